"""Lanterns with a story over three matches: every match reads a page and keeps the light of its winner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.support.lanterns import LANTERNS, Lanterns
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.game import Campaign, Option, OptionValue
from tradewinds.kernel.plain import Reader
from tradewinds.kernel.reading import Say

PAGES = ["dusk", "night", "dawn"]


class Saga(Lanterns):
    def __init__(self, players: int, options: Mapping[str, OptionValue], seed: str, source: Saga | None = None) -> None:
        super().__init__(players, options, seed, source)
        self.read: list[str] = source.read if source is not None else ["dusk"] if options["story"] == "night" else []
        self.light: int = source.light if source is not None else 0

    def carry(self) -> dict[str, object] | None:
        if self.options_given["story"] == "none":
            return None
        read = [*self.read, PAGES[len(self.read)]]
        return {"read": read, "light": self.light + max(self.scores()), "ending": "day" if read == PAGES else None}

    def to_plain(self) -> dict[str, object]:
        return {**super().to_plain(), "read": self.read, "light": self.light}


def take(state: Saga, values: Mapping[str, Any]) -> None:
    r = Reader("carry", values)
    r.done(["read", "light", "ending"])
    if state.options_given["story"] != "saga" or r.get("ending") is not None:
        raise BadPlain("error-carry-mode", {}, field="carry")
    state.read = [str(page) for page in r.items("read")]
    if state.read not in (PAGES[:1], PAGES[:2]):
        raise r.wrong("read", state.read)
    state.light = r.number("light", 0, 1000)


def book(carry: Mapping[str, Any], say: Say) -> list[str]:
    return [f"{page}: {say('word-seat', n=carry['light'])}" for page in carry["read"]]


SAGA = replace(
    LANTERNS,
    id="saga",
    new=Saga,
    options=(*LANTERNS.options, Option("story", ("none", "saga", "night"), "none", "LAN-10.1", kind="variant")),
    campaign=Campaign(
        options={"story": "saga"},
        chapters={2: {"story": "night"}},
        take=take,
        ending=lambda carry: carry["ending"],
        book=book,
    ),
)
