"""The HTTP interface for leagues."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tradewinds.server import leagues
from tradewinds.server.afterwire import ChangeMember, JoinLeague, League, Leagues, NewLeague
from tradewinds.server.hall import persist
from tradewinds.server.routes import ERRORS, AnyRequest, address_of, guest_of, hall_of, limit

LeagueId = Annotated[str, PathParameter(description="a league's id", min_length=1, max_length=40)]
Number = Annotated[int, PathParameter(ge=1, le=1000)]


@get("/api/leagues", responses=ERRORS)
async def mine(request: AnyRequest) -> Leagues:
    """The leagues of which I am a member."""
    return await leagues.listed(hall_of(request), guest_of(request), address_of(request))


@post("/api/leagues", responses=ERRORS)
async def create(request: AnyRequest, data: JSONBody[NewLeague]) -> League:
    """Open a league; I am its host and first member."""
    limit(request, "league")
    return await leagues.create(hall_of(request), guest_of(request), data)


@get("/api/leagues/{league:str}", responses=ERRORS)
async def one(
    request: AnyRequest,
    league: LeagueId,
    invite: Annotated[str | None, QueryParameter(max_length=64, description="its invitation")] = None,
) -> League:
    """A league of mine, or one to which I am invited."""
    limit(request, "load")
    return await leagues.show(hall_of(request), guest_of(request), league, invite)


@post("/api/leagues/{league:str}/join", responses=ERRORS, status_code=200)
async def join(request: AnyRequest, league: LeagueId, data: JSONBody[JoinLeague]) -> League:
    """Become a member, with the invitation."""
    limit(request, "league")
    return await persist(lambda: leagues.join(hall_of(request), guest_of(request), league, data.invite))


@post("/api/leagues/{league:str}/members/{member:int}", responses=ERRORS, status_code=200)
async def change_member(request: AnyRequest, league: LeagueId, member: Number, data: JSONBody[ChangeMember]) -> League:
    """Be there, be absent, or leave; the host may say so of everybody."""
    limit(request, "league")
    return await persist(lambda: leagues.change_member(hall_of(request), guest_of(request), league, member, data))


@post("/api/leagues/{league:str}/round", responses=ERRORS, status_code=200)
async def next_round(request: AnyRequest, league: LeagueId) -> League:
    """Open the next round; after the last, end the league (the host)."""
    limit(request, "league")
    limit(request, "table")
    return await persist(lambda: leagues.next_round(hall_of(request), guest_of(request), league))


@post("/api/leagues/{league:str}/tables/{board:int}/void", responses=ERRORS, status_code=200)
async def settle(request: AnyRequest, league: LeagueId, board: Number) -> League:
    """Go on without a table of this round (the host)."""
    limit(request, "league")
    return await persist(lambda: leagues.settle(hall_of(request), guest_of(request), league, board))


ALL = [mine, create, one, join, change_member, next_round, settle]
