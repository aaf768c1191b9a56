"""Plain forms (saved states, scenarios): the frames of every game, and reading with errors that name the field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.state import Frame, State


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

    def counts(self, name: str, names: list[str], most: int) -> list[int]:
        """How many of each; what is not named is not there."""
        inner = Reader(f"{self.where}.{name}", self.get(name))
        inner.done(names)
        return [inner.number(key, 0, most) if key in inner.values else 0 for key in names]

    def done(self, known: list[str]) -> None:
        for name in self.values:
            if name not in known:
                field = f"{self.where}.{name}"
                raise BadPlain("error-plain-unknown", {"field": field, "allowed": ", ".join(known)}, field=field)


class Field:
    """One attribute of a class: its plain form and what it may be. A table of them both writes and reads a class."""

    def __init__(
        self,
        name: str,
        kind: str,
        names: list[str],
        low: int,
        high: int,
        within: str = "",
        first: int = 0,
        bits: int = 0,
    ) -> None:
        self.name = name
        self.attribute = within or name
        self.first = first
        self.bits = bits
        self.kind = kind
        self.names = names
        self.low = low
        self.high = high


def number(name: str, low: int, high: int) -> Field:
    return Field(name, "number", [], low, high)


def flag(name: str) -> Field:
    return Field(name, "flag", [], 0, 1)


def choice(name: str, names: list[str]) -> Field:
    """A place in a list, written as its name; None is -1."""
    return Field(name, "choice", names, 0, 0)


def members(name: str, names: list[str]) -> Field:
    """A set of bits, written as the names of its members."""
    return Field(name, "members", names, 0, 0)


def counts(name: str, names: list[str], most: int, within: str = "", first: int = 0) -> Field:
    """A vector of numbers, written as those that are not 0: {corn: 2, sugar: 6}; or part of one, from `first` on."""
    return Field(name, "counts", names, 0, most, within, first)


def packed(name: str, names: list[str], most: int, bits: int) -> Field:
    """Numbers in one, so many bits for each, written like a vector of them."""
    return Field(name, "packed", names, 0, most, bits=bits)


def names_in(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


def counted(numbers: Iterable[int], names: list[str]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, numbers, strict=False) if n}


def write(thing: object, fields: list[Field]) -> dict[str, object]:
    """The plain form of an object by its table."""
    values: dict[str, object] = {}
    for field in fields:
        value: Any = getattr(thing, field.attribute)
        if field.kind == "number":
            value = int(value)
        elif field.kind == "choice":
            value = field.names[value] if value >= 0 else None
        elif field.kind == "members":
            value = names_in(value, field.names)
        elif field.kind == "counts":
            value = counted(value[field.first :], field.names)
        elif field.kind == "packed":
            most = 2**field.bits
            value = counted([value >> (field.bits * i) & (most - 1) for i in range(len(field.names))], field.names)
        values[field.name] = value
    return values


def read(thing: object, r: Reader, fields: list[Field]) -> None:
    """Fill an object from its plain form by its table."""
    for field in fields:
        name = field.name
        if field.kind == "number":
            setattr(thing, name, r.number(name, field.low, field.high))
        elif field.kind == "flag":
            setattr(thing, name, r.flag(name))
        elif field.kind == "choice":
            setattr(thing, name, r.index(name, field.names))
        elif field.kind == "members":
            setattr(thing, name, r.bits(name, field.names))
        elif field.kind == "packed":
            value = 0
            for i, n in enumerate(r.counts(name, field.names, field.high)):
                value += n << (field.bits * i)
            setattr(thing, name, value)
        else:
            numbers: Any = getattr(thing, field.attribute)
            for i, n in enumerate(r.counts(name, field.names, field.high)):
                numbers[field.first + i] = n


def head_plain(
    s: State, game: str, options: dict[str, object], streams: list[str], frames: list[str], content: str = ""
) -> dict[str, object]:
    """What every game writes. Version 1 of the rules is not named: its records are older than the naming; so are those
    of games whose box has no name as content."""
    head: dict[str, object] = {
        "game": game,
        "players": int(s.players),
        "options": options,
        "seed": s.chance.seed,
        "salt": int(s.chance.salt),
        "chance": {name: int(s.chance.counters[i]) for i, name in enumerate(streams)},
        "over": s.over,
        "barriers": int(s.barriers),
        "frames": frames_plain(s.frames, frames),
    }
    if s.version > 1:
        head["rules_version"] = int(s.version)
    if content:
        head["content"] = content
    return head


def read_head(s: State, r: Reader, streams: list[str], content: str = "") -> None:
    """What every game reads, but for what the state was made with and the frames, which come last."""
    if content and r.values.get("content") != content:
        raise BadPlain("error-content-sha", {"sha": str(r.values.get("content"))}, field=f"{r.where}.content")
    s.version = r.number("rules_version", 1, 1_000) if "rules_version" in r.values else 1
    s.chance.salt = r.number("salt", 0, 0xFFFFFFFF)
    counters = Reader(f"{r.where}.chance", r.get("chance"))
    counters.done(streams)
    for i, name in enumerate(streams):
        s.chance.counters[i] = counters.number(name, 0, 1 << 24)
    s.over = r.flag("over")
    s.barriers = r.number("barriers", 0, 1 << 40)


def frames_plain(frames: Sequence[Frame], names: list[str]) -> list[dict[str, object]]:
    """What happens next, the next thing last; `source` and `bound` only where a frame has them."""
    rows: list[dict[str, object]] = []
    for frame in frames:
        row: dict[str, object] = {
            "kind": names[frame.kind],
            "seat": int(frame.seat),
            "what": int(frame.what),
            "n": int(frame.n),
            "mask": int(frame.mask),
        }
        if frame.source >= 0:
            row["source"] = int(frame.source)
        if frame.bound != 0:
            row["bound"] = int(frame.bound)
        rows.append(row)
    return rows


class Limits:
    """The numbers that a kind of frame may have, each from its lowest to its highest."""

    def __init__(
        self,
        seat: tuple[int, int],
        what: tuple[int, int] = (0, 0),
        n: tuple[int, int] = (0, 0),
        mask: tuple[int, int] = (0, 0),
        source: tuple[int, int] = (-1, -1),
        bound: tuple[int, int] = (0, 0),
    ) -> None:
        self.seat = seat
        self.what = what
        self.n = n
        self.mask = mask
        self.source = source
        self.bound = bound


FRAME_FIELDS = ["kind", "seat", "what", "n", "mask", "source", "bound"]


def read_frames(r: Reader, names: list[str], limits: Mapping[int, Limits]) -> list[Frame]:
    """The frames of a plain form, with numbers that their kinds allow; a kind without limits has no place there."""
    frames: list[Frame] = []
    for i, values in enumerate(r.items("frames")):
        f = Reader(f"{r.where}.frames.{i}", values)
        f.done(FRAME_FIELDS)
        kind = f.index("kind", names)
        within = limits.get(kind)
        if within is None:
            raise f.wrong("kind", f.get("kind"))
        frames.append(
            Frame(
                kind,
                f.number("seat", *within.seat),
                f.number("what", *within.what),
                f.number("n", *within.n),
                f.number("mask", *within.mask),
                f.number("source", *within.source) if "source" in f.values else -1,
                f.number("bound", *within.bound) if "bound" in f.values else 0,
            )
        )
    return frames
