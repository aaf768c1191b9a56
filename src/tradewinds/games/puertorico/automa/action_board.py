"""The Puertomas' action board: tracker, tie-break cards and ability tiles (PR-21.12, 21.13, 21.21, 21.25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.components import ABILITIES, ADVENTURER, ADVENTURER_2, ARROWS, ROLES, TIEBREAK_NUMBER
from tradewinds.games.puertorico.state import TIEBREAK, PuertoRicoState

EASY: Final = 0
HARD: Final = 2


def begin_phase(s: PuertoRicoState) -> None:
    for board in s.puertomas:
        board.recruited = 0
        board.favoured = -1
        board.acted = False
    begin_turn(s)


def begin_turn(s: PuertoRicoState) -> None:
    """Abilities that were turned up before work from now on (PR-21.25)."""
    for board in s.puertomas:
        level: i64
        for level in range(1, 5):
            if (board.open >> level) & 1 != 0:
                board.working |= 1 << board.abilities[level]


def acted(s: PuertoRicoState, seat: i64) -> None:
    """It has carried out the role's action: the tracker follows an arrow to that role, if there is one (PR-21.21)."""
    if not s.is_puertoma(seat):
        return
    board = s.automa(seat)
    if board.acted:
        return
    board.acted = True
    role: i64 = ADVENTURER if s.role == ADVENTURER_2 else s.role
    if (ARROWS[s.tracker] >> role) & 1 != 0:
        s.tracker = role
        if s.journal is not None:
            s.journal.add("tracker", "PR-21.21", seat, {"role": ROLES[role]})


def draw_card(s: PuertoRicoState) -> i64:
    """A tie-break card; all eight are shuffled anew when none is left (PR-21.12)."""
    if s.tiebreak == 0:
        s.tiebreak = 255
    card = s.chance.pick(TIEBREAK, s.tiebreak)
    s.tiebreak &= ~(1 << card)
    if s.journal is not None:
        s.journal.add("tiebreak", "PR-21.13", -1, {"card": int(TIEBREAK_NUMBER[card])})
    return card


def by_card(s: PuertoRicoState, count: i64) -> i64:
    """Count the candidates from left to right up to the card's number; one candidate needs no card (PR-21.13)."""
    if count == 1:
        return 0
    return (TIEBREAK_NUMBER[draw_card(s)] - 1) % count


def unlock(s: PuertoRicoState, seat: i64, level: i64) -> None:
    """The second building of level 1 to 3, the first of level 4 (PR-21.25); Easy keeps only two (PR-21.50)."""
    board = s.automa(seat)
    if board.levels[level] != (1 if level == 4 else 2) or (board.open >> level) & 1 != 0:
        return
    if (board.gone >> level) & 1 != 0:
        return
    board.open |= 1 << level
    s.barriers += 1
    if s.journal is not None:
        s.journal.reveal("ability", "PR-21.25", seat, {"ability": ABILITIES[board.abilities[level]]})
    if s.rules.difficulty == EASY:
        opened: i64 = 0
        other: i64
        for other in range(1, 5):
            opened += (board.open >> other) & 1
        if opened == 2:
            for other in range(1, 5):
                if (board.open >> other) & 1 == 0:
                    board.gone |= 1 << other
