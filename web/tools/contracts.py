"""Write the types that the client shares with the server, from the Structs that are sent.

`web/src/wire.gen.ts` comes from tradewinds.server.wire, personal, prefwire and afterwire, and the modules of play
whose types they send,
`web/src/games/<game>/view.gen.ts` from the game's view.py, and `game.gen.json` beside it is the game's vocabulary
(wording.py) and what is printed on its pieces (content.py).
Run it after a change there: `python web/tools/contracts.py`; with `--check` it only says what is out of date.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin

import msgspec

from tradewinds import games
from tradewinds.kernel.game import Game
from tradewinds.play import advice, rulebook, workshop
from tradewinds.server import afterwire, personal, prefwire, wire

SOURCES = Path(__file__).parent.parent / "src"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def contracts() -> dict[Path, str]:
    """What the generated files should say."""
    texts = {SOURCES / "wire.gen.ts": Contract(wire, personal, prefwire, afterwire, advice, rulebook, workshop).text()}
    for game in games.names():
        folder = SOURCES / "games" / game
        if folder.is_dir():
            texts[folder / "view.gen.ts"] = Contract(import_module(f"tradewinds.games.{game}.view")).text()
            texts[folder / "game.gen.json"] = known(games.load(game))
    return texts


def known(game: Game) -> str:
    """What the client must know of a game's words and pieces."""
    words = game.vocabulary
    vocabulary = asdict(words) | {"seats": words.all_seats(), "lists": words.all_lists()}
    return json.dumps({"vocabulary": vocabulary, "content": game.content()}, ensure_ascii=False, indent=1) + "\n"


def stale() -> list[Path]:
    return [path for path, text in contracts().items() if not path.exists() or path.read_text("utf-8") != text]


class Contract:
    """The types of some modules in TypeScript."""

    def __init__(self, *modules: ModuleType) -> None:
        self.modules = modules
        # A word of a closed list (`Good`) keeps its name.
        self.lists = {
            tuple(words): name
            for module in modules
            for name, value in vars(module).items()
            for words in closed_list(value)
        }

    def text(self) -> str:
        structs = [value for module in self.modules for value in vars(module).values() if is_struct(value, module)]
        notes = {struct.__name__: field_notes(struct) for struct in structs}
        _, components = msgspec.json.schema_components(structs, ref_template="#/{name}")
        origin = ", ".join(module.__name__ for module in self.modules)
        lines = [f"/** Written by tools/contracts.py from {origin}. Do not edit. */", ""]
        for words, name in self.lists.items():
            lines += [f"export type {name} = {union(words)}", ""]
        for name, schema in components.items():
            lines += self.interface(name, schema, notes.get(name, {}))
        return "\n".join(lines)

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
            return " | ".join(dict.fromkeys(self.type(one) for one in schema["anyOf"]))
        kind = schema.get("type")
        if kind == "array":
            inner = self.type(schema.get("items") or {})
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if kind == "object":
            record = f"Record<{{}}, {self.type(schema.get('additionalProperties') or {})}>"
            names = schema.get("propertyNames")
            return f"Partial<{record.format(self.type(names))}>" if names else record.format("string")
        return PLAIN.get(str(kind), "unknown")


def is_struct(value: object, module: ModuleType) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__


def closed_list(value: object) -> Iterator[list[str]]:
    """The words of `Annotated[str, Meta(extra_json_schema={"enum": […]})]`."""
    if get_origin(value) is Annotated:
        for note in get_args(value)[1:]:
            if isinstance(note, msgspec.Meta) and note.extra_json_schema:
                yield note.extra_json_schema["enum"]


def union(words: Any) -> str:
    return " | ".join("null" if word is None else str(word) if isinstance(word, int) else f"'{word}'" for word in words)


def field_notes(struct: type) -> dict[str, str]:
    """The text under a field, as in the source."""
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    notes: dict[str, str] = {}
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            notes[field.target.id] = inspect.cleandoc(str(note.value.value)).replace("\n", " ")
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
