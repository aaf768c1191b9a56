"""`serve`: addresses, databases, and a server that answers."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tradewinds.cli.serve import database_url, public

from .conftest import Call


def test_a_file_name_becomes_a_url() -> None:
    assert database_url("tables.db") == "sqlite:///tables.db"
    assert database_url("postgresql://me@host/name") == "postgresql://me@host/name"


def test_passwords_are_not_shown() -> None:
    assert public("postgresql://me:secret@host/name") == "postgresql://me@host/name"
    assert public("sqlite:///tables.db") == "sqlite:///tables.db"


def test_a_port_in_use_gets_a_sentence(tradewinds: Call) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = tradewinds("serve", "--port", port)
    assert done.code == 2
    assert str(port) in done.err


@pytest.mark.parametrize(
    ("name", "value"),
    [("WORKERS", "many"), ("WORKERS", "-1"), ("BOT_PAUSE", "nan"), ("PROXIES", "10.0.0.1, my-proxy")],
)
def test_a_setting_that_cannot_be_understood_gets_a_sentence(
    tradewinds: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"TRADEWINDS_{name}", value)
    done = tradewinds("serve", "--port", "0", "--database", tmp_path / "tables.db")
    assert done.code == 2
    assert f"TRADEWINDS_{name}" in done.err
    assert value in done.err
    assert not (tmp_path / "tables.db").exists()


def test_it_serves(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tradewinds", "serve", "--port", "0", "--database", "tables.db", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        limit = time.monotonic() + 300
        while True:
            try:
                with urllib.request.urlopen(f"{found[0]}/api/games", timeout=5) as answer:
                    assert b"jamaica" in answer.read()
                break
            except OSError:
                if time.monotonic() > limit:
                    pytest.fail("the server did not come up")
                time.sleep(0.1)
    finally:
        process.terminate()
        process.communicate(timeout=300)
    assert (tmp_path / "tables.db").is_file()
