"""Gains and payments: doubloons, VP, CP, figures; influence (MAR-8), income and synergy tokens (MAR-21)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.careers import see_goals
from tradewinds.games.maracaibo.components import (
    BEYOND_INFLUENCE,
    BIT,
    CP,
    DOUBLOONS,
    FIGURES,
    GAIN_NAMES,
    LAST_CP,
    LAST_INCOME,
    LAST_INFLUENCE,
    LAST_VP_INCOME,
    NATION_NAMES,
    RANK,
    SYNERGIES,
    SYNERGY_NAMES,
    VP,
)
from tradewinds.games.maracaibo.state import MaracaiboState, Player


def gain(s: MaracaiboState, seat: i64, kind: i64, n: i64, rule: str) -> None:
    """CP up to 8 (MAR-7.17), figures as far as the general supply has them (MAR-32.3)."""
    board = s.boards[seat]
    if kind == DOUBLOONS:
        board.doubloons += n
    elif kind == VP:
        board.vp += n
    elif kind == CP:
        if board.cp + n > LAST_CP:
            n = LAST_CP - board.cp
        board.cp += n
    else:
        assert kind == FIGURES
        if n > board.general:
            n = board.general
        board.general -= n
        board.personal += n
    if n > 0 and s.journal is not None:
        s.journal.add("gained", rule, int(seat), {"gains": {GAIN_NAMES[kind]: int(n)}})


def pay(s: MaracaiboState, seat: i64, kind: i64, n: i64, rule: str) -> None:
    """Figures go back to the general supply."""
    if n == 0:
        return
    board = s.boards[seat]
    if kind == DOUBLOONS:
        board.doubloons -= n
    elif kind == CP:
        board.cp -= n
    else:
        assert kind == FIGURES
        board.personal -= n
        board.general += n
    if s.journal is not None:
        s.journal.add("paid", rule, int(seat), {"paid": {GAIN_NAMES[kind]: int(n)}})


# --- influence (MAR-8) -----------------------------------------------------------------------------------------------


def add_influence(s: MaracaiboState, seat: i64, nation: i64, n: i64, rule: str) -> None:
    """Space by space; beyond the last one 2 VP for each step (MAR-8.3)."""
    board = s.boards[seat]
    now = board.influence[nation] + n
    beyond: i64 = 0
    if now > LAST_INFLUENCE:
        beyond = now - LAST_INFLUENCE
        now = LAST_INFLUENCE
    board.influence[nation] = now
    see_goals(s, board)
    if n > beyond and s.journal is not None:
        s.journal.add("influence", rule, int(seat), {"nation": NATION_NAMES[nation], "n": int(n - beyond)})
    if beyond > 0:
        gain(s, seat, VP, BEYOND_INFLUENCE * beyond, "MAR-8.3")


def has_next_rank(board: Player, nation: i64) -> bool:
    return board.influence[nation] < LAST_INFLUENCE


def advance_rank(s: MaracaiboState, seat: i64, nation: i64) -> None:
    """To the next red space; nothing at the last one (MAR-8.5, RUL.13)."""
    board = s.boards[seat]
    now = board.influence[nation]
    steps: i64 = 0
    while now + steps < LAST_INFLUENCE and RANK[now + steps] == RANK[now]:
        steps += 1
    if steps > 0:
        add_influence(s, seat, nation, steps, "MAR-8.5")


# --- income and synergy (MAR-21) -------------------------------------------------------------------------------------


def add_income(s: MaracaiboState, seat: i64, doubloons: i64, vp: i64) -> None:
    """Doubloon income above 34 becomes VP income; VP income of 20 pays at once for all scorings to come."""
    board = s.boards[seat]
    if doubloons + vp == 0:
        return
    if s.journal is not None:
        gains: dict[str, object] = {}
        if doubloons > 0:
            gains["income"] = int(doubloons)
        if vp > 0:
            gains["vp_income"] = int(vp)
        s.journal.add("income_up", "MAR-21.1", int(seat), {"gains": gains})
    board.income += doubloons
    if board.income > LAST_INCOME:
        vp += board.income - LAST_INCOME
        board.income = LAST_INCOME
    board.vp_income += vp
    while board.vp_income >= LAST_VP_INCOME:
        board.vp_income -= LAST_VP_INCOME
        gain(s, seat, VP, LAST_VP_INCOME * s.scorings_left(), "MAR-21.5")


def add_synergy(s: MaracaiboState, seat: i64, kind: i64, rule: str) -> None:
    """One of each kind at most; the income of all own cards that waited for it counts from now on (MAR-21.2, 21.3)."""
    board = s.boards[seat]
    if board.synergies & BIT[kind] != 0:
        return
    board.synergies |= BIT[kind]
    see_goals(s, board)
    if s.journal is not None:
        s.journal.add("synergy", rule, int(seat), {"synergy": SYNERGY_NAMES[kind]})
    doubloons: i64 = 0
    vp: i64 = 0
    width: i64 = 2 * (SYNERGIES + 1)
    for card in board.cards:
        doubloons += s.box.income[card * width + 1 + kind]
        vp += s.box.income[card * width + SYNERGIES + 2 + kind]
    add_income(s, seat, doubloons, vp)


def card_income(s: MaracaiboState, seat: i64, card: i64) -> None:
    """What a bought card brings now: without a condition, and with the tokens that are owned."""
    board = s.boards[seat]
    doubloons: i64 = 0
    vp: i64 = 0
    first: i64 = card * 2 * (SYNERGIES + 1)
    k: i64
    for k in range(SYNERGIES + 1):
        if k == 0 or board.synergies & BIT[k - 1] != 0:
            doubloons += s.box.income[first + k]
            vp += s.box.income[first + SYNERGIES + 1 + k]
    add_income(s, seat, doubloons, vp)
