"""Ongoing effects: who hears an event, in which order, and how often (EON-5.10, 10.2, 10.11, R47, R48).

`fire` is called at the moment a rule names. It asks every seat from the active one on which of its cards react, and
puts a PENDING frame for each; those of one seat are resolved in the order its owner likes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.components import BIT, MOST_EFFECTS, goods_in_all
from tradewinds.games.empires.content import BUILT, CONQUERED, PILLAGED, STORE, STORE_PAID, Acts
from tradewinds.games.empires.frames import FIRING, PAYING_OUT, PENDING
from tradewinds.games.empires.picking import Picks, pick_reason
from tradewinds.games.empires.reasons import ASK_ORDER, NOT_TRIGGERED
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

THE_STORE: Final = -1
"""In place of an entry: the card is a store that pays."""


def groups(s: EmpiresState, board: Player, i: i64) -> i64:
    """Complete groups of goods on a store: so many items it pays (EON-8.10)."""
    card = board.cards[i]
    return goods_in_all(board.stored[i]) // s.content.per[card] if s.content.kind[card] == STORE else 0


def fire(s: EmpiresState, seat: i64, event: i64, serial: i64 = -1, card: i64 = -1, times: i64 = 1) -> None:
    """Something happened by a seat's doing; `serial` is the card that entered or was left, `card` its number."""
    if ((s.boards[seat].hears | s.overheard) >> event) & 1 != 0:
        s.push(FIRING, seat, event, card + 1, times, serial)


def step_firing(s: EmpiresState, frame: Frame) -> bool:
    """The active player's first, then clockwise (EON-5.10); once for each time it happened."""
    if frame.mask > 1:
        frame.mask -= 1
    else:
        s.pop()
    event = BIT[frame.what]
    printed = s.content.hears
    k: i64
    for k in range(s.players):
        owner = (s.active + s.players - 1 - k) % s.players  # the last one is pushed first
        board = s.boards[owner]
        if (board.hears if owner == frame.seat else board.overhears) & event == 0:
            continue
        ongoing = board.ongoing
        n: i64 = 0
        at: i64
        for at in range(len(ongoing) - 1, -1, -1):
            i = ongoing[at]
            card = s.effect_card(board, i)
            if card < 0 or printed[card] & event == 0:
                continue
            e: i64
            for e in range(s.content.entries[card] - 1, -1, -1):
                if hears(s, frame, owner, board, i, card, e):
                    s.push(PENDING, owner, e, n, 0, board.serials[i])
                    n += 1
    return False


def hears(s: EmpiresState, frame: Frame, owner: i64, board: Player, i: i64, card: i64, e: i64) -> bool:
    """An entry of a card's ongoing list reacts to the event."""
    content = s.content
    entry = content.first_entry[card] + e
    if content.entry_on[entry] != frame.what or board.exhausted[i] != 0:
        return False
    if owner != frame.seat and content.entry_any[entry] == 0:
        return False
    if owner == frame.seat and board.serials[i] == frame.source:  # not its own entry (EON-10.11)
        return False
    limit = content.entry_limit[entry]
    if limit != 0 and uses(board, i, e) >= limit:
        return False
    if frame.what == PILLAGED or frame.what == CONQUERED:
        distance = content.entry_distance[entry]
        if distance >= 0 and distance != content.distance[frame.n - 1]:
            return False
    if frame.what == BUILT or frame.what == CONQUERED:
        which = content.entry_filter[entry]
        if which >= 0:
            at = s.boards[frame.seat].slot(frame.source)
            if at < 0 or not s.matches(s.boards[frame.seat], at, which):
                return False
    return not resolving(s, owner, board.serials[i], e)


def uses(board: Player, i: i64, e: i64) -> i64:
    """How often an entry did something in this round (EON-10.2)."""
    return (board.limits[i] >> (4 * e)) & 15


def resolving(s: EmpiresState, owner: i64, serial: i64, e: i64) -> bool:
    """The effect is being resolved: it is not triggered again meanwhile (EON-R47)."""
    frame: Frame | None = s.top
    while frame is not None:
        if frame.kind <= 1 and frame.seat == owner and frame.source == serial and frame.n == e + 1:
            return True
        frame = frame.under
    return False


def step_pending(s: EmpiresState, frame: Frame) -> bool:
    """The next effect of a moment: its owner picks it where the order could matter, then it is resolved."""
    if frame.mask == 0 and frame.n > 0 and order_matters(s, frame):
        s.deciders = 1 << frame.seat
        return True
    s.pop()
    board = s.boards[frame.seat]
    i = board.slot(frame.source)
    if i < 0 or board.exhausted[i] != 0:  # gone or exhausted when its turn comes: it lapses (EON-R47)
        return False
    if frame.what == THE_STORE:
        s.push(PAYING_OUT, frame.seat, 0, groups(s, board, i), 0, frame.source)
        return False
    card = s.effect_card(board, i)
    if card < 0 or frame.what >= s.content.entries[card]:
        return False
    entry = s.content.first_entry[card] + frame.what
    begin = s.content.entry_program[entry]
    effect = Frame(EFFECT, frame.seat, begin, frame.what + 1, board.cards[i] + 1, frame.source)
    if not s.able(effect, begin):
        return False
    limit = s.content.entry_limit[entry]
    if limit != 0 and uses(board, i, frame.what) >= limit:
        return False
    s.effects += 1
    if s.effects > MOST_EFFECTS:  # only cards that somebody made up come so far
        return False
    if limit != 0:
        board.limits[i] += BIT[4 * frame.what]
    if s.journal is not None:
        s.journal.add("triggered", "EON-10.2", int(frame.seat), {"card": s.content.names[board.cards[i]]})
    s.run(effect)
    return False


def order_matters(s: EmpiresState, frame: Frame) -> bool:
    """At least two different effects, and not all of them plain gains; stores: something hears of each."""
    board = s.boards[frame.seat]
    different = False
    open_ = False
    one: Frame | None = frame
    for _ in range(frame.n + 1):
        assert one is not None
        i = board.slot(one.source)
        if i >= 0:
            card = s.effect_card(board, i)
            if one.what == THE_STORE:
                open_ = open_ or board.hears & BIT[STORE_PAID] != 0
            elif card >= 0 and one.what < s.content.entries[card]:
                if s.content.entry_plain[s.content.first_entry[card] + one.what] == 0:
                    open_ = True
            if one.source != frame.source:
                first = board.slot(frame.source)
                if first < 0 or not s.same_state(board, i, first):
                    different = True
        one = one.under
    return different and open_


def waiting(s: EmpiresState, frame: Frame) -> Picks:
    """The cards of the effects that may come next."""
    board = s.boards[frame.seat]
    picks = Picks(s, board)
    one: Frame | None = frame
    for _ in range(frame.n + 1):
        assert one is not None
        i = board.slot(one.source)
        if i >= 0:
            picks.mark(i)
        one = one.under
    return picks


def options_order(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    waiting(s, frame).fill(out)


def can_order(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    return pick_reason(waiting(s, frame), action, ASK_ORDER, NOT_TRIGGERED)


def do_order(s: EmpiresState, frame: Frame, action: i64) -> None:
    """The effect that is picked comes to the top of those that wait."""
    slot = waiting(s, frame).slot(action)
    serial = s.boards[frame.seat].serials[slot]
    group: list[Frame] = []
    for _ in range(frame.n + 1):
        group.append(s.pop())
    at = 0
    while group[at].source != serial:
        at += 1
    picked = group.pop(at)
    for k in range(len(group) - 1, -1, -1):
        group[k].n = len(group) - 1 - k
        s.put(group[k])
    picked.n = len(group)
    picked.mask = 1
    s.put(picked)
