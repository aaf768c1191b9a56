"""`tradewinds games`."""

from __future__ import annotations

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang
from tradewinds.cli.speech import Speech
from tradewinds.kernel.game import Game, Option


def games(*, lang: Lang = None, json: Json = False) -> None:
    """List the games: how many can play, which options there are, which bots know the game."""
    from tradewinds import bots
    from tradewinds import games as shelf

    found = [shelf.load(name) for name in shelf.shelf()]
    if json:
        terminal.document([plain(game, bots.names(game)) for game in found])
        return
    for at, game in enumerate(found):
        say = Speech(lang, game.id)
        if at:
            terminal.out()
        title = say("game-name") if say.has("game-name") else game.id
        terminal.out(f"{game.id}: {title}", "bold")
        if say.has("game-tagline"):
            terminal.out(say("game-tagline"))
        terminal.out(say("cli-games-players", min=game.min_players, max=game.max_players))
        terminal.out(say("cli-games-bots", bots=", ".join(bots.names(game))))
        terminal.out(say("cli-games-options"))
        for option in game.options:
            key = f"option-{option.id}"
            name = f" · {say(key)}" if say.has(key) else ""
            values = say("cli-games-values", values=", ".join(values_of(option)), default=text(option.default))
            terminal.out(f"  {option.id}{name}: {values} [{option.rule}]")


def plain(game: Game, bots: list[str]) -> dict[str, object]:
    return {
        "id": game.id,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "rules_version": game.rules_version,
        "bots": bots,
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "integer": option.integer,
                "default": option.default,
                "rule": option.rule,
            }
            for option in game.options
        ],
    }


def values_of(option: Option) -> list[str]:
    return [text(value) for value in option.values] + (["1, 2, 3 …"] if option.integer else [])


def text(value: object) -> str:
    return "none" if value is None else str(value).lower()
