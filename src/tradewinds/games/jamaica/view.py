"""What one seat may see of a Jamaica match (JAM-11.1 to 11.7): the only door out of the engine."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated, cast

from msgspec import Meta, Struct

from tradewinds.games.jamaica.components import (
    CARDS,
    CIRCUIT,
    COLORS,
    COMBAT_FACES,
    GOODS,
    PIRATES,
    STAR,
    TO_FINISH,
    TREASURES,
)
from tradewinds.games.jamaica.hidden import known_cards
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.phases.battle import strength
from tradewinds.games.jamaica.plain import PARTS, card_names, to_plain, treasure_names
from tradewinds.games.jamaica.scoring import breakdown
from tradewinds.games.jamaica.state import ATTACK_POWDER, BATTLE, DEFEND_POWDER, FRAMES, STAGES
from tradewinds.kernel.state import State

Good = Annotated[str, Meta(extra_json_schema={"enum": list(GOODS[1:])})]


class HoldView(Struct, frozen=True):
    good: Good | None
    """None for an empty hold."""
    amount: int


class ShipView(Struct, frozen=True):
    """One ship: the players' ships in seat order, then the Ghost Ship in the two-player game."""

    ship: int
    """Index of the ship; equal to the seat for a player's ship."""
    ghost: bool
    pirate: str
    color: str
    space: int
    lap: int
    to_finish: int
    rank: int
    """1 = furthest ahead; ships that are level share a rank (JAM-2.8)."""
    finished: bool
    holds: list[HoldView]
    """Five holds, six with the 6th Hold card."""
    powers: list[str]
    """Face-up powers (Lady Beth beside the Ghost Ship included)."""
    face_down: int
    """How many treasure cards lie face down."""
    treasures: list[str] | None
    """The faces of the face-down cards: only for the owner, and for everybody at the final scoring."""
    known: list[str]
    """Cards among the face-down ones that this seat happens to know (JAM-11.5 to 11.7)."""
    known_curses: int
    """How many of the face-down cards everybody knows to be cursed (JAM-11.6)."""
    hand: list[str] | None
    """The hand: only for the owner."""
    hand_count: int
    hand_limit: int
    deck_count: int
    unseen: list[str]
    """Deck plus hand, deducible by everybody (JAM-11.4); empty for the Ghost Ship."""
    discard: list[str]
    laid: str | None
    """The card of this round: its id once revealed (or for its owner), `hidden` while face down, None before."""
    revealed: bool


class BattleView(Struct, frozen=True):
    attacker: int
    defender: int
    step: str
    """attack_powder, sabre_1, defend_powder, sabre_2, loot."""
    attack_powder: int | None
    attack_roll: str | None
    """2, 4, 6, 8, 10 or star."""
    attack_strength: int | None
    defend_powder: int | None
    defend_roll: str | None
    defend_strength: int | None
    sabre_used: bool
    winner: int | None


class ScoreView(Struct, frozen=True):
    seat: int
    position: int
    gold: int
    treasures: int
    curses: int
    total: int
    winner: bool
    place: int
    """1 is the first; places can be shared (JAM-9.9, 9.10)."""


class JamaicaView(Struct, frozen=True):
    seat: int | None
    """Whose eyes: a seat, or None for a spectator."""
    players: int
    options: dict[str, str | int | bool | None]
    round: int
    phase: str
    """place_dice, choose_card, actions, ghost, over."""
    captain: int
    acting: int | None
    """The ship whose card is being carried out."""
    action_part: str | None
    """day or night while a card is carried out."""
    dice: list[int]
    """The two dice as rolled; empty before the first roll."""
    day: int | None
    night: int | None
    tokens: list[int]
    """Lairs that still have their treasure token."""
    pile: int
    """Cards in the treasure pile."""
    bank: dict[Good, int] | None
    """Tokens left in the bank, with option bank: limited."""
    costs: list[int]
    """Cost of each of the fifty spaces in this match (options may change 16 and 30)."""
    ships: list[ShipView]
    battle: BattleView | None
    race_ends: bool
    """True from the moment a ship has reached the finish."""
    over: bool
    scores: list[ScoreView]
    """At the end of the match; empty before."""


def view(state: State, seat: int | None) -> JamaicaView:
    """The table as `seat` sees it; None is a spectator, who sees what is public."""
    s = cast(Jamaica, state)
    over = s.over
    keys = sorted({int(ship.race_key()) for ship in s.ships}, reverse=True)
    plain = to_plain(s)
    return JamaicaView(
        seat=seat,
        players=int(s.players),
        options=cast("dict[str, str | int | bool | None]", plain["options"]),
        round=int(s.round),
        phase=phase(s),
        captain=int(s.captain),
        acting=int(s.acting) if s.acting >= 0 else None,
        action_part=PARTS[s.part] if s.acting >= 0 else None,
        dice=[int(s.die_1), int(s.die_2)],
        day=int(s.day) or None,
        night=int(s.night) or None,
        tokens=cast("list[int]", plain["tokens"]),
        pile=int(s.pile),
        bank={good: int(s.bank[i]) for i, good in enumerate(GOODS) if i} if s.rules.limited_bank else None,
        costs=[int(cost) for cost in s.rules.costs],
        ships=[ship_view(s, i, seat, keys) for i in range(len(s.ships))],
        battle=battle_view(s),
        race_ends=s.race_ends,
        over=over,
        scores=scores(s) if over else [],
    )


def phase(s: Jamaica) -> str:
    if s.over:
        return "over"
    kind = FRAMES[s.frames[-1].kind]
    if kind in ("place_dice", "choose_card"):
        return kind
    return "ghost" if s.acting >= s.players else "actions"


def ship_view(s: Jamaica, index: int, seat: int | None, keys: list[int]) -> ShipView:
    ship = s.ships[index]
    ghost = index >= s.players
    own = index == seat
    names = treasure_names()
    laid: str | None = None
    if ship.laid >= 0:
        laid = CARDS[ship.laid] if own or ship.revealed else "hidden"
    unseen = int(ship.hand | ship.deck)
    if ship.laid >= 0 and not ship.revealed:
        unseen |= 1 << int(ship.laid)
    known = int(known_cards(s, ship, -1 if seat is None else seat))
    faces = [TREASURES[i] for i in range(len(names)) if (ship.face_down >> i) & 1]
    return ShipView(
        ship=index,
        ghost=ghost,
        pirate="" if ghost else PIRATES[index],
        color="black" if ghost else COLORS[index],
        space=int(ship.space),
        lap=int(ship.lap),
        to_finish=int(TO_FINISH[ship.space] - CIRCUIT * ship.lap),
        rank=keys.index(int(ship.race_key())) + 1,
        finished=ship.finished(),
        holds=[
            HoldView(GOODS[ship.good[h]] if ship.good[h] else None, int(ship.amount[h]))
            for h in range(int(ship.holds()))
        ],
        powers=card_names(ship.powers, TREASURES),
        face_down=int(ship.face_down).bit_count(),
        treasures=faces if own or s.over else None,
        known=[TREASURES[i] for i in range(len(names)) if (known >> i) & 1],
        known_curses=int(ship.known_curses),
        hand=card_names(ship.hand, CARDS) if own else None,
        hand_count=int(ship.hand).bit_count(),
        hand_limit=0 if ghost else int(ship.hand_limit()),
        deck_count=int(ship.deck).bit_count(),
        unseen=[] if ghost else card_names(unseen, CARDS),
        discard=card_names(ship.discard, CARDS),
        laid=laid,
        revealed=ship.revealed,
    )


def battle_view(s: Jamaica) -> BattleView | None:
    fight = s.battle
    if fight is None:
        return None
    stage = next(int(frame.n) for frame in reversed(s.frames) if frame.kind == BATTLE)

    def side(ship: int, powder: int, roll: int) -> tuple[str | None, int | None]:
        if roll < 0:
            return None, None
        return COMBAT_FACES[roll], None if roll == STAR else int(strength(s.ships[ship], roll, powder))

    attack_roll, attack_strength = side(fight.attacker, fight.attack_powder, fight.attack_roll)
    defend_roll, defend_strength = side(fight.defender, fight.defend_powder, fight.defend_roll)
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
        ScoreView(seat=seat, winner=places[seat] == 1, place=places[seat], **parts)
        for seat, parts in enumerate(breakdown(s))
    ]
