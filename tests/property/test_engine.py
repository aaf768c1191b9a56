"""What must hold for every game at every decision. A new game gets these tests by being in `tradewinds.games`."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tradewinds
from tests.playing import EXAMPLES, Chooser, Configuration, attributes, configurations, mixed, name_of, play, position
from tools.secrecy import observation
from tradewinds import games
from tradewinds.kernel import record
from tradewinds.kernel.errors import BadAction, IllegalAction, TradewindsError
from tradewinds.kernel.record import digest

CONFIGURATIONS = configurations()
SEEDS = st.integers(0, 2**31)
HOW_FAR = st.integers(0, 400)
ANY = st.one_of(st.sampled_from(CONFIGURATIONS), *(mixed(games.load(name)) for name in games.names()))
GAMES = 60 if tradewinds.compiled() else 8


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=name_of)
def test_random_matches_break_no_invariant_and_end(configuration: Configuration) -> None:
    """Every component accounted for after every decision, somebody always has something to do, until the end."""
    name, players, options = configuration
    for seed in range(GAMES):
        state = games.load(name).start(players, options, seed)
        assert state.violations() == []
        for _ in play(state, seed):
            assert state.violations() == [], f"{configuration}, seed {seed}"
            for seat in state.seats_to_act():
                assert state.legal(seat)
        assert state.seats_to_act() == []
        outcome = state.outcome()
        assert state.winners() or (outcome is not None and not outcome.won)  # alone against the game one may lose
        assert not state.winners() or max(state.scores()) in [state.scores()[seat] for seat in state.winners()]


@settings(max_examples=EXAMPLES)
@given(ANY, SEEDS, HOW_FAR)
def test_legal_actions_can_be_played(configuration: Configuration, seed: int, far: int) -> None:
    state = position(configuration, seed, far)
    for seat in range(configuration[1]):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.seats_to_act())
        assert len(legal) == len(set(legal))
        for action in legal:
            assert state.refusal(seat, action) is None
            trial = state.copy()
            trial.play(seat, action)
            assert trial.violations() == []
            assert digest(trial) != digest(state)


@settings(max_examples=EXAMPLES)
@given(ANY, SEEDS, HOW_FAR)
def test_everything_else_is_refused_with_its_rule(configuration: Configuration, seed: int, far: int) -> None:
    game = games.load(configuration[0])
    state = position(configuration, seed, far)
    before = attributes(state)
    for seat in range(configuration[1]):
        legal = state.legal(seat)
        for action in range(len(game.actions)):
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as refused:
                state.play(seat, action)
            assert refused.value.rule.startswith(game.prefix + "-"), game.actions.text(action)
            assert refused.value.key.startswith("refusal-")
    for seat in (-1, configuration[1], 1000):
        with pytest.raises(IllegalAction) as refused:
            state.play(seat, 0)
        assert refused.value.field == "seat"
    for action in (-1, len(game.actions)):
        with pytest.raises(BadAction):
            state.play(state.seats_to_act()[0], action)
    assert attributes(state) == before


@pytest.mark.parametrize("name", games.names())
def test_a_finished_match_refuses_everything(name: str) -> None:
    game = games.load(name)
    state = game.start(game.min_players, {}, 1)
    for _ in play(state, 1):
        pass
    assert state.seats_to_act() == []
    for seat in range(game.min_players):
        assert state.legal(seat) == []
        with pytest.raises(IllegalAction) as refused:
            state.play(seat, 0)
        assert refused.value.key == "refusal-over"
        assert refused.value.rule


@settings(max_examples=EXAMPLES)
@example(("empires", 2, {}), 0, 1, 0)  # one has a clan, the other has not
@given(ANY, SEEDS, HOW_FAR, SEEDS)
def test_a_saved_position_is_the_same_and_goes_on_the_same(
    configuration: Configuration, seed: int, far: int, number: int
) -> None:
    state = position(configuration, seed, far)
    text = encode(state.to_plain())
    other = games.load(configuration[0]).from_plain(msgspec.json.decode(text))
    assert encode(other.to_plain()) == text
    assert attributes(other) == attributes(state)
    for _ in zip(play(state, number, 40), play(other, number, 40), strict=True):
        assert attributes(other) == attributes(state)


@settings(max_examples=EXAMPLES)
@given(ANY, SEEDS, HOW_FAR, SEEDS)
def test_a_copy_is_independent_and_goes_on_the_same(
    configuration: Configuration, seed: int, far: int, number: int
) -> None:
    state = position(configuration, seed, far)
    before = attributes(state)
    one, two = state.copy(), state.copy()
    assert attributes(one) == before
    chooser = Chooser(number)
    for _ in range(40):
        if one.over:
            break
        seat, action = chooser.choose(one)
        assert two.legal(seat) == one.legal(seat)
        one.play(seat, action)
        assert attributes(state) == before
        two.play(seat, action)
        assert attributes(two) == attributes(one)
    else:
        here = attributes(one)
        for _ in play(state, number, 40):
            pass
        assert attributes(one) == here


@settings(max_examples=EXAMPLES // 3)
@given(ANY, SEEDS)
def test_replaying_the_record_gives_the_same_state(configuration: Configuration, seed: int) -> None:
    name, players, options = configuration
    game = games.load(name)
    made = record.new_record(game, players, options, str(seed))
    state = game.start(players, options, seed)
    digests = [digest(state)]
    for seat, action in play(state, seed, 500):
        made.decisions.append(f"{seat} {game.actions.text(action)}")
        digests.append(digest(state))
    if state.over:
        record.close(made, state)
    read = record.from_json(record.to_json(made))
    assert [digest(again) for again in record.replay(game, read)] == digests
    assert all(right for _, right in record.verify(game, read))
    assert record.final(game, read).scores() == state.scores()


@settings(max_examples=EXAMPLES)
@example(("maracaibo", 4, {"mode": "chapter7"}), 186, 185, 0)  # somebody is in the middle of paying with cards
@given(ANY, SEEDS, HOW_FAR, SEEDS)
def test_a_seat_cannot_tell_a_determinized_state(
    configuration: Configuration, seed: int, far: int, number: int
) -> None:
    """Same view, same question, same options; and the other table can be played on."""
    game = games.load(configuration[0])
    state = position(configuration, seed, far)
    before = attributes(state)
    for seat in [None, *range(configuration[1])]:
        if state.seats_to_act():
            state.legal(state.seats_to_act()[-1])  # whatever the shared buffer holds must not matter
        other = game.determinize(state, seat, number)
        assert attributes(state) == before
        assert other.violations() == []
        assert encode(game.view(other, seat)) == encode(game.view(state, seat))
        assert other.seats_to_act() == state.seats_to_act()
        if seat is not None:
            assert other.legal(seat) == state.legal(seat)
            assert repr(game.prompt(other, seat)) == repr(game.prompt(state, seat))
            assert observation(game, other, seat) == observation(game, state, seat)
        for waiting in other.seats_to_act():
            fresh = game.from_plain(msgspec.json.decode(encode(other.to_plain())))
            assert other.legal(waiting) == fresh.legal(waiting)
        for _ in play(other, number, 30):
            assert other.violations() == []


@settings(max_examples=EXAMPLES // 3)
@given(ANY, SEEDS, st.integers(0, 40))
def test_determinizing_redraws_the_future(configuration: Configuration, seed: int, far: int) -> None:
    """Early in a match; later a bag may hold one kind only, and then everybody knows what comes out of it."""
    game = games.load(configuration[0])
    state = position(configuration, seed, far)
    seat = state.seats_to_act()[0]
    ends = set()
    fewest = 1_000_000  # draws on the way: a match may go on for long without one
    for number in range(8):
        other = game.determinize(state, seat, number)
        for _ in play(other, 1, 60):
            pass
        plain = other.to_plain()
        ends.add(encode({name: value for name, value in plain.items() if name not in ("salt", "seed")}))
        fewest = min(fewest, int(other.chance.used() - state.chance.used()))
    assert len(ends) > 1 or fewest == 0


@pytest.mark.parametrize("name", games.names())
def test_action_texts_round_trip(name: str) -> None:
    actions = games.load(name).actions
    texts = [actions.text(action) for action in range(len(actions))]
    assert [actions.parse(text) for text in texts] == list(range(len(actions)))
    assert len(set(texts)) == len(texts)
    for text in ("", "nonsense", "nonsense:1", texts[0] + ":1", " " + texts[0], texts[0].upper()):
        with pytest.raises(BadAction):
            actions.parse(text)
    for action in (-1, len(actions)):
        with pytest.raises(BadAction):
            actions.text(action)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=name_of)
def test_a_match_is_its_seed_and_its_decisions(configuration: Configuration) -> None:
    """The same seed twice gives the same match, another seed another one; a listener changes nothing."""
    from tradewinds.kernel.journal import Journal

    name, players, options = configuration

    def final(seed: int, journal: Journal | None) -> object:
        state = games.load(name).start(players, options, seed, journal)
        for _ in play(state, 7):
            pass
        plain = attributes(state)
        del plain["chance"]
        return plain

    assert final(1, None) == final(1, None) == final(1, Journal())
    assert final(1, None) != final(2, None)


JUNK = [None, True, -1, 0, 1, 2, 3, 7, 50, 1000, 10**12, 1.5, "", "x", "-", "gold 9", "gold -1", [], {}, [1], {"a": 1}]


def places(values: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where something stands in a plain form."""
    found = [path] if path else []
    inside = values.items() if isinstance(values, dict) else enumerate(values) if isinstance(values, list) else ()
    for name, value in inside:
        found += places(value, (*path, name))
    return found


@settings(max_examples=EXAMPLES * 2)
@given(ANY, SEEDS, HOW_FAR, st.randoms(use_true_random=False), st.sampled_from(JUNK))
def test_a_damaged_plain_form_is_refused_or_can_be_played(
    configuration: Configuration, seed: int, far: int, random: Random, junk: object
) -> None:
    """A broken scenario or saved match gets an error that names the field; it never breaks the engine."""
    game = games.load(configuration[0])
    plain = msgspec.json.decode(encode(position(configuration, seed, far).to_plain()))
    *path, last = random.choice(places(plain))
    inside = plain
    for name in path:
        inside = inside[name]
    inside[last] = junk
    try:
        state = game.from_plain(plain)
    except TradewindsError as error:
        if not error.field:
            raise
        return
    for seat in [None, *range(int(state.players))]:
        game.view(state, seat)
    for seat in state.seats_to_act():
        game.prompt(state, seat)
    for _ in play(state, seed, 20):
        pass
