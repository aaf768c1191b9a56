"""Planter phase (chapter 4), with Hacienda, Hospital, Lumberyard, Publishing House and Park Authority."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    ACCEPT,
    DRAW,
    HOSPITAL_ON,
    LAY_FOREST,
    LAY_PLANTATION,
    PASS,
    REMOVE,
    TAKE,
)
from tradewinds.games.puertorico.automa import plantations
from tradewinds.games.puertorico.automa import planter as automa
from tradewinds.games.puertorico.board import gain_forest, gain_tile, put_worker, remove_tile
from tradewinds.games.puertorico.components import (
    BUILDERS_YARD,
    FIRST_BUILDING,
    GOODS,
    HACIENDA,
    HOSPITAL,
    KINDS,
    LUMBERYARD,
    PARK_AUTHORITY,
    QUARRY,
    TILES,
)
from tradewinds.games.puertorico.phases.rounds import end_phase
from tradewinds.games.puertorico.reasons import (
    ASK_FOREST,
    ASK_HACIENDA,
    ASK_HOSPITAL,
    ASK_PARK,
    ASK_SECOND_HOSPITAL,
    ASK_SECOND_TILE,
    ASK_TILE,
    HOSPITAL_PORTRAIT,
    HOSPITAL_TILE,
    NO_PARK_TILE,
    NO_QUARRY_LEFT,
    NO_QUARRY_RIGHT,
    NO_SECOND_QUARRY,
    NOT_ON_OFFER,
)
from tradewinds.games.puertorico.state import (
    DISCARD_AT,
    FOREST,
    HOSPITAL_USED,
    OFFER_AT,
    TURNS,
    WORKERS_AT,
    Player,
    PuertoRicoState,
)
from tradewinds.games.puertorico.supply import (
    bag_left,
    draw_plantation,
    free_worker,
    gain,
    lay_out_offer,
    take_free_worker,
)
from tradewinds.kernel.state import Buffer, Frame

HACIENDA_DRAW: Final = 0
TILE: Final = 1
HOSPITAL_WORKER: Final = 2
SECOND_TILE: Final = 3
SECOND_HOSPITAL: Final = 4
PARK: Final = 5
LANDED: Final = 64
"""Bit of `gained` for a forest."""


def step(s: PuertoRicoState, frame: Frame) -> bool:
    """Each seat: Hacienda, tile, Hospital (PR-4.6); then the second tile, Park Authority, a new offer (PR-4.7)."""
    while frame.what <= HOSPITAL_WORKER and frame.n < s.players:
        seat = s.turns[TURNS * s.chooser + frame.n]
        if seat >= s.people:
            automa.plant(s, seat)
            frame.n += 1
            return False
        if turn_open(s, frame, seat):
            s.deciders = 1 << seat
            return True
        next_stage(frame)
    if frame.what < PARK:
        if second_turn_open(s, frame):
            s.deciders = 1 << s.chooser
            return True
        frame.what = PARK
        frame.n = 0
    if s.rules.citizens and frame.n < s.players:
        return park(s, frame)  # a gain that is asked for comes first
    clear_offer(s)
    return False


def next_stage(frame: Frame) -> None:
    if frame.what == HOSPITAL_WORKER:
        frame.n += 1
        frame.what = HACIENDA_DRAW
    elif frame.what == SECOND_HOSPITAL:
        frame.what = PARK
        frame.n = 0
    else:
        frame.what += 1


def turn_open(s: PuertoRicoState, frame: Frame, seat: i64) -> bool:
    """On to the next stage of the seat's turn with something to decide; False at its end."""
    board = s.boards[seat]
    if frame.what == HACIENDA_DRAW:
        if board.active(HACIENDA) and board.has_space() and bag_left(s):
            return True
        frame.what = TILE
    if frame.what == TILE:
        if board.has_space() and (offered(s) or can_take_quarry(s, seat, False) == 0):
            return True
        frame.what = HOSPITAL_WORKER
    return board.gained != 0 and hospital_open(s, frame, seat)


def second_turn_open(s: PuertoRicoState, frame: Frame) -> bool:
    """The same for the Planter's second tile, with an occupied Publishing House (PR-14.12)."""
    if not s.doubled():
        return False
    if frame.what <= SECOND_TILE:
        frame.what = SECOND_TILE
        if second_tile_open(s, s.boards[s.chooser]):
            return True
        frame.what = SECOND_HOSPITAL
    return hospital_open(s, frame, s.chooser)


def second_tile_open(s: PuertoRicoState, board: Player) -> bool:
    """A space, and a plantation left or, with a Builder's Yard, a quarry (PR-14.12, I.7)."""
    return board.has_space() and (offered(s) or can_take_quarry(s, s.chooser, True) == 0)


def offered(s: PuertoRicoState) -> bool:
    table = s.table
    at: i64
    for at in range(OFFER_AT, len(table)):
        if table[at] >= 0:
            return True
    return False


def kinds_offered(s: PuertoRicoState) -> i64:
    """As bits."""
    table = s.table
    shown: i64 = 0
    at: i64
    for at in range(OFFER_AT, len(table)):
        kind = table[at]
        if kind >= 0:
            shown |= 1 << kind
    return shown


def can_take(s: PuertoRicoState, frame: Frame, seat: i64, kind: i64) -> i64:
    """A plantation on offer (PR-4.1), or a quarry."""
    if kind == QUARRY:
        return can_take_quarry(s, seat, frame.what == SECOND_TILE)
    return 0 if (kinds_offered(s) >> kind) & 1 != 0 else NOT_ON_OFFER


def can_take_quarry(s: PuertoRicoState, seat: i64, second: bool) -> i64:
    """The Planter's privilege, or a Builder's Yard (PR-4.2, 12.5); as second tile only with the latter (PR-14.12)."""
    if s.quarries == 0:
        return NO_QUARRY_LEFT
    if (seat == s.chooser and not second) or s.boards[seat].active(BUILDERS_YARD):
        return 0
    return NO_SECOND_QUARRY if second else NO_QUARRY_RIGHT


def told_take(action: int) -> dict[str, object]:
    return {"tile": TILES[action - TAKE]}


def hospital_open(s: PuertoRicoState, frame: Frame, seat: i64) -> bool:
    """One worker per phase for a tile gained in it (PR-12.8, 12.9, 14.10, 14.13, R.16)."""
    board = s.boards[seat]
    if board.gained == 0 or not board.active(HOSPITAL) or board.flags & HOSPITAL_USED != 0 or not free_worker(s):
        return False
    second = frame.what == SECOND_HOSPITAL
    if second and (s.rules.errata or not s.doubled()):
        return False
    if board.gained == LANDED and not second and not s.rules.errata and seat == s.chooser and s.doubled():
        # Only forests so far: the question waits for the second tile, if one can come.
        return not second_tile_open(s, board)
    return hospital_place(board)


def hospital_place(board: Player) -> bool:
    """Whether there is any answer but no."""
    kind: i64
    for kind in range(7):
        if can_hospital(board, kind) == 0:
            return True
    return False


def can_hospital(board: Player, kind: i64) -> i64:
    """A gained kind with an empty slot (PR-12.8); the portrait if all were forests (PR-14.10)."""
    if kind == 6:
        return 0 if board.gained == LANDED else HOSPITAL_PORTRAIT
    return 0 if (board.gained >> kind) & 1 != 0 and board.room(kind) > 0 else HOSPITAL_TILE


def told_hospital(action: int) -> dict[str, object]:
    return {"tile": TILES[action - HOSPITAL_ON]} if action < HOSPITAL_ON + 6 else {}


def can_discard(board: Player, choice: i64) -> i64:
    """An own plantation (0 to 4) or forest (5 to 9), no quarry (PR-15.12)."""
    there = board.tiles_of(choice) if choice < KINDS else board.forests[choice - KINDS]
    return 0 if there > 0 else NO_PARK_TILE


def told_remove(action: int) -> dict[str, object]:
    choice = action - REMOVE
    return {"tile": GOODS[choice % KINDS], "forest": choice >= KINDS}


def can(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> i64:
    stage = frame.what
    if action == PASS:
        return 0
    if stage == HACIENDA_DRAW:
        return 0 if action == DRAW else ASK_HACIENDA
    if stage == TILE or stage == SECOND_TILE:
        if TAKE <= action < DRAW:
            return can_take(s, frame, seat, action - TAKE)
        return ASK_TILE if stage == TILE else ASK_SECOND_TILE
    if stage == PARK:
        return can_discard(s.boards[seat], action - REMOVE) if REMOVE <= action < ACCEPT else ASK_PARK
    if HOSPITAL_ON <= action < REMOVE:
        return can_hospital(s.boards[seat], action - HOSPITAL_ON)
    return ASK_HOSPITAL if stage == HOSPITAL_WORKER else ASK_SECOND_HOSPITAL


def options(s: PuertoRicoState, frame: Frame, seat: i64, out: Buffer) -> None:
    board = s.boards[seat]
    stage = frame.what
    kind: i64
    if stage == HACIENDA_DRAW:
        out.add(DRAW)
    elif stage == TILE or stage == SECOND_TILE:
        shown = kinds_offered(s)
        take: i64 = TAKE
        while shown != 0:
            if shown & 1 != 0:
                out.add(take)
            shown >>= 1
            take += 1
        if can_take_quarry(s, seat, stage == SECOND_TILE) == 0:
            out.add(TAKE + QUARRY)
    elif stage == PARK:
        for kind in range(2 * KINDS):
            if can_discard(board, kind) == 0:
                out.add(REMOVE + kind)
    else:
        for kind in range(7):
            if can_hospital(board, kind) == 0:
                out.add(HOSPITAL_ON + kind)
    out.add(PASS)


def do(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> None:
    stage = frame.what
    if stage == PARK:
        frame.n += 1
        if action != PASS:
            remove_tile(s, seat, action - REMOVE, "PR-15.12")
        return
    next_stage(frame)
    if action == PASS:
        if s.journal is not None and (stage == TILE or stage == SECOND_TILE):
            s.journal.add("passed", "PR-3.5", seat, {"what": "tile"})
        return
    if stage == HACIENDA_DRAW:
        lay(s, seat, draw_plantation(s), True, "PR-12.6")
    elif stage == TILE or stage == SECOND_TILE:
        take_tile(s, seat, action - TAKE)
    else:
        hospital(s, seat, action - HOSPITAL_ON)


def take_tile(s: PuertoRicoState, seat: i64, kind: i64) -> None:
    if kind == QUARRY:
        s.quarries -= 1
        gain_tile(s, seat, QUARRY, "PR-4.2")
        return
    table = s.table
    at: i64
    for at in range(OFFER_AT, len(table)):
        if table[at] == kind:
            table[at] = -1
            break
    lay(s, seat, kind, False, "PR-4.1")


def lay(s: PuertoRicoState, seat: i64, kind: i64, drawn: bool, rule: str) -> None:
    """A plantation gained: with an occupied Lumberyard face up or, as a forest, face down (PR-14.7).

    One drawn from the bag its owner looks at alone before he decides (PR-23.5).
    """
    if s.boards[seat].active(LUMBERYARD):
        s.push(FOREST, seat, kind, 1 if drawn else 0)
        if s.journal is not None:
            tile: dict[str, object] = {"tile": TILES[kind]}
            if drawn:
                s.journal.add_secret("tile_drawn", rule, seat, {}, tile, (int(seat),))
            else:
                s.journal.add("tile_drawn", rule, seat, tile)
    else:
        gain_tile(s, seat, kind, rule)


def can_forest(action: i64) -> i64:
    return 0 if LAY_PLANTATION <= action <= LAY_FOREST else ASK_FOREST


def options_forest(out: Buffer) -> None:
    out.add(LAY_PLANTATION)
    out.add(LAY_FOREST)


def do_forest(s: PuertoRicoState, action: i64) -> None:
    frame = s.pop()
    if action == LAY_FOREST:
        gain_forest(s, frame.seat, frame.what, frame.n == 1)
    else:
        gain_tile(s, frame.seat, frame.what, "PR-14.7", frame.n == 1)


def hospital(s: PuertoRicoState, seat: i64, place: i64) -> None:
    board = s.boards[seat]
    board.flags |= HOSPITAL_USED
    take_free_worker(s)
    if place < FIRST_BUILDING:
        put_worker(s, seat, place, "PR-12.8")
    else:
        board.idle_workers += 1
        if s.journal is not None:
            s.journal.add("placed", "PR-14.10", seat, {"place": "portrait", "person": "worker"})


def park(s: PuertoRicoState, frame: Frame) -> bool:
    """Park Authority, clockwise: a worker may discard a tile, a citizen gains 2 VP for the fewest (PR-15.12, R.24)."""
    seat = s.turns[TURNS * s.chooser + frame.n]
    board = s.boards[seat]
    at: i64 = FIRST_BUILDING + PARK_AUTHORITY
    if seat < s.people:
        if board.pieces[WORKERS_AT + at] > 0 and board.countryside() > board.tiles_of(QUARRY):
            s.deciders = 1 << seat
            return True
        if board.citizens[at] > 0 and fewest(s, seat):
            gain(s, seat, 2, True, PARK_AUTHORITY, "PR-15.12")
    frame.n += 1
    return False


def fewest(s: PuertoRicoState, seat: i64) -> bool:
    """Fewer countryside tiles than every other seat; a Puertoma's third plantations count (PR-R.53)."""
    mine = s.boards[seat].countryside()
    other: i64
    for other in range(s.players):
        if other != seat and plantations.countryside(s, other) <= mine:
            return False
    return True


def clear_offer(s: PuertoRicoState) -> None:
    """What is left is discarded, a new offer is laid out (PR-4.7)."""
    table = s.table
    at: i64
    for at in range(OFFER_AT, len(table)):
        if table[at] >= 0:
            table[DISCARD_AT + table[at]] += 1
            table[at] = -1
    lay_out_offer(s)
    end_phase(s)
