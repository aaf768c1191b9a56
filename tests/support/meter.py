"""What processes cost, from /proc: memory, and processor time of servers, workers, PostgreSQL and this process."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Sequence
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
GROUPS = ("nodes", "workers", "postgres", "clients")


def resident(pid: int) -> float:
    """Megabytes of memory that the process takes."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6
    return 0.0


class Meter:
    """Adds up what was used, of processes that have ended as well, as far as they were seen."""

    def __init__(self, database: str) -> None:
        self.name = database.rsplit("/", 1)[1].encode()
        self.nodes: set[int] = set()
        self.used: dict[tuple[str, int], float] = {}
        """Seconds by group and process."""
        self.spent: dict[str, dict[str, float]] = {}
        """By phase: seconds of each group, and `seconds` that went by."""
        self.before: dict[str, float] = {}
        self.at = 0.0

    def group(self, pid: int, parent: int) -> str | None:
        if pid in self.nodes:
            return "nodes"
        if parent in self.nodes:
            return "workers"
        if pid == os.getpid():
            return "clients"
        words = Path(f"/proc/{pid}/cmdline").read_bytes()
        if words.startswith(b"postgres: ") and (self.name in words or b"writer" in words or b"checkpointer" in words):
            return "postgres"
        return None

    def look(self, nodes: Sequence[int] = ()) -> dict[str, float]:
        """Seconds of each group until now; `nodes`: servers that are new."""
        self.nodes.update(nodes)
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                parts = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                found = self.group(int(folder.name), int(parts[1]))
                if found is not None:
                    self.used[found, int(folder.name)] = (int(parts[11]) + int(parts[12])) / TICK
        return {group: sum(n for (one, _), n in self.used.items() if one == group) for group in GROUPS}

    def begin(self) -> None:
        self.before, self.at = self.look(), time.perf_counter()

    def end(self, phase: str) -> None:
        """Count what was used since `begin`, or since the last end, to a phase."""
        now, at = self.look(), time.perf_counter()
        spent = self.spent.setdefault(phase, {})
        for group in GROUPS:
            spent[group] = spent.get(group, 0.0) + now[group] - self.before[group]
        spent["seconds"] = spent.get("seconds", 0.0) + at - self.at
        self.before, self.at = now, at

    def cores(self, phase: str) -> dict[str, float]:
        """How many cores each group kept busy."""
        spent = self.spent.get(phase, {})
        return {group: round(spent[group] / spent["seconds"], 3) for group in GROUPS if spent.get("seconds")}
