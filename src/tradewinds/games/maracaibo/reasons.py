"""The questions of Maracaibo and the reasons why an action is refused, each with its rule."""

from __future__ import annotations

from typing import Final

from tradewinds.kernel.reasons import Reasons

# --- questions -------------------------------------------------------------------------------------------------------

ASK_SPLIT_PLAN: Final = 1
ASK_SPLIT_THROW: Final = 2
ASK_CAREER: Final = 3
ASK_SAIL: Final = 4
ASK_EXTRA_SAIL: Final = 5
ASK_VISIT: Final = 6
ASK_MAIN: Final = 7
ASK_AFTER: Final = 8
ASK_DELIVER: Final = 9
ASK_DISC: Final = 10
ASK_VILLAGE: Final = 11
ASK_PAY: Final = 12
ASK_MAYBE: Final = 13
ASK_DUMP: Final = 14
ASK_PILE: Final = 15
ASK_NATION: Final = 16
ASK_COMBAT: Final = 17
ASK_EXPLORE: Final = 18
ASK_TRAIL_QUEST: Final = 19
ASK_INFLUENCE: Final = 20
ASK_RANK: Final = 21
ASK_MARKER_NATION: Final = 22
ASK_PLACE: Final = 23
ASK_SYNERGY: Final = 24
ASK_FIGURES: Final = 25
ASK_DRAW: Final = 26
ASK_SCORING: Final = 27
ASK_GOALS: Final = 28
ASK_CHOICE: Final = 29
ASK_LEGACY: Final = 30
ASK_SKULL: Final = 31
ASK_L1_QUEST: Final = 32
ASK_VOTE: Final = 33

# --- refusals --------------------------------------------------------------------------------------------------------

NOT_IN_HAND: Final = 34
THROW_ORDER: Final = 35
NOT_DEALT: Final = 36
NOT_REACHABLE: Final = 37
NO_SUCH_EFFECT: Final = 38
CP_FULL: Final = 39
NO_FIGURE: Final = 40
PLANNING_FULL: Final = 41
GOAL_DONE: Final = 42
GOAL_NOT_MET: Final = 43
FREE_NOT_NOW: Final = 44
NOT_HERE: Final = 45
MAIN_DONE: Final = 46
NO_ASSISTANT_HERE: Final = 47
ASSISTANT_NEW: Final = 48
QUEST_UNPAID: Final = 49
NO_QUEST_HERE: Final = 50
WRONG_GOOD: Final = 51
DISC_GONE: Final = 52
DISC_LOCKED: Final = 53
NO_VILLAGE_ACTION: Final = 54
DOES_NOTHING: Final = 55
TOO_EXPENSIVE: Final = 56
NEEDS_FIGURE: Final = 57
NEEDS_OBJECTS: Final = 58
NEEDS_MARKERS: Final = 59
NEEDS_CP: Final = 60
NOT_TO_BUY: Final = 61
BUILDING_CLOSED: Final = 62
INVESTED: Final = 63
WRONG_SYMBOL: Final = 64
PAY_ORDER: Final = 65
PILE_EMPTY: Final = 66
TOKEN_TOO_DEAR: Final = 67
FIGHT_USED: Final = 68
CV_LOW: Final = 69
NO_FIGHT: Final = 70
OWN_MARKER: Final = 71
NO_STORED_MARKER: Final = 72
NO_FLAG: Final = 73
NOT_A_VILLAGE: Final = 74
NO_CP: Final = 75
NOT_EXPLORABLE: Final = 76
VILLAGE_TAKEN: Final = 77
NO_MARKER_LEFT: Final = 78
HAS_SYNERGY: Final = 79
TOO_FEW_FIGURES: Final = 80
NOT_DISPLAYED: Final = 81
DISPLAY_DEAR: Final = 82
DECK_EMPTY: Final = 83
TOP_RANK: Final = 84
NO_SUCH_LIST: Final = 85
NO_SKULL_TILE: Final = 86
SKULL_HERE: Final = 87
SEIZED: Final = 88
EXPLORER_BEHIND: Final = 89
NO_SUCH_CHOICE: Final = 90
NOT_DEALT_CARD: Final = 91
NOT_TO_PLAN: Final = 92
NOT_TO_DELIVER: Final = 93
MUST_STOP: Final = 94
NO_WAY: Final = 95
NOT_THIS_ROUND: Final = 96
TOLL_DEAR: Final = 97
FAR_FROM_L7: Final = 98
FAR_FROM_MINE: Final = 99
MINE_TAKEN: Final = 100
PLAGUE: Final = 101
NO_FIGURE_TO_TRADE: Final = 102
NO_FIGURE_TO_RETURN: Final = 103
NO_FIGURE_FOR_CARD: Final = 104
NO_FIGURE_TO_INVEST: Final = 105
INVESTMENT_DEAR: Final = 106
COST_UNPAID: Final = 107
TILE_BARRED: Final = 108
CANNOT_SETTLE: Final = 109
SPACE_OCCUPIED: Final = 110
SPACE_EMPTIED: Final = 111

REASONS: Final = Reasons(
    [
        (ASK_SPLIT_PLAN, "split_plan", "MAR-2.26"),
        (ASK_SPLIT_THROW, "split_throw", "MAR-2.26"),
        (ASK_CAREER, "career", "MAR-2.27"),
        (ASK_SAIL, "sail", "MAR-4.1"),
        (ASK_EXTRA_SAIL, "extra_sail", "MAR-25.18"),
        (ASK_VISIT, "visit", "MAR-22.7"),
        (ASK_MAIN, "main", "MAR-5.1"),
        (ASK_AFTER, "after_main", "MAR-5.5"),
        (ASK_DELIVER, "deliver", "MAR-6.2"),
        (ASK_DISC, "disc", "MAR-19.2"),
        (ASK_VILLAGE, "village", "MAR-11.2"),
        (ASK_PAY, "pay", "MAR-20.1"),
        (ASK_MAYBE, "maybe", "MAR-13.4"),
        (ASK_DUMP, "dump", "MAR-RUL.14"),
        (ASK_PILE, "pile", "MAR-7.2"),
        (ASK_NATION, "fighting_nation", "MAR-7.3"),
        (ASK_COMBAT, "combat", "MAR-7.7"),
        (ASK_EXPLORE, "explore", "MAR-9.1"),
        (ASK_TRAIL_QUEST, "trail_quest", "MAR-9.7"),
        (ASK_INFLUENCE, "influence", "MAR-8.4"),
        (ASK_RANK, "rank", "MAR-8.5"),
        (ASK_MARKER_NATION, "marker_nation", "MAR-24.3"),
        (ASK_PLACE, "place", "MAR-24.3"),
        (ASK_SYNERGY, "synergy", "MAR-24.12"),
        (ASK_FIGURES, "figures", "MAR-24.14"),
        (ASK_DRAW, "draw", "MAR-15.2"),
        (ASK_SCORING, "scoring", "MAR-16.2"),
        (ASK_GOALS, "goals", "MAR-17.3"),
        (ASK_CHOICE, "choice", "MAR-3.5"),
        (ASK_LEGACY, "legacy", "MAR-29.11"),
        (ASK_SKULL, "skull", "MAR-29.16"),
        (ASK_L1_QUEST, "l1_quest", "MAR-29.2"),
        (ASK_VOTE, "vote", "MAR-28.14"),
    ],
    [
        (NOT_IN_HAND, "not-in-hand", "MAR-20.1"),
        (THROW_ORDER, "throw-order", "MAR-2.26"),
        (NOT_DEALT, "not-dealt", "MAR-2.20"),
        (NOT_REACHABLE, "not-reachable", "MAR-4.1"),
        (NO_SUCH_EFFECT, "no-such-effect", "MAR-22.8"),
        (CP_FULL, "cp-full", "MAR-7.17"),
        (NO_FIGURE, "no-figure", "MAR-7.8"),
        (PLANNING_FULL, "planning-full", "MAR-5.6"),
        (GOAL_DONE, "goal-done", "MAR-18.3"),
        (GOAL_NOT_MET, "goal-not-met", "MAR-18.2"),
        (FREE_NOT_NOW, "free-not-now", "MAR-5.8"),
        (NOT_HERE, "not-here", "MAR-5.2"),
        (MAIN_DONE, "main-done", "MAR-5.1"),
        (NO_ASSISTANT_HERE, "no-assistant-here", "MAR-13.3"),
        (ASSISTANT_NEW, "assistant-new", "MAR-13.2"),
        (QUEST_UNPAID, "quest-unpaid", "MAR-12.2"),
        (NO_QUEST_HERE, "no-quest-here", "MAR-12.1"),
        (WRONG_GOOD, "wrong-good", "MAR-6.2"),
        (DISC_GONE, "disc-gone", "MAR-19.1"),
        (DISC_LOCKED, "disc-locked", "MAR-19.2"),
        (NO_VILLAGE_ACTION, "no-village-action", "MAR-11.4"),
        (DOES_NOTHING, "does-nothing", "MAR-11.8"),
        (TOO_EXPENSIVE, "too-expensive", "MAR-27.1"),
        (NEEDS_FIGURE, "needs-figure", "MAR-27.2"),
        (NEEDS_OBJECTS, "needs-objects", "MAR-27.3"),
        (NEEDS_MARKERS, "needs-markers", "MAR-27.4"),
        (NEEDS_CP, "needs-cp", "MAR-27.7"),
        (NOT_TO_BUY, "not-to-buy", "MAR-20.3"),
        (BUILDING_CLOSED, "building-closed", "MAR-26.1"),
        (INVESTED, "invested", "MAR-26.3"),
        (WRONG_SYMBOL, "wrong-symbol", "MAR-20.1"),
        (PAY_ORDER, "pay-order", "MAR-20.1"),
        (PILE_EMPTY, "pile-empty", "MAR-7.2"),
        (TOKEN_TOO_DEAR, "token-too-dear", "MAR-7.4"),
        (FIGHT_USED, "fight-used", "MAR-7.7"),
        (CV_LOW, "cv-low", "MAR-7.7"),
        (NO_FIGHT, "no-fight", "MAR-7.14"),
        (OWN_MARKER, "own-marker", "MAR-7.12"),
        (NO_STORED_MARKER, "no-stored-marker", "MAR-7.13"),
        (NO_FLAG, "no-flag", "MAR-7.11"),
        (NOT_A_VILLAGE, "not-a-village", "MAR-19.9"),
        (NO_CP, "no-cp", "MAR-7.8"),
        (NOT_EXPLORABLE, "not-explorable", "MAR-9.1"),
        (VILLAGE_TAKEN, "village-taken", "MAR-24.3"),
        (NO_MARKER_LEFT, "no-marker-left", "MAR-24.3"),
        (HAS_SYNERGY, "has-synergy", "MAR-21.3"),
        (TOO_FEW_FIGURES, "too-few-figures", "MAR-24.14"),
        (NOT_DISPLAYED, "not-displayed", "MAR-15.2"),
        (DISPLAY_DEAR, "display-dear", "MAR-15.2"),
        (DECK_EMPTY, "deck-empty", "MAR-15.4"),
        (TOP_RANK, "top-rank", "MAR-RUL.13"),
        (NO_SUCH_LIST, "no-such-list", "MAR-3.5"),
        (NO_SKULL_TILE, "no-skull-tile", "MAR-29.16"),
        (SKULL_HERE, "skull-here", "MAR-29.14"),
        (SEIZED, "seized", "MAR-29.8"),
        (EXPLORER_BEHIND, "explorer-behind", "MAR-29.6"),
        (NO_SUCH_CHOICE, "no-such-choice", "MAR-28.14"),
        # The same words where another rule says them.
        (NOT_DEALT_CARD, "not-in-hand", "MAR-2.26"),
        (NOT_TO_PLAN, "not-in-hand", "MAR-5.5"),
        (NOT_TO_DELIVER, "not-in-hand", "MAR-6.4"),
        (MUST_STOP, "must-stop", "MAR-4.5"),
        (NO_WAY, "no-way", "MAR-4.3"),
        (NOT_THIS_ROUND, "not-this-round", "MAR-4.10"),
        (TOLL_DEAR, "toll-dear", "MAR-29.13"),
        (FAR_FROM_L7, "explorer-behind", "MAR-29.9"),
        (FAR_FROM_MINE, "explorer-behind", "MAR-29.10"),
        (MINE_TAKEN, "seized", "MAR-29.10"),
        (PLAGUE, "plague", "MAR-29.4"),
        (NO_FIGURE_TO_TRADE, "no-figure", "MAR-22.8"),
        (NO_FIGURE_TO_RETURN, "needs-figure", "MAR-27.5"),
        (NO_FIGURE_FOR_CARD, "needs-figure", "MAR-27.6"),
        (NO_FIGURE_TO_INVEST, "needs-figure", "MAR-26.1"),
        (INVESTMENT_DEAR, "too-expensive", "MAR-26.1"),
        (COST_UNPAID, "does-nothing", "MAR-13.4"),
        (TILE_BARRED, "does-nothing", "MAR-29.11"),
        (CANNOT_SETTLE, "does-nothing", "MAR-19.12"),
        (SPACE_OCCUPIED, "not-explorable", "MAR-9.3"),
        (SPACE_EMPTIED, "not-explorable", "MAR-9.4"),
    ],
)
