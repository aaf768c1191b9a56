"""The state of a match: players, the map, the piles, and the frames of what happens next. Data only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.games.maracaibo.components import (
    BIT,
    BUILDINGS,
    DISCS,
    DISPLAY,
    LEFT_TOKENS,
    MARKERS,
    MEDIUM,
    NATIONS,
    SLOTS,
    START_CP,
    START_INCOME,
    STORY_TILES,
    TOKENS,
    TRAIL_QUESTS,
)
from tradewinds.games.maracaibo.content import BASIC_COMBAT, BASIC_VILLAGE, CITY, COMPASS, L3, LASTING, NO_PLACE, Box
from tradewinds.kernel.bits import size
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.effects import EffectState
from tradewinds.kernel.pile import Pile
from tradewinds.kernel.vectors import vec

# --- streams of chance -----------------------------------------------------------------------------------------------

FIRST_PLAYER: Final = 0
CITY_TILES: Final = 1
PROJECTS: Final = 2
CAREERS: Final = 3
COMBAT_TOKENS: Final = 4
QUEST_TILES: Final = 5
PRESTIGE: Final = 6
AUTOMA: Final = 7
STREAMS: Final = ["first_player", "city_tiles", "projects", "careers", "tokens", "quests", "buildings", "automa"]

JEAN: Final = 1
"""Her seat, where she plays."""

# --- frames: what happens next; EFFECT (0) and CHOICE (1) are the kernel's. In an EFFECT: n: one of the next two;
# source: the card in the tableau; mask: its number + 1; bound: nation + 1 that a choice has bound. ------------------

ACCEPTED: Final = 1
"""Its first cost was accepted by choosing it."""
CHOSEN_BY_RULE: Final = 2
"""What it offers cannot be declined."""

SPLITTING: Final = 2
"""mask: the seats that still split their cards (MAR-2.26)."""
CHOOSING_CAREER: Final = 3
"""mask: the seats that still choose (MAR-2.27)."""
TURN: Final = 4
"""seat; n: stage."""
SAILING: Final = 5
"""seat; n: MP; mask: 1 it must be done, else it is an extra sail."""
VISITING: Final = 6
"""seat: who has assistants where a ship arrived; n: how often (MAR-22.7)."""
MAIN: Final = 7
"""seat; n: 1 once the main action is chosen; mask: 1 after an extra sail."""
CITY_ACTION: Final = 8
"""seat; what: location; n: stage."""
DISCARDING_DISC: Final = 9
"""seat; n: how many more; what: location + 1 whose market it goes to, or ON_LEGACY + tile, and then it must."""
VILLAGES: Final = 10
"""seat; n: village actions left."""
PURCHASE: Final = 11
"""seat; what: the card, which is paid for."""
PAYING: Final = 12
"""seat; what: the cost; n: the card chosen last + 1; mask: objects left; bound: goods left, and from bit 16 identical
goods left, from bit 20 which good + 1."""
MAYBE: Final = 13
"""seat; what: the cost, -1 the whole hand; bound: where the effect goes on if not."""
FIGHTING: Final = 14
"""seat; n: stage; what: token + 1; mask: combat actions done, as bits; bound: nation, and from bit 2 on the CV."""
EXPLORING: Final = 15
"""seat; n: steps."""
ROBBING: Final = 16
"""seat; mask: the seats that the explorer has jumped over (MAR-9.12)."""
TRAIL_QUEST: Final = 17
"""seat; what: place of the track (MAR-9.7)."""
QUEST_DONE: Final = 18
"""seat; what: the tile that goes to the quest row."""
INFLUENCE: Final = 19
"""seat; n: how much; mask: 1 it may be declined."""
RANKING: Final = 20
"""seat: choose a nation for the next rank."""
MARKING: Final = 21
"""seat; what: where; n: stage; mask: 1 must, 2 the nation is used afterwards; bound: nation + 1."""
SYNERGY: Final = 22
"""seat: choose a token."""
MANNING: Final = 23
"""seat; n: income for each (MAR-24.14)."""
DRAWING: Final = 24
"""seat."""
SCORING: Final = 25
"""n: stage; what: seats done with step 1."""
SCORING_BUY: Final = 26
"""seat; n: 1 once it is done; mask: 1 in the final scoring."""
JEAN_TURN: Final = 27
"""n: stage."""
ARRIVING: Final = 28
"""seat; what: the legacy tile where the ship has stopped (MAR-29.7, 29.11, 29.15)."""
CHECKING_STORY: Final = 29
"""n: 1 in the final scoring; mask: the story cards that are still to be checked, as bits (MAR-28.6)."""
VOTING: Final = 30
"""seat: the reader; what: the story card; mask: who has not voted yet; bound: two bits each, the choice + 1."""
REMOVING_SKULL: Final = 31
"""seat (MAR-29.16)."""
L1_QUEST: Final = 32
"""seat; n: 1 once its quest is being fulfilled (MAR-29.2)."""
FRAMES: Final = [
    "effect",
    "choice",
    "splitting",
    "choosing_career",
    "turn",
    "sailing",
    "visiting",
    "main",
    "city_action",
    "discarding_disc",
    "villages",
    "purchase",
    "paying",
    "maybe",
    "fighting",
    "exploring",
    "robbing",
    "trail_quest",
    "quest_done",
    "influence",
    "ranking",
    "marking",
    "synergy",
    "manning",
    "drawing",
    "scoring",
    "scoring_buy",
    "jean_turn",
    "arriving",
    "checking_story",
    "voting",
    "removing_skull",
    "l1_quest",
]

SETUP: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3
IN_SCORING: Final = 4
PHASES: Final = ["setup", "sail", "main", "draw", "scoring"]

USED: Final = 1
"""Marks of an assistant's card: its action was used in this round,"""
SCORED: Final = 2
"""it gave its VP in this round,"""
NEW: Final = 4
"""it was bought in this turn."""

CAPACITY: Final = 512
ON_LEGACY: Final = 100
"""In place of a location: from here on legacy tiles."""
IN_STACK: Final = -1
IN_BOX: Final = -2
"""In place of the card that a story tile was placed for."""
LEGACY_PLACES: Final = 3
"""For ownership markers: two on the silver fleet, one on the gold mine (MAR-29.8, 29.10)."""


@mypyc_attr(acyclic=True)
class Options:
    """Edition and rulings of a match; never changes, so copies share it."""

    def __init__(self) -> None:
        self.first_edition: bool = False
        self.prestige_open: bool = False
        self.unreached_in_round_4: bool = False
        self.first_player: i64 = -1
        self.jean: bool = False
        self.difficulty: i64 = MEDIUM
        self.mode: i64 = 0
        self.silver_influence: i64 = 0
        """0: as the edition says (MAR-RUL.20)."""


@mypyc_attr(acyclic=True)
class Player:
    """What is before one player."""

    def __init__(self, source: Player | None = None) -> None:
        if source is not None:
            self.vp: i64 = source.vp
            self.doubloons: i64 = source.doubloons
            self.cp: i64 = source.cp
            self.income: i64 = source.income
            self.vp_income: i64 = source.vp_income
            self.ship: i64 = source.ship
            self.touched: i64 = source.touched
            self.explorer: i64 = source.explorer
            self.borders: i64 = source.borders
            self.influence: vec[i64] = source.influence[:]
            self.personal: i64 = source.personal
            self.general: i64 = source.general
            self.on_cards: i64 = source.on_cards
            self.discs: vec[i64] = source.discs[:]
            self.upgrades: i64 = source.upgrades
            self.hand: vec[i64] = source.hand
            self.planning: vec[i64] = source.planning[:]
            self.thrown: vec[i64] = source.thrown[:]
            self.careers: i64 = source.careers
            self.career: i64 = source.career
            self.goals: i64 = source.goals
            self.met: i64 = source.met
            self.cards: vec[i64] = source.cards[:]
            self.marks: vec[i64] = source.marks[:]
            self.stored: vec[i64] = source.stored[:]
            self.posts: i64 = source.posts
            self.synergies: i64 = source.synergies
            self.quests: i64 = source.quests
            self.tokens: i64 = source.tokens
            self.lasting: vec[i64] = source.lasting[:]
            self.village: i64 = source.village
            self.combat: i64 = source.combat
        else:
            self.vp = 0
            self.doubloons = 0
            self.cp = START_CP
            self.income = START_INCOME
            self.vp_income = 0
            # The ship's location; those it passed or stopped at in this round, as bits; the explorer's space; the
            # borders it has crossed, as bits.
            self.ship = 0
            self.touched = 0
            self.explorer = 0
            self.borders = 0
            self.influence = vec[i64]([0] * NATIONS)
            # Figures: in the personal supply, in the general one, on project cards; the others stand on the map, on
            # career goals and on prestige buildings.
            self.personal = 0
            self.general = 0
            self.on_cards = 0
            # Discs per slot of the ship board; slots that are complete, as bits.
            self.discs = vec[i64]([DISCS] * SLOTS)
            self.upgrades = 0
            # Cards in rising order; the hand is always made anew, so copies share it. `thrown`: during set-up.
            self.hand = vec[i64]()
            self.planning = vec[i64]()
            self.thrown = vec[i64]()
            # The two career cards dealt, as bits, until one is chosen; that one; its goals done, and those whose easier
            # condition is met (`careers.see_goals`), as bits.
            self.careers = 0
            self.career = -1
            self.goals = 0
            self.met = 0
            # The tableau: card, its marks, the quest stored on it + 1; locations of own assistants, as bits.
            self.cards = vec[i64]()
            self.marks = vec[i64]()
            self.stored = vec[i64]()
            self.posts = 0
            # As bits: synergy tokens, quest tiles in the row, combat tokens.
            self.synergies = 0
            self.quests = 0
            self.tokens = 0
            # Lasting effects summed; village and combat actions as bits.
            self.lasting = vec[i64]([0] * LASTING)
            self.lasting[COMPASS] = 1
            self.village = BASIC_VILLAGE
            self.combat = BASIC_COMBAT

    def slot(self, card: i64) -> i64:
        """Where a card lies in the tableau, -1 if it does not."""
        i: i64
        for i in range(len(self.cards)):
            if self.cards[i] == card:
                return i
        return -1


def has(cards: vec[i64], card: i64) -> bool:
    for one in cards:
        if one == card:
            return True
    return False


def added(cards: vec[i64], card: i64) -> vec[i64]:
    """With one more, in rising order."""
    made = vec[i64]([card] * (len(cards) + 1))
    i: i64 = 0
    for one in cards:
        if one > card:
            made[i + 1] = one
        else:
            made[i] = one
        i += 1
    return made


def without(cards: vec[i64], card: i64) -> vec[i64]:
    if not has(cards, card):
        return cards
    made = vec[i64]([0] * (len(cards) - 1))
    i: i64 = 0
    for one in cards:
        if one != card:
            made[i] = one
            i += 1
    return made


class MaracaiboState(EffectState):
    def __init__(
        self, players: i64, rules: Options, box: Box, chance: Chance, source: MaracaiboState | None = None
    ) -> None:
        super().__init__(players, chance, CAPACITY, box.code, source)
        self.rules: Options = rules
        self.box: Box = box
        if source is not None:
            self.round: i64 = source.round
            self.active: i64 = source.active
            self.phase: i64 = source.phase
            self.trigger: i64 = source.trigger
            self.mp: i64 = source.mp
            self.turn_mp: i64 = source.turn_mp
            self.stops: i64 = source.stops
            self.fought: i64 = source.fought
            self.target: i64 = source.target
            self.boards: vec[Player] = vec[Player]([Player(board) for board in source.boards])
            self.deck: Pile = source.deck.copy()
            self.discard: vec[i64] = source.discard[:]
            self.discard_size: i64 = source.discard_size
            self.display: vec[i64] = source.display[:]
            self.tiles: vec[i64] = source.tiles
            self.market: vec[i64] = source.market[:]
            self.markers: vec[i64] = source.markers[:]
            self.storage: vec[i64] = source.storage[:]
            self.tokens: i64 = source.tokens
            self.piles: vec[i64] = source.piles[:]
            self.quest_top: i64 = source.quest_top
            self.quest_pile: i64 = source.quest_pile
            self.lying: vec[i64] = source.lying[:]
            self.lying_at: vec[i64] = source.lying_at[:]
            self.trail: vec[i64] = source.trail[:]
            self.borders: i64 = source.borders
            self.arrivals: i64 = source.arrivals
            self.buildings: vec[i64] = source.buildings
            self.open: i64 = source.open
            self.investors: vec[i64] = source.investors[:]
            self.finals: list[vec[i64]] = source.finals
            self.jean_deck: i64 = source.jean_deck
            self.jean_discard: i64 = source.jean_discard
            self.jean_card: i64 = source.jean_card
            self.jean_removed: i64 = source.jean_removed
            self.jean_cards: vec[i64] = source.jean_cards[:]
            self.legacy: i64 = source.legacy
            self.kinds: vec[i64] = source.kinds
            self.arrows: vec[i64] = source.arrows
            self.on_tiles: vec[i64] = source.on_tiles[:]
            self.legacy_markers: vec[i64] = source.legacy_markers[:]
            self.l1_quest: i64 = source.l1_quest
            self.tiles_gone: i64 = source.tiles_gone
            self.c_cards: i64 = source.c_cards
            self.c_dealt: i64 = source.c_dealt
            self.story: i64 = source.story
            self.waiting: i64 = source.waiting
            self.pages: vec[i64] = source.pages[:]
            self.choices: vec[i64] = source.choices[:]
            self.ending: i64 = source.ending
            self.tile_card: vec[i64] = source.tile_card[:]
            self.story_holder: vec[i64] = source.story_holder[:]
        else:
            places = len(box.place_names)
            self.round = 1
            self.active = 0
            self.phase = SETUP
            # Who ended the round by this turn, -1 nobody.
            self.trigger = -1
            # MP of the last sail, and of all sails in this turn; locations stopped at in this turn, combat actions done
            # in it (first edition), as bits.
            self.mp = 0
            self.turn_mp = 0
            self.stops = 0
            self.fought = 0
            # The location that an effect counts assistants at, while it does; -1 else.
            self.target = -1
            self.boards = vec[Player]([Player() for _ in range(players)])
            self.deck = Pile(box.size)
            self.discard = vec[i64]([0] * box.size)
            self.discard_size = 0
            self.display = vec[i64]([-1] * DISPLAY)
            # Per location: the city tile, -1 none; discs on its market; the nation of its ownership marker, -1 none.
            self.tiles = vec[i64]([-1] * places)
            self.market = vec[i64]([0] * places)
            self.markers = vec[i64]([-1] * places)
            self.storage = vec[i64]([MARKERS] * NATIONS)
            # Unrevealed combat tokens as bits, and how many are in the left and in the right pile.
            self.tokens = BIT[TOKENS] - 1
            self.piles = vec[i64]([LEFT_TOKENS, TOKENS - LEFT_TOKENS])
            # The visible quest tile, -1 none; those under it, as bits; those on the map in the order they came there;
            # those on the explorer track, -1 where it is gone.
            self.quest_top = -1
            self.quest_pile = 0
            self.lying = vec[i64]()
            self.lying_at = vec[i64]()
            self.trail = vec[i64]([-1] * TRAIL_QUESTS)
            # Borders that somebody has crossed, as bits; explorers at the end.
            self.borders = 0
            self.arrivals = 0
            # Prestige buildings I to IV, how many are face up, who has invested, as bits.
            self.buildings = vec[i64]([-1] * BUILDINGS)
            self.open = 0
            self.investors = vec[i64]([0] * BUILDINGS)
            # Per seat what each step of the final scoring brought; replaced as a whole, so copies share it.
            self.finals = []
            # Jean: her automa deck and its discard pile as bits, the card turned last (-1 none), discs removed from her
            # board, project cards beside it.
            self.jean_deck = 0
            self.jean_discard = 0
            self.jean_card = -1
            self.jean_removed = 0
            self.jean_cards = vec[i64]()
            # Legacy tiles in play, as bits, and what follows from them (`legacy.py`): the kind of each location, what
            # each arrow costs, 0 where it is closed; replaced as a whole, so copies share them.
            self.legacy = 0
            self.kinds = vec[i64]()
            self.arrows = vec[i64]()
            # Discs on each; nations of the markers on silver fleet and gold mine; the quest that lies on L1, -1 none.
            self.on_tiles = vec[i64]([0] * len(box.legacy_names))
            self.legacy_markers = vec[i64]([-1] * LEGACY_PLACES)
            self.l1_quest = -1
            # As bits: city tiles that L3 has taken out of the game; C cards in the game, and those that were in it when
            # the cards were dealt.
            self.tiles_gone = 0
            self.c_cards = 0
            self.c_dealt = 0
            # Story cards in play, and those of them that are to be set up in the next match, as bits; cards read, in
            # that order; the choice made with each + 1; the ending, -1 none.
            stories = len(box.story_names)
            self.story = 0
            self.waiting = 0
            self.pages = vec[i64]()
            self.choices = vec[i64]([0] * stories)
            self.ending = -1
            # Per story tile the card it was placed for, then of a story quest without a tile; per card who has
            # fulfilled its quest + 1.
            self.tile_card = vec[i64]([IN_STACK] * (STORY_TILES + 1))
            self.story_holder = vec[i64]([0] * stories)
            self.see_map()

    # --- places ------------------------------------------------------------------------------------------------

    def city_action(self, place: i64) -> i64:
        """The action of a city, of its tile or printed; -1 where there is none."""
        tile = self.tiles[place]
        return self.box.tile_action[tile] if tile >= 0 else self.box.fixed_action[place]

    def market_good(self, place: i64) -> i64:
        """-1 where there is no market."""
        tile = self.tiles[place]
        if tile >= 0:
            return self.box.tile_good[tile]
        return self.box.fixed_good[place] if self.kinds[place] == CITY else -1

    def market_spaces(self, place: i64) -> i64:
        tile = self.tiles[place]
        if tile >= 0:
            return self.box.tile_slots[tile]
        return self.box.fixed_slots[5 * place + self.players] if self.kinds[place] == CITY else 0

    def has_tile(self, tile: i64) -> bool:
        """A legacy tile is in play."""
        return self.legacy & BIT[tile] != 0

    def see_map(self) -> None:
        """Locations and arrows as the legacy tiles in play have them (MAR-29.2 to 29.4, 29.6, 29.9)."""
        box = self.box
        kinds = box.kind[:]
        arrows = box.arrow_mp[:]
        k: i64
        for k in range(len(kinds)):
            if box.legacy[k] > 0 and self.legacy & BIT[box.legacy[k] - 1] == 0:
                kinds[k] = NO_PLACE
            elif box.city_with[k] > 0 and self.legacy & BIT[box.city_with[k] - 1] != 0:
                kinds[k] = CITY
        if len(kinds) > 0 and self.legacy & BIT[L3] != 0:
            kinds[box.legacy_at[L3]] = NO_PLACE
        for k in range(len(arrows)):
            if box.arrow_when[k] > 0 and self.legacy & BIT[box.arrow_when[k] - 1] == 0:
                arrows[k] = 0
        for k in range(len(box.legacy_arrow)):
            if box.legacy_arrow[k] >= 0 and self.legacy & BIT[k] != 0:
                arrows[box.legacy_arrow[k]] = box.legacy_mp[k]
        self.kinds = kinds
        self.arrows = arrows

    def may_enter(self, seat: i64, place: i64) -> bool:
        """The cities of L4 and L7 ask for an explorer far enough, Jean's in both editions alike (MAR-29.6, 30.22)."""
        first = self.rules.first_edition and not (self.rules.jean and seat == JEAN)
        return self.box.rank[self.boards[seat].explorer] >= self.box.gate[2 * place + (0 if first else 1)]

    def markers_of(self, nation: i64) -> i64:
        """Ownership markers of a nation on the map, legacy tiles included (MAR-29.19)."""
        n: i64 = 0
        for one in self.markers:
            if one == nation:
                n += 1
        for one in self.legacy_markers:
            if one == nation:
                n += 1
        return n

    def in_game(self, card: i64) -> bool:
        """A, B or a C card that the story has brought in; B cards may be set aside."""
        return card < self.box.first_c or self.c_cards & BIT[card - self.box.first_c] != 0

    def quest_here(self, place: i64) -> bool:
        for one in self.lying_at:
            if one == place:
                return True
        return False

    def people(self) -> i64:
        """Seats that decide; Jean's is the last one."""
        return 1 if self.rules.jean else self.players

    # --- players -----------------------------------------------------------------------------------------------

    def assistants(self, board: Player) -> i64:
        """Own figures on the map."""
        n: i64 = 0
        for card in board.cards:
            if self.box.assistant[card] >= 0:
                n += 1
        return n

    def assistants_at(self, board: Player, place: i64) -> i64:
        n: i64 = 0
        for card in board.cards:
            if self.box.assistant_at[card] == place:
                n += 1
        return n

    def invested(self, seat: i64) -> i64:
        n: i64 = 0
        for investors in self.investors:
            n += (investors >> seat) & 1
        return n

    def hand_limit(self, board: Player) -> i64:
        """MAR-15.1, 19.4."""
        return 6 if board.upgrades & 2 != 0 else 4

    def quest_count(self, board: Player) -> i64:
        return size(board.quests)

    def scorings_left(self) -> i64:
        """MAR-21.6: the one in progress counts until its step 2, after which no income moves any more."""
        return 5 - self.round
