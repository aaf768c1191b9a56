"""Chance is fair: dice uniform, cards uniform, streams independent. The seeds are fixed, so the outcome is, too."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Hashable, Iterable
from statistics import mean, stdev

import pytest

from tradewinds import games
from tradewinds.games.jamaica.components import CARDS
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.plain import TREASURE_NAMES
from tradewinds.games.jamaica.state import DECK, DICE, SETUP, STEAL, STREAMS, TREASURE
from tradewinds.kernel.chance import Chance, ScriptError, Xorshift, commitment

GAME = games.load("jamaica")


def chi_square(outcomes: Iterable[Hashable], possible: int) -> float:
    """How far from uniform, in standard deviations of the chi-square statistic (about -2 to 3 by luck)."""
    counts = Counter(outcomes)
    assert len(counts) <= possible
    expected = counts.total() / possible
    statistic = sum((n - expected) ** 2 / expected for n in counts.values()) + (possible - len(counts)) * expected
    freedom = possible - 1
    return (statistic - freedom) / math.sqrt(2 * freedom)


def draws(seed: str, stream: int, n: int, count: int) -> list[int]:
    chance = Chance(seed, len(STREAMS))
    return [int(chance.below(stream, n)) for _ in range(count)]


@pytest.mark.parametrize("n", [2, 3, 6, 11, 12, 50])
@pytest.mark.parametrize("stream", [SETUP, DICE, TREASURE, DECK + 5])
def test_numbers_are_uniform_within_a_stream(n: int, stream: int) -> None:
    for seed in ("a", "b", "0", "a longer seed with 風 in it"):
        assert chi_square(draws(seed, stream, n, 20_000), n) < 4.5


@pytest.mark.parametrize("n", [6, 11, 36])
def test_over_many_seeds_numbers_are_as_uneven_as_luck_makes_them(n: int) -> None:
    """Neither too uneven nor too even: the statistic over the seeds has mean 0 and deviation 1."""
    found = [chi_square(draws(f"seed {number}", DICE, n, 3_000), n) for number in range(150)]
    assert abs(mean(found)) < 0.35
    assert 0.75 < stdev(found) < 1.35


@pytest.mark.parametrize("stream", [SETUP, DICE, DECK])
def test_the_first_numbers_of_many_seeds_are_uniform(stream: int) -> None:
    """Players see the beginning of a stream: neighbouring seeds must not begin alike."""
    for place in range(3):
        outcomes = [draws(str(seed), stream, 6, place + 1)[place] for seed in range(6_000)]
        assert chi_square(outcomes, 6) < 4.5
        assert chi_square(itertools.pairwise(outcomes), 36) < 4.5


def test_successive_numbers_are_independent() -> None:
    rolled = draws("successive", DICE, 6, 60_000)
    for distance in (1, 2, 3, 7):
        assert chi_square(zip(rolled, rolled[distance:], strict=False), 36) < 4.5
    assert chi_square(zip(rolled, rolled[1:], rolled[2:], strict=False), 216) < 4.5


def test_streams_are_independent() -> None:
    """Two streams at the same place, or one shifted against the other, tell nothing about each other."""
    rolled = [draws("streams", stream, 6, 12_000) for stream in range(len(STREAMS))]
    for one, two in itertools.combinations(range(len(STREAMS)), 2):
        for shift in (0, 1):
            assert chi_square(zip(rolled[one], rolled[two][shift:], strict=False), 36) < 5


def test_a_draw_from_one_stream_does_not_disturb_another() -> None:
    quiet, busy = Chance("seed", len(STREAMS)), Chance("seed", len(STREAMS))
    for _ in range(100):
        busy.below(DICE, 6)
        busy.pick(TREASURE, 0xFFF)
    assert [quiet.below(DECK, 11) for _ in range(50)] == [busy.below(DECK, 11) for _ in range(50)]


def test_salt_changes_everything() -> None:
    plain = Chance("seed", len(STREAMS))
    salted = Chance("seed", len(STREAMS))
    salted.salt = 12345
    pairs = [(int(plain.below(DICE, 6)), int(salted.below(DICE, 6))) for _ in range(12_000)]
    assert chi_square(pairs, 36) < 4.5


def test_picking_is_uniform_over_the_set_bits() -> None:
    chance = Chance("pick", len(STREAMS))
    choices = 0b1010_0110_0001
    picked = [int(chance.pick(STEAL, choices)) for _ in range(20_000)]
    assert set(picked) == {0, 5, 6, 9, 11}
    assert chi_square(picked, 5) < 4.5


def test_a_shuffled_deck_is_uniform_in_every_order() -> None:
    """Cards picked one by one out of the set make every order of four cards equally likely."""
    orders = []
    for seed in range(12_000):
        chance = Chance(f"order {seed}", len(STREAMS))
        rest, order = 0b1111, []
        while rest:
            card = int(chance.pick(DECK, rest))
            rest &= ~(1 << card)
            order.append(card)
        orders.append(tuple(order))
    assert chi_square(orders, 24) < 4.5


@pytest.mark.rules("JAM-3.8", "JAM-3.9", "JAM-3.11", "JAM-1.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_set_up_is_fair(players: int) -> None:
    """The first Captain, the first dice and everybody's first hand."""
    captains, dice = [], []
    hands: list[list[int]] = [[] for _ in range(players)]
    for seed in range(3_000):
        state = GAME.start(players, {}, seed)
        assert isinstance(state, Jamaica)
        captains.append(int(state.captain))
        dice.append((int(state.die_1), int(state.die_2)))
        for seat in range(players):
            hands[seat] += [card for card in range(len(CARDS)) if (state.ships[seat].hand >> card) & 1]
    assert chi_square(captains, players) < 4.5
    assert chi_square(dice, 36) < 4.5
    for hand in hands:
        assert len(hand) == 9_000
        assert chi_square(hand, 11) < 4.5


@pytest.mark.rules("JAM-3.2", "JAM-10.3", "JAM-R26")
@pytest.mark.parametrize(("players", "cards", "removed"), [(2, 11, 2), (4, 12, 3)])
def test_nine_treasure_cards_are_in_play_and_any_may_be_missing(players: int, cards: int, removed: int) -> None:
    """Draw all nine tokens' cards: the others never appear, and each card is as often among them as any other."""
    missing = []
    for seed in range(2_000):
        state = GAME.start(players, {}, seed)
        assert isinstance(state, Jamaica)
        pool = int(state.pool)
        assert pool.bit_count() == cards
        assert state.pile == 9
        for _ in range(9):
            pool &= ~(1 << int(state.chance.pick(TREASURE, pool)))
        assert pool.bit_count() == removed
        missing += [card for card in range(12) if (pool >> card) & 1]
    assert chi_square(missing, cards) < 4.5
    assert ("lady_beth" in {TREASURE_NAMES[card] for card in missing}) == (players != 2)


def test_a_seed_is_bound_by_its_commitment() -> None:
    assert commitment("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"
    assert commitment("seed") != commitment("seed ")


def test_numbers_are_the_same_on_every_machine() -> None:
    """A tripwire: records depend on these."""
    assert draws("tripwire", DICE, 6, 12) == [5, 2, 1, 1, 5, 3, 4, 1, 3, 2, 4, 2]
    rng = Xorshift(1)
    assert [int(rng.below(100)) for _ in range(6)] == [0, 12, 64, 55, 4, 35]


def test_a_scripted_outcome_must_be_possible() -> None:
    chance = Chance("seed", len(STREAMS))
    chance.script = {DICE: [5, 6], TREASURE: [3]}
    assert chance.below(DICE, 6) == 5
    with pytest.raises(ScriptError):
        chance.below(DICE, 6)
    with pytest.raises(ScriptError):
        chance.pick(TREASURE, 0b0111)
