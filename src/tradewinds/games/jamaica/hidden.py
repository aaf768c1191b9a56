"""Hidden information (JAM-11.1 to 11.7): another table that a seat could not tell from the real one."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.components import (
    ALL_TREASURES,
    CARD_COUNT,
    CURSES,
    FIRST_CURSE,
    POWERS,
    TREASURE_COUNT,
)
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.state import Ship
from tradewinds.kernel.bits import size
from tradewinds.kernel.chance import Xorshift


def determinize(s: Jamaica, seat: i64, number: i64) -> Jamaica:
    """Everything `seat` knows stays; what it cannot know, and all chance to come, is drawn anew. -1 is a spectator."""
    other = s.copy()
    rng = Xorshift(number)
    other.chance.salt = 1 + rng.below(0x7FFFFFF0)
    other.chance.script = None
    other.stamp = -1  # the shared buffer may hold the real hand of another seat
    for i in range(s.players):
        if i != seat:
            redeal(other.ships[i], rng)
    redraw_treasures(other, seat, rng)
    return other


def redeal(ship: Ship, rng: Xorshift) -> None:
    """Hand, deck and a card laid face down: any of the cards not seen yet (JAM-11.4)."""
    hidden_card = ship.laid >= 0 and not ship.revealed
    unseen = ship.hand | ship.deck
    if hidden_card:
        unseen |= 1 << ship.laid
    hand = rng.some(unseen, size(ship.hand))
    rest = unseen & ~hand
    if hidden_card:
        laid = rng.some(rest, 1)
        rest &= ~laid
        for card in range(CARD_COUNT):
            if laid == 1 << card:
                ship.laid = card
    ship.hand = hand
    ship.deck = rest


def known_cards(s: Jamaica, ship: Ship, seat: i64) -> i64:
    """The face-down cards of a ship whose faces the seat knows (JAM-11.5 to 11.7); -1 is a spectator.

    A power beside the Ghost Ship that anybody knows of was taken face up, before everybody's eyes.
    """
    known: i64 = 0
    card: i64
    for card in range(TREASURE_COUNT):
        bit: i64 = 1 << card
        eyes = s.seen[card]
        if ship.face_down & bit != 0 and ((seat >= 0 and (eyes >> seat) & 1 != 0) or (bit & POWERS != 0 and eyes != 0)):
            known |= bit
    return known


def redraw_treasures(s: Jamaica, seat: i64, rng: Xorshift) -> None:
    """Face-down cards whose face the seat does not know; a curse given in public stays a curse (JAM-11.6)."""
    unknown = s.pool
    known_of: list[int] = []
    for ship in s.ships:
        known = known_cards(s, ship, seat)
        known_of.append(int(known))
        unknown |= ship.face_down & ~known
    assert unknown & ~ALL_TREASURES == 0
    real_of = [int(ship.face_down) for ship in s.ships]
    # Publicly known curses first, so that there is one left for everybody who must have one.
    for i, ship in enumerate(s.ships):
        must = ship.known_curses - size(known_of[i] & CURSES)
        ship.face_down = known_of[i]
        if must > 0:
            drawn = rng.some(unknown & CURSES, must)
            ship.face_down |= drawn
            unknown &= ~drawn
    for i, ship in enumerate(s.ships):
        missing = size(real_of[i]) - size(ship.face_down)
        plain = missing
        if i >= s.players:  # a power may lie there only if it came from a lair, so that nobody has seen its face
            faces_seen = size(real_of[i]) - unseen_cards(s, real_of[i])
            plain = max(faces_seen - size(ship.face_down), 0)
        drawn = rng.some(unknown & ~POWERS, plain)
        drawn |= rng.some(unknown & ~drawn, missing - plain)
        ship.face_down |= drawn
        unknown &= ~drawn
    move_knowledge(s, real_of, known_of)
    s.pool = unknown


def unseen_cards(s: Jamaica, cards: i64) -> i64:
    """How many of the cards nobody has seen."""
    count: i64 = 0
    card: i64
    for card in range(TREASURE_COUNT):
        if (cards >> card) & 1 != 0 and s.seen[card] == 0:
            count += 1
    return count


def move_knowledge(s: Jamaica, real_of: list[int], known_of: list[int]) -> None:
    """Who knew a card that was replaced (its owner, a thief, a giver) knows its replacement."""
    seen = [0] * TREASURE_COUNT
    for i, ship in enumerate(s.ships):
        old = [card for card in range(TREASURE_COUNT) if ((real_of[i] & ~known_of[i]) >> card) & 1]
        new = [card for card in range(TREASURE_COUNT) if ((int(ship.face_down) & ~known_of[i]) >> card) & 1]
        old.sort(key=lambda card: (s.seen[card] == 0, card < FIRST_CURSE))
        new.sort(key=lambda card: ((POWERS >> card) & 1 != 0, card < FIRST_CURSE))
        for before, after in zip(old, new, strict=True):
            seen[after] = int(s.seen[before])
        for card in range(TREASURE_COUNT):
            if (known_of[i] >> card) & 1:
                seen[card] = int(s.seen[card])
    for card in range(TREASURE_COUNT):
        s.seen[card] = seen[card]
