"""What holds against people who mean no good, or whose programs are wrong: headers, origins, names, keys, files."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Running, Serve
from tests.support.databases import new_database
from tradewinds.server import keys, store
from tradewinds.server.errors import Malformed
from tradewinds.server.guests import RENEWED, Signer
from tradewinds.server.headers import HEADERS
from tradewinds.server.names import clean, clean_name

# --- what is said to browsers ------------------------------------------------------------------------------------


async def test_every_answer_carries_the_headers(serve: Serve, sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a.js").write_text("1")
    ann = (await serve(sqlite, static=tmp_path)).person()
    for path in ("/", "/table/x", "/assets/a.js", "/assets/none.js", "/api/me", "/api/none", "/api/tables/none"):
        answer = await ann.http.get(path)
        for name, value in HEADERS:
            assert answer.headers.get_list(name) == [value], (path, name)
        assert "server" not in answer.headers
    policy = dict(HEADERS)["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


async def test_no_cookie_on_what_everybody_may_keep(serve: Serve, sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a.js").write_text("1")
    server = await serve(sqlite, static=tmp_path)
    for path in ("/", "/assets/a.js", "/assets/none.js", "/api/me", "/api/games"):
        answer = await server.person().http.get(path)
        public = "public" in answer.headers.get("cache-control", "")
        assert public == path.endswith("a.js")
        assert ("set-cookie" in answer.headers) == ("/assets/" not in path), path


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"])
async def test_foreign_pages_change_nothing(serve: Serve, sqlite: str, origin: str) -> None:
    server = await serve(sqlite)
    ann = server.person()
    table = await ann.create("me", "bot:dice")
    for method, path in (
        ("POST", f"/api/tables/{table['id']}/start"),
        ("DELETE", f"/api/tables/{table['id']}/seats/0"),
        ("PATCH", "/api/me"),
        ("POST", "/api/quick"),
    ):
        answer = await ann.http.request(method, path, json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "error-foreign-page"), path
    assert (await ann.get(f"/api/tables/{table['id']}"))["status"] == "open"
    own = await ann.http.post(f"/api/tables/{table['id']}/start", headers={"Origin": server.base})
    assert own.json()["status"] == "running"


async def test_only_json_changes_anything(serve: Serve, sqlite: str) -> None:
    ann = (await serve(sqlite)).person()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        headers = {"Content-Type": kind} if kind else {}
        answer = await ann.http.patch("/api/me", content=b'{"name":"Eve"}', headers=headers)
        assert (answer.status_code, answer.json()["error"]["key"]) == (415, "error-not-json"), kind
    assert (await ann.me())["name"] == ""
    kind = "application/json; charset=utf-8"
    answer = await ann.http.patch("/api/me", content=b'{"name":"Ann"}', headers={"Content-Type": kind})
    assert answer.json()["name"] == "Ann"


# --- what cannot be read -----------------------------------------------------------------------------------------


async def test_deeply_nested_json(serve: Serve, sqlite: str) -> None:
    ann = (await serve(sqlite)).person()
    for content in (
        b"[" * 30_000,
        b'{"options":' + b'{"a":' * 10_000,
        b'{"name":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    ):
        for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("POST", "/api/quick")):
            answer = await ann.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400, (path, content[:20])


async def test_ids_that_cannot_be(server: Running) -> None:
    ann = server.person()
    for table in ("%00", "a%00b", "%F0%9F%8E%B2", "a%20b", "..", "a.b", "%ff"):
        for rest in ("", "/frames", "/replay"):
            answer = await ann.http.get(f"/api/tables/{table}{rest}")
            assert answer.status_code == 404, (table, rest)
        assert (await ann.http.post(f"/api/tables/{table}/start")).status_code == 404
    assert (await ann.http.get("/api/rules/%00")).status_code == 404
    assert (await ann.http.get("/a%00b")).status_code == 404
    assert (await ann.http.get("/assets/a%00b.js")).status_code == 404


async def test_a_database_that_is_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept and nobody is told of an error of ours: 503, and again when the database is back."""
    ann = server.person()
    table = await ann.create("me", "bot:dice")
    server.hall.lives.clear()

    class Away:
        def connect(self) -> Any:
            raise ConnectionRefusedError(111, "Connect call failed")

    with monkeypatch.context() as away:
        away.setattr(server.hall, "engine", Away())
        for path in ("/api/me", "/api/tables?mine=1", f"/api/tables/{table['id']}"):
            answer = await ann.http.get(path)
            assert answer.status_code == 503, path
            assert answer.json()["error"]["key"] in ("error-busy", "error-not-saved")
            assert "retry-after" in answer.headers
        socket = ann.socket(table["id"])
        await socket.open(hello=False)
        assert (await socket.hear())["key"] == "error-busy"
    assert (await ann.get(f"/api/tables/{table['id']}"))["id"] == table["id"]


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \t B ", "Ann B"),
        ("", ""),
        ("   ", ""),
        ("李小龍", "李小龍"),
        ("Zs\u00f3fi", "Zs\u00f3fi"),
        ("Zso\u0301fi", "Zs\u00f3fi"),
        ("\uff21\uff4e\uff4e", "Ann"),
        ("A\u200bn\ufeffn\u061c", "Ann"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names(given: str, kept: str) -> None:
    assert clean_name(given, "name") == kept


INVISIBLE = ["\ufeff", "⠀", "\u061c", "\u200b", "\xad", "ㅤ", "ᅟ", "ﾠ", "\u2060", "\u180e", "\u200d", "͏", "️", "឴"]


@pytest.mark.parametrize("given", [*INVISIBLE, "".join(INVISIBLE), "\u2800 \u2800", "\u0301"], ids=ascii)
def test_names_that_nobody_can_see(given: str) -> None:
    with pytest.raises(Malformed) as refused:
        clean_name(given, "name")
    assert refused.value.key == "error-name-invisible"
    assert clean(given, "text") == ""


@pytest.mark.parametrize("given", ["a\u202eb", "a\x00b", "a\ud800", "a" + "\u0335" * 9, "\u2066x"], ids=ascii)
def test_names_that_disturb_others(given: str) -> None:
    with pytest.raises(Malformed) as refused:
        clean_name(given, "name")
    assert refused.value.key == "error-text-control"


@pytest.mark.parametrize("given", ["x" * 41, "\ufdfa" * 3])
async def test_names_that_are_too_long(serve: Serve, sqlite: str, given: str) -> None:
    ann = (await serve(sqlite)).person()
    error = (await ann.call("PATCH", "/api/me", 400, json={"name": given}))["error"]
    assert (error["key"], error["args"]["most"], error["field"]) == ("error-text-long", 40, "name")
    assert (await ann.me())["name"] == ""


# --- keys and files ----------------------------------------------------------------------------------------------


def test_the_newest_key_signs_and_all_are_good() -> None:
    old = Signer([b"first"])
    both = Signer([b"first", b"second"])
    assert old.read(old.sign("ann")) == ("ann", False)
    assert both.read(old.sign("ann")) == ("ann", True)
    assert both.read(both.sign("ann")) == ("ann", False)
    assert old.read(both.sign("ann")) is None
    assert Signer([b"second"]).read(old.sign("ann")) is None


def test_cookies_of_earlier_versions_are_good_and_renewed() -> None:
    # made by the version before with the key b"key"
    signer = Signer([b"key"])
    assert signer.read("abc123.Y7O5OoTwNTkJucDTRPpcKUNnQbYyrdK33R7J3pot9Ek") == ("abc123", True)
    assert signer.read("abc124.Y7O5OoTwNTkJucDTRPpcKUNnQbYyrdK33R7J3pot9Ek") is None


def test_an_old_cookie_is_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer([b"key"])
    cookie = signer.sign("ann")
    later = time.time() + RENEWED + 10
    monkeypatch.setattr(time, "time", lambda: later)
    assert signer.read(cookie) == ("ann", True)


async def test_rotating_the_key_loses_nobody(database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve(database)
    ann = server.person()
    me = await ann.me()
    first = ann.cookie
    await keys.rotate(database, retire=False)
    assert len(await keys.read_keys(server.hall.engine)) == 2
    second = (await serve(database)).person()
    second.http.cookies = httpx.Cookies(ann.http.cookies)
    answer = await second.http.get("/api/me")
    assert answer.json()["id"] == me["id"]
    assert "set-cookie" not in answer.headers, "a new key does not sign before every server knows it"
    monkeypatch.setattr(keys, "RIPE", -1.0)
    third = (await serve(database)).person()
    third.http.cookies = httpx.Cookies(ann.http.cookies)
    assert (await third.me())["id"] == me["id"]
    assert third.cookie != first
    assert await keys.rotate(database, retire=True) == 1
    again = (await serve(database)).person()
    again.http.headers["Cookie"] = first
    assert (await again.me())["id"] != me["id"]
    again.http.headers["Cookie"] = third.cookie
    assert (await again.me())["id"] == me["id"]


def modes(folder: Path) -> list[int]:
    return [stat.S_IMODE(file.stat().st_mode) for file in folder.glob("tables-*.db*")]


@pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")
async def test_the_database_is_its_owners(serve: Serve, tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    before = os.umask(0o022)
    try:
        await (await serve(url)).person().create("me", "friend")
    finally:
        os.umask(before)
    assert modes(tmp_path) == [0o600] * 3


@pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")
async def test_a_database_that_others_could_read_is_closed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    file.chmod(0o644)
    engine = store.connect(f"sqlite:///{file}")
    await engine.dispose()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "could be read by others" in caplog.text
