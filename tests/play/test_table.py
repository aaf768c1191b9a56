"""A table: log, undo up to the barrier, late messages, facts by seat, replay."""

from __future__ import annotations

import random

import pytest

from tests.support.lanterns import LANTERNS, First
from tradewinds import games
from tradewinds.kernel.errors import BadAction, BadPlain, IllegalAction
from tradewinds.kernel.record import digest, verify
from tradewinds.play.table import Late, Line, Table, effective, fact_line, secret_salt


def table(players: int = 3, seed: str = "seven", **options: object) -> Table:
    return Table.new(LANTERNS, players, options, seed)


def lay_all(t: Table) -> int:
    """Everybody lays the first card; gives the winner, who must take."""
    for seat in t.waiting():
        t.play(seat, t.legal(seat)[0])
    (winner,) = t.waiting()
    return winner


def play_randomly(t: Table, dice: random.Random, decisions: int = 10_000) -> None:
    while not t.over and decisions:
        seat = dice.choice(t.waiting())
        t.play(seat, dice.choice(t.legal(seat)))
        decisions -= 1


def lines_of(t: Table) -> list[Line]:
    return [Line(d.seat, d.action) for d in t.decisions]


def test_every_decision_counts_and_refusals_do_not() -> None:
    t = table()
    with pytest.raises(IllegalAction) as refused:
        t.play(0, "take:red")
    assert refused.value.rule == "LAN-2.2"
    with pytest.raises(BadAction):
        t.play(0, "fly:9")
    assert (t.seq, t.decisions) == (0, [])
    t.play(0, t.legal(0)[0])
    assert t.seq == 1
    with pytest.raises(IllegalAction, match="not-your-decision"):
        t.play(0, "take:red")


def test_undo_takes_back_own_decisions_since_the_barrier() -> None:
    t = table()
    winner = lay_all(t)
    assert t.undo(winner).can is False  # the cards have been shown
    assert t.undo(winner).ask
    before = digest(t.state)
    t.play(winner, "take:green")
    undo = t.undo(winner)
    assert (undo.can, undo.key, undo.args) == (True, "undo-back-to", {})
    change = t.rewind(undo.back_to)
    assert change.rewound
    assert digest(t.state) == before
    assert t.seq == 5  # three cards, one colour, one undo: the number never goes back
    t.play(winner, "take:blue")
    assert t.seq == 6


def test_chance_revealing_and_others_are_barriers() -> None:
    t = table(binding=False)
    first, second, third = t.waiting()
    t.play(first, t.legal(first)[0])
    assert t.undo(first).can
    assert t.undo(second).key == "undo-nothing"
    t.play(second, t.legal(second)[0])
    assert t.undo(first).key == "undo-barrier-other"
    assert t.undo(first).args == {"seat": second}
    t.play(third, t.legal(third)[0])
    assert t.undo(third).key == "undo-barrier-revealed"
    (winner,) = t.waiting()
    t.play(winner, "take:red")
    t.play(winner, "place:0")
    assert t.undo(winner).key == "undo-barrier-chance"


def test_a_rule_may_say_that_a_choice_stands() -> None:
    t = table(binding=True)
    t.play(1, t.legal(1)[0])
    assert t.undo(1).key == "undo-barrier-revealed"


def test_nothing_to_undo_when_it_is_over() -> None:
    t = table(rounds=1)
    play_randomly(t, random.Random(1))
    assert t.over
    assert t.undo(0).key == "undo-over"


def test_a_late_decision_is_refused_unless_the_question_is_the_same() -> None:
    t = table()
    card = t.legal(2)[0]
    t.play(0, t.legal(0)[0], seq=0)
    t.play(1, t.legal(1)[0], seq=0)  # two others decide at the same time: still the same question
    with pytest.raises(Late, match="error-ahead"):
        t.play(2, card, seq=7)
    t.play(2, card, seq=0)
    (winner,) = t.waiting()
    with pytest.raises(Late, match="error-late"):
        t.play(winner, "take:red", seq=2)
    t.play(winner, "take:red", seq=3)
    with pytest.raises(Late):
        t.play(winner, "place:0", seq=3)
    assert t.seq == 4


def test_an_undo_makes_what_was_meant_before_it_late() -> None:
    t = table()
    t.play(0, t.legal(0)[0])
    t.rewind(0)
    with pytest.raises(Late):
        t.play(1, t.legal(1)[0], seq=1)
    t.play(1, t.legal(1)[0], seq=2)


@pytest.mark.parametrize("seed", range(20))
def test_a_log_with_undos_restores_the_same_table(seed: int) -> None:
    dice = random.Random(seed)
    t = table(seed=str(seed), rounds=4)
    log: list[Line] = []
    while not t.over:
        seat = dice.choice(t.waiting())
        if dice.random() < 0.3 and t.decisions:
            back_to = dice.randrange(len(t.decisions))
            t.rewind(back_to)
            log.append(Line(seat, "undo", back_to))
        else:
            action = dice.choice(t.legal(seat))
            t.play(seat, action)
            log.append(Line(seat, action))
    again = Table(LANTERNS, t.header, log)
    assert again.seq == t.seq == len(log)
    assert again.decisions == t.decisions
    assert again.asked == t.asked
    for seq in range(t.seq + 1):
        assert again.facts_valid(seq, 10_000) == t.facts_valid(seq, 10_000)
    assert digest(again.state) == digest(t.state)
    assert [fact.seen_by(1) for fact in again.facts] == [fact.seen_by(1) for fact in t.facts]


def test_facts_that_were_taken_back_are_void_for_those_who_hold_them() -> None:
    t = table()
    start = len(t.facts)
    t.play(0, t.legal(0)[0])
    held = len(t.facts)
    assert t.facts_valid(1, held) == held
    t.rewind(0)
    assert t.facts_valid(1, held) == start
    assert t.facts_valid(2, start) == start
    t.play(0, t.legal(0)[1])
    assert t.facts_valid(1, held) == start  # as many as before, but another one


def test_a_broken_log_is_refused_with_the_place() -> None:
    t = table()
    play_randomly(t, random.Random(3), 6)
    lines = lines_of(t)
    lines[4] = Line(lines[4].seat, "lay:0")
    with pytest.raises(BadPlain) as refused:
        Table(LANTERNS, t.header, lines)
    assert refused.value.key == "error-record-illegal"
    assert refused.value.field == "decisions.4"
    with pytest.raises(BadPlain, match="error-record-undo"):
        effective([Line(0, "undo", 3)])


def test_facts_by_seat() -> None:
    t = table()
    t.play(1, t.legal(1)[0])
    laid = t.facts[-1]
    assert fact_line(laid, 9, ())["args"] == {}
    assert fact_line(laid, 9, (0,))["args"] == {}
    assert "card" in fact_line(laid, 9, (1,))["args"]  # type: ignore[operator]
    both = fact_line(laid, 9, (0, 1))  # two people at one screen
    assert both["args"] == {}
    assert list(both["own"]) == ["1"]  # type: ignore[call-overload]


def test_frames_end_where_the_table_is() -> None:
    t = table()
    play_randomly(t, random.Random(5))
    frames = list(t.frames(0, 10_000))
    assert [n for n, *_ in frames] == list(range(len(t.decisions) + 1))
    assert sum(len(facts) for *_, facts in frames) == len(t.facts)
    assert digest(frames[-1][2]) == digest(t.state)
    assert [n for n, *_ in t.frames(3, 5)] == [3, 4, 5]


def test_advice_knows_only_what_the_seat_knows() -> None:
    """The bot is asked about the same imagined position, wherever the hidden cards really are."""
    t = table()
    asked: list[object] = []

    class Spy(First):
        def choose(self, state: object, seat: int) -> int:
            asked.append(digest(state))  # type: ignore[arg-type]
            return super().choose(state, seat)  # type: ignore[arg-type]

    t.advice(0, Spy(1), "salt")
    real = t.state
    for number in range(20):
        t.state = LANTERNS.determinize(real, 0, number)
        t.advice(0, Spy(1), "salt")
    assert len(asked) == 21
    assert set(asked) == {asked[0]}
    assert digest(real) not in asked


@pytest.mark.parametrize("players", [2, 3, 6])
def test_jamaica_from_start_to_verified_record(players: int) -> None:
    game = games.load("jamaica")
    dice = random.Random(players)
    t = Table.new(game, players, {}, "sea")
    while not t.over:
        seat = dice.choice(t.waiting())
        undo = t.undo(seat)
        if undo.can and dice.random() < 0.1:
            t.rewind(undo.back_to)
        else:
            prompt = t.prompt(seat)
            assert prompt is not None
            options = [option["action"] for option in prompt["options"]]  # type: ignore[attr-defined]
            assert options == t.legal(seat)
            t.play(seat, dice.choice(options))
    record = t.record()
    assert all(good for _, good in verify(game, record))


def test_the_steps_of_one_answer_are_taken_back_together() -> None:
    """People placed slot by slot come back with one undo; the role that was chosen before them with the next."""
    game = games.load("puertorico")
    for seed in range(50):
        t = Table.new(game, 3, {}, seed)
        dice = random.Random(seed)
        while not t.over:
            seat = t.waiting()[0]
            t.play(seat, "role:recruiter" if "role:recruiter" in t.legal(seat) else dice.choice(t.legal(seat)))
            steps = t.decisions[-2:]
            if [(step.seat, step.action.startswith("staff:")) for step in steps] == [(seat, True)] * 2:
                undo = t.undo(seat)
                taken = t.decisions[undo.back_to :]
                assert undo.can or undo.key == "undo-barrier-other"  # somebody else had no choice, and has placed, too
                assert len(taken) >= 2
                assert all(step.seat == seat and step.action.startswith("staff") for step in taken)
                t.rewind(undo.back_to)
                assert t.waiting() == [seat]
                assert not t.decisions[-1].action.startswith("staff:")
                return
    raise AssertionError("nobody placed two people in a row")


def test_a_question_says_whether_its_answer_has_begun() -> None:
    t = Table.new(games.load("puertorico"), 3, {}, seed="begun")
    dice = random.Random(1)
    steps = 0
    while not t.over and steps < 20:
        seat = t.waiting()[0]
        question = t.state.frames[-1].question
        said = any(one.seat == seat and one.question == question for one in t.decisions)
        prompt = t.prompt(seat)
        assert prompt is not None
        assert prompt["begun"] is said
        steps += said
        t.play(seat, dice.choice(t.legal(seat)))
    assert steps == 20


def test_a_finished_match_refuses_a_decision() -> None:
    t = table()
    play_randomly(t, random.Random(1))
    with pytest.raises(IllegalAction) as refused:
        t.play(0, "take:red")
    assert refused.value.key == "refusal-over"


def test_bots_chance_comes_out_of_the_seed_for_each_purpose_another() -> None:
    """Nothing that a table shows before its end leads to it: not the commitment, not one purpose to the other."""
    one, other = table(seed="seven"), table(seed="eight")
    salts = {secret_salt(t.header.seed, purpose) for t in (one, other) for purpose in ("bots", "hint")}
    assert len(salts) == 4
    assert not salts & {one.commitment, other.commitment, one.header.seed, other.header.seed}
    assert secret_salt("seven", "bots") == secret_salt("seven", "bots")
