"""Discs of the ship board (MAR-19): taking them off one by one, and upgrades that are complete."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.careers import see_goals
from tradewinds.games.maracaibo.components import BIT, SLOTS
from tradewinds.games.maracaibo.content import Acts
from tradewinds.games.maracaibo.reasons import ASK_DISC, DISC_GONE, DISC_LOCKED
from tradewinds.games.maracaibo.state import CHOSEN_BY_RULE, DISCARDING_DISC, ON_LEGACY, MaracaiboState, Player
from tradewinds.kernel.bits import size
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame


def can_take_disc(s: MaracaiboState, board: Player, slot: i64) -> i64:
    """A slot with a disc whose prerequisite is met (MAR-19.2)."""
    if board.discs[slot] == 0:
        return DISC_GONE
    needs = s.box.slot_needs[slot]
    if needs & ~board.upgrades != 0 or size(board.upgrades) < s.box.slot_others[slot]:
        return DISC_LOCKED
    return 0


def has_disc(s: MaracaiboState, board: Player) -> bool:
    slot: i64
    for slot in range(SLOTS):
        if can_take_disc(s, board, slot) == 0:
            return True
    return False


def step_disc(s: MaracaiboState, frame: Frame) -> bool:
    """Lost if there is no legal disc (MAR-19.15)."""
    if frame.n == 0 or not has_disc(s, s.boards[frame.seat]):
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_disc(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    board = s.boards[frame.seat]
    slot: i64
    for slot in range(SLOTS):
        if can_take_disc(s, board, slot) == 0:
            out.add(s.box.act.disc + slot)
    if frame.what == 0:
        out.add(s.box.act.decline)


def can_disc(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline and frame.what == 0:
        return 0
    if not act.disc <= action < act.village:
        return ASK_DISC
    return can_take_disc(s, s.boards[frame.seat], action - act.disc)


def do_disc(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """Out of the game, to the market it was delivered to (MAR-6.2), or to a legacy tile (MAR-29.11)."""
    if action == s.box.act.decline:
        s.pop()
        return
    frame.n -= 1
    if frame.what >= ON_LEGACY:
        s.on_tiles[frame.what - ON_LEGACY] += 1
    elif frame.what > 0:
        s.market[frame.what - 1] += 1
    take_disc(s, frame.seat, action - s.box.act.disc)


def take_disc(s: MaracaiboState, seat: i64, slot: i64) -> None:
    """With the last disc of a slot its upgrade is complete, at once; its choice is not declined (MAR-19.1, RUL.59)."""
    board = s.boards[seat]
    board.discs[slot] -= 1
    if s.journal is not None:
        s.journal.add("disc", "MAR-19.2", int(seat), {"slot": int(slot) + 1})
    if board.discs[slot] > 0:
        return
    board.upgrades |= BIT[slot]
    see_goals(s, board)
    board.village |= s.box.slot_village[slot]
    board.combat |= s.box.slot_combat[slot]
    if s.journal is not None:
        s.journal.add("upgrade", "MAR-19.1", int(seat), {"slot": int(slot) + 1})
    if s.box.slot_program[slot] != 0:
        s.run(Frame(EFFECT, seat, s.box.slot_program[slot], CHOSEN_BY_RULE))


def remove_discs(s: MaracaiboState, seat: i64, n: i64) -> None:
    s.push(DISCARDING_DISC, seat, 0, n)
