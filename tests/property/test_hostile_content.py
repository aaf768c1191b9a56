"""Data that somebody made up: either a content comes out of it that can be played, or an error that names the place."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.playing import EXAMPLES
from tradewinds import games
from tradewinds.games.empires.content import Cards
from tradewinds.games.empires.frames import STREAMS
from tradewinds.games.empires.loading import documents, load
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.schema import SCHEMA
from tradewinds.games.empires.setup import make_options
from tradewinds.kernel.chance import Chance, Xorshift
from tradewinds.kernel.content import BadContent, lists, merged
from tradewinds.kernel.game import Game, Packing
from tradewinds.kernel.playout import Trail, checked_playout
from tradewinds.play.packs import packing as packed_game
from tradewinds.play.words import LANGUAGES, Words

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([-1, 0, 1, 3, 21, 10**6, 10**30, "", "food", "wings", "x" * 2000, 1.5, float("nan")]),
    st.recursive(
        st.sampled_from(["gain", 1, -1, None]),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["gain", "n"]), inner, max_size=3),
        max_leaves=8,
    ),
    st.sampled_from(
        [
            [{"gain": {"vp": 1}}],
            [{"perform": "sail"}, {"perform": "construct"}],
            [{"choose": [[{"voyage": "conquer"}], [{"refresh": {"n": 3, "which": {"kind": "location"}}}]]}],
            [{"may_pay": {"cost": {"discard_hand": 1}, "do": [{"search": {"n": 2, "which": {"kind": "action"}}}]}}],
            [{"payout": {"n": 3}}, {"recopy": 2}, {"take_discard": {"n": 2}}],
            [{"gain": {"food": {"count": {"of": "discard_pile"}, "times": 3}}}],
            {"worker": 1, "food": 2},
        ]
    ),
)
OPTIONS: dict[str, object] = {
    "raze_scoring": "faq",
    "generic_ships": "open",
    "gold_as_fish_cargo": True,
    "scoreboard_side": "A",
    "clan_choice": "random",
    "solo_scenario": "long_winter",
    "solo_level": "normal",
    "suggest_first_game": True,
}


def changed(value: Any, draw: st.DrawFn) -> Any:
    """The same with something else somewhere inside."""
    if isinstance(value, dict) and value and draw(st.integers(0, 3)):
        key = draw(st.sampled_from(sorted(value, key=str)))
        return {**value, key: changed(value[key], draw)}
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        at = draw(st.integers(0, len(value) - 1))
        return [changed(item, draw) if n == at else copy(item) for n, item in enumerate(value)]
    return draw(JUNK)


@st.composite
def packs(draw: st.DrawFn) -> dict[str, Any]:
    """Records of some file set, added or removed."""
    file = draw(st.sampled_from(["clan_ulaf", "clan_heidel", "clan_nanurjuk", "clan_mackinnon", "islands"]))
    rows = documents()[file]
    pack: dict[str, Any] = {"set": {}, "add": [], "remove": []}
    for _ in range(draw(st.integers(1, 2))):
        row = draw(st.sampled_from(rows))
        fields = draw(st.sets(st.sampled_from(sorted(row)), max_size=2))
        pack["set"][row["id"]] = {key: changed(row[key], draw) for key in sorted(fields)}
    if draw(st.booleans()):
        row = draw(st.sampled_from(rows))
        added = {**row, "id": f"{row['id']}_again"}
        pack["add"].append(changed(added, draw) if draw(st.booleans()) else added)
    if draw(st.integers(0, 3)) == 0:
        pack["remove"].append(draw(st.sampled_from([row["id"] for row in rows])))
    return {file: pack}


def loaded(pack: dict[str, Any]) -> tuple[Cards | None, BadContent | None]:
    try:
        laid = merged(documents(), pack, SCHEMA)
        made = load(laid)
        SCHEMA.check(laid)  # what can be played is what an editor is told
        return made, None
    except BadContent as error:
        return None, error


def told_with_its_place(refused: BadContent | None) -> None:
    assert refused is not None
    assert refused.field
    for lang in LANGUAGES:
        assert Words(lang).refusal(refused)


@settings(max_examples=2 * EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(packs(), st.integers(0, 2**31))
def test_it_is_refused_with_its_place_or_can_be_played(pack: dict[str, Any], seed: int) -> None:
    cards, refused = loaded(pack)
    if cards is None:
        told_with_its_place(refused)
        return
    state = Empires(2, make_options(OPTIONS, cards.scenario_names), cards, Chance(str(seed), len(STREAMS)))
    state.begin()
    state.advance()
    trail = Trail()
    checked_playout(state, Xorshift(seed), trail, 400)
    assert trail.wrong == []


# --- every game ------------------------------------------------------------------------------------------------------

GAMES = [name for name in games.names() if games.load(name).packing is not None]


EXPANSIONS = ("new_buildings", "citizens", "smuggler", "festival", "festival_cards", "achievements")
SHAPES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "empires": [(1, {}), (3, {})],
    "jamaica": [(2, {}), (4, {"bank": "limited"})],
    "maracaibo": [(2, {"jean": 1}), (3, {"mode": "free77"}), (4, {"edition": "first", "mode": "chapter6"})],
    "puertorico": [
        (2, {}),
        (3, {"puertomas": 2}),
        (4, {f"expansion_{name}": True for name in EXPANSIONS} | {"building_selection": "random"}),
        (5, {"opt_cost_swap": True, "opt_start_change": "all_corn_minus_1", "expansion_achievements": True}),
    ],
}


@st.composite
def any_packs(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """Records of any list set, added or removed: mostly a number or a choice that is another, sometimes rubbish."""
    packing = packed_game(games.load(name))
    rows = lists(packing.documents(), packing.schema)
    made: dict[str, Any] = {}
    for list_ in draw(st.sets(st.sampled_from(sorted(rows)), min_size=1, max_size=3)):
        records = packing.schema.lists[list_]
        pack: dict[str, Any] = {"set": {}, "add": [], "remove": []}
        for _ in range(draw(st.integers(1, 3))):
            row = draw(st.sampled_from(rows[list_]))
            free = sorted(key for key in row if not records.reason(str(row["id"]), key))
            fields = draw(st.sets(st.sampled_from(free), max_size=3))
            pack["set"][row["id"]] = {key: nudged(row[key], draw) for key in sorted(fields)}
        if draw(st.integers(0, 4)) == 0:
            pack["add"].append(nudged({**draw(st.sampled_from(rows[list_])), "id": "one_more"}, draw))
        if draw(st.integers(0, 4)) == 0:
            pack["remove"].append(str(draw(st.sampled_from(rows[list_]))["id"]))
        made[list_] = {key: value for key, value in pack.items() if value}
    return made


def nudged(value: Any, draw: st.DrawFn) -> Any:
    """The same with another number somewhere inside, or with rubbish there."""
    if draw(st.integers(0, 9)) == 0:
        return changed(value, draw)
    if isinstance(value, dict) and value:
        key = draw(st.sampled_from(sorted(value, key=str)))
        return {**value, key: nudged(value[key], draw)}
    if isinstance(value, list) and value:
        at = draw(st.integers(0, len(value) - 1))
        return [nudged(item, draw) if n == at else copy(item) for n, item in enumerate(value)]
    if isinstance(value, int) and not isinstance(value, bool):
        return draw(st.integers(0, 12))
    return value


def made_of(packing: Packing, pack: dict[str, Any]) -> tuple[Game | None, BadContent | None]:
    try:
        return packing.game(merged(packing.documents(), pack, packing.schema)), None
    except BadContent as error:
        return None, error


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game(name: str) -> None:
    packing = packed_game(games.load(name))

    @settings(max_examples=2 * EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(any_packs(name), st.integers(0, 2**31))
    def plays(pack: dict[str, Any], seed: int) -> None:
        game, refused = made_of(packing, pack)
        if game is None:
            told_with_its_place(refused)
            return
        players, options = SHAPES[name][seed % len(SHAPES[name])]
        trail = Trail()
        checked_playout(game.start(players, options, seed), Xorshift(seed + 1), trail, 300)
        assert trail.wrong == []
        assert game.content()
        for lang in LANGUAGES:
            assert all(game.messages(lang).values())
            Words(lang, game)

    plays()
