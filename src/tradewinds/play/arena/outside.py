"""Bots outside: programs that speak the line protocol (docs/arena.md), and Python classes of one's own behind a runner
that speaks it for them. Each has a process of its own for each match, in a cage (`cage.py`), and a clock."""

from __future__ import annotations

import contextlib
import json
import os
import re
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, perf_counter_ns
from typing import IO, Any, Final

import msgspec

from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.kernel.state import State
from tradewinds.play.arena.playing import PROGRAM, Work
from tradewinds.play.arena.results import Broken, Result

PROTOCOL: Final = 1
START: Final = 60.0
"""Seconds until the first answer: an interpreter starts, a network is loaded."""
LEAVE: Final = 1.0
"""Seconds for leaving after the end."""
LAST: Final = 10.0
"""Seconds from the end of its output to its own: where much else runs, a cage is not cleared away in a moment."""
LONGEST: Final = 1 << 20
"""Bytes of an answer."""
FILES, PROCESSES, WRITE = 256, 64, 64 << 20
"""Open files, processes, bytes of a file."""
CAGE: Final = Path(__file__).with_name("cage.py")
OUT_OF_MEMORY: Final = re.compile(
    r"MemoryError|bad_alloc|out ?of ?memory|cannot allocate|allocation failed", re.IGNORECASE
)


def guarded() -> bool:
    """Whether bots outside can be cut off from network, files and other processes here; limits there are always."""
    with tempfile.TemporaryDirectory() as folder:
        told = subprocess.run([*python(), str(CAGE), "--probe"], cwd=folder, capture_output=True, check=True).stdout
    return bool(json.loads(told)["namespaces"])


def python() -> list[str]:
    return [sys.executable, "-I", "-S"]


def command(work: Work, name: str) -> list[str]:
    """The command line behind a name. What is a file here is one there, too, although it runs in another folder."""
    if not name.startswith(PROGRAM):
        return [sys.executable, "-m", "tradewinds.play.arena.runner", name, work.root]
    words = shlex.split(name.removeprefix(PROGRAM))
    if not words:
        raise BadOption("error-arena-program", {"bot": name}, field="bots")
    here = [str(Path(work.root, word).absolute()) if Path(work.root, word).exists() else word for word in words]
    here[0] = here[0] if "/" in here[0] else shutil.which(here[0]) or here[0]
    return here


def surroundings() -> dict[str, str]:
    """The environment of a bot: nothing of ours but where programs are."""
    kept = {name: os.environ[name] for name in ("PATH", "TRADEWINDS_INTERPRETED") if name in os.environ}
    return {**kept, "LANG": "C.UTF-8", "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}


class Line:
    """A process and its two pipes: a line to it, a line from it, each time within a limit."""

    def __init__(self, words: list[str], limits: dict[str, int]) -> None:
        if os.name != "posix":
            raise BadOption("error-arena-system", field="bots")
        self.folder = tempfile.mkdtemp(prefix="tradewinds-bot-")
        self.complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            [*python(), str(CAGE), json.dumps(limits), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            cwd=self.folder,
            env={**surroundings(), "HOME": self.folder, "TMPDIR": self.folder},
            start_new_session=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.to, self.since = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        os.set_blocking(self.since, False)
        self.heard = b""

    def ask(self, message: bytes, seconds: float) -> bytes:
        """Send a line and wait for one."""
        deadline = monotonic() + seconds
        left = memoryview(message)
        with selectors.DefaultSelector() as ready:
            ready.register(self.since, selectors.EVENT_READ)
            ready.register(self.to, selectors.EVENT_WRITE)
            while left or b"\n" not in self.heard:
                wait = deadline - monotonic()
                if wait <= 0:
                    raise Broken("late", f"no answer within {seconds:g} s")
                for key, _ in ready.select(wait):
                    if key.fd == self.since:
                        self.listen()
                        continue
                    left = left[self.say(left) :]
                    if not left:
                        ready.unregister(self.to)
        answer, _, self.heard = self.heard.partition(b"\n")
        if self.heard.strip():
            raise Broken("nonsense", f"more than one line: {told(answer)}, {told(self.heard)}")
        return answer

    def say(self, message: memoryview) -> int:
        try:
            return os.write(self.to, message[:65536])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self.gone() from None

    def listen(self) -> None:
        data = os.read(self.since, 65536)
        if not data:
            raise self.gone()
        self.heard += data
        if len(self.heard) > LONGEST:
            raise Broken("nonsense", f"an answer of more than {LONGEST} bytes: {told(self.heard)}")

    def gone(self) -> Broken:
        """It closed its side: what it left behind."""
        try:
            code = self.process.wait(LAST)
        except subprocess.TimeoutExpired:
            return Broken("crash", "it closed its output")
        size = self.complaints.seek(0, os.SEEK_END)
        self.complaints.seek(max(0, size - 4096))
        lines = self.complaints.read().decode("utf-8", "replace").strip().splitlines()
        last = lines[-1] if lines else ""
        if any(OUT_OF_MEMORY.search(line) for line in lines):
            return Broken("memory", last)
        if code - 128 in (signal.SIGXCPU, signal.SIGKILL):
            return Broken("late", f"killed: its time of the processor was over. {last}")
        how = f"signal {signal.Signals(code - 128).name}" if code - 128 in set(signal.Signals) else f"exit code {code}"
        return Broken("crash", f"{how}. {last}" if last else how)

    def close(self, message: bytes = b"") -> None:
        """Say the last line, if any, give it a moment to leave, then end it and all it started."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(OSError):
            if message:
                os.write(self.to, message)
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        if message:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(LEAVE)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.complaints.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def told(data: bytes) -> str:
    return repr(data[:80].decode("utf-8", "replace"))


class Outside:
    """A player at the other end of a line."""

    def __init__(self, work: Work, game: Game, name: str, seat: int, number: int, imagine: Xorshift) -> None:
        plan = work.plan
        self.game = game
        self.imagine = imagine
        self.time = plan.time
        self.left = plan.total
        self.asked = 0
        self.closed = False
        cpu = int(plan.total + START) + 1
        limits = {"memory": plan.memory << 20, "cpu": cpu, "files": FILES, "write": WRITE, "processes": PROCESSES}
        self.line = Line(command(work, name), limits)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": plan.game,
            "rules_version": plan.rules_version,
            "players": plan.players,
            "rule_seats": plan.ruled,
            "options": plan.options,
            "seat": seat,
            "number": number,
            "time": plan.time,
            "total": plan.total,
            "memory": plan.memory,
            "actions": [text for text in game.actions.texts if text],
            "pack": work.pack.decode("utf-8") if work.pack else None,
        }
        try:
            answer = self.ask(hello, START)
            wants = answer.get("wants", ["view"])
            if not isinstance(wants, list):
                raise Broken("nonsense", f"“wants” must be a list, not {wants!r}")
            self.wants = [str(one) for one in wants]
        except BaseException:
            self.close(None)
            raise

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        answer = self.line.ask(msgspec.json.encode(message) + b"\n", seconds)
        try:
            found = json.loads(answer)
        except (ValueError, RecursionError):
            raise Broken("nonsense", f"not JSON: {told(answer)}") from None
        if not isinstance(found, dict):
            raise Broken("nonsense", f"not a JSON object: {told(answer)}")
        if "error" in found:
            error = str(found["error"])
            raise Broken("memory" if OUT_OF_MEMORY.search(error) else "crash", error)
        return found

    def choose(self, state: State, seat: int) -> tuple[int, int]:
        if self.left <= 0:
            raise Broken("late", "all its time of the match is used up")
        legal = {self.game.actions.texts[action]: action for action in state.legal(seat)}
        message: dict[str, Any] = {"type": "decide", "n": self.asked, "seat": seat, "legal": list(legal)}
        message |= {"time": min(self.time, self.left), "left": self.left}
        if "view" in self.wants:
            message["view"] = self.game.view(state, seat)
        if "state" in self.wants:
            message["state"] = self.imagined(state, seat)
        began = perf_counter_ns()
        answer = self.ask(message, message["time"])
        took = perf_counter_ns() - began
        self.left -= took / 1e9
        self.asked += 1
        action = answer.get("action")
        if not isinstance(action, str) or action not in legal:
            raise Broken("nonsense", f"{str(action)[:80]!r} is no legal action")
        return legal[action], took

    def imagined(self, state: State, seat: int) -> dict[str, object]:
        """A position that the seat cannot tell from the real one. The seed would tell everything: it gets another."""
        plain = self.game.determinize(state, seat, self.imagine.below(2**31 - 1)).to_plain()
        plain["seed"] = f"imagined {self.imagine.below(2**31 - 1)}"
        return plain

    def close(self, result: Result | None) -> None:
        if self.closed:
            return
        self.closed = True
        end = b""
        if result is not None:
            told_end = {"type": "end", "scores": result.scores, "places": result.places, "wins": result.wins}
            end = msgspec.json.encode(told_end) + b"\n"
        self.line.close(end)


def try_out(work: Work, game_name: str, name: str) -> None:
    """Whether a bot outside starts and answers; BadOption with the reason if not."""
    from tradewinds.play import packs

    try:
        player = Outside(work, packs.game(game_name, work.pack), name, 0, 1, Xorshift(1))
    except Broken as broken:
        raise BadOption("error-bot-own", {"bot": name, "reason": broken.detail}, field="bots") from None
    player.close(None)
