"""Decisions before the first round: building tray (PR-14.1 to 14.5) and achievement cards (PR-19.1, 19.6, 22.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import CARD, SELECT
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
    SIZE,
    TRAY_SPACES,
    VILLA,
)
from tradewinds.games.puertorico.state import ASK_DRAFT, SELECTION, PuertoRicoState
from tradewinds.kernel.state import Buffer, Frame

SPACES: Final = 17


def selectable(s: PuertoRicoState, building: i64) -> bool:
    """A commercial kind (or the Large Tailor Shop) of an enabled set whose cost still has a space (PR-14.2, 14.3)."""
    if COMMERCIAL[building] == 0 and building != LARGE_TAILOR_SHOP:
        return False
    if s.selected & BIT[building] != 0:
        return False
    if EXPANSION[building] == 1 and not s.rules.new_buildings:
        return False
    if EXPANSION[building] == 2 and not s.rules.citizens:
        return False
    if pair_taken(s, building):
        return False
    cost = s.rules.costs[building]
    used: i64 = 0
    b: i64
    for b in range(BUILDING_COUNT):
        if s.selected & BIT[b] != 0 and (COMMERCIAL[b] == 1 or b == LARGE_TAILOR_SHOP) and s.rules.costs[b] == cost:
            used += 1
    return used < TRAY_SPACES[cost]


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
    """Two tiles of a regular kind, one with two seats; one of an expanded kind (PR-14.2, R.55)."""
    s.selected |= BIT[building]
    s.list_kinds()
    s.tray[building] = 1 if SIZE[building] == 2 or s.players == 2 else 2


def step_selecting(s: PuertoRicoState, frame: Frame) -> bool:
    """Clockwise from the first player, one kind each, until the seventeen spaces are full."""
    while frame.n < SPACES:
        seat = s.seat_after(s.governor, frame.n)
        if s.rules.selection == 0 and not s.is_puertoma(seat):
            s.deciders = 1 << seat
            return True
        select(s, seat, machine_choice(s, s.is_puertoma(seat)))
        frame.n += 1
    s.frames.pop()
    return False


def machine_choice(s: PuertoRicoState, puertoma: bool) -> i64:
    """By card for a Puertoma (PR-22.1), by lot with the option `random`, the base set first with `fixed`."""
    count: i64 = 0
    i: i64
    for i in range(BUILDING_COUNT):
        if selectable(s, BY_ORDER[i]):
            count += 1
    if s.rules.selection == 2:
        nth: i64 = 0
        b: i64
        for b in range(BUILDING_COUNT):
            if selectable(s, b):
                return b
    elif puertoma and s.rules.selection == 0:
        nth = action_board.by_card(s, count)
    else:
        nth = s.chance.below(SELECTION, count)
    for i in range(BUILDING_COUNT):
        if selectable(s, BY_ORDER[i]):
            if nth == 0:
                return BY_ORDER[i]
            nth -= 1
    return -1


def select(s: PuertoRicoState, seat: i64, building: i64) -> None:
    put_into_tray(s, building)
    if s.journal is not None:
        s.journal.add("selected", "PR-14.2", seat, {"building": BUILDINGS[building]})


def options_selecting(s: PuertoRicoState, out: Buffer) -> None:
    b: i64
    for b in range(BUILDING_COUNT):
        if selectable(s, b):
            out.add(SELECT + b)


def do_selecting(s: PuertoRicoState, seat: i64, action: i64) -> None:
    s.frames[-1].n += 1
    select(s, seat, action - SELECT)


# --- achievement cards ------------------------------------------------------------------------------------------------


def step_dealing(s: PuertoRicoState, frame: Frame) -> bool:
    """All choose at the same time; in the draft the rest is then passed to the left (PR-19.6)."""
    seat: i64
    if frame.mask == 0:
        frame.n += 1
        if frame.what == ASK_DRAFT and frame.n < 3:
            first = s.passed[s.players - 1]
            for seat in range(s.players - 1, 0, -1):
                s.passed[seat] = s.passed[seat - 1]
            s.passed[0] = first
            frame.mask = (1 << s.people) - 1
        else:
            finish_dealing(s, frame)
            return False
    s.deciders = frame.mask
    return True


def finish_dealing(s: PuertoRicoState, frame: Frame) -> None:
    """The last card of the draft goes on to the left neighbour; discards of the Puertoma game stay unseen."""
    s.frames.pop()
    seat: i64
    for seat in range(s.players):
        if frame.what == ASK_DRAFT:
            s.boards[s.seat_after(seat, 1)].cards |= s.passed[seat]
        else:
            s.unkept |= s.passed[seat]
        s.passed[seat] = 0


def options_dealing(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    """Draft: keep one. With Puertomas: keep four of six, one after the other in rising order (PR-22.18)."""
    frame = s.frames[-1]
    there = s.passed[seat]
    card: i64
    if frame.what == ASK_DRAFT:
        for card in range(ACHIEVEMENT_COUNT):
            if (there >> card) & 1 != 0:
                out.add(CARD + card)
        return
    kept = s.boards[seat].cards
    have = count_cards(kept)
    after: i64 = 0
    for card in range(ACHIEVEMENT_COUNT - 1, -1, -1):
        if kept >> card != 0:
            break
        if (there >> card) & 1 != 0:
            after += 1
            if after >= 4 - have:
                out.add(CARD + card)


def count_cards(cards: i64) -> i64:
    n: i64 = 0
    while cards != 0:
        cards &= cards - 1
        n += 1
    return n


def do_dealing(s: PuertoRicoState, seat: i64, action: i64) -> None:
    frame = s.frames[-1]
    bit: i64 = 1 << (action - CARD)
    board = s.boards[seat]
    s.passed[seat] &= ~bit
    board.cards |= bit
    if frame.what == ASK_DRAFT or count_cards(board.cards) == 4:
        frame.mask &= ~(1 << seat)
    s.barriers += 1
    if s.journal is not None:
        s.journal.add_secret("card_kept", "PR-19.1", seat, {}, {"card": ACHIEVEMENTS[action - CARD]}, (int(seat),))
