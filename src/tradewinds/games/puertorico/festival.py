"""Expansions IV and V: the Festival's goals (chapters 17 and 18). The first to fulfil one gets its reward at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.components import (
    BIT,
    BOARD_GOALS,
    BUILDING_COUNT,
    BUILDINGS,
    COMMERCIAL,
    GOAL_NAMES,
    GOALS,
    GOODS,
    KINDS,
    LEVEL,
    SIZE,
)
from tradewinds.games.puertorico.state import FESTIVAL, REWARDING, SUPPLY_AT, TRAY_AT, PuertoRicoState
from tradewinds.games.puertorico.supply import give_coins, give_vp
from tradewinds.kernel.vectors import append, vec

WIDTH: Final = 8
"""Numbers per goal in `goals`: card, open, two plantations, three goods, building."""
GOAL_OPEN: Final = 1
GOAL_PLANTATIONS: Final = 2
GOAL_GOODS: Final = 4
GOAL_BUILDING: Final = 7

OWN: Final = 0
PRODUCE_SAME: Final = 1
PRODUCE_ALL: Final = 2
OWN_AND_PRODUCE: Final = 3
FILL_HOUSE: Final = 4
LOAD_SAME: Final = 5
DISPATCH: Final = 6
BUILD: Final = 7
_VERBS = {
    "own_plantations": OWN,
    "produce_same_phase": PRODUCE_SAME,
    "produce_all_shown": PRODUCE_ALL,
    "own_and_produce": OWN_AND_PRODUCE,
    "fill_trading_house": FILL_HOUSE,
    "load_same_phase": LOAD_SAME,
    "dispatch": DISPATCH,
    "build": BUILD,
}
VERB: Final = vec[i64]([_VERBS[goal["goal"]["verb"]] for goal in GOALS])
LARGEST: Final = vec[i64]([1 if goal["goal"].get("ship") == "largest" else 0 for goal in GOALS])
FESTIVAL_DELIVERY: Final = GOAL_NAMES.index("festival_delivery")


def goal_count(s: PuertoRicoState) -> i64:
    return len(s.goals) // WIDTH


def lay_out_goals(s: PuertoRicoState) -> None:
    """Set-up: the three printed goals, or three cards instead of them or beside them (PR-17.1, 18.1, R.35)."""
    cards: list[int] = []
    if not s.rules.festival_cards or s.rules.add_cards:
        cards = [0, 1, 2]
    if s.rules.festival_cards:
        pool = (1 << len(GOALS)) - (1 << BOARD_GOALS)
        if s.rules.puertomas > 0:  # PR-22.10
            pool &= ~(1 << FESTIVAL_DELIVERY)
        for _ in range(3):
            card = int(s.chance.pick(FESTIVAL, pool))
            pool &= ~(1 << card)
            cards.append(card)
    for card in cards:
        fill_goal(s, card)


def fill_goal(s: PuertoRicoState, card: int) -> None:
    """Draw what the goal shows; crates, plantations and a building tile lie on it until it is fulfilled (PR-18.2)."""
    slots = GOALS[card]["slots"]
    distinct = bool(slots.get("distinct", False))
    row = [card, 1, -1, -1, -1, -1, -1, -1]
    shown: i64 = 0
    for i in range(int(slots.get("plantations", 0))):
        choices: i64 = 0
        for k in range(KINDS):
            if s.bag[k] > 0 and not (distinct and (shown >> k) & 1 != 0):
                choices |= 1 << k
        kind = int(s.chance.pick(FESTIVAL, choices))
        shown |= 1 << kind
        s.bag[kind] -= 1
        row[GOAL_PLANTATIONS + i] = kind
    shown = 0
    urn = vec[i64]([3] * KINDS)  # three crates of each kind to draw from
    for i in range(int(slots.get("goods", 0))):
        kind = int(s.chance.weigh(FESTIVAL, urn))
        urn[kind] = 0 if distinct else urn[kind] - 1
        s.table[SUPPLY_AT + kind] -= 1
        row[GOAL_GOODS + i] = kind
    if "building" in slots:
        row[GOAL_BUILDING] = draw_building(s, slots["building"] == "expanded")
    for number in row:
        s.goals = append(s.goals, number)
    if s.journal is not None:
        s.journal.add("goal", "PR-17.1" if card < BOARD_GOALS else "PR-18.1", -1, goal_words(s, goal_count(s) - 1))


def draw_building(s: PuertoRicoState, expanded: bool) -> int:
    """A 3-VP regular commercial, or an expanded, building of this game; a tile is set aside if one stays (PR-R.34)."""
    candidates: list[int] = []
    for b in range(BUILDING_COUNT):
        if s.selected & BIT[b] != 0 and COMMERCIAL[b] == 1:
            if SIZE[b] == 2 if expanded else (SIZE[b] == 1 and LEVEL[b] == 3):
                candidates.append(b)
    found = candidates[s.chance.below(FESTIVAL, len(candidates))]
    if s.table[TRAY_AT + found] > 1:
        s.table[TRAY_AT + found] -= 1
        return found + 64  # 64 marks a tile that lies on the goal
    return found


def goal_words(s: PuertoRicoState, goal: i64) -> dict[str, object]:
    at = WIDTH * goal
    building = s.goals[at + GOAL_BUILDING]
    return {
        "goal": GOAL_NAMES[s.goals[at]],
        "plantations": [GOODS[s.goals[at + i]] for i in (2, 3) if s.goals[at + i] >= 0],
        "goods": [GOODS[s.goals[at + i]] for i in (4, 5, 6) if s.goals[at + i] >= 0],
        "building": BUILDINGS[building & 63] if building >= 0 else None,
    }


def complete(s: PuertoRicoState, seat: i64, goal: i64) -> None:
    """The reward at once, the components back, the goal closed (PR-17.2, 18.3)."""
    at = WIDTH * goal
    card = s.goals[at]
    s.goals[at + GOAL_OPEN] = 0
    if s.journal is not None:
        s.journal.add("goal_reached", "PR-17.2" if card < BOARD_GOALS else "PR-18.3", seat, goal_words(s, goal))
    i: i64
    for i in range(2):
        kind = s.goals[at + GOAL_PLANTATIONS + i]
        if kind >= 0:
            s.bag[kind] += 1
    for i in range(3):
        kind = s.goals[at + GOAL_GOODS + i]
        if kind >= 0:
            s.table[SUPPLY_AT + kind] += 1
    building = s.goals[at + GOAL_BUILDING]
    if building >= 64:
        s.table[TRAY_AT + building - 64] += 1
        s.goals[at + GOAL_BUILDING] = building - 64
    give_coins(s, seat, s.rules.box.goal_coins[card], "PR-17.4")
    give_vp(s, seat, s.rules.box.goal_vp[card], "PR-17.5")
    n = min(s.rules.box.goal_workers[card], s.workers)
    if n > 0:
        s.workers -= n
        s.push(REWARDING, seat, 0, n)


def owns_enough(s: PuertoRicoState, seat: i64, at: i64, each: i64) -> bool:
    board = s.boards[seat]
    i: i64
    for i in range(2):
        kind = s.goals[at + GOAL_PLANTATIONS + i]
        if kind >= 0:
            have = board.tiles_of(kind)
            if s.is_puertoma(seat):
                have += s.automa(seat).third[kind]
            if have < each:
                return False
    return True


def made_enough(s: PuertoRicoState, seat: i64, at: i64, each: i64, repeats: bool) -> bool:
    """Produced in this phase at least `each` of every kind shown, or every crate shown with repeats."""
    board = s.boards[seat]
    i: i64
    j: i64
    for i in range(3):
        kind = s.goals[at + GOAL_GOODS + i]
        if kind >= 0:
            need = each
            if repeats:
                need = 0
                for j in range(3):
                    if s.goals[at + GOAL_GOODS + j] == kind:
                        need += 1
            if board.tallied(kind) < need:
                return False
    return True


def check_tiles(s: PuertoRicoState, seat: i64) -> None:
    """After a plantation was gained."""
    g: i64
    for g in range(goal_count(s)):
        at = WIDTH * g
        card = s.goals[at]
        if s.goals[at + GOAL_OPEN] == 1 and VERB[card] == OWN and owns_enough(s, seat, at, s.rules.box.goal_each[card]):
            complete(s, seat, g)


def check_production(s: PuertoRicoState, seat: i64) -> None:
    """After crates were produced; privilege and Canal crates count (PR-17.6)."""
    g: i64
    for g in range(goal_count(s)):
        at = WIDTH * g
        card = s.goals[at]
        if s.goals[at + GOAL_OPEN] == 0:
            continue
        verb = VERB[card]
        if verb == PRODUCE_SAME or verb == PRODUCE_ALL:
            reached = made_enough(s, seat, at, s.rules.box.goal_each[card], verb == PRODUCE_ALL)
        elif verb == OWN_AND_PRODUCE:
            reached = owns_enough(s, seat, at, 1) and made_enough(s, seat, at, 1, False)
        else:
            reached = False
        if reached:
            complete(s, seat, g)


def check_build(s: PuertoRicoState, seat: i64, building: i64) -> None:
    g: i64
    for g in range(goal_count(s)):
        at = WIDTH * g
        shown = s.goals[at + GOAL_BUILDING]
        if s.goals[at + GOAL_OPEN] == 1 and shown >= 0 and shown & 63 == building:
            complete(s, seat, g)


def check_sale(s: PuertoRicoState, seat: i64, good: i64) -> None:
    """Closing Time: the crate that fills the Trading House (PR-18.8)."""
    g: i64
    for g in range(goal_count(s)):
        at = WIDTH * g
        if s.goals[at + GOAL_OPEN] == 1 and VERB[s.goals[at]] == FILL_HOUSE and s.goals[at + GOAL_GOODS] == good:
            complete(s, seat, g)


def send_off(s: PuertoRicoState, goal: i64, ship: i64, good: i64) -> bool:
    """Filling this ship with this good fulfils the goal: the largest or smallest cargo ship (PR-18.14, 18.17)."""
    at = WIDTH * goal
    card = s.goals[at]
    if s.goals[at + GOAL_OPEN] == 0 or VERB[card] != DISPATCH or s.goals[at + GOAL_GOODS] != good:
        return False
    last: i64 = 2 if s.ship_size[2] > 0 else 1
    return ship == (last if LARGEST[card] == 1 else 0)


def check_load(s: PuertoRicoState, seat: i64, good: i64, filled: i64) -> None:
    """After a load; `filled` is the cargo ship that it dispatched, or -1 (PR-18.4, 18.11)."""
    board = s.boards[seat]
    g: i64
    for g in range(goal_count(s)):
        at = WIDTH * g
        if s.goals[at + GOAL_OPEN] == 0:
            continue
        if filled >= 0 and send_off(s, g, filled, good):
            complete(s, seat, g)
        elif VERB[s.goals[at]] == LOAD_SAME:
            a = board.tallied(s.goals[at + GOAL_GOODS])
            b = board.tallied(s.goals[at + GOAL_GOODS + 1])
            if (a >= 1 and b >= 2) or (a >= 2 and b >= 1):
                complete(s, seat, g)
