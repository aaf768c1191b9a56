#!/usr/bin/env python3
"""A long campaign of random matches: every invariant after every decision, every record replayed.

    python tools/campaign.py jamaica --games 10000             for each number of players
    python tools/campaign.py jamaica --games 1000 --options    with each option switched, too

Exit code 1 and the seeds if anything is wrong. Reproduce one with --players N --first SEED --games 1.
"""

from __future__ import annotations

import argparse
import sys
import time

import tradewinds
from tradewinds import games
from tradewinds.kernel import record
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.record import digest
from tradewinds.kernel.state import State

Configuration = tuple[str, int, dict[str, OptionValue]]


def table_sizes(game: Game) -> list[Configuration]:
    return [(game.id, players, {}) for players in range(game.min_players, game.max_players + 1)]


def switched(game: Game) -> list[Configuration]:
    """Each option at each value that is not its default, with few and with many players."""
    found: list[Configuration] = []
    for option in game.options:
        values = [value for value in option.values if value != option.default]
        if option.integer:
            values += [1, 5]
        for value in values:
            for players in sorted({game.min_players, game.max_players}):
                options = completed(game, players, {option.id: value})
                if options is not None:
                    found.append((game.id, players, options))
    return found


def completed(game: Game, players: int, options: dict[str, OptionValue]) -> dict[str, OptionValue] | None:
    """With the options that these need, as the game's refusal names them; None if this table cannot have them."""
    try:
        game.check(players, options)
    except BadOption as error:
        needed = next((option for option in game.options if option.id == error.params.get("needed")), None)
        if needed is None or needed.id in options:
            return None
        value = next(value for value in needed.values if value != needed.default)
        return completed(game, players, {needed.id: value, **options})
    return options


def name_of(configuration: Configuration) -> str:
    game, players, options = configuration
    return "-".join([game, str(players), *(f"{k}={v}" for k, v in options.items())])


class Chooser:
    """Any waiting seat, any legal action."""

    def __init__(self, number: int) -> None:
        self.rng = Xorshift(number)

    def choose(self, state: State) -> tuple[int, int]:
        seats = state.seats_to_act()
        seat = seats[self.rng.below(len(seats))]
        legal = state.legal(seat)
        return seat, legal[self.rng.below(len(legal))]


def one(configuration: Configuration, seed: int) -> tuple[int, list[str]]:
    """Play and replay one match; its number of decisions and what was wrong."""
    name, players, options = configuration
    game = games.load(name)
    made = record.new_record(game, players, options, str(seed))
    state = game.start(players, options, seed)
    chooser = Chooser(seed)
    wrong = state.violations()
    while not state.over and not wrong:
        seat, action = chooser.choose(state)
        state.play(seat, action)
        made.decisions.append(f"{seat} {game.actions.text(action)}")
        wrong = state.violations()
    if not wrong:
        record.close(made, state)
        if digest(record.final(game, record.from_json(record.to_json(made)))) != digest(state):
            wrong = ["the replayed record has another digest"]
    return len(made.decisions), [f"{name_of(configuration)} seed {seed}: {what}" for what in wrong]


def main() -> int:
    parser = argparse.ArgumentParser(description="Random matches with every invariant checked.")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=10_000, help="matches for each configuration")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--options", action="store_true", help="also with each option switched")
    asked = parser.parse_args()
    game = games.load(asked.game)
    todo = table_sizes(game) + (switched(game) if asked.options else [])
    todo = [c for c in todo if asked.players in (None, c[1])]
    print(f"{asked.game}, {'compiled' if tradewinds.compiled() else 'interpreted'}", flush=True)
    failures: list[str] = []
    for configuration in todo:
        began = time.monotonic()
        decisions = 0
        broken: list[str] = []
        for seed in range(asked.first, asked.first + asked.games):
            made, wrong = one(configuration, seed)
            decisions += made
            broken += wrong
        failures += broken
        print(
            f"{name_of(configuration)}: {asked.games} matches, {decisions} decisions, {len(broken)} broken, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )
    for what in failures[:20]:
        print(what)
    print("broken invariants: " + (str(len(failures)) if failures else "none"))
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
