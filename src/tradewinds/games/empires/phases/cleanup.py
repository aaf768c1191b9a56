"""Cleanup (EON-12.2 to 12.6); in the solo game the tiles turn first (EON-15.8)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires.components import BIT, FACE_UP, FAR, NEAR, PAWNS, TILE_NAMES, TILES
from tradewinds.games.empires.ships import draw_island
from tradewinds.games.empires.state import EmpiresState, Player


def clean_up(s: EmpiresState) -> None:
    if s.solo():
        turn_tiles(s)
    for board in s.boards:
        board.workers += board.spent
        board.spent = 0
        exhausted, limits = board.exhausted, board.limits
        i: i64
        for i in range(len(limits)):
            limits[i] = 0
            if exhausted[i] != 0:
                s.refresh(board, i)
        board.tired = 0
        for i in range(PAWNS):
            board.pawns[i] = -1
    if s.journal is not None:
        s.journal.add("cleaned_up", "EON-12.2", -1, {})
    discard_islands(s)
    turn_up_islands(s)
    s.first = (s.first + 1) % s.players
    s.passed = 0
    s.event = -1


def turn_tiles(s: EmpiresState) -> None:
    """Tiles with a pawn go solo side up, the others normal side up (EON-15.8)."""
    sides: i64 = 0
    for board in s.boards:
        sides |= tiles_under_pawns(board)
    if s.journal is not None and sides != s.solo_side:
        names = [TILE_NAMES[tile] for tile in range(TILES) if (sides >> tile) & 1]
        s.journal.add("tiles_turned", "EON-15.8", -1, {"tiles": names})
    s.solo_side = sides


def tiles_under_pawns(board: Player) -> i64:
    tiles: i64 = 0
    for tile in board.pawns:
        if tile >= 0:
            tiles |= BIT[tile]
    return tiles


def discard_islands(s: EmpiresState) -> None:
    place: i64
    for place in range(2 * FACE_UP):
        card = s.face_up[place]
        if card >= 0:
            s.sea_discard(s.content.distance[card])[s.content.local[card]] += 1
            s.face_up[place] = -1


def turn_up_islands(s: EmpiresState) -> None:
    """Two nearby and two distant ones, fewer if there are not enough (EON-2.2, 12.5)."""
    place: i64
    for place in range(2 * FACE_UP):
        s.face_up[place] = draw_island(s, NEAR if place < FACE_UP else FAR)
    if s.journal is not None:
        cards = [s.content.names[card] for card in s.face_up if card >= 0]
        s.journal.reveal("islands", "EON-12.5" if s.round > 0 else "EON-2.2", -1, {"cards": cards})
