"""A strait between browsers and the server: a TCP proxy that can fall silent without closing anything."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass
class Strait:
    base: str = ""
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop)
    flows: asyncio.Event = field(default_factory=asyncio.Event)
    opened: int = 0
    """Connections that have come through so far."""

    def stop(self) -> None:
        """Nothing passes any more, in either direction, and nobody is told."""
        self.loop.call_soon_threadsafe(self.flows.clear)

    def flow(self) -> None:
        """What has waited passes now."""
        self.loop.call_soon_threadsafe(self.flows.set)

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
        await self.flows.wait()  # a farewell does not pass either
        with contextlib.suppress(OSError):
            writer.close()


@contextmanager
def run_strait(server: str) -> Iterator[Strait]:
    there = urlsplit(server)
    strait = Strait()
    strait.flows.set()

    async def passage(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await strait.flows.wait()
        strait.opened += 1
        back, forth = await asyncio.open_connection(there.hostname, there.port)
        await asyncio.gather(strait.pump(reader, forth), strait.pump(back, writer))

    async def until_the_end(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await passage(reader, writer)

    async def run() -> None:
        door = await asyncio.start_server(until_the_end, "127.0.0.1", 0)
        strait.base = f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
        ready.set()
        await stopped.wait()
        door.close()
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    ready, stopped = threading.Event(), asyncio.Event()
    thread = threading.Thread(target=strait.loop.run_until_complete, args=(run(),), name="strait", daemon=True)
    thread.start()
    assert ready.wait(10)
    try:
        yield strait
    finally:
        strait.loop.call_soon_threadsafe(stopped.set)
        thread.join(10)
        strait.loop.close()
