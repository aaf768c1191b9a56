"""The questions of Empires of the North and the reasons why an action is refused, each with its rule."""

from __future__ import annotations

from typing import Final

from tradewinds.kernel.reasons import Reasons

# --- questions -------------------------------------------------------------------------------------------------------

ASK_CLAN: Final = 1
ASK_KEEP: Final = 2
ASK_KEEP_EXACTLY: Final = 3
ASK_ORDER: Final = 4
ASK_PAYOUT: Final = 5
ASK_TURN: Final = 6
ASK_GOLD: Final = 7
ASK_PAY: Final = 8
ASK_DISCARD: Final = 9
ASK_LEAVE: Final = 10
ASK_RETURN: Final = 11
ASK_FIELD_OR_UPGRADE: Final = 12
ASK_UPGRADE: Final = 13
ASK_COPY: Final = 14
ASK_GAIN: Final = 15
ASK_RELEASE: Final = 16
ASK_RELEASE_GOOD: Final = 17
ASK_REFRESH: Final = 18
ASK_EXHAUST: Final = 19
ASK_MOVE: Final = 20
ASK_SHIP_UP: Final = 21
ASK_AHEAD: Final = 22
ASK_EMBARK: Final = 23
ASK_ISLAND: Final = 24
ASK_CONQUER: Final = 25
ASK_SEARCH: Final = 26
ASK_TAKE: Final = 27
ASK_PAYOUTS: Final = 28
ASK_MAYBE: Final = 29
ASK_RECOPY: Final = 30
ASK_CONSTRUCT: Final = 31
ASK_HARVEST: Final = 32
ASK_CARGO: Final = 33
ASK_WHICH: Final = 34
ASK_PERFORM: Final = 35
ASK_DEPOSIT: Final = 36
ASK_EXHAUST_OWN: Final = 37
ASK_CHOICE: Final = 38
ASK_KEEP_OF_LOOK: Final = 39

# --- refusals --------------------------------------------------------------------------------------------------------

CLAN_TAKEN: Final = 40
NOT_DRAWN: Final = 41
KEEP_EXACTLY: Final = 42
NO_WORKERS_TO_KEEP: Final = 43
NOT_TRIGGERED: Final = 44
NOT_IN_HAND: Final = 45
NO_BUILDING_COST: Final = 46
NO_WORKERS: Final = 47
NO_GOLD: Final = 48
NO_RAZE: Final = 49
NO_RESOURCES: Final = 50
NO_CARDS_TO_DISCARD: Final = 51
NO_CARDS_TO_LEAVE: Final = 52
NO_CARDS_TO_RETURN: Final = 53
NOT_PAYABLE_SO: Final = 54
OTHER_RESOURCE: Final = 55
CANNOT_LEAVE: Final = 56
CANNOT_RETURN: Final = 57
NO_SUCH_FIELD: Final = 58
NOT_A_FIELD: Final = 59
NOT_TO_COPY: Final = 60
NO_SHIP: Final = 61
NO_GOLD_FOR_FISH: Final = 62
NOT_YOUR_SHIP: Final = 63
AT_THE_HEAD: Final = 64
NO_SHIP_FOR_SAIL: Final = 65
NO_FISH_ABOARD: Final = 66
NOT_FACE_UP: Final = 67
FOG: Final = 68
NO_ISLANDS: Final = 69
NOT_ACCEPTED: Final = 70
DEPOSIT_FIRST: Final = 71
NOT_PAID_OUT: Final = 72
NO_PAYING_STORE: Final = 73
NOT_OFFERED_GAIN: Final = 74
NOT_TO_RELEASE: Final = 75
NOT_ON_CARD: Final = 76
NOT_TO_REFRESH: Final = 77
NOT_ATTACKABLE: Final = 78
NO_SUCH_OPPONENT: Final = 79
OWN_CARD: Final = 80
OPPONENT_PASSED: Final = 81
NO_SUCH_PAWN: Final = 82
SAME_TILE: Final = 83
NO_SUCH_CARD: Final = 84
NO_COPY_CARD: Final = 85
NO_LOCATION: Final = 86
NO_FIELD: Final = 87
NOT_FOR_THIS_ACTION: Final = 88
NO_FIELD_TO_UPGRADE: Final = 89
NO_VOYAGE: Final = 90
NO_PAWN_AT_HOME: Final = 91
NO_PAWN_THERE: Final = 92
NOT_ADJACENT: Final = 93
NO_ACTION_CARD: Final = 94
EXHAUSTED_CARD: Final = 95
NO_WINDOW: Final = 96
NOTHING_TO_DEPOSIT: Final = 97
NOT_IN_EMPIRE: Final = 98
SOLO_NO_ATTACK: Final = 99
NO_RAZE_TO_ATTACK: Final = 100
NO_TRIBUTE_CARD: Final = 101
NO_TRIBUTE_GOODS: Final = 102
NO_SUCH_LIST: Final = 103
NOT_TO_LOAD: Final = 104
NOT_IN_STOCK: Final = 105
NOT_TO_MOVE_UP: Final = 106
NOT_TO_EXHAUST: Final = 107
TOO_MANY_TURNS: Final = 108

REASONS: Final = Reasons(
    [
        (ASK_CLAN, "clan", "EON-2.4"),
        (ASK_KEEP, "lookout", "EON-4.3"),
        (ASK_KEEP_EXACTLY, "keep", "EON-2.11"),
        (ASK_ORDER, "order", "EON-5.10"),
        (ASK_PAYOUT, "payout", "EON-8.10"),
        (ASK_TURN, "turn", "EON-5.1"),
        (ASK_GOLD, "gold", "EON-8.3"),
        (ASK_PAY, "pay", "EON-8.2"),
        (ASK_DISCARD, "discard", "EON-8.18"),
        (ASK_LEAVE, "leave", "EON-11.9"),
        (ASK_RETURN, "return", "EON-11.10"),
        (ASK_FIELD_OR_UPGRADE, "field_or_upgrade", "EON-9.10"),
        (ASK_UPGRADE, "upgrade", "EON-9.7"),
        (ASK_COPY, "copy", "EON-11.1"),
        (ASK_GAIN, "gain", "EON-8.14"),
        (ASK_RELEASE, "release", "EON-8.7"),
        (ASK_RELEASE_GOOD, "release_good", "EON-R49"),
        (ASK_REFRESH, "refresh", "EON-10.5"),
        (ASK_EXHAUST, "exhaust", "EON-R49"),
        (ASK_MOVE, "move", "EON-6.12"),
        (ASK_SHIP_UP, "ship_up", "EON-7.17"),
        (ASK_AHEAD, "ahead", "EON-R49"),
        (ASK_EMBARK, "embark", "EON-7.9"),
        (ASK_ISLAND, "island", "EON-7.6"),
        (ASK_CONQUER, "conquer", "EON-7.7"),
        (ASK_SEARCH, "search", "EON-8.11"),
        (ASK_TAKE, "take", "EON-R49"),
        (ASK_PAYOUTS, "payouts", "EON-R42"),
        (ASK_MAYBE, "maybe", "EON-R48"),
        (ASK_RECOPY, "recopy", "EON-R51"),
        (ASK_CONSTRUCT, "construct", "EON-6.16"),
        (ASK_HARVEST, "harvest", "EON-6.17"),
        (ASK_CARGO, "cargo", "EON-6.19"),
        (ASK_WHICH, "which", "EON-1.12"),
        (ASK_PERFORM, "perform", "EON-R45"),
        (ASK_DEPOSIT, "deposit", "EON-11.6"),
        (ASK_EXHAUST_OWN, "exhaust_own", "EON-15.5"),
        (ASK_CHOICE, "choice", "EON-R49"),
        (ASK_KEEP_OF_LOOK, "keep", "EON-14.1"),
    ],
    [
        (CLAN_TAKEN, "clan-taken", "EON-2.4"),
        (NOT_DRAWN, "not-drawn", "EON-4.1"),
        (KEEP_EXACTLY, "keep-exactly", "EON-2.11"),
        (NO_WORKERS_TO_KEEP, "no-workers-to-keep", "EON-4.4"),
        (NOT_TRIGGERED, "not-triggered", "EON-5.10"),
        (NOT_IN_HAND, "not-in-hand", "EON-9.1"),
        (NO_BUILDING_COST, "no-building-cost", "EON-9.5"),
        (NO_WORKERS, "no-workers", "EON-8.16"),
        (NO_GOLD, "no-gold", "EON-8.4"),
        (NO_RAZE, "no-raze", "EON-8.4"),
        (NO_RESOURCES, "no-resources", "EON-8.16"),
        (NO_CARDS_TO_DISCARD, "no-cards-to-discard", "EON-8.16"),
        (NO_CARDS_TO_LEAVE, "no-cards-to-leave", "EON-8.16"),
        (NO_CARDS_TO_RETURN, "no-cards-to-return", "EON-11.10"),
        (NOT_PAYABLE_SO, "not-payable-so", "EON-R46"),
        (OTHER_RESOURCE, "other-resource", "EON-R28"),
        (CANNOT_LEAVE, "cannot-leave", "EON-11.9"),
        (CANNOT_RETURN, "cannot-return", "EON-R41"),
        (NO_SUCH_FIELD, "no-such-field", "EON-R12"),
        (NOT_A_FIELD, "not-a-field", "EON-9.9"),
        (NOT_TO_COPY, "not-to-copy", "EON-11.1"),
        (NO_SHIP, "no-ship", "EON-7.3"),
        (NO_GOLD_FOR_FISH, "no-gold-for-fish", "EON-R5"),
        (NOT_YOUR_SHIP, "not-your-ship", "EON-7.9"),
        (AT_THE_HEAD, "at-the-head", "EON-7.17"),
        (NO_SHIP_FOR_SAIL, "no-ship-for-sail", "EON-R45"),
        (NO_FISH_ABOARD, "no-fish-aboard", "EON-7.6"),
        (NOT_FACE_UP, "not-face-up", "EON-7.6"),
        (FOG, "fog", "EON-15.5"),
        (NO_ISLANDS, "no-islands", "EON-7.15"),
        (NOT_ACCEPTED, "not-accepted", "EON-11.7"),
        (DEPOSIT_FIRST, "deposit-first", "EON-11.6"),
        (NOT_PAID_OUT, "not-paid-out", "EON-8.10"),
        (NO_PAYING_STORE, "no-paying-store", "EON-R42"),
        (NOT_OFFERED_GAIN, "not-offered-gain", "EON-8.14"),
        (NOT_TO_RELEASE, "not-to-release", "EON-8.7"),
        (NOT_ON_CARD, "not-on-card", "EON-8.7"),
        (NOT_TO_REFRESH, "not-to-refresh", "EON-10.5"),
        (NOT_ATTACKABLE, "not-attackable", "EON-10.7"),
        (NO_SUCH_OPPONENT, "no-such-opponent", "EON-10.9"),
        (OWN_CARD, "own-card", "EON-10.7"),
        (OPPONENT_PASSED, "opponent-passed", "EON-5.5"),
        (NO_SUCH_PAWN, "no-such-pawn", "EON-R23"),
        (SAME_TILE, "same-tile", "EON-6.12"),
        (NO_SUCH_CARD, "no-such-card", "EON-8.11"),
        (NO_COPY_CARD, "no-copy-card", "EON-R51"),
        (NO_LOCATION, "no-location", "EON-6.9"),
        (NO_FIELD, "no-field", "EON-6.9"),
        (NOT_FOR_THIS_ACTION, "not-for-this-action", "EON-6.7"),
        (NO_FIELD_TO_UPGRADE, "no-field-to-upgrade", "EON-9.7"),
        (NO_VOYAGE, "no-voyage", "EON-8.17"),
        (NO_PAWN_AT_HOME, "no-pawn-at-home", "EON-6.1"),
        (NO_PAWN_THERE, "no-pawn-there", "EON-6.4"),
        (NOT_ADJACENT, "not-adjacent", "EON-6.6"),
        (NO_ACTION_CARD, "no-action-card", "EON-10.3"),
        (EXHAUSTED_CARD, "exhausted-card", "EON-10.4"),
        (NO_WINDOW, "no-window", "EON-6.13"),
        (NOTHING_TO_DEPOSIT, "nothing-to-deposit", "EON-11.6"),
        (NOT_IN_EMPIRE, "not-in-empire", "EON-1.6"),
        (SOLO_NO_ATTACK, "solo-no-attack", "EON-15.9"),
        (NO_RAZE_TO_ATTACK, "no-raze-to-attack", "EON-10.6"),
        (NO_TRIBUTE_CARD, "no-tribute-card", "EON-15.11"),
        (NO_TRIBUTE_GOODS, "no-tribute-goods", "EON-15.11"),
        (NO_SUCH_LIST, "no-such-list", "EON-R49"),
        (NOT_TO_LOAD, "not-to-load", "EON-6.19"),
        (NOT_IN_STOCK, "not-in-stock", "EON-8.6"),
        (NOT_TO_MOVE_UP, "not-your-ship", "EON-7.17"),
        (NOT_TO_EXHAUST, "no-action-card", "EON-15.5"),
        (TOO_MANY_TURNS, "too-many-turns", "EON-R44"),
    ],
)
