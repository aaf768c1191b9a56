"""Puerto Rico, playable: the state with its rules. Each frame goes to the phase file of its chapter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico import accounts, plain, refusals, scoring, setup, supply
from tradewinds.games.puertorico.actions import ACCEPT, ACTIONS, BOHIO_WORKER, PASS, ROLE, SELECT
from tradewinds.games.puertorico.components import BOHIO
from tradewinds.games.puertorico.phases import (
    bohio,
    builder,
    captain,
    craftsman,
    opening,
    planter,
    recruiter,
    rewards,
    rounds,
    smuggler,
    staffing,
    storing,
    trader,
)
from tradewinds.games.puertorico.state import (
    ADVENTURING,
    ASK_DISCARD,
    BUILDING,
    CRAFTING,
    DEALING,
    FOREST,
    GAINING,
    LAYING_OUT,
    OVERPAYING,
    PAYING,
    PENSIONING,
    PICKING,
    PLANTING,
    POACHING,
    RECRUITING,
    REWARDING,
    ROUND,
    SCHOOLING,
    SELECTING,
    SHIPPING,
    SMALL_SHIPPING,
    SMUGGLING,
    STAFFING,
    STORING,
    TRADING,
    WINDOW,
    Options,
    PuertoRicoState,
)
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Buffer, Frame, Outcome

STEPS: Final = (
    (1 << STAFFING)
    | (1 << STORING)
    | (1 << PAYING)
    | (1 << SMALL_SHIPPING)
    | (1 << PENSIONING)
    | (1 << REWARDING)
    | (1 << POACHING)
)
"""The frames that ask one question in several steps."""


class PuertoRico(PuertoRicoState):
    @staticmethod
    def empty() -> PuertoRico:
        """For pickling: everything in it is replaced."""
        return PuertoRico(2, Options(), Chance())

    def copy(self) -> PuertoRico:
        return PuertoRico(self.players, self.rules, self.chance.copy(), self)

    def begin(self) -> None:
        setup.set_up(self)

    # The frames that come most often are looked for first.

    def step(self) -> bool:
        frame = self.top
        kind = frame.kind
        if kind == ROUND:
            return rounds.step_round(self, frame)
        if kind == STAFFING:
            return staffing.step_staffing(self, frame)
        if kind == PLANTING:
            return planter.step(self, frame)
        if kind == BUILDING:
            return builder.step(self, frame)
        if kind == RECRUITING:
            return recruiter.step(self, frame)
        if kind == CRAFTING:
            return craftsman.step(self, frame)
        if kind == SHIPPING:
            return captain.step(self, frame)
        if kind == TRADING:
            return trader.step(self, frame)
        if kind == ADVENTURING:
            return rounds.step_adventuring(self, frame)
        if kind == WINDOW:
            return bohio.step_window(self, frame)
        if kind == SMUGGLING:
            return smuggler.step(self, frame)
        if kind == POACHING:
            return smuggler.step_poaching(self, frame)
        if kind == PENSIONING:
            return captain.step_pensioning(self, frame)
        if kind == REWARDING:
            return rewards.step(self, frame)
        if kind == SELECTING:
            return opening.step_selecting(self, frame)
        if kind == DEALING:
            return opening.step_dealing(self, frame)
        if kind == LAYING_OUT:
            return setup.step_laying_out(self, frame)
        self.deciders = 1 << frame.seat  # everything else waits for its owner's answer
        return True

    def free_choice(self) -> bool:
        """Four cards are always kept one by one: how many choices were left would tell which they are (PR-23.4)."""
        return self.top.kind == DEALING

    def in_steps(self, frame: Frame) -> bool:
        """People slot by slot, crates one by one, payment piece by piece; four of six cards to keep."""
        kind = frame.kind
        return (STEPS >> kind) & 1 != 0 or (kind == DEALING and frame.what == ASK_DISCARD)

    def fill(self, seat: i64, out: Buffer) -> None:
        frame = self.top
        kind = frame.kind
        if kind == STAFFING:
            staffing.options_staffing(self, seat, out)
            return
        elif kind == ROUND:
            rounds.options_round(self, seat, out)
        elif kind == PLANTING:
            planter.options(self, frame, seat, out)
        elif kind == BUILDING:
            builder.options(self, seat, out)
        elif kind == CRAFTING:
            craftsman.options(self, frame, out)
        elif kind == SHIPPING:
            captain.options(self, seat, out)
        elif kind == TRADING:
            trader.options(self, frame, seat, out)
        elif kind == RECRUITING:
            recruiter.options(self, frame, out)
        elif kind == STORING:
            storing.options_storing(self, frame, out)
        elif kind == SCHOOLING:
            builder.options_schooling(self, frame, out)
        elif kind == FOREST:
            planter.options_forest(out)
        elif kind == GAINING:
            out.add(ACCEPT)
            out.add(PASS)
        elif kind == WINDOW:
            bohio.options_window(out)
        elif kind == SMUGGLING:
            smuggler.options(self, seat, out)
        elif kind == POACHING:
            smuggler.options_poaching(self, frame, out)
        elif kind == PAYING:
            builder.options_paying(self, frame, out)
        elif kind == OVERPAYING:
            builder.options_overpaying(self, frame, out)
        elif kind == SMALL_SHIPPING:
            captain.options_small_shipping(self, frame, out)
        elif kind == PENSIONING:
            captain.options_pensioning(self, frame, out)
        elif kind == PICKING:
            recruiter.options_picking(self, out)
        elif kind == REWARDING:
            rewards.options(self, frame, out)
        elif kind == SELECTING:
            opening.options_selecting(self, out)
            return
        else:
            assert kind == DEALING
            opening.options_dealing(self, seat, out)
            return
        if self.rules.new_buildings and self.boards[seat].active(BOHIO):
            bohio.options_bohio(self, seat, out)

    def answer(self, seat: i64, action: i64) -> None:
        frame = self.top
        kind = frame.kind
        if BOHIO_WORKER <= action < SELECT:
            bohio.do_bohio(self, seat, action)
            if kind == STORING:
                storing.widen_storage(self, frame)
        elif kind == STAFFING:
            staffing.do_staffing(self, seat, action)
        elif kind == ROUND:
            rounds.choose_role(self, seat, action - ROLE)
        elif kind == PLANTING:
            planter.do(self, frame, seat, action)
        elif kind == BUILDING:
            builder.do(self, frame, seat, action)
        elif kind == CRAFTING:
            craftsman.do(self, frame, seat, action)
        elif kind == SHIPPING:
            captain.do(self, frame, seat, action)
        elif kind == TRADING:
            trader.do(self, frame, seat, action)
        elif kind == RECRUITING:
            recruiter.do(self, frame, seat, action)
        elif kind == STORING:
            storing.do_storing(self, seat, action)
        elif kind == SCHOOLING:
            builder.do_schooling(self, action)
        elif kind == FOREST:
            planter.do_forest(self, action)
        elif kind == GAINING:
            supply.do_gaining(self, action == ACCEPT)
        elif kind == WINDOW:
            bohio.do_window(self, seat)
        elif kind == SMUGGLING:
            smuggler.do(self, frame, seat, action)
        elif kind == POACHING:
            smuggler.do_poaching(self, seat, action)
        elif kind == PAYING:
            builder.do_paying(self, action)
        elif kind == OVERPAYING:
            builder.do_overpaying(self, action)
        elif kind == SMALL_SHIPPING:
            captain.do_small_shipping(self, action)
        elif kind == PENSIONING:
            captain.do_pensioning(self, action)
        elif kind == PICKING:
            recruiter.do_picking(self, seat, action)
        elif kind == REWARDING:
            rewards.do(self, action)
        elif kind == SELECTING:
            opening.do_selecting(self, seat, action)
        else:
            assert kind == DEALING
            opening.do_dealing(self, seat, action)

    def can(self, seat: int, action: int) -> int:
        ACTIONS.text(action)
        return int(refusals.can(self, seat, action))

    def refused(self, seat: int, action: int, reason: int) -> IllegalAction:
        return refusals.refused(self, seat, action, reason)

    def rule_now(self) -> str:
        return refusals.rule_now(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standings(self) -> list[list[int]]:
        return scoring.standings(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def violations(self) -> list[str]:
        return accounts.violations(self)

    def to_plain(self) -> dict[str, object]:
        return plain.to_plain(self)
