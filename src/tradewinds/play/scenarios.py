"""Scenario files: reading them without losing anything, and what the strict runner must know of a game."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import yaml

from tradewinds import games
from tradewinds.kernel import scenario as kernel
from tradewinds.kernel.game import Game
from tradewinds.kernel.scenario import Lore, Scenario, ScenarioError
from tradewinds.kernel.state import State
from tradewinds.play.rulebook import rulebook
from tradewinds.play.words import Words


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML in which a name stands once: of two values under one name one would be lost without a word."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[Any] = set()
        for key, _ in node.value:
            name = self.construct_object(key, deep=True)
            if isinstance(name, Hashable):
                if name in seen:
                    problem = f"{name!r} stands here twice"
                    raise yaml.constructor.ConstructorError(None, None, problem, key.start_mark)
                seen.add(name)
        made: dict[Hashable, Any] = super().construct_mapping(node, deep)
        return made


class Kinds:
    """The kinds of facts that a game has words for."""

    def __init__(self, game: str) -> None:
        self.words = Words("en", game)

    def __contains__(self, kind: object) -> bool:
        return self.words.has(f"fact-{kind}") or self.words.has(f"fact-{kind}-unknown")


FACT: Final = re.compile(r"^fact-[\w-]+ =.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
ARGUMENT: Final = re.compile(r"\$([a-z]\w*)")
VARIANT: Final = re.compile(r"\[(\w+)\]")
MADE: Final = re.compile(r"_(name|names|amount|count)$")
"""At the end of what `Words` passes beside an argument."""


def messages(home: str) -> list[str]:
    """What is said of facts."""
    found: list[str] = []
    for package in ("tradewinds", home):
        for file in (resources.files(package) / "text").iterdir():
            if file.name == "en.ftl" or file.name.endswith(".en.ftl"):
                found += FACT.findall(file.read_text("utf-8"))
    return found


@cache
def lore_of(game: str) -> tuple[frozenset[str], Kinds, frozenset[str], frozenset[str]]:
    """Rules, kinds of facts, their arguments, and values of these that are told apart."""
    rules, said = games.load(game), messages(games.load(game).home)
    arguments = rules.vocabulary.arguments()
    arguments.update(MADE.sub("", name) for told in said for name in ARGUMENT.findall(told))
    variants = frozenset(value for told in said for value in VARIANT.findall(told))
    known = frozenset(rule.id for _, rule in rulebook(game, "en").rules())
    return known, Kinds(game), frozenset(arguments), variants


def lore(game: Game) -> Lore:
    words = Words("en", game)
    rules, kinds, arguments, variants = lore_of(game.id)

    def possible(name: str, value: object) -> bool:
        if not isinstance(value, str) or name not in words.vocabulary.things:
            return True
        return value in variants or words.thing(name, value) is not None

    return Lore(rules, kinds, arguments, possible)


def parse(content: bytes) -> Any:
    """The values of a YAML file."""
    try:
        return yaml.load(content.decode("utf-8"), Loader=Loader)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        reason = " ".join(str(error).split())
        raise ScenarioError("error-scenario-yaml", {"reason": reason}) from None


def read(file: Path) -> Scenario:
    return kernel.read(parse(file.read_bytes()))


def run(told: Scenario, game: Game | None = None) -> State:
    """Play a scenario strictly: also the rules and facts that it names must exist. `game`: with the cards of a pack."""
    game = game or games.load(told.game)
    return kernel.run(game, told, lore(game))
