"""The HTTP interface for what somebody likes: settings that follow them, and the colour of a seat."""

from __future__ import annotations

from litestar import get, patch, post
from litestar.params import JSONBody

from tradewinds.server import colours, preferences, wire
from tradewinds.server.hall import persist
from tradewinds.server.prefwire import ChangeSettings, ChooseColour, SettingsInfo
from tradewinds.server.routes import ERRORS, AnyRequest, SeatId, TableId, guest_of, hall_of, limit, live_of


@get("/api/me/settings", responses=ERRORS)
async def settings(request: AnyRequest) -> SettingsInfo:
    """What I like, on every device of mine."""
    return (await preferences.read(hall_of(request), guest_of(request)))[0]


@patch("/api/me/settings", responses=ERRORS)
async def change_settings(request: AnyRequest, data: JSONBody[ChangeSettings]) -> SettingsInfo:
    """Change what I like; what was changed later on another device stays."""
    limit(request, "setting")
    return await preferences.change(hall_of(request), guest_of(request), data)


@post("/api/tables/{table:str}/seats/{seat:int}/colour", responses=ERRORS, status_code=200)
async def choose_colour(
    request: AnyRequest, table: TableId, seat: SeatId, data: JSONBody[ChooseColour]
) -> wire.TableInfo:
    """Before the start: the colour of one's seat, if nobody has it."""
    hall, guest = hall_of(request), guest_of(request)
    live = await live_of(request, table)
    limit(request, "setting")
    await persist(lambda: colours.choose(hall, guest, live, seat, data.colour))
    return await hall.info(live, guest)


ALL = [settings, change_settings, choose_colour]
