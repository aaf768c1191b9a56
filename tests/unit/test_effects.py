"""The interpreter of card effects, on a toy: steps, choices, counting, waiting, and what can do something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.kernel.chance import Chance
from tradewinds.kernel.effects import (
    CHOICE,
    CHOOSE,
    COUNT,
    EFFECT,
    END,
    FIRST_VERB,
    FIRST_WAITING,
    JUMP,
    Assembler,
    EffectState,
    times,
)
from tradewinds.kernel.state import Buffer, Frame

ADD: Final = FIRST_VERB
"""a: so much, unless counted."""
NEVER: Final = FIRST_VERB + 1
ASK: Final = FIRST_WAITING
WAITING: Final = 2
"""The frame of `ASK`."""


class Toy(EffectState):
    """A state that keeps a list of what its verbs did."""

    def __init__(self, code: Assembler) -> None:
        super().__init__(1, Chance("", 1), 16, code.code())
        self.told: list[int] = []
        self.things = 0

    def do_verb(self, frame: Frame, op: i64, a: i64, b: i64, c: i64, counted: i64) -> None:
        if op == ADD:
            self.told.append(int(counted if counted >= 0 else a))
        elif op == ASK:
            self.push(WAITING, frame.seat, a)

    def can_verb(self, frame: Frame, op: i64, a: i64, b: i64, c: i64) -> bool:
        return op != NEVER

    def count(self, seat: i64, what: i64, which: i64) -> i64:
        return self.things

    def step(self) -> bool:
        if self.top.kind == EFFECT:
            self.resume()
            return False
        self.deciders = 1
        return True


def start(toy: Toy, at: int = 1, bound: int = 0) -> None:
    toy.run(Frame(EFFECT, 0, at, 0, 0, 7, bound))


def test_steps_are_done_in_order_without_a_frame() -> None:
    code = Assembler()
    for n in (3, 1, 2):
        code.add(ADD, n)
    code.add(END)
    toy = Toy(code)
    start(toy)
    assert toy.told == [3, 1, 2]
    assert toy.frames == ()


def test_a_verb_that_waits_comes_before_the_rest_and_the_frame_keeps_what_is_bound() -> None:
    code = Assembler()
    code.add(ADD, 1)
    code.add(ASK, 5)
    code.add(ADD, 2)
    code.add(END)
    toy = Toy(code)
    start(toy, bound=9)
    assert toy.told == [1]
    assert [(frame.kind, frame.source, frame.bound) for frame in toy.frames] == [(EFFECT, 7, 9), (WAITING, -1, 0)]
    assert toy.step()
    toy.pop()
    assert not toy.step()
    assert toy.told == [1, 2]
    assert toy.frames == ()


def test_a_frame_is_left_even_if_the_verb_that_waits_is_the_last() -> None:
    """So that everybody can see whose effect is being resolved."""
    code = Assembler()
    code.add(ASK)
    code.add(END)
    toy = Toy(code)
    start(toy)
    assert [int(frame.kind) for frame in toy.frames] == [EFFECT, WAITING]


def counting(every: int, by: int, most: int, things: int) -> list[int]:
    code = Assembler()
    code.add(COUNT, 0, 0, times(every, by, most))
    code.add(ADD, 99)
    code.add(ADD, 1)
    code.add(END)
    toy = Toy(code)
    toy.things = things
    start(toy)
    return toy.told


def test_what_is_counted_goes_to_the_next_verb_only() -> None:
    assert counting(1, 1, 0, 6) == [6, 1]
    assert counting(2, 1, 0, 7) == [3, 1]
    assert counting(2, 3, 0, 7) == [9, 1]
    assert counting(2, 3, 4, 7) == [4, 1]


def test_with_nothing_to_count_the_verb_is_left_out() -> None:
    assert counting(1, 1, 0, 0) == [1]
    assert counting(4, 1, 0, 3) == [1]


def choice(*lists: tuple[int, int]) -> Assembler:
    """One verb in each list, then ADD 100."""
    code = Assembler()
    row = code.add(CHOOSE, len(lists))
    jumps = [code.add(JUMP) for _ in lists]
    ends = []
    for jump, (op, a) in zip(jumps, lists, strict=True):
        code.rows[jump][1] = code.here()
        code.add(op, a)
        ends.append(code.add(JUMP))
    for end in ends:
        code.rows[end][1] = code.here()
    code.rows[row][2] = code.here()
    code.add(ADD, 100)
    code.add(END)
    return code


def offered(toy: Toy) -> list[int]:
    out = Buffer(8)
    toy.options_choice(toy.top, out, 40)
    return [int(out.items[n]) for n in range(int(out.n))]


def test_one_of_the_lists_that_can_do_something_is_chosen() -> None:
    toy = Toy(choice((ADD, 1), (NEVER, 0), (ADD, 3)))
    start(toy)
    assert toy.top.kind == CHOICE
    assert offered(toy) == [40, 42]
    toy.do_choice(2)
    assert toy.told == [3, 100]
    assert toy.frames == ()


def test_the_only_list_that_can_do_something_is_not_asked_for() -> None:
    toy = Toy(choice((NEVER, 0), (ADD, 2)))
    start(toy)
    assert toy.told == [2, 100]


def test_without_any_the_first_is_taken_without_effect() -> None:
    toy = Toy(choice((NEVER, 0), (NEVER, 1)))
    start(toy)
    assert toy.told == [100]


def test_able_looks_at_every_step_of_a_list() -> None:
    code = Assembler()
    none = code.add(NEVER)
    code.add(END)
    some = code.add(NEVER)
    code.add(ADD)
    code.add(END)
    counted = code.add(COUNT, 0, 0, times())
    code.add(ADD)
    code.add(END)
    toy = Toy(code)
    frame = Frame(EFFECT, 0)
    assert not toy.able(frame, none)
    assert toy.able(frame, some)
    assert not toy.able(frame, counted)
    toy.things = 1
    assert toy.able(frame, counted)
    assert not toy.able(frame, 0)
    nested = Toy(choice((NEVER, 0), (NEVER, 1)))
    assert nested.able(frame, 1)  # ADD 100 behind the choice


def test_a_copy_in_the_middle_of_an_effect_goes_on_by_itself() -> None:
    code = Assembler()
    code.add(ASK)
    code.add(ADD, 2)
    code.add(END)
    toy = Toy(code)
    start(toy)
    frames = toy.top.copy()
    toy.pop()
    toy.step()
    assert toy.told == [2]
    toy.top = frames
    assert [int(frame.kind) for frame in toy.frames] == [EFFECT, WAITING]
