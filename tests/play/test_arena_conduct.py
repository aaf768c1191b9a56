"""A tournament as a whole: the same result in any number of processes, after any interruption, whoever dies."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from tradewinds import games
from tradewinds.play.arena import conduct as conducting
from tradewinds.play.arena.conduct import Pool, alone, conduct
from tradewinds.play.arena.plan import Plan, make_plan
from tradewinds.play.arena.playing import Work, play_block
from tradewinds.play.arena.results import Played, Result
from tradewinds.play.arena.stopping import Question, Rule
from tradewinds.play.arena.store import PLAN, RESULTS, Store, StoreError

SHORT = {"round_cap": 1}


def plan_of(seed: str = "1", players: int = 3) -> Plan:
    return make_plan(games.load("jamaica"), players, SHORT, ["mate", "random"], kind="duel", seed=seed)


def timeless(results: list[Result]) -> bytes:
    """All but the times, which differ from run to run."""
    return msgspec.json.encode([msgspec.structs.replace(result, times=[]) for result in results])


def silent(matches: int) -> None:
    pass


def test_any_split_gives_the_same_results(tmp_path: Path) -> None:
    work = Work(plan_of())
    found = []
    for name, crew in (("alone", alone), ("pool", Pool(2))):
        with Store(tmp_path / name, work.plan) as store:
            verdict = conduct(work, store, Rule(24), crew, silent)
            assert (verdict.answer, verdict.matches) == ("matches", 24)
            found.append(timeless(store.results))
            records = [store.record(match).read_bytes() for match in range(24)]
            found.append(b"".join(records))
    assert found[0] == found[2]
    assert found[1] == found[3]


def test_it_goes_on_where_it_was_left_and_counts_nothing_twice(tmp_path: Path) -> None:
    work = Work(plan_of())

    def interrupted(work: Work, blocks: Iterable[int]) -> Iterator[list[Played]]:
        for number, played in enumerate(alone(work, blocks)):
            if number == 2:
                raise KeyboardInterrupt
            yield played

    with Store(tmp_path / "whole", work.plan) as store:
        conduct(work, store, Rule(18), alone, silent)
        whole = timeless(store.results)
    for _ in range(2):
        with Store(tmp_path / "parts", work.plan) as store, pytest.raises(KeyboardInterrupt):
            conduct(work, store, Rule(18), interrupted, silent)
    file = tmp_path / "parts" / RESULTS
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 12
    file.write_bytes(b"".join(lines[:10]) + lines[10][:40])
    seen: list[int] = []
    with Store(tmp_path / "parts", work.plan) as store:
        assert store.blocks == 3
        conduct(work, store, Rule(18), alone, seen.append)
        assert timeless(store.results) == whole
    assert sum(seen) == 18
    with Store(tmp_path / "parts", work.plan) as store:
        assert timeless(store.results) == whole


def test_a_decided_question_ends_it_at_the_same_block_everywhere(tmp_path: Path) -> None:
    work = Work(plan_of())
    rule = Rule(600, Question("mate", 0.1))
    found = []
    for name, crew in (("alone", alone), ("pool", Pool(2))):
        with Store(tmp_path / name, work.plan) as store:
            verdict = conduct(work, store, rule, crew, silent)
            found.append((verdict, timeless(store.results)))
            assert verdict.matches == len(store.results) < 600
            assert conduct(work, store, rule, crew, silent) == verdict
    assert found[0] == found[1]
    assert found[0][0].answer == "yes"


def once_deadly(work: Work, block: int) -> list[Played]:
    """Kills its process once at block 3, and every time at block 5."""
    mark = Path(work.root) / "died"
    if block == 5 or (block == 3 and not mark.exists()):
        mark.touch()
        os._exit(9)
    return play_block(work, block)


def test_a_process_that_dies_takes_no_match_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work = Work(plan_of(), b"", str(tmp_path))
    with Store(tmp_path / "whole", work.plan) as store:
        conduct(work, store, Rule(24), alone, silent)
        whole = store.results
    monkeypatch.setattr(conducting, "play_block", once_deadly)
    with Store(tmp_path / "deaths", work.plan) as store:
        conduct(work, store, Rule(24), Pool(2), silent)
        found = store.results
    assert [result.match for result in found] == list(range(24))
    void = [result.match for result in found if result.void]
    assert void == [15, 16, 17]
    assert timeless([one for one in found if not one.void]) == timeless([whole[n] for n in range(24) if n not in void])


def test_another_tournament_is_refused_in_words(tmp_path: Path) -> None:
    with Store(tmp_path, plan_of()):
        pass
    with pytest.raises(StoreError) as refused:
        Store(tmp_path, plan_of("2", 4))
    assert refused.value.key == "error-arena-other"
    assert refused.value.params["fields"] == "players, seed"
    (tmp_path / PLAN).write_text('{"format": "tradewinds-arena/9"}')
    with pytest.raises(StoreError) as refused:
        Store(tmp_path, plan_of())
    assert refused.value.key == "error-arena-plan"


@pytest.mark.skipif(os.name != "posix", reason="files are held by flock")
def test_one_at_a_time(tmp_path: Path) -> None:
    with Store(tmp_path, plan_of()), pytest.raises(StoreError) as refused:
        Store(tmp_path, plan_of())
    assert refused.value.key == "error-arena-held"
    with Store(tmp_path, plan_of()):
        pass


def test_damaged_results_are_told_and_left_alone(tmp_path: Path) -> None:
    work = Work(plan_of())
    with Store(tmp_path, work.plan) as store:
        conduct(work, store, Rule(6), alone, silent)
    file = tmp_path / RESULTS
    whole = file.read_bytes().splitlines(keepends=True)
    for damaged in ([*whole[:2], b"{oops}\n", *whole[3:]], [whole[0], *whole[2:]], [whole[0], *whole]):
        content = b"".join(damaged)
        file.write_bytes(content)
        with pytest.raises(StoreError) as refused:
            Store(tmp_path, work.plan)
        assert refused.value.key == "error-arena-results"
        assert file.read_bytes() == content


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError) as refused:
        Store(tmp_path / "file" / "folder", plan_of())
    assert refused.value.key == "error-arena-folder"
