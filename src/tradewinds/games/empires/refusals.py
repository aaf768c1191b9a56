"""Which predicate says whether an action answers the present question, and what the words of a refusal need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires import (
    building,
    drawing,
    effects,
    handling,
    paying,
    setup,
    ships,
    stores,
    triggers,
    windows,
)
from tradewinds.games.empires.components import CLAN_NAMES, DISTANCE_NAMES, GOOD_NAMES, KIND_NAMES, TILE_NAMES, TILES
from tradewinds.games.empires.frames import (
    CHOOSING_CLANS,
    CONSTRUCTING,
    COPYING,
    DEPOSITING,
    EMBARKING,
    EXHAUSTING,
    EXHAUSTING_OWN,
    GAINING,
    HARVESTING,
    KEEPING,
    LOADING,
    MAYBE,
    MOVING,
    PAYING,
    PAYING_OUT,
    PAYOUTS,
    PENDING,
    PERFORMING,
    PLACING_UPGRADE,
    RECOPYING,
    REFRESHING,
    RELEASING,
    SHIFTING,
    TAKING,
    TURN,
    VOYAGING,
    WHICH,
)
from tradewinds.games.empires.phases import action as turns
from tradewinds.games.empires.phases import declaring, lookout
from tradewinds.games.empires.picking import picked_card
from tradewinds.games.empires.reasons import ASK_CHOICE, NO_SUCH_LIST, REASONS
from tradewinds.games.empires.solo import events
from tradewinds.games.empires.state import EmpiresState
from tradewinds.kernel.effects import CHOICE
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Frame

NO_ACTION: Final = -1


def can(s: EmpiresState, seat: i64, action: i64) -> i64:
    """0 or the reason: of the action's own predicate if that is asked, else the question that is."""
    frame = s.top
    kind = frame.kind
    act = s.content.act
    if kind == TURN:
        return declaring.can_turn(s, seat, act, action)
    if kind == KEEPING:
        return lookout.can_keeping(s, frame, seat, act, action)
    if kind == PAYING:
        return paying.can_paying(s, frame, act, action)
    if kind == GAINING:
        return effects.can_gaining(s, frame, act, action)
    if kind == HARVESTING:
        return building.can_harvesting(s, frame, act, action)
    if kind == LOADING:
        return ships.can_loading(s, frame, act, action)
    if kind == CONSTRUCTING:
        return building.can_constructing(s, frame, act, action)
    if kind == VOYAGING:
        return ships.can_voyaging(s, frame, act, action)
    if kind == CHOOSING_CLANS:
        return setup.can_clans(s, act, action)
    if kind == CHOICE:
        return can_choice(s, frame, action)
    if kind == PENDING:
        return triggers.can_order(s, frame, act, action)
    if kind == PAYING_OUT:
        return stores.can_paying_out(s, frame, act, action)
    if kind == DEPOSITING:
        return stores.can_depositing(s, frame, act, action)
    if kind == PLACING_UPGRADE:
        return building.can_placing(s, frame, act, action)
    if kind == COPYING:
        return building.can_copying(s, frame, act, action)
    if kind == RELEASING:
        return handling.can_releasing(s, frame, act, action)
    if kind == REFRESHING:
        return handling.can_refreshing(s, frame, act, action)
    if kind == EXHAUSTING:
        return handling.can_exhausting(s, frame, act, action)
    if kind == MOVING:
        return handling.can_moving(s, frame, act, action)
    if kind == SHIFTING:
        return ships.can_shifting(s, frame, act, action)
    if kind == EMBARKING:
        return ships.can_embarking(s, frame, act, action)
    if kind == TAKING:
        return drawing.can_taking(s, frame, act, action)
    if kind == PAYOUTS:
        return stores.can_payouts(s, frame, act, action)
    if kind == MAYBE:
        return effects.can_maybe(act, action)
    if kind == RECOPYING:
        return effects.can_recopying(s, frame, act, action)
    if kind == WHICH:
        return turns.can_which(s, frame, act, action)
    if kind == PERFORMING:
        return windows.can_performing(s, frame, act, action)
    assert kind == EXHAUSTING_OWN
    return events.can_exhausting_own(s, frame, act, action)


def can_choice(s: EmpiresState, frame: Frame, action: i64) -> i64:
    """One of the lists that can do something (EON-R49)."""
    act = s.content.act
    if not act.option <= action < act.accept:
        return ASK_CHOICE
    return 0 if (s.offered(frame, frame.what) >> (action - act.option)) & 1 != 0 else NO_SUCH_LIST


def asked(s: EmpiresState, seat: i64) -> i64:
    """The present question to a seat: what refuses an action that answers none."""
    return can(s, seat, NO_ACTION)


def decision(s: EmpiresState, seat: int) -> str:
    """The kind of the present decision of a seat."""
    return REASONS.kinds[asked(s, seat)]


def rule_of(s: EmpiresState, seat: int) -> str:
    """The rule that asks for it."""
    return REASONS.rules[asked(s, seat)]


def rule_now(s: EmpiresState) -> str:
    """The rule that asks for the present decision, for a seat that does not owe it."""
    if s.over:
        return "EON-15.2" if s.solo() else "EON-12.9"
    return rule_of(s, s.seats_to_act()[0])


def told(s: EmpiresState, seat: int, action: int) -> dict[str, object]:
    """The arguments for the words of a reason: the things that the action names."""
    act = s.content.act
    names = s.content.names
    windows_of = s.content.window_cards
    if action < act.keep:
        return {"clan": CLAN_NAMES[action - act.clan]}
    if action < act.done:
        return {"card": names[action - act.keep]}
    if act.build <= action < act.place:
        return {"card": names[action - act.build]}
    if act.place <= action < act.place_with:
        return {"tile": TILE_NAMES[action - act.place]}
    if act.place_with <= action < act.again:
        at = action - act.place_with
        return {"tile": TILE_NAMES[at // act.windows], "card": names[windows_of[at % act.windows]]}
    if act.again <= action < act.again_with:
        at = action - act.again
        return {"tile": TILE_NAMES[at % TILES], "other_tile": TILE_NAMES[at // TILES]}
    if act.again_with <= action < act.use:
        at = action - act.again_with
        way = at // act.windows
        card = names[windows_of[at % act.windows]]
        return {"tile": TILE_NAMES[way % TILES], "other_tile": TILE_NAMES[way // TILES], "card": card}
    if act.use <= action < act.use_with:
        return {"card": names[action - act.use], "tile": performed(s, action - act.use)}
    if act.use_with <= action < act.attack:
        at = action - act.use_with
        used = s.content.performer_cards[at // act.windows]
        return {"card": names[windows_of[at % act.windows]], "tile": performed(s, used)}
    if act.attack <= action < act.tribute:
        at = action - act.attack
        return {"player": at // s.content.size, "card": names[at % s.content.size]}
    if act.exhaust <= action < act.move:
        at = action - act.exhaust
        return {"player": at // s.content.size, "card": names[at % s.content.size]}
    if act.pick <= action < act.played_as:
        return {"card": picked_card(s, action)}
    if act.discard <= action < act.exhaust:
        return {"card": names[action - act.discard]}
    if act.perform <= action < act.perform_with:
        return {"tile": TILE_NAMES[action - act.perform]}
    if act.perform_with <= action < act.gold:
        at = action - act.perform_with
        return {"tile": TILE_NAMES[at // act.windows], "card": names[windows_of[at % act.windows]]}
    if act.pay <= action < act.take:
        return {"good": GOOD_NAMES[action - act.pay]}
    if act.take <= action < act.pick:
        return {"good": KIND_NAMES[action - act.take]}
    if act.deposit <= action < act.size:
        return {"good": GOOD_NAMES[action - act.deposit]}
    if act.ship <= action < act.ahead:
        return {"place": action - act.ship + 1}
    if act.island <= action < act.deck:
        return {"card": names[action - act.island + s.content.first_island]}
    if act.deck <= action < act.pillage:
        return {"distance": DISTANCE_NAMES[action - act.deck]}
    if act.move <= action < act.ship:
        at = (action - act.move) % (TILES * TILES)
        return {"tile": TILE_NAMES[at // TILES], "other_tile": TILE_NAMES[at % TILES]}
    return {}


def performed(s: EmpiresState, card: int) -> str:
    """The action that a card performs, Construct where it performs none: no reason names it then."""
    tile = int(s.content.performs[card])
    return TILE_NAMES[tile if tile >= 0 else 0]


def refused(s: EmpiresState, seat: int, action: int, reason: int) -> IllegalAction:
    return REASONS.refuse(reason, s.content.actions.text(action), {} if REASONS.asks(reason) else told(s, seat, action))
