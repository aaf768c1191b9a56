"""What a game tells the rest of the house about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from tradewinds.kernel.actions import ActionTable
from tradewinds.kernel.encoding import Encoder
from tradewinds.kernel.errors import BadOption, BadPlain, IllegalAction
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.pictures import Pictures
from tradewinds.kernel.plain import Reader
from tradewinds.kernel.policy import Policy
from tradewinds.kernel.reading import Reading, Say
from tradewinds.kernel.reasons import Reasons
from tradewinds.kernel.schema import Schema
from tradewinds.kernel.state import State
from tradewinds.kernel.vocabulary import Vocabulary

OptionValue = str | int | bool | None
OptionKind = Literal["expansion", "variant", "ruling", "rule_seats", "solo"]
"""How a host thinks of it; `rule_seats`: its number is how many seats the rules themselves play; `solo`: asked of one
who plays alone."""


@dataclass(frozen=True)
class Option:
    """A switch of the game: its values (None in `values` with `integer` = any whole number from 1) and the ruling."""

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str
    integer: bool = False
    kind: OptionKind = "ruling"
    needs: tuple[tuple[OptionValue, str], ...] = ()
    """Values that another option, which must then be on, belongs to."""
    bars: tuple[str, ...] = ()
    """Options that must be off where this one is not at its default."""

    def check(self, value: object) -> OptionValue:
        """The value as the game knows it; texts from a command line are understood."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        if isinstance(value, str):
            for known in self.values:
                if value.lower() == ("none" if known is None else str(known).lower()):
                    return known
            if self.integer and value.isascii() and value.isdigit():
                value = int(value)
        if self.integer and isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 1_000_000:
            return value
        allowed = ", ".join("none" if v is None else str(v).lower() for v in self.values)
        if self.integer:
            allowed += ", 1, 2, 3 …"
        raise BadOption(
            "error-option-value",
            {"option": self.id, "value": str(value), "allowed": allowed},
            rule=self.rule,
            field=f"options.{self.id}",
        )


PresetName = Literal["first", "classic", "everything", "solo"]


@dataclass(frozen=True)
class Preset:
    """A way to set the game up that has a name and a sentence (`preset-<id>-about` in the game's words)."""

    id: PresetName
    players: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    bot: str = ""
    """Who sits on the other seats; empty: the usual one."""


Note = tuple[str, dict[str, object]]
"""A message and its arguments: what an answer would mean, where `foretell` cannot tell it."""


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked: a kind and its rule, numbers for the sentence, and the answers.

    With each answer go notes: what is useful to know about it beyond the facts that it is sure to bring
    (`kernel.foretell`).
    """

    kind: str
    rule: str
    args: dict[str, object]
    options: list[tuple[int, list[Note]]]
    dimmed: list[tuple[int, IllegalAction]]


@dataclass(frozen=True)
class Packing:
    """How a game whose cards are data is played with other data than the box's (`play/packs.py`)."""

    schema: Schema
    """What a pack can change, and what not."""
    documents: Callable[[], Mapping[str, Any]]
    """The data of the box."""
    game: Callable[[Mapping[str, Any]], Game]
    """The game with these data, or BadContent with the place."""
    remarks: Callable[[Mapping[str, Any]], list[Note]]
    """What is worth knowing about data that can be played: where they differ from the totals of the box."""
    tell: Callable[[Mapping[str, Any], str, str, str, Say], tuple[str, str]]
    """Data, list, id, language, its messages: what a record is called, and what it does in words made of its data. It
    must be as the schema says, or one of `others`."""
    phrase: Callable[[Mapping[str, Any], str, Any, str, Say], str]
    """Data, a field or a vocabulary, what stands there, language, its messages: the game's own words for it, as in its
    texts; empty: it has none, and those of the schema do."""
    touches: Callable[[str, Mapping[str, Any]], tuple[str, ...]]
    """List, record: the rules that it touches."""
    others: Callable[[], Mapping[str, list[dict[str, Any]]]]
    """By list the components of the box that no pack can change, as far as everybody may see them."""
    names: tuple[str, ...] = ()
    """Forms of messages that name what stands in the data (`word-{}`)."""
    deeds: tuple[str, ...] = ()
    """Lists whose records stand in others by their ids, and are called there by what they do."""
    practice: Callable[[Game, str, str], State | None] = lambda game, name, id_: None
    """The game with a pack, a list and an id: a position in which the record can be tried out at once; None: nothing
    is better than the beginning of a match."""
    named: bool = True
    """False: the box has no fingerprint in records, which are older than packs for this game (`Game.sha` is empty)."""
    uses: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """Per list the facts that tell of a use of its records: kind, and the argument that names the record."""


@dataclass(frozen=True)
class Campaign:
    """A story that goes on from match to match: each begins with what the one before it handed on (`State.carry`)."""

    options: Mapping[str, OptionValue]
    """Of a match that begins it, or goes on with it."""
    chapters: Mapping[int, Mapping[str, OptionValue]]
    """Of a match that begins with this chapter."""
    take: Callable[[Any, Mapping[str, Any]], None]
    """Puts what was handed on into an empty table, before its set-up; BadPlain with the place if it cannot be."""
    ending: Callable[[Mapping[str, Any]], str | None]
    """The ending that a carry has reached: then there is no next match."""
    book: Callable[[Mapping[str, Any], Say], list[str]]
    """The story of a carry, line by line: what was read and decided, and how things stand."""


@dataclass(frozen=True)
class Game:
    id: str
    prefix: str
    """Of the rule IDs: JAM, PR, MAR, EON."""
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    actions: ActionTable
    reasons: Reasons
    """The game's questions, and why it refuses what it refuses."""
    streams: tuple[str, ...]
    stream_values: Mapping[str, tuple[str, ...]]
    """The names of a stream's outcomes, for scripting: `combat` has 2, 4, 6, 8, 10, star."""
    rules_version: int
    """The newest; a match is played to its end by the version it began under."""
    new: Callable[[int, Mapping[str, OptionValue], str], State]
    """players, complete options, seed: an empty table; `start` sets it up and runs on to the first decision."""
    read: Callable[[Any, Mapping[str, Any]], None]
    """Fills an empty table with what a plain form says (`from_plain`)."""
    view: Callable[[State, int | None], Any]
    prompt: Callable[[State, int], Prompt | None]
    determinize: Callable[[State, int | None, int], State]
    """A full state that the seat cannot tell from the real one; the number redraws what is hidden and to come."""
    breakdown: Callable[[State], list[dict[str, int]]]
    """Per seat: the parts of the score in order, `total` last."""
    vocabulary: Vocabulary
    """What the arguments of its messages are."""
    home: str
    """The package whose folder has the game's words (`text/`)."""
    presets: tuple[Preset, ...] = ()
    """What a host picks first, the simplest before the others."""
    reading: Reading | None = None
    content: Callable[[], Mapping[str, Any]] = dict
    """What is printed on its pieces and a table must draw: numbers and names, the same in every match."""
    sha: str = ""
    """The fingerprint of the cards it is played with (`kernel.content`); empty for a game without, and for a box that
    is not named (`Packing.named`)."""
    packing: Packing | None = None
    """None: the game takes no packs."""
    messages: Callable[[str], Mapping[str, str]] = lambda lang: {}
    """Per language: plain texts of messages that stand in place of those in `home`: what a pack calls otherwise."""
    policy: Callable[[int], Policy] | None = None
    """Rules of thumb, of which the bots of the house are made; the number seeds their own chance."""
    bots: Mapping[str, Callable[[int], Any]] = field(default_factory=dict)
    """Further players of this game by name; each is made from a number that seeds its own chance."""
    combination: Callable[[int, Mapping[str, OptionValue]], None] = lambda players, options: None
    """Refuses (BadOption) options that do not go together, or not with this number of seats."""
    rule_seats: Callable[[int, Mapping[str, OptionValue]], tuple[int, ...]] = lambda players, options: ()
    """Seats that the rules themselves play (official virtual opponents): they never owe a decision."""
    oldest_version: int = 1
    """Of the rules: from this one on matches can still be played."""
    round_now: Callable[[State], int] = lambda state: 0
    """Which round it is, for lists of matches; 0: the game does not count them, or the first has not begun."""
    side: Callable[[State, int], str] = lambda state, seat: ""
    """The message that names what a seat plays with and others do not, such as a clan; empty: all have the same."""
    ready: bool = True
    """False while a game has rules but no table: tests, commands and scenarios know it, the shelf does not show it."""
    place: int = 99
    """On the shelf, from the left: the lightest game first, which is also what is played if nobody names one."""
    campaign: Campaign | None = None
    """None: its matches have nothing to do with each other."""
    encoder: Callable[[], Encoder] | None = None
    """Observations for networks (`tradewinds.envs`); None: there are none yet."""
    longest: int = 10_000
    """Decisions of a match after which environments break it off: more than random players have ever taken."""
    synonyms: Mapping[str, str] = field(default_factory=dict)
    """Short words that scenarios may use in place of the full ones: `powder` for `gunpowder`."""
    pictures: Pictures | None = None
    """What its matches are about over time, for the pictures that tell of them; None: the points alone."""
    colours: Callable[[int], tuple[str, ...]] = lambda players: ()
    """Those that so many players choose among, in the order of the seats. They are looks alone: no rule knows them."""

    def check_version(self, version: int) -> int:
        if not self.oldest_version <= version <= self.rules_version:
            raise BadPlain(
                "error-record-version", {"version": version, "known": self.rules_version}, field="rules_version"
            )
        return version

    def check_players(self, players: int) -> int:
        if not self.min_players <= players <= self.max_players:
            raise BadOption(
                "error-players",
                {"game": self.id, "players": players, "min": self.min_players, "max": self.max_players},
                field="players",
            )
        return players

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values: those given, checked, and the defaults of the others."""
        known = {option.id for option in self.options} if given else set()
        for name in given:
            if name not in known:
                raise BadOption(
                    "error-option-unknown",
                    {"option": name, "allowed": ", ".join(known)},
                    field=f"options.{name}",
                )
        return {o.id: o.check(given[o.id]) if o.id in given else o.default for o in self.options}

    def check(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Seats and options together: the complete options of a match that may be played."""
        options = self.check_options(given)
        for option in self.options if given else ():
            value = options[option.id]
            if value == option.default:
                continue
            for of, needed in option.needs:
                if of == value and not options[needed]:
                    raise BadOption(
                        "error-option-requires",
                        {"option": option.id, "needed": needed},
                        rule=option.rule,
                        field=f"options.{option.id}",
                    )
            for barred in option.bars:
                if options[barred]:
                    raise BadOption(
                        "error-option-forbidden",
                        {"option": option.id, "other": barred},
                        rule=option.rule,
                        field=f"options.{option.id}",
                    )
        self.combination(self.check_players(players), options)
        return options

    def start(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: str | int = 0,
        journal: Journal | None = None,
        script: dict[int, list[int]] | None = None,
        version: int | None = None,
        carry: Mapping[str, Any] | None = None,
    ) -> State:
        """A new match, set up and run on to its first decision; the journal, if any, hears of it all.

        `version`: of the rules, for a match that began under an older one; `carry`: what the match before it in a
        campaign has handed on.
        """
        state = self.new(players, self.check(players, options or {}), str(seed))
        state.version = self.rules_version if version is None else self.check_version(version)
        state.journal = journal
        state.chance.script = script
        if carry is not None:
            if self.campaign is None:
                raise BadPlain("error-carry-none", {"game": self.id}, field="carry")
            self.campaign.take(state, carry)
        state.begin()
        state.advance()
        return state

    def from_plain(self, values: Mapping[str, Any], script: dict[int, list[int]] | None = None) -> State:
        """The state that `to_plain` wrote, or a person, run on to its next decision (by scripted chance, if given)."""
        head = Reader("state", values)
        players = self.check_players(head.number("players", 0, 99))
        options = self.check(players, Reader("state.options", head.get("options")).values)
        state = self.new(players, options, str(head.get("seed")))
        self.read(state, values)
        self.check_version(int(state.version))
        state.chance.script = script
        state.advance()
        return state
