"""Settings follow a person to every device: the later change stays, nobody else's is touched, nothing else is kept."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy import func, select

from tests.server.conftest import Running, Serve
from tests.server.test_identity import FOREIGN, another
from tests.server.test_play import two_friends
from tests.support.client import Person
from tradewinds import games
from tradewinds.server import liking, store
from tradewinds.server.limits import UNLIMITED, Rate
from tradewinds.server.prefwire import MOST_AUTO, Colour, Preference, Preferences

SETTINGS = "/api/me/settings"
WHOLE: dict[str, Any] = {
    "lang": "hu",
    "theme": "dark",
    "size": 150,
    "volume": 0,
    "motion": "off",
    "pace": "calm",
    "confirm": "never",
    "auto": ["jamaica-toll"],
    "palette": "safe",
    "colour": None,
}


@pytest.fixture
async def lone(sqlite: str, serve: Serve) -> Running:
    """Where the kind of database does not matter."""
    running: Running = await serve(sqlite)
    return running


async def change(person: Person, ago: dict[str, int] | None = None, **settings: Any) -> Any:
    return await person.call("PATCH", SETTINGS, json={"settings": settings, "ago": ago or {}})


async def liked(person: Person) -> Any:
    return (await person.get(SETTINGS))["settings"]


async def test_they_follow_to_another_device(server: Running) -> None:
    ann = server.person()
    me = await ann.me()
    assert await ann.get(SETTINGS) == {"guest": me["id"], "revision": 0, "settings": {}}
    told = await change(ann, **WHOLE)
    assert told == {"guest": me["id"], "revision": 1, "settings": WHOLE}
    phone = await another(server, ann)
    assert await liked(phone) == WHOLE
    told = await change(phone, theme="light", colour="red")
    assert told["revision"] == 2
    assert await liked(ann) == WHOLE | {"theme": "light", "colour": "red"}
    assert set(get_args(Preference)) == set(Preferences.__struct_fields__) == set(WHOLE)


async def test_pages_at_a_table_hear_of_it(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as page, bob.socket(table) as other:
        told = await change(ann, pace="quick")
        heard = await page.until(lambda message: message["t"] == "settings")
        assert heard["settings"] == told
        await bob.post(f"/api/tables/{table}/silence", 403, silenced=True)
        await other.ask({"t": "chat", "phrase": "hello"})
        assert all(message["t"] != "settings" for message in other.heard)


async def test_servers_tell_each_other(postgres: str, serve: Serve) -> None:
    here, there = await serve(postgres), await serve(postgres)
    ann, _, table = await two_friends(here)
    away = there.person()
    away.http.cookies.update(ann.http.cookies)
    async with away.socket(table) as page:
        await change(ann, size=130)
        heard = await page.until(lambda message: message["t"] == "settings")
        assert heard["settings"]["settings"] == {"size": 130}


async def test_the_later_change_stays_whichever_comes_first(lone: Running) -> None:
    ann = lone.person()
    await change(ann, theme="dark")
    told = await change(ann, {"theme": 60_000, "size": 60_000}, theme="light", size=115)
    assert told["settings"] == {"theme": "dark", "size": 115}
    assert (await change(ann, {"size": 90_000}, size=150))["revision"] == told["revision"], "nothing of it was newer"
    await change(ann, {"size": 30_000}, size=130)
    # the same again is a change, too: what was thought of before it comes too late
    await change(ann, size=130)
    assert (await change(ann, {"size": 25_000}, size=100))["settings"]["size"] == 130


async def test_two_devices_at_the_same_moment_lose_nothing(server: Running) -> None:
    ann = server.person()
    phone = await another(server, ann)
    keys = [key for key in WHOLE if key != "lang"]
    await asyncio.gather(*(change((ann, phone)[n % 2], **{key: WHOLE[key]}) for n, key in enumerate(keys)))
    assert await liked(ann) == {key: WHOLE[key] for key in keys}
    assert (await ann.get(SETTINGS))["revision"] == len(keys)


async def test_the_language_is_that_of_letters(lone: Running) -> None:
    ann = lone.person()
    await ann.call("PATCH", "/api/me", json={"name": "Ann", "language": "hu"})
    assert await liked(ann) == {"lang": "hu"}
    await change(ann, lang="zh-Hant")
    assert await ann.me() == {"id": (await ann.me())["id"], "name": "Ann", "language": "zh-Hant"}
    await change(ann, lang=None)
    assert (await ann.me())["language"] is None


WRONG: list[tuple[Any, str]] = [
    ({"theme": "pink"}, "settings.theme"),
    ({"theme": None}, "settings.theme"),
    ({"size": 120}, "settings.size"),
    ({"volume": 101}, "settings.volume"),
    ({"volume": -1}, "settings.volume"),
    ({"volume": 0.5}, "settings.volume"),
    ({"lang": "de"}, "settings.lang"),
    ({"colour": "#fff"}, "settings.colour"),
    ({"auto": ["A B"]}, "settings.auto"),
    ({"auto": ["x" * 61]}, "settings.auto"),
    ({"auto": ["x"] * (MOST_AUTO + 1)}, "settings.auto"),
    ({"notify": True}, "settings.notify"),
    ({"theme": "dark", "more": "x" * 9000}, "settings.more"),
]


async def test_nothing_else_is_kept(lone: Running) -> None:
    ann = lone.person()
    for settings, field in WRONG:
        answer = await ann.call("PATCH", SETTINGS, 400, json={"settings": settings})
        assert answer["error"]["field"].startswith(field)
    for ago in ({"theme": -1}, {"theme": 10**15}, {"notify": 1}):
        await ann.call("PATCH", SETTINGS, 400, json={"settings": {"theme": "dark"}, "ago": ago})
    await ann.call("PATCH", SETTINGS, 400, json={"settings": {}, "guest": "somebody"})
    await ann.call("PATCH", SETTINGS, 413, json={"settings": {"auto": ["x" * 60] * 2000}})
    assert (await ann.get(SETTINGS))["revision"] == 0
    fullest = WHOLE | {"auto": ["x" * 60] * MOST_AUTO}
    await change(ann, **fullest)
    async with lone.hall.engine.connect() as connection:
        row = (await connection.execute(select(store.preferences))).one()
    assert len(row.liked) + len(row.times) < 6000


async def test_another_person_is_not_reached(lone: Running) -> None:
    ann, eve = lone.person(), lone.person()
    me = (await ann.me())["id"]
    await change(ann, theme="dark")
    await change(eve, theme="light")
    assert (await eve.get(SETTINGS, guest=me))["settings"] == {"theme": "light"}
    assert await liked(ann) == {"theme": "dark"}


async def test_no_other_website_can_do_it(lone: Running) -> None:
    ann = lone.person()
    table = (await ann.create("me", "friend"))["id"]
    where = {"{table:str}": table, "{seat:int}": "0"}
    bodies = {"PATCH": {"settings": {"theme": "dark"}}, "POST": {"colour": "green"}}
    for handler in liking.ALL:
        (path,) = handler.paths
        for part, name in where.items():
            path = path.replace(part, name)
        for method in sorted(handler.http_methods & set(bodies)):
            for headers, status in (
                (FOREIGN | {"Content-Type": "application/json"}, 403),
                ({"Content-Type": "text/plain"}, 415),
            ):
                content = json.dumps(bodies[method])
                answer = await ann.http.request(method, path, content=content, headers=headers)
                assert answer.status_code == status, answer.text
    assert (await ann.get(SETTINGS))["revision"] == 0
    assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["colour"] == "red"


async def test_flooding_gets_nowhere(serve: Serve, sqlite: str) -> None:
    server = await serve(sqlite, limits=replace(UNLIMITED, setting=Rate(3, 1e-6, crowd=2)))
    eve = server.person()
    await eve.me()
    body = {"settings": {"theme": "dark"}}
    statuses = [(await eve.http.patch(SETTINGS, json=body)).status_code for _ in range(4)]
    assert statuses == [200] * 3 + [429]
    # fresh cookies do not help for long, and leave no more rows than that
    statuses = [(await server.person().http.patch(SETTINGS, json=body)).status_code for _ in range(6)]
    assert statuses == [200] * 3 + [429] * 3
    async with server.hall.engine.connect() as connection:
        assert (await connection.execute(select(func.count()).select_from(store.preferences))).scalar() == 4


async def test_they_are_taken_out_and_deleted(server: Running) -> None:
    ann = server.person()
    me = (await ann.me())["id"]
    await change(ann, **WHOLE)
    found = await ann.get("/api/me/everything")
    assert msgspec.convert(found["settings"], Preferences) == msgspec.convert(WHOLE, Preferences)
    await ann.post("/api/me/delete", id=me)
    async with server.hall.engine.connect() as connection:
        assert (await connection.execute(select(store.preferences))).all() == []
    assert await liked(ann) == {}


def test_every_colour_of_a_game_can_be_liked() -> None:
    for name in games.shelf():
        game = games.load(name)
        for players in range(game.min_players, game.max_players + 1):
            colours = game.colours(players)
            assert players <= len(set(colours)) == len(colours)
            assert set(colours) <= set(get_args(Colour)), name
    assert "black" not in games.load("jamaica").colours(2)
    assert "black" in games.load("jamaica").colours(3)
