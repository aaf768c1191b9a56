"""A face-down pile of cards: how many of each, and what is known to lie on top and at the bottom.

Where nobody knows the order there is none: a card is drawn when it is turned, so that nothing hidden can leak and
`determinize` has nothing to reshuffle. Cards are numbered from 0 by whoever owns the pile.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tradewinds.kernel.chance import Chance
from tradewinds.kernel.vectors import append, vec


@mypyc_attr(acyclic=True)
class Pile:
    def __init__(self, kinds: i64 = 0, source: Pile | None = None) -> None:
        if source is not None:
            self.counts: vec[i64] = source.counts[:]
            self.size: i64 = source.size
            self.top: vec[i64] = source.top
            self.bottom: vec[i64] = source.bottom
        else:
            self.counts = vec[i64]([0] * kinds)
            """How many of each there are, those in known places included."""
            self.size = 0
            # Known cards, the outermost last; replaced, never changed, so copies share them. (`append` may write into
            # spare room behind a vector, which is shared as well: a slice has none.)
            self.top = vec[i64]()
            self.bottom = vec[i64]()

    def copy(self) -> Pile:
        return Pile(0, self)

    def add(self, card: i64, n: i64 = 1) -> None:
        """Shuffle cards in; what was known of the order is known no more."""
        self.counts[card] += n
        self.size += n
        self.shuffle()

    def shuffle(self) -> None:
        if len(self.top) + len(self.bottom) > 0:
            self.top = vec[i64]()
            self.bottom = vec[i64]()

    def put_on_top(self, card: i64) -> None:
        """Everybody who knows the pile knows where it lies."""
        self.counts[card] += 1
        self.size += 1
        self.top = append(self.top[:], card)

    def put_under(self, card: i64) -> None:
        self.counts[card] += 1
        self.size += 1
        self.bottom = append(self.bottom[:], card)

    def draw(self, chance: Chance, stream: i64) -> i64:
        """The top card; -1 from an empty pile. Chance is used only where it decides."""
        if self.size == 0:
            return -1
        known = len(self.top)
        if known > 0:
            card = self.top[known - 1]
            self.top = self.top[: known - 1]
        elif len(self.bottom) == self.size:
            card = self.bottom[0]
            self.bottom = self.bottom[1:]
        elif len(self.bottom) > 0:
            card = chance.weigh(stream, self.unknown())
        else:
            card = chance.weigh_of(stream, self.counts, self.size)
        self.counts[card] -= 1
        self.size -= 1
        return card

    def take(self, card: i64) -> None:
        """Search for a card and take it out: the pile is shuffled."""
        self.counts[card] -= 1
        self.size -= 1
        self.shuffle()

    def unknown(self) -> vec[i64]:
        """How many of each lie somewhere in the middle."""
        middle = self.counts[:]
        for card in self.top:
            middle[card] -= 1
        for card in self.bottom:
            middle[card] -= 1
        return middle

    def move_all(self, cards: vec[i64]) -> None:
        """Shuffle in all of a face-up pile, given as how many of each, which is empty then."""
        card: i64
        for card in range(len(cards)):
            self.counts[card] += cards[card]
            self.size += cards[card]
            cards[card] = 0
        self.shuffle()
