"""Building locations (chapter 9), fields and upgrades, and the choice of what a copy card copies (EON-11.1 to 11.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.components import MOST_EFFECTS, named_goods
from tradewinds.games.empires.content import (
    BUILT,
    CONQUERED,
    COPY,
    FIELD,
    FIELD_OR_UPGRADE,
    STORE,
    UPGRADE,
    Acts,
)
from tradewinds.games.empires.frames import COPYING, ENTERED, PLACING_UPGRADE
from tradewinds.games.empires.paying import can_pay, pay, settle
from tradewinds.games.empires.picking import Picks, pick_reason
from tradewinds.games.empires.reasons import (
    ASK_CONSTRUCT,
    ASK_COPY,
    ASK_FIELD_OR_UPGRADE,
    ASK_HARVEST,
    ASK_UPGRADE,
    NO_BUILDING_COST,
    NO_SUCH_FIELD,
    NOT_A_FIELD,
    NOT_IN_HAND,
    NOT_TO_COPY,
)
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.supply import gain_field, gain_goods
from tradewinds.games.empires.triggers import fire
from tradewinds.kernel.bits import least
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

ENTER: Final = 0
FIELD_GOODS: Final = 2
TRIGGERS: Final = 4


def in_hand(s: EmpiresState, board: Player, card: i64) -> bool:
    local = s.content.local[card]
    return s.content.clan[card] == board.clan and local >= 0 and board.hand[local] > 0


def take_from_hand(s: EmpiresState, board: Player, card: i64) -> None:
    board.out_of_hand(s.content.local[card])


# --- build a location by paying its cost (EON-9.1) -------------------------------------------------------------------


def can_build(s: EmpiresState, board: Player, card: i64) -> i64:
    """A card of the hand with a cost in goods and workers that can be paid (EON-9.1, 9.5)."""
    reason = can_put_up(s, board, card)
    return reason if reason != 0 else can_pay(s, board, s.content.cost[card], 0, -1, 0)


def can_put_up(s: EmpiresState, board: Player, card: i64) -> i64:
    """A card of the hand that can be built by Build or Construct at all (EON-6.16, 9.5)."""
    if not in_hand(s, board, card):
        return NOT_IN_HAND
    return 0 if s.content.cost[card] >= 0 else NO_BUILDING_COST


def do_build(s: EmpiresState, seat: i64, card: i64, free: bool) -> None:
    """From the hand into the empire, after its cost is paid; Construct waives it (EON-6.16, R26)."""
    board = s.boards[seat]
    take_from_hand(s, board, card)
    if free or settle(s, seat, board, s.content.cost[card]):
        enter(s, seat, card, BUILT, -1)
    else:
        s.push(ENTERED, seat, BUILT, ENTER, card + 1)
        pay(s, seat, s.content.cost[card], 0, -1)


def step_constructing(s: EmpiresState, frame: Frame) -> bool:
    """The location is asked for even where there is only one (EON-14.5); without any the action lapses (R45 f)."""
    board = s.boards[frame.seat]
    if not has_location(s, board):
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def has_location(s: EmpiresState, board: Player) -> bool:
    """The hand holds a card that Construct could build (EON-6.9, R11)."""
    return board.held & s.content.locations[board.clan] != 0


def options_constructing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    locations = board.held & s.content.locations[board.clan]
    while locations != 0:
        out.add(s.content.act.build + s.card_at(board.clan, least(locations)))
        locations &= locations - 1


def can_constructing(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if not act.build <= action < act.place:
        return ASK_CONSTRUCT
    return can_put_up(s, s.boards[frame.seat], action - act.build)


def do_constructing(s: EmpiresState, frame: Frame, action: i64) -> None:
    s.pop()
    do_build(s, frame.seat, action - s.content.act.build, True)


# --- a card enters an empire -----------------------------------------------------------------------------------------


def enter(s: EmpiresState, seat: i64, card: i64, event: i64, host: i64) -> None:
    """The card enters; goods of a field or upgrade; building bonus; triggers (EON-9.4, 7.10).

    A frame waits only where a copy card gets its target or a bonus is resolved.
    """
    board = s.boards[seat]
    serial = board.add_card(card, host)
    s.listen_to(board, len(board.cards) - 1)
    if s.journal is not None:
        tell_entry(s, seat, card, event, host)
    if s.content.kind[card] == COPY:
        s.push(ENTERED, seat, event, FIELD_GOODS, card + 1, serial, host + 1)
        s.push(COPYING, seat, 0, 0, 0, serial)
    else:
        bring_goods(s, seat, card, event, serial, host)


def bring_goods(s: EmpiresState, seat: i64, card: i64, event: i64, serial: i64, host: i64) -> None:
    content = s.content
    if content.goods[card] != 0:
        gain_field(s, seat, content.goods[card], card, "EON-9.6" if host < 0 else "EON-9.7")
    if content.bonus[card] != 0:
        s.effects += 1
    if content.bonus[card] != 0 and s.effects <= MOST_EFFECTS:
        s.push(ENTERED, seat, event, TRIGGERS, card + 1, serial, host + 1)
        s.run(Frame(EFFECT, seat, content.bonus[card], 0, card + 1, serial))
    else:
        fire(s, seat, event, serial, card)


def step_entered(s: EmpiresState, frame: Frame) -> bool:
    """The card is paid for, its target chosen, or its bonus resolved: what comes next."""
    s.pop()
    card = frame.mask - 1
    if frame.n == ENTER:
        enter(s, frame.seat, card, frame.what, frame.bound - 1)
    elif frame.n == FIELD_GOODS:
        bring_goods(s, frame.seat, card, frame.what, frame.source, frame.bound - 1)
    else:
        fire(s, frame.seat, frame.what, frame.source, card)
    return False


def tell_entry(s: EmpiresState, seat: i64, card: i64, event: i64, host: i64) -> None:
    journal = s.journal
    assert journal is not None
    told: dict[str, object] = {"card": s.content.names[card]}
    if event == CONQUERED:
        journal.add("conquered", "EON-7.10", int(seat), told)
    elif host >= 0:
        board = s.boards[seat]
        told["field"] = s.content.names[board.cards[board.slot(host)]]
        journal.reveal("upgraded", "EON-9.7", int(seat), told)
    else:
        journal.reveal("built", "EON-9.1", int(seat), told)


# --- fields and upgrades, played in a window (EON-9.5 to 9.11) -------------------------------------------------------


def can_host(s: EmpiresState, board: Player, i: i64, card: i64) -> bool:
    """A field that yields some kind of good of the upgrade (EON-9.7, R12)."""
    kinds = s.content.kinds_of_goods
    return s.is_field(board, i) and kinds[board.cards[i]] & kinds[card] != 0


def has_host(s: EmpiresState, board: Player, card: i64) -> bool:
    return board.yields & s.content.kinds_of_goods[card] != 0


def play_field(s: EmpiresState, seat: i64, card: i64) -> None:
    """A field enters; an upgrade goes under one; some cards may be either, as their owner likes (EON-9.10)."""
    kind = s.content.kind[card]
    if kind == FIELD or (kind == FIELD_OR_UPGRADE and not has_host(s, s.boards[seat], card)):
        enter(s, seat, card, BUILT, -1)
    else:
        s.push(PLACING_UPGRADE, seat, card, 1 if kind == UPGRADE else 0)


def hosts(s: EmpiresState, frame: Frame) -> Picks:
    board = s.boards[frame.seat]
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if can_host(s, board, i, frame.what):
            picks.mark(i)
    return picks


def options_placing(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    if frame.n == 0:
        out.add(s.content.act.played_as)
        out.add(s.content.act.played_as + 1)
    else:
        hosts(s, frame).fill(out)


def can_placing(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if frame.n == 0:
        return 0 if act.played_as <= action < act.discard else ASK_FIELD_OR_UPGRADE
    return pick_reason(hosts(s, frame), action, ASK_UPGRADE, NO_SUCH_FIELD)


def do_placing(s: EmpiresState, frame: Frame, action: i64) -> None:
    if frame.n == 0 and action == s.content.act.played_as + 1:
        frame.n = 1
        return
    host: i64 = -1
    if frame.n == 1:
        board = s.boards[frame.seat]
        host = board.serials[hosts(s, frame).slot(action)]
    s.pop()
    enter(s, frame.seat, frame.what, BUILT, host)


# --- Harvest (EON-6.17, 6.18) ----------------------------------------------------------------------------------------


def fields(s: EmpiresState, board: Player) -> Picks:
    picks = Picks(s, board)
    kinds = s.content.kind
    cards, hosts = board.cards, board.hosts
    i: i64
    for i in range(len(cards)):
        kind = kinds[cards[i]]
        if kind == FIELD or (kind == FIELD_OR_UPGRADE and hosts[i] < 0):  # as `is_field`
            picks.mark(i)
    return picks


def the_field(s: EmpiresState, board: Player, action: i64) -> i64:
    """The slot that a pick among `fields` means: mostly the first of its name."""
    act = s.content.act
    if action >= act.pick_other:
        return fields(s, board).slot(action)
    i: i64 = 0
    while board.cards[i] != action - act.pick or not s.is_field(board, i):
        i += 1
    return i


def has_field(board: Player) -> bool:
    return board.fields > 0


def step_harvesting(s: EmpiresState, frame: Frame) -> bool:
    if not has_field(s.boards[frame.seat]):
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def can_harvesting(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    return pick_reason(fields(s, s.boards[frame.seat]), action, ASK_HARVEST, NOT_A_FIELD)


def do_harvesting(s: EmpiresState, frame: Frame, action: i64) -> None:
    """All goods of a field and of its upgrades; fields are not exhausted."""
    s.pop()
    board = s.boards[frame.seat]
    slot = the_field(s, board, action)
    goods = s.content.goods[board.cards[slot]]
    if board.upgrades > 0:
        hosts, serial = board.hosts, board.serials[slot]
        i: i64
        for i in range(len(hosts)):
            if hosts[i] == serial:
                goods += s.content.goods[board.cards[i]]
    gain_goods(s, frame.seat, goods)
    if s.journal is not None:
        told: dict[str, object] = {"card": s.content.names[board.cards[slot]], "gains": named_goods(goods)}
        s.journal.add("harvested", "EON-6.17", int(frame.seat), told)


# --- copies (EON-11.1 to 11.5, R51) ----------------------------------------------------------------------------------


def can_copy(s: EmpiresState, board: Player, copy: i64, i: i64) -> bool:
    """Another action or ongoing card that is no copy, store, field or pure bonus card, nor the present target."""
    card = board.cards[i]
    kind = s.content.kind[card]
    if i == copy or kind == COPY or kind == STORE or board.serials[i] == board.targets[copy]:
        return False
    if s.content.acts[card] == 0 and s.content.lasts[card] == 0:
        return False
    return s.matches(board, i, s.content.copy_which[board.cards[copy]])


def targets(s: EmpiresState, board: Player, copy: i64) -> Picks:
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if can_copy(s, board, copy, i):
            picks.mark(i)
    return picks


def step_copying(s: EmpiresState, frame: Frame) -> bool:
    """If there is a legal target one must be chosen (EON-11.1)."""
    board = s.boards[frame.seat]
    if targets(s, board, board.slot(frame.source)).n == 0:
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_copying(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    targets(s, board, board.slot(frame.source)).fill(out)


def can_copying(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    board = s.boards[frame.seat]
    return pick_reason(targets(s, board, board.slot(frame.source)), action, ASK_COPY, NOT_TO_COPY)


def do_copying(s: EmpiresState, frame: Frame, action: i64) -> None:
    s.pop()
    board = s.boards[frame.seat]
    copy = board.slot(frame.source)
    target = targets(s, board, copy).slot(action)
    board.targets[copy] = board.serials[target]
    board.limits[copy] = 0
    s.listen(board)
    if s.journal is not None:
        names = s.content.names
        told: dict[str, object] = {"card": names[board.cards[copy]], "target": names[board.cards[target]]}
        s.journal.add("copied", "EON-11.1", int(frame.seat), told)
