"""The rules of thumb of Puerto Rico."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    BOHIO_WORKER,
    CAPTURE,
    PASS,
    PLUNDER,
    RAID,
    SELECT,
    SMALL_WHARF_LOAD,
    SMALL_WHARF_SAIL,
)
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.mate import building, goods, policy
from tradewinds.games.puertorico.state import (
    BUILDING,
    CRAFTING,
    DEALING,
    FOREST,
    OVERPAYING,
    PENSIONING,
    PLANTING,
    ROLE_COINS_AT,
    ROUND,
    SHIPPING,
    SMUGGLING,
    STAFFING,
    STORING,
    TRADING,
)
from tradewinds.kernel.policy import TRUST, Policy
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

_THOUGHT = [
    ROUND,
    PLANTING,
    SHIPPING,
    TRADING,
    CRAFTING,
    SMUGGLING,
    STORING,
    FOREST,
    PENSIONING,
    DEALING,
    OVERPAYING,
    STAFFING,
]
THOUGHT: Final[i64] = sum(2**kind for kind in _THOUGHT)
"""The decisions, as bits, where every option is tried; in most others the rules of thumb are good enough."""


BUILDINGS_TRIED: Final = 5
IDLE: Final = 0.1
"""How promising an answer is that is hardly ever right, beside 1 for one that is worth a thought."""


class Mate(Policy):
    """The mate: an answer to everything out of `mate/policy.py`, and an eye for what else is worth a thought."""

    def decide(self, state: State, seat: i64) -> i64:
        assert isinstance(state, PuertoRico)
        return policy.decide(state, seat)

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, PuertoRico)
        options = candidates(state, seat)
        n = state.options(seat)
        items = state.buffer.items
        i: i64
        for i in range(n):
            out[i] = IDLE
            for option in options:
                if option == items[i]:
                    out[i] = TRUST if option == options[0] else 1.0


def candidates(s: PuertoRico, seat: i64) -> list[i64]:
    """What is worth a thought, the answer of the rules of thumb first; it stands alone where nothing else matters."""
    n = s.options(seat)
    habit = policy.decide(s, seat)
    options: list[i64] = [habit]
    kind = s.top.kind
    if n > 1 and kind == BUILDING:
        building.other_buildings(s, seat, n, BUILDINGS_TRIED, options)
    if n == 1 or (THOUGHT >> kind) & 1 == 0 or (kind == STORING and goods.keeps_all(s, seat)):
        return options
    items = s.buffer.items
    i: i64
    for i in range(n):
        action = items[i]
        if action == habit or (action >= BOHIO_WORKER and action < SELECT):
            continue
        if action == PASS and kind != TRADING and kind != SHIPPING and kind != PENSIONING:
            continue  # nothing is gained by giving up a tile or a crate
        if SMALL_WHARF_LOAD <= action < SMALL_WHARF_SAIL:
            continue
        if RAID <= action < PLUNDER and (action - RAID) % 4 != 3:
            continue
        if CAPTURE <= action < BOHIO_WORKER and s.table[ROLE_COINS_AT + action - CAPTURE] == 0:
            continue
        options.append(action)
    return options
