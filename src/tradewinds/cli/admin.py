"""`tradewinds admin`."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, at_least
from tradewinds.cli.serve import database_url
from tradewinds.cli.speech import Speech, Usage

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

UNITS = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
What = Literal[
    "tables",
    "table",
    "close",
    "guests",
    "guest",
    "reports",
    "resolve",
    "bans",
    "ban",
    "unban",
    "messages",
    "message",
    "unsay",
]
NAMED = {"table", "close", "guest", "resolve", "ban", "unban", "message", "unsay"}
"""What needs to be told of whom or what."""


def admin(
    what: What,
    of: str | None = None,
    *,
    database: Annotated[str, Parameter(name="--database")] = "tradewinds.db",
    status: Annotated[Literal["open", "running", "finished"] | None, Parameter(name="--status")] = None,
    guest: Annotated[str | None, Parameter(name="--guest")] = None,
    table: Annotated[str | None, Parameter(name="--table")] = None,
    lasting: Annotated[str | None, Parameter(name="--for")] = None,
    reason: Annotated[str | None, Parameter(name="--reason")] = None,
    addresses: Annotated[bool, Parameter(name="--addresses", negative=())] = False,
    text: Annotated[list[str] | None, Parameter(name="--text", negative=())] = None,
    everything: Annotated[bool, Parameter(name="--all", negative=())] = False,
    limit: Annotated[int, Parameter(name="--limit")] = 50,
    yes: Annotated[bool, Parameter(name="--yes", negative=())] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Look after tables and people, beside running servers."""
    say = Speech(lang)
    at_least("--limit", limit, 1)
    if what in NAMED and not of and not (what == "message" and text):
        raise Usage("cli-missing", {"name": "OF"}, field="of")
    url, until = database_url(database), moment(lasting)
    from tradewinds.server import admin as office

    async def work(engine: AsyncEngine) -> Any:
        match what:
            case "tables":
                return await office.tables(engine, status, guest, limit)
            case "table":
                return await office.table(engine, str(of))
            case "close":
                return await office.close(engine, str(of), yes)
            case "guests":
                return await office.guests(engine, of, limit)
            case "guest":
                return await office.guest(engine, str(of))
            case "reports":
                return await office.reported(engine, everything, limit)
            case "resolve":
                return await office.resolve(engine, str(of), reason or "")
            case "bans":
                return await office.banned(engine)
            case "ban":
                return await office.ban(engine, str(of), until, reason or "", addresses)
            case "unban":
                return {"bans": await office.unban(engine, str(of))}
            case "messages":
                return await office.messages(engine)
            case "message":
                return await office.message(engine, spoken(of, text), table, until)
            case "unsay":
                await office.unsay(engine, str(of))
                return {"id": of}

    async def go() -> Any:
        async with office.desk(url) as engine:
            return await work(engine)

    found = asyncio.run(go())
    if json:
        terminal.document(found)
    elif isinstance(found, list):
        listed(what, found, say)
    else:
        told(what, found, say)
    return 0


def moment(lasting: str | None) -> int | None:
    """When `2h`, `30m`, `7d` or `4w` from now is over, in milliseconds; None: never."""
    if lasting is None:
        return None
    found = re.fullmatch(r"(\d{1,5})([mhdw])", lasting.strip())
    if found is None or int(found[1]) == 0:
        raise Usage("cli-admin-for", {"value": lasting}, field="--for")
    return int((time.time() + int(found[1]) * UNITS[found[2]]) * 1000)


def spoken(of: str | None, text: list[str] | None) -> dict[str, str]:
    """The message by language: `--text hu=…`; what stands alone is for everybody else."""
    texts = {} if of is None else {"*": of}
    for given in text or []:
        language, equals, words = given.partition("=")
        if not equals:
            raise Usage("cli-admin-text-form", {"value": given}, field="--text")
        texts[language.strip()] = words
    return texts


# --- showing -----------------------------------------------------------------------------------------------------

COLUMNS: dict[str, Sequence[str]] = {
    "tables": ("id", "game", "status", "players", "people", "touched"),
    "guests": ("id", "name", "seats", "created", "seen"),
    "reports": ("id", "created", "match", "name", "guest", "reason", "text"),
    "bans": ("id", "guest", "network", "created", "until", "reason"),
    "ban": ("id", "guest", "network", "created", "until", "reason"),
    "messages": ("id", "match", "created", "until", "texts"),
}
TIMES = {"created", "started", "finished", "touched", "seen", "until", "resolved", "at"}


def cell(name: str, value: Any) -> str:
    if value is None:
        return "—"
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return " / ".join(f"{key}: {text}" for key, text in value.items())
    return str(value)


def listed(what: str, found: list[dict[str, Any]], say: Speech) -> None:
    if not found:
        terminal.out(say("cli-admin-none"))
        return
    names = COLUMNS[what]
    heads = [say(f"cli-admin-{name}") for name in names]
    terminal.columns(heads, [[cell(name, row[name]) for name in names] for row in found])


def told(what: str, found: dict[str, Any], say: Speech) -> None:
    """One thing with all that is known of it, or that something was done."""
    if what in ("close", "resolve", "unban", "message", "unsay"):
        terminal.out(say(f"cli-admin-done-{what}", id=found.get("id", ""), n=found.get("bans", 0)))
        return
    for name, value in found.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            terminal.out(f"{say(f'cli-admin-{name}')}:")
            for row in value:
                line = "  ".join(cell(key, one) for key, one in row.items() if one not in (None, ""))
                terminal.out(f"  {line}")
        else:
            terminal.out(f"{say(f'cli-admin-{name}')}: {cell(name, value) if value != [] else '—'}")
