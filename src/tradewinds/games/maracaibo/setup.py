"""Set-up (MAR-2), in the rulebook's order; the dealt cards and the career cards are chosen by all at the same time."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from tradewinds.games.maracaibo.cards import refill_display, throw_away
from tradewinds.games.maracaibo.components import (
    BIT,
    BUILDINGS,
    CAREERS_DEALT,
    DEALT,
    DIFFICULTIES,
    EDITIONS,
    FIGURES_EACH,
    GOALS,
    MIXED_IN,
    PERSONAL,
    QUESTS,
    START_MARKERS,
    STARTING_MONEY,
    THROWN,
    TRAIL_QUESTS,
)
from tradewinds.games.maracaibo.content import MODES, Acts
from tradewinds.games.maracaibo.phases.story import begin_story
from tradewinds.games.maracaibo.phases.turn import begin_turn
from tradewinds.games.maracaibo.quests import place_quests, take_top
from tradewinds.games.maracaibo.reasons import (
    ASK_CAREER,
    ASK_SPLIT_PLAN,
    ASK_SPLIT_THROW,
    NOT_DEALT,
    NOT_DEALT_CARD,
    THROW_ORDER,
)
from tradewinds.games.maracaibo.state import (
    AUTOMA,
    CAREERS,
    CHOOSING_CAREER,
    CITY_TILES,
    FIRST_PLAYER,
    JEAN,
    PRESTIGE,
    PROJECTS,
    QUEST_TILES,
    SPLITTING,
    MaracaiboState,
    Options,
    Player,
    added,
    has,
    without,
)
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append, vec


def make_options(values: Mapping[str, object]) -> Options:
    rules = Options()
    rules.first_edition = EDITIONS.index(str(values["edition"])) == 1
    rules.prestige_open = bool(values["prestige_open"])
    rules.unreached_in_round_4 = bool(values["score_unreached_assistants_in_round_4"])
    first = values["first_player"]
    rules.first_player = -1 if first == "random" else int(str(first))
    rules.jean = values["jean"] == 1
    rules.difficulty = DIFFICULTIES.index(str(values["jean_difficulty"]))
    rules.mode = MODES.index(str(values["mode"]))
    silver = values["silver_fleet_influence"]
    rules.silver_influence = 0 if silver == "by_edition" else int(str(silver))
    if rules.jean:
        rules.first_player = 0
    return rules


def set_up(s: MaracaiboState) -> None:
    lay_quests(s)
    lay_city_tiles(s)
    deal_projects(s)
    lay_buildings(s)
    if s.players == 2:
        place: i64
        for place in range(len(START_MARKERS)):
            if START_MARKERS[place] >= 0:
                s.markers[place] = START_MARKERS[place]
                s.storage[START_MARKERS[place]] -= 1
    deal_careers(s)
    first = s.rules.first_player
    if first < 0:
        first = s.chance.below(FIRST_PLAYER, s.players)
    s.active = first
    if s.journal is not None:
        s.journal.add("first_player", "MAR-2.24", int(first), {"player": int(first)})
    seat: i64
    for seat in range(s.people()):
        board = s.boards[seat]
        board.doubloons = STARTING_MONEY[(seat - first + s.players) % s.players]
        board.personal = PERSONAL
        board.general = FIGURES_EACH - PERSONAL - GOALS
    begin_story(s)
    place_quests(s, 0)
    if s.rules.jean:
        s.boards[JEAN].cp = 0
        make_automa_deck(s)
    everybody = BIT[s.people()] - 1
    begin_turn(s, first)
    s.push(CHOOSING_CAREER, -1, 0, 0, everybody)
    s.push(SPLITTING, -1, 0, 0, everybody)


def make_automa_deck(s: MaracaiboState) -> None:
    """So many cards of each letter as the difficulty says, the others are not used (MAR-30.4, 30.5)."""
    box = s.box
    letter: i64
    for letter in range(3):
        edition: i64 = 1 if s.rules.first_edition else 0
        left: i64 = 0
        card: i64
        for card in range(len(box.automa_names)):
            if box.automa_deck[card] == letter:
                left |= BIT[card]
        for _ in range(box.automa_cards[6 * s.rules.difficulty + 3 * edition + letter]):
            card = s.chance.pick(AUTOMA, left)
            left &= ~BIT[card]
            s.jean_deck |= BIT[card]


def lay_quests(s: MaracaiboState) -> None:
    """One face-up pile; three tiles on the explorer track (MAR-2.3, 2.4)."""
    s.quest_top = s.chance.pick(QUEST_TILES, BIT[QUESTS] - 1)
    s.quest_pile = (BIT[QUESTS] - 1) & ~BIT[s.quest_top]
    k: i64
    for k in range(TRAIL_QUESTS):
        s.trail[k] = take_top(s)


def lay_city_tiles(s: MaracaiboState) -> None:
    """The two marked tiles and two others of those for this number of players, on four cities (MAR-2.6, 2.7)."""
    box = s.box
    fixed: i64 = 0
    marked: i64 = 0
    others: i64 = 0
    tile: i64
    tiles = s.tiles[:]
    for tile in range(len(box.tile_names)):
        if box.tile_players[tile] & BIT[s.players] == 0:
            continue
        if box.tile_fixed[tile] >= 0:
            tiles[box.tile_fixed[tile]] = tile
            fixed += 1
        elif box.tile_marked[tile] != 0:
            marked |= BIT[tile]
        else:
            others |= BIT[tile]
    for _ in range(2):
        tile = s.chance.pick(CITY_TILES, others)
        others &= ~BIT[tile]
        marked |= BIT[tile]
    for name in ("4", "5", "13", "14"):
        tile = s.chance.pick(CITY_TILES, marked)
        marked &= ~BIT[tile]
        tiles[box.places[name]] = tile
    s.tiles = tiles


def deal_projects(s: MaracaiboState) -> None:
    """Eight A cards each, C cards of the archive among them; 40 B cards are mixed with what is left; the display
    (MAR-2.8 to 2.10)."""
    box = s.box
    card: i64
    bag = vec[i64]([0] * box.size)
    in_bag: i64 = 0
    s.c_dealt = s.c_cards
    for card in range(box.size):
        if box.deck[card] == 0 or (box.deck[card] == 2 and s.c_cards & BIT[card - box.first_c] != 0):
            s.deck.add(card)
        elif box.deck[card] == 1:
            bag[card] = 1
            in_bag += 1
    seat: i64
    for seat in range(s.people()):
        board = s.boards[seat]
        for _ in range(DEALT):
            board.hand = added(board.hand, s.deck.draw(s.chance, PROJECTS))
        if s.journal is not None:
            names = [box.names[card] for card in board.hand]
            s.journal.add_secret("dealt", "MAR-2.9", int(seat), {"n": DEALT}, {"cards": names}, (int(seat),))
    for _ in range(MIXED_IN):
        card = s.chance.weigh_of(PROJECTS, bag, in_bag)
        bag[card] = 0
        in_bag -= 1
        s.deck.add(card)
    refill_display(s)


def lay_buildings(s: MaracaiboState) -> None:
    """One face up and three face down, or all four open (MAR-2.12)."""
    left: i64 = BIT[len(s.box.building_names)] - 1
    chosen = vec[i64]()
    for _ in range(BUILDINGS):
        building = s.chance.pick(PRESTIGE, left)
        left &= ~BIT[building]
        chosen = append(chosen, building)
    s.buildings = chosen
    s.open = BUILDINGS if s.rules.prestige_open else 1


def deal_careers(s: MaracaiboState) -> None:
    left: i64 = BIT[len(s.box.career_names)] - 1
    seat: i64
    for seat in range(s.people()):
        for _ in range(CAREERS_DEALT):
            career = s.chance.pick(CAREERS, left)
            left &= ~BIT[career]
            s.boards[seat].careers |= BIT[career]


# --- the split (MAR-2.26) --------------------------------------------------------------------------------------------


def step_splitting(s: MaracaiboState, frame: Frame) -> bool:
    """Nothing shows before all are done (MAR-31.6)."""
    if frame.mask != 0:
        s.deciders = frame.mask
        return True
    s.pop()
    s.barriers += 1
    seat: i64
    for seat in range(s.people()):
        board = s.boards[seat]
        names: list[str] = []
        for card in board.thrown:
            throw_away(s, card)
            if s.journal is not None:
                names.append(s.box.names[card])
        board.thrown = vec[i64]()
        if s.journal is not None:
            s.journal.reveal("planned", "MAR-2.26", int(seat), {"card": s.box.names[board.planning[0]]})
            s.journal.reveal("discarded", "MAR-2.26", int(seat), {"cards": names})
    return False


def can_split_plan(s: MaracaiboState, seat: i64, card: i64) -> i64:
    return 0 if has(s.boards[seat].hand, card) else NOT_DEALT_CARD


def can_throw(s: MaracaiboState, seat: i64, card: i64) -> i64:
    """One by one in the order of their numbers, so that no two orders mean the same and enough follow."""
    board = s.boards[seat]
    i: i64
    for i in range(len(board.hand)):
        if board.hand[i] == card:
            return 0 if may_throw(board, i) else THROW_ORDER
    return NOT_DEALT_CARD


def may_throw(board: Player, i: i64) -> bool:
    """The same for the card in this place of the hand, whose cards lie in rising order."""
    done = len(board.thrown)
    if done > 0 and board.thrown[done - 1] > board.hand[i]:
        return False
    return len(board.hand) - i >= THROWN - done


def options_splitting(s: MaracaiboState, seat: i64, out: Buffer) -> None:
    board = s.boards[seat]
    act = s.box.act
    if len(board.planning) == 0:
        for card in board.hand:
            out.add(act.plan + card)
        return
    i: i64
    for i in range(len(board.hand)):
        if may_throw(board, i):
            out.add(act.throw + board.hand[i])


def can_splitting(s: MaracaiboState, seat: i64, act: Acts, action: i64) -> i64:
    if len(s.boards[seat].planning) == 0:
        return can_split_plan(s, seat, action) if 0 <= action < act.throw else ASK_SPLIT_PLAN
    return can_throw(s, seat, action - act.throw) if act.throw <= action < act.career else ASK_SPLIT_THROW


def do_splitting(s: MaracaiboState, frame: Frame, seat: i64, action: i64) -> None:
    board = s.boards[seat]
    act = s.box.act
    if action < act.throw:
        board.hand = without(board.hand, action)
        board.planning = append(board.planning, action)
        return
    card = action - act.throw
    board.hand = without(board.hand, card)
    board.thrown = append(board.thrown, card)
    if len(board.thrown) == THROWN:
        frame.mask &= ~BIT[seat]


# --- the career card (MAR-2.27) --------------------------------------------------------------------------------------


def step_career(s: MaracaiboState, frame: Frame) -> bool:
    if frame.mask != 0:
        s.deciders = frame.mask
        return True
    s.pop()
    s.barriers += 1
    seat: i64
    for seat in range(s.people()):
        board = s.boards[seat]
        board.careers = 0
        if s.journal is not None:
            told: dict[str, object] = {"career": s.box.career_names[board.career]}
            s.journal.reveal("career", "MAR-2.27", int(seat), told)
    return False


def can_career(s: MaracaiboState, seat: i64, act: Acts, action: i64) -> i64:
    if not act.career <= action < act.sail:
        return ASK_CAREER
    return 0 if s.boards[seat].careers & BIT[action - act.career] != 0 else NOT_DEALT


def options_career(s: MaracaiboState, seat: i64, out: Buffer) -> None:
    career: i64
    for career in range(len(s.box.career_names)):
        if s.boards[seat].careers & BIT[career] != 0:
            out.add(s.box.act.career + career)


def do_career(s: MaracaiboState, frame: Frame, seat: i64, action: i64) -> None:
    """The other one goes back to the box unseen."""
    s.boards[seat].career = action - s.box.act.career
    frame.mask &= ~BIT[seat]
