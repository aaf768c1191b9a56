"""Effects of cards as programs: a list of steps, four numbers each, carried out by one small interpreter.

A step is (op, a, b, c). The first ops are the kernel's (end, jump, choose one of several lists, count); all others are
verbs of the game, which implements `do_verb`, `can_verb` and `count` as short chains of ifs. The interpreter keeps its
place in a local variable and leaves an EFFECT frame behind only at a verb that may have to wait for somebody, so that
such a verb can push whatever frames it needs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tradewinds.kernel.chance import Chance
from tradewinds.kernel.state import Buffer, Frame, State
from tradewinds.kernel.vectors import vec

WIDTH: Final = 4
"""Numbers in a step."""

END: Final = 0
JUMP: Final = 1
"""a: where to."""
CHOOSE: Final = 2
"""a: how many lists, b: where they meet again. As many jumps to their beginnings follow."""
COUNT: Final = 3
"""a, b: what is counted; c: packed by `times`. The next step, a verb, is told the result; with 0 it is left out."""
FIRST_VERB: Final = 8
FIRST_WAITING: Final = 32
"""Verbs from here on may wait for a decision; the others happen at once, and nothing can come between."""

FIXED: Final = -1
"""What a verb is told to have been counted where nothing was: its number stands in the step."""

EFFECT: Final = 0
"""seat; what: the next step; source: the card; n: which of its ongoing effects, from 1; mask: the card's number + 1;
bound: as the game likes."""
CHOICE: Final = 1
"""seat; what: the step of the choice; source, n, mask, bound: of the effect."""


def times(every: int = 1, times: int = 1, most: int = 0) -> int:
    """floor(n / every) * times, at most `most` (0: no limit), as one number."""
    return every | (times << 8) | (most << 16)


class Assembler:
    """Makes programs: one after the other in one vector, which begins with an empty one, so 0 means no effect."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = [[END, 0, 0, 0]]

    def add(self, op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """One more step; its place."""
        self.rows.append([op, a, b, c])
        return len(self.rows) - 1

    def here(self) -> int:
        return len(self.rows)

    def code(self) -> vec[i64]:
        return vec[i64]([number for row in self.rows for number in row])


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectState(State):
    """A state whose cards have programs. EFFECT and CHOICE are the first kinds of its frames."""

    def __init__(
        self, players: i64, chance: Chance, capacity: i64, code: vec[i64], source: EffectState | None = None
    ) -> None:
        super().__init__(players, chance, capacity, source)
        self.code: vec[i64] = code
        """All programs; never changes, so copies share it."""

    # --- for a game to implement -------------------------------------------------------------------------------

    def do_verb(self, frame: Frame, op: i64, a: i64, b: i64, c: i64, counted: i64) -> None:
        """Carry out a step of an effect; `frame` tells whose it is and what it has bound.

        For a waiting verb the frame lies on the stack: what is pushed now comes before the rest of the effect.
        """
        raise NotImplementedError

    def can_verb(self, frame: Frame, op: i64, a: i64, b: i64, c: i64) -> bool:
        """Whether the step can change anything or offer a choice now."""
        raise NotImplementedError

    def count(self, seat: i64, what: i64, which: i64) -> i64:
        raise NotImplementedError

    # --- the interpreter ---------------------------------------------------------------------------------------

    def run(self, frame: Frame) -> None:
        """Carry out an effect from the step `frame.what` on, until it ends or a verb may have to wait.

        The frame is not on the stack; it is put there before a verb that may wait.
        """
        code = self.code
        at = frame.what
        counted: i64 = FIXED
        while True:
            i = at * WIDTH
            op = code[i]
            at += 1
            if op >= FIRST_VERB:
                if op >= FIRST_WAITING:
                    frame.what = at
                    self.put(frame)
                    self.do_verb(frame, op, code[i + 1], code[i + 2], code[i + 3], counted)
                    return
                self.do_verb(frame, op, code[i + 1], code[i + 2], code[i + 3], counted)
                counted = FIXED
            elif op == END:
                return
            elif op == JUMP:
                at = code[i + 1]
            elif op == COUNT:
                counted = self.amount(frame.seat, code[i + 1], code[i + 2], code[i + 3])
                if counted == 0:
                    at += 1
                    counted = FIXED
            else:
                assert op == CHOOSE
                lists = self.offered(frame, at - 1)
                if lists & (lists - 1) != 0:
                    frame.what = at - 1
                    frame.kind = CHOICE
                    self.put(frame)
                    return
                chosen: i64 = 0
                while lists > 1:
                    lists >>= 1
                    chosen += 1
                at = code[i + WIDTH * (chosen + 1) + 1]

    def resume(self) -> None:
        """The frame on top is an effect that goes on."""
        self.run(self.pop())

    def ask(self, frame: Frame, kind: i64, what: i64, n: i64, mask: i64 = 0, source: i64 = -1, bound: i64 = 0) -> None:
        """What a waiting verb leaves to be done, before the rest of its effect, whose frame lies on top.

        Where that was the last step, its frame is used again, so that nothing is left to go on with. An ongoing effect
        (`n`) keeps its own: as long as it lies there it is under way.
        """
        if frame.n == 0 and self.code[frame.what * WIDTH] == END:
            frame.kind = kind
            frame.what = what
            frame.n = n
            frame.mask = mask
            frame.source = source
            frame.bound = bound
            frame.question = 0
        else:
            self.push(kind, frame.seat, what, n, mask, source, bound)

    def amount(self, seat: i64, what: i64, which: i64, packed: i64) -> i64:
        n = self.count(seat, what, which) // (packed & 255) * ((packed >> 8) & 255)
        most = packed >> 16
        return most if most != 0 and n > most else n

    def able(self, frame: Frame, at: i64) -> bool:
        """Whether any step from here to the end of its list can do something."""
        code = self.code
        while True:
            i = at * WIDTH
            op = code[i]
            at += 1
            if op >= FIRST_VERB:
                if self.can_verb(frame, op, code[i + 1], code[i + 2], code[i + 3]):
                    return True
            elif op == CHOOSE:
                if self.offered(frame, at - 1) != 0:
                    return True
                at = code[i + 2]
            elif op == COUNT:
                if self.amount(frame.seat, code[i + 1], code[i + 2], code[i + 3]) == 0:
                    at += 1
            else:
                return False

    # --- choose one of several lists ---------------------------------------------------------------------------

    def offered(self, frame: Frame, at: i64) -> i64:
        """The lists of a choice that can do something, as bits."""
        code = self.code
        lists: i64 = 0
        bit: i64 = 1
        k: i64
        for k in range(code[at * WIDTH + 1]):
            if self.able(frame, code[(at + 1 + k) * WIDTH + 1]):
                lists |= bit
            bit += bit
        return lists

    def options_choice(self, frame: Frame, out: Buffer, first: i64) -> None:
        """`first` is the action for the first list."""
        lists = self.offered(frame, frame.what)
        k: i64 = 0
        while lists != 0:
            if lists & 1 != 0:
                out.add(first + k)
            lists >>= 1
            k += 1

    def do_choice(self, chosen: i64) -> None:
        frame = self.pop()
        frame.kind = EFFECT
        frame.what = self.code[(frame.what + 1 + chosen) * WIDTH + 1]
        self.run(frame)
