"""The report of a tournament: one HTML file with everything in it, plots included, that needs no network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, Protocol

from tradewinds.play.arena import charts
from tradewinds.play.arena.findings import Findings
from tradewinds.play.arena.rating import Share
from tradewinds.play.arena.stopping import ERROR, Shares

MOST_POINTS: Final = 60
"""Of a course: looking at an interval takes time."""
MOST_FAULTS: Final = 500

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c2733; --paper: #fff; --soft: #66727f; --line: #d9dfe5; --sea: #1a6fa3;
  --sand: #b3541e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --paper: #141a20; --soft: #97a4b0; --line: #303a44;
  --sea: #5db3e6; --sand: #f0a070; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child, td.words { text-align: left; overflow-wrap: anywhere; min-width: 8rem; }
.wide { overflow-x: auto; } .answer { font-size: 1.25rem; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: var(--ink); }
code { overflow-wrap: anywhere; } .tick, .note { fill: var(--soft); color: var(--soft); }
.grid { stroke: var(--line); } .mark { stroke: var(--sand); stroke-dasharray: 5 4; stroke-width: 1.5; }
.interval { stroke: var(--sea); stroke-width: 3; opacity: 0.6; } .value { fill: var(--sea); }
.band { fill: var(--sea); opacity: 0.2; } .line { fill: none; stroke: var(--sea); stroke-width: 2; }
"""


class Say(Protocol):
    def __call__(self, key: str, /, **args: object) -> str: ...


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def ends(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def fair(one: Share) -> str:
    return percent(one.fair) if one.fair else "–"


def number(value: float) -> str:
    return f"{value:.4g}"


def report(found: Findings, say: Say, *, language: str, title: str, command: str, guarded: bool | None) -> str:
    """`command` repeats the tournament; `guarded` is None where no bot came from outside."""
    heading = escape(say("arena-title", game=title, players=found.plan.players))
    parts = [
        f"<h1>{heading}</h1>",
        f'<p class="answer">{escape(verdict(found, say))}</p>',
        summary(found, say),
        *ratings(found, say),
        *shares(found, say),
        *courses(found, say),
        *meetings(found, say),
        *seats(found, say),
        *times(found, say),
        *faults(found, say),
        f"<h2>{escape(say('arena-repeat'))}</h2>",
        f"<p><code>{escape(command)}</code></p>",
        paragraph(say("arena-repeat-note")),
    ]
    if guarded is not None:
        parts.append(paragraph(say("arena-guarded" if guarded else "arena-unguarded")))
    return page(heading, language, parts)


def page(heading: str, language: str, parts: Iterable[str]) -> str:
    """A document that needs nothing beside it."""
    head = f'<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>{heading}</title>'
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n'
        "</body></html>\n"
    )


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(heads: Iterable[str], rows: Iterable[Sequence[str]], words: Sequence[int] = ()) -> str:
    """`words`: columns, beside the first, that are no numbers."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    lines = "".join(
        "<tr>"
        + "".join(
            f'<td class="words">{escape(cell)}</td>' if at in words else f"<td>{escape(cell)}</td>"
            for at, cell in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


def verdict(found: Findings, say: Say) -> str:
    """How it was stopped, and what that answers."""
    answer, question = found.verdict.answer, found.rule.question
    told: dict[str, object] = {"matches": found.verdict.matches, "error": percent(ERROR)}
    if question is not None:
        told |= {"bot": question.subject, "share": percent(question.share)}
        return say(f"arena-answer-{answer if answer in ('yes', 'no') else 'open'}", **told)
    if answer == "width":
        return say("arena-stopped-width", width=percent(found.rule.width or 0), **told)
    return say("arena-stopped-matches", **told)


def summary(found: Findings, say: Say) -> str:
    plan = found.plan
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    told = [
        (say("arena-kind"), say(f"arena-kind-{plan.kind}")),
        (say("arena-bots"), ", ".join(plan.entrants)),
        (say("arena-matches"), f"{len(found.results):,}"),
        (say("arena-seed"), plan.seed),
        (say("arena-options"), options or "–"),
        (say("arena-rules-version"), str(plan.rules_version)),
    ]
    if plan.content:
        told.append((say("arena-content"), plan.content))
    return table([say("arena-about"), ""], told, words=(1,))


def ratings(found: Findings, say: Say) -> list[str]:
    rows = [(name, found.ratings[name]) for name in found.ranked]
    plot = charts.intervals(say("arena-ratings"), [(name, one.mu, one.low, one.high) for name, one in rows], number)
    heads = [say("arena-bot"), say("arena-mu"), "95 %", say("arena-sigma")]
    cells = [(name, f"{one.mu:.2f}", f"{one.low:.2f}–{one.high:.2f}", f"{one.sigma:.2f}") for name, one in rows]
    head = f"<h2>{escape(say('arena-ratings'))}</h2>"
    return [head, plot, table(heads, cells), paragraph(say("arena-ratings-note"))]


def shares(found: Findings, say: Say) -> list[str]:
    if not found.shares:
        return []
    named = [f"{one.subject} – {one.opponents}" if one.opponents else one.subject for one in found.shares]
    marks = sorted({round(one.fair, 6) for one in found.shares if one.fair})
    if found.rule.question is not None:
        marks = [found.rule.question.share]
    rows = [(name, one.share, one.low, one.high) for name, one in zip(named, found.shares, strict=True)]
    plot = charts.intervals(say("arena-shares"), rows, percent, marks)
    heads = [say("arena-bot"), say("arena-matches"), say("arena-won"), "95 %", say("arena-fair")]
    cells = [
        (name, str(one.matches), percent(one.share), ends(one.low, one.high), fair(one))
        for name, one in zip(named, found.shares, strict=True)
    ]
    head = f"<h2>{escape(say('arena-shares'))}</h2>"
    return [head, plot, table(heads, cells), paragraph(say("arena-shares-note"))]


def courses(found: Findings, say: Say) -> list[str]:
    question = found.rule.question
    subjects = [question.subject] if question is not None else list(found.plan.subjects)[:6]
    drawn: list[str] = []
    for name in subjects:
        sequence = found.watch.sequences[name]
        if len(sequence.values) > 1:
            mark = None if question is None else question.share
            drawn.append(f"<h3>{escape(name)}</h3>")
            drawn.append(charts.course(f"{say('arena-course')}: {name}", points(sequence), percent, mark))
    if not drawn:
        return []
    return [f"<h2>{escape(say('arena-course'))}</h2>", *drawn, paragraph(say("arena-course-note"))]


def points(sequence: Shares) -> list[tuple[int, float, float, float]]:
    n = len(sequence.values)
    step = max(1, n // MOST_POINTS)
    found: list[tuple[int, float, float, float]] = []
    for upto in sorted({*range(step, n + 1, step), n}):
        low, high = sequence.interval(upto)
        found.append((upto, sum(sequence.values[:upto]) / upto, low, high))
    return found


def meetings(found: Findings, say: Say) -> list[str]:
    names = [name for name in found.ranked if any(name in pair for pair in found.ahead)]
    if len(names) < 2:
        return []

    def cell(one: str, other: str) -> str:
        before, n = found.ahead.get((one, other), (0.0, 0))
        return percent(before / n) if n else "–"

    rows = [(one, *(cell(one, other) for other in names)) for one in names]
    head = f"<h2>{escape(say('arena-ahead'))}</h2>"
    return [head, table(["", *names], rows), paragraph(say("arena-ahead-note"))]


def seats(found: Findings, say: Say) -> list[str]:
    if not any(n for _, n, _ in found.seats):
        return []
    heads = [say("arena-seat"), say("arena-won"), say("arena-score")]
    rows = [(str(seat), percent(share), f"{score:.2f}") for seat, (share, _, score) in enumerate(found.seats)]
    return [f"<h2>{escape(say('arena-seats'))}</h2>", table(heads, rows)]


def times(found: Findings, say: Say) -> list[str]:
    def told(ms: float | None) -> str:
        return "–" if ms is None else f"{ms:.3f}"

    rows = []
    for name, line in found.lines.items():
        if line.seats:
            clock = line.times
            mean = f"{line.place / line.seats:.2f}", f"{line.score / line.seats:.2f}"
            rows.append(
                (name, str(line.seats), *mean, str(clock.n), told(clock.mean_ms()), told(clock.quantile_ms(0.99)))
            )
    heads = [say(f"arena-{name}") for name in ("bot", "seats-held", "place", "score", "decisions", "ms", "p99")]
    return [f"<h2>{escape(say('arena-times'))}</h2>", table(heads, rows)]


def faults(found: Findings, say: Say) -> list[str]:
    parts = [f"<h2>{escape(say('arena-faults'))}</h2>"]
    rows: list[list[str]] = []
    for result in found.faulty:
        for fault in result.faults:
            what = say(f"arena-fault-{fault.kind}")
            where = [str(result.match), result.seed, fault.entrant, str(fault.seat)]
            rows.append([*where, what, str(fault.decision), fault.detail])
    if rows:
        heads = [say(f"arena-{name}") for name in ("match", "seed", "bot", "seat", "fault", "decision", "detail")]
        parts.append(table(heads, rows[:MOST_FAULTS], words=(2, 4, 6)))
        if len(rows) > MOST_FAULTS:
            parts.append(paragraph(say("arena-more", n=len(rows) - MOST_FAULTS)))
    else:
        parts.append(paragraph(say("arena-no-faults")))
    if found.void:
        parts.append(paragraph(say("arena-void-note")))
        heads = [say("arena-match"), say("arena-seed"), say("arena-detail")]
        parts.append(table(heads, [(str(one.match), one.seed, one.void) for one in found.void], words=(2,)))
    return parts
