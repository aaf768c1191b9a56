"""The plain form of a state: readable names, JSON-able.

What follows from the rest is not written down: A cards that are nowhere else are in the deck, tokens and quest tiles
that are nowhere else in their piles, markers that are neither on the map nor out of the game in the storages; lasting
effects follow from the tableau. A scenario may write `frames: turn` or `frames: scoring` (see `begin_short`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo import archive
from tradewinds.games.maracaibo.accounts import cards_out, quests_out, tokens_out
from tradewinds.games.maracaibo.careers import see_goals
from tradewinds.games.maracaibo.components import (
    BIT,
    BORDER_NAMES,
    BUILDINGS,
    DEALT,
    DIFFICULTIES,
    DISCS,
    DISPLAY,
    EDITIONS,
    GOALS,
    JEAN_SPACES,
    LAST_CP,
    LAST_INCOME,
    LAST_INFLUENCE,
    LAST_VP_INCOME,
    LEFT_TOKENS,
    MARKERS,
    MIXED_IN,
    NATION_NAMES,
    NATIONS,
    PLANNING,
    QUESTS,
    ROUNDS,
    SLOTS,
    SYNERGY_NAMES,
    TOKENS,
    TRAIL_QUESTS,
)
from tradewinds.games.maracaibo.content import (
    BASIC_COMBAT,
    BASIC_VILLAGE,
    CITY,
    L3,
    LASTING,
    MODES,
    MOST_CHOICES,
)
from tradewinds.games.maracaibo.limits import check_frames, check_ways, frame_limits
from tradewinds.games.maracaibo.phases.scoring import PART_NAMES
from tradewinds.games.maracaibo.state import (
    FRAMES,
    JEAN,
    JEAN_TURN,
    NEW,
    PHASES,
    SCORED,
    SCORING,
    STREAMS,
    TURN,
    USED,
    MaracaiboState,
    Player,
)
from tradewinds.kernel.bits import least, size
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.plain import (
    Field,
    Reader,
    choice,
    counts,
    head_plain,
    members,
    names_in,
    number,
    read,
    read_frames,
    read_head,
    write,
)
from tradewinds.kernel.state import Frame
from tradewinds.kernel.vectors import append, vec

SLOT_NAMES: Final = [str(n + 1) for n in range(SLOTS)]
GOAL_NAMES: Final = [str(n + 1) for n in range(GOALS)]
MARK_NAMES: Final = ["used", "scored", "new"]
CARD_FIELDS: Final = ["card", "marks", "quest"]
LYING_FIELDS: Final = ["quest", "place"]
SHORT: Final = ["turn", "scoring"]
MOST: Final = 100_000
BOARD_FIELDS: Final = [
    number("vp", 0, MOST),
    number("doubloons", 0, MOST),
    number("cp", 0, LAST_CP),
    number("income", 8, LAST_INCOME),
    number("vp_income", 0, LAST_VP_INCOME - 1),
    members("borders", BORDER_NAMES),
    counts("influence", NATION_NAMES, LAST_INFLUENCE),
    number("personal", 0, 8),
    number("general", 0, 8),
    number("on_cards", 0, 8),
    members("goals", GOAL_NAMES),
    members("synergies", SYNERGY_NAMES),
]


def board_fields(s: MaracaiboState) -> list[Field]:
    box = s.box
    return [
        *BOARD_FIELDS,
        choice("ship", box.place_names),
        members("touched", box.place_names),
        choice("explorer", box.space_names),
        choice("career", box.career_names),
        members("careers", box.career_names),
        members("quests", box.quest_names),
        members("tokens", box.token_names),
    ]


def table_fields(s: MaracaiboState) -> list[Field]:
    last = int(s.players) - 1
    return [
        number("round", 1, ROUNDS),
        number("active", 0, last),
        choice("phase", PHASES),
        number("trigger", -1, last),
        number("mp", 0, 40),
        number("turn_mp", 0, 40),
        members("stops", s.box.place_names),
        members("fought", s.box.combat_names),
        choice("quest_top", s.box.quest_names[:QUESTS]),
        members("borders", BORDER_NAMES),
        number("arrivals", 0, 4),
        number("open", 0, BUILDINGS),
        members("jean_deck", s.box.automa_names),
        members("jean_discard", s.box.automa_names),
        choice("jean_card", s.box.automa_names),
        number("jean_removed", 0, JEAN_SPACES),
        members("legacy", s.box.legacy_names),
        choice("l1_quest", s.box.quest_names[:QUESTS]),
        members("tiles_gone", s.box.tile_names),
        members("c_cards", s.box.names[s.box.first_c :]),
        members("c_dealt", s.box.names[s.box.first_c :]),
        members("story", s.box.story_names),
        members("waiting", s.box.story_names),
        counts("choices", s.box.story_names, MOST_CHOICES),
        choice("ending", s.box.endings),
    ]


def options(s: MaracaiboState) -> dict[str, object]:
    rules = s.rules
    return {
        "edition": EDITIONS[1 if rules.first_edition else 0],
        "prestige_open": rules.prestige_open,
        "score_unreached_assistants_in_round_4": rules.unreached_in_round_4,
        "first_player": "random" if rules.first_player < 0 or rules.jean else str(rules.first_player),
        "jean": 1 if rules.jean else 0,
        "jean_difficulty": DIFFICULTIES[rules.difficulty],
        "mode": MODES[rules.mode],
        "silver_fleet_influence": str(rules.silver_influence) if rules.silver_influence else "by_edition",
    }


# --- writing ---------------------------------------------------------------------------------------------------------


def tableau_plain(s: MaracaiboState, board: Player) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for i in range(len(board.cards)):
        row: dict[str, object] = {"card": s.box.names[board.cards[i]]}
        if board.marks[i]:
            row["marks"] = names_in(int(board.marks[i]), MARK_NAMES)
        if board.stored[i]:
            row["quest"] = s.box.quest_names[board.stored[i] - 1]
        rows.append(row)
    return rows


def named(numbers: vec[i64], names: list[str]) -> list[str]:
    return [names[n] for n in numbers]


def board_plain(s: MaracaiboState, board: Player) -> dict[str, object]:
    return {
        **write(board, board_fields(s)),
        "discs": {name: int(n) for name, n in zip(SLOT_NAMES, board.discs, strict=True) if n < DISCS},
        "hand": named(board.hand, s.box.names),
        "planning": named(board.planning, s.box.names),
        "thrown": named(board.thrown, s.box.names),
        "tableau": tableau_plain(s, board),
    }


def to_plain(s: MaracaiboState) -> dict[str, object]:
    box = s.box
    places = box.place_names
    aside = [
        box.names[card]
        for card, n in enumerate(cards_out(s))
        if box.deck[card] == 1 and n == 0 and s.deck.counts[card] == 0
    ]
    return {
        **head_plain(s, "maracaibo", options(s), STREAMS, FRAMES),
        "content": box.sha,
        **write(s, table_fields(s)),
        "aside": aside,
        "discard": [box.names[card] for card, n in enumerate(s.discard) if n],
        "display": [box.names[card] if card >= 0 else None for card in s.display],
        "tiles": {places[at]: box.tile_names[tile] for at, tile in enumerate(s.tiles) if tile >= 0},
        "market": {places[at]: int(n) for at, n in enumerate(s.market) if n},
        "markers": {places[at]: NATION_NAMES[nation] for at, nation in enumerate(s.markers) if nation >= 0},
        "gone": {
            name: int(MARKERS - s.storage[nation] - s.markers_of(nation))
            for nation, name in enumerate(NATION_NAMES)
            if MARKERS - s.storage[nation] - s.markers_of(nation)
        },
        "left_tokens": int(s.piles[0]),
        "lying": [{"quest": box.quest_names[s.lying[i]], "place": places[s.lying_at[i]]} for i in range(len(s.lying))],
        "trail": [box.quest_names[quest] if quest >= 0 else None for quest in s.trail],
        "buildings": named(s.buildings, box.building_names),
        "investors": [[seat for seat in range(int(s.players)) if (int(one) >> seat) & 1] for one in s.investors],
        "finals": [{name: int(n) for name, n in zip(PART_NAMES, parts, strict=True)} for parts in s.finals],
        "jean_cards": named(s.jean_cards, box.names),
        **archive.story_plain(s),
        "boards": [board_plain(s, board) for board in s.boards],
    }


# --- reading ---------------------------------------------------------------------------------------------------------


def numbers_of(r: Reader, name: str, names: list[str], most: int) -> vec[i64]:
    """A list of names that stand in it once each."""
    found = vec[i64]()
    seen = 0
    rows = r.items(name)
    if len(rows) > most:
        raise r.wrong(name, len(rows))
    for value in rows:
        if not isinstance(value, str) or value not in names or (seen >> names.index(value)) & 1:
            raise r.wrong(name, value)
        seen |= 1 << names.index(value)
        found = append(found, names.index(value))
    return found


def rising(numbers: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(int(n) for n in numbers))


def read_board(s: MaracaiboState, board: Player, r: Reader) -> None:
    box = s.box
    read(board, r, board_fields(s))
    if board.ship < 0 or board.explorer < 0:
        raise r.wrong("ship" if board.ship < 0 else "explorer", None)
    board.discs = vec[i64]([DISCS] * SLOTS)
    given = Reader(f"{r.where}.discs", r.get("discs"))
    given.done(SLOT_NAMES)
    for at, name in enumerate(SLOT_NAMES):
        if name in given.values:
            board.discs[at] = given.number(name, 0, DISCS)
    board.hand = rising(numbers_of(r, "hand", box.names, 40))
    board.planning = numbers_of(r, "planning", box.names, PLANNING)
    board.thrown = rising(numbers_of(r, "thrown", box.names, 3))
    read_tableau(s, board, r)
    derive_board(s, board)


def read_tableau(s: MaracaiboState, board: Player, r: Reader) -> None:
    """A row with its fields, or the name of a card alone."""
    board.cards = vec[i64]()
    board.marks = vec[i64]()
    board.stored = vec[i64]()
    for i, value in enumerate(r.items("tableau")):
        row = Reader(f"{r.where}.tableau.{i}", {"card": value} if isinstance(value, str) else value)
        row.done(CARD_FIELDS)
        card = row.index("card", s.box.names)
        if card < 0 or board.slot(card) >= 0:
            raise row.wrong("card", row.get("card"))
        board.cards = append(board.cards, card)
        marks = row.bits("marks", MARK_NAMES) if "marks" in row.values else 0
        board.marks = append(board.marks, marks & (USED | SCORED | NEW))
        quest = row.index("quest", s.box.quest_names) if "quest" in row.values else -1
        board.stored = append(board.stored, quest + 1)


def derive_board(s: MaracaiboState, board: Player) -> None:
    """Upgrades and everything that lasts."""
    box = s.box
    board.upgrades = 0
    board.village = BASIC_VILLAGE
    board.combat = BASIC_COMBAT
    for slot in range(SLOTS):
        if board.discs[slot] == 0:
            board.upgrades |= BIT[slot]
            board.village |= box.slot_village[slot]
            board.combat |= box.slot_combat[slot]
    board.lasting = vec[i64]([1] + [0] * (LASTING - 1))
    board.posts = 0
    for card in board.cards:
        if box.assistant[card] >= 0:
            board.posts |= BIT[box.assistant_at[card]]
        board.village |= box.village[card]
        board.combat |= box.combat[card]
        for k in range(LASTING):
            board.lasting[k] += box.lasting[card * LASTING + k]


def places_of(r: Reader, name: str, s: MaracaiboState) -> list[tuple[int, Reader, str]]:
    """The locations of a mapping, each with where its value stands."""
    given = Reader(f"{r.where}.{name}", r.get(name))
    given.done(s.box.place_names)
    return [(s.box.places[str(place)], given, str(place)) for place in given.values]


def read_map(s: MaracaiboState, r: Reader) -> None:
    box = s.box
    tiles = vec[i64]([-1] * len(box.place_names))
    for at, given, place in places_of(r, "tiles", s):
        tiles[at] = given.index(place, box.tile_names)
        if box.kind[at] != CITY or tiles[at] < 0:
            raise given.wrong(place, given.get(place))
        if s.has_tile(L3) and at == box.legacy_at[L3]:
            s.tiles_gone |= BIT[tiles[at]]
            tiles[at] = -1
    s.tiles = tiles
    for at in range(len(box.place_names)):
        s.market[at] = 0
        s.markers[at] = -1
        if s.kinds[at] == CITY and s.city_action(at) < 0:
            raise r.wrong("tiles", box.place_names[at])
    for at, given, place in places_of(r, "market", s):
        s.market[at] = given.number(place, 0, 4)
    for at, given, place in places_of(r, "markers", s):
        s.markers[at] = given.index(place, NATION_NAMES)
        if s.markers[at] < 0:
            raise given.wrong(place, None)
    archive.read_legacy(s, r)
    gone = r.counts("gone", NATION_NAMES, MARKERS)
    for nation in range(NATIONS):
        s.storage[nation] = MARKERS - gone[nation] - s.markers_of(nation)
        if s.storage[nation] < 0:
            raise r.wrong("markers", NATION_NAMES[nation])
    s.lying = vec[i64]()
    s.lying_at = vec[i64]()
    for i, value in enumerate(r.items("lying")):
        row = Reader(f"{r.where}.lying.{i}", value)
        row.done(LYING_FIELDS)
        for field, names in (("quest", box.quest_names), ("place", box.place_names)):
            if row.index(field, names) < 0:
                raise row.wrong(field, None)
        s.lying = append(s.lying, row.index("quest", box.quest_names))
        s.lying_at = append(s.lying_at, row.index("place", box.place_names))


def read_rows(s: MaracaiboState, r: Reader) -> None:
    """Display, quests of the explorer track, buildings and their investors, parts of the final score."""
    box = s.box
    for name, names, size_ in (("display", box.names, DISPLAY), ("trail", box.quest_names, TRAIL_QUESTS)):
        rows = r.items(name)
        if len(rows) != size_ or any(value is not None and value not in names for value in rows):
            raise r.wrong(name, rows)
        for k, value in enumerate(rows):
            at = -1 if value is None else names.index(str(value))
            if name == "display":
                s.display[k] = at
            else:
                s.trail[k] = at
    s.buildings = numbers_of(r, "buildings", box.building_names, BUILDINGS)
    investors = r.items("investors")
    if len(s.buildings) != BUILDINGS or len(investors) != BUILDINGS:
        raise r.wrong("buildings", len(s.buildings))
    seats = [str(seat) for seat in range(int(s.players))]
    for k, value in enumerate(investors):
        if not isinstance(value, list) or any(str(seat) not in seats for seat in value):
            raise r.wrong("investors", value)
        s.investors[k] = sum({1 << int(str(seat)) for seat in value})
    s.finals = []
    for i, value in enumerate(r.items("finals")):
        row = Reader(f"{r.where}.finals.{i}", value)
        s.finals.append(vec[i64]([row.number(name, -MOST if name == "story" else 0, MOST) for name in PART_NAMES]))
    if len(s.finals) not in (0, int(s.players)):
        raise r.wrong("finals", len(s.finals))


def read_plain(s: MaracaiboState, values: Mapping[str, object]) -> None:
    """Fill a fresh state from its plain form. The caller has made it with the right players, options and content."""
    r = Reader("state", values)
    if r.get("content") != s.box.sha:
        raise BadPlain("error-content-sha", {"sha": str(r.get("content"))}, field="state.content")
    read_head(s, r, STREAMS)
    read(s, r, table_fields(s))
    if s.phase < 0:
        raise r.wrong("phase", None)
    for card in numbers_of(r, "discard", s.box.names, 512):
        s.discard[card] = 1
        s.discard_size += 1
    s.jean_cards = numbers_of(r, "jean_cards", s.box.names, 512)
    if s.rules.jean and s.jean_deck | s.jean_discard == 0:
        raise r.wrong("jean_deck", [])
    s.see_map()
    read_map(s, r)
    read_rows(s, r)
    archive.read_story(s, r)
    boards = r.items("boards")
    if len(boards) != s.players:
        raise r.wrong("boards", len(boards))
    for seat in range(int(s.players)):
        read_board(s, s.boards[seat], Reader(f"state.boards.{seat}", boards[seat]))
    short = isinstance(r.get("frames"), str)
    if short:
        begin_short(s, r)
    else:
        s.put_all(read_frames(r, FRAMES, frame_limits(s)))
    if not s.frames and not s.over:
        raise r.wrong("frames", "none")
    derive(s, r, short)
    check_frames(s)
    check_ways(s)
    r.done([*to_plain(s)])


def begin_short(s: MaracaiboState, r: Reader) -> None:
    """`frames: turn`, `frames: scoring`: that is about to begin, for the active player.

    Cards that were dealt and not yet split are in no hand, of two career cards the first is kept, and what lies before
    a player lies neither in the display nor on the discard pile.
    """
    kind = [TURN, SCORING][r.index("frames", SHORT)]
    s.put_all([Frame(JEAN_TURN if kind == TURN and s.rules.jean and s.active == JEAN else kind, s.active)])
    for seat in range(int(s.people())):
        board = s.boards[seat]
        if len(board.planning) == 0 and len(board.hand) == DEALT:
            board.hand = vec[i64]()
        if board.career < 0:
            board.career = least(board.careers)
        board.careers = 0
    out = cards_out(s)
    for k in range(DISPLAY):
        card = s.display[k]
        if card >= 0 and out[card] > 1:
            s.display[k] = -1
    for card in range(int(s.box.size)):
        if s.discard[card] > 0 and out[card] > 1:
            s.discard[card] = 0
            s.discard_size -= 1


def aside_of(s: MaracaiboState, r: Reader, short: bool) -> vec[i64]:
    """The B cards that are out of the game; in a short form as many as there must be."""
    aside = numbers_of(r, "aside", s.box.names, 512)
    if not short:
        return aside
    out = cards_out(s)
    kept = [int(card) for card in aside if out[card] == 0]
    spare = [n for n in range(int(s.box.size)) if s.box.deck[n] == 1 and out[n] == 0 and n not in kept]
    wanted = sum(1 for deck in s.box.deck if deck == 1) - MIXED_IN
    return vec[i64]((kept + spare)[:wanted])


def derive(s: MaracaiboState, r: Reader, short: bool) -> None:
    """The deck, the piles of quest tiles and combat tokens: what is nowhere else; goals that are met."""
    box = s.box
    for board in s.boards:
        see_goals(s, board)
    out = cards_out(s)
    for card in aside_of(s, r, short):
        out[card] += 1
    for card in range(int(box.size)):
        in_game = s.in_game(card)
        if out[card] > 1 or (not in_game and out[card] > 0):
            raise BadPlain("error-plain-too-many", {"what": box.names[card]}, field="state.boards")
        s.deck.counts[card] = 1 - out[card] if in_game else 0
    s.deck.size = sum(int(n) for n in s.deck.counts)
    quests = quests_out(s)
    if quests < 0 or (s.quest_top >= 0 and quests & BIT[s.quest_top] != 0):
        raise BadPlain("error-plain-too-many", {"what": "quest"}, field="state.lying")
    s.quest_pile = (BIT[QUESTS] - 1) & ~quests
    if s.quest_top >= 0:
        s.quest_pile &= ~BIT[s.quest_top]
    elif s.quest_pile != 0:
        raise r.wrong("quest_top", None)
    s.tokens = (BIT[TOKENS] - 1) & ~tokens_out(s)
    left = r.number("left_tokens", 0, LEFT_TOKENS)
    s.piles[0] = left
    s.piles[1] = size(s.tokens) - left
    if s.piles[1] < 0:
        raise r.wrong("left_tokens", left)
