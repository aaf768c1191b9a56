"""What a person likes (text size, theme, pace …), kept for whoever they are, so that every device follows.

A browser keeps its settings itself and tells what was changed, and how long ago; of two changes of the same setting
the later one stays, whichever arrives first. Pages at a table hear of it at once, through any server; others look.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec import UNSET
from sqlalchemy import Executable, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tradewinds.server import store
from tradewinds.server.errors import NotSaved
from tradewinds.server.prefwire import ChangeSettings, Colour, Preference, Preferences, SettingsInfo, SettingsMessage
from tradewinds.server.store import Conflict, Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

LIKES = "~"
"""Before the number of a guest whose settings have changed, in what servers tell each other."""
ATTEMPTS = 10


async def read(hall: Hall, guest: str) -> tuple[SettingsInfo, dict[Preference, int]]:
    """The settings of a guest, and when each was changed."""
    table = store.preferences
    async with hall.engine.connect() as connection:
        row = (await connection.execute(select(table).where(table.c.guest == guest))).first()
    if row is None:
        return SettingsInfo(guest, 0, Preferences()), {}
    liked = msgspec.json.decode(row.liked, type=Preferences)
    return SettingsInfo(guest, row.revision, liked), msgspec.json.decode(row.times, type=dict[Preference, int])


async def change(hall: Hall, guest: str, asked: ChangeSettings) -> SettingsInfo:
    """Take over what was not changed later elsewhere. Gives all of them as they are then."""
    at = now()
    for _ in range(ATTEMPTS):
        known, times = await read(hall, guest)
        asked_at = {key: at - asked.ago.get(key, 0) for key in chosen(asked.settings)}
        taken = {key: when for key, when in asked_at.items() if when >= times.get(key, 0)}
        if not taken:
            return known
        values = {key: getattr(asked.settings, key) for key in taken}
        made = SettingsInfo(guest, known.revision + 1, msgspec.structs.replace(known.settings, **values))
        work = Work("", guards=[written(made, times | taken, known.revision)])
        if "lang" in values:
            work.statements.append(speaking(hall, guest, values["lang"]))
        if hall.nodes.channel is not None:
            work.statements.append(select(func.pg_notify(hall.nodes.channel, f"{LIKES}{guest} settings")))
        try:
            await hall.writer.write(work)
        except Conflict:  # another device of theirs was quicker
            continue
        except Exception as error:
            raise NotSaved("error-not-saved") from error
        tell(hall, made)
        return made
    raise NotSaved("error-not-saved")


def chosen(settings: Preferences) -> list[Preference]:
    return [key for key in get_args(Preference) if getattr(settings, key) is not UNSET]


def written(made: SettingsInfo, times: dict[Preference, int], seen: int) -> Executable:
    """Done only on top of the revision that was seen."""
    table = store.preferences
    row = {"revision": made.revision, "liked": text(made.settings), "times": text(times)}
    if seen == 0:
        return insert(table).values(guest=made.guest, **row)
    return update(table).where(table.c.guest == made.guest, table.c.revision == seen).values(row)


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def speaking(hall: Hall, guest: str, language: str | None) -> Executable:
    """Letters are written in the language of the settings."""
    dialect: Any = postgresql if hall.engine.dialect.name == "postgresql" else sqlite
    made = dialect.insert(store.guests).values(id=guest, name="", language=language, created=now())
    upsert: Executable = made.on_conflict_do_update(index_elements=["id"], set_={"language": language})
    return upsert


def tell(hall: Hall, made: SettingsInfo) -> None:
    """The person's pages at tables of this server hear of it."""
    message = msgspec.json.encode(SettingsMessage(made))
    for connection in hall.sessions.open.get(made.guest, ()):
        connection.send(message)


async def changed_elsewhere(hall: Hall, guest: str) -> None:
    if guest in hall.sessions.open:
        tell(hall, (await read(hall, guest))[0])


async def wishes(hall: Hall, guests: Iterable[str]) -> dict[str, Colour]:
    """The colours that these guests like best."""
    table = store.preferences
    async with hall.engine.connect() as connection:
        query = select(table.c.guest, table.c.liked).where(table.c.guest.in_(list(guests)))
        rows = (await connection.execute(query)).all()
    liked = {row.guest: msgspec.json.decode(row.liked, type=Preferences).colour for row in rows}
    return {guest: colour for guest, colour in liked.items() if colour}
