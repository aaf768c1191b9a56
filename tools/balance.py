#!/usr/bin/env python3
"""How balanced a game is between players who know what they do: seats, scores and their parts.

    python tools/balance.py maracaibo --players 3 --games 500 --seed balance
    python tools/balance.py maracaibo --players 4 --bots mate,random,random,random --games 1000
    python tools/balance.py maracaibo --players 2 --option jean=1 --option jean_difficulty=hard

Bots move on by one seat from match to match and see determinized positions only. A shared victory counts in parts.
The time is CPU time of this process.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict

from tradewinds import games
from tradewinds.bots import make
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.state import State


def value_of(text: str) -> OptionValue:
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


def play(game: Game, names: list[str], options: dict[str, OptionValue], seed: str, number: int) -> tuple[State, float]:
    """One match; the state at its end and the seconds that `mate` thought per decision."""
    bots = [make(game, name, number * 31 + seat) for seat, name in enumerate(names)]
    state = game.start(len(names), options, f"{seed} {number}")
    spent, made = 0.0, 0
    while not state.over:
        seat = state.seats_to_act()[0]
        seen = game.determinize(state, seat, number)
        began = time.process_time()
        action = bots[seat].choose(seen, seat)
        if names[seat] == "mate":
            spent += time.process_time() - began
            made += 1
        state.play(seat, action)
    return state, spent / max(made, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="", help="by default mate in every seat")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    game = games.load(chosen.game)
    options = {name: value_of(text) for name, text in (part.split("=", 1) for part in chosen.option)}
    fixed = bool(game.rule_seats(chosen.players, game.check_options(options)))
    names = chosen.bots.split(",") if chosen.bots else ["mate"] * chosen.players
    seats = [0.0] * chosen.players
    wins: dict[str, float] = defaultdict(float)
    sums: dict[str, list[dict[str, float]]] = {"all": [{} for _ in names], "winners": [{}]}
    best, thought = 0, 0.0
    for number in range(chosen.games):
        turn = 0 if fixed else number % chosen.players
        order = [names[(seat + turn) % chosen.players] for seat in range(chosen.players)]
        state, took = play(game, order, options, chosen.seed, number)
        thought += took / chosen.games
        winners = state.winners()
        best += max(state.scores())
        for seat, parts in enumerate(game.breakdown(state)):
            share = 1 / len(winners) if seat in winners else 0.0
            seats[seat] += share
            wins[order[seat]] += share
            for part, points in parts.items():
                of_seat, of_winners = sums["all"][seat], sums["winners"][0]
                of_seat[part] = of_seat.get(part, 0.0) + points / chosen.games
                of_winners[part] = of_winners.get(part, 0.0) + points * share / chosen.games
    told = {
        "games": chosen.games,
        "seat_wins": [round(n / chosen.games, 3) for n in seats],
        "bot_wins": {name: round(n / chosen.games, 3) for name, n in wins.items()},
        "mean_best_score": round(best / chosen.games, 1),
        "mean_parts_by_seat": [{part: round(n, 1) for part, n in row.items()} for row in sums["all"]],
        "mean_parts_of_winners": {part: round(n, 1) for part, n in sums["winners"][0].items()},
        "decision_ms": round(thought * 1000, 3),
    }
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
