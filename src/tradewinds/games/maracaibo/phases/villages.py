"""Village actions (MAR-11): one choice after the other, purchases among them."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.buying import can_purchase, do_purchase, is_purchase, options_buy
from tradewinds.games.maracaibo.components import BIT
from tradewinds.games.maracaibo.content import DISCARD_HAND, FAST_VILLAGE, PAY_THEN, SETTLE, STORED_QUEST, Acts
from tradewinds.games.maracaibo.effects import can_settle
from tradewinds.games.maracaibo.paying import can_pay
from tradewinds.games.maracaibo.quests import can_fulfil_stored
from tradewinds.games.maracaibo.reasons import ASK_VILLAGE, CANNOT_SETTLE, DOES_NOTHING, NO_VILLAGE_ACTION
from tradewinds.games.maracaibo.state import ACCEPTED, VILLAGES, MaracaiboState, Player
from tradewinds.kernel.effects import EFFECT, WIDTH
from tradewinds.kernel.state import Buffer, Frame


def actions_for(board: Player, mp: i64) -> i64:
    """How many as main action, by the MP spent (MAR-11.1, 19.3)."""
    if board.upgrades & BIT[FAST_VILLAGE] != 0:
        return 3 if mp >= 5 else 2 if mp >= 2 else 1
    return 3 if mp >= 7 else 2 if mp >= 4 else 1


def step_villages(s: MaracaiboState, frame: Frame) -> bool:
    if frame.n == 0:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def can_choose(s: MaracaiboState, seat: i64, action: i64) -> i64:
    """A choice that the player has and that can do something (MAR-11.4, 11.8)."""
    board = s.boards[seat]
    if board.village & BIT[action] == 0:
        return NO_VILLAGE_ACTION
    if action == SETTLE:
        return 0 if can_settle(s, seat) else CANNOT_SETTLE
    at = s.box.village_program[action] * WIDTH
    op = s.code[at]
    if op == DISCARD_HAND:
        return 0 if len(board.hand) > 0 else DOES_NOTHING
    if op == PAY_THEN:
        return 0 if can_pay(s, seat, s.code[at + 1]) else DOES_NOTHING
    return 0


def options_villages(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    act = s.box.act
    board = s.boards[frame.seat]
    choices = s.box.village_choices
    k: i64
    for k in range(len(choices)):
        if board.village & BIT[choices[k]] != 0 and can_choose(s, frame.seat, choices[k]) == 0:
            out.add(act.village + k)
    stored = board.stored
    for k in range(len(stored)):
        if stored[k] > 0 and can_fulfil_stored(s, frame.seat, board.cards[k]) == 0:
            out.add(act.stored + board.cards[k])
    options_buy(s, frame.seat, out)
    out.add(act.done)


def can_villages(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    if act.village <= action < act.stored:
        return can_choose(s, frame.seat, s.box.village_choices[action - act.village])
    if act.stored <= action < act.buy:
        return can_fulfil_stored(s, frame.seat, action - act.stored)
    if is_purchase(act, action):
        return can_purchase(s, frame.seat, act, action)
    return ASK_VILLAGE


def do_villages(s: MaracaiboState, frame: Frame, action: i64) -> None:
    act = s.box.act
    seat = frame.seat
    if action == act.done:
        s.pop()
        return
    frame.n -= 1
    if is_purchase(act, action):
        do_purchase(s, seat, action)
    elif action >= act.stored:
        lose_all(s, seat)
        card = action - act.stored
        s.run(Frame(EFFECT, seat, s.box.village_program[STORED_QUEST], 0, card + 1, card))
    else:
        choice = s.box.village_choices[action - act.village]
        if s.box.village_last[choice] != 0:
            lose_all(s, seat)
        if s.journal is not None:
            told: dict[str, object] = {"village_action": s.box.village_names[choice]}
            s.journal.add("village_action", "MAR-11.2", int(seat), told)
        s.run(Frame(EFFECT, seat, s.box.village_program[choice], ACCEPTED))


def lose_all(s: MaracaiboState, seat: i64) -> None:
    """After a last village action those still open in this main action are lost, of outer grants too (MAR-11.5)."""
    frame: Frame | None = s.top
    while frame is not None:
        if frame.kind == VILLAGES and frame.seat == seat:
            frame.n = 0
        frame = frame.under
