"""Constants and tables made from the data, checked against the rulebook's totals."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

_ROWS: dict[str, dict[str, Any]] = {
    row["id"]: row for row in yaml.safe_load((Path(__file__).parent / "data" / "board.yaml").read_text("utf-8"))
}

WINDS: Final = 5
"""Cards blow 1 to 5 spaces far; `WIND_NAMES[w]` is the card of w + 1 spaces."""
WIND_NAMES: Final = [str(n + 1) for n in range(WINDS)]
COPIES: Final[int] = _ROWS["winds"]["copies"]
HAND: Final[int] = _ROWS["winds"]["hand"]
LENGTHS: Final[dict[str, int]] = {"short": _ROWS["river"]["short"], "long": _ROWS["river"]["long"]}


def check() -> None:
    """FER-1.1: twenty cards."""
    assert _ROWS["winds"]["strongest"] == WINDS
    assert WINDS * COPIES == 20


check()
