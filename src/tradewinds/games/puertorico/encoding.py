"""Observations of Puerto Rico: what `seeing.py` shows a seat, as numbers. Names and places stand side by side below."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tradewinds.games.puertorico.components import (
    ABILITIES,
    ACHIEVEMENTS,
    BUILDING_COUNT,
    BUILDINGS,
    COPIES,
    FIRST_BUILDING,
    GOAL_NAMES,
    GOODS,
    KINDS,
    PLACE_NAMES,
    PLACES,
    ROLES,
    SIZE,
    TILES,
)
from tradewinds.games.puertorico.festival import GOAL_BUILDING, GOAL_GOODS, GOAL_OPEN, GOAL_PLANTATIONS, WIDTH
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.phases.rounds import PICKS_PER_ROUND
from tradewinds.games.puertorico.plain import TRIGGERS
from tradewinds.games.puertorico.state import (
    DEALING,
    DIFFICULTIES,
    DISCARD_AT,
    FOREST,
    FRAMES,
    GAINING,
    GOODS_AT,
    HOUSE_AT,
    OFFER_AT,
    OVERPAYING,
    PAIR_LIMITS,
    PAYING,
    PENSIONING,
    ROLE_COINS_AT,
    SCHOOLING,
    SELECTIONS,
    SHIP_GOOD_AT,
    SHIP_LOAD_AT,
    SMALL_SHIPPING,
    STAFFING,
    START_CHANGES,
    STORING,
    SUPPLY_AT,
    TRADING,
    TRAY_AT,
    WINDOW,
    WORKERS_AT,
    Options,
    Player,
    Puertoma,
)
from tradewinds.kernel.bits import least, size
from tradewinds.kernel.encoding import (
    FLOATS,
    Encoder,
    Layout,
    mark_bits,
    mark_deciders,
    part,
    places,
    relative,
    seats,
)
from tradewinds.kernel.state import NOTHING, State
from tradewinds.kernel.vectors import vec

VERSION: Final = 1
SEATS: Final = 5
MOST_PUERTOMAS: Final = 2
PEOPLE: Final = ["workers", "citizens"]
ASKED_BITS: Final = 8
EXPANDED_KINDS: Final = [b for b in range(BUILDING_COUNT) if SIZE[b] == 2]
EXPANDED_INDEX: Final = vec[i64]([EXPANDED_KINDS.index(b) if SIZE[b] == 2 else -1 for b in range(BUILDING_COUNT)])
"""A Puertoma's reserve is one of the expanded buildings."""

# --- a board -------------------------------------------------------------------------------------------------------

_BOARD: Final = Layout()
PRESENT: Final[i64] = _BOARD.one("present")
PUERTOMA: Final[i64] = _BOARD.one("puertoma")
COINS: Final[i64] = _BOARD.one("coins")
VP: Final[i64] = _BOARD.one("vp")
"""Others' only where they are open."""
GOODS_HELD: Final[i64] = _BOARD.many("goods", GOODS)
TILES_HELD: Final[i64] = _BOARD.many("tiles", TILES)
FORESTS: Final[i64] = _BOARD.one("forests")
LAND: Final[i64] = _BOARD.one("tiles_used")
OWNED: Final[i64] = _BOARD.many("owns", BUILDINGS)
BUILDING_POINTS: Final[i64] = _BOARD.one("building_points")
CITY_USED: Final[i64] = _BOARD.one("city_used")
PERSONS: Final[i64] = _BOARD.many("at", PLACE_NAMES[:PLACES], PEOPLE)
IDLE: Final[i64] = _BOARD.many("idle", PEOPLE)
VACANT: Final[i64] = _BOARD.one("empty_slots")
OPEN_CARDS: Final[i64] = _BOARD.one("achievements_open")
DONE_CARDS: Final[i64] = _BOARD.many("achieved", ACHIEVEMENTS)
PRODUCED: Final[i64] = _BOARD.many("produced", GOODS)
IS_STAFFING: Final[i64] = _BOARD.one("staffing")
STRIDE: Final[i64] = _BOARD.size()

# --- what a Puertoma has beside it -----------------------------------------------------------------------------------

_AUTOMA: Final = Layout()
SPACE_PERSONS: Final[i64] = _AUTOMA.many("space", GOODS, places(2, 1))
THIRD: Final[i64] = _AUTOMA.many("third", GOODS)
LEVELS: Final[i64] = _AUTOMA.many("level", places(4, 1))
OPEN_ABILITY: Final[i64] = _AUTOMA.many("ability", ABILITIES)
WORKING: Final[i64] = _AUTOMA.many("works", ABILITIES)
RESERVE: Final[i64] = _AUTOMA.many("reserve", [BUILDINGS[b] for b in EXPANDED_KINDS])
AUTOMA_STRIDE: Final[i64] = _AUTOMA.size()

# --- the whole -----------------------------------------------------------------------------------------------------

LAYOUT: Final = Layout()
PLAYERS: Final[i64] = LAYOUT.many("players", places(4, 2))
SEAT: Final[i64] = LAYOUT.many("seat", places(SEATS))
PUERTOMAS: Final[i64] = LAYOUT.many("puertomas", places(3))
OPTION: Final[i64] = LAYOUT.many(
    "option",
    [
        "new_buildings",
        "citizens",
        "smuggler",
        "festival",
        "festival_cards",
        "add_cards",
        "achievements",
        "draft_cards",
        "level_random",
        "cost_swap",
        "tailor_cap",
        "simultaneous",
        "errata",
        "poach_by",
        "ask_gains",
        "first_seat",
        "open_vp",
    ],
)
DIFFICULTY: Final[i64] = LAYOUT.many("option.difficulty", DIFFICULTIES)
START_CHANGE: Final[i64] = LAYOUT.many("option.start_change", START_CHANGES)
PAIR_LIMIT: Final[i64] = LAYOUT.many("option.pair_limit", PAIR_LIMITS)
SELECTION: Final[i64] = LAYOUT.many("option.selection", SELECTIONS)
ROUND: Final[i64] = LAYOUT.one("round")
GOVERNOR: Final[i64] = LAYOUT.many("governor", seats(SEATS))
CHOOSER: Final[i64] = LAYOUT.many("chooser", seats(SEATS))
PICKS_LEFT: Final[i64] = LAYOUT.one("picks_left")
ROLE_NOW: Final[i64] = LAYOUT.many("role", ROLES)
ROLE_THERE: Final[i64] = LAYOUT.many("role_there", ROLES)
ROLE_TAKEN: Final[i64] = LAYOUT.many("role_taken", ROLES)
ROLE_COINS: Final[i64] = LAYOUT.many("role_coins", ROLES)
OFFER: Final[i64] = LAYOUT.many("offer", GOODS)
QUARRIES: Final[i64] = LAYOUT.one("quarries")
BAG: Final[i64] = LAYOUT.one("bag")
DISCARD: Final[i64] = LAYOUT.many("discard", GOODS)
REGISTER: Final[i64] = LAYOUT.many("register", PEOPLE)
SUPPLY: Final[i64] = LAYOUT.many("supply", PEOPLE)
SUPPLY_GOODS: Final[i64] = LAYOUT.many("supply", GOODS)
VP_POOL: Final[i64] = LAYOUT.one("vp_pool")
TRIGGER: Final[i64] = LAYOUT.many("ends_by", TRIGGERS)
HOUSE: Final[i64] = LAYOUT.many("trading_house", GOODS)
SHIP: Final[i64] = LAYOUT.many("ship", places(3), ["size", "load", *GOODS])
SHIP_STRIDE: Final = 7
TRAY: Final[i64] = LAYOUT.many("tray", BUILDINGS)
IN_GAME: Final[i64] = LAYOUT.many("in_game", BUILDINGS)
GOAL: Final[i64] = LAYOUT.many(
    "goal",
    GOAL_NAMES,
    ["there", "open", *(f"plantation_{good}" for good in GOODS), *(f"good_{good}" for good in GOODS)],
)
GOAL_STRIDE: Final = 12
GOAL_BUILDINGS: Final[i64] = LAYOUT.many("goal_building", BUILDINGS)
MARKER: Final[i64] = LAYOUT.many("marker", seats(SEATS))
CAPTURED: Final[i64] = LAYOUT.many("captured", ROLES)
TRACKER: Final[i64] = LAYOUT.many("tracker", ROLES)
DECIDES: Final[i64] = LAYOUT.many("decides", seats(SEATS))
ASKED: Final[i64] = LAYOUT.many("asked", FRAMES)
ASKED_SEAT: Final[i64] = LAYOUT.many("asked.seat", seats(SEATS))
ASKED_BUILDING: Final[i64] = LAYOUT.many("asked.building", BUILDINGS)
ASKED_GOOD: Final[i64] = LAYOUT.many("asked.tile", TILES)
ASKED_STAGE: Final[i64] = LAYOUT.one("asked.stage")
ASKED_N: Final[i64] = LAYOUT.one("asked.number")
ASKED_MASK: Final[i64] = LAYOUT.many("asked.bit", places(ASKED_BITS))
CARDS: Final[i64] = LAYOUT.many("achievement", ACHIEVEMENTS)
"""The observer's own, not yet completed."""
PASSED: Final[i64] = LAYOUT.many("offered_achievement", ACHIEVEMENTS)
USED: Final[i64] = LAYOUT.many("used", ["wharf", "small_wharf", "first_load", "hospital", "gained_forest"])
"""By the observer in the running phase."""
BOARD: Final[i64] = LAYOUT.repeated([f"board{seat}" for seat in seats(SEATS)], _BOARD)
AUTOMA: Final[i64] = LAYOUT.repeated([f"puertoma{place}" for place in places(MOST_PUERTOMAS)], _AUTOMA)


class PuertoRicoEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(LAYOUT, VERSION)

    def encode(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        s = cast(PuertoRico, state)
        encode_options(s, seat, out, at)
        encode_round(s, seat, out, at)
        encode_supplies(s, out, at)
        encode_question(s, seat, out, at)
        if s.rules.festival:
            encode_goals(s, out, at)
        mine = s.boards[seat]
        mark_bits(out, at + CARDS, mine.cards & ~mine.done)
        mark_bits(out, at + PASSED, s.passed[seat])
        mark_bits(out, at + USED, mine.flags)
        i: i64 = 0
        for board in s.boards:
            encode_board(s, board, i, seat, out, at + BOARD + STRIDE * relative(s, i, seat))
            i += 1
        i = 0
        for automa in s.puertomas:
            encode_automa(s.boards[s.people + i], automa, out, at + AUTOMA + AUTOMA_STRIDE * i)
            i += 1


def encode_options(s: PuertoRico, seat: i64, out: vec[float], at: i64) -> None:
    out[at + PLAYERS + s.players - 2] = 1.0
    out[at + SEAT + seat] = 1.0
    o = s.rules
    out[at + PUERTOMAS + o.puertomas] = 1.0
    out[at + DIFFICULTY + o.difficulty] = 1.0
    out[at + START_CHANGE + o.start_change] = 1.0
    out[at + PAIR_LIMIT + o.pair_limit] = 1.0
    out[at + SELECTION + o.selection] = 1.0
    mark_bits(out, at + OPTION, flags_of(o))


def flags_of(o: Options) -> i64:
    """The options that are on or off, in the order of their names."""
    bits: i64 = 0
    if o.new_buildings:
        bits |= 1
    if o.citizens:
        bits |= 2
    if o.smuggler:
        bits |= 4
    if o.festival:
        bits |= 8
    if o.festival_cards:
        bits |= 16
    if o.add_cards:
        bits |= 32
    if o.achievements:
        bits |= 64
    if o.draft_cards:
        bits |= 128
    if o.level_random:
        bits |= 256
    if o.cost_swap:
        bits |= 512
    if o.tailor_cap:
        bits |= 1024
    if o.simultaneous:
        bits |= 2048
    if o.errata:
        bits |= 4096
    if o.poach_by:
        bits |= 8192
    if o.ask_gains:
        bits |= 16384
    if o.first_seat:
        bits |= 32768
    if o.open_vp:
        bits |= 65536
    return bits


def encode_round(s: PuertoRico, seat: i64, out: vec[float], at: i64) -> None:
    out[at + ROUND] = part(s.round, 20.0)
    out[at + GOVERNOR + relative(s, s.governor, seat)] = 1.0
    if s.chooser >= 0:
        out[at + CHOOSER + relative(s, s.chooser, seat)] = 1.0
    left = PICKS_PER_ROUND[s.players] - s.picks
    if left > 0:
        out[at + PICKS_LEFT] = part(left, 6.0)
    if s.role >= 0:
        out[at + ROLE_NOW + s.role] = 1.0
    mark_bits(out, at + ROLE_THERE, s.roles)
    mark_bits(out, at + ROLE_TAKEN, s.taken)
    role: i64
    for role in range(9):
        if s.table[ROLE_COINS_AT + role] > 0:
            out[at + ROLE_COINS + role] = part(s.table[ROLE_COINS_AT + role], 5.0)
    mark_bits(out, at + TRIGGER, s.triggers)
    if s.marker >= 0:
        out[at + MARKER + relative(s, s.marker, seat)] = 1.0
    if s.captured >= 0:
        out[at + CAPTURED + s.captured] = 1.0
    if s.tracker >= 0:
        out[at + TRACKER + s.tracker] = 1.0


def encode_supplies(s: PuertoRico, out: vec[float], at: i64) -> None:
    i: i64
    for i in range(OFFER_AT, len(s.table)):
        kind = s.table[i]
        if kind >= 0:
            out[at + OFFER + kind] += part(1, 6.0)
    out[at + QUARRIES] = part(s.quarries, 8.0)
    bag: i64 = 0
    k: i64
    for k in range(KINDS):
        bag += s.bag[k]
        out[at + DISCARD + k] = part(s.table[DISCARD_AT + k], 12.0)
        out[at + SUPPLY_GOODS + k] = part(s.table[SUPPLY_AT + k], 11.0)
        out[at + HOUSE + k] = part(s.table[HOUSE_AT + k], 4.0)
    out[at + BAG] = part(bag, 60.0)
    out[at + REGISTER] = part(s.register_workers, 10.0)
    out[at + REGISTER + 1] = part(s.register_citizens, 10.0)
    out[at + SUPPLY] = part(s.workers, 100.0)
    out[at + SUPPLY + 1] = part(s.citizens, 20.0)
    out[at + VP_POOL] = part(s.vp_pool, 130.0)
    for i in range(3):
        if s.ship_size[i] > 0:
            ship = at + SHIP + SHIP_STRIDE * i
            out[ship] = part(s.ship_size[i], 8.0)
            if s.table[SHIP_GOOD_AT + i] >= 0:
                out[ship + 1] = part(s.table[SHIP_LOAD_AT + i], 8.0)
                out[ship + 2 + s.table[SHIP_GOOD_AT + i]] = 1.0
    for b in s.kinds:
        out[at + IN_GAME + b] = 1.0
        if s.table[TRAY_AT + b] > 0:
            out[at + TRAY + b] = part(s.table[TRAY_AT + b], FLOATS[COPIES[b]])


def encode_question(s: PuertoRico, seat: i64, out: vec[float], at: i64) -> None:
    """What is asked, of whom, and the numbers of the question; a tile that was drawn is its drawer's to see."""
    frame = s.top
    kind = frame.kind
    if s.over or kind == NOTHING:
        return
    mark_deciders(s, seat, out, at + DECIDES)
    out[at + ASKED + kind] = 1.0
    if 0 <= frame.seat < s.players:
        out[at + ASKED_SEAT + relative(s, frame.seat, seat)] = 1.0
    out[at + ASKED_N] = part(frame.n, 10.0)
    if kind == PAYING or kind == OVERPAYING or kind == SCHOOLING or kind == GAINING:
        if frame.what >= 0:
            out[at + ASKED_BUILDING + frame.what] = 1.0
    elif kind == FOREST:
        if frame.n != 1 or frame.seat == seat:
            out[at + ASKED_GOOD + frame.what] = 1.0
    elif kind == SMALL_SHIPPING:
        if frame.what < KINDS:
            out[at + ASKED_GOOD + frame.what] = 1.0
    else:
        out[at + ASKED_STAGE] = part(frame.what, 8.0)
    if kind == STORING or kind == SMALL_SHIPPING or kind == PENSIONING or kind == PAYING or kind == GAINING:
        mark_bits(out, at + ASKED_MASK, frame.mask & 255)
    elif kind == TRADING:
        mark_bits(out, at + ASKED_MASK, frame.mask & 7)
    elif kind != STAFFING and kind != WINDOW and kind != DEALING:
        out[at + ASKED_MASK] = part(frame.mask, 8.0)


def encode_goals(s: PuertoRico, out: vec[float], at: i64) -> None:
    g: i64
    i: i64
    goals = s.goals
    for g in range(0, len(goals), WIDTH):
        goal = at + GOAL + GOAL_STRIDE * goals[g]
        out[goal] = 1.0
        if goals[g + GOAL_OPEN] != 1:
            continue
        out[goal + 1] = 1.0
        for i in range(2):
            if goals[g + GOAL_PLANTATIONS + i] >= 0:
                out[goal + 2 + goals[g + GOAL_PLANTATIONS + i]] += part(1, 2.0)
        for i in range(3):
            if goals[g + GOAL_GOODS + i] >= 0:
                out[goal + 7 + goals[g + GOAL_GOODS + i]] += part(1, 3.0)
        building = goals[g + GOAL_BUILDING]
        if building >= 0:
            out[at + GOAL_BUILDINGS + (building & 63)] = 1.0


def encode_board(s: PuertoRico, board: Player, index: i64, seat: i64, out: vec[float], at: i64) -> None:
    own = index == seat
    out[at + PRESENT] = 1.0
    if s.is_puertoma(index):
        out[at + PUERTOMA] = 1.0
    out[at + COINS] = part(board.coins, 20.0)
    if own or s.rules.open_vp:
        out[at + VP] = part(board.vp, 60.0)
    k: i64
    for k in range(KINDS):
        if board.pieces[GOODS_AT + k] != 0:
            out[at + GOODS_HELD + k] = part(board.pieces[GOODS_AT + k], 11.0)
    for k in range(KINDS + 1):
        if board.tiles_of(k) != 0:
            out[at + TILES_HELD + k] = part(board.tiles_of(k), 6.0)
    if board.tallies != 0:
        for k in range(KINDS):
            out[at + PRODUCED + k] = part(board.tallied(k), 11.0)
    out[at + FORESTS] = part(board.forest_count(), 12.0)
    out[at + LAND] = part(board.countryside(), 12.0)
    points: i64 = 0
    own_left = board.own
    while own_left != 0:
        k = least(own_left)
        own_left &= own_left - 1
        out[at + OWNED + k] = 1.0
        points += s.rules.box.vp[k]
    out[at + BUILDING_POINTS] = part(points, 40.0)
    out[at + CITY_USED] = part(board.spaces, 12.0)
    for place in board.places:
        whole = 6.0 if place < FIRST_BUILDING else 3.0
        if board.pieces[WORKERS_AT + place] != 0:
            out[at + PERSONS + 2 * place] = part(board.pieces[WORKERS_AT + place], whole)
        if board.citizens[place] != 0:
            out[at + PERSONS + 2 * place + 1] = part(board.citizens[place], whole)
    out[at + IDLE] = part(board.idle_workers, 20.0)
    out[at + IDLE + 1] = part(board.idle_citizens, 10.0)
    out[at + VACANT] = part(board.vacant, 20.0)
    if s.rules.achievements:
        out[at + OPEN_CARDS] = part(size(board.cards & ~board.done), 6.0)
        mark_bits(out, at + DONE_CARDS, board.done)
    if board.staffing > 0:
        out[at + IS_STAFFING] = 1.0


def encode_automa(board: Player, automa: Puertoma, out: vec[float], at: i64) -> None:
    k: i64
    i: i64
    for k in range(KINDS):
        for i in range(board.tiles_of(k)):
            if i < 2:
                out[at + SPACE_PERSONS + 2 * k + i] = part(automa.workers[2 * k + i] + automa.citizens[2 * k + i], 4.0)
        out[at + THIRD + k] = part(automa.third[k], 4.0)
    for k in range(1, 5):
        out[at + LEVELS + k - 1] = part(automa.levels[k], 6.0)
        if (automa.open >> k) & 1 != 0 and automa.abilities[k] >= 0:
            out[at + OPEN_ABILITY + automa.abilities[k]] = 1.0
    mark_bits(out, at + WORKING, automa.working)
    if automa.reserve >= 0:
        out[at + RESERVE + EXPANDED_INDEX[automa.reserve]] = 1.0
