"""Letters to people who wish for them: how one is written, and how the operator's mail server gets it.

An address is its owner's secret. It stands in no message to anybody else and in no line of the log, also not in those
that tell what a mail server has refused.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import smtplib
import ssl
from dataclasses import dataclass
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from urllib.parse import unquote, urlsplit

from tradewinds.server.errors import Busy, Malformed

log = logging.getLogger("tradewinds.server")
PATIENCE = 20.0
"""Seconds that the mail server has for each answer."""
LONGEST = 254
UNFOLDED = policy.SMTP.clone(max_line_length=998)
"""An address of a page must stay in one piece, or no mail program finds it."""
PLAIN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}")
HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}")


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in, from whom they are, and where this server can be found by those who read them."""

    host: str
    port: int
    sender: str
    url: str
    user: str = ""
    password: str = ""
    tls: bool = False
    """From the first byte on (`smtps`); otherwise the connection is made safe (STARTTLS) unless it stays here."""

    @property
    def here(self) -> bool:
        try:
            return self.host == "localhost" or ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False


def mail_server(given: str, sender: str, url: str) -> MailServer:
    """`smtp://user:password@host:587` or `smtps://…`; ValueError if it cannot be understood."""
    parts, page = urlsplit(given), urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError(given)
    if page.scheme not in ("http", "https") or not page.netloc or page.query or page.fragment:
        raise ValueError(url)
    Address(addr_spec=address_of(sender))
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, parts.port or (465 if tls else 587), sender, url.rstrip("/"), user, password, tls)


def address_of(given: str) -> str:
    """The address as it is kept, or a refusal."""
    text = given.strip()
    local, at, host = text.rpartition("@")
    try:
        host = host.encode("idna").decode("ascii").lower()
    except UnicodeError:
        at = ""
    dots = local.startswith(".") or local.endswith(".") or ".." in local
    if not at or dots or len(text) > LONGEST or not PLAIN.fullmatch(local) or not HOST.fullmatch(host):
        raise Malformed("error-mail-address", {}, field="address")
    return f"{local}@{host}"


def whose(address: str) -> str:
    """Addresses that are most likely one person's: in capitals or not, with or without a `+tag`."""
    local, _, host = address.rpartition("@")
    return f"{local.partition('+')[0]}@{host}".lower()


def letter(server: MailServer, to: str, language: str, subject: str, text: str, stop: str) -> EmailMessage:
    """One letter. With `stop` a mail program ends them with one click (RFC 8058)."""
    made = EmailMessage(UNFOLDED)
    made["From"] = Address("Tradewinds", addr_spec=server.sender)
    made["To"] = Address(addr_spec=to)
    made["Subject"] = subject
    made["Date"] = format_datetime(localtime())
    made["Message-ID"] = make_msgid(domain=urlsplit(server.url).hostname)
    made["Auto-Submitted"] = "auto-generated"
    made["Content-Language"] = language
    made["List-Unsubscribe"] = f"<{server.url}/api/mail/stop/{stop}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


def hand_in(server: MailServer, message: EmailMessage) -> None:
    """Talk to the mail server, in a thread of its own."""
    context = ssl.create_default_context()
    kind = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context) if server.tls else None
    with kind or smtplib.SMTP(server.host, server.port, timeout=PATIENCE) as line:
        if not server.tls and not server.here:
            line.starttls(context=context)
        if server.user:
            line.login(server.user, server.password)
        line.send_message(message)


async def send(server: MailServer, message: EmailMessage) -> None:
    try:
        await asyncio.to_thread(hand_in, server, message)
    except (smtplib.SMTPException, OSError) as error:
        # What the error says may name the address.
        log.warning("a letter could not be handed in: %s %s", type(error).__name__, getattr(error, "smtp_code", ""))
        raise Busy("error-mail-failed") from None
