"""What an operator watches a server by: metrics and the dashboard that shows them, health, and logs without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import sys
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.conftest import ROOT
from tests.server.conftest import SETTINGS, Running, Serve
from tests.server.test_play import play_out, two_friends
from tests.support.client import Person
from tests.support.databases import drop_database
from tradewinds.server import logs, store
from tradewinds.server.settings import BadSetting, Keep, Settings, kept, place

DASHBOARD = ROOT / "deploy" / "grafana.json"


async def scrape(server: Running) -> str:
    port = server.hall.metrics.server.server_port
    async with httpx.AsyncClient(timeout=120) as http:
        answer = await http.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200
    return answer.text


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


async def test_metrics_tell_what_happens(database: str, serve: Serve) -> None:
    server = await serve(database, metrics=("127.0.0.1", 0))
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        await left.play(0, left.options(0)[0])
        await left.ask({"t": "play", "seat": 1, "action": "x", "seq": left.seq})
        text = await scrape(server)
    assert value(text, 'tradewinds_decisions_total{by="person"}') == 1
    assert value(text, 'tradewinds_tables{game="lanterns",status="running"}') == 1
    assert value(text, "tradewinds_websockets") == 1
    assert value(text, "tradewinds_people") == 1
    assert value(text, "tradewinds_play_seconds_count") == 1
    assert value(text, 'tradewinds_refused_total{key="error-not-your-seat"}') == 1
    assert value(text, 'tradewinds_call_seconds_count{method="POST",status="201"}') == 1
    assert value(text, "tradewinds_commit_seconds_count") > 3
    assert value(text, "tradewinds_nodes") == 1


async def test_strangers_do_not_read_metrics(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite, metrics=("127.0.0.1", 0))
    async with httpx.AsyncClient(base_url=server.base, timeout=120) as http:
        for path in ("/metrics", "/api/metrics"):
            assert "tradewinds_" not in (await http.get(path)).text
    quiet = await serve(sqlite)
    assert quiet.hall.metrics.server is None


def queries(panel: dict[str, Any]) -> list[str]:
    found = [target["expr"] for target in panel.get("targets", [])]
    return found + [query for inner in panel.get("panels", []) for query in queries(inner)]


async def test_the_dashboard_asks_for_what_there_is(sqlite: str, serve: Serve) -> None:
    """Every metric that it names is told by a server, and every one of ours is shown."""
    server = await serve(sqlite, metrics=("127.0.0.1", 0))
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        await left.play(0, left.options(0)[0])
        await left.ask({"t": "play", "seat": 1, "action": "x", "seq": left.seq})
        text = await scrape(server)
    told = set(re.findall(r"^([a-z_]+)(?:\{| )", text, re.MULTILINE))
    dashboard = json.loads(DASHBOARD.read_text("utf-8"))
    asked: set[str] = set()
    for panel in dashboard["panels"]:
        for query in queries(panel):
            names = set(re.findall(r"\b((?:tradewinds|process|python)_[a-z_]+)", query))
            assert names, query
            asked |= names
    assert asked <= told
    ours = {
        name for name in told if name.startswith("tradewinds_") and not name.endswith(("_created", "_sum", "_count"))
    }
    bases = {name.removesuffix("_bucket") for name in asked}
    assert {name.removesuffix("_bucket") for name in ours} <= bases
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids))


# --- health ----------------------------------------------------------------------------------------------------


async def test_health_and_readiness(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base, timeout=120) as http:
        for path in ("/api/health", "/api/ready"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["status"]) == (200, "ready")
            assert "set-cookie" not in answer.headers
            assert answer.headers["cache-control"] == "no-store"


async def test_a_server_without_its_database_is_alive_but_not_ready(postgres: str, serve: Serve) -> None:
    server = await serve(postgres)
    async with httpx.AsyncClient(base_url=server.base, timeout=120) as http:
        assert (await http.get("/api/ready")).status_code == 200
        await asyncio.to_thread(drop_database, postgres)
        while (answer := await http.get("/api/ready")).status_code == 200:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        assert answer.status_code == 503
        assert answer.json()["status"] in ("no-database", "cut-off")
        assert (await http.get("/api/health")).status_code == 200


# --- logs ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("GET /table/x?invite=abc-DEF_1 failed", "GET /table/x?invite=… failed"),
        ("Cookie: tw_guest=abc.def.ghi; lang=hu", "Cookie: …; lang=hu"),
        ("headers [(b'cookie', b'tw_guest=abc.def')]", "headers [(b'cookie', b'…')]"),
        ("postgresql://me:secret@host/name", "postgresql://me:…@host/name"),
        ("seed " + "0a" * 32, "seed …"),
        (
            "table Xb3kQ9aa7bCd of guest 5f0c7e1d2a9b4c3e8d6f0a1b",
            "table Xb3kQ9aa7bCd of guest 5f0c7e1d2a9b4c3e8d6f0a1b",
        ),
    ],
)
def test_secrets_are_taken_out_of_what_libraries_say(said: str, shown: str) -> None:
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "%s", (said,), None)
    assert json.loads(logs.Json().format(record))["message"] == shown
    assert shown in logs.Plain().format(record)


def test_an_error_is_one_line_of_json() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "failed", (), sys.exc_info())
    line = logs.Json().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], "two\nlines" in told["error"]) == ("error", "x", True)


async def process(database: str, *words: str) -> tuple[asyncio.subprocess.Process, str]:
    """`tradewinds serve` itself, writing JSON about every call; and where it listens."""
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tradewinds", "serve", "--port", "0", "--database", database, "--log", "json"),
        *words,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    ready = (await server.stdout.readline()).decode()
    found = re.search(r"http://\S+?:\d+", ready)
    assert found, ready
    async with httpx.AsyncClient(timeout=120) as http:
        while True:
            try:
                await http.get(f"{found[0]}/api/ready")
                return server, found[0]
            except httpx.ConnectError:
                await asyncio.sleep(0.1)


async def busy(base: str) -> list[Person]:
    """People who do everything that could leave a trace: invitations, wrong ones, moves, refusals, forged cookies."""
    ann, bob, eve = Person(base), Person(base), Person(base)
    made = await ann.create("me", "friend", "bot:mate", game="jamaica")
    table, invite = made["id"], made["invite"]
    await bob.get(f"/api/tables/{table}", invite=invite)
    await eve.get(f"/api/tables/{table}", invite=invite + "x")
    await eve.post(f"/api/tables/{table}/seats/1", 403, invite="wrong")
    await bob.post(f"/api/tables/{table}/seats/1", invite=invite)
    await ann.start(table)
    await ann.call("GET", f"/api/tables/{table}?invite={invite}&limit=nonsense&lang=%00")
    await eve.call("POST", f"/api/tables/{table}/start", 403)
    eve.http.cookies.clear()
    eve.http.cookies.set("tw_guest", "forged.cookie.value")
    await eve.call("GET", "/api/me")
    eve.http.cookies.delete("tw_guest", domain="")
    async with ann.socket(table) as left, bob.socket(table) as right:
        await play_out({0: left, 1: right}, random.Random(1), 12)
        for socket, seat in ((left, 0), (right, 1)):
            await socket.ask({"t": "play", "seat": seat, "action": "sail:99", "seq": socket.seq})
        await left.send("[" * 5000)
        await left.quiet(0.3)
    return [ann, bob, eve]


async def test_the_log_of_a_busy_server_has_no_secrets(sqlite: str) -> None:
    server, base = await process(sqlite, "--log-calls")
    people: list[Person] = []
    try:
        people = await busy(base)
        cookies = [str(person.http.cookies.get("tw_guest")) for person in people]
    finally:
        for person in people:
            await person.close()
        server.terminate()
        _, err = await server.communicate()
    log = err.decode()
    lines = [json.loads(line) for line in log.splitlines()]  # every line is JSON
    calls = [line for line in lines if line["logger"] == "tradewinds.calls"]
    assert len(calls) > 8
    assert {"method", "route", "status", "ms", "address"} <= calls[0].keys()
    assert any("{seat" in line["route"] for line in calls)  # the pattern, not what was asked for
    engine, log_ = store.connect(sqlite), store.decisions
    async with engine.connect() as connection:
        rows = (await connection.execute(select(store.matches))).all()
        actions = set((await connection.execute(select(log_.c.action).where(log_.c.seat >= 0))).scalars())
        secret_keys = [bytes(row.value) for row in (await connection.execute(select(store.keys))).all()]
    await engine.dispose()
    assert rows
    secrets = [*cookies, "forged.cookie.value", *(row.seed for row in rows), *(row.invite for row in rows)]
    secrets += [key.hex() for key in secret_keys]
    secrets += [cookie.rpartition(".")[2] for cookie in cookies]
    for secret in secrets:
        assert secret not in log
    assert len(actions) > 4
    for action in actions:  # cards are named in decisions, and views are made of them
        assert action not in log


# --- settings ----------------------------------------------------------------------------------------------------


def test_settings_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRADEWINDS_KEEP", "waiting=7, finished=365")
    monkeypatch.setenv("TRADEWINDS_METRICS", "[::1]:9464")
    monkeypatch.setenv("TRADEWINDS_LOG", "json")
    monkeypatch.setenv("TRADEWINDS_LOG_CALLS", "1")
    found = Settings.from_environment()
    assert found.keep == Keep(waiting=7, finished=365)
    assert (found.metrics, found.log, found.log_calls) == (("::1", 9464), "json", True)
    assert place("9464") == ("127.0.0.1", 9464)
    assert kept("") == SETTINGS.keep
    for name, wrong in (
        ("KEEP", "waiting"),
        ("KEEP", "beer=3"),
        ("KEEP", "waiting=-1"),
        ("METRICS", "x"),
        ("LOG", "xml"),
    ):
        monkeypatch.setenv(f"TRADEWINDS_{name}", wrong)
        with pytest.raises(BadSetting):
            Settings.from_environment()
        monkeypatch.delenv(f"TRADEWINDS_{name}")
