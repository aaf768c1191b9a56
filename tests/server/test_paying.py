"""Every payment as the web client says it, against the engine: which holds give how much, in one message."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

import msgspec
import pytest

from tests.server.test_steps import npm
from tradewinds.games import load
from tradewinds.games.jamaica.actions import PAY_SMALLEST
from tradewinds.games.jamaica.components import FOOD, GOLD, GUNPOWDER, SIXTH_HOLD
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.phases.settle import begin_pay

GAME = load("jamaica")
RUN = """
const {dueOf, payingSteps, smallestFirst, withHold, paid} = require(process.argv[2])
const cases = JSON.parse(require('fs').readFileSync(process.argv[3], 'utf8'))
const say = ({prompt, holds, wish}) => {
  const due = dueOf(prompt, holds)
  const usual = smallestFirst(due)
  // However its buttons are pressed, the editor never holds a payment that is no payment.
  const moved = wish.map((n, hold) => withHold(due, usual, hold, n))
  return {
    steps: payingSteps(due, wish, prompt),
    usual,
    sums: moved.map(paid),
    over: moved.some((one) => one.some((n, hold) => n < 0 || n > due.can[hold])),
  }
}
process.stdout.write(JSON.stringify(cases.map(say)))
"""


@dataclass
class Case:
    state: Jamaica
    wish: list[int]
    """What each hold is to give."""
    prompt: dict[str, Any]
    holds: list[dict[str, Any]]


def payments(can: list[int], due: int) -> Iterator[list[int]]:
    for wish in product(*(range(min(n, due) + 1) for n in can)):
        if sum(wish) == due:
            yield list(wish)


def positions() -> Iterator[Case]:
    """Holds of all sorts with something to pay, asked from the beginning and in the middle."""
    rng = random.Random("paying")
    for _ in range(150):
        state = cast(Jamaica, GAME.start(3, {}, 1))
        ship = state.ships[0]
        ship.powers = rng.choice((0, SIXTH_HOLD))
        good = rng.choice((GOLD, FOOD, GUNPOWDER))
        for hold in range(int(ship.holds())):
            ship.good[hold] = rng.choice((0, good, good, 1 + good % 3))
            ship.amount[hold] = rng.randint(1, 4) if ship.good[hold] else 0
        due = rng.randint(1, 6)
        if ship.total(good) < due:
            continue
        begin_pay(state, 0, good, due)
        state.advance()
        while state.seats_to_act() == [0] and (asked := GAME.prompt(state, 0)) and asked.kind == "pay":
            holds = msgspec.to_builtins(GAME.view(state, 0).ships[0].holds)
            first = int(state.top.mask)
            can = [int(ship.amount[h]) if ship.good[h] == good and h >= first else 0 for h in range(len(holds))]
            options = [{"action": GAME.actions.text(action)} for action in state.legal(0)]
            prompt = {"kind": "pay", "args": asked.args, "options": options}
            for wish in payments(can, cast(int, asked.args["n"])):
                yield Case(state.copy(), wish, prompt, holds)
            state.play(0, next(a for a in state.legal(0) if a != PAY_SMALLEST))
            ship = state.ships[0]


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Case, dict[str, Any]]]:
    found = list(positions())
    folder = tmp_path_factory.mktemp("paying")
    (folder / "run.cjs").write_text(RUN, "utf-8")
    asked = [{"prompt": one.prompt, "holds": one.holds, "wish": one.wish} for one in found]
    (folder / "cases.json").write_text(json.dumps(asked), "utf-8")
    source = "src/games/jamaica/answer/paying.ts"
    npm("esbuild", source, "--bundle", "--platform=node", "--log-level=error", f"--outfile={folder / 'paying.cjs'}")
    said = json.loads(npm("node", str(folder / "run.cjs"), str(folder / "paying.cjs"), str(folder / "cases.json")))
    return list(zip(found, said, strict=True))


@pytest.mark.rules("JAM-7.5", "JAM-6.5")
def test_every_payment_is_said_in_one_way(cases: list[tuple[Case, dict[str, Any]]]) -> None:
    assert len(cases) > 500
    begun = 0
    for case, said in cases:
        before = [hold["amount"] for hold in case.holds]
        for step in said["steps"]:
            assert GAME.actions.parse(step) in case.state.legal(0), (said["steps"], case.wish, case.holds)
            case.state.play(0, GAME.actions.parse(step))
        asked = GAME.prompt(case.state, 0)
        assert asked is None or asked.kind != "pay", f"{said['steps']} leave something to pay of {case.wish}"
        after = [hold.amount for hold in GAME.view(case.state, 0).ships[0].holds]
        assert [a - b for a, b in zip(before, after, strict=True)] == case.wish, said["steps"]
        begun += "pay:smallest" not in {option["action"] for option in case.prompt["options"]}
    assert begun > 50, "some are asked in the middle of a payment"


@pytest.mark.rules("JAM-R32")
def test_the_usual_payment_is_the_engine_s(cases: list[tuple[Case, dict[str, Any]]]) -> None:
    """Whenever it is offered, the editor begins with it, and says it in one word."""
    offered, begun_with = set(), set()
    for case, said in cases:
        question = json.dumps([case.prompt, case.holds])
        if case.prompt["options"][0]["action"] == "pay:smallest":
            offered.add(question)
        if case.wish == said["usual"] and said["steps"] == ["pay:smallest"]:
            begun_with.add(question)
    assert begun_with == offered
    assert len(offered) > 40


def test_no_press_makes_a_wrong_sum(cases: list[tuple[Case, dict[str, Any]]]) -> None:
    for case, said in cases:
        assert set(said["sums"]) == {case.prompt["args"]["n"]}, (case.wish, case.holds, said)
        assert not said["over"], (case.wish, case.holds, said)
