#!/usr/bin/env python3
"""Golden records: one recorded match for every way a game can end, with the digest of its final state.

    python tools/golden.py            write tests/records/<game>/*.json anew
    python tools/golden.py --check    exit 1 if one of them would come out differently

`tests/test_records.py` replays them. A change of the rules that changes a record is meant to be seen in a review.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tradewinds import games
from tradewinds.kernel import record
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.game import OptionValue
from tradewinds.kernel.journal import Fact, Journal
from tradewinds.kernel.record import Record

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"

Wanted = Callable[[list[Fact], Record], bool]


def finished(facts: list[Fact]) -> list[int]:
    return [fact.public["ship"] for fact in facts if fact.kind == "finished" and fact.rule == "JAM-9.1"]  # type: ignore[misc]


def lost(facts: list[Fact]) -> int:
    return sum(fact.kind == "action_lost" for fact in facts)


def winners(made: Record) -> int:
    return len(made.result.winners) if made.result else 0


def told_in(kind: str, facts: list[Fact]) -> str:
    """The rule of the first fact of a kind, nothing if there is none."""
    return next((fact.rule for fact in facts if fact.kind == kind), "")


def triggers(facts: list[Fact]) -> list[object]:
    return [fact.public["trigger"] for fact in facts if fact.kind == "trigger"]


ALL: dict[str, OptionValue] = {
    "expansion_new_buildings": True,
    "expansion_citizens": True,
    "expansion_smuggler": True,
    "expansion_festival": True,
    "expansion_festival_cards": True,
    "expansion_achievements": True,
}

ENDS: dict[str, dict[str, tuple[int, dict[str, OptionValue], Wanted]]] = {
    "empires": {
        "last-round": (2, {}, lambda facts, _: told_in("last_round", facts) == "EON-12.7"),
        "four-players": (4, {"clan_choice": "random"}, lambda facts, _: told_in("last_round", facts) == "EON-12.7"),
        "solo-lost": (1, {"solo_scenario": "kings_tribute"}, lambda _, made: winners(made) == 0),
    },
    "jamaica": {
        "finish-by-day": (4, {}, lambda facts, _: len(finished(facts)) == 1 and lost(facts) == 1),
        "finish-by-night": (3, {}, lambda facts, _: len(finished(facts)) == 1 and lost(facts) == 0),
        "several-finishers": (6, {}, lambda facts, _: len(finished(facts)) >= 2),
        "shared-victory": (5, {"round_cap": 12}, lambda _, made: winners(made) > 1),
        "round-cap": (5, {"round_cap": 7}, lambda facts, _: not finished(facts)),
        "ghost-ship": (2, {}, lambda facts, _: any(f.rule == "JAM-10.24" for f in facts)),
        "ghost-ship-rests": (2, {"ghost_moves_in_final_round": False}, lambda facts, _: lost(facts) == 1),
    },
    "maracaibo": {
        "two-players": (2, {}, lambda _, made: winners(made) == 1),
        "first-edition": (3, {"edition": "first"}, lambda _, made: winners(made) == 1),
        "four-players": (4, {"prestige_open": True}, lambda _, made: winners(made) == 1),
        "shared-victory": (4, {}, lambda _, made: winners(made) > 1),
        "against-jean": (2, {"jean": 1}, lambda _, made: winners(made) == 1),
    },
    "puertorico": {
        "workers": (4, {}, lambda facts, _: triggers(facts) == ["workers"]),
        "city-full": (4, {}, lambda facts, _: triggers(facts) == ["buildings"]),
        "vp-pool": (3, {"expansion_citizens": True}, lambda facts, _: triggers(facts) == ["vp"]),
        "two-players": (2, {}, lambda facts, _: len(triggers(facts)) == 1),
        "solo": (3, {"puertomas": 2}, lambda facts, _: len(triggers(facts)) >= 1),
        "solo-city-full": (
            3,
            {"puertomas": 2, "puertoma_difficulty": "hard"},
            lambda facts, _: "buildings" in triggers(facts),
        ),
        "everything": (4, ALL, lambda facts, _: len(triggers(facts)) >= 1),
        "everything-solo": (3, {**ALL, "puertomas": 2}, lambda facts, _: len(triggers(facts)) >= 1),
    },
}
"""For each game the ways it can end: players, options, and how to tell from the facts that it ended so."""


def match(game: str, players: int, options: dict[str, OptionValue], number: int) -> tuple[Record, list[Fact]]:
    """A match of random players, recorded."""
    rules = games.load(game)
    made = record.new_record(rules, players, options, f"golden {number}")
    journal = Journal()
    state = rules.start(players, options, made.seed, journal)
    rng = Xorshift(number)
    while not state.over:
        seat = state.seats_to_act()[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        state.play(seat, action)
        made.decisions.append(f"{seat} {rules.actions.text(action)}")
    record.close(made, state)
    return made, journal.facts


def shortest(game: str, players: int, options: dict[str, OptionValue], wanted: Wanted) -> Record:
    """The shortest of a few hundred matches that ended in the wanted way."""
    best: Record | None = None
    for number in range(400):
        made, facts = match(game, players, options, number)
        if wanted(facts, made) and (best is None or len(made.decisions) < len(best.decisions)):
            best = made
    assert best is not None, "no match ended that way"
    return best


def records() -> Iterator[tuple[Path, bytes]]:
    for game, ends in ENDS.items():
        for name, (players, options, wanted) in ends.items():
            made = shortest(game, players, options, wanted)
            yield FOLDER / game / f"{name}.json", record.to_json(made) + b"\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden records anew.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    check = parser.parse_args().check
    differs = False
    for path, text in records():
        same = path.exists() and path.read_bytes() == text
        differs |= not same
        print(f"{'same    ' if same else 'differs ' if check else 'written '} {path.relative_to(FOLDER.parent.parent)}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
    return int(check and differs)


if __name__ == "__main__":
    sys.exit(main())
