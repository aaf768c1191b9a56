"""Who somebody is: a number in a signed cookie, made on the first visit. No account, and nothing else counts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from http.cookies import SimpleCookie

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "tw_guest"
YEAR = 365 * 24 * 3600


class Signer:
    """`<guest>.<signature>`: made and checked with the server's key, which lies in the database."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, guest: str) -> str:
        mac = hmac.new(self.key, b"guest\0" + guest.encode(), hashlib.sha256).digest()
        return guest + "." + base64.urlsafe_b64encode(mac).decode().rstrip("=")

    def read(self, value: str) -> str | None:
        """The guest, if we signed it."""
        guest, dot, _ = value.partition(".")
        if not dot or not guest.isascii() or not guest.isalnum() or len(guest) > 32:
            return None
        return guest if hmac.compare_digest(self.sign(guest).encode(), value.encode()) else None


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


def middleware(app: ASGIApp) -> ASGIApp:
    """Put the guest's id into `scope["state"]["guest"]`; give newcomers a cookie."""

    async def known(scope: Scope, receive: Receive, send: Send) -> None:
        signer: Signer = scope["litestar_app"].state.signer
        value = cookie_of(scope)
        guest = signer.read(value) if value else None
        state = scope.setdefault("state", {})
        if guest is not None:
            state["guest"] = guest
            await app(scope, receive, send)
            return
        guest = state["guest"] = new_guest()
        crumb: SimpleCookie = SimpleCookie({COOKIE: signer.sign(guest)})
        crumb[COOKIE].update({"path": "/", "max-age": str(YEAR), "httponly": "yes", "samesite": "Lax"})
        if scope.get("scheme") in ("https", "wss"):
            crumb[COOKIE]["secure"] = "yes"

        async def with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                MutableScopeHeaders.from_message(message).add("Set-Cookie", crumb[COOKIE].OutputString())
            await send(message)

        await app(scope, receive, with_cookie)

    return known
