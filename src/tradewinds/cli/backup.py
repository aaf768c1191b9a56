"""`tradewinds backup` and `tradewinds restore`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang
from tradewinds.cli.serve import database_url
from tradewinds.cli.speech import Speech, Usage

if TYPE_CHECKING:
    from tradewinds.server.backup import Manifest, Tell

Database = Annotated[str, Parameter(name="--database")]


def backup(
    file: Path,
    *,
    database: Database = "tradewinds.db",
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Keep everything in one file, while servers run."""
    from tradewinds.server import admin
    from tradewinds.server import backup as whole

    say, url = Speech(lang), database_url(database)
    with shown(say("cli-backup-rows")) as begin:
        if str(file) == "-":

            async def pour() -> tuple[Manifest, str]:
                async with admin.opened(url) as engine:
                    return await whole.write(engine, sys.stdout.buffer, begin)

            asyncio.run(pour())
            return 0
        if file.exists():
            raise Usage("cli-pack-exists", {"file": str(file)}, field="file")
        try:
            manifest, sha = asyncio.run(whole.save(url, file, begin))
        except OSError as error:
            raise Usage("cli-file-write", {"file": str(file), "reason": error.strerror or str(error)}) from None
    tell("cli-backup-done", file, manifest, sha, say, json)
    return 0


def restore(
    file: Path,
    *,
    database: Database = "tradewinds.db",
    check: Annotated[bool, Parameter(name="--check", negative=())] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Fill an empty database from a backup, or only look whether the file is sound."""
    from tradewinds.server import backup as whole

    say, url = Speech(lang), database_url(database)
    manifest, sha = whole.examine(file)
    if not check:
        with shown(say("cli-backup-rows")) as begin:
            manifest = asyncio.run(whole.restore(url, file, begin))
    tell("cli-restore-sound" if check else "cli-restore-done", file, manifest, sha, say, json)
    return 0


def tell(key: str, file: Path, manifest: Manifest, sha: str, say: Speech, json: bool) -> None:
    import msgspec

    if json:
        document: dict[str, Any] = msgspec.to_builtins(manifest)
        terminal.document(document | {"sha256": sha})
        return
    terminal.out(say(key, file=str(file), n=manifest.total, time=manifest.time, version=manifest.version))
    matches, decisions = manifest.rows.get("matches", 0), manifest.rows.get("decisions", 0)
    terminal.out(say("cli-backup-inside", matches=matches, decisions=decisions))
    terminal.out(f"SHA-256 {sha}")


@contextmanager
def shown(what: str) -> Iterator[Callable[[Manifest], Tell]]:
    """A bar on a terminal; elsewhere nothing."""
    error = terminal.console(error=True)
    if not error.is_terminal:
        yield lambda manifest: lambda rows: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=error, transient=True) as bars:

        def begin(manifest: Manifest) -> Tell:
            task = bars.add_task(what, total=manifest.total)
            return lambda rows: bars.advance(task, rows)

        yield begin
