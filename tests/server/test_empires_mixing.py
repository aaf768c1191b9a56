"""Every mix of goods as the web client says it, against the engine: gained, paid or put on a card in one message."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from tests.server.test_steps import npm
from tradewinds.games import load
from tradewinds.kernel.state import State

GAME = load("empires")
KINDS = ("gain", "payout", "pay", "deposit")
RUN = """
const {mixOf, mixSteps} = require(process.argv[2])
const cases = JSON.parse(require('fs').readFileSync(process.argv[3], 'utf8'))
let seed = 7
const below = (n) => (seed = (seed * 48271) % 2147483647) % n
const say = ({prompt, board}) => {
  const mix = mixOf(prompt, board)
  if (!mix) return null
  const wish = {}
  let left = mix.least + below(mix.most - mix.least + 1)
  while (left > 0) {
    const open = mix.kinds.filter(({kind, most}) => (wish[kind] ?? 0) < most)
    const {kind} = open[below(open.length)]
    wish[kind] = (wish[kind] ?? 0) + 1
    left--
  }
  return {wish, verb: mix.verb, steps: mixSteps(mix, wish)}
}
process.stdout.write(JSON.stringify(cases.map(say)))
"""


@dataclass
class Case:
    state: State
    seat: int
    kind: str
    prompt: dict[str, Any]
    board: dict[str, Any]


def questions() -> Iterator[Case]:
    """The first step of every such question in random matches."""
    for match in range(40):
        rng = random.Random(f"mixing {match}")
        options = {"solo_scenario": "kings_tribute"} if match % 4 == 0 else {}
        state = GAME.start(1 + match % 4, options, f"mixing {match}")
        answered: dict[int, int] = {}
        while not state.over:
            seat = rng.choice(state.seats_to_act())
            question = int(state.top.question)
            asked = GAME.prompt(state, seat)
            assert asked is not None
            if asked.kind in KINDS and answered.get(seat) != question:
                offered = [{"action": GAME.actions.text(action)} for action, _ in asked.options]
                prompt = {"kind": asked.kind, "args": asked.args, "options": offered, "begun": False}
                board = msgspec.to_builtins(GAME.view(state, seat).boards[seat])
                yield Case(state.copy(), seat, asked.kind, prompt, board)
            answered[seat] = question
            state.play(seat, rng.choice(state.legal(seat)))


def test_every_mix_is_said_in_one_way(tmp_path_factory: pytest.TempPathFactory) -> None:
    found = list(questions())
    folder = tmp_path_factory.mktemp("mixing")
    (folder / "run.cjs").write_text(RUN, "utf-8")
    (folder / "cases.json").write_text(
        json.dumps([{"prompt": one.prompt, "board": one.board} for one in found]), "utf-8"
    )
    source = "src/games/empires/answer/mixing.ts"
    npm("esbuild", source, "--bundle", "--platform=node", "--log-level=error", f"--outfile={folder / 'mixing.cjs'}")
    said = json.loads(npm("node", str(folder / "run.cjs"), str(folder / "mixing.cjs"), str(folder / "cases.json")))
    told: Counter[str] = Counter()
    for case, words in zip(found, said, strict=True):
        if words is None:
            continue
        told[case.kind] += 1
        question = int(case.state.top.question)
        for step in words["steps"]:
            assert GAME.actions.parse(step) in case.state.legal(case.seat), (words, case.prompt)
            case.state.play(case.seat, GAME.actions.parse(step))
        assert int(case.state.top.question) != question, f"{words} leaves something of {case.prompt}"
        if words["verb"] != "take":  # what is gained may set off more; what is given is gone
            after = GAME.view(case.state, case.seat).boards[case.seat].goods
            for good, n in words["wish"].items():
                assert after[good] >= case.board["goods"][good] - n, (words, good)
    assert {"gain", "pay", "deposit"} <= set(told), told
    assert sum(told.values()) > 100, told
