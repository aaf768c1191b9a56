"""Battles (JAM-6.1 to 6.23) and Saran's Sabre in them (JAM-8.5, 8.10 to 8.14)."""

from __future__ import annotations

from mypy_extensions import i64

from tradewinds.games.jamaica.actions import (
    ATTACK,
    PAY_SMALLEST,
    POWDER,
    SABRE_KEEP,
    SABRE_REROLL,
)
from tradewinds.games.jamaica.components import COMBAT_FACES, GUNPOWDER, LADY_BETH, SABRE, STAR
from tradewinds.games.jamaica.phases import loot
from tradewinds.games.jamaica.phases.settle import begin_pay
from tradewinds.games.jamaica.reasons import (
    ASK_ATTACK,
    ASK_ATTACK_POWDER,
    ASK_DEFEND_POWDER,
    ASK_GHOST_ATTACK,
    ASK_SABRE,
    NOT_HERE,
    TOO_LITTLE_DEFENCE,
    TOO_LITTLE_POWDER,
)
from tradewinds.games.jamaica.state import (
    ATTACK_POWDER,
    ATTACK_ROLL,
    BATTLE,
    COMBAT,
    COMPARE,
    DEFEND_POWDER,
    DEFEND_ROLL,
    LOOT,
    SABRE_1,
    SABRE_2,
    Battle,
    JamaicaState,
    Ship,
)
from tradewinds.kernel.state import Buffer, Frame


def can_target(s: JamaicaState, frame: Frame, action: i64) -> i64:
    """One of the other ships on the space (JAM-6.3); the Captain names it for the Ghost Ship (JAM-10.12)."""
    if not ATTACK <= action < POWDER:
        return ASK_ATTACK if frame.seat < s.players else ASK_GHOST_ATTACK
    ship = action - ATTACK
    if ship >= len(s.ships):
        return NOT_HERE
    return can_attack(frame.seat, s.ships[frame.seat].space, ship, s.ships[ship].space)


def can_attack(seat: i64, here: i64, ship: i64, there: i64) -> i64:
    return 0 if there == here and ship != seat else NOT_HERE


def told_target(action: int) -> dict[str, object]:
    return {"ship": action - ATTACK}


def options_target(s: JamaicaState, frame: Frame, out: Buffer) -> None:
    here = s.ships[frame.seat].space
    i: i64 = 0
    for other in s.ships:
        if can_attack(frame.seat, here, i, other.space) == 0:
            out.add(ATTACK + i)
        i += 1


def do_target(s: JamaicaState, action: i64) -> None:
    """One battle per stop, whoever else is there (JAM-6.4)."""
    frame = s.top
    s.battle = Battle(frame.seat, action - ATTACK)
    frame.kind = BATTLE
    frame.n = ATTACK_POWDER
    if s.journal is not None:
        s.journal.add(
            "battle",
            "JAM-6.1",
            s.controller(frame.seat),
            {
                "attacker": int(frame.seat),
                "defender": int(action - ATTACK),
                "space": int(s.ships[frame.seat].space),
            },
        )


def chooser(s: JamaicaState, ship: i64) -> i64:
    """Who decides for a ship in battle; for the Ghost Ship the player who is not in it (JAM-10.14)."""
    if ship < s.players:
        return ship
    fight = s.fight()
    return 1 - (fight.attacker + fight.defender - s.players)


def strength(ship: Ship, roll: i64, powder: i64) -> i64:
    """Die + gunpowder, +2 with Lady Beth (JAM-6.6, 8.6); for a roll that is not the star."""
    bonus: i64 = 2 if ship.powers & LADY_BETH != 0 else 0
    return 2 * roll + 2 + powder + bonus


def sabre_owner(s: JamaicaState, fight: Battle) -> i64:
    """The ship in this battle that may still order a reroll, or -1 (JAM-8.14); the Ghost Ship never may (JAM-10.21)."""
    if fight.sabre_used:
        return -1
    if s.ships[fight.attacker].powers & SABRE != 0:
        return fight.attacker
    if s.ships[fight.defender].powers & SABRE != 0:
        return fight.defender
    return -1


def step_battle(s: JamaicaState, frame: Frame) -> bool:
    """Through the stages to the next decision, or to the end of the battle."""
    fight = s.fight()
    while True:
        stage = frame.n
        if stage == ATTACK_POWDER or stage == DEFEND_POWDER:
            who = fight.attacker if stage == ATTACK_POWDER else fight.defender
            if s.ships[who].total(GUNPOWDER) > 0:
                s.deciders = 1 << who
                return True
            frame.n += 1
        elif stage == ATTACK_ROLL or stage == DEFEND_ROLL:
            roll_die(s, fight, stage == ATTACK_ROLL)
            frame.n += 1
        elif stage == SABRE_1 or stage == SABRE_2:
            owner = sabre_owner(s, fight)
            if owner >= 0:
                s.deciders = 1 << owner
                return True
            after_sabre(s, frame, fight)
        elif stage == COMPARE:
            compare(s, frame, fight)
        elif fight.winner >= 0 and loot.possible(s, fight):
            s.deciders = 1 << chooser(s, fight.winner)
            return True
        else:  # equal strengths, or nothing to be had (JAM-6.11, 6.21)
            s.pop()
            s.battle = None
            return False


def roll_die(s: JamaicaState, fight: Battle, attacker: bool) -> None:
    """JAM-6.6, 6.8; the second result of a reroll stands (JAM-8.13)."""
    roll = s.chance.below(COMBAT, 6)
    if attacker:
        fight.attack_roll = roll
    else:
        fight.defend_roll = roll
    if s.journal is not None:
        who = fight.attacker if attacker else fight.defender
        powder = fight.attack_powder if attacker else fight.defend_powder
        told: dict[str, object] = {"ship": int(who), "roll": COMBAT_FACES[roll]}
        if roll != STAR:
            told["strength"] = int(strength(s.ships[who], roll, powder))
        s.journal.add("combat_roll", "JAM-6.6" if attacker else "JAM-6.8", chooser(s, who), told)


def after_sabre(s: JamaicaState, frame: Frame, fight: Battle) -> None:
    """The attacker's star wins at once (JAM-6.7); otherwise the defender answers, or the two are compared."""
    if frame.n == SABRE_2:
        frame.n = COMPARE
    elif fight.attack_roll == STAR:
        fight.winner = fight.attacker
        frame.n = LOOT
        tell_winner(s, fight, "JAM-6.7")
    else:
        frame.n = DEFEND_POWDER


def compare(s: JamaicaState, frame: Frame, fight: Battle) -> None:
    """The defender's star wins (JAM-6.9), else the higher strength (JAM-6.10); equal: nothing (JAM-6.11)."""
    frame.n = LOOT
    if fight.defend_roll == STAR:
        fight.winner = fight.defender
        tell_winner(s, fight, "JAM-6.9")
        return
    attack = strength(s.ships[fight.attacker], fight.attack_roll, fight.attack_powder)
    defence = strength(s.ships[fight.defender], fight.defend_roll, fight.defend_powder)
    if attack == defence:
        if s.journal is not None:
            s.journal.add("battle_tied", "JAM-6.11", s.controller(fight.attacker), {"strength": int(attack)})
        return
    fight.winner = fight.attacker if attack > defence else fight.defender
    tell_winner(s, fight, "JAM-6.10")


def tell_winner(s: JamaicaState, fight: Battle, rule: str) -> None:
    if s.journal is not None:
        loser = fight.attacker + fight.defender - fight.winner
        s.journal.add("battle_won", rule, chooser(s, fight.winner), {"winner": int(fight.winner), "loser": int(loser)})


def powder_of(s: JamaicaState, frame: Frame) -> i64:
    """What the ship whose turn it is has to spend (JAM-6.5, 6.8)."""
    fight = s.fight()
    return s.ships[fight.attacker if frame.n == ATTACK_POWDER else fight.defender].total(GUNPOWDER)


def can_spend(s: JamaicaState, frame: Frame, n: i64) -> i64:
    """From none to all of it."""
    if n <= powder_of(s, frame):
        return 0
    return TOO_LITTLE_POWDER if frame.n == ATTACK_POWDER else TOO_LITTLE_DEFENCE


def can_battle(s: JamaicaState, frame: Frame, action: i64) -> i64:
    stage = frame.n
    if stage == LOOT:
        return loot.can_loot(s, s.fight(), action)
    if stage == SABRE_1 or stage == SABRE_2:
        return 0 if SABRE_KEEP <= action <= SABRE_REROLL else ASK_SABRE
    if POWDER <= action < PAY_SMALLEST:
        return can_spend(s, frame, action - POWDER)
    return ASK_ATTACK_POWDER if stage == ATTACK_POWDER else ASK_DEFEND_POWDER


def told_powder(s: JamaicaState, frame: Frame, action: int) -> dict[str, object]:
    return {"n": action - POWDER, "have": int(powder_of(s, frame))}


def options_battle(s: JamaicaState, frame: Frame, out: Buffer) -> None:
    """Gunpowder, loot, or whether the Sabre strikes: it is asked only where it may."""
    fight = s.fight()
    stage = frame.n
    if stage == ATTACK_POWDER or stage == DEFEND_POWDER:
        n: i64
        for n in range(powder_of(s, frame) + 1):
            out.add(POWDER + n)
    elif stage == LOOT:
        loot.options_loot(s, fight, out)
    else:
        out.add(SABRE_KEEP)
        out.add(SABRE_REROLL)


def do_battle(s: JamaicaState, action: i64) -> None:
    frame = s.top
    fight = s.fight()
    stage = frame.n
    if stage == ATTACK_POWDER or stage == DEFEND_POWDER:
        do_powder(s, frame, fight, action - POWDER)
    elif stage == LOOT:
        s.pop()
        s.battle = None
        loot.do_loot(s, fight, action)
    else:
        do_sabre(s, frame, fight, action == SABRE_REROLL)


def do_powder(s: JamaicaState, frame: Frame, fight: Battle, n: i64) -> None:
    """Gunpowder is spent before the roll and never comes back (JAM-6.5, 6.12)."""
    attacker = frame.n == ATTACK_POWDER
    who = fight.attacker if attacker else fight.defender
    if attacker:
        fight.attack_powder = n
    else:
        fight.defend_powder = n
    frame.n += 1
    if s.journal is not None:
        s.journal.add("powder", "JAM-6.5" if attacker else "JAM-6.8", who, {"ship": int(who), "n": int(n)})
    if n > 0:
        begin_pay(s, who, GUNPOWDER, n)


def do_sabre(s: JamaicaState, frame: Frame, fight: Battle, reroll: bool) -> None:
    """Right after the roll it changes, once in a battle (JAM-8.10, 8.14); declining the first keeps the second open."""
    first = frame.n == SABRE_1
    if reroll:
        fight.sabre_used = True
        if s.journal is not None:
            owner: i64 = fight.attacker if s.ships[fight.attacker].powers & SABRE != 0 else fight.defender
            rolled: i64 = fight.attacker if first else fight.defender
            s.journal.add("sabre", "JAM-8.5", owner, {"ship": int(rolled)})
        roll_die(s, fight, first)
    after_sabre(s, frame, fight)
