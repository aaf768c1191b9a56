"""The verbs of card effects (effects.yaml): for each whether it can do something, and what it does.

Verbs that need decisions push a frame of their own; its options, refusals and answers stand beside it, here or in the
file of the rules it belongs to.
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires import building, ships, stores, windows
from tradewinds.games.empires.components import (
    BIT,
    CARD,
    goods_in_all,
)
from tradewinds.games.empires.content import (
    BUILD_FREE,
    COPY,
    COUNT_DISCARD,
    COUNT_DISTINCT,
    COUNT_GOODS,
    COUNT_ICON,
    COUNT_QUEUED,
    COUNT_WORKERS,
    EXHAUST_OPPONENT,
    GAIN,
    GAIN_ANY,
    GAIN_SHIP,
    HARVEST_FIELD,
    LOOK,
    MAY_PAY,
    MOVE_PAWN,
    PAYOUT,
    PERFORM,
    PLACE_SHIP,
    RECOPY,
    RECOVER,
    REFRESH,
    REFRESH_ALL,
    RELEASE,
    SEARCH,
    SHIP_UP,
    TAKE_DISCARD,
    VOYAGE,
    Acts,
)
from tradewinds.games.empires.drawing import look, search
from tradewinds.games.empires.frames import (
    CONSTRUCTING,
    COPYING,
    EMBARKING,
    EXHAUSTING,
    GAINING,
    HARVESTING,
    LOADING,
    MAYBE,
    MOVING,
    PAYOUTS,
    PERFORMING,
    RECOPYING,
    REFRESHING,
    RELEASING,
    SHIFTING,
    TAKE_DISCARDED,
    TAKING,
    TILE,
)
from tradewinds.games.empires.handling import has_laden, has_pawn, has_tired, refresh_all
from tradewinds.games.empires.paying import can_pay, pay
from tradewinds.games.empires.picking import Picks, pick_reason
from tradewinds.games.empires.reasons import (
    ASK_GAIN,
    ASK_MAYBE,
    ASK_RECOPY,
    NO_COPY_CARD,
    NOT_OFFERED_GAIN,
    OTHER_RESOURCE,
)
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.supply import can_draw, gain, one_more, recover, take_chosen
from tradewinds.games.empires.targets import has_target
from tradewinds.kernel.bits import least
from tradewinds.kernel.state import Buffer, Frame

# --- what is counted (EON-10.10) -------------------------------------------------------------------------------------


def count(s: EmpiresState, seat: i64, what: i64, which: i64) -> i64:
    board = s.boards[seat]
    n: i64 = 0
    if what == COUNT_ICON:
        for card in board.cards:
            if s.content.icon[card] == which:
                n += 1
    elif what == COUNT_QUEUED:
        n = s.queued(seat)
    elif what == COUNT_WORKERS:
        for crew in board.crew:
            n += crew
    elif what == COUNT_GOODS:
        for goods in board.stored:
            n += goods_in_all(goods)
    elif what == COUNT_DISTINCT:
        seen: i64 = 0
        for card in board.cards:
            bit = BIT[s.content.icon[card]]
            if seen & bit == 0:
                seen |= bit
                n += 1
    else:
        assert what == COUNT_DISCARD
        n = board.discard_size
    return n


# --- the chains ------------------------------------------------------------------------------------------------------


def can_verb(s: EmpiresState, frame: Frame, op: i64, a: i64, b: i64, c: i64) -> bool:
    """The step can change anything or offer a choice now (EON-R49)."""
    seat = frame.seat
    board = s.boards[seat]
    if op == GAIN:
        return a != CARD or can_draw(board)
    if op == GAIN_ANY:
        return b != BIT[CARD] or can_draw(board)
    if op == BUILD_FREE or op == HARVEST_FIELD or op == PLACE_SHIP:
        return True
    if op == RECOVER:
        return board.spent > 0
    if op == REFRESH or op == REFRESH_ALL:
        return has_tired(s, board, b if op == REFRESH else a)
    if op == RELEASE:
        return has_laden(board, b, c, frame.source)
    if op == EXHAUST_OPPONENT:
        return has_target(s, seat)
    if op == PERFORM:
        return windows.can_be_performed(s, seat, a, b != 0)
    if op == MOVE_PAWN:
        return has_pawn(board, 0)
    if op == SHIP_UP:
        return ships.has_ship_to_move(s, seat)
    if op == VOYAGE:
        return ships.has_voyage(s, seat, a)
    if op == LOOK or op == SEARCH:
        return can_draw(board)
    if op == TAKE_DISCARD:
        return board.discard_size > 0
    if op == PAYOUT:
        return stores.paying_stores(s, board, 0).n > 0
    if op == MAY_PAY:
        return can_choose_to_pay(s, frame, a)
    if op == RECOPY:
        return copies(s, board, 0).n > 0
    assert op == GAIN_SHIP
    return board.spare_ships > 0


def do_verb(s: EmpiresState, frame: Frame, op: i64, a: i64, b: i64, c: i64, counted: i64) -> None:
    seat = frame.seat
    if op == GAIN:
        gain(s, seat, a, counted if counted >= 0 else b, frame.mask - 1, "EON-8.1")
    elif op == GAIN_ANY:
        s.ask(frame, GAINING, b, counted if counted >= 0 else a, 0, frame.source)
    elif op == RECOVER:
        recover(s, seat, a)
    elif op == PERFORM:
        perform(s, frame, a, b)
    elif op == BUILD_FREE:
        ask_times(s, frame, CONSTRUCTING, 0, a)
    elif op == HARVEST_FIELD:
        ask_times(s, frame, HARVESTING, 0, a)
    elif op == PLACE_SHIP:
        place_ships(s, frame, a)
    elif op == RELEASE:
        s.ask(frame, RELEASING, b, a, c, frame.source)
    elif op == REFRESH:
        s.ask(frame, REFRESHING, b, a)
    elif op == REFRESH_ALL:
        refresh_all(s, seat, a)
    elif op == EXHAUST_OPPONENT:
        s.ask(frame, EXHAUSTING, 0, a)
    elif op == MOVE_PAWN:
        s.ask(frame, MOVING, 0, a)
    elif op == SHIP_UP:
        s.ask(frame, SHIFTING, 0, a)
    elif op == VOYAGE:
        s.ask(frame, EMBARKING, a, 0)
    elif op == LOOK:
        look(s, seat, a, b)
    elif op == SEARCH:
        search(s, seat, a, b)
    elif op == TAKE_DISCARD:
        s.ask(frame, TAKING, TAKE_DISCARDED, a)
    elif op == PAYOUT:
        s.ask(frame, PAYOUTS, 0, a)
    elif op == MAY_PAY:
        may_pay(s, frame, a, b)
    elif op == RECOPY:
        s.ask(frame, RECOPYING, 0, a)
    else:
        assert op == GAIN_SHIP
        gain_ship(s, seat, a)


def ask_times(s: EmpiresState, frame: Frame, kind: i64, mask: i64, n: i64) -> None:
    seat = frame.seat
    s.ask(frame, kind, 0, 0, mask)
    while n > 1:
        s.push(kind, seat, 0, 0, mask)
        n -= 1


def place_ships(s: EmpiresState, frame: Frame, n: i64) -> None:
    """With the ship that the `perform` says: the action's frame lies under its effect."""
    under = frame.under
    generic: i64 = 0
    if under is not None and under.kind == TILE:
        generic = under.mask
    ask_times(s, frame, LOADING, generic, n)


def gain_ship(s: EmpiresState, seat: i64, n: i64) -> None:
    """Unused ships of the clan, home (EON-2.5)."""
    board = s.boards[seat]
    if n > board.spare_ships:
        n = board.spare_ships
    board.spare_ships -= n
    board.ships += n
    if s.journal is not None and n > 0:
        s.journal.add("gained_ship", "EON-2.5", int(seat), {"n": int(n)})


# --- perform (EON-6.10, R45) -----------------------------------------------------------------------------------------


def perform(s: EmpiresState, frame: Frame, tile: i64, generic: i64) -> None:
    """As declared with the use of the card; one that nobody declared asks for itself (R45 e)."""
    if frame.bound > 0:
        window = frame.bound - 2
        frame.bound = 0
        s.ask(frame, TILE, tile, 0, generic, -1, window + 1)
    elif windows.can_be_performed(s, frame.seat, tile, generic != 0):
        s.ask(frame, PERFORMING, tile, 0, generic)


# --- gain any mix (EON-8.14, R28) ------------------------------------------------------------------------------------


def step_gaining(s: EmpiresState, frame: Frame) -> bool:
    if frame.n > 0:
        s.deciders = 1 << frame.seat
        return True
    s.pop()
    take_chosen(s, frame, "EON-8.14")
    return False


def options_gaining(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    first = s.content.act.take
    kinds = frame.what & -BIT[frame.mask]  # in rising order
    while kinds != 0:
        out.add(first + least(kinds))
        kinds &= kinds - 1


def can_gaining(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    """One of the kinds listed, in rising order, so that no two orders mean the same."""
    if not act.take <= action < act.pick:
        return ASK_GAIN
    kind = action - act.take
    if frame.what & BIT[kind] == 0:
        return NOT_OFFERED_GAIN
    return 0 if kind >= frame.mask else OTHER_RESOURCE


def do_gaining(s: EmpiresState, frame: Frame, action: i64) -> None:
    kind = action - s.content.act.take
    frame.n -= 1
    frame.mask = kind
    one_more(s, frame, kind, "EON-8.14")


# --- may pay (optional) ----------------------------------------------------------------------------------------------


def may_pay(s: EmpiresState, frame: Frame, cost: i64, otherwise: i64) -> None:
    """Offered only if the cost can be paid."""
    if can_choose_to_pay(s, frame, cost):
        s.push(MAYBE, frame.seat, cost, 0, 0, frame.source, otherwise)
    else:
        frame.what = otherwise


def can_choose_to_pay(s: EmpiresState, frame: Frame, cost: i64) -> bool:
    """The cost can be paid; workers are assigned only to a card that is in the empire (EON-8.5)."""
    board = s.boards[frame.seat]
    if s.content.cost_assign[cost] > 0 and board.slot(frame.source) < 0:
        return False
    return can_pay(s, board, s.content.cost_sum[cost], cost, board.using, board.hand_size) == 0


def options_maybe(s: EmpiresState, out: Buffer) -> None:
    out.add(s.content.act.accept)
    out.add(s.content.act.done)


def can_maybe(act: Acts, action: i64) -> i64:
    return 0 if action == act.accept or action == act.done else ASK_MAYBE


def do_maybe(s: EmpiresState, frame: Frame, action: i64) -> None:
    s.pop()
    if action == s.content.act.accept:
        pay(s, frame.seat, s.content.cost_sum[frame.what], frame.what, frame.source)
    else:
        s.top.what = frame.bound  # the effect goes on behind what would have been done


# --- new targets for copy cards (EON-R51) ----------------------------------------------------------------------------


def copies(s: EmpiresState, board: Player, done: i64) -> Picks:
    """Copy cards for which there is another legal target; `done`: of the first one the first bit."""
    picks = Picks(s, board)
    copy: i64 = 0
    i: i64
    for i in range(len(board.cards)):
        if s.content.kind[board.cards[i]] == COPY:
            if done & BIT[copy] == 0 and building.targets(s, board, i).n > 0:
                picks.mark(i)
            copy += 1
    return picks


def step_recopying(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or copies(s, s.boards[frame.seat], frame.mask).n == 0:
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_recopying(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    copies(s, s.boards[frame.seat], frame.mask).fill(out)
    out.add(s.content.act.done)


def can_recopying(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    return pick_reason(copies(s, s.boards[frame.seat], frame.mask), action, ASK_RECOPY, NO_COPY_CARD)


def do_recopying(s: EmpiresState, frame: Frame, action: i64) -> None:
    if action == s.content.act.done:
        s.pop()
        return
    board = s.boards[frame.seat]
    slot = copies(s, board, frame.mask).slot(action)
    frame.n -= 1
    frame.mask |= BIT[s.before(board, slot, COPY)]
    s.push(COPYING, frame.seat, 0, 0, 0, board.serials[slot])
