"""The plain form of a state, and the accounting of every card.

The deck is not written down: it is what nobody holds and nobody has played.
"""

from __future__ import annotations

from collections.abc import Mapping

from tradewinds.kernel.plain import (
    Field,
    Limits,
    Reader,
    counts,
    head_plain,
    number,
    read,
    read_frames,
    read_head,
    write,
)

from .components import COPIES, LENGTHS, WIND_NAMES, WINDS
from .state import FRAMES, SAIL, STREAMS, TURNS, FerryState


def boat_fields(s: FerryState) -> list[Field]:
    return [number("space", 0, int(s.length)), counts("hand", WIND_NAMES, COPIES)]


def table_fields(s: FerryState) -> list[Field]:
    return [
        number("first", 0, int(s.players) - 1),
        number("round", 1, 100),
        counts("played", WIND_NAMES, COPIES),
    ]


def options(s: FerryState) -> dict[str, object]:
    return {"river": next(name for name, length in LENGTHS.items() if length == s.length)}


def to_plain(s: FerryState) -> dict[str, object]:
    return {
        **head_plain(s, "ferry", options(s), STREAMS, FRAMES),
        **write(s, table_fields(s)),
        "boats": [write(boat, boat_fields(s)) for boat in s.boats],
    }


def read_plain(s: FerryState, values: Mapping[str, object]) -> None:
    """Fill a fresh state from its plain form. The caller has made it with the right players, options and seed."""
    r = Reader("state", values)
    read_head(s, r, STREAMS)
    read(s, r, table_fields(s))
    boats = r.items("boats")
    if len(boats) != len(s.boats):
        raise r.wrong("boats", len(boats))
    for i, plain in enumerate(boats):
        inner = Reader(f"state.boats.{i}", plain)
        read(s.boats[i], inner, boat_fields(s))
        inner.done(["space", "hand"])
    for wind in range(WINDS):
        s.deck[wind] = COPIES - s.played[wind] - sum(int(boat.hand[wind]) for boat in s.boats)
    if violations(s):
        raise r.wrong("boats", violations(s)[0])
    person = (0, int(s.players) - 1)
    limits = {TURNS: Limits((-1, -1), n=(0, int(s.players))), SAIL: Limits(person)}
    s.put_all(read_frames(r, FRAMES, limits))
    if not s.frames and not s.over:
        raise r.wrong("frames", "none")
    r.done([*to_plain(s)])


def violations(s: FerryState) -> list[str]:
    """Every card is somewhere (FER-1.1), and no two boats stop on one space (FER-2.3)."""
    found = []
    for wind in range(WINDS):
        there = int(s.deck[wind] + s.played[wind]) + sum(int(boat.hand[wind]) for boat in s.boats)
        if there != COPIES or s.deck[wind] < 0:
            found.append(f"{there} cards of {wind + 1}, {s.deck[wind]} of them in the deck")
    stops = [int(boat.space) for boat in s.boats if 0 < boat.space < s.length]
    if len(stops) != len(set(stops)):
        found.append(f"two boats on one space: {sorted(stops)}")
    return found
