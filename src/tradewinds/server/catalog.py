"""The games on the shelf and the players made of code that come with them."""

from __future__ import annotations

import importlib
import zlib
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from tradewinds import bots
from tradewinds.kernel.content import BadContent, differences
from tradewinds.kernel.errors import BadOption
from tradewinds.kernel.game import Game, Option
from tradewinds.play import packs
from tradewinds.server.wire import CampaignOffer, GameInfo, OptionInfo, OptionNeed, PackAbout, PackInfo, PresetInfo

MOST_RECENT: Final = 32
"""Cards that stay at hand though no table in memory holds them: those asked for last."""

COMPRESSED: Final = b"\x78"
"""How compressed data begin, and no MessagePack of a mapping."""


def find_game(reference: str) -> Game:
    """`module:NAME`."""
    module, _, name = reference.partition(":")
    found: Game = getattr(importlib.import_module(module), name)
    return found


@dataclass(frozen=True)
class Offer:
    """A game with certain cards, the data they come from, and of a pack what it says of itself."""

    game: Game
    documents: Mapping[str, Any]
    about: PackAbout | None = None

    @cached_property
    def packed(self) -> bytes:
        """The data for the disk and for workers."""
        return zlib.compress(msgspec.msgpack.encode(self.documents))


def unpacked(data: bytes) -> dict[str, Any]:
    """The documents; what older servers wrote is not compressed."""
    plain = zlib.decompress(data) if data[:1] == COMPRESSED else data
    found: dict[str, Any] = msgspec.msgpack.decode(plain, strict=False)
    return found


class Catalog:
    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = dict(games)
        self.offers: dict[str, Offer] = {}
        """The packs that tables can be opened with, by the fingerprint of the cards they make."""
        self.boxes: dict[str, Offer] = {}
        self.kept: WeakValueDictionary[str, Offer] = WeakValueDictionary()
        """All cards at hand but those of the boxes: what is offered, what tables in memory hold, and … """
        self.recent: OrderedDict[str, Offer] = OrderedDict()
        """… what was asked for last."""

    @classmethod
    def installed(cls) -> Catalog:
        from tradewinds import games

        return cls({name: games.load(name) for name in games.shelf()})

    @classmethod
    def named(cls, references: Mapping[str, str]) -> Catalog:
        """Games found as `module:NAME`."""
        return cls({name: find_game(reference) for name, reference in references.items()})

    def offer(self, files: Iterable[bytes]) -> None:
        """Let tables be opened with these packs, too."""
        for content in files:
            pack = packs.read(content)
            self.game(pack.base)
            about = PackAbout(pack.name, pack.version, pack.author, pack.licence)
            made = Offer(packs.play_with(pack), pack.documents, about)
            self.offers[made.game.sha] = made
            self.keep(made)

    def keep(self, offer: Offer) -> None:
        """Have cards at hand, as long as somebody holds them."""
        sha = offer.game.sha
        self.kept[sha] = offer
        self.recent[sha] = offer
        self.recent.move_to_end(sha)
        if len(self.recent) > MOST_RECENT:
            self.recent.popitem(last=False)

    def box(self, name: str) -> Offer:
        """The game with the cards of its box."""
        if name not in self.boxes:
            game = self.game(name)
            self.boxes[name] = Offer(game, {} if game.packing is None else game.packing.documents())
        return self.boxes[name]

    def game(self, name: str, content: str = "") -> Game:
        """The game; `content`: with the cards of this fingerprint, which must be at hand (`contents.find`)."""
        found = self.games.get(name)
        if found is None:
            raise BadOption("error-game-unknown", {"game": name, "games": ", ".join(self.games)}, field="game")
        if content in ("", found.sha):
            return found
        if content not in self.kept or self.kept[content].game.id != name:
            raise BadContent("error-content-offered", {"game": name}, field="content")
        return self.kept[content].game

    def packed(self, name: str, content: str) -> bytes:
        """The data of the cards, for a worker that does not know them; empty for the box."""
        return b"" if content in ("", self.games[name].sha) else self.kept[content].packed

    def check_bot(self, game: Game, name: str, field: str) -> str:
        known = bots.names(game)
        if name not in known:
            raise BadOption("error-bot-unknown", {"bot": name, "bots": ", ".join(known)}, field=field)
        return name

    def info(self) -> list[GameInfo]:
        return [
            GameInfo(
                id=game.id,
                prefix=game.prefix,
                min_players=game.min_players,
                max_players=game.max_players,
                options=[option_info(option) for option in game.options],
                bots=bots.names(game),
                rules_version=game.rules_version,
                presets=[
                    PresetInfo(one.id, one.players, dict(one.options), one.bot or bots.usual(game))
                    for one in game.presets
                ],
                packs=[
                    pack_info(game, offer, offer.about)
                    for offer in self.offers.values()
                    if offer.game.id == game.id and offer.about is not None
                ],
                campaign=campaign_offer(game),
            )
            for game in self.games.values()
        ]


def pack_info(box: Game, offer: Offer, about: PackAbout) -> PackInfo:
    packing = packs.packing(box)
    found = differences(packing.documents(), offer.documents, packing.schema)
    return PackInfo(
        content=offer.game.sha,
        about=about,
        options=[option_info(option) for option in offer.game.options],
        changed=len({(name, record) for name, record, field, *_ in found if field}),
        added=sum(not field and before is None for *_, field, before, _ in found),
        removed=sum(not field and after is None for *_, field, _, after in found),
    )


def campaign_offer(game: Game) -> CampaignOffer | None:
    story = game.campaign
    if story is None:
        return None
    return CampaignOffer(dict(story.options), {str(n): dict(options) for n, options in story.chapters.items()})


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        id=option.id,
        values=list(option.values),
        default=option.default,
        rule=option.rule,
        integer=option.integer,
        kind=option.kind,
        needs=[OptionNeed(value, needed) for value, needed in option.needs],
        bars=list(option.bars),
    )
