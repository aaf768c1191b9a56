"""`tradewinds replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang, PackFile, pack_bytes
from tradewinds.cli.speech import Speech, Usage
from tradewinds.cli.telling import Teller, seen
from tradewinds.kernel import record as records
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.record import Record
from tradewinds.play import packs


def replay(
    file: Path,
    *,
    seat: Annotated[
        int | None,
        Parameter(name="--seat"),
    ] = None,
    step: Annotated[
        bool,
        Parameter(name="--step", negative=()),
    ] = False,
    pack: PackFile = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Tell a recorded match line by line: every decision and what came of it, with the rules."""
    record = records.from_json(terminal.read_record(file))
    game = packs.game_of(record, pack_bytes(pack))
    if seat is not None and not 0 <= seat < record.players:
        raise Usage("cli-seat", {"seat": seat, "last": record.players - 1}, field="--seat")
    if step and (json or not terminal.interactive()):
        raise Usage("cli-step-terminal", {}, field="--step")
    if json:
        terminal.document(document(game, record, seat))
        return 0
    tell(game, record, Speech(lang, game), seat, step)
    return 0


def document(game: Game, record: Record, seat: int | None) -> dict[str, object]:
    journal = Journal()
    steps: list[dict[str, object]] = []
    told = 0
    state = records.start(game, record, journal)
    for number in range(len(record.decisions) + 1):
        decision = record.decisions[number - 1] if number else None
        if decision is not None:
            records.step(game, state, decision, number - 1)
        steps.append(
            {"number": number, "decision": decision, "facts": [seen(fact, seat) for fact in journal.facts[told:]]}
        )
        told = len(journal.facts)
    return {
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "seed": record.seed,
        "seats": record.seats,
        "steps": steps,
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners() if state.over else [],
        "ranking": state.ranking() if state.over else [],
        "outcome": records.outcome_of(state) if state.over else None,
    }


def tell(game: Game, record: Record, say: Speech, seat: int | None, step: bool) -> None:
    journal = Journal()
    checked = game.check(record.players, record.options)
    teller = Teller(game, say, record.players, checked, seat, everything=seat is None)
    options = say.words.join(f"{name}={say.words.plain(value)}" for name, value in record.options.items())
    terminal.out(say("cli-replay-title", game=say("game-name"), players=record.players, seed=record.seed), "bold")
    terminal.out(say("cli-replay-options", options=options))
    for number, who in enumerate(record.seats[: record.players]):
        terminal.out(say("cli-seated", name=teller.names[number], who=who))
    told = 0
    for number, state in enumerate(records.replay(game, record, journal)):
        if number:
            by, action = records.split(record.decisions[number - 1], number - 1)
            terminal.out(say("cli-replay-decision", n=number, name=teller.names[by], action=action), "bold cyan")
        for fact in journal.facts[told:]:
            terminal.out(f"  {teller.fact(fact)}")
        told = len(journal.facts)
        if step and not state.over and not go_on(teller, game.view(state, seat), say):
            return
    if state.over:
        for line in teller.scores(state):
            terminal.out(line)
    else:
        terminal.out(say("cli-verify-unfinished"))


def go_on(teller: Teller, view: object, say: Speech) -> bool:
    while True:
        try:
            answer = input(say("cli-replay-step")).strip().lower()
        except EOFError:
            return False
        if answer in ("q", "quit"):
            return False
        if answer in ("b", "board"):
            for line in teller.board(view):
                terminal.out(line)
            continue
        return True
