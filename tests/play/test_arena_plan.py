"""The plan of a tournament: every line-up balanced, every match the same whoever asks for it."""

from __future__ import annotations

from collections import Counter

import pytest

from tradewinds import games
from tradewinds.kernel.errors import BadOption
from tradewinds.play.arena.plan import Plan, combination, make_plan, permutation, stride
from tradewinds.play.simulation import RULES

JAMAICA = games.load("jamaica")


def block(plan: Plan, number: int) -> list[list[str]]:
    return [plan.seats(match) for match in range(number * plan.size, (number + 1) * plan.size)]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_in_a_duel_the_challenger_sits_on_every_seat_of_every_deal(players: int) -> None:
    plan = make_plan(JAMAICA, players, {}, ["a", "b", "c"], kind="duel")
    for number in range(6):
        challenger, other = ("a", "b") if number % 2 == 0 else ("b", "c")
        seated = block(plan, number)
        assert [seats.index(challenger) for seats in seated] == list(range(players))
        assert all(sorted(seats) == sorted([challenger, *[other] * (players - 1)]) for seats in seated)
    assert [plan.deal(number) for number in range(4)] == ["1.0", "1.0", "1.1", "1.1"]
    assert plan.subjects == ("a", "b")


@pytest.mark.parametrize(("players", "entrants"), [(4, 4), (3, 5), (4, 2), (4, 3), (2, 4), (5, 3)])
def test_mixed_everybody_sits_everywhere_equally_often(players: int, entrants: int) -> None:
    names = [f"bot{n}" for n in range(entrants)]
    plan = make_plan(JAMAICA, players, {}, names, kind="free")
    blocks = 120
    total: Counter[tuple[str, int]] = Counter()
    for number in range(blocks):
        seated = block(plan, number)
        for name in {name for seats in seated for name in seats}:
            held = [sum(seats[seat] == name for seats in seated) for seat in range(players)]
            assert len(set(held)) == 1, (name, held)
        assert len({plan.deal(number)}) == 1
        total.update((name, seat) for seats in seated for seat, name in enumerate(seats))
    assert len(set(total.values())) == 1
    assert len(total) == entrants * players


def test_everybody_sits_to_the_left_of_everybody() -> None:
    plan = make_plan(JAMAICA, 4, {}, ["a", "b", "c", "d"], kind="free")
    beside: Counter[tuple[str, str]] = Counter()
    for number in range(6):
        circle = plan.circle(number)
        beside.update(zip(circle, circle[1:] + circle[:1], strict=True))
    assert len(beside) == 12
    assert len(set(beside.values())) == 1


def test_early_blocks_show_all_of_many_entrants() -> None:
    names = [f"bot{n}" for n in range(20)]
    plan = make_plan(JAMAICA, 4, {}, names, kind="free")
    assert {name for number in range(40) for name in plan.circle(number)} == set(names)


def test_combinations_and_orders_by_number() -> None:
    assert len({tuple(combination(6, 3, number)) for number in range(20)}) == 20
    assert len({tuple(permutation("abcd", number)) for number in range(24)}) == 24
    assert permutation("abcd", 24) == list("abcd")
    for n in (1, 2, 5, 20, 4845):
        assert len({k * stride(n) % n for k in range(n)}) == n


def test_seats_of_the_rules_stay_theirs() -> None:
    game = games.load("puertorico")
    plan = make_plan(game, 3, {"puertomas": 1}, ["a", "b"], kind="duel")
    assert len(plan.ruled) == 1
    for number in range(4):
        seated = block(plan, number)
        assert all(seats[plan.ruled[0]] == RULES for seats in seated)
        assert sorted(seats.index("a") for seats in seated) == [s for s in range(3) if s not in plan.ruled]


def test_alone_everybody_has_the_same_deals() -> None:
    plan = make_plan(games.load("empires"), 1, {}, ["a", "b", "c"], kind="solo")
    assert block(plan, 5) == [["a"], ["b"], ["c"]]
    assert plan.deal(5) == "1.5"
    against = make_plan(games.load("maracaibo"), 2, {"jean": 1}, ["a"], kind="solo")
    assert sorted(against.seats(0)) == ["a", RULES]


@pytest.mark.parametrize(
    ("players", "names", "kind", "key"),
    [
        (4, ["a", "a"], "free", "error-arena-twice"),
        (4, ["a"], "free", "error-arena-few"),
        (4, ["a"], "duel", "error-arena-few"),
        (4, [], "solo", "error-arena-few"),
        (4, ["a"], "solo", "error-arena-solo"),
        (1, ["a", "b"], "duel", "error-arena-alone"),
    ],
)
def test_what_cannot_be_played_is_refused(players: int, names: list[str], kind: str, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        make_plan(games.load("empires"), players, {}, names, kind=kind)  # type: ignore[arg-type]
    assert refused.value.key == key
