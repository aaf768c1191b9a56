"""The rules of thumb of Jamaica."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import (
    ATTACK,
    CARD,
    DAY_DIE,
    EMPTY_HOLD,
    LOOT_CURSE,
    LOOT_FACE_DOWN,
    LOOT_HOLD,
    LOOT_NOTHING,
    LOOT_POWER,
    PAY_SMALLEST,
    POWDER,
    SABRE_REROLL,
)
from tradewinds.games.jamaica.actions import RETREAT as RETREAT_ACTION
from tradewinds.games.jamaica.actions import SAIL as SAIL_ACTION
from tradewinds.games.jamaica.components import (
    CIRCUIT,
    COST_GOOD,
    FIRST_CURSE,
    FOOD,
    FORWARD,
    GOLD,
    GUNPOWDER,
    KIND,
    KIND_LAIR,
    LADY_BETH,
    MAP,
    MAX_HOLDS,
    PORT_ROYAL,
    PREV_SPACE,
    REACH_BACKWARD,
    REACH_FORWARD,
    SABRE,
    SIXTH_HOLD,
    STAR,
    TO_FINISH,
)
from tradewinds.games.jamaica.content import Box
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.phases.loot import loser_of
from tradewinds.games.jamaica.phases.move import stops_at_finish
from tradewinds.games.jamaica.scoring import position_points, score
from tradewinds.games.jamaica.state import (
    ATTACK_POWDER,
    BATTLE,
    CHOOSE_CARD,
    DEFEND_POWDER,
    LAIR_INDEX,
    LOAD,
    LOOT,
    PLACE_DICE,
    RETREAT,
    SABRE_1,
    SAIL,
    TARGET,
    Battle,
    Ship,
)
from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.lookahead import Lookahead
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

STEP: Final = 0.8
"""A step towards the finish, before the red line pays for it."""
UNIT: Final = vec[float]([0.0, 1.0, 0.45, 0.4])
"""What a token of each good is worth, in points."""
POWER: Final = vec[float]([2.5, 2.0, 2.5, 1.5])
TREASURE: Final = 1.8
"""A card of which nobody knows more than that it is a treasure."""
STAKE: Final = 3.0
"""What a battle is about, as long as nobody has looked at the holds."""
APART: Final = 3.0
"""How many points apart two answers look if one is e times as promising as the other."""
WHIM: Final = 3.0
"""How many points an answer may look better than it is, in matches that are played on quickly."""


class Mate(Lookahead):
    """The mate: knows the way, keeps the larder full, and fights when it pays."""

    def __init__(self, number: int) -> None:
        super().__init__(number, samples=8, limit=60)

    def weigh(self, state: State, seat: i64, out: vec[float]) -> None:
        """By what each answer looks like at a glance."""
        assert isinstance(state, Jamaica)
        n = state.options(seat)
        items = state.buffer.items
        i: i64
        for i in range(n):
            out[i] = exp(at_a_glance(state, seat, items[i]) / APART)

    def quick(self, state: State, seat: i64, rng: Xorshift) -> i64:
        """An answer that looks good, more or less."""
        assert isinstance(state, Jamaica)
        n = state.options(seat)
        items = state.buffer.items
        if n == 1:
            return items[0]
        best = items[0]
        most = -1000.0
        i: i64
        for i in range(n):
            good = at_a_glance(state, seat, items[i]) + WHIM * float(rng.below(1000)) / 1000.0
            if good > most:
                most = good
                best = items[i]
        return best

    def horizon(self, state: State) -> i64:
        assert isinstance(state, Jamaica)
        return state.round

    def value(self, state: State, seat: i64) -> float:
        """The own prospects, less a part of the best rival's."""
        assert isinstance(state, Jamaica)
        box = state.rules.box
        mine = 0.0
        rival = -1000.0
        for i in range(state.players):
            ship = state.ships[i]
            worth = float(score(box, ship)) if state.over else prospects(box, ship)
            if i == seat:
                mine = worth
            elif worth > rival:
                rival = worth
        return mine - (1.0 if state.over else 0.35) * rival


def at_a_glance(s: Jamaica, seat: i64, action: i64) -> float:
    """What an answer seems to bring, in points beside the others to the same question."""
    frame = s.top
    kind = frame.kind
    if kind == CHOOSE_CARD:
        return on_card(s, s.ships[seat], action - CARD, s.day, s.night)
    if kind == PLACE_DICE:
        return of_dice(s, s.ships[seat], action - DAY_DIE + 1)
    if frame.seat >= s.players:  # the Ghost Ship goes where it likes
        return 0.0
    ship = s.ships[frame.seat]
    if kind == SAIL or kind == RETREAT:
        space = action - (SAIL_ACTION if kind == SAIL else RETREAT_ACTION)
        return landing(s, ship, space, ship.total(GOLD), ship.total(FOOD)) - STEP * float(TO_FINISH[space])
    if kind == LOAD:
        h = action - EMPTY_HOLD
        return -UNIT[ship.good[h]] * float(ship.amount[h]) if h >= 0 else 0.0
    if kind == TARGET:
        other = s.ships[action - ATTACK]
        return 0.3 * prize(other) - 0.3 * float(other.total(GUNPOWDER))
    if kind == BATTLE:
        return in_battle(s, frame.n, s.fight(), action)
    return 1.0 if action == PAY_SMALLEST else 0.0  # what empties holds makes room


def on_card(s: Jamaica, ship: Ship, card: i64, day: i64, night: i64) -> float:
    """What its two symbols bring one after the other, with what there is to pay where the ship stops."""
    symbols = s.rules.box.symbols
    gold = ship.total(GOLD)
    food = ship.total(FOOD)
    space = ship.space
    lap = ship.lap
    loaded: i64 = 0
    worth = 0.0
    part: i64
    for part in range(2):
        die = night if part == 1 else day
        symbol = symbols[2 * card + part]
        if symbol < FORWARD:
            worth += UNIT[symbol] * float(die) - crowded(ship, symbol, loaded)
            loaded += 1
            if symbol == GOLD:
                gold += die
            elif symbol == FOOD:
                food += die
            continue
        if stops_at_finish(space, lap, symbol, die):
            return worth + STEP * float(TO_FINISH[space]) + 3.0
        at = 14 * space + 2 * die
        to = REACH_FORWARD[at] if symbol == FORWARD else REACH_BACKWARD[at]
        other = REACH_FORWARD[at + 1] if symbol == FORWARD else REACH_BACKWARD[at + 1]
        came = landing(s, ship, to, gold, food) - STEP * float(TO_FINISH[to])
        if other >= 0:
            there = landing(s, ship, other, gold, food) - STEP * float(TO_FINISH[other])
            if there > came:
                came = there
                to = other
        # Beyond Port Royal, either way, the whole circuit lies between two numbers of the same space.
        gone = STEP * float(TO_FINISH[space]) + came
        if symbol == FORWARD and TO_FINISH[to] > TO_FINISH[space]:
            gone += STEP * float(CIRCUIT)
            lap += 1
        elif symbol != FORWARD and TO_FINISH[to] < TO_FINISH[space]:
            gone -= STEP * float(CIRCUIT)
            lap -= 1
        worth += gone
        if COST_GOOD[to] == GOLD:
            gold = max(0, gold - s.rules.costs[to])
        elif COST_GOOD[to] == FOOD:
            food = max(0, food - s.rules.costs[to])
        space = to
    return worth


def of_dice(s: Jamaica, ship: Ship, day: i64) -> float:
    """The best card of the hand, with the dice laid so."""
    night = s.die_1 + s.die_2 - day
    best = -1000.0
    hand = ship.hand
    while hand != 0:
        worth = on_card(s, ship, least(hand), day, night)
        if worth > best:
            best = worth
        hand &= hand - 1
    return best


def crowded(ship: Ship, good: i64, loaded: i64) -> float:
    """What is thrown away for a load: nothing as long as there are empty holds beside those loaded on the way."""
    least_worth = 1000.0
    h: i64
    for h in range(ship.holds()):
        held = ship.good[h]
        if held == 0:
            if loaded == 0:
                return 0.0
            loaded -= 1
        elif held != good:
            worth = UNIT[held] * float(ship.amount[h])
            if worth < least_worth:
                least_worth = worth
    return least_worth if least_worth < 1000.0 else 2.5  # all holds full of this very good: nothing is loaded


def landing(s: Jamaica, ship: Ship, space: i64, gold: i64, food: i64) -> float:
    """What is paid and found where a ship stops: the way back, too, if it cannot pay."""
    if space == PORT_ROYAL:
        return 0.0
    if KIND[space] == KIND_LAIR:
        return TREASURE if (s.tokens >> LAIR_INDEX[space]) & 1 != 0 else 0.0
    good = COST_GOOD[space]
    cost = s.rules.costs[space]
    owned = gold if good == GOLD else food
    if owned >= cost:
        return -UNIT[good] * float(cost)
    worth = -UNIT[good] * float(owned)
    if good == GOLD:
        gold = 0
    else:
        food = 0
    while True:
        space = PREV_SPACE[2 * space]
        worth -= STEP
        cost = s.rules.costs[space]
        good = COST_GOOD[space]
        if cost <= (gold if good == GOLD else food):
            return worth - UNIT[good] * float(cost)


def prize(ship: Ship) -> float:
    """The best that can be taken from a ship."""
    best = 0.0
    h: i64
    for h in range(MAX_HOLDS):
        worth = UNIT[ship.good[h]] * float(ship.amount[h])
        if worth > best:
            best = worth
    card: i64
    for card in range(4):
        if (ship.powers >> card) & 1 != 0 and POWER[card] > best:
            best = POWER[card]
    if ship.face_down != 0 and best < TREASURE:
        best = TREASURE
    return best


def in_battle(s: Jamaica, stage: i64, fight: Battle, action: i64) -> float:
    attacker = s.ships[fight.attacker]
    defender = s.ships[fight.defender]
    if stage == ATTACK_POWDER:
        n = action - POWDER
        ahead = n + beth(attacker) - beth(defender) - (defender.total(GUNPOWDER) + 1) // 2
        return chance_to_win(ahead) * (prize(defender) + STAKE) - UNIT[GUNPOWDER] * float(n)
    if stage == DEFEND_POWDER:
        n = action - POWDER
        ahead = 2 * fight.attack_roll + fight.attack_powder + beth(attacker) - beth(defender) - n
        return -chance_against(ahead) * (prize(defender) + STAKE) - UNIT[GUNPOWDER] * float(n)
    if stage == LOOT:
        return of_loot(s, fight, action)
    # The Sabre: a roll is changed if the next one is likely to be better for its owner.
    first = stage == SABRE_1
    owner_attacks = attacker.powers & SABRE != 0
    roll = fight.attack_roll if first else fight.defend_roll
    gain = 2.5 - float(roll)
    if roll == STAR:
        gain = -6.0
    if owner_attacks != first:
        gain = -gain
    return gain if action == SABRE_REROLL else 0.0


def of_loot(s: Jamaica, fight: Battle, action: i64) -> float:
    if action == LOOT_NOTHING:
        return -0.5
    if action >= LOOT_CURSE:
        return 1.3 * -float(s.rules.box.points[FIRST_CURSE + action - LOOT_CURSE])
    if action == LOOT_FACE_DOWN:
        return 1.2 * TREASURE
    if action >= LOOT_POWER:
        return 1.3 * POWER[action - LOOT_POWER]
    loser = s.ships[loser_of(fight)]
    h = action - LOOT_HOLD
    good = loser.good[h]
    worth = 1.3 * UNIT[good] * float(loser.amount[h])
    return worth - crowded(s.ships[fight.winner], good, 0) if fight.winner < s.players else worth


def beth(ship: Ship) -> i64:
    return 2 if ship.powers & LADY_BETH != 0 else 0


def chance_to_win(ahead: i64) -> float:
    """The attacker's, before the dice, with so much more strength beside them."""
    won: i64 = 6  # the star
    roll: i64
    for roll in range(5):
        # five of the defender's faces can be beaten: those below the attacker's by the strength ahead
        beaten = roll + (ahead + 1) // 2 if ahead > 0 else roll - (-ahead) // 2
        won += max(0, min(5, beaten))
    return float(won) / 36.0


def chance_against(ahead: i64) -> float:
    """The attacker's, whose roll counts in `ahead`, before the defender's die."""
    return float(max(0, min(5, (ahead + 1) // 2))) / 6.0 if ahead > 0 else 0.0


def prospects(box: Box, ship: Ship) -> float:
    """Points so far, the way made, and stores that will pay for the way to come."""
    to_go = TO_FINISH[ship.space] - CIRCUIT * ship.lap
    need = min(to_go, 12)
    worth = float(score(box, ship) - position_points(box, ship)) - STEP * float(to_go)
    worth += 0.5 * float(min(ship.total(FOOD), need)) + 0.35 * float(min(ship.total(GUNPOWDER), 6))
    if ship.powers & LADY_BETH != 0:
        worth += 2.5
    if ship.powers & SABRE != 0:
        worth += 2.0
    if ship.powers & MAP != 0:
        worth += 2.5
    if ship.powers & SIXTH_HOLD != 0:
        worth += 1.5
    return worth
