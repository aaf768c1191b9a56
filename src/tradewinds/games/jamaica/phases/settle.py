"""Where a ship has stopped: cost, shortage and retreat (chapter 7), lairs and their treasures (JAM-8.1 to 8.3)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import ATTACK, PAY_SMALLEST, SABRE_KEEP
from tradewinds.games.jamaica.actions import PAY as PAY_ACTION
from tradewinds.games.jamaica.actions import RETREAT as RETREAT_ACTION
from tradewinds.games.jamaica.components import (
    COST_GOOD,
    FOOD,
    GOLD,
    GOODS,
    GUNPOWDER,
    KIND,
    KIND_LAIR,
    MAX_HOLDS,
    PORT_ROYAL,
    POWERS,
    PREV,
    PREV_COUNT,
    PREV_SPACE,
    TREASURE_GROUP,
    TREASURES,
)
from tradewinds.games.jamaica.phases.loot import gain_power
from tradewinds.games.jamaica.reasons import (
    ASK_PAY,
    ASK_RETREAT,
    NOT_FIRST_PAYABLE,
    PAY_IN_ORDER,
    PAY_NOT_THERE,
    PAY_TOO_LITTLE,
    PAY_TOO_MUCH,
    POWDER_IN_ORDER,
)
from tradewinds.games.jamaica.state import (
    CAPACITY,
    LAIR_INDEX,
    PAY,
    RETREAT,
    SETTLE,
    TARGET,
    TREASURE,
    JamaicaState,
    Ship,
)
from tradewinds.kernel.state import Buffer, Frame


def arrive(s: JamaicaState, who: i64) -> None:
    """When the ship has stopped: the finish, else a battle if the space is occupied, then the cost (JAM-5.6)."""
    ship = s.ships[who]
    space = ship.space
    if space == PORT_ROYAL:  # nothing to pay, nobody to fight (JAM-5.9)
        if ship.lap == 1:
            if who < s.players:
                s.race_ends = True
            if s.journal is not None:
                rule = "JAM-9.1" if who < s.players else "JAM-10.24"
                s.journal.add("finished", rule, s.controller(who), {"ship": int(who)})
        return
    others: i64 = 0
    for other in s.ships:
        if other.space == space:
            others += 1
    if others > 1:
        s.push(SETTLE, who)
        s.push(TARGET, who)
    else:
        settle(s, who)


def step_settle(s: JamaicaState, frame: Frame) -> bool:
    """After the battle the ship that moved goes on with the cost of its space (JAM-6.23)."""
    s.pop()
    settle(s, frame.seat)
    return False


def settle(s: JamaicaState, who: i64) -> None:
    """Pay once where the ship stops (JAM-7.1); whoever can pay in full must (JAM-7.6)."""
    ship = s.ships[who]
    space = ship.space
    if KIND[space] == KIND_LAIR:
        if (s.tokens >> LAIR_INDEX[space]) & 1 != 0:
            take_treasure(s, who)
        return
    if who >= s.players:  # the Ghost Ship never pays (JAM-10.6)
        return
    good = COST_GOOD[space]
    cost = s.rules.costs[space]
    owned = ship.total(good)
    if owned >= cost:
        begin_pay(s, who, good, cost)
        return
    if s.journal is not None:
        s.journal.add(
            "shortage",
            "JAM-7.7",
            who,
            {"ship": int(who), "good": GOODS[good], "due": int(cost), "n": int(owned), "space": int(space)},
        )
    h: i64
    for h in range(MAX_HOLDS):  # step 1: all he has of that good (JAM-7.8)
        if ship.good[h] == good:
            ship.clear(h)
    s.bank[good] += owned
    s.push(RETREAT, who)


def can_retreat(s: JamaicaState, frame: Frame, action: i64) -> i64:
    """Only where the backward routes first come to a space that he can pay: they are gone along again."""
    if not RETREAT_ACTION <= action < ATTACK:
        return ASK_RETREAT
    out = Buffer(CAPACITY)
    options_retreat(s, frame, out)
    return 0 if out.has(action) else NOT_FIRST_PAYABLE


def told_retreat(action: int) -> dict[str, object]:
    return {"space": action - RETREAT_ACTION}


def options_retreat(s: JamaicaState, frame: Frame, out: Buffer) -> None:
    """Step 2: the first space on each backward route that he can pay in full (JAM-7.9, 7.11)."""
    ship = s.ships[frame.seat]
    payable_behind(s, ship.space, ship.total(GOLD), ship.total(FOOD), out)


def payable_behind(s: JamaicaState, space: i64, gold: i64, food: i64, out: Buffer) -> None:
    lane: i64
    for lane in range(PREV_COUNT[space]):
        behind = PREV_SPACE[2 * space + lane]
        cost = s.rules.costs[behind]
        if cost <= (gold if COST_GOOD[behind] == GOLD else food):  # lairs and Port Royal cost 0
            out.add(RETREAT_ACTION + behind)
        else:
            payable_behind(s, behind, gold, food, out)


def do_retreat(s: JamaicaState, action: i64) -> None:
    """The ship goes back, fights if somebody is there (JAM-7.12), then settles anew (JAM-7.13, 7.14).

    The lap stays: a retreat never goes beyond Port Royal, which is free (JAM-7.16).
    """
    frame = s.pop()
    ship = s.ships[frame.seat]
    start = ship.space
    ship.space = action - RETREAT_ACTION
    if s.journal is not None:
        s.journal.add(
            "retreated",
            "JAM-7.9",
            frame.seat,
            {
                "ship": int(frame.seat),
                "from": int(start),
                "to": int(ship.space),
                "path": route(PREV, start, ship.space),
            },
        )
    arrive(s, frame.seat)


def route(ways: list[list[int]], start: int, to: int) -> list[int]:
    """The spaces of the way from `start` to `to`, for the journal."""
    paths = [[start]]
    while True:
        longer = []
        for path in paths:
            for after in ways[path[-1]]:
                if after == to:
                    return [*path, after]
                longer.append([*path, after])
        paths = longer


def total_from(ship: Ship, good: i64, first: i64) -> i64:
    total: i64 = 0
    h: i64
    for h in range(first, MAX_HOLDS):
        if ship.good[h] == good:
            total += ship.amount[h]
    return total


def begin_pay(s: JamaicaState, seat: i64, good: i64, n: i64) -> None:
    """From which holds: the player's choice, where there is one (JAM-7.5, 6.5)."""
    ship = s.ships[seat]
    frame = Frame(PAY, seat, good, n)
    if only_one_way(ship, frame):
        pay_smallest(s, frame)
    else:
        s.put(frame)


def only_one_way(ship: Ship, frame: Frame) -> bool:
    """One hold has that good, or all of it is due."""
    goods = ship.good
    good = frame.what
    holds: i64 = 0
    total: i64 = 0
    h: i64
    for h in range(frame.mask, MAX_HOLDS):
        if goods[h] == good:
            holds += 1
            total += ship.amount[h]
    return holds == 1 or total == frame.n


def can_pay_smallest(frame: Frame) -> i64:
    """The smallest holds first (JAM-R32): as long as no hold has been named."""
    return 0 if frame.mask == 0 else pay_reason(frame, PAY_IN_ORDER)


def can_pay_from(s: JamaicaState, frame: Frame, h: i64, k: i64) -> i64:
    """Hold by hold in rising order, so that no two orders mean the same; the later holds must have the rest."""
    ship = s.ships[frame.seat]
    if h < frame.mask:
        return pay_reason(frame, PAY_IN_ORDER)
    if ship.good[h] != frame.what or k > ship.amount[h]:
        return pay_reason(frame, PAY_NOT_THERE)
    if k > frame.n:
        return pay_reason(frame, PAY_TOO_MUCH)
    return 0 if k >= at_least(frame.n, total_from(ship, frame.what, h + 1)) else pay_reason(frame, PAY_TOO_LITTLE)


def can_pay(s: JamaicaState, frame: Frame, action: i64) -> i64:
    if action == PAY_SMALLEST:
        return can_pay_smallest(frame)
    if not PAY_ACTION <= action < SABRE_KEEP:
        return ASK_PAY
    return can_pay_from(s, frame, (action - PAY_ACTION) // 6, (action - PAY_ACTION) % 6 + 1)


def at_least(due: i64, rest: i64) -> i64:
    """What a hold has to give: what is not in the `rest`, the later ones."""
    return due - rest if due - rest > 1 else 1


def pay_reason(frame: Frame, reason: i64) -> i64:
    """Costs are paid by JAM-7.5, gunpowder by JAM-6.5."""
    return reason if frame.what != GUNPOWDER else reason + POWDER_IN_ORDER - PAY_IN_ORDER


def told_pay(s: JamaicaState, frame: Frame, action: int, reason: int) -> dict[str, object]:
    if reason == pay_reason(frame, PAY_IN_ORDER):
        return {"hold": int(frame.mask)}
    ship = s.ships[frame.seat]
    h, k = divmod(action - PAY_ACTION, 6)
    return {
        "hold": h + 1,
        "n": k + 1,
        "good": GOODS[frame.what],
        "due": int(frame.n),
        "have": int(ship.amount[h]) if ship.good[h] == frame.what else 0,
        "rest": int(total_from(ship, frame.what, h + 1)),
    }


def options_pay(s: JamaicaState, frame: Frame, out: Buffer) -> None:
    """Whatever `can_pay`: of each hold with the good from the least to the most that it may give."""
    ship = s.ships[frame.seat]
    goods = ship.good
    due = frame.n
    good = frame.what
    items = out.items
    n: i64 = 0
    if can_pay_smallest(frame) == 0:
        items[0] = PAY_SMALLEST
        n = 1
    rest = total_from(ship, good, frame.mask)
    h: i64
    for h in range(frame.mask, MAX_HOLDS):
        if goods[h] == good:
            held = ship.amount[h]
            rest -= held
            most = held if held < due else due
            action: i64
            for action in range(PAY_ACTION + 6 * h + at_least(due, rest) - 1, PAY_ACTION + 6 * h + most):
                items[n] = action
                n += 1
    out.n = n


def do_pay(s: JamaicaState, action: i64) -> None:
    frame = s.pop()
    if action == PAY_SMALLEST:
        pay_smallest(s, frame)
        return
    h = (action - PAY_ACTION) // 6
    k = (action - PAY_ACTION) % 6 + 1
    pay_from(s, frame, h, k)
    frame.mask = h + 1
    if only_one_way(s.ships[frame.seat], frame):
        pay_smallest(s, frame)
    elif frame.n > 0:
        s.put(frame)


def pay_from(s: JamaicaState, frame: Frame, h: i64, k: i64) -> None:
    ship = s.ships[frame.seat]
    ship.amount[h] -= k
    if ship.amount[h] == 0:
        ship.good[h] = 0
    s.bank[frame.what] += k
    frame.n -= k
    if s.journal is not None:
        s.journal.add(
            "paid",
            "JAM-6.5" if frame.what > FOOD else ("JAM-7.2" if frame.what == GOLD else "JAM-7.3"),
            frame.seat,
            {"ship": int(frame.seat), "good": GOODS[frame.what], "n": int(k), "hold": int(h + 1)},
        )


def pay_smallest(s: JamaicaState, frame: Frame) -> None:
    """JAM-R32: the smallest hold first, the lower-numbered of equal ones."""
    ship = s.ships[frame.seat]
    goods = ship.good
    good = frame.what
    while frame.n > 0:
        best: i64 = -1
        fewest: i64 = 0
        h: i64
        for h in range(frame.mask, MAX_HOLDS):
            if goods[h] == good and (best < 0 or ship.amount[h] < fewest):
                best = h
                fewest = ship.amount[h]
        pay_from(s, frame, best, fewest if fewest < frame.n else frame.n)


def take_treasure(s: JamaicaState, who: i64) -> None:
    """The token leaves the game and the top card of the pile is his, like it or not (JAM-8.1)."""
    ship = s.ships[who]
    s.tokens &= ~(1 << LAIR_INDEX[ship.space])
    s.pile -= 1
    card = s.chance.pick(TREASURE, s.pool)
    bit: i64 = 1 << card
    s.pool &= ~bit
    power = bit & POWERS != 0
    if s.journal is not None:
        args: dict[str, object] = {"ship": int(who), "space": int(ship.space)}
        secret: dict[str, object] = {"card": TREASURES[card], "group": TREASURE_GROUP[card]}
        if power and who < s.players:
            args.update(secret)
        knowers: tuple[int, ...] = (int(who),) if who < s.players else ()
        rule = "JAM-8.1" if who < s.players else "JAM-10.20"
        s.journal.add_secret("treasure", rule, s.controller(who), args, secret, knowers)
    if who >= s.players:  # unseen by both players
        ship.face_down |= bit
    elif power:
        gain_power(s, who, bit)
    else:
        ship.face_down |= bit
        s.seen[card] = 1 << who
