"""A tournament from its first block, or where it was left, to the answer of its question.

Whoever plays the blocks, they are written and looked at in the order of their numbers: the result depends neither on
the number of processes nor on interruptions.
"""

from __future__ import annotations

import gzip
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol

from tradewinds.play.arena.playing import Work, empty_result, play_block
from tradewinds.play.arena.results import Played
from tradewinds.play.arena.stopping import Rule, Verdict, Watch
from tradewinds.play.arena.store import Store

AHEAD = 4
"""Blocks for each process that are handed out before the first of them is done."""


class Crew(Protocol):
    """Plays blocks, some at the same time, and gives them back in order. Closing the iterator ends the work."""

    def __call__(self, work: Work, blocks: Iterable[int]) -> Iterator[list[Played]]: ...


def conduct(work: Work, store: Store, rule: Rule, crew: Crew, bar: Callable[[int], None]) -> Verdict:
    """Play on until the rule says stop; what was played before counts."""
    plan = work.plan
    watch = Watch(plan, rule)
    verdict: Verdict | None = None
    for block in range(store.blocks):
        verdict = watch.note(store.results[block * plan.size : (block + 1) * plan.size])
    bar(len(store.results))
    last = plan.blocks(rule.matches)
    if verdict is None and store.blocks < last:
        playing = crew(work, range(store.blocks, last))
        try:
            for block_played in playing:
                store.add(block_played)
                verdict = watch.note([played.result for played in block_played])
                bar(len(block_played))
                if verdict is not None:
                    break
        finally:
            close = getattr(playing, "close", None)
            if close is not None:
                close()
    return verdict or Verdict("matches", len(store.results))


def alone(work: Work, blocks: Iterable[int]) -> Iterator[list[Played]]:
    """In this process."""
    for block in blocks:
        yield play_block(work, block)


class Pool:
    """In several processes of this machine. One that dies takes no match with it: what it had is played again, alone,
    and only what ends a process once more counts for nobody."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def start(self, workers: int) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(workers, mp_context=context, initializer=leave_with_parent)

    def __call__(self, work: Work, blocks: Iterable[int]) -> Iterator[list[Played]]:
        coming = iter(blocks)
        while True:
            waiting: dict[int, Future[list[Played]]] = {}
            pool = self.start(self.workers)
            try:
                while True:
                    for block in islice(coming, self.workers * AHEAD - len(waiting)):
                        waiting[block] = Future()  # whatever happens to the pool, it has been taken
                        waiting[block] = submit(pool, work, block)
                    if not waiting:
                        return
                    first = next(iter(waiting))
                    played = waiting[first].result()
                    del waiting[first]
                    yield played
            except BrokenProcessPool:
                pass
            finally:
                pool.shutdown(cancel_futures=True)
            for block in waiting:
                yield self.carefully(work, block)

    def carefully(self, work: Work, block: int) -> list[Played]:
        with self.start(1) as pool:
            try:
                return submit(pool, work, block).result()
            except BrokenProcessPool:
                return lost(work, block)


def submit(pool: ProcessPoolExecutor, work: Work, block: int) -> Future[list[Played]]:
    """Hand out a block. A process that starts for it is not to be interrupted before it knows how to leave."""
    if sys.platform == "win32":
        return pool.submit(play_block, work, block)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(play_block, work, block)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_with_parent() -> None:
    """A process of the pool would wait for orders for ever if whoever gives them were killed. At Ctrl-C it leaves at
    once and without a word: what it was playing is played again."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def lost(work: Work, block: int) -> list[Played]:
    """A block that ends whatever process plays it."""
    size = work.plan.size
    found: list[Played] = []
    for number in range(block * size, (block + 1) * size):
        result = empty_result(work.plan, number)
        result.void = "the process that played it died"
        found.append(Played(result, gzip.compress(b"", mtime=0)))
    return found
