"""The rulebook of a game: its `rules*.md` cut into sections and numbered rules, and found again by number or words."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import resources
from typing import Literal

from msgspec import Struct

from tradewinds.kernel.errors import TradewindsError

Language = Literal["en", "zh-Hant", "hu"]
LANGUAGES: tuple[Language, ...] = ("en", "zh-Hant", "hu")

RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-[0-9A-Za-z.]+)\*\* (?P<text>.+)$")


class NoRulebook(TradewindsError):
    """The game has no rules text."""


class Rule(Struct):
    id: str
    """Empty: a heading inside the section."""
    text: str
    heading: str = ""


class RuleSection(Struct):
    title: str
    intro: str
    rules: list[Rule]


class Rulebook(Struct):
    game: str
    language: Language
    title: str
    intro: str
    sections: list[RuleSection]

    def rules(self) -> list[tuple[RuleSection, Rule]]:
        """All numbered rules in order, each with its section."""
        return [(section, rule) for section in self.sections for rule in section.rules if rule.id]


def parse(game: str, language: Language, source: str) -> Rulebook:
    """`# Title`, `## n. Section`, `### Heading`, `- **JAM-4.2** text` and the lines that belong to each."""
    book = Rulebook(game, language, "", "", [])
    for line in source.splitlines():
        line = line.strip()
        if line.startswith("# "):
            book.title = line[2:].strip()
        elif line.startswith("## "):
            book.sections.append(RuleSection(line[3:].strip(), "", []))
        elif found := RULE.match(line):
            if not book.sections:
                book.sections.append(RuleSection("", "", []))
            book.sections[-1].rules.append(Rule(found["id"], found["text"].strip(), ""))
        elif line.startswith("### ") and book.sections:
            book.sections[-1].rules.append(Rule("", "", line[4:].strip()))
        elif line and book.sections:
            section = book.sections[-1]
            if not section.rules:
                section.intro = f"{section.intro} {line}".strip()
            elif section.rules[-1].id:
                section.rules[-1].text += f"\n{line}"
        elif line and book.title:
            book.intro = f"{book.intro} {line}".strip()
    return book


@cache
def rulebook(game: str, language: Language) -> Rulebook:
    """The rules in this language; English where there is no translation."""
    tongues: tuple[Language, Language] = (language, "en")
    for tongue in tongues:
        suffix = "" if tongue == "en" else f".{tongue}"
        path = resources.files("tradewinds.games") / game / f"rules{suffix}.md"
        if path.is_file():
            return parse(game, tongue, path.read_text("utf-8"))
    raise NoRulebook("error-no-rulebook", {"game": game}, field="game")


def plain(text: str) -> str:
    """Text as it is searched: no accents, no difference between capitals and small letters, no emphasis marks."""
    apart = unicodedata.normalize("NFKD", text.replace("*", ""))
    return "".join(c for c in apart if not unicodedata.combining(c)).casefold()


def find(book: Rulebook, query: str) -> list[tuple[RuleSection, Rule]]:
    """The rules a reader means: one by its number (`JAM-4.2`, `4.2`), a section by its number (`4`), or all rules in
    which, or in whose section's title, every word of the query occurs; those with the words in the text first."""
    wanted = query.strip()
    rules = book.rules()
    if re.fullmatch(r"([A-Za-z]+-)?[A-Za-z]?[0-9]+(\.[0-9]+)*", wanted):
        key = wanted.upper()
        exact = [entry for entry in rules if key in (entry[1].id.upper(), number(entry[1].id))]
        if exact:
            return exact
        section = key.split("-")[-1]
        within = [entry for entry in rules if number(entry[1].id).startswith(f"{section}.")]
        if within:
            return within
    words = plain(wanted).split()
    if not words:
        return []
    text, title = [], []
    for section_of, rule in rules:
        told = plain(rule.text)
        if all(word in told for word in words):
            text.append((section_of, rule))
        elif all(word in told or word in plain(section_of.title) for word in words):
            title.append((section_of, rule))
    return text + title


def number(rule: str) -> str:
    """The part of a rule's ID after the game's letters: `4.2` of JAM-4.2, `R32` of JAM-R32."""
    return rule.split("-", 1)[-1].upper()
