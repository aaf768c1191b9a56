"""What a seat is asked and what each answer would change, as far as that seat may know."""

# tradewinds: interpreted

from __future__ import annotations

from typing import cast

from tradewinds.games.jamaica.actions import (
    ATTACK,
    CARD,
    DAY_DIE,
    EMPTY_HOLD,
    LOOT_HOLD,
    LOOT_NOTHING,
    LOOT_POWER,
    PAY_SMALLEST,
    POWDER,
)
from tradewinds.games.jamaica.actions import LOAD as LOAD_ACTION
from tradewinds.games.jamaica.actions import PAY as PAY_ACTION
from tradewinds.games.jamaica.actions import RETREAT as RETREAT_ACTION
from tradewinds.games.jamaica.actions import SAIL as SAIL_ACTION
from tradewinds.games.jamaica.components import (
    BACKWARD,
    CARD_SYMBOL,
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
    TREASURES,
)
from tradewinds.games.jamaica.match import Jamaica
from tradewinds.games.jamaica.phases import loot, move, settle
from tradewinds.games.jamaica.phases.battle import strength
from tradewinds.games.jamaica.plain import PARTS
from tradewinds.games.jamaica.refusals import decision, rule_of
from tradewinds.games.jamaica.state import ATTACK_POWDER, LAIR_INDEX, SABRE_1
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.game import Prompt
from tradewinds.kernel.state import Buffer, Frame, State


def prompt(state: State, seat: int) -> Prompt | None:
    """None when the seat owes nothing."""
    s = cast(Jamaica, state)
    legal = s.legal(seat)
    if not legal:
        return None
    kind = decision(s)
    frame = s.frames[-1]
    return Prompt(
        kind=kind,
        rule=rule_of(s),
        args=arguments(s, kind, frame, seat),
        options=[(action, preview(s, kind, frame, seat, action)) for action in legal],
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


def preview(s: Jamaica, kind: str, frame: Frame, seat: int, action: int) -> dict[str, object]:
    if kind == "place_dice":
        day = action - DAY_DIE + 1
        return {"day": day, "night": int(s.die_1 + s.die_2) - day}
    if kind == "choose_card":
        card = action - CARD
        return {
            "day": SYMBOLS[CARD_SYMBOL[2 * card]],
            "day_die": int(s.day),
            "night": SYMBOLS[CARD_SYMBOL[2 * card + 1]],
            "night_die": int(s.night),
        }
    if kind == "load":
        return {"hold": action - LOAD_ACTION + 1, "good": GOODS[frame.what], "n": int(frame.n)}
    if kind == "empty":
        ship = s.ships[seat]
        h = action - EMPTY_HOLD
        return {
            "hold": h + 1,
            "good": GOODS[ship.good[h]],
            "amount": int(ship.amount[h]),
            "load_good": GOODS[frame.what],
            "load_n": int(frame.n),
        }
    if kind == "sail":
        return stop_preview(s, int(frame.seat), action - SAIL_ACTION, frame)
    if kind == "retreat":
        return stop_preview(s, int(frame.seat), action - RETREAT_ACTION, None)
    if kind == "attack":
        target = s.ships[action - ATTACK]
        return {"ship": action - ATTACK, "gunpowder": int(target.total(GUNPOWDER))}
    if kind == "powder":
        n = action - POWDER
        bonus = 2 if s.ships[seat].powers & LADY_BETH else 0
        return {"n": n, "strength_min": 2 + n + bonus, "strength_max": 10 + n + bonus}
    if kind == "pay":
        return pay_preview(s, frame, action)
    if kind == "loot":
        return loot_preview(s, action)
    return {}


def stop_preview(s: Jamaica, who: int, space: int, frame: Frame | None) -> dict[str, object]:
    """What stopping there means: the finish, a battle, the cost, a treasure, a shortage and where it would lead."""
    ship = s.ships[who]
    finish = frame is not None and space == 0 and move.stops_at_finish(ship.space, ship.lap, frame.what, frame.n)
    seen: dict[str, object] = {"space": space, "finish": finish}
    if finish or space == 0:
        return seen
    others = [i for i, other in enumerate(s.ships) if i != who and other.space == space]
    if others:
        seen["battle"] = others
    if KIND[space] == KIND_LAIR:
        seen["treasure"] = bool((s.tokens >> LAIR_INDEX[space]) & 1)
        return seen
    if who >= s.players:
        return seen
    good, cost = int(COST_GOOD[space]), int(s.rules.costs[space])
    have = int(ship.total(good))
    seen.update(good=GOODS[good], cost=cost, can_pay=have >= cost)
    if have < cost:
        gold = 0 if good == GOLD else int(ship.total(GOLD))
        food = 0 if good == FOOD else int(ship.total(FOOD))
        out = Buffer(8)
        settle.payable_behind(s, space, gold, food, out)
        seen["shortage"] = [int(out.items[i]) - RETREAT_ACTION for i in range(int(out.n))]
    return seen


def pay_preview(s: Jamaica, frame: Frame, action: int) -> dict[str, object]:
    if action == PAY_SMALLEST:
        trial = s.copy()
        settle.pay_smallest(trial, trial.frames[-1])
        ship = trial.ships[frame.seat]
        left = [f"{GOODS[ship.good[h]]} {ship.amount[h]}" if ship.good[h] else "-" for h in range(int(ship.holds()))]
        return {"holds": left}
    h, k = divmod(action - PAY_ACTION, 6)
    return {"hold": h + 1, "n": k + 1, "good": GOODS[frame.what], "rest": int(frame.n) - k - 1}


def loot_preview(s: Jamaica, action: int) -> dict[str, object]:
    if LOOT_HOLD <= action < LOOT_POWER:
        fight = s.fight()
        loser = s.ships[loot.loser_of(fight)]
        h = action - LOOT_HOLD
        seen: dict[str, object] = {"hold": h + 1, "good": GOODS[loser.good[h]], "n": int(loser.amount[h])}
        if fight.winner >= s.players:
            seen["to_bank"] = loser.good[h] != GOLD
        else:
            ship = s.ships[fight.winner]
            seen["must_empty"] = all(ship.good[i] for i in range(int(ship.holds())))
        return seen
    if LOOT_POWER <= action < LOOT_POWER + 4:
        return {"card": TREASURES[action - LOOT_POWER]}
    return {}


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
