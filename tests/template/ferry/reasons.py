"""The question of the Ferry and the reasons why an action is refused, each with its rule."""

from __future__ import annotations

from typing import Final

from tradewinds.kernel.reasons import Reasons

ASK_SAIL: Final = 1
NO_SUCH_CARD: Final = 2
OCCUPIED: Final = 3
CAN_SAIL: Final = 4

REASONS: Final = Reasons(
    [(ASK_SAIL, "sail", "FER-2.1")],
    [
        (NO_SUCH_CARD, "no-such-card", "FER-2.2"),
        (OCCUPIED, "occupied", "FER-2.3"),
        (CAN_SAIL, "can-sail", "FER-2.4"),
    ],
)
