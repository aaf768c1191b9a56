"""Packs between people and the house: the YAML file, the plain form that an editor works on (`PackFile`), and the data
of a game.

The two forms say the same. A file has whole numbers as names where the data have them; JSON has texts, which become
numbers again by the schema (`Kind.keyed`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import yaml

from tradewinds.kernel.content import BadContent, check_list, form, lists
from tradewinds.kernel.game import Game, Packing
from tradewinds.kernel.places import Place
from tradewinds.play.packs import ABOUT, DEEPEST, LARGEST, LONGEST, MOST, packing, values
from tradewinds.play.workshop import ListChanges, PackFile

Find = Callable[[str], Game]
"""The game with this id, or an error."""
LARGEST_NUMBER: Final = 2**53
"""Whole numbers beyond are others in a browser."""
PACK: Final = "pack"


class Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]
    def ignore_aliases(self, data: object) -> bool:
        """A pack has none: what stands twice is written twice."""
        return True


# --- harmless values -------------------------------------------------------------------------------------------------


class Count:
    """Looks through values that somebody sent, as deep and as many as a file may have (`packs.check_events`)."""

    def __init__(self) -> None:
        self.seen = 0

    def check(self, where: str, value: object, depth: int) -> None:
        self.seen += 2 if isinstance(value, Mapping | list) else 1
        if depth > DEEPEST or self.seen > MOST:
            raise BadContent("error-pack-values", {"field": where, "deep": DEEPEST, "most": MOST}, field=where)
        if isinstance(value, Mapping):
            for key, inner in value.items():
                if isinstance(key, bool) or not isinstance(key, str | int):
                    raise form(where)
                self.check(where, key, depth)
                self.check(f"{where}.{Place('', key).shown()}", inner, depth + 1)
        elif isinstance(value, list):
            for at, inner in enumerate(value):
                self.check(f"{where}.{at}", inner, depth + 1)
        elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            wrong = {"value": Place("", value).shown(), "low": -LARGEST_NUMBER, "high": LARGEST_NUMBER}
            raise Place(where, value).wrong("number", **wrong)
        elif not (value is None or isinstance(value, str | int) or (isinstance(value, float) and value - value == 0)):
            raise form(where)  # a date, or a number that is none


def check_values(file: PackFile) -> None:
    """Refuse what no file could say: too deep, too much, numbers without end."""
    count = Count()
    count.seen = 2 * len(ABOUT) + 10  # the file itself
    for name, changes in file.changes.items():
        where = Place("", name).shown()
        count.check(where, name, 1)
        count.check(where, msgspec.structs.asdict(changes), 2)


def about(file: PackFile) -> list[Place]:
    """What a pack says of itself."""
    return [Place(key, getattr(file, key)) for key in ABOUT]


# --- the file --------------------------------------------------------------------------------------------------------


def read(content: bytes, find: Find) -> PackFile:
    """The plain form of a file. It has the form of a pack; whether it can be played is not looked at."""
    place = Place(PACK, values(content))
    place.mapping(ABOUT, None)
    told = {key: place.at(key).text(LONGEST) for key in ABOUT}
    schema = packing(find(told["base"])).schema
    changes = {}
    for name, given in place.value.items():
        if name not in ABOUT:
            check_list(name, schema)
            changes[name] = list_changes(name, given)
    file = PackFile(**told, changes=changes)
    check_values(file)
    return msgspec.convert(msgspec.to_builtins(file, str_keys=True), PackFile)


def list_changes(name: str, given: Any) -> ListChanges:
    if not isinstance(given, Mapping) or not given.keys() <= {"set", "add", "remove"}:
        raise form(name)
    fields, rows, gone = given.get("set", {}), given.get("add", []), given.get("remove", [])
    if not isinstance(fields, Mapping) or not all(named(key, row) for key, row in fields.items()):
        raise form(f"{name}.set")
    if len({str(key) for key in fields}) < len(fields):
        raise form(f"{name}.set")
    if not isinstance(rows, list) or not all(named("", row) for row in rows):
        raise form(f"{name}.add")
    if not isinstance(gone, list) or not all(isinstance(id_, str) for id_ in gone):
        raise form(f"{name}.remove")
    return ListChanges({str(key): dict(row) for key, row in fields.items()}, rows, gone)


def named(key: object, row: object) -> bool:
    """Whether this is the name of a record and fields with their names."""
    fields = isinstance(row, Mapping) and all(isinstance(field, str) for field in row)
    return fields and isinstance(key, str | int) and not isinstance(key, bool)


def write(file: PackFile, find: Find) -> str:
    """The YAML file, which `read` understands as the same."""
    box = packing(find(file.base))
    check_values(file)
    for place in about(file):
        place.text(LONGEST)
    for name in file.changes:
        check_list(name, box.schema)
    told = {key: getattr(file, key) for key in ABOUT} | laid_out(file, box, numbers=True)
    text: str = yaml.dump(told, Dumper=Dumper, allow_unicode=True, sort_keys=False, width=110, default_flow_style=None)
    if len(text.encode()) > LARGEST:
        raise BadContent("error-pack-large", {"most": LARGEST // 1024}, field=PACK)
    return text


# --- the data --------------------------------------------------------------------------------------------------------


def laid_out(file: PackFile, box: Packing, numbers: bool = False) -> dict[str, Any]:
    """The changes as `kernel.content.merged` takes them. `numbers`: with ids that are whole numbers, as in the data."""
    known = lists(box.documents(), box.schema)
    return {name: list_of(known.get(name, []), box, name, one, numbers) for name, one in file.changes.items()}


def list_of(rows: list[dict[str, Any]], box: Packing, name: str, changes: ListChanges, numbers: bool) -> dict[str, Any]:
    if name not in box.schema.lists:
        return {}
    row = box.schema.lists[name].row
    ours = {str(one["id"]): one for one in rows}
    made: dict[str, Any] = {}
    if changes.set:
        made["set"] = {
            ours[id_]["id"] if numbers and id_ in ours else id_: {
                key: as_in_box(ours.get(id_, {}).get(key), value, row.fields[key].kind.keyed(value))
                if key in row.fields
                else value
                for key, value in fields.items()
            }
            for id_, fields in changes.set.items()
        }
    if changes.add:
        made["add"] = [row.keyed(record) for record in changes.add]
    if changes.remove:
        made["remove"] = list(changes.remove)
    return made


def as_in_box(ours: Any, value: Any, keyed: Any) -> Any:
    """A value that says what the box says is the box's, also where no schema knows which names in it are numbers."""
    return ours if isinstance(ours, Mapping | list) and value == plain(ours) else keyed


def plain(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.to_builtins(value, str_keys=True)


def differing(about: Mapping[str, str], before: Mapping[str, Any], after: Mapping[str, Any], box: Packing) -> PackFile:
    """The pack that makes these data of those."""
    changes = {}
    ours, theirs = lists(before, box.schema), lists(after, box.schema)
    for name in ours:
        old = {str(row["id"]): row for row in ours[name]}
        new = {str(row["id"]): row for row in theirs[name]}
        fields = {
            id_: {key: new[id_].get(key) for key in (*new[id_], *old[id_]) if new[id_].get(key) != old[id_].get(key)}
            for id_ in new
            if id_ in old and new[id_] != old[id_]
        }
        added = [row for id_, row in new.items() if id_ not in old]
        gone = [id_ for id_ in old if id_ not in new]
        if fields or added or gone:
            changes[name] = ListChanges(fields, added, gone)
    return msgspec.convert(plain(PackFile(**about, changes=changes)), PackFile)
