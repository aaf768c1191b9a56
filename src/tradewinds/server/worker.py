"""A worker: a process of its own that thinks for bots, hints and reviews and draws the frames of replays.

Started by `crew.py` as `python -m tradewinds.server.worker`. It reads orders from its standard input and writes the
answers to its standard output, each as four bytes of length and MessagePack. It remembers the matches it worked on
last, so that an order need only bring the decisions made since. It knows the seed, as the server does; a bot is shown
only what `advise` imagines for its seat.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, BinaryIO, Final, Literal

import msgspec
from msgspec import Struct

from tradewinds import bots, games
from tradewinds.kernel import record as records
from tradewinds.kernel.content import check_list, record
from tradewinds.kernel.errors import BadOption, TradewindsError
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.pictures import Line
from tradewinds.kernel.state import State
from tradewinds.play import packfiles, packs
from tradewinds.play.advice import Advice, Verdict, advice, quick_advice, verdict
from tradewinds.play.examining import examine, made
from tradewinds.play.packfiles import Find
from tradewinds.play.table import Header, advise, bot_number, fact_line, starting
from tradewinds.play.telling import Teller
from tradewinds.play.workshop import ExaminePack, KeepPack, PackFile, PackText, TryPack
from tradewinds.server import wire
from tradewinds.server.afterwire import Lead, RoundMark, Story, StoryLine
from tradewinds.server.catalog import Offer, find_game, pack_info, unpacked


class Terms(Struct):
    """What a worker is told once, as JSON on its command line."""

    games: dict[str, str] | None
    """Where the games are found (`module:NAME`); None: the installed ones."""
    niceness: int
    limit: float
    """Seconds after which an order has gone wrong."""


class Place(Struct, array_like=True):
    """A position of a match: what the worker knows already, and the decisions that lead on from there."""

    key: str
    header: Header | None
    """Only when the worker must begin at the beginning."""
    since: int
    """How many decisions the worker knows, …"""
    mark: int
    """… and the number of the last of them: it names one position for ever."""
    decisions: list[tuple[int, int, str]]
    """number, seat, action."""
    cards: bytes = b""
    """With the header: the data of its cards, if they are not the box's."""


class Think(Struct, tag=True):
    """Decide for these seats (with the bots of these names), one after the other."""

    place: Place
    seats: list[tuple[int, str]]
    salt: str


class Advise(Struct, tag=True):
    """What would be best for a seat."""

    place: Place
    seat: int
    salt: str
    seconds: float
    """0: by the rules of thumb, at once."""


class Judge(Struct, tag=True):
    """What to think of an answer that a seat has given here."""

    place: Place
    seat: int
    action: str
    salt: str
    seconds: float


class Imagine(Struct, tag=True):
    """The position as a seat may imagine it: what it cannot know is dealt anew."""

    place: Place
    seat: int
    salt: str


class Draw(Struct, tag=True):
    """The frames from `first` to the last decision of the place."""

    place: Place
    first: int
    eyes: int | None
    over: bool
    """The match is over: everybody's decisions are shown."""


Refused = tuple[str, dict[str, Any], str, str]
"""Message, arguments, rule and field of an error."""


class Check(Struct, tag=True):
    """Whether a record says what its decisions lead to."""

    record: bytes
    cards: bytes = b""
    """The data of its cards, if they are not the box's."""
    whole: bool = False
    """Say also how it ends."""


class Ending(Struct):
    """How a match ended, as its row tells."""

    scores: list[dict[str, int]]
    winners: list[int]
    places: list[int]
    round: int


class Checked(Struct, tag=True):
    checks: list[tuple[str, bool]]
    """What the record claims, and whether it is so."""
    refused: Refused | None = None
    """Why it cannot be replayed."""
    ending: Ending | None = None
    """If it was asked for and all is right."""


class Tell(Struct, tag=True):
    """The story of a match in numbers, from its beginning to the place."""

    place: Place


class Told(Struct, tag=True):
    story: Story


class Craft(Struct, tag=True):
    """Work on a pack: what is to be done, and the body of the call that asks for it."""

    what: Literal["examine", "read", "write", "keep", "try"]
    asked: bytes


class Crafted(Struct, tag=True):
    answer: bytes
    """As JSON."""
    refused: Refused | None = None


class Decided(Struct, tag=True):
    actions: list[str]


class Advised(Struct, tag=True):
    advice: Advice


class Judged(Struct, tag=True):
    verdict: Verdict | None
    """None: there was nothing to decide."""


class Imagined(Struct, tag=True):
    plain: dict[str, Any]


class Drawn(Struct, tag=True):
    frames: bytes
    """As JSON, with commas between them."""


class Unknown(Struct, tag=True):
    """The position is not remembered: it must be told from its beginning."""


class Failed(Struct, tag=True):
    error: str


Order = Think | Advise | Judge | Imagine | Draw | Tell | Check | Craft
Answer = Decided | Advised | Judged | Imagined | Drawn | Told | Checked | Crafted | Unknown | Failed


class Known:
    """A match as far as it was followed."""

    def __init__(self, state: State, journal: Journal | None) -> None:
        self.state = state
        self.journal = journal
        self.n = 0
        self.mark = 0


class Memory:
    """The matches followed last."""

    def __init__(self, most: int, listening: bool) -> None:
        self.most = most
        self.listening = listening
        self.known: OrderedDict[str, Known] = OrderedDict()

    def take(self, place: Place, game: Game | None) -> Known | None:
        """The match at `place.since`, taken out so that nothing half done is remembered; None: not remembered."""
        if game is None or place.header is None:
            known = self.known.pop(place.key, None)
            return known if known is not None and (known.n, known.mark) == (place.since, place.mark) else None
        self.known.pop(place.key, None)
        journal = Journal() if self.listening else None
        return Known(starting(game, place.header, journal), journal)

    def keep(self, key: str, known: Known) -> None:
        self.known[key] = known
        while len(self.known) > self.most:
            self.known.popitem(last=False)


class Worker:
    THOUGHT, DRAWN, PACKS = 500, 8, 64
    """How many matches are remembered, those that are drawn with all their facts; and how many packs."""

    def __init__(self, references: Mapping[str, str] | None) -> None:
        self.references = references
        self.games: dict[str, Game] = {}
        self.packs: OrderedDict[tuple[str, str], Game] = OrderedDict()
        """Games with other cards, by the fingerprint of these: those used last."""
        self.thought = Memory(self.THOUGHT, listening=False)
        self.drawn = Memory(self.DRAWN, listening=True)
        self.names: dict[str, tuple[str, str]] = {}
        """Per match its game and the fingerprint of its cards, empty for the box."""

    def game(self, name: str, content: str = "", cards: bytes = b"") -> Game:
        if name not in self.games:
            known = self.references
            self.games[name] = games.load(name) if known is None else find_game(known[name])
        box = self.games[name]
        if content in ("", box.sha):
            return box
        key = (name, content)
        if key not in self.packs:
            assert box.packing is not None
            self.packs[key] = box.packing.game(unpacked(cards))
            if len(self.packs) > self.PACKS:
                self.packs.popitem(last=False)
        self.packs.move_to_end(key)
        return self.packs[key]

    def knows(self, name: str, content: str) -> bool:
        return content in ("", self.game(name).sha) or (name, content) in self.packs

    def game_of(self, place: Place) -> Game | None:
        """The game of a place that begins at the beginning."""
        if place.header is None:
            return None
        self.names[place.key] = place.header.game, place.header.content
        return self.game(place.header.game, place.header.content, place.cards)

    def do(self, order: Order) -> Answer:
        if isinstance(order, Check):
            return self.check(order)
        if isinstance(order, Craft):
            return self.craft(order)
        place = order.place
        memory = self.drawn if isinstance(order, Draw | Tell) else self.thought
        known = memory.take(place, self.game_of(place))
        if known is None or not self.knows(*self.names[place.key]):
            return Unknown()
        game = self.game(*self.names[place.key])
        answer: Answer
        if isinstance(order, Draw):
            answer = self.draw(game, known, order)
        elif isinstance(order, Tell):
            answer = Told(tell(game, known, place))
        else:
            for seq, seat, action in place.decisions:
                follow(game, known, seq, seat, action)
            answer = THOUGHTS[type(order)](game, known, order)
        memory.keep(place.key, known)
        if len(self.names) > 4 * self.THOUGHT:
            kept = self.thought.known.keys() | self.drawn.known.keys()
            self.names = {key: name for key, name in self.names.items() if key in kept}
        return answer

    def check(self, order: Check) -> Checked:
        try:
            record = records.from_json(order.record)
            content = "" if isinstance(record.content, msgspec.UnsetType) else record.content
            game = self.game(record.game, content, order.cards)
            found = Checked(records.verify(game, record))
            if order.whole and all(right for _, right in found.checks):
                found.ending = ending(game, records.final(game, record))
            return found
        except TradewindsError as error:
            return Checked([], refused(error))

    def craft(self, order: Craft) -> Crafted:
        try:
            return Crafted(encode_json(CRAFTS[order.what](order.asked, self.shelved)))
        except TradewindsError as error:
            return Crafted(b"", refused(error))

    def shelved(self, name: str) -> Game:
        """The box of a game that somebody names."""
        known = games.shelf() if self.references is None else tuple(self.references)
        if name not in known:
            raise BadOption("error-game-unknown", {"game": name, "games": ", ".join(known)}, field="base")
        return self.game(name)

    def draw(self, game: Game, known: Known, order: Draw) -> Drawn:
        assert known.journal is not None
        facts = known.journal.facts
        made = []
        if order.first == 0 and known.n == 0:
            made.append(frame(game, known, order, None, 0))
        for seq, seat, action in order.place.decisions:
            before = len(facts)
            follow(game, known, seq, seat, action)
            if known.n >= order.first:
                made.append(frame(game, known, order, (seat, action), before))
        return Drawn(b",".join(made))


def refused(error: TradewindsError) -> Refused:
    params = {name: value if isinstance(value, int) else str(value) for name, value in error.params.items()}
    return error.key, params, error.rule, error.field


def kept(file: PackFile, find: Find) -> wire.PackInfo:
    """What lists tell of a pack, if it can be played and written as a file."""
    packfiles.write(file, find)
    game, documents = made(file, find)
    about = wire.PackAbout(file.name, file.version, file.author, file.licence)
    return pack_info(find(file.base), Offer(game, documents), about)


def position(asked: TryPack, find: Find) -> Any:
    """A position in plain form in which the record can be tried out; None: the beginning of a match does."""
    game, documents = made(asked.pack, find)
    packing = packs.packing(game)
    check_list(asked.list, packing.schema)
    record(documents, asked.list, asked.id)
    state = packing.practice(game, asked.list, asked.id)
    return None if state is None else state.to_plain()


CRAFTS: Final[dict[str, Callable[[bytes, Find], Any]]] = {
    "examine": lambda asked, find: examine(msgspec.json.decode(asked, type=ExaminePack), find),
    "read": lambda asked, find: packfiles.read(msgspec.json.decode(asked, type=PackText).text.encode(), find),
    "keep": lambda asked, find: kept(msgspec.json.decode(asked, type=KeepPack).pack, find),
    "try": lambda asked, find: position(msgspec.json.decode(asked, type=TryPack), find),
    "write": lambda asked, find: PackText(packfiles.write(msgspec.json.decode(asked, type=PackFile), find)),
}


def ending(game: Game, state: State) -> Ending:
    return Ending(game.breakdown(state), state.winners(), state.places(), int(game.round_now(state)))


def tell(game: Game, known: Known, place: Place) -> Story:
    """The match is followed to its end, and looked at on the way."""
    assert known.journal is not None
    facts = known.journal.facts
    teller = Teller(game, int(known.state.players), len(place.decisions))
    teller.hear(facts)
    teller.look(0, known.state)
    for seq, seat, action in place.decisions:
        before = len(facts)
        follow(game, known, seq, seat, action)
        teller.hear(facts[before:])
        teller.look(known.n, known.state)

    def lines(of: Iterable[Line]) -> list[StoryLine]:
        return [StoryLine(line.id, teller.lines[line.id]) for line in of]

    return Story(
        total=known.n,
        at=teller.at,
        rounds=[RoundMark(*one) for one in teller.rounds],
        points=[StoryLine(part, rows) for part, rows in teller.parts().items()],
        resources=lines(teller.pictures.resources),
        tempo=lines(teller.pictures.tempo),
        leads=[Lead(*one) for one in teller.leads()],
        turns=[],
    )


def follow(game: Game, known: Known, seq: int, seat: int, action: str) -> None:
    known.state.play(seat, game.actions.parse(action))
    known.n += 1
    known.mark = seq


def think(game: Game, known: Known, order: Think) -> Decided:
    """Where several bots decide at the same time, each sees what those before it left on the table."""
    state, n = known.state, known.n
    if len(order.seats) > 1:
        state = state.copy()
    actions: list[str] = []
    for seat, name in order.seats:
        if seat not in state.seats_to_act():
            break
        bot = bots.make(game, name, bot_number(f"{order.salt}/{n}/{seat}/{name}"))
        action = advise(game, state, seat, bot, order.salt, n)
        actions.append(action)
        if len(order.seats) > 1:
            state.play(seat, game.actions.parse(action))
            n += 1
    return Decided(actions)


def counsel(game: Game, known: Known, order: Advise) -> Advised:
    if not order.seconds:
        return Advised(quick_advice(game, known.state, order.seat, order.salt, known.n))
    return Advised(advice(game, known.state, order.seat, order.salt, known.n, 0, order.seconds))


def judge(game: Game, known: Known, order: Judge) -> Judged:
    return Judged(verdict(game, known.state, order.seat, order.action, order.salt, known.n, order.seconds))


def imagine(game: Game, known: Known, order: Imagine) -> Imagined:
    number = bot_number(f"{order.salt}/{known.n}/{order.seat}")
    return Imagined(game.determinize(known.state, order.seat, number).to_plain())


THOUGHTS: Final[dict[type, Callable[[Game, Known, Any], Answer]]] = {
    Think: think,
    Advise: counsel,
    Judge: judge,
    Imagine: imagine,
}
encode_json = msgspec.json.Encoder().encode


def frame(game: Game, known: Known, order: Draw, decision: tuple[int, str] | None, facts_from: int) -> bytes:
    """One frame as the wire has it."""
    assert known.journal is not None
    own = () if order.eyes is None else (order.eyes,)
    facts = known.journal.facts
    lines = [fact_line(facts[i], i, own) for i in range(facts_from, len(facts))]
    seat, action = decision if decision is not None else (None, None)
    return encode_json(
        wire.FrameInfo(
            n=known.n,
            seat=seat,
            action=action if order.over or seat == order.eyes else None,
            view=game.view(known.state, order.eyes),
            facts=msgspec.convert(lines, list[wire.FactLine]),
        )
    )


def read(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    if len(head) < 4:
        return None
    return source.read(int.from_bytes(head, "little"))


def work(terms: Terms, source: BinaryIO, target: BinaryIO) -> None:
    """Carry out one order after the other, until the server is gone."""
    worker = Worker(terms.games)
    for name in games.shelf() if terms.games is None else terms.games:
        worker.game(name)
    decode = msgspec.msgpack.Decoder(Order).decode
    encode = msgspec.msgpack.Encoder().encode
    target.write(bytes(4))  # ready
    target.flush()
    while (message := read(source)) is not None:
        # Somebody who thinks for ever ends here, also when there is no server any more to end it.
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 2 * terms.limit)
        answer: Answer
        try:
            answer = worker.do(decode(message))
        except Exception:
            answer = Failed(traceback.format_exc(limit=-6))
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        encoded = encode(answer)
        target.write(len(encoded).to_bytes(4, "little") + encoded)
        target.flush()


def main() -> None:
    terms = msgspec.json.decode(sys.argv[1], type=Terms)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's; without it our input ends
    if hasattr(os, "nice"):
        os.nice(terms.niceness)
    # What a bot prints must not get between the answers.
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        work(terms, sys.stdin.buffer, target)
    except BrokenPipeError:
        os._exit(0)  # the server was killed: nobody is left to tell


if __name__ == "__main__":
    main()
