"""Printing: plain text, coloured and in columns on a terminal; one JSON document where a program reads."""

from __future__ import annotations

import contextlib
import os
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tradewinds.cli.speech import Usage

if TYPE_CHECKING:
    from rich.console import Console


GZIP = b"\x1f\x8b"
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""These turn the text behind them round."""
LONGEST_RECORD = 64 << 20
"""Bytes of a record that was compressed."""


@cache
def console(*, error: bool = False, width: int | None = None) -> Console:
    """Rich decides by itself: no colours unless this is a terminal, none with NO_COLOR or TERM=dumb."""
    from rich.console import Console

    return Console(stderr=error, highlight=False, markup=False, emoji=False, soft_wrap=True, width=width)


def interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def colourful() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def harmless(text: str) -> str:
    """Without what would move the cursor, colour the screen or turn the text round: names and files are anybody's."""
    return "".join("\N{REPLACEMENT CHARACTER}" if dangerous(c) else c for c in text)


def dangerous(c: str) -> bool:
    return c in TURNING or (c not in "\n\t" and unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp"))


def out(text: str = "", style: str | None = None) -> None:
    """A line on stdout; the style only where there are colours."""
    text = harmless(text)
    if style and colourful():
        console().print(text, style=style)
    else:
        print(text, flush=True)


def complain(text: str) -> None:
    """A line on stderr."""
    text = harmless(text)
    if sys.stderr.isatty():
        console(error=True).print(text, style="red")
    else:
        print(text, file=sys.stderr, flush=True)


def columns(heads: Sequence[str], rows: Iterable[Sequence[object]], numbers: Sequence[int] = ()) -> None:
    """A table without lines, so that it reads well aloud and in a pipe; the columns in `numbers` end flush."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for i, head in enumerate(heads):
        table.add_column(head, justify="right" if i in numbers else "left", no_wrap=True)
    for row in rows:
        table.add_row(*(harmless(str(cell)) for cell in row))
    # Without a terminal Rich would cut the lines at 80 characters.
    console(width=None if sys.stdout.isatty() else 400).print(table, soft_wrap=False)


def document(value: object) -> None:
    """The one JSON document of a `--json` run."""
    import msgspec

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
    sys.stdout.flush()


def read_bytes(file: Path) -> bytes:
    """The content of a file named on the command line."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise Usage("cli-file-read", {"file": str(file), "reason": error.strerror or str(error)}) from None


def read_record(file: Path) -> bytes:
    """The same for a record, which may be compressed, as those of the arena are."""
    content = read_bytes(file)
    if not content.startswith(GZIP):
        return content
    import zlib

    packed = zlib.decompressobj(wbits=31)
    try:
        text = packed.decompress(content, LONGEST_RECORD)
    except zlib.error as error:
        raise Usage("cli-file-read", {"file": str(file), "reason": str(error)}) from None
    if not packed.eof:
        reason = "gzip: cut off" if len(text) < LONGEST_RECORD else f"gzip: more than {LONGEST_RECORD >> 20} MiB"
        raise Usage("cli-file-read", {"file": str(file), "reason": reason})
    return text


def write_bytes(file: Path, content: bytes) -> None:
    """Write beside and rename, so that no half-written file is ever left."""
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_bytes(content)
        os.replace(beside, file)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise Usage("cli-file-write", {"file": str(file), "reason": error.strerror or str(error)}) from None
