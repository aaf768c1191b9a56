"""Final scoring (PR-11.8 to 11.11, 12.17 to 12.21; Puertoma: PR-21.53)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico.automa import plantations
from tradewinds.games.puertorico.components import (
    ACHIEVEMENT_COUNT,
    BUILDING_COUNT,
    CATHEDRAL,
    CITY_HALL,
    COMMERCIAL,
    CUSTOMS_HOUSE,
    FIRE_STATION,
    FORTRESS,
    KINDS,
    LARGE,
    LARGE_TAILOR_SHOP,
    PRODUCES,
    QUARRY,
    RESIDENCE,
    SIZE,
    TOWN_SQUARE,
)
from tradewinds.games.puertorico.content import Box
from tradewinds.games.puertorico.state import Player, PuertoRicoState
from tradewinds.kernel.state import Outcome


def building_points(box: Box, board: Player) -> i64:
    """Printed VP of all own buildings, occupied or not."""
    total: i64 = 0
    b: i64
    for b in range(BUILDING_COUNT):
        if board.owns(b):
            total += box.vp[b]
    return total


def fire_station(board: Player) -> i64:
    """+1 per small, +2 per large production building (PR-12.17)."""
    total: i64 = 0
    b: i64
    for b in range(BUILDING_COUNT):
        if board.owns(b) and (PRODUCES[b] >= 0 or b == LARGE_TAILOR_SHOP):
            total += 1 + LARGE[b]
    return total


def residence(board: Player) -> i64:
    """+4 for one to nine countryside tiles, then one more for each (PR-12.18)."""
    n = board.countryside()
    if n == 0:
        return 0
    return 4 if n <= 9 else n - 5


def city_hall(board: Player) -> i64:
    """+1 per commercial building, itself included (PR-12.21)."""
    total: i64 = 0
    b: i64
    for b in range(BUILDING_COUNT):
        if board.owns(b):
            total += COMMERCIAL[b]
    return total


def cathedral(board: Player) -> i64:
    """Sets of three identical tiles: 1, 3, 6, 10 (PR-14.24)."""
    sets = board.forest_count() // 3 + board.tiles_of(QUARRY) // 3
    k: i64
    for k in range(KINDS):
        sets += board.tiles_of(k) // 3
    return sets * (sets + 1) // 2


def bonus_points(board: Player) -> i64:
    """Of occupied expanded buildings (PR-11.8)."""
    total: i64 = 0
    if board.active(FIRE_STATION):
        total += fire_station(board)
    if board.active(RESIDENCE):
        total += residence(board)
    if board.active(FORTRESS):
        total += board.persons() // 3
    if board.active(CUSTOMS_HOUSE):
        total += board.vp // 4
    if board.active(CITY_HALL):
        total += city_hall(board)
    if board.active(CATHEDRAL):
        total += cathedral(board)
    if board.active(TOWN_SQUARE):
        total += board.citizen_count()
    return total


def achievement_points(box: Box, cards: i64) -> i64:
    total: i64 = 0
    card: i64
    for card in range(ACHIEVEMENT_COUNT):
        if (cards >> card) & 1 != 0:
            total += box.card_vp[card]
    return total


def missed_points(s: PuertoRicoState) -> i64:
    """What people failed to complete goes to every Puertoma (PR-22.18)."""
    total: i64 = 0
    seat: i64
    for seat in range(s.people):
        board = s.boards[seat]
        total += achievement_points(s.rules.box, board.cards & ~board.done)
    return total


def puertoma_points(s: PuertoRicoState, seat: i64) -> list[int]:
    """Expanded buildings, VP area, pairs of active plantations, coins and crates (PR-21.53).

    A citizen in the VP area counts there like a worker, beside his own VP (PR-22.2).
    """
    board = s.boards[seat]
    expanded: i64 = 0
    b: i64
    for b in range(BUILDING_COUNT):
        if board.owns(b) and SIZE[b] == 2:
            expanded += 6
    tiles = board.tiles_of(QUARRY)
    pairs: i64 = 0
    k: i64
    for k in range(KINDS):
        tiles += s.automa(seat).third[k]
        if plantations.active_count(s, seat, k) == 2:
            pairs += 2
    wealth = (board.coins + board.crates() + 1) // 2
    return [int(expanded), int(board.idle_workers + board.idle_citizens + 3 * tiles), int(pairs), int(wealth)]


def puertoma_citizens(s: PuertoRicoState, seat: i64) -> i64:
    total = s.boards[seat].idle_citizens
    for n in s.automa(seat).citizens:
        total += n
    return total


def breakdown(s: PuertoRicoState) -> list[dict[str, int]]:
    rows: list[dict[str, int]] = []
    for seat in range(int(s.players)):
        board = s.boards[seat]
        row = {"vp": int(board.vp), "buildings": int(building_points(s.rules.box, board))}
        if s.is_puertoma(seat):
            expanded, area, pairs, wealth = puertoma_points(s, seat)
            row |= {"bonus": expanded, "vp_area": area, "pairs": pairs, "wealth": wealth}
            if s.rules.citizens:
                row["citizens"] = int(puertoma_citizens(s, seat))
            if s.rules.achievements:
                row["achievements"] = int(missed_points(s))
        else:
            row["bonus"] = int(bonus_points(board))
            if s.rules.citizens:
                row["citizens"] = int(board.citizen_count())
            if s.rules.achievements:
                row["achievements"] = int(achievement_points(s.rules.box, board.done)) if s.rules.puertomas == 0 else 0
        row["total"] = sum(row.values())
        rows.append(row)
    return rows


def scores(s: PuertoRicoState) -> list[int]:
    return [row["total"] for row in breakdown(s)]


def standings(s: PuertoRicoState) -> list[list[int]]:
    """The score; in a tie more coins and crates in store; still tied: a shared place (PR-11.10, 21.53)."""
    totals = scores(s)
    return [[totals[seat], int(board.coins + board.crates())] for seat, board in enumerate(s.boards)]


def outcome(s: PuertoRicoState) -> Outcome | None:
    """One person against the Puertomas has won or lost; the best of them is the one to beat (PR-21.1)."""
    if s.people > 1:
        return None
    totals = scores(s)
    return Outcome(0 in s.winners(), totals[0], max(totals[1:]))
