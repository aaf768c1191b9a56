"""`tradewinds bench --envs`: observations and environments."""

from __future__ import annotations

import time
from statistics import median

import msgspec
import numpy as np

import tradewinds
from tradewinds.cli import terminal
from tradewinds.cli.reference import reference_loop
from tradewinds.cli.speech import Speech
from tradewinds.envs.batch import BatchEnv
from tradewinds.envs.common import encoder_of
from tradewinds.envs.pettingzoo import TurnEnv
from tradewinds.kernel.bits import least
from tradewinds.kernel.encoding import Eye
from tradewinds.kernel.game import Game
from tradewinds.kernel.state import State

PORTION = 100_000
"""Iterations of the reference loop between two looks at the clock."""
LANES = 256
BATCH_STEPS = 40
TABLE_STEPS = 400
LOOKS = 20


class EnvsBench(msgspec.Struct):
    game: str
    players: int
    compiled: bool
    entries: int
    actions: int
    encode_us: float
    batch_steps_per_s: float
    pettingzoo_steps_per_s: float
    reference_loop_per_s: float
    iterations_per_step: float
    """Of the reference loop, for one lane's step of a batch."""
    seconds: float


def measure(game: Game, players: int, options: dict[str, object], positions: list[State], slices: int) -> EnvsBench:
    """Medians over the slices, in CPU time: looks with their masks, steps of a batch between two portions of the
    reference loop, steps of PettingZoo's loop."""
    began = time.process_time()
    encoder = encoder_of(game)
    eye = Eye(encoder, len(game.actions))
    batch = BatchEnv(game, LANES, players=players, options=options, seed=1)
    table = TurnEnv(game, players, options=options)
    table.reset(seed=1)
    dice = np.random.default_rng(1)
    looks: list[float] = []
    steps: list[float] = []
    turns: list[float] = []
    loops: list[float] = []
    ratios: list[float] = []
    for _ in range(slices):
        looks.append(look_time(eye, positions))
        before = loop_time()
        steps.append(batch_time(batch, dice))
        loops.append((before + loop_time()) / 2)
        ratios.append(steps[-1] / loops[-1])
        turns.append(table_time(table, dice))
    return EnvsBench(
        game=game.id,
        players=players,
        compiled=tradewinds.compiled(),
        entries=int(encoder.size),
        actions=len(game.actions),
        encode_us=round(median(looks) * 1e6, 3),
        batch_steps_per_s=round(1 / median(steps), 1),
        pettingzoo_steps_per_s=round(1 / median(turns), 1),
        reference_loop_per_s=round(1 / median(loops), 1),
        iterations_per_step=round(median(ratios), 2),
        seconds=round(time.process_time() - began, 3),
    )


def loop_time() -> float:
    """Seconds for an iteration of the reference loop."""
    began = time.process_time()
    reference_loop(PORTION)
    return max(time.process_time() - began, 1e-9) / PORTION


def look_time(eye: Eye, positions: list[State]) -> float:
    """Seconds for observation and mask of a decision, called from Python."""
    began = time.process_time()
    for _ in range(LOOKS):
        for state in positions:
            seat = least(state.deciders)
            eye.look(state, seat)
            eye.mark(state, seat)
    return (time.process_time() - began) / (LOOKS * len(positions))


def batch_time(env: BatchEnv, dice: np.random.Generator) -> float:
    """Seconds for a step of one lane: a random legal action, the next observation and mask in the caller's arrays."""
    lanes = np.arange(LANES)
    began = time.process_time()
    for _ in range(BATCH_STEPS):
        env.step(env.legal[lanes, (dice.random(LANES) * env.counts).astype(np.int64)])
    return (time.process_time() - began) / (BATCH_STEPS * LANES)


def table_time(table: TurnEnv, dice: np.random.Generator) -> float:
    """Seconds for `last` and `step`, with a random legal action."""
    began = time.process_time()
    for _ in range(TABLE_STEPS):
        observation, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
            continue
        legal = observation["action_mask"].nonzero()[0]
        table.step(int(legal[int(dice.random() * len(legal))]))
    return (time.process_time() - began) / TABLE_STEPS


def tell(result: EnvsBench, say: Speech) -> None:
    title = say("game-name") if say.has("game-name") else result.game
    how = say("cli-bench-compiled" if result.compiled else "cli-bench-interpreted")
    terminal.out(say("cli-bench-title", game=title, players=result.players, how=how), "bold")
    terminal.out(say("cli-bench-entries", n=result.entries, actions=result.actions))
    terminal.out(say("cli-bench-encode", n=f"{result.encode_us:.2f}"))
    terminal.out(say("cli-bench-batch", n=f"{result.batch_steps_per_s:,.0f}"))
    terminal.out(say("cli-bench-pettingzoo", n=f"{result.pettingzoo_steps_per_s:,.0f}"))
    terminal.out(say("cli-bench-loop", n=f"{result.reference_loop_per_s:,.0f}"))
    terminal.out(say("cli-bench-step-ratio", n=f"{result.iterations_per_step:.1f}"))
