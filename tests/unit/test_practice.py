"""Every component of every game can be tried out: a position in which seat 0 has it in reach."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tradewinds import games
from tradewinds.games.empires.components import CLAN_NAMES
from tradewinds.kernel.content import lists
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.state import State

NOWHERE = {
    "maracaibo": {
        "project_cards_c.cards": tuple(f"C{n}" for n in range(90, 98)),  # dealt by the story
        "explorer_track.spaces": ("E00",),  # where everybody begins
        "map.locations": ("0",),
        "effects.village_action_defs": ("stored_quest",),
    }
}
"""What only the beginning of a match can show."""
TELLING = {
    "empires": ("islands", "action_tiles", *(f"clan_{clan}" for clan in CLAN_NAMES)),
    "jamaica": ("action_cards.cards", "board.spaces"),
    "maracaibo": (
        "project_cards.cards",
        "quest_tiles.quests",
        "combat_tokens.tokens",
        "prestige_buildings.buildings",
        "explorer_track.spaces",
    ),
    "puertorico": ("buildings.buildings", "goods.goods", "countryside.countryside"),
}
"""Lists of whose records the journal tells, when they are used (`Packing.uses`)."""
UNTOLD = ("_start_", "forest")
"""Starting fields of Empires, which yield goods, and forests of Puerto Rico: the journal names none of them."""


def records(game: Game) -> Iterator[tuple[str, str]]:
    assert game.packing is not None
    for name, rows in lists(game.packing.documents(), game.packing.schema).items():
        for row in rows:
            yield name, str(row["id"])


def position(game: Game, name: str, id_: str) -> State | None:
    assert game.packing is not None
    return game.packing.practice(game, name, id_)


def nowhere(game: Game, name: str, id_: str) -> bool:
    return id_ in NOWHERE.get(game.id, {}).get(name, ())


@pytest.mark.parametrize("name", games.names())
def test_everything_can_be_tried(name: str) -> None:
    game = games.load(name)
    for list_, id_ in records(game):
        state = position(game, list_, id_)
        assert (state is None) == nowhere(game, list_, id_), (list_, id_)
        if state is not None:
            assert game.prompt(state, 0) is not None, (list_, id_)
            assert state.violations() == [], (list_, id_)
            again = game.from_plain(state.to_plain())
            assert again == state, (list_, id_)


@pytest.mark.parametrize("name", games.names())
def test_what_is_tried_is_in_reach(name: str) -> None:
    """Somebody who plays without a plan has used it within a few dozen answers, in one of many tries."""
    game = games.load(name)
    assert game.packing is not None
    for list_, id_ in records(game):
        state = position(game, list_, id_) if list_ in TELLING[name] else None
        if state is not None and not any(part in id_ for part in UNTOLD):
            assert used(game, state, list_, id_), (list_, id_)


def used(game: Game, state: State, list_: str, id_: str) -> bool:
    assert game.packing is not None
    told = game.packing.uses[list_]
    choose = random.Random(f"{list_} {id_}")
    for _ in range(600):
        now = state.copy()
        now.journal = journal = Journal()
        for _ in range(50):
            if now.over:
                break
            seat = choose.choice(now.seats_to_act())
            now.play(seat, choose.choice(now.legal(seat)))
        for fact in journal.facts:
            if any(fact.kind == kind and str((fact.public | fact.secret).get(by)) == id_ for kind, by in told):
                return True
    return False


def test_an_action_of_a_legacy_tile_lies_on_it() -> None:
    state = position(games.load("maracaibo"), "effects.city_action_defs", "city_l1")
    assert state is not None
    assert state.to_plain()["legacy"] == ["L1"]


def test_a_space_is_in_reach_whatever_cards_move_forward() -> None:
    """With a pack the box's forward cards may load food, and others move."""
    box = games.load("jamaica")
    assert box.packing is not None
    rows = box.packing.documents()["action_cards"]["cards"]
    turned = {"forward": "load_food", "load_food": "forward"}
    cards = [row | {part: turned.get(row[part], row[part]) for part in ("day", "night")} for row in rows]
    forward = sum(row[part] == "forward" for row in cards for part in ("day", "night"))
    assert forward > sum(row[part] == "backward" for row in cards for part in ("day", "night"))
    documents = dict(box.packing.documents())
    game = box.packing.game({**documents, "action_cards": {**documents["action_cards"], "cards": cards}})
    for id_ in ("1", "16", "30"):
        state = position(game, "board.spaces", id_)
        assert state is not None
        assert used(game, state, "board.spaces", id_)
