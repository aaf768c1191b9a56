"""Expansion VI: achievement cards (chapter 19). Completed at the first moment the condition holds (PR-R.38)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games import data
from tradewinds.games.puertorico.components import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENTS,
    BUILDING_COUNT,
    CITY,
    COMMERCIAL,
    COUNTRYSIDE,
    FIRST_BUILDING,
    KINDS,
    PRODUCES,
    SIZE,
)
from tradewinds.games.puertorico.content import Box
from tradewinds.games.puertorico.state import GOODS_AT, WORKERS_AT, Player, PuertoRicoState
from tradewinds.kernel.vectors import vec

SPENDING_ALL: Final = 0
PAYING_AT_MOST: Final = 1
GOODS_PAIR: Final = 2
ONE_GOOD: Final = 3
DISPATCH: Final = 4
FROM_EMPTY: Final = 5
LOAD_AT_ONCE: Final = 6
LOAD_KINDS: Final = 7
CAPTAIN_VP: Final = 8
STORE_KINDS: Final = 9
CLOSE_HOUSE: Final = 10
SALE_INCOME: Final = 11
PRODUCE: Final = 12
ON_BUILDINGS: Final = 13
ON_COUNTRYSIDE: Final = 14
PRODUCTION_GOODS: Final = 15
PRODUCTION_COUNT: Final = 16
EXPANDED: Final = 17
REGULAR_COMMERCIAL: Final = 18
TILES: Final = 19
FEW_EMPTY: Final = 20
_VERBS = [
    "build_expanded_spending_all",
    "build_expanded_paying_at_most",
    "own_goods_pair",
    "own_one_good",
    "dispatch",
    "fill_ship_from_empty",
    "load_at_once",
    "load_kinds_in_phase",
    "gain_vp_in_captain",
    "store_kinds",
    "close_trading_house_as_trader",
    "sale_income",
    "produce_in_phase",
    "workers_on_buildings",
    "workers_on_countryside",
    "own_production_buildings",
    "own_production_count",
    "own_expanded",
    "own_regular_commercial",
    "own_countryside",
    "max_empty_spaces",
]
_rows = data("puertorico", "achievements")["achievements"]
_goals = [row["goal"] for row in _rows]
VERB: Final = vec[i64]([_VERBS.index(goal["verb"]) for goal in _goals])
CARDS_OF: Final = vec[i64]([sum(2**card for card, v in enumerate(VERB) if v == verb) for verb in range(len(_VERBS))])
"""For each verb its cards, as bits."""
BOARD_CARDS: Final[i64] = sum(2**card for card, row in enumerate(_rows) if row["timing"] == "state")
"""The cards whose condition is about the position of the own board and store, not about an event."""


def _counted(verb: int) -> int:
    """The buildings that a card counts whatever goods it shows, as bits."""
    found = 0
    for b in range(BUILDING_COUNT):
        regular = SIZE[b] == 1 and COMMERCIAL[b] == 1
        if (verb == EXPANDED and SIZE[b] == 2) or (verb == REGULAR_COMMERCIAL and regular):
            found |= 2**b
    return found


COUNTED: Final = vec[i64]([_counted(verb) for verb in VERB])
MAKERS: Final = vec[i64]([sum(2**b for b in range(BUILDING_COUNT) if PRODUCES[b] == k) for k in range(KINDS)])
"""For each good its production buildings, as bits."""


def complete(s: PuertoRicoState, seat: i64, card: i64) -> None:
    """Turned up and tucked under the board: the title shows, and it stays completed (PR-19.2, 19.4)."""
    s.boards[seat].done |= 1 << card
    if s.journal is not None:
        s.journal.reveal("achievement", "PR-19.2", seat, {"card": ACHIEVEMENTS[card]})


def open_cards(board: Player) -> i64:
    return board.cards & ~board.done


def event(s: PuertoRicoState, seat: i64, verb: i64, value: i64, good: i64 = 0) -> None:
    """Something happened: complete the cards of that kind whose number is reached (and whose good it was)."""
    if s.is_puertoma(seat):
        return
    rest = open_cards(s.boards[seat]) & CARDS_OF[verb]
    if rest == 0:
        return
    card: i64
    for card in range(ACHIEVEMENT_COUNT):
        if (rest >> card) & 1 == 0:
            continue
        if verb == PAYING_AT_MOST:
            reached = value <= s.rules.box.card_number[card]
        elif verb == DISPATCH:
            reached = (s.rules.box.card_goods[card] >> good) & 1 != 0
        else:
            reached = value >= s.rules.box.card_number[card]
        if reached:
            complete(s, seat, card)


def look(s: PuertoRicoState, seat: i64) -> None:
    """The own board or store has changed: complete the cards whose condition it meets now."""
    if s.is_puertoma(seat):
        return
    board = s.boards[seat]
    rest = open_cards(board) & BOARD_CARDS
    card: i64 = 0
    while rest != 0:
        if rest & 1 != 0 and holds(s.rules.box, board, card):
            complete(s, seat, card)
        rest >>= 1
        card += 1


def holds(box: Box, board: Player, card: i64) -> bool:
    """Conditions on the position of the own board and store: one of the BOARD_CARDS."""
    verb = VERB[card]
    number = box.card_number[card]
    goods = box.card_goods[card]
    k: i64
    if verb == GOODS_PAIR:
        total: i64 = 0
        for k in range(KINDS):
            if (goods >> k) & 1 != 0:
                if board.pieces[GOODS_AT + k] == 0:
                    return False
                total += board.pieces[GOODS_AT + k]
        return total >= number
    if verb == ONE_GOOD:
        for k in range(KINDS):
            if board.pieces[GOODS_AT + k] >= number:
                return True
        return False
    if verb == ON_BUILDINGS or verb == ON_COUNTRYSIDE:
        placed: i64 = 0
        for place in board.places:
            if (place >= FIRST_BUILDING) == (verb == ON_BUILDINGS):
                placed += board.pieces[WORKERS_AT + place] + board.citizens[place]
        return placed >= number
    if verb == TILES:
        return board.countryside() >= number
    if verb == FEW_EMPTY:
        return COUNTRYSIDE - board.countryside() <= 2 and CITY - board.spaces <= 2
    return city_holds(board, verb, number, goods, card)


def city_holds(board: Player, verb: i64, number: i64, goods: i64, card: i64) -> bool:
    """So many buildings of those that count, or one for each of the goods shown."""
    counted = COUNTED[card]
    k: i64
    for k in range(KINDS):
        if (goods >> k) & 1 != 0:
            counted |= MAKERS[k]
    there = board.own & counted
    count: i64 = 0
    seen: i64 = 0
    b: i64 = 0
    while there != 0:
        if there & 1 != 0:
            count += 1
            if PRODUCES[b] >= 0:
                seen |= 1 << PRODUCES[b]
        there >>= 1
        b += 1
    if verb == PRODUCTION_GOODS:
        return seen == goods
    return count >= number
