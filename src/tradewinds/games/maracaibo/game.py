"""Maracaibo as the rest of the house knows it."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final, cast

from tradewinds.games.maracaibo import archive, catalogue, hidden, packing, printed, reading, standing, texts
from tradewinds.games.maracaibo.bots import Mate
from tradewinds.games.maracaibo.components import DIFFICULTIES, EDITIONS, MEDIUM
from tradewinds.games.maracaibo.content import MODES, Box
from tradewinds.games.maracaibo.encoding import MaracaiboEncoder
from tradewinds.games.maracaibo.loading import box, documents, load
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.pictures import PICTURES
from tradewinds.games.maracaibo.plain import read_plain
from tradewinds.games.maracaibo.practice import practice
from tradewinds.games.maracaibo.prompts import prompt
from tradewinds.games.maracaibo.reasons import REASONS
from tradewinds.games.maracaibo.schema import SCHEMA
from tradewinds.games.maracaibo.seeing import view
from tradewinds.games.maracaibo.setup import make_options
from tradewinds.games.maracaibo.state import JEAN, STREAMS
from tradewinds.games.maracaibo.wording import VOCABULARY
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Campaign, Game, Option, OptionValue, Packing, Preset
from tradewinds.kernel.state import State


def _new(printed: Box, players: int, options: Mapping[str, OptionValue], seed: str) -> Maracaibo:
    return Maracaibo(players, make_options(options), printed, Chance(seed, len(STREAMS)))


def _determinize(state: State, seat: int | None, number: int) -> State:
    return hidden.determinize(cast(Maracaibo, state), -1 if seat is None else seat, number)


def _breakdown(state: State) -> list[dict[str, int]]:
    return standing.breakdown(cast(Maracaibo, state))


def _round(state: State) -> int:
    return int(cast(Maracaibo, state).round)


def _combination(players: int, options: Mapping[str, OptionValue]) -> None:
    """Jean plays against one person, who begins; else the start player sits at the table."""
    first = str(options["first_player"])
    if options["jean"] and players != 2:
        crowd: dict[str, object] = {"option": "jean", "value": "1", "allowed": "0"}
        raise BadOption("error-option-value", crowd, rule="MAR-30.1", field="options.jean")
    if options["jean"] and first != "random":
        begins: dict[str, object] = {"option": "first_player", "value": first, "allowed": "random"}
        raise BadOption("error-option-value", begins, rule="MAR-30.6", field="options.first_player")
    if first != "random" and int(first) >= players:
        allowed = ", ".join(["random", *map(str, range(players))])
        told: dict[str, object] = {"option": "first_player", "value": first, "allowed": allowed}
        raise BadOption("error-option-value", told, rule="MAR-2.24", field="options.first_player")


def _rule_seats(players: int, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    return (JEAN,) if options["jean"] else ()


def _ending(carry: Mapping[str, object]) -> str | None:
    found = carry.get("ending")
    return None if found is None else str(found)


HARDER: Final = tuple((difficulty, "jean") for difficulty in DIFFICULTIES if difficulty != DIFFICULTIES[MEDIUM])


def with_documents(of: Mapping[str, Any]) -> Game:
    """The game with the cards that these data describe: another shape of it, with actions and words of its own."""
    return _game(load(of), of)


def _game(made: Box, of: Mapping[str, Any]) -> Game:
    return Game(
        id="maracaibo",
        prefix="MAR",
        min_players=2,
        max_players=4,
        options=(
            Option("edition", tuple(EDITIONS), "revised", "MAR-ED.14", kind="variant"),
            Option("mode", tuple(MODES), "free75", "MAR-28.1", kind="variant"),
            Option("prestige_open", (False, True), False, "MAR-2.12", kind="variant"),
            Option("score_unreached_assistants_in_round_4", (False, True), False, "MAR-RUL.7"),
            Option("silver_fleet_influence", ("by_edition", "3", "8"), "by_edition", "MAR-RUL.20"),
            Option("jean", (0, 1), 0, "MAR-30.1", kind="rule_seats"),
            Option(
                "jean_difficulty", tuple(DIFFICULTIES), DIFFICULTIES[MEDIUM], "MAR-30.5", kind="variant", needs=HARDER
            ),
            Option("first_player", ("random", "0", "1", "2", "3"), "random", "MAR-2.24", kind="variant"),
        ),
        actions=made.actions,
        reasons=REASONS,
        streams=tuple(STREAMS),
        stream_values={
            "first_player": tuple("0123"),
            "city_tiles": tuple(made.tile_names),
            "projects": tuple(made.names),
            "careers": tuple(made.career_names),
            "tokens": tuple(made.token_names),
            "quests": tuple(made.quest_names),
            "buildings": tuple(made.building_names),
            "automa": tuple(made.automa_names),
        },
        rules_version=1,
        new=partial(_new, made),
        read=read_plain,
        view=view,
        prompt=prompt,
        determinize=_determinize,
        breakdown=_breakdown,
        pictures=PICTURES,
        colours=lambda players: ("purple", "teal", "orange", "black"),
        vocabulary=VOCABULARY,
        home="tradewinds.games.maracaibo",
        presets=(
            Preset("first", 2, bot="deckhand"),
            Preset("classic", 4),
            Preset("everything", 4, {"mode": "free77", "prestige_open": True}),
            Preset("solo", 2, {"jean": 1}),
        ),
        reading=reading,
        content=partial(printed.content, of, made.sha),
        sha=made.sha,
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
            deeds=("effects.assistant_action_defs",),
            practice=practice,
            uses=packing.USES,
        ),
        messages=cache(partial(texts.changed, of)),
        policy=Mate,
        combination=_combination,
        rule_seats=_rule_seats,
        round_now=_round,
        campaign=Campaign(
            options={"mode": "campaign"},
            chapters={n: {"mode": f"chapter{n}"} for n in range(2, 11)},
            take=archive.take,
            ending=_ending,
            book=reading.book,
        ),
        place=4,
        encoder=partial(MaracaiboEncoder, made),
        longest=2_000,
    )


GAME: Final = _game(box(), documents())
