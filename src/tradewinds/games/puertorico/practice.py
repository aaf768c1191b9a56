"""Positions in which a building, a good, a tile or a goal of Puerto Rico can be tried out at once."""

# tradewinds: interpreted

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tradewinds.games.puertorico.components import GOODS, TILES
from tradewinds.kernel.practice import SEED, laid

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game, OptionValue
    from tradewinds.kernel.state import State

RICH: Final[dict[str, Any]] = {"coins": 15, "goods": dict.fromkeys(GOODS, 3)}
EXPANSIONS: Final = ("", "expansion_new_buildings", "expansion_citizens")
FORESTER: Final = "lumberyard"
"""Who has it occupied may plant a forest."""
DEALS: Final = 200
"""So many set-ups are tried until a festival card lies face up."""


def practice(game: Game, name: str, id_: str) -> State | None:
    """First to choose a role, with plenty of coins and goods and what is tried in reach."""
    players = int(id_) if name == "setup.by_players" else 3
    options: dict[str, OptionValue] = {"first_governor": "first_seat", "building_selection": "fixed"}
    over: dict[str, Any] = {"boards": {0: RICH}}
    if name == "buildings.buildings":
        row = game.content()["buildings"][id_]
        if row["expansion"]:
            options[EXPANSIONS[row["expansion"]]] = True
            over["selected"] = [id_, *(one for one in usual(game) if one != id_)]
    elif name == "buildings.alternative_tiles":
        options["opt_cost_swap"] = True
    elif name == "countryside.countryside" and id_ in TILES[:-1]:
        over["offer"] = [id_, *(one for one in GOODS if one != id_)][: players + 1]
    elif name == "countryside.countryside" and id_ == "forest":
        options[EXPANSIONS[1]] = True
        over |= {"selected": [FORESTER, *usual(game)]}
        over["boards"] = {0: {**RICH, "buildings": [FORESTER], "people": {FORESTER: "w"}}}
    elif name == "achievements.achievements":
        options["expansion_achievements"] = True
        over["boards"] = {0: {**RICH, "cards": [id_]}, 1: {"cards": []}, 2: {"cards": []}}
    elif name.startswith("festival"):
        options |= {"expansion_festival": True, "expansion_festival_cards": name == "festival.cards"}
        return festival(game, options, over, id_)
    return laid(game, players, options, over)


def usual(game: Game) -> list[str]:
    """The buildings of the base game."""
    return [one for one, row in game.content()["buildings"].items() if not row["expansion"]]


def festival(game: Game, options: dict[str, OptionValue], over: dict[str, Any], id_: str) -> State | None:
    for n in range(DEALS):
        made = laid(game, 3, options, over, f"{SEED} {n}")
        goals: Any = made.to_plain()["goals"]
        if any(row["goal"] == id_ for row in goals):
            return made
    return None
