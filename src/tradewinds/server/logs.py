"""What a server writes about itself: lines for people, or one JSON object on each line for whatever collects them.

Nothing secret stands there: no cookie, no invitation, no seed, no card. Tables and guests are named by their numbers,
calls by their pattern, not by the address that was asked for. What libraries say of a failure goes through `without
secrets` as well, because an address or a header may be in it.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

from tradewinds.server.settings import LogForm

HIDDEN = "…"
SECRETS = re.compile(
    r"(tw_guest=|invite=|token=|/mail/(?:confirm|stop)/|[Cc]ookie['\"]?[:,=] ?['\"]?b?['\"]?|://[^/@\s:]*:)[^\s;&,'\"@)\]}]+"
)
"""A cookie, an invitation or a letter's secret in an address, a header, the password of a database."""
LONG_HEX = re.compile(r"\b[0-9a-f]{48,}\b")
"""Seeds and keys, in whatever they stand."""


def without_secrets(text: str) -> str:
    return LONG_HEX.sub(HIDDEN, SECRETS.sub(lambda found: found[1] + HIDDEN, text))


def one_line(text: str) -> str:
    """What strangers have a part in makes no lines of its own, and does nothing to the terminal that shows it."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


class Plain(logging.Formatter):
    """`2026-11-17T19:30:00.123Z WARNING tradewinds.server: …`; what an error says follows, each line set in."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={value}" for name, value in extra(record).items())
        told = one_line(f"{at(record)} {record.levelname} {record.name}: {record.getMessage()}{fields}")
        if record.exc_info:
            lines = self.formatException(record.exc_info).splitlines()
            told += "".join(f"\n  {one_line(line)}" for line in lines)
        return without_secrets(told)


class Json(logging.Formatter):
    """`{"at": …, "level": "warning", "logger": …, "message": …, "error": …}`, and whatever belongs to the line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": at(record), "level": record.levelname.lower(), "logger": record.name}
        line["message"] = without_secrets(record.getMessage())
        line |= extra(record)
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def at(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def extra(record: logging.LogRecord) -> dict[str, Any]:
    """What was handed over beside the words: `log.info("…", extra={"told": {"status": 200}})`."""
    told: dict[str, Any] = getattr(record, "told", {})
    return told


def configuration(form: LogForm) -> dict[str, Any]:
    """For `logging.config`, as uvicorn takes it: everything to stderr."""
    formatter = f"{__name__}.{'Json' if form == 'json' else 'Plain'}"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"ours": {"()": formatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "ours"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {name: {"level": "INFO"} for name in ("tradewinds", "uvicorn", "uvicorn.error")},
    }
