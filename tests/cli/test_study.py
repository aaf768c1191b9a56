"""games, rules, simulate, bench."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from tradewinds import games
from tradewinds.cli.simulate import worth_it
from tradewinds.kernel.state import State
from tradewinds.play.simulation import Setting, Tally, Times, interval, make_setting, seat_bots, simulate

from .conftest import Call

SIMULATE = {
    "game", "players", "options", "games", "finished", "decisions", "seconds", "games_per_s", "decisions_per_s",
    "mean_scores", "seat_wins", "bot_wins", "bots", "violations",
}  # fmt: skip
BENCH = {
    "game", "players", "compiled", "games_per_s", "decisions_per_s", "copy_us", "view_us", "reference_loop_per_s",
    "iterations_per_decision", "seconds",
}  # fmt: skip


def test_games(tradewinds: Call) -> None:
    listed = tradewinds("games", "--json").json()
    assert [game["id"] for game in listed] == list(games.shelf())
    told = tradewinds("games").out
    for option in games.load("jamaica").options:
        assert option.id in told
        assert option.rule in told


@pytest.mark.parametrize(
    ("query", "found"),
    [
        (["JAM-4.2"], ["JAM-4.2"]),
        (["jam-4.2"], ["JAM-4.2"]),
        (["4.2"], ["JAM-4.2", "PR-4.2", "EON-4.2", "MAR-4.2"]),
        (["4.2", "--game", "jamaica"], ["JAM-4.2"]),
        (["R32"], ["JAM-R32", "EON-R32"]),
        (["Lady", "BETH", "ghost"], ["JAM-10.4"]),
    ],
)
def test_rules_are_found(tradewinds: Call, query: list[str], found: list[str]) -> None:
    done = tradewinds("rules", *query, "--json")
    assert done.code == 0
    ids = [rule["id"] for rule in done.json()]
    assert ids == found if query[0][-1].isdigit() else set(found) & set(ids)


def test_a_section_by_its_number(tradewinds: Call) -> None:
    ids = [rule["id"] for rule in tradewinds("rules", "6", "--game", "jamaica", "--json").json()]
    assert len(ids) > 10
    assert {rule.split(".")[0] for rule in ids} == {"JAM-6"}


def test_rules_without_words_list_the_sections(tradewinds: Call) -> None:
    told = tradewinds("rules", "--lang", "hu")
    assert told.code == 0
    assert "6. Csaták" in told.out


def test_rules_find_words_without_accents(tradewinds: Call) -> None:
    plain = tradewinds("rules", "puskapor", "erteke", "--lang", "hu", "--json")
    accents = tradewinds("rules", "puskapor", "értéke", "--lang", "hu", "--json")
    assert plain.out == accents.out


def test_nothing_found_is_code_1(tradewinds: Call) -> None:
    done = tradewinds("rules", "zeppelin")
    assert done.code == 1
    assert "zeppelin" in done.out
    assert tradewinds("rules", "zeppelin", "--json").json() == []


@pytest.mark.parametrize("players", range(2, 7))
def test_simulate(tradewinds: Call, players: int) -> None:
    done = tradewinds("simulate", "jamaica", "--players", players, "--games", 6, "--json", "--verify-replay")
    assert done.code == 0
    result = done.json()
    assert set(result) == SIMULATE
    assert (result["games"], result["finished"], result["violations"]) == (6, 6, [])
    assert result["players"] == players == len(result["mean_scores"]) == len(result["seat_wins"])
    assert sum(result["seat_wins"]) == pytest.approx(6)
    assert result["bot_wins"] == {"random": pytest.approx(6)}
    assert result["options"]["bank"] == "unlimited"


def without_times(text: str) -> dict[str, object]:
    timed = ("seconds", "games_per_s", "decisions_per_s", "decision_ms_mean", "decision_ms_p99")
    result = {name: value for name, value in json.loads(text).items() if name not in timed}
    result["bots"] = {
        bot: {name: value for name, value in told.items() if name not in timed} for bot, told in result["bots"].items()
    }
    return result


def test_the_same_seed_gives_the_same_result_in_any_number_of_processes(program: Call, tradewinds: Call) -> None:
    words = ("simulate", "jamaica", "--games", 9, "--seed", "abc", "--bots", "mate,random", "--json")
    once = without_times(tradewinds(*words).out)
    assert without_times(program(*words, "--jobs", 2).out) == once
    assert without_times(program(*words, "--jobs", 5).out) == once
    assert without_times(tradewinds(*words[:-2], "random,random", "--json").out) != once


def test_simulate_tells_of_every_bot(tradewinds: Call) -> None:
    words = ("simulate", "jamaica", "--players", 3, "--games", 4, "--bots", "mate,random,random")
    bots = tradewinds(*words, "--json").json()["bots"]
    assert {name: bot["seats"] for name, bot in bots.items()} == {"mate": 4, "random": 8}
    for bot in bots.values():
        low, high = bot["win_share_95"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert bot["win_share"] == pytest.approx(bot["wins"] / 4)
        assert 1 <= bot["mean_place"] <= 3
        assert bot["decisions"] > 0
        assert bot["decision_ms_mean"] > 0
        assert bot["decision_ms_p99"] > 0
    assert "95 %" in tradewinds(*words).out
    quick = tradewinds("simulate", "jamaica", "--games", 2, "--no-check", "--json").json()["bots"]["random"]
    assert (quick["decisions"], quick["decision_ms_mean"], quick["decision_ms_p99"]) == (0, None, None)
    assert quick["seats"] == 8
    assert tradewinds("simulate", "jamaica", "--games", 2, "--no-check").code == 0


def test_virtual_opponents_are_no_bots(tradewinds: Call) -> None:
    words = ("simulate", "puertorico", "--players", 3, "--games", 2, "--option", "puertomas=1", "--json")
    result = tradewinds(*words).json()
    assert {name: bot["seats"] for name, bot in result["bots"].items()} == {"random": 4, "rules": 2}
    assert result["bots"]["rules"]["decisions"] == 0
    assert sum(bot["wins"] for bot in result["bots"].values()) == pytest.approx(2)
    assert tradewinds(*words, "--bots", "random,random,random").code == 2


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1)],
)
def test_wilson(wins: float, matches: int, low: float, high: float) -> None:
    assert list(interval(wins, matches)) == pytest.approx([low, high], abs=1e-4)


def test_times_are_added_and_their_quantiles_near() -> None:
    together, parts = Times(), [Times(), Times()]
    for n in range(1, 1001):
        together.note(n * 1000)
        parts[n % 2].note(n * 1000)
    parts[0].add(parts[1])
    assert parts[0].classes == together.classes
    assert together.mean_ms() == pytest.approx(0.5005)
    assert together.quantile_ms(0.99) == pytest.approx(0.99, rel=0.051)
    assert Times().quantile_ms(0.99) is None


def test_all_cores_help_where_there_is_much_to_do() -> None:
    assert not worth_it(1, 5, 0.5)
    assert not worth_it(90, 100, 2.0)
    assert worth_it(10, 1000, 1.1)


def test_unchecked_is_said(tradewinds: Call) -> None:
    result = tradewinds("simulate", "jamaica", "--games", 3, "--no-check", "--json").json()
    assert result["violations"] is None
    assert result["finished"] == 3


def test_options_reach_the_game(tradewinds: Call) -> None:
    words = ("simulate", "jamaica", "--games", 3, "--json", "--option", "round_cap=2", "--option", "bank=limited")
    result = tradewinds(*words).json()
    assert (result["options"]["round_cap"], result["options"]["bank"]) == (2, "limited")


def test_records_are_written_and_right(tradewinds: Call, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert tradewinds("simulate", "jamaica", "--players", 2, "--games", 3, "--record", folder).code == 0
    files = sorted(folder.iterdir())
    assert len(files) == 3
    for file in files:
        assert tradewinds("verify", file).code == 0


def test_every_bot_sits_everywhere_equally_often() -> None:
    setting = make_setting(games.load("jamaica"), 4, {}, "1", ["mate", "random", "random", "random"])
    at = [setting.seats(number).index("mate") for number in range(8)]
    assert sorted(at) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert seat_bots(["a", "b"], 5) == ("a", "b", "a", "b", "a")


def test_a_shared_victory_is_shared() -> None:
    class Ended:
        def scores(self) -> list[int]:
            return [7, 7, 3]

        def places(self) -> list[int]:
            return [1, 1, 3]

        def winners(self) -> list[int]:
            return [0, 1]

    tally = Tally(3)
    game = SimpleNamespace(round_now=lambda state: 4, side=lambda state, seat: "red" if seat else "")
    tally.count(game, Ended(), ["mate", "random", "random"])  # type: ignore[arg-type]
    assert (tally.rounds, tally.sides["red"].seats, float(tally.sides["red"].wins)) == (4, 2, 0.5)
    assert tally.seat_wins == [0.5, 0.5, 0.0]
    assert tally.bot_wins == {"mate": 0.5, "random": 0.5}
    assert (tally.bot("random").seats, tally.bot("random").score, tally.bot("random").place) == (2, 10, 4)


def test_a_broken_invariant_is_found_and_is_code_1(tradewinds: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from tradewinds.play import simulation

    def broken(setting: Setting, first: int, count: int) -> Tally:
        tally = simulate(setting, first, count)
        tally.broken("seed 1.0, decision 4", "a doubloon too many")
        return tally

    monkeypatch.setattr("tradewinds.cli.simulate.play_matches", broken)
    assert simulation.MOST_TOLD >= 1
    done = tradewinds("simulate", "jamaica", "--games", 1, "--json")
    assert done.code == 1
    assert done.json()["violations"] == ["seed 1.0, decision 4: a doubloon too many"]
    assert "a doubloon too many" in tradewinds("simulate", "jamaica", "--games", 1).out


def test_a_bot_that_fails_is_told_and_the_other_matches_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from tradewinds import bots

    class Cheat:
        def choose(self, state: State, seat: int) -> int:
            return 9999

    real = bots.make
    monkeypatch.setattr(bots, "make", lambda game, name, n: Cheat() if name == "mate" else real(game, name, n))
    tally = simulate(make_setting(games.load("jamaica"), 3, {}, "1", ["mate", "random"]), 0, 2)
    assert (tally.games, tally.finished, len(tally.violations)) == (2, 0, 2)
    assert "seed 1.0, decision" in tally.violations[0]


def test_bench(tradewinds: Call) -> None:
    result = tradewinds("bench", "jamaica", "--slices", 1, "--json").json()
    assert set(result) == BENCH
    assert result["players"] == 4
    assert all(result[name] > 0 for name in BENCH - {"game", "compiled"})
    everything = tradewinds("bench", "--slices", 1, "--players", 3, "--json").json()
    assert [one["game"] for one in everything] == list(games.names())
    assert "játékos" in tradewinds("bench", "jamaica", "--slices", 1, "--lang", "hu").out


def test_bench_of_environments(tradewinds: Call) -> None:
    result = tradewinds("bench", "jamaica", "--envs", "--slices", 1, "--json").json()
    assert result["game"] == "jamaica"
    assert min(result["encode_us"], result["batch_steps_per_s"], result["pettingzoo_steps_per_s"]) > 0
    assert "PettingZoo" in tradewinds("bench", "jamaica", "--envs", "--slices", 1, "--lang", "zh-Hant").out


def test_bench_with_options(tradewinds: Call) -> None:
    result = tradewinds("bench", "maracaibo", "--players", 2, "--option", "jean=1", "--slices", 1, "--json").json()
    assert (result["game"], result["players"]) == ("maracaibo", 2)
    for wrong in (["--option", "jean=1"], ["maracaibo", "--option", "jean=1"], ["maracaibo", "--option", "jeans=1"]):
        assert tradewinds("bench", *wrong).code == 2
