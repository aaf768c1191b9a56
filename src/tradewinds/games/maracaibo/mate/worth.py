"""What a position is worth to a seat: VP, and what will become VP in the rounds to come. No card is named here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.automa.jean import ahead_bonus, income, to_the_end
from tradewinds.games.maracaibo.components import (
    BIT,
    BUILDINGS,
    GOALS,
    LAST_INFLUENCE,
    MOST_INFLUENCE,
    NATIONS,
    QUESTS,
    RANK,
    ROUNDS,
    SLOTS,
    STORAGE_MARKERS,
    STORAGE_SPACES,
    STORAGE_VALUE,
    VP_BELOW,
)
from tradewinds.games.maracaibo.content import (
    ANNEX,
    BASIC_COMBAT,
    BASIC_VILLAGE,
    CITY,
    FAST_VILLAGE,
    FIGHT_ACTION,
    FREE_DISPLAY,
    LARGE_HAND,
    LASTING,
    RAID,
    VILLAGE,
    Box,
)
from tradewinds.games.maracaibo.mate.prospects import HOME, Prospects
from tradewinds.games.maracaibo.mate.weights import Weights
from tradewinds.games.maracaibo.paying import can_pay
from tradewinds.games.maracaibo.phases.combat import ACT, can_use, fight_price, nation_of, value_of
from tradewinds.games.maracaibo.quests import cost_of
from tradewinds.games.maracaibo.state import (
    CITY_ACTION,
    DISCARDING_DISC,
    EXPLORING,
    FIGHTING,
    INFLUENCE,
    JEAN,
    MAIN,
    MARKING,
    MAYBE,
    RANKING,
    SAILING,
    SYNERGY,
    TRAIL_QUEST,
    VILLAGES,
    MaracaiboState,
    Player,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.effects import CHOICE, EFFECT
from tradewinds.kernel.state import NOTHING, Frame
from tradewinds.kernel.vectors import vec

HOMEWARD: Final = 2.0
"""Turns from space 20 on, in rounds I to III."""
FARTHEST: Final = 15.0
"""Steps from Havana to space 20."""
MOVES: Final = 7.0
MOST_CV: Final = 24


class Worth(Prospects):
    """Eyes for one decision: what the cards at hand are worth now is found once, positions are looked at many times."""

    def __init__(self, weights: Weights, box: Box) -> None:
        super().__init__(weights, box)
        self.best: vec[float] = vec[float]([0.0] * MOST_CV)
        """In a combat: the most that each combat value can buy."""
        self.last_space: float = float(box.rank[len(box.rank) - 1]) / 2.0

    # --- time ----------------------------------------------------------------------------------------------------

    def steps_home(self, s: MaracaiboState, ship: i64) -> float:
        """Steps to space 20; numbers are a little more than steps, as a fork leaves some out."""
        order = s.box.order[ship]
        return float(HOME - order) / float(HOME) * FARTHEST if order < HOME else 0.0

    def turns_home(self, s: MaracaiboState, ship: i64, pace: float) -> float:
        """Turns until a ship has ended the round."""
        last = HOMEWARD + 1.0 if s.round == ROUNDS else HOMEWARD
        over = float(s.box.order[ship] - HOME) / 2.0
        if over >= 0.0:
            return last - 1.0 - over
        return self.steps_home(s, ship) / pace + last - 0.5

    def turns(self, s: MaracaiboState, seat: i64) -> float:
        """What the turns of this round are still worth: the own ones, less those of the others."""
        if s.trigger >= 0:
            return 0.0
        w = self.w
        board = s.boards[seat]
        soonest = 99.0
        other: i64
        for other in range(s.players):
            if other != seat:
                needed = self.turns_home(s, s.boards[other].ship, w.jean_pace if s.rules.jean else w.pace)
                if needed < soonest:
                    soonest = needed
        way = self.steps_home(s, board.ship)
        last = HOMEWARD + 1.0 if s.round == ROUNDS else HOMEWARD
        own_end = self.turns_home(s, board.ship, MOVES)
        rivals = soonest if soonest < own_end + 1.0 else own_end + 1.0
        own = soonest - 0.5
        if own > way + last:
            own = way + last
        if own < 0.0:
            own = 0.0
        speed = way / own if own > 1.0 else way
        if speed > MOVES:
            speed = MOVES
        if s.rules.jean:
            return own * (w.turn + w.speed * speed) - rivals * w.jean
        return own * (w.turn + w.speed * speed) - rivals * w.rival

    # --- a position ------------------------------------------------------------------------------------------------

    def value(self, s: MaracaiboState, seat: i64) -> float:
        board = s.boards[seat]
        if s.over:
            return float(board.vp) - (float(s.boards[JEAN].vp) if s.rules.jean else 0.0)
        rounds = self.rounds_left(s)
        worth = float(board.vp) + self.stock(s, board, rounds) + self.nations(s, seat, rounds)
        worth += self.ship_board(s, seat, board, rounds) + self.tableau(s, seat, board, rounds)
        worth += self.career(s, board, rounds) + self.explored(s, board, rounds) + self.turns(s, seat)
        if s.rules.jean:
            worth -= self.against_jean(s, board, rounds)
        frame = s.top
        while frame.kind != NOTHING:
            if frame.seat == seat:
                worth += self.pending(s, frame)
            under = frame.under
            if under is None:
                break
            frame = under
        return worth

    def stock(self, s: MaracaiboState, board: Player, rounds: float) -> float:
        """Doubloons, incomes, CP, figures, cards in hand and planned."""
        w = self.w
        soon = rounds / (rounds + 0.25)
        scorings = float(s.scorings_left())
        purse = float(board.doubloons)
        most = 8.0 + 8.0 * rounds
        if purse > most:
            purse = most + 0.3 * (purse - most)
        worth = self.money(rounds) * purse
        worth += scorings * float(board.vp_income) + (scorings - 1.0) * self.money(rounds * 0.6) * float(board.income)
        worth += float(VP_BELOW[board.income]) + 0.1 * float(board.income)
        cp = float(board.cp)
        worth += soon * w.cp * (cp if cp < 5.0 else 5.0 + 0.5 * (cp - 5.0))
        figures = float(board.personal)
        worth += soon * w.figure * (figures if figures < 2.0 else 2.0 + 0.4 * (figures - 2.0))
        hand = 0.0
        for card in board.hand:
            hand += self.held[card]
        empty = s.hand_limit(board) - len(board.hand)
        if empty > 0:
            hand += w.draw * float(empty)
        for card in board.planning:
            hand += self.planned[card]
        return worth + soon * hand

    def nations(self, s: MaracaiboState, seat: i64, rounds: float) -> float:
        """Ranks with the multipliers that the nations will have, and the lead on each track."""
        w = self.w
        board = s.boards[seat]
        france: i64 = 0
        england: i64 = 0
        spain: i64 = 0
        for nation in s.markers:
            if nation == 0:
                france += 1
            elif nation == 1:
                england += 1
            elif nation == 2:
                spain += 1
        sure = 1.0 - rounds / 5.0
        worth = 0.0
        k: i64
        for k in range(NATIONS):
            own = france if k == 0 else england if k == 1 else spain
            majority: i64 = 2
            if france > own:
                majority -= 1
            if england > own:
                majority -= 1
            if spain > own:
                majority -= 1
            multiplier = sure * float(majority) + (1.0 - sure) * 1.2 + storage(s.storage[k]) + w.growth * rounds
            influence = board.influence[k]
            worth += multiplier * self.rank(influence, rounds)
            most: i64 = 1
            other: i64
            for other in range(s.players):
                if other != seat:
                    theirs = s.boards[other].influence[k]
                    if theirs > most:
                        most = theirs
                    if s.rules.jean:
                        worth -= multiplier * float(RANK[theirs])
            ahead = float(influence - most)
            if ahead >= 0.0:
                worth += MOST_INFLUENCE * (sure + (1.0 - sure) * (0.5 if ahead < 1.0 else 0.7))
            elif ahead > -3.0:
                worth += MOST_INFLUENCE * (1.0 - sure) * 0.25
        return worth

    def rank(self, influence: i64, rounds: float) -> float:
        """The rank, and something for being on the way to the next."""
        rank = RANK[influence]
        if influence >= LAST_INFLUENCE:
            return float(rank)
        low = influence
        while low > 0 and RANK[low - 1] == rank:
            low -= 1
        high = influence + 1
        while RANK[high] == rank:
            high += 1
        share = self.w.step if rounds > 0.6 else self.w.step * rounds / 0.6
        return float(rank) + share * float(influence - low) / float(high - low)

    def ship_board(self, s: MaracaiboState, seat: i64, board: Player, rounds: float) -> float:
        """Lasting upgrades for the rounds to come, and discs on the way to an upgrade."""
        w = self.w
        soon = rounds if rounds < 1.0 else 1.0
        worth = 0.0
        slot: i64
        for slot in range(SLOTS):
            discs = board.discs[slot]
            if discs == 2:
                continue
            lasting = rounds * self.slot_lasting(s, slot)
            if discs == 0:
                worth += lasting + soon * w.upgrade
            else:
                worth += soon * (0.5 * w.disc) * (lasting + w.upgrade + self.slot_gain(s, seat, slot))
        return worth

    def slot_lasting(self, s: MaracaiboState, slot: i64) -> float:
        w = self.w
        if slot == FAST_VILLAGE:
            return w.fast_village
        if slot == LARGE_HAND:
            return w.large_hand
        if slot == FREE_DISPLAY:
            return w.free_display
        if s.box.slot_village[slot] != 0:
            return w.village_action
        return w.combat_action if s.box.slot_combat[slot] != 0 else 0.0

    def slot_gain(self, s: MaracaiboState, seat: i64, slot: i64) -> float:
        return self.program(s, seat, s.box.slot_program[slot]) if s.box.slot_program[slot] != 0 else 0.0

    def tableau(self, s: MaracaiboState, seat: i64, board: Player, rounds: float) -> float:
        """Cards that were bought, quests, tokens, buildings."""
        w = self.w
        box = s.box
        worth = 0.0
        assistants: i64 = 0
        for card in board.cards:
            worth += float(box.vp[card])
            if box.assistant[card] >= 0:
                assistants += 1
        if assistants > 0:
            worth += float(ROUNDS - s.round) * w.assistant * float(assistants)
            slot: i64
            for slot in range(len(board.cards)):
                if box.assistant[board.cards[slot]] >= 0 and board.marks[slot] & 3 == 0:
                    worth += w.assistant
        k: i64
        for k in range(LASTING):
            worth += rounds * self.lasting[k] * float(board.lasting[k])
        worth += rounds * w.village_action * float(size(board.village & ~BASIC_VILLAGE))
        worth += rounds * w.combat_action * float(size(board.combat & ~BASIC_COMBAT))
        here = box.order[board.ship]
        for k in range(len(s.lying)):
            cost = cost_of(s, s.lying[k])
            if box.cost_mp[cost] != 0 or can_pay(s, seat, cost):
                coming = box.order[s.lying_at[k]] > here
                worth += w.ahead if coming else 0.4 * w.ahead if s.round < ROUNDS else 0.0
        worth += w.quest * float(size(board.quests)) + w.token * float(size(board.tokens))
        worth += w.story * float(size(board.quests >> QUESTS))
        worth += w.synergy * rounds / (rounds + 0.5) * float(size(board.synergies))
        for k in range(BUILDINGS):
            if (s.investors[k] >> seat) & 1 != 0:
                worth += self.program(s, seat, box.building_program[s.buildings[k]]) + w.building * rounds
        return worth

    def career(self, s: MaracaiboState, board: Player, rounds: float) -> float:
        """Goals not reached yet, by how far they are."""
        if board.career < 0:
            return 0.0
        w = self.w
        worth = 0.0
        goal: i64
        for goal in range(GOALS):
            if board.goals & BIT[goal] != 0:
                worth += 0.7
                continue
            at = GOALS * board.career + goal
            low = self.progress(s, board, s.box.goal_kind[at], s.box.goal_low[at])
            high = self.progress(s, board, s.box.goal_kind[at], s.box.goal_high[at])
            worth += w.goal * low * low * (self.money(rounds) * float(s.box.goal_doubloons[at]) + w.figure)
            later = 1.0 if rounds > 1.5 else rounds / 1.5
            worth += w.goal * later * high * high * float(s.box.goal_vp[at])
        return worth

    def progress(self, s: MaracaiboState, board: Player, kind: i64, wanted: i64) -> float:
        """0 to 1, in the order of GOAL_KINDS."""
        if kind == 5:
            return 1.0 if board.borders & BIT[wanted] != 0 else 0.3
        have: i64
        if kind == 0:
            have = size(board.tokens)
        elif kind == 1:
            have = size(board.quests)
        elif kind == 2 or kind == 3:
            first: i64 = 0
            second: i64 = 0
            for influence in board.influence:
                if influence > first:
                    second = first
                    first = influence
                elif influence > second:
                    second = influence
            have = first if kind == 2 else second
        elif kind == 4:
            have = size(board.upgrades)
        elif kind == 6:
            have = size(board.synergies)
        else:
            have = s.assistants(board)
        return 1.0 if have >= wanted else float(have) / float(wanted)

    def explored(self, s: MaracaiboState, board: Player, rounds: float) -> float:
        """The borders and the end of the track that are within reach."""
        w = self.w
        box = s.box
        at = float(box.rank[board.explorer]) / 2.0
        reach = 0.5 + w.reach * rounds
        worth = w.way * at
        space: i64
        for space in range(len(box.border)):
            border = box.border[space]
            if border >= 0 and board.borders & BIT[border] == 0:
                far = float(box.rank[space]) / 2.0 + 1.0 - at
                if far < reach:
                    prize = float(
                        box.border_first[border] if s.borders & BIT[border] == 0 else box.border_later[border]
                    )
                    if box.border_program[border] != 0:
                        prize = 3.0 * w.influence
                    worth += float(prize) * (1.0 - far / reach)
        far = self.last_space - at
        if 0.0 < far < reach:
            worth += float(box.end_vp[s.arrivals]) * (1.0 - far / reach)
        return worth

    def against_jean(self, s: MaracaiboState, board: Player, rounds: float) -> float:
        """Her VP, those that her row and her cards will bring, and the bonuses for what she is ahead in."""
        box = s.box
        jean = s.boards[JEAN]
        worth = float(jean.vp) + float(s.scorings_left()) * float(income(s))
        quests = size(jean.quests)
        worth += float(box.automa_per_quest[0] * quests) + self.w.jean_quest * float(len(s.lying))
        bonus = lead(box.automa_quests, quests - size(board.quests), rounds)
        bonus += lead(box.automa_upgrades, s.jean_removed // 2 - size(board.upgrades), rounds)
        bonus += lead(box.automa_explorer, to_the_end(s, board.explorer) - to_the_end(s, jean.explorer), rounds)
        return worth + self.w.lead * bonus

    # --- what is about to be done ----------------------------------------------------------------------------------

    def pending(self, s: MaracaiboState, frame: Frame) -> float:
        w = self.w
        kind = frame.kind
        if kind == VILLAGES:
            return w.village * float(frame.n)
        if kind == FIGHTING:
            return self.combat(s, frame) if frame.n == ACT else w.fight
        if kind == EXPLORING:
            return w.explore * float(frame.n)
        if kind == DISCARDING_DISC:
            return w.remove * float(frame.n)
        if kind == INFLUENCE:
            return w.influence * float(frame.n)
        if kind == CITY_ACTION:
            action = s.city_action(frame.what)
            return self.program(s, frame.seat, s.box.city_program[action]) + (1.0 if frame.n == 0 else 0.0)
        if kind == CHOICE:
            return self.program(s, frame.seat, frame.what)
        if kind == RANKING:
            return 2.5 * w.influence
        if kind == EFFECT:
            return self.program(s, frame.seat, frame.what)
        if kind == MARKING:
            return w.marker
        if kind == SAILING:
            return w.choice if frame.mask == 0 else 0.0
        if kind == MAIN:
            return w.choice if frame.n == 0 and frame.mask == 1 else 0.0
        if kind == MAYBE or kind == TRAIL_QUEST or kind == SYNERGY:
            return 1.2
        return 0.0

    def combat(self, s: MaracaiboState, frame: Frame) -> float:
        """The best that the combat value can still buy, raised by CP and figures where that pays."""
        board = s.boards[frame.seat]
        w = self.w
        value = value_of(frame)
        if value < 0:
            value = 0
        most = value + board.cp + board.personal
        if most >= MOST_CV:
            most = MOST_CV - 1
        if value > most:
            value = most
        k: i64
        for k in range(most + 1):
            self.best[k] = 0.0
        nation = nation_of(frame)
        for k in range(1, len(FIGHT_ACTION)):
            if can_use(s, frame, FIGHT_ACTION[k]) == 0:
                self.offer(most, fight_price(s, k), w.influence * (2.0 if k == 1 else 1.0) + (0.0 if k < 2 else 1.5))
        if can_use(s, frame, FIGHT_ACTION[0]) == 0 and most < 5:
            self.offer(most, fight_price(s, 0), w.influence)
        if s.storage[nation] > 0:
            if can_use(s, frame, ANNEX) == 0:
                self.offer(most, self.cheapest(s, ANNEX, nation), w.influence + w.marker + 1.5)
            if can_use(s, frame, RAID) == 0:
                self.offer(most, self.cheapest(s, RAID, nation), w.influence + w.marker)
        best = 0.0
        cost = 0.0
        for k in range(value, most + 1):
            if k > value:
                cost += w.cp if k - value <= board.cp else w.figure
            if self.best[k] - cost > best:
                best = self.best[k] - cost
        return best

    def offer(self, most: i64, price: i64, worth: float) -> None:
        """One more combat action: the best with it at each combat value."""
        k: i64
        for k in range(most, price - 1, -1):
            if self.best[k - price] + worth > self.best[k]:
                self.best[k] = self.best[k - price] + worth

    def cheapest(self, s: MaracaiboState, action: i64, nation: i64) -> i64:
        """The price where a place without a marker is left, else that of displacing one."""
        kind: i64 = CITY if action == ANNEX else VILLAGE
        place: i64
        for place in range(len(s.markers)):
            if s.markers[place] < 0 and s.kinds[place] == kind:
                return s.box.combat_cv[action]
        return s.box.combat_other_cv[action]


def storage(stored: i64) -> float:
    """The values of the emptied storage spaces, and a part of the one that is being emptied."""
    gone: i64 = -stored
    for n in STORAGE_MARKERS:
        gone += n
    value = 0.0
    k: i64
    for k in range(STORAGE_SPACES):
        if gone >= STORAGE_MARKERS[k]:
            value += float(STORAGE_VALUE[k])
        elif gone > 0:
            value += 0.4 * float(STORAGE_VALUE[k])
        gone -= STORAGE_MARKERS[k]
    return value


def lead(table: vec[i64], ahead: i64, rounds: float) -> float:
    """Jean's bonus: the table's at the end, a slope as long as the lead may still change."""
    last = len(table) - 2
    share = (float(ahead) + 1.0) / (float(table[last]) + 1.0)
    slope = float(table[last + 1]) * (0.0 if share < 0.0 else 1.3 if share > 1.3 else share)
    open_ = rounds if rounds < 1.0 else 1.0
    return open_ * slope + (1.0 - open_) * float(ahead_bonus(table, ahead))
