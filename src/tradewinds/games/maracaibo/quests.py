"""Quests (MAR-12): on the map, on the explorer track (MAR-9.7), stored on a card (MAR-24.6), on L1 (MAR-29.2).

Story tiles count as quest tiles; what they cost and bring stands on their story card (MAR-28.5).
"""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.careers import see_goals
from tradewinds.games.maracaibo.components import BIT, FOURTH_QUEST, LATER_QUEST, QUESTS, UNTILED, VP
from tradewinds.games.maracaibo.content import L1, Acts
from tradewinds.games.maracaibo.paying import begin_paying, can_pay
from tradewinds.games.maracaibo.reasons import ASK_L1_QUEST, ASK_TRAIL_QUEST, NO_QUEST_HERE, QUEST_UNPAID
from tradewinds.games.maracaibo.state import L1_QUEST, QUEST_DONE, QUEST_TILES, MaracaiboState
from tradewinds.games.maracaibo.supply import gain
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append, vec


def take_top(s: MaracaiboState) -> i64:
    """The visible tile of the pile; the next one is turned up. -1 from an empty pile (MAR-12.9)."""
    quest = s.quest_top
    s.quest_top = -1
    if s.quest_pile != 0:
        s.quest_top = s.chance.pick(QUEST_TILES, s.quest_pile)
        s.quest_pile &= ~BIT[s.quest_top]
    return quest


def cost_of(s: MaracaiboState, quest: i64) -> i64:
    return s.box.quest_cost[quest] if quest < QUESTS else s.box.story_cost[s.tile_card[quest - QUESTS]]


def put_on_map(s: MaracaiboState, place: i64) -> i64:
    """MAR-28.4; where one lies already both lie (MAR-RUL.48). The tile, -1 if the pile is empty."""
    quest = take_top(s)
    if quest >= 0:
        lay(s, quest, place)
    return quest


def lay(s: MaracaiboState, quest: i64, place: i64) -> None:
    s.lying = append(s.lying[:], quest)
    s.lying_at = append(s.lying_at[:], place)
    if s.journal is not None:
        told: dict[str, object] = {"quest": s.box.quest_names[quest], "place": s.box.place_names[place]}
        s.journal.reveal("quest_placed", "MAR-28.4", -1, told)


def take_from_map(s: MaracaiboState, quest: i64) -> None:
    lying = vec[i64]()
    at = vec[i64]()
    i: i64
    for i in range(len(s.lying)):
        if s.lying[i] != quest:
            lying = append(lying, s.lying[i])
            at = append(at, s.lying_at[i])
    s.lying = lying
    s.lying_at = at


def put_under(s: MaracaiboState, quest: i64) -> None:
    """From the map under the pile (MAR-29.18); of an empty pile it is the top."""
    take_from_map(s, quest)
    if s.quest_top < 0:
        s.quest_top = quest
    else:
        s.quest_pile |= BIT[quest]


def place_quests(s: MaracaiboState, moment: i64) -> None:
    """What the story card places at the start, and after each round, for this number of people (MAR-28.1)."""
    card = s.box.mode_placements[s.rules.mode]
    if card < 0:
        return
    places = s.box.placements[16 * card + 4 * moment + s.people() - 1]
    place: i64
    for place in range(len(s.box.place_names)):
        if places & BIT[place] != 0:
            put_on_map(s, place)


def can_fulfil_here(s: MaracaiboState, seat: i64, quest: i64) -> i64:
    """A tile where the own ship is, and its whole cost (MAR-12.1)."""
    i: i64
    for i in range(len(s.lying)):
        if s.lying[i] == quest and s.lying_at[i] == s.boards[seat].ship:
            return can_fulfil(s, seat, quest)
    return NO_QUEST_HERE


def can_fulfil(s: MaracaiboState, seat: i64, quest: i64) -> i64:
    """The same for a tile that lies there; the one on L1 belongs to the city action."""
    if quest == s.l1_quest:
        return NO_QUEST_HERE
    return 0 if can_pay(s, seat, cost_of(s, quest)) else QUEST_UNPAID


def options_here(s: MaracaiboState, seat: i64, out: Buffer) -> None:
    ship = s.boards[seat].ship
    places = s.lying_at
    i: i64
    for i in range(len(places)):
        if places[i] == ship and can_fulfil(s, seat, s.lying[i]) == 0:
            out.add(s.box.act.quest + s.lying[i])


def fulfil_here(s: MaracaiboState, seat: i64, quest: i64) -> None:
    take_from_map(s, quest)
    fulfil(s, seat, quest)


def fulfil(s: MaracaiboState, seat: i64, quest: i64) -> None:
    """Pay, then the reward, then the tile goes to the quest row (protocol 5 of MAR-3)."""
    if s.journal is not None:
        s.journal.add("quest", "MAR-12.1", int(seat), {"quest": s.box.quest_names[quest]})
    s.push(QUEST_DONE, seat, quest)
    if quest < QUESTS:
        s.push(EFFECT, seat, s.box.quest_program[quest])
    else:
        s.push(EFFECT, seat, s.box.story_program[s.tile_card[quest - QUESTS]])
    begin_paying(s, seat, cost_of(s, quest), "MAR-12.2")


def hold_story(s: MaracaiboState, seat: i64, quest: i64) -> i64:
    """Who has a story tile has met the requirement of its card; without a tile the top quest tile is taken in its place
    (MAR-28.5, 28.12). The tile for the row, -1 none."""
    if quest >= QUESTS:
        s.story_holder[s.tile_card[quest - QUESTS]] = seat + 1
    return take_top(s) if quest == UNTILED else quest


def step_quest_done(s: MaracaiboState, frame: Frame) -> bool:
    """The fourth tile 3 VP, every further one 2 VP (MAR-12.5)."""
    s.pop()
    board = s.boards[frame.seat]
    quest = hold_story(s, frame.seat, frame.what)
    if quest < 0:
        return False
    board.quests |= BIT[quest]
    see_goals(s, board)
    n = s.quest_count(board)
    if n >= 4:
        gain(s, frame.seat, VP, FOURTH_QUEST if n == 4 else LATER_QUEST, "MAR-12.5")
    return False


# --- at the end of an explorer's movement ----------------------------------------------------------------------------


def options_trail_quest(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    quest = s.trail[frame.what]
    if can_pay(s, frame.seat, cost_of(s, quest)):
        out.add(s.box.act.quest + quest)
    out.add(s.box.act.decline)


def can_trail_quest(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    quest = s.trail[frame.what]
    if action == act.quest + quest:
        return 0 if can_pay(s, frame.seat, cost_of(s, quest)) else QUEST_UNPAID
    return ASK_TRAIL_QUEST


def do_trail_quest(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """The tile goes to the ship board and the space is not refilled; or it stays and the chance is gone."""
    s.pop()
    if action == s.box.act.decline:
        return
    quest = s.trail[frame.what]
    s.trail[frame.what] = -1
    fulfil(s, frame.seat, quest)


# --- stored on a card (MAR-24.6, 23.8) -------------------------------------------------------------------------------


def store_quest(s: MaracaiboState, seat: i64, card: i64) -> None:
    quest = take_top(s)
    if quest < 0:
        return
    board = s.boards[seat]
    board.stored[board.slot(card)] = quest + 1
    if s.journal is not None:
        told: dict[str, object] = {"quest": s.box.quest_names[quest], "card": s.box.names[card]}
        s.journal.reveal("quest_stored", "MAR-24.6", int(seat), told)


def can_fulfil_stored(s: MaracaiboState, seat: i64, card: i64) -> i64:
    board = s.boards[seat]
    slot = board.slot(card)
    if slot < 0 or board.stored[slot] == 0:
        return NO_QUEST_HERE
    return 0 if can_pay(s, seat, s.box.quest_cost[board.stored[slot] - 1]) else QUEST_UNPAID


def fulfil_stored(s: MaracaiboState, seat: i64, card: i64) -> None:
    board = s.boards[seat]
    slot = board.slot(card)
    quest = board.stored[slot] - 1
    board.stored[slot] = 0
    fulfil(s, seat, quest)


# --- on L1 (MAR-29.2) ------------------------------------------------------------------------------------------------


def offer_l1(s: MaracaiboState, seat: i64) -> None:
    if s.l1_quest >= 0:
        s.push(L1_QUEST, seat)


def options_l1(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    if can_pay(s, frame.seat, cost_of(s, s.l1_quest)):
        out.add(s.box.act.quest + s.l1_quest)
    out.add(s.box.act.decline)


def can_l1(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    if action == act.quest + s.l1_quest:
        return 0 if can_pay(s, frame.seat, cost_of(s, s.l1_quest)) else QUEST_UNPAID
    return ASK_L1_QUEST


def do_l1(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """A new quest is put there when this one is fulfilled."""
    if action == s.box.act.decline:
        s.pop()
        return
    quest = s.l1_quest
    s.l1_quest = -1
    frame.n = 1
    fulfil_here(s, frame.seat, quest)


def step_l1(s: MaracaiboState, frame: Frame) -> bool:
    if frame.n == 0:
        s.deciders = BIT[frame.seat]
        return True
    s.pop()
    s.l1_quest = put_on_map(s, s.box.legacy_at[L1])
    return False
