"""Observations of Jamaica: what `seeing.py` shows a seat, as numbers. Names and places stand side by side below."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tradewinds.games.jamaica.components import (
    BANK,
    CARD_COUNT,
    CARDS,
    CIRCUIT,
    COMBAT_FACES,
    COST_GOOD,
    FOOD,
    FORWARD,
    GOLD,
    GOODS,
    KIND,
    KIND_LAIR,
    KINDS,
    LAIRS,
    MAX_HOLDS,
    REACH_BACKWARD,
    REACH_FORWARD,
    SPACES,
    STAR,
    TO_FINISH,
    TREASURE_COUNT,
)
from tradewinds.games.jamaica.hidden import known_cards
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.plain import PARTS, TREASURE_NAMES
from tradewinds.games.jamaica.scoring import position_points
from tradewinds.games.jamaica.state import (
    ATTACK_POWDER,
    BATTLE,
    CHOOSE_CARD,
    DEFEND_POWDER,
    FRAMES,
    GHOST,
    LAIR_INDEX,
    LOAD,
    PAY,
    SAIL,
    STAGES,
    TURNS,
    Ship,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.encoding import Encoder, Layout, mark_bits, mark_deciders, part, places, relative, seats
from tradewinds.kernel.state import NOTHING, Frame, State
from tradewinds.kernel.vectors import vec

VERSION: Final = 1
SEATS: Final = 6

# --- a ship --------------------------------------------------------------------------------------------------------

_SHIP: Final = Layout()
PRESENT: Final[i64] = _SHIP.one("present")
SPACE: Final[i64] = _SHIP.many("space", places(SPACES))
KIND_HERE: Final[i64] = _SHIP.many("on", KINDS)
LAP: Final[i64] = _SHIP.one("lap")
STEPS_LEFT: Final[i64] = _SHIP.one("to_finish")
FINISHED: Final[i64] = _SHIP.one("finished")
POSITION: Final[i64] = _SHIP.one("position_points")
HOLD: Final[i64] = _SHIP.many("hold", places(MAX_HOLDS, 1), GOODS[1:])
TOTAL: Final[i64] = _SHIP.many("total", GOODS[1:])
FREE: Final[i64] = _SHIP.one("empty_holds")
POWER: Final[i64] = _SHIP.many("power", TREASURE_NAMES[:4])
DOWN: Final[i64] = _SHIP.one("face_down")
KNOWN: Final[i64] = _SHIP.many("known", TREASURE_NAMES)
CURSES_KNOWN: Final[i64] = _SHIP.one("known_curses")
POINTS: Final[i64] = _SHIP.one("known_points")
HAND_SIZE: Final[i64] = _SHIP.one("hand_size")
DECK_SIZE: Final[i64] = _SHIP.one("deck_size")
UNSEEN: Final[i64] = _SHIP.many("unseen", CARDS)
DISCARD: Final[i64] = _SHIP.many("discard", CARDS)
HAS_LAID: Final[i64] = _SHIP.one("has_laid")
LAID: Final[i64] = _SHIP.many("laid", CARDS)
STRIDE: Final[i64] = _SHIP.size()

# --- the whole -----------------------------------------------------------------------------------------------------

LAYOUT: Final = Layout()
PLAYERS: Final[i64] = LAYOUT.many("players", places(5, 2))
SEAT: Final[i64] = LAYOUT.many("seat", places(SEATS))
"""The observer's own number, by which actions such as `attack:2` name a ship."""
OPTION: Final[i64] = LAYOUT.many(
    "option",
    [
        "limited_bank",
        "loot_forced",
        "map_at_once",
        "keep_played_card",
        "ghost_ties_count",
        "ghost_rests_in_final_round",
        "round_cap",
    ],
)
PORT_COST: Final[i64] = LAYOUT.many("port_cost", ["[16]", "[30]"])
ROUND: Final[i64] = LAYOUT.one("round")
ROUNDS_LEFT: Final[i64] = LAYOUT.one("rounds_left")
"""Of a capped match."""
RACE_ENDS: Final[i64] = LAYOUT.one("race_ends")
CAPTAIN: Final[i64] = LAYOUT.many("captain", seats(SEATS))
DICE: Final[i64] = LAYOUT.many("die", places(2, 1), places(6, 1))
DAY: Final[i64] = LAYOUT.many("day", places(6, 1))
NIGHT: Final[i64] = LAYOUT.many("night", places(6, 1))
ACTING: Final[i64] = LAYOUT.many("acting", [*seats(SEATS), "ghost"])
PART: Final[i64] = LAYOUT.many("part", PARTS)
TOKEN: Final[i64] = LAYOUT.many("treasure_at", [f"[{space}]" for space in LAIRS])
PILE: Final[i64] = LAYOUT.one("treasure_pile")
STOCK: Final[i64] = LAYOUT.many("bank", GOODS[1:])
DECIDES: Final[i64] = LAYOUT.many("decides", seats(SEATS))
ASKED: Final[i64] = LAYOUT.many("asked", FRAMES)
ASKED_GOOD: Final[i64] = LAYOUT.many("asked.good", GOODS[1:])
ASKED_LOOT: Final[i64] = LAYOUT.one("asked.loot")
ASKED_WAY: Final[i64] = LAYOUT.many("asked.way", ["forward", "backward"])
ASKED_N: Final[i64] = LAYOUT.one("asked.number")
ASKED_HOLD: Final[i64] = LAYOUT.many("asked.from_hold", places(MAX_HOLDS, 1))
ASKED_SHIP: Final[i64] = LAYOUT.many("asked.ship", [*seats(SEATS), "ghost"])
STAGE: Final[i64] = LAYOUT.many("battle.stage", STAGES)
ATTACKER: Final[i64] = LAYOUT.many("battle.attacker", [*seats(SEATS), "ghost"])
DEFENDER: Final[i64] = LAYOUT.many("battle.defender", [*seats(SEATS), "ghost"])
ATTACK: Final[i64] = LAYOUT.one("battle.attack_powder")
ATTACK_ROLL: Final[i64] = LAYOUT.many("battle.attack_roll", COMBAT_FACES)
DEFENCE: Final[i64] = LAYOUT.one("battle.defend_powder")
DEFEND_ROLL: Final[i64] = LAYOUT.many("battle.defend_roll", COMBAT_FACES)
SABRE_USED: Final[i64] = LAYOUT.one("battle.sabre_used")
WINNER: Final[i64] = LAYOUT.many("battle.winner", ["attacker", "defender"])
HAND: Final[i64] = LAYOUT.many("hand", CARDS)
FORWARD_TO: Final[i64] = LAYOUT.many("forward", places(6, 1), ["food", "gold", "treasure"])
"""Where the own ship would be after so many steps: the least cost over both lanes, and whether there is a token."""
BACKWARD_TO: Final[i64] = LAYOUT.many("backward", places(6, 1), ["food", "gold", "treasure"])
SHIP: Final[i64] = LAYOUT.repeated([f"ship{seat}" for seat in seats(SEATS)], _SHIP)
_GHOST: Final[i64] = LAYOUT.repeated(["ship.ghost"], _SHIP.first(POINTS + 1))
"""It comes after the others and has no cards."""


class JamaicaEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(LAYOUT, VERSION)

    def encode(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        s = cast(Jamaica, state)
        encode_match(s, seat, out, at)
        encode_question(s, seat, out, at)
        encode_battle(s, seat, out, at)
        mine = s.ships[seat]
        mark_bits(out, at + HAND, mine.hand)
        encode_reach(s, mine, REACH_FORWARD, out, at + FORWARD_TO)
        encode_reach(s, mine, REACH_BACKWARD, out, at + BACKWARD_TO)
        i: i64 = 0
        for ship in s.ships:
            encode_ship(s, ship, i, seat, out, at + SHIP + STRIDE * place_of(s, i, seat))
            i += 1


def encode_match(s: Jamaica, seat: i64, out: vec[float], at: i64) -> None:
    out[at + PLAYERS + s.players - 2] = 1.0
    out[at + SEAT + seat] = 1.0
    rules = s.rules
    if rules.limited_bank:
        out[at + OPTION] = 1.0
        good: i64
        for good in range(3):
            out[at + STOCK + good] = part(s.bank[good + 1], float(BANK[good + 1]))
    if rules.loot_forced:
        out[at + OPTION + 1] = 1.0
    if rules.map_at_once:
        out[at + OPTION + 2] = 1.0
    if rules.keep_played_card:
        out[at + OPTION + 3] = 1.0
    if rules.ghost_ties_count:
        out[at + OPTION + 4] = 1.0
    if rules.ghost_rests_in_final_round:
        out[at + OPTION + 5] = 1.0
    if rules.round_cap > 0:
        out[at + OPTION + 6] = 1.0
        out[at + ROUNDS_LEFT] = part(rules.round_cap - s.round, 30.0)
    out[at + PORT_COST] = part(rules.costs[16], 10.0)
    out[at + PORT_COST + 1] = part(rules.costs[30], 10.0)
    out[at + ROUND] = part(s.round, 40.0)
    if s.race_ends:
        out[at + RACE_ENDS] = 1.0
    out[at + CAPTAIN + place_of(s, s.captain, seat)] = 1.0
    if s.die_1 > 0:
        out[at + DICE + s.die_1 - 1] = 1.0
        out[at + DICE + 6 + s.die_2 - 1] = 1.0
    if s.day > 0:
        out[at + DAY + s.day - 1] = 1.0
    if s.night > 0:
        out[at + NIGHT + s.night - 1] = 1.0
    if s.acting >= 0:
        out[at + ACTING + place_of(s, s.acting, seat)] = 1.0
        out[at + PART + s.part] = 1.0
    mark_bits(out, at + TOKEN, s.tokens)
    out[at + PILE] = part(s.pile, 9.0)


def place_of(s: Jamaica, ship: i64, seat: i64) -> i64:
    """A ship counted from the observer's own; the Ghost Ship is always the last."""
    return SEATS if ship >= s.players else relative(s, ship, seat)


def encode_question(s: Jamaica, seat: i64, out: vec[float], at: i64) -> None:
    """What is asked, of whom, and the numbers of the question."""
    frame = s.top
    kind = frame.kind
    if s.over or kind == NOTHING:
        return
    mark_deciders(s, seat, out, at + DECIDES)
    out[at + ASKED + kind] = 1.0
    if kind == CHOOSE_CARD or kind == TURNS:
        return
    if kind == LOAD or kind == PAY:
        out[at + ASKED_GOOD + frame.what - 1] = 1.0
        out[at + ASKED_N] = part(frame.n, 10.0)
        if kind == PAY:
            out[at + ASKED_HOLD + frame.mask] = 1.0
        elif frame.mask != 0:
            out[at + ASKED_LOOT] = 1.0
    elif kind == SAIL:
        out[at + ASKED_WAY + frame.what - FORWARD] = 1.0
        out[at + ASKED_N] = part(frame.n, 10.0)
    elif kind == GHOST:
        out[at + ASKED_N] = part(frame.n, 10.0)
    if frame.seat >= 0:
        out[at + ASKED_SHIP + place_of(s, frame.seat, seat)] = 1.0


def encode_battle(s: Jamaica, seat: i64, out: vec[float], at: i64) -> None:
    fight = s.battle
    if fight is None:
        return
    stage: i64 = 0
    frame: Frame | None = s.top
    while frame is not None and frame.kind != NOTHING:
        if frame.kind == BATTLE:
            stage = frame.n
            break
        frame = frame.under
    out[at + STAGE + stage] = 1.0
    out[at + ATTACKER + place_of(s, fight.attacker, seat)] = 1.0
    out[at + DEFENDER + place_of(s, fight.defender, seat)] = 1.0
    if stage > ATTACK_POWDER:
        out[at + ATTACK] = part(fight.attack_powder, 12.0)
    if fight.attack_roll >= 0:
        out[at + ATTACK_ROLL + fight.attack_roll] = 1.0
    if stage > DEFEND_POWDER and fight.attack_roll != STAR:
        out[at + DEFENCE] = part(fight.defend_powder, 12.0)
    if fight.defend_roll >= 0:
        out[at + DEFEND_ROLL + fight.defend_roll] = 1.0
    if fight.sabre_used:
        out[at + SABRE_USED] = 1.0
    if fight.winner >= 0:
        out[at + WINNER + (0 if fight.winner == fight.attacker else 1)] = 1.0


def encode_reach(s: Jamaica, ship: Ship, reach: vec[i64], out: vec[float], at: i64) -> None:
    """The spaces one to six steps away: what it costs to arrive there, and whether a treasure may lie there."""
    costs = s.rules.costs
    steps: i64
    lane: i64
    for steps in range(1, 7):
        food: i64 = 99
        gold: i64 = 99
        for lane in range(2):
            space = reach[14 * ship.space + 2 * steps + lane]
            if space < 0:
                continue
            good = COST_GOOD[space]
            cost = costs[space]
            food = min(food, cost if good == FOOD else 0)
            gold = min(gold, cost if good == GOLD else 0)
            if KIND[space] == KIND_LAIR and (s.tokens >> LAIR_INDEX[space]) & 1 != 0:
                out[at + 2] = 1.0
        if food < 99:
            out[at] = part(food, 10.0)
            out[at + 1] = part(gold, 10.0)
        at += 3


def encode_ship(s: Jamaica, ship: Ship, index: i64, seat: i64, out: vec[float], at: i64) -> None:
    own = index == seat
    box = s.rules.box
    out[at + PRESENT] = 1.0
    out[at + SPACE + ship.space] = 1.0
    out[at + KIND_HERE + KIND[ship.space]] = 1.0
    out[at + LAP] = part(ship.lap, 2.0)
    out[at + STEPS_LEFT] = part(TO_FINISH[ship.space] - CIRCUIT * ship.lap, 40.0)
    if ship.finished():
        out[at + FINISHED] = 1.0
    position = position_points(box, ship)
    out[at + POSITION] = part(position, 15.0)
    h: i64
    empty: i64 = 0
    for h in range(ship.holds()):
        good = ship.good[h]
        if good == 0:
            empty += 1
        else:
            amount = ship.amount[h]
            out[at + HOLD + 3 * h + good - 1] = part(amount, 6.0)
            out[at + TOTAL + good - 1] += part(amount, 36.0)
    out[at + FREE] = part(empty, 6.0)
    mark_bits(out, at + POWER, ship.powers)
    points = position + ship.total(GOLD)
    if ship.face_down != 0:
        known = ship.face_down if own else known_cards(s, ship, seat)
        out[at + DOWN] = part(size(ship.face_down), 6.0)
        mark_bits(out, at + KNOWN, known)
        out[at + CURSES_KNOWN] = part(ship.known_curses, 3.0)
        card: i64
        for card in range(TREASURE_COUNT):
            if (known >> card) & 1 != 0:
                points += box.points[card]
    out[at + POINTS] = part(points, 40.0)
    if index >= s.players:
        return
    out[at + HAND_SIZE] = part(size(ship.hand), 4.0)
    out[at + DECK_SIZE] = part(size(ship.deck), float(CARD_COUNT))
    unseen = ship.hand | ship.deck
    mark_bits(out, at + DISCARD, ship.discard)
    if ship.laid >= 0:
        out[at + HAS_LAID] = 1.0
        if own or ship.revealed:
            out[at + LAID + ship.laid] = 1.0
        if not ship.revealed:
            unseen |= 1 << ship.laid
    mark_bits(out, at + UNSEEN, unseen)
