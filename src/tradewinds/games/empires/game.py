"""Empires of the North as the rest of the house knows it."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final, cast

from tradewinds.games.empires import catalogue, hidden, packing, printed, reading, scoring, texts
from tradewinds.games.empires.bots import Mate
from tradewinds.games.empires.components import CLAN_NAMES, EVENTS, TILE_NAMES
from tradewinds.games.empires.content import CLAN_DECKS, Cards
from tradewinds.games.empires.encoding import EmpiresEncoder
from tradewinds.games.empires.frames import CLAN_CHOICES, GENERIC_NAMES, LEVELS, RAZE_SCORING, STREAMS
from tradewinds.games.empires.loading import box, documents, load
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.pictures import PICTURES
from tradewinds.games.empires.plain import read_plain
from tradewinds.games.empires.practice import practice
from tradewinds.games.empires.prompts import prompt
from tradewinds.games.empires.reasons import REASONS
from tradewinds.games.empires.schema import SCHEMA
from tradewinds.games.empires.seeing import view
from tradewinds.games.empires.setup import make_options
from tradewinds.games.empires.wording import VOCABULARY
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.game import Game, Option, OptionValue, Packing, Preset
from tradewinds.kernel.state import State


def _new(cards: Cards, players: int, options: Mapping[str, OptionValue], seed: str) -> Empires:
    return Empires(players, make_options(options, cards.scenario_names), cards, Chance(seed, len(STREAMS)))


def _determinize(state: State, seat: int | None, number: int) -> State:
    return hidden.determinize(cast(Empires, state), -1 if seat is None else seat, number)


def _breakdown(state: State) -> list[dict[str, int]]:
    return scoring.breakdown(cast(Empires, state))


def _round(state: State) -> int:
    return int(cast(Empires, state).round)


def _side(state: State, seat: int) -> str:
    clan = cast(Empires, state).boards[seat].clan
    return f"clan-{CLAN_NAMES[clan]}" if clan >= 0 else ""


def with_documents(of: Mapping[str, Any]) -> Game:
    """The game with the cards that these data describe: another shape of it, with actions and words of its own."""
    return _game(load(of), of)


def _game(cards: Cards, of: Mapping[str, Any]) -> Game:
    def deck(number: int) -> tuple[str, ...]:
        return tuple(cards.names[card] for card in cards.decks[number])

    return Game(
        id="empires",
        prefix="EON",
        min_players=1,
        max_players=4,
        options=(
            Option("raze_scoring", tuple(RAZE_SCORING), "faq", "EON-13.5"),
            Option("generic_ships", tuple(GENERIC_NAMES), "open", "EON-7.4"),
            Option("gold_as_fish_cargo", (True, False), True, "EON-R5"),
            Option("scoreboard_side", ("A", "B"), "A", "EON-2.1", kind="variant"),
            Option("clan_choice", tuple(CLAN_CHOICES), "seat_order", "EON-R21", kind="variant"),
            Option("solo_scenario", tuple(cards.scenario_names), cards.scenario_names[0], "EON-15.1", kind="solo"),
            Option("solo_level", tuple(LEVELS), "normal", "EON-15.1", kind="solo"),
            Option("suggest_first_game", (True, False), True, "EON-2.12", kind="variant"),
        ),
        actions=cards.actions,
        reasons=REASONS,
        streams=tuple(STREAMS),
        stream_values={
            **{clan: deck(n) for n, clan in enumerate(CLAN_NAMES)},
            "near": deck(CLAN_DECKS),
            "far": deck(CLAN_DECKS + 1),
            "first_player": tuple("0123"),
            "clans": tuple(CLAN_NAMES),
            "tiles": tuple(TILE_NAMES),
            "events": tuple(str(n + 1) for n in range(EVENTS)),
        },
        rules_version=1,
        new=partial(_new, cards),
        read=read_plain,
        view=view,
        prompt=prompt,
        determinize=_determinize,
        breakdown=_breakdown,
        pictures=PICTURES,
        colours=lambda players: ("blue", "red", "green", "purple"),
        vocabulary=VOCABULARY,
        home="tradewinds.games.empires",
        presets=(
            Preset("first", 2, {"clan_choice": "first_game"}, bot="deckhand"),
            Preset("classic", 4),
            Preset("everything", 4, {"clan_choice": "free"}),
            Preset("solo", 1),
        ),
        reading=reading,
        content=partial(printed.content, of, cards.sha),
        sha=cards.sha,
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
            practice=practice,
            uses=packing.USES,
        ),
        messages=cache(partial(texts.changed, of)),
        policy=Mate,
        round_now=_round,
        side=_side,
        place=3,
        encoder=partial(EmpiresEncoder, cards),
        longest=4_000,
    )


GAME: Final = _game(box(), documents())
