"""The command as a whole: help, languages, wrong usage, exit codes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import tradewinds as package
from tradewinds.cli.help import texts
from tradewinds.cli.main import COMMANDS
from tradewinds.cli.speech import LANGUAGES
from tradewinds.play.words import Words

from .conftest import Call

NAMES = [name for name, _ in COMMANDS]


def test_help_names_every_command_and_imports_none(program: Call) -> None:
    done = program("--help")
    assert done.code == 0
    assert [name for name in NAMES if not re.search(rf"\b{name}\b", done.out)] == []
    assert "\x1b" not in done.out


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_with_examples(tradewinds: Call, name: str) -> None:
    done = tradewinds(name, "--help")
    assert done.code == 0
    assert f"tradewinds {name}" in done.out.split("For example:")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["", *NAMES])
def test_help_in_every_language(tradewinds: Call, monkeypatch: pytest.MonkeyPatch, name: str, lang: str) -> None:
    words = [name, "--help"] if name else ["--help"]
    done = tradewinds(*words, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    told = texts(lang)
    assert told[f"help-{name or 'tradewinds'}-text"] in done.out
    assert done.out.startswith(told["help-usage"])
    empty = [line for line in done.out.splitlines() if line.startswith("  ") and line.endswith(": ")]
    assert empty == []
    heads = [line for line in done.out.splitlines() if line.endswith(":") and line[0] != " "]
    assert all(head.rstrip(":") in told.values() or head in "".join(told.values()) for head in heads), heads
    monkeypatch.setenv("TRADEWINDS_LANG", lang)
    assert tradewinds(*words).out == done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_read_as_fluent_reads_it(lang: str) -> None:
    words = Words(lang)
    told = texts(lang)
    assert len(told) > 60
    assert {key: words.text(key) for key in told if lang != "zh-Hant"} == {
        key: text for key, text in told.items() if lang != "zh-Hant"
    }
    assert all(words.has(key) for key in told)


def test_help_says_nothing_of_options_that_are_gone(tradewinds: Call) -> None:
    shown = "".join(tradewinds(*words, "--help", "--lang", "en").out for words in [[], *([name] for name in NAMES)])
    assert [key for key, text in texts("en").items() if text not in shown and key != "help-required"] == []


def test_help_loads_no_game_and_no_texts(program: Call, tmp_path: Path) -> None:
    ask = tmp_path / "ask.py"
    ask.write_text(
        "import sys\nfrom tradewinds.cli.main import run\nrun(['--help'])\n"
        "heavy = ('fluent', 'yaml', 'tradewinds.games', 'tradewinds.server', 'litestar', 'sqlalchemy')\n"
        "print([name for name in heavy if name in sys.modules])\n"
    )
    import subprocess

    done = subprocess.run([sys.executable, ask], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_version(tradewinds: Call) -> None:
    assert tradewinds("--version").out.strip() == package.__version__


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["gmes"], ["gmes", "games", "tradewinds --help"]),
        (["games", "--lagn", "hu"], ["--lagn", "--lang", "tradewinds games --help"]),
        (["games", "more"], ["more"]),
        (["simulate"], ["GAME", "tradewinds simulate --help"]),
        (["simulate", "jamaica", "--games"], ["--games"]),
        (["simulate", "jamaica", "--games", "many"], ["--games", "many"]),
        (["simulate", "jamaica", "--games", "1", "--games", "2"], ["--games"]),
        (["simulate", "jamaica", "--games", "0"], ["--games", "1"]),
        (["simulate", "jamaica", "--jobs", "0"], ["--jobs", "1"]),
        (["simulate", "chess"], ["chess", "jamaica"]),
        (["simulate", "jamaica", "--players", "7"], ["7", "2", "6"]),
        (["simulate", "jamaica", "--option", "bank"], ["bank", "name=value"]),
        (["simulate", "jamaica", "--option", "wind=strong"], ["wind", "decline_loot"]),
        (["simulate", "jamaica", "--option", "bank=empty"], ["bank", "empty", "limited", "JAM-R04"]),
        (["simulate", "jamaica", "--bots", "joe"], ["joe", "mate"]),
        (["simulate", "jamaica", "--players", "2", "--bots", "mate,mate,mate"], ["3", "2"]),
        (["simulate", "jamaica", "--record", "/dev/null/x"], ["/dev/null/x"]),
        (["games", "--lang", "tlh"], ["tlh", "zh-Hant"]),
        (["rules", "--game", "chess"], ["chess", "jamaica"]),
        (["scenario"], ["YAML"]),
        (["scenario", "no-such.yaml"], ["no-such.yaml"]),
        (["coverage", "jamaica", "--tests", "nowhere"], ["nowhere", "--tests"]),
        (["coverage", "chess"], ["chess"]),
        (["replay", "no-such.json"], ["no-such.json"]),
        (["verify", "no-such.json"], ["no-such.json"]),
        (["verify", "/"], ["/"]),
        (["bench", "chess"], ["chess"]),
        (["bench", "jamaica", "--players", "1"], ["1", "2", "6"]),
        (["bench", "jamaica", "--slices", "0"], ["--slices"]),
        (["play"], ["jamaica"]),
        (["play", "chess"], ["chess"]),
        (["play", "jamaica", "--players", "9"], ["9"]),
        (["play", "jamaica", "--seat", "3", "--players", "3"], ["3", "2"]),
        (["play", "jamaica", "--seat=-1"], ["--seat", "0"]),
        (["play", "jamaica", "--bots", "joe"], ["joe"]),
        (["play", "jamaica", "--players", "2", "--bots", "mate,mate"], ["2", "1"]),
        (["play", "--resume", "no-such.json"], ["no-such.json"]),
        (["serve", "--port", "70000"], ["70000", "65535"]),
        (["serve", "--port", "http"], ["--port", "http"]),
        (["serve", "--host", "256.0.0.1"], ["256.0.0.1"]),
        (["serve", "--database", "mysql://root:secret@host/name", "--port", "0"], ["mysql", "sqlite:///file"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_usage_gets_a_sentence_and_code_2(tradewinds: Call, words: list[str], told: list[str]) -> None:
    done = tradewinds(*words)
    assert (done.code, done.out) == (2, "")
    assert [part for part in told if part not in done.err] == []
    assert len(done.err.strip().splitlines()) == 1
    assert not re.search(r"cli-|error-|Traceback|secret", done.err)


@pytest.mark.parametrize(
    ("variables", "words", "told"),
    [
        ({}, [], "There is no game called"),
        ({"LANG": "hu_HU.UTF-8"}, [], "chess"),
        ({"LANG": "zh_TW.UTF-8", "TRADEWINDS_LANG": "hu"}, [], "chess"),
        ({"LANG": "xx_XX"}, [], "There is no game called"),
    ],
)
def test_the_language_comes_from_option_variable_or_locale(
    tradewinds: Call,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    words: list[str],
    told: str,
) -> None:
    english = tradewinds("simulate", "chess", "--lang", "en").err
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    wanted = {"hu_HU.UTF-8": "hu", "zh_TW.UTF-8": "hu"}.get(variables.get("LANG", ""), "en")
    assert tradewinds("simulate", "chess").err == tradewinds("simulate", "chess", "--lang", wanted).err
    assert (tradewinds("simulate", "chess").err == english) is (wanted == "en")


@pytest.mark.parametrize("lang", ["hu", "zh-Hant"])
@pytest.mark.parametrize(
    "words",
    [["gmes"], ["games", "--lagn"], ["simulate"], ["simulate", "x", "--games", "y"], ["verify", "no.json"]],
    ids=" ".join,
)
def test_wrong_usage_is_told_in_the_readers_language(tradewinds: Call, lang: str, words: list[str]) -> None:
    told = tradewinds(*words, "--lang", lang)
    assert told.code == 2
    assert told.err != tradewinds(*words, "--lang", "en").err


def test_a_closed_pipe_is_no_error(program: Call) -> None:
    import subprocess

    command = f"{sys.executable} -m tradewinds rules a --lang en | head -1"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_names_of_strangers_do_nothing_to_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever stands in a record, a backup or the database: no escape sequence, nothing that turns the line round."""
    from tradewinds.cli import terminal

    evil = "Ann\x1b[2J\x9b31m\x07\r\u202e\u2028Bob"
    terminal.out(evil)
    terminal.complain(evil)
    terminal.columns(["name"], [[evil]])
    told = capsys.readouterr()
    for text in (told.out, told.err):
        assert "Ann" in text
        assert not set(text) & set("\x1b\x9b\x07\r\u202e\u2028")
    terminal.out("一\u3000二\u00a0\u200d")  # what belongs to a language stays
    assert capsys.readouterr().out == "一\u3000二\u00a0\u200d\n"


def test_colours_only_on_a_terminal() -> None:
    pty = pytest.importorskip("pty")
    import os
    import subprocess

    def on_a_terminal(**environment: str) -> str:
        ours, theirs = pty.openpty()
        clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        process = subprocess.Popen(
            [sys.executable, "-m", "tradewinds", "games"],
            stdout=theirs,
            env={**clean, "TERM": "xterm", **environment},
        )
        os.close(theirs)
        text = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:
                break
            if not part:
                break
            text += part
        os.close(ours)
        assert process.wait(300) == 0
        return text.decode()

    assert "\x1b[" in on_a_terminal()
    assert "\x1b[" not in on_a_terminal(NO_COLOR="1")
    assert "\x1b[" not in on_a_terminal(TERM="dumb")
