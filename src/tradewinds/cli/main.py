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

ABOUT = """Euro board games with their complete, exact rules.

Play in the terminal or serve the web table; look up a rule; simulate, replay and check matches.

For example:

    tradewinds play jamaica
    tradewinds serve
    tradewinds rules gunpowder
    tradewinds simulate jamaica --players 4 --games 1000 --bots mate,random

Every command explains itself: tradewinds simulate --help
Languages: --lang or TRADEWINDS_LANG (en, zh-Hant, hu), else the locale.
"""

TABLE = Group("At the table", sort_key=1)
STUDY = Group("For study", sort_key=2)
CHECK = Group("For checking", sort_key=3)

COMMANDS = [
    ("play", TABLE, "Play a whole game here in the terminal."),
    ("serve", TABLE, "Serve the web table."),
    ("games", TABLE, "List the games, their options and bots."),
    ("rules", TABLE, "Find and print rules."),
    ("simulate", STUDY, "Let bots play many games and count."),
    ("replay", STUDY, "Tell a recorded match line by line."),
    ("bench", STUDY, "Measure speed beside a reference loop."),
    ("verify", CHECK, "Check a record: seed, every decision, result."),
    ("scenario", CHECK, "Run scenarios: rules as readable tests."),
    ("coverage", CHECK, "List which rules are tested and which are not."),
]


def build(first: str) -> App:
    """The command line. Only the command that is called is imported; the others are known by one line of help."""
    app = App(
        name="tradewinds",
        help=ABOUT,
        help_format="plaintext",
        help_formatter="default" if sys.stdout.isatty() else "plain",
        version=tradewinds.__version__,
        version_flags=["--version"],
    )
    for order, (name, group, line) in enumerate(COMMANDS):
        app.command(
            f"tradewinds.cli.{name}:{name}",
            name=name,
            help=None if name == first else line,
            group=group,
            sort_key=order,
        )
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
    app = build(given[0] if given else "")
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
    """The language asked for, although the command line as a whole may be wrong."""
    from tradewinds.cli.speech import Speech, known_language

    asked = None
    for at, word in enumerate(given):
        if word.startswith("--lang="):
            asked = word.partition("=")[2]
        elif word == "--lang" and at + 1 < len(given):
            asked = given[at + 1]
    return Speech(asked if asked and known_language(asked) else None)
