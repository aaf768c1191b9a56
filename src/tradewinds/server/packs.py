"""Guests' packs: what an editor asks while somebody works on one."""

from __future__ import annotations

from typing import Literal

from litestar import MediaType, Response, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from tradewinds.kernel.content import BadContent
from tradewinds.play.workshop import Examined, ExaminePack, PackFile, PackText
from tradewinds.server.crew import NoAnswer
from tradewinds.server.errors import Busy
from tradewinds.server.routes import ERRORS, AnyRequest, guest_of, hall_of, limit
from tradewinds.server.worker import Craft

LARGEST_PACK = 1024 * 1024
"""Bytes of a call with a pack in it: a file of 512 KiB, whatever JSON makes of its signs."""


async def craft(request: AnyRequest, what: Literal["examine", "read", "write"]) -> Response[bytes]:
    """Let a worker do it, with the body as it came: it was found to be of the right shape."""
    limit(request, "craft")
    try:
        found = await hall_of(request).crew.craft(guest_of(request), Craft(what, await request.body()))
    except NoAnswer as error:
        raise Busy("error-busy") from error
    if found.refused is not None:
        key, args, rule, field = found.refused
        raise BadContent(key, args, rule, field)
    return Response(found.answer, media_type=MediaType.JSON)


def answered(kind: type, text: str) -> dict[int, ResponseSpec]:
    return ERRORS | {200: ResponseSpec(kind, generate_examples=False, description=text)}


@post(
    "/api/packs/examine",
    responses=answered(Examined, "What there is to say."),
    status_code=200,
    request_max_body_size=LARGEST_PACK,
)
async def examine(request: AnyRequest, data: JSONBody[ExaminePack]) -> Response[bytes]:
    """What there is to say about a pack as it stands; what is wrong with it is part of that."""
    return await craft(request, "examine")


@post(
    "/api/packs/read",
    responses=answered(PackFile, "The pack."),
    status_code=200,
    request_max_body_size=LARGEST_PACK,
)
async def read(request: AnyRequest, data: JSONBody[PackText]) -> Response[bytes]:
    """The pack in a YAML file."""
    return await craft(request, "read")


@post(
    "/api/packs/write",
    responses=answered(PackText, "The file."),
    status_code=200,
    request_max_body_size=LARGEST_PACK,
)
async def write(request: AnyRequest, data: JSONBody[PackFile]) -> Response[bytes]:
    """The YAML file of a pack, also of one that cannot be played yet."""
    return await craft(request, "write")


ALL = [examine, read, write]
