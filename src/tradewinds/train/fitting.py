"""A network fitted to lessons, with JAX: the only part of the house that needs it (the extra `tradewinds[train]`).

The network is that of `bots/net.py`; its weights are written in the order in which that reads them. The same lessons
and the same seed give the same weights on the same machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from tradewinds.bots.net import Shape

BATCH: Final = 512
RATE: Final = 1e-3
"""How far a step goes at first; it falls to nothing along half a wave."""
LEADS: Final = 0.5
"""What a mistake about leads counts beside one about answers or victories."""
APART: Final = 5.0
"""Scores lie close together: a mistake about a lead is taken for so many times larger, in the network's own scale."""
NEAR: Final = 0.01
NEVER: Final = -1e9

Weights = list[jax.Array]
Lessons = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Losses:
    answers: float
    won: float
    lead: float

    def total(self) -> float:
        """What is made as small as can be."""
        return self.answers + self.won + LEADS * self.lead


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Several files of lessons as one."""
    made = {}
    for name in parts[0]:
        arrays = [part[name] for part in parts]
        if name.endswith("_ends"):
            starts = np.cumsum([0, *(array[-1] for array in arrays)])
            arrays = [array[:-1] + start for array, start in zip(arrays, starts[:-1], strict=True)]
            arrays.append(starts[-1:])
        made[name] = np.concatenate(arrays)
    return made


def begin(shape: Shape, seed: int) -> Weights:
    """Weights that know nothing."""
    key = jax.random.key(seed)
    keys = jax.random.split(key, 5)

    def layer(n: int, rows: int, columns: int, into: int) -> list[jax.Array]:
        scale = (2.0 / into) ** 0.5
        return [scale * jax.random.normal(keys[n], (rows, columns)), jnp.zeros(columns if n == 0 else rows)]

    # Few of the inputs are not zero, so the first layer begins as if there were fewer.
    first = layer(0, shape.inputs, shape.first, min(shape.inputs, 200))
    second = layer(1, shape.second, shape.first, shape.first)
    answers = [0.1 * part for part in layer(2, shape.actions, shape.second, shape.second)]
    won = [0.1 * part for part in layer(3, shape.seats, shape.second, shape.second)]
    lead = [0.1 * part for part in layer(4, shape.seats, shape.second, shape.second)]
    return [*first, *second, *answers, *won, *lead]


def flat(weights: Weights) -> list[float]:
    """In the order in which a `Net` reads them."""
    return [float(x) for part in weights for x in np.asarray(part, dtype=np.float32).ravel()]


def think(weights: Weights, seen: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Answers, victories and leads for a batch of observations."""
    w1, b1, w2, b2, wa, ba, wv, bv, wl, bl = weights
    hidden = jax.nn.relu(jax.nn.relu(seen @ w1 + b1) @ w2.T + b2)
    return hidden @ wa.T + ba, hidden @ wv.T + bv, hidden @ wl.T + bl


def losses(weights: Weights, batch: dict[str, jax.Array]) -> tuple[jax.Array, jax.Array, jax.Array]:
    answers, won, lead = think(weights, batch["seen"])
    won = won + batch["known"]
    chosen = jax.nn.log_softmax(jnp.where(batch["legal"], answers, NEVER))
    about_answers = -jnp.sum(jnp.where(batch["legal"], batch["parts"] * chosen, 0.0), axis=1).mean()
    there = jnp.arange(won.shape[1]) < batch["players"][:, None]
    together = -jnp.sum(jnp.where(there, batch["won"] * jax.nn.log_softmax(jnp.where(there, won, NEVER)), 0.0), axis=1)
    alone = optax.sigmoid_binary_cross_entropy(won[:, 0], batch["won"][:, 0])
    about_won = jnp.where(batch["alone"], alone, together).mean()
    wanted = batch["lead"].clip(NEAR, 1.0 - NEAR)
    apart = APART * (lead - jnp.log(wanted / (1.0 - wanted)))
    per_seat = jnp.where(there, optax.huber_loss(apart), 0.0)
    about_lead = (per_seat.sum(axis=1) / batch["players"]).mean()
    return about_answers, about_won, about_lead


def total(weights: Weights, batch: dict[str, jax.Array]) -> jax.Array:
    answers, won, lead = losses(weights, batch)
    return answers + won + LEADS * lead


def batches(lessons: Lessons, shape: Shape, order: NDArray[np.int64]) -> Iterator[dict[str, NDArray[Any]]]:
    """Whole batches (or the one there is), each position written out with its zeros."""
    size = min(BATCH, len(order))
    for at in range(0, len(order) - size + 1, size):
        rows = order[at : at + size]
        seen = np.zeros((size, shape.inputs), dtype=np.float32)
        legal = np.zeros((size, shape.actions), dtype=np.bool_)
        parts = np.zeros((size, shape.actions), dtype=np.float32)
        lines, places = picked(lessons["seen_ends"], rows)
        seen[lines, lessons["seen_places"][places]] = lessons["seen_numbers"][places]
        lines, places = picked(lessons["answer_ends"], rows)
        actions = lessons["answer_actions"][places]
        legal[lines, actions] = True
        parts[lines, actions] = lessons["answer_parts"][places]
        yield {
            "seen": seen,
            "legal": legal,
            "parts": parts,
            "players": lessons["players"][rows].astype(np.int32),
            "alone": lessons["alone"][rows],
            "known": lessons["known"][rows].astype(np.float32),
            "won": lessons["won"][rows].astype(np.float32),
            "lead": lessons["lead"][rows].astype(np.float32),
        }


def picked(ends: NDArray[np.int64], rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Of the entries of these rows, one after the other: in which of the rows it is, and where it lies."""
    starts = ends[rows]
    sizes = ends[rows + 1] - starts
    begins = np.cumsum(sizes) - sizes
    return np.repeat(np.arange(len(rows)), sizes), np.arange(sizes.sum()) + np.repeat(starts - begins, sizes)


class Fitting:
    """Weights on their way, epoch by epoch."""

    def __init__(self, shape: Shape, seed: int, steps: int, weights: Weights | None = None) -> None:
        self.shape = shape
        self.dice = np.random.default_rng(seed)
        self.weights = begin(shape, seed) if weights is None else weights
        self.rule = optax.adam(optax.cosine_decay_schedule(RATE, max(steps, 1)))
        self.memory = self.rule.init(self.weights)

        def step(weights: Weights, memory: Any, batch: dict[str, jax.Array]) -> tuple[Weights, Any, jax.Array]:
            loss, slope = jax.value_and_grad(total)(weights, batch)
            change, memory = self.rule.update(slope, memory)
            return optax.apply_updates(weights, change), memory, loss

        self.step = jax.jit(step)
        self.measure = jax.jit(losses)

    def epoch(self, lessons: Lessons) -> float:
        """Once through all lessons in another order; the mean loss on the way."""
        order = self.dice.permutation(len(lessons["players"]))
        found = []
        for batch in batches(lessons, self.shape, order):
            self.weights, self.memory, loss = self.step(self.weights, self.memory, batch)
            found.append(float(loss))
        return float(np.mean(found))

    def test(self, lessons: Lessons) -> Losses:
        """On lessons that nothing was fitted to."""
        found = [
            [float(part) for part in self.measure(self.weights, batch)]
            for batch in batches(lessons, self.shape, np.arange(len(lessons["players"])))
        ]
        return Losses(*(float(mean) for mean in np.mean(found, axis=0)))


def steps_of(lessons: Lessons, epochs: int) -> int:
    return epochs * max(1, len(lessons["players"]) // BATCH)
