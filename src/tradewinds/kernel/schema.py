"""What the records of a game's data may say, as data: the lists that a pack can change, their fields, kinds and ranges.

One statement for three readers: `Schema.check` looks at data by it, `kernel.content.merged` refuses what is fixed, and
an editor asks for it (`Schema.told`). A fixed field or list names a message, `error-fixed-…`, that says why.
"""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import UNSET, UnsetType

from tradewinds.kernel import told as t
from tradewinds.kernel.places import LONGEST, MOST, Place

SOURCES: Final = ("rulebook", "public", "derived", "reconstructed", "printed copy")
"""Where a record comes from; `printed copy`: somebody read it off a component of their own."""
DEEPEST: Final = 4
"""Lists of steps inside each other."""
MOST_STEPS: Final = 16


class Kind:
    """What stands in a field."""

    def fits(self, value: object) -> bool:
        """Whether a value has the form of this kind, right or wrong: for fields that take one of several kinds."""
        return True

    def check(self, place: Place, depth: int = 0) -> None:
        raise NotImplementedError

    def keyed(self, value: Any) -> Any:
        """The value as the data have it: in JSON the numbers of `Numbered` are texts."""
        return value

    def frozen(self, before: object, after: object) -> tuple[str, str]:
        """The first fixed field inside that is another, and why it must not be; twice nothing if there is none."""
        return "", ""

    def told(self) -> t.KindTold:
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Kind):
    low: int = 1
    high: int = MOST

    def fits(self, value: object) -> bool:
        return isinstance(value, int)

    def check(self, place: Place, depth: int = 0) -> None:
        place.number(self.low, self.high)

    def told(self) -> t.NumberKind:
        return t.NumberKind(self.low, self.high)


@dataclass(frozen=True)
class Choice(Kind):
    names: tuple[str, ...]

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def check(self, place: Place, depth: int = 0) -> None:
        place.one_of(self.names)

    def told(self) -> t.ChoiceKind:
        return t.ChoiceKind(list(self.names))


@dataclass(frozen=True)
class OneOf(Kind):
    """The id of a record of another list."""

    list: str

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def check(self, place: Place, depth: int = 0) -> None:
        place.text()  # whether it is there is seen where the list is known

    def told(self) -> t.RecordKind:
        return t.RecordKind(self.list)


@dataclass(frozen=True)
class Truth(Kind):
    def fits(self, value: object) -> bool:
        return isinstance(value, bool)

    def check(self, place: Place, depth: int = 0) -> None:
        place.truth()

    def told(self) -> t.TruthKind:
        return t.TruthKind()


@dataclass(frozen=True)
class Text(Kind):
    most: int = LONGEST

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def check(self, place: Place, depth: int = 0) -> None:
        place.text(self.most)

    def told(self) -> t.TextKind:
        return t.TextKind(self.most)


@dataclass(frozen=True)
class Texts(Kind):
    """A text in each language."""

    def check(self, place: Place, depth: int = 0) -> None:
        place.texts()

    def told(self) -> t.TextsKind:
        return t.TextsKind(LONGEST)


@dataclass(frozen=True)
class Amounts(Kind):
    """How many of which things."""

    names: tuple[str, ...]
    low: int = 1
    high: int = MOST
    least: int = 0
    """Things that must be named."""

    def fits(self, value: object) -> bool:
        return isinstance(value, Mapping)

    def check(self, place: Place, depth: int = 0) -> None:
        for name in place.mapping((), self.names):
            place.at(name).number(self.low, self.high)
        if len(place.value) < self.least:
            raise place.wrong("empty")

    def told(self) -> t.AmountsKind:
        return t.AmountsKind(list(self.names), self.low, self.high, self.least)


@dataclass(frozen=True)
class Listed(Kind):
    of: Kind
    least: int = 0
    most: int = MOST

    def fits(self, value: object) -> bool:
        return isinstance(value, list)

    def check(self, place: Place, depth: int = 0) -> None:
        for item in place.items(self.least, self.most):
            self.of.check(item, depth)

    def keyed(self, value: Any) -> Any:
        return [self.of.keyed(item) for item in value] if isinstance(value, list) else value

    def told(self) -> t.ListKind:
        return t.ListKind(self.of.told(), self.least, self.most)


@dataclass(frozen=True)
class Numbered(Kind):
    """Something for each whole number of a range, or for some of them."""

    of: Kind
    low: int
    high: int
    all: bool = True

    def fits(self, value: object) -> bool:
        return isinstance(value, Mapping)

    def check(self, place: Place, depth: int = 0) -> None:
        given: list[Any] = list(place.mapping((), None))
        for number in given:
            if isinstance(number, bool) or not isinstance(number, int) or not self.low <= number <= self.high:
                inner = Place(f"{place.where}.{Place('', number).shown()}", None)
                raise inner.wrong("unknown", allowed=f"{self.low} … {self.high}")
        for number in range(self.low, self.high + 1) if self.all else given:
            self.of.check(place.at(number), depth)

    def keyed(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        return {number_in(key): self.of.keyed(inner) for key, inner in value.items()}

    def told(self) -> t.NumberedKind:
        return t.NumberedKind(self.of.told(), self.low, self.high, self.all)


def number_in(key: Any) -> Any:
    """A whole number that was written as a text."""
    return int(key) if isinstance(key, str) and len(key) < 10 and key.isdecimal() and str(int(key)) == key else key


@dataclass(frozen=True)
class Either(Kind):
    """One of several kinds that look different."""

    kinds: tuple[Kind, ...]

    def fits(self, value: object) -> bool:
        return any(kind.fits(value) for kind in self.kinds)

    def check(self, place: Place, depth: int = 0) -> None:
        next((kind for kind in self.kinds if kind.fits(place.value)), self.kinds[0]).check(place, depth)

    def keyed(self, value: Any) -> Any:
        return next((kind for kind in self.kinds if kind.fits(value)), self.kinds[0]).keyed(value)

    def told(self) -> t.EitherKind:
        return t.EitherKind([kind.told() for kind in self.kinds])


@dataclass(frozen=True)
class Kept(Kind):
    """Of a fixed field: whatever the box says."""

    def check(self, place: Place, depth: int = 0) -> None:
        pass

    def told(self) -> t.KeptKind:
        return t.KeptKind()


@dataclass(frozen=True)
class Field:
    kind: Kind
    must: bool = True
    fixed: str = ""
    """Why it cannot be changed: the end of a message `error-fixed-…`; empty: it can."""

    def told(self) -> t.FieldTold:
        told = self.kind.told()
        told.must, told.fixed = self.must, why(self.fixed)
        return told


def why(reason: str) -> str | None:
    return f"error-fixed-{reason}" if reason else None


def because(reasons: Mapping[str, str]) -> dict[str, str]:
    """The messages for reasons that there are."""
    return {name: f"error-fixed-{reason}" for name, reason in reasons.items()}


def fixed(*names: str, why: str, may: tuple[str, ...] = ()) -> dict[str, Field]:
    """Fields that a pack leaves as they are; of these `may` not every record has."""
    return {name: Field(Kept(), name not in may, why) for name in names}


def may(kind: Kind) -> Field:
    """A field that a record can do without."""
    return Field(kind, must=False)


@dataclass(frozen=True)
class Row(Kind):
    """Fields by their names. With `by`, what the field of that name says decides which of the others there are."""

    fields: Mapping[str, Field]
    by: str = ""
    has: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = field(default_factory=dict)
    """Per value of `by` the fields that there must and may be; those that no value names are for all."""

    def fits(self, value: object) -> bool:
        return isinstance(value, Mapping)

    def check(self, place: Place, depth: int = 0, kept: Container[str] = ()) -> None:
        """`kept`: fields of this very record that are as in the box."""
        sometimes = {name for must, may in self.has.values() for name in (*must, *may)}
        must = tuple(name for name, one in self.fields.items() if one.must and name not in sometimes)
        free = tuple(name for name, one in self.fields.items() if not one.must and name not in sometimes)
        if self.by:
            place.mapping((self.by,), None)
            self.fields[self.by].kind.check(place.at(self.by))
            more = self.has.get(place.value[self.by], ((), ()))
            must, free = (*must, *more[0]), (*free, *more[1])
        for name in place.mapping(must, free):
            if name not in kept:
                self.fields[name].kind.check(place.at(name), depth)

    def frozen(self, before: object, after: object) -> tuple[str, str]:
        if isinstance(before, Mapping) and isinstance(after, Mapping):
            for name, one in self.fields.items():
                if one.fixed and before.get(name) != after.get(name):
                    return name, one.fixed
        return "", ""

    def keyed(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        known = self.fields
        return {name: known[name].kind.keyed(inner) if name in known else inner for name, inner in value.items()}

    def told(self) -> t.RowKind:
        return t.RowKind(*self.shape())

    def shape(self) -> tuple[dict[str, t.FieldTold], str | UnsetType, t.Has | UnsetType]:
        """What is told of every row."""
        fields = {name: one.told() for name, one in self.fields.items()}
        if not self.by:
            return fields, UNSET, UNSET
        return fields, self.by, {value: (list(must), list(may)) for value, (must, may) in self.has.items()}


@dataclass(frozen=True)
class Vocabulary:
    """The verbs that steps of effects are made of. With a `tag` a step is a row whose field of that name is the verb;
    without one it is a verb with its value, and perhaps a field of `beside`."""

    name: str
    verbs: dict[str, Kind] = field(default_factory=dict)
    tag: str = ""
    beside: Mapping[str, Field] = field(default_factory=dict)

    def told(self) -> t.VerbsTold:
        beside = {name: one.told() for name, one in self.beside.items()}
        return t.VerbsTold(self.tag or None, beside, {verb: kind.told() for verb, kind in self.verbs.items()})


@dataclass(frozen=True)
class Steps(Kind):
    """A list of steps of a vocabulary, carried out in order."""

    of: Vocabulary
    least: int = 1
    most: int = MOST_STEPS

    def fits(self, value: object) -> bool:
        return isinstance(value, list)

    def check(self, place: Place, depth: int = 0) -> None:
        if depth > DEEPEST:
            raise place.wrong("deep", most=DEEPEST)
        for step in place.items(self.least, self.most):
            self.step(step, depth)

    def step(self, place: Place, depth: int) -> None:
        verbs, tag = self.of.verbs, self.of.tag
        found = place.mapping((tag,) if tag else (), None)
        verb = found[tag] if tag else next((key for key in found if key not in self.of.beside), None)
        beside = [key for key in found if key in self.of.beside]
        if not isinstance(verb, str) or verb not in verbs or (not tag and len(found) != 1 + len(beside)):
            wrong = place.at(tag) if tag else place
            raise wrong.wrong("verb", verb=Place("", verb).shown(), allowed=", ".join(verbs))
        for key in beside:
            self.of.beside[key].kind.check(place.at(key))
        if tag:
            inner = {key: value for key, value in found.items() if key != tag and key not in beside}
            verbs[verb].check(Place(place.where, inner), depth + 1)
        else:
            verbs[verb].check(place.at(verb), depth + 1)

    def told(self) -> t.StepsKind:
        return t.StepsKind(self.of.name, self.least, self.most)


@dataclass(frozen=True)
class Records:
    """A list of records that a pack can change. `ids`: these and no others, in this order, because `closed` says so."""

    row: Row
    least: int = 1
    most: int = 512
    ids: tuple[str, ...] = ()
    closed: str = ""
    """Why none can be added or removed."""
    held: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Fields that are fixed in some records only: per id why."""

    def reason(self, id_: str, name: str) -> str:
        """Why a field of a record cannot be changed; empty: it can."""
        known = self.row.fields.get(name)
        return (known.fixed if known is not None else "") or self.held.get(id_, {}).get(name, "")

    def frozen(self, id_: str, name: str, before: object, after: object) -> tuple[str, str]:
        """The place in a record whose change is refused, and why; twice nothing if it may be made."""
        if before == after or name not in self.row.fields:
            return "", ""
        if self.reason(id_, name):
            return name, self.reason(id_, name)
        inner, reason = self.row.fields[name].kind.frozen(before, after)
        return (f"{name}.{inner}", reason) if reason else ("", "")

    def check(self, place: Place) -> list[Place]:
        """The places of its records, each found by its id."""
        if not self.ids:
            found = place.records(self.least, self.most)
        else:
            rows = [(item.mapping(("id",), None)["id"], item) for item in place.items(len(self.ids), len(self.ids))]
            for id_, (given, item) in zip(self.ids, rows, strict=True):
                if not isinstance(given, str | int) or str(given) != id_:
                    raise item.at("id").wrong("choice", value=item.at("id").shown(), allowed=id_)
            found = [Place(f"{place.where}.{id_}", item.value) for id_, item in rows]
        for record in found:
            self.row.check(record, kept=self.held.get(str(record.value["id"]), ()))
        return found

    def told(self) -> t.RecordsTold:
        shut = why(self.closed)
        return t.RecordsTold(
            *self.row.shape(),
            least=self.least,
            most=self.most,
            add=shut,
            remove=shut,
            ids=list(self.ids),
            held={id_: because(of) for id_, of in self.held.items()},
        )


def records(
    fields: Mapping[str, Field],
    *,
    by: str = "",
    has: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] | None = None,
    least: int = 1,
    most: int = 512,
    ids: tuple[str, ...] = (),
    closed: str = "",
    held: Mapping[str, Mapping[str, str]] | None = None,
) -> Records:
    """A list whose records have an id, a source, perhaps notes, and these fields."""
    common = {
        "id": Field(Kept(), fixed="id"),
        "source": Field(Choice(SOURCES)),
        "note": may(Text()),
        "reconstructed_fields": may(Listed(Text(), 1)),
    }
    return Records(Row({**common, **fields}, by, has or {}), least, most, ids, closed, held or {})


@dataclass(frozen=True)
class Schema:
    lists: Mapping[str, Records]
    """Whole files, and lists inside a file as `file.name`."""
    closed: Mapping[str, str] = field(default_factory=dict)
    """Lists that a pack cannot change at all, and why."""
    vocabularies: tuple[Vocabulary, ...] = ()

    def check(self, documents: Mapping[str, Any]) -> None:
        for name, records in self.lists.items():
            records.check(place_of(documents, name))

    def told(self) -> t.SchemaTold:
        """For an editor."""
        return t.SchemaTold(
            {name: records.told() for name, records in self.lists.items()},
            because(self.closed),
            {one.name: one.told() for one in self.vocabularies},
        )


def place_of(documents: Mapping[str, Any], name: str) -> Place:
    """A list of the documents."""
    file, _, inner = name.partition(".")
    place = Place(file, documents[file])
    return place.at(inner) if inner else place
