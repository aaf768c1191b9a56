"""The accounting of every component (PR-24.14): crates, tiles, buildings, workers, citizens, VP and cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.components import (
    ALL_ACHIEVEMENTS,
    BIT,
    BUILDING_COUNT,
    BUILDINGS,
    CITIZENS,
    COMMERCIAL,
    COUNTRYSIDE,
    GOODS,
    KINDS,
    LARGE_TAILOR_SHOP,
    PLACE_NAMES,
    PLACES,
    PUERTOMA_SLOTS,
    QUARRY,
    SIZE,
)
from tradewinds.games.puertorico.festival import GOAL_BUILDING, GOAL_GOODS, GOAL_OPEN, GOAL_PLANTATIONS, WIDTH
from tradewinds.games.puertorico.state import (
    AFLOAT_AT,
    COUNTED_AT,
    DISCARD_AT,
    FOREST,
    GOODS_AT,
    HOUSE_AT,
    OFFER_AT,
    REWARDING,
    SHIP_GOOD_AT,
    SHIP_LOAD_AT,
    STAFF_EMPTY,
    STAFF_PLACE,
    SUPPLY_AT,
    TRAY_AT,
    UNSEEN_AT,
    WORKERS_AT,
    Player,
    PuertoRicoState,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.vectors import vec

ALL_CRATES: Final = 0
ALL_TILES: Final = 5
ALL_BUILDINGS: Final = 11
ALL_WORKERS: Final = 56
ALL_CITIZENS: Final = 57
"""Where each kind of component begins in what `in_play` counts."""


def tiles_of(s: PuertoRicoState, building: i64) -> i64:
    """Tiles of a kind in this match (PR-13.1, 14.2)."""
    if s.selected & BIT[building] == 0:
        return 0
    if s.players == 2:
        return 2 if COMMERCIAL[building] == 0 and building != LARGE_TAILOR_SHOP else 1
    return s.rules.box.copies[building]


def in_play(s: PuertoRicoState) -> vec[i64]:
    """Everything that lies on boards, ships, the Trading House, the Register, the offer and the Festival."""
    owned = vec[i64]([0] * 58)
    owned[ALL_WORKERS] = s.register_workers + s.lost_workers
    owned[ALL_CITIZENS] = s.register_citizens + s.lost_citizens
    i: i64
    k: i64
    for k in range(KINDS):
        owned[ALL_CRATES + k] = s.table[HOUSE_AT + k] + s.table[AFLOAT_AT + k]
        owned[ALL_TILES + k] = s.table[DISCARD_AT + k]
    for i in range(3):
        if s.table[SHIP_GOOD_AT + i] >= 0:
            owned[ALL_CRATES + s.table[SHIP_GOOD_AT + i]] += s.table[SHIP_LOAD_AT + i]
    at: i64
    for at in range(OFFER_AT, len(s.table)):
        if s.table[at] >= 0:
            owned[ALL_TILES + s.table[at]] += 1
    for at in range(0, len(s.goals), WIDTH):
        if s.goals[at + GOAL_OPEN] != 0:
            for i in range(2):
                if s.goals[at + GOAL_PLANTATIONS + i] >= 0:
                    owned[ALL_TILES + s.goals[at + GOAL_PLANTATIONS + i]] += 1
            for i in range(3):
                if s.goals[at + GOAL_GOODS + i] >= 0:
                    owned[ALL_CRATES + s.goals[at + GOAL_GOODS + i]] += 1
            if s.goals[at + GOAL_BUILDING] >= 64:
                owned[ALL_BUILDINGS + s.goals[at + GOAL_BUILDING] - 64] += 1
    for board in s.boards:
        for k in range(KINDS):
            owned[ALL_CRATES + k] += board.pieces[GOODS_AT + k]
            owned[ALL_TILES + k] += board.tiles_of(k) + board.forests[k]
        owned[ALL_TILES + QUARRY] += board.tiles_of(QUARRY)
        for k in range(BUILDING_COUNT):
            if board.owns(k):
                owned[ALL_BUILDINGS + k] += 1
        owned[ALL_WORKERS] += board.idle_workers
        owned[ALL_CITIZENS] += board.idle_citizens
        for at in range(PLACES):
            owned[ALL_WORKERS] += board.pieces[WORKERS_AT + at]
        for n in board.citizens:
            owned[ALL_CITIZENS] += n
    for mine in s.puertomas:
        for k in range(KINDS):
            owned[ALL_TILES + k] += mine.third[k]
        for n in mine.workers:
            owned[ALL_WORKERS] += n
        for n in mine.citizens:
            owned[ALL_CITIZENS] += n
    for frame in s.frames:
        if frame.kind == REWARDING:
            owned[ALL_WORKERS] += frame.n
        elif frame.kind == FOREST:
            owned[ALL_TILES + frame.what] += 1
    return owned


def violations(s: PuertoRicoState) -> list[str]:
    """Every crate, tile, building, worker, citizen, VP and card accounted for; every board within its spaces."""
    wrong: list[str] = []
    numbers = s.rules.box.setup[int(s.players)]
    owned = in_play(s)
    crates, tiles = s.rules.box.crates_for(s.players), s.rules.box.tiles_for(s.players)
    k: i64
    for k in range(KINDS):
        if s.table[SUPPLY_AT + k] + owned[ALL_CRATES + k] != crates[k] or s.table[SUPPLY_AT + k] < 0:
            wrong.append(f"{GOODS[k]} crates: {s.table[SUPPLY_AT + k] + owned[ALL_CRATES + k]} of {crates[k]}")
        if s.bag[k] + owned[ALL_TILES + k] != tiles[k] or s.bag[k] < 0:
            wrong.append(f"{GOODS[k]} tiles: {s.bag[k] + owned[ALL_TILES + k]} of {tiles[k]}")
    if s.quarries + owned[ALL_TILES + QUARRY] != tiles[QUARRY]:
        wrong.append("quarries")
    for k in range(BUILDING_COUNT):
        if s.table[TRAY_AT + k] + owned[ALL_BUILDINGS + k] != tiles_of(s, k) or s.table[TRAY_AT + k] < 0:
            wrong.append(f"{BUILDINGS[k]}: {s.table[TRAY_AT + k] + owned[ALL_BUILDINGS + k]} of {tiles_of(s, k)}")
    if s.workers + owned[ALL_WORKERS] != int(numbers["workers_total"]) or s.workers < 0:
        wrong.append(f"workers: {s.workers + owned[ALL_WORKERS]}")
    if s.citizens + owned[ALL_CITIZENS] != (CITIZENS if s.rules.citizens else 0) or s.citizens < 0:
        wrong.append(f"citizens: {s.citizens + owned[ALL_CITIZENS]}")
    vp = s.vp_pool - s.vp_recorded
    cards = s.undealt | s.unkept
    total = size(s.undealt) + size(s.unkept)
    for k in range(s.players):
        board = s.boards[k]
        vp += board.vp
        cards |= board.cards | s.passed[k]
        total += size(board.cards) + size(s.passed[k])
        wrong += board_violations(s, k)
    if vp != int(numbers["vp_total"]) or s.vp_pool < 0:
        wrong.append(f"vp: {vp}")
    if cards != ALL_ACHIEVEMENTS or total != 30:
        wrong.append(f"achievement cards: {total}")
    if not s.over and s.deciders == 0:
        wrong.append("nobody owes a decision")
    return wrong


def board_violations(s: PuertoRicoState, seat: i64) -> list[str]:
    board = s.boards[seat]
    wrong: list[str] = []
    at: i64
    if board.coins < 0 or board.vp < 0:
        wrong.append(f"seat {seat}: {board.coins} coins, {board.vp} VP")
    if s.is_puertoma(seat):
        mine = s.automa(seat)
        for at in range(10):
            filled = mine.workers[at] + mine.citizens[at]
            if filled > (PUERTOMA_SLOTS[at >> 1] if at % 2 < board.tiles_of(at >> 1) else 0):
                wrong.append(f"seat {seat}: {filled} workers under space {at}")
        return wrong
    if board.countryside() > COUNTRYSIDE or board.spaces > 12:
        wrong.append(f"seat {seat}: {board.countryside()} tiles, {board.spaces} building spaces")
    used: i64 = 0
    for at in range(BUILDING_COUNT):
        if board.owns(at):
            used += SIZE[at]
    if used != board.spaces:
        wrong.append(f"seat {seat}: city of {used}, not {board.spaces}")
    for at in range(PLACES):
        if board.room(at) < 0 or board.pieces[WORKERS_AT + at] < 0 or board.citizens[at] < 0:
            wrong.append(f"seat {seat}: too many at {PLACE_NAMES[at]}")
    if [int(place) for place in board.places] != [place for place in range(PLACES) if board.slots_at(place) > 0]:
        wrong.append(f"seat {seat}: places {list(board.places)}")
    if board.vacant != board.free_from(0):
        wrong.append(f"seat {seat}: {board.free_from(0)} empty slots, not {board.vacant}")
    if board.staff_rest != slots_to_choose_from(board):
        wrong.append(f"seat {seat}: not {board.staff_rest} empty slots to choose from")
    for at in range(KINDS):
        if (
            board.pieces[GOODS_AT + at] < 0
            or board.forests[UNSEEN_AT + at] + board.forests[COUNTED_AT + at] > board.forests[at]
        ):
            wrong.append(f"seat {seat}: {GOODS[at]}")
    if board.idle_workers < 0 or board.idle_citizens < 0:
        wrong.append(f"seat {seat}: portrait")
    return wrong


def slots_to_choose_from(board: Player) -> int:
    if board.staffing not in (STAFF_PLACE, STAFF_EMPTY):
        return 0
    return int(board.free_from(board.staff_from % 64))
