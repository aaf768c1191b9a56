"""Campaigns: stories over several matches. A table that begins one opens it; each match that ends becomes part of it.

The chain grows in the transaction that ends the match. A campaign goes on at one table at a time, the same for all of
its group who ask: those who have played in it, and whoever began it or brought it along.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable, Row, delete, func, insert, or_, select, update

from tradewinds.kernel.content import BadContent
from tradewinds.kernel.game import Game
from tradewinds.kernel.record import Record
from tradewinds.play import campaigns as chains
from tradewinds.play.campaigns import CampaignError, Chain
from tradewinds.play.table import Table
from tradewinds.play.words import Words
from tradewinds.play.workshop import Language
from tradewinds.server import contents, reading, store, wire
from tradewinds.server.catalog import Offer
from tradewinds.server.crew import NoAnswer
from tradewinds.server.errors import Busy, Malformed, NotFound, NotSaved, Overtaken
from tradewinds.server.live import Live, Match, seats_again
from tradewinds.server.names import clean
from tradewinds.server.store import Conflict, Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

MOST_LISTED = 100
MOST_MATCHES = 200
"""In a campaign that is brought along."""
LONGEST_SEAT = 120
"""Letters of who sat there, in a record."""


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def new_id() -> str:
    return secrets.token_hex(12)


def no_such_campaign(campaign: str) -> NotFound:
    return NotFound("error-no-such-campaign", {"campaign": campaign.replace("\0", "")[:40]})


# --- what belongs to a table's own writing ----------------------------------------------------------------------


def begins(game: Game, options: Mapping[str, Any]) -> str | None:
    """The id of the campaign that a match with these options begins; None if they begin none."""
    story = game.campaign
    ways = [] if story is None else [story.options, *story.chapters.values()]
    return new_id() if any(all(options[name] == value for name, value in way.items()) for way in ways) else None


def begun(live: Live) -> list[Executable]:
    """The campaign of a table that begins one."""
    match = live.match
    if match.campaign is None:
        return []
    row = {
        "id": match.campaign,
        "game": match.game,
        "content": match.content,
        "name": match.name,
        "host": match.host,
        "created": match.created,
        "changed": match.created,
        "options": text(match.options),
        "matches": 0,
        "current": match.id,
    }
    return [insert(store.campaigns).values(row)]


def ended(live: Live, table: Table, at: int) -> list[Executable]:
    """The match is over: what it hands on and its record are the newest part of its campaign."""
    match, campaigns = live.match, store.campaigns
    if match.campaign is None:
        return []
    record = table.record([seat.recorded for seat in live.seats])
    kept = None if match.continued is not None else text(record)
    part = {"about": text(about(record, match.id, at)), "carry": text(table.state.carry()), "record": kept}
    number = select(campaigns.c.matches).where(campaigns.c.id == match.campaign).scalar_subquery()
    values = {"carry": part["carry"], "changed": at, "options": text(match.options), "current": None}
    return [
        insert(store.chain).values(campaign=match.campaign, n=number, **part),
        update(campaigns).where(campaigns.c.id == match.campaign).values(matches=campaigns.c.matches + 1, **values),
    ]


def closed(match: str, campaign: str | None) -> list[Executable]:
    """A table was taken away before its match began; the campaign that it would have begun is none."""
    campaigns = store.campaigns
    if campaign is None:
        return []
    empty = (campaigns.c.matches == 0, campaigns.c.archive.is_(None), campaigns.c.current.is_(None))
    return [
        update(campaigns).where(campaigns.c.current == match).values(current=None),
        delete(campaigns).where(campaigns.c.id == campaign, *empty),
    ]


def about(record: Record, table: str | None, at: int | None) -> wire.CampaignMatch:
    assert record.result is not None
    return wire.CampaignMatch(
        table=table,
        finished=at,
        players=record.players,
        options=record.options,
        seats=record.seats,
        scores=record.result.scores,
        winners=record.result.winners,
    )


# --- reading ----------------------------------------------------------------------------------------------------


def of_group(guest: str) -> Any:
    """The campaigns of which this guest is one: began it or brought it along, or played in it."""
    campaigns, matches, seats = store.campaigns, store.matches, store.seats
    sat = select(seats.c.match).where(seats.c.guest == guest, seats.c.kind != "open")
    played = select(matches.c.campaign).where(
        matches.c.campaign.is_not(None), matches.c.status != "open", or_(matches.c.host == guest, matches.c.id.in_(sat))
    )
    return or_(campaigns.c.host == guest, campaigns.c.id.in_(played))


async def read(hall: Hall, guest: str, wanted: str) -> Row[Any]:
    """The campaign, for those of its group; for everybody else there is none."""
    if not (wanted.isascii() and wanted.isalnum() and len(wanted) <= 40):
        raise no_such_campaign(wanted)
    async with hall.engine.connect() as connection:
        found = await connection.execute(select(store.campaigns).where(store.campaigns.c.id == wanted, of_group(guest)))
        row = found.first()
    if row is None:
        raise no_such_campaign(wanted)
    return row


async def read_chain(hall: Hall, campaign: str) -> list[Row[Any]]:
    async with hall.engine.connect() as connection:
        found = await connection.execute(
            select(store.chain).where(store.chain.c.campaign == campaign).order_by(store.chain.c.n)
        )
        return list(found.all())


def carry_of(row: Row[Any]) -> dict[str, Any] | None:
    found: dict[str, Any] | None = None if row.carry is None else msgspec.json.decode(row.carry)
    return found


async def offer_of(hall: Hall, row: Row[Any]) -> Offer:
    """The game with the cards that the campaign is played with."""
    if row.content in ("", hall.catalog.game(row.game).sha):
        return hall.catalog.box(row.game)
    found = await contents.find(hall, row.content)
    if found is None:
        raise BadContent("error-content-offered", {"game": row.game}, field="content")
    return found


async def game_of(hall: Hall, row: Row[Any]) -> Game:
    return (await offer_of(hall, row)).game


async def info(hall: Hall, row: Row[Any]) -> wire.CampaignInfo:
    carry = carry_of(row)
    ending = None if carry is None else chains.story_of(await game_of(hall, row)).ending(carry)
    return wire.CampaignInfo(
        row.id, row.game, row.name, row.created, row.changed, row.matches, ending, row.current, row.content
    )


async def mine(hall: Hall, guest: str, address: str) -> wire.Campaigns:
    """The guest's campaigns, those that went on last before the others."""
    campaigns = store.campaigns
    newest = campaigns.c.changed.desc(), campaigns.c.id
    async with hall.turns.of(address), hall.engine.connect() as connection:
        found = await connection.execute(select(campaigns).where(of_group(guest)).order_by(*newest).limit(MOST_LISTED))
        rows = [row for row in found if row.game in hall.catalog.games]
    return wire.Campaigns([await info(hall, row) for row in rows])


async def group(hall: Hall, row: Row[Any], guest: str) -> list[wire.CampaignPerson]:
    """Whose campaign it is: as `of_group` has it, from the other side."""
    matches, seats, guests = store.matches, store.seats, store.guests
    played = (matches.c.campaign == row.id, matches.c.status != "open")
    sat = (
        select(seats.c.guest, func.count(matches.c.id.distinct()).label("matches"), func.min(matches.c.created))
        .join(matches, matches.c.id == seats.c.match)
        .where(*played, seats.c.guest.is_not(None), seats.c.kind != "open")
        .group_by(seats.c.guest)
        .order_by(func.min(matches.c.created), seats.c.guest)
    )
    async with hall.engine.connect() as connection:
        found = {one.guest: int(one.matches) for one in await connection.execute(sat)}
        hosts = (await connection.execute(select(matches.c.host).where(*played).order_by(matches.c.created))).scalars()
        people = {row.host: found.get(row.host, 0)} | found | {one: found.get(one, 0) for one in hosts}
        named = await connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(people)))
        names = {one.id: one.name for one in named}
    people.pop("", None)  # who has deleted everything of theirs
    return [wire.CampaignPerson(names.get(one, ""), one == guest, n) for one, n in people.items()]


async def book(hall: Hall, guest: str, wanted: str, lang: Language) -> wire.CampaignBook:
    """What has been read and decided, how the map stands, and the matches with their scores."""
    row = await read(hall, guest, wanted)
    game, carry = await game_of(hall, row), carry_of(row)
    story = chains.story_of(game)
    played = [msgspec.json.decode(one.about, type=wire.CampaignMatch) for one in await read_chain(hall, wanted)]
    lines = [] if carry is None else await asyncio.to_thread(lambda: story.book(carry, Words(lang, game).text))
    return wire.CampaignBook(
        campaign=await info(hall, row),
        group=await group(hall, row, guest),
        played=played,
        lines=lines,
        carry=carry,
        options=msgspec.json.decode(row.options),
    )


# --- going on ---------------------------------------------------------------------------------------------------


async def go_on(hall: Hall, guest: str, address: str, wanted: str, asked: wire.GoOn) -> Live:
    """The table for the next match: the one that is there already, or a new one that begins with the last carry."""
    row = await read(hall, guest, wanted)
    if row.current is not None:
        with contextlib.suppress(NotFound):
            return await hall.find(row.current)
    offer, carry = await offer_of(hall, row), carry_of(row)
    game = offer.game
    given = msgspec.json.decode(row.options) | asked.options
    before = await last_table(hall, wanted)
    wished, carry = chains.begins(game, Chain(game=game.id, archive=carry), given, None)
    if asked.seats is not None:
        options = game.check(game.check_players(len(asked.seats)), wished)
        hall.check_seats(game, asked.seats, game.rule_seats(len(asked.seats), options))
        seats = await hall.seats_for(guest, asked.seats, asked.names)
    elif before is not None:
        seats = seats_again(before[1], guest)
        options = game.check(len(seats), wished)
        again = ["rules" if seat.kind == "rules" else "friend" for seat in seats]
        hall.check_seats(game, again, game.rule_seats(len(seats), options))
    else:
        raise Malformed("error-campaign-seats", {}, field="seats")
    if before is not None:
        offer = replace(offer, about=before[0].pack)
    made, work = hall.lay(
        guest, offer, dict(options), seats, row.name, asked.private, (wanted, carry), before and before[0].clock
    )
    campaigns, matches = store.campaigns, store.matches
    still = (campaigns.c.id == wanted, campaigns.c.matches == row.matches, campaigns.c.current.is_(None))
    work.guards.append(update(campaigns).where(*still).values(current=made.match.id, changed=now()))
    if before is not None:
        work.statements.append(update(matches).where(matches.c.id == before[0].id).values(again=made.match.id))
        work.also = [before[0].id]
    hall.begin_if_full(guest, address, made, work)
    try:
        await hall.writer.write(work)
    except Conflict:  # somebody else has gone on with it
        raise Overtaken("error-late", {"seq": 0, "now": 0}) from None
    except Exception as error:
        raise NotSaved("error-not-saved") from error
    hall.laid(made)
    if before is not None and before[0].id in hall.lives:
        shown = hall.lives[before[0].id]
        shown.match.again = made.match.id
        shown.tell_table()
    return made


async def last_table(hall: Hall, campaign: str) -> tuple[Match, list[Any]] | None:
    """The match that ended last, with who sat there; None if it was played elsewhere."""
    parts = await read_chain(hall, campaign)
    table = msgspec.json.decode(parts[-1].about, type=wire.CampaignMatch).table if parts else None
    if table is None:
        return None
    async with hall.engine.connect() as connection:
        return await reading.read_match(connection, table)


# --- as one file ------------------------------------------------------------------------------------------------


async def export(hall: Hall, guest: str, wanted: str) -> Chain:
    """The campaign as one file: every match that can be replayed, beginning with the archive before them."""
    row = await read(hall, guest, wanted)
    archive: dict[str, Any] | None = None if row.archive is None else msgspec.json.decode(row.archive)
    matches: list[Record] = []
    for part in await read_chain(hall, wanted):
        if part.record is None:
            archive, matches = msgspec.json.decode(part.carry), []
        else:
            matches.append(msgspec.json.decode(part.record, type=Record))
    return Chain(game=row.game, archive=archive, matches=matches)


async def bring(hall: Hall, guest: str, address: str, chain: Chain) -> wire.CampaignInfo:
    """A campaign that was played elsewhere: kept if every match of it ends as its record says, else nothing is."""
    game = hall.catalog.game(chain.game)
    chains.story_of(game)
    if len(chain.matches) > MOST_MATCHES:
        raise CampaignError("error-campaign-large", {"most": MOST_MATCHES}, field="matches")
    if not chain.matches and chain.archive is None:
        raise CampaignError("error-campaign-empty", {}, field="matches")
    chains.check_links(chain)
    if chain.archive is not None:
        chains.try_archive(game, chain.archive)
    for number, record in enumerate(chain.matches, 1):
        await check(hall, guest, record, number)
    hall.charge(guest, address, len(msgspec.json.encode(chain)))
    at, last = now(), chain.matches[-1] if chain.matches else None
    row = {
        "id": new_id(),
        "game": chain.game,
        "content": game.sha if last is None else last.content or "",
        "name": "",
        "host": guest,
        "created": at,
        "changed": at,
        "options": text(game.check_options({} if last is None else last.options)),
        "archive": None if chain.archive is None else text(chain.archive),
        "carry": text(chain.carry()),
        "matches": len(chain.matches),
    }
    work = Work("", statements=[insert(store.campaigns).values(row)])
    for n, record in enumerate(chain.matches):
        assert record.result is not None
        part = {"about": text(about(record, None, None)), "carry": text(record.result.carry), "record": text(record)}
        work.statements.append(insert(store.chain).values(campaign=row["id"], n=n, **part))
    await hall.save(work)
    return await info(hall, await read(hall, guest, str(row["id"])))


async def check(hall: Hall, guest: str, record: Record, number: int) -> None:
    """A worker replays the match; whatever is wrong with it is said with its number."""
    field = f"matches.{number}"
    if record.result is None or record.result.carry is None:
        raise CampaignError("error-campaign-broken", {"number": number}, field=field)
    for seat in record.seats:
        if len(seat) > LONGEST_SEAT or clean(seat, field) != seat:
            raise Malformed("error-text-control", {"field": f"{field}.seats"}, field=f"{field}.seats")
    content = record.content or ""
    held = await contents.find(hall, content)
    hall.catalog.game(record.game, content)
    try:
        found = await hall.crew.check(guest, msgspec.json.encode(record), b"" if held is None else held.packed)
    except NoAnswer as error:
        raise Busy("error-busy") from error
    if found.refused is not None:
        key, params, rule, place = found.refused
        if key == "error-record-illegal":  # its reason is for whoever reads records
            told = {"number": number, "decision": params["decision"], "nth": int(params["number"]) + 1}
            raise CampaignError("error-campaign-decision", told, rule, field=f"{field}.{place}")
        raise CampaignError(key, params, rule, field=f"{field}.{place}" if place else field)
    wrong = [name for name, right in found.checks if not right]
    if wrong:
        raise CampaignError("error-campaign-false", {"number": number, "what": ", ".join(wrong)}, field=field)
