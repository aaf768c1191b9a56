"""Scores and their parts; most VP win, ties are shared victories (MAR-17.10)."""

from __future__ import annotations

from tradewinds.games.maracaibo.phases.scoring import PART_NAMES
from tradewinds.games.maracaibo.state import MaracaiboState


def scores(s: MaracaiboState) -> list[int]:
    return [int(board.vp) for board in s.boards]


def breakdown(s: MaracaiboState) -> list[dict[str, int]]:
    """What was scored in play, then the steps of the final scoring."""
    rows: list[dict[str, int]] = []
    for seat in range(int(s.players)):
        total = int(s.boards[seat].vp)
        ends = [int(n) for n in s.finals[seat]] if s.over and s.finals else [0] * len(PART_NAMES)
        parts = dict(zip(PART_NAMES, ends, strict=True))
        rows.append({"play": total - sum(ends), **parts, "total": total})
    return rows
