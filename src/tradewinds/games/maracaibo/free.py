"""Beside the decision that is asked: planning and career goals (MAR-5.5, 18), figures for CP (MAR-22.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.careers import has_reached
from tradewinds.games.maracaibo.components import BIT, CP, DOUBLOONS, FIGURES, GOALS, LAST_CP, PLANNING, VP
from tradewinds.games.maracaibo.content import FIGURE_TO_CP, Acts
from tradewinds.games.maracaibo.reasons import (
    CP_FULL,
    FREE_NOT_NOW,
    GOAL_DONE,
    GOAL_NOT_MET,
    NO_FIGURE_TO_TRADE,
    NO_SUCH_EFFECT,
    NOT_TO_PLAN,
    PLANNING_FULL,
)
from tradewinds.games.maracaibo.state import (
    PAYING,
    PHASE_B,
    SCORING_BUY,
    SETUP,
    VOTING,
    MaracaiboState,
    has,
    without,
)
from tradewinds.games.maracaibo.supply import gain, pay
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append

CP_FOR_FIGURE: Final = 2
ALL_GOALS: Final = (1 << GOALS) - 1


def in_phase_b(s: MaracaiboState, frame: Frame, seat: i64) -> bool:
    """At every decision of the active player in phase B, but for the cards of a payment (MAR-5.9)."""
    return s.phase == PHASE_B and seat == s.active and frame.seat == seat and frame.kind != PAYING


def goals_now(s: MaracaiboState, frame: Frame, seat: i64) -> bool:
    """In phase B; by the revised rules also directly before and after the own purchase of the final scoring."""
    if in_phase_b(s, frame, seat):
        return True
    return frame.kind == SCORING_BUY and frame.mask == 1 and frame.seat == seat and not s.rules.first_edition


def own_time(s: MaracaiboState, frame: Frame, seat: i64) -> bool:
    """The own turn, or the own step 1 of a scoring."""
    return frame.seat == seat and seat == s.active and s.phase != SETUP and frame.kind != VOTING


def can_plan(s: MaracaiboState, frame: Frame, seat: i64, card: i64) -> i64:
    board = s.boards[seat]
    if not in_phase_b(s, frame, seat):
        return FREE_NOT_NOW
    if not has(board.hand, card):
        return NOT_TO_PLAN
    return 0 if len(board.planning) < PLANNING else PLANNING_FULL


def can_goal(s: MaracaiboState, frame: Frame, seat: i64, goal: i64) -> i64:
    """Each once, with the easier condition at least (MAR-18.1, 18.3)."""
    board = s.boards[seat]
    if not goals_now(s, frame, seat):
        return FREE_NOT_NOW
    if board.goals & BIT[goal] != 0:
        return GOAL_DONE
    return 0 if board.met & BIT[goal] != 0 else GOAL_NOT_MET


def can_trade_figure(s: MaracaiboState, frame: Frame, seat: i64) -> i64:
    board = s.boards[seat]
    if not own_time(s, frame, seat):
        return FREE_NOT_NOW
    if board.lasting[FIGURE_TO_CP] == 0:
        return NO_SUCH_EFFECT
    if board.personal == 0:
        return NO_FIGURE_TO_TRADE
    return 0 if board.cp < LAST_CP else CP_FULL


def is_free(act: Acts, action: i64) -> bool:
    return 0 <= action < act.throw or act.goal <= action < act.deliver


def can_free(s: MaracaiboState, frame: Frame, seat: i64, act: Acts, action: i64) -> i64:
    if action < act.throw:
        return can_plan(s, frame, seat, action)
    if action < act.figure_for_cp:
        return can_goal(s, frame, seat, action - act.goal)
    return can_trade_figure(s, frame, seat)


def options_free(s: MaracaiboState, frame: Frame, seat: i64, out: Buffer) -> None:
    if frame.seat != seat:
        return
    act = s.box.act
    board = s.boards[seat]
    if in_phase_b(s, frame, seat) and len(board.planning) < PLANNING:
        for card in board.hand:
            out.add(act.plan + card)
    met = board.met & ~board.goals
    if met != 0 and goals_now(s, frame, seat):
        goal: i64
        for goal in range(GOALS):
            if met & BIT[goal] != 0:
                out.add(act.goal + goal)
    if board.lasting[FIGURE_TO_CP] > 0 and can_trade_figure(s, frame, seat) == 0:
        out.add(act.figure_for_cp)


def do_free(s: MaracaiboState, seat: i64, action: i64) -> None:
    act = s.box.act
    if action < act.throw:
        plan(s, seat, action)
    elif action < act.figure_for_cp:
        complete(s, seat, action - act.goal)
    else:
        pay(s, seat, FIGURES, 1, "MAR-22.8")
        gain(s, seat, CP, CP_FOR_FIGURE, "MAR-22.8")


def plan(s: MaracaiboState, seat: i64, card: i64) -> None:
    """Face up on a planning space; it is no hand card any more (MAR-5.7)."""
    board = s.boards[seat]
    board.hand = without(board.hand, card)
    board.planning = append(board.planning, card)
    if s.journal is not None:
        s.journal.reveal("planned", "MAR-5.5", int(seat), {"card": s.box.names[card]})


def complete(s: MaracaiboState, seat: i64, goal: i64) -> None:
    """The doubloons and the figure; with the harder condition also the VP; all three 2 doubloons and 2 VP more."""
    board = s.boards[seat]
    at = GOALS * board.career + goal
    board.goals |= BIT[goal]
    high = has_reached(s, board, goal, s.box.goal_high[at])
    if s.journal is not None:
        told: dict[str, object] = {"career": s.box.career_names[board.career], "goal": int(goal) + 1, "high": high}
        s.journal.add("goal", "MAR-18.2", int(seat), told)
    gain(s, seat, DOUBLOONS, s.box.goal_doubloons[at], "MAR-18.2")
    board.personal += 1
    if high:
        gain(s, seat, VP, s.box.goal_vp[at], "MAR-18.2")
    if board.goals == ALL_GOALS:
        s.run(Frame(EFFECT, seat, s.box.career_program[0]))


def any_help(s: MaracaiboState, frame: Frame, seat: i64) -> bool:
    """A free action that brings what a cost may want: nothing is passed over as unpaid before it (MAR-5.9, 22.8)."""
    return can_trade_figure(s, frame, seat) == 0 or any_goal(s, frame, seat)


def any_goal(s: MaracaiboState, frame: Frame, seat: i64) -> bool:
    board = s.boards[seat]
    return board.met & ~board.goals != 0 and goals_now(s, frame, seat)
