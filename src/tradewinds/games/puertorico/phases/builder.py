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
)
from tradewinds.games.puertorico.automa import builder as automa
from tradewinds.games.puertorico.board import put_worker
from tradewinds.games.puertorico.components import (
    BIT,
    BUILDER,
    BUILDING_COUNT,
    BUILDING_VP,
    BUILDINGS,
    CHURCH,
    CITY,
    EXPANDED,
    FIRST_BUILDING,
    GOODS,
    HIDDEN_MARKET,
    KINDS,
    LUMBERYARD,
    MOST_COST,
    MOST_QUARRIES,
    NOTARY,
    PORTRAIT,
    QUARRY,
    QUARRY_CAP,
    SCHOOL,
    SIZE,
    SLOTS,
)
from tradewinds.games.puertorico.phases.rounds import end_phase
from tradewinds.games.puertorico.state import (
    OVERPAYING,
    PAYING,
    SCHOOLING,
    TRIGGER_B,
    TURNS,
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


def quarry_discount(board: Player, building: i64) -> i64:
    """One per occupied quarry, up to the building's cap (PR-6.4)."""
    return min(board.workers[QUARRY] + board.citizens[QUARRY], QUARRY_CAP[building])


def notary_discount(board: Player, size: i64) -> i64:
    """A worker there: regular buildings one less; a citizen: expanded ones two less (PR-15.13)."""
    at: i64 = FIRST_BUILDING + NOTARY
    if size == 1:
        return 1 if board.workers[at] > 0 else 0
    return 2 if board.citizens[at] > 0 else 0


def price(s: PuertoRicoState, board: Player, building: i64, flat: i64) -> i64:
    """Printed cost less all discounts, never below 0 (PR-6.2, I.14); `flat` is the seat's `flat_discount`."""
    cost = s.rules.costs[building] - flat - quarry_discount(board, building)
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
    return s.tray[building] > 0 and board.own & BIT[building] == 0 and board.spaces + SIZE[building] <= CITY


def in_reach(s: PuertoRicoState, board: Player, purse: i64) -> i64:
    """The buildings whose `price` a purse covers, as bits; the flat discount is in the purse already."""
    reach = s.rules.reach
    row: i64 = (MOST_COST + 1) * min(board.workers[QUARRY] + board.citizens[QUARRY], MOST_QUARRIES)
    if not s.rules.citizens:
        return reach[row + min(purse, MOST_COST)]
    regular = reach[row + min(purse + notary_discount(board, 1), MOST_COST)]
    expanded = reach[row + min(purse + notary_discount(board, 2), MOST_COST)]
    return (regular & ~EXPANDED) | (expanded & EXPANDED)


def options(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    """Every building that is `buildable` and paid for: found for all at once."""
    board = s.boards[seat]
    there = in_reach(s, board, board.coins + barter(s, board) + flat_discount(s, seat)) & s.selected & ~board.own
    if board.spaces + 2 > CITY:
        there &= ~EXPANDED
    tray = s.tray
    items = out.items
    n = out.n
    b: i64 = 0
    while there != 0:
        if there & 1 != 0 and tray[b] > 0:
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


def options_overpaying(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    n: i64
    for n in range(most_extra(s, s.boards[frame.seat], frame.what, frame.n) + 1):
        out.add(OVERPAY + n)


def do_overpaying(s: PuertoRicoState, action: i64) -> None:
    frame = s.frames.pop()
    paid = frame.n + action - OVERPAY
    s.boards[frame.seat].coins -= paid
    place_building(s, frame.seat, frame.what, paid)


def options_paying(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    """Hidden Market: one worker, one crate, one VP at most, in this order, exactly as many as coins are missing."""
    board = s.boards[frame.seat]
    crates = board.crates() > 0 and frame.mask < GAVE_CRATE
    vps = board.vp > 0 and frame.mask < GAVE_VP
    later: i64 = 0
    if crates:
        later += 1
    if vps:
        later += 1
    if frame.mask == 0 and board.persons() > 1 and frame.n - 1 <= later:
        market: i64 = FIRST_BUILDING + HIDDEN_MARKET
        for place in board.places:
            if place != market:
                if board.workers[place] > 0:
                    out.add(GIVE_WORKER + place)
                if board.citizens[place] > 0:
                    out.add(GIVE_CITIZEN + place)
        if board.idle_workers > 0:
            out.add(GIVE_WORKER + PORTRAIT)
        if board.idle_citizens > 0:
            out.add(GIVE_CITIZEN + PORTRAIT)
    if crates and frame.n - 1 <= (1 if vps else 0):
        k: i64
        for k in range(KINDS):
            if board.goods[k] > 0:
                out.add(GIVE_CRATE + k)
    if vps and frame.n == 1:
        out.add(GIVE_VP)


def do_paying(s: PuertoRicoState, action: i64) -> None:
    frame = s.frames[-1]
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
        board.goods[kind] -= 1
        s.supply[kind] += 1
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
            board.workers[place] -= 1
            board.vacant += 1
        s.workers += 1
        frame.mask |= GAVE_WORKER
        gave = "worker"
    frame.n -= 1
    if s.journal is not None:
        s.journal.add("bartered", "PR-14.11", frame.seat, {"what": gave})
    if frame.n == 0:
        s.frames.pop()
        paid = board.coins
        board.coins = 0
        place_building(s, frame.seat, frame.what, paid)


def place_building(s: PuertoRicoState, seat: i64, building: i64, paid: i64) -> None:
    """Place the tile, then Church, School, goals and the full city (PR-6.8); a new building never helps itself."""
    board = s.boards[seat]
    s.tray[building] -= 1
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
        vp: i64 = 2 if SIZE[building] == 2 else (1 if BUILDING_VP[building] >= 2 else 0)
        gain(s, seat, vp, True, CHURCH, "PR-14.18")


def options_schooling(s: PuertoRicoState, frame: Frame, out: Buffer) -> None:
    """A Bohío worker may have moved into the new building first."""
    if s.boards[frame.seat].room(FIRST_BUILDING + frame.what) > 0:
        out.add(ACCEPT)
    out.add(PASS)


def do_schooling(s: PuertoRicoState, action: i64) -> None:
    """One worker from the supply, else from the Register, on the new building (PR-12.14)."""
    frame = s.frames.pop()
    if action == ACCEPT:
        take_free_worker(s)
        put_worker(s, frame.seat, FIRST_BUILDING + frame.what, "PR-12.14")
