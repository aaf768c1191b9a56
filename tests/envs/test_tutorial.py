"""The tutorial: what is stored in it was really run and shows what it promises, and it still runs."""

from __future__ import annotations

import re
from typing import Any

from tools import notebook

TINY = {"LANES": 16, "STEPS": 160, "LESSONS": 3, "WIDTH": 8, "PORTION": 512, "EXAM": 1, "LAST_EXAM": 2}


def printed(cell: Any) -> str:
    return "".join(output.text for output in cell.outputs if output.output_type == "stream")


def test_the_stored_outputs_are_those_of_one_run_from_top_to_bottom() -> None:
    stored = notebook.read()
    code = [cell for cell in stored.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    for cell in code:
        compile(cell.source, cell.id, "exec")
        assert all(output.output_type != "error" for output in cell.outputs), cell.id
        assert "print(" not in cell.source or "def " in cell.source or printed(cell), cell.id
    assert any("image/png" in output.get("data", {}) for cell in code for output in cell.outputs)


def test_the_agent_of_the_stored_run_beats_the_mate() -> None:
    told = "".join(printed(cell) for cell in notebook.read().cells if cell.cell_type == "code")
    (found,) = re.findall(r"([\d.]+)% of (\d+) matches won .* interval ([\d.]+)% to ([\d.]+)%", told)
    share, matches, low, high = map(float, found)
    assert matches >= 400
    assert 25 < low < share < high
    assert "better than the mate" in told.splitlines()[-1]


def test_it_runs_with_less_to_do() -> None:
    tried = notebook.read()
    (parameters,) = [cell for cell in tried.cells if notebook.PARAMETERS in cell.metadata.get("tags", [])]
    names = re.findall(r"^([A-Z_, ]+) = ", parameters.source, re.MULTILINE)
    assert {name for line in names for name in line.split(", ")} == set(TINY)
    notebook.run(tried, TINY)
    code = [cell for cell in tried.cells if cell.cell_type == "code"]
    assert f"of {TINY['LAST_EXAM']} matches won against three mates" in printed(code[-1])
