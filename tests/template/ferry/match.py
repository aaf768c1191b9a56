"""The Ferry, playable: the state with its rules. Each frame goes to the phase file of its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Buffer

from . import plain, scoring
from .actions import ACTIONS
from .phases import sailing
from .reasons import ASK_SAIL, REASONS
from .setup import set_up
from .state import TURNS, FerryState


class Ferry(FerryState):
    def copy(self) -> Ferry:
        return Ferry(self.players, self.length, self.chance.copy(), self)

    def begin(self) -> None:
        set_up(self)

    def step(self) -> bool:
        frame = self.top
        if frame.kind == TURNS:
            return sailing.step_turns(self, frame)
        self.deciders = 1 << frame.seat
        return True

    def fill(self, seat: i64, out: Buffer) -> None:
        sailing.options_sail(self, self.top, out)

    def answer(self, seat: i64, action: i64) -> None:
        sailing.do_sail(self, action)

    def free_choice(self) -> bool:
        """Who has one card to play is asked as well: otherwise everybody would know that there is only one."""
        return True

    def can(self, seat: int, action: int) -> int:
        ACTIONS.text(action)
        return int(sailing.can_sail(self, seat, action))

    def refused(self, seat: int, action: int, reason: int) -> IllegalAction:
        told = {} if REASONS.asks(reason) else sailing.told_sail(self, seat, action)
        return REASONS.refuse(reason, ACTIONS.text(action), told)

    def rule_now(self) -> str:
        return "FER-3.1" if self.over else REASONS.rules[ASK_SAIL]

    def scores(self) -> list[int]:
        return [int(boat.space) for boat in self.boats]

    def standings(self) -> list[list[int]]:
        return scoring.standings(self)

    def violations(self) -> list[str]:
        return plain.violations(self)

    def to_plain(self) -> dict[str, object]:
        return plain.to_plain(self)
