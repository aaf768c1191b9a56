"""The games on the shelf and the players made of code that come with them."""

from __future__ import annotations

from collections.abc import Mapping

from tradewinds import bots
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game, Option
from tradewinds.server.wire import GameInfo, OptionInfo, OptionNeed
from tradewinds.server.worker import find_game


class Catalog:
    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = dict(games)

    @classmethod
    def installed(cls) -> Catalog:
        from tradewinds import games

        return cls({name: games.load(name) for name in games.shelf()})

    @classmethod
    def named(cls, references: Mapping[str, str]) -> Catalog:
        """Games found as `module:NAME`."""
        return cls({name: find_game(reference) for name, reference in references.items()})

    def game(self, name: str) -> Game:
        found = self.games.get(name)
        if found is None:
            raise BadOption("error-game-unknown", {"game": name, "games": ", ".join(self.games)}, field="game")
        return found

    def bots(self, game: Game) -> list[str]:
        """The names of a game's bots, the best first."""
        return sorted(bots.names(game), key=lambda name: name == "random")

    def best_bot(self, game: Game) -> str:
        return "mate" if "mate" in game.bots else self.bots(game)[0]

    def check_bot(self, game: Game, name: str, field: str) -> str:
        if name not in self.bots(game):
            raise BadOption("error-bot-unknown", {"bot": name, "bots": ", ".join(self.bots(game))}, field=field)
        return name

    def info(self) -> list[GameInfo]:
        return [
            GameInfo(
                id=game.id,
                prefix=game.prefix,
                min_players=game.min_players,
                max_players=game.max_players,
                options=[option_info(option) for option in game.options],
                bots=self.bots(game),
                rules_version=game.rules_version,
            )
            for game in self.games.values()
        ]


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        id=option.id,
        values=list(option.values),
        default=option.default,
        rule=option.rule,
        integer=option.integer,
        kind=option.kind,
        needs=[OptionNeed(value, needed) for value, needed in option.needs],
        bars=list(option.bars),
    )
