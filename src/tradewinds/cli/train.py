"""`tradewinds train`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import GameName, Lang, at_least
from tradewinds.cli.simulate import cores
from tradewinds.cli.speech import Speech, Usage


def train(
    game: GameName,
    *,
    out: Annotated[Path, Parameter(name="--out")],
    seed: Annotated[int, Parameter(name="--seed")] = 1,
    generations: Annotated[int, Parameter(name="--generations")] = 3,
    matches: Annotated[int, Parameter(name="--matches")] = 4000,
    search_matches: Annotated[int, Parameter(name="--search-matches")] = 400,
    rounds: Annotated[int, Parameter(name="--rounds")] = 200,
    first_rounds: Annotated[int, Parameter(name="--first-rounds")] = 0,
    thumbs: Annotated[float, Parameter(name="--thumbs")] = 0.5,
    steps: Annotated[int, Parameter(name="--steps")] = 10,
    corrects: Annotated[bool, Parameter(name="--corrects", negative=())] = False,
    taught: Annotated[float, Parameter(name="--taught")] = 0.25,
    players: Annotated[list[int] | None, Parameter(name="--players", negative=())] = None,
    epochs: Annotated[int, Parameter(name="--epochs")] = 8,
    width: Annotated[int, Parameter(name="--width")] = 64,
    jobs: Annotated[int | None, Parameter(name="--jobs")] = None,
    lang: Lang = None,
) -> int:
    """A network for the admiral, by self-play."""
    import jax
    import optax  # noqa: F401  # what is missing must be said before the first match, not after the last

    from tradewinds import games as shelf
    from tradewinds.envs.common import encoder_of
    from tradewinds.train.course import Course, Plan
    from tradewinds.train.report import REPORT, report

    say = Speech(lang, game if game in shelf.names() else "")
    rules = shelf.load(game)
    for name, value in (
        ("--generations", generations),
        ("--matches", matches),
        ("--search-matches", search_matches),
        ("--rounds", rounds),
        ("--epochs", epochs),
        ("--width", width),
        ("--jobs", 1 if jobs is None else jobs),
    ):
        at_least(name, value, 1)
    at_least("--steps", steps, 0)
    at_least("--first-rounds", first_rounds, 0)
    for option, part in (("--thumbs", thumbs), ("--taught", taught)):
        if not 0.0 <= part <= 1.0:
            raise Usage("cli-train-part", {"option": option, "value": part}, field=option)
    seats = players or list(range(max(2, rules.min_players), rules.max_players + 1))
    for number in seats:
        at_least("--players", number, 2)
        rules.check_players(number)
    plan = Plan(
        game=game,
        encoder=encoder_of(rules).fingerprint(),
        seed=seed,
        generations=generations,
        matches=matches,
        search_matches=search_matches,
        rounds=rounds,
        players=tuple(seats),
        thumbs=thumbs,
        steps=steps,
        epochs=epochs,
        first=width,
        second=width,
        taught=taught,
        first_rounds=first_rounds,
        corrects=corrects,
    )
    jax.config.update("jax_platforms", "cpu")

    def tell(key: str, told: dict[str, object]) -> None:
        numbers = {name: f"{value:.4f}" if isinstance(value, float) else value for name, value in told.items()}
        terminal.complain(say(f"cli-{key}", **numbers))

    course = Course(out, plan, jobs or cores(), tell)
    last = course.run()
    net = out / f"{game}.net"
    shutil.copyfile(last, net)
    title = say("game-name") if say.has("game-name") else game
    terminal.write_bytes(out / REPORT, report(course, say, language=say.language, title=title).encode())
    terminal.out(say("cli-train-done", file=str(net), report=str(out / REPORT)))
    return 0
