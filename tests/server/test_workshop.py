"""The catalogue and the schema over HTTP: the same for everybody, kept, and bounded."""

from __future__ import annotations

from functools import partial

import pytest

from tests.server.conftest import Running, Serve
from tests.support.changes import packed
from tradewinds import games
from tradewinds.server import workshop

PACK = {"clan_glenn": {"set": {"glenn_great_hall": {"cost": {"wood": 1}, "name": {"en": "A", "zh": "甲", "hu": "B"}}}}}


@pytest.fixture
async def server(database: str, serve: Serve) -> Running:
    shelf = {name: f"tradewinds.games.{name}.game:GAME" for name in games.shelf()}
    running: Running = await serve(database, games=shelf, packs=(packed("empires", PACK),))
    return running


async def test_components_and_words_of_every_game(server: Running) -> None:
    ann = server.person()
    for name in games.shelf():
        told = await ann.get(f"/api/schema/{name}", lang="zh-Hant")
        assert set(told["schema"]) == {"lists", "closed", "vocabularies"}
        assert told["sha"] == games.load(name).sha
        shown = await ann.get(f"/api/catalogue/{name}", lang="zh-Hant")
        assert {f"list.{one['id']}" for one in shown["lists"]} <= set(told["words"])
        assert all(entry["name"] and entry["rules"] for one in shown["lists"] for entry in one["records"])
    assert "openapi" in await ann.get("/api/openapi/openapi.json")


async def test_the_components_of_a_pack(server: Running) -> None:
    ann = server.person()
    sha = next(iter(server.hall.catalog.offers))
    shown = await ann.get("/api/catalogue/empires", content=sha, lang="hu")
    assert shown["sha"] == sha
    glenn = {entry["id"]: entry for entry in shown["lists"][0]["records"]}
    assert glenn["glenn_great_hall"]["name"] == "B"
    assert glenn["glenn_great_hall"]["record"]["cost"] == {"wood": 1}
    box = await ann.get("/api/catalogue/empires", content=games.load("empires").sha, lang="hu")
    assert box == await ann.get("/api/catalogue/empires", lang="hu")
    assert box["lists"][0] != shown["lists"][0]
    for game, content in (("jamaica", sha), ("empires", "0" * 64), ("empires", "é")):
        refused = await ann.get(f"/api/catalogue/{game}", 404, content=content)
        assert refused["error"]["key"] == "error-content-sha"


async def test_what_there_is_not(server: Running) -> None:
    ann = server.person()
    for path in ("/api/schema/chess", "/api/catalogue/chess"):
        assert (await ann.get(path, 404))["error"]["key"] == "error-game-unknown"
    assert (await ann.get("/api/schema/empires", 400, lang="tlh"))["error"]


async def test_what_is_kept_is_bounded() -> None:
    for n in range(2 * workshop.MOST_KEPT):
        assert await workshop.kept(("test", str(n)), partial(abs, n)) == n
    assert len(workshop._kept) == workshop.MOST_KEPT
    assert await workshop.kept(("test", str(2 * workshop.MOST_KEPT - 1)), lambda: -1) != -1
