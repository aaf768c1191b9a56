"""What all environments share: a game and its observations as arrays, returns, words for errors, a table to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt

from tradewinds import games
from tradewinds.kernel import batch
from tradewinds.kernel.encoding import Encoder, Eye
from tradewinds.kernel.errors import BadOption, TradewindsError
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.state import State

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Returns = Literal["win", "score"]
"""What a match brings: the share of the victory (1, or a part of it if several win), or the points."""
Illegal = Literal["error", "end"]
"""What an illegal action does: it is refused with an error, or it ends the match, and its seat has lost 1."""
RENDER_MODES: Final = ["human", "ansi"]


def one_of(name: str, value: object, allowed: Sequence[object]) -> None:
    """Refuses another value of an argument."""
    if value not in allowed:
        told: dict[str, object] = {"name": name, "value": str(value), "allowed": ", ".join(str(one) for one in allowed)}
        raise explained(BadOption("error-env-value", told, field=name))


def explained(error: TradewindsError, game: Game | None = None) -> TradewindsError:
    """The error with a sentence for whoever reads the traceback."""
    from tradewinds.play.words import Words

    error.add_note(Words("en", game).refusal(error))
    return error


class Setting:
    """A game with its number of players and options: what matches are begun with, and how they are looked at."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        returns: Returns = "win",
        max_game_length: int | None = None,
    ) -> None:
        try:
            self.game: Game = games.load(game) if isinstance(game, str) else game
            self.players: int = usual(self.game) if players is None else players
            self.given: dict[str, object] = dict(options or {})
            self.options: dict[str, OptionValue] = self.game.check(self.players, self.given)
            self.encoder: Encoder = encoder_of(self.game)
        except TradewindsError as error:
            raise explained(error) from None
        one_of("returns", returns, ["win", "score"])
        self.scores: bool = returns == "score"
        self.limit: int = self.game.longest if max_game_length is None else max_game_length
        if self.limit < 1:
            one_of("max_game_length", self.limit, ["1, 2, 3 …"])
        self.actions: int = len(self.game.actions)
        by_rules = self.game.rule_seats(self.players, self.options)
        self.people: list[int] = [seat for seat in range(self.players) if seat not in by_rules]
        """The seats that decide; the others are played by the rules."""

    def begin(self, seed: str) -> State:
        return self.game.start(self.players, self.given, seed)

    def returns(self, state: State) -> list[float]:
        return batch.returns(state, self.scores)

    def read_aloud(self, state: State, seat: int | None) -> str:
        """The table as the seat sees it, in words."""
        from tradewinds.play.words import Words

        words = Words("en", self.game)
        reading = self.game.reading

        def say(key: str, /, **args: object) -> str:
            return words.text(key, **{name: words.plain(value) for name, value in args.items()})

        if reading is None:
            return say("cli-no-reading")
        names = reading.seats(say, self.players, self.options)

        def name(index: int) -> str:
            return words.seat(index, names)

        view = self.game.view(state, seat)
        lines = reading.board(view, say, name, whole=True)
        if seat is not None:
            lines += reading.me(view, say, name)
        return "\n".join([*lines, *reading.others(view, say, name)])


def usual(game: Game) -> int:
    return min(max(4, game.min_players), game.max_players)


def encoder_of(game: Game) -> Encoder:
    if game.encoder is None:
        raise BadOption("error-env-no-encoder", {"game": game.id}, field="game")
    return game.encoder()


class Looker:
    """Observations and masks of one state after another, each an array of its own."""

    def __init__(self, setting: Setting) -> None:
        self.eye = Eye(setting.encoder, setting.actions)
        self.marks = window(self.eye.marks)

    def observation(self, state: State, seat: int) -> Numbers:
        self.eye.look(state, seat)
        return as_array(self.eye.numbers).astype(np.float32)

    def mask(self, state: State, seat: int) -> Mask:
        self.eye.mark(state, seat)
        return self.marks.astype(np.int8) if self.marks is not None else np.array(self.eye.marks, np.int8)


def as_array(numbers: Any) -> npt.NDArray[Any]:
    """The numbers of a vector, to be read only."""
    seen = window(numbers)
    return np.array(numbers) if seen is None else seen


def window(numbers: Any) -> npt.NDArray[Any] | None:
    """The memory of a compiled vector as an array, to be read only; None of a list, which interpreted rules use."""
    return None if isinstance(numbers, list) else np.asarray(memoryview(numbers))
