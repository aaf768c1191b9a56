"""The state of a match: what lies on the table and, as a stack of small frames, what happens next.

A game subclasses `State` and implements `step`, `fill`, `answer`, `copy`, `can` and the plain form. No generator,
closure or callback holds the position, so a match can be copied, saved or resumed at any decision.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.kernel.bits import least
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.vectors import vec
from tradewinds.kernel.whole import OUTSIDE, apart, together

NOTHING: Final = -1
"""The kind of the frame at the bottom, which is never worked on."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One thing still to be done: its kind, whose it is, and up to three numbers that the kind gives a meaning.

    `source` is the card slot that "this card" means in a card's text, -1 for none; `bound` holds what the steps of a
    card have bound so far (a nation, a place, a value), packed as the game likes, 0 for nothing. `question` is the
    number of the question that it asks, 0 before it has asked one: for undo, no part of the position.
    """

    def __init__(
        self,
        kind: i64 = NOTHING,
        seat: i64 = -1,
        what: i64 = 0,
        n: i64 = 0,
        mask: i64 = 0,
        source: i64 = -1,
        bound: i64 = 0,
    ) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.what: i64 = what
        self.n: i64 = n
        self.mask: i64 = mask
        self.source: i64 = source
        self.bound: i64 = bound
        self.question: i64 = 0
        self.under: Frame | None = None
        """What comes after it."""

    def copy(self) -> Frame:
        """With all that comes after it; the bottom is never changed, so copies share it."""
        if self.kind == NOTHING:
            return self
        other = Frame(self.kind, self.seat, self.what, self.n, self.mask, self.source, self.bound)
        other.question = self.question
        under = self.under
        if under is not None:
            other.under = under.copy()
        return other

    def __repr__(self) -> str:
        return f"Frame({self.kind}, {self.seat}, {self.what}, {self.n}, {self.mask}, {self.source}, {self.bound})"


@mypyc_attr(acyclic=True)
class Buffer:
    """The legal actions of one seat, filled again and again without allocating.

    Copies of a state share their buffer (the stamp tells whose options it holds), so copies of one state belong to
    one thread.
    """

    def __init__(self, capacity: i64) -> None:
        self.items: vec[i64] = vec[i64]([0] * capacity)
        self.n: i64 = 0
        self.seat: i64 = -1
        self.stamp: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.n] = action
        self.n += 1

    def has(self, action: i64, first: i64 = 0) -> bool:
        """Whether it was added, as the option with this number or a later one."""
        i: i64
        for i in range(first, self.n):
            if self.items[i] == action:
                return True
        return False


class Outcome:
    """How a match against the game itself ended: won or not, and the score against the one to beat or to reach."""

    def __init__(self, won: bool, score: int, target: int) -> None:
        self.won: bool = won
        self.score: int = score
        self.target: int = target


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self, players: i64, chance: Chance, capacity: i64, source: State | None = None) -> None:
        self.players: i64 = players
        self.chance: Chance = chance
        self.journal: Journal | None = None
        # The seats that owe a decision now, as bits; `step` sets it when it stops for one.
        if source is not None:
            self.version: i64 = source.version
            self.deciders: i64 = source.deciders
            self.top: Frame = source.top.copy()
            self.buffer: Buffer = source.buffer
            self.stamp: i64 = source.stamp
            self.over: bool = source.over
            self.barriers: i64 = source.barriers
            self.questions: i64 = source.questions
        else:
            # Of the rules, as the match began under them; `Game.start` and `from_plain` set it.
            self.version = 1
            self.deciders = 0
            self.top = Frame()
            self.buffer = Buffer(capacity)
            self.stamp = -1
            self.over = False
            self.barriers = 0
            self.questions = 0

    # --- for a game to implement -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set up: use the `setup` chance and push the first frames."""
        raise NotImplementedError

    def step(self) -> bool:
        """Work on the top frame. True when it waits for a decision (of `deciders`), False when there is more to do."""
        raise NotImplementedError

    def fill(self, seat: i64, out: Buffer) -> None:
        """Put the legal actions of a waiting seat into `out`, in a stable order."""
        raise NotImplementedError

    def answer(self, seat: i64, action: i64) -> None:
        """Carry out a legal action up to the point where the frames take over."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def can(self, seat: int, action: int) -> int:
        """0 if a waiting seat may take the action now, else why not: a number of the game's `Reasons`."""
        raise NotImplementedError

    def refused(self, seat: int, action: int, reason: int) -> IllegalAction:
        """A reason that `can` gave for this action, with what its words need."""
        raise NotImplementedError

    def rule_now(self) -> str:
        """The rule that says who decides now, for a seat that may not; at the end the rule that ends the match."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def standings(self) -> list[list[int]]:
        """Per seat what decides its place: the score, then the tie-breaks in the order of the rules; more is better."""
        return [[score] for score in self.scores()]

    def winners(self) -> list[int]:
        """Everybody in the first place; a game that can be lost by all (see `outcome`) has no winners then."""
        return self.ranking()[0]

    def carry(self) -> dict[str, object] | None:
        """What a match of a campaign hands on to the next one, as it is now; None where there is no campaign."""
        return None

    def outcome(self) -> Outcome | None:
        """Won or lost against the game itself; None where seats play against one another."""
        return None

    def violations(self) -> list[str]:
        """Broken invariants, in words for an engineer: components that are not accounted for. None is right."""
        raise NotImplementedError

    def to_plain(self) -> dict[str, object]:
        """Readable names, JSON-able; the game's `from_plain` gives the same state back."""
        raise NotImplementedError

    # --- the same for every game -------------------------------------------------------------------------------

    def ranking(self) -> list[list[int]]:
        """The seats from the first place to the last; where the rules know no tie-break any more they share a place."""
        keys = self.standings()
        order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
        shared: list[list[int]] = []
        for seat in order:
            if shared and keys[shared[-1][0]] == keys[seat]:
                shared[-1].append(seat)
            else:
                shared.append([seat])
        return shared

    def places(self) -> list[int]:
        """Per seat its place in the ranking: 1, 2, 2, 4."""
        places = [0] * int(self.players)
        place = 1
        for seats in self.ranking():
            for seat in seats:
                places[seat] = place
            place += len(seats)
        return places

    def __reduce__(self) -> tuple[object, ...]:
        """Pickling and deep copies: the whole position without its listener, with a buffer of its own."""
        return put_together, (apart(self, OUTSIDE), len(self.buffer.items))

    def __eq__(self, other: object) -> bool:
        """The same position, chance to come included."""
        return isinstance(other, State) and apart(self, OUTSIDE) == apart(other, OUTSIDE)

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    def __repr__(self) -> str:
        """Which game, whom it waits for and by which rule; nothing hidden, so that it may stand in a log."""
        if self.over:
            return f"<{type(self).__name__}, {self.players} players, over: {self.scores()}>"
        return f"<{type(self).__name__}, {self.players} players, waits for {self.seats_to_act()} by {self.rule_now()}>"

    def push(
        self, kind: i64, seat: i64, what: i64 = 0, n: i64 = 0, mask: i64 = 0, source: i64 = -1, bound: i64 = 0
    ) -> None:
        """Something to be done before all the rest."""
        frame = Frame(kind, seat, what, n, mask, source, bound)
        frame.under = self.top
        self.top = frame

    def put(self, frame: Frame) -> None:
        """Push a frame that was popped, or made beforehand."""
        frame.under = self.top
        self.top = frame

    def pop(self) -> Frame:
        """The top frame is done."""
        frame = self.top
        under = frame.under
        assert under is not None
        self.top = under
        return frame

    @property
    def frames(self) -> tuple[Frame, ...]:
        """All that is still to be done, the next thing last; for looking at, rules use `top`, `push` and `pop`."""
        found: list[Frame] = []
        frame: Frame | None = self.top
        while frame is not None and frame.kind != NOTHING:
            found.append(frame)
            frame = frame.under
        found.reverse()
        return tuple(found)

    def put_all(self, frames: list[Frame]) -> None:
        """These instead of all that was to be done, the next thing last."""
        self.top = Frame()
        for frame in frames:
            self.put(frame)

    def advance(self) -> None:
        """Run on to the next real choice; a decision with one answer is made here (see `free_choice`).

        The buffer then holds the options of the first seat that owes a decision.
        """
        out = self.buffer
        while not self.over:
            if self.step():
                seats = self.deciders
                seat = least(seats)
                out.n = 0  # as in `options`, without the call: this happens for every decision
                out.seat = seat
                out.stamp += 1
                self.stamp = out.stamp
                self.fill(seat, out)
                if out.n != 1 or seats & (seats - 1) != 0 or self.free_choice():
                    frame = self.top
                    if frame.question == 0 or not self.in_steps(frame):
                        self.questions += 1
                        frame.question = self.questions
                    return
                self.answer(seat, out.items[0])

    def free_choice(self) -> bool:
        """Whether the present decision is left to the player even with one answer (making it tells something)."""
        return False

    def in_steps(self, frame: Frame) -> bool:
        """Whether the frame asks one question in several steps, whose answer is taken back as a whole."""
        return False

    def options(self, seat: i64) -> i64:
        """Fill the shared buffer with the seat's legal actions and tell how many: `legal`, but quick."""
        out = self.buffer
        if self.stamp != out.stamp or out.seat != seat:
            out.n = 0
            out.seat = seat
            out.stamp += 1
            self.stamp = out.stamp
            self.fill(seat, out)
        return out.n

    def apply(self, seat: i64, action: i64) -> None:
        """Play an action known to be legal (roll-outs, search) and run on to the next decision."""
        self.answer(seat, action)
        self.advance()

    def seats_to_act(self) -> list[int]:
        """Who owes a decision now; several only where the rulebook says "at the same time"."""
        if self.over:
            return []
        seats = self.deciders
        return [seat for seat in range(int(self.players)) if (seats >> seat) & 1]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat: complete, in stable order; empty for a seat that owes nothing."""
        if self.over or not 0 <= seat < int(self.players) or (self.deciders >> seat) & 1 == 0:
            return []
        n = self.options(seat)
        items = self.buffer.items
        return [int(items[i]) for i in range(n)]

    def refusal(self, seat: int, action: int) -> IllegalAction | None:
        """Why `play` would refuse, or None."""
        if self.over:
            return IllegalAction("refusal-over", {}, self.rule_now())
        if not 0 <= seat < int(self.players):
            return IllegalAction("refusal-no-such-seat", {"seat": seat}, field="seat")
        if (self.deciders >> seat) & 1 == 0:
            told: dict[str, object] = {"seat": seat, "waiting": self.seats_to_act()}
            return IllegalAction("refusal-not-your-decision", told, self.rule_now())
        return self.why_not(seat, action)

    def why_not(self, seat: int, action: int) -> IllegalAction | None:
        """The same for a seat that owes a decision."""
        reason = self.can(seat, action)
        return None if reason == 0 else self.refused(seat, action, reason)

    def play(self, seat: int, action: int) -> None:
        """Refuse (IllegalAction with the rule's ID, nothing changed) or apply and run on."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise refused
        self.apply(seat, action)


def put_together(parts: object, capacity: int) -> State:
    """A state out of a pickle."""
    state: State = together(parts)
    state.journal = None
    state.buffer = Buffer(capacity)
    state.stamp = -1
    return state
