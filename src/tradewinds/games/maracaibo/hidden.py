"""A full state that a seat cannot tell from the real one."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.accounts import cards_out
from tradewinds.games.maracaibo.components import BIT, BUILDINGS, THROWN
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.state import CHOOSING_CAREER, SPLITTING, VOTING, added, without
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.state import Frame
from tradewinds.kernel.vectors import append, vec


def determinize(s: Maracaibo, seat: i64, number: i64) -> Maracaibo:
    """Others' hands, the deck, the B cards set aside, buildings face down and career cards in secret. -1: a spectator.

    Tokens and quest tiles face down have no order, so there is nothing to redraw.
    """
    other = s.copy()
    rng = Xorshift(number)
    other.chance.salt = 1 + rng.below(0x7FFFFFF0)
    other.chance.script = None
    other.stamp = -1  # the shared buffer may hold the options of another seat
    redraw_buildings(other, rng)
    for frame in other.frames:
        if frame.kind == SPLITTING:
            split_again(other, frame, seat, rng)
            return other
        if frame.kind == CHOOSING_CAREER:
            careers_again(other, frame, seat, rng)
        elif frame.kind == VOTING:
            vote_again(other, frame, seat, rng)
    redeal(other, seat, rng)
    return other


def vote_again(s: Maracaibo, frame: Frame, seat: i64, rng: Xorshift) -> None:
    """Who has voted may have voted anything (MAR-31.6)."""
    i: i64
    for i in range(s.people()):
        if i != seat and (frame.mask >> i) & 1 == 0:
            vote = 1 + rng.below(s.box.story_choices[frame.what])
            frame.bound = (frame.bound & ~(3 << (2 * i))) | (vote << (2 * i))


def redraw_buildings(s: Maracaibo, rng: Xorshift) -> None:
    left: i64 = BIT[len(s.box.building_names)] - 1
    k: i64
    chosen = vec[i64]()
    for k in range(s.open):
        left &= ~BIT[s.buildings[k]]
        chosen = append(chosen, s.buildings[k])
    for _ in range(BUILDINGS - s.open):
        one = rng.some(left, 1)
        left &= ~one
        building: i64 = 0
        while BIT[building] != one:
            building += 1
        chosen = append(chosen, building)
    s.buildings = chosen


def unseen(s: Maracaibo, seat: i64) -> vec[i64]:
    """Cards that the seat does not see, in how many copies: in the deck, set aside, in others' hands."""
    seen = cards_out(s)
    i: i64
    for i in range(s.people()):
        if i != seat:
            board = s.boards[i]
            for held in board.hand:
                seen[held] -= 1
    card: i64
    pool = vec[i64]([0] * s.box.size)
    for card in range(s.box.size):
        if s.in_game(card):
            pool[card] = 1 - seen[card]
    return pool


def redeal(s: Maracaibo, seat: i64, rng: Xorshift) -> None:
    """The same numbers of cards; as many B cards as before are in nobody's hand and not in the deck."""
    pool = unseen(s, seat)
    aside = aside_count(s)
    bag = vec[i64]([0] * s.box.size)
    card: i64
    for card in range(s.box.size):
        if s.box.deck[card] == 1:
            bag[card] = pool[card]
    for _ in range(aside):
        pool[rng.take(bag)] -= 1
    i: i64
    for i in range(s.people()):
        if i != seat:
            board = s.boards[i]
            n = len(board.hand)
            board.hand = vec[i64]()
            for _ in range(n):
                board.hand = added(board.hand, rng.take(pool))
    for card in range(s.box.size):
        s.deck.counts[card] = pool[card]


def aside_count(s: Maracaibo) -> i64:
    """B cards that are out of the game."""
    out = cards_out(s)
    n: i64 = 0
    card: i64
    for card in range(s.box.size):
        if s.box.deck[card] == 1 and out[card] + s.deck.counts[card] == 0:
            n += 1
    return n


# --- set-up: everybody holds A cards and C cards of the archive, and what is chosen shows to nobody else -------------


def is_dealt(s: Maracaibo, card: i64) -> bool:
    """It may have been dealt."""
    return s.box.deck[card] == 0 or (card >= s.box.first_c and s.c_dealt & BIT[card - s.box.first_c] != 0)


def split_again(s: Maracaibo, frame: Frame, seat: i64, rng: Xorshift) -> None:
    """Others' cards are drawn anew; who is done has planned and thrown something, who is not begins anew."""
    pool = vec[i64]([0] * s.box.size)
    bag = vec[i64]([0] * s.box.size)
    card: i64
    for card in range(s.box.size):
        if is_dealt(s, card):
            pool[card] = s.deck.counts[card]
        elif s.box.deck[card] == 1:
            bag[card] = 1
    for card in s.display:
        if card >= 0 and s.box.deck[card] == 1:
            bag[card] = 0
    in_deck: i64 = 0
    for card in range(s.box.size):
        if s.box.deck[card] == 1:
            in_deck += s.deck.counts[card]
            s.deck.counts[card] = 0
    i: i64
    for i in range(s.people()):
        if i != seat:
            board = s.boards[i]
            for card in board.hand:
                pool[card] += 1
            for card in board.planning:
                pool[card] += 1
            for card in board.thrown:
                pool[card] += 1
    for i in range(s.people()):
        if i != seat:
            deal_again(s, i, (frame.mask >> i) & 1 == 0, pool, rng)
    for card in range(s.box.size):
        if is_dealt(s, card):
            s.deck.counts[card] = pool[card]
    for _ in range(in_deck):
        s.deck.counts[rng.take(bag)] += 1
    careers_again(s, frame, seat, rng)


def deal_again(s: Maracaibo, seat: i64, done: bool, pool: vec[i64], rng: Xorshift) -> None:
    board = s.boards[seat]
    board.hand = vec[i64]()
    board.planning = vec[i64]()
    board.thrown = vec[i64]()
    for _ in range(8):
        board.hand = added(board.hand, rng.take(pool))
    if not done:
        return
    card = board.hand[rng.below(len(board.hand))]
    board.hand = without(board.hand, card)
    board.planning = append(board.planning, card)
    for _ in range(THROWN):
        card = board.hand[rng.below(len(board.hand))]
        board.hand = without(board.hand, card)
        board.thrown = added(board.thrown, card)


def careers_again(s: Maracaibo, frame: Frame, seat: i64, rng: Xorshift) -> None:
    """Others' two career cards; who has chosen has chosen one of them."""
    left: i64 = BIT[len(s.box.career_names)] - 1
    if seat >= 0:
        left &= ~s.boards[seat].careers
    i: i64
    for i in range(s.people()):
        if i == seat:
            continue
        board = s.boards[i]
        board.careers = rng.some(left, 2)
        left &= ~board.careers
        if frame.kind == CHOOSING_CAREER and (frame.mask >> i) & 1 == 0:
            one = rng.some(board.careers, 1)
            board.career = 0
            while BIT[board.career] != one:
                board.career += 1
