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


def merged(documents: Mapping[str, Any], pack: Mapping[str, Any]) -> dict[str, Any]:
    """The documents with a pack laid over them: per file `set: {id: {field: value}}`, `add: [record]`, `remove: [id]`.

    Only files that are lists of records with an `id` can be changed; the records themselves are checked by the game.
    """
    result = dict(documents)
    for name, changes in pack.items():
        if name not in documents or not isinstance(documents[name], list):
            raise BadContent("error-pack-file", {"file": name, "allowed": ", ".join(documents)}, field=name)
        if not isinstance(changes, Mapping):
            raise BadContent("error-pack-form", {"field": name}, field=name)
        for key in changes:
            if key not in ("set", "add", "remove"):
                raise BadContent("error-pack-key", {"key": str(key)}, field=f"{name}.{key}")
        rows: dict[str, dict[str, Any]] = {str(row["id"]): dict(row) for row in documents[name]}
        for id_ in changes.get("remove", []):
            if rows.pop(str(id_), None) is None:
                raise BadContent("error-pack-id", {"id": str(id_)}, field=f"{name}.remove")
        for id_, fields in changes.get("set", {}).items():
            if id_ not in rows or not isinstance(fields, Mapping):
                raise BadContent("error-pack-id", {"id": str(id_)}, field=f"{name}.set.{id_}")
            rows[id_] |= {key: value for key, value in fields.items() if value is not None}
            for key in [key for key, value in fields.items() if value is None]:
                rows[id_].pop(key, None)
        for at, row in enumerate(changes.get("add", [])):
            if not isinstance(row, Mapping) or not isinstance(row.get("id"), str) or row["id"] in rows:
                raise BadContent("error-pack-form", {"field": f"{name}.add.{at}"}, field=f"{name}.add.{at}")
            rows[row["id"]] = dict(row)
        result[name] = list(rows.values())
    return result
