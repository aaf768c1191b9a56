"""Jamaica, playable: the state with its rules. Each frame goes to the phase file of its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica import plain, refusals, scoring
from tradewinds.games.jamaica.actions import ACTIONS
from tradewinds.games.jamaica.components import GHOST_PLAYERS
from tradewinds.games.jamaica.phases import battle, cards, dice, ghost, load, loot, move, settle
from tradewinds.games.jamaica.setup import set_up
from tradewinds.games.jamaica.state import (
    BATTLE,
    CHOOSE_CARD,
    GHOST,
    LOAD,
    LOOT,
    PAY,
    PLACE_DICE,
    RETREAT,
    SAIL,
    SETTLE,
    TARGET,
    TURNS,
    JamaicaState,
    Options,
)
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Buffer, Frame


class Jamaica(JamaicaState):
    @staticmethod
    def empty() -> Jamaica:
        """For pickling: everything in it is replaced."""
        return Jamaica(GHOST_PLAYERS, Options(), Chance())

    def copy(self) -> Jamaica:
        return Jamaica(self.players, self.rules, self.chance.copy(), self)

    def begin(self) -> None:
        set_up(self)

    def step(self) -> bool:
        frame = self.top
        kind = frame.kind
        if kind == TURNS:
            return cards.step_turns(self, frame)
        if kind == BATTLE:
            return battle.step_battle(self, frame)
        if kind == SETTLE:
            return settle.step_settle(self, frame)
        if kind == GHOST:
            return ghost.step_ghost(self, frame)
        # everything else waits for an answer: of all who have not laid a card yet, or of whoever steers the ship
        self.deciders = frame.mask if kind == CHOOSE_CARD else 1 << self.controller(frame.seat)
        return True

    def fill(self, seat: i64, out: Buffer) -> None:
        frame = self.top
        kind = frame.kind
        if kind == CHOOSE_CARD:
            cards.options_choose_card(self, seat, out)
        elif kind == LOAD:
            load.options_load(self, frame, out)
        elif kind == PAY:
            settle.options_pay(self, frame, out)
        elif kind == RETREAT:
            settle.options_retreat(self, frame, out)
        elif kind == BATTLE:
            battle.options_battle(self, frame, out)
        elif kind == SAIL:
            move.options_sail(self, frame, out)
        elif kind == TARGET:
            battle.options_target(self, frame, out)
        elif kind == PLACE_DICE:
            dice.options_place_dice(self, out)
        else:
            assert kind == GHOST
            ghost.options_ghost(self, out)

    def answer(self, seat: i64, action: i64) -> None:
        kind = self.top.kind
        if kind == CHOOSE_CARD:
            cards.do_choose_card(self, seat, action)
        elif kind == LOAD:
            load.do_load(self, action)
        elif kind == PAY:
            settle.do_pay(self, action)
        elif kind == RETREAT:
            settle.do_retreat(self, action)
        elif kind == BATTLE:
            battle.do_battle(self, action)
        elif kind == SAIL:
            move.do_sail(self, action)
        elif kind == TARGET:
            battle.do_target(self, action)
        elif kind == PLACE_DICE:
            dice.do_place_dice(self, action)
        else:
            assert kind == GHOST
            ghost.do_ghost(self, action)

    def free_choice(self) -> bool:
        """A winner with face-down cards is asked even if there is one answer, so that nobody learns what they are."""
        frame = self.top
        return frame.kind == BATTLE and frame.n == LOOT and loot.has_secrets(self, self.fight())

    def can(self, seat: int, action: int) -> int:
        ACTIONS.text(action)
        return int(refusals.can(self, seat, action))

    def refused(self, seat: int, action: int, reason: int) -> IllegalAction:
        return refusals.refused(self, action, reason)

    def in_steps(self, frame: Frame) -> bool:
        """A cost may be paid hold by hold."""
        return frame.kind == PAY

    def rule_now(self) -> str:
        return refusals.rule_now(self)

    def scores(self) -> list[int]:
        return [int(scoring.score(self.rules.box, ship)) for ship in self.ships[: int(self.players)]]

    def standings(self) -> list[list[int]]:
        return scoring.standings(self)

    def violations(self) -> list[str]:
        return plain.violations(self)

    def to_plain(self) -> dict[str, object]:
        return plain.to_plain(self)
