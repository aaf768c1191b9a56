"""Jamaica as the rest of the house knows it."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tradewinds.games.jamaica import hidden, reading, scoring
from tradewinds.games.jamaica.actions import ACTIONS
from tradewinds.games.jamaica.bots import Mate
from tradewinds.games.jamaica.components import CARDS, COMBAT_FACES, OPTIONS
from tradewinds.games.jamaica.content import content
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.plain import TREASURE_NAMES, read_plain
from tradewinds.games.jamaica.prompts import prompt
from tradewinds.games.jamaica.reasons import REASONS
from tradewinds.games.jamaica.seeing import view
from tradewinds.games.jamaica.setup import make_options
from tradewinds.games.jamaica.state import STREAMS
from tradewinds.games.jamaica.wording import VOCABULARY
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.game import Game, Option, OptionValue
from tradewinds.kernel.state import State

_TREASURES = tuple(TREASURE_NAMES)


def _option(row: Mapping[str, Any]) -> Option:
    integer = "integer" in row["values"]
    values = [None if value == "none" else value for value in row["values"] if value != "integer"]
    default = None if row["default"] == "none" else row["default"]
    return Option(row["id"], tuple(values), default, row["ruling"], integer)


def _new(players: int, options: Mapping[str, OptionValue], seed: str) -> Jamaica:
    return Jamaica(players, make_options(options), Chance(seed, len(STREAMS)))


def _determinize(state: State, seat: int | None, number: int) -> State:
    return hidden.determinize(cast(Jamaica, state), -1 if seat is None else seat, number)


def _breakdown(state: State) -> list[dict[str, int]]:
    return scoring.breakdown(cast(Jamaica, state))


GAME: Final = Game(
    id="jamaica",
    prefix="JAM",
    min_players=2,
    max_players=6,
    options=tuple(_option(row) for row in OPTIONS),
    actions=ACTIONS,
    reasons=REASONS,
    streams=tuple(STREAMS),
    stream_values={
        "setup": tuple("012345"),
        "dice": tuple("123456"),
        "combat": tuple(COMBAT_FACES),
        "treasure": _TREASURES,
        "steal": _TREASURES,
        **{f"deck.{seat}": tuple(CARDS) for seat in range(6)},
    },
    rules_version=2,
    new=_new,
    read=read_plain,
    view=view,
    prompt=prompt,
    determinize=_determinize,
    breakdown=_breakdown,
    vocabulary=VOCABULARY,
    home="tradewinds.games.jamaica",
    reading=reading,
    content=content,
    bots={"mate": Mate},
    round_now=lambda state: cast(Jamaica, state).round,
    place=1,
    synonyms={"powder": "gunpowder"},
)
