"""Positions in which a card, a tile or a place of Maracaibo can be tried out at once."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from tradewinds.games.maracaibo.components import BUILDINGS, LAST_CP
from tradewinds.kernel.practice import laid

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game
    from tradewinds.kernel.state import State

Content = Mapping[str, Any]
Position = tuple[dict[str, Any], dict[str, Any]]
"""Options that are not the usual ones, and what is laid otherwise than the set-up lays it."""

RICH: Final = {"doubloons": 40, "cp": LAST_CP - 2, "personal": 4, "general": 1}
OF_EACH: Final = 3
"""Cards with each good and each object, beside the one that is tried."""
VILLAGES: Final = "5"
"""The ship stands here: three villages are next."""
COMBATS: Final = "10"
"""The ship stands here: the city with the combat is next."""
EXPLORING: Final = "explore_3"
DISCS: Final = "cp_and_disc"
MARKED: Final = ("9", "10", "12", "15", "16", "17", "18", "19")
"""Villages for the markers that a card asks for."""


def practice(game: Game, name: str, id_: str) -> State | None:
    found = LISTS[name](game.content(), id_)
    if found is None:
        return None
    options, over = found
    players = options.pop("players", 2)
    own = {**RICH, "hand": hand(game.content(), over), **over.pop("own", {})}
    chosen = {} if options.get("jean") else {"first_player": "0"}
    over = {"frames": "turn", **over, "boards": {0: own, **over.get("boards", {})}}
    return laid(game, players, {**chosen, **options}, over)


def hand(content: Content, over: Mapping[str, Any]) -> list[str]:
    """The card that is tried, and others that lie nowhere else: as many as it takes to pay any cost."""
    own = over.get("own", {})
    tried = [card for card in own.get("hand", []) if card not in own.get("tableau", [])]
    others = [card for card, row in content["cards"].items() if row["deck"] == "A"]
    free = [card for card in others if card not in tried and card not in own.get("tableau", [])]
    found: dict[str, None] = dict.fromkeys(tried)
    for kind in ("good", "object"):
        for thing in content[f"{kind}s"]:
            found |= dict.fromkeys([card for card in free if content["cards"][card][kind] == thing][:OF_EACH])
    return list(found)


# --- by list -----------------------------------------------------------------------------------------------------


def card(content: Content, id_: str) -> Position:
    """In hand, before villages where it can be bought; for what it asks for there are markers on the map."""
    asked = [row["nation_markers"] for row in content["cards"][id_]["requirements"] if "nation_markers" in row]
    markers = dict(zip(MARKED, [one["nation"] for one in asked for _ in range(one["min"])], strict=False))
    return {}, {"own": {"ship": VILLAGES, "hand": [id_]}, "display": display(content, id_), "markers": markers}


def display(content: Content, *taken: str) -> list[str]:
    later = [one for one, row in content["cards"].items() if row["deck"] == "B" and one not in taken]
    return later[:4]


def quest(content: Content, id_: str) -> Position:
    """In the next village."""
    others = [one for one in content["quests"] if one != id_]
    over = {"lying": [{"quest": id_, "place": "6"}], "quest_top": others[0], "trail": others[1:4]}
    return {}, {**over, "own": {"ship": VILLAGES}}


def token(content: Content, id_: str) -> Position:
    """The only one that is left."""
    others = [one for one in content["tokens"] if one != id_]
    return {}, {"left_tokens": 0, "own": {"ship": COMBATS}, "boards": {1: {"tokens": others}}}


def career(content: Content, id_: str) -> Position:
    other = next(one for one in content["careers"] if one != id_)
    return {}, {"own": {"ship": VILLAGES, "career": id_}, "boards": {1: {"career": other}}}


def building(content: Content, id_: str) -> Position:
    """All four face up, and with the symbols that they ask for."""
    others = [one for one in content["buildings"] if one != id_]
    own = {"ship": VILLAGES, "tableau": synergies(content)}
    return {"prestige_open": True}, {"buildings": [id_, *others][:BUILDINGS], "open": BUILDINGS, "own": own}


def synergies(content: Content) -> list[str]:
    """Cards that bring each symbol."""
    found: dict[str, str] = {}
    for one, row in content["cards"].items():
        for step in row["effects"] if row["deck"] == "A" else ():
            if step["do"] == "gain_synergy":
                found.setdefault(step["kind"], one)
    return list(dict.fromkeys(found.values()))


def tile(content: Content, id_: str) -> Position:
    """In the next city."""
    players = max(2, *content["tiles"][id_]["players"])
    if content["tiles"][id_].get("fixed_location"):
        return {"players": 2}, {"own": {"ship": COMBATS}}
    return {"players": players}, {"tiles": cities(content, players, id_), "own": {"ship": "2"}}


def cities(content: Content, players: int, tried: str) -> dict[str, str]:
    """This tile in the first city of the lower way, others in the other ones."""
    fit = [one for one, row in content["tiles"].items() if players in row["players"] and "fixed_location" not in row]
    places = [at for at, row in content["places"].items() if row.get("tile") and at != "5"]
    return {"5": tried, **dict(zip(places, [one for one in fit if one != tried], strict=False))}


def act(content: Content, action: str) -> Position | None:
    """A city's tile with this action; or the home space or the legacy tile that has it."""
    for one, row in content["tiles"].items():
        if row["action"] == action:
            return tile(content, one)
    for where, find in (("places", place), ("legacy_places", legacy_place)):
        for at, row in content[where].items():
            if row.get("action") == action:
                return find(content, at)
    return None


def space(content: Content, id_: str) -> Position | None:
    """The explorer stands before it, the ship before a city that lets it go on."""
    before = [one for one, row in content["spaces"].items() if id_ in row["next"]]
    found = act(content, EXPLORING)
    if not before or found is None:
        return None
    return found[0], {**found[1], "own": {**found[1]["own"], "explorer": before[0]}}


def border(content: Content, id_: str) -> Position | None:
    last = [row for row in content["spaces"].values() if row.get("border_after") == id_]
    return space(content, last[0]["next"][0]) if last else None


def place(content: Content, id_: str) -> Position | None:
    """The ship stands before it."""
    ways = [(at, way) for at, row in content["places"].items() for way in row["next"] if way["to"] == id_]
    if not ways:
        return None
    before, way = ways[0]
    return {}, {"round": way.get("rounds", [1])[0], "own": {"ship": before}}


def legacy_place(content: Content, id_: str) -> Position | None:
    return legacy(content, content["legacy_places"][id_]["with"])


def legacy(content: Content, id_: str) -> Position | None:
    """The tile lies, and the ship stands before it."""
    row = content["legacy"][id_]
    at = row["at"][-1] if isinstance(row["at"], list) else row["at"]
    found = place(content, at) or combats(content)
    return found[0], {**found[1], "legacy": [id_], "own": {**found[1]["own"], "explorer": "E15"}}


def combats(content: Content) -> Position:
    return {}, {"own": {"ship": COMBATS}}


def slot(content: Content, id_: str) -> Position | None:
    """Its two discs are the last: whatever it asks for is there."""
    found = act(content, DISCS)
    if found is None:
        return None
    others = {str(one): 0 for one in content["slots"] if str(one) != id_}
    return found[0], {**found[1], "own": {**found[1]["own"], "discs": {**others, id_: 1}}}


def village_action(content: Content, id_: str) -> Position | None:
    row = content["village"][id_]
    if row.get("basic"):
        return {}, {"own": {"ship": VILLAGES}}
    if "from" in row and row["from"].startswith("ship slot "):
        return {}, {"own": {"ship": VILLAGES, "discs": {row["from"].removeprefix("ship slot "): 0}}}
    return lasting(content, "new_village_action", id_, VILLAGES)


def combat_action(content: Content, id_: str) -> Position | None:
    row = content["combat"][id_]
    source = row.get("from", "")
    if source.startswith("ship slot "):
        return {}, {"own": {"ship": COMBATS, "discs": {source.removeprefix("ship slot "): 0}}}
    if source.startswith("legacy tile "):
        return legacy(content, source.removeprefix("legacy tile "))
    return lasting(content, "new_combat_action", id_, COMBATS) if source == "card" else combats(content)


def lasting(content: Content, verb: str, id_: str, ship: str) -> Position | None:
    """A card before its player that brings this action."""
    for one, step in steps(content):
        if step["do"] == verb and step["id"] == id_:
            return {}, {"own": {"ship": ship, "tableau": [one]}, "display": display(content, one)}
    return None


def steps(content: Content) -> Iterator[tuple[str, dict[str, Any]]]:
    """Of the cards that are in every match or may be."""
    for one, row in content["cards"].items():
        if row["deck"] in ("A", "B"):
            for step in row["effects"]:
                yield one, step


def assistant(content: Content, id_: str) -> Position | None:
    """A card with this assistant, the ship before the place where it stands."""
    for one, step in steps(content):
        if step["do"] == "assistant" and step["action"] == id_:
            found = place(content, step["location"])
            if found is not None:
                own = {**found[1]["own"], "tableau": [one], "personal": 3}
                return found[0], {**found[1], "own": own, "display": display(content, one)}
    return None


def jean(content: Content, id_: str) -> Position:
    """Its turn comes with this card on top."""
    return {"jean": 1}, {"jean_deck": [id_], "own": {"ship": "1"}}


LISTS: Final[dict[str, Callable[[Content, str], Position | None]]] = {
    "project_cards.cards": card,
    "project_cards_c.cards": lambda content, id_: None,  # dealt by the story only
    "quest_tiles.quests": quest,
    "combat_tokens.tokens": token,
    "career_cards.cards": career,
    "prestige_buildings.buildings": building,
    "city_tiles.tiles": tile,
    "explorer_track.spaces": space,
    "explorer_track.borders": border,
    "map.locations": place,
    "map.legacy_locations": legacy_place,
    "legacy_tiles.tiles": legacy,
    "ship_board.slots": slot,
    "effects.city_action_defs": act,
    "effects.village_action_defs": village_action,
    "effects.assistant_action_defs": assistant,
    "effects.combat_action_defs": combat_action,
    "automa.cards": jean,
    "automa.difficulty": lambda content, id_: ({"jean": 1, "jean_difficulty": id_}, {"own": {"ship": "1"}}),
    "automa.final_bonus": lambda content, id_: ({"jean": 1}, {"own": {"ship": "1"}}),
}
