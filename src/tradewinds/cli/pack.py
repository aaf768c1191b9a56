"""`tradewinds pack`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang
from tradewinds.cli.speech import Speech, Usage
from tradewinds.kernel.errors import TradewindsError
from tradewinds.play import packs
from tradewinds.play.words import Words


def pack(
    what: Literal["check", "new", "diff"],
    of: str,
    *,
    save: Annotated[Path | None, Parameter(name="--save")] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Other cards for a game: check a pack, begin one, or compare it with the box."""
    from tradewinds import games

    say = Speech(lang)
    if what == "new":
        return begin(packs.template(games.load(of), template_words(say)), save)
    if save is not None:
        raise Usage("cli-pack-save", {}, field="--save")
    content = terminal.read_bytes(Path(of))
    return check(content, of, say, json) if what == "check" else diff(packs.read(content), say, json)


def template_words(say: Speech) -> dict[str, str]:
    return {key: say(f"cli-pack-template-{key}") for key in ("title", "name", "author", "licence", "how")}


def begin(text: str, save: Path | None) -> int:
    if save is None:
        terminal.out(text.rstrip())
    elif save.exists():
        raise Usage("cli-pack-exists", {"file": str(save)}, field="--save")
    else:
        terminal.write_bytes(save, text.encode())
    return 0


def check(content: bytes, file: str, say: Speech, json: bool) -> int:
    """What is wrong with a pack, or that it can be played, and what is worth knowing then."""
    try:
        read = packs.read(content)
        game = packs.play_with(read)
    except TradewindsError as error:
        message = say.error(error)
        if json:
            terminal.document({"file": file, "ok": False, "field": error.field, "message": message, "remarks": []})
        else:
            terminal.out(say("cli-pack-bad", file=file), "red")
            terminal.out(f"  {message}")
        return 1
    words = Words(say.language, game)
    told = [words.text(key, **args) for key, args in packs.remarks(read)]
    if json:
        result = {"file": file, "ok": True, "base": read.base, "sha": game.sha, "changes": len(packs.changes(read))}
        terminal.document({**result, "remarks": told})
        return 0
    terminal.out(say("cli-pack-good", name=read.name, version=read.version, author=read.author), "green")
    terminal.out(say("cli-pack-sha", sha=game.sha, n=len(packs.changes(read))))
    for line in told:
        terminal.out(f"  {line}")
    return 0


def diff(read: packs.Pack, say: Speech, json: bool) -> int:
    """Every field that differs from the box."""
    packs.play_with(read)
    found = packs.changes(read)
    if json:
        rows = [{"list": a, "id": b, "field": c, "box": d, "pack": e} for a, b, c, d, e in found]
        terminal.document(rows)
        return 0
    for name, id_, field, before, after in found:
        if field:
            terminal.out(f"{name}.{id_}.{field}: {plain(before)} → {plain(after)}")
        else:
            terminal.out(say("cli-pack-removed" if after is None else "cli-pack-added", record=f"{name}.{id_}"))
    if not found:
        terminal.out(say("cli-pack-same"))
    return 0


def plain(value: Any) -> str:
    """As the data write it, on one line."""
    import yaml

    if value is None:
        return "–"
    text = yaml.safe_dump(value, allow_unicode=True, default_flow_style=True, sort_keys=False, width=10**6)
    return str(text).removesuffix("...\n").strip()
