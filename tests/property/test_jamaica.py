"""Jamaica's hidden information and counts, at any decision of any match."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.playing import EXAMPLES, Configuration, play, position, switched, table_sizes
from tools.secrecy import observation
from tradewinds import games
from tradewinds.games.jamaica.components import CARDS, LAIRS, NEXT, PREV
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.plain import TREASURE_NAMES
from tradewinds.kernel.journal import Fact, Journal
from tradewinds.kernel.state import State

GAME = games.load("jamaica")
ANY = st.sampled_from(table_sizes(GAME) * 3 + switched(GAME))
TWO = st.sampled_from([(GAME.id, 2, {}), (GAME.id, 2, {"bank": "limited"})])
SEEDS = st.integers(0, 2**31)
HOW_FAR = st.integers(0, 400)
NAMES = TREASURE_NAMES
POWERS, CURSES = NAMES[:4], NAMES[9:]


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def plain_of(state: State) -> dict[str, Any]:
    return cast("dict[str, Any]", msgspec.json.decode(encode(state.to_plain())))


def seen_by(state: State, seat: int | None, facts: list[Fact]) -> bytes:
    """Everything that reaches a seat."""
    waiting = state.seats_to_act()
    refused = (
        [str(state.refusal(seat, action)) for action in range(0, len(GAME.actions), 3)] if seat is not None else []
    )
    return encode(
        [
            GAME.view(state, seat),
            waiting,
            [] if seat is None else state.legal(seat),
            "" if seat is None else repr(GAME.prompt(state, seat)),
            [] if seat is None else observation(GAME, state, seat),
            refused,
            [fact.seen_by(seat) for fact in facts],
        ]
    )


def scramble(
    plain: dict[str, Any], view: Any, seat: int | None, dice: random.Random, keep_laid: bool = False
) -> dict[str, Any]:
    """Another position with the same face for `seat`: written against the rules, not against `determinize`.

    Hands, decks and laid cards of the others are dealt anew; face-down treasures that the seat's view does not name
    change places with each other and with the pile; the seed and all chance to come are others.
    """
    changed = cast("dict[str, Any]", msgspec.json.decode(encode(plain)))
    changed["seed"] = f"another {dice.random()}"
    changed["salt"] = dice.randrange(1, 2**31)
    ships = changed["ships"]
    for i, ship in enumerate(ships[: changed["players"]]):
        if i == seat:
            continue
        hidden_card = ship["laid"] is not None and not ship["revealed"]
        unseen = [card for card in CARDS if card not in ship["discard"]]
        dice.shuffle(unseen)
        if hidden_card:
            if keep_laid:
                unseen.remove(ship["laid"])
            else:
                ship["laid"] = unseen.pop()
        ship["hand"] = sorted(unseen[: len(ship["hand"])], key=CARDS.index)
    # The treasure cards whose face this seat does not know, wherever they lie.
    known: set[str] = set()
    slots: list[tuple[int, str]] = []
    for i, ship in enumerate(ships):
        told = Counter(
            view.ships[i].treasures if i == seat and view.ships[i].treasures is not None else view.ships[i].known
        )
        # Of two equal cards the one that the seat has seen is the one its view names.
        for card in sorted(ship["face_down"], key=lambda card: seat not in plain["seen"].get(card, [])):
            if told[card.removesuffix(".2")] > 0:
                told[card.removesuffix(".2")] -= 1
                known.add(card)
            else:
                slots.append((i, card))
    face_up = {card for ship in ships for card in ship["powers"]}
    deck = [card for card in NAMES if card not in known and card not in face_up]
    for _ in range(1000):
        dice.shuffle(deck)
        dealt = list(zip(slots, deck, strict=False))
        fits = all(
            card not in POWERS or (i >= changed["players"] and old not in plain["seen"]) for (i, old), card in dealt
        )
        curses = Counter(i for (i, _), card in dealt if card in CURSES)
        for i, ship in enumerate(ships):
            curses[i] += sum(card in known and card in CURSES for card in ship["face_down"])
            fits = fits and curses[i] >= ship["known_curses"]
        if fits:
            break
    else:
        return changed
    seen = {card: eyes for card, eyes in plain["seen"].items() if card in known}
    for ship in ships:
        ship["face_down"] = [card for card in ship["face_down"] if card in known]
    for (i, old), new in dealt:
        ships[i]["face_down"].append(new)
        if old in plain["seen"]:
            seen[new] = plain["seen"][old]
    changed["seen"] = seen
    for ship in ships:
        ship["face_down"].sort(key=NAMES.index)
    return changed


@pytest.mark.rules(
    "JAM-11.1", "JAM-11.2", "JAM-11.3", "JAM-11.4", "JAM-11.5", "JAM-11.6", "JAM-11.7", "JAM-3.17", "JAM-8.3"
)
@settings(max_examples=EXAMPLES)
@given(ANY, SEEDS, HOW_FAR, SEEDS)
def test_what_a_seat_may_not_know_changes_nothing_it_sees(
    configuration: Configuration, seed: int, far: int, number: int
) -> None:
    journal = Journal()
    state = position(configuration, seed, far, journal)
    plain = plain_of(state)
    for seat in [None, *range(configuration[1])]:
        sight = seen_by(state, seat, journal.facts)
        for k in range(3):
            other = GAME.from_plain(scramble(plain, GAME.view(state, seat), seat, random.Random(number + k)))
            assert other.violations() == []
            assert seen_by(other, seat, journal.facts) == sight
        other = GAME.determinize(state, seat, number)
        assert seen_by(other, seat, journal.facts) == sight


def comes_to_light(fact: dict[str, Any], seat: int | None, players: int) -> bool:
    """Whether the seat rightly learns a hidden card by this fact."""
    args = fact["args"]
    if fact["kind"] in ("treasure", "scored"):
        return True
    stolen = fact["kind"] == "looted_face_down"
    return stolen and (seat in (args["ship"], args["loser"]) or args["loser"] >= players)


@pytest.mark.rules("JAM-11.3", "JAM-11.6", "JAM-11.7", "JAM-3.14")
@settings(max_examples=EXAMPLES)
@given(ANY, SEEDS, HOW_FAR, SEEDS)
def test_the_log_of_a_seat_does_not_depend_on_what_it_may_not_know(
    configuration: Configuration, seed: int, far: int, number: int
) -> None:
    """Two worlds that differ only in hidden cards tell a seat the same story, until a hidden card comes to light."""
    state = position(configuration, seed, far)
    plain = plain_of(state)
    for seat in [None, *range(configuration[1])]:
        changed = scramble(plain, GAME.view(state, seat), seat, random.Random(number), keep_laid=True)
        changed |= {"seed": plain["seed"], "salt": plain["salt"]}
        worlds = [GAME.from_plain(msgspec.json.decode(encode(plain))), GAME.from_plain(changed)]
        for world in worlds:
            world.journal = Journal()
        for who, action in play(worlds[0], number, 20):
            if worlds[1].refusal(who, action) is not None:
                break  # this seat's choice was among its hidden cards
            worlds[1].play(who, action)
            told = [[f.seen_by(seat) for f in cast(Journal, w.journal).facts] for w in worlds]
            if any(comes_to_light(fact, seat, configuration[1]) for facts in told for fact in facts):
                break
            assert encode(told[0]) == encode(told[1])


PUBLIC = {
    "set_up": {"captain", "players"},
    "rolled": {"dice", "round"},
    "dice_placed": {"day", "night"},
    "laid": set(),
    "revealed": {"card"},
    "loaded": {"good", "n", "hold"},
    "load_void": {"good", "n"},
    "emptied": {"good", "n", "hold"},
    "sailed": {"ship", "from", "to", "direction", "steps", "path"},
    "finished": {"ship"},
    "action_lost": {"part"},
    "battle": {"attacker", "defender", "space"},
    "powder": {"ship", "n"},
    "paid": {"ship", "good", "n", "hold"},
    "combat_roll": {"ship", "roll", "strength"},
    "sabre": {"ship"},
    "battle_won": {"winner", "loser"},
    "battle_tied": {"strength"},
    "looted_nothing": {"ship"},
    "looted_hold": {"ship", "loser", "good", "n", "hold"},
    "looted_power": {"ship", "loser", "card"},
    "looted_face_down": {"ship", "loser"},
    "gave_curse": {"ship", "loser"},
    "treasure": {"ship", "space"},
    "shortage": {"ship", "good", "due", "n", "space"},
    "retreated": {"ship", "from", "to", "path"},
    "ghost_direction": {"direction", "die"},
    "refilled": {"n"},
    "reshuffled": set(),
    "compass": {"captain"},
    "race_ended": {"round"},
    "scored": {"scores", "winners"},
}
"""What a spectator may read of each kind of fact (JAM-11.1); a power that is turned up adds its card."""


@pytest.mark.rules("JAM-11.1", "JAM-11.3", "JAM-11.6", "JAM-11.7")
@settings(max_examples=EXAMPLES // 4)
@given(ANY, SEEDS)
def test_the_public_log_tells_only_public_things(configuration: Configuration, seed: int) -> None:
    journal = Journal()
    state = GAME.start(configuration[1], configuration[2], seed, journal)
    for _ in play(state, seed, 600):
        pass
    players = configuration[1]
    for fact in journal.facts:
        told = cast("dict[str, Any]", fact.seen_by(None)["args"])
        more = set(told) - PUBLIC[fact.kind]
        if fact.kind == "treasure" and told["ship"] < players and told.get("card") in POWERS:
            more -= {"card", "group"}
        if fact.kind == "looted_face_down" and told["ship"] < players and told.get("card") in POWERS:
            assert told["loser"] >= players  # turned up: it came from the Ghost Ship (JAM-10.23)
            more -= {"card"}
        assert not more, f"{fact.kind} tells everybody {more}"
        if fact.kind in ("treasure", "laid", "refilled"):
            owner = told.get("ship", fact.seat)
            assert set(fact.knowers) <= {owner}
        if fact.kind in ("looted_face_down", "gave_curse"):
            assert set(fact.knowers) == {ship for ship in (told["ship"], told["loser"]) if ship < players}


@pytest.mark.rules("JAM-11.5", "JAM-11.6", "JAM-11.7", "JAM-8.19")
@settings(max_examples=EXAMPLES)
@given(ANY, SEEDS, HOW_FAR)
def test_what_a_seat_knows_is_true(configuration: Configuration, seed: int, far: int) -> None:
    state = position(configuration, seed, far)
    ships = plain_of(state)["ships"]
    for seat in [None, *range(configuration[1])]:
        for i, seen in enumerate(GAME.view(state, seat).ships):
            faces = Counter(card.removesuffix(".2") for card in ships[i]["face_down"])
            assert not Counter(seen.known) - faces
            assert seen.known_curses <= sum(faces[card] for card in CURSES)
            assert seen.face_down == faces.total()
            if i == seat:
                assert Counter(seen.treasures) == faces
            else:
                assert seen.treasures is None
                assert seen.hand is None


@pytest.mark.rules("JAM-8.20", "JAM-3.22", "JAM-8.4", "JAM-1.2", "JAM-1.5", "JAM-1.6", "JAM-1.7")
@settings(max_examples=EXAMPLES // 2)
@given(ANY, SEEDS)
def test_the_box_is_complete_after_every_decision(configuration: Configuration, seed: int) -> None:
    """Counted here by hand: cards, treasures, tokens, hand limits."""
    state = GAME.start(configuration[1], configuration[2], seed)
    at_once = configuration[2].get("morgans_map_draw") == "immediately"
    tokens_before = set(LAIRS)
    for _ in play(state, seed, 300):
        plain = plain_of(state)
        s = cast(Jamaica, state)
        owned: list[str] = []
        for i, ship in enumerate(plain["ships"]):
            owned += ship["powers"] + ship["face_down"]
            if i == state.players:
                assert ship["hand"] == ship["discard"] == []
                assert ship["powers"] == ["lady_beth"]
                continue
            deck = [card for k, card in enumerate(CARDS) if (s.ships[i].deck >> k) & 1]
            laid = [ship["laid"]] if ship["laid"] is not None and not ship["revealed"] else []
            assert sorted(ship["hand"] + ship["discard"] + deck + laid) == sorted(CARDS)
            limit = 4 if "morgans_map" in ship["powers"] else 3
            held = len(ship["hand"]) + (ship["laid"] is not None)
            if plain["frames"] and plain["frames"][-1]["kind"] in ("place_dice", "choose_card"):
                assert held == limit
            else:
                assert held in (3, 4)
            assert at_once or held == 3 or limit == 4 or ship["laid"] is not None
            assert len(ship["holds"]) == (6 if "sixth_hold" in ship["powers"] else 5)
        assert len(owned) == len(set(owned))
        assert set(plain["tokens"]) <= tokens_before
        tokens_before = set(plain["tokens"])
        taken = 9 - len(plain["tokens"])
        assert len(owned) == taken + (state.players == 2)
        assert GAME.view(state, None).pile == len(plain["tokens"])
        for good, count in (("gold", 80), ("food", 45), ("gunpowder", 45)):
            held = sum(int(h.split()[1]) for ship in plain["ships"] for h in ship["holds"] if h.startswith(good + " "))
            in_hand = sum(
                f["n"]
                for f in plain["frames"]
                if f["kind"] == "load" and f["mask"] == 1 and f["what"] == 1 + ["gold", "food", "gunpowder"].index(good)
            )
            bank = int(s.bank[1 + ["gold", "food", "gunpowder"].index(good)])
            assert held + in_hand + bank == count
            if configuration[2].get("bank") == "limited":
                assert bank >= 0


@pytest.mark.rules(
    "JAM-2.6", "JAM-2.7", "JAM-5.1", "JAM-5.4", "JAM-5.8", "JAM-6.2", "JAM-6.4", "JAM-7.9", "JAM-7.10", "JAM-7.16"
)
@settings(max_examples=EXAMPLES // 2)
@given(ANY, SEEDS)
def test_ships_follow_the_track(configuration: Configuration, seed: int) -> None:
    """Every move told in the log is a walk along the board, as long as its die; laps change at Port Royal only."""
    journal = Journal()
    state = GAME.start(configuration[1], configuration[2], seed, journal)
    ships = configuration[1] + (configuration[1] == 2)
    where = [(0, 0)] * ships
    fought: set[int] = set()
    dice: list[int] = []
    for _ in play(state, seed, 400):
        for fact in journal.facts:
            args = cast("dict[str, Any]", fact.public)
            if fact.kind in ("sailed", "retreated"):
                ship, path = args["ship"], args["path"]
                forward = args.get("direction") == "forward"
                space, lap = where[ship]
                fought.discard(ship)
                assert path[0] == args["from"] == space
                assert path[-1] == args["to"]
                for here, there in itertools.pairwise(path):
                    assert there in (NEXT if forward else PREV)[here]
                    lap += 1 if forward and there == 0 else 0
                    lap -= 1 if not forward and here == 0 else 0
                if fact.kind == "sailed":
                    finished = path[-1] == 0 and lap == 1
                    assert len(path) - 1 == args["steps"] or (finished and len(path) - 1 < args["steps"])
                    assert args["steps"] in dice
                else:
                    assert len(path) >= 2
                where[ship] = (path[-1], lap)
                assert lap <= 1
            elif fact.kind == "battle":
                assert args["space"] != 0
                assert where[args["attacker"]][0] == where[args["defender"]][0] == args["space"]
                assert args["attacker"] not in fought
                fought.add(args["attacker"])
            elif fact.kind == "dice_placed":
                dice = [args["day"], args["night"]]
        journal.facts.clear()
        plain = plain_of(state)
        assert [(ship["space"], ship["lap"]) for ship in plain["ships"]] == where


@pytest.mark.rules("JAM-11.3", "JAM-3.2", "JAM-3.8")
@settings(max_examples=20)
@given(st.sampled_from(table_sizes(GAME)), SEEDS, HOW_FAR)
def test_determinize_leaves_every_possibility_open(configuration: Configuration, seed: int, far: int) -> None:
    """Each card that another player may hold is in his hand in some of the tables, and in none it may not."""
    state = position(configuration, seed, far)
    seat = state.seats_to_act()[0]
    ships = GAME.view(state, seat).ships
    hands: list[Counter[str]] = [Counter() for _ in ships]
    tries = 300
    for number in range(tries):
        for i, ship in enumerate(plain_of(GAME.determinize(state, seat, number))["ships"]):
            hands[i].update(ship["hand"])
    for i, seen in enumerate(ships[: configuration[1]]):
        if i == seat:
            assert set(hands[i]) == set(seen.hand)
            continue
        assert set(hands[i]) == set(seen.unseen)
        expected = tries * seen.hand_count / len(seen.unseen)
        assert all(0.5 * expected < count < 1.6 * expected for count in hands[i].values()) or expected == tries
