"""Jamaica as the rest of the house knows it."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any, Final, cast

from tradewinds.games.jamaica import catalogue, hidden, packing, printed, reading, scoring, texts
from tradewinds.games.jamaica.actions import ACTIONS
from tradewinds.games.jamaica.bots import Mate
from tradewinds.games.jamaica.components import CARDS, COLORS, COMBAT_FACES, OPTIONS
from tradewinds.games.jamaica.content import Box
from tradewinds.games.jamaica.encoding import JamaicaEncoder
from tradewinds.games.jamaica.loading import box, documents, load
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.pictures import PICTURES
from tradewinds.games.jamaica.plain import TREASURE_NAMES, read_plain
from tradewinds.games.jamaica.practice import practice
from tradewinds.games.jamaica.prompts import prompt
from tradewinds.games.jamaica.reasons import REASONS
from tradewinds.games.jamaica.schema import DISPUTED, SCHEMA
from tradewinds.games.jamaica.seeing import view
from tradewinds.games.jamaica.setup import make_options
from tradewinds.games.jamaica.state import STREAMS
from tradewinds.games.jamaica.wording import VOCABULARY
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.game import Game, Option, OptionValue, Packing, Preset
from tradewinds.kernel.state import State

_TREASURES = tuple(TREASURE_NAMES)


def _option(row: Mapping[str, Any]) -> Option:
    integer = "integer" in row["values"]
    values = [None if value == "none" else value for value in row["values"] if value != "integer"]
    default = None if row["default"] == "none" else row["default"]
    return Option(row["id"], tuple(values), default, row["ruling"], integer)


def _options(of: Mapping[str, Any]) -> tuple[Option, ...]:
    """Those of the data; what a disputed port costs is what the board says, or its alternative (JAM-R30)."""
    found = {row["id"]: _option(row) for row in OPTIONS}
    for space in DISPUTED:
        row = of["board"]["spaces"][space]
        values = tuple(dict.fromkeys((row["cost"], row.get("disputed_alt", row["cost"]))))
        found[f"port_cost_{space}"] = replace(found[f"port_cost_{space}"], values=values, default=row["cost"])
    return tuple(found.values())


def _new(box: Box, players: int, options: Mapping[str, OptionValue], seed: str) -> Jamaica:
    return Jamaica(players, make_options(options, box), Chance(seed, len(STREAMS)))


def _determinize(state: State, seat: int | None, number: int) -> State:
    return hidden.determinize(cast(Jamaica, state), -1 if seat is None else seat, number)


def _colours(players: int) -> tuple[str, ...]:
    """The black ship is the Ghost Ship with two players (JAM-10.1)."""
    return tuple(color for color in COLORS if players > 2 or color != "black")


def _breakdown(state: State) -> list[dict[str, int]]:
    return scoring.breakdown(cast(Jamaica, state))


def with_documents(of: Mapping[str, Any]) -> Game:
    """The game with the components that these data describe: another shape of it, with options and words of its own."""
    return _game(load(of), of)


def _game(made: Box, of: Mapping[str, Any]) -> Game:
    return Game(
        id="jamaica",
        prefix="JAM",
        min_players=2,
        max_players=6,
        options=_options(of),
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
        new=partial(_new, made),
        read=read_plain,
        view=view,
        prompt=prompt,
        determinize=_determinize,
        breakdown=_breakdown,
        pictures=PICTURES,
        colours=_colours,
        vocabulary=VOCABULARY,
        home="tradewinds.games.jamaica",
        presets=(
            Preset("first", 3, bot="deckhand"),
            Preset("classic", 4),
            Preset("everything", 6),
        ),
        reading=reading,
        content=partial(printed.content, made),
        sha=made.name,
        packing=Packing(
            SCHEMA,
            documents,
            with_documents,
            packing.remarks,
            tell=catalogue.tell,
            phrase=catalogue.phrase,
            touches=catalogue.touches,
            others=catalogue.others,
            names=catalogue.NAMES,
            named=False,
            practice=practice,
            uses=packing.USES,
        ),
        messages=cache(partial(texts.changed, of)),
        policy=Mate,
        round_now=lambda state: cast(Jamaica, state).round,
        place=1,
        encoder=JamaicaEncoder,
        longest=5_000,
        synonyms={"powder": "gunpowder"},
    )


GAME: Final = _game(box(), documents())
