"""Search for any game: a tree over what the seat knows (information-set Monte Carlo tree search), with a value for each
seat, led by the game's policy.

In every round of it the world is dealt anew as the seat cannot tell it from the real one; seats choose by what came
of their answers so far and by how promising those look; where the tree ends, the policy judges the position. The same
number, position and count of rounds give the same answer on any machine; with a budget of time they do not.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tradewinds.bots.tree import NONE, Tree
from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.game import Game
from tradewinds.kernel.policy import Policy
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

EXPLORE: Final = 0.9
"""How much what has seldom been tried is preferred to what came out well."""
UNTRIED: Final = 0.1
"""By how much an answer that was never tried is held to be worse than the mean of the others."""
ROUNDS_APART: Final = 4
"""Between two looks at the clock."""
MOST_EDGES: Final = 4_000_000
"""From here on the tree grows no more."""
DEEPEST: Final = 1000
"""Answers in a row that the tree holds."""
MOST_SEATS: Final = 16


class Line:
    """What a search thinks of one answer."""

    def __init__(self, action: int, taken: int, value: float) -> None:
        self.action = action
        self.taken = taken
        self.value = value
        """What it promises to the seat, from 0 to 1."""


class Search:
    """Chooses for one seat. `rounds` or `seconds` limit it, whichever is reached first; 0: no such limit."""

    def __init__(self, game: Game, policy: Policy, number: int, rounds: int = 0, seconds: float = 0.0) -> None:
        assert rounds > 0 or seconds > 0.0
        self.determinize = game.determinize
        self.policy = policy
        self.rng = Xorshift(number)
        self.most: i64 = rounds
        self.seconds = seconds
        self.explore = EXPLORE
        self.tree = Tree()
        self.root: i64 = NONE
        self.done: i64 = 0
        """Rounds of the last search, those of a kept tree not counted."""
        # Where a kept tree goes on: the node after our answer, and the number of the question that must come next.
        self.kept: i64 = NONE
        self.question: i64 = -1
        self.forced: i64 = NONE
        """The edge of an answer that is given whenever its node is reached, whatever came of it; NONE: none is."""
        self.forcing: i64 = NONE
        """Its node."""
        self.worth: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.hopes: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """What the rounds of the last search promised to each seat, summed."""
        # The least and the most that any position promised a seat: answers are compared by where they lie between.
        self.low: vec[float] = vec[float]([1.0] * MOST_SEATS)
        self.high: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.weights: vec[float] = vec[float]()
        self.edges: vec[i64] = vec[i64]()
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.movers: vec[i64] = vec[i64]([0] * DEEPEST)

    def choose(self, state: State, seat: int) -> int:
        """The answer that was tried most."""
        at: i64 = seat
        if state.options(at) == 1:
            only = state.buffer.items[0]
            self.kept = NONE
            return int(only)
        self.look(state, at)
        best = self.best(state, at)
        self.keep(state, at, best)
        return int(best)

    def lines(self, state: State, seat: int, also: int = NONE) -> list[Line]:
        """All answers, the one that was tried most first.

        `also`: an answer that must be known as well as the best, so as many rounds more as it takes.
        """
        at: i64 = seat
        self.look(state, at)
        if also != NONE:
            self.study(state, at, also)
        found: list[Line] = []
        node = self.tree.node_for(self.root, at)
        i: i64
        for i in range(state.options(at)):
            edge = self.tree.find(node, state.buffer.items[i])
            if edge != NONE:
                found.append(Line(int(self.tree.action[edge]), int(self.tree.taken[edge]), self.tree.mean(edge)))
        found.sort(key=lambda line: (-line.taken, -line.value))
        self.kept = NONE
        return found

    def promises(self) -> list[float]:
        """What the last search promises to each seat, from 0 to 1."""
        return [hope / float(self.done) for hope in self.hopes]

    def study(self, state: State, seat: i64, action: i64) -> None:
        """Rounds that begin with one answer, until it was tried as often as the one tried most."""
        tree = self.tree
        node = tree.node_for(self.root, seat)
        edge = tree.find(node, action)
        if edge == NONE:
            return
        most: i64 = 0
        other = tree.first[node]
        while other != NONE:
            if tree.taken[other] > most:
                most = tree.taken[other]
            other = tree.next[other]
        self.forced = edge
        self.forcing = node
        for _ in range(most - tree.taken[edge]):
            self.round(state, seat)
        self.forced = NONE
        self.forcing = NONE

    def look(self, state: State, seat: i64) -> None:
        """Rounds of search until the budget is used, or, where rounds are counted, nothing can change any more."""
        n = state.options(seat)
        if len(self.weights) < len(state.buffer.items):
            self.weights = vec[float]([0.0] * len(state.buffer.items))
            self.edges = vec[i64]([0] * len(state.buffer.items))
        if self.kept != NONE and self.question == state.questions and state.deciders == bit(seat):
            self.root = self.kept
        else:
            self.tree = Tree()
            self.root = self.tree.node(least(state.deciders))
            self.low = vec[float]([1.0] * MOST_SEATS)
            self.high = vec[float]([0.0] * MOST_SEATS)
        self.tree.visits[self.root] = 1  # its answers are opened at once
        self.done = 0
        self.hopes = vec[float]([0.0] * MOST_SEATS)
        began = perf_counter()
        i: i64
        while True:
            self.round(state, seat)
            self.done += 1
            for i in range(state.players):
                self.hopes[i] += self.worth[i]
            if self.most > 0 and (self.done >= self.most or (n > 1 and self.decided(seat))):
                return
            if self.seconds > 0.0 and self.done % ROUNDS_APART == 0 and perf_counter() - began >= self.seconds:
                return

    def round(self, state: State, seat: i64) -> None:
        """Down the tree in a world dealt anew, on from its edge by the policy, and back with what came of it."""
        tree = self.tree
        world = self.determinize(state, int(seat), int(1 + self.rng.below(0x7FFFFFF0)))
        node = self.root
        depth: i64 = 0
        # Seats that were asked at the same time, at the head, and have not answered yet.
        head = node
        asked: i64 = 0
        while not world.over and depth < DEEPEST and tree.edges < MOST_EDGES:
            waiting = world.deciders
            together = waiting & asked
            if together == 0:
                head = node
                asked = waiting
            mover = least(waiting if together == 0 else together)
            asked &= ~bit(mover)
            asker = tree.node_for(head, mover)
            tree.visits[asker] += 1
            if tree.visits[asker] == 1:
                break
            edge = self.forced if asker == self.forcing else self.pick(world, mover, asker)
            action = tree.action[edge]
            self.path[depth] = edge
            self.movers[depth] = mover
            depth += 1
            if together != 0:
                edge = tree.follow(tree.node_for(node, mover), action)
            world.apply(mover, action)
            if not world.over:
                if tree.child[edge] == NONE:
                    made = tree.node(least(world.deciders))
                    tree.child[edge] = made
                node = tree.child[edge]
        worth = self.worth
        self.policy.judge(world, self.rng, worth)
        i: i64
        for i in range(world.players):
            if worth[i] < self.low[i]:
                self.low[i] = worth[i]
            if worth[i] > self.high[i]:
                self.high[i] = worth[i]
        for i in range(depth):
            edge = self.path[i]
            tree.taken[edge] += 1
            tree.total[edge] += worth[self.movers[i]]

    def pick(self, world: State, mover: i64, node: i64) -> i64:
        """The edge of the legal answer that is worth most, or worth a try."""
        tree = self.tree
        n = world.options(mover)
        items = world.buffer.items
        edges = self.edges
        missing = False
        i: i64
        at = tree.first[node]
        for i in range(n):
            action = items[i]
            if at != NONE and tree.action[at] == action:  # as a rule they come in the same order
                edges[i] = at
                at = tree.next[at]
            else:
                edges[i] = tree.find(node, action)
                if edges[i] == NONE:
                    missing = True
        if missing:
            self.open(world, mover, node, n)
        taken: i64 = 0
        total = 0.0
        weight = 0.0
        for i in range(n):
            at = edges[i]
            taken += tree.taken[at]
            total += tree.total[at]
            weight += tree.prior[at]
        low = self.low[mover]
        wide = self.high[mover] - low
        if wide <= 0.0:
            wide = 1.0
        untried = 0.5 if taken == 0 else (total / float(taken) - low) / wide - UNTRIED
        push = self.explore * sqrt(float(taken + 1)) / weight
        best: i64 = 0
        most = -1.0e9
        for i in range(n):
            at = edges[i]
            tries = tree.taken[at]
            good = (tree.total[at] / float(tries) - low) / wide if tries > 0 else untried
            good += push * tree.prior[at] / float(1 + tries)
            if good > most:
                most = good
                best = at
        return best

    def open(self, world: State, mover: i64, node: i64, n: i64) -> None:
        """Edges for the answers that have none yet, in the order of the options."""
        tree = self.tree
        self.policy.weigh(world, mover, self.weights)
        world.options(mover)
        items = world.buffer.items
        last = tree.first[node]
        if last != NONE:
            while tree.next[last] != NONE:
                last = tree.next[last]
        i: i64
        for i in range(n):
            if self.edges[i] == NONE:
                made = tree.edge(items[i], self.weights[i])
                if last == NONE:
                    tree.first[node] = made
                else:
                    tree.next[last] = made
                last = made
                self.edges[i] = made

    def decided(self, seat: i64) -> bool:
        """Whether the rounds that are left cannot change the answer any more."""
        if self.done % 64 != 0:
            return False
        first: i64 = 0
        second: i64 = 0
        tree = self.tree
        edge = tree.first[tree.node_for(self.root, seat)]
        while edge != NONE:
            taken = tree.taken[edge]
            if taken > first:
                second = first
                first = taken
            elif taken > second:
                second = taken
            edge = tree.next[edge]
        return first - second > self.most - self.done

    def best(self, state: State, seat: i64) -> i64:
        """The legal answer that was tried most; of several the one with the better mean."""
        tree = self.tree
        node = tree.node_for(self.root, seat)
        n = state.options(seat)
        items = state.buffer.items
        best = items[0]
        most: i64 = -1
        mean = 0.0
        i: i64
        for i in range(n):
            edge = tree.find(node, items[i])
            if edge == NONE:
                continue
            if tree.taken[edge] > most or (tree.taken[edge] == most and tree.mean(edge) > mean):
                best = items[i]
                most = tree.taken[edge]
                mean = tree.mean(edge)
        return best

    def keep(self, state: State, seat: i64, action: i64) -> None:
        """The tree below the answer serves the seat's next question, if nobody else is asked before it."""
        self.kept = NONE
        if state.deciders != bit(seat):
            return
        edge = self.tree.find(self.tree.node_for(self.root, seat), action)
        if edge == NONE or self.tree.child[edge] == NONE:
            return
        trial = state.copy()
        trial.apply(seat, action)
        if not trial.over and trial.deciders == bit(seat):
            self.kept = self.tree.child[edge]
            self.question = trial.questions


def bit(seat: i64) -> i64:
    one: i64 = 1
    return one << seat
