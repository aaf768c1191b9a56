"""Bad input of every kind: the HTTP interface under schemathesis, the websocket under hypothesis.

Whatever comes in is answered with a proper status or a refusal, and the table is as it was.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.conftest import SETTINGS, Running, Serve, run_server
from tests.server.test_play import two_friends
from tests.support.client import Person, Socket
from tests.support.databases import drop_database, new_database, postgres_trouble
from tradewinds.server import afterwards, health, leaguing, letters, liking, packs, persons, reports, routes, workshop
from tradewinds.server.limits import UNLIMITED, Rate

TEXTS = Path(__file__).parents[2] / "src" / "tradewinds" / "text"
KEYS = {
    line.split(" =")[0]
    for file in TEXTS.glob("*en.ftl")
    for line in file.read_text("utf-8").splitlines()
    if " =" in line and not line.startswith((" ", "#"))
}


# --- HTTP ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[str]]]:
    """A server in a thread of its own, with some tables to hit on."""
    if request.param == "postgres" and (trouble := postgres_trouble()):
        pytest.skip(trouble)
    url = new_database(request.param, tmp_path_factory.mktemp("fuzz"))
    ready, stop = threading.Event(), threading.Event()
    found: list[str] = []
    tables: list[str] = []

    async def run() -> None:
        known = {"lanterns": "tests.support.lanterns:LANTERNS", "jamaica": "tradewinds.games.jamaica.game:GAME"}
        async with run_server(replace(SETTINGS, database=url, games=known)) as running:
            ann = running.person()
            for _ in range(2):
                tables.append((await ann.create("me", "friend", "bot:mate", private=False))["id"])
            await ann.start((await ann.create("me", "bot:mate"))["id"])
            found.append(running.base)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    assert ready.wait(300)
    yield found[0], tables
    stop.set()
    thread.join()
    drop_database(url)


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_http(served: tuple[str, list[str]], mode: GenerationMode) -> None:
    """Every call with what its schema allows, and with what it forbids."""
    address, tables = served
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi/openapi.json", timeout=300)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    ours = [routes, persons, packs, workshop, afterwards, leaguing, liking, reports]
    others = [*letters.OWN, letters.confirm, letters.stop, health.health, health.ready]
    assert len(operations) == len([*others, *(one for module in ours for one in module.ALL)])
    for operation in operations:
        try:
            cases = operation.as_strategy(generation_mode=mode)
        except Exception as error:
            pytest.fail(f"{operation.label}: {error!r}")

        @settings(
            max_examples=10,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=(Phase.explicit, Phase.generate, Phase.shrink),
            database=None,
        )
        @given(case=cases, hit=st.sampled_from([None, *tables]))
        def each(case: Any, hit: str | None) -> None:
            if hit is not None and mode is GenerationMode.POSITIVE:  # something that is there
                if "table" in case.path_parameters:
                    case.path_parameters["table"] = hit
                if "game" in case.path_parameters:
                    case.path_parameters["game"] = "jamaica"
                if isinstance(case.body, dict) and case.body.get("game"):
                    case.body["game"] = "lanterns"
            answer = case.call(timeout=300)
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400 and case.method != "HEAD":
                error = answer.json()["error"]
                assert error["key"] in KEYS, error

        try:
            each()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE  # nothing about this call can be wrong


ODD = st.sampled_from(["application/json", "text/plain", 'application/json; x="', "application/msgpack", "a", ""])
ORIGINS = st.sampled_from(["", "null", "https://evil.example", "http://[", "http://127.0.0.1:1"])
PARTS = st.sampled_from(
    [
        "api",
        "tables",
        "quick",
        "me",
        "seats",
        "start",
        "again",
        "away",
        "resign",
        "frames",
        "campaigns",
        "file",
        "next",
        "rules",
        "0",
        "%00",
        "%ff",
        "..",
        "x",
    ]
)
BODIES = st.one_of(
    st.binary(max_size=50),
    st.sampled_from([b"[" * 20_000, b'{"a":' * 5_000, b'{"name":"\\ud800"}', b'{"name":"\\u2800"}', b"{}", b""]),
)


def test_http_by_hand(served: tuple[str, list[str]]) -> None:
    """Paths, kinds of content and origins that no schema tells of: refused, never an error of ours."""
    address, tables = served
    with httpx.Client(base_url=address, timeout=300) as http:

        @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(
            method=st.sampled_from(["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS"]),
            parts=st.lists(PARTS | st.sampled_from(tables), max_size=5),
            kind=ODD,
            origin=ORIGINS,
            content=BODIES,
        )
        def each(method: str, parts: list[str], kind: str, origin: str, content: bytes) -> None:
            headers = {"Content-Type": kind, "Origin": origin}
            path = "/api/" + "/".join(parts)
            answer = http.request(method, path, content=content, headers={k: v for k, v in headers.items() if v})
            assert answer.status_code < 500, (method, path, answer.text)
            assert answer.headers["x-content-type-options"] == "nosniff"

        each()


# --- websocket -------------------------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
fields = {
    "ref": st.text(max_size=70) | st.just("r1") | anything,
    "seq": st.integers(-5, 50) | anything,
    "seat": st.integers(-2, 40) | anything,
    "action": st.sampled_from(["lay:0", "take:red", "place:9", "lay", ":", ""]) | st.text(max_size=300),
    "actions": st.lists(st.sampled_from(["lay:0", "take:red", "place:1", "x"]), max_size=4) | anything,
    "agree": st.booleans() | anything,
    "what": st.sampled_from(["undo:0", "undo:1", "bot:0", "bot:1", "x"]) | anything,
    "text": st.text(max_size=600) | anything,
    "pace": st.sampled_from(["quick", "calm", "x"]) | anything,
    "have": st.integers() | anything,
    "facts": st.integers() | anything,
}
kinds = st.sampled_from(
    ["play", "undo", "consent", "ask_bot", "return", "chat", "hint", "ping", "pace", "hello", "state", "x", ""]
)
messages = st.one_of(
    st.builds(
        lambda t, rest: {"t": t, **rest},
        kinds,
        st.fixed_dictionaries({}, optional=fields),
    ),
    st.builds(
        lambda t, rest: {"t": t, **rest},
        kinds,
        st.fixed_dictionaries(fields),
    ),
    anything,
)
raw = st.one_of(messages.map(json.dumps), st.text(max_size=200), st.binary(max_size=50), st.just("[" * 5000))


async def test_socket_of_a_spectator(server: Running) -> None:
    """Nothing that somebody without a seat sends changes anything."""
    ann, _, table = await two_friends(server)
    zoe = server.person()
    async with ann.socket(table) as left:
        before = (left.seats, left.facts)
        watching = zoe.socket(table)
        await watching.open()

        # hypothesis makes the messages in its own thread of control; each is sent and answered in this loop
        loop = asyncio.get_running_loop()

        @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
        @given(message=raw)
        def each(message: str | bytes) -> None:
            asyncio.run_coroutine_threadsafe(check(watching, message), loop).result(300)

        await asyncio.to_thread(each)
        await left.quiet()
        assert left.seq == 0
        assert (left.seats, left.facts) == before


async def check(socket: Socket, message: str | bytes) -> None:
    await socket.send(message)
    answer = await socket.until(lambda m: m["t"] in ("refused", "ok", "state", "hint", "pong"))
    if answer["t"] == "refused":
        assert answer["key"] in KEYS | {"refusal-not-now", "refusal-card-not-in-hand"}, answer
        assert answer["key"] != "error-internal", (message, answer)


async def test_socket_of_a_player(server: Running) -> None:
    """A player's nonsense is refused; what is accepted is an ordinary decision, and the log stays whole."""
    ann, bob, table = await two_friends(server, rounds=50)
    async with ann.socket(table) as left:
        loop = asyncio.get_running_loop()

        @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
        @given(message=raw)
        def each(message: str | bytes) -> None:
            asyncio.run_coroutine_threadsafe(check(left, message), loop).result(300)

        await asyncio.to_thread(each)
        await left.quiet()
        seq = left.seq
    async with bob.socket(table) as right:
        assert right.seq == seq
        assert [fact["i"] for fact in right.facts] == list(range(len(right.facts)))


async def refusal(socket: Socket) -> Any:
    return await socket.until(lambda m: m["t"] == "refused")


async def test_the_first_message_is_hello(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    ann, _, table = await two_friends(server)
    left = ann.socket(table)
    await left.open(hello=False)
    await left.send({"t": "play", "ref": "a", "seq": 0, "seat": 0, "action": "lay:0"})
    assert (await refusal(left))["key"] == "error-hello-first"
    await left.send({"t": "hello"})
    await left.until(lambda m: m["t"] == "state")


CASES: list[tuple[Any, str, str | None]] = [
    ("{", "error-not-json", None),
    ("[1]", "error-field-type", None),
    (b"\x00", "error-not-text", None),
    ({"t": "fly", "ref": "a"}, "error-field-value", "t"),
    ({"ref": "a"}, "error-field-missing", "t"),
    ({"t": "play", "ref": "a", "seq": 0, "seat": 0}, "error-field-missing", "actions"),
    ({"t": "play", "ref": "a", "seq": 0, "seat": 0, "actions": []}, "error-field-value", "actions"),
    ({"t": "play", "ref": "a", "seq": 0, "seat": 0, "actions": ["x"], "action": "x"}, "error-field-value", "actions"),
    ({"t": "play", "ref": "a", "seq": 0, "seat": 0, "actions": ["lay:0", 1]}, "error-field-type", "actions[1]"),
    ({"t": "play", "ref": "a", "seq": -1, "seat": 0, "action": "x"}, "error-field-value", "seq"),
    ({"t": "play", "ref": "a", "seq": "0", "seat": 0, "action": "x"}, "error-field-type", "seq"),
    ({"t": "play", "ref": "a", "seq": 0, "seat": 0, "action": "x", "more": 1}, "error-field-unknown", "more"),
    ({"t": "play", "seq": 0, "seat": 0, "action": "x"}, "error-field-missing", "ref"),
    ({"t": "play", "ref": "", "seq": 0, "seat": 0, "action": "x"}, "error-field-value", "ref"),
    ({"t": "chat", "ref": "a", "text": "x" * 9000}, "error-too-long", None),
    ({"t": "consent", "ref": "a", "seat": 0, "what": "undo:1", "agree": True}, "error-no-such-request", "what"),
]


async def test_every_bad_message_is_named(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite)
    ann, _, table = await two_friends(server)
    async with ann.socket(table) as left:
        for message, key, field in CASES:
            await left.send(message)
            answer = await refusal(left)
            assert (answer["key"], answer["field"]) == (key, field), message
        assert left.seq == 0


async def closed(socket: Socket) -> int:
    from websockets.exceptions import ConnectionClosed

    async def listen() -> None:
        while True:
            await socket.hear()

    with pytest.raises(ConnectionClosed):
        await listen()
    assert socket.ws is not None
    assert socket.ws.close_code is not None
    return socket.ws.close_code


async def test_no_such_table_foreign_page_too_large_too_fast(serve: Serve, sqlite: str) -> None:
    from websockets.asyncio.client import connect

    server = await serve(sqlite, limits=replace(UNLIMITED, message=Rate(10, 1e-6)), sockets_per_guest=3)
    ann, bob, table = await two_friends(server)
    lost = ann.socket("nowhere")
    await lost.open(hello=False)
    assert (await lost.hear())["key"] == "error-no-such-table"
    assert await closed(lost) == 4404

    url = server.base.replace("http", "ws") + f"/api/tables/{table}/ws"
    headers = {"Cookie": ann.cookie, "Origin": "https://evil.example"}
    async with connect(url, additional_headers=headers, open_timeout=120) as foreign:
        assert json.loads(await foreign.recv())["key"] == "error-foreign-page"
    headers["Origin"] = server.base
    async with connect(url, additional_headers=headers, open_timeout=120) as own:
        await own.send('{"t":"hello"}')
        assert json.loads(await own.recv())["t"] == "state"

    big = ann.socket(table)
    await big.open()
    await big.send("x" * 70_000)
    assert await closed(big) == 1009

    while server.hall.sockets.all:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    fast = ann.socket(table)
    await fast.open()
    for _ in range(12):
        await fast.send({"t": "hello"})
    assert (await refusal(fast))["key"] == "error-too-fast"
    for _ in range(30):
        await fast.send({"t": "hello"})
    assert await closed(fast) == 4029

    people = [bob.socket(table) for _ in range(4)]
    for person in people[:3]:
        await person.open()
    await people[3].open(hello=False)
    assert (await people[3].hear())["key"] == "error-too-many-connections"
    assert await closed(people[3]) == 4029
    assert (await Person.me(ann))["id"]
