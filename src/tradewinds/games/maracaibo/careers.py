"""Career cards (MAR-18): which conditions of their goals are met."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import BIT, GOALS, NATIONS
from tradewinds.games.maracaibo.state import MaracaiboState, Player
from tradewinds.kernel.bits import size


def has_reached(s: MaracaiboState, board: Player, goal: i64, wanted: i64) -> bool:
    """MAR-18.5, in the order of GOAL_KINDS."""
    kind = s.box.goal_kind[GOALS * board.career + goal]
    if kind == 0:
        return size(board.tokens) >= wanted
    if kind == 1:
        return s.quest_count(board) >= wanted
    if kind == 2 or kind == 3:
        n: i64 = 0
        nation: i64
        for nation in range(NATIONS):
            if board.influence[nation] >= wanted:
                n += 1
        return n >= kind - 1
    if kind == 4:
        return size(board.upgrades) >= wanted
    if kind == 5:
        return board.borders & BIT[wanted] != 0
    if kind == 6:
        return size(board.synergies) >= wanted
    return s.assistants(board) >= wanted


def goals_met(s: MaracaiboState, board: Player) -> i64:
    """The goals whose easier condition is met, as bits."""
    met: i64 = 0
    goal: i64
    if board.career >= 0:
        for goal in range(GOALS):
            if has_reached(s, board, goal, s.box.goal_low[GOALS * board.career + goal]):
                met |= BIT[goal]
    return met


def see_goals(s: MaracaiboState, board: Player) -> None:
    """Whatever a goal counts calls this when it grows: goals may be completed at any time, and are offered as often."""
    board.met = goals_met(s, board)
