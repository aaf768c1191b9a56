"""What came of a match: one line of a tournament's results."""

from __future__ import annotations

from typing import Literal

import msgspec

from tradewinds.kernel.record import Outcome
from tradewinds.play.simulation import Times

FaultKind = Literal["crash", "late", "nonsense", "memory"]


class Broken(Exception):
    """A bot that can no longer play its match."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(detail)
        self.kind: FaultKind = kind
        self.detail = detail


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong; from there on its seat is played at random, and it is last."""

    seat: int
    entrant: str
    kind: FaultKind
    decision: int
    """How many decisions had been made in the match."""
    detail: str


class Timing(msgspec.Struct):
    """`simulation.Times` as it is written."""

    n: int = 0
    total: int = 0
    classes: dict[int, int] = {}

    def times(self) -> Times:
        times = Times()
        times.n, times.total, times.classes = self.n, self.total, dict(self.classes)
        return times


class Result(msgspec.Struct, kw_only=True):
    match: int
    block: int
    seed: str
    seats: list[str]
    """Entrants by seat; `rules` where the rules play."""
    scores: list[int]
    places: list[int]
    """Those who broke down come after all others."""
    wins: list[float]
    """One victory, in equal parts where it is shared; nothing for all where the match was lost against the game."""
    decisions: int
    outcome: Outcome | None = None
    faults: list[Fault] = []
    times: list[Timing] = []
    digest: str = ""
    """Of the final position."""
    void: str = ""
    """Why the match counts for nobody, where it was not a bot's fault."""


class Played(msgspec.Struct):
    """A result and the record it came from, compressed."""

    result: Result
    record: bytes
