"""Practice: a table at which a component of a pack can be tried out at once, against bots.

It begins in a position that the game has laid (`Packing.practice`), kept as that of a match which went on under other
rules is; so it survives a restart as any match does, and has no record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import update

from tradewinds.bots import usual
from tradewinds.kernel.content import BadContent
from tradewinds.play.table import Base
from tradewinds.play.workshop import TryPack
from tradewinds.server import restore, shelf, store
from tradewinds.server.crew import NoAnswer
from tradewinds.server.errors import Busy
from tradewinds.server.live import Continued, Live
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
    live, work = hall.lay(guest, offer, dict(options), seats, "", private=True)
    if plain is None:
        hall.begin(live, work)
    else:
        base = Base(0, {**plain, "seed": live.match.seed})
        live.match.continued = Continued(0, game.rules_version, 0, practice=True)
        hall.begin(live, work, base)
        match, matches = live.match, store.matches
        kept = msgspec.json.encode(match.continued).decode()
        work.statements.append(update(matches).where(matches.c.id == match.id).values(continued=kept))
        postgres = hall.engine.dialect.name == "postgresql"
        work.statements.append(store.save_position(postgres, match.id, restore.BASE, 0, game.rules_version, base.plain))
    await hall.save(work)
    hall.laid(live)
    return live
