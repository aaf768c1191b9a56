"""Phase A (MAR-4): the ship's way along the arrows, and what its arrival brings (MAR-13.6, 22.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.actions import VIAS
from tradewinds.games.maracaibo.components import BIT, DOUBLOONS, SKIPPED_VP, VP
from tradewinds.games.maracaibo.content import CITY, VISIT, Acts
from tradewinds.games.maracaibo.reasons import ASK_EXTRA_SAIL, ASK_SAIL, ASK_VISIT, NOT_REACHABLE
from tradewinds.games.maracaibo.state import MAIN, SCORED, USED, VISITING, MaracaiboState, Player
from tradewinds.games.maracaibo.supply import gain
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append, vec

VIA_COUNT: Final = len(VIAS)
VISIT_VP: Final = 1
VISIT_DOUBLOONS: Final = 2


class Ways:
    """All ways of a ship: the action, its stop, its MP, the locations passed (as bits)."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]()
        self.stops: vec[i64] = vec[i64]()
        self.costs: vec[i64] = vec[i64]()
        self.passed: vec[i64] = vec[i64]()

    def find(self, action: i64) -> i64:
        i: i64
        for i in range(len(self.actions)):
            if self.actions[i] == action:
                return i
        return -1


def via_of(s: MaracaiboState, place: i64) -> i64:
    """The place among VIAS, from 1; 0 for locations that no two ways are told apart by."""
    if s.box.kind[place] != CITY:
        return 0
    name = s.box.place_names[place]
    i: i64
    for i in range(VIA_COUNT):
        if VIAS[i] == name:
            return i + 1
    return 0


def sail_on(s: MaracaiboState, at: i64, left: i64, spent: i64, passed: i64, via: i64, found: Ways) -> None:
    """Along every arrow, one step at least; a stop hand ends the movement (MAR-4.2 to 4.5, 4.10)."""
    box = s.box
    first = box.next_first[at]
    k: i64
    for k in range(first, first + box.next_count[at]):
        if box.arrow_when[k] != 0 or (box.arrow_rounds[k] != 0 and box.arrow_rounds[k] & BIT[s.round] == 0):
            continue
        mp = box.arrow_mp[k]
        if mp > left:
            continue
        to = box.arrow_to[k]
        if via == 0:
            found.actions = append(found.actions, box.act.sail + to)
        else:
            found.actions = append(found.actions, box.act.sail_by + to * VIA_COUNT + via - 1)
        found.stops = append(found.stops, to)
        found.costs = append(found.costs, spent + mp)
        found.passed = append(found.passed, passed)
        if box.stop[to] == 0:
            here = via_of(s, to)
            sail_on(s, to, left - mp, spent + mp, passed | BIT[to], here if here > 0 else via, found)


def ways(s: MaracaiboState, frame: Frame) -> Ways:
    """The whole way is the decision, not only its end (MAR-4.12)."""
    found = Ways()
    sail_on(s, s.boards[frame.seat].ship, frame.n, 0, 0, 0, found)
    return found


def step_sailing(s: MaracaiboState, frame: Frame) -> bool:
    """An extra sail from the last space of a round is lost."""
    if s.box.next_count[s.boards[frame.seat].ship] == 0:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_sailing(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    for action in ways(s, frame).actions:
        out.add(action)
    if frame.mask == 0:
        out.add(s.box.act.decline)


def can_sailing(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline and frame.mask == 0:
        return 0
    if not act.sail <= action < act.decline:
        return ASK_SAIL if frame.mask != 0 else ASK_EXTRA_SAIL
    return 0 if ways(s, frame).find(action) >= 0 else NOT_REACHABLE


def do_sailing(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """The MP are remembered: of this sail for village actions, of the turn for quests (MAR-4.9, RUL.28)."""
    s.pop()
    if action == s.box.act.decline:
        return
    found = ways(s, frame)
    i = found.find(action)
    seat = frame.seat
    board = s.boards[seat]
    departure, stop = board.ship, found.stops[i]
    board.ship = stop
    board.touched |= found.passed[i] | BIT[stop]
    s.mp = found.costs[i]
    s.turn_mp += s.mp
    s.stops |= BIT[stop]
    if s.journal is not None:
        s.journal.add("sailed", "MAR-4.1", int(seat), {"place": s.box.place_names[stop], "mp": int(s.mp)})
    if s.box.next_count[stop] == 0:
        s.trigger = seat
    if frame.mask == 0:
        s.push(MAIN, seat, 0, 0, 1)
    skip_assistants(s, seat, departure, stop, found.passed[i])
    visits(s, seat, stop)


# --- assistants that are passed by (MAR-13.6 to 13.9) ----------------------------------------------------------------


def score_unused(s: MaracaiboState, seat: i64, slot: i64) -> None:
    """2 VP, once in a round and not if the action was used (MAR-13.7)."""
    board = s.boards[seat]
    if board.marks[slot] & (USED | SCORED) != 0:
        return
    board.marks[slot] |= SCORED
    if s.journal is not None:
        s.journal.add("unused", "MAR-13.6", int(seat), {"card": s.box.names[board.cards[slot]]})
    gain(s, seat, VP, SKIPPED_VP, "MAR-13.6")


def skip_assistants(s: MaracaiboState, seat: i64, departure: i64, stop: i64, passed: i64) -> None:
    """Revised: by numbers, whatever way was taken. First: on the way (MAR-13.6 a, 13.9, ED.14)."""
    board = s.boards[seat]
    box = s.box
    slot: i64
    for slot in range(len(board.cards)):
        place = box.assistant_at[board.cards[slot]]
        if place < 0:
            continue
        if s.rules.first_edition:
            skipped = passed & BIT[place] != 0
        else:
            skipped = box.order[departure] < box.order[place] < box.order[stop]
        if skipped:
            score_unused(s, seat, slot)


def unused_at_stops(s: MaracaiboState, seat: i64) -> None:
    """At the end of phase B, where the ship stopped in this turn (MAR-13.6 b, 13.8); not those just placed (RUL.4)."""
    board = s.boards[seat]
    slot: i64
    for slot in range(len(board.cards)):
        place = s.box.assistant_at[board.cards[slot]]
        if place >= 0 and s.stops & BIT[place] != 0 and board.marks[slot] == 0:
            score_unused(s, seat, slot)


def unreached(s: MaracaiboState, seat: i64) -> None:
    """When ships return to Havana (MAR-13.6 c, 13.9)."""
    board = s.boards[seat]
    box = s.box
    slot: i64
    for slot in range(len(board.cards)):
        place = box.assistant_at[board.cards[slot]]
        if place < 0 or place == board.ship:
            continue
        if s.rules.first_edition:
            missed = board.touched & BIT[place] == 0
        else:
            missed = box.order[place] > box.order[board.ship]
        if missed:
            score_unused(s, seat, slot)


# --- visits (MAR-22.7) -----------------------------------------------------------------------------------------------


def visit_count(s: MaracaiboState, board: Player, place: i64) -> i64:
    return board.lasting[VISIT] if board.lasting[VISIT] > 0 and s.assistants_at(board, place) > 0 else 0


def visits(s: MaracaiboState, seat: i64, place: i64) -> None:
    """All players in turn order from the active one (MAR-RUL.55)."""
    k: i64
    for k in range(s.players - 1, -1, -1):
        owner = (seat + k) % s.players
        n = visit_count(s, s.boards[owner], place)
        if n > 0:
            s.push(VISITING, owner, 0, n)


def step_visiting(s: MaracaiboState, frame: Frame) -> bool:
    if frame.n == 0:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_visiting(s: MaracaiboState, out: Buffer) -> None:
    out.add(s.box.act.visit)
    out.add(s.box.act.visit + 1)


def can_visiting(act: Acts, action: i64) -> i64:
    return 0 if act.visit <= action < act.draw else ASK_VISIT


def do_visiting(s: MaracaiboState, frame: Frame, action: i64) -> None:
    frame.n -= 1
    if action == s.box.act.visit:
        gain(s, frame.seat, VP, VISIT_VP, "MAR-22.7")
    else:
        gain(s, frame.seat, DOUBLOONS, VISIT_DOUBLOONS, "MAR-22.7")
