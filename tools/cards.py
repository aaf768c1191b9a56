#!/usr/bin/env python3
"""Write the names and texts of cards as Fluent messages, from a game's data: `text/cards.<lang>.ftl`.

python tools/cards.py            write them
python tools/cards.py --check    exit 1 if they are out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

from tradewinds.games.empires import texts as empires
from tradewinds.games.maracaibo import texts as maracaibo

GAMES = Path(__file__).parents[1] / "src" / "tradewinds" / "games"
MADE = {"empires": empires.names, "maracaibo": maracaibo.names}


def files() -> dict[Path, str]:
    return {
        GAMES / game / "text" / f"cards.{lang}.ftl": names(lang)
        for game, names in MADE.items()
        for lang in empires.COLUMNS
    }


def stale() -> list[Path]:
    return [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit("\n".join(map(str, stale())) or 0)
    for path, text in files().items():
        path.write_text(text, "utf-8")
