"""A Puertoma produces (PR-21.35, 21.45, 21.46)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.automa.action_board import acted
from tradewinds.games.puertorico.automa.plantations import active_count
from tradewinds.games.puertorico.board import gain_crates
from tradewinds.games.puertorico.components import EXTRA_CRATE, GOODS, KIND_COINS, KINDS
from tradewinds.games.puertorico.state import SUPPLY_AT, PuertoRicoState
from tradewinds.games.puertorico.supply import give_coins
from tradewinds.games.puertorico.trade import watch_production


def produce(s: PuertoRicoState, seat: i64) -> None:
    """One crate per active plantation, supply permitting."""
    board = s.boards[seat]
    kinds: i64 = 0
    k: i64
    for k in range(KINDS):
        n = min(active_count(s, seat, k), s.table[SUPPLY_AT + k])
        if n > 0:
            gain_crates(s, seat, k, n)
            board.tally(k, n)
            kinds += 1
    if kinds == 0:
        return
    if s.journal is not None:
        made: dict[str, object] = {GOODS[i]: int(board.tallied(i)) for i in range(KINDS) if board.tallied(i)}
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
        if board.tallied(k) > 0 and s.table[SUPPLY_AT + k] > 0:
            gain_crates(s, seat, k, 1)
            board.tally(k, 1)
            if s.journal is not None:
                s.journal.add("extra_crate", "PR-21.35", seat, {"good": GOODS[k]})
            watch_production(s, seat)
            return


def end_crafting(s: PuertoRicoState, seat: i64) -> None:
    """PR-21.45: in addition to the privilege."""
    if s.automa(seat).can(EXTRA_CRATE):
        craft_privilege(s, seat)
