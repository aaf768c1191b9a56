"""Scenarios: rules as readable tests. One runner serves the tests, bug reports and `tradewinds scenario`.

The runner is strict: whatever a scenario says is either checked or an error that names the place. docs/scenarios.md
describes the format.
"""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from tradewinds.kernel.chance import REST, ScriptError
from tradewinds.kernel.errors import BadAction, IllegalAction, TradewindsError
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Fact, Journal
from tradewinds.kernel.record import digest
from tradewinds.kernel.state import State

CHECKS: Final = {
    "refuse": ("because",),
    "legal": (),
    "expect": (),
    "facts": ("seen_by",),
    "no_facts": ("seen_by",),
    "until": (),
}
"""What a step may be, and which fields may stand beside it."""
OF_A_FACT: Final = ("kind", "rule", "seat", "without")
"""Fields of a fact in a scenario that are not among its arguments."""
HOW_LEGAL: Final = ("is", "has", "hasnt")
LEFT_TO_THE_SEED: Final = "..."
"""At the end of a list of outcomes: whatever comes after them is left to the seed."""


class ScenarioError(TradewindsError):
    """A scenario that is malformed, or whose expectation is not met."""


class Lore(NamedTuple):
    """What the kernel does not know of a game: the numbers of its rules, the kinds of facts that have words, the names
    that arguments of facts have, and whether such an argument can have this value."""

    rules: Container[object]
    facts: Container[object]
    arguments: Collection[str]
    possible: Callable[[str, object], bool]


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
    """Merged over a freshly set-up match; the names of `to_plain()`. `carry` among them is what the match before in a
    campaign has handed on: the set-up begins with it."""
    chance: dict[str, list[Any]] = {}
    """Scripted outcomes per stream, from the set-up on."""
    now: dict[str, list[Any]] = {}
    """Scripted outcomes from the given position on (what the set-up draws first is left alone)."""


def read(values: object) -> Scenario:
    """A scenario from the content of its YAML file."""
    fields = Scenario.__struct_fields__
    for name in values if isinstance(values, Mapping) else ():
        if name not in fields:
            known = ", ".join(fields)
            raise ScenarioError("error-scenario-key", {"key": str(name), "allowed": known}, field=str(name))
    try:
        return msgspec.convert(values, Scenario)
    except msgspec.ValidationError as error:
        raise ScenarioError("error-scenario-form", {"reason": str(error)}, field="scenario") from None


def run(game: Game, scenario: Scenario, lore: Lore | None = None) -> State:
    """Play the scenario; ScenarioError at the first thing that is not as it says.

    With `lore` the rules and facts that it names must exist, too.
    """
    if lore is not None:
        for number, rule in enumerate(scenario.rules):
            if rule not in lore.rules:
                raise ScenarioError("error-scenario-rule", {"rule": rule}, field=f"rules.{number}")
    stage = Stage(game, begin(game, scenario), lore)
    last = max((at for at, step in enumerate(scenario.play) if isinstance(step, str)), default=-1)
    for at, step in enumerate(scenario.play):
        after = scenario.play[at + 1] if at + 1 < len(scenario.play) else None
        try:
            stage.take(at, step, after)
        except ScriptError as error:
            raise wrong("error-scenario-script", {"reason": str(error)}, at) from error
        if at < last:  # what the last action leads to beyond the script is nobody's business
            check_script(game, stage.state, at)
    script = stage.state.chance.script or {}
    for stream, outcomes in script.items():
        if outcomes and outcomes != [REST]:
            name = game.streams[stream]
            left = [game.stream_values[name][n] for n in outcomes if n != REST]
            raise ScenarioError("error-scenario-unused", {"stream": name, "left": left}, field=f"chance.{name}")
    return stage.state


# --- the position it starts from -------------------------------------------------------------------------------------


def begin(game: Game, scenario: Scenario) -> State:
    """The position that the scenario starts from."""
    given = {name: value for name, value in scenario.given.items() if name != "carry"}
    try:
        state = game.start(
            scenario.players,
            scenario.options,
            scenario.seed,
            script=script_of(game, "chance", scenario.chance),
            carry=carry_of(scenario.given),
        )
        check_script(game, state, None)
        script = script_from_here(game, scenario, state)
        if given:
            plain = msgspec.json.decode(msgspec.json.encode(state.to_plain()))
            state = game.from_plain(merge(plain, common(game, given), "given"), script)
            check_script(game, state, None)
        else:
            state.chance.script = script
    except ScriptError as error:
        raise ScenarioError("error-scenario-script-setup", {"reason": str(error)}, field="chance") from error
    return state


def script_from_here(game: Game, scenario: Scenario, state: State) -> dict[int, list[int]] | None:
    """What the set-up has left of `chance`, and `now`; a given position may begin a phase that draws at once."""
    before = state.chance.script
    if not scenario.now:
        return before
    again = script_of(game, "now", scenario.now) or {}
    for stream in again:
        if before is not None and before.get(stream):
            name = game.streams[stream]
            left = [game.stream_values[name][n] for n in before[stream] if n != REST]
            raise ScenarioError("error-scenario-unused", {"stream": name, "left": left}, field=f"chance.{name}")
    return {**(before or {}), **again}


def carry_of(given: Mapping[str, Any]) -> Mapping[str, Any] | None:
    carry = given.get("carry")
    if carry is not None and not isinstance(carry, Mapping):
        raise ScenarioError("error-plain-mapping", {"field": "given.carry"}, field="given.carry")
    return carry


def script_of(game: Game, field: str, chance: Mapping[str, list[Any]]) -> dict[int, list[int]] | None:
    """The scripted outcomes as numbers, the names of each stream's outcomes understood."""
    scripted: dict[int, list[int]] = {}
    for stream, outcomes in chance.items():
        if stream not in game.streams:
            told: dict[str, object] = {"stream": stream, "streams": ", ".join(game.streams)}
            raise ScenarioError("error-scenario-stream", told, field=f"{field}.{stream}")
        names = game.stream_values[stream]
        flat = [str(one) for entry in outcomes for one in (entry if isinstance(entry, list) else [entry])]
        numbers: list[int] = []
        for place, outcome in enumerate(flat):
            if outcome == LEFT_TO_THE_SEED and place == len(flat) - 1:
                numbers.append(REST)
            elif outcome in names:
                numbers.append(names.index(outcome))
            else:
                params: dict[str, object] = {"stream": stream, "outcome": outcome, "allowed": ", ".join(names)}
                raise ScenarioError("error-scenario-outcome", params, field=f"{field}.{stream}")
        scripted[game.streams.index(stream)] = numbers
    return scripted or None


def check_script(game: Game, state: State, at: int | None) -> None:
    """A stream whose scripted outcomes have run out must not have been asked for another."""
    if state.chance.dry >= 0:
        stream = game.streams[state.chance.dry]
        if at is None:
            raise ScenarioError("error-scenario-dry-setup", {"stream": stream}, field=f"chance.{stream}")
        raise wrong("error-scenario-dry", {"stream": stream}, at)


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


def common(game: Game, value: Any) -> Any:
    """A value with short names put in full (`powder 2` is `gunpowder 2`): in `given` and in every expectation."""
    if isinstance(value, str):
        return " ".join(game.synonyms.get(word, word) for word in value.split(" "))
    if isinstance(value, list | tuple):
        return [common(game, item) for item in value]
    if isinstance(value, Mapping):
        return {common(game, name): common(game, item) for name, item in value.items()}
    return value


# --- its steps -------------------------------------------------------------------------------------------------------


def wrong(key: str, params: dict[str, object], at: int, field: str = "") -> ScenarioError:
    return ScenarioError(key, {"step": at + 1, **params}, field=f"play.{at}" + (f".{field}" if field else ""))


def matches(fact: Fact, wanted: Mapping[str, Any], args: Mapping[str, object]) -> bool:
    """Whether a fact, of which somebody sees these arguments, is as a scenario says."""
    return (
        fact.kind == wanted["kind"]
        and wanted.get("rule", fact.rule) == fact.rule
        and wanted.get("seat", fact.seat) == fact.seat
        and not any(name in args for name in wanted.get("without", []))
        and all(name in args and args[name] == value for name, value in wanted.items() if name not in OF_A_FACT)
    )


class Stage:
    """A scenario being played."""

    def __init__(self, game: Game, state: State, lore: Lore | None) -> None:
        self.game = game
        self.state = state
        self.lore = lore
        self.journal = Journal()
        state.journal = self.journal
        self.looked = False
        """Whether the facts were looked at since the last action."""
        self.armed = -1
        """The step whose `until` the last action keeps its positions for."""
        self.kept: list[State] = []
        """The position at every fact of the last action, where `until` follows it."""
        self.at: State | None = None
        """The position that `until` has gone to; None when the scenario looks at the present one."""
        self.until_fact = 0
        """How many facts had been told there."""

    def take(self, at: int, step: object, after: object) -> None:
        """Carry out one step; `after` is the one that follows it."""
        if isinstance(step, str):
            self.act(at, step, after)
            return
        if not isinstance(step, Mapping) or not any(name in CHECKS for name in step):
            raise wrong("error-scenario-step", {"given": str(step)}, at)
        beside = [name for check in step if check in CHECKS for name in CHECKS[check]]
        for name in step:
            if name not in CHECKS and name not in beside:
                known = ", ".join(dict.fromkeys([*CHECKS, *beside]))
                raise wrong("error-scenario-step-key", {"key": str(name), "allowed": known}, at, str(name))
        if "until" in step:
            self.until(at, step["until"])
        checks: dict[str, Callable[[int, Any, Mapping[str, Any]], None]] = {
            "refuse": self.refuse,
            "legal": self.legal,
            "expect": self.expect,
            "facts": self.facts,
            "no_facts": self.no_facts,
        }
        for name, check in checks.items():
            if name in step:
                check(at, step[name], step)

    # --- what changes the position -----------------------------------------------------------------------------

    def act(self, at: int, text: str, after: object) -> None:
        """`0 sail:17`; where `until` follows, the positions on the way to the next decision are kept for it."""
        self.at = None
        seat, action = self.parse(at, text)
        if self.looked:
            self.journal.facts.clear()
            self.looked = False
        self.kept.clear()
        self.until_fact = len(self.journal.facts)
        if isinstance(after, Mapping) and "until" in after:
            self.armed = at + 1
            self.journal.listener = lambda fact: self.kept.append(self.state.copy())
        try:
            self.state.play(seat, action)
        except IllegalAction as error:
            raise wrong("error-scenario-refused", {"action": text, "reason": str(error)}, at) from error
        finally:
            self.journal.listener = None

    def until(self, at: int, given: object) -> None:
        """`until: {kind: revealed, seat: 1}`: look at the position where this was told, on the way from the last
        action (or from the last `until`) to the next decision."""
        wanted = self.pattern(at, "until", given)
        if self.armed != at and self.at is None:
            raise wrong("error-scenario-until", {}, at, "until")
        facts = self.journal.facts
        for n in range(self.until_fact, len(facts)):
            if matches(facts[n], wanted, {**facts[n].public, **facts[n].secret}):
                self.at = self.kept[len(self.kept) - len(facts) + n]
                self.until_fact = n + 1
                return
        raise wrong("error-scenario-fact", {"expected": str(given), "found": self.kinds()}, at, "until")

    # --- what is checked ---------------------------------------------------------------------------------------

    def refuse(self, at: int, text: object, step: Mapping[str, Any]) -> None:
        """`refuse: 1 load:tobacco:6` with `because: PR-9.4`: refused for that reason, and nothing changed.

        An action that the game does not have is refused as well, for a reason without a rule: `error-action-unknown`,
        `error-action-value`. It must be named, or a slip of the pen would pass for a refusal; so must a seat that is
        not there (`refusal-no-such-seat`).
        """
        self.at = None
        state, because = self.state, step.get("because")
        if because is not None and not self.known_rule(because) and not str(because).startswith(("error-", "refusal-")):
            raise wrong("error-scenario-step-rule", {"rule": str(because)}, at, "because")
        seat, _, name = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if not (seat.isascii() and seat.isdigit()):
            raise wrong("error-scenario-action", {"action": str(text)}, at, "refuse")
        before = digest(state)
        try:
            action = self.game.actions.parse(name)
        except BadAction as error:
            refused: TradewindsError = error
            if because is None:
                raise wrong("error-scenario-action", {"action": str(text)}, at, "refuse") from error
        else:
            if because != "refusal-no-such-seat":
                self.seat(at, int(seat), "refuse")
            try:
                state.play(int(seat), action)
            except IllegalAction as error:
                refused = error
            else:
                raise wrong("error-scenario-not-refused", {"action": str(text)}, at, "refuse")
        if digest(state) != before:
            raise wrong("error-scenario-changed", {"action": str(text)}, at, "refuse")
        if because is not None and because not in (refused.rule, refused.key):
            told: dict[str, object] = {"action": str(text), "expected": because, "found": str(refused)}
            raise wrong("error-scenario-reason", told, at, "because")

    def legal(self, at: int, wanted: object, step: Mapping[str, Any]) -> None:
        """`legal: {seat: 1, is: […]}`, or `has: […]`, `hasnt: […]`."""
        self.at = None
        if not isinstance(wanted, Mapping) or "seat" not in wanted or not any(how in wanted for how in HOW_LEGAL):
            raise self.malformed(at, "legal", wanted, "{seat: 0, is: […]}")
        self.keys(at, "legal", wanted, ["seat", *HOW_LEGAL])
        seat = self.seat(at, wanted["seat"], "legal.seat")
        found = [self.game.actions.text(action) for action in self.state.legal(seat)]
        for how in HOW_LEGAL:
            if how not in wanted:
                continue
            names = wanted[how]
            if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
                raise self.malformed(at, f"legal.{how}", names, "[…]")
            for name in names:
                self.parse(at, f"{seat} {name}")
            right = {
                "is": sorted(names) == sorted(found),
                "has": set(names) <= set(found),
                "hasnt": not set(names) & set(found),
            }
            if not right[how]:
                told: dict[str, object] = {"how": how, "expected": names, "found": found}
                raise wrong("error-scenario-legal", told, at, f"legal.{how}")

    def expect(self, at: int, wanted: object, step: Mapping[str, Any]) -> None:
        """`expect: {ships.0.space: 17, waiting: [1]}`: paths into the plain form, and `waiting`, `scores`, `winners`,
        `ranking`, `outcome`, `breakdown`, `carry`, and `view.<seat>.<path>` (`view.none` for a spectator)."""
        if not isinstance(wanted, Mapping):
            raise self.malformed(at, "expect", wanted, "{path: value}")
        game, state = self.game, self.at or self.state
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.to_plain()))
        outcome = state.outcome()
        plain |= {
            "waiting": [] if self.at else state.seats_to_act(),
            "scores": state.scores(),
            "winners": state.winners(),
            "ranking": state.ranking(),
            "outcome": outcome and {"won": outcome.won, "score": outcome.score, "target": outcome.target},
            "breakdown": game.breakdown(state),
            "carry": state.carry(),
        }
        for path, value in wanted.items():
            first, _, rest = str(path).partition(".")
            if first == "view":
                eyes, _, rest = rest.partition(".")
                seat = self.eyes(at, int(eyes) if eyes.isascii() and eyes.isdigit() else eyes, f"expect.{path}")
                found = self.lookup(at, msgspec.to_builtins(game.view(state, seat)), rest, str(path))
            else:
                found = self.lookup(at, plain, str(path), str(path))
            if common(game, found) != common(game, value):
                told: dict[str, object] = {"path": str(path), "expected": str(value), "found": str(found)}
                raise wrong("error-scenario-expected", told, at, f"expect.{path}")

    def facts(self, at: int, given: object, step: Mapping[str, Any]) -> None:
        """`facts: [{kind: battle_won, winner: 0}]`: told in this order, others between them, since the first action
        after the last look at facts.

        With `seen_by: 1` (or `none`) the facts are those of that seat's log, and `{kind: …, without: [card]}` asks
        that a field is not among them.
        """
        told = iter(self.told(at, step))
        for wanted in self.patterns(at, "facts", given):
            if not any(matches(fact, wanted, args) for fact, args in told):
                params: dict[str, object] = {"expected": str(dict(wanted)), "found": self.kinds()}
                raise wrong("error-scenario-fact", params, at, "facts")

    def no_facts(self, at: int, given: object, step: Mapping[str, Any]) -> None:
        """`no_facts: [{kind: attacked}]`: nothing of the sort was told."""
        for wanted in self.patterns(at, "no_facts", given):
            for fact, args in self.told(at, step):
                if matches(fact, wanted, args):
                    params: dict[str, object] = {"expected": str(dict(wanted)), "found": f"{fact.kind} {args}"}
                    raise wrong("error-scenario-no-fact", params, at, "no_facts")

    # --- what a step is made of --------------------------------------------------------------------------------

    def told(self, at: int, step: Mapping[str, Any]) -> list[tuple[Fact, dict[str, object]]]:
        """The facts, with the arguments that those eyes see."""
        self.looked = True
        if step.get("seen_by", "all") == "all":
            return [(fact, {**fact.public, **fact.secret}) for fact in self.heard()]
        seat = self.eyes(at, step["seen_by"], "seen_by")
        return [(fact, fact.args_for(seat)) for fact in self.heard()]

    def heard(self) -> list[Fact]:
        """The facts so far; after `until`, so far there."""
        return self.journal.facts[: self.until_fact] if self.at else self.journal.facts

    def kinds(self) -> list[str]:
        return [fact.kind for fact in self.heard()]

    def patterns(self, at: int, field: str, given: object) -> list[dict[str, object]]:
        if not isinstance(given, list):
            raise self.malformed(at, field, given, "[{kind: …}]")
        return [self.pattern(at, field, one) for one in given]

    def pattern(self, at: int, field: str, given: object) -> dict[str, object]:
        """What a fact must be like: a kind that there is, and fields with their full names."""
        if not isinstance(given, Mapping) or not isinstance(given.get("kind"), str):
            raise self.malformed(at, field, given, "{kind: …}")
        if self.lore is not None and given["kind"] not in self.lore.facts:
            raise wrong("error-scenario-kind", {"kind": given["kind"]}, at, f"{field}.kind")
        if "rule" in given and not self.known_rule(given["rule"]):
            raise wrong("error-scenario-step-rule", {"rule": str(given["rule"])}, at, f"{field}.rule")
        if "seat" in given and given["seat"] != -1:  # -1: nobody's
            self.seat(at, given["seat"], f"{field}.seat")
        if not isinstance(given.get("without", []), list):
            raise self.malformed(at, f"{field}.without", given["without"], "[…]")
        if self.lore is not None:  # what no fact has would never be found, and so never fail among `no_facts`
            known = [*OF_A_FACT, *sorted(self.lore.arguments)]
            self.keys(at, field, given, known)
            self.keys(at, f"{field}.without", given.get("without", []), known)
        found = {str(name): value if name in OF_A_FACT else common(self.game, value) for name, value in given.items()}
        for name, value in found.items():
            if self.lore is not None and name not in OF_A_FACT and not self.lore.possible(name, value):
                raise wrong("error-scenario-thing", {"thing": str(value), "kind": name}, at, f"{field}.{name}")
        return found

    def known_rule(self, rule: object) -> bool:
        return self.lore is None or rule in self.lore.rules

    def seat(self, at: int, seat: object, field: str) -> int:
        players = int(self.state.players)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise wrong("error-scenario-seat", {"seat": str(seat), "last": players - 1}, at, field)
        return seat

    def eyes(self, at: int, seat: object, field: str) -> int | None:
        return None if seat == "none" else self.seat(at, seat, field)

    def parse(self, at: int, text: str) -> tuple[int, int]:
        """The seat and the number of an action such as `0 sail:17`."""
        seat, _, action = text.partition(" ")
        if not (seat.isascii() and seat.isdigit() and action):
            raise wrong("error-scenario-action", {"action": text}, at)
        try:
            return self.seat(at, int(seat), ""), self.game.actions.parse(action)
        except BadAction as error:
            raise wrong("error-scenario-action", {"action": text}, at) from error

    def keys(self, at: int, field: str, given: Iterable[object], known: list[str]) -> None:
        for name in given:
            if name not in known:
                told: dict[str, object] = {"key": str(name), "allowed": ", ".join(known)}
                raise wrong("error-scenario-step-key", told, at, f"{field}.{name}")

    def malformed(self, at: int, field: str, given: object, form: str) -> ScenarioError:
        return wrong("error-scenario-step-form", {"field": field, "given": str(given), "form": form}, at, field)

    def lookup(self, at: int, values: Any, path: str, whole: str) -> Any:
        for part in path.split("."):
            if isinstance(values, Mapping) and part in values:
                values = values[part]
            elif isinstance(values, list) and part.isascii() and part.isdigit() and int(part) < len(values):
                values = values[int(part)]
            else:
                raise wrong("error-scenario-path", {"path": whole}, at, f"expect.{whole}")
        return values
