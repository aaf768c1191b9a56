"""What things are worth to the heuristic player, in points: goods, effects, tiles, fields, cards; none by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    ANY,
    CONSTRUCT,
    COST_GOLD,
    COST_RAZE,
    COST_WORKER,
    EXPLORE,
    FISH,
    FOOD,
    GOLD,
    GOODS,
    HARVEST,
    LAST_ROUND_AT,
    POPULATE,
    RAZE,
    RESOURCES,
    SAIL,
    SOLO_ROUNDS,
    VP,
    WORKER,
    in_cost,
    in_goods,
)
from tradewinds.games.empires.content import (
    BUILD_FREE,
    COPY,
    EXHAUST_OPPONENT,
    GAIN,
    GAIN_ANY,
    GAIN_SHIP,
    HARVEST_FIELD,
    LOOK,
    MAY_PAY,
    PAYOUT,
    PERFORM,
    PLACE_SHIP,
    RECOVER,
    REFRESH,
    REFRESH_ALL,
    RELEASE,
    SEARCH,
    STORE,
    TAKE_DISCARD,
    VOYAGE,
)
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.state import Player
from tradewinds.kernel.effects import CHOOSE, COUNT, END, JUMP, WIDTH

FOOD_WORTH: Final = 0.55
"""What one of a good is worth, in points: half a point at the end, and what can be bought with it before."""
RESOURCE_WORTH: Final = 0.7
GOLD_WORTH: Final = 1.15
RAZE_WORTH: Final = 1.1
WORKER_WORTH: Final = 1.3
CARD_WORTH: Final = 0.6
ALONE_AT_SEA: Final = 3.5
"""A ship, where nobody else takes the islands first."""
SPENT_WORKER: Final = 0.42
"""A worker that comes back in Cleanup."""


def rounds_left(s: Empires) -> float:
    """A guess at how many rounds are still to come, this one included."""
    if s.solo():
        return float(SOLO_ROUNDS - s.round + 1)
    if s.last:
        return 1.0
    most: i64 = 0
    for board in s.boards:
        if board.vp > most:
            most = board.vp
    left = float(LAST_ROUND_AT - most) / 7.0 + 1.0
    return left if left < 5.0 else 5.0


def worth_of(kind: i64) -> float:
    if kind == FOOD:
        return FOOD_WORTH
    if kind < RESOURCES:
        return RESOURCE_WORTH
    if kind == GOLD:
        return GOLD_WORTH
    if kind == RAZE:
        return RAZE_WORTH
    if kind == WORKER:
        return WORKER_WORTH
    return 1.0 if kind == VP else CARD_WORTH


def wanted(s: Empires, board: Player, kind: i64) -> float:
    """A kind of thing is wanted the more the less there is of it."""
    worth = worth_of(kind)
    return worth / (1.0 + 0.12 * float(board.goods[kind])) if kind < GOODS else worth


def goods_worth(goods: i64) -> float:
    total = 0.0
    good: i64
    for good in range(GOODS):
        total += worth_of(good) * float(in_goods(goods, good))
    return total


def cost_of(cost: i64) -> float:
    """What a sum costs."""
    if cost <= 0:
        return 0.0
    total = SPENT_WORKER * float(in_cost(cost, COST_WORKER)) + GOLD_WORTH * float(in_cost(cost, COST_GOLD))
    total += RAZE_WORTH * float(in_cost(cost, COST_RAZE)) + 0.6 * float(in_cost(cost, ANY))
    k: i64
    for k in range(RESOURCES):
        total += worth_of(k) * float(in_cost(cost, k))
    return total


def effect_worth(s: Empires, seat: i64, at: i64) -> float:
    """What a program brings, step by step; of a choice the best list."""
    code = s.code
    total = 0.0
    counted: i64 = -1
    while True:
        i = at * WIDTH
        op, a, b = code[i], code[i + 1], code[i + 2]
        at += 1
        if op == END or op == JUMP:
            return total
        if op == COUNT:
            counted = s.amount(seat, a, b, code[i + 3])
            continue
        if op == CHOOSE:
            best = 0.0
            k: i64
            for k in range(a):
                one = effect_worth(s, seat, code[(at + k) * WIDTH + 1])
                if one > best:
                    best = one
            total += best
            at = b
            continue
        total += step_worth(s, seat, op, a, b, counted)
        counted = -1
        if op == MAY_PAY:
            at = b


def step_worth(s: Empires, seat: i64, op: i64, a: i64, b: i64, counted: i64) -> float:
    board = s.boards[seat]
    if op == GAIN:
        return worth_of(a) * float(counted if counted >= 0 else b)
    if op == GAIN_ANY:
        return 0.75 * float(counted if counted >= 0 else a)
    if op == RECOVER:
        n = a if a < board.spent else board.spent
        return SPENT_WORKER * float(n)
    if op == RELEASE:
        return 0.4 * float(a)
    if op == REFRESH or op == REFRESH_ALL:
        return 0.8
    if op == EXHAUST_OPPONENT:
        return 0.5 * float(a)
    if op == PERFORM:
        return 1.8 if a == CONSTRUCT else tile_worth(s, seat, a)  # what it builds may itself construct
    if op == GAIN_SHIP:
        return 1.5
    if op == VOYAGE:
        return 1.8
    if op == LOOK or op == SEARCH or op == TAKE_DISCARD:
        return 0.8
    if op == PAYOUT:
        return 1.2
    if op == HARVEST_FIELD:
        return 1.6
    if op == BUILD_FREE:
        return 1.5
    if op == PLACE_SHIP:
        return 1.8
    return 0.1


def tile_worth(s: Empires, seat: i64, tile: i64) -> float:
    """What an action brings now."""
    board = s.boards[seat]
    if tile == EXPLORE:
        return CARD_WORTH + (0.3 if board.hand_size < 3 else 0.0)
    if tile == POPULATE:
        return WORKER_WORTH * (0.35 + 0.25 * rounds_left(s))
    if tile == HARVEST:
        best = 0.0
        i: i64
        for i in range(len(board.cards)):
            if s.is_field(board, i):
                worth = field_worth(s, board, i)
                if worth > best:
                    best = worth
        return best
    if tile == CONSTRUCT:
        best = 0.0
        deck = s.content.decks[board.clan]
        k: i64
        for k in range(len(board.hand)):
            if board.hand[k] > 0 and s.content.cost[deck[k]] >= 0:
                worth = building(s, seat, deck[k]) + cost_of(s.content.cost[deck[k]])
                if worth > best:
                    best = worth
        return best
    assert tile == SAIL
    worth = ALONE_AT_SEA if s.solo() else 1.9
    if board.goods[RAZE] > 0:
        worth += 0.7
    if board.goods[FISH] > 0:
        worth += 0.6
    return worth


def field_worth(s: Empires, board: Player, i: i64) -> float:
    total = 0.0
    good: i64
    goods = s.content.goods[board.cards[i]]
    k: i64
    for k in range(len(board.cards)):
        if board.hosts[k] == board.serials[i]:
            goods += s.content.goods[board.cards[k]]
    for good in range(GOODS):
        total += wanted(s, board, good) * float(in_goods(goods, good))
    return total


def card_value(s: Empires, board: Player, card: i64) -> float:
    """What a card in the empire is worth from now on: a point, and what it brings in the rounds to come."""
    content = s.content
    seat: i64 = 0
    while s.boards[seat].clan != board.clan:
        seat += 1
    left = rounds_left(s)
    worth = 1.0
    if content.action[card] != 0:
        row = content.action_cost[card]
        gain = effect_worth(s, seat, content.action[card]) - cost_of(content.cost_sum[row])
        gain -= 0.5 * float(content.cost_assign[row]) + 0.5 * float(content.cost_hand[row])
        gain -= 1.0 * float(content.cost_empire[row] + content.cost_return[row])
        if gain > 0.0:
            worth += gain * (left - 0.3)
    e: i64
    for e in range(content.entries[card]):
        entry = content.first_entry[card] + e
        often = 0.8 if content.entry_limit[entry] == 1 else 1.2
        worth += often * effect_worth(s, seat, content.entry_program[entry]) * (left - 0.3)
    worth += 0.4 * float(content.free_keep[card]) * (left - 1.0)
    if content.kind[card] == STORE:
        worth += 0.5 * (left - 1.0)
    if content.kind[card] == COPY:
        worth += 0.8 * (left - 0.3)
    if content.goods[card] != 0:
        worth += 0.35 * goods_worth(content.goods[card]) * (left - 0.5)
    return worth


def building(s: Empires, seat: i64, card: i64) -> float:
    """A card that enters from the hand: its bonus, its goods and its value, less its cost and the card itself."""
    content = s.content
    worth = card_value(s, s.boards[seat], card) - 0.3
    if content.bonus[card] != 0:
        worth += effect_worth(s, seat, content.bonus[card])
    if content.goods[card] != 0:
        worth += goods_worth(content.goods[card])
    return worth - cost_of(content.cost[card])


def window_worth(s: Empires, seat: i64, card: i64) -> float:
    """A card played with an action."""
    if s.content.boost[card] != 0:
        return effect_worth(s, seat, s.content.boost[card]) - 0.35
    return building(s, seat, card)


def keeping(s: Empires, board: Player, card: i64) -> float:
    """What a card in hand promises."""
    seat: i64 = 0
    while s.boards[seat].clan != board.clan:
        seat += 1
    if rounds_left(s) < 1.5:
        return 0.4 * window_worth(s, seat, card) if s.content.cost[card] < 0 else 0.45 * building(s, seat, card)
    local = s.content.local[card]
    again = 0.75 if local >= 0 and board.hand[local] > 0 else 1.0
    return again * (0.55 * window_worth(s, seat, card) if s.content.cost[card] < 0 else 0.6 * building(s, seat, card))
