"""What is in a database after people have played: every acknowledged decision, once, in logs that replay."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import select

from tests.support.fleet import Fleet
from tests.support.lanterns import LANTERNS
from tradewinds import games
from tradewinds.play.table import Header, Line, Table
from tradewinds.server import store
from tradewinds.server.catalog import Catalog

AT_ONCE = 200
"""Matches whose logs are read together."""


async def logs_of(database: str) -> AsyncIterator[tuple[Any, list[Any]]]:
    """Every match with the lines of its log, a few at a time."""
    engine, log, matches = store.connect(database), store.decisions, store.matches
    try:
        async with engine.connect() as connection:
            rows = {row.id: row for row in await connection.execute(select(matches).order_by(matches.c.id))}
            ids = list(rows)
            for start in range(0, len(ids), AT_ONCE):
                some = ids[start : start + AT_ONCE]
                lines: dict[str, list[Any]] = {match: [] for match in some}
                query = select(log).where(log.c.match.in_(some)).order_by(log.c.match, log.c.seq)
                for row in await connection.execute(query):
                    lines[row.match].append(row)
                for match in some:
                    yield rows[match], lines[match]
    finally:
        await engine.dispose()


async def check_database(database: str, fleet: Fleet, until: float = float("inf"), where: str = "") -> None:
    """Every decision acknowledged before `until` is there, once, where it was said to be; every log replays.

    Only of the database that was played on the decisions are counted; `where` names another one.
    """
    catalog = Catalog({"lanterns": LANTERNS} | {name: games.load(name) for name in games.shelf()})
    report = fleet.report
    told: dict[str, list[tuple[int, str, int, str]]] = {}
    for player in fleet.players:
        for ref, seq, action, at in player.acknowledged:
            if at < until:
                told.setdefault(player.table, []).append((seq, ref, player.seat, action))
    async for head, rows in logs_of(database):
        match = f"{where}{head.id}"
        if [row.seq for row in rows] != list(range(len(rows))):
            report.problems.append(f"{match}: the log has gaps")
        refs = [(row.guest, row.ref) for row in rows if row.ref is not None]
        if len(refs) != len(set(refs)):
            report.problems.append(f"{match}: a decision was played twice")
        if not where:
            report.total_decisions += max(0, len(rows) - 1)
        for seq, ref, seat, action in told.pop(head.id, []):
            if seq >= len(rows) or (rows[seq].ref, rows[seq].seat, rows[seq].action) != (ref, seat, action):
                report.problems.append(f"{match}/{seat}: {ref} was acknowledged at {seq} and is lost")
        if head.status == "open":
            continue
        header = Header(head.game, head.players, json.loads(head.options), head.seed, head.rules_version)
        table = Table(catalog.game(head.game), header, [Line(r.seat, r.action, r.back_to) for r in rows[1:]])
        if table.over != (head.status == "finished"):
            report.problems.append(f"{match}: {head.status}, but over is {table.over}")
    for match, lost in told.items():
        report.problems.append(f"{where}{match} is lost, with {len(lost)} acknowledged decisions")
