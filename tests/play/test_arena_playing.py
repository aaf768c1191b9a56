"""Matches of a tournament: bots from outside play every game, and whatever they do, the match goes on."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tradewinds import bots, games
from tradewinds.kernel import record as records
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.state import State
from tradewinds.play.arena import outside, playing
from tradewinds.play.arena.outside import CAGE, command, guarded, try_out
from tradewinds.play.arena.plan import Kind, make_plan
from tradewinds.play.arena.playing import Work, play, play_block
from tradewinds.play.arena.results import Played

DOCUMENT = Path(__file__).parents[2] / "docs" / "arena.md"
SHORT = {"round_cap": 3}
PATIENT = 300.0
"""Seconds: no test may depend on the machine's speed."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="bots outside need a Unix")


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "START", PATIENT)
    monkeypatch.setattr(outside, "LAST", PATIENT)


@pytest.fixture
def linebot(tmp_path: Path) -> Path:
    """The bot of the document."""
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert code.count("\n") <= 20
    file = tmp_path / "linebot.py"
    file.write_text(code)
    return file


def work(
    names: list[str],
    root: Path,
    *,
    game: str = "jamaica",
    players: int = 2,
    options: dict[str, object] | None = None,
    kind: Kind = "free",
    seconds: float = PATIENT,
    memory: int = 2048,
) -> Work:
    rules = games.load(game)
    given = SHORT if options is None and game == "jamaica" else options or {}
    plan = make_plan(rules, players, given, names, kind=kind, time=seconds, memory=memory)
    return Work(plan, b"", str(root))


def own(folder: Path, body: str) -> str:
    """A bot of one's own whose `choose` is this."""
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    head = "class Bot:\n    def __init__(self, number):\n        self.asked = 0\n\n    def choose(self, state, seat):\n"
    (folder / "own.py").write_text(f"{head}{lines}\n")
    return "own.py:Bot"


def checked(played: Played, game: str = "jamaica") -> None:
    """The record is right and says what the result says."""
    record = records.from_json(gzip.decompress(played.record))
    assert all(right for _, right in records.verify(games.load(game), record))
    assert record.result is not None
    assert record.result.digest == played.result.digest
    assert len(record.decisions) == played.result.decisions


@pytest.mark.parametrize("game", games.names())
def test_a_program_plays_whole_matches_of_every_game(linebot: Path, game: str) -> None:
    players = max(2, games.load(game).min_players)
    name = f"cmd:{sys.executable} linebot.py"
    job = work([name, "random"], linebot.parent, game=game, players=players, options={})
    played = play(job, 0)
    result = played.result
    assert (result.faults, result.void) == ([], "")
    assert sum(result.wins) == pytest.approx(1)
    assert result.times[result.seats.index(name)].n > 10
    checked(played, game)
    assert play(job, 0).record == played.record


def test_a_class_of_ones_own_gets_a_position_and_not_the_seed(tmp_path: Path) -> None:
    body = "assert 'arena' not in state.chance.seed\nprint('on stdout')\nreturn state.legal(seat)[-1]"
    job = work([own(tmp_path, body), "random"], tmp_path)
    played = play(Work(job.plan, b"", job.root), 0)
    assert played.result.faults == []
    seeded = make_plan(games.load("jamaica"), 2, SHORT, job.plan.entrants, seed="arena", time=PATIENT, memory=2048)
    assert play(Work(seeded, b"", job.root), 0).result.faults == []
    checked(played)


def test_a_program_that_wants_a_position_gets_one_without_the_seed(tmp_path: Path) -> None:
    (tmp_path / "peek.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    assert 'secret seed' not in line and 'view' not in message\n"
        "    if message['type'] == 'decide':\n"
        "        assert message['state']['game'] == 'jamaica'\n"
        "        print(json.dumps({'action': message['legal'][0]}), flush=True)\n"
        "    elif message['type'] == 'hello':\n"
        "        print(json.dumps({'wants': ['state']}), flush=True)\n"
    )
    names = [f"cmd:{sys.executable} peek.py", "random"]
    plan = make_plan(games.load("jamaica"), 2, SHORT, names, seed="secret seed", time=PATIENT)
    assert play(Work(plan, b"", str(tmp_path)), 0).result.faults == []


@pytest.mark.parametrize(
    ("body", "kind", "detail", "seconds", "memory"),
    [
        ("raise ValueError('ouch')", "crash", "ValueError: ouch", PATIENT, 2048),
        ("import os\nos._exit(3)", "crash", "exit code 3", PATIENT, 2048),
        ("import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)", "crash", "SIGSEGV", PATIENT, 2048),
        ("while True:\n    pass", "late", "no answer within 2 s", 2.0, 2048),
        ("return 99999", "nonsense", "99999", PATIENT, 2048),
        ("return None", "nonsense", "None", PATIENT, 2048),
        ("self.eaten = [bytes(1 << 20) for _ in range(100_000)]", "memory", "MemoryError", PATIENT, 512),
    ],
)
def test_a_bad_bot_loses_and_the_others_get_a_result(
    tmp_path: Path, body: str, kind: str, detail: str, seconds: float, memory: int
) -> None:
    bad = own(tmp_path, f"self.asked += 1\nif self.asked < 3:\n    return state.legal(seat)[0]\n{body}")
    job = work([bad, "random"], tmp_path, players=3, kind="duel", seconds=seconds, memory=memory)
    played = play(job, 1)
    result = played.result
    (fault,) = result.faults
    assert (fault.entrant, fault.seat, fault.kind) == (bad, 1, kind)
    assert detail in fault.detail
    assert (result.places[1], result.wins[1]) == (3, 0.0)
    assert sum(result.wins) == pytest.approx(1)
    assert min(result.places) == 1
    assert result.void == ""
    if kind != "late":  # on a slow machine it may be late from the beginning
        assert fault.decision > 0
        assert result.times[1].n == 2
    checked(played)


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        ("print('thinking...')", "nonsense", "thinking"),
        ("print('[1, 2]')", "nonsense", "not a JSON object"),
        ("print('{\"action\": 3}')", "nonsense", "no legal action"),
        ('print(\'{"action": "fly:3"}\')', "nonsense", "fly:3"),
        ('print(\'{"error": "I give up"}\')', "crash", "I give up"),
        ('print(\'{"action": "x"}\\n{"action": "y"}\')', "nonsense", "more than one line"),
        ("print('x' * 3_000_000)", "nonsense", "more than"),
        ("print('[' * 100_000)", "nonsense", "not JSON"),
        ("sys.exit('no more')", "crash", "no more"),
    ],
)
def test_a_bad_program_loses(tmp_path: Path, answer: str, kind: str, detail: str) -> None:
    (tmp_path / "bad.py").write_text(
        f"import sys\nprint('{{}}', flush=True)\nfor number, line in enumerate(sys.stdin):\n    if number:\n"
        f"        {answer}\n        sys.stdout.flush()\n"
    )
    name = f"cmd:{sys.executable} bad.py"
    result = play(work([name, "random"], tmp_path), 0).result
    (fault,) = result.faults
    assert fault.kind == kind
    assert detail in fault.detail
    assert result.wins == [0.0, 1.0]


def test_a_bot_that_uses_up_all_its_time_is_late(tmp_path: Path) -> None:
    bot = own(tmp_path, "import time\ntime.sleep(0.6)\nreturn state.legal(seat)[0]")
    plan = make_plan(games.load("jamaica"), 2, {}, [bot, "random"], time=PATIENT, total=1.0, memory=2048)
    (fault,) = play(Work(plan, b"", str(tmp_path)), 0).result.faults
    assert fault.kind == "late"


def test_a_bot_that_reads_nothing_is_late_too(tmp_path: Path) -> None:
    (tmp_path / "deaf.py").write_text("import time\nprint('{}', flush=True)\ntime.sleep(600)\n")
    result = play(work([f"cmd:{sys.executable} deaf.py", "random"], tmp_path, seconds=1.0), 0).result
    assert result.faults[0].kind == "late"


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    """Neither a process that the bot started and hid, nor its folder."""
    body = (
        "import os, subprocess, sys\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(300)', os.environ['HOME']], "
        "start_new_session=True)\n"
        "raise RuntimeError(os.environ['HOME'])"
    )
    (fault,) = play(work([own(tmp_path, body), "random"], tmp_path), 0).result.faults
    home = fault.detail.removeprefix("RuntimeError: ")
    assert not Path(home).exists()
    if guarded():
        deadline = time.monotonic() + 60
        while running(home) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not running(home)


def running(word: str) -> bool:
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found.append(word.encode() in process.read_bytes())
        except OSError:
            continue
    return any(found)


def test_a_cage_has_no_network_and_no_way_to_write(tmp_path: Path) -> None:
    if not guarded():
        pytest.skip("this system allows no user namespaces")
    body = (
        "import os, socket\n"
        "open('mine', 'w').write('allowed')\n"
        f"for trial in (lambda: open({str(tmp_path / 'hacked')!r}, 'w'), lambda: os.kill({os.getpid()}, 0),\n"
        "              lambda: socket.create_connection(('127.0.0.1', 9), 5)):\n"
        "    try:\n"
        "        trial()\n"
        "        raise SystemExit('broke out')\n"
        "    except ConnectionRefusedError:\n"
        "        raise SystemExit('reached the network')\n"
        "    except OSError:\n"
        "        pass\n"
        "assert 'SECRET' not in os.environ\n"
        "return state.legal(seat)[0]"
    )
    os.environ["SECRET"] = "1"
    try:
        result = play(work([own(tmp_path, body), "random"], tmp_path), 0).result
    finally:
        del os.environ["SECRET"]
    assert result.faults == []
    assert not (tmp_path / "hacked").exists()


def test_if_all_break_down_nobody_wins(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        "class A:\n    def __init__(self, number): pass\n    def choose(self, state, seat): raise KeyError('a')\n"
        "class B(A): pass\n"
    )
    result = play(work(["own.py:A", "own.py:B"], tmp_path), 0).result
    assert len(result.faults) == 2
    assert (result.wins, result.places) == ([0.0, 0.0], [2, 2])


def test_a_house_bot_that_fails_loses_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Fails:
        def choose(self, state: State, seat: int) -> int:
            raise ZeroDivisionError("by zero")

    real = bots.make
    monkeypatch.setattr(bots, "make", lambda game, name, n: Fails() if name == "mate" else real(game, name, n))
    result = play(work(["mate", "random"], tmp_path), 0).result
    assert [fault.kind for fault in result.faults] == ["crash"]
    assert result.wins[result.seats.index("random")] == 1.0


def test_an_error_of_the_rules_is_nobodys_defeat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> State:
        raise AssertionError("the rules are wrong")

    monkeypatch.setattr(playing.Match, "decide", broken)
    for played in play_block(work(["random", "mate"], tmp_path), 0):
        assert "the rules are wrong" in played.result.void
        assert (played.result.wins, played.result.faults) == ([], [])


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("puertorico", 2, {"puertomas": 1}), ("maracaibo", 2, {"jean": 1}), ("empires", 1, {})],
)
def test_matches_against_the_game(tmp_path: Path, game: str, players: int, options: dict[str, object]) -> None:
    job = work(["random"], tmp_path, game=game, players=players, options=options, kind="solo")
    result = play(job, 0).result
    assert result.void == ""
    if result.outcome is not None:
        assert result.wins[result.seats.index("random")] == float(result.outcome.won)
    else:
        assert sum(result.wins) == pytest.approx(1)
    assert (result.outcome is not None) == (game == "empires" or game == "puertorico")


def test_bots_are_tried_before_the_tournament(tmp_path: Path) -> None:
    for name, told in [
        ("nowhere.py:Bot", "nowhere.py"),
        ("no_such_module_at_all:Bot", "no_such_module_at_all"),
        (f"cmd:{sys.executable} nowhere.py", "exit code 2"),
        ("cmd:no-such-program-at-all", "no-such-program-at-all"),
        (f"cmd:{sys.executable} -c 'import sys; sys.exit(\"broken\")'", "broken"),
    ]:
        with pytest.raises(BadOption) as refused:
            try_out(work([name, "random"], tmp_path), "jamaica", name)
        assert told in str(refused.value.params["reason"]), name
    with pytest.raises(BadOption):
        command(work(["cmd:", "random"], tmp_path), "cmd:")


def test_the_document_knows_every_field_of_the_protocol(tmp_path: Path) -> None:
    """A bot that gives up with the names of all that it was told."""
    (tmp_path / "names.py").write_text(
        "import json, sys\n"
        "told = set()\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    told |= set(message)\n"
        "    hello = message['type'] == 'hello'\n"
        "    print(json.dumps({'wants': ['view']} if hello else {'error': ' '.join(sorted(told))}), flush=True)\n"
    )
    (fault,) = play(work([f"cmd:{sys.executable} names.py", "random"], tmp_path), 0).result.faults
    names = fault.detail.split()
    assert len(names) > 15
    document = DOCUMENT.read_text(encoding="utf-8")
    assert [name for name in names if f'"{name}": ' not in document] == []


@pytest.mark.parametrize(("mebibytes", "fits"), [(20, True), (2000, False)])
def test_without_namespaces_the_limits_remain(tmp_path: Path, mebibytes: int, fits: bool) -> None:
    """As in a container that forbids them."""
    limits = {"memory": 500 << 20, "cpu": 600, "files": 64, "write": 1 << 20, "processes": 64}
    eat = f"import os; x = bytes({mebibytes} << 20); print(len(x), os.environ.get('HOME'))"
    code = (
        f"import sys\nsys.path.insert(0, {str(CAGE.parent)!r})\nimport cage\n"
        "def forbidden(*_): raise OSError(1, 'not permitted')\n"
        "cage.isolate = forbidden\n"
        f"sys.argv = ['cage', {json.dumps(limits)!r}, sys.executable, '-c', {eat!r}]\n"
        "sys.exit(cage.main())\n"
    )
    words = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == fits, done.stderr
    assert ("MemoryError" in done.stderr) != fits
