"""What the command says, in the reader's language: its own texts, and those of the house and the games."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from tradewinds.kernel.errors import TradewindsError

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game
    from tradewinds.play.rulebook import Language
    from tradewinds.play.words import Words

LANGUAGES = ("en", "zh-Hant", "hu")


class Usage(TradewindsError):
    """The command was called in a way that cannot be right, or names a file that cannot be read."""


def known_language(tag: str) -> str | None:
    """Our language for a tag such as `hu_HU.UTF-8`, `zh-TW` or `en`; None if we do not speak it."""
    name = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    if name in ("c", "posix"):
        return "en"
    for language in LANGUAGES:
        main = language.split("-")[0]
        if name == main or name.startswith(f"{main}-"):
            return language
    return None


def language(asked: str | None = None) -> Language:
    """--lang, else TRADEWINDS_LANG, else the locale, else English."""
    if asked is not None:
        found = known_language(asked)
        if found is None:
            raise Usage("cli-language", {"lang": asked, "languages": ", ".join(LANGUAGES)}, field="--lang")
        return cast("Language", found)
    for variable in ("TRADEWINDS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if found := known_language(os.environ.get(variable, "")):
            return cast("Language", found)
    return "en"


class Speech:
    """Texts by id: `say("cli-saved", file=…)`; `say.words` has the sentences of the table."""

    def __init__(self, lang: str | None = None, game: Game | str = "") -> None:
        from tradewinds.play.words import Words

        self.language = language(lang)
        self.words = Words(self.language, game or None)

    def has(self, key: str) -> bool:
        return self.words.has(key)

    def __call__(self, key: str, /, **args: object) -> str:
        return self.words.text(key, **{name: self.words.plain(value) for name, value in args.items()})

    def error(self, error: TradewindsError, names: Sequence[str] = ()) -> str:
        """The sentence of an error, with the rule behind it where the text names none."""
        for words in self.tongues(error):
            try:
                sentence = words.refusal(error, names)
            except (LookupError, TypeError):
                continue
            return f"{sentence} [{error.rule}]" if error.rule and error.rule not in sentence else sentence
        return str(error)

    def tongues(self, error: TradewindsError) -> Iterator[Words]:
        """The words at hand, then those of the games, that of the error's rule first: an error may come from a game
        before anybody has asked for it."""
        yield self.words
        from tradewinds import games
        from tradewinds.play.words import Words

        prefix = error.rule.partition("-")[0]
        for name in sorted(games.names(), key=lambda name: games.load(name).prefix != prefix):
            yield Words(self.language, name)
