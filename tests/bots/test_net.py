"""Networks: what they compute, files that hold them, and what a search makes of them."""

from __future__ import annotations

import random
from math import exp
from pathlib import Path

import pytest

from tests.playing import play
from tradewinds import bots, games
from tradewinds.bots import weights
from tradewinds.bots.learned import Learned
from tradewinds.bots.net import Net, Shape
from tradewinds.bots.search import Search
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.encoding import Eye
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.game import Game
from tradewinds.kernel.policy import Policy
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec


def some_net(shape: Shape, seed: int = 1) -> tuple[Net, list[float]]:
    dice = random.Random(seed)
    numbers = [dice.uniform(-0.5, 0.5) for _ in range(sum(shape.sizes()))]
    return Net(shape, numbers), numbers


def by_hand(shape: Shape, numbers: list[float], seen: list[float]) -> tuple[list[float], list[float], list[float]]:
    """The same, written as plainly as can be."""
    rest = iter(numbers)

    def take(n: int) -> list[float]:
        return [next(rest) for _ in range(n)]

    def table(rows: int, columns: int) -> list[list[float]]:
        return [take(columns) for _ in range(rows)]

    def layer(rows: list[list[float]], bias: list[float], given: list[float]) -> list[float]:
        return [sum(w * x for w, x in zip(row, given, strict=True)) + b for row, b in zip(rows, bias, strict=True)]

    by_input = table(shape.inputs, shape.first)
    first = layer([list(column) for column in zip(*by_input, strict=True)], take(shape.first), seen)
    second = layer(table(shape.second, shape.first), take(shape.second), [max(0.0, x) for x in first])
    inner = [max(0.0, x) for x in second]
    answers = layer(table(shape.actions, shape.second), take(shape.actions), inner)
    won = layer(table(shape.seats, shape.second), take(shape.seats), inner)
    lead = layer(table(shape.seats, shape.second), take(shape.seats), inner)
    return answers, won, [1 / (1 + exp(-x)) for x in lead]


@pytest.mark.parametrize("first", [5, 8, 13])
def test_a_net_computes_what_its_weights_say(first: int) -> None:
    """Also where a layer is no whole number of strides."""
    shape = Shape(9, first, 4, 7, 3)
    net, numbers = some_net(shape)
    dice = random.Random(2)
    for _ in range(5):
        seen = [dice.choice([0.0, 0.0, 1.0, -0.5]) for _ in range(shape.inputs)]
        net.look(vec[float](seen))
        answers, won, lead = by_hand(shape, numbers, seen)
        assert [net.answer(i) for i in range(7)] == pytest.approx(answers)
        assert [net.victory(i) for i in range(3)] == pytest.approx(won)
        assert [net.lead(i) for i in range(3)] == pytest.approx(lead)


def net_for(game: Game, seed: int = 1) -> Net:
    assert game.encoder is not None
    return some_net(Shape(int(game.encoder().size), 8, 8, len(game.actions), game.max_players), seed)[0]


@pytest.mark.parametrize("name", games.shelf())
def test_a_learned_policy_weighs_and_judges(name: str) -> None:
    """Every answer has some promise, all together one; every seat has a chance, and they know what has been won."""
    game = games.load(name)
    assert game.policy is not None
    assert game.encoder is not None
    learned = Learned(net_for(game), game.encoder(), game.policy(1))
    players = max(2, game.min_players)
    state = game.start(players, {}, 5)
    out = vec[float]([0.0] * 5000)
    for number, _ in enumerate(play(state, 3)):
        if state.over or number % 17:
            continue
        seat = state.seats_to_act()[0]
        n = len(state.legal(seat))
        learned.weigh(state, seat, out)
        parts = [out[i] for i in range(n)]
        assert min(parts) > 0
        assert sum(parts) == pytest.approx(1)
        learned.judge(state.copy(), Xorshift(1), out)
        assert all(0 < out[i] < 1 for i in range(players))
    learned.judge(state, Xorshift(1), out)
    assert max(range(players), key=lambda i: out[i]) in state.winners()


def test_rules_of_thumb_have_their_part() -> None:
    """Of the promise of an answer, and in the decisions before a position is judged."""
    game = games.load("puertorico")
    assert game.policy is not None
    assert game.encoder is not None
    encoder, net, habits = game.encoder(), net_for(game), game.policy(1)
    state = game.start(3, {}, 5)
    seat = state.seats_to_act()[0]
    n = len(state.legal(seat))
    out = vec[float]([0.0] * 5000)

    def weighed(policy: Policy) -> list[float]:
        policy.weigh(state, seat, out)
        return [out[i] for i in range(n)]

    thumbs, alone = weighed(habits), weighed(Learned(net, encoder, habits))
    both = weighed(Learned(net, encoder, habits, thumbs=0.25))
    assert both == pytest.approx([0.75 * a + 0.25 * t / sum(thumbs) for a, t in zip(alone, thumbs, strict=True)])

    def judged(policy: Policy, position: State) -> list[float]:
        policy.judge(position.copy(), Xorshift(1), out)
        return [out[i] for i in range(3)]

    later = state.copy()
    for _ in range(4):
        mover = later.seats_to_act()[0]
        later.apply(mover, habits.decide(later, mover))
    assert judged(Learned(net, encoder, habits, steps=4), state) == judged(Learned(net, encoder, habits), later)
    ended = judged(Learned(net, encoder, habits, steps=100_000), state)
    assert ended == judged(habits, state)


def test_alone_against_the_game_the_network_is_not_asked() -> None:
    """It has learned matches between players only."""
    game = games.load("empires")
    assert game.policy is not None
    assert game.encoder is not None
    state = game.start(1, {}, 5)
    seat = state.seats_to_act()[0]
    n = len(state.legal(seat))
    out = vec[float]([0.0] * 5000)
    found = []
    for policy in (game.policy(1), Learned(net_for(game), game.encoder(), game.policy(1), thumbs=0.5, steps=3)):
        policy.weigh(state, seat, out)
        weighed = [out[i] for i in range(n)]
        policy.judge(state.copy(), Xorshift(1), out)
        found.append((weighed, out[0]))
    assert found[0] == found[1]


def test_a_search_with_a_net_answers_by_number_and_rounds() -> None:
    game = games.load("jamaica")
    assert game.policy is not None
    assert game.encoder is not None
    state = game.start(3, {}, 5)
    seat = state.seats_to_act()[0]
    found = set()
    for _ in range(2):
        learned = Learned(net_for(game), game.encoder(), game.policy(1))
        found.add(Search(game, learned, 4, 50).choose(game.determinize(state, seat, 3), seat))
    assert len(found) == 1
    assert found <= set(state.legal(seat))


def test_a_net_in_a_file(tmp_path: Path) -> None:
    game = games.load("jamaica")
    assert game.encoder is not None
    encoder = game.encoder()
    shape = Shape(int(encoder.size), 4, 4, len(game.actions), 6)
    numbers = [random.Random(1).choice([0.5, -0.25, 2.0]) for _ in range(sum(shape.sizes()))]
    file = weights.NetFile(
        "jamaica", encoder.fingerprint(), shape.actions, 6, shape.inputs, 4, 4, 0.5, 3, {}, weights.packed(numbers)
    )
    path = tmp_path / "jamaica.net"
    weights.write(path, file)
    read = weights.read(path)
    assert weights.fits(read, game)
    assert not weights.fits(read, games.load("puertorico"))
    eye = Eye(encoder, shape.actions)
    eye.look(game.start(3, {}, 5), 0)
    one, other = weights.net_of(read), Net(shape, numbers)
    for net in (one, other):
        net.look(eye.numbers)
    assert [one.answer(i) for i in range(9)] == [other.answer(i) for i in range(9)]


def test_no_network_no_admiral() -> None:
    with_one = sorted(path.stem for path in weights.SHIPPED.glob("*.net"))
    assert sorted(name for name in games.shelf() if "admiral" in bots.names(games.load(name))) == with_one


HOUSE = sorted((Path(weights.__file__).parent / "nets").glob("*.net"))


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: path.stem)
def test_the_networks_of_the_house(path: Path) -> None:
    """Each understands the game as it is today, is small, says how it was trained, and leads a search to the end."""
    file = weights.read(path)
    game = games.load(path.stem)
    assert weights.fits(file, game)
    assert len(file.weights) // 2 < 400_000
    assert {"seed", "generations", "matches"} <= set(file.training)
    assert game.policy is not None
    assert game.encoder is not None
    state = game.start(2, {}, 5)
    led = [
        Search(game, Learned(weights.net_of(file), game.encoder(), game.policy(n), file.thumbs, file.steps), n, 6)
        for n in range(2)
    ]
    while not state.over:
        seat = state.seats_to_act()[0]
        state.play(seat, led[seat].choose(game.determinize(state, seat, 3), seat))
    assert state.winners()


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_file_is_refused_in_words(tmp_path: Path, damage: bytes | None) -> None:
    path = tmp_path / "jamaica.net"
    if damage is None:
        weights.write(path, weights.NetFile("jamaica", "", 3, 2, 3, 2, 2, 0.0, 0, {}, b"12"))
    else:
        path.write_bytes(damage)
    with pytest.raises(BadPlain, match="error-net-file"):
        weights.read(path)
