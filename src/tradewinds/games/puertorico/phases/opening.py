"""Decisions before the first round: building tray (PR-14.1 to 14.5) and achievement cards (PR-19.1, 19.6, 22.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    CARD,
    POACH,
    SELECT,
)
from tradewinds.games.puertorico.automa import action_board
from tradewinds.games.puertorico.components import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENTS,
    BIT,
    BUILDING_COUNT,
    BUILDINGS,
    BY_ORDER,
    COMMERCIAL,
    EXPANSION,
    HACIENDA,
    LARGE_TAILOR_SHOP,
    LUMBERYARD,
    TRAY_SPACES,
    VILLA,
)
from tradewinds.games.puertorico.reasons import (
    ALWAYS_THERE,
    ASK_DEALING,
    ASK_DRAFT,
    ASK_SELECTING,
    CARD_PASSED,
    CARD_TOO_LATE,
    NO_TRAY_SPACE,
    NOT_YOUR_CARD,
    PAIR_LIMIT,
    SELECTED_ALREADY,
    SET_NOT_IN_GAME,
)
from tradewinds.games.puertorico.state import ASK_DRAFT as DRAFTING
from tradewinds.games.puertorico.state import SELECTION, TRAY_AT, PuertoRicoState
from tradewinds.kernel.bits import size
from tradewinds.kernel.state import Buffer, Frame

SPACES: Final = 17


def selectable_kinds(s: PuertoRicoState) -> i64:
    """Commercial kinds (and the Large Tailor Shop) of the enabled sets whose cost has a space left (PR-14.2, 14.3)."""
    spaces = TRAY_SPACES[:]
    for b in s.kinds:
        if to_select(b):
            spaces[s.rules.rows[b]] -= 1
    found: i64 = 0
    for b in range(BUILDING_COUNT):
        if not to_select(b) or s.selected & BIT[b] != 0 or spaces[s.rules.rows[b]] == 0:
            continue
        if in_set(s, b) and not pair_taken(s, b):
            found |= BIT[b]
    return found


def in_set(s: PuertoRicoState, building: i64) -> bool:
    """Of the base game, or of an expansion that is played."""
    if EXPANSION[building] == 1:
        return s.rules.new_buildings
    return s.rules.citizens if EXPANSION[building] == 2 else True


def to_select(building: i64) -> bool:
    return COMMERCIAL[building] == 1 or building == LARGE_TAILOR_SHOP


def can_select(s: PuertoRicoState, building: i64) -> i64:
    """One of the `selectable_kinds`."""
    if selectable_kinds(s) & BIT[building] != 0:
        return 0
    if not in_set(s, building):
        return SET_NOT_IN_GAME
    if not to_select(building):
        return ALWAYS_THERE
    if s.selected & BIT[building] != 0:
        return SELECTED_ALREADY
    return PAIR_LIMIT if pair_taken(s, building) else NO_TRAY_SPACE


def can_selecting(s: PuertoRicoState, action: i64) -> i64:
    return can_select(s, action - SELECT) if SELECT <= action < CARD else ASK_SELECTING


def told_select(s: PuertoRicoState, action: int) -> dict[str, object]:
    building = action - SELECT
    return {"building": BUILDINGS[building], "cost": int(s.rules.costs[building])}


def pair_taken(s: PuertoRicoState, building: i64) -> bool:
    """Optional rule: of Villa and Large Tailor Shop, or of Hacienda and Lumberyard, only one (PR-20.4)."""
    if s.rules.pair_limit == 1:
        if building == VILLA:
            return s.selected & BIT[LARGE_TAILOR_SHOP] != 0
        if building == LARGE_TAILOR_SHOP:
            return s.selected & BIT[VILLA] != 0
    if s.rules.pair_limit == 2:
        if building == HACIENDA:
            return s.selected & BIT[LUMBERYARD] != 0
        if building == LUMBERYARD:
            return s.selected & BIT[HACIENDA] != 0
    return False


def put_into_tray(s: PuertoRicoState, building: i64) -> None:
    """Two tiles of a regular kind, one of an expanded kind; one of each with two seats (PR-14.2, R.55)."""
    s.selected |= BIT[building]
    s.list_kinds()
    s.table[TRAY_AT + building] = 1 if s.players == 2 else s.rules.box.copies[building]


def step_selecting(s: PuertoRicoState, frame: Frame) -> bool:
    """Clockwise from the first player, one kind each, until the seventeen spaces are full."""
    while frame.n < SPACES:
        seat = s.seat_after(s.governor, frame.n)
        if s.rules.selection == 0 and not s.is_puertoma(seat):
            s.deciders = 1 << seat
            return True
        select(s, seat, machine_choice(s, s.is_puertoma(seat)))
        frame.n += 1
    s.pop()
    return False


def machine_choice(s: PuertoRicoState, puertoma: bool) -> i64:
    """By card for a Puertoma (PR-22.1), by lot with the option `random`, the base set first with `fixed`."""
    found = selectable_kinds(s)
    count = size(found)
    nth: i64
    if s.rules.selection == 2:
        b: i64
        for b in range(BUILDING_COUNT):
            if found & BIT[b] != 0:
                return b
        return -1
    if puertoma and s.rules.selection == 0:
        nth = action_board.by_card(s, count)
    else:
        nth = s.chance.below(SELECTION, count)
    for b in BY_ORDER:
        if found & BIT[b] != 0:
            if nth == 0:
                return b
            nth -= 1
    return -1


def select(s: PuertoRicoState, seat: i64, building: i64) -> None:
    put_into_tray(s, building)
    if s.journal is not None:
        s.journal.add("selected", "PR-14.2", seat, {"building": BUILDINGS[building]})


def options_selecting(s: PuertoRicoState, out: Buffer) -> None:
    found = selectable_kinds(s)
    b: i64
    for b in range(BUILDING_COUNT):
        if found & BIT[b] != 0:
            out.add(SELECT + b)


def do_selecting(s: PuertoRicoState, seat: i64, action: i64) -> None:
    s.top.n += 1
    select(s, seat, action - SELECT)


# --- achievement cards ------------------------------------------------------------------------------------------------


def step_dealing(s: PuertoRicoState, frame: Frame) -> bool:
    """All choose at the same time; in the draft the rest is then passed to the left (PR-19.6)."""
    if frame.mask == 0:
        frame.n += 1
        if frame.what == DRAFTING:
            pass_left(s)
        if frame.what == DRAFTING and frame.n < 3:
            frame.mask = (1 << s.people) - 1
        else:
            finish_dealing(s, frame)
            return False
    s.deciders = frame.mask
    return True


def pass_left(s: PuertoRicoState) -> None:
    """Each seat looks at the cards that it is handed; nobody else does."""
    first = s.passed[s.players - 1]
    seat: i64
    for seat in range(s.players - 1, 0, -1):
        s.passed[seat] = s.passed[seat - 1]
    s.passed[0] = first
    if s.journal is not None:
        for to in range(int(s.players)):
            cards = [name for card, name in enumerate(ACHIEVEMENTS) if (s.passed[to] >> card) & 1]
            s.journal.add_secret("cards_passed", "PR-19.6", to, {"n": len(cards)}, {"cards": cards}, (to,))


def finish_dealing(s: PuertoRicoState, frame: Frame) -> None:
    """The last card of the draft is its new owner's; discards of the Puertoma game stay unseen."""
    s.pop()
    seat: i64
    for seat in range(s.players):
        if frame.what == DRAFTING:
            s.boards[seat].cards |= s.passed[seat]
        else:
            s.unkept |= s.passed[seat]
        s.passed[seat] = 0


def can_keep_card(s: PuertoRicoState, seat: i64, card: i64) -> i64:
    """One of the options: a card dealt; of six in rising order one after which enough are left."""
    out = Buffer(ACHIEVEMENT_COUNT)
    options_dealing(s, seat, out)
    if out.has(CARD + card):
        return 0
    if (s.passed[seat] >> card) & 1 == 0:
        return NOT_YOUR_CARD
    return CARD_PASSED if s.boards[seat].cards >> card != 0 else CARD_TOO_LATE


def can_dealing(s: PuertoRicoState, frame: Frame, seat: i64, action: i64) -> i64:
    if CARD <= action < POACH:
        return can_keep_card(s, seat, action - CARD)
    return ASK_DRAFT if frame.what == DRAFTING else ASK_DEALING


def told_card(action: int) -> dict[str, object]:
    return {"card": ACHIEVEMENTS[action - CARD]}


def options_dealing(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    """Draft: keep one. With Puertomas: keep four of six, one after the other in rising order (PR-22.18)."""
    frame = s.top
    there = s.passed[seat]
    card: i64
    if frame.what == DRAFTING:
        for card in range(ACHIEVEMENT_COUNT):
            if (there >> card) & 1 != 0:
                out.add(CARD + card)
        return
    kept = s.boards[seat].cards
    have = size(kept)
    after: i64 = 0
    for card in range(ACHIEVEMENT_COUNT - 1, -1, -1):
        if kept >> card != 0:
            break
        if (there >> card) & 1 != 0:
            after += 1
            if after >= 4 - have:
                out.add(CARD + card)


def do_dealing(s: PuertoRicoState, seat: i64, action: i64) -> None:
    frame = s.top
    bit: i64 = 1 << (action - CARD)
    board = s.boards[seat]
    s.passed[seat] &= ~bit
    board.cards |= bit
    if frame.what == DRAFTING or size(board.cards) == 4:
        frame.mask &= ~(1 << seat)
    s.barriers += 1
    if s.journal is not None:
        s.journal.add_secret("card_kept", "PR-19.1", seat, {}, {"card": ACHIEVEMENTS[action - CARD]}, (int(seat),))
