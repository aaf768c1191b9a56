"""`tradewinds`: reads the command line, runs the command, and turns every failure into a sentence and an exit code.

0: done. 1: a check failed (a scenario, a record, an invariant, an untested rule). 2: wrong usage, or a file that
cannot be read. 130: interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cyclopts import App, CycloptsError, Group

import tradewinds
from tradewinds.kernel.errors import TradewindsError

if TYPE_CHECKING:
    from tradewinds.cli.speech import Speech

TABLE = Group("table", sort_key=1)
STUDY = Group("study", sort_key=2)
CHECK = Group("check", sort_key=3)
HOST = Group("host", sort_key=4)

COMMANDS = [
    ("play", TABLE),
    ("campaign", TABLE),
    ("serve", TABLE),
    ("games", TABLE),
    ("rules", TABLE),
    ("simulate", STUDY),
    ("arena", STUDY),
    ("train", STUDY),
    ("replay", STUDY),
    ("bench", STUDY),
    ("verify", CHECK),
    ("scenario", CHECK),
    ("pack", CHECK),
    ("coverage", CHECK),
    ("backup", HOST),
    ("restore", HOST),
    ("admin", HOST),
]


def build(given: list[str]) -> App:
    """The command line. Only the command that is called is imported; of the others the name is enough."""
    from tradewinds.cli.help import Help

    names = [name for name, _ in COMMANDS]
    command = next((word for word in given if not word.startswith("-")), "")
    app = App(
        name="tradewinds",
        help="tradewinds",
        help_format="plaintext",
        help_formatter=Help(language_of(given), command if command in names else "tradewinds"),
        version=tradewinds.__version__,
        version_flags=["--version"],
    )
    for order, (name, group) in enumerate(COMMANDS):
        # What help says is in text/help.*.ftl; a text here keeps the command from being imported for its own.
        app.command(f"tradewinds.cli.{name}:{name}", name=name, help=name, group=group, sort_key=order)
    return app


def main(arguments: Sequence[str] | None = None) -> None:
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark instead of a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader (`head`, say) has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


def run(given: list[str]) -> int:
    app = build(given)
    try:
        result: Any = app(given, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        from tradewinds.cli.usage import sentence

        return complain(sentence(error, speech_of(given)))
    except TradewindsError as error:
        return complain(speech_of(given).error(error))
    except KeyboardInterrupt:
        return 130
    return result if isinstance(result, int) else 0


def complain(sentence: str) -> int:
    from tradewinds.cli import terminal

    terminal.complain(sentence)
    return 2


def speech_of(given: list[str]) -> Speech:
    """The words for an error, in the language asked for, although the command line as a whole may be wrong."""
    from tradewinds.cli.speech import Speech

    return Speech(language_of(given))


def language_of(given: list[str]) -> str:
    """The language asked for, if we speak it; else that of the surroundings."""
    from tradewinds.cli.speech import known_language, language

    asked = None
    for at, word in enumerate(given):
        if word.startswith("--lang="):
            asked = word.partition("=")[2]
        elif word == "--lang" and at + 1 < len(given):
            asked = given[at + 1]
    return language(asked if asked and known_language(asked) else None)
