"""A pack that changes every record of Empires of the North that is our own design, as its owner would from the cards.

python -m tests.support.reconstructed > mine.yaml && tradewinds pack simulate mine.yaml --games 1000
"""

from __future__ import annotations

from typing import Any

import yaml

from tradewinds.games.empires.loading import documents
from tradewinds.games.empires.schema import SCHEMA
from tradewinds.kernel.content import lists

ABOUT = {"base": "empires", "name": "All cards anew", "version": "1", "author": "Somebody", "licence": "CC0-1.0"}


def other(row: dict[str, Any]) -> dict[str, Any]:
    """Another record of the same form: what it costs and yields is one more or one less."""
    fields: dict[str, Any] = {
        "source": "printed copy",
        "name": {lang: f"{row['name'][lang]} *" for lang in row["name"]},
    }
    for key in ("cost", "goods", "pillage"):
        if row.get(key):
            fields[key] = {name: n - 1 if n > 2 else n + 1 for name, n in row[key].items()}
    for key in ("copies", "count"):
        if key in row:
            fields[key] = 3 - row[key] if row[key] < 3 and not row.get("start") else row[key]
    if "target" in row:
        fields["target"] = {level: n + 1 for level, n in row["target"].items()}
    return fields


def pack() -> dict[str, Any]:
    made: dict[str, Any] = dict(ABOUT)
    for name, rows in lists(documents(), SCHEMA).items():
        ours = {
            row["id"]: other(row) for row in rows if row["source"] == "reconstructed" or "reconstructed_fields" in row
        }
        if ours:
            made[name] = {"set": ours}
    return made


def text() -> str:
    return yaml.safe_dump(pack(), allow_unicode=True, sort_keys=False, width=120)


if __name__ == "__main__":
    print(text(), end="")
