"""What the arguments of Puerto Rico's messages are (`text/`)."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Final

from tradewinds.kernel.vocabulary import Crew, Vocabulary

VOCABULARY: Final = Vocabulary(
    passes=("pass",),
    seats=("governor",),
    things={
        "good": ("word-{}",),
        "there": ("word-{}",),
        "person": ("word-{}",),
        "what": ("word-{}",),
        "tile": ("word-tile-{}",),
        "building": ("building-{}",),
        "role": ("role-{}",),
        "place": ("word-place-{}", "word-tile-{}", "building-{}"),
        "source": ("word-source-{}", "building-{}"),
        "goal": ("festival-{}",),
        "ability": ("ability-{}",),
        "card": ("achievement-{}", "tiebreak-tb{}"),
    },
    numbered={"ship": "word-ship", "other": "word-ship"},
    amounts=("coins", "vp", "workers", "citizens"),
    lists={"cards": "card", "tiles": "tile", "plantations": "tile", "goods": "good"},
    counts={"goods": "amount-{}"},
    crews={"people": Crew("word-people-at", "place", {"w": "workers", "c": "citizens"})},
    joined={"shown": ("plantations", "goods", "building")},
    secret=("card", "cards", "tile"),
    said={
        "preview-sale": ("coins",),
        "preview-load": ("vp", "coins"),
        "action-pass": ("passed",),
        "action-lay-forest": ("forest",),
        "action-lay-plantation": ("tile",),
    },
    actions={
        "role": ("role",),
        "take": ("tile",),
        "hospital": ("place",),
        "remove": ("tile",),
        "staff": ("place",),
        "empty": ("place",),
        "build": ("building",),
        "overpay": ("n",),
        "give-worker": ("place",),
        "give-citizen": ("place",),
        "give-crate": ("good",),
        "extra": ("good",),
        "sell": ("good",),
        "outpost": ("good",),
        "load": ("good", "ship"),
        "wharf": ("good",),
        "small_wharf": ("good", "n"),
        "pension": ("good",),
        "keep_kind": ("good",),
        "keep": ("good",),
        "raid": ("ship", "n"),
        "poach-worker": ("place",),
        "poach-citizen": ("place",),
        "capture": ("role",),
        "bohio-worker": ("place",),
        "bohio-citizen": ("place",),
        "select": ("building",),
        "card": ("card",),
    },
)
