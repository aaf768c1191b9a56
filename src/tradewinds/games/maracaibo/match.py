"""Maracaibo, playable: the state with its rules. Each frame goes to the file of its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo import (
    accounts,
    archive,
    buying,
    discs,
    effects,
    free,
    legacy,
    paying,
    plain,
    quests,
    refusals,
    setup,
    standing,
)
from tradewinds.games.maracaibo.automa import jean
from tradewinds.games.maracaibo.content import Box
from tradewinds.games.maracaibo.phases import combat, explore, sail, scoring, story, turn, villages
from tradewinds.games.maracaibo.state import (
    ARRIVING,
    CHECKING_STORY,
    CHOOSING_CAREER,
    CHOSEN_BY_RULE,
    CITY_ACTION,
    DISCARDING_DISC,
    DRAWING,
    EXPLORING,
    FIGHTING,
    INFLUENCE,
    JEAN_TURN,
    L1_QUEST,
    MAIN,
    MANNING,
    MARKING,
    MAYBE,
    PAYING,
    PURCHASE,
    QUEST_DONE,
    RANKING,
    REMOVING_SKULL,
    ROBBING,
    SAILING,
    SCORING,
    SCORING_BUY,
    SPLITTING,
    SYNERGY,
    TRAIL_QUEST,
    TURN,
    VILLAGES,
    VISITING,
    VOTING,
    MaracaiboState,
    Options,
)
from tradewinds.kernel.chance import Chance
from tradewinds.kernel.effects import CHOICE, EFFECT, WIDTH
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Buffer, Frame

EMPTY: Final = Box()


class Maracaibo(MaracaiboState):
    @staticmethod
    def empty() -> Maracaibo:
        """For pickling: everything in it is replaced."""
        return Maracaibo(0, Options(), EMPTY, Chance())

    def copy(self) -> Maracaibo:
        return Maracaibo(self.players, self.rules, self.box, self.chance.copy(), self)

    def begin(self) -> None:
        setup.set_up(self)

    # The frames that come most often are looked for first.

    def step(self) -> bool:
        frame = self.top
        kind = frame.kind
        if kind == MAIN:
            return turn.step_main(self, frame)
        if kind == TURN:
            return turn.step_turn(self, frame)
        if kind == SAILING:
            return sail.step_sailing(self, frame)
        if kind == DRAWING:
            return turn.step_drawing(self, frame)
        if kind == VILLAGES:
            return villages.step_villages(self, frame)
        if kind == EFFECT:
            self.resume()
            return False
        if kind == PURCHASE:
            return buying.step_purchase(self, frame)
        if kind == PAYING:
            return paying.step_paying(self, frame)
        if kind == CITY_ACTION:
            return turn.step_city(self, frame)
        if kind == DISCARDING_DISC:
            return discs.step_disc(self, frame)
        if kind == EXPLORING:
            return explore.step_exploring(self, frame)
        if kind == ROBBING:
            return explore.step_robbing(self, frame)
        if kind == QUEST_DONE:
            return quests.step_quest_done(self, frame)
        if kind == MARKING:
            return effects.step_marking(self, frame)
        if kind == SYNERGY:
            return effects.step_synergy(self, frame)
        if kind == MANNING:
            return effects.step_manning(self, frame)
        if kind == VISITING:
            return sail.step_visiting(self, frame)
        if kind == SCORING_BUY:
            return scoring.step_scoring_buy(self, frame)
        if kind == SCORING:
            return scoring.step_scoring(self, frame)
        if kind == JEAN_TURN:
            return jean.step_jean(self, frame)
        if kind == SPLITTING:
            return setup.step_splitting(self, frame)
        if kind == CHOOSING_CAREER:
            return setup.step_career(self, frame)
        if kind == ARRIVING:
            return legacy.step_arriving(self, frame)
        if kind == L1_QUEST:
            return quests.step_l1(self, frame)
        if kind == REMOVING_SKULL:
            return legacy.step_skull(self, frame)
        if kind == CHECKING_STORY:
            return story.step_checking(self, frame)
        if kind == VOTING:
            return story.step_voting(self, frame)
        self.deciders = 1 << frame.seat  # combat, influence, a rank, a choice, a cost that may be paid, a quest
        return True

    def free_choice(self) -> bool:
        """Whatever depends on a hidden hand is asked even if there is one answer only (MAR-31.6)."""
        frame = self.top
        kind = frame.kind
        if kind == SPLITTING or kind == CHOOSING_CAREER or kind == PAYING or kind == CITY_ACTION:
            return True
        if kind == MAIN:
            return frame.n == 0 and self.quest_here(self.boards[frame.seat].ship)
        if kind == ARRIVING or kind == L1_QUEST or kind == VOTING:
            return True
        return kind == MAYBE or kind == TRAIL_QUEST or kind == SCORING_BUY

    def in_steps(self, frame: Frame) -> bool:
        """A split and a payment are one answer in several steps."""
        return frame.kind == PAYING or frame.kind == SPLITTING

    def fill(self, seat: i64, out: Buffer) -> None:
        frame = self.top
        kind = frame.kind
        if kind == MAIN:
            turn.options_main(self, frame, out)
        elif kind == SAILING:
            sail.options_sailing(self, frame, out)
        elif kind == DRAWING:
            turn.options_drawing(self, frame, out)
        elif kind == VILLAGES:
            villages.options_villages(self, frame, out)
        elif kind == PAYING:
            paying.options_paying(self, frame, out)
        elif kind == CITY_ACTION:
            turn.options_city(self, frame, out)
        elif kind == DISCARDING_DISC:
            discs.options_disc(self, frame, out)
        elif kind == FIGHTING:
            combat.options_fighting(self, frame, out)
        elif kind == EXPLORING:
            explore.options_exploring(self, frame, out)
        elif kind == INFLUENCE:
            effects.options_influence(self, frame, out)
        elif kind == CHOICE:
            self.options_choice(frame, out, self.box.act.option)
            if frame.n != CHOSEN_BY_RULE:
                out.add(self.box.act.decline)
        elif kind == MAYBE:
            effects.options_maybe(self, frame, out)
        elif kind == SCORING_BUY:
            scoring.options_scoring_buy(self, frame, out)
        elif kind == TRAIL_QUEST:
            quests.options_trail_quest(self, frame, out)
        elif kind == MARKING:
            effects.options_marking(self, frame, out)
        elif kind == SYNERGY:
            effects.options_synergy(self, frame, out)
        elif kind == RANKING:
            effects.options_ranking(self, frame, out)
        elif kind == MANNING:
            effects.options_manning(self, frame, out)
        elif kind == VISITING:
            sail.options_visiting(self, out)
        elif kind == ARRIVING:
            legacy.options_arriving(self, frame, out)
        elif kind == L1_QUEST:
            quests.options_l1(self, frame, out)
        elif kind == REMOVING_SKULL:
            legacy.options_skull(self, out)
        elif kind == VOTING:
            story.options_voting(self, frame, out)
        elif kind == SPLITTING:
            setup.options_splitting(self, seat, out)
        else:
            assert kind == CHOOSING_CAREER
            setup.options_career(self, seat, out)
        free.options_free(self, frame, seat, out)

    def answer(self, seat: i64, action: i64) -> None:
        frame = self.top
        kind = frame.kind
        if kind == SPLITTING:
            setup.do_splitting(self, frame, seat, action)
        elif free.is_free(self.box.act, action):
            free.do_free(self, seat, action)
        elif kind == MAIN:
            turn.do_main(self, frame, action)
        elif kind == SAILING:
            sail.do_sailing(self, frame, action)
        elif kind == DRAWING:
            turn.do_drawing(self, frame, action)
        elif kind == VILLAGES:
            villages.do_villages(self, frame, action)
        elif kind == PAYING:
            paying.do_paying(self, frame, action)
        elif kind == CITY_ACTION:
            turn.do_city(self, frame, action)
        elif kind == DISCARDING_DISC:
            discs.do_disc(self, frame, action)
        elif kind == FIGHTING:
            combat.do_fighting(self, frame, action)
        elif kind == EXPLORING:
            explore.do_exploring(self, frame, action)
        elif kind == INFLUENCE:
            effects.do_influence(self, frame, action)
        elif kind == CHOICE:
            self.do_list(frame, action)
        elif kind == MAYBE:
            effects.do_maybe(self, frame, action)
        elif kind == SCORING_BUY:
            scoring.do_scoring_buy(self, frame, action)
        elif kind == TRAIL_QUEST:
            quests.do_trail_quest(self, frame, action)
        elif kind == MARKING:
            effects.do_marking(self, frame, action)
        elif kind == SYNERGY:
            effects.do_synergy(self, frame, action)
        elif kind == RANKING:
            effects.do_ranking(self, frame, action)
        elif kind == MANNING:
            effects.do_manning(self, frame, action)
        elif kind == VISITING:
            sail.do_visiting(self, frame, action)
        elif kind == ARRIVING:
            legacy.do_arriving(self, frame, action)
        elif kind == L1_QUEST:
            quests.do_l1(self, frame, action)
        elif kind == REMOVING_SKULL:
            legacy.do_skull(self, action)
        elif kind == VOTING:
            story.do_voting(self, frame, seat, action)
        else:
            assert kind == CHOOSING_CAREER
            setup.do_career(self, frame, seat, action)

    def do_list(self, frame: Frame, action: i64) -> None:
        """One of the lists of a choice, or none: then the effect goes on where they meet again."""
        if action != self.box.act.decline:
            self.do_choice(action - self.box.act.option)
            return
        self.pop()
        after = self.code[frame.what * WIDTH + 2]
        self.run(Frame(EFFECT, frame.seat, after, frame.n, frame.mask, frame.source, frame.bound))

    # --- effects -----------------------------------------------------------------------------------------------

    def do_verb(self, frame: Frame, op: i64, a: i64, b: i64, c: i64, counted: i64) -> None:
        effects.do_verb(self, frame, op, a, b, c, counted)

    def can_verb(self, frame: Frame, op: i64, a: i64, b: i64, c: i64) -> bool:
        return effects.can_verb(self, frame, op, a, b)

    def count(self, seat: i64, what: i64, which: i64) -> i64:
        return effects.count(self, seat, what)

    # --- for the rest of the house -----------------------------------------------------------------------------

    def can(self, seat: int, action: int) -> int:
        self.box.actions.text(action)
        return int(refusals.can(self, seat, action))

    def refused(self, seat: int, action: int, reason: int) -> IllegalAction:
        return refusals.refused(self, seat, action, reason)

    def rule_now(self) -> str:
        return refusals.rule_now(self)

    def scores(self) -> list[int]:
        return standing.scores(self)

    def carry(self) -> dict[str, object] | None:
        return archive.carry(self)

    def violations(self) -> list[str]:
        return accounts.violations(self)

    def to_plain(self) -> dict[str, object]:
        return plain.to_plain(self)
