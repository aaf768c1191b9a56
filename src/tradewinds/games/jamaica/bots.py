"""The rules of thumb of Jamaica."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import CARD
from tradewinds.games.jamaica.components import (
    BACKWARD,
    CARD_SYMBOL,
    CIRCUIT,
    DAY,
    FOOD,
    FORWARD,
    GOLD,
    GUNPOWDER,
    LADY_BETH,
    MAP,
    SABRE,
    SIXTH_HOLD,
    TO_FINISH,
)
from tradewinds.games.jamaica.content import Box
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.scoring import position_points, score
from tradewinds.games.jamaica.state import CHOOSE_CARD, Ship
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.lookahead import Lookahead
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

STEP: Final = 0.8
"""A step towards the finish, before the red line pays for it."""
APART: Final = 3.0
"""How many points apart two cards look if one is e times as promising as the other."""
WHIM: Final = 5.0
"""How many points a card may look better than it is, in matches that are played on quickly."""


class Mate(Lookahead):
    """The mate: knows the way, keeps the larder full, and fights when it pays."""

    def __init__(self, number: int) -> None:
        super().__init__(number, samples=8, limit=60)

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        """Cards by what is on them, everything else alike."""
        assert isinstance(state, Jamaica)
        n = state.options(seat)
        i: i64
        for i in range(n):
            out[i] = 1.0
        if state.top.kind == CHOOSE_CARD:
            for i in range(n):
                out[i] = exp(on_card(state, state.buffer.items[i] - CARD) / APART)

    def quick(self, state: State, seat: i64, rng: Xorshift) -> i64:
        """A card that looks good, more or less; everything else at random."""
        assert isinstance(state, Jamaica)
        n = state.options(seat)
        items = state.buffer.items
        if state.top.kind != CHOOSE_CARD:
            return items[rng.below(n)]
        best = items[0]
        most = -1000.0
        i: i64
        for i in range(n):
            good = on_card(state, items[i] - CARD) + WHIM * float(rng.below(1000)) / 1000.0
            if good > most:
                most = good
                best = items[i]
        return best

    def horizon(self, state: State) -> i64:
        assert isinstance(state, Jamaica)
        return state.round

    def value(self, state: State, seat: i64) -> float:
        """The own prospects, less a part of the best rival's."""
        assert isinstance(state, Jamaica)
        box = state.rules.box
        mine = 0.0
        rival = -1000.0
        for i in range(state.players):
            ship = state.ships[i]
            worth = float(score(box, ship)) if state.over else prospects(box, ship)
            if i == seat:
                mine = worth
            elif worth > rival:
                rival = worth
        return mine - (1.0 if state.over else 0.35) * rival


def on_card(s: Jamaica, card: i64) -> float:
    """What its two symbols bring with the dice as they lie, in points."""
    worth = 0.0
    part: i64
    for part in range(2):
        die = float(s.day if part == DAY else s.night)
        symbol = CARD_SYMBOL[2 * card + part]
        if symbol == FORWARD:
            worth += STEP * die
        elif symbol == BACKWARD:
            worth -= 0.5 * STEP * die
        elif symbol == GOLD:
            worth += 0.7 * die
        else:
            worth += 0.45 * die
    return worth


def prospects(box: Box, ship: Ship) -> float:
    """Points so far, the way made, and stores that will pay for the way to come."""
    to_go = TO_FINISH[ship.space] - CIRCUIT * ship.lap
    need = min(to_go, 12)
    worth = float(score(box, ship) - position_points(box, ship)) - STEP * float(to_go)
    worth += 0.5 * float(min(ship.total(FOOD), need)) + 0.35 * float(min(ship.total(GUNPOWDER), 6))
    if ship.powers & LADY_BETH != 0:
        worth += 2.5
    if ship.powers & SABRE != 0:
        worth += 2.0
    if ship.powers & MAP != 0:
        worth += 2.5
    if ship.powers & SIXTH_HOLD != 0:
        worth += 1.5
    return worth
