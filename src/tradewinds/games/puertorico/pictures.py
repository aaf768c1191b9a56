"""What an island is about over time: coins and crates, plantations and buildings, what was produced and shipped."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.kernel.pictures import Line, Pictures

PICTURES: Final = Pictures(
    resources=(
        Line("coins", "boards.*.coins"),
        Line("crates", "boards.*.goods"),
        Line("idle-workers", "boards.*.idle_workers"),
    ),
    tempo=(
        Line("tiles", "boards.*.tiles_used"),
        Line("city", "boards.*.city_used"),
        Line("produced", facts={"produced": "goods"}),
        Line("shipped", facts={"loaded": "n"}),
        Line("sales", facts={"sold": "coins"}),
    ),
)
