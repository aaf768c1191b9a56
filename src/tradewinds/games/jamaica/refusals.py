"""Why an action is not legal now, each time with the rule that says so."""

from __future__ import annotations

from typing import Final

from tradewinds.games.jamaica.actions import (
    ACTIONS,
    ATTACK,
    CARD,
    EMPTY_HOLD,
    LOOT_CURSE,
    LOOT_FACE_DOWN,
    LOOT_HOLD,
    LOOT_NOTHING,
    LOOT_POWER,
    POWDER,
)
from tradewinds.games.jamaica.actions import LOAD as LOAD_ACTION
from tradewinds.games.jamaica.actions import PAY as PAY_ACTION
from tradewinds.games.jamaica.actions import RETREAT as RETREAT_ACTION
from tradewinds.games.jamaica.actions import (
    SAIL as SAIL_ACTION,
)
from tradewinds.games.jamaica.components import (
    BACKWARD,
    CARDS,
    GOODS,
    GUNPOWDER,
    LADY_BETH,
    SIXTH_HOLD,
    TREASURES,
)
from tradewinds.games.jamaica.phases import loot, settle
from tradewinds.games.jamaica.state import (
    ATTACK_POWDER,
    BATTLE,
    CHOOSE_CARD,
    LOAD,
    PAY,
    PLACE_DICE,
    RETREAT,
    SABRE_1,
    SABRE_2,
    SAIL,
    TARGET,
    JamaicaState,
)
from tradewinds.games.jamaica.state import LOOT as LOOT_STAGE
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.state import Frame

RULES: Final = {
    "place_dice": "JAM-3.12",
    "choose_card": "JAM-3.14",
    "load": "JAM-4.4",
    "empty": "JAM-4.5",
    "sail": "JAM-5.5",
    "retreat": "JAM-7.11",
    "attack": "JAM-6.3",
    "powder": "JAM-6.5",
    "pay": "JAM-7.5",
    "sabre": "JAM-8.5",
    "loot": "JAM-6.13",
    "ghost": "JAM-10.9",
}
"""The kinds of decision, with the rule that asks for each."""

FAMILIES: Final = {"day": "place_dice", "card": "choose_card"}
"""The decision that a family of actions answers, where it is not called the same."""


def decision(s: JamaicaState) -> str:
    """The kind of the present decision."""
    frame = s.frames[-1]
    kind = frame.kind
    if kind == PLACE_DICE:
        return "place_dice"
    if kind == CHOOSE_CARD:
        return "choose_card"
    if kind == LOAD:
        ship = s.ships[frame.seat]
        for h in range(int(ship.holds())):
            if ship.good[h] == 0:
                return "load"
        return "empty"
    if kind == SAIL:
        return "sail"
    if kind == RETREAT:
        return "retreat"
    if kind == TARGET:
        return "attack"
    if kind == PAY:
        return "pay"
    if kind == BATTLE:
        if frame.n == LOOT_STAGE:
            return "loot"
        return "sabre" if frame.n == SABRE_1 or frame.n == SABRE_2 else "powder"
    return "ghost"


def rule_of(s: JamaicaState) -> str:
    """The rule that asks for the present decision: other ones where the Ghost Ship is concerned."""
    frame = s.frames[-1]
    kind = decision(s)
    if frame.seat >= s.players and kind == "sail":
        return "JAM-10.11"
    if frame.seat >= s.players and kind == "attack":
        return "JAM-10.12"
    if kind == "loot" and s.fight().winner >= s.players:
        return "JAM-10.14"
    if kind == "powder" and frame.n != ATTACK_POWDER:
        return "JAM-6.8"
    return RULES[kind]


def rule_now(s: JamaicaState) -> str:
    """Why a seat owes no decision: the match is over, its card is laid, or the question is another seat's."""
    if s.over:
        return "JAM-3.26"
    return "JAM-3.15" if s.frames[-1].kind == CHOOSE_CARD else rule_of(s)


def no(key: str, rule: str, params: dict[str, object]) -> IllegalAction:
    return IllegalAction(f"refusal-{key}", params, rule)


def why_not(s: JamaicaState, seat: int, action: int) -> IllegalAction:
    text = ACTIONS.text(action)
    family = text.split(":")[0]
    asked = decision(s)
    wanted = FAMILIES.get(family, family)
    frame = s.frames[-1]
    if {wanted, asked} == {"load", "empty"}:
        return why_not_load(s, frame, action)
    if wanted != asked:
        return no("not-now", rule_of(s), {"action": text, "asked": asked})
    if asked == "place_dice":
        return no("die-not-rolled", "JAM-3.12", {"die": action + 1, "dice": f"{s.die_1}, {s.die_2}"})
    if asked == "choose_card":
        return no("not-in-hand", "JAM-3.14", {"card": CARDS[action - CARD]})
    if asked in ("load", "empty"):
        return why_not_load(s, frame, action)
    if asked == "sail":
        space = action - SAIL_ACTION
        way = "backward" if frame.what == BACKWARD else "forward"
        return no("not-reachable", "JAM-5.1", {"space": space, "steps": int(frame.n), "direction": way})
    if asked == "retreat":
        return no("not-first-payable", "JAM-7.9", {"space": action - RETREAT_ACTION})
    if asked == "attack":
        return no("not-here", "JAM-6.3", {"ship": action - ATTACK})
    if asked == "powder":
        owner = s.fight().attacker if frame.n == ATTACK_POWDER else s.fight().defender
        have = int(s.ships[owner].total(GUNPOWDER))
        return no("not-enough-powder", rule_of(s), {"n": action - POWDER, "have": have})
    if asked == "pay":
        return why_not_pay(s, frame, action)
    # The Sabre and the Ghost Ship's direction are asked for only where both answers are legal.
    assert asked == "loot"
    return why_not_loot(s, action)


def why_not_load(s: JamaicaState, frame: Frame, action: int) -> IllegalAction:
    ship = s.ships[frame.seat]
    emptying = action >= EMPTY_HOLD
    h = action - (EMPTY_HOLD if emptying else LOAD_ACTION)
    told: dict[str, object] = {"hold": h + 1}
    if h >= ship.holds():
        return no("no-sixth-hold", "JAM-8.7", told)
    told["good"] = GOODS[ship.good[h]]
    if not emptying:
        return no("hold-not-empty", "JAM-4.3", told)
    if decision(s) == "load":
        return no("have-empty-hold", "JAM-4.8", told)
    return no("same-good", "JAM-4.6", told)


def why_not_pay(s: JamaicaState, frame: Frame, action: int) -> IllegalAction:
    ship = s.ships[frame.seat]
    rule = "JAM-6.5" if frame.what == GUNPOWDER else "JAM-7.5"
    good = GOODS[frame.what]
    if action < PAY_ACTION:
        return no("pay-in-order", rule, {"hold": int(frame.mask)})
    h, k = divmod(action - PAY_ACTION, 6)
    k += 1
    told: dict[str, object] = {"hold": h + 1, "n": k, "good": good, "due": int(frame.n)}
    if h < frame.mask:
        return no("pay-in-order", rule, {"hold": int(frame.mask)})
    if ship.good[h] != frame.what or ship.amount[h] < k:
        told["have"] = int(ship.amount[h]) if ship.good[h] == frame.what else 0
        return no("pay-not-there", rule, told)
    if k > frame.n:
        return no("pay-too-much", rule, told)
    told["rest"] = int(settle.total_from(ship, frame.what, h + 1))
    return no("pay-too-little", rule, told)


def why_not_loot(s: JamaicaState, action: int) -> IllegalAction:
    fight = s.fight()
    beaten = loot.loser_of(fight)
    loser = s.ships[beaten]
    told: dict[str, object] = {"ship": int(beaten)}
    if action == LOOT_NOTHING:
        return no("must-loot", "JAM-R12", told)
    if action >= LOOT_CURSE:
        if fight.winner >= s.players:
            return no("ghost-gives-nothing", "JAM-10.19", told)
        told["card"] = TREASURES[9 + action - LOOT_CURSE]
        return no("no-such-curse", "JAM-6.20", told)
    if action == LOOT_FACE_DOWN:
        return no("no-face-down", "JAM-6.21", told)
    if action >= LOOT_POWER:
        card = action - LOOT_POWER
        told["card"] = TREASURES[card]
        if 1 << card == LADY_BETH and beaten >= s.players:
            return no("ghosts-lady-beth", "JAM-10.4", told)
        return no("no-such-power", "JAM-6.17", told)
    h = action - LOOT_HOLD
    told["hold"] = h + 1
    if h == 5 and loser.powers & SIXTH_HOLD == 0:
        return no("no-sixth-hold", "JAM-8.7", told)
    if loser.good[h] == 0:
        return no("hold-empty", "JAM-6.21", told)
    told["good"] = GOODS[loser.good[h]]
    if fight.winner >= s.players:
        return no("ghost-full", "JAM-10.17", told)
    return no("cannot-load-loot", "JAM-6.15", told)
