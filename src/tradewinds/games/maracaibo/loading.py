"""From the data files to tables: what the schema has let through becomes rows of numbers, every effect a program.

What one field must have to do with another is seen here; an error names the file, the record and the field.
"""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tradewinds.games import data
from tradewinds.games.maracaibo import content as c
from tradewinds.games.maracaibo.actions import VIAS, action_table
from tradewinds.games.maracaibo.components import (
    BORDER_NAMES,
    DEALT,
    DIFFICULTIES,
    DISPLAY,
    EDITIONS,
    GOAL_KINDS,
    GOOD_NAMES,
    JEAN_SPACES,
    MIXED_IN,
    MODIFIERS,
    NATION_NAMES,
    OBJECT_NAMES,
    ROUNDS,
    SLOTS,
    SYNERGIES,
    SYNERGY_NAMES,
    TOKENS,
    UNTILED,
    names_of,
)
from tradewinds.games.maracaibo.content import Box
from tradewinds.games.maracaibo.phases.sail import chart
from tradewinds.games.maracaibo.programs import Programs, wrong
from tradewinds.games.maracaibo.schema import COLOURS, REQUIREMENTS, SCHEMA
from tradewinds.games.maracaibo.stories import STORY_NAMES, Stories
from tradewinds.kernel.content import fingerprint, keep
from tradewinds.kernel.places import Place

FILES: Final = (
    "automa",
    "career_cards",
    "city_tiles",
    "combat_tokens",
    "effects",
    "explorer_track",
    "legacy_tiles",
    "map",
    "prestige_buildings",
    "project_cards",
    "project_cards_c",
    "quest_tiles",
    "ship_board",
    "story_cards",
)
SLOT_FIGURES: Final = {"figure_on_card": 1, "return_figure": 2, "figure_to_location": 3}
ONCE: Final = ("assistant", "store_quest", "store_figures", "place_marker")
FEWEST: Final = {"A": 4 * DEALT + DISPLAY, "B": MIXED_IN}
"""Cards that a set-up of four deals."""


class Loader:
    """Makes one box of the documents."""

    def __init__(self, documents: Mapping[str, Any]) -> None:
        self.documents = documents
        self.made = Box()
        self.columns: dict[str, list[int]] = {}
        self.programs = Programs(documents["effects"])

    def put(self, column: str, number: int) -> None:
        self.columns.setdefault(column, []).append(number)

    def effects(self, steps: list[dict[str, Any]], where: str) -> int:
        return self.programs.program(steps, where)

    def load(self) -> Box:
        made, documents = self.made, self.documents
        SCHEMA.check(documents)
        defs = documents["effects"]
        made.village_names = names_of(defs["village_action_defs"])
        made.combat_names = names_of(defs["combat_action_defs"])
        made.city_names = names_of(defs["city_action_defs"])
        named = (c.BUY_OR_INVEST, c.STORED_QUEST)
        self.columns["village_choices"] = [n for n in range(len(made.village_names)) if n not in named]
        made.legacy_names = names_of(documents["legacy_tiles"]["tiles"])
        self.places(documents["map"])
        self.actions(defs)
        for file in ("project_cards", "project_cards_c"):
            for row in documents[file]["cards"]:
                self.card(row, f"{file}.cards.{row['id']}")
        made.names = names_of([*documents["project_cards"]["cards"], *documents["project_cards_c"]["cards"]])
        made.numbers = {name: n for n, name in enumerate(made.names)}
        self.decks()
        self.cities(documents["city_tiles"]["tiles"])
        self.trail(documents["explorer_track"])
        self.slots(documents["ship_board"]["slots"])
        self.quests(documents["quest_tiles"]["quests"])
        self.tokens(documents["combat_tokens"]["tokens"])
        self.careers(documents["career_cards"])
        self.buildings(documents["prestige_buildings"]["buildings"])
        self.automa(documents["automa"])
        self.stories = Stories(self, documents["story_cards"])
        self.stories.tiles(documents["legacy_tiles"]["tiles"])
        self.stories.cards()
        self.stories.modes()
        columns = {**self.columns, **self.programs.cost_columns(), "code": list(self.programs.code.code())}
        made = self.made = made.filled(columns)
        made.size = len(made.names)
        assert made.village_names[c.SETTLE] == "settle_village"
        assert made.combat_names[c.RAID] == "village_raid"
        assert made.combat_names[c.SILVER_FLEET :] == ["silver_fleet", "gold_mine"]
        made.actions, made.act = action_table(made)
        chart(made)
        made.sha = fingerprint(documents)
        return made

    # --- the map -----------------------------------------------------------------------------------------------

    def places(self, of: Mapping[str, Any]) -> None:
        """The printed locations, then those that legacy tiles add; their ids are texts."""
        rows = [*of["locations"], *(row for row in of["legacy_locations"] if "next" in row)]
        cities = {row["id"]: row for row in of["legacy_locations"] if "next" not in row}
        made = self.made
        made.place_names = names_of(rows)
        made.places = {name: n for n, name in enumerate(made.place_names)}
        for row in rows:
            where = f"map.locations.{row['id']}"
            self.put("order", int(row["order"] * 2))
            self.put("kind", self.one_of(row["kind"], c.PLACE_KINDS, where))
            self.put("legacy", self.tile(row["with"], where) if "with" in row else 0)
            becomes = row.get("becomes_city_with")
            self.put("city_with", 0 if becomes is None else self.tile(becomes, where))
            self.put("stop", int(row["stop"]))
            self.put("via", VIAS.index(row["id"]) + 1 if row["id"] in VIAS else 0)
            for edition in ("first", "revised"):
                gate = row.get("needs_explorer", {}).get(edition, {})
                self.put("gate", 2 * gate["above"] + 1 if "above" in gate else 2 * gate.get("from", 0))
            if becomes is not None:
                row = {**row, **{key: cities[row["id"]][key] for key in ("action", "market", "flag")}}
            self.put("flag", self.effects(row["flag"], f"{where}.flag") if "flag" in row else 0)
            fixed = row.get("action")
            self.put("fixed_action", -1 if fixed is None else self.one_of(fixed, made.city_names, where))
            market = row.get("market")
            self.put("fixed_good", -1 if market is None else self.one_of(market["good"], GOOD_NAMES, where))
            for players in range(5):
                self.put("fixed_slots", 0 if market is None else int(market["slots"].get(players, 0)))
            self.put("next_first", len(self.columns.get("arrow_to", [])))
            self.put("next_count", len(row["next"]))
            for arrow in row["next"]:
                if arrow["to"] not in made.places:
                    raise wrong(f"{where}.next", "choice", value=arrow["to"], allowed=", ".join(made.places))
                self.put("arrow_to", made.places[arrow["to"]])
                self.put("arrow_mp", int(arrow["mp"]))
                self.put("arrow_rounds", sum(1 << int(n) for n in arrow.get("rounds", [])))
                self.put("arrow_when", self.tile(arrow["when"], where) if "when" in arrow else 0)

    def tile(self, name: object, where: str) -> int:
        """A legacy tile, from 1."""
        return 1 + self.one_of(name, self.made.legacy_names, where)

    def cities(self, rows: list[dict[str, Any]]) -> None:
        self.made.tile_names = names_of(rows)
        for row in rows:
            where = f"city_tiles.tiles.{row['id']}"
            self.put("tile_players", sum(1 << int(n) for n in row["players"]))
            self.put("tile_marked", int(row["marked"]))
            self.put("tile_fixed", self.made.places[row["fixed_location"]] if "fixed_location" in row else -1)
            self.put("tile_action", self.one_of(row["action"], self.made.city_names, where))
            self.put("tile_good", self.one_of(row["good"], GOOD_NAMES, where))
            self.put("tile_slots", int(row["slots"]))

    # --- actions of effects.yaml -------------------------------------------------------------------------------

    def actions(self, defs: Mapping[str, Any]) -> None:
        """Village, combat, assistant and city actions."""
        for row in defs["village_action_defs"]:
            buys = row["id"] == "buy_or_invest"
            self.put("village_program", 0 if buys else self.effects(row["effects"], f"effects.{row['id']}"))
            self.put("village_last", int(row["last"]))
        for row in defs["combat_action_defs"]:
            options = row["options"]
            where = f"effects.combat_action_defs.{row['id']}"
            first = options[0]["effects"] if "effects" in options[0] else Place(where, row).at("effects").value
            self.put("combat_program", self.effects(first, where))
            self.put("combat_cv", int(options[0]["cv"]))
            other = options[1] if len(options) > 1 else options[0]
            self.put("combat_other_cv", int(other["cv"]))
            own = other.get("effects")
            self.put("combat_other", self.effects(own, where) if own and other is not options[0] else 0)
        for row in defs["assistant_action_defs"]:
            self.put("assistant_program", self.effects(row["effects"], f"effects.{row['id']}"))
        for row in defs["city_action_defs"]:
            self.put("city_program", self.effects(row["effects"], f"effects.{row['id']}"))

    # --- project cards -----------------------------------------------------------------------------------------

    def card(self, row: dict[str, Any], where: str) -> None:
        self.put("deck", self.one_of(row["deck"], c.DECKS, where))
        self.put("cost", row["cost"])
        self.put("good", self.one_of(row["good"], GOOD_NAMES, where))
        self.put("object", self.one_of(row["object"], OBJECT_NAMES, where))
        self.put("vp", row["vp"])
        self.requirements(row["requirements"], where)
        brown: list[dict[str, Any]] = []
        self.lasts = [0] * c.LASTING
        self.incomes = [0] * (2 * (SYNERGIES + 1))
        self.brings = {"village": 0, "combat": 0}
        self.helper = (-1, -1)
        for at, effect in enumerate(row["effects"]):
            colours = [colour for colour, verbs in COLOURS.items() if effect["do"] in verbs]
            self.one_of(effect.get("bg"), colours, f"{where}.effects.{at}.bg")
            if effect["bg"] == "brown":
                brown.append({key: value for key, value in effect.items() if key != "bg"})
            else:
                self.lasting(effect, f"{where}.effects.{at}")
        self.once([effect["do"] for effect in row["effects"]], ONCE, f"{where}.effects")
        self.posted(row, where)
        if any(effect["do"] == "store_quest" for effect in brown):
            self.brings["village"] |= 1 << c.STORED_QUEST
        self.put("program", self.effects(brown, f"{where}.effects") if brown else 0)
        self.put("assistant", self.helper[0])
        self.put("assistant_at", self.helper[1])
        self.put("village", self.brings["village"])
        self.put("combat", self.brings["combat"])
        for number in self.lasts:
            self.put("lasting", number)
        for number in self.incomes:
            self.put("income", number)

    def once(self, found: list[str], names: tuple[str, ...], where: str) -> None:
        """Of what stands once at most."""
        for name in names:
            if found.count(name) > 1:
                raise wrong(f"{where}.{name}", "twice")

    def posted(self, row: dict[str, Any], where: str) -> None:
        """The figure goes where the assistant acts, and nowhere without one (MAR-13.1)."""
        figures = [one["figure_to_location"] for one in row["requirements"] if "figure_to_location" in one]
        posts = [one["location"] for one in row["effects"] if one["do"] == "assistant"]
        if figures != posts:
            field = f"{where}.requirements"
            raise wrong(field, "choice", value=", ".join(figures) or "–", allowed=", ".join(posts) or "–")

    def decks(self) -> None:
        """Every name once, and enough cards for a set-up (MAR-2.9)."""
        rows = self.documents["project_cards"]["cards"]
        for row in self.documents["project_cards_c"]["cards"]:
            if any(row["id"] == one["id"] for one in rows):
                raise wrong(f"project_cards.cards.{row['id']}", "twice")
        for deck, least in FEWEST.items():
            there = sum(row["deck"] == deck for row in rows)
            if there < least:
                raise wrong("project_cards.cards", "few", n=there, least=least)

    def requirements(self, rows: list[dict[str, Any]], where: str) -> None:
        figure = cp = cost = markers = 0
        nation = -1
        self.once([key for row in rows for key in row], tuple(REQUIREMENTS.verbs), f"{where}.requirements")
        if sum(key in SLOT_FIGURES for row in rows for key in row) > 1:
            raise wrong(f"{where}.requirements", "twice")
        for one in rows:
            ((key, value),) = one.items()
            if key in SLOT_FIGURES:
                figure = SLOT_FIGURES[key]
            elif key == "pay_cp":
                cp = value
            elif key == "pay_objects":
                cost = self.programs.cost({"objects": value}, f"{where}.{key}")
            elif key == "nation_markers":
                nation = self.one_of(value["nation"], NATION_NAMES, where)
                markers = value["min"]
        self.put("needs_figure", figure)
        self.put("needs_cp", cp)
        self.put("needs_cost", cost)
        self.put("needs_nation", nation)
        self.put("needs_markers", markers)

    def lasting(self, effect: Mapping[str, Any], where: str) -> None:
        """Green, red and blue effects: numbers that count as long as the card lies there (MAR-20.6)."""
        self.programs.known(effect, where)
        verb = effect["do"]
        if verb in ("income_doubloons", "income_vp"):
            with_token = effect.get("if_synergy")
            at = 0 if with_token is None else 1 + self.one_of(with_token, SYNERGY_NAMES, where)
            self.incomes[at + (SYNERGIES + 1 if verb == "income_vp" else 0)] += int(effect["n"])
        elif verb == "permanent_object":
            self.lasts[c.OBJECT + self.one_of(effect["kind"], OBJECT_NAMES, where)] += 1
        elif verb == "nation_cp":
            self.lasts[c.NATION_CP + self.one_of(effect["nation"], NATION_NAMES, where)] += int(effect["n"])
        elif verb == "assistant":
            actions = names_of(self.documents["effects"]["assistant_action_defs"])
            places = list(self.made.places)
            self.helper = (
                self.one_of(effect["action"], actions, where),
                self.one_of(effect["location"], places, where),
            )
        elif verb == "new_village_action":
            self.brings["village"] |= 1 << self.one_of(effect["id"], self.made.village_names, where)
        elif verb == "new_combat_action":
            self.brings["combat"] |= 1 << self.one_of(effect["id"], self.made.combat_names, where)
        else:
            at = self.one_of(verb, c.LASTING_NAMES, where)
            self.lasts[at] += int(effect.get("n", 1))

    # --- the rest ----------------------------------------------------------------------------------------------

    def trail(self, of: Mapping[str, Any]) -> None:
        rows = of["spaces"]
        names = names_of(rows)
        self.made.space_names = names
        quests = forks = 0
        for row in rows:
            self.put("rank", int(row["rank"] * 2))
            self.put(
                "space_program",
                self.effects(row["reward"], f"explorer_track.spaces.{row['id']}") if row["reward"] else 0,
            )
            self.put("trail_quest", quests if row.get("quest") else -1)
            quests += int(bool(row.get("quest")))
            self.put("short", names.index(row["next"][0]) if row["next"] else -1)
            self.put("long", names.index(row["next"][1]) if len(row["next"]) > 1 else -1)
            forks += int(len(row["next"]) > 1)
            self.put("is_long", forks if row.get("branch") == "long" else 0)
            after = row.get("border_after")
            self.put("border", -1 if after is None else BORDER_NAMES.index(after))
        for row in of["borders"]:
            self.put("border_first", int(row.get("vp_first", 0)))
            self.put("border_later", int(row.get("vp_later", 0)))
            self.put("border_program", self.effects(row["reward"], "explorer_track.borders") if "reward" in row else 0)
        self.columns["end_vp"] = [int(n) for n in of["end"]["vp_by_arrival"]]

    def slots(self, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            where = f"ship_board.slots.{row['id']}"
            now = [one for one in row["effects"] if one["do"].startswith("gain_") or one["do"] == "choice"]
            village = combat = 0
            for one in row["effects"]:
                if one["do"] == "new_village_action":
                    village |= 1 << self.one_of(one["id"], self.made.village_names, where)
                elif one["do"] == "new_combat_action":
                    combat |= 1 << self.one_of(one["id"], self.made.combat_names, where)
            self.put("slot_program", self.effects(now, where) if now else 0)
            self.put("slot_needs", sum(1 << (int(n) - 1) for n in row["needs"].get("slots", [])))
            self.put("slot_others", int(row["needs"].get("other_complete", 0)))
            self.put("slot_village", village)
            self.put("slot_combat", combat)

    def quests(self, rows: list[dict[str, Any]]) -> None:
        """Plain gains first, then what opens a decision (MAR-RUL.66)."""
        self.made.quest_names = [*names_of(rows), *STORY_NAMES]
        for row in rows:
            where = f"quest_tiles.quests.{row['id']}"
            self.put("quest_cost", self.programs.cost(row["cost"], where))
            reward = sorted(row["reward"], key=self.programs.waits)
            self.put("quest_program", self.effects(reward, where))

    def tokens(self, rows: list[dict[str, Any]]) -> None:
        self.made.token_names = names_of(rows)
        for row in rows:
            self.put("token_modifier", self.one_of(row["modifier"], MODIFIERS, f"combat_tokens.tokens.{row['id']}"))
            for nation in NATION_NAMES:
                self.put("token_cv", int(row[nation]["cv"]))
                for extra in ("doubloons", "influence", "vp", "figures"):
                    self.put(f"token_{extra}", int(row[nation]["extra"].get(extra, 0)))

    def careers(self, of: Mapping[str, Any]) -> None:
        self.made.career_names = names_of(of["cards"])
        for row in of["cards"]:
            for at, goal in enumerate(row["goals"]):
                where = f"career_cards.cards.{row['id']}.goals.{at}"
                self.put("goal_kind", self.one_of(goal["kind"], GOAL_KINDS, where))
                border = goal["kind"] == "border"
                for level in ("low", "high"):
                    if border:
                        value = self.one_of(goal[level], BORDER_NAMES, f"{where}.{level}")
                    else:
                        value = Place(f"{where}.{level}", goal[level]).number(1, 15)
                    self.put(f"goal_{level}", value)
                if self.columns["goal_low"][-1] >= self.columns["goal_high"][-1]:
                    raise wrong(f"{where}.high", "choice", value=str(goal["high"]), allowed=f"> {goal['low']}")
                self.put("goal_doubloons", int(goal["doubloons"]))
                self.put("goal_vp", int(goal["vp"]))
        self.columns["career_program"] = [self.effects(of["completion"], "career_cards.completion")]

    def buildings(self, rows: list[dict[str, Any]]) -> None:
        self.made.building_names = names_of(rows)
        for row in rows:
            self.put("building_cost", int(row["cost"]))
            self.put("building_program", self.effects(row["final"], f"prestige_buildings.buildings.{row['id']}"))

    def automa(self, of: Mapping[str, Any]) -> None:
        """Jean's cards, her income and her bonuses (MAR-30)."""
        self.made.automa_names = names_of(of["cards"])
        for row in of["cards"]:
            where = f"automa.cards.{row['id']}"
            self.put("automa_deck", self.one_of(row["deck"], c.DECKS, where))
            self.put("automa_steps", int(row["steps"]))
            self.put("automa_lower", int(row["branch"] == "lower"))
            self.put("automa_display", int(row["display_card"]) - 1)
            for at in range(c.JEAN_ACTIONS):
                action = row["actions"][at] if at < len(row["actions"]) else None
                self.jean_action(action, where)
        for difficulty in DIFFICULTIES:
            (row,) = [row for row in of["difficulty"] if row["id"] == difficulty]
            for edition in EDITIONS:
                for deck in c.DECKS:
                    self.put("automa_cards", int(row[edition][deck]))
        self.columns["automa_income"] = [int(of["board"]["vp_by_discs_removed"][n]) for n in range(JEAN_SPACES + 1)]
        for row in of["final_bonus"]:
            place = Place(f"automa.final_bonus.{row['id']}", row)
            if row["id"] == "per_quest":
                self.put("automa_per_quest", place.at("vp").value)
            else:
                place.at("table")
                column = f"automa_{row['id'].removesuffix('_ahead')}"
                self.columns[column] = [int(one[key]) for one in row["table"] for key in ("from", "vp")]

    def jean_action(self, action: Mapping[str, Any] | None, where: str) -> None:
        kind, n, extra, rounds = -1, 0, 0, 0
        if action is not None:
            kind = self.one_of(action["do"], c.JEAN_VERBS, where)
            n = int(action["influence"] if kind == c.JEAN_COMBAT else action["n"])
            if kind == c.JEAN_INFLUENCE:
                extra = self.one_of(action["nation"], NATION_NAMES, where)
            elif kind == c.JEAN_COMBAT:
                extra = int(action["annex_extra_village"])
            first, last = action.get("rounds", [1, ROUNDS])
            rounds = sum(1 << n for n in range(first, last + 1))
        self.put("jean_kind", kind)
        self.put("jean_n", n)
        self.put("jean_extra", extra)
        self.put("jean_rounds", rounds)

    def one_of(self, value: object, names: list[str], where: str) -> int:
        if value not in names:
            raise wrong(where, "choice", value=str(value), allowed=", ".join(names))
        return names.index(str(value))


def documents() -> dict[str, Any]:
    """The data files of the box."""
    return {name: data("maracaibo", name) for name in FILES}


def load(of: Mapping[str, Any]) -> Box:
    """The content made of these documents, from now on known by its fingerprint."""
    made = Loader(of).load()
    kept: Box = keep(made.sha, made)
    return kept


@cache
def box() -> Box:
    """The printed content, checked against the totals of MAR-1."""
    made = load(documents())
    decks = [int(deck) for deck in made.deck]
    assert [decks.count(deck) for deck in range(3)] == [56, 101, 8]
    assert len(made.quest_names) == UNTILED + 1
    assert len(made.legacy_names) == 23
    assert [made.legacy_names[tile] for tile in (c.L1, c.L3, c.L4, c.L6, c.L9)] == ["L1", "L3", "L4", "L6", "L9"]
    assert len(made.token_names) == TOKENS
    assert len(made.slot_program) == SLOTS
    assert len(made.tile_names) == 13
    assert len(made.career_names) == len(made.building_names) == 8
    return made
