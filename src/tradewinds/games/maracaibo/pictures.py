"""What a voyage is about over time: money and incomes, what the ship can do, and where points in play came from."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.kernel.pictures import Line, Pictures

GAINED: Final = {"gained": "gains.vp"}
PICTURES: Final = Pictures(
    points=(
        Line("from-voyage", facts=GAINED, after=("sailed", "turn")),
        Line("from-cities", facts=GAINED, after=("delivers", "disc", "city_action", "village_action", "upgrade")),
        Line("from-quests", facts=GAINED, after=("quest",)),
        Line("from-explorer", facts=GAINED, after=("explored", "border")),
        Line("from-combat", facts=GAINED, after=("fights", "marker", "combat_action", "influence")),
        Line("from-cards", facts=GAINED, after=("bought", "synergy", "invested")),
        Line("from-goals", facts=GAINED, after=("goal",)),
    ),
    of="play",
    resources=(
        Line("doubloons", "boards.*.doubloons"),
        Line("income", "boards.*.income"),
        Line("vp-income", "boards.*.vp_income"),
        Line("combat-points", "boards.*.cp"),
    ),
    tempo=(
        Line("projects", "boards.*.tableau"),
        Line("upgrades", facts={"upgrade": ""}),
        Line("explored", facts={"explored": ""}),
        Line("combats", facts={"fights": ""}),
        Line("quests", facts={"quest": ""}),
        Line("influence-steps", "boards.*.influence"),
    ),
)
