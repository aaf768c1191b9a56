"""Hidden information (chapter 23): another table that a seat could not tell from the real one."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.components import ABILITIES, ABILITY_LEVEL, ACHIEVEMENT_COUNT, KINDS
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.state import COUNTED_AT, FOREST, UNSEEN_AT, Player
from tradewinds.kernel.bits import size
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.vectors import vec


def determinize(s: PuertoRico, seat: i64, number: i64) -> PuertoRico:
    """Draws to come, others' uncompleted achievements and drawn forests, and face-down ability tiles are drawn anew.

    -1: a spectator.
    """
    other = s.copy()
    rng = Xorshift(number)
    other.chance.salt = 1 + rng.below(0x7FFFFFF0)
    other.chance.script = None
    other.stamp = -1  # others may have other choices now
    if s.rules.achievements:
        redeal_achievements(other, seat, rng)
    if s.rules.new_buildings:
        redraw_forests(other, seat, rng)
    for mine in other.puertomas:
        level: i64
        for level in range(1, 5):
            if (mine.open >> level) & 1 == 0 and mine.abilities[level] >= 0:
                choices: i64 = 0
                for ability in range(len(ABILITIES)):
                    if ABILITY_LEVEL[ability] == level:
                        choices |= 1 << ability
                tile = rng.some(choices, 1)
                for ability in range(len(ABILITIES)):
                    if tile == 1 << ability:
                        mine.abilities[level] = ability
    return other


def redraw_forests(s: PuertoRico, seat: i64, rng: Xorshift) -> None:
    """What others drew and laid face down (or are looking at) could be anything else of the bag (PR-23.5)."""
    counted = vec[i64]([0] * KINDS)
    i: i64
    k: i64
    for i in range(s.players):
        if i != seat:
            board = s.boards[i]
            for k in range(KINDS):
                s.bag[k] += board.forests[UNSEEN_AT + k]
                counted[k] += board.forests[COUNTED_AT + k]
                board.forests[k] -= board.forests[UNSEEN_AT + k] + board.forests[COUNTED_AT + k]
    for frame in s.frames:
        if frame.kind == FOREST and frame.n == 1 and frame.seat != seat:
            s.bag[frame.what] += 1
    for frame in s.frames:
        if frame.kind == FOREST and frame.n == 1 and frame.seat != seat:
            frame.what = rng.take(s.bag)
    for i in range(s.players):
        if i != seat:
            redraw_for(s.boards[i], UNSEEN_AT, s.bag, rng)
            redraw_for(s.boards[i], COUNTED_AT, counted, rng)


def redraw_for(board: Player, at: i64, pool: vec[i64], rng: Xorshift) -> None:
    forests: i64 = 0
    k: i64
    for k in range(at, at + KINDS):
        forests += board.forests[k]
        board.forests[k] = 0
    for _ in range(forests):
        kind = rng.take(pool)
        board.forests[at + kind] += 1
        board.forests[kind] += 1


def can_go_on(hand: i64, kept: i64) -> bool:
    """Four of six cards are kept in rising order: enough of them must follow those that are kept already."""
    after: i64 = 0
    card: i64
    for card in range(ACHIEVEMENT_COUNT):
        if kept >> card == 0 and (hand >> card) & 1 != 0:
            after += 1
    return after >= 4 - size(kept)


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
        kept = size(hidden)
        hand = rng.some(unknown, kept + size(s.passed[i]))
        unknown &= ~hand
        drawn = rng.some(hand, kept)
        if s.rules.puertomas > 0 and hand != drawn:
            while not can_go_on(hand, drawn):
                drawn = rng.some(hand, kept)
        board.cards = (board.cards & board.done) | drawn
        s.passed[i] = hand & ~drawn
    drawn = rng.some(unknown, size(s.unkept))
    s.unkept = drawn
    s.undealt = unknown & ~drawn
