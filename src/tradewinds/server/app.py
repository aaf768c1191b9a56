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
from tradewinds.server import errors, guests, migrations, routes
from tradewinds.server.catalog import Catalog
from tradewinds.server.hall import Hall
from tradewinds.server.settings import Settings
from tradewinds.server.socket import table_socket
from tradewinds.server.static import Assets, anywhere, home
from tradewinds.server.store import BadDatabase, connect

LARGEST_BODY = 64 * 1024
LARGEST_MESSAGE = 64 * 1024


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        catalog = Catalog.named(settings.games) if settings.games is not None else Catalog.installed()
        hall = Hall(settings, catalog)
        app.state.hall = hall
        app.state.signer = await hall.open()
        try:
            yield
        finally:
            await hall.close()

    api = Router("/", route_handlers=routes.ALL, cache_control=CacheControlHeader(no_store=True))
    app = Litestar(
        [api, table_socket, home, anywhere],
        lifespan=[lifespan],
        middleware=[guests.middleware],
        exception_handlers={
            TradewindsError: errors.on_ours,
            HTTPException: errors.on_http,
            Exception: errors.on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Tradewinds",
            version=tradewinds.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.state.assets = Assets(settings.static)
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


def server_options(host: str, port: int) -> dict[str, Any]:
    """How uvicorn is to be run."""
    return {
        "host": host,
        "port": port,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "access_log": False,
        "log_level": "info",
        "timeout_graceful_shutdown": 5,
    }


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: str | None = None, settings: Settings | None = None
) -> None:
    """Run the server until it is told to stop. A database that cannot be used is said so before anything else."""
    import uvicorn

    if settings is None:
        settings = Settings.from_environment()
        if database is not None:
            settings = replace(settings, database=database)
    asyncio.run(prepare(settings.database))
    app = create_app(settings)
    # What was imported lives for ever: it need not be looked through again and again while people wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
    uvicorn.run(app, **server_options(host, port))
