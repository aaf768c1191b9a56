"""A Puertoma takes a plantation (PR-21.29, 21.30, 22.13, 22.14)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import festival
from tradewinds.games.puertorico.automa.action_board import acted, by_card
from tradewinds.games.puertorico.automa.plantations import needs_good, needs_plantation
from tradewinds.games.puertorico.board import gain_crates
from tradewinds.games.puertorico.components import GOODS, PLANT_CRATE, QUARRY, TILES
from tradewinds.games.puertorico.state import OFFER_AT, SUPPLY_AT, TILE_UNIT, PuertoRicoState


def plant(s: PuertoRicoState, seat: i64) -> None:
    at = planting_choice(s, seat)
    board = s.boards[seat]
    if at < 0:
        if s.quarries > 0:  # no plantation fits: a quarry, also without the privilege (PR-21.30)
            s.quarries -= 1
            board.tiles += TILE_UNIT[QUARRY]
            if s.journal is not None:
                s.journal.add("tile", "PR-21.30", seat, {"tile": "quarry"})
            acted(s, seat)
        return
    kind = s.table[OFFER_AT + at]
    s.table[OFFER_AT + at] = -1
    if board.tiles_of(kind) < 2:
        board.tiles += TILE_UNIT[kind]
    else:
        s.automa(seat).third[kind] += 1
    if s.journal is not None:
        s.journal.add("tile", "PR-21.29", seat, {"tile": TILES[kind]})
    acted(s, seat)
    if s.automa(seat).can(PLANT_CRATE) and s.table[SUPPLY_AT + kind] > 0:
        gain_crates(s, seat, kind, 1)
        if s.journal is not None:
            s.journal.add("extra_crate", "PR-21.46", seat, {"good": GOODS[kind]})
    if s.rules.festival:
        festival.check_tiles(s, seat)


def planting_choice(s: PuertoRicoState, seat: i64) -> i64:
    """The place of the tile in the offer, or -1."""
    board = s.boards[seat]
    wide = s.players + 1
    i: i64
    if s.rules.festival:
        count: i64 = 0
        kinds: i64 = 0
        for i in range(wide):
            if s.table[OFFER_AT + i] >= 0 and needs_plantation(s, seat, s.table[OFFER_AT + i]):
                count += 1
                kinds |= 1 << s.table[OFFER_AT + i]
        if count > 0:
            nth: i64 = 0
            if kinds & (kinds - 1) != 0:  # a card only for several kinds
                nth = by_card(s, count)
            for i in range(wide):
                if s.table[OFFER_AT + i] >= 0 and needs_plantation(s, seat, s.table[OFFER_AT + i]):
                    if nth == 0:
                        return i
                    nth -= 1
    best: i64 = -1
    if s.rules.festival:
        for i in range(wide):
            kind = s.table[OFFER_AT + i]
            if kind >= 0 and board.tiles_of(kind) == 0 and needs_good(s, seat, kind):
                if best < 0 or kind > s.table[OFFER_AT + best]:
                    best = i
        if best >= 0:
            return best
    have: i64
    for have in range(1, -1, -1):  # kinds of which it owns exactly one, then none; the highest
        for i in range(wide):
            kind = s.table[OFFER_AT + i]
            if kind >= 0 and board.tiles_of(kind) == have and (best < 0 or kind > s.table[OFFER_AT + best]):
                best = i
        if best >= 0:
            return best
    return -1
