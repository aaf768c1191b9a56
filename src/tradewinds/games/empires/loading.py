"""From the data files to tables: every record is checked, every effect becomes a program (effects.yaml).

Whatever a record may and must have stands here once; an error names the file, the record and the field.
"""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from mypy_extensions import i64

from tradewinds.games import data
from tradewinds.games.empires import content as c
from tradewinds.games.empires.actions import action_table
from tradewinds.games.empires.components import (
    ALL_TILES,
    CLAN_NAMES,
    CLANS,
    COST_BITS,
    COST_NAMES,
    COST_WORKER,
    DISTANCE_NAMES,
    DRAWN_AT_SETUP,
    EVENTS,
    FACE_UP,
    GOOD_NAMES,
    GOODS,
    HARVEST,
    KIND_NAMES,
    MOST_PAID,
    TILE_NAMES,
    TILES,
    in_cost,
    in_goods,
    packed_cost,
    packed_goods,
)
from tradewinds.games.empires.content import CARD_KINDS, Cards
from tradewinds.games.empires.frames import LEVELS
from tradewinds.games.empires.programs import Programs
from tradewinds.games.empires.schema import (
    FIELDS,
    ISLAND_KINDS,
    MOST_CARDS,
    MOST_COPIES,
    MOST_ICONS,
    MOST_SCENARIOS,
)
from tradewinds.games.empires.schema import GOALS as SCHEMA_GOALS
from tradewinds.kernel.content import BadContent, fingerprint, keep
from tradewinds.kernel.effects import CHOOSE, END, FIRST_WAITING
from tradewinds.kernel.places import Place
from tradewinds.kernel.schema import SOURCES
from tradewinds.kernel.vectors import vec

FILES: Final = (
    *(f"clan_{clan}" for clan in ("glenn", "heidel", "mackinnon", "nanurjuk", "panuk", "ulaf")),
    "islands",
    "icons",
    "action_tiles",
    "solo",
)
SEAS: Final = ("islands near", "islands far")
GOALS: Final = dict(zip(SCHEMA_GOALS, ("goal_islands", "goal_tribute", "goal_distant"), strict=True))
"""What a scenario may ask for beside points, and the table of its numbers."""
CAPACITY: Final = 1024
"""Options of one decision but for what `decks` adds: of a turn hands, tiles, empires that are used and attacked."""
MOST_IN_DECK: Final = 60
"""Cards of one deck: a hand is looked at as bits, and so are the stores and the copy cards of an empire."""
FEWEST: Final = DRAWN_AT_SETUP
"""Cards of a clan's deck: what is dealt at set-up must be there."""

COMMON: Final = ("id", "name", "kind", "icons", "text", "source")
EVERY_CARD: Final = (*COMMON, "clan", "copies")
EVERY_ISLAND: Final = (*COMMON, "distance", "count", "pillage", "conquer_cost")
MAY_HAVE: Final = ("note", "reconstructed_fields")
NEVER_START: Final = ("upgrade", "field_or_upgrade", "copy", "boost")
"""Cards that need another one, or the hand: they cannot lie there from the beginning."""
CONQUEST: Final = ({"raze": 1}, {"raze": 1, "fish": 1})
"""What a conquest needs aboard, near and far (EON-7.6, 7.7): printed on an island, and a rule."""
PRINTED: Final = {
    "field": c.IS_FIELD,
    "upgrade": c.IS_FIELD,
    "field_or_upgrade": c.IS_FIELD,
    "action": c.IS_ACTION | c.IS_LOCATION,
    "store": c.IS_ACTION | c.IS_LOCATION,
    "ongoing": c.IS_ONGOING | c.IS_LOCATION,
    "boost": 0,
}
"""What selectors say of a card outside an empire; all others are locations."""
EVERY_EVENT: Final = (1 << len(c.EVENT_NAMES)) - 1
NOTHING_PICKED: Final = (0, 0, -1, 0)
"""The end of a cost for which no card leaves the hand or the empire."""


class Loader(Programs):
    """One content being made."""

    def __init__(self, documents: Mapping[str, Any]) -> None:
        super().__init__()
        self.documents = documents
        self.made = Cards()
        self.columns: dict[str, list[int]] = {}

    def put(self, column: str, number: int) -> None:
        self.columns.setdefault(column, []).append(number)

    # --- cards -------------------------------------------------------------------------------------------------

    def card(self, place: Place, clan: int) -> None:
        """One record: what it must and may have, then its row in every table."""
        must = EVERY_CARD if clan >= 0 else EVERY_ISLAND
        row = place.mapping(must, None)
        kind = place.at("kind").one_of(CARD_KINDS)
        needs, may = FIELDS[CARD_KINDS[kind]]
        if clan < 0:
            place.at("kind").one_of(ISLAND_KINDS)
            needs = tuple(name for name in needs if name != "cost")
            may = tuple(name for name in may if name != "play_with")
        place.mapping((*must, *needs), (*may, *MAY_HAVE, *(("start",) if clan >= 0 else ())))
        self.described(place)
        if row["id"] in self.made.numbers:
            raise place.at("id").wrong("twice")
        place.at("text").texts()
        start = bool(row.get("start", False))
        if clan >= 0:
            place.at("clan").one_of([CLAN_NAMES[clan]])
            if CARD_KINDS[kind] in ("field", "store") and start == ("cost" in row or "play_with" in row):
                raise place.wrong("start")
            if start and CARD_KINDS[kind] in NEVER_START:
                raise place.wrong("start")
            if CARD_KINDS[kind] == "ongoing" and not ("ongoing" in row or "static" in row):
                raise place.at("kind").wrong("empty")
        self.made.numbers[row["id"]] = len(self.made.names)
        self.made.names.append(row["id"])
        icons = place.at("icons").items(1, 1)
        self.put("kind", kind)
        self.put("clan", clan)
        self.put("icon", icons[0].one_of(self.icons))
        self.put("distance", place.at("distance").one_of(DISTANCE_NAMES) if clan < 0 else -1)
        self.put("start", int(start))
        self.put("copies", place.at("copies" if clan >= 0 else "count").number(1, MOST_COPIES))
        cost = (
            place.at("cost").amounts([name for name in COST_NAMES if name != "any_resource"])
            if place.has("cost")
            else None
        )
        if cost == {}:
            raise place.at("cost").wrong("empty")
        self.put("cost", -1 if cost is None else packed_cost(cost))
        self.put("play_with", place.at("play_with").one_of(TILE_NAMES) if place.has("play_with") else -1)
        self.put("goods", packed_goods(place.at("goods").amounts(GOOD_NAMES)) if place.has("goods") else 0)
        if place.has("goods") and not self.columns["goods"][-1]:
            raise place.at("goods").wrong("empty")
        self.put("kinds_of_goods", sum(1 << at for at in range(GOODS) if in_goods(self.columns["goods"][-1], at)))
        if clan < 0 and row["conquer_cost"] != CONQUEST[self.columns["distance"][-1]]:
            allowed = ", ".join(CONQUEST[self.columns["distance"][-1]])
            raise place.at("conquer_cost").wrong("choice", value=place.at("conquer_cost").shown(), allowed=allowed)
        self.put("pillage", packed_goods(place.at("pillage").amounts(GOOD_NAMES)) if place.has("pillage") else 0)
        self.put("bonus", self.program(place.at("building_bonus")) if place.has("building_bonus") else 0)
        self.put("boost", self.program(place.at("boost")) if place.has("boost") else 0)
        action, pay = 0, 0
        if place.has("action"):
            place.at("action").mapping(("pay", "do"))
            pay = self.cost(place.at("action").at("pay"))
            action = self.program(place.at("action").at("do"))
        self.put("action", action)
        self.put("action_cost", pay)
        self.put("acts", int(CARD_KINDS[kind] in ("action", "store")))
        self.put("lasts", int(CARD_KINDS[kind] == "ongoing"))
        self.put("printed", PRINTED.get(CARD_KINDS[kind], c.IS_LOCATION))
        self.ongoing(place)
        self.store(place)
        self.put("copy_which", self.copied(place))
        self.declared(action or self.columns["boost"][-1], bool(action))

    def described(self, place: Place) -> None:
        """What every record tells of itself beside the rules: its name and where it comes from."""
        place.at("name").texts()
        place.at("source").one_of(SOURCES)
        if place.has("note"):
            place.at("note").text()
        if place.has("reconstructed_fields"):
            for field in place.at("reconstructed_fields").items(1):
                field.text()
        if place.has("start"):
            place.at("start").truth()

    def copied(self, place: Place) -> int:
        if not place.has("copy"):
            return -1
        place.at("copy").mapping(("which",))
        return self.selector(place.at("copy").at("which"))

    def declared(self, program: int, action: bool) -> None:
        """What its use declares (EON-6.10), and what it needs a ship for or gives one by (EON-6.9, 8.17)."""
        performs, generic, voyage, frees, inside = -1, 0, 0, 0, -1
        at = program
        while program and self.code.rows[at][0] != END:
            op, a, b, _ = self.code.rows[at]
            if op in (CHOOSE, c.MAY_PAY):  # what only may happen declares nothing
                at = b
                continue
            if op == c.PERFORM and not action and inside < 0:
                inside, generic = a, b
            if op == c.PERFORM and action and performs < 0:
                performs, generic = a, b
            elif op == c.VOYAGE:
                voyage = voyage or a
                frees = frees or int(performs < 0)
            elif op == c.GAIN_SHIP:
                frees = frees or int(performs < 0)
            at += 1
        for name, value in (("performs", performs), ("generic", generic), ("voyage", voyage), ("frees_ship", frees)):
            self.put(name, value)
        self.put("inside", inside)
        pay = self.columns["action_cost"][-1]
        cost, assign, *picked = self.costs[pay]
        assign = min(assign, MOST_PAID - in_cost(cost, COST_WORKER))
        self.put("use_sum", cost + (assign << (COST_BITS * COST_WORKER)))
        more = c.USE_PAID if performs < 0 else c.USE_PERFORM
        if self.columns["kind"][-1] == c.STORE:
            more = c.USE_STORE
        elif voyage or frees or generic or tuple(picked) != NOTHING_PICKED or assign < self.costs[pay][1]:
            more = c.USE_IN_FULL
        self.put("use_more", more)
        self.put("window_tiles", self.window_tiles())
        self.put("window_needs", self.window_needs(bool(voyage or frees or inside >= 0)))

    def window_tiles(self) -> int:
        """A field that comes with Harvest can be harvested itself (EON-6.9); else the action alone must be possible."""
        tile, kind = self.columns["play_with"][-1], self.columns["kind"][-1]
        if tile == HARVEST and kind in (c.FIELD, c.FIELD_OR_UPGRADE):
            return ALL_TILES
        return 1 << tile if tile >= 0 else 0

    def window_needs(self, more: bool) -> int:
        """An upgrade needs a field (EON-9.7); `more`: a boost with a voyage, a ship or another action in it."""
        if self.columns["kind"][-1] == c.BOOST:
            return c.IN_FULL if more else 0
        return self.columns["kinds_of_goods"][-1] if self.columns["kind"][-1] == c.UPGRADE else 0

    def ongoing(self, place: Place) -> None:
        entries = place.at("ongoing").items(1, 8) if place.has("ongoing") else []
        self.put("first_entry", len(self.columns.setdefault("entry_on", [])))
        self.put("entries", len(entries))
        hears, overhears = 0, 0
        for entry in entries:
            entry.mapping(("on", "do"), ("who", "distance", "filter", "limit"))
            on = entry.at("on").one_of(c.EVENT_NAMES)
            anybody = entry.at("who").one_of(["you", "any"]) if entry.has("who") else 0
            if anybody and on >= TILES:
                raise entry.at("who").wrong("choice", value="any", allowed="you")
            if entry.has("distance") and on not in (c.PILLAGED, c.CONQUERED):
                raise entry.at("distance").wrong("unknown", allowed="on, who, filter, limit, do")
            if entry.has("filter") and on not in (c.BUILT, c.CONQUERED):
                raise entry.at("filter").wrong("unknown", allowed="on, who, distance, limit, do")
            hears |= 1 << on
            overhears |= anybody << on
            begin = self.program(entry.at("do"))
            self.put("entry_on", on)
            self.put("entry_any", anybody)
            self.put("entry_distance", entry.at("distance").one_of(DISTANCE_NAMES) if entry.has("distance") else -1)
            self.put("entry_filter", self.selector(entry.at("filter")) if entry.has("filter") else -1)
            self.put("entry_limit", entry.at("limit").number(1, 15) if entry.has("limit") else 0)
            self.put("entry_program", begin)
            rows = self.code.rows[begin : self.code.here()]
            self.put("entry_plain", int(all(op == END or (op == c.GAIN and a != 9 and b > 0) for op, a, b, _ in rows)))
        self.put("hears", EVERY_EVENT if place.has("copy") else hears)
        self.put("overhears", EVERY_EVENT if place.has("copy") else overhears)
        static = place.at("static").items(1, 4) if place.has("static") else []
        self.put("free_keep", sum(one.amounts(["lookout_free_keep"])["lookout_free_keep"] for one in static))

    def store(self, place: Place) -> None:
        accepts, deposit, per, payout = 0, 0, 0, 0
        if place.has("store"):
            store = place.at("store")
            store.mapping(("accepts", "deposit", "per", "payout"))
            accepts = sum({1 << one.one_of(GOOD_NAMES) for one in store.at("accepts").items(1)})
            payout = sum({1 << one.one_of(KIND_NAMES) for one in store.at("payout").items(1)})
            deposit, per = store.at("deposit").number(), store.at("per").number()
        for name, value in (("accepts", accepts), ("deposit", deposit), ("per", per), ("payout", payout)):
            self.put(name, value)
        self.put("use_some", packed_cost({name: MOST_PAID for at, name in enumerate(GOOD_NAMES) if accepts >> at & 1}))

    # --- all of it ---------------------------------------------------------------------------------------------

    def load(self) -> Cards:
        made = self.made
        for row in Place("icons", self.documents["icons"]).records(1, MOST_ICONS):
            row.mapping(("id", "clan", "name", "source"), MAY_HAVE)
            row.at("clan").one_of([*CLAN_NAMES, "all"])
            self.described(row)
            self.icons.append(row.value["id"])
        for clan, name in enumerate(CLAN_NAMES):
            for row in Place(f"clan_{name}", self.documents[f"clan_{name}"]).records(1, MOST_CARDS):
                self.card(row, clan)
        for row in Place("islands", self.documents["islands"]).records(1, MOST_CARDS):
            self.card(row, -1)
        if len(made.names) > MOST_CARDS:
            raise BadContent("error-content-cards", {"most": MOST_CARDS}, field="cards")
        for tile, row in enumerate(Place("action_tiles", self.documents["action_tiles"]).records(TILES, TILES)):
            row.mapping(("id", "name", "effect", "solo_extra_cost", "source", "solo_source"), MAY_HAVE)
            row.at("id").one_of([TILE_NAMES[tile]])
            row.at("solo_source").one_of(SOURCES)
            self.described(row)
            begin = self.program(row.at("effect"), tile=True)
            self.put("tile_program", begin)
            self.put("tile_waits", int(any(op >= FIRST_WAITING or op == CHOOSE for op, *_ in self.code.rows[begin:])))
            self.put("tile_extra", packed_cost(row.at("solo_extra_cost").amounts(COST_NAMES)))
        self.scenarios(Place("solo", self.documents["solo"]).at("scenarios"))
        self.decks()
        for name in ("cost_sum", "cost_assign", "cost_hand", "cost_empire", "cost_which", "cost_return"):
            at = ["cost_sum", "cost_assign", "cost_hand", "cost_empire", "cost_which", "cost_return"].index(name)
            self.columns[name] = [row[at] for row in self.costs]
        self.columns["cost_picks"] = [int(row[2:] != NOTHING_PICKED) for row in self.costs]
        self.columns["which_icons"] = [icons for icons, _ in self.selectors]
        self.columns["which_kinds"] = [kinds for _, kinds in self.selectors]
        self.columns["code"] = list(self.code.code())
        made = self.made = made.filled(self.columns)
        made.size = len(made.names)
        made.icon_names = self.icons
        made.sha = fingerprint(self.documents)
        return made

    def decks(self) -> None:
        """The cards of each deck, and the numbers of those that windows and declarations name."""
        made, cols = self.made, self.columns
        names = made.names
        cols["local"] = [-1] * len(names)
        made.decks = []
        for deck in range(CLANS + 2):
            if deck < CLANS:
                of = [n for n in range(len(names)) if cols["clan"][n] == deck]
            else:
                of = [n for n in range(len(names)) if cols["distance"][n] == deck - CLANS]
            dealt = [n for n in of if not cols["start"][n]]
            for at, n in enumerate(dealt):
                cols["local"][n] = at
            there = sum(cols["copies"][n] for n in dealt)
            fewest = FEWEST if deck < CLANS else FACE_UP
            place = SEAS[deck - CLANS] if deck >= CLANS else f"clan_{CLAN_NAMES[deck]}"
            if there < fewest:
                raise Place(place, None).wrong("few", n=there, least=fewest)
            if there + len(of) - len(dealt) > MOST_IN_DECK:
                raise Place(place, None).wrong("many", most=MOST_IN_DECK)
            made.decks.append(vec[i64](dealt))
            made.deck_copies.append(vec[i64]([cols["copies"][n] for n in dealt]))
            cols.setdefault("deck_cards", []).extend([*dealt, *[-1] * (c.DECK_ROOM - len(dealt))])
            if deck < CLANS:
                made.starting.append(vec[i64]([n for n in of if cols["start"][n]]))
        cols["locations"] = [self.places(clan, "cost", None) for clan in range(CLANS)]
        cols["windows"] = [self.places(clan, "play_with", None) for clan in range(CLANS)]
        cols["windows_with"] = [self.places(clan, "play_with", tile) for clan in range(CLANS) for tile in range(TILES)]
        windows = [n for n in range(len(names)) if cols["play_with"][n] >= 0]
        copies = CARD_KINDS.index("copy")
        performers = [n for n in range(len(names)) if cols["performs"][n] >= 0 or cols["kind"][n] == copies]
        cols["window"] = [windows.index(n) if n in windows else -1 for n in range(len(names))]
        cols["performer"] = [performers.index(n) if n in performers else -1 for n in range(len(names))]
        cols["window_cards"], cols["performer_cards"] = windows, performers
        # every card of a turn, and an action card that performs something with every card of its window
        made.capacity = CAPACITY + max(
            sum(cols["clan"][n] in (clan, -1) for n in performers) * sum(cols["clan"][n] == clan for n in windows)
            for clan in range(CLANS)
        )
        islands = [name for n, name in enumerate(names) if cols["distance"][n] >= 0]
        made.first_island = names.index(islands[0])
        made.actions, made.act = action_table(
            names, islands, [names[n] for n in windows], [names[n] for n in performers], max(cols["copies"])
        )

    def places(self, deck: int, column: str, value: int | None) -> int:
        """The places in a deck, as bits, of the cards with this value in a column, or with any from 0 on."""
        found = [self.columns[column][card] for card in self.made.decks[deck]]
        return sum(1 << at for at, n in enumerate(found) if (n >= 0 if value is None else n == value))

    def scenarios(self, place: Place) -> None:
        """The solo scenarios (EON-15): events, goals, the tribute card."""
        for scenario in place.records(1, MOST_SCENARIOS):
            scenario.mapping(("id", "name", "difficulty", "rules", "events", "goals", "target", "source"), MAY_HAVE)
            self.described(scenario)
            scenario.at("difficulty").number(1, 4)
            self.made.scenario_names.append(scenario.value["id"])
            events = scenario.at("events")
            events.mapping(may=None)
            for number in events.value:
                if number not in range(1, EVENTS + 1):
                    raise events.wrong("unknown", allowed="1, 2, 3, 4, 5")
            for number in range(1, EVENTS + 1):
                self.event(events.at(number))
            goals: dict[str, Place] = {}
            for one in scenario.at("goals").items(1, 1 + len(GOALS)):
                for key in one.mapping((), ("score_at_least", *GOALS)):
                    goals[key] = one.at(key)
            if "score_at_least" in goals:
                goals["score_at_least"].one_of(["target"])
            scenario.at("target").mapping(tuple(LEVELS))
            for level in LEVELS:
                self.put("target", scenario.at("target").at(level).number(0, 999))
                for key, column in GOALS.items():
                    self.put(column, goals[key].at(level).number(0, 99) if key in goals else 0)
            rules = scenario.at("rules").items(0, 1)
            extra = rules[0].at("extra_action") if rules else None
            if extra is not None:
                rules[0].mapping(("extra_action", "text"))
                rules[0].at("text").texts()
                extra.mapping(("assign_to", "accepts", "min", "max", "worth"))
                extra.at("max").number(extra.at("min").number())
                extra.at("assign_to").one_of(["tribute"])
                if not extra.at("worth").amounts(GOOD_NAMES):
                    raise extra.at("worth").wrong("empty")
                accepted = {one.one_of(GOOD_NAMES) for one in extra.at("accepts").items(1)}
                if accepted != {GOOD_NAMES.index(good) for good in extra.value["worth"]}:
                    raise extra.at("accepts").wrong("choice", value=extra.at("accepts").shown(), allowed="worth")
            self.put("tribute_least", extra.at("min").number() if extra else 0)
            self.put("tribute_most", extra.at("max").number() if extra else 0)
            worth = extra.at("worth").amounts(GOOD_NAMES) if extra else {}
            for good in GOOD_NAMES:
                self.put("tribute_worth", worth.get(good, 0))
            self.put("tribute_goods", sum(1 << GOOD_NAMES.index(good) for good in worth))

    def event(self, place: Place) -> None:
        place.mapping(("name", "text"), ("demand", "gift", "round"))
        place.at("name").texts()
        place.at("text").texts()
        demand = packed_cost(place.at("demand").amounts(COST_NAMES)) if place.has("demand") else 0
        gift = self.program(place.at("gift")) if place.has("gift") else 0
        second, exhaust, storm, fog = -1, 0, 0, 0
        extra = [0] * TILES
        if place.has("round"):
            change = place.at("round")
            change.mapping(
                (),
                ("second_use_cost", "extra_cost", "exhaust_own_actions", "first_ship_returns_empty", "only_deck_tops"),
            )
            if change.has("second_use_cost"):
                second = packed_cost(change.at("second_use_cost").amounts(COST_NAMES))
            if change.has("extra_cost"):
                for tile in change.at("extra_cost").mapping((), tuple(TILE_NAMES)):
                    extra[TILE_NAMES.index(tile)] = packed_cost(change.at("extra_cost").at(tile).amounts(COST_NAMES))
            if change.has("exhaust_own_actions"):
                exhaust = change.at("exhaust_own_actions").number()
            storm = int(change.has("first_ship_returns_empty") and change.at("first_ship_returns_empty").truth())
            fog = int(change.has("only_deck_tops") and change.at("only_deck_tops").truth())
        self.put("event_demand", demand)
        self.put("event_gift", gift)
        self.put("event_second_use", second)
        for cost in extra:
            self.put("event_extra", cost)
        self.put("event_exhaust", exhaust)
        self.put("event_storm", storm)
        self.put("event_fog", fog)


def documents() -> dict[str, Any]:
    """The data files of the box."""
    return {name: data("empires", name) for name in FILES}


def load(of: Mapping[str, Any]) -> Cards:
    """The content made of these documents, from now on known by its fingerprint."""
    made = Loader(of).load()
    kept: Cards = keep(made.sha, made)
    return kept


@cache
def box() -> Cards:
    """The cards of the box, checked against its totals (EON-1.2, 1.9)."""
    made = load(documents())
    for clan in range(CLANS):
        assert sum(int(n) for n in made.deck_copies[clan]) == 30
        assert len(made.starting[clan]) == 3
    assert sum(int(n) for n in made.deck_copies[CLANS]) == 12
    assert sum(int(n) for n in made.deck_copies[CLANS + 1]) == 10
    return made
