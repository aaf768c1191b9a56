#!/usr/bin/env python3
"""The layouts of all observations: as documents for people, and their fingerprints, which a test compares.

    python -m tools.observations

writes `docs/observations/<game>.md` and `tests/envs/layouts.json`. A layout that differs from its fingerprint must have
another version: networks were trained on the old one. The same holds for numbers that are scaled otherwise, which
`numbers` tells, the digest of all observations of a few matches; only where the rules have changed it may differ.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from tradewinds import games
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.encoding import Eye
from tradewinds.kernel.game import Game
from tradewinds.kernel.playout import random_playout

ROOT = Path(__file__).resolve().parent.parent
LAYOUTS = ROOT / "tests" / "envs" / "layouts.json"
DOCUMENTS = ROOT / "docs" / "observations"
STRIDE = 9
"""Decisions between two observations that count for the digest."""


def document(game: Game) -> str:
    """Every entry with its number; the parts of other seats, which are named alike, once."""
    assert game.encoder is not None
    encoder = game.encoder()
    lines = [
        f"# Observations of {game.id}",
        "",
        f"Version {encoder.version}, {encoder.size} numbers, fingerprint `{encoder.fingerprint()[:16]}`. Written by",
        "`python -m tools.observations`; [environments](../environments.md) says what can be done with them.",
        "",
        "Entries that are named alike for every seat are listed for the first of them: `[+0]` is the observer's own,",
        "`[+1]` the next one clockwise, and so on.",
        "",
        "| from | to | entries |",
        "| ---: | ---: | --- |",
    ]
    groups: list[tuple[int, int, str, list[str]]] = []
    for number, name in enumerate(encoder.names()):
        head, value = split(name)
        if groups and groups[-1][2] == head:
            first, _, _, values = groups.pop()
            groups.append((first, number, head, [*values, value]))
        else:
            groups.append((number, number, head, [value]))
    for first, last, head, values in groups:
        if re.search(r"\[\+[1-9]\]\.", head):
            continue
        told = f"`{head}`" if values == [""] else f"`{head}` " + ", ".join(f"`{value}`" for value in values)
        lines.append(f"| {first} | {last} | {told} |")
    return "\n".join(lines) + "\n"


def split(name: str) -> tuple[str, str]:
    """`ship[+0].hold[3].food`: what it belongs to, and the last part of the name."""
    found = re.fullmatch(r"(.*?)(\[[^\]]*\]|\.[^.\[\]]+)", name)
    return (found.group(1), found.group(2)) if found else (name, "")


def layout(game: Game) -> dict[str, object]:
    assert game.encoder is not None
    encoder = game.encoder()
    eye = Eye(encoder, len(game.actions))
    chain = hashlib.sha256()
    for players in range(game.min_players, game.max_players + 1):
        state, rng = game.start(players, {}, players), Xorshift(players)
        while not state.over:
            for seat in range(players):
                eye.look(state, seat)
                chain.update(",".join(f"{number:.6f}" for number in eye.numbers).encode())
            random_playout(state, rng, STRIDE)
    return {
        "version": encoder.version,
        "size": int(encoder.size),
        "sha256": encoder.fingerprint(),
        "numbers": chain.hexdigest(),
    }


def main() -> None:
    layouts: dict[str, dict[str, object]] = {}
    DOCUMENTS.mkdir(exist_ok=True)
    for name in games.names():
        game = games.load(name)
        if game.encoder is None:
            continue
        layouts[name] = layout(game)
        (DOCUMENTS / f"{name}.md").write_text(document(game), "utf-8")
    old = json.loads(LAYOUTS.read_text("utf-8")) if LAYOUTS.exists() else {}
    for name, made in layouts.items():
        if name in old and old[name]["version"] == made["version"]:
            if old[name]["sha256"] != made["sha256"]:
                raise SystemExit(f"{name}: the layout has changed, but its version is still {made['version']}")
            if old[name]["numbers"] != made["numbers"]:
                print(f"{name}: other numbers under the same version: right only if the rules have changed")
    LAYOUTS.write_text(json.dumps(layouts, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
