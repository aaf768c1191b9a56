"""Ratings: how good people and bots are at a game, on one scale (OpenSkill), for those who want it.

A match that counts is written into the ledger in the transaction that ends it. Rating it is another transaction, which
gives it the next place in its game's order: that place is unique, so of several servers one does it, once, and whoever
was late looks again. Everything else follows from the ledger in that order, and can be computed anew (`replay`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Executable, and_, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tradewinds.play.table import Table
from tradewinds.server import afterwire, store
from tradewinds.server.errors import Unready
from tradewinds.server.live import Live, Match, Seat
from tradewinds.server.store import Conflict, Work

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
BOT = "bot:"
EVERY = 30.0
"""Seconds until somebody looks for matches that a server left unrated when it stopped."""
ATTEMPTS = 20
MODEL = PlackettLuce()
"""With its usual drift: people learn."""


class Entry(Struct):
    """A match in the ledger."""

    who: list[str]
    """Guests, or `bot:<name>`, one for each seat that counts."""
    places: list[int]


Now = dict[str, tuple[float, float]]
"""mu and sigma by who it is."""


# --- which matches count ---------------------------------------------------------------------------------------------


def unrated(match: Match, seats: Sequence[Seat], box: str) -> str | None:
    """Why a match does not count, whoever plays; None: it does. `box`: the fingerprint of the game's own cards."""
    if match.brought:
        return "brought"
    if match.continued is not None:
        return "practice" if match.continued.practice else "continued"
    if match.campaign is not None:
        return "campaign"
    if match.content not in ("", box):
        return "pack"
    if any(seat.here for seat in seats):
        return "one-screen"
    if not any(seat.guest is not None and seat.kind in ("person", "bot") for seat in seats):
        return "nobody"
    if sum(seat.kind in ("person", "bot") for seat in seats) < 2:
        return "alone"
    return None


def opted_at(guests: Sequence[str], at: int | None) -> Any:
    """How many of these guests wanted to be rated at a moment."""
    opted = store.opted
    during = and_(opted.c.since <= at, or_(opted.c.until.is_(None), opted.c.until > at))
    return select(func.count(opted.c.guest.distinct())).where(opted.c.guest.in_(guests), during)


def entry_of(seats: Sequence[Seat], places: Sequence[int]) -> Entry:
    """Whoever has given up, or is away at the end with a bot in the seat, is last; what the rules play is left out."""
    counted = [seat for seat in seats if seat.kind in ("person", "bot")]
    last = len(seats) + 1
    return Entry(
        [seat.guest if seat.guest is not None else f"{BOT}{seat.bot}" for seat in counted],
        [last if seat.resigned or seat.stands_in else places[seat.seat] for seat in counted],
    )


def ended(live: Live, table: Table, at: int) -> list[Executable]:
    """Into the ledger with it, if it counts: if everybody at it wanted so when it began, and nothing has spoilt it."""
    match, seats = live.match, live.seats
    if unrated(match, seats, live.hall.catalog.game(match.game).sha) is not None:
        return []
    entry = entry_of(seats, table.state.places())
    people = sorted({one for one in entry.who if not one.startswith(BOT)})
    spoilt = select(store.spoilt.c.match).where(store.spoilt.c.match == match.id)
    wanted = opted_at(people, match.started).scalar_subquery()
    row = select(
        *(literal(value).label(name) for name, value in (("match", match.id), ("game", match.game), ("at", at))),
        literal(msgspec.json.encode(entry).decode()).label("entry"),
    ).where(wanted == len(people), ~spoilt.exists())
    return [insert(store.ledger).from_select(["match", "game", "at", "entry"], row)]


def spoil(live: Live, why: str) -> list[Executable]:
    """From now on the match is played with help that not everybody has: it does not count."""
    if live.spoilt:
        return []
    dialect: Any = postgresql if live.hall.engine.dialect.name == "postgresql" else sqlite
    return [dialect.insert(store.spoilt).values(match=live.match.id, why=why).on_conflict_do_nothing()]


async def check_hint(live: Live) -> None:
    """Nobody gets out of a match that they are about to lose by asking for a hint: where it counts for other people as
    well there is none."""
    match, seats = live.match, live.seats
    people = {seat.guest for seat in seats if seat.guest is not None and seat.kind in ("person", "bot")}
    if len(people) < 2 or unrated(match, seats, live.hall.catalog.game(match.game).sha) is not None:
        return
    async with live.hall.engine.connect() as connection:
        spoilt = select(store.spoilt.c.match).where(store.spoilt.c.match == match.id)
        wanted = (await connection.execute(opted_at(sorted(people), match.started))).scalar_one()
        if wanted == len(people) and (await connection.execute(spoilt)).first() is None:
            raise Unready("error-hint-counts")


# --- rating ----------------------------------------------------------------------------------------------------------


def rate(entry: Entry, before: Mapping[str, tuple[float, float]]) -> Now:
    """What a match makes of the ratings. A bot on several seats moves by the mean of what they would."""
    fresh = MODEL.rating()
    now_rated = [before.get(who, (fresh.mu, fresh.sigma)) for who in entry.who]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in now_rated]
    moved: dict[str, list[Any]] = {}
    for who, (one,) in zip(entry.who, MODEL.rate(teams, ranks=[float(place) for place in entry.places]), strict=True):
        moved.setdefault(who, []).append(one)
    return {who: (fmean(one.mu for one in ones), fmean(one.sigma for one in ones)) for who, ones in moved.items()}


def replay(entries: Sequence[Entry]) -> Now:
    """The ratings of one game that follow from its ledger."""
    found: Now = {}
    for entry in entries:
        found |= rate(entry, found)
    return found


async def rate_all(hall: Hall) -> None:
    """Rate what waits, in the order in which it ended; with several servers each does what it comes to first."""
    ledger = store.ledger
    async with hall.engine.connect() as connection:
        found = await connection.execute(
            select(ledger.c.match, ledger.c.game, ledger.c.entry)
            .where(ledger.c.n.is_(None))
            .order_by(ledger.c.at, ledger.c.match)
        )
        rows = found.all()
    for row in rows:
        for _ in range(ATTEMPTS):
            if await rate_one(hall, row.match, row.game, msgspec.json.decode(row.entry, type=Entry)):
                break


async def rate_one(hall: Hall, match: str, game: str, entry: Entry) -> bool:
    """Give the match its place in the order; False: another server was quicker with this one or another."""
    ledger, ratings = store.ledger, store.ratings
    async with hall.engine.connect() as connection:
        # First the place, then the ratings: if they change in between, the place is taken when we come to it.
        place = select(func.count()).where(ledger.c.game == game, ledger.c.n.is_not(None))
        n = (await connection.execute(place)).scalar_one()
        waits = select(ledger.c.match).where(ledger.c.match == match, ledger.c.n.is_(None))
        if (await connection.execute(waits)).first() is None:
            return True
        rated = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(entry.who))
        before = {row.who: (row.mu, row.sigma) for row in await connection.execute(rated)}
    fresh = MODEL.rating()
    work = Work("", guards=[update(ledger).where(ledger.c.match == match, ledger.c.n.is_(None)).values(n=n)])
    dialect: Any = postgresql if hall.engine.dialect.name == "postgresql" else sqlite
    for who, (mu, sigma) in rate(entry, before).items():
        was = before.get(who, (fresh.mu, fresh.sigma))
        made = dialect.insert(ratings).values(game=game, who=who, mu=mu, sigma=sigma, matches=1)
        grown = {"mu": mu, "sigma": sigma, "matches": ratings.c.matches + 1}
        work.statements.append(made.on_conflict_do_update(index_elements=["game", "who"], set_=grown))
        step = {"match": match, "who": who, "game": game, "mu": mu, "sigma": sigma}
        work.statements.append(insert(store.steps).values(step | {"mu_before": was[0], "sigma_before": was[1]}))
    try:
        await hall.writer.write(work)
    except Conflict:
        return False
    return True


async def keep_up(hall: Hall) -> None:
    """Matches end at any moment, and servers stop at any moment: what was left is rated sooner or later."""
    while True:
        hall.to_rate.clear()
        work = asyncio.ensure_future(rate_all(hall))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            await asyncio.wait([work])  # what was begun is finished
            raise
        except Exception as error:
            log.warning("ratings wait: %r", error)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await hall.to_rate.wait()


# --- what people are told --------------------------------------------------------------------------------------------


async def opt(hall: Hall, guest: str, rated: bool) -> afterwire.Ratings:
    """From the next match that begins on; what is running counts as it began."""
    opted, at = store.opted, hall.now()  # by the clock that says when matches begin
    open_now = (opted.c.guest == guest, opted.c.until.is_(None))
    async with hall.engine.connect() as connection:
        before = (await connection.execute(select(opted.c.since).where(*open_now))).first()
    dialect: Any = postgresql if hall.engine.dialect.name == "postgresql" else sqlite
    if rated and before is None:
        made = dialect.insert(opted).values(guest=guest, since=at).on_conflict_do_nothing()
        await hall.save(Work("", statements=[made]))
    elif not rated and before is not None:
        await hall.save(Work("", statements=[update(opted).where(*open_now).values(until=at)]))
    return await mine(hall, guest)


async def is_opted(connection: Any, guests: Sequence[str]) -> set[str]:
    opted = store.opted
    found = await connection.execute(select(opted.c.guest).where(opted.c.guest.in_(guests), opted.c.until.is_(None)))
    return set(found.scalars())


def told(row: Any) -> afterwire.Rating:
    return afterwire.Rating(row.mu, row.sigma, row.matches)


async def mine(hall: Hall, guest: str) -> afterwire.Ratings:
    """One's own ratings, and beside them those of the bots; nobody else's."""
    ratings = store.ratings
    async with hall.engine.connect() as connection:
        opted = bool(await is_opted(connection, [guest]))
        shown = or_(ratings.c.who == guest, ratings.c.who.startswith(BOT, autoescape=True))
        rows = (await connection.execute(select(ratings).where(shown).order_by(ratings.c.mu.desc()))).all()
    games = []
    for game in hall.catalog.games:
        own = next((told(row) for row in rows if row.game == game and row.who == guest), None)
        bots = [
            afterwire.BotRating(row.who.removeprefix(BOT), told(row))
            for row in rows
            if row.game == game and row.who != guest
        ]
        if own is not None or bots:
            games.append(afterwire.GameRatings(game, own if opted else None, bots))
    return afterwire.Ratings(opted, games)


async def at_table(hall: Hall, guest: str, live: Live) -> afterwire.TableRatings:
    """Who is how good at a table: told to one who is rated, of those who are."""
    match, seats = live.match, live.seats
    why = unrated(match, seats, hall.catalog.game(match.game).sha)
    names = {seat.seat: who_of(seat) for seat in seats}
    ratings, spoilt = store.ratings, store.spoilt
    async with hall.engine.connect() as connection:
        if why is None:
            why = (await connection.execute(select(spoilt.c.why).where(spoilt.c.match == match.id))).scalar()
        guests = [one for one in names.values() if one is not None and not one.startswith(BOT)]
        opted = await is_opted(connection, [guest, *guests])
        if why is None and match.status != "open":
            wanted = (await connection.execute(opted_at(guests, match.started))).scalar_one()
            why = "opted" if wanted < len(set(guests)) else None
        elif why is None and not set(guests) <= opted:
            why = "opted"
        if guest not in opted:
            return afterwire.TableRatings([], why)
        found = await connection.execute(
            select(ratings).where(ratings.c.game == match.game, ratings.c.who.in_([w for w in names.values() if w]))
        )
        rated = {row.who: told(row) for row in found}
    shown = [
        afterwire.SeatRating(seat, rated[who])
        for seat, who in names.items()
        if who is not None and who in rated and (who.startswith(BOT) or who in opted)
    ]
    return afterwire.TableRatings(shown, why)


def who_of(seat: Seat) -> str | None:
    if seat.kind == "person" or seat.resigned:
        return seat.guest
    return f"{BOT}{seat.bot}" if seat.kind == "bot" else None
