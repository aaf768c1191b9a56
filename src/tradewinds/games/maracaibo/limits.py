"""What the frames of a plain form may be: their numbers by kind, and what has to lie on the table for them.

A frame that a person or a saved match brings along is looked at here before it is worked on, so that the phases can
take for granted what they have put there themselves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import (
    BIT,
    DEALT,
    GOODS,
    MOVEMENT,
    NATIONS,
    OBJECTS,
    QUESTS,
    ROUNDS,
    THROWN,
    TOKENS,
    TRAIL_QUESTS,
    UNTILED,
)
from tradewinds.games.maracaibo.content import (
    FLAG_BONUS,
    FULFIL_STORED,
    SHIP_VILLAGE,
    STORE_QUEST,
)
from tradewinds.games.maracaibo.effects import MUST, USED_AFTERWARDS, WHOLE_HAND
from tradewinds.games.maracaibo.paying import GOODS_BITS, SAME, WHICH, cards_with
from tradewinds.games.maracaibo.phases.combat import ACT, CHOOSE_NATION, can_fight_for, nation_of
from tradewinds.games.maracaibo.phases.scoring import AFTER_STORY
from tradewinds.games.maracaibo.phases.story import vote_of
from tradewinds.games.maracaibo.state import (
    ARRIVING,
    CHECKING_STORY,
    CHOOSING_CAREER,
    CHOSEN_BY_RULE,
    CITY_ACTION,
    DISCARDING_DISC,
    DRAWING,
    EXPLORING,
    FIGHTING,
    INFLUENCE,
    JEAN,
    JEAN_TURN,
    L1_QUEST,
    MAIN,
    MANNING,
    MARKING,
    MAYBE,
    ON_LEGACY,
    PAYING,
    PURCHASE,
    QUEST_DONE,
    RANKING,
    REMOVING_SKULL,
    ROBBING,
    SAILING,
    SCORING,
    SCORING_BUY,
    SPLITTING,
    SYNERGY,
    TRAIL_QUEST,
    TURN,
    VILLAGES,
    VISITING,
    VOTING,
    MaracaiboState,
)
from tradewinds.kernel.effects import CHOICE, CHOOSE, EFFECT, END, WIDTH
from tradewinds.kernel.plain import Limits, Reader
from tradewinds.kernel.state import Frame

MOST: Final = 1_000
"""So many steps, actions or MP at most."""
FIRST_FRAMES: Final = (TURN, JEAN_TURN, SCORING)
"""The kinds of the first frame, which leaves the stack only for another of them."""


def frame_limits(s: MaracaiboState) -> dict[int, Limits]:
    box = s.box
    people = int(s.people())
    last = int(s.players) - 1
    nobody, person = (-1, -1), (0, people - 1)
    asked = (1, (1 << people) - 1)
    steps, costs = (0, len(s.code) // WIDTH - 1), (0, len(box.cost_cp) - 1)
    places, stories, tiles = len(box.place_names), len(box.story_names), len(box.legacy_names)
    card, flag, stage, some = (0, int(box.size) - 1), (0, 1), (0, 2), (0, MOST)
    effect = Limits(
        person, steps, (0, CHOSEN_BY_RULE), mask=(0, int(box.size)), source=(-1, card[1]), bound=(0, NATIONS)
    )
    limits = {
        EFFECT: effect,
        CHOICE: effect,
        SPLITTING: Limits(nobody, mask=asked),
        CHOOSING_CAREER: Limits(nobody, mask=asked),
        TURN: Limits(person, n=stage),
        SAILING: Limits(person, n=some, mask=flag),
        VISITING: Limits(person, n=some),
        MAIN: Limits(person, n=flag, mask=flag),
        CITY_ACTION: Limits(person, (0, places - 1), flag),
        DISCARDING_DISC: Limits(person, (0, ON_LEGACY + tiles - 1), some),
        VILLAGES: Limits(person, n=some),
        PURCHASE: Limits(person, card),
        PAYING: Limits(person, costs, (0, int(box.size)), (0, GOODS_BITS), bound=(0, (GOODS + 1 << WHICH) - 1)),
        MAYBE: Limits(person, (WHOLE_HAND, costs[1]), bound=steps),
        FIGHTING: Limits(person, (0, TOKENS), (0, ACT), (0, (1 << len(box.combat_names)) - 1), bound=(0, MOST)),
        EXPLORING: Limits(person, n=some),
        ROBBING: Limits(person, mask=(0, (1 << (last + 1)) - 1)),
        TRAIL_QUEST: Limits(person, (0, TRAIL_QUESTS - 1)),
        QUEST_DONE: Limits(person, (0, UNTILED)),
        INFLUENCE: Limits(person, n=some, mask=flag),
        RANKING: Limits(person),
        MARKING: Limits(person, (0, SHIP_VILLAGE), flag, (0, MUST + USED_AFTERWARDS), bound=(0, NATIONS)),
        SYNERGY: Limits(person),
        MANNING: Limits(person, n=some),
        DRAWING: Limits(person),
        SCORING: Limits((0, last), (0, last + 1), stage),
        SCORING_BUY: Limits(person, flag, stage, flag),
        ARRIVING: Limits(person, (0, tiles - 1)),
        CHECKING_STORY: Limits(nobody, n=flag, mask=(0, (1 << stories) - 1)),
        VOTING: Limits(person, (0, stories - 1), mask=asked, bound=(0, (1 << 2 * people) - 1)),
        REMOVING_SKULL: Limits(person),
        L1_QUEST: Limits(person, n=flag),
    }
    if s.rules.jean:
        limits[JEAN_TURN] = Limits((JEAN, JEAN), n=stage)
    return limits


def check_frames(s: MaracaiboState) -> None:
    """Each frame fits what lies on the table and the frame that comes after it."""
    under = Frame()
    for i, frame in enumerate(s.frames):
        field = misfit(s, frame, under)
        if (i == 0) != (frame.kind in FIRST_FRAMES):
            field = "kind"
        if field:
            raise Reader(f"state.frames.{i}", {}).wrong(field, getattr(frame, field))
        under = frame


def check_ways(s: MaracaiboState) -> None:
    """As long as the round goes on, every ship has a way on in it; after a scoring they are back at its beginning."""
    if s.over or s.trigger >= 0 or s.frames[0].kind == SCORING:
        return
    for seat in range(int(s.players)):
        if not has_way(s, seat):
            raise Reader(f"state.boards.{seat}", {}).wrong("ship", s.box.place_names[s.boards[seat].ship])


def has_way(s: MaracaiboState, seat: int) -> bool:
    box = s.box
    at = s.boards[seat].ship
    first = box.next_first[at]
    k: i64
    for k in range(first, first + box.next_count[at]):
        now = box.arrow_rounds[k] == 0 or box.arrow_rounds[k] & BIT[s.round] != 0
        if s.arrows[k] > 0 and now and (box.legacy[box.arrow_to[k]] == 0 or s.may_enter(seat, box.arrow_to[k])):
            return True
    return False


def misfit(s: MaracaiboState, frame: Frame, under: Frame) -> str:
    """The field of a frame that does not fit; an empty name if all do."""
    kind, what = frame.kind, frame.what
    wrong = ""
    if kind == EFFECT or kind == CHOICE:
        wrong = effect_misfit(s, frame)
    elif kind == SPLITTING:
        if not all(has_split(s, frame, seat) for seat in range(int(s.people()))):
            wrong = "mask"
    elif kind == CHOOSING_CAREER:
        if under.kind not in FIRST_FRAMES:
            wrong = "kind"
        elif not all(has_career(s, frame, seat) for seat in range(int(s.people()))):
            wrong = "mask"
    elif kind == SAILING:
        wrong = "n" if frame.mask == 1 and frame.n != MOVEMENT else ""
    elif kind == CITY_ACTION:
        wrong = "what" if s.city_action(what) < 0 else ""
    elif kind == DISCARDING_DISC:
        wrong = "what" if len(s.box.place_names) < what < ON_LEGACY else ""
    elif kind == PAYING:
        wrong = payment_misfit(s, frame)
    elif kind == MAYBE or kind == MARKING:
        wrong = "kind" if under.kind != EFFECT else "bound" if kind == MARKING and frame.n > frame.bound else ""
    elif kind == FIGHTING:
        wrong = fight_misfit(s, frame)
    elif kind == TRAIL_QUEST:
        wrong = "what" if s.trail[what] < 0 else ""
    elif kind == QUEST_DONE:
        wrong = "what" if what >= QUESTS and s.tile_card[what - QUESTS] < 0 else ""
    elif kind == SCORING:
        wrong = "n" if frame.n == AFTER_STORY and s.round == ROUNDS and len(s.finals) == 0 else ""
    elif kind == JEAN_TURN:
        wrong = "n" if frame.n > 0 and s.jean_card < 0 else ""
    elif kind == VOTING:
        wrong = vote_misfit(s, frame, under)
    elif kind == L1_QUEST:
        wrong = "n" if frame.n == 0 and s.l1_quest < 0 else ""
    return wrong


def effect_misfit(s: MaracaiboState, frame: Frame) -> str:
    """A card's effect names it twice; a choice stands at its step; nothing to come asks for what is not there."""
    if frame.mask != frame.source + 1:
        return "mask"
    if frame.source >= 0 and s.boards[frame.seat].slot(frame.source) < 0:
        return "source"
    if frame.kind == CHOICE and s.code[frame.what * WIDTH] != CHOOSE:
        return "what"
    at = frame.what
    while s.code[at * WIDTH] != END:
        op = s.code[at * WIDTH]
        # The flag is of the place that is fought for at this moment; a stored quest is fulfilled at once.
        if op == FLAG_BONUS or op == FULFIL_STORED or (op == STORE_QUEST and frame.source < 0):
            return "what"
        at += 1
    return ""


def has_split(s: MaracaiboState, frame: Frame, seat: int) -> bool:
    """Who is asked still has cards to throw away, after one was planned; who is not has done both."""
    board = s.boards[seat]
    thrown, planned = len(board.thrown), len(board.planning)
    asked = frame.mask & BIT[seat] != 0
    return (
        len(board.hand) + planned + thrown == DEALT
        and planned == (1 if thrown else planned)
        and (asked == (thrown < THROWN))
    )


def has_career(s: MaracaiboState, frame: Frame, seat: int) -> bool:
    """Who is asked has a choice and no career, who is not has one."""
    board = s.boards[seat]
    asked = frame.mask & BIT[seat] != 0
    return asked == (board.career < 0) and (not asked or board.careers != 0)


def payment_misfit(s: MaracaiboState, frame: Frame) -> str:
    """No more is left than the cost asks for, and the hand has enough cards for it; of the kind that is due now only
    those after the last one count."""
    board, box, cost = s.boards[frame.seat], s.box, frame.what
    first = frame.n
    k: i64
    for k in range(OBJECTS):
        need = (frame.mask >> (4 * k)) & 15
        if need > 0:
            if need > (box.cost_objects[cost] >> (4 * k)) & 15 or cards_with(s, board, True, k, first, -1) < need:
                return "mask"
            first = 0
    for k in range(GOODS):
        need = (frame.bound >> (4 * k)) & 15
        if need > 0:
            if need > (box.cost_goods[cost] >> (4 * k)) & 15 or cards_with(s, board, False, k, first, -1) < need:
                return "bound"
            first = 0
    same, which = (frame.bound >> SAME) & 15, (frame.bound >> WHICH) - 1
    if same > box.cost_identical[cost]:
        return "bound"
    for k in range(GOODS):
        if same > 0 and which in (-1, k) and cards_with(s, board, False, k, first, -1) >= same:
            same = 0
    return "bound" if same > 0 else ""


def fight_misfit(s: MaracaiboState, frame: Frame) -> str:
    """For one of the nations; while it is chosen, one of them can be paid for."""
    if nation_of(frame) >= NATIONS:
        return "bound"
    if frame.n == CHOOSE_NATION and all(can_fight_for(s, frame, nation) != 0 for nation in range(NATIONS)):
        return "what"
    return ""


def vote_misfit(s: MaracaiboState, frame: Frame, under: Frame) -> str:
    """On a card that is being checked; who is asked has not voted, all the others have."""
    if under.kind != CHECKING_STORY:
        return "kind"
    choices = s.box.story_choices[frame.what]
    if choices == 0:
        return "what"
    for seat in range(int(s.people())):
        vote = vote_of(frame, seat)
        if vote >= choices or (vote < 0) != (frame.mask & BIT[seat] != 0):
            return "bound"
    return ""
