"""What an empire is about over time: goods and hands, cards built, islands, attacks, the score track."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.kernel.pictures import Line, Pictures

PICTURES: Final = Pictures(
    resources=(
        Line("goods", "boards.*.goods"),
        Line("gold-held", "boards.*.goods.gold"),
        Line("workers", "boards.*.workers"),
        Line("hand", "boards.*.hand_size"),
    ),
    tempo=(
        Line("track-vp", "boards.*.vp"),
        Line("empire", "boards.*.empire"),
        Line("voyages", facts={"sailed": ""}),
        Line("islands-plundered", facts={"pillaged": ""}),
        Line("islands-conquered", facts={"conquered": ""}),
        Line("attacks", facts={"attacked": ""}),
    ),
)
