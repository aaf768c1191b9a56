"""Who works where, by rules of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import LEAVE_EMPTY, OCCUPANT, STAFF, STAFF_ANEW, STAFF_KEEP
from tradewinds.games.puertorico.components import (
    CHAPEL,
    CORN,
    FIRST_BUILDING,
    KINDS,
    PLACES,
    PRODUCES,
    QUARRY,
    SIZE,
    SLOTS,
    TWO_FUNCTIONS,
)
from tradewinds.games.puertorico.mate.worth import (
    EXPANDED_EARLY,
    coin_value,
    end_bonus,
    func_rate,
    quarry_rate,
    rounds_left,
    unit_rate,
)
from tradewinds.games.puertorico.state import (
    STAFF_ASK,
    STAFF_PLACE,
    STAFF_WHO,
    WORKERS_AT,
    Player,
    PuertoRicoState,
)
from tradewinds.kernel.vectors import vec


def place_rate(s: PuertoRicoState, board: Player, place: i64, placed: vec[i64], rest: i64, left: float) -> float:
    """VP per round and person at a place, after those already placed."""
    coin = coin_value(left)
    if place == CORN:
        return unit_rate(CORN, placed[CORN] == 0, 0, coin)
    if place < KINDS:
        if rest < 2 or free_hands(board, place, placed) < 0:
            return 0.011 if free_hands(board, place, placed) < 0 else 0.02
        best: i64 = 0
        k: i64
        for k in range(1, KINDS):
            if placed[k] > 0:
                best = k
        return 0.5 * unit_rate(place, placed[place] == 0, best, coin)
    if place == QUARRY:
        return quarry_rate(placed[QUARRY], coin)
    b = place - FIRST_BUILDING
    if SIZE[b] == 2:
        bonus = end_bonus(s, board, b, left)
        return bonus if left < 2.5 else EXPANDED_EARLY * bonus / left
    if PRODUCES[b] >= 0:
        return 0.01
    return func_rate(s, board, b, coin) if placed[place] == 0 else 0.0


def free_hands(board: Player, kind: i64, placed: vec[i64]) -> i64:
    """A production building of the kind that has a slot left, as a place; -1: none."""
    if kind == 1 or kind == 2:
        large = kind + 1
        if board.owns(large) and placed[FIRST_BUILDING + large] < SLOTS[large]:
            return FIRST_BUILDING + large
        small = kind - 1
        if board.owns(small) and placed[FIRST_BUILDING + small] < SLOTS[small]:
            return FIRST_BUILDING + small
        return -1
    if board.owns(kind + 1) and placed[FIRST_BUILDING + kind + 1] < SLOTS[kind + 1]:
        return FIRST_BUILDING + kind + 1
    return -1


def slots_at(board: Player, place: i64) -> i64:
    return board.tiles_of(place) if place < FIRST_BUILDING else SLOTS[place - FIRST_BUILDING]


def staffing_plan(s: PuertoRicoState, board: Player, persons: i64) -> vec[i64]:
    """How many persons should be at each place: always the best place next; who grows something comes in pairs."""
    placed = vec[i64]([0] * PLACES)
    left = rounds_left(s)
    rest = persons
    while rest > 0:
        top = -1.0
        to: i64 = -1
        for place in board.places:
            if placed[place] >= slots_at(board, place):
                continue
            rate = place_rate(s, board, place, placed, rest, left)
            if rate > top:
                top = rate
                to = place
        if to < 0:
            break
        placed[to] += 1
        rest -= 1
        if CORN < to < KINDS and rest > 0:
            building = free_hands(board, to, placed)
            if building >= 0:
                placed[building] += 1
                rest -= 1
    return placed


def staff(s: PuertoRicoState, seat: i64) -> i64:
    board = s.boards[seat]
    mode = board.staffing
    if mode == STAFF_WHO:
        # A citizen is better in the Chapel only; elsewhere the worker's function.
        return OCCUPANT + (1 if TWO_FUNCTIONS[board.staff_from] == CHAPEL else 0)
    plan = staffing_plan(s, board, board.persons())
    if mode == STAFF_ASK:
        for place in board.places:
            if board.pieces[WORKERS_AT + place] + board.citizens[place] > plan[place]:
                return STAFF_ANEW
        return STAFF_KEEP
    first = board.staff_from % 64
    if mode == STAFF_PLACE:
        for place in board.places:
            if place >= first and board.pieces[WORKERS_AT + place] + board.citizens[place] < plan[place]:
                return STAFF + place
    else:
        kept = board.staff_from // 64
        for place in board.places:
            if place >= first and slots_at(board, place) - (kept if place == first else 0) > plan[place]:
                return LEAVE_EMPTY + place
    return -1


def placing(s: PuertoRicoState, seat: i64, first: i64, more: i64) -> i64:
    """The next place, from `first` on, where the plan wants somebody of `more` new persons; -1: none."""
    board = s.boards[seat]
    plan = staffing_plan(s, board, board.persons() + more)
    for place in board.places:
        if place >= first and board.room(place) > 0:
            if board.pieces[WORKERS_AT + place] + board.citizens[place] < plan[place]:
                return place
    return -1
