"""Guests' packs: looked at while somebody works on one, read and written as files."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Running, Serve
from tests.support.changes import ABOUT, CHANGES, packed
from tradewinds import games
from tradewinds.kernel import record as records
from tradewinds.kernel.content import BadContent
from tradewinds.play import packs
from tradewinds.play.examining import made
from tradewinds.play.table import Table
from tradewinds.play.workshop import PackFile
from tradewinds.server import catalog
from tradewinds.server.catalog import Catalog, Offer, unpacked
from tradewinds.server.limits import UNLIMITED, Limits, Rate
from tradewinds.server.worker import Decided, Place, Think, Unknown, Worker

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
    server = await serve(sqlite, games={"jamaica": GAMES["jamaica"]}, limits=Limits(craft=Rate(3, 1e-6, 2)))
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


# --- the shelf -------------------------------------------------------------------------------------------------------


@pytest.fixture
async def kept(database: str, serve: Serve) -> Running:
    running: Running = await serve(database, games={name: GAMES[name] for name in ("jamaica", "empires")})
    return running


def hall_for(wood: int, **about: str) -> dict[str, Any]:
    return pack({"clan_glenn": {"set": {HALL: {"cost": {"wood": wood}}}}}, **about)


async def test_a_guest_keeps_packs(kept: Running) -> None:
    ann = kept.person()
    assert (await ann.get("/api/packs"))["packs"] == []
    made = await ann.post("/api/packs", 201, pack=hall_for(1))
    assert (made["mine"], made["shared"], made["revision"], made["game"]) == (True, False, 1, "empires")
    assert made["pack"] == hall_for(1)
    assert (made["info"]["about"]["name"], made["info"]["changed"]) == ("Trial", 1)
    sha = made["info"]["content"]
    assert sha == (await ann.post("/api/packs/examine", pack=hall_for(1)))["sha"]
    changed = await ann.call(
        "PUT", f"/api/packs/{made['id']}", json={"pack": hall_for(2, name="<b>x</b>"), "revision": 1}
    )
    assert (changed["revision"], changed["info"]["about"]["name"]) == (2, "<b>x</b>")
    assert changed["info"]["content"] != sha
    refused = await ann.call("PUT", f"/api/packs/{made['id']}", 409, json={"pack": hall_for(3), "revision": 1})
    assert refused["error"]["key"] == "error-pack-revision"
    assert (await ann.get(f"/api/packs/{made['id']}"))["pack"] == hall_for(2, name="<b>x</b>")
    (listed,) = (await ann.get("/api/packs"))["packs"]
    assert (listed["id"], listed["pack"], listed["revision"]) == (made["id"], None, 2)
    await ann.call("PUT", f"/api/packs/{made['id']}", json={"pack": hall_for(3)})
    await ann.call("DELETE", f"/api/packs/{made['id']}")
    await ann.get(f"/api/packs/{made['id']}", 404)
    await ann.call("DELETE", f"/api/packs/{made['id']}", 404)
    assert (await ann.get("/api/packs"))["packs"] == []


async def test_nobody_sees_or_changes_another_guests_pack_unless_it_is_shared(kept: Running) -> None:
    ann, bob = kept.person(), kept.person()
    made = await ann.post("/api/packs", pack=hall_for(1))
    path = f"/api/packs/{made['id']}"
    seats = {"game": "empires", "seats": ["me", "friend"], "pack": made["id"]}

    async def closed(to_change: bool = True) -> None:
        for refused in (
            await bob.call("PUT", path, 404, json={"pack": hall_for(9), "revision": 1}),
            await bob.call("DELETE", path, 404),
            await bob.post(f"{path}/share", 404, shared=True),
        ):
            assert refused["error"]["key"] == "error-no-such-pack"

    await closed()
    for refused in (
        await bob.get(path, 404),
        await bob.post("/api/tables", 404, **seats),
        await bob.post("/api/quick", 404, game="empires", pack=made["id"]),
    ):
        assert refused["error"]["key"] == "error-no-such-pack"
    assert (await bob.get("/api/packs"))["packs"] == []
    assert (await ann.post(f"{path}/share", shared=True))["shared"] is True
    seen = await bob.get(path)
    assert (seen["mine"], seen["shared"], seen["pack"]) == (False, True, hall_for(1))
    await closed()
    assert (await bob.post("/api/tables", **seats))["pack"]["name"] == "Trial"
    assert (await bob.get("/api/packs"))["packs"] == []
    await ann.post(f"{path}/share", shared=False)
    await bob.get(path, 404)
    for odd in ("x", "é" * 10, "%00", "a" * 40, "examine"):
        await bob.get(f"/api/packs/{odd}", 405 if odd == "examine" else 404)


async def test_only_what_can_be_played_is_kept(kept: Running) -> None:
    ann = kept.person()
    made = await ann.post("/api/packs", pack=hall_for(1))
    for wrong, key in (
        (hall_for(99), "error-content-number"),
        (hall_for(1, name="a\u202eb"), "error-content-text"),
        (hall_for(1, name=""), "error-content-text"),
        (pack({"dice": {}}), "error-pack-file"),
        (pack({"clan_glenn": {"set": {"nobody": {}}}}), "error-pack-id"),
        (pack({}, base="chess"), "error-game-unknown"),
    ):
        assert (await ann.post("/api/packs", 400, pack=wrong))["error"]["key"] == key
        refused = await ann.call("PUT", f"/api/packs/{made['id']}", 400, json={"pack": wrong, "revision": 1})
        assert refused["error"]["key"] == key
    assert [one["revision"] for one in (await ann.get("/api/packs"))["packs"]] == [1]
    assert (await ann.post("/api/packs", pack=pack({}, base="jamaica")))["info"]["content"] == ""  # the box


async def test_a_guest_keeps_twenty(kept: Running) -> None:
    ann = kept.person()
    await ann.me()
    packed = pack({}, base="jamaica")
    answers = await asyncio.gather(*(ann.http.post("/api/packs", json={"pack": packed}) for _ in range(23)))
    assert sorted(answer.status_code for answer in answers) == [201] * 20 + [409] * 3
    assert len((await ann.get("/api/packs"))["packs"]) == 20
    refused = await ann.post("/api/packs", 409, pack=packed)
    assert (refused["error"]["key"], refused["error"]["args"]) == ("error-packs-many", {"most": 20})


async def test_what_is_kept_grows_slowly_and_large_packs_are_refused(sqlite: str, serve: Serve) -> None:
    limits = replace(UNLIMITED, shelf=Rate(300, 1, 1))
    server = await serve(sqlite, games={"empires": GAMES["empires"]}, limits=limits)
    ann = server.person()
    text = dict.fromkeys(("en", "zh", "hu"), "x" * 500)
    cards = {row["id"]: {"text": text} for row in games.data("empires", "clan_glenn")}
    large = pack({"clan_glenn": {"set": cards}})
    most = 300 // (len(json.dumps(large)) // 1024)
    answers = [await ann.http.post("/api/packs", json={"pack": large}) for _ in range(most + 1)]
    assert (answers[0].status_code, answers[-1].status_code) == (201, 429)
    first = answers[0].json()["id"]
    await ann.call("PUT", f"/api/packs/{first}", json={"pack": large})  # it does not grow
    note = pack({"clan_glenn": {"set": {HALL: {"note": "x" * 600_000}}}})
    assert (await ann.post("/api/packs", 400, pack=note))["error"]["key"] in ("error-content-text", "error-pack-large")
    assert (await ann.post("/api/packs/write", 400, **note))["error"]["key"] == "error-pack-large"
    await ann.post("/api/packs", 413, pack=pack({"clan_glenn": {"set": {HALL: {"note": "x" * 2_000_000}}}}))


# --- tables ----------------------------------------------------------------------------------------------------------


async def test_a_match_keeps_its_components_whatever_happens_to_the_pack(database: str, serve: Serve) -> None:
    server = await serve(database, games={"jamaica": GAMES["jamaica"]})
    ann = server.person()
    kept = await ann.post("/api/packs", pack=pack(CHANGES["jamaica"], base="jamaica"))
    table = await ann.create("bot:random", "bot:random", game="jamaica", pack=kept["id"])
    sha = kept["info"]["content"]
    assert (table["content"], table["pack"]) == (sha, kept["info"]["about"])
    (listed,) = (await ann.get("/api/tables", mine=True))["tables"]
    assert listed["pack"] == kept["info"]["about"]
    await ann.call("PUT", f"/api/packs/{kept['id']}", json={"pack": pack({}, base="jamaica", name="Another")})
    await ann.call("DELETE", f"/api/packs/{kept['id']}")
    await ann.start(table["id"])
    async with asyncio.timeout(300):
        while server.hall.lives[table["id"]].match.status != "finished":  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    other = await serve(database, games={"jamaica": GAMES["jamaica"]})  # it knows the pack from the match alone
    bob = other.person()
    shown = await bob.get(f"/api/tables/{table['id']}")
    assert (shown["content"], shown["pack"]["name"]) == (sha, "Trial")
    record = records.from_json((await bob.http.get(f"/api/tables/{table['id']}/replay")).content)
    assert record.content == sha
    assert (await bob.get(f"/api/tables/{table['id']}/frames", to=2))["frames"][2]["view"]["content"] == sha
    file = (await bob.get(f"/api/content/{sha}/file"))["text"]
    assert all(right for _, right in records.verify(packs.game_of(record, file.encode()), record))
    again = await ann.post(f"/api/tables/{table['id']}/again")
    assert (again["content"], again["pack"]["name"]) == (sha, "Trial")


async def test_refusals_of_a_table_with_a_pack(kept: Running) -> None:
    ann = kept.person()
    made = await ann.post("/api/packs", pack=hall_for(1))
    seats = {"seats": ["me", "friend"], "pack": made["id"]}
    refused = await ann.post("/api/tables", 400, game="jamaica", **seats)
    assert (refused["error"]["key"], refused["error"]["field"]) == ("error-pack-other-game", "pack")
    refused = await ann.post("/api/tables", 400, game="empires", content="0" * 64, **seats)
    assert refused["error"]["field"] == "content"
    table = await ann.post("/api/quick", game="empires", players=2, pack=made["id"])
    assert (table["status"], table["content"], table["pack"]["version"]) == ("running", made["info"]["content"], "1")
    nothing = await ann.post("/api/packs", pack=pack({}))
    boxed = await ann.create("me", "friend", game="empires", pack=nothing["id"])
    assert (boxed["content"], boxed["pack"]) == (games.load("empires").sha, None)


async def test_the_file_of_a_box_changes_nothing(kept: Running) -> None:
    ann = kept.person()
    sha = games.load("empires").sha
    text = (await ann.get(f"/api/content/{sha}/file"))["text"]
    assert packs.game("empires", text.encode()).sha == sha
    assert (await ann.get(f"/api/content/{sha}/changes"))["changes"] == []
    for route in ("file", "changes"):
        await ann.get(f"/api/content/{'0' * 64}/{route}", 404)


# --- practice --------------------------------------------------------------------------------------------------------

TRIED = {
    "empires": ("clan_glenn", HALL),
    "jamaica": ("treasure_cards.cards", "treasure_7"),
    "maracaibo": ("project_cards.cards", "Z01"),
    "puertorico": ("buildings.buildings", "wharf"),
}


@pytest.mark.parametrize("name", TRIED)
async def test_a_component_is_tried_out_at_once(sqlite: str, serve: Serve, name: str) -> None:
    first = await serve(sqlite, games={name: GAMES[name]})
    ann = first.person()
    of, id_ = TRIED[name]
    table = await ann.post("/api/packs/try", 201, pack=pack(CHANGES[name], base=name), list=of, id=id_)
    assert (table["status"], table["private"], table["you"], table["pack"]["name"]) == ("running", True, [0], "Trial")
    assert table["notice"]["key"] == "notice-practice"
    async with ann.socket(table["id"]) as playing:
        asked = playing.seats[0]["prompt"]["kind"]
    second = await serve(sqlite, games={name: GAMES[name]})
    bob = second.person()
    bob.http.cookies = ann.http.cookies
    async with bob.socket(table["id"]) as playing:
        prompt = playing.seats[0]["prompt"]
        assert (prompt["kind"], playing.seats[0]["view"]["content"]) == (asked, table["content"])
        await playing.play(0, prompt["options"][0]["action"])
    assert (await bob.get(f"/api/tables/{table['id']}"))["seq"] > 0
    assert (await bob.get(f"/api/tables/{table['id']}/replay", 409))["error"]["key"] == "error-not-finished"


async def test_what_cannot_be_tried_out(kept: Running) -> None:
    ann = kept.person()
    for of, id_, sent in (
        ("islands", "nobody", hall_for(1)),
        ("dice", "x", hall_for(1)),
        ("islands", "x", hall_for(99)),
    ):
        await ann.post("/api/packs/try", 400, pack=sent, list=of, id=id_)
    assert (await ann.get("/api/tables", mine=True))["tables"] == []


# --- memory ----------------------------------------------------------------------------------------------------------


def priced(points: int) -> Offer:
    """Jamaica with a pack."""
    changes = {"treasure_cards.cards": {"set": {"treasure_7": {"points": points}}}}
    game, documents = made(msgspec.convert(pack(changes, base="jamaica"), PackFile), games.load)
    return Offer(game, documents)


def test_components_that_nobody_holds_leave_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "MOST_RECENT", 3)
    at_hand = Catalog({"jamaica": games.load("jamaica")})
    held = priced(1)
    at_hand.keep(held)
    for points in range(2, 7):
        at_hand.keep(priced(points))
    assert len(at_hand.kept) == 4
    assert at_hand.game("jamaica", held.game.sha) is held.game
    gone = priced(2).game.sha
    with pytest.raises(BadContent, match="error-content-offered"):
        at_hand.game("jamaica", gone)


def test_a_worker_forgets_packs_and_asks_for_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "PACKS", 2)
    worker, offers = Worker(None), [priced(points) for points in range(1, 5)]
    tables = [Table.new(offer.game, 2, seed="1") for offer in offers]
    places = [Place(str(n), table.header, 0, 0, [], offers[n].packed) for n, table in enumerate(tables)]
    for n, place in enumerate(places):
        assert isinstance(worker.do(Think(place, [(tables[n].waiting()[0], "random")], "salt")), Decided)
    assert len(worker.packs) == 2
    seat = tables[0].waiting()[0]
    assert isinstance(worker.do(Think(Place("0", None, 0, 0, []), [(seat, "random")], "salt")), Unknown)
    assert isinstance(worker.do(Think(places[0], [(seat, "random")], "salt")), Decided)


def test_what_older_servers_wrote_is_read() -> None:
    offer = priced(5)
    assert unpacked(offer.packed) == unpacked(msgspec.msgpack.encode(offer.documents)) == offer.documents
