"""What is asked now, and which predicate says whether an action may answer it."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import (
    ACTIONS,
    ATTACK,
    CARD,
    DAY_DIE,
    EMPTY_HOLD,
    GHOST_FORWARD,
    LOOT_HOLD,
    PAY_SMALLEST,
    POWDER,
    SABRE_KEEP,
)
from tradewinds.games.jamaica.actions import LOAD as LOAD_ACTION
from tradewinds.games.jamaica.actions import PAY as PAY_ACTION
from tradewinds.games.jamaica.actions import RETREAT as RETREAT_ACTION
from tradewinds.games.jamaica.actions import SAIL as SAIL_ACTION
from tradewinds.games.jamaica.phases import battle, cards, dice, load, loot, move, settle
from tradewinds.games.jamaica.reasons import (
    ASK_ATTACK,
    ASK_ATTACK_POWDER,
    ASK_CARD,
    ASK_DEFEND_POWDER,
    ASK_DICE,
    ASK_EMPTY,
    ASK_GHOST,
    ASK_GHOST_ATTACK,
    ASK_GHOST_LOOT,
    ASK_GHOST_SAIL,
    ASK_LOAD,
    ASK_LOOT,
    ASK_PAY,
    ASK_RETREAT,
    ASK_SABRE,
    ASK_SAIL,
    REASONS,
)
from tradewinds.games.jamaica.state import (
    ATTACK_POWDER,
    BATTLE,
    CHOOSE_CARD,
    DEFEND_POWDER,
    LOAD,
    PAY,
    PLACE_DICE,
    RETREAT,
    SAIL,
    TARGET,
    JamaicaState,
)
from tradewinds.games.jamaica.state import LOOT as LOOT_STAGE
from tradewinds.kernel.errors import IllegalAction


def asked(s: JamaicaState) -> i64:
    """The present question; other rules ask where the Ghost Ship is concerned."""
    frame = s.frames[-1]
    kind = frame.kind
    ghost = frame.seat >= s.players
    if kind == PLACE_DICE:
        return ASK_DICE
    if kind == CHOOSE_CARD:
        return ASK_CARD
    if kind == LOAD:
        return ASK_LOAD if load.has_empty_hold(s.ships[frame.seat]) else ASK_EMPTY
    if kind == SAIL:
        return ASK_GHOST_SAIL if ghost else ASK_SAIL
    if kind == RETREAT:
        return ASK_RETREAT
    if kind == TARGET:
        return ASK_GHOST_ATTACK if ghost else ASK_ATTACK
    if kind == PAY:
        return ASK_PAY
    if kind == BATTLE:
        if frame.n == LOOT_STAGE:
            return ASK_LOOT if s.fight().winner < s.players else ASK_GHOST_LOOT
        if frame.n == ATTACK_POWDER:
            return ASK_ATTACK_POWDER
        return ASK_DEFEND_POWDER if frame.n == DEFEND_POWDER else ASK_SABRE
    return ASK_GHOST


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
    return "JAM-3.15" if s.frames[-1].kind == CHOOSE_CARD else rule_of(s)


def can(s: JamaicaState, seat: i64, action: i64) -> i64:
    """The predicate of the action's family if that is asked, else what is asked instead."""
    frame = s.frames[-1]
    question = asked(s)
    if question == ASK_DICE:
        if action < CARD:
            return dice.can_place_dice(s, action - DAY_DIE + 1)
    elif question == ASK_CARD:
        if CARD <= action < LOAD_ACTION:
            return cards.can_choose_card(s, seat, action - CARD)
    elif question == ASK_LOAD or question == ASK_EMPTY:
        if LOAD_ACTION <= action < EMPTY_HOLD:
            return load.can_load(s.ships[frame.seat], action - LOAD_ACTION)
        if EMPTY_HOLD <= action < SAIL_ACTION:
            return load.can_empty(s.ships[frame.seat], frame.what, action - EMPTY_HOLD)
    elif question == ASK_SAIL or question == ASK_GHOST_SAIL:
        if SAIL_ACTION <= action < RETREAT_ACTION:
            return move.can_sail(s, frame, action - SAIL_ACTION)
    elif question == ASK_RETREAT:
        if RETREAT_ACTION <= action < ATTACK:
            return settle.can_retreat(s, frame, action - RETREAT_ACTION)
    elif question == ASK_ATTACK or question == ASK_GHOST_ATTACK:
        if ATTACK <= action < POWDER:
            return battle.can_target(s, frame, action - ATTACK)
    elif question == ASK_ATTACK_POWDER or question == ASK_DEFEND_POWDER:
        if POWDER <= action < PAY_SMALLEST:
            return battle.can_spend(s, frame, action - POWDER)
    elif question == ASK_PAY:
        if action == PAY_SMALLEST:
            return settle.can_pay_smallest(frame)
        if PAY_ACTION <= action < SABRE_KEEP:
            return settle.can_pay(s, frame, (action - PAY_ACTION) // 6, (action - PAY_ACTION) % 6 + 1)
    elif question == ASK_LOOT or question == ASK_GHOST_LOOT:
        if LOOT_HOLD <= action < GHOST_FORWARD:
            return loot.can_loot(s, s.fight(), action)
    elif question == ASK_SABRE:  # asked only where both answers are legal, as for the Ghost Ship's direction
        return 0 if SABRE_KEEP <= action < LOOT_HOLD else question
    elif question == ASK_GHOST:
        return 0 if action >= GHOST_FORWARD else question
    return question


def told(s: JamaicaState, action: int, reason: int) -> dict[str, object]:
    """The arguments for the words of a reason that the predicate of this action gave."""
    frame = s.frames[-1]
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
