"""The table line by line: for the terminal, and for whoever listens instead of looking."""

# tradewinds: interpreted

from __future__ import annotations

from collections.abc import Mapping

from tradewinds.kernel.reading import Name, Say

from .view import BoatView, FerryView


def seats(say: Say, players: int, options: Mapping[str, str | int | bool | None]) -> list[str]:
    return [say("read-seat", n=seat + 1) for seat in range(players)]


def board(view: FerryView, say: Say, name: Name, *, whole: bool = False) -> list[str]:
    lines = [say("read-round", round=view.round, name=name(view.first), n=view.deck)]
    return lines + [boat_line(seat, boat, view, say, name) for seat, boat in enumerate(view.boats)]


def me(view: FerryView, say: Say, name: Name) -> list[str]:
    if view.seat is None:
        return []
    mine = view.boats[view.seat]
    winds = ", ".join(map(str, mine.hand or [])) or say("read-none")
    return [boat_line(view.seat, mine, view, say, name), say("read-hand", winds=winds)]


def others(view: FerryView, say: Say, name: Name) -> list[str]:
    return [boat_line(seat, boat, view, say, name) for seat, boat in enumerate(view.boats) if seat != view.seat]


def boat_line(seat: int, boat: BoatView, view: FerryView, say: Say, name: Name) -> str:
    return say("read-boat", name=name(seat), space=boat.space, rest=view.length - boat.space, n=boat.cards)
