"""The search: it finds what there is to find, knows no more than its seat, and repeats itself for the same number."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tradewinds
from tests.support.lanterns import LANTERNS
from tradewinds import bots, games
from tradewinds.bots.search import Search
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.policy import Blind, promise, result
from tradewinds.kernel.state import Buffer, State
from tradewinds.kernel.vectors import vec

ROUNDS = 200 if tradewinds.compiled() else 40


class Nim(State):
    """Take one to three; whoever takes the last one wins."""

    def __init__(self, heap: int, source: Nim | None = None) -> None:
        if source is None:
            super().__init__(2, Chance("", 1), 4)
        else:
            super().__init__(2, source.chance.copy(), 4, source)
        self.heap: int = heap if source is None else source.heap
        self.turn: int = 0 if source is None else source.turn

    def copy(self) -> Nim:
        return Nim(0, self)

    def step(self) -> bool:
        if self.heap == 0:
            self.over = True
            return False
        self.deciders = 1 << self.turn
        return True

    def free_choice(self) -> bool:
        return True

    def fill(self, seat: int, out: Buffer) -> None:
        for n in range(1, min(3, self.heap) + 1):
            out.add(n)

    def answer(self, seat: int, action: int) -> None:
        self.heap -= action
        self.turn = 1 - self.turn

    def scores(self) -> list[int]:
        return [self.turn, 1 - self.turn]  # after the last one it would be the loser's turn


class Pennies(State):
    """Both lay a coin at the same time; seat 1 wins if they are alike, so whoever knew the other's would always win."""

    def __init__(self, source: Pennies | None = None) -> None:
        if source is None:
            super().__init__(2, Chance("", 1), 4)
        else:
            super().__init__(2, source.chance.copy(), 4, source)
        self.coins: list[int] = [-1, -1] if source is None else source.coins[:]

    def copy(self) -> Pennies:
        return Pennies(self)

    def step(self) -> bool:
        self.deciders = sum(1 << seat for seat in range(2) if self.coins[seat] < 0)
        self.over = self.deciders == 0
        return not self.over

    def fill(self, seat: int, out: Buffer) -> None:
        out.add(0)
        out.add(1)

    def answer(self, seat: int, action: int) -> None:
        self.coins[seat] = action

    def scores(self) -> list[int]:
        alike = self.coins[0] == self.coins[1]
        return [int(not alike), int(alike)]


def open_game() -> Search:
    """A search for a game without secrets."""
    return Search(replace(LANTERNS, determinize=lambda state, seat, number: state.copy()), Blind(), 1, rounds=1500)


@pytest.mark.parametrize(("heap", "right"), [(5, 1), (6, 2), (7, 3), (9, 1)])
def test_it_finds_the_winning_move(heap: int, right: int) -> None:
    state = Nim(heap)
    state.advance()
    assert open_game().choose(state, 0) == right


def test_nobody_knows_what_others_decide_at_the_same_time() -> None:
    for seat in (0, 1):
        state = Pennies()
        state.advance()
        lines = open_game().lines(state, seat)
        tried = sum(line.taken for line in lines)
        value = sum(line.taken * line.value for line in lines) / tried
        assert 0.4 < value < 0.6, (seat, value)


def test_a_lost_position_is_known_to_be_lost() -> None:
    state = Nim(8)
    state.advance()
    assert all(line.value < 0.35 for line in open_game().lines(state, 0))


def test_what_a_finished_match_was_worth() -> None:
    state = Nim(1)
    state.advance()
    state.apply(0, 1)
    worth = vec[float]([0.0, 0.0])
    result(state, worth)
    assert list(worth) == [1.0, 0.0]


def test_promise_is_a_share_of_one() -> None:
    values = vec[float]([10.0, 10.0, 4.0])
    promise(values, 3, 6.0)
    assert abs(sum(values) - 1.0) < 1e-9
    assert values[0] == values[1]
    assert abs(values[0] / values[2] - 2.718281828) < 1e-6


@pytest.mark.parametrize("name", games.names())
def test_the_ladder_plays_every_game(name: str) -> None:
    """Whatever is asked first and after some decisions: legal, the same again, and the position is left alone."""
    game = games.load(name)
    players = max(2, game.min_players)
    state = game.start(players, {}, "ladder")
    for turn in range(6):
        for _ in range(8):
            seat = state.seats_to_act()[0]
            state.play(seat, bots.make(game, "deckhand", turn).choose(game.determinize(state, seat, 1), seat))
        seat = state.seats_to_act()[0]
        for bot in ("deckhand", "mate", f"pilot@{ROUNDS // 4}"):
            seen = game.determinize(state, seat, turn + 1)
            before = seen.to_plain()
            action = bots.make(game, bot, 5).choose(seen, seat)
            assert action in state.legal(seat)
            assert seen.to_plain() == before
            assert bots.make(game, bot, 5).choose(seen, seat) == action


@pytest.mark.parametrize("name", games.names())
def test_it_does_not_matter_what_is_really_hidden(name: str) -> None:
    """The same seat, the same number, other hidden cards: the same choice, or the bot had seen them."""
    game = games.load(name)
    state = game.start(max(2, game.min_players), {}, "hidden")
    for turn in range(5):
        seat = state.seats_to_act()[0]
        choices = set()
        for number in (1, 2, 3):
            seen = game.determinize(state, seat, number)
            choices.add(bots.make(game, f"pilot@{ROUNDS // 4}", 9).choose(seen, seat))
        assert len(choices) == 1
        for _ in range(5):
            seat = state.seats_to_act()[0]
            state.play(seat, state.legal(seat)[turn % len(state.legal(seat))])


def test_the_tree_is_kept_for_the_next_question() -> None:
    """A staffing in Puerto Rico asks one seat several times in a row."""
    game = games.load("puertorico")
    assert game.policy is not None
    state = game.start(3, {}, "kept")
    search = Search(game, game.policy(1), 1, rounds=12)
    kept = 0
    for _ in range(60):
        seat = state.seats_to_act()[0]
        if seat == 0:
            action = search.choose(game.determinize(state, 0, 1), 0)
            kept += search.kept >= 0
        else:
            action = bots.make(game, "mate", 1).choose(state, seat)
        state.play(seat, action)
    assert kept > 0


@pytest.mark.parametrize("name", ["pilot@", "pilot@0", "pilot@-3", "pilot@x", "pilot@1e9s", "pilot@nans"])
def test_a_wrong_budget_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="budget"):
        bots.make(games.load("jamaica"), name, 1)


@pytest.mark.parametrize("name", ["mate@5", "random@1s", "captain", "pilot2"])
def test_only_searches_have_a_budget(name: str) -> None:
    with pytest.raises(BadOption, match="unknown"):
        bots.make(games.load("jamaica"), name, 1)


def test_a_game_without_rules_of_thumb_has_no_ladder() -> None:
    assert bots.names(LANTERNS) == ["random", "mate", "dice"]
    assert bots.usual(LANTERNS) == "mate"
    assert bots.names(games.load("maracaibo"))[:3] == ["random", "deckhand", "mate"]
