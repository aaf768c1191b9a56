"""Which matches a tournament has. Match number -> deal and line-up, so that work can be split anywhere and taken
up again.

Matches come in blocks. Those of a block have the same deal, and everybody who is compared sits on every seat of it
once: what the deal or a seat is worth falls out of the comparison.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.play.simulation import RULES, seat_bots

Kind = Literal["duel", "free", "solo"]
"""`duel`: one of each bot against a table of the next. `free`: all mixed. `solo`: alone, against the game itself."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a match depends on. How many are played, where, and when to stop is no part of it."""

    format: Literal["tradewinds-arena/1"] = "tradewinds-arena/1"
    game: str
    players: int
    options: dict[str, OptionValue]
    rules_version: int
    content: str
    """The fingerprint of the cards; empty for a box without one."""
    pack: str
    """SHA-256 of the file with other cards; empty without one."""
    seed: str
    kind: Kind
    entrants: tuple[str, ...]
    ruled: tuple[int, ...]
    """Seats that the rules themselves play."""
    time: float
    """Seconds that a bot outside may take for a decision."""
    total: float
    """The same for all its decisions of a match."""
    memory: int
    """MiB that it may use."""

    @property
    def free(self) -> int:
        """Seats for bots."""
        return self.players - len(self.ruled)

    @property
    def size(self) -> int:
        """Matches of a block."""
        return len(self.entrants) if self.kind == "solo" else self.free

    @property
    def pairings(self) -> int:
        """Of duels: how many there are, each with every deal."""
        return len(self.entrants) - 1 if self.kind == "duel" else 1

    @property
    def subjects(self) -> tuple[str, ...]:
        """Whose share of victories is asked for: those who sit on every seat of their blocks."""
        return self.entrants[:-1] if self.kind == "duel" else self.entrants

    def blocks(self, matches: int) -> int:
        """So many blocks have at least this number of matches."""
        return -(-matches // self.size)

    def deal(self, block: int) -> str:
        """The seed of the block's matches."""
        return f"{self.seed}.{block // self.pairings}"

    def circle(self, block: int) -> list[str]:
        """Who plays the block, in the order in which they sit (not `solo`)."""
        if self.kind == "duel":
            challenger = block % self.pairings
            return [self.entrants[challenger], *[self.entrants[challenger + 1]] * (self.free - 1)]
        names = self.entrants
        if len(names) >= self.free:
            choices = math.comb(len(names), self.free)
            chosen = combination(len(names), self.free, block * stride(choices) % choices)
            table = [names[i] for i in chosen]
        else:
            choices = len(names)
            table = list(seat_bots([*names[block % choices :], *names[: block % choices]], self.free))
        return [table[0], *permutation(table[1:], block // choices)]

    def seats(self, match: int) -> list[str]:
        """Who sits where."""
        block, turn = divmod(match, self.size)
        if self.kind == "solo":
            bots = [self.entrants[turn]]
        else:
            circle = self.circle(block)
            bots = [circle[(seat - turn) % self.free] for seat in range(self.free)]
        dealt = iter(bots)
        return [RULES if seat in self.ruled else next(dealt) for seat in range(self.players)]

    def opponents(self, subject: str) -> str:
        """Against whom a subject's share of victories is counted."""
        if self.kind == "duel":
            return f"{self.free - 1} × {self.entrants[self.entrants.index(subject) + 1]}"
        return RULES if self.kind == "solo" else ""


def stride(n: int) -> int:
    """A step that visits all of n things, and in few steps some of every sort: coprime, near the golden section."""
    step = max(1, round(n * 0.618))
    while math.gcd(step, n) != 1:
        step += 1
    return step


def combination(n: int, k: int, number: int) -> list[int]:
    """The combination with this number, of k out of n, in lexicographic order."""
    chosen: list[int] = []
    for i in range(n):
        if len(chosen) == k:
            break
        with_it = math.comb(n - i - 1, k - len(chosen) - 1)
        if number < with_it:
            chosen.append(i)
        else:
            number -= with_it
    return chosen


def permutation(things: Sequence[str], number: int) -> list[str]:
    """The order with this number; after the last the first comes again."""
    left = list(things)
    ordered: list[str] = []
    number %= math.factorial(len(left))
    while left:
        at, number = divmod(number, math.factorial(len(left) - 1))
        ordered.append(left.pop(at))
    return ordered


def make_plan(
    game: Game,
    players: int,
    options: Mapping[str, object],
    entrants: Sequence[str],
    *,
    seed: str = "1",
    kind: Kind = "free",
    pack: bytes = b"",
    time: float = 10.0,
    total: float = 0.0,
    memory: int = 1024,
) -> Plan:
    """A plan that can be played, or BadOption. Without `total` a match has time for a thousand slow decisions."""
    checked = game.check(players, options)
    ruled = game.rule_seats(players, checked)
    free = players - len(ruled)
    for name in entrants:
        if entrants.count(name) > 1:
            raise BadOption("error-arena-twice", {"bot": name}, field="bots")
    least = 1 if kind == "solo" else 2
    if len(entrants) < least:
        raise BadOption("error-arena-few", {"kind": kind, "least": least, "bots": len(entrants)}, field="bots")
    if (free == 1) != (kind == "solo"):
        key = "error-arena-solo" if kind == "solo" else "error-arena-alone"
        raise BadOption(key, {"kind": kind, "seats": free}, field="kind")
    return Plan(
        game=game.id,
        players=players,
        options=checked,
        rules_version=game.rules_version,
        content=game.sha,
        pack=hashlib.sha256(pack).hexdigest() if pack else "",
        seed=seed,
        kind=kind,
        entrants=tuple(entrants),
        ruled=ruled,
        time=time,
        total=total or 1000 * time,
        memory=memory,
    )
