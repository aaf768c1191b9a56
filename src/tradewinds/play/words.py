"""Facts, questions, actions and refusals in words: Fluent messages with arguments, for the terminal and the server.

The web client has a twin of this module in TypeScript. Both follow these rules.

FILES. A language's words are all files `<lang>.ftl` and `<name>.<lang>.ftl` of `tradewinds/text/`, then those of
`tradewinds/games/<game>/text/`. No id stands in two of them. Directional isolates are off. Messages leave a space
beside a name, as between Chinese and Latin; what then stands between two Chinese signs is taken out again.

ARGUMENTS. Everything is passed under its own name: numbers and texts as they are, true and false as the texts
`true` and `false`, nothing as `none`, a list as its items with `word-separator` between them. Beside it go words:

- Seats: `ship`, `attacker`, `defender`, `winner`, `loser`, `captain`, `governor`, `player` also as `ship_name` and so
  on, the name of that seat; `word-ghost` for the ship after the last seat.
- Ships: in a game with a message `word-ship` a ship is no seat. There `ship` and `other`, where they are numbers, are
  also `ship_name` and `other_name`, which is `word-ship` with `$n`.
- Things: an id `x` is also `<argument>_name`, the first of these messages that exists (none of them, no name):
  `good`, `there`, `person`, `what`: `word-x`; `tile`: `word-tile-x`; `building`: `building-x`; `role`: `role-x`;
  `place`: `word-place-x`, `word-tile-x`, `building-x`; `source`: `word-source-x`, `building-x`; `goal`: `festival-x`;
  `ability`: `ability-x`; `symbol`: `symbol-x`; `card`: `card-x`, `treasure-x`, `achievement-x`, `tiebreak-tbx`.
- `space`, `from`, `to`: also as `space_name`, `from_name`, `to_name`, which is `word-space-<n>` if there is such a
  message, else `word-space` with `$n`.
- Numbers of things: `coins`, `vp`, `workers`, `citizens` also as `coins_amount` and so on, which is `amount-<argument>`
  with `$n`, if there is such a message.
- Lists: `winners`, `waiting` (seats), `cards`, `tiles`, `plantations` (tiles), `goods` also as `winners_names` and so
  on, the names of the items with `word-separator` between them, and as `winners_count` and so on, how many they are.
- Mappings: `goods` (`corn: 2`) is also `goods_names`, the `amount-<good>` with `$n`, and `goods_count`, how many in
  all; `people` (`harbor: w`, a `w` for each worker and a `c` for each citizen) is also `people_names`, the
  `word-people-at` with `$place_name`, `$workers` and `$citizens`, and `people_count`.
- `goal`: also `$shown`, the names of `plantations` (tiles), `goods` and `building` with `word-separator` between them.
- `names` (ships), `spaces`, `holds` (texts such as `gold 3` or `-`): themselves made of names likewise; a hold is
  `amount-<good>` with `$n`, or `word-empty`.

FACTS. The message is `fact-<kind>`; or `fact-<kind>-unknown`, where there is such a message and the fact tells the
reader neither `card` nor `cards`.
- The one who acts is the first of `winner`, `attacker`, `ship` (if it is a seat) among the arguments, else the fact's
  `seat`. `$who` is that name, at the beginning of a sentence: `word-ghost-start` for the Ghost Ship. A `seat` of -1 is
  nobody: there is no `$who`.
- The one it is done to is the first of `loser`, `defender`.
- `sabre` alone is different: its `seat` acts, and it is done to its `ship` (the die's owner), if that is another one.
  `$own` is `true` if the two are the same, else `false`.
- A fact with `winners` and `scores` has more: `$count` (how many winners) and `$points` (their score as text, with a
  true minus sign); the winners are those who act.
- If the reader acts and the message has an attribute `.you`, that is the line; else, if it is done to the reader and
  there is `.against`, that; else the message itself. A spectator always reads the message itself.

QUESTIONS. `prompt-<kind>` with the prompt's arguments, and `$own` (`true` if `ship` is the seat itself); what a
newcomer needs is its attribute `.help` with the same arguments; those who wait read `prompt-<kind>-other`, where
`$who` is the name of the waiting seat, or several with `word-separator` between them.

ACTIONS. `loot:hold:3` is `action-loot-hold` with one value: of the parts between the colons as many as possible make
the id, the others are values (`games/<game>/wording.py` says what they are called). The message needs nothing else,
so that an impossible action can be named, too. An attribute called like the kind of the present question, such as
`.trading` of `action-pass`, is used instead when that is asked; else its attribute `.full`, if it has one, when there
is a preview, whose fields are then passed as well. What the action would change follows as `preview-…` messages, also
chosen in `wording.py`.

REFUSALS. The error's key is the id of the message; `reason` is put into words if it is itself such an error.

A missing message or argument raises MissingWords: nobody ever reads an id instead of a sentence.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from tradewinds.kernel.errors import TradewindsError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SIGN: Final = "[\\u3000-\\u303f\\u3400-\\u9fff\\uff00-\\uffef]"
GAP: Final = re.compile(f"({SIGN}) +(?={SIGN})")
LANGUAGES: Final = ("en", "zh-Hant", "hu")
SEATS: Final = ("attacker", "defender", "winner", "loser", "captain", "governor", "player")
THINGS: Final = {
    "good": ("word-{}",),
    "there": ("word-{}",),
    "person": ("word-{}",),
    "what": ("word-{}",),
    "tile": ("word-tile-{}",),
    "building": ("building-{}",),
    "role": ("role-{}",),
    "place": ("word-place-{}", "word-tile-{}", "building-{}"),
    "source": ("word-source-{}", "building-{}"),
    "goal": ("festival-{}",),
    "ability": ("ability-{}",),
    "symbol": ("symbol-{}",),
    "card": ("card-{}", "treasure-{}", "achievement-{}", "tiebreak-tb{}"),
}
"""Where the name of a thing stands."""
AMOUNTS: Final = ("coins", "vp", "workers", "citizens")
LISTS: Final = {
    "winners": "player",
    "waiting": "player",
    "cards": "card",
    "tiles": "tile",
    "plantations": "tile",
    "goods": "good",
}
"""Of what sort the items of a list are."""


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


@cache
def bundle(lang: str, game: str | None) -> FluentBundle:
    """All words of a language, with those of one game."""
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise MissingWords(f"language {lang}")
    functions: Any = {"AZ": with_article}
    made = FluentBundle([lang], functions=functions, use_isolating=False)
    house = resources.files("tradewinds")
    for folder in [house / "text"] + ([house / "games" / game / "text"] if game else []):
        files = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
        for name in sorted(files):
            if name == f"{lang}.ftl" or name.endswith(f".{lang}.ftl"):
                made.add_resource(FluentResource(files[name].read_text("utf-8")))
    return made


class Words:
    """One language, with the words of one game (or without any)."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang = lang
        self.game = game
        self.bundle = bundle(lang, game)

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

    def ship(self, index: int, names: Sequence[str], start: bool = False) -> str:
        """A ship is called after its player; without any names, after its seat."""
        if not names:
            return self.text("word-seat", n=index + 1)
        if index < len(names):
            return names[index]
        return self.text("word-ghost-start" if start else "word-ghost")

    def thing(self, sort: str, name: object) -> str | None:
        """The name of a thing, None if it has none here."""
        for form in THINGS[sort]:
            if self.has(form.format(name)):
                return self.text(form.format(name))
        return None

    def space(self, space: int) -> str:
        own = f"word-space-{space}"
        return self.text(own) if self.has(own) else self.text("word-space", n=space)

    def hold(self, hold: str) -> str:
        good, _, n = hold.partition(" ")
        return self.text(f"amount-{good}", n=int(n)) if n else self.text("word-empty")

    def join(self, items: Iterable[str]) -> str:
        return self.text("word-separator").join(items)

    def crew(self, place: str, people: str) -> str:
        """Who works at a place: `ww`, `wc` …"""
        told = {"place_name": self.must("place", place), "workers": people.count("w"), "citizens": people.count("c")}
        return self.text("word-people-at", **told)

    def name(self, sort: str, value: Any, names: Sequence[str]) -> str | None:
        """The name of what an argument of this sort tells; None if it has no name."""
        if sort in THINGS:
            return self.thing(sort, value)
        if sort in ("ship", "other") and self.ships_are_things:
            return self.text("word-ship", n=value) if isinstance(value, int) else None
        if sort in SEATS or sort == "ship":
            return self.ship(value, names)
        if sort in ("space", "from", "to"):
            return self.space(value)
        return None

    @property
    def ships_are_things(self) -> bool:
        return self.has("word-ship")

    def must(self, sort: str, value: Any, names: Sequence[str] = ()) -> str:
        """The same where there must be a name."""
        name = self.name(sort, value, names)
        if name is None:
            raise MissingWords(f"{self.lang}: {sort} {value}")
        return name

    def listed(self, sort: str, items: Iterable[Any], names: Sequence[str]) -> str:
        return self.join(self.must(sort, item, names) for item in items)

    def dress(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, str | int]:
        """Arguments as messages want them: plain values, and beside them their words."""
        dressed: dict[str, str | int] = {}
        for name, value in args.items():
            dressed[name] = self.plain(value)
            if name == "holds":
                dressed[name] = self.join(map(self.hold, value))
            elif name == "names":
                dressed[name] = self.listed("player", value, names)
            elif name == "spaces":
                dressed[name] = self.listed("space", value, names)
            elif isinstance(value, Mapping):
                if name == "goods":
                    dressed["goods_names"] = self.join(self.text(f"amount-{good}", n=n) for good, n in value.items())
                    dressed["goods_count"] = sum(value.values())
                elif name == "people":
                    dressed["people_names"] = self.join(self.crew(*crew) for crew in value.items())
                    dressed["people_count"] = sum(map(len, value.values()))
            elif isinstance(value, list | tuple):
                if name in LISTS:
                    dressed[f"{name}_names"] = self.listed(LISTS[name], value, names)
                    dressed[f"{name}_count"] = len(value)
            elif value is not None:
                counted = isinstance(value, int) and not isinstance(value, bool)
                if name in AMOUNTS and counted and self.has(f"amount-{name}"):
                    dressed[f"{name}_amount"] = self.text(f"amount-{name}", n=value)
                called = self.name(name, value, names)
                if called is not None:
                    dressed[f"{name}_name"] = called
        if "goal" in args:
            shown = [self.must("tile", tile) for tile in args["plantations"]]
            shown += [self.must("good", good) for good in args["goods"]]
            shown += [self.must("building", args["building"])] if args["building"] else []
            dressed["shown"] = self.join(shown)
        return dressed

    def plain(self, value: object) -> str | int:
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return "none"
        if isinstance(value, str | int):
            return value
        if isinstance(value, list | tuple):
            return self.join(map(str, value))
        return str(value)

    # --- sentences ---------------------------------------------------------------------------------------------

    def fact(self, fact: Mapping[str, Any], reader: int | None, names: Sequence[str]) -> str:
        """A line of the log from the reader's side; `fact` as the journal shows it to that seat, None a spectator."""
        kind, args = fact["kind"], fact["args"]
        key = f"fact-{kind}"
        if not {"card", "cards", "tile"} & args.keys() and self.has(f"{key}-unknown"):
            key = f"{key}-unknown"
        told = self.dress(args, names)
        actor: int = fact["seat"]
        target: int | None = next((args[name] for name in ("loser", "defender") if name in args), None)
        if kind == "sabre":
            target = args["ship"]
            told["own"] = self.plain(actor == target)
        else:
            told_first = ("winner", "attacker") if self.ships_are_things else ("winner", "attacker", "ship")
            actor = next((args[name] for name in told_first if name in args), actor)
        acts = reader is not None and reader == actor
        if "winners" in args and "scores" in args:
            acts = reader in args["winners"]
            told["count"] = len(args["winners"])
            told["points"] = str(args["scores"][args["winners"][0]]).replace("-", "−")
        if actor >= 0:
            told["who"] = self.ship(actor, names, start=True)
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
        return self.text(f"prompt-{kind}-other", who=self.join(self.ship(seat, names) for seat in seats))

    def _asked(self, args: Mapping[str, Any], seat: int, names: Sequence[str]) -> dict[str, str | int]:
        return {**self.dress(args, names), "own": self.plain(args.get("ship") == seat)}

    def action(
        self, action: str, preview: Mapping[str, Any] | None, names: Sequence[str], asked: str | None = None
    ) -> str:
        """The words on the button of `sail:17`; with its preview, or the kind of the question, they say more."""
        family, values = self._family(action)
        args = self._wording().of_action(family, values)
        key = f"action-{family}"
        if asked and self.has(f"{key}.{asked}"):
            key += f".{asked}"
        elif preview and self.has(f"{key}.full"):
            key += ".full"
            args = {**preview, **args}
        return self.text(key, **self.dress(args, names))

    def effects(self, action: str, preview: Mapping[str, Any] | None, names: Sequence[str]) -> list[str]:
        """What the action would change beyond its words: the cost, a battle, a treasure …"""
        if not preview:
            return []
        family, _ = self._family(action)
        return [self.text(key, **self.dress(args, names)) for key, args in self._wording().of_preview(family, preview)]

    def _family(self, action: str) -> tuple[str, list[str]]:
        parts = action.split(":")
        for size in range(len(parts), 0, -1):
            family = "-".join(parts[:size])
            if self.has(f"action-{family}"):
                return family, parts[size:]
        raise MissingWords(f"{self.lang}: action-{parts[0]}")

    def _wording(self) -> Any:
        return importlib.import_module(f"tradewinds.games.{self.game}.wording")

    def refusal(self, error: TradewindsError, names: Sequence[str] = ()) -> str:
        """Why not, or what is wrong."""
        params = dict(error.params)
        if "reason" in params and isinstance(error.__cause__, TradewindsError):
            params["reason"] = self.refusal(error.__cause__, names)
        return self.reason(error.key, params, names)

    def reason(self, key: str, args: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The same, of an error that came over the wire."""
        return self.text(key, **self.dress(args, names))
