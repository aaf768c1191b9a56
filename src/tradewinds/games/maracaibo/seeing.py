"""Filling the view: all is public but hands, choices of set-up, the order of piles and what lies face down."""

from __future__ import annotations

from typing import Final

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
    QUESTS,
    RANK,
    STORY_TILES,
    SYNERGY_NAMES,
)
from tradewinds.games.maracaibo.content import (
    COMPASS,
    DISCOUNT,
    L1,
    L6,
    L9,
    NO_PLACE,
    PLACE_KINDS,
    TILE_FULL,
    TILE_KINDS,
)
from tradewinds.games.maracaibo.match import Maracaibo
from tradewinds.games.maracaibo.paying import missing
from tradewinds.games.maracaibo.phases.combat import ACT, nation_of, value_of
from tradewinds.games.maracaibo.phases.scoring import multiplier, storage_value
from tradewinds.games.maracaibo.phases.story import is_campaign, vote_of
from tradewinds.games.maracaibo.plain import options
from tradewinds.games.maracaibo.quests import cost_of
from tradewinds.games.maracaibo.state import (
    CHOOSING_CAREER,
    FIGHTING,
    IN_STACK,
    LEGACY_PLACES,
    NEW,
    PHASES,
    SCORED,
    SPLITTING,
    USED,
    VOTING,
    Player,
)
from tradewinds.games.maracaibo.view import (
    BoardView,
    CardView,
    CombatView,
    JeanView,
    LegacyView,
    MaracaiboView,
    NationView,
    PageView,
    PlaceView,
    ScoreView,
    StoryCardView,
    StoryView,
    VoteView,
)
from tradewinds.kernel.bits import size
from tradewinds.kernel.plain import names_in
from tradewinds.kernel.state import State
from tradewinds.kernel.vectors import vec

KINDS: Final = [*PLACE_KINDS, "closed"]


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
        places=[place_view(s, place) for place in range(len(box.place_names)) if is_on_map(s, place)],
        nations=[nation_view(s, nation) for nation in range(NATIONS)],
        trail=[name_or_none(quest, box.quest_names) for quest in s.trail],
        missing={} if seat is None or s.over else missing_for(s, seat),
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
        legacy=[legacy_view(s, tile) for tile in range(len(box.legacy_names)) if s.has_tile(tile)],
        routes=routes(s),
        c_cards=names_in(int(s.c_cards), box.names[box.first_c :]),
        story=story_view(s, seat) if is_campaign(s) else None,
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
        kind=KINDS[s.kinds[place]],
        legacy=[box.legacy_names[tile] for tile in range(len(box.legacy_names)) if lies_at(s, tile, place)],
    )


def missing_for(s: Maracaibo, seat: int) -> dict[str, dict[str, int]]:
    quests = [*s.lying, *[quest for quest in s.trail if quest >= 0]]
    quests += [quest - 1 for quest in s.boards[seat].stored if quest > 0]
    return {s.box.quest_names[quest]: missing(s, seat, cost_of(s, quest)) for quest in quests}


def is_on_map(s: Maracaibo, place: int) -> bool:
    """Printed, or a legacy city in play."""
    return s.box.legacy[place] == 0 or s.kinds[place] != NO_PLACE


def lies_at(s: Maracaibo, tile: int, place: int) -> bool:
    return s.has_tile(tile) and s.box.legacy_at[tile] == place


# --- legacy tiles and the story --------------------------------------------------------------------------------------


def legacy_view(s: Maracaibo, tile: int) -> LegacyView:
    box = s.box
    markers: list[str | None] = []
    if tile == L6:
        markers = [name_or_none(s.legacy_markers[k], NATION_NAMES) for k in range(LEGACY_PLACES - 1)]
    elif tile == L9:
        markers = [name_or_none(s.legacy_markers[LEGACY_PLACES - 1], NATION_NAMES)]
    return LegacyView(
        tile=box.legacy_names[tile],
        kind=TILE_KINDS[box.legacy_kind[tile]],
        place=name_or_none(box.legacy_at[tile], box.place_names),
        discs=int(s.on_tiles[tile]),
        spaces=int(box.legacy_spaces[tile]),
        markers=markers,
        quest=name_or_none(s.l1_quest, box.quest_names) if tile == L1 else None,
    )


def routes(s: Maracaibo) -> dict[str, int]:
    box = s.box
    found: dict[str, int] = {}
    for place in range(len(box.place_names)):
        first = int(box.next_first[place])
        for k in range(first, first + int(box.next_count[place])):
            if s.arrows[k] > box.arrow_mp[k]:
                found[f"{box.place_names[place]}-{box.place_names[box.arrow_to[k]]}"] = int(s.arrows[k])
    return found


def story_view(s: Maracaibo, seat: int | None) -> StoryView:
    box = s.box
    cards = [story_card_view(s, card) for card in range(len(box.story_names)) if (int(s.story) >> card) & 1]
    pages = [
        PageView(box.story_names[card], int(box.story_chapter[card]), int(s.choices[card]) or None) for card in s.pages
    ]
    chapters = [one.chapter for one in cards] or [one.chapter for one in pages]
    return StoryView(
        chapter=max(chapters),
        cards=cards,
        pages=pages,
        ending=name_or_none(s.ending, box.endings),
        stack=sum(1 for tile in range(STORY_TILES) if s.tile_card[tile] == IN_STACK),
        vote=vote_view(s, seat),
    )


def story_card_view(s: Maracaibo, card: int) -> StoryCardView:
    box = s.box
    needs = int(box.story_needs[card])
    tiles = [tile for tile in range(STORY_TILES) if s.tile_card[tile] == card]
    return StoryCardView(
        card=box.story_names[card],
        chapter=int(box.story_chapter[card]),
        waiting=bool((int(s.waiting) >> card) & 1),
        place=name_or_none(box.story_place[card], box.place_names),
        tile=box.quest_names[QUESTS + tiles[0]] if tiles else None,
        holder=int(s.story_holder[card]) - 1 if s.story_holder[card] > 0 else None,
        needs=["none", "story_tile", "tile_full"][min(needs, TILE_FULL)],
        full=box.legacy_names[needs - TILE_FULL] if needs >= TILE_FULL else None,
    )


def vote_view(s: Maracaibo, seat: int | None) -> VoteView | None:
    frame = s.top
    if s.over or frame.kind != VOTING:
        return None
    own = -1 if seat is None or seat >= s.people() else int(vote_of(frame, seat))
    return VoteView(
        card=s.box.story_names[frame.what],
        reader=int(frame.seat),
        choices=int(s.box.story_choices[frame.what]),
        voted=[one for one in range(int(s.people())) if not (int(frame.mask) >> one) & 1],
        own=own + 1 if own >= 0 else None,
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
        reached=reached(s, board) if board.career >= 0 and (own or top != CHOOSING_CAREER) else [],
        tableau=[card_view(s, board, i) for i in range(len(board.cards))],
        synergies=names_in(int(board.synergies), SYNERGY_NAMES),
        quests=int(s.quest_count(board)),
        tokens=int(size(board.tokens)),
        compasses=int(board.lasting[COMPASS]),
        discount=int(board.lasting[DISCOUNT]),
        assistants=int(s.assistants(board)),
        buildings=[box.building_names[s.buildings[k]] for k in range(BUILDINGS) if (int(s.investors[k]) >> owner) & 1],
    )


def reached(s: Maracaibo, board: Player) -> list[int]:
    """In the order of GOAL_KINDS: of two nations the weaker one counts, borders are crossed in their order."""
    influence = sorted([int(n) for n in board.influence], reverse=True)
    counts = [
        int(size(board.tokens)),
        int(s.quest_count(board)),
        influence[0],
        influence[1],
        int(size(board.upgrades)),
        int(size(board.borders)),
        int(size(board.synergies)),
        int(s.assistants(board)),
    ]
    return [counts[s.box.goal_kind[GOALS * board.career + goal]] for goal in range(GOALS)]


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
