"""The plain form of a state: readable names, JSON-able.

What follows from the rest is not written down: cards that are nowhere else are in the decks, ships that are not in the
queue are at home. So a scenario that gives an empire or a hand need not say what is left elsewhere. A card of an empire
may be written by its name alone, and in place of the frames the name of the phase that is about to begin.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from tradewinds.games.empires.accounts import cards_out, own_ships
from tradewinds.games.empires.components import (
    BIT,
    CLAN_NAMES,
    EVENTS,
    FACE_UP,
    GENERIC_SHIPS,
    GOOD_NAMES,
    LAST_ROUND_AT,
    PAWNS,
    SPARE_SHIPS,
    TILE_NAMES,
    TILES,
    WITH_FISH,
    WITH_RAZE,
    named_goods,
    packed_goods,
)
from tradewinds.games.empires.content import CLAN_DECKS
from tradewinds.games.empires.frames import (
    CHOOSING_CLANS,
    CLAN_CHOICES,
    CLANS_FREE,
    FRAMES,
    GENERIC_NAMES,
    KEEPING,
    LEVELS,
    LOOKOUT_DRAW,
    RAZE_SCORING,
    ROUND,
    STREAMS,
)
from tradewinds.games.empires.limits import check_frames, check_set_aside, frame_limits
from tradewinds.games.empires.phases.lookout import free_keeps
from tradewinds.games.empires.setup import equip
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.plain import (
    Field,
    Reader,
    choice,
    counted,
    counts,
    flag,
    head_plain,
    members,
    number,
    read,
    read_frames,
    read_head,
    write,
)
from tradewinds.kernel.state import Frame
from tradewinds.kernel.vectors import vec

PHASES = ["lookout", "stores", "event", "action", "expedition", "cleanup"]
EVENT_NAMES = [str(n + 1) for n in range(EVENTS)]
SLOT_FIELDS = ["card", "serial", "exhausted", "under", "copies", "workers", "goods", "limits"]
SHIP_FIELDS = ["ship", "seat", "fish", "raze", "generic"]
BOARD_FIELDS = [
    choice("clan", CLAN_NAMES),
    number("vp", -1_000, 100_000),
    counts("goods", GOOD_NAMES, 100_000),
    number("workers", 0, 100_000),
    number("spent", 0, 100_000),
    number("keep_from", 0, 511),
    number("using", -1, 1 << 20),
    number("next_serial", 0, 1 << 20),
]


def table_fields(s: EmpiresState) -> list[Field]:
    last = int(s.players) - 1
    return [
        number("round", 0, 1_000),
        number("first", 0, last),
        number("active", 0, last),
        choice("phase", PHASES),
        flag("last"),
        number("next_ship", 1, 1 << 20),
        members("events", EVENT_NAMES),
        number("event", -1, len(s.content.scenario_names) * EVENTS - 1),
        members("solo_side", TILE_NAMES),
        counts("tribute", GOOD_NAMES, 10_000),
        number("distant", 0, 10_000),
    ]


def options(s: EmpiresState) -> dict[str, object]:
    rules = s.rules
    return {
        "raze_scoring": RAZE_SCORING[0 if rules.raze_scores else 1],
        "generic_ships": GENERIC_NAMES[rules.generic],
        "gold_as_fish_cargo": rules.gold_as_fish,
        "scoreboard_side": rules.side,
        "clan_choice": CLAN_CHOICES[rules.clan_choice],
        "solo_scenario": s.content.scenario_names[rules.scenario],
        "solo_level": LEVELS[rules.level],
        "suggest_first_game": rules.hint,
    }


# --- writing ---------------------------------------------------------------------------------------------------------


def slot_plain(s: EmpiresState, board: Player, i: int) -> dict[str, object]:
    """What is not there is not written."""
    row: dict[str, object] = {"card": s.content.names[board.cards[i]], "serial": int(board.serials[i])}
    if board.exhausted[i]:
        row["exhausted"] = True
    if board.hosts[i] >= 0:
        row["under"] = int(board.hosts[i])
    if board.targets[i] >= 0:
        row["copies"] = int(board.targets[i])
    if board.crew[i]:
        row["workers"] = int(board.crew[i])
    if board.stored[i]:
        row["goods"] = named_goods(board.stored[i])
    if board.limits[i]:
        row["limits"] = int(board.limits[i])
    return row


def board_plain(s: EmpiresState, seat: int) -> dict[str, object]:
    board = s.boards[seat]
    names = [s.content.names[card] for card in s.content.decks[board.clan]] if board.clan >= 0 else []
    return {
        **write(board, BOARD_FIELDS),
        "gained_ships": int(SPARE_SHIPS[board.clan] - board.spare_ships) if board.clan >= 0 else 0,
        "passed": (int(s.passed) >> seat) & 1 == 1,
        "pawns": [
            {"tile": TILE_NAMES[tile] if tile >= 0 else None, "exhausted": (int(board.tired) >> k) & 1 == 1}
            for k, tile in enumerate(board.pawns)
        ],
        "hand": counted(board.hand, names),
        "drawn": counted(board.drawn, names),
        "kept": counted(board.kept, names),
        "discard": counted(board.discard, names),
        "empire": [slot_plain(s, board, i) for i in range(len(board.cards))],
    }


def islands_plain(s: EmpiresState, distance: int) -> dict[str, object]:
    names = [s.content.names[card] for card in s.content.decks[CLAN_DECKS + distance]]
    up = [int(card) for card in s.face_up][distance * FACE_UP : (distance + 1) * FACE_UP]
    return {
        "face_up": [s.content.names[card] if card >= 0 else None for card in up],
        "discard": counted(s.sea_discard(distance), names),
    }


def ship_plain(s: EmpiresState, place: int) -> dict[str, object]:
    cargo = int(s.cargo[place])
    return {
        "ship": int(s.queue[place]),
        "seat": int(s.owners[place]),
        "fish": cargo & WITH_FISH != 0,
        "raze": cargo & WITH_RAZE != 0,
        "generic": bool(s.generic[place]),
    }


def to_plain(s: EmpiresState) -> dict[str, object]:
    return {
        **head_plain(s, "empires", options(s), STREAMS, FRAMES),
        "content": s.content.sha,
        **write(s, table_fields(s)),
        "circle": [TILE_NAMES[tile] for tile in s.circle],
        "near": islands_plain(s, 0),
        "far": islands_plain(s, 1),
        "queue": [ship_plain(s, place) for place in range(len(s.queue))],
        "boards": [board_plain(s, seat) for seat in range(int(s.players))],
        **({"effects": int(s.effects)} if s.effects else {}),
    }


# --- reading ---------------------------------------------------------------------------------------------------------


def read_card(r: Reader, name: str, s: EmpiresState) -> int:
    card = s.content.numbers.get(str(r.get(name)), -1)
    if card < 0:
        raise r.wrong(name, r.get(name))
    return card


def read_empire(s: EmpiresState, board: Player, r: Reader) -> None:
    """A row with its fields, or the name of a card as it is when it has just entered."""
    for i, value in enumerate(r.items("empire")):
        where = f"{r.where}.empire.{i}"
        row = Reader(where, {"card": value} if isinstance(value, str) else value)
        row.done(SLOT_FIELDS)
        card = read_card(row, "card", s)
        deck = s.content.clan[card]
        if deck >= 0 and deck != board.clan:
            raise row.wrong("card", row.get("card"))
        high = 1 << 20
        serial = row.number("serial", 0, high) if "serial" in row.values else int(board.next_serial)
        if board.slot(serial) >= 0:
            raise row.wrong("serial", serial)
        kept = board.next_serial
        board.next_serial = serial
        board.add_card(card, row.number("under", 0, high) if "under" in row.values else -1)
        board.next_serial = max(int(kept), serial + 1)
        board.exhausted[i] = 1 if "exhausted" in row.values and row.flag("exhausted") else 0
        board.targets[i] = row.number("copies", 0, high) if "copies" in row.values else -1
        board.crew[i] = row.number("workers", 0, 1_000) if "workers" in row.values else 0
        board.limits[i] = row.number("limits", 0, 1 << 32) if "limits" in row.values else 0
        if "goods" in row.values:
            given = row.counts("goods", GOOD_NAMES, 255)
            board.stored[i] = packed_goods(dict(zip(GOOD_NAMES, given, strict=True)))


def read_board(s: EmpiresState, seat: int, r: Reader) -> None:
    board = s.boards[seat]
    read(board, r, BOARD_FIELDS)
    if r.flag("passed"):
        s.passed |= BIT[seat]
    if s.top.kind == CHOOSING_CLANS and board.keep_from > 0:
        raise r.wrong("keep_from", int(board.keep_from))
    if board.clan < 0 or s.top.kind == CHOOSING_CLANS:  # all are equipped at once, when everybody has a clan
        return
    equip(s, seat)
    board.spare_ships -= r.number("gained_ships", 0, int(board.spare_ships))
    names = [s.content.names[card] for card in s.content.decks[board.clan]]
    for pile in ("hand", "drawn", "kept", "discard"):
        setattr(board, pile, vec[i64](r.counts(pile, names, 99)))
    board.look_through()
    board.discard_size = sum(int(n) for n in board.discard)
    pawns = r.items("pawns")
    if len(pawns) != PAWNS:
        raise r.wrong("pawns", len(pawns))
    for k, value in enumerate(pawns):
        pawn = Reader(f"{r.where}.pawns.{k}", value)
        board.pawns[k] = pawn.index("tile", TILE_NAMES)
        if pawn.flag("exhausted"):
            board.tired |= BIT[k]
    read_empire(s, board, r)
    present = sum(1 for card in board.cards if s.content.start[card])
    board.gone = len(s.content.starting[board.clan]) - present


def read_queue(s: EmpiresState, r: Reader) -> None:
    rows = [Reader(f"{r.where}.queue.{i}", value) for i, value in enumerate(r.items("queue"))]
    for row in rows:
        row.done(SHIP_FIELDS)
    s.queue = vec[i64]([row.number("ship", 1, 1 << 20) for row in rows])
    s.owners = vec[i64]([row.number("seat", 0, int(s.players) - 1) for row in rows])
    s.cargo = vec[i64](
        [(WITH_FISH if row.flag("fish") else 0) + (WITH_RAZE if row.flag("raze") else 0) for row in rows]
    )
    s.generic = vec[i64]([1 if row.flag("generic") else 0 for row in rows])
    if len({int(ship) for ship in s.queue}) != len(rows):
        raise r.wrong("queue", "ship")
    s.next_ship = max([int(s.next_ship), *(int(ship) + 1 for ship in s.queue)])


def read_islands(s: EmpiresState, distance: int, r: Reader) -> None:
    names = [s.content.names[card] for card in s.content.decks[CLAN_DECKS + distance]]
    up = r.items("face_up")
    if len(up) != FACE_UP or any(name is not None and name not in names for name in up):
        raise r.wrong("face_up", up)
    for k, name in enumerate(up):
        s.face_up[distance * FACE_UP + k] = -1 if name is None else s.content.numbers[str(name)]
    discards = s.sea_discard(distance)
    for k, n in enumerate(r.counts("discard", names, 99)):
        discards[k] = n


def read_plain(s: EmpiresState, values: Mapping[str, object]) -> None:
    """Fill a fresh state from its plain form. The caller has made it with the right players, options and content."""
    r = Reader("state", values)
    if r.get("content") != s.content.sha:
        raise BadPlain("error-content-sha", {"sha": str(r.get("content"))}, field="state.content")
    read_head(s, r, STREAMS)
    read(s, r, table_fields(s))
    circle = r.items("circle")
    if sorted(map(str, circle)) != sorted(TILE_NAMES):
        raise r.wrong("circle", circle)
    s.lay(vec[i64]([TILE_NAMES.index(str(circle[k])) for k in range(TILES)]))
    read_islands(s, 0, Reader("state.near", r.get("near")))
    read_islands(s, 1, Reader("state.far", r.get("far")))
    read_queue(s, r)
    if not isinstance(r.get("frames"), str):
        s.put_all(read_frames(r, FRAMES, frame_limits(s)))
    boards = r.items("boards")
    if len(boards) != s.players:
        raise r.wrong("boards", len(boards))
    for seat, board in enumerate(boards):
        read_board(s, seat, Reader(f"state.boards.{seat}", board))
    if isinstance(r.get("frames"), str):
        begin_phase(s, r)
    if not s.frames and not s.over:
        raise r.wrong("frames", "none")
    if "effects" in r.values:
        s.effects = r.number("effects", 1, 1 << 20)
    r.done([*to_plain(s)])
    derive(s, r)


def begin_phase(s: EmpiresState, r: Reader) -> None:
    """`frames: action`: that phase is about to begin; empires that are not given consist of the starting cards."""
    s.put_all([Frame(ROUND, -1, r.index("frames", PHASES))])
    s.phase = s.top.what
    if s.round == 0 and s.phase != LOOKOUT_DRAW:
        s.round = 1
    for board in s.boards:
        if len(board.cards) == 0 and board.clan >= 0:
            board.gone = 0
            for card in s.content.starting[board.clan]:
                board.add_card(card, -1)


def derive(s: EmpiresState, r: Reader) -> None:
    """Decks, ships at home and the pool: what is nowhere else."""
    check_set_aside(s)
    for distance in range(2):
        fill_pile(s, s.sea(distance).counts, CLAN_DECKS + distance)
        s.sea(distance).size = sum(int(n) for n in s.sea(distance).counts)
    s.pool = GENERIC_SHIPS - sum(int(n) for n in s.generic)
    if s.pool < 0:
        raise r.wrong("queue", "generic")
    if s.top.kind == CHOOSING_CLANS:
        check_choosing(s)
        return
    for seat in range(int(s.players)):
        board = s.boards[seat]
        if board.clan < 0:
            raise BadPlain(
                "error-plain-missing", {"field": f"state.boards.{seat}.clan"}, field=f"state.boards.{seat}.clan"
            )
        fill_pile(s, board.deck.counts, int(board.clan))
        board.deck.size = sum(int(n) for n in board.deck.counts)
        away = sum(1 for i in range(len(s.queue)) if s.owners[i] == seat and not s.generic[i])
        board.ships = own_ships(board) - away
        if board.ships < 0:
            raise BadPlain("error-plain-too-many", {"what": "ship"}, field="state.queue")
        s.ahead = s.ahead or board.vp >= LAST_ROUND_AT
        s.listen(board)
    for frame in s.frames:
        if frame.kind == KEEPING:
            check_keeping(s, frame)
    check_frames(s)


def check_choosing(s: EmpiresState) -> None:
    """Asked for a clan is whoever has none; in the order of the seats only the first of them."""
    frame = s.top
    without = [seat for seat in range(int(s.players)) if s.boards[seat].clan < 0]
    if s.rules.clan_choice != CLANS_FREE:
        without = [seat for seat in without[:1] if seat == frame.n]
    told = Reader(f"state.frames.{len(s.frames) - 1}", {})
    if frame.mask != sum(BIT[seat] for seat in without) or not without:
        raise told.wrong("mask", int(frame.mask))
    if frame.n != sum(board.clan >= 0 for board in s.boards):
        raise told.wrong("n", int(frame.n))


def check_keeping(s: EmpiresState, frame: Frame) -> None:
    """Whoever still has to keep an exact number has as many cards to choose from; else what is kept can be paid for."""
    for seat in range(int(s.players)):
        board = s.boards[seat]
        if frame.n < 0:
            if board.chosen > board.workers + free_keeps(s, board):
                raise Reader(f"state.boards.{seat}", {}).wrong("workers", int(board.workers))
            continue
        if frame.mask & BIT[seat] == 0:
            continue
        left = sum(int(board.drawn[k]) for k in range(int(board.keep_from), len(board.drawn)))
        if not 0 < frame.n - board.chosen <= left:
            raise Reader(f"state.boards.{seat}", {}).wrong("drawn", left)


def fill_pile(s: EmpiresState, counts: vec[i64], deck: int) -> None:
    out = cards_out(s, deck)
    for k in range(len(out)):
        counts[k] = s.content.deck_copies[deck][k] - out[k]
        if counts[k] < 0:
            name = s.content.names[s.content.decks[deck][k]]
            raise BadPlain("error-plain-too-many", {"what": name}, field="state.boards")
