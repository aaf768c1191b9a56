"""Who somebody is: a guest's number in a signed cookie, made on the first visit, and the number of the session.

Nothing is asked. Whoever likes can take the identity to other browsers (`identity.py`); each has a session of its own,
which can be ended (`sessions.py`).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, NamedTuple

from itsdangerous import BadSignature, TimestampSigner
from itsdangerous.encoding import base64_encode
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tradewinds.server.limits import place

if TYPE_CHECKING:
    from tradewinds.server.hall import Hall

COOKIE = "tw_guest"
DAY = 24 * 3600
KEPT = 365 * DAY
"""How long a browser keeps the cookie, in seconds …"""
RENEWED = 30 * DAY
"""… and after how long it is given a new one."""


class Signer:
    """`<who>.<time>.<signature>`: signed with the newest of the server's keys, checked with all of them."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self.use(keys)

    def use(self, keys: Sequence[bytes]) -> None:
        """The keys, the newest last."""
        self.keys = list(keys)
        self._signer = TimestampSigner(list(keys), salt="guest", digest_method=hashlib.sha256)
        self._newest = TimestampSigner(keys[-1], salt="guest", digest_method=hashlib.sha256)

    def sign(self, who: str) -> str:
        return self._newest.sign(who).decode()

    def read(self, value: str) -> tuple[str, bool] | None:
        """Who it is, if we signed it, and whether the cookie should be renewed."""
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


class Who(NamedTuple):
    """A guest in one browser. As text `<guest>-<session>`."""

    guest: str
    session: str

    def __str__(self) -> str:
        return f"{self.guest}-{self.session}"

    @classmethod
    def parse(cls, text: str) -> Who:
        guest, _, session = text.partition("-")
        return cls(guest, session)

    @classmethod
    def new(cls, guest: str | None = None) -> Who:
        return cls(guest or secrets.token_hex(12), secrets.token_hex(12))


def of_cookie(signer: Signer, value: str) -> tuple[Who, bool] | None:
    """Whom a cookie names, and whether it should be renewed.

    A cookie from before there were sessions gets one that follows from it, so that all calls that a page makes at once
    get the same, and ending it ends all copies of the cookie.
    """
    found = signer.read(value)
    if found is None:
        return None
    text, old = found
    who = Who.parse(text)
    if who.session:
        return who, old
    return Who(who.guest, hashlib.sha256(b"session\0" + value.encode()).hexdigest()[:24]), True


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


def header_of(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def with_cookies(scope: Scope, send: Send) -> Send:
    """Give the browser its cookie: of whoever `become` is when the answer begins, or none."""

    async def sending(message: Message) -> None:
        who: Who | None = scope["state"].get("become")
        if who is not None and message["type"] in ("http.response.start", "websocket.accept"):
            signer: Signer = scope["litestar_app"].state.signer
            crumb: SimpleCookie = SimpleCookie({COOKIE: signer.sign(str(who))})
            crumb[COOKIE].update({"path": "/", "max-age": str(KEPT), "httponly": "yes", "samesite": "Lax"})
            if scope.get("scheme") in ("https", "wss"):
                crumb[COOKIE]["secure"] = "yes"
            message.setdefault("headers", [])
            MutableScopeHeaders.from_message(message).add("Set-Cookie", crumb[COOKIE].OutputString())
        await send(message)

    return sending


def middleware(app: ASGIApp) -> ASGIApp:
    """Put who is there into `scope["state"]`; give newcomers a cookie, and those with an old one a new one.

    `guest` is the guest's number, `session` the browser's, `address` where they come from. `ended`: the session was
    ended, and they are to be somebody else; the first call that wants to know who calls is refused, so that the page
    learns of it, and brings the new cookie (`sessions.hears`). Whoever is put into `become` is who the browser is next.
    """

    async def known(scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = scope["litestar_app"].state.hall
        state = scope.setdefault("state", {})
        state["address"] = address_of(scope)
        value = cookie_of(scope)
        found = of_cookie(scope["litestar_app"].state.signer, value) if value else None
        state["ended"] = found is not None and not await hall.sessions.good(found[0])
        if found is None or state["ended"]:
            earlier = None if found is None else await hall.sessions.before(found[0])
            who, renew = earlier or Who.new(), found is None
            if earlier is None:
                hall.sessions.newcomer(who)
        else:
            who, renew = found
            hall.sessions.seen(who, state["address"], header_of(scope, b"user-agent"))
        state["guest"], state["session"] = who
        state["become"] = who if renew else None
        await app(scope, receive, with_cookies(scope, send))

    return known


def at_the_door(app: ASGIApp) -> ASGIApp:
    """For the page itself: newcomers get a cookie, all else is found out with the first call."""

    async def greeted(scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.setdefault("state", {})
        value = cookie_of(scope)
        if not value or of_cookie(scope["litestar_app"].state.signer, value) is None:
            state["become"] = Who.new()
        await app(scope, receive, with_cookies(scope, send))

    return greeted
