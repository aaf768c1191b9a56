#!/usr/bin/env python3
"""The tutorial, run from top to bottom as a reader would, with what it printed and drew kept in it.

    python -m tools.notebook

writes `docs/tutorial.ipynb` anew, and ends with status 1 if a cell fails. A test runs it with less to do.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

TUTORIAL = Path(__file__).resolve().parent.parent / "docs" / "tutorial.ipynb"
PARAMETERS = "parameters"
"""The tag of the cell that says how much is done."""


def read(path: Path = TUTORIAL) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call, no-any-return]


def run(notebook: nbformat.NotebookNode, parameters: Mapping[str, int] | None = None) -> None:
    """Carry out all cells, in a kernel of their own, with other numbers in the cell of parameters."""
    for cell in notebook.cells:
        if PARAMETERS in cell.metadata.get("tags", []) and parameters:
            cell.source = "\n".join(f"{name} = {value}" for name, value in parameters.items())
    client = NotebookClient(
        notebook,
        timeout=None,
        startup_timeout=600,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=False,
        coalesce_streams=True,
    )
    client.execute(cwd=str(TUTORIAL.parent))


def main() -> int:
    notebook = read()
    try:
        run(notebook)
    except CellExecutionError as error:
        print(error, file=sys.stderr)
        return 1
    notebook.metadata.language_info = {"name": "python"}  # of which version is nobody's business
    nbformat.write(notebook, TUTORIAL)  # type: ignore[no-untyped-call]
    return 0


if __name__ == "__main__":
    sys.exit(main())
