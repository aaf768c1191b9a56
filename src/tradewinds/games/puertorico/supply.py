"""Supplies: coins without limit, the VP pool, the plantation bag, and gains that may be declined (PR-R.65)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import achievements
from tradewinds.games.puertorico.actions import ACCEPT, PASS
from tradewinds.games.puertorico.components import BUILDINGS, CAPTAIN, KINDS, TILES, TRADER
from tradewinds.games.puertorico.reasons import (
    ASK_GAINING,
)
from tradewinds.games.puertorico.state import (
    BAG,
    COUNTED_AT,
    DISCARD_AT,
    GAINING,
    INCOME,
    OFFER_AT,
    SALE,
    TRADING,
    TRIGGER_V,
    UNSEEN_AT,
    PuertoRicoState,
)


def give_vp(s: PuertoRicoState, seat: i64, n: i64, rule: str) -> None:
    """VP from the pool; what the pool no longer has is recorded and counts the same (PR-9.16, 11.6).

    The last VP taken in a Captain phase is trigger V (PR-11.4); in another phase it becomes one at the end of the next
    Captain phase (PR-11.5), or at once with the errata (PR-R.1).
    """
    if n <= 0:
        return
    board = s.boards[seat]
    board.vp += n
    board.phase_vp += n
    paid = min(n, s.vp_pool)
    s.vp_pool -= paid
    s.vp_recorded += n - paid
    if s.vp_pool == 0 and not s.exhausted:
        s.exhausted = True
        if s.role == CAPTAIN or s.rules.errata:
            trigger(s, TRIGGER_V, "PR-11.4" if s.role == CAPTAIN else "PR-R.1")
    if s.journal is not None:
        s.journal.add("vp", rule, seat, {"n": int(n)})
    if s.rules.achievements and s.role == CAPTAIN:
        achievements.event(s, seat, achievements.CAPTAIN_VP, board.phase_vp)


def trigger(s: PuertoRicoState, which: i64, rule: str) -> None:
    """The round is played to its end, then the game is over; a trigger cannot be undone (PR-11.1, 11.7)."""
    if s.triggers & which != 0:
        return
    s.triggers |= which
    if s.journal is not None:
        s.journal.add("trigger", rule, -1, {"trigger": {1: "workers", 2: "buildings", 4: "vp"}[int(which)]})


def give_coins(s: PuertoRicoState, seat: i64, n: i64, rule: str) -> None:
    if n <= 0:
        return
    s.boards[seat].coins += n
    if s.journal is not None:
        s.journal.add("coins", rule, seat, {"n": int(n)})


def gain(s: PuertoRicoState, seat: i64, n: i64, vp: bool, source: i64, rule: str) -> None:
    """A gain that costs nothing: taken without a question, unless the option asks (PR-3.12, R.65)."""
    if n <= 0:
        return
    if s.rules.ask_gains and not s.is_puertoma(seat):
        s.push(GAINING, seat, source, n, 1 if vp else 0)
    elif vp:
        give_vp(s, seat, n, rule)
    else:
        give_coins(s, seat, n, rule)


def can_gaining(action: i64) -> i64:
    return 0 if action == ACCEPT or action == PASS else ASK_GAINING


def do_gaining(s: PuertoRicoState, accepted: bool) -> None:
    frame = s.pop()
    if not accepted:
        if s.journal is not None:
            source = BUILDINGS[frame.what] if frame.what >= 0 else "role"
            s.journal.add("declined_gain", "PR-R.65", frame.seat, {"source": source})
    elif frame.mask == 1:
        give_vp(s, frame.seat, frame.n, "PR-R.65")
    else:
        give_coins(s, frame.seat, frame.n, "PR-R.65")
        if s.rules.achievements and s.role == TRADER:
            for below in s.frames:
                if below.kind == TRADING and below.mask & SALE != 0:
                    below.mask += frame.n * INCOME
                    achievements.event(s, frame.seat, achievements.SALE_INCOME, below.mask // INCOME)


def draw_plantation(s: PuertoRicoState) -> i64:
    """A plantation out of the bag; an empty bag is filled with the discarded ones (PR-4.8). -1: there is none."""
    kind = s.chance.weigh(BAG, s.bag)
    if kind < 0:
        k: i64
        for k in range(KINDS):
            s.bag[k] = s.table[DISCARD_AT + k]
            s.table[DISCARD_AT + k] = 0
        if s.rules.new_buildings:
            for board in s.boards:
                for k in range(KINDS):
                    board.forests[COUNTED_AT + k] += board.forests[UNSEEN_AT + k]
                    board.forests[UNSEEN_AT + k] = 0
        kind = s.chance.weigh(BAG, s.bag)
        if kind < 0:
            return -1
    s.bag[kind] -= 1
    return kind


def bag_left(s: PuertoRicoState) -> bool:
    """A plantation can be drawn, if need be of the discarded ones."""
    k: i64
    for k in range(KINDS):
        if s.bag[k] + s.table[DISCARD_AT + k] > 0:
            return True
    return False


def lay_out_offer(s: PuertoRicoState) -> None:
    """One more plantation than there are seats, face up (PR-2.4, 4.7)."""
    at: i64
    for at in range(OFFER_AT, len(s.table)):
        s.table[at] = draw_plantation(s)
    if s.journal is not None:
        s.journal.add("offer", "PR-4.7", -1, {"tiles": [TILES[kind] for kind in s.table[OFFER_AT:] if kind >= 0]})


def free_worker(s: PuertoRicoState) -> bool:
    """A worker for Hospital or School is there: in the supply, else on the Register (PR-12.8, 12.14)."""
    return s.workers > 0 or s.register_workers > 0


def take_free_worker(s: PuertoRicoState) -> None:
    if s.workers > 0:
        s.workers -= 1
    else:
        s.register_workers -= 1
