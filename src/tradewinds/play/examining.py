"""What there is to say about a pack as it stands: to an editor after every edit, and to whoever wants to keep it.

Errors are collected, each at its field: of what the pack says of itself, of laying it over the box, the first of every
changed record by the schema of its list; if there are none, what the game itself finds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, get_args

from tradewinds.kernel.content import BadContent, lists, merged, rows_of, told, with_rows
from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.game import Game, Note, Packing
from tradewinds.kernel.places import Place
from tradewinds.kernel.schema import Records, Schema
from tradewinds.play import packs, workshop
from tradewinds.play.packfiles import Find, about, check_values, laid_out, plain
from tradewinds.play.packs import LONGEST
from tradewinds.play.words import Words
from tradewinds.play.workshop import Examined, ExaminePack, Focus, Language, ListChanges, PackFile, Trouble, changes

MOST_TOLD: Final = 50
"""Errors that are told at once."""


class Laid:
    """A pack laid over the box, as far as that goes."""

    def __init__(self, file: PackFile, box: Game) -> None:
        self.box = box
        self.packing: Packing = packs.packing(box)
        self.wrong: list[BadContent] = []
        self.documents: Mapping[str, Any] = self.packing.documents()
        """All of it, also records that are wrong in themselves."""
        self.sound: Mapping[str, Any] = self.documents
        """The box's records in place of those."""
        self.faulty: set[tuple[str, str]] = set()
        for place in about(file):
            with told(self.wrong):
                place.text(LONGEST)
        with told(self.wrong):
            check_values(file)
            changes = laid_out(file, self.packing)
            self.documents = merged(self.documents, changes, self.packing.schema, self.wrong)
            self.sound = self.documents
            for name, records in self.packing.schema.lists.items():
                if name in file.changes:
                    self.check(name, records, file.changes[name])

    def check(self, name: str, records: Records, changes: ListChanges) -> None:
        """The records that the pack has touched: all others are the box's, and right."""
        rows = rows_of(self.documents, name)
        with told(self.wrong):
            Place(name, rows).items(records.least, records.most)
        touched = {*changes.set, *(str(row.get("id")) for row in changes.add)}
        by_id = {str(row["id"]): row for row in rows}
        faulty = {id_ for id_, row in by_id.items() if id_ in touched and not self.right(name, records, row)}
        self.faulty |= {(name, id_) for id_ in faulty}
        if faulty:
            ours = {str(row["id"]): row for row in rows_of(self.packing.documents(), name)}
            kept = [ours.get(id_) if id_ in faulty else row for id_, row in by_id.items()]
            self.sound = with_rows(self.sound, name, [row for row in kept if row is not None])

    def right(self, name: str, records: Records, row: dict[str, Any]) -> bool:
        before = len(self.wrong)
        place = Place(f"{name}.{Place('', row['id']).shown()}", row)
        with told(self.wrong):
            if not records.ids:
                place.named()
            records.row.check(place, kept=records.held.get(str(row["id"]), ()))
        return len(self.wrong) == before

    def game(self) -> Game | None:
        """The game with the pack; None while something is wrong."""
        if self.wrong:
            return None
        try:
            return self.packing.game(self.documents)
        except BadContent as error:
            self.wrong.append(error)
            return None


def made(file: PackFile, find: Find) -> tuple[Game, Mapping[str, Any]]:
    """The game with a pack and its data, or the first of what is wrong."""
    laid = Laid(file, find(file.base))
    game = laid.game()
    if game is None:
        raise laid.wrong[0]
    return game, laid.documents


def examine(asked: ExaminePack, find: Find) -> Examined:
    try:
        laid = Laid(asked.pack, find(asked.pack.base))
    except TradewindsError as error:  # for no game that takes packs
        return Examined(None, [trouble(Words(asked.lang), error)], [], [], None, {}, {}, [])
    words = Words(asked.lang, laid.box)
    game = laid.game()
    found = Examined(None, [trouble(words, error) for error in laid.wrong[:MOST_TOLD]], [], [], None, {}, {}, [])
    if game is not None:
        found.sha = game.sha
        notes = laid.packing.remarks(laid.documents)
        found.remarks = [remark(words, note, laid.packing.schema) for note in notes]
        found.printed = patch(printed(laid.box.content), plain(game.content()))
        found.messages = dict(game.messages(asked.lang))
    try:
        found.changes = changes(laid.box, laid.packing.documents(), laid.sound, asked.lang)
        if asked.focus is not None:
            tell(found, laid, asked.focus)
    except LookupError:  # something is named that is not there, which the game has said already
        if game is not None:
            raise
    return found


def tell(found: Examined, laid: Laid, focus: Focus) -> None:
    """The text of the record in focus and the rules that it touches, if it is right in itself."""
    rows = lists(laid.sound, laid.packing.schema).get(focus.list, [])
    row = next((row for row in rows if str(row["id"]) == focus.id), None)
    if row is None or (focus.list, focus.id) in laid.faulty:
        return
    found.rules = list(laid.packing.touches(focus.list, row))
    found.text = {
        lang: workshop.told(laid.box, laid.sound, focus.list, focus.id, lang)[1] for lang in get_args(Language)
    }


def trouble(words: Words, error: TradewindsError) -> Trouble:
    return Trouble(error.field or None, words.refusal(error))


def remark(words: Words, note: Note, schema: Schema) -> Trouble:
    """A remark names a record as `field`, or a list as `deck`."""
    key, args = note
    field, deck = args.get("field"), args.get("deck")
    where = field if isinstance(field, str) else deck if isinstance(deck, str) and deck in schema.lists else None
    return Trouble(where, words.text(key, **args))


# --- what is printed -------------------------------------------------------------------------------------------------


@lru_cache(16)
def printed(content: Callable[[], Mapping[str, Any]]) -> dict[str, Any]:
    """What is printed on the pieces of a box, as JSON has it."""
    found: dict[str, Any] = plain(content())
    return found


def patch(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The merge patch (RFC 7386) that makes the one of the other."""
    found: dict[str, Any] = {key: None for key in before if key not in after}
    for key, value in after.items():
        old = before.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            if inner := patch(old, value):
                found[key] = inner
        elif key not in before or old != value:
            found[key] = value
    return found
