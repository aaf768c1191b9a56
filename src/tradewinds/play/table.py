"""One match being played: a header, the log of what was done, and the live position made from them.

The log only grows. A line is a decision (`seat action`) or an undo (how many decisions remain); its length is the
table's sequence number, so that a number names one position for ever, also after something was taken back.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tradewinds.bots import Bot
from tradewinds.kernel.chance import commitment
from tradewinds.kernel.errors import BadPlain, IllegalAction, TradewindsError
from tradewinds.kernel.foretell import foretell
from tradewinds.kernel.game import Game, OptionValue, Prompt
from tradewinds.kernel.journal import Fact, Journal
from tradewinds.kernel.record import Record, close
from tradewinds.kernel.state import State


class Late(TradewindsError):
    """The message was meant for a position that has passed."""


@dataclass(frozen=True)
class Base:
    """A position in plain form from which a match goes on, because what led there can no longer be replayed."""

    seq: int
    plain: Mapping[str, Any]


@dataclass(frozen=True)
class Header:
    """What a match is made from, apart from the decisions."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    seed: str
    rules_version: int
    base: Base | None = None
    """Then the log begins there: nothing before it can be shown or taken back."""
    content: str = ""
    """The fingerprint of the cards, for games whose cards are content."""
    carry: Mapping[str, Any] | None = None
    """What the match before it in a campaign has handed on."""


@dataclass(frozen=True)
class Line:
    """One line of the log: a decision, or (`back_to` is not None) an undo after which so many decisions remain."""

    seat: int
    action: str
    back_to: int | None = None


@dataclass(frozen=True)
class Decision:
    """A decision that stands, and what it did to the chances of taking it back."""

    seat: int
    action: str
    seq: int
    """The table's sequence number after it."""
    facts: int
    """How many facts there were before it."""
    question: int
    """The number of the question: a seat's steps with the same number are one answer, taken back together."""
    chance: bool
    """Chance was used between this decision and the next."""
    revealed: bool
    """Something hidden was shown to somebody, or the rules say that it stands."""
    told: int | None = None
    """Another seat of which something was told before the next decision: a card turned over, a forced move."""


@dataclass(frozen=True)
class Undo:
    """What taking back would do for one seat: at once, or only if everybody agrees, or nothing to take back."""

    can: bool
    ask: bool
    """Not at once, but it may be asked for."""
    key: str
    args: dict[str, object]
    back_to: int
    """How many decisions would remain."""


@dataclass(frozen=True)
class Change:
    """What one line of the log did."""

    seq: int
    facts_from: int
    """Facts from this index on are new (after an undo: void)."""
    rewound: bool = False
    by: int | None = None
    """Whose answer was taken back."""


class Table:
    def __init__(self, game: Game, header: Header, lines: Iterable[Line] = ()) -> None:
        self.game = game
        self.header = header
        self.commitment = commitment(header.seed)
        self.seq = 0
        self.decisions: list[Decision] = []
        self.journal = Journal()
        self.state: State = self._start(self.journal)
        self.asked: list[int] = [0] * header.players
        """Per seat: since which sequence number its present decision has been the same."""
        self.voids: list[tuple[int, int]] = []
        """(sequence number of an undo, facts that remained)."""
        if header.base is not None:
            self.seq = header.base.seq
            self.asked = [self.seq] * header.players
            self.voids = [(self.seq, 0)]
        for line in effective(lines):
            self._replay(line)

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: str | int = 0,
        carry: Mapping[str, Any] | None = None,
    ) -> Table:
        """A fresh match with checked options, or the next one of a campaign."""
        checked, seats = game.check_options(options or {}), game.check_players(players)
        header = Header(game.id, seats, checked, str(seed), game.rules_version, content=game.sha, carry=carry)
        return cls(game, header)

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def facts(self) -> Sequence[Fact]:
        return self.journal.facts

    def waiting(self) -> list[int]:
        """The seats that owe a decision now."""
        return self.state.seats_to_act()

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def prompt(self, seat: int) -> dict[str, object] | None:
        """What the seat is asked, with actions in their text form; None when it owes nothing."""
        prompt = self.game.prompt(self.state, seat)
        if prompt is None:
            return None
        return plain_prompt(self.game, self.state, seat, prompt) | {"begun": self._begun(seat)}

    def _begun(self, seat: int) -> bool:
        """Whether the seat has said some steps of its answer already."""
        question = self._question()
        for step in reversed(self.decisions):
            if step.question != question:
                return False
            if step.seat == seat:
                return True
        return False

    def answered(self, seat: int) -> bool:
        """Whether the seat has said its last answer with all its steps."""
        last = next((step for step in reversed(self.decisions) if step.seat == seat), None)
        return last is None or seat not in self.waiting() or last.question != self._question()

    def legal(self, seat: int) -> list[str]:
        return [self.game.actions.text(action) for action in self.state.legal(seat)]

    def scores(self) -> list[dict[str, int]]:
        return self.game.breakdown(self.state)

    # --- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str, seq: int | None = None) -> Change:
        """Play a decision meant for the position after `seq` lines, or refuse it with nothing changed."""
        return self.play_all(seat, [text], seq)

    def play_all(self, seat: int, texts: Sequence[str], seq: int | None = None) -> Change:
        """Play the steps of one answer together: all of them, or, with the refusal of the first that cannot be, none.

        A step belongs to the answer if it answers the same question, with no chance and nobody else in between: whoever
        could try more than that would be told by the refusal what is to come.
        """
        if seq is not None:
            self.check_on_time(seat, seq)
        actions = [self.game.actions.parse(text) for text in texts]
        if len(actions) > 1:
            self._try(seat, texts, actions)
        facts = len(self.journal.facts)
        for text, action in zip(texts, actions, strict=True):
            self._play(seat, text, action)
        return Change(self.seq, facts)

    def _try(self, seat: int, texts: Sequence[str], actions: Sequence[int]) -> None:
        """Raise what `play_all` refuses."""
        trial = self.state.copy()
        trial.journal = Journal()
        question, used = self._question(), trial.chance.used()
        for i, (text, action) in enumerate(zip(texts, actions, strict=True)):
            told = any(fact.seat not in (seat, -1) for fact in trial.journal.facts)
            if i and (trial.over or trial.top.question != question or trial.chance.used() != used or told):
                raise IllegalAction("refusal-answer-over", {"action": text}, trial.rule_now(), field=f"actions.{i}")
            try:
                trial.play(seat, action)
            except IllegalAction as refused:
                refused.field = f"actions.{i}"
                raise

    def check_on_time(self, seat: int, seq: int) -> None:
        """Others may have decided in the meantime, as long as this seat is still asked the same."""
        if seq > self.seq:
            raise Late("error-ahead", {"seq": seq, "now": self.seq}, field="seq")
        if seq == self.seq or self.over or not 0 <= seat < self.header.players:
            return
        if seq < self.asked[seat] or seat not in self.waiting():
            raise Late("error-late", {"seq": seq, "now": self.seq}, field="seq")

    def _play(self, seat: int, text: str, action: int) -> Change:
        state = self.state
        before = self._questions(seat)
        facts, used, barriers = len(self.journal.facts), state.chance.used(), state.barriers
        question = self._question()
        state.play(seat, action)
        new = self.journal.facts[facts:]
        self.seq += 1
        self.decisions.append(
            Decision(
                seat=seat,
                action=text,
                seq=self.seq,
                facts=facts,
                question=question,
                chance=state.chance.used() != used,
                revealed=state.barriers != barriers or any(shows(fact, seat) for fact in new),
                told=next((fact.seat for fact in new if fact.seat not in (seat, -1)), None),
            )
        )
        after = self._questions(seat) if before else {}
        for other in range(self.header.players):
            if other not in before or before[other] != after.get(other):
                self.asked[other] = self.seq
        return Change(self.seq, facts)

    def _questions(self, actor: int) -> dict[int, tuple[int, list[int]]]:
        """What every waiting seat but the actor is asked: to tell whether it is still the same question."""
        frames = self.state.frames
        return {seat: (int(frames[-1].kind), self.state.legal(seat)) for seat in self.waiting() if seat != actor}

    def _question(self) -> int:
        """The number of the question that is asked; -1 when the match is over."""
        frames = self.state.frames
        return int(frames[-1].question) if frames else -1

    # --- taking back -------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> Undo:
        """What the seat could take back now: its last answer with all its steps, freely or, past a barrier, asking."""
        total = len(self.decisions)
        if self.over:
            return Undo(False, False, "undo-over", {}, total)
        start = self._last_answer(seat)
        if start is None:
            return Undo(False, False, "undo-nothing", {}, total)
        for step in reversed(self.decisions[start:]):
            other = step.seat if step.seat != seat else step.told
            if step.seat == seat and (step.chance or step.revealed):
                return Undo(False, True, f"undo-barrier-{'chance' if step.chance else 'revealed'}", {}, start)
            if other is not None:
                return Undo(False, True, "undo-barrier-other", {"seat": other}, start)
        return Undo(True, False, "undo-back-to", {}, start)

    def _last_answer(self, seat: int) -> int | None:
        """Where the seat's last answer begins; others who answer at the same time may have come in between."""
        start = None
        question = -1
        for at in range(len(self.decisions) - 1, -1, -1):
            step = self.decisions[at]
            if start is not None and step.question != question:
                break
            if step.seat == seat:
                start, question = at, step.question
        return start

    def rewind(self, back_to: int) -> Change:
        """Keep the first `back_to` decisions and play them again from the start."""
        if not 0 <= back_to < len(self.decisions):
            raise IllegalAction("undo-nothing", {})
        kept = self.decisions[:back_to]
        first = self.decisions[back_to]
        self._again(kept)
        self.seq += 1
        self.asked = [self.seq] * self.header.players
        self.voids.append((self.seq, first.facts))
        return Change(self.seq, first.facts, rewound=True, by=first.seat)

    def follow(self, line: Line) -> Change:
        """Do what a line that was written elsewhere says."""
        if line.back_to is None:
            return self._play(line.seat, line.action, self.game.actions.parse(line.action))
        return self.rewind(line.back_to)

    def facts_valid(self, seq: int, count: int) -> int:
        """How many of the first `count` facts somebody held at `seq` are still good now."""
        good = min(count, len(self.journal.facts))
        for at, facts in self.voids:
            if at > seq:
                good = min(good, facts)
        return good

    def _again(self, kept: list[Decision]) -> None:
        journal = Journal()
        state = self._start(journal)
        for decision in kept:
            state.play(decision.seat, self.game.actions.parse(decision.action))
        self.journal, self.state, self.decisions = journal, state, kept

    def _start(self, journal: Journal | None) -> State:
        return starting(self.game, self.header, journal)

    def _replay(self, line: Line | None) -> None:
        """Add a line read from a record or a database; None stands for a line that was taken back later."""
        if line is None:
            self.seq += 1
        elif line.back_to is None:
            try:
                self._play(line.seat, line.action, self.game.actions.parse(line.action))
            except TradewindsError as refused:
                raise BadPlain(
                    "error-record-illegal",
                    {"number": self.seq, "decision": f"{line.seat} {line.action}", "reason": str(refused)},
                    rule=refused.rule,
                    field=f"decisions.{self.seq}",
                ) from refused
        else:
            self.seq += 1
            self.asked = [self.seq] * self.header.players
            self.voids.append((self.seq, len(self.journal.facts)))

    # --- records and replay ------------------------------------------------------------------------------------

    def record(self, seats: Sequence[str] = ()) -> Record:
        """The match as it stands, with the seed: not for anybody's eyes before it is over."""
        header = self.header
        record = Record(
            game=header.game,
            players=header.players,
            options=dict(header.options),
            seed=header.seed,
            rules_version=header.rules_version,
            commitment=self.commitment,
            seats=list(seats),
            decisions=[f"{decision.seat} {decision.action}" for decision in self.decisions],
            content=header.content or msgspec.UNSET,
            carry=msgspec.UNSET if header.carry is None else dict(header.carry),
        )
        if self.over:
            close(record, self.state)
        return record

    def frames(self, start: int, stop: int) -> Iterator[tuple[int, Decision | None, State, list[Fact]]]:
        """For each n in start..stop: the position after n decisions, the n-th decision, and the facts it made."""
        journal = Journal()
        state = self._start(journal)
        seen = 0
        for n in range(min(stop, len(self.decisions)) + 1):
            decision = self.decisions[n - 1] if n else None
            if decision is not None:
                state.play(decision.seat, self.game.actions.parse(decision.action))
            if n >= start:
                yield n, decision, state, journal.facts[seen:]
            seen = len(journal.facts)

    # --- bots --------------------------------------------------------------------------------------------------

    def advice(self, seat: int, bot: Bot, salt: str) -> str:
        """What the bot would do in the seat's place, knowing only what the seat knows."""
        return advise(self.game, self.state, seat, bot, salt, len(self.decisions))


def starting(game: Game, header: Header, journal: Journal | None) -> State:
    """The match before its first decision, or where it goes on."""
    if header.base is not None:
        version = {"rules_version": header.rules_version} if header.rules_version > 1 else {}  # as `to_plain` has it
        state = game.from_plain({**header.base.plain, **version})
        state.journal = journal
        return state
    number, carry = header.rules_version, header.carry
    return game.start(header.players, header.options, header.seed, journal, version=number, carry=carry)


def advise(game: Game, state: State, seat: int, bot: Bot, salt: str, made: int) -> str:
    """What the bot would do after `made` decisions, knowing only what the seat knows: the same, whoever asks."""
    imagined = game.determinize(state, seat, bot_number(f"{salt}/{made}/{seat}"))
    return game.actions.text(bot.choose(imagined, seat))


def shows(fact: Fact, seat: int) -> bool:
    """Whether a fact of the seat's own decision shows somebody something that was hidden."""
    return fact.reveals or any(knower != seat for knower in fact.knowers)


def secret_salt(seed: str, purpose: str) -> str:
    """A text for a purpose of its own that nobody can compute before the seed is shown, and everybody after."""
    return hmac.new(seed.encode(), f"tradewinds {purpose}".encode(), hashlib.sha256).hexdigest()


def bot_number(text: str) -> int:
    """A number for a bot's own chance, the same whenever it is asked again at the same place."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "little") >> 1


def effective(lines: Iterable[Line]) -> list[Line | None]:
    """The log with every line that was taken back replaced by None, so that a restore plays nothing in vain."""
    result: list[Line | None] = []
    standing: list[int] = []
    for line in lines:
        if line.back_to is None:
            standing.append(len(result))
        else:
            if not 0 <= line.back_to <= len(standing):
                raise BadPlain("error-record-undo", {"number": len(result)}, field=f"decisions.{len(result)}")
            for at in standing[line.back_to :]:
                result[at] = None
            del standing[line.back_to :]
        result.append(line)
    return result


def plain_prompt(game: Game, state: State, seat: int, prompt: Prompt) -> dict[str, object]:
    """A prompt in the shape of the wire: each answer with the facts it is sure to bring, and notes."""
    text = game.actions.text
    foretold = foretell(game, state, seat, [action for action, _ in prompt.options])
    return {
        "kind": prompt.kind,
        "rule": prompt.rule,
        "args": prompt.args,
        "options": [
            {"action": text(action), "facts": facts, "notes": [{"key": key, "args": args} for key, args in notes]}
            for (action, notes), facts in zip(prompt.options, foretold, strict=True)
        ],
        "dimmed": [
            {"action": text(action), "key": why.key, "args": why.params, "rule": why.rule}
            for action, why in prompt.dimmed
        ],
    }


def fact_line(fact: Fact, index: int, seats: Sequence[int]) -> dict[str, object]:
    """A fact for somebody who holds these seats.

    One seat reads it as its own. Several people at one screen read what all of them may know, with each one's secret
    apart under `own`, to be shown when that person looks.
    """
    if not fact.knowers or not any(seat in fact.knowers for seat in seats):
        return {"i": index, **fact.seen_by(None)}
    if len(seats) == 1 or all(seat in fact.knowers for seat in seats):
        return {"i": index, **fact.seen_by(seats[0])}
    own = {str(seat): fact.seen_by(seat)["args"] for seat in seats if seat in fact.knowers}
    return {"i": index, **fact.seen_by(None), "own": own}
