"""Goods and keywords (chapter 8): gaining, drawing, recovering; the supply is unlimited (EON-1.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    BIT,
    CARD,
    GOODS,
    GOODS_BITS,
    KIND_NAMES,
    LAST_ROUND_AT,
    VP,
    WORKER,
    named_goods,
)
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.state import Frame

UNTOLD: Final[list[str]] = []
NOT_TOLD: Final[dict[str, int]] = {}
"""In the place of what would be told, where nobody listens."""


def source_name(s: EmpiresState, card: i64) -> dict[str, object]:
    """Of which card a fact is the effect, for its words."""
    return {} if card < 0 else {"card": s.content.names[card]}


def gain(s: EmpiresState, seat: i64, kind: i64, n: i64, card: i64, rule: str) -> None:
    """From the supply to the own stock; VP at once on the track; a card from the own deck (EON-8.1, 8.15)."""
    if kind == CARD:
        draw_cards(s, seat, n, rule)
        return
    board = s.boards[seat]
    if kind < GOODS:
        board.goods[kind] += n
    elif kind == WORKER:
        board.workers += n
    else:
        assert kind == VP
        gain_vp(s, board, n)
    if s.journal is not None:
        s.journal.add("gained", rule, int(seat), {"gains": {KIND_NAMES[kind]: int(n)}, **source_name(s, card)})


def gain_vp(s: EmpiresState, board: Player, n: i64) -> None:
    board.vp += n
    if board.vp >= LAST_ROUND_AT:
        s.ahead = True


def gain_goods(s: EmpiresState, seat: i64, goods: i64) -> None:
    """All goods of a packed number; the caller tells of it."""
    stock = s.boards[seat].goods
    good: i64 = 0
    while goods != 0:
        stock[good] += goods & 255
        goods >>= GOODS_BITS
        good += 1


def gain_field(s: EmpiresState, seat: i64, goods: i64, card: i64, rule: str) -> None:
    gain_goods(s, seat, goods)
    if s.journal is not None:
        s.journal.add("gained", rule, int(seat), {"gains": named_goods(goods), **source_name(s, card)})


def can_draw(board: Player) -> bool:
    return board.deck.size > 0 or board.discard_size > 0


def draw_one(s: EmpiresState, seat: i64, board: Player) -> i64:
    """The top card of the own deck; an empty deck is rebuilt from the discard pile; -1 if both are empty (EON-4.7)."""
    if board.deck.size == 0:
        if board.discard_size == 0:
            return -1
        rebuild(s, seat)
    return board.deck.draw(s.chance, board.clan)


def rebuild(s: EmpiresState, seat: i64) -> None:
    """The discard pile, shuffled, is the new deck (EON-4.7)."""
    board = s.boards[seat]
    board.deck.move_all(board.discard)
    board.discard_size = 0
    if s.journal is not None:
        s.journal.add("reshuffled", "EON-4.7", int(seat), {})


def draw_cards(s: EmpiresState, seat: i64, n: i64, rule: str) -> None:
    """Into the hand; only the owner sees them (EON-14.1)."""
    board = s.boards[seat]
    names = [] if s.journal is not None else UNTOLD
    drawn: i64 = 0
    while drawn < n:
        local = draw_one(s, seat, board)
        if local < 0:
            break
        board.into_hand(local, 1)
        drawn += 1
        if s.journal is not None:
            names.append(s.content.names[s.card_at(board.clan, local)])
    if s.journal is not None and drawn > 0:
        s.journal.add_secret("drew", rule, int(seat), {"n": int(drawn)}, {"cards": names}, (int(seat),))


def draw_aside(s: EmpiresState, seat: i64, n: i64, rule: str) -> None:
    """Cards to choose from, apart from the hand (EON-4.1)."""
    board = s.boards[seat]
    names = [] if s.journal is not None else UNTOLD
    drawn: i64 = 0
    while drawn < n:
        local = draw_one(s, seat, board)
        if local < 0:
            break
        board.drawn[local] += 1
        board.aside |= BIT[local]
        drawn += 1
        if s.journal is not None:
            names.append(s.content.names[s.card_at(board.clan, local)])
    if s.journal is not None and drawn > 0:
        s.journal.add_secret("drew_aside", rule, int(seat), {"n": int(drawn)}, {"cards": names}, (int(seat),))


def discard_card(board: Player, local: i64) -> None:
    """Face up on the own discard pile."""
    board.discard[local] += 1
    board.discard_size += 1


def recover(s: EmpiresState, seat: i64, n: i64) -> None:
    """Spent workers become available, as many as there are (EON-8.8, R49)."""
    board = s.boards[seat]
    if n > board.spent:
        n = board.spent
    if n == 0:
        return
    board.spent -= n
    board.workers += n
    if s.journal is not None:
        s.journal.add("recovered", "EON-8.8", int(seat), {"n": int(n)})


MOST_CHOSEN: Final = 31
"""Of one kind: five bits each."""


def unpack(packed: i64, kind: i64) -> i64:
    """How many of a kind were chosen."""
    return (packed >> (5 * kind)) & MOST_CHOSEN


def one_more(s: EmpiresState, frame: Frame, kind: i64, rule: str) -> None:
    """An item is chosen; if there is no place for more of its kind, all that was chosen so far is taken."""
    if unpack(frame.bound, kind) == MOST_CHOSEN:
        take_chosen(s, frame, rule)
    frame.bound += BIT[5 * kind]


def take_chosen(s: EmpiresState, frame: Frame, rule: str) -> None:
    """What a frame's seat has chosen from the card that the frame is about."""
    board = s.boards[frame.seat]
    i = board.slot(frame.source)
    chosen_gains(s, frame.seat, frame.bound, board.cards[i] if i >= 0 else -1, rule)
    frame.bound = 0


def chosen_gains(s: EmpiresState, seat: i64, packed: i64, card: i64, rule: str) -> None:
    """All items of a mix at once; cards are drawn last (EON-R28)."""
    board = s.boards[seat]
    kind: i64
    gains = {} if s.journal is not None else NOT_TOLD
    for kind in range(CARD):
        n = unpack(packed, kind)
        if n > 0:
            if kind < GOODS:
                board.goods[kind] += n
            elif kind == WORKER:
                board.workers += n
            else:
                gain_vp(s, board, n)
            if s.journal is not None:
                gains[KIND_NAMES[kind]] = int(n)
    if s.journal is not None and len(gains) > 0:
        s.journal.add("gained", rule, int(seat), {"gains": gains, **source_name(s, card)})
    cards = unpack(packed, CARD)
    if cards > 0:
        draw_cards(s, seat, cards, rule)
