"""`tradewinds coverage`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Annotated

import msgspec
import yaml
from cyclopts import Parameter

import tradewinds
from tradewinds.cli import terminal
from tradewinds.cli.common import GameName, Json, Lang
from tradewinds.cli.speech import Speech, Usage
from tradewinds.play.rulebook import rulebook
from tradewinds.play.scenarios import Loader


class Coverage(msgspec.Struct):
    game: str
    rules: list[str]
    tested: dict[str, list[str]]
    untested: list[str]
    untestable: dict[str, str]


def coverage(
    game: GameName,
    *,
    tests: Annotated[Path | None, Parameter(name="--tests")] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """List which rules of a game are cited by tests, and which are not."""
    from tradewinds import games

    rules = games.load(game)
    say = Speech(lang, rules.id)
    folder = tests or Path(tradewinds.__file__).resolve().parents[2] / "tests"
    if not folder.is_dir():
        raise Usage("cli-coverage-no-tests", {"folder": str(tests or "tests")}, field="--tests")
    report, strange = measure(rules.id, rules.prefix, folder)
    if json:
        terminal.document(report)
    else:
        tell(report, say)
    for rule, citing in strange.items():
        terminal.complain(say("cli-coverage-strange", rule=rule, tests=", ".join(citing)))
    return 1 if report.untested or strange else 0


def measure(game: str, prefix: str, folder: Path) -> tuple[Coverage, dict[str, list[str]]]:
    """The report, and citations of rules that do not exist."""
    known = [rule.id for _, rule in rulebook(game, "en").rules()]
    excused = untestable(game)
    cited: dict[str, list[str]] = {}
    for rule, test in [*cited_by_scenarios(folder, game), *cited_by_tests(folder)]:
        if rule.startswith(f"{prefix}-") and test not in cited.setdefault(rule, []):
            cited[rule].append(test)
    report = Coverage(
        game=game,
        rules=known,
        tested={rule: cited[rule] for rule in known if rule in cited},
        untested=[rule for rule in known if rule not in cited and rule not in excused],
        untestable={rule: reason for rule, reason in excused.items() if rule not in cited},
    )
    strange = {rule: tests for rule, tests in cited.items() if rule not in known}
    strange |= {rule: ["untestable.yaml"] for rule in excused if rule not in known}
    return report, strange


def untestable(game: str) -> dict[str, str]:
    """`rule: reason` of the game's folder."""
    file = resources.files("tradewinds.games") / game / "untestable.yaml"
    if not file.is_file():
        return {}
    values = yaml.load(file.read_text("utf-8"), Loader=Loader) or {}
    return {str(rule): " ".join(str(reason).split()) for rule, reason in values.items()}


def cited_by_scenarios(folder: Path, game: str) -> Iterator[tuple[str, str]]:
    for file in sorted((folder / "scenarios" / game).rglob("*.y*ml")):
        try:
            values = yaml.load(file.read_text("utf-8"), Loader=Loader)
        except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
            raise Usage("cli-file-read", {"file": str(file), "reason": " ".join(str(error).split())}) from None
        if isinstance(values, dict) and isinstance(values.get("rules"), list):
            for rule in values["rules"]:
                yield str(rule), str(values.get("id", file.stem))


def cited_by_tests(folder: Path) -> Iterator[tuple[str, str]]:
    """(rule, test) for every `pytest.mark.rules(…)`: as a decorator, a module's `pytestmark`, or a parameter's mark."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text("utf-8")
        if "mark.rules" not in source:
            continue
        try:
            tree = ast.parse(source, str(file))
        except SyntaxError as error:
            raise Usage("cli-file-read", {"file": str(file), "reason": str(error)}) from None
        name = file.relative_to(folder.parent).as_posix()
        yield from citations(tree, name)


def citations(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    """Marks inside a function or class count for it, those of a module for the whole file."""
    for child in ast.iter_child_nodes(node):
        inner = name
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{name}::{child.name}"
        elif (
            isinstance(child, ast.Call)
            and isinstance(child.func, ast.Attribute)
            and child.func.attr == "rules"
            and isinstance(child.func.value, ast.Attribute)
            and child.func.value.attr == "mark"
        ):
            for argument in child.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, name
        yield from citations(child, inner)


def tell(report: Coverage, say: Speech) -> None:
    for rule in report.rules:
        if rule in report.tested:
            terminal.out(f"{rule}: {', '.join(report.tested[rule])}")
        elif rule in report.untestable:
            terminal.out(f"{rule}: {say('cli-coverage-untestable', reason=report.untestable[rule])}", "dim")
        else:
            terminal.out(f"{rule}: {say('cli-coverage-untested')}", "red")
    terminal.out(
        say(
            "cli-coverage-sum",
            rules=len(report.rules),
            tested=len(report.tested),
            untested=len(report.untested),
            untestable=len(report.untestable),
        ),
        "red" if report.untested else "green",
    )
