"""Many matches side by side, for learning by self-play: all seats of all matches are the caller's.

    env = BatchEnv("jamaica", 256, players=4, seed=1)
    while learning:
        env.step(policy(env.observations, env.masks))     # one action for each lane
        learn(env.seats, env.rewards, env.dones)

Each lane plays match after match. The arrays are overwritten by every step; others can be given (`Buffers`), such as
shared memory, and are then filled in their place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.envs.common import Returns, Setting, as_array, explained, one_of, window
from tradewinds.kernel.batch import RUNNING, TRUNCATED, Batch
from tradewinds.kernel.errors import BadOption, TradewindsError
from tradewinds.kernel.game import Game


@dataclass
class Buffers:
    """The caller's arrays: any dtype that the numbers can be cast to, C order or not."""

    observations: npt.NDArray[Any]
    """lanes × entries (`BatchEnv.names`)."""
    masks: npt.NDArray[Any]
    """lanes × actions: 1 where an action is legal."""
    rewards: npt.NDArray[Any]
    """lanes × seats: what the match that has ended brought; zeros while it runs."""
    dones: npt.NDArray[Any]
    """lanes: a match has ended in this step, and the next one has begun."""
    truncated: npt.NDArray[Any]
    """lanes: it was broken off (`max_game_length`); then there are no rewards."""
    seats: npt.NDArray[Any]
    """lanes: who decides now; observation and mask are this seat's."""


class BatchEnv:
    def __init__(
        self,
        game: str | Game,
        lanes: int,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str = 0,
        returns: Returns = "win",
        max_game_length: int | None = None,
        buffers: Buffers | None = None,
    ) -> None:
        if lanes < 1:
            one_of("lanes", lanes, ["1, 2, 3 …"])
        self.setting = Setting(game, players, options, returns, max_game_length)
        self.lanes = lanes
        self.batch = Batch(
            self.setting.begin,
            self.setting.encoder,
            lanes,
            self.setting.actions,
            self.setting.limit,
            self.setting.scores,
            str(seed),
        )
        shapes = (lanes, int(self.setting.encoder.size)), (lanes, self.setting.actions), (lanes, self.setting.players)
        self.buffers = buffers or Buffers(
            np.zeros(shapes[0], np.float32),
            np.zeros(shapes[1], np.int8),
            np.zeros(shapes[2], np.float32),
            np.zeros(lanes, np.bool_),
            np.zeros(lanes, np.bool_),
            np.zeros(lanes, np.int64),
        )
        for name, shape in zip(("observations", "masks", "rewards"), shapes, strict=True):
            check_shape(name, getattr(self.buffers, name), shape)
        for name in ("dones", "truncated", "seats"):
            check_shape(name, getattr(self.buffers, name), (lanes,))
        self._windows = {name: window(getattr(self.batch, name)) for name in READ}
        self.some = int(self.batch.some)
        for first in range(0, lanes, self.some):
            self.batch.look(first)
            self._fill_observations(first)
        self._fill()

    @property
    def observations(self) -> npt.NDArray[Any]:
        return self.buffers.observations

    @property
    def masks(self) -> npt.NDArray[Any]:
        return self.buffers.masks

    @property
    def rewards(self) -> npt.NDArray[Any]:
        return self.buffers.rewards

    @property
    def dones(self) -> npt.NDArray[Any]:
        return self.buffers.dones

    @property
    def truncated(self) -> npt.NDArray[Any]:
        return self.buffers.truncated

    @property
    def seats(self) -> npt.NDArray[Any]:
        return self.buffers.seats

    @property
    def legal(self) -> npt.NDArray[np.int64]:
        """lanes × width: the legal actions of each lane, as many as `counts` says; the rest means nothing."""
        return self._read("legal").reshape(self.lanes, -1)

    @property
    def counts(self) -> npt.NDArray[np.int64]:
        return self._read("counts")

    @property
    def lengths(self) -> npt.NDArray[np.int64]:
        """Decisions made in each lane's present match."""
        return self._read("lengths")

    @property
    def names(self) -> list[str]:
        """What each entry of an observation is."""
        return self.setting.encoder.names()

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each lane. If one of them is not legal: IllegalAction, and no match has moved."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.ndim != 1:
            raise explained(BadOption("error-env-dtype", {"given": str(given.dtype), "dimensions": given.ndim}))
        chosen = given.tolist()
        try:
            self.batch.check(chosen)
        except TradewindsError as error:
            raise explained(error, self.setting.game) from None
        for first in range(0, self.lanes, self.some):
            self.batch.step(chosen, first)
            self._fill_observations(first)
        self._fill()

    def seed_of(self, lane: int) -> str:
        """Of the lane's present match: `game.start(players, options, seed)` begins the same."""
        return self.batch.seed_of(lane)

    def _read(self, name: str) -> npt.NDArray[Any]:
        seen = self._windows[name]
        return np.array(getattr(self.batch, name)) if seen is None else seen

    def _fill_observations(self, first: int) -> None:
        rows = as_array(self.batch.numbers).reshape(self.some, -1)  # a new vector each time
        into = self.buffers.observations[first : first + self.some]
        np.copyto(into, rows[: len(into)], casting="unsafe")

    def _fill(self) -> None:
        out = self.buffers
        lanes = self.lanes
        marks = self._read("marks").astype(np.uint8, copy=False).view(np.int8)  # as the masks usually are
        np.copyto(out.masks, marks.reshape(lanes, -1), casting="unsafe")
        np.copyto(out.rewards, self._read("rewards").reshape(lanes, -1), casting="unsafe")
        ended = self._read("ended")
        np.not_equal(ended, RUNNING, out=out.dones, casting="unsafe")
        np.equal(ended, TRUNCATED, out=out.truncated, casting="unsafe")
        np.copyto(out.seats, self._read("seats"), casting="unsafe")


READ = ("marks", "legal", "counts", "rewards", "ended", "seats", "lengths")


def check_shape(name: str, array: npt.NDArray[Any], shape: tuple[int, ...]) -> None:
    if array.shape != shape:
        told: dict[str, object] = {"name": name, "given": str(array.shape), "needed": str(shape)}
        raise explained(BadOption("error-env-shape", told, field=name))
