"""Free text of people: names and what they say. Nothing in it may disturb a line of other people's text."""

from __future__ import annotations

import unicodedata
from typing import Literal

from tradewinds.server.errors import Malformed
from tradewinds.server.wire import NAME_LENGTH

OVERRIDES = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""These turn the text behind them round, beyond the name itself."""
JOINERS = {0x200C, 0x200D, *range(0xFE00, 0xFE10)}
"""Invisible, but they change how their neighbours look: in Persian and Indian scripts, and in emoji."""
BLANKS = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0xE0100, 0xE01F0)}
"""Letters, signs and marks of which nothing is seen."""
MOST_MARKS = 4
"""Marks on one letter; more of them grow over the lines above and below."""


def is_seen(c: str) -> bool:
    return ord(c) not in BLANKS and unicodedata.category(c)[0] in "LNPS"


def clean(text: str, field: str, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """One line, without invisible characters except those that shape their neighbours; empty if nothing is seen."""
    text = " ".join(unicodedata.normalize(form, text).split())
    kept: list[str] = []
    marks = 0
    for c in text:
        kind = unicodedata.category(c)
        if kind in ("Cc", "Cs", "Cn", "Co", "Zl", "Zp") or c in OVERRIDES:
            raise Malformed("error-text-control", {"field": field}, field=field)
        if ord(c) in BLANKS or (kind == "Cf" and ord(c) not in JOINERS):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") and ord(c) not in JOINERS else 0
        if marks > MOST_MARKS:
            raise Malformed("error-text-control", {"field": field}, field=field)
        kept.append(c)
    text = " ".join("".join(kept).split())
    return text if any(is_seen(c) for c in text) else ""


def clean_name(text: str, field: str) -> str:
    """A name, or nothing; one that nobody could see is refused, as is one that is too long."""
    name = clean(text, field, "NFKC")
    if not name and text.strip():
        raise Malformed("error-name-invisible", {"field": field}, field=field)
    if len(name) > NAME_LENGTH:
        raise Malformed("error-text-long", {"field": field, "most": NAME_LENGTH}, field=field)
    return name
