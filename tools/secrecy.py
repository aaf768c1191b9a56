"""Secrets and undo, tried out on random matches of every configuration of every game.

    python -m tools.secrecy --decisions 100000        play, look, undo, play otherwise
    python -m tools.secrecy --undo 1000               each undo takes back exactly one answer

At a decision three things are tried, each on a real `Table`:

- *Play, look, undo.* What a seat may not know is changed in several ways (`determinize`), and the decision is played in
  every such world. If the seat could take it back freely, it must see the same in all of them: view, question, options,
  observation, reasons, facts, what undo says. Then it is taken back, the seat sees what it saw before, and plays
  something else: that does what it would have done at once.
- *Looking on.* Whoever does not decide, and a spectator, sees the same in all worlds that are alike to them, until
  chance is used, something is revealed, or they are told a secret.
- *Secret choices.* If a decision tells the onlooker less than the whole (a fact with secret fields), every other choice
  of the same family that tells such a fact looks exactly like it.

Prints what was done and exits with 1 if anything differed.
"""

from __future__ import annotations

import argparse
import copy
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

import tradewinds
from tools.campaign import Configuration, everything, name_of, switched, table_sizes
from tradewinds import games
from tradewinds.kernel.chance import Xorshift
from tradewinds.kernel.encoding import Eye
from tradewinds.kernel.game import Game
from tradewinds.kernel.journal import Journal
from tradewinds.kernel.record import digest
from tradewinds.kernel.state import State
from tradewinds.play.table import Table

WORLDS = 3
"""In so many other worlds each decision is played."""
OTHERWISE = 8
"""One in so many free decisions is taken back for something else: a replay from the start of the match."""
SOMEWHERE = 120
"""So many decisions in a row are tried, beginning anywhere in a match: its end is tried as often as its beginning."""
REFUSALS = 4
"""Actions picked at random for which the reason of a refusal is compared, too."""


def all_configurations(game: Game) -> list[Configuration]:
    """Every number of players, every option, expansions and virtual opponents alone and together."""
    found: list[Configuration] = []
    for configuration in everything(game) + table_sizes(game) + switched(game):
        if configuration not in found:
            found.append(configuration)
    return found


class Difference(AssertionError):
    """Somebody saw what they may not know."""


def world_of(table: Table, state: State) -> Table:
    """The same table, as it would be if this were the position."""
    other = copy.copy(table)
    other.state = state
    other.journal = state.journal = Journal()
    other.decisions = table.decisions[:]
    other.asked = table.asked[:]
    other.voids = table.voids[:]
    return other


def sight(table: Table, seat: int | None, odd: tuple[int, ...] = ()) -> dict[str, object]:
    """Everything that reaches a seat after a decision (its new facts are in the world's own journal)."""
    seen: dict[str, object] = {
        "view": msgspec.to_builtins(table.view(seat)),
        "waiting": table.waiting(),
        "facts": [fact.seen_by(seat) for fact in table.journal.facts],
        "seq": table.seq,
    }
    if seat is not None:
        seen |= {
            "legal": table.legal(seat),
            "prompt": table.prompt(seat),
            "observation": observation(table.game, table.state, seat),
            "undo": table.undo(seat),
            "refusals": [str(table.state.refusal(seat, action)) for action in odd],
        }
    return seen


EYES: dict[str, Eye] = {}
"""One for each game and its cards."""


def observation(game: Game, state: State, seat: int) -> list[float]:
    """What a network would be told; nothing in a game without observations."""
    if game.encoder is None:
        return []
    eye = EYES.get(game.id + game.sha)
    if eye is None:
        eye = EYES[game.id + game.sha] = Eye(game.encoder(), len(game.actions))
    eye.look(state, seat)
    return list(eye.numbers)


def parts_that_differ(here: dict[str, object], there: dict[str, object]) -> list[str]:
    return [f"{part}: {here[part]} / {there[part]}" for part in here if here[part] != there[part]]


def secret_kinds(table: Table, seat: int, eyes: int | None) -> set[str]:
    """The kinds of facts by which the onlooker has just learnt less of the seat's decision than there is to know."""
    return {f.kind for f in table.journal.facts if f.seat == seat and f.secret and eyes not in f.knowers}


def brings_to_light(table: Table, seat: int | None) -> bool:
    """The decision just made rightly told the onlooker something new."""
    last = table.decisions[-1]
    return last.chance or table.over or any(f.reveals or (f.secret and seat in f.knowers) for f in table.journal.facts)


class Trial:
    """One match in which decisions are tried."""

    def __init__(self, configuration: Configuration, seed: int) -> None:
        self.name, players, options = configuration
        self.game = games.load(self.name)
        self.place = f"{name_of(configuration)}, seed {seed}"
        self.table = Table.new(self.game, players, options, f"secrets {seed}")
        self.rng = Xorshift(seed + 1)
        self.done: Counter[str] = Counter()

    def go_on(self, decisions: int) -> None:
        """Play at random up to where decisions are tried."""
        for _ in range(decisions):
            if self.table.over:
                return
            seat = self.pick(self.table.waiting())
            self.table.play(seat, self.game.actions.text(self.pick(self.table.state.legal(seat))))

    def pick(self, things: list[int]) -> int:
        return things[self.rng.below(len(things))]

    def fail(self, what: str, seat: int | None, text: str, parts: list[str]) -> None:
        where = f"{self.place}, decision {len(self.table.decisions)} ({text}), seen by {seat}"
        raise Difference(f"{what}: {where}\n  " + "\n  ".join(part[:2000] for part in parts))

    def decide(self) -> None:
        """Try the next decision in every way, then make it."""
        table = self.table
        seat = self.pick(table.waiting())
        legal = table.state.legal(seat)
        action = self.pick(legal)
        text = self.game.actions.text(action)
        self.done["decisions"] += 1
        if self.play_look_undo(seat, text) and len(legal) > 1 and self.rng.below(OTHERWISE) == 0:
            self.play_otherwise(seat, text, self.game.actions.text(self.pick([a for a in legal if a != action])))
        onlookers = [None, *(other for other in range(table.header.players) if other != seat)]
        onlooker = onlookers[self.rng.below(len(onlookers))]
        self.look_on(seat, text, onlooker)
        for eyes in onlookers:
            self.choose_in_secret(seat, text, legal, eyes)
        table.play(seat, text)

    def play_look_undo(self, seat: int, text: str) -> bool:
        """Whether it could be taken back freely."""
        table = self.table
        here = world_of(table, table.state.copy())
        here.play(seat, text)
        if not here.undo(seat).can:
            return False
        self.done["free"] += 1
        odd = tuple(int(self.rng.below(len(self.game.actions))) for _ in range(REFUSALS))
        seen = sight(here, seat, odd)
        for _ in range(WORLDS):
            number = int(self.rng.below(2**31 - 1))
            there = world_of(table, self.game.determinize(table.state, seat, number))
            there.play(seat, text)
            parts = parts_that_differ(seen, sight(there, seat, odd))
            if parts:
                self.fail("a free undo would show something", seat, text, parts)
            self.done["worlds"] += 1
        return True

    def play_otherwise(self, seat: int, text: str, other: str) -> None:
        """Play, take back, play something else: as if the first had never been."""
        table = self.table
        direct = world_of(table, table.state.copy())
        direct.play(seat, other)
        before = sight(world_of(table, table.state.copy()), seat)
        facts, decisions, answer = len(table.facts), len(table.decisions), table.undo(seat)
        table.play(seat, text)
        undo = table.undo(seat)
        if not undo.can:
            raise Difference(f"{self.place}: freely taken back in a copy, but not at the table")
        if undo.back_to < decisions:  # the last step of a longer answer: all of it comes back
            steps = [(d.seat, d.action) for d in table.decisions[undo.back_to : decisions]]
            table.rewind(undo.back_to)
            for step in steps:
                table.play(*step)
        else:
            table.rewind(undo.back_to)
        after = sight(world_of(table, table.state.copy()), seat)
        before["seq"] = after["seq"]
        parts = parts_that_differ(before, after)
        if parts or len(table.facts) != facts or table.undo(seat).back_to != answer.back_to:
            self.fail("taken back, but not as it was", seat, text, parts)
        again = world_of(table, table.state.copy())
        again.play(seat, other)
        if digest(again.state) != digest(direct.state):
            self.fail("a decision taken back has changed the next", seat, f"{text}, then {other}", [])
        self.done["otherwise"] += 1

    def look_on(self, seat: int, text: str, eyes: int | None) -> None:
        table = self.table
        world = self.game.determinize(table.state, eyes, int(self.rng.below(2**31 - 1)))
        if world.refusal(seat, self.game.actions.parse(text)) is not None:
            return  # what was chosen is among what only that seat knows
        here, there = world_of(table, table.state.copy()), world_of(table, world)
        for side in (here, there):
            side.play(seat, text)
        if brings_to_light(here, eyes) or brings_to_light(there, eyes):
            return
        parts = parts_that_differ(sight(here, eyes), sight(there, eyes))
        if parts:
            self.fail("somebody who looks on sees something hidden", eyes, text, parts)
        self.done["looked on"] += 1

    def choose_in_secret(self, seat: int, text: str, legal: list[int], eyes: int | None) -> None:
        table = self.table
        here = world_of(table, table.state.copy())
        here.play(seat, text)
        kinds = secret_kinds(here, seat, eyes)
        if not kinds:
            return
        seen = sight(here, eyes)
        family = text.rpartition(":")[0]
        for action in legal:
            other = self.game.actions.text(action)
            if other == text or other.rpartition(":")[0] != family:
                continue
            there = world_of(table, table.state.copy())
            there.play(seat, other)
            if not kinds & secret_kinds(there, seat, eyes):
                continue  # an open choice: to lay the tile face up instead of down
            if any(brings_to_light(side, eyes) for side in (here, there)):
                continue
            parts = parts_that_differ(seen, sight(there, eyes))
            if parts:
                self.fail("a secret choice shows", eyes, f"{text} or {other}", parts)
            self.done[f"secret alternatives of {family}"] += 1


def try_decisions(configuration: Configuration, seed: int, decisions: int) -> Counter[str]:
    """So many decisions of one configuration, over as many matches as it takes."""
    done: Counter[str] = Counter()
    while done["decisions"] < decisions:
        trial = Trial(configuration, seed)
        trial.go_on(int(trial.rng.below(2 * SOMEWHERE)))
        for _ in range(SOMEWHERE):
            if trial.table.over or done["decisions"] + trial.done["decisions"] == decisions:
                break
            trial.decide()
        done += trial.done
        done["matches"] += 1
        seed += 1
    return done


# --- undo -------------------------------------------------------------------------------------------------------------

STEPS = {
    "empires": {"keeping", "paying", "gaining", "paying_out", "depositing", "placing_upgrade"},
    "jamaica": {"pay"},
    "maracaibo": {"splitting", "paying"},
    "puertorico": {"staffing", "storing", "paying", "small_shipping", "pensioning", "rewarding", "poaching", "dealing"},
}
"""The frames that ask for an answer in several steps; a game that is not here has none."""


class Answers:
    """Where each answer of a match began, told from what happens at the table and not from the numbers undo goes by.

    An answer goes on as long as the very frame that asked stays on top and asks the same seat again.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps = STEPS.get(table.game.id, set())
        self.begun: list[tuple[int, int]] = []
        """Per decision: the seat, and the decision with which its answer began."""
        self.open: dict[int, tuple[object, int]] = {}
        """Per seat: the frame of its unfinished answer, and where that began."""

    def play(self, seat: int, text: str) -> None:
        table = self.table
        asked = table.state.top
        frame, start = self.open.pop(seat, (None, -1))
        if frame is not asked:
            start = len(table.decisions)
        table.play(seat, text)
        self.begun.append((seat, start))
        if seat not in table.waiting():
            return
        top = table.state.top
        kind = table.state.to_plain()["frames"][-1]["kind"]  # type: ignore[index]
        first_crates = kind == "small_shipping" and text.startswith("small_wharf:")
        if kind in self.steps and (top is asked or first_crates) and not self.another_round(text):
            self.open[seat] = (top, start)

    def another_round(self, text: str) -> bool:
        """In the draft each card kept is an answer; four out of six are one."""
        return text.startswith("card:") and bool(self.table.header.options.get("achievement_draft"))

    def last_of(self, seat: int) -> int | None:
        return next((start for who, start in reversed(self.begun) if who == seat), None)


def try_undo(configuration: Configuration, seed: int) -> Counter[str]:
    """A whole match: at every decision undo names one answer; now and then it is taken back."""
    name, players, options = configuration
    game = games.load(name)
    table = Table.new(game, players, options, f"undo {seed}")
    rng = Xorshift(seed + 1)
    answers = Answers(table)
    digests = [digest(table.state)]
    done: Counter[str] = Counter(matches=1)
    while not table.over:
        waiting = table.waiting()
        seat = waiting[rng.below(len(waiting))]
        legal = table.legal(seat)
        answers.play(seat, legal[rng.below(len(legal))])
        digests.append(digest(table.state))
        done["decisions"] += 1
        for who in range(players):
            undo = table.undo(who)
            start = answers.last_of(who)
            where = f"{name_of(configuration)}, seed {seed}, decision {len(table.decisions)}, seat {who}: {undo}"
            if start is None or not table.waiting():
                assert (undo.can, undo.ask) == (False, False), where
                continue
            assert undo.can or undo.ask, where
            assert undo.back_to == start, f"{where}, but the answer began at {start}"
            if undo.can:
                taken = table.decisions[start:]
                assert all(d.seat == who and not d.chance and not d.revealed for d in taken), where
                done["free"] += 1
                done["free, in several steps"] += len(taken) > 1
            if rng.below(25) == 0:
                again = copy.copy(table)
                again.voids = table.voids[:]
                again.rewind(undo.back_to)
                assert digest(again.state) == digests[start], where
                assert who in again.waiting(), where
                done["taken back"] += 1
    return done


# --- the command ------------------------------------------------------------------------------------------------------


class Work(NamedTuple):
    configuration: Configuration
    seed: int
    decisions: int
    """0: a whole match for undo."""


def work_on(work: Work) -> tuple[Work, Counter[str], str]:
    try:
        if work.decisions:
            return work, try_decisions(*work), ""
        return work, try_undo(work.configuration, work.seed), ""
    except AssertionError as error:
        return work, Counter(), f"{name_of(work.configuration)}, seed {work.seed}: {error}"


def share(names: list[str], decisions: int, matches: int, first: int) -> list[Work]:
    """The same for every game, and within a game for every configuration."""
    todo: list[Work] = []
    for name in names:
        found = all_configurations(games.load(name))
        for total, undo in ((decisions // len(names), False), (matches // len(names), True)):
            for i, configuration in enumerate(found):
                part = (total * (i + 1)) // len(found) - (total * i) // len(found)
                if not undo and part:
                    todo.append(Work(configuration, first + 1000 * i, part))
                elif undo:
                    todo += [Work(configuration, first + 1000 * i + k, 0) for k in range(part)]
    return todo


def run(todo: list[Work], jobs: int) -> Iterator[tuple[Work, Counter[str], str]]:
    if jobs == 1:
        yield from map(work_on, todo)
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap_unordered(work_on, todo)


def main() -> int:
    parser = argparse.ArgumentParser(description="Secrets and undo on random matches of every configuration.")
    parser.add_argument("--games", nargs="*", default=games.names(), choices=games.names())
    parser.add_argument("--decisions", type=int, default=0, help="decisions tried for secrets, shared by all games")
    parser.add_argument("--undo", type=int, default=0, help="whole matches tried for undo, shared by all games")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    todo = share(asked.games, asked.decisions, asked.undo, asked.first)
    began = time.monotonic()
    done: dict[tuple[str, bool], Counter[str]] = {}
    seen: dict[tuple[str, bool], set[str]] = {}
    failures: list[str] = []
    for work, counted, failure in run(todo, asked.jobs):
        key = (work.configuration[0], work.decisions > 0)
        done.setdefault(key, Counter()).update(counted)
        seen.setdefault(key, set()).add(name_of(work.configuration))
        if failure:
            failures.append(failure)
            print(failure, flush=True)
    kind = "compiled" if tradewinds.compiled() else "interpreted"
    for (name, secrets), counted in done.items():
        told = ", ".join(f"{n} {what}" for what, n in counted.items())
        print(f"{'secrets' if secrets else 'undo'}, {name}, {len(seen[name, secrets])} configurations: {told}")
    print(f"{kind}, {time.monotonic() - began:.0f} s; differences: {len(failures) or 'none'}")
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
