"""A wrong command line, in the reader's language."""

from __future__ import annotations

import difflib
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from cyclopts import exceptions

from tradewinds.cli.speech import Speech


def sentence(error: exceptions.CycloptsError, say: Speech) -> str:
    """What is wrong, what may have been meant, and where help is."""
    chain = [str(word) for word in error.command_chain or ()]
    return f"{wrong(error, say)} {say('cli-see-help', command=' '.join(['tradewinds', *chain, '--help']))}"


def wrong(error: exceptions.CycloptsError, say: Speech) -> str:
    match error:
        case exceptions.UnknownCommandError():
            word = (error.unused_tokens or [""])[0]
            return say("cli-unknown-command", word=word) + meant(word, commands(error), say)
        case exceptions.UnknownOptionError():
            word = error.token.keyword or error.token.value
            known = [name for argument in error.argument_collection for name in argument.names]
            return say("cli-unknown-option", word=word) + meant(word, known, say)
        case exceptions.UnusedCliTokensError():
            return say("cli-too-much", words=" ".join(error.unused_tokens or []))
        case exceptions.CoercionError():
            value = error.token.value if error.token is not None else ""
            allowed = choices(error.target_type)
            if allowed:
                return say("cli-value-choice", name=name_of(error), value=value, allowed=", ".join(allowed))
            key = "cli-value-number" if error.target_type in (int, float) else "cli-value"
            return say(key, name=name_of(error), value=value)
        case exceptions.MissingArgumentError():
            key = "cli-missing-value" if error.keyword else "cli-missing"
            return say(key, name=error.keyword or name_of(error))
        case exceptions.RepeatArgumentError():
            return say("cli-repeated", name=name_of(error))
    # What is left is rare; cyclopts explains it in English.
    error.verbose = False
    return str(error).rstrip(".") + "."


def name_of(error: exceptions.CycloptsError) -> str:
    """`--games`, or `GAME` for an argument without a dash."""
    token = getattr(error, "token", None)
    if token is not None and token.keyword:
        return str(token.keyword)
    if error.argument is None:
        return ""
    name = str(error.argument.name)
    positional = error.argument.field_info.kind is not error.argument.field_info.KEYWORD_ONLY
    return name.lstrip("-").upper() if positional else name


def meant(word: str, known: list[str], say: Speech) -> str:
    close = difflib.get_close_matches(word, known, n=1)
    return " " + say("cli-did-you-mean", word=close[0]) if close else ""


def commands(error: exceptions.CycloptsError) -> list[str]:
    return [str(name) for name in error.app or () if not str(name).startswith("-")]


def choices(target: Any) -> list[str]:
    if get_origin(target) is Literal:
        return [str(value) for value in get_args(target)]
    if isinstance(target, type) and issubclass(target, Enum):
        return [str(member) for member in target.__members__]
    return []
