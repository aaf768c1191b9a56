"""Why an action is not legal now, each time with the rule that says so."""

from __future__ import annotations

from typing import Final

from tradewinds.games.puertorico.actions import (
    ACTIONS,
    BOHIO_CITIZEN,
    BUILD,
    CAPTURE,
    CARD,
    EXTRA,
    HOSPITAL_ON,
    KEEP,
    KEEP_KIND,
    LOAD,
    OUTPOST,
    PASS,
    PENSION,
    PLUNDER,
    POACH,
    RAID,
    ROLE,
    SELECT,
    SELL,
    SMALL_WHARF_LOAD,
    SMALLEST_SHIP,
    TAKE,
    WHARF_LOAD,
)
from tradewinds.games.puertorico.components import (
    ACHIEVEMENTS,
    BOHIO,
    BUILDINGS,
    CITY,
    COMMERCIAL,
    EXPANSION,
    GOODS,
    LARGE_TAILOR_SHOP,
    MERCHANT_OUTPOST,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    ROLES,
    SIZE,
    SMALL_WHARF,
    SMUGGLER,
    TILES,
    TRADING_SPACES,
    WHARF,
)
from tradewinds.games.puertorico.phases import builder, captain, opening, planter
from tradewinds.games.puertorico.state import FRAMES, PuertoRicoState
from tradewinds.games.puertorico.trade import carrying
from tradewinds.kernel.errors import IllegalAction

RULES: Final = {
    "round": "PR-3.2",
    "hacienda": "PR-12.6",
    "tile": "PR-4.1",
    "hospital": "PR-12.8",
    "second_tile": "PR-14.12",
    "second_hospital": "PR-14.13",
    "park": "PR-15.12",
    "privilege": "PR-5.2",
    "villa": "PR-15.15",
    "picking": "PR-15.4",
    "staffing": "PR-5.4",
    "slots": "PR-5.5",
    "occupant": "PR-15.7",
    "building": "PR-6.1",
    "overpaying": "PR-R.14",
    "paying": "PR-14.11",
    "schooling": "PR-12.14",
    "produce": "PR-7.1",
    "extra": "PR-7.6",
    "trading": "PR-8.1",
    "shipping": "PR-9.3",
    "small_shipping": "PR-14.19",
    "pensioning": "PR-15.14",
    "storing": "PR-9.14",
    "smuggling": "PR-16.3",
    "poaching": "PR-16.6",
    "dismissing": "PR-16.11",
    "forest": "PR-14.7",
    "rewarding": "PR-17.3",
    "window": "PR-14.16",
    "gaining": "PR-R.65",
    "selecting": "PR-14.2",
    "dealing": "PR-19.1",
    "draft": "PR-19.6",
}
"""The kinds of decision, with the rule that asks for each."""

FAMILIES: Final = {
    "role": ["round"],
    "take": ["tile", "second_tile"],
    "draw": ["hacienda"],
    "lay": ["forest"],
    "hospital": ["hospital", "second_hospital"],
    "remove": ["park", "trading"],
    "accept": ["privilege", "villa", "schooling", "gaining"],
    "person": ["picking"],
    "staffing": ["staffing"],
    "staff": ["slots", "rewarding"],
    "empty": ["slots"],
    "occupant": ["occupant"],
    "build": ["building"],
    "overpay": ["overpaying"],
    "give": ["paying"],
    "produce": ["produce"],
    "extra": ["extra"],
    "sell": ["trading"],
    "outpost": ["trading"],
    "zoning": ["trading"],
    "load": ["shipping"],
    "wharf": ["shipping"],
    "small_wharf": ["shipping", "small_shipping"],
    "pension": ["pensioning"],
    "keep_kind": ["storing"],
    "keep": ["storing"],
    "raid": ["smuggling"],
    "plunder": ["smuggling"],
    "poach": ["smuggling", "poaching"],
    "dismiss": ["dismissing"],
    "capture": ["smuggling"],
    "select": ["selecting"],
    "card": ["dealing", "draft"],
}
"""The decisions that a family of actions answers."""


def decision(s: PuertoRicoState, seat: int) -> str:
    """The kind of the present decision of a seat."""
    frame = s.frames[-1]
    kind = FRAMES[frame.kind]
    if kind == "planting":
        return ["hacienda", "tile", "hospital", "second_tile", "second_hospital", "park"][frame.what]
    if kind == "recruiting":
        return "privilege" if frame.what == 0 else "villa"
    if kind == "staffing":
        return ["", "staffing", "slots", "slots", "occupant"][s.boards[seat].staffing]
    if kind == "crafting":
        return "produce" if frame.what == 1 else "extra"
    if kind == "poaching" and frame.what == 100:
        return "dismissing"
    if kind == "dealing":
        return "draft" if frame.what == 1 else "dealing"
    return kind


def rule_now(s: PuertoRicoState) -> str:
    """The rule that asks for the present decision, for a seat that does not owe it."""
    if s.over:
        return "PR-11.1"
    return RULES[decision(s, s.seats_to_act()[0])]


def no(key: str, rule: str, params: dict[str, object]) -> IllegalAction:
    return IllegalAction(f"refusal-{key}", params, rule)


def why_not(s: PuertoRicoState, seat: int, action: int) -> IllegalAction:
    text = ACTIONS.text(action)
    family = text.split(":")[0]
    asked = decision(s, seat)
    if family == "bohio":
        return why_not_bohio(s, seat, action)
    if action == PASS:
        return why_not_pass(asked)
    if asked not in FAMILIES[family]:
        return no("not-now", RULES[asked], {"action": text, "asked": asked})
    if asked == "round":
        return why_not_role(s, seat, action - ROLE)
    if family == "take":
        return why_not_take(s, seat, action - TAKE)
    if family == "build":
        return why_not_build(s, seat, action - BUILD)
    if asked == "trading":
        return why_not_trade(s, seat, action, family)
    if asked == "shipping":
        return why_not_load(s, seat, action, family)
    if asked == "smuggling":
        return why_not_smuggle(s, seat, action, family)
    if asked == "selecting":
        return why_not_select(s, action - SELECT)
    if family == "hospital":
        if action - HOSPITAL_ON == 6:
            return no("hospital-portrait", "PR-14.10", {})
        return no("hospital-tile", "PR-12.8", {"tile": TILES[action - HOSPITAL_ON]})
    if family == "extra":
        good = action - EXTRA
        made = s.boards[seat].tally[good] > 0
        return no("supply-empty" if made else "not-produced", "PR-7.6", {"good": GOODS[good]})
    if family in ("staff", "empty"):
        return why_not_staff(s, seat, text, family, asked)
    if family == "pension":
        return no("no-crate", "PR-15.14", {"good": GOODS[action - PENSION]})
    if family in ("keep", "keep_kind"):
        good = action - (KEEP if family == "keep" else KEEP_KIND)
        if s.boards[seat].goods[good] == 0:
            return no("no-crate", "PR-9.14", {"good": GOODS[good]})
        if family == "keep_kind" and s.frames[-1].what == 0:
            return no("storage-full", "PR-12.7", {"good": GOODS[good]})
        return no("not-possible", "PR-9.14", {"action": text})  # kept already, or its turn is over (PR-R.29)
    if family == "card":
        return no("not-your-card", "PR-19.1", {"card": ACHIEVEMENTS[action - CARD]})
    if family == "give":
        return no("cannot-give", "PR-14.11", {"action": text})
    return no("not-possible", RULES[asked], {"action": text})


def why_not_staff(s: PuertoRicoState, seat: int, text: str, family: str, asked: str) -> IllegalAction:
    """No slot there; or the other sort of slot is asked for, or one at a later place (see `staffing`)."""
    place = ACTIONS.ids[text] - ACTIONS.ids[f"{family}:corn"]
    if place >= PLACES or s.boards[seat].room(place) == 0:
        return no("no-slot", "PR-5.5", {"place": PLACE_NAMES[place]})
    return no("not-possible", RULES[asked], {"action": text})


def why_not_pass(asked: str) -> IllegalAction:
    if asked == "round":
        return no("must-choose-role", "PR-3.2", {})
    if asked == "shipping":
        return no("must-load", "PR-9.3", {})
    return no("must-answer", RULES[asked], {"asked": asked})


def why_not_bohio(s: PuertoRicoState, seat: int, action: int) -> IllegalAction:
    board = s.boards[seat]
    if not board.active(BOHIO):
        return no("no-bohio", "PR-14.16", {})
    place = (action - BOHIO_CITIZEN) if action >= BOHIO_CITIZEN else (action - BOHIO_CITIZEN + 51)
    return no("no-slot", "PR-14.16", {"place": PLACE_NAMES[place]})


def why_not_role(s: PuertoRicoState, seat: int, role: int) -> IllegalAction:
    if not (s.roles >> role) & 1:
        return no("role-not-here", "PR-13.4" if s.players == 2 else "PR-2.5", {"role": ROLES[role]})
    if role == SMUGGLER and s.marker == seat and not (s.taken >> role) & 1:
        return no("has-marker", "PR-16.2", {})
    return no("role-taken", "PR-3.1", {"role": ROLES[role]})


def why_not_take(s: PuertoRicoState, seat: int, kind: int) -> IllegalAction:
    if kind == QUARRY:
        if s.quarries == 0:
            return no("no-quarry-left", "PR-4.5", {})
        if s.frames[-1].what == planter.SECOND_TILE:
            return no("no-second-quarry", "PR-14.12", {})
        return no("no-quarry-right", "PR-4.2", {})
    return no("not-on-offer", "PR-4.1", {"tile": TILES[kind]})


def why_not_build(s: PuertoRicoState, seat: int, building: int) -> IllegalAction:
    board = s.boards[seat]
    told: dict[str, object] = {"building": BUILDINGS[building]}
    if board.owns(building):
        return no("own-already", "PR-6.5", told)
    if s.tray[building] == 0:
        in_game = any(s.boards[i].owns(building) for i in range(int(s.players)))
        return no("sold-out" if in_game else "not-in-tray", "PR-6.1", told)
    if board.spaces + SIZE[building] > CITY:
        return no("no-space", "PR-6.6", told)
    price = int(builder.price(s, board, building, builder.flat_discount(s, seat)))
    return no("too-dear", "PR-6.2", {**told, "price": price, "coins": int(board.coins)})


def why_not_trade(s: PuertoRicoState, seat: int, action: int, family: str) -> IllegalAction:
    board = s.boards[seat]
    frame = s.frames[-1]
    if family in ("sell", "outpost"):
        good = action - (SELL if family == "sell" else OUTPOST)
        told: dict[str, object] = {"good": GOODS[good]}
        if frame.mask & 1:
            return no("sold-already", "PR-8.1", told)
        if board.goods[good] == 0:
            return no("no-crate", "PR-8.1", told)
        if family == "outpost":
            return no("no-outpost", "PR-14.17", {**told, "building": BUILDINGS[MERCHANT_OUTPOST]})
        if s.house_count() >= TRADING_SPACES:
            return no("house-full", "PR-8.4", told)
        return no("kind-there", "PR-8.3", told)
    return no("no-zoning", "PR-15.10", {})


def why_not_load(s: PuertoRicoState, seat: int, action: int, family: str) -> IllegalAction:
    board = s.boards[seat]
    if family == "wharf":
        good = action - WHARF_LOAD
        if board.goods[good] == 0:
            return no("no-crate", "PR-12.16", {"good": GOODS[good]})
        return no("no-wharf", "PR-12.16", {"building": BUILDINGS[WHARF]})
    if family == "small_wharf":
        if not captain.small_wharf_open(s, board):
            return no("no-wharf", "PR-14.19", {"building": BUILDINGS[SMALL_WHARF]})
        good = (action - SMALL_WHARF_LOAD) // 11 if action < PENSION - 1 else 0
        return no("no-crate", "PR-14.19", {"good": GOODS[good]})
    good, size = divmod(action - LOAD, 5)
    size += SMALLEST_SHIP
    told: dict[str, object] = {"good": GOODS[good], "ship": size}
    ships = [i for i in range(3) if s.ship_size[i] == size]
    if not ships:
        return no("no-such-ship", "PR-13.5" if s.players == 2 else "PR-2.6", told)
    ship = ships[0]
    if board.goods[good] == 0:
        return no("no-crate", "PR-9.2", told)
    there = int(carrying(s, good))
    if s.ship_good[ship] >= 0 and s.ship_good[ship] != good:
        return no("ship-other-kind", "PR-9.4", {**told, "there": GOODS[s.ship_good[ship]]})
    if there >= 0 and there != ship:
        return no("kind-on-other-ship", "PR-9.5", {**told, "other": int(s.ship_size[there])})
    if s.ship_load[ship] == s.ship_size[ship]:
        return no("ship-full", "PR-9.6", told)
    return no("larger-ship", "PR-9.8", told)


def why_not_smuggle(s: PuertoRicoState, seat: int, action: int, family: str) -> IllegalAction:
    if family == "raid":
        return no("ship-empty", "PR-16.4", {"ship": (action - RAID) // 4 + SMALLEST_SHIP})
    if action == PLUNDER:
        return no("house-empty", "PR-16.5", {})
    if action == POACH or family == "poach":
        return no("register-too-small", "PR-16.6", {"n": int(s.players)})
    if s.rules.puertomas:
        return no("no-capture", "PR-22.4", {})
    return no("role-taken", "PR-16.7", {"role": ROLES[action - CAPTURE]})


def why_not_select(s: PuertoRicoState, building: int) -> IllegalAction:
    told: dict[str, object] = {"building": BUILDINGS[building]}
    if s.tray[building] > 0 and COMMERCIAL[building] == 0 and building != LARGE_TAILOR_SHOP:
        return no("always-there", "PR-14.1", told)
    if s.tray[building] > 0:
        return no("selected-already", "PR-14.2", told)
    if EXPANSION[building] and not (s.rules.new_buildings if EXPANSION[building] == 1 else s.rules.citizens):
        return no("set-not-in-game", "PR-14.4", told)
    if opening.pair_taken(s, building):
        return no("pair-limit", "PR-20.4", told)
    return no("no-tray-space", "PR-14.3", {**told, "cost": int(s.rules.costs[building])})
