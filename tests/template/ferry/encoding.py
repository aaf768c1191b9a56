"""Observations of the Ferry: what `view.py` shows a seat, as numbers. Names and places stand side by side below."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tradewinds.kernel.encoding import Encoder, Layout, part, places, seats
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

from .components import COPIES, HAND, LENGTHS, WIND_NAMES, WINDS
from .match import Ferry

VERSION: Final = 1
SEATS: Final = 4
MOST_CARDS: Final = float(WINDS * COPIES)
LONGEST: Final = float(max(LENGTHS.values()))

LAYOUT: Final = Layout()
PLAYERS: Final[i64] = LAYOUT.many("players", places(3, 2))
LENGTH: Final[i64] = LAYOUT.one("length")
FIRST: Final[i64] = LAYOUT.many("first", seats(SEATS))
DECIDES: Final[i64] = LAYOUT.many("decides", seats(SEATS))
DECK: Final[i64] = LAYOUT.one("deck_size")
HELD: Final[i64] = LAYOUT.many("hand", WIND_NAMES)
BOAT: Final[i64] = LAYOUT.many("boat", seats(SEATS), ["present", "space", "cards"])


class FerryEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(LAYOUT, VERSION)

    def encode(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        s = cast(Ferry, state)
        out[at + PLAYERS + s.players - 2] = 1.0
        out[at + LENGTH] = part(s.length, LONGEST)
        out[at + FIRST + (s.first - seat + s.players) % s.players] = 1.0
        left: i64 = 0
        for n in s.deck:
            left += n
        out[at + DECK] = part(left, MOST_CARDS)
        wind: i64
        for wind in range(WINDS):
            out[at + HELD + wind] = part(s.boats[seat].hand[wind], float(COPIES))
        i: i64
        for i in range(s.players):
            place = (i - seat + s.players) % s.players
            if not s.over and (s.deciders >> i) & 1 != 0:
                out[at + DECIDES + place] = 1.0
            cards: i64 = 0
            for n in s.boats[i].hand:
                cards += n
            out[at + BOAT + 3 * place] = 1.0
            out[at + BOAT + 3 * place + 1] = part(s.boats[i].space, LONGEST)
            out[at + BOAT + 3 * place + 2] = part(cards, float(HAND))
