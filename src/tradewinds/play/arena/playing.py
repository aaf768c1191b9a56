"""One match of a tournament. Bots of the house play in this process, all others in one of their own.

A bot that breaks down loses: its seat is played on at random, so that the others get the result they played for, and
it is placed behind them.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter_ns
from typing import Protocol

from tradewinds import bots
from tradewinds.bots import own
from tradewinds.kernel import record as records
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.game import Game
from tradewinds.kernel.record import Record
from tradewinds.kernel.state import State
from tradewinds.play import packs
from tradewinds.play.arena.plan import Plan
from tradewinds.play.arena.results import Broken, Fault, Played, Result, Timing
from tradewinds.play.simulation import LIMIT, RULES, Times
from tradewinds.play.table import bot_number

PROGRAM = "cmd:"
"""Before a command line: a program that speaks the line protocol."""
LONGEST_DETAIL = 300


@dataclass(frozen=True)
class Work:
    """What a process needs to play any match of the tournament."""

    plan: Plan
    pack: bytes = b""
    root: str = "."
    """The folder from which bots of one's own are named."""


class Player(Protocol):
    def choose(self, state: State, seat: int) -> tuple[int, int]:
        """A legal action and how long it took, in nanoseconds; Broken if there is none."""
        ...

    def close(self, result: Result | None) -> None: ...


class House:
    """A bot of the house. It is trusted: nothing but the quality of its moves is at stake."""

    def __init__(self, game: Game, name: str, number: int, imagine: Xorshift) -> None:
        self.game = game
        self.bot = bots.make(game, name, number)
        self.imagine = imagine
        # A random player looks at nothing but its options, so it needs no position of its own making.
        self.blind = name == "random"

    def choose(self, state: State, seat: int) -> tuple[int, int]:
        seen = state if self.blind else self.game.determinize(state, seat, self.imagine.below(2**31 - 1))
        began = perf_counter_ns()
        try:
            action = self.bot.choose(seen, seat)
        except Exception as error:
            raise Broken("crash", f"{type(error).__name__}: {error}") from error
        took = perf_counter_ns() - began
        if action not in state.legal(seat):
            raise Broken("nonsense", f"{action!r} is no legal action")
        return action, took

    def close(self, result: Result | None) -> None:
        pass


def is_outside(name: str) -> bool:
    return name.startswith(PROGRAM) or own.is_own(name)


def make_player(work: Work, game: Game, name: str, seat: int, number: int, imagine: Xorshift) -> Player:
    if not is_outside(name):
        return House(game, name, number, imagine)
    from tradewinds.play.arena.outside import Outside

    return Outside(work, game, name, seat, number, imagine)


def play_block(work: Work, block: int) -> list[Played]:
    size = work.plan.size
    return [play(work, number) for number in range(block * size, (block + 1) * size)]


def empty_result(plan: Plan, number: int) -> Result:
    block = number // plan.size
    seats = plan.seats(number)
    nothing = Result(
        match=number, block=block, seed=plan.deal(block), seats=seats, scores=[], places=[], wins=[], decisions=0
    )
    nothing.times = [Timing() for _ in seats]
    return nothing


def play(work: Work, number: int) -> Played:
    """The match with this number, to its end, whatever the bots do."""
    plan = work.plan
    game = packs.game(plan.game, work.pack)
    result = empty_result(plan, number)
    record = records.new_record(game, plan.players, plan.options, result.seed)
    record.seats = [name if name == RULES else f"bot:{name}" for name in result.seats]
    try:
        state = Match(work, game, number, result, record).play()
        if state.over:
            records.close(record, state)
            assert record.result is not None
            result.digest, result.outcome = record.result.digest, record.result.outcome
        else:
            result.void = f"not over after {LIMIT} decisions"
    except Exception as error:  # a bug of the rules is nobody's defeat, must not go unseen, nor end the tournament
        result.void = f"{type(error).__name__}: {error}"[:LONGEST_DETAIL]
    return Played(result, gzip.compress(records.to_json(record), mtime=0))


class Match:
    """A match on its way."""

    def __init__(self, work: Work, game: Game, number: int, result: Result, record: Record) -> None:
        self.work = work
        self.game = game
        self.result = result
        self.record = record
        # The deal is the same for all matches of a block; the bots' own chance is not.
        self.own = f"{result.seed}/{number % work.plan.size}"
        self.imagine = Xorshift(bot_number(f"{self.own}/imagine"))
        self.players: list[Player | None] = [None] * len(result.seats)
        self.times = [Times() for _ in result.seats]

    def play(self) -> State:
        plan = self.work.plan
        state = self.game.start(plan.players, plan.options, self.result.seed)
        try:
            for seat, name in enumerate(self.result.seats):
                if name != RULES:
                    self.sit_down(seat, name)
            while not state.over and self.result.decisions < LIMIT:
                self.decide(state)
        except BaseException:
            self.close(None)
            raise
        if state.over:
            judge(state, self.result)
        self.close(self.result)
        self.result.times = [Timing(times.n, times.total, times.classes) for times in self.times]
        return state

    def sit_down(self, seat: int, name: str) -> None:
        try:
            number = bot_number(f"{self.own}/{seat}")
            self.players[seat] = make_player(self.work, self.game, name, seat, number, self.imagine)
        except Broken as broken:
            self.give_up(seat, broken)

    def decide(self, state: State) -> None:
        seat = state.seats_to_act()[0]
        player = self.players[seat]
        assert player is not None
        try:
            action, took = player.choose(state, seat)
        except Broken as broken:
            player.close(None)
            self.give_up(seat, broken)
            return
        if all(fault.seat != seat for fault in self.result.faults):
            self.times[seat].note(took)
        state.play(seat, action)
        self.result.decisions += 1
        self.record.decisions.append(f"{seat} {self.game.actions.texts[action]}")

    def give_up(self, seat: int, broken: Broken) -> None:
        """From here on the seat is played at random."""
        detail = " ".join(broken.detail.split())[:LONGEST_DETAIL]
        entrant, made = self.result.seats[seat], self.result.decisions
        self.result.faults = [*self.result.faults, Fault(seat, entrant, broken.kind, made, detail)]
        self.players[seat] = House(self.game, "random", bot_number(f"{self.own}/{seat}/after"), self.imagine)

    def close(self, result: Result | None) -> None:
        for player in self.players:
            if player is not None:
                player.close(result)


def judge(state: State, result: Result) -> None:
    """Scores, places and victories of a finished match; whoever broke down is behind all others and has won nothing."""
    broken = {fault.seat for fault in result.faults}
    standing = [seats for tier in state.ranking() if (seats := [seat for seat in tier if seat not in broken])]
    winners = [seat for seat in state.winners() if seat not in broken]
    if broken and not winners and state.outcome() is None and standing:
        winners = standing[0]
    result.scores = state.scores()
    result.places = places(standing, len(result.seats))
    result.wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.seats))]


def places(ranking: Sequence[Sequence[int]], seats: int) -> list[int]:
    """By seat; whoever is not in the ranking is last."""
    found = [seats] * seats
    place = 1
    for tier in ranking:
        for seat in tier:
            found[seat] = place
        place += len(tier)
    return found
