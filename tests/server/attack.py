"""A server under attack while people play: how much memory it takes, and whether the people notice.

    python -m tests.server.attack                        every attack, against a server of its own on 127.0.0.1
    python -m tests.server.attack --only deaf hints      some of them
    python -m tests.server.attack --people 40 --scale 2

The attacker is a process of its own and comes from one address of the loopback network, each honest person from
another one, so that the limits for an address hold the attacker and nobody else. Every attack is bounded in count and
time. Printed for each: what the server let through and refused, how much its memory (with its worker processes) grew
at most and had kept five seconds later, and the round trip of honest people's decisions meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.attacks import ATTACKS
from tests.support.databases import drop_database, new_database
from tests.support.ports import free_port

ROOT = Path(__file__).parents[2]
MEGABYTE = 1024 * 1024


# --- honest people -----------------------------------------------------------------------------------------------


class Honest:
    """A person at home who plays against bots, table after table."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self.dice = random.Random(number)
        self.game = ("jamaica", "puertorico")[number % 2]
        self.cookie = ""

    async def run(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(base_url=self.crowd.base, transport=transport, timeout=30) as http:
            while not self.crowd.stopping:
                try:
                    made = (
                        (await http.post("/api/quick", json=self.crowd.wish | {"game": self.game}))
                        .raise_for_status()
                        .json()
                    )
                    self.cookie = f"tw_guest={http.cookies.get('tw_guest')}"
                    await self.play(made["id"])
                except (httpx.HTTPError, OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                    self.crowd.troubles[f"{type(error).__name__} {error}"[:80]] += 1
                    await asyncio.sleep(0.5)

    async def play(self, table: str) -> None:
        url = f"{self.crowd.base.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        async with connect(
            url,
            additional_headers={"Cookie": self.cookie},
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            open_timeout=30,
        ) as ws:
            await ws.send('{"t":"hello"}')
            number, sent_at, pending = 0, 0.0, False
            async for raw in ws:
                heard = json.loads(raw)
                if heard["t"] == "ok":
                    self.crowd.trips.append((sent_at, time.perf_counter() - sent_at))
                    pending = False
                elif heard["t"] == "refused":
                    self.crowd.troubles[heard["key"]] += 1
                    pending = False
                if self.crowd.stopping or heard.get("table", {}).get("status") == "finished":
                    return
                prompts = [seat["prompt"] for seat in heard.get("seats", []) if seat.get("prompt")]
                if not prompts or pending or heard["t"] not in ("state", "update"):
                    continue
                await asyncio.sleep(min(self.dice.expovariate(1 / self.crowd.think), 2.0))
                number += 1
                action = self.dice.choice(prompts[0]["options"])["action"]
                pending, sent_at = True, time.perf_counter()
                message = {"t": "play", "ref": f"p{number}", "seq": heard["seq"], "seat": 0, "action": action}
                await ws.send(json.dumps(message))


class Crowd:
    def __init__(self, base: str, people: int, bot: str | None, think: float = 0.3) -> None:
        self.base = base
        self.wish = {} if bot is None else {"bot": bot}
        self.think = think
        self.stopping = False
        self.trips: list[tuple[float, float]] = []
        self.troubles: Counter[str] = Counter()
        self.people = [Honest(self, number) for number in range(people)]
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for person in self.people:
            self.tasks.append(asyncio.create_task(person.run()))
            await asyncio.sleep(0.02)

    async def end(self) -> None:
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def percentile(self, since: float, p: float) -> float:
        """Milliseconds, of the decisions sent since then."""
        ordered = sorted(took for at, took in self.trips if at >= since)
        return ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))] * 1000 if ordered else 0.0


# --- the whole ---------------------------------------------------------------------------------------------------


def family(root: int) -> list[int]:
    """A process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError, IndexError):
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                children.setdefault(parent, []).append(int(entry.name))
    found = [root]
    for process in found:
        found.extend(children.get(process, []))
    return found


def memory(root: int) -> int:
    """Bytes of memory in use by the server and its workers."""
    total = 0
    for process in family(root):
        with contextlib.suppress(OSError, IndexError):
            total += int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return total


class Server:
    """`tradewinds serve` as anybody runs it, with the limits that it has by default."""

    def __init__(self, database: str, pause: float, program: str = "tradewinds") -> None:
        self.database = database
        self.pause = pause
        self.program = program
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 (kept open as long as the process writes to it)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
            "TRADEWINDS_BOT_PAUSE": str(self.pause),
        }
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--database", self.database]
        self.process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=self.log, stderr=self.log)
        async with httpx.AsyncClient(timeout=60) as http:
            while True:
                if self.process.returncode is not None:
                    raise RuntimeError("\n".join(self.told()))
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.base}/api/games")).status_code == 200:
                        return
                await asyncio.sleep(0.1)

    async def stop(self) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
            try:
                await asyncio.wait_for(self.process.wait(), 60)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()

    def told(self) -> list[str]:
        self.log.seek(0)
        return self.log.read().decode(errors="replace").splitlines()

    def trouble(self) -> list[str]:
        """Faults that the server wrote to its log."""
        return [line for line in self.told() if "Traceback" in line or "exception" in line.lower()][:5]


@dataclass
class Result:
    attack: str
    told: dict[str, int]
    grew: float
    """Megabytes, at most."""
    kept: float
    """Megabytes, five seconds later."""
    p50: float
    p99: float
    decisions: int
    troubles: dict[str, int] = field(default_factory=dict)
    """What went wrong for honest people."""


async def watch(root: int, seen: list[int]) -> None:
    while True:
        seen.append(memory(root))
        await asyncio.sleep(0.1)


async def one_attack(name: str, server: Server, table: str, crowd: Crowd, scale: float, secs: float) -> Result:
    before, seen = memory(server.pid), [0]
    begun = time.perf_counter()
    crowd.troubles.clear()
    watching = asyncio.create_task(watch(server.pid, seen))
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.attacks", name, str(server.port), table, str(scale), str(secs)),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    out, _ = await asyncio.wait_for(child.communicate(), secs + 300)
    p50, p99 = crowd.percentile(begun, 50), crowd.percentile(begun, 99)
    count = sum(at >= begun for at, _ in crowd.trips)
    await asyncio.sleep(5 if scale >= 1 else 1)
    watching.cancel()
    kept = memory(server.pid) - before
    grew = (max(seen) - before) / MEGABYTE
    return Result(name, json.loads(out), grew, kept / MEGABYTE, p50, p99, count, dict(crowd.troubles))


async def a_long_match(server: Server) -> str:
    """A finished match, whose frames are as large as they come."""
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
        seats = ["bot:random"] * 5
        answer = await http.post("/api/tables", json={"game": "puertorico", "seats": seats, "private": False})
        assert answer.status_code == 201, "\n".join([answer.text, *server.told()])
        made = answer.json()
        (await http.post(f"/api/tables/{made['id']}/start")).raise_for_status()
        for _ in range(200):
            if (await http.get(f"/api/tables/{made['id']}")).json()["status"] == "finished":
                break
            await asyncio.sleep(1)
    return str(made["id"])


async def run(
    database: str,
    *,
    only: list[str] | None = None,
    people: int = 20,
    bot: str | None = None,
    pause: float = 0.1,
    scale: float = 1.0,
    seconds: float = 15.0,
    warm_up: float = 5.0,
    program: str = "tradewinds",
    say: Callable[[str], object] = lambda text: None,
) -> list[Result]:
    """Every attack in turn, against one server."""
    server = Server(database, pause, program)
    await server.start()
    crowd = Crowd(server.base, people, bot)
    results = []
    try:
        table = await a_long_match(server)
        await crowd.begin()
        await asyncio.sleep(warm_up)
        begun = time.perf_counter()
        await asyncio.sleep(warm_up)
        quiet = f"p50 {crowd.percentile(begun, 50):.1f} ms, p99 {crowd.percentile(begun, 99):.1f} ms"
        say(f"{people} people, no attack: {quiet}, {memory(server.pid) / MEGABYTE:.0f} MB")
        for name in only or ATTACKS:
            result = await one_attack(name, server, table, crowd, scale, seconds)
            results.append(result)
            say(
                f"{name:10} +{result.grew:5.1f} MB, kept {result.kept:5.1f} MB; {result.decisions} decisions, "
                f"p50 {result.p50:.1f} ms, p99 {result.p99:.1f} ms; {result.told} {result.troubles or ''}"
            )
        await crowd.end()
        if trouble := server.trouble():
            raise RuntimeError("\n".join(trouble))
    finally:
        await server.stop()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS))
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--bot", help="whom they play against, instead of each game's best")
    parser.add_argument("--scale", type=float, default=1.0, help="of all counts")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each attack, at most")
    parser.add_argument("--database", default="sqlite", help="sqlite (a new file), postgres (a new database)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = new_database(given.database, Path(folder))
        try:
            asyncio.run(
                run(
                    url,
                    only=given.only,
                    people=given.people,
                    bot=given.bot,
                    scale=given.scale,
                    seconds=given.seconds,
                    say=lambda text: print(text, flush=True),
                )
            )
        finally:
            drop_database(url)


if __name__ == "__main__":
    main()
