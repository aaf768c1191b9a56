"""Ways to set a game up that have a name: each can be played, and is told in a sentence."""

from __future__ import annotations

import pytest

from tradewinds import bots, games
from tradewinds.kernel.game import Preset
from tradewinds.play.words import LANGUAGES, Words

PRESETS = [(name, preset) for name in games.shelf() for preset in games.load(name).presets]


@pytest.mark.parametrize("name", games.shelf())
def test_every_game_has_some_and_each_once(name: str) -> None:
    found = [preset.id for preset in games.load(name).presets]
    assert found[:3] == ["first", "classic", "everything"]
    assert len(found) == len(set(found))


@pytest.mark.parametrize(("name", "preset"), PRESETS, ids=[f"{name}-{preset.id}" for name, preset in PRESETS])
def test_a_preset_can_be_played(name: str, preset: Preset) -> None:
    game = games.load(name)
    options = game.check(preset.players, preset.options)
    assert not preset.bot or preset.bot in bots.names(game)
    state = game.start(preset.players, preset.options, 1)
    assert state.seats_to_act()
    for lang in LANGUAGES:
        assert Words(lang, game).has(f"preset-{preset.id}-about")
    # Alone: against the game itself, or against those whom the rules play.
    alone = preset.players - len(game.rule_seats(preset.players, options)) == 1
    assert alone == (preset.id == "solo")
