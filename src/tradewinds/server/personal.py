"""What crosses the wire about who somebody is: sessions, passkeys, codes, links to another device."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tradewinds.server.prefwire import Preferences
from tradewinds.server.wire import NAME_LENGTH, KeptPack, Me, TableInfo

Entry = Literal["visit", "link", "passkey", "code"]
"""How a browser came to its identity."""
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]

# --- what a client may ask -------------------------------------------------------------------------------------------


class UseLink(Struct, forbid_unknown_fields=True):
    token: Secret


class UseCode(Struct, forbid_unknown_fields=True):
    code: Secret


class NewPasskey(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]
    """What the browser has made, in the form of `PublicKeyCredential.toJSON`."""
    name: Name = ""


class NamePasskey(Struct, forbid_unknown_fields=True):
    name: Name


class UsePasskey(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


class DeleteMe(Struct, forbid_unknown_fields=True):
    """Everything, for ever."""

    id: Annotated[str, Meta(max_length=40)]
    """The own number (`Me.id`): nobody deletes what they did not mean."""


# --- what it gets ----------------------------------------------------------------------------------------------------


class SessionInfo(Struct):
    id: str
    """Names it for ending it; the cookie cannot be made from it."""
    here: bool
    """The browser that asks."""
    device: str
    """Browser and system in a word each: `firefox linux`."""
    how: Entry
    created: int
    seen: int


class PasskeyInfo(Struct):
    id: str
    name: str
    created: int
    used: int | None


class Belongings(Struct):
    """How much there is of a person."""

    playing: int
    """Tables that are open or running."""
    finished: int
    packs: int
    campaigns: int


class Identity(Struct):
    """Everything about who one is."""

    sessions: list[SessionInfo]
    """The browsers in which one is at home, the one seen last first."""
    passkeys: list[PasskeyInfo]
    codes: int
    """Recovery codes that are left."""
    link: int | None
    """Until when a link to another device is good that was made and not used."""
    site: str
    """Under which name passkeys are made here; empty: they cannot be, at this address."""
    before: bool
    """Somebody else was in this browser before, and is again when this session ends."""
    belongings: Belongings


class LinkMade(Struct):
    token: str
    """Told once: only its hash is kept."""
    expires: int


class LinkSeen(Struct):
    """What a link would do, before anybody does it."""

    name: str
    """Whose it is."""
    device: str
    """Where it was made."""
    expires: int
    theirs: Belongings
    mine: Belongings
    """What this browser has itself: it is kept apart."""


class RecoveryCodes(Struct):
    codes: list[str]
    """Told once: only their hashes are kept."""


class PasskeyOptions(Struct):
    """What the browser hands on to `navigator.credentials`."""

    options: dict[str, Any]


# --- everything, as a file -------------------------------------------------------------------------------------------


class TakenRecord(Struct, omit_defaults=True):
    """A finished match: its record, as `GET /api/tables/{id}/replay` has it, or why there is none."""

    table: str
    record: dict[str, Any] | None = None
    error: str = ""


class TakenCampaign(Struct):
    campaign: str
    file: dict[str, Any]
    """As `GET /api/campaigns/{id}/file` has it."""


class TakenLine(Struct):
    """Something said at a table."""

    table: str
    at: int
    name: str
    text: str


class TakenNote(Struct):
    table: str
    n: int
    """On the position after so many decisions."""
    text: str
    shared: bool


class TakenResult(Struct):
    table: str
    game: str
    finished: int
    place: int
    points: int
    won: bool


class TakenRating(Struct):
    game: str
    mu: float
    sigma: float
    matches: int


class TakenLeague(Struct):
    id: str
    name: str
    """One's own, in this league."""
    standing: str


class TakenVisit(Struct):
    """From where one came lately to a table at which one sat."""

    address: str
    seen: int


class TakenReport(Struct):
    """What one has told the operator about somebody."""

    table: str
    name: str
    reason: str
    text: str
    created: int


class Takeout(Struct):
    """All that there is of a person."""

    format: Literal["tradewinds-takeout/1"]
    made: int
    profile: Me
    sessions: list[SessionInfo]
    passkeys: list[PasskeyInfo]
    codes: int
    """Recovery codes that are left; they themselves are known to nobody."""
    tables: list[TableInfo]
    records: list[TakenRecord]
    packs: list[KeptPack]
    campaigns: list[TakenCampaign]
    chat: list[TakenLine]
    notes: list[TakenNote]
    history: list[TakenResult]
    ratings: list[TakenRating]
    leagues: list[TakenLeague]
    mail: list[str]
    """The address for letters, if there is one."""
    visits: list[TakenVisit]
    reports: list[TakenReport]
    settings: Preferences
