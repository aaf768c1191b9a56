"""Maracaibo: every project card can be bought, used, previewed and taken back; every quest and career goal paid out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tradewinds import games
from tradewinds.games import data
from tradewinds.games.maracaibo.loading import box
from tradewinds.games.maracaibo.refusals import decision
from tradewinds.kernel.foretell import foretell
from tradewinds.kernel.journal import Journal
from tradewinds.play.table import Base, Header, Table

GAME = games.load("maracaibo")
BOX = box()
CARDS = {row["id"]: row for name in ("project_cards", "project_cards_c") for row in data("maracaibo", name)["cards"]}
QUESTS = {row["id"]: row for row in data("maracaibo", "quest_tiles")["quests"]}
ASSISTANTS = [name for name, row in CARDS.items() if any(one["do"] == "assistant" for one in row["effects"])]
NEW = {(one["do"], name): one["id"] for name, row in CARDS.items() for one in row["effects"] if "id" in one}
VILLAGE = {name: action for (verb, name), action in NEW.items() if verb == "new_village_action"}
COMBAT = {name: action for (verb, name), action in NEW.items() if verb == "new_combat_action"}
LANDS = ["6", "7", "8", "9", "10", "12", "15", "16", "18"]
HAND = ["A03", "A05", "A10", "A13", "A02", "A08", "A04", "A11", "A01", "A06"]
"""Four herbs, two books, two maps, two pistols; three sugar, two each of tobacco, cocoa and cotton."""


def rich(card: str, **more: Any) -> dict[str, Any]:
    """A position in which seat 0 can do almost everything with a card: C cards in play, 3 markers of each nation."""
    plain: dict[str, Any] = GAME.start(3, {"mode": "free76", "first_player": "0"}, f"rich {card}").to_plain()
    plain |= {"frames": "turn", "markers": dict(zip(LANDS, ["france", "england", "spain"] * 3, strict=True))}
    hand = [one for one in HAND if one != card]
    board = {"doubloons": 60, "cp": 4, "personal": 3, "general": 2, "hand": hand, "career": "CA1", "explorer": "E05"}
    plain["boards"][0] |= {**board, **more}
    for other in (1, 2):
        plain["boards"][other] |= {"hand": [], "career": ("CA2", "CA3")[other - 1]}
    return plain


def at_a_table(plain: dict[str, Any]) -> Table:
    state = GAME.from_plain(plain)
    assert state.violations() == []
    options = GAME.check_options(plain["options"])
    return Table(GAME, Header(GAME.id, 3, options, "0", GAME.rules_version, Base(0, state.to_plain()), GAME.sha))


def tried(table: Table, text: str) -> None:
    """It is legal, does what its preview says, and rewinding the table leads back to where it was."""
    action = GAME.actions.parse(text)
    state = table.state
    assert action in state.legal(0), text
    before = state.to_plain()
    (foretold,) = foretell(GAME, state, 0, [action])
    assert foretold, text
    facts, kept = len(table.facts), len(table.decisions)
    table.play(0, text)
    told = [fact.seen_by(0) for fact in table.facts[facts:]]
    assert told[: len(foretold)] == foretold
    undo = table.undo(0)
    assert undo.can or undo.ask
    assert undo.back_to == kept
    table.rewind(kept)
    assert table.state.to_plain() == before
    table.play(0, text)
    assert [fact.seen_by(0) for fact in table.facts[facts:]] == told


def finish(table: Table, number: int) -> None:
    """What it asks is answered at random, on a copy, until the turn of seat 0 is over."""
    state: Any = table.state.copy()
    state.journal = Journal()
    dice = Random(number)
    while state.seats_to_act() == [0] and decision(state, 0) not in ("sail", "draw"):
        state.play(0, dice.choice(state.legal(0)))
        assert state.violations() == []


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_bought_previewed_and_taken_back(card: str) -> None:
    row = CARDS[card]
    plain = rich(card)
    plain["boards"][0]["hand"].append(card)
    table = at_a_table(plain)
    table.play(0, "sail:1")
    table.play(0, "village")
    before: Any = table.state.boards[0]  # type: ignore[attr-defined]
    money, influence = int(before.doubloons), [int(n) for n in before.influence]
    tried(table, f"buy:{card}")
    board: Any = table.state.boards[0]  # type: ignore[attr-defined]
    assert board.doubloons == money - row["cost"]
    objects: dict[str, int] = next((one["pay_objects"] for one in row["requirements"] if "pay_objects" in one), {})
    for _ in range(sum(objects.values())):
        table.play(0, table.legal(0)[0])
    board = table.state.boards[0]  # type: ignore[attr-defined]
    assert [BOX.names[one] for one in board.cards] == [card]
    for name, start in (("income_doubloons", 8), ("income_vp", 0)):
        sure = sum(one["n"] for one in row["effects"] if one["do"] == name and "if_synergy" not in one)
        assert (board.income if start else board.vp_income) == start + sure
    for one in row["effects"]:
        if one["do"] == "gain_influence" and one["nation"] != "choice":
            nation = ["france", "england", "spain"].index(one["nation"])
            assert board.influence[nation] == influence[nation] + one["n"]
    for number in range(3):
        finish(table, number)


@pytest.mark.parametrize("card", ASSISTANTS)
def test_every_assistant_is_used_previewed_and_taken_back(card: str) -> None:
    """Its ship one location before, a turn after it was bought."""
    place = int(BOX.assistant_at[BOX.numbers[card]])
    firsts = range(len(BOX.place_names))
    before = [
        at
        for at in firsts
        for k in range(BOX.next_first[at], BOX.next_first[at] + BOX.next_count[at])
        if BOX.arrow_to[k] == place and not BOX.arrow_when[k]
    ]
    table = at_a_table(rich(card, tableau=[{"card": card}], personal=2, ship=BOX.place_names[before[0]]))
    table.play(0, f"sail:{BOX.place_names[place]}")
    while "decline" in table.legal(0):
        table.play(0, "decline")
    tried(table, f"assistant:{card}")
    for number in range(6):
        finish(table, number)


@pytest.mark.parametrize("card", VILLAGE)
def test_every_new_village_action_is_used(card: str) -> None:
    table = at_a_table(rich(card, tableau=[{"card": card}]))
    table.play(0, "sail:1")
    table.play(0, "village")
    tried(table, f"village:{VILLAGE[card]}")
    for number in range(3):
        finish(table, number)


@pytest.mark.parametrize("card", COMBAT)
def test_every_new_combat_action_is_used(card: str) -> None:
    table = at_a_table(rich(card, tableau=[{"card": card}], ship="10", cp=8))
    table.play(0, "sail:11")
    for text in ("city", "decline", "pile:left"):
        table.play(0, text)
    table.play(0, next(text for text in table.legal(0) if text.startswith("nation")))
    for text in ("raise:cp", "raise:cp"):
        table.play(0, text)
    tried(table, f"fight:{COMBAT[card]}")
    for number in range(3):
        finish(table, number)


@pytest.mark.rules("MAR-12.1", "MAR-12.2", "MAR-12.3", "MAR-RUL.66")
@pytest.mark.parametrize("quest", QUESTS)
def test_every_quest_is_fulfilled_previewed_and_taken_back(quest: str) -> None:
    """With two compasses and 4 MP: all is paid, plain gains come at once, the tile goes to the row."""
    plain = rich(quest, tableau=[{"card": "A21"}], ship="2", explorer="E01")
    plain["boards"][0]["hand"] += ["A14", "A16"]
    others = [one for one in QUESTS if one != quest]
    plain |= {"lying": [{"quest": quest, "place": "8"}], "trail": others[:3], "quest_top": others[3], "l1_quest": None}
    plain["lying"].append({"quest": others[4], "place": "17"})
    plain["l1_quest"] = others[4]
    table = at_a_table(plain)
    table.play(0, "sail:8:5")
    row = QUESTS[quest]
    tried(table, f"quest:{quest}")
    cost = row["cost"]
    for _ in range(sum({**cost.get("objects", {}), **cost.get("goods", {})}.values())):
        table.play(0, table.legal(0)[0])
    board: Any = table.state.boards[0]  # type: ignore[attr-defined]
    gains = {"gain_doubloons": 60, "gain_vp": 0, "gain_cp": 4, "gain_figures": 3}
    gains["gain_doubloons"] -= cost.get("doubloons", 0)
    gains["gain_cp"] -= cost.get("cp", 0)
    gains["gain_figures"] -= cost.get("figures", 0)
    for one in row["reward"]:
        if one["do"] in gains:
            gains[one["do"]] += one["n"] * (2 if one.get("per") == "compass" else 1)
    assert [board.doubloons, board.vp, board.cp, board.personal] == list(gains.values())
    for number in range(4):
        finish(table, number)
    while decision(table.state, 0) not in ("after_main", "draw"):  # type: ignore[arg-type]
        table.play(0, next(text for text in table.legal(0) if text in ("decline", "done")))
    board = table.state.boards[0]  # type: ignore[attr-defined]
    assert [BOX.quest_names[n] for n in range(24) if (int(board.quests) >> n) & 1] == [quest]
