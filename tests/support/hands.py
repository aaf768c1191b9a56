"""A clock whose hands somebody turns: the time of servers in tests, in this process or in others."""

from __future__ import annotations

from pathlib import Path

BEGINNING = 1_800_000_000_000


class Hands:
    """The time of the day in milliseconds; with a file, other processes go by the same hands."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.at = BEGINNING
        if file is not None and file.exists():
            self.at = int(file.read_text())
        else:
            self.turn(0)

    def __call__(self) -> int:
        if self.file is not None:
            self.at = int(self.file.read_text() or self.at)
        return self.at

    def turn(self, seconds: float) -> None:
        self.at += round(seconds * 1000)
        if self.file is not None:
            new = self.file.with_suffix(".new")
            new.write_text(str(self.at))
            new.replace(self.file)  # nobody reads half of it
