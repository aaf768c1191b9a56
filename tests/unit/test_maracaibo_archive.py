"""The archive between the matches of a campaign: hostile ones are refused with the place, good ones lose nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.shapes import fits
from tradewinds import games
from tradewinds.games.maracaibo.view import Archive
from tradewinds.kernel import record as records
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.errors import BadPlain, TradewindsError
from tradewinds.play import campaigns
from tradewinds.play.campaigns import CampaignError, Chain
from tradewinds.play.simulation import Setting, make_setting, simulate
from tradewinds.play.table import Table

GAME = games.load("maracaibo")
CAMPAIGN = {"mode": "campaign"}
GOOD: dict[str, Any] = {
    "cards": ["5"],
    "waiting": ["5"],
    "read": ["1", "3", "4"],
    "choices": {"1": 2},
    "tiles": ["L1", "L3"],
    "c_cards": ["C90", "C91"],
    "ending": None,
}


@pytest.mark.rules("MAR-28.15", "MAR-28.11")
def test_an_archive_comes_back_as_it_was_handed_on() -> None:
    state = GAME.start(3, CAMPAIGN, 1, carry=GOOD)
    assert state.carry() == {**GOOD, "cards": ["5", "6"], "waiting": [], "tiles": ["L1", "L3", "L12", "L21"]}
    assert GAME.from_plain(state.to_plain()).carry() == state.carry()
    fits(state.carry(), Archive)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"cards": []}, "carry.cards"),
        ({"cards": ["99"]}, "carry.cards"),
        ({"cards": ["5", "5"]}, "carry.cards"),
        ({"cards": "5"}, "carry.cards"),
        ({"cards": [5]}, "carry.cards"),
        ({"waiting": ["6"]}, "carry.waiting"),
        ({"read": ["1", "1"]}, "carry.read"),
        ({"read": ["5"], "choices": {"5": 1}}, "carry.read"),
        ({"read": [None]}, "carry.read"),
        ({"choices": {}}, "carry.choices.1"),
        ({"choices": {"1": 3}}, "carry.choices.1"),
        ({"choices": {"1": True}}, "carry.choices.1"),
        ({"choices": {"1": 2, "3": 1}}, "carry.choices.3"),
        ({"choices": {"1": 2, "5": 1}}, "carry.choices.5"),
        ({"choices": ["1"]}, "carry.choices"),
        ({"tiles": ["L19"]}, "carry.tiles"),
        ({"tiles": {"L1": 1}}, "carry.tiles"),
        ({"c_cards": ["A01"]}, "carry.c_cards"),
        ({"ending": "elsewhere"}, "carry.ending"),
        ({"ending": "crowns"}, "carry.ending"),
        ({"more": 1}, "carry.more"),
    ],
)
def test_a_hostile_archive_is_refused_with_the_place(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPlain) as caught:
        GAME.start(2, CAMPAIGN, 1, carry={**GOOD, **change})
    assert caught.value.field == field


@pytest.mark.parametrize("name", list(GOOD))
def test_nothing_may_be_missing_from_an_archive(name: str) -> None:
    with pytest.raises(BadPlain) as caught:
        GAME.start(2, CAMPAIGN, 1, carry={key: value for key, value in GOOD.items() if key != name})
    assert caught.value.field == f"carry.{name}"


def test_only_the_campaign_goes_on_from_an_archive() -> None:
    for options in ({}, {"mode": "free77"}, {"mode": "chapter4"}):
        with pytest.raises(BadPlain) as caught:
            GAME.start(2, options, 1, carry=GOOD)
        assert caught.value.key == "error-carry-mode"
    with pytest.raises(BadPlain) as caught:
        games.load("jamaica").start(3, {}, 1, carry=GOOD)
    assert caught.value.key == "error-carry-none"


@pytest.mark.rules("MAR-17.12", "MAR-28.3")
def test_the_record_of_the_next_match_begins_with_what_was_handed_on() -> None:
    table = Table.new(GAME, 2, CAMPAIGN, 3, GOOD)
    rng = Xorshift(5)
    while not table.over:
        seat = table.state.seats_to_act()[0]
        legal = table.state.legal(seat)
        table.play(seat, GAME.actions.text(legal[rng.below(len(legal))]))
    record = records.from_json(records.to_json(table.record()))
    assert record.carry == GOOD
    assert record.result is not None
    assert record.result.carry == table.state.carry()
    assert all(right for _, right in records.verify(GAME, record))
    record.result.carry = {**GOOD, "tiles": []}
    assert dict(records.verify(GAME, record))["carry"] is False


def chain_of(matches: int) -> Chain:
    chain = Chain(game="maracaibo")
    for number in range(matches):
        options, carry = campaigns.begins(GAME, chain, {}, None)
        record = records.new_record(GAME, 2, GAME.check(2, options), f"chain {number}", carry)
        state = records.start(GAME, record)
        rng = Xorshift(number + 1)
        while not state.over:
            seat = state.seats_to_act()[0]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            state.play(seat, action)
            record.decisions.append(f"{seat} {GAME.actions.text(action)}")
        records.close(record, state)
        chain = campaigns.append(chain, record)
    return chain


def test_a_chain_is_verified_match_by_match() -> None:
    chain = campaigns.from_json(campaigns.to_json(chain_of(2)))
    assert all(right for match in campaigns.verify(chain, lambda record: GAME) for _, right in match)
    chain.matches.reverse()
    with pytest.raises(CampaignError) as caught:
        campaigns.verify(chain, lambda record: GAME)
    assert caught.value.key == "error-campaign-broken"
    chain.matches[0].result = None
    with pytest.raises(CampaignError) as caught:
        campaigns.begins(GAME, Chain(game="maracaibo", matches=chain.matches[:1]), {}, None)
    assert caught.value.key == "error-campaign-unfinished"


def test_chapters_begin_and_an_ended_campaign_does_not_go_on() -> None:
    options, carry = campaigns.begins(GAME, Chain(game="maracaibo"), {"edition": "first"}, 7)
    assert (options, carry) == ({"edition": "first", "mode": "chapter7"}, None)
    for chapter in (1, 11, 12):
        with pytest.raises(CampaignError):
            campaigns.begins(GAME, Chain(game="maracaibo"), {}, chapter)
    with pytest.raises(CampaignError) as caught:
        campaigns.begins(GAME, Chain(game="maracaibo", archive={**GOOD, "ending": "crowns"}), {}, None)
    assert caught.value.key == "error-carry-finished"


@pytest.mark.parametrize("text", [b"", b"[]", b"{", b'{"format":"tradewinds-campaign/9"}', b'{"game":1}', b"\xff"])
def test_what_is_no_campaign_is_told_so(text: bytes) -> None:
    with pytest.raises(TradewindsError) as caught:
        campaigns.from_json(text)
    assert caught.value.key == "error-campaign-unreadable"


def test_an_archive_file_is_tried_before_it_is_taken(tmp_path: Path) -> None:
    text = campaigns.archive_json(GOOD)
    assert campaigns.archive_from(text, GAME) == GOOD
    assert campaigns.archive_json(dict(reversed(GOOD.items()))) == text
    for wrong in (b"{}", b"[]", b"no", msgspec.json.encode({**GOOD, "tiles": ["L99"]})):
        with pytest.raises(TradewindsError):
            campaigns.archive_from(wrong, GAME)


@pytest.mark.rules("MAR-28.21")
def test_bots_play_a_campaign_to_its_end(tmp_path: Path) -> None:
    """From the last chapter on, so that it is short; the file of the chain is verified by the simulation itself."""
    setting: Setting = make_setting(
        GAME, 2, {"mode": "chapter10", "jean": 1}, "end", ["random"], replay=True, folder=tmp_path, campaign=True
    )
    tally = simulate(setting, 0, 1)
    assert tally.violations == []
    assert tally.endings == {"free_ports": 1}
    assert tally.games == tally.finished >= 1
    (file,) = tmp_path.iterdir()
    assert campaigns.is_chain(file.read_bytes())
