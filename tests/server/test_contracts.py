"""The client's types are generated from what the server sends, and are up to date."""

from __future__ import annotations

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "web" / "tools" / "contracts.py"


def test_the_clients_types_are_those_of_the_structs_that_are_sent() -> None:
    stale: list[Path] = runpy.run_path(str(TOOL))["stale"]()
    assert not stale, f"run python web/tools/contracts.py: {', '.join(path.name for path in stale)}"
