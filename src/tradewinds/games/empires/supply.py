"""Goods and keywords (chapter 8): gaining, drawing, recovering; the supply is unlimited (EON-1.5)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import CARD, GOODS, KIND_NAMES, VP, WORKER, in_goods, named_goods
from tradewinds.games.empires.state import EmpiresState, Player


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
        board.vp += n
    if s.journal is not None:
        s.journal.add("gained", rule, int(seat), {"gains": {KIND_NAMES[kind]: int(n)}, **source_name(s, card)})


def gain_goods(s: EmpiresState, seat: i64, goods: i64) -> None:
    """All goods of a packed number; the caller tells of it."""
    board = s.boards[seat]
    good: i64
    for good in range(GOODS):
        board.goods[good] += in_goods(goods, good)


def gain_field(s: EmpiresState, seat: i64, goods: i64, card: i64, rule: str) -> None:
    gain_goods(s, seat, goods)
    if s.journal is not None:
        s.journal.add("gained", rule, int(seat), {"gains": named_goods(goods), **source_name(s, card)})


def can_draw(board: Player) -> bool:
    return board.deck.size > 0 or board.discard_size > 0


def draw_one(s: EmpiresState, seat: i64) -> i64:
    """The top card of the own deck; an empty deck is rebuilt from the discard pile; -1 if both are empty (EON-4.7)."""
    board = s.boards[seat]
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
    names: list[str] = []
    drawn: i64 = 0
    while drawn < n:
        local = draw_one(s, seat)
        if local < 0:
            break
        board.hand[local] += 1
        board.hand_size += 1
        drawn += 1
        if s.journal is not None:
            names.append(s.content.names[s.card_at(board.clan, local)])
    if s.journal is not None and drawn > 0:
        s.journal.add_secret("drew", rule, int(seat), {"n": int(drawn)}, {"cards": names}, (int(seat),))


def draw_aside(s: EmpiresState, seat: i64, n: i64, rule: str) -> None:
    """Cards to choose from, apart from the hand (EON-4.1)."""
    board = s.boards[seat]
    names: list[str] = []
    drawn: i64 = 0
    while drawn < n:
        local = draw_one(s, seat)
        if local < 0:
            break
        board.drawn[local] += 1
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


def unpack(packed: i64, kind: i64) -> i64:
    """How many of a kind were chosen (five bits each)."""
    return (packed >> (5 * kind)) & 31


def chosen_gains(s: EmpiresState, seat: i64, packed: i64, card: i64, rule: str) -> None:
    """All items of a mix at once; cards are drawn last (EON-R28)."""
    board = s.boards[seat]
    kind: i64
    gains: dict[str, int] = {}
    for kind in range(CARD):
        n = unpack(packed, kind)
        if n > 0:
            if kind < GOODS:
                board.goods[kind] += n
            elif kind == WORKER:
                board.workers += n
            else:
                board.vp += n
            if s.journal is not None:
                gains[KIND_NAMES[kind]] = int(n)
    if s.journal is not None and len(gains) > 0:
        s.journal.add("gained", rule, int(seat), {"gains": gains, **source_name(s, card)})
    cards = unpack(packed, CARD)
    if cards > 0:
        draw_cards(s, seat, cards, rule)
