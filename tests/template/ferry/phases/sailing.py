"""Sailing (FER-2.1 to 2.5): one card a turn, as far as it blows."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.state import Buffer, Frame

from ..actions import ANCHOR, BLOW
from ..components import WINDS
from ..reasons import ASK_SAIL, CAN_SAIL, NO_SUCH_CARD, OCCUPIED
from ..state import DECK, SAIL, FerryState


def step_turns(s: FerryState, frame: Frame) -> bool:
    """Clockwise from the first player (FER-2.1); the round in which somebody lands is played to its end (FER-3.1)."""
    if frame.n < s.players:
        seat = (s.first + frame.n) % s.players
        frame.n += 1
        if s.boats[seat].space < s.length:
            s.push(SAIL, seat)
        return False
    landed = False
    for boat in s.boats:
        landed = landed or boat.space >= s.length
    if landed or not anybody_can_go_on(s):
        s.over = True
        s.pop()
        if s.journal is not None:
            s.journal.add("game_over", "FER-3.1", -1, {"scores": s.scores(), "winners": s.winners()})
        return False
    frame.n = 0
    s.round += 1
    return False


def anybody_can_go_on(s: FerryState) -> bool:
    """Somebody has a card left (FER-3.2)."""
    for boat in s.boats:
        for n in boat.hand:
            if n != 0:
                return True
    return False


def can_blow(s: FerryState, seat: i64, wind: i64) -> i64:
    """A card of the hand, and nobody where the boat would stop, but for the far bank (FER-2.2, 2.3)."""
    boat = s.boats[seat]
    if boat.hand[wind] == 0:
        return NO_SUCH_CARD
    there = boat.space + wind + 1
    if there < s.length:
        for other in s.boats:
            if other.space == there:
                return OCCUPIED
    return 0


def can_anchor(s: FerryState, seat: i64) -> i64:
    """Only who can play no card stays where he is (FER-2.4)."""
    wind: i64
    for wind in range(WINDS):
        if can_blow(s, seat, wind) == 0:
            return CAN_SAIL
    return 0


def can_sail(s: FerryState, seat: i64, action: i64) -> i64:
    if action == ANCHOR:
        return can_anchor(s, seat)
    return can_blow(s, seat, action - BLOW) if 0 <= action < ANCHOR else ASK_SAIL


def told_sail(s: FerryState, seat: int, action: int) -> dict[str, object]:
    """What the words of a refusal need."""
    if action == ANCHOR:
        return {}
    wind = action - BLOW + 1
    return {"wind": wind, "space": int(s.boats[seat].space) + wind}


def options_sail(s: FerryState, frame: Frame, out: Buffer) -> None:
    wind: i64
    for wind in range(WINDS):
        if can_blow(s, frame.seat, wind) == 0:
            out.add(BLOW + wind)
    if out.n == 0:
        out.add(ANCHOR)


def do_sail(s: FerryState, action: i64) -> None:
    seat = s.pop().seat
    boat = s.boats[seat]
    if action == ANCHOR:
        if s.journal is not None:
            s.journal.add("anchored", "FER-2.4", int(seat), {})
        return
    wind = action - BLOW
    boat.hand[wind] -= 1
    s.played[wind] += 1
    boat.space = min(boat.space + wind + 1, s.length)
    if s.journal is not None:
        kind = "landed" if boat.space == s.length else "sailed"
        s.journal.reveal(kind, "FER-2.2", int(seat), {"wind": int(wind + 1), "space": int(boat.space)})
    draw(s, seat, "FER-2.5")


def draw(s: FerryState, seat: i64, rule: str) -> None:
    """A card from the deck while it lasts; only its owner sees it (FER-2.5)."""
    wind = s.chance.weigh(DECK, s.deck)
    if wind < 0:
        return
    s.deck[wind] -= 1
    s.boats[seat].hand[wind] += 1
    if s.journal is not None:
        s.journal.add_secret("drew", rule, int(seat), {}, {"card": int(wind + 1)}, (int(seat),))
