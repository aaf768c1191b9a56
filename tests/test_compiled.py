"""The compiled engine does exactly what its source says: every attribute after every decision."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

import pytest

import tradewinds
from tradewinds import games

MATCHES = 8
"""For each number of players; fewer with everything that the options add."""
EXPANSIONS = {f"expansion_{name}": True for name in ("new_buildings", "citizens", "smuggler", "festival")} | {
    "expansion_festival_cards": True,
    "expansion_achievements": True,
}
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    *((g.id, n, {}, MATCHES) for g in map(games.load, games.names()) for n in range(g.min_players, g.max_players + 1)),
    ("puertorico", 4, EXPANSIONS | {"free_gains": "ask", "festival_cards_mode": "add"}, 5),
    ("puertorico", 5, EXPANSIONS | {"achievement_draft": True, "recruiter_placement": "simultaneous"}, 3),
    ("puertorico", 3, EXPANSIONS | {"puertomas": 2, "puertoma_difficulty": "hard"}, 5),
    ("puertorico", 4, {"puertomas": 1, "puertoma_difficulty": "easy"}, 5),
    ("maracaibo", 3, {"mode": "free77"}, 4),
    ("maracaibo", 2, {"mode": "chapter4", "edition": "first"}, 4),
    ("maracaibo", 2, {"mode": "chapter9", "jean": 1}, 4),
]


def trace(game: str, players: int, options: dict[str, Any], seed: int, every: bool = False) -> list[str]:
    """Fingerprints of all attributes (and of the plain form) along a random match; only the last one unless `every`."""
    import msgspec

    from tests.playing import attributes, play

    state = games.load(game).start(players, options, seed)
    chain = hashlib.sha256()
    found: list[str] = []
    for seat, action in play(state, seed):
        chain.update(msgspec.json.encode([seat, action, attributes(state), state.to_plain(), state.violations()]))
        chain.update(msgspec.json.encode([state.legal(waiting) for waiting in state.seats_to_act()]))
        if every:
            found.append(chain.hexdigest())
    chain.update(msgspec.json.encode([state.scores(), state.winners(), state.over]))
    return [*found, chain.hexdigest()]


def interpreted(game: str, players: int, options: dict[str, Any], seeds: range) -> list[str]:
    environment = {**os.environ, "TRADEWINDS_INTERPRETED": "1"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    run = subprocess.run(
        [sys.executable, __file__, game, str(players), json.dumps(options), str(seeds.start), str(seeds.stop)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    kind, *lines = run.stdout.split()
    assert kind == "interpreted"
    return lines


@pytest.mark.slow
@pytest.mark.skipif(not tradewinds.compiled(), reason="not compiled here: there is nothing to compare")
@pytest.mark.parametrize(("name", "players", "options", "matches"), TABLES)
def test_compiled_and_interpreted_agree(name: str, players: int, options: dict[str, Any], matches: int) -> None:
    seeds = range(1000, 1000 + matches)
    expected = interpreted(name, players, options, seeds)
    found = [trace(name, players, options, seed)[-1] for seed in seeds]
    wrong = [seed for seed, one, two in zip(seeds, found, expected, strict=True) if one != two]
    assert not wrong, f"{name} with {players} players: different from the source with the seeds {wrong}"


if __name__ == "__main__":
    print("compiled" if tradewinds.compiled() else "interpreted")
    for number in range(int(sys.argv[4]), int(sys.argv[5])):
        print(trace(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]), number)[-1])
