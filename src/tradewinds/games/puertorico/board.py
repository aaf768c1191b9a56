"""Changes of a player's own board, with everything that watches them: Festival goals and achievements."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import achievements, festival
from tradewinds.games.puertorico.components import FIRST_BUILDING, GOODS, KINDS, PLACE_NAMES, TILES
from tradewinds.games.puertorico.state import (
    COUNTED_AT,
    DISCARD_AT,
    GOODS_AT,
    SUPPLY_AT,
    UNSEEN_AT,
    WORKERS_AT,
    Player,
    PuertoRicoState,
)


def gain_tile(s: PuertoRicoState, seat: i64, kind: i64, rule: str, unseen: bool = False) -> None:
    """A plantation or quarry, face up and without a worker (PR-4.3); `unseen`: only its owner has looked at it."""
    board = s.boards[seat]
    board.add_tile(kind)
    board.gained |= 1 << kind
    if s.journal is not None:
        if unseen:
            s.journal.reveal("tile", rule, seat, {"tile": TILES[kind]})
        else:
            s.journal.add("tile", rule, seat, {"tile": TILES[kind]})
    if s.rules.festival:
        festival.check_tiles(s, seat)
    if s.rules.achievements:
        achievements.look(s, seat)


def gain_forest(s: PuertoRicoState, seat: i64, kind: i64, drawn: bool) -> None:
    """A plantation laid face down (PR-14.7, 14.9); one out of the bag only its owner has seen (PR-23.5)."""
    board = s.boards[seat]
    board.forests[kind] += 1
    board.gained |= 64
    if drawn:
        board.forests[UNSEEN_AT + kind] += 1
    if s.journal is not None:
        tile: dict[str, object] = {"tile": TILES[kind]}
        if drawn:
            s.journal.add_secret("forest", "PR-14.7", seat, {}, tile, (int(seat),))
        else:
            s.journal.add("forest", "PR-14.7", seat, tile)
    if s.rules.achievements:
        achievements.look(s, seat)


def remove_tile(s: PuertoRicoState, seat: i64, choice: i64, rule: str) -> None:
    """An own plantation (0 to 4) or forest (5 to 9) to the discard pile; its person goes to the portrait (PR-R.25)."""
    board = s.boards[seat]
    hidden = False
    if choice >= 5:
        kind = choice - KINDS
        board.forests[kind] -= 1
        s.table[DISCARD_AT + kind] += 1
        counted = board.forests[COUNTED_AT + kind]
        if board.forests[UNSEEN_AT + kind] + counted > board.forests[kind]:  # one that others know goes first
            hidden = True
            board.forests[UNSEEN_AT + kind if counted == 0 else COUNTED_AT + kind] -= 1
    else:
        s.table[DISCARD_AT + choice] += 1
        if board.room(choice) == 0:
            board.vacant += 1
            if board.pieces[WORKERS_AT + choice] > 0:
                board.pieces[WORKERS_AT + choice] -= 1
                board.idle_workers += 1
            else:
                board.citizens[choice] -= 1
                board.idle_citizens += 1
        board.drop_tile(choice)
    if s.journal is not None:
        told: dict[str, object] = {"tile": GOODS[choice % 5], "forest": choice >= 5}
        if hidden:
            s.journal.reveal("tile_removed", rule, seat, told)
        else:
            s.journal.add("tile_removed", rule, seat, told)


def put_worker(s: PuertoRicoState, seat: i64, place: i64, rule: str) -> None:
    """A worker on an own empty slot; the caller has taken it from where it was."""
    board = s.boards[seat]
    board.pieces[WORKERS_AT + place] += 1
    board.vacant -= 1
    told_person(s, seat, place, "worker", rule)


def put_citizen(s: PuertoRicoState, seat: i64, place: i64, rule: str) -> None:
    board = s.boards[seat]
    board.citizens[place] += 1
    board.vacant -= 1
    told_person(s, seat, place, "citizen", rule)


def told_person(s: PuertoRicoState, seat: i64, place: i64, person: str, rule: str) -> None:
    if s.journal is not None:
        s.journal.add("placed", rule, seat, {"place": PLACE_NAMES[place], "person": person})
    if s.rules.achievements:
        achievements.look(s, seat)


def gain_crates(s: PuertoRicoState, seat: i64, kind: i64, n: i64) -> None:
    """Crates from the supply into the store; the caller looks at goals when all have come."""
    s.table[SUPPLY_AT + kind] -= n
    s.boards[seat].pieces[GOODS_AT + kind] += n


def capacity(board: Player, kind: i64) -> i64:
    """What a player can produce of a kind (PR-7.2): occupied plantations, limited by workers in its buildings."""
    pieces = board.pieces
    fields = pieces[WORKERS_AT + kind] + board.citizens[kind]
    if kind == 0 or fields == 0:
        return fields
    if kind == 1 or kind == 2:
        small = FIRST_BUILDING + kind - 1
        large = FIRST_BUILDING + kind + 1
        hands = pieces[WORKERS_AT + small] + pieces[WORKERS_AT + large]
        hands += board.citizens[small] + board.citizens[large]
    else:
        at = FIRST_BUILDING + kind + 1
        hands = pieces[WORKERS_AT + at] + board.citizens[at]
    return min(fields, hands)
