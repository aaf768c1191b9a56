"""What Prometheus is told about a server. It is read at an address of its own, which the operator keeps to themselves.

What happens is counted where it happens (`hall.metrics`); how things stand is looked at when somebody asks. Every
server has its own registry: tests run several in one process. `deploy/grafana.json` shows all of it.
"""

from __future__ import annotations

import asyncio
import logging
import platform
import time
from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.gc_collector import GCCollector
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy import func, select

import tradewinds
from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import store
from tradewinds.server.desk import reports
from tradewinds.server.guests import address_of

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
access = logging.getLogger("tradewinds.calls")
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds between which round trips are sorted."""
LAG = 1.0
"""Seconds between two looks at how late the event loop is."""
COUNT = 60.0
"""Seconds between two counts of what is in the database."""
ANSWER = 5.0
"""Seconds that the server has to say how it is."""


class Metrics:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.registry = registry = CollectorRegistry()
        self.server: Any = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.decisions = Counter("tradewinds_decisions", "Lines of matches written", ["by"], registry=registry)
        self.play = Histogram(
            "tradewinds_play_seconds",
            "From a person's decision to its acknowledgement",
            buckets=TIMES,
            registry=registry,
        )
        self.refused = Counter("tradewinds_refused", "Websocket messages that were refused", ["key"], registry=registry)
        self.calls = Histogram(
            "tradewinds_call_seconds", "HTTP calls", ["method", "status"], buckets=TIMES, registry=registry
        )
        self.commit = Histogram(
            "tradewinds_commit_seconds", "Transactions of the writer", buckets=TIMES, registry=registry
        )
        self.works = Counter("tradewinds_works", "Changes that the writer has written", registry=registry)
        self.failed = Counter("tradewinds_works_failed", "Changes that could not be written", registry=registry)
        self.cleared = Counter("tradewinds_tables_cleared", "Tables that had had their time", registry=registry)
        self.lag = Gauge("tradewinds_lag_seconds", "How late the event loop is, at worst lately", registry=registry)
        self.matches = Gauge("tradewinds_matches", "Tables in the database", ["status"], registry=registry)
        self.reports = Gauge("tradewinds_reports_open", "Reports that wait for the operator", registry=registry)
        for by in ("person", "bot"):
            self.decisions.labels(by)
        info = Gauge("tradewinds_info", "This server", ["version", "python", "database"], registry=registry)
        info.labels(tradewinds.__version__, platform.python_version(), hall.engine.dialect.name).set(1)
        registry.register(Standing(self))
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)

    def wrote(self, lines: list[dict[str, Any]], works: int, seconds: float) -> None:
        people = sum(line["guest"] is not None for line in lines)
        self.decisions.labels("person").inc(people)
        self.decisions.labels("bot").inc(len(lines) - people)
        self.works.inc(works)
        self.commit.observe(seconds)

    # --- being read ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Serve at the address in the settings, in a thread: it answers also while the loop is busy."""
        self.loop = asyncio.get_running_loop()
        self.hall.spawn(self._watch_lag(), "lag")
        self.hall.spawn(self._count(), "count")
        if self.hall.settings.metrics is not None:
            host, port = self.hall.settings.metrics
            self.server, _ = start_http_server(port, host, registry=self.registry)
            shown = f"[{host}]" if ":" in host else host
            log.info("metrics at http://%s:%d/metrics", shown, self.server.server_port)

    async def stop(self) -> None:
        if self.server is not None:
            await asyncio.to_thread(self.server.shutdown)
            self.server.server_close()
            self.server = None

    def standing(self) -> Standings:
        """How things stand, asked from the thread that serves and answered by the loop, whose things they are."""
        loop = self.loop
        if loop is None or not loop.is_running():
            return Standings({}, {})
        try:
            inside = asyncio.get_running_loop() is loop
        except RuntimeError:
            inside = False
        if inside:
            return self.look()

        async def ask() -> Standings:
            return self.look()

        return asyncio.run_coroutine_threadsafe(ask(), loop).result(ANSWER)

    def look(self) -> Standings:
        hall = self.hall
        lives = Tally((live.match.game, str(live.match.status)) for live in hall.lives.values())
        people = {one.guest for live in hall.lives.values() for one in live.connections if one.seats}
        numbers = {
            "tradewinds_websockets": ("Open websockets", hall.sockets.all),
            "tradewinds_people": ("People who are connected to tables where they sit", len(people)),
            "tradewinds_writer_queue": ("Changes that wait to be written", hall.writer.queue.qsize()),
            "tradewinds_held_bytes": ("Bytes that wait for slow readers", hall.ledger.total),
            "tradewinds_orders_waiting": ("Orders that wait for a worker", sum(hall.crew.queue.counts)),
            "tradewinds_workers": ("Worker processes", len(hall.crew.hands)),
            "tradewinds_bans": ("Bans that count", len(hall.desk.guests) + len(hall.desk.networks)),
            "tradewinds_nodes": ("Servers on this database, as this one sees it", 1 + len(hall.nodes.others)),
        }
        return Standings({name: (told, float(n)) for name, (told, n) in numbers.items()}, dict(lives))

    async def _watch_lag(self) -> None:
        recent: list[float] = []
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LAG)
            recent = [*recent[-14:], max(0.0, time.perf_counter() - begun - LAG)]
            self.lag.set(max(recent))

    async def _count(self) -> None:
        matches = store.matches
        while True:
            try:
                async with self.hall.quiet, self.hall.engine.connect() as connection:
                    rows = await connection.execute(select(matches.c.status, func.count()).group_by(matches.c.status))
                    found = {str(status): int(n) for status, n in rows.all()}
                    query = select(func.count()).select_from(reports).where(reports.c.resolved.is_(None))
                    self.reports.set((await connection.execute(query)).scalar_one())
                for status in ("open", "running", "finished"):
                    self.matches.labels(status).set(found.get(status, 0))
            except Exception as error:  # the database is away for a while
                log.warning("nothing could be counted: %r", error)
            await asyncio.sleep(COUNT)


def calls(app: ASGIApp) -> ASGIApp:
    """Around every call: how long it took and how it ended; a line in the log, if the operator wants one."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = scope["litestar_app"].state.hall
        begun, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noted)
        except TradewindsError as error:
            status = getattr(error, "status", 400)
            raise
        finally:
            seconds = time.perf_counter() - begun
            method = str(scope.get("method", ""))
            hall.metrics.calls.labels(method, str(status)).observe(seconds)
            if hall.settings.log_calls:
                told = {"method": method, "route": scope.get("path_template", ""), "status": status}
                told |= {"ms": round(seconds * 1000, 1), "address": address_of(scope)}
                access.info("call", extra={"told": told})

    return counted


class Standings:
    """How things stand at one moment."""

    def __init__(self, numbers: dict[str, tuple[str, float]], tables: dict[tuple[str, str], int]) -> None:
        self.numbers = numbers
        self.tables = tables


class Standing(Collector):
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        found = self.metrics.standing()
        for name, (told, number) in found.numbers.items():
            yield GaugeMetricFamily(name, told, value=number)
        tables = GaugeMetricFamily("tradewinds_tables", "Tables in memory", labels=["game", "status"])
        for (game, status), number in sorted(found.tables.items()):
            tables.add_metric([game, status], number)
        yield tables
