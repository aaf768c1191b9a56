"""Costs (EON-8.2 to 8.6, 8.16, R46): one sum, payable as a whole, paid before anything else happens.

Gold, raze tokens and workers are paid at once; then the payer says where gold stands for a resource (EON-8.3), which
resources are the "any resource", and which cards are discarded or returned. Triggers of a cost wait for its end (R47).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.actions import MOST_GOLD
from tradewinds.games.empires.components import (
    ALL_OF_RESOURCES,
    ANY,
    BIT,
    COST_BITS,
    COST_GOLD,
    COST_RAZE,
    COST_WORKER,
    GOLD,
    GOOD_NAMES,
    ONE_COST,
    RAZE,
    RESOURCES,
    in_cost,
)
from tradewinds.games.empires.content import ASSIGNED, COPY, FIELD, FIELD_OR_UPGRADE, LEFT, UPGRADE, Acts
from tradewinds.games.empires.frames import PAYING
from tradewinds.games.empires.leaving import leave
from tradewinds.games.empires.picking import Picks, pick_reason
from tradewinds.games.empires.reasons import (
    ASK_DISCARD,
    ASK_GOLD,
    ASK_LEAVE,
    ASK_PAY,
    ASK_RETURN,
    CANNOT_LEAVE,
    CANNOT_RETURN,
    NO_CARDS_TO_DISCARD,
    NO_CARDS_TO_LEAVE,
    NO_CARDS_TO_RETURN,
    NO_GOLD,
    NO_RAZE,
    NO_RESOURCES,
    NO_WORKERS,
    NOT_IN_HAND,
    NOT_PAYABLE_SO,
    OTHER_RESOURCE,
)
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.supply import discard_card
from tradewinds.games.empires.triggers import fire
from tradewinds.kernel.state import Buffer, Frame

BEGIN: Final = 0
RESOURCE: Final = 1
FROM_HAND: Final = 2
FROM_EMPIRE: Final = 3
TO_HAND: Final = 4
FINISHED: Final = 5

LAST: Final = 255
"""In the mask: the kind, card or slot that was given last, so that no two orders mean the same."""
GONE: Final = 256
"""… on top of it how many cards have left the empire."""
TODO: Final = 65536
"""… and how many are still to be given in this stage."""


def short_of(board: Player, cost: i64, workers: i64) -> i64:
    """Why a sum cannot be paid at once, 0 if it can (EON-8.16, R46); `workers`: more of them, to be assigned."""
    gold = board.goods[GOLD]
    if cost > ALL_OF_RESOURCES:
        gold -= in_cost(cost, COST_GOLD)
        if gold < 0:
            return NO_GOLD
        if board.goods[RAZE] < in_cost(cost, COST_RAZE):
            return NO_RAZE
        workers += in_cost(cost, COST_WORKER)
    if board.workers < workers:
        return NO_WORKERS
    return 0 if cost & ALL_OF_RESOURCES == 0 or covers(board, cost, gold) else NO_RESOURCES


def covers(board: Player, cost: i64, gold: i64) -> bool:
    """The resources of a sum can be paid, with so much gold for what is missing (EON-8.3)."""
    goods = board.goods
    missing: i64 = 0
    spare: i64 = 0
    k: i64
    for k in range(RESOURCES):
        left = goods[k] - (cost & ONE_COST)
        cost >>= COST_BITS
        if left < 0:
            missing -= left
        else:
            spare += left
    more = (cost & ONE_COST) - spare  # the resources of any kind come behind the others
    if more > 0:
        missing += more
    return missing <= gold


def can_pay(s: EmpiresState, board: Player, cost: i64, row: i64, using: i64, hand: i64) -> i64:
    """0 or why a cost cannot be paid: a sum and the other parts of a row; `hand`: cards that could be discarded."""
    content = s.content
    reason = short_of(board, cost, content.cost_assign[row])
    if reason != 0:
        return reason
    if row == 0:
        return 0
    if hand < content.cost_hand[row]:
        return NO_CARDS_TO_DISCARD
    if content.cost_empire[row] > 0 and leavers(s, board, content.cost_which[row], using, 0) < content.cost_empire[row]:
        return NO_CARDS_TO_LEAVE
    if content.cost_return[row] > 0 and returners(s, board, using, 0) < content.cost_return[row]:
        return NO_CARDS_TO_RETURN
    return 0


def can_leave(s: EmpiresState, board: Player, i: i64, which: i64, using: i64) -> bool:
    return board.serials[i] != using and s.matches(board, i, which)


def can_return(s: EmpiresState, board: Player, i: i64, using: i64) -> bool:
    """Only locations built from hand, no copy cards, never the card being used (EON-11.10, R41, R52)."""
    card = board.cards[i]
    kind = s.content.kind[card]
    if kind == FIELD or kind == UPGRADE or kind == FIELD_OR_UPGRADE or kind == COPY:
        return False
    return board.serials[i] != using and s.content.start[card] == 0 and s.content.distance[card] < 0


def leavers(s: EmpiresState, board: Player, which: i64, using: i64, first: i64) -> i64:
    n: i64 = 0
    i: i64
    for i in range(first, len(board.cards)):
        if can_leave(s, board, i, which, using):
            n += 1
    return n


def returners(s: EmpiresState, board: Player, using: i64, first: i64) -> i64:
    n: i64 = 0
    i: i64
    for i in range(first, len(board.cards)):
        if can_return(s, board, i, using):
            n += 1
    return n


def pay(s: EmpiresState, seat: i64, cost: i64, row: i64, serial: i64) -> None:
    """Pay before all the rest: a sum, and the other parts of a row for the card with this serial."""
    if cost != 0 or row != 0:
        s.push(PAYING, seat, row, BEGIN, 0, serial, cost)


def step_paying(s: EmpiresState, frame: Frame) -> bool:
    board = s.boards[frame.seat]
    content = s.content
    if frame.n == BEGIN:
        pay_at_once(s, frame, board)
        frame.n = RESOURCE
    if frame.n == RESOURCE:
        k: i64
        for k in range(RESOURCES):
            need = in_cost(frame.bound, k)
            if need > 0:
                least: i64 = 0
                if board.goods[GOLD] > 0:
                    least = gold_for(board, frame.bound, k, need, True)
                    if gold_for(board, frame.bound, k, need, False) != least:
                        s.deciders = BIT[frame.seat]
                        return True
                give(s, frame, board, k, least)
        if in_cost(frame.bound, ANY) > 0:
            s.deciders = BIT[frame.seat]
            return True
        frame.n = FROM_HAND
        frame.mask = content.cost_hand[frame.what] * TODO
    if frame.n == FROM_HAND:
        if frame.mask >= TODO:
            s.deciders = BIT[frame.seat]
            return True
        frame.n = FROM_EMPIRE
        frame.mask = content.cost_empire[frame.what] * TODO
    if frame.n == FROM_EMPIRE:
        if frame.mask >= TODO:
            s.deciders = BIT[frame.seat]
            return True
        frame.n = TO_HAND
        frame.mask = content.cost_return[frame.what] * TODO + (frame.mask & ~LAST)
    if frame.n == TO_HAND and frame.mask >= TODO:
        s.deciders = BIT[frame.seat]
        return True
    s.pop()
    gone = frame.mask // GONE
    if gone > 0:
        fire(s, frame.seat, LEFT, -1, -1, gone)
    assigned = content.cost_assign[frame.what]
    if assigned > 0:
        fire(s, frame.seat, ASSIGNED, -1, -1, assigned)
    return False


def pay_at_once(s: EmpiresState, frame: Frame, board: Player) -> None:
    """What nothing can stand for: gold itself, raze tokens, workers (EON-8.4), workers on this card (EON-8.5)."""
    cost = frame.bound
    gold, raze, workers = in_cost(cost, COST_GOLD), in_cost(cost, COST_RAZE), in_cost(cost, COST_WORKER)
    board.goods[GOLD] -= gold
    board.goods[RAZE] -= raze
    board.workers -= workers
    board.spent += workers
    frame.bound = cost & (BIT[COST_BITS * COST_GOLD] - 1)
    assign = s.content.cost_assign[frame.what]
    if assign > 0:
        board.workers -= assign
        board.crew[board.slot(frame.source)] += assign
    if s.journal is not None:
        paid = {name: int(n) for name, n in (("gold", gold), ("raze", raze), ("worker", workers)) if n > 0}
        if len(paid) > 0:
            s.journal.add("paid", "EON-8.2", int(frame.seat), {"paid": paid})
        if assign > 0:
            card = s.content.names[board.cards[board.slot(frame.source)]]
            s.journal.add("assigned", "EON-8.5", int(frame.seat), {"paid": {"worker": int(assign)}, "card": card})


# --- where gold stands for a resource --------------------------------------------------------------------------------


def can_stand(board: Player, cost: i64, k: i64, need: i64, n: i64) -> bool:
    """So much gold may stand for one kind: the rest of the sum stays payable (EON-R46)."""
    if n > need or need - n > board.goods[k] or n > board.goods[GOLD]:
        return False
    board.goods[k] -= need - n
    rest = cost - (need << (COST_BITS * k))
    fits = covers(board, rest, board.goods[GOLD] - n)
    board.goods[k] += need - n
    return fits


def gold_for(board: Player, cost: i64, k: i64, need: i64, least: bool) -> i64:
    """The least or the most gold that may stand for one kind."""
    found: i64 = 0
    n: i64
    for n in range(need + 1):
        if can_stand(board, cost, k, need, n):
            if least:
                return n
            found = n
    return found


def give(s: EmpiresState, frame: Frame, board: Player, k: i64, gold: i64) -> None:
    """All of one kind, so much of it in gold."""
    need = in_cost(frame.bound, k)
    frame.bound -= need << (COST_BITS * k)
    board.goods[k] -= need - gold
    board.goods[GOLD] -= gold
    if s.journal is not None:
        paid = {name: int(n) for name, n in ((GOOD_NAMES[k], need - gold), ("gold", gold)) if n > 0}
        s.journal.add("paid", "EON-8.3" if gold > 0 else "EON-8.2", int(frame.seat), {"paid": paid})


def next_kind(board: Player, cost: i64) -> i64:
    """The kind about which the payer is asked, ANY for the resources of his choice."""
    k: i64
    for k in range(RESOURCES):
        if in_cost(cost, k) > 0:
            return k
    return ANY


def can_give(board: Player, frame: Frame, good: i64) -> i64:
    """One of the resources of his choice, or a gold: in rising order, so that enough can follow."""
    if board.goods[good] == 0:
        return NO_RESOURCES
    if good < frame.mask & LAST:
        return OTHER_RESOURCE
    left: i64 = 0
    k: i64
    for k in range(good, RESOURCES + 1):
        left += board.goods[k]
    return 0 if left >= in_cost(frame.bound, ANY) else NOT_PAYABLE_SO


# --- options, answers, refusals --------------------------------------------------------------------------------------


def options_paying(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    act = s.content.act
    if frame.n == RESOURCE:
        kind = next_kind(board, frame.bound)
        k: i64
        if kind < RESOURCES:
            need = in_cost(frame.bound, kind)
            for k in range(need + 1):
                if can_stand(board, frame.bound, kind, need, k):
                    out.add(act.gold + kind * (MOST_GOLD + 1) + k)
        else:
            for k in range(RESOURCES + 1):
                if can_give(board, frame, k) == 0:
                    out.add(act.pay + k)
    elif frame.n == FROM_HAND:
        for k in range(len(board.hand)):
            if can_discard(board, frame, k):
                out.add(act.discard + s.card_at(board.clan, k))
    else:
        going(s, frame, board).fill(out)


def can_discard(board: Player, frame: Frame, local: i64) -> bool:
    """A card of the hand, in the order of the deck, so that enough can follow."""
    if local < frame.mask & LAST or board.hand[local] == 0:
        return False
    left: i64 = 0
    k: i64
    for k in range(local, len(board.hand)):
        left += board.hand[k]
    return left >= frame.mask // TODO


def going(s: EmpiresState, frame: Frame, board: Player) -> Picks:
    """The cards of the empire that may be discarded or returned next."""
    picks = Picks(s, board)
    todo = frame.mask // TODO
    i: i64
    for i in range(frame.mask & LAST, len(board.cards)):
        if frame.n == FROM_EMPIRE:
            which = s.content.cost_which[frame.what]
            if can_leave(s, board, i, which, board.using) and leavers(s, board, which, board.using, i) >= todo:
                picks.mark(i)
        elif can_return(s, board, i, board.using) and returners(s, board, board.using, i) >= todo:
            picks.mark(i)
    return picks


def can_paying(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    board = s.boards[frame.seat]
    if frame.n == RESOURCE:
        kind = next_kind(board, frame.bound)
        if kind < RESOURCES:
            first = act.gold + kind * (MOST_GOLD + 1)
            if not first <= action <= first + MOST_GOLD:
                return ASK_GOLD
            need = in_cost(frame.bound, kind)
            return 0 if can_stand(board, frame.bound, kind, need, action - first) else NOT_PAYABLE_SO
        if not act.pay <= action < act.take:
            return ASK_PAY
        return can_give(board, frame, action - act.pay)
    if frame.n == FROM_HAND:
        if not act.discard <= action < act.exhaust:
            return ASK_DISCARD
        card = action - act.discard
        own = s.content.clan[card] == board.clan and s.content.local[card] >= 0
        return 0 if own and can_discard(board, frame, s.content.local[card]) else NOT_IN_HAND
    if frame.n == FROM_EMPIRE:
        return pick_reason(going(s, frame, board), action, ASK_LEAVE, CANNOT_LEAVE)
    return pick_reason(going(s, frame, board), action, ASK_RETURN, CANNOT_RETURN)


def do_paying(s: EmpiresState, frame: Frame, action: i64) -> None:
    board = s.boards[frame.seat]
    act = s.content.act
    if frame.n == RESOURCE:
        kind = next_kind(board, frame.bound)
        if kind < RESOURCES:
            give(s, frame, board, kind, action - act.gold - kind * (MOST_GOLD + 1))
            return
        good = action - act.pay
        board.goods[good] -= 1
        frame.bound -= BIT[COST_BITS * ANY]
        frame.mask = good
        if s.journal is not None:
            s.journal.add("paid", "EON-8.2", int(frame.seat), {"paid": {GOOD_NAMES[good]: 1}})
    elif frame.n == FROM_HAND:
        local = s.content.local[action - act.discard]
        board.hand[local] -= 1
        board.hand_size -= 1
        discard_card(board, local)
        frame.mask = (frame.mask & ~LAST) - TODO + local
        if s.journal is not None:
            card = s.content.names[action - act.discard]
            s.journal.reveal("discarded", "EON-8.18", int(frame.seat), {"card": card})
    else:
        slot = going(s, frame, board).slot(action)
        gone = leave(s, frame.seat, slot, frame.n == TO_HAND)
        frame.mask = (frame.mask & ~LAST) - TODO + gone * GONE + slot
