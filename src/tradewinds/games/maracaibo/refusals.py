"""Which predicate says whether an action answers the present question, and what the words of a refusal need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo import discs, effects, free, legacy, paying, quests, setup
from tradewinds.games.maracaibo.actions import FIGHTS, PILES, VIAS, WAYS
from tradewinds.games.maracaibo.components import NATION_NAMES, SYNERGY_NAMES
from tradewinds.games.maracaibo.phases import combat, explore, sail, scoring, story, turn, villages
from tradewinds.games.maracaibo.reasons import ASK_CHOICE, NO_SUCH_LIST, QUEST_UNPAID, REASONS
from tradewinds.games.maracaibo.state import (
    ARRIVING,
    CHOOSING_CAREER,
    CHOSEN_BY_RULE,
    CITY_ACTION,
    DISCARDING_DISC,
    DRAWING,
    EXPLORING,
    FIGHTING,
    INFLUENCE,
    L1_QUEST,
    MAIN,
    MANNING,
    MARKING,
    MAYBE,
    PAYING,
    RANKING,
    REMOVING_SKULL,
    SAILING,
    SCORING_BUY,
    SPLITTING,
    SYNERGY,
    TRAIL_QUEST,
    VILLAGES,
    VISITING,
    VOTING,
    MaracaiboState,
)
from tradewinds.kernel.effects import CHOICE
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Frame

NO_ACTION: Final = -1


def can(s: MaracaiboState, seat: i64, action: i64) -> i64:
    """0 or the reason: of the action's own predicate if that is asked, else the question that is."""
    frame = s.top
    kind = frame.kind
    act = s.box.act
    if kind == SPLITTING:
        return setup.can_splitting(s, seat, act, action)
    if kind == CHOOSING_CAREER:
        return setup.can_career(s, seat, act, action)
    if free.is_free(act, action) and not (kind == PAYING and action != act.figure_for_cp):
        return free.can_free(s, frame, seat, act, action)
    if kind == MAIN:
        return turn.can_main(s, frame, act, action)
    if kind == SAILING:
        return sail.can_sailing(s, frame, act, action)
    if kind == DRAWING:
        return turn.can_drawing(s, frame, act, action)
    if kind == VILLAGES:
        return villages.can_villages(s, frame, act, action)
    if kind == PAYING:
        return paying.can_paying(s, frame, act, action)
    if kind == CITY_ACTION:
        return turn.can_delivery(s, frame, act, action)
    if kind == DISCARDING_DISC:
        return discs.can_disc(s, frame, act, action)
    if kind == FIGHTING:
        return combat.can_fighting(s, frame, act, action)
    if kind == EXPLORING:
        return explore.can_exploring(s, frame, act, action)
    if kind == INFLUENCE:
        return effects.can_influence(frame, act, action)
    if kind == CHOICE:
        return can_choice(s, frame, action)
    if kind == MAYBE:
        return effects.can_maybe(s, frame, act, action)
    if kind == SCORING_BUY:
        return scoring.can_scoring_buy(s, frame, act, action)
    if kind == TRAIL_QUEST:
        return quests.can_trail_quest(s, frame, act, action)
    if kind == MARKING:
        return effects.can_marking(s, frame, act, action)
    if kind == SYNERGY:
        return effects.can_synergy(s, frame, act, action)
    if kind == RANKING:
        return effects.can_ranking(s, frame, act, action)
    if kind == MANNING:
        return effects.can_manning(s, frame, act, action)
    if kind == ARRIVING:
        return legacy.can_arriving(s, frame, act, action)
    if kind == L1_QUEST:
        return quests.can_l1(s, frame, act, action)
    if kind == REMOVING_SKULL:
        return legacy.can_skull(s, act, action)
    if kind == VOTING:
        return story.can_vote(s, frame, act, action)
    assert kind == VISITING
    return sail.can_visiting(act, action)


def can_choice(s: MaracaiboState, frame: Frame, action: i64) -> i64:
    """One of the lists that can do something, or none (MAR-3.5)."""
    act = s.box.act
    if action == act.decline and frame.n != CHOSEN_BY_RULE:
        return 0
    if not act.option <= action < act.vote:
        return ASK_CHOICE
    return 0 if (s.offered(frame, frame.what) >> (action - act.option)) & 1 != 0 else NO_SUCH_LIST


def asked(s: MaracaiboState, seat: i64) -> i64:
    """The present question to a seat: what refuses an action that answers none."""
    return can(s, seat, NO_ACTION)


def decision(s: MaracaiboState, seat: int) -> str:
    """The kind of the present decision of a seat."""
    return REASONS.kinds[asked(s, seat)]


def rule_of(s: MaracaiboState, seat: int) -> str:
    """The rule that asks for it."""
    return REASONS.rules[asked(s, seat)]


def rule_now(s: MaracaiboState) -> str:
    """The rule that asks for the present decision, for a seat that does not owe it."""
    return "MAR-17.10" if s.over else rule_of(s, s.seats_to_act()[0])


def told(s: MaracaiboState, action: int) -> dict[str, object]:
    """The arguments for the words of a reason: the things that the action names."""
    act = s.box.act
    cards, places = s.box.names, s.box.place_names
    for first, last in (
        (act.plan, act.throw),
        (act.throw, act.career),
        (act.assistant, act.goal),
        (act.deliver, act.disc),
        (act.stored, act.buy),
        (act.buy, act.invest),
        (act.pay, act.accept),
        (act.take, act.option),
    ):
        if first <= action < last:
            return {"card": cards[action - first]}
    if act.career <= action < act.sail:
        return {"career": s.box.career_names[action - act.career]}
    if act.sail <= action < act.sail_by:
        return {"place": places[action - act.sail]}
    if act.sail_by <= action < act.decline:
        return {"place": places[(action - act.sail_by) // len(VIAS)]}
    if act.quest <= action < act.assistant:
        return {"quest": s.box.quest_names[action - act.quest]}
    if act.goal <= action < act.figure_for_cp:
        return {"goal": action - act.goal + 1}
    if act.disc <= action < act.village:
        return {"slot": action - act.disc + 1}
    if act.village <= action < act.stored:
        return {"village_action": s.box.village_names[s.box.village_choices[action - act.village]]}
    if act.invest <= action < act.take_vp:
        return {"building": s.box.building_names[action - act.invest]}
    if act.pile <= action < act.nation:
        return {"pile": PILES[action - act.pile]}
    if act.nation <= action < act.fight:
        return {"nation": NATION_NAMES[action - act.nation]}
    if act.fight <= action < act.annex:
        return {"fight": FIGHTS[action - act.fight]}
    if act.annex <= action < act.raid:
        return {"place": places[action - act.annex]}
    if act.raid <= action < act.lift:
        return {"place": places[action - act.raid]}
    if act.explore <= action < act.explore_by:
        return {"space": s.box.space_names[action - act.explore]}
    if act.explore_by <= action < act.place:
        return {"space": s.box.space_names[(action - act.explore_by) // len(WAYS)]}
    if act.place <= action < act.synergy:
        return {"place": places[action - act.place]}
    if act.vote <= action < act.skull:
        return {"choice": s.box.choice_names[action - act.vote]}
    if act.skull <= action < act.size:
        return {"legacy": s.box.legacy_names[action - act.skull]}
    if act.synergy <= action < act.figures:
        return {"synergy": SYNERGY_NAMES[action - act.synergy]}
    return {}


def lacks(s: MaracaiboState, seat: int, action: int) -> dict[str, object]:
    """What is missing for a quest, on the map or on a card."""
    act = s.box.act
    board = s.boards[seat]
    stored = act.stored <= action < act.buy
    quest = board.stored[board.slot(action - act.stored)] - 1 if stored else action - act.quest
    return {"lacks": paying.missing(s, seat, quests.cost_of(s, quest))}


def refused(s: MaracaiboState, seat: int, action: int, reason: int) -> IllegalAction:
    words = {} if REASONS.asks(reason) else told(s, action)
    if reason == QUEST_UNPAID:
        words |= lacks(s, seat, action)
    return REASONS.refuse(reason, s.box.actions.text(action), words)
