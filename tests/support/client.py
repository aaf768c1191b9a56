"""A person at the server, for tests: HTTP with a cookie, and a websocket that keeps what it was shown."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PING = '{"t":"ping"}'
"""As the web client sends it: in these very letters it counts against no limit."""


class Person:
    """One browser: a cookie jar and the calls of the HTTP interface."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=300)

    async def close(self) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, status: int | None = None, **more: Any) -> Any:
        answer = await self.http.request(method, path, **more)
        if status is None:
            assert answer.status_code < 400, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int | None = None, **params: Any) -> Any:
        return await self.call("GET", path, status, params=params)

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        return await self.call("POST", path, status, json=body)

    async def create(self, *seats: str, game: str = "lanterns", **more: Any) -> Any:
        return await self.post("/api/tables", game=game, seats=list(seats), **more)

    async def start(self, table: str) -> Any:
        return await self.post(f"/api/tables/{table}/start")

    async def me(self) -> Any:
        return await self.get("/api/me")

    @property
    def cookie(self) -> str:
        value = self.http.cookies.get("tw_guest")
        return f"tw_guest={value}" if value else ""

    def socket(self, table: str, **more: Any) -> Socket:
        return Socket(self, table, **more)


class Socket:
    """A connection to a table. It applies what it hears, as the web client does."""

    refs = itertools.count(1)

    def __init__(self, person: Person, table: str, have: int = 0, facts: int = 0) -> None:
        self.person = person
        self.table = table
        self.have = have
        self.held = facts
        self.seq = -1
        self.seats: dict[int, Any] = {}
        self.facts: list[Any] = []
        self.info: Any = None
        self.spectator: Any = None
        self.requests: list[Any] = []
        self.chat: list[Any] = []
        self.heard: list[Any] = []
        self.raw: list[str] = []
        self.ws: ClientConnection | None = None

    async def __aenter__(self) -> Socket:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.ws is not None
        await self.ws.close()

    async def open(self, hello: bool = True) -> None:
        url = self.person.base.replace("http", "ws", 1) + f"/api/tables/{self.table}/ws"
        headers = {"Cookie": self.person.cookie} if self.person.cookie else {}
        # Whoever is not being heard for a while still answers pings, and nobody is hung up on for being starved.
        self.ws = await connect(
            url,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            compression=None,
            open_timeout=120,
            ping_interval=None,
        )
        if hello:
            await self.send({"t": "hello", "have": self.have, "facts": self.held})
            await self.until(lambda m: m["t"] == "state")

    async def send(self, message: Any) -> None:
        assert self.ws is not None
        await self.ws.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def hear(self, seconds: float = 60) -> Any:
        text = await self.next(seconds)
        return self.take(text)

    async def next(self, seconds: float) -> str:
        assert self.ws is not None
        text = await asyncio.wait_for(self.ws.recv(), seconds)
        assert isinstance(text, str)
        return text

    def take(self, text: str) -> Any:
        self.raw.append(text)
        message = json.loads(text)
        self.heard.append(message)
        self.apply(message)
        return message

    def apply(self, message: Any) -> None:
        kind = message["t"]
        if kind in ("state", "update"):
            self.seq = message["seq"]
            self.seats = {seat["seat"]: seat for seat in message["seats"]}
            self.spectator = message["spectator"]
            self.requests = message["requests"]
            start = message["facts_from"]
            if kind == "state":
                self.info = message["table"]
                self.chat = message["chat"]
            if self.held == 0:
                assert start <= len(self.facts), "a fact was missed"
            self.facts[start:] = message["facts"]
        elif kind == "rewound":
            self.seq = message["seq"]
            del self.facts[message["facts_to"] :]
        elif kind == "table":
            self.info = message["table"]
        elif kind == "chat":
            self.chat.append(message["entry"])
        elif kind == "requests":
            self.requests = message["requests"]

    async def until(self, wanted: Any, seconds: float = 60) -> Any:
        """Hear messages until one fits."""
        while True:
            message = await self.hear(seconds)
            if wanted(message):
                return message

    async def ask(self, message: dict[str, Any]) -> Any:
        """Send with a ref and wait for its answer."""
        message.setdefault("ref", f"r{next(self.refs)}")
        await self.send(message)
        return await self.until(lambda m: m.get("ref") == message["ref"])

    async def play(self, seat: int, action: str, seq: int | None = None, ref: str | None = None) -> Any:
        message = {"t": "play", "seat": seat, "action": action, "seq": self.seq if seq is None else seq}
        if ref is not None:
            message["ref"] = ref
        answer = await self.ask(message)
        if answer["t"] == "ok":
            await self.settle(answer["seq"])
        return answer

    def options(self, seat: int) -> list[str]:
        prompt = self.seats[seat]["prompt"]
        return [] if prompt is None else [option["action"] for option in prompt["options"]]

    async def settle(self, seq: int, seconds: float = 60) -> None:
        """Hear until the table has come to this sequence number."""
        while self.seq < seq:
            await self.hear(seconds)

    async def quiet(self, seconds: float = 0.15) -> None:
        """Hear whatever still comes; at least what the server had said or was about to when it is asked.

        Of what workers and other servers still do nothing is known: who needs that waits for it.
        """
        try:
            while True:
                await self.hear(seconds)
        except TimeoutError:
            pass
        await self.send(PING)
        while True:
            text = await self.next(60)
            if text == '{"t":"pong"}':
                return
            self.take(text)
