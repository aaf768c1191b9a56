"""The state of a Puerto Rico match: boards, supplies, ships, and the frames of what happens next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.games.puertorico.components import (
    ALL_ACHIEVEMENTS,
    BIT,
    BUILDING_COUNT,
    CITY,
    COST,
    COUNTRYSIDE,
    FIRST_BUILDING,
    KINDS,
    PLACES,
    PUBLISHING_HOUSE,
    PUERTOMA_SLOTS,
    SIZE,
    SLOTS,
    SLOTS_AT,
)
from tradewinds.games.puertorico.content import Box
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import append, vec

# --- streams of chance -----------------------------------------------------------------------------------------------

SETUP_STREAM: Final = 0
BAG: Final = 1
FESTIVAL: Final = 2
CARDS: Final = 3
TIEBREAK: Final = 4
ABILITY: Final = 5
SELECTION: Final = 6
STREAMS: Final = ["setup", "bag", "festival", "achievements", "tiebreak", "abilities", "selection"]

# --- frames: what happens next ---------------------------------------------------------------------------------------

ROUND: Final = 0
"""Choosing roles (chapter 3)."""
PLANTING: Final = 1
"""n: seats that have begun; what: stage of the turn."""
RECRUITING: Final = 2
"""what: stage, n: seats served."""
BUILDING: Final = 3
CRAFTING: Final = 4
TRADING: Final = 5
"""n: seats done; mask: 1 sold, 2 zoning used in this turn."""
SHIPPING: Final = 6
"""what: stage, n: visits, mask: visits in a row without a load."""
SMUGGLING: Final = 7
FOREST: Final = 8
"""seat, what: the plantation just drawn or taken (Lumberyard)."""
STAFFING: Final = 9
"""mask: the seats that are placing their people."""
PAYING: Final = 10
"""seat, what: building, n: coins still missing (Hidden Market), mask: what has been given."""
OVERPAYING: Final = 11
"""seat, what: building, n: price."""
SCHOOLING: Final = 12
"""seat, what: building."""
STORING: Final = 13
"""seat, what: kinds that may still be kept whole, n: single crates that may still be kept, mask: decided kinds."""
SMALL_SHIPPING: Final = 14
"""seat, what: next good, n: crates loaded so far, mask: kinds loaded."""
POACHING: Final = 15
"""seat, n: persons still to be removed from the Register, what: how many more may be gained."""
REWARDING: Final = 16
"""seat, n: workers of a Festival reward still to be placed."""
WINDOW: Final = 17
"""mask: seats that may move Bohío workers (PR-24.8)."""
GAINING: Final = 18
"""seat, what: building or -1, n: amount, mask: 0 coins, 1 VP (option free_gains: ask)."""
SELECTING: Final = 19
"""n: kinds selected so far (PR-14.2)."""
DEALING: Final = 20
"""mask: seats that must still choose; what: 1 draft, 2 discard for the Puertoma game; n: cards kept so far."""
PENSIONING: Final = 21
"""seat, n: crates that may still be returned, mask: kinds returned."""
PICKING: Final = 22
"""Distribution with a citizen: seat whose turn it is (PR-15.4)."""
LAYING_OUT: Final = 23
"""Goes on with the set-up once the tray has been selected."""
ADVENTURING: Final = 24
"""n: 1 once the coin has been taken."""
FRAMES: Final = [
    "round",
    "planting",
    "recruiting",
    "building",
    "crafting",
    "trading",
    "shipping",
    "smuggling",
    "forest",
    "staffing",
    "paying",
    "overpaying",
    "schooling",
    "storing",
    "small_shipping",
    "poaching",
    "rewarding",
    "window",
    "gaining",
    "selecting",
    "dealing",
    "pensioning",
    "picking",
    "laying_out",
    "adventuring",
]

CAPACITY: Final = 256

# --- where what is counted begins, in one vector for the table and one for each board: a copy pays for every vector ---

SUPPLY_AT: Final = 0
"""Crates by kind; so are the next two."""
HOUSE_AT: Final = 5
AFLOAT_AT: Final = 10
"""Crates on private ships until the end of the phase."""
DISCARD_AT: Final = 15
"""Plantations by kind."""
ROLE_COINS_AT: Final = 20
SHIP_GOOD_AT: Final = 29
"""The kind on each cargo ship, -1 on an empty one."""
SHIP_LOAD_AT: Final = 32
"""Crates on each cargo ship."""
TRAY_AT: Final = 35
"""Buildings by kind."""
OFFER_AT: Final = 80
"""To the end: the open plantations from left to right, -1 where one was taken."""

GOODS_AT: Final = 0
WORKERS_AT: Final = 5
"""By place."""
PIECES: Final = 56

UNSEEN_AT: Final = 5
"""Of the forests those that only the owner has seen (PR-23.5)."""
COUNTED_AT: Final = 10
"""The same, drawn before the bag was last refilled: everybody can count their kinds, but not who has which."""

TURNS: Final = 8


def turn_table(players: int, people: int, opener: int) -> vec[i64]:
    """For each seat whose turns come next: itself, then clockwise; Puertomas sit after all people (PR-21.2)."""
    order = [*range(opener, people), *range(opener), *range(people, players)]
    return vec[i64]([order[(order.index(first) + n) % players] for first in range(players) for n in range(TURNS)])


USUAL_TURNS: Final = [turn_table(players, players, 0) for players in range(6)]

# --- what a player has done in the running phase ---------------------------------------------------------------------

WHARF_USED: Final = 1
SMALL_WHARF_USED: Final = 2
FIRST_LOAD: Final = 4
HOSPITAL_USED: Final = 8
GAINED_FOREST: Final = 16

# --- staffing, step by step ------------------------------------------------------------------------------------------

STAFF_ASK: Final = 1
STAFF_PLACE: Final = 2
STAFF_EMPTY: Final = 3
STAFF_WHO: Final = 4
"""A building with two functions was chosen and both kinds of person are there."""

TRIGGER_W: Final = 1
TRIGGER_B: Final = 2
TRIGGER_V: Final = 4

SALE: Final = 4
INCOME: Final = 8
"""In the mask of a Trader frame: a sale to the Trading House, and on top of it what it has brought so far."""

ASK_DRAFT: Final = 1
ASK_DISCARD: Final = 2


DIFFICULTIES: Final = ["easy", "normal", "hard"]
START_CHANGES: Final = ["off", "corn_starters_minus_1", "all_corn_minus_1"]
PAIR_LIMITS: Final = ["off", "villa_or_tailor", "hacienda_or_lumberyard"]
SELECTIONS: Final = ["draft", "random", "fixed"]


@mypyc_attr(acyclic=True)
class Options:
    """The modules, optional rules and rulings of a match, and its components; never changes, so copies share it."""

    def __init__(self, box: Box | None = None) -> None:
        self.box: Box = Box() if box is None else box
        self.new_buildings: bool = False
        self.citizens: bool = False
        self.smuggler: bool = False
        self.festival: bool = False
        self.festival_cards: bool = False
        self.add_cards: bool = False
        self.achievements: bool = False
        self.draft_cards: bool = False
        self.puertomas: i64 = 0
        self.difficulty: i64 = 1
        self.level_random: bool = False
        self.cost_swap: bool = False
        self.start_change: i64 = 0
        self.tailor_cap: bool = False
        self.pair_limit: i64 = 0
        self.selection: i64 = 0
        self.simultaneous: bool = False
        self.errata: bool = False
        self.poach_by: bool = False
        self.ask_gains: bool = False
        self.first_seat: bool = False
        self.open_vp: bool = False
        self.costs: vec[i64] = self.box.costs
        self.reach: vec[i64] = self.box.reach
        self.rows: vec[i64] = COST
        """The space of the tray for each building: its cost in the box, whatever a pack says (PR-14.3)."""


TILE_BITS: Final = 4
TILE_MOST: Final = 15
EVERY_OTHER: Final = 0x0F0F0F
TILE_UNIT: Final = vec[i64]([1 << (TILE_BITS * kind) for kind in range(KINDS + 1)])
TALLY_BITS: Final = 10
TALLY_MOST: Final = 1023
TALLY_UNIT: Final = vec[i64]([1 << (TALLY_BITS * kind) for kind in range(KINDS)])


@mypyc_attr(acyclic=True)
class Player:
    """A seat's board: countryside, city, store, portrait. For a Puertoma the portrait is its VP area."""

    def __init__(self, source: Player | None = None, options: Options | None = None) -> None:
        if source is not None and options is not None:
            self.coins: i64 = source.coins
            self.vp: i64 = source.vp
            self.pieces: vec[i64] = source.pieces[:]
            self.tiles: i64 = source.tiles
            # What a match without the expansion never changes is shared between copies.
            self.forests: vec[i64] = source.forests[:] if options.new_buildings else source.forests
            self.places: vec[i64] = source.places
            self.vacant: i64 = source.vacant
            self.citizens: vec[i64] = source.citizens[:] if options.citizens else source.citizens
            self.idle_workers: i64 = source.idle_workers
            self.idle_citizens: i64 = source.idle_citizens
            self.own: i64 = source.own
            self.spaces: i64 = source.spaces
            self.tallies: i64 = source.tallies
            self.flags: i64 = source.flags
            self.gained: i64 = source.gained
            self.phase_vp: i64 = source.phase_vp
            self.cards: i64 = source.cards
            self.done: i64 = source.done
            self.staffing: i64 = source.staffing
            self.staff_from: i64 = source.staff_from
            self.staff_rest: i64 = source.staff_rest
        else:
            self.coins = 0
            self.vp = 0
            # Goods and workers: see `GOODS_AT`.
            self.pieces = vec[i64]([0] * PIECES)
            # Plantations by kind and quarries, packed (see `tiles_of`).
            self.tiles = 0
            # By kind, then those of them that only the owner has seen: see `UNSEEN_AT`.
            self.forests = vec[i64]([0] * (3 * KINDS))
            # The places with slots for people, in rising order: replaced, never changed, so copies share it. A Puertoma
            # has none: its workers have places of their own.
            self.places = vec[i64]()
            # How many of all these slots are empty.
            self.vacant = 0
            self.citizens = vec[i64]([0] * PLACES)
            self.idle_workers = 0
            self.idle_citizens = 0
            self.own = 0
            self.spaces = 0
            # What was produced or loaded of each kind in the running phase, packed (see `tally`).
            self.tallies = 0
            self.flags = 0
            self.gained = 0
            self.phase_vp = 0
            self.cards = 0
            self.done = 0
            self.staffing = 0
            self.staff_from = 0
            # Empty slots from the place of `staff_from` on, while slots are being chosen.
            self.staff_rest = 0

    def tally(self, kind: i64, n: i64) -> None:
        """So many crates more were produced or loaded in the running phase."""
        self.tallies += n * TALLY_UNIT[kind]

    def tallied(self, kind: i64) -> i64:
        return (self.tallies >> (TALLY_BITS * kind)) & TALLY_MOST

    def tiles_of(self, kind: i64) -> i64:
        """Plantations of a kind, or quarries."""
        return (self.tiles >> (TILE_BITS * kind)) & TILE_MOST

    def active(self, building: i64) -> bool:
        """Occupied by a worker or a citizen (PR-3.8, 15.8)."""
        at = FIRST_BUILDING + building
        workers = WORKERS_AT + at
        return self.pieces[workers] + self.citizens[at] > 0

    def owns(self, building: i64) -> bool:
        return self.own & BIT[building] != 0

    def slots_at(self, place: i64) -> i64:
        """Slots at a place, empty or not: one on each tile, and those of an own building."""
        if place < FIRST_BUILDING:
            return self.tiles_of(place)
        return SLOTS_AT[place] if self.owns(place - FIRST_BUILDING) else 0

    def room(self, place: i64) -> i64:
        """Empty slots at a place (PR-5.1)."""
        workers = WORKERS_AT + place
        return self.slots_at(place) - self.pieces[workers] - self.citizens[place]

    def free_from(self, first: i64) -> i64:
        """Empty slots at the places from `first` on."""
        total: i64 = 0
        tiles = self.tiles
        pieces = self.pieces
        citizens = self.citizens
        for place in self.places:
            if place >= first:
                slots = (tiles >> (TILE_BITS * place)) & TILE_MOST if place < FIRST_BUILDING else SLOTS_AT[place]
                total += slots - pieces[WORKERS_AT + place] - citizens[place]
        return total

    def add_tile(self, kind: i64) -> None:
        """A plantation or quarry, its slot empty."""
        self.tiles += TILE_UNIT[kind]
        self.vacant += 1
        if self.tiles_of(kind) == 1:
            self.add_place(kind)

    def add_building(self, building: i64) -> None:
        """A building, all its slots empty."""
        self.own |= BIT[building]
        self.spaces += SIZE[building]
        if SLOTS[building] > 0:
            self.vacant += SLOTS[building]
            self.add_place(FIRST_BUILDING + building)

    def add_place(self, place: i64) -> None:
        places = self.places
        i: i64 = len(places)
        wider = vec[i64]([0] * (i + 1))
        while i > 0 and places[i - 1] > place:
            wider[i] = places[i - 1]
            i -= 1
        wider[i] = place
        while i > 0:
            i -= 1
            wider[i] = places[i]
        self.places = wider

    def drop_tile(self, kind: i64) -> None:
        """A tile is gone, and its slot, which was empty, with it."""
        self.tiles -= TILE_UNIT[kind]
        self.vacant -= 1
        if self.tiles_of(kind) == 0:
            narrower = vec[i64]()
            for place in self.places:
                if place != kind:
                    narrower = append(narrower, place)
            self.places = narrower

    def countryside(self) -> i64:
        """Countryside tiles, forests included."""
        forests = self.forests
        # Six numbers of four bits, added two by two.
        land = (self.tiles & EVERY_OTHER) + ((self.tiles >> TILE_BITS) & EVERY_OTHER)
        land = (land + (land >> 8) + (land >> 16)) & 255
        return land + forests[0] + forests[1] + forests[2] + forests[3] + forests[4]

    def forest_count(self) -> i64:
        forests = self.forests
        return forests[0] + forests[1] + forests[2] + forests[3] + forests[4]

    def crates(self) -> i64:
        pieces = self.pieces
        first = pieces[GOODS_AT] + pieces[GOODS_AT + 1] + pieces[GOODS_AT + 2]
        return first + pieces[GOODS_AT + 3] + pieces[GOODS_AT + 4]

    def has_space(self) -> bool:
        return self.countryside() < COUNTRYSIDE

    def persons(self) -> i64:
        """Workers and citizens owned, the portrait included."""
        total = self.idle_workers + self.idle_citizens
        for place in self.places:
            total += self.pieces[WORKERS_AT + place] + self.citizens[place]
        return total

    def citizen_count(self) -> i64:
        total = self.idle_citizens
        for place in self.places:
            total += self.citizens[place]
        return total

    def city_full(self) -> bool:
        return self.spaces >= CITY


@mypyc_attr(acyclic=True)
class Puertoma:
    """What a virtual opponent's board has beside a player's (PR-21.3)."""

    def __init__(self, source: Puertoma | None = None) -> None:
        if source is not None:
            self.workers: vec[i64] = source.workers[:]
            self.citizens: vec[i64] = source.citizens[:]
            self.third: vec[i64] = source.third[:]
            self.levels: vec[i64] = source.levels[:]
            self.abilities: vec[i64] = source.abilities[:]
            self.open: i64 = source.open
            self.working: i64 = source.working
            self.gone: i64 = source.gone
            self.reserve: i64 = source.reserve
            self.built: i64 = source.built
            self.favoured: i64 = source.favoured
            self.recruited: i64 = source.recruited
            self.acted: bool = source.acted
        else:
            # Under the two plantation spaces of each kind; the player's own `tiles` count the plantations.
            self.workers = vec[i64]([0] * 10)
            self.citizens = vec[i64]([0] * 10)
            self.third = vec[i64]([0] * KINDS)
            self.levels = vec[i64]([0] * 5)
            self.abilities = vec[i64]([-1] * 5)
            self.open = 0
            self.working = 0
            self.gone = 0
            self.reserve = -1
            self.built = 0
            self.favoured = -1
            self.recruited = 0
            self.acted = False

    def empty_slots(self, space: i64) -> i64:
        """Empty worker slots under a plantation space (which must hold a plantation)."""
        return PUERTOMA_SLOTS[space >> 1] - self.workers[space] - self.citizens[space]

    def can(self, ability: i64) -> bool:
        """The ability works now (PR-21.25)."""
        return (self.working >> ability) & 1 != 0


class PuertoRicoState(State):
    """What lies on the table. `PuertoRico` in `match.py` adds the rules."""

    def __init__(self, players: i64, options: Options, chance: Chance, source: PuertoRicoState | None = None) -> None:
        super().__init__(players, chance, CAPACITY, source)
        self.rules: Options = options
        self.people: i64 = players - options.puertomas
        if source is not None:
            self.round: i64 = source.round
            self.governor: i64 = source.governor
            self.opener: i64 = source.opener
            self.turns: vec[i64] = source.turns
            self.picks: i64 = source.picks
            self.chooser: i64 = source.chooser
            self.role: i64 = source.role
            self.taken: i64 = source.taken
            self.roles: i64 = source.roles
            self.table: vec[i64] = source.table[:]
            self.bag: vec[i64] = source.bag[:]
            self.quarries: i64 = source.quarries
            self.workers: i64 = source.workers
            self.citizens: i64 = source.citizens
            self.register_workers: i64 = source.register_workers
            self.register_citizens: i64 = source.register_citizens
            self.lost_workers: i64 = source.lost_workers
            self.lost_citizens: i64 = source.lost_citizens
            self.vp_pool: i64 = source.vp_pool
            self.vp_recorded: i64 = source.vp_recorded
            self.exhausted: bool = source.exhausted
            self.triggers: i64 = source.triggers
            self.ship_size: vec[i64] = source.ship_size
            self.selected: i64 = source.selected
            self.kinds: vec[i64] = source.kinds
            self.marker: i64 = source.marker
            self.captured: i64 = source.captured
            self.captor: i64 = source.captor
            self.goals: vec[i64] = source.goals[:] if options.festival else source.goals
            self.undealt: i64 = source.undealt
            self.passed: vec[i64] = source.passed[:] if options.achievements else source.passed
            self.unkept: i64 = source.unkept
            self.tracker: i64 = source.tracker
            self.tiebreak: i64 = source.tiebreak
            self.boards: vec[Player] = vec[Player]([Player(board, options) for board in source.boards])
            self.puertomas: list[Puertoma] = source.puertomas
            if options.puertomas > 0:
                self.puertomas = [Puertoma(board) for board in source.puertomas]
        else:
            self.round = 0
            self.governor = 0
            # Beside Puertomas the person who starts: the turn goes round the people from there, then to the Puertomas.
            self.opener = 0
            # See `turn_table`: replaced, never changed, so copies share it.
            self.turns = USUAL_TURNS[players]
            self.picks = 0
            self.chooser = -1
            self.role = -1
            self.taken = 0
            self.roles = 0
            # Supply, Trading House, ships, tray and so on: see `SUPPLY_AT`.
            self.table = vec[i64]([0] * (OFFER_AT + players + 1))
            at: i64
            for at in range(SHIP_GOOD_AT, SHIP_LOAD_AT):
                self.table[at] = -1
            for at in range(OFFER_AT, OFFER_AT + players + 1):
                self.table[at] = -1
            self.bag = vec[i64]([0] * KINDS)
            self.quarries = 0
            self.workers = 0
            self.citizens = 0
            self.register_workers = 0
            self.register_citizens = 0
            self.lost_workers = 0
            self.lost_citizens = 0
            self.vp_pool = 0
            self.vp_recorded = 0
            self.exhausted = False
            self.triggers = 0
            self.ship_size = vec[i64]([0] * 3)
            self.selected = 0
            # The kinds of this match's tray, as numbers; replaced, never changed, so copies share it.
            self.kinds = vec[i64]()
            self.marker = -1
            self.captured = -1
            self.captor = -1
            # Festival goals, eight numbers each: card, open, plantation, plantation, good, good, good, building.
            self.goals = vec[i64]()
            self.undealt = ALL_ACHIEVEMENTS
            # Cards lying before each seat while achievements are chosen.
            self.passed = vec[i64]([0] * players)
            self.unkept = 0
            self.tracker = -1
            self.tiebreak = 0
            self.boards = vec[Player]([Player() for _ in range(players)])
            self.puertomas = [Puertoma() for _ in range(options.puertomas)]

    def is_puertoma(self, seat: i64) -> bool:
        return seat >= self.people

    def automa(self, seat: i64) -> Puertoma:
        return self.puertomas[seat - self.people]

    def seat_people_from(self, opener: i64) -> None:
        """The people sit clockwise from the opener, then the Puertomas (PR-21.2)."""
        self.opener = opener
        self.turns = turn_table(int(self.players), int(self.people), int(opener))

    def seat_after(self, first: i64, n: i64) -> i64:
        """The seat `n` places clockwise from `first`."""
        return self.turns[TURNS * first + n % self.players]

    def next_place(self, n: i64) -> i64:
        """The next place in a turn order that goes round and round."""
        return n + 1 if n + 1 < self.players else 0

    def doubled(self) -> bool:
        """The chooser's privilege is doubled by an occupied Publishing House (PR-14.12)."""
        return (
            self.rules.new_buildings
            and self.boards[self.chooser].active(PUBLISHING_HOUSE)
            and not self.is_puertoma(self.chooser)
        )

    def in_game(self, building: i64) -> bool:
        """The kind belongs to this match's tray."""
        return self.selected & BIT[building] != 0

    def list_kinds(self) -> None:
        kinds = vec[i64]()
        b: i64
        for b in range(BUILDING_COUNT):
            if self.selected & BIT[b] != 0:
                kinds = append(kinds, b)
        self.kinds = kinds

    def house_count(self) -> i64:
        table = self.table
        first = table[HOUSE_AT] + table[HOUSE_AT + 1] + table[HOUSE_AT + 2]
        return first + table[HOUSE_AT + 3] + table[HOUSE_AT + 4]
