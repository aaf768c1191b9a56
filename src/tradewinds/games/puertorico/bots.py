"""The heuristic players of Puerto Rico."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import hidden
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
    ROUND,
    SHIPPING,
    SMUGGLING,
    STAFFING,
    STORING,
    TRADING,
)
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.state import State

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


SAMPLES: Final = 24
STEPS: Final = 5000
"""How often, at most, each option is played to the end, and after how many decisions in all no more samples begin."""
BUILDINGS_TRIED: Final = 5
PER_POINT: Final = 0.5
PER_WIN: Final = 10.0
"""What a lead is worth at the end of a sample: mostly that it wins."""


class Mate:
    """The mate: where it matters, it plays each option to the end of the game by rules of thumb, again and again."""

    def __init__(self, number: int) -> None:
        self.rng: Xorshift = Xorshift(number)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, PuertoRico)
        options = candidates(state, seat)
        return int(options[0] if len(options) == 1 else self.best(state, seat, options))

    def best(self, s: PuertoRico, seat: i64, options: list[i64]) -> i64:
        """The option with the best mean; each sample is one future for all options, and those far behind drop out."""
        count: i64 = len(options)
        totals: list[float] = [0.0] * count
        alive: list[bool] = [True] * count
        left = count
        top: i64 = 0
        steps: i64 = 0
        sample: i64 = 0
        i: i64
        while sample < SAMPLES and steps < STEPS and left > 1:
            world = hidden.determinize(s, seat, 1 + self.rng.below(0x7FFFFFF0))
            sample += 1
            for i in range(count):
                if alive[i]:
                    trial = world.copy()
                    trial.apply(seat, options[i])
                    steps += policy.play_out(trial)
                    totals[i] += policy.outcome(trial, seat, PER_POINT, PER_WIN)
            for i in range(count):
                if alive[i] and totals[i] > totals[top]:
                    top = i
            if sample > 2:
                slack = 12.0 * float(sample) / (0.6 + 0.4 * float(sample))
                for i in range(count):
                    if alive[i] and totals[i] < totals[top] - slack:
                        alive[i] = False
                        left -= 1
        return options[top]


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
        if CAPTURE <= action < BOHIO_WORKER and s.role_coins[action - CAPTURE] == 0:
            continue
        options.append(action)
    return options
