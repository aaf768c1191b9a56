"""Facts, questions, actions and refusals in words: Fluent messages with arguments, for the terminal and the server.

The web client has a twin of this module in TypeScript. Both follow these rules.

FILES. A language's words are all files `<lang>.ftl` and `<name>.<lang>.ftl` of `tradewinds/text/`, then those of
`tradewinds/games/<game>/text/`. No id stands in two of them. Directional isolates are off. Messages leave a space
beside a name, as between Chinese and Latin; what then stands between two Chinese signs is taken out again.

ARGUMENTS. Everything is passed under its own name: numbers and texts as they are, true and false as the texts
`true` and `false`, nothing as `none`, a list as its items with `word-separator` between them. Beside it go words, by
what the game's vocabulary (`kernel/vocabulary.py`, whose fields are named here) says the argument is:

- `seats`: `x` is also `x_name`, the name of that seat; the one after the last seat is called by the message `beyond`.
- `things`: an id is also `x_name`, the first of the thing's messages that exists (none of them, no name).
- `numbered`: a number is also `x_name`, the message with `-<n>` if there is one, else the message with `$n`.
- `classes`: beside the number of a thing goes what sort of thing it is, under the name given there.
- `amounts`: a number is also `x_amount`, which is `amount-x` with `$n`, if there is such a message.
- `lists`: also `x_names`, the names of the items with `word-separator` between them, and `x_count`, how many they are.
- `counts`: a mapping (`corn: 2`) is also `x_names`, its message with `$n` for each, and `x_count`, how many in all.
- `crews`: a mapping (`harbor: wwc`) is also `x_names`, its message for each with the thing's name and a number for
  each letter, and `x_count`, how many letters in all.
- `joined`: the names in several arguments with `word-separator` between them.

FACTS. The message is `fact-<kind>`; or `fact-<kind>-unknown`, where there is such a message and the fact tells the
reader nothing of what is `secret`.
- The one who acts is the first of `actors` among the arguments, else the fact's `seat`. `$who` is that name, at the
  beginning of a sentence (`beyond` with `-start`). A `seat` of -1 is nobody: there is no `$who`.
- The one it is done to is the first of `targets`.
- In the facts of `done_to` the `seat` acts, and it is done to the seat in the argument that is named there; `$own` is
  `true` if the two are the same, else `false`.
- A fact with `winners` and `scores` has more: `$count` (how many winners) and `$points` (their score as text, with a
  true minus sign); the winners are those who act.
- If the reader acts and the message has an attribute `.you`, that is the line; else, if it is done to the reader and
  there is `.against`, that; else the message itself. A spectator always reads the message itself.

QUESTIONS. `prompt-<kind>` with the prompt's arguments, and `$own` (`true` if the first of `own` among them is the seat
itself); what a newcomer needs is its attribute `.help` with the same arguments; those who wait read
`prompt-<kind>-other`, where `$who` is the name of the waiting seat, or several with `word-separator` between them.

ACTIONS. `loot:hold:3` is `action-loot-hold` with one value: of the parts between the colons as many as possible make
the id, the others are values, called as `actions` says; where there are more of them, the id has `-with` at its end
(`place:sail:quick_raid` is `action-place-with`). The message needs nothing else, so that an impossible action
can be named, too. An attribute called like the kind of the present question, such as `.trading` of `action-pass`, is
used instead when that is asked; else its attribute `.full`, if it has one and it is known what the action would bring:
then the arguments of the first fact that it would bring are passed as well. What the action would change follows: the
notes of the prompt, which are messages with their arguments, then the facts as in the log. Not said twice are the first
fact, if the action has values or `.full`, and the kinds of facts that the action or one of the notes has `said`.

REFUSALS. The error's key is the id of the message; `reason` is put into words if it is itself such an error.

A missing message or argument raises MissingWords: nobody ever reads an id instead of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.vocabulary import Crew, Vocabulary

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from tradewinds.kernel.game import Game, Note

SIGN: Final = "[\\u3000-\\u303f\\u3400-\\u9fff\\uff00-\\uffef]"
GAP: Final = re.compile(f"({SIGN}) +(?={SIGN})")
LANGUAGES: Final = ("en", "zh-Hant", "hu")
MOST: Final = 10**15
"""Larger numbers, which only a slip or mischief brings, are passed as text: number formats do not take them."""
HOUSE: Final = Vocabulary()
"""Without a game."""


class MissingWords(LookupError):
    """A message, or an argument of it, that is not there."""


def article(word: str) -> str:
    """The Hungarian definite article by sound: a hajó, az arany, az 5, a 6."""
    first = word.strip().lower()
    digits = first[: len(first) - len(first.lstrip("0123456789"))]
    if digits:
        return "az" if digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1) else "a"
    return "az" if first[:1] in tuple("aáeéiíoóöőuúüű") else "a"


def with_article(word: object) -> str:
    """`AZ($word)` in a Hungarian text."""
    return f"{article(str(word))} {word}"


@lru_cache(64)
def bundle(lang: str, home: str, texts: tuple[tuple[str, str], ...] = ()) -> FluentBundle:
    """All words of a language, with those of the game whose package this is; `texts` stand in place of its own."""
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise MissingWords(f"language {lang}")
    functions: Any = {"AZ": with_article}
    made = FluentBundle([lang], functions=functions, use_isolating=False)
    for package in ("tradewinds", home) if home else ("tradewinds",):
        folder = resources.files(package) / "text"
        files = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
        for name in sorted(files):
            if name == f"{lang}.ftl" or name.endswith(f".{lang}.ftl"):
                made.add_resource(FluentResource(files[name].read_text("utf-8")))
    if texts:
        lines = "\n".join(quoted(key, text) for key, text in texts)
        made.add_resource(FluentResource(lines), allow_overrides=True)
    return made


def quoted(key: str, text: str) -> str:
    """A message whose text is taken as it is, whatever signs are in it: anybody may have written it."""
    inner = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{key} = {{ "{inner}" }}'


class Words:
    """One language, with the words of one game (itself, or its id) or without any."""

    def __init__(self, lang: str, game: Game | str | None = None) -> None:
        if isinstance(game, str):
            from tradewinds import games

            game = games.load(game)
        self.lang = lang
        self.vocabulary = HOUSE if game is None else game.vocabulary
        self.bundle = bundle(lang, "") if game is None else bundle(lang, game.home, tuple(game.messages(lang).items()))
        self.seats = self.vocabulary.all_seats()
        self.lists = self.vocabulary.all_lists()

    def has(self, key: str) -> bool:
        """Whether there is a message `id`, or an attribute `id.attribute`."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, /, **args: Any) -> str:
        """The message `id`, or the attribute `id.attribute`, with arguments that are numbers and texts."""
        if not self.has(key):
            raise MissingWords(f"{self.lang}: {key}")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        line, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.lang}: {key}: {errors[0]}")
        return GAP.sub(r"\1", str(line)) if self.lang == "zh-Hant" else str(line)

    # --- names -------------------------------------------------------------------------------------------------

    def seat(self, index: int, names: Sequence[str], start: bool = False) -> str:
        """What the player on a seat is called; without any names, after the seat."""
        if not names:
            return self.text("word-seat", n=index + 1)
        if index < len(names):
            return names[index]
        return self.text(f"{self.vocabulary.beyond}-start" if start else self.vocabulary.beyond)

    def thing(self, sort: str, name: object) -> str | None:
        """The name of a thing, None if it has none here."""
        for form in self.vocabulary.things[sort]:
            if self.has(form.format(name)):
                return self.text(form.format(name))
        return None

    def join(self, items: Iterable[str]) -> str:
        return self.text("word-separator").join(items)

    def crew(self, crew: Crew, thing: object, letters: str) -> str:
        told = {name: letters.count(letter) for letter, name in crew.letters.items()}
        return self.text(crew.message, **{f"{crew.thing}_name": self.must(crew.thing, thing)}, **told)

    def name(self, sort: str, value: Any, names: Sequence[str]) -> str | None:
        """The name of what an argument of this sort tells; None if it has no name."""
        if sort in self.vocabulary.things:
            return self.thing(sort, value)
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        if sort in self.vocabulary.numbered:
            message = self.vocabulary.numbered[sort]
            own = f"{message}-{value}"
            return self.text(own) if self.has(own) else self.text(message, n=value)
        return self.seat(value, names) if sort in self.seats else None

    def must(self, sort: str, value: Any, names: Sequence[str] = ()) -> str:
        """The same where there must be a name."""
        name = self.name(sort, value, names)
        if name is None:
            raise MissingWords(f"{self.lang}: {sort} {value}")
        return name

    def names_in(self, argument: str, value: Any, names: Sequence[str]) -> list[str]:
        """The names of the items of a list, or of the one thing, or of nothing."""
        if isinstance(value, list | tuple):
            return [self.must(self.lists[argument], item, names) for item in value]
        return [] if value is None else [self.must(argument, value, names)]

    def dress(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, str | int]:
        """Arguments as messages want them: plain values, and beside them their words."""
        words = self.vocabulary
        dressed: dict[str, str | int] = {}
        for name, value in args.items():
            dressed[name] = self.plain(value)
            if isinstance(value, Mapping):
                if name in words.counts:
                    message = words.counts[name]
                    dressed[f"{name}_names"] = self.join(self.text(message.format(k), n=n) for k, n in value.items())
                    dressed[f"{name}_count"] = sum(value.values())
                elif name in words.crews:
                    crew = words.crews[name]
                    dressed[f"{name}_names"] = self.join(self.crew(crew, *one) for one in value.items())
                    dressed[f"{name}_count"] = sum(map(len, value.values()))
            elif isinstance(value, list | tuple):
                if name in self.lists:
                    dressed[f"{name}_names"] = self.join(self.names_in(name, value, names))
                    dressed[f"{name}_count"] = len(value)
            elif value is not None:
                counted = isinstance(value, int) and not isinstance(value, bool)
                if name in words.amounts and counted and self.has(f"amount-{name}"):
                    dressed[f"{name}_amount"] = self.text(f"amount-{name}", n=value)
                if name in words.classes and counted:
                    other, sorts = words.classes[name]
                    dressed.setdefault(other, sorts[value])
                called = self.name(name, value, names)
                if called is not None:
                    dressed[f"{name}_name"] = called
        for name, parts in words.joined.items():
            if all(part in args for part in parts):
                dressed[name] = self.join(one for part in parts for one in self.names_in(part, args[part], names))
        return dressed

    def plain(self, value: object) -> str | int:
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return "none"
        if isinstance(value, int) and abs(value) > MOST:
            return str(value)
        if isinstance(value, str | int):
            return value
        if isinstance(value, list | tuple):
            return self.join(map(str, value))
        return str(value)

    # --- sentences ---------------------------------------------------------------------------------------------

    def fact(self, fact: Mapping[str, Any], reader: int | None, names: Sequence[str]) -> str:
        """A line of the log from the reader's side; `fact` as the journal shows it to that seat, None a spectator."""
        words, kind, args = self.vocabulary, fact["kind"], fact["args"]
        key = f"fact-{kind}"
        if not any(name in args for name in words.secret) and self.has(f"{key}-unknown"):
            key = f"{key}-unknown"
        told = self.dress(args, names)
        actor: int = fact["seat"]
        target: int | None = next((args[name] for name in words.targets if name in args), None)
        if kind in words.done_to:
            target = args[words.done_to[kind]]
            told["own"] = self.plain(actor == target)
        else:
            actor = next((args[name] for name in words.actors if name in args), actor)
        acts = reader is not None and reader == actor
        if "winners" in args and "scores" in args:
            acts = reader in args["winners"]
            told["count"] = len(args["winners"])
            told["points"] = str(args["scores"][args["winners"][0]]).replace("-", "−")
        if actor >= 0:
            told["who"] = self.seat(actor, names, start=True)
        if acts and self.has(f"{key}.you"):
            key += ".you"
        elif reader is not None and reader == target and self.has(f"{key}.against"):
            key += ".against"
        return self.text(key, **told)

    def prompt(self, kind: str, args: Mapping[str, Any], seat: int, names: Sequence[str]) -> str:
        """The sentence that tells a seat what it decides now."""
        return self.text(f"prompt-{kind}", **self._asked(args, seat, names))

    def prompt_help(self, kind: str, args: Mapping[str, Any], seat: int, names: Sequence[str]) -> str:
        """What a newcomer needs to decide it."""
        return self.text(f"prompt-{kind}.help", **self._asked(args, seat, names))

    def prompt_other(self, kind: str, seats: Sequence[int], names: Sequence[str]) -> str:
        """What everybody else reads while these seats decide."""
        return self.text(f"prompt-{kind}-other", who=self.join(self.seat(seat, names) for seat in seats))

    def _asked(self, args: Mapping[str, Any], seat: int, names: Sequence[str]) -> dict[str, str | int]:
        whose = next((args[name] for name in self.vocabulary.own if name in args), None)
        return {**self.dress(args, names), "own": self.plain(whose == seat)}

    def action(
        self,
        action: str,
        names: Sequence[str],
        facts: Sequence[Mapping[str, Any]] = (),
        asked: str | None = None,
    ) -> str:
        """The words on the button of `sail:17`; with the facts it would bring, or the kind of the question, more."""
        family, values = self._family(action)
        args: dict[str, object] = {
            name: int(value) if value.isdigit() else value
            for name, value in zip(self.vocabulary.actions.get(family, ()), values, strict=True)
        }
        key = f"action-{family}"
        if asked and self.has(f"{key}.{asked}"):
            key += f".{asked}"
        elif facts and self.has(f"{key}.full"):
            key += ".full"
            args = {**facts[0]["args"], **args}
        return self.text(key, **self.dress(args, names))

    def effects(
        self,
        action: str,
        facts: Sequence[Mapping[str, Any]],
        notes: Sequence[Note],
        seat: int,
        names: Sequence[str],
    ) -> list[str]:
        """What the action would change, for the seat that reads it on the button."""
        family, values = self._family(action)
        lines = [self.text(key, **self.dress(args, names)) for key, args in notes]
        said = {kind for key in (f"action-{family}", *(key for key, _ in notes)) for kind in self._said(key)}
        # Where nothing says what the action's words tell already, it is the first fact.
        first = not self._said(f"action-{family}") and (values or self.has(f"action-{family}.full"))
        rest = facts[1:] if first else facts
        return lines + [self.fact(fact, seat, names) for fact in rest if fact["kind"] not in said]

    def _said(self, key: str) -> tuple[str, ...]:
        return self.vocabulary.said.get(key, ())

    def _family(self, action: str) -> tuple[str, list[str]]:
        parts = action.split(":")
        for size in range(len(parts), 0, -1):
            family = "-".join(parts[:size])
            if self.has(f"action-{family}"):
                values = parts[size:]
                if len(values) > len(self.vocabulary.actions.get(family, ())) and self.has(f"action-{family}-with"):
                    family += "-with"
                return family, values
        raise MissingWords(f"{self.lang}: action-{parts[0]}")

    def refusal(self, error: TradewindsError, names: Sequence[str] = ()) -> str:
        """Why not, or what is wrong."""
        params = dict(error.params)
        if "reason" in params and isinstance(error.__cause__, TradewindsError):
            params["reason"] = self.refusal(error.__cause__, names)
        return self.reason(error.key, params, names)

    def reason(self, key: str, args: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The same, of an error that came over the wire."""
        return self.text(key, **self.dress(args, names))
