"""Builder phase (chapter 6): the price with every discount, then the effects of one build in order (PR-6.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import achievements, festival
from tradewinds.games.puertorico.actions import (
    ACCEPT,
    BUILD,
    GIVE_CITIZEN,
    GIVE_CRATE,
    GIVE_VP,
    GIVE_WORKER,
    OVERPAY,
    PASS,
    PRODUCE,
)
from tradewinds.games.puertorico.automa import builder as automa
from tradewinds.games.puertorico.board import put_worker
from tradewinds.games.puertorico.components import (
    BIT,
    BUILDER,
    BUILDING_COUNT,
    BUILDINGS,
    CHURCH,
    CITY,
    EXPANDED,
    FIRST_BUILDING,
    GOODS,
    HIDDEN_MARKET,
    LUMBERYARD,
    MOST_COST,
    MOST_QUARRIES,
    NOTARY,
    PLACE_NAMES,
    PORTRAIT,
    QUARRY,
    SCHOOL,
    SIZE,
    SLOTS,
)
from tradewinds.games.puertorico.phases.rounds import end_phase
from tradewinds.games.puertorico.reasons import (
    ASK_BUILDING,
    ASK_OVERPAYING,
    ASK_PAYING,
    ASK_SCHOOLING,
    GIVE_EARLIER,
    GIVE_PASSED,
    MARKETS_WORKER,
    NO_CRATE_TO_GIVE,
    NO_SPACE,
    NO_VP,
    NOBODY_THERE,
    NOT_IN_TRAY,
    OVERPAID,
    OWN_ALREADY,
    SCHOOL_FULL,
    SOLD_OUT,
    TOO_DEAR,
)
from tradewinds.games.puertorico.state import (
    GOODS_AT,
    OVERPAYING,
    PAYING,
    SCHOOLING,
    SUPPLY_AT,
    TRAY_AT,
    TRIGGER_B,
    TURNS,
    WORKERS_AT,
    Player,
    PuertoRicoState,
)
from tradewinds.games.puertorico.supply import free_worker, gain, take_free_worker, trigger
from tradewinds.kernel.state import Buffer, Frame

GAVE_WORKER: Final = 1
GAVE_CRATE: Final = 2
GAVE_VP: Final = 4


def step(s: PuertoRicoState, frame: Frame) -> bool:
    """Clockwise from the Builder each player may build one building (PR-6.1)."""
    while frame.n < s.players:
        seat = s.turns[TURNS * s.chooser + frame.n]
        if seat >= s.people:
            frame.n += 1
            automa.build(s, seat)
            return False
        if s.boards[seat].spaces < CITY:
            s.deciders = 1 << seat
            return True
        frame.n += 1
    end_phase(s)
    return False


def flat_discount(s: PuertoRicoState, seat: i64) -> i64:
    """Privilege and forests: what comes off every building (PR-6.3, 14.8, 14.12)."""
    board = s.boards[seat]
    discount: i64 = 0
    if seat == s.chooser:
        discount = 2 if s.doubled() else 1
    if s.rules.new_buildings and board.active(LUMBERYARD):
        discount += board.forest_count() // 2
    return discount


def quarry_discount(s: PuertoRicoState, board: Player, building: i64) -> i64:
    """One per occupied quarry, up to the building's cap (PR-6.4)."""
    return min(board.pieces[WORKERS_AT + QUARRY] + board.citizens[QUARRY], s.rules.box.caps[building])


def notary_discount(board: Player, size: i64) -> i64:
    """A worker there: regular buildings one less; a citizen: expanded ones two less (PR-15.13)."""
    at: i64 = FIRST_BUILDING + NOTARY
    if size == 1:
        return 1 if board.pieces[WORKERS_AT + at] > 0 else 0
    return 2 if board.citizens[at] > 0 else 0


def price(s: PuertoRicoState, board: Player, building: i64, flat: i64) -> i64:
    """Printed cost less all discounts, never below 0 (PR-6.2, I.14); `flat` is the seat's `flat_discount`."""
    cost = s.rules.costs[building] - flat - quarry_discount(s, board, building)
    if s.rules.citizens:
        cost -= notary_discount(board, SIZE[building])
    return max(cost, 0)


def prices(s: PuertoRicoState, seat: i64) -> list[int]:
    """What each building would cost a seat as its board stands; the privilege counts while it is being built."""
    board = s.boards[seat]
    flat = flat_discount(s, seat)
    if seat == s.chooser and s.role != BUILDER:
        flat -= 2 if s.doubled() else 1
    found: list[int] = []
    b: i64
    for b in range(BUILDING_COUNT):
        found.append(int(price(s, board, b, flat)))
    return found


def barter(s: PuertoRicoState, board: Player) -> i64:
    """How many of worker, crate and VP the Hidden Market could return now (PR-14.11)."""
    if not s.rules.new_buildings or not board.active(HIDDEN_MARKET):
        return 0
    n: i64 = 0
    if board.persons() > 1:
        n += 1
    if board.crates() > 0:
        n += 1
    if board.vp > 0:
        n += 1
    return n


def buildable(s: PuertoRicoState, board: Player, building: i64) -> bool:
    """In the tray, not owned yet, and room for it (PR-6.5, 6.6)."""
    return s.table[TRAY_AT + building] > 0 and board.own & BIT[building] == 0 and board.spaces + SIZE[building] <= CITY


def in_reach(s: PuertoRicoState, board: Player, purse: i64) -> i64:
    """The buildings whose `price` a purse covers, as bits; the flat discount is in the purse already."""
    reach = s.rules.reach
    row: i64 = (MOST_COST + 1) * min(board.pieces[WORKERS_AT + QUARRY] + board.citizens[QUARRY], MOST_QUARRIES)
    if not s.rules.citizens:
        return reach[row + min(purse, MOST_COST)]
    regular = reach[row + min(purse + notary_discount(board, 1), MOST_COST)]
    expanded = reach[row + min(purse + notary_discount(board, 2), MOST_COST)]
    return (regular & ~EXPANDED) | (expanded & EXPANDED)


def open_kinds(s: PuertoRicoState, seat: i64) -> i64:
    """The kinds that the seat could pay for, does not own and has room for, found for all at once (PR-6.2 to 6.6)."""
    board = s.boards[seat]
    there = in_reach(s, board, board.coins + barter(s, board) + flat_discount(s, seat)) & s.selected & ~board.own
    return there & ~EXPANDED if board.spaces + 2 > CITY else there


def can_build(s: PuertoRicoState, seat: i64, building: i64) -> i64:
    """One of the `open_kinds` that is left in the tray (PR-6.1)."""
    if open_kinds(s, seat) & BIT[building] != 0 and s.table[TRAY_AT + building] > 0:
        return 0
    board = s.boards[seat]
    if board.owns(building):
        return OWN_ALREADY
    if s.table[TRAY_AT + building] == 0:
        return SOLD_OUT if s.in_game(building) else NOT_IN_TRAY
    return NO_SPACE if board.spaces + SIZE[building] > CITY else TOO_DEAR


def can(s: PuertoRicoState, seat: i64, action: i64) -> i64:
    if action == PASS:
        return 0
    return can_build(s, seat, action - BUILD) if BUILD <= action < OVERPAY else ASK_BUILDING


def told_build(s: PuertoRicoState, seat: int, action: int) -> dict[str, object]:
    board = s.boards[seat]
    building = action - BUILD
    cost = int(price(s, board, building, flat_discount(s, seat)))
    return {"building": BUILDINGS[building], "price": cost, "coins": int(board.coins)}


def options(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    there = open_kinds(s, seat)
    table = s.table
    items = out.items
    n = out.n
    b: i64 = 0
    while there != 0:
        if there & 1 != 0 and table[TRAY_AT + b] > 0:
            items[n] = BUILD + b
            n += 1
        there >>= 1
        b += 1
    items[n] = PASS
    out.n = n + 1


def do(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> None:
    frame.n += 1
    if action == PASS:
        if s.journal is not None:
            s.journal.add("passed", "PR-3.5", seat, {"what": "build"})
        return
    building = action - BUILD
    board = s.boards[seat]
    cost = price(s, board, building, flat_discount(s, seat))
    if cost > board.coins:
        s.push(PAYING, seat, building, cost - board.coins)
    elif s.rules.achievements and SIZE[building] == 2 and most_extra(s, board, building, cost) > 0:
        s.push(OVERPAYING, seat, building, cost)
    else:
        board.coins -= cost
        place_building(s, seat, building, cost)


def most_extra(s: PuertoRicoState, board: Player, building: i64, cost: i64) -> i64:
    """How much more a player could pay by declining discounts (PR-R.14; it matters for Big Spender)."""
    return min(s.rules.costs[building] - cost, board.coins - cost)


def can_overpaying(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    if not OVERPAY <= action < GIVE_WORKER:
        return ASK_OVERPAYING
    return 0 if action - OVERPAY <= most_extra(s, s.boards[frame.seat], frame.what, frame.n) else OVERPAID


def told_overpay(s: PuertoRicoState, frame: Frame, action: int) -> dict[str, object]:
    return {"n": action - OVERPAY, "most": int(most_extra(s, s.boards[frame.seat], frame.what, frame.n))}


def options_overpaying(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    n: i64
    for n in range(most_extra(s, s.boards[frame.seat], frame.what, frame.n) + 1):
        out.add(OVERPAY + n)


def do_overpaying(s: PuertoRicoState, action: i64) -> None:
    frame = s.pop()
    paid = frame.n + action - OVERPAY
    s.boards[frame.seat].coins -= paid
    place_building(s, frame.seat, frame.what, paid)


def can_give(board: Player, frame: Frame, action: i64) -> i64:
    """Hidden Market: one worker, one crate, one VP at most, in this order, exactly as many as coins are missing."""
    later: i64 = 0  # what could still be given after this
    if action < GIVE_VP and board.vp > 0:
        later = 1
    if action == GIVE_VP:
        if board.vp == 0:
            return NO_VP
    elif action >= GIVE_CRATE:
        if board.pieces[GOODS_AT + action - GIVE_CRATE] == 0:
            return NO_CRATE_TO_GIVE
        if frame.mask >= GAVE_CRATE:
            return GIVE_PASSED
    else:
        place = action - (GIVE_CITIZEN if action >= GIVE_CITIZEN else GIVE_WORKER)
        if place == FIRST_BUILDING + HIDDEN_MARKET:
            return MARKETS_WORKER
        if persons_at(board, place, action >= GIVE_CITIZEN) == 0:
            return NOBODY_THERE
        if frame.mask != 0:
            return GIVE_PASSED
        if board.crates() > 0:
            later += 1
    return 0 if frame.n - 1 <= later else GIVE_EARLIER


def can_paying(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    return can_give(s.boards[frame.seat], frame, action) if GIVE_WORKER <= action < PRODUCE else ASK_PAYING


def persons_at(board: Player, place: i64, citizen: bool) -> i64:
    if place == PORTRAIT:
        return board.idle_citizens if citizen else board.idle_workers
    return board.citizens[place] if citizen else board.pieces[WORKERS_AT + place]


def told_give(frame: Frame, action: int) -> dict[str, object]:
    told: dict[str, object] = {"n": int(frame.n)}
    if action < GIVE_CRATE:
        citizen = action >= GIVE_CITIZEN
        told["person"] = "citizen" if citizen else "worker"
        told["place"] = PLACE_NAMES[action - (GIVE_CITIZEN if citizen else GIVE_WORKER)]
    elif action < GIVE_VP:
        told["good"] = GOODS[action - GIVE_CRATE]
    return told


def options_paying(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    for place in board.places:
        add_if_given(board, frame, GIVE_WORKER + place, out)
        add_if_given(board, frame, GIVE_CITIZEN + place, out)
    add_if_given(board, frame, GIVE_WORKER + PORTRAIT, out)
    add_if_given(board, frame, GIVE_CITIZEN + PORTRAIT, out)
    action: i64
    for action in range(GIVE_CRATE, GIVE_VP + 1):
        add_if_given(board, frame, action, out)


def add_if_given(board: Player, frame: Frame, action: i64, out: Buffer) -> None:
    if can_give(board, frame, action) == 0:
        out.add(action)


def do_paying(s: PuertoRicoState, action: i64) -> None:
    frame = s.top
    board = s.boards[frame.seat]
    gave = ""
    if action == GIVE_VP:
        board.vp -= 1
        frame.mask |= GAVE_VP
        if s.vp_recorded > 0:
            s.vp_recorded -= 1
        else:
            s.vp_pool += 1  # an exhausted pool stays exhausted (PR-R.10)
        gave = "vp"
    elif action >= GIVE_CRATE:
        kind = action - GIVE_CRATE
        board.pieces[GOODS_AT + kind] -= 1
        s.table[SUPPLY_AT + kind] += 1
        frame.mask |= GAVE_CRATE
        gave = GOODS[kind]
    elif action >= GIVE_CITIZEN:
        place = action - GIVE_CITIZEN
        if place == PORTRAIT:
            board.idle_citizens -= 1
        else:
            board.citizens[place] -= 1
            board.vacant += 1
        s.citizens += 1
        frame.mask |= GAVE_WORKER
        gave = "citizen"
    else:
        place = action - GIVE_WORKER
        if place == PORTRAIT:
            board.idle_workers -= 1
        else:
            board.pieces[WORKERS_AT + place] -= 1
            board.vacant += 1
        s.workers += 1
        frame.mask |= GAVE_WORKER
        gave = "worker"
    frame.n -= 1
    if s.journal is not None:
        s.journal.add("bartered", "PR-14.11", frame.seat, {"what": gave})
    if frame.n == 0:
        s.pop()
        paid = board.coins
        board.coins = 0
        place_building(s, frame.seat, frame.what, paid)


def place_building(s: PuertoRicoState, seat: i64, building: i64, paid: i64) -> None:
    """Place the tile, then Church, School, goals and the full city (PR-6.8); a new building never helps itself."""
    board = s.boards[seat]
    s.table[TRAY_AT + building] -= 1
    church = s.rules.new_buildings and board.active(CHURCH)
    school = board.active(SCHOOL)
    board.add_building(building)
    if s.journal is not None:
        s.journal.add("built", "PR-6.1", seat, {"building": BUILDINGS[building], "coins": int(paid)})
    if s.rules.puertomas > 0:
        automa.building_bought(s, building)
    if board.spaces >= CITY:
        trigger(s, TRIGGER_B, "PR-11.3")
    if s.rules.achievements:
        if SIZE[building] == 2:
            achievements.event(s, seat, achievements.PAYING_AT_MOST, paid)
            if paid > 0 and board.coins == 0:
                achievements.event(s, seat, achievements.SPENDING_ALL, 1)
        achievements.look(s, seat)
    if s.rules.festival:
        festival.check_build(s, seat, building)
    if school and SLOTS[building] > 0 and free_worker(s):
        s.push(SCHOOLING, seat, building)
    if church:
        vp: i64 = 2 if SIZE[building] == 2 else (1 if s.rules.box.vp[building] >= 2 else 0)
        gain(s, seat, vp, True, CHURCH, "PR-14.18")


def can_schooling(s: PuertoRicoState, frame: Frame, action: i64) -> i64:
    """A Bohío worker may have moved into the new building first."""
    if action == PASS:
        return 0
    if action != ACCEPT:
        return ASK_SCHOOLING
    return 0 if s.boards[frame.seat].room(FIRST_BUILDING + frame.what) > 0 else SCHOOL_FULL


def told_schooling(frame: Frame) -> dict[str, object]:
    return {"building": BUILDINGS[frame.what]}


def options_schooling(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    if can_schooling(s, frame, ACCEPT) == 0:
        out.add(ACCEPT)
    out.add(PASS)


def do_schooling(s: PuertoRicoState, action: i64) -> None:
    """One worker from the supply, else from the Register, on the new building (PR-12.14)."""
    frame = s.pop()
    if action == ACCEPT:
        take_free_worker(s)
        put_worker(s, frame.seat, FIRST_BUILDING + frame.what, "PR-12.14")
