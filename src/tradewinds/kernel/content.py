"""Content: the cards and other printed things of a match, read from data; a fingerprint names them for ever.

A game makes tables of numbers from its data files (its `content.py` has them). What is made of the same data has the
same SHA-256, which stands in header, record and view; a state names its content by it.
"""

# tradewinds: interpreted

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from sys import getrefcount
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tradewinds.kernel.errors import TradewindsError

if TYPE_CHECKING:
    from tradewinds.kernel.schema import Records, Schema


class BadContent(TradewindsError):
    """Data from which no match can be made; the field says where."""


def fingerprint(documents: Mapping[str, Any]) -> str:
    """The SHA-256 of all data files, whatever the order of their keys."""
    plain = msgspec.json.decode(msgspec.json.encode(documents))  # keys as texts
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


_known: dict[str, Any] = {}
MOST_KEPT: Final = 64
"""Contents after which those are forgotten that no game and no state holds: anybody can have packs checked."""
UNUSED: Final = 2
"""References to a content that only `_known` and the one who asks have."""


def keep(sha: str, content: Any) -> Any:
    """The one content with this fingerprint, by which pickled and saved states find it: this, or one kept before."""
    if len(_known) >= MOST_KEPT:
        for old in [old for old in _known if getrefcount(_known[old]) <= UNUSED]:
            del _known[old]
    return _known.setdefault(sha, content)


def known(sha: str) -> Any:
    if sha not in _known:
        raise BadContent("error-content-sha", {"sha": sha}, field="content")
    return _known[sha]


def lists(documents: Mapping[str, Any], schema: Schema) -> dict[str, list[dict[str, Any]]]:
    """The lists of records that a pack can change: whole files, and lists inside a file as `file.name`."""
    return {name: rows_of(documents, name) for name in schema.lists}


def rows_of(documents: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    file, _, inner = name.partition(".")
    rows: list[dict[str, Any]] = documents[file][inner] if inner else documents[file]
    return rows


def with_rows(documents: Mapping[str, Any], name: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The documents with other records in this list."""
    file, _, inner = name.partition(".")
    return {**documents, file: {**documents[file], inner: rows} if inner else rows}


def record(documents: Mapping[str, Any], name: str, id_: str) -> dict[str, Any]:
    """The record of a list."""
    for row in rows_of(documents, name):
        if str(row["id"]) == id_:
            return row
    raise BadContent("error-pack-id", {"id": id_}, field=f"{name}.{id_}")


def marks(value: object) -> Iterator[str]:
    """What the rules of a record can be told by, in order: every name in it, and `name=word` where one word stands."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield str(key)
            if isinstance(inner, str | int):
                yield f"{key}={inner}"
            yield from marks(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from marks(inner)


def merged(
    documents: Mapping[str, Any], pack: Mapping[str, Any], schema: Schema, wrong: list[BadContent] | None = None
) -> dict[str, Any]:
    """The documents with a pack laid over them: per list `set: {id: {field: value}}`, `add: [record]`, `remove: [id]`.

    What is fixed is refused here; the records themselves are checked by the game. With `wrong`, what is refused is told
    there and left out.
    """
    result = dict(documents)
    known = lists(documents, schema)
    for name, changes in pack.items():
        with told(wrong):
            check_list(name, schema)
            rows = list(changed(name, known[name], changes, schema.lists[name], wrong).values())
            result = with_rows(result, name, rows)
    return result


@contextmanager
def told(wrong: list[BadContent] | None) -> Iterator[None]:
    """What goes wrong in here is told in the list, if there is one."""
    try:
        yield
    except BadContent as error:
        if wrong is None:
            raise
        wrong.append(error)


def check_list(name: str, schema: Schema) -> None:
    """Refuse a list that a pack cannot change."""
    if name in schema.closed:
        raise BadContent(f"error-fixed-{schema.closed[name]}", {"field": str(name)}, field=str(name))
    if name not in schema.lists:
        shown = str(name)[:60]
        raise BadContent("error-pack-file", {"file": shown, "allowed": ", ".join(schema.lists)}, field=shown)


def changed(
    name: str,
    rows: list[dict[str, Any]],
    changes: Any,
    records: Records,
    wrong: list[BadContent] | None = None,
) -> dict[str, dict[str, Any]]:
    """The records of one list, by their ids, after what a pack says of it."""
    if not isinstance(changes, Mapping):
        raise form(name)
    for key, value in changes.items():
        if key not in ("set", "add", "remove"):
            raise BadContent("error-pack-key", {"key": str(key)}, field=f"{name}.{key}")
        if not isinstance(value, Mapping if key == "set" else list):
            raise form(f"{name}.{key}")
        if records.closed and key != "set" and value:
            raise BadContent(f"error-fixed-{records.closed}", {"field": f"{name}.{key}"}, field=f"{name}.{key}")
    made = {str(row["id"]): dict(row) for row in rows}
    for id_ in changes.get("remove", []):
        with told(wrong):
            if not isinstance(id_, str) or made.pop(id_, None) is None:
                raise BadContent("error-pack-id", {"id": str(id_)[:60]}, field=f"{name}.remove")
    for given, fields in changes.get("set", {}).items():
        with told(wrong):
            set_fields(made, name, given, fields, records)
    for at, row in enumerate(changes.get("add", [])):
        with told(wrong):
            if not isinstance(row, Mapping) or not isinstance(row.get("id"), str):
                raise form(f"{name}.add.{at}")
            if row["id"] in made:
                where = f"{name}.{row['id'][:60]}.id"
                raise BadContent("error-content-twice", {"field": where}, field=where)
            made[row["id"]] = dict(row)
    return made


def set_fields(made: dict[str, dict[str, Any]], name: str, given: Any, fields: Any, records: Records) -> None:
    """Other fields for one record; all of them, or, where one is refused, none."""
    id_ = str(given) if isinstance(given, str | int) else ""
    if id_ not in made:
        raise BadContent("error-pack-id", {"id": str(given)[:60]}, field=f"{name}.set.{str(given)[:60]}")
    if not isinstance(fields, Mapping) or not all(isinstance(key, str) for key in fields):
        raise form(f"{name}.set.{id_}")
    for key, value in fields.items():
        place, reason = records.frozen(id_, key, made[id_].get(key), value)
        if reason:
            where = f"{name}.{id_}.{place}"
            raise BadContent(f"error-fixed-{reason}", {"field": where}, field=where)
    made[id_] |= {key: value for key, value in fields.items() if value is not None}
    for key in [key for key, value in fields.items() if value is None and made[id_].get(key) is not None]:
        del made[id_][key]


def form(field: str) -> BadContent:
    return BadContent("error-pack-form", {"field": field}, field=field)


def differences(
    before: Mapping[str, Any], after: Mapping[str, Any], schema: Schema
) -> list[tuple[str, str, str, Any, Any]]:
    """(list, id, field, before, after) of every field that differs; a record that is new or gone has no field."""
    found: list[tuple[str, str, str, Any, Any]] = []
    old, new = lists(before, schema), lists(after, schema)
    for name in old:
        ours = {str(row["id"]): row for row in old[name]}
        theirs = {str(row["id"]): row for row in new[name]}
        found += [(name, id_, "", row, None) for id_, row in ours.items() if id_ not in theirs]
        found += [(name, id_, "", None, row) for id_, row in theirs.items() if id_ not in ours]
        for id_ in ours.keys() & theirs.keys():
            fields = [*ours[id_], *(key for key in theirs[id_] if key not in ours[id_])]
            pairs = [(key, ours[id_].get(key), theirs[id_].get(key)) for key in fields]
            found += [(name, id_, key, one, other) for key, one, other in pairs if one != other]
    return sorted(found, key=lambda row: (list(old).index(row[0]), row[1], row[2]))
