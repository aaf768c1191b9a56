"""A campaign as one file: the records of its matches, each beginning with what the one before it handed on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from tradewinds.kernel import record as records
from tradewinds.kernel.errors import TradewindsError
from tradewinds.kernel.game import Campaign, Game, OptionValue
from tradewinds.kernel.record import Record


class CampaignError(TradewindsError):
    """A campaign that cannot be read, or whose matches do not follow from one another."""


class Chain(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: Literal["tradewinds-campaign/1"] = "tradewinds-campaign/1"
    game: str
    archive: dict[str, Any] | None = None
    """What its first match began with, if it was brought along from elsewhere."""
    matches: list[Record] = []

    def carry(self) -> dict[str, Any] | None:
        """What the next match begins with; None: with the first page."""
        if not self.matches:
            return self.archive
        result = self.matches[-1].result
        return None if result is None else result.carry


def story_of(game: Game) -> Campaign:
    if game.campaign is None:
        raise CampaignError("error-campaign-none", {"game": game.id}, field="game")
    return game.campaign


def is_chain(text: bytes) -> bool:
    """Whether a file says that it is a campaign; what else is in it is looked at by `from_json`."""
    return text.lstrip()[:80].replace(b" ", b"").replace(b"\n", b"").startswith(b'{"format":"tradewinds-campaign/')


def from_json(text: bytes | str) -> Chain:
    try:
        return msgspec.json.decode(text, type=Chain)
    except msgspec.DecodeError as error:
        raise CampaignError("error-campaign-unreadable", {"reason": str(error)}, field="campaign") from None


def to_json(chain: Chain) -> bytes:
    return msgspec.json.format(msgspec.json.encode(chain), indent=1)


def archive_json(carry: Mapping[str, Any]) -> bytes:
    """The archive alone, in its canonical form: the same bytes for the same archive."""
    return msgspec.json.encode(carry, order="sorted")


def archive_from(text: bytes, game: Game) -> dict[str, Any]:
    """An archive from a file; whatever it is, it is tried on an empty table before anything is written."""
    try:
        carry = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise CampaignError("error-campaign-unreadable", {"reason": str(error)}, field="campaign") from None
    try_archive(game, carry)
    return carry


def try_archive(game: Game, carry: Mapping[str, Any]) -> None:
    """Whether a match could begin with it; BadPlain with the place if not."""
    game.start(game.max_players, story_of(game).options, 0, carry=carry)


def begins(
    game: Game, chain: Chain, given: Mapping[str, object], chapter: int | None
) -> tuple[dict[str, object], dict[str, Any] | None]:
    """Options and carry of the next match, or the reason why there is none."""
    story = story_of(game)
    carry = chain.carry()
    if chain.matches and chain.matches[-1].result is None:
        raise CampaignError("error-campaign-unfinished", {"number": len(chain.matches)}, field="matches")
    if carry is not None and story.ending(carry) is not None:
        raise CampaignError("error-carry-finished", {}, field="carry.ending")
    options: Mapping[str, OptionValue] = story.options
    if chapter is not None:
        if carry is not None or chapter not in story.chapters:
            allowed = ", ".join(map(str, story.chapters)) if carry is None else "–"
            raise CampaignError("error-campaign-chapter", {"chapter": chapter, "allowed": allowed}, field="--chapter")
        options = story.chapters[chapter]
    return {**given, **options}, carry


def append(chain: Chain, record: Record) -> Chain:
    """With one more match, which must have come to its end."""
    if record.result is None:
        raise CampaignError("error-campaign-unfinished", {"number": len(chain.matches) + 1}, field="matches")
    return Chain(game=chain.game, archive=chain.archive, matches=[*chain.matches, record])


def check_links(chain: Chain) -> None:
    """That every match came to its end and goes on from what the one before it handed on."""
    carry = chain.archive
    for number, record in enumerate(chain.matches, 1):
        if record.game != chain.game:
            raise CampaignError("error-campaign-game", {"number": number}, field=f"matches.{number}")
        if record.result is None:
            raise CampaignError("error-campaign-unfinished", {"number": number}, field=f"matches.{number}")
        given = None if record.carry is msgspec.UNSET else record.carry
        if given != carry:
            raise CampaignError("error-campaign-broken", {"number": number}, field=f"matches.{number}")
        carry = record.result.carry


def verify(chain: Chain, game_of: Callable[[Record], Game]) -> list[list[tuple[str, bool]]]:
    """For every match what its record claims and whether it is so, and that it goes on from the one before it."""
    check_links(chain)
    return [records.verify(game_of(record), record) for record in chain.matches]
