"""What may be declared in a turn (EON-5.2, chapters 6, 9 and 10), and what it costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires import building, stores
from tradewinds.games.empires.components import (
    BIT,
    CONSTRUCT,
    FILLED,
    MOST_TURNS,
    PAWNS,
    RAZE,
    TILES,
)
from tradewinds.games.empires.content import DECK_ROOM, STORE, USE_PAID, USE_PERFORM, USE_STORE, Acts
from tradewinds.games.empires.paying import can_pay, payable, purse, short_of
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
    TOO_MANY_TURNS,
)
from tradewinds.games.empires.ships import has_voyage
from tradewinds.games.empires.state import EmpiresState, Player
from tradewinds.games.empires.targets import attackable, can_target
from tradewinds.games.empires.windows import (
    can_declare,
    can_play,
    declarable,
    extra_cost,
    fill_windows,
    resolvable,
    windows_of,
)
from tradewinds.kernel.bits import least
from tradewinds.kernel.state import Buffer

SECOND_USE: Final = 1
"""One food (EON-6.3, R1), as a packed sum."""
SIEVE: Final = 31
"""A card whose number leaves another rest than all before it has not been listed yet; else one must look."""


# --- costs of a declaration (EON-R46) --------------------------------------------------------------------------------


def tile_cost(s: EmpiresState, tile: i64) -> i64:
    """What the use of a tile by a pawn costs beside food: its solo side, and this round's event (EON-15.7, 15.5)."""
    cost = extra_cost(s, tile)
    return cost if s.solo_side & BIT[tile] == 0 else cost + s.content.tile_extra[tile]


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
        tile = board.pawns[k]
        if tile >= 0 and (board.tired >> k) & 1 == 0:
            found |= 1 << tile
    return found


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
    if s.beside[start] & BIT[tile] == 0:
        return NOT_ADJACENT
    reason = short_of(board, second_cost(s, tile), 0)
    return reason if reason != 0 else can_declare(s, seat, tile, False, card)


def can_use(s: EmpiresState, seat: i64, i: i64, card: i64) -> i64:
    """An unexhausted action card whose cost can be paid and whose perform or voyage can be done (EON-10.3, 8.17)."""
    board = s.boards[seat]
    effect = board.ready[i]
    if effect < 0:
        return EXHAUSTED_CARD if s.acts(board, i) else NO_ACTION_CARD
    return can_use_effect(s, seat, board, i, effect, card)


def can_use_effect(s: EmpiresState, seat: i64, board: Player, i: i64, effect: i64, card: i64) -> i64:
    """The same of an unexhausted action card, itself or what it copies."""
    content = s.content
    if content.kind[effect] == STORE:
        if card >= 0:
            return NO_WINDOW
        return 0 if stores.in_stock(board, content.accepts[effect], 0) > 0 else NOTHING_TO_DEPOSIT
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
    return 0 if stores.in_stock(s.boards[seat], s.content.tribute_goods[s.rules.scenario], 0) > 0 else NO_TRIBUTE_GOODS


def can_turn(s: EmpiresState, seat: i64, act: Acts, action: i64) -> i64:
    """Any declaration (EON-5.2); passing is always legal (EON-5.4)."""
    content = s.content
    if s.top.mask >= MOST_TURNS and act.build <= action < act.passing:
        return TOO_MANY_TURNS
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
    if s.top.mask >= MOST_TURNS:
        out.add(s.content.act.passing)
        return
    money = purse(board)
    able = resolvable(s, board, False)
    if able & (1 << CONSTRUCT) != 0:
        options_build(s, board, money, out)
    plain = s.event < 0 and s.solo_side == 0  # no tile costs more than another
    home = pawn_at_home(board) >= 0
    fresh = fresh_tiles(board)
    if fresh != 0 and plain and not payable(board, money, SECOND_USE):
        fresh = 0
    if home or fresh != 0:
        options_tiles(s, seat, board, able, plain, home, fresh, out)
    options_use(s, seat, board, money, able, out)
    if s.solo():
        if can_tribute(s, seat) == 0:
            out.add(s.content.act.tribute)
    elif board.goods[RAZE] > 0:
        options_attack(s, seat, out)
    out.add(s.content.act.passing)


def options_build(s: EmpiresState, board: Player, money: i64, out: Buffer) -> None:
    content = s.content
    deck = board.clan * DECK_ROOM
    first = content.act.build
    items = out.items
    locations = board.held & content.locations[board.clan]
    while locations != 0:
        card = content.deck_cards[deck + least(locations)]
        locations &= locations - 1
        cost = content.cost[card]
        if (money - cost) & FILLED == FILLED or payable(board, money, cost):
            items[out.n] = first + card
            out.n += 1


def options_tiles(
    s: EmpiresState, seat: i64, board: Player, able: i64, plain: bool, home: bool, fresh: i64, out: Buffer
) -> None:
    """`able`: actions that need no card; `home`: a pawn is there; `fresh`: the tiles of those that may move on."""
    content = s.content
    act = content.act
    items = out.items
    windows_with = content.windows_with
    with_tile = board.clan * TILES
    ready = board.held & content.windows[board.clan]
    if ready != 0:
        ready = declarable(s, seat, board, ready, able, False)
    tile: i64
    bit: i64 = 1  # of the tile
    if home:
        for tile in range(TILES):
            if plain or short_of(board, tile_cost(s, tile), 0) == 0:
                if able & bit != 0:
                    items[out.n] = act.place + tile
                    out.n += 1
                if ready != 0:
                    cards = ready & windows_with[with_tile + tile]
                    if cards != 0:
                        fill_windows(s, board, act.place_with + tile * act.windows, cards, out)
            bit += bit
    start: i64 = 0
    while fresh != 0:
        if fresh & 1 != 0:
            near = s.beside[start]
            bit = 1
            for tile in range(TILES):
                if near & bit != 0 and (plain or short_of(board, second_cost(s, tile), 0) == 0):
                    way = start * TILES + tile
                    if able & bit != 0:
                        items[out.n] = act.again + way
                        out.n += 1
                    if ready != 0:
                        cards = ready & windows_with[with_tile + tile]
                        if cards != 0:
                            fill_windows(s, board, act.again_with + way * act.windows, cards, out)
                bit += bit
        fresh >>= 1
        start += 1


def options_use(s: EmpiresState, seat: i64, board: Player, money: i64, able: i64, out: Buffer) -> None:
    """Cards of one name are one option; which of them is asked later, where it matters.

    What `can_use` says of each, with the sum that may be spent and the actions that could be resolved.
    """
    content = s.content
    use = content.act.use
    ready, items = board.ready, out.items
    before = out.n
    seen: i64 = 0
    i: i64
    for i in range(len(ready)):
        effect = ready[i]
        if effect < 0:
            continue
        cost = content.use_sum[effect]
        if (money - cost) & FILLED != FILLED and not payable(board, money, cost):
            continue
        more = content.use_more[effect]
        if more == USE_PAID:
            can = True
        elif more == USE_STORE:
            can = money & content.use_some[effect] != 0
        elif more == USE_PERFORM and s.event < 0:
            can = able & (1 << content.performs[effect]) != 0
        else:
            can = can_use_effect(s, seat, board, i, effect, -1) == 0
        if can:
            card = board.cards[i]
            bit: i64 = 1 << (card & SIEVE)
            if seen & bit == 0 or not out.has(use + card, before):
                seen |= bit
                items[out.n] = use + card
                out.n += 1
        if more >= USE_PERFORM and content.performs[effect] >= 0:
            options_use_with(s, seat, board, i, before, out)


def options_use_with(s: EmpiresState, seat: i64, board: Player, i: i64, before: i64, out: Buffer) -> None:
    """The use of a card that performs an action, with the cards of its window; `before`: the first use among `out`."""
    content = s.content
    effect = board.ready[i]
    hand = windows_of(s, board, content.performs[effect])
    if hand == 0:
        return
    first = content.act.use_with + content.performer[board.cards[i]] * content.act.windows
    while hand != 0:
        card = s.card_at(board.clan, least(hand))
        hand &= hand - 1
        action = first + content.window[card]
        if can_use_effect(s, seat, board, i, effect, card) == 0 and not out.has(action, before):
            out.add(action)


def options_attack(s: EmpiresState, seat: i64, out: Buffer) -> None:
    """As `attackable` of every opponent who has not passed."""
    before = out.n
    items = out.items
    other: i64
    i: i64
    for other in range(s.players):
        if can_target(s, seat, other) == 0:
            board = s.boards[other]
            ready = board.ready
            first = s.content.act.attack + other * s.content.size
            seen: i64 = 0
            for i in range(len(ready)):
                if ready[i] >= 0:
                    card = board.cards[i]
                    bit: i64 = 1 << (card & SIEVE)
                    if seen & bit == 0 or not out.has(first + card, before):
                        seen |= bit
                        items[out.n] = first + card
                        out.n += 1
