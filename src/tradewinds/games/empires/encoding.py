"""Observations of Empires of the North: what `seeing.py` shows a seat, as numbers. Names and places stand side by side.

Cards are counted by what they are, over all clans and islands, so that one network serves all clans; how many there
are is a matter of the content, so these parts come last.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    CLAN_NAMES,
    CLANS,
    COST_NAMES,
    DISTANCE_NAMES,
    EVENTS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    PAWNS,
    TILE_NAMES,
    TILES,
    WITH_FISH,
    WITH_RAZE,
    goods_in_all,
    in_cost,
)
from tradewinds.games.empires.content import Cards
from tradewinds.games.empires.frames import (
    CLAN_CHOICES,
    FRAMES,
    GAINING,
    GENERIC_NAMES,
    LEVELS,
    PAYING,
    PERFORMING,
    PLACING_UPGRADE,
    TILE,
    VOYAGING,
    WHICH,
)
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.plain import PHASES
from tradewinds.games.empires.reasons import REASONS
from tradewinds.games.empires.refusals import asked
from tradewinds.games.empires.scoring import LEVEL_COUNT, score
from tradewinds.games.empires.state import Player
from tradewinds.kernel.bits import size
from tradewinds.kernel.effects import CHOICE, EFFECT
from tradewinds.kernel.encoding import (
    Encoder,
    Layout,
    add,
    mark_bits,
    mark_deciders,
    part,
    places,
    relative,
    seats,
    told_apart,
)
from tradewinds.kernel.state import NOTHING, Frame, State
from tradewinds.kernel.vectors import vec

VERSION: Final = 1
SEATS: Final = 4
MOST_QUEUED: Final = 8
"""Ships further back are only counted."""
CARDS_ALIKE: Final = 4.0
"""So many of one card in one place are the most that are told apart."""

# --- an empire, but for its cards ----------------------------------------------------------------------------------

_BOARD: Final = Layout()
PRESENT: Final[i64] = _BOARD.one("present")
CLAN: Final[i64] = _BOARD.many("clan", CLAN_NAMES)
VP: Final[i64] = _BOARD.one("vp")
SCORE: Final[i64] = _BOARD.one("score")
STOCK: Final[i64] = _BOARD.many("goods", GOOD_NAMES)
WORKERS: Final[i64] = _BOARD.one("workers")
SPENT: Final[i64] = _BOARD.one("spent_workers")
SHIPS: Final[i64] = _BOARD.one("ships")
QUEUED: Final[i64] = _BOARD.one("ships_queued")
PAWN: Final[i64] = _BOARD.many("pawns_on", TILE_NAMES)
PAWNS_HOME: Final[i64] = _BOARD.one("pawns_home")
TIRED: Final[i64] = _BOARD.one("pawns_exhausted")
PASSED: Final[i64] = _BOARD.one("passed")
HAND_SIZE: Final[i64] = _BOARD.one("hand_size")
DRAWN_SIZE: Final[i64] = _BOARD.one("drawn_size")
DECK_SIZE: Final[i64] = _BOARD.one("deck_size")
DISCARD_SIZE: Final[i64] = _BOARD.one("discard_size")
EMPIRE_SIZE: Final[i64] = _BOARD.one("empire_size")
EXHAUSTED: Final[i64] = _BOARD.one("exhausted")
FIELDS: Final[i64] = _BOARD.one("fields")
UPGRADES: Final[i64] = _BOARD.one("upgrades")
ISLANDS: Final[i64] = _BOARD.one("islands")
CREW: Final[i64] = _BOARD.one("workers_on_cards")
STORED: Final[i64] = _BOARD.one("goods_on_cards")
STRIDE: Final[i64] = _BOARD.size()

# --- a ship of the queue -------------------------------------------------------------------------------------------

_SHIP: Final = Layout()
OWNER: Final[i64] = _SHIP.many("owner", seats(SEATS))
FISH: Final[i64] = _SHIP.one("fish")
RAZE: Final[i64] = _SHIP.one("raze")
GENERIC: Final[i64] = _SHIP.one("generic")
SHIP_STRIDE: Final[i64] = _SHIP.size()

# --- what is the same whatever the cards -----------------------------------------------------------------------------

_FIXED: Final = Layout()
PLAYERS: Final[i64] = _FIXED.many("players", places(SEATS, 1))
SEAT: Final[i64] = _FIXED.many("seat", places(SEATS))
RAZE_SCORES: Final[i64] = _FIXED.one("option.raze_scores")
GOLD_AS_FISH: Final[i64] = _FIXED.one("option.gold_as_fish")
GENERIC_RULE: Final[i64] = _FIXED.many("option.generic_ships", GENERIC_NAMES)
CLAN_CHOICE: Final[i64] = _FIXED.many("option.clan_choice", CLAN_CHOICES)
LEVEL: Final[i64] = _FIXED.many("option.level", LEVELS)
ROUND: Final[i64] = _FIXED.one("round")
PHASE: Final[i64] = _FIXED.many("phase", PHASES)
LAST: Final[i64] = _FIXED.one("last_round")
FIRST: Final[i64] = _FIXED.many("first", seats(SEATS))
BESIDE: Final[i64] = _FIXED.many("beside", TILE_NAMES, TILE_NAMES)
"""Which tiles lie next to each other."""
SEA_SIZE: Final[i64] = _FIXED.many("deck_size", DISTANCE_NAMES)
POOL: Final[i64] = _FIXED.one("generic_ships")
QUEUE_SIZE: Final[i64] = _FIXED.one("queue_size")
QUEUE: Final[i64] = _FIXED.repeated([f"queue{place}" for place in places(MOST_QUEUED)], _SHIP)
EVENT: Final[i64] = _FIXED.many("solo.event", places(EVENTS))
EVENTS_LEFT: Final[i64] = _FIXED.one("solo.events_left")
SOLO_SIDE: Final[i64] = _FIXED.many("solo.side", TILE_NAMES)
TRIBUTE: Final[i64] = _FIXED.many("solo.tribute", GOOD_NAMES)
GOAL: Final[i64] = _FIXED.many("solo.goal", ["score", "islands", "tribute", "distant"])
REACHED: Final[i64] = _FIXED.many("solo.reached", ["score", "islands", "tribute", "distant"])
DECIDES: Final[i64] = _FIXED.many("decides", seats(SEATS))
ASKED: Final[i64] = _FIXED.many("asked", FRAMES)
QUESTION: Final[i64] = _FIXED.many("question", told_apart(REASONS.kinds[1 : REASONS.questions + 1]))
"""What the observer is asked; others only know of what kind it is."""
ASKED_N: Final[i64] = _FIXED.one("question.number")
ASKED_TILE: Final[i64] = _FIXED.many("question.tile", TILE_NAMES)
ASKED_KINDS: Final[i64] = _FIXED.many("question.of", KIND_NAMES)
ASKED_COST: Final[i64] = _FIXED.many("question.cost", COST_NAMES)
BOARD: Final[i64] = _FIXED.repeated([f"board{seat}" for seat in seats(SEATS)], _BOARD)


class EmpiresEncoder(Encoder):
    def __init__(self, content: Cards) -> None:
        layout = _FIXED.first(_FIXED.size())
        cards = content.names
        self.cards: i64 = len(cards)
        self.icons: i64 = len(content.icon_names)
        self.first_island: i64 = content.first_island
        self.scenario: i64 = layout.many("option.scenario", content.scenario_names)
        self.face_up: i64 = layout.many("face_up", cards[int(content.first_island) :])
        self.asked_card: i64 = layout.many("question.card", cards)
        decks = content.decks[:CLANS]
        self.deck_first: vec[i64] = vec[i64]([sum(len(deck) for deck in decks[:clan]) for clan in range(CLANS)])
        """Where the cards of each clan begin among those that can be held."""
        held = [cards[card] for deck in decks for card in deck]
        self.hand: i64 = layout.many("hand", held)
        self.drawn: i64 = layout.many("drawn", held)
        self.kept: i64 = layout.many("kept", held)
        self.discard: i64 = layout.many("discard", held)
        self.ready: i64 = layout.many("ready", cards)
        """Of the own empire: cards that are not exhausted."""
        self.empire: i64 = layout.many("empire", seats(SEATS), cards)
        self.icon: i64 = layout.many("icons", seats(SEATS), content.icon_names)
        super().__init__(layout, VERSION)

    def encode(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        s = cast(Empires, state)
        encode_match(s, seat, out, at)
        encode_queue(s, seat, out, at)
        if s.solo():
            encode_solo(s, out, at)
            out[at + self.scenario + s.rules.scenario] = 1.0
        encode_question(s, seat, out, at)
        for card in s.face_up:
            if card >= 0:
                out[at + self.face_up + card - self.first_island] = 1.0
        mine = s.boards[seat]
        if not s.over and (s.deciders >> seat) & 1 != 0:
            card = card_asked(s.top, mine)
            if card >= 0:
                out[at + self.asked_card + card] = 1.0
        self.encode_hand(mine, out, at)
        i: i64
        for i in range(s.players):
            encode_board(s, s.boards[i], i, seat, out, at + BOARD + STRIDE * relative(s, i, seat))
            self.encode_empire(s, s.boards[i], relative(s, i, seat), out, at)

    def encode_hand(self, board: Player, out: vec[float], at: i64) -> None:
        """What only the observer sees: hand, drawn cards and what is chosen of them; and the own discard pile."""
        if board.clan < 0:
            return
        first = at + self.deck_first[board.clan]
        k: i64
        for k in range(len(board.hand)):
            card = first + k
            if board.hand[k] > 0:
                out[card + self.hand] = part(board.hand[k], CARDS_ALIKE)
            if board.drawn[k] > 0:
                out[card + self.drawn] = part(board.drawn[k], CARDS_ALIKE)
            if board.kept[k] > 0:
                out[card + self.kept] = part(board.kept[k], CARDS_ALIKE)
            if board.discard[k] > 0:
                out[card + self.discard] = part(board.discard[k], CARDS_ALIKE)

    def encode_empire(self, s: Empires, board: Player, place: i64, out: vec[float], at: i64) -> None:
        """The cards of an empire: how many of each, and of each icon; of the own one also those that are ready."""
        icons = at + self.icon + self.icons * place
        cards = at + self.empire + self.cards * place
        i: i64
        for i in range(len(board.cards)):
            card = board.cards[i]
            add(out, cards + card, CARDS_ALIKE)
            add(out, icons + s.content.icon[card], 12.0)
            if place == 0 and board.exhausted[i] == 0:
                add(out, at + self.ready + card, CARDS_ALIKE)


def encode_match(s: Empires, seat: i64, out: vec[float], at: i64) -> None:
    out[at + PLAYERS + s.players - 1] = 1.0
    out[at + SEAT + seat] = 1.0
    rules = s.rules
    if rules.raze_scores:
        out[at + RAZE_SCORES] = 1.0
    if rules.gold_as_fish:
        out[at + GOLD_AS_FISH] = 1.0
    out[at + GENERIC_RULE + rules.generic] = 1.0
    out[at + CLAN_CHOICE + rules.clan_choice] = 1.0
    out[at + ROUND] = part(s.round, 12.0)
    out[at + PHASE + s.phase] = 1.0
    if s.last:
        out[at + LAST] = 1.0
    out[at + FIRST + relative(s, s.first, seat)] = 1.0
    tile: i64
    for tile in range(TILES):
        mark_bits(out, at + BESIDE + TILES * tile, s.beside[tile])
    out[at + SEA_SIZE] = part(s.near.size, 40.0)
    out[at + SEA_SIZE + 1] = part(s.far.size, 40.0)
    out[at + POOL] = part(s.pool, 3.0)


def encode_queue(s: Empires, seat: i64, out: vec[float], at: i64) -> None:
    queued: i64 = len(s.queue)
    out[at + QUEUE_SIZE] = part(queued, 12.0)
    i: i64
    for i in range(queued if queued < MOST_QUEUED else MOST_QUEUED):
        ship = at + QUEUE + SHIP_STRIDE * i
        out[ship + OWNER + relative(s, s.owners[i], seat)] = 1.0
        if s.cargo[i] & WITH_FISH != 0:
            out[ship + FISH] = 1.0
        if s.cargo[i] & WITH_RAZE != 0:
            out[ship + RAZE] = 1.0
        if s.generic[i] != 0:
            out[ship + GENERIC] = 1.0


def encode_solo(s: Empires, out: vec[float], at: i64) -> None:
    out[at + LEVEL + s.rules.level] = 1.0
    if s.event >= 0:
        out[at + EVENT + s.event % EVENTS] = 1.0
    out[at + EVENTS_LEFT] = part(size(s.events), 5.0)
    mark_bits(out, at + SOLO_SIDE, s.solo_side)
    worth = s.content.tribute_worth
    paid: i64 = 0
    k: i64
    for k in range(GOODS):
        if s.tribute[k] > 0:
            out[at + TRIBUTE + k] = part(s.tribute[k], 10.0)
            paid += s.tribute[k] * worth[s.rules.scenario * GOODS + k]
    content = s.content
    goal = s.rules.scenario * LEVEL_COUNT + s.rules.level
    board = s.boards[0]
    out[at + GOAL] = part(content.target[goal], 100.0)
    out[at + GOAL + 1] = part(content.goal_islands[goal], 10.0)
    out[at + GOAL + 2] = part(content.goal_tribute[goal], 30.0)
    out[at + GOAL + 3] = part(content.goal_distant[goal], 10.0)
    out[at + REACHED] = part(score(s, board), 100.0)
    out[at + REACHED + 1] = part(islands_of(s, board), 10.0)
    out[at + REACHED + 2] = part(paid, 30.0)
    out[at + REACHED + 3] = part(s.distant, 10.0)


def islands_of(s: Empires, board: Player) -> i64:
    n: i64 = 0
    for card in board.cards:
        if s.content.distance[card] >= 0:
            n += 1
    return n


def encode_question(s: Empires, seat: i64, out: vec[float], at: i64) -> None:
    """Of what kind the question is, which everybody sees, and for the one who is asked what it is about."""
    frame = s.top
    i: i64
    kind = frame.kind
    if s.over or kind == NOTHING:
        return
    mark_deciders(s, seat, out, at + DECIDES)
    out[at + ASKED + kind] = 1.0
    if (s.deciders >> seat) & 1 == 0:
        return
    out[at + QUESTION + asked(s, seat) - 1] = 1.0
    out[at + ASKED_N] = part(frame.n, 10.0)
    if kind == TILE or kind == PERFORMING:
        out[at + ASKED_TILE + frame.what] = 1.0
    elif kind == GAINING:
        mark_bits(out, at + ASKED_KINDS, frame.what)
    elif kind == PAYING:
        for i in range(len(COST_NAMES)):
            due = in_cost(frame.bound, i)
            if due > 0:
                out[at + ASKED_COST + i] = part(due, 6.0)


def card_asked(frame: Frame, board: Player) -> i64:
    """The card that a question is about, -1 for none."""
    kind = frame.kind
    if kind == EFFECT or kind == CHOICE:
        return frame.mask - 1
    if kind == PLACING_UPGRADE:
        return frame.what
    if kind == WHICH or kind == VOYAGING:
        return frame.source
    if frame.source < 0:
        return -1
    slot = board.slot(frame.source)
    return board.cards[slot] if slot >= 0 else -1


def encode_board(s: Empires, board: Player, index: i64, seat: i64, out: vec[float], at: i64) -> None:
    out[at + PRESENT] = 1.0
    if 0 <= board.clan < CLANS:
        out[at + CLAN + board.clan] = 1.0
    out[at + VP] = part(board.vp, 60.0)
    out[at + SCORE] = part(score(s, board), 100.0)
    k: i64
    for k in range(GOODS):
        if board.goods[k] != 0:
            out[at + STOCK + k] = part(board.goods[k], 12.0)
    out[at + WORKERS] = part(board.workers, 12.0)
    out[at + SPENT] = part(board.spent, 12.0)
    out[at + SHIPS] = part(board.ships, 4.0)
    out[at + QUEUED] = part(s.queued(index), 4.0)
    home: i64 = 0
    for k in range(PAWNS):
        tile = board.pawns[k]
        if tile >= 0:
            add(out, at + PAWN + tile, 2.0)
        else:
            home += 1
    out[at + PAWNS_HOME] = part(home, 2.0)
    out[at + TIRED] = part(size(board.tired), 2.0)
    if (s.passed >> index) & 1 != 0:
        out[at + PASSED] = 1.0
    out[at + HAND_SIZE] = part(board.hand_size, 20.0)
    drawn: i64 = 0
    if board.aside != 0:
        for n in board.drawn:
            drawn += n
        for n in board.kept:
            drawn += n
    out[at + DRAWN_SIZE] = part(drawn, 6.0)
    out[at + DECK_SIZE] = part(board.deck.size, 40.0)
    out[at + DISCARD_SIZE] = part(board.discard_size, 40.0)
    out[at + EMPIRE_SIZE] = part(len(board.cards), 40.0)
    tired: i64 = 0
    crew: i64 = 0
    stored: i64 = 0
    islands: i64 = 0
    distance = s.content.distance
    for card in board.cards:
        if distance[card] >= 0:
            islands += 1
    for k in range(len(board.cards)):
        tired += board.exhausted[k]
        crew += board.crew[k]
        if board.stored[k] != 0:
            stored += goods_in_all(board.stored[k])
    out[at + EXHAUSTED] = part(tired, 30.0)
    out[at + FIELDS] = part(board.fields, 12.0)
    out[at + UPGRADES] = part(board.upgrades, 12.0)
    out[at + ISLANDS] = part(islands, 12.0)
    out[at + CREW] = part(crew, 12.0)
    out[at + STORED] = part(stored, 12.0)
