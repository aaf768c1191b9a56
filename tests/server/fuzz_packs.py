"""Hostile packs: mutations of real ones of all four games, through every call that takes a pack, on a real server.

    python -m tests.server.fuzz_packs --uploads 10000

The server is `tradewinds serve` with the limits that it has by default; the guests come from a hundred addresses of the
loopback network. Nothing may be answered with 5xx, nothing be kept that cannot be played, no guest read or change what
is another's, nothing be written that reads as something else; and memory stays bounded. What is found is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import yaml
from sqlalchemy import select

from tests.server.attack import MEGABYTE, Server, memory
from tests.support.changes import ABOUT, CHANGES
from tests.support.databases import drop_database, new_database
from tradewinds import games
from tradewinds.kernel.content import fingerprint, lists
from tradewinds.play.examining import made
from tradewinds.play.packfiles import plain
from tradewinds.play.packs import packing
from tradewinds.play.workshop import PackFile
from tradewinds.server import store
from tradewinds.server.catalog import unpacked

ADDRESSES: Final = 100
AT_ONCE: Final = 4
ANSWERS: Final = {200, 201, 400, 404, 409, 413, 415, 429}
WAYS: Final = {"examine": 40, "read": 15, "write": 10, "keep": 20, "change": 5, "try": 6, "raw": 4}
"""What is done with an upload, and how often."""


# --- mutations -------------------------------------------------------------------------------------------------------


def deep(levels: int) -> Any:
    value: Any = [1]
    for _ in range(levels):
        value = {"choose": [[value]]}
    return value


JUNK: Final[list[Callable[[], Any]]] = [
    lambda: None,
    lambda: True,
    lambda: -1,
    lambda: 0,
    lambda: 1.5,
    lambda: 21,
    lambda: 2**31,
    lambda: 2**64,
    lambda: 10**300,
    lambda: "",
    lambda: "0",
    lambda: "x" * 700,
    lambda: "x" * 100_000,
    lambda: "<script>alert(1)</script>",
    lambda: '{ $n } { -term } { "quoted" } \\u0041',
    lambda: "a\u202eb\u2066c",
    lambda: "a\nb: {c: d}\n- e",
    lambda: "\x00\x1f\x7f\ufeff",
    lambda: "'; DROP TABLE packs; --",
    lambda: "../../etc/passwd",
    list,
    dict,
    lambda: [[]],
    lambda: {"id": "x"},
    lambda: list(range(600)),
    lambda: {str(n): n for n in range(600)},
    lambda: deep(3),
    lambda: deep(9),
    lambda: deep(40),
    lambda: [{"gain": {"vp": 1}}] * 20,
    lambda: [{"do": "gain_cp", "n": 1}] * 20,
    lambda: [{"perform": "sail"}, {"perform": "construct"}],
    lambda: {"en": "one", "zh": "一", "hu": "egy"},
]
NAMES: Final = ("set", "add", "remove", "id", "n", "gain", "do", "cost", "__proto__", "on", "x.y", "", "é", "\u202e")


class Mutant:
    """Real packs, and what somebody with bad intentions makes of them."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.real = {
            name: lists(packing(games.load(name)).documents(), packing(games.load(name)).schema) for name in CHANGES
        }

    def pack(self) -> dict[str, Any]:
        """A pack as it should be: some records of the box, set to what they are or with a number more."""
        dice, name = self.dice, self.dice.choice(list(CHANGES))
        if dice.random() < 0.3:
            changes = json.loads(json.dumps(CHANGES[name]))
        else:
            changes = {}
            for of in dice.sample(list(self.real[name]), dice.randint(1, 2)):
                rows = dice.sample(self.real[name][of], min(len(self.real[name][of]), dice.randint(1, 3)))
                changes[of] = {"set": {str(row["id"]): self.fields(row) for row in rows}}
                if dice.random() < 0.2:
                    changes[of]["add"] = [{**plain(rows[0]), "id": f"new_{dice.randint(1, 9)}"}]
                if dice.random() < 0.2:
                    changes[of]["remove"] = [str(dice.choice(self.real[name][of])["id"])]
        return {**ABOUT, "base": name, "name": f"Mutant {dice.randint(1, 99)}", "changes": changes}

    def fields(self, row: dict[str, Any]) -> dict[str, Any]:
        found = {key: value for key, value in plain(row).items() if key != "id"}
        keys = self.dice.sample(list(found), min(len(found), self.dice.randint(1, 4)))
        return {key: self.nudged(found[key]) for key in keys}

    def nudged(self, value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool) and self.dice.random() < 0.5:
            return value + self.dice.choice([-1, 1])
        return value

    def mutated(self, pack: dict[str, Any]) -> dict[str, Any]:
        for _ in range(self.dice.choice([0, 1, 1, 1, 2, 3])):
            self.mutate(pack)
        return pack

    def mutate(self, pack: dict[str, Any]) -> None:
        """One place of it becomes another: usually inside its changes."""
        value: Any = pack["changes"] if self.dice.random() < 0.9 and isinstance(pack.get("changes"), dict) else pack
        while True:
            inner = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
            if not inner:
                return
            key, child = self.dice.choice(inner)
            if isinstance(child, dict | list) and child and self.dice.random() < 0.85:
                value = child
                continue
            break
        what = self.dice.random()
        if what < 0.6:
            value[key] = self.dice.choice(JUNK)()
        elif what < 0.75:
            del value[key]
        elif isinstance(value, dict):
            name = self.dice.choice(NAMES) if self.dice.random() < 0.7 else self.dice.choice(list(CHANGES["jamaica"]))
            value[name] = value.pop(key) if what < 0.9 else self.dice.choice(JUNK)()
        else:
            value.extend(value[:5] if what < 0.9 else [self.dice.choice(JUNK)()])

    def text(self, pack: dict[str, Any]) -> str:
        """A YAML file of it, with something broken in the text itself now and then."""
        changes = pack.get("changes")
        told = {key: value for key, value in pack.items() if key != "changes"}
        told |= changes if isinstance(changes, dict) else {}
        text = yaml.safe_dump(told, allow_unicode=self.dice.random() < 0.8, sort_keys=False)
        if self.dice.random() < 0.3:
            at = self.dice.randrange(len(text))
            odd = ["&a ", "*a", "!!python/object:os.system ", "\t", "{", "]", "\x00", "<<: ", "2020-01-01", "%YAML 9\n"]
            text = text[:at] + self.dice.choice([*odd, "- " * 500, "[" * 3000]) + text[at:]
        return text


# --- uploads ---------------------------------------------------------------------------------------------------------


@dataclass
class Found:
    uploads: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """Per way and status."""
    wrong: list[str] = field(default_factory=list)
    kept: int = 0
    """Packs on the shelf in the end."""
    tables: int = 0
    began: float = 0
    """Megabytes after the first tenth of the uploads, …"""
    most: float = 0
    """… at most after that, …"""
    ended: float = 0
    """… and in the end."""
    seconds: float = 0
    took: list[float] = field(default_factory=list)
    """Seconds of each examination."""


class Guest:
    """One cookie at one address."""

    def __init__(self, base: str, number: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.3.{1 + number % ADDRESSES}")
        self.http = httpx.AsyncClient(base_url=base, transport=transport, timeout=120)
        self.packs: list[str] = []


class Fuzz:
    def __init__(self, server: Server, seed: int, guests: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.mutant = Mutant(self.dice)
        self.guests = [Guest(server.base, number) for number in range(guests)]
        self.found = Found()

    async def send(self, guest: Guest, way: str, method: str, path: str, body: Any) -> httpx.Response:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        answer = await guest.http.request(method, path, content=content, headers=headers)
        self.found.answers[f"{way} {answer.status_code}"] += 1
        if answer.status_code not in ANSWERS:
            self.wrong(f"{method} {path} {answer.status_code} {answer.text[:200]} for {content[:2000]!r}")
        return answer

    def wrong(self, what: str) -> None:
        self.found.wrong.append(what)

    async def upload(self) -> None:
        """One pack, one way."""
        guest, pack = self.dice.choice(self.guests), self.mutant.mutated(self.mutant.pack())
        way = self.dice.choices(list(WAYS), list(WAYS.values()))[0]
        self.found.uploads += 1
        if way == "examine":
            await self.examine(guest, pack)
        elif way == "read":
            await self.send(guest, way, "POST", "/api/packs/read", {"text": self.mutant.text(pack)})
        elif way == "write":
            await self.write(guest, pack)
        elif way in ("keep", "change"):
            await self.keep(guest, pack, way)
        elif way == "try":
            changes = pack["changes"] if isinstance(pack.get("changes"), dict) else {}
            of = self.dice.choice([*changes, "islands", "board.spaces"])
            ids = changes.get(of, {}).get("set", {}) if isinstance(changes.get(of), dict) else {}
            id_ = self.dice.choice([*ids, "nobody"] if isinstance(ids, dict) else ["nobody"])
            await self.send(guest, way, "POST", "/api/packs/try", {"pack": pack, "list": of, "id": id_})
        else:
            path = f"/api/packs{self.dice.choice(['', '/examine', '/read', '/write', '/try'])}"
            body = json.dumps({"pack": pack}).encode()
            cut = self.dice.choice([body[: len(body) // 2], b"[" * 5000, b"null", b"", body.replace(b'"', b"\xff", 3)])
            await self.send(guest, way, "POST", path, cut)

    async def examine(self, guest: Guest, pack: dict[str, Any]) -> None:
        focus = {"list": "islands", "id": "near_haunted"} if pack.get("base") == "empires" else None
        asked = {"pack": pack, "lang": self.dice.choice(["en", "zh-Hant", "hu"]), "focus": focus}
        begun = time.perf_counter()
        answer = await self.send(guest, "examine", "POST", "/api/packs/examine", asked)
        self.found.took.append(time.perf_counter() - begun)
        if answer.status_code == 200 and (answer.json()["sha"] is None) != bool(answer.json()["errors"]):
            self.wrong(f"neither right nor wrong: {json.dumps(pack)[:2000]}")

    async def write(self, guest: Guest, pack: dict[str, Any]) -> None:
        answer = await self.send(guest, "write", "POST", "/api/packs/write", pack)
        if answer.status_code == 200:
            again = await self.send(guest, "read", "POST", "/api/packs/read", answer.json())
            if again.status_code == 200 and msgspec.convert(again.json(), PackFile) != msgspec.convert(pack, PackFile):
                self.wrong(f"written as something else: {json.dumps(pack)[:2000]}")
            elif again.status_code == 400:
                self.wrong(f"written and not read: {again.text[:200]} {json.dumps(pack)[:2000]}")

    async def keep(self, guest: Guest, pack: dict[str, Any], way: str) -> None:
        if way == "change" and guest.packs:
            path = f"/api/packs/{self.dice.choice(guest.packs)}"
            await self.send(guest, way, "PUT", path, {"pack": pack, "revision": self.dice.choice([None, 1, 2, 10**9])})
            return
        answer = await self.send(guest, way, "POST", "/api/packs", {"pack": pack})
        if answer.status_code == 201:
            guest.packs.append(answer.json()["id"])
            await self.stranger(guest, guest.packs[-1], pack)
            if len(guest.packs) > 10:
                await self.send(guest, "remove", "DELETE", f"/api/packs/{guest.packs.pop(0)}", b"")

    async def stranger(self, owner: Guest, pack: str, content: dict[str, Any]) -> None:
        """Somebody else tries to see and to change it."""
        other = self.dice.choice([guest for guest in self.guests if guest is not owner])
        path = f"/api/packs/{pack}"
        for method, where, body in (
            ("GET", path, b""),
            ("DELETE", path, b""),
            ("POST", f"{path}/share", {"shared": True}),
            ("PUT", path, {"pack": content, "revision": None}),
            ("POST", "/api/quick", {"game": content["base"], "pack": pack}),
        ):
            answer = await self.send(other, "stranger", method, where, body)
            if answer.status_code not in (404, 429):
                self.wrong(f"a stranger's {method} {where}: {answer.status_code}")

    async def run(self, uploads: int, say: Callable[[str], object]) -> Found:
        left, told, begun = uploads, 0, time.perf_counter()

        async def work() -> None:
            nonlocal left, told
            while left > 0 and len(self.found.wrong) < 20:
                left -= 1
                await self.upload()
                if left % max(1, uploads // 10) == 0 and uploads - left > told:
                    told = uploads - left
                    now = memory(self.server.pid) / MEGABYTE
                    self.found.began = self.found.began or now
                    self.found.most = max(self.found.most, now)
                    say(f"{uploads - left} uploads, {time.perf_counter() - begun:.0f} s, {now:.0f} MB")

        await asyncio.gather(*(guest.http.get("/api/me") for guest in self.guests))
        await asyncio.gather(*(work() for _ in range(AT_ONCE)))
        self.found.seconds = time.perf_counter() - begun
        self.found.ended = memory(self.server.pid) / MEGABYTE
        for guest in self.guests:
            await guest.http.aclose()
        return self.found


async def check_shelf(database: str, found: Found) -> None:
    """Everything that is on the disk can be played."""
    engine = store.connect(database)
    async with engine.connect() as connection:
        kept = (await connection.execute(select(store.packs))).all()
        contents = (await connection.execute(select(store.contents))).all()
        found.tables = len((await connection.execute(select(store.matches.c.id))).all())
    await engine.dispose()
    found.kept = len(kept)
    for row in kept:
        file = msgspec.json.decode(row.pack, type=PackFile)
        info = json.loads(row.info)
        if made(file, games.load)[0].sha != info["content"] or row.game != file.base:
            found.wrong.append(f"kept and not what it says: {row.pack[:2000]}")
    for row in contents:
        documents = unpacked(row.documents)
        if fingerprint(documents) != row.sha or packing(games.load(row.game)).game(documents).sha != row.sha:
            found.wrong.append(f"contents that are not what they say: {row.sha}")


async def fuzz(
    database: str,
    uploads: int,
    seed: int = 1,
    guests: int = 200,
    program: str = "tradewinds",
    say: Callable[[str], object] = lambda text: None,
) -> Found:
    server = Server(database, 0, program)
    await server.start()
    try:
        found = await Fuzz(server, seed, guests).run(uploads, say)
        found.wrong += server.trouble() + [line for line in server.told() if "was lost" in line][:5]
    finally:
        await server.stop()
    await check_shelf(database, found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uploads", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="sqlite", help="sqlite (a new file), postgres (a new database)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = new_database(given.database, Path(folder))
        try:
            found = asyncio.run(fuzz(url, given.uploads, given.seed, say=lambda text: print(text, flush=True)))
        finally:
            drop_database(url)
    for answer, n in sorted(found.answers.items()):
        print(f"{answer:14} {n}")
    print(f"{found.uploads} uploads in {found.seconds:.0f} s; {found.kept} packs kept, {found.tables} tables begun")
    took = sorted(found.took)
    print(f"examinations: p50 {took[len(took) // 2] * 1000:.0f} ms, p99 {took[len(took) * 99 // 100] * 1000:.0f} ms")
    print(f"memory: {found.began:.0f} MB after a tenth, {found.most:.0f} MB at most, {found.ended:.0f} MB in the end")
    for line in found.wrong:
        print(line)
    if found.wrong:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
