"""Random matches of every game, for `tools/compile.py --trained`: the code they run often is compiled for speed."""

from __future__ import annotations

import sys

import tradewinds
from tradewinds import games
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.playout import random_playout


def main() -> int:
    assert tradewinds.compiled()
    matches = int(sys.argv[1])
    for name in games.names():
        game = games.load(name)
        for players in range(game.min_players, game.max_players + 1):
            for number in range(matches):
                state = game.start(players, {}, number)
                random_playout(state, Xorshift(number), 100)
                random_playout(state.copy(), Xorshift(number))
    return 0


if __name__ == "__main__":
    sys.exit(main())
