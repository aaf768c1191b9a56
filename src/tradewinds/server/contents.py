"""The cards that matches are played with: offered by the operator (`--pack`), kept in the database for ever.

A match's row names its cards by their fingerprint. Those of the box and of every pack that is offered are written down
when the server starts, those of a guest's pack with the first match that is played with them; whoever opens a match
whose cards are not at hand reads them from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable, select
from sqlalchemy.dialects import postgresql, sqlite

from tradewinds.kernel.content import BadContent
from tradewinds.kernel.game import Game
from tradewinds.play import examining, packfiles, packs, workshop
from tradewinds.play.workshop import Language, PackText
from tradewinds.server import store, wire
from tradewinds.server.catalog import Offer, unpacked
from tradewinds.server.errors import NotFound, Unready
from tradewinds.server.store import Work

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall


async def write(hall: Hall) -> None:
    """Keep the cards of the box and of the packs that are offered."""
    boxes = [hall.catalog.box(game.id) for game in hall.catalog.games.values() if game.packing is not None and game.sha]
    offers = [*boxes, *hall.catalog.offers.values()]
    await hall.writer.write(Work("", statements=[keeping(hall, offer) for offer in offers]))


def keeping(hall: Hall, offer: Offer) -> Executable:
    """The statement that writes cards down, if they are not there yet."""
    dialect: Any = postgresql if hall.engine.dialect.name == "postgresql" else sqlite
    row = {
        "sha": offer.game.sha,
        "game": offer.game.id,
        "about": msgspec.json.encode(offer.about).decode(),
        "documents": offer.packed,
    }
    made: Executable = dialect.insert(store.contents).values(row).on_conflict_do_nothing()
    return made


async def find(hall: Hall, sha: str) -> Offer | None:
    """The cards with this fingerprint, from the catalog or from disk; None: the box's, or nobody knows them.

    They stay at hand as long as the caller holds them, and a while.
    """
    if not (sha.isascii() and sha.isalnum()) or any(game.sha == sha for game in hall.catalog.games.values()):
        return None
    offer = hall.catalog.kept.get(sha)
    if offer is None:
        async with hall.engine.connect() as connection:
            row = (await connection.execute(select(store.contents).where(store.contents.c.sha == sha))).first()
        box = None if row is None else hall.catalog.games.get(row.game)
        if row is None or box is None or box.packing is None:
            return None
        documents = unpacked(row.documents)
        about = msgspec.json.decode(row.about, type=wire.PackAbout | None)
        offer = Offer(box.packing.game(documents), documents, about)
    hall.catalog.keep(offer)
    return offer


async def known(hall: Hall, sha: str) -> Offer:
    """The same, of a fingerprint that somebody asks for; also of a box."""
    found: Offer | None = None
    if len(sha) == 64 and sha.isascii() and sha.isalnum():
        box = next((game for game in hall.catalog.games.values() if game.sha == sha), None)
        found = await find(hall, sha) if box is None else hall.catalog.box(box.id)
    if found is None:
        raise NotFound("error-content-sha", {"sha": sha[:64]}, field="sha")
    return found


def changes(hall: Hall, found: Offer, lang: Language) -> wire.Changes:
    """What these cards do otherwise than the box's, in words."""
    box = hall.catalog.box(found.game.id)
    return wire.Changes(workshop.changes(box.game, box.documents, found.documents, lang))


def file(hall: Hall, found: Offer) -> PackText:
    """The pack that makes these cards of the box's, as a file: for whoever wants to replay a match."""
    box, sha = hall.catalog.box(found.game.id), found.game.sha
    about = found.about or wire.PackAbout(f"{box.game.id} {sha[:12]}", "1", "Tradewinds", "–")
    told = {"base": box.game.id, **msgspec.structs.asdict(about)}
    pack = packfiles.differing(told, box.documents, found.documents, packs.packing(box.game))
    try:
        same = examining.made(pack, hall.catalog.game)[0].sha == sha
    except BadContent:
        same = False
    if not same:
        raise Unready("error-content-file")
    return PackText(packfiles.write(pack, hall.catalog.game))


async def info(hall: Hall, sha: str, lang: Language) -> wire.ContentInfo:
    """What is printed on the cards with this fingerprint, and what they are called otherwise than in the box."""
    found = await known(hall, sha)
    game: Game = found.game
    return wire.ContentInfo(game.sha, game.id, found.about, dict(game.content()), dict(game.messages(lang)))
