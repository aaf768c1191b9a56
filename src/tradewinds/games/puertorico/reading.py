"""The table read aloud, line by line: for the terminal, and for whoever listens instead of looking."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tradewinds.games.puertorico.components import GOODS
from tradewinds.games.puertorico.view import BoardView, GoalView, PlaceView, PuertomaView, PuertoRicoView, RoleView
from tradewinds.kernel.game import OptionValue
from tradewinds.kernel.reading import Name, Say

PHASES = {"opening": "setup", "over": "game_over"}
"""Phases of the view whose words have another name."""


def seats(say: Say, players: int, options: Mapping[str, OptionValue]) -> list[str]:
    """What the players are called, seat by seat; Puertomas sit after all people (PR-21.2)."""
    automas = int(options["puertomas"] or 0)
    people = [say("word-seat", n=seat + 1) for seat in range(players - automas)]
    if automas == 1:
        return [*people, say("read-puertoma")]
    return people + [say("read-puertoma-n", n=n + 1) for n in range(automas)]


def board(view: PuertoRicoView, say: Say, name: Name, *, whole: bool = False) -> list[str]:
    """Round and phase, roles, what can be taken, sold, loaded and built; with `whole`, what each building does."""
    phase = say(f"phase-{PHASES.get(view.phase, view.phase)}")
    lines = [say("read-round", round=view.round, governor=name(view.governor), phase=phase)]
    if view.chooser is not None and view.phase not in ("choose_role", "over"):
        lines.append(say("read-chosen-by", name=name(view.chooser)))
    lines += roles(view, say, name)
    tiles = [say(f"tile-{kind}") for kind in view.offer if kind is not None]
    lines.append(say("read-offer", tiles=listed(tiles, say), n=view.quarries))
    discarded = [f"{n} × {say(f'tile-{kind}')}" for kind, n in view.discard.items() if n]
    lines.append(say("read-bag", n=view.bag, tiles=listed(discarded, say)))
    lines.append(say("read-register", people=people(view.register_workers, view.register_citizens, say)))
    lines.append(say("read-people-supply", people=people(view.supply_workers, view.supply_citizens, say)))
    lines.append(say("read-supply", goods=amounts(view.supply, say)))
    lines.append(say("read-vp-pool", n=view.vp_pool))
    sold = [say(f"word-{good}") for good in view.house]
    lines.append(say("read-house", goods=listed(sold, say), n=view.house_spaces - len(view.house)))
    for ship in view.ships:
        cargo = say(f"amount-{ship.good}", n=ship.count) if ship.good is not None else say("read-none")
        lines.append(say("read-ship", size=ship.size, goods=cargo))
    lines += tray(view, say, whole=whole)
    lines += [goal(one, say) for one in view.goals]
    if view.tracker is not None:
        lines.append(say("read-tracker", role=say(f"role-{view.tracker}")))
    lines += [say("read-trigger", trigger=say(f"trigger-{trigger}")) for trigger in view.triggers]
    if view.cards:
        lines.append(say("read-cards", cards=achievements(view.cards, say)))
    return lines


def me(view: PuertoRicoView, say: Say, name: Name) -> list[str]:
    """The reader's own board."""
    return player(view.boards[view.seat], say, name) if view.seat is not None else []


def others(view: PuertoRicoView, say: Say, name: Name) -> list[str]:
    """All other boards, as far as the reader may see."""
    return [line for one in view.boards if one.seat != view.seat for line in player(one, say, name)]


def roles(view: PuertoRicoView, say: Say, name: Name) -> list[str]:
    free = [role(one, say) for one in view.roles if not one.taken]
    taken = [say(f"role-{one.role}") for one in view.roles if one.taken]
    lines = [say("read-roles", roles=listed(free, say)), say("read-roles-taken", roles=listed(taken, say))]
    if not view.over:
        lines.append(say("read-picks", n=view.picks_left))
    if view.captured is not None:
        lines.append(say("read-captured", role=say(f"role-{view.captured}")))
    if view.marker is not None:
        lines.append(say("read-marker", name=name(view.marker)))
    return lines


def role(one: RoleView, say: Say) -> str:
    called = say(f"role-{one.role}")
    return say("read-role-coins", role=called, coins=say("amount-coins", n=one.coins)) if one.coins else called


def tray(view: PuertoRicoView, say: Say, *, whole: bool) -> list[str]:
    told = []
    for one in view.tray:
        if one.left:
            args = {
                "building": say(f"building-{one.building}"),
                "cost": say("amount-coins", n=one.cost),
                "n": one.left,
            }
            if whole:
                told.append(say("read-tray-help", help=say(f"building-{one.building}-help"), **args))
            else:
                told.append(say("read-tray-one", **args))
    return told if whole else [say("read-tray", buildings="; ".join(told) or say("read-none"))]


def goal(one: GoalView, say: Say) -> str:
    shown = [say(f"word-tile-{kind}") for kind in one.plantations]
    shown += [say(f"word-{good}") for good in one.goods]
    shown += [say(f"building-{one.building}")] if one.building else []
    called, how = say(f"festival-{one.goal}"), say("festival-open" if one.open else "festival-done")
    if not shown:
        return say("read-goal-plain", goal=called, state=how)
    return say("read-goal", goal=called, shown=listed(shown, say), state=how)


def player(one: BoardView, say: Say, name: Name) -> list[str]:
    who, coins, goods = name(one.seat), say("amount-coins", n=one.coins), amounts(one.goods, say)
    if one.vp is None:
        lines = [say("read-player-hidden", name=who, coins=coins, goods=goods)]
    else:
        lines = [say("read-player", name=who, coins=coins, vp=say("amount-vp", n=one.vp), goods=goods)]
    if one.puertoma is not None:
        lines += puertoma(one, one.puertoma, say)
    else:
        tiles = [tile(place, say) for place in one.countryside]
        tiles += [say("read-forests", n=one.forests)] if one.forests else []
        lines.append(
            say("read-countryside", used=one.tiles_used, spaces=one.tiles_spaces, tiles=listed(tiles, say, "; "))
        )
        houses = [building(place, say) for place in one.city]
        lines.append(say("read-city", used=one.city_used, spaces=one.city_spaces, buildings=listed(houses, say, "; ")))
        lines.append(say("read-idle", people=people(one.idle_workers, one.idle_citizens, say)))
    if any(one.produced.values()):
        lines.append(say("read-produced", goods=amounts(one.produced, say)))
    if one.staffing:
        lines.append(say("read-staffing"))
    if one.achievements:
        lines.append(say("read-achievements", cards=achievements(one.achievements, say)))
    elif one.achievement_count:
        lines.append(say("read-achievements-hidden", n=one.achievement_count))
    if one.completed:
        done = [say(f"achievement-{card}") for card in one.completed]
        lines.append(say("read-completed", cards=listed(done, say)))
    return lines


def puertoma(one: BoardView, automa: PuertomaView, say: Say) -> list[str]:
    """A Puertoma has a board of its own: spaces per kind, levels, abilities (chapter 21)."""
    kinds = [
        say(
            "read-puertoma-kind",
            place=say(f"tile-{GOODS[kind]}"),
            spaces=listed((say("read-puertoma-space", n=n, slots=automa.slots[kind]) for n in filled), say),
        )
        for kind, filled in enumerate(automa.spaces)
        if filled
    ]
    lines = [say("read-puertoma-plantations", kinds=listed(kinds, say, "; "))]
    beyond = automa.third | {place.place: place.count for place in one.countryside if place.place == "quarry"}
    third = [f"{n} × {say(f'tile-{kind}')}" for kind, n in beyond.items() if n]
    if third:
        lines.append(say("read-puertoma-third", tiles=listed(third, say)))
    levels = [
        say("read-puertoma-level", level=say("puertoma-level", level=level), n=n)
        for level, n in enumerate(automa.levels, 1)
    ]
    lines.append(say("read-puertoma-levels", levels=listed(levels, say, "; ")))
    houses = [say(f"building-{place.place}") for place in one.city]
    lines.append(say("read-city", used=one.city_used, spaces=one.city_spaces, buildings=listed(houses, say, "; ")))
    lines.append(say("read-vp-area", people=people(one.idle_workers, one.idle_citizens, say)))
    turned = [say(f"ability-{ability}") for ability in automa.abilities if ability is not None]
    lines.append(say("read-puertoma-abilities", abilities=listed(turned, say, "; ")))
    if automa.working:
        working = [say(f"ability-{ability}") for ability in automa.working]
        lines.append(say("read-puertoma-working", abilities=listed(working, say, "; ")))
    if automa.reserve is not None:
        lines.append(say("read-puertoma-reserve", building=say(f"building-{automa.reserve}")))
    return lines


def tile(place: PlaceView, say: Say) -> str:
    return say(
        "read-tile", n=place.count, place=say(f"tile-{place.place}"), people=people(place.workers, place.citizens, say)
    )


def building(place: PlaceView, say: Say) -> str:
    called = say(f"building-{place.place}")
    if not place.slots:
        return say("read-building-plain", place=called)
    return say("read-building", place=called, slots=place.slots, people=people(place.workers, place.citizens, say))


def people(workers: int, citizens: int, say: Say) -> str:
    told = [say("amount-workers", n=workers)] if workers else []
    told += [say("amount-citizens", n=citizens)] if citizens else []
    return say("word-separator").join(told) or say("read-nobody")


def achievements(cards: Iterable[str], say: Say) -> str:
    """Title and condition: nobody knows all thirty by heart."""
    return " ".join(
        say("read-achievement", card=say(f"achievement-{card}"), help=say(f"achievement-{card}-help")) for card in cards
    )


def amounts(goods: Mapping[str, int], say: Say) -> str:
    return listed((say(f"amount-{good}", n=n) for good, n in goods.items() if n), say)


def listed(items: Iterable[str], say: Say, between: str = "") -> str:
    return (between or say("word-separator")).join(items) or say("read-none")
