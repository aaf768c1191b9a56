"""Costs, selectors and steps of effects (effects.yaml) as rows of tables and programs for the interpreter."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tradewinds.games.empires import content as c
from tradewinds.games.empires.actions import MOST_GOLD, MOST_LISTS
from tradewinds.games.empires.components import COST_NAMES, KIND_NAMES, RESOURCES, TILE_NAMES, packed_cost
from tradewinds.kernel.effects import CHOOSE, COUNT, END, JUMP, Assembler, times
from tradewinds.kernel.places import Place

MOST_STEPS: Final = 16
DEEPEST: Final = 4


class Programs:
    """The programs, costs and selectors of one content being made."""

    def __init__(self) -> None:
        self.code = Assembler()
        self.costs: list[tuple[int, int, int, int, int, int]] = [(0, 0, 0, 0, -1, 0)]
        self.selectors: list[tuple[int, int]] = []
        self.icons: list[str] = []

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
        if tile:  # an action that performs actions could go on for ever
            del verbs["perform"]
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
