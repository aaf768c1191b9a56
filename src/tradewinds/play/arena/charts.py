"""Plots as SVG, drawn by hand: intervals beside each other, and the course of a share with its interval."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
LABEL: Final = 200
"""Room for names on the left."""
ROW: Final = 26
MARGIN: Final = 28


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between these."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10 ** math.floor(math.log10(span / most))
    step *= next(factor for factor in (1, 2, 5, 10, 20) if span / (step * factor) <= most)
    first = math.ceil(low / step - 1e-9)
    return [n * step for n in range(first, math.floor(high / step + 1e-9) + 1)]


def short(name: str, most: int = 30) -> str:
    return name if len(name) <= most else f"…{name[1 - most :]}"


def intervals(
    title: str,
    rows: Sequence[tuple[str, float, float, float]],
    told: Callable[[float], str],
    marks: Sequence[float] = (),
) -> str:
    """Per row a name, a value and the ends of its interval; `marks` are lines to compare with."""
    shown = [*marks, *(number for row in rows for number in row[1:])]
    low, high = min(shown), max(shown)
    pad = (high - low) * 0.04 or 0.5
    low, high = low - pad, high + pad

    def x(value: float) -> float:
        return LABEL + (value - low) / (high - low) * (WIDTH - LABEL - MARGIN)

    bottom = ROW * len(rows) + 8
    drawn = axis(ticks(low, high), x, bottom, told)
    for mark in marks:
        drawn.append(f'<line class="mark" x1="{x(mark):.1f}" y1="0" x2="{x(mark):.1f}" y2="{bottom}"/>')
    for at, (name, value, left, right) in enumerate(rows):
        y = ROW * at + ROW / 2 + 4
        drawn += [
            f'<text x="{LABEL - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(short(name))}</text>',
            f'<line class="interval" x1="{x(left):.1f}" y1="{y:.1f}" x2="{x(right):.1f}" y2="{y:.1f}"/>',
            f'<circle class="value" cx="{x(value):.1f}" cy="{y:.1f}" r="5"/>',
        ]
    return svg(title, bottom + MARGIN, drawn)


def axis(at: Sequence[float], x: Callable[[float], float], bottom: float, told: Callable[[float], str]) -> list[str]:
    drawn: list[str] = []
    for tick in at:
        drawn += [
            f'<line class="grid" x1="{x(tick):.1f}" y1="0" x2="{x(tick):.1f}" y2="{bottom}"/>',
            f'<text class="tick" x="{x(tick):.1f}" y="{bottom + 18}" text-anchor="middle">{escape(told(tick))}</text>',
        ]
    return drawn


def course(
    title: str, points: Sequence[tuple[int, float, float, float]], told: Callable[[float], str], mark: float | None
) -> str:
    """How a share and its interval went: after so many blocks, the value and the ends."""
    height, left = 180, 60
    shown = [*([] if mark is None else [mark]), *(end for point in points for end in point[2:])]
    low, high = min(shown), max(shown)
    last = max(points[-1][0], 1)

    def x(n: float) -> float:
        return left + n / last * (WIDTH - left - MARGIN)

    def y(share: float) -> float:
        return 8 + (high - share) / ((high - low) or 1) * (height - 16)

    drawn = axis(ticks(0, last), x, height, lambda n: f"{n:,.0f}")
    for tick in ticks(low, high, 4):
        drawn.append(f'<text class="tick" x="{left - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{told(tick)}</text>')
    upper = [f"{x(n):.1f},{y(top):.1f}" for n, _, _, top in points]
    lower = [f"{x(n):.1f},{y(end):.1f}" for n, _, end, _ in reversed(points)]
    drawn.append(f'<polygon class="band" points="{" ".join(upper + lower)}"/>')
    middle = " ".join(f"{x(n):.1f},{y(share):.1f}" for n, share, _, _ in points)
    drawn.append(f'<polyline class="line" points="{middle}"/>')
    if mark is not None:
        drawn.append(f'<line class="mark" x1="{left}" y1="{y(mark):.1f}" x2="{WIDTH - MARGIN}" y2="{y(mark):.1f}"/>')
    return svg(title, height + MARGIN, drawn)


def svg(title: str, height: float, drawn: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">'
    return f"{head}<title>{escape(title)}</title>{''.join(drawn)}</svg>"
