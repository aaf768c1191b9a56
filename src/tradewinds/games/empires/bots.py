"""The rules of thumb of Empires, which read the cards' own data. No card is named here.

A declaration is worth what it brings (goods, workers, cards, points, cards in the empire) less what it costs; what an
effect brings is summed over its steps. Things that work every round are worth the more the farther the end is away.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires import scoring
from tradewinds.games.empires.components import (
    FAR,
    NEAR,
    TILES,
    WITH_FISH,
    WITH_RAZE,
)
from tradewinds.games.empires.content import (
    STORE,
)
from tradewinds.games.empires.frames import (
    CHOOSING_CLANS,
    CONSTRUCTING,
    DEPOSITING,
    EMBARKING,
    EXHAUSTING,
    GAINING,
    HARVESTING,
    KEEP_LOOKOUT,
    KEEPING,
    LOADING,
    MAYBE,
    PAYING,
    PAYING_OUT,
    PLACING_UPGRADE,
    TURN,
    VOYAGING,
)
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.mate.worth import (
    GOLD_WORTH,
    RAZE_WORTH,
    RESOURCE_WORTH,
    building,
    card_value,
    cost_of,
    effect_worth,
    field_worth,
    goods_worth,
    keeping,
    rounds_left,
    tile_worth,
    wanted,
    window_worth,
    worth_of,
)
from tradewinds.games.empires.phases.declaring import second_cost, tile_cost
from tradewinds.games.empires.state import Player
from tradewinds.games.empires.windows import extra_cost
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.policy import Policy
from tradewinds.kernel.state import Frame, State
from tradewinds.kernel.vectors import vec

APART: Final = 0.8
"""How many points apart two options look if one is e times as promising as the other."""
LEAST: Final = 0.03
"""How promising the worst option is, beside 1 for the best."""


class Mate(Policy):
    """Plays what looks best; a little noise of its own breaks ties."""

    def __init__(self, number: int) -> None:
        self.rng = Xorshift(number)

    def decide(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Empires)
        n = state.options(seat)
        items = state.buffer.items
        best = items[0]
        if n == 1:
            return best
        most = -1e9
        i: i64
        for i in range(n):
            value = self.value(state, seat, items[i]) + 0.001 * float(self.rng.below(100)) / 100.0
            if value > most:
                most = value
                best = items[i]
        return best

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        """By how much worse than the best it looks."""
        assert isinstance(state, Empires)
        n = state.options(seat)
        items = state.buffer.items
        most = -1e9
        i: i64
        for i in range(n):
            out[i] = self.value(state, seat, items[i])
            if out[i] > most:
                most = out[i]
        for i in range(n):
            out[i] = LEAST + exp((out[i] - most) / APART)

    def value(self, s: Empires, seat: i64, action: i64) -> float:
        """What an answer looks worth."""
        frame = s.top
        kind = frame.kind
        board = s.boards[seat]
        act = s.content.act
        if kind == TURN:
            return declaration(s, seat, action)
        if kind == KEEPING:
            if action == act.done:
                return 0.0
            card = action - act.keep
            worth = keeping(s, board, card)
            return worth - (0.45 if frame.what == KEEP_LOOKOUT else 0.0)
        if kind == PAYING:
            if act.gold <= action < act.pay:
                return -float((action - act.gold) % 9)
            if act.pay <= action < act.take:
                return -worth_of(action - act.pay) - 1.0 / float(1 + board.goods[action - act.pay])
            if act.discard <= action < act.exhaust:
                return -keeping(s, board, action - act.discard)
            return -card_value(s, board, picked(s, action))
        if kind == GAINING or kind == PAYING_OUT:
            return wanted(s, board, action - act.take)
        if kind == HARVESTING:
            return harvest(s, board, action)
        if kind == CONSTRUCTING:
            return building(s, seat, action - act.build) + cost_of(s.content.cost[action - act.build])
        if kind == LOADING:
            return cargo(s, board, action - act.cargo)
        if kind == VOYAGING:
            return island(s, seat, frame, action)
        if kind == DEPOSITING:
            if action == act.done:
                return 0.0
            good = action - act.deposit
            return (0.9 if rounds_left(s) > 1.5 or frame.source < 0 else -1.0) - worth_of(good)
        if kind == MAYBE:
            return 0.2 if action == act.accept else 0.0
        if kind == CHOOSING_CLANS or kind == EMBARKING or kind == EXHAUSTING or kind == PLACING_UPGRADE:
            return 0.0
        return 0.0 if action == act.done else 0.5


def declaration(s: Empires, seat: i64, action: i64) -> float:
    """What a turn is worth; passing is worth nothing."""
    content = s.content
    act = content.act
    board = s.boards[seat]
    if action == act.passing:
        return 0.0
    if action < act.place:
        return building(s, seat, action - act.build) + 0.4
    card: i64 = -1
    if action < act.again:
        if action < act.place_with:
            tile = action - act.place
        else:
            tile = (action - act.place_with) // act.windows
            card = content.window_cards[(action - act.place_with) % act.windows]
        worth = tile_worth(s, seat, tile) - cost_of(tile_cost(s, tile))
        return worth + (window_worth(s, seat, card) if card >= 0 else 0.0)
    if action < act.use:
        if action < act.again_with:
            tile = (action - act.again) % TILES
        else:
            tile = (action - act.again_with) // act.windows % TILES
            card = content.window_cards[(action - act.again_with) % act.windows]
        worth = tile_worth(s, seat, tile) - cost_of(second_cost(s, tile))
        return worth + (window_worth(s, seat, card) if card >= 0 else 0.0)
    if action < act.attack:
        if action < act.use_with:
            named = action - act.use
        else:
            named = content.performer_cards[(action - act.use_with) // act.windows]
            card = content.window_cards[(action - act.use_with) % act.windows]
        return using(s, seat, board, named) + (window_worth(s, seat, card) if card >= 0 else 0.0)
    if action < act.tribute:
        return 0.15 if rounds_left(s) < 2.5 else -0.2
    at = s.rules.scenario * 3 + s.rules.level
    missing = content.goal_tribute[at] - scoring.tribute(s)
    return 0.7 if missing > 0 else -1.0  # when there is nothing much better: there is time until the end


def using(s: Empires, seat: i64, board: Player, named: i64) -> float:
    """An action card of that name: what it brings less what it costs."""
    content = s.content
    i: i64
    effect = named
    for i in range(len(board.cards)):
        if board.cards[i] == named and board.exhausted[i] == 0:
            effect = s.effect_card(board, i)
    if content.kind[effect] == STORE:
        return 0.35 if rounds_left(s) > 2.0 else -0.5
    row = content.action_cost[effect]
    worth = effect_worth(s, seat, content.action[effect]) - cost_of(content.cost_sum[row])
    worth -= 0.35 * float(content.cost_assign[row]) + 0.5 * float(content.cost_hand[row])
    worth -= 1.0 * float(content.cost_empire[row]) + 0.5 * float(content.cost_return[row])
    if content.performs[effect] >= 0:
        worth -= cost_of(extra_cost(s, content.performs[effect]))
    return worth + 0.2


def cargo(s: Empires, board: Player, load: i64) -> float:
    """A raze token conquers, a fish reaches the richer islands."""
    worth = 0.0
    if load & WITH_FISH != 0 or load >= 4:
        worth += 0.9 - (GOLD_WORTH if load >= 4 else RESOURCE_WORTH)
    if (load < 4 and load & WITH_RAZE != 0) or load == 5:
        worth += 1.6 - RAZE_WORTH
        if s.solo() and s.content.goal_islands[s.rules.scenario * 3 + s.rules.level] > scoring.islands(s):
            worth += 2.0
    if s.solo() and s.content.goal_distant[s.rules.scenario * 3 + s.rules.level] > s.distant:
        if load & WITH_FISH != 0 or load >= 4:
            worth += 2.0
    return worth


def island(s: Empires, seat: i64, frame: Frame, action: i64) -> float:
    """The island that gives most, pillaged or, with a raze token aboard, conquered."""
    act = s.content.act
    raze = s.cargo[s.place_of(frame.what)] & WITH_RAZE != 0
    if frame.n == 0:
        if action < act.deck:
            card = action - act.island + s.content.first_island
            return island_worth(s, seat, card, raze) + distant(s, s.content.distance[card])
        return 2.2 + distant(s, FAR if action > act.deck else NEAR) * 1.0 + (0.6 if action > act.deck else 0.0)
    conquest = island_worth(s, seat, frame.source, True)
    pillage = goods_worth(s.content.pillage[frame.source])
    if s.solo() and s.content.goal_islands[s.rules.scenario * 3 + s.rules.level] > scoring.islands(s):
        conquest += 4.0
    return conquest if action == act.conquer else pillage


def distant(s: Empires, distance: i64) -> float:
    """Alone, distant islands may be a goal."""
    if distance == FAR and s.solo() and s.content.goal_distant[s.rules.scenario * 3 + s.rules.level] > s.distant:
        return 4.0
    return 0.0


def island_worth(s: Empires, seat: i64, card: i64, raze: bool) -> float:
    pillage = goods_worth(s.content.pillage[card])
    if not raze:
        return pillage
    conquest = card_value(s, s.boards[seat], card) + goods_worth(s.content.goods[card])
    if s.content.bonus[card] != 0:
        conquest += effect_worth(s, seat, s.content.bonus[card])
    return conquest if conquest > pillage else pillage


def picked(s: Empires, action: i64) -> i64:
    """The number of a card that is picked."""
    act = s.content.act
    if action < act.pick_other:
        return action - act.pick
    return (action - act.pick_other) // (act.alike - 1)


def harvest(s: Empires, board: Player, action: i64) -> float:
    card = picked(s, action)
    best = 0.0
    i: i64
    for i in range(len(board.cards)):
        if board.cards[i] == card:
            worth = field_worth(s, board, i)
            if worth > best:
                best = worth
    return best
