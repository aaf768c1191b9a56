"""Tables with other cards: offered by the operator, kept with the match, told to whoever draws them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.conftest import Running, Serve
from tests.support.changes import CHANGES, packed
from tradewinds import games
from tradewinds.kernel import record as records
from tradewinds.kernel.content import BadContent
from tradewinds.play import packs
from tradewinds.server.catalog import Catalog

EMPIRES = {"empires": "tradewinds.games.empires.game:GAME"}
PACK = """
base: empires
name: Trial
version: "1"
author: Somebody
licence: CC0-1.0
clan_glenn:
  set:
    glenn_great_hall: {cost: {wood: 1}, name: {en: Cow Shed, zh: 牛棚, hu: Tehénistálló}}
islands:
  remove: [near_haunted]
""".encode()


@pytest.fixture
async def server(database: str, serve: Serve) -> Running:
    running: Running = await serve(database, games=EMPIRES, packs=(PACK,))
    return running


async def over(server: Running, table: str) -> None:
    async with asyncio.timeout(300):
        while server.hall.lives[table].match.status != "finished":  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_bots_play_with_a_pack_and_the_record_names_its_cards(server: Running) -> None:
    ann = server.person()
    (game,) = (await ann.get("/api/games"))["games"]
    (pack,) = game["packs"]
    assert pack["about"] == {"name": "Trial", "version": "1", "author": "Somebody", "licence": "CC0-1.0"}
    assert (pack["changed"], pack["added"], pack["removed"]) == (1, 0, 1)
    assert [option["id"] for option in pack["options"]] == [option["id"] for option in game["options"]]
    table = await ann.create("bot:mate", "bot:random", game="empires", content=pack["content"])
    assert table["content"] == pack["content"]
    await ann.start(table["id"])
    await over(server, table["id"])
    record = records.from_json((await ann.http.get(f"/api/tables/{table['id']}/replay")).content)
    assert record.content == pack["content"]
    assert all(right for _, right in records.verify(packs.game_of(record, PACK), record))
    frames = await ann.get(f"/api/tables/{table['id']}/frames", to=3)  # drawn by a worker, who was told the cards
    assert frames["frames"][3]["view"]["content"] == pack["content"]


async def test_what_is_printed_on_the_cards(server: Running) -> None:
    ann = server.person()
    (game,) = (await ann.get("/api/games"))["games"]
    sha = game["packs"][0]["content"]
    told = await ann.get(f"/api/content/{sha}", lang="hu")
    assert told["pack"]["name"] == "Trial"
    assert told["printed"]["cards"]["glenn_great_hall"]["cost"] == {"wood": 1}
    assert "near_haunted" not in told["printed"]["cards"]
    assert told["words"] == {"card-glenn_great_hall": "Tehénistálló"}
    box = games.load("empires")
    told = await ann.get(f"/api/content/{box.sha}")
    assert (told["pack"], told["words"]) == (None, {})
    assert told["printed"] == box.content()
    for unknown in ("0" * 64, "x", "é" * 10, "%2e%2e"):
        refused = await ann.get(f"/api/content/{unknown}", 404)
        assert refused["error"]["key"] == "error-content-sha"


async def test_a_table_is_opened_only_with_what_is_offered(server: Running) -> None:
    ann = server.person()
    for content in ("0" * 64, "Trial"):
        refused = await ann.post("/api/tables", 400, game="empires", seats=["me", "friend"], content=content)
        assert (refused["error"]["key"], refused["error"]["field"]) == ("error-content-offered", "content")
        refused = await ann.post("/api/quick", 400, game="empires", content=content)
        assert refused["error"]["key"] == "error-content-offered"
    box = games.load("empires")
    table = await ann.create("me", "friend", game="empires", content=box.sha)
    assert table["content"] == box.sha
    assert (await ann.create("me", "friend", game="empires"))["content"] == box.sha


async def test_play_now_with_a_pack(server: Running) -> None:
    ann = server.person()
    (game,) = (await ann.get("/api/games"))["games"]
    table = await ann.post("/api/quick", game="empires", players=2, content=game["packs"][0]["content"])
    assert (table["status"], table["content"]) == ("running", game["packs"][0]["content"])
    async with ann.socket(table["id"]) as playing:
        assert playing.spectator is None
        assert playing.seats[0]["view"]["content"] == table["content"]


async def test_a_match_keeps_its_cards_when_the_pack_is_gone(database: str, serve: Serve) -> None:
    async def begun(server: Running) -> tuple[str, str]:
        ann = server.person()
        pack = (await ann.get("/api/games"))["games"][0]["packs"][0]["content"]
        table = await ann.create("me", "bot:random", game="empires", content=pack)
        await ann.start(table["id"])
        return table["id"], pack

    first = await serve(database, games=EMPIRES, packs=(PACK,))
    table, sha = await begun(first)
    second = await serve(database, games=EMPIRES)  # without the pack: the cards come from the database
    bob = second.person()
    assert (await bob.get("/api/games"))["games"][0]["packs"] == []
    async with bob.socket(table) as looking:
        view: Any = looking.spectator["view"]
        assert view["content"] == sha
    assert (await bob.get(f"/api/content/{sha}"))["pack"]["name"] == "Trial"
    await bob.post("/api/tables", 400, game="empires", seats=["me", "friend"], content=sha)


@pytest.mark.parametrize("name", CHANGES)
async def test_in_every_game_a_match_keeps_its_cards(database: str, serve: Serve, name: str) -> None:
    """Played by bots to its end with a pack; its record, and what is printed, without the pack at hand."""
    game, content = {name: f"tradewinds.games.{name}.game:GAME"}, packed(name, CHANGES[name])
    first = await serve(database, games=game, packs=(content,))
    ann = first.person()
    sha = (await ann.get("/api/games"))["games"][0]["packs"][0]["content"]
    table = await ann.create("bot:random", "bot:random", game=name, content=sha)
    boxed = await ann.create("bot:random", "bot:random", game=name)
    assert (table["content"], boxed["content"]) == (sha, games.load(name).sha)
    for one in (table, boxed):
        await ann.start(one["id"])
        await over(first, one["id"])
    second = await serve(database, games=game)
    bob = second.person()
    for one, pack in ((table, content), (boxed, b"")):
        record = records.from_json((await bob.http.get(f"/api/tables/{one['id']}/replay")).content)
        assert all(right for _, right in records.verify(packs.game_of(record, pack), record))
        frames = await bob.get(f"/api/tables/{one['id']}/frames", to=2)
        assert frames["frames"][2]["view"]["content"] == one["content"]
    told = await bob.get(f"/api/content/{sha}", lang="en")
    assert told["printed"] == json.loads(json.dumps(packs.game(name, content).content()))
    assert told["words"]


def test_a_pack_that_cannot_be_played_is_said_before_anybody_comes() -> None:
    catalog = Catalog({"empires": games.load("empires")})
    with pytest.raises(BadContent):
        catalog.offer([PACK.replace(b"wood: 1", b"wood: -1")])
    assert catalog.offers == {}
