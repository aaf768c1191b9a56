"""Interim scoring (MAR-16) and final scoring (MAR-17), step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.automa.jean import bonus, income
from tradewinds.games.maracaibo.buying import can_purchase, do_purchase, is_purchase, options_buy
from tradewinds.games.maracaibo.cards import refill_display, renew_display
from tradewinds.games.maracaibo.components import (
    BIT,
    BUILDINGS,
    DOUBLOONS,
    MOST_INFLUENCE,
    NATIONS,
    RANK,
    ROUNDS,
    SCORING_VP,
    STORAGE_MARKERS,
    STORAGE_SPACES,
    STORAGE_VALUE,
    VP,
    VP_BELOW,
)
from tradewinds.games.maracaibo.content import Acts
from tradewinds.games.maracaibo.free import any_help
from tradewinds.games.maracaibo.phases.sail import unreached
from tradewinds.games.maracaibo.phases.story import check_story
from tradewinds.games.maracaibo.phases.turn import begin_turn
from tradewinds.games.maracaibo.quests import place_quests
from tradewinds.games.maracaibo.reasons import ASK_GOALS, ASK_SCORING
from tradewinds.games.maracaibo.state import DRAWING, IN_SCORING, JEAN, SCORING_BUY, MaracaiboState, Player
from tradewinds.games.maracaibo.supply import gain
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import vec

PURCHASES: Final = 0
THE_REST: Final = 1
BEFORE: Final = 0
BOUGHT: Final = 1
DRAWN: Final = 2
AFTER_STORY: Final = 2
PART_NAMES: Final = ["vp_income", "doubloon_income", "cards", "buildings", "influence", "nations", "bonus", "story"]
"""The steps of the final scoring (MAR-17.4 to 17.9); what was scored before is the play."""
STORY: Final = 7


def step_scoring(s: MaracaiboState, frame: Frame) -> bool:
    """Step 1 player by player from the one who ended the round; then all the rest."""
    final = s.round == ROUNDS
    if frame.n == PURCHASES:
        if frame.what == 0:
            s.phase = IN_SCORING
            s.mp = 0
            s.turn_mp = 0
            s.stops = 0
            if s.journal is not None:
                told: dict[str, object] = {"round": int(s.round)}
                if final:
                    s.journal.add("final_scoring", "MAR-17.1", -1, told)
                else:
                    s.journal.add("interim_scoring", "MAR-16.1", -1, told)
        if frame.what < s.players:
            seat = (frame.seat + frame.what) % s.players
            frame.what += 1
            if s.rules.jean and seat == JEAN:
                return False  # neither a purchase nor 2 VP (MAR-30.19)
            s.active = seat
            s.fought = 0
            s.push(SCORING_BUY, seat, 0, BEFORE, 1 if final else 0)
            return False
        frame.n = THE_REST
        return False
    if frame.n == THE_REST:
        frame.n = AFTER_STORY
        if final:
            if s.rules.unreached_in_round_4:
                all_unreached(s)
            score_finally(s)
        else:
            score_between(s)
        check_story(s, final)
        return False
    s.pop()
    if final:
        end_match(s)
    else:
        next_round(s, frame.seat)
    return False


# --- step 1 (MAR-16.2, 17.2) -----------------------------------------------------------------------------------------


def step_scoring_buy(s: MaracaiboState, frame: Frame) -> bool:
    """A purchase or 2 VP; after a purchase the hand and the display are filled, but not at the end: then goals and
    figures for CP have their last moment (MAR-17.3, 22.8)."""
    if frame.n == BEFORE:
        s.deciders = BIT[frame.seat]
        return True
    if frame.mask == 1:
        if any_help(s, frame, frame.seat):
            s.deciders = BIT[frame.seat]
            return True
        s.pop()
        return False
    if frame.n == BOUGHT and frame.what == 1:
        frame.n = DRAWN
        s.push(DRAWING, frame.seat)
        return False
    s.pop()
    if frame.n == DRAWN:
        refill_display(s)
    return False


def options_scoring_buy(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    if frame.n == BEFORE:
        options_buy(s, frame.seat, out)
        out.add(s.box.act.take_vp)
    else:
        out.add(s.box.act.done)


def can_scoring_buy(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if frame.n != BEFORE:
        return 0 if action == act.done else ASK_GOALS
    if action == act.take_vp:
        return 0
    return can_purchase(s, frame.seat, act, action) if is_purchase(act, action) else ASK_SCORING


def do_scoring_buy(s: MaracaiboState, frame: Frame, action: i64) -> None:
    act = s.box.act
    if action == act.done:
        s.pop()
        return
    frame.n = BOUGHT
    if action == act.take_vp:
        gain(s, frame.seat, VP, SCORING_VP, "MAR-16.2")
    else:
        frame.what = 1
        do_purchase(s, frame.seat, action)


# --- interim (MAR-16.4 to 16.11) -------------------------------------------------------------------------------------


def score_between(s: MaracaiboState) -> None:
    """Steps 2 to 5, and the quests of a free-mode card in step 6."""
    seat: i64
    for seat in range(s.players):
        board = s.boards[seat]
        if s.rules.jean and seat == JEAN:
            gain(s, JEAN, VP, income(s), "MAR-30.20")
            continue
        gain(s, seat, DOUBLOONS, board.income, "MAR-16.4")
        gain(s, seat, VP, board.vp_income, "MAR-16.4")
    place: i64
    for place in range(len(s.market)):
        s.market[place] = 0
    renew_display(s)
    if s.open < BUILDINGS:
        s.open += 1
        if s.journal is not None:
            name = s.box.building_names[s.buildings[s.open - 1]]
            s.journal.reveal("building_open", "MAR-16.8", -1, {"building": name})
    place_quests(s, s.round)


def next_round(s: MaracaiboState, trigger: i64) -> None:
    """Step 7."""
    all_unreached(s)
    for board in s.boards:
        board.ship = 0
        board.touched = 0
        k: i64
        for k in range(len(board.marks)):
            board.marks[k] = 0
    s.round += 1
    s.trigger = -1
    if s.journal is not None:
        s.journal.add("round", "MAR-16.11", -1, {"round": int(s.round)})
    begin_turn(s, (trigger + 1) % s.players)


def all_unreached(s: MaracaiboState) -> None:
    """Ships return to Havana (MAR-16.10)."""
    seat: i64
    for seat in range(s.players):
        unreached(s, seat)


# --- final (MAR-17.4 to 17.10) ---------------------------------------------------------------------------------------


def score_finally(s: MaracaiboState) -> None:
    """Steps 2 to 5. Each part is kept, so that everybody can add it up."""
    finals: list[vec[i64]] = []
    seat: i64
    part: i64
    nation: i64
    multipliers = vec[i64]([0] * NATIONS)
    for nation in range(NATIONS):
        multipliers[nation] = multiplier(s, nation)
    for seat in range(s.players):
        board = s.boards[seat]
        parts = vec[i64]([0] * len(PART_NAMES))
        if s.rules.jean and seat == JEAN:
            parts[0] = income(s)
            parts[6] = bonus(s)
        else:
            parts[0] = board.vp_income
            parts[1] = VP_BELOW[board.income]
        parts[2] = card_points(s, board)
        parts[3] = building_points(s, seat)
        parts[4] = influence_points(s, seat)
        for nation in range(NATIONS):
            parts[5] += RANK[board.influence[nation]] * multipliers[nation]
        finals.append(parts)
    for seat in range(s.players):
        for part in range(len(PART_NAMES)):
            s.boards[seat].vp += finals[seat][part]
        finals[seat][STORY] = -s.boards[seat].vp
    s.finals = finals


def end_match(s: MaracaiboState) -> None:
    """What the story card of step 6 has brought, then all parts are told (MAR-17.9, 17.10)."""
    finals: list[vec[i64]] = []
    seat: i64
    part: i64
    for seat in range(s.players):
        parts = s.finals[seat][:]
        parts[STORY] += s.boards[seat].vp
        finals.append(parts)
        if s.journal is not None:
            points: dict[str, object] = {}
            for part in range(len(PART_NAMES)):
                points[PART_NAMES[part]] = int(parts[part])
            s.journal.add("final_parts", "MAR-17.4", int(seat), points)
    s.finals = finals
    s.over = True
    if s.journal is not None:
        scores = s.scores()
        told: dict[str, object] = {"winners": s.winners(), "scores": scores}
        s.journal.add("game_over", "MAR-17.10", -1, told)


def card_points(s: MaracaiboState, board: Player) -> i64:
    """Bought cards only (MAR-17.5)."""
    n: i64 = 0
    for card in board.cards:
        n += s.box.vp[card]
    return n


def building_points(s: MaracaiboState, seat: i64) -> i64:
    """The effect of each building that the player has invested in, tried out for its VP (MAR-26.4)."""
    board = s.boards[seat]
    before = board.vp
    journal = s.journal
    s.journal = None
    k: i64
    for k in range(BUILDINGS):
        if (s.investors[k] >> seat) & 1 != 0:
            s.run(Frame(EFFECT, seat, s.box.building_program[s.buildings[k]]))
    s.journal = journal
    points = board.vp - before
    board.vp = before
    return points


def influence_points(s: MaracaiboState, seat: i64) -> i64:
    """3 VP for the most influence with a nation, tied players too; none where everybody is on 0 (MAR-17.6)."""
    points: i64 = 0
    nation: i64
    for nation in range(NATIONS):
        most: i64 = 0
        for board in s.boards:
            if board.influence[nation] > most:
                most = board.influence[nation]
        if most > 0 and s.boards[seat].influence[nation] == most:
            points += MOST_INFLUENCE
    return points


def storage_value(stored: i64) -> i64:
    """The values of the storage spaces whose markers are all gone, from the left (MAR-8.6, 8.7)."""
    gone: i64 = -stored
    for n in STORAGE_MARKERS:
        gone += n
    value: i64 = 0
    k: i64
    for k in range(STORAGE_SPACES):
        gone -= STORAGE_MARKERS[k]
        if gone < 0:
            break
        value += STORAGE_VALUE[k]
    return value


def majority(s: MaracaiboState, nation: i64) -> i64:
    """Most markers on the map 2, second 1, third 0; ties get the higher value (MAR-17.7, RUL.51)."""
    own = s.markers_of(nation)
    ahead: i64 = 0
    other: i64
    for other in range(NATIONS):
        if s.markers_of(other) > own:
            ahead += 1
    return 2 - ahead


def multiplier(s: MaracaiboState, nation: i64) -> i64:
    return storage_value(s.storage[nation]) + majority(s, nation)
