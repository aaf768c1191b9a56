"""Filling the view: all is public but hands, drawn cards and what is chosen among them, and the order of decks."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.empires import scoring
from tradewinds.games.empires.components import (
    CLAN_NAMES,
    EVENTS,
    FACE_UP,
    GOOD_NAMES,
    TILE_NAMES,
    WITH_FISH,
    WITH_RAZE,
    named_goods,
)
from tradewinds.games.empires.content import CLAN_DECKS
from tradewinds.games.empires.frames import LEVELS
from tradewinds.games.empires.match import Empires
from tradewinds.games.empires.plain import PHASES, options
from tradewinds.games.empires.state import Player
from tradewinds.games.empires.triggers import uses
from tradewinds.games.empires.view import (
    BoardView,
    EmpiresView,
    GoalView,
    PawnView,
    ScoreView,
    SeaView,
    ShipView,
    SlotView,
    SoloView,
)
from tradewinds.kernel.plain import counted
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec


def view(state: State, seat: int | None) -> EmpiresView:
    assert isinstance(state, Empires)
    s = state
    return EmpiresView(
        seat=seat,
        players=int(s.players),
        options=dict(options(s)),  # type: ignore[arg-type]
        content=s.content.sha,
        round=int(s.round),
        phase=PHASES[s.phase],
        first=int(s.first),
        last=s.last,
        circle=[TILE_NAMES[tile] for tile in s.circle],
        near=sea(s, 0),
        far=sea(s, 1),
        queue=[ship(s, place) for place in range(len(s.queue))],
        pool=int(s.pool),
        boards=[board_view(s, owner, seat) for owner in range(int(s.players))],
        solo=solo(s) if s.solo() else None,
        over=s.over,
        scores=scores(s) if s.over else [],
    )


def sea(s: Empires, distance: int) -> SeaView:
    names = [s.content.names[card] for card in s.content.decks[CLAN_DECKS + distance]]
    up = [int(card) for card in s.face_up][FACE_UP * distance : FACE_UP * (distance + 1)]
    return SeaView(
        face_up=[s.content.names[card] if card >= 0 else None for card in up],
        deck=int(s.sea(distance).size),
        discard=counted(s.sea_discard(distance), names),
    )


def ship(s: Empires, place: int) -> ShipView:
    cargo = int(s.cargo[place])
    return ShipView(int(s.owners[place]), cargo & WITH_FISH != 0, cargo & WITH_RAZE != 0, bool(s.generic[place]))


def board_view(s: Empires, owner: int, seat: int | None) -> BoardView:
    board = s.boards[owner]
    own = owner == seat
    deck = s.content.decks[board.clan] if board.clan >= 0 else vec[i64]()
    names = [s.content.names[card] for card in deck]
    drawn = sum(int(n) for n in board.drawn) + sum(int(n) for n in board.kept)
    return BoardView(
        seat=owner,
        clan=CLAN_NAMES[board.clan] if board.clan >= 0 else None,
        vp=int(board.vp),
        goods={name: int(n) for name, n in zip(GOOD_NAMES, board.goods, strict=True)},
        workers=int(board.workers),
        spent=int(board.spent),
        ships=int(board.ships),
        pawns=[
            PawnView(TILE_NAMES[tile] if tile >= 0 else None, (int(board.tired) >> k) & 1 == 1)
            for k, tile in enumerate(board.pawns)
        ],
        passed=(int(s.passed) >> owner) & 1 == 1,
        empire=[slot(s, board, i) for i in range(len(board.cards))],
        hand=counted(board.hand, names) if own or s.over else None,
        hand_size=int(board.hand_size),
        drawn=counted(board.drawn, names) if own else None,
        drawn_size=drawn,
        kept=counted(board.kept, names) if own else None,
        deck=int(board.deck.size),
        discard=counted(board.discard, names),
    )


def slot(s: Empires, board: Player, i: int) -> SlotView:
    card = int(s.effect_card(board, i))
    limited: list[int] = []
    if card >= 0:
        for e in range(int(s.content.entries[card])):
            if s.content.entry_limit[s.content.first_entry[card] + e] > 0:
                limited.append(int(uses(board, i, e)))
    return SlotView(
        card=s.content.names[board.cards[i]],
        serial=int(board.serials[i]),
        exhausted=bool(board.exhausted[i]),
        under=int(board.hosts[i]) if board.hosts[i] >= 0 else None,
        copies=int(board.targets[i]) if board.targets[i] >= 0 else None,
        workers=int(board.crew[i]),
        goods=named_goods(board.stored[i]),
        action=s.acts(board, i),
        used=limited,
    )


def solo(s: Empires) -> SoloView:
    scenario = s.content.scenario_names[s.rules.scenario]
    left = sum(1 for token in range(EVENTS) if (int(s.events) >> token) & 1)
    return SoloView(
        scenario=scenario,
        level=LEVELS[s.rules.level],
        event=f"{scenario}-{s.event % EVENTS + 1}" if s.event >= 0 else None,
        events_left=left,
        solo_side=[TILE_NAMES[tile] for tile in range(len(TILE_NAMES)) if (int(s.solo_side) >> tile) & 1],
        tribute=counted(s.tribute, GOOD_NAMES),
        goals=[GoalView(name, there, needed) for name, there, needed in scoring.goals(s)],
    )


def scores(s: Empires) -> list[ScoreView]:
    parts = scoring.breakdown(s)
    winners, places = s.winners(), s.places()
    return [
        ScoreView(seat, parts[seat], parts[seat]["total"], seat in winners, places[seat])
        for seat in range(int(s.players))
    ]
