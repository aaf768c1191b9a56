"""Looking at data that somebody wrote: every look is checked, and an error names the place.

Whatever the data may be (packs come from anybody), nothing but BadContent comes out of it.
"""

# tradewinds: interpreted

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tradewinds.kernel.content import BadContent

LANGS: Final = ("en", "zh", "hu")
MOST: Final = 20
"""No number on a card is larger, unless a look says so."""
LONGEST: Final = 600
"""Characters of a text."""
NO_TEXT: Final = ("Cc", "Cs", "Zl", "Zp")
"""Classes of signs that no text has: control signs, halves of signs, ends of lines."""
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of what follows, also of what is not theirs."""
SHOWN: Final = 60
"""Characters of a wrong value that an error repeats."""


class Place:
    """A place in the data, and what stands there."""

    def __init__(self, where: str, value: Any) -> None:
        self.where = where
        self.value = value

    def wrong(self, reason: str, **told: object) -> BadContent:
        return BadContent(f"error-content-{reason}", {"field": self.where, **told}, field=self.where)

    def shown(self) -> str:
        """The value, for an error about it."""
        try:
            text = str(self.value)
        except ValueError:  # a whole number of thousands of digits
            text = "…"
        return text if len(text) <= SHOWN else text[:SHOWN] + "…"

    def mapping(self, must: tuple[str, ...] = (), may: tuple[str, ...] | None = ()) -> Mapping[str, Any]:
        """Names with values: all of `must`, and of others only `may` (None: any)."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("mapping")
        for key in must:
            if key not in self.value:
                raise Place(f"{self.where}.{key}", None).wrong("missing")
        if may is not None:
            for key in self.value:
                if key not in must and key not in may:
                    inner = Place(f"{self.where}.{Place('', key).shown()}", None)
                    raise inner.wrong("unknown", allowed=", ".join((*must, *may)))
        return self.value

    def at(self, key: object) -> Place:
        inner = f"{self.where}.{key}"
        if not isinstance(self.value, Mapping):
            raise self.wrong("mapping")
        if key not in self.value:
            raise Place(inner, None).wrong("missing")
        return Place(inner, self.value[key])

    def has(self, key: str) -> bool:
        return key in self.value

    def items(self, least: int = 0, most: int = MOST) -> list[Place]:
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            raise self.wrong("list", least=least, most=most)
        return [Place(f"{self.where}.{n}", item) for n, item in enumerate(self.value)]

    def records(self, least: int, most: int) -> list[Place]:
        """A list of records, each found by its `id`, which is a name that stands once."""
        found = []
        known: set[str] = set()
        for item in self.items(least, most):
            id_ = item.named()
            place = Place(f"{self.where}.{id_}", item.value)
            if id_ in known:
                raise place.at("id").wrong("twice")
            known.add(id_)
            found.append(place)
        return found

    def named(self) -> str:
        """The `id` of a record, which is a name."""
        id_ = self.mapping(("id",), None)["id"]
        if not isinstance(id_, str) or not 0 < len(id_) <= SHOWN or not id_.isascii() or not id_.isidentifier():
            raise self.at("id").wrong("id")
        return id_

    def number(self, low: int = 1, high: int = MOST) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.wrong("number", value=self.shown(), low=low, high=high)
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong("choice", value=self.shown(), allowed=", ".join(names))
        return names.index(self.value)

    def amounts(self, names: list[str], low: int = 1) -> dict[str, int]:
        self.mapping((), tuple(names))
        return {key: self.at(key).number(low) for key in self.value}

    def text(self, most: int = LONGEST) -> str:
        """Words on one line."""
        if not isinstance(self.value, str) or not 0 < len(self.value) <= most:
            raise self.wrong("text", most=most)
        if any(unicodedata.category(sign) in NO_TEXT or sign in TURNING for sign in self.value):
            raise self.wrong("text", most=most)
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("choice", value=self.shown(), allowed="true, false")
        return self.value

    def texts(self) -> None:
        """A text in each language."""
        self.mapping(LANGS)
        for lang in LANGS:
            self.at(lang).text()
