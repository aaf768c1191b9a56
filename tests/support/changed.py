"""Lanterns under changed rules, to see what becomes of matches that began under the old ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.support.lanterns import ASK_TAKE, F_TAKE, LANTERNS, TAKE, Lanterns
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.state import Buffer


class Newer(Lanterns):
    """Version 2: four cards are dealt instead of three, and nobody takes blue any more."""

    def begin(self) -> None:
        if self.version > 1:
            for seat in range(int(self.players)):
                self.draw(seat)
        super().begin()

    def fill(self, seat: int, out: Buffer) -> None:
        if self.version > 1 and self.top.kind == F_TAKE:
            out.add(TAKE)
            out.add(TAKE + 1)
        else:
            super().fill(seat, out)

    def can(self, seat: int, action: int) -> int:
        if self.version > 1 and action == TAKE + 2:
            return ASK_TAKE
        return super().can(seat, action)


def other_shape(state: Lanterns, plain: Mapping[str, Any]) -> None:
    raise BadPlain("error-plain-missing", {"field": "state.moon"}, field="state.moon")


KEEPING = replace(LANTERNS, rules_version=2, new=Newer)
"""Still knows version 1."""
NEWER = replace(KEEPING, oldest_version=2)
STRANGER = replace(NEWER, read=other_shape)
"""Also with another plain form: nothing of the old matches can be used."""
