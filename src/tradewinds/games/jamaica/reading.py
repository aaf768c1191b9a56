"""The table read aloud, line by line: for the terminal, and for whoever listens instead of looking."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping

from tradewinds.games.jamaica.components import COST_GOOD, GOODS, KIND, KINDS, NEXT, PIRATES, PREV, SPACES
from tradewinds.games.jamaica.loading import box
from tradewinds.games.jamaica.view import BattleView, JamaicaView, ShipView
from tradewinds.kernel.content import known
from tradewinds.kernel.game import OptionValue
from tradewinds.kernel.reading import Name, Say

AHEAD = 12
"""How far two dice carry a ship."""


def seats(say: Say, players: int, options: Mapping[str, OptionValue]) -> list[str]:
    """What the players are called, seat by seat."""
    return [say(f"pirate-{pirate}") for pirate in PIRATES[:players]]


def board(view: JamaicaView, say: Say, name: Name, *, whole: bool = False) -> list[str]:
    """The round, the dice, the ships in race order, treasures, a battle; the spaces near the reader's ship, or all."""
    lines = [say("read-round", round=view.round, captain=name(view.captain))]
    if view.day is not None:
        lines.append(say("read-dice", day=view.day, night=view.night))
    elif any(view.dice):
        lines.append(say("read-dice-unplaced", dice=", ".join(map(str, view.dice))))
    lines += [position(view, ship, say, name) for ship in sorted(view.ships, key=lambda ship: (ship.rank, ship.ship))]
    if view.tokens:
        lines.append(say("read-treasures", spaces=", ".join(space(n, say) for n in view.tokens), pile=view.pile))
    else:
        lines.append(say("read-treasures-none"))
    if view.bank is not None:
        lines.append(say("read-bank", goods=", ".join(amount(g, n, say) for g, n in view.bank.items())))
    if view.battle is not None:
        lines += battle(view.battle, say, name)
    if whole:
        lines += [described(view, n, say, name) for n in range(SPACES)]
    elif view.seat is not None:
        lines += near(view, view.ships[view.seat].space, say, name)
    return lines


def me(view: JamaicaView, say: Say, name: Name) -> list[str]:
    """The reader's own ship, holds, cards and treasures."""
    if view.seat is None:
        return []
    ship = view.ships[view.seat]
    lines = [position(view, ship, say, name), holds(ship, say)]
    lines.append(say("read-hand", cards=cards(ship.hand or [], say)))
    if ship.laid is not None:
        lines.append(say("read-laid", card=say(f"card-{ship.laid}")))
    lines += treasures(ship, say)
    lines.append(say("read-deck", n=ship.deck_count, cards=cards(ship.discard, say)))
    return lines


def others(view: JamaicaView, say: Say, name: Name) -> list[str]:
    """All other ships, as far as the reader may see."""
    lines: list[str] = []
    for ship in view.ships:
        if ship.ship == view.seat:
            continue
        lines += [position(view, ship, say, name), holds(ship, say)]
        lines += treasures(ship, say)
        if ship.ghost:
            continue
        if ship.laid is not None:
            lines.append(say("read-laid", card=say(f"card-{ship.laid}")))
        lines.append(say("read-hand-hidden", n=ship.hand_count))
        lines.append(say("read-deck", n=ship.deck_count, cards=cards(ship.discard, say)))
    return lines


def position(view: JamaicaView, ship: ShipView, say: Say, name: Name) -> str:
    who = name(ship.ship)
    if ship.finished:
        return say("read-ship-finished", rank=ship.rank, name=who)
    return say(
        "read-ship",
        rank=ship.rank,
        name=who,
        space=space(ship.space, say),
        cost=cost(view, ship.space, say),
        n=ship.to_finish,
    )


def holds(ship: ShipView, say: Say) -> str:
    told = [
        say("read-hold", n=i + 1, goods=amount(hold.good, hold.amount, say) if hold.good else say("word-empty"))
        for i, hold in enumerate(ship.holds)
    ]
    return say("read-holds", holds="; ".join(told))


def treasures(ship: ShipView, say: Say) -> list[str]:
    lines: list[str] = []
    if ship.powers:
        lines.append(say("read-powers", cards=", ".join(say(f"treasure-{card}") for card in ship.powers)))
    if ship.face_down:
        known = ship.treasures if ship.treasures is not None else ship.known
        names = ", ".join(say(f"treasure-{card}") for card in known) or say("read-unknown")
        lines.append(say("read-face-down", n=ship.face_down, cards=names))
    return lines


def battle(fight: BattleView, say: Say, name: Name) -> list[str]:
    lines = [say("read-battle", attacker=name(fight.attacker), defender=name(fight.defender))]
    sides = (
        (fight.attacker, fight.attack_powder, fight.attack_roll, fight.attack_strength),
        (fight.defender, fight.defend_powder, fight.defend_roll, fight.defend_strength),
    )
    for ship, powder, roll, strength in sides:
        if powder is None:
            continue
        if roll is None:
            lines.append(say("read-battle-powder", name=name(ship), n=powder))
        elif roll == "star":
            lines.append(say("read-battle-star", name=name(ship)))
        else:
            lines.append(say("read-battle-roll", name=name(ship), n=powder, roll=roll, strength=strength))
    return lines


def near(view: JamaicaView, here: int, say: Say, name: Name) -> list[str]:
    """What one or two dice could reach from here, forward and, for one die, backward."""
    lines: list[str] = []
    for key, ways, far in (("read-ahead", NEXT, AHEAD), ("read-behind", PREV, AHEAD // 2)):
        ends = [here]
        for steps in range(1, far + 1):
            ends = list(dict.fromkeys(after for end in ends for after in ways[end]))
            told = "; ".join(described(view, end, say, name) for end in ends)
            lines.append(say(key, n=steps, spaces=told))
    return lines


def described(view: JamaicaView, n: int, say: Say, name: Name) -> str:
    """A space with what it costs, what it is worth at the end, and who is there."""
    told = f"{space(n, say)}, {cost(view, n, say)}"
    worth = int((known(view.content) if view.content else box()).ends[n])
    if worth > 0 and n:
        told += f", {say('read-worth', n=worth)}"
    there = [name(ship.ship) for ship in view.ships if ship.space == n]
    if there and n:
        told += f", {say('read-there', names=', '.join(there))}"
    return told


def cost(view: JamaicaView, n: int, say: Say) -> str:
    kind = KINDS[KIND[n]]
    if kind == "lair":
        return say("read-lair-treasure" if n in view.tokens else "read-lair")
    if kind == "port_royal":
        return say("preview-free")
    return amount(GOODS[COST_GOOD[n]], view.costs[n], say)


def space(n: int, say: Say) -> str:
    return say("word-space", n=n) if n else say("word-space-0")


def amount(good: str, n: int, say: Say) -> str:
    return say(f"amount-{good}", n=n)


def cards(names: list[str], say: Say) -> str:
    return "; ".join(say(f"card-{card}") for card in names) or say("read-none")
