"""What a package contains and takes: locks that fit the project, extras with code behind them, wheels from nothing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tradewinds
from tools import compile as compiler
from tradewinds.cli import NEEDS

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCKS = {"play": ("server", "build"), "test": ("dev",), "docs": ("docs", "server", "envs")}


def requirements(*extras: str) -> Iterator[Requirement]:
    """What the project itself asks for, with what its own extras name among it."""
    for text in PROJECT["dependencies"]:
        yield Requirement(text)
    for extra in extras:
        for text in PROJECT["optional-dependencies"][extra]:
            requirement = Requirement(text)
            if requirement.name == "tradewinds":
                yield from requirements(*sorted(requirement.extras))
            else:
                yield requirement


@pytest.mark.parametrize("lock", LOCKS)
def test_the_locks_fit_the_project(lock: str) -> None:
    """`make locks` after every change of a dependency."""
    text = (ROOT / "locks" / f"{lock}.txt").read_text("utf-8")
    locked: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([A-Za-z0-9_.-]+)==([^ ;\\]+)", text, re.MULTILINE):
        locked.setdefault(canonicalize_name(name), set()).add(version)
    for requirement in requirements(*LOCKS[lock]):
        versions = locked.get(canonicalize_name(requirement.name), set())
        assert any(requirement.specifier.contains(version) for version in versions), f"{requirement}: {versions}"
    for entry in re.split(r"\n(?=[A-Za-z0-9])", text.split("\n", 2)[2]):
        assert "--hash=sha256:" in entry, entry


def test_the_command_knows_what_its_extras_bring() -> None:
    imported = {"fluent": "fluent-runtime"}
    for extra, packages in NEEDS.items():
        brought = {canonicalize_name(requirement.name) for requirement in requirements(extra)}
        assert {canonicalize_name(imported.get(package, package)) for package in packages} <= brought


def checkout(folder: Path) -> Path:
    """The files that git knows, as they are now: what somebody would have after a clone."""
    files = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, files.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def build(folder: Path, out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A wheel with the packages that are here, so that nothing is fetched."""
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--no-deps",
            "--no-build-isolation",
            "--wheel-dir",
            str(out),
            str(folder),
        ],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_a_wheel_without_what_belongs_into_it_fails_loudly(tmp_path: Path) -> None:
    folder = checkout(tmp_path / "checkout")
    tried = build(folder, tmp_path / "out", TRADEWINDS_WEB="0", CC="no-such-compiler")
    assert tried.returncode != 0
    assert "TRADEWINDS_COMPILE=0" in tried.stdout + tried.stderr
    # An older client lies there, and the present one cannot be built.
    page = folder / "src" / "tradewinds" / "server" / "static" / "index.html"
    page.parent.mkdir(exist_ok=True)
    page.write_text("<!doctype html>")
    tool = folder / "tools" / "web.sh"
    kept = tool.read_text()
    tool.write_text("exit 1\n")
    tried = build(folder, tmp_path / "out", TRADEWINDS_COMPILE="0")
    assert tried.returncode != 0
    assert "TRADEWINDS_WEB=0" in tried.stdout + tried.stderr
    page.unlink()
    tool.write_text(kept)
    shutil.rmtree(folder / "web")
    tried = build(folder, tmp_path / "out", TRADEWINDS_COMPILE="0")
    assert tried.returncode != 0
    assert "TRADEWINDS_WEB=0" in tried.stdout + tried.stderr


@pytest.mark.slow
@pytest.mark.skipif(not tradewinds.compiled(), reason="not compiled here: there is nothing to put into a wheel")
def test_a_wheel_has_compiled_modules_and_the_web_client(tmp_path: Path) -> None:
    """What `make compile` and `make web` made goes into it; from a bare checkout the build makes both."""
    made = build(ROOT, tmp_path)
    assert made.returncode == 0, made.stdout + made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if name.startswith("tradewinds__mypyc.") and name.endswith((".so", ".pyd"))]
    for module in compiler.sources():
        assert [name for name in names if name.startswith(f"{module.with_suffix('').as_posix()}.c")], module
    assert "tradewinds/server/static/index.html" in names
    assert [name for name in names if name.startswith("tradewinds/server/static/assets/") and name.endswith(".js")]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="links packages into an environment of its own")
def test_the_engine_alone(tmp_path: Path) -> None:
    """Installed from a wheel with what the engine names and nothing else, it plays; the command says what it lacks."""
    made = build(checkout(tmp_path / "checkout"), tmp_path, TRADEWINDS_COMPILE="0", TRADEWINDS_WEB="0")
    assert made.returncode == 0, made.stdout + made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tradewinds/games/jamaica/data/board.yaml" in names
    for net in (ROOT / "src/tradewinds/bots/nets").glob("*.net"):
        assert f"tradewinds/bots/nets/{net.name}" in names
    assert not [name for name in names if "__pycache__" in name or name.startswith(("tests", "tools"))]
    venv.create(tmp_path / "alone")
    (site,) = (tmp_path / "alone").glob("lib/python*/site-packages")
    zipfile.ZipFile(wheel).extractall(site)
    here = Path(pytest.__file__).parent.parent
    for package in ("librt", "msgspec", "mypy_extensions.py", "yaml", "_yaml"):
        (site / package).symlink_to(here / package)
    python = tmp_path / "alone" / "bin" / "python"
    play = (
        "from tradewinds import games; s = games.load('puertorico').start(3); print(len(s.legal(s.seats_to_act()[0])))"
    )
    played = subprocess.run([python, "-I", "-c", play], capture_output=True, text=True, check=True)
    assert int(played.stdout) > 1
    command = subprocess.run([python, "-I", "-m", "tradewinds"], capture_output=True, text=True, check=False)
    assert (command.returncode, command.stdout) == (2, "")
    assert "pip install 'tradewinds[cli]'" in command.stderr
    assert "Traceback" not in command.stderr


@pytest.mark.parametrize(
    ("told", "can"), [("Copyright (C) 2022 Free Software Foundation, Inc.", True), ("clang", False)]
)
def test_only_gcc_is_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str, can: bool) -> None:
    program = tmp_path / "cc"
    program.write_text(f"#!/bin/sh\necho '{told}'\n")
    program.chmod(0o755)
    monkeypatch.setenv("CC", str(program))
    assert (compiler.why_untrained() is None) == can
