"""Drawing action cards (JAM-3.22, 3.23)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.components import CARDS
from tradewinds.games.jamaica.state import DECK, JamaicaState
from tradewinds.kernel.bits import size


def draw_up_to(s: JamaicaState, seat: i64, limit: i64) -> None:
    """Draw from the own deck up to a hand of `limit`; an empty deck is made anew of the discard pile (JAM-3.23)."""
    ship = s.ships[seat]
    held = size(ship.hand)
    drawn: i64 = limit - held
    before = ship.hand
    while held < limit:
        if ship.deck == 0:
            reshuffle(s, seat)
        bit: i64 = 1 << s.chance.pick(DECK + seat, ship.deck)
        ship.deck ^= bit
        ship.hand |= bit
        held += 1
    if drawn > 0 and s.journal is not None:
        new = [name for card, name in enumerate(CARDS) if ((ship.hand & ~before) >> card) & 1]
        s.journal.add_secret("refilled", "JAM-3.22", seat, {"n": int(drawn)}, {"cards": new}, (int(seat),))


def reshuffle(s: JamaicaState, seat: i64) -> None:
    """The card just played goes along (JAM-R17), unless the option keeps it behind."""
    ship = s.ships[seat]
    stays: i64 = 0
    if s.rules.keep_played_card and ship.revealed:
        stays = ship.discard & (1 << ship.laid)
    ship.deck = ship.discard & ~stays
    ship.discard = stays
    if s.journal is not None:
        s.journal.add("reshuffled", "JAM-3.23", seat, {})
