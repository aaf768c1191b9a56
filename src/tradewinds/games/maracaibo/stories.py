"""Legacy tiles and story cards as tables: what a card sets up, what it waits for, what its back does (MAR-28, 29)."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tradewinds.games.maracaibo import content as c
from tradewinds.games.maracaibo.components import STORY_TILES, names_of
from tradewinds.games.maracaibo.programs import wrong

if TYPE_CHECKING:
    from tradewinds.games.maracaibo.loading import Loader

STORY_NAMES: Final = [*[f"S{n + 1}" for n in range(STORY_TILES)], "S0"]
"""Story tiles, and a story quest without one (MAR-28.12)."""
MOMENTS: Final = ("start", "after_1", "after_2", "after_3")
AFTER: Final = {
    "next": c.NEXT_CARD,
    "tiles_add": c.ADD_TILES,
    "tiles_remove": c.REMOVE_TILES,
    "cards_shuffle": c.SHUFFLE_CARDS,
    "cards_discard": c.DISCARD_CARDS,
    "reader_gain": c.READER_GAINS,
    "all_gain": c.ALL_GAIN,
    "campaign_end": c.CAMPAIGN_END,
}
REMINDER: Final = "refill_cartagena"
"""Follows from the removal of L3 (MAR-29.5)."""


class Stories:
    """Fills the tables of legacy tiles and of story cards."""

    def __init__(self, loader: Loader, of: Mapping[str, Any]) -> None:
        self.loader = loader
        self.of = of
        self.made = loader.made
        self.put = loader.put
        self.made.story_names = [str(row["number"]) for row in of["campaign"]]

    # --- legacy tiles ------------------------------------------------------------------------------------------

    def tiles(self, rows: list[dict[str, Any]]) -> None:
        made, columns = self.made, self.loader.columns
        columns["acts_at"] = [-1] * len(made.place_names)
        columns["skull_at"] = [-1] * len(made.place_names)
        for number, row in enumerate(rows):
            where = f"legacy_tiles.tiles.{row['id']}"
            kind = self.loader.one_of(row["kind"], c.TILE_KINDS, where)
            self.put("legacy_kind", kind)
            at = made.places.get(row["at"], -1) if isinstance(row["at"], str) else -1
            self.put("legacy_at", at)
            self.put("legacy_arrow", self.arrow(row["at"], where) if row["kind"] == "route" else -1)
            self.put("legacy_mp", int(row.get("mp", 0)))
            self.put("legacy_cost", self.loader.programs.cost(row.get("cost", {}), where))
            steps = row.get("arrive", row.get("reward"))
            self.put("legacy_program", self.loader.effects(steps, where) if steps else 0)
            self.put("legacy_spaces", int(row.get("spaces", 0)))
            for people in range(1, 5):
                filled = row.get("prefilled", {}).get(people, 0)
                if filled > row.get("spaces", 0):
                    low, high = 0, row.get("spaces", 0)
                    raise wrong(f"{where}.prefilled.{people}", "number", value=str(filled), low=low, high=high)
                self.put("legacy_prefilled", filled)
            self.put("legacy_toll", int(row.get("toll_doubloons", 0)))
            if kind in (c.BONUS, c.DISC_TILE):
                columns["acts_at"][at] = number
            elif kind == c.SKULL:
                columns["skull_at"][at] = number

    def arrow(self, ends: list[str], where: str) -> int:
        """The arrow from one location to another."""
        columns, places = self.loader.columns, self.made.places
        first = columns["next_first"][places[ends[0]]]
        for arrow in range(first, first + columns["next_count"][places[ends[0]]]):
            if columns["arrow_to"][arrow] == places[ends[1]]:
                return arrow
        raise wrong(where, "choice", value=str(ends), allowed="next")

    def tile_bits(self, names: list[str], where: str) -> int:
        return sum(1 << self.loader.one_of(name, self.made.legacy_names, where) for name in names)

    def card_bits(self, numbers: list[int], where: str) -> int:
        """C cards, the first one as the lowest bit."""
        rows = self.loader.documents["project_cards_c"]["cards"]
        known = [str(row["number"]) for row in rows]
        return sum(1 << self.loader.one_of(str(number), known, where) for number in numbers)

    def number_of(self, number: int, where: str) -> int:
        return self.loader.one_of(str(number), self.made.story_names, where)

    # --- the cards of the campaign -----------------------------------------------------------------------------

    def cards(self) -> None:
        made = self.made
        made.first_c = len(self.loader.documents["project_cards"]["cards"])
        for row in self.of["campaign"]:
            where = f"story_cards.{row['number']}"
            setup = row["setup"]
            self.put("story_chapter", int(row["chapter"]))
            self.put("story_add", self.tile_bits(setup.get("tiles_add", []), where))
            self.put("story_remove", self.tile_bits(setup.get("tiles_remove", []), where))
            self.put("story_shuffle", self.card_bits(setup.get("cards_shuffle", []), where))
            self.put("story_discard", self.card_bits(setup.get("cards_discard", []), where))
            self.put("story_place", made.places[setup["story"]] if "story" in setup else -1)
            self.put("story_quest_first", len(self.loader.columns.get("story_quest_place", [])))
            self.put("story_quest_count", len(setup.get("quests", [])))
            for quest in setup.get("quests", []):
                self.put("story_quest_place", made.places[quest["location"]])
                self.put("story_quest_people", sum(1 << n for n in quest["players"]))
            self.put("story_read", self.number_of(setup["read"], where) if "read" in setup else -1)
            self.put("story_needs", self.needs(row["requirement"], where))
            quest = row.get("story_quest", {"cost": {}, "reward": []})
            self.put("story_cost", self.loader.programs.cost(quest["cost"], where))
            reward = sorted(quest["reward"], key=self.loader.programs.waits)
            self.put("story_program", self.loader.effects(reward, where) if reward else 0)
            choices = row.get("choice", [])
            self.put("story_choices", len(choices))
            self.put("story_first_choice", len(made.choice_names))
            made.choice_names += [f"{row['number']}-{n + 1}" for n in range(len(choices))]
            for choice in range(c.MOST_CHOICES):
                if choices:
                    after = choices[choice]["after"] if choice < len(choices) else []
                else:
                    after = row["after"] if choice == 0 else []
                self.after(after, where)

    def needs(self, requirement: Mapping[str, Any], where: str) -> int:
        kinds = ["none", "story_tile", "tile_full"]
        kind = self.loader.one_of(requirement["kind"], kinds, where)
        if kind == c.TILE_FULL:
            return c.TILE_FULL + self.loader.one_of(requirement["tile"], self.made.legacy_names, where)
        return kind

    def after(self, rows: list[dict[str, Any]], where: str) -> None:
        """One choice of a back; without a choice the first one is what happens."""
        columns = self.loader.columns
        self.put("story_after", len(columns.get("after_op", [])))
        for row in rows:
            if row["do"] == REMINDER:
                continue
            kind = AFTER[list(AFTER)[self.loader.one_of(row["do"], list(AFTER), where)]]
            self.put("after_op", kind)
            self.put("after_a", self.what(kind, row, where))
        self.put("story_after", len(columns.get("after_op", [])))

    def what(self, kind: int, row: Mapping[str, Any], where: str) -> int:
        if kind == c.NEXT_CARD:
            return self.number_of(row["card"], where)
        if kind in (c.ADD_TILES, c.REMOVE_TILES):
            return self.tile_bits(row["tiles"], where)
        if kind in (c.SHUFFLE_CARDS, c.DISCARD_CARDS):
            return self.card_bits(row["cards"], where)
        if kind == c.CAMPAIGN_END:
            if row["ending"] not in self.made.endings:
                self.made.endings.append(row["ending"])
            return self.made.endings.index(row["ending"])
        for effect in row["effects"]:
            if self.loader.programs.waits(effect):
                allowed = "gain_doubloons, gain_vp, gain_cp, gain_figures"
                raise wrong(where, "choice", value=effect["do"], allowed=allowed)
        return self.loader.effects(row["effects"], where)

    # --- how a match begins ------------------------------------------------------------------------------------

    def modes(self) -> None:
        """Free mode, the campaign from its first card on, each chapter."""
        free = self.of["free_mode"]
        numbers = names_of([{"id": row["number"]} for row in free])
        for row in free:
            self.mode(row, numbers.index(str(row["number"])), [])
            for moment in MOMENTS:
                for people in range(1, 5):
                    spots = [one for one in row["placements"][moment] if people in one["players"]]
                    self.put("placements", sum(1 << self.made.places[one["location"]] for one in spots))
        self.mode({"number": 1, "tiles_add": [], "cards_shuffle": []}, -1, [1])
        for row in self.of["chapter_starts"]:
            like = numbers.index(str(row["placements_like"])) if "placements_like" in row else -1
            self.mode(row, like, row["read"])

    def mode(self, row: Mapping[str, Any], placements: int, cards: list[int]) -> None:
        where = f"story_cards.{row['number']}"
        self.put("mode_tiles", self.tile_bits(row["tiles_add"], where))
        self.put("mode_cards", self.card_bits(row["cards_shuffle"], where))
        self.put("mode_placements", placements)
        self.put("mode_story", sum(1 << self.number_of(number, where) for number in cards))
