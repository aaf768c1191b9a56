"""Write web/src/games/<game>/game.gen.json: what the client needs to know of a game's words and pieces.

Run it after a change of a game's `wording.py`, `content.py` or data: `python web/tools/games.py`; with `--check` it
only says whether the files are up to date.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from tradewinds import games

FOLDER = Path(__file__).parent.parent / "src" / "games"


def text(name: str) -> str:
    game = games.load(name)
    vocabulary = asdict(game.vocabulary)
    vocabulary["seats"] = game.vocabulary.all_seats()
    vocabulary["lists"] = game.vocabulary.all_lists()
    known = {"vocabulary": vocabulary, "content": game.content()}
    return json.dumps(known, ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    old = []
    for name in games.names():
        target = FOLDER / name / "game.gen.json"
        now = text(name)
        if target.exists() and target.read_text("utf-8") == now:
            continue
        old.append(name)
        if "--check" not in sys.argv:
            target.parent.mkdir(exist_ok=True)
            target.write_text(now, "utf-8")
    if "--check" in sys.argv and old:
        print(f"game.gen.json of {', '.join(old)} is old: run python web/tools/games.py")
        return 1
    print(f"game.gen.json is up to date for {', '.join(games.names())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
