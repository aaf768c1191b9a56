"""Choose cards, turn them over one by one and carry them out (JAM-3.14 to 3.21)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import (
    CARD,
    LOAD,
)
from tradewinds.games.jamaica.components import CARDS, DAY, FORWARD
from tradewinds.games.jamaica.phases.end import end_round
from tradewinds.games.jamaica.phases.load import begin_load
from tradewinds.games.jamaica.phases.move import begin_move
from tradewinds.games.jamaica.reasons import (
    ASK_CARD,
    NOT_IN_HAND,
)
from tradewinds.games.jamaica.state import GHOST, JamaicaState
from tradewinds.kernel.bits import least
from tradewinds.kernel.state import Buffer, Frame


def can_choose_card(s: JamaicaState, seat: i64, action: i64) -> i64:
    """Any card in hand (JAM-3.14)."""
    if not CARD <= action < LOAD:
        return ASK_CARD
    return 0 if (s.ships[seat].hand >> (action - CARD)) & 1 != 0 else NOT_IN_HAND


def told_choose_card(action: int) -> dict[str, object]:
    return {"card": CARDS[action - CARD]}


def options_choose_card(s: JamaicaState, seat: i64, out: Buffer) -> None:
    hand = s.ships[seat].hand
    items = out.items
    n: i64 = 0
    while hand != 0:
        items[n] = CARD + least(hand)
        hand &= hand - 1
        n += 1
    out.n = n


def do_choose_card(s: JamaicaState, seat: i64, action: i64) -> None:
    """The card lies face down and cannot be taken back; the actions begin when everybody has laid one (JAM-3.15)."""
    ship = s.ships[seat]
    frame = s.top
    card = action - CARD
    ship.hand ^= 1 << card
    ship.laid = card
    ship.revealed = False
    frame.mask ^= 1 << seat
    if frame.mask == 0:
        s.pop()
    s.barriers += 1
    if s.journal is not None:
        s.journal.add_secret("laid", "JAM-3.14", seat, {}, {"card": CARDS[card]}, (int(seat),))


def step_turns(s: JamaicaState, frame: Frame) -> bool:
    """Captain first, then clockwise: turn the card over, carry out the day action, then the night action.

    A card is revealed when its owner's turn comes (JAM-3.16, 3.17); each action, with all that follows from it, is
    finished before the next one starts (JAM-3.18, 3.19); a ship at the finish has no night action (JAM-9.2).
    """
    while s.top is frame:  # what the last action did left nothing to decide
        turn = frame.n
        if turn == 2 * s.players:
            s.pop()
            if s.has_ghost() and not (s.race_ends and s.rules.ghost_rests_in_final_round):
                s.push(GHOST, s.captain)
            else:
                end_round(s)
            return False
        seat = (s.captain + (turn >> 1)) % s.players
        part = turn & 1
        frame.n = turn + 1
        ship = s.ships[seat]
        s.part = part
        if part == DAY:
            s.acting = seat
            ship.revealed = True
            ship.discard |= 1 << ship.laid
            if s.journal is not None:
                s.journal.reveal("revealed", "JAM-3.17", seat, {"card": CARDS[ship.laid]})
        elif ship.finished():
            if s.journal is not None:
                s.journal.add("action_lost", "JAM-9.2", seat, {"part": "night"})
            continue
        symbol = s.rules.box.symbols[2 * ship.laid + part]
        die = s.day if part == DAY else s.night
        if symbol >= FORWARD:
            begin_move(s, seat, symbol, die)
        else:
            begin_load(s, seat, symbol, die, False)
    return False
