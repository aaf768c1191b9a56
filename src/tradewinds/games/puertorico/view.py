"""What one seat may see of a Puerto Rico match (chapter 23): the only door out of the engine."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated, cast

from msgspec import Meta, Struct

from tradewinds.games.puertorico.components import (
    ABILITIES,
    ACHIEVEMENTS,
    BUILDINGS,
    CITY,
    COUNTRYSIDE,
    FIRST_BUILDING,
    GOODS,
    PUERTOMA_SLOTS,
    ROLES,
    SLOTS,
    TILES,
    TRADING_SPACES,
)
from tradewinds.games.puertorico.festival import WIDTH
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.phases.builder import prices as prices_for
from tradewinds.games.puertorico.phases.rounds import PICKS_PER_ROUND
from tradewinds.games.puertorico.plain import (
    TRIGGERS,
    bits_to_names,
    counts,
    goal_plain,
    option_values,
)
from tradewinds.games.puertorico.scoring import breakdown
from tradewinds.games.puertorico.state import FRAMES, PuertoRicoState
from tradewinds.kernel.state import State

Good = Annotated[str, Meta(extra_json_schema={"enum": list(GOODS)})]


class RoleView(Struct, frozen=True):
    role: str
    coins: int
    taken: bool
    """Chosen this round."""


class ShipView(Struct, frozen=True):
    size: int
    good: Good | None
    count: int


class TrayView(Struct, frozen=True):
    building: str
    left: int
    cost: int
    """Printed cost in this match (the optional cost change counted)."""
    price: int | None
    """What the reader would pay as the own board stands."""


class PlaceView(Struct, frozen=True):
    """A kind of countryside tile or a building, with the people on it."""

    place: str
    count: int
    """How many tiles of the kind; 1 for a building."""
    slots: int
    workers: int
    citizens: int


class GoalView(Struct, frozen=True):
    goal: str
    open: bool
    plantations: list[Good]
    goods: list[Good]
    building: str | None


class PuertomaView(Struct, frozen=True):
    spaces: list[list[int]]
    """Per kind of plantation, per tile: filled worker slots."""
    slots: list[int]
    """Worker slots under one space of each kind."""
    third: dict[Good, int]
    levels: list[int]
    """Buildings on the spaces of levels 1 to 4."""
    abilities: list[str | None]
    """Ability tiles of levels 1 to 4 that are turned up."""
    working: list[str]
    reserve: str | None


class BoardView(Struct, frozen=True):
    seat: int
    puertoma: PuertomaView | None
    coins: int
    vp: int | None
    """None where VP tokens are kept hidden (PR-23.2)."""
    goods: dict[Good, int]
    countryside: list[PlaceView]
    forests: int
    city: list[PlaceView]
    tiles_used: int
    tiles_spaces: int
    city_used: int
    city_spaces: int
    idle_workers: int
    idle_citizens: int
    achievements: list[str] | None
    """Own cards not yet completed: only for the owner, and for everybody at the end."""
    achievement_count: int
    completed: list[str]
    produced: dict[Good, int]
    """Produced or loaded in the running phase."""
    staffing: bool
    """Is placing people now."""


class ScoreView(Struct, frozen=True):
    seat: int
    parts: dict[str, int]
    total: int
    winner: bool
    place: int
    """1 is the first; places can be shared (PR-11.10)."""


class PuertoRicoView(Struct, frozen=True):
    seat: int | None
    players: int
    people: int
    """Seats 0 to people - 1 are people or bots; the others are Puertomas."""
    options: dict[str, str | int | bool | None]
    round: int
    phase: str
    """opening, choose_role, a role while its phase is played, over."""
    governor: int
    chooser: int | None
    picks_left: int
    roles: list[RoleView]
    offer: list[Good | None]
    quarries: int
    bag: int
    discard: dict[Good, int]
    register_workers: int
    register_citizens: int
    supply_workers: int
    supply_citizens: int
    supply: dict[Good, int]
    vp_pool: int
    house: list[Good]
    house_spaces: int
    ships: list[ShipView]
    tray: list[TrayView]
    goals: list[GoalView]
    marker: int | None
    captured: str | None
    tracker: str | None
    triggers: list[str]
    cards: list[str]
    """Achievement cards before this seat while they are chosen."""
    boards: list[BoardView]
    over: bool
    scores: list[ScoreView]


def view(state: State, seat: int | None) -> PuertoRicoView:
    """The table as `seat` sees it; None is a spectator, who sees what is public."""
    s = cast(PuertoRico, state)
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
        roles=[
            RoleView(ROLES[role], int(s.role_coins[role]), bool((s.taken >> role) & 1))
            for role in range(len(ROLES))
            if (s.roles >> role) & 1
        ],
        offer=[GOODS[kind] if kind >= 0 else None for kind in s.offer],
        quarries=int(s.quarries),
        bag=sum(int(n) for n in s.bag),
        discard=counts(s.discard, GOODS),
        register_workers=int(s.register_workers),
        register_citizens=int(s.register_citizens),
        supply_workers=int(s.workers),
        supply_citizens=int(s.citizens),
        supply=dict(zip(GOODS, (int(n) for n in s.supply), strict=True)),
        vp_pool=int(s.vp_pool),
        house=[GOODS[k] for k in range(len(GOODS)) for _ in range(int(s.house[k]))],
        house_spaces=TRADING_SPACES,
        ships=[
            ShipView(int(s.ship_size[i]), GOODS[s.ship_good[i]] if s.ship_good[i] >= 0 else None, int(s.ship_load[i]))
            for i in range(3)
            if s.ship_size[i]
        ],
        tray=tray_view(s, seat),
        goals=[goal_view(s, g) for g in range(len(s.goals) // WIDTH)],
        marker=int(s.marker) if s.marker >= 0 else None,
        captured=ROLES[s.captured] if s.captured >= 0 else None,
        tracker=ROLES[s.tracker] if s.tracker >= 0 else None,
        triggers=bits_to_names(s.triggers, TRIGGERS),
        cards=bits_to_names(s.passed[seat], ACHIEVEMENTS) if seat is not None else [],
        boards=[board_view(s, i, seat) for i in range(int(s.players))],
        over=s.over,
        scores=score_views(s) if s.over else [],
    )


def tray_view(s: PuertoRicoState, seat: int | None) -> list[TrayView]:
    prices = prices_for(s, seat) if seat is not None and not s.is_puertoma(seat) else None
    return [
        TrayView(BUILDINGS[b], int(s.tray[b]), int(s.rules.costs[b]), prices[b] if prices is not None else None)
        for b in range(len(BUILDINGS))
        if s.in_game(b)
    ]


def phase(s: PuertoRicoState) -> str:
    if s.over:
        return "over"
    if any(FRAMES[frame.kind] in ("selecting", "dealing") for frame in s.frames):
        return "opening"
    return ROLES[s.role] if s.role >= 0 else "choose_role"


def goal_view(s: PuertoRicoState, goal: int) -> GoalView:
    plain = goal_plain(s, goal)
    del plain["aside"]
    return GoalView(**plain)  # type: ignore[arg-type]


def board_view(s: PuertoRicoState, index: int, seat: int | None) -> BoardView:
    board = s.boards[index]
    own = index == seat
    puertoma = s.is_puertoma(index)
    open_cards = int(board.cards & ~board.done)
    return BoardView(
        seat=index,
        puertoma=puertoma_view(s, index) if puertoma else None,
        coins=int(board.coins),
        vp=int(board.vp) if own or s.rules.open_vp or s.over else None,
        goods=counts(board.goods, GOODS),
        countryside=[
            PlaceView(TILES[k], int(board.tiles[k]), int(board.tiles[k]), int(board.workers[k]), int(board.citizens[k]))
            for k in range(6)
            if board.tiles[k]
        ],
        forests=int(board.forest_count()),
        city=[
            PlaceView(
                BUILDINGS[b],
                1,
                0 if puertoma else int(SLOTS[b]),
                int(board.workers[FIRST_BUILDING + b]),
                int(board.citizens[FIRST_BUILDING + b]),
            )
            for b in range(len(BUILDINGS))
            if board.owns(b)
        ],
        tiles_used=int(board.countryside()),
        tiles_spaces=COUNTRYSIDE,
        city_used=int(board.spaces),
        city_spaces=CITY,
        idle_workers=int(board.idle_workers),
        idle_citizens=int(board.idle_citizens),
        achievements=bits_to_names(open_cards, ACHIEVEMENTS) if own or s.over else None,
        achievement_count=open_cards.bit_count(),
        completed=bits_to_names(board.done, ACHIEVEMENTS),
        produced=counts(board.tally, GOODS),
        staffing=board.staffing > 0,
    )


def puertoma_view(s: PuertoRicoState, seat: int) -> PuertomaView:
    mine = s.automa(seat)
    board = s.boards[seat]
    return PuertomaView(
        spaces=[
            [int(mine.workers[2 * k + i] + mine.citizens[2 * k + i]) for i in range(int(board.tiles[k]))]
            for k in range(len(GOODS))
        ],
        slots=[int(n) for n in PUERTOMA_SLOTS],
        third=counts(mine.third, GOODS),
        levels=[int(mine.levels[level]) for level in range(1, 5)],
        abilities=[ABILITIES[mine.abilities[level]] if (mine.open >> level) & 1 else None for level in range(1, 5)],
        working=bits_to_names(mine.working, ABILITIES),
        reserve=BUILDINGS[mine.reserve] if mine.reserve >= 0 else None,
    )


def score_views(s: PuertoRicoState) -> list[ScoreView]:
    rows = zip(breakdown(s), s.places(), strict=True)
    return [
        ScoreView(seat, {name: n for name, n in row.items() if name != "total"}, row["total"], place == 1, place)
        for seat, (row, place) in enumerate(rows)
    ]
