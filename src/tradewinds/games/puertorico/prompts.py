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
    RAID,
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
    BUILDINGS,
    CAPTAIN,
    COMMERCIAL,
    CRAFTSMAN,
    FIRST_BUILDING,
    GOODS,
    HARBOR,
    KINDS,
    LARGE_MARKET,
    LIGHTHOUSE,
    PRICE,
    PUBLISHING_HOUSE,
    RECRUITER,
    ROLES,
    SIZE,
    SMALL_MARKET,
    SMUGGLER,
    TILES,
    TRADER,
)
from tradewinds.games.puertorico.match import PuertoRico
from tradewinds.games.puertorico.phases import builder, trader
from tradewinds.games.puertorico.phases.staffing import idle, who_place
from tradewinds.games.puertorico.refusals import decision, rule_of
from tradewinds.games.puertorico.state import FIRST_LOAD, FRAMES, Player, PuertoRicoState
from tradewinds.games.puertorico.trade import carrying, fits
from tradewinds.kernel.errors import IllegalAction
from tradewinds.kernel.game import Prompt
from tradewinds.kernel.state import Frame, State


def prompt(state: State, seat: int) -> Prompt | None:
    """None when the seat owes nothing."""
    s = cast(PuertoRico, state)
    legal = s.legal(seat)
    if not legal:
        return None
    kind = decision(s, seat)
    frame = s.frames[-1]
    return Prompt(
        kind=kind,
        rule=rule_of(s, seat),
        args=arguments(s, kind, frame, seat),
        options=[(action, preview(s, kind, seat, action)) for action in legal],
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


def preview(s: PuertoRicoState, kind: str, seat: int, action: int) -> dict[str, object]:
    board = s.boards[seat]
    if ROLE <= action < PASS:
        role = action - ROLE
        return {"coins": int(s.role_coins[role]), "seats": role_preview(s, seat, role)}
    if BUILD <= action < OVERPAY:
        return price_parts(s, seat, action - BUILD)
    if SELL <= action < OUTPOST:
        parts = sale_parts(board, action - SELL, int(trader.privilege(s, seat)))
        return {"coins": sum(parts.values()), "parts": parts}
    if OUTPOST <= action < ZONING:
        return {"coins": int(PRICE[action - OUTPOST] + trader.privilege(s, seat))}
    if LOAD <= action < WHARF_LOAD:
        good, size = divmod(action - LOAD, 5)
        return load_preview(s, seat, good, int(fits(s, good, board.goods[good])), size + SMALLEST_SHIP)
    if WHARF_LOAD <= action < WHARF_LOAD + KINDS:
        good = action - WHARF_LOAD
        return load_preview(s, seat, good, int(board.goods[good]), 0)
    if TAKE <= action < TAKE + KINDS:
        return {"own": int(board.tiles[action - TAKE])}
    if SELECT <= action < SELECT + len(BUILDINGS):
        return {"cost": int(s.rules.costs[action - SELECT])}
    if CAPTURE <= action < CAPTURE + SMUGGLER:
        return {"coins": int(s.role_coins[action - CAPTURE])}
    if RAID <= action < RAID + 20:
        ship = next(i for i in range(3) if s.ship_size[i] == (action - RAID) // 4 + SMALLEST_SHIP)
        return {"good": GOODS[s.ship_good[ship]], "n": (action - RAID) % 4}
    return {}


def sale_parts(board: Player, good: int, privilege: int) -> dict[str, int]:
    """Base price, the Trader's privilege and what the markets add."""
    extras = {
        "privilege": privilege,
        "small_market": 1 if board.active(SMALL_MARKET) else 0,
        "large_market": 2 if board.active(LARGE_MARKET) else 0,
    }
    return {"price": int(PRICE[good])} | {name: n for name, n in extras.items() if n}


def price_parts(s: PuertoRicoState, seat: int, building: int) -> dict[str, object]:
    """Printed cost, every discount by name, what is paid, and what the Hidden Market would have to cover."""
    board = s.boards[seat]
    parts: dict[str, int] = {}
    if seat == s.chooser:
        parts["privilege"] = 2 if s.doubled() else 1
    flat = int(builder.flat_discount(s, seat))
    if flat - parts.get("privilege", 0):
        parts["forests"] = flat - parts.get("privilege", 0)
    if builder.quarry_discount(board, building):
        parts["quarries"] = int(builder.quarry_discount(board, building))
    if s.rules.citizens and builder.notary_discount(board, SIZE[building]):
        parts["notary"] = int(builder.notary_discount(board, SIZE[building]))
    price = int(builder.price(s, board, building, flat))
    seen: dict[str, object] = {"cost": int(s.rules.costs[building]), "discounts": parts, "price": price}
    if price > board.coins:
        seen["missing"] = price - int(board.coins)
    return seen


def load_preview(s: PuertoRicoState, seat: int, good: int, n: int, ship: int) -> dict[str, object]:
    board = s.boards[seat]
    parts: dict[str, int] = {"crates": n}
    if seat == s.chooser and not board.flags & FIRST_LOAD:
        parts["captain"] = 2 if s.doubled() else 1
    if board.active(HARBOR):
        parts["harbor"] = 1
    seen: dict[str, object] = {"good": GOODS[good], "n": n, "vp": sum(parts.values()), "parts": parts}
    if s.rules.new_buildings and board.active(LIGHTHOUSE):
        seen["coins"] = 1
    if ship:
        seen["ship"] = ship
    return seen


def role_preview(s: PuertoRicoState, chooser: int, role: int) -> list[dict[str, object]]:
    """What each seat could get from this role now, as far as it is plain to see; in the order of the phase."""
    order = [int(s.seat_after(chooser, n)) for n in range(int(s.players))]
    privilege = 2 if s.rules.new_buildings and s.boards[chooser].active(PUBLISHING_HOUSE) else 1
    rows: list[dict[str, object]] = []
    if role == CRAFTSMAN:
        left = [int(n) for n in s.supply]
        for seat in order:
            made: dict[str, int] = {}
            for k in range(KINDS):
                n = min(production(s, seat, k), left[k])
                left[k] -= n
                if n:
                    made[GOODS[k]] = n
            rows.append({"seat": seat, "goods": made})
    elif role == RECRUITER:
        there = int(s.register_workers + s.register_citizens)
        for place, seat in enumerate(order):
            n = there // len(order) + (1 if place < there % len(order) else 0)
            rows.append({"seat": seat, "workers": n + (min(privilege, int(s.workers)) if place == 0 else 0)})
    elif role == TRADER:
        for place, seat in enumerate(order):
            board = s.boards[seat]
            sales = [
                sum(sale_parts(board, k, 0 if place else privilege).values())
                for k in range(KINDS)
                if trader.can_sell(s, board, 0, k) == 0
            ]
            if sales:
                rows.append({"seat": seat, "coins": max(sales)})
    elif role == CAPTAIN:
        for place, seat in enumerate(order):
            board = s.boards[seat]
            most = max((int(fits(s, k, board.goods[k])) for k in range(KINDS) if board.goods[k]), default=0)
            if most:
                rows.append({"seat": seat, "vp": most + (0 if place else privilege)})
    return rows


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
        wanted = [BUILD + b for b in range(len(BUILDINGS)) if s.tray[b] or board.owns(b)]
    elif kind == "trading":
        wanted = [SELL + k for k in range(KINDS) if board.goods[k]]
    elif kind == "shipping":
        for k in range(KINDS):
            if board.goods[k] and carrying(s, k) >= 0:
                wanted.append(LOAD + 5 * k + int(s.ship_size[carrying(s, k)]) - SMALLEST_SHIP)
            elif board.goods[k]:
                wanted += [LOAD + 5 * k + int(size) - SMALLEST_SHIP for size in s.ship_size if size]
    elif kind == "selecting":
        wanted = [SELECT + b for b in range(len(BUILDINGS)) if COMMERCIAL[b]]
    refused = ((action, s.why_not(seat, action)) for action in wanted)
    return [(action, reason) for action, reason in refused if reason is not None]
