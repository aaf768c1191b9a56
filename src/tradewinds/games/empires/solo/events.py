"""Events of the solo game (EON-15.3 to 15.6): at the end of each Lookout phase one token is drawn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.components import (
    ANY,
    BIT,
    COST_BITS,
    COST_GOLD,
    COST_RAZE,
    COST_WORKER,
    EVENTS,
    GOLD,
    RAZE,
    RESOURCES,
    in_cost,
)
from tradewinds.games.empires.content import Acts
from tradewinds.games.empires.frames import EVENT_TOKENS, EXHAUSTING_OWN
from tradewinds.games.empires.paying import pay
from tradewinds.games.empires.picking import Picks, pick_reason
from tradewinds.games.empires.reasons import ASK_EXHAUST_OWN, NOT_TO_EXHAUST
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

DRAW: Final = 0
END: Final = 1


def step_event(s: EmpiresState, frame: Frame) -> bool:
    """Draw a token without putting it back, and apply that event of the scenario (EON-15.3)."""
    if frame.n == END:
        s.pop()
        return False
    frame.n = END
    token = s.chance.pick(EVENT_TOKENS, s.events)
    s.events &= ~BIT[token]
    s.event = s.rules.scenario * EVENTS + token
    content = s.content
    if s.journal is not None:
        name = f"{content.scenario_names[s.rules.scenario]}-{token + 1}"
        s.journal.reveal("event", "EON-15.3", int(frame.seat), {"event": name})
    if content.event_exhaust[s.event] > 0:
        s.push(EXHAUSTING_OWN, frame.seat, 0, content.event_exhaust[s.event])
    if content.event_gift[s.event] != 0:
        s.run(Frame(EFFECT, frame.seat, content.event_gift[s.event]))
    if content.event_demand[s.event] != 0:
        demand(s, frame.seat, content.event_demand[s.event])
    return False


# --- demands (EON-15.4) ----------------------------------------------------------------------------------------------


def demand(s: EmpiresState, seat: i64, asked: i64) -> None:
    """Pay as much as possible; one VP less for each unit that is missing. Gold must stand for what runs short."""
    board = s.boards[seat]
    paid = payable(board, asked)
    missing = units(asked) - units(paid)
    board.vp -= missing
    if s.journal is not None and missing > 0:
        s.journal.add("fell_short", "EON-15.4", int(seat), {"n": int(missing)})
    pay(s, seat, paid, 0, -1)


def payable(board: Player, asked: i64) -> i64:
    """The largest part of a demand that can be paid: gold for gold first, then for resources."""
    gold = least(in_cost(asked, COST_GOLD), board.goods[GOLD])
    left = board.goods[GOLD] - gold
    part = gold << (COST_BITS * COST_GOLD)
    part += least(in_cost(asked, COST_RAZE), board.goods[RAZE]) << (COST_BITS * COST_RAZE)
    part += least(in_cost(asked, COST_WORKER), board.workers) << (COST_BITS * COST_WORKER)
    spare: i64 = 0
    k: i64
    for k in range(RESOURCES):
        need = in_cost(asked, k)
        own = least(need, board.goods[k])
        short = least(need - own, left)
        left -= short
        spare += board.goods[k] - own
        part += (own + short) << (COST_BITS * k)
    part += least(in_cost(asked, ANY), spare + left) << (COST_BITS * ANY)
    return part


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def units(cost: i64) -> i64:
    n: i64 = 0
    while cost != 0:
        n += cost & 63
        cost >>= COST_BITS
    return n


# --- Night Attack: exhaust own action cards (EON-15.5) ---------------------------------------------------------------


def fresh(s: EmpiresState, board: Player) -> Picks:
    picks = Picks(s, board)
    i: i64
    for i in range(len(board.cards)):
        if board.ready[i] >= 0:
            picks.mark(i)
    return picks


def step_exhausting_own(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or fresh(s, s.boards[frame.seat]).n == 0:
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_exhausting_own(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    fresh(s, s.boards[frame.seat]).fill(out)


def can_exhausting_own(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    return pick_reason(fresh(s, s.boards[frame.seat]), action, ASK_EXHAUST_OWN, NOT_TO_EXHAUST)


def do_exhausting_own(s: EmpiresState, frame: Frame, action: i64) -> None:
    frame.n -= 1
    board = s.boards[frame.seat]
    slot = fresh(s, board).slot(action)
    board.exhaust(slot)
    if s.journal is not None:
        told: dict[str, object] = {"player": int(frame.seat), "card": s.content.names[board.cards[slot]]}
        s.journal.add("exhausted", "EON-15.5", int(frame.seat), told)
