"""What cards and effects promise: the numbers printed on them, in VP. No card is named here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import (
    BIT,
    GOODS,
    ROUNDS,
    SYNERGIES,
)
from tradewinds.games.maracaibo.content import (
    ANY_SYNERGY,
    CHOOSE_INFLUENCE,
    COMBAT,
    COMPASS,
    CP_BEFORE,
    DISCARD_HAND,
    DISCOUNT,
    EXPLORE,
    EXPLORER,
    EXTRA_SAIL,
    GAIN_CP,
    GAIN_DOUBLOONS,
    GAIN_FIGURES,
    GAIN_INFLUENCE,
    GAIN_SYNERGY,
    GAIN_VP,
    LASTING,
    NEXT_RANK,
    OBJECT,
    PAY_THEN,
    PLACE_MARKER,
    REMOVE_DISC,
    STORE_FIGURES,
    STORE_QUEST,
    TRACK_VP,
    VILLAGE_ACTIONS,
    Box,
)
from tradewinds.games.maracaibo.mate.weights import Weights
from tradewinds.games.maracaibo.quests import cost_of
from tradewinds.games.maracaibo.state import (
    MaracaiboState,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.effects import CHOOSE, COUNT, END, FIRST_VERB, JUMP, WIDTH
from tradewinds.kernel.vectors import vec

HOME: Final = 40
"""The order of space 20, twice its number."""
USUAL_MAIN: Final = 4.0
"""VP that a usual main action brings."""


class Prospects:
    """What is known before any position is looked at: the cards, the goods that are wanted, the price of time."""

    def __init__(self, weights: Weights, box: Box) -> None:
        self.w: Weights = weights
        self.held: vec[float] = vec[float]([0.0] * int(box.size))
        """Per card: in hand; planned."""
        self.planned: vec[float] = vec[float]([0.0] * int(box.size))
        self.goods: vec[float] = vec[float]([0.0] * GOODS)
        self.objects: vec[float] = vec[float]([0.0] * GOODS)
        self.lasting: vec[float] = vec[float]([weights.other_lasting] * LASTING)
        self.lasting[COMPASS] = weights.compass
        self.lasting[DISCOUNT] = weights.discount
        self.lasting[CP_BEFORE] = weights.cp_before
        self.lasting[EXPLORER] = weights.explorer
        k: i64
        for k in range(OBJECT, LASTING):
            self.lasting[k] = weights.object

    def prepare(self, s: MaracaiboState, seat: i64) -> None:
        """What each card in hand, planned or displayed is worth there, with what it would bring beyond its price."""
        w = self.w
        self.find_wanted(s)
        for card in s.boards[seat].hand:
            self.held[card] = self.in_hand(s, seat, card)
        for card in s.display:
            if card >= 0:
                self.held[card] = self.in_hand(s, seat, card)
        for card in s.boards[seat].hand:
            self.planned[card] = self.share(w.planned, self.card_worth(s, seat, card))
        for card in s.boards[seat].planning:
            self.planned[card] = self.share(w.planned, self.card_worth(s, seat, card))

    def share(self, of: float, worth: float) -> float:
        return of * worth if worth > 0.0 else 0.0

    def in_hand(self, s: MaracaiboState, seat: i64, card: i64) -> float:
        w = self.w
        return (
            w.symbol
            + self.share(w.keep, self.card_worth(s, seat, card))
            + self.goods[s.box.good[card]]
            + self.objects[s.box.object[card]]
        )

    def find_wanted(self, s: MaracaiboState) -> None:
        """Goods that markets with a free space want, goods and objects that the quests on the map want."""
        w = self.w
        k: i64
        for k in range(GOODS):
            self.goods[k] = 0.0
            self.objects[k] = 0.0
        place: i64
        for place in range(len(s.market)):
            good = s.market_good(place)
            if good >= 0 and s.market[place] < s.market_spaces(place):
                self.goods[good] += w.market
        for quest in s.lying:
            cost = cost_of(s, quest)
            for k in range(GOODS):
                if (s.box.cost_goods[cost] >> (4 * k)) & 15 != 0:
                    self.goods[k] += w.wanted
                if (s.box.cost_objects[cost] >> (4 * k)) & 15 != 0:
                    self.objects[k] += w.wanted

    def rounds_left(self, s: MaracaiboState) -> float:
        """Rounds still to be played; the present one by the ship that is farthest."""
        later = float(ROUNDS - s.round)
        if s.trigger >= 0:
            return later
        order = s.box.order
        ahead: i64 = 0
        for board in s.boards:
            if order[board.ship] > ahead:
                ahead = order[board.ship]
        return later + (float(HOME - ahead) / float(HOME) if ahead < HOME else 0.05)

    def program(self, s: MaracaiboState, seat: i64, at: i64) -> float:
        """What an effect would bring: the sum of its steps, of a choice the best list."""
        code = s.code
        worth = 0.0
        counted: i64 = -1
        while True:
            i = at * WIDTH
            op = code[i]
            a = code[i + 1]
            at += 1
            if op >= FIRST_VERB:
                if op == PAY_THEN:
                    gain = self.program(s, seat, at)
                    return worth + (0.5 * gain if gain > 0.0 else 0.0)
                if op == DISCARD_HAND:
                    return worth + 0.5 * self.program(s, seat, at)
                worth += self.verb(s, op, counted if counted >= 0 else a)
                counted = -1
            elif op == END:
                return worth
            elif op == JUMP:
                at = a
            elif op == COUNT:
                counted = s.amount(seat, a, code[i + 2], code[i + 3])
            else:
                assert op == CHOOSE
                best = 0.0
                k: i64
                for k in range(a):
                    one = self.program(s, seat, code[(at + k) * WIDTH + 1])
                    if one > best:
                        best = one
                return worth + best

    def verb(self, s: MaracaiboState, op: i64, n: i64) -> float:
        w = self.w
        many = float(n)
        if op == GAIN_VP:
            return many
        if op == GAIN_DOUBLOONS:
            return w.doubloon * many
        if op == GAIN_CP:
            return w.cp * many
        if op == GAIN_FIGURES:
            return w.figure * many
        if op == GAIN_INFLUENCE or op == CHOOSE_INFLUENCE:
            return w.influence * float(n & 15)
        if op == GAIN_SYNERGY or op == ANY_SYNERGY:
            return w.synergy
        if op == REMOVE_DISC:
            return w.remove * many
        if op == EXPLORE:
            return w.explore * many
        if op == VILLAGE_ACTIONS:
            return w.village * many
        if op == COMBAT:
            return w.fight
        if op == NEXT_RANK:
            return 2.5 * w.influence
        if op == PLACE_MARKER:
            return w.marker
        if op == STORE_QUEST:
            return 3.0
        if op == STORE_FIGURES or op == EXTRA_SAIL:
            return 3.0
        if op == TRACK_VP:
            return 3.0
        return 0.0

    def card_worth(self, s: MaracaiboState, seat: i64, card: i64) -> float:
        """What a card would bring if it were bought now, less its price."""
        box = s.box
        w = self.w
        board = s.boards[seat]
        rounds = self.rounds_left(s)
        scorings = float(s.scorings_left())
        worth = float(box.vp[card])
        first: i64 = card * 2 * (SYNERGIES + 1)
        k: i64
        for k in range(SYNERGIES + 1):
            share = 1.0 if k == 0 or board.synergies & BIT[k - 1] != 0 else 0.3
            worth += share * self.money_income(scorings, rounds) * float(box.income[first + k])
            worth += share * scorings * float(box.income[first + SYNERGIES + 1 + k])
        for k in range(LASTING):
            worth += rounds * self.lasting[k] * float(box.lasting[card * LASTING + k])
        worth += rounds * w.village_action * float(size(box.village[card] & ~board.village))
        worth += rounds * w.combat_action * float(size(box.combat[card] & ~board.combat))
        if box.assistant[card] >= 0:
            worth += (rounds - 0.3) * self.assistant_worth(s, seat, card)
        if box.program[card] != 0:
            worth += self.program(s, seat, box.program[card])
        price = float(box.cost[card]) - float(board.lasting[DISCOUNT])
        if price > 0.0:
            worth -= self.money(rounds) * price
        if box.needs_figure[card] != 0:
            worth -= 0.7 * w.figure
        worth -= w.cp * float(box.needs_cp[card])
        if box.needs_cost[card] != 0:
            worth -= 2.0 * w.draw
        nation = box.needs_nation[card]
        if nation >= 0 and s.markers_of(nation) < box.needs_markers[card]:
            worth -= 2.0
        return worth

    def assistant_worth(self, s: MaracaiboState, seat: i64, card: i64) -> float:
        """In a round: the VP of an unused one, or its action instead of a usual one."""
        more = self.program(s, seat, s.box.assistant_program[s.box.assistant[card]]) - USUAL_MAIN
        return self.w.assistant + (self.w.use * more if more > 0.0 else 0.0)

    def money(self, rounds: float) -> float:
        """A doubloon: the later, the less can be done with it."""
        return self.w.doubloon * rounds / (rounds + 0.35)

    def money_income(self, scorings: float, rounds: float) -> float:
        """A step on the doubloon income track: in the interim scorings to come, and the VP under it."""
        return (scorings - 1.0) * self.money(rounds * 0.6) + 0.3
