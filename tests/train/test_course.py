"""Training: lessons say what was played, a course gives the same network whenever it is run, also after a break."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tradewinds import games
from tradewinds.bots import weights
from tradewinds.bots.learned import Learned
from tradewinds.bots.net import Net
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.policy import VICTORY
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec
from tradewinds.train import course as courses
from tradewinds.train.course import Course, Plan
from tradewinds.train.fitting import LEADS, Fitting, flat, joined, think
from tradewinds.train.lessons import Setting, Teacher, packed


def plan(game: str = "jamaica", **changes: int) -> Plan:
    encoder = games.load(game).encoder
    assert encoder is not None
    values: dict[str, Any] = {"seed": 3, "generations": 2, "matches": 4, "search_matches": 4, "rounds": 8, "epochs": 2}
    values |= changes
    return Plan(
        game=game, encoder=encoder().fingerprint(), first=8, second=8, players=(3, 2), thumbs=0.5, steps=2, **values
    )


def silent(key: str, told: dict[str, object]) -> None: ...


@pytest.fixture(autouse=True)
def _short_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "MATCHES_IN_A_FILE", 2)
    monkeypatch.setattr("tradewinds.train.fitting.BATCH", 16)


@pytest.mark.parametrize("name", games.shelf())
def test_lessons(name: str) -> None:
    """Of every game: the best answers are legal and add up, what came of it is seen from the seat that decided."""
    game = games.load(name)
    players = max(2, game.min_players)
    lessons = Teacher(game, None, 0).match(Setting(players), "1")
    assert lessons
    for lesson in lessons:
        assert len(lesson.answers) > 1
        assert sum(part for _, part in lesson.answers) == pytest.approx(1)
        assert sum(lesson.won) == pytest.approx(1)
        assert all(0 <= lead <= 1 for lead in lesson.lead)
        assert lesson.lead[lesson.won.index(max(lesson.won))] >= 0.5
        assert all(-1 <= x <= 1 and x for _, x in lesson.seen)
    arrays = packed(lessons, game.max_players)
    assert len(arrays["players"]) == len(lessons)
    again = joined([arrays, arrays])
    assert again["seen_ends"][-1] == 2 * arrays["seen_ends"][-1]
    assert again["seen_ends"][len(lessons)] == arrays["seen_ends"][-1]


def test_the_fitted_network_is_the_one_that_is_evaluated() -> None:
    """Twice the same arithmetic: JAX while it is fitted, our own when it plays."""
    game = games.load("jamaica")
    made = courses.shape_of(plan(), game)
    fitting = Fitting(made, 1, 1)
    net = Net(made, flat(fitting.weights))
    seen = np.random.default_rng(1).uniform(-1, 1, made.inputs).astype(np.float32)
    answers, won, _ = think(fitting.weights, seen[None])
    net.look(vec[float]([float(x) for x in seen]))
    assert [net.answer(i) for i in range(20)] == pytest.approx([float(x) for x in answers[0][:20]], abs=1e-4)
    assert [net.victory(i) for i in range(6)] == pytest.approx([float(x) for x in won[0]], abs=1e-4)


def test_a_course_is_the_same_after_a_break(tmp_path: Path) -> None:
    """Two generations, the second by a search with the first one's network; broken off twice, it comes to the same."""
    whole = Course(tmp_path / "whole", plan(), 1, silent).run()
    broken = Course(tmp_path / "broken", plan(), 1, silent)
    broken.play(0)
    broken.files(0)[1].unlink()
    again = Course(tmp_path / "broken", plan(), 1, silent)
    again.play(0)
    again.fit(0)
    again.play(1)
    again.files(1)[0].unlink()
    other = Course(tmp_path / "broken", plan(), 1, silent).run()
    assert weights.read(other) == weights.read(whole)
    found = weights.read(whole)
    assert weights.fits(found, games.load("jamaica"))
    assert [one["generation"] for one in found.training["findings"]] == [0, 1]
    assert (found.thumbs, found.steps) == (0.5, 2)


def test_a_course_goes_on_with_more_generations(tmp_path: Path) -> None:
    """And comes to what it would have come to at once; fewer are another course."""
    whole = Course(tmp_path / "whole", plan(), 1, silent).run()
    Course(tmp_path / "longer", plan(generations=1), 1, silent).run()
    longer = Course(tmp_path / "longer", plan(), 1, silent).run()
    assert weights.read(longer) == weights.read(whole)
    with pytest.raises(BadOption, match="error-train-other"):
        Course(tmp_path / "longer", plan(generations=1), 1, silent)


def test_what_a_search_foresees_counts() -> None:
    """Half of it the match's end, half what the search promised; all victories together are still one."""
    game = games.load("jamaica")
    made = courses.shape_of(plan(), game)
    net = Net(made, flat(Fitting(made, 1, 1).weights))
    lessons = Teacher(game, net, 10, 0.5, 2).match(Setting(3), "1")
    assert lessons
    for lesson in lessons:
        assert sum(lesson.won) == pytest.approx(1)
        assert all(0 < won < 1 for won in lesson.won)
        assert max(lesson.won) >= 0.5


def test_the_first_lessons_may_be_by_plain_searches(tmp_path: Path) -> None:
    """Without a network, and by the seed alone; what they foresee counts, as rules of thumb foresee nothing."""
    lessons = Teacher(games.load("jamaica"), None, 10).match(Setting(3), "1")
    assert lessons
    assert all(lesson.hopes and min(lesson.won) > 0 for lesson in lessons)
    once = Course(tmp_path / "once", plan(generations=1, first_rounds=6), 1, silent).run()
    twice = Course(tmp_path / "twice", plan(generations=1, first_rounds=6), 1, silent).run()
    by_habit = Course(tmp_path / "habit", plan(generations=1), 1, silent).run()
    assert weights.read(once) == weights.read(twice)
    assert weights.read(once).weights != weights.read(by_habit).weights


def test_a_network_may_correct_what_the_rules_of_thumb_promise(tmp_path: Path) -> None:
    """What they promise is in its lessons; one that has learned nothing leaves it as it is."""
    game = games.load("maracaibo")
    assert game.policy is not None
    assert game.encoder is not None
    lessons = Teacher(game, None, 0, taught=0.2, corrects=True).match(Setting(2), "1")
    assert lessons
    assert all(len(lesson.known) == 2 and max(lesson.known) <= 0 for lesson in lessons)
    made = courses.shape_of(plan("maracaibo"), game)
    ignorant = Net(made, [0.0] * sum(made.sizes()))
    state = play_ahead(game.start(2, {}, "1"), 30)
    said, corrected = vec[float]([0.0] * 2), vec[float]([0.0] * 2)
    game.policy(1).judge(state.copy(), Xorshift(1), said)
    Learned(ignorant, game.encoder(), game.policy(1), corrects=True).judge(state.copy(), Xorshift(1), corrected)
    assert list(corrected) == pytest.approx([VICTORY * promise + (1 - VICTORY) / 2 for promise in said])
    found = weights.read(Course(tmp_path, plan("maracaibo", generations=1, corrects=True), 1, silent).run())
    assert found.corrects
    assert found.training["corrects"]


def play_ahead(state: State, decisions: int) -> State:
    for _ in range(decisions):
        seat = state.seats_to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def test_the_best_epoch_is_kept(tmp_path: Path) -> None:
    """The one that judged matches best that nothing was fitted to."""
    course = Course(tmp_path, plan(matches=8, generations=1, epochs=4), 1, silent)
    course.run()
    (finding,) = course.findings()
    totals = [answers + won + LEADS * lead for answers, won, lead in finding.epochs]
    assert totals[finding.kept - 1] == min(totals)


def test_it_learns(tmp_path: Path) -> None:
    """After some epochs it knows more of matches that it has not seen than at first."""
    course = Course(tmp_path, plan(matches=24, generations=1, epochs=6), 1, silent)
    course.run()
    (finding,) = course.findings()
    first, last = finding.epochs[0], finding.epochs[-1]
    assert last[0] < first[0]
    assert last[1] < first[1] + 0.05


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    Course(tmp_path, plan(), 1, silent)
    with pytest.raises(BadOption, match="error-train-other"):
        Course(tmp_path, plan(seed=4), 1, silent)
