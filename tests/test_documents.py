"""What the documents show is what happens: their Python sessions are run, their commands and options exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tradewinds import games
from tradewinds.cli.main import COMMANDS
from tradewinds.kernel import scenario
from tradewinds.play import packs, scenarios

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_sessions_of_the_readme_run() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert done.attempted > 20
    assert done.failed == 0


COMMAND_LINES = re.findall(r"^tradewinds (\w+)(.*?)(?: #.*)?$", README, re.MULTILINE)


@pytest.mark.parametrize(
    ("name", "rest"), COMMAND_LINES, ids=[f"{name}{rest.rstrip()}" for name, rest in COMMAND_LINES]
)
def test_the_commands_of_the_readme_exist(name: str, rest: str, capsys: pytest.CaptureFixture[str]) -> None:
    from tradewinds.cli.main import run

    assert name in [command for command, _ in COMMANDS]
    assert run([name, "--help"]) == 0
    told = capsys.readouterr().out
    for option in re.findall(r"--[a-z-]+", rest):
        assert option in told


def test_the_scenario_of_the_document_passes() -> None:
    document = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```yaml\n(.*?)```", document, re.DOTALL)
    scenarios.run(scenario.read(scenarios.parse(shown.encode())))
    for step in scenario.CHECKS:
        assert f"- {step}: " in shown, step
        assert f"`{step}: " in document, step
    for field in scenario.Scenario.__struct_fields__:
        assert f"`{field}`" in document or field == "play", field


def test_the_pack_of_the_document_can_be_played() -> None:
    document = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```yaml\n(.*?)```", document, re.DOTALL)
    pack = packs.read(shown.encode())
    game = packs.play_with(pack)
    assert game.content()["cards"]["near_quiet_bay"]["source"] == "printed copy"
    for name in packs.packing(games.load(pack.base)).schema.lists:
        assert f"`{name}`" in document, name


def test_the_programs_about_environments_run() -> None:
    """In one go, as somebody would type them."""
    document = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", document, re.DOTALL)
    assert len(shown) == 5
    for program in shown:
        exec(compile(program, "environments.md", "exec"), {})


def test_every_layout_is_linked() -> None:
    document = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"observations/(\w+)\.md", document))
    assert linked == {path.stem for path in (ROOT / "docs" / "observations").glob("*.md")}
    assert linked == {name for name in games.names() if games.load(name).encoder is not None}


def test_every_picture_is_shown_and_every_shown_picture_is_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        (page.parent / path).resolve()
        for page in pages
        for path in re.findall(r"[\w/.-]*screenshots/[\w.-]+\.\w+", page.read_text(encoding="utf-8"))
    }
    assert shown == set((ROOT / "docs" / "screenshots").iterdir())


def test_the_tests_that_the_promises_name_are_there() -> None:
    """`test_a_link_…` stands for every test that begins so."""
    document = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    files = list((ROOT / "tests").rglob("test_*.py"))
    known = {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))}
    known |= {path.name for path in files}
    named = set(re.findall(r"`(?:[\w/]+/)?(test_\w+(?:\.py|…)?)", document))
    assert len(named) > 100
    missing = [
        name
        for name in named
        if not (name in known or (name.endswith("…") and any(one.startswith(name[:-1]) for one in known)))
    ]
    assert missing == []
