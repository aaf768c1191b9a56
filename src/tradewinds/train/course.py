"""A course of training: matches are played, a network is fitted to them, better matches are played with it, and so on.

Everything lies in one folder: the plan, lessons in files of some matches each, a network after each generation, and
what was measured. Broken off at any moment, the course goes on where the last whole file ends.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct, structs

from tradewinds import games
from tradewinds.bots import weights
from tradewinds.bots.net import Shape
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game
from tradewinds.train.lessons import TAUGHT, Setting, Teacher, packed

if TYPE_CHECKING:
    from tradewinds.train.fitting import Lessons

MATCHES_IN_A_FILE: Final = 40
APART: Final = 20
"""One of so many files, at least one, is for measuring only."""
OLD: Final = 0.2
"""What an answer of an earlier generation counts beside one of the last."""
PLAN, FINDINGS = "plan.json", "findings.json"


class Plan(Struct, frozen=True):
    """What makes the result, all of it."""

    game: str
    encoder: str
    """The fingerprint of the observations' layout."""
    seed: int
    generations: int
    """The first one by rules of thumb or plain searches, the others by searches that the network leads."""
    matches: int
    """Of the first generation."""
    search_matches: int
    """Of each of the others."""
    rounds: int
    """Of a search, for each decision that makes a lesson."""
    players: tuple[int, ...]
    """Of one match after the other, from the first again after the last."""
    thumbs: float
    """What part of a search's first guesses is left to the rules of thumb."""
    steps: int
    """Decisions by rules of thumb before the network judges."""
    epochs: int
    first: int
    second: int
    taught: float = TAUGHT
    """What part of a match's decisions makes lessons."""
    first_rounds: int = 0
    """Of a plain search in the first generation; 0: by rules of thumb."""
    corrects: bool = False
    """Whether the network corrects what the rules of thumb promise, or judges by itself."""


class Finding(Struct):
    """What a generation has come to."""

    generation: int
    lessons: int
    epochs: list[list[float]]
    """After each epoch, on matches that nothing was fitted to: about answers, victories, leads."""
    kept: int
    """The epoch, from 1, whose weights are the network: the one that judged those matches best."""


Tell = Callable[[str, dict[str, object]], None]


def settings_of(plan: Plan) -> list[Setting]:
    return [Setting(players) for players in plan.players]


def shape_of(plan: Plan, game: Game) -> Shape:
    assert game.encoder is not None
    return Shape(int(game.encoder().size), plan.first, plan.second, len(game.actions), game.max_players)


@dataclass
class Course:
    folder: Path
    plan: Plan
    jobs: int
    tell: Tell

    def __post_init__(self) -> None:
        self.game = games.load(self.plan.game)
        self.shape = shape_of(self.plan, self.game)
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = self.folder / PLAN
        if kept.exists():
            before = msgspec.json.decode(kept.read_bytes(), type=Plan)
            # With more generations it is the same course, gone on with.
            longer = structs.replace(before, generations=max(before.generations, self.plan.generations))
            if longer != self.plan:
                raise BadOption("error-train-other", {"folder": str(self.folder)}, field="--out")
        write(kept, msgspec.json.format(msgspec.json.encode(self.plan)))

    # --- files -------------------------------------------------------------------------------------------------

    def net(self, generation: int) -> Path:
        return self.folder / f"generation-{generation}.net"

    def files(self, generation: int) -> list[Path]:
        matches = self.plan.search_matches if generation else self.plan.matches
        n = max(2, -(-matches // MATCHES_IN_A_FILE))
        return [self.folder / f"lessons-{generation}-{k}.npz" for k in range(n)]

    def findings(self) -> list[Finding]:
        kept = self.folder / FINDINGS
        return msgspec.json.decode(kept.read_bytes(), type=list[Finding]) if kept.exists() else []

    # --- the course --------------------------------------------------------------------------------------------

    def run(self) -> Path:
        """All that is still to be done; the last network."""
        for generation in range(self.plan.generations):
            if not self.net(generation).exists():
                self.play(generation)
                self.fit(generation)
        return self.net(self.plan.generations - 1)

    def play(self, generation: int) -> None:
        """The lessons of a generation, as far as they are missing."""
        files = self.files(generation)
        missing = [k for k, file in enumerate(files) if not file.exists()]
        net = str(self.net(generation - 1)) if generation else ""
        orders = [(self.plan, net, generation, k) for k in missing]
        done = len(files) - len(missing)
        with crew(self.jobs) as work:
            for k, found in zip(missing, work(lessons_of, orders), strict=True):
                write(files[k], found)
                done += 1
                self.tell("train-played", {"generation": generation, "done": done, "of": len(files)})

    def fit(self, generation: int) -> None:
        """A network for the lessons of all generations so far; what the older ones say of answers counts less."""
        import numpy as np

        from tradewinds.train.fitting import Fitting, Weights, flat, joined, steps_of

        def read(path: Path, answers: float) -> Lessons:
            with np.load(path) as file:
                found = dict(file)
            found["answer_parts"] = (found["answer_parts"] * answers).astype(np.float16)
            return found

        used: list[Lessons] = []
        for one in range(generation + 1):
            files = self.files(one)
            used += [read(file, 1.0 if one == generation else OLD) for file in files[: -apart(files)]]
        files = self.files(generation)
        tested = joined([read(file, 1.0) for file in files[-apart(files) :]])
        lessons = joined(used)
        fitting = Fitting(self.shape, self.plan.seed + generation, steps_of(lessons, self.plan.epochs))
        measured: list[list[float]] = []
        best: list[tuple[float, Weights]] = []
        for epoch in range(self.plan.epochs):
            fitting.epoch(lessons)
            found = fitting.test(tested)
            measured.append([found.answers, found.won, found.lead])
            best.append((found.total(), fitting.weights))
            told = {"generation": generation, "epoch": epoch + 1, "of": self.plan.epochs}
            self.tell("train-fitted", told | {"answers": found.answers, "won": found.won, "lead": found.lead})
        kept = min(range(self.plan.epochs), key=lambda epoch: best[epoch][0])
        findings = [one for one in self.findings() if one.generation < generation]
        findings.append(Finding(generation, len(lessons["players"]), measured, kept + 1))
        write(self.folder / FINDINGS, msgspec.json.encode(findings))
        training = msgspec.to_builtins(self.plan) | {"findings": msgspec.to_builtins(findings)}
        net = weights.NetFile(
            game=self.plan.game,
            encoder=self.plan.encoder,
            actions=self.shape.actions,
            seats=self.shape.seats,
            inputs=self.shape.inputs,
            first=self.shape.first,
            second=self.shape.second,
            thumbs=self.plan.thumbs,
            steps=self.plan.steps,
            corrects=self.plan.corrects,
            training=training,
            weights=weights.packed(flat(best[kept][1])),
        )
        write(self.net(generation), msgspec.msgpack.encode(net))


def apart(files: list[Path]) -> int:
    """How many of them, at their end, are for measuring only."""
    return max(1, len(files) // APART)


def write(path: Path, content: bytes) -> None:
    """All of it or nothing."""
    beside = path.with_suffix(".part")
    beside.write_bytes(content)
    os.replace(beside, path)


@contextmanager
def crew(jobs: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """`with crew(n) as work`: `work(function, orders)` gives the results in the order of the orders."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield pool.map


@cache
def teacher_for(plan: Plan, net: str) -> Teacher:
    game = games.load(plan.game)
    read = weights.net_of(weights.read(Path(net))) if net else None
    rounds = plan.first_rounds if read is None else plan.rounds
    return Teacher(game, read, rounds, plan.thumbs, plan.steps, plan.taught, plan.corrects)


def lessons_of(order: tuple[Plan, str, int, int]) -> bytes:
    """The file of lessons with this number, as it lies on the disk."""
    import numpy as np

    plan, net, generation, k = order
    teacher = teacher_for(plan, net)
    kinds = settings_of(plan)
    found = []
    for n in range(k * MATCHES_IN_A_FILE, (k + 1) * MATCHES_IN_A_FILE):
        found += teacher.match(kinds[n % len(kinds)], f"{plan.seed}/{generation}/{n}")
    content = BytesIO()
    arrays: dict[str, Any] = packed(found, teacher.game.max_players)
    np.savez_compressed(content, **arrays)
    return content.getvalue()
