"""The HTTP interface for packs: what an editor asks while somebody works on one, the shelf, and trying things out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter

from tradewinds.play.workshop import Examined, ExaminePack, KeepPack, Language, PackFile, PackText, SharePack, TryPack
from tradewinds.server import contents, gate, practice, shelf, wire, workshop
from tradewinds.server.routes import ERRORS, AnyRequest, address_of, guest_of, hall_of, limit

LARGEST_PACK = 1024 * 1024
"""Bytes of a call with a pack in it: a file of 512 KiB, whatever JSON makes of its signs."""
CRAFT = [gate.counting("craft")]
Sha = Annotated[str, PathParameter(max_length=64, description="the fingerprint of a match's cards")]
PackId = Annotated[str, PathParameter(description="a pack's id", min_length=1, max_length=40)]


async def craft(request: AnyRequest, what: practice.What) -> bytes:
    """Let a worker do it, with the body as it came: it was found to be of the right shape."""
    return await practice.craft(hall_of(request), guest_of(request), what, await request.body())


def answered(kind: type, text: str) -> dict[int, ResponseSpec]:
    return ERRORS | {200: ResponseSpec(kind, generate_examples=False, description=text)}


@post(
    "/api/packs/examine",
    responses=answered(Examined, "What there is to say."),
    status_code=200,
    request_max_body_size=LARGEST_PACK,
    middleware=CRAFT,
)
async def examine(request: AnyRequest, data: JSONBody[ExaminePack]) -> Response[bytes]:
    """What there is to say about a pack as it stands; what is wrong with it is part of that."""
    return Response(await craft(request, "examine"), media_type=MediaType.JSON)


@post(
    "/api/packs/read",
    responses=answered(PackFile, "The pack."),
    status_code=200,
    request_max_body_size=LARGEST_PACK,
    middleware=CRAFT,
)
async def read(request: AnyRequest, data: JSONBody[PackText]) -> Response[bytes]:
    """The pack in a YAML file."""
    return Response(await craft(request, "read"), media_type=MediaType.JSON)


@post(
    "/api/packs/write",
    responses=answered(PackText, "The file."),
    status_code=200,
    request_max_body_size=LARGEST_PACK,
    middleware=CRAFT,
)
async def write(request: AnyRequest, data: JSONBody[PackFile]) -> Response[bytes]:
    """The YAML file of a pack, also of one that cannot be played yet."""
    return Response(await craft(request, "write"), media_type=MediaType.JSON)


@post("/api/packs/try", responses=ERRORS, request_max_body_size=LARGEST_PACK, middleware=CRAFT)
async def try_out(request: AnyRequest, data: JSONBody[TryPack]) -> wire.TableInfo:
    """A table of one's own at which a component of a pack can be tried out at once."""
    hall, guest = hall_of(request), guest_of(request)
    limit(request, "table")
    live = await practice.begin(hall, guest, data, await craft(request, "try"))
    return await hall.info(live, guest)


# --- the shelf -------------------------------------------------------------------------------------------------------


async def looked_at(request: AnyRequest) -> wire.PackInfo:
    """What a worker says of a pack that is to be kept; it is refused if it cannot be played."""
    limit(request, "pack")
    return msgspec.json.decode(await craft(request, "keep"), type=wire.PackInfo)


@get("/api/packs", responses=ERRORS)
async def mine(request: AnyRequest) -> wire.Packs:
    """The packs that I keep here."""
    return await shelf.listed(hall_of(request), guest_of(request), address_of(request))


@post("/api/packs", responses=ERRORS, request_max_body_size=LARGEST_PACK, middleware=CRAFT)
async def keep(request: AnyRequest, data: JSONBody[KeepPack]) -> wire.KeptPack:
    """Keep a pack here that can be played."""
    info = await looked_at(request)
    return await shelf.keep(hall_of(request), guest_of(request), address_of(request), data, info)


@get("/api/packs/{pack:str}", responses=ERRORS)
async def one(request: AnyRequest, pack: PackId) -> wire.KeptPack:
    """A pack of mine, or one that is shared."""
    limit(request, "load")
    guest = guest_of(request)
    return shelf.told(await shelf.find(hall_of(request), guest, pack), guest, whole=True)


@put("/api/packs/{pack:str}", responses=ERRORS, request_max_body_size=LARGEST_PACK, middleware=CRAFT)
async def change(request: AnyRequest, pack: PackId, data: JSONBody[KeepPack]) -> wire.KeptPack:
    """Another edition of a pack of mine; refused where somebody has saved one since `revision`."""
    info = await looked_at(request)
    return await shelf.replace(hall_of(request), guest_of(request), address_of(request), pack, data, info)


@delete("/api/packs/{pack:str}", responses=ERRORS, status_code=200)
async def remove(request: AnyRequest, pack: PackId) -> wire.Gone:
    """Throw a pack of mine away; matches that are played with it go on."""
    limit(request, "pack")
    await shelf.remove(hall_of(request), guest_of(request), pack)
    return wire.Gone(pack)


@post("/api/packs/{pack:str}/share", responses=ERRORS, status_code=200)
async def share(request: AnyRequest, pack: PackId, data: JSONBody[SharePack]) -> wire.KeptPack:
    """Whether everybody who has the address of a pack of mine may see it and play with it."""
    limit(request, "pack")
    return await shelf.share(hall_of(request), guest_of(request), pack, data.shared)


# --- the cards of a match --------------------------------------------------------------------------------------------


@get("/api/content/{sha:str}/changes", responses=ERRORS)
async def changes(request: AnyRequest, sha: Sha, lang: FromQuery[Language] = "en") -> wire.Changes:
    """What the cards of a match do otherwise than the box's."""
    limit(request, "load")
    hall = hall_of(request)
    found = await contents.known(hall, sha)
    return await workshop.kept(("changes", sha, lang), lambda: contents.changes(hall, found, lang))


@get("/api/content/{sha:str}/file", responses=ERRORS)
async def file(request: AnyRequest, sha: Sha) -> PackText:
    """The pack of a match as a file, with which its record can be replayed anywhere."""
    limit(request, "load")
    hall = hall_of(request)
    found = await contents.known(hall, sha)
    return await workshop.kept(("file", sha), lambda: contents.file(hall, found))


ALL = [examine, read, write, try_out, mine, keep, one, change, remove, share, changes, file]
