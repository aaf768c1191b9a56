"""Records made up at random, as a game's schema allows them."""

from __future__ import annotations

from collections.abc import Container
from random import Random
from typing import Any

from tradewinds.kernel import schema as s
from tradewinds.kernel.content import lists
from tradewinds.kernel.game import Packing


def made(kind: s.Kind, rng: Random, packing: Packing, depth: int = 0) -> Any:
    """Something that fits; what is fixed is left out."""
    if isinstance(kind, s.Number):
        return rng.randint(kind.low, kind.high)
    if isinstance(kind, s.Choice):
        return rng.choice(kind.names)
    if isinstance(kind, s.OneOf):
        return rng.choice(lists(packing.documents(), packing.schema)[kind.list])["id"]
    if isinstance(kind, s.Truth):
        return rng.random() < 0.5
    if isinstance(kind, s.Text):
        return "Word"
    if isinstance(kind, s.Texts):
        return {"en": "Word", "zh": "詞", "hu": "Szó"}
    if isinstance(kind, s.Amounts):
        names = rng.sample(kind.names, rng.randint(max(1, kind.least), len(kind.names)))
        return {name: rng.randint(kind.low, kind.high) for name in names}
    if isinstance(kind, s.Listed):
        return [
            made(kind.of, rng, packing, depth) for _ in range(rng.randint(kind.least, min(kind.most, kind.least + 2)))
        ]
    if isinstance(kind, s.Numbered):
        return {n: made(kind.of, rng, packing, depth) for n in range(kind.low, kind.high + 1)}
    if isinstance(kind, s.Either):
        return made(rng.choice(kind.kinds), rng, packing, depth)
    if isinstance(kind, s.Steps):
        return [step(kind.of, rng, packing, depth) for _ in range(max(kind.least, rng.randint(1, 3)))]
    assert isinstance(kind, s.Row)
    return row(kind, rng, packing, depth)


def changed(of: s.Records, base: dict[str, Any], rng: Random, packing: Packing) -> dict[str, Any]:
    """A record with other values wherever a pack can change them."""
    held = of.held.get(str(base["id"]), {})
    return kept(of.row, base, row(of.row, rng, packing), held, rng, packing) | {"id": base["id"]}


def kept(
    kind: s.Row, base: dict[str, Any], new: dict[str, Any], held: Container[str], rng: Random, packing: Packing
) -> dict[str, Any]:
    """The new row with everything in it that is fixed, and what depends on that, as in the old one."""
    if kind.by and kind.fields[kind.by].fixed:
        new = {
            name: made(one.kind, rng, packing) for name, one in kind.fields.items() if name in base and not one.fixed
        }
    found: dict[str, Any] = {}
    for name, one in kind.fields.items():
        if one.fixed or name in held:
            found |= {name: base[name]} if name in base else {}
        elif name in new:
            found[name] = new[name]
            if isinstance(one.kind, s.Row) and any(field.fixed for field in one.kind.fields.values()):
                found[name] = kept(one.kind, base[name], new[name], (), rng, packing)
    return found


def row(kind: s.Row, rng: Random, packing: Packing, depth: int = 0) -> dict[str, Any]:
    sometimes = {name for must, may in kind.has.values() for name in (*must, *may)}
    wanted = {name: one for name, one in kind.fields.items() if name not in sometimes and not one.fixed}
    found = {
        name: made(one.kind, rng, packing, depth) for name, one in wanted.items() if one.must or rng.random() < 0.5
    }
    must, may = kind.has.get(found.get(kind.by, ""), ((), ()))
    for name in (*must, *(name for name in may if rng.random() < 0.5)):
        found[name] = made(kind.fields[name].kind, rng, packing, depth)
    return found or {name: made(one.kind, rng, packing, depth) for name, one in list(wanted.items())[:1]}


def step(words: s.Vocabulary, rng: Random, packing: Packing, depth: int) -> dict[str, Any]:
    """A step; the deeper, the plainer."""
    verbs = [verb for verb, kind in words.verbs.items() if depth < 2 or not nested(kind)]
    verb = rng.choice(verbs)
    value = made(words.verbs[verb], rng, packing, depth + 1)
    beside = {
        name: made(one.kind, rng, packing) for name, one in words.beside.items() if one.must or rng.random() < 0.2
    }
    return {words.tag: verb, **value, **beside} if words.tag else {verb: value, **beside}


def nested(kind: s.Kind) -> bool:
    if isinstance(kind, s.Row):
        return any(nested(one.kind) for one in kind.fields.values())
    return isinstance(kind, s.Steps) or (isinstance(kind, s.Listed) and nested(kind.of))
