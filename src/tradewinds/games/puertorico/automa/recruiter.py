"""A Puertoma places its workers (PR-21.31 to 21.34, 22.15)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.automa.action_board import acted, by_card
from tradewinds.games.puertorico.automa.plantations import needs_good
from tradewinds.games.puertorico.components import EXTRA_WORKER, GOODS, KINDS, RECRUITER, WORKER_COINS
from tradewinds.games.puertorico.state import PuertoRicoState
from tradewinds.games.puertorico.supply import give_coins


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
            for i in range(s.boards[seat].tiles_of(k)):
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
        for i in range(s.boards[seat].tiles_of(k)):
            empty = mine.empty_slots(2 * k + i)
            if empty > 0 and empty < fewest:
                fewest = empty
                best = 2 * k + i
    return best


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
