"""The actions of the Ferry. The constants are the first action of each family; the table gives them their texts."""

from __future__ import annotations

from typing import Final

from tradewinds.kernel.actions import ActionTable, Family

from .components import WIND_NAMES

BLOW: Final = 0
"""`blow:3`: play a card of three spaces."""
ANCHOR: Final = 5

ACTIONS: Final = ActionTable([(BLOW, Family("blow", WIND_NAMES)), (ANCHOR, Family("anchor"))])
