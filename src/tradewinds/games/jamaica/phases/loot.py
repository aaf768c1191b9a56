"""Loot (JAM-6.13 to 6.21): one hold, one treasure, or a curse given away; the Ghost Ship: JAM-10.16 to 10.23."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import LOOT_CURSE, LOOT_FACE_DOWN, LOOT_HOLD, LOOT_NOTHING, LOOT_POWER
from tradewinds.games.jamaica.components import (
    FIRST_CURSE,
    GOLD,
    GOODS,
    HOLDS,
    MAP,
    POWERS,
    SIXTH_HOLD,
    TREASURE_COUNT,
    TREASURES,
)
from tradewinds.games.jamaica.phases.hands import draw_up_to
from tradewinds.games.jamaica.phases.load import begin_load, has_room_for
from tradewinds.games.jamaica.reasons import (
    ASK_GHOST_LOOT,
    ASK_LOOT,
    CANNOT_LOAD_LOOT,
    GHOST_FULL,
    GHOST_GIVES_NOTHING,
    GHOSTS_LADY_BETH,
    HOLD_EMPTY,
    MUST_LOOT,
    NO_FACE_DOWN,
    NO_SIXTH_HOLD,
    NO_SUCH_CURSE,
    NO_SUCH_POWER,
)
from tradewinds.games.jamaica.state import CAPACITY, STEAL, Battle, JamaicaState
from tradewinds.kernel.state import Buffer


def loser_of(fight: Battle) -> i64:
    return fight.attacker + fight.defender - fight.winner


def can_take_hold(s: JamaicaState, fight: Battle, good: i64) -> i64:
    """(a) A hold with something in it that the winner can load (JAM-6.15; Ghost Ship: JAM-10.16, 10.17)."""
    if good == 0:
        return HOLD_EMPTY
    if fight.winner < s.players:
        return 0 if has_room_for(s.ships[fight.winner], good) else CANNOT_LOAD_LOOT
    return 0 if good != GOLD or has_room_for(s.ships[fight.winner], GOLD) else GHOST_FULL


def open_powers(s: JamaicaState, fight: Battle) -> i64:
    """(b) The face-up powers of the loser (JAM-6.17); never the Ghost Ship's Lady Beth (JAM-10.4)."""
    beaten = loser_of(fight)
    return s.ships[beaten].powers & ~s.fixed_power(beaten)


def can_take_power(s: JamaicaState, fight: Battle, card: i64) -> i64:
    """One of the `open_powers`."""
    if (open_powers(s, fight) >> card) & 1 != 0:
        return 0
    return GHOSTS_LADY_BETH if s.fixed_power(loser_of(fight)) == 1 << card else NO_SUCH_POWER


def can_take_face_down(s: JamaicaState, fight: Battle) -> i64:
    """(b) If the loser has any (JAM-6.18, 6.21)."""
    return 0 if s.ships[loser_of(fight)].face_down != 0 else NO_FACE_DOWN


def open_curses(s: JamaicaState, fight: Battle) -> i64:
    """(c) The winner's own cursed treasures (JAM-6.20); the Ghost Ship never gives one (JAM-10.19)."""
    return s.ships[fight.winner].face_down >> FIRST_CURSE if fight.winner < s.players else 0


def can_give_curse(s: JamaicaState, fight: Battle, card: i64) -> i64:
    """One of the `open_curses`."""
    if (open_curses(s, fight) >> card) & 1 != 0:
        return 0
    return NO_SUCH_CURSE if fight.winner < s.players else GHOST_GIVES_NOTHING


def can_take_nothing(s: JamaicaState, others: i64) -> i64:
    """The winner may (JAM-6.13); with the option only if nothing else is possible (JAM-R12)."""
    return MUST_LOOT if s.rules.loot_forced and others > 0 else 0


def can_loot(s: JamaicaState, fight: Battle, action: i64) -> i64:
    if not LOOT_HOLD <= action <= LOOT_NOTHING:
        return ASK_LOOT if fight.winner < s.players else ASK_GHOST_LOOT
    if action == LOOT_NOTHING:
        others = Buffer(CAPACITY)
        options_taking(s, fight, others)
        return can_take_nothing(s, others.n)
    if action >= LOOT_CURSE:
        return can_give_curse(s, fight, action - LOOT_CURSE)
    if action == LOOT_FACE_DOWN:
        return can_take_face_down(s, fight)
    if action >= LOOT_POWER:
        return can_take_power(s, fight, action - LOOT_POWER)
    loser = s.ships[loser_of(fight)]
    if action - LOOT_HOLD >= loser.holds():
        return NO_SIXTH_HOLD
    return can_take_hold(s, fight, loser.good[action - LOOT_HOLD])


def told_loot(s: JamaicaState, fight: Battle, action: int) -> dict[str, object]:
    beaten = loser_of(fight)
    told: dict[str, object] = {"ship": int(beaten)}
    if LOOT_CURSE <= action < LOOT_NOTHING:
        told["card"] = TREASURES[FIRST_CURSE + action - LOOT_CURSE]
    elif LOOT_POWER <= action < LOOT_FACE_DOWN:
        told["card"] = TREASURES[action - LOOT_POWER]
    elif action < LOOT_POWER:
        told["hold"] = action - LOOT_HOLD + 1
        told["good"] = GOODS[s.ships[beaten].good[action - LOOT_HOLD]]
    return told


def possible(s: JamaicaState, fight: Battle) -> bool:
    """An option that is impossible is not offered; if none is possible there is no loot (JAM-6.21).

    Whether a winner with face-down cards could give a curse is his secret (JAM-11.3): he is always asked.
    """
    if can_take_face_down(s, fight) == 0 or open_powers(s, fight) != 0:
        return True
    if has_secrets(s, fight):
        return True
    for good in s.ships[loser_of(fight)].good:
        if can_take_hold(s, fight, good) == 0:
            return True
    return False


def has_secrets(s: JamaicaState, fight: Battle) -> bool:
    """The winner may have a curse to give, as far as the others can tell."""
    return fight.winner < s.players and s.ships[fight.winner].face_down != 0


def options_loot(s: JamaicaState, fight: Battle, out: Buffer) -> None:
    options_taking(s, fight, out)
    if can_take_nothing(s, out.n) == 0:
        out.add(LOOT_NOTHING)


def options_taking(s: JamaicaState, fight: Battle, out: Buffer) -> None:
    h: i64 = 0
    for good in s.ships[loser_of(fight)].good:
        if can_take_hold(s, fight, good) == 0:
            out.add(LOOT_HOLD + h)
        h += 1
    powers = open_powers(s, fight)
    curses = open_curses(s, fight)
    action: i64
    for action in range(LOOT_POWER, LOOT_FACE_DOWN):
        if powers & 1 != 0:
            out.add(action)
        powers >>= 1
    if can_take_face_down(s, fight) == 0:
        out.add(LOOT_FACE_DOWN)
    for action in range(LOOT_CURSE, LOOT_NOTHING):
        if curses & 1 != 0:
            out.add(action)
        curses >>= 1


def do_loot(s: JamaicaState, fight: Battle, action: i64) -> None:
    if action == LOOT_NOTHING:
        if s.journal is not None:
            s.journal.add("looted_nothing", "JAM-6.13", decider(s, fight), {"ship": int(fight.winner)})
    elif action >= LOOT_CURSE:
        give_curse(s, fight, FIRST_CURSE + action - LOOT_CURSE)
    elif action == LOOT_FACE_DOWN:
        take_face_down(s, fight)
    elif action >= LOOT_POWER:
        take_power(s, fight, action - LOOT_POWER)
    else:
        take_hold(s, fight, action - LOOT_HOLD)


def decider(s: JamaicaState, fight: Battle) -> i64:
    """Who chose: the winner, or for the Ghost Ship the player who is not in the battle (JAM-10.14)."""
    return fight.winner if fight.winner < s.players else 1 - loser_of(fight)


def take_hold(s: JamaicaState, fight: Battle, h: i64) -> None:
    """(a) The whole hold as one block under the loading rules (JAM-6.14); the robbed hold is empty (JAM-6.16)."""
    loser = s.ships[loser_of(fight)]
    good = loser.good[h]
    n = loser.amount[h]
    loser.clear(h)
    if s.journal is not None:
        s.journal.add(
            "looted_hold",
            "JAM-6.14" if fight.winner < s.players else "JAM-10.16",
            decider(s, fight),
            {
                "ship": int(fight.winner),
                "loser": int(loser_of(fight)),
                "good": GOODS[good],
                "n": int(n),
                "hold": int(h + 1),
            },
        )
    if fight.winner < s.players:
        begin_load(s, fight.winner, good, n, True)
    else:
        ghost_stows(s, good, n)


def ghost_stows(s: JamaicaState, good: i64, n: i64) -> None:
    """Gold into its lowest-numbered empty hold, everything else to the bank (JAM-10.16, R24)."""
    ghost = s.ghost()
    if good == GOLD:
        h: i64
        for h in range(HOLDS):
            if ghost.good[h] == 0:
                ghost.good[h] = GOLD
                ghost.amount[h] = n
                return
    s.bank[good] += n


def take_power(s: JamaicaState, fight: Battle, card: i64) -> None:
    """(b) A face-up power; the 6th Hold brings its contents along as they are (JAM-6.17, 6.19)."""
    beaten = loser_of(fight)
    loser = s.ships[beaten]
    winner = s.ships[fight.winner]
    bit: i64 = 1 << card
    loser.powers &= ~bit
    good: i64 = 0
    n: i64 = 0
    if bit == SIXTH_HOLD:
        good = loser.good[HOLDS]
        n = loser.amount[HOLDS]
        loser.clear(HOLDS)
    if s.journal is not None:
        s.journal.add(
            "looted_power",
            "JAM-6.17",
            decider(s, fight),
            {"ship": int(fight.winner), "loser": int(beaten), "card": TREASURES[card]},
        )
    if fight.winner < s.players:
        if bit == SIXTH_HOLD:
            winner.good[HOLDS] = good
            winner.amount[HOLDS] = n
        gain_power(s, fight.winner, bit)
        return
    winner.face_down |= bit  # without effect there, and both players know it (JAM-10.21, 11.5)
    s.seen[card] = 3
    if n > 0:
        ghost_stows(s, good, n)


def gain_power(s: JamaicaState, seat: i64, bit: i64) -> None:
    """Face up, and at work from this moment (JAM-8.3); option: the Map draws its card at once (JAM-R16)."""
    s.ships[seat].powers |= bit
    if bit == MAP and s.rules.map_at_once:
        draw_up_to(s, seat, 3)


def take_face_down(s: JamaicaState, fight: Battle) -> None:
    """(b) One of the face-down cards, at random (JAM-6.18); only thief and victim learn which (JAM-11.7)."""
    beaten = loser_of(fight)
    loser = s.ships[beaten]
    card = s.chance.pick(STEAL, loser.face_down)
    bit: i64 = 1 << card
    parties: i64 = 0
    if fight.winner < s.players:
        parties |= 1 << fight.winner
    if beaten < s.players:
        parties |= 1 << beaten
    power = bit & POWERS != 0
    turned_up = power and fight.winner < s.players
    if not turned_up:
        forget(s, fight, parties)
    loser.face_down &= ~bit
    if s.journal is not None:
        args: dict[str, object] = {"ship": int(fight.winner), "loser": int(beaten)}
        secret: dict[str, object] = {"card": TREASURES[card]}
        if turned_up:
            args.update(secret)
        knowers = tuple(seat for seat in range(int(s.players)) if (parties >> seat) & 1)
        s.journal.add_secret("looted_face_down", "JAM-6.18", decider(s, fight), args, secret, knowers)
    if turned_up:  # JAM-10.23
        s.seen[card] = 0
        gain_power(s, fight.winner, bit)
        return
    s.ships[fight.winner].face_down |= bit
    s.seen[card] |= parties


def forget(s: JamaicaState, fight: Battle, parties: i64) -> None:
    """What the others can no longer be sure of when one of several face-down cards is gone and they saw no face.

    Powers beside the Ghost Ship stay known: a stolen one would be turned up.
    """
    loser = s.ships[loser_of(fight)]
    count: i64 = 0
    card: i64
    for card in range(TREASURE_COUNT):
        count += (loser.face_down >> card) & 1
    if loser.known_curses == count:
        s.ships[fight.winner].known_curses += 1
    loser.known_curses = max(loser.known_curses - 1, 0)
    if count == 1:
        return
    for card in range(4, TREASURE_COUNT):
        if (loser.face_down >> card) & 1 != 0:
            s.seen[card] &= parties


def give_curse(s: JamaicaState, fight: Battle, card: i64) -> None:
    """(c) A cursed treasure of his choice to the loser (JAM-6.20): all see that it is one, two see which (JAM-11.6).

    Whoever else knew curses of the giver cannot be sure of them any more, unless there was only this card.
    """
    beaten = loser_of(fight)
    bit: i64 = 1 << card
    giver = s.ships[fight.winner]
    lonely = giver.face_down == bit
    giver.face_down &= ~bit
    s.ships[beaten].face_down |= bit
    s.ships[beaten].known_curses += 1
    giver.known_curses = max(giver.known_curses - 1, 0)
    knowers: i64 = 1 << fight.winner
    if beaten < s.players:
        knowers |= 1 << beaten
    # Version 1 of the rules: only the card given was forgotten, which told who knew another that it had stayed.
    if s.version >= 2 and lonely:
        s.seen[card] |= knowers
    else:
        s.seen[card] = knowers
        if s.version >= 2:
            other: i64
            for other in range(FIRST_CURSE, TREASURE_COUNT):
                if (giver.face_down >> other) & 1 != 0:
                    s.seen[other] &= knowers
    if s.journal is not None:
        s.journal.add_secret(
            "gave_curse",
            "JAM-6.20",
            fight.winner,
            {"ship": int(fight.winner), "loser": int(beaten)},
            {"card": TREASURES[card]},
            tuple(seat for seat in range(int(s.players)) if (knowers >> seat) & 1),
        )
