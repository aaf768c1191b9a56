"""Which predicate says whether an action answers the present question, and what the words of a refusal need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import ACTIONS, ATTACK, CARD, PAY_SMALLEST, POWDER, SABRE_KEEP
from tradewinds.games.jamaica.actions import LOAD as LOAD_ACTION
from tradewinds.games.jamaica.actions import RETREAT as RETREAT_ACTION
from tradewinds.games.jamaica.actions import SAIL as SAIL_ACTION
from tradewinds.games.jamaica.phases import battle, cards, dice, ghost, load, loot, move, settle
from tradewinds.games.jamaica.reasons import REASONS
from tradewinds.games.jamaica.state import (
    BATTLE,
    CHOOSE_CARD,
    GHOST,
    LOAD,
    PAY,
    PLACE_DICE,
    RETREAT,
    SAIL,
    TARGET,
    JamaicaState,
)
from tradewinds.kernel.errors import IllegalAction

NO_ACTION: Final = -1


def can(s: JamaicaState, seat: i64, action: i64) -> i64:
    """0 or the reason: of the action's own predicate if that is asked, else the question that is."""
    frame = s.top
    kind = frame.kind
    if kind == CHOOSE_CARD:
        return cards.can_choose_card(s, seat, action)
    if kind == LOAD:
        return load.can_loading(s, frame, action)
    if kind == PAY:
        return settle.can_pay(s, frame, action)
    if kind == RETREAT:
        return settle.can_retreat(s, frame, action)
    if kind == BATTLE:
        return battle.can_battle(s, frame, action)
    if kind == SAIL:
        return move.can_sail(s, frame, action)
    if kind == TARGET:
        return battle.can_target(s, frame, action)
    if kind == PLACE_DICE:
        return dice.can_place_dice(s, action)
    assert kind == GHOST
    return ghost.can_ghost(action)


def asked(s: JamaicaState) -> i64:
    """The present question: what refuses an action that answers none."""
    return can(s, 0, NO_ACTION)


def decision(s: JamaicaState) -> str:
    """The kind of the present decision."""
    return REASONS.kinds[asked(s)]


def rule_of(s: JamaicaState) -> str:
    """The rule that asks for the present decision."""
    return REASONS.rules[asked(s)]


def rule_now(s: JamaicaState) -> str:
    """Why a seat owes no decision: the match is over, its card is laid, or the question is another seat's."""
    if s.over:
        return "JAM-3.26"
    return "JAM-3.15" if s.top.kind == CHOOSE_CARD else rule_of(s)


def told(s: JamaicaState, action: int, reason: int) -> dict[str, object]:
    """The arguments for the words of a reason that the predicate of this action gave."""
    frame = s.top
    if action < CARD:
        return dice.told_place_dice(s, action)
    if action < LOAD_ACTION:
        return cards.told_choose_card(action)
    if action < SAIL_ACTION:
        return load.told_load(s, frame, action)
    if action < RETREAT_ACTION:
        return move.told_sail(frame, action)
    if action < ATTACK:
        return settle.told_retreat(action)
    if action < POWDER:
        return battle.told_target(action)
    if action < PAY_SMALLEST:
        return battle.told_powder(s, frame, action)
    if action < SABRE_KEEP:
        return settle.told_pay(s, frame, action, reason)
    return loot.told_loot(s, s.fight(), action)


def refused(s: JamaicaState, action: int, reason: int) -> IllegalAction:
    return REASONS.refuse(reason, ACTIONS.text(action), {} if REASONS.asks(reason) else told(s, action, reason))
