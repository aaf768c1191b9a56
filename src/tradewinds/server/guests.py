"""Who somebody is: a number in a signed cookie, made on the first visit. No account, and nothing else counts."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, TimestampSigner
from itsdangerous.encoding import base64_encode
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tradewinds.server.limits import place

COOKIE = "tw_guest"
DAY = 24 * 3600
KEPT = 365 * DAY
"""How long a browser keeps the cookie, in seconds …"""
RENEWED = 30 * DAY
"""… and after how long it is given a new one."""


class Signer:
    """`<guest>.<time>.<signature>`: signed with the newest of the server's keys, checked with all of them."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self.use(keys)

    def use(self, keys: Sequence[bytes]) -> None:
        """The keys, the newest last."""
        self.keys = list(keys)
        self._signer = TimestampSigner(list(keys), salt="guest", digest_method=hashlib.sha256)
        self._newest = TimestampSigner(keys[-1], salt="guest", digest_method=hashlib.sha256)

    def sign(self, guest: str) -> str:
        return self._newest.sign(guest).decode()

    def read(self, value: str) -> tuple[str, bool] | None:
        """The guest, if we signed it, and whether the cookie should be renewed."""
        try:
            raw, at = self._signer.unsign(value, return_timestamp=True)
        except BadSignature:
            return self._first_form(value)
        old = time.time() - at.timestamp() > RENEWED
        return raw.decode("ascii"), old or not self._newest.validate(value)

    def _first_form(self, value: str) -> tuple[str, bool] | None:
        """Cookies of earlier versions, `<guest>.<signature>`; whoever brings one is given a new one."""
        guest, dot, signature = value.partition(".")
        if not dot or not guest.isascii() or not guest.isalnum() or len(guest) > 32:
            return None
        for key in self.keys:
            mac = hmac.new(key, b"guest\0" + guest.encode(), hashlib.sha256).digest()
            if hmac.compare_digest(base64_encode(mac), signature.encode()):
                return guest, True
        return None


def new_guest() -> str:
    return secrets.token_hex(12)


def cookie_of(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, found = part.strip().partition("=")
                if key == COOKIE:
                    return found.strip('"')
    return None


def address_of(scope: Scope) -> str:
    """The address as the limits count it."""
    client = scope.get("client")
    return place(client[0]) if client else ""


def middleware(app: ASGIApp) -> ASGIApp:
    """Put who is there into `scope["state"]`; give newcomers a cookie, and those with an old one a new one.

    `guest` is the guest's number, `address` where they come from.
    """

    async def known(scope: Scope, receive: Receive, send: Send) -> None:
        signer: Signer = scope["litestar_app"].state.signer
        value = cookie_of(scope)
        found = signer.read(value) if value else None
        state = scope.setdefault("state", {})
        guest, old = found or (new_guest(), True)
        state["guest"] = guest
        state["address"] = address_of(scope)
        if not old:
            await app(scope, receive, send)
            return
        crumb: SimpleCookie = SimpleCookie({COOKIE: signer.sign(guest)})
        crumb[COOKIE].update({"path": "/", "max-age": str(KEPT), "httponly": "yes", "samesite": "Lax"})
        if scope.get("scheme") in ("https", "wss"):
            crumb[COOKIE]["secure"] = "yes"

        async def with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                MutableScopeHeaders.from_message(message).add("Set-Cookie", crumb[COOKIE].OutputString())
            await send(message)

        await app(scope, receive, with_cookie)

    return known
