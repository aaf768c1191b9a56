"""Ships (chapter 7): placing them, moving them up, and what a ship does when it is resolved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tradewinds.games.empires.building import enter
from tradewinds.games.empires.components import (
    CARGO_NAMES,
    DISTANCE_NAMES,
    FACE_UP,
    FAR,
    FISH,
    GOLD,
    GOLD_CARGO,
    NEAR,
    RAZE,
    SAIL,
    WITH_FISH,
    WITH_RAZE,
    named_goods,
)
from tradewinds.games.empires.content import CLAN_DECKS, CONQUER_ONLY, CONQUERED, PILLAGE_ONLY, PILLAGED, Acts
from tradewinds.games.empires.frames import BRINGING_HOME, GENERIC_OFF, GENERIC_OPEN, TILE, VOYAGING
from tradewinds.games.empires.reasons import (
    ASK_AHEAD,
    ASK_CARGO,
    ASK_CONQUER,
    ASK_EMBARK,
    ASK_ISLAND,
    ASK_SHIP_UP,
    AT_THE_HEAD,
    FOG,
    NO_FISH_ABOARD,
    NO_GOLD_FOR_FISH,
    NO_ISLANDS,
    NO_SHIP,
    NO_SHIP_FOR_SAIL,
    NOT_FACE_UP,
    NOT_TO_LOAD,
    NOT_TO_MOVE_UP,
    NOT_YOUR_SHIP,
)
from tradewinds.games.empires.state import EmpiresState, Player, without
from tradewinds.games.empires.supply import gain_goods
from tradewinds.games.empires.triggers import fire
from tradewinds.kernel.state import Buffer, Frame
from tradewinds.kernel.vectors import append, vec

CHOOSE_ISLAND: Final = 0
DECIDE: Final = 1


# --- Sail (EON-6.19, 7.1 to 7.4) -------------------------------------------------------------------------------------


def can_sail(s: EmpiresState, board: Player, generic: bool) -> i64:
    """An own ship at home, or a generic one that the player may take (EON-7.3, 7.4)."""
    if board.ships > 0:
        return 0
    if s.pool > 0 and (s.rules.generic == GENERIC_OPEN or (generic and s.rules.generic != GENERIC_OFF)):
        return 0
    return NO_SHIP


def can_load(s: EmpiresState, seat: i64, cargo: i64) -> i64:
    """At most one fish, for which a gold may stand, and one raze token, all of the own stock (EON-6.19, R5)."""
    goods = s.boards[seat].goods
    if cargo >= GOLD_CARGO:
        if not s.rules.gold_as_fish:
            return NO_GOLD_FOR_FISH
        if goods[GOLD] == 0:
            return NOT_TO_LOAD
    elif cargo & WITH_FISH != 0 and goods[FISH] == 0:
        return NOT_TO_LOAD
    with_raze = cargo == GOLD_CARGO + 1 or (cargo < GOLD_CARGO and cargo & WITH_RAZE != 0)
    return NOT_TO_LOAD if with_raze and goods[RAZE] == 0 else 0


def step_loading(s: EmpiresState, frame: Frame) -> bool:
    if can_sail(s, s.boards[frame.seat], frame.mask != 0) != 0:
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_loading(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    cargo: i64
    for cargo in range(GOLD_CARGO + 2):
        if can_load(s, frame.seat, cargo) == 0:
            out.add(s.content.act.cargo + cargo)


def can_loading(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if not act.cargo <= action < act.deposit:
        return ASK_CARGO
    return can_load(s, frame.seat, action - act.cargo)


def do_loading(s: EmpiresState, frame: Frame, action: i64) -> None:
    """The ship goes to the end of the queue with its cargo; own ships go first, unless the card says a generic one."""
    s.pop()
    seat = frame.seat
    board = s.boards[seat]
    cargo = action - s.content.act.cargo
    aboard: i64 = cargo
    if cargo >= GOLD_CARGO:
        board.goods[GOLD] -= 1
        aboard = WITH_FISH + (WITH_RAZE if cargo > GOLD_CARGO else 0)
    elif cargo & WITH_FISH != 0:
        board.goods[FISH] -= 1
    if aboard & WITH_RAZE != 0:
        board.goods[RAZE] -= 1
    generic = s.pool > 0 and s.rules.generic != GENERIC_OFF and (frame.mask != 0 or board.ships == 0)
    if generic:
        s.pool -= 1
    else:
        board.ships -= 1
    s.queue = append(s.queue, s.next_ship)
    s.owners = append(s.owners, seat)
    s.cargo = append(s.cargo, aboard)
    s.generic = append(s.generic, 1 if generic else 0)
    s.next_ship += 1
    if s.journal is not None:
        told: dict[str, object] = {"cargo": CARGO_NAMES[cargo], "generic": generic, "place": len(s.queue)}
        s.journal.add("sailed", "EON-7.4" if generic else "EON-6.19", int(seat), told)


# --- moving up (EON-7.17) --------------------------------------------------------------------------------------------


def can_move_up(s: EmpiresState, seat: i64, place: i64) -> i64:
    if place >= len(s.queue) or s.owners[place] != seat:
        return NOT_TO_MOVE_UP
    return AT_THE_HEAD if place == 0 else 0


def has_ship_to_move(s: EmpiresState, seat: i64) -> bool:
    i: i64
    for i in range(1, len(s.queue)):
        if s.owners[i] == seat:
            return True
    return False


def step_shifting(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == 0 or not has_ship_to_move(s, frame.seat) or (frame.what > 0 and s.place_of(frame.what) == 0):
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_shifting(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    act = s.content.act
    if frame.what > 0:
        out.add(act.ahead)
    else:
        place: i64
        for place in range(1, len(s.queue)):
            if s.owners[place] == frame.seat:
                out.add(act.ship + place)
    out.add(act.done)


def can_shifting(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if action == act.done:
        return 0
    if frame.what > 0:
        return 0 if action == act.ahead else ASK_AHEAD
    return can_move_up(s, frame.seat, action - act.ship) if act.ship <= action < act.ahead else ASK_SHIP_UP


def do_shifting(s: EmpiresState, frame: Frame, action: i64) -> None:
    """Swap with the ship just ahead, cargo included."""
    if action == s.content.act.done:
        s.pop()
        return
    place = s.place_of(frame.what) if frame.what > 0 else action - s.content.act.ship
    frame.what = s.queue[place]
    frame.n -= 1
    swap(s.queue, place)
    swap(s.owners, place)
    swap(s.cargo, place)
    swap(s.generic, place)
    if s.journal is not None:
        s.journal.add("moved_up", "EON-7.17", int(frame.seat), {"place": int(place)})


def swap(numbers: vec[i64], place: i64) -> None:
    number = numbers[place]
    numbers[place] = numbers[place - 1]
    numbers[place - 1] = number


# --- a voyage in the Action phase (EON-7.9) --------------------------------------------------------------------------


def can_voyage(s: EmpiresState, seat: i64, place: i64, how: i64) -> i64:
    """An own queued ship with the cargo that the voyage needs; it must free a ship that a declared Sail needs."""
    if place >= len(s.queue) or s.owners[place] != seat:
        return NOT_YOUR_SHIP
    if how == CONQUER_ONLY and s.cargo[place] & WITH_RAZE == 0:
        return NOT_YOUR_SHIP
    return NOT_YOUR_SHIP if resolved_now(s, s.queue[place]) else 0


def resolved_now(s: EmpiresState, ship: i64) -> bool:
    """The ship is being resolved already."""
    frame: Frame | None = s.top
    while frame is not None:
        if frame.kind == BRINGING_HOME and frame.what == ship:
            return True
        frame = frame.under
    return False


def has_voyage(s: EmpiresState, seat: i64, how: i64) -> bool:
    place: i64
    for place in range(len(s.queue)):
        if can_voyage(s, seat, place, how) == 0:
            return True
    return False


def frees_ship(s: EmpiresState, seat: i64, how: i64, generic: bool) -> bool:
    """A voyage surely makes a Sail possible: some ship that may be taken comes home by it (EON-6.9, R45)."""
    place: i64
    for place in range(len(s.queue)):
        if can_voyage(s, seat, place, how) == 0 and frees(s, place, generic):
            return True
    return False


def frees(s: EmpiresState, place: i64, generic: bool) -> bool:
    """The ship can sail again when it is home."""
    if s.generic[place] == 0 or s.rules.generic == GENERIC_OPEN:
        return True
    return generic and s.rules.generic != GENERIC_OFF


def can_embark(s: EmpiresState, frame: Frame, place: i64) -> i64:
    reason = can_voyage(s, frame.seat, place, frame.what)
    if reason != 0:
        return reason
    sail = declared_sail(s, frame)
    if sail is None or can_sail(s, s.boards[frame.seat], sail.mask != 0) == 0 or frees(s, place, sail.mask != 0):
        return 0
    return NO_SHIP_FOR_SAIL


def declared_sail(s: EmpiresState, frame: Frame) -> Frame | None:
    """The Sail in whose window the voyage takes place."""
    under = frame.under
    while under is not None:
        if under.kind == TILE:
            return under if under.what == SAIL else None
        under = under.under
    return None


def step_embarking(s: EmpiresState, frame: Frame) -> bool:
    if not has_voyage(s, frame.seat, frame.what):
        s.pop()
        return False
    s.deciders = 1 << frame.seat
    return True


def options_embarking(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    place: i64
    for place in range(len(s.queue)):
        if can_embark(s, frame, place) == 0:
            out.add(s.content.act.ship + place)


def can_embarking(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if not act.ship <= action < act.ahead:
        return ASK_EMBARK
    return can_embark(s, frame, action - act.ship)


def do_embarking(s: EmpiresState, frame: Frame, action: i64) -> None:
    s.pop()
    resolve(s, s.queue[action - s.content.act.ship], frame.what)


# --- resolving a ship (EON-7.6 to 7.12) ------------------------------------------------------------------------------


def resolve(s: EmpiresState, ship: i64, how: i64) -> None:
    """The ship reaches an island, and goes home when everything that follows is resolved (EON-7.12)."""
    seat = s.owners[s.place_of(ship)]
    s.push(BRINGING_HOME, seat, ship)
    s.push(VOYAGING, seat, ship, CHOOSE_ISLAND, how)


def step_bringing_home(s: EmpiresState, frame: Frame) -> bool:
    """Home, or to the pool; the cargo goes to the supply, used or not; the others close up."""
    s.pop()
    bring_home(s, s.place_of(frame.what), "EON-7.12")
    return False


def bring_home(s: EmpiresState, place: i64, rule: str) -> None:
    seat = s.owners[place]
    if s.generic[place] != 0:
        s.pool += 1
    else:
        s.boards[seat].ships += 1
    s.queue = without(s.queue, place)
    s.owners = without(s.owners, place)
    s.cargo = without(s.cargo, place)
    s.generic = without(s.generic, place)
    if s.journal is not None:
        s.journal.add("came_home", rule, int(seat), {"place": int(place) + 1})


def foggy(s: EmpiresState) -> bool:
    """Solo, Fog Bank: only the tops of the decks (EON-15.5)."""
    return s.event >= 0 and s.content.event_fog[s.event] != 0


def can_reach(s: EmpiresState, ship: i64, distance: i64) -> i64:
    """A distant island needs a fish aboard (EON-7.6)."""
    return NO_FISH_ABOARD if distance == FAR and s.cargo[s.place_of(ship)] & WITH_FISH == 0 else 0


def can_choose_island(s: EmpiresState, ship: i64, card: i64) -> i64:
    """A face-up island within reach (EON-7.6)."""
    lies = False
    for up in s.face_up:
        lies = lies or up == card
    if not lies:
        return NOT_FACE_UP
    if foggy(s):
        return FOG
    return can_reach(s, ship, s.content.distance[card])


def can_choose_deck(s: EmpiresState, ship: i64, distance: i64) -> i64:
    """The top of a deck, rebuilt from its discard pile if it is empty (EON-7.6, 7.15)."""
    if not s.islands_left(distance):
        return NO_ISLANDS
    return can_reach(s, ship, distance)


def can_end(s: EmpiresState, frame: Frame, conquer: bool) -> i64:
    """Pillage, or with a raze token aboard conquer, as far as the effect allows (EON-7.7, 7.9).

    Asked only where both are possible, so nobody reads why not.
    """
    if not conquer:
        return ASK_CONQUER if frame.mask == CONQUER_ONLY else 0
    possible = frame.mask != PILLAGE_ONLY and s.cargo[s.place_of(frame.what)] & WITH_RAZE != 0
    return 0 if possible else ASK_CONQUER


def step_voyaging(s: EmpiresState, frame: Frame) -> bool:
    if frame.n == CHOOSE_ISLAND and not has_island(s, frame.what):
        s.pop()  # no island of a permitted distance anywhere (EON-7.15)
        return False
    s.deciders = 1 << frame.seat
    return True


def has_island(s: EmpiresState, ship: i64) -> bool:
    for card in s.face_up:
        if card >= 0 and can_choose_island(s, ship, card) == 0:
            return True
    return can_choose_deck(s, ship, NEAR) == 0 or can_choose_deck(s, ship, FAR) == 0


def options_voyaging(s: EmpiresState, frame: Frame, out: Buffer) -> None:
    act = s.content.act
    if frame.n == CHOOSE_ISLAND:
        for card in s.face_up:
            if card >= 0 and can_choose_island(s, frame.what, card) == 0:
                action = act.island + card - s.content.first_island
                if not out.has(action):
                    out.add(action)
        distance: i64
        for distance in range(2):
            if can_choose_deck(s, frame.what, distance) == 0:
                out.add(act.deck + distance)
    else:
        if can_end(s, frame, False) == 0:
            out.add(act.pillage)
        if can_end(s, frame, True) == 0:
            out.add(act.conquer)


def can_voyaging(s: EmpiresState, frame: Frame, act: Acts, action: i64) -> i64:
    if frame.n == CHOOSE_ISLAND:
        if act.island <= action < act.deck:
            return can_choose_island(s, frame.what, action - act.island + s.content.first_island)
        if act.deck <= action < act.pillage:
            return can_choose_deck(s, frame.what, action - act.deck)
        return ASK_ISLAND
    if action == act.pillage or action == act.conquer:
        return can_end(s, frame, action == act.conquer)
    return ASK_CONQUER


def do_voyaging(s: EmpiresState, frame: Frame, action: i64) -> None:
    act = s.content.act
    if frame.n == CHOOSE_ISLAND:
        if action < act.deck:
            card = action - act.island + s.content.first_island
            place: i64
            for place in range(2 * FACE_UP):
                if s.face_up[place] == card:
                    s.face_up[place] = -1  # not replaced before Cleanup (EON-7.14)
                    break
            if s.journal is not None:
                s.journal.add("reached", "EON-7.6", int(frame.seat), {"card": s.content.names[card]})
        else:
            distance = action - act.deck
            card = draw_island(s, distance)
            if s.journal is not None:
                s.journal.reveal("revealed", "EON-7.7", int(frame.seat), {"card": s.content.names[card]})
        frame.source = card
        frame.n = DECIDE
        return
    s.pop()
    card = frame.source
    if s.content.distance[card] == FAR:
        s.distant += 1
    if action == act.conquer:
        enter(s, frame.seat, card, CONQUERED, -1)
        return
    gain_goods(s, frame.seat, s.content.pillage[card])
    s.sea_discard(s.content.distance[card])[s.content.local[card]] += 1
    if s.journal is not None:
        told: dict[str, object] = {"card": s.content.names[card], "gains": named_goods(s.content.pillage[card])}
        s.journal.add("pillaged", "EON-7.8", int(frame.seat), told)
    fire(s, frame.seat, PILLAGED, -1, card)


def draw_island(s: EmpiresState, distance: i64) -> i64:
    """The top card of a deck; an empty one is rebuilt first (EON-7.15). -1 if there is none."""
    pile = s.sea(distance)
    if pile.size == 0:
        if not s.islands_left(distance):
            return -1
        pile.move_all(s.sea_discard(distance))
        if s.journal is not None:
            s.journal.add("islands_reshuffled", "EON-7.15", -1, {"distance": DISTANCE_NAMES[distance]})
    return s.island_at(distance, pile.draw(s.chance, CLAN_DECKS + distance))
