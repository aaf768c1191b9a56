"""Action phase (chapters 5, 6 and 10): one declaration a turn, resolved completely, until all have passed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires import building
from tradewinds.games.empires.components import (
    BIT,
    LAST_ROUND_AT,
    RAZE,
    TILE_NAMES,
    TILES,
)
from tradewinds.games.empires.content import ATTACKED, BOOST, STORE, Acts
from tradewinds.games.empires.frames import BOOSTING, DEPOSITING, PICK_ATTACK, PICK_USE, TILE, WHICH
from tradewinds.games.empires.paying import pay, settle
from tradewinds.games.empires.phases.declaring import (
    can_use,
    fresh_pawn,
    pawn_at_home,
    second_cost,
    tile_cost,
    use_cost,
)
from tradewinds.games.empires.picking import pick_reason
from tradewinds.games.empires.reasons import (
    ASK_WHICH,
    NOT_ATTACKABLE,
)
from tradewinds.games.empires.state import EmpiresState
from tradewinds.games.empires.supply import discard_card
from tradewinds.games.empires.targets import alike, the_one
from tradewinds.games.empires.triggers import fire
from tradewinds.games.empires.windows import set_aside
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

WINDOW: Final = 0
RESOLVE: Final = 1
TRIGGER: Final = 2

# --- turns (EON-5.1 to 5.8) ------------------------------------------------------------------------------------------


def step_turn(s: EmpiresState, frame: Frame) -> bool:
    """Clockwise from the first player, who has not passed takes one action or passes, until all have passed."""
    if frame.n != 0:
        s.boards[frame.seat].using = -1
        if s.ahead:
            look_at_markers(s)
        passed, players, seat = s.passed, s.players, frame.seat
        if passed == (1 << players) - 1:
            s.pop()
            return False
        while True:
            seat += 1
            if seat == players:
                seat = 0
            if (passed >> seat) & 1 == 0:
                break
        frame.seat = seat
        frame.n = 0
        frame.mask += 1
    s.active = frame.seat
    s.effects = 0
    s.deciders = 1 << frame.seat
    return True


def look_at_markers(s: EmpiresState) -> None:
    """A marker on 25 or more in the Action phase makes this round the last (EON-12.7); not alone (EON-15.2)."""
    if not s.ahead or s.last or s.solo():
        return
    s.last = True
    if s.journal is not None:
        s.journal.add("last_round", "EON-12.7", -1, {"n": LAST_ROUND_AT})


# --- declarations ----------------------------------------------------------------------------------------------------


def do_turn(s: EmpiresState, frame: Frame, action: i64) -> None:
    """One declaration, of which all costs are paid before anything else happens (EON-R45 b, R46)."""
    content = s.content
    act = content.act
    seat = frame.seat
    frame.n = 1
    if action == act.passing:
        s.passed |= BIT[seat]
        if s.journal is not None:
            s.journal.add("passed", "EON-5.4", int(seat), {})
    elif action < act.place:
        building.do_build(s, seat, action - act.build, False)
    elif action < act.place_with:
        do_place(s, seat, action - act.place, -1)
    elif action < act.again:
        at = action - act.place_with
        do_place(s, seat, at // act.windows, content.window_cards[at % act.windows])
    elif action < act.again_with:
        at = action - act.again
        do_again(s, seat, at // TILES, at % TILES, -1)
    elif action < act.use:
        at = action - act.again_with
        tiles = at // act.windows
        do_again(s, seat, tiles // TILES, tiles % TILES, content.window_cards[at % act.windows])
    elif action < act.use_with:
        declare(s, seat, PICK_USE, seat, action - act.use, 1)
    elif action < act.attack:
        at = action - act.use_with
        card = content.window_cards[at % act.windows]
        set_aside(s, seat, card)
        declare(s, seat, PICK_USE, seat, content.performer_cards[at // act.windows], card + 2)
    elif action < act.tribute:
        at = action - act.attack
        do_attack(s, seat, at // content.size, at % content.size)
    else:
        s.push(DEPOSITING, seat, 0, 0, 0, -1)


def do_place(s: EmpiresState, seat: i64, tile: i64, card: i64) -> None:
    board = s.boards[seat]
    board.pawns[pawn_at_home(board)] = tile
    if s.journal is not None:
        s.journal.add("placed", "EON-6.1", int(seat), {"tile": TILE_NAMES[tile]})
    act_on(s, seat, tile, card, tile_cost(s, tile))


def do_again(s: EmpiresState, seat: i64, start: i64, tile: i64, card: i64) -> None:
    board = s.boards[seat]
    pawn = fresh_pawn(board, start)
    board.pawns[pawn] = tile
    board.tired |= BIT[pawn]
    if s.journal is not None:
        told: dict[str, object] = {"tile": TILE_NAMES[tile], "other_tile": TILE_NAMES[start]}
        s.journal.add("used_again", "EON-6.3", int(seat), told)
    act_on(s, seat, tile, card, second_cost(s, tile))


def act_on(s: EmpiresState, seat: i64, tile: i64, card: i64, cost: i64) -> None:
    """The action of a tile was declared: it is paid for, and where there is nothing to ask it follows at once."""
    set_aside(s, seat, card)
    settled = settle(s, seat, s.boards[seat], cost)
    if settled and card < 0 and s.content.tile_waits[tile] == 0:
        s.run(Frame(EFFECT, seat, s.content.tile_program[tile]))
        fire(s, seat, tile)
        return
    frame = Frame(TILE, seat, tile, WINDOW, 0, -1, card + 1)
    s.put(frame)
    if settled:
        step_tile(s, frame)
    else:
        pay(s, seat, cost, 0, -1)


def do_attack(s: EmpiresState, seat: i64, other: i64, card: i64) -> None:
    s.boards[seat].goods[RAZE] -= 1
    if s.journal is not None:
        s.journal.add("paid", "EON-10.6", int(seat), {"paid": {"raze": 1}})
    declare(s, seat, PICK_ATTACK, other, card, 0)


# --- which of several cards of one name ------------------------------------------------------------------------------


def declare(s: EmpiresState, seat: i64, what: i64, owner: i64, card: i64, declared: i64) -> None:
    """A card of some seat is named, to be used or attacked."""
    slot = the_one(s, s.boards[owner], card)
    if slot >= 0:
        take_it(s, seat, what, owner, slot, declared)
    else:
        s.push(WHICH, seat, what, owner, 0, card, declared)


def step_which(s: EmpiresState, frame: Frame) -> bool:
    slot = the_one(s, s.boards[frame.n], frame.source)
    if slot < 0:
        s.deciders = 1 << frame.seat
        return True
    s.pop()
    take_it(s, frame.seat, frame.what, frame.n, slot, frame.bound)
    return False


def options_which(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    picks = alike(s, frame.n, frame.source)
    k: i64
    for k in range(picks.n):
        if usable(s, frame, picks.at(k)):
            out.add(picks.action(k))


def usable(s: EmpiresState, frame: Frame, slot: i64) -> bool:
    """Of cards that are used each must be able to do what was declared; its window card is set aside already."""
    if frame.what != PICK_USE:
        return True
    effect = s.effect_card(s.boards[frame.seat], slot)
    if frame.bound > 1:
        return s.content.performs[effect] >= 0
    return can_use(s, frame.seat, slot, -1) == 0


def can_which(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    picks = alike(s, frame.n, frame.source)
    reason = pick_reason(picks, action, ASK_WHICH, NOT_ATTACKABLE)
    if reason == 0 and not usable(s, frame, picks.slot(action)):
        return NOT_ATTACKABLE
    return reason


def do_which(s: EmpiresState, frame: Frame, action: i64) -> None:
    s.pop()
    take_it(s, frame.seat, frame.what, frame.n, alike(s, frame.n, frame.source).slot(action), frame.bound)


def take_it(s: EmpiresState, seat: i64, what: i64, owner: i64, slot: i64, declared: i64) -> None:
    if what == PICK_USE:
        use(s, seat, slot, declared)
        return
    board = s.boards[owner]
    board.exhaust(slot)
    attack = what == PICK_ATTACK
    if s.journal is not None:
        told: dict[str, object] = {"player": int(owner), "card": s.content.names[board.cards[slot]]}
        if attack:
            s.journal.add("attacked", "EON-10.6", int(seat), told)
        else:
            s.journal.add("exhausted", "EON-R49", int(seat), told)
    if attack:
        fire(s, seat, ATTACKED)


def use(s: EmpiresState, seat: i64, slot: i64, declared: i64) -> None:
    """Exhaust the card, pay, resolve its effect (EON-10.3, R40); from now on it is the card being used (R52)."""
    board = s.boards[seat]
    effect = s.effect_card(board, slot)
    serial = board.serials[slot]
    board.exhaust(slot)
    board.using = serial
    if s.journal is not None:
        s.journal.add("used", "EON-10.3", int(seat), {"card": s.content.names[board.cards[slot]]})
    if s.content.kind[effect] == STORE:
        s.push(DEPOSITING, seat, 0, 0, 0, serial)
        return
    bound = declared if s.content.performs[effect] >= 0 else 0
    frame = Frame(EFFECT, seat, s.content.action[effect], 0, board.cards[slot] + 1, serial, bound)
    s.put(frame)
    pay(s, seat, use_cost(s, effect), s.content.action_cost[effect], serial)
    if s.top is frame:  # nothing was asked, nobody heard of it
        s.resume()


# --- an action: its window, what it does, its trigger (EON-6.8, R37) -------------------------------------------------


def step_tile(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == WINDOW:
        frame.n = RESOLVE
        if frame.bound > 0:
            card = frame.bound - 1
            frame.bound = 0
            play_card(s, frame.seat, card)
            return False
    if frame.n == RESOLVE:
        frame.n = TRIGGER
        s.run(Frame(EFFECT, frame.seat, s.content.tile_program[frame.what]))
        if s.top is not frame:
            return False
    s.pop()
    fire(s, frame.seat, frame.what)
    return False


def play_card(s: EmpiresState, seat: i64, card: i64) -> None:
    """The card of the window is resolved completely first (EON-6.8): a boost, a field or an upgrade."""
    if s.content.kind[card] != BOOST:
        building.play_field(s, seat, card)
        return
    if s.journal is not None:
        s.journal.add("played", "EON-8.12", int(seat), {"card": s.content.names[card]})
    s.push(BOOSTING, seat, card)
    s.run(Frame(EFFECT, seat, s.content.boost[card], 0, card + 1))


def step_boosting(s: EmpiresState, frame: Frame) -> bool:
    """Resolved, then discarded (EON-8.12)."""
    s.pop()
    discard_card(s.boards[frame.seat], s.content.local[frame.what])
    return False
