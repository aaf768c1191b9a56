"""Write the types that the client shares with the server, from the Structs and TypedDicts that are sent.

In `web/src`, `wire.gen.ts` comes from tradewinds.server.wire, personal, prefwire and afterwire, and the modules of play
and kernel whose types they send, `table/vocabulary.gen.ts` from tradewinds.kernel.vocabulary. In `games/<game>`,
`view.gen.ts` comes from the game's view.py, `content.gen.ts` from its printed.py; `game.gen.json` is its vocabulary
(wording.py) and what is printed on its pieces, and `game.gen.d.json.ts` says of which types these are.
Run it after a change there: `python web/tools/contracts.py`; with `--check` it only says what is out of date.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, is_typeddict

import msgspec

from tradewinds import games
from tradewinds.kernel import told, vocabulary
from tradewinds.kernel.game import Game
from tradewinds.play import advice, rulebook, workshop
from tradewinds.server import afterwire, personal, prefwire, wire

SOURCES = Path(__file__).parent.parent / "src"
KNOWN = """/** Written by tools/contracts.py. Do not edit. */

import type { Vocabulary } from '../../table/vocabulary.gen'
import type { Content } from './content.gen'

declare const known: { vocabulary: Vocabulary; content: Content }
export default known
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def contracts() -> dict[Path, str]:
    """What the generated files should say."""
    sent = Contract(wire, personal, prefwire, afterwire, advice, rulebook, workshop, told)
    texts = {
        SOURCES / "wire.gen.ts": sent.text(),
        SOURCES / "table" / "vocabulary.gen.ts": Contract(vocabulary).text(),
    }
    for game in games.names():
        folder = SOURCES / "games" / game
        if folder.is_dir():
            view, printed = (import_module(f"tradewinds.games.{game}.{name}") for name in ("view", "printed"))
            texts[folder / "view.gen.ts"] = Contract(view).text()
            texts[folder / "content.gen.ts"] = Contract(printed, lists=(view, "./view.gen")).text()
            texts[folder / "game.gen.json"] = known(games.load(game))
            texts[folder / "game.gen.d.json.ts"] = KNOWN
    return texts


def known(game: Game) -> str:
    """What the client must know of a game's words and pieces."""
    told = {"vocabulary": asdict(game.vocabulary.told()), "content": game.content()}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def stale() -> list[Path]:
    return [path for path, text in contracts().items() if not path.exists() or path.read_text("utf-8") != text]


class Contract:
    """The types of some modules in TypeScript. `lists`: closed lists of words that are written elsewhere, and where."""

    def __init__(self, *modules: ModuleType, lists: tuple[ModuleType, str] | None = None) -> None:
        self.modules = modules
        # A word of a closed list (`Good`) and one of several Structs (`KindTold`) keep their names.
        self.lists = named(modules, closed_list)
        self.unions = named(modules, one_of)
        self.elsewhere = named([lists[0]], closed_list) if lists else {}
        self.where = lists[1] if lists else ""

    def text(self) -> str:
        notes = {name: of for module in self.modules for name, of in field_notes(module).items()}
        origin = ", ".join(module.__name__ for module in self.modules)
        lines = [f"/** Written by tools/contracts.py from {origin}. Do not edit. */", "", *self.names()]
        for name, schema in self.components().items():
            lines += self.interface(name, schema, notes.get(name, {}))
        return "\n".join(lines)

    def names(self) -> Iterator[str]:
        """What has a name without being a record."""
        borrowed = sorted(name for words, name in self.lists.items() if words in self.elsewhere)
        if borrowed:
            yield from (f"import type {{ {', '.join(borrowed)} }} from '{self.where}'", "")
        for words, name in self.lists.items():
            if words not in self.elsewhere:
                yield from (f"export type {name} = {union(words)}", "")
        for (members, must), name in self.unions.items():
            yield from (f"export type {name} = {self.several(members, must)}", "")

    def components(self) -> dict[str, dict[str, Any]]:
        """Every record as a JSON Schema."""
        shapes = [value for module in self.modules for value in vars(module).values() if is_shape(value, module)]
        _, found = msgspec.json.schema_components(shapes, ref_template="#/{name}")
        for shape in shapes:
            schema = found[shape.__name__]
            if is_typeddict(shape):  # in the order of the source
                schema["properties"] = {name: schema["properties"][name] for name in shape.__annotations__}
            if is_dataclass(shape):  # sent whole, whatever has a default
                schema["required"] = list(schema["properties"])
        return found

    def several(self, members: tuple[str, ...], must: tuple[str, ...]) -> str:
        """One of these; `must`: fields without which it has another name."""
        if not must:
            return " | ".join(members)
        plain = self.unions[members, ()]
        return f"{plain} & Required<Pick<{plain}, {union(must)}>>"

    def interface(self, name: str, schema: dict[str, Any], notes: dict[str, str]) -> Iterator[str]:
        required = set(schema.get("required", ()))
        # What the server sends is complete: a default makes a field optional only in what a client may ask.
        asked = schema.get("additionalProperties") is False
        yield f"export interface {name} {{"
        for field, of in schema.get("properties", {}).items():
            if field in notes:
                yield f"  /** {notes[field]} */"
            optional = field not in required and (asked or "default" not in of)
            yield f"  {field}{'?' if optional else ''}: {self.type(of)}"
        yield "}"
        yield ""

    def type(self, schema: dict[str, Any]) -> str:
        if "$ref" in schema:
            return str(schema["$ref"]).rsplit("/", 1)[-1]
        if "const" in schema:
            return f"'{schema['const']}'"
        if "enum" in schema:
            return self.lists.get(tuple(schema["enum"])) or union(schema["enum"])
        if "anyOf" in schema:
            several = tuple(dict.fromkeys(self.type(one) for one in schema["anyOf"]))
            return self.unions.get((several, tuple(schema.get("required", ())))) or " | ".join(several)
        if "prefixItems" in schema:
            return f"[{', '.join(self.type(one) for one in schema['prefixItems'])}]"
        kind = schema.get("type")
        if kind == "array":
            inner = self.type(schema.get("items") or {})
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if kind == "object":
            record = f"Record<{{}}, {self.type(schema.get('additionalProperties') or {})}>"
            names = schema.get("propertyNames")
            return f"Partial<{record.format(self.type(names))}>" if names else record.format("string")
        return PLAIN.get(str(kind), "unknown")


Key = TypeVar("Key")


def named(modules: Iterable[ModuleType], key: Callable[[object], Key | None]) -> dict[Key, str]:
    """The names in modules of what has a key."""
    found = ((key(value), name) for module in modules for name, value in vars(module).items())
    return {known: name for known, name in found if known is not None}


def is_shape(value: object, module: ModuleType) -> bool:
    """A Struct, a dataclass or a TypedDict of the module."""
    if not isinstance(value, type) or value.__module__ != module.__name__ or value.__name__.startswith("_"):
        return False
    return issubclass(value, msgspec.Struct) or is_dataclass(value) or is_typeddict(value)


def closed_list(value: object) -> tuple[str, ...] | None:
    """The words of `Annotated[str, Meta(extra_json_schema={"enum": […]})]`."""
    said = extra(value)
    return tuple(said["enum"]) if "enum" in said else None


def one_of(value: object) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Of a union of Structs their names, and the fields that there must be beside those that they need anyway."""
    plain = get_args(value)[0] if get_origin(value) is Annotated else value
    members = get_args(plain) if get_origin(plain) in (Union, UnionType) else ()
    if not members or not all(isinstance(one, type) and issubclass(one, msgspec.Struct) for one in members):
        return None
    return tuple(one.__name__ for one in members), tuple(extra(value).get("required", ()))


def extra(value: object) -> dict[str, Any]:
    """What `Annotated[…, Meta(extra_json_schema={…})]` says."""
    notes = get_args(value)[1:] if get_origin(value) is Annotated else ()
    return next((one.extra_json_schema or {} for one in notes if isinstance(one, msgspec.Meta)), {})


def union(words: Any) -> str:
    return " | ".join("null" if word is None else str(word) if isinstance(word, int) else f"'{word}'" for word in words)


def field_notes(module: ModuleType) -> dict[str, dict[str, str]]:
    """Per class the text under its fields, as in the source, also that of what it is made of."""
    notes: dict[str, dict[str, str]] = {}
    for one in ast.parse(inspect.getsource(module)).body:
        if not isinstance(one, ast.ClassDef):
            continue
        own = notes.setdefault(one.name, {})
        for base in one.bases:
            own |= notes.get(ast.unparse(base), {})
        for field, note in zip(one.body, one.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
                own[ast.unparse(field.target)] = inspect.cleandoc(str(note.value.value)).replace("\n", " ")
    return notes


def main() -> int:
    old = stale()
    if "--check" in sys.argv:
        for path in old:
            print(f"{path} is old: run python web/tools/contracts.py")
        return len(old)
    for path, text in contracts().items():
        path.write_text(text, "utf-8")
    print(f"{len(old)} files changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
