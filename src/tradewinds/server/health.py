"""Whether a server is alive, and whether people should be sent to it: for proxies and whoever watches over it.

Both carry no cookie and count against the limits of pages. `health` answers as long as the event loop turns; `ready`
asks the database as well, at most once a second however often it is called.
"""

from __future__ import annotations

import asyncio
import time
from typing import Literal, cast

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.openapi import ResponseSpec
from msgspec import Struct
from sqlalchemy import text

import tradewinds
from tradewinds.server import gate
from tradewinds.server.hall import Hall
from tradewinds.server.routes import AnyRequest, hall_of

REMEMBERED = 1.0
"""Seconds for which an answer about the database is good."""
PATIENCE = 2.0
"""Seconds that the database has to answer."""


Found = Literal["ready", "no-database", "cut-off"]


class Health(Struct):
    status: Literal["ready", "stopping", "no-database", "cut-off"]
    version: str


class Doctor:
    """What was found last, and when."""

    def __init__(self) -> None:
        self.found: Found = "ready"
        self.at = float("-inf")
        self.lock = asyncio.Lock()

    async def look(self, hall: Hall) -> Found:
        async with self.lock:
            if time.monotonic() - self.at > REMEMBERED:
                self.found = await examine(hall)
                self.at = time.monotonic()
            return self.found


async def examine(hall: Hall) -> Found:
    if not hall.nodes.well():
        return "cut-off"  # the other servers believe that we are dead
    try:
        async with asyncio.timeout(PATIENCE):
            async with hall.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
    except Exception:  # whatever it is, nobody should be sent here
        return "no-database"
    return "ready"


@get("/api/health", sync_to_thread=False)
def health(request: AnyRequest) -> Health:
    """The server is alive."""
    return Health("stopping" if hall_of(request).stopping else "ready", tradewinds.__version__)


NOT_NOW = {503: ResponseSpec(Health, generate_examples=False, description="Send nobody here.")}


@get("/api/ready", responses=NOT_NOW)
async def ready(request: AnyRequest) -> Response[Health]:
    """The server can play: people may be sent to it."""
    hall, doctor = hall_of(request), cast("Doctor", request.app.state.doctor)
    status: Found | Literal["stopping"] = "stopping" if hall.stopping else await doctor.look(hall)
    answer = Health(status, tradewinds.__version__)
    return Response(answer, status_code=200 if status == "ready" else 503)


ROUTER = Router(
    "/", route_handlers=[health, ready], cache_control=CacheControlHeader(no_store=True), middleware=[gate.pages]
)
