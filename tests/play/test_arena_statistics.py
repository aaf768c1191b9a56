"""Ratings, intervals and the stopping rule, held against tournaments whose truth is known."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean

import pytest

from tradewinds import games
from tradewinds.kernel.errors import BadOption
from tradewinds.play.arena import rating
from tradewinds.play.arena.plan import Kind, Plan, make_plan
from tradewinds.play.arena.playing import empty_result
from tradewinds.play.arena.results import Result
from tradewinds.play.arena.stopping import Bets, Question, Rule, Shares, Watch, read_question, shares

JAMAICA = games.load("jamaica")


def plan_of(names: list[str], kind: Kind = "free", players: int = 4) -> Plan:
    return make_plan(JAMAICA, players, {}, names, kind=kind)


def played(plan: Plan, matches: int, strength: Callable[[str], float], number: int = 1) -> list[Result]:
    """Results as strengths and luck make them: part of the luck is the deal's, the same for a seat in a whole block."""
    chance = random.Random(number)
    results = []
    for match in range(plan.blocks(matches) * plan.size):
        if match % plan.size == 0:
            deal = [chance.gauss(0, 1) for _ in range(plan.players)]
        result = empty_result(plan, match)
        worth = [strength(name) + deal[seat] + chance.gauss(0, 1) for seat, name in enumerate(result.seats)]
        order = sorted(range(plan.players), key=lambda seat: -worth[seat])
        result.scores = [round(one * 10) for one in worth]
        result.places = [order.index(seat) + 1 for seat in range(plan.players)]
        result.wins = [1.0 if seat == order[0] else 0.0 for seat in range(plan.players)]
        results.append(result)
    return results


def test_ratings_find_a_known_order() -> None:
    names = ["weak", "strong", "middling", "best", "worst"]
    strengths = {"worst": -1.5, "weak": -0.7, "middling": 0.0, "strong": 0.8, "best": 1.6}
    plan = plan_of(names)
    found = rating.ratings(plan, played(plan, 240, strengths.__getitem__))
    assert sorted(names, key=lambda name: found[name].mu) == ["worst", "weak", "middling", "strong", "best"]
    for lower, higher in (("worst", "middling"), ("middling", "best")):
        assert found[lower].high < found[higher].low
    assert all(one.low < one.mu < one.high for one in found.values())


def test_ratings_of_equals_overlap_and_a_duel_is_rated_too() -> None:
    plan = plan_of(["a", "b"], "duel")
    equal = rating.ratings(plan, played(plan, 200, lambda name: 0.0))
    assert equal["a"].low < equal["b"].high
    assert equal["b"].low < equal["a"].high
    better = rating.ratings(plan, played(plan, 200, lambda name: 1.5 if name == "a" else 0.0))
    assert better["a"].low > better["b"].high


def test_the_same_results_give_the_same_ratings() -> None:
    plan = plan_of(["a", "b", "c"])
    results = played(plan, 40, lambda name: float(name == "a"))
    assert rating.ratings(plan, results) == rating.ratings(plan, results)


def test_intervals_of_shares_cover_the_truth() -> None:
    """Of 300 tournaments between equals, about 95 % have the fair share in the interval, by deal or not."""
    plan = plan_of(["a", "b"], "duel")
    inside = 0
    for number in range(300):
        (share,) = rating.win_shares(plan, played(plan, 100, lambda name: 0.0, number))
        assert share.opponents == "3 × b"
        assert share.fair == 0.25
        inside += share.low <= 0.25 <= share.high
    assert 270 <= inside <= 299


def test_one_sided_results_have_an_interval_too() -> None:
    low, high = rating.block_interval([1.0] * 10)
    assert 0.6 < low < 0.8
    assert high == pytest.approx(1.0)
    assert rating.block_interval([0.5]) != (0.5, 0.5)
    assert rating.student(5) == pytest.approx(2.571, abs=0.01)
    assert rating.student(30) == pytest.approx(2.042, abs=0.001)


def test_pairing_makes_intervals_narrower_where_the_seat_decides() -> None:
    paired = rating.block_interval([0.5] * 30 + [0.45, 0.55] * 5)
    single = rating.block_interval([0.0, 1.0] * 20)
    assert paired[1] - paired[0] < (single[1] - single[0]) / 2


@pytest.mark.parametrize("truth", [0.25, 0.4])
def test_the_answer_is_wrong_in_few_of_many_tournaments(truth: float) -> None:
    """At the very edge of the question every answer is wrong: however long it is looked at, at most 5 % give one."""
    chance = random.Random(7)
    wrong = 0
    for _ in range(400):
        bets = Bets(truth)
        for _ in range(400):
            # The mean of four matches that all depend on the deal.
            deal = chance.uniform(-0.2, 0.2)
            if bets.note(fmean(float(chance.random() < truth + deal) for _ in range(4))) is not None:
                wrong += 1
                break
    assert wrong / 400 <= 0.05 + 0.02


def test_a_clear_question_is_decided_soon_and_rightly() -> None:
    chance = random.Random(8)
    for truth, asked, expected in ((0.6, 0.4, "yes"), (0.2, 0.4, "no")):
        took = []
        for _ in range(50):
            bets = Bets(asked)
            answer = None
            while answer is None:
                answer = bets.note(fmean(float(chance.random() < truth) for _ in range(4)))
            assert answer == expected
            took.append(bets.n)
        assert fmean(took) < 60


def test_an_interval_for_all_times_holds_at_all_times() -> None:
    chance = random.Random(9)
    missed = 0
    for _ in range(100):
        sequence = Shares()
        for n in range(1, 121):
            sequence.note(fmean(float(chance.random() < 0.3) for _ in range(4)))
            if n % 10 == 0:
                low, high = sequence.interval()
                if not low <= 0.3 <= high:
                    missed += 1
                    break
    assert missed <= 9
    assert high - low < 0.25


def test_a_tournament_stops_when_it_is_precise_enough() -> None:
    plan = plan_of(["a", "b"], "duel")
    results = played(plan, 4000, lambda name: 0.0)
    watch = Watch(plan, Rule(4000, width=0.06))
    for block in rating.by_block(results):
        if watch.note(block) is not None:
            break
    assert watch.verdict is not None
    assert watch.verdict.answer == "width"
    low, high = watch.sequences["a"].interval()
    assert high - low <= 0.12
    assert 100 < watch.matches < 4000


def test_void_matches_count_for_nobody() -> None:
    plan = plan_of(["a", "b"], "duel")
    block = played(plan, 4, lambda name: 5.0 if name == "a" else 0.0)
    assert shares(plan, block) == {"a": 1.0}
    for result in block[:3]:
        result.void, result.wins, result.places, result.scores = "gone", [], [], []
    assert shares(plan, block) == {"a": 1.0}
    assert rating.lines(plan, block)["a"].seats == 1
    assert sum(n for _, n in rating.ahead(block).values()) == 6
    block[3].void = "gone"
    assert shares(plan, block) == {}
    assert rating.win_shares(plan, block) == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("mate", "error-arena-question"),
        ("mate wins", "error-arena-question"),
        ("mate wins lots", "error-arena-question"),
        ("random wins 10%", "error-arena-subject"),
        ("mate wins 0%", "error-arena-share"),
        ("mate wins 100 %", "error-arena-share"),
    ],
)
def test_what_is_no_question_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_question(text, plan_of(["mate", "random"], "duel"))
    assert refused.value.key == key


def test_questions_are_read() -> None:
    plan = plan_of(["cmd:python3 bot.py", "mate"], "duel")
    assert read_question("cmd:python3 bot.py wins 12.5 %", plan) == Question("cmd:python3 bot.py", 0.125)
