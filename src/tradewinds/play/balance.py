"""What a pack does to a game: the same matches, seed for seed and bot for bot, with the pack and with the box."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tradewinds import games
from tradewinds.play import packs
from tradewinds.play.simulation import SURE, Setting, Side, Tally, interval


@dataclass(frozen=True)
class Comparison:
    """Two settings that differ in the cards only, and the records whose uses are counted in both."""

    box: Setting
    pack: Setting
    records: tuple[tuple[str, str], ...]
    """(list, id) of what the pack changes, adds or takes out."""


def compare(setting: Setting) -> Comparison:
    """The two settings to play; `setting` is that of the pack."""
    pack = packs.read(setting.pack)
    records = tuple(dict.fromkeys((name, id_) for name, id_, *_ in packs.changes(pack)))
    known = packs.packing(games.load(pack.base)).uses
    watched = tuple((kind, name, id_) for list_, id_ in records for kind, name in known.get(list_, ()))
    return Comparison(
        box=replace(setting, pack=b"", check=False, watched=watched),
        pack=replace(setting, watched=watched),
        records=records,
    )


def told(comparison: Comparison, box: Tally, pack: Tally) -> dict[str, Any]:
    """The document; its names are an interface. Shares and means with their 95 % intervals."""
    setting = comparison.pack
    about = packs.read(setting.pack)
    return {
        "game": setting.game,
        "pack": {
            "name": about.name,
            "version": about.version,
            "author": about.author,
            "sha": packs.play_with(about).sha,
            "changes": len(packs.changes(about)),
        },
        "players": setting.players,
        "options": setting.options,
        "seed": setting.seed,
        "bots": list(setting.bots),
        "games": pack.games,
        "box": part(box),
        "with_pack": part(pack),
        "uses": uses(comparison, box, pack),
        "violations": pack.violations if setting.check or pack.violations else None,
    }


def part(tally: Tally) -> dict[str, Any]:
    """One side of the comparison."""
    n = tally.finished
    return {
        "finished": n,
        "decisions": share(tally.decisions, n),
        "rounds": share(tally.rounds, n) if tally.rounds else None,
        "seats": [side(one, n) for one in tally.seats],
        "sides": {name: side(one, one.seats) for name, one in sorted(tally.sides.items())},
    }


def share(n: float, of: int) -> float | None:
    return round(n / of, 4) if of else None


def side(one: Side, matches: int) -> dict[str, Any]:
    """A seat, or what was played with (a clan), over all matches it was in."""
    low, high = interval(float(one.wins), matches)
    mean = one.score / matches if matches else 0.0
    spread = max(one.squares / matches - mean * mean, 0.0) if matches else 0.0
    wide = SURE * math.sqrt(spread / matches) if matches else 0.0
    return {
        "matches": matches,
        "wins": share(float(one.wins), matches),
        "wins_95": [round(low, 4), round(high, 4)],
        "score": round(mean, 3),
        "score_95": [round(mean - wide, 3), round(mean + wide, 3)],
    }


def uses(comparison: Comparison, box: Tally, pack: Tally) -> list[dict[str, Any]]:
    """Per changed record how often it was used in a match; None where the game cannot tell."""
    known: Mapping[str, tuple[tuple[str, str], ...]] = packs.packing(games.load(comparison.pack.game)).uses
    found = []
    for list_, id_ in comparison.records:
        kinds = known.get(list_, ())
        row: dict[str, Any] = {"list": list_, "id": id_}
        for name, tally in (("box", box), ("with_pack", pack)):
            n = sum(tally.uses.get((kind, argument, id_), 0) for kind, argument in kinds)
            row[name] = share(n, tally.finished) if kinds else None
        found.append(row)
    return found
