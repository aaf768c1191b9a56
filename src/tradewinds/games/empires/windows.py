"""The window of an action (EON-6.7 to 6.13, R45): one card from hand, named with the declaration and resolved first.

Whatever may be declared must be possible to resolve (EON-6.9); where only a card makes it possible, it is declared with
that card.
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.building import has_field, has_host, has_location, in_hand
from tradewinds.games.empires.components import ALL_TILES, BIT, CONSTRUCT, HARVEST, SAIL, TILES
from tradewinds.games.empires.content import BOOST, DECK_ROOM, FIELD, FIELD_OR_UPGRADE, IN_FULL, UPGRADE, Acts
from tradewinds.games.empires.frames import TILE
from tradewinds.games.empires.paying import pay, short_of
from tradewinds.games.empires.reasons import (
    ASK_PERFORM,
    NO_FIELD,
    NO_FIELD_TO_UPGRADE,
    NO_LOCATION,
    NO_VOYAGE,
    NOT_FOR_THIS_ACTION,
    NOT_IN_HAND,
)
from tradewinds.games.empires.ships import can_sail, frees_ship, has_voyage
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.bits import least
from tradewinds.kernel.state import Buffer, Frame


def extra_cost(s: EmpiresState, tile: i64) -> i64:
    """What this round's event adds to each declaration of the action (EON-15.5)."""
    return s.content.event_extra[s.event * TILES + tile] if s.event >= 0 else 0


def can_resolve(s: EmpiresState, seat: i64, tile: i64, generic: bool, card: i64) -> i64:
    """The action could be resolved, after the card of its window if there is one (EON-6.9, R11); -1 is no card."""
    board = s.boards[seat]
    if tile == CONSTRUCT:
        return 0 if has_location(s, board) else NO_LOCATION
    if tile == HARVEST:
        if has_field(board):
            return 0
        kind: i64 = -1
        if card >= 0:
            kind = s.content.kind[card]
        return 0 if kind == FIELD or kind == FIELD_OR_UPGRADE else NO_FIELD
    if tile == SAIL:
        reason = can_sail(s, board, generic)
        if reason != 0 and card >= 0 and s.content.kind[card] == BOOST and s.content.frees_ship[card] != 0:
            if board.spare_ships > 0 and s.content.voyage[card] == 0:
                return 0
            if s.content.voyage[card] != 0 and frees_ship(s, seat, s.content.voyage[card], generic):
                return 0
        return reason
    return 0


def can_play(s: EmpiresState, seat: i64, tile: i64, card: i64) -> i64:
    """A card of the hand that fits the action and can be resolved (EON-6.7, 8.17, 9.7, R45 c)."""
    board = s.boards[seat]
    if not in_hand(s, board, card):
        return NOT_IN_HAND
    if s.content.play_with[card] != tile:
        return NOT_FOR_THIS_ACTION
    return can_take_effect(s, seat, board, card)


def can_take_effect(s: EmpiresState, seat: i64, board: Player, card: i64) -> i64:
    """A card of a window can be resolved (EON-8.17, 9.7)."""
    content = s.content
    if content.kind[card] == UPGRADE and not has_host(s, board, card):
        return NO_FIELD_TO_UPGRADE
    if content.kind[card] == BOOST:
        if content.voyage[card] != 0 and not has_voyage(s, seat, content.voyage[card]):
            return NO_VOYAGE
        inside = content.inside[card]
        if inside >= 0:
            return can_perform_inside(s, seat, board, card, inside)
    return 0


def can_perform_inside(s: EmpiresState, seat: i64, board: Player, card: i64, tile: i64) -> i64:
    """The `perform` of a boost can be done: after the steps before it, or with another card of the hand (R45 e)."""
    content = s.content
    reason = short_of(board, extra_cost(s, tile), 0)
    if reason != 0 or (tile == SAIL and content.frees_ship[card] != 0):
        return reason
    generic = content.generic[card] != 0
    reason = can_resolve(s, seat, tile, generic, -1)
    if reason == 0:
        return reason
    hand = windows_of(s, board, tile)
    if board.hand[content.local[card]] == 1:
        hand &= ~BIT[content.local[card]]
    while hand != 0:
        other = content.decks[board.clan][least(hand)]
        hand &= hand - 1
        # a card that performs something itself is left out, so that no two cards wait for each other
        if content.inside[other] < 0 and can_take_effect(s, seat, board, other) == 0:
            if can_resolve(s, seat, tile, generic, other) == 0:
                return 0
    return reason


def can_declare(s: EmpiresState, seat: i64, tile: i64, generic: bool, card: i64) -> i64:
    """An action with the card of its window, -1 for none."""
    if card >= 0:
        reason = can_play(s, seat, tile, card)
        if reason != 0:
            return reason
    return can_resolve(s, seat, tile, generic, card)


def can_be_performed(s: EmpiresState, seat: i64, tile: i64, generic: bool) -> bool:
    """With some card or without; this round's event may make it cost something."""
    if short_of(s.boards[seat], extra_cost(s, tile), 0) != 0:
        return False
    if can_resolve(s, seat, tile, generic, -1) == 0:
        return True
    board = s.boards[seat]
    return declarable(s, seat, board, windows_of(s, board, tile), resolvable(s, board, generic), generic) != 0


def resolvable(s: EmpiresState, board: Player, generic: bool) -> i64:
    """The actions that could be resolved without a card, as bits: `can_resolve` of all tiles (EON-6.9)."""
    tiles: i64 = ALL_TILES
    if not has_location(s, board):
        tiles &= ~(1 << CONSTRUCT)
    if not has_field(board):
        tiles &= ~(1 << HARVEST)
    if can_sail(s, board, generic) != 0:
        tiles &= ~(1 << SAIL)
    return tiles


def windows_of(s: EmpiresState, board: Player, tile: i64) -> i64:
    """The places in the deck of the cards in hand that are played with an action, as bits."""
    return board.held & s.content.windows_with[board.clan * TILES + tile]


def declarable(s: EmpiresState, seat: i64, board: Player, hand: i64, able: i64, generic: bool) -> i64:
    """Of these places in the deck those with whose cards their action may be declared: `can_declare` of each.

    `able`: the actions that could be resolved without a card.
    """
    content = s.content
    deck = board.clan * DECK_ROOM
    found: i64 = 0
    while hand != 0:
        one = hand & -hand
        hand -= one
        card = content.deck_cards[deck + least(one)]
        need = content.window_needs[card]
        if need == IN_FULL:
            if can_take_effect(s, seat, board, card) == 0:
                if can_resolve(s, seat, content.play_with[card], generic, card) == 0:
                    found |= one
        elif able & content.window_tiles[card] != 0 and (need == 0 or need & board.yields != 0):
            found |= one
    return found


def fill_windows(s: EmpiresState, board: Player, first: i64, cards: i64, out: Buffer) -> None:
    """A declaration with each of these cards; `first` is the one with the first window card."""
    content, items = s.content, out.items
    deck = board.clan * DECK_ROOM
    while cards != 0:
        items[out.n] = first + content.window[content.deck_cards[deck + least(cards)]]
        out.n += 1
        cards &= cards - 1


def set_aside(s: EmpiresState, seat: i64, card: i64) -> None:
    """The named card is shown, and no longer in the hand (EON-R45 b)."""
    if card < 0:
        return
    board = s.boards[seat]
    board.out_of_hand(s.content.local[card])
    if s.journal is not None:
        s.journal.reveal("named", "EON-6.7", int(seat), {"card": s.content.names[card]})


# --- a perform that nobody declared (EON-R45 e) ----------------------------------------------------------------------


def options_performing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    act = s.content.act
    generic = frame.mask != 0
    if can_resolve(s, frame.seat, frame.what, generic, -1) == 0:
        out.add(act.perform + frame.what)
    board = s.boards[frame.seat]
    able = resolvable(s, board, generic)
    cards = declarable(s, frame.seat, board, windows_of(s, board, frame.what), able, generic)
    fill_windows(s, board, act.perform_with + frame.what * act.windows, cards, out)


def can_performing(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    generic = frame.mask != 0
    if action == act.perform + frame.what:
        return can_declare(s, frame.seat, frame.what, generic, -1)
    first = act.perform_with + frame.what * act.windows
    if first <= action < first + act.windows:
        return can_declare(s, frame.seat, frame.what, generic, s.content.window_cards[action - first])
    return ASK_PERFORM


def do_performing(s: EmpiresState, frame: Frame, action: i64) -> None:
    act = s.content.act
    card: i64 = -1
    if action >= act.perform_with:
        card = s.content.window_cards[action - act.perform_with - frame.what * act.windows]
    s.pop()
    set_aside(s, frame.seat, card)
    s.push(TILE, frame.seat, frame.what, 0, frame.mask, -1, card + 1)
    pay(s, frame.seat, extra_cost(s, frame.what), 0, -1)
