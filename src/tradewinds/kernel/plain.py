"""Reading plain forms (saved states, scenarios): errors name the field."""

from __future__ import annotations

from collections.abc import Mapping

from tradewinds.kernel.errors import BadPlain


class Reader:
    """Takes a plain form apart with errors that name the field."""

    def __init__(self, where: str, values: object) -> None:
        if not isinstance(values, Mapping):
            raise BadPlain("error-plain-mapping", {"field": where}, field=where)
        self.where = where
        self.values = values

    def get(self, name: str) -> object:
        if name not in self.values:
            raise BadPlain("error-plain-missing", {"field": f"{self.where}.{name}"}, field=f"{self.where}.{name}")
        return self.values[name]

    def wrong(self, name: str, value: object) -> BadPlain:
        field = f"{self.where}.{name}"
        return BadPlain("error-plain-value", {"field": field, "value": str(value)}, field=field)

    def number(self, name: str, low: int, high: int) -> int:
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(name, value)
        return value

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name, value)
        return value

    def items(self, name: str) -> list[object]:
        value = self.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, value)
        return value

    def index(self, name: str, names: list[str]) -> int:
        """The place of a name in a list; -1 for None."""
        value = self.get(name)
        if value is None:
            return -1
        if str(value) not in names:
            raise self.wrong(name, value)
        return names.index(str(value))

    def bits(self, name: str, names: list[str]) -> int:
        bits = 0
        for value in self.items(name):
            if not isinstance(value, str) or value not in names or (bits >> names.index(value)) & 1:
                raise self.wrong(name, value)
            bits |= 1 << names.index(value)
        return bits

    def done(self, known: list[str]) -> None:
        for name in self.values:
            if name not in known:
                field = f"{self.where}.{name}"
                raise BadPlain("error-plain-unknown", {"field": field, "allowed": ", ".join(known)}, field=field)
