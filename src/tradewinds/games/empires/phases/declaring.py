"""What may be declared in a turn (EON-5.2, chapters 6, 9 and 10), and what it costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires import building, stores
from tradewinds.games.empires.components import (
    BIT,
    PAWNS,
    RAZE,
    TILES,
)
from tradewinds.games.empires.content import STORE, Acts
from tradewinds.games.empires.paying import can_pay, short_of
from tradewinds.games.empires.reasons import (
    ASK_TURN,
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
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.targets import attackable, can_target
from tradewinds.games.empires.windows import can_declare, can_play, fill_windows, resolvable
from tradewinds.kernel.bits import least
from tradewinds.kernel.state import Buffer

SECOND_USE: Final = 1
"""One food (EON-6.3, R1), as a packed sum."""


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


def fresh_tiles(board: Player) -> i64:
    """The tiles with an unexhausted pawn, as bits."""
    found: i64 = 0
    k: i64
    for k in range(PAWNS):
        if board.pawns[k] >= 0 and (board.tired >> k) & 1 == 0:
            found |= BIT[board.pawns[k]]
    return found


def beside(s: EmpiresState, tile: i64) -> i64:
    """The two tiles next to one in the circle, as bits (EON-6.6)."""
    circle = s.circle
    k: i64
    for k in range(TILES):
        if circle[k] == tile:
            return BIT[circle[(k + 1) % TILES]] | BIT[circle[(k + TILES - 1) % TILES]]
    return 0


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
    if beside(s, start) & BIT[tile] == 0:
        return NOT_ADJACENT
    reason = short_of(board, second_cost(s, tile), 0)
    return reason if reason != 0 else can_declare(s, seat, tile, False, card)


def can_use(s: EmpiresState, seat: i64, i: i64, card: i64) -> i64:
    """An unexhausted action card whose cost can be paid and whose perform or voyage can be done (EON-10.3, 8.17)."""
    board = s.boards[seat]
    effect = board.acting[i]
    if effect < 0:
        return NO_ACTION_CARD
    return EXHAUSTED_CARD if board.exhausted[i] != 0 else can_use_effect(s, seat, board, i, effect, card)


def can_use_effect(s: EmpiresState, seat: i64, board: Player, i: i64, effect: i64, card: i64) -> i64:
    """The same of an unexhausted action card, itself or what it copies."""
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
    """One pass over hand, tiles and empire: half of a match's time was spent with these options."""
    board = s.boards[seat]
    content = s.content
    act = content.act
    deck = content.decks[board.clan]
    costs, play_with, hand = content.cost, content.play_with, board.hand
    location = False
    windows: i64 = 0  # as `window_hand`
    played: i64 = 0  # the tiles of these cards
    k: i64
    for k in range(len(hand)):
        if hand[k] > 0:
            card = deck[k]
            if costs[card] >= 0:
                location = True
                if short_of(board, costs[card], 0) == 0:
                    out.add(act.build + card)
            if play_with[card] >= 0:
                windows |= BIT[k]
                played |= BIT[play_with[card]]
    able = resolvable(s, seat, board, location)
    plain = s.event < 0 and s.solo_side == 0  # no tile costs more than another
    tile: i64
    if pawn_at_home(board) >= 0:
        for tile in range(TILES):
            if plain or short_of(board, tile_cost(s, tile), 0) == 0:
                if able & BIT[tile] != 0:
                    out.add(act.place + tile)
                if played & BIT[tile] != 0:
                    fill_windows(s, seat, tile, False, act.place_with + tile * act.windows, windows, out)
    fresh = fresh_tiles(board)
    if fresh != 0 and (not plain or short_of(board, SECOND_USE, 0) == 0):
        start: i64
        for start in range(TILES):
            if fresh & BIT[start] != 0:
                near = beside(s, start)
                for tile in range(TILES):
                    if near & BIT[tile] != 0 and (plain or short_of(board, second_cost(s, tile), 0) == 0):
                        way = start * TILES + tile
                        if able & BIT[tile] != 0:
                            out.add(act.again + way)
                        if played & BIT[tile] != 0:
                            fill_windows(s, seat, tile, False, act.again_with + way * act.windows, windows, out)
    options_use(s, seat, board, windows, out)
    if board.goods[RAZE] > 0 and not s.solo():
        options_attack(s, seat, out)
    if can_tribute(s, seat) == 0:
        out.add(act.tribute)
    out.add(act.passing)


def options_use(s: EmpiresState, seat: i64, board: Player, windows: i64, out: Buffer) -> None:
    """Cards of one name are one option; which of them is asked later, where it matters."""
    content = s.content
    act = content.act
    acting, exhausted = board.acting, board.exhausted
    before = out.n
    i: i64
    for i in range(len(acting)):
        effect = acting[i]
        if effect < 0 or exhausted[i] != 0:
            continue
        named = board.cards[i]
        if can_use_effect(s, seat, board, i, effect, -1) == 0 and not out.has(act.use + named, before):
            out.add(act.use + named)
        performs = content.performs[effect]
        if performs >= 0:
            deck = content.decks[board.clan]
            first = act.use_with + content.performer[named] * act.windows
            hand = windows
            while hand != 0:
                card = deck[least(hand)]
                hand &= hand - 1
                if content.play_with[card] == performs:
                    action = first + content.window[card]
                    if can_use_effect(s, seat, board, i, effect, card) == 0 and not out.has(action, before):
                        out.add(action)


def options_attack(s: EmpiresState, seat: i64, out: Buffer) -> None:
    """As `attackable` of every opponent who has not passed."""
    before = out.n
    other: i64
    i: i64
    for other in range(s.players):
        if can_target(s, seat, other) == 0:
            board = s.boards[other]
            cards, acting, exhausted = board.cards, board.acting, board.exhausted
            first = s.content.act.attack + other * s.content.size
            for i in range(len(cards)):
                if acting[i] >= 0 and exhausted[i] == 0 and not out.has(first + cards[i], before):
                    out.add(first + cards[i])
