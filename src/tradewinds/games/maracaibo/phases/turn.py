"""A turn (MAR-3.3): sail, main action and free actions (MAR-5), city action (MAR-6), homeward bound (MAR-14), draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.cards import discard_from_hand, draw_to_hand, refill_display
from tradewinds.games.maracaibo.components import BIT, DISPLAY, DOUBLOONS, MOVEMENT
from tradewinds.games.maracaibo.content import CITY, FREE_DISPLAY, HOME, NO_PLACE, VILLAGE, Acts
from tradewinds.games.maracaibo.discs import has_disc
from tradewinds.games.maracaibo.phases.sail import unused_at_stops
from tradewinds.games.maracaibo.phases.villages import actions_for
from tradewinds.games.maracaibo.quests import can_fulfil_here, fulfil_here, options_here
from tradewinds.games.maracaibo.reasons import (
    ASK_AFTER,
    ASK_DELIVER,
    ASK_DRAW,
    ASK_MAIN,
    ASSISTANT_NEW,
    DECK_EMPTY,
    DISPLAY_DEAR,
    MAIN_DONE,
    NO_ASSISTANT_HERE,
    NOT_DISPLAYED,
    NOT_HERE,
    NOT_TO_DELIVER,
    PLAGUE,
    SKULL_HERE,
    WRONG_GOOD,
)
from tradewinds.games.maracaibo.state import (
    CITY_ACTION,
    DISCARDING_DISC,
    DRAWING,
    JEAN,
    JEAN_TURN,
    MAIN,
    NEW,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    SAILING,
    SCORING,
    TURN,
    USED,
    VILLAGES,
    MaracaiboState,
    Player,
    added,
    has,
)
from tradewinds.games.maracaibo.supply import pay
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

AFTER_MAIN: Final = 1
AFTER_DRAW: Final = 2
DELIVERY: Final = 0
OWN_ACTION: Final = 1


def begin_turn(s: MaracaiboState, seat: i64) -> None:
    if s.rules.jean and seat == JEAN:
        s.push(JEAN_TURN, seat)
    else:
        s.push(TURN, seat)


def end_turn(s: MaracaiboState, seat: i64) -> None:
    """The next player to the left, or the scoring (MAR-3.3, 3.1)."""
    s.pop()
    refill_display(s)
    if s.trigger >= 0:
        s.push(SCORING, s.trigger)
    else:
        begin_turn(s, seat + 1 if seat + 1 < s.players else 0)


def step_turn(s: MaracaiboState, frame: Frame) -> bool:
    seat = frame.seat
    board = s.boards[seat]
    k: i64
    if frame.n == 0:
        s.active = seat
        s.phase = PHASE_A
        s.mp = 0
        s.turn_mp = 0
        s.stops = 0
        s.fought = 0
        if board.posts != 0:
            for k in range(len(board.marks)):
                board.marks[k] &= ~NEW
        frame.n = AFTER_MAIN
        if s.journal is not None:
            s.journal.add("turn", "MAR-3.3", int(seat), {})
        s.push(MAIN, seat)
        s.push(SAILING, seat, 0, MOVEMENT, 1)
    elif frame.n == AFTER_MAIN:
        unused_at_stops(s, seat)
        s.phase = PHASE_C
        if len(board.hand) < s.hand_limit(board):
            frame.n = AFTER_DRAW
            s.push(DRAWING, seat)
        else:
            end_turn(s, seat)
    else:
        assert frame.n == AFTER_DRAW
        end_turn(s, seat)
    return False


# --- main action (MAR-5.1 to 5.4) ------------------------------------------------------------------------------------


def step_main(s: MaracaiboState, frame: Frame) -> bool:
    """Homeward VP come by themselves (MAR-RUL.19); after the extra main action the outer one goes on."""
    s.phase = PHASE_B
    if frame.n == 0 and home_gains(s, s.boards[frame.seat].ship):
        frame.n = 1
        s.run(Frame(EFFECT, frame.seat, s.box.city_program[s.city_action(s.boards[frame.seat].ship)]))
        return False
    if frame.n == 1 and frame.mask == 1:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def home_gains(s: MaracaiboState, place: i64) -> bool:
    """Spaces 21 and 22 (MAR-14.4, 14.5); on 20 there is a choice (MAR-14.3)."""
    return s.kinds[place] == HOME and s.box.place_names[place] != "20"


def can_city(s: MaracaiboState, seat: i64) -> i64:
    """Not in a plague (MAR-29.4)."""
    place = s.boards[seat].ship
    return 0 if s.kinds[place] == CITY else PLAGUE if s.kinds[place] == NO_PLACE else NOT_HERE


def can_village(s: MaracaiboState, place: i64) -> i64:
    """A skull tile bars it (MAR-29.14, 29.4)."""
    if s.kinds[place] != VILLAGE:
        return PLAGUE if s.kinds[place] == NO_PLACE else NOT_HERE
    tile = s.box.skull_at[place]
    return SKULL_HERE if tile >= 0 and s.has_tile(tile) else 0


def can_home(s: MaracaiboState, seat: i64) -> i64:
    return 0 if s.kinds[s.boards[seat].ship] == HOME else NOT_HERE


def can_assist(s: MaracaiboState, seat: i64, card: i64) -> i64:
    """An own assistant here, placed before this turn (MAR-13.2, 13.3)."""
    board = s.boards[seat]
    slot = board.slot(card)
    if slot < 0 or s.box.assistant_at[card] != board.ship:
        return NO_ASSISTANT_HERE
    return 0 if board.marks[slot] & NEW == 0 else ASSISTANT_NEW


def options_main(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    act = s.box.act
    seat = frame.seat
    if frame.n == 0:
        board = s.boards[seat]
        kind = s.kinds[board.ship]
        if kind == CITY:
            out.add(act.city)
        elif kind == VILLAGE:
            if can_village(s, board.ship) == 0:
                out.add(act.village_turn)
        elif kind == HOME:
            out.add(act.home)
        options_here(s, seat, out)
        if board.posts & BIT[board.ship] != 0:
            for card in board.cards:
                if can_assist(s, seat, card) == 0:
                    out.add(act.assistant + card)
    out.add(act.done)


def can_main(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    if not act.city <= action < act.goal:
        return ASK_MAIN if frame.n == 0 else ASK_AFTER
    if frame.n != 0:
        return MAIN_DONE
    seat = frame.seat
    if action == act.city:
        return can_city(s, seat)
    if action == act.village_turn:
        return can_village(s, s.boards[seat].ship)
    if action == act.home:
        return can_home(s, seat)
    if action < act.assistant:
        return can_fulfil_here(s, seat, action - act.quest)
    return can_assist(s, seat, action - act.assistant)


def do_main(s: MaracaiboState, frame: Frame, action: i64) -> None:
    act = s.box.act
    seat = frame.seat
    if action == act.done:
        s.pop()
        return
    frame.n = 1
    board = s.boards[seat]
    if action == act.city:
        if s.journal is not None:
            s.journal.add("city_action", "MAR-5.2", int(seat), {"place": s.box.place_names[board.ship]})
        s.push(CITY_ACTION, seat, board.ship)
    elif action == act.village_turn:
        s.push(VILLAGES, seat, 0, actions_for(board, s.mp))
    elif action == act.home:
        s.push(EFFECT, seat, s.box.city_program[s.city_action(board.ship)])
    elif action < act.assistant:
        fulfil_here(s, seat, action - act.quest)
    else:
        card = action - act.assistant
        board.marks[board.slot(card)] |= USED
        if s.journal is not None:
            s.journal.add("assistant_used", "MAR-13.2", int(seat), {"card": s.box.names[card]})
        s.push(EFFECT, seat, s.box.assistant_program[s.box.assistant[card]], 0, card + 1, card)


# --- city action (MAR-6) ---------------------------------------------------------------------------------------------


def may_deliver(s: MaracaiboState, seat: i64, place: i64) -> bool:
    """For all to see: a free market space, a legal disc, cards in hand (MAR-6.2, 6.5)."""
    board = s.boards[seat]
    return s.market[place] < s.market_spaces(place) and len(board.hand) > 0 and has_disc(s, board)


def step_city(s: MaracaiboState, frame: Frame) -> bool:
    """First deliver, then the city's own action (MAR-6.1)."""
    if frame.n == DELIVERY:
        if may_deliver(s, frame.seat, frame.what):
            s.deciders = BIT[frame.seat]
            return True
        frame.n = OWN_ACTION
        return False
    s.pop()
    s.run(Frame(EFFECT, frame.seat, s.box.city_program[s.city_action(frame.what)]))
    return False


def can_deliver(s: MaracaiboState, frame: Frame, card: i64) -> i64:
    """A card of the hand with the good that the market wants (MAR-6.2, 6.4)."""
    if not has(s.boards[frame.seat].hand, card):
        return NOT_TO_DELIVER
    return 0 if s.box.good[card] == s.market_good(frame.what) else WRONG_GOOD


def options_city(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    for card in s.boards[frame.seat].hand:
        if can_deliver(s, frame, card) == 0:
            out.add(s.box.act.deliver + card)
    out.add(s.box.act.decline)


def can_delivery(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    return can_deliver(s, frame, action - act.deliver) if act.deliver <= action < act.disc else ASK_DELIVER


def do_city(s: MaracaiboState, frame: Frame, action: i64) -> None:
    frame.n = OWN_ACTION
    if action == s.box.act.decline:
        return
    if s.journal is not None:
        told: dict[str, object] = {"place": s.box.place_names[frame.what]}
        s.journal.add("delivers", "MAR-6.2", int(frame.seat), told)
    discard_from_hand(s, frame.seat, action - s.box.act.deliver, "MAR-6.2")
    s.push(DISCARDING_DISC, frame.seat, frame.what + 1, 1)


# --- phase C (MAR-15) ------------------------------------------------------------------------------------------------


def can_draw(s: MaracaiboState) -> i64:
    return 0 if s.deck.size > 0 or s.discard_size > 0 else DECK_EMPTY


def place_in_display(s: MaracaiboState, card: i64) -> i64:
    k: i64
    for k in range(DISPLAY):
        if s.display[k] == card:
            return k
    return -1


def can_take(s: MaracaiboState, seat: i64, card: i64) -> i64:
    """A display card for 1 doubloon, free with upgrade 3 (MAR-15.2)."""
    if place_in_display(s, card) < 0:
        return NOT_DISPLAYED
    return 0 if may_take(s.boards[seat]) else DISPLAY_DEAR


def may_take(board: Player) -> bool:
    return board.doubloons > 0 or board.upgrades & BIT[FREE_DISPLAY] != 0


def step_drawing(s: MaracaiboState, frame: Frame) -> bool:
    """Up to the hand limit (MAR-15.1); with no card left anywhere the drawing is over (MAR-RUL.9)."""
    board = s.boards[frame.seat]
    if len(board.hand) < s.hand_limit(board):
        if can_draw(s) == 0:
            s.deciders = BIT[frame.seat]
            return True
        if may_take(board):
            for card in s.display:
                if card >= 0:
                    s.deciders = BIT[frame.seat]
                    return True
    s.pop()
    return False


def options_drawing(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    act = s.box.act
    deck = can_draw(s) == 0
    if deck:
        out.add(act.draw)
    if may_take(s.boards[frame.seat]):
        for card in s.display:
            if card >= 0:
                out.add(act.take + card)
    if not deck:
        out.add(act.done)


def can_drawing(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.draw:
        return can_draw(s)
    if act.take <= action < act.option:
        return can_take(s, frame.seat, action - act.take)
    return 0 if action == act.done and can_draw(s) != 0 else ASK_DRAW


def do_drawing(s: MaracaiboState, frame: Frame, action: i64) -> None:
    act = s.box.act
    if action == act.done:
        s.pop()
    elif action == act.draw:
        draw_to_hand(s, frame.seat)
    else:
        card = action - act.take
        board = s.boards[frame.seat]
        s.display[place_in_display(s, card)] = -1
        board.hand = added(board.hand, card)
        if s.journal is not None:
            s.journal.add("took", "MAR-15.2", int(frame.seat), {"card": s.box.names[card]})
        if board.upgrades & BIT[FREE_DISPLAY] == 0:
            pay(s, frame.seat, DOUBLOONS, 1, "MAR-15.2")
