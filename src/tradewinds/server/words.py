"""The few words the server itself puts on a page or into a letter; everything else is put into words by the client."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "zh-Hant", "hu")


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for name in (f"{language}.ftl", f"mail.{language}.ftl"):
        source = resources.files("tradewinds") / "text" / name
        made.add_resource(FluentResource(source.read_text("utf-8")))
    return made


def say(language: str, key: str, **args: object) -> str:
    made = bundle(language)
    value = made.get_message(key).value
    assert value is not None
    text, _ = made.format_pattern(value, args)
    return str(text)


def language_of(accept: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accept.split(","):
        tag = part.split(";")[0].strip().lower()
        if tag.startswith("zh"):
            return "zh-Hant"
        for language in ("hu", "en"):
            if tag == language or tag.startswith(f"{language}-"):
                return language
    return "en"
