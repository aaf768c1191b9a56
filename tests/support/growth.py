"""How cost grows with the number of tables, drawn from the numbers that `tests.server.crowd --grow` keeps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

WIDTH, HEIGHT = 300, 290
"""Of one picture."""
LEFT, RIGHT, TOP, BOTTOM = 48, 14, 62, 78
COLOURS = ("#1b6ca8", "#c8553d", "#4f772d", "#8a5a9e")
STEPS = (1, 2, 2.5, 5, 10)


@dataclass(frozen=True)
class Curve:
    name: str
    value: Callable[[dict[str, Any]], float]


@dataclass(frozen=True)
class Picture:
    title: str
    curves: tuple[Curve, ...]
    goal: float | None = None


def trip(p: int) -> Callable[[dict[str, Any]], float]:
    return lambda point: float(point["round_trips"]["steady"][f"p{p}_ms"])


def cores(group: str) -> Callable[[dict[str, Any]], float]:
    return lambda point: float(point["cores"]["steady"][group])


PICTURES = (
    Picture("People's round trips, ms", tuple(Curve(f"p{p}", trip(p)) for p in (50, 95, 99)), 100.0),
    Picture(
        "Cores kept busy",
        (
            Curve("servers", cores("nodes")),
            Curve("workers", cores("workers")),
            Curve("PostgreSQL", cores("postgres")),
            Curve("clients", cores("clients")),
        ),
    ),
    Picture(
        "Memory of the servers, MB", (Curve("three servers", lambda point: point["memory"]["nodes_mb_at_the_end"]),)
    ),
)


def scale(most: float) -> tuple[float, float]:
    """The end of an axis from zero on, and the step between its marks."""
    magnitude = 1e-6
    while True:
        for step in STEPS:
            if most <= 5 * step * magnitude:
                step *= magnitude
                marks = 1
                while marks * step < most:
                    marks += 1
                return marks * step, step
        magnitude *= 10


def number(value: float) -> str:
    return f"{value:,.2f}".rstrip("0").rstrip(".")


def text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(words)}</text>'


def picture(about: Picture, points: list[dict[str, Any]], at: float) -> list[str]:
    """One of the pictures, beginning at `at`."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    right, _ = scale(max(point["tables"] for point in points))
    highest = max(curve.value(point) for curve in about.curves for point in points)
    top, step = scale(max(highest, about.goal or 0.0, 0.01))

    def x(tables: float) -> float:
        return at + LEFT + wide * tables / right

    def y(value: float) -> float:
        return TOP + high * (1 - value / top)

    made = [text(at + LEFT, TOP - 14, about.title, 'class="title"')]
    for mark in range(round(top / step) + 1):
        made.append(f'<path class="grid" d="M{x(0):.1f} {y(mark * step):.1f}H{x(right):.1f}"/>')
        made.append(text(x(0) - 5, y(mark * step) + 4, number(mark * step), 'text-anchor="end"'))
    for point in points:
        made.append(text(x(point["tables"]), TOP + high + 15, number(point["tables"]), 'text-anchor="middle"'))
    made.append(text(x(right / 2), TOP + high + 30, "tables", 'text-anchor="middle"'))
    if about.goal is not None:
        made.append(f'<path class="goal" d="M{x(0):.1f} {y(about.goal):.1f}H{x(right):.1f}"/>')
        made.append(text(x(right), y(about.goal) - 4, "goal for p99", 'text-anchor="end"'))
    for index, curve in enumerate(about.curves):
        colour = COLOURS[index]
        way = [(x(point["tables"]), y(curve.value(point))) for point in points]
        path = "L".join(f"{a:.1f} {b:.1f}" for a, b in way)
        made.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        made += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" fill="{colour}"/>' for a, b in way]
        row, place = divmod(index, 2)
        left, down = at + LEFT + place * 110, HEIGHT - 27 + 16 * row
        made.append(f'<rect x="{left}" y="{down - 8}" width="10" height="10" fill="{colour}"/>')
        made.append(text(left + 15, down + 1, curve.name))
    return made


STYLE = (
    "text{font:11px system-ui,sans-serif;fill:#444}.title{font-weight:600;font-size:13px;fill:#222}"
    ".grid{stroke:#ddd}.goal{stroke:#888;stroke-dasharray:4 3}"
)


def draw(found: dict[str, Any]) -> str:
    """The pictures side by side, as SVG."""
    points = sorted(found["points"], key=lambda point: int(point["tables"]))
    wide = WIDTH * len(PICTURES)
    made = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {HEIGHT}" width="{wide}" role="img">',
        f"<title>{escape(found['title'])}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{wide}" height="{HEIGHT}" fill="#fff"/>',
        text(LEFT, 22, found["title"], 'class="title"'),
    ]
    for index, about in enumerate(PICTURES):
        made += picture(about, points, index * WIDTH)
    return "\n".join([*made, "</svg>", ""])
