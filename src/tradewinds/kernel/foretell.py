"""Previews by trial: what an action is sure to bring, in the words of the log, before it is played.

The action is played on a determinized copy, so nothing hidden shows, with a journal that listens until something
happens that the seat cannot foresee: a draw of chance, a barrier (something is turned over, a choice is final), a fact
of another seat, or the end, when everything is counted. Nobody else decides in a trial, and the seat itself decides
nothing further.
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Fact, Journal
from tradewinds.kernel.state import State


class Forecast(Journal):
    """Facts of one seat, as long as they can be foreseen."""

    def __init__(self, state: State, seat: i64) -> None:
        super().__init__()
        self.state: State = state
        self.seat: i64 = seat
        self.used: i64 = state.chance.used()
        self.barriers: i64 = state.barriers
        self.closed: bool = False

    def open(self) -> bool:
        """Whether all that has happened so far could be foreseen."""
        if not self.closed:
            state = self.state
            self.closed = state.over or state.barriers != self.barriers or state.chance.used() != self.used
        return not self.closed

    def tell(self, fact: Fact) -> None:
        if fact.seat != self.seat and (fact.seat >= 0 or fact.reveals):
            self.closed = True
        if self.open():
            self.facts.append(fact)


def foretell(game: Game, state: State, seat: int, actions: list[int]) -> list[list[dict[str, object]]]:
    """For each of these legal actions the facts that it is sure to bring, as the seat will read them."""
    table = game.determinize(state, seat, 0)
    return [trial(table.copy(), seat, action) for action in actions]


def trial(state: State, seat: int, action: int) -> list[dict[str, object]]:
    """The same for one action, on a table of its own."""
    journal = Forecast(state, seat)
    state.journal = journal
    state.answer(seat, action)
    own: i64 = 1 << seat
    while not state.over and journal.open():
        if state.step():
            state.stamp = -1  # what the buffer holds are the options before
            if state.deciders != own or state.options(seat) != 1 or state.free_choice():
                break
            state.answer(seat, state.buffer.items[0])
    return [fact.seen_by(seat) for fact in journal.facts]
