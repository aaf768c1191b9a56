"""All that a tournament has shown, computed once for the terminal, the JSON document and the report."""

from __future__ import annotations

from dataclasses import dataclass

from tradewinds.play.arena import rating
from tradewinds.play.arena.plan import Plan
from tradewinds.play.arena.rating import Line, Rating, Share
from tradewinds.play.arena.results import Result
from tradewinds.play.arena.stopping import ERROR, Rule, Verdict, Watch


@dataclass(frozen=True)
class Findings:
    plan: Plan
    rule: Rule
    verdict: Verdict
    results: list[Result]
    ratings: dict[str, Rating]
    shares: list[Share]
    lines: dict[str, Line]
    ahead: dict[tuple[str, str], tuple[float, int]]
    seats: list[tuple[float, int, float]]
    watch: Watch
    """With the whole course of the shares."""

    @property
    def ranked(self) -> list[str]:
        """The entrants, and the rules where they are rated, best first."""
        return sorted(self.ratings, key=lambda name: -self.ratings[name].mu)

    @property
    def void(self) -> list[Result]:
        return [result for result in self.results if result.void]

    @property
    def faulty(self) -> list[Result]:
        return [result for result in self.results if result.faults]


def find(plan: Plan, results: list[Result], rule: Rule, verdict: Verdict) -> Findings:
    watch = Watch(plan, rule)
    for block in rating.by_block(results):
        watch.note(block)
    return Findings(
        plan=plan,
        rule=rule,
        verdict=verdict,
        results=results,
        ratings=rating.ratings(plan, results),
        shares=rating.win_shares(plan, results),
        lines=rating.lines(plan, results),
        ahead=rating.ahead(results),
        seats=rating.by_seat(plan, results),
        watch=watch,
    )


def document(found: Findings) -> dict[str, object]:
    """The JSON document; its names are an interface."""
    plan, question = found.plan, found.rule.question
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "kind": plan.kind,
        "seed": plan.seed,
        "matches": len(found.results),
        "void": len(found.void),
        "stopped": {
            "by": found.verdict.answer,
            "matches": found.verdict.matches,
            "question": None if question is None else {"bot": question.subject, "share": question.share},
            "error": ERROR,
        },
        "ratings": {
            name: {
                "mu": round(one.mu, 4),
                "sigma": round(one.sigma, 4),
                "mu_95": [round(one.low, 4), round(one.high, 4)],
            }
            for name, one in found.ratings.items()
        },
        "shares": [
            {
                "bot": one.subject,
                "against": one.opponents,
                "matches": one.matches,
                "share": round(one.share, 6),
                "share_95": [round(one.low, 6), round(one.high, 6)],
                "fair": round(one.fair, 6),
            }
            for one in found.shares
        ],
        "bots": {name: of_line(line) for name, line in found.lines.items()},
        "seats": [{"share": round(share, 6), "mean_score": round(score, 4)} for share, n, score in found.seats if n],
        "faults": [
            {"match": result.match, "seed": result.seed, "bot": fault.entrant, "seat": fault.seat, "kind": fault.kind}
            | {"decision": fault.decision, "detail": fault.detail}
            for result in found.faulty
            for fault in result.faults
        ],
        "voids": [{"match": result.match, "seed": result.seed, "reason": result.void} for result in found.void],
    }


def of_line(line: Line) -> dict[str, object]:
    mean, most = line.times.mean_ms(), line.times.quantile_ms(0.99)
    return {
        "seats": line.seats,
        "mean_score": round(line.score / line.seats, 4) if line.seats else None,
        "mean_place": round(line.place / line.seats, 4) if line.seats else None,
        "wins": round(line.wins, 6),
        "faults": line.faults,
        "decisions": line.times.n,
        "decision_ms_mean": None if mean is None else round(mean, 6),
        "decision_ms_p99": None if most is None else round(most, 6),
    }
