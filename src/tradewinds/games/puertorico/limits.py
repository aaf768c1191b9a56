"""What the frames of a plain form may be: their numbers by kind, and what has to lie on the table for them."""

from __future__ import annotations

from typing import Final

from tradewinds.games.puertorico.components import BIT, BUILDING_COUNT, KINDS, PLACES, SMUGGLER
from tradewinds.games.puertorico.phases import captain, craftsman, planter, recruiter
from tradewinds.games.puertorico.phases.builder import GAVE_CRATE, GAVE_VP, GAVE_WORKER, most_extra, options_paying
from tradewinds.games.puertorico.phases.opening import SPACES, to_select
from tradewinds.games.puertorico.phases.rounds import PHASE, PICKS_PER_ROUND
from tradewinds.games.puertorico.phases.smuggler import DISMISSING
from tradewinds.games.puertorico.phases.staffing import options_staffing
from tradewinds.games.puertorico.state import (
    ADVENTURING,
    ASK_DISCARD,
    ASK_DRAFT,
    BUILDING,
    CAPACITY,
    CRAFTING,
    DEALING,
    FOREST,
    GAINING,
    LAYING_OUT,
    OVERPAYING,
    PAYING,
    PENSIONING,
    PICKING,
    PLANTING,
    POACHING,
    RECRUITING,
    REWARDING,
    ROUND,
    SCHOOLING,
    SELECTING,
    SHIPPING,
    SMALL_SHIPPING,
    SMUGGLING,
    STAFFING,
    STORING,
    TRADING,
    WINDOW,
    PuertoRicoState,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.plain import Limits, Reader
from tradewinds.kernel.state import Buffer, Frame

MOST: Final = 10_000
"""So many coins, crates, persons or VP at most."""
KEPT_CARDS: Final = 4
DEALT_CARDS: Final = 6
"""Of achievements, each; in the draft no more than are kept (PR-19.6, 22.18)."""
FIRST_FRAMES: Final = (ROUND, LAYING_OUT)
"""The kinds that never leave the stack without another of them."""


def frame_limits(s: PuertoRicoState) -> dict[int, Limits]:
    """Where several are asked at once the mask is theirs: nobody is asked who does not sit there."""
    seats, people = int(s.players), int(s.people)
    nobody, person, anybody = (-1, -1), (0, people - 1), (0, seats - 1)
    asked = (0, (1 << people) - 1)
    turns, flag, some, building, kinds = (0, seats), (0, 1), (0, MOST), (0, BUILDING_COUNT - 1), (0, (1 << KINDS) - 1)
    return {
        ROUND: Limits(nobody),
        PLANTING: Limits(anybody, (planter.HACIENDA_DRAW, planter.PARK), turns),
        RECRUITING: Limits(anybody, (recruiter.PRIVILEGE, recruiter.REFILL), some),
        BUILDING: Limits(anybody, n=turns),
        CRAFTING: Limits(anybody, (craftsman.CHAPELS, craftsman.DISTILLERIES), turns),
        TRADING: Limits(anybody, n=turns, mask=some),
        SHIPPING: Limits(anybody, (captain.START, captain.CLEAN_UP), turns, turns),
        SMUGGLING: Limits(anybody, n=flag),
        ADVENTURING: Limits(anybody, n=flag),
        FOREST: Limits(person, (0, KINDS - 1), flag),
        STAFFING: Limits(nobody, mask=asked),
        PAYING: Limits(person, building, (1, 3), (0, GAVE_WORKER + GAVE_CRATE + GAVE_VP)),
        OVERPAYING: Limits(person, building, some),
        SCHOOLING: Limits(person, building),
        STORING: Limits(person, (-KINDS, KINDS), (-MOST, MOST), (0, (1 << 5 * KINDS) - 1)),
        SMALL_SHIPPING: Limits(person, (0, KINDS), some),
        POACHING: Limits(person, (0, DISMISSING), some, (0, PLACES)),
        REWARDING: Limits(anybody, n=some, mask=(0, PLACES)),
        WINDOW: Limits(nobody, mask=asked),
        GAINING: Limits(person, (-1, BUILDING_COUNT - 1), some, flag),
        SELECTING: Limits(nobody, n=(0, SPACES)),
        DEALING: Limits(nobody, (ASK_DRAFT, ASK_DISCARD), (0, 3), asked),
        PENSIONING: Limits(person, n=some, mask=kinds),
        PICKING: Limits(person),
        LAYING_OUT: Limits(nobody),
    }


def check_frames(s: PuertoRicoState) -> None:
    """Each frame fits what lies on the table, and there are roles for all who still choose one."""
    for i, frame in enumerate(s.frames):
        field = misfit(s, frame)
        if i == 0 and frame.kind not in FIRST_FRAMES:
            field = "kind"
        if field:
            raise Reader(f"state.frames.{i}", {}).wrong(field, getattr(frame, field))
    left = s.roles & ~s.taken
    if s.marker >= 0:
        left &= ~BIT[SMUGGLER]
    if not 0 <= PICKS_PER_ROUND[s.players] - s.picks <= size(left):
        raise Reader("state", {}).wrong("picks", int(s.picks))


def misfit(s: PuertoRicoState, frame: Frame) -> str:
    """The field of a frame that does not fit; an empty name if all do."""
    kind = frame.kind
    if kind in PHASE:
        if s.role < 0 or PHASE[s.role] != kind:
            return "kind"
        return "" if frame.seat == s.chooser else "seat"
    if kind == PICKING:
        return "" if s.register_workers > 0 and s.register_citizens > 0 else "kind"
    if kind == SELECTING:
        selected = sum(1 for b in range(BUILDING_COUNT) if to_select(b) and s.selected & BIT[b] != 0)
        return "" if selected == frame.n else "n"
    if kind == PAYING:
        return "" if can_barter(s, frame) else "mask"
    if kind == OVERPAYING:
        return "" if most_extra(s, s.boards[frame.seat], frame.what, frame.n) >= 0 else "n"
    if kind == STAFFING:
        return "" if all(places_people(s, frame, seat) for seat in range(int(s.people))) else "mask"
    if kind == DEALING:
        return "" if all(chooses_cards(s, frame, seat) for seat in range(int(s.people))) else "mask"
    return ""


def can_barter(s: PuertoRicoState, frame: Frame) -> bool:
    """Something is there to be given for the coins that are missing."""
    out = Buffer(CAPACITY)
    options_paying(s, frame, out)
    return out.n > 0


def places_people(s: PuertoRicoState, frame: Frame, seat: int) -> bool:
    """Who is asked is about to place people and has a place for them, nobody else is."""
    if frame.mask & BIT[seat] == 0:
        return s.boards[seat].staffing == 0
    out = Buffer(CAPACITY)
    if s.boards[seat].staffing > 0:
        options_staffing(s, seat, out)
    return out.n > 0


def chooses_cards(s: PuertoRicoState, frame: Frame, seat: int) -> bool:
    """So many of the dealt cards are left, and in the Puertoma game kept, as there must be."""
    asked = 1 if frame.mask & BIT[seat] != 0 else 0
    left = size(s.passed[seat])
    if frame.what == ASK_DRAFT:
        return left == KEPT_CARDS - 1 - frame.n + asked
    kept = size(s.boards[seat].cards)
    return left + kept == DEALT_CARDS and asked == (1 if kept < KEPT_CARDS else 0)
