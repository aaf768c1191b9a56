"""The cards as tables of numbers, made from the data by `loading.py`: what the compiled rules read.

Card `c` of every table is the card `names[c]`. Programs are places in `code` (`kernel.effects`), 0 for none. Costs are
places in the tables `cost_…`, of which 0 is no cost at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.kernel.actions import ActionTable
from tradewinds.kernel.columns import Columns, column
from tradewinds.kernel.vectors import vec

# --- kinds of cards (EON-1.7, 10.1) ----------------------------------------------------------------------------------

FIELD: Final = 0
UPGRADE: Final = 1
FIELD_OR_UPGRADE: Final = 2
ACTION: Final = 3
ONGOING: Final = 4
STORE: Final = 5
COPY: Final = 6
BONUS: Final = 7
BOOST: Final = 8
CARD_KINDS: Final = ["field", "upgrade", "field_or_upgrade", "action", "ongoing", "store", "copy", "bonus", "boost"]

# --- verbs (effects.yaml): those that happen at once, then those that may wait for somebody --------------------------

GAIN: Final = 8
"""a: kind, b: how many unless counted."""
RECOVER: Final = 9
GAIN_SHIP: Final = 10
REFRESH_ALL: Final = 11
"""a: selector."""
GAIN_ANY: Final = 32
"""a: how many unless counted, b: the kinds as bits."""
RELEASE: Final = 33
"""a: how many, b: 0 workers, 1 goods, c: 1 from this card only."""
REFRESH: Final = 34
"""a: how many, b: selector."""
EXHAUST_OPPONENT: Final = 35
PERFORM: Final = 36
"""a: tile, b: 1 with a generic ship."""
MOVE_PAWN: Final = 37
SHIP_UP: Final = 38
VOYAGE: Final = 39
"""a: as in PILLAGE_ONLY …"""
LOOK: Final = 40
"""a: how many, b: how many are kept."""
SEARCH: Final = 41
"""a: how many, b: selector."""
TAKE_DISCARD: Final = 42
PAYOUT: Final = 43
MAY_PAY: Final = 44
"""a: cost, b: where to go on if it is not paid."""
RECOPY: Final = 45
BUILD_FREE: Final = 46
HARVEST_FIELD: Final = 47
PLACE_SHIP: Final = 48

PILLAGE_ONLY: Final = 1
CONQUER_ONLY: Final = 2
EITHER: Final = 3
VOYAGES: Final = ["", "pillage", "conquer", "choose"]

# --- what is counted -------------------------------------------------------------------------------------------------

COUNT_ICON: Final = 0
COUNT_QUEUED: Final = 1
COUNT_WORKERS: Final = 2
COUNT_GOODS: Final = 3
COUNT_DISTINCT: Final = 4
COUNT_DISCARD: Final = 5
COUNTERS: Final = [
    "icon",
    "my_queued_ships",
    "assigned_workers",
    "assigned_goods",
    "distinct_icons",
    "discard_pile",
]

# --- events that ongoing effects hear: the five tile actions, then these ---------------------------------------------

PILLAGED: Final = 5
CONQUERED: Final = 6
ATTACKED: Final = 7
BUILT: Final = 8
ASSIGNED: Final = 9
RELEASED: Final = 10
STORE_PAID: Final = 11
LEFT: Final = 12
EVENT_NAMES: Final = [
    "explore",
    "populate",
    "construct",
    "harvest",
    "sail",
    "pillage",
    "conquer",
    "attack",
    "build",
    "assign_worker",
    "release_worker",
    "store_payout",
    "discard_or_return",
]

# --- selectors: which kinds of card in an empire match ---------------------------------------------------------------

IS_FIELD: Final = 1
IS_ACTION: Final = 2
IS_ONGOING: Final = 4
IS_ISLAND: Final = 8
IS_LOCATION: Final = 16
SELECTOR_KINDS: Final = ["field", "action", "ongoing", "island", "location"]

CLAN_DECKS: Final = 6
"""The decks of the clans come first, then those of the nearby and the distant islands."""
DECK_ROOM: Final = 64
"""Places for the cards of one deck in `deck_cards`."""

USE_PAID: Final = 0
USE_STORE: Final = 1
"""A good to put on it."""
USE_PERFORM: Final = 2
"""That the action it performs is possible."""
USE_IN_FULL: Final = 3
"""The rule itself must be asked."""

IN_FULL: Final = -1
"""In `window_needs`: the rule itself must be asked."""


class Cards:
    """All cards of a match, and the numbers of the actions that name them. Never changes, so copies share it."""

    def __init__(self, of: Columns | None = None) -> None:
        self.sha: str = ""
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.icon_names: list[str] = []
        self.scenario_names: list[str] = []
        self.actions: ActionTable = ActionTable([])
        self.act: Acts = Acts()
        self.size: i64 = 0
        self.capacity: i64 = 0
        """No decision has more options."""
        # per card
        self.kind: vec[i64] = column(of, "kind")
        self.clan: vec[i64] = column(of, "clan")
        """-1 for islands."""
        self.icon: vec[i64] = column(of, "icon")
        self.distance: vec[i64] = column(of, "distance")
        """-1 for clan cards."""
        self.start: vec[i64] = column(of, "start")
        self.copies: vec[i64] = column(of, "copies")
        self.cost: vec[i64] = column(of, "cost")
        """A packed sum; -1 for what has no cost in goods and workers."""
        self.use_sum: vec[i64] = column(of, "use_sum")
        """What the use of an action card costs at least, as a packed sum with the workers that are assigned to it."""
        self.use_more: vec[i64] = column(of, "use_more")
        """What else it needs: USE_PAID nothing, USE_STORE, USE_PERFORM, USE_IN_FULL."""
        self.use_some: vec[i64] = column(of, "use_some")
        """The places in a packed sum of the goods of which the use of a store needs at least one; 0 for others."""
        self.play_with: vec[i64] = column(of, "play_with")
        """The tile, -1 for none."""
        self.window_tiles: vec[i64] = column(of, "window_tiles")
        """Of a card that is played in a window: the actions, as bits, of which one must be possible before it is."""
        self.window_needs: vec[i64] = column(of, "window_needs")
        """… and the goods, as bits, of which a field must yield one; 0 for none, IN_FULL where there is more to ask."""
        self.goods: vec[i64] = column(of, "goods")
        self.kinds_of_goods: vec[i64] = column(of, "kinds_of_goods")
        """The kinds of these as bits."""
        self.pillage: vec[i64] = column(of, "pillage")
        self.bonus: vec[i64] = column(of, "bonus")
        self.boost: vec[i64] = column(of, "boost")
        self.action: vec[i64] = column(of, "action")
        self.action_cost: vec[i64] = column(of, "action_cost")
        self.acts: vec[i64] = column(of, "acts")
        """1 for cards with an action: actions and stores."""
        self.lasts: vec[i64] = column(of, "lasts")
        """1 for cards with an ongoing or static effect."""
        self.performs: vec[i64] = column(of, "performs")
        """The tile of the `perform` that the use of the card declares, -1 for none."""
        self.generic: vec[i64] = column(of, "generic")
        """1 where that, or the one in a boost, sails with a generic ship."""
        self.voyage: vec[i64] = column(of, "voyage")
        """Of its action or boost, 0 for none."""
        self.frees_ship: vec[i64] = column(of, "frees_ship")
        """1 where that gains a ship or brings one home (before `perform`, if there is one)."""
        self.inside: vec[i64] = column(of, "inside")
        """The tile of the first `perform` in a boost, -1 for none."""
        self.printed: vec[i64] = column(of, "printed")
        """What selectors say it is outside an empire, as bits."""
        self.first_entry: vec[i64] = column(of, "first_entry")
        self.entries: vec[i64] = column(of, "entries")
        self.hears: vec[i64] = column(of, "hears")
        """The events of its ongoing effects as bits; of a copy card all, since it may copy any."""
        self.overhears: vec[i64] = column(of, "overhears")
        """Of these the ones that it also hears of others."""
        self.free_keep: vec[i64] = column(of, "free_keep")
        self.accepts: vec[i64] = column(of, "accepts")
        self.deposit: vec[i64] = column(of, "deposit")
        self.per: vec[i64] = column(of, "per")
        self.payout: vec[i64] = column(of, "payout")
        self.copy_which: vec[i64] = column(of, "copy_which")
        self.local: vec[i64] = column(of, "local")
        """Its place in the deck of its clan or distance, -1 for starting cards."""
        self.window: vec[i64] = column(of, "window")
        """Its place among the cards that are played in a window, -1 for others."""
        self.performer: vec[i64] = column(of, "performer")
        """Its place among the cards whose use may open a window, -1 for others."""
        self.window_cards: vec[i64] = column(of, "window_cards")
        self.performer_cards: vec[i64] = column(of, "performer_cards")
        """The cards of those two places."""
        self.first_island: i64 = 0
        # per entry of an ongoing list
        self.entry_on: vec[i64] = column(of, "entry_on")
        self.entry_any: vec[i64] = column(of, "entry_any")
        self.entry_distance: vec[i64] = column(of, "entry_distance")
        self.entry_filter: vec[i64] = column(of, "entry_filter")
        """A selector, -1 for none."""
        self.entry_limit: vec[i64] = column(of, "entry_limit")
        """0 for none."""
        self.entry_program: vec[i64] = column(of, "entry_program")
        self.entry_plain: vec[i64] = column(of, "entry_plain")
        """1 where its place in the order cannot matter: it only gains goods and points."""
        # per cost
        self.cost_sum: vec[i64] = column(of, "cost_sum")
        self.cost_picks: vec[i64] = column(of, "cost_picks")
        """1 where cards are to be picked for it."""
        self.cost_assign: vec[i64] = column(of, "cost_assign")
        self.cost_hand: vec[i64] = column(of, "cost_hand")
        self.cost_empire: vec[i64] = column(of, "cost_empire")
        self.cost_which: vec[i64] = column(of, "cost_which")
        self.cost_return: vec[i64] = column(of, "cost_return")
        # per selector
        self.which_icons: vec[i64] = column(of, "which_icons")
        """As bits, 0 for any."""
        self.which_kinds: vec[i64] = column(of, "which_kinds")
        # per tile
        self.tile_program: vec[i64] = column(of, "tile_program")
        self.tile_waits: vec[i64] = column(of, "tile_waits")
        """1 where a verb of it may wait for somebody."""
        self.tile_extra: vec[i64] = column(of, "tile_extra")
        """What its solo side costs (EON-15.7)."""
        # decks, per clan, then near and far: the cards and their copies
        self.decks: list[vec[i64]] = [vec[i64]() for _ in range(CLAN_DECKS + 2)]
        self.deck_cards: vec[i64] = column(of, "deck_cards")
        """The cards of all decks in one, DECK_ROOM places for each: quicker to look at than a list of vectors."""
        self.deck_copies: list[vec[i64]] = []
        self.starting: list[vec[i64]] = []
        # per clan the places in its deck, as bits, of locations, of cards that are played in windows; of those per tile
        self.locations: vec[i64] = column(of, "locations")
        self.windows: vec[i64] = column(of, "windows")
        self.windows_with: vec[i64] = column(of, "windows_with")
        # per scenario and event
        self.event_demand: vec[i64] = column(of, "event_demand")
        self.event_gift: vec[i64] = column(of, "event_gift")
        self.event_second_use: vec[i64] = column(of, "event_second_use")
        """A packed sum that replaces the food of the second use, -1 for none."""
        self.event_extra: vec[i64] = column(of, "event_extra")
        """Per tile: a packed sum, 0 for none."""
        self.event_exhaust: vec[i64] = column(of, "event_exhaust")
        self.event_storm: vec[i64] = column(of, "event_storm")
        self.event_fog: vec[i64] = column(of, "event_fog")
        # per scenario and level
        self.target: vec[i64] = column(of, "target")
        self.goal_islands: vec[i64] = column(of, "goal_islands")
        self.goal_tribute: vec[i64] = column(of, "goal_tribute")
        self.goal_distant: vec[i64] = column(of, "goal_distant")
        # per scenario
        self.tribute_least: vec[i64] = column(of, "tribute_least")
        """0 where there is no tribute card."""
        self.tribute_most: vec[i64] = column(of, "tribute_most")
        self.tribute_worth: vec[i64] = column(of, "tribute_worth")
        """Per good, 0 for what is not accepted."""
        self.tribute_goods: vec[i64] = column(of, "tribute_goods")
        """The accepted goods as bits."""
        self.code: vec[i64] = column(of, "code")

    def filled(self, of: Columns) -> Cards:
        """The same with these columns."""
        made = Cards(of)
        made.sha = self.sha
        made.names = self.names
        made.numbers = self.numbers
        made.icon_names = self.icon_names
        made.scenario_names = self.scenario_names
        made.actions = self.actions
        made.act = self.act
        made.size = self.size
        made.capacity = self.capacity
        made.first_island = self.first_island
        made.decks = self.decks
        made.deck_copies = self.deck_copies
        made.starting = self.starting
        return made

    def is_island(self, card: i64) -> bool:
        return self.distance[card] >= 0

    def deck_of(self, card: i64) -> i64:
        """The number of the deck that the card belongs to."""
        return CLAN_DECKS + self.distance[card] if self.distance[card] >= 0 else self.clan[card]


class Acts:
    """The first action of each family (`actions.py` gives them their texts)."""

    def __init__(self) -> None:
        self.windows: i64 = 0
        self.alike: i64 = 0
        self.clan: i64 = 0
        self.keep: i64 = 0
        self.done: i64 = 0
        self.build: i64 = 0
        self.place: i64 = 0
        self.place_with: i64 = 0
        self.again: i64 = 0
        self.again_with: i64 = 0
        self.use: i64 = 0
        self.use_with: i64 = 0
        self.attack: i64 = 0
        self.tribute: i64 = 0
        self.passing: i64 = 0
        self.perform: i64 = 0
        self.perform_with: i64 = 0
        self.gold: i64 = 0
        self.pay: i64 = 0
        self.take: i64 = 0
        self.pick: i64 = 0
        self.pick_other: i64 = 0
        self.played_as: i64 = 0
        self.discard: i64 = 0
        self.exhaust: i64 = 0
        self.move: i64 = 0
        self.ship: i64 = 0
        self.ahead: i64 = 0
        self.island: i64 = 0
        self.deck: i64 = 0
        self.pillage: i64 = 0
        self.conquer: i64 = 0
        self.option: i64 = 0
        self.accept: i64 = 0
        self.cargo: i64 = 0
        self.deposit: i64 = 0
        self.size: i64 = 0
