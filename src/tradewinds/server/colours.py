"""The colours of seats: chosen before the start, first come, first served; bots take what is left.

They are looks alone. Every seat of a table has one, no two the same. Whoever takes a colour that no person has gives
their own to the seat that had it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tradewinds.server.errors import Forbidden, Unready
from tradewinds.server.live import Live, Seat

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall


def dealt(names: Sequence[str], seats: Sequence[Seat]) -> list[Seat]:
    """Seats keep their colours, the first of two with the same; the others get their usual one, or what is left."""
    if len(names) < len(seats):
        return [replace(seat, colour=None) for seat in seats]
    taken: dict[str, int] = {}
    for seat in seats:
        if seat.colour is not None and seat.colour in names:
            taken.setdefault(seat.colour, seat.seat)
    free = [name for name in names if name not in taken]
    had = {seat: colour for colour, seat in taken.items()}
    for seat in seats:
        usual = names[seat.seat]
        if seat.seat not in had and usual in free:
            had[seat.seat] = usual
            free.remove(usual)
    return [replace(seat, colour=had[seat.seat] if seat.seat in had else free.pop(0)) for seat in seats]


def theirs(seat: Seat) -> bool:
    """Somebody has this seat's colour: sits there, or it is kept for them."""
    return seat.kind == "person" or seat.kept


def seated(names: Sequence[str], seats: Sequence[Seat], changed: Seat, wish: str | None = None) -> list[Seat]:
    """The seats that are otherwise when one is changed; it takes the colour that is wished for, if nobody has it."""
    whole = dealt(names, seats)
    whole[changed.seat] = replace(changed, colour=whole[changed.seat].colour)
    if wish in names:
        holder = next((seat for seat in whole if seat.colour == wish), None)
        if holder is None or not theirs(holder):
            swap(whole, changed.seat, wish)
    return [seat for seat, before in zip(whole, seats, strict=True) if seat != before]


def swap(seats: list[Seat], number: int, colour: str | None) -> None:
    for seat in seats:
        if seat.colour == colour:
            seats[seat.seat] = replace(seat, colour=seats[number].colour)
    seats[number] = replace(seats[number], colour=colour)


async def choose(hall: Hall, guest: str, live: Live, number: int, colour: str) -> None:
    async with hall.at(live):
        seat = hall.seat(live, number)
        if seat.kind != "person" or seat.guest != guest:
            raise Forbidden("error-not-your-seat", {"seat": number}, field="seat")
        hall.check_open(live)
        names = hall.colours(live)
        if colour not in names:
            raise Unready("error-colour-none", {"colour": colour}, field="colour")
        changed = seated(names, live.seats, seat, colour)
        worn = next((one.colour for one in changed if one.seat == number), seat.colour)
        if worn != colour:
            raise Unready("error-colour-taken", {"colour": colour}, field="colour")
        if changed:
            await hall.change(live, seats=changed)
            live.tell_table()
