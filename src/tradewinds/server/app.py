"""The application, and `serve`, which runs it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from alembic.util.exc import CommandError
from litestar import Litestar, Router
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

import tradewinds
from tradewinds.kernel.errors import TradewindsError
from tradewinds.server import (
    afterwards,
    doors,
    errors,
    gate,
    guests,
    health,
    leaguing,
    letters,
    liking,
    logs,
    metrics,
    migrations,
    packs,
    persons,
    reports,
    routes,
    static,
    workshop,
)
from tradewinds.server.catalog import Catalog
from tradewinds.server.hall import Hall
from tradewinds.server.headers import HEADERS
from tradewinds.server.settings import Settings
from tradewinds.server.socket import table_socket
from tradewinds.server.store import BadDatabase, connect

LARGEST_BODY = 64 * 1024
LARGEST_MESSAGE = 64 * 1024
SPARE_FILES = 256
"""Open files besides connections."""


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        catalog = Catalog.named(settings.games) if settings.games is not None else Catalog.installed()
        catalog.offer(settings.packs)
        hall = Hall(settings, catalog)
        app.state.hall = hall
        app.state.signer = await hall.open()
        try:
            yield
        finally:
            await hall.close()

    api = Router(
        "/",
        route_handlers=[
            *routes.ALL,
            *workshop.ALL,
            *packs.ALL,
            *letters.OWN,
            *reports.ALL,
            *persons.ALL,
            *afterwards.ALL,
            *leaguing.ALL,
            *liking.ALL,
        ],
        cache_control=CacheControlHeader(no_store=True),
        before_request=errors.strictly,
        middleware=[metrics.calls, guests.middleware, gate.calls],
    )
    # Mail programs call these, too: no page of ours, no cookie, no JSON. What they bring is the key.
    linked = Router("/", route_handlers=letters.BY_LINK, middleware=[gate.pages])
    app = Litestar(
        [api, linked, table_socket, health.ROUTER, *static.ROUTERS],
        lifespan=[lifespan],
        exception_handlers={
            TradewindsError: errors.on_ours,
            HTTPException: errors.on_http,
            Exception: errors.on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Tradewinds",
            version=tradewinds.__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.state.assets = static.Assets(settings.static)
    app.state.doctor = health.Doctor()
    return app


async def prepare(database: str) -> None:
    """Bring the database into shape, or say in one sentence why that cannot be done."""
    engine = connect(database)
    try:
        await migrations.upgrade(engine)
    except (SQLAlchemyError, CommandError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        shown = engine.url.render_as_string(hide_password=True)
        raise BadDatabase("error-database", {"url": shown, "reason": reason}, field="database") from error
    finally:
        await engine.dispose()


def server_options(host: str, port: int, settings: Settings) -> dict[str, Any]:
    """How uvicorn is to be run."""
    door, cable = doors.protocols(settings)
    return {
        "host": host,
        "port": port,
        "http": door,
        "ws": cable,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "headers": HEADERS,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": sorted(settings.proxies),
        "timeout_keep_alive": 10,
        "access_log": False,
        "log_level": "info",
        "timeout_graceful_shutdown": 5,
    }


def raise_file_limit(wanted: int) -> None:
    """A connection is an open file, of which many systems allow a thousand unless asked for more."""
    try:
        import resource
    except ImportError:  # not here
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    settings: Settings | None = None,
    packs: tuple[bytes, ...] = (),
    **changes: Any,
) -> None:
    """Run the server until it is told to stop. A database that cannot be used is said so before anything else.

    `changes`: settings that count more than those of the environment.
    """
    import uvicorn

    if settings is None:
        settings = Settings.from_environment()
        if database is not None:
            settings = replace(settings, database=database)
        settings = replace(settings, packs=packs, **changes)
        Catalog.installed().offer(packs)  # what cannot be played is said before anybody comes
    asyncio.run(prepare(settings.database))
    app = create_app(settings)
    # What was imported lives for ever: it need not be looked through again and again while people wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
    raise_file_limit(settings.connections + SPARE_FILES)
    uvicorn.run(app, **server_options(host, port, settings), log_config=logs.configuration(settings.log))
