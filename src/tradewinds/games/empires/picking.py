"""Picking a card of an empire: by its name; equal cards in equal state are one option.

`pick:<card>` is the first of its name that may be picked, `pick:<card>:2` the next one in another state, and so on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.state import Buffer
from tradewinds.kernel.vectors import vec

SLOT: Final = 0xFFFF
"""In `Picks.slots`: the slot, and above it how many others of its name come before it."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Picks:
    """The slots of an empire that may be picked, one of each sort, and the actions that pick them."""

    def __init__(self, s: EmpiresState, board: Player) -> None:
        self.s: EmpiresState = s
        self.board: Player = board
        self.n: i64 = 0
        self.slots: vec[i64] = vec[i64]([0] * len(board.cards))

    def mark(self, i: i64) -> None:
        """A slot may be picked, unless an equal card can be already."""
        cards, slots = self.board.cards, self.slots
        card = cards[i]
        before: i64 = 0  # others of its name
        k: i64
        for k in range(self.n):
            slot = slots[k] & SLOT
            if cards[slot] == card:
                if self.s.same_state(self.board, slot, i):
                    return
                before += 1
        slots[self.n] = i + before * (SLOT + 1)
        self.n += 1

    def action(self, k: i64) -> i64:
        """The action that picks the slot with this number."""
        act = self.s.content.act
        slot = self.slots[k]
        card = self.board.cards[slot & SLOT]
        if slot <= SLOT:
            return act.pick + card
        return act.pick_other + card * (act.alike - 1) + slot // (SLOT + 1) - 1

    def at(self, k: i64) -> i64:
        """The slot with this number."""
        return self.slots[k] & SLOT

    def fill(self, out: Buffer) -> None:
        k: i64
        for k in range(self.n):
            out.add(self.action(k))

    def slot(self, action: i64) -> i64:
        """The slot that an action picks, -1 for none."""
        k: i64
        for k in range(self.n):
            if self.action(k) == action:
                return self.at(k)
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
