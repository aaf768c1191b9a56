"""The arena on a Ray cluster of two nodes, one of which is killed while it plays."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Call, english, tradewinds
from tradewinds import games
from tradewinds.kernel.errors import BadOption
from tradewinds.play.arena import cluster as clusters
from tradewinds.play.arena import playing
from tradewinds.play.arena.cluster import Cluster
from tradewinds.play.arena.conduct import alone, conduct
from tradewinds.play.arena.plan import make_plan
from tradewinds.play.arena.playing import Work
from tradewinds.play.arena.results import Played, Result
from tradewinds.play.arena.stopping import Rule
from tradewinds.play.arena.store import Store

__all__ = ["english", "tradewinds"]

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'tradewinds[ray]'")

MATCHES = 48
HELD = 10
"""The block at which a node waits to be killed."""


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head that plays nothing, and two nodes with a processor each."""
    from ray.cluster_utils import Cluster as Machines

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Where much else runs a node may be silent for long, or memory be short, and yet only the one that we kill dies:
    # the line to that one breaks, which is noticed as soon as ever.
    monkeypatch.setenv("RAY_health_check_timeout_ms", "60000")
    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "0")
    wait = Machines._wait_for_node
    monkeypatch.setattr(Machines, "_wait_for_node", lambda self, node: wait(self, node, 300))
    found = Machines(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        for _ in range(2):
            found.add_node(num_cpus=1)
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def marked(work: Work, block: int) -> list[Played]:
    """Tells which node plays the block; the first that gets to one of them stays there until it is killed."""
    root = Path(work.root)
    node = ray.get_runtime_context().get_node_id()
    (root / f"{block}-{node}-{time.time_ns()}").touch()
    held = root / "held"
    if block == HELD and not held.exists():
        held.write_text(node)
        while True:
            time.sleep(0.1)
    return playing.play_block(work, block)


def on_a_marked_node(work: Work, block: int, ours: str) -> list[Played]:
    return marked(work, block)


def timeless(results: list[Result]) -> list[dict[str, object]]:
    return [{name: getattr(one, name) for name in one.__struct_fields__ if name != "times"} for one in results]


@pytest.mark.slow
def test_a_node_dies_and_no_match_is_lost_or_counted_twice(
    nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tradewinds: Call
) -> None:
    plan = make_plan(games.load("jamaica"), 3, {"round_cap": 1}, ["mate", "random"], kind="duel")
    marks = tmp_path / "marks"
    marks.mkdir()
    work = Work(plan, b"", str(marks))
    with Store(tmp_path / "whole", plan) as store:
        conduct(work, store, Rule(MATCHES), alone, lambda n: None)
        whole = timeless(store.results)

    from ray import cloudpickle

    cloudpickle.register_pickle_by_value(sys.modules[__name__])  # the nodes do not know the tests
    monkeypatch.setattr(clusters, "on_a_node", on_a_marked_node)

    def kill() -> None:
        held = marks / "held"
        while not (held.exists() and held.read_text()):
            time.sleep(0.05)
        doomed = next(node for node in nodes.worker_nodes if node.node_id == held.read_text())
        nodes.remove_node(doomed, allow_graceful=False)

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    seen: list[int] = []
    with Store(tmp_path / "cluster", plan) as store:
        verdict = conduct(work, store, Rule(MATCHES), Cluster(nodes.address), seen.append)
        found = store.results
        assert all(store.record(match).exists() for match in range(MATCHES))
    killer.join()
    assert (verdict.matches, sum(seen)) == (MATCHES, MATCHES)
    assert [result.match for result in found] == list(range(MATCHES))
    assert timeless(found) == whole
    begun = [mark.name.split("-")[:2] for mark in marks.iterdir() if mark.name != "held"]
    assert {block for block, _ in begun} == {str(block) for block in range(plan.blocks(MATCHES))}
    dead = (marks / "held").read_text()
    assert {node for _, node in begun} > {dead}  # both had played
    assert {node for block, node in begun if block == str(HELD)} == {node for _, node in begun}

    # What is left of the cluster plays by the command, too.
    monkeypatch.undo()
    words = ("arena", "jamaica", "--bots", "mate,random", "--kind", "duel", "--players", 3, "--option", "round_cap=1")
    done = tradewinds(*words, "--matches", 6, "--out", tmp_path / "command", "--ray", nodes.address, "--json")
    assert done.code == 0, done.err
    assert done.json()["matches"] == 6
    with Store(tmp_path / "command", plan) as store:
        assert timeless(store.results) == whole[:6]


def test_no_cluster_is_told(tradewinds: Call, tmp_path: Path) -> None:
    words = ("arena", "jamaica", "--bots", "mate,random", "--out", tmp_path / "out")
    done = tradewinds(*words, "--ray", "nonsense address")
    assert (done.code, done.out) == (2, "")
    assert "nonsense address" in done.err
    done = tradewinds(*words, "--ray", "auto", "--jobs", 2)
    assert done.code == 2
    assert "--jobs" in done.err


def test_a_node_with_another_version_is_refused() -> None:
    plan = make_plan(games.load("jamaica"), 2, {"round_cap": 1}, ["mate", "random"])
    assert len(clusters.on_a_node(Work(plan, b"", os.curdir), 0, clusters.edition())) == 2
    with pytest.raises(BadOption) as refused:
        clusters.on_a_node(Work(plan, b"", os.curdir), 0, "0.0.0")
    assert refused.value.key == "error-arena-version"
