"""What is in the box of Empires of the North, and what its words mean."""

from __future__ import annotations

from typing import Any

import pytest

from tools import cards as names
from tradewinds import games
from tradewinds.games.empires import content as c
from tradewinds.games.empires.components import CLAN_NAMES, GOOD_NAMES, GOODS, KIND_NAMES, RESOURCES
from tradewinds.games.empires.loading import box

ROWS: dict[str, list[dict[str, Any]]] = {clan: games.data("empires", f"clan_{clan}") for clan in CLAN_NAMES}


@pytest.mark.rules("EON-1.1")
def test_one_to_four_players() -> None:
    game = games.load("empires")
    assert (game.min_players, game.max_players) == (1, 4)


@pytest.mark.rules("EON-1.2", "EON-1.9", "EON-1.7")
def test_the_decks_are_complete() -> None:
    """33 cards a clan with three starting cards, 12 nearby and 10 distant islands; copy marks count."""
    cards = box()
    for clan, rows in ROWS.items():
        assert sum(row["copies"] for row in rows) == 33, clan
        assert [row["id"] for row in rows if row.get("start")] == [
            cards.names[card] for card in cards.starting[CLAN_NAMES.index(clan)]
        ]
        assert {row["copies"] for row in rows} <= {1, 2, 3}
    assert [sum(int(n) for n in cards.deck_copies[deck]) for deck in (6, 7)] == [12, 10]


@pytest.mark.rules("EON-1.3", "EON-1.4")
def test_resources_are_five_goods_are_seven() -> None:
    terms = games.data("empires", "effects")["vocabulary"]["terms"]
    assert terms["resource"] == KIND_NAMES[:RESOURCES]
    assert terms["goods"] == GOOD_NAMES == KIND_NAMES[:GOODS]
    assert terms["not_goods"] == KIND_NAMES[GOODS:] or sorted(terms["not_goods"]) == sorted(KIND_NAMES[GOODS:])


@pytest.mark.rules("EON-10.1")
def test_every_card_is_of_one_kind_and_has_what_the_kind_has() -> None:
    cards = box()
    for card in range(int(cards.size)):
        kind = int(cards.kind[card])
        assert bool(cards.acts[card]) == (kind in (c.ACTION, c.STORE))
        assert (cards.action[card] > 0) == (kind == c.ACTION)
        assert (cards.per[card] > 0) == (kind == c.STORE)
        assert (cards.goods[card] > 0) == (kind in (c.FIELD, c.UPGRADE, c.FIELD_OR_UPGRADE))
        assert (cards.boost[card] > 0) == (kind == c.BOOST)
        assert (cards.entries[card] > 0 or cards.free_keep[card] > 0) == (kind == c.ONGOING)
        assert cards.cost[card] < 0 or cards.play_with[card] < 0


def test_every_record_says_where_it_comes_from() -> None:
    for rows in (*ROWS.values(), games.data("empires", "islands")):
        for row in rows:
            assert row["source"] in ("rulebook", "public", "derived", "reconstructed"), row["id"]


def test_no_card_needs_code_of_its_own() -> None:
    """The vocabulary suffices: there is no verb for special cases."""
    verbs = games.data("empires", "effects")["vocabulary"]["steps"]
    assert "special" not in verbs


def test_the_names_of_cards_are_made_from_the_data() -> None:
    assert names.stale() == []
