"""What a seat is asked and what each answer would change, as far as that seat may know."""

# tradewinds: interpreted

from __future__ import annotations

from typing import cast

from tradewinds.games.jamaica.actions import (
    ATTACK,
    CARD,
    EMPTY_HOLD,
    LOOT_HOLD,
    LOOT_NOTHING,
    LOOT_POWER,
    PAY_SMALLEST,
    POWDER,
    SABRE_REROLL,
)
from tradewinds.games.jamaica.actions import LOAD as LOAD_ACTION
from tradewinds.games.jamaica.actions import PAY as PAY_ACTION
from tradewinds.games.jamaica.actions import RETREAT as RETREAT_ACTION
from tradewinds.games.jamaica.actions import SAIL as SAIL_ACTION
from tradewinds.games.jamaica.components import (
    BACKWARD,
    COMBAT_FACES,
    COST_GOOD,
    FOOD,
    GOLD,
    GOODS,
    GUNPOWDER,
    KIND,
    KIND_LAIR,
    LADY_BETH,
    SYMBOLS,
)
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.odds import (
    Arms,
    Odds,
    answered,
    attacked,
    attacked_again,
    compared,
    defended_again,
    percent,
)
from tradewinds.games.jamaica.phases import loot, move, settle
from tradewinds.games.jamaica.phases.battle import sabre_owner, strength
from tradewinds.games.jamaica.plain import PARTS
from tradewinds.games.jamaica.refusals import decision, rule_of
from tradewinds.games.jamaica.state import ATTACK_POWDER, DEFEND_POWDER, LAIR_INDEX, SABRE_1
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.game import Note, Prompt
from tradewinds.kernel.state import Buffer, Frame, State


def prompt(state: State, seat: int) -> Prompt | None:
    """None when the seat owes nothing."""
    s = cast(Jamaica, state)
    legal = s.legal(seat)
    if not legal:
        return None
    kind = decision(s)
    frame = s.top
    return Prompt(
        kind=kind,
        rule=rule_of(s),
        args=arguments(s, kind, frame, seat),
        options=[(action, notes(s, kind, frame, seat, action)) for action in legal],
        dimmed=dimmed(s, kind, seat),
    )


def arguments(s: Jamaica, kind: str, frame: Frame, seat: int) -> dict[str, object]:
    """Numbers for the sentence in the action bar."""
    args: dict[str, object] = {}
    if kind in ("load", "empty", "pay"):
        args = {"good": GOODS[frame.what], "n": int(frame.n), "loot": kind != "pay" and frame.mask == 1}
    elif kind == "sail":
        way = "backward" if frame.what == BACKWARD else "forward"
        args = {
            "n": int(frame.n),
            "direction": way,
            "ship": int(frame.seat),
            "ghost": frame.seat >= s.players,
        }
    elif kind == "retreat":
        args = {"from": int(s.ships[seat].space)}
    elif kind == "attack":
        args = {
            "ship": int(frame.seat),
            "ghost": frame.seat >= s.players,
            "space": int(s.ships[frame.seat].space),
        }
    elif kind in ("powder", "sabre", "loot"):
        fight = s.fight()
        args = {"attacker": int(fight.attacker), "defender": int(fight.defender)}
        if kind == "powder":
            attacking = frame.n == ATTACK_POWDER
            args["attacking"] = attacking
            args["have"] = int(s.ships[seat].total(GUNPOWDER))
            if not attacking:
                args["against"] = int(strength(s.ships[fight.attacker], fight.attack_roll, fight.attack_powder))
        elif kind == "sabre":
            first = frame.n == SABRE_1
            args["ship"] = int(fight.attacker if first else fight.defender)
            args["roll"] = COMBAT_FACES[fight.attack_roll if first else fight.defend_roll]
        else:
            args["ship"] = int(fight.winner)
            args["loser"] = int(loot.loser_of(fight))
            args["ghost"] = fight.winner >= s.players
    elif kind == "ghost":
        args = {"die": int(s.day if frame.n == 0 else s.night), "part": PARTS[frame.n]}
    elif kind == "place_dice":
        args = {"dice": [int(s.die_1), int(s.die_2)]}
    elif kind == "choose_card":
        args = {"day": int(s.day), "night": int(s.night)}
    if kind not in ("place_dice", "choose_card", "ghost"):
        args["part"] = PARTS[s.part]
    return args


def notes(s: Jamaica, kind: str, frame: Frame, seat: int, action: int) -> list[Note]:
    """What an answer would mean, as far as the facts that it is sure to bring do not say it; most important first."""
    if kind == "choose_card":
        card = 2 * (action - CARD)
        symbols = s.rules.box.symbols
        return [
            ("preview-day", {"symbol": SYMBOLS[symbols[card]], "die": int(s.day)}),
            ("preview-night", {"symbol": SYMBOLS[symbols[card + 1]], "die": int(s.night)}),
        ]
    if kind == "sail":
        return of_stop(s, int(frame.seat), action - SAIL_ACTION, frame)
    if kind == "retreat":
        return of_stop(s, int(frame.seat), action - RETREAT_ACTION, None)
    if kind == "attack":
        return [("preview-gunpowder", {"n": int(s.ships[action - ATTACK].total(GUNPOWDER))})]
    if kind == "powder":
        n = action - POWDER + (2 if s.ships[seat].powers & LADY_BETH else 0)
        return [of_odds(s, frame, seat, action), ("preview-strength", {"min": 2 + n, "max": 10 + n})]
    if kind == "sabre":
        return [of_odds(s, frame, seat, action)]
    if kind == "pay" and action != PAY_SMALLEST:
        rest = int(frame.n) - (action - PAY_ACTION) % 6 - 1
        return [("preview-rest", {"n": rest, "good": GOODS[frame.what]})]
    if kind == "loot" and LOOT_HOLD <= action < LOOT_POWER:
        return of_looted_hold(s, action - LOOT_HOLD)
    return []


def of_odds(s: Jamaica, frame: Frame, seat: int, action: int) -> Note:
    """The chance to win with this answer; while the defender's gunpowder is open, with none of it and with all."""
    attacking = seat == s.fight().attacker
    spared, spent = (odds if attacking else odds.turned() for odds in answer_odds(s, frame, action, attacking))
    if spared == spent:
        return ("preview-odds", {"win": percent(spared.win), "tie": percent(spared.tie)})
    powder = int(s.ships[s.fight().defender].total(GUNPOWDER))
    return ("preview-odds-open", {"win": percent(spared.win), "answered": percent(spent.win), "n": powder})


def answer_odds(s: Jamaica, frame: Frame, action: int, attacking: bool) -> tuple[Odds, Odds]:
    """How the battle would end for the attacker after this answer: with no gunpowder in defence, and with all of it."""
    fight = s.fight()
    attacker, defender = s.ships[fight.attacker], s.ships[fight.defender]
    stage = frame.n
    attack, defence = int(fight.attack_powder), int(fight.defend_powder)
    if stage == ATTACK_POWDER:
        attack = action - POWDER
    elif stage == DEFEND_POWDER:
        defence = action - POWDER
    attack += 2 if attacker.powers & LADY_BETH else 0
    defence += 2 if defender.powers & LADY_BETH else 0
    owner = sabre_owner(s, fight)
    sabre = 0 if owner < 0 else 1 if owner == fight.attacker else -1
    roll, again = int(fight.attack_roll), action == SABRE_REROLL

    def odds(arms: Arms) -> Odds:
        if stage == ATTACK_POWDER:
            return attacked(arms)
        if stage == SABRE_1:
            return attacked_again(arms) if again else answered(arms, roll)
        if stage == DEFEND_POWDER:
            return answered(arms, roll)
        return defended_again(arms, roll) if again else compared(roll, int(fight.defend_roll), arms.ahead)

    arms = Arms(attack - defence, sabre, 1 if attacking else -1)
    spared = odds(arms)
    if stage > SABRE_1:
        return spared, spared
    return spared, odds(arms._replace(ahead=arms.ahead - int(defender.total(GUNPOWDER))))


def of_stop(s: Jamaica, who: int, space: int, frame: Frame | None) -> list[Note]:
    """Where a ship would stop: the finish, or first a battle, then a treasure, the cost, or where a shortage leads."""
    ship = s.ships[who]
    if frame is not None and space == 0 and move.stops_at_finish(ship.space, ship.lap, frame.what, frame.n):
        return [("preview-finish", {})]
    if space == 0:
        return [("preview-free", {})]
    told: list[Note] = []
    others = [i for i, other in enumerate(s.ships) if i != who and other.space == space]
    if others:
        told.append(("preview-battle", {"battle": others}))
    if KIND[space] == KIND_LAIR:
        there = (s.tokens >> LAIR_INDEX[space]) & 1
        told.append(("preview-treasure" if there else "preview-no-treasure", {}))
        return told
    if who >= s.players:
        return told
    good, cost = int(COST_GOOD[space]), int(s.rules.costs[space])
    price: dict[str, object] = {"n": cost, "good": GOODS[good]}
    if ship.total(good) >= cost:
        told.append(("preview-cost", price))
    else:
        gold = 0 if good == GOLD else int(ship.total(GOLD))
        food = 0 if good == FOOD else int(ship.total(FOOD))
        out = Buffer(8)
        settle.payable_behind(s, space, gold, food, out)
        back = [int(out.items[i]) - RETREAT_ACTION for i in range(int(out.n))]
        told.append(("preview-shortage", {**price, "back": back}))
    return told


def of_looted_hold(s: Jamaica, h: int) -> list[Note]:
    """Whether the load needs a hold to be cleared, or goes to the bank."""
    fight = s.fight()
    loser = s.ships[loot.loser_of(fight)]
    if fight.winner >= s.players:
        return [("preview-bank", {})] if loser.good[h] != GOLD else []
    ship = s.ships[fight.winner]
    return [("preview-must-empty", {})] if all(ship.good[i] for i in range(int(ship.holds()))) else []


def dimmed(s: Jamaica, kind: str, seat: int) -> list[tuple[int, IllegalAction]]:
    """What a person might look for and may not do, with the reason."""
    wanted: list[int] = []
    if kind in ("load", "empty"):
        base = LOAD_ACTION if kind == "load" else EMPTY_HOLD
        wanted = [base + h for h in range(int(s.ships[seat].holds()))]
    elif kind == "loot":
        fight = s.fight()
        loser = s.ships[loot.loser_of(fight)]
        wanted = [LOOT_HOLD + h for h in range(6) if loser.good[h]]
        wanted += [LOOT_POWER + card for card in range(4) if (loser.powers >> card) & 1]
        wanted.append(LOOT_NOTHING)
    refused = ((action, s.why_not(seat, action)) for action in wanted)
    return [(action, reason) for action, reason in refused if reason is not None]
