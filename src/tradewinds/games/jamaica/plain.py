"""The plain form of a state (readable names, JSON-able), and the accounting of every component.

What follows from the rest is not written down: a deck is what is neither in hand nor discarded nor laid, the pool of
treasures what nobody owns, the bank what no hold has. So a scenario that deals a hand need not say what is left.
"""

from __future__ import annotations

from collections.abc import Mapping

from tradewinds.games.jamaica.components import (
    ALL_TREASURES,
    BACKWARD,
    BANK,
    CARDS,
    COMBAT_FACES,
    FORWARD,
    FULL_DECK,
    GOLD,
    GOODS,
    GUNPOWDER,
    HOLDS,
    LADY_BETH,
    LAIRS,
    MAX_HOLDS,
    POWERS,
    REACH_BACKWARD,
    REACH_FORWARD,
    SIXTH_HOLD,
    TREASURES,
)
from tradewinds.games.jamaica.phases.load import has_room_for
from tradewinds.games.jamaica.phases.settle import total_from
from tradewinds.games.jamaica.state import (
    ATTACK_ROLL,
    BATTLE,
    CHOOSE_CARD,
    COMPARE,
    FRAMES,
    GHOST,
    LOAD,
    LOOT,
    PAY,
    PLACE_DICE,
    RETREAT,
    SABRE_2,
    SAIL,
    SETTLE,
    STREAMS,
    TARGET,
    TURNS,
    Battle,
    JamaicaState,
    Options,
    Ship,
)
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.plain import (
    Field,
    Limits,
    Reader,
    choice,
    flag,
    head_plain,
    members,
    names_in,
    number,
    read,
    read_frames,
    read_head,
    write,
)
from tradewinds.kernel.state import Frame

PARTS = ["day", "night"]


TREASURE_NAMES = [name if name not in TREASURES[:i] else f"{name}.2" for i, name in enumerate(TREASURES)]
"""The twelve cards with a name each: the second of two equal ones is `treasure_3.2`."""

SHIP = [
    number("space", 0, 49),
    number("lap", -1000, 1),
    members("hand", CARDS),
    members("discard", CARDS),
    choice("laid", CARDS),
    flag("revealed"),
    members("powers", TREASURES[:4]),
    members("face_down", TREASURE_NAMES),
    number("known_curses", 0, 3),
]


def table_fields(s: JamaicaState) -> list[Field]:
    return [
        number("round", 1, 1_000_000),
        number("captain", 0, int(s.players) - 1),
        number("day", 0, 6),
        number("night", 0, 6),
        number("acting", -1, len(s.ships) - 1),
        choice("part", PARTS),
        flag("race_ends"),
    ]


def battle_fields(ships: int) -> list[Field]:
    return [
        number("attacker", 0, ships - 1),
        number("defender", 0, ships - 1),
        number("attack_powder", 0, 36),
        choice("attack_roll", COMBAT_FACES),
        number("defend_powder", 0, 36),
        choice("defend_roll", COMBAT_FACES),
        flag("sabre_used"),
    ]


def hold_text(ship: Ship, h: int) -> str:
    return f"{GOODS[ship.good[h]]} {ship.amount[h]}" if ship.good[h] else "-"


def ship_plain(ship: Ship) -> dict[str, object]:
    return {**write(ship, SHIP), "holds": [hold_text(ship, h) for h in range(int(ship.holds()))]}


def battle_plain(fight: Battle, ships: int) -> dict[str, object]:
    winner = int(fight.winner) if fight.winner >= 0 else None
    return {**write(fight, battle_fields(ships)), "winner": winner}


def option_values(rules: Options) -> dict[str, object]:
    return {
        "bank": "limited" if rules.limited_bank else "unlimited",
        "decline_loot": "forbidden" if rules.loot_forced else "allowed",
        "morgans_map_draw": "immediately" if rules.map_at_once else "end_of_round",
        "reshuffle_includes_played_card": not rules.keep_played_card,
        "ghost_tie_rule": "tie_counts_as_leading_or_last" if rules.ghost_ties_count else "captain_chooses",
        "ghost_moves_in_final_round": not rules.ghost_rests_in_final_round,
        "port_cost_16": int(rules.costs[16]),
        "port_cost_30": int(rules.costs[30]),
        "round_cap": int(rules.round_cap) if rules.round_cap else None,
    }


def to_plain(s: JamaicaState) -> dict[str, object]:
    return {
        **head_plain(s, "jamaica", option_values(s.rules), STREAMS, FRAMES, s.rules.box.name),
        **write(s, table_fields(s)),
        "dice": [int(s.die_1), int(s.die_2)],
        "tokens": [space for i, space in enumerate(LAIRS) if (s.tokens >> i) & 1],
        "seen": {
            TREASURE_NAMES[i]: [seat for seat in range(int(s.players)) if (bits >> seat) & 1]
            for i, bits in enumerate(s.seen)
            if bits
        },
        "ships": [ship_plain(ship) for ship in s.ships],
        "battle": None if s.battle is None else battle_plain(s.battle, len(s.ships)),
    }


def read_ship(s: JamaicaState, index: int, r: Reader) -> None:
    ship = s.ships[index]
    ghost = index >= s.players
    read(ship, r, SHIP)
    if ship.lap == 1 and ship.space != 0:
        raise r.wrong("lap", 1)
    if not ghost and ship.face_down & POWERS != 0:
        raise r.wrong("face_down", "power")
    holds = r.items("holds")
    if len(holds) not in (HOLDS, ship.holds()):
        raise r.wrong("holds", len(holds))
    for h in range(MAX_HOLDS):
        ship.clear(h)
        text = str(holds[h]) if h < len(holds) else "-"
        if text == "-":
            continue
        words = text.split()
        if len(words) != 2 or words[0] not in GOODS[1:] or words[1] not in ("1", "2", "3", "4", "5", "6"):
            raise r.wrong("holds", text)
        ship.good[h] = GOODS.index(words[0])
        ship.amount[h] = int(words[1])
        s.bank[ship.good[h]] -= ship.amount[h]
    laid = 1 << ship.laid if ship.laid >= 0 and not ship.revealed else 0
    if ship.hand & ship.discard or laid & (ship.hand | ship.discard):
        raise r.wrong("hand", "twice")
    ship.deck = 0 if ghost else FULL_DECK & ~ship.hand & ~ship.discard & ~laid
    r.done(list(ship_plain(ship)))


def frame_limits(s: JamaicaState) -> dict[int, Limits]:
    last = int(s.players) - 1
    nobody, person, ship = (-1, -1), (0, last), (0, len(s.ships) - 1)
    goods = (GOLD, GUNPOWDER)
    limits = {
        PLACE_DICE: Limits(person),
        CHOOSE_CARD: Limits(nobody, mask=(1, (1 << (last + 1)) - 1)),
        TURNS: Limits(nobody, n=(0, 2 * last + 2)),
        LOAD: Limits(person, what=goods, n=(1, 6), mask=(0, 1)),
        SAIL: Limits(ship, what=(FORWARD, BACKWARD), n=(1, 6)),
        TARGET: Limits(ship),
        BATTLE: Limits(ship, n=(0, LOOT)),
        SETTLE: Limits(ship),
        PAY: Limits(person, what=goods, n=(1, 36), mask=(0, MAX_HOLDS - 1)),
        RETREAT: Limits(person),
    }
    if s.has_ghost():
        limits[GHOST] = Limits(person, n=(0, 2))
    return limits


def check_frames(s: JamaicaState) -> None:
    for i, frame in enumerate(s.frames):
        if not can_go_on(s, frame):
            field = f"state.frames.{i}.kind"
            raise BadPlain("error-plain-value", {"field": field, "value": FRAMES[frame.kind]}, field=field)
        if frame.kind == LOAD and frame.mask == 1:
            s.bank[frame.what] -= frame.n


def can_go_on(s: JamaicaState, frame: Frame) -> bool:
    """Whether what the frame asks for, or goes on with, is there."""
    kind = frame.kind
    ship = s.ships[max(int(frame.seat), 0)]
    if kind == CHOOSE_CARD:
        for seat, other in enumerate(s.ships[: int(s.players)]):
            asked = (frame.mask >> seat) & 1 != 0
            if asked == (other.laid >= 0) or (asked and other.hand == 0):
                return False
    elif kind == LOAD:
        return has_room_for(ship, frame.what)
    elif kind == PAY:
        return total_from(ship, frame.what, frame.mask) >= frame.n
    elif kind == SAIL:
        reach = REACH_FORWARD if frame.what == FORWARD else REACH_BACKWARD
        return reach[14 * ship.space + 2 * frame.n + 1] >= 0
    elif kind == TARGET:
        return sum(other.space == ship.space for other in s.ships) > 1
    return True


def cards_are_laid(s: JamaicaState) -> bool:
    """While cards are carried out everybody has laid one, and the dice lie in their places."""
    kinds = [int(frame.kind) for frame in s.frames]
    if s.over or PLACE_DICE in kinds:
        return True
    dice = s.day > 0 and s.night > 0
    return dice and (CHOOSE_CARD in kinds or all(ship.laid >= 0 for ship in s.ships[: int(s.players)]))


def battle_goes_on(s: JamaicaState) -> bool:
    """A battle in the frames is one on the table, with the rolls that its stage has behind it."""
    fights = [frame for frame in s.frames if frame.kind == BATTLE]
    fight = s.battle
    if fight is None or not fights:
        return fight is None and not fights
    if len(fights) > 1 or fights[0].seat != fight.attacker or fight.attacker == fight.defender:
        return False
    stage = fights[0].n
    if stage > ATTACK_ROLL and fight.attack_roll < 0:
        return False
    if stage in (SABRE_2, COMPARE) and fight.defend_roll < 0:
        return False
    return stage < LOOT or fight.winner in (fight.attacker, fight.defender)


def read_battle(r: Reader, ships: int) -> Battle:
    fight = Battle()
    read(fight, r, battle_fields(ships))
    fight.winner = -1 if r.get("winner") is None else r.number("winner", 0, ships - 1)
    r.done(list(battle_plain(fight, ships)))
    return fight


def read_plain(s: JamaicaState, values: Mapping[str, object]) -> None:
    """Fill a fresh state from its plain form. The caller has made it with the right players, options and seed."""
    r = Reader("state", values)
    read_head(s, r, STREAMS, s.rules.box.name)
    read(s, r, table_fields(s))
    if s.part < 0:
        raise r.wrong("part", None)
    dice = r.items("dice")
    if len(dice) != 2 or any(isinstance(die, bool) or die not in (1, 2, 3, 4, 5, 6) for die in dice):
        raise r.wrong("dice", dice)
    s.die_1, s.die_2 = int(str(dice[0])), int(str(dice[1]))
    s.tokens = 0
    for space in r.items("tokens"):
        if space not in LAIRS:
            raise r.wrong("tokens", space)
        s.tokens |= 1 << LAIRS.index(int(str(space)))
    s.pile = len(set(map(str, r.items("tokens"))))
    ships = r.items("ships")
    if len(ships) != len(s.ships):
        raise r.wrong("ships", len(ships))
    for i, ship in enumerate(ships):
        read_ship(s, i, Reader(f"state.ships.{i}", ship))
    s.pool = ALL_TREASURES
    for owner in s.ships:
        mine = owner.powers | owner.face_down
        if mine & ~s.pool:
            raise r.wrong("ships", names_in(mine & ~s.pool, TREASURE_NAMES))
        s.pool &= ~mine
    seen = Reader("state.seen", r.get("seen"))
    for i, name in enumerate(TREASURE_NAMES):
        s.seen[i] = 0
        if name in seen.values:
            for seat in seen.items(name):
                if not isinstance(seat, int) or not 0 <= seat < s.players:
                    raise seen.wrong(name, seat)
                s.seen[i] |= 1 << seat
    seen.done(TREASURE_NAMES)
    for i in range(int(s.players)):  # an owner always knows his own
        for card in range(len(TREASURE_NAMES)):
            if (s.ships[i].face_down >> card) & 1:
                s.seen[card] |= 1 << i
    s.put_all(read_frames(r, FRAMES, frame_limits(s)))
    check_frames(s)
    if not s.frames and not s.over:
        raise r.wrong("frames", "none")
    fight = r.get("battle")
    s.battle = None if fight is None else read_battle(Reader("state.battle", fight), len(s.ships))
    if not battle_goes_on(s):
        raise r.wrong("battle", fight)
    if not cards_are_laid(s):
        raise r.wrong("frames", "cards")
    if s.rules.limited_bank and any(n < 0 for n in s.bank):
        raise r.wrong("ships", "bank")
    r.done([*to_plain(s)])


def violations(s: JamaicaState) -> list[str]:
    """Every token, card and ship accounted for; every number in its range."""
    wrong: list[str] = []
    in_transit = [0, 0, 0, 0]
    for frame in s.frames:
        if frame.kind == LOAD and frame.mask == 1:
            in_transit[frame.what] += int(frame.n)
    for good in range(1, 4):
        total = int(s.bank[good]) + in_transit[good] + sum(int(ship.total(good)) for ship in s.ships)
        if total != BANK[good]:
            wrong.append(f"{GOODS[good]}: {total} of {BANK[good]}")
        if s.rules.limited_bank and s.bank[good] < 0:
            wrong.append(f"{GOODS[good]}: the bank owes {-int(s.bank[good])}")
    owned = int(s.pool)
    for i, ship in enumerate(s.ships):
        mine = int(ship.powers | ship.face_down)
        if owned & mine or ship.powers & ship.face_down:
            wrong.append(f"ship {i}: a treasure card twice")
        owned |= mine
        ghost = i >= int(s.players)
        if not ghost and ship.face_down & POWERS:
            wrong.append(f"ship {i}: a power lies face down")
        if ghost and ship.powers != LADY_BETH:
            wrong.append("the Ghost Ship's Lady Beth is gone")
        laid = 1 << int(ship.laid) if ship.laid >= 0 and not ship.revealed else 0
        piles = [int(ship.hand), int(ship.deck), int(ship.discard), laid]
        union = 0
        for pile in piles:
            if union & pile:
                wrong.append(f"ship {i}: an action card twice")
            union |= pile
        if union != (0 if ghost else FULL_DECK):
            wrong.append(f"ship {i}: an action card is missing")
        for h in range(MAX_HOLDS):
            if (ship.good[h] == 0) != (ship.amount[h] == 0) or not 0 <= ship.amount[h] <= 6:
                wrong.append(f"ship {i}: hold {h + 1} has {ship.amount[h]} of {GOODS[ship.good[h]]}")
        if not ship.powers & SIXTH_HOLD and ship.good[HOLDS]:
            wrong.append(f"ship {i}: tokens in a sixth hold it has not")
        if not 0 <= ship.space < 50 or ship.lap > 1 or (ship.lap == 1 and ship.space):
            wrong.append(f"ship {i}: at ({ship.space}, {ship.lap})")
    if owned != ALL_TREASURES:
        wrong.append("a treasure card is missing")
    tokens = int(s.tokens).bit_count()
    if tokens != s.pile:
        wrong.append(f"{tokens} treasure tokens, but {s.pile} cards in the pile")
    if not s.over and not s.deciders:
        wrong.append("nobody owes a decision")
    return wrong
