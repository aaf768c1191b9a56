"""The shelf: packs that guests keep on the server, for themselves or for whoever has the address, and tables with them.

Only what can be played is kept; a worker has looked at it before. A match that is played with a pack has its components
by itself (`contents.py`), so nothing that is done to a pack changes it.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Row, delete, func, insert, literal, select, update

from tradewinds.kernel.content import BadContent
from tradewinds.play.examining import made
from tradewinds.play.packs import LARGEST
from tradewinds.play.workshop import KeepPack, PackFile
from tradewinds.server import store, wire
from tradewinds.server.catalog import Offer
from tradewinds.server.errors import Malformed, NotFound, NotSaved, Unready
from tradewinds.server.store import Conflict, Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

MOST_KEPT: Final = 20
"""Packs of one guest."""
KIB: Final = 1024


def no_such_pack(pack: str) -> NotFound:
    return NotFound("error-no-such-pack", {"pack": pack.replace("\0", "")[:40]}, field="pack")


def about(file: PackFile) -> wire.PackAbout:
    return wire.PackAbout(file.name, file.version, file.author, file.licence)


def told(row: Row[Any], guest: str, whole: bool = False) -> wire.KeptPack:
    return wire.KeptPack(
        id=row.id,
        game=row.game,
        revision=row.revision,
        changed=row.changed,
        mine=row.guest == guest,
        shared=row.shared,
        info=msgspec.json.decode(row.info, type=wire.PackInfo),
        pack=msgspec.json.decode(row.pack, type=PackFile) if whole else None,
    )


# --- reading ---------------------------------------------------------------------------------------------------------


async def find(hall: Hall, guest: str, wanted: str, mine: bool = False) -> Row[Any]:
    """A pack of one's own or a shared one; for everybody else there is none. `mine`: to change it."""
    packs = store.packs
    if not (wanted.isascii() and wanted.isalnum() and len(wanted) <= 32):
        raise no_such_pack(wanted)
    async with hall.engine.connect() as connection:
        row = (await connection.execute(select(packs).where(packs.c.id == wanted))).first()
    if row is None or not (row.guest == guest or (row.shared and not mine)) or row.game not in hall.catalog.games:
        raise no_such_pack(wanted)
    return row


async def listed(hall: Hall, guest: str, address: str) -> wire.Packs:
    """One's own packs, those changed last before the others."""
    packs = store.packs
    newest = packs.c.changed.desc(), packs.c.id
    async with hall.turns.of(address), hall.engine.connect() as connection:
        found = await connection.execute(select(packs).where(packs.c.guest == guest).order_by(*newest).limit(MOST_KEPT))
        return wire.Packs([told(row, guest) for row in found if row.game in hall.catalog.games])


# --- keeping ---------------------------------------------------------------------------------------------------------


def encoded(file: PackFile) -> str:
    text = msgspec.json.encode(file).decode()
    if len(text.encode()) > LARGEST:
        raise BadContent("error-pack-large", {"most": LARGEST // KIB}, field="pack")
    return text


async def write(hall: Hall, work: Work) -> None:
    """Raises Conflict where somebody else was quicker."""
    try:
        await hall.writer.write(work)
    except Conflict:
        raise
    except Exception as error:
        raise NotSaved("error-not-saved") from error


async def keep(hall: Hall, guest: str, address: str, asked: KeepPack, info: wire.PackInfo) -> wire.KeptPack:
    """A new pack. `info`: what a worker has found."""
    if asked.revision is not None:
        raise Malformed("error-field-value", {"field": "revision"}, field="revision")
    text, packs, at = encoded(asked.pack), store.packs, now()
    hall.charge(guest, address, len(text))
    row = {
        "id": secrets.token_hex(12),
        "guest": guest,
        "game": asked.pack.base,
        "info": msgspec.json.encode(info).decode(),
        "pack": text,
        "revision": 1,
        "shared": False,
        "created": at,
        "changed": at,
    }
    there = select(func.count()).select_from(packs).where(packs.c.guest == guest).scalar_subquery()
    values = [literal(value, packs.c[name].type) for name, value in row.items()]
    new = insert(packs).from_select(list(row), select(*values).where(there < MOST_KEPT))
    try:
        await write(hall, Work("", guards=[new]))
    except Conflict:
        raise Unready("error-packs-many", {"most": MOST_KEPT}) from None
    return told(await find(hall, guest, str(row["id"])), guest, whole=True)


async def replace(
    hall: Hall, guest: str, address: str, wanted: str, asked: KeepPack, info: wire.PackInfo
) -> wire.KeptPack:
    """Another edition of a pack, unless somebody has saved one meanwhile."""
    row, text = await find(hall, guest, wanted, mine=True), encoded(asked.pack)
    hall.charge(guest, address, len(text) - len(row.pack))
    values = {"game": asked.pack.base, "info": msgspec.json.encode(info).decode(), "pack": text, "changed": now()}
    await change(hall, guest, row, row.revision if asked.revision is None else asked.revision, values)
    return told(await find(hall, guest, wanted, mine=True), guest, whole=True)


async def share(hall: Hall, guest: str, wanted: str, shared: bool) -> wire.KeptPack:
    row = await find(hall, guest, wanted, mine=True)
    if row.shared != shared:
        await change(hall, guest, row, row.revision, {"shared": shared})
    return told(await find(hall, guest, wanted, mine=True), guest, whole=True)


async def change(hall: Hall, guest: str, row: Row[Any], revision: int, values: dict[str, Any]) -> None:
    packs = store.packs
    still = (packs.c.id == row.id, packs.c.guest == guest, packs.c.revision == revision)
    guard = update(packs).where(*still).values(revision=revision + 1, **values)
    try:
        await write(hall, Work("", guards=[guard]))
    except Conflict:
        raise Unready("error-pack-revision", {"revision": revision}, field="revision") from None


async def remove(hall: Hall, guest: str, wanted: str) -> None:
    row, packs = await find(hall, guest, wanted, mine=True), store.packs
    gone = delete(packs).where(packs.c.id == row.id, packs.c.guest == guest)
    await write(hall, Work("", statements=[gone]))


# --- tables with a pack ----------------------------------------------------------------------------------------------


def offered(hall: Hall, file: PackFile) -> Offer:
    """The game with a pack, at hand from now on; BadContent if it cannot be played."""
    game, documents = made(file, hall.catalog.game)
    if game.sha == hall.catalog.game(file.base).sha:
        return hall.catalog.box(file.base)
    offer = Offer(game, documents, about(file))
    hall.catalog.keep(offer)
    return offer


async def chosen(hall: Hall, guest: str, name: str, content: str, pack: str) -> Offer:
    """The cards that somebody wants to open a table with: a pack's of this shelf, the operator's, or the box's."""
    box = hall.catalog.box(name)
    if pack:
        if content:
            raise Malformed("error-field-value", {"field": "content"}, field="content")
        row = await find(hall, guest, pack)
        if row.game != name:
            raise BadContent("error-pack-other-game", {"base": row.game, "game": name}, field="pack")
        return offered(hall, msgspec.json.decode(row.pack, type=PackFile))
    if content in ("", box.game.sha):
        return box
    if content not in hall.catalog.offers or hall.catalog.offers[content].game.id != name:
        raise BadContent("error-content-offered", {"game": name}, field="content")
    return hall.catalog.offers[content]
