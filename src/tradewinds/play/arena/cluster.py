"""The same work on a Ray cluster, for tournaments that one machine is too small for.

A block is a task. Ray gives the blocks of a node that died to others; a block's matches follow from its number alone,
and whoever conducts the tournament takes each block once, in order. So none is lost, and none counted twice.
"""

from __future__ import annotations

import hashlib
import logging
import os
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import tradewinds
from tradewinds.kernel.errors import BadOption
from tradewinds.play.arena import playing
from tradewinds.play.arena.conduct import AHEAD, lost
from tradewinds.play.arena.playing import Work
from tradewinds.play.arena.results import Played

RETRIES: Final = 5
"""How often a block is begun again whose process or node died."""
LOCAL: Final = "local"
"""In place of an address: a cluster of this machine alone, for as long as the tournament lasts."""


@cache
def edition() -> str:
    """The version, and a fingerprint of all that a match depends on: rules change more often than versions."""
    home = Path(tradewinds.__file__).parent
    found = hashlib.sha256()
    for folder in ("kernel", "games", "bots", "play"):
        for file in sorted((home / folder).rglob("*")):
            if file.suffix in (".py", ".yaml", ".net"):
                found.update(file.relative_to(home).as_posix().encode() + b"\0" + file.read_bytes())
    return f"{tradewinds.__version__} ({found.hexdigest()[:12]})"


def on_a_node(work: Work, block: int, ours: str) -> list[Played]:
    if edition() != ours:
        raise BadOption("error-arena-version", {"theirs": edition(), "ours": ours}, field="--ray")
    return playing.play_block(work, block)


class Cluster:
    """A crew that is all nodes of a cluster, whichever are there."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(self, work: Work, blocks: Iterable[int]) -> Iterator[list[Played]]:
        import ray

        self.join(ray)
        try:
            yield from self.play(ray, work, blocks)
        finally:
            ray.shutdown()

    def join(self, ray: Any) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of it
        found = {} if self.address == LOCAL else {"address": self.address}
        try:
            ray.init(**found, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            reason = " ".join(str(error).split())[:200]
            raise BadOption("error-arena-ray", {"address": self.address, "reason": reason}, field="--ray") from None

    def play(self, ray: Any, work: Work, blocks: Iterable[int]) -> Iterator[list[Played]]:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(on_a_node)
        handed = ray.put(work)
        coming = iter(blocks)
        waiting: dict[int, Any] = {}
        while True:
            room = int(ray.cluster_resources().get("CPU", 1)) * AHEAD - len(waiting)  # nodes come and go
            for block in islice(coming, max(room, 0 if waiting else 1)):
                waiting[block] = task.remote(handed, block, edition())
            if not waiting:
                return
            first = next(iter(waiting))
            try:
                played = self.take(ray, work, first, waiting[first])
            except (ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError):
                waiting[first] = task.remote(handed, first, edition())  # which is not the block's fault
                continue
            del waiting[first]
            yield played

    def take(self, ray: Any, work: Work, block: int, ref: Any) -> list[Played]:
        try:
            played: list[Played] = ray.get(ref)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, BadOption):
                raise error.cause from None
            raise
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
            return lost(work, block)  # it ended every process that tried
        return played
