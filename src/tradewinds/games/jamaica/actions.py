"""The actions of Jamaica. The constants are the first action of each family; the table gives them their texts."""

from __future__ import annotations

from typing import Final

from tradewinds.games.jamaica.components import CARDS, SPACES, TREASURES
from tradewinds.kernel.actions import ActionTable, Family

DAY_DIE: Final = 0
"""`day:4`: the die showing 4 lies on the day field, the other one on the night field."""
CARD: Final = 6
LOAD: Final = 17
EMPTY_HOLD: Final = 23
SAIL: Final = 29
RETREAT: Final = 79
ATTACK: Final = 129
"""`attack:2`: the ship with this index; the Ghost Ship comes after the players'."""
POWDER: Final = 136
PAY_SMALLEST: Final = 173
"""`pay:smallest`: empty the smallest holds first (JAM-R32)."""
PAY: Final = 174
"""`pay:2:3`: three tokens from hold 2; the next ones from a higher-numbered hold."""
SABRE_KEEP: Final = 210
SABRE_REROLL: Final = 211
LOOT_HOLD: Final = 212
LOOT_POWER: Final = 218
LOOT_FACE_DOWN: Final = 222
LOOT_CURSE: Final = 223
LOOT_NOTHING: Final = 226
GHOST_FORWARD: Final = 227
GHOST_BACKWARD: Final = 228
MAX_POWDER: Final = 36
"""Six holds of six."""

_HOLDS = [str(h) for h in range(1, 7)]

ACTIONS: Final = ActionTable(
    [
        (DAY_DIE, Family("day", [str(n) for n in range(1, 7)])),
        (CARD, Family("card", CARDS)),
        (LOAD, Family("load", _HOLDS)),
        (EMPTY_HOLD, Family("empty", _HOLDS)),
        (SAIL, Family("sail", [str(n) for n in range(SPACES)])),
        (RETREAT, Family("retreat", [str(n) for n in range(SPACES)])),
        (ATTACK, Family("attack", [str(n) for n in range(7)])),
        (POWDER, Family("powder", [str(n) for n in range(MAX_POWDER + 1)])),
        (PAY_SMALLEST, Family("pay:smallest")),
        (PAY, Family("pay", _HOLDS, [str(n) for n in range(1, 7)])),
        (SABRE_KEEP, Family("sabre", ["keep", "reroll"])),
        (LOOT_HOLD, Family("loot:hold", _HOLDS)),
        (LOOT_POWER, Family("loot:power", TREASURES[:4])),
        (LOOT_FACE_DOWN, Family("loot:face_down")),
        (LOOT_CURSE, Family("loot:curse", [card.removeprefix("cursed_") for card in TREASURES[9:]])),
        (LOOT_NOTHING, Family("loot:nothing")),
        (GHOST_FORWARD, Family("ghost", ["forward", "backward"])),
    ]
)
