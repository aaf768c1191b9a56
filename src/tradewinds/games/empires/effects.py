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
    GOOD_NAMES,
    GOODS,
    KINDS,
    ONE_OF,
    PAWNS,
    TILE_NAMES,
    TILES,
    goods_in_all,
    in_goods,
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
    RELEASED,
    SEARCH,
    SHIP_UP,
    TAKE_DISCARD,
    VOYAGE,
    Acts,
)
from tradewinds.games.empires.paying import can_pay, pay
from tradewinds.games.empires.picking import Picks, pick_reason
from tradewinds.games.empires.reasons import (
    ASK_EXHAUST,
    ASK_GAIN,
    ASK_MAYBE,
    ASK_MOVE,
    ASK_RECOPY,
    ASK_REFRESH,
    ASK_RELEASE,
    ASK_RELEASE_GOOD,
    ASK_SEARCH,
    ASK_TAKE,
    NO_COPY_CARD,
    NO_SUCH_CARD,
    NO_SUCH_PAWN,
    NOT_ATTACKABLE,
    NOT_OFFERED_GAIN,
    NOT_ON_CARD,
    NOT_TO_REFRESH,
    NOT_TO_RELEASE,
    OTHER_RESOURCE,
    SAME_TILE,
)
from tradewinds.games.empires.state import (
    CONSTRUCTING,
    COPYING,
    EMBARKING,
    EXHAUSTING,
    GAINING,
    HARVESTING,
    KEEP_LOOK,
    KEEPING,
    LOADING,
    MAYBE,
    MOVING,
    PAYOUTS,
    PERFORMING,
    PICK_EXHAUST,
    RECOPYING,
    REFRESHING,
    RELEASING,
    SHIFTING,
    TAKE_DISCARDED,
    TAKE_SEARCH,
    TAKING,
    TILE,
    WHICH,
    EmpiresState,
    Player,
)
from tradewinds.games.empires.supply import can_draw, chosen_gains, draw_aside, gain, rebuild, recover
from tradewinds.games.empires.targets import attackable, can_target, has_target
from tradewinds.games.empires.triggers import fire
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
    if op == GAIN_ANY or op == BUILD_FREE or op == HARVEST_FIELD or op == PLACE_SHIP:
        return True
    if op == RECOVER:
        return board.spent > 0
    if op == REFRESH or op == REFRESH_ALL:
        return len(tired(s, board, b if op == REFRESH else a).slots) > 0
    if op == RELEASE:
        return len(laden(s, board, b, frame.source if c != 0 else -1).slots) > 0
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
        return len(stores.paying_stores(s, board, 0).slots) > 0
    if op == MAY_PAY:
        return can_pay(s, board, s.content.cost_sum[a], a, board.using, board.hand_size) == 0
    if op == RECOPY:
        return len(copies(s, board, 0).slots) > 0
    assert op == GAIN_SHIP
    return board.spare_ships > 0


def do_verb(s: EmpiresState, frame: Frame, op: i64, a: i64, b: i64, c: i64, counted: i64) -> None:
    seat = frame.seat
    if op == GAIN:
        gain(s, seat, a, counted if counted >= 0 else b, frame.mask - 1, "EON-8.1")
    elif op == GAIN_ANY:
        s.push(GAINING, seat, b, counted if counted >= 0 else a, 0, frame.source)
    elif op == RECOVER:
        recover(s, seat, a)
    elif op == PERFORM:
        perform(s, frame, a, b)
    elif op == BUILD_FREE:
        push_times(s, CONSTRUCTING, seat, a)
    elif op == HARVEST_FIELD:
        push_times(s, HARVESTING, seat, a)
    elif op == PLACE_SHIP:
        place_ships(s, frame, a)
    elif op == RELEASE:
        s.push(RELEASING, seat, b, a, c, frame.source)
    elif op == REFRESH:
        s.push(REFRESHING, seat, b, a)
    elif op == REFRESH_ALL:
        refresh_all(s, seat, a)
    elif op == EXHAUST_OPPONENT:
        s.push(EXHAUSTING, seat, 0, a)
    elif op == MOVE_PAWN:
        s.push(MOVING, seat, 0, a)
    elif op == SHIP_UP:
        s.push(SHIFTING, seat, 0, a)
    elif op == VOYAGE:
        s.push(EMBARKING, seat, a)
    elif op == LOOK:
        look(s, seat, a, b)
    elif op == SEARCH:
        search(s, seat, a, b)
    elif op == TAKE_DISCARD:
        s.push(TAKING, seat, TAKE_DISCARDED, a)
    elif op == PAYOUT:
        s.push(PAYOUTS, seat, 0, a)
    elif op == MAY_PAY:
        may_pay(s, frame, a, b)
    elif op == RECOPY:
        s.push(RECOPYING, seat, 0, a)
    else:
        assert op == GAIN_SHIP
        gain_ship(s, seat, a)


def push_times(s: EmpiresState, kind: i64, seat: i64, n: i64) -> None:
    for _ in range(n):
        s.push(kind, seat)


def place_ships(s: EmpiresState, frame: Frame, n: i64) -> None:
    """With the ship that the `perform` says: the action's frame lies under its effect."""
    under = frame.under
    generic: i64 = 0
    if under is not None and under.kind == TILE:
        generic = under.mask
    for _ in range(n):
        s.push(LOADING, frame.seat, 0, 0, generic)


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
        s.push(TILE, frame.seat, tile, 0, generic, -1, window + 1)
    elif windows.can_be_performed(s, frame.seat, tile, generic != 0):
        s.push(PERFORMING, frame.seat, tile, 0, generic)


# --- gain any mix (EON-8.14, R28) ------------------------------------------------------------------------------------


def step_gaining(s: EmpiresState, frame: Frame) -> bool:
    if frame.n > 0:
        s.deciders = BIT[frame.seat]
        return True
    s.pop()
    board = s.boards[frame.seat]
    i = board.slot(frame.source)
    chosen_gains(s, frame.seat, frame.bound, board.cards[i] if i >= 0 else -1, "EON-8.14")
    return False


def options_gaining(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    kind: i64
    for kind in range(frame.mask, KINDS):
        if frame.what & BIT[kind] != 0:
            out.add(s.content.act.take + kind)


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
    frame.bound += BIT[5 * kind]


# --- release (EON-8.7) -----------------------------------------------------------------------------------------------


def laden(s: EmpiresState, board: Player, goods: i64, only: i64) -> Picks:
    """Cards with workers, or goods, assigned to them; `only` from this one."""
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if (board.stored[i] if goods != 0 else board.crew[i]) > 0 and (only < 0 or board.serials[i] == only):
            picks.mark(i)
    return picks


def step_releasing(s: EmpiresState, frame: Frame) -> bool:
    board = s.boards[frame.seat]
    if frame.bound == 0 and (
        frame.n == 0 or len(laden(s, board, frame.what, frame.source if frame.mask != 0 else -1).slots) == 0
    ):
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def releasing(s: EmpiresState, frame: Frame) -> Picks:
    return laden(s, s.boards[frame.seat], frame.what, frame.source if frame.mask != 0 else -1)


def options_releasing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    """Which card, or done; then which good of those on it."""
    act = s.content.act
    if frame.bound == 0:
        releasing(s, frame).fill(out)
        out.add(act.done)
        return
    board = s.boards[frame.seat]
    goods = board.stored[board.slot(frame.bound - 1)]
    good: i64
    for good in range(GOODS):
        if in_goods(goods, good) > 0:
            out.add(act.take + good)


def can_releasing(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if frame.bound == 0:
        return 0 if action == act.done else pick_reason(releasing(s, frame), action, ASK_RELEASE, NOT_TO_RELEASE)
    if not act.take <= action < act.pick:
        return ASK_RELEASE_GOOD
    board = s.boards[frame.seat]
    good = action - act.take
    held = good < GOODS and in_goods(board.stored[board.slot(frame.bound - 1)], good) > 0
    return 0 if held else NOT_ON_CARD


def do_releasing(s: EmpiresState, frame: Frame, action: i64) -> None:
    """Back to the own stock, usable at once; a trigger after each worker (EON-R47)."""
    act = s.content.act
    if action == act.done:
        s.pop()
        return
    board = s.boards[frame.seat]
    if frame.bound == 0:
        slot = releasing(s, frame).slot(action)
        if frame.what != 0:
            frame.bound = board.serials[slot] + 1
            return
        board.crew[slot] -= 1
        board.workers += 1
        frame.n -= 1
        tell_released(s, frame.seat, board, slot, "worker")
        fire(s, frame.seat, RELEASED)
        return
    slot = board.slot(frame.bound - 1)
    good = action - act.take
    board.stored[slot] -= ONE_OF[good]
    board.goods[good] += 1
    frame.n -= 1
    frame.bound = 0
    tell_released(s, frame.seat, board, slot, GOOD_NAMES[good])


def tell_released(s: EmpiresState, seat: i64, board: Player, slot: i64, what: str) -> None:
    if s.journal is not None:
        told: dict[str, object] = {"gains": {what: 1}, "card": s.content.names[board.cards[slot]]}
        s.journal.add("released", "EON-8.7", int(seat), told)


# --- refresh (EON-10.5, R52) -----------------------------------------------------------------------------------------


def tired(s: EmpiresState, board: Player, which: i64) -> Picks:
    """Exhausted cards that match, but never the card being used."""
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if board.exhausted[i] != 0 and board.serials[i] != board.using and s.matches(board, i, which):
            picks.mark(i)
    return picks


def refresh_all(s: EmpiresState, seat: i64, which: i64) -> None:
    board = s.boards[seat]
    i: i64
    for i in range(len(board.cards)):
        if board.exhausted[i] != 0 and board.serials[i] != board.using and s.matches(board, i, which):
            refresh(s, seat, i)


def refresh(s: EmpiresState, seat: i64, i: i64) -> None:
    board = s.boards[seat]
    board.exhausted[i] = 0
    if s.journal is not None:
        s.journal.add("refreshed", "EON-10.5", int(seat), {"card": s.content.names[board.cards[i]]})


def step_refreshing(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or len(tired(s, s.boards[frame.seat], frame.what).slots) == 0:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_refreshing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    tired(s, s.boards[frame.seat], frame.what).fill(out)
    out.add(s.content.act.done)


def can_refreshing(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    return pick_reason(tired(s, s.boards[frame.seat], frame.what), action, ASK_REFRESH, NOT_TO_REFRESH)


def do_refreshing(s: EmpiresState, frame: Frame, action: i64) -> None:
    if action == s.content.act.done:
        s.pop()
        return
    frame.n -= 1
    refresh(s, frame.seat, tired(s, s.boards[frame.seat], frame.what).slot(action))


# --- exhaust an opponent's card (EON-R49) ----------------------------------------------------------------------------


def step_exhausting(s: EmpiresState, frame: Frame) -> bool:
    """While there is a legal target one must be taken."""
    if frame.n == 0 or not has_target(s, frame.seat):
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_exhausting(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    other: i64
    for other in range(s.players):
        if can_target(s, frame.seat, other) == 0:
            for card in attackable(s, other):
                out.add(s.content.act.exhaust + other * s.content.size + card)


def can_exhausting(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if not act.exhaust <= action < act.move:
        return ASK_EXHAUST
    other, card = (action - act.exhaust) // s.content.size, (action - act.exhaust) % s.content.size
    reason = can_target(s, frame.seat, other)
    if reason != 0:
        return reason
    for found in attackable(s, other):
        if found == card:
            return 0
    return NOT_ATTACKABLE


def do_exhausting(s: EmpiresState, frame: Frame, action: i64) -> None:
    frame.n -= 1
    at = action - s.content.act.exhaust
    s.push(WHICH, frame.seat, PICK_EXHAUST, at // s.content.size, 0, at % s.content.size)


# --- move a pawn (EON-6.12, R23) -------------------------------------------------------------------------------------


def has_pawn(board: Player, moved: i64) -> bool:
    k: i64
    for k in range(PAWNS):
        if board.pawns[k] >= 0 and moved & BIT[k] == 0:
            return True
    return False


def pawn_to_move(board: Player, moved: i64, tired_one: i64, tile: i64) -> i64:
    """A pawn on that tile with that side up that this effect has not moved yet, -1 for none."""
    k: i64
    for k in range(PAWNS):
        if board.pawns[k] == tile and moved & BIT[k] == 0 and (board.tired >> k) & 1 == tired_one:
            return k
    return -1


def step_moving(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or not has_pawn(s.boards[frame.seat], frame.mask):
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_moving(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    act = s.content.act
    action: i64
    for action in range(act.move, act.ship):
        if can_moving(s, frame, act, action) == 0:
            out.add(action)
    out.add(act.done)


def can_moving(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    """To any other tile, not only an adjacent one."""
    if action == act.done:
        return 0
    if not act.move <= action < act.ship:
        return ASK_MOVE
    at = action - act.move
    side, start, end = at // (TILES * TILES), at // TILES % TILES, at % TILES
    if pawn_to_move(s.boards[frame.seat], frame.mask, side, start) < 0:
        return NO_SUCH_PAWN
    return SAME_TILE if start == end else 0


def do_moving(s: EmpiresState, frame: Frame, action: i64) -> None:
    """The tile is not activated, no food is paid, the pawn's side does not change."""
    if action == s.content.act.done:
        s.pop()
        return
    at = action - s.content.act.move
    side, start, end = at // (TILES * TILES), at // TILES % TILES, at % TILES
    board = s.boards[frame.seat]
    pawn = pawn_to_move(board, frame.mask, side, start)
    board.pawns[pawn] = end
    frame.mask |= BIT[pawn]
    frame.n -= 1
    if s.journal is not None:
        told: dict[str, object] = {"tile": TILE_NAMES[start], "other_tile": TILE_NAMES[end]}
        s.journal.add("moved_pawn", "EON-6.12", int(frame.seat), told)


# --- look, search, take from the discard pile (EON-8.11) -------------------------------------------------------------


def look(s: EmpiresState, seat: i64, n: i64, kept: i64) -> None:
    """Draw aside, keep exactly so many (fewer if fewer were drawn), discard the others."""
    board = s.boards[seat]
    draw_aside(s, seat, n, "EON-14.1")
    drawn: i64 = 0
    for one in board.drawn:
        drawn += one
    if drawn > 0:
        s.push(KEEPING, seat, KEEP_LOOK, kept if kept < drawn else drawn, BIT[seat])


def search(s: EmpiresState, seat: i64, n: i64, which: i64) -> None:
    """Look through the whole deck, rebuilt first if it is empty."""
    board = s.boards[seat]
    if board.deck.size == 0 and board.discard_size > 0:
        rebuild(s, seat)
    if board.deck.size > 0:
        s.push(TAKING, seat, TAKE_SEARCH, n, which)


def printed_match(s: EmpiresState, card: i64, selector: i64) -> bool:
    """A card outside an empire matches by what is printed on it."""
    icons, kinds = s.content.which_icons[selector], s.content.which_kinds[selector]
    if icons != 0 and icons & BIT[s.content.icon[card]] == 0:
        return False
    return kinds == 0 or kinds & s.content.printed[card] != 0


def can_take(s: EmpiresState, frame: Frame, local: i64) -> i64:
    """A card that is there and matches, in the order of the deck, so that no two orders mean the same."""
    board = s.boards[frame.seat]
    searching = frame.what == TAKE_SEARCH
    there = board.deck.counts[local] if searching else board.discard[local]
    if there == 0 or local < frame.bound - 1:
        return NO_SUCH_CARD
    return 0 if not searching or printed_match(s, s.card_at(board.clan, local), frame.mask) else NO_SUCH_CARD


def step_taking(s: EmpiresState, frame: Frame) -> bool:
    board = s.boards[frame.seat]
    if frame.n == 0 or (frame.what == TAKE_DISCARDED and board.discard_size == 0):
        end_taking(s, frame)
        return False
    s.deciders = BIT[frame.seat]
    return True


def end_taking(s: EmpiresState, frame: Frame) -> None:
    """The deck is shuffled also when nothing was found."""
    s.pop()
    if frame.what == TAKE_SEARCH:
        s.boards[frame.seat].deck.shuffle()
        if s.journal is not None:
            s.journal.add("searched", "EON-8.11", int(frame.seat), {})


def options_taking(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    k: i64
    for k in range(len(board.hand)):
        if can_take(s, frame, k) == 0:
            out.add(s.content.act.keep + s.card_at(board.clan, k))
    out.add(s.content.act.done)


def can_taking(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    if not act.keep <= action < act.done:
        return ASK_SEARCH if frame.what == TAKE_SEARCH else ASK_TAKE
    card = action - act.keep
    own = s.content.clan[card] == s.boards[frame.seat].clan and s.content.local[card] >= 0
    return can_take(s, frame, s.content.local[card]) if own else NO_SUCH_CARD


def do_taking(s: EmpiresState, frame: Frame, action: i64) -> None:
    if action == s.content.act.done:
        end_taking(s, frame)
        return
    board = s.boards[frame.seat]
    card = action - s.content.act.keep
    local = s.content.local[card]
    if frame.what == TAKE_SEARCH:
        board.deck.take(local)
    else:
        board.discard[local] -= 1
        board.discard_size -= 1
    board.hand[local] += 1
    board.hand_size += 1
    frame.n -= 1
    frame.bound = local + 1
    if s.journal is not None:
        told: dict[str, object] = {"card": s.content.names[card]}
        if frame.what == TAKE_SEARCH:  # found by an icon, so it is shown
            s.journal.reveal("found", "EON-8.11", int(frame.seat), told)
        else:
            s.journal.add("took_back", "EON-14.3", int(frame.seat), told)


# --- may pay (optional) ----------------------------------------------------------------------------------------------


def may_pay(s: EmpiresState, frame: Frame, cost: i64, otherwise: i64) -> None:
    """Offered only if the cost can be paid."""
    board = s.boards[frame.seat]
    if can_pay(s, board, s.content.cost_sum[cost], cost, board.using, board.hand_size) == 0:
        s.push(MAYBE, frame.seat, cost, 0, 0, frame.source, otherwise)
    else:
        frame.what = otherwise


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
    """Copy cards for which there is another legal target."""
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if s.content.kind[board.cards[i]] == COPY and done & BIT[i] == 0:
            if len(building.targets(s, board, i).slots) > 0:
                picks.mark(i)
    return picks


def step_recopying(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or len(copies(s, s.boards[frame.seat], frame.mask).slots) == 0:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
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
    frame.mask |= BIT[slot]
    s.push(COPYING, frame.seat, 0, 0, 0, board.serials[slot])
