#!/usr/bin/env python3
"""A long campaign of random matches: every invariant after every decision, every record replayed.

    python tools/campaign.py jamaica --games 10000             for each number of players
    python tools/campaign.py jamaica --games 1000 --options    with each option switched, too
    python tools/campaign.py puertorico --everything --games 5000 --jobs 2 --out compiled.json

--everything plays what a game says must never break: its numbers of players, expansions alone and together, virtual
opponents in every set-up, each optional rule and ruling. --release also plays what belongs together in all combinations
(`CROSSED`), and from every choice of what is chosen first (`OPENINGS`): clans in pairs and alone.

The file of --out has a line for each configuration with a checksum over all that could be chosen and over the states on
the way. Two runs, such as a compiled and an interpreted one, are compared with

    TRADEWINDS_INTERPRETED=1 python tools/campaign.py puertorico --everything --games 20 --compare compiled.json

Exit code 1 and the seeds if anything is wrong. Reproduce one by adding --only NAME --first SEED --games 1.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple

import tradewinds
from tradewinds import games
from tradewinds.kernel import record
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.playout import Trail, checked_playout
from tradewinds.kernel.record import digest
from tradewinds.kernel.state import State

Configuration = tuple[str, int, dict[str, OptionValue]]
CROSSED: dict[str, tuple[tuple[tuple[int, ...], dict[str, str]], ...]] = {
    "maracaibo": (
        ((2, 3, 4), {"edition": "", "mode": "free"}),
        ((2,), {"jean": "1", "jean_difficulty": "", "edition": "", "mode": "free"}),
    ),
}
"""Numbers of players and options whose values (those that begin so) are played in all combinations."""
OPENINGS = {"empires": "clan"}
"""What is chosen first, by the family of these actions; each set of choices for one and for two players."""
STRIDE = 100
"""After so many decisions the digest of the whole state goes into the checksum; what could be chosen always does."""
BATCH = 100
"""Matches that one process plays before it reports."""


def table_sizes(game: Game) -> list[Configuration]:
    return [(game.id, players, {}) for players in range(game.min_players, game.max_players + 1)]


def switched(game: Game) -> list[Configuration]:
    """Each option at each value that is not its default, with few and with many players."""
    found: list[Configuration] = []
    for option in game.options:
        for value in others(option):
            for players in sorted({game.min_players, game.max_players}):
                options = completed(game, players, {option.id: value})
                if options is not None:
                    found.append((game.id, players, options))
    return found


def others(option: Any) -> list[OptionValue]:
    """The values of an option that are not its default."""
    return [value for value in option.values if value != option.default] + ([1, 5] if option.integer else [])


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


def everything(game: Game) -> list[Configuration]:
    """All that must hold: expansions (options named so) alone and together, virtual opponents, every option; what one
    plays alone (`solo_…`) in all combinations."""
    expansions: dict[str, OptionValue] = {o.id: True for o in game.options if o.id.startswith("expansion_")}
    found = table_sizes(game)

    def add(players: int, options: dict[str, OptionValue]) -> None:
        made = completed(game, players, options)
        if made is not None and (game.id, players, made) not in found:
            found.append((game.id, players, made))

    if not expansions:
        found += switched(game)
        alone = [option for option in game.options if option.id.startswith("solo_")]
        for values in product(*(option.values for option in alone)) if alone else ():
            add(game.min_players, {option.id: value for option, value in zip(alone, values, strict=True)})
        return found
    for expansion in expansions:
        add(3, {expansion: True})
    for players in (3, 4, 5):
        add(players, dict(expansions))
    for puertomas in (1, 2):
        for people in range(1, 1 + game.max_players - puertomas):
            for difficulty in ("easy", "normal", "hard"):
                for with_them in ({}, expansions):
                    add(
                        people + puertomas,
                        {**with_them, "puertomas": puertomas, "puertoma_difficulty": difficulty},
                    )
    for option in game.options:
        if option.id in expansions or option.id in ("puertomas", "puertoma_difficulty"):
            continue
        for value in others(option):
            for with_them in ({}, expansions):
                opponents: dict[str, OptionValue] = {"puertomas": 2} if option.id.startswith("puertoma") else {}
                add(3, {**with_them, **opponents, option.id: value})
    return found


class Task(NamedTuple):
    """A configuration, and the first decisions where they are prescribed: every other match in reverse order."""

    configuration: Configuration
    opening: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return "-".join([name_of(self.configuration), *self.opening])


def release(game: Game) -> list[Task]:
    """Everything, and what is played in all combinations."""
    found = everything(game)
    for players, values in CROSSED.get(game.id, ()):
        named = {
            option.id: [value for value in option.values if str(value).startswith(values[option.id])]
            for option in game.options
            if option.id in values
        }
        for size, chosen in product(players, product(*named.values())):
            made = completed(game, size, dict(zip(named, chosen, strict=True)))
            if made is not None and (game.id, size, made) not in found:
                found.append((game.id, size, made))
    return [task for configuration in found for task in opened(game, configuration)]


def opened(game: Game, configuration: Configuration) -> list[Task]:
    _, players, options = configuration
    family = OPENINGS.get(game.id)
    state = game.start(players, options, "0")
    asked = [game.actions.text(action) for action in state.legal(state.seats_to_act()[0])]
    choices = [text for text in asked if family is not None and text.startswith(f"{family}:")]
    if not choices or players > 2:
        return [Task(configuration)]
    return [Task(configuration, opening) for opening in combinations(choices, players)]


def name_of(configuration: Configuration) -> str:
    game, players, options = configuration
    expansions = {option.id for option in games.load(game).options if option.id.startswith("expansion_")}
    together = bool(expansions) and all(options.get(name) is True for name in expansions)
    told = [f"{name}={value}" for name, value in options.items() if not (together and name in expansions)]
    return "-".join([game, str(players), *(["all_expansions"] if together else []), *told])


class Chooser:
    """Any waiting seat, any legal action."""

    def __init__(self, number: int) -> None:
        self.rng = Xorshift(number)

    def choose(self, state: State) -> tuple[int, int]:
        seats = state.seats_to_act()
        seat = seats[self.rng.below(len(seats))]
        legal = state.legal(seat)
        return seat, legal[self.rng.below(len(legal))]


class Played(NamedTuple):
    """What some matches of a configuration came to."""

    configuration: int
    first: int
    decisions: int
    checksums: list[int]
    broken: list[str]
    seconds: float


def one(task: Task, seed: int) -> tuple[int, int, list[str]]:
    """Play and replay one match; its number of decisions, its checksum, and what was wrong."""
    name, players, options = task.configuration
    game = games.load(name)
    made = record.new_record(game, players, options, str(seed))
    state = game.start(players, options, made.seed)
    rng = Xorshift(seed)
    trail = Trail()
    for text in task.opening[:: -1 if seed % 2 else 1]:
        seat, action = state.seats_to_act()[0], game.actions.parse(text)
        state.play(seat, action)
        trail.decisions.append((seat, action))
    trail.wrong = state.violations()
    while not state.over and not trail.wrong:
        checked_playout(state, rng, trail, STRIDE)
        trail.mix(int(digest(state)[:8], 16))
    made.decisions = [f"{seat} {game.actions.text(action)}" for seat, action in trail.decisions]
    wrong = trail.wrong
    if not wrong:
        record.close(made, state)
        if digest(record.final(game, record.from_json(record.to_json(made)))) != digest(state):
            wrong = ["the replayed record has another digest"]
    return len(made.decisions), int(trail.checksum), [f"{task.name} seed {seed}: {w}" for w in wrong]


def batch(work: tuple[int, Task, range]) -> Played:
    number, task, seeds = work
    began = time.perf_counter()
    decisions = 0
    checksums: list[int] = []
    broken: list[str] = []
    for seed in seeds:
        made, checksum, wrong = one(task, seed)
        decisions += made
        checksums.append(checksum)
        broken += wrong
    return Played(number, seeds.start, decisions, checksums, broken, time.perf_counter() - began)


def run(todo: list[Task], seeds: range, jobs: int) -> Iterator[Played]:
    """In batches, the configurations one after the other, over several processes if asked for."""
    work = [
        (number, task, range(first, min(first + BATCH, seeds.stop)))
        for number, task in enumerate(todo)
        for first in range(seeds.start, seeds.stop, BATCH)
    ]
    if jobs == 1:
        yield from map(batch, work)
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap(batch, work)


class Line:
    """A configuration's line in the report."""

    def __init__(self, task: Task) -> None:
        self.name = task.name
        self.matches = 0
        self.decisions = 0
        self.checksum = Trail()
        self.broken: list[str] = []
        self.seconds = 0.0

    def add(self, played: Played) -> None:
        self.matches += len(played.checksums)
        self.decisions += played.decisions
        self.broken += played.broken
        self.seconds += played.seconds
        for number in played.checksums:
            self.checksum.mix(number)

    def report(self) -> dict[str, object]:
        return {
            "configuration": self.name,
            "matches": self.matches,
            "decisions": self.decisions,
            "checksum": f"{int(self.checksum.checksum):08x}",
            "broken": len(self.broken),
        }

    def __str__(self) -> str:
        return (
            f"{self.name}: {self.matches} matches, {self.decisions} decisions, {len(self.broken)} broken, "
            f"checksum {int(self.checksum.checksum):08x}, {self.seconds:.0f} s"
        )


def play_all(todo: list[Task], seeds: range, jobs: int) -> list[Line]:
    lines = [Line(task) for task in todo]
    began = time.monotonic()
    done = 0
    for played in run(todo, seeds, jobs):
        line = lines[played.configuration]
        line.add(played)
        done += len(played.checksums)
        for what in played.broken[:3]:
            print(what, flush=True)
        if line.matches == len(seeds):
            gone = time.monotonic() - began
            left = gone / done * (len(seeds) * len(todo) - done)
            print(f"{played.configuration + 1}/{len(todo)} {line} (about {left / 60:.0f} min to go)", flush=True)
    return lines


def differences(lines: list[Line], path: Path, first: int) -> list[str]:
    """What another run's file says otherwise."""
    other = json.loads(path.read_text())
    if other["first"] != first:
        return [f"{path} began with seed {other['first']}"]
    known = {row["configuration"]: row for row in other["lines"]}
    found = []
    for line in lines:
        row = known.get(line.name)
        if row is None:
            found.append(f"{line.name}: not in {path}")
        elif row != line.report():
            found.append(f"{line.name}: {line.report()}, but in {path} {row}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Random matches with every invariant checked.")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=10_000, help="matches for each configuration")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--only", help="only the configuration of this name")
    parser.add_argument("--options", action="store_true", help="also with each option switched")
    parser.add_argument("--everything", action="store_true", help="expansions, virtual opponents, every option")
    parser.add_argument("--release", action="store_true", help="that, all combinations, every opening")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, help="write the checksums to this file")
    parser.add_argument("--compare", type=Path, help="compare them with such a file of another run")
    parser.add_argument("--list", action="store_true", help="name the configurations and play nothing")
    asked = parser.parse_args()
    game = games.load(asked.game)
    if asked.release:
        todo = release(game)
    else:
        plain = everything(game) if asked.everything else table_sizes(game) + (switched(game) if asked.options else [])
        todo = [Task(configuration) for configuration in plain]
    todo = [t for t in todo if asked.players in (None, t.configuration[1]) and asked.only in (None, t.name)]
    if asked.list:
        print("\n".join(task.name for task in todo))
        return 0
    kind = "compiled" if tradewinds.compiled() else "interpreted"
    print(f"{asked.game}, {kind}: {len(todo)} configurations, {asked.games} matches each", flush=True)
    lines = play_all(todo, range(asked.first, asked.first + asked.games), asked.jobs)
    if asked.out:
        rows = ",\n  ".join(json.dumps(line.report()) for line in lines)
        asked.out.write_text(f'{{"engine": "{kind}", "first": {asked.first}, "lines": [\n  {rows}\n]}}\n')
    failures = [what for line in lines for what in line.broken]
    for what in failures[:20]:
        print(what)
    print("broken invariants: " + (str(len(failures)) if failures else "none"))
    unlike = differences(lines, asked.compare, asked.first) if asked.compare else []
    for what in unlike:
        print(what)
    if asked.compare:
        print(f"different from {asked.compare}: " + (str(len(unlike)) if unlike else "nothing"))
    return int(bool(failures or unlike))


if __name__ == "__main__":
    sys.exit(main())
