"""Rounds and roles (chapter 3): choose a role, play its phase, pass the seal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.puertorico.actions import (
    PASS,
    ROLE,
)
from tradewinds.games.puertorico.automa import action_board, choosing
from tradewinds.games.puertorico.components import (
    BOHIO,
    CAPTAIN,
    CRAFTSMAN,
    PLANTER,
    ROLES,
    SMUGGLER,
)
from tradewinds.games.puertorico.phases import bohio
from tradewinds.games.puertorico.reasons import (
    ASK_ROLE,
    HAS_MARKER,
    MUST_CHOOSE_ROLE,
    ROLE_NOT_HERE,
    ROLE_NOT_HERE_FOR_TWO,
    ROLE_TAKEN,
)
from tradewinds.games.puertorico.state import (
    ADVENTURING,
    BUILDING,
    CRAFTING,
    PLANTING,
    RECRUITING,
    ROLE_COINS_AT,
    SHIPPING,
    SMUGGLING,
    TRADING,
    TRIGGER_V,
    TURNS,
    WINDOW,
    PuertoRicoState,
)
from tradewinds.games.puertorico.supply import gain, give_coins, trigger
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import vec

PHASE: Final = vec[i64](
    [PLANTING, RECRUITING, BUILDING, CRAFTING, TRADING, SHIPPING, ADVENTURING, ADVENTURING, SMUGGLING]
)
"""The frame of each role's phase."""
PICKS_PER_ROUND: Final = vec[i64]([0, 0, 6, 3, 4, 5])
"""By the number of seats: one role each, three each with two seats (PR-3.1, 13.8)."""


def begin_round(s: PuertoRicoState) -> None:
    s.round += 1
    s.picks = 0
    s.taken = 0
    s.captured = -1
    s.captor = -1
    if s.journal is not None:
        s.journal.add("round", "PR-3.1", s.governor, {"round": int(s.round), "governor": int(s.governor)})


def open_roles(s: PuertoRicoState, seat: i64) -> i64:
    """As bits: nobody has chosen it this round; the marker's holder may not choose the Smuggler (PR-3.1, 16.2)."""
    left = s.roles & ~s.taken
    return left & ~(1 << SMUGGLER) if s.marker == seat else left


def can_choose_role(s: PuertoRicoState, seat: i64, role: i64) -> i64:
    """One of the `open_roles`."""
    if (open_roles(s, seat) >> role) & 1 != 0:
        return 0
    if (s.roles >> role) & 1 == 0:
        return ROLE_NOT_HERE_FOR_TWO if s.players == 2 else ROLE_NOT_HERE
    return ROLE_TAKEN if (s.taken >> role) & 1 != 0 else HAS_MARKER


def can_round(s: PuertoRicoState, seat: i64, action: i64) -> i64:
    if action == PASS:
        return MUST_CHOOSE_ROLE
    return can_choose_role(s, seat, action - ROLE) if ROLE <= action < PASS else ASK_ROLE


def told_role(role: int) -> dict[str, object]:
    return {"role": ROLES[role]}


def step_round(s: PuertoRicoState, frame: Frame) -> bool:
    if s.picks == PICKS_PER_ROUND[s.players]:
        if s.captured >= 0:  # nobody has chosen the captured role: its captor plays it now (PR-16.8)
            role = s.captured
            s.captured = -1
            begin_phase(s, s.captor, role)
        else:
            end_round(s)
        return False
    seat = s.turns[TURNS * s.governor + s.picks]
    if s.rules.puertomas > 0 and s.version >= 2:  # PR-21.25: a turn begins with the choice of a role (version 1: after)
        action_board.begin_turn(s)
    if seat >= s.people:
        choose_role(s, seat, choosing.choose_role(s, seat))
        return False
    s.chooser = -1
    s.role = -1
    s.deciders = 1 << seat
    return True


def options_round(s: PuertoRicoState, seat: i64, out: Buffer) -> None:
    left = open_roles(s, seat)
    items = out.items
    n = out.n
    action: i64 = ROLE
    while left != 0:
        if left & 1 != 0:
            items[n] = action
            n += 1
        left >>= 1
        action += 1
    out.n = n


def choose_role(s: PuertoRicoState, seat: i64, role: i64) -> None:
    """The coins on the tile go to the chooser at once (PR-3.3); a ransom goes to the captor (PR-16.7)."""
    s.picks += 1
    coins = s.table[ROLE_COINS_AT + role]
    s.table[ROLE_COINS_AT + role] = 0
    s.boards[seat].coins += coins
    if s.journal is not None:
        s.journal.add("role", "PR-3.2", seat, {"role": ROLES[role], "coins": int(coins)})
    if s.captured == role:
        s.captured = -1
        if s.captor != seat:
            give_coins(s, s.captor, 3, "PR-16.7")
    begin_phase(s, seat, role)


def begin_phase(s: PuertoRicoState, seat: i64, role: i64) -> None:
    """The phase starts with the chooser and goes clockwise (PR-3.4)."""
    s.chooser = seat
    s.role = role
    s.taken |= 1 << role
    if role == PLANTER or role == CRAFTSMAN or role == CAPTAIN:
        forget_last_phase(s)
    elif role == SMUGGLER:
        s.marker = seat
    if s.rules.puertomas > 0:
        action_board.begin_phase(s)
    s.push(PHASE[role], seat)
    if s.rules.new_buildings:
        open_window(s)


def forget_last_phase(s: PuertoRicoState) -> None:
    """What players gain, produce, load and use is counted phase by phase."""
    for board in s.boards:
        board.flags = 0
        board.gained = 0
        board.phase_vp = 0
        board.tallies = 0


def step_adventuring(s: PuertoRicoState, frame: Frame) -> bool:
    """One coin from the supply, two with the Publishing House; nobody else acts (PR-10.1, 14.12)."""
    if frame.n == 0:
        frame.n = 1
        gain(s, s.chooser, 2 if s.doubled() else 1, False, -1, "PR-10.1")
        action_board.acted(s, s.chooser)
        if s.rules.ask_gains:
            return False
    end_phase(s)
    return False


def end_phase(s: PuertoRicoState) -> None:
    """The phase frame is done; at its end Bohío owners may move once more (PR-24.8)."""
    s.pop()
    if s.role == CAPTAIN and s.exhausted:  # PR-11.5
        trigger(s, TRIGGER_V, "PR-11.5")
    if s.rules.new_buildings:
        open_window(s)


def open_window(s: PuertoRicoState) -> None:
    """Ask the Bohío owners who could move somebody now."""
    if not s.in_game(BOHIO):
        return
    asked: i64 = 0
    seat: i64
    for seat in range(s.people):
        if s.boards[seat].active(BOHIO) and bohio.movable(s.boards[seat]):
            asked |= 1 << seat
    if asked != 0:
        s.push(WINDOW, -1, 0, 0, asked)


def end_round(s: PuertoRicoState) -> None:
    """PR-3.6: game end, coins on unchosen tiles, tiles back, the seal to the left."""
    if s.triggers != 0:
        s.put_all([])
        s.over = True
        s.deciders = 0
        s.role = -1
        if s.journal is not None:
            s.journal.add("game_over", "PR-11.1", -1, {"scores": s.scores(), "winners": s.winners()})
        return
    left = s.roles & ~s.taken & ~(1 << SMUGGLER)
    role: i64 = 0
    while left != 0:
        if left & 1 != 0:
            s.table[ROLE_COINS_AT + role] += 1
        left >>= 1
        role += 1
    s.governor = s.seat_after(s.governor, 1)
    begin_round(s)
