"""The chances shown in a battle, against battles that the rules carry out with every roll there is."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tradewinds import games
from tradewinds.games.jamaica.components import GUNPOWDER, LADY_BETH, SABRE, STAR
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.odds import WHOLE, Arms, Odds, answered, attacked, attacked_again, percent
from tradewinds.games.jamaica.state import ATTACK_POWDER, BATTLE, COMBAT, Battle
from tradewinds.kernel.game import Note
from tradewinds.kernel.journal import Journal

GAME = games.load("jamaica")
ATTACKER, DEFENDER = 0, 1
Chances = tuple[Fraction, Fraction]
"""That the attacker wins, and that nobody does."""
SABRES = ((0, 0), (SABRE, 0), (0, SABRE))


def battle(powder: tuple[int, int], powers: tuple[int, int] = (0, 0)) -> Jamaica:
    """Two ships with this gunpowder and these treasures, just before the attacker is asked."""
    s = cast(Jamaica, GAME.start(3, {}, 1))
    for seat in (ATTACKER, DEFENDER):
        ship = s.ships[seat]
        ship.powers = powers[seat]
        for hold in range(5):
            ship.clear(hold)
        if powder[seat]:
            ship.good[0], ship.amount[0] = GUNPOWDER, powder[seat]
    s.battle = Battle(ATTACKER, DEFENDER)
    s.push(BATTLE, ATTACKER, 0, ATTACK_POWDER)
    s.advance()
    return s


class Trial:
    """Every course of one battle: the defender spends a given amount, the Sabre strikes for or against the reader."""

    def __init__(self, defence: int, reader: int) -> None:
        self.defence = defence
        self.reader = reader
        self.known: dict[tuple[int, ...], Chances] = {}

    def ends(self, s: Jamaica, seat: int, action: str) -> Chances:
        """After this answer, over all rolls."""
        chances = []
        for rolls in product(range(6), repeat=2):
            copy = s.copy()
            copy.journal = Journal()
            copy.chance.script = {COMBAT: list(rolls)}
            copy.play(seat, GAME.actions.parse(action))
            chances.append(self.end(copy))
        win, tie = (sum(parts, Fraction()) / len(chances) for parts in zip(*chances, strict=True))
        return win, tie

    def end(self, s: Jamaica) -> Chances:
        assert s.journal is not None
        for fact in s.journal.facts:
            if fact.kind == "battle_won":
                return Fraction(fact.public["winner"] == ATTACKER), Fraction(0)
            if fact.kind == "battle_tied":
                return Fraction(0), Fraction(1)
        fight = s.fight()
        key = (int(s.top.n), int(fight.attack_roll), int(fight.defend_roll), int(fight.sabre_used))
        if key not in self.known:
            self.known[key] = self.decided(s)
        return self.known[key]

    def decided(self, s: Jamaica) -> Chances:
        seat = s.seats_to_act()[0]
        asked = GAME.prompt(s, seat)
        assert asked is not None
        if asked.kind == "powder":
            assert seat == DEFENDER
            return self.ends(s, seat, f"powder:{self.defence}")
        assert asked.kind == "sabre"
        choose = max if seat == self.reader else min
        return choose(self.ends(s, seat, "sabre:keep"), self.ends(s, seat, "sabre:reroll"), key=self.worth)

    def worth(self, chances: Chances) -> Chances:
        win, tie = chances
        return (win if self.reader == ATTACKER else 1 - win - tie), tie


def told(s: Jamaica, seat: int) -> dict[str, Note]:
    """The odds with every answer of this seat."""
    asked = GAME.prompt(s, seat)
    assert asked is not None
    return {GAME.actions.text(action): notes[0] for action, notes in asked.options}


def shown(chance: Fraction) -> int:
    parts = chance * WHOLE
    assert parts.denominator == 1, "every chance is a whole number of parts"
    return percent(int(parts))


def agree(s: Jamaica, seat: int) -> set[str]:
    """What the prompt says of each answer is what comes of it."""
    kinds = set()
    for action, (key, args) in told(s, seat).items():
        kinds.add(key)
        all_of_it = int(s.ships[DEFENDER].total(GUNPOWDER))
        spends = (0,) if key == "preview-odds" else (0, all_of_it)
        for defence, name in zip(spends, ("win", "answered"), strict=False):
            win, tie = Trial(defence, seat).ends(s, seat, action)
            if seat == DEFENDER:
                win = 1 - win - tie
            assert args[name] == shown(win), (action, key, args)
            if key == "preview-odds":
                assert args["tie"] == shown(tie), (action, key, args)
            else:
                assert args["n"] == all_of_it
    return kinds


@pytest.mark.rules("JAM-6.6", "JAM-6.10", "JAM-8.6", "JAM-8.10")
@pytest.mark.parametrize("sabres", SABRES)
@pytest.mark.parametrize("beth", [(0, 0), (LADY_BETH, 0), (0, LADY_BETH)])
def test_the_odds_come_true(sabres: tuple[int, int], beth: tuple[int, int]) -> None:
    """Through a whole battle, whoever has Lady Beth and the Sabre: gunpowder of both, and both uses of the Sabre."""
    powers = (sabres[0] | beth[0], sabres[1] | beth[1])
    asked = set()
    for powder in ((2, 3), (1, 0)):
        s = battle(powder, powers)
        keys = agree(s, ATTACKER)
        assert keys == ({"preview-odds-open"} if powder[1] else {"preview-odds"})
        for rolls in ((1, 2), (3, 0), (STAR, 4)):
            copy = s.copy()
            copy.chance.script = {COMBAT: list(rolls)}
            copy.play(ATTACKER, GAME.actions.parse("powder:1"))
            while copy.battle is not None and GAME.prompt(copy, copy.seats_to_act()[0]).kind != "loot":  # type: ignore[union-attr]
                seat = copy.seats_to_act()[0]
                kind = cast(Any, GAME.prompt(copy, seat)).kind
                agree(copy, seat)
                asked.add(kind)
                copy.play(seat, GAME.actions.parse("sabre:keep" if kind == "sabre" else "powder:1"))
    assert asked == ({"powder", "sabre"} if any(sabres) else {"powder"})


@given(
    powder=st.tuples(st.integers(1, 6), st.integers(1, 6)),
    sabres=st.sampled_from(SABRES),
    beth=st.sampled_from([(0, 0), (LADY_BETH, 0), (0, LADY_BETH)]),
    rolls=st.tuples(*[st.sampled_from(range(6))] * 4),
)
@settings(deadline=None)
def test_more_gunpowder_is_never_worth_less(
    powder: tuple[int, int], sabres: tuple[int, int], beth: tuple[int, int], rolls: tuple[int, ...]
) -> None:
    """Neither for the attacker nor for the defender, whoever has the Sabre."""
    s = battle(powder, (sabres[0] | beth[0], sabres[1] | beth[1]))
    s.chance.script = {COMBAT: list(rolls)}
    s.journal = Journal()
    while not any(fact.kind in ("battle_won", "battle_tied") for fact in s.journal.facts):
        seat = s.seats_to_act()[0]
        asked = cast(Any, GAME.prompt(s, seat))
        answers = told(s, seat)
        if asked.kind == "powder":
            for name in ("win", "answered"):
                chances = [cast(int, args[name]) for _, args in answers.values() if name in args]
                assert chances == sorted(chances)
        s.play(seat, GAME.actions.parse("powder:0" if asked.kind == "powder" else "sabre:keep"))


@pytest.mark.parametrize("reader", [1, -1])
@pytest.mark.parametrize("sabre", [0, 1, -1])
def test_chances_grow_with_the_lead(sabre: int, reader: int) -> None:
    """To the part, where percents could hide it; for the defender they shrink."""
    leads = [Arms(ahead, sabre, reader) for ahead in range(-40, 41)]
    courses: list[Callable[[Arms], Odds]] = [attacked, attacked_again]
    courses += [partial(answered, attack=attack) for attack in range(6)]
    for course in courses:
        ends = [course(arms) for arms in leads]
        wins = [end.win if reader == 1 else end.turned().win for end in ends]
        assert wins == sorted(wins, reverse=reader == -1)


@pytest.mark.rules("JAM-6.7", "JAM-6.9")
def test_equal_ships() -> None:
    """One in six is the star; of the 25 pairs of figures ten are higher and five are equal."""
    s = battle((1, 0))
    key, args = told(s, ATTACKER)["powder:0"]
    assert key == "preview-odds"
    assert args == {"win": percent(WHOLE * 16 // 36), "tie": percent(WHOLE * 5 // 36)} == {"win": 44, "tie": 14}


def test_only_what_is_certain_is_shown_as_certain() -> None:
    assert [percent(n) for n in (0, 1, WHOLE // 2, WHOLE - 1, WHOLE)] == [0, 1, 50, 99, 100]
