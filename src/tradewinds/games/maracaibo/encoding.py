"""Observations of Maracaibo: what `seeing.py` shows a seat, as numbers. Names and places stand side by side below.

Nearly all of it is as large as the content says, so the places are made with the encoder.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import (
    BORDER_NAMES,
    BUILDINGS,
    DIFFICULTIES,
    GOALS,
    GOOD_NAMES,
    NATION_NAMES,
    NATIONS,
    OBJECT_NAMES,
    SLOTS,
    SYNERGY_NAMES,
)
from tradewinds.games.maracaibo.content import CITY, COMPASS, DISCOUNT, L1, MODES, NO_PLACE, Box
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.phases.combat import ACT, nation_of, value_of
from tradewinds.games.maracaibo.reasons import REASONS
from tradewinds.games.maracaibo.refusals import asked
from tradewinds.games.maracaibo.state import (
    CHOOSING_CAREER,
    FIGHTING,
    FRAMES,
    LEGACY_PLACES,
    PAYING,
    PHASES,
    PURCHASE,
    SPLITTING,
    USED,
    Player,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.effects import CHOICE, EFFECT
from tradewinds.kernel.encoding import (
    FLOATS,
    Encoder,
    Layout,
    add,
    mark_bits,
    mark_deciders,
    part,
    places,
    relative,
    seats,
    told_apart,
)
from tradewinds.kernel.state import NOTHING, Frame, State
from tradewinds.kernel.vectors import vec

VERSION: Final = 1
SEATS: Final = 4

# --- a board, as far as it does not depend on the content ----------------------------------------------------------

_BOARD: Final = Layout()
PRESENT: Final[i64] = _BOARD.one("present")
VP: Final[i64] = _BOARD.one("vp")
DOUBLOONS: Final[i64] = _BOARD.one("doubloons")
CP: Final[i64] = _BOARD.one("cp")
INCOME: Final[i64] = _BOARD.one("income")
VP_INCOME: Final[i64] = _BOARD.one("vp_income")
INFLUENCE: Final[i64] = _BOARD.many("influence", NATION_NAMES)
RANK: Final[i64] = _BOARD.one("explorer_rank")
BORDERS: Final[i64] = _BOARD.many("border", BORDER_NAMES)
PERSONAL: Final[i64] = _BOARD.one("figures")
GENERAL: Final[i64] = _BOARD.one("figures_general")
DISCS: Final[i64] = _BOARD.many("discs", places(SLOTS, 1))
HAND_SIZE: Final[i64] = _BOARD.one("hand_size")
PLANNED: Final[i64] = _BOARD.one("planned")
GOAL: Final[i64] = _BOARD.many("goal", places(GOALS, 1))
SYNERGY: Final[i64] = _BOARD.many("synergy", SYNERGY_NAMES)
QUESTS: Final[i64] = _BOARD.one("quests")
TOKENS: Final[i64] = _BOARD.one("tokens")
COMPASSES: Final[i64] = _BOARD.one("compasses")
DISCOUNTS: Final[i64] = _BOARD.one("discount")
ASSISTANTS: Final[i64] = _BOARD.one("assistants")
TABLEAU_SIZE: Final[i64] = _BOARD.one("tableau_size")
INVESTED: Final[i64] = _BOARD.many("invested", places(BUILDINGS, 1))

# --- the table, as far as it does not depend on the content --------------------------------------------------------

_FIXED: Final = Layout()
PLAYERS: Final[i64] = _FIXED.many("players", places(3, 2))
SEAT: Final[i64] = _FIXED.many("seat", places(SEATS))
FIRST_EDITION: Final[i64] = _FIXED.one("option.first_edition")
PRESTIGE_OPEN: Final[i64] = _FIXED.one("option.prestige_open")
UNREACHED: Final[i64] = _FIXED.one("option.unreached_in_round_4")
SILVER: Final[i64] = _FIXED.one("option.silver_influence")
WITH_JEAN: Final[i64] = _FIXED.one("option.jean")
DIFFICULTY: Final[i64] = _FIXED.many("option.difficulty", DIFFICULTIES)
MODE: Final[i64] = _FIXED.many("option.mode", MODES)
ROUND: Final[i64] = _FIXED.many("round", places(4, 1))
PHASE: Final[i64] = _FIXED.many("phase", PHASES)
ACTIVE: Final[i64] = _FIXED.many("active", seats(SEATS))
MP: Final[i64] = _FIXED.one("mp")
STORAGE: Final[i64] = _FIXED.many("storage", NATION_NAMES)
ON_MAP: Final[i64] = _FIXED.many("markers", NATION_NAMES)
CROSSED: Final[i64] = _FIXED.many("border", BORDER_NAMES)
ARRIVALS: Final[i64] = _FIXED.one("arrivals")
PILES: Final[i64] = _FIXED.many("token_pile", ["left", "right"])
QUEST_PILE: Final[i64] = _FIXED.one("quest_pile")
DECK: Final[i64] = _FIXED.one("deck_size")
COMBAT_NATION: Final[i64] = _FIXED.many("combat.nation", NATION_NAMES)
COMBAT_VALUE: Final[i64] = _FIXED.one("combat.value")
JEAN_REMOVED: Final[i64] = _FIXED.one("jean.removed")
JEAN_CARDS: Final[i64] = _FIXED.one("jean.cards")
JEAN_DECK: Final[i64] = _FIXED.one("jean.deck_size")
LEGACY_MARKER: Final[i64] = _FIXED.many("legacy_marker", places(LEGACY_PLACES), NATION_NAMES)
DECIDES: Final[i64] = _FIXED.many("decides", seats(SEATS))
ASKED: Final[i64] = _FIXED.many("asked", FRAMES)
QUESTION: Final[i64] = _FIXED.many("question", told_apart(REASONS.kinds[1 : REASONS.questions + 1]))
"""What the observer is asked; others only know of what kind it is."""
ASKED_N: Final[i64] = _FIXED.one("question.number")
ASKED_OBJECT: Final[i64] = _FIXED.many("question.objects", OBJECT_NAMES)
ASKED_GOOD: Final[i64] = _FIXED.many("question.goods", GOOD_NAMES)
ASKED_SAME: Final[i64] = _FIXED.one("question.same_goods")


class MaracaiboEncoder(Encoder):
    def __init__(self, box: Box) -> None:
        layout = _FIXED.first(_FIXED.size())
        cards, where, quests = box.names, box.place_names, box.quest_names
        self.cards: i64 = len(cards)
        self.quests: i64 = len(quests)
        self.tiles: i64 = len(box.tile_names)
        self.places: i64 = len(where)
        # per location
        self.marker: i64 = layout.many("marker_at", bracketed(where), NATION_NAMES)
        self.quests_at: i64 = layout.many("quests_at", bracketed(where))
        self.closed: i64 = layout.many("closed", bracketed(where))
        self.city_index: vec[i64] = vec[i64]([-1] * len(where))
        """Among the locations that are cities, or can become one; -1 for others."""
        cities: list[str] = []
        for place, name in enumerate(where):
            if box.kind[place] == CITY or box.city_with[place] > 0 or box.legacy[place] > 0:
                self.city_index[place] = len(cities)
                cities.append(name)
        self.city: i64 = layout.many("city", bracketed(cities), ["open", "discs", "spaces", *box.tile_names])
        # quests, buildings, combat, legacy tiles, story
        self.quest_at: i64 = layout.many("quest_at", quests)
        """How far round the circle of locations a quest on the map lies."""
        self.trail: i64 = layout.many("trail", quests)
        self.quest_top: i64 = layout.many("quest_top", quests)
        self.building: i64 = layout.many("building", places(BUILDINGS, 1), box.building_names)
        self.buildings: i64 = len(box.building_names)
        self.token: i64 = layout.many("combat.token", box.token_names)
        self.jean_card: i64 = layout.many("jean.card", box.automa_names)
        self.legacy: i64 = layout.many("legacy", box.legacy_names)
        self.legacy_discs: i64 = layout.many("legacy_discs", box.legacy_names)
        self.c_card: i64 = layout.many("c_card", cards[int(box.first_c) :])
        self.story: i64 = layout.many("story", box.story_names)
        self.waiting: i64 = layout.many("story_waits", box.story_names)
        self.choice: i64 = layout.many("story_choice", box.story_names)
        # cards
        self.display: i64 = layout.many("display", cards)
        self.asked_card: i64 = layout.many("question.card", cards)
        self.hand: i64 = layout.many("hand", cards)
        self.planning: i64 = layout.many("planning", cards)
        self.used: i64 = layout.many("used", cards)
        """Of the own tableau: assistants that have acted in this round."""
        self.stored: i64 = layout.many("stored", quests)
        """Quests on the own cards."""
        self.dealt: i64 = layout.many("dealt_career", box.career_names)
        self.touched: i64 = layout.many("touched", bracketed(where))
        """Locations that the own ship has passed or stopped at in this round."""
        # boards
        board = _BOARD.first(_BOARD.size())
        self.b_ship: i64 = board.many("ship", bracketed(where))
        self.b_post: i64 = board.many("assistant_at", bracketed(where))
        self.b_explorer: i64 = board.many("explorer", box.space_names)
        self.b_career: i64 = board.many("career", box.career_names)
        self.b_village: i64 = board.many("village_action", box.village_names)
        self.b_combat: i64 = board.many("combat_action", box.combat_names)
        self.b_tableau: i64 = board.many("tableau", cards)
        self.stride: i64 = board.size()
        self.board: i64 = layout.repeated([f"board{seat}" for seat in seats(SEATS)], board)
        super().__init__(layout, VERSION)

    def encode(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        s = cast(Maracaibo, state)
        encode_match(s, seat, out, at)
        encode_question(s, seat, out, at)
        self.encode_map(s, out, at)
        self.encode_quests(s, out, at)
        self.encode_combat(s, out, at)
        self.encode_story(s, out, at)
        self.encode_own(s, s.boards[seat], seat, out, at)
        i: i64
        for i in range(s.players):
            self.encode_board(s, s.boards[i], i, seat, out, at + self.board + self.stride * relative(s, i, seat))

    def encode_map(self, s: Maracaibo, out: vec[float], at: i64) -> None:
        place: i64
        for place in range(self.places):
            if s.kinds[place] == NO_PLACE:
                out[at + self.closed + place] = 1.0
                continue
            if s.markers[place] >= 0:
                out[at + self.marker + NATIONS * place + s.markers[place]] = 1.0
            city = self.city_index[place]
            if city < 0 or s.kinds[place] != CITY:
                continue
            first = at + self.city + (3 + self.tiles) * city
            out[first] = 1.0
            out[first + 1] = part(s.market[place], 4.0)
            out[first + 2] = part(s.market_spaces(place), 4.0)
            if s.tiles[place] >= 0:
                out[first + 3 + s.tiles[place]] = 1.0
        k: i64
        for k in range(s.open):
            out[at + self.building + self.buildings * k + s.buildings[k]] = 1.0
        for card in s.display:
            if card >= 0:
                out[at + self.display + card] = 1.0

    def encode_quests(self, s: Maracaibo, out: vec[float], at: i64) -> None:
        i: i64
        for i in range(len(s.lying)):
            place = s.lying_at[i]
            out[at + self.quest_at + s.lying[i]] = part(place + 1, FLOATS[self.places])
            add(out, at + self.quests_at + place, 4.0)
        if s.l1_quest >= 0:
            out[at + self.quest_at + s.l1_quest] = part(s.box.legacy_at[L1] + 1, FLOATS[self.places])
        for i in range(len(s.trail)):
            if s.trail[i] >= 0:
                out[at + self.trail + s.trail[i]] = part(i + 1, 3.0)
        if s.quest_top >= 0:
            out[at + self.quest_top + s.quest_top] = 1.0

    def encode_combat(self, s: Maracaibo, out: vec[float], at: i64) -> None:
        """The innermost one."""
        frame: Frame | None = s.top
        while frame is not None and frame.kind != NOTHING:
            if frame.kind == FIGHTING:
                if frame.what > 0:
                    out[at + self.token + frame.what - 1] = 1.0
                if frame.n == ACT:
                    out[at + COMBAT_NATION + nation_of(frame)] = 1.0
                    out[at + COMBAT_VALUE] = part(value_of(frame), 16.0)
                return
            frame = frame.under

    def encode_story(self, s: Maracaibo, out: vec[float], at: i64) -> None:
        """Jean, the legacy tiles in play, and how far the campaign is."""
        if s.rules.jean:
            if s.jean_card >= 0:
                out[at + self.jean_card + s.jean_card] = 1.0
            out[at + JEAN_REMOVED] = part(s.jean_removed, 22.0)
            out[at + JEAN_CARDS] = part(len(s.jean_cards), 20.0)
            out[at + JEAN_DECK] = part(size(s.jean_deck), 15.0)
        if s.legacy == 0 and s.story == 0 and s.c_cards == 0:
            return
        mark_bits(out, at + self.legacy, s.legacy)
        i: i64
        for i in range(len(s.on_tiles)):
            if s.on_tiles[i] > 0:
                out[at + self.legacy_discs + i] = part(s.on_tiles[i], 8.0)
        for i in range(LEGACY_PLACES):
            if s.legacy_markers[i] >= 0:
                out[at + LEGACY_MARKER + NATIONS * i + s.legacy_markers[i]] = 1.0
        mark_bits(out, at + self.c_card, s.c_cards)
        mark_bits(out, at + self.story, s.story)
        mark_bits(out, at + self.waiting, s.waiting)
        for i in range(len(s.choices)):
            if s.choices[i] > 0:
                out[at + self.choice + i] = part(s.choices[i], 2.0)

    def encode_own(self, s: Maracaibo, board: Player, seat: i64, out: vec[float], at: i64) -> None:
        """What only the observer sees, or needs to know of the own things only."""
        for card in board.hand:
            out[at + self.hand + card] = 1.0
        for card in board.planning:
            out[at + self.planning + card] = 1.0
        i: i64
        for i in range(len(board.cards)):
            if board.marks[i] & USED != 0:
                out[at + self.used + board.cards[i]] = 1.0
            if board.stored[i] > 0:
                out[at + self.stored + board.stored[i] - 1] = 1.0
        mark_bits(out, at + self.dealt, board.careers)
        mark_bits(out, at + self.touched, board.touched)
        if not s.over and (s.deciders >> seat) & 1 != 0:
            card = card_asked(s.top)
            if 0 <= card < self.cards:
                out[at + self.asked_card + card] = 1.0

    def encode_board(self, s: Maracaibo, board: Player, index: i64, seat: i64, out: vec[float], at: i64) -> None:
        own = index == seat
        top = s.top.kind
        out[at + PRESENT] = 1.0
        out[at + VP] = part(board.vp, 200.0)
        out[at + DOUBLOONS] = part(board.doubloons, 50.0)
        out[at + CP] = part(board.cp, 8.0)
        out[at + INCOME] = part(board.income, 34.0)
        out[at + VP_INCOME] = part(board.vp_income, 20.0)
        k: i64
        for k in range(NATIONS):
            out[at + INFLUENCE + k] = part(board.influence[k], 15.0)
        out[at + RANK] = part(s.box.rank[board.explorer], 50.0)
        mark_bits(out, at + BORDERS, board.borders)
        out[at + PERSONAL] = part(board.personal, 8.0)
        out[at + GENERAL] = part(board.general, 8.0)
        for k in range(SLOTS):
            if board.discs[k] != 0:
                out[at + DISCS + k] = part(board.discs[k], 2.0)
        hand: i64 = len(board.hand)
        if own or top != SPLITTING:
            out[at + PLANNED] = part(len(board.planning), 3.0)
        else:
            hand += len(board.planning) + len(board.thrown)  # nobody sees before all are done
        out[at + HAND_SIZE] = part(hand, 8.0)
        mark_bits(out, at + GOAL, board.goals)
        mark_bits(out, at + SYNERGY, board.synergies)
        out[at + QUESTS] = part(s.quest_count(board), 12.0)
        out[at + TOKENS] = part(size(board.tokens), 12.0)
        out[at + COMPASSES] = part(board.lasting[COMPASS], 6.0)
        out[at + DISCOUNTS] = part(board.lasting[DISCOUNT], 4.0)
        out[at + ASSISTANTS] = part(s.assistants(board), 8.0)
        out[at + TABLEAU_SIZE] = part(len(board.cards), 20.0)
        for k in range(BUILDINGS):
            if (s.investors[k] >> index) & 1 != 0:
                out[at + INVESTED + k] = 1.0
        out[at + self.b_ship + board.ship] = 1.0
        mark_bits(out, at + self.b_post, board.posts)
        out[at + self.b_explorer + board.explorer] = 1.0
        if board.career >= 0 and (own or top != CHOOSING_CAREER):
            out[at + self.b_career + board.career] = 1.0
        mark_bits(out, at + self.b_village, board.village)
        mark_bits(out, at + self.b_combat, board.combat)
        for card in board.cards:
            out[at + self.b_tableau + card] = 1.0


def bracketed(names: list[str]) -> list[str]:
    return [f"[{name}]" for name in names]


def encode_match(s: Maracaibo, seat: i64, out: vec[float], at: i64) -> None:
    out[at + PLAYERS + s.players - 2] = 1.0
    out[at + SEAT + seat] = 1.0
    rules = s.rules
    if rules.first_edition:
        out[at + FIRST_EDITION] = 1.0
    if rules.prestige_open:
        out[at + PRESTIGE_OPEN] = 1.0
    if rules.unreached_in_round_4:
        out[at + UNREACHED] = 1.0
    out[at + SILVER] = part(rules.silver_influence, 8.0)
    if rules.jean:
        out[at + WITH_JEAN] = 1.0
        out[at + DIFFICULTY + rules.difficulty] = 1.0
    out[at + MODE + rules.mode] = 1.0
    out[at + ROUND + s.round - 1] = 1.0
    out[at + PHASE + s.phase] = 1.0
    out[at + ACTIVE + relative(s, s.active, seat)] = 1.0
    out[at + MP] = part(s.turn_mp, 10.0)
    on_map = markers_of_all(s)
    k: i64
    for k in range(NATIONS):
        out[at + STORAGE + k] = part(s.storage[k], 13.0)
        out[at + ON_MAP + k] = part((on_map >> (8 * k)) & 255, 13.0)
    mark_bits(out, at + CROSSED, s.borders)
    out[at + ARRIVALS] = part(s.arrivals, 4.0)
    out[at + PILES] = part(s.piles[0], 13.0)
    out[at + PILES + 1] = part(s.piles[1], 13.0)
    out[at + QUEST_PILE] = part(size(s.quest_pile) + (1 if s.quest_top >= 0 else 0), 24.0)
    out[at + DECK] = part(s.deck.size, 150.0)


def markers_of_all(s: Maracaibo) -> i64:
    """`markers_of` every nation, counted together: eight bits each."""
    counts: i64 = 0
    for nation in s.markers:
        if nation >= 0:
            counts += 1 << (8 * nation)
    for nation in s.legacy_markers:
        if nation >= 0:
            counts += 1 << (8 * nation)
    return counts


def encode_question(s: Maracaibo, seat: i64, out: vec[float], at: i64) -> None:
    """Of what kind the question is, which everybody sees, and for the one who is asked what it is about."""
    frame = s.top
    i: i64
    kind = frame.kind
    if s.over or kind == NOTHING:
        return
    mark_deciders(s, seat, out, at + DECIDES)
    out[at + ASKED + kind] = 1.0
    if (s.deciders >> seat) & 1 == 0:
        return
    out[at + QUESTION + asked(s, seat) - 1] = 1.0
    out[at + ASKED_N] = part(frame.n, 10.0)
    if kind == PAYING:
        for i in range(4):
            out[at + ASKED_OBJECT + i] = part((frame.mask >> (4 * i)) & 15, 4.0)
            out[at + ASKED_GOOD + i] = part((frame.bound >> (4 * i)) & 15, 4.0)
        out[at + ASKED_SAME] = part((frame.bound >> 16) & 15, 4.0)


def card_asked(frame: Frame) -> i64:
    """The card that a question is about, -1 for none."""
    if frame.kind == EFFECT or frame.kind == CHOICE:
        return frame.mask - 1
    return frame.what if frame.kind == PURCHASE else -1
