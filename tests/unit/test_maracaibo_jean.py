"""Jean's deck by difficulty and edition, and with whom she plays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tradewinds import games
from tradewinds.games.maracaibo.components import JEAN_SPACES
from tradewinds.games.maracaibo.loading import box
from tradewinds.kernel.errors import BadOption

GAME = games.load("maracaibo")
DECKS = {
    ("revised", "very_easy"): (5, 0, 0),
    ("first", "very_easy"): (5, 0, 0),
    ("revised", "easy"): (5, 0, 1),
    ("first", "easy"): (5, 0, 1),
    ("revised", "medium"): (5, 1, 1),
    ("first", "medium"): (5, 1, 1),
    ("revised", "hard"): (4, 2, 1),
    ("first", "hard"): (5, 2, 1),
    ("revised", "very_hard"): (3, 3, 1),
    ("first", "very_hard"): (5, 3, 1),
}


@pytest.mark.rules("MAR-30.4", "MAR-30.5", "MAR-ED.26")
@pytest.mark.parametrize(("edition", "difficulty"), DECKS)
def test_how_many_cards_of_each_letter(edition: str, difficulty: str) -> None:
    seen: set[str] = set()
    for seed in range(30):
        options = {"jean": 1, "jean_difficulty": difficulty, "edition": edition}
        plain: dict[str, Any] = GAME.start(2, options, seed).to_plain()
        letters = Counter(card[0] for card in plain["jean_deck"])
        assert (letters["A"], letters["B"], letters["C"]) == DECKS[edition, difficulty]
        seen |= set(plain["jean_deck"])
    wanted = DECKS[edition, difficulty]
    assert {card[0] for card in seen} == {letter for letter, n in zip("ABC", wanted, strict=True) if n}
    assert len([card for card in seen if card[0] == "A"]) == 5  # drawn at random where not all are taken


@pytest.mark.rules("MAR-30.1", "MAR-30.6")
@pytest.mark.parametrize(("players", "options"), [(3, {"jean": 1}), (2, {"jean": 1, "first_player": "1"})])
def test_she_plays_against_one_person_who_begins(players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(players, options, 1)
    assert refused.value.rule in ("MAR-30.1", "MAR-30.6")
    assert GAME.rule_seats(2, GAME.check(2, {"jean": 1})) == (1,)


@pytest.mark.rules("MAR-30.2", "MAR-30.3")
def test_she_has_neither_cards_nor_money_nor_figures() -> None:
    plain: dict[str, Any] = GAME.start(2, {"jean": 1}, 3).to_plain()
    jean = plain["boards"][1]
    assert (jean["hand"], jean["doubloons"], jean["personal"], jean["careers"]) == ([], 0, 0, [])
    assert (jean["cp"], jean["general"], jean["vp"], jean["ship"], jean["explorer"]) == (0, 0, 0, "0", "E00")
    assert len(box().automa_income) == JEAN_SPACES + 1
    assert plain["markers"] == {"6": "spain", "7": "england", "8": "france"}
