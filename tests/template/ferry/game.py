"""The Ferry as the rest of the house knows it."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from tradewinds.kernel.chance import Chance
from tradewinds.kernel.game import Game, Option, OptionValue
from tradewinds.kernel.state import State

from . import hidden, reading, scoring
from .actions import ACTIONS
from .bots import Mate
from .components import LENGTHS, WIND_NAMES
from .encoding import FerryEncoder
from .match import Ferry
from .plain import read_plain
from .prompts import prompt
from .reasons import REASONS
from .state import STREAMS
from .view import view
from .wording import VOCABULARY


def _new(players: int, options: Mapping[str, OptionValue], seed: str) -> Ferry:
    return Ferry(players, LENGTHS[str(options["river"])], Chance(seed, len(STREAMS)))


def _determinize(state: State, seat: int | None, number: int) -> State:
    return hidden.determinize(cast(Ferry, state), -1 if seat is None else seat, number)


def _breakdown(state: State) -> list[dict[str, int]]:
    return scoring.breakdown(cast(Ferry, state))


GAME: Final = Game(
    id="ferry",
    prefix="FER",
    min_players=2,
    max_players=4,
    options=(Option("river", ("short", "long"), "long", "FER-1.4", kind="variant"),),
    actions=ACTIONS,
    reasons=REASONS,
    streams=tuple(STREAMS),
    stream_values={"setup": tuple("0123"), "deck": tuple(WIND_NAMES)},
    rules_version=1,
    new=_new,
    read=read_plain,
    view=view,
    prompt=prompt,
    determinize=_determinize,
    breakdown=_breakdown,
    vocabulary=VOCABULARY,
    home=__package__ or "",
    reading=reading,
    policy=Mate,
    encoder=FerryEncoder,
    longest=1_000,
)
