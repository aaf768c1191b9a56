"""Legality is stated once: options, refusals and dimmed buttons agree in every position, and every no has its rule."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.playing import EXAMPLES, Configuration, configurations, mixed, name_of, play, position
from tradewinds import games
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import State
from tradewinds.play.rulebook import rulebook
from tradewinds.play.words import LANGUAGES, Words

CONFIGURATIONS = configurations()
ANY = st.one_of(st.sampled_from(CONFIGURATIONS), *(mixed(games.load(name)) for name in games.names()))
NAMES = ["Anna", "Ödön", "小明", "Eve", "Ubul", "Zoë"]


@cache
def words(lang: str, game: str) -> Words:
    return Words(lang, game)


@cache
def rules(game: str) -> frozenset[str]:
    return frozenset(rule.id for _, rule in rulebook(game, "en").rules())


_read: set[tuple[object, ...]] = set()


def check_refusal(game: str, players: int, refused: IllegalAction) -> None:
    """A rule that exists, and words with everything they name, in every language (once for each set of values)."""
    assert refused.rule in rules(game)
    seen = (game, players, refused.key, *((name, str(v)) for name, v in refused.params.items() if name != "action"))
    if seen in _read:
        return
    _read.add(seen)
    for lang in LANGUAGES:
        told = words(lang, game).refusal(refused, NAMES[:players])
        assert told
        assert "{" not in told, (lang, refused)
        assert "refusal-" not in told, (lang, refused)


def check_position(configuration: Configuration, state: State) -> None:
    name, players, _ = configuration
    game = games.load(name)
    for seat in state.seats_to_act():
        legal = set(state.legal(seat))
        refused = {}
        for action in range(len(game.actions)):
            reason = state.can(seat, action)
            no = state.why_not(seat, action)
            assert (action in legal) == (reason == 0) == (no is None), (game.actions.text(action), reason)
            if no is not None:
                assert (no.key, no.rule) == (game.reasons.keys[reason], game.reasons.rules[reason])
                check_refusal(name, players, no)
                refused[action] = no
        asked = game.prompt(state, seat)
        assert asked is not None
        assert (asked.kind, asked.rule) in zip(game.reasons.kinds, game.reasons.rules, strict=True)
        for action, no in asked.dimmed:
            assert str(no) == str(refused[action])


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=name_of)
def test_every_action_is_legal_or_has_its_reason(configuration: Configuration) -> None:
    """Every forty-first decision of one random match of each configuration."""
    name, players, options = configuration
    state = games.load(name).start(players, options, "reasons")
    check_position(configuration, state)
    for number, _ in enumerate(play(state, 7)):
        if number % 41 == 0 and not state.over:
            check_position(configuration, state)


@settings(max_examples=EXAMPLES)
@given(ANY, st.integers(0, 2**31), st.integers(0, 400))
def test_anywhere_in_any_match(configuration: Configuration, seed: int, far: int) -> None:
    check_position(configuration, position(configuration, seed, far))


@pytest.mark.parametrize("name", games.names())
def test_the_table_of_reasons_is_sound(name: str) -> None:
    """Rules that exist, words for all, no reason twice; every question asks something that has words."""
    table = games.load(name).reasons
    assert set(table.rules[1:]) <= rules(name)
    rows = list(zip(table.keys, table.kinds, table.rules, strict=True))
    assert len(rows) == len(set(rows))
    for lang in LANGUAGES:
        assert all(words(lang, name).has(key) for key in table.keys[1:])
        assert all(words(lang, name).has(f"prompt-{kind}") for kind in table.kinds if kind)
