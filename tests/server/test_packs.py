"""Guests' packs: looked at while somebody works on one, read and written as files."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.conftest import Running, Serve
from tests.support.changes import ABOUT, CHANGES, packed
from tradewinds import games
from tradewinds.play import packs
from tradewinds.server.limits import Limits, Rate

GAMES = {name: f"tradewinds.games.{name}.game:GAME" for name in CHANGES}
HALL = "glenn_great_hall"


def pack(changes: dict[str, Any], **about: str) -> dict[str, Any]:
    return {**ABOUT, **about, "changes": changes}


@pytest.fixture
async def server(sqlite: str, serve: Serve) -> Running:
    running: Running = await serve(sqlite, games=GAMES)
    return running


async def test_a_pack_is_examined_read_and_written(server: Running) -> None:
    ann = server.person()
    for name, changes in CHANGES.items():
        content = packed(name, changes).decode()
        file = await ann.post("/api/packs/read", text=content)
        assert file == json.loads(json.dumps(pack(changes, base=name)))
        text = (await ann.post("/api/packs/write", **file))["text"]
        assert await ann.post("/api/packs/read", text=text) == file
        told = await ann.post("/api/packs/examine", pack=file, lang="hu")
        game = packs.game(name, content.encode())
        assert (told["sha"], told["errors"]) == (game.sha, [])
        assert told["messages"] == game.messages("hu")


async def test_what_is_wrong_is_said_at_its_field(server: Running) -> None:
    ann = server.person()
    wrong = pack({"clan_glenn": {"set": {HALL: {"cost": {"wood": -1}}}}})
    told = await ann.post("/api/packs/examine", pack=wrong)
    assert (told["sha"], [error["field"] for error in told["errors"]]) == (None, [f"clan_glenn.{HALL}.cost.wood"])
    assert (await ann.post("/api/packs/examine", pack=pack({}, base="chess")))["errors"][0]["field"] == "base"
    refused = await ann.post("/api/packs/write", 400, **pack({"dice": {}}))
    assert (refused["error"]["key"], refused["error"]["field"]) == ("error-pack-file", "dice")
    for text, key in (
        ("a: [", "error-pack-yaml"),
        ("base: chess", "error-content-missing"),
        ("", "error-content-mapping"),
    ):
        refused = await ann.post("/api/packs/read", 400, text=text)
        assert refused["error"]["key"] == key
    refused = await ann.post("/api/packs/examine", 400, pack={**pack({}), "more": 1})
    assert refused["error"]["key"] == "error-field-unknown"
    assert "error" in await ann.post("/api/packs/read", 413, text="x" * 2_000_000)


async def test_an_editor_may_ask_after_every_edit_but_not_without_end(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite, games={"jamaica": GAMES["jamaica"]}, limits=Limits(craft=Rate(3, 1, 2)))
    ann, bob = server.person(), server.person()
    await asyncio.gather(ann.me(), bob.me())
    sent = pack(CHANGES["jamaica"], base="jamaica")
    for _ in range(3):
        assert (await ann.post("/api/packs/examine", pack=sent))["errors"] == []
    refused = await ann.http.post("/api/packs/examine", json={"pack": sent})
    assert (refused.status_code, refused.json()["error"]["key"]) == (429, "error-too-fast")
    assert int(refused.headers["retry-after"]) > 0
    for _ in range(3):
        await bob.post("/api/packs/examine", pack=sent)
    await server.person().post("/api/packs/write", 429, **sent)


def test_the_games_take_packs() -> None:
    assert set(CHANGES) == {name for name in games.shelf() if games.load(name).packing is not None}
