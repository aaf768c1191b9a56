"""Passkeys (WebAuthn): somebody proves with a key that never leaves their device that they are who they were.

The name under which they are made (the RP id) and the origin are the operator's `TRADEWINDS_PUBLIC_URL`, else those of
the address under which the page was opened. A question to a passkey is good once, for a few minutes, in the browser
that asked for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import json
import logging
import secrets
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from litestar.types import Scope
from sqlalchemy import Executable, Row, delete, func, insert, literal, select, update

from tradewinds.server import personal, store, tickets
from tradewinds.server.errors import Forbidden, Malformed, NotFound, Unready
from tradewinds.server.guests import Who, header_of
from tradewinds.server.names import clean_name
from tradewinds.server.settings import Settings
from tradewinds.server.store import Conflict, Work, now

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

log = logging.getLogger("tradewinds.server")
MOST = 20
"""Passkeys of one person."""
SECONDS = 300
"""For which a question is good."""


class Site(NamedTuple):
    name: str
    """The RP id."""
    origin: str


def site_of(scope: Scope, settings: Settings) -> Site | None:
    """Under which name passkeys are made here; None where browsers make none: without TLS, or without a name."""
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    address = settings.public_url or f"{scheme}://{header_of(scope, b'host')}"
    try:
        url = urlsplit(address)
        name, port = url.hostname or "", url.port
    except ValueError:
        return None
    try:
        ipaddress.ip_address(name)
        return None
    except ValueError:
        pass
    if not name or not (url.scheme == "https" or name == "localhost" or name.endswith(".localhost")):
        return None
    usual = port in (None, 443 if url.scheme == "https" else 80)
    return Site(name, f"{url.scheme}://{name}" + ("" if usual else f":{port}"))


def must(site: Site | None) -> Site:
    if site is None:
        raise Unready("error-passkey-address")
    return site


def told(row: Row[Any]) -> personal.PasskeyInfo:
    return personal.PasskeyInfo(row.id, row.name, row.created, row.used)


async def of_guest(hall: Hall, guest: str) -> list[Row[Any]]:
    table = store.passkeys
    async with hall.engine.connect() as connection:
        found = await connection.execute(select(table).where(table.c.guest == guest).order_by(table.c.created))
        return list(found.all())


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The question that a passkey has answered: it says so itself, and the signature covers it."""
    from webauthn import base64url_to_bytes

    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        if data.get("crossOrigin"):
            raise ValueError("in a page of another origin")
        return base64url_to_bytes(data["challenge"])
    except Exception as error:
        raise Malformed("error-passkey-wrong", field="credential") from error


async def asked(hall: Hall, kind: tickets.Kind, who: Who, credential: dict[str, Any]) -> tuple[bytes, Row[Any]]:
    """The question, if we have asked it in this browser a moment ago."""
    challenge = challenge_in(credential)
    row = await tickets.find(hall, kind, challenge)
    if row is None or row.guest != who.guest or row.session != who.session:
        raise Unready("error-passkey-late", field="credential")
    return challenge, row


# --- making one ------------------------------------------------------------------------------------------------------


async def registering(hall: Hall, who: Who, site: Site) -> dict[str, Any]:
    """What the browser needs to make a passkey."""
    await asyncio.to_thread(import_module, "webauthn")  # it is large: the first time others need not wait for it
    import webauthn
    from webauthn.helpers import structs

    mine, me = await of_guest(hall, who.guest), await hall.me(who.guest)
    if len(mine) >= MOST:
        raise Unready("error-passkeys-many", {"most": MOST})
    challenge = secrets.token_bytes(32)
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Tradewinds",
        user_id=who.guest.encode(),
        user_name=me.name or "Tradewinds",
        user_display_name=me.name or "Tradewinds",
        challenge=challenge,
        timeout=SECONDS * 1000,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=bytes(row.credential)) for row in mine],
    )
    await hall.save(Work("", statements=tickets.making("register", [challenge], who, SECONDS)))
    plain: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return plain


async def register(hall: Hall, who: Who, site: Site, given: personal.NewPasskey) -> personal.PasskeyInfo:
    import webauthn

    name = clean_name(given.name, "name")
    challenge, row = await asked(hall, "register", who, given.credential)
    try:
        found = webauthn.verify_registration_response(
            credential=given.credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:
        log.info("a passkey was refused: %s", error)
        raise Malformed("error-passkey-wrong", field="credential") from error
    made = {
        "id": hashlib.sha256(found.credential_id).hexdigest(),
        "guest": who.guest,
        "credential": found.credential_id,
        "key": found.credential_public_key,
        "signed": found.sign_count,
        "name": name,
        "created": now(),
    }
    table = store.passkeys
    there = select(func.count()).select_from(table).where(table.c.guest == who.guest).scalar_subquery()
    values = [literal(value, table.c[column].type) for column, value in made.items()]
    new = insert(table).from_select(list(made), select(*values).where(there < MOST))
    try:
        await hall.writer.write(Work("", guards=[tickets.using(row), new]))
    except Conflict:
        raise Unready("error-passkey-late", field="credential") from None
    return personal.PasskeyInfo(str(made["id"]), name, int(str(made["created"])), None)


# --- using one -------------------------------------------------------------------------------------------------------


async def asking(hall: Hall, who: Who, site: Site) -> dict[str, Any]:
    """What the browser needs to ask for a passkey; whose, only the passkey knows."""
    await asyncio.to_thread(import_module, "webauthn")
    import webauthn

    challenge = secrets.token_bytes(32)
    options = webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge, timeout=SECONDS * 1000)
    await hall.save(Work("", statements=tickets.making("sign-in", [challenge], who, SECONDS)))
    plain: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return plain


async def prove(hall: Hall, who: Who, site: Site, credential: dict[str, Any]) -> tuple[str, Work]:
    """The guest whose passkey it is, and what must be written when they come in with it."""
    import webauthn

    challenge, row = await asked(hall, "sign-in", who, credential)
    table = store.passkeys
    try:
        number = hashlib.sha256(webauthn.base64url_to_bytes(credential["rawId"])).hexdigest()
    except Exception as error:
        raise Malformed("error-passkey-wrong", field="credential") from error
    async with hall.engine.connect() as connection:
        key = (await connection.execute(select(table).where(table.c.id == number))).first()
    if key is None:
        raise Forbidden("error-passkey-unknown", field="credential")
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=bytes(key.key),
            credential_current_sign_count=key.signed,
        )
        handle = credential["response"].get("userHandle")
        if handle is not None and webauthn.base64url_to_bytes(handle) != key.guest.encode():
            raise ValueError("made for somebody else")
    except Exception as error:
        log.info("a passkey was refused: %s", error)
        raise Forbidden("error-passkey-wrong", field="credential") from error
    used = update(table).where(table.c.id == number, table.c.signed == key.signed)
    used = used.values(signed=found.new_sign_count, used=now())
    return key.guest, Work("", guards=[tickets.using(row), used])


# --- keeping them ----------------------------------------------------------------------------------------------------


async def change(hall: Hall, guest: str, wanted: str, name: str | None) -> None:
    """Give one another name, or (None) throw it away."""
    table = store.passkeys
    if not (wanted.isascii() and wanted.isalnum()):
        raise NotFound("error-no-such-passkey")
    mine = (table.c.id == wanted, table.c.guest == guest)
    done: Executable = delete(table).where(*mine)
    if name is not None:
        done = update(table).where(*mine).values(name=clean_name(name, "name"))
    try:
        await hall.writer.write(Work("", guards=[done]))
    except Conflict:
        raise NotFound("error-no-such-passkey") from None
