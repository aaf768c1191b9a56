"""`tradewinds verify`."""

from __future__ import annotations

from pathlib import Path

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, PackFile, pack_bytes
from tradewinds.cli.speech import Speech
from tradewinds.kernel import record as records
from tradewinds.kernel.errors import TradewindsError
from tradewinds.play import packs


def verify(file: Path, *, pack: PackFile = None, lang: Lang = None, json: Json = False) -> int:
    """Check a record: the seed against what the table showed before the match, every decision, the result."""
    from tradewinds import games

    record = records.from_json(terminal.read_bytes(file))
    say = Speech(lang, record.game if record.game in games.names() else "")
    checks: list[tuple[str, bool]] = []
    content = pack_bytes(pack)
    message = ""
    try:
        checks = records.verify(packs.game_of(record, content), record)
    except TradewindsError as error:
        if error.key in ("error-pack-needed", "error-pack-differs"):
            raise  # without its cards nobody can tell whether a record is right
        message = say.error(error)
    ok = not message and all(right for _, right in checks)
    if json:
        terminal.document({"file": str(file), "ok": ok, "checks": dict(checks), "message": message})
        return 0 if ok else 1
    for name, right in checks:
        key = f"cli-verify-{name}"
        terminal.out(say(key if right else f"{key}-wrong", n=len(record.decisions)), None if right else "red")
    if message:
        terminal.out(message, "red")
    elif record.result is None:
        terminal.out(say("cli-verify-unfinished"))
    if not record.commitment:
        terminal.out(say("cli-verify-no-commitment"))
    terminal.out(say("cli-verify-good" if ok else "cli-verify-bad"), "green" if ok else "red")
    return 0 if ok else 1
