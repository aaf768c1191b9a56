"""The window of an action (EON-6.7 to 6.13, R45): one card from hand, named with the declaration and resolved first.

Whatever may be declared must be possible to resolve (EON-6.9); where only a card makes it possible, it is declared with
that card.
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.building import has_field, has_host, has_location, in_hand
from tradewinds.games.empires.components import ALL_TILES, BIT, CONSTRUCT, HARVEST, SAIL
from tradewinds.games.empires.content import BOOST, FIELD, FIELD_OR_UPGRADE, UPGRADE, Acts
from tradewinds.games.empires.frames import TILE
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


def can_resolve(s: EmpiresState, seat: i64, tile: i64, generic: bool, card: i64) -> i64:
    """The action could be resolved, after the card of its window if there is one (EON-6.9, R11); -1 is no card."""
    board = s.boards[seat]
    if tile == CONSTRUCT:
        return 0 if has_location(s, board) else NO_LOCATION
    if tile == HARVEST:
        kind: i64 = -1 if card < 0 else s.content.kind[card]
        return 0 if kind == FIELD or kind == FIELD_OR_UPGRADE or has_field(s, board) else NO_FIELD
    if tile == SAIL:
        reason = can_sail(s, seat, generic)
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
    content = s.content
    if not in_hand(s, board, card):
        return NOT_IN_HAND
    if content.play_with[card] != tile:
        return NOT_FOR_THIS_ACTION
    if content.kind[card] == UPGRADE and not has_host(s, board, card):
        return NO_FIELD_TO_UPGRADE
    if content.kind[card] == BOOST:
        if content.voyage[card] != 0 and not has_voyage(s, seat, content.voyage[card]):
            return NO_VOYAGE
        inside = content.inside[card]
        if inside >= 0:
            return can_resolve(s, seat, inside, False, -1)
    return 0


def can_declare(s: EmpiresState, seat: i64, tile: i64, generic: bool, card: i64) -> i64:
    """An action with the card of its window, -1 for none."""
    if card >= 0:
        reason = can_play(s, seat, tile, card)
        if reason != 0:
            return reason
    return can_resolve(s, seat, tile, generic, card)


def can_be_performed(s: EmpiresState, seat: i64, tile: i64, generic: bool) -> bool:
    """With some card or without."""
    if can_resolve(s, seat, tile, generic, -1) == 0:
        return True
    for card in s.content.window_cards:
        if can_declare(s, seat, tile, generic, card) == 0:
            return True
    return False


def resolvable(s: EmpiresState, seat: i64, board: Player, location: bool) -> i64:
    """The actions that could be resolved without a card, as bits: `can_resolve` of all tiles (EON-6.9)."""
    tiles: i64 = ALL_TILES
    if not location:
        tiles &= ~BIT[CONSTRUCT]
    if not has_field(s, board):
        tiles &= ~BIT[HARVEST]
    if can_sail(s, seat, False) != 0:
        tiles &= ~BIT[SAIL]
    return tiles


def window_hand(s: EmpiresState, board: Player) -> i64:
    """The places in the deck of the cards in hand that are played in windows, as bits."""
    play_with = s.content.play_with
    deck = s.content.decks[board.clan]
    found: i64 = 0
    k: i64
    for k in range(len(board.hand)):
        if board.hand[k] > 0 and play_with[deck[k]] >= 0:
            found |= BIT[k]
    return found


def fill_windows(s: EmpiresState, seat: i64, tile: i64, generic: bool, first: i64, hand: i64, out: Buffer) -> None:
    """All declarations of an action with a card of `window_hand`; `first` is the one with the first window card."""
    content = s.content
    play_with = content.play_with
    deck = content.decks[s.boards[seat].clan]
    while hand != 0:
        card = deck[least(hand)]
        hand &= hand - 1
        if play_with[card] == tile and can_declare(s, seat, tile, generic, card) == 0:
            out.add(first + content.window[card])


def set_aside(s: EmpiresState, seat: i64, card: i64) -> None:
    """The named card is shown, and no longer in the hand (EON-R45 b)."""
    if card < 0:
        return
    board = s.boards[seat]
    board.hand[s.content.local[card]] -= 1
    board.hand_size -= 1
    if s.journal is not None:
        s.journal.reveal("named", "EON-6.7", int(seat), {"card": s.content.names[card]})


# --- a perform that nobody declared (EON-R45 e) ----------------------------------------------------------------------


def options_performing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    act = s.content.act
    generic = frame.mask != 0
    if can_declare(s, frame.seat, frame.what, generic, -1) == 0:
        out.add(act.perform + frame.what)
    hand = window_hand(s, s.boards[frame.seat])
    fill_windows(s, frame.seat, frame.what, generic, act.perform_with + frame.what * act.windows, hand, out)


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
