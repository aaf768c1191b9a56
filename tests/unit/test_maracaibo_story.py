"""Every story card of Maracaibo, with every choice: what its back does and what the next card sets up, by the data."""

from __future__ import annotations

from typing import Any

import pytest

from tradewinds import games
from tradewinds.games import data

GAME = games.load("maracaibo")
STORY = data("maracaibo", "story_cards")
CARDS: dict[int, dict[str, Any]] = {row["number"]: row for row in STORY["campaign"]}
BACKS = [
    (number, choice, edition)
    for number, row in CARDS.items()
    if row["requirement"]["kind"] != "none"
    for choice in range(max(1, len(row.get("choice", []))))
    for edition in ("revised", "first")
]


class Foreseen:
    """The story as the data say it goes on, told without the rules of the match."""

    def __init__(self, tiles: set[str], people: int = 2) -> None:
        self.tiles = tiles
        self.people = people
        self.story: set[str] = set()
        self.c_cards: set[str] = set()
        self.pages: list[str] = []
        self.lying: list[str] = []
        self.gains = [{"gain_vp": 0, "gain_doubloons": 0, "gain_figures": 0} for _ in range(2)]
        self.ending: str | None = None

    def set_up(self, number: int) -> None:
        row = CARDS[number]
        if row["requirement"]["kind"] == "none":
            self.read(number, row["after"])
            return
        setup = row["setup"]
        self.story.add(str(number))
        self.tiles = (self.tiles - set(setup.get("tiles_remove", []))) | set(setup.get("tiles_add", []))
        self.c_cards |= {f"C{n}" for key in ("cards_shuffle", "cards_discard") for n in setup.get(key, [])}
        if "story" in setup:
            self.lying.append(setup["story"])
        self.lying += [one["location"] for one in setup.get("quests", []) if self.people in one["players"]]
        if "read" in setup:
            self.set_up(setup["read"])

    def read(self, number: int, after: list[dict[str, Any]]) -> None:
        self.pages.append(str(number))
        for step in after:
            if step["do"] == "next":
                self.set_up(step["card"])
            elif step["do"] == "tiles_add":
                self.tiles |= set(step["tiles"])
            elif step["do"] == "tiles_remove":
                self.tiles -= set(step["tiles"])
            elif step["do"] in ("cards_shuffle", "cards_discard"):
                self.c_cards |= {f"C{n}" for n in step["cards"]}
            elif step["do"] in ("reader_gain", "all_gain"):
                for seat in (0,) if step["do"] == "reader_gain" else (0, 1):
                    for effect in step["effects"]:
                        self.gains[seat][effect["do"]] += effect["n"]
            elif step["do"] == "campaign_end":
                self.ending, self.story = step["ending"], set()
            else:
                assert step["do"] == "refill_cartagena"


def in_play(number: int, edition: str) -> dict[str, Any]:
    """The card is the only one in play, its quest fulfilled or its tile full; the first round ends."""
    row = CARDS[number]
    options = {"mode": "campaign", "first_player": "0", "edition": edition}
    plain: dict[str, Any] = GAME.start(2, options, f"card {number}").to_plain()
    lists = [row.get("after", []), *(one["after"] for one in row.get("choice", []))]
    gone = {tile for after in lists for step in after if step["do"] == "tiles_remove" for tile in step["tiles"]}
    tiles = gone | set(row["setup"].get("tiles_add", []))
    plain |= {"frames": "scoring", "trigger": 0, "legacy": sorted(tiles), "story": [str(number)], "lying": []}
    plain |= {"market": {}, "l1_quest": None}
    if "L1" in tiles:
        plain |= {"lying": [{"quest": plain["quest_top"], "place": "17"}], "l1_quest": plain["quest_top"]}
        free = set(data_quests()) - {*plain["trail"], plain["quest_top"]}
        plain["quest_top"] = min(free)
    if row["requirement"]["kind"] == "story_tile":
        plain |= {"story_tiles": [str(number), None, None, None, None], "story_holders": {str(number): 0}}
        plain["boards"][0] |= {"quests": ["S1"]}
    else:
        plain |= {"on_tiles": {row["requirement"]["tile"]: 4}, "story_tiles": [None] * 5}
    for board in plain["boards"]:
        board["hand"] = []
    return plain


def data_quests() -> list[str]:
    return [row["id"] for row in data("maracaibo", "quest_tiles")["quests"]]


@pytest.mark.rules("MAR-28.4", "MAR-28.6", "MAR-28.7", "MAR-28.8", "MAR-28.13", "MAR-28.21", "MAR-29.18")
@pytest.mark.parametrize(("number", "choice", "edition"), BACKS)
def test_every_back_does_what_the_data_say(number: int, choice: int, edition: str) -> None:
    row = CARDS[number]
    plain = in_play(number, edition)
    state: Any = GAME.from_plain(plain)
    before = state.to_plain()
    foreseen = Foreseen(set(before["legacy"]))
    foreseen.lying = [one["place"] for one in before["lying"] if one["quest"] == before["l1_quest"]]
    foreseen.c_cards = set(before["c_cards"])
    foreseen.read(number, row["choice"][choice]["after"] if row.get("choice") else row["after"])
    for seat in (0, 1):
        state.play(seat, GAME.actions.parse("take_vp"))
    if row.get("choice"):
        for seat in (0, 1):
            state.play(seat, GAME.actions.parse(f"vote:{number}-{choice + 1}"))
    after = state.to_plain()
    assert state.violations() == []
    assert after["round"] == 2
    assert after["pages"] == foreseen.pages
    assert set(after["story"]) == foreseen.story
    assert set(after["legacy"]) == foreseen.tiles
    assert set(after["c_cards"]) == foreseen.c_cards
    assert after["ending"] == foreseen.ending
    assert after["choices"] == ({str(number): choice + 1} if row.get("choice") else {})
    new = [] if "L1" in before["legacy"] or "L1" not in after["legacy"] else ["17"]
    assert sorted(one["place"] for one in after["lying"]) == sorted([*foreseen.lying, *new])
    for seat in (0, 1):
        gains = foreseen.gains[seat]
        board, was = after["boards"][seat], before["boards"][seat]
        assert board["vp"] == was["vp"] + 2 + gains["gain_vp"]
        assert board["doubloons"] == was["doubloons"] + 8 + gains["gain_doubloons"]
        assert board["personal"] == was["personal"] + gains["gain_figures"]
    closed = "L3" in after["legacy"]
    assert (after["tiles"].get("14") is None) == closed


@pytest.mark.rules("MAR-28.3", "MAR-28.18", "MAR-28.22", "MAR-29.12", "MAR-2.29")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, *(row["chapter"] for row in STORY["chapter_starts"])])
def test_every_chapter_begins_as_the_data_say(number: int, people: int) -> None:
    start: dict[str, Any] = {"tiles_add": [], "cards_shuffle": [], "read": [1]}
    for row in STORY["chapter_starts"]:
        start = row if row["chapter"] == number else start
    options: dict[str, object] = {"mode": "campaign" if number == 1 else f"chapter{number}", "jean": int(people == 1)}
    plain: dict[str, Any] = GAME.start(max(people, 2), options, f"chapter {number}").to_plain()
    foreseen = Foreseen(set(start["tiles_add"]), people)
    foreseen.c_cards = {f"C{n}" for n in start["cards_shuffle"]}
    for card in start["read"]:
        foreseen.set_up(card)
    for row in STORY["free_mode"]:
        if row["number"] == start.get("placements_like"):
            places = row["placements"]["start"]
            foreseen.lying += [one["location"] for one in places if people in one["players"]]
    if "L1" in foreseen.tiles:
        foreseen.lying.append("17")
    assert set(plain["legacy"]) == foreseen.tiles
    assert set(plain["story"]) == foreseen.story
    assert set(plain["c_cards"]) == foreseen.c_cards
    assert plain["c_dealt"] == []
    assert sorted(one["place"] for one in plain["lying"]) == sorted(foreseen.lying)
    assert plain["waiting"] == plain["pages"] == []
    filled = {
        row["id"]: row["prefilled"][people] for row in data("maracaibo", "legacy_tiles")["tiles"] if "spaces" in row
    }
    assert plain["on_tiles"] == {tile: n for tile, n in filled.items() if tile in foreseen.tiles and n}


@pytest.mark.rules("MAR-28.1", "MAR-28.2", "MAR-12.7", "MAR-EX.16")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("row", STORY["free_mode"], ids=lambda row: str(row["number"]))
def test_free_mode_places_quests_at_the_start_and_after_each_round(row: dict[str, Any], people: int) -> None:
    options: dict[str, object] = {"mode": f"free{row['number']}", "jean": int(people == 1)}
    seats = max(people, 2)
    plain: dict[str, Any] = GAME.start(seats, options, f"free {row['number']}").to_plain()
    on_l1 = ["17"] if "L1" in row["tiles_add"] else []
    assert plain["legacy"] == row["tiles_add"]
    assert plain["c_cards"] == [f"C{n}" for n in row["cards_shuffle"]]

    def foreseen(moment: str) -> list[str]:
        return [one["location"] for one in row["placements"][moment] if people in one["players"]]

    assert sorted(one["place"] for one in plain["lying"]) == sorted([*foreseen("start"), *on_l1])
    for number in (1, 2, 3):
        before: dict[str, Any] = GAME.start(seats, options, f"{number}").to_plain()
        ended = 1 if people == 1 else 0  # by Jean, so that she does not begin the next round
        before |= {"frames": "scoring", "round": number, "trigger": ended, "active": ended}
        state: Any = GAME.from_plain(before)
        was = [one["place"] for one in before["lying"]]
        for seat in range(people):
            state.play(seat, GAME.actions.parse("take_vp"))
        now = [one["place"] for one in state.to_plain()["lying"]]
        assert sorted(now) == sorted([*was, *foreseen(f"after_{number}")])
