"""Placing people (PR-5.4, 5.5): every person on a slot while there are slots, as the owner likes.

Who has slots for nobody to spare has nothing to decide. Otherwise: leave everybody where he is and place the new ones,
or place all anew; then slot by slot in the order of the places, either those that are filled or, if they are fewer,
those that stay empty. So every staffing has exactly one way to say it, in few steps. Workers and citizens matter only
in the four buildings with two functions, and are asked for there at the end (PR-15.7); so do those in the Bohío, who
may move into such a building later (PR-R.26).
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import achievements
from tradewinds.games.puertorico.actions import (
    BUILD,
    LEAVE_EMPTY,
    OCCUPANT,
    STAFF,
    STAFF_ANEW,
    STAFF_KEEP,
)
from tradewinds.games.puertorico.components import (
    BIT,
    BOHIO,
    FIRST_BUILDING,
    PLACE_NAMES,
    PLACES,
    PORTRAIT,
    SLOTS_AT,
    TWO_FUNCTIONS,
)
from tradewinds.games.puertorico.reasons import (
    ASK_OCCUPANT,
    ASK_SLOTS,
    ASK_STAFFING,
    NAME_EMPTY,
    NAME_FILLED,
    NO_SLOT,
    PLACE_PASSED,
    SLOTS_FIRST,
    TOO_FEW_TO_FILL,
    TOO_FEW_TO_LEAVE,
)
from tradewinds.games.puertorico.state import (
    CAPACITY,
    STAFF_ASK,
    STAFF_EMPTY,
    STAFF_PLACE,
    STAFF_WHO,
    TILE_BITS,
    TILE_MOST,
    WORKERS_AT,
    Player,
    PuertoRicoState,
)
from tradewinds.kernel.state import Buffer, Frame


def idle(board: Player) -> i64:
    return board.idle_workers + board.idle_citizens


def seat_idle(board: Player, place: i64, n: i64) -> None:
    """Idle people, workers first, take `n` slots."""
    board.vacant -= n
    if n > board.idle_workers:
        citizens = n - board.idle_workers
        board.idle_citizens -= citizens
        board.citizens[place] += citizens
        n = board.idle_workers
    board.idle_workers -= n
    board.pieces[WORKERS_AT + place] += n


def lift_all(board: Player) -> None:
    pieces = board.pieces
    workers: i64 = 0
    citizens: i64 = 0
    for place in board.places:
        workers += pieces[WORKERS_AT + place]
        citizens += board.citizens[place]
        pieces[WORKERS_AT + place] = 0
        board.citizens[place] = 0
    board.idle_workers += workers
    board.idle_citizens += citizens
    board.vacant += workers + citizens


def fill_up(board: Player, first: i64) -> None:
    """Idle people fill the slots from `first` on."""
    left = idle(board)
    tiles = board.tiles
    pieces = board.pieces
    for place in board.places:
        if left == 0:
            return
        if place >= first:
            slots = (tiles >> (TILE_BITS * place)) & TILE_MOST if place < FIRST_BUILDING else SLOTS_AT[place]
            n = slots - pieces[WORKERS_AT + place] - board.citizens[place]
            if n > left:
                n = left
            if n > 0:
                seat_idle(board, place, n)
                left -= n


def anybody_placed(board: Player) -> bool:
    pieces = board.pieces
    for place in board.places:
        if pieces[WORKERS_AT + place] + board.citizens[place] > 0:
            return True
    return False


def begin_staffing(s: PuertoRicoState, seat: i64) -> bool:
    """True if the seat has something to decide."""
    board = s.boards[seat]
    waiting = board.idle_workers + board.idle_citizens
    if waiting >= board.vacant:
        fill_up(board, 0)
        return begin_who(s, seat)
    if anybody_placed(board):
        board.staffing = STAFF_ASK
        return True
    if waiting == 0:
        return finish(s, seat)
    begin_slots(board)
    return settle_slots(s, seat)


def begin_slots(board: Player) -> None:
    """Name the slots to fill, or those to leave empty, whichever are fewer."""
    board.staffing = STAFF_PLACE if 2 * idle(board) <= board.vacant else STAFF_EMPTY
    board.staff_from = 0
    board.staff_rest = board.vacant


def settle_slots(s: PuertoRicoState, seat: i64) -> bool:
    """When no slot is left to choose, fill the rest; True if the seat still has something to decide."""
    board = s.boards[seat]
    waiting = board.idle_workers + board.idle_citizens
    if board.staffing == STAFF_PLACE:
        if waiting > 0 and waiting < board.staff_rest:
            return True
        fill_up(board, board.staff_from)
    else:
        kept = board.staff_from // 64
        if board.staff_rest - kept > waiting:
            return True
        fill_rest(board)
    return begin_who(s, seat)


def fill_rest(board: Player) -> None:
    """The last slots to stay empty have been named: `staff_from` says where, and how many there."""
    at = board.staff_from % 64
    kept = board.staff_from // 64
    seat_idle(board, at, min(board.room(at) - kept, idle(board)))
    fill_up(board, at + 1)


def begin_who(s: PuertoRicoState, seat: i64) -> bool:
    if not s.rules.citizens:
        return finish(s, seat)
    board = s.boards[seat]
    board.staffing = STAFF_WHO
    board.staff_from = 0
    board.staff_rest = 0
    return next_who(s, seat)


def next_who(s: PuertoRicoState, seat: i64) -> bool:
    """On to the next building with two functions where both kinds of person could be, then to the Bohío."""
    board = s.boards[seat]
    while board.staff_from < len(TWO_FUNCTIONS):
        place = who_place(board)
        if board.pieces[WORKERS_AT + place] > 0 and swap_place(board, True) >= 0:
            return True
        if board.citizens[place] > 0 and swap_place(board, False) >= 0:
            return True
        board.staff_from += 1
    if s.rules.new_buildings and board.active(BOHIO) and two_functions_in_game(s) and next_in_bohio(board):
        return True
    return finish(s, seat)


def who_place(board: Player) -> i64:
    """The building whose occupant is asked for."""
    if board.staff_from < len(TWO_FUNCTIONS):
        return FIRST_BUILDING + TWO_FUNCTIONS[board.staff_from]
    return FIRST_BUILDING + BOHIO


def two_functions_in_game(s: PuertoRicoState) -> bool:
    for building in TWO_FUNCTIONS:
        if s.selected & BIT[building] != 0:
            return True
    return False


def next_in_bohio(board: Player) -> bool:
    """Its first slot, then its second: workers before citizens, so that every pair has one way to say it."""
    at: i64 = FIRST_BUILDING + BOHIO
    there = board.pieces[WORKERS_AT + at] + board.citizens[at]
    workers = within_reach(board, False)
    citizens = within_reach(board, True)
    if board.staff_from == len(TWO_FUNCTIONS):
        if workers > 0 and citizens >= there:
            return True
        board.staff_from += 1
    return board.staff_from == len(TWO_FUNCTIONS) + 1 and there == 2 and workers >= 2 and citizens >= 1


def within_reach(board: Player, citizen: bool) -> i64:
    """Persons of a kind who are not in a building with two functions."""
    total = board.idle_citizens if citizen else board.idle_workers
    for place in board.places:
        if double_at(place) < 0:
            total += board.citizens[place] if citizen else board.pieces[WORKERS_AT + place]
    return total


def double_at(place: i64) -> i64:
    """Which of the buildings with two functions this is, or -1."""
    i: i64 = 0
    for building in TWO_FUNCTIONS:
        if FIRST_BUILDING + building == place:
            return i
        i += 1
    return -1


def swap_place(board: Player, citizen: bool) -> i64:
    """Where a citizen (or a worker) could come from: PLACES is the portrait, -1 nowhere.

    Buildings that were decided before keep their occupant.
    """
    if (board.idle_citizens if citizen else board.idle_workers) > 0:
        return PLACES
    later: i64 = -1
    asked = who_place(board)
    for place in board.places:
        if place == asked or (board.citizens[place] if citizen else board.pieces[WORKERS_AT + place]) == 0:
            continue
        double = double_at(place)
        if double < 0:
            return place
        if double > board.staff_from:
            later = place
    return later


def settle_bohio(board: Player, citizen: bool) -> None:
    """`worker` first: one worker at least; `citizen` first: nobody else; second: who is beside the worker."""
    at: i64 = FIRST_BUILDING + BOHIO
    there = board.pieces[WORKERS_AT + at] + board.citizens[at]
    wanted: i64
    if board.staff_from > len(TWO_FUNCTIONS):
        wanted = 1 if citizen else 0
    elif citizen:
        wanted = there
    else:
        wanted = min(board.citizens[at], there - 1)
    while board.citizens[at] != wanted:
        swap(board, at, board.citizens[at] < wanted)
    board.staff_from += 2 if citizen else 1


def swap(board: Player, place: i64, citizen: bool) -> None:
    """Put a citizen (or a worker) in the place of the other kind."""
    there = swap_place(board, citizen)
    step: i64 = 1 if citizen else -1
    board.citizens[place] += step
    board.pieces[WORKERS_AT + place] -= step
    if there == PLACES:
        board.idle_citizens -= step
        board.idle_workers += step
    else:
        board.citizens[there] -= step
        board.pieces[WORKERS_AT + there] += step


def finish(s: PuertoRicoState, seat: i64) -> bool:
    board = s.boards[seat]
    board.staffing = 0
    board.staff_from = 0
    board.staff_rest = 0
    if s.rules.achievements:
        achievements.look(s, seat)
    return False


def step_staffing(s: PuertoRicoState, frame: Frame) -> bool:
    if frame.mask == 0:
        s.pop()
        return False
    s.deciders = frame.mask
    return True


def can_staff(s: PuertoRicoState, seat: i64, place: i64, empty: bool) -> i64:
    """The next slot to fill, or to leave empty: one of the options, which are found along the way of all places."""
    board = s.boards[seat]
    out = Buffer(CAPACITY)
    options_staffing(s, seat, out)
    if out.has((LEAVE_EMPTY if empty else STAFF) + place):
        return 0
    if place == PORTRAIT:
        return SLOTS_FIRST
    first = board.staff_from % 64
    if board.room(place) == 0 or (place == first and board.room(place) <= board.staff_from // 64):
        return NO_SLOT
    if empty != (board.staffing == STAFF_EMPTY):
        return NAME_FILLED if empty else NAME_EMPTY
    if place < first:
        return PLACE_PASSED
    return TOO_FEW_TO_LEAVE if empty else TOO_FEW_TO_FILL


def can_staffing(s: PuertoRicoState, seat: i64, action: i64) -> i64:
    mode = s.boards[seat].staffing
    if mode == STAFF_ASK:
        return 0 if STAFF_KEEP <= action < STAFF else ASK_STAFFING
    if mode == STAFF_WHO:
        return 0 if OCCUPANT <= action < BUILD else ASK_OCCUPANT
    if STAFF <= action < LEAVE_EMPTY:
        return can_staff(s, seat, action - STAFF, False)
    return can_staff(s, seat, action - LEAVE_EMPTY, True) if LEAVE_EMPTY <= action < OCCUPANT else ASK_SLOTS


def told_staff(action: int) -> dict[str, object]:
    return {"place": PLACE_NAMES[action - (LEAVE_EMPTY if action >= LEAVE_EMPTY else STAFF)]}


def options_staffing(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    board = s.boards[seat]
    mode = board.staffing
    if mode == STAFF_ASK:
        out.add(STAFF_KEEP)
        out.add(STAFF_ANEW)
        return
    if mode == STAFF_WHO:
        out.add(OCCUPANT)
        out.add(OCCUPANT + 1)
        return
    first = board.staff_from % 64
    kept = board.staff_from // 64
    rest = board.staff_rest
    # As many as have to be filled, or to stay empty, must still find slots from here on.
    needed = board.idle_workers + board.idle_citizens
    if mode == STAFF_EMPTY:
        needed = rest - kept - needed
    family: i64 = STAFF if mode == STAFF_PLACE else LEAVE_EMPTY
    tiles = board.tiles
    pieces = board.pieces
    citizens = board.citizens
    items = out.items
    n = out.n
    for place in board.places:
        if place >= first:
            if rest < needed:
                break
            slots = (tiles >> (TILE_BITS * place)) & TILE_MOST if place < FIRST_BUILDING else SLOTS_AT[place]
            room = slots - pieces[WORKERS_AT + place] - citizens[place]
            if room > kept:
                items[n] = family + place
                n += 1
            rest -= room
            kept = 0
    out.n = n


def do_staffing(s: PuertoRicoState, seat: i64, action: i64) -> None:
    board = s.boards[seat]
    mode = board.staffing
    more = True
    if mode == STAFF_ASK:
        if action == STAFF_ANEW:
            lift_all(board)
        if idle(board) == 0:
            more = begin_who(s, seat)
        else:
            begin_slots(board)
            more = settle_slots(s, seat)
    elif mode == STAFF_WHO:
        place = who_place(board)
        citizen = action == OCCUPANT + 1
        if board.staff_from >= len(TWO_FUNCTIONS):
            settle_bohio(board, citizen)
        else:
            if (board.citizens[place] > 0) != citizen:
                swap(board, place, citizen)
            board.staff_from += 1
        more = next_who(s, seat)
    elif mode == STAFF_PLACE:
        place = action - STAFF
        seat_idle(board, place, 1)
        board.staff_from = place
        board.staff_rest = board.free_from(place)
        more = settle_slots(s, seat)
    else:
        leave_empty(board, action - LEAVE_EMPTY)
        more = settle_slots(s, seat)
    if not more:
        s.top.mask &= ~(1 << seat)
        if s.journal is not None:
            tell(s, seat)


def leave_empty(board: Player, place: i64) -> None:
    """One more slot at `place` stays empty; the places before it are filled now."""
    at = board.staff_from % 64
    kept = board.staff_from // 64
    if place == at:
        board.staff_from += 64
        return
    rest = board.staff_rest
    for passed in board.places:
        if at <= passed < place:
            room = board.room(passed)
            rest -= room
            seat_idle(board, passed, room - kept if passed == at else room)
    board.staff_from = place + 64
    board.staff_rest = rest


def tell(s: PuertoRicoState, seat: i64) -> None:
    from tradewinds.games.puertorico.plain import people_plain

    if s.journal is not None:
        s.journal.add("staffed", "PR-5.4", seat, {"people": people_plain(s.boards[seat])})
