"""Piles: how many of each card, and what is known to lie on top and at the bottom."""

from __future__ import annotations

from collections import Counter

import pytest
from mypy_extensions import i64

from tradewinds.kernel.chance import Chance, ScriptError
from tradewinds.kernel.pile import Pile
from tradewinds.kernel.vectors import vec


def pile(*cards: int) -> Pile:
    made = Pile(5)
    for card in cards:
        made.add(card)
    return made


def drawn(of: Pile, chance: Chance) -> list[int]:
    return [int(of.draw(chance, 0)) for _ in range(int(of.size))]


def test_every_card_comes_once_and_an_empty_pile_gives_none() -> None:
    made = pile(0, 0, 1, 3)
    assert Counter(drawn(made, Chance("a", 1))) == {0: 2, 1: 1, 3: 1}
    assert made.size == 0
    assert made.draw(Chance("a", 1), 0) == -1


def test_the_order_is_up_to_chance() -> None:
    orders = {tuple(drawn(pile(0, 1, 2, 3, 4), Chance(str(n), 1))) for n in range(40)}
    assert len(orders) > 20


def test_known_cards_come_from_the_top_first_and_from_the_bottom_last_without_chance() -> None:
    made = pile(0, 1)
    made.put_on_top(2)
    made.put_on_top(3)
    made.put_under(4)
    chance = Chance("a", 1)
    assert [int(made.draw(chance, 0)) for _ in range(2)] == [3, 2]
    assert chance.used() == 0
    assert {int(made.draw(chance, 0)) for _ in range(2)} == {0, 1}
    assert chance.used() == 2
    assert made.draw(chance, 0) == 4
    assert chance.used() == 2


def test_what_lies_at_the_bottom_is_not_drawn_from_the_middle() -> None:
    for seed in range(30):
        made = pile(0)
        made.put_under(1)
        assert drawn(made, Chance(str(seed), 1)) == [0, 1]


def test_several_cards_at_the_bottom_come_in_their_order() -> None:
    made = Pile(5)
    made.put_under(2)
    made.put_under(0)
    assert drawn(made, Chance("a", 1)) == [2, 0]


def test_shuffling_forgets_what_was_known() -> None:
    made = pile(0, 1)
    made.put_on_top(2)
    made.put_under(3)
    made.take(0)
    assert (len(made.top), len(made.bottom)) == (0, 0)
    assert [int(n) for n in made.unknown()] == [0, 1, 1, 1, 0]
    made.put_on_top(4)
    made.add(0)
    assert len(made.top) == 0


def test_a_face_up_pile_is_shuffled_in_as_a_whole() -> None:
    made = pile(0)
    discards = vec[i64]([2, 0, 1, 0, 0])
    made.move_all(discards)
    assert [int(n) for n in discards] == [0] * 5
    assert made.size == 4
    assert Counter(drawn(made, Chance("a", 1))) == {0: 3, 2: 1}


def test_a_copy_is_independent() -> None:
    made = pile(0, 1)
    made.put_on_top(2)
    other = made.copy()
    assert other.draw(Chance("a", 1), 0) == 2
    other.put_under(4)
    assert [int(n) for n in made.counts] == [1, 1, 1, 0, 0]
    assert [int(n) for n in made.top] == [2]
    assert len(made.bottom) == 0


def test_a_script_cannot_draw_what_lies_at_the_bottom() -> None:
    made = pile(0)
    made.put_under(1)
    chance = Chance("a", 1)
    chance.script = {0: [1]}
    with pytest.raises(ScriptError):
        made.draw(chance, 0)


@pytest.mark.parametrize("known", range(6))
def test_what_is_laid_on_a_copy_lies_nowhere_else(known: int) -> None:
    made = pile(0)
    for card in range(known):
        made.put_on_top(card % 5)
        made.put_under(card % 5)
    one, other = made.copy(), made.copy()
    one.put_on_top(1)
    other.put_on_top(2)
    one.put_under(3)
    other.put_under(4)
    assert (one.top[known], other.top[known]) == (1, 2)
    assert (one.bottom[known], other.bottom[known]) == (3, 4)
