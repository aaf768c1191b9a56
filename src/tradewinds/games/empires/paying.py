"""Costs (EON-8.2 to 8.6, 8.16, R46): one sum, payable as a whole, paid before anything else happens.

Gold, raze tokens and workers are paid at once; then the payer says where gold stands for a resource (EON-8.3), which
resources are the "any resource", and which cards are discarded or returned. Triggers of a cost wait for its end (R47).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.actions import MOST_GOLD
from tradewinds.games.empires.components import (
    ALL_OF_ANY,
    ALL_OF_GOLD,
    ALL_OF_RESOURCES,
    ANY,
    BIT,
    COST_BITS,
    COST_GOLD,
    COST_RAZE,
    COST_WORKER,
    FILLED,
    FISH,
    FOOD,
    GOLD,
    GOOD_NAMES,
    MOST_PAID,
    ONE_COST,
    RAZE,
    RESOURCES,
    SHEEP,
    STONE,
    WOOD,
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
DUE: Final = 65536
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


def purse(board: Player) -> i64:
    """What is there to pay with, as a packed sum, with the upper bit of each of its places set, for `payable`."""
    goods = board.goods
    food, wood, stone, sheep, fish = goods[FOOD], goods[WOOD], goods[STONE], goods[SHEEP], goods[FISH]
    gold, raze, workers = goods[GOLD], goods[RAZE], board.workers
    if food | wood | stone | sheep | fish | gold | raze | workers > MOST_PAID:
        food, wood, stone, sheep = at_most(food), at_most(wood), at_most(stone), at_most(sheep)
        fish, gold, raze, workers = at_most(fish), at_most(gold), at_most(raze), at_most(workers)
    resources = food + (wood << COST_BITS) + (stone << 2 * COST_BITS) + (sheep << 3 * COST_BITS)
    resources += fish << 4 * COST_BITS
    rest = gold + (raze << COST_BITS) + (workers << 2 * COST_BITS)
    return FILLED + resources + (rest << COST_GOLD * COST_BITS)


def at_most(n: i64) -> i64:
    """More of one thing no sum asks for."""
    if n > MOST_PAID:
        return MOST_PAID
    return n


def payable(board: Player, purse: i64, cost: i64) -> bool:
    """`short_of` finds nothing. Mostly one subtraction tells: every place keeps its upper bit if there is enough."""
    if (purse - cost) & FILLED == FILLED:
        return True
    if purse & ALL_OF_GOLD == 0 and cost & ALL_OF_ANY == 0:
        return False
    return short_of(board, cost, 0) == 0


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
    if content.cost_picks[row] == 0:
        return 0
    leave, back = content.cost_empire[row], content.cost_return[row]
    if leave > 0 and leavers(s, board, content.cost_which[row], using, leave) < leave:
        return NO_CARDS_TO_LEAVE
    if back > 0 and returners(s, board, using, 0, back) < back:
        return NO_CARDS_TO_RETURN
    if leave > 0 and back > 0 and not both_there(s, board, content.cost_which[row], using, -1, leave, back):
        return NO_CARDS_TO_RETURN
    return 0


def both_there(s: EmpiresState, board: Player, which: i64, using: i64, gone: i64, leave: i64, back: i64) -> bool:
    """So many cards before the one that is gone may leave, and so many others return to the hand; -1: none is gone."""
    n: i64 = 0
    either: i64 = 0
    returning: i64 = 0
    i: i64
    for i in range(len(board.cards)):
        can = (gone < 0 or i < gone) and leave > 0 and can_leave(s, board, i, which, using)
        n += 1 if can else 0
        if back > 0 and i != gone and can_return(s, board, i, using):
            returning += 1
            can = True
        either += 1 if can else 0
    return n >= leave and returning >= back and either >= leave + back


def can_leave(s: EmpiresState, board: Player, i: i64, which: i64, using: i64) -> bool:
    return board.serials[i] != using and s.matches(board, i, which)


def can_return(s: EmpiresState, board: Player, i: i64, using: i64) -> bool:
    """Only locations built from hand, no copy cards, never the card being used (EON-11.10, R41, R52)."""
    card = board.cards[i]
    kind = s.content.kind[card]
    if kind == FIELD or kind == UPGRADE or kind == FIELD_OR_UPGRADE or kind == COPY:
        return False
    return board.serials[i] != using and s.content.start[card] == 0 and s.content.distance[card] < 0


def leavers(s: EmpiresState, board: Player, which: i64, using: i64, enough: i64) -> i64:
    """How many cards may leave; no more than `enough` are counted."""
    n: i64 = 0
    i: i64
    for i in range(len(board.cards)):
        if can_leave(s, board, i, which, using):
            n += 1
            if n == enough:
                return n
    return n


def returners(s: EmpiresState, board: Player, using: i64, first: i64, enough: i64) -> i64:
    """How many cards from a slot on may return to the hand; no more than `enough` are counted."""
    n: i64 = 0
    i: i64
    for i in range(first, len(board.cards)):
        if can_return(s, board, i, using):
            n += 1
            if n == enough:
                return n
    return n


def pay(s: EmpiresState, seat: i64, cost: i64, row: i64, serial: i64) -> None:
    """Pay before all the rest: a sum, and the other parts of a row for the card with this serial."""
    if row != 0:
        board = s.boards[seat]
        if s.content.cost_picks[row] != 0 or asks(board, cost):
            s.push(PAYING, seat, row, BEGIN, 0, serial, cost)
        else:
            pay_sum(s, seat, board, cost)
            assign(s, seat, board, row, serial)
            assigned(s, seat, row)
    elif not settle(s, seat, s.boards[seat], cost):
        s.push(PAYING, seat, 0, BEGIN, 0, serial, cost)


def settle(s: EmpiresState, seat: i64, board: Player, cost: i64) -> bool:
    """A sum is paid, unless there is something to ask about it."""
    if cost == 0:
        return True
    if asks(board, cost):
        return False
    pay_sum(s, seat, board, cost)
    return True


def asks(board: Player, cost: i64) -> bool:
    """Gold may stand for a resource of a sum (EON-8.3), or the payer says which resources it is paid with."""
    if cost & ALL_OF_RESOURCES == 0:
        return False
    return cost & ALL_OF_ANY != 0 or board.goods[GOLD] > in_cost(cost, COST_GOLD)


def pay_sum(s: EmpiresState, seat: i64, board: Player, cost: i64) -> None:
    """A sum about which there is nothing to ask."""
    pay_at_once(s, seat, board, cost)
    resources = cost & ALL_OF_RESOURCES
    k: i64 = 0
    while resources != 0:
        need = resources & ONE_COST
        if need > 0:
            give(s, seat, board, k, need, 0)
        resources >>= COST_BITS
        k += 1


def step_paying(s: EmpiresState, frame: Frame) -> bool:
    board = s.boards[frame.seat]
    content = s.content
    if frame.n == BEGIN:
        pay_at_once(s, frame.seat, board, frame.bound)
        assign(s, frame.seat, board, frame.what, frame.source)
        frame.bound &= ALL_OF_RESOURCES
        frame.n = RESOURCE
    if frame.n == RESOURCE:
        k: i64
        for k in range(RESOURCES):
            need = in_cost(frame.bound, k)
            if need > 0:
                least = least_gold(board, k, need)
                if most_gold(board, frame.bound, k, need) != least:
                    s.deciders = 1 << frame.seat
                    return True
                frame.bound -= need << (COST_BITS * k)
                give(s, frame.seat, board, k, need, least)
        if in_cost(frame.bound, ANY) > 0:
            s.deciders = 1 << frame.seat
            return True
        frame.n = FROM_HAND
        frame.mask = content.cost_hand[frame.what] * DUE
    if frame.n == FROM_HAND:
        if frame.mask >= DUE:
            s.deciders = 1 << frame.seat
            return True
        frame.n = FROM_EMPIRE
        frame.mask = content.cost_empire[frame.what] * DUE + LAST
    if frame.n == FROM_EMPIRE:
        if frame.mask >= DUE:
            s.deciders = 1 << frame.seat
            return True
        frame.n = TO_HAND
        frame.mask = content.cost_return[frame.what] * DUE + (frame.mask & ~LAST)
    if frame.n == TO_HAND and frame.mask >= DUE:
        s.deciders = 1 << frame.seat
        return True
    s.pop()
    gone = frame.mask // GONE
    if gone > 0:
        fire(s, frame.seat, LEFT, -1, -1, gone)
    assigned(s, frame.seat, frame.what)
    return False


def assigned(s: EmpiresState, seat: i64, row: i64) -> None:
    """The cost is paid: now its workers on a card are heard of (EON-R47)."""
    n = s.content.cost_assign[row]
    if n > 0:
        fire(s, seat, ASSIGNED, -1, -1, n)


def pay_at_once(s: EmpiresState, seat: i64, board: Player, cost: i64) -> None:
    """What nothing can stand for: gold itself, raze tokens, workers (EON-8.4)."""
    if cost <= ALL_OF_RESOURCES:
        return
    gold, raze, workers = in_cost(cost, COST_GOLD), in_cost(cost, COST_RAZE), in_cost(cost, COST_WORKER)
    board.goods[GOLD] -= gold
    board.goods[RAZE] -= raze
    board.workers -= workers
    board.spent += workers
    if s.journal is not None:
        paid = {name: int(n) for name, n in (("gold", gold), ("raze", raze), ("worker", workers)) if n > 0}
        s.journal.add("paid", "EON-8.2", int(seat), {"paid": paid})


def assign(s: EmpiresState, seat: i64, board: Player, row: i64, serial: i64) -> None:
    """Workers on the card itself (EON-8.5)."""
    n = s.content.cost_assign[row]
    if n == 0:
        return
    slot = board.slot(serial)
    board.workers -= n
    board.crew[slot] += n
    if s.journal is not None:
        card = s.content.names[board.cards[slot]]
        s.journal.add("assigned", "EON-8.5", int(seat), {"paid": {"worker": int(n)}, "card": card})


# --- where gold stands for a resource --------------------------------------------------------------------------------


def least_gold(board: Player, k: i64, need: i64) -> i64:
    """So much of one kind is missing that gold must stand for."""
    missing = need - board.goods[k]
    return missing if missing > 0 else 0


def most_gold(board: Player, cost: i64, k: i64, need: i64) -> i64:
    """So much gold may stand for one kind at most: what the other kinds miss stays payable (EON-R46).

    A resource that is not given for its own kind can be one of any kind, so these are as payable as before.
    """
    left = board.goods[GOLD]
    other: i64
    for other in range(RESOURCES):
        if other != k:
            left -= least_gold(board, other, in_cost(cost, other))
    return left if left < need else need


def give(s: EmpiresState, seat: i64, board: Player, k: i64, need: i64, gold: i64) -> None:
    """All of one kind, so much of it in gold."""
    board.goods[k] -= need - gold
    board.goods[GOLD] -= gold
    if s.journal is not None:
        paid = {name: int(n) for name, n in ((GOOD_NAMES[k], need - gold), ("gold", gold)) if n > 0}
        s.journal.add("paid", "EON-8.3" if gold > 0 else "EON-8.2", int(seat), {"paid": paid})


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
            first = act.gold + kind * (MOST_GOLD + 1)
            for k in range(least_gold(board, kind, need), most_gold(board, frame.bound, kind, need) + 1):
                out.add(first + k)
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
    return left >= frame.mask // DUE


def going(s: EmpiresState, frame: Frame, board: Player) -> Picks:
    """The cards of the empire that may be discarded or returned next, so that enough can follow.

    Cards leave from the last one on: an upgrade before the field that would take it along.
    """
    picks = Picks(s, board)
    todo = frame.mask // DUE
    last = frame.mask & LAST
    using = board.using
    i: i64
    if frame.n == FROM_EMPIRE:
        which, back = s.content.cost_which[frame.what], s.content.cost_return[frame.what]
        for i in range(len(board.cards)):
            if i < last and can_leave(s, board, i, which, using):
                if both_there(s, board, which, using, i, todo - 1, back):
                    picks.mark(i)
        return picks
    left = returners(s, board, using, last, -1)
    for i in range(last, len(board.cards)):
        if left < todo:
            break
        if can_return(s, board, i, using):
            picks.mark(i)
            left -= 1
    return picks


def can_paying(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    board = s.boards[frame.seat]
    if frame.n == RESOURCE:
        kind = next_kind(board, frame.bound)
        if kind < RESOURCES:
            first = act.gold + kind * (MOST_GOLD + 1)
            if not first <= action <= first + MOST_GOLD:
                return ASK_GOLD
            n = action - first
            need = in_cost(frame.bound, kind)
            possible = least_gold(board, kind, need) <= n <= most_gold(board, frame.bound, kind, need)
            return 0 if possible else NOT_PAYABLE_SO
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
            need = in_cost(frame.bound, kind)
            frame.bound -= need << (COST_BITS * kind)
            give(s, frame.seat, board, kind, need, action - act.gold - kind * (MOST_GOLD + 1))
            return
        good = action - act.pay
        board.goods[good] -= 1
        frame.bound -= BIT[COST_BITS * ANY]
        frame.mask = good
        if s.journal is not None:
            s.journal.add("paid", "EON-8.2", int(frame.seat), {"paid": {GOOD_NAMES[good]: 1}})
    elif frame.n == FROM_HAND:
        local = s.content.local[action - act.discard]
        board.out_of_hand(local)
        discard_card(board, local)
        frame.mask = (frame.mask & ~LAST) - DUE + local
        if s.journal is not None:
            card = s.content.names[action - act.discard]
            s.journal.reveal("discarded", "EON-8.18", int(frame.seat), {"card": card})
    else:
        slot = going(s, frame, board).slot(action)
        gone = leave(s, frame.seat, slot, frame.n == TO_HAND)
        frame.mask = (frame.mask & ~LAST) - DUE + gone * GONE + slot
