"""The report of a course of training: one HTML file with how the losses went, generation by generation."""

from __future__ import annotations

from html import escape
from typing import Final

from tradewinds.play.arena import charts
from tradewinds.play.arena.report import Say, number, page, paragraph, table
from tradewinds.train.course import Course

REPORT: Final = "report.html"
MEASURED: Final = ("answers", "won", "lead")


def report(course: Course, say: Say, *, language: str, title: str) -> str:
    plan = course.plan
    heading = escape(say("train-title", game=title))
    parts = [f"<h1>{heading}</h1>", paragraph(say("train-about"))]
    rows = [
        [str(one.generation), f"{one.lessons:,}", *(number(value) for value in one.epochs[-1])]
        for one in course.findings()
    ]
    heads = [say(f"train-{name}") for name in ("generation", "lessons", *MEASURED)]
    parts.append(table(heads, rows))
    for which, name in enumerate(MEASURED):
        told = say(f"train-{name}")
        parts.append(f"<h2>{escape(told)}</h2>")
        losses = [epoch[which] for one in course.findings() for epoch in one.epochs]
        points = [(n, loss, loss, loss) for n, loss in enumerate(losses, 1)]
        parts.append(charts.course(told, points, number, None))
    made = [f"{name}: {getattr(plan, name)}" for name in plan.__struct_fields__]
    parts += [f"<h2>{escape(say('train-plan'))}</h2>", *(paragraph(line) for line in made)]
    return page(heading, language, parts)
