"""Many matches side by side: every call makes one decision in each of them and looks at the next one.

A lane plays match after match. Which seat decides, what it may do and what the match that ended brought stands in
vectors, lane after lane, which the caller reads (`tradewinds.envs.batch` with numpy). Observations are large: they are
made for some lanes at a time, in memory that stays in the processor's cache, and read before the next ones are made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, u8

from tradewinds.kernel.bits import least
from tradewinds.kernel.encoding import Encoder
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

WINDOW: Final = 200_000
"""Bytes of observations that are made before they are read."""
RUNNING: Final = 0
OVER: Final = 1
TRUNCATED: Final = 2
"""What became of a lane's match in the last step; in both other cases the next one has begun."""


def returns(state: State, scores: bool) -> list[float]:
    """What a match brings each seat: its share of the victory, or its score.

    Against the game itself a victory is everybody's, and a defeat as well.
    """
    if scores:
        return [float(score) for score in state.scores()]
    outcome = state.outcome()
    if outcome is not None:
        return [1.0 if outcome.won else 0.0] * int(state.players)
    shares = [0.0] * int(state.players)
    winners = state.winners()
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


class Batch:
    def __init__(
        self,
        begin: Callable[[str], State],
        encoder: Encoder,
        lanes: int,
        actions: int,
        limit: int,
        scores: bool,
        seed: str,
    ) -> None:
        self.begin: Callable[[str], State] = begin
        """A match from its seed."""
        self.encoder: Encoder = encoder
        self.lanes: i64 = lanes
        self.actions: i64 = actions
        self.limit: i64 = limit
        """After so many decisions a match is broken off."""
        self.by_score: bool = scores
        self.seed: str = seed
        self.matches: vec[i64] = vec[i64]([0] * lanes)
        """How many each lane has begun before the present one."""
        self.states: list[State] = [begin(self.seed_of(lane)) for lane in range(lanes)]
        first = self.states[0]
        self.players: i64 = first.players
        self.width: i64 = len(first.buffer.items)
        """No decision has more legal actions."""
        self.seats: vec[i64] = vec[i64]([0] * lanes)
        """Who decides."""
        self.lengths: vec[i64] = vec[i64]([0] * lanes)
        """Decisions made in the present match."""
        self.some: i64 = max(1, min(lanes, WINDOW // (8 * int(encoder.size))))
        """Lanes whose observations are made before they are read."""
        self.zeros: vec[float] = vec[float]([0.0] * (encoder.size * self.some))
        self.numbers: vec[float] = self.zeros
        """The observations of some lanes: a new vector for every look."""
        self.marks: vec[u8] = vec[u8]([u8(0)] * (actions * lanes))
        self.legal: vec[i64] = vec[i64]([0] * (self.width * lanes))
        """The legal actions of each lane, as many as `counts` says."""
        self.counts: vec[i64] = vec[i64]([0] * lanes)
        self.rewards: vec[float] = vec[float]([0.0] * (self.players * lanes))
        """Seat by seat what the match that ended has brought."""
        self.ended: vec[u8] = vec[u8]([u8(0)] * lanes)
        i: i64
        for i in range(self.lanes):
            self.offer(i)

    def seed_of(self, lane: int) -> str:
        """Of the lane's present match."""
        return f"{self.seed}/{lane}/{self.matches[lane]}"

    def step(self, actions: list[int], first: i64) -> None:
        """Carry out the actions of some lanes, from the first on, and look at what comes next in them.

        A match is looked at as soon as it has gone on, while it is in the processor's cache.
        """
        last = min(first + self.some, self.lanes)
        numbers = self.blank()
        encoder = self.encoder
        lane: i64
        for lane in range(first, last):
            self.act(lane, actions[lane])
            self.offer(lane)
            encoder.encode(self.states[lane], self.seats[lane], numbers, (lane - first) * encoder.size)

    def look(self, first: i64) -> None:
        """What the deciders of some lanes see, from the first on."""
        last = min(first + self.some, self.lanes)
        numbers = self.blank()
        encoder = self.encoder
        lane: i64
        for lane in range(first, last):
            encoder.encode(self.states[lane], self.seats[lane], numbers, (lane - first) * encoder.size)

    def blank(self) -> vec[float]:
        """Zeros to write observations over."""
        self.numbers = self.zeros  # lets go of the former ones, whose memory the next ones can have
        self.numbers = self.zeros[:]
        return self.numbers

    def check(self, actions: list[int]) -> None:
        """One action for each lane, or IllegalAction: before anything is done."""
        if len(actions) != self.lanes:
            raise IllegalAction("error-env-actions", {"given": len(actions), "lanes": int(self.lanes)}, field="actions")
        legal = self.legal
        lane: i64
        i: i64
        for lane in range(self.lanes):
            action: i64 = actions[lane]
            first = lane * self.width
            found = False
            for i in range(first, first + self.counts[lane]):
                if legal[i] == action:
                    found = True
                    break
            if not found:
                refused = self.states[lane].refusal(int(self.seats[lane]), int(action))
                assert refused is not None
                refused.field = f"actions[{lane}]"
                raise refused

    def act(self, lane: i64, action: i64) -> None:
        state = self.states[lane]
        marks = self.marks
        base = lane * self.actions
        i: i64
        for i in range(lane * self.width, lane * self.width + self.counts[lane]):
            marks[base + self.legal[i]] = 0
        if self.ended[lane] != RUNNING:
            self.ended[lane] = RUNNING
            for i in range(lane * self.players, (lane + 1) * self.players):
                self.rewards[i] = 0.0
        state.apply(self.seats[lane], action)
        self.lengths[lane] += 1
        if state.over:
            self.ended[lane] = OVER
            i = lane * self.players
            for brought in returns(state, self.by_score):
                self.rewards[i] = brought
                i += 1
        elif self.lengths[lane] >= self.limit:
            self.ended[lane] = TRUNCATED
        else:
            return
        self.matches[lane] += 1
        self.lengths[lane] = 0
        self.states[lane] = self.begin(self.seed_of(int(lane)))

    def offer(self, lane: i64) -> None:
        """Who decides in the lane, and what it may do."""
        state = self.states[lane]
        seat = least(state.deciders)
        self.seats[lane] = seat
        i: i64
        n = state.options(seat)
        items = state.buffer.items
        legal = self.legal
        marks = self.marks
        base = lane * self.actions
        first = lane * self.width
        for i in range(n):
            action = items[i]
            legal[first + i] = action
            marks[base + action] = 1
        self.counts[lane] = n
