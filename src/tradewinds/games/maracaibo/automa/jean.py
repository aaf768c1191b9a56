"""Jean's turn (MAR-30.7 to 30.18): her card, her voyage, her arrival, the actions of the card; and her scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.cards import refill_display
from tradewinds.games.maracaibo.components import (
    BIT,
    BORDER_NAMES,
    ENGLAND,
    FRANCE,
    JEAN_SPACES,
    NATION_NAMES,
    RANK,
    SPAIN,
    VP,
)
from tradewinds.games.maracaibo.content import (
    CITY,
    HOME,
    JEAN_ACTIONS,
    JEAN_COMBAT,
    JEAN_EXPLORE,
    JEAN_INFLUENCE,
    JEAN_QUEST,
    JEAN_REMOVE_DISC,
    JEAN_VP,
    VILLAGE,
)
from tradewinds.games.maracaibo.legacy import put_quest_on_l1
from tradewinds.games.maracaibo.phases.combat import NO_TOKEN_CV, combat_value
from tradewinds.games.maracaibo.phases.explore import TO_A_QUEST, explorer_on, find_path
from tradewinds.games.maracaibo.phases.sail import visits
from tradewinds.games.maracaibo.phases.turn import end_turn
from tradewinds.games.maracaibo.quests import hold_story, take_from_map, take_top
from tradewinds.games.maracaibo.state import AUTOMA, COMBAT_TOKENS, FIGHTING, JEAN, MaracaiboState
from tradewinds.games.maracaibo.supply import add_influence, gain
from tradewinds.kernel.bits import size
from tradewinds.kernel.state import Frame
from tradewinds.kernel.vectors import append, vec

SAILS: Final = 0
ACTS: Final = 1
ENDS: Final = 2


def step_jean(s: MaracaiboState, frame: Frame) -> bool:
    """True never: she decides nothing; visit bonuses of the human come between her voyage and the rest."""
    if frame.n == SAILS:
        frame.n = ACTS
        s.active = JEAN
        s.mp = 0
        s.turn_mp = 0
        s.stops = 0
        turn_card(s)
        sail(s)
    elif frame.n == ACTS:
        frame.n = ENDS
        arrive(s)
    else:
        end_turn(s, JEAN)
    return False


def turn_card(s: MaracaiboState) -> None:
    """The top of the automa deck; an empty one is made anew of its discard pile (MAR-30.7)."""
    if s.jean_deck == 0:
        s.jean_deck = s.jean_discard
        s.jean_discard = 0
    s.jean_card = s.chance.pick(AUTOMA, s.jean_deck)
    s.jean_deck &= ~BIT[s.jean_card]
    s.jean_discard |= BIT[s.jean_card]
    if s.journal is not None:
        s.journal.reveal("jean_card", "MAR-30.7", JEAN, {"automa": s.box.automa_names[s.jean_card]})


# --- movement (MAR-30.8 to 30.10) ------------------------------------------------------------------------------------


def sail(s: MaracaiboState) -> None:
    """She counts only cities and locations with a quest, and stops at every stop hand."""
    box = s.box
    board = s.boards[JEAN]
    left = box.automa_steps[s.jean_card]
    at = board.ship
    while left > 0:
        at = next_place(s, at)
        if box.stop[at] != 0:
            left = 0
        elif s.kinds[at] == CITY or s.quest_here(at):
            left -= 1
    board.ship = at
    if box.next_count[at] == 0:
        s.trigger = JEAN
    if s.journal is not None:
        s.journal.add("jean_sails", "MAR-30.8", JEAN, {"place": box.place_names[at]})
    visits(s, JEAN, at)


def next_place(s: MaracaiboState, at: i64) -> i64:
    """Along the arrow; at a fork the card's branch decides, unless it leads to a legacy city that she may not enter
    (MAR-30.9, 30.29)."""
    box = s.box
    chosen: i64 = -1
    first = box.next_first[at]
    k: i64
    for k in range(first, first + box.next_count[at]):
        if s.arrows[k] == 0 or (box.arrow_rounds[k] != 0 and box.arrow_rounds[k] & BIT[s.round] == 0):
            continue
        if box.legacy[box.arrow_to[k]] != 0 and not s.may_enter(JEAN, box.arrow_to[k]):
            continue
        if chosen < 0 or box.automa_lower[s.jean_card] != 0:
            chosen = box.arrow_to[k]
    return chosen


# --- arrival (MAR-30.11 to 30.14) ------------------------------------------------------------------------------------


def arrive(s: MaracaiboState) -> None:
    """A quest ends her turn at once; else market or display card, then the actions."""
    place = s.boards[JEAN].ship
    if take_quest_here(s, place):
        return
    if s.kinds[place] == CITY and s.market[place] < s.market_spaces(place):
        s.market[place] += 1
        remove_disc(s, "MAR-30.12")
    elif s.kinds[place] == CITY or s.kinds[place] == HOME:
        take_card(s)
    k: i64
    for k in range(JEAN_ACTIONS):
        act(s, s.jean_card * JEAN_ACTIONS + k)


def take_quest_here(s: MaracaiboState, place: i64) -> bool:
    """Without paying, the one that lies there longest; L1 gets a new one at once (MAR-30.11, 30.30)."""
    i: i64
    for i in range(len(s.lying)):
        if s.lying_at[i] == place:
            quest = s.lying[i]
            take_from_map(s, quest)
            take_quest(s, quest)
            if quest == s.l1_quest:
                put_quest_on_l1(s)
            return True
    return False


def take_quest(s: MaracaiboState, quest: i64) -> None:
    if s.journal is not None:
        s.journal.add("jean_quest", "MAR-30.11", JEAN, {"quest": s.box.quest_names[quest]})
    kept = hold_story(s, JEAN, quest)
    if kept >= 0:
        s.boards[JEAN].quests |= BIT[kept]


def remove_disc(s: MaracaiboState, rule: str) -> None:
    """The left-most disc of her board; without one she takes it from the box (MAR-RUL.31)."""
    if s.jean_removed == JEAN_SPACES:
        return
    s.jean_removed += 1
    if s.journal is not None:
        s.journal.add("jean_disc", rule, JEAN, {"n": int(s.jean_removed)})


def take_card(s: MaracaiboState) -> None:
    """The display card at the position of her card; the gap is refilled at once (MAR-30.12, 30.13)."""
    place = s.box.automa_display[s.jean_card]
    card = s.display[place]
    if card < 0:
        return
    s.display[place] = -1
    s.jean_cards = append(s.jean_cards[:], card)
    if s.journal is not None:
        s.journal.add("took", "MAR-30.12", JEAN, {"card": s.box.names[card]})
    refill_display(s)


# --- the actions of her card (MAR-30.15 to 30.18) --------------------------------------------------------------------


def act(s: MaracaiboState, row: i64) -> None:
    box = s.box
    kind = box.jean_kind[row]
    if kind < 0 or box.jean_rounds[row] & BIT[s.round] == 0:
        return
    n = box.jean_n[row]
    if kind == JEAN_INFLUENCE:
        add_influence(s, JEAN, box.jean_extra[row], n, "MAR-30.15")
    elif kind == JEAN_REMOVE_DISC:
        remove_disc(s, "MAR-30.15")
    elif kind == JEAN_VP:
        gain(s, JEAN, VP, n, "MAR-30.15")
    elif kind == JEAN_EXPLORE:
        explore(s, n)
    elif kind == JEAN_QUEST:
        quest = take_top(s)
        if quest >= 0:
            take_quest(s, quest)
    else:
        assert kind == JEAN_COMBAT
        fight(s, n, box.jean_extra[row] != 0)


def explore(s: MaracaiboState, n: i64) -> None:
    """To the nearest quest tile within reach, which she takes; else exactly so far by the shortest way (MAR-30.16)."""
    box = s.box
    steps: i64
    for steps in range(1, n + 1):
        path = find_path(s, JEAN, steps, TO_A_QUEST)
        if path.stop >= 0:
            move(s, path.stop, path.passed)
            quest = box.trail_quest[path.stop]
            tile = s.trail[quest]
            s.trail[quest] = -1
            take_quest(s, tile)
            return
    at = s.boards[JEAN].explorer
    if box.short[at] < 0:
        return
    passed = BIT[at]
    while n > 0 and box.short[at] >= 0:
        at = box.short[at]
        quest = box.trail_quest[at]
        if box.short[at] >= 0 and (explorer_on(s, JEAN, at) or (quest >= 0 and s.trail[quest] < 0)):
            passed |= BIT[at]
            continue
        n -= 1
        if n > 0:
            passed |= BIT[at]
    move(s, at, passed)


def move(s: MaracaiboState, stop: i64, passed: i64) -> None:
    """No rewards, but she counts as a player for the borders and for the order of arrival."""
    board = s.boards[JEAN]
    board.explorer = stop
    if s.journal is not None:
        s.journal.add("explored", "MAR-30.16", JEAN, {"space": s.box.space_names[stop]})
    space: i64
    for space in range(len(s.box.border)):
        border = s.box.border[space]
        if border >= 0 and passed & BIT[space] != 0:
            board.borders |= BIT[border]
            s.borders |= BIT[border]
            if s.journal is not None:
                s.journal.add("border", "MAR-30.16", JEAN, {"border": BORDER_NAMES[border]})
    if s.box.short[stop] < 0:
        s.arrivals += 1


# --- combat (MAR-30.17) ----------------------------------------------------------------------------------------------


def fight(s: MaracaiboState, influence: i64, extra_village: bool) -> None:
    """For the nation with the highest value, ranks of both counted; token costs and bonuses are ignored."""
    combat = Frame(FIGHTING, JEAN)
    if s.tokens != 0:
        pile: i64 = 1 if s.piles[1] > s.piles[0] else 0
        token = s.chance.pick(COMBAT_TOKENS, s.tokens)
        s.tokens &= ~BIT[token]
        s.piles[pile] -= 1
        combat.what = token + 1
        s.boards[JEAN].tokens |= BIT[token]
        if s.journal is not None:
            s.journal.reveal("token", "MAR-30.17", JEAN, {"token": s.box.token_names[token]})
    nation = best_nation(s, combat)
    if s.journal is not None:
        told: dict[str, object] = {"nation": NATION_NAMES[nation], "value": int(value_for(s, combat, nation))}
        s.journal.add("fights", "MAR-30.17", JEAN, told)
    annex(s, nation, CITY)
    if extra_village:
        annex(s, nation, VILLAGE)
    add_influence(s, JEAN, nation, influence, "MAR-30.17")


def value_for(s: MaracaiboState, combat: Frame, nation: i64) -> i64:
    ranks = RANK[s.boards[JEAN].influence[nation]] - RANK[s.boards[0].influence[nation]]
    return combat_value(s, combat, nation) + ranks


def printed(s: MaracaiboState, combat: Frame, nation: i64) -> i64:
    return NO_TOKEN_CV if combat.what == 0 else s.box.token_cv[3 * (combat.what - 1) + nation]


def best_nation(s: MaracaiboState, combat: Frame) -> i64:
    """Ties: the highest printed value, then France, Spain, England in this order."""
    best: i64 = -1
    for nation in (FRANCE, SPAIN, ENGLAND):
        if best < 0:
            best = nation
            continue
        ahead = value_for(s, combat, nation) - value_for(s, combat, best)
        if ahead > 0 or (ahead == 0 and printed(s, combat, nation) > printed(s, combat, best)):
            best = nation
    return best


def annex(s: MaracaiboState, nation: i64, kind: i64) -> None:
    """The empty city with the lowest number, else the empty village, else the marker leaves the game."""
    if s.storage[nation] == 0:
        return
    place = lowest_empty(s, kind)
    if place < 0 and kind == CITY:
        place = lowest_empty(s, VILLAGE)
    s.storage[nation] -= 1
    told: dict[str, object] = {"nation": NATION_NAMES[nation], "lost": place < 0}
    if place >= 0:
        s.markers[place] = nation
        told["place"] = s.box.place_names[place]
    if s.journal is not None:
        s.journal.add("jean_annexes", "MAR-30.17", JEAN, told)


def lowest_empty(s: MaracaiboState, kind: i64) -> i64:
    """By the order of the route; the cities of L4 and L7 only with her explorer far enough (MAR-30.17, 30.22)."""
    found: i64 = -1
    place: i64
    for place in range(len(s.markers)):
        if s.kinds[place] == kind and s.markers[place] < 0 and s.may_enter(JEAN, place):
            if found < 0 or s.box.order[place] < s.box.order[found]:
                found = place
    return found


# --- scoring (MAR-30.20, 30.23 to 30.27) -----------------------------------------------------------------------------


def income(s: MaracaiboState) -> i64:
    """The highest VP under an emptied space of her row, and 1 VP for each project card beside it."""
    return s.box.automa_income[s.jean_removed] + len(s.jean_cards)


def to_the_end(s: MaracaiboState, space: i64) -> i64:
    """Spaces along the shortest way that is left, occupied and emptied ones included (MAR-30.27)."""
    n: i64 = 0
    while s.box.short[space] >= 0:
        space = s.box.short[space]
        n += 1
    return n


def ahead_bonus(table: vec[i64], ahead: i64) -> i64:
    """The VP for being so far ahead: `table` has the least lead and the VP of each row, rising."""
    points: i64 = 0
    i: i64
    for i in range(0, len(table), 2):
        if ahead >= table[i]:
            points = table[i + 1]
    return points


def bonus(s: MaracaiboState) -> i64:
    """5 VP a quest tile, and for being ahead in quests, upgrades and on the explorer track."""
    box = s.box
    jean, human = s.boards[JEAN], s.boards[0]
    quests = s.quest_count(jean)
    upgrades: i64 = s.jean_removed // 2
    points = box.automa_per_quest[0] * quests
    points += ahead_bonus(box.automa_quests, quests - s.quest_count(human))
    points += ahead_bonus(box.automa_upgrades, upgrades - size(human.upgrades))
    return points + ahead_bonus(box.automa_explorer, to_the_end(s, human.explorer) - to_the_end(s, jean.explorer))
