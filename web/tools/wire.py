"""Write web/src/wire.gen.ts: the types of the wire, from the Structs of tradewinds.server.wire.

Run it after a change there: `python web/tools/wire.py`; with `--check` it only says whether the file is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tradewinds.play import rulebook
from tradewinds.server import wire

TARGET = Path(__file__).parent.parent / "src" / "wire.gen.ts"


def structs() -> list[type]:
    return [
        value
        for module in (wire, rulebook)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def ts(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return f"'{schema['const']}'"
    if "enum" in schema:
        return " | ".join("null" if value is None else f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(ts(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = ts(schema.get("items") or {})
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {ts(schema.get('additionalProperties') or {})}>"
    known = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return known.get(str(kind), "unknown")


def of_tag(tag: str) -> str:
    return f"'{tag}'"


def text() -> str:
    _, components = msgspec.json.schema_components(structs(), ref_template="#/{name}")
    lines = ["/** Written by tools/wire.py from tradewinds/server/wire.py. Do not edit. */", ""]
    for name, schema in components.items():
        required = set(schema.get("required", ()))
        lines.append(f"export interface {name} {{")
        for field, of in schema.get("properties", {}).items():
            # What the server sends is complete: a default makes a field optional only in what a client may ask.
            asked = schema.get("additionalProperties") is False
            optional = field not in required and (asked or "default" not in of)
            tag = of.get("enum", [None])[0] if field == "t" else None
            lines.append(f"  {field}{'?' if optional else ''}: {of_tag(tag) if tag else ts(of)}")
        lines += ["}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    now = text()
    if "--check" in sys.argv:
        same = TARGET.exists() and TARGET.read_text("utf-8") == now
        print("wire.gen.ts is up to date" if same else "wire.gen.ts is old: run python web/tools/wire.py")
        sys.exit(0 if same else 1)
    TARGET.write_text(now, "utf-8")
    print(f"{TARGET}: {now.count('export interface')} types")
