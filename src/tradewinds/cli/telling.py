"""A match told to one reader: names, log lines, and where a game can read its board aloud, that too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tradewinds.cli.speech import Speech
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.journal import Fact
from tradewinds.kernel.reading import Reading


class Teller:
    """Tells the match as one seat may know it. With `everything`, and no seat, what all of them know together."""

    def __init__(
        self,
        game: Game,
        say: Speech,
        players: int,
        options: Mapping[str, OptionValue],
        seat: int | None,
        everything: bool = False,
    ) -> None:
        self.game = game
        self.say = say
        self.seat = seat
        self.everything = everything
        self.names = self.reading.seats(say, players, options)

    @property
    def reading(self) -> Reading:
        assert self.game.reading is not None, f"{self.game.id} cannot be read aloud"
        return self.game.reading

    def name(self, ship: int) -> str:
        """Whose ship, the reader's own marked."""
        called = self.say.words.seat(ship, self.names)
        return self.say("cli-play-own", name=called) if ship == self.seat else called

    def fact(self, fact: Fact) -> str:
        """A log line with its rule."""
        told = seen(fact, self.seat) if self.everything else fact.seen_by(self.seat)
        line = self.say.words.fact(told, self.seat, self.names)
        return f"{line} [{fact.rule}]" if fact.rule else line

    def board(self, view: Any, whole: bool = False) -> list[str]:
        return self.reading.board(view, self.say, self.name, whole=whole)

    def me(self, view: Any) -> list[str]:
        return self.reading.me(view, self.say, self.name)

    def others(self, view: Any) -> list[str]:
        return self.reading.others(view, self.say, self.name)

    def scores(self, breakdown: Sequence[dict[str, int]], winners: Sequence[int]) -> list[str]:
        """The parts of every score, the best first."""
        lines = []
        for seat in sorted(range(len(breakdown)), key=lambda seat: -breakdown[seat]["total"]):
            parts = self.say("word-separator").join(
                self.say("cli-score-part", part=self.part(part), points=signed(points))
                for part, points in breakdown[seat].items()
                if part != "total"
            )
            key = "cli-score-winner" if seat in winners else "cli-score"
            total = signed(breakdown[seat]["total"])
            lines.append(self.say(key, name=self.name(seat), total=total, parts=parts))
        return lines

    def part(self, part: str) -> str:
        return self.say(f"score-{part}")


def seen(fact: Fact, seat: int | None) -> dict[str, object]:
    """A fact of a finished match: as one seat knew it, or with everything that anybody knew."""
    told = fact.seen_by(seat)
    return told if seat is not None else {**told, "args": {**fact.public, **fact.secret}}


def signed(points: int) -> str:
    """With a true minus sign."""
    return str(points).replace("-", "−")
