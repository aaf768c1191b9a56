"""Filling the view: all is public but hands, choices of set-up, the order of piles and what lies face down."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo import standing
from tradewinds.games.maracaibo.automa.jean import income
from tradewinds.games.maracaibo.components import (
    BORDER_NAMES,
    BUILDINGS,
    GOALS,
    GOOD_NAMES,
    NATION_NAMES,
    NATIONS,
    RANK,
    SYNERGY_NAMES,
)
from tradewinds.games.maracaibo.content import COMPASS, DISCOUNT
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.phases.combat import ACT, nation_of, value_of
from tradewinds.games.maracaibo.phases.scoring import multiplier, storage_value
from tradewinds.games.maracaibo.plain import options
from tradewinds.games.maracaibo.state import CHOOSING_CAREER, FIGHTING, NEW, PHASES, SCORED, SPLITTING, USED, Player
from tradewinds.games.maracaibo.view import (
    BoardView,
    CardView,
    CombatView,
    JeanView,
    MaracaiboView,
    NationView,
    PlaceView,
    ScoreView,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.plain import names_in
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec


def view(state: State, seat: int | None) -> MaracaiboView:
    assert isinstance(state, Maracaibo)
    s = state
    box = s.box
    return MaracaiboView(
        seat=seat,
        players=int(s.players),
        options=dict(options(s)),  # type: ignore[arg-type]
        content=box.sha,
        round=int(s.round),
        phase=PHASES[s.phase],
        active=int(s.active),
        mp=int(s.turn_mp),
        places=[place_view(s, place) for place in range(len(box.place_names)) if not box.legacy[place]],
        nations=[nation_view(s, nation) for nation in range(NATIONS)],
        trail=[name_or_none(quest, box.quest_names) for quest in s.trail],
        borders=names_in(int(s.borders), BORDER_NAMES),
        arrivals=int(s.arrivals),
        quest_top=name_or_none(s.quest_top, box.quest_names),
        quest_pile=int(size(s.quest_pile)) + (1 if s.quest_top >= 0 else 0),
        tokens=[int(n) for n in s.piles],
        display=[name_or_none(card, box.names) for card in s.display],
        deck=int(s.deck.size),
        discard=[box.names[card] for card in range(int(box.size)) if s.discard[card]],
        buildings=[box.building_names[s.buildings[k]] if k < s.open else None for k in range(BUILDINGS)],
        combat=combat_view(s),
        boards=[board_view(s, owner, seat) for owner in range(int(s.players))],
        jean=jean_view(s) if s.rules.jean else None,
        over=s.over,
        scores=scores(s) if s.over else [],
    )


def name_or_none(n: i64, names: list[str]) -> str | None:
    return names[n] if n >= 0 else None


def place_view(s: Maracaibo, place: int) -> PlaceView:
    box = s.box
    good = int(s.market_good(place))
    return PlaceView(
        place=box.place_names[place],
        marker=name_or_none(s.markers[place], NATION_NAMES),
        tile=name_or_none(s.tiles[place], box.tile_names),
        good=GOOD_NAMES[good] if good >= 0 else None,
        market=int(s.market[place]),
        spaces=int(s.market_spaces(place)),
        quests=[box.quest_names[s.lying[i]] for i in range(len(s.lying)) if s.lying_at[i] == place],
    )


def nation_view(s: Maracaibo, nation: int) -> NationView:
    stored = int(s.storage[nation])
    return NationView(
        NATION_NAMES[nation],
        stored,
        int(s.markers_of(nation)),
        int(storage_value(stored)),
        int(multiplier(s, nation)),
    )


def combat_view(s: Maracaibo) -> CombatView | None:
    """The innermost one."""
    found: CombatView | None = None
    for frame in s.frames:
        if frame.kind == FIGHTING:
            acting = frame.n == ACT
            found = CombatView(
                int(frame.seat),
                s.box.token_names[frame.what - 1] if frame.what > 0 else None,
                NATION_NAMES[nation_of(frame)] if acting else None,
                int(value_of(frame)) if acting else None,
            )
    return found


def jean_view(s: Maracaibo) -> JeanView:
    return JeanView(
        card=name_or_none(s.jean_card, s.box.automa_names),
        removed=int(s.jean_removed),
        cards=names_of(s.jean_cards, s.box.names),
        deck=int(size(s.jean_deck)),
        income=int(income(s)),
    )


def board_view(s: Maracaibo, owner: int, seat: int | None) -> BoardView:
    board = s.boards[owner]
    box = s.box
    own = owner == seat
    top = s.top.kind
    choosing = top == SPLITTING or top == CHOOSING_CAREER
    hidden = not own and top == SPLITTING
    return BoardView(
        seat=owner,
        vp=int(board.vp),
        doubloons=int(board.doubloons),
        cp=int(board.cp),
        income=int(board.income),
        vp_income=int(board.vp_income),
        ship=box.place_names[board.ship],
        explorer=box.space_names[board.explorer],
        borders=names_in(int(board.borders), BORDER_NAMES),
        influence={name: int(board.influence[n]) for n, name in enumerate(NATION_NAMES)},
        ranks={name: int(RANK[board.influence[n]]) for n, name in enumerate(NATION_NAMES)},
        personal=int(board.personal),
        general=int(board.general),
        discs=[int(n) for n in board.discs],
        hand=names_of(board.hand, box.names) if own or s.over else None,
        hand_size=len(board.hand) + (len(board.planning) + len(board.thrown) if hidden else 0),
        hand_limit=int(s.hand_limit(board)),
        planning=[] if hidden else names_of(board.planning, box.names),
        thrown=names_of(board.thrown, box.names) if own else None,
        done=choosing and (int(s.top.mask) >> owner) & 1 == 0,
        careers=names_in(int(board.careers), box.career_names) if own else None,
        career=name_or_none(board.career, box.career_names) if own or top != CHOOSING_CAREER else None,
        goals=[goal + 1 for goal in range(GOALS) if (int(board.goals) >> goal) & 1],
        tableau=[card_view(s, board, i) for i in range(len(board.cards))],
        synergies=names_in(int(board.synergies), SYNERGY_NAMES),
        quests=int(s.quest_count(board)),
        tokens=int(size(board.tokens)),
        compasses=int(board.lasting[COMPASS]),
        discount=int(board.lasting[DISCOUNT]),
        assistants=int(s.assistants(board)),
        buildings=[box.building_names[s.buildings[k]] for k in range(BUILDINGS) if (int(s.investors[k]) >> owner) & 1],
    )


def names_of(numbers: vec[i64], names: list[str]) -> list[str]:
    return [names[n] for n in numbers]


def card_view(s: Maracaibo, board: Player, i: int) -> CardView:
    card = int(board.cards[i])
    marks = int(board.marks[i])
    return CardView(
        card=s.box.names[card],
        assistant_at=name_or_none(s.box.assistant_at[card], s.box.place_names),
        used=marks & USED != 0,
        scored=marks & SCORED != 0,
        new=marks & NEW != 0,
        quest=s.box.quest_names[board.stored[i] - 1] if board.stored[i] > 0 else None,
    )


def scores(s: Maracaibo) -> list[ScoreView]:
    parts = standing.breakdown(s)
    winners, places = s.winners(), s.places()
    return [
        ScoreView(seat, parts[seat], parts[seat]["total"], seat in winners, places[seat])
        for seat in range(int(s.players))
    ]
