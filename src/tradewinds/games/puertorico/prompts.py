"""What a seat is asked and what each answer would change, as far as that seat may know."""

# tradewinds: interpreted

from __future__ import annotations

from typing import cast

from tradewinds.games.puertorico.actions import (
    ACTIONS,
    BUILD,
    CAPTURE,
    LOAD,
    OUTPOST,
    OVERPAY,
    PASS,
    ROLE,
    SELECT,
    SELL,
    SMALLEST_SHIP,
    TAKE,
    WHARF_LOAD,
    ZONING,
)
from tradewinds.games.puertorico.automa import plantations
from tradewinds.games.puertorico.board import capacity
from tradewinds.games.puertorico.components import (
    BUILDER,
    BUILDERS_YARD,
    BUILDINGS,
    CAPTAIN,
    CITY,
    COMMERCIAL,
    COUNTRYSIDE,
    CRAFTSMAN,
    FIRST_BUILDING,
    GOODS,
    HACIENDA,
    HARBOR,
    HOSPITAL,
    KINDS,
    LARGE_MARKET,
    LIGHTHOUSE,
    PLANTER,
    PUBLISHING_HOUSE,
    RECRUITER,
    ROLES,
    SIZE,
    SMALL_MARKET,
    SMUGGLER,
    TILES,
    TRADER,
    TRADING_SPACES,
)
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.phases import builder, trader
from tradewinds.games.puertorico.phases.staffing import idle, who_place
from tradewinds.games.puertorico.refusals import decision, rule_of
from tradewinds.games.puertorico.state import (
    FIRST_LOAD,
    FRAMES,
    GOODS_AT,
    ROLE_COINS_AT,
    SUPPLY_AT,
    TRAY_AT,
    Player,
    PuertoRicoState,
)
from tradewinds.games.puertorico.trade import carrying, fits
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.game import Note, Prompt
from tradewinds.kernel.state import Frame, State


def prompt(state: State, seat: int) -> Prompt | None:
    """None when the seat owes nothing."""
    s = cast(PuertoRico, state)
    legal = s.legal(seat)
    if not legal:
        return None
    kind = decision(s, seat)
    frame = s.top
    return Prompt(
        kind=kind,
        rule=rule_of(s, seat),
        args=arguments(s, kind, frame, seat),
        options=[(action, notes(s, seat, action)) for action in legal],
        dimmed=dimmed(s, kind, seat),
    )


def arguments(s: PuertoRicoState, kind: str, frame: Frame, seat: int) -> dict[str, object]:
    """Numbers for the sentence in the action bar."""
    board = s.boards[seat]
    if kind in ("slots", "staffing"):
        free = int(board.vacant)
        return {"persons": int(idle(board)), "free": free, "empty": ACTIONS.family(s.legal(seat)[0]) == "empty"}
    if kind == "occupant":
        return {"building": BUILDINGS[who_place(board) - FIRST_BUILDING]}
    if kind == "building":
        return {"coins": int(board.coins), "discount": int(builder.flat_discount(s, seat))}
    if kind in ("overpaying", "paying", "schooling"):
        return {"building": BUILDINGS[frame.what], "n": int(frame.n)}
    if kind == "forest":
        return {"tile": TILES[frame.what]}
    if kind == "extra":
        return {"n": (2 if s.doubled() else 1) - int(frame.n)}
    if kind == "storing":
        return {"kinds": int(frame.what), "singles": int(frame.n)}
    if kind in ("poaching", "pensioning", "rewarding"):
        return {"n": int(frame.n), "most": int(frame.what)}
    if kind == "gaining":
        source = BUILDINGS[frame.what] if frame.what >= 0 else "role"
        return {"source": source, "n": int(frame.n), "vp": frame.mask == 1}
    if kind == "privilege":
        return {"n": 2 if s.doubled() else 1}
    if kind == "small_shipping":
        return {"n": int(frame.n)}
    if kind == "window":
        return {"phase": ROLES[s.role] if s.role >= 0 else "", "start": FRAMES[s.frames[-2].kind] != "round"}
    return {}


def notes(s: PuertoRicoState, seat: int, action: int) -> list[Note]:
    """What an answer would mean, as far as the facts that it is sure to bring do not say it; most important first."""
    board = s.boards[seat]
    if ROLE <= action < PASS:
        return of_role(s, seat, action - ROLE)
    if BUILD <= action < OVERPAY:
        return of_price(s, seat, action - BUILD)
    if SELL <= action < OUTPOST:
        gains = sale_parts(s, board, action - SELL, int(trader.privilege(s, seat)))
        return [("preview-sale", {"coins": sum(gains.values())}), *parts("sale", gains)]
    if OUTPOST <= action < ZONING:
        return [("preview-sale", {"coins": int(s.rules.box.price[action - OUTPOST] + trader.privilege(s, seat))})]
    if LOAD <= action < WHARF_LOAD:
        good = (action - LOAD) // 5
        return of_load(s, seat, int(fits(s, good, board.pieces[GOODS_AT + good])))
    if WHARF_LOAD <= action < WHARF_LOAD + KINDS:
        return of_load(s, seat, int(board.pieces[GOODS_AT + action - WHARF_LOAD]))
    if TAKE <= action < TAKE + KINDS:
        return [("preview-own", {"n": int(board.tiles_of(action - TAKE))})]
    if SELECT <= action < SELECT + len(BUILDINGS):
        return [("preview-cost", {"n": int(s.rules.costs[action - SELECT])})]
    if CAPTURE <= action < CAPTURE + SMUGGLER:
        return coins_on(s, action - CAPTURE)
    return []


def parts(what: str, numbers: dict[str, int]) -> list[Note]:
    """Of what a number is made, if it is made of several."""
    return [(f"preview-{what}-{name}", {"n": n}) for name, n in numbers.items()] if len(numbers) > 1 else []


def sale_parts(s: PuertoRicoState, board: Player, good: int, privilege: int) -> dict[str, int]:
    """Base price, the Trader's privilege and what the markets add."""
    extras = {
        "privilege": privilege,
        "small_market": 1 if board.active(SMALL_MARKET) else 0,
        "large_market": 2 if board.active(LARGE_MARKET) else 0,
    }
    return {"price": int(s.rules.box.price[good])} | {name: n for name, n in extras.items() if n}


def of_price(s: PuertoRicoState, seat: int, building: int) -> list[Note]:
    """What is paid; the printed cost and every discount; then what the Hidden Market would have to cover."""
    board = s.boards[seat]
    flat = int(builder.flat_discount(s, seat))
    privilege = (2 if s.doubled() else 1) if seat == s.chooser else 0
    discounts = {
        "privilege": privilege,
        "forests": flat - privilege,
        "quarries": int(builder.quarry_discount(s, board, building)),
        "notary": int(builder.notary_discount(board, SIZE[building])) if s.rules.citizens else 0,
    }
    price = int(builder.price(s, board, building, flat))
    told: list[Note] = [("preview-price", {"n": price})]
    if any(discounts.values()):
        told.append(("preview-cost", {"n": int(s.rules.costs[building])}))
        told += [(f"preview-discount-{name}", {"n": n}) for name, n in discounts.items() if n]
    if price > board.coins:
        told.append(("preview-missing", {"n": price - int(board.coins)}))
    return told


def of_load(s: PuertoRicoState, seat: int, n: int) -> list[Note]:
    """The VP of a load and their parts, and the Lighthouse's coin."""
    board = s.boards[seat]
    points: dict[str, int] = {"crates": n}
    if seat == s.chooser and not board.flags & FIRST_LOAD:
        points["captain"] = 2 if s.doubled() else 1
    if board.active(HARBOR):
        points["harbor"] = 1
    told: list[Note] = [("preview-load", {"vp": sum(points.values())}), *parts("load", points)]
    if s.rules.new_buildings and board.active(LIGHTHOUSE):
        told.append(("preview-load-coins", {"coins": 1}))
    return told


def coins_on(s: PuertoRicoState, role: int) -> list[Note]:
    coins = int(s.table[ROLE_COINS_AT + role])
    return [("preview-role-coins", {"coins": coins})] if coins else []


def of_role(s: PuertoRicoState, chooser: int, role: int) -> list[Note]:
    """The coins on the tile; then what each seat could get, as far as it is plain to see, in the order of the phase."""
    told = coins_on(s, role)
    order = [int(s.seat_after(chooser, n)) for n in range(int(s.players))]
    privilege = 2 if s.rules.new_buildings and s.boards[chooser].active(PUBLISHING_HOUSE) else 1
    if role == PLANTER:
        for place, seat in enumerate(order):
            told += of_planter(s, seat, place == 0)
    elif role == BUILDER:
        for place, seat in enumerate(order):
            told += of_builder(s, seat, 0 if place else privilege, 0 if place else int(s.table[ROLE_COINS_AT + role]))
    elif role == CRAFTSMAN:
        left = [int(s.table[SUPPLY_AT + k]) for k in range(KINDS)]
        for seat in order:
            made: dict[str, int] = {}
            for k in range(KINDS):
                n = min(production(s, seat, k), left[k])
                left[k] -= n
                if n:
                    made[GOODS[k]] = n
            told.append(("preview-role-goods", {"player": seat, "goods": made}))
    elif role == RECRUITER:
        there = int(s.register_workers + s.register_citizens)
        for place, seat in enumerate(order):
            n = there // len(order) + (1 if place < there % len(order) else 0)
            n += min(privilege, int(s.workers)) if place == 0 else 0
            told.append(("preview-role-workers", {"player": seat, "workers": n}))
    elif role == TRADER and s.house_count() < TRADING_SPACES:
        for place, seat in enumerate(order):
            board = s.boards[seat]
            sales = [
                sum(sale_parts(s, board, k, 0 if place else privilege).values())
                for k in range(KINDS)
                if trader.can_sell(s, board, 0, k) == 0
            ]
            if sales:
                told.append(("preview-role-sale", {"player": seat, "coins": max(sales)}))
    elif role == CAPTAIN:
        for place, seat in enumerate(order):
            board = s.boards[seat]
            most = max(
                (int(fits(s, k, board.pieces[GOODS_AT + k])) for k in range(KINDS) if board.pieces[GOODS_AT + k]),
                default=0,
            )
            if most:
                told.append(("preview-role-load", {"player": seat, "vp": most + (0 if place else privilege)}))
    return told


def of_planter(s: PuertoRicoState, seat: int, chooses: bool) -> list[Note]:
    """How many tiles a seat could take, whether a quarry may be among them, and the Hospital's worker."""
    board = s.boards[seat]
    room = COUNTRYSIDE - int(board.countryside())
    n = min(room, 2 if board.active(HACIENDA) else 1)
    if n <= 0:
        return []
    quarry = s.quarries > 0 and (chooses or board.active(BUILDERS_YARD))
    told: list[Note] = [("preview-role-tiles", {"player": seat, "n": n, "quarry": bool(quarry)})]
    if board.active(HOSPITAL) and s.workers > 0:
        told.append(("preview-role-workers", {"player": seat, "workers": 1}))
    return told


def of_builder(s: PuertoRicoState, seat: int, privilege: int, coins: int) -> list[Note]:
    """The dearest building that a seat could pay for."""
    board = s.boards[seat]
    if s.is_puertoma(seat):
        return []
    flat = int(builder.flat_discount(s, seat)) + privilege
    best, best_cost, best_price = -1, -1, 0
    for b in range(len(BUILDINGS)):
        if s.table[TRAY_AT + b] and not board.owns(b) and board.spaces + SIZE[b] <= CITY:
            cost, price = int(s.rules.costs[b]), int(builder.price(s, board, b, flat))
            if price <= board.coins + coins and (cost > best_cost or (cost == best_cost and price < best_price)):
                best, best_cost, best_price = b, cost, price
    if best < 0:
        return []
    return [("preview-role-building", {"player": seat, "building": BUILDINGS[best], "n": best_price})]


def production(s: PuertoRicoState, seat: int, kind: int) -> int:
    if s.is_puertoma(seat):
        return int(plantations.active_count(s, seat, kind))
    return int(capacity(s.boards[seat], kind))


def dimmed(s: PuertoRico, kind: str, seat: int) -> list[tuple[int, IllegalAction]]:
    """What a person might look for and may not do, with the reason."""
    board = s.boards[seat]
    wanted: list[int] = []
    if kind == "round":
        wanted = [ROLE + role for role in range(len(ROLES)) if (s.roles >> role) & 1]
    elif kind == "building":
        wanted = [BUILD + b for b in range(len(BUILDINGS)) if s.table[TRAY_AT + b] or board.owns(b)]
    elif kind == "trading":
        wanted = [SELL + k for k in range(KINDS) if board.pieces[GOODS_AT + k]]
    elif kind == "shipping":
        for k in range(KINDS):
            if board.pieces[GOODS_AT + k] and carrying(s, k) >= 0:
                wanted.append(LOAD + 5 * k + int(s.ship_size[carrying(s, k)]) - SMALLEST_SHIP)
            elif board.pieces[GOODS_AT + k]:
                wanted += [LOAD + 5 * k + int(size) - SMALLEST_SHIP for size in s.ship_size if size]
    elif kind == "selecting":
        wanted = [SELECT + b for b in range(len(BUILDINGS)) if COMMERCIAL[b]]
    refused = ((action, s.why_not(seat, action)) for action in wanted)
    return [(action, reason) for action, reason in refused if reason is not None]
