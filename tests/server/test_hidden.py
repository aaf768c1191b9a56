"""Hidden things stay hidden: what a seat may not know changes, and not one byte it is sent does.

A table is played to some point in memory; everything that reaches one connection is recorded. Then the world behind
it is changed (others' hands and secret choices, decks, the secret parts of facts) and the same is sent again.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Coroutine
from typing import Any, cast

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine

from tests.playing import mixed
from tests.server.conftest import SETTINGS, Running
from tests.server.test_play import two_friends
from tests.support.lanterns import LANTERNS
from tradewinds import bots, games
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.journal import Fact
from tradewinds.play.advice import Advice
from tradewinds.play.table import Change, Table
from tradewinds.server import moves, store, wire
from tradewinds.server.catalog import Catalog
from tradewinds.server.live import Connection, Live, Match, Seat, refused
from tradewinds.server.worker import Known, Place, Think, think

GAMES = {"lanterns": LANTERNS, "jamaica": games.load("jamaica"), "puertorico": games.load("puertorico")}
MODULES: dict[str, OptionValue] = {
    "expansion_new_buildings": True,
    "expansion_citizens": True,
    "expansion_smuggler": True,
    "expansion_festival": True,
    "expansion_festival_cards": True,
    "expansion_achievements": True,
    "building_selection": "random",
}
TABLES: dict[str, list[dict[str, OptionValue]]] = {
    "puertorico": [
        {},
        MODULES,
        MODULES | {"building_selection": "draft", "achievement_draft": True},
        MODULES | {"puertomas": 1},
        MODULES | {"vp_visibility": "open", "free_gains": "ask", "recruiter_placement": "simultaneous"},
    ]
}
"""Options under which much is hidden: achievements dealt and drafted, VP, drawn forests, Puertomas' ability tiles."""


class Hall:
    """A hall without a database: everything is on disk at once."""

    def __init__(self) -> None:
        self.settings = SETTINGS
        self.catalog = Catalog(GAMES)
        self.stopping = True
        self.engine = create_engine("sqlite://")
        self.crew = Eavesdropper()
        self.hinted: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        self.tasks.append(asyncio.create_task(work, name=name))

    def at(self, live: Live) -> Any:
        return live.lock

    async def commit(self, live: Live, work: object) -> None:
        pass

    async def save(self, work: object) -> None:
        pass

    def now(self) -> int:
        return 1000


def seat_table(table: Table) -> Live:
    """The table with a guest on every seat (g0, g1, …)."""
    live = Live(Hall())  # type: ignore[arg-type]
    header = table.header
    match = Match(
        id="table",
        game=header.game,
        name="",
        players=header.players,
        options=dict(header.options),
        seed=header.seed,
        rules_version=1,
        status="running",
        private=True,
        invite="code",
        host="g0",
        created=1,
        started=1,
        finished=None,
        result=None,
        requests=[],
    )
    live.set(match, [Seat(n, "person", f"g{n}") for n in range(header.players)], table, [])
    return live


def play(table: Table, dice: random.Random, decisions: int) -> None:
    while not table.over and decisions:
        seat = dice.choice(table.waiting())
        table.play(seat, dice.choice(table.legal(seat)))
        decisions -= 1


def everything_sent(live: Live, seat: int | None) -> list[bytes]:
    """All that the server could send to one seat (None: a spectator) about this position."""
    table = live.table
    assert table is not None
    live.forget_views()
    live._public_facts.clear()
    connection = Connection("watching" if seat is None else f"g{seat}")
    connection.seats = () if seat is None else (seat,)
    live.connections = {connection}
    live.tell_state()
    live.tell_change(Change(table.seq, max(0, len(table.facts) - 5)))
    live.tell_change(Change(table.seq, max(0, len(table.facts) - 5), rewound=True))
    live.tell_table()
    if seat is not None:
        for action in table.game.actions.texts[:: max(1, len(table.game.actions) // 40)]:
            try:
                # with the actions this seat may take the world would go on; the others are refused
                if table.state.refusal(seat, table.game.actions.parse(action)) is not None:
                    table.play(seat, action)
            except TradewindsError as error:
                connection.send(refused(error, "r", table.seq))
    return list(connection.outbox)


def another_world(table: Table, seat: int | None, number: int) -> None:
    """Change everything that `seat` may not know."""
    if not table.over:  # then all cards lie open
        table.state = table.game.determinize(table.state, seat, number)
        table.state.journal = table.journal
    table.journal.facts = [
        fact
        if seat is not None and seat in fact.knowers
        else Fact(fact.kind, fact.rule, fact.seat, fact.public, dict.fromkeys(fact.secret, "CHANGED"), fact.knowers)
        for fact in table.facts
    ]


def exchange_vp(table: Table, seat: int | None) -> None:
    """What others have in VP tokens they hide (PR-23.2): nothing that is sent may depend on it."""
    if table.header.game == "puertorico" and table.header.options["vp_visibility"] == "hidden" and not table.over:
        others = [board for n, board in enumerate(cast(PuertoRico, table.state).boards) if n != seat]
        totals = [board.vp for board in others]
        for board, vp in zip(others, totals[1:] + totals[:1], strict=True):
            board.vp = vp


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=100, phases=(Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink))
@given(data=st.data())
def test_what_a_seat_may_not_know_changes_no_byte(name: str, data: st.DataObject) -> None:
    game: Game = GAMES[name]
    chosen = [st.tuples(st.integers(game.min_players, game.max_players), st.just(o)) for o in TABLES.get(name, [{}])]
    players, options = data.draw(st.one_of(*chosen, mixed(game).map(lambda one: one[1:])), "table")
    seed = data.draw(st.integers(0, 10**6), "seed")
    seat = data.draw(st.sampled_from([None, *range(players)]), "seat")
    decisions = data.draw(st.integers(0, 500), "decisions")
    table = Table.new(game, players, options, seed)
    play(table, random.Random(seed), decisions)
    live = seat_table(table)
    before = everything_sent(live, seat)
    for number in range(3):
        another_world(table, seat, data.draw(st.integers(1, 2**31 - 1), f"world {number}"))
        exchange_vp(table, seat)
        after = everything_sent(live, seat)
        assert [json.loads(m) for m in after] == [json.loads(m) for m in before]
        assert after == before
    assert not any(table.header.seed.encode() in m for m in before if len(table.header.seed) > 8)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_advice_is_the_same_in_every_world(name: str, seed: int) -> None:
    """What a worker thinks for a bot or a hint depends on nothing that the seat may not know."""
    game = GAMES[name]
    dice = random.Random(seed)
    options = TABLES.get(name, [{}])
    table = Table.new(game, 3, options[seed % len(options)], seed)
    play(table, dice, dice.randrange(80 if name != "puertorico" else 400))
    if table.over:
        return
    seat = table.waiting()[0]
    place = Place("table", None, 0, 0, [])
    order = Think(place, [(seat, bots.usual(game))], "salt")
    before = think(game, Known(table.state, None), order)
    assert before.actions[0] in table.legal(seat)
    for number in range(1, 6):
        another_world(table, seat, number)
        assert think(game, Known(table.state, None), order) == before


class Tokens:
    """Stands in for `secrets` in the server: guests are numbered, and all tables have the same seed."""

    def __init__(self) -> None:
        self.name = ""
        self.guests = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)

    def token_hex(self, size: int) -> str:
        if size != 12:
            return "5eed" * (size // 2)
        self.guests += 1
        return f"{self.guests:024x}"

    def token_urlsafe(self, size: int) -> str:
        return self.name


async def test_another_secret_choice_over_the_wire(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same match twice; Bob lays another card. What reaches Ann and a spectator is the same, byte for byte."""
    heard: list[tuple[list[str], list[str]]] = []
    monkeypatch.setattr("tradewinds.server.store.now", lambda: 1000)
    monkeypatch.setattr("tradewinds.server.hall.now", lambda: 1000)
    monkeypatch.setattr(server.hall, "now", lambda: 1000)
    assert store.now() == 1000
    monkeypatch.setattr("tradewinds.server.live.PRESENCE_TOLD", 600.0)  # told with other news, however slow we are
    tokens = Tokens()
    for module in ("hall", "guests"):
        monkeypatch.setattr(f"tradewinds.server.{module}.secrets", tokens)
    for choice in (0, 1, 2):
        tokens.name = f"table{choice}"
        ann, bob, table = await two_friends(server)
        async with ann.socket(table) as left, server.person().socket(table) as watching, bob.socket(table) as right:
            await right.play(1, right.options(1)[choice])
            await left.quiet()
            await watching.quiet()
            heard.append(
                (
                    sorted(raw.replace(tokens.name, "table") for raw in left.raw),
                    sorted(raw.replace(tokens.name, "table") for raw in watching.raw),
                )
            )
            assert f'"hand":{right.seats[1]["view"]["hand"]}'.replace(" ", "") not in "".join(left.raw)
    assert heard[0] == heard[1] == heard[2]
    assert not any("5eed5eed" in raw for pair in heard for side in pair for raw in side)


class Eavesdropper:
    """Stands where the workers are, and notes what bots' chance is made of."""

    def __init__(self) -> None:
        self.salts: list[str] = []

    async def think(self, rank: int, position: object, seats: list[tuple[int, str]], salt: str) -> list[str]:
        self.salts.append(salt)
        return [""] * len(seats)

    async def advise(self, position: object, seat: int, salt: str, seconds: float) -> Advice:
        self.salts.append(salt)
        return Advice([])


async def test_bots_and_hints_do_not_follow_from_what_a_table_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables alike in everything that is shown, but for the commitment: their bots' chance differs."""

    async def uncounted(live: Live) -> None:
        """Whether the match counts for ratings stands in a database, which this hall has not."""

    monkeypatch.setattr("tradewinds.server.ratings.check_hint", uncounted)
    asked: list[str] = []
    for seed in ("one", "two", "one"):
        live = seat_table(Table.new(LANTERNS, 2, {}, seed))
        hall = cast(Hall, live.hall)
        await moves.hint(live, Connection("g0"), wire.Hint("r", 0))
        await asyncio.gather(*hall.tasks)
        live.seats[1] = Seat(1, "bot", bot="dice")
        await moves.move_bots(live)
        asked += hall.crew.salts
    assert asked[:2] == asked[4:]
    assert len({*asked[:4]}) == 4
    assert not any("table" in salt or "one" in salt for salt in asked)
