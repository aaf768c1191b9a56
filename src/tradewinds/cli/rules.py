"""`tradewinds rules`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from tradewinds.cli import terminal
from tradewinds.cli.common import Json, Lang
from tradewinds.cli.speech import Speech
from tradewinds.play.rulebook import Rule, Rulebook, RuleSection, find, rulebook


def rules(
    *words: str,
    game: Annotated[str | None, Parameter(name="--game")] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Find and print rules; without words, the sections there are."""
    from tradewinds import games as shelf

    say = Speech(lang)
    query = " ".join(words)
    found: list[tuple[Rulebook, RuleSection, Rule]] = []
    for names in ([game],) if game else (shelf.shelf(), shelf.names()):  # those without a table yet only if nobody else
        books = [rulebook(shelf.load(name).id, say.language) for name in names]
        found = [(book, section, rule) for book in books for section, rule in find(book, query)]
        if found or not query:
            break
    if json:
        hits = found if query else [(book, *entry) for book in books for entry in book.rules()]
        terminal.document(
            [
                {
                    "game": book.game,
                    "language": book.language,
                    "section": section.title,
                    "id": rule.id,
                    "text": rule.text,
                }
                for book, section, rule in hits
            ]
        )
    elif not query:
        for book in books:
            terminal.out(book.title, "bold")
            terminal.out(book.intro)
            for section in book.sections:
                terminal.out(f"  {section.title}")
        terminal.out(say("cli-rules-how"))
    elif not found:
        terminal.out(say("cli-rules-none", query=query, games=", ".join(book.game for book in books)))
    else:
        told: RuleSection | None = None
        for book, section, rule in found:
            if section is not told:
                if told is not None:
                    terminal.out()
                terminal.out(f"{book.title} · {section.title}", "bold")
                told = section
            print_rule(rule)
    return 0 if found or not query else 1


def print_rule(rule: Rule) -> None:
    terminal.out(f"{rule.id}  {rule.text.replace('**', '')}")
