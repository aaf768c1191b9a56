"""Legacy tiles (MAR-29): put on the map and taken off it, what they do to ships that stop there, skull tiles."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import BIT, NATION_NAMES
from tradewinds.games.maracaibo.content import DISC_TILE, L1, L3, L4, L6, L9, NEW_CITY, SKULL, Acts
from tradewinds.games.maracaibo.discs import has_disc
from tradewinds.games.maracaibo.free import any_help
from tradewinds.games.maracaibo.paying import begin_paying, by_hand, can_pay
from tradewinds.games.maracaibo.quests import put_on_map, put_under
from tradewinds.games.maracaibo.reasons import (
    ASK_LEGACY,
    ASK_SKULL,
    EXPLORER_BEHIND,
    FAR_FROM_L7,
    NO_SKULL_TILE,
    TILE_BARRED,
)
from tradewinds.games.maracaibo.state import (
    ARRIVING,
    CITY_TILES,
    DISCARDING_DISC,
    LEGACY_PLACES,
    ON_LEGACY,
    PHASE_B,
    MaracaiboState,
)
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

# --- on the map and off it -------------------------------------------------------------------------------------------


def add_tiles(s: MaracaiboState, tiles: i64) -> None:
    """Those that are not in play yet (MAR-28.13), in the order of their numbers."""
    tile: i64
    for tile in range(len(s.box.legacy_names)):
        if tiles & BIT[tile] != 0 and not s.has_tile(tile):
            add_tile(s, tile)


def add_tile(s: MaracaiboState, tile: i64) -> None:
    """With discs for few people (MAR-29.12); a city tile under L3 leaves the game (MAR-29.4), L1 gets a quest."""
    s.legacy |= BIT[tile]
    s.on_tiles[tile] = s.box.legacy_prefilled[4 * tile + s.people() - 1]
    s.see_map()
    if s.journal is not None:
        s.journal.add("tile_added", "MAR-29.1", -1, {"legacy": s.box.legacy_names[tile]})
    if tile == L1:
        put_quest_on_l1(s)
    elif tile == L3:
        place = s.box.legacy_at[L3]
        tiles = s.tiles[:]
        s.tiles_gone |= BIT[tiles[place]]
        tiles[place] = -1
        s.tiles = tiles
        s.market[place] = 0
        if not s.rules.first_edition:
            lose_marker(s, place)


def lose_marker(s: MaracaiboState, place: i64) -> None:
    """Out of the game (MAR-29.4, ED.43)."""
    nation = s.markers[place]
    if nation < 0:
        return
    s.markers[place] = -1
    if s.journal is not None:
        told: dict[str, object] = {"nation": NATION_NAMES[nation], "place": s.box.place_names[place]}
        s.journal.add("marker_lost", "MAR-29.4", -1, told)


def put_quest_on_l1(s: MaracaiboState) -> None:
    """Nothing if the pile is empty (MAR-29.2)."""
    s.l1_quest = put_on_map(s, s.box.legacy_at[L1])


def remove_tiles(s: MaracaiboState, tiles: i64) -> None:
    tile: i64
    for tile in range(len(s.box.legacy_names)):
        if tiles & BIT[tile] != 0 and s.has_tile(tile):
            remove_tile(s, tile)


def remove_tile(s: MaracaiboState, tile: i64) -> None:
    """Discs and markers on it leave the game; Cartagena gets a city tile again (MAR-29.5, 29.18)."""
    s.legacy &= ~BIT[tile]
    s.on_tiles[tile] = 0
    s.see_map()
    if s.journal is not None:
        s.journal.add("tile_removed", "MAR-29.1", -1, {"legacy": s.box.legacy_names[tile]})
    k: i64
    if tile == L1 and s.l1_quest >= 0:
        put_under(s, s.l1_quest)
        s.l1_quest = -1
    elif tile == L3:
        refill_cartagena(s)
    elif tile == L6:
        for k in range(LEGACY_PLACES - 1):
            s.legacy_markers[k] = -1
    elif tile == L9:
        s.legacy_markers[LEGACY_PLACES - 1] = -1
    place = s.box.legacy_at[tile]
    if place >= 0 and s.box.legacy_kind[tile] == NEW_CITY:
        s.market[place] = 0
        if s.box.legacy[place] > 0:
            s.markers[place] = -1


def refill_cartagena(s: MaracaiboState) -> None:
    """One of the city tiles for this number of players that are left in the box (MAR-29.5, RUL.53)."""
    box = s.box
    left: i64 = 0
    tile: i64
    for tile in range(len(box.tile_names)):
        if box.tile_players[tile] & BIT[s.players] != 0 and box.tile_fixed[tile] < 0:
            left |= BIT[tile]
    left &= ~s.tiles_gone
    for tile in s.tiles:
        if tile >= 0:
            left &= ~BIT[tile]
    place = box.legacy_at[L3]
    tiles = s.tiles[:]
    tiles[place] = s.chance.pick(CITY_TILES, left)
    s.tiles = tiles
    if s.journal is not None:
        told: dict[str, object] = {"tile": box.tile_names[tiles[place]], "place": box.place_names[place]}
        s.journal.reveal("city_tile", "MAR-29.5", -1, told)


def too_far_from(s: MaracaiboState, place: i64) -> i64:
    """The own explorer has not reached the gate of a legacy city (MAR-29.6, 29.9)."""
    return EXPLORER_BEHIND if s.box.legacy[place] == L4 + 1 else FAR_FROM_L7


# --- a ship stops there (MAR-29.7, 29.11, 29.15) ---------------------------------------------------------------------


def arrive_at(s: MaracaiboState, seat: i64, place: i64) -> None:
    """L5 and L25 give something, L10 to L17 offer something, before the main action."""
    tile = s.box.acts_at[place]
    if tile >= 0 and s.has_tile(tile):
        s.push(ARRIVING, seat, tile)


def step_arriving(s: MaracaiboState, frame: Frame) -> bool:
    """What cannot be done for all to see is passed over."""
    s.phase = PHASE_B
    tile = frame.what
    if s.box.legacy_kind[tile] != DISC_TILE:
        s.pop()
        s.run(Frame(EFFECT, frame.seat, s.box.legacy_program[tile]))
        return False
    cost = s.box.legacy_cost[tile]
    seat = frame.seat
    payable = can_pay(s, seat, cost) or by_hand(s, s.boards[seat], cost) or any_help(s, frame, seat)
    if not (has_room(s, seat, tile) and payable):
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def has_room(s: MaracaiboState, seat: i64, tile: i64) -> bool:
    """A free place on the tile and a legal disc for it."""
    return s.on_tiles[tile] < s.box.legacy_spaces[tile] and has_disc(s, s.boards[seat])


def can_use_tile(s: MaracaiboState, seat: i64, tile: i64) -> i64:
    return 0 if has_room(s, seat, tile) and can_pay(s, seat, s.box.legacy_cost[tile]) else TILE_BARRED


def options_arriving(s: MaracaiboState, frame: Frame, out: Buffer) -> None:
    if can_use_tile(s, frame.seat, frame.what) == 0:
        out.add(s.box.act.accept)
    out.add(s.box.act.decline)


def can_arriving(s: MaracaiboState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    return can_use_tile(s, frame.seat, frame.what) if action == act.accept else ASK_LEGACY


def do_arriving(s: MaracaiboState, frame: Frame, action: i64) -> None:
    """Pay, then the reward, then a disc of the ship board goes to the tile."""
    s.pop()
    if action == s.box.act.decline:
        return
    tile = frame.what
    if s.journal is not None:
        s.journal.add("tile_used", "MAR-29.11", int(frame.seat), {"legacy": s.box.legacy_names[tile]})
    s.push(DISCARDING_DISC, frame.seat, ON_LEGACY + tile, 1)
    s.push(EFFECT, frame.seat, s.box.legacy_program[tile])
    begin_paying(s, frame.seat, s.box.legacy_cost[tile], "MAR-29.11")


# --- skull tiles (MAR-29.16) -----------------------------------------------------------------------------------------


def can_remove_skull(s: MaracaiboState, tile: i64) -> i64:
    return 0 if s.has_tile(tile) and s.box.legacy_kind[tile] == SKULL else NO_SKULL_TILE


def any_skull(s: MaracaiboState) -> bool:
    tile: i64
    for tile in range(len(s.box.legacy_names)):
        if can_remove_skull(s, tile) == 0:
            return True
    return False


def step_skull(s: MaracaiboState, frame: Frame) -> bool:
    if not any_skull(s):
        s.pop()
        return False
    s.deciders = BIT[frame.seat]
    return True


def options_skull(s: MaracaiboState, out: Buffer) -> None:
    tile: i64
    for tile in range(len(s.box.legacy_names)):
        if can_remove_skull(s, tile) == 0:
            out.add(s.box.act.skull + tile)
    out.add(s.box.act.decline)


def can_skull(s: MaracaiboState, act: Acts, action: i64) -> i64:
    if action == act.decline:
        return 0
    return can_remove_skull(s, action - act.skull) if act.skull <= action < act.size else ASK_SKULL


def do_skull(s: MaracaiboState, action: i64) -> None:
    s.pop()
    if action != s.box.act.decline:
        remove_tile(s, action - s.box.act.skull)
