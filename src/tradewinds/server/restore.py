"""A match from disk: by replaying its decisions, or, where the rules have changed too much, from a saved position.

A match is played to its end under the rules it began with, as long as the engine knows that version and the log can be
replayed. Otherwise it goes on under the present rules from the position that was saved last and as many of the later
decisions as these rules allow; a line in the log and the match's row say so, and everybody at the table is told.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, update

from tradewinds.kernel.errors import BadPlain, TradewindsError
from tradewinds.kernel.game import Game
from tradewinds.play.table import Base, Header, Line, Table, effective
from tradewinds.server import reading, store
from tradewinds.server.errors import Unready
from tradewinds.server.live import Continued, Live, Match, bits
from tradewinds.server.store import Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
EVERY = 20
"""A position is saved once in so many lines of the log, and after every undo."""
LAST, BASE = "last", "base"


def header_of(match: Match, base: Row[Any] | None = None) -> Header:
    begun = None if base is None else Base(base.seq, msgspec.json.decode(base.plain))
    version, content, carry = match.rules_version, match.content, match.carry
    return Header(match.game, match.players, match.options, match.seed, version, begun, content, carry)


def position(hall: Hall, live: Live, table: Table) -> Any:
    """The statement that saves the table's position."""
    postgres = hall.engine.dialect.name == "postgresql"
    live.saved = table.seq
    return store.save_position(
        postgres, live.match.id, LAST, table.seq, table.header.rules_version, table.state.to_plain()
    )


def due(live: Live, table: Table) -> bool:
    return table.seq - live.saved >= EVERY


def check_gapless(rows: Sequence[Row[Any]], first: int) -> None:
    for expected, row in enumerate(rows, first):
        if row.seq != expected:
            raise BadPlain("error-match-gap", {"seq": expected, "found": row.seq}, field="seq")


async def restore(
    hall: Hall, live: Live, match: Match, rows: Sequence[Row[Any]], saved: Mapping[str, Row[Any]]
) -> Table:
    """The match as its log says. `rows`: all lines but the start."""
    game = hall.catalog.game(match.game, match.content)
    base = saved.get(BASE) if match.continued is not None else None
    start = base.seq if base is not None else 0
    try:
        later = [row for row in rows if row.seq > start]
        check_gapless(later, start + 1)
        game.check_version(match.rules_version)
        return Table(game, header_of(match, base), [reading.line_of(row) for row in later])
    except BadPlain as broken:
        log.error("match %s cannot be replayed: %s", match.id, broken)
        if match.status != "running":
            raise Unready(broken.key, dict(broken.params), broken.rule) from broken
        found = from_position(game, match, rows, saved.get(LAST))
        if found is None:
            raise unready(broken, match, game) from broken
        table, lost = found
        return await go_on(hall, live, match, game, table, lost, rows[-1].seq + 1 if rows else 1)


def unready(broken: BadPlain, match: Match, game: Game) -> Unready:
    if match.rules_version != game.rules_version:
        return Unready("error-record-version", {"version": match.rules_version, "known": game.rules_version})
    if broken.key == "error-match-gap":
        return Unready(broken.key, dict(broken.params))
    return Unready("error-match-broken", dict(broken.params), broken.rule)


def from_position(
    game: Game, match: Match, rows: Sequence[Row[Any]], last: Row[Any] | None
) -> tuple[Table, int] | None:
    """The last saved position under the present rules, with what they allow of the lines behind it."""
    if last is None:
        return None
    header = replace(header_of(match, last), rules_version=game.rules_version)
    try:
        table = Table(game, header)
        before = [reading.line_of(row) for row in rows if row.seq <= last.seq]
        gone = match.continued.seq if match.continued is not None else 0
        before = before[gone:]
        made = sum(line is not None and line.back_to is None for line in effective(before))
    except TradewindsError as error:
        log.error("the saved position of match %s cannot be used: %s", match.id, error)
        return None
    later = [row for row in rows if row.seq > last.seq]
    for count, row in enumerate(later):
        line = reading.line_of(row)
        if line.back_to is not None:
            line = Line(line.seat, line.action, line.back_to - made)
        try:
            if row.seq != table.seq + 1:
                raise BadPlain("error-match-gap", {"seq": table.seq + 1, "found": row.seq}, field="seq")
            table.follow(line)
        except TradewindsError as error:
            log.error("match %s loses %d lines: %s", match.id, len(later) - count, error)
            return table, len(later) - count
    return table, 0


async def go_on(hall: Hall, live: Live, match: Match, game: Game, table: Table, lost: int, seq: int) -> Table:
    """Write down that the match goes on from here under the present rules."""
    postgres = hall.engine.dialect.name == "postgresql"
    version, plain = game.rules_version, table.state.to_plain()
    continued = Continued(seq, match.rules_version, lost)
    values = {
        "rules_version": version,
        "continued": msgspec.json.encode(continued).decode(),
        "requests": "[]",
    }
    matches = store.matches
    waiting, in_round = bits(table.waiting()), int(game.round_now(table.state))
    line = store.line(match.id, seq, -1, reading.CONTINUE, now(), waiting=waiting, in_round=in_round, back_to=0)
    work = Work(match.id, seq, lines=[line])
    work.statements.append(update(matches).where(matches.c.id == match.id).values(values))
    for kind in (LAST, BASE):
        work.statements.append(store.save_position(postgres, match.id, kind, seq, version, plain))
    await hall.writer.write(work)
    log.warning("match %s goes on under version %d of the rules; lost lines: %d", match.id, version, lost)
    match.rules_version, match.continued, match.requests = version, continued, []
    live.saved = seq
    return Table(game, replace(header_of(match), base=Base(seq, plain)))
