"""What is asked now, and which predicate says whether an action may answer it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    ACCEPT,
    ACTIONS,
    BOHIO_CITIZEN,
    BOHIO_WORKER,
    BUILD,
    CAPTURE,
    CARD,
    DISMISS,
    DRAW,
    EXTRA,
    GIVE_WORKER,
    HOSPITAL_ON,
    KEEP,
    KEEP_KIND,
    LAY_PLANTATION,
    LEAVE_EMPTY,
    LOAD,
    OCCUPANT,
    OUTPOST,
    OVERPAY,
    PASS,
    PENSION,
    PERSON,
    POACH,
    POACH_CITIZEN,
    POACH_WORKER,
    PRODUCE,
    RAID,
    REMOVE,
    ROLE,
    SELECT,
    SELL,
    SMALL_WHARF_LOAD,
    SMALL_WHARF_SAIL,
    STAFF,
    STAFF_KEEP,
    TAKE,
    ZONING,
)
from tradewinds.games.puertorico.components import BUILDING_COUNT, SMUGGLER
from tradewinds.games.puertorico.phases import (
    bohio,
    builder,
    captain,
    craftsman,
    opening,
    planter,
    rewards,
    rounds,
    smuggler,
    staffing,
    trader,
)
from tradewinds.games.puertorico.reasons import (
    ASK_BUILDING,
    ASK_DEALING,
    ASK_DISMISSING,
    ASK_DRAFT,
    ASK_EXTRA,
    ASK_FOREST,
    ASK_GAINING,
    ASK_HACIENDA,
    ASK_HOSPITAL,
    ASK_OCCUPANT,
    ASK_OVERPAYING,
    ASK_PARK,
    ASK_PAYING,
    ASK_PENSIONING,
    ASK_PERSON,
    ASK_POACHING,
    ASK_PRIVILEGE,
    ASK_PRODUCE,
    ASK_REWARDING,
    ASK_ROLE,
    ASK_SCHOOLING,
    ASK_SECOND_HOSPITAL,
    ASK_SECOND_TILE,
    ASK_SELECTING,
    ASK_SHIPPING,
    ASK_SLOTS,
    ASK_SMALL_SHIPPING,
    ASK_SMUGGLING,
    ASK_STAFFING,
    ASK_STORING,
    ASK_TILE,
    ASK_TRADING,
    ASK_VILLA,
    ASK_WINDOW,
    MUST_CHOOSE_ROLE,
    REASONS,
)
from tradewinds.games.puertorico.state import ASK_DRAFT as DRAFTING
from tradewinds.games.puertorico.state import (
    BUILDING,
    CRAFTING,
    DEALING,
    FOREST,
    GAINING,
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
    STAFF_ASK,
    STAFF_WHO,
    STAFFING,
    STORING,
    TRADING,
    WINDOW,
    PuertoRicoState,
)
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Frame
from tradewinds.kernel.vectors import vec

PLANTER_ASKS: Final = vec[i64]([ASK_HACIENDA, ASK_TILE, ASK_HOSPITAL, ASK_SECOND_TILE, ASK_SECOND_HOSPITAL, ASK_PARK])
ASKS: Final = {
    ROUND: ASK_ROLE,
    BUILDING: ASK_BUILDING,
    TRADING: ASK_TRADING,
    SHIPPING: ASK_SHIPPING,
    SMUGGLING: ASK_SMUGGLING,
    FOREST: ASK_FOREST,
    PAYING: ASK_PAYING,
    OVERPAYING: ASK_OVERPAYING,
    SCHOOLING: ASK_SCHOOLING,
    STORING: ASK_STORING,
    SMALL_SHIPPING: ASK_SMALL_SHIPPING,
    REWARDING: ASK_REWARDING,
    WINDOW: ASK_WINDOW,
    GAINING: ASK_GAINING,
    SELECTING: ASK_SELECTING,
    PENSIONING: ASK_PENSIONING,
    PICKING: ASK_PERSON,
}
"""The questions of the frames that ask only one."""

MAY_PASS: Final = frozenset(
    {
        ASK_HACIENDA,
        ASK_TILE,
        ASK_HOSPITAL,
        ASK_SECOND_TILE,
        ASK_SECOND_HOSPITAL,
        ASK_PARK,
        ASK_PRIVILEGE,
        ASK_VILLA,
        ASK_BUILDING,
        ASK_SCHOOLING,
        ASK_PRODUCE,
        ASK_EXTRA,
        ASK_TRADING,
        ASK_PENSIONING,
        ASK_STORING,
        ASK_SMUGGLING,
        ASK_POACHING,
        ASK_WINDOW,
        ASK_GAINING,
    }
)
"""The questions to which no is always an answer (PR-3.5, 3.12)."""


def asked(s: PuertoRicoState, seat: i64) -> i64:
    """The present question to a seat."""
    frame = s.frames[-1]
    kind = frame.kind
    if kind == PLANTING:
        return PLANTER_ASKS[frame.what]
    if kind == RECRUITING:
        return ASK_PRIVILEGE if frame.what == 0 else ASK_VILLA
    if kind == STAFFING:
        stage = s.boards[seat].staffing
        if stage == STAFF_ASK:
            return ASK_STAFFING
        return ASK_OCCUPANT if stage == STAFF_WHO else ASK_SLOTS
    if kind == CRAFTING:
        return ASK_PRODUCE if frame.what == craftsman.PRODUCTION else ASK_EXTRA
    if kind == POACHING:
        return ASK_DISMISSING if frame.what == smuggler.DISMISSING else ASK_POACHING
    if kind == DEALING:
        return ASK_DRAFT if frame.what == DRAFTING else ASK_DEALING
    return ASKS[int(kind)]


def decision(s: PuertoRicoState, seat: int) -> str:
    """The kind of the present decision of a seat."""
    return REASONS.kinds[asked(s, seat)]


def rule_of(s: PuertoRicoState, seat: int) -> str:
    """The rule that asks for it."""
    return REASONS.rules[asked(s, seat)]


def rule_now(s: PuertoRicoState) -> str:
    """The rule that asks for the present decision, for a seat that does not owe it."""
    return "PR-11.1" if s.over else rule_of(s, s.seats_to_act()[0])


def can(s: PuertoRicoState, seat: i64, action: i64) -> i64:
    """The predicate of the action's family if that is asked, else what is asked instead."""
    question = asked(s, seat)
    frame = s.frames[-1]
    if action == PASS:
        if question == ASK_ROLE:
            return MUST_CHOOSE_ROLE
        if question == ASK_SHIPPING:
            return captain.can_ship(s, seat, action)
        return 0 if int(question) in MAY_PASS else question
    if BOHIO_WORKER <= action < SELECT:
        if frame.kind == STAFFING or frame.kind == SELECTING or frame.kind == DEALING:
            return question
        citizen = action >= BOHIO_CITIZEN
        return bohio.can_move(s.boards[seat], action - (BOHIO_CITIZEN if citizen else BOHIO_WORKER), citizen)
    if frame.kind == PLANTING:
        return can_plant(s, frame, seat, action, question)
    if frame.kind == TRADING:
        return can_trade(s, frame, seat, action, question)
    if frame.kind == STAFFING or frame.kind == REWARDING:
        return can_staff(s, frame, seat, action, question)
    if frame.kind == SHIPPING or frame.kind == SMALL_SHIPPING or frame.kind == STORING or frame.kind == PENSIONING:
        return can_ship(s, frame, seat, action, question)
    return can_other(s, frame, seat, action, question)


def can_plant(s: PuertoRicoState, frame: Frame, seat: i64, action: i64, question: i64) -> i64:
    if question == ASK_TILE or question == ASK_SECOND_TILE:
        if TAKE <= action < DRAW:
            return planter.can_take(s, frame, seat, action - TAKE)
    elif question == ASK_PARK:
        if REMOVE <= action < ACCEPT:
            return planter.can_discard(s.boards[seat], action - REMOVE)
    elif question == ASK_HACIENDA:
        return 0 if action == DRAW else question
    elif HOSPITAL_ON <= action < REMOVE:
        return planter.can_hospital(s.boards[seat], action - HOSPITAL_ON)
    return question


def can_trade(s: PuertoRicoState, frame: Frame, seat: i64, action: i64, question: i64) -> i64:
    board = s.boards[seat]
    if SELL <= action < OUTPOST:
        return trader.can_sell(s, board, frame.mask, action - SELL)
    if OUTPOST <= action < ZONING:
        return trader.can_outpost(board, frame.mask, action - OUTPOST)
    if action == ZONING:
        return trader.can_buy_tile(s, board, frame.mask)
    if REMOVE <= action < ACCEPT:
        return trader.can_sell_tile(board, frame.mask, action - REMOVE)
    return question


def can_staff(s: PuertoRicoState, frame: Frame, seat: i64, action: i64, question: i64) -> i64:
    if question == ASK_REWARDING:
        return rewards.can_place(s, frame, action - STAFF) if STAFF <= action < LEAVE_EMPTY else question
    if question == ASK_STAFFING:  # both answers are legal, as for an occupant
        return 0 if STAFF_KEEP <= action < STAFF else question
    if question == ASK_OCCUPANT:
        return 0 if OCCUPANT <= action < BUILD else question
    if STAFF <= action < LEAVE_EMPTY:
        return staffing.can_staff(s, seat, action - STAFF, False)
    if LEAVE_EMPTY <= action < OCCUPANT:
        return staffing.can_staff(s, seat, action - LEAVE_EMPTY, True)
    return question


def can_ship(s: PuertoRicoState, frame: Frame, seat: i64, action: i64, question: i64) -> i64:
    board = s.boards[seat]
    if question == ASK_SHIPPING:
        return captain.can_ship(s, seat, action) if LOAD <= action < PENSION else question
    if question == ASK_SMALL_SHIPPING:
        if action == SMALL_WHARF_SAIL:
            return 0
        if SMALL_WHARF_LOAD <= action < SMALL_WHARF_SAIL:
            load = action - SMALL_WHARF_LOAD
            return captain.can_load_small(board, frame.what, load // 11, load % 11 + 1)
    elif question == ASK_PENSIONING:
        if PENSION <= action < KEEP_KIND:
            return captain.can_pension(board, frame, action - PENSION)
    elif KEEP_KIND <= action < KEEP:
        return captain.can_keep_kind(board, frame, action - KEEP_KIND)
    elif KEEP <= action < RAID:
        return captain.can_keep(board, frame, action - KEEP)
    return question


def can_other(s: PuertoRicoState, frame: Frame, seat: i64, action: i64, question: i64) -> i64:
    if question == ASK_ROLE:
        return rounds.can_choose_role(s, seat, action - ROLE) if action < PASS else question
    if question == ASK_BUILDING:
        return builder.can_build(s, seat, action - BUILD) if BUILD <= action < OVERPAY else question
    if question == ASK_OVERPAYING:
        return builder.can_overpay(s, frame, action - OVERPAY) if OVERPAY <= action < GIVE_WORKER else question
    if question == ASK_PAYING:
        return builder.can_give(s.boards[seat], frame, action) if GIVE_WORKER <= action < PRODUCE else question
    if question == ASK_EXTRA:
        return craftsman.can_extra(s, action - EXTRA) if EXTRA <= action < SELL else question
    if question == ASK_SCHOOLING:
        return builder.can_school(s, frame) if action == ACCEPT else question
    if question == ASK_SMUGGLING:
        raids = RAID <= action < POACH_WORKER or CAPTURE <= action < CAPTURE + SMUGGLER or action == POACH
        return smuggler.can_smuggle(s, seat, action) if raids else question
    if question == ASK_POACHING:
        if POACH_WORKER <= action < DISMISS:
            citizen = action >= POACH_CITIZEN
            return smuggler.can_gain(s, frame, action - (POACH_CITIZEN if citizen else POACH_WORKER), citizen)
        return question
    if question == ASK_SELECTING:
        return opening.can_select(s, action - SELECT) if SELECT <= action < SELECT + BUILDING_COUNT else question
    if question == ASK_DEALING or question == ASK_DRAFT:
        return opening.can_keep_card(s, seat, action - CARD) if CARD <= action < POACH else question
    # The others are asked only where all their answers are legal.
    if question == ASK_PRIVILEGE or question == ASK_VILLA or question == ASK_GAINING:
        answers = action == ACCEPT
    elif question == ASK_PRODUCE:
        answers = action == PRODUCE
    elif question == ASK_FOREST:
        answers = LAY_PLANTATION <= action < HOSPITAL_ON
    elif question == ASK_PERSON:
        answers = PERSON <= action < STAFF_KEEP
    else:
        answers = question == ASK_DISMISSING and DISMISS <= action < CAPTURE
    return 0 if answers else question


def told(s: PuertoRicoState, seat: int, action: int) -> dict[str, object]:
    """The arguments for the words of a reason that the predicate of this action gave."""
    frame = s.frames[-1]
    if action < PASS:
        return rounds.told_role(action - ROLE)
    if TAKE <= action < DRAW:
        return planter.told_take(action)
    if HOSPITAL_ON <= action < REMOVE:
        return planter.told_hospital(action)
    if REMOVE <= action < ACCEPT:
        return planter.told_remove(action)
    if action == ACCEPT:
        return builder.told_schooling(frame)
    if STAFF <= action < OCCUPANT:
        return staffing.told_staff(action)
    if BUILD <= action < OVERPAY:
        return builder.told_build(s, seat, action)
    if OVERPAY <= action < GIVE_WORKER:
        return builder.told_overpay(s, frame, action)
    if GIVE_WORKER <= action < PRODUCE:
        return builder.told_give(frame, action)
    if EXTRA <= action < SELL:
        return craftsman.told_extra(action)
    if SELL <= action < LOAD:
        return trader.told_trade(action)
    if LOAD <= action < PENSION:
        return captain.told_ship(s, seat, action)
    if PENSION <= action < RAID:
        return captain.told_keep(action)
    if POACH_WORKER <= action < DISMISS:
        return smuggler.told_gain(action)
    if BOHIO_WORKER <= action < SELECT:
        return bohio.told_move(action)
    if SELECT <= action < CARD:
        return opening.told_select(s, action)
    if CARD <= action < POACH:
        return opening.told_card(action)
    return smuggler.told_smuggle(s, action) if action != PASS else {}


def refused(s: PuertoRicoState, seat: int, action: int, reason: int) -> IllegalAction:
    return REASONS.refuse(reason, ACTIONS.text(action), {} if REASONS.asks(reason) else told(s, seat, action))
