"""The runner of scenarios is strict: what a scenario says is checked, or it is an error that names the place."""

from __future__ import annotations

from typing import Any

import pytest

from tradewinds import games
from tradewinds.kernel import scenario
from tradewinds.kernel.scenario import ScenarioError
from tradewinds.kernel.state import State
from tradewinds.play import scenarios

JAMAICA = games.load("jamaica")
ROUND: dict[str, Any] = {
    "id": "JAM-EX12",
    "rules": ["JAM-4.5"],
    "game": "jamaica",
    "players": 3,
    "chance": {"setup": [0], "dice": [[4, 1]]},
    "given": {
        "ships": {
            0: {"holds": ["food 2", "gold 3", "gold 1", "powder 2", "gunpowder 5"], "hand": ["gold_forward"]},
            1: {"hand": ["gold_gold", "gunpowder_gold"]},
            2: {"hand": ["gold_gold", "gunpowder_gold"]},
        }
    },
}
LAID = ["0 day:4", "1 card:gold_gold", "2 card:gold_gold"]
"""The first ship then asks which hold to empty (its only card lays itself)."""


def run(*steps: object, **changes: Any) -> State:
    return scenarios.run(scenario.read({**ROUND, "play": [*LAID, *steps], **changes}))


def refused(*steps: object, **changes: Any) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        run(*steps, **changes)
    assert caught.value.field
    return caught.value


def test_the_ground_is_firm() -> None:
    run({"legal": {"seat": 0, "is": ["empty:1", "empty:4", "empty:5"]}})


# --- until ----------------------------------------------------------------------------------------------------------


def test_until_stops_where_the_fact_is_told() -> None:
    run(
        "0 empty:4",
        {"until": {"kind": "revealed", "seat": 1}},
        {"expect": {"waiting": [], "ships.1.revealed": True, "ships.2.revealed": False, "ships.1.holds.2": "-"}},
        {"no_facts": [{"kind": "loaded", "seat": 1}]},
        {"until": {"kind": "loaded", "seat": 1, "n": 4}},
        {"expect": {"ships.1.holds.2": "gold 4", "ships.1.holds.3": "-", "round": 1}},
        {"until": {"kind": "loaded", "seat": 2}},
        {"legal": {"seat": 1, "has": []}},
        {"expect": {"round": 2, "waiting": [1]}},
    )


def test_what_until_stopped_runs_on_before_the_next_action() -> None:
    straight = run("0 empty:4")
    stopped = run("0 empty:4", {"until": {"kind": "revealed", "seat": 2}}, {"legal": {"seat": 1, "has": []}})
    assert straight.to_plain() == stopped.to_plain()


def test_until_that_is_never_told() -> None:
    error = refused("0 empty:4", {"until": {"kind": "battle_won"}})
    assert (error.key, error.field) == ("error-scenario-fact", "play.4.until")


def test_until_needs_something_that_runs() -> None:
    assert refused({"expect": {}}, {"until": {"kind": "loaded"}}).key == "error-scenario-until"


# --- facts ----------------------------------------------------------------------------------------------------------


def test_no_facts() -> None:
    run("0 empty:4", {"no_facts": [{"kind": "loaded", "good": "food"}, {"kind": "finished"}]})
    error = refused("0 empty:4", {"no_facts": [{"kind": "finished"}, {"kind": "loaded", "seat": 1}]})
    assert (error.key, error.field) == ("error-scenario-no-fact", "play.4.no_facts")


def test_facts_and_no_facts_look_at_the_same() -> None:
    """In either order, and as often as one likes: a second look does not find an empty log."""
    told = {"facts": [{"kind": "emptied", "good": "powder"}]}
    run("0 empty:4", told, {"no_facts": [{"kind": "finished"}]}, told)
    assert refused("0 empty:4", told, {"no_facts": [{"kind": "emptied"}]}).key == "error-scenario-no-fact"


def test_facts_of_before_are_gone_after_the_next_action() -> None:
    seen = {"facts": [{"kind": "revealed", "seat": 0}]}
    assert refused(seen, "0 empty:4", seen).key == "error-scenario-fact"


# --- refusals -------------------------------------------------------------------------------------------------------


def test_refusals_of_actions_that_have_no_number() -> None:
    run(
        {"refuse": "0 swim:3", "because": "error-action-unknown"},
        {"refuse": "0 empty:99", "because": "error-action-value"},
        {"refuse": "0 empty:", "because": "error-action-value"},
        {"refuse": "0 ", "because": "error-action-unknown"},
        {"refuse": "7 empty:4", "because": "refusal-no-such-seat"},
        {"refuse": "1 empty:4", "because": "refusal-not-your-decision"},
        {"refuse": "0 empty:2", "because": "JAM-4.6"},
    )


@pytest.mark.parametrize(
    ("step", "key", "field"),
    [
        ({"refuse": "0 swim:3"}, "error-scenario-action", "refuse"),
        ({"refuse": "0 swim:3", "because": "JAM-4.6"}, "error-scenario-reason", "because"),
        ({"refuse": "empty:4"}, "error-scenario-action", "refuse"),
        ({"refuse": 3}, "error-scenario-action", "refuse"),
        ({"refuse": "7 empty:4"}, "error-scenario-seat", "refuse"),
        ({"refuse": "0 empty:4"}, "error-scenario-not-refused", "refuse"),
        ({"refuse": "0 empty:2", "because": "JAM-4.66"}, "error-scenario-step-rule", "because"),
        ({"refuse": "0 empty:2", "bcause": "JAM-4.6"}, "error-scenario-step-key", "bcause"),
        ({"legal": {"seat": 0, "iss": []}}, "error-scenario-step-form", "legal"),
        ({"legal": {"seat": 0, "is": [], "iss": []}}, "error-scenario-step-key", "legal.iss"),
        ({"legal": {"seat": 3, "is": []}}, "error-scenario-seat", "legal.seat"),
        ({"legal": {"seat": True, "is": []}}, "error-scenario-seat", "legal.seat"),
        ({"legal": {"seat": 0, "hasnt": ["swim"]}}, "error-scenario-action", ""),
        ({"expect": [1]}, "error-scenario-step-form", "expect"),
        ({"expect": {"ships.9.space": 1}}, "error-scenario-path", "expect.ships.9.space"),
        ({"expect": {"view.3.round": 1}}, "error-scenario-seat", "expect.view.3.round"),
        ({"expect": {"view.all.round": 1}}, "error-scenario-seat", "expect.view.all.round"),
        ({"facts": {"kind": "loaded"}}, "error-scenario-step-form", "facts"),
        ({"facts": [{"good": "gold"}]}, "error-scenario-step-form", "facts"),
        ({"facts": [{"kind": "loded"}]}, "error-scenario-kind", "facts.kind"),
        ({"no_facts": [{"kind": "loded"}]}, "error-scenario-kind", "no_facts.kind"),
        ({"no_facts": [{"kind": "loaded", "seat": 5}]}, "error-scenario-seat", "no_facts.seat"),
        ({"facts": [{"kind": "laid", "rule": "JAM-99"}]}, "error-scenario-step-rule", "facts.rule"),
        ({"facts": [{"kind": "laid"}], "seen_by": 4}, "error-scenario-seat", "seen_by"),
        ({"no_facts": [{"kind": "loaded", "gud": "food"}]}, "error-scenario-step-key", "no_facts.gud"),
        ({"facts": [{"kind": "laid", "without": ["crad"]}]}, "error-scenario-step-key", "facts.without.crad"),
        ({"no_facts": [{"kind": "loaded", "good": "fod"}]}, "error-scenario-thing", "no_facts.good"),
        ({"until": {"kind": "loaded", "good": "fod"}}, "error-scenario-thing", "until.good"),
        ({"seen_by": 1}, "error-scenario-step", ""),
        ("4 empty:4", "error-scenario-seat", ""),
        ("0  empty:4", "error-scenario-action", ""),
        (None, "error-scenario-step", ""),
    ],
)
def test_a_wrong_step_is_named(step: object, key: str, field: str) -> None:
    error = refused(step)
    assert error.key == key
    assert error.params["step"] == 4
    assert error.field == "play.3" + (f".{field}" if field else "")


# --- chance ---------------------------------------------------------------------------------------------------------


def test_outcomes_that_were_never_used() -> None:
    error = refused(chance={**ROUND["chance"], "combat": [8, "star"]})
    assert (error.key, error.params["left"], error.field) == ("error-scenario-unused", ["8", "star"], "chance.combat")
    assert refused(now={"combat": [8]}).key == "error-scenario-unused"
    error = refused(chance={**ROUND["chance"], "dice": [[4, 1], [2, 2]]}, now={"dice": [3, 3]})
    assert (error.key, error.params["left"]) == ("error-scenario-unused", ["2", "2"])


def test_outcomes_that_ran_out() -> None:
    error = refused("0 empty:4", "1 day:1", chance={"setup": [0], "dice": [[4, 1]]})
    assert (error.key, error.params["stream"], error.field) == ("error-scenario-dry", "dice", "play.3")
    assert refused(chance={"setup": [0], "dice": [4]}).key == "error-scenario-dry-setup"
    run("0 empty:4", chance={"setup": [0], "dice": [[4, 1], [6, 5]]})
    run("0 empty:4", chance={"setup": [0], "dice": [[4, 1]]})  # the next round's roll is beyond the last action
    assert refused(chance={"setup": [0], "dice": ["...", 4]}).key == "error-scenario-outcome"


# --- names ----------------------------------------------------------------------------------------------------------


def test_goods_have_the_same_names_everywhere() -> None:
    for name in ("powder", "gunpowder"):
        given = {"ships": {0: {**ROUND["given"]["ships"][0], "holds": ["-", "-", "-", f"{name} 2", "-"]}}}
        run(
            {"expect": {"ships.0.holds.3": f"{name} 2"}},
            given={"ships": {**ROUND["given"]["ships"], **given["ships"]}},
        )
        run("0 empty:4", {"facts": [{"kind": "emptied", "good": name}]})


def test_ranking_and_outcome() -> None:
    run({"expect": {"ranking": [[0], [1, 2]], "winners": [0], "outcome": None}})
    assert refused({"expect": {"ranking": [[0], [2, 1]]}}).key == "error-scenario-expected"
