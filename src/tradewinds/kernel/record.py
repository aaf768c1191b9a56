"""A match as data: a header and the decisions made. Everything else is derived from it, on any machine."""

# tradewinds: interpreted

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from tradewinds.kernel.chance import commitment
from tradewinds.kernel.errors import BadPlain, TradewindsError
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.state import State


class RecordError(TradewindsError):
    """A record that cannot be read or does not say what it claims."""


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """Won or lost against the game itself, and the score against the one to beat or to reach."""

    won: bool
    score: int
    target: int


class Result(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    scores: list[int]
    winners: list[int]
    digest: str
    ranking: list[list[int]] | None = None
    """The seats from the first place to the last; since format 2."""
    outcome: Outcome | None = None
    """Of a match against the game itself; since format 2."""
    carry: dict[str, Any] | None = None
    """What the match hands on to the next one of its campaign; since format 2."""


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: Literal["tradewinds-record/1", "tradewinds-record/2"] = "tradewinds-record/2"
    game: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    rules_version: int
    commitment: str = ""
    """SHA-256 of the seed, as the table showed it before the match."""
    seats: list[str] = []
    """Who sat there: a name or `bot:mate`. No rule depends on it."""
    decisions: list[str]
    """`0 sail:17`: the seat and the text of the action."""
    content: str | msgspec.UnsetType = msgspec.UNSET
    """SHA-256 of the cards the match was played with, for games whose cards can be changed; since format 2."""
    carry: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """What the match was handed by the one before it in a campaign; since format 2."""
    result: Result | None = None


def digest(state: State) -> str:
    """A fingerprint of everything in a state."""
    return hashlib.sha256(msgspec.json.encode(state.to_plain(), order="sorted")).hexdigest()


def new_record(
    game: Game,
    players: int,
    options: Mapping[str, OptionValue],
    seed: str,
    carry: Mapping[str, Any] | None = None,
) -> Record:
    return Record(
        game=game.id,
        players=players,
        options=game.check_options(options),
        seed=seed,
        rules_version=game.rules_version,
        commitment=commitment(seed),
        decisions=[],
        content=game.sha or msgspec.UNSET,
        carry=msgspec.UNSET if carry is None else dict(carry),
    )


def same_content(game: Game, record: Record) -> bool:
    """Whether a record was made with the cards of this game. One that names none was made with a box without a name,
    or before its game named them."""
    if isinstance(record.content, msgspec.UnsetType):
        return not game.sha or game.packing is None or game.packing.named
    return record.content == game.sha


def close(record: Record, state: State) -> None:
    """Write the result of a finished match into its record."""
    record.result = Result(
        scores=state.scores(),
        winners=state.winners(),
        digest=digest(state),
        ranking=state.ranking(),
        outcome=outcome_of(state),
        carry=state.carry(),
    )


def outcome_of(state: State) -> Outcome | None:
    found = state.outcome()
    return None if found is None else Outcome(found.won, found.score, found.target)


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_json(text: bytes | str) -> Record:
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise RecordError("error-record-unreadable", {"reason": str(error)}, field="record") from None
    for name, value in newer(record):
        if record.format == "tradewinds-record/1" and value not in (None, msgspec.UNSET):
            reason = f"{record.format} has no {name}"
            raise RecordError("error-record-unreadable", {"reason": reason}, field=name)
    return record


def newer(record: Record) -> list[tuple[str, object]]:
    """What a record of the first format cannot have."""
    result = record.result
    return [
        ("content", record.content),
        ("carry", record.carry),
        ("result.ranking", None if result is None else result.ranking),
        ("result.outcome", None if result is None else result.outcome),
        ("result.carry", None if result is None else result.carry),
    ]


def split(decision: str, number: int) -> tuple[int, str]:
    seat, _, action = decision.partition(" ")
    if not (seat.isascii() and seat.isdigit() and action):
        raise RecordError(
            "error-record-decision", {"number": number, "decision": decision}, field=f"decisions.{number}"
        )
    return int(seat), action


def start(game: Game, record: Record, journal: Journal | None = None) -> State:
    """The record's match before its first decision."""
    if record.game != game.id:
        raise RecordError("error-record-game", {"game": record.game, "expected": game.id}, field="game")
    try:
        game.check_version(record.rules_version)
    except BadPlain as error:
        raise RecordError(error.key, error.params, field=error.field) from None
    if not same_content(game, record):
        raise RecordError("error-content-sha", {"sha": record.content or "–"}, field="content")
    carry = None if record.carry is msgspec.UNSET else record.carry
    return game.start(record.players, record.options, record.seed, journal, version=record.rules_version, carry=carry)


def step(game: Game, state: State, decision: str, number: int) -> tuple[int, int]:
    """Play one decision of a record; the error of an impossible one names its number."""
    seat, text = split(decision, number)
    try:
        action = game.actions.parse(text)
        state.play(seat, action)
    except TradewindsError as error:
        raise RecordError(
            "error-record-illegal",
            {"number": number, "decision": decision, "reason": str(error)},
            rule=error.rule,
            field=f"decisions.{number}",
        ) from error
    return seat, action


def replay(game: Game, record: Record, journal: Journal | None = None) -> Iterator[State]:
    """The same state again and again: at the start, then after each decision."""
    state = start(game, record, journal)
    yield state
    for number, decision in enumerate(record.decisions):
        step(game, state, decision, number)
        yield state


def final(game: Game, record: Record) -> State:
    """The state after all decisions."""
    state = start(game, record)
    for number, decision in enumerate(record.decisions):
        step(game, state, decision, number)
    return state


def verify(game: Game, record: Record) -> list[tuple[str, bool]]:
    """What a record claims, and whether it is so: the seed's commitment, every decision, the end, scores, digest."""
    checks: list[tuple[str, bool]] = []
    if record.commitment:
        checks.append(("commitment", commitment(record.seed) == record.commitment))
    state = final(game, record)
    checks.append(("decisions", True))
    result = record.result
    if result is not None:
        checks.append(("over", state.over))
        checks.append(("scores", state.scores() == result.scores))
        checks.append(("winners", state.winners() == result.winners))
        if record.format != "tradewinds-record/1":
            checks.append(("ranking", state.ranking() == result.ranking))
            checks.append(("outcome", outcome_of(state) == result.outcome))
        if result.carry is not None or state.carry() is not None:
            checks.append(("carry", state.carry() == result.carry))
        checks.append(("digest", digest(state) == result.digest))
    return checks
