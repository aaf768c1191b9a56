"""Whole answers as the web client says them, against the engine: people placed and crates kept, in one message."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tradewinds.games import load
from tradewinds.kernel.state import State

ROOT = Path(__file__).parents[2]
GAME = load("puertorico")
CONFIGURATIONS: tuple[tuple[int, dict[str, object]], ...] = (
    (3, {}),
    (4, {"expansion_new_buildings": True}),
    (3, {"expansion_citizens": True, "expansion_new_buildings": True}),
    (5, {"expansion_citizens": True}),
)
RUN = """
const {staffingSteps, storingSteps} = require(process.argv[2])
const cases = JSON.parse(require('fs').readFileSync(process.argv[3], 'utf8'))
const say = (one) => (one.kind === 'storing' ? storingSteps : staffingSteps)(one.wish, one.board, one.prompt)
process.stdout.write(JSON.stringify(cases.map(say)))
"""


@dataclass
class Case:
    state: State
    seat: int
    question: int
    kind: str
    wish: dict[str, Any]
    board: dict[str, Any]
    prompt: dict[str, Any]


def npm(*command: str) -> str:
    done = subprocess.run(
        ["sh", "tools/web.sh", "npm", "exec", "--", *command], cwd=ROOT, check=True, text=True, capture_output=True
    )
    return done.stdout


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Case, list[str]]]:
    """Positions of random matches with a wish for each, and how the client would say it."""
    found = [case for number, _ in enumerate(CONFIGURATIONS) for seed in range(4) for case in match(number, seed)]
    folder = tmp_path_factory.mktemp("steps")
    (folder / "run.cjs").write_text(RUN, "utf-8")
    asked = [{"kind": one.kind, "wish": one.wish, "board": one.board, "prompt": one.prompt} for one in found]
    (folder / "cases.json").write_text(json.dumps(asked), "utf-8")
    source = "src/games/puertorico/steps.ts"
    npm("esbuild", source, "--bundle", "--platform=node", "--log-level=error", f"--outfile={folder / 'steps.cjs'}")
    said = json.loads(npm("node", str(folder / "run.cjs"), str(folder / "steps.cjs"), str(folder / "cases.json")))
    return list(zip(found, said, strict=True))


def match(number: int, seed: int) -> Iterator[Case]:
    players, options = CONFIGURATIONS[number]
    rng = random.Random(f"{number} {seed}")
    state = GAME.start(players, options, seed=f"steps {number} {seed}")
    answered: dict[int, int] = {}
    while not state.over:
        seat = rng.choice(state.seats_to_act())
        question = int(state.frames[-1].question)
        if answered.get(seat) != question:
            yield from questions(state, seat, rng)
        answered[seat] = question
        state.play(seat, rng.choice(state.legal(seat)))


def questions(state: State, seat: int, rng: random.Random) -> Iterator[Case]:
    asked = GAME.prompt(state, seat)
    assert asked is not None
    board = msgspec.to_builtins(GAME.view(state, seat).boards[seat])
    places = [one for one in board["countryside"] + board["city"] if one["slots"]]
    if asked.kind in ("staffing", "slots"):
        idle: int = board["idle_workers"] + board["idle_citizens"]
        wish = people(places, idle + sum(one["workers"] + one["citizens"] for one in places), rng)
    elif asked.kind == "storing":
        wish = crates(board["goods"], asked.args, rng)
    else:
        return
    options = [{"action": GAME.actions.text(action)} for action in state.legal(seat)]
    prompt = {"kind": asked.kind, "args": asked.args, "options": options}
    yield Case(state.copy(), seat, int(state.frames[-1].question), asked.kind, wish, board, prompt)


def people(places: list[dict[str, Any]], persons: int, rng: random.Random) -> dict[str, Any]:
    """Everybody somewhere; now and then those who are somewhere stay."""
    wish = {one["place"]: 0 for one in places}
    if rng.random() < 0.3:
        wish = {one["place"]: one["workers"] + one["citizens"] for one in places}
    slots = [one["place"] for one in places for _ in range(one["slots"] - wish[one["place"]])]
    rng.shuffle(slots)
    for place in slots[: persons - sum(wish.values())]:
        wish[place] += 1
    return {"people": wish, "occupants": {one["place"]: rng.choice(["worker", "citizen"]) for one in places}}


def crates(goods: dict[str, int], room: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    whole = rng.sample(sorted(goods), rng.randint(0, min(room["kinds"], len(goods))))
    loose = [good for good, n in goods.items() if good not in whole for _ in range(n)]
    singles: dict[str, int] = {}
    for good in rng.sample(loose, rng.randint(0, min(room["singles"], len(loose)))):
        singles[good] = singles.get(good, 0) + 1
    return {"whole": whole, "singles": singles}


def carry_out(case: Case, steps: list[str]) -> dict[str, Any]:
    for step in steps:
        action = GAME.actions.parse(step)
        assert action in case.state.legal(case.seat), f"{step} of {steps} for {case.wish} on {case.board}"
        asked = GAME.prompt(case.state, case.seat)
        assert asked is not None
        if asked.kind == "occupant" and asked.args["building"] != "bohio":
            assert step == f"occupant:{case.wish['occupants'][asked.args['building']]}"
        case.state.play(case.seat, action)
    asked = GAME.prompt(case.state, case.seat)
    # Who sits in the Bohío is a question of its own.
    left = asked is not None and case.state.frames[-1].question == case.question
    assert not left or (asked is not None and asked.args.get("building") == "bohio"), f"{steps} leave something to say"
    board: dict[str, Any] = msgspec.to_builtins(GAME.view(case.state, case.seat).boards[case.seat])
    return board


def test_every_assignment_of_people(cases: list[tuple[Case, list[str]]]) -> None:
    chosen = [(case, steps) for case, steps in cases if case.kind != "storing"]
    assert len(chosen) > 200
    occupants = 0
    for case, steps in chosen:
        board = carry_out(case, steps)
        there = {one["place"]: one for one in board["countryside"] + board["city"]}
        wanted = case.wish["people"]
        assert {place: there[place]["workers"] + there[place]["citizens"] for place in wanted} == wanted, steps
        occupants += sum(step.startswith("occupant:") for step in steps)
    assert occupants > 20


def test_every_choice_for_the_store(cases: list[tuple[Case, list[str]]]) -> None:
    chosen = [(case, steps) for case, steps in cases if case.kind == "storing"]
    assert len(chosen) > 50
    for case, steps in chosen:
        board = carry_out(case, steps)
        kept = {good: case.board["goods"][good] for good in case.wish["whole"]} | case.wish["singles"]
        assert board["goods"] == kept, steps
