"""Hidden information (chapter 14): another table that a seat could not tell from the real one."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.building import has_location
from tradewinds.games.empires.components import CONSTRUCT
from tradewinds.games.empires.content import PERFORM
from tradewinds.games.empires.frames import CHOOSING_CLANS, CONSTRUCTING, KEEPING, TILE, WHICH
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.state import Player
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.effects import CHOICE, EFFECT, END, WIDTH
from tradewinds.kernel.state import Frame
from tradewinds.kernel.vectors import vec


def determinize(s: Empires, seat: i64, number: i64) -> Empires:
    """Others' hands and drawn cards come out of all that they hold and have in their decks. -1 is a spectator."""
    other = s.copy()
    rng = Xorshift(number)
    other.chance.salt = 1 + rng.below(0x7FFFFFF0)
    other.chance.script = None
    other.stamp = -1  # the shared buffer may hold the options of another seat
    if other.top.kind == CHOOSING_CLANS:
        return other
    i: i64
    for i in range(s.players):
        if i != seat:
            redeal(other.boards[i], rng)
            if construct_declared(other, i):
                deal_location(other, other.boards[i], rng)
    for frame in other.frames:
        if frame.kind == KEEPING:
            for i in range(s.players):
                if i != seat:
                    choose_again(other.boards[i], frame, i, rng)
    return other


def redeal(board: Player, rng: Xorshift) -> None:
    """The same numbers of cards; what is chosen among the drawn ones is forgotten, for `choose_again`."""
    pool = board.deck.counts
    drawn: i64 = 0
    k: i64
    for k in range(len(pool)):
        drawn += board.drawn[k] + board.kept[k]
        pool[k] += board.hand[k] + board.drawn[k] + board.kept[k]
        board.hand[k] = 0
        board.drawn[k] = 0
        board.kept[k] = 0
    board.keep_from = 0
    for _ in range(board.hand_size):
        board.hand[rng.take(pool)] += 1
    for _ in range(drawn):
        board.drawn[rng.take(pool)] += 1
    board.look_through()


def construct_declared(s: Empires, seat: i64) -> bool:
    """Who has declared Construct and not yet built holds a location: everybody knows that much (EON-6.9)."""
    for frame in s.frames:
        if frame.seat != seat:
            continue
        kind = frame.kind
        if kind == CONSTRUCTING or (kind == TILE and frame.what == CONSTRUCT and frame.n < 2):
            return True
        if (kind == EFFECT or kind == CHOICE) and frame.bound > 0 and performs_construct(s, frame.what):
            return True
        if kind == WHICH and frame.bound > 0 and s.content.performer[frame.source] >= 0:
            return True
    return False


def performs_construct(s: Empires, at: i64) -> bool:
    """The rest of a program has a `perform: construct`."""
    while s.code[at * WIDTH] != END:
        if s.code[at * WIDTH] == PERFORM and s.code[at * WIDTH + 1] == CONSTRUCT:
            return True
        at += 1
    return False


def deal_location(s: Empires, board: Player, rng: Xorshift) -> None:
    """A hand without a location gets one for some other card."""
    if board.hand_size == 0 or has_location(s, board):
        return
    pool = board.deck.counts
    deck = s.content.decks[board.clan]
    locations = vec[i64]([0] * len(pool))
    k: i64
    for k in range(len(pool)):
        if s.content.cost[deck[k]] >= 0:
            locations[k] = pool[k]
    for n in locations:
        if n > 0:
            pool[rng.take(board.hand)] += 1
            card = rng.take(locations)
            pool[card] -= 1
            board.hand[card] += 1
            board.look_through()
            return


def choose_again(board: Player, frame: Frame, seat: i64, rng: Xorshift) -> None:
    """Who has chosen already has chosen something; who has not begins anew."""
    if (frame.mask >> seat) & 1 != 0 or (frame.seat >= 0 and frame.seat != seat):
        return
    drawn: i64 = 0
    for n in board.drawn:
        drawn += n
    if frame.n >= 0:
        wanted: i64 = frame.n
    else:
        most = board.workers if board.workers < drawn else drawn
        wanted = rng.below(most + 1)
    while wanted > 0:
        board.kept[rng.take(board.drawn)] += 1
        wanted -= 1
    board.look_through()
