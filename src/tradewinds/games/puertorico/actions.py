"""The actions of Puerto Rico. The constants are the first action of each family; the table gives them their texts."""

from __future__ import annotations

from typing import Final

from tradewinds.games.puertorico.components import ACHIEVEMENTS, BUILDINGS, GOODS, PLACE_NAMES, ROLES, TILES
from tradewinds.kernel.actions import ActionTable, Family

ROLE: Final = 0
PASS: Final = 9
TAKE: Final = 10
DRAW: Final = 16
"""`draw`: a plantation from the bag (Hacienda)."""
LAY_PLANTATION: Final = 17
LAY_FOREST: Final = 18
HOSPITAL_ON: Final = 19
"""`hospital:corn`: the Hospital's worker on a tile just gained; the last one is the portrait."""
REMOVE: Final = 26
"""`remove:corn`, then `remove:forest_corn`: an own tile goes away (Park Authority, Zoning Office)."""
ACCEPT: Final = 36
"""`accept`: yes to what is offered (a worker, a person, a gain)."""
PERSON: Final = 37
"""`person:citizen`: which person to take from the Register."""
STAFF_KEEP: Final = 39
STAFF_ANEW: Final = 40
STAFF: Final = 41
"""`staff:harbor`: a person goes there."""
LEAVE_EMPTY: Final = 93
"""`empty:harbor`: one slot there stays empty, everything else is filled."""
OCCUPANT: Final = 144
BUILD: Final = 146
OVERPAY: Final = 191
"""`overpay:2`: discounts of two coins are declined."""
GIVE_WORKER: Final = 202
GIVE_CITIZEN: Final = 254
GIVE_CRATE: Final = 306
GIVE_VP: Final = 311
PRODUCE: Final = 312
EXTRA: Final = 313
SELL: Final = 318
OUTPOST: Final = 323
ZONING: Final = 328
LOAD: Final = 329
"""`load:sugar:7`: onto the ship with seven spaces."""
WHARF_LOAD: Final = 354
SMALL_WHARF_LOAD: Final = 359
SMALL_WHARF_SAIL: Final = 414
PENSION: Final = 415
KEEP_KIND: Final = 420
KEEP: Final = 425
RAID: Final = 430
"""`raid:5:3`: three crates of the ship with five spaces."""
PLUNDER: Final = 450
POACH_WORKER: Final = 451
POACH_CITIZEN: Final = 502
DISMISS: Final = 553
CAPTURE: Final = 555
BOHIO_WORKER: Final = 563
BOHIO_CITIZEN: Final = 614
SELECT: Final = 665
CARD: Final = 710
POACH: Final = 740
SMALLEST_SHIP: Final = 4

_SIZES = [str(size) for size in range(4, 9)]
_PLACES = PLACE_NAMES[:51]
_PERSONS = ["worker", "citizen"]

ACTIONS: Final = ActionTable(
    [
        (ROLE, Family("role", ROLES)),
        (PASS, Family("pass")),
        (TAKE, Family("take", TILES)),
        (DRAW, Family("draw")),
        (LAY_PLANTATION, Family("lay", ["plantation", "forest"])),
        (HOSPITAL_ON, Family("hospital", [*TILES, "portrait"])),
        (REMOVE, Family("remove", [*GOODS, *(f"forest_{good}" for good in GOODS)])),
        (ACCEPT, Family("accept")),
        (PERSON, Family("person", _PERSONS)),
        (STAFF_KEEP, Family("staffing", ["keep", "anew"])),
        (STAFF, Family("staff", PLACE_NAMES)),
        (LEAVE_EMPTY, Family("empty", _PLACES)),
        (OCCUPANT, Family("occupant", _PERSONS)),
        (BUILD, Family("build", BUILDINGS)),
        (OVERPAY, Family("overpay", [str(n) for n in range(11)])),
        (GIVE_WORKER, Family("give:worker", PLACE_NAMES)),
        (GIVE_CITIZEN, Family("give:citizen", PLACE_NAMES)),
        (GIVE_CRATE, Family("give:crate", GOODS)),
        (GIVE_VP, Family("give:vp")),
        (PRODUCE, Family("produce")),
        (EXTRA, Family("extra", GOODS)),
        (SELL, Family("sell", GOODS)),
        (OUTPOST, Family("outpost", GOODS)),
        (ZONING, Family("zoning")),
        (LOAD, Family("load", GOODS, _SIZES)),
        (WHARF_LOAD, Family("wharf", GOODS)),
        (SMALL_WHARF_LOAD, Family("small_wharf", GOODS, [str(n) for n in range(1, 12)])),
        (SMALL_WHARF_SAIL, Family("small_wharf:sail")),
        (PENSION, Family("pension", GOODS)),
        (KEEP_KIND, Family("keep_kind", GOODS)),
        (KEEP, Family("keep", GOODS)),
        (RAID, Family("raid", _SIZES, ["0", "1", "2", "3"])),
        (PLUNDER, Family("plunder")),
        (POACH_WORKER, Family("poach:worker", _PLACES)),
        (POACH_CITIZEN, Family("poach:citizen", _PLACES)),
        (DISMISS, Family("dismiss", _PERSONS)),
        (CAPTURE, Family("capture", ROLES[:8])),
        (BOHIO_WORKER, Family("bohio:worker", _PLACES)),
        (BOHIO_CITIZEN, Family("bohio:citizen", _PLACES)),
        (SELECT, Family("select", BUILDINGS)),
        (CARD, Family("card", ACHIEVEMENTS)),
        (POACH, Family("poach")),
    ]
)
