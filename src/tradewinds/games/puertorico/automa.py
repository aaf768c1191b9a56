"""The Puertoma, the official virtual opponent (chapters 21 and 22): it decides nothing freely."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import festival
from tradewinds.games.puertorico.board import gain_crates
from tradewinds.games.puertorico.components import (
    ABILITIES,
    ADVENTURER,
    ADVENTURER_2,
    ARROWS,
    BIT,
    BUILD_COIN,
    BUILD_WORKER,
    BUILDER,
    BUILDING_COUNT,
    BUILDINGS,
    BY_ORDER,
    CAPTAIN,
    COMMERCIAL,
    CRAFTSMAN,
    DISCARD_VP,
    EXTRA_CRATE,
    EXTRA_WORKER,
    GOODS,
    KIND_COINS,
    KIND_VP,
    KINDS,
    LEVEL,
    PLANT_CRATE,
    PLANTER,
    PRICE,
    QUARRY,
    RECRUITER,
    ROLES,
    SALE_COIN,
    SELL_DUPLICATE,
    SIZE,
    SMUGGLER,
    STORAGE,
    TIEBREAK_NUMBER,
    TIEBREAK_ORDER,
    TILES,
    TRADER,
    TRADING_SPACES,
    WORKER_COINS,
)
from tradewinds.games.puertorico.state import TIEBREAK, TRIGGER_B, PuertoRicoState
from tradewinds.games.puertorico.supply import give_coins, give_vp, trigger
from tradewinds.games.puertorico.trade import (
    after_sale,
    carrying,
    fits,
    load_ship,
    plunder,
    raid,
    watch_production,
)

EASY: Final = 0
HARD: Final = 2


# --- the action board, tie-break cards, abilities ---------------------------------------------------------------------


def begin_phase(s: PuertoRicoState) -> None:
    """An ability that was turned up works from the next role phase on (PR-21.25)."""
    for board in s.puertomas:
        board.recruited = 0
        board.favoured = -1
        board.acted = False
        level: i64
        for level in range(1, 5):
            if (board.open >> level) & 1 != 0:
                board.working |= 1 << board.abilities[level]


def acted(s: PuertoRicoState, seat: i64) -> None:
    """It has carried out the role's action: the tracker follows an arrow to that role, if there is one (PR-21.21)."""
    if not s.is_puertoma(seat):
        return
    board = s.automa(seat)
    if board.acted:
        return
    board.acted = True
    role: i64 = ADVENTURER if s.role == ADVENTURER_2 else s.role
    if (ARROWS[s.tracker] >> role) & 1 != 0:
        s.tracker = role
        if s.journal is not None:
            s.journal.add("tracker", "PR-21.21", seat, {"role": ROLES[role]})


def draw_card(s: PuertoRicoState) -> i64:
    """A tie-break card; all eight are shuffled anew when none is left (PR-21.12)."""
    if s.tiebreak == 0:
        s.tiebreak = 255
    card = s.chance.pick(TIEBREAK, s.tiebreak)
    s.tiebreak &= ~(1 << card)
    if s.journal is not None:
        s.journal.add("tiebreak", "PR-21.13", -1, {"card": int(TIEBREAK_NUMBER[card])})
    return card


def by_card(s: PuertoRicoState, count: i64) -> i64:
    """Count the candidates from left to right up to the card's number; one candidate needs no card (PR-21.13)."""
    if count == 1:
        return 0
    return (TIEBREAK_NUMBER[draw_card(s)] - 1) % count


def unlock(s: PuertoRicoState, seat: i64, level: i64) -> None:
    """The second building of level 1 to 3, the first of level 4 (PR-21.25); Easy keeps only two (PR-21.50)."""
    board = s.automa(seat)
    if board.levels[level] != (1 if level == 4 else 2) or (board.open >> level) & 1 != 0:
        return
    if (board.gone >> level) & 1 != 0:
        return
    board.open |= 1 << level
    s.barriers += 1
    if s.journal is not None:
        s.journal.add("ability", "PR-21.25", seat, {"ability": ABILITIES[board.abilities[level]]})
    if s.rules.difficulty == EASY:
        opened: i64 = 0
        other: i64
        for other in range(1, 5):
            opened += (board.open >> other) & 1
        if opened == 2:
            for other in range(1, 5):
                if (board.open >> other) & 1 == 0:
                    board.gone |= 1 << other


# --- choosing a role (PR-21.14 to 21.19) ------------------------------------------------------------------------------


def available(s: PuertoRicoState, seat: i64, role: i64) -> bool:
    if (s.roles >> role) & 1 == 0 or (s.taken >> role) & 1 != 0:
        return False
    return role != SMUGGLER or s.marker != seat


def choose_role(s: PuertoRicoState, seat: i64) -> i64:
    """Profitable roles by an arrow from the tracker, else all profitable ones; most coins; tie-break card."""
    free: i64 = 0
    good: i64 = 0
    role: i64
    for role in range(9):
        if available(s, seat, role):
            free |= 1 << role
            if profitable(s, seat, role):
                good |= 1 << role
    if good == 0:  # PR-R.42
        good = free
    near = ARROWS[s.tracker]
    if (near >> ADVENTURER) & 1 != 0:
        near |= 1 << ADVENTURER_2
    if good & near != 0:
        good &= near
    most: i64 = -1
    for role in range(9):
        if (good >> role) & 1 != 0:
            most = max(most, coins_on(s, role))
    tied: i64 = 0
    for role in range(9):
        if (good >> role) & 1 != 0 and coins_on(s, role) == most:
            tied |= 1 << role
    if (tied >> SMUGGLER) & 1 != 0:  # wins ties in coins (PR-22.5)
        return SMUGGLER
    return first_listed(s, tied)


def coins_on(s: PuertoRicoState, role: i64) -> i64:
    return 2 if role == SMUGGLER else s.role_coins[role]


def first_listed(s: PuertoRicoState, tied: i64) -> i64:
    """The only one; else the first on a tie-break card, of two Adventurers the first (PR-21.15)."""
    role: i64
    if tied & (tied - 1) != 0 and tied != (1 << ADVENTURER) | (1 << ADVENTURER_2):
        card = draw_card(s)
        i: i64
        for i in range(7):
            role = TIEBREAK_ORDER[7 * card + i]
            if (tied >> role) & 1 != 0:
                return role
            if role == ADVENTURER and (tied >> ADVENTURER_2) & 1 != 0:
                return ADVENTURER_2
    for role in range(9):
        if (tied >> role) & 1 != 0:
            return role
    return -1


def profitable(s: PuertoRicoState, seat: i64, role: i64) -> bool:
    board = s.boards[seat]
    mine = s.automa(seat)
    k: i64
    if role == BUILDER:
        purse = board.coins + s.role_coins[BUILDER] + (1 if mine.can(BUILD_COIN) else 0)
        return goal_building(s, seat, purse, 1) >= 0 or best_level(s, seat, purse, 1) > 0
    if role == PLANTER:
        for kind in s.offer:
            if kind >= 0 and (board.tiles[kind] < 2 or needs_plantation(s, seat, kind)):
                return True
        return False
    if role == RECRUITER:
        return empty_under(s, seat) > 0
    if role == CRAFTSMAN:
        for k in range(KINDS):
            if board.goods[k] == 0 and s.supply[k] > 0 and active_count(s, seat, k) > 0:
                return True
        return False
    if role == TRADER:
        return sale_choice(s, seat, 1) >= 0
    if role == CAPTAIN:
        for k in range(KINDS):
            if board.goods[k] > 0 and fits(s, k, board.goods[k]) > 0:
                return True
        return False
    if role == SMUGGLER:
        return smuggler_gain(s, seat) > 0
    return True


# --- its plantations and workers --------------------------------------------------------------------------------------


def active_count(s: PuertoRicoState, seat: i64, kind: i64) -> i64:
    """Plantations of a kind whose slots are all filled (PR-21.11)."""
    mine = s.automa(seat)
    count: i64 = 0
    i: i64
    for i in range(s.boards[seat].tiles[kind]):
        if mine.empty_slots(2 * kind + i) == 0:
            count += 1
    return count


def empty_under(s: PuertoRicoState, seat: i64) -> i64:
    """Empty worker slots under all its plantations."""
    mine = s.automa(seat)
    total: i64 = 0
    k: i64
    i: i64
    for k in range(KINDS):
        for i in range(s.boards[seat].tiles[k]):
            total += mine.empty_slots(2 * k + i)
    return total


def countryside(s: PuertoRicoState, seat: i64) -> i64:
    """Countryside tiles for comparisons; a Puertoma's third plantations count (PR-R.53)."""
    total = s.boards[seat].countryside()
    if s.is_puertoma(seat):
        for n in s.automa(seat).third:
            total += n
    return total


def wanted_workers(s: PuertoRicoState) -> i64:
    """For each Puertoma the most empty slots under one single plantation (PR-21.34)."""
    total: i64 = 0
    seat: i64
    for seat in range(s.people, s.players):
        mine = s.automa(seat)
        most: i64 = 0
        k: i64
        i: i64
        for k in range(KINDS):
            for i in range(s.boards[seat].tiles[k]):
                most = max(most, mine.empty_slots(2 * k + i))
        total += most
    return total


def best_space(s: PuertoRicoState, seat: i64, kind: i64) -> i64:
    """The inactive plantation with the fewest empty slots; tie: highest kind, then leftmost (PR-21.32). -1: none.

    `kind` limits it to one kind, -1 does not.
    """
    mine = s.automa(seat)
    best: i64 = -1
    fewest: i64 = 99
    k: i64
    i: i64
    for k in range(KINDS - 1, -1, -1):
        if kind >= 0 and k != kind:
            continue
        for i in range(s.boards[seat].tiles[k]):
            empty = mine.empty_slots(2 * k + i)
            if empty > 0 and empty < fewest:
                fewest = empty
                best = 2 * k + i
    return best


def receive(s: PuertoRicoState, seat: i64, workers: i64, citizens: i64) -> None:
    """Worker by worker, and never moved again; without an inactive plantation to the VP area (PR-21.32, 21.33)."""
    mine = s.automa(seat)
    board = s.boards[seat]
    if s.role == RECRUITER:
        mine.recruited += workers + citizens
    while workers + citizens > 0:
        kind = wanted_good(s, seat)
        space = best_space(s, seat, kind)
        if citizens > 0:
            citizens -= 1
            if space >= 0:
                mine.citizens[space] += 1
            else:
                board.idle_citizens += 1
        else:
            workers -= 1
            if space >= 0:
                mine.workers[space] += 1
            else:
                board.idle_workers += 1
        if s.journal is not None:
            where = f"{GOODS[space >> 1]}" if space >= 0 else "vp_area"
            s.journal.add("automa_placed", "PR-21.32", seat, {"place": where})
    if s.role == RECRUITER:  # all workers of this phase are one batch (PR-22.15)
        acted(s, seat)
    else:
        mine.favoured = -1


def end_recruiting(s: PuertoRicoState) -> None:
    """End-of-phase abilities before the Register is refilled (PR-21.46, 21.47, R.67)."""
    n: i64
    for n in range(s.players):
        seat = s.seat_after(s.chooser, n)
        if not s.is_puertoma(seat):
            continue
        mine = s.automa(seat)
        if mine.can(EXTRA_WORKER) and s.workers > 0:
            s.workers -= 1
            receive(s, seat, 1, 0)
        if mine.can(WORKER_COINS):
            give_coins(s, seat, mine.recruited, "PR-21.47")


# --- Planter (PR-21.29, 21.30, 22.13, 22.14) --------------------------------------------------------------------------


def needs_plantation(s: PuertoRicoState, seat: i64, kind: i64) -> bool:
    """An open goal shows this plantation and it has fewer than required (PR-R.51)."""
    if not s.rules.festival:
        return False
    have = s.boards[seat].tiles[kind] + s.automa(seat).third[kind]
    g: i64
    for g in range(festival.goal_count(s)):
        at = festival.WIDTH * g
        if s.goals[at + festival.GOAL_OPEN] == 0:
            continue
        if s.goals[at + festival.GOAL_PLANTATIONS] == kind or s.goals[at + festival.GOAL_PLANTATIONS + 1] == kind:
            if have < festival.EACH[s.goals[at]]:
                return True
    return False


def needs_good(s: PuertoRicoState, seat: i64, kind: i64) -> bool:
    """An open goal shows this good and its production is below the required number (PR-R.51)."""
    have = active_count(s, seat, kind)
    g: i64
    i: i64
    for g in range(festival.goal_count(s)):
        at = festival.WIDTH * g
        if s.goals[at + festival.GOAL_OPEN] == 0:
            continue
        shown: i64 = 0
        for i in range(3):
            if s.goals[at + festival.GOAL_GOODS + i] == kind:
                shown += 1
        if shown == 0:
            continue
        need: i64 = 1
        verb = festival.VERB[s.goals[at]]
        if verb == festival.PRODUCE_SAME:
            need = festival.EACH[s.goals[at]]
        elif verb == festival.PRODUCE_ALL:
            need = shown
        if have < need:
            return True
    return False


def wanted_good(s: PuertoRicoState, seat: i64) -> i64:
    """The kind whose inactive plantations come first, because an open goal needs its good (PR-22.15); -1: none."""
    if not s.rules.festival:
        return -1
    mine = s.automa(seat)
    if mine.favoured >= 0:  # a kind found before keeps receiving workers
        if best_space(s, seat, mine.favoured) >= 0:
            return mine.favoured
        mine.favoured = -1
    kinds: i64 = 0
    count: i64 = 0
    k: i64
    for k in range(KINDS):
        if needs_good(s, seat, k) and best_space(s, seat, k) >= 0:
            kinds |= 1 << k
            count += 1
    if count == 0:
        return -1
    nth = by_card(s, count)
    for k in range(KINDS):
        if (kinds >> k) & 1 != 0:
            if nth == 0:
                mine.favoured = k
                return k
            nth -= 1
    return -1


def plant(s: PuertoRicoState, seat: i64) -> None:
    at = planting_choice(s, seat)
    board = s.boards[seat]
    if at < 0:
        if s.quarries > 0:  # no plantation fits: a quarry, also without the privilege (PR-21.30)
            s.quarries -= 1
            board.tiles[QUARRY] += 1
            if s.journal is not None:
                s.journal.add("tile", "PR-21.30", seat, {"tile": "quarry"})
            acted(s, seat)
        return
    kind = s.offer[at]
    s.offer[at] = -1
    if board.tiles[kind] < 2:
        board.tiles[kind] += 1
    else:
        s.automa(seat).third[kind] += 1
    if s.journal is not None:
        s.journal.add("tile", "PR-21.29", seat, {"tile": TILES[kind]})
    acted(s, seat)
    if s.automa(seat).can(PLANT_CRATE) and s.supply[kind] > 0:
        gain_crates(s, seat, kind, 1)
        if s.journal is not None:
            s.journal.add("extra_crate", "PR-21.46", seat, {"good": GOODS[kind]})
    if s.rules.festival:
        festival.check_tiles(s, seat)


def planting_choice(s: PuertoRicoState, seat: i64) -> i64:
    """The place of the tile in the offer, or -1."""
    board = s.boards[seat]
    wide = s.players + 1
    i: i64
    if s.rules.festival:
        count: i64 = 0
        kinds: i64 = 0
        for i in range(wide):
            if s.offer[i] >= 0 and needs_plantation(s, seat, s.offer[i]):
                count += 1
                kinds |= 1 << s.offer[i]
        if count > 0:
            nth: i64 = 0
            if kinds & (kinds - 1) != 0:  # a card only for several kinds
                nth = by_card(s, count)
            for i in range(wide):
                if s.offer[i] >= 0 and needs_plantation(s, seat, s.offer[i]):
                    if nth == 0:
                        return i
                    nth -= 1
    best: i64 = -1
    if s.rules.festival:
        for i in range(wide):
            kind = s.offer[i]
            if kind >= 0 and board.tiles[kind] == 0 and needs_good(s, seat, kind):
                if best < 0 or kind > s.offer[best]:
                    best = i
        if best >= 0:
            return best
    have: i64
    for have in range(1, -1, -1):  # kinds of which it owns exactly one, then none; the highest
        for i in range(wide):
            kind = s.offer[i]
            if kind >= 0 and board.tiles[kind] == have and (best < 0 or kind > s.offer[best]):
                best = i
        if best >= 0:
            return best
    return -1


# --- Builder (PR-21.22 to 21.28, 22.12) -------------------------------------------------------------------------------


def costs(s: PuertoRicoState, building: i64, discount: i64) -> i64:
    return max(s.rules.costs[building] - discount, 0)


def may_build(s: PuertoRicoState, seat: i64, building: i64, purse: i64, discount: i64) -> bool:
    """A commercial building in the tray that it does not own and can pay."""
    return (
        COMMERCIAL[building] == 1
        and s.tray[building] > 0
        and s.boards[seat].own & BIT[building] == 0
        and costs(s, building, discount) <= purse
    )


def best_level(s: PuertoRicoState, seat: i64, purse: i64, discount: i64) -> i64:
    """The highest level for which it can pay and has a free space; 0: none."""
    mine = s.automa(seat)
    level: i64
    b: i64
    for level in range(4, 0, -1):
        if mine.levels[level] >= 2:
            continue
        if level == 4:
            if mine.built > 0 and mine.reserve >= 0 and may_build(s, seat, mine.reserve, purse, discount):
                return 4
            continue
        for b in range(BUILDING_COUNT):
            if LEVEL[b] == level and SIZE[b] == 1 and may_build(s, seat, b, purse, discount):
                return level
    return 0


def affordable_level(s: PuertoRicoState, seat: i64, purse: i64, discount: i64) -> i64:
    best: i64 = 0
    b: i64
    for b in range(BUILDING_COUNT):
        if LEVEL[b] > best and may_build(s, seat, b, purse, discount):
            best = LEVEL[b]
    return best


def goal_building(s: PuertoRicoState, seat: i64, purse: i64, discount: i64) -> i64:
    """The cheapest building that an open goal shows and that it can build, or -1 (PR-22.12, R.52)."""
    if not s.rules.festival:
        return -1
    best: i64 = -1
    g: i64
    for g in range(festival.goal_count(s)):
        at = festival.WIDTH * g
        if s.goals[at + festival.GOAL_OPEN] == 0 or s.goals[at + festival.GOAL_BUILDING] < 0:
            continue
        b = s.goals[at + festival.GOAL_BUILDING] & 63
        if not may_build(s, seat, b, purse, discount) or goal_level(s, seat, b, purse, discount) < 0:
            continue
        if best < 0 or costs(s, b, 0) < costs(s, best, 0):
            best = b
    return best


def goal_level(s: PuertoRicoState, seat: i64, building: i64, purse: i64, discount: i64) -> i64:
    """The lowest free level space that is at least the building's level, if it can afford that level; else -1."""
    mine = s.automa(seat)
    if SIZE[building] == 2 and mine.built == 0:
        return -1
    level: i64
    for level in range(LEVEL[building], 5):
        if mine.levels[level] < 2:
            return level if level <= affordable_level(s, seat, purse, discount) else -1
    return -1


def build(s: PuertoRicoState, seat: i64) -> None:
    board = s.boards[seat]
    mine = s.automa(seat)
    discount: i64 = 1 if seat == s.chooser else 0
    extra: i64 = 1 if mine.can(BUILD_COIN) else 0
    purse = board.coins + extra
    building = goal_building(s, seat, purse, discount)
    level: i64 = 0
    if building >= 0:
        level = goal_level(s, seat, building, purse, discount)
    else:
        level = best_level(s, seat, purse, discount)
        if level == 0:
            return
        building = mine.reserve if level == 4 else pick_building(s, seat, level, purse, discount)
    give_coins(s, seat, extra, "PR-21.44")  # only because it builds (PR-R.48)
    paid = costs(s, building, discount)
    board.coins -= paid
    take_building(s, seat, building, level, paid)
    if mine.can(BUILD_WORKER) and s.workers > 0:
        s.workers -= 1
        receive(s, seat, 1, 0)
    acted(s, seat)
    if s.rules.festival:
        festival.check_build(s, seat, building)


def pick_building(s: PuertoRicoState, seat: i64, level: i64, purse: i64, discount: i64) -> i64:
    """Within the level the highest cost, equal cost by card; or by card among all of the level (PR-21.23, R.44)."""
    most: i64 = -1
    count: i64 = 0
    i: i64
    for i in range(BUILDING_COUNT):
        b = BY_ORDER[i]
        if LEVEL[b] == level and may_build(s, seat, b, purse, discount):
            cost = 0 if s.rules.level_random else s.rules.costs[b]
            if cost > most:
                most = cost
                count = 1
            elif cost == most:
                count += 1
    nth = by_card(s, count)
    for i in range(BUILDING_COUNT):
        b = BY_ORDER[i]
        if LEVEL[b] == level and may_build(s, seat, b, purse, discount):
            if s.rules.level_random or s.rules.costs[b] == most:
                if nth == 0:
                    return b
                nth -= 1
    return -1


def take_building(s: PuertoRicoState, seat: i64, building: i64, level: i64, paid: i64) -> None:
    """The tile goes to its level space; abilities, reserve token, and the full board (PR-21.24 to 21.27, 21.49)."""
    board = s.boards[seat]
    mine = s.automa(seat)
    s.tray[building] -= 1
    board.own |= BIT[building]
    board.spaces += SIZE[building]
    mine.levels[level] += 1
    first = mine.built == 0
    mine.built += 1
    if s.journal is not None:
        s.journal.add("built", "PR-21.23", seat, {"building": BUILDINGS[building], "coins": int(paid)})
    unlock(s, seat, level)
    if level == 4 and mine.levels[4] >= 2:
        mine.reserve = -1
    elif first or mine.reserve == building:
        move_reserve(s, seat)
    building_bought(s, building)
    if mine.levels[1] >= 2 and mine.levels[2] >= 2 and mine.levels[3] >= 2 and mine.levels[4] >= 2:
        trigger(s, TRIGGER_B, "PR-21.49")


def move_reserve(s: PuertoRicoState, seat: i64) -> None:
    """Onto a random expanded building in the tray that it does not own and that has no token (PR-21.26, R.45)."""
    mine = s.automa(seat)
    mine.reserve = -1
    if mine.levels[4] >= 2:
        return
    count: i64 = 0
    i: i64
    for i in range(BUILDING_COUNT):
        if reservable(s, seat, BY_ORDER[i]):
            count += 1
    if count == 0:
        return
    nth = by_card(s, count)
    for i in range(BUILDING_COUNT):
        if reservable(s, seat, BY_ORDER[i]):
            if nth == 0:
                mine.reserve = BY_ORDER[i]
                break
            nth -= 1
    if s.journal is not None:
        s.journal.add("reserve", "PR-21.26", seat, {"building": BUILDINGS[mine.reserve]})


def reservable(s: PuertoRicoState, seat: i64, building: i64) -> bool:
    if SIZE[building] != 2 or s.tray[building] == 0 or s.boards[seat].own & BIT[building] != 0:
        return False
    for other in s.puertomas:
        if other.reserve == building:
            return False
    return True


def building_bought(s: PuertoRicoState, building: i64) -> None:
    """A building with a reserve token on it is gone from the tray: the token moves on (PR-21.26)."""
    if s.tray[building] > 0:
        return
    seat: i64
    for seat in range(s.people, s.players):
        if s.automa(seat).reserve == building:
            move_reserve(s, seat)


# --- Craftsman, Trader, Captain (PR-21.35 to 21.38, 22.16, 22.17) -----------------------------------------------------


def produce(s: PuertoRicoState, seat: i64) -> None:
    """One crate per active plantation, supply permitting."""
    board = s.boards[seat]
    kinds: i64 = 0
    k: i64
    for k in range(KINDS):
        n = min(active_count(s, seat, k), s.supply[k])
        if n > 0:
            gain_crates(s, seat, k, n)
            board.tally[k] += n
            kinds += 1
    if kinds == 0:
        return
    if s.journal is not None:
        made: dict[str, object] = {GOODS[i]: int(board.tally[i]) for i in range(KINDS) if board.tally[i]}
        s.journal.add("produced", "PR-21.35", seat, {"goods": made})
    acted(s, seat)
    if s.automa(seat).can(KIND_COINS):
        give_coins(s, seat, kinds, "PR-21.46")
    watch_production(s, seat)


def craft_privilege(s: PuertoRicoState, seat: i64) -> None:
    """One more crate of the highest kind it produced that the supply has (PR-21.35)."""
    board = s.boards[seat]
    k: i64
    for k in range(KINDS - 1, -1, -1):
        if board.tally[k] > 0 and s.supply[k] > 0:
            gain_crates(s, seat, k, 1)
            board.tally[k] += 1
            if s.journal is not None:
                s.journal.add("extra_crate", "PR-21.35", seat, {"good": GOODS[k]})
            watch_production(s, seat)
            return


def end_crafting(s: PuertoRicoState, seat: i64) -> None:
    """PR-21.45: in addition to the privilege."""
    if s.automa(seat).can(EXTRA_CRATE):
        craft_privilege(s, seat)


def income(s: PuertoRicoState, seat: i64, good: i64, privilege: i64) -> i64:
    return PRICE[good] + privilege + (1 if s.automa(seat).can(SALE_COIN) else 0)


def sellable(s: PuertoRicoState, seat: i64, good: i64, privilege: i64) -> bool:
    if s.boards[seat].goods[good] == 0 or s.house_count() >= TRADING_SPACES:
        return False
    if s.house[good] > 0 and not s.automa(seat).can(SELL_DUPLICATE):
        return False
    return income(s, seat, good, privilege) >= 1


def sale_choice(s: PuertoRicoState, seat: i64, privilege: i64) -> i64:
    """Its highest kind that is legal and brings at least 1 coin; the good of Closing Time first (PR-21.36, 22.16)."""
    k: i64
    if s.rules.festival and s.house_count() == TRADING_SPACES - 1:
        g: i64
        for g in range(festival.goal_count(s)):
            at = festival.WIDTH * g
            if s.goals[at + festival.GOAL_OPEN] == 1 and festival.VERB[s.goals[at]] == festival.FILL_HOUSE:
                k = s.goals[at + festival.GOAL_GOODS]
                if sellable(s, seat, k, privilege):
                    return k
    for k in range(KINDS - 1, -1, -1):
        if sellable(s, seat, k, privilege):
            return k
    return -1


def sell(s: PuertoRicoState, seat: i64) -> None:
    privilege: i64 = 1 if seat == s.chooser else 0
    good = sale_choice(s, seat, privilege)
    if good < 0:
        return
    coins = income(s, seat, good, privilege)
    board = s.boards[seat]
    board.goods[good] -= 1
    s.house[good] += 1
    board.coins += coins
    if s.journal is not None:
        s.journal.add("sold", "PR-21.36", seat, {"good": GOODS[good], "coins": int(coins)})
    acted(s, seat)
    after_sale(s, seat, good, coins)


def load(s: PuertoRicoState, seat: i64) -> bool:
    """The kind of which it can load the most, tie the lowest; the ship with the fewest spaces (PR-21.37)."""
    board = s.boards[seat]
    best: i64 = -1
    most: i64 = 0
    target: i64 = -1
    k: i64
    if s.rules.festival:
        for k in range(KINDS):
            ship = send_off_ship(s, k, board.goods[k])
            if ship >= 0 and s.ship_size[ship] - s.ship_load[ship] > most:
                most = s.ship_size[ship] - s.ship_load[ship]
                best = k
                target = ship
    if best < 0:
        for k in range(KINDS):
            if board.goods[k] > 0 and fits(s, k, board.goods[k]) > most:
                most = fits(s, k, board.goods[k])
                best = k
        if best < 0:
            return False
        target = carrying(s, best)
        if target < 0:
            ship2: i64
            for ship2 in range(3):
                if s.ship_good[ship2] < 0 and min(board.goods[best], s.ship_size[ship2]) == most:
                    target = ship2
                    break
    load_ship(s, seat, best, target)
    acted(s, seat)
    return True


def send_off_ship(s: PuertoRicoState, good: i64, n: i64) -> i64:
    """The ship that it can fill now with the good of an open Send-Off, of two the one with more room (PR-22.17)."""
    best: i64 = -1
    ship: i64
    g: i64
    there = carrying(s, good)
    for ship in range(3):
        if s.ship_size[ship] == 0 or s.ship_load[ship] == s.ship_size[ship]:
            continue
        if there != ship and (there >= 0 or s.ship_good[ship] >= 0):
            continue
        room = s.ship_size[ship] - s.ship_load[ship]
        if n < room or (best >= 0 and room <= s.ship_size[best] - s.ship_load[best]):
            continue
        for g in range(festival.goal_count(s)):
            if festival.send_off(s, g, ship, good):
                best = ship
    return best


def store(s: PuertoRicoState, seat: i64) -> None:
    """Abilities before storing, then one crate of the highest kind, or more by ability (PR-21.38, 21.43, 21.47)."""
    board = s.boards[seat]
    mine = s.automa(seat)
    k: i64
    if mine.can(KIND_VP):
        kinds: i64 = 0
        for n in board.goods:
            if n > 0:
                kinds += 1
        give_vp(s, seat, kinds, "PR-21.47")
    if mine.can(DISCARD_VP):
        for k in range(KINDS):
            if board.goods[k] > 0:
                given = min(board.goods[k], 2)
                board.goods[k] -= given
                s.supply[k] += given
                give_vp(s, seat, given, "PR-21.47")
                break
    singles: i64 = 1
    whole: i64 = 1 if mine.can(STORAGE) else 0
    for k in range(KINDS - 1, -1, -1):
        kept: i64 = 0
        if board.goods[k] > 0 and whole > 0:
            whole = 0
            kept = board.goods[k]
        elif board.goods[k] > 0 and singles > 0:
            singles = 0
            kept = 1
        s.supply[k] += board.goods[k] - kept
        board.goods[k] = kept


# --- Smuggler (PR-22.5 to 22.9) ---------------------------------------------------------------------------------------


def poach_gain(s: PuertoRicoState, seat: i64) -> i64:
    there = s.register_workers + s.register_citizens
    removed = min(there, s.players) if s.rules.poach_by else max(there - s.players, 0)
    most = min(removed, 3)
    return min(most, empty_under(s, seat))


def raid_ship(s: PuertoRicoState, seat: i64) -> i64:
    """A kind it cannot produce now, then most crates, then the highest kind (PR-22.8); -1: no ship has crates."""
    best: i64 = -1
    best_key: i64 = -1
    ship: i64
    for ship in range(3):
        if s.ship_load[ship] == 0:
            continue
        good = s.ship_good[ship]
        lacking: i64 = 1 if active_count(s, seat, good) == 0 else 0
        key = lacking * 1000 + s.ship_load[ship] * 10 + good
        if key > best_key:
            best_key = key
            best = ship
    return best


def raid_gain(s: PuertoRicoState, seat: i64) -> i64:
    ship = raid_ship(s, seat)
    return min(s.ship_load[ship], 3) if ship >= 0 else 0


def smuggler_gain(s: PuertoRicoState, seat: i64) -> i64:
    most = max(poach_gain(s, seat), s.house_count())
    return max(most, raid_gain(s, seat))


def smuggle(s: PuertoRicoState, seat: i64) -> None:
    """The action that gains most items; tie: poach, plunder, raid (PR-22.7)."""
    most = smuggler_gain(s, seat)
    if most == 0:
        return
    if poach_gain(s, seat) == most:
        poach(s, seat, most)
    elif s.house_count() == most:
        plunder(s, seat)
    else:
        raid(s, seat, raid_ship(s, seat), most)
    acted(s, seat)


def poach(s: PuertoRicoState, seat: i64, n: i64) -> None:
    there = s.register_workers + s.register_citizens
    removed = min(there, s.players) if s.rules.poach_by else there - s.players
    citizens = min(s.register_citizens, n)  # it takes the citizen whenever one is there (PR-22.2)
    s.register_citizens -= citizens
    s.register_workers -= n - citizens
    if s.journal is not None:
        s.journal.add("poached", "PR-22.7", seat, {"n": int(n)})
    receive(s, seat, n - citizens, citizens)
    rest = min(removed - n, s.register_workers)
    s.register_workers -= rest
    s.lost_workers += rest
    if removed - n > rest:
        s.register_citizens -= removed - n - rest
        s.lost_citizens += removed - n - rest
