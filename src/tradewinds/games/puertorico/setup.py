"""Set-up in the order of PR-2.13, so that the same seed always means the same table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from tradewinds.games.puertorico import festival
from tradewinds.games.puertorico.automa import action_board
from tradewinds.games.puertorico.automa import builder as automa
from tradewinds.games.puertorico.components import (
    ABILITIES,
    ABILITY_LEVEL,
    ACHIEVEMENTS,
    ALTERNATIVE_COST,
    BIT,
    BUILDER,
    BUILDING_COUNT,
    BY_ORDER,
    CITIZENS,
    COMMERCIAL,
    CORN,
    EXPANSION,
    FRUIT,
    KINDS,
    LEVEL,
    QUARRY,
    SUGAR,
    TILES,
)
from tradewinds.games.puertorico.content import Box
from tradewinds.games.puertorico.phases.rounds import begin_round
from tradewinds.games.puertorico.state import (
    ABILITY,
    ASK_DISCARD,
    ASK_DRAFT,
    CARDS,
    DEALING,
    DIFFICULTIES,
    GOODS_AT,
    LAYING_OUT,
    PAIR_LIMITS,
    ROUND,
    SELECTING,
    SELECTIONS,
    SETUP_STREAM,
    START_CHANGES,
    SUPPLY_AT,
    TILE_UNIT,
    TRAY_AT,
    Options,
    PuertoRicoState,
)
from tradewinds.games.puertorico.supply import lay_out_offer
from tradewinds.kernel.game import OptionValue
from tradewinds.kernel.state import Frame


def make_options(values: Mapping[str, OptionValue], box: Box) -> Options:
    o = Options(box)
    o.new_buildings = values["expansion_new_buildings"] is True
    o.citizens = values["expansion_citizens"] is True
    o.smuggler = values["expansion_smuggler"] is True
    o.festival = values["expansion_festival"] is True
    o.festival_cards = values["expansion_festival_cards"] is True
    o.add_cards = values["festival_cards_mode"] == "add"
    o.achievements = values["expansion_achievements"] is True
    o.draft_cards = values["achievement_draft"] is True
    o.puertomas = int(values["puertomas"] or 0)
    o.difficulty = DIFFICULTIES.index(str(values["puertoma_difficulty"]))
    o.level_random = values["puertoma_build_choice"] == "level_random"
    o.cost_swap = values["opt_cost_swap"] is True
    o.start_change = START_CHANGES.index(str(values["opt_start_change"]))
    o.tailor_cap = values["opt_tailor_cap3"] is True
    o.pair_limit = PAIR_LIMITS.index(str(values["opt_pair_limit"]))
    o.selection = SELECTIONS.index(str(values["building_selection"]))
    o.simultaneous = values["recruiter_placement"] == "simultaneous"
    o.errata = values["errata_2026"] is True
    o.poach_by = values["smuggler_poach_mode"] == "by"
    o.ask_gains = values["free_gains"] == "ask"
    o.first_seat = values["first_governor"] == "first_seat"
    o.open_vp = values["vp_visibility"] == "open"
    if o.cost_swap:
        o.costs = box.alternative_costs
        o.reach = box.alternative_reach
        o.rows = ALTERNATIVE_COST
    return o


def set_up(s: PuertoRicoState) -> None:
    """Seats and Governor, supplies, bag and quarries, then the tray; the rest follows when the tray is selected."""
    s.governor = 0 if s.rules.first_seat else s.chance.below(SETUP_STREAM, s.people)
    if s.rules.puertomas > 0:
        s.tracker = BUILDER
        s.tiebreak = 255
        s.seat_people_from(s.governor)
    if s.journal is not None:
        s.journal.add("set_up", "PR-2.1", s.governor, {"governor": int(s.governor), "players": int(s.players)})
    set_up_numbers(s)
    s.push(LAYING_OUT, -1)
    fill_tray(s)


def set_up_numbers(s: PuertoRicoState) -> None:
    """What the number of seats decides: supplies, Register, ships and role tiles (PR-2.2 to 2.6, 13.2 to 13.6)."""
    numbers: dict[str, Any] = s.rules.box.setup[int(s.players)]
    s.vp_pool = int(numbers["vp_total"])
    s.workers = int(numbers["workers_supply_start"])
    s.register_workers = int(numbers["register_start"])
    if s.rules.citizens:  # one of the persons on the Register is a citizen (PR-15.3)
        s.citizens = CITIZENS - 1
        s.register_citizens = 1
        s.register_workers -= 1
        s.workers += 1
    crates = s.rules.box.crates_for(s.players)
    tiles = s.rules.box.tiles_for(s.players)
    for k in range(KINDS):
        s.table[SUPPLY_AT + k] = crates[k]
        s.bag[k] = tiles[k]
    s.quarries = tiles[QUARRY]
    for i, size in enumerate(numbers["ships"]):
        s.ship_size[i] = int(size)
    s.roles = 0b111111
    for extra in range(int(numbers["role_tiles"]) - 6):
        s.roles |= 1 << (6 + extra)
    if s.rules.smuggler:
        s.roles |= 1 << 8


def fill_tray(s: PuertoRicoState) -> None:
    """The base set, or the production buildings and then the selection of expansions I and II (PR-2.8, 14.1, 15.1)."""
    two = s.players == 2
    select = s.rules.new_buildings or s.rules.citizens
    for b in range(BUILDING_COUNT):
        if EXPANSION[b] == 0 and (COMMERCIAL[b] == 0 or not select):
            s.selected |= BIT[b]
            if two:
                s.table[TRAY_AT + b] = 2 if COMMERCIAL[b] == 0 else 1
            else:
                s.table[TRAY_AT + b] = s.rules.box.copies[b]
    s.list_kinds()
    if select:
        s.push(SELECTING, -1)


def lay_out(s: PuertoRicoState) -> None:
    """Festival goals, offer, coins and starting plantations, Puertoma boards, achievements, first round."""
    s.pop()
    s.push(ROUND, -1)
    numbers: dict[str, Any] = s.rules.box.setup[int(s.players)]
    if s.rules.start_change == 2:
        s.bag[CORN] -= s.players
    if s.rules.festival:
        festival.lay_out_goals(s)
    lay_out_offer(s)
    for n in range(s.players):
        seat = s.seat_after(s.governor, n)
        start_seat(s, seat, str(numbers["start_plantations"][n]), int(numbers["start_coins"]))
    if s.rules.puertomas > 0:
        set_up_puertomas(s)
    begin_round(s)
    if s.rules.achievements:
        deal_achievements(s)


def start_seat(s: PuertoRicoState, seat: i64, plantation: str, coins: int) -> None:
    """Coins and one plantation without a worker (PR-2.9, 2.10); optional start change (PR-20.2)."""
    board = s.boards[seat]
    kind = TILES.index(plantation)
    if s.rules.start_change == 2:
        kind = CORN
        coins -= 1
    else:
        if s.rules.start_change == 1 and kind == CORN:
            coins -= 1
        s.bag[kind] -= 1
    board.coins = coins
    if s.is_puertoma(seat):
        board.tiles += TILE_UNIT[kind]
    else:
        board.add_tile(kind)
    if s.journal is not None:
        s.journal.add("started", "PR-2.10", seat, {"tile": TILES[kind], "coins": coins})


def set_up_puertomas(s: PuertoRicoState) -> None:
    """Four ability tiles face down, one of each level (PR-21.6); gifts when it is hard (PR-21.52, R.68)."""
    hard: list[int] = []
    for seat in range(int(s.people), int(s.players)):
        mine = s.automa(seat)
        for level in range(1, 5):
            choices: i64 = 0
            for ability in range(len(ABILITIES)):
                if ABILITY_LEVEL[ability] == level:
                    choices |= 1 << ability
            mine.abilities[level] = s.chance.pick(ABILITY, choices)
        if s.rules.difficulty == action_board.HARD:
            mine.open |= 2
            if s.journal is not None:
                s.journal.add("ability", "PR-21.52", seat, {"ability": ABILITIES[mine.abilities[1]]})
            hard.append(seat)
    starts = [0 if s.boards[seat].tiles_of(FRUIT) > 0 else 1 for seat in hard]
    if len(hard) == 2 and starts[0] == starts[1]:
        starts = [0, 1]
    for seat, gift in zip(hard, starts, strict=True):
        give_hard_start(s, seat, gift)


def give_hard_start(s: PuertoRicoState, seat: i64, gift: int) -> None:
    board = s.boards[seat]
    level = 1 + gift
    kinds = [b for b in BY_ORDER if COMMERCIAL[b] == 1 and LEVEL[b] == level and s.table[TRAY_AT + b] > 0]
    building = kinds[action_board.by_card(s, len(kinds))]
    automa.take_building(s, seat, building, level, 0)
    good = CORN if gift == 0 else SUGAR
    if s.table[SUPPLY_AT + good] > 0:
        s.table[SUPPLY_AT + good] -= 1
        board.pieces[GOODS_AT + good] += 1
    if gift == 0:
        start = next(k for k in range(KINDS) if board.tiles_of(k) > 0)
        s.workers -= 1
        s.automa(seat).workers[2 * start] += 1
    else:
        board.coins = 1


def deal_achievements(s: PuertoRicoState) -> None:
    """Four cards each; six with Puertomas, of which four are kept; or a draft (PR-19.1, 19.6, 22.18)."""
    ask: i64 = ASK_DISCARD if s.rules.puertomas > 0 else (ASK_DRAFT if s.rules.draft_cards else 0)
    for seat in range(int(s.people)):
        dealt = 0
        for _ in range(6 if ask == ASK_DISCARD else 4):
            card = s.chance.pick(CARDS, s.undealt)
            s.undealt &= ~(1 << card)
            dealt |= 1 << int(card)
        if ask == 0:
            s.boards[seat].cards = dealt
        else:
            s.passed[seat] = dealt
        if s.journal is not None:
            names = [name for i, name in enumerate(ACHIEVEMENTS) if (dealt >> i) & 1]
            s.journal.add_secret("dealt", "PR-19.1", seat, {"n": len(names)}, {"cards": names}, (seat,))
    if ask != 0:
        s.push(DEALING, -1, ask, 0, (1 << s.people) - 1)


def step_laying_out(s: PuertoRicoState, frame: Frame) -> bool:
    lay_out(s)
    return False
