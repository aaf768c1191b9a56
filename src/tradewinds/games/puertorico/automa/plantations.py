"""A Puertoma's plantations: which are active, how many workers they lack, what open goals need (PR-21.11, R.51)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.puertorico import festival
from tradewinds.games.puertorico.components import KINDS
from tradewinds.games.puertorico.state import PuertoRicoState


def active_count(s: PuertoRicoState, seat: i64, kind: i64) -> i64:
    """Plantations of a kind whose slots are all filled (PR-21.11)."""
    mine = s.automa(seat)
    count: i64 = 0
    i: i64
    for i in range(s.boards[seat].tiles_of(kind)):
        if mine.empty_slots(2 * kind + i) == 0:
            count += 1
    return count


def empty_under(s: PuertoRicoState, seat: i64) -> i64:
    """Empty worker slots under all its plantations."""
    mine = s.automa(seat)
    total: i64 = 0
    k: i64
    i: i64
    for k in range(KINDS):
        for i in range(s.boards[seat].tiles_of(k)):
            total += mine.empty_slots(2 * k + i)
    return total


def countryside(s: PuertoRicoState, seat: i64) -> i64:
    """Countryside tiles for comparisons; a Puertoma's third plantations count (PR-R.53)."""
    total = s.boards[seat].countryside()
    if s.is_puertoma(seat):
        for n in s.automa(seat).third:
            total += n
    return total


def needs_plantation(s: PuertoRicoState, seat: i64, kind: i64) -> bool:
    """An open goal shows this plantation and it has fewer than required (PR-R.51)."""
    if not s.rules.festival:
        return False
    have = s.boards[seat].tiles_of(kind) + s.automa(seat).third[kind]
    g: i64
    for g in range(festival.goal_count(s)):
        at = festival.WIDTH * g
        if s.goals[at + festival.GOAL_OPEN] == 0:
            continue
        if s.goals[at + festival.GOAL_PLANTATIONS] == kind or s.goals[at + festival.GOAL_PLANTATIONS + 1] == kind:
            if have < s.rules.box.goal_each[s.goals[at]]:
                return True
    return False


def needs_good(s: PuertoRicoState, seat: i64, kind: i64) -> bool:
    """An open goal shows this good and its production is below the required number (PR-R.51)."""
    have = active_count(s, seat, kind)
    g: i64
    i: i64
    for g in range(festival.goal_count(s)):
        at = festival.WIDTH * g
        if s.goals[at + festival.GOAL_OPEN] == 0:
            continue
        shown: i64 = 0
        for i in range(3):
            if s.goals[at + festival.GOAL_GOODS + i] == kind:
                shown += 1
        if shown == 0:
            continue
        need: i64 = 1
        verb = festival.VERB[s.goals[at]]
        if verb == festival.PRODUCE_SAME:
            need = s.rules.box.goal_each[s.goals[at]]
        elif verb == festival.PRODUCE_ALL:
            need = shown
        if have < need:
            return True
    return False
