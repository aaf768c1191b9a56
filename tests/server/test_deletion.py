"""Whoever deletes everything: no table is forgotten, whoever adds one."""

from __future__ import annotations

from tradewinds.server import desk, store
from tradewinds.server.deletion import PRIVATE

OTHERWISE = {
    "bans": "what the operator has decided",
    "chat": "lines stay, emptied",
    "decisions": "a number that is worth nothing any more",
    "members": "a place in a league stays, without a name",
    "presence": "who is connected now, by server",
    "ratings": "by `who`",
    "reports": "what others have told the operator about somebody stays until it is settled",
    "seats": "lose guest and name",
    "sessions": "end",
    "steps": "by `who`",
}
"""Tables with something of a guest's that is not simply thrown away."""


def test_every_table_with_a_guest_is_thought_of() -> None:
    assert desk.reports.metadata is store.metadata
    named = {name for name, table in store.metadata.tables.items() if {"guest", "who"} & set(table.c.keys())}
    private = {table.name for table in PRIVATE}
    assert private.isdisjoint(OTHERWISE)
    assert named == private | set(OTHERWISE)
