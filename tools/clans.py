#!/usr/bin/env python3
"""How strong the clans of Empires of the North are, with `mate` in all seats: the tables of docs/empires-balance.md.

    python tools/clans.py                1,000 matches a pair of clans, half of them with each clan in the first seat
    python tools/clans.py --alone        200 matches alone, for every clan, scenario and level
    python tools/clans.py --games 100    fewer

The same numbers come out on every machine: match i of Glenn against Ulaf has the seed balance.glenn.ulaf.i.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import combinations

from tradewinds import games
from tradewinds.bots import own
from tradewinds.games.empires.components import CLAN_NAMES
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.game import OptionValue
from tradewinds.kernel.state import State
from tradewinds.play.table import bot_number

GAME = games.load("empires")


def play(seed: str, clans: list[str], options: dict[str, OptionValue]) -> tuple[State, int]:
    """A match between clans that are given, to its end, and how many decisions it took."""
    state = GAME.start(len(clans), options, seed)
    for clan in clans:
        state.play(state.seats_to_act()[0], GAME.actions.parse(f"clan:{clan}"))
    mates = [own.make(GAME, "mate", bot_number(f"{seed}/{seat}")) for seat in range(len(clans))]
    imagine = Xorshift(bot_number(f"{seed}/imagine"))
    made = len(clans)
    while not state.over:
        seat = state.seats_to_act()[0]
        state.play(seat, mates[seat].choose(GAME.determinize(state, seat, imagine.below(2**31 - 1)), seat))
        made += 1
    return state, made


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def pairs(matches: int) -> None:
    wins: dict[tuple[str, str], float] = defaultdict(float)
    scores: dict[str, int] = defaultdict(int)
    rounds = decisions = 0
    for pair in combinations(CLAN_NAMES, 2):
        for number in range(matches):
            seated = list(pair if number % 2 == 0 else reversed(pair))
            state, made = play(f"balance.{'.'.join(pair)}.{number}", seated, {})
            winners = state.winners()
            for seat, score in enumerate(state.scores()):
                scores[seated[seat]] += score
                wins[seated[seat], seated[1 - seat]] += (seat in winners) / len(winners)
            rounds += GAME.round_now(state)
            decisions += made
    played = matches * len(list(combinations(CLAN_NAMES, 2)))
    print(f"{rounds / played:.1f} rounds and {decisions / played:.0f} decisions on the average")
    print(row("", *CLAN_NAMES, "all", "score"))
    others = len(CLAN_NAMES) - 1
    for one in CLAN_NAMES:
        shares = ["" if one == other else round(100 * wins[one, other] / matches) for other in CLAN_NAMES]
        field = sum(wins[one, other] for other in CLAN_NAMES) / matches / others
        print(row(one, *shares, f"{100 * field:.1f}", round(scores[one] / matches / others)))


def alone(matches: int) -> None:
    values = {option.id: option.values for option in GAME.options}
    levels = ("easy", "normal", "hard")
    print(row("", *values["solo_scenario"]))
    for clan in CLAN_NAMES:
        cells = []
        for scenario in values["solo_scenario"]:
            won = []
            for level in levels:
                options: dict[str, OptionValue] = {"solo_scenario": scenario, "solo_level": level}
                ends = [play(f"balance.{clan}.{scenario}.{level}.{n}", [clan], options)[0] for n in range(matches)]
                won.append(round(100 * sum(len(state.winners()) for state in ends) / matches))
            cells.append(" / ".join(map(str, won)))
        print(row(clan, *cells), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--games", type=int)
    asked = parser.parse_args()
    if asked.alone:
        alone(asked.games or 200)
    else:
        pairs(asked.games or 1000)


if __name__ == "__main__":
    main()
