"""Campaigns: the chain grows with every match that ends, goes on with anybody, and travels as one file."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.conftest import Running, Serve
from tests.server.test_play import play_out
from tests.support.client import Person
from tests.support.saga import PAGES, SAGA
from tradewinds.play import campaigns as chains
from tradewinds.server import campaigns, routes, store
from tradewinds.server.limits import UNLIMITED, Limits, Rate
from tradewinds.server.live import Continued

SAGAS = {"saga": "tests.support.saga:SAGA", "lanterns": "tests.support.lanterns:LANTERNS"}
SHORT = {"story": "saga", "rounds": 1}


@pytest.fixture
async def server(database: str, serve: Serve) -> Running:
    running: Running = await serve(database, games=SAGAS)
    return running


async def finished(person: Person, table: str) -> Any:
    """The table, once its bots have played to the end."""
    async with asyncio.timeout(300):
        while (info := await person.get(f"/api/tables/{table}"))["status"] != "finished":  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return info


async def played(person: Person, *seats: str, **more: Any) -> Any:
    """A match that begins a campaign, by bots, at its end."""
    table = await person.create(*(seats or ("bot:mate", "bot:dice")), game="saga", **({"options": SHORT} | more))
    await person.start(table["id"])
    return await finished(person, table["id"])


async def go_on(person: Person, campaign: str, **how: Any) -> Any:
    return await person.post(f"/api/campaigns/{campaign}/next", **how)


async def test_match_by_match_to_the_ending(server: Running) -> None:
    ann = server.person()
    campaign = (await played(ann))["campaign"]
    for number in (1, 2):
        book = await ann.get(f"/api/campaigns/{campaign}")
        assert book["campaign"] | {"created": 0, "changed": 0} == {
            "id": campaign,
            "game": "saga",
            "name": "",
            "created": 0,
            "changed": 0,
            "matches": number,
            "ending": None,
            "table": None,
            "content": "",
        }
        assert book["carry"]["read"] == PAGES[:number]
        assert [line.partition(":")[0] for line in book["lines"]] == PAGES[:number]
        table = await go_on(ann, campaign)
        assert (table["status"], table["campaign"]) == ("running", campaign)  # nobody to wait for: it starts at once
        await finished(ann, table["id"])
    book = await ann.get(f"/api/campaigns/{campaign}", lang="hu")
    assert book["campaign"]["ending"] == "day"
    assert [len(match["scores"]) for match in book["played"]] == [2, 2, 2]
    light = sum(max(match["scores"]) for match in book["played"])
    assert book["carry"]["light"] == light  # every match went on from the one before it
    assert book["played"][2]["table"] == table["id"]
    refused = await ann.post(f"/api/campaigns/{campaign}/next", 400)
    assert refused["error"]["key"] == "error-carry-finished"
    assert [one["id"] for one in (await ann.get("/api/campaigns"))["campaigns"]] == [campaign]


async def test_a_match_that_tells_no_story_belongs_to_no_campaign(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite, games=SAGAS)
    ann = server.person()
    assert (await played(ann, options={"rounds": 1}))["campaign"] is None
    assert (await ann.get("/api/campaigns")) == {"campaigns": []}
    saga, lanterns = sorted((await ann.get("/api/games"))["games"], key=lambda game: -len(game["id"]))[::-1]
    assert saga["campaign"] == {"options": {"story": "saga"}, "chapters": {"2": {"story": "night"}}}
    assert lanterns["campaign"] is None


async def test_a_campaign_begins_with_any_chapter(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite, games=SAGAS)
    ann = server.person()
    campaign = (await played(ann, options={"story": "night", "rounds": 1}))["campaign"]
    book = await ann.get(f"/api/campaigns/{campaign}")
    assert book["carry"]["read"] == ["dusk", "night"]
    assert book["options"]["story"] == "night"
    table = await go_on(ann, campaign)
    assert table["options"]["story"] == "saga"  # goes on, and does not begin the chapter again
    assert (await finished(ann, table["id"]))["campaign"] == campaign
    assert (await ann.get(f"/api/campaigns/{campaign}"))["campaign"]["ending"] == "day"


async def test_people_go_on_together_at_one_table_and_nobody_else_sees_it(server: Running) -> None:
    ann, bob, zoe = server.person(), server.person(), server.person()
    table = await ann.create("me", "friend", game="saga", options=SHORT)
    campaign = table["campaign"]
    assert (await zoe.get(f"/api/tables/{table['id']}"))["campaign"] is None
    await bob.post(f"/api/tables/{table['id']}/seats/1", invite=table["invite"])
    await bob.get(f"/api/campaigns/{campaign}", 404)  # who only sits at an open table has not played in it
    await ann.start(table["id"])
    async with ann.socket(table["id"]) as left, bob.socket(table["id"]) as right:
        await play_out({0: left, 1: right}, random.Random(1))
    for stranger in ("", "/file"):
        assert (await zoe.get(f"/api/campaigns/{campaign}{stranger}", 404))["error"]["key"] == "error-no-such-campaign"
    await zoe.post(f"/api/campaigns/{campaign}/next", 404)
    assert (await zoe.get("/api/campaigns")) == {"campaigns": []}
    # however many ask, in whatever way, there is one next table, and Bob's seat or Ann's is kept
    asked = await asyncio.gather(
        go_on(ann, campaign), bob.post(f"/api/tables/{table['id']}/again"), go_on(bob, campaign), go_on(ann, campaign)
    )
    assert len({one["id"] for one in asked}) == 1
    (following,) = {one["id"] for one in asked}
    assert (await bob.get(f"/api/campaigns/{campaign}"))["campaign"]["table"] == following
    assert (await bob.get(f"/api/tables/{table['id']}"))["again"] == following
    seats = (await ann.get(f"/api/tables/{following}"))["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["open", "person"]
    host = ann if (await ann.get(f"/api/tables/{following}"))["host"] else bob
    # taken away before it begins: the campaign stands where it stood, and goes on with others and with a bot
    await host.call("DELETE", f"/api/tables/{following}")
    assert (await ann.get(f"/api/campaigns/{campaign}"))["campaign"]["table"] is None
    wished = await go_on(bob, campaign, seats=["friend", "me", "bot:dice"], options={"rounds": 2}, private=False)
    assert (wished["players"], wished["options"]["rounds"], wished["private"]) == (3, 2, False)
    await zoe.post(f"/api/tables/{wished['id']}/seats/0")
    await bob.start(wished["id"])
    assert (await zoe.get(f"/api/campaigns/{campaign}"))["campaign"]["matches"] == 1  # now she is one of them


async def test_those_of_the_group_are_named_and_welcome_at_its_private_table(server: Running) -> None:
    ann, bob, zoe = server.person(), server.person(), server.person()
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        await person.call("PATCH", "/api/me", json={"name": name})
    table = await ann.create("me", "friend", "here", game="saga", options=SHORT)
    campaign = table["campaign"]
    assert (await ann.get(f"/api/campaigns/{campaign}"))["group"] == [{"name": "Ann", "you": True, "matches": 0}]
    await bob.post(f"/api/tables/{table['id']}/seats/1", invite=table["invite"])
    await ann.start(table["id"])
    async with ann.socket(table["id"]) as left, bob.socket(table["id"]) as right:
        await play_out({0: left, 1: right, 2: left}, random.Random(1))
    book = await bob.get(f"/api/campaigns/{campaign}")
    assert book["group"] == [{"name": "Ann", "you": False, "matches": 1}, {"name": "Bob", "you": True, "matches": 1}]
    laid = await go_on(ann, campaign, seats=["me", "friend"])
    known = await go_on(bob, campaign)
    assert (known["id"], known["invite"], known["you"]) == (laid["id"], laid["invite"], [])
    assert (await zoe.get(f"/api/tables/{laid['id']}"))["invite"] is None
    await bob.post(f"/api/tables/{laid['id']}/seats/1", invite=known["invite"])


async def test_who_opened_a_table_of_bots_belongs_to_it(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite, games=SAGAS)
    ann = server.person()
    campaign = (await played(ann))["campaign"]
    book = await ann.get(f"/api/campaigns/{campaign}")
    assert book["group"] == [{"name": "", "you": True, "matches": 0}]
    assert book["played"][0]["seats"] == ["bot:mate", "bot:dice"]


async def test_a_first_table_that_is_taken_away_leaves_no_campaign(server: Running) -> None:
    ann = server.person()
    table = await ann.create("me", "friend", game="saga", options=SHORT)
    assert len((await ann.get("/api/campaigns"))["campaigns"]) == 1
    await ann.call("DELETE", f"/api/tables/{table['id']}")
    assert (await ann.get("/api/campaigns")) == {"campaigns": []}


async def counted(server: Running) -> tuple[int, int, int]:
    """Parts of chains, matches that are part of their campaign, matches that ended."""
    async with server.hall.engine.connect() as connection:
        parts = await connection.scalar(select(func.count()).select_from(store.chain))
        told = await connection.scalar(select(func.sum(store.campaigns.c.matches)))
        over = await connection.scalar(select(func.count()).where(store.matches.c.status == "finished"))
    return int(parts or 0), int(told or 0), int(over or 0)


async def test_the_end_of_a_match_and_the_chain_are_one(
    server: Running, database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the last write breaks, the match has not ended; where it succeeds, it is in the chain once."""
    ann = server.person()
    table = await ann.create("me", "bot:mate", game="saga", options=SHORT)
    await ann.start(table["id"])
    ended, broken = campaigns.ended, 0

    def torn(*given: Any) -> Any:
        nonlocal broken
        broken += 1
        part, count = ended(*given)
        return [part, count, part, part]  # the last one cannot be: this place in the chain is taken

    monkeypatch.setattr(campaigns, "ended", torn)
    async with ann.socket(table["id"]) as socket:
        while not broken:
            if options := socket.options(0):
                await socket.play(0, options[0])
            else:
                await socket.hear()
        await socket.quiet()
        assert await counted(server) == (0, 0, 0)
        monkeypatch.setattr(campaigns, "ended", ended)
        await socket.quiet()
        await play_out({0: socket}, random.Random(1))
    assert await counted(server) == (1, 1, 1)
    other = await serve(database, games=SAGAS)  # as after a power cut: from the disk alone
    assert (await other.person().get(f"/api/tables/{table['id']}"))["status"] == "finished"
    assert await counted(other) == (1, 1, 1)


async def test_a_running_match_has_its_carry_after_a_restart(sqlite: str, serve: Serve) -> None:
    first = await serve(sqlite, games=SAGAS)
    ann = first.person()
    campaign = (await played(ann))["campaign"]
    book = await ann.get(f"/api/campaigns/{campaign}")
    table = await go_on(ann, campaign, seats=["me", "bot:mate"])
    assert table["status"] == "running"
    second = await serve(sqlite, games=SAGAS)
    live = await second.hall.find(table["id"])
    assert live.match.carry == book["carry"]
    assert live.table is not None
    assert live.table.state.to_plain()["light"] == book["carry"]["light"]


async def test_a_match_that_cannot_be_replayed_is_left_out_of_the_file(sqlite: str, serve: Serve) -> None:
    """It went on under other rules: the file begins with what it handed on."""
    server = await serve(sqlite, games=SAGAS)
    ann = server.person()
    table = await ann.create("me", "bot:mate", game="saga", options=SHORT)
    await ann.start(table["id"])
    server.hall.lives[table["id"]].match.continued = Continued(seq=0, version=1, lost=0)
    async with ann.socket(table["id"]) as socket:
        await play_out({0: socket}, random.Random(1))
    book = await ann.get(f"/api/campaigns/{table['campaign']}")
    assert len(book["played"]) == 1
    following = await go_on(ann, table["campaign"], seats=["bot:mate", "bot:mate"])
    await finished(ann, following["id"])
    chain = chains.from_json((await ann.http.get(f"/api/campaigns/{table['campaign']}/file")).content)
    assert (chain.archive, len(chain.matches)) == (book["carry"], 1)
    assert all(right for match in chains.verify(chain, lambda _: SAGA) for _, right in match)


# --- as one file ------------------------------------------------------------------------------------------------


async def test_a_campaign_travels_as_one_file(server: Running) -> None:
    ann, bob = server.person(), server.person()
    campaign = (await played(ann))["campaign"]
    await finished(ann, (await go_on(ann, campaign))["id"])
    file = (await ann.http.get(f"/api/campaigns/{campaign}/file")).content
    chain = chains.from_json(file)  # what `tradewinds campaign` reads and `tradewinds verify` checks
    assert all(right for match in chains.verify(chain, lambda _: SAGA) for _, right in match)
    brought = await bob.post("/api/campaigns", **json.loads(file))
    assert (brought["matches"], brought["game"]) == (2, "saga")
    assert brought["id"] != campaign
    await ann.get(f"/api/campaigns/{brought['id']}", 404)
    own, copy = await ann.get(f"/api/campaigns/{campaign}"), await bob.get(f"/api/campaigns/{brought['id']}")
    assert copy["carry"] == own["carry"]
    assert [match["table"] for match in copy["played"]] == [None, None]
    refused = await bob.post(f"/api/campaigns/{brought['id']}/next", 400)
    assert refused["error"]["key"] == "error-campaign-seats"
    table = await go_on(bob, brought["id"], seats=["bot:mate", "bot:mate"])
    await finished(bob, table["id"])
    again = chains.from_json((await bob.http.get(f"/api/campaigns/{brought['id']}/file")).content)
    assert [match.decisions for match in again.matches[:2]] == [match.decisions for match in chain.matches]
    assert all(right for match in chains.verify(again, lambda _: SAGA) for _, right in match)
    assert SAGA.campaign is not None
    assert SAGA.campaign.ending(again.carry() or {}) == "day"


async def test_an_archive_alone_can_be_brought(sqlite: str, serve: Serve) -> None:
    server = await serve(sqlite, games=SAGAS)
    ann = server.person()
    archive = {"read": ["dusk"], "light": 7, "ending": None}
    brought = await ann.post("/api/campaigns", format="tradewinds-campaign/1", game="saga", archive=archive)
    table = await go_on(ann, brought["id"], seats=["bot:mate", "bot:mate"])
    await finished(ann, table["id"])
    assert (await ann.get(f"/api/campaigns/{brought['id']}"))["carry"]["light"] > 7
    exported = await ann.get(f"/api/campaigns/{brought['id']}/file")
    assert exported["archive"] == archive


def spoil(file: Any, path: list[Any], value: Any) -> Any:
    """The file with one thing changed."""
    made = json.loads(json.dumps(file))
    at = made
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return made


async def test_hostile_files_are_refused_and_nothing_is_kept(server: Running) -> None:
    ann, eve = server.person(), server.person()
    campaign = (await played(ann))["campaign"]
    await finished(ann, (await go_on(ann, campaign))["id"])
    file = await ann.get(f"/api/campaigns/{campaign}/file")
    first = file["matches"][0]
    cases: list[tuple[Any, str]] = [
        (spoil(file, ["format"], "tradewinds-campaign/2"), "error-field-value"),
        (spoil(file, ["game"], "lanterns"), "error-campaign-none"),
        (spoil(file, ["game"], "chess"), "error-game-unknown"),
        (spoil(file, ["more"], 1), "error-field-unknown"),
        (spoil(file, ["matches"], []), "error-campaign-empty"),
        (spoil(file, ["matches"], [first] * (campaigns.MOST_MATCHES + 1)), "error-campaign-large"),
        (spoil(file, ["matches"], [first, first]), "error-campaign-broken"),
        (spoil(file, ["matches", 0, "game"], "lanterns"), "error-campaign-game"),
        (spoil(file, ["matches", 1, "result"], None), "error-campaign-unfinished"),
        (spoil(file, ["matches", 1, "carry", "light"], 999), "error-campaign-broken"),
        (spoil(file, ["matches", 1, "result", "carry", "light"], 999), "error-campaign-false"),
        (spoil(file, ["matches", 1, "result", "carry"], None), "error-campaign-broken"),
        (spoil(file, ["matches", 1, "result", "scores"], [99, 99]), "error-campaign-false"),
        (spoil(file, ["matches", 0, "decisions", 0], "0 place:1"), "error-campaign-decision"),
        (spoil(file, ["matches", 0, "seed"], "another"), "error-"),
        (spoil(file, ["matches", 0, "rules_version"], 7), "error-record-version"),
        (spoil(file, ["matches", 0, "content"], "0" * 64), "error-content-offered"),
        (spoil(file, ["matches", 0, "players"], 9), "error-players"),
        (spoil(file, ["matches", 0, "options"], {"story": "saga", "fly": 1}), "error-option-unknown"),
        (spoil(file, ["matches", 0, "seats"], ["x" * 500, ""]), "error-text-control"),
        (spoil(file, ["matches", 0, "seats"], ["\u202ebob", ""]), "error-text-control"),
        (spoil(file, ["archive"], {"read": ["dusk"], "light": 1, "ending": None}), "error-campaign-broken"),
        ({"game": "saga", "archive": {"read": "dusk"}}, "error-"),
        ({"game": "saga", "archive": {"read": ["dusk"], "light": -1, "ending": None}}, "error-"),
        ([], "error-field-type"),
    ]
    for body, key in cases:
        refused = await eve.call("POST", "/api/campaigns", 400, json=body)
        assert refused["error"]["key"].startswith(key), (refused, key)
    large = json.dumps(spoil(file, ["matches", 0, "seed"], "x" * routes.LARGEST_CAMPAIGN))
    headers = {"Content-Type": "application/json"}
    assert (await eve.call("POST", "/api/campaigns", 413, content=large, headers=headers))["error"]
    deep = '{"game":"saga","archive":' + '{"a":' * 100_000
    assert (await eve.call("POST", "/api/campaigns", 400, content=deep, headers=headers))["error"]
    assert (await eve.get("/api/campaigns")) == {"campaigns": []}
    assert await counted(server) == (2, 2, 2)


async def test_only_so_many_campaigns_are_brought(serve: Serve, sqlite: str) -> None:
    limits = Limits(**{**vars(UNLIMITED), "campaign": Rate(2, 1e-6)})
    server = await serve(sqlite, games=SAGAS, limits=limits)
    ann = server.person()
    archive = {"read": ["dusk"], "light": 7, "ending": None}
    for status in (201, 201, 429):
        await ann.post("/api/campaigns", status, game="saga", archive=archive)
