"""Final scoring (chapter 13), and whether a solo scenario is won (EON-15.13, 15.14)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import GOLD, GOODS, RAZE, RESOURCES
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.state import Outcome

LEVEL_COUNT = 3


def resource_points(board: Player) -> i64:
    """All five kinds together, one point for every two (EON-13.3, R16)."""
    n: i64 = 0
    k: i64
    for k in range(RESOURCES):
        n += board.goods[k]
    return n // 2


def score(s: EmpiresState, board: Player) -> i64:
    """EON-13.1 to 13.6."""
    points = board.vp + len(board.cards) + resource_points(board) + board.goods[GOLD]
    return points + board.goods[RAZE] if s.rules.raze_scores else points


def scores(s: EmpiresState) -> list[int]:
    return [int(score(s, board)) for board in s.boards]


def standings(s: EmpiresState) -> list[list[int]]:
    """Points, then locations in the empire, then cards in hand (EON-13.7, 13.8, R10)."""
    return [[int(score(s, board)), len(board.cards), int(board.hand_size)] for board in s.boards]


def breakdown(s: EmpiresState) -> list[dict[str, int]]:
    parts = []
    for board in s.boards:
        parts.append(
            {
                "track": int(board.vp),
                "cards": len(board.cards),
                "resources": int(resource_points(board)),
                "gold": int(board.goods[GOLD]),
                "raze": int(board.goods[RAZE]) if s.rules.raze_scores else 0,
                "total": int(score(s, board)),
            }
        )
    return parts


# --- solo (EON-15.13 to 15.15) ---------------------------------------------------------------------------------------


def islands(s: EmpiresState) -> int:
    """Conquered islands in the empire."""
    return sum(1 for card in s.boards[0].cards if s.content.distance[card] >= 0)


def tribute(s: EmpiresState) -> int:
    """Tribute points: a resource 1, gold 2 (EON-15.11)."""
    worth = s.content.tribute_worth
    at = s.rules.scenario * GOODS
    return sum(int(s.tribute[good] * worth[at + good]) for good in range(GOODS))


def goals(s: EmpiresState) -> list[tuple[str, int, int]]:
    """Each goal of the scenario at its level: its name, how far it is, what it needs."""
    at = s.rules.scenario * LEVEL_COUNT + s.rules.level
    content = s.content
    found = [("score", int(score(s, s.boards[0])), int(content.target[at]))]
    if content.goal_islands[at] > 0:
        found.append(("islands", islands(s), int(content.goal_islands[at])))
    if content.goal_tribute[at] > 0:
        found.append(("tribute", tribute(s), int(content.goal_tribute[at])))
    if content.goal_distant[at] > 0:
        found.append(("distant", int(s.distant), int(content.goal_distant[at])))
    return found


def outcome(s: EmpiresState) -> Outcome | None:
    """A scenario is won if all its goals hold after final scoring; None among several players, and before the end."""
    if not s.solo() or not s.over:
        return None
    reached = goals(s)
    won = all(there >= needed for _, there, needed in reached)
    return Outcome(won, reached[0][1], reached[0][2])
