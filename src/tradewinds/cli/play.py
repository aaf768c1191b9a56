"""`tradewinds play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import UNSET

from tradewinds.bots import own, usual
from tradewinds.cli import terminal
from tradewinds.cli.common import Lang, Options, PackFile, at_least, bot_names, options_of, pack_bytes, rules_of
from tradewinds.cli.sitting import RULES, Sitting
from tradewinds.cli.speech import Speech, Usage
from tradewinds.kernel import record as records
from tradewinds.kernel.game import Game
from tradewinds.kernel.record import Record
from tradewinds.play import packs
from tradewinds.play.simulation import seat_bots
from tradewinds.play.table import Header, Line, Table

PERSON = "person"


def play(
    game: str | None = None,
    *,
    players: Annotated[int | None, Parameter(name="--players")] = None,
    bots: Annotated[str | None, Parameter(name="--bots")] = None,
    seat: Annotated[int, Parameter(name="--seat")] = 0,
    option: Options = None,
    seed: Annotated[str | None, Parameter(name="--seed")] = None,
    save: Annotated[Path | None, Parameter(name="--save")] = None,
    resume: Annotated[Path | None, Parameter(name="--resume")] = None,
    pack: PackFile = None,
    lang: Lang = None,
) -> int:
    """Play a whole game here in the terminal, by keyboard alone."""
    from tradewinds import games as shelf

    if resume is not None:
        record = records.from_json(terminal.read_bytes(resume))
        rules = packs.game_of(record, pack_bytes(pack))
        if game is not None and game != record.game:
            raise records.RecordError("error-record-game", {"game": record.game, "expected": game}, field="game")
        table = reopen(rules, record)
        ruled = rules.rule_seats(record.players, rules.check(record.players, record.options))
        people = [
            place for place, name in enumerate(record.seats) if not name.startswith("bot:") and place not in ruled
        ]
        if len(people) != 1 or len(record.seats) != record.players:
            raise Usage("cli-play-no-person", {"file": str(resume)})
        allowed = [name.strip() for name in (bots or "").split(",")]
        for name in record.seats:
            bot = name.removeprefix("bot:")
            if name.startswith("bot:") and own.is_own(bot) and bot not in allowed:
                raise Usage("cli-play-own-bot", {"file": str(resume), "bot": bot}, field="--bots")
            if name.startswith("bot:"):
                bot_names(rules, bot, "random")
        return Sitting(rules, table, record.seats, people[0], Speech(lang, rules), save or resume).run()
    if game is None:
        raise Usage("cli-play-which", {"games": ", ".join(shelf.shelf())})
    rules = rules_of(game, pack)
    count = rules.check_players(players if players is not None else min(max(3, rules.min_players), rules.max_players))
    at_least("--seat", seat, 0)
    if seat >= count:
        raise Usage("cli-seat", {"seat": seat, "last": count - 1}, field="--seat")
    options = rules.check(count, options_of(rules, option))
    ruled = rules.rule_seats(count, options)
    if seat in ruled:
        raise Usage("cli-seat-rules", {"seat": seat}, field="--seat")
    names = bot_names(rules, bots, usual(rules))
    others = count - 1 - len(ruled)
    if bots and len(names) > others:
        raise Usage("cli-bots-many", {"bots": len(names), "players": others}, field="--bots")
    table = Table.new(rules, count, options, fresh_seed() if seed is None else seed)
    free = iter(seat_bots(names, others))
    who = [PERSON if place == seat else RULES if place in ruled else f"bot:{next(free)}" for place in range(count)]
    return Sitting(rules, table, who, seat, Speech(lang, rules), save).run()


def fresh_seed() -> str:
    import secrets

    return secrets.token_hex(16)


def reopen(game: Game, record: Record) -> Table:
    """The table of a record, with the decisions made so far."""
    records.start(game, record)
    header = Header(
        record.game,
        record.players,
        game.check(record.players, record.options),
        record.seed,
        record.rules_version,
        content=game.sha,
        carry=None if record.carry is UNSET else record.carry,
    )
    lines = [Line(*records.split(decision, number)) for number, decision in enumerate(record.decisions)]
    return Table(game, header, lines)
