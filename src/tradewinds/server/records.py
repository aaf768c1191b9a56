"""Records that were played elsewhere: replayed and checked by a worker, then kept like any match, with a link for ever.

Such a match is its bringer's: private, with the names that the record gives, which nobody has checked.
"""

from __future__ import annotations

import base64
import hashlib
import re
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, func, select, update

from tradewinds import bots
from tradewinds.kernel.game import Game
from tradewinds.kernel.record import Record, RecordError
from tradewinds.server import contents, reading, store, wire
from tradewinds.server.crew import NoAnswer
from tradewinds.server.errors import Busy, Forbidden, Malformed, NotSaved, Unready
from tradewinds.server.hall import written
from tradewinds.server.live import Live, Seat
from tradewinds.server.names import clean
from tradewinds.server.store import Work, now
from tradewinds.server.worker import Ending

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

MOST_KEPT = 200
"""Records that a guest may bring along."""
MOST_DECISIONS = 5_000
LONGEST_SEED = 80
LONGEST_NAME = 60
LONGEST_SEAT = 200
"""A name may be longer than what is kept of it, but every character of it costs time."""
BOT = re.compile(r"(?:(?P<name>.*) → )?bot:(?P<bot>[a-z0-9_-]{1,40})")


async def bring(hall: Hall, guest: str, address: str, record: Record) -> Live:
    """The match of a record; the same one if this guest has brought it before."""
    number = number_of(guest, record)
    if await known(hall, guest, number):
        return await hall.find(number)
    game, content = await offered(hall, record)
    check_shape(game, record)
    ending = await replayed(hall, guest, record, content)
    hall.charge(guest, address, len(msgspec.json.encode(record)))
    _, work = lay(hall, guest, number, record, game, content, ending)
    try:
        await hall.save(work)
    except NotSaved:
        if not await known(hall, guest, number):  # else the same was brought twice at the same moment
            raise
    return await hall.find(number)


def number_of(guest: str, record: Record) -> str:
    """The id of its match, which follows from the record and from what only this guest knows: the same record is
    found again without a look at any other, and nobody else can tell its address."""
    match = msgspec.structs.replace(record, seats=[], commitment="", result=None)
    known = hashlib.sha256(msgspec.json.encode((guest, match), order="deterministic")).digest()
    return written(base64.urlsafe_b64encode(known[:9]).decode())


async def known(hall: Hall, guest: str, number: str) -> bool:
    matches = store.matches
    mine = (matches.c.host == guest, matches.c.brought.is_(True))
    async with hall.engine.connect() as connection:
        if (await connection.execute(select(matches.c.id).where(*mine, matches.c.id == number))).first() is not None:
            return True
        kept = (await connection.execute(select(func.count()).where(*mine))).scalar_one()
    if kept >= MOST_KEPT:
        raise RecordError("error-brought-many", {"most": MOST_KEPT})
    return False


async def offered(hall: Hall, record: Record) -> tuple[Game, str]:
    """The game with the cards of the record, and their fingerprint; both must be known here."""
    content = "" if isinstance(record.content, msgspec.UnsetType) else record.content
    held = await contents.find(hall, content[:64])
    game = held.game if held is not None else hall.catalog.game(record.game, content)
    if game.id != record.game:
        raise RecordError("error-record-game", {"game": record.game, "expected": game.id}, field="game")
    return game, content


def check_shape(game: Game, record: Record) -> None:
    """What a worker would not mind, but a table does."""
    if record.result is None:
        raise RecordError("error-brought-unfinished", {}, field="result")
    if len(record.decisions) > MOST_DECISIONS:
        raise RecordError("error-brought-long", {"most": MOST_DECISIONS}, field="decisions")
    if len(record.seed) > LONGEST_SEED or clean(record.seed, "seed") != record.seed:
        raise Malformed("error-text-long", {"field": "seed", "most": LONGEST_SEED}, field="seed")
    players = game.check_players(record.players)
    if len(record.seats) > players:
        raise Malformed("error-field-value", {"field": "seats"}, field="seats")
    for number, seat in enumerate(record.seats):
        if len(seat) > LONGEST_SEAT:
            field = f"seats.{number}"
            raise Malformed("error-text-long", {"field": field, "most": LONGEST_SEAT}, field=field)


async def replayed(hall: Hall, guest: str, record: Record, content: str) -> Ending:
    """How it ends, if a worker finds that it goes and ends as it says."""
    cards = hall.catalog.packed(record.game, content)
    try:
        found = await hall.crew.check(guest, msgspec.json.encode(record), cards, whole=True)
    except NoAnswer as error:
        raise Busy("error-busy") from error
    if found.refused is not None:
        key, params, rule, field = found.refused
        if key == "error-record-illegal":  # its reason is for whoever reads records
            nth = int(params["number"]) + 1
            decision = {"decision": str(params["decision"])[:60], "nth": nth}
            raise RecordError("error-brought-decision", decision, rule, field=field)
        raise RecordError(key, params, rule, field=field)
    wrong = [name for name, right in found.checks if not right]
    if wrong or found.ending is None:
        raise RecordError("error-brought-false", {"what": ", ".join(wrong)}, field="result")
    return found.ending


def seats_of(game: Game, record: Record, ruled: tuple[int, ...]) -> list[Seat]:
    """Who sat there, as the record says: a name, a bot that is known here, or the rules."""
    made = []
    for number in range(record.players):
        who = record.seats[number] if number < len(record.seats) else ""
        field = f"seats.{number}"
        found = BOT.fullmatch(who)
        bot = found["bot"] if found is not None and found["bot"] in bots.names(game) else None
        name = (found["name"] or "") if found is not None and bot is not None else who
        name = clean(name, field, "NFKC")[:LONGEST_NAME]
        if number in ruled:
            made.append(Seat(number, "rules"))
        elif bot is not None:
            made.append(Seat(number, "bot", None, name, bot=bot))
        else:
            made.append(Seat(number, "person", None, name))
    return made


def lay(
    hall: Hall, guest: str, number: str, record: Record, game: Game, content: str, ending: Ending
) -> tuple[Live, Work]:
    """A finished match, and what must be written for it."""
    options = game.check(record.players, record.options)
    seats = seats_of(game, record, game.rule_seats(record.players, options))
    held = hall.catalog.kept.get(content) or hall.catalog.box(game.id)
    carry = None if isinstance(record.carry, msgspec.UnsetType) else record.carry
    live, work = hall.lay(guest, held, dict(options), seats, "", private=True, of=(None, carry), number=number)
    at = now()
    result = [
        wire.Score(seat, parts["total"], seat in ending.winners, parts, ending.places[seat])
        for seat, parts in enumerate(ending.scores)
    ]
    matches = store.matches
    work.statements.append(
        update(matches)
        .where(matches.c.id == live.match.id)
        .values(
            status="finished",
            started=at,
            finished=at,
            brought=True,
            seed=record.seed,
            rules_version=record.rules_version,
            result=msgspec.json.encode(result).decode(),
        )
    )
    work.lines.append(store.line(live.match.id, 0, -1, reading.START, at, waiting=0))
    for seq, decision in enumerate(record.decisions, 1):
        seat, _, action = decision.partition(" ")
        work.lines.append(store.line(live.match.id, seq, int(seat), action, at, waiting=0, in_round=ending.round))
    return live, work


async def remove(hall: Hall, guest: str, live: Live) -> None:
    """Whoever brought a record along may take it away again; a match that was played here stays for ever."""
    async with hall.at(live):
        matches, match = store.matches, live.match
        if match.host != guest:
            raise Forbidden("error-host-only")
        if not match.brought:
            raise Unready("error-not-brought")
        await hall.commit(live, Work(match.id, statements=[delete(matches).where(matches.c.id == match.id)]))
        hall.removed(live)
