"""`--help` in the reader's language. Its texts (`text/help.*.ftl`) are plain, so they are read here, without Fluent:
help is there at once."""

from __future__ import annotations

import textwrap
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel


@cache
def texts(language: str) -> dict[str, str]:
    """Every message of the help: `id = text`, or `id =` and indented lines."""
    file = resources.files("tradewinds") / "text" / f"help.{language}.ftl"
    found: dict[str, str] = {}
    name = ""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("#"):
            name = ""
        elif line and not line[0].isspace():
            name, _, value = (part.strip() for part in line.partition("="))
            found[name] = value
        elif name:
            found[name] += f"\n{line}"
    return {name: textwrap.dedent(value).strip("\n") for name, value in found.items()}


class Help:
    """Prints help as lines of text, for eyes and ears: a paragraph is one line, which the terminal breaks."""

    def __init__(self, language: str, command: str) -> None:
        self.texts = texts(language)
        self.command = command

    def text(self, *keys: str) -> str:
        """The first of these messages that there is."""
        return next((self.texts[f"help-{key}"] for key in keys if f"help-{key}" in self.texts), "")

    def __call__(self, console: Any, options: Any, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        title = str(panel.title)
        print(f"{self.text(f'group-{title}', title.lower()) or title}:")
        for entry in panel.entries:
            print(f"  {self.entry(entry, panel.format)}")
        print()

    def entry(self, entry: HelpEntry, form: str) -> str:
        if form == "command":
            names = [*entry.positive_names, *entry.positive_shorts]
            return f"{', '.join(names)}: {self.text(names[0].lstrip('-'))}"
        label = entry.positional_label or entry.positive_names[0]
        key = label.lstrip("-").lower()
        told = self.text(f"{self.command}-{key}-option", f"{self.command}-{key}", f"option-{key}", key)
        if entry.required:
            told += f" [{self.text('required')}]"
        elif entry.default not in (None, "True", "False"):
            told += f" [{self.text('default')}: {entry.default}]"
        return f"{', '.join(entry.display_labels_with_metavar)}: {told}"

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        line = str(getattr(usage, "plain", usage)).strip().removeprefix("Usage:").strip()
        print(f"{self.text('usage')} {line}\n")

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        print(f"{self.text(f'{self.command}-text')}\n")
