"""When a tournament has been played for long enough. It is looked at after every block, which is honest only with
methods made for that: an interval for a fixed number of matches, looked at again and again, is wrong far too often.

The question "does A win more than p of its matches" is two bets, one against each answer. A bet against the truth
cannot be expected to win, and the chance that it ever multiplies its money by 2/ERROR is at most ERROR/2 (Ville).
Intervals that hold at all times at once come from the same bets against every share (Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting", 2024). Bets are on the means of blocks: matches of one deal
may depend on each other.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tradewinds.kernel.errors import BadOption
from tradewinds.play.arena.plan import Plan
from tradewinds.play.arena.results import Result

ERROR: Final = 0.05
"""The chance that an answer is wrong, and that an interval ever misses the truth."""
STAKE: Final = 0.5
"""The part of what could be lost at once that is staked at most."""
LOOKS: Final = 25
"""An interval is looked at when this part of the blocks is new: it costs more the more blocks there are."""
STEPS: Final = 24
"""Halvings in the search for an end of an interval."""

Answer = Literal["yes", "no", "width", "matches"]


@dataclass(frozen=True)
class Question:
    """Does this bot win more than this share of its matches?"""

    subject: str
    share: float


@dataclass(frozen=True)
class Rule:
    """When to stop: after so many matches at the latest, sooner when the question is answered or all intervals are
    this narrow (half their width)."""

    matches: int
    question: Question | None = None
    width: float | None = None


@dataclass(frozen=True)
class Verdict:
    answer: Answer
    matches: int
    """After how many."""


def read_question(text: str, plan: Plan) -> Question:
    """`mate wins 40%`."""
    found = re.fullmatch(r"\s*(\S.*?)\s+wins\s+(\d+(?:\.\d+)?)\s*%\s*", text)
    if found is None:
        raise BadOption("error-arena-question", {"question": text}, field="--question")
    subject, share = found[1], float(found[2]) / 100
    if subject not in plan.subjects:
        told: dict[str, object] = {"bot": subject, "bots": ", ".join(plan.subjects)}
        raise BadOption("error-arena-subject", told, field="--question")
    if not 0 < share < 1:
        raise BadOption("error-arena-share", {"share": found[2]}, field="--question")
    return Question(subject, share)


def shares(plan: Plan, block: Sequence[Result]) -> dict[str, float]:
    """Of a block: the share of its matches that each subject won, over all its seats."""
    counted = [result for result in block if not result.void]
    if not counted:
        return {}
    if plan.kind == "solo":
        return {name: wins_of(result, name) for result in counted for name in plan.entrants if name in result.seats}
    if plan.kind == "duel":
        subjects = [plan.circle(counted[0].block)[0]]
    else:
        subjects = [name for name in plan.entrants if name in counted[0].seats]
    return {name: sum(wins_of(result, name) for result in counted) / len(counted) for name in subjects}


def wins_of(result: Result, name: str) -> float:
    return min(1.0, sum(win for win, seated in zip(result.wins, result.seats, strict=True) if seated == name))


class Bets:
    """The question's two bets: that the share is larger, that it is smaller. One of them getting rich is the answer."""

    def __init__(self, share: float, error: float = ERROR) -> None:
        self.share = share
        self.enough = math.log(2 / error)
        self.more = self.less = 0.0
        """Logarithms of what the two have made of 1."""
        self.n, self.sum, self.squares = 0, 0.0, 0.0

    def note(self, x: float) -> Answer | None:
        mean = (self.sum + 0.5) / (self.n + 1)
        spread = (self.squares + 0.25) / (self.n + 1)
        edge = mean - self.share
        # Nearly the stake that lets the winner's fortune grow fastest, going by the blocks before this one.
        stake = edge / (spread + edge * edge)
        up = min(max(stake, 0.0), STAKE / self.share)
        down = min(max(-stake, 0.0), STAKE / (1 - self.share))
        self.more += math.log1p(up * (x - self.share))
        self.less += math.log1p(-down * (x - self.share))
        self.n += 1
        self.sum += x
        self.squares += (x - (self.sum + 0.5) / (self.n + 1)) ** 2
        return "yes" if self.more >= self.enough else "no" if self.less >= self.enough else None


@dataclass
class Shares:
    """The shares of one subject, block by block, and an interval that holds at all times at once."""

    values: list[float] = field(default_factory=list)
    stakes: list[float] = field(default_factory=list)
    sum: float = 0.0
    squares: float = 0.0

    def note(self, x: float) -> None:
        n = len(self.values)
        spread = (self.squares + 0.25) / (n + 1)
        self.stakes.append(math.sqrt(2 * math.log(2 / ERROR) / (spread * (n + 1) * math.log(n + 2))))
        self.values.append(x)
        self.sum += x
        self.squares += (x - (self.sum + 0.5) / (n + 2)) ** 2

    def due(self) -> bool:
        n = len(self.values)
        return n % max(1, n // LOOKS) == 0

    def interval(self, upto: int | None = None) -> tuple[float, float]:
        """All shares against which neither bet has got rich."""
        values, stakes = self.values[:upto], self.stakes[:upto]
        if not values:
            return 0.0, 1.0
        mirrored = [1 - x for x in values]
        return self.end(values, stakes), 1 - self.end(mirrored, stakes)

    def end(self, values: list[float], stakes: list[float]) -> float:
        """The smallest share that can be true: below it, the bet that the share is larger has got rich."""
        enough = math.log(2 / ERROR)
        low, high = 0.0, sum(values) / len(values)
        if high == 0.0:
            return 0.0
        for _ in range(STEPS):
            share = (low + high) / 2
            made = 0.0
            for x, stake in zip(values, stakes, strict=True):
                made += math.log1p(min(stake, STAKE / share) * (x - share))
            low, high = (share, high) if made >= enough else (low, share)
        return low


class Watch:
    """Looks at the blocks in their order and says when it is enough."""

    def __init__(self, plan: Plan, rule: Rule) -> None:
        self.plan = plan
        self.rule = rule
        self.matches = 0
        self.bets = None if rule.question is None else Bets(rule.question.share)
        self.sequences = {name: Shares() for name in plan.subjects}
        self.verdict: Verdict | None = None

    def note(self, block: Sequence[Result]) -> Verdict | None:
        """The next block; the verdict, if there is one by now. The first stands."""
        self.matches += len(block)
        found = shares(self.plan, block)
        for name, share in found.items():
            self.sequences[name].note(share)
        question = self.rule.question
        if self.verdict is not None:
            return self.verdict
        if self.bets is not None and question is not None and question.subject in found:
            answer = self.bets.note(found[question.subject])
            if answer is not None:
                self.verdict = Verdict(answer, self.matches)
        if self.verdict is None and self.rule.width is not None and self.narrow(self.rule.width):
            self.verdict = Verdict("width", self.matches)
        return self.verdict

    def narrow(self, width: float) -> bool:
        if not all(sequence.due() and sequence.values for sequence in self.sequences.values()):
            return False
        ends = [sequence.interval() for sequence in self.sequences.values()]
        return all(high - low <= 2 * width for low, high in ends)
