"""The cards that matches are played with: offered by the operator (`--pack`), kept in the database for ever.

A match's row names its cards by their fingerprint. Those of the box and of every pack that is offered are written down
when the server starts; whoever opens a match whose cards are not at hand reads them from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from tradewinds.kernel.game import Game
from tradewinds.play import packs
from tradewinds.play.workshop import Language
from tradewinds.server import store, wire
from tradewinds.server.catalog import Offer
from tradewinds.server.errors import NotFound
from tradewinds.server.store import Work

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall


async def write(hall: Hall) -> None:
    """Keep the cards of the box and of the packs that are offered."""
    dialect: Any = postgresql if hall.engine.dialect.name == "postgresql" else sqlite
    boxes = [game for game in hall.catalog.games.values() if game.packing is not None and game.sha]
    offers = [Offer(game, packs.packing(game).documents()) for game in boxes] + list(hall.catalog.offers.values())
    work = Work("")
    for offer in offers:
        row = {
            "sha": offer.game.sha,
            "game": offer.game.id,
            "about": msgspec.json.encode(offer.about).decode(),
            "documents": offer.packed,
        }
        work.statements.append(dialect.insert(store.contents).values(row).on_conflict_do_nothing())
    await hall.writer.write(work)


async def find(hall: Hall, sha: str) -> Offer | None:
    """The cards with this fingerprint, from the catalog or from disk."""
    if sha not in hall.catalog.kept:
        async with hall.engine.connect() as connection:
            row = (await connection.execute(select(store.contents).where(store.contents.c.sha == sha))).first()
        box = None if row is None else hall.catalog.games.get(row.game)
        if row is None or box is None or box.packing is None:
            return None
        documents = msgspec.msgpack.decode(row.documents, strict=False)
        about = msgspec.json.decode(row.about, type=wire.PackAbout | None)
        hall.catalog.keep(Offer(box.packing.game(documents), documents, about))
    return hall.catalog.kept[sha]


async def known(hall: Hall, sha: str) -> Offer:
    """The same, of a fingerprint that somebody asks for; also of a box."""
    found: Offer | None = None
    if len(sha) == 64 and sha.isascii() and sha.isalnum():
        box = next((game for game in hall.catalog.games.values() if game.sha == sha), None)
        found = await find(hall, sha) if box is None else Offer(box, packs.packing(box).documents())
    if found is None:
        raise NotFound("error-content-sha", {"sha": sha[:64]}, field="sha")
    return found


async def info(hall: Hall, sha: str, lang: Language) -> wire.ContentInfo:
    """What is printed on the cards with this fingerprint, and what they are called otherwise than in the box."""
    found = await known(hall, sha)
    game: Game = found.game
    return wire.ContentInfo(game.sha, game.id, found.about, dict(game.content()), dict(game.messages(lang)))
