"""The story of a finished match in numbers: points by source, what people had, how far they were, who was in front.

It is looked at while the match is played again, at some positions spread over it, through the eyes of an onlooker;
only the parts of the score are those that the rules count, which are no secret any more when a match is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Fact
from tradewinds.kernel.pictures import Line, Pictures, number, read, walk
from tradewinds.kernel.state import State

MOST_POSITIONS: Final = 120
LASTING: Final = 3
"""Positions for which somebody must be in front for it to be told."""
NOTHING: Final = Pictures((), ())
Rows = dict[str, list[list[int]]]
"""Per line and seat its numbers at the positions."""


class Teller:
    def __init__(self, game: Game, players: int, total: int) -> None:
        self.game = game
        self.players = players
        self.pictures = game.pictures or NOTHING
        self.every = max(1, -(-total // MOST_POSITIONS))
        self.total = total
        self.at: list[int] = []
        self.rounds: list[tuple[int, int]] = []
        """Which round begins with which position."""
        self.points: Rows = {}
        self.lines: Rows = {line.id: [[] for _ in range(players)] for line in self.pictures.lines()}
        self.counted = {line.id: [0] * players for line in self.pictures.lines()}
        self.last: dict[int, str] = {}
        """Per seat the last fact that a line waits for."""
        self.waited = {kind for line in self.pictures.lines() for kind in line.after}

    def hear(self, facts: Sequence[Fact]) -> None:
        """What happened since the position before."""
        for fact in facts:
            if fact.kind in self.waited:
                self.last[fact.seat] = fact.kind
            for line in self.pictures.lines():
                if fact.kind in line.facts:
                    self.count(line, fact)

    def count(self, line: Line, fact: Fact) -> None:
        args: Mapping[str, Any] = {**fact.public, **fact.secret}
        seat = args.get(line.whose) if line.whose else fact.seat
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            return
        if line.after and self.last.get(fact.seat) not in line.after:
            return
        path = line.facts[fact.kind]
        self.counted[line.id][seat] += number(walk(args, path)) if path else 1

    def look(self, n: int, state: State) -> None:
        """A position: which round it is, and, now and then, everything."""
        in_round = int(self.game.round_now(state))
        if in_round and (not self.rounds or self.rounds[-1][0] != in_round):
            self.rounds.append((in_round, n))
        if n % self.every and n != self.total:
            return
        self.at.append(n)
        view = msgspec.to_builtins(self.game.view(state, None))
        for line in self.pictures.lines():
            for seat, row in enumerate(self.lines[line.id]):
                row.append(read(line, view, seat) if line.path else self.counted[line.id][seat])
        for seat, parts in enumerate(self.game.breakdown(state)):
            for part, value in parts.items():
                rows = self.points.setdefault(part, [[] for _ in range(self.players)])
                rows[seat] += [0] * (len(self.at) - 1 - len(rows[seat]))
                rows[seat].append(value)

    def parts(self) -> Rows:
        """The parts of the score that ever counted; the one that has several sources is told by these."""
        width = len(self.at)
        found = {part: [row + [0] * (width - len(row)) for row in rows] for part, rows in self.points.items()}
        whole = found.get(self.pictures.of)
        if whole is not None:
            split = {line.id: self.lines[line.id] for line in self.pictures.points}
            known = [[sum(one) for one in zip(*seat, strict=True)] for seat in zip(*split.values(), strict=True)]
            rest = [[a - b for a, b in zip(*rows, strict=True)] for rows in zip(whole, known, strict=True)]
            found = {**split, **found, self.pictures.of: rest}
        return {part: rows for part, rows in found.items() if part == "total" or any(any(row) for row in rows)}

    def leads(self) -> list[tuple[int, int]]:
        """(position, seat): who was alone in front from there on, if it lasted."""
        ahead = [alone(column) for column in zip(*self.points.get("total", []), strict=True)]
        found: list[tuple[int, int]] = []
        for i, seat in enumerate(ahead):
            lasts = ahead[i : i + LASTING]
            if seat is not None and set(lasts) == {seat} and (not found or found[-1][1] != seat):
                found.append((self.at[i], seat))
        return found


def alone(column: Sequence[int]) -> int | None:
    best = max(column)
    return column.index(best) if column.count(best) == 1 else None
