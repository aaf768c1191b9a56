"""A match told to one reader: names, log lines, and where a game can read its board aloud, that too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.cli.speech import Speech
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.journal import Fact
from tradewinds.kernel.state import State


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
        reading = game.reading
        self.names = (
            reading.seats(say, players, options)
            if reading is not None
            else [say("word-seat", n=place + 1) for place in range(players)]
        )

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
        reading = self.game.reading
        return self.mute() if reading is None else reading.board(view, self.say, self.name, whole=whole)

    def me(self, view: Any) -> list[str]:
        return self.mute() if self.game.reading is None else self.game.reading.me(view, self.say, self.name)

    def others(self, view: Any) -> list[str]:
        return self.mute() if self.game.reading is None else self.game.reading.others(view, self.say, self.name)

    def mute(self) -> list[str]:
        """Of a game that has no words for its board yet."""
        return [self.say("cli-no-reading")]

    def scores(self, state: State) -> list[str]:
        """The final ranking of all seats with the parts of every score; and how it ended against the game itself."""
        breakdown, winners, places = self.game.breakdown(state), state.winners(), state.places()
        lines = []
        for seat in [seat for shared in state.ranking() for seat in shared]:
            parts = self.say("word-separator").join(
                self.say("cli-score-part", part=self.part(part), points=signed(points))
                for part, points in breakdown[seat].items()
                if part != "total"
            )
            key = "cli-score-winner" if seat in winners else "cli-score"
            total = signed(breakdown[seat]["total"])
            lines.append(self.say(key, place=places[seat], name=self.name(seat), total=total, parts=parts))
        outcome = state.outcome()
        if outcome is not None:
            key = "cli-outcome-won" if outcome.won else "cli-outcome-lost"
            lines.append(self.say(key, score=signed(outcome.score), target=signed(outcome.target)))
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
