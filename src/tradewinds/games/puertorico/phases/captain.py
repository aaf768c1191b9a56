"""Captain phase (chapter 9): loading round and round, private ships, storing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import achievements
from tradewinds.games.puertorico.actions import (
    KEEP,
    KEEP_KIND,
    LOAD,
    PASS,
    PENSION,
    SMALL_WHARF_LOAD,
    SMALL_WHARF_SAIL,
    SMALLEST_SHIP,
    WHARF_LOAD,
)
from tradewinds.games.puertorico.automa import captain as automa
from tradewinds.games.puertorico.components import (
    ASSEMBLY_HALL,
    GOODS,
    KINDS,
    LARGE_WAREHOUSE,
    LIGHTHOUSE,
    PENSION_OFFICE,
    SMALL_WAREHOUSE,
    SMALL_WHARF,
    STOREHOUSE,
    WHARF,
)
from tradewinds.games.puertorico.phases.rounds import end_phase
from tradewinds.games.puertorico.state import (
    PENSIONING,
    SMALL_SHIPPING,
    SMALL_WHARF_USED,
    STORING,
    TURNS,
    WHARF_USED,
    Player,
    PuertoRicoState,
)
from tradewinds.games.puertorico.supply import gain, give_vp
from tradewinds.games.puertorico.trade import after_load, carrying, fits, load_ship
from tradewinds.kernel.state import Buffer, Frame

START: Final = 0
LOADING: Final = 1
STORAGE: Final = 2
CLEAN_UP: Final = 3


def step(s: PuertoRicoState, frame: Frame) -> bool:
    if frame.what == START:
        if frame.n < s.players and (s.rules.new_buildings or s.rules.citizens):
            frame.n += 1
            start_effects(s, s.seat_after(s.chooser, frame.n - 1))
            return False
        frame.what = LOADING
        frame.n = 0
    if frame.what == LOADING:
        while frame.mask < s.players:  # a whole round of visits without a load ends it (PR-9.10)
            seat = s.turns[TURNS * s.chooser + frame.n]
            if seat >= s.people:
                frame.n = s.next_place(frame.n)
                frame.mask = 0 if automa.load(s, seat) else frame.mask + 1
                return False
            if s.boards[seat].crates() > 0:
                s.deciders = 1 << seat
                return True
            frame.n = s.next_place(frame.n)
            frame.mask += 1
        frame.what = STORAGE
        frame.n = 0
    if frame.what == STORAGE:
        while frame.n < s.players:
            seat = s.turns[TURNS * s.chooser + frame.n]
            frame.n += 1
            if seat >= s.people:
                automa.store(s, seat)
            elif begin_storing(s, seat):
                return False
        frame.what = CLEAN_UP
    clean_up(s)
    end_phase(s)
    return False


def start_effects(s: PuertoRicoState, seat: i64) -> None:
    """Before any loading: Lighthouse of the Captain, Assembly Hall, Pension Office, owner by owner (PR-9.1, R.27)."""
    if s.is_puertoma(seat):
        return
    board = s.boards[seat]
    light = seat == s.chooser and board.active(LIGHTHOUSE)
    if light and not s.rules.ask_gains:
        gain(s, seat, 1, False, LIGHTHOUSE, "PR-14.20")
    if s.rules.citizens and board.active(PENSION_OFFICE):
        n = board.citizen_count()
        if n > 0 and board.crates() > 0:
            s.push(PENSIONING, seat, 0, n)
    if board.active(ASSEMBLY_HALL):  # 1 VP per two crates of a kind (PR-14.22)
        pairs: i64 = 0
        for n in board.goods:
            pairs += n // 2
        gain(s, seat, pairs, True, ASSEMBLY_HALL, "PR-14.22")
    if light and s.rules.ask_gains:  # questions are pushed: the last one is asked first
        gain(s, seat, 1, False, LIGHTHOUSE, "PR-14.20")


def step_pensioning(s: PuertoRicoState, frame: Frame) -> bool:
    if frame.n > 0:
        board = s.boards[frame.seat]
        k: i64
        for k in range(KINDS):
            if (frame.mask >> k) & 1 == 0 and board.goods[k] > 0:
                s.deciders = 1 << frame.seat
                return True
    s.frames.pop()
    return False


def options_pensioning(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    """Crates of different kinds for 1 VP each, at most one per citizen owned (PR-15.14); kinds in rising order."""
    board = s.boards[frame.seat]
    k: i64
    for k in range(KINDS):
        if frame.mask >> k == 0 and board.goods[k] > 0:
            out.add(PENSION + k)
    out.add(PASS)


def do_pensioning(s: PuertoRicoState, action: i64) -> None:
    frame = s.frames[-1]
    if action == PASS:
        s.frames.pop()
        return
    kind = action - PENSION
    frame.n -= 1
    frame.mask |= 1 << kind
    s.boards[frame.seat].goods[kind] -= 1
    s.supply[kind] += 1
    if s.journal is not None:
        s.journal.add("pension", "PR-15.14", frame.seat, {"good": GOODS[kind]})
    give_vp(s, frame.seat, 1, "PR-15.14")


def wharf_open(board: Player) -> bool:
    return board.flags & WHARF_USED == 0 and board.active(WHARF) and board.crates() > 0


def small_wharf_open(s: PuertoRicoState, board: Player) -> bool:
    return (
        s.rules.new_buildings
        and board.flags & SMALL_WHARF_USED == 0
        and board.active(SMALL_WHARF)
        and board.crates() > 0
    )


def options(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    """One kind and one ship; the largest load of the kind is compulsory (PR-9.2 to 9.8); passing only without one."""
    board = s.boards[seat]
    cargo = False
    k: i64
    ship: i64
    for k in range(KINDS):
        if board.goods[k] == 0:
            continue
        ship = carrying(s, k)
        if ship >= 0:
            if s.ship_load[ship] < s.ship_size[ship]:
                out.add(LOAD + 5 * k + s.ship_size[ship] - SMALLEST_SHIP)
                cargo = True
            continue
        most = fits(s, k, board.goods[k])
        if most > 0:
            cargo = True
            for ship in range(3):
                if s.ship_good[ship] < 0 and min(board.goods[k], s.ship_size[ship]) == most:
                    out.add(LOAD + 5 * k + s.ship_size[ship] - SMALLEST_SHIP)
    if wharf_open(board):
        for k in range(KINDS):
            if board.goods[k] > 0:
                out.add(WHARF_LOAD + k)
    if small_wharf_open(s, board):
        small_options(board, 0, out)
    if not cargo:
        out.add(PASS)


def small_options(board: Player, first: i64, out: Buffer) -> None:
    k: i64
    n: i64
    for k in range(first, KINDS):
        for n in range(1, board.goods[k] + 1):
            out.add(SMALL_WHARF_LOAD + 11 * k + n - 1)


def do(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> None:
    board = s.boards[seat]
    frame.n = s.next_place(frame.n)
    if action == PASS:
        frame.mask += 1
        return
    frame.mask = 0
    if action >= SMALL_WHARF_LOAD:
        board.flags |= SMALL_WHARF_USED
        s.push(SMALL_SHIPPING, seat)
        s.frames[-1].question = frame.question  # one answer, in several steps
        do_small_shipping(s, action)
    elif action >= WHARF_LOAD:
        board.flags |= WHARF_USED
        kind = action - WHARF_LOAD
        n = board.goods[kind]
        board.goods[kind] = 0
        s.afloat[kind] += n
        if s.journal is not None:
            s.journal.add("wharf", "PR-12.16", seat, {"good": GOODS[kind], "n": int(n)})
        after_load(s, seat, kind, n, n, -1, False)
    else:
        kind = (action - LOAD) // 5
        size = (action - LOAD) % 5 + SMALLEST_SHIP
        ship: i64
        for ship in range(3):
            if s.ship_size[ship] == size:
                load_ship(s, seat, kind, ship)
                return


def options_small_shipping(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    """Any number of crates of any kinds, kind by kind in rising order (PR-14.19)."""
    out.add(SMALL_WHARF_SAIL)
    small_options(s.boards[frame.seat], frame.what, out)


def do_small_shipping(s: PuertoRicoState, action: i64) -> None:
    frame = s.frames[-1]
    board = s.boards[frame.seat]
    if action == SMALL_WHARF_SAIL:
        sail_small_wharf(s, frame)
        return
    kind = (action - SMALL_WHARF_LOAD) // 11
    n = (action - SMALL_WHARF_LOAD) % 11 + 1
    board.goods[kind] -= n
    s.afloat[kind] += n
    board.tally[kind] += n
    frame.n += n
    frame.what = kind + 1
    if s.rules.achievements:
        achievements.event(s, frame.seat, achievements.LOAD_AT_ONCE, n)
    rest: i64 = 0
    k: i64
    for k in range(kind + 1, KINDS):
        rest += board.goods[k]
    if s.journal is not None:
        s.journal.add("small_wharf", "PR-14.19", frame.seat, {"good": GOODS[kind], "n": int(n)})
    if rest == 0:
        sail_small_wharf(s, frame)


def sail_small_wharf(s: PuertoRicoState, frame: Frame) -> None:
    """1 VP per two crates (PR-14.19, R.19)."""
    s.frames.pop()
    after_load(s, frame.seat, frame.what - 1, 0, frame.n // 2, -1, False)


def begin_storing(s: PuertoRicoState, seat: i64) -> bool:
    """Keep one crate and what warehouses allow (PR-9.14, I.34), or fewer (PR-R.29)."""
    board = s.boards[seat]
    if board.crates() == 0:
        stored(s, seat)
        return False
    kinds, singles = storage(s, board)
    s.push(STORING, seat, kinds, singles)
    return True


def storage(s: PuertoRicoState, board: Player) -> tuple[i64, i64]:
    kinds: i64 = 0
    singles: i64 = 1
    if board.active(SMALL_WAREHOUSE):
        kinds += 1
    if board.active(LARGE_WAREHOUSE):
        kinds += 2
    if s.rules.new_buildings and board.active(STOREHOUSE):
        singles += 3
    return kinds, singles


def options_storing(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    """First the kinds kept whole, then single crates, each in rising order; keeping fewer is allowed (PR-R.29)."""
    board = s.boards[frame.seat]
    whole = frame.mask & 31
    k: i64
    if frame.mask == whole and frame.what > 0:
        for k in range(KINDS):
            if whole >> k == 0 and board.goods[k] > 0:
                out.add(KEEP_KIND + k)
    if frame.n > 0:
        for k in range(KINDS):
            if (whole >> k) & 1 == 0 and kept_single(frame, k) < board.goods[k] and frame.mask >> (9 + 4 * k) == 0:
                out.add(KEEP + k)
    out.add(PASS)


def widen_storage(s: PuertoRicoState, frame: Frame) -> None:
    """A person has just moved into a warehouse: what may be kept is counted anew (PR-I.35)."""
    kinds, singles = storage(s, s.boards[frame.seat])
    k: i64
    for k in range(KINDS):
        kinds -= (frame.mask >> k) & 1
        singles -= kept_single(frame, k)
    frame.what = kinds
    frame.n = singles


def kept_single(frame: Frame, kind: i64) -> i64:
    """How many single crates of a kind are kept so far: four bits each above the five bits of whole kinds."""
    return (frame.mask >> (5 + 4 * kind)) & 15


def do_storing(s: PuertoRicoState, seat: i64, action: i64) -> None:
    frame = s.frames[-1]
    if action == PASS:
        discard_rest(s, frame)
        return
    if action >= KEEP:
        frame.n -= 1
        frame.mask += 32 << (4 * (action - KEEP))
    else:
        frame.what -= 1
        frame.mask |= 1 << (action - KEEP_KIND)
    if frame.n == 0 or nothing_left(s.boards[seat], frame):
        discard_rest(s, frame)


def nothing_left(board: Player, frame: Frame) -> bool:
    k: i64
    for k in range(KINDS):
        if (frame.mask >> k) & 1 == 0 and board.goods[k] > kept_single(frame, k):
            return False
    return True


def discard_rest(s: PuertoRicoState, frame: Frame) -> None:
    s.frames.pop()
    board = s.boards[frame.seat]
    k: i64
    for k in range(KINDS):
        if (frame.mask >> k) & 1 == 0:
            n = board.goods[k] - kept_single(frame, k)
            board.goods[k] -= n
            s.supply[k] += n
    stored(s, frame.seat)


def stored(s: PuertoRicoState, seat: i64) -> None:
    board = s.boards[seat]
    if s.journal is not None:
        s.journal.add(
            "stored",
            "PR-9.14",
            seat,
            {"goods": {GOODS[i]: int(board.goods[i]) for i in range(KINDS) if board.goods[i]}},
        )
    if s.rules.achievements:
        kinds: i64 = 0
        for n in board.goods:
            if n > 0:
                kinds += 1
        achievements.event(s, seat, achievements.STORE_KINDS, kinds)


def clean_up(s: PuertoRicoState) -> None:
    """Full cargo ships and all private ships are emptied into the supply (PR-9.15)."""
    ship: i64
    for ship in range(3):
        if s.ship_load[ship] > 0 and s.ship_load[ship] == s.ship_size[ship]:
            s.supply[s.ship_good[ship]] += s.ship_load[ship]
            if s.journal is not None:
                s.journal.add("ship_emptied", "PR-9.15", -1, {"ship": int(s.ship_size[ship])})
            s.ship_good[ship] = -1
            s.ship_load[ship] = 0
    k: i64
    for k in range(KINDS):
        s.supply[k] += s.afloat[k]
        s.afloat[k] = 0
