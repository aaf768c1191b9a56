"""Names for numbers: the streams of chance, the frames of what happens next, phases and options."""

from __future__ import annotations

from typing import Final

# --- streams of chance: one for each deck ----------------------------------------------------------------------------

FIRST_PLAYER: Final = 8
CLAN_DEAL: Final = 9
TILE_CIRCLE: Final = 10
EVENT_TOKENS: Final = 11
STREAMS: Final = [
    "glenn",
    "ulaf",
    "panuk",
    "heidel",
    "nanurjuk",
    "mackinnon",
    "near",
    "far",
    "first_player",
    "clans",
    "tiles",
    "events",
]

# --- frames: what happens next; EFFECT (0) and CHOICE (1) are the kernel's -------------------------------------------

CHOOSING_CLANS: Final = 2
"""n: clans chosen so far; mask: the seats that choose now (EON-R21)."""
KEEPING: Final = 3
"""mask: the seats that choose; what: KEEP_SETUP, KEEP_LOOKOUT or KEEP_LOOK; n: how many are kept, -1 any number."""
ROUND: Final = 4
"""what: the next phase."""
STORES: Final = 5
"""n: seats done (EON-4.8)."""
PENDING: Final = 6
"""An ongoing effect that was triggered, or a store that pays: seat; source: the card; what: its entry, -1 the store;
n: how many of the same moment lie under it; mask: 1 once it was picked."""
PAYING_OUT: Final = 7
"""seat; source: the store; n: items still to be chosen; what: the kind chosen last; bound: what was chosen, packed."""
TURN: Final = 8
"""The Action phase: seat: whose turn it is, or was; n: 1 while its action is being resolved; mask: turns so far."""
TILE: Final = 9
"""An action: seat; what: tile; n: stage; mask: 1 with a generic ship; bound: the card of its window + 1, set aside."""
BOOSTING: Final = 10
"""seat; what: the boost that is discarded when its effect has ended."""
PAYING: Final = 11
"""seat; what: the cost's place in the tables; source: the card; bound: what is still to be paid, packed; n: stage;
mask: packed, see `paying.py`."""
PLACING_UPGRADE: Final = 12
"""seat; what: card; n: 0 field or upgrade?, 1 under which field?"""
ENTERED: Final = 13
"""seat; source: the new card; n: stage; what: the event at the end."""
COPYING: Final = 14
"""seat; source: the copy card that gets a target."""
GAINING: Final = 15
"""seat; n: items still to be chosen; what: kinds as bits; mask: the kind chosen last; bound: chosen, packed."""
RELEASING: Final = 16
"""seat; n: how many more; what: 0 workers, 1 goods; mask: 1 from the source only; source: the card of the
effect; bound: while a good is chosen, the card that it comes from + 1."""
REFRESHING: Final = 17
"""seat; n: how many more; what: selector."""
EXHAUSTING: Final = 18
"""seat; n: how many more (EON-R49)."""
MOVING: Final = 19
"""seat; n: how many more pawns; mask: pawns that have moved, as bits."""
SHIFTING: Final = 20
"""seat; n: places still to go up; what: the ship that moves, 0 before it is chosen."""
EMBARKING: Final = 21
"""seat; what: how the voyage must end; which ship resolves now?"""
VOYAGING: Final = 22
"""seat; what: the ship; n: stage; mask: how it may end; source: the island + 1 once it is chosen."""
TAKING: Final = 23
"""seat; what: TAKE_SEARCH or TAKE_DISCARDED; n: how many more; mask: selector; bound: the card taken last + 1."""
PAYOUTS: Final = 24
"""seat; n: how many more stores; mask: which of the stores have paid, as bits (EON-R42)."""
MAYBE: Final = 25
"""seat; what: cost; source: the card; bound: where the effect goes on if it is not paid."""
RECOPYING: Final = 26
"""seat; n: how many more; mask: which of the copy cards are done, as bits."""
CONSTRUCTING: Final = 27
"""seat."""
HARVESTING: Final = 28
"""seat."""
LOADING: Final = 29
"""seat; mask: 1 with a generic ship."""
WHICH: Final = 30
"""seat; what: PICK_USE … : for what; n: whose cards; source: the card's number; bound: for the declaration."""
PERFORMING: Final = 31
"""seat; what: tile; mask: 1 with a generic ship: a `perform` that nobody declared (EON-R45 e)."""
EXPEDITION: Final = 32
"""As long as there are ships in the queue."""
CLEANUP: Final = 33
EVENT: Final = 34
"""Solo: n: stage."""
DEPOSITING: Final = 35
"""seat; source: the store, -1 the tribute card; n: goods put so far; what: the kind put last."""
EXHAUSTING_OWN: Final = 36
"""seat; n: how many more (EON-15.5)."""
FIRING: Final = 37
"""An event to be told to all ongoing effects: seat: who did it; what: event; source: the card; n: its number + 1;
mask: how often."""
BRINGING_HOME: Final = 38
"""what: the ship that goes home when everything is resolved (EON-7.12)."""
FRAMES: Final = [
    "effect",
    "choice",
    "choosing_clans",
    "keeping",
    "round",
    "stores",
    "pending",
    "paying_out",
    "turn",
    "tile",
    "boosting",
    "paying",
    "placing_upgrade",
    "entered",
    "copying",
    "gaining",
    "releasing",
    "refreshing",
    "exhausting",
    "moving",
    "shifting",
    "embarking",
    "voyaging",
    "taking",
    "payouts",
    "maybe",
    "recopying",
    "constructing",
    "harvesting",
    "loading",
    "which",
    "performing",
    "expedition",
    "cleanup",
    "event",
    "depositing",
    "exhausting_own",
    "firing",
    "bringing_home",
]

LOOKOUT_DRAW: Final = 0
LOOKOUT_STORE: Final = 1
SOLO_EVENT: Final = 2
ACTION_PHASE: Final = 3
EXPEDITION_PHASE: Final = 4
CLEANUP_PHASE: Final = 5

KEEP_SETUP: Final = 0
KEEP_LOOKOUT: Final = 1
KEEP_LOOK: Final = 2

TAKE_SEARCH: Final = 0
TAKE_DISCARDED: Final = 1

PICK_USE: Final = 0
PICK_ATTACK: Final = 1
PICK_EXHAUST: Final = 2

GENERIC_OPEN: Final = 0
GENERIC_CARDS: Final = 1
GENERIC_OFF: Final = 2
GENERIC_NAMES: Final = ["open", "cards_only", "off"]
CLANS_SEAT_ORDER: Final = 0
CLANS_RANDOM: Final = 1
CLANS_FREE: Final = 2
CLANS_FIRST_GAME: Final = 3
CLAN_CHOICES: Final = ["seat_order", "random", "free", "first_game"]
RAZE_SCORING: Final = ["faq", "rulebook"]
LEVELS: Final = ["easy", "normal", "hard"]
