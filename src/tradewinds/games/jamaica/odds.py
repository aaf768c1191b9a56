"""The chances of a battle, exact: from the faces of the combat die, for whoever still has something to choose in it."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple

from tradewinds.games.jamaica.components import COMBAT_FACES, STAR

ROLLS: Final = range(len(COMBAT_FACES))
WHOLE: Final = len(COMBAT_FACES) ** 3
"""Two rolls and at most one rolled again (JAM-8.14): every chance is a whole number of such parts."""


class Odds(NamedTuple):
    """How many of the `WHOLE` parts the attacker wins, nobody wins, the attacker loses."""

    win: int
    tie: int
    lose: int

    def turned(self) -> Odds:
        """As the defender sees them."""
        return Odds(self.lose, self.tie, self.win)


WON: Final = Odds(WHOLE, 0, 0)
EVEN: Final = Odds(0, WHOLE, 0)
LOST: Final = Odds(0, 0, WHOLE)


class Arms(NamedTuple):
    """What the rolls meet."""

    ahead: int
    """What gunpowder and Lady Beth give the attacker beyond what they give the defender."""
    sabre: int
    """1 while Saran's Sabre may still be used by the attacker, -1 by the defender, 0 by nobody."""
    reader: int
    """1 when the attacker is told these chances, -1 the defender."""


def percent(parts: int) -> int:
    """Rounded, but never to what is certain or impossible."""
    if parts in (0, WHOLE):
        return 100 * parts // WHOLE
    return min(99, max(1, (200 * parts + WHOLE) // (2 * WHOLE)))


def mean(chances: Iterable[Odds]) -> Odds:
    return Odds(*(sum(parts) // len(ROLLS) for parts in zip(*chances, strict=True)))


def better(arms: Arms, stands: Odds, again: Callable[[], Odds]) -> Odds:
    """The Sabre is used for its owner: the reader's for more chances to win, the enemy's for fewer, and then for ties.

    Only so is more gunpowder never shown to be worth less. Weighing battles won against battles lost instead, the owner
    would now and then give up some of the former, and what the reader is shown is just these.
    """
    if arms.sabre == 0:
        return stands
    choose = max if arms.sabre == arms.reader else min
    return choose(stands, again(), key=lambda odds: (odds if arms.reader == 1 else odds.turned())[:2])


def compared(attack: int, defence: int, ahead: int) -> Odds:
    """The defender's star wins, then the higher strength (JAM-6.9 to 6.11)."""
    if defence == STAR:
        return LOST
    attack = 2 * attack + ahead
    defence = 2 * defence
    return WON if attack > defence else EVEN if attack == defence else LOST


def defended_again(arms: Arms, attack: int) -> Odds:
    """Whatever the defender rolls now stands."""
    return mean(compared(attack, defence, arms.ahead) for defence in ROLLS)


def defended(arms: Arms, attack: int, defence: int) -> Odds:
    """Both have rolled, and the Sabre may strike."""
    return better(arms, compared(attack, defence, arms.ahead), lambda: defended_again(arms, attack))


@cache
def answered(arms: Arms, attack: int) -> Odds:
    """The attacker's roll stands: the star wins at once (JAM-6.7), else the defender rolls."""
    if attack == STAR:
        return WON
    return mean(defended(arms, attack, defence) for defence in ROLLS)


@cache
def attacked_again(arms: Arms) -> Odds:
    """The Sabre has been used on the attacker's roll."""
    return mean(answered(arms._replace(sabre=0), attack) for attack in ROLLS)


@cache
def attacked(arms: Arms) -> Odds:
    """Nobody has rolled yet."""
    return mean(better(arms, answered(arms, attack), lambda: attacked_again(arms)) for attack in ROLLS)
