"""The rulebook panel: what `play` reads from the game's folder, or a proper 404."""

from __future__ import annotations

from tradewinds.play import rulebook as books
from tradewinds.play.rulebook import Language, NoRulebook, Rulebook
from tradewinds.server.errors import NotFound


def rulebook(game: str, language: Language) -> Rulebook:
    """The rules in this language; English where there is no translation."""
    try:
        return books.rulebook(game, language)
    except NoRulebook as missing:
        raise NotFound(missing.key, missing.params, field=missing.field) from None
