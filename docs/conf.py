"""The documents as a site: `make docs` builds it into build/docs, and anything that is not right fails the build.

What lies beside this file are its pages. The rules of the games (`games/<game>/rules*.md`) are brought in by
`bring_rules`, so that they stand in one place only.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
os.environ["TRADEWINDS_INTERPRETED"] = "1"  # the sources have signatures and notes that compiled modules have lost
sys.path.insert(0, str(SOURCE))

import tradewinds  # noqa: E402
from tradewinds import games  # noqa: E402

project = "Tradewinds"
author = "The Tradewinds authors"
project_copyright = "The Tradewinds authors"
version = release = tradewinds.__version__
html_title = f"Tradewinds {version}"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["README.md", "**/.ipynb_checkpoints"]
html_theme = "furo"
html_theme_options = {"top_of_page_buttons": []}
html_show_sourcelink = False
pygments_style = "friendly"

nb_execution_mode = "off"  # a notebook is shown as it was kept; the tests run it
myst_enable_extensions = ["colon_fence", "linkify"]
myst_heading_anchors = 4
myst_linkify_fuzzy_links = False

default_role = "code"
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": True}
autodoc_mock_imports = ["pyspiel", "open_spiel"]
suppress_warnings = [
    "autodoc.mocked_object",
    "myst.header",  # rules begin their sections at the level at which the panel shows them
]

LANGUAGES = {"": "English", ".hu": "magyar", ".zh-Hant": "繁體中文"}


def bring_rules() -> None:
    """A page for the rules of every game in every language; only what has changed is written."""
    folder = HERE / "rules"
    folder.mkdir(exist_ok=True)
    wanted = {}
    for name in games.shelf():
        for tag in LANGUAGES:
            text = (SOURCE / "tradewinds" / "games" / name / f"rules{tag}.md").read_text("utf-8")
            wanted[folder / f"{name}{tag}.md"] = text
    for left in set(folder.glob("*.md")) - set(wanted):
        left.unlink()
    for path, text in wanted.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


bring_rules()


def spread(app: object, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Our docstrings are plain text: where the indentation changes, a paragraph ends."""
    depths = [len(line) - len(line.lstrip()) if line.strip() else None for line in lines]
    for at in range(len(lines) - 1, 0, -1):
        before, here = depths[at - 1], depths[at]
        if before is not None and here is not None and before != here:
            lines.insert(at, "")


def leave_out(app: Sphinx, page: str, source: list[str]) -> None:
    """The notebook is listed if it is there."""
    if page == "index" and not (HERE / "tutorial.ipynb").exists():
        source[0] = source[0].replace("tutorial\n", "")


def setup(app: Sphinx) -> None:
    app.connect("source-read", leave_out)
    app.connect("autodoc-process-docstring", spread)
