"""Cards, tiles, tokens and the map as tables of numbers, made from the data by `loading.py`: what the rules read.

Record `n` of a table is the one called `…_names[n]`. Programs are places in `code` (`kernel.effects`), 0 for none.
Costs are places in the tables `cost_…`, of which 0 is no cost at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.kernel.actions import ActionTable
from tradewinds.kernel.columns import Columns, column
from tradewinds.kernel.vectors import vec

# --- verbs (effects.yaml): those that happen at once, then those that may wait for somebody --------------------------

GAIN_DOUBLOONS: Final = 8
"""a: how many unless counted."""
GAIN_VP: Final = 9
"""a: how many unless counted, b: synergy kind + 1 that is needed, 0 for none."""
GAIN_CP: Final = 10
GAIN_FIGURES: Final = 11
GAIN_INFLUENCE: Final = 12
"""a: how many, b: nation, or THE_BOUND."""
GAIN_SYNERGY: Final = 13
"""a: kind."""
STORE_QUEST: Final = 14
TRACK_VP: Final = 15
"""a: how often the VP under the doubloon track count again, by edition: first + 16 * revised."""
CHOOSE_INFLUENCE: Final = 32
"""a: how many."""
NEXT_RANK: Final = 33
"""a: 1 with the nation that is bound."""
ANY_SYNERGY: Final = 34
REMOVE_DISC: Final = 35
"""a: how many, one after the other."""
EXPLORE: Final = 36
VILLAGE_ACTIONS: Final = 37
COMBAT: Final = 38
PLACE_MARKER: Final = 39
"""a: where, b: 1 it must be placed, c: 1 the nation is used by what follows."""
STORE_FIGURES: Final = 40
"""a: doubloon income for each."""
EXTRA_SAIL: Final = 41
"""a: most MP."""
FLAG_BONUS: Final = 42
PAY_THEN: Final = 43
"""a: cost, b: where to go on if it is not paid."""
DISCARD_HAND: Final = 44
"""b: where to go on if it is not done."""
FULFIL_STORED: Final = 45
FULFIL_TILE: Final = 46
"""The quest on L1 (MAR-29.2)."""
REMOVE_SKULL: Final = 47

THE_BOUND: Final = 3
"""In place of a nation: the one that the effect has bound (the fighting nation, the one just placed)."""
EMPTY_VILLAGE: Final = 0
SHIP_VILLAGE: Final = 1

# --- what is counted -------------------------------------------------------------------------------------------------

COUNT_COMPASS: Final = 0
COUNT_TOKEN: Final = 1
COUNT_ASSISTANT: Final = 2
COUNT_QUEST: Final = 3
COUNT_SYNERGY: Final = 4
COUNT_UPGRADE: Final = 5
COUNT_BORDER: Final = 6
COUNT_NATION_3: Final = 7
COUNT_OWN_HERE: Final = 8
COUNT_OTHER_HERE: Final = 9
COUNT_PERSONAL: Final = 10
COUNT_CP: Final = 11
COUNTERS: Final = [
    "compass",
    "combat_token",
    "assistant",
    "quest",
    "synergy",
    "upgrade",
    "border",
    "nation_3_influence",
    "own_assistant_here",
    "other_assistant_here",
    "personal_figure",
    "cp",
]

# --- lasting effects, summed per player ------------------------------------------------------------------------------

COMPASS: Final = 0
DISCOUNT: Final = 1
CP_BEFORE: Final = 2
EXPLORER: Final = 3
STEAL: Final = 4
VISIT: Final = 5
FIGURE_TO_CP: Final = 6
DISPLACE_VP: Final = 7
NATION_CP: Final = 8
"""Three of them, by nation."""
OBJECT: Final = 11
"""Four of them, by object."""
LASTING: Final = 15
LASTING_NAMES: Final = [
    "compass",
    "card_discount",
    "cp_before_combat",
    "explorer_bonus",
    "steal_on_jump",
    "visit_bonus",
    "figure_to_cp",
    "displace_vp",
    "nation_cp_france",
    "nation_cp_england",
    "nation_cp_spain",
    "object_map",
    "object_book",
    "object_herbs",
    "object_pistol",
]

# --- slots of the ship board that rules name (MAR-19) ----------------------------------------------------------------

FAST_VILLAGE: Final = 0
LARGE_HAND: Final = 1
FREE_DISPLAY: Final = 2

# --- village and combat actions, in the order of effects.yaml --------------------------------------------------------

DUMP_HAND: Final = 0
ONE_DOUBLOON: Final = 1
BUY_OR_INVEST: Final = 2
SETTLE: Final = 5
STORED_QUEST: Final = 11
BASIC_VILLAGE: Final = 7
"""The first three, as bits."""
FOR_INFLUENCE: Final = 0
ANNEX: Final = 1
RAID: Final = 2
BASIC_COMBAT: Final = 3
SILVER_FLEET: Final = 8
GOLD_MINE: Final = 9
FIGHT_ACTION: Final = vec[i64]([0, 0, 3, 4, 5, 6, 7, 8, 8, 9])
"""The combat action of each of `actions.FIGHTS`; those of legacy tiles are the last three."""
FIRST_LEGACY_FIGHT: Final = 7

# --- Jean's actions (MAR-30.15) --------------------------------------------------------------------------------------

JEAN_INFLUENCE: Final = 0
"""extra: nation."""
JEAN_REMOVE_DISC: Final = 1
JEAN_VP: Final = 2
JEAN_EXPLORE: Final = 3
JEAN_QUEST: Final = 4
JEAN_COMBAT: Final = 5
"""n: influence, extra: 1 with a village more."""
JEAN_VERBS: Final = ["gain_influence", "remove_disc", "gain_vp", "explore", "gain_quest_from_pile", "jean_combat"]
JEAN_ACTIONS: Final = 3
"""At most on one card."""

# --- legacy tiles (MAR-29) and story cards (MAR-28) ------------------------------------------------------------------

TILE_KINDS: Final = ["city", "route", "skull", "location_bonus", "combat_place", "disc_tile"]
NEW_CITY: Final = 0
SKULL: Final = 2
BONUS: Final = 3
DISC_TILE: Final = 5
L1: Final = 0
L3: Final = 2
L4: Final = 3
L6: Final = 5
L9: Final = 8
"""Tiles that rules name."""
MODES: Final = ["free75", "free76", "free77", "campaign", *[f"chapter{n}" for n in range(2, 12)]]
CAMPAIGN: Final = 3
CHAPTER_11: Final = 13
"""Free play after the story: nothing is saved (MAR-28.22)."""
NO_CONDITION: Final = 0
STORY_TILE: Final = 1
TILE_FULL: Final = 2
"""What a story card waits for; from here on the number of the legacy tile that must be full is added."""
MOST_CHOICES: Final = 3
NEXT_CARD: Final = 0
"""What the back of a story card does. a: the card; so too legacy tiles and C cards as bits, programs, the ending."""
ADD_TILES: Final = 1
REMOVE_TILES: Final = 2
SHUFFLE_CARDS: Final = 3
DISCARD_CARDS: Final = 4
READER_GAINS: Final = 5
ALL_GAIN: Final = 6
CAMPAIGN_END: Final = 7

DECKS: Final = ["A", "B", "C"]
START: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
HOME: Final = 3
PLACE_KINDS: Final = ["start", "village", "city", "home"]
NO_PLACE: Final = 4
"""Neither village nor city: Cartagena with L3, a legacy city that is not in play."""


class Box:
    """Everything printed, and the numbers of the actions that name it. Never changes, so copies share it."""

    def __init__(self, of: Columns | None = None) -> None:
        self.sha: str = ""
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.actions: ActionTable = ActionTable([])
        self.act: Acts = Acts()
        # per project card
        self.size: i64 = 0
        self.deck: vec[i64] = column(of, "deck")
        self.cost: vec[i64] = column(of, "cost")
        self.good: vec[i64] = column(of, "good")
        self.object: vec[i64] = column(of, "object")
        self.vp: vec[i64] = column(of, "vp")
        self.program: vec[i64] = column(of, "program")
        """Its brown effects."""
        self.assistant: vec[i64] = column(of, "assistant")
        """Its assistant action, -1 for none."""
        self.assistant_at: vec[i64] = column(of, "assistant_at")
        self.needs_figure: vec[i64] = column(of, "needs_figure")
        """1 placed on the card, 2 returned, 3 the assistant."""
        self.needs_cp: vec[i64] = column(of, "needs_cp")
        self.needs_cost: vec[i64] = column(of, "needs_cost")
        """The cost in objects."""
        self.needs_nation: vec[i64] = column(of, "needs_nation")
        """-1 for none."""
        self.needs_markers: vec[i64] = column(of, "needs_markers")
        self.village: vec[i64] = column(of, "village")
        """The village actions that it brings, as bits; so too the combat actions."""
        self.combat: vec[i64] = column(of, "combat")
        self.lasting: vec[i64] = column(of, "lasting")
        """LASTING numbers for each card."""
        self.income: vec[i64] = column(of, "income")
        """Twice SYNERGIES + 1 numbers for each card: doubloons, then VP; the first without a condition."""
        # per location
        self.place_names: list[str] = []
        self.places: dict[str, int] = {}
        self.order: vec[i64] = column(of, "order")
        """Twice the number, so that 9a is 19."""
        self.kind: vec[i64] = column(of, "kind")
        self.legacy: vec[i64] = column(of, "legacy")
        """1 + the legacy tile that it is on the map with, 0 for always."""
        self.city_with: vec[i64] = column(of, "city_with")
        """1 + the legacy tile that makes this village a city."""
        self.gate: vec[i64] = column(of, "gate")
        """The rank (twice) that the own explorer needs here, first edition, then revised; 0 for none."""
        self.via: vec[i64] = column(of, "via")
        """The place among `actions.VIAS`, from 1; 0 for locations that no two ways are told apart by."""
        self.stop: vec[i64] = column(of, "stop")
        self.next_first: vec[i64] = column(of, "next_first")
        self.next_count: vec[i64] = column(of, "next_count")
        self.flag: vec[i64] = column(of, "flag")
        """A program, 0 where there is no flag."""
        self.fixed_action: vec[i64] = column(of, "fixed_action")
        """The city action printed on the board, -1 for none."""
        self.fixed_good: vec[i64] = column(of, "fixed_good")
        self.fixed_slots: vec[i64] = column(of, "fixed_slots")
        """Five numbers each, by the number of players."""
        # per arrow
        self.arrow_to: vec[i64] = column(of, "arrow_to")
        self.arrow_mp: vec[i64] = column(of, "arrow_mp")
        self.arrow_rounds: vec[i64] = column(of, "arrow_rounds")
        """As bits, 0 for all."""
        self.arrow_when: vec[i64] = column(of, "arrow_when")
        """1 + the legacy tile that must be in play."""
        # per way of a ship on the map without legacy tiles (`phases/sail.py`): its action, MP, stop, locations passed
        self.way_first: vec[i64] = column(of, "way_first")
        """Per round and departure the first of its ways, in one row; the next number is the one after the last."""
        self.way_action: vec[i64] = column(of, "way_action")
        self.way_mp: vec[i64] = column(of, "way_mp")
        self.way_stop: vec[i64] = column(of, "way_stop")
        self.way_passed: vec[i64] = column(of, "way_passed")
        """As bits."""
        # per legacy tile; per location: the tile that acts on ships stopping there, the skull tile, -1 for none
        self.legacy_names: list[str] = []
        self.legacy_kind: vec[i64] = column(of, "legacy_kind")
        self.legacy_at: vec[i64] = column(of, "legacy_at")
        self.legacy_arrow: vec[i64] = column(of, "legacy_arrow")
        """The arrow that costs more with it, -1 for none."""
        self.legacy_mp: vec[i64] = column(of, "legacy_mp")
        self.legacy_cost: vec[i64] = column(of, "legacy_cost")
        self.legacy_program: vec[i64] = column(of, "legacy_program")
        """What an arrival or the use of the tile brings."""
        self.legacy_spaces: vec[i64] = column(of, "legacy_spaces")
        self.legacy_prefilled: vec[i64] = column(of, "legacy_prefilled")
        """Four numbers each, for one to four people."""
        self.legacy_toll: vec[i64] = column(of, "legacy_toll")
        self.acts_at: vec[i64] = column(of, "acts_at")
        self.skull_at: vec[i64] = column(of, "skull_at")
        # per story card of the campaign: its set-up, what it waits for, its quest, its back
        self.story_names: list[str] = []
        self.story_chapter: vec[i64] = column(of, "story_chapter")
        self.story_add: vec[i64] = column(of, "story_add")
        """Legacy tiles as bits; so too those it removes, and C cards."""
        self.story_remove: vec[i64] = column(of, "story_remove")
        self.story_shuffle: vec[i64] = column(of, "story_shuffle")
        self.story_discard: vec[i64] = column(of, "story_discard")
        self.story_place: vec[i64] = column(of, "story_place")
        self.story_quest_first: vec[i64] = column(of, "story_quest_first")
        self.story_quest_count: vec[i64] = column(of, "story_quest_count")
        self.story_quest_place: vec[i64] = column(of, "story_quest_place")
        self.story_quest_people: vec[i64] = column(of, "story_quest_people")
        """Numbers of people as bits."""
        self.story_read: vec[i64] = column(of, "story_read")
        self.story_needs: vec[i64] = column(of, "story_needs")
        self.story_cost: vec[i64] = column(of, "story_cost")
        self.story_program: vec[i64] = column(of, "story_program")
        self.story_choices: vec[i64] = column(of, "story_choices")
        self.story_first_choice: vec[i64] = column(of, "story_first_choice")
        self.choice_names: list[str] = []
        """Of all cards: `5-2` is the second choice of card 5."""
        self.story_after: vec[i64] = column(of, "story_after")
        """The first row of each choice and the one after the last, MOST_CHOICES times."""
        self.after_op: vec[i64] = column(of, "after_op")
        self.after_a: vec[i64] = column(of, "after_a")
        self.endings: list[str] = []
        self.first_c: i64 = 0
        """The number of the first C card."""
        # per mode: legacy tiles and C cards as bits, the free-mode card that places quests (-1: the story does), cards
        self.mode_tiles: vec[i64] = column(of, "mode_tiles")
        self.mode_cards: vec[i64] = column(of, "mode_cards")
        self.mode_placements: vec[i64] = column(of, "mode_placements")
        self.mode_story: vec[i64] = column(of, "mode_story")
        """Story cards that it begins with, as bits."""
        # per city action, city tile
        self.city_names: list[str] = []
        self.city_program: vec[i64] = column(of, "city_program")
        self.tile_names: list[str] = []
        self.tile_players: vec[i64] = column(of, "tile_players")
        self.tile_marked: vec[i64] = column(of, "tile_marked")
        self.tile_fixed: vec[i64] = column(of, "tile_fixed")
        self.tile_action: vec[i64] = column(of, "tile_action")
        self.tile_good: vec[i64] = column(of, "tile_good")
        self.tile_slots: vec[i64] = column(of, "tile_slots")
        # per explorer space
        self.space_names: list[str] = []
        self.rank: vec[i64] = column(of, "rank")
        """Twice the printed one."""
        self.space_program: vec[i64] = column(of, "space_program")
        self.trail_quest: vec[i64] = column(of, "trail_quest")
        """The number of its quest place, -1 for none."""
        self.short: vec[i64] = column(of, "short")
        """The following space, by the shortcut; -1 after the end."""
        self.long: vec[i64] = column(of, "long")
        """By the longer way, -1 where there is no fork."""
        self.is_long: vec[i64] = column(of, "is_long")
        """0, or the number of the longer way that it lies on, from 1."""
        self.border: vec[i64] = column(of, "border")
        """The border after it, -1 for none."""
        self.border_first: vec[i64] = column(of, "border_first")
        self.border_later: vec[i64] = column(of, "border_later")
        self.border_program: vec[i64] = column(of, "border_program")
        self.end_vp: vec[i64] = column(of, "end_vp")
        # per village action, combat action, assistant action
        self.village_names: list[str] = []
        self.village_choices: vec[i64] = column(of, "village_choices")
        """Those that are chosen by their name: all but purchases and stored quests, which name a card."""
        self.village_program: vec[i64] = column(of, "village_program")
        self.village_last: vec[i64] = column(of, "village_last")
        self.combat_names: list[str] = []
        self.combat_program: vec[i64] = column(of, "combat_program")
        """The effects of the action, or of its only option."""
        self.combat_cv: vec[i64] = column(of, "combat_cv")
        self.combat_other_cv: vec[i64] = column(of, "combat_other_cv")
        """The price where a marker is displaced, or of the second option."""
        self.combat_other: vec[i64] = column(of, "combat_other")
        """The effects of the second option, 0 for the same."""
        self.assistant_program: vec[i64] = column(of, "assistant_program")
        # per slot of the ship board
        self.slot_program: vec[i64] = column(of, "slot_program")
        self.slot_needs: vec[i64] = column(of, "slot_needs")
        """Slots that must be complete, as bits."""
        self.slot_others: vec[i64] = column(of, "slot_others")
        """How many others must be complete."""
        self.slot_village: vec[i64] = column(of, "slot_village")
        self.slot_combat: vec[i64] = column(of, "slot_combat")
        # per quest tile, combat token, career goal, prestige building
        self.quest_names: list[str] = []
        self.quest_cost: vec[i64] = column(of, "quest_cost")
        self.quest_program: vec[i64] = column(of, "quest_program")
        self.token_names: list[str] = []
        self.token_cv: vec[i64] = column(of, "token_cv")
        """Three numbers each, by nation; so too the extras."""
        self.token_doubloons: vec[i64] = column(of, "token_doubloons")
        self.token_influence: vec[i64] = column(of, "token_influence")
        self.token_vp: vec[i64] = column(of, "token_vp")
        self.token_figures: vec[i64] = column(of, "token_figures")
        self.token_modifier: vec[i64] = column(of, "token_modifier")
        self.career_names: list[str] = []
        self.goal_kind: vec[i64] = column(of, "goal_kind")
        """Three goals for each card."""
        self.goal_low: vec[i64] = column(of, "goal_low")
        self.goal_high: vec[i64] = column(of, "goal_high")
        self.goal_doubloons: vec[i64] = column(of, "goal_doubloons")
        self.goal_vp: vec[i64] = column(of, "goal_vp")
        self.career_program: vec[i64] = column(of, "career_program")
        """What all three goals together bring."""
        self.building_names: list[str] = []
        self.building_cost: vec[i64] = column(of, "building_cost")
        self.building_program: vec[i64] = column(of, "building_program")
        # per automa card, and per action of it; her income by discs removed, and the bonuses: least lead, VP, …
        self.automa_names: list[str] = []
        self.automa_deck: vec[i64] = column(of, "automa_deck")
        self.automa_steps: vec[i64] = column(of, "automa_steps")
        self.automa_lower: vec[i64] = column(of, "automa_lower")
        self.automa_display: vec[i64] = column(of, "automa_display")
        self.jean_kind: vec[i64] = column(of, "jean_kind")
        """-1 for none."""
        self.jean_n: vec[i64] = column(of, "jean_n")
        self.jean_extra: vec[i64] = column(of, "jean_extra")
        self.jean_rounds: vec[i64] = column(of, "jean_rounds")
        """As bits."""
        self.automa_cards: vec[i64] = column(of, "automa_cards")
        """Per difficulty and edition (revised, first): how many A, B and C cards."""
        self.automa_income: vec[i64] = column(of, "automa_income")
        self.automa_per_quest: vec[i64] = column(of, "automa_per_quest")
        self.automa_quests: vec[i64] = column(of, "automa_quests")
        self.automa_upgrades: vec[i64] = column(of, "automa_upgrades")
        self.automa_explorer: vec[i64] = column(of, "automa_explorer")
        # per cost
        self.cost_doubloons: vec[i64] = column(of, "cost_doubloons")
        self.cost_cp: vec[i64] = column(of, "cost_cp")
        self.cost_figures: vec[i64] = column(of, "cost_figures")
        self.cost_objects: vec[i64] = column(of, "cost_objects")
        """Four bits for each object; so too for goods."""
        self.cost_goods: vec[i64] = column(of, "cost_goods")
        self.cost_identical: vec[i64] = column(of, "cost_identical")
        self.cost_mp: vec[i64] = column(of, "cost_mp")
        # per free-mode card, moment (the start, after round I, II, III) and number of people: the locations as bits
        self.placements: vec[i64] = column(of, "placements")
        self.code: vec[i64] = column(of, "code")

    def filled(self, of: Columns) -> Box:
        """The same with these columns."""
        made = Box(of)
        made.sha = self.sha
        made.names = self.names
        made.numbers = self.numbers
        made.actions = self.actions
        made.act = self.act
        made.size = self.size
        made.place_names = self.place_names
        made.places = self.places
        made.legacy_names = self.legacy_names
        made.story_names = self.story_names
        made.choice_names = self.choice_names
        made.endings = self.endings
        made.first_c = self.first_c
        made.city_names = self.city_names
        made.tile_names = self.tile_names
        made.space_names = self.space_names
        made.village_names = self.village_names
        made.combat_names = self.combat_names
        made.quest_names = self.quest_names
        made.token_names = self.token_names
        made.career_names = self.career_names
        made.building_names = self.building_names
        made.automa_names = self.automa_names
        return made


class Acts:
    """The first action of each family (`actions.py` gives them their texts)."""

    def __init__(self) -> None:
        self.plan: i64 = 0
        self.throw: i64 = 0
        self.career: i64 = 0
        self.sail: i64 = 0
        self.sail_by: i64 = 0
        self.decline: i64 = 0
        self.done: i64 = 0
        self.city: i64 = 0
        self.village_turn: i64 = 0
        self.home: i64 = 0
        self.quest: i64 = 0
        self.assistant: i64 = 0
        self.goal: i64 = 0
        self.figure_for_cp: i64 = 0
        self.deliver: i64 = 0
        self.disc: i64 = 0
        self.village: i64 = 0
        self.stored: i64 = 0
        self.buy: i64 = 0
        self.invest: i64 = 0
        self.take_vp: i64 = 0
        self.pay: i64 = 0
        self.accept: i64 = 0
        self.pile: i64 = 0
        self.nation: i64 = 0
        self.fight: i64 = 0
        self.annex: i64 = 0
        self.raid: i64 = 0
        self.lift: i64 = 0
        self.explore: i64 = 0
        self.explore_by: i64 = 0
        self.place: i64 = 0
        self.synergy: i64 = 0
        self.figures: i64 = 0
        self.visit: i64 = 0
        self.draw: i64 = 0
        self.take: i64 = 0
        self.option: i64 = 0
        self.vote: i64 = 0
        self.skull: i64 = 0
        self.size: i64 = 0
