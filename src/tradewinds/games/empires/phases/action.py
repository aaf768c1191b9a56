"""Action phase (chapters 5, 6 and 10): one declaration a turn, resolved completely, until all have passed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires import building, stores
from tradewinds.games.empires.components import (
    BIT,
    LAST_ROUND_AT,
    PAWNS,
    RAZE,
    TILE_NAMES,
    TILES,
)
from tradewinds.games.empires.content import ATTACKED, BOOST, STORE, Acts
from tradewinds.games.empires.paying import can_pay, pay, short_of
from tradewinds.games.empires.picking import pick_reason
from tradewinds.games.empires.reasons import (
    ASK_TURN,
    ASK_WHICH,
    EXHAUSTED_CARD,
    NO_ACTION_CARD,
    NO_PAWN_AT_HOME,
    NO_PAWN_THERE,
    NO_RAZE_TO_ATTACK,
    NO_TRIBUTE_CARD,
    NO_TRIBUTE_GOODS,
    NO_VOYAGE,
    NO_WINDOW,
    NOT_ADJACENT,
    NOT_ATTACKABLE,
    NOT_IN_EMPIRE,
    NOTHING_TO_DEPOSIT,
    SOLO_NO_ATTACK,
)
from tradewinds.games.empires.ships import has_voyage
from tradewinds.games.empires.state import (
    BOOSTING,
    DEPOSITING,
    PICK_ATTACK,
    PICK_USE,
    TILE,
    WHICH,
    EmpiresState,
    Player,
)
from tradewinds.games.empires.supply import discard_card
from tradewinds.games.empires.targets import alike, attackable, can_target
from tradewinds.games.empires.triggers import fire
from tradewinds.games.empires.windows import can_declare, can_play, fill_windows, set_aside
from tradewinds.kernel.effects import EFFECT
from tradewinds.kernel.state import Buffer, Frame

WINDOW: Final = 0
RESOLVE: Final = 1
TRIGGER: Final = 2

SECOND_USE: Final = 1
"""One food (EON-6.3, R1), as a packed sum."""


# --- turns (EON-5.1 to 5.8) ------------------------------------------------------------------------------------------


def step_turn(s: EmpiresState, frame: Frame) -> bool:
    """Clockwise from the first player, who has not passed takes one action or passes, until all have passed."""
    if frame.n == 0:
        s.active = frame.seat
        s.deciders = BIT[frame.seat]
        return True
    s.boards[frame.seat].using = -1
    look_at_markers(s)
    k: i64
    for k in range(1, s.players + 1):
        seat = (frame.seat + k) % s.players
        if s.passed & BIT[seat] == 0:
            frame.seat = seat
            frame.n = 0
            return False
    s.pop()
    return False


def look_at_markers(s: EmpiresState) -> None:
    """A marker on 25 or more in the Action phase makes this round the last (EON-12.7); not alone (EON-15.2)."""
    if s.last or s.solo():
        return
    for board in s.boards:
        if board.vp >= LAST_ROUND_AT:
            s.last = True
    if s.last and s.journal is not None:
        s.journal.add("last_round", "EON-12.7", -1, {"n": LAST_ROUND_AT})


# --- costs of a declaration (EON-R46) --------------------------------------------------------------------------------


def extra_cost(s: EmpiresState, tile: i64) -> i64:
    """What this round's event adds to each declaration of the action (EON-15.5)."""
    return s.content.event_extra[s.event * TILES + tile] if s.event >= 0 else 0


def tile_cost(s: EmpiresState, tile: i64) -> i64:
    """What the use of a tile by a pawn costs beside food: its solo side, and this round's event (EON-15.7, 15.5)."""
    side = s.content.tile_extra[tile] if s.solo_side & BIT[tile] != 0 else 0
    return side + extra_cost(s, tile)


def second_cost(s: EmpiresState, tile: i64) -> i64:
    """The second use of a pawn (EON-6.3, 6.5, 15.5)."""
    food: i64 = SECOND_USE
    if s.event >= 0 and s.content.event_second_use[s.event] >= 0:
        food = s.content.event_second_use[s.event]
    return food + tile_cost(s, tile)


def use_cost(s: EmpiresState, card: i64) -> i64:
    """The cost of an action card, with what the event adds to the action that it performs."""
    cost = s.content.cost_sum[s.content.action_cost[card]]
    performs = s.content.performs[card]
    return cost if performs < 0 else cost + extra_cost(s, performs)


# --- what may be declared --------------------------------------------------------------------------------------------


def pawn_at_home(board: Player) -> i64:
    k: i64
    for k in range(PAWNS):
        if board.pawns[k] < 0:
            return k
    return -1


def fresh_pawn(board: Player, tile: i64) -> i64:
    """An unexhausted pawn on the tile, -1 for none."""
    k: i64
    for k in range(PAWNS):
        if board.pawns[k] == tile and (board.tired >> k) & 1 == 0:
            return k
    return -1


def adjacent(s: EmpiresState, one: i64, other: i64) -> bool:
    """Next to each other in the circle (EON-6.6)."""
    k: i64
    for k in range(TILES):
        if s.circle[k] == one:
            return s.circle[(k + 1) % TILES] == other or s.circle[(k + TILES - 1) % TILES] == other
    return False


def can_place(s: EmpiresState, seat: i64, tile: i64, card: i64) -> i64:
    """A pawn from home on any tile; none is ever blocked (EON-6.1, 6.2)."""
    board = s.boards[seat]
    if pawn_at_home(board) < 0:
        return NO_PAWN_AT_HOME
    reason = short_of(board, tile_cost(s, tile), 0)
    return reason if reason != 0 else can_declare(s, seat, tile, False, card)


def can_again(s: EmpiresState, seat: i64, start: i64, tile: i64, card: i64) -> i64:
    """An unexhausted pawn to an adjacent tile for one food (EON-6.3, 6.4, 6.6, R22)."""
    board = s.boards[seat]
    if fresh_pawn(board, start) < 0:
        return NO_PAWN_THERE
    if not adjacent(s, start, tile):
        return NOT_ADJACENT
    reason = short_of(board, second_cost(s, tile), 0)
    return reason if reason != 0 else can_declare(s, seat, tile, False, card)


def can_use(s: EmpiresState, seat: i64, i: i64, card: i64) -> i64:
    """An unexhausted action card whose cost can be paid and whose perform or voyage can be done (EON-10.3, 8.17)."""
    board = s.boards[seat]
    effect = s.effect_card(board, i)
    if effect < 0 or s.content.acts[effect] == 0:
        return NO_ACTION_CARD
    return EXHAUSTED_CARD if board.exhausted[i] != 0 else can_use_effect(s, seat, i, effect, card)


def can_use_effect(s: EmpiresState, seat: i64, i: i64, effect: i64, card: i64) -> i64:
    """The same of an unexhausted action card, itself or what it copies."""
    board = s.boards[seat]
    content = s.content
    if content.kind[effect] == STORE:
        if card >= 0:
            return NO_WINDOW
        return 0 if stores.has_deposit(s, board, board.serials[i]) else NOTHING_TO_DEPOSIT
    performs = content.performs[effect]
    if card >= 0:
        if performs < 0:
            return NO_WINDOW
        reason = can_play(s, seat, performs, card)
        if reason != 0:
            return reason
    hand = board.hand_size - (1 if card >= 0 else 0)
    reason = can_pay(s, board, use_cost(s, effect), content.action_cost[effect], board.serials[i], hand)
    if reason != 0:
        return reason
    if content.voyage[effect] != 0 and not has_voyage(s, seat, content.voyage[effect]):
        return NO_VOYAGE
    if performs >= 0 and content.frees_ship[effect] == 0:
        return can_declare(s, seat, performs, content.generic[effect] != 0, card)
    return 0


def can_use_named(s: EmpiresState, seat: i64, named: i64, card: i64) -> i64:
    """Some card of that name can be used; else the reason of the last one."""
    board = s.boards[seat]
    reason: i64 = NOT_IN_EMPIRE
    i: i64
    for i in range(len(board.cards)):
        if board.cards[i] == named:
            reason = can_use(s, seat, i, card)
            if reason == 0:
                return 0
    return reason


def can_attack(s: EmpiresState, seat: i64, other: i64, card: i64) -> i64:
    """One raze token, one unexhausted action card of an opponent who has not passed (EON-10.6 to 10.9)."""
    if s.solo():
        return SOLO_NO_ATTACK
    reason = can_target(s, seat, other)
    if reason != 0:
        return reason
    if s.boards[seat].goods[RAZE] == 0:
        return NO_RAZE_TO_ATTACK
    for found in attackable(s, other):
        if found == card:
            return 0
    return NOT_ATTACKABLE


def can_tribute(s: EmpiresState, seat: i64) -> i64:
    """The King's Tribute: goods for the tribute card (EON-15.11)."""
    if not s.solo() or s.content.tribute_least[s.rules.scenario] == 0:
        return NO_TRIBUTE_CARD
    return 0 if stores.has_deposit(s, s.boards[seat], -1) else NO_TRIBUTE_GOODS


def can_turn(s: EmpiresState, seat: i64, act: Acts, action: i64) -> i64:
    """Any declaration (EON-5.2); passing is always legal (EON-5.4)."""
    content = s.content
    if act.build <= action < act.place:
        return building.can_build(s, s.boards[seat], action - act.build)
    if act.place <= action < act.place_with:
        return can_place(s, seat, action - act.place, -1)
    if act.place_with <= action < act.again:
        at = action - act.place_with
        return can_place(s, seat, at // act.windows, content.window_cards[at % act.windows])
    if act.again <= action < act.again_with:
        at = action - act.again
        return can_again(s, seat, at // TILES, at % TILES, -1)
    if act.again_with <= action < act.use:
        at = action - act.again_with
        tiles = at // act.windows
        return can_again(s, seat, tiles // TILES, tiles % TILES, content.window_cards[at % act.windows])
    if act.use <= action < act.use_with:
        return can_use_named(s, seat, action - act.use, -1)
    if act.use_with <= action < act.attack:
        at = action - act.use_with
        named, card = content.performer_cards[at // act.windows], content.window_cards[at % act.windows]
        return can_use_named(s, seat, named, card)
    if act.attack <= action < act.tribute:
        at = action - act.attack
        return can_attack(s, seat, at // content.size, at % content.size)
    if action == act.tribute:
        return can_tribute(s, seat)
    return 0 if action == act.passing else ASK_TURN


def options_turn(s: EmpiresState, seat: i64, out: Buffer) -> None:
    board = s.boards[seat]
    content = s.content
    act = content.act
    deck = content.decks[board.clan]
    k: i64
    for k in range(len(board.hand)):
        if board.hand[k] > 0 and building.can_build(s, board, deck[k]) == 0:
            out.add(act.build + deck[k])
    played: i64 = 0  # the tiles that cards of the hand are played with
    for k in range(len(board.hand)):
        if board.hand[k] > 0 and content.play_with[deck[k]] >= 0:
            played |= BIT[content.play_with[deck[k]]]
    tile: i64
    if pawn_at_home(board) >= 0:
        for tile in range(TILES):
            if short_of(board, tile_cost(s, tile), 0) == 0:
                if can_declare(s, seat, tile, False, -1) == 0:
                    out.add(act.place + tile)
                if played & BIT[tile] != 0:
                    fill_windows(s, seat, tile, False, act.place_with + tile * act.windows, out)
    start: i64
    for start in range(TILES):
        if fresh_pawn(board, start) >= 0:
            for tile in range(TILES):
                if adjacent(s, start, tile) and short_of(board, second_cost(s, tile), 0) == 0:
                    way = start * TILES + tile
                    if can_declare(s, seat, tile, False, -1) == 0:
                        out.add(act.again + way)
                    if played & BIT[tile] != 0:
                        fill_windows(s, seat, tile, False, act.again_with + way * act.windows, out)
    options_use(s, seat, out)
    if board.goods[RAZE] > 0 and not s.solo():
        other: i64
        for other in range(s.players):
            if can_target(s, seat, other) == 0:
                for card in attackable(s, other):
                    out.add(act.attack + other * content.size + card)
    if can_tribute(s, seat) == 0:
        out.add(act.tribute)
    out.add(act.passing)


def options_use(s: EmpiresState, seat: i64, out: Buffer) -> None:
    """Cards of one name are one option; which of them is asked later, where it matters."""
    board = s.boards[seat]
    content = s.content
    act = content.act
    i: i64
    k: i64
    for i in range(len(board.cards)):
        if board.exhausted[i] != 0:
            continue
        effect = s.effect_card(board, i)
        if effect < 0 or content.acts[effect] == 0:
            continue
        named = board.cards[i]
        if can_use_effect(s, seat, i, effect, -1) == 0 and not out.has(act.use + named):
            out.add(act.use + named)
        if content.performs[effect] >= 0:
            deck = content.decks[board.clan]
            first = act.use_with + content.performer[named] * act.windows
            for k in range(len(board.hand)):
                if board.hand[k] > 0 and content.play_with[deck[k]] == content.performs[effect]:
                    action = first + content.window[deck[k]]
                    if can_use_effect(s, seat, i, effect, deck[k]) == 0 and not out.has(action):
                        out.add(action)


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
        s.push(WHICH, seat, PICK_USE, seat, 0, action - act.use, 1)
    elif action < act.attack:
        at = action - act.use_with
        card = content.window_cards[at % act.windows]
        set_aside(s, seat, card)
        s.push(WHICH, seat, PICK_USE, seat, 0, content.performer_cards[at // act.windows], card + 2)
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
    set_aside(s, seat, card)
    s.push(TILE, seat, tile, WINDOW, 0, -1, card + 1)
    pay(s, seat, tile_cost(s, tile), 0, -1)


def do_again(s: EmpiresState, seat: i64, start: i64, tile: i64, card: i64) -> None:
    board = s.boards[seat]
    pawn = fresh_pawn(board, start)
    board.pawns[pawn] = tile
    board.tired |= BIT[pawn]
    if s.journal is not None:
        told: dict[str, object] = {"tile": TILE_NAMES[tile], "other_tile": TILE_NAMES[start]}
        s.journal.add("used_again", "EON-6.3", int(seat), told)
    set_aside(s, seat, card)
    s.push(TILE, seat, tile, WINDOW, 0, -1, card + 1)
    pay(s, seat, second_cost(s, tile), 0, -1)


def do_attack(s: EmpiresState, seat: i64, other: i64, card: i64) -> None:
    s.boards[seat].goods[RAZE] -= 1
    if s.journal is not None:
        s.journal.add("paid", "EON-10.6", int(seat), {"paid": {"raze": 1}})
    s.push(WHICH, seat, PICK_ATTACK, other, 0, card)


# --- which of several cards of one name ------------------------------------------------------------------------------


def step_which(s: EmpiresState, frame: Frame) -> bool:
    """Asked only where they differ in something."""
    picks = alike(s, frame.n, frame.source)
    if len(picks.slots) > 1:
        s.deciders = BIT[frame.seat]
        return True
    s.pop()
    take_it(s, frame, picks.slots[0])
    return False


def options_which(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    picks = alike(s, frame.n, frame.source)
    k: i64
    for k in range(len(picks.slots)):
        if usable(s, frame, picks.slots[k]):
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
    take_it(s, frame, alike(s, frame.n, frame.source).slot(action))


def take_it(s: EmpiresState, frame: Frame, slot: i64) -> None:
    if frame.what == PICK_USE:
        use(s, frame.seat, slot, frame.bound)
        return
    board = s.boards[frame.n]
    board.exhausted[slot] = 1
    attack = frame.what == PICK_ATTACK
    if s.journal is not None:
        told: dict[str, object] = {"player": int(frame.n), "card": s.content.names[board.cards[slot]]}
        if attack:
            s.journal.add("attacked", "EON-10.6", int(frame.seat), told)
        else:
            s.journal.add("exhausted", "EON-R49", int(frame.seat), told)
    if attack:
        fire(s, frame.seat, ATTACKED)


def use(s: EmpiresState, seat: i64, slot: i64, declared: i64) -> None:
    """Exhaust the card, pay, resolve its effect (EON-10.3, R40); from now on it is the card being used (R52)."""
    board = s.boards[seat]
    effect = s.effect_card(board, slot)
    serial = board.serials[slot]
    board.exhausted[slot] = 1
    board.using = serial
    if s.journal is not None:
        s.journal.add("used", "EON-10.3", int(seat), {"card": s.content.names[board.cards[slot]]})
    if s.content.kind[effect] == STORE:
        s.push(DEPOSITING, seat, 0, 0, 0, serial)
        return
    bound = declared if s.content.performs[effect] >= 0 else 0
    s.push(EFFECT, seat, s.content.action[effect], 0, board.cards[slot] + 1, serial, bound)
    pay(s, seat, use_cost(s, effect), s.content.action_cost[effect], serial)


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
