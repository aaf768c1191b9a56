"""The plain form of a state: readable names, JSON-able.

What follows from the rest is not written down: crates, tiles, buildings, workers and VP that are in nobody's hands are
in the supply, the bag, the tray or the pool. So a scenario that gives a board need not say what is left elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping

from tradewinds.games.puertorico.accounts import (
    ALL_BUILDINGS,
    ALL_CITIZENS,
    ALL_CRATES,
    ALL_TILES,
    ALL_WORKERS,
    in_play,
    slots_to_choose_from,
    tiles_of,
)
from tradewinds.games.puertorico.components import (
    ABILITIES,
    ACHIEVEMENTS,
    ALL_ACHIEVEMENTS,
    BIT,
    BUILDING_COUNT,
    BUILDINGS,
    CITIZENS,
    COUNTRYSIDE,
    GOAL_NAMES,
    GOODS,
    KINDS,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    ROLES,
    SIZE,
    TILES,
)
from tradewinds.games.puertorico.festival import GOAL_BUILDING, GOAL_GOODS, GOAL_OPEN, GOAL_PLANTATIONS, WIDTH
from tradewinds.games.puertorico.limits import check_frames, frame_limits
from tradewinds.games.puertorico.state import (
    AFLOAT_AT,
    COUNTED_AT,
    DIFFICULTIES,
    DISCARD_AT,
    FRAMES,
    GOODS_AT,
    HOUSE_AT,
    OFFER_AT,
    PAIR_LIMITS,
    ROLE_COINS_AT,
    SELECTIONS,
    SHIP_GOOD_AT,
    SHIP_LOAD_AT,
    START_CHANGES,
    STREAMS,
    SUPPLY_AT,
    TILE_BITS,
    TRAY_AT,
    UNSEEN_AT,
    WORKERS_AT,
    Player,
    Puertoma,
    PuertoRicoState,
)
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.plain import (
    Field,
    Reader,
    choice,
    counted,
    counts,
    flag,
    head_plain,
    members,
    names_in,
    number,
    packed,
    read,
    read_frames,
    read_head,
    write,
)

TRIGGERS = ["workers", "buildings", "vp"]
BOARD = [
    number("coins", 0, 10_000),
    number("vp", 0, 10_000),
    counts("goods", GOODS, 50, "pieces", GOODS_AT),
    packed("tiles", TILES, 12, TILE_BITS),
    counts("forests", GOODS, 12),
    number("idle_workers", 0, 100),
    number("idle_citizens", 0, 20),
    number("flags", 0, 31),
    number("gained", 0, 127),
    number("phase_vp", 0, 10_000),
    members("cards", ACHIEVEMENTS),
    members("done", ACHIEVEMENTS),
    number("staffing", 0, 4),
    number("staff_from", 0, 4096),
]
PUERTOMA = [
    counts("third", GOODS, 12),
    number("open", 0, 30),
    number("working", 0, 4095),
    number("gone", 0, 30),
    choice("reserve", BUILDINGS),
    number("built", 0, 8),
    number("favoured", -1, 4),
    number("recruited", 0, 100),
    flag("acted"),
]


def table_fields(s: PuertoRicoState) -> list[Field]:
    last = int(s.players) - 1
    return [
        number("round", 0, 1_000_000),
        number("governor", 0, last),
        number("picks", 0, 6),
        number("chooser", -1, last),
        choice("role", ROLES),
        members("taken", ROLES),
        counts("role_coins", ROLES, 1000, "table", ROLE_COINS_AT),
        counts("discard", GOODS, 50, "table", DISCARD_AT),
        number("vp_recorded", 0, 10_000),
        flag("exhausted"),
        members("triggers", TRIGGERS),
        counts("house", GOODS, 50, "table", HOUSE_AT),
        counts("afloat", GOODS, 50, "table", AFLOAT_AT),
        number("marker", -1, last),
        choice("captured", ROLES),
        number("captor", -1, last),
        members("unkept", ACHIEVEMENTS),
        choice("tracker", ROLES),
        number("tiebreak", 0, 255),
    ]


def people_plain(board: Player) -> dict[str, str]:
    """Who is where: {harbor: w, chapel: c, large_sugar_mill: ww}."""
    return {
        PLACE_NAMES[place]: "w" * int(board.pieces[WORKERS_AT + place]) + "c" * int(board.citizens[place])
        for place in range(PLACES)
        if board.pieces[WORKERS_AT + place] or board.citizens[place]
    }


def board_plain(s: PuertoRicoState, seat: int) -> dict[str, object]:
    board = s.boards[seat]
    values = write(board, BOARD)
    values["tally"] = counted([board.tallied(k) for k in range(KINDS)], GOODS)
    values["buildings"] = [name for b, name in enumerate(BUILDINGS) if board.owns(b)]
    values["people"] = people_plain(board)
    if s.rules.new_buildings:
        values["unseen_forests"] = counted(board.forests[UNSEEN_AT:COUNTED_AT], GOODS)
        values["counted_forests"] = counted(board.forests[COUNTED_AT:], GOODS)
    if s.is_puertoma(seat):
        values["puertoma"] = puertoma_plain(s.automa(seat))
    return values


def puertoma_plain(mine: Puertoma) -> dict[str, object]:
    return {
        **write(mine, PUERTOMA),
        "workers": [int(n) for n in mine.workers],
        "citizens": [int(n) for n in mine.citizens],
        "levels": [int(n) for n in mine.levels][1:],
        "abilities": [ABILITIES[a] for a in mine.abilities if a >= 0],
    }


def goal_plain(s: PuertoRicoState, goal: int) -> dict[str, object]:
    at = WIDTH * goal
    building = int(s.goals[at + GOAL_BUILDING])
    return {
        "goal": GOAL_NAMES[s.goals[at]],
        "open": s.goals[at + GOAL_OPEN] == 1,
        "plantations": [
            GOODS[s.goals[at + GOAL_PLANTATIONS + i]] for i in range(2) if s.goals[at + GOAL_PLANTATIONS + i] >= 0
        ],
        "goods": [GOODS[s.goals[at + GOAL_GOODS + i]] for i in range(3) if s.goals[at + GOAL_GOODS + i] >= 0],
        "building": BUILDINGS[building & 63] if building >= 0 else None,
        "aside": building >= 64,
    }


def option_values(s: PuertoRicoState) -> dict[str, object]:
    o = s.rules
    return {
        "expansion_new_buildings": o.new_buildings,
        "expansion_citizens": o.citizens,
        "expansion_smuggler": o.smuggler,
        "expansion_festival": o.festival,
        "expansion_festival_cards": o.festival_cards,
        "expansion_achievements": o.achievements,
        "puertomas": int(o.puertomas),
        "puertoma_difficulty": DIFFICULTIES[o.difficulty],
        "achievement_draft": o.draft_cards,
        "opt_cost_swap": o.cost_swap,
        "opt_start_change": START_CHANGES[o.start_change],
        "opt_tailor_cap3": o.tailor_cap,
        "opt_pair_limit": PAIR_LIMITS[o.pair_limit],
        "building_selection": SELECTIONS[o.selection],
        "recruiter_placement": "simultaneous" if o.simultaneous else "clockwise",
        "errata_2026": o.errata,
        "smuggler_poach_mode": "by" if o.poach_by else "to",
        "festival_cards_mode": "add" if o.add_cards else "replace",
        "puertoma_build_choice": "level_random" if o.level_random else "level_then_cost",
        "free_gains": "ask" if o.ask_gains else "auto",
        "first_governor": "first_seat" if o.first_seat else "random",
        "vp_visibility": "open" if o.open_vp else "hidden",
    }


def to_plain(s: PuertoRicoState) -> dict[str, object]:
    return {
        **head_plain(s, "puertorico", option_values(s), STREAMS, FRAMES, s.rules.box.name),
        **write(s, table_fields(s)),
        **({"opener": int(s.opener)} if s.rules.puertomas else {}),
        "offer": [GOODS[kind] if kind >= 0 else None for kind in s.table[OFFER_AT:]],
        "register": {"workers": int(s.register_workers), "citizens": int(s.register_citizens)},
        "lost": {"workers": int(s.lost_workers), "citizens": int(s.lost_citizens)},
        "ships": [
            {
                "size": int(s.ship_size[i]),
                "good": GOODS[s.table[SHIP_GOOD_AT + i]] if s.table[SHIP_GOOD_AT + i] >= 0 else None,
                "count": int(s.table[SHIP_LOAD_AT + i]),
            }
            for i in range(3)
            if s.ship_size[i]
        ],
        "selected": [name for b, name in enumerate(BUILDINGS) if s.selected & BIT[b]],
        "goals": [goal_plain(s, g) for g in range(len(s.goals) // WIDTH)],
        "passed": [names_in(cards, ACHIEVEMENTS) for cards in s.passed],
        "boards": [board_plain(s, seat) for seat in range(int(s.players))],
    }


# --- reading ----------------------------------------------------------------------------------------------------------


def read_board(s: PuertoRicoState, seat: int, r: Reader) -> None:
    board = s.boards[seat]
    read(board, r, BOARD)
    if s.rules.new_buildings:
        for at, which in ((UNSEEN_AT, "unseen_forests"), (COUNTED_AT, "counted_forests")):
            for k, n in enumerate(r.counts(which, GOODS, 12)):
                board.forests[at + k] = n
        for k in range(KINDS):
            if board.forests[UNSEEN_AT + k] + board.forests[COUNTED_AT + k] > board.forests[k]:
                raise r.wrong("unseen_forests", GOODS[k])
    board.tallies = 0
    for k, n in enumerate(r.counts("tally", GOODS, 50)):
        board.tally(k, n)
    board.own = 0
    board.spaces = 0
    for name in r.items("buildings"):
        if name not in BUILDINGS or board.owns(BUILDINGS.index(str(name))):
            raise r.wrong("buildings", name)
        b = BUILDINGS.index(str(name))
        board.own |= BIT[b]
        board.spaces += SIZE[b]
    if not s.is_puertoma(seat):
        for place in range(PLACES):
            if board.room(place) > 0:
                board.vacant += board.room(place)
                board.add_place(place)
    people = Reader(f"{r.where}.people", r.get("people"))
    people.done(PLACE_NAMES[:PLACES])
    for place in range(PLACES):
        who = str(people.values.get(PLACE_NAMES[place], ""))
        if who.strip("wc"):
            raise people.wrong(PLACE_NAMES[place], who)
        board.pieces[WORKERS_AT + place] = who.count("w")
        board.citizens[place] = who.count("c")
        if not s.is_puertoma(seat):
            if board.room(place) < 0:
                raise people.wrong(PLACE_NAMES[place], who)
            board.vacant -= len(who)
    board.staff_rest = slots_to_choose_from(board)
    if s.is_puertoma(seat):
        read_puertoma(s.automa(seat), Reader(f"{r.where}.puertoma", r.get("puertoma")))
    elif board.countryside() > COUNTRYSIDE or board.spaces > 12:
        raise r.wrong("tiles", board.countryside())
    r.done([*board_plain(s, seat)])


def read_puertoma(mine: Puertoma, r: Reader) -> None:
    for name, numbers in (("workers", mine.workers), ("citizens", mine.citizens)):
        given = r.items(name)
        if len(given) != 10 or any(n not in range(4) or n is True or n is False for n in given):
            raise r.wrong(name, given)
        for i, n in enumerate(given):
            numbers[i] = int(str(n))
    read(mine, r, PUERTOMA)
    levels = r.items("levels")
    if len(levels) != 4 or any(n not in range(3) or n is True or n is False for n in levels):
        raise r.wrong("levels", levels)
    for i, n in enumerate(levels):
        mine.levels[1 + i] = int(str(n))
    abilities = r.items("abilities")
    # Before the table is laid out (the tray is being selected) there are none yet.
    if len(abilities) not in (0, 4) or any(a not in ABILITIES for a in abilities):
        raise r.wrong("abilities", abilities)
    for i, ability in enumerate(abilities):
        mine.abilities[1 + i] = ABILITIES.index(str(ability))
    r.done([*puertoma_plain(mine)])


def read_goals(s: PuertoRicoState, r: Reader) -> None:
    given = r.items("goals")
    if len(given) != len(s.goals) // WIDTH:
        raise r.wrong("goals", len(given))
    for g, values in enumerate(given):
        inner = Reader(f"state.goals.{g}", values)
        at = WIDTH * g
        s.goals[at] = inner.index("goal", GOAL_NAMES)
        s.goals[at + GOAL_OPEN] = 1 if inner.flag("open") else 0
        for name, first, most in (("plantations", GOAL_PLANTATIONS, 2), ("goods", GOAL_GOODS, 3)):
            kinds = inner.items(name)
            if len(kinds) > most or any(kind not in GOODS for kind in kinds):
                raise inner.wrong(name, kinds)
            for i in range(most):
                s.goals[at + first + i] = GOODS.index(str(kinds[i])) if i < len(kinds) else -1
        building = inner.index("building", BUILDINGS)
        s.goals[at + GOAL_BUILDING] = building + (64 if building >= 0 and inner.flag("aside") else 0)


def read_plain(s: PuertoRicoState, values: Mapping[str, object]) -> None:
    """Fill a fresh state (whose goals have been laid out) from its plain form."""
    r = Reader("state", values)
    read_head(s, r, STREAMS, s.rules.box.name)
    read(s, r, table_fields(s))
    if s.rules.puertomas:
        s.seat_people_from(r.number("opener", 0, int(s.people) - 1))
    offer = r.items("offer")
    if len(offer) != s.players + 1 or any(kind is not None and kind not in GOODS for kind in offer):
        raise r.wrong("offer", offer)
    for i, kind in enumerate(offer):
        s.table[OFFER_AT + i] = -1 if kind is None else GOODS.index(str(kind))
    register = Reader("state.register", r.get("register"))
    s.register_workers = register.number("workers", 0, 100)
    s.register_citizens = register.number("citizens", 0, 20)
    lost = Reader("state.lost", r.get("lost"))
    s.lost_workers = lost.number("workers", 0, 100)
    s.lost_citizens = lost.number("citizens", 0, 20)
    ships = r.items("ships")
    for i, ship in enumerate(ships):
        inner = Reader(f"state.ships.{i}", ship)
        if i > 2 or inner.number("size", 4, 8) != s.ship_size[i]:
            raise r.wrong("ships", ship)
        s.table[SHIP_GOOD_AT + i] = inner.index("good", GOODS)
        s.table[SHIP_LOAD_AT + i] = inner.number("count", 0, int(s.ship_size[i]))
    s.selected = 0
    for kind in r.items("selected"):
        if kind not in BUILDINGS:
            raise r.wrong("selected", kind)
        s.selected |= BIT[BUILDINGS.index(str(kind))]
    read_goals(s, r)
    passed = r.items("passed")
    if len(passed) != s.players:
        raise r.wrong("passed", len(passed))
    for seat in range(int(s.players)):
        s.passed[seat] = Reader("state.passed", {"cards": passed[seat]}).bits("cards", ACHIEVEMENTS)
    boards = r.items("boards")
    if len(boards) != s.players:
        raise r.wrong("boards", len(boards))
    for seat, board in enumerate(boards):
        read_board(s, seat, Reader(f"state.boards.{seat}", board))
    s.put_all(read_frames(r, FRAMES, frame_limits(s)))
    if not s.frames and not s.over:
        raise r.wrong("frames", "none")
    r.done([*to_plain(s)])
    s.list_kinds()
    derive(s)
    check_frames(s)


def derive(s: PuertoRicoState) -> None:
    """What is in nobody's hands: supply, bag, quarries, tray, workers, citizens, VP pool, undealt cards."""
    crates, tiles = s.rules.box.crates_for(s.players), s.rules.box.tiles_for(s.players)
    owned = in_play(s)
    for k in range(KINDS):
        s.table[SUPPLY_AT + k] = crates[k] - owned[ALL_CRATES + k]
        s.bag[k] = tiles[k] - owned[ALL_TILES + k]
    s.quarries = tiles[QUARRY] - owned[ALL_TILES + QUARRY]
    for b in range(BUILDING_COUNT):
        s.table[TRAY_AT + b] = tiles_of(s, b) - owned[ALL_BUILDINGS + b]
    numbers = s.rules.box.setup[int(s.players)]
    s.workers = int(numbers["workers_total"]) - owned[ALL_WORKERS]
    s.citizens = (CITIZENS if s.rules.citizens else 0) - owned[ALL_CITIZENS]
    s.vp_pool = int(numbers["vp_total"]) - (sum(int(board.vp) for board in s.boards) - int(s.vp_recorded))
    s.undealt = ALL_ACHIEVEMENTS & ~int(s.unkept)
    for board, cards in zip(s.boards, s.passed, strict=True):
        s.undealt &= ~int(board.cards) & ~int(cards)
    short = [name for name, n in (("workers", s.workers), ("citizens", s.citizens), ("vp", s.vp_pool)) if n < 0]
    short += [GOODS[k] for k in range(KINDS) if s.table[SUPPLY_AT + k] < 0 or s.bag[k] < 0]
    short += [BUILDINGS[b] for b in range(BUILDING_COUNT) if s.table[TRAY_AT + b] < 0]
    if s.quarries < 0:
        short.append("quarry")
    if short:
        raise BadPlain("error-plain-too-many", {"what": ", ".join(short)}, field="state.boards")
