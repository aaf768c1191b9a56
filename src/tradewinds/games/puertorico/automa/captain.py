"""A Puertoma loads and stores (PR-21.37, 21.38, 22.17)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import festival
from tradewinds.games.puertorico.automa.action_board import acted
from tradewinds.games.puertorico.components import DISCARD_VP, KIND_VP, KINDS, STORAGE
from tradewinds.games.puertorico.state import GOODS_AT, SHIP_GOOD_AT, SHIP_LOAD_AT, SUPPLY_AT, PuertoRicoState
from tradewinds.games.puertorico.supply import give_vp
from tradewinds.games.puertorico.trade import carrying, fits, load_ship


def load(s: PuertoRicoState, seat: i64) -> bool:
    """The kind of which it can load the most, tie the lowest; the ship with the fewest spaces (PR-21.37)."""
    board = s.boards[seat]
    best: i64 = -1
    most: i64 = 0
    target: i64 = -1
    k: i64
    if s.rules.festival:
        for k in range(KINDS):
            ship = send_off_ship(s, k, board.pieces[GOODS_AT + k])
            if ship >= 0 and s.ship_size[ship] - s.table[SHIP_LOAD_AT + ship] > most:
                most = s.ship_size[ship] - s.table[SHIP_LOAD_AT + ship]
                best = k
                target = ship
    if best < 0:
        for k in range(KINDS):
            if board.pieces[GOODS_AT + k] > 0 and fits(s, k, board.pieces[GOODS_AT + k]) > most:
                most = fits(s, k, board.pieces[GOODS_AT + k])
                best = k
        if best < 0:
            return False
        target = carrying(s, best)
        if target < 0:
            ship2: i64
            for ship2 in range(3):
                if s.table[SHIP_GOOD_AT + ship2] < 0 and min(board.pieces[GOODS_AT + best], s.ship_size[ship2]) == most:
                    target = ship2
                    break
    load_ship(s, seat, best, target)
    acted(s, seat)
    return True


def send_off_ship(s: PuertoRicoState, good: i64, n: i64) -> i64:
    """The ship that it can fill now with the good of an open Send-Off, of two the one with more room (PR-22.17)."""
    best: i64 = -1
    ship: i64
    g: i64
    there = carrying(s, good)
    for ship in range(3):
        if s.ship_size[ship] == 0 or s.table[SHIP_LOAD_AT + ship] == s.ship_size[ship]:
            continue
        if there != ship and (there >= 0 or s.table[SHIP_GOOD_AT + ship] >= 0):
            continue
        room = s.ship_size[ship] - s.table[SHIP_LOAD_AT + ship]
        if n < room or (best >= 0 and room <= s.ship_size[best] - s.table[SHIP_LOAD_AT + best]):
            continue
        for g in range(festival.goal_count(s)):
            if festival.send_off(s, g, ship, good):
                best = ship
    return best


def store(s: PuertoRicoState, seat: i64) -> None:
    """Abilities before storing, then one crate of the highest kind, or more by ability (PR-21.38, 21.43, 21.47)."""
    board = s.boards[seat]
    mine = s.automa(seat)
    k: i64
    if mine.can(KIND_VP):
        kinds: i64 = 0
        for k in range(KINDS):
            if board.pieces[GOODS_AT + k] > 0:
                kinds += 1
        give_vp(s, seat, kinds, "PR-21.47")
    if mine.can(DISCARD_VP):
        for k in range(KINDS):
            if board.pieces[GOODS_AT + k] > 0:
                given = min(board.pieces[GOODS_AT + k], 2)
                board.pieces[GOODS_AT + k] -= given
                s.table[SUPPLY_AT + k] += given
                give_vp(s, seat, given, "PR-21.47")
                break
    singles: i64 = 1
    whole: i64 = 1 if mine.can(STORAGE) else 0
    for k in range(KINDS - 1, -1, -1):
        kept: i64 = 0
        if board.pieces[GOODS_AT + k] > 0 and whole > 0:
            whole = 0
            kept = board.pieces[GOODS_AT + k]
        elif board.pieces[GOODS_AT + k] > 0 and singles > 0:
            singles = 0
            kept = 1
        s.table[SUPPLY_AT + k] += board.pieces[GOODS_AT + k] - kept
        board.pieces[GOODS_AT + k] = kept
