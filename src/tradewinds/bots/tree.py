"""The tree of a search: what came of each answer to each question, in packed columns.

A node is a question put to a seat after a certain sequence of answers, an edge one of its answers. What chance and
hidden cards do is no part of the tree: a node gathers what happened in all the worlds in which it was reached, and an
edge counts only where its answer is legal.

Where several seats decide at the same time nobody may know what the others answer, so all of them ask the node where
the question came up: it has a twin for each further seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.kernel.vectors import vec

NONE: Final = -1
ROOM: Final = 256
"""For so many nodes and edges at first; twice as many whenever it does not suffice."""


@mypyc_attr(acyclic=True)
class Tree:
    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.seat: vec[i64] = vec[i64]([0] * ROOM)
        self.first: vec[i64] = vec[i64]([0] * ROOM)
        """The first of its edges."""
        self.visits: vec[i64] = vec[i64]([0] * ROOM)
        self.twin: vec[i64] = vec[i64]([0] * ROOM)
        """The node for another seat that is asked here."""
        self.edges: i64 = 0
        self.action: vec[i64] = vec[i64]([0] * ROOM)
        self.next: vec[i64] = vec[i64]([0] * ROOM)
        """The edge after it, of the same node."""
        self.child: vec[i64] = vec[i64]([0] * ROOM)
        self.taken: vec[i64] = vec[i64]([0] * ROOM)
        """How often it was taken."""
        self.total: vec[float] = vec[float]([0.0] * ROOM)
        """What came of it for the seat that took it, summed."""
        self.prior: vec[float] = vec[float]([0.0] * ROOM)
        """How promising it looked when it was first legal."""

    def node(self, seat: i64) -> i64:
        """A new one, without edges."""
        made = self.nodes
        if made == len(self.seat):
            self.seat = wider(self.seat)
            self.first = wider(self.first)
            self.visits = wider(self.visits)
            self.twin = wider(self.twin)
        self.nodes = made + 1
        self.seat[made] = seat
        self.first[made] = NONE
        self.visits[made] = 0
        self.twin[made] = NONE
        return made

    def node_for(self, node: i64, seat: i64) -> i64:
        """Where a seat has its answers to what is asked at this node, of several seats or of others in other worlds."""
        while self.seat[node] != seat:
            if self.twin[node] == NONE:
                made = self.node(seat)
                self.twin[node] = made
                return made
            node = self.twin[node]
        return node

    def edge(self, action: i64, prior: float) -> i64:
        """A new one, which no node has yet."""
        made = self.edges
        if made == len(self.action):
            self.action = wider(self.action)
            self.next = wider(self.next)
            self.child = wider(self.child)
            self.taken = wider(self.taken)
            self.total = wider_floats(self.total)
            self.prior = wider_floats(self.prior)
        self.edges = made + 1
        self.action[made] = action
        self.next[made] = NONE
        self.child[made] = NONE
        self.taken[made] = 0
        self.total[made] = 0.0
        self.prior[made] = prior
        return made

    def find(self, node: i64, action: i64) -> i64:
        """The node's edge for an action, or NONE."""
        edge = self.first[node]
        while edge != NONE and self.action[edge] != action:
            edge = self.next[edge]
        return edge

    def follow(self, node: i64, action: i64) -> i64:
        """The node's edge for an action, made if need be: for the way through a decision of several seats."""
        last: i64 = NONE
        edge = self.first[node]
        while edge != NONE:
            if self.action[edge] == action:
                return edge
            last = edge
            edge = self.next[edge]
        made = self.edge(action, 1.0)
        if last == NONE:
            self.first[node] = made
        else:
            self.next[last] = made
        return made

    def mean(self, edge: i64) -> float:
        return self.total[edge] / float(self.taken[edge]) if self.taken[edge] > 0 else 0.0


def wider(column: vec[i64]) -> vec[i64]:
    n: i64 = len(column)
    made = vec[i64]([0] * (2 * n))
    i: i64
    for i in range(n):
        made[i] = column[i]
    return made


def wider_floats(column: vec[float]) -> vec[float]:
    n: i64 = len(column)
    made = vec[float]([0.0] * (2 * n))
    i: i64
    for i in range(n):
        made[i] = column[i]
    return made
