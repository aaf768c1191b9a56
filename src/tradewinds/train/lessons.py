"""Lessons: positions of matches that bots played, with what was best there and what came of it.

The first ones are taught by the rules of thumb or by a plain search, later ones by a search with the network so far.
Whatever happens in a match follows from its seed, so lessons are the same on any machine and with any number of
processes.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tradewinds.bots.learned import Learned, certainty
from tradewinds.bots.net import Net
from tradewinds.bots.search import Search
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.encoding import Encoder, Eye
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.policy import VICTORY, Policy, lead
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WANDERING: Final = 0.1
"""So many decisions of those who play by rules of thumb are made at random, so that there is something to compare."""
TAUGHT: Final = 0.25
"""Part of the positions that make a lesson; a plan may say otherwise of matches by rules of thumb. Neighbours tell
nearly the same."""
HASTE: Final = 5
"""Where nothing is taught, a search takes so many times fewer rounds: more matches are worth more than better ones."""
LEAST_ROUNDS: Final = 16
"""But no fewer than these: where all decide at the same time, the first rounds do not come to every seat."""
HOPE: Final = 0.5
"""What the search itself promised counts for so much of what came of a position; the rest is the match's end."""
CURIOUS: Final = 12
"""In so many first decisions of each seat a search takes an answer in proportion to its tries, not the best one."""
LONGEST: Final = 5000
"""Decisions after which a match is given up."""


@dataclass(frozen=True)
class Setting:
    """A kind of match that is played for lessons."""

    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)


@dataclass
class Lesson:
    seen: list[tuple[int, float]]
    """The observation of the seat that decides: place and number, without the zeros."""
    answers: list[tuple[int, float]]
    """The legal actions, and the part of all promise that is due to each."""
    seat: int
    hopes: list[float] = field(default_factory=list)
    """What a search promised each seat here, if it was one that answered."""
    known: list[float] = field(default_factory=list)
    """What the rules of thumb promise each seat, counted from this one, if the network is to correct them."""
    won: list[float] = field(default_factory=list)
    """What came of it: for each seat, counted from this one, its share of the victory …"""
    lead: list[float] = field(default_factory=list)
    """… and where its score stood beside the best of the others'."""
    alone: bool = False
    """Against the game itself: won or not."""


class Teacher:
    """Plays matches and keeps lessons: by searches of so many rounds, led by a network if there is one; without
    rounds by rules of thumb."""

    def __init__(
        self,
        game: Game,
        net: Net | None,
        rounds: int,
        thumbs: float = 0.0,
        steps: int = 0,
        taught: float = TAUGHT,
        corrects: bool = False,
    ) -> None:
        assert game.policy is not None
        assert game.encoder is not None
        self.game = game
        self.net = net
        self.rounds = rounds
        self.thumbs = thumbs
        self.steps = steps
        self.taught = taught
        self.corrects = corrects
        self.encoder: Encoder = game.encoder()
        self.eye = Eye(self.encoder, len(game.actions))
        self.rng = Xorshift(1)

    def match(self, setting: Setting, seed: str) -> list[Lesson]:
        """All lessons of one match."""
        dice = random.Random(f"lessons {seed}")
        state = self.game.start(setting.players, setting.options, seed)
        assert self.game.policy is not None
        habits: Policy = self.game.policy(dice.randrange(1, 2**31 - 1))
        if self.corrects:
            self.rng = Xorshift(dice.randrange(1, 2**31 - 1))
        seats = [self.searches(habits, dice) for _ in range(setting.players)] if self.rounds else []
        made = [0] * setting.players
        lessons: list[Lesson] = []
        for _ in range(LONGEST):
            if state.over:
                return finished(lessons, state)
            seat = dice.choice(state.seats_to_act())
            if self.rounds:
                action = self.searched(state, seat, seats[seat], habits, dice, made[seat] < CURIOUS, lessons)
                made[seat] += 1
            else:
                action = self.by_habit(state, seat, habits, dice, lessons)
            state.apply(seat, action)
        return []

    def searches(self, habits: Policy, dice: random.Random) -> tuple[Search, Search]:
        """One that teaches, and one for the way to the next lesson."""
        led = habits
        if self.net is not None:
            led = Learned(self.net, self.encoder, habits, self.thumbs, self.steps, self.corrects)
        number = dice.randrange(1, 2**31 - 1)
        hasty = min(self.rounds, max(LEAST_ROUNDS, self.rounds // HASTE))
        return Search(self.game, led, number, self.rounds), Search(self.game, led, number, hasty)

    def searched(
        self,
        state: State,
        seat: int,
        searches: tuple[Search, Search],
        habits: Policy,
        dice: random.Random,
        curious: bool,
        lessons: list[Lesson],
    ) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        imagined = self.game.determinize(state, seat, dice.randrange(1, 2**31 - 1))
        taught = dice.random() < TAUGHT
        search = searches[0] if taught else searches[1]
        lines = search.lines(imagined, seat)
        if taught:
            tries = sum(line.taken for line in lines)
            lesson = self.lesson(state, seat, [(line.action, line.taken / tries) for line in lines if line.taken])
            lesson.hopes = search.promises()[: int(state.players)]
            if self.corrects:
                lesson.known = self.promised(habits, imagined, seat)
            lessons.append(lesson)
        if curious:
            return dice.choices([line.action for line in lines], [line.taken for line in lines])[0]
        return lines[0].action

    def by_habit(self, state: State, seat: int, habits: Policy, dice: random.Random, lessons: list[Lesson]) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        imagined = self.game.determinize(state, seat, dice.randrange(1, 2**31 - 1))
        answer = int(habits.decide(imagined, seat))
        if dice.random() < self.taught:
            lesson = self.lesson(state, seat, [(action, float(action == answer)) for action in legal])
            if self.corrects:
                lesson.known = self.promised(habits, imagined, seat)
            lessons.append(lesson)
        return dice.choice(legal) if dice.random() < WANDERING else answer

    def lesson(self, state: State, seat: int, answers: list[tuple[int, float]]) -> Lesson:
        self.eye.look(state, seat)
        known = dict(answers)
        return Lesson(self.eye.nonzero(), [(action, known.get(action, 0.0)) for action in state.legal(seat)], seat)

    def promised(self, habits: Policy, imagined: State, seat: int) -> list[float]:
        """What the rules of thumb promise each seat, counted from this one, as the network will correct it."""
        players = int(imagined.players)
        said = vec[float]([0.0] * players)
        habits.judge(imagined, self.rng, said)
        return [certainty(said[(seat + k) % players]) for k in range(players)]


def finished(lessons: list[Lesson], state: State) -> list[Lesson]:
    """The same lessons, with what came of the match."""
    players = int(state.players)
    outcome = state.outcome()
    if outcome is not None:
        won = [float(outcome.won)] * players
        leads = [lead(float(outcome.score), float(outcome.target))] * players
    else:
        winners = state.winners()
        won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        scores = [float(score) for score in state.scores()]
        leads = [
            lead(score, max(scores[:seat] + scores[seat + 1 :], default=score)) for seat, score in enumerate(scores)
        ]
    for lesson in lessons:
        lesson.alone = outcome is not None
        said = hoped(won, leads, lesson.hopes) if lesson.hopes else won
        lesson.won = said[lesson.seat :] + said[: lesson.seat]
        lesson.lead = leads[lesson.seat :] + leads[: lesson.seat]
    return lessons


def hoped(won: list[float], leads: list[float], hopes: list[float]) -> list[float]:
    """Victories, part as they came, part as a search foresaw them: one match is a single throw of many dice."""
    foreseen = [max(0.001, hope - (1.0 - VICTORY) * lead) for hope, lead in zip(hopes, leads, strict=True)]
    whole = sum(foreseen)
    return [(1.0 - HOPE) * came + HOPE * hope / whole for came, hope in zip(won, foreseen, strict=True)]


def packed(lessons: list[Lesson], seats: int) -> dict[str, NDArray[Any]]:
    """As arrays, one row after the other: what a file holds, and what is fitted."""
    import numpy as np

    def ends(rows: list[list[tuple[int, float]]]) -> NDArray[np.int64]:
        return np.cumsum([0, *(len(row) for row in rows)], dtype=np.int64)

    def column(rows: list[list[tuple[int, float]]], which: int, kind: Any) -> NDArray[Any]:
        return np.array([pair[which] for row in rows for pair in row], dtype=kind)

    def table(rows: list[list[float]]) -> NDArray[np.float16]:
        filled = np.zeros((len(rows), seats), dtype=np.float16)
        for row, values in zip(filled, rows, strict=True):
            row[: len(values)] = values
        return filled

    seen = [lesson.seen for lesson in lessons]
    answers = [lesson.answers for lesson in lessons]
    return {
        "seen_ends": ends(seen),
        "seen_places": column(seen, 0, np.uint16),
        "seen_numbers": column(seen, 1, np.float16),
        "answer_ends": ends(answers),
        "answer_actions": column(answers, 0, np.uint16),
        "answer_parts": column(answers, 1, np.float16),
        "players": np.array([len(lesson.won) for lesson in lessons], dtype=np.uint8),
        "alone": np.array([lesson.alone for lesson in lessons], dtype=np.bool_),
        "known": table([lesson.known for lesson in lessons]),
        "won": table([lesson.won for lesson in lessons]),
        "lead": table([lesson.lead for lesson in lessons]),
    }
