"""A strait between browsers and the server: a TCP proxy that can fall silent without closing anything, be narrow and
long, and counts what passes."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

PIECE = 65536
SMALL = 2048
"""Of what passes a narrow strait: so small that connections share it, as they do a line."""
LATE = 0.05
"""Seconds that a timer may be late without making the strait narrower than it is."""


class Narrows:
    """One direction of a line with `rate` bytes a second (0: as many as come): piece by piece, in turn."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.passed = 0
        self.door = asyncio.Lock()
        self.free = 0.0

    async def pass_through(self, size: int) -> None:
        self.passed += size
        if self.rate:
            async with self.door:
                now = asyncio.get_running_loop().time()
                self.free = max(self.free, now - LATE) + size / self.rate
                await asyncio.sleep(self.free - now)


@dataclass
class Strait:
    delay: float = 0.0
    """Seconds there and back."""
    base: str = ""
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop)
    flows: asyncio.Event = field(default_factory=asyncio.Event)
    west: Narrows = field(default_factory=lambda: Narrows(0.0))
    """From the server; `west.passed`: so many bytes have come, headers and all."""

    def stop(self) -> None:
        """Nothing passes any more, in either direction, and nobody is told."""
        stopped = threading.Event()

        def clear() -> None:
            self.flows.clear()
            stopped.set()

        self.loop.call_soon_threadsafe(clear)
        assert stopped.wait(60)  # its thread may be held up, and let something pass until then

    def flow(self) -> None:
        """What has waited passes now."""
        self.loop.call_soon_threadsafe(self.flows.set)

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, narrows: Narrows) -> None:
        """What has set off arrives half a `delay` later; the next piece does not wait for that."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def arrive() -> None:
            while True:
                at, data = await under_way.get()
                await asyncio.sleep(at - self.loop.time())
                await self.flows.wait()
                if not data:  # a farewell does not pass a silent strait either
                    return
                writer.write(data)
                await writer.drain()

        async def set_off() -> None:
            data = b"-"
            while data:
                data = await reader.read(SMALL if narrows.rate else PIECE)
                await narrows.pass_through(len(data))
                under_way.put_nowait((self.loop.time() + self.delay / 2, data))

        with contextlib.suppress(OSError):
            await asyncio.gather(set_off(), arrive())
        await self.flows.wait()
        with contextlib.suppress(OSError):
            writer.close()


@contextmanager
def run_strait(server: str, rate: float = 0.0, delay: float = 0.0) -> Iterator[Strait]:
    """`rate`: bytes a second in each direction, for all connections together; 0: as many as there are."""
    there = urlsplit(server)
    strait = Strait(delay, west=Narrows(rate))
    east = Narrows(rate)
    strait.flows.set()

    async def passage(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await strait.flows.wait()
        await asyncio.sleep(strait.delay)  # the greeting goes there and back first
        back, forth = await asyncio.open_connection(there.hostname, there.port)
        await asyncio.gather(strait.pump(reader, forth, east), strait.pump(back, writer, strait.west))

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
    assert ready.wait(120)
    try:
        yield strait
    finally:
        strait.loop.call_soon_threadsafe(stopped.set)
        thread.join(120)
        strait.loop.close()
