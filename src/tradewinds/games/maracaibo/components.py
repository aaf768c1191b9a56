"""What is in the box, as numbers for the rules, but for cards, tiles and tokens, which are content (`content.py`)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tradewinds.games import data
from tradewinds.kernel.vectors import vec

BIT: Final = vec[i64]([1 << n for n in range(62)])


def names_of(rows: list[dict[str, Any]]) -> list[str]:
    return [str(row["id"]) for row in rows]


# --- nations, goods, objects, synergy tokens (MAR-1.2, 1.4) ----------------------------------------------------------

_box: dict[str, Any] = data("maracaibo", "components")
_tracks: dict[str, Any] = data("maracaibo", "tracks")
FRANCE: Final = 0
ENGLAND: Final = 1
SPAIN: Final = 2
NATIONS: Final = 3
NATION_NAMES: Final = names_of(_box["nations"])
GOODS: Final = 4
GOOD_NAMES: Final = names_of(_box["goods"])
OBJECTS: Final = 4
OBJECT_NAMES: Final = names_of(_box["objects"])
SYNERGIES: Final = 5
SYNERGY_NAMES: Final = names_of(_box["synergies"])
CROWN: Final = 4
"""The token of every prestige building (MAR-26.2)."""

# --- what players gain and pay, for facts ----------------------------------------------------------------------------

DOUBLOONS: Final = 0
VP: Final = 1
CP: Final = 2
FIGURES: Final = 3
GAIN_NAMES: Final = ["doubloons", "vp", "cp", "figures"]

# --- set-up (MAR-2) --------------------------------------------------------------------------------------------------

_setup: dict[str, Any] = _box["setup"]
DEALT: Final = 8
KEPT: Final = 4
THROWN: Final = 3
MIXED_IN: Final = 40
"""B cards in the deck (MAR-2.9)."""
DISPLAY: Final = 4
STARTING_MONEY: Final = vec[i64]([int(n) for n in _setup["starting_doubloons"]])
FIGURES_EACH: Final = 8
PERSONAL: Final = 2
CAREERS_DEALT: Final = 2
GOALS: Final = 3
PLANNING: Final = 3
HAND_LIMIT: Final = 4
MOVEMENT: Final = 7
ROUNDS: Final = 4
START_MARKERS: Final = vec[i64]([-1] * 6 + [SPAIN, ENGLAND, FRANCE])
"""Per location up to 8: the nation of the starting marker with two players (MAR-2.14)."""

# --- tracks (MAR-8, 21) ----------------------------------------------------------------------------------------------

LAST_INFLUENCE: Final = 15
_ranks: dict[int, int] = _tracks["influence"]["ranks"]
RANK: Final = vec[i64]([max([0, *(r for at, r in _ranks.items() if at <= n)]) for n in range(LAST_INFLUENCE + 1)])
"""The nobility rank at each space of an influence track (MAR-8.2)."""
BEYOND_INFLUENCE: Final = 2
"""VP for each step beyond the end (MAR-8.3)."""
MOST_INFLUENCE: Final = 3
MARKERS: Final = 13
STORAGE_SPACES: Final = 7
STORAGE_VALUE: Final = vec[i64]([int(row["value"]) for row in _tracks["storage"]["spaces"]])
STORAGE_MARKERS: Final = vec[i64]([int(row["markers"]) for row in _tracks["storage"]["spaces"]])
START_INCOME: Final = 8
LAST_INCOME: Final = 34
_below: dict[int, int] = _tracks["doubloon_income"]["vp_below"]
VP_BELOW: Final = vec[i64]([max([0, *(vp for at, vp in _below.items() if at <= n)]) for n in range(LAST_INCOME + 1)])
"""The VP printed under the doubloon income track (MAR-17.4)."""
LAST_VP_INCOME: Final = 20
LAST_CP: Final = 8
START_CP: Final = 1
FOURTH_QUEST: Final = 3
LATER_QUEST: Final = 2
SKIPPED_VP: Final = 2
SCORING_VP: Final = 2
"""In place of a purchase (MAR-16.2)."""

# --- ship board (MAR-19), cities, career -----------------------------------------------------------------------------

SLOTS: Final = 12
DISCS: Final = 2
NO_MODIFIER: Final = 0
MOST_MINUS_2: Final = 1
FEWEST_PLUS_3: Final = 2
MODIFIERS: Final = ["none", "most_minus_2", "fewest_plus_3"]
TOKENS: Final = 25
LEFT_TOKENS: Final = 13
QUESTS: Final = 24
TRAIL_QUESTS: Final = 3
STORY_TILES: Final = 4
UNTILED: Final = QUESTS + STORY_TILES
"""After the quest tiles come the story tiles, then a story quest without a tile (MAR-28.12)."""
BUILDINGS: Final = 4
BORDERS: Final = 3
BORDER_NAMES: Final = ["red", "blue", "green"]
GOAL_KINDS: Final = [
    "combat_tokens",
    "quests",
    "influence_one",
    "influence_two",
    "upgrades",
    "border",
    "synergy",
    "assistants",
]
JEAN_SPACES: Final = 22
"""Of her automa board (MAR-30.3)."""
DIFFICULTIES: Final = ["very_easy", "easy", "medium", "hard", "very_hard"]
MEDIUM: Final = 2
"""The usual one of them."""
EDITIONS: Final = ["revised", "first"]


def check() -> None:
    """MAR-1: the counts of the box that the rules use."""
    counts = {str(row["id"]): int(row["count"]) for row in _box["components"]}
    assert counts["ownership_marker"] == NATIONS * MARKERS == NATIONS * sum(int(n) for n in STORAGE_MARKERS)
    assert len(STORAGE_VALUE) == STORAGE_SPACES
    assert counts["synergy_token"] == 4 * SYNERGIES
    assert counts["figure"] == 4 * FIGURES_EACH
    assert counts["combat_token"] == TOKENS
    assert counts["quest_tile"] == QUESTS
    assert counts["story_tile"] == STORY_TILES
    assert (len(GOOD_NAMES), len(OBJECT_NAMES), len(SYNERGY_NAMES)) == (GOODS, OBJECTS, SYNERGIES)
    assert SYNERGY_NAMES[CROWN] == data("maracaibo", "prestige_buildings")["invest"]["synergy"]
    assert (_setup["cards_dealt"], _setup["keep_hand"], _setup["discard"]) == (DEALT, KEPT, THROWN)
    assert (_setup["b_cards_mixed_in"], _setup["display"], _setup["personal_figures"]) == (MIXED_IN, DISPLAY, PERSONAL)
    assert (_setup["hand_limit"], _setup["movement_points"]) == (HAND_LIMIT, MOVEMENT)
    assert (_setup["career_figures"], _setup["planning_spaces"]) == (GOALS, PLANNING)
    assert _tracks["influence"]["last"] == LAST_INFLUENCE
    assert (_tracks["doubloon_income"]["start"], _tracks["doubloon_income"]["last"]) == (START_INCOME, LAST_INCOME)
    assert (_tracks["combat_points"]["start"], _tracks["combat_points"]["max"]) == (START_CP, LAST_CP)
    assert (_tracks["quest_row"]["fourth"], _tracks["quest_row"]["later"]) == (FOURTH_QUEST, LATER_QUEST)
    for row in _setup["two_player_markers"]:
        assert NATION_NAMES[START_MARKERS[int(row["location"])]] == row["nation"]


check()
