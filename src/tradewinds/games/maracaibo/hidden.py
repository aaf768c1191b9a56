"""A full state that a seat cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.accounts import cards_out
from tradewinds.games.maracaibo.components import BIT, BUILDINGS, GOODS, OBJECTS, THROWN
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.paying import SAME, WHICH
from tradewinds.games.maracaibo.state import CHOOSING_CAREER, PAYING, SPLITTING, VOTING, added, without
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.state import Frame
from tradewinds.kernel.vectors import append, vec

ATTEMPTS: Final = 50
"""To find cards with which a payment can go on, before the real ones are left where they are."""


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
            board.hand = owed(s, i, pool, rng)
            for _ in range(n - len(board.hand)):
                board.hand = added(board.hand, rng.take(pool))
    for card in range(s.box.size):
        s.deck.counts[card] = pool[card]


def owed(s: Maracaibo, seat: i64, pool: vec[i64], rng: Xorshift) -> vec[i64]:
    """Cards with which a seat can go on paying, out of the pool: everybody knows that it has such cards."""
    for frame in s.frames:
        if frame.kind == PAYING and frame.seat == seat:
            for _ in range(ATTEMPTS):
                left = pool[:]
                found = payment(s, frame, left, rng)
                if enough(found, frame):
                    for card in found:
                        pool[card] -= 1
                    return found
            for card in s.boards[seat].hand:  # hardly a card is left, and these are known to do
                pool[card] -= 1
            return s.boards[seat].hand[:]
    return vec[i64]()


def payment(s: Maracaibo, frame: Frame, left: vec[i64], rng: Xorshift) -> vec[i64]:
    """What is due, at random and as far as there are cards for it: objects, goods, then goods of one kind."""
    found = vec[i64]()
    low = frame.n  # of the kind that is being paid they come in rising order
    k: i64
    for k in range(OBJECTS):
        need = (frame.mask >> (4 * k)) & 15
        if need > 0:
            found = drawn(s.box.object, k, need, low, found, left, rng)
            low = 0
    for k in range(GOODS):
        need = (frame.bound >> (4 * k)) & 15
        if need > 0:
            found = drawn(s.box.good, k, need, low, found, left, rng)
            low = 0
    same = (frame.bound >> SAME) & 15
    if same > 0:
        which = (frame.bound >> WHICH) - 1
        found = drawn(s.box.good, which if which >= 0 else rng.below(GOODS), same, low, found, left, rng)
    return found


def drawn(kinds: vec[i64], kind: i64, need: i64, low: i64, found: vec[i64], left: vec[i64], rng: Xorshift) -> vec[i64]:
    """Cards of a kind, from a card on."""
    bag = vec[i64]([0] * len(left))
    there: i64 = 0
    card: i64
    for card in range(low, len(left)):
        if kinds[card] == kind:
            bag[card] = left[card]
            there += left[card]
    for _ in range(need if need < there else there):
        card = rng.take(bag)
        left[card] -= 1
        found = added(found, card)
    return found


def enough(found: vec[i64], frame: Frame) -> bool:
    need = (frame.bound >> SAME) & 15
    k: i64
    for k in range(OBJECTS):
        need += (frame.mask >> (4 * k)) & 15
    for k in range(GOODS):
        need += (frame.bound >> (4 * k)) & 15
    return len(found) == need


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
