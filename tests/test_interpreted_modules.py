"""A module that asks to stay interpreted is not compiled, however long its docstring is."""

from __future__ import annotations

from pathlib import Path

from tools import compile as compiling

PACKAGE = Path(compiling.SRC) / "tradewinds"


def test_marked_modules_stay_interpreted() -> None:
    marked = {
        path.relative_to(compiling.SRC)
        for path in PACKAGE.rglob("*.py")
        if compiling.OPT_OUT in path.read_text(encoding="utf-8").splitlines()
    }
    assert Path("tradewinds/kernel/scenario.py") in marked
    assert not marked & set(compiling.sources())
