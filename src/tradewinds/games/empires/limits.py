"""What the frames of a plain form may be: their numbers by kind, and what has to lie on the table for them.

A frame that a person or a saved match brings along is looked at here before it is worked on, so that the phases can
take for granted what they have put there themselves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.accounts import set_aside
from tradewinds.games.empires.actions import MOST_GOLD
from tradewinds.games.empires.building import ENTER, TRIGGERS, has_host
from tradewinds.games.empires.components import (
    ALL_OF_RESOURCES,
    ANY,
    BIT,
    GOLD,
    GOODS,
    KINDS,
    PAWNS,
    RESOURCES,
    TILES,
    in_cost,
)
from tradewinds.games.empires.content import (
    BUILT,
    CONQUERED,
    COPY,
    DECK_ROOM,
    EITHER,
    LEFT,
    PILLAGE_ONLY,
    PILLAGED,
    STORE,
)
from tradewinds.games.empires.effects import can_choose_to_pay
from tradewinds.games.empires.frames import (
    BOOSTING,
    BRINGING_HOME,
    CHOOSING_CLANS,
    CLEANUP_PHASE,
    CONSTRUCTING,
    COPYING,
    DEPOSITING,
    EMBARKING,
    ENTERED,
    EVENT,
    EXHAUSTING,
    EXHAUSTING_OWN,
    EXPEDITION,
    FIRING,
    GAINING,
    HARVESTING,
    KEEP_LOOK,
    KEEPING,
    LOADING,
    MAYBE,
    MOVING,
    PAYING,
    PAYING_OUT,
    PAYOUTS,
    PENDING,
    PERFORMING,
    PICK_EXHAUST,
    PICK_USE,
    PLACING_UPGRADE,
    RECOPYING,
    REFRESHING,
    RELEASING,
    ROUND,
    SHIFTING,
    STORES,
    TAKE_DISCARDED,
    TAKING,
    TILE,
    TURN,
    VOYAGING,
    WHICH,
)
from tradewinds.games.empires.paying import (
    DUE,
    FROM_HAND,
    LAST,
    RESOURCE,
    TO_HAND,
    both_there,
    can_give,
    covers,
    going,
    most_gold,
    next_kind,
)
from tradewinds.games.empires.phases.action import TRIGGER, usable
from tradewinds.games.empires.ships import CHOOSE_ISLAND, DECIDE, can_embark, can_end
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.stores import accepted, in_stock, least_deposit
from tradewinds.games.empires.targets import alike
from tradewinds.games.empires.triggers import THE_STORE
from tradewinds.games.empires.windows import can_be_performed
from tradewinds.kernel.effects import CHOICE, CHOOSE, EFFECT, WIDTH
from tradewinds.kernel.plain import Limits, Reader
from tradewinds.kernel.state import Frame

MOST: Final = 1 << 20
"""So many items, turns or ships at most; serials stay below it, too."""
CHOSEN_BITS: Final = 5 * KINDS
"""Of a mix of gains that is chosen one by one."""
HELD_IN: Final = {
    EFFECT: "bound",
    CHOICE: "bound",
    TILE: "bound",
    WHICH: "bound",
    BOOSTING: "what",
    PLACING_UPGRADE: "what",
    ENTERED: "mask",
    VOYAGING: "source",
}
"""The field with the card that a frame holds (`accounts.set_aside`)."""


def frame_limits(s: EmpiresState) -> dict[int, Limits]:
    content = s.content
    last, cards = int(s.players) - 1, int(content.size)
    nobody, person, asked = (-1, -1), (0, last), (1, (1 << (last + 1)) - 1)
    steps, costs = (0, len(content.code) // WIDTH - 1), (0, len(content.cost_sum) - 1)
    entries = max(int(n) for n in content.entries)
    selectors = (0, len(content.which_kinds) - 1)
    card, tile, flag, some, bits = (0, cards - 1), (0, TILES - 1), (0, 1), (0, MOST), (0, 1 << 60)
    serial, maybe_serial, chosen = (0, MOST), (-1, MOST), (0, (1 << CHOSEN_BITS) - 1)
    effect = Limits(person, steps, (0, entries), (0, cards), maybe_serial, (0, cards + 1))
    limits = {
        EFFECT: effect,
        CHOICE: effect,
        CHOOSING_CLANS: Limits(nobody, n=(0, last), mask=asked),
        KEEPING: Limits((-1, last), (0, KEEP_LOOK), (-1, DECK_ROOM), asked),
        ROUND: Limits(nobody, (0, CLEANUP_PHASE)),
        STORES: Limits(nobody, n=(0, last + 1)),
        PENDING: Limits(person, (THE_STORE, entries - 1), some, flag, serial),
        PAYING_OUT: Limits(person, (0, KINDS - 1), some, source=serial, bound=chosen),
        TURN: Limits(person, n=flag, mask=some),
        TILE: Limits(person, tile, (0, TRIGGER), flag, bound=(0, cards)),
        BOOSTING: Limits(person, card),
        PAYING: Limits(person, costs, (RESOURCE, TO_HAND), (0, MOST * DUE), maybe_serial, (0, ALL_OF_RESOURCES)),
        PLACING_UPGRADE: Limits(person, card, flag),
        ENTERED: Limits(person, (CONQUERED, BUILT), (ENTER, TRIGGERS), (1, cards), maybe_serial, some),
        COPYING: Limits(person, source=serial),
        GAINING: Limits(person, (0, (1 << KINDS) - 1), some, (0, KINDS - 1), maybe_serial, chosen),
        RELEASING: Limits(person, flag, some, flag, maybe_serial, some),
        REFRESHING: Limits(person, selectors, some),
        EXHAUSTING: Limits(person, n=some),
        MOVING: Limits(person, n=some, mask=(0, (1 << PAWNS) - 1)),
        SHIFTING: Limits(person, some, some),
        EMBARKING: Limits(person, (PILLAGE_ONLY, EITHER)),
        VOYAGING: Limits(person, some, (CHOOSE_ISLAND, DECIDE), (PILLAGE_ONLY, EITHER), (-1, cards - 1)),
        TAKING: Limits(person, (0, TAKE_DISCARDED), some, selectors, bound=(0, DECK_ROOM)),
        PAYOUTS: Limits(person, n=some, mask=bits),
        MAYBE: Limits(person, costs, source=maybe_serial, bound=steps),
        RECOPYING: Limits(person, n=some, mask=bits),
        CONSTRUCTING: Limits(person),
        HARVESTING: Limits(person),
        LOADING: Limits(person, mask=flag),
        WHICH: Limits(person, (0, PICK_EXHAUST), person, source=card, bound=(0, cards + 1)),
        PERFORMING: Limits(person, tile, mask=flag),
        EXPEDITION: Limits(nobody),
        DEPOSITING: Limits(person, (0, GOODS - 1), some, source=maybe_serial),
        FIRING: Limits(person, (0, LEFT), (0, cards), some, maybe_serial),
        BRINGING_HOME: Limits(person, some),
    }
    if s.solo():
        limits[EVENT] = Limits(person, n=flag)
        limits[EXHAUSTING_OWN] = Limits(person, n=some)
    return limits


def refuse(s: EmpiresState, i: int, field: str) -> None:
    raise Reader(f"state.frames.{i}", {}).wrong(field, getattr(s.frames[i], field))


def check_set_aside(s: EmpiresState) -> None:
    """The card that a frame holds is out of the deck of its seat; an island out of one of theirs."""
    for i, frame in enumerate(s.frames):
        card = set_aside(frame)
        if card < 0:
            continue
        island = frame.kind == VOYAGING
        if s.content.local[card] < 0 or s.content.is_island(card) != island:
            refuse(s, i, HELD_IN[int(frame.kind)])
        if not island and s.content.clan[card] != s.boards[frame.seat].clan:
            refuse(s, i, HELD_IN[int(frame.kind)])


def check_frames(s: EmpiresState) -> None:
    """Each frame fits what lies on the table and the frame that comes after it."""
    under = Frame()
    for i, frame in enumerate(s.frames):
        field = misfit(s, frame, under)
        if (i == 0) != (frame.kind == ROUND):
            field = "kind"
        if field:
            refuse(s, i, field)
        under = frame


def misfit(s: EmpiresState, frame: Frame, under: Frame) -> str:
    """The field of a frame that does not fit; an empty name if all do."""
    kind, what = frame.kind, frame.what
    wrong = ""
    if kind == CHOICE:
        wrong = "what" if s.code[what * WIDTH] != CHOOSE or s.offered(frame, what) == 0 else ""
    elif kind == KEEPING:
        if (what == KEEP_LOOK) != (frame.seat >= 0):
            wrong = "seat"
        elif frame.seat >= 0 and frame.mask != BIT[frame.seat]:
            wrong = "mask"
    elif kind == PENDING:
        wrong = pending_misfit(frame, under)
    elif kind == PAYING:
        wrong = payment_misfit(s, frame)
    elif kind == PLACING_UPGRADE:
        wrong = "" if has_host(s, s.boards[frame.seat], what) else "what"
    elif kind == PAYING_OUT or kind == DEPOSITING or kind == COPYING or kind == RELEASING:
        wrong = slot_misfit(s, s.boards[frame.seat], frame)
    elif kind == GAINING:
        wrong = "mask" if what & -BIT[frame.mask] == 0 else ""
    elif kind == SHIFTING or kind == VOYAGING or kind == BRINGING_HOME or kind == EMBARKING:
        wrong = ship_misfit(s, frame)
    elif kind == MAYBE:
        wrong = "kind" if under.kind != EFFECT else "" if can_choose_to_pay(s, frame, what) else "what"
    elif kind == WHICH:
        wrong = which_misfit(s, frame)
    elif kind == PERFORMING:
        wrong = "" if can_be_performed(s, frame.seat, what, frame.mask != 0) else "what"
    elif kind == FIRING:
        wrong = "n" if frame.n == 0 and (what == PILLAGED or what == CONQUERED) else ""
    elif kind == EVENT:
        wrong = "n" if frame.n == 0 and s.events == 0 else ""
    return wrong


def pending_misfit(frame: Frame, under: Frame) -> str:
    """The others of the same moment lie under it, so many as it says."""
    if frame.n == 0:
        return ""
    return "" if under.kind == PENDING and under.seat == frame.seat and under.n == frame.n - 1 else "n"


def payment_misfit(s: EmpiresState, frame: Frame) -> str:
    """What is left can be paid: goods first, then cards of the hand, then cards of the empire."""
    board, content = s.boards[frame.seat], s.content
    if frame.n == RESOURCE:
        if not covers(board, frame.bound, board.goods[GOLD]):
            return "bound"
        k: i64
        for k in range(RESOURCES):
            need = in_cost(frame.bound, k)
            if need > 0 and most_gold(board, frame.bound, k, need) > MOST_GOLD:
                return "bound"
        if next_kind(board, frame.bound) != ANY:
            return "mask" if frame.mask != 0 else row_misfit(s, board, frame)
        if in_cost(frame.bound, ANY) > 0 and all(can_give(board, frame, k) != 0 for k in range(RESOURCES + 1)):
            return "mask"
        return row_misfit(s, board, frame)
    if frame.mask < DUE:
        return ""
    if frame.n > FROM_HAND:
        return "" if going(s, frame, board).n > 0 else "mask"
    left = sum(int(n) for n in board.hand[frame.mask & LAST :])
    if left < frame.mask // DUE:
        return "mask"
    back = content.cost_return[frame.what]
    there = both_there(s, board, content.cost_which[frame.what], board.using, -1, content.cost_empire[frame.what], back)
    return "" if there else "what"


def row_misfit(s: EmpiresState, board: Player, frame: Frame) -> str:
    """The cards that a cost asks for behind its goods."""
    content, row = s.content, frame.what
    if board.hand_size < content.cost_hand[row]:
        return "what"
    leave, back = content.cost_empire[row], content.cost_return[row]
    return "" if both_there(s, board, content.cost_which[row], board.using, -1, leave, back) else "what"


def slot_misfit(s: EmpiresState, board: Player, frame: Frame) -> str:
    """The card of the empire that the frame is about: it is there, and of the right kind."""
    content = s.content
    if frame.kind == RELEASING:
        slot = board.slot(frame.bound - 1)
        return "bound" if frame.bound > 0 and (slot < 0 or board.stored[slot] == 0) else ""
    slot = board.slot(frame.source)
    kind: i64 = content.kind[board.cards[slot]] if slot >= 0 else -1
    if frame.kind == COPYING:
        return "" if kind == COPY else "source"
    tribute = frame.kind == DEPOSITING and frame.source < 0 and content.tribute_least[s.rules.scenario] > 0
    if kind != STORE and not (tribute and s.solo()):
        return "source"
    if frame.kind == PAYING_OUT:
        return "what" if content.payout[board.cards[slot]] & -BIT[frame.what] == 0 else ""
    left = in_stock(board, accepted(s, board, frame.source), frame.what)
    return "n" if left > 0 and frame.n + left < least_deposit(s, frame) else ""


def ship_misfit(s: EmpiresState, frame: Frame) -> str:
    """The ship is in the queue, and an own one; it can do what it is asked for."""
    if frame.kind == EMBARKING:
        return "" if any(can_embark(s, frame, place) == 0 for place in range(len(s.queue))) else "what"
    place = s.place_of(frame.what)
    if frame.kind == SHIFTING and frame.what == 0:
        return ""
    if place < 0 or s.owners[place] != frame.seat:
        return "what"
    if frame.kind == VOYAGING:
        if (frame.n == DECIDE) != (frame.source >= 0):
            return "source"
        if can_end(s, frame, False) != 0 and can_end(s, frame, True) != 0:
            return "mask"
    if frame.kind == BRINGING_HOME and brought_home(s, frame) > 1:
        return "what"
    return ""


def brought_home(s: EmpiresState, frame: Frame) -> int:
    """How many frames bring home the same ship."""
    return sum(one.kind == BRINGING_HOME and one.what == frame.what for one in s.frames)


def which_misfit(s: EmpiresState, frame: Frame) -> str:
    """Cards are used out of the own empire, and there is one to be named."""
    if frame.what == PICK_USE and frame.n != frame.seat:
        return "n"
    picks = alike(s, frame.n, frame.source)
    return "" if any(usable(s, frame, picks.at(k)) for k in range(picks.n)) else "source"
