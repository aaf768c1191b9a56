"""What a race is about over time: what lies in the holds, how far the ships are, who wins battles."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.kernel.pictures import Line, Pictures

PICTURES: Final = Pictures(
    resources=(
        Line("gold-held", "ships.*.holds", where=("good", "gold")),
        Line("food-held", "ships.*.holds", where=("good", "food")),
        Line("gunpowder-held", "ships.*.holds", where=("good", "gunpowder")),
        Line("cards-held", "ships.*.face_down"),
    ),
    tempo=(
        Line("to-finish", "ships.*.to_finish"),
        Line("battles-won", facts={"battle_won": ""}, whose="winner"),
        Line("treasures-found", facts={"treasure": ""}, whose="ship"),
        Line("shortages", facts={"shortage": ""}, whose="ship"),
    ),
)
