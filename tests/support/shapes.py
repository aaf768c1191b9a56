"""Whether something that is sent is of the shape that the client's types are made of."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec


def fits(told: object, shape: Any) -> None:
    """Everything that the shape has is there, of its type and its words, and nothing more."""
    sent = msgspec.json.encode(told)
    plain = msgspec.json.decode(sent)
    validator(shape).validate(plain)
    known = msgspec.json.decode(sent, type=shape)
    if is_dataclass(shape):
        known = asdict(known)  # with its defaults: they are sent, too
    assert msgspec.json.decode(msgspec.json.encode(known)) == plain


@cache
def validator(shape: Any) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(msgspec.json.schema(shape))
