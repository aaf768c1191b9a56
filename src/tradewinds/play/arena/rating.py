"""How good the entrants are: OpenSkill ratings and shares of victories with 95 % intervals, and meetings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean, pstdev, stdev
from typing import Any, Final

from tradewinds.kernel.chance import Xorshift
from tradewinds.play.arena.plan import Plan
from tradewinds.play.arena.results import Result
from tradewinds.play.arena.stopping import shares
from tradewinds.play.simulation import RULES, SURE, Times, interval

RESAMPLES: Final = 100
"""Of the bootstrap, where there is time for them."""
MOST_RATED: Final = 60_000
"""Matches rated for all resamples together, unless that makes them too few: each takes some ten microseconds."""
FEWEST: Final = 20
"""Resamples, and blocks for which they say anything."""


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float
    low: float
    high: float
    """The 95 % interval of mu, from ratings of blocks drawn again; where there are too few of them, from sigma."""


@dataclass(frozen=True)
class Share:
    """A subject's victories in its matches, with a 95 % interval for what they would be in endless play."""

    subject: str
    opponents: str
    matches: int
    share: float
    low: float
    high: float
    fair: float
    """The share of somebody who plays like the others."""


@dataclass
class Line:
    """What came of an entrant on all its seats."""

    seats: int = 0
    score: int = 0
    place: int = 0
    wins: float = 0.0
    faults: int = 0
    times: Times = field(default_factory=Times)


def by_block(results: Iterable[Result]) -> list[list[Result]]:
    return [list(block) for _, block in groupby(results, key=lambda result: result.block)]


def teams(plan: Plan, result: Result) -> list[tuple[str, float]]:
    """Who was rated, with the place. Alone, a bot plays against the game: whoever reached its aim was first."""
    if plan.kind == "solo":
        seat = next(seat for seat in range(plan.players) if seat not in plan.ruled)
        won = result.wins[seat] > 0
        return [(result.seats[seat], 1.0 if won else 2.0), (RULES, 2.0 if won else 1.0)]
    return [(name, float(place)) for name, place in zip(result.seats, result.places, strict=True)]


def rated(plan: Plan, results: Iterable[Result]) -> dict[str, Any]:
    """The ratings after these matches, in this order. Bots do not learn, so skill does not drift (`tau` is 0). An
    entrant on several seats moves by the mean of what they would."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    names = [*plan.entrants, *([RULES] if plan.kind == "solo" or plan.ruled else [])]
    now = {name: model.rating(name=name) for name in names}
    for result in results:
        if result.void:
            continue
        seated = teams(plan, result)
        after = model.rate([[now[name]] for name, _ in seated], ranks=[place for _, place in seated])
        moved: dict[str, list[Any]] = {}
        for (name, _), (one,) in zip(seated, after, strict=True):
            moved.setdefault(name, []).append(one)
        for name, ones in moved.items():
            now[name] = model.rating(mu=fmean(one.mu for one in ones), sigma=fmean(one.sigma for one in ones))
    return now


def ratings(plan: Plan, results: Sequence[Result]) -> dict[str, Rating]:
    """Ratings by all matches in order; intervals by a bootstrap over blocks, as matches of a deal belong together."""
    final = rated(plan, results)
    blocks = by_block(results)
    n = max(FEWEST, min(RESAMPLES, MOST_RATED // max(1, len(results))))
    drawn: dict[str, list[float]] = {name: [] for name in final}
    if len(blocks) >= FEWEST:
        chance = Xorshift(1 + len(blocks))
        for _ in range(n):
            again = [blocks[chance.below(len(blocks))] for _ in blocks]
            for name, one in rated(plan, (result for block in again for result in block)).items():
                drawn[name].append(one.mu)
    found: dict[str, Rating] = {}
    for name, one in final.items():
        wide = SURE * (stdev(drawn[name]) if drawn[name] else one.sigma)
        found[name] = Rating(one.mu, one.sigma, one.mu - wide, one.mu + wide)
    return found


def win_shares(plan: Plan, results: Sequence[Result]) -> list[Share]:
    series: dict[str, list[float]] = {name: [] for name in plan.subjects}
    played = dict.fromkeys(plan.subjects, 0)
    seats = dict.fromkeys(plan.subjects, 0)
    for block in by_block(results):
        found = shares(plan, block)
        for name, share in found.items():
            series[name].append(share)
            counted = [result for result in block if not result.void and name in result.seats]
            played[name] += len(counted)
            seats[name] += sum(result.seats.count(name) for result in counted)
    told: list[Share] = []
    for name, values in series.items():
        if values:
            low, high = block_interval(values)
            # Against the game itself there is no fair share.
            fair = 0.0 if plan.kind == "solo" else seats[name] / played[name] / plan.players
            told.append(Share(name, plan.opponents(name), played[name], fmean(values), low, high, fair))
    return told


def block_interval(values: Sequence[float]) -> tuple[float, float]:
    """Wilson's interval for as many independent matches as would scatter like these blocks: pairing makes them worth
    more than their number where seats and deals decide much. With few blocks that scatter is uncertain (Student)."""
    n = len(values)
    share = fmean(values)
    scatter = pstdev(values) ** 2 / (n - 1) if n > 1 else 0.0
    worth = share * (1 - share) / scatter if scatter > 0 else float(n)
    return interval(share * max(worth, n), max(worth, n), student(n - 1) if scatter > 0 else SURE)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (Cornish and Fisher's series, exact enough from 2 on)."""
    if freedom < 2:
        return 12.706
    z = SURE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def lines(plan: Plan, results: Iterable[Result]) -> dict[str, Line]:
    found: dict[str, Line] = {name: Line() for name in plan.entrants}
    for result in results:
        if result.void:
            continue
        for seat, name in enumerate(result.seats):
            line = found.setdefault(name, Line())
            line.seats += 1
            line.score += result.scores[seat]
            line.place += result.places[seat]
            line.wins += result.wins[seat]
            line.times.add(result.times[seat].times())
        for fault in result.faults:
            found[fault.entrant].faults += 1
    return found


def ahead(results: Iterable[Result]) -> dict[tuple[str, str], tuple[float, int]]:
    """(A, B): in how many of how many meetings A was placed before B, half where they shared a place."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for result in results:
        for seat, one in enumerate(result.seats if not result.void else ()):
            for other_seat, other in enumerate(result.seats):
                if one != other:
                    mine, theirs = result.places[seat], result.places[other_seat]
                    before, n = found.get((one, other), (0.0, 0))
                    found[one, other] = before + (1.0 if mine < theirs else 0.5 if mine == theirs else 0.0), n + 1
    return found


def by_seat(plan: Plan, results: Iterable[Result]) -> list[tuple[float, int, float]]:
    """Per seat: the share of the matches that were won there, how many, the mean score."""
    wins, scores, n = [0.0] * plan.players, [0] * plan.players, 0
    for result in results:
        if not result.void:
            n += 1
            for seat in range(plan.players):
                wins[seat] += result.wins[seat]
                scores[seat] += result.scores[seat]
    return [(win / n, n, score / n) if n else (math.nan, 0, math.nan) for win, score in zip(wins, scores, strict=True)]
