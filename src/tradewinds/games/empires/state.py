"""The state of a match: players with their empires, the sea, and the frames of what happens next. Data only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.games.empires.components import (
    BIT,
    CLANS,
    FACE_UP,
    GENERIC_SHIPS,
    GOODS,
    PAWNS,
    TILES,
    WORKERS,
)
from tradewinds.games.empires.content import (
    CLAN_DECKS,
    COPY,
    DECK_ROOM,
    FIELD,
    FIELD_OR_UPGRADE,
    IS_ACTION,
    IS_ISLAND,
    IS_ONGOING,
    Cards,
)
from tradewinds.games.empires.frames import CLANS_SEAT_ORDER, GENERIC_OPEN, LOOKOUT_DRAW
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.effects import EffectState
from tradewinds.kernel.pile import Pile
from tradewinds.kernel.vectors import append, pop, vec

EMPIRE_ROOM: Final = 24
"""Slots for which there is room from the beginning, so that the vectors of an empire seldom move when a card enters."""


@mypyc_attr(acyclic=True)
class Options:
    """The rulings and the scenario of a match (chapter 16); never changes, so copies share it."""

    def __init__(self) -> None:
        self.raze_scores: bool = True
        self.generic: i64 = GENERIC_OPEN
        self.gold_as_fish: bool = True
        self.clan_choice: i64 = CLANS_SEAT_ORDER
        self.scenario: i64 = 0
        self.level: i64 = 1
        self.side: str = "A"
        self.hint: bool = True


@mypyc_attr(acyclic=True)
class Player:
    """What is before one player. Cards of the own deck are counted by their place in it (`Cards.local`)."""

    def __init__(self, source: Player | None = None) -> None:
        if source is not None:
            self.clan: i64 = source.clan
            self.vp: i64 = source.vp
            self.goods: vec[i64] = source.goods[:]
            self.workers: i64 = source.workers
            self.spent: i64 = source.spent
            self.ships: i64 = source.ships
            self.spare_ships: i64 = source.spare_ships
            self.pawns: vec[i64] = source.pawns[:]
            self.tired: i64 = source.tired
            self.hand: vec[i64] = source.hand[:]
            self.hand_size: i64 = source.hand_size
            self.held: i64 = source.held
            self.drawn: vec[i64] = source.drawn[:]
            self.kept: vec[i64] = source.kept[:]
            self.keep_from: i64 = source.keep_from
            self.aside: i64 = source.aside
            self.chosen: i64 = source.chosen
            self.deck: Pile = source.deck.copy()
            self.discard: vec[i64] = source.discard[:]
            self.discard_size: i64 = source.discard_size
            self.cards: vec[i64] = source.cards[:]
            self.serials: vec[i64] = source.serials[:]
            self.exhausted: vec[i64] = source.exhausted[:]
            self.hosts: vec[i64] = source.hosts[:]
            self.targets: vec[i64] = source.targets[:]
            self.crew: vec[i64] = source.crew[:]
            self.stored: vec[i64] = source.stored[:]
            self.limits: vec[i64] = source.limits[:]
            self.ready: vec[i64] = source.ready[:]
            self.next_serial: i64 = source.next_serial
            self.using: i64 = source.using
            self.ongoing: vec[i64] = source.ongoing
            self.hears: i64 = source.hears
            self.overhears: i64 = source.overhears
            self.keeps: i64 = source.keeps
            self.fields: i64 = source.fields
            self.yields: i64 = source.yields
            self.upgrades: i64 = source.upgrades
            self.copying: i64 = source.copying
            self.gone: i64 = source.gone
        else:
            self.clan = -1
            self.vp = 0
            self.goods = vec[i64]([0] * GOODS)
            # Available workers, and those on the clan tile.
            self.workers = WORKERS
            self.spent = 0
            # Own ships at home, and those not yet gained.
            self.ships = 0
            self.spare_ships = 0
            # The tile that each pawn stands on, -1 at home; those that are exhausted as bits.
            self.pawns = vec[i64]([-1] * PAWNS)
            self.tired = 0
            # How many of each, how many in all, and which, as bits.
            self.hand = vec[i64]()
            self.hand_size = 0
            self.held = 0
            # Drawn and set aside for a choice; of these, what is to be kept, and from which card on one may go on.
            # All of them as bits, and how many are to be kept.
            self.drawn = vec[i64]()
            self.kept = vec[i64]()
            self.keep_from = 0
            self.aside = 0
            self.chosen = 0
            self.deck = Pile()
            self.discard = vec[i64]()
            self.discard_size = 0
            # The empire, slot by slot: card, its number for ever, 1 exhausted, the field it lies under or -1, the card
            # it copies or -1, workers on it, goods on it (packed), uses of its limits (packed, four bits an entry).
            self.cards = vec[i64](capacity=EMPIRE_ROOM)
            self.serials = vec[i64](capacity=EMPIRE_ROOM)
            self.exhausted = vec[i64](capacity=EMPIRE_ROOM)
            self.hosts = vec[i64](capacity=EMPIRE_ROOM)
            self.targets = vec[i64](capacity=EMPIRE_ROOM)
            self.crew = vec[i64](capacity=EMPIRE_ROOM)
            self.stored = vec[i64](capacity=EMPIRE_ROOM)
            self.limits = vec[i64](capacity=EMPIRE_ROOM)
            # … and the card whose action it has ready, itself or what it copies; -1 if it is exhausted or has none.
            self.ready = vec[i64](capacity=EMPIRE_ROOM)
            self.next_serial = 0
            # The action card being used (EON-R52), -1 for none.
            self.using = -1
            # The slots whose cards listen to events (replaced when it changes, so copies share it); which events these
            # are, as bits, and to which of others they listen.
            self.ongoing = vec[i64]()
            self.hears = 0
            self.overhears = 0
            # Cards of the Lookout phase that its cards let keep without a worker, were none of them exhausted.
            self.keeps = 0
            # Its fields, their goods as bits, its upgrades, and its cards that copy another one.
            self.fields = 0
            self.yields = 0
            self.upgrades = 0
            self.copying = 0
            # Starting cards that have left the game.
            self.gone = 0

    def slot(self, serial: i64) -> i64:
        """Where a card is now, -1 if it has left the empire."""
        serials = self.serials
        if 0 <= serial < len(serials) and serials[serial] == serial:
            return serial  # no card has left yet
        i: i64
        for i in range(len(serials)):
            if serials[i] == serial:
                return i
        return -1

    def into_hand(self, local: i64, n: i64) -> None:
        self.hand[local] += n
        self.hand_size += n
        self.held |= BIT[local]

    def out_of_hand(self, local: i64) -> None:
        self.hand[local] -= 1
        self.hand_size -= 1
        if self.hand[local] == 0:
            self.held &= ~BIT[local]

    def look_through(self) -> None:
        """After the hand, or what is set aside, was replaced as a whole: which cards these are."""
        self.hand_size = 0
        self.held = 0
        self.aside = 0
        self.chosen = 0
        k: i64
        for k in range(len(self.hand)):
            if self.hand[k] > 0:
                self.hand_size += self.hand[k]
                self.held |= BIT[k]
            if self.drawn[k] + self.kept[k] > 0:
                self.chosen += self.kept[k]
                self.aside |= BIT[k]

    def add_card(self, card: i64, host: i64) -> i64:
        """A new card in the empire; its number for ever."""
        serial = self.next_serial
        self.next_serial += 1
        self.cards = append(self.cards, card)
        self.serials = append(self.serials, serial)
        self.exhausted = append(self.exhausted, 0)
        self.hosts = append(self.hosts, host)
        self.targets = append(self.targets, -1)
        self.crew = append(self.crew, 0)
        self.stored = append(self.stored, 0)
        self.limits = append(self.limits, 0)
        self.ready = append(self.ready, -1)
        return serial

    def exhaust(self, i: i64) -> None:
        self.exhausted[i] = 1
        self.ready[i] = -1

    def remove_slot(self, i: i64) -> None:
        self.cards = without(self.cards, i)
        self.serials = without(self.serials, i)
        self.exhausted = without(self.exhausted, i)
        self.hosts = without(self.hosts, i)
        self.targets = without(self.targets, i)
        self.crew = without(self.crew, i)
        self.stored = without(self.stored, i)
        self.limits = without(self.limits, i)
        self.ready = without(self.ready, i)


def without(numbers: vec[i64], i: i64) -> vec[i64]:
    """All but one, in the same room: whoever copies a state copies its vectors, so nobody else has this one."""
    return pop(numbers, i)[0]


def neighbours(circle: vec[i64]) -> vec[i64]:
    """Per tile the two next to it in the circle, as bits."""
    found = vec[i64]([0] * TILES)
    k: i64
    for k in range(TILES):
        found[circle[k]] = BIT[circle[(k + 1) % TILES]] | BIT[circle[(k + TILES - 1) % TILES]]
    return found


IN_ORDER: Final = vec[i64](list(range(TILES)))
"""The circle before it is laid."""
BESIDE: Final = neighbours(IN_ORDER)


class EmpiresState(EffectState):
    def __init__(
        self, players: i64, rules: Options, content: Cards, chance: Chance, source: EmpiresState | None = None
    ) -> None:
        super().__init__(players, chance, content.capacity, content.code, source)
        self.rules: Options = rules
        self.content: Cards = content
        if source is not None:
            self.round: i64 = source.round
            self.first: i64 = source.first
            self.active: i64 = source.active
            self.phase: i64 = source.phase
            self.passed: i64 = source.passed
            self.last: bool = source.last
            self.ahead: bool = source.ahead
            self.circle: vec[i64] = source.circle
            self.beside: vec[i64] = source.beside
            self.boards: vec[Player] = vec[Player]([Player(board) for board in source.boards])
            self.near: Pile = source.near.copy()
            self.far: Pile = source.far.copy()
            self.near_discard: vec[i64] = source.near_discard[:]
            self.far_discard: vec[i64] = source.far_discard[:]
            self.face_up: vec[i64] = source.face_up[:]
            self.queue: vec[i64] = source.queue[:]
            self.owners: vec[i64] = source.owners[:]
            self.cargo: vec[i64] = source.cargo[:]
            self.generic: vec[i64] = source.generic[:]
            self.next_ship: i64 = source.next_ship
            self.pool: i64 = source.pool
            self.events: i64 = source.events
            self.event: i64 = source.event
            self.solo_side: i64 = source.solo_side
            self.tribute: vec[i64] = source.tribute[:]
            self.distant: i64 = source.distant
            self.overheard: i64 = source.overheard
            self.effects: i64 = source.effects
        else:
            self.round = 0
            self.first = 0
            # Whose turn, ship or store it is: triggers go round from there (EON-5.10).
            self.active = 0
            self.phase = LOOKOUT_DRAW
            # Seats that have passed, as bits; whether this round is the last one.
            self.passed = 0
            self.last = False
            # Somebody's marker is on 25 or more.
            self.ahead = False
            # The tiles clockwise; never changes once it is laid (EON-2.3), so copies share it.
            self.circle = IN_ORDER
            # Per tile the two next to it, as bits (EON-6.6).
            self.beside = BESIDE
            self.boards = vec[Player]([Player() for _ in range(players)])
            self.near = Pile(len(content.decks[CLANS]))
            self.far = Pile(len(content.decks[CLANS + 1]))
            self.near_discard = vec[i64]([0] * len(content.decks[CLANS]))
            self.far_discard = vec[i64]([0] * len(content.decks[CLANS + 1]))
            # Cards, -1 where one was taken: two nearby, two distant ones.
            self.face_up = vec[i64]([-1] * (2 * FACE_UP))
            # The ships on the expedition board from the head on: number, owner, cargo as bits, 1 for a generic one.
            self.queue = vec[i64]()
            self.owners = vec[i64]()
            self.cargo = vec[i64]()
            self.generic = vec[i64]()
            self.next_ship = 1
            self.pool = GENERIC_SHIPS
            # Solo: event tokens still face down as bits, this round's event (-1 none), tiles on their solo side as
            # bits, goods on the tribute card, distant islands visited.
            self.events = 31
            self.event = -1
            self.solo_side = 0
            self.tribute = vec[i64]([0] * GOODS)
            self.distant = 0
            # The events that somebody's cards hear also of others, as bits.
            self.overheard = 0
            # Triggers and building bonuses of this turn, ship or store (EON-R47).
            self.effects = 0

    def solo(self) -> bool:
        return self.players == 1

    def lay(self, circle: vec[i64]) -> None:
        """The tiles lie in this circle for the whole match (EON-2.3)."""
        self.circle = circle
        self.beside = neighbours(circle)

    # --- cards of an empire ------------------------------------------------------------------------------------

    def effect_card(self, board: Player, i: i64) -> i64:
        """The card whose action or ongoing effect a card has: itself, or what it copies (EON-11.2); -1 for none."""
        card = board.cards[i]
        if self.content.kind[card] != COPY:
            return card
        target = board.slot(board.targets[i])
        if target < 0:
            return -1
        return board.cards[target]

    def acts(self, board: Player, i: i64) -> bool:
        """It is an action card: also a store, and a copy of an action (EON-10.8, 11.2)."""
        effect = self.effect_card(board, i)
        return effect >= 0 and self.content.acts[effect] != 0

    def refresh(self, board: Player, i: i64) -> None:
        """A card is exhausted no more."""
        board.exhausted[i] = 0
        effect = self.effect_card(board, i)
        if effect >= 0 and self.content.acts[effect] != 0:
            board.ready[i] = effect

    def is_field(self, board: Player, i: i64) -> bool:
        """It can be harvested and upgraded: no upgrade (EON-9.9, 9.10, 9.11)."""
        kind = self.content.kind[board.cards[i]]
        return kind == FIELD or (kind == FIELD_OR_UPGRADE and board.hosts[i] < 0)

    def kinds_of(self, board: Player, i: i64) -> i64:
        """What selectors say it is, as bits."""
        card = board.cards[i]
        bits = self.content.printed[card]
        if self.content.distance[card] >= 0:
            bits |= IS_ISLAND
        if self.content.kind[card] != COPY:
            return bits
        if self.acts(board, i):
            bits |= IS_ACTION
        else:
            effect = self.effect_card(board, i)
            if effect >= 0 and self.content.lasts[effect] != 0:
                bits |= IS_ONGOING
        return bits

    def matches(self, board: Player, i: i64, selector: i64) -> bool:
        """A card of an empire matches a selector of effects.yaml."""
        content = self.content
        kinds = content.which_kinds[selector]
        icons = content.which_icons[selector]
        if icons != 0 and icons & BIT[content.icon[board.cards[i]]] == 0:
            return False
        return kinds == 0 or kinds & self.kinds_of(board, i) != 0

    def same_state(self, board: Player, i: i64, j: i64) -> bool:
        """Two cards that no choice can tell apart."""
        if (
            board.cards[i] != board.cards[j]
            or board.exhausted[i] != board.exhausted[j]
            or board.hosts[i] != board.hosts[j]
            or board.targets[i] != board.targets[j]
            or board.crew[i] != board.crew[j]
            or board.stored[i] != board.stored[j]
            or board.limits[i] != board.limits[j]
        ):
            return False
        if board.upgrades != 0 and self.under(board, i) != self.under(board, j):
            return False
        return board.copying == 0 or self.copied(board, i) == self.copied(board, j)

    def under(self, board: Player, i: i64) -> i64:
        """What lies under a field: a number that is the same for the same cards in the same order."""
        packed: i64 = 0
        hosts, serial = board.hosts, board.serials[i]
        k: i64
        for k in range(len(hosts)):
            if hosts[k] == serial:
                packed = (packed * 1021 + board.cards[k] + 1) & 0xFFFFFFFF
        return packed

    def copied(self, board: Player, i: i64) -> bool:
        """Some card copies it."""
        serial = board.serials[i]
        for target in board.targets:
            if target == serial:
                return True
        return False

    def before(self, board: Player, i: i64, kind: i64) -> i64:
        """How many cards of a kind come before one."""
        n: i64 = 0
        k: i64
        for k in range(i):
            if self.content.kind[board.cards[k]] == kind:
                n += 1
        return n

    def listen(self, board: Player) -> None:
        """After every change of the cards of an empire, but for one that enters."""
        self.recount(board)
        self.overheard = 0
        for one in self.boards:
            self.overheard |= one.overhears

    def listen_to(self, board: Player, i: i64) -> None:
        """After a card has entered an empire."""
        self.count_in(board, i)
        self.overheard |= board.overhears

    def recount(self, board: Player) -> None:
        """What the cards of an empire do together."""
        board.ongoing = vec[i64]()
        board.hears = 0
        board.overhears = 0
        board.keeps = 0
        board.fields = 0
        board.yields = 0
        board.upgrades = 0
        board.copying = 0
        i: i64
        for i in range(len(board.cards)):
            self.count_in(board, i)

    def count_in(self, board: Player, i: i64) -> None:
        """Whether a card acts, which events it hears, what it yields."""
        content = self.content
        effect = self.effect_card(board, i)
        board.ready[i] = -1
        if effect >= 0:
            if content.hears[effect] != 0:
                board.ongoing = append(board.ongoing[:], i)
                board.hears |= content.hears[effect]
            board.overhears |= content.overhears[effect]
            board.keeps += content.free_keep[effect]
            if content.acts[effect] != 0 and board.exhausted[i] == 0:
                board.ready[i] = effect
        if board.hosts[i] >= 0:
            board.upgrades += 1
        if self.is_field(board, i):
            board.fields += 1
            board.yields |= content.kinds_of_goods[board.cards[i]]
        if board.targets[i] >= 0:
            board.copying += 1

    # --- ships -------------------------------------------------------------------------------------------------

    def queued(self, seat: i64) -> i64:
        n: i64 = 0
        for owner in self.owners:
            if owner == seat:
                n += 1
        return n

    def place_of(self, ship: i64) -> i64:
        """The ship's place in the queue, -1 if it is not there."""
        i: i64
        for i in range(len(self.queue)):
            if self.queue[i] == ship:
                return i
        return -1

    # --- islands -----------------------------------------------------------------------------------------------

    def sea(self, distance: i64) -> Pile:
        return self.near if distance == 0 else self.far

    def sea_discard(self, distance: i64) -> vec[i64]:
        return self.near_discard if distance == 0 else self.far_discard

    def islands_left(self, distance: i64) -> bool:
        """One could be drawn (EON-7.15)."""
        if self.sea(distance).size > 0:
            return True
        for n in self.sea_discard(distance):
            if n > 0:
                return True
        return False

    def card_at(self, deck: i64, local: i64) -> i64:
        return self.content.deck_cards[deck * DECK_ROOM + local]

    def island_at(self, distance: i64, local: i64) -> i64:
        return self.card_at(CLAN_DECKS + distance, local)
