"""Packs: files with other cards for a game whose cards are data.

A pack is one YAML file: `base` (the game), `name`, `version`, `author`, `licence`, and per list of the game's data what
to `set`, `add` and `remove` (docs/packs.md). It is data only. The game with a pack is another `Game`, known by the
fingerprint of all its cards, which stands in header, record and view.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
import yaml

from tradewinds import games
from tradewinds.kernel.content import BadContent, differences, lists, merged
from tradewinds.kernel.game import Game, Note, Packing
from tradewinds.kernel.places import Place
from tradewinds.kernel.record import Record, RecordError, same_content
from tradewinds.play.scenarios import Loader

LARGEST: Final = 512 * 1024
"""Bytes of a file."""
DEEPEST: Final = 24
"""Lists and mappings inside each other."""
MOST: Final = 50_000
"""Values in a file."""
ABOUT: Final = ("base", "name", "version", "author", "licence")
LONGEST: Final = 120


class Pack(msgspec.Struct, frozen=True):
    base: str
    name: str
    version: str
    author: str
    licence: str
    documents: dict[str, Any]
    """The data of the box with the pack laid over them."""


def values(content: bytes) -> Any:
    """What a YAML file says, if it is harmless: no aliases, no tags, bounded in size and depth, every name once."""
    if len(content) > LARGEST:
        raise BadContent("error-pack-large", {"most": LARGEST // 1024}, field="pack")
    try:
        text = content.decode("utf-8")
        check_events(text)
        return yaml.load(text, Loader=Loader)
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        reason = " ".join(str(error).split())[:200]
        raise BadContent("error-pack-yaml", {"reason": reason}, field="pack") from None


def check_events(text: str) -> None:
    """Refuse what could grow while it is read, before anything is made of it."""
    depth = seen = 0
    for event in yaml.parse(text, Loader=Loader):
        line = event.start_mark.line + 1
        seen += 1
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST or seen > MOST:
            raise BadContent("error-pack-much", {"line": line, "deep": DEEPEST, "most": MOST}, field=f"line {line}")
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or getattr(event, "tag", None):
            raise BadContent("error-pack-alias", {"line": line}, field=f"line {line}")


def read(content: bytes) -> Pack:
    """The pack in a file; what is wrong with its records is found when its game is made."""
    place = Place("pack", values(content))
    place.mapping(ABOUT, None)
    about = {key: place.at(key).text(LONGEST) for key in ABOUT}
    box = packing(games.load(about["base"]))
    changes = {key: value for key, value in place.value.items() if key not in ABOUT}
    return Pack(**about, documents=merged(box.documents(), changes, box.schema))


def packing(game: Game) -> Packing:
    if game.packing is None:
        with_packs = [name for name in games.names() if games.load(name).packing is not None]
        raise BadContent("error-pack-base", {"game": game.id, "games": ", ".join(with_packs)}, field="base")
    return game.packing


def play_with(pack: Pack) -> Game:
    """The game with the cards of the pack; BadContent where they cannot be played."""
    return packing(games.load(pack.base)).game(pack.documents)


@lru_cache(8)
def game(name: str, content: bytes = b"") -> Game:
    """The game, with the pack in this file if there is one."""
    if not content:
        return games.load(name)
    pack = read(content)
    if pack.base != name:
        raise BadContent("error-pack-other-game", {"base": pack.base, "game": name}, field="base")
    return play_with(pack)


def game_of(record: Record, content: bytes = b"") -> Game:
    """The game that a record was played with, which may need a pack."""
    made = game(record.game, content)
    if not same_content(made, record):
        key = "error-pack-differs" if content else "error-pack-needed"
        theirs = "–" if isinstance(record.content, msgspec.UnsetType) else record.content[:12]
        raise RecordError(key, {"sha": theirs, "ours": made.sha[:12]}, field="content")
    return made


def remarks(pack: Pack) -> list[Note]:
    return packing(games.load(pack.base)).remarks(pack.documents)


def changes(pack: Pack) -> list[tuple[str, str, str, Any, Any]]:
    """(list, id, field, in the box, in the pack)."""
    box = packing(games.load(pack.base))
    return differences(box.documents(), pack.documents, box.schema)


def template(game: Game, say: Mapping[str, str]) -> str:
    """A pack to begin with: one record of every list as it is in the box, commented out."""
    box = packing(game)
    lines = [f"# {say['title']}", f"base: {game.id}"]
    lines += [f"name: {say['name']}", 'version: "1"', f"author: {say['author']}", f"licence: {say['licence']}", ""]
    lines += [f"# {say['how']}"]
    for name, rows in lists(box.documents(), box.schema).items():
        row = {key: value for key, value in rows[-1].items() if key != "id"}
        shown = yaml.safe_dump({name: {"set": {rows[-1]["id"]: row}}}, allow_unicode=True, sort_keys=False, width=110)
        lines += ["#", *(f"# {line}" for line in shown.splitlines())]
    return "\n".join(lines) + "\n"
