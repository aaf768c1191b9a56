"""The accounting of every component: cards, figures, discs, markers, tokens, quest tiles; nothing below zero."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.maracaibo.careers import goals_met
from tradewinds.games.maracaibo.components import (
    BIT,
    DISCS,
    FIGURES_EACH,
    GOALS,
    JEAN_SPACES,
    LAST_CP,
    LAST_INCOME,
    LAST_INFLUENCE,
    LAST_VP_INCOME,
    MARKERS,
    MIXED_IN,
    NATION_NAMES,
    PLANNING,
    QUESTS,
    SLOTS,
    STORY_TILES,
    TOKENS,
)
from tradewinds.games.maracaibo.content import L1, NO_PLACE
from tradewinds.games.maracaibo.state import FIGHTING, PURCHASE, QUEST_DONE, MaracaiboState, Player
from tradewinds.kernel.bits import size
from tradewinds.kernel.vectors import vec


def cards_out(s: MaracaiboState) -> vec[i64]:
    """How many of each project card lie anywhere but in the deck and in the box."""
    out = s.discard[:]
    for card in s.display:
        if card >= 0:
            out[card] += 1
    for board in s.boards:
        for card in board.hand:
            out[card] += 1
        for card in board.planning:
            out[card] += 1
        for card in board.thrown:
            out[card] += 1
        for card in board.cards:
            out[card] += 1
    for card in s.jean_cards:
        out[card] += 1
    for frame in s.frames:
        if frame.kind == PURCHASE:
            out[frame.what] += 1
    return out


def quests_out(s: MaracaiboState) -> i64:
    """Quest tiles that are not in the pile, as bits; -1 if one is in two places."""
    seen: i64 = 0
    twice = False
    for quest in s.lying:
        twice = twice or seen & BIT[quest] != 0
        seen |= BIT[quest]
    for quest in s.trail:
        if quest >= 0:
            twice = twice or seen & BIT[quest] != 0
            seen |= BIT[quest]
    for board in s.boards:
        twice = twice or seen & board.quests != 0
        seen |= board.quests
        for stored in board.stored:
            if stored > 0:
                twice = twice or seen & BIT[stored - 1] != 0
                seen |= BIT[stored - 1]
    for frame in s.frames:
        if frame.kind == QUEST_DONE:
            twice = twice or seen & BIT[frame.what] != 0
            seen |= BIT[frame.what]
    return -1 if twice else seen


def tokens_out(s: MaracaiboState) -> i64:
    seen: i64 = 0
    for board in s.boards:
        seen |= board.tokens
    for frame in s.frames:
        if frame.kind == FIGHTING and frame.what > 0:
            seen |= BIT[frame.what - 1]
    return seen


def figures_of(s: MaracaiboState, seat: i64) -> i64:
    """All eight: in both supplies, on the map, on goals, cards and buildings (MAR-1.10)."""
    board = s.boards[seat]
    on_goals = GOALS - size(board.goals)
    n = board.personal + board.general + board.on_cards + on_goals + s.assistants(board) + s.invested(seat)
    for frame in s.frames:
        if frame.kind == PURCHASE and frame.seat == seat and s.box.assistant[frame.what] >= 0:
            n += 1
    return n


def violations(s: MaracaiboState) -> list[str]:
    found: list[str] = []
    out = cards_out(s)
    b_cards: i64 = 0
    for card in range(int(s.box.size)):
        n = out[card] + s.deck.counts[card]
        if s.box.deck[card] == 1:
            b_cards += n
        if n > 1 or (s.box.deck[card] != 1 and n != (1 if s.in_game(card) else 0)):
            found.append(f"card {s.box.names[card]}: {n} of it")
    if b_cards != MIXED_IN:
        found.append(f"{b_cards} B cards in the game")
    discarded: i64 = 0
    for n in s.discard:
        discarded += n
    if discarded != s.discard_size:
        found.append(f"{s.discard_size} discarded cards counted, {discarded} there")
    quests = quests_out(s)
    top: i64 = BIT[s.quest_top] if s.quest_top >= 0 else 0
    tiles = quests & (BIT[QUESTS] - 1)
    if quests < 0 or tiles & (s.quest_pile | top) != 0 or tiles | s.quest_pile | top != BIT[QUESTS] - 1:
        found.append("quest tiles")
    check_story(s, quests, found)
    tokens = tokens_out(s)
    if tokens & s.tokens != 0 or tokens | s.tokens != BIT[TOKENS] - 1 or s.piles[0] + s.piles[1] != size(s.tokens):
        found.append("combat tokens")
    for nation in range(len(NATION_NAMES)):
        if not 0 <= s.storage[nation] <= MARKERS - s.markers_of(nation):
            found.append(f"markers of {NATION_NAMES[nation]}: {s.storage[nation]} stored")
    if s.jean_deck & s.jean_discard != 0 or not 0 <= s.jean_removed <= JEAN_SPACES:
        found.append("Jean's cards or discs")
    for seat in range(int(s.people())):
        check_board(s, seat, s.boards[seat], found)
    return found


def check_story(s: MaracaiboState, quests: i64, found: list[str]) -> None:
    """Story tiles lie where their cards say, legacy tiles hold no more than they can, cards read are not in play."""
    tile: i64
    for tile in range(STORY_TILES + 1):
        card = s.tile_card[tile]
        out = quests & BIT[QUESTS + tile] != 0
        if tile < STORY_TILES and out != (card >= 0):
            found.append(f"story tile {tile + 1}")
        if card >= 0 and s.story_holder[card] == 0 and s.story & BIT[card] == 0:
            found.append(f"story tile {tile + 1} of a card that is not in play")
    for tile in range(len(s.on_tiles)):
        most: i64 = s.box.legacy_spaces[tile] if s.has_tile(tile) else 0
        if not 0 <= s.on_tiles[tile] <= most:
            found.append(f"{s.on_tiles[tile]} discs on {s.box.legacy_names[tile]}")
    for place in range(len(s.markers)):
        if s.markers[place] >= 0 and s.box.legacy[place] > 0 and s.kinds[place] == NO_PLACE:
            found.append(f"a marker at {s.box.place_names[place]}, which is not on the map")
    if s.waiting & ~s.story != 0 or (s.ending >= 0 and s.story != 0):
        found.append("story cards in play")
    seen: i64 = 0
    for card in s.pages:
        if (seen | s.story) & BIT[card] != 0:
            found.append(f"story card {s.box.story_names[card]} twice")
        seen |= BIT[card]
    if s.l1_quest >= 0 and (not s.has_tile(L1) or quests & BIT[s.l1_quest] == 0):
        found.append("the quest of L1")


def check_board(s: MaracaiboState, seat: int, board: Player, found: list[str]) -> None:
    if figures_of(s, seat) != FIGURES_EACH or board.personal < 0 or board.general < 0:
        found.append(f"seat {seat}: {figures_of(s, seat)} figures, {board.personal} personal, {board.general} general")
    if board.doubloons < 0 or not 0 <= board.cp <= LAST_CP:
        found.append(f"seat {seat}: {board.doubloons} doubloons, {board.cp} CP")
    if not 8 <= board.income <= LAST_INCOME or not 0 <= board.vp_income < LAST_VP_INCOME:
        found.append(f"seat {seat}: income {board.income}, {board.vp_income}")
    for n in board.influence:
        if not 0 <= n <= LAST_INFLUENCE:
            found.append(f"seat {seat}: influence {n}")
    for slot in range(SLOTS):
        if not 0 <= board.discs[slot] <= DISCS or (board.discs[slot] == 0) != (board.upgrades & BIT[slot] != 0):
            found.append(f"seat {seat}: slot {slot + 1}")
    if len(board.planning) > PLANNING:
        found.append(f"seat {seat}: {len(board.planning)} planned cards")
    if board.vp < 0:
        found.append(f"seat {seat}: {board.vp} VP")
    posts: i64 = 0
    for card in board.cards:
        if s.box.assistant[card] >= 0:
            posts |= BIT[s.box.assistant_at[card]]
    if board.posts != posts or board.met != goals_met(s, board):
        found.append(f"seat {seat}: assistants or goals that are met")
