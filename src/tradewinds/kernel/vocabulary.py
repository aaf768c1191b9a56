"""What the arguments of a game's messages are, as data: the terminal, the server and the web client read the same.

Facts, questions, refusals, notes and actions carry plain values under the names that the game gave them. Which of these
names mean a seat, a thing with a name, an amount or a list is said here, once per game; how that becomes words is said
in `play/words.py`, which knows no game.
"""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

SEATS = ("player",)
"""Seats in every game."""
LISTS = {"winners": "player", "waiting": "player"}
"""Lists in every game."""
FRAME = ("players", "winners", "scores")
"""What the first and the last fact of games tell."""


@dataclass(frozen=True)
class Crew:
    """A mapping from things to texts such as `wwc`: each is `message` with the thing's name and a count per letter."""

    message: str
    thing: str
    letters: Mapping[str, str]


@dataclass(frozen=True)
class Vocabulary:
    seats: tuple[str, ...] = ()
    """Arguments that are seats; in every game `player` is one."""
    beyond: str = ""
    """The message that names who plays after the last seat, and with `-start` the same at a sentence's beginning."""
    things: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the name of a thing stands: messages with `{}` for its id, of which the first that exists is taken."""
    numbered: Mapping[str, str] = field(default_factory=dict)
    """Arguments that are numbers of things: the message with `$n`, or that with `-<n>` where there is one."""
    classes: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    """Of the thing with this number: another argument, and its value for each number."""
    amounts: tuple[str, ...] = ()
    """How many of something: also as `amount-<argument>` with `$n`."""
    lists: Mapping[str, str] = field(default_factory=dict)
    """What the items of a list are; in every game `winners` and `waiting` are seats."""
    counts: Mapping[str, str] = field(default_factory=dict)
    """Mappings from things to how many: the message with `{}` for the thing, which takes `$n`."""
    crews: Mapping[str, Crew] = field(default_factory=dict)
    joined: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """An argument made of the names in several others, one after the other, where all of these are there."""
    secret: tuple[str, ...] = ()
    """What `fact-…-unknown` does not tell: that is the message if none of these is there."""
    actors: tuple[str, ...] = ()
    """Who acts in a fact: the first of these that is there, else the fact's seat."""
    targets: tuple[str, ...] = ()
    """To whom it is done."""
    done_to: Mapping[str, str] = field(default_factory=dict)
    """Facts in which the fact's own seat acts, and the argument that says to whom it is done (perhaps to itself)."""
    own: tuple[str, ...] = ()
    """The argument of a question that may be the seat that is asked: the first of these that is there."""
    said: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Actions and notes (their messages) that say already what these kinds of foretold facts would say."""
    actions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What stands after the colons of an action: `pay:2:3` with `pay: (hold, n)` is hold 2 and n 3."""
    drawn: tuple[str, ...] = ()
    """Arguments of facts that no message tells: the table is drawn by them."""
    passes: tuple[str, ...] = ()
    """Actions that do nothing more: what a seat whose time is over answers, the first of these that is legal."""

    def all_seats(self) -> tuple[str, ...]:
        return SEATS + self.seats

    def all_lists(self) -> dict[str, str]:
        return {**LISTS, **self.lists}

    def told(self) -> Vocabulary:
        """With what is in every game."""
        return replace(self, seats=self.all_seats(), lists=self.all_lists())

    def arguments(self) -> set[str]:
        """All that are named here."""
        found = {*self.all_seats(), *self.all_lists(), *FRAME, *self.secret, *self.drawn, *self.done_to.values()}
        for names in (self.things, self.numbered, self.classes, self.amounts, self.counts, self.crews, self.joined):
            found.update(names)
        found.update(sort for sort, _ in self.classes.values())
        return found.union(self.actors, self.targets, *self.joined.values())
