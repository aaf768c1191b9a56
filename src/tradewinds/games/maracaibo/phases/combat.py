"""Combat (MAR-7): token, nation, and combat actions as long as the combat value suffices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.actions import FIGHTS
from tradewinds.games.maracaibo.careers import see_goals
from tradewinds.games.maracaibo.components import (
    BIT,
    CP,
    DOUBLOONS,
    FEWEST_PLUS_3,
    FIGURES,
    MOST_MINUS_2,
    NATION_NAMES,
    NATIONS,
    NO_MODIFIER,
    VP,
)
from tradewinds.games.maracaibo.content import (
    ANNEX,
    CITY,
    CP_BEFORE,
    DISPLACE_VP,
    FIGHT_ACTION,
    FIRST_LEGACY_FIGHT,
    FOR_INFLUENCE,
    L3,
    L6,
    L9,
    NATION_CP,
    NO_PLACE,
    RAID,
    SILVER_FLEET,
    VILLAGE,
    Acts,
)
from tradewinds.games.maracaibo.legacy import too_far_from
from tradewinds.games.maracaibo.reasons import (
    ASK_COMBAT,
    ASK_NATION,
    ASK_PILE,
    CV_LOW,
    FAR_FROM_MINE,
    FIGHT_USED,
    MINE_TAKEN,
    NO_CP,
    NO_FIGHT,
    NO_FIGURE,
    NO_FLAG,
    NO_STORED_MARKER,
    NOT_A_VILLAGE,
    OWN_MARKER,
    PILE_EMPTY,
    PLAGUE,
    SEIZED,
    TOKEN_TOO_DEAR,
)
from tradewinds.games.maracaibo.state import COMBAT_TOKENS, FIGHTING, MaracaiboState
from tradewinds.games.maracaibo.supply import add_influence, gain, pay
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

CHOOSE_PILE: Final = 0
CHOOSE_NATION: Final = 1
ACT: Final = 2
NO_TOKEN_CV: Final = 3
"""Of every nation when both piles are empty (MAR-7.2)."""
NO_PILE: Final = 2
SECOND_OPTION: Final = 1
"""The place of `influence_2` in FIGHTS."""
SECOND_SILVER: Final = 8
MINE_RANK: Final = 10
"""Twice explorer space 5."""


def fight(s: MaracaiboState, seat: i64) -> None:
    s.push(FIGHTING, seat)


def nation_of(frame: Frame) -> i64:
    return frame.bound & 3


def value_of(frame: Frame) -> i64:
    return frame.bound >> 2


# --- token and nation ------------------------------------------------------------------------------------------------


def can_draw_token(s: MaracaiboState, pile: i64) -> i64:
    """One of the two piles; none of them only if both are empty (MAR-7.2)."""
    if pile == NO_PILE:
        return 0 if s.tokens == 0 else PILE_EMPTY
    return 0 if s.piles[pile] > 0 else PILE_EMPTY


def draw_token(s: MaracaiboState, frame: Frame, pile: i64) -> None:
    """Lasting effects give their CP first (MAR-7.1)."""
    seat = frame.seat
    before = s.boards[seat].lasting[CP_BEFORE]
    if before > 0:
        gain(s, seat, CP, before, "MAR-7.1")
    frame.n = CHOOSE_NATION
    if pile == NO_PILE:
        return
    token = s.chance.pick(COMBAT_TOKENS, s.tokens)
    s.tokens &= ~BIT[token]
    s.piles[pile] -= 1
    frame.what = token + 1
    if s.journal is not None:
        s.journal.reveal("token", "MAR-7.2", int(seat), {"token": s.box.token_names[token]})


def extra(frame: Frame, nation: i64) -> i64:
    """Where the numbers of a nation stand on the token."""
    return 3 * (frame.what - 1) + nation


def can_fight_for(s: MaracaiboState, frame: Frame, nation: i64) -> i64:
    """Its cost can be paid (MAR-7.4)."""
    if frame.what == 0:
        return 0
    cost = -s.box.token_doubloons[extra(frame, nation)]
    return 0 if cost <= s.boards[frame.seat].doubloons else TOKEN_TOO_DEAR


def combat_value(s: MaracaiboState, frame: Frame, nation: i64) -> i64:
    """With the token's modifier: strictly the most or the fewest markers on the map (MAR-7.5)."""
    if frame.what == 0:
        return NO_TOKEN_CV
    value = s.box.token_cv[extra(frame, nation)]
    modifier = s.box.token_modifier[frame.what - 1]
    if modifier == NO_MODIFIER:
        return value
    own = s.markers_of(nation)
    most = True
    fewest = True
    other: i64
    for other in range(NATIONS):
        if other != nation:
            n = s.markers_of(other)
            most = most and own > n
            fewest = fewest and own < n
    if modifier == MOST_MINUS_2 and most:
        value -= 2
    elif modifier == FEWEST_PLUS_3 and fewest:
        value += 3
    return value


def choose_nation(s: MaracaiboState, frame: Frame, nation: i64) -> None:
    """Cost or bonus of the token, CP for this nation, then the value (MAR-7.3, 7.5, 7.6)."""
    seat = frame.seat
    frame.n = ACT
    value = combat_value(s, frame, nation)
    frame.bound = nation + (value << 2)
    if s.journal is not None:
        s.journal.add("fights", "MAR-7.3", int(seat), {"nation": NATION_NAMES[nation], "value": int(value)})
    if frame.what > 0:
        box = s.box
        at = extra(frame, nation)
        money = box.token_doubloons[at]
        if money < 0:
            pay(s, seat, DOUBLOONS, -money, "MAR-7.3")
        elif money > 0:
            gain(s, seat, DOUBLOONS, money, "MAR-7.3")
        if box.token_influence[at] > 0:
            add_influence(s, seat, nation, box.token_influence[at], "MAR-7.3")
        if box.token_vp[at] > 0:
            gain(s, seat, VP, box.token_vp[at], "MAR-7.3")
        if box.token_figures[at] > 0:
            gain(s, seat, FIGURES, box.token_figures[at], "MAR-7.3")
    more = s.boards[seat].lasting[NATION_CP + nation]
    if more > 0:
        gain(s, seat, CP, more, "MAR-7.6")


# --- combat actions --------------------------------------------------------------------------------------------------


def can_use(s: MaracaiboState, frame: Frame, action: i64) -> i64:
    """Each combat action once per combat; in the first edition once per turn (MAR-7.7, ED.12)."""
    if s.boards[frame.seat].combat & BIT[action] == 0:
        return NO_FIGHT
    return 0 if used(s, frame) & BIT[action] == 0 else FIGHT_USED


def used(s: MaracaiboState, frame: Frame) -> i64:
    return frame.mask | s.fought if s.rules.first_edition else frame.mask


def fight_price(s: MaracaiboState, option: i64) -> i64:
    action = FIGHT_ACTION[option]
    second = option == SECOND_OPTION or option == SECOND_SILVER
    return s.box.combat_other_cv[action] if second else s.box.combat_cv[action]


def can_fight(s: MaracaiboState, frame: Frame, option: i64) -> i64:
    """Without a target on the route: influence, parley, plunder; legacy tiles."""
    if option >= FIRST_LEGACY_FIGHT:
        return can_seize(s, frame, option)
    reason = can_use(s, frame, FIGHT_ACTION[option])
    if reason != 0:
        return reason
    return 0 if fight_price(s, option) <= value_of(frame) else CV_LOW


def can_seize(s: MaracaiboState, frame: Frame, option: i64) -> i64:
    """A free place of the silver fleet, or of the gold mine for a far explorer (MAR-29.8, 29.10)."""
    action = FIGHT_ACTION[option]
    tile: i64 = L6 if action == SILVER_FLEET else L9
    if not s.has_tile(tile):
        return NO_FIGHT
    if s.legacy_markers[option - FIRST_LEGACY_FIGHT] >= 0:
        return SEIZED if tile == L6 else MINE_TAKEN
    if tile == L9 and s.box.rank[s.boards[frame.seat].explorer] < MINE_RANK:
        return FAR_FROM_MINE
    if used(s, frame) & BIT[action] != 0:
        return FIGHT_USED
    if s.storage[nation_of(frame)] == 0:
        return NO_STORED_MARKER
    return 0 if fight_price(s, option) <= value_of(frame) else CV_LOW


def target_price(s: MaracaiboState, action: i64, place: i64) -> i64:
    """Without a marker there, or with one that is displaced (MAR-7.11, 19.9)."""
    return s.box.combat_cv[action] if s.markers[place] < 0 else s.box.combat_other_cv[action]


def has_flag(s: MaracaiboState, place: i64) -> bool:
    """Cities; by the first printing also Cartagena with L3 (MAR-RUL.1, ED.43)."""
    if s.kinds[place] == CITY:
        return True
    return s.rules.first_edition and place == s.box.legacy_at[L3] and s.kinds[place] == NO_PLACE


def can_target(s: MaracaiboState, frame: Frame, action: i64, place: i64) -> i64:
    reason = can_use(s, frame, action)
    if reason != 0:
        return reason
    if action == ANNEX and not has_flag(s, place):
        return PLAGUE if place == s.box.legacy_at[L3] else NO_FLAG
    if action == ANNEX and not s.may_enter(frame.seat, place):
        return too_far_from(s, place)
    if action == RAID and s.kinds[place] != VILLAGE:
        return NOT_A_VILLAGE
    if s.markers[place] == nation_of(frame):
        return OWN_MARKER
    if s.storage[nation_of(frame)] == 0:
        return NO_STORED_MARKER
    return 0 if target_price(s, action, place) <= value_of(frame) else CV_LOW


def can_lift(s: MaracaiboState, frame: Frame, what: i64) -> i64:
    """1 CV for a CP or a personal figure, any number (MAR-7.8)."""
    board = s.boards[frame.seat]
    if what == 0:
        return 0 if board.cp > 0 else NO_CP
    return 0 if board.personal > 0 else NO_FIGURE


def spend(s: MaracaiboState, frame: Frame, action: i64, price: i64) -> None:
    frame.mask |= BIT[action]
    s.fought |= BIT[action]
    frame.bound -= price << 2


def do_fight(s: MaracaiboState, frame: Frame, option: i64) -> None:
    action = FIGHT_ACTION[option]
    spend(s, frame, action, fight_price(s, option))
    box = s.box
    if s.journal is not None:
        s.journal.add("combat_action", "MAR-7.7", int(frame.seat), {"fight": FIGHTS[option]})
    program = box.combat_other[action] if option == SECOND_OPTION else box.combat_program[action]
    assert action == FOR_INFLUENCE or option > SECOND_OPTION
    if option >= FIRST_LEGACY_FIGHT:
        nation = nation_of(frame)
        s.storage[nation] -= 1
        s.legacy_markers[option - FIRST_LEGACY_FIGHT] = nation
    s.run(Frame(EFFECT, frame.seat, program, 0, 0, -1, nation_of(frame) + 1))


def place_own(s: MaracaiboState, seat: i64, nation: i64, place: i64, rule: str) -> None:
    """The left-most stored marker goes to the map (MAR-8.6)."""
    s.storage[nation] -= 1
    s.markers[place] = nation
    if s.journal is not None:
        told: dict[str, object] = {"nation": NATION_NAMES[nation], "place": s.box.place_names[place]}
        s.journal.add("marker", rule, int(seat), told)


def do_target(s: MaracaiboState, frame: Frame, action: i64, place: i64) -> None:
    """The old marker leaves the game, the own one is placed, then the effects (MAR-7.11, 7.15)."""
    seat = frame.seat
    spend(s, frame, action, target_price(s, action, place))
    old = s.markers[place]
    if old >= 0:
        s.markers[place] = -1
        if s.journal is not None:
            told: dict[str, object] = {"nation": NATION_NAMES[old], "place": s.box.place_names[place]}
            s.journal.add("displaced", "MAR-7.11", int(seat), told)
        bonus = s.boards[seat].lasting[DISPLACE_VP]
        if bonus > 0:
            gain(s, seat, VP, bonus, "MAR-7.15")
    rule = "MAR-7.11" if action == ANNEX else "MAR-19.9"
    place_own(s, seat, nation_of(frame), place, rule)
    s.target = place
    s.run(Frame(EFFECT, seat, s.box.combat_program[action], 0, 0, -1, nation_of(frame) + 1))
    s.target = -1


def end(s: MaracaiboState, frame: Frame) -> None:
    """The token goes face down to the own ship board, whatever was done (MAR-7.16)."""
    s.pop()
    if frame.what > 0:
        board = s.boards[frame.seat]
        board.tokens |= BIT[frame.what - 1]
        see_goals(s, board)


# --- the decision ----------------------------------------------------------------------------------------------------


def options_fighting(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    act = s.box.act
    k: i64
    if frame.n == CHOOSE_PILE:
        for k in range(NO_PILE + 1):
            if can_draw_token(s, k) == 0:
                out.add(act.pile + k)
        out.add(act.decline)
        return
    if frame.n == CHOOSE_NATION:
        for k in range(NATIONS):
            if can_fight_for(s, frame, k) == 0:
                out.add(act.nation + k)
        return
    for k in range(FIRST_LEGACY_FIGHT):
        if can_fight(s, frame, k) == 0:
            out.add(act.fight + k)
    if s.legacy != 0:
        for k in range(FIRST_LEGACY_FIGHT, len(FIGHT_ACTION)):
            if can_fight(s, frame, k) == 0:
                out.add(act.fight + k)
    if s.storage[nation_of(frame)] > 0:
        kinds = s.kinds
        if can_use(s, frame, ANNEX) == 0:
            for k in range(len(kinds)):
                if kinds[k] != VILLAGE and can_target(s, frame, ANNEX, k) == 0:
                    out.add(act.annex + k)
        if can_use(s, frame, RAID) == 0:
            for k in range(len(kinds)):
                if kinds[k] == VILLAGE and can_target(s, frame, RAID, k) == 0:
                    out.add(act.raid + k)
    for k in range(2):
        if can_lift(s, frame, k) == 0:
            out.add(act.lift + k)
    out.add(act.done)


def can_fighting(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if frame.n == CHOOSE_PILE:
        if action == act.decline:
            return 0
        return can_draw_token(s, action - act.pile) if act.pile <= action < act.nation else ASK_PILE
    if frame.n == CHOOSE_NATION:
        return can_fight_for(s, frame, action - act.nation) if act.nation <= action < act.fight else ASK_NATION
    if action == act.done:
        return 0
    if act.fight <= action < act.annex:
        return can_fight(s, frame, action - act.fight)
    if act.annex <= action < act.raid:
        return can_target(s, frame, ANNEX, action - act.annex)
    if act.raid <= action < act.lift:
        return can_target(s, frame, RAID, action - act.raid)
    if act.lift <= action < act.explore:
        return can_lift(s, frame, action - act.lift)
    return ASK_COMBAT


def do_fighting(s: MaracaiboState, frame: Frame, action: i64) -> None:
    act = s.box.act
    if frame.n == CHOOSE_PILE:
        if action == act.decline:
            s.pop()
        else:
            draw_token(s, frame, action - act.pile)
    elif frame.n == CHOOSE_NATION:
        choose_nation(s, frame, action - act.nation)
    elif action == act.done:
        end(s, frame)
    elif action < act.annex:
        do_fight(s, frame, action - act.fight)
    elif action < act.raid:
        do_target(s, frame, ANNEX, action - act.annex)
    elif action < act.lift:
        do_target(s, frame, RAID, action - act.raid)
    else:
        frame.bound += 4
        pay(s, frame.seat, CP if action == act.lift else FIGURES, 1, "MAR-7.8")
