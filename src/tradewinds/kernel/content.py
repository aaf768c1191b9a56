"""Content: the cards and other printed things of a match, read from data; a fingerprint names them for ever.

A game makes tables of numbers from its data files (its `content.py` has them). What is made of the same data has the
same SHA-256, which stands in header, record and view; a state names its content by it.
"""

# tradewinds: interpreted

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from tradewinds.kernel.errors import TradewindsError


class BadContent(TradewindsError):
    """Data from which no match can be made; the field says where."""


def fingerprint(documents: Mapping[str, Any]) -> str:
    """The SHA-256 of all data files, whatever the order of their keys."""
    plain = msgspec.json.decode(msgspec.json.encode(documents))  # keys as texts
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


_known: dict[str, Any] = {}


def keep(sha: str, content: Any) -> Any:
    """The one content with this fingerprint, by which pickled and saved states find it: this, or one kept before."""
    return _known.setdefault(sha, content)


def known(sha: str) -> Any:
    if sha not in _known:
        raise BadContent("error-content-sha", {"sha": sha}, field="content")
    return _known[sha]


def lists(documents: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The lists of records that a pack can change: whole files, and lists inside a file as `file.name`."""
    found: dict[str, Any] = {}
    for name, document in documents.items():
        if isinstance(document, Mapping):
            found |= {f"{name}.{key}": value for key, value in document.items()}
        else:
            found[name] = document
    return {name: value for name, value in found.items() if is_records(value)}


def is_records(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(row, Mapping) and "id" in row for row in value)


def merged(documents: Mapping[str, Any], pack: Mapping[str, Any]) -> dict[str, Any]:
    """The documents with a pack laid over them: per list `set: {id: {field: value}}`, `add: [record]`, `remove: [id]`.

    Only lists of records with an `id` can be changed; the records themselves are checked by the game.
    """
    result = dict(documents)
    known = lists(documents)
    for name, changes in pack.items():
        if name not in known:
            raise BadContent("error-pack-file", {"file": str(name), "allowed": ", ".join(known)}, field=str(name))
        rows = list(changed(name, known[name], changes).values())
        file, _, inner = name.partition(".")
        result[file] = {**result[file], inner: rows} if inner else rows
    return result


def changed(name: str, rows: list[dict[str, Any]], changes: Any) -> dict[str, dict[str, Any]]:
    """The records of one list, by their ids, after what a pack says of it."""
    if not isinstance(changes, Mapping):
        raise form(name)
    for key, value in changes.items():
        if key not in ("set", "add", "remove"):
            raise BadContent("error-pack-key", {"key": str(key)}, field=f"{name}.{key}")
        if not isinstance(value, Mapping if key == "set" else list):
            raise form(f"{name}.{key}")
    made = {str(row["id"]): dict(row) for row in rows}
    for id_ in changes.get("remove", []):
        if not isinstance(id_, str) or made.pop(id_, None) is None:
            raise BadContent("error-pack-id", {"id": str(id_)}, field=f"{name}.remove")
    for id_, fields in changes.get("set", {}).items():
        if id_ not in made:
            raise BadContent("error-pack-id", {"id": str(id_)}, field=f"{name}.set.{id_}")
        if not isinstance(fields, Mapping) or not all(isinstance(key, str) for key in fields):
            raise form(f"{name}.set.{id_}")
        made[id_] |= {key: value for key, value in fields.items() if value is not None}
        for key in [key for key, value in fields.items() if value is None]:
            made[id_].pop(key, None)
    for at, row in enumerate(changes.get("add", [])):
        if not isinstance(row, Mapping) or not isinstance(row.get("id"), str) or row["id"] in made:
            raise form(f"{name}.add.{at}")
        made[row["id"]] = dict(row)
    return made


def form(field: str) -> BadContent:
    return BadContent("error-pack-form", {"field": field}, field=field)


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[tuple[str, str, str, Any, Any]]:
    """(list, id, field, before, after) of every field that differs; a record that is new or gone has no field."""
    found: list[tuple[str, str, str, Any, Any]] = []
    old, new = lists(before), lists(after)
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
