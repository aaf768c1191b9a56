"""`tradewinds serve`."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import Lang, pack_bytes
from tradewinds.cli.speech import Speech, Usage

held: list[socket.socket] = []
"""On a port that the system has chosen: without these it would give it to the next who asks for one before the server
listens there. (Elsewhere than on Linux the server itself could not have it then.)"""


def serve(
    *,
    host: Annotated[str, Parameter(name="--host")] = "127.0.0.1",
    port: Annotated[int, Parameter(name="--port")] = 8000,
    database: Annotated[str, Parameter(name="--database")] = "tradewinds.db",
    pack: Annotated[list[Path] | None, Parameter(name="--pack", negative=())] = None,
    keep: Annotated[str | None, Parameter(name="--keep")] = None,
    metrics: Annotated[str | None, Parameter(name="--metrics")] = None,
    log: Annotated[Literal["text", "json"] | None, Parameter(name="--log")] = None,
    log_calls: Annotated[bool, Parameter(name="--log-calls", negative=())] = False,
    lang: Lang = None,
) -> None:
    """Serve the web table until Ctrl-C."""
    say = Speech(lang)
    if not 0 <= port <= 65535:
        raise Usage("cli-serve-port", {"port": str(port)}, field="--port")
    port = check_address(host, port)
    url = database_url(database)
    packs = tuple(pack_bytes(file) for file in pack or ())
    from tradewinds.server import settings
    from tradewinds.server.app import serve as run

    changes: dict[str, Any] = {"log": log} if log is not None else {}
    if log_calls:
        changes["log_calls"] = True
    for name, given, read in (("keep", keep, settings.kept), ("metrics", metrics, settings.place)):
        if given is not None:
            try:
                changes[name] = read(given)
            except ValueError:
                raise Usage("cli-value", {"name": f"--{name}", "value": given}, field=f"--{name}") from None
    if changes.get("metrics"):
        changes["metrics"] = (changes["metrics"][0], check_address(*changes["metrics"]))

    shown = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    shown = f"[{shown}]" if ":" in shown else shown
    terminal.out(say("cli-serve-ready", url=f"http://{shown}:{port}", database=public(url)))
    run(host=host, port=port, database=url, packs=packs, **changes)


def check_address(host: str, port: int) -> int:
    """The port to use; a sentence now instead of a traceback later where nobody can listen there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
            found = int(trial.getsockname()[1])
            if port == 0 and sys.platform == "linux":
                held.append(trial.dup())
            return found
    except OSError as error:
        reason = error.strerror or str(error)
        raise Usage("cli-serve-address", {"address": f"{host}:{port}", "reason": reason}) from None


def database_url(given: str) -> str:
    """A plain file name becomes an SQLite URL."""
    if "://" not in given:
        return f"sqlite:///{given}"
    if given.partition("://")[0].partition("+")[0] not in ("sqlite", "postgresql", "postgres"):
        raise Usage("error-database-url", {"url": public(given)}, field="--database")
    return given


def public(url: str) -> str:
    """The URL without its password."""
    scheme, _, rest = url.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}://{who.split(':')[0]}{at}{where}"
