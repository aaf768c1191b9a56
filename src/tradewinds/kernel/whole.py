"""A state as a whole: taken apart into plain tuples and put together again, for pickling, deep copies and `==`.

The attributes are found by looking, so that no class has to list them; `State.copy` is the quick way for search. An
object is first made empty: compiled classes cannot be made without `__init__`, so theirs needs no arguments, or the
class has a static method `empty`.
"""

# tradewinds: interpreted

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tradewinds.kernel.content import known
from tradewinds.kernel.vectors import vec

OUTSIDE = ("journal", "buffer", "stamp")
"""Of a state: who listens, and the buffer that copies share. No part of the position."""


def names(thing: Any) -> list[str]:
    """Every attribute of an object, compiled or not."""
    found = {name for name in getattr(type(thing), "__mypyc_attrs__", ()) if not name.startswith("__")}
    return sorted(found | set(getattr(thing, "__dict__", ())))


def apart(thing: Any, skipped: tuple[str, ...] = ()) -> Any:
    """Plain tuples all the way down, equal if and only if the things are."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return type(thing).__name__, tuple(map(apart, thing))
    if isinstance(thing, dict):
        return "dict", tuple((apart(key), apart(value)) for key, value in thing.items())
    if type(thing).__name__.startswith("vec"):
        return "vec", tuple(map(apart, thing))
    if getattr(thing, "sha", ""):  # content never changes and is known by its fingerprint
        return "content", thing.sha
    return type(thing), tuple((name, apart(getattr(thing, name))) for name in names(thing) if name not in skipped)


def together(parts: Any) -> Any:
    """What was taken apart, made anew."""
    if not isinstance(parts, tuple):
        return parts
    kind, inner = parts
    if kind == "list":
        return [together(part) for part in inner]
    if kind == "tuple":
        return tuple(together(part) for part in inner)
    if kind == "dict":
        return {together(key): together(value) for key, value in inner}
    if kind == "vec":
        items = [together(part) for part in inner]
        of: Any = vec  # of numbers, or of things of one class
        return of[type(items[0])](items) if items and not isinstance(items[0], int) else vec[i64](items)
    if kind == "content":
        return known(inner)
    empty = getattr(kind, "empty", None)
    thing = kind.__new__(kind) if empty is None else empty()
    for name, part in inner:
        setattr(thing, name, together(part))
    return thing
