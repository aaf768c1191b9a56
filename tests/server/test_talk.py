"""Phrases beside texts, and a host who asks for silence."""

from __future__ import annotations

from tests.server.conftest import Running
from tests.server.test_play import two_friends


async def test_a_phrase_is_said_instead_of_a_text(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        assert (await left.ask({"t": "chat", "phrase": "hello"}))["t"] == "ok"
        for both in ({}, {"text": " ", "phrase": None}, {"text": "x", "phrase": "hello"}):
            assert (await left.ask({"t": "chat", **both}))["key"] == "error-chat-empty"
        assert (await left.ask({"t": "chat", "phrase": "shout"}))["t"] == "refused"
        await right.until(lambda message: message["t"] == "chat")
        assert [(one["phrase"], one["text"]) for one in right.chat] == [("hello", "")]
    del server.hall.lives[table]  # so that it is read from disk
    async with bob.socket(table) as again:
        assert [one["phrase"] for one in again.chat] == ["hello"]


async def test_the_host_may_ask_for_silence(server: Running) -> None:
    ann, bob, table = await two_friends(server)
    async with ann.socket(table) as left, bob.socket(table) as right:
        refused = await bob.post(f"/api/tables/{table}/silence", 403, silenced=True)
        assert refused["error"]["key"] == "error-host-only"
        assert (await ann.post(f"/api/tables/{table}/silence", silenced=True))["silenced"]
        await right.until(lambda message: message["t"] == "table" and message["table"]["silenced"])
        for socket in (left, right):
            assert (await socket.ask({"t": "chat", "text": "psst"}))["key"] == "error-chat-silenced"
            assert (await socket.ask({"t": "chat", "phrase": "thanks"}))["t"] == "ok"
        assert not (await ann.post(f"/api/tables/{table}/silence", silenced=False))["silenced"]
        assert (await right.ask({"t": "chat", "text": "at last"}))["t"] == "ok"
