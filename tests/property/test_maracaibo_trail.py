"""Every path of an explorer in Maracaibo, found again from explorer_track.yaml without the rules' code."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tradewinds import games
from tradewinds.games import data

GAME = games.load("maracaibo")
SPACES = {row["id"]: row for row in data("maracaibo", "explorer_track")["spaces"]}
QUESTS = [name for name, row in SPACES.items() if row.get("quest")]
Paths = list[tuple[str, frozenset[str]]]


def paths(at: str, steps: int, skipped: set[str], crossed: frozenset[str] = frozenset()) -> Paths:
    """Stop and borders crossed of each path with 1 to so many counted steps (MAR-9.1 to 9.5)."""
    found: Paths = []
    border = SPACES[at].get("border_after")
    over = crossed | {border} if border else crossed
    for to in SPACES[at]["next"]:
        if to in skipped:
            found += paths(to, steps, skipped, over)
        elif steps > 0:
            found.append((to, over))
            found += paths(to, steps - 1, skipped, over)
    return found


@pytest.mark.rules("MAR-9.1", "MAR-9.2", "MAR-9.3", "MAR-9.4", "MAR-9.5", "MAR-9.8", "MAR-9.9")
@pytest.mark.parametrize("start", [name for name, row in SPACES.items() if row["next"]])
def test_all_paths_and_no_others(start: str) -> None:
    """From the city action "explore 3", with up to two cards for one more step each."""
    dice = Random(start)
    for number in range(8):
        others = [dice.choice(list(SPACES)) for _ in range(3)]
        others = [one if one != start and others.count(one) == 1 else "E00" for one in others]
        gone = [dice.random() < 0.5 for _ in QUESTS]
        cards = ["A26", "B036"][: number % 3]
        plain: Any = GAME.start(4, {"first_player": "0"}, f"{start} {number}").to_plain()
        plain |= {"frames": "turn", "tiles": {"4": "C4-1", "5": "C4-2", "13": "C4-3", "14": "C4-4"}}
        held = [plain["trail"][k] for k in range(3) if gone[k]]
        plain["trail"] = [None if gone[k] else plain["trail"][k] for k in range(3)]
        tableau = [{"card": card} for card in cards]
        plain["boards"][0] |= {"ship": "2", "explorer": start, "tableau": tableau, "quests": held, "hand": []}
        for seat, space in enumerate(others):
            plain["boards"][seat + 1] |= {"explorer": space, "hand": []}
        state: Any = GAME.from_plain(plain)
        for text in ("sail:5", "city"):
            state.play(0, GAME.actions.parse(text))
        taken: Paths = []
        for action in state.legal(0):
            text = GAME.actions.text(action)
            if text.startswith("explore"):
                after = state.copy()
                after.answer(0, action)
                board = after.to_plain()["boards"][0]
                taken.append((board["explorer"], frozenset(board["borders"])))
        end = next(name for name, row in SPACES.items() if row.get("end"))
        skipped = {one for one in others if one not in ("E00", end)} | {
            q for q, out in zip(QUESTS, gone, strict=True) if out
        }
        assert Counter(taken) == Counter(paths(start, 3 + len(cards), skipped)), (number, others, gone)
