"""A tournament's folder: `arena.json` (the plan), `results.jsonl` (a line per match, in order), `records/` and
`report.html`.

Results are written block by block and are on the disk before the next is written, so whatever happens to the process,
what stands there is whole: a torn end is cut off, and the tournament goes on from there.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from tradewinds.kernel.errors import TradewindsError
from tradewinds.play.arena.plan import Plan
from tradewinds.play.arena.results import Played, Result

RESULTS, PLAN, RECORDS, REPORT = "results.jsonl", "arena.json", "records", "report.html"


class StoreError(TradewindsError):
    """A folder that cannot be used."""


class Store:
    """The folder, held by one process at a time."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.lock: IO[bytes] | None = None
        try:
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
            self.hold()
            self.check()
            self.results = self.read()
        except OSError as error:
            self.close()
            told: dict[str, object] = {"file": str(folder), "reason": error.strerror or str(error)}
            raise StoreError("error-arena-folder", told, field="--out") from None
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def blocks(self) -> int:
        """How many are there, whole."""
        return len(self.results) // self.plan.size

    def hold(self) -> None:
        """Two at once would count matches twice. The system lets go of it whenever the process ends."""
        self.lock = (self.folder / ".lock").open("wb")
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise StoreError("error-arena-held", {"file": str(self.folder)}, field="--out") from None

    def check(self) -> None:
        """The folder has this plan, or none yet."""
        file = self.folder / PLAN
        if not file.exists():
            beside = self.folder / f".{PLAN}.part"
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(self.plan), indent=1) + b"\n")
            os.replace(beside, file)
            return
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.DecodeError as error:
            raise StoreError("error-arena-plan", {"file": str(file), "reason": str(error)}, field="--out") from None
        others = [name for name in Plan.__struct_fields__ if getattr(found, name) != getattr(self.plan, name)]
        if others:
            told: dict[str, object] = {"file": str(self.folder), "fields": ", ".join(others)}
            raise StoreError("error-arena-other", told, field="--out")

    def read(self) -> list[Result]:
        """What is there, without a torn end."""
        file = self.folder / RESULTS
        content = file.read_bytes() if file.exists() else b""
        lines = content.splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        results = [self.line(at, line) for at, line in enumerate(lines)]
        whole = len(results) // self.plan.size * self.plan.size
        kept = sum(len(line) for line in lines[:whole])
        if kept != len(content):
            with file.open("r+b") as torn:
                torn.truncate(kept)
        return results[:whole]

    def line(self, at: int, line: bytes) -> Result:
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as error:
            reason = str(error)
        else:
            if result.match == at and result.seats == self.plan.seats(at):
                return result
            reason = f"match {result.match}"
        told = {"file": str(self.folder / RESULTS), "line": at + 1, "reason": reason}
        raise StoreError("error-arena-results", told, field="--out")

    def add(self, block: list[Played]) -> None:
        """The next block: its records, then its results in one piece."""
        try:
            for played in block:
                self.record(played.result.match).write_bytes(played.record)
            with (self.folder / RESULTS).open("ab") as file:
                file.write(b"".join(msgspec.json.encode(played.result) + b"\n" for played in block))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            told: dict[str, object] = {"file": str(self.folder), "reason": error.strerror or str(error)}
            raise StoreError("error-arena-folder", told, field="--out") from None
        self.results += [played.result for played in block]

    def record(self, match: int) -> Path:
        return self.folder / RECORDS / f"{match:06}.json.gz"

    def close(self) -> None:
        if self.lock is not None:
            self.lock.close()
            self.lock = None
