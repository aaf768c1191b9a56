"""What the arguments of Jamaica's messages are (`text/`)."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.games.jamaica.components import KIND, KINDS
from tradewinds.kernel.vocabulary import Vocabulary

SPACE_KINDS: Final = tuple(KINDS[kind] for kind in KIND)

VOCABULARY: Final = Vocabulary(
    drawn=("path", "group"),
    passes=("sabre:keep", "loot:nothing"),
    seats=("ship", "attacker", "defender", "winner", "loser", "captain"),
    beyond="word-ghost",
    things={
        "good": ("word-{}",),
        "symbol": ("symbol-{}",),
        "card": ("card-{}", "treasure-{}"),
        "curse": ("treasure-cursed_{}",),
    },
    numbered={"space": "word-space", "from": "word-space", "to": "word-space"},
    classes={"space": ("kind", SPACE_KINDS)},
    lists={"cards": "card", "battle": "ship", "back": "space"},
    secret=("card", "cards"),
    actors=("winner", "attacker", "ship"),
    targets=("loser", "defender"),
    done_to={"sabre": "ship"},
    own=("loser", "ship"),
    said={
        "preview-finish": ("finished",),
        "preview-battle": ("battle",),
        "preview-cost": ("paid",),
        "preview-shortage": ("shortage",),
        "action-loot-nothing": ("looted_nothing",),
    },
    actions={
        "day": ("n",),
        "card": ("card",),
        "load": ("hold",),
        "empty": ("hold",),
        "sail": ("space",),
        "retreat": ("space",),
        "attack": ("ship",),
        "powder": ("n",),
        "pay": ("hold", "n"),
        "loot-hold": ("hold",),
        "loot-power": ("card",),
        "loot-curse": ("curse",),
    },
)
