"""What is in a game's data, in words: its lists, fields, verbs and values, and whatever stands in a field.

The messages are `ws-list-…`, `ws-field-…`, `ws-verb-…` and `ws-value-…` (`text/workshop.<lang>.ftl` of the house and of
the game); a value or field without one is called as at the table (`Packing.names`). Where one word does not fit
everywhere, `ws-field-<list>-<name>` or `ws-value-<field>-<value>` goes before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tradewinds.kernel.content import BadContent, lists
from tradewinds.kernel.game import Game
from tradewinds.kernel.schema import (
    Amounts,
    Choice,
    Either,
    Kind,
    Listed,
    Number,
    Numbered,
    OneOf,
    Row,
    Steps,
    Text,
    Texts,
    Truth,
)
from tradewinds.play import packs
from tradewinds.play.words import MissingWords, Words

COLUMNS: Final = {"en": "en", "zh-Hant": "zh", "hu": "hu"}
SIMPLE: Final = (Number, Choice, OneOf, Truth, Text)
"""Kinds whose values stand in a row with commas."""


def key(name: str) -> str:
    """As part of a message's id."""
    return name.replace(".", "-").replace(" ", "-")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Lexicon:
    """One game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.packing = packs.packing(game)
        self.lang = lang
        self.words = Words(lang, game)
        box = lists(self.packing.documents(), self.packing.schema)
        self.deeds = {str(row["id"]): name for name in self.packing.deeds for row in box[name]}

    def first(self, *keys: str) -> str:
        """The first of these messages that there is."""
        found = next((key for key in keys if self.words.has(key)), None)
        if found is None:
            raise MissingWords(f"{self.lang}: {keys[0]}")
        return capital(self.words.text(found))

    def title(self, name: str) -> str:
        """Of a list."""
        return self.first(f"ws-list-{key(name)}")

    def field(self, name: str, of: str = "") -> str:
        plain = (f"ws-field-{key(name)}", *self.forms(name))
        return self.first(f"ws-field-{key(of)}-{key(name)}", *plain) if of else self.first(*plain)

    def verb(self, name: str) -> str:
        return self.first(f"ws-verb-{key(name)}")

    def value(self, value: str, field: str = "") -> str:
        keys = (f"ws-value-{key(field)}-{key(value)}", f"ws-value-{key(value)}", *self.forms(value))
        if value in self.deeds:
            return self.tell(self.packing.documents(), self.deeds[value], value)[1].rstrip(".。")
        return f"{value} {self.first(*keys)}" if value.isdigit() else self.first(*keys)

    def forms(self, name: str) -> tuple[str, ...]:
        return tuple(form.format(key(name)) for form in self.packing.names)

    # --- all words of the schema -------------------------------------------------------------------------------

    def told(self) -> dict[str, str]:
        """As `SchemaInfo.words` has them."""
        schema = self.packing.schema
        found = {"field.effect": self.field("effect")}
        for name in (*schema.lists, *schema.closed, *self.packing.others()):
            found[f"list.{name}"] = self.title(name)
        for name, records in schema.lists.items():
            found |= self.inside(records.row, name)
            reasons = [records.closed, *(why for held in records.held.values() for why in held.values())]
            found |= self.reasons(*reasons)
        found |= self.reasons(*schema.closed.values())
        for vocabulary in schema.vocabularies:
            found |= self.inside(Row(vocabulary.beside), vocabulary.name)
            for verb, kind in vocabulary.verbs.items():
                found[f"verb.{verb}"] = self.verb(verb)
                found |= self.inside(kind, verb)
        box = {**lists(self.packing.documents(), schema), **self.packing.others()}
        for name in dict.fromkeys(name for rows in box.values() for row in rows for name in self.reconstructed(row)):
            found[f"field.{name}"] = self.field(name)
        for row in (row for rows in box.values() for row in rows):
            found |= self.printed(row)
        return found

    def printed(self, row: Mapping[str, Any]) -> dict[str, str]:
        """Words that stand in a record where nothing can be chosen, as the kind of a place."""
        found: dict[str, str] = {}
        for name, value in row.items():
            for one in value if isinstance(value, list | dict) else (value,):
                own = f"ws-value-{key(name)}-{key(one)}" if isinstance(one, str) else ""
                if self.words.has(own):
                    found[f"value.{name}.{one}"] = self.first(own)
        return found

    def reasons(self, *ends: str) -> dict[str, str]:
        return {f"reason.error-fixed-{end}": self.first(f"fixed-{end}") for end in ends if end}

    def inside(self, kind: Kind, field: str) -> dict[str, str]:
        """Everything in a kind; `field`: what it stands in, a list, a field or a verb."""
        found: dict[str, str] = {}
        if isinstance(kind, Row):
            for name, one in kind.fields.items():
                own = f"ws-field-{key(field)}-{key(name)}"
                found[f"field.{field}.{name}" if self.words.has(own) else f"field.{name}"] = self.field(name, field)
                found |= self.inside(one.kind, name) | self.reasons(one.fixed)
        elif isinstance(kind, Choice | Amounts):
            for value in kind.names:
                own = f"ws-value-{key(field)}-{key(value)}"
                found[f"value.{field}.{value}" if self.words.has(own) else f"value.{value}"] = self.value(value, field)
        elif isinstance(kind, Listed | Numbered):
            found |= self.inside(kind.of, field)
        elif isinstance(kind, Either):
            for one_of in kind.kinds:
                found |= self.inside(one_of, field)
        return found

    # --- records -----------------------------------------------------------------------------------------------

    def tell(self, documents: Mapping[str, Any], name: str, id_: str) -> tuple[str, str]:
        """What a record is called, and what it does."""
        return self.packing.tell(documents, name, id_, self.lang, self.words.text)

    def reconstructed(self, row: Mapping[str, Any]) -> list[str]:
        """Fields that are our own design though the record is not; what is none is part of the effect."""
        found = [*row.get("reconstructed_fields", ()), *sources(row)]
        return list(dict.fromkeys(self.known(name) for name in found))

    def known(self, name: str) -> str:
        for one in (name, name.partition(" ")[0]):
            if self.words.has(f"ws-field-{key(one)}"):
                return one
        return "effect"

    # --- what stands in a field --------------------------------------------------------------------------------

    def shown(self, kind: Kind, value: Any, field: str, documents: Mapping[str, Any]) -> str:
        """A value in words; nothing for nothing."""
        if value is None:
            return ""
        if field == "reconstructed_fields":
            return self.words.join(dict.fromkeys(self.field(self.known(name)) for name in value))
        return self.phrase(kind, value, field, documents) or self.plain(kind, value, field, documents)

    def phrase(self, kind: Kind, value: Any, field: str, documents: Mapping[str, Any]) -> str:
        """In the game's own words, if it has some."""
        name = kind.of.name if isinstance(kind, Steps) else field
        return self.packing.phrase(documents, name, value, self.lang, self.words.text)

    def plain(self, kind: Kind, value: Any, field: str, documents: Mapping[str, Any]) -> str:
        """In the words of the schema."""
        if isinstance(kind, Either):
            kind = next((one for one in kind.kinds if one.fits(value)), kind.kinds[0])
            return self.shown(kind, value, field, documents)
        if isinstance(kind, Truth):
            return self.words.text("ws-yes" if value else "ws-no")
        if isinstance(kind, Choice):
            return self.value(value, field)
        if isinstance(kind, OneOf):
            return self.called(documents, kind.list, value)
        if isinstance(kind, Texts):
            return str(value[COLUMNS[self.lang]])
        if isinstance(kind, Amounts):
            return self.words.join(self.amount(name, n, field) for name, n in value.items())
        if isinstance(kind, Listed):
            parts = [self.shown(kind.of, one, field, documents) for one in value]
            return self.words.join(parts) if isinstance(kind.of, SIMPLE) else self.joined(parts)
        if isinstance(kind, Numbered):
            return self.joined(
                self.pair(str(n), self.shown(kind.of, one, field, documents)) for n, one in value.items()
            )
        if isinstance(kind, Row):
            rows = [
                self.pair(self.field(name), self.shown(kind.fields[name].kind, one, name, documents))
                for name, one in value.items()
                if name in kind.fields and not kind.fields[name].fixed
            ]
            return self.joined(rows)
        if isinstance(kind, Steps):
            return self.joined(self.verb(verb) for step in value for verb in self.verbs(kind, step))
        return str(value).replace("-", "−") if isinstance(value, int) else str(value)

    def verbs(self, kind: Steps, step: Mapping[str, Any]) -> Iterator[str]:
        yield from (step[kind.of.tag],) if kind.of.tag else (verb for verb in step if verb in kind.of.verbs)

    def both(
        self, kind: Kind, old: Any, new: Any, field: str, before: Mapping[str, Any], after: Mapping[str, Any]
    ) -> tuple[str, str]:
        """A value before and after; of several things inside it those that are others."""
        if isinstance(kind, Either) and all(isinstance(value, Mapping) for value in (old, new)):
            kind = next((one for one in kind.kinds if one.fits(old)), kind)
        if not isinstance(kind, Texts | Row | Numbered) or old is None or new is None:
            return self.shown(kind, old, field, before), self.shown(kind, new, field, after)
        if isinstance(kind, Texts):
            return self.in_languages(old, new)
        if self.phrase(kind, old, field, before):
            return self.shown(kind, old, field, before), self.shown(kind, new, field, after)
        parts: tuple[list[str], list[str]] = ([], [])
        for name in dict.fromkeys((*old, *new)):
            if old.get(name) == new.get(name) or (isinstance(kind, Row) and name not in kind.fields):
                continue
            inner = kind.fields[name].kind if isinstance(kind, Row) else kind.of
            label, inside = (self.field(name), name) if isinstance(kind, Row) else (str(name), field)
            said = self.both(inner, old.get(name), new.get(name), inside, before, after)
            for part, value, told in zip(parts, (old, new), said, strict=True):
                part.extend([self.pair(label, told)] if name in value else [])
        return self.joined(parts[0]), self.joined(parts[1])

    def in_languages(self, old: Mapping[str, str], new: Mapping[str, str]) -> tuple[str, str]:
        """A text before and after in the reader's language; if it is the same in that, in the others."""
        column = COLUMNS[self.lang]
        if old[column] != new[column]:
            return old[column], new[column]
        others = [one for one in old if old[one] != new[one]]
        names = {one: self.words.text(f"ws-lang-{one}") for one in others}
        before, after = (
            self.joined(self.words.text("ws-language", value=texts[one], lang=names[one]) for one in others)
            for texts in (old, new)
        )
        return before, after

    def called(self, documents: Mapping[str, Any], name: str, id_: str) -> str:
        """The name of a record; a pack may name one that is not there."""
        try:
            return self.tell(documents, name, id_)[0]
        except BadContent:
            return id_

    def amount(self, name: str, n: int, field: str) -> str:
        if self.words.has(f"amount-{name}"):
            return self.words.text(f"amount-{name}", n=n)
        return self.pair(self.value(name, field), str(n))

    def pair(self, label: str, value: str) -> str:
        return self.words.text("ws-pair", label=label, value=value)

    def joined(self, parts: Iterator[str] | list[str]) -> str:
        text = ""
        for part in parts:
            text = self.words.text("ws-join", one=text, other=part) if text else part
        return text


def sources(row: Mapping[str, Any]) -> Iterator[str]:
    """The parts of a record that have a source of their own, our own design: `src_cost`, `solo_source`."""
    for name, source in row.items():
        part = name.removeprefix("src_") if name.startswith("src_") else name.removesuffix("_source")
        ours = source.values() if isinstance(source, Mapping) else (source,)
        if part not in (name, "reconstructed") and "reconstructed" in ours:
            yield next((one for one in row if one == part or (one.startswith(f"{part}_") and one != name)), part)
