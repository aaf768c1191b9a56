"""A tiny game for tests of tables and servers: secret simultaneous choice, chance, hidden hands, two-step turns.

Twelve numbered lanterns. Each round the lamp (a die) is rolled, everybody secretly lays one of three cards, all are
turned over, the highest plus lamp takes the round: that seat picks a colour and then a shelf, and everybody draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from msgspec import Struct

from tradewinds.kernel.actions import ActionTable, Family
from tradewinds.kernel.chance import Chance, Xorshift
from tradewinds.kernel.errors import BadPlain, IllegalAction
from tradewinds.kernel.game import Game, Option, OptionValue, Prompt
from tradewinds.kernel.reasons import Reasons
from tradewinds.kernel.state import Buffer, Frame, State
from tradewinds.kernel.vocabulary import Vocabulary

CARDS, COLOURS, SHELVES = 16, 3, 4
LAY, TAKE, PLACE = 0, CARDS, CARDS + COLOURS
ACTIONS = ActionTable(
    [
        (LAY, Family("lay", [str(n) for n in range(CARDS)])),
        (TAKE, Family("take", ["red", "green", "blue"])),
        (PLACE, Family("place", [str(n) for n in range(SHELVES)])),
    ]
)
ASK_LAY, ASK_TAKE, ASK_PLACE, NOT_IN_HAND = 1, 2, 3, 4
REASONS = Reasons(
    [(ASK_LAY, "lay", "LAN-2.2"), (ASK_TAKE, "take", "LAN-2.2"), (ASK_PLACE, "place", "LAN-2.2")],
    [(NOT_IN_HAND, "card-not-in-hand", "LAN-3.1")],
)
DECK, LAMP = 0, 1
F_ROUND, F_LAY, F_TAKE, F_PLACE = range(4)


def bits(mask: int) -> list[int]:
    return [n for n in range(CARDS) if mask >> n & 1]


class Lanterns(State):
    def __init__(
        self, players: int, options: Mapping[str, OptionValue], seed: str, source: Lanterns | None = None
    ) -> None:
        if source is None:
            super().__init__(players, Chance(seed, 2), 32)
            self.options_given = dict(options)
            self.round = 0
            self.lamp = 0
            self.deck = (1 << CARDS) - 1
            self.hands = [0] * players
            self.laid = [-1] * players
            self.shown: list[int] = []
            self.shelves = [[0] * SHELVES for _ in range(players)]
        else:
            super().__init__(players, source.chance.copy(), 32, source)
            self.options_given = source.options_given
            self.round, self.lamp, self.deck = source.round, source.lamp, source.deck
            self.hands, self.laid, self.shown = source.hands[:], source.laid[:], source.shown[:]
            self.shelves = [shelf[:] for shelf in source.shelves]

    def tell(self, kind: str, rule: str, seat: int, **public: object) -> None:
        if self.journal is not None:
            self.journal.add(kind, rule, seat, public)

    def draw(self, seat: int) -> None:
        if not self.deck:
            return
        card = int(self.chance.pick(DECK, self.deck))
        self.deck &= ~(1 << card)
        self.hands[seat] |= 1 << card
        if self.journal is not None:
            self.journal.add_secret("drew", "LAN-1.2", seat, {"n": 1}, {"card": card}, (seat,))

    def begin(self) -> None:
        for _ in range(3):
            for seat in range(int(self.players)):
                self.draw(seat)
        self.push(F_ROUND, -1)

    def step(self) -> bool:
        if not self.run_on():
            return False
        self.deciders = self.who_decides()
        return True

    def run_on(self) -> bool:
        frame = self.top
        if frame.kind == F_ROUND:
            if self.round == self.options_given["rounds"] or 0 in self.hands:
                self.over = True
                self.tell("over", "LAN-9.1", -1)
                return False
            self.round += 1
            self.lamp = int(self.chance.below(LAMP, 6)) + 1
            self.laid = [-1] * int(self.players)
            self.shown = []
            self.tell("lamp", "LAN-2.1", -1, lamp=self.lamp, round=self.round)
            self.push(F_LAY, -1)
        elif frame.kind == F_LAY and -1 not in self.laid:
            self.pop()
            self.shown = self.laid[:]
            self.barriers += 1
            best = max(range(int(self.players)), key=lambda s: (self.laid[s] + self.lamp) % CARDS)
            self.tell("shown", "LAN-3.2", -1, cards=self.laid[:], winner=best)
            self.push(F_PLACE, best)
            self.push(F_TAKE, best)
            return True
        return True

    def who_decides(self) -> int:
        frame = self.top
        if frame.kind == F_LAY:
            return sum(1 << seat for seat in range(int(self.players)) if self.laid[seat] < 0)
        return 1 << int(frame.seat)

    def fill(self, seat: int, out: Buffer) -> None:
        frame = self.top
        if frame.kind == F_LAY:
            for card in bits(self.hands[seat]):
                out.add(LAY + card)
        elif frame.kind == F_TAKE:
            for colour in range(COLOURS):
                out.add(TAKE + colour)
        else:
            for shelf in range(SHELVES):
                out.add(PLACE + shelf)

    def answer(self, seat: int, action: int) -> None:
        if action < TAKE:
            card = action - LAY
            self.hands[seat] &= ~(1 << card)
            self.laid[seat] = card
            if self.options_given["binding"]:
                self.barriers += 1
            if self.journal is not None:
                self.journal.add_secret("laid", "LAN-3.1", seat, {}, {"card": card}, (seat,))
        elif action < PLACE:
            taking = self.pop()
            self.top.what = action - TAKE
            self.top.question = taking.question  # what and where: one answer
            self.tell("took", "LAN-4.1", seat, colour=ACTIONS.text(action).split(":")[1])
        else:
            colour = int(self.pop().what)
            self.shelves[seat][action - PLACE] += colour + 1
            self.tell("placed", "LAN-4.2", seat, shelf=action - PLACE)
            for drawer in range(int(self.players)):
                self.draw(drawer)

    def in_steps(self, frame: Frame) -> bool:
        return frame.kind == F_PLACE

    def free_choice(self) -> bool:
        return self.top.kind == F_LAY

    def copy(self) -> Lanterns:
        return type(self)(int(self.players), {}, "", self)

    def can(self, seat: int, action: int) -> int:
        family = ACTIONS.family(action)
        kind = self.top.kind
        if kind == F_LAY:
            return (0 if action in bits(self.hands[seat]) else NOT_IN_HAND) if family == "lay" else ASK_LAY
        if kind == F_TAKE:
            return 0 if family == "take" else ASK_TAKE
        return 0 if family == "place" else ASK_PLACE

    def refused(self, seat: int, action: int, reason: int) -> IllegalAction:
        return REASONS.refuse(reason, ACTIONS.text(action), {"card": action})

    def rule_now(self) -> str:
        return "LAN-9.1" if self.over else "LAN-3.1" if self.top.kind == F_LAY else "LAN-4.1"

    def scores(self) -> list[int]:
        return [sum(shelf) for shelf in self.shelves]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def violations(self) -> list[str]:
        return []

    def to_plain(self) -> dict[str, object]:
        return {
            "players": int(self.players),
            "options": dict(self.options_given),
            "seed": self.chance.seed,
            "round": self.round,
            "lamp": self.lamp,
            "deck": bits(self.deck),
            "hands": [bits(hand) for hand in self.hands],
            "laid": self.laid[:],
            "shown": self.shown[:],
            "shelves": [shelf[:] for shelf in self.shelves],
            "frames": [[int(f.kind), int(f.seat), int(f.what)] for f in self.frames],
            "chance": [int(n) for n in self.chance.counters],
            "over": self.over,
        }


class LanternsView(Struct, frozen=True):
    seat: int | None
    round: int
    lamp: int
    hand: list[int] | None
    counts: list[int]
    laid: list[int | str | None]
    shelves: list[list[int]]
    over: bool


def laid_seen(state: Lanterns, owner: int, seat: int | None) -> int | str | None:
    card = state.laid[owner]
    if card < 0:
        return None
    return card if state.shown or owner == seat else "hidden"


def view(state: State, seat: int | None) -> LanternsView:
    assert isinstance(state, Lanterns)
    players = range(int(state.players))
    return LanternsView(
        seat=seat,
        round=state.round,
        lamp=state.lamp,
        hand=None if seat is None else bits(state.hands[seat]),
        counts=[len(bits(hand)) for hand in state.hands],
        laid=[laid_seen(state, owner, seat) for owner in players],
        shelves=[shelf[:] for shelf in state.shelves],
        over=state.over,
    )


def prompt(state: State, seat: int) -> Prompt | None:
    assert isinstance(state, Lanterns)
    legal = state.legal(seat)
    if not legal:
        return None
    kind = {F_LAY: "lay", F_TAKE: "take", F_PLACE: "place"}[int(state.top.kind)]
    return Prompt(kind, "LAN-3.1", {"round": state.round}, [(action, []) for action in legal], [])


def determinize(state: State, seat: int | None, number: int) -> State:
    assert isinstance(state, Lanterns)
    twin = state.copy()
    chance = Xorshift(number)
    others = [s for s in range(int(state.players)) if s != seat]
    pool = bits(state.deck)
    for other in others:
        pool += bits(state.hands[other])
        if state.laid[other] >= 0 and not state.shown:
            pool.append(state.laid[other])
    pool.sort()  # the imagined position must not depend on where things really are

    def take() -> int:
        return pool.pop(int(chance.below(len(pool))))

    for other in others:
        twin.hands[other] = sum(1 << take() for _ in bits(state.hands[other]))
        if state.laid[other] >= 0 and not state.shown:
            twin.laid[other] = take()
    twin.deck = sum(1 << card for card in pool)
    twin.chance.salt = number
    return twin


def read_plain(state: Lanterns, plain: Mapping[str, Any]) -> None:
    try:
        state.version = plain.get("rules_version", 1)
        state.round, state.lamp, state.over = plain["round"], plain["lamp"], plain["over"]
        state.deck = sum(1 << card for card in plain["deck"])
        state.hands = [sum(1 << card for card in hand) for hand in plain["hands"]]
        state.laid, state.shown = list(plain["laid"]), list(plain["shown"])
        state.shelves = [list(shelf) for shelf in plain["shelves"]]
        for kind, seat, what in plain["frames"]:
            state.push(kind, seat, what)
        for stream, count in enumerate(plain["chance"]):
            state.chance.counters[stream] = count
    except (KeyError, TypeError, ValueError) as error:
        raise BadPlain("error-plain-mapping", {"field": repr(error)}) from error


class First:
    """Takes the first thing it may."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, state: State, seat: int) -> int:
        return state.legal(seat)[0]


class Dice:
    """Takes anything it may."""

    def __init__(self, number: int) -> None:
        self.chance = Xorshift(number)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[int(self.chance.below(len(legal)))]


LANTERNS = Game(
    id="lanterns",
    prefix="LAN",
    min_players=2,
    max_players=4,
    options=(
        Option("rounds", (3,), 3, "LAN-9.1", integer=True),
        Option("binding", (False, True), False, "LAN-3.1"),
    ),
    actions=ACTIONS,
    reasons=REASONS,
    streams=("deck", "lamp"),
    stream_values={},
    rules_version=1,
    new=Lanterns,
    read=read_plain,
    view=view,
    prompt=prompt,
    determinize=determinize,
    breakdown=lambda state: [{"lanterns": score, "total": score} for score in state.scores()],
    vocabulary=Vocabulary(),
    home="",
    bots={"mate": First, "dice": Dice},
    round_now=lambda state: cast(Lanterns, state).round,
    colours=lambda players: ("red", "blue", "green", "yellow", "purple"),
)
