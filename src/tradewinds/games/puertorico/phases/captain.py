"""Captain phase (chapter 9): loading round and round, private ships, storing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import achievements
from tradewinds.games.puertorico.actions import (
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
    BUILDINGS,
    GOODS,
    KINDS,
    LIGHTHOUSE,
    PENSION_OFFICE,
    SMALL_WHARF,
    WHARF,
)
from tradewinds.games.puertorico.phases.rounds import end_phase
from tradewinds.games.puertorico.phases.storing import begin_storing
from tradewinds.games.puertorico.reasons import (
    ASK_PENSIONING,
    ASK_SHIPPING,
    ASK_SMALL_SHIPPING,
    FEW_CRATES,
    KIND_ON_OTHER_SHIP,
    LARGER_SHIP,
    LOADED_IN_ORDER,
    MUST_LOAD,
    NO_CRATE_FOR_WHARF,
    NO_CRATE_TO_LOAD,
    NO_CRATE_TO_PENSION,
    NO_SMALL_WHARF,
    NO_SUCH_SHIP,
    NO_SUCH_SHIP_FOR_TWO,
    NO_WHARF,
    NOTHING_ABOARD,
    PENSION_IN_ORDER,
    SHIP_FULL,
    SHIP_OTHER_KIND,
)
from tradewinds.games.puertorico.state import (
    AFLOAT_AT,
    GOODS_AT,
    PENSIONING,
    SHIP_GOOD_AT,
    SHIP_LOAD_AT,
    SMALL_SHIPPING,
    SMALL_WHARF_USED,
    SUPPLY_AT,
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
        k: i64
        for k in range(KINDS):
            pairs += board.pieces[GOODS_AT + k] // 2
        gain(s, seat, pairs, True, ASSEMBLY_HALL, "PR-14.22")
    if light and s.rules.ask_gains:  # questions are pushed: the last one is asked first
        gain(s, seat, 1, False, LIGHTHOUSE, "PR-14.20")


def step_pensioning(s: PuertoRicoState, frame: Frame) -> bool:
    if frame.n > 0:
        board = s.boards[frame.seat]
        k: i64
        for k in range(KINDS):
            if (frame.mask >> k) & 1 == 0 and board.pieces[GOODS_AT + k] > 0:
                s.deciders = 1 << frame.seat
                return True
    s.pop()
    return False


def can_pension(board: Player, frame: Frame, good: i64) -> i64:
    """Crates of different kinds for 1 VP each, at most one per citizen owned (PR-15.14); kinds in rising order."""
    if board.pieces[GOODS_AT + good] == 0:
        return NO_CRATE_TO_PENSION
    return 0 if frame.mask >> good == 0 else PENSION_IN_ORDER


def told_pension(action: int) -> dict[str, object]:
    return {"good": GOODS[action - PENSION]}


def can_pensioning(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    if PENSION <= action < KEEP_KIND:
        return can_pension(s.boards[frame.seat], frame, action - PENSION)
    return 0 if action == PASS else ASK_PENSIONING


def options_pensioning(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    k: i64
    for k in range(KINDS):
        if can_pension(board, frame, k) == 0:
            out.add(PENSION + k)
    out.add(PASS)


def do_pensioning(s: PuertoRicoState, action: i64) -> None:
    frame = s.top
    if action == PASS:
        s.pop()
        return
    kind = action - PENSION
    frame.n -= 1
    frame.mask |= 1 << kind
    s.boards[frame.seat].pieces[GOODS_AT + kind] -= 1
    s.table[SUPPLY_AT + kind] += 1
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


def can_load(s: PuertoRicoState, board: Player, good: i64, size: i64) -> i64:
    """One kind onto one ship."""
    n = board.pieces[GOODS_AT + good]
    ship: i64
    for ship in range(3):
        if s.ship_size[ship] == size:
            return NO_CRATE_TO_LOAD if n == 0 else can_take_aboard(s, ship, good, carrying(s, good), fits(s, good, n))
    return NO_SUCH_SHIP_FOR_TWO if s.players == 2 else NO_SUCH_SHIP


def can_take_aboard(s: PuertoRicoState, ship: i64, good: i64, there: i64, most: i64) -> i64:
    """One kind per ship, one ship per kind, and the largest load of the kind is compulsory (PR-9.4 to 9.8).

    `there` is the ship that carries the kind, `most` what fits on the best ship: the same for all three ships.
    """
    table = s.table
    if table[SHIP_GOOD_AT + ship] >= 0 and table[SHIP_GOOD_AT + ship] != good:
        return SHIP_OTHER_KIND
    if there >= 0 and there != ship:
        return KIND_ON_OTHER_SHIP
    free = s.ship_size[ship] - table[SHIP_LOAD_AT + ship]
    if free == 0:
        return SHIP_FULL
    return 0 if free >= most else LARGER_SHIP


def can_load_wharf(board: Player, good: i64) -> i64:
    if board.pieces[GOODS_AT + good] == 0:
        return NO_CRATE_FOR_WHARF
    return 0 if wharf_open(board) else NO_WHARF


def can_load_small(board: Player, first: i64, good: i64, n: i64) -> i64:
    """Any number of crates of any kinds, kind by kind in rising order (PR-14.19)."""
    if n > board.pieces[GOODS_AT + good]:
        return FEW_CRATES
    return 0 if good >= first else LOADED_IN_ORDER


def can_pass(cargo: bool) -> i64:
    """Only if nothing can be loaded on a cargo ship (PR-9.3)."""
    return MUST_LOAD if cargo else 0


def can(s: PuertoRicoState, seat: i64, action: i64) -> i64:
    board = s.boards[seat]
    if action == PASS:
        cargo = False
        k: i64
        for k in range(KINDS):
            cargo = cargo or fits(s, k, board.pieces[GOODS_AT + k]) > 0
        return can_pass(cargo)
    if not LOAD <= action < PENSION:
        return ASK_SHIPPING
    if action < WHARF_LOAD:
        return can_load(s, board, (action - LOAD) // 5, (action - LOAD) % 5 + SMALLEST_SHIP)
    if action < SMALL_WHARF_LOAD:
        return can_load_wharf(board, action - WHARF_LOAD)
    if not small_wharf_open(s, board):
        return NO_SMALL_WHARF
    if action == SMALL_WHARF_SAIL:
        return NOTHING_ABOARD
    return can_load_small(board, 0, (action - SMALL_WHARF_LOAD) // 11, (action - SMALL_WHARF_LOAD) % 11 + 1)


def told_ship(s: PuertoRicoState, seat: int, action: int) -> dict[str, object]:
    if action == PASS:
        return {}
    if action < WHARF_LOAD:
        good, size = divmod(action - LOAD, 5)
        told: dict[str, object] = {"good": GOODS[good], "ship": size + SMALLEST_SHIP}
        there = int(carrying(s, good))
        if there >= 0:
            told["other"] = int(s.ship_size[there])
        for ship in range(3):
            if s.ship_size[ship] == size + SMALLEST_SHIP and s.table[SHIP_GOOD_AT + ship] >= 0:
                told["there"] = GOODS[s.table[SHIP_GOOD_AT + ship]]
        return told
    if action < SMALL_WHARF_LOAD:
        return {"good": GOODS[action - WHARF_LOAD], "building": BUILDINGS[WHARF]}
    good, n = divmod(action - SMALL_WHARF_LOAD, 11) if action < SMALL_WHARF_SAIL else (0, 0)
    have = int(s.boards[seat].pieces[GOODS_AT + good])
    return {"good": GOODS[good], "n": n + 1, "have": have, "building": BUILDINGS[SMALL_WHARF]}


def options(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    board = s.boards[seat]
    pieces = board.pieces
    k: i64
    ship: i64
    for k in range(KINDS):
        if pieces[GOODS_AT + k] == 0:
            continue
        ship = carrying(s, k)
        if ship >= 0:  # no other comes into question
            if can_take_aboard(s, ship, k, ship, 0) == 0:
                out.add(LOAD + 5 * k + s.ship_size[ship] - SMALLEST_SHIP)
            continue
        most = fits(s, k, pieces[GOODS_AT + k])
        for ship in range(3):
            if can_take_aboard(s, ship, k, -1, most) == 0:
                out.add(LOAD + 5 * k + s.ship_size[ship] - SMALLEST_SHIP)
    cargo = out.n > 0
    if wharf_open(board):
        for k in range(KINDS):
            if can_load_wharf(board, k) == 0:
                out.add(WHARF_LOAD + k)
    if small_wharf_open(s, board):
        small_options(board, 0, out)
    if can_pass(cargo) == 0:
        out.add(PASS)


def small_options(board: Player, first: i64, out: Buffer) -> None:
    k: i64
    n: i64
    for k in range(first, KINDS):
        for n in range(1, board.pieces[GOODS_AT + k] + 1):
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
        s.top.question = frame.question  # one answer, in several steps
        do_small_shipping(s, action)
    elif action >= WHARF_LOAD:
        board.flags |= WHARF_USED
        kind = action - WHARF_LOAD
        n = board.pieces[GOODS_AT + kind]
        board.pieces[GOODS_AT + kind] = 0
        s.table[AFLOAT_AT + kind] += n
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


def can_small_shipping(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    if not SMALL_WHARF_LOAD <= action < PENSION:
        return ASK_SMALL_SHIPPING
    if action == SMALL_WHARF_SAIL:
        return 0
    load = action - SMALL_WHARF_LOAD
    return can_load_small(s.boards[frame.seat], frame.what, load // 11, load % 11 + 1)


def options_small_shipping(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    out.add(SMALL_WHARF_SAIL)
    small_options(s.boards[frame.seat], frame.what, out)


def do_small_shipping(s: PuertoRicoState, action: i64) -> None:
    frame = s.top
    board = s.boards[frame.seat]
    if action == SMALL_WHARF_SAIL:
        sail_small_wharf(s, frame)
        return
    kind = (action - SMALL_WHARF_LOAD) // 11
    n = (action - SMALL_WHARF_LOAD) % 11 + 1
    board.pieces[GOODS_AT + kind] -= n
    s.table[AFLOAT_AT + kind] += n
    board.tally(kind, n)
    frame.n += n
    frame.what = kind + 1
    if s.rules.achievements:
        achievements.event(s, frame.seat, achievements.LOAD_AT_ONCE, n)
    rest: i64 = 0
    k: i64
    for k in range(kind + 1, KINDS):
        rest += board.pieces[GOODS_AT + k]
    if s.journal is not None:
        s.journal.add("small_wharf", "PR-14.19", frame.seat, {"good": GOODS[kind], "n": int(n)})
    if rest == 0:
        sail_small_wharf(s, frame)


def sail_small_wharf(s: PuertoRicoState, frame: Frame) -> None:
    """1 VP per two crates (PR-14.19, R.19)."""
    s.pop()
    after_load(s, frame.seat, frame.what - 1, 0, frame.n // 2, -1, False)


def clean_up(s: PuertoRicoState) -> None:
    """Full cargo ships and all private ships are emptied into the supply (PR-9.15)."""
    table = s.table
    ship: i64
    for ship in range(3):
        load = table[SHIP_LOAD_AT + ship]
        if load > 0 and load == s.ship_size[ship]:
            table[SUPPLY_AT + table[SHIP_GOOD_AT + ship]] += load
            if s.journal is not None:
                s.journal.add("ship_emptied", "PR-9.15", -1, {"ship": int(s.ship_size[ship])})
            table[SHIP_GOOD_AT + ship] = -1
            table[SHIP_LOAD_AT + ship] = 0
    k: i64
    for k in range(KINDS):
        table[SUPPLY_AT + k] += table[AFLOAT_AT + k]
        table[AFLOAT_AT + k] = 0
