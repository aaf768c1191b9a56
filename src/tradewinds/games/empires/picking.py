"""Picking a card of an empire: by its name; equal cards in equal state are one option.

`pick:<card>` is the first of its name that may be picked, `pick:<card>:2` the next one in another state, and so on.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.state import Buffer
from tradewinds.kernel.vectors import append, vec


@mypyc_attr(acyclic=True)
class Picks:
    """The slots of an empire that may be picked, one of each sort."""

    def __init__(self, s: EmpiresState, board: Player) -> None:
        self.s: EmpiresState = s
        self.board: Player = board
        self.slots: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()
        """How many of its name came before."""

    def mark(self, i: i64) -> None:
        """A slot may be picked, unless an equal card can be already."""
        number: i64 = 0
        k: i64
        for k in range(len(self.slots)):
            if self.board.cards[self.slots[k]] == self.board.cards[i]:
                if self.s.same_state(self.board, self.slots[k], i):
                    return
                number += 1
        self.slots = append(self.slots, i)
        self.numbers = append(self.numbers, number)

    def action(self, k: i64) -> i64:
        act = self.s.content.act
        card = self.board.cards[self.slots[k]]
        if self.numbers[k] == 0:
            return act.pick + card
        return act.pick_other + card * (act.alike - 1) + self.numbers[k] - 1

    def fill(self, out: Buffer) -> None:
        k: i64
        for k in range(len(self.slots)):
            out.add(self.action(k))

    def slot(self, action: i64) -> i64:
        """The slot that an action picks, -1 for none."""
        k: i64
        for k in range(len(self.slots)):
            if self.action(k) == action:
                return self.slots[k]
        return -1


def is_pick(s: EmpiresState, action: i64) -> bool:
    return s.content.act.pick <= action < s.content.act.played_as


def pick_reason(picks: Picks, action: i64, asked: i64, reason: i64) -> i64:
    """0 for a card that may be picked, the reason for one that may not, the question for anything else."""
    if not is_pick(picks.s, action):
        return asked
    return 0 if picks.slot(action) >= 0 else reason


def picked_card(s: EmpiresState, action: i64) -> str:
    """The name of the card in a pick, for the words of a refusal."""
    act = s.content.act
    if action < act.pick_other:
        return s.content.names[action - act.pick]
    return s.content.names[(action - act.pick_other) // (act.alike - 1)]
