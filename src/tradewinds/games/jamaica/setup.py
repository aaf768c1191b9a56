"""Set-up (JAM-3.1 to 3.9; with the Ghost Ship JAM-10.1 to 10.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tradewinds.games.jamaica.components import (
    ALL_TREASURES,
    FOOD,
    GOLD,
    HAND,
    LADY_BETH,
    START_FOOD,
    START_GOLD,
)
from tradewinds.games.jamaica.content import Box
from tradewinds.games.jamaica.phases.dice import begin_round
from tradewinds.games.jamaica.phases.hands import draw_up_to
from tradewinds.games.jamaica.state import SETUP, JamaicaState, Options
from tradewinds.kernel.game import OptionValue

MOST_ROUNDS: Final = 300
"""Of a match with a pack, whose track may be one that nobody can sail (JAM-R27); none with the box comes near."""


def make_options(values: Mapping[str, OptionValue], box: Box) -> Options:
    cap = values["round_cap"]
    return Options(
        limited_bank=values["bank"] == "limited",
        loot_forced=values["decline_loot"] == "forbidden",
        map_at_once=values["morgans_map_draw"] == "immediately",
        keep_played_card=values["reshuffle_includes_played_card"] is False,
        ghost_ties_count=values["ghost_tie_rule"] != "captain_chooses",
        ghost_rests_in_final_round=values["ghost_moves_in_final_round"] is False,
        cost_16=int(values["port_cost_16"] or 0),
        cost_30=int(values["port_cost_30"] or 0),
        round_cap=int(cap) if isinstance(cap, int) else MOST_ROUNDS if box.name else 0,
        box=box,
    )


def set_up(s: JamaicaState) -> None:
    """Three food, three gold, three cards each, all ships in Port Royal, a random first Captain."""
    for seat in range(s.players):
        ship = s.ships[seat]
        ship.good[0] = FOOD
        ship.amount[0] = START_FOOD
        ship.good[1] = GOLD
        ship.amount[1] = START_GOLD
        s.bank[FOOD] -= START_FOOD
        s.bank[GOLD] -= START_GOLD
    if s.has_ghost():
        ghost = s.ghost()
        ghost.deck = 0
        ghost.good[0] = GOLD
        ghost.amount[0] = 5
        ghost.good[1] = GOLD
        ghost.amount[1] = 3
        s.bank[GOLD] -= 8
        ghost.powers = LADY_BETH
        s.pool = ALL_TREASURES & ~LADY_BETH
    s.captain = s.chance.below(SETUP, s.players)
    if s.journal is not None:
        s.journal.add("set_up", "JAM-3.9", s.captain, {"captain": int(s.captain), "players": int(s.players)})
    for seat in range(s.players):
        draw_up_to(s, seat, HAND)
    begin_round(s)
