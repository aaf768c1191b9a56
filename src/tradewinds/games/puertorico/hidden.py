"""Hidden information (chapter 23): another table that a seat could not tell from the real one."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.components import ABILITIES, ABILITY_LEVEL, ACHIEVEMENT_COUNT
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.phases.opening import count_bits
from tradewinds.kernel.chance import Xorshift


def deal(rng: Xorshift, cards: i64, n: i64) -> i64:
    """`n` of the set bits, at random."""
    dealt: i64 = 0
    for _ in range(n):
        k = rng.below(count_bits(cards & ~dealt))
        card: i64
        for card in range(ACHIEVEMENT_COUNT):
            if ((cards & ~dealt) >> card) & 1 != 0:
                if k == 0:
                    dealt |= 1 << card
                    break
                k -= 1
    return dealt


def determinize(s: PuertoRico, seat: i64, number: i64) -> PuertoRico:
    """Draws to come, others' uncompleted achievements and face-down ability tiles are drawn anew. -1: a spectator."""
    other = s.copy()
    rng = Xorshift(number)
    other.chance.salt = 1 + rng.below(0x7FFFFFF0)
    other.chance.script = None
    if s.rules.achievements:
        redeal_achievements(other, seat, rng)
    for mine in other.puertomas:
        level: i64
        for level in range(1, 5):
            if (mine.open >> level) & 1 == 0:
                choices: i64 = 0
                for ability in range(len(ABILITIES)):
                    if ABILITY_LEVEL[ability] == level:
                        choices |= 1 << ability
                tile = deal(rng, choices, 1)
                for ability in range(len(ABILITIES)):
                    if tile == 1 << ability:
                        mine.abilities[level] = ability
    return other


def redeal_achievements(s: PuertoRico, seat: i64, rng: Xorshift) -> None:
    """Other seats' open cards, cards being passed to others, and the discards come out of all unknown cards."""
    unknown = s.undealt
    i: i64
    for i in range(s.players):
        if i != seat:
            unknown |= (s.boards[i].cards & ~s.boards[i].done) | s.passed[i]
    # What a seat discarded or passed on before is not tracked: it may turn up again, as far as this seat can say.
    unknown |= s.unkept
    for i in range(s.players):
        if i == seat:
            continue
        board = s.boards[i]
        hidden = board.cards & ~board.done
        drawn = deal(rng, unknown, count_bits(hidden))
        unknown &= ~drawn
        board.cards = (board.cards & board.done) | drawn
        drawn = deal(rng, unknown, count_bits(s.passed[i]))
        unknown &= ~drawn
        s.passed[i] = drawn
    drawn = deal(rng, unknown, count_bits(s.unkept))
    s.unkept = drawn
    s.undealt = unknown & ~drawn
