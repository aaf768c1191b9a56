"""Many matches between bots: played, checked after every decision, replayed, and counted.

A match depends only on the setting and its number, so any split over processes gives the same result: what is summed is
whole numbers and fractions. Only times differ from run to run.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from time import perf_counter_ns
from typing import Final

from tradewinds.bots import own
from tradewinds.kernel import record as records
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.game import Game, OptionValue
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.playout import random_playout
from tradewinds.kernel.record import Record
from tradewinds.kernel.state import State
from tradewinds.play import campaigns, packs
from tradewinds.play.table import bot_number

LIMIT = 1_000_000
"""Decisions after which a match is given up as endless."""
MOST_MATCHES = 200
"""Of a campaign, after which it is given up as endless."""
MOST_TOLD = 20
"""Broken invariants told in full; the same one tends to come again and again."""
RULES = "rules"
"""Sits where the rules themselves play (official virtual opponents)."""


@dataclass(frozen=True)
class Setting:
    game: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    bots: tuple[str, ...]
    """One name per seat of match 0 that the rules do not play; they move on by one seat from match to match."""
    check: bool = True
    """Ask for broken invariants after every decision."""
    replay: bool = False
    """Play every record again and compare the fingerprints of the two ends."""
    folder: Path | None = None
    """Where records are written."""
    ruled: tuple[int, ...] = ()
    """Seats that the rules themselves play."""
    pack: bytes = b""
    """The file with other cards, if any."""
    campaign: bool = False
    """A whole campaign in place of each match."""
    watched: tuple[tuple[str, str, str], ...] = ()
    """Facts that are counted: kind, argument and what it names."""

    @property
    def quick(self) -> bool:
        """Nothing is asked of a match but its result, and all play at random: the engine can run by itself."""
        plain = not (self.check or self.replay or self.folder or self.campaign or self.watched)
        return plain and set(self.bots) == {"random"}

    def seed_of(self, number: int) -> str:
        return f"{self.seed}.{number}"

    def seats(self, number: int) -> list[str]:
        """Who sits where in this match: in as many matches as there are bots, every one sits everywhere once."""
        n = len(self.bots)
        free = iter(self.bots[(seat - number) % n] for seat in range(n))
        return [RULES if seat in self.ruled else next(free) for seat in range(self.players)]


class Times:
    """How long decisions took: their sum, and how many in each of many narrow classes, so that tallies can be added."""

    RATIO = 1.05

    def __init__(self) -> None:
        self.n = 0
        self.total = 0
        self.classes: dict[int, int] = {}

    def note(self, nanoseconds: int) -> None:
        self.n += 1
        self.total += nanoseconds
        place = int(math.log(max(nanoseconds, 1), self.RATIO))
        self.classes[place] = self.classes.get(place, 0) + 1

    def add(self, other: Times) -> None:
        self.n += other.n
        self.total += other.total
        for place, n in other.classes.items():
            self.classes[place] = self.classes.get(place, 0) + n

    def mean_ms(self) -> float | None:
        return self.total / self.n / 1e6 if self.n else None

    def quantile_ms(self, share: float) -> float | None:
        """The time that this share of the decisions did not exceed, to a twentieth."""
        if not self.n:
            return None
        rest = math.ceil(self.n * share)
        for place in sorted(self.classes):
            rest -= self.classes[place]
            if rest <= 0:
                return float(self.RATIO ** (place + 1) / 1e6)
        raise AssertionError


@dataclass
class BotTally:
    """What came of one bot, on whichever seats it sat; of a finished match."""

    seats: int = 0
    score: int = 0
    place: int = 0
    wins: Fraction = Fraction(0)
    times: Times = field(default_factory=Times)

    def add(self, other: BotTally) -> None:
        self.seats += other.seats
        self.score += other.score
        self.place += other.place
        self.wins += other.wins
        self.times.add(other.times)


@dataclass
class Side:
    """What came of one seat, or of whoever played with the same thing (a clan)."""

    seats: int = 0
    score: int = 0
    squares: int = 0
    """The sum of the squares of the scores."""
    wins: Fraction = Fraction(0)

    def note(self, score: int, win: Fraction) -> None:
        self.seats += 1
        self.score += score
        self.squares += score * score
        self.wins += win

    def add(self, other: Side) -> None:
        self.seats += other.seats
        self.score += other.score
        self.squares += other.squares
        self.wins += other.wins


@dataclass
class Tally:
    """What came of a number of matches."""

    players: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    bots: dict[str, BotTally] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)
    campaigns: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    reached: set[str] = field(default_factory=set)
    """Of campaigns: what their archives named."""
    rounds: int = 0
    seats: list[Side] = field(default_factory=list)
    sides: dict[str, Side] = field(default_factory=dict)
    """By what seats play with, where the game knows such a thing."""
    uses: dict[tuple[str, str, str], int] = field(default_factory=dict)
    """How often each of the watched facts was told."""

    def __post_init__(self) -> None:
        self.seats = self.seats or [Side() for _ in range(self.players)]

    @property
    def scores(self) -> list[int]:
        return [side.score for side in self.seats]

    @property
    def seat_wins(self) -> list[Fraction]:
        return [side.wins for side in self.seats]

    @property
    def bot_wins(self) -> dict[str, Fraction]:
        return {name: bot.wins for name, bot in self.bots.items()}

    def bot(self, name: str) -> BotTally:
        return self.bots.setdefault(name, BotTally())

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for name, side in other.sides.items():
            self.sides.setdefault(name, Side()).add(side)
        for fact, n in other.uses.items():
            self.uses[fact] = self.uses.get(fact, 0) + n
        for name, bot in other.bots.items():
            self.bot(name).add(bot)
        self.violations += other.violations[: MOST_TOLD - len(self.violations)]
        self.campaigns += other.campaigns
        for ending, n in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + n
        self.reached |= other.reached

    def count(self, game: Game, state: State, seats: Sequence[str]) -> None:
        """A finished match; of a shared victory everybody gets an equal part."""
        self.finished += 1
        self.rounds += game.round_now(state)
        places, winners = state.places(), state.winners()
        for seat, score in enumerate(state.scores()):
            won = Fraction(1, len(winners)) if seat in winners else Fraction(0)
            self.seats[seat].note(score, won)
            played = game.side(state, seat)
            if played:
                self.sides.setdefault(played, Side()).note(score, won)
            bot = self.bot(seats[seat])
            bot.seats += 1
            bot.score += score
            bot.place += places[seat]
            bot.wins += won

    def broken(self, where: str, what: str) -> None:
        if len(self.violations) < MOST_TOLD:
            self.violations.append(f"{where}: {what}")


SURE: Final = 1.959964
"""Standard errors to both sides in which 95 % lie."""


def interval(wins: float, games: float, z: float = SURE) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of victories: fair also for few matches and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    wide = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - wide) / whole), min(1.0, (middle + wide) / whole)


def seat_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names dealt round the table until every seat has one."""
    return tuple(names[seat % len(names)] for seat in range(players))


def simulate(setting: Setting, first: int, count: int) -> Tally:
    """Play the matches `first` to `first + count - 1` of the setting."""
    game = packs.game(setting.game, setting.pack)
    tally = Tally(setting.players)
    for name in setting.seats(0):
        tally.bot(name)
    for number in range(first, first + count):
        if setting.campaign:
            one_campaign(game, setting, number, tally)
            continue
        tally.games += 1
        if setting.quick:
            state = game.start(setting.players, setting.options, setting.seed_of(number))
            tally.decisions += random_playout(state, Xorshift(bot_number(setting.seed_of(number))), LIMIT)
            if state.over:
                tally.count(game, state, setting.seats(number))
        else:
            one_match(game, setting, number, tally)
    return tally


def one_campaign(game: Game, setting: Setting, number: int, tally: Tally) -> None:
    """From the first page to an ending, each match with what the one before it handed on; then its file is read again
    and every match of it verified."""
    chain = campaigns.Chain(game=game.id)
    story = campaigns.story_of(game)
    while len(chain.matches) < MOST_MATCHES:
        record = play_on(game, setting, number, chain.carry(), tally, len(chain.matches))
        if record is None:
            return
        chain = campaigns.append(chain, record)
        carry = chain.carry()
        assert carry is not None
        tally.reached |= reached(carry)
        ending = story.ending(carry)
        if ending is not None:
            tally.endings[ending] = tally.endings.get(ending, 0) + 1
            break
    else:
        tally.broken(f"seed {setting.seed_of(number)}", "the campaign does not come to its end")
    tally.campaigns += 1
    text = campaigns.to_json(chain)
    if setting.replay:
        checks = campaigns.verify(campaigns.from_json(text), lambda record: game)
        if not all(right for match in checks for _, right in match):
            tally.broken(f"seed {setting.seed_of(number)}", "the campaign, read again, is not as its records say")
    if setting.folder is not None:
        (setting.folder / f"{game.id}-{setting.players}-{setting.seed_of(number)}.json").write_bytes(text)


def reached(carry: Mapping[str, object]) -> set[str]:
    """Everything that an archive names, such as `tiles: L4`."""
    found: set[str] = set()
    for name, value in carry.items():
        if isinstance(value, Mapping):
            found |= {f"{name}: {key} {one}" for key, one in value.items()}
        elif isinstance(value, list):
            found |= {f"{name}: {one}" for one in value}
    return found


def play_on(
    game: Game, setting: Setting, number: int, carry: Mapping[str, object] | None, tally: Tally, match: int = 0
) -> Record | None:
    """One match of a campaign, recorded; None if it did not come to its end."""
    tally.games += 1
    seed = f"{setting.seed_of(number)}.{match}"
    seats = setting.seats(number + match)
    options = dict(setting.options)
    if carry is not None and game.campaign is not None:
        options |= game.campaign.options
    record = records.new_record(game, setting.players, options, seed, carry)
    record.seats = [name if name == RULES else f"bot:{name}" for name in seats]
    state = play_match(game, replace(setting, options=options), seed, seats, record, tally, carry)
    if not state.over:
        return None
    tally.count(game, state, seats)
    records.close(record, state)
    return record


def one_match(game: Game, setting: Setting, number: int, tally: Tally) -> None:
    seed = setting.seed_of(number)
    seats = setting.seats(number)
    record = None
    if setting.replay or setting.folder is not None:
        record = records.new_record(game, setting.players, setting.options, seed)
        record.seats = [name if name == RULES else f"bot:{name}" for name in seats]
    state = play_match(game, setting, seed, seats, record, tally)
    if not state.over:
        return
    tally.count(game, state, seats)
    if record is None:
        return
    records.close(record, state)
    if setting.replay:
        again = records.final(game, records.from_json(records.to_json(record)))
        if records.digest(again) != records.digest(state):
            tally.broken(f"seed {seed}", "the record, played again, ends differently")
    if setting.folder is not None:
        file = setting.folder / f"{game.id}-{setting.players}-{seed}.json"
        file.write_bytes(records.to_json(record))


def play_match(
    game: Game,
    setting: Setting,
    seed: str,
    seats: Sequence[str],
    record: Record | None,
    tally: Tally,
    carry: Mapping[str, object] | None = None,
) -> State:
    """One match to its end, or to the first thing that is wrong with it."""
    journal = Journal() if setting.watched else None
    state = game.start(setting.players, setting.options, seed, journal, carry=carry)
    players = [
        None if name == RULES else own.make(game, name, bot_number(f"{seed}/{seat}")) for seat, name in enumerate(seats)
    ]
    imagine = Xorshift(bot_number(f"{seed}/imagine"))
    texts = game.actions.texts
    made = 0
    while not state.over and made < LIMIT:
        seat = state.seats_to_act()[0]
        blind = seats[seat] == "random"
        player = players[seat]
        assert player is not None
        try:
            # A random player looks at nothing but its options, so it needs no position of its own making.
            seen = state if blind else game.determinize(state, seat, imagine.below(2**31 - 1))
            began = perf_counter_ns()
            action = player.choose(seen, seat)
            tally.bot(seats[seat]).times.note(perf_counter_ns() - began)
            state.play(seat, action)
            broken = state.violations() if setting.check else None
        except Exception as error:  # a bug of rules or bots must not end the other matches, nor go unseen
            broken = [f"{type(error).__name__}: {error}"]
        if broken:
            tally.broken(f"seed {seed}, decision {made + 1}", "; ".join(broken))
            break
        made += 1
        if record is not None:
            record.decisions.append(f"{seat} {texts[action]}")
    tally.decisions += made
    if journal is not None:
        count_uses(journal, set(setting.watched), tally)
    return state


def count_uses(journal: Journal, watched: set[tuple[str, str, str]], tally: Tally) -> None:
    """How often the journal tells one of the watched facts, also where only some seats may know of it."""
    kinds = {kind for kind, _, _ in watched}
    for fact in journal.facts:
        if fact.kind in kinds:
            for name, value in (*fact.public.items(), *fact.secret.items()):
                use = fact.kind, name, str(value)
                if use in watched:
                    tally.uses[use] = tally.uses.get(use, 0) + 1


def make_setting(
    game: Game,
    players: int,
    options: Mapping[str, object],
    seed: str,
    names: Sequence[str],
    *,
    check: bool = True,
    replay: bool = False,
    folder: Path | None = None,
    pack: bytes = b"",
    campaign: bool = False,
) -> Setting:
    checked = game.check(players, options)
    ruled = game.rule_seats(players, checked)
    seated = seat_bots(names, players - len(ruled))
    return Setting(game.id, players, checked, seed, seated, check, replay, folder, ruled, pack, campaign)
