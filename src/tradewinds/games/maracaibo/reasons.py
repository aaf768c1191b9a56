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

# --- refusals --------------------------------------------------------------------------------------------------------

NOT_IN_HAND: Final = 30
THROW_ORDER: Final = 31
NOT_DEALT: Final = 32
NOT_REACHABLE: Final = 33
NO_SUCH_EFFECT: Final = 34
CP_FULL: Final = 35
NO_FIGURE: Final = 36
PLANNING_FULL: Final = 37
GOAL_DONE: Final = 38
GOAL_NOT_MET: Final = 39
FREE_NOT_NOW: Final = 40
NOT_HERE: Final = 41
MAIN_DONE: Final = 42
NO_ASSISTANT_HERE: Final = 43
ASSISTANT_NEW: Final = 44
QUEST_UNPAID: Final = 45
NO_QUEST_HERE: Final = 46
WRONG_GOOD: Final = 47
DISC_GONE: Final = 48
DISC_LOCKED: Final = 49
NO_VILLAGE_ACTION: Final = 50
DOES_NOTHING: Final = 51
TOO_EXPENSIVE: Final = 52
NEEDS_FIGURE: Final = 53
NEEDS_OBJECTS: Final = 54
NEEDS_MARKERS: Final = 55
NEEDS_CP: Final = 56
NOT_TO_BUY: Final = 57
BUILDING_CLOSED: Final = 58
INVESTED: Final = 59
WRONG_SYMBOL: Final = 60
PAY_ORDER: Final = 61
PILE_EMPTY: Final = 62
TOKEN_TOO_DEAR: Final = 63
FIGHT_USED: Final = 64
CV_LOW: Final = 65
NO_FIGHT: Final = 66
OWN_MARKER: Final = 67
NO_STORED_MARKER: Final = 68
NO_FLAG: Final = 69
NOT_A_VILLAGE: Final = 70
NO_CP: Final = 71
NOT_EXPLORABLE: Final = 72
VILLAGE_TAKEN: Final = 73
NO_MARKER_LEFT: Final = 74
HAS_SYNERGY: Final = 75
TOO_FEW_FIGURES: Final = 76
NOT_DISPLAYED: Final = 77
DISPLAY_DEAR: Final = 78
DECK_EMPTY: Final = 79
TOP_RANK: Final = 80
NO_SUCH_LIST: Final = 81

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
    ],
    [
        (NOT_IN_HAND, "not-in-hand", "MAR-20.1"),
        (THROW_ORDER, "throw-order", "MAR-2.26"),
        (NOT_DEALT, "not-dealt", "MAR-2.20"),
        (NOT_REACHABLE, "not-reachable", "MAR-4.1"),
        (NO_SUCH_EFFECT, "no-such-effect", "MAR-22.8"),
        (CP_FULL, "cp-full", "MAR-7.17"),
        (NO_FIGURE, "no-figure", "MAR-1.10"),
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
    ],
)
