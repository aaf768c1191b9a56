"""A few of the decisions that `python -m tools.secrecy` tries by the hundred thousand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tradewinds
from tests.playing import play
from tools.secrecy import Trial, all_configurations, try_decisions, try_undo, world_of
from tradewinds import games
from tradewinds.games.jamaica.plain import TREASURE_NAMES

TRIED = 40 if tradewinds.compiled() else 3
"""Configurations, picked anew by the seed below; the command tries all of them."""
DECISIONS = 60
MATCHES = 30 if tradewinds.compiled() else 3


@pytest.mark.rules("JAM-11.3", "JAM-11.6", "JAM-11.7", "PR-23.2", "PR-23.3", "PR-23.4", "PR-23.5")
@pytest.mark.parametrize("name", games.names())
def test_a_free_undo_shows_nothing_and_nobody_sees_a_secret_choice(name: str) -> None:
    found = all_configurations(games.load(name))
    dice = random.Random(6)
    for configuration in dice.sample(found, min(TRIED, len(found))):
        done = try_decisions(configuration, dice.randrange(2**31), DECISIONS)
        assert done["decisions"] == DECISIONS


@pytest.mark.parametrize("name", games.names())
def test_an_undo_takes_back_exactly_one_answer(name: str) -> None:
    dice = random.Random(7)
    found = all_configurations(games.load(name))
    free = 0
    for _ in range(MATCHES):
        free += try_undo(dice.choice(found), dice.randrange(2**31))["free"]
    assert free > 20 * MATCHES


def loots(players: int, wanted: int, dice: random.Random) -> Iterator[dict[str, Any]]:
    """Positions of Jamaica in which a winner with several face-down cards chooses the loot."""
    game = games.load("jamaica")
    while wanted:
        state = game.start(players, {}, dice.randrange(2**31))
        for _ in play(state, dice.randrange(2**31)):
            seat = state.seats_to_act()
            if len(seat) == 1 and "loot:face_down" in map(game.actions.text, state.legal(seat[0])):
                plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.to_plain()))
                if len(plain["ships"][seat[0]]["face_down"]) >= 2:
                    yield plain | {"winner": seat[0]}
                    wanted -= 1
                    break


def with_curses(plain: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """The same, but the winner's cards are curses, and who has seen which of them is drawn by lot."""
    names, players = TREASURE_NAMES, plain["players"]
    winner = plain.pop("winner")
    mine = [card for card in plain["ships"][winner]["face_down"] if card in names[4:]][:3]
    free = [curse for curse in names[9:] if curse not in mine]
    swap: dict[str, str] = {}
    for card, curse in zip([card for card in mine if card not in names[9:]], free, strict=False):
        swap |= {card: curse, curse: card}
    for ship in plain["ships"]:
        ship["face_down"] = sorted((swap.get(card, card) for card in ship["face_down"]), key=names.index)
        ship["known_curses"] = 0
    plain["seen"] = {swap.get(card, card): eyes for card, eyes in plain["seen"].items()}
    for card in plain["ships"][winner]["face_down"]:
        others = [seat for seat in range(players) if seat != winner and dice.random() < 0.5]
        plain["seen"][card] = sorted([winner, *others])
    return plain


@pytest.mark.rules("JAM-6.20", "JAM-11.6")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_which_curse_was_given_is_seen_by_two(players: int) -> None:
    """Whatever a third player knew of the giver's curses, and whatever is given, the table looks the same to them."""
    dice = random.Random(players)
    game = games.load("jamaica")
    done = 0
    for plain in loots(players, 40 if tradewinds.compiled() else 4, dice):
        state = game.from_plain(with_curses(plain, dice))
        (seat,) = state.seats_to_act()
        curses = [a for a in state.legal(seat) if game.actions.text(a).startswith("loot:curse:")]
        trial = Trial(("jamaica", players, {}), 0)
        trial.table = world_of(trial.table, state)
        for action in curses:
            for eyes in [None, *range(players)]:
                trial.choose_in_secret(seat, game.actions.text(action), state.legal(seat), eyes)
        done += trial.done["secret alternatives of loot:curse"]
    assert done >= 4
