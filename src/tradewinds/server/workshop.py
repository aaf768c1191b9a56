"""The components of the games to look through: the same for everybody, made once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import get
from litestar.params import FromQuery, PathParameter, QueryParameter

from tradewinds.kernel.game import Game
from tradewinds.play import packs, workshop
from tradewinds.play.workshop import Catalogue, Language, SchemaInfo
from tradewinds.server import contents
from tradewinds.server.errors import NotFound
from tradewinds.server.hall import Hall
from tradewinds.server.routes import ERRORS, AnyRequest, hall_of, limit

MOST_KEPT: Final = 48
"""Answers: all games in all languages, and some packs. The largest is a quarter of a megabyte."""
GameId = Annotated[str, PathParameter(max_length=40, description="a game's id")]
Sha = Annotated[str, QueryParameter(max_length=64, description="the fingerprint of a pack's components")]

T = TypeVar("T")

_kept: OrderedDict[tuple[str, ...], Any] = OrderedDict()


async def kept(key: tuple[str, ...], make: Callable[[], T]) -> T:
    """What is made, from the last time if that is not too long ago."""
    if key not in _kept:
        _kept[key] = await asyncio.to_thread(make)
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    made: T = _kept[key]
    return made


def game_of(hall: Hall, name: str) -> Game:
    found = hall.catalog.games.get(name)
    if found is None or found.packing is None:
        raise NotFound("error-game-unknown", {"game": name, "games": ", ".join(hall.catalog.games)}, field="game")
    return found


@get("/api/schema/{game:str}", responses=ERRORS)
async def schema(request: AnyRequest, game: GameId, lang: FromQuery[Language] = "en") -> SchemaInfo:
    """What a pack can change in a game, and how everything in it is called."""
    limit(request, "load")
    found = game_of(hall_of(request), game)
    return await kept(("schema", found.id, lang), lambda: workshop.schema(found, lang))


@get("/api/catalogue/{game:str}", responses=ERRORS)
async def catalogue(
    request: AnyRequest, game: GameId, lang: FromQuery[Language] = "en", content: Sha = ""
) -> Catalogue:
    """All components of a game with their texts, sources and rules; `content`: of a pack, else of the box."""
    limit(request, "load")
    hall = hall_of(request)
    found = game_of(hall, game)
    documents = packs.packing(found).documents()
    if content not in ("", found.sha):
        offer = await contents.known(hall, content)
        if offer.game.id != found.id:
            raise NotFound("error-content-sha", {"sha": content}, field="content")
        found, documents = offer.game, offer.documents
    return await kept(("catalogue", found.id, found.sha, lang), lambda: workshop.catalogue(found, documents, lang))


ALL = [schema, catalogue]
