"""Doubloons, VP and combat points of Maracaibo by the ledger: after every decision each has what was told of them."""

from __future__ import annotations

from typing import Any

import pytest

import tradewinds
from tests.playing import eager
from tradewinds import games
from tradewinds.games.maracaibo.content import MODES
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.journal import Fact, Journal

GAME = games.load("maracaibo")
MATCHES = 14 if tradewinds.compiled() else 2


class Ledger:
    """What every player should have by what was told."""

    def __init__(self, boards: list[Any]) -> None:
        self.rows = [{"doubloons": int(b.doubloons), "vp": int(b.vp), "cp": int(b.cp)} for b in boards]

    def note(self, fact: Fact) -> None:
        told: Any = fact.public
        for field, sign in (("gains", 1), ("paid", -1)):
            if fact.kind in ("gained", "paid"):
                for what, n in told.get(field, {}).items():
                    if what in self.rows[fact.seat]:
                        self.rows[fact.seat][what] += sign * n
        if fact.kind == "stole":
            self.rows[fact.seat]["vp"] += told["n"]
            self.rows[told["player"]]["vp"] -= told["n"]
        elif fact.kind == "final_parts":
            self.rows[fact.seat]["vp"] += sum(n for part, n in told.items() if part != "story")


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_every_doubloon_and_point_is_told(people: int, edition: str) -> None:
    for number in range(MATCHES):
        mode = MODES[number % len(MODES)]
        options: dict[str, object] = {"edition": edition, "mode": mode, "jean": int(people == 1)}
        state: Any = GAME.start(max(people, 2), options, f"ledger {number}")
        ledger = Ledger(state.boards)
        journal = state.journal = Journal()
        rng = Xorshift(number + 1)
        while not state.over:
            seat = state.seats_to_act()[0]
            busy = eager(GAME, state.legal(seat), rng)
            state.play(seat, busy[rng.below(len(busy))])
            for fact in journal.facts:
                ledger.note(fact)
            journal.facts.clear()
            if state.finals and not state.over:
                continue  # a vote of the final scoring: its parts are told when all of it is done
            has = [{"doubloons": b.doubloons, "vp": b.vp, "cp": b.cp} for b in state.boards]
            assert has == ledger.rows, (number, state.round)
