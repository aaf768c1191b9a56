"""What a client can do wrong here, and how every error leaves the house: an id, arguments, a status."""

from __future__ import annotations

import logging
import re
from typing import Any

import asyncpg
import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tradewinds.kernel.errors import TradewindsError
from tradewinds.play.table import Late
from tradewinds.server.wire import ErrorAnswer, ErrorBody

log = logging.getLogger("tradewinds.server")


class ServerError(TradewindsError):
    status = 400


class Malformed(ServerError):
    """Not a message of ours: not JSON, a field missing or of the wrong kind."""


class NotFound(ServerError):
    status = 404


class Forbidden(ServerError):
    status = 403


class Unready(ServerError):
    """Right in itself, but not in the table's present condition."""

    status = 409


class NotJSON(ServerError):
    status = 415


class TooFast(ServerError):
    status = 429


class Busy(ServerError):
    """Right in itself, but not now: too much is being done, or the database cannot be reached."""

    status = 503


class Overtaken(Late):
    """Another server wrote first; the table has been read again and the message may be tried once more."""


class NotSaved(ServerError):
    """The database could not take it; nothing was changed."""

    status = 503


def body(error: TradewindsError) -> ErrorBody:
    return ErrorBody(error.key, dict(error.params), error.rule or None, error.field or None)


PLACE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)
MISSING = re.compile(r"Object missing required field `([^`]+)`")
UNKNOWN = re.compile(r"Object contains unknown field `(.+)`$", re.DOTALL)
LONG = re.compile(r"^Expected `str` of length <= (\d+)")
TYPES = re.compile(r"^Expected `([^`]+)`, got `([^`]+)`")
BODY = re.compile(r"^\$(\.data(?=[.\[]|$))?\.?")
"""The framework calls the body of a request `data`."""


def explain(error: msgspec.DecodeError) -> Malformed:
    """What msgspec says about a message, as an id with arguments and the field concerned."""
    told = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return Malformed("error-not-json", {})
    found = PLACE.match(told)
    what, path = (found["what"], found["path"] or "$") if found else (told, "$")
    field = BODY.sub("", path).replace("[...]", "")
    if missing := MISSING.search(what):
        name = ".".join(part for part in (field, missing[1]) if part)
        return Malformed("error-field-missing", {"field": name}, field=name)
    if unknown := UNKNOWN.search(what):
        name = ".".join(part for part in (field, unknown[1][:60]) if part)
        return Malformed("error-field-unknown", {"field": name}, field=name)
    if long := LONG.match(what):
        return Malformed("error-text-long", {"field": field, "most": int(long[1])}, field=field)
    if types := TYPES.match(what):
        args: dict[str, object] = {"field": field, "expected": types[1], "got": types[2]}
        return Malformed("error-field-type", args, field=field)
    return Malformed("error-field-value", {"field": field}, field=field)


# --- HTTP ------------------------------------------------------------------------------------------------------


def answer(error: TradewindsError, status: int, headers: dict[str, str] | None = None) -> Response[bytes]:
    content = msgspec.json.encode(ErrorAnswer(body(error)))
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_ours(_: Request[Any, Any, Any], error: TradewindsError) -> Response[bytes]:
    status = error.status if isinstance(error, ServerError) else 400
    headers = {"Retry-After": str(error.params.get("seconds", 5))} if status in (429, 503) else None
    return answer(error, status, headers)


async def strictly(request: Request[Any, Any, Any]) -> None:
    """A body is what its schema says: the framework alone would take 0 for false and "4" for 4, as in an address."""
    wanted = request.route_handler.parsed_data_field
    if wanted is None:
        return
    try:
        given = await request.json()
    except SerializationException:
        return  # the framework is about to find the same
    try:
        msgspec.convert(given, wanted.annotation)
    except msgspec.ValidationError as error:
        raise explain(error) from error


QUERY_NAMES = {"first": "from", "last": "to", "offered": "open"}
"""Parameters whose name on the wire cannot be a name in Python."""
STATUS_KEYS = {
    401: "error-forbidden",
    403: "error-forbidden",
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    415: "error-not-json",
    429: "error-too-fast",
    503: "error-busy",
}


GONE = "client disconnected prematurely"
"""What the framework says when nobody is there any more to hear what was wrong."""


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Errors that the framework found before our code was reached."""
    cause = error.__cause__
    while cause is not None and not isinstance(cause, (msgspec.DecodeError, SerializationException)):
        cause = cause.__cause__
    if isinstance(cause, SerializationException):
        cause = cause.__cause__
    if isinstance(cause, msgspec.DecodeError) and error.status_code == 400:
        return answer(explain(cause), 400)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        name = str(first.get("key", ""))
        name = QUERY_NAMES.get(name, name)
        return answer(Malformed("error-field-value", {"field": name}, field=name), 400)
    if error.status_code >= 500 and error.detail != GONE:
        log.error("%s", error, exc_info=error)
    key = STATUS_KEYS.get(error.status_code)
    if key is None:
        key = "error-internal" if error.status_code >= 500 else "error-malformed"
    return answer(ServerError(key), error.status_code, error.headers)


def known_outside(error: BaseException) -> ServerError | None:
    """What errors from outside our code mean to a client; None for those that are faults of ours."""
    if isinstance(error, (DBAPIError, PoolTimeout, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
        return Busy("error-busy")
    if isinstance(error, RecursionError):
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        if at is not None and str(at.tb_frame.f_globals.get("__name__")).startswith("litestar.serialization"):
            return Malformed("error-not-json")
    return None


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    known = known_outside(error)
    if known is not None:
        if known.status >= 500:
            # not the path: links of letters have their secret in it
            log.error("%s: %r", request.scope.get("path_template", ""), error)
        return on_ours(request, known)
    log.error("%r", error, exc_info=error)
    return answer(ServerError("error-internal"), 500)
