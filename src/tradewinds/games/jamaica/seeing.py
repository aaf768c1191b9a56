"""The table as one seat sees it (JAM-11.1 to 11.7): the shapes of `view.py`, filled.

What a view shows again and again (a set of cards, a hold) is made once and shared: nobody changes a view.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tradewinds.games.jamaica.components import (
    CARDS,
    CIRCUIT,
    COLORS,
    COMBAT_FACES,
    GOODS,
    LAIRS,
    PIRATES,
    STAR,
    TO_FINISH,
    TREASURES,
)
from tradewinds.games.jamaica.hidden import known_cards
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.phases.battle import strength
from tradewinds.games.jamaica.plain import PARTS, option_values
from tradewinds.games.jamaica.scoring import breakdown
from tradewinds.games.jamaica.state import (
    ATTACK_POWDER,
    BATTLE,
    CHOOSE_CARD,
    DEFEND_POWDER,
    PLACE_DICE,
    STAGES,
    Ship,
)
from tradewinds.games.jamaica.view import BattleView, HoldView, JamaicaView, ScoreView, ShipView
from tradewinds.kernel.bits import size
from tradewinds.kernel.state import State

HOLDS: Final = [[HoldView(GOODS[good] if good else None, n) for n in range(7)] for good in range(len(GOODS))]
ACTION_CARDS: Final[dict[int, list[str]]] = {}
TREASURE_CARDS: Final[dict[int, list[str]]] = {}
TOKENS: Final[dict[int, list[int]]] = {}
"""By the bits of a set: its members."""


def action_cards(bits: int) -> list[str]:
    known = ACTION_CARDS.get(bits)
    if known is None:
        known = ACTION_CARDS[bits] = [name for i, name in enumerate(CARDS) if (bits >> i) & 1]
    return known


def treasure_cards(bits: int) -> list[str]:
    known = TREASURE_CARDS.get(bits)
    if known is None:
        known = TREASURE_CARDS[bits] = [name for i, name in enumerate(TREASURES) if (bits >> i) & 1]
    return known


def tokens(bits: int) -> list[int]:
    known = TOKENS.get(bits)
    if known is None:
        known = TOKENS[bits] = [space for i, space in enumerate(LAIRS) if (bits >> i) & 1]
    return known


def view(state: State, seat: int | None) -> JamaicaView:
    """The table as `seat` sees it; None is a spectator, who sees what is public."""
    s = cast(Jamaica, state)
    eyes: i64 = -1 if seat is None else seat
    keys = sorted({int(ship.race_key()) for ship in s.ships}, reverse=True)
    acting = s.acting
    return JamaicaView(
        seat=seat,
        players=int(s.players),
        options=cast("dict[str, str | int | bool | None]", option_values(s.rules)),
        round=int(s.round),
        phase=phase(s),
        captain=int(s.captain),
        acting=int(acting) if acting >= 0 else None,
        action_part=PARTS[s.part] if acting >= 0 else None,
        dice=[int(s.die_1), int(s.die_2)],
        day=int(s.day) or None,
        night=int(s.night) or None,
        tokens=tokens(s.tokens),
        pile=int(s.pile),
        bank={good: int(s.bank[i]) for i, good in enumerate(GOODS) if i} if s.rules.limited_bank else None,
        content=s.rules.box.name,
        costs=[int(cost) for cost in s.rules.costs],
        ships=[ship_view(s, i, eyes, keys) for i in range(len(s.ships))],
        battle=battle_view(s),
        race_ends=s.race_ends,
        over=s.over,
        scores=scores(s) if s.over else [],
    )


def phase(s: Jamaica) -> str:
    if s.over:
        return "over"
    kind = s.top.kind
    if kind == PLACE_DICE:
        return "place_dice"
    if kind == CHOOSE_CARD:
        return "choose_card"
    return "ghost" if s.acting >= s.players else "actions"


def laid_card(ship: Ship, own: bool) -> str | None:
    if ship.laid < 0:
        return None
    return CARDS[ship.laid] if own or ship.revealed else "hidden"


def ship_view(s: Jamaica, index: i64, seat: i64, keys: list[int]) -> ShipView:
    ship = s.ships[index]
    ghost = index >= s.players
    own = index == seat
    unseen = ship.hand | ship.deck
    if ship.laid >= 0 and not ship.revealed:
        unseen |= 1 << ship.laid
    return ShipView(
        ship=int(index),
        ghost=ghost,
        pirate="" if ghost else PIRATES[index],
        color="black" if ghost else COLORS[index],
        space=int(ship.space),
        lap=int(ship.lap),
        to_finish=int(TO_FINISH[ship.space] - CIRCUIT * ship.lap),
        rank=keys.index(int(ship.race_key())) + 1,
        finished=ship.finished(),
        holds=[HOLDS[ship.good[h]][ship.amount[h]] for h in range(ship.holds())],
        powers=treasure_cards(ship.powers),
        face_down=int(size(ship.face_down)),
        treasures=treasure_cards(ship.face_down) if own or s.over else None,
        known=treasure_cards(known_cards(s, ship, seat)),
        known_curses=int(ship.known_curses),
        hand=action_cards(ship.hand) if own else None,
        hand_count=int(size(ship.hand)),
        hand_limit=0 if ghost else int(ship.hand_limit()),
        deck_count=int(size(ship.deck)),
        unseen=[] if ghost else action_cards(unseen),
        discard=action_cards(ship.discard),
        laid=laid_card(ship, own),
        revealed=ship.revealed,
    )


def stage_now(s: Jamaica) -> i64:
    stage: i64 = 0
    for frame in s.frames:
        if frame.kind == BATTLE:
            stage = frame.n
    return stage


def side(s: Jamaica, ship: i64, powder: i64, roll: i64) -> tuple[str | None, int | None]:
    """The face of a combat die and the strength with it; a star has none."""
    if roll < 0:
        return None, None
    return COMBAT_FACES[roll], None if roll == STAR else int(strength(s.ships[ship], roll, powder))


def battle_view(s: Jamaica) -> BattleView | None:
    fight = s.battle
    if fight is None:
        return None
    stage = stage_now(s)
    attack_roll, attack_strength = side(s, fight.attacker, fight.attack_powder, fight.attack_roll)
    defend_roll, defend_strength = side(s, fight.defender, fight.defend_powder, fight.defend_roll)
    return BattleView(
        attacker=int(fight.attacker),
        defender=int(fight.defender),
        step=STAGES[stage],
        attack_powder=int(fight.attack_powder) if stage > ATTACK_POWDER else None,
        attack_roll=attack_roll,
        attack_strength=attack_strength,
        defend_powder=int(fight.defend_powder) if stage > DEFEND_POWDER and attack_roll != "star" else None,
        defend_roll=defend_roll,
        defend_strength=defend_strength,
        sabre_used=fight.sabre_used,
        winner=int(fight.winner) if fight.winner >= 0 else None,
    )


def scores(s: Jamaica) -> list[ScoreView]:
    places = s.places()
    return [
        ScoreView(
            seat=seat,
            position=parts["position"],
            gold=parts["gold"],
            treasures=parts["treasures"],
            curses=parts["curses"],
            total=parts["total"],
            winner=places[seat] == 1,
            place=places[seat],
        )
        for seat, parts in enumerate(breakdown(s))
    ]
