"""Positions in which a component can be tried out at once (`Packing.practice`)."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tradewinds.kernel.scenario import merge

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game, OptionValue
    from tradewinds.kernel.state import State

SEED: Final = "practice"


def laid(
    game: Game, players: int, options: Mapping[str, OptionValue], over: Mapping[str, Any], seed: str = SEED
) -> State:
    """A match as it is set up, with this laid over it; the names are those of the plain form, as in scenarios."""
    plain = msgspec.json.decode(msgspec.json.encode(game.start(players, options, seed).to_plain()))
    return game.from_plain(merge(plain, over, "practice"))
