"""The HTTP interface: games, people, tables, lists, replays, rules. Play itself goes over the websocket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, delete, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from tradewinds.bots import usual
from tradewinds.kernel.record import Record
from tradewinds.play.campaigns import Chain
from tradewinds.play.rulebook import Rulebook
from tradewinds.play.workshop import Language
from tradewinds.server import campaigns, contents, gate, practice, replays, reviews, rulebook, shelf, talk, wire
from tradewinds.server.errors import Malformed, NotFound, Unready
from tradewinds.server.guests import Who
from tradewinds.server.hall import Hall, persist
from tradewinds.server.live import Live
from tradewinds.server.sessions import hears

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="a table's id", min_length=1, max_length=40)]
SeatId = Annotated[int, PathParameter(description="a seat's number, from 0", ge=0, le=31)]
CampaignId = Annotated[str, PathParameter(description="a campaign's id", min_length=1, max_length=40)]
LARGEST_CAMPAIGN = 1024 * 1024
"""Bytes of a campaign's file; a whole story is about a tenth of that."""
WORDS = {
    400: "A field is missing or wrong.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    409: "Not in the table's present condition.",
    413: "Too large.",
    415: "Not JSON.",
    429: "Too fast.",
    503: "The database cannot be reached; nothing was changed.",
}
ERRORS = {
    status: ResponseSpec(wire.ErrorAnswer, generate_examples=False, description=text) for status, text in WORDS.items()
}


def hall_of(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def guest_of(request: AnyRequest) -> str:
    return who_of(request).guest


def who_of(request: AnyRequest) -> Who:
    """Who calls; a browser whose session was ended hears of it once, and is somebody new from then on."""
    state = request.scope["state"]
    if state["ended"]:
        raise hears(state)
    return Who(state["guest"], state["session"])


def address_of(request: AnyRequest) -> str:
    address: str = request.scope["state"]["address"]
    return address


def limit(request: AnyRequest, kind: str) -> None:
    """Count one of a kind of call, and refuse it when there were too many."""
    state = request.scope["state"]
    hall_of(request).limiter.check(kind, state["address"], state["guest"])


def check_id(table: str) -> str:
    """An id that cannot be any table's is looked for nowhere."""
    if not (table.isascii() and table.isalnum() and len(table) <= 40):
        raise NotFound("error-no-such-table", {"table": table.replace("\0", "")[:40]})
    return table


async def live_of(request: AnyRequest, table: str) -> Live:
    hall = hall_of(request)
    if check_id(table) not in hall.lives:
        limit(request, "load")
    return await hall.find(table)


def page(before: str | None) -> tuple[int, str] | None:
    """Where a list is read on: behind the time and id that the page before gave as `next`."""
    if before is None:
        return None
    at, _, last = before.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < 16 and last.isascii() and last.isalnum()):
        raise Malformed("error-field-value", {"field": "before"}, field="before")
    return int(at), last


@get("/api/games", responses=ERRORS, sync_to_thread=False)
def games(request: AnyRequest) -> wire.Games:
    """The games: players, options with values and defaults, bots."""
    return wire.Games(hall_of(request).catalog.info())


@get("/api/me", responses=ERRORS)
async def me(request: AnyRequest) -> wire.Me:
    """Who I am."""
    return await hall_of(request).me(guest_of(request))


@patch("/api/me", responses=ERRORS)
async def change_me(request: AnyRequest, data: JSONBody[wire.ChangeMe]) -> wire.Me:
    """Change my name or language."""
    limit(request, "person")
    return await hall_of(request).change_me(guest_of(request), data)


@get("/api/tables", responses=ERRORS)
async def tables(
    request: AnyRequest,
    mine: FromQuery[bool] = False,
    offered: Annotated[bool, QueryParameter(name="open")] = False,
    finished: FromQuery[bool] = False,
    away: FromQuery[bool] = False,
    before: Annotated[str | None, QueryParameter(max_length=60, description="`next` of the page before")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> wire.Tables:
    """One of the lobby's lists: mine (open or running), open to everybody, finished, or put away; newest first."""
    asked = (("mine", mine), ("open", offered), ("finished", finished), ("away", away))
    chosen = [name for name, on in asked if on]
    if len(chosen) != 1:
        raise Malformed("error-list-which", {}, field="mine")
    found = await hall_of(request).list(chosen[0], guest_of(request), address_of(request), page(before), limit)
    rest = f"{found[-1].created}.{found[-1].id}" if len(found) == limit else None
    return wire.Tables(found, rest)


@post("/api/tables", responses=ERRORS)
async def create(request: AnyRequest, data: JSONBody[wire.CreateTable]) -> wire.TableInfo:
    """Open a table."""
    hall, guest = hall_of(request), guest_of(request)
    limit(request, "table")
    live = await hall.create(guest, data)
    return await hall.info(live, guest)


@post("/api/quick", responses=ERRORS)
async def quick(request: AnyRequest, data: JSONBody[wire.QuickPlay | None] = None) -> wire.TableInfo:
    """*Play now*: a table against bots, started at once."""
    hall, guest = hall_of(request), guest_of(request)
    limit(request, "table")
    asked = data or wire.QuickPlay()
    name = asked.game or next(iter(hall.catalog.games))
    offer = await shelf.chosen(hall, guest, name, asked.content, asked.pack)
    game = offer.game
    players = game.check_players(asked.players or min(4, game.max_players))
    bot = hall.catalog.check_bot(game, asked.bot or usual(game), "bot")
    ruled = game.rule_seats(players, game.check(players, asked.options))
    seats = ["me"] + ["rules" if seat in ruled else f"bot:{bot}" for seat in range(1, players)]
    table = wire.CreateTable(game=game.id, seats=seats, options=asked.options)
    live = await hall.create(guest, table, start=True, offer=offer)
    return await hall.info(live, guest)


@get("/api/tables/{table:str}", responses=ERRORS)
async def table(
    request: AnyRequest,
    table: TableId,
    invite: Annotated[
        str | None, QueryParameter(max_length=64, description="the invitation somebody came with")
    ] = None,
) -> wire.TableInfo:
    """One table; whoever brings the right invitation is told it back."""
    hall = hall_of(request)
    return await hall.info(await live_of(request, table), guest_of(request), invite)


@delete("/api/tables/{table:str}", responses=ERRORS, status_code=200)
async def close(request: AnyRequest, table: TableId) -> wire.Gone:
    """Take a table away that has not begun (the host)."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    await persist(lambda: hall.close_table(guest, live))
    return wire.Gone(table)


@post("/api/tables/{table:str}/seats/{seat:int}", responses=ERRORS, status_code=200)
async def sit(
    request: AnyRequest, table: TableId, seat: SeatId, data: JSONBody[wire.SitDown | None] = None
) -> wire.TableInfo:
    """Sit down; or, as the host, put a bot there."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    await persist(lambda: hall.sit(guest, live, seat, data or wire.SitDown()))
    return await hall.info(live, guest)


@delete("/api/tables/{table:str}/seats/{seat:int}", responses=ERRORS, status_code=200)
async def leave(request: AnyRequest, table: TableId, seat: SeatId) -> wire.TableInfo:
    """Stand up before the start; the host may also free a seat."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    await persist(lambda: hall.leave(guest, live, seat))
    return await hall.info(live, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/host", responses=ERRORS, status_code=200)
async def hand_over(request: AnyRequest, table: TableId, seat: SeatId) -> wire.TableInfo:
    """Before the start: whoever sits there is the host from now on (the host)."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    await persist(lambda: hall.hand_over(guest, live, seat))
    return await hall.info(live, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/resign", responses=ERRORS, status_code=200)
async def resign(request: AnyRequest, table: TableId, seat: SeatId) -> wire.TableInfo:
    """Give one's seat up in the middle of a match: a bot plays on to the end."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    await persist(lambda: hall.resign(guest, address_of(request), live, seat))
    return await hall.info(live, guest)


@post("/api/tables/{table:str}/again", responses=ERRORS, status_code=200)
async def again(request: AnyRequest, table: TableId) -> wire.TableInfo:
    """Play a finished match again, with the same people: the table for it, the same for everybody who asks."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    limit(request, "table")
    made = await persist(lambda: hall.again(guest, address_of(request), live))
    return await hall.info(made, guest)


@post("/api/tables/{table:str}/away", responses=ERRORS, status_code=200)
async def away(request: AnyRequest, table: TableId, data: JSONBody[wire.PutAway | None] = None) -> wire.TableInfo:
    """Put a table out of one's lists, or back."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    await hall.put_away(guest, live, (data or wire.PutAway()).away)
    return await hall.info(live, guest)


@post("/api/tables/{table:str}/silence", responses=ERRORS, status_code=200)
async def silence(request: AnyRequest, table: TableId, data: JSONBody[wire.Silence]) -> wire.TableInfo:
    """No texts at the table, only phrases; or texts again (the host)."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    limit(request, "chat")
    await persist(lambda: talk.silence(live, guest, data.silenced))
    return await hall.info(live, guest)


@post("/api/tables/{table:str}/start", responses=ERRORS, status_code=200)
async def start(request: AnyRequest, table: TableId) -> wire.TableInfo:
    """Start, when all seats are taken (the host)."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    await persist(lambda: hall.start(guest, address_of(request), live))
    return await hall.info(live, guest)


@get("/api/tables/{table:str}/replay", responses=ERRORS, middleware=[gate.replays])
async def replay(request: AnyRequest, table: TableId) -> Record:
    """A finished match: the record, with the seed."""
    live = await live_of(request, table)
    match = live.match
    if match.status != "finished" or live.table is None:
        raise Unready("error-not-finished", {"status": match.status})
    if match.continued is not None:
        raise Unready("error-record-practice" if match.continued.practice else "error-record-continued")
    return live.table.record([seat.recorded for seat in live.seats])


@get(
    "/api/tables/{table:str}/frames",
    responses=ERRORS | {200: ResponseSpec(wire.Frames, generate_examples=False, description="The frames.")},
    middleware=[gate.replays],
)
async def frames(
    request: AnyRequest,
    table: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=wire.LARGEST)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=wire.LARGEST)] = replays.MOST_FRAMES - 1,
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
) -> Stream:
    """The match decision by decision, for the scrubber: at most 500 frames at a time."""
    hall = hall_of(request)
    parts = await replays.frames(hall, await live_of(request, table), guest_of(request), first, last, seat)
    return Stream(parts, media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/review",
    responses=ERRORS | {200: ResponseSpec(wire.Review, generate_examples=False, description="One on each line.")},
    middleware=[gate.replays],
)
async def review(
    request: AnyRequest, table: TableId, seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None
) -> Stream:
    """What a strong player thinks of the decisions of a seat in a finished match, told as it comes."""
    lines = await reviews.review(hall_of(request), await live_of(request, table), guest_of(request), seat)
    return Stream(lines, media_type="application/x-ndjson")


@post("/api/tables/{table:str}/play-on", responses=ERRORS)
async def play_on(request: AnyRequest, table: TableId, data: JSONBody[wire.PlayOn]) -> wire.TableInfo:
    """Play on from a position of a finished match, against its bots: a new table, already running."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    limit(request, "table")
    made = await persist(lambda: practice.play_on(hall, guest, live, data))
    return await hall.info(made, guest)


@get("/api/rules/{game:str}", responses=ERRORS, sync_to_thread=False)
def rules(
    request: AnyRequest,
    game: Annotated[str, PathParameter(max_length=40)],
    lang: FromQuery[Language] = "en",
) -> Rulebook:
    """The rulebook panel: sections and rules."""
    found = hall_of(request).catalog.games.get(game)
    if found is None:
        raise NotFound("error-game-unknown", {"game": game}, field="game")
    return rulebook.rulebook(found.id, lang)


@get("/api/content/{sha:str}", responses=ERRORS)
async def content(
    request: AnyRequest,
    sha: Annotated[str, PathParameter(max_length=64, description="the fingerprint of a match's cards")],
    lang: FromQuery[Language] = "en",
) -> wire.ContentInfo:
    """What is printed on the cards of a match, and their names where they differ from the box's."""
    limit(request, "load")
    return await contents.info(hall_of(request), sha, lang)


@get("/api/campaigns", responses=ERRORS)
async def my_campaigns(request: AnyRequest) -> wire.Campaigns:
    """The campaigns in which I have played, or that I have brought along."""
    return await campaigns.mine(hall_of(request), guest_of(request), address_of(request))


@post(
    "/api/campaigns",
    responses=ERRORS,
    middleware=[gate.counting("campaign"), gate.replays],
    request_max_body_size=LARGEST_CAMPAIGN,
)
async def bring_campaign(request: AnyRequest, data: JSONBody[Chain]) -> wire.CampaignInfo:
    """Bring a campaign along from elsewhere, as one file: it is kept if all of it is right."""
    return await campaigns.bring(hall_of(request), guest_of(request), address_of(request), data)


@get("/api/campaigns/{campaign:str}", responses=ERRORS)
async def campaign_book(
    request: AnyRequest, campaign: CampaignId, lang: FromQuery[Language] = "en"
) -> wire.CampaignBook:
    """The book of a campaign: pages read, choices made, how things stand, the matches with their scores."""
    return await campaigns.book(hall_of(request), guest_of(request), campaign, lang)


@get("/api/campaigns/{campaign:str}/file", responses=ERRORS, middleware=[gate.replays])
async def campaign_file(request: AnyRequest, campaign: CampaignId) -> Chain:
    """The campaign as one file."""
    return await campaigns.export(hall_of(request), guest_of(request), campaign)


@post("/api/campaigns/{campaign:str}/next", responses=ERRORS, status_code=200)
async def campaign_next(
    request: AnyRequest, campaign: CampaignId, data: JSONBody[wire.GoOn | None] = None
) -> wire.TableInfo:
    """Go on with the next match: the table for it, the same for everybody who asks."""
    hall, guest = hall_of(request), guest_of(request)
    limit(request, "table")
    asked = data or wire.GoOn()
    made = await persist(lambda: campaigns.go_on(hall, guest, address_of(request), campaign, asked))
    # Those of the group are welcome wherever it goes on.
    return await hall.info(made, guest, made.match.invite if made.match.private else None)


ALL = [games, me, change_me, tables, create, quick, table, close, sit, leave, hand_over, resign, start, again, away]
ALL += [silence]
ALL += [replay, frames, review, play_on, rules, content]
ALL += [my_campaigns, bring_campaign, campaign_book, campaign_file, campaign_next]
