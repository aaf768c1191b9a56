"""Whatever a game tells, asks, offers, refuses and reads aloud, in every configuration, has words in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.playing import Chooser, Configuration, configurations, name_of
from tradewinds import games
from tradewinds.kernel.foretell import foretell
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.reading import Say
from tradewinds.play.words import LANGUAGES, Words

NAMES = ["Anna", "Ödön", "小明", "Eve", "Ubul", "Zoë"]
FAR = 160
"""Decisions of a match that are listened to."""


@cache
def said(game: str) -> set[str]:
    """What has been said of a game already, by sort: a match says the same things again and again."""
    return set()


def speech(words: Words) -> Say:
    def say(key: str, /, **args: object) -> str:
        return words.text(key, **{name: words.plain(value) for name, value in args.items()})

    return say


class Listener:
    def __init__(self, configuration: Configuration) -> None:
        name, self.players, self.options = configuration
        self.game = games.load(name)
        self.said = said(name)
        self.words = [Words(lang, self.game) for lang in LANGUAGES]
        self.names = NAMES[: self.players]

    def new(self, *sort: object) -> bool:
        key = repr(sort)
        fresh = key not in self.said
        self.said.add(key)
        return fresh

    def fact(self, told: dict[str, Any], reader: int | None) -> None:
        args = told["args"]
        sides = [name for name, value in args.items() if value == reader]
        if self.new("fact", told["kind"], sorted(args), sides, reader == told["seat"]):
            for words in self.words:
                assert words.fact(told, reader, self.names)

    def question(self, state: Any, seat: int) -> None:
        asked = self.game.prompt(state, seat)
        assert asked is not None
        if self.new("prompt", asked.kind, sorted(asked.args)):
            for words in self.words:
                assert words.prompt(asked.kind, asked.args, seat, self.names)
                assert words.prompt_help(asked.kind, asked.args, seat, self.names)
                assert words.prompt_other(asked.kind, [seat], self.names)
        actions = [action for action, _ in asked.options]
        for (action, notes), facts in zip(asked.options, foretell(self.game, state, seat, actions), strict=True):
            text = self.game.actions.text(action)
            if self.new("option", text, asked.kind, [key for key, _ in notes], [fact["kind"] for fact in facts[:2]]):
                for words in self.words:
                    assert words.action(text, self.names, facts, asked.kind)
                    assert all(words.effects(text, facts, notes, seat, self.names))
        for action, error in asked.dimmed:
            if self.new("dimmed", self.game.actions.family(action), error.key, sorted(error.params)):
                for words in self.words:
                    assert words.refusal(error, self.names)

    def refusals(self, state: Any) -> None:
        """Actions that the table knows and nobody may take now, and the seats that owe nothing."""
        for seat in range(self.players):
            for action in range(0, len(self.game.actions), 17):
                error = state.refusal(seat, action) if self.game.actions.texts[action] else None
                if error is not None and self.new("refusal", error.key, sorted(error.params)):
                    for words in self.words:
                        assert words.refusal(error, self.names)

    def aloud(self, state: Any) -> None:
        reading = self.game.reading
        assert reading is not None
        options = self.game.check(self.players, self.options)
        for words in self.words:
            say = speech(words)
            called = reading.seats(say, self.players, options)
            assert len(called) == self.players
            for seat in (None, *range(self.players)):
                view = self.game.view(state, seat)

                def name(ship: int, called: list[str] = called, words: Words = words) -> str:
                    return words.seat(ship, called)

                assert reading.board(view, say, name, whole=seat == 0)
                assert bool(reading.me(view, say, name)) == (seat is not None)
                assert reading.others(view, say, name)


@pytest.mark.parametrize("configuration", configurations(), ids=name_of)
def test_no_words_are_missing(configuration: Configuration) -> None:
    listener = Listener(configuration)
    journal = Journal()
    state = listener.game.start(listener.players, listener.options, "words", journal)
    chooser = Chooser(1)
    for decision in range(FAR):
        if state.over:
            break
        for seat in state.seats_to_act():
            listener.question(state, seat)
        if decision % 50 == 0:
            listener.refusals(state)
            listener.aloud(state)
        state.play(*chooser.choose(state))
    listener.aloud(state)
    for fact in journal.facts:
        for reader in (None, *range(listener.players)):
            listener.fact(fact.seen_by(reader), reader)
