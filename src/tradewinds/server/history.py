"""One's own history: the matches that somebody played to their end, with filters. Nobody sees another's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import Executable, Row, and_, case, exists, func, insert, or_, select

from tradewinds.server import reading, store, wire
from tradewinds.server.afterwire import GameCount, History, PastMatch, PastSeat, RatingStep
from tradewinds.server.live import Live, Match, Seat
from tradewinds.server.ratings import unrated

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

Result = Literal["any", "won", "lost"]


class Wish:
    """What somebody wants to see of it."""

    def __init__(self, game: str = "", result: Result = "any", who: str = "", since: int = 0) -> None:
        self.game = game
        self.result = result
        self.who = who
        self.since = since


def ended(live: Live, scores: Sequence[wire.Score], at: int) -> list[Executable]:
    """A match is over: what came of it for everybody who sat there, or gave up; of several seats, the best."""
    rows: dict[str, dict[str, Any]] = {}
    for seat in live.seats:
        if seat.guest is None or seat.kind not in ("person", "bot"):
            continue
        score = scores[seat.seat]
        row = {"match": live.match.id, "guest": seat.guest, "game": live.match.game, "finished": at}
        row |= {"place": score.place, "points": score.total, "won": score.winner and not seat.resigned}
        before = rows.get(seat.guest)
        if before is None or (not row["won"], row["place"]) < (not before["won"], before["place"]):
            rows[seat.guest] = row
    return [insert(store.results).values(list(rows.values()))] if rows else []


def filtered(guest: str, wish: Wish, game: bool = True) -> list[Any]:
    seats, results = store.seats, store.results
    found = [results.c.guest == guest]
    if game and wish.game:
        found.append(results.c.game == wish.game)
    if wish.since:
        found.append(results.c.finished >= wish.since)
    if wish.who:
        named = seats.c.name.icontains(wish.who, autoescape=True)
        other = or_(seats.c.guest.is_(None), seats.c.guest != guest)
        # Of one's own matches only: names of others' are not even looked through.
        found.append(exists().where(seats.c.match == results.c.match, named, other))
    if wish.result != "any":
        found.append(results.c.won.is_(wish.result == "won"))
    return found


async def read(hall: Hall, guest: str, address: str, wish: Wish, before: tuple[int, str] | None, limit: int) -> History:
    matches, results = store.matches, store.results
    where = filtered(guest, wish)
    if before is not None:
        at, last = before
        where.append(or_(results.c.finished < at, and_(results.c.finished == at, results.c.match < last)))
    newest = select(matches).join(results, results.c.match == matches.c.id).where(*where)
    newest = newest.order_by(results.c.finished.desc(), results.c.match.desc()).limit(limit)
    victories = func.sum(case((results.c.won, 1), else_=0))
    counting = select(results.c.game, func.count(), victories).where(*filtered(guest, wish, game=False))
    async with hall.turns.of(address), hall.engine.connect() as connection:
        rows = (await connection.execute(newest)).all()
        ids = [row.id for row in rows]
        seats: dict[str, list[Seat]] = {match: [] for match in ids}
        chairs = select(store.seats).where(store.seats.c.match.in_(ids)).order_by(store.seats.c.seat)
        for row in await connection.execute(chairs):
            seats[row.match].append(reading.seat_of(row))
        counts = (await connection.execute(counting.group_by(results.c.game).order_by(results.c.game))).all()
        steps = {row.match: row for row in await connection.execute(select_steps(guest, ids))}
        spoilt = select(store.spoilt).where(store.spoilt.c.match.in_(ids))
        spoils = {row.match: row.why for row in await connection.execute(spoilt)}
    found = []
    for row in rows:
        match = reading.match_of(row)
        game = hall.catalog.games.get(match.game)
        why = unrated(match, seats[match.id], "" if game is None else game.sha) or spoils.get(match.id)
        found.append(past(match, seats[match.id], guest, steps.get(match.id), why))
    rest = f"{found[-1].finished}.{found[-1].id}" if len(found) == limit else None
    return History(found, rest, [GameCount(game, int(n), int(won or 0)) for game, n, won in counts])


def select_steps(guest: str, ids: list[str]) -> Any:
    return select(store.steps).where(store.steps.c.who == guest, store.steps.c.match.in_(ids))


def past(match: Match, seats: list[Seat], guest: str, step: Row[Any] | None, why: str | None) -> PastMatch:
    scores = {score.seat: score for score in match.result or []}
    told = []
    for seat in seats:
        score = scores.get(seat.seat)
        told.append(
            PastSeat(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                you=seat.guest == guest,
                resigned=seat.resigned,
                stands_in=seat.stands_in,
                points=score.total if score is not None else 0,
                place=score.place if score is not None else 0,
                winner=score.winner if score is not None else False,
            )
        )
    own = min((one for one in told if one.you), key=lambda one: (one.place or 99, one.seat))
    return PastMatch(
        id=match.id,
        game=match.game,
        name=match.name,
        finished=match.finished or 0,
        private=match.private,
        seats=told,
        seat=own.seat,
        place=own.place,
        points=own.points,
        won=any(one.you and one.winner and not one.resigned for one in told),
        step=None if step is None else RatingStep(step.mu_before, step.sigma_before, step.mu, step.sigma),
        unrated=why,
    )
