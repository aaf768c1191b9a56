"""The questions of Puerto Rico and the reasons why an action is refused, each with the rule that asks or says no.

The phases return these numbers from their predicates; `text/` has the words.
"""

from __future__ import annotations

from typing import Final

from tradewinds.kernel.reasons import Reasons

# --- questions -------------------------------------------------------------------------------------------------------

ASK_ROLE: Final = 1
ASK_HACIENDA: Final = 2
ASK_TILE: Final = 3
ASK_HOSPITAL: Final = 4
ASK_SECOND_TILE: Final = 5
ASK_SECOND_HOSPITAL: Final = 6
ASK_PARK: Final = 7
ASK_PRIVILEGE: Final = 8
ASK_VILLA: Final = 9
ASK_PERSON: Final = 10
ASK_STAFFING: Final = 11
ASK_SLOTS: Final = 12
ASK_OCCUPANT: Final = 13
ASK_BUILDING: Final = 14
ASK_OVERPAYING: Final = 15
ASK_PAYING: Final = 16
ASK_SCHOOLING: Final = 17
ASK_PRODUCE: Final = 18
ASK_EXTRA: Final = 19
ASK_TRADING: Final = 20
ASK_SHIPPING: Final = 21
ASK_SMALL_SHIPPING: Final = 22
ASK_PENSIONING: Final = 23
ASK_STORING: Final = 24
ASK_SMUGGLING: Final = 25
ASK_POACHING: Final = 26
ASK_DISMISSING: Final = 27
ASK_FOREST: Final = 28
ASK_REWARDING: Final = 29
ASK_WINDOW: Final = 30
ASK_GAINING: Final = 31
ASK_SELECTING: Final = 32
ASK_DEALING: Final = 33
ASK_DRAFT: Final = 34

# --- roles -----------------------------------------------------------------------------------------------------------

MUST_CHOOSE_ROLE: Final = 35
ROLE_NOT_HERE: Final = 36
ROLE_NOT_HERE_FOR_TWO: Final = 37
ROLE_TAKEN: Final = 38
HAS_MARKER: Final = 39

# --- Planter ---------------------------------------------------------------------------------------------------------

NOT_ON_OFFER: Final = 40
NO_QUARRY_LEFT: Final = 41
NO_QUARRY_RIGHT: Final = 42
NO_SECOND_QUARRY: Final = 43
HOSPITAL_TILE: Final = 44
HOSPITAL_PORTRAIT: Final = 45
NO_PARK_TILE: Final = 46

# --- people ----------------------------------------------------------------------------------------------------------

NO_SLOT: Final = 47
PLACE_PASSED: Final = 48
NAME_FILLED: Final = 49
NAME_EMPTY: Final = 50
SLOTS_FIRST: Final = 51
TOO_FEW_TO_FILL: Final = 52
TOO_FEW_TO_LEAVE: Final = 53
NO_REWARD_SLOT: Final = 54
REWARD_PASSED: Final = 55
NO_BOHIO: Final = 56
NOT_IN_BOHIO: Final = 57
NO_BOHIO_SLOT: Final = 58

# --- Builder ---------------------------------------------------------------------------------------------------------

OWN_ALREADY: Final = 59
SOLD_OUT: Final = 60
NOT_IN_TRAY: Final = 61
NO_SPACE: Final = 62
TOO_DEAR: Final = 63
OVERPAID: Final = 64
GIVE_PASSED: Final = 65
GIVE_EARLIER: Final = 66
MARKETS_WORKER: Final = 67
NOBODY_THERE: Final = 68
NO_CRATE_TO_GIVE: Final = 69
NO_VP: Final = 70
SCHOOL_FULL: Final = 71

# --- Craftsman -------------------------------------------------------------------------------------------------------

NOT_PRODUCED: Final = 72
SUPPLY_EMPTY: Final = 73

# --- Trader ----------------------------------------------------------------------------------------------------------

SOLD_ALREADY: Final = 74
NO_CRATE_TO_SELL: Final = 75
HOUSE_FULL: Final = 76
KIND_THERE: Final = 77
NO_OUTPOST: Final = 78
ZONED_ALREADY: Final = 79
NO_ZONING_WORKER: Final = 80
NO_ZONING_CITIZEN: Final = 81
ZONING_COIN: Final = 82
ZONING_SPACE: Final = 83
ZONING_BAG: Final = 84
ZONING_FOREST: Final = 85
NO_ZONING_TILE: Final = 86

# --- Captain ---------------------------------------------------------------------------------------------------------

MUST_LOAD: Final = 87
NO_SUCH_SHIP: Final = 88
NO_SUCH_SHIP_FOR_TWO: Final = 89
NO_CRATE_TO_LOAD: Final = 90
SHIP_OTHER_KIND: Final = 91
KIND_ON_OTHER_SHIP: Final = 92
SHIP_FULL: Final = 93
LARGER_SHIP: Final = 94
NO_CRATE_FOR_WHARF: Final = 95
NO_WHARF: Final = 96
NO_SMALL_WHARF: Final = 97
FEW_CRATES: Final = 98
LOADED_IN_ORDER: Final = 99
NOTHING_ABOARD: Final = 100
NO_CRATE_TO_PENSION: Final = 101
PENSION_IN_ORDER: Final = 102
NO_CRATE_TO_STORE: Final = 103
STORAGE_FULL: Final = 104
KEPT_ALREADY: Final = 105
KINDS_FIRST: Final = 106
STORED_IN_ORDER: Final = 107

# --- Smuggler --------------------------------------------------------------------------------------------------------

NO_SHIP_TO_RAID: Final = 108
SHIP_EMPTY: Final = 109
RAID_TOO_MUCH: Final = 110
HOUSE_EMPTY: Final = 111
REGISTER_TOO_SMALL: Final = 112
NO_CAPTURE: Final = 113
CAPTURE_TAKEN: Final = 114
NO_POACHING_SLOT: Final = 115
POACHING_PASSED: Final = 116
NOT_ON_REGISTER: Final = 117

# --- before the first round ------------------------------------------------------------------------------------------

ALWAYS_THERE: Final = 118
SELECTED_ALREADY: Final = 119
SET_NOT_IN_GAME: Final = 120
PAIR_LIMIT: Final = 121
NO_TRAY_SPACE: Final = 122
NOT_YOUR_CARD: Final = 123
CARD_PASSED: Final = 124
CARD_TOO_LATE: Final = 125

REASONS: Final = Reasons(
    [
        (ASK_ROLE, "round", "PR-3.2"),
        (ASK_HACIENDA, "hacienda", "PR-12.6"),
        (ASK_TILE, "tile", "PR-4.1"),
        (ASK_HOSPITAL, "hospital", "PR-12.8"),
        (ASK_SECOND_TILE, "second_tile", "PR-14.12"),
        (ASK_SECOND_HOSPITAL, "second_hospital", "PR-14.13"),
        (ASK_PARK, "park", "PR-15.12"),
        (ASK_PRIVILEGE, "privilege", "PR-5.2"),
        (ASK_VILLA, "villa", "PR-15.15"),
        (ASK_PERSON, "picking", "PR-15.4"),
        (ASK_STAFFING, "staffing", "PR-5.4"),
        (ASK_SLOTS, "slots", "PR-5.5"),
        (ASK_OCCUPANT, "occupant", "PR-15.7"),
        (ASK_BUILDING, "building", "PR-6.1"),
        (ASK_OVERPAYING, "overpaying", "PR-R.14"),
        (ASK_PAYING, "paying", "PR-14.11"),
        (ASK_SCHOOLING, "schooling", "PR-12.14"),
        (ASK_PRODUCE, "produce", "PR-7.1"),
        (ASK_EXTRA, "extra", "PR-7.6"),
        (ASK_TRADING, "trading", "PR-8.1"),
        (ASK_SHIPPING, "shipping", "PR-9.3"),
        (ASK_SMALL_SHIPPING, "small_shipping", "PR-14.19"),
        (ASK_PENSIONING, "pensioning", "PR-15.14"),
        (ASK_STORING, "storing", "PR-9.14"),
        (ASK_SMUGGLING, "smuggling", "PR-16.3"),
        (ASK_POACHING, "poaching", "PR-16.6"),
        (ASK_DISMISSING, "dismissing", "PR-16.11"),
        (ASK_FOREST, "forest", "PR-14.7"),
        (ASK_REWARDING, "rewarding", "PR-17.3"),
        (ASK_WINDOW, "window", "PR-14.16"),
        (ASK_GAINING, "gaining", "PR-R.65"),
        (ASK_SELECTING, "selecting", "PR-14.2"),
        (ASK_DEALING, "dealing", "PR-22.18"),
        (ASK_DRAFT, "draft", "PR-19.6"),
    ],
    [
        (MUST_CHOOSE_ROLE, "must-choose-role", "PR-3.2"),
        (ROLE_NOT_HERE, "role-not-here", "PR-2.5"),
        (ROLE_NOT_HERE_FOR_TWO, "role-not-here", "PR-13.4"),
        (ROLE_TAKEN, "role-taken", "PR-3.1"),
        (HAS_MARKER, "has-marker", "PR-16.2"),
        (NOT_ON_OFFER, "not-on-offer", "PR-4.1"),
        (NO_QUARRY_LEFT, "no-quarry-left", "PR-4.5"),
        (NO_QUARRY_RIGHT, "no-quarry-right", "PR-4.2"),
        (NO_SECOND_QUARRY, "no-second-quarry", "PR-14.12"),
        (HOSPITAL_TILE, "hospital-tile", "PR-12.8"),
        (HOSPITAL_PORTRAIT, "hospital-portrait", "PR-14.10"),
        (NO_PARK_TILE, "no-such-tile", "PR-15.12"),
        (NO_SLOT, "no-slot", "PR-5.5"),
        (PLACE_PASSED, "place-passed", "PR-5.5"),
        (NAME_FILLED, "name-filled", "PR-5.5"),
        (NAME_EMPTY, "name-empty", "PR-5.5"),
        (SLOTS_FIRST, "slots-first", "PR-5.5"),
        (TOO_FEW_TO_FILL, "too-few-to-fill", "PR-5.5"),
        (TOO_FEW_TO_LEAVE, "too-few-to-leave", "PR-5.5"),
        (NO_REWARD_SLOT, "no-slot", "PR-17.3"),
        (REWARD_PASSED, "place-passed", "PR-17.3"),
        (NO_BOHIO, "no-bohio", "PR-14.16"),
        (NOT_IN_BOHIO, "not-in-bohio", "PR-14.16"),
        (NO_BOHIO_SLOT, "no-slot", "PR-14.16"),
        (OWN_ALREADY, "own-already", "PR-6.5"),
        (SOLD_OUT, "sold-out", "PR-6.1"),
        (NOT_IN_TRAY, "not-in-tray", "PR-6.1"),
        (NO_SPACE, "no-space", "PR-6.6"),
        (TOO_DEAR, "too-dear", "PR-6.2"),
        (OVERPAID, "overpaid", "PR-R.14"),
        (GIVE_PASSED, "give-passed", "PR-14.11"),
        (GIVE_EARLIER, "give-earlier", "PR-14.11"),
        (MARKETS_WORKER, "markets-worker", "PR-14.11"),
        (NOBODY_THERE, "nobody-there", "PR-14.11"),
        (NO_CRATE_TO_GIVE, "no-crate", "PR-14.11"),
        (NO_VP, "no-vp", "PR-14.11"),
        (SCHOOL_FULL, "school-full", "PR-12.14"),
        (NOT_PRODUCED, "not-produced", "PR-7.6"),
        (SUPPLY_EMPTY, "supply-empty", "PR-7.6"),
        (SOLD_ALREADY, "sold-already", "PR-8.1"),
        (NO_CRATE_TO_SELL, "no-crate", "PR-8.1"),
        (HOUSE_FULL, "house-full", "PR-8.4"),
        (KIND_THERE, "kind-there", "PR-8.3"),
        (NO_OUTPOST, "no-outpost", "PR-14.17"),
        (ZONED_ALREADY, "zoned-already", "PR-15.10"),
        (NO_ZONING_WORKER, "no-zoning-worker", "PR-15.10"),
        (NO_ZONING_CITIZEN, "no-zoning-citizen", "PR-15.10"),
        (ZONING_COIN, "zoning-coin", "PR-15.10"),
        (ZONING_SPACE, "zoning-space", "PR-15.10"),
        (ZONING_BAG, "zoning-bag", "PR-15.10"),
        (ZONING_FOREST, "zoning-forest", "PR-15.10"),
        (NO_ZONING_TILE, "no-such-tile", "PR-15.10"),
        (MUST_LOAD, "must-load", "PR-9.3"),
        (NO_SUCH_SHIP, "no-such-ship", "PR-2.6"),
        (NO_SUCH_SHIP_FOR_TWO, "no-such-ship", "PR-13.5"),
        (NO_CRATE_TO_LOAD, "no-crate", "PR-9.2"),
        (SHIP_OTHER_KIND, "ship-other-kind", "PR-9.4"),
        (KIND_ON_OTHER_SHIP, "kind-on-other-ship", "PR-9.5"),
        (SHIP_FULL, "ship-full", "PR-9.6"),
        (LARGER_SHIP, "larger-ship", "PR-9.8"),
        (NO_CRATE_FOR_WHARF, "no-crate", "PR-12.16"),
        (NO_WHARF, "no-wharf", "PR-12.16"),
        (NO_SMALL_WHARF, "no-wharf", "PR-14.19"),
        (FEW_CRATES, "few-crates", "PR-14.19"),
        (LOADED_IN_ORDER, "kinds-in-order", "PR-14.19"),
        (NOTHING_ABOARD, "nothing-aboard", "PR-14.19"),
        (NO_CRATE_TO_PENSION, "no-crate", "PR-15.14"),
        (PENSION_IN_ORDER, "kinds-in-order", "PR-15.14"),
        (NO_CRATE_TO_STORE, "no-crate", "PR-9.14"),
        (STORAGE_FULL, "storage-full", "PR-12.7"),
        (KEPT_ALREADY, "kept-already", "PR-9.14"),
        (KINDS_FIRST, "kinds-first", "PR-9.14"),
        (STORED_IN_ORDER, "kinds-in-order", "PR-9.14"),
        (NO_SHIP_TO_RAID, "no-such-ship", "PR-16.4"),
        (SHIP_EMPTY, "ship-empty", "PR-16.4"),
        (RAID_TOO_MUCH, "raid-too-much", "PR-16.4"),
        (HOUSE_EMPTY, "house-empty", "PR-16.5"),
        (REGISTER_TOO_SMALL, "register-too-small", "PR-16.6"),
        (NO_CAPTURE, "no-capture", "PR-22.4"),
        (CAPTURE_TAKEN, "role-taken", "PR-16.7"),
        (NO_POACHING_SLOT, "no-slot", "PR-16.6"),
        (POACHING_PASSED, "place-passed", "PR-16.6"),
        (NOT_ON_REGISTER, "not-on-register", "PR-16.6"),
        (ALWAYS_THERE, "always-there", "PR-14.1"),
        (SELECTED_ALREADY, "selected-already", "PR-14.2"),
        (SET_NOT_IN_GAME, "set-not-in-game", "PR-14.4"),
        (PAIR_LIMIT, "pair-limit", "PR-20.4"),
        (NO_TRAY_SPACE, "no-tray-space", "PR-14.3"),
        (NOT_YOUR_CARD, "not-your-card", "PR-19.1"),
        (CARD_PASSED, "card-passed", "PR-22.18"),
        (CARD_TOO_LATE, "card-too-late", "PR-22.18"),
    ],
)
