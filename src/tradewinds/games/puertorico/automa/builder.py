"""A Puertoma builds (PR-21.22 to 21.28, 22.12)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import festival
from tradewinds.games.puertorico.automa.action_board import acted, by_card, unlock
from tradewinds.games.puertorico.automa.recruiter import receive
from tradewinds.games.puertorico.components import (
    BIT,
    BUILD_COIN,
    BUILD_WORKER,
    BUILDING_COUNT,
    BUILDINGS,
    BY_ORDER,
    COMMERCIAL,
    LEVEL,
    SIZE,
)
from tradewinds.games.puertorico.state import TRAY_AT, TRIGGER_B, PuertoRicoState
from tradewinds.games.puertorico.supply import give_coins, trigger


def costs(s: PuertoRicoState, building: i64, discount: i64) -> i64:
    return max(s.rules.costs[building] - discount, 0)


def may_build(s: PuertoRicoState, seat: i64, building: i64, purse: i64, discount: i64) -> bool:
    """A commercial building in the tray that it does not own and can pay."""
    return (
        COMMERCIAL[building] == 1
        and s.table[TRAY_AT + building] > 0
        and s.boards[seat].own & BIT[building] == 0
        and costs(s, building, discount) <= purse
    )


def best_level(s: PuertoRicoState, seat: i64, purse: i64, discount: i64) -> i64:
    """The highest level for which it can pay and has a free space; 0: none."""
    mine = s.automa(seat)
    level: i64
    b: i64
    for level in range(4, 0, -1):
        if mine.levels[level] >= 2:
            continue
        if level == 4:
            if mine.built > 0 and mine.reserve >= 0 and may_build(s, seat, mine.reserve, purse, discount):
                return 4
            continue
        for b in range(BUILDING_COUNT):
            if LEVEL[b] == level and SIZE[b] == 1 and may_build(s, seat, b, purse, discount):
                return level
    return 0


def affordable_level(s: PuertoRicoState, seat: i64, purse: i64, discount: i64) -> i64:
    best: i64 = 0
    b: i64
    for b in range(BUILDING_COUNT):
        if LEVEL[b] > best and may_build(s, seat, b, purse, discount):
            best = LEVEL[b]
    return best


def goal_building(s: PuertoRicoState, seat: i64, purse: i64, discount: i64) -> i64:
    """The cheapest building that an open goal shows and that it can build, or -1 (PR-22.12, R.52)."""
    if not s.rules.festival:
        return -1
    best: i64 = -1
    g: i64
    for g in range(festival.goal_count(s)):
        at = festival.WIDTH * g
        if s.goals[at + festival.GOAL_OPEN] == 0 or s.goals[at + festival.GOAL_BUILDING] < 0:
            continue
        b = s.goals[at + festival.GOAL_BUILDING] & 63
        if not may_build(s, seat, b, purse, discount) or goal_level(s, seat, b, purse, discount) < 0:
            continue
        if best < 0 or costs(s, b, 0) < costs(s, best, 0):
            best = b
    return best


def goal_level(s: PuertoRicoState, seat: i64, building: i64, purse: i64, discount: i64) -> i64:
    """The lowest free level space that is at least the building's level, if it can afford that level; else -1."""
    mine = s.automa(seat)
    if SIZE[building] == 2 and mine.built == 0:
        return -1
    level: i64
    for level in range(LEVEL[building], 5):
        if mine.levels[level] < 2:
            return level if level <= affordable_level(s, seat, purse, discount) else -1
    return -1


def build(s: PuertoRicoState, seat: i64) -> None:
    board = s.boards[seat]
    mine = s.automa(seat)
    discount: i64 = 1 if seat == s.chooser else 0
    extra: i64 = 1 if mine.can(BUILD_COIN) else 0
    purse = board.coins + extra
    building = goal_building(s, seat, purse, discount)
    level: i64 = 0
    if building >= 0:
        level = goal_level(s, seat, building, purse, discount)
    else:
        level = best_level(s, seat, purse, discount)
        if level == 0:
            return
        building = mine.reserve if level == 4 else pick_building(s, seat, level, purse, discount)
    give_coins(s, seat, extra, "PR-21.44")  # only because it builds (PR-R.48)
    paid = costs(s, building, discount)
    board.coins -= paid
    take_building(s, seat, building, level, paid)
    if mine.can(BUILD_WORKER) and s.workers > 0:
        s.workers -= 1
        receive(s, seat, 1, 0)
    acted(s, seat)
    if s.rules.festival:
        festival.check_build(s, seat, building)


def pick_building(s: PuertoRicoState, seat: i64, level: i64, purse: i64, discount: i64) -> i64:
    """Within the level the highest cost, equal cost by card; or by card among all of the level (PR-21.23, R.44)."""
    most: i64 = -1
    count: i64 = 0
    i: i64
    for i in range(BUILDING_COUNT):
        b = BY_ORDER[i]
        if LEVEL[b] == level and may_build(s, seat, b, purse, discount):
            cost = 0 if s.rules.level_random else s.rules.costs[b]
            if cost > most:
                most = cost
                count = 1
            elif cost == most:
                count += 1
    nth = by_card(s, count)
    for i in range(BUILDING_COUNT):
        b = BY_ORDER[i]
        if LEVEL[b] == level and may_build(s, seat, b, purse, discount):
            if s.rules.level_random or s.rules.costs[b] == most:
                if nth == 0:
                    return b
                nth -= 1
    return -1


def take_building(s: PuertoRicoState, seat: i64, building: i64, level: i64, paid: i64) -> None:
    """The tile goes to its level space; abilities, reserve token, and the full board (PR-21.24 to 21.27, 21.49)."""
    board = s.boards[seat]
    mine = s.automa(seat)
    s.table[TRAY_AT + building] -= 1
    board.own |= BIT[building]
    board.spaces += SIZE[building]
    mine.levels[level] += 1
    first = mine.built == 0
    mine.built += 1
    if s.journal is not None:
        s.journal.add("built", "PR-21.23", seat, {"building": BUILDINGS[building], "coins": int(paid)})
    unlock(s, seat, level)
    if level == 4 and mine.levels[4] >= 2:
        mine.reserve = -1
    elif first or mine.reserve == building:
        move_reserve(s, seat)
    building_bought(s, building)
    if mine.levels[1] >= 2 and mine.levels[2] >= 2 and mine.levels[3] >= 2 and mine.levels[4] >= 2:
        trigger(s, TRIGGER_B, "PR-21.49")


def move_reserve(s: PuertoRicoState, seat: i64) -> None:
    """Onto a random expanded building in the tray that it does not own and that has no token (PR-21.26, R.45)."""
    mine = s.automa(seat)
    mine.reserve = -1
    if mine.levels[4] >= 2:
        return
    count: i64 = 0
    i: i64
    for i in range(BUILDING_COUNT):
        if reservable(s, seat, BY_ORDER[i]):
            count += 1
    if count == 0:
        return
    nth = by_card(s, count)
    for i in range(BUILDING_COUNT):
        if reservable(s, seat, BY_ORDER[i]):
            if nth == 0:
                mine.reserve = BY_ORDER[i]
                break
            nth -= 1
    if s.journal is not None:
        s.journal.add("reserve", "PR-21.26", seat, {"building": BUILDINGS[mine.reserve]})


def reservable(s: PuertoRicoState, seat: i64, building: i64) -> bool:
    if SIZE[building] != 2 or s.table[TRAY_AT + building] == 0 or s.boards[seat].own & BIT[building] != 0:
        return False
    for other in s.puertomas:
        if other.reserve == building:
            return False
    return True


def building_bought(s: PuertoRicoState, building: i64) -> None:
    """A building with a reserve token on it is gone from the tray: the token moves on (PR-21.26)."""
    if s.table[TRAY_AT + building] > 0:
        return
    seat: i64
    for seat in range(s.people, s.players):
        if s.automa(seat).reserve == building:
            move_reserve(s, seat)
