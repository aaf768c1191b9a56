"""Practice: a table at which a component of a pack can be tried out at once, or a position of a finished match played
on, against bots.

It begins in a position that the game has laid (`Packing.practice`) or that somebody remembers, kept as that of a match
which went on under other rules is; so it survives a restart as any match does, and has no record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import update

from tradewinds.bots import usual
from tradewinds.kernel.content import BadContent
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import OptionValue
from tradewinds.play.table import Base
from tradewinds.play.workshop import TryPack
from tradewinds.server import reading, restore, shelf, store, wire
from tradewinds.server.catalog import Offer
from tradewinds.server.crew import NoAnswer, Position
from tradewinds.server.errors import Busy, Unready
from tradewinds.server.live import Continued, Live, Seat
from tradewinds.server.worker import Craft

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

What = Literal["examine", "read", "write", "keep", "try"]


async def craft(hall: Hall, guest: str, what: What, asked: bytes) -> bytes:
    """What a worker answers, as JSON."""
    try:
        found = await hall.crew.craft(guest, Craft(what, asked))
    except NoAnswer as error:
        raise Busy("error-busy") from error
    if found.refused is not None:
        key, args, rule, field = found.refused
        raise BadContent(key, args, rule, field)
    return found.answer


async def begin(hall: Hall, guest: str, asked: TryPack, found: bytes) -> Live:
    """The table, begun. `found`: the position, as a worker has laid it; null: an ordinary match."""
    offer = shelf.offered(hall, asked.pack)
    game = offer.game
    plain: dict[str, Any] | None = msgspec.json.decode(found)
    players = min(4, game.max_players) if plain is None else plain["players"]
    options = game.check(players, {} if plain is None else plain["options"])
    ruled, bot = game.rule_seats(players, options), usual(game)
    given = ["me"] + ["rules" if seat in ruled else f"bot:{bot}" for seat in range(1, players)]
    seats = await hall.seats_for(guest, given, None)
    return await lay(hall, guest, offer, dict(options), seats, "", plain)


async def play_on(hall: Hall, guest: str, live: Live, asked: wire.PlayOn) -> Live:
    """A table that begins in a position of a finished match, with its bots, and bots for the other people."""
    async with hall.at(live):
        match, table = live.match, live.table
        if match.status != "finished" or table is None:
            raise Unready("error-not-finished", {"status": match.status})
        if asked.seat >= match.players:
            raise BadOption("refusal-no-such-seat", {"seat": asked.seat}, field="seat")
        position = Position.now(match.id, table, live.cards())
        if asked.n >= position.n:
            raise BadOption("error-ahead", {"seq": asked.n, "now": position.n}, field="n")
        held = replace(live.cards_held or hall.catalog.box(match.game), about=match.pack)
    game = held.game
    options = game.check(match.players, match.options)
    if asked.seat in game.rule_seats(match.players, options):
        raise BadOption("error-not-your-seat", {"seat": asked.seat}, field="seat")
    try:
        plain = await hall.crew.imagine(replace(position, n=asked.n), asked.seat, live.salt("play on"))
    except NoAnswer as error:
        raise Busy("error-busy") from error
    given = ["rules" if seat.kind == "rules" else f"bot:{seat.bot or usual(game)}" for seat in live.seats]
    ruled = game.rule_seats(match.players, options)
    for number, friend in enumerate(asked.friends):
        if friend >= match.players or friend in ruled or friend == asked.seat:
            raise BadOption("refusal-no-such-seat", {"seat": friend}, field=f"friends.{number}")
        given[friend] = "friend"
    given[asked.seat] = "me"
    seats = await hall.seats_for(guest, given, None)
    return await lay(hall, guest, held, dict(options), seats, match.name, plain, of=match.id)


async def base_of(hall: Hall, live: Live) -> Base | None:
    """The position in which an open table begins; None: it begins at the beginning."""
    if live.match.continued is None:
        return None
    async with hall.engine.connect() as connection:
        saved = (await reading.read_positions(connection, live.match.id))[restore.BASE]
    return Base(saved.seq, msgspec.json.decode(saved.plain))


async def lay(
    hall: Hall,
    guest: str,
    offer: Offer,
    options: dict[str, OptionValue],
    seats: list[Seat],
    name: str,
    plain: Mapping[str, Any] | None,
    of: str = "",
) -> Live:
    """A table that begins in a position (`of`: of this match), or, without one, at the beginning. It waits for whom a
    seat is left open."""
    game = offer.game
    live, work = hall.lay(guest, offer, options, seats, name, private=True)
    if plain is None:
        hall.begin(live, work)
    else:
        base = Base(0, {**plain, "seed": live.match.seed})
        live.match.continued = Continued(0, game.rules_version, 0, practice=True, of=of)
        if all(seat.kind != "open" for seat in seats):
            hall.begin(live, work, base)
        match, matches = live.match, store.matches
        kept = msgspec.json.encode(match.continued).decode()
        work.statements.append(update(matches).where(matches.c.id == match.id).values(continued=kept))
        postgres = hall.engine.dialect.name == "postgresql"
        work.statements.append(store.save_position(postgres, match.id, restore.BASE, 0, game.rules_version, base.plain))
    await hall.save(work)
    hall.laid(live)
    return live
