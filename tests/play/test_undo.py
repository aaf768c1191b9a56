"""Undo by answer, barriers, and a whole answer played at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tradewinds import games
from tradewinds.kernel.errors import BadAction, IllegalAction
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.record import digest
from tradewinds.kernel.state import State
from tradewinds.play.table import Late, Table

ACHIEVEMENTS: dict[str, object] = {"expansion_achievements": True}


def matches(name: str, players: int, options: dict[str, object] | None = None, prefer: str = "") -> Iterator[Table]:
    """Random matches, after each decision; whoever may do something that begins with `prefer` does."""
    for seed in range(60):
        table = Table.new(games.load(name), players, options or {}, f"undo {seed}")
        dice = random.Random(seed)
        while not table.over:
            seat = dice.choice(table.waiting())
            legal = table.legal(seat)
            wanted = [text for text in legal if prefer and text.startswith(prefer)]
            table.play(seat, dice.choice(wanted or legal))
            yield table


def found(tables: Iterator[Table], right: Callable[[Table], bool]) -> Table:
    return next(table for table in tables if not table.over and right(table))


def last_two(table: Table, family: str) -> bool:
    """One seat has just decided twice, both times with this family, and could take the second back by itself."""
    two = table.decisions[-2:]
    return (
        len(two) == 2
        and two[0].seat == two[1].seat
        and all(d.action.startswith(f"{family}:") for d in two)
        and table.undo(two[1].seat).can
    )


@pytest.mark.parametrize(
    ("name", "players", "family", "options"),
    [
        ("puertorico", 2, "role", {}),
        ("puertorico", 3, "load", {}),
        ("jamaica", 2, "sail", {}),
        ("jamaica", 3, "sail", {}),
        ("jamaica", 3, "empty", {}),
    ],
)
def test_two_answers_of_a_kind_are_taken_back_one_by_one(
    name: str, players: int, family: str, options: dict[str, object]
) -> None:
    table = found(matches(name, players, options), lambda t: last_two(t, family))
    seat = table.decisions[-1].seat
    total = len(table.decisions)
    assert table.undo(seat).back_to == total - 1
    table.rewind(table.undo(seat).back_to)
    assert table.waiting() == [seat]
    assert table.undo(seat).back_to <= total - 2


def takes_back_all(table: Table, steps: int | None = None) -> None:
    """The last answer comes back whole, with nothing before it."""
    seat = table.decisions[-1].seat
    undo = table.undo(seat)
    taken = table.decisions[undo.back_to :]
    assert undo.can
    assert len(taken) >= 2 if steps is None else len(taken) == steps
    assert {(d.seat, d.question) for d in taken} == {(seat, taken[0].question)}
    table.rewind(undo.back_to)
    assert seat in table.waiting()
    assert (seat, taken[0].question) not in {(d.seat, d.question) for d in table.decisions}


@pytest.mark.parametrize(
    ("family", "options"), [("staff", {}), ("staff", {"recruiter_placement": "simultaneous"}), ("empty", {})]
)
def test_placing_people_in_several_steps_is_one_answer(family: str, options: dict[str, object]) -> None:
    takes_back_all(found(matches("puertorico", 3, options, family), lambda t: last_two(t, family)))


@pytest.mark.rules("JAM-7.5")
def test_paying_hold_by_hold_is_one_answer() -> None:
    takes_back_all(found(matches("jamaica", 3, {}, "pay:"), lambda t: last_two(t, "pay")))


class FromHere(Table):
    """A match that begins with a prepared position."""

    def __init__(self, table: Table, plain: dict[str, Any]) -> None:
        self.plain = plain
        super().__init__(table.game, table.header)

    def _start(self, journal: Journal | None) -> State:
        state = self.game.from_plain(self.plain)
        state.journal = journal
        state.advance()
        return state


def captains_table(building: str, *frames: dict[str, Any]) -> tuple[Table, int]:
    """The first to choose a role has two crates each of three kinds, and this building with a worker in it."""
    table = Table.new(games.load("puertorico"), 3, {"expansion_new_buildings": True, "building_selection": "fixed"})
    plain = msgspec.json.decode(msgspec.json.encode(table.state.to_plain()))
    plain["selected"] = sorted({*plain["selected"], building})
    seat = plain["governor"]
    board = plain["boards"][seat]
    board["buildings"], board["people"] = [building], {building: "w"}
    board["goods"] = {"corn": 2, "sugar": 2, "coffee": 2}
    plain["frames"] += [{**plain["frames"][0], **frame, "seat": seat} for frame in frames]
    return FromHere(table, plain), seat


@pytest.mark.rules("PR-14.19")
def test_loading_the_small_wharf_kind_by_kind_is_one_answer() -> None:
    """Its first crates are chosen among all loads, the others alone."""
    table, seat = captains_table("small_wharf")
    for text in ("role:captain", "small_wharf:corn:1", "small_wharf:sugar:1"):
        table.play(seat, text)
    takes_back_all(table, 2)
    assert table.decisions[-1].action == "role:captain"
    table.play_all(seat, ["small_wharf:corn:1", "small_wharf:sugar:1", "small_wharf:sail"])


@pytest.mark.rules("PR-9.14", "PR-12.7")
def test_storing_crate_by_crate_is_one_answer() -> None:
    table, seat = captains_table("small_warehouse", {"kind": "storing", "what": 1, "n": 1})
    table.play_all(seat, ["keep_kind:corn", "keep:coffee"])
    takes_back_all(table, 2)


@pytest.mark.rules("JAM-3.17", "JAM-11.3")
def test_the_next_players_card_is_a_barrier() -> None:
    """A decision that ends one's turn turns the next card over: deciding again knowing it is no free undo."""
    seen = 0
    for table in matches("jamaica", 3):
        last = table.decisions[-1]
        new = table.facts[last.facts :]
        if any(fact.kind == "revealed" and fact.seat != last.seat for fact in new):
            assert not table.undo(last.seat).can
            seen += not last.chance
        if seen == 50:
            return
    raise AssertionError("no card was turned over")


@pytest.mark.rules("JAM-6.20", "JAM-11.6")
def test_a_curse_that_was_given_is_a_barrier() -> None:
    """The loser has seen which one it is."""

    def given(table: Table) -> bool:
        return table.decisions[-1].action.startswith("loot:curse:")

    table = found(matches("jamaica", 3, {}, "loot:curse"), given)
    assert not table.undo(table.decisions[-1].seat).can


@pytest.mark.rules("PR-19.2", "PR-23.4")
def test_an_achievement_that_was_shown_is_a_barrier() -> None:
    seen = 0
    for table in matches("puertorico", 3, ACHIEVEMENTS, "build"):
        last = table.decisions[-1]
        if any(fact.kind == "achievement" for fact in table.facts[last.facts :]) and not table.over:
            assert not table.undo(last.seat).can
            if not last.chance:
                assert table.undo(last.seat).key in ("undo-barrier-revealed", "undo-barrier-other")
            seen += 1
        if seen == 10:
            return
    raise AssertionError("nobody had an achievement")


@pytest.mark.rules("PR-14.7", "PR-23.5")
@pytest.mark.parametrize("drawn", [True, False])
def test_a_drawn_tile_laid_face_up_is_a_barrier(drawn: bool) -> None:
    """Others have seen it then: taken back and laid face down it would be no secret. One of the offer never was."""
    table, seat = captains_table("lumberyard", {"kind": "forest", "what": 0, "n": int(drawn)})
    table.play(seat, "lay:plantation")
    undo = table.undo(seat)
    assert (undo.can, undo.key) == (not drawn, "undo-barrier-revealed" if drawn else "undo-back-to")


def test_others_in_between_keep_an_answer_from_being_taken_back_in_part() -> None:
    """Two who place people at the same time: the steps of an answer stay together, so undo has to be asked for."""

    def mixed(table: Table) -> bool:
        tail = [d for d in table.decisions[-3:] if d.question == table.decisions[-1].question]
        return len(tail) == 3 and tail[0].seat == tail[2].seat != tail[1].seat

    table = found(matches("puertorico", 3, {"recruiter_placement": "simultaneous"}, "staff"), mixed)
    seat = table.decisions[-1].seat
    undo = table.undo(seat)
    assert (undo.can, undo.ask) == (False, True)
    first = table.decisions[undo.back_to]
    assert (first.seat, first.question) == (seat, table.decisions[-1].question)
    assert undo.back_to <= len(table.decisions) - 3


# --- a whole answer at once -------------------------------------------------------------------------------------------


def staffing() -> tuple[Table, int, list[str], Table]:
    """A table where a seat is about to place people in several steps; those steps; the table after them."""
    for table in matches("puertorico", 3, {}, "staff"):
        last = table.decisions[-1]
        if last.action.startswith("staff:") and not table.over:
            start = table._last_answer(last.seat)
            assert start is not None
            over = last.seat not in table.waiting()
            if over and len(table.decisions) - start >= 3:
                steps = [d.action for d in table.decisions[start:]]
                before = Table(table.game, table.header)
                for d in table.decisions[:start]:
                    before.play(d.seat, d.action)
                return before, last.seat, steps, table
    raise AssertionError("nobody placed three people")


def test_a_whole_answer_is_played_at_once() -> None:
    table, seat, steps, after = staffing()
    seq, facts = table.seq, len(table.facts)
    change = table.play_all(seat, steps, table.seq)
    assert (change.seq, change.facts_from, change.rewound) == (seq + len(steps), facts, False)
    assert digest(table.state) == digest(after.state)
    assert table.decisions == after.decisions
    assert [f.seen_by(None) for f in table.facts] == [f.seen_by(None) for f in after.facts]


def test_a_refusal_in_the_middle_changes_nothing() -> None:
    table, seat, steps, _ = staffing()
    before, decisions, facts, seq = digest(table.state), table.decisions[:], len(table.facts), table.seq
    wrong = [*steps[:1], "build:hacienda", *steps[1:]]
    with pytest.raises(IllegalAction) as refused:
        table.play_all(seat, wrong)
    assert refused.value.field == "actions.1"
    assert refused.value.rule
    with pytest.raises(BadAction):
        table.play_all(seat, [*steps[:1], "fly:9"])
    with pytest.raises(Late):
        table.play_all(seat, steps, table.seq + 1)
    assert (digest(table.state), table.decisions, len(table.facts), table.seq) == (before, decisions, facts, seq)
    table.play_all(seat, steps)


def test_more_than_one_answer_is_refused() -> None:
    """Else a refusal of the second would tell what the first brings: a die, a card, what somebody else does."""
    table, seat, steps, after = staffing()
    before = digest(table.state)
    more = after.legal(after.waiting()[0])[0]
    with pytest.raises(IllegalAction) as refused:
        table.play_all(seat, [*steps, more])
    assert refused.value.key == "refusal-answer-over"
    assert refused.value.field == f"actions.{len(steps)}"
    assert digest(table.state) == before
    for fresh in matches("puertorico", 2):
        seat = fresh.waiting()[0] if not fresh.over else 0
        if "role:adventurer" in fresh.legal(seat):
            roles = [text for text in fresh.legal(seat) if text.startswith("role:")]
            with pytest.raises(IllegalAction) as refused:
                fresh.play_all(seat, roles[:2])
            assert refused.value.key == "refusal-answer-over"
            return
