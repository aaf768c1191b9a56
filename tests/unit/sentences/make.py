"""Write the lists in this folder: everything the games say, for a person to read through.

    python -m tests.unit.sentences.make

One file for each game and language, and one for the house. Under the id of each message stand its renderings: for
the reader (*you*), for somebody with a name, one whom the rules play (a Puertoma, the Ghost Ship), in every variant,
with the numbers 0, 1, 2 and 5 side by side. `tests/unit/test_sentences.py` compares them, and looks for what is
known to be wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tradewinds import games
from tradewinds.play.words import GAP, LANGUAGES, Words, with_article

FOLDER: Final = Path(__file__).parent
ROOT: Final = FOLDER.parents[2]
HOUSE: Final = ROOT / "src" / "tradewinds" / "text"
WEB: Final = ROOT / "web" / "src"
NUMBERS: Final = (0, 1, 2, 5)
ANNA: Final = "Anna"
YOU, NAMED, RULED = 0, 1, 2
"""Seats: the reader, somebody with a name, and one whom the rules play."""
RULED_BY: Final[dict[str | None, str]] = {"maracaibo": "read-jean"}
"""Who has a name of their own though the rules play them."""
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
KINDS: Final = ("fact", "prompt", "action", "preview", "refusal")

# What may stand for a thing; the first where one is enough. Names that begin with a vowel and with a consonant, long
# and short ones.
THINGS: Final[dict[str, dict[str, tuple[Any, ...]]]] = {
    "jamaica": {
        "good": ("gold", "food", "gunpowder"),
        "symbol": ("forward", "load_gold", "load_food", "load_gunpowder", "backward"),
        "card": ("sarans_sabre", "sixth_hold", "treasure_7", "forward_food"),
        "cards": (["forward_food"], ["gold_gold", "food_forward"]),
        "curse": (2, 4),
        "space": (17, 0, 5),
        "from": (17, 0, 5),
        "to": (21, 0, 1),
        "back": ([12], [0, 5]),
        "battle": ([NAMED], [RULED]),
        "kind": ("sea",),
        "hold": (3, 1, 5),
        "dice": ([2, 5], [1, 1]),
        "round": (7,),
        "roll": (6,),
        "points": ("−3", "0", "1", "25"),
        "winners": ([YOU], [NAMED], [YOU, NAMED]),
        "scores": ([25, 25, 25],),
        "strength": (6, 11),
        "die": (5, 1, 6),
        "day": (5, 1),
        "night": (2, 6),
        "steps": (5, 1, 6),
        "min": (2,),
        "max": (10,),
        "against": (8,),
    },
    "puertorico": {
        "good": ("corn", "fruit", "sugar", "tobacco", "coffee"),
        "there": ("coffee",),
        "person": ("worker", "citizen"),
        "what": ("corn", "worker", "citizen"),
        "tile": ("corn", "coffee", "quarry", "forest_sugar"),
        "tiles": ([], ["corn"], ["corn", "coffee"]),
        "plantations": (["corn", "sugar"],),
        "building": ("small_market", "office", "customs_house", "bohio"),
        "role": ("planter", "adventurer", "adventurer_2"),
        "place": ("corn", "quarry", "office", "portrait"),
        "source": ("role", "factory", "assembly_hall"),
        "goal": ("twin_farms", "two_baskets"),
        "ability": ("l1_sale_coin",),
        "card": ("corn_dispatcher", "big_spender"),
        "cards": (["corn_dispatcher"], ["corn_dispatcher", "big_spender"]),
        "ship": (4, 6),
        "other": (5,),
        "goods": ({}, {"corn": 1}, {"corn": 2, "coffee": 1}, {"fruit": 5}),
        "people": ({}, {"corn": "w"}, {"corn": "ww", "office": "c", "small_market": "w"}),
        "round": (7,),
        "points": ("1", "43"),
        "winners": ([YOU], [NAMED], [RULED], [YOU, NAMED], [NAMED, RULED]),
        "scores": ([43, 43, 43],),
        "level": (1, 4),
        "cost": (5,),
    },
    "empires": {
        "card": ("glenn_great_hall", "ulaf_quick_raid", "near_haunted"),
        "window": ("ulaf_quick_raid",),
        "field": ("glenn_start_oats",),
        "target": ("glenn_great_hall",),
        "cards": (["near_haunted"], ["near_haunted", "glenn_great_hall"]),
        "discards": (["glenn_great_hall"], ["glenn_great_hall", "ulaf_quick_raid"]),
        "tile": ("explore", "populate", "construct", "harvest", "sail"),
        "other_tile": ("harvest", "explore"),
        "tiles": (["explore"], ["explore", "sail"]),
        "good": ("food", "wood", "stone", "sheep", "fish", "gold", "raze"),
        "gains": ({"food": 1}, {"wood": 2, "gold": 1}, {"raze": 5}),
        "paid": ({"fish": 1}, {"stone": 2, "worker": 1}),
        "clan": ("glenn", "ulaf", "mackinnon"),
        "distance": ("near", "far"),
        "cargo": ("none", "fish", "raze", "fish_raze", "gold", "gold_raze"),
        "pawn": ("fresh", "exhausted"),
        "side": ("field", "upgrade"),
        "event": ("long_winter-1", "kings_tribute-2"),
        "place": (1, 3),
        "round": (7,),
        "goal": (35,),
        "points": ("1", "43"),
        "winners": ([YOU], [NAMED], [YOU, NAMED]),
        "scores": ([43, 43],),
    },
    "maracaibo": {
        "card": ("A01", "A41", "B001"),
        "cards": (["A01"], ["A01", "A41"]),
        "place": ("11", "4", "14", "21a", "9a"),
        "via": ("13", "14"),
        "space": ("E03", "E06L"),
        "way": ("1", "1_2", "1_2_3"),
        "quest": ("Q01", "Q05"),
        "token": ("K01", "K05"),
        "career": ("CA1", "CA4", "CA5"),
        "building": ("PB1", "PB7"),
        "nation": ("france", "england", "spain"),
        "synergy": ("medal", "anchor", "key", "bell", "crown"),
        "border": ("red", "blue", "green"),
        "village_action": ("one_doubloon", "maps_for_vp"),
        "fight": ("influence_1", "plunder_key"),
        "pile": ("left", "right"),
        "gain": ("cp", "figure"),
        "automa": ("A1", "C4"),
        "legacy": ("L5", "L12", "L20"),
        "tile": ("C2-1", "C2-3"),
        "story": ("1", "5"),
        "choice": ("1-1", "5-2"),
        "ending": ("crowns", "free_ports"),
        "chapter": (1, 2, 5),
        "slot": (1, 5, 11),
        "high": (False,),
        "goal": (1, 2, 3),
        "round": (1, 2, 4),
        "gains": ({"doubloons": 1}, {"vp": 1, "cp": 1}, {"cp": 5, "figures": 2}, {"income": 2}, {"vp_income": 1}),
        "paid": ({"doubloons": 1}, {"doubloons": 5, "cp": 1}, {"figures": 1}, {"book": 2, "cocoa": 1}),
        "lacks": ({"identical_goods": 2}, {"min_mp": 4}, {"map": 1}),
        "points": ("1", "43"),
        "winners": ([YOU], [NAMED], [RULED], [YOU, NAMED], [NAMED, RULED]),
        "scores": ([43, 43, 43],),
    },
}
# What stands in the page's own messages, by the name of the variable; a text with $ is the message of that id.
SHOWN: Final[dict[str, tuple[Any, ...]]] = {
    **dict.fromkeys(("seat", "version", "players", "seats", "day"), (3,)),
    **dict.fromkeys(("night", "to", "known"), (5,)),
    **dict.fromkeys(("number", "seq", "from", "a", "b", "all", "total", "most", "nth"), (12,)),
    **dict.fromkeys(("changed", "added", "removed"), (2,)),
    "licence": ("CC BY 4.0",),
    "rank": (1, 2),
    "rule": ("JAM-4.5",),
    "field": ("name",),
    "pack": ("Északi szelek",),
    "author": ("Ödön",),
    "ref": ("f12",),
    "expected": ("int",),
    "got": ("str",),
    "url": ("tables.db",),
    "setting": ("TRADEWINDS_PORT",),
    "value": ("x",),
    "decision": ("sail:17",),
    "reason": ("$error-malformed",),
    "game": ("$game-jamaica",),
    "bot": ("$bot-mate",),
    "table": ("$game-jamaica",),
    "action": ("$play-now",),
}
SHOWN_IN: Final[dict[str, dict[str, tuple[Any, ...]]]] = {
    "jamaica": {
        "what": ("$jamaica-ui-amount-food", "$symbol-load_gold"),
        "where": ("$space-port_royal", "$space-name"),
        "hold": ("$jamaica-ui-hold",),
    },
    "empires": {
        "phase": ("$phase-action",),
        "goods": ("$amount-food",),
        "tile": ("$tile-sail", "$tile-explore"),
        "card": ("$card-near_haunted",),
        "cards": ("$card-near_haunted",),
        "cargo": ("$cargo-fish",),
        "scenario": ("$scenario-long_winter",),
        "spent": (2,),
    },
    "maracaibo": {
        **dict.fromkeys(("cp", "figures", "general", "right", "map", "stored", "times", "low", "doubloons"), (2,)),
        "high": (3,),
        "phase": ("$phase-sail",),
        "good": ("$maracaibo-ui-good-sugar",),
        "object": ("$maracaibo-ui-object-map",),
        "place": ("$place-15",),
        "via": ("$place-13",),
        "quest": ("$quest-Q01",),
        "nation": ("$nation-spain",),
        "what": ("$maracaibo-ui-goal-quests",),
        "way": ("$maracaibo-ui-way-upper",),
        "tile": ("$legacy-L12",),
        "tiles": ("$legacy-L12",),
        "help": ("$legacy-L12-help",),
        "cards": ("$card-C90",),
    },
    "puertorico": {
        "phase": ("$role-builder",),
        "role": ("$role-planter", "$role-adventurer"),
        "next": ("$role-builder",),
        "building": ("$building-office", "$building-small_market"),
        "person": ("$word-worker", "$word-citizen"),
    },
}
NEVER_SELF: Final = {"attacked": "attack", "exhausted": "exhaust", "stole": ""}
"""Facts, and the actions that bring them, that are done to others only."""
FIXED: Final[dict[str, dict[str, Any]]] = {
    "final_parts": dict.fromkeys(
        ("vp_income", "doubloon_income", "cards", "buildings", "influence", "nations", "bonus", "story"), 5
    ),
}
"""Facts in which a variable is not what its name means elsewhere."""
MOST_ACTIONS: Final = 400
"""Of a family with more (every card with every other) only some are listed, evenly."""
NUMERIC: Final = set(
    re.findall(
        r"\w+",
        """n coins vp workers citizens persons free have due rest most price discount kinds singles slots tiles houses
        seats players puertomas ruled lost left count win tie answered mp value""",
    )
)
Things = Mapping[str, tuple[Any, ...]]
ENDINGS: Final = ("_names", "_name", "_amount", "_count")
NEVER_ZERO: Final = ("preview-discount-", "preview-sale-", "preview-load-")
"""Parts of a sum: those that are 0 are not told."""
AT_ONCE: Final = {"choose_card", "dealing", "draft", "staffing", "slots", "occupant"}
"""Questions that several may be thinking about."""
NEVER_YOU: Final = set(
    re.findall(
        r"\S+",
        """table-of campaign-of puertorico-ui-reserved-by jamaica-ui-open-ship jamaica-ui-close-ship jamaica-ui-wins
        puertorico-ui-wins seat-away seat-resigned seat-kept remove-ask request-undo request-bot request-bot-own
        request-declined bot-marked waiting-for request-waiting pass-title pass-text pass-ready
        refusal-opponent-passed hand-over-ask empires-ui-wins maracaibo-ui-wins""",
    )
)
"""Messages of the page that never tell the reader's own name where there is only one reader."""
OTHERWISE: Final[dict[str, dict[str, Any]]] = {
    "text-too-long": {"n": 50},
    "puertorico-ui-kept-of": {"all": "$amount-corn"},
    "advice-chance": {"percent": 32},
    "advice-reasons": {"other": "$play-now", "worlds": 16},
    "advice-times": {"first": 14, "second": 2},
    "review-curve-is": {"first": 25, "last": 60},
}
"""Messages in which a variable is not what its name means elsewhere."""
TOGETHER: Final = {f"{game}-ui-win-shared" for game in ("empires", "jamaica", "maracaibo", "puertorico")}
"""Messages about several people."""


class _Finder(Visitor):
    """The variables of a message, those it selects on with the keys of their variants, and what it refers to."""

    def __init__(self) -> None:
        self.variables: dict[str, list[str]] = {}
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                if key not in keys:
                    keys.append(key)
        self.generic_visit(node)


def files(lang: str, game: str | None) -> list[Path]:
    """Where the page's words come from: house, page, the game with its drawings. Later ones replace earlier ones."""
    folders = [(HOUSE, ""), (WEB / "text", "")]
    if game:
        home = ROOT / "src" / "tradewinds" / "games" / game / "text"
        folders += [(home, r"(\w+\.)?"), *((WEB / "games" / game / part, r"(\w+\.)?") for part in (".", "shell"))]
    return [
        path
        for folder, name in folders
        for path in sorted(folder.glob("*.ftl"))
        if re.fullmatch(rf"{name}{lang}\.ftl", path.name)
    ]


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """In the order of the file; an attribute as `id.attribute`."""
    found = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


@cache
def known(game: str | None) -> dict[str, list[ast.Message]]:
    """Every message by its id, in all languages."""
    found: dict[str, list[ast.Message]] = {}
    for lang in LANGUAGES:
        for path in files(lang, game):
            for name, message in messages(path).items():
                found.setdefault(name, []).append(message)
    return found


def variables(game: str | None, *names: str) -> dict[str, list[str]]:
    """What the messages with these names select on and show, all languages taken together, also through others."""
    finder = _Finder()
    waiting, done = list(names), set[str]()
    while waiting:
        name = waiting.pop(0)
        if name in done:
            continue
        done.add(name)
        base, _, attribute = name.partition(".")
        for message in known(game).get(base, []):
            parts = [one for one in message.attributes if one.id.name == attribute] if attribute else [message.value]
            for part in parts:
                if part is not None:
                    finder.visit(part)
        waiting += finder.messages
        finder.messages = []
    return finder.variables


def attributes(game: str | None, name: str) -> list[str]:
    return list(dict.fromkeys(one.id.name for message in known(game).get(name, []) for one in message.attributes))


def base_of(variable: str) -> str:
    return next((variable.removesuffix(end) for end in ENDINGS if variable.endswith(end)), variable)


def is_plural(key: str) -> bool:
    return key in PLURALS or key.lstrip("-").isdigit()


class Teller:
    """One language of a game, or of the house."""

    def __init__(self, lang: str, game: str | None) -> None:
        self.lang = lang
        self.game = games.load(game) if game else None
        self.id = game
        self.words = Words(lang, self.game)
        self.things: Things = THINGS.get(game or "", {})
        self.page = FluentBundle([lang], functions={"AZ": with_article}, use_isolating=False)  # type: ignore[dict-item]
        for path in files(lang, game):
            self.page.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        you = self.show("name-you")
        self.names = [you, ANNA]
        if game in RULED_BY:
            self.names.append(self.show(RULED_BY[game]))
        elif not self.words.vocabulary.beyond:
            self.names.append(self.show("rule-seat", game=game or "", n=1))

    def show(self, key: str, /, **args: Any) -> str:
        """As the page says it."""
        name, _, attribute = key.partition(".")
        message = self.page.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        line, errors = self.page.format_pattern(pattern, args)
        assert not errors, f"{self.lang}: {key}: {errors}"
        return GAP.sub(r"\1", str(line)) if self.lang == "zh-Hant" else str(line)

    # --- values -------------------------------------------------------------------------------------------------

    def values(self, variable: str, keys: Sequence[str], things: Things) -> tuple[tuple[Any, ...], bool]:
        """What an argument may be, and whether each of these is a sentence of its own."""
        words = [key for key in keys if not is_plural(key)]
        if words:
            truths = {"true": True, "false": False}
            other = things.get(variable, NUMBERS if variable in NUMERIC else ())[:1] if "other" in keys else ()
            return (*(truths.get(key, key) for key in words), *(one for one in other if one not in words)), True
        if variable in self.words.seats and things is self.things:
            return (NAMED, RULED), False
        if variable in things:  # an empty list where the message has words for it
            return tuple(one for one in things[variable] if one not in ([], {}) or keys), False
        if variable in NUMERIC or keys:
            return NUMBERS, True
        return (f"‹{variable}›",), False

    def rows(
        self,
        shape: Mapping[str, Sequence[str]],
        fixed: Mapping[str, Any],
        things: Things | None = None,
        briefly: bool = False,
    ) -> Iterator[list[dict[str, Any]]]:
        """Arguments in rows: one row for each variant, the numbers side by side in it; then one for other things."""
        numbers: list[tuple[str, bool]] = []
        variants: dict[str, tuple[Any, ...]] = {}
        others: dict[str, tuple[Any, ...]] = {}
        for variable, keys in shape.items():
            if variable in fixed:
                continue
            values, apart = self.values(variable, keys, self.things if things is None else things)
            if values == NUMBERS:
                numbers.append((variable, bool(keys)))
            elif apart:
                variants[variable] = values
            else:
                others[variable] = values
        first = {name: values[0] for name, values in others.items()}
        # Where a message selects on two numbers, each pair of them is another sentence.
        selecting = [name for name, selects in numbers if selects]
        across = selecting[0] if len(selecting) > 1 else None
        for i, combination in enumerate(product(*variants.values())):
            chosen = {**first, **dict(zip(variants, combination, strict=True)), **fixed}
            # Numbers that are only shown are shown once.
            many = NUMBERS if numbers and (selecting or i == 0) else (2,)
            for outer in NUMBERS if across else (None,):
                row = [{**chosen, **dict.fromkeys((name for name, _ in numbers), n)} for n in many]
                yield [{**one, across: outer} for one in row] if across else row
        if briefly:
            return
        usual = {**first, **{name: values[-1] for name, values in variants.items()}, **{name: 2 for name, _ in numbers}}
        for name, values in others.items():
            if len(values) > 1:
                yield [{**usual, **fixed, name: value} for value in values[1:]]

    def shape(self, *names: str) -> dict[str, list[str]]:
        """The arguments behind the variables of these messages."""
        found: dict[str, list[str]] = {}
        for variable, keys in variables(self.id, *names).items():
            mine = found.setdefault(base_of(variable), [])
            if variable.endswith("_count") or base_of(variable) == variable:
                mine += [key for key in keys if key not in mine]
        return found

    # --- sentences ----------------------------------------------------------------------------------------------

    def fact(self, kind: str, unknown: bool = False) -> Iterator[list[str]]:
        words, key = self.words.vocabulary, f"fact-{kind}-unknown" if unknown else f"fact-{kind}"
        shape = self.shape(key, *(f"{key}.{side}" for side in ("you", "against")))
        named = "who" in shape
        args = {name: value for name, value in example(self.id, kind).items() if not (unknown and name in words.secret)}
        told = {*args, *shape}
        to = words.done_to.get(kind) or next((name for name in words.targets if name in told), None)
        by = None if kind in words.done_to else next((name for name in words.actors if name in told), None)
        shape = {name: keys for name, keys in shape.items() if name not in ("who", "own", "count", "points", by, to)}
        shape = {name: keys for name, keys in shape.items() if name not in FIXED.get(kind, {})}
        hidden = {name: value for name, value in args.items() if name not in shape} | FIXED.get(kind, {})
        for fixed in self.casts(by, to, named, "winners" in told):
            if kind in NEVER_SELF and fixed["seat"] == fixed.get(to or ""):
                continue
            seat = fixed.pop("seat")
            if unknown and YOU in (seat, fixed.get(to or "")):
                continue  # one's own secrets are known
            for row in self.rows(shape, {**hidden, **fixed}, briefly=YOU not in (seat, fixed.get(to or ""))):
                facts = [{"kind": kind, "rule": "", "seat": seat, "args": one} for one in row]
                yield [self.words.fact(one, YOU, self.names) for one in facts]

    def casts(self, by: str | None, to: str | None, named: bool, won: bool) -> Iterator[dict[str, Any]]:
        """Who acts, and on whom: the reader, somebody else, and one whom the rules play wherever that can be."""
        # The Ghost Ship has no seat of its own: it acts only where a ship is named.
        ruled = [RULED] if by or len(self.names) > RULED else []
        if won:
            yield from ({"seat": -1, "winners": winners, "scores": [25] * 3} for winners in self.things["winners"])
        elif to:
            pairs = [(YOU, NAMED), (NAMED, YOU), (YOU, RULED), (NAMED, RULED)]
            pairs += [(who, whom) for who in ruled for whom in (YOU, NAMED)]
            pairs += [] if by else [(YOU, YOU), (NAMED, NAMED)]
            for who, whom in pairs:
                yield {"seat": who, to: whom, **({by: who} if by else {})}
        else:
            for who in (YOU, NAMED, *ruled) if named else (NAMED,):
                yield {"seat": who, **({by: who} if by else {})}

    def prompt(self, kind: str) -> Iterator[list[str]]:
        key = f"prompt-{kind}"
        shape = self.shape(key, f"{key}.help")
        whose = [name for name in self.words.vocabulary.own if name in shape][: int("own" in shape)]
        shape.pop("own", None)
        for who in (YOU, NAMED) if whose else (None,):
            fixed: dict[str, Any] = dict.fromkeys(whose, who)
            if fixed.get("loser") == YOU:
                fixed["ghost"] = True  # nobody beats themselves
            for row in self.rows(shape, fixed):
                yield [self.words.prompt(kind, one, YOU, self.names) for one in row]
                yield [self.words.prompt_help(kind, one, YOU, self.names) for one in row]
        several = [[NAMED, 2]] if kind in AT_ONCE else []
        yield [self.words.prompt_other(kind, seats, [*self.names[:2], "Ödön"]) for seats in ([NAMED], *several)]

    def action(self, family: str) -> Iterator[list[str]]:
        """All actions there are, then the words that a question or the preview gives the button."""
        assert self.game is not None
        texts = [text for text in self.game.actions.texts if text and self.words._family(text)[0] == family]
        if family in NEVER_SELF.values():
            texts = [text for text in texts if int(text.split(":")[1]) != YOU]
        texts = texts[:: 1 + len(texts) // MOST_ACTIONS]
        yield [self.words.action(text, self.names) for text in texts]
        for attribute in attributes(self.id, f"action-{family}"):
            key = f"action-{family}.{attribute}"
            yield from self.said(key)

    def said(self, key: str) -> Iterator[list[str]]:
        """Notes, refusals and buttons: a message with its arguments."""
        shape = self.shape(key)
        least = 1 if key.startswith(NEVER_ZERO) else 0
        players = [name for name in shape if name == "player"]
        anybody = (NAMED, RULED) if key in NEVER_YOU else (YOU, NAMED, RULED)
        for who in anybody if players else (None,):
            for row in self.rows(shape, dict.fromkeys(players, who)):
                told = [one for one in row if one.get("n", 1) >= least]
                yield [self.words.text(key, **self.words.dress(one, self.names)) for one in told]

    def shown(self, key: str) -> Iterator[list[str]]:
        """What the page itself says. A name may be anybody's, also the reader's."""
        shape = variables(self.id, key)
        people = [name for name in ("name", "names", "by", "who") if name in shape]
        # What the page says of the log in other words than the terminal has its own words for the reader, too.
        named = self.names[1:] if key in NEVER_YOU or key.startswith("fact-") else self.names
        if key in TOGETHER:
            named = [self.words.join(self.names[:2]), self.words.join([ANNA, "Ödön"])]
        if {"names", "n"} <= set(shape):  # as many as are named
            yield [self.show(key, n=1, names=ANNA), self.show(key, n=2, names=self.words.join([ANNA, "Ödön"]))]
            return
        for who in named if people else (None,):
            fixed: dict[str, Any] = dict.fromkeys(people, who) | OTHERWISE.get(key, {})
            for row in self.rows(shape, fixed, {**SHOWN, **SHOWN_IN.get(self.id or "", {})}):
                yield [self.show(key, **{name: self.worded(value) for name, value in one.items()}) for one in row]

    def worded(self, value: Any) -> str | int:
        return self.show(value[1:], n=3) if isinstance(value, str) and value[:1] == "$" else self.words.plain(value)

    # --- lists --------------------------------------------------------------------------------------------------

    def sections(self) -> Iterator[tuple[str, Iterable[list[str]]]]:
        if self.id:
            for name in messages(ROOT / "src" / "tradewinds" / "games" / self.id / "text" / "en.ftl"):
                sort, _, rest = name.partition("-")
                if sort == "fact":
                    unknown = rest.endswith("-unknown")
                    yield name, self.fact(rest.removesuffix("-unknown"), unknown)
                elif sort == "prompt" and not rest.endswith("-other"):
                    yield name, self.prompt(rest)
                elif sort == "action":
                    yield name, self.action(rest)
                elif sort in ("preview", "refusal"):
                    yield name, self.said(name)
        if self.game and not self.game.ready:
            return  # the words of its page are still being written
        own = [path for path in files("en", self.id) if path not in files("en", None)] if self.id else files("en", None)
        for path in own:
            if path.parent.name != "text" or not self.id:
                for name, message in messages(path).items():
                    for part in (*([""] if message.value else []), *(f".{one.id.name}" for one in message.attributes)):
                        key = name + part
                        if variables(self.id, key) or re.search(r"\w", self.show(key)):
                            yield key, self.shown(key)

    def text(self) -> str:
        """A message, and its renderings below it; a row of them in one line, each once."""
        lines = []
        for name, rows in self.sections():
            lines.append(name)
            told = set[str]()
            for row in rows:
                fresh = [line for line in dict.fromkeys(row) if line not in told]
                told.update(fresh)
                if fresh:
                    lines.append("  " + " | ".join(fresh))
        return "\n".join(lines) + "\n"


@cache
def examples() -> dict[str, dict[str, dict[str, Any]]]:
    """Of each kind of fact all arguments it may have, as they came up in matches."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for game, rows in json.loads((WEB.parent / "test" / "twins.gen.json").read_text(encoding="utf-8")).items():
        for row in rows:
            for fact in [row["fact"]] if "fact" in row else row.get("option", {}).get("facts", []):
                found.setdefault(game, {}).setdefault(fact["kind"], {}).update(fact["args"])
    return found


def example(game: str | None, kind: str) -> dict[str, Any]:
    return examples().get(game or "", {}).get(kind, {})


def lists() -> Iterator[tuple[Path, str]]:
    for game in (*THINGS, None):
        for lang in LANGUAGES:
            yield FOLDER / f"{game or 'house'}.{lang}.txt", Teller(lang, game).text()


if __name__ == "__main__":
    for path, text in lists():
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {text.count(chr(10))} lines")
