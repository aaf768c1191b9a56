"""The command, called in this process (quick) or as a program (exit codes, input, what a shell sees)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tradewinds.cli.main import run as run_command

LANGUAGE_VARIABLES = ("TRADEWINDS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Call = Callable[..., Done]


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def tradewinds(capfd: pytest.CaptureFixture[str], english: None) -> Call:
    """Call the command in this process."""

    def call(*words: object) -> Done:
        capfd.readouterr()
        code = run_command([str(word) for word in words])
        sys.stdout.flush()
        out, err = capfd.readouterr()
        return Done(code, out, err)

    return call


@pytest.fixture
def program(tmp_path: Path) -> Call:
    """Run the command as a program, in an empty folder."""

    def call(*words: object, stdin: str = "", cwd: Path | None = None, **environment: str) -> Done:
        clean = {name: value for name, value in os.environ.items() if name not in LANGUAGE_VARIABLES}
        done = subprocess.run(
            [sys.executable, "-m", "tradewinds", *map(str, words)],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=cwd or tmp_path,
            env={**clean, "PYTHONUTF8": "1", **environment},
            timeout=600,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return call


@pytest.fixture(scope="session")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with records of finished matches: jamaica-3-9.0.json, jamaica-3-9.1.json."""
    folder = tmp_path_factory.mktemp("matches")
    from tradewinds import games
    from tradewinds.play.simulation import make_setting, simulate

    setting = make_setting(games.load("jamaica"), 3, {}, "9", ["random"], folder=folder)
    simulate(setting, 0, 2)
    return folder
