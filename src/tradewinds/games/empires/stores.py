"""Store cards (EON-8.10, 11.6 to 11.8, R25, R35, R42), and the tribute card of the solo game (EON-15.11)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    BIT,
    GOOD_NAMES,
    GOODS,
    KINDS,
    ONE_OF,
)
from tradewinds.games.empires.content import STORE, STORE_PAID, Acts
from tradewinds.games.empires.frames import PAYING_OUT, PENDING
from tradewinds.games.empires.picking import Picks, pick_reason
from tradewinds.games.empires.reasons import (
    ASK_DEPOSIT,
    ASK_PAYOUT,
    ASK_PAYOUTS,
    DEPOSIT_FIRST,
    NO_PAYING_STORE,
    NOT_ACCEPTED,
    NOT_IN_STOCK,
    NOT_PAID_OUT,
    OTHER_RESOURCE,
)
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.supply import one_more, take_chosen
from tradewinds.games.empires.triggers import THE_STORE, fire, groups
from tradewinds.kernel.state import Buffer, Frame

# --- payouts ---------------------------------------------------------------------------------------------------------


def any_laden(s: EmpiresState) -> bool:
    """Goods lie on some card."""
    seat: i64
    for seat in range(s.players):
        for goods in s.boards[seat].stored:
            if goods != 0:
                return True
    return False


def step_stores(s: EmpiresState, frame: Frame) -> bool:
    """At the end of Lookout the stores of all players pay, in turn order from the first player (EON-4.8, R25)."""
    if frame.n == s.players:
        s.pop()
        return False
    seat = (s.first + frame.n) % s.players
    frame.n += 1
    s.active = seat
    s.effects = 0
    board = s.boards[seat]
    n: i64 = 0
    i: i64
    for i in range(len(board.cards) - 1, -1, -1):
        if board.stored[i] != 0 and groups(s, board, i) > 0:
            s.push(PENDING, seat, THE_STORE, n, 0, board.serials[i])
            n += 1
    return False


def pay_out(s: EmpiresState, seat: i64, i: i64) -> None:
    """One item for each complete group, any mix of the payout kinds (EON-8.10)."""
    board = s.boards[seat]
    s.push(PAYING_OUT, seat, 0, groups(s, board, i), 0, board.serials[i])


def step_paying_out(s: EmpiresState, frame: Frame) -> bool:
    if frame.n > 0:
        s.deciders = 1 << frame.seat
        return True
    s.pop()
    take_chosen(s, frame, "EON-8.10")
    fire(s, frame.seat, STORE_PAID, -1)
    return False


def payout_kinds(s: EmpiresState, frame: Frame) -> i64:
    board = s.boards[frame.seat]
    return s.content.payout[board.cards[board.slot(frame.source)]]


def options_paying_out(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    kinds = payout_kinds(s, frame)
    kind: i64
    for kind in range(frame.what, KINDS):
        if kinds & BIT[kind] != 0:
            out.add(s.content.act.take + kind)


def can_paying_out(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if not act.take <= action < act.pick:
        return ASK_PAYOUT
    kind = action - act.take
    if payout_kinds(s, frame) & BIT[kind] == 0:
        return NOT_PAID_OUT
    return 0 if kind >= frame.what else OTHER_RESOURCE


def do_paying_out(s: EmpiresState, frame: Frame, action: i64) -> None:
    kind = action - s.content.act.take
    frame.n -= 1
    frame.what = kind
    one_more(s, frame, kind, "EON-8.10")


# --- payouts by an effect (EON-R42) ----------------------------------------------------------------------------------


def paying_stores(s: EmpiresState, board: Player, done: i64) -> Picks:
    """Unexhausted stores that would pay and have not yet done so by this effect; `done` has a bit for each store."""
    picks = Picks(s, board)
    store: i64 = 0
    i: i64
    for i in range(len(board.cards)):
        if s.content.kind[board.cards[i]] == STORE:
            if board.exhausted[i] == 0 and groups(s, board, i) > 0 and done & BIT[store] == 0:
                picks.mark(i)
            store += 1
    return picks


def step_payouts(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or paying_stores(s, s.boards[frame.seat], frame.mask).n == 0:
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_payouts(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    paying_stores(s, s.boards[frame.seat], frame.mask).fill(out)
    out.add(s.content.act.done)


def can_payouts(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    return pick_reason(paying_stores(s, s.boards[frame.seat], frame.mask), action, ASK_PAYOUTS, NO_PAYING_STORE)


def do_payouts(s: EmpiresState, frame: Frame, action: i64) -> None:
    if action == s.content.act.done:
        s.pop()
        return
    board = s.boards[frame.seat]
    slot = paying_stores(s, board, frame.mask).slot(action)
    frame.n -= 1
    frame.mask |= BIT[s.before(board, slot, STORE)]
    pay_out(s, frame.seat, slot)


# --- deposits (EON-11.6, 11.7) and the tribute (EON-15.11) -----------------------------------------------------------


def least_deposit(s: EmpiresState, frame: Frame) -> i64:
    return s.content.tribute_least[s.rules.scenario] if frame.source < 0 else 1


def most_deposit(s: EmpiresState, frame: Frame) -> i64:
    if frame.source < 0:
        return s.content.tribute_most[s.rules.scenario]
    board = s.boards[frame.seat]
    return s.content.deposit[board.cards[board.slot(frame.source)]]


def accepted(s: EmpiresState, board: Player, serial: i64) -> i64:
    """The goods that a store, or for -1 the tribute card, takes, as bits."""
    if serial < 0:
        return s.content.tribute_goods[s.rules.scenario]
    return s.content.accepts[board.cards[board.slot(serial)]]


def can_deposit(board: Player, accepted: i64, last: i64, good: i64) -> i64:
    """A good that the card accepts, of the own stock: gold stands for nothing here (EON-8.6, 11.7)."""
    if accepted & BIT[good] == 0:
        return NOT_ACCEPTED
    if board.goods[good] == 0:
        return NOT_IN_STOCK
    return 0 if good >= last else OTHER_RESOURCE


def in_stock(board: Player, accepted: i64, first: i64) -> i64:
    """How many of the accepted goods from one kind on there are."""
    n: i64 = 0
    good: i64
    for good in range(first, GOODS):
        if accepted & BIT[good] != 0:
            n += board.goods[good]
    return n


def step_depositing(s: EmpiresState, frame: Frame) -> bool:
    board = s.boards[frame.seat]
    full = frame.n >= most_deposit(s, frame)
    if full or in_stock(board, accepted(s, board, frame.source), frame.what) == 0:
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_depositing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    goods = accepted(s, board, frame.source)
    missing = least_deposit(s, frame) - frame.n
    left = in_stock(board, goods, frame.what)
    good: i64
    for good in range(frame.what, GOODS):
        if goods & BIT[good] != 0 and board.goods[good] > 0 and left >= missing:
            out.add(s.content.act.deposit + good)
            left -= board.goods[good]
    if missing <= 0:
        out.add(s.content.act.done)


def can_depositing(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    """In rising order; with a least number, only so that it can be reached."""
    if action == act.done:
        return 0 if frame.n >= least_deposit(s, frame) else DEPOSIT_FIRST
    if not act.deposit <= action < act.size:
        return ASK_DEPOSIT
    board = s.boards[frame.seat]
    good = action - act.deposit
    goods = accepted(s, board, frame.source)
    reason = can_deposit(board, goods, frame.what, good)
    if reason != 0:
        return reason
    return 0 if frame.n + in_stock(board, goods, good) >= least_deposit(s, frame) else DEPOSIT_FIRST


def do_depositing(s: EmpiresState, frame: Frame, action: i64) -> None:
    if action == s.content.act.done:
        s.pop()
        return
    good = action - s.content.act.deposit
    board = s.boards[frame.seat]
    board.goods[good] -= 1
    frame.n += 1
    frame.what = good
    if frame.source < 0:
        s.tribute[good] += 1
        if s.journal is not None:
            s.journal.add("tribute", "EON-15.11", int(frame.seat), {"paid": {GOOD_NAMES[good]: 1}})
        return
    slot = board.slot(frame.source)
    board.stored[slot] += ONE_OF[good]
    if s.journal is not None:
        told: dict[str, object] = {"paid": {GOOD_NAMES[good]: 1}, "card": s.content.names[board.cards[slot]]}
        s.journal.add("assigned", "EON-11.6", int(frame.seat), told)
