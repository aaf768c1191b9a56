"""Which predicate says whether an action answers the present question, and what the words of a refusal need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import supply
from tradewinds.games.puertorico.actions import (
    ACCEPT,
    ACTIONS,
    BOHIO_WORKER,
    BUILD,
    CARD,
    DISMISS,
    DRAW,
    EXTRA,
    GIVE_WORKER,
    HOSPITAL_ON,
    KEEP_KIND,
    LOAD,
    OCCUPANT,
    OVERPAY,
    PASS,
    PENSION,
    POACH,
    POACH_WORKER,
    PRODUCE,
    RAID,
    REMOVE,
    ROLE,
    SELECT,
    SELL,
    STAFF,
    TAKE,
)
from tradewinds.games.puertorico.phases import (
    bohio,
    builder,
    captain,
    craftsman,
    opening,
    planter,
    recruiter,
    rewards,
    rounds,
    smuggler,
    staffing,
    storing,
    trader,
)
from tradewinds.games.puertorico.reasons import REASONS
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
    STAFFING,
    STORING,
    TRADING,
    WINDOW,
    PuertoRicoState,
)
from tradewinds.kernel.errors import IllegalAction

NO_ACTION: Final = -1


def can(s: PuertoRicoState, seat: i64, action: i64) -> i64:
    """0 or the reason: of the action's own predicate if that is asked, else the question that is."""
    frame = s.top
    kind = frame.kind
    if kind == STAFFING:
        return staffing.can_staffing(s, seat, action)
    if kind == SELECTING:
        return opening.can_selecting(s, action)
    if kind == DEALING:
        return opening.can_dealing(s, frame, seat, action)
    if BOHIO_WORKER <= action < SELECT:  # beside every other decision
        return bohio.can_bohio(s.boards[seat], action)
    if kind == ROUND:
        return rounds.can_round(s, seat, action)
    if kind == PLANTING:
        return planter.can(s, frame, seat, action)
    if kind == BUILDING:
        return builder.can(s, seat, action)
    if kind == CRAFTING:
        return craftsman.can(s, frame, action)
    if kind == SHIPPING:
        return captain.can(s, seat, action)
    if kind == TRADING:
        return trader.can(s, frame, seat, action)
    if kind == RECRUITING:
        return recruiter.can(frame, action)
    if kind == STORING:
        return storing.can_storing(s, frame, action)
    if kind == SCHOOLING:
        return builder.can_schooling(s, frame, action)
    if kind == FOREST:
        return planter.can_forest(action)
    if kind == GAINING:
        return supply.can_gaining(action)
    if kind == WINDOW:
        return bohio.can_window(action)
    if kind == SMUGGLING:
        return smuggler.can(s, seat, action)
    if kind == POACHING:
        return smuggler.can_poaching(s, frame, action)
    if kind == PAYING:
        return builder.can_paying(s, frame, action)
    if kind == OVERPAYING:
        return builder.can_overpaying(s, frame, action)
    if kind == SMALL_SHIPPING:
        return captain.can_small_shipping(s, frame, action)
    if kind == PENSIONING:
        return captain.can_pensioning(s, frame, action)
    if kind == PICKING:
        return recruiter.can_picking(action)
    assert kind == REWARDING
    return rewards.can(s, frame, action)


def asked(s: PuertoRicoState, seat: i64) -> i64:
    """The present question to a seat: what refuses an action that answers none."""
    return can(s, seat, NO_ACTION)


def decision(s: PuertoRicoState, seat: int) -> str:
    """The kind of the present decision of a seat."""
    return REASONS.kinds[asked(s, seat)]


def rule_of(s: PuertoRicoState, seat: int) -> str:
    """The rule that asks for it."""
    return REASONS.rules[asked(s, seat)]


def rule_now(s: PuertoRicoState) -> str:
    """The rule that asks for the present decision, for a seat that does not owe it."""
    return "PR-11.1" if s.over else rule_of(s, s.seats_to_act()[0])


def told(s: PuertoRicoState, seat: int, action: int) -> dict[str, object]:
    """The arguments for the words of a reason that the predicate of this action gave."""
    frame = s.top
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
    if PENSION <= action < KEEP_KIND:
        return captain.told_pension(action)
    if KEEP_KIND <= action < RAID:
        return storing.told_keep(action)
    if POACH_WORKER <= action < DISMISS:
        return smuggler.told_gain(action)
    if BOHIO_WORKER <= action < SELECT:
        return bohio.told_move(action)
    if SELECT <= action < CARD:
        return opening.told_select(s, action)
    if CARD <= action < POACH:
        return opening.told_card(action)
    return {} if action == PASS else smuggler.told_smuggle(s, action)


def refused(s: PuertoRicoState, seat: int, action: int, reason: int) -> IllegalAction:
    return REASONS.refuse(reason, ACTIONS.text(action), {} if REASONS.asks(reason) else told(s, seat, action))
