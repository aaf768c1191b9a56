"""Empires of the North: every card of every deck can be built, used, previewed and taken back; goods by the ledger."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import tradewinds
from tests.playing import play
from tradewinds import games
from tradewinds.games.empires.components import CLAN_NAMES, GOOD_NAMES
from tradewinds.games.empires.loading import box
from tradewinds.games.empires.refusals import decision
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.foretell import foretell
from tradewinds.kernel.journal import Fact, Journal
from tradewinds.play.table import Table

GAME = games.load("empires")
CARDS = box()
CLAN_CARDS = [(clan, int(card)) for n, clan in enumerate(CLAN_NAMES) for card in CARDS.decks[n]]
ISLANDS = [int(card) for deck in (6, 7) for card in CARDS.decks[deck]]
RICH = dict.fromkeys(GOOD_NAMES, 20)


def rich(clan: str, **more: Any) -> Any:
    """A position in which almost everything can be done: two players, plenty of goods and workers, ships at sea."""
    other = "glenn" if clan != "glenn" else "ulaf"
    plain: Any = GAME.start(2, {}, f"rich {clan}").to_plain()
    plain["frames"] = "action"
    plain["near"]["face_up"] = plain["far"]["face_up"] = [None, None]
    plain["queue"] = [{"ship": 1, "seat": 0, "fish": True, "raze": True, "generic": False}]
    plain["boards"][0] |= {"clan": clan, "goods": RICH, "workers": 20, "spent": 3, **more}
    plain["boards"][1] |= {"clan": other, "goods": RICH, "empire": [action_card(other)]}
    return GAME.from_plain(plain)


def action_card(clan: str) -> str:
    deck = CARDS.decks[CLAN_NAMES.index(clan)]
    return next(CARDS.names[card] for card in deck if CARDS.acts[card])


def finish(state: Any, number: int) -> None:
    """Answer what the declaration still asks, at random, until the next declaration."""
    dice = Random(number)
    while not state.over and state.seats_to_act() == [0] and decision(state, 0) != "turn":
        state.play(0, dice.choice(state.legal(0)))
        assert state.violations() == []


def tried(state: Any, wanted: str) -> None:
    """Whatever declares or builds this card is legal, can be previewed and played to its end."""
    texts = {GAME.actions.text(action): action for action in state.legal(0)}
    found = [action for text, action in texts.items() if wanted in text.split(":")]
    assert found, wanted
    foretold = foretell(GAME, state, 0, found)
    for action, facts in zip(found, foretold, strict=True):
        for number in range(4):
            journal = Journal()
            trial = state.copy()
            trial.journal = journal
            trial.play(0, action)
            told = [fact.seen_by(0) for fact in journal.facts]
            assert told[: len(facts)] == facts
            finish(trial, number)


@pytest.mark.parametrize(("clan", "card"), CLAN_CARDS, ids=[CARDS.names[card] for _, card in CLAN_CARDS])
def test_every_card_can_be_built_or_played(clan: str, card: int) -> None:
    name = CARDS.names[card]
    deck = CARDS.decks[CLAN_NAMES.index(clan)]
    location = next(CARDS.names[c] for c in deck if CARDS.cost[c] >= 0 and c != card)
    tried(rich(clan, hand={name: 1, location: 1}), name)


@pytest.mark.parametrize(
    ("clan", "card"),
    [(clan, card) for clan, card in [*CLAN_CARDS, *(("glenn", island) for island in ISLANDS)] if CARDS.acts[card]],
    ids=lambda value: value if isinstance(value, str) else CARDS.names[value],
)
def test_every_action_card_can_be_used(clan: str, card: int) -> None:
    name = CARDS.names[card]
    deck = CARDS.decks[CLAN_NAMES.index(clan)]
    locations = [CARDS.names[c] for c in deck if CARDS.cost[c] >= 0 and CARDS.kind[c] != 6 and c != card][:3]
    starting = [CARDS.names[c] for c in CARDS.starting[CLAN_NAMES.index(clan)]]
    state = rich(clan, hand={locations[0]: 1}, empire=[*starting, name, *locations[1:]])
    tried(state, name)


@pytest.mark.parametrize("island", ISLANDS, ids=[CARDS.names[card] for card in ISLANDS])
def test_every_island_can_be_pillaged_and_conquered(island: int) -> None:
    name = CARDS.names[island]
    side = "near" if CARDS.distance[island] == 0 else "far"
    state = rich("glenn")
    plain = state.to_plain()
    others = [CARDS.names[card] for card in CARDS.decks[6 if side == "near" else 7] if card != island]
    plain[side]["face_up"] = [name, others[0]]
    plain["frames"] = "expedition"
    plain["last"] = True
    for how in ("pillage", "conquer"):
        trial: Any = GAME.from_plain(plain)
        trial.play(0, GAME.actions.parse(f"island:{name}"))
        trial.play(0, GAME.actions.parse(how))
        assert trial.violations() == []
        assert trial.over
        empire = [CARDS.names[card] for card in trial.boards[0].cards]
        assert (name in empire) == (how == "conquer")


@pytest.mark.parametrize("clan", CLAN_NAMES)
def test_what_was_built_or_used_can_be_taken_back(clan: str) -> None:
    """At a real table: as long as nothing was shown or drawn, an undo leads back to where the answer began."""
    table = Table.new(GAME, 1, {}, seed=f"undo {clan}")
    table.play(0, f"clan:{clan}")
    dice = Random(clan)
    taken_back = 0
    while not table.over and taken_back < 12:
        said = GAME.actions.text(dice.choice(table.state.legal(0)))
        table.play(0, said)
        undo = table.undo(0)
        if undo.can:
            kept = [decision.action for decision in table.decisions[undo.back_to :]]
            after = table.state.to_plain()
            table.rewind(undo.back_to)
            for action in kept:
                table.play(0, action)
            assert table.state.to_plain() == after
            taken_back += 1
    assert taken_back == 12


def ledger(facts: list[Fact], players: int) -> list[Counter[str]]:
    """What every player should have by what was told."""
    books: list[Counter[str]] = [Counter() for _ in range(players)]
    loads = {"fish": ["fish"], "raze": ["raze"], "fish_raze": ["fish", "raze"], "gold": ["gold"]}
    loads["gold_raze"] = ["gold", "raze"]
    for fact in facts:
        args: Any = fact.public
        if fact.kind in ("gained", "pillaged", "harvested", "released"):
            books[fact.seat].update({k: n for k, n in args["gains"].items() if k in GOOD_NAMES or k == "vp"})
        elif fact.kind in ("paid", "assigned", "tribute"):
            books[fact.seat].subtract({k: n for k, n in args["paid"].items() if k in GOOD_NAMES})
        elif fact.kind == "sailed":
            books[fact.seat].subtract(loads.get(args["cargo"], []))
        elif fact.kind == "fell_short":
            books[fact.seat].subtract({"vp": args["n"]})
    return books


@pytest.mark.rules("EON-8.1", "EON-8.2", "EON-1.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_goods_and_points_by_the_ledger(players: int) -> None:
    """Every good and point in a stock was told of, and nothing else was."""
    for seed in range(40 if tradewinds.compiled() else 4):
        journal = Journal()
        options = {"clan_choice": "random", "solo_scenario": ("raiders", "kings_tribute")[seed % 2]}
        state: Any = GAME.start(players, options, seed, journal)
        for _ in play(state, seed):
            books = ledger(journal.facts, players)
            for seat, board in enumerate(state.boards):
                have = {name: int(n) for name, n in zip(GOOD_NAMES, board.goods, strict=True)} | {"vp": int(board.vp)}
                assert have == {name: books[seat][name] for name in have}


@pytest.mark.rules("EON-R44")
def test_every_round_ends_by_itself() -> None:
    """However long somebody goes on, an Action phase has an end: no more turns than the rules can feed."""
    most = 0
    for seed in range(60 if tradewinds.compiled() else 6):
        state: Any = GAME.start(1 + seed % 3, {"clan_choice": "random", "solo_scenario": "kings_tribute"}, seed)
        dice = Random(seed)
        turns: Counter[int] = Counter()
        while not state.over:
            seat = dice.choice(state.seats_to_act())
            legal = state.legal(seat)
            if decision(state, seat) == "turn":
                turns[int(state.round)] += 1
                if len(legal) > 1:  # never pass while anything else can be done
                    legal = legal[:-1]
            state.play(seat, dice.choice(legal))
        most = max(most, *turns.values())
    assert most < 200


@pytest.mark.parametrize("aside", [{"drawn": {}}, {"drawn": {}, "kept": {"ulaf_raider_camp": 3}}])
def test_whoever_keeps_cards_has_them_to_choose_from(aside: dict[str, Any]) -> None:
    plain: Any = GAME.start(2, {"clan_choice": "first_game"}, "kept").to_plain()
    plain["boards"][1] |= aside
    with pytest.raises(BadPlain) as refused:
        GAME.from_plain(plain)
    assert refused.value.field == "state.boards.1.drawn"
