"""What a strong player thinks of a position, for people: the best answers, their chances, and what tells them apart.

The chances are those of a search that knows what the seat knows. The reasons are facts: worlds are dealt as the seat
cannot tell them from the real one, in each of them two answers are played on by the rules of thumb for a while, and
what happens much oftener with the one than with the other is told in the words of the log.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from tradewinds import bots
from tradewinds.bots.search import Line, Search
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.policy import Policy
from tradewinds.kernel.state import State
from tradewinds.play.table import advise, bot_number

WORLDS: Final = 16
OWN_ANSWERS: Final = 5
"""So many further answers of the seat are looked at, …"""
ALL_ANSWERS: Final = 60
"""… and so many of all seats together."""
MOST_WAYS: Final = 3
MOST_REASONS: Final = 3
TELLING: Final = 0.4
"""In how many more of the worlds something must happen to be worth telling."""
WELL_KNOWN: Final = 0.3
"""Answers tried at least so often, beside the one tried most, are compared by what came of them; …"""
HARDLY_KNOWN: Final = 0.05
"""… those tried less often than this are not spoken of."""


class Way(Struct):
    action: str
    chance: float | None = None
    """To win, from 0 to 1, as far as the search can tell; None: nobody has searched."""


class Foretold(Struct):
    """A fact that an answer brings, as the log would tell it."""

    kind: str
    rule: str
    seat: int
    args: dict[str, Any]


class Reason(Struct):
    fact: Foretold
    first: int
    """In how many of the worlds it happened after the better answer, …"""
    second: int
    """… and after the other."""


class Advice(Struct):
    ways: list[Way]
    """The best answer first."""
    reasons: list[Reason] = []
    """What tells the best from the second."""
    worlds: int = WORLDS


class Verdict(Struct):
    """What a strong player thinks of an answer that was given."""

    played: Way
    best: Way
    chances: list[float]
    """What the position promised to each seat."""
    reasons: list[Reason] = []
    """What tells the best from the one that was played; empty if they are the same."""
    worlds: int = WORLDS


class Foreseen:
    """What happened after one answer: facts by how many worlds they happened in, without those that only say it."""

    def __init__(self) -> None:
        self.worlds: Counter[bytes] = Counter()
        self.facts: dict[bytes, Foretold] = {}
        self.answer: set[bytes] = set()

    def add(self, facts: list[Foretold]) -> None:
        told = [msgspec.json.encode(fact, order="deterministic") for fact in facts]
        self.answer.update(told[:1])
        self.worlds.update(set(told[1:]))
        self.facts.update(zip(told, facts, strict=True))


def quick_advice(game: Game, state: State, seat: int, salt: str, made: int) -> Advice:
    """The answer of the rules of thumb (or of the best bot there is), without a reason."""
    name = bots.usual(game)
    bot = bots.make(game, name, bot_number(f"{salt}/{made}/{seat}/{name}"))
    return Advice([Way(advise(game, state, seat, bot, salt, made))])


def advice(game: Game, state: State, seat: int, salt: str, made: int, rounds: int, seconds: float) -> Advice:
    """The best answers after `made` decisions, with reasons; what a seat may not know changes nothing in them."""
    if game.policy is None:
        return quick_advice(game, state, seat, salt, made)
    number = bot_number(f"{salt}/{made}/{seat}")
    policy = game.policy(number)
    imagined = game.determinize(state, seat, number)
    lines = Search(game, policy, number, rounds, seconds).lines(imagined, seat)
    known = best_known(lines)
    ways = [Way(game.actions.text(line.action), line.value) for line in known]
    why = reasons(game, policy, imagined, seat, known[0].action, known[1].action) if len(known) > 1 else []
    return Advice(ways, why)


def best_known(lines: list[Line]) -> list[Line]:
    """The best answers of a search, the best first."""
    most = lines[0].taken
    known = [line for line in lines if line.taken >= WELL_KNOWN * most]
    known.sort(key=lambda line: -line.value)
    others = [line for line in lines if HARDLY_KNOWN * most <= line.taken < WELL_KNOWN * most]
    return [*known, *(line for line in others if line.value <= known[0].value)][:MOST_WAYS]


def verdict(game: Game, state: State, seat: int, action: str, salt: str, made: int, seconds: float) -> Verdict | None:
    """What to think of an answer to the position after `made` decisions; None: there was no other, or nobody knows."""
    played = game.actions.parse(action)
    if game.policy is None or len(state.legal(seat)) < 2:
        return None
    number = bot_number(f"{salt}/{made}/{seat}")
    policy = game.policy(number)
    imagined = game.determinize(state, seat, number)
    search = Search(game, policy, number, 0, seconds)
    lines = search.lines(imagined, seat, played)
    own = next(line for line in lines if line.action == played)
    best = max(own, best_known(lines)[0], key=lambda line: line.value)
    why = [] if best is own else reasons(game, policy, imagined, seat, best.action, played)
    chances = search.promises()[: int(state.players)]
    return Verdict(Way(action, own.value), Way(game.actions.text(best.action), best.value), chances, why)


def reasons(game: Game, policy: Policy, imagined: State, seat: int, better: int, other: int) -> list[Reason]:
    """What tells an answer from another."""
    after = {better: Foreseen(), other: Foreseen()}
    for number in range(1, WORLDS + 1):
        world = game.determinize(imagined, seat, number)
        for action, foreseen in after.items():
            foreseen.add(played_on(policy, world.copy(), seat, action))
    one, two = after[better], after[other]
    facts = one.facts | two.facts
    telling = []
    for told in (one.worlds.keys() | two.worlds.keys()) - one.answer - two.answer:
        first, second = one.worlds[told], two.worlds[told]
        if abs(first - second) >= TELLING * WORLDS:
            # What one does oneself comes before what others do, and what happens before what does not.
            order = (-abs(first - second), facts[told].seat != seat, first < second, told)
            telling.append((order, Reason(facts[told], first, second)))
    telling.sort(key=lambda found: found[0])
    return [reason for _, reason in telling[:MOST_REASONS]]


def played_on(policy: Policy, world: State, seat: int, action: int) -> list[Foretold]:
    """What happens from an answer on, as the seat reads it; the first fact says the answer."""
    journal = Journal()
    world.journal = journal
    world.apply(seat, action)
    own = answers = 0
    while not world.over and own < OWN_ANSWERS and answers < ALL_ANSWERS:
        mover = world.seats_to_act()[0]
        world.apply(mover, policy.decide(world, mover))
        own += mover == seat
        answers += 1
    return [Foretold(fact.kind, fact.rule, int(fact.seat), fact.args_for(seat)) for fact in journal.facts]
