"""Scenarios: rules as readable tests. One runner serves the tests, bug reports and `tradewinds scenario`."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tradewinds.kernel.errors import IllegalAction, TradewindsError
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.record import digest
from tradewinds.kernel.state import State


class ScenarioError(TradewindsError):
    """A scenario that is malformed, or whose expectation is not met."""


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    rules: list[str]
    """What it shows; the coverage report is built from these."""
    game: str
    players: int
    play: list[Any]
    title: str = ""
    options: dict[str, Any] = {}
    seed: str | int = 1
    given: dict[str, Any] = {}
    """Merged over a freshly set-up match; the names of `to_plain()`."""
    chance: dict[str, list[Any]] = {}
    """Scripted outcomes per stream, from the set-up on."""
    now: dict[str, list[Any]] = {}
    """Scripted outcomes from the given position on (what the set-up draws first is left alone)."""


def read(values: object) -> Scenario:
    """A scenario from the content of its YAML file."""
    try:
        return msgspec.convert(values, Scenario)
    except msgspec.ValidationError as error:
        raise ScenarioError("error-scenario-form", {"reason": str(error)}, field="scenario") from None


def fail(key: str, params: dict[str, object], at: int) -> ScenarioError:
    return ScenarioError(key, {"step": at + 1, **params}, field=f"play.{at}")


def script(game: Game, chance: Mapping[str, list[Any]]) -> dict[int, list[int]]:
    """The scripted outcomes as numbers, the names of each stream's outcomes understood."""
    scripted: dict[int, list[int]] = {}
    for stream, outcomes in chance.items():
        if stream not in game.streams:
            raise ScenarioError(
                "error-scenario-stream",
                {"stream": stream, "streams": ", ".join(game.streams)},
                field="chance",
            )
        names = game.stream_values[stream]
        numbers: list[int] = []
        for outcome in [one for entry in outcomes for one in (entry if isinstance(entry, list) else [entry])]:
            if str(outcome) not in names:
                raise ScenarioError(
                    "error-scenario-outcome",
                    {"stream": stream, "outcome": str(outcome), "allowed": ", ".join(names)},
                    field=f"chance.{stream}",
                )
            numbers.append(names.index(str(outcome)))
        scripted[game.streams.index(stream)] = numbers
    return scripted


def merge(base: Any, over: Any, where: str) -> Any:
    """`over` laid over `base`: mappings field by field, lists as a whole or, given as a mapping, place by place."""
    if isinstance(over, Mapping) and isinstance(base, list):
        merged = list(base)
        for place, value in over.items():
            if not isinstance(place, int) or not 0 <= place < len(merged):
                raise ScenarioError("error-scenario-place", {"place": str(place), "field": where}, field=where)
            merged[place] = merge(merged[place], value, f"{where}.{place}")
        return merged
    if isinstance(over, Mapping) and isinstance(base, Mapping):
        fields = dict(base)
        for name, value in over.items():
            fields[name] = merge(base[name], value, f"{where}.{name}") if name in base else value
        return fields
    return over


def begin(game: Game, scenario: Scenario) -> State:
    """The position that the scenario starts from."""
    state = game.start(scenario.players, scenario.options, scenario.seed, script=script(game, scenario.chance) or None)
    rest = state.chance.script
    if scenario.given:
        plain = msgspec.json.decode(msgspec.json.encode(state.to_plain()))
        state = game.from_plain(merge(plain, scenario.given, "given"))
        state.chance.script = rest
    if scenario.now:
        state.chance.script = {**(state.chance.script or {}), **script(game, scenario.now)}
    return state


def run(game: Game, scenario: Scenario) -> State:
    """Play the scenario; ScenarioError at the first thing that is not as it says."""
    state = begin(game, scenario)
    state.journal = Journal()
    handlers: dict[str, Callable[[Game, State, Mapping[str, Any], int], None]] = {
        "refuse": expect_refusal,
        "legal": expect_legal,
        "expect": expect_values,
        "facts": expect_facts,
    }
    for at, step in enumerate(scenario.play):
        if isinstance(step, str):
            seat, action = parse(game, step, at)
            try:
                state.play(seat, action)
            except IllegalAction as error:
                raise fail("error-scenario-refused", {"action": step, "reason": str(error)}, at) from error
        elif isinstance(step, Mapping) and any(name in step for name in handlers):
            for name, handler in handlers.items():
                if name in step:
                    handler(game, state, step, at)
        else:
            raise fail("error-scenario-step", {"given": str(step)}, at)
    return state


def parse(game: Game, text: str, at: int) -> tuple[int, int]:
    seat, _, action = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and action):
        raise fail("error-scenario-action", {"action": text}, at)
    try:
        return int(seat), game.actions.parse(action)
    except TradewindsError as error:
        raise fail("error-scenario-action", {"action": text}, at) from error


def expect_refusal(game: Game, state: State, step: Mapping[str, Any], at: int) -> None:
    """`refuse: 1 load:tobacco:6` with `because: PR-9.4`: refused for that reason, and nothing changed."""
    seat, action = parse(game, step["refuse"], at)
    before = digest(state)
    refused = state.refusal(seat, action)
    if refused is None:
        raise fail("error-scenario-not-refused", {"action": step["refuse"]}, at)
    try:
        state.play(seat, action)
    except IllegalAction as error:
        refused = error
    if digest(state) != before:
        raise fail("error-scenario-changed", {"action": step["refuse"]}, at)
    because = step.get("because", refused.rule)
    if because != refused.rule:
        raise fail(
            "error-scenario-reason",
            {"action": step["refuse"], "expected": because, "found": str(refused)},
            at,
        )


def expect_legal(game: Game, state: State, step: Mapping[str, Any], at: int) -> None:
    """`legal: {seat: 1, is: […]}`, or `has: […]`, `hasnt: […]`."""
    wanted = step["legal"]
    found = [game.actions.text(action) for action in state.legal(wanted["seat"])]
    for how in ("is", "has", "hasnt"):
        if how not in wanted:
            continue
        names: list[str] = wanted[how]
        for text in names:
            parse(game, f"{wanted['seat']} {text}", at)
        right = {
            "is": sorted(names) == sorted(found),
            "has": set(names) <= set(found),
            "hasnt": not set(names) & set(found),
        }
        if not right[how]:
            raise fail("error-scenario-legal", {"how": how, "expected": names, "found": found}, at)


def lookup(values: Any, path: str, at: int) -> Any:
    for part in path.split("."):
        if isinstance(values, Mapping) and part in values:
            values = values[part]
        elif isinstance(values, list) and part.isdigit() and int(part) < len(values):
            values = values[int(part)]
        else:
            raise fail("error-scenario-path", {"path": path}, at)
    return values


def expect_values(game: Game, state: State, step: Mapping[str, Any], at: int) -> None:
    """`expect: {ships.0.space: 17, waiting: [1]}`: paths into the plain form, and `waiting`, `scores`, `winners`,
    `breakdown`, and `view.<seat>.<path>` (`view.none` for a spectator)."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.to_plain()))
    plain |= {
        "waiting": state.seats_to_act(),
        "scores": state.scores(),
        "winners": state.winners(),
        "breakdown": game.breakdown(state),
    }
    for path, wanted in step["expect"].items():
        if path.startswith("view."):
            _, eyes, rest = path.split(".", 2)
            seen = game.view(state, None if eyes == "none" else int(eyes))
            found = lookup(msgspec.to_builtins(seen), rest, at)
        else:
            found = lookup(plain, path, at)
        if found != wanted:
            raise fail("error-scenario-expected", {"path": path, "expected": wanted, "found": found}, at)


def expect_facts(game: Game, state: State, step: Mapping[str, Any], at: int) -> None:
    """`facts: [{kind: battle_won, winner: 0}]`: told since the last `facts`, in this order, others between them.

    With `seen_by: 1` (or `none`) the facts are those of that seat's log, and `{kind: …, without: [card]}` asks that a
    field is not among them.
    """
    journal = state.journal
    assert journal is not None
    eyes = step.get("seen_by", "all")
    told = iter(journal.facts)
    for wanted in step["facts"]:
        fields = {name: value for name, value in wanted.items() if name not in ("kind", "rule", "seat", "without")}
        for fact in told:
            args = fact.public | fact.secret
            if eyes != "all":
                args = fact.seen_by(None if eyes == "none" else eyes)["args"]  # type: ignore[assignment]
            if (
                fact.kind == wanted["kind"]
                and wanted.get("rule", fact.rule) == fact.rule
                and wanted.get("seat", fact.seat) == fact.seat
                and all(name in args and args[name] == value for name, value in fields.items())
                and not any(name in args for name in wanted.get("without", []))
            ):
                break
        else:
            kinds = [fact.kind for fact in journal.facts]
            raise fail("error-scenario-fact", {"expected": wanted, "found": kinds}, at)
    journal.facts.clear()
