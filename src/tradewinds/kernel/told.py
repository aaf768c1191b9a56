"""What an editor is told of a schema (`Schema.told`): the client's types are made of these."""

# tradewinds: interpreted

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

Has = dict[str, tuple[list[str], list[str]]]
"""Per value of the field that decides, the fields that there must and may be."""


class _Kind(Struct, tag_field="kind", kw_only=True):
    """What stands in a field, or in a part of one. `must` and `fixed` are said of fields alone."""

    must: bool | UnsetType = UNSET
    fixed: str | UnsetType | None = UNSET
    """The message that says why it cannot be changed; null: it can."""


class NumberKind(_Kind, tag="number"):
    low: int
    high: int


class ChoiceKind(_Kind, tag="choice"):
    choices: list[str]


class RecordKind(_Kind, tag="record"):
    list: str


class TruthKind(_Kind, tag="truth"):
    pass


class TextKind(_Kind, tag="text"):
    most: int


class TextsKind(_Kind, tag="texts"):
    most: int
    """Of each language's."""


class AmountsKind(_Kind, tag="amounts"):
    names: list[str]
    low: int
    high: int
    least: int
    """Things that must be named."""


class ListKind(_Kind, tag="list"):
    of: KindTold
    least: int
    most: int


class NumberedKind(_Kind, tag="numbered"):
    of: KindTold
    low: int
    high: int
    all: bool


class EitherKind(_Kind, tag="either"):
    of: list[KindTold]


class KeptKind(_Kind, tag="kept"):
    pass


class StepsKind(_Kind, tag="steps"):
    vocabulary: str
    least: int
    most: int


class RowTold(Struct):
    """Fields by their names."""

    fields: dict[str, FieldTold]
    by: str | UnsetType = UNSET
    """What the field of this name says decides which of the others there are."""
    has: Has | UnsetType = UNSET
    """Per value of `by` the fields that there must and may be."""


class RowKind(RowTold, tag_field="kind", tag="row", kw_only=True):
    must: bool | UnsetType = UNSET
    fixed: str | UnsetType | None = UNSET


KindTold = (
    NumberKind
    | ChoiceKind
    | RecordKind
    | TruthKind
    | TextKind
    | TextsKind
    | AmountsKind
    | ListKind
    | NumberedKind
    | EitherKind
    | KeptKind
    | RowKind
    | StepsKind
)
FieldTold = Annotated[KindTold, Meta(extra_json_schema={"required": ["must", "fixed"]})]


class RecordsTold(RowTold, kw_only=True):
    least: int
    most: int
    add: str | None
    """Why none can be added; null: some can."""
    remove: str | None
    ids: list[str]
    """These and no others; empty: any."""
    held: dict[str, dict[str, str]]
    """Per id the fields that are fixed in this record only, and why."""


class VerbsTold(Struct):
    """A vocabulary of steps."""

    tag: str | None
    """The field of a step that names its verb; without it a step is a verb with its value."""
    beside: dict[str, FieldTold]
    verbs: dict[str, KindTold]


class SchemaTold(Struct):
    lists: dict[str, RecordsTold]
    closed: dict[str, str]
    """Lists that cannot be changed at all, and why."""
    vocabularies: dict[str, VerbsTold]
