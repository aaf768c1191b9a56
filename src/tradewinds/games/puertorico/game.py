"""Puerto Rico 1897 as the rest of the house knows it."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final, cast

from mypy_extensions import i64

from tradewinds.games.puertorico import catalogue, hidden, packing, printed, reading, scoring, texts
from tradewinds.games.puertorico.actions import ACTIONS
from tradewinds.games.puertorico.bots import Mate
from tradewinds.games.puertorico.components import ABILITIES, ACHIEVEMENTS, GOODS, OPTIONS
from tradewinds.games.puertorico.content import Box
from tradewinds.games.puertorico.encoding import PuertoRicoEncoder
from tradewinds.games.puertorico.festival import WIDTH
from tradewinds.games.puertorico.loading import box, documents, load
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.pictures import PICTURES
from tradewinds.games.puertorico.plain import read_plain
from tradewinds.games.puertorico.practice import practice
from tradewinds.games.puertorico.prompts import prompt
from tradewinds.games.puertorico.reasons import REASONS
from tradewinds.games.puertorico.schema import SCHEMA
from tradewinds.games.puertorico.seeing import view
from tradewinds.games.puertorico.setup import make_options, set_up_numbers
from tradewinds.games.puertorico.state import STREAMS
from tradewinds.games.puertorico.wording import VOCABULARY
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game, Option, OptionKind, OptionValue, Packing, Preset
from tradewinds.kernel.plain import Reader
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

KINDS: Final[dict[str, OptionKind]] = {
    "module": "expansion",
    "optional_rule": "variant",
    "variant": "variant",
    "ruling": "ruling",
}


def _option(row: Mapping[str, Any]) -> Option:
    needed = row.get("requires", {})
    if isinstance(needed, str):
        needed = {value: needed for value in row["values"] if value != row["default"]}
    return Option(
        row["id"],
        tuple(row["values"]),
        row["default"],
        str(row["rule"]).split(",")[0].split("..")[0],
        kind="rule_seats" if row["id"] == "puertomas" else KINDS[row["kind"]],
        needs=tuple(needed.items()),
        bars=(row["forbidden_with"],) if "forbidden_with" in row else (),
    )


def _combination(players: int, options: Mapping[str, OptionValue]) -> None:
    """There must be a person at the table."""
    if int(options["puertomas"] or 0) >= players:
        raise BadOption(
            "error-option-no-person",
            {"puertomas": options["puertomas"], "players": players},
            "PR-21.1",
            "options.puertomas",
        )


def _rule_seats(players: int, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    """Puertomas sit after all people (PR-21.2)."""
    return tuple(range(players - int(options["puertomas"] or 0), players))


def _new(box: Box, players: int, options: Mapping[str, OptionValue], seed: str) -> PuertoRico:
    return PuertoRico(players, make_options(options, box), Chance(seed, len(STREAMS)))


def _read(state: PuertoRico, values: Mapping[str, Any]) -> None:
    set_up_numbers(state)
    state.goals = vec[i64]([0] * (WIDTH * len(Reader("state", values).items("goals"))))
    read_plain(state, values)


def _determinize(state: State, seat: int | None, number: int) -> State:
    return hidden.determinize(cast(PuertoRico, state), -1 if seat is None else seat, number)


def _breakdown(state: State) -> list[dict[str, int]]:
    return scoring.breakdown(cast(PuertoRico, state))


def with_documents(of: Mapping[str, Any]) -> Game:
    """The game with the components that these data describe: another shape of it, with words of its own."""
    return _game(load(of), of)


def _game(made: Box, of: Mapping[str, Any]) -> Game:
    options = tuple(_option(row) for row in OPTIONS)
    return Game(
        id="puertorico",
        prefix="PR",
        min_players=2,
        max_players=5,
        options=options,
        actions=ACTIONS,
        reasons=REASONS,
        streams=tuple(STREAMS),
        stream_values={
            "setup": tuple("01234"),
            "bag": tuple(GOODS),
            "festival": tuple(str(n) for n in range(46)),
            "achievements": tuple(ACHIEVEMENTS),
            "tiebreak": tuple("12345678"),
            "abilities": tuple(ABILITIES),
            "selection": tuple(str(n) for n in range(46)),
        },
        rules_version=2,
        new=partial(_new, made),
        read=_read,
        view=view,
        prompt=prompt,
        determinize=_determinize,
        breakdown=_breakdown,
        pictures=PICTURES,
        colours=lambda players: ("teal", "red", "blue", "brown", "purple"),
        vocabulary=VOCABULARY,
        home="tradewinds.games.puertorico",
        presets=(
            Preset("first", 3, bot="deckhand"),
            Preset("classic", 4),
            Preset("everything", 4, {one.id: True for one in options if one.kind == "expansion"}),
            Preset("solo", 3, {"puertomas": 2}),
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
        policy=lambda number: Mate(),
        round_now=lambda state: cast(PuertoRico, state).round,
        place=2,
        encoder=PuertoRicoEncoder,
        longest=4_000,
        combination=_combination,
        rule_seats=_rule_seats,
    )


GAME: Final = _game(box(), documents())
