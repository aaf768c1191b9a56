"""Explore (MAR-9): the explorer's path with its borders, forks and quests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.games.maracaibo.actions import WAYS
from tradewinds.games.maracaibo.careers import see_goals
from tradewinds.games.maracaibo.components import BIT, BORDER_NAMES, VP
from tradewinds.games.maracaibo.content import EXPLORER, STEAL, Acts
from tradewinds.games.maracaibo.reasons import ASK_EXPLORE, NOT_EXPLORABLE, SPACE_EMPTIED, SPACE_OCCUPIED
from tradewinds.games.maracaibo.state import CHOSEN_BY_RULE, EXPLORING, ROBBING, TRAIL_QUEST, MaracaiboState
from tradewinds.games.maracaibo.supply import gain
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

LONG_WAYS: Final = len(WAYS)
NO_ACTION: Final = -1
TO_A_QUEST: Final = -2


@mypyc_attr(acyclic=True)
class Path:
    """A way of an explorer that is looked for: its stop (-1: there is none) and the spaces passed, as bits.

    With a buffer all ways are put into it instead.
    """

    def __init__(self, wanted: i64, out: Buffer | None = None) -> None:
        self.wanted: i64 = wanted
        self.out: Buffer | None = out
        self.stop: i64 = -1
        self.passed: i64 = 0


def explorer_on(s: MaracaiboState, seat: i64, space: i64) -> bool:
    """Another explorer stands there (MAR-9.3)."""
    other: i64
    for other in range(s.players):
        if other != seat and s.boards[other].explorer == space:
            return True
    return False


def walk(s: MaracaiboState, seat: i64, at: i64, left: i64, passed: i64, ways: i64, path: Path) -> None:
    """On from a space: occupied and emptied spaces cost no step, and nobody stops there (MAR-9.3, 9.4)."""
    box = s.box
    branch: i64
    for branch in range(2):
        space = box.short[at] if branch == 0 else box.long[at]
        if space < 0 or path.stop >= 0:
            continue
        taken = ways
        if branch == 1:
            taken |= BIT[box.is_long[space] - 1]
        end = box.short[space] < 0
        quest = box.trail_quest[space]
        skipped = not end and (explorer_on(s, seat, space) or (quest >= 0 and s.trail[quest] < 0))
        steps = left if skipped else left - 1
        if steps < 0:
            continue
        if not skipped:
            # A stop on a longer way itself is reached in one way only.
            way = taken & ~BIT[box.is_long[space] - 1] if box.is_long[space] > 0 else taken
            action = box.act.explore + space if way == 0 else box.act.explore_by + space * LONG_WAYS + way - 1
            out = path.out
            if out is not None:
                out.add(action)
            elif action == path.wanted or (path.wanted == TO_A_QUEST and quest >= 0):
                path.stop = space
                path.passed = passed
        if not end and path.stop < 0:
            walk(s, seat, space, steps, passed | BIT[space], taken, path)


def find_path(s: MaracaiboState, seat: i64, steps: i64, wanted: i64) -> Path:
    """The way of an action, or with TO_A_QUEST one that ends at a quest tile."""
    path = Path(wanted)
    at = s.boards[seat].explorer
    walk(s, seat, at, steps, BIT[at], 0, path)
    return path


def can_move(s: MaracaiboState, seat: i64) -> bool:
    """Until the end space a move is always possible (MAR-RUL.38, 32.10)."""
    return s.box.short[s.boards[seat].explorer] >= 0


def explore(s: MaracaiboState, seat: i64, n: i64) -> None:
    """Each "+1 explorer step" counts every time (MAR-9.2)."""
    s.push(EXPLORING, seat, 0, n + s.boards[seat].lasting[EXPLORER])


def step_exploring(s: MaracaiboState, frame: Frame) -> bool:
    if not can_move(s, frame.seat):
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_exploring(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    at = s.boards[frame.seat].explorer
    walk(s, frame.seat, at, frame.n, BIT[at], 0, Path(NO_ACTION, out))
    out.add(s.box.act.decline)


def can_exploring(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    if not act.explore <= action < act.place:
        return ASK_EXPLORE
    return 0 if find_path(s, frame.seat, frame.n, action).stop >= 0 else why_not_to(s, frame.seat, action)


def why_not_to(s: MaracaiboState, seat: i64, action: i64) -> i64:
    """Nobody stops on an occupied or emptied space (MAR-9.3, 9.4), else it is too far or behind."""
    box = s.box
    act = box.act
    space = action - act.explore if action < act.explore_by else (action - act.explore_by) // LONG_WAYS
    if box.short[space] < 0:
        return NOT_EXPLORABLE
    if explorer_on(s, seat, space):
        return SPACE_OCCUPIED
    quest = box.trail_quest[space]
    return SPACE_EMPTIED if quest >= 0 and s.trail[quest] < 0 else NOT_EXPLORABLE


def do_exploring(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """Move; then border rewards, steals, and the reward of the space (protocol 4 of MAR-3)."""
    s.pop()
    if action == s.box.act.decline:
        return
    path = find_path(s, frame.seat, frame.n, action)
    move(s, frame.seat, path.stop, path.passed)


def move(s: MaracaiboState, seat: i64, stop: i64, passed: i64) -> None:
    box = s.box
    board = s.boards[seat]
    board.explorer = stop
    if s.journal is not None:
        s.journal.add("explored", "MAR-9.1", int(seat), {"space": box.space_names[stop]})
    if box.space_program[stop] != 0:
        s.push(EFFECT, seat, box.space_program[stop])
    if box.trail_quest[stop] >= 0:
        s.push(TRAIL_QUEST, seat, box.trail_quest[stop])
    jumped: i64 = 0
    other: i64
    for other in range(s.players):
        if other != seat and box.short[s.boards[other].explorer] >= 0 and passed & BIT[s.boards[other].explorer] != 0:
            if s.boards[other].explorer != 0:
                jumped |= BIT[other]
    if jumped != 0 and board.lasting[STEAL] > 0:
        s.push(ROBBING, seat, 0, 0, jumped)
    cross_borders(s, seat, passed)
    if box.short[stop] < 0:
        arrive_at_end(s, seat)


def cross_borders(s: MaracaiboState, seat: i64, passed: i64) -> None:
    """At once during the movement (MAR-9.8 to 9.10)."""
    box = s.box
    board = s.boards[seat]
    space: i64
    for space in range(len(box.border)):
        border = box.border[space]
        if border < 0 or passed & BIT[space] == 0:
            continue
        board.borders |= BIT[border]
        see_goals(s, board)
        first = s.borders & BIT[border] == 0
        s.borders |= BIT[border]
        if s.journal is not None:
            s.journal.add("border", "MAR-9.8", int(seat), {"border": BORDER_NAMES[border]})
        if box.border_program[border] != 0:
            s.push(EFFECT, seat, box.border_program[border], CHOSEN_BY_RULE)
        else:
            gain(s, seat, VP, box.border_first[border] if first else box.border_later[border], "MAR-9.9")


def arrive_at_end(s: MaracaiboState, seat: i64) -> None:
    """10, 8, 6, 4 VP by arrival; the village action is the reward of the space (MAR-9.11)."""
    gain(s, seat, VP, s.box.end_vp[s.arrivals], "MAR-9.11")
    s.arrivals += 1


def step_robbing(s: MaracaiboState, frame: Frame) -> bool:
    """1 VP from each explorer passed, not from a player with none (MAR-9.12, 22.6)."""
    s.pop()
    board = s.boards[frame.seat]
    space: i64
    other: i64
    for k in range(len(s.box.short) * s.players):
        space, other = k // s.players, k % s.players
        if frame.mask & BIT[other] == 0 or s.boards[other].explorer != space:
            continue
        n = board.lasting[STEAL]
        if n > s.boards[other].vp:
            n = s.boards[other].vp
        if n > 0:
            s.boards[other].vp -= n
            board.vp += n
            if s.journal is not None:
                s.journal.add("stole", "MAR-22.6", int(frame.seat), {"player": int(other), "n": int(n)})
    return False
