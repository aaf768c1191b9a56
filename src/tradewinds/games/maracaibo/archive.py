"""The archive (MAR-28.11, 28.15): what a match of the campaign hands on; the story in the plain form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from tradewinds.games.maracaibo.components import NATION_NAMES, QUESTS, STORY_TILES
from tradewinds.games.maracaibo.content import CAMPAIGN, L1
from tradewinds.games.maracaibo.phases.story import is_campaign
from tradewinds.games.maracaibo.state import IN_BOX, IN_STACK, LEGACY_PLACES, MaracaiboState
from tradewinds.kernel.errors import BadPlain
from tradewinds.kernel.plain import Reader, counted, names_in
from tradewinds.kernel.vectors import append, vec

CARRY: Final = ["cards", "waiting", "read", "choices", "tiles", "c_cards", "ending"]
BOX: Final = "box"
MOST_DISCS: Final = 9

# --- from match to match ---------------------------------------------------------------------------------------------


def carry(s: MaracaiboState) -> dict[str, object] | None:
    """The archive as it is now; None where nothing is saved."""
    if not is_campaign(s):
        return None
    box = s.box
    return {
        "cards": names_in(int(s.story), box.story_names),
        "waiting": names_in(int(s.waiting), box.story_names),
        "read": [box.story_names[card] for card in s.pages],
        "choices": counted(s.choices, box.story_names),
        "tiles": names_in(int(s.legacy), box.legacy_names),
        "c_cards": names_in(int(s.c_cards), box.names[box.first_c :]),
        "ending": box.endings[s.ending] if s.ending >= 0 else None,
    }


def take(s: MaracaiboState, values: Mapping[str, object]) -> None:
    """Before the set-up: the archive of the match before. Whatever stands in it, an error names the place."""
    if s.rules.mode != CAMPAIGN:
        raise BadPlain("error-carry-mode", {"field": "carry"}, field="carry")
    r = Reader("carry", values)
    r.done(CARRY)
    box = s.box
    s.story = r.bits("cards", box.story_names)
    s.waiting = r.bits("waiting", box.story_names)
    read_pages(s, r, "read")
    choices = Reader("carry.choices", r.get("choices"))
    choices.done(box.story_names)
    for name in choices.values:
        card = box.story_names.index(str(name))
        most = int(box.story_choices[card])
        s.choices[card] = choices.number(str(name), 1, most) if most else refuse(choices, str(name))
        if not any(page == card for page in s.pages):
            refuse(choices, str(name))
    s.legacy = r.bits("tiles", box.legacy_names)
    s.c_cards = r.bits("c_cards", box.names[box.first_c :])
    if r.index("ending", box.endings) >= 0:
        raise BadPlain("error-carry-finished", {"field": "carry.ending"}, field="carry.ending")
    if s.story == 0:
        raise r.wrong("cards", "[]")
    if s.waiting & ~s.story:
        raise r.wrong("waiting", r.get("waiting"))
    for page in s.pages:
        if (int(s.story) >> int(page)) & 1:
            raise r.wrong("read", box.story_names[page])
        if box.story_choices[page] > 0 and s.choices[page] == 0:
            raise choices.wrong(box.story_names[page], None)


def refuse(r: Reader, name: str) -> int:
    raise r.wrong(name, r.get(name))


# --- in the plain form -----------------------------------------------------------------------------------------------


def story_plain(s: MaracaiboState) -> dict[str, object]:
    names = s.box.story_names
    return {
        "on_tiles": counted(s.on_tiles, s.box.legacy_names),
        "legacy_markers": [NATION_NAMES[nation] if nation >= 0 else None for nation in s.legacy_markers],
        "pages": [names[card] for card in s.pages],
        "story_tiles": [names[card] if card >= 0 else BOX if card == IN_BOX else None for card in s.tile_card],
        "story_holders": {names[card]: int(n) - 1 for card, n in enumerate(s.story_holder) if n},
    }


def read_legacy(s: MaracaiboState, r: Reader) -> None:
    """Discs and markers on legacy tiles."""
    on_tiles = r.counts("on_tiles", s.box.legacy_names, MOST_DISCS)
    for tile, n in enumerate(on_tiles):
        if n > (s.box.legacy_spaces[tile] if s.has_tile(tile) else 0):
            raise r.wrong("on_tiles", n)
        s.on_tiles[tile] = n
    rows = r.items("legacy_markers")
    if len(rows) != LEGACY_PLACES or any(row is not None and row not in NATION_NAMES for row in rows):
        raise r.wrong("legacy_markers", rows)
    for k, row in enumerate(rows):
        s.legacy_markers[k] = -1 if row is None else NATION_NAMES.index(str(row))


def read_pages(s: MaracaiboState, r: Reader, name: str) -> None:
    """Cards that were read, in that order, each once."""
    names = s.box.story_names
    s.pages = vec[i64]()
    seen = 0
    for value in r.items(name):
        if not isinstance(value, str) or value not in names or (seen >> names.index(value)) & 1:
            raise r.wrong(name, value)
        seen |= 1 << names.index(value)
        s.pages = append(s.pages, names.index(value))


def read_story(s: MaracaiboState, r: Reader) -> None:
    """Pages, story tiles and who holds them; a tile on the map or before a player belongs to a card."""
    names = s.box.story_names
    read_pages(s, r, "pages")
    if is_campaign(s) and s.story == 0 and len(s.pages) == 0:
        raise r.wrong("story", [])
    rows = r.items("story_tiles")
    if len(rows) != STORY_TILES + 1 or any(row is not None and row != BOX and row not in names for row in rows):
        raise r.wrong("story_tiles", rows)
    for tile, row in enumerate(rows):
        s.tile_card[tile] = IN_STACK if row is None else IN_BOX if row == BOX else names.index(str(row))
    holders = Reader("state.story_holders", r.get("story_holders"))
    holders.done(names)
    for card, name in enumerate(names):
        s.story_holder[card] = 1 + holders.number(name, 0, int(s.players) - 1) if name in holders.values else 0
    for quest in s.lying:
        if quest >= QUESTS and s.tile_card[quest - QUESTS] < 0:
            raise r.wrong("story_tiles", s.box.quest_names[quest])
    if s.l1_quest >= 0:
        at = [s.lying_at[i] for i in range(len(s.lying)) if s.lying[i] == s.l1_quest]
        if not s.has_tile(L1) or at != [s.box.legacy_at[L1]]:
            raise r.wrong("l1_quest", s.box.quest_names[s.l1_quest])
