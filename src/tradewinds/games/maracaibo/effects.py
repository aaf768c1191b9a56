"""The verbs of effects (effects.yaml): for each whether it can do something, and what it does.

Verbs that need decisions push a frame of their own; its options, refusals and answers stand beside it, here or in the
file of the rules it belongs to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.cards import discard_hand
from tradewinds.games.maracaibo.components import (
    BIT,
    CP,
    DOUBLOONS,
    FIGURES,
    NATIONS,
    SYNERGIES,
    VP,
    VP_BELOW,
)
from tradewinds.games.maracaibo.content import (
    ANY_SYNERGY,
    CHOOSE_INFLUENCE,
    COMBAT,
    COUNT_ASSISTANT,
    COUNT_BORDER,
    COUNT_COMPASS,
    COUNT_CP,
    COUNT_NATION_3,
    COUNT_OTHER_HERE,
    COUNT_OWN_HERE,
    COUNT_PERSONAL,
    COUNT_QUEST,
    COUNT_SYNERGY,
    COUNT_TOKEN,
    COUNT_UPGRADE,
    DISCARD_HAND,
    EXPLORE,
    EXTRA_SAIL,
    FLAG_BONUS,
    FULFIL_STORED,
    FULFIL_TILE,
    GAIN_CP,
    GAIN_DOUBLOONS,
    GAIN_FIGURES,
    GAIN_INFLUENCE,
    GAIN_SYNERGY,
    GAIN_VP,
    NEXT_RANK,
    PAY_THEN,
    PLACE_MARKER,
    REMOVE_DISC,
    REMOVE_SKULL,
    SHIP_VILLAGE,
    STORE_FIGURES,
    STORE_QUEST,
    THE_BOUND,
    TRACK_VP,
    VILLAGE,
    VILLAGE_ACTIONS,
    Acts,
)
from tradewinds.games.maracaibo.content import COMPASS as COMPASSES
from tradewinds.games.maracaibo.discs import has_disc, remove_discs
from tradewinds.games.maracaibo.free import any_goal, any_help
from tradewinds.games.maracaibo.paying import begin_paying, by_hand, can_pay
from tradewinds.games.maracaibo.phases.combat import fight, place_own
from tradewinds.games.maracaibo.phases.explore import can_move, explore
from tradewinds.games.maracaibo.quests import fulfil_stored, offer_l1, store_quest
from tradewinds.games.maracaibo.reasons import (
    ASK_DUMP,
    ASK_FIGURES,
    ASK_INFLUENCE,
    ASK_MARKER_NATION,
    ASK_MAYBE,
    ASK_PLACE,
    ASK_RANK,
    ASK_SYNERGY,
    COST_UNPAID,
    HAS_SYNERGY,
    NO_MARKER_LEFT,
    TOO_FEW_FIGURES,
    TOP_RANK,
    VILLAGE_TAKEN,
)
from tradewinds.games.maracaibo.state import (
    ACCEPTED,
    CHOSEN_BY_RULE,
    INFLUENCE,
    MANNING,
    MARKING,
    MAYBE,
    RANKING,
    REMOVING_SKULL,
    SAILING,
    SYNERGY,
    VILLAGES,
    MaracaiboState,
    Player,
)
from tradewinds.games.maracaibo.supply import add_income, add_influence, add_synergy, advance_rank, gain, has_next_rank
from tradewinds.kernel.bits import size
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

BY_EDITION: Final = 16
"""Numbers from here on are packed: first + 16 * revised."""
MUST: Final = 1
USED_AFTERWARDS: Final = 2
WHOLE_HAND: Final = -1


def count(s: MaracaiboState, seat: i64, what: i64) -> i64:
    board = s.boards[seat]
    if what == COUNT_COMPASS:
        return board.lasting[COMPASSES]
    if what == COUNT_TOKEN:
        return size(board.tokens)
    if what == COUNT_ASSISTANT:
        return s.assistants(board)
    if what == COUNT_QUEST:
        return s.quest_count(board)
    if what == COUNT_SYNERGY:
        return size(board.synergies)
    if what == COUNT_UPGRADE:
        return size(board.upgrades)
    if what == COUNT_BORDER:
        return size(board.borders)
    n: i64 = 0
    if what == COUNT_NATION_3:
        for influence in board.influence:
            if influence >= 3:
                n += 1
        return n
    if what == COUNT_OWN_HERE:
        return s.assistants_at(board, s.target)
    if what == COUNT_OTHER_HERE:
        other: i64
        for other in range(s.players):
            if other != seat:
                n += s.assistants_at(s.boards[other], s.target)
        return n
    if what == COUNT_PERSONAL:
        return board.personal
    assert what == COUNT_CP
    return board.cp


def edition(s: MaracaiboState, n: i64) -> i64:
    """The only number by edition is the influence of the silver fleet, which may be ruled otherwise (MAR-RUL.20)."""
    if n < BY_EDITION:
        return n
    if s.rules.silver_influence > 0:
        return s.rules.silver_influence
    return n & 15 if s.rules.first_edition else n >> 4


# --- the chains ------------------------------------------------------------------------------------------------------


def can_verb(s: MaracaiboState, frame: Frame, op: i64, a: i64, b: i64) -> bool:
    """The step can change anything or offer a choice now: asked of the lists of a choice."""
    board = s.boards[frame.seat]
    if op == EXPLORE:
        return can_move(s, frame.seat)
    if op == NEXT_RANK:
        return can_rise(board)
    if op == REMOVE_DISC:
        return has_disc(s, board)
    return True


def do_verb(s: MaracaiboState, frame: Frame, op: i64, a: i64, b: i64, c: i64, counted: i64) -> None:
    seat = frame.seat
    n = counted if counted >= 0 else a
    if op == GAIN_DOUBLOONS:
        gain(s, seat, DOUBLOONS, n, "MAR-3.5")
    elif op == GAIN_VP:
        if b == 0 or s.boards[seat].synergies & BIT[b - 1] != 0:
            gain(s, seat, VP, n, "MAR-3.5")
    elif op == GAIN_CP:
        gain(s, seat, CP, n, "MAR-24.15")
    elif op == GAIN_FIGURES:
        gain(s, seat, FIGURES, n, "MAR-24.11")
    elif op == GAIN_INFLUENCE:
        nation = frame.bound - 1 if b == THE_BOUND else b
        add_influence(s, seat, nation, edition(s, a), "MAR-8.1")
    elif op == CHOOSE_INFLUENCE:
        s.push(INFLUENCE, seat, 0, a, 0 if frame.n == CHOSEN_BY_RULE else 1)
    elif op == GAIN_SYNERGY:
        add_synergy(s, seat, a, "MAR-24.2")
    elif op == REMOVE_DISC:
        remove_discs(s, seat, a)
    elif op == EXPLORE:
        explore(s, seat, a)
    elif op == VILLAGE_ACTIONS:
        s.push(VILLAGES, seat, 0, n)
    elif op == COMBAT:
        fight(s, seat)
    elif op == PAY_THEN:
        pay_then(s, frame, a, b)
    elif op == DISCARD_HAND:
        discard_then(s, frame, b)
    elif op == FLAG_BONUS:
        s.push(EFFECT, seat, s.box.flag[s.target])
    elif op == EXTRA_SAIL:
        s.push(SAILING, seat, 0, a)
    elif op == NEXT_RANK:
        next_rank(s, frame, a)
    elif op == PLACE_MARKER:
        s.push(MARKING, seat, a, 0, b * MUST + c * USED_AFTERWARDS)
    elif op == STORE_QUEST:
        store_quest(s, seat, frame.source)
    elif op == STORE_FIGURES:
        s.push(MANNING, seat, 0, a)
    elif op == ANY_SYNERGY:
        s.push(SYNERGY, seat)
    elif op == FULFIL_TILE:
        offer_l1(s, seat)
    elif op == REMOVE_SKULL:
        s.push(REMOVING_SKULL, seat)
    elif op == FULFIL_STORED:
        fulfil_stored(s, seat, frame.source)
    else:
        assert op == TRACK_VP
        times = a & 15 if s.rules.first_edition else a >> 4
        gain(s, seat, VP, times * VP_BELOW[s.boards[seat].income], "MAR-26.5")


# --- optional costs (MAR-13.4, RUL.14) -------------------------------------------------------------------------------


def pay_then(s: MaracaiboState, frame: Frame, cost: i64, otherwise: i64) -> None:
    """Accepted by choosing it, or asked; what cannot be paid for all to see is passed over."""
    if frame.n == ACCEPTED:
        frame.n = 0
        begin_paying(s, frame.seat, cost, "MAR-13.4")
    elif not (can_pay(s, frame.seat, cost) or by_hand(s, s.boards[frame.seat], cost) or any_help(s, frame, frame.seat)):
        frame.what = otherwise
    else:
        s.push(MAYBE, frame.seat, cost, 0, 0, -1, otherwise)


def discard_then(s: MaracaiboState, frame: Frame, otherwise: i64) -> None:
    if frame.n == ACCEPTED:
        frame.n = 0
        discard_hand(s, frame.seat, "MAR-11.2")
    elif len(s.boards[frame.seat].hand) == 0:
        frame.what = otherwise
    else:
        s.push(MAYBE, frame.seat, WHOLE_HAND, 0, 0, -1, otherwise)


def options_maybe(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    if can_maybe(s, frame, s.box.act, s.box.act.accept) == 0:
        out.add(s.box.act.accept)
    out.add(s.box.act.decline)


def can_maybe(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    if action != act.accept:
        return ASK_DUMP if frame.what == WHOLE_HAND else ASK_MAYBE
    return 0 if frame.what == WHOLE_HAND or can_pay(s, frame.seat, frame.what) else COST_UNPAID


def do_maybe(s: MaracaiboState, frame: Frame, action: i64) -> None:
    s.pop()
    if action == s.box.act.decline:
        s.top.what = frame.bound
    elif frame.what == WHOLE_HAND:
        discard_hand(s, frame.seat, "MAR-10.7")
    else:
        begin_paying(s, frame.seat, frame.what, "MAR-13.4")


# --- influence of choice (MAR-8.4) and the next rank (MAR-8.5) -------------------------------------------------------


def options_influence(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    nation: i64
    for nation in range(NATIONS):
        out.add(s.box.act.nation + nation)
    if frame.mask != 0:
        out.add(s.box.act.decline)


def can_influence(frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline and frame.mask != 0:
        return 0
    return 0 if act.nation <= action < act.fight else ASK_INFLUENCE


def do_influence(s: MaracaiboState, frame: Frame, action: i64) -> None:
    s.pop()
    if action != s.box.act.decline:
        add_influence(s, frame.seat, action - s.box.act.nation, frame.n, "MAR-8.4")


def can_rise(board: Player) -> bool:
    nation: i64
    for nation in range(NATIONS):
        if has_next_rank(board, nation):
            return True
    return False


def next_rank(s: MaracaiboState, frame: Frame, bound: i64) -> None:
    if bound == 0:
        if can_rise(s.boards[frame.seat]):
            s.push(RANKING, frame.seat)
    elif frame.bound > 0:
        advance_rank(s, frame.seat, frame.bound - 1)


def options_ranking(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    nation: i64
    for nation in range(NATIONS):
        if has_next_rank(s.boards[frame.seat], nation):
            out.add(s.box.act.nation + nation)
    out.add(s.box.act.decline)


def can_ranking(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    if not act.nation <= action < act.fight:
        return ASK_RANK
    return 0 if has_next_rank(s.boards[frame.seat], action - act.nation) else TOP_RANK


def do_ranking(s: MaracaiboState, frame: Frame, action: i64) -> None:
    s.pop()
    if action != s.box.act.decline:
        advance_rank(s, frame.seat, action - s.box.act.nation)


# --- ownership markers on villages (MAR-24.3, 24.13, 19.12) ----------------------------------------------------------


def can_place(s: MaracaiboState, seat: i64, where: i64, place: i64) -> i64:
    """A village without a marker; with SHIP_VILLAGE the one where the own ship is."""
    if s.kinds[place] != VILLAGE or s.markers[place] >= 0:
        return VILLAGE_TAKEN
    return VILLAGE_TAKEN if where == SHIP_VILLAGE and s.boards[seat].ship != place else 0


def can_place_any(s: MaracaiboState, seat: i64, where: i64) -> bool:
    place: i64
    for place in range(len(s.markers)):
        if can_place(s, seat, where, place) == 0:
            return True
    return False


def can_settle(s: MaracaiboState, seat: i64) -> bool:
    """Upgrade 10: the ship's village is empty and some nation has a marker left (MAR-19.12)."""
    if not can_place_any(s, seat, SHIP_VILLAGE):
        return False
    for stored in s.storage:
        if stored > 0:
            return True
    return False


def can_mark_for(s: MaracaiboState, frame: Frame, nation: i64) -> i64:
    """Only a nation with a stored marker, unless its choice counts by itself (MAR-24.3, 24.13, 19.12)."""
    return 0 if s.storage[nation] > 0 or frame.mask == USED_AFTERWARDS else NO_MARKER_LEFT


def step_marking(s: MaracaiboState, frame: Frame) -> bool:
    """First the nation, then the village; a step with nothing to choose is passed over."""
    able = can_place_any(s, frame.seat, frame.what)
    if frame.n == 0:
        some = frame.mask & USED_AFTERWARDS != 0
        if able and not some:
            for stored in s.storage:
                some = some or stored > 0
        if some:
            s.deciders = BIT[frame.seat]
            return True
    elif able and s.storage[frame.bound - 1] > 0:
        s.deciders = BIT[frame.seat]
        return True
    s.pop()
    return False


def options_marking(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    act = s.box.act
    k: i64
    if frame.n == 0:
        for k in range(NATIONS):
            if can_mark_for(s, frame, k) == 0:
                out.add(act.nation + k)
    else:
        for k in range(len(s.markers)):
            if can_place(s, frame.seat, frame.what, k) == 0:
                out.add(act.place + k)
    if frame.mask & MUST == 0:
        out.add(act.decline)


def can_marking(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline and frame.mask & MUST == 0:
        return 0
    if frame.n == 0:
        return can_mark_for(s, frame, action - act.nation) if act.nation <= action < act.fight else ASK_MARKER_NATION
    if not act.place <= action < act.synergy:
        return ASK_PLACE
    return can_place(s, frame.seat, frame.what, action - act.place)


def do_marking(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """The nation is bound for the steps that speak of it."""
    act = s.box.act
    if action == act.decline:
        s.pop()
        return
    if frame.n == 0:
        frame.n = 1
        frame.bound = action - act.nation + 1
        under = frame.under
        assert under is not None
        under.bound = frame.bound
        return
    s.pop()
    place_own(s, frame.seat, frame.bound - 1, action - act.place, "MAR-24.3")


# --- a synergy token of choice (MAR-24.12), figures on a card (MAR-24.14) --------------------------------------------


def step_synergy(s: MaracaiboState, frame: Frame) -> bool:
    if s.boards[frame.seat].synergies == BIT[SYNERGIES] - 1:
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_synergy(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    kind: i64
    for kind in range(SYNERGIES):
        if s.boards[frame.seat].synergies & BIT[kind] == 0:
            out.add(s.box.act.synergy + kind)
    out.add(s.box.act.decline)


def can_synergy(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    if not act.synergy <= action < act.figures:
        return ASK_SYNERGY
    return 0 if s.boards[frame.seat].synergies & BIT[action - act.synergy] == 0 else HAS_SYNERGY


def do_synergy(s: MaracaiboState, frame: Frame, action: i64) -> None:
    s.pop()
    if action != s.box.act.decline:
        add_synergy(s, frame.seat, action - s.box.act.synergy, "MAR-24.12")


def step_manning(s: MaracaiboState, frame: Frame) -> bool:
    if s.boards[frame.seat].personal == 0 and not any_goal(s, frame, frame.seat):
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_manning(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    n: i64
    for n in range(s.boards[frame.seat].personal + 1):
        out.add(s.box.act.figures + n)


def can_manning(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if not act.figures <= action < act.visit:
        return ASK_FIGURES
    return 0 if action - act.figures <= s.boards[frame.seat].personal else TOO_FEW_FIGURES


def do_manning(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """They never come back; income for each."""
    s.pop()
    n = action - s.box.act.figures
    board = s.boards[frame.seat]
    board.personal -= n
    board.on_cards += n
    if n > 0 and s.journal is not None:
        s.journal.add("manned", "MAR-24.14", int(frame.seat), {"n": int(n)})
    add_income(s, frame.seat, frame.n * n, 0)
