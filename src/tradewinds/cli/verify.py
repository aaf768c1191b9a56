"""`tradewinds verify`."""

from __future__ import annotations

from pathlib import Path

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, PackFile, pack_bytes
from tradewinds.cli.speech import Speech
from tradewinds.kernel import record as records
from tradewinds.kernel.errors import TradewindsError
from tradewinds.play import campaigns, packs
from tradewinds.play.campaigns import Chain


def verify(file: Path, *, pack: PackFile = None, lang: Lang = None, json: Json = False) -> int:
    """Check a record: the seed against what the table showed before the match, every decision, the result."""
    from tradewinds import games

    text = terminal.read_record(file)
    if campaigns.is_chain(text):
        return verify_campaign(campaigns.from_json(text), file, pack_bytes(pack), lang, json)
    record = records.from_json(text)
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


def verify_campaign(chain: Chain, file: Path, pack: bytes, lang: str | None, json: bool) -> int:
    """Every match as a record, and that each goes on from what the one before it handed on."""
    from tradewinds import games

    say = Speech(lang, chain.game if chain.game in games.names() else "")
    checks: list[list[tuple[str, bool]]] = []
    message = ""
    try:
        checks = campaigns.verify(chain, lambda record: packs.game_of(record, pack))
    except TradewindsError as error:
        message = say.error(error)
    ok = not message and all(right for match in checks for _, right in match)
    if json:
        matches = [dict(match) for match in checks]
        terminal.document({"file": str(file), "ok": ok, "matches": matches, "message": message})
        return 0 if ok else 1
    for number, match in enumerate(checks, 1):
        good = all(right for _, right in match)
        terminal.out(say("cli-verify-match" if good else "cli-verify-match-wrong", n=number), None if good else "red")
        for name, right in match:
            if not right:
                terminal.out(say(f"cli-verify-{name}-wrong", n=len(chain.matches[number - 1].decisions)), "red")
    if message:
        terminal.out(message, "red")
    terminal.out(say("cli-verify-campaign-good" if ok else "cli-verify-campaign-bad"), "green" if ok else "red")
    return 0 if ok else 1
