"""Phase A (MAR-4): the ship's way along the arrows, and what its arrival brings (MAR-13.6, 22.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.games.maracaibo.actions import VIAS
from tradewinds.games.maracaibo.components import BIT, DOUBLOONS, MOVEMENT, ROUNDS, SKIPPED_VP, VP
from tradewinds.games.maracaibo.content import VISIT, Acts, Box
from tradewinds.games.maracaibo.legacy import arrive_at, too_far_from
from tradewinds.games.maracaibo.reasons import (
    ASK_EXTRA_SAIL,
    ASK_SAIL,
    ASK_VISIT,
    MUST_STOP,
    NO_WAY,
    NOT_REACHABLE,
    NOT_THIS_ROUND,
    TOLL_DEAR,
)
from tradewinds.games.maracaibo.state import CAPACITY, MAIN, SCORED, USED, VISITING, MaracaiboState, Options
from tradewinds.games.maracaibo.supply import gain, pay
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append, vec

VIA_COUNT: Final = len(VIAS)
NO_ACTION: Final = -1
NO_TOLLS: Final = 1
NO_GATES: Final = 2
NO_ROUNDS: Final = 4
NO_STOPS: Final = 8
ANY_RULE: Final = 15
FAR: Final = 99
VISIT_VP: Final = 1
VISIT_DOUBLOONS: Final = 2


@mypyc_attr(acyclic=True)
class Way:
    """A way of a ship that is looked for: its stop (-1: there is none), its MP, the locations passed, as bits.

    With a buffer all ways are put into it instead.
    """

    def __init__(self, wanted: i64, out: Buffer | None = None) -> None:
        self.wanted: i64 = wanted
        self.out: Buffer | None = out
        self.stop: i64 = -1
        self.mp: i64 = 0
        self.passed: i64 = 0


def sail_on(s: MaracaiboState, seat: i64, at: i64, left: i64, spent: i64, passed: i64, via: i64, way: Way) -> None:
    """Along every arrow, one step at least; a stop hand ends the movement, and so does a toll that cannot be paid
    (MAR-4.2 to 4.5, 4.10, 29.13)."""
    box = s.box
    first = box.next_first[at]
    k: i64
    for k in range(first, first + box.next_count[at]):
        mp = s.arrows[k]
        if mp == 0 or mp > left or (box.arrow_rounds[k] != 0 and box.arrow_rounds[k] & BIT[s.round] == 0):
            continue
        to = box.arrow_to[k]
        if box.legacy[to] != 0 and not s.may_enter(seat, to):
            continue
        action = box.act.sail + to if via == 0 else box.act.sail_by + to * VIA_COUNT + via - 1
        out = way.out
        if out is not None:
            out.add(action)
        elif action == way.wanted:
            way.stop = to
            way.mp = spent + mp
            way.passed = passed
            return
        if left > mp and box.stop[to] == 0 and (s.legacy == 0 or toll_at(s, to) <= s.boards[seat].doubloons):
            here = box.via[to]
            sail_on(s, seat, to, left - mp, spent + mp, passed | BIT[to], here if here > 0 else via, way)
            if way.stop >= 0:
                return


def toll_at(s: MaracaiboState, place: i64) -> i64:
    """What passing costs (L11); the toll stays when the tile is full (MAR-29.13, RUL.54)."""
    tile = s.box.acts_at[place]
    return s.box.legacy_toll[tile] if tile >= 0 and s.legacy & BIT[tile] != 0 else 0


def pay_tolls(s: MaracaiboState, seat: i64, passed: i64) -> None:
    place: i64
    for place in range(len(s.kinds)):
        if passed & BIT[place] != 0:
            pay(s, seat, DOUBLOONS, toll_at(s, place), "MAR-29.13")


def chart(box: Box) -> None:
    """All ways on the map without legacy tiles, where neither the ship's owner nor the match makes a difference: in the
    order of `sail_on`, in which those with fewer MP come as if there were no others."""
    s = MaracaiboState(2, Options(), box, Chance())
    places: i64 = len(box.place_names)
    out = Buffer(CAPACITY)
    first = vec[i64]([0] * places)
    actions, mps, stops, passed = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
    at: i64
    k: i64
    for k in range(1, ROUNDS + 1):
        s.round = k
        for at in range(places):
            first = append(first, len(actions))
            out.n = 0
            sail_on(s, 0, at, MOVEMENT, 0, 0, 0, Way(NO_ACTION, out))
            for k in range(out.n):
                way = Way(out.items[k])
                sail_on(s, 0, at, MOVEMENT, 0, 0, 0, way)
                actions = append(actions, way.wanted)
                mps = append(mps, way.mp)
                stops = append(stops, way.stop)
                passed = append(passed, way.passed)
    box.way_first = append(first, len(actions))
    box.way_action, box.way_mp, box.way_stop, box.way_passed = actions, mps, stops, passed


def charted(s: MaracaiboState, frame: Frame) -> bool:
    return s.legacy == 0 and frame.n <= MOVEMENT


def find_way(s: MaracaiboState, frame: Frame, wanted: i64) -> Way:
    """The whole way is the decision, not only its end (MAR-4.12)."""
    way = Way(wanted)
    ship = s.boards[frame.seat].ship
    if not charted(s, frame):
        sail_on(s, frame.seat, ship, frame.n, 0, 0, 0, way)
        return way
    box = s.box
    actions = box.way_action
    at = s.round * len(box.place_names) + ship
    k: i64
    for k in range(box.way_first[at], box.way_first[at + 1]):
        if actions[k] == wanted and box.way_mp[k] <= frame.n:
            way.stop = box.way_stop[k]
            way.mp = box.way_mp[k]
            way.passed = box.way_passed[k]
            break
    return way


def step_sailing(s: MaracaiboState, frame: Frame) -> bool:
    """An extra sail from the last space of a round is lost."""
    if s.box.next_count[s.boards[frame.seat].ship] == 0:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_sailing(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    ship = s.boards[frame.seat].ship
    if charted(s, frame):
        box = s.box
        actions, mps = box.way_action, box.way_mp
        at = s.round * len(box.place_names) + ship
        k: i64
        for k in range(box.way_first[at], box.way_first[at + 1]):
            if mps[k] <= frame.n:
                out.add(actions[k])
    else:
        sail_on(s, frame.seat, ship, frame.n, 0, 0, 0, Way(NO_ACTION, out))
    if frame.mask == 0:
        out.add(s.box.act.decline)


def can_sailing(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline and frame.mask == 0:
        return 0
    if not act.sail <= action < act.decline:
        return ASK_SAIL if frame.mask != 0 else ASK_EXTRA_SAIL
    return 0 if find_way(s, frame, action).stop >= 0 else why_not_there(s, frame, action)


def leads(s: MaracaiboState, seat: i64, at: i64, left: i64, via: i64, wanted: i64, without: i64) -> bool:
    """Whether the ship could take the way of an action if some rules did not hold; with none of them, any way there."""
    box = s.box
    k: i64
    for k in range(box.next_first[at], box.next_first[at] + box.next_count[at]):
        mp = s.arrows[k]
        to = box.arrow_to[k]
        if mp == 0 or mp > left:
            continue
        if without & NO_ROUNDS == 0 and box.arrow_rounds[k] != 0 and box.arrow_rounds[k] & BIT[s.round] == 0:
            continue
        if without & NO_GATES == 0 and box.legacy[to] != 0 and not s.may_enter(seat, to):
            continue
        action = box.act.sail + to if via == 0 else box.act.sail_by + to * VIA_COUNT + via - 1
        if action == wanted or (without == ANY_RULE and box.act.sail + to == wanted):
            return True
        if left == mp or (box.stop[to] != 0 and without & NO_STOPS == 0):
            continue
        if without & NO_TOLLS == 0 and toll_at(s, to) > s.boards[seat].doubloons:
            continue
        here = box.via[to]
        if leads(s, seat, to, left - mp, here if here > 0 else via, wanted, without):
            return True
    return False


def why_not_there(s: MaracaiboState, frame: Frame, action: i64) -> i64:
    """The one rule that bars the way; with more than one of them, or too few MP, it is just too far."""
    act = s.box.act
    seat = frame.seat
    at = s.boards[seat].ship
    if leads(s, seat, at, frame.n, 0, action, NO_TOLLS):
        return TOLL_DEAR
    to = action - act.sail if action < act.sail_by else (action - act.sail_by) // VIA_COUNT
    if leads(s, seat, at, frame.n, 0, action, NO_GATES):
        via = VIAS[(action - act.sail_by) % VIA_COUNT] if action >= act.sail_by else ""
        return too_far_from(s, to if via == "" or s.box.legacy[to] != 0 else s.box.places[via])
    if leads(s, seat, at, frame.n, 0, action, NO_ROUNDS):
        return NOT_THIS_ROUND
    if leads(s, seat, at, frame.n, 0, action, NO_STOPS):
        return MUST_STOP
    return NOT_REACHABLE if leads(s, seat, at, FAR, 0, act.sail + to, ANY_RULE) else NO_WAY


def do_sailing(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """The MP are remembered: of this sail for village actions, of the turn for quests (MAR-4.9, RUL.28)."""
    s.pop()
    if action == s.box.act.decline:
        return
    way = find_way(s, frame, action)
    seat = frame.seat
    board = s.boards[seat]
    departure, stop = board.ship, way.stop
    board.ship = stop
    board.touched |= way.passed | BIT[stop]
    s.mp = way.mp
    s.turn_mp += s.mp
    s.stops |= BIT[stop]
    if s.journal is not None:
        s.journal.add("sailed", "MAR-4.1", int(seat), {"place": s.box.place_names[stop], "mp": int(s.mp)})
    if s.legacy != 0:
        pay_tolls(s, seat, way.passed)
    if s.box.next_count[stop] == 0:
        s.trigger = seat
    if frame.mask == 0:
        s.push(MAIN, seat, 0, 0, 1)
    if s.legacy != 0:
        arrive_at(s, seat, stop)
    skip_assistants(s, seat, departure, stop, way.passed)
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
    if board.posts == 0:
        return
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
    if board.posts & s.stops == 0:
        return
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


def visits(s: MaracaiboState, seat: i64, place: i64) -> None:
    """All players in turn order from the active one (MAR-RUL.55)."""
    owner = seat
    while True:
        owner = owner - 1 if owner > 0 else s.players - 1
        board = s.boards[owner]
        if board.posts & BIT[place] != 0 and board.lasting[VISIT] > 0:
            s.push(VISITING, owner, 0, board.lasting[VISIT])
        if owner == seat:
            return


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
