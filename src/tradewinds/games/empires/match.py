"""Empires of the North, playable: the state with its rules. Each frame goes to the file of its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires import (
    accounts,
    building,
    drawing,
    effects,
    handling,
    paying,
    plain,
    refusals,
    rounds,
    scoring,
    setup,
    ships,
    stores,
    triggers,
    windows,
)
from tradewinds.games.empires.content import Cards
from tradewinds.games.empires.frames import (
    BOOSTING,
    BRINGING_HOME,
    CHOOSING_CLANS,
    CONSTRUCTING,
    COPYING,
    DEPOSITING,
    EMBARKING,
    ENTERED,
    EVENT,
    EXHAUSTING,
    EXHAUSTING_OWN,
    EXPEDITION,
    FIRING,
    GAINING,
    HARVESTING,
    KEEPING,
    LOADING,
    MAYBE,
    MOVING,
    PAYING,
    PAYING_OUT,
    PAYOUTS,
    PENDING,
    PERFORMING,
    PLACING_UPGRADE,
    RECOPYING,
    REFRESHING,
    RELEASING,
    ROUND,
    SHIFTING,
    STORES,
    TAKING,
    TILE,
    TURN,
    VOYAGING,
    WHICH,
)
from tradewinds.games.empires.phases import action as turns
from tradewinds.games.empires.phases import declaring, expedition, lookout
from tradewinds.games.empires.solo import events
from tradewinds.games.empires.state import EmpiresState, Options
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.effects import CHOICE, EFFECT
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Buffer, Frame, Outcome

EMPTY: Final = Cards()


class Empires(EmpiresState):
    @staticmethod
    def empty() -> Empires:
        """For pickling: everything in it is replaced."""
        return Empires(0, Options(), EMPTY, Chance())

    def copy(self) -> Empires:
        return Empires(self.players, self.rules, self.content, self.chance.copy(), self)

    def begin(self) -> None:
        setup.set_up(self)

    # The frames that come most often are looked for first.

    def step(self) -> bool:
        frame = self.top
        kind = frame.kind
        if kind == TURN:
            return turns.step_turn(self, frame)
        if kind == TILE:
            return turns.step_tile(self, frame)
        if kind == EFFECT:
            self.resume()
            return False
        if kind == PAYING:
            return paying.step_paying(self, frame)
        if kind == ENTERED:
            return building.step_entered(self, frame)
        if kind == KEEPING:
            return lookout.step_keeping(self, frame)
        if kind == ROUND:
            return rounds.step_round(self, frame)
        if kind == WHICH:
            return turns.step_which(self, frame)
        if kind == EXPEDITION:
            return expedition.step_expedition(self)
        if kind == GAINING:
            return effects.step_gaining(self, frame)
        if kind == FIRING:
            return triggers.step_firing(self, frame)
        if kind == STORES:
            return stores.step_stores(self, frame)
        if kind == VOYAGING:
            return ships.step_voyaging(self, frame)
        if kind == PENDING:
            return triggers.step_pending(self, frame)
        if kind == LOADING:
            return ships.step_loading(self, frame)
        if kind == BRINGING_HOME:
            return ships.step_bringing_home(self, frame)
        if kind == HARVESTING:
            return building.step_harvesting(self, frame)
        if kind == CONSTRUCTING:
            return building.step_constructing(self, frame)
        if kind == BOOSTING:
            return turns.step_boosting(self, frame)
        if kind == PAYING_OUT:
            return stores.step_paying_out(self, frame)
        if kind == DEPOSITING:
            return stores.step_depositing(self, frame)
        if kind == PAYOUTS:
            return stores.step_payouts(self, frame)
        if kind == RELEASING:
            return handling.step_releasing(self, frame)
        if kind == REFRESHING:
            return handling.step_refreshing(self, frame)
        if kind == EXHAUSTING:
            return handling.step_exhausting(self, frame)
        if kind == MOVING:
            return handling.step_moving(self, frame)
        if kind == SHIFTING:
            return ships.step_shifting(self, frame)
        if kind == EMBARKING:
            return ships.step_embarking(self, frame)
        if kind == TAKING:
            return drawing.step_taking(self, frame)
        if kind == RECOPYING:
            return effects.step_recopying(self, frame)
        if kind == COPYING:
            return building.step_copying(self, frame)
        if kind == EVENT:
            return events.step_event(self, frame)
        if kind == EXHAUSTING_OWN:
            return events.step_exhausting_own(self, frame)
        if kind == CHOOSING_CLANS:
            return setup.step_choosing_clans(self, frame)
        self.deciders = 1 << frame.seat  # a choice, an upgrade, a payment that may be made, a perform
        return True

    def free_choice(self) -> bool:
        """Whatever depends on a hidden hand is asked even if there is one answer only (EON-14.5)."""
        frame = self.top
        kind = frame.kind
        if kind == TURN or kind == PERFORMING:
            return self.boards[frame.seat].hand_size > 0
        if kind == PAYING:
            return frame.n == paying.FROM_HAND
        return kind == KEEPING or kind == CONSTRUCTING or kind == TAKING

    def in_steps(self, frame: Frame) -> bool:
        """Cards kept one by one, a cost piece by piece, a mix of gains, goods put on a card."""
        kind = frame.kind
        return (
            kind == KEEPING
            or kind == PAYING
            or kind == GAINING
            or kind == PAYING_OUT
            or kind == DEPOSITING
            or kind == PLACING_UPGRADE
        )

    def fill(self, seat: i64, out: Buffer) -> None:
        frame = self.top
        kind = frame.kind
        if kind == TURN:
            declaring.options_turn(self, seat, out)
        elif kind == KEEPING:
            lookout.options_keeping(self, frame, seat, out)
        elif kind == PAYING:
            paying.options_paying(self, frame, out)
        elif kind == GAINING:
            effects.options_gaining(self, frame, out)
        elif kind == HARVESTING:
            building.fields(self, self.boards[seat]).fill(out)
        elif kind == LOADING:
            ships.options_loading(self, frame, out)
        elif kind == CONSTRUCTING:
            building.options_constructing(self, frame, out)
        elif kind == VOYAGING:
            ships.options_voyaging(self, frame, out)
        elif kind == CHOICE:
            self.options_choice(frame, out, self.content.act.option)
        elif kind == PENDING:
            triggers.options_order(self, frame, out)
        elif kind == PAYING_OUT:
            stores.options_paying_out(self, frame, out)
        elif kind == DEPOSITING:
            stores.options_depositing(self, frame, out)
        elif kind == PLACING_UPGRADE:
            building.options_placing(self, frame, out)
        elif kind == COPYING:
            building.options_copying(self, frame, out)
        elif kind == RELEASING:
            handling.options_releasing(self, frame, out)
        elif kind == REFRESHING:
            handling.options_refreshing(self, frame, out)
        elif kind == EXHAUSTING:
            handling.options_exhausting(self, frame, out)
        elif kind == MOVING:
            handling.options_moving(self, frame, out)
        elif kind == SHIFTING:
            ships.options_shifting(self, frame, out)
        elif kind == EMBARKING:
            ships.options_embarking(self, frame, out)
        elif kind == TAKING:
            drawing.options_taking(self, frame, out)
        elif kind == PAYOUTS:
            stores.options_payouts(self, frame, out)
        elif kind == MAYBE:
            effects.options_maybe(self, out)
        elif kind == RECOPYING:
            effects.options_recopying(self, frame, out)
        elif kind == WHICH:
            turns.options_which(self, frame, out)
        elif kind == PERFORMING:
            windows.options_performing(self, frame, out)
        elif kind == CHOOSING_CLANS:
            setup.options_clans(self, out)
        else:
            assert kind == EXHAUSTING_OWN
            events.options_exhausting_own(self, frame, out)

    def answer(self, seat: i64, action: i64) -> None:
        frame = self.top
        kind = frame.kind
        if kind == TURN:
            turns.do_turn(self, frame, action)
        elif kind == KEEPING:
            lookout.do_keeping(self, frame, seat, action)
        elif kind == PAYING:
            paying.do_paying(self, frame, action)
        elif kind == GAINING:
            effects.do_gaining(self, frame, action)
        elif kind == HARVESTING:
            building.do_harvesting(self, frame, action)
        elif kind == LOADING:
            ships.do_loading(self, frame, action)
        elif kind == CONSTRUCTING:
            building.do_constructing(self, frame, action)
        elif kind == VOYAGING:
            ships.do_voyaging(self, frame, action)
        elif kind == CHOICE:
            self.do_choice(action - self.content.act.option)
        elif kind == PENDING:
            triggers.do_order(self, frame, action)
        elif kind == PAYING_OUT:
            stores.do_paying_out(self, frame, action)
        elif kind == DEPOSITING:
            stores.do_depositing(self, frame, action)
        elif kind == PLACING_UPGRADE:
            building.do_placing(self, frame, action)
        elif kind == COPYING:
            building.do_copying(self, frame, action)
        elif kind == RELEASING:
            handling.do_releasing(self, frame, action)
        elif kind == REFRESHING:
            handling.do_refreshing(self, frame, action)
        elif kind == EXHAUSTING:
            handling.do_exhausting(self, frame, action)
        elif kind == MOVING:
            handling.do_moving(self, frame, action)
        elif kind == SHIFTING:
            ships.do_shifting(self, frame, action)
        elif kind == EMBARKING:
            ships.do_embarking(self, frame, action)
        elif kind == TAKING:
            drawing.do_taking(self, frame, action)
        elif kind == PAYOUTS:
            stores.do_payouts(self, frame, action)
        elif kind == MAYBE:
            effects.do_maybe(self, frame, action)
        elif kind == RECOPYING:
            effects.do_recopying(self, frame, action)
        elif kind == WHICH:
            turns.do_which(self, frame, action)
        elif kind == PERFORMING:
            windows.do_performing(self, frame, action)
        elif kind == CHOOSING_CLANS:
            setup.do_clans(self, frame, seat, action)
        else:
            assert kind == EXHAUSTING_OWN
            events.do_exhausting_own(self, frame, action)

    # --- effects of cards --------------------------------------------------------------------------------------

    def do_verb(self, frame: Frame, op: i64, a: i64, b: i64, c: i64, counted: i64) -> None:
        effects.do_verb(self, frame, op, a, b, c, counted)

    def can_verb(self, frame: Frame, op: i64, a: i64, b: i64, c: i64) -> bool:
        return effects.can_verb(self, frame, op, a, b, c)

    def count(self, seat: i64, what: i64, which: i64) -> i64:
        return effects.count(self, seat, what, which)

    # --- for the rest of the house -----------------------------------------------------------------------------

    def can(self, seat: int, action: int) -> int:
        self.content.actions.text(action)
        return int(refusals.can(self, seat, action))

    def refused(self, seat: int, action: int, reason: int) -> IllegalAction:
        return refusals.refused(self, seat, action, reason)

    def rule_now(self) -> str:
        return refusals.rule_now(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standings(self) -> list[list[int]]:
        return scoring.standings(self)

    def winners(self) -> list[int]:
        """Who loses a scenario wins nothing (EON-15.14)."""
        ended = scoring.outcome(self)
        return [] if ended is not None and not ended.won else self.ranking()[0]

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def violations(self) -> list[str]:
        return accounts.violations(self)

    def to_plain(self) -> dict[str, object]:
        return plain.to_plain(self)
