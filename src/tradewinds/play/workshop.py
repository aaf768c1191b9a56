"""The workshop: the components of a game to look through, and packs to make of them (`docs/packs.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tradewinds.kernel.content import differences, lists
from tradewinds.kernel.game import Game
from tradewinds.kernel.places import LONGEST
from tradewinds.kernel.told import SchemaTold
from tradewinds.play.lexicon import Lexicon

Language = Literal["en", "zh-Hant", "hu"]
ListName = Annotated[str, Meta(min_length=1, max_length=60)]
RecordId = Annotated[str, Meta(min_length=1, max_length=60)]
About = Annotated[str, Meta(max_length=LONGEST)]
"""May be empty while somebody is typing; what is wrong with it is told at its field."""

# --- the catalogue ---------------------------------------------------------------------------------------------


class SchemaInfo(Struct):
    """What a pack can change in a game, for an editor."""

    game: str
    sha: str
    """Of the box; empty where it has no name in records."""
    schema: SchemaTold
    """Lists with their fields, kinds and ranges, what is closed, and the vocabularies of steps."""
    words: dict[str, str]
    """What they are called: `list.<list>`, `field.<name>`, `verb.<verb>`, `value.<value>`, and `reason.<message>` for
    why something is fixed. Where one word does not fit everywhere, `field.<list>.<name>` or
    `value.<field>.<value>` goes before it."""


class Entry(Struct):
    """A component: a card, a tile, a space of the board …"""

    id: str
    name: str
    text: str
    """What it does, made from its data; may be empty."""
    source: str
    """`rulebook`, `public`, `derived`, `reconstructed` or `printed copy`."""
    reconstructed: list[str]
    """Fields that are our own design though the record is not."""
    copies: int
    rules: list[str]
    """The rules that it touches."""
    record: dict[str, Any]
    """As the data have it."""


class EntryList(Struct):
    id: str
    title: str
    records: list[Entry]
    """In the order of the box."""


class Catalogue(Struct):
    game: str
    sha: str
    lists: list[EntryList]


# --- a pack ----------------------------------------------------------------------------------------------------


class ListChanges(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a pack does to one list, as in its file."""

    set: dict[str, dict[str, Any]] = {}
    """Per id the fields that are others; null takes one out."""
    add: list[dict[str, Any]] = []
    """Whole records."""
    remove: list[str] = []


class PackFile(Struct, forbid_unknown_fields=True):
    """A pack as its YAML file has it; there the lists stand beside the rest."""

    base: Annotated[str, Meta(min_length=1, max_length=40)]
    name: About
    version: About
    author: About
    licence: About
    changes: dict[str, ListChanges] = {}


class Focus(Struct, forbid_unknown_fields=True):
    list: ListName
    id: RecordId


class ExaminePack(Struct, forbid_unknown_fields=True):
    pack: PackFile
    lang: Language = "en"
    focus: Focus | None = None
    """The record that somebody is looking at."""


class Trouble(Struct):
    """Something wrong with a pack, or worth knowing, in words."""

    field: str | None
    """Where: `clan_glenn.glenn_great_hall.cost.wood`; null: the pack as a whole."""
    message: str


class Change(Struct):
    """A line of the change list: what a pack does otherwise than the box."""

    kind: Literal["changed", "added", "removed"]
    list: str
    id: str
    title: str
    """What the list is called."""
    name: str
    """What the record is called."""
    field: str = ""
    label: str = ""
    """What the field is called."""
    before: str = ""
    after: str = ""
    """In words; empty: there is nothing."""


class Examined(Struct):
    """What there is to say about a pack as it stands."""

    sha: str | None
    """The fingerprint of the components it makes; null while something is wrong."""
    errors: list[Trouble]
    remarks: list[Trouble]
    """Where it differs from the totals of the box …"""
    changes: list[Change]
    printed: Any
    """What is printed on its components (`ContentInfo.printed`) as a merge patch (RFC 7386) over the box's; null while
    something is wrong."""
    messages: dict[str, str]
    """How its components are called otherwise than in the box."""
    text: dict[Language, str]
    """Of the record in focus: its text in every language, made from what it does; empty: it has none."""
    rules: list[str]
    """Of the record in focus: the rules that it touches."""


class PackText(Struct, forbid_unknown_fields=True):
    """A pack's YAML file."""

    text: str
    """512 KiB at most."""


# --- packs of guests -------------------------------------------------------------------------------------------


class KeepPack(Struct, forbid_unknown_fields=True):
    pack: PackFile
    revision: int | None = None
    """The one that it is an edition of: another is refused, because somebody saved elsewhere meanwhile."""


class SharePack(Struct, forbid_unknown_fields=True):
    shared: bool
    """Whoever has its address may see it and play with it."""


class TryPack(Struct, forbid_unknown_fields=True):
    """A practice table at which the record can be used at once."""

    pack: PackFile
    list: ListName
    id: RecordId


# --- the answers -----------------------------------------------------------------------------------------------


def schema(game: Game, lang: Language) -> SchemaInfo:
    """What a pack can change in the game, with a word for everything in it."""
    lexicon = Lexicon(game, lang)
    return SchemaInfo(game.id, game.sha, lexicon.packing.schema.told(), lexicon.told())


def catalogue(game: Game, documents: Mapping[str, Any], lang: Language) -> Catalogue:
    """Every component: those of the documents, then what no pack can change."""
    lexicon = Lexicon(game, lang)
    packing = lexicon.packing
    found = {**lists(documents, packing.schema), **packing.others()}
    return Catalogue(
        game.id,
        game.sha,
        [
            EntryList(name, lexicon.title(name), [entry(lexicon, documents, name, row) for row in rows])
            for name, rows in found.items()
        ],
    )


def entry(lexicon: Lexicon, documents: Mapping[str, Any], name: str, row: Mapping[str, Any]) -> Entry:
    id_ = str(row["id"])
    called, text = lexicon.tell(documents, name, id_)
    return Entry(
        id=id_,
        name=called,
        text=text,
        source=row["source"],
        reconstructed=lexicon.reconstructed(row),
        copies=row.get("copies", row.get("count", 1)),
        rules=list(lexicon.packing.touches(name, row)),
        record=dict(row),
    )


def told(game: Game, documents: Mapping[str, Any], name: str, id_: str, lang: Language) -> tuple[str, str]:
    """What a record is called, and what it does; it must be as the schema says."""
    return Lexicon(game, lang).tell(documents, name, id_)


# --- the change list -------------------------------------------------------------------------------------------


def changes(game: Game, before: Mapping[str, Any], after: Mapping[str, Any], lang: Language) -> list[Change]:
    """What is otherwise in `after`, in words, in the order of the box; both must be as the schema says."""
    lexicon = Lexicon(game, lang)
    schema = lexicon.packing.schema
    order = {name: places(before, after, name, lexicon) for name in schema.lists}
    fields = {name: list(records.row.fields) for name, records in schema.lists.items()}
    found = sorted(
        differences(before, after, schema),
        key=lambda one: (
            list(order).index(one[0]),
            order[one[0]][one[1]],
            fields[one[0]].index(one[2]) if one[2] else -1,
        ),
    )
    return [change(lexicon, before, after, *one) for one in found]


def places(before: Mapping[str, Any], after: Mapping[str, Any], name: str, lexicon: Lexicon) -> dict[str, int]:
    """The place of every record: as in the first documents, then what is new."""
    known = dict.fromkeys(
        str(row["id"]) for documents in (before, after) for row in lists(documents, lexicon.packing.schema)[name]
    )
    return {id_: n for n, id_ in enumerate(known)}


def change(
    lexicon: Lexicon,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    name: str,
    id_: str,
    field: str,
    old: Any,
    new: Any,
) -> Change:
    """A line of the list: of a field both values, of a record that comes or goes what it does."""
    title = lexicon.title(name)
    if not field:
        called, text = lexicon.tell(after if old is None else before, name, id_)
        if old is None:
            return Change("added", name, id_, title, called, after=text)
        return Change("removed", name, id_, title, called, before=text)
    kind = lexicon.packing.schema.lists[name].row.fields[field].kind
    label = lexicon.field(field, name)
    values = lexicon.both(kind, old, new, field, before, after)
    return Change("changed", name, id_, title, lexicon.tell(before, name, id_)[0], field, label, *values)
