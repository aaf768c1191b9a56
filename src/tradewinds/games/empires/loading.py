"""From the data files to tables: every record is checked, every effect becomes a program (effects.yaml).

Whatever a record may and must have stands here once; an error names the file, the record and the field.
"""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from mypy_extensions import i64

from tradewinds.games import data
from tradewinds.games.empires import content as c
from tradewinds.games.empires.actions import MOST_GOLD, MOST_LISTS, action_table
from tradewinds.games.empires.components import (
    CLAN_NAMES,
    CLANS,
    COST_NAMES,
    DISTANCE_NAMES,
    EVENTS,
    GOOD_NAMES,
    KIND_NAMES,
    RESOURCES,
    TILE_NAMES,
    TILES,
    packed_cost,
    packed_goods,
)
from tradewinds.games.empires.content import CARD_KINDS, Cards
from tradewinds.kernel.content import BadContent, fingerprint, keep
from tradewinds.kernel.effects import CHOOSE, COUNT, END, JUMP, Assembler, times
from tradewinds.kernel.vectors import vec

FILES: Final = (
    *(f"clan_{clan}" for clan in ("glenn", "heidel", "mackinnon", "nanurjuk", "panuk", "ulaf")),
    "islands",
    "icons",
    "action_tiles",
    "solo",
)
LANGS: Final = ("en", "zh", "hu")
LEVELS: Final = ["easy", "normal", "hard"]
MOST_CARDS: Final = 512
MOST_COPIES: Final = 9
MOST_STEPS: Final = 16
DEEPEST: Final = 4
MOST: Final = 20
"""No number on a card is larger."""

COMMON: Final = ("id", "name", "kind", "icons", "text", "source")
EVERY_CARD: Final = (*COMMON, "clan", "copies")
EVERY_ISLAND: Final = (*COMMON, "distance", "count", "pillage", "conquer_cost")
MAY_HAVE: Final = ("note", "reconstructed_fields", "start")
FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "field": (("goods",), ("play_with", "building_bonus")),
    "upgrade": (("goods", "play_with"), ()),
    "field_or_upgrade": (("goods", "play_with"), ()),
    "action": (("cost", "action"), ("building_bonus",)),
    "ongoing": (("cost",), ("ongoing", "static", "building_bonus")),
    "store": (("store",), ("cost", "building_bonus")),
    "copy": (("cost", "copy"), ()),
    "bonus": (("cost", "building_bonus"), ()),
    "boost": (("boost", "play_with"), ()),
}
"""What a record of each kind must and may have beside what every card has (`card_fields` of effects.yaml)."""

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


class Place:
    """Where in the data we are, for errors; and checked looks at what is there."""

    def __init__(self, where: str, value: Any) -> None:
        self.where = where
        self.value = value

    def wrong(self, reason: str, **told: object) -> BadContent:
        return BadContent(f"error-content-{reason}", {"field": self.where, **told}, field=self.where)

    def mapping(self, must: tuple[str, ...] = (), may: tuple[str, ...] | None = ()) -> Mapping[str, Any]:
        if not isinstance(self.value, Mapping):
            raise self.wrong("mapping")
        for key in must:
            if key not in self.value:
                raise Place(f"{self.where}.{key}", None).wrong("missing")
        if may is not None:
            for key in self.value:
                if key not in must and key not in may:
                    raise Place(f"{self.where}.{key}", None).wrong("unknown", allowed=", ".join((*must, *may)))
        return self.value

    def at(self, key: object) -> Place:
        return Place(f"{self.where}.{key}", self.value[key])

    def has(self, key: str) -> bool:
        return key in self.value

    def items(self, least: int = 0, most: int = MOST) -> list[Place]:
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            raise self.wrong("list", least=least, most=most)
        return [Place(f"{self.where}.{n}", item) for n, item in enumerate(self.value)]

    def number(self, low: int = 1, high: int = MOST) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.wrong("number", value=str(self.value), low=low, high=high)
        return self.value

    def one_of(self, names: list[str]) -> int:
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong("choice", value=str(self.value), allowed=", ".join(names))
        return names.index(self.value)

    def amounts(self, names: list[str], low: int = 1) -> dict[str, int]:
        self.mapping((), tuple(names))
        return {key: self.at(key).number(low) for key in self.value}

    def texts(self) -> None:
        for lang in LANGS:
            if not isinstance(self.mapping(LANGS)[lang], str) or not 0 < len(self.value[lang]) <= 600:
                raise self.at(lang).wrong("text")


class Loader:
    """One content being made."""

    def __init__(self, documents: Mapping[str, Any]) -> None:
        self.documents = documents
        self.made = Cards()
        self.code = Assembler()
        self.columns: dict[str, list[int]] = {}
        self.costs: list[tuple[int, int, int, int, int, int]] = [(0, 0, 0, 0, -1, 0)]
        self.selectors: list[tuple[int, int]] = []
        self.icons: list[str] = []

    def put(self, column: str, number: int) -> None:
        self.columns.setdefault(column, []).append(number)

    # --- costs, selectors, amounts -----------------------------------------------------------------------------

    def cost(self, place: Place) -> int:
        """A cost of an action or of `may_pay`: its place in the tables (`cost_keys` of effects.yaml)."""
        sums = tuple(COST_NAMES)
        found = place.mapping((), (*sums, "assign", "discard_hand", "discard_empire", "return_to_hand"))
        packed = packed_cost({key: place.at(key).number(1, MOST_GOLD) for key in found if key in sums})
        assign = place.at("assign").amounts(["worker"])["worker"] if "assign" in found else 0
        hand = place.at("discard_hand").number() if "discard_hand" in found else 0
        empire, which, back = 0, -1, 0
        if "discard_empire" in found:
            leaving = place.at("discard_empire")
            leaving.mapping(("n", "which"))
            empire, which = leaving.at("n").number(), self.selector(leaving.at("which"))
        if "return_to_hand" in found:
            place.at("return_to_hand").mapping(("n",))
            back = place.at("return_to_hand").at("n").number()
        row = (packed, assign, hand, empire, which, back)
        if row not in self.costs:
            self.costs.append(row)
        return self.costs.index(row)

    def selector(self, place: Place) -> int:
        found = place.mapping((), ("icon", "kind"))
        if not found:
            raise place.wrong("empty")

        def bits(key: str, names: list[str]) -> int:
            if key not in found:
                return 0
            inner = place.at(key)
            several = inner.items(1) if isinstance(inner.value, list) else [inner]
            return sum({1 << one.one_of(names) for one in several})

        row = (bits("icon", self.icons), bits("kind", c.SELECTOR_KINDS))
        if row not in self.selectors:
            self.selectors.append(row)
        return self.selectors.index(row)

    def amount(self, place: Place) -> int:
        """A number, or -1 after a step that counts."""
        if not isinstance(place.value, Mapping):
            return place.number()
        place.mapping(("count",), ("every", "times", "max"))
        counted = place.at("count")
        counted.mapping(("of",), ("icon",))
        of = counted.at("of").one_of(c.COUNTERS)
        if (of == c.COUNT_ICON) != counted.has("icon"):
            raise counted.wrong("icon")
        icon = counted.at("icon").one_of(self.icons) if of == c.COUNT_ICON else 0
        every, by, most = (
            place.at(k).number() if place.has(k) else n for k, n in (("every", 1), ("times", 1), ("max", 0))
        )
        self.code.add(COUNT, of, icon, times(every, by, most))
        return -1

    # --- steps -------------------------------------------------------------------------------------------------

    def program(self, place: Place, tile: bool = False) -> int:
        """A list of steps as a program of its own."""
        begin = self.code.here()
        self.steps(place, tile, 0)
        self.code.add(END)
        return begin

    def steps(self, place: Place, tile: bool, depth: int) -> None:
        if depth > DEEPEST:
            raise place.wrong("deep", most=DEEPEST)
        for step in place.items(1, MOST_STEPS):
            self.step(step, tile, depth)

    def step(self, place: Place, tile: bool, depth: int) -> None:
        found = place.mapping((), None)
        verb = next((key for key in found if key != "generic_ship"), None)
        verbs: dict[str, Callable[[Place], None]] = {
            "gain": self.gain,
            "gain_any": self.gain_any,
            "recover": lambda at: self.simple(c.RECOVER, at),
            "gain_ship": lambda at: self.simple(c.GAIN_SHIP, at),
            "release": self.release,
            "refresh": self.refresh,
            "exhaust_opponent": lambda at: self.simple(c.EXHAUST_OPPONENT, at),
            "perform": lambda at: self.perform(at, place),
            "move_pawn": lambda at: self.simple(c.MOVE_PAWN, at),
            "ship_up": lambda at: self.simple(c.SHIP_UP, at),
            "voyage": lambda at: self.put_step(c.VOYAGE, 1 + at.one_of(c.VOYAGES[1:])),
            "look": self.look,
            "search": self.search,
            "take_discard": lambda at: self.counted_n(c.TAKE_DISCARD, at),
            "payout": lambda at: self.counted_n(c.PAYOUT, at),
            "may_pay": lambda at: self.may_pay(at, tile, depth),
            "choose": lambda at: self.choose(at, tile, depth),
            "recopy": lambda at: self.simple(c.RECOPY, at),
        }
        if tile:
            verbs |= {
                "build_free": lambda at: self.simple(c.BUILD_FREE, at),
                "harvest_field": lambda at: self.simple(c.HARVEST_FIELD, at),
                "place_ship": lambda at: self.simple(c.PLACE_SHIP, at),
            }
        if verb not in verbs or len(found) != (2 if "generic_ship" in found else 1):
            raise place.wrong("verb", verb=str(verb), allowed=", ".join(verbs))
        if "generic_ship" in found and verb != "perform":
            raise place.wrong("verb", verb="generic_ship", allowed="perform")
        verbs[verb](place.at(verb))

    def put_step(self, op: int, a: int = 0, b: int = 0, d: int = 0) -> None:
        self.code.add(op, a, b, d)

    def simple(self, op: int, place: Place) -> None:
        self.code.add(op, place.number())

    def counted_n(self, op: int, place: Place) -> None:
        place.mapping(("n",))
        self.code.add(op, place.at("n").number())

    def gain(self, place: Place) -> None:
        if not place.mapping((), tuple(KIND_NAMES)):
            raise place.wrong("empty")
        for kind in place.value:
            n = self.amount(place.at(kind))
            self.code.add(c.GAIN, KIND_NAMES.index(kind), n)

    def gain_any(self, place: Place) -> None:
        place.mapping(("n", "from"))
        source = place.at("from")
        if source.value == "resource":
            bits = (1 << RESOURCES) - 1
        else:
            bits = sum({1 << one.one_of(KIND_NAMES) for one in source.items(1)})
        n = self.amount(place.at("n"))
        self.code.add(c.GAIN_ANY, n, bits)

    def release(self, place: Place) -> None:
        place.mapping(("what", "n", "from"))
        goods = place.at("what").one_of(["worker", "goods"])
        own = place.at("from").one_of(["any", "self"])
        self.code.add(c.RELEASE, place.at("n").number(), goods, own)

    def refresh(self, place: Place) -> None:
        place.mapping(("n", "which"))
        which = self.selector(place.at("which"))
        if place.value["n"] == "all":
            self.code.add(c.REFRESH_ALL, which)
        else:
            self.code.add(c.REFRESH, place.at("n").number(), which)

    def perform(self, place: Place, step: Place) -> None:
        generic = 0
        tile = place.one_of(TILE_NAMES)
        if step.has("generic_ship"):
            if step.value["generic_ship"] is not True or place.value != "sail":
                raise step.at("generic_ship").wrong("choice", value=str(step.value["generic_ship"]), allowed="true")
            generic = 1
        self.code.add(c.PERFORM, tile, generic)

    def look(self, place: Place) -> None:
        place.mapping(("n", "keep"))
        n = place.at("n").number()
        self.code.add(c.LOOK, n, place.at("keep").number(1, n))

    def search(self, place: Place) -> None:
        place.mapping(("n", "which"))
        self.code.add(c.SEARCH, place.at("n").number(), self.selector(place.at("which")))

    def may_pay(self, place: Place, tile: bool, depth: int) -> None:
        place.mapping(("cost", "do"))
        row = self.code.add(c.MAY_PAY, self.cost(place.at("cost")))
        self.steps(place.at("do"), tile, depth + 1)
        self.code.rows[row][2] = self.code.here()

    def choose(self, place: Place, tile: bool, depth: int) -> None:
        lists = place.items(2, MOST_LISTS)
        row = self.code.add(CHOOSE, len(lists))
        jumps = [self.code.add(JUMP) for _ in lists]
        ends = []
        for jump, one in zip(jumps, lists, strict=True):
            self.code.rows[jump][1] = self.code.here()
            self.steps(one, tile, depth + 1)
            ends.append(self.code.add(JUMP))
        for at in ends:
            self.code.rows[at][1] = self.code.here()
        self.code.rows[row][2] = self.code.here()

    # --- cards -------------------------------------------------------------------------------------------------

    def card(self, place: Place, clan: int) -> None:
        """One record: what it must and may have, then its row in every table."""
        must = EVERY_CARD if clan >= 0 else EVERY_ISLAND
        row = place.mapping(must, None)
        kind = place.at("kind").one_of(CARD_KINDS)
        needs, may = FIELDS[CARD_KINDS[kind]]
        if clan < 0:
            if CARD_KINDS[kind] not in ("field", "action", "ongoing", "bonus"):
                raise place.at("kind").wrong("choice", value=row["kind"], allowed="field, action, ongoing, bonus")
            needs = tuple(name for name in needs if name != "cost")
            may = tuple(name for name in may if name != "play_with")
        place.mapping((*must, *needs), (*may, *MAY_HAVE))
        if not isinstance(row["id"], str) or not 0 < len(row["id"]) <= 60 or not row["id"].isidentifier():
            raise place.at("id").wrong("id")
        if row["id"] in self.made.numbers:
            raise place.at("id").wrong("twice")
        place.at("name").texts()
        place.at("text").texts()
        start = bool(row.get("start", False))
        if clan >= 0:
            place.at("clan").one_of([CLAN_NAMES[clan]])
            if CARD_KINDS[kind] in ("field", "store") and start == ("cost" in row or "play_with" in row):
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
                inside = a
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

    def ongoing(self, place: Place) -> None:
        entries = place.at("ongoing").items(1, 8) if place.has("ongoing") else []
        self.put("first_entry", len(self.columns.setdefault("entry_on", [])))
        self.put("entries", len(entries))
        hears = 0
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
            begin = self.program(entry.at("do"))
            self.put("entry_on", on)
            self.put("entry_any", anybody)
            self.put("entry_distance", entry.at("distance").one_of(DISTANCE_NAMES) if entry.has("distance") else -1)
            self.put("entry_filter", self.selector(entry.at("filter")) if entry.has("filter") else -1)
            self.put("entry_limit", entry.at("limit").number(1, 15) if entry.has("limit") else 0)
            self.put("entry_program", begin)
            rows = self.code.rows[begin : self.code.here()]
            self.put("entry_plain", int(all(op == END or (op == c.GAIN and a != 9 and b > 0) for op, a, b, _ in rows)))
        self.put("hears", hears)
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

    # --- all of it ---------------------------------------------------------------------------------------------

    def load(self) -> Cards:
        made = self.made
        self.icons = [str(row["id"]) for row in self.documents["icons"]]
        for clan, name in enumerate(CLAN_NAMES):
            for row in Place(f"clan_{name}", self.documents[f"clan_{name}"]).items(1, MOST_CARDS):
                self.card(Place(f"clan_{name}.{row.mapping(('id',), None)['id']}", row.value), clan)
        for row in Place("islands", self.documents["islands"]).items(1, MOST_CARDS):
            self.card(Place(f"islands.{row.mapping(('id',), None)['id']}", row.value), -1)
        if len(made.names) > MOST_CARDS:
            raise BadContent("error-content-cards", {"most": MOST_CARDS}, field="cards")
        for row in Place("action_tiles", self.documents["action_tiles"]).items(TILES, TILES):
            self.put("tile_program", self.program(row.at("effect"), tile=True))
            self.put("tile_extra", packed_cost(row.at("solo_extra_cost").amounts(COST_NAMES)))
        self.scenarios(Place("solo.scenarios", self.documents["solo"]["scenarios"]))
        self.decks()
        for name in ("cost_sum", "cost_assign", "cost_hand", "cost_empire", "cost_which", "cost_return"):
            at = ["cost_sum", "cost_assign", "cost_hand", "cost_empire", "cost_which", "cost_return"].index(name)
            self.columns[name] = [row[at] for row in self.costs]
        self.columns["which_icons"] = [icons for icons, _ in self.selectors]
        self.columns["which_kinds"] = [kinds for _, kinds in self.selectors]
        for name, numbers in self.columns.items():
            setattr(made, name, vec[i64](numbers))
        made.size = len(made.names)
        made.icon_names = self.icons
        made.code = self.code.code()
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
            made.decks.append(vec[i64](dealt))
            made.deck_copies.append(vec[i64]([cols["copies"][n] for n in dealt]))
            if deck < CLANS:
                made.starting.append(vec[i64]([n for n in of if cols["start"][n]]))
        windows = [n for n in range(len(names)) if cols["play_with"][n] >= 0]
        copies = CARD_KINDS.index("copy")
        performers = [n for n in range(len(names)) if cols["performs"][n] >= 0 or cols["kind"][n] == copies]
        cols["window"] = [windows.index(n) if n in windows else -1 for n in range(len(names))]
        cols["performer"] = [performers.index(n) if n in performers else -1 for n in range(len(names))]
        made.window_cards = vec[i64](windows)
        made.performer_cards = vec[i64](performers)
        islands = [name for n, name in enumerate(names) if cols["distance"][n] >= 0]
        made.first_island = names.index(islands[0])
        made.actions, made.act = action_table(
            names, islands, [names[n] for n in windows], [names[n] for n in performers], max(cols["copies"])
        )

    def scenarios(self, place: Place) -> None:
        """The solo scenarios (EON-15): events, goals, the tribute card."""
        for scenario in place.items(1):
            scenario.mapping(("id", "name", "difficulty", "rules", "events", "goals", "target", "source"))
            self.made.scenario_names.append(str(scenario.value["id"]))
            events = scenario.at("events")
            events.mapping(may=None)
            for number in range(1, EVENTS + 1):
                if number not in events.value:
                    raise events.wrong("missing", number=number)
                self.event(events.at(number))
            goals = {key: one.at(key) for one in scenario.at("goals").items(1) for key in one.mapping(may=None)}
            for at, level in enumerate(LEVELS):
                self.put("target", scenario.at("target").at(level).number(0, 999))
                for key, column in (
                    ("islands_in_empire_at_least", "goal_islands"),
                    ("tribute_at_least", "goal_tribute"),
                    ("distant_islands_visited_at_least", "goal_distant"),
                ):
                    self.put(column, goals[key].at(LEVELS[at]).number(0, 99) if key in goals else 0)
            rules = scenario.at("rules").items(0, 1)
            extra = rules[0].at("extra_action") if rules else None
            self.put("tribute_least", extra.at("min").number() if extra else 0)
            self.put("tribute_most", extra.at("max").number() if extra else 0)
            worth = extra.at("worth").amounts(GOOD_NAMES) if extra else {}
            for good in GOOD_NAMES:
                self.put("tribute_worth", worth.get(good, 0))

    def event(self, place: Place) -> None:
        place.mapping(("name", "text"), ("demand", "gift", "round"))
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
            storm = int(change.has("first_ship_returns_empty"))
            fog = int(change.has("only_deck_tops"))
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
