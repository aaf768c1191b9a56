"""What the arguments of Empires of the North's messages are (`text/`)."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    passes=("pass", "done"),
    beyond="word-nobody",
    things={
        "card": ("card-{}",),
        "window": ("card-{}",),
        "field": ("card-{}",),
        "target": ("card-{}",),
        "tile": ("tile-{}",),
        "other_tile": ("tile-{}",),
        "good": ("word-{}",),
        "clan": ("clan-{}",),
        "distance": ("distance-{}",),
        "cargo": ("cargo-{}",),
        "pawn": ("side-{}",),
        "side": ("as-{}",),
        "event": ("event-{}",),
    },
    lists={"cards": "card", "discards": "card", "tiles": "tile"},
    counts={"gains": "amount-{}", "paid": "amount-{}"},
    secret=("cards",),
    targets=("player",),
    said={
        "action-pass": ("passed",),
        "action-place": ("placed",),
        "action-place-with": ("placed", "named"),
        "action-again": ("used_again",),
        "action-again-with": ("used_again", "named"),
        "action-use": ("used",),
        "action-use-with": ("used", "named"),
        "action-build": ("built",),
        "action-attack": ("attacked",),
    },
    actions={
        "clan": ("clan",),
        "keep": ("card",),
        "build": ("card",),
        "place": ("tile",),
        "place-with": ("tile", "card"),
        "again": ("other_tile", "tile"),
        "again-with": ("other_tile", "tile", "card"),
        "use": ("card",),
        "use-with": ("card", "window"),
        "attack": ("player", "card"),
        "perform": ("tile",),
        "perform-with": ("tile", "card"),
        "gold": ("good", "n"),
        "pay": ("good",),
        "take": ("good",),
        "pick": ("card",),
        "pick-with": ("card", "n"),
        "as": ("side",),
        "discard": ("card",),
        "exhaust": ("player", "card"),
        "move": ("pawn", "tile", "other_tile"),
        "ship": ("place",),
        "island": ("card",),
        "deck": ("distance",),
        "option": ("n",),
        "cargo": ("cargo",),
        "deposit": ("good",),
    },
)
