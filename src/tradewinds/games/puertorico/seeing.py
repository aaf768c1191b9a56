"""The table as one seat sees it (chapter 23): the shapes of `view.py`, filled.

What a view shows again and again (a place with its people, a stack of the tray) is made once and shared: nobody changes
a view.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tradewinds.games.puertorico.components import (
    ABILITIES,
    ACHIEVEMENTS,
    BIT,
    BUILDING_COUNT,
    BUILDINGS,
    CITY,
    COUNTRYSIDE,
    FIRST_BUILDING,
    GOODS,
    KINDS,
    PLACE_NAMES,
    PUERTOMA_SLOTS,
    ROLES,
    SLOTS,
    TRADING_SPACES,
)
from tradewinds.games.puertorico.festival import WIDTH
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.phases.builder import prices as prices_for
from tradewinds.games.puertorico.phases.rounds import PICKS_PER_ROUND
from tradewinds.games.puertorico.plain import TRIGGERS, goal_plain, option_values
from tradewinds.games.puertorico.scoring import breakdown
from tradewinds.games.puertorico.state import (
    DEALING,
    DISCARD_AT,
    GOODS_AT,
    HOUSE_AT,
    OFFER_AT,
    ROLE_COINS_AT,
    SELECTING,
    SHIP_GOOD_AT,
    SHIP_LOAD_AT,
    SUPPLY_AT,
    TRAY_AT,
    WORKERS_AT,
    Player,
)
from tradewinds.games.puertorico.view import (
    BoardView,
    GoalView,
    PlaceView,
    PuertomaView,
    PuertoRicoView,
    RoleView,
    ScoreView,
    ShipView,
    TrayView,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.plain import names_in
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

PLACES_SEEN: Final[dict[int, PlaceView]] = {}
STACKS_SEEN: Final[dict[int, TrayView]] = {}
ROLES_SEEN: Final[dict[int, RoleView]] = {}
"""By all their numbers."""


def view(state: State, seat: int | None) -> PuertoRicoView:
    """The table as `seat` sees it; None is a spectator, who sees what is public."""
    s = cast(PuertoRico, state)
    eyes: i64 = -1 if seat is None else seat
    return PuertoRicoView(
        seat=seat,
        players=int(s.players),
        people=int(s.people),
        options=cast("dict[str, str | int | bool | None]", option_values(s)),
        round=int(s.round),
        phase=phase(s),
        governor=int(s.governor),
        chooser=int(s.chooser) if s.chooser >= 0 else None,
        picks_left=max(int(PICKS_PER_ROUND[s.players] - s.picks), 0),
        roles=role_views(s),
        offer=[GOODS[kind] if kind >= 0 else None for kind in s.table[OFFER_AT:]],
        quarries=int(s.quarries),
        bag=int(s.bag[0] + s.bag[1] + s.bag[2] + s.bag[3] + s.bag[4]),
        discard=crates(s.table, DISCARD_AT),
        register_workers=int(s.register_workers),
        register_citizens=int(s.register_citizens),
        supply_workers=int(s.workers),
        supply_citizens=int(s.citizens),
        supply={GOODS[k]: int(s.table[SUPPLY_AT + k]) for k in range(KINDS)},
        vp_pool=int(s.vp_pool),
        house=[GOODS[k] for k in range(KINDS) for _ in range(s.table[HOUSE_AT + k])],
        house_spaces=TRADING_SPACES,
        ships=ship_views(s),
        content=s.rules.box.name,
        tray=tray_views(s, eyes),
        goals=[goal_view(s, g) for g in range(len(s.goals) // WIDTH)],
        marker=int(s.marker) if s.marker >= 0 else None,
        captured=ROLES[s.captured] if s.captured >= 0 else None,
        tracker=ROLES[s.tracker] if s.tracker >= 0 else None,
        triggers=names_in(s.triggers, TRIGGERS) if s.triggers != 0 else [],
        cards=achievement_names(s.passed[eyes]) if eyes >= 0 else [],
        boards=[board_view(s, i, eyes) for i in range(s.players)],
        over=s.over,
        scores=score_views(s) if s.over else [],
    )


def crates(numbers: vec[i64], first: i64 = 0) -> dict[str, int]:
    """Only what is there, from `first` on: {corn: 2, sugar: 6}."""
    found: dict[str, int] = {}
    k: i64
    for k in range(KINDS):
        if numbers[first + k] != 0:
            found[GOODS[k]] = int(numbers[first + k])
    return found


def tallies(board: Player) -> dict[str, int]:
    """The same of what was produced or loaded in the running phase."""
    found: dict[str, int] = {}
    k: i64
    for k in range(KINDS):
        if board.tallied(k) != 0:
            found[GOODS[k]] = int(board.tallied(k))
    return found


def achievement_names(cards: i64) -> list[str]:
    return [] if cards == 0 else names_in(cards, ACHIEVEMENTS)


def phase(s: PuertoRico) -> str:
    if s.over:
        return "over"
    for frame in s.frames:
        if frame.kind == SELECTING or frame.kind == DEALING:
            return "opening"
    return ROLES[s.role] if s.role >= 0 else "choose_role"


def role_views(s: PuertoRico) -> list[RoleView]:
    found: list[RoleView] = []
    role: i64
    for role in range(9):
        if (s.roles >> role) & 1 != 0:
            coins = s.table[ROLE_COINS_AT + role]
            taken = (s.taken >> role) & 1
            key = int((coins << 5) | (role << 1) | taken)
            known = ROLES_SEEN.get(key)
            if known is None:
                known = ROLES_SEEN[key] = RoleView(ROLES[role], int(coins), taken != 0)
            found.append(known)
    return found


def ship_views(s: PuertoRico) -> list[ShipView]:
    found: list[ShipView] = []
    i: i64
    for i in range(3):
        if s.ship_size[i] > 0:
            good = GOODS[s.table[SHIP_GOOD_AT + i]] if s.table[SHIP_GOOD_AT + i] >= 0 else None
            found.append(ShipView(int(s.ship_size[i]), good, int(s.table[SHIP_LOAD_AT + i])))
    return found


def tray_views(s: PuertoRico, seat: i64) -> list[TrayView]:
    prices = prices_for(s, seat) if 0 <= seat < s.people else []
    found: list[TrayView] = []
    for b in s.kinds:
        left = s.table[TRAY_AT + b]
        cost = s.rules.costs[b]
        price: i64 = prices[b] if prices else -1
        key = int((b << 24) | (left << 16) | (cost << 8) | (price + 1))
        known = STACKS_SEEN.get(key)
        if known is None:
            known = TrayView(BUILDINGS[b], int(left), int(cost), int(price) if price >= 0 else None)
            STACKS_SEEN[key] = known
        found.append(known)
    return found


def goal_view(s: PuertoRico, goal: int) -> GoalView:
    plain = goal_plain(s, goal)
    del plain["aside"]
    return GoalView(**plain)  # type: ignore[arg-type]


def place_view(board: Player, place: i64, count: i64, slots: i64) -> PlaceView:
    workers = board.pieces[WORKERS_AT + place]
    citizens = board.citizens[place]
    key = int((place << 24) | (count << 18) | (slots << 12) | (workers << 6) | citizens)
    known = PLACES_SEEN.get(key)
    if known is None:
        known = PlaceView(PLACE_NAMES[place], int(count), int(slots), int(workers), int(citizens))
        PLACES_SEEN[key] = known
    return known


def countryside(board: Player) -> list[PlaceView]:
    found: list[PlaceView] = []
    k: i64
    for k in range(6):
        n = board.tiles_of(k)
        if n != 0:
            found.append(place_view(board, k, n, n))
    return found


def city(board: Player, puertoma: bool) -> list[PlaceView]:
    found: list[PlaceView] = []
    own = board.own
    b: i64
    for b in range(BUILDING_COUNT):
        if own & BIT[b] != 0:
            found.append(place_view(board, FIRST_BUILDING + b, 1, 0 if puertoma else SLOTS[b]))
    return found


def board_view(s: PuertoRico, index: i64, seat: i64) -> BoardView:
    board = s.boards[index]
    own = index == seat
    puertoma = s.is_puertoma(index)
    open_cards = board.cards & ~board.done
    return BoardView(
        seat=int(index),
        puertoma=puertoma_view(s, index) if puertoma else None,
        coins=int(board.coins),
        vp=int(board.vp) if own or s.rules.open_vp or s.over else None,
        goods=crates(board.pieces, GOODS_AT),
        countryside=countryside(board),
        forests=int(board.forest_count()),
        city=city(board, puertoma),
        tiles_used=int(board.countryside()),
        tiles_spaces=COUNTRYSIDE,
        city_used=int(board.spaces),
        city_spaces=CITY,
        idle_workers=int(board.idle_workers),
        idle_citizens=int(board.idle_citizens),
        achievements=achievement_names(open_cards) if own or s.over else None,
        achievement_count=int(size(open_cards)),
        completed=achievement_names(board.done),
        produced=tallies(board),
        staffing=board.staffing > 0,
    )


def puertoma_view(s: PuertoRico, seat: i64) -> PuertomaView:
    mine = s.automa(seat)
    board = s.boards[seat]
    return PuertomaView(
        spaces=[
            [int(mine.workers[2 * k + i] + mine.citizens[2 * k + i]) for i in range(board.tiles_of(k))]
            for k in range(KINDS)
        ],
        slots=[int(n) for n in PUERTOMA_SLOTS],
        third=crates(mine.third),
        levels=[int(mine.levels[level]) for level in range(1, 5)],
        abilities=[ABILITIES[mine.abilities[level]] if (mine.open >> level) & 1 else None for level in range(1, 5)],
        working=names_in(mine.working, ABILITIES),
        reserve=BUILDINGS[mine.reserve] if mine.reserve >= 0 else None,
    )


def score_views(s: PuertoRico) -> list[ScoreView]:
    places = s.places()
    return [
        ScoreView(
            seat,
            {name: n for name, n in row.items() if name != "total"},
            row["total"],
            places[seat] == 1,
            places[seat],
        )
        for seat, row in enumerate(breakdown(s))
    ]
