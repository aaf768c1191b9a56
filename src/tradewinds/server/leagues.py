"""Leagues: a group plays rounds at tables of one game with fixed options, and the standings tell who is ahead.

Results come from finished matches alone, read when somebody looks; so nothing that anybody says can change them. A
league is its members' business: for everybody else there is none, unless they bring its invitation.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, func, insert, select, update

from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.server import afterwire, campaigns, pairing, preferences, store
from tradewinds.server.errors import Forbidden, Malformed, NotFound, NotSaved, Overtaken, Unready
from tradewinds.server.live import Live, Seat
from tradewinds.server.names import clean_name
from tradewinds.server.pairing import Played
from tradewinds.server.store import Conflict, Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

MOST_MEMBERS = 64
MOST_LEAGUES = 20
"""That somebody hosts and that are not finished."""
MOST_LISTED = 100
SWISS_ROUNDS = 4
text = campaigns.text


def no_such_league() -> NotFound:
    return NotFound("error-no-such-league")


# --- reading ---------------------------------------------------------------------------------------------------------


class Book:
    """A league as it is on disk, with what came of its tables."""

    def __init__(self, row: Row[Any], members: Sequence[Row[Any]], pairings: Sequence[Row[Any]]) -> None:
        self.row = row
        self.members = members
        self.number = {member.guest: int(member.n) for member in members}
        self.pairings = pairings
        self.results: dict[str, dict[str, tuple[int, int, bool]]] = {}
        """Per finished match and guest: place, points, and whether the seat was given up."""
        self.status: dict[str, str] = {}

    def played(self, one: Row[Any]) -> Played | None:
        """What came of a table, for the members who were to play there; None: nothing yet, or it does not count."""
        if one.match is None or one.settled is not None or one.match not in self.results:
            return None
        found = self.results[one.match]
        seated: list[str] = msgspec.json.decode(one.seated)
        # Whoever never came, or gave up, is behind those who played.
        behind = len(seated) + 1
        places, points = {}, {}
        for guest in seated:
            place, scored, left = found.get(guest, (behind, 0, True))
            places[self.number[guest]] = behind if left else place
            points[self.number[guest]] = scored
        return Played(places, points)

    def byes(self) -> list[int]:
        sat_out = [one for one in self.pairings if one.match is None and one.settled is None]
        return [self.number[guest] for one in sat_out for guest in msgspec.json.decode(one.seated)]

    def standings(self) -> list[pairing.Line]:
        tables = [found for one in self.pairings if (found := self.played(one)) is not None]
        return pairing.standings(list(self.number.values()), tables, self.byes(), self.row.size)

    def open_tables(self) -> list[Row[Any]]:
        """Of the present round, those that are neither over nor given up."""
        return [
            one
            for one in self.pairings
            if one.round == self.row.round
            and one.match is not None
            and one.settled is None
            and self.status.get(one.match) != "finished"
        ]


async def read(hall: Hall, guest: str, wanted: str, invite: str | None = None) -> tuple[Book, bool]:
    """The league, and whether the reader is a member; for whoever is not and brings no invitation there is none."""
    leagues, members, pairings = store.leagues, store.members, store.pairings
    matches, results, seats = store.matches, store.results, store.seats
    if not (wanted.isascii() and wanted.isalnum() and len(wanted) <= 32):
        raise no_such_league()
    async with hall.engine.connect() as connection:
        row = (await connection.execute(select(leagues).where(leagues.c.id == wanted))).first()
        if row is None or row.game not in hall.catalog.games:
            raise no_such_league()
        names = store.guests
        called = func.coalesce(names.c.name, members.c.name).label("called")
        of = select(members, called).outerjoin(names, names.c.id == members.c.guest)
        of = of.where(members.c.league == wanted).order_by(members.c.n)
        people = (await connection.execute(of)).all()
        inside = any(one.guest == guest for one in people)
        if not inside and not secrets.compare_digest((invite or "").encode(), row.invite.encode()):
            raise no_such_league()
        drawn = select(pairings).where(pairings.c.league == wanted).order_by(pairings.c.round, pairings.c.board)
        tables = (await connection.execute(drawn)).all()
        book = Book(row, people, tables)
        ids = [one.match for one in tables if one.match is not None]
        for one in await connection.execute(select(matches.c.id, matches.c.status).where(matches.c.id.in_(ids))):
            book.status[one.id] = one.status
        ended = select(results, seats.c.kind).join(
            seats, (seats.c.match == results.c.match) & (seats.c.guest == results.c.guest)
        )
        for one in await connection.execute(ended.where(results.c.match.in_(ids))):
            left = one.kind == "bot"
            book.results.setdefault(one.match, {})[one.guest] = (one.place, one.points, left)
    return book, inside


def info(book_row: Row[Any], members: int, guest: str, member: bool) -> afterwire.LeagueInfo:
    row = book_row
    return afterwire.LeagueInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        size=row.size,
        kind=row.kind,
        rounds=row.rounds,
        round=row.round,
        status=row.status,
        members=members,
        host=row.host == guest,
        member=member,
        changed=row.changed,
    )


async def listed(hall: Hall, guest: str, address: str) -> afterwire.Leagues:
    leagues, members = store.leagues, store.members
    mine = select(members.c.league).where(members.c.guest == guest)
    asked = select(leagues).where(leagues.c.id.in_(mine)).order_by(leagues.c.changed.desc(), leagues.c.id)
    async with hall.turns.of(address), hall.engine.connect() as connection:
        rows = (await connection.execute(asked.limit(MOST_LISTED))).all()
        counting = select(members.c.league, func.count()).where(members.c.league.in_([row.id for row in rows]))
        counted = await connection.execute(counting.group_by(members.c.league))
        counts = {league: int(n) for league, n in counted}
    known = [row for row in rows if row.game in hall.catalog.games]
    return afterwire.Leagues([info(row, counts.get(row.id, 0), guest, True) for row in known])


def told(book: Book, guest: str, inside: bool) -> afterwire.League:
    row = book.row
    by_number = {int(member.n): member for member in book.members}
    lines = [
        afterwire.LeagueLine(
            member=line.member,
            name=by_number[line.member].called,
            you=by_number[line.member].guest == guest,
            host=by_number[line.member].guest == row.host,
            standing=by_number[line.member].standing,
            place=line.place,
            score=float(line.score),
            opponents=float(line.opponents),
            wins=line.wins,
            share=float(line.share),
            played=line.played,
            byes=line.byes,
        )
        for line in book.standings()
    ]
    rounds: dict[int, list[afterwire.LeagueTable]] = {}
    for one in book.pairings:
        seated = [book.number[member] for member in msgspec.json.decode(one.seated)]
        found = book.played(one)
        rounds.setdefault(one.round, []).append(
            afterwire.LeagueTable(
                board=one.board,
                members=seated,
                match=one.match,
                status=book.status.get(one.match),  # type: ignore[arg-type]
                places=[] if found is None else [found.places[member] for member in seated],
                points=[] if found is None else [found.points[member] for member in seated],
                void=one.settled is not None,
            )
        )
    played = [afterwire.LeagueRound(number, tables) for number, tables in rounds.items()]
    return afterwire.League(
        league=info(row, len(book.members), guest, inside),
        options=msgspec.json.decode(row.options),
        invite=row.invite if row.host == guest or not inside else None,
        standings=lines if inside else [],
        played=played if inside else [],
    )


async def show(hall: Hall, guest: str, wanted: str, invite: str | None = None) -> afterwire.League:
    book, inside = await read(hall, guest, wanted, invite)
    return await asyncio.to_thread(told, book, guest, inside)  # standings of many rounds take a while


# --- changing --------------------------------------------------------------------------------------------------------


async def write(hall: Hall, book: Book | None, work: Work, **values: Any) -> None:
    """All of it, if nobody has changed the league since it was read; whoever was late looks again."""
    leagues = store.leagues
    if book is not None:
        seen = (leagues.c.id == book.row.id, leagues.c.revision == book.row.revision)
        values |= {"revision": book.row.revision + 1, "changed": now()}
        work.guards.append(update(leagues).where(*seen).values(values))
    try:
        await hall.writer.write(work)
    except Conflict:
        raise Overtaken("error-late", {"seq": 0, "now": 0}) from None
    except Exception as error:
        raise NotSaved("error-not-saved") from error


def check_table(game: Game, size: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a league's tables: everybody at them is a member, and each match stands for itself."""
    found = game.check(game.check_players(size), options)
    if game.rule_seats(size, found) or campaigns.begins(game, found) is not None:
        raise BadOption("error-league-options", {}, field="options")
    return found


def allowed(game: Game, size: int, options: Mapping[str, Any]) -> list[int]:
    """How many may sit at one of its tables, where the members do not fill them all."""
    found = []
    for many in range(max(2, game.min_players), size + 1):
        try:
            check_table(game, many, options)
        except BadOption:
            continue
        found.append(many)
    return found


async def create(hall: Hall, guest: str, asked: afterwire.NewLeague) -> afterwire.League:
    game = hall.catalog.game(asked.game)
    options = check_table(game, asked.size, asked.options)
    name = clean_name(asked.name, "name")
    if not name:
        raise Malformed("error-field-missing", {"field": "name"}, field="name")
    leagues = store.leagues
    async with hall.engine.connect() as connection:
        mine = select(func.count()).where(leagues.c.host == guest, leagues.c.status != "finished")
        if (await connection.execute(mine)).scalar_one() >= MOST_LEAGUES:
            raise Unready("error-leagues-many", {"most": MOST_LEAGUES})
    at = now()
    row = {
        "id": secrets.token_hex(10),
        "name": name,
        "host": guest,
        "invite": secrets.token_urlsafe(9),
        "game": game.id,
        "options": text(options),
        "size": asked.size,
        "kind": asked.kind,
        "rounds": asked.rounds or (SWISS_ROUNDS if asked.kind == "swiss" else 0),
        "round": 0,
        "status": "gathering",
        "created": at,
        "changed": at,
        "revision": 0,
    }
    me = await hall.me(guest)
    work = Work("", statements=[insert(leagues).values(row), joining(str(row["id"]), guest, 1, me.name, 1)])
    await write(hall, None, work)
    return await show(hall, guest, str(row["id"]))


def joining(league: str, guest: str, n: int, name: str, from_round: int) -> Any:
    values = {"league": league, "guest": guest, "n": n, "name": name, "joined": from_round, "standing": "in"}
    return insert(store.members).values(values)


async def join(hall: Hall, guest: str, wanted: str, invite: str) -> afterwire.League:
    """Also while it is played: from the next round on, with nothing for those before."""
    async with hall.turns.of(f"league {wanted}"):  # a whole club at once: one after the other, not all again and again
        return await enter(hall, guest, wanted, invite)


async def enter(hall: Hall, guest: str, wanted: str, invite: str) -> afterwire.League:
    book, inside = await read(hall, guest, wanted, invite)
    if inside:
        return await asyncio.to_thread(told, book, guest, inside)
    if book.row.status == "finished":
        raise Unready("error-league-finished")
    if len(book.members) >= MOST_MEMBERS:
        raise Unready("error-league-full", {"most": MOST_MEMBERS})
    me = await hall.me(guest)
    n = max(book.number.values()) + 1
    await write(hall, book, Work("", statements=[joining(wanted, guest, n, me.name, book.row.round + 1)]))
    return await show(hall, guest, wanted)


def check_host(book: Book, guest: str) -> None:
    if book.row.host != guest:
        raise Forbidden("error-league-host")


async def change_member(
    hall: Hall, guest: str, wanted: str, number: int, asked: afterwire.ChangeMember
) -> afterwire.League:
    """In, absent for a while, or gone: everybody for themselves, the host for all; it counts from the next round on."""
    book, _ = await read(hall, guest, wanted)
    member = next((one for one in book.members if one.n == number), None)
    if member is None:
        raise NotFound("error-no-such-member")
    if member.guest != guest:
        check_host(book, guest)
    if book.row.status == "finished":
        raise Unready("error-league-finished")
    members = store.members
    changed = update(members).where(members.c.league == wanted, members.c.n == number)
    await write(hall, book, Work("", statements=[changed.values(standing=asked.standing)]))
    return await show(hall, guest, wanted)


async def next_round(hall: Hall, guest: str, wanted: str) -> afterwire.League:
    """The host opens the next round, with a table for everybody who is there; after the last one it is finished."""
    book, _ = await read(hall, guest, wanted)
    check_host(book, guest)
    row = book.row
    if row.status == "finished":
        raise Unready("error-league-finished")
    if unfinished := book.open_tables():
        raise Unready("error-league-unfinished", {"n": len(unfinished)})
    there = [one for one in book.members if one.standing == "in"]
    game = hall.catalog.game(row.game)
    options = msgspec.json.decode(row.options)
    rounds = row.rounds or pairing.rounds_needed(len(there), row.size)
    if row.round >= rounds:
        await write(hall, book, Work(""), status="finished")
        return await show(hall, guest, wanted)
    may = allowed(game, row.size, options)
    if not may or len(there) < min(may):
        raise Unready("error-league-few", {"n": min(may, default=2)})
    # Of many who have met often it takes up to half a second: others need not wait for it.
    tables, out = await asyncio.to_thread(drawn, book, [int(one.n) for one in there], may)
    number = row.round + 1
    work, lives = Work(""), []
    by_number = {int(one.n): one for one in book.members}
    wishes = await preferences.wishes(hall, [one.guest for one in there])
    for board, seated in enumerate(tables, 1):
        people = [by_number[one] for one in in_turn(book, seated, number)]
        live, laying = lay(hall, game, row, options, people, wishes, number, board)
        lives.append(live)
        work.statements += laying.statements
        work.statements.append(put_down(wanted, number, board, live.match.id, people))
    for board, one in enumerate(out, len(tables) + 1):
        work.statements.append(put_down(wanted, number, board, None, [by_number[one]]))
    await write(hall, book, work, round=number, status="running", rounds=rounds)
    for live in lives:
        hall.laid(live)
    return await show(hall, guest, wanted)


def drawn(book: Book, there: list[int], may: list[int]) -> tuple[list[list[int]], list[int]]:
    """A round robin in pairs goes by the circle, as long as the members stay the same; all else by who met whom."""
    row = book.row
    lines = [line for line in book.standings() if line.member in there]
    steady = len(there) == len(book.members) and all(one.joined == 1 for one in book.members)
    if row.kind == "robin" and row.size == 2 and steady:
        pairs = [list(pair) for pair in pairing.circle(there, row.round)]
        met = {one for pair in pairs for one in pair}
        return pairs, [one for one in there if one not in met]
    return pairing.draw(lines, row.size, may, row.kind == "swiss")


def in_turn(book: Book, seated: list[int], number: int) -> list[int]:
    """Whoever began least often begins."""
    begun = [msgspec.json.decode(one.seated)[0] for one in book.pairings if one.match is not None]
    first = {member: sum(book.number[guest] == member for guest in begun) for member in seated}
    return sorted(seated, key=lambda member: (first[member], (member + number) % 7, member))


def lay(
    hall: Hall,
    game: Game,
    row: Row[Any],
    options: dict[str, Any],
    people: Sequence[Row[Any]],
    wishes: Mapping[str, str],
    number: int,
    board: int,
) -> tuple[Live, Work]:
    """A private table with a seat kept for each; whoever sits first in turn is its host and starts it."""
    seats = [Seat(i, "open", one.guest, one.called, colour=wishes.get(one.guest)) for i, one in enumerate(people)]
    name = f"{row.name[:30]} {number}.{board}"
    return hall.lay(people[0].guest, hall.catalog.box(game.id), options, seats, name, private=True)


def put_down(league: str, number: int, board: int, match: str | None, people: Sequence[Row[Any]]) -> Any:
    seated = text([one.guest for one in people])
    return insert(store.pairings).values(league=league, round=number, board=board, match=match, seated=seated)


async def settle(hall: Hall, guest: str, wanted: str, board: int) -> afterwire.League:
    """The host goes on without a table of this round that does not come to its end: it does not count."""
    book, _ = await read(hall, guest, wanted)
    check_host(book, guest)
    table = next((one for one in book.open_tables() if one.board == board), None)
    if table is None:
        raise NotFound("error-no-such-pairing")
    pairings = store.pairings
    where = (pairings.c.league == wanted, pairings.c.round == book.row.round, pairings.c.board == board)
    await write(hall, book, Work("", statements=[update(pairings).where(*where).values(settled="void")]))
    return await show(hall, guest, wanted)
