"""What a camera reads in a QR code (ISO/IEC 18004) of up to version 6: for tests of pictures that are drawn right.

Nothing is corrected: a dot in the wrong place is read as it is.
"""

from __future__ import annotations

from collections.abc import Iterator

QUIET = 4
"""Dots of light that must be around it."""
LEVELS = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
SPARE = {"L": (7, 10, 15, 20, 26, 18), "M": (10, 16, 26, 18, 24, 16), "Q": (13, 22, 18, 26, 18, 24)}
SPARE |= {"H": (17, 28, 22, 16, 22, 28)}
"""By version: the words for correction in each block …"""
BLOCKS = {"L": (1, 1, 1, 1, 1, 2), "M": (1, 1, 1, 2, 2, 4), "Q": (1, 1, 2, 2, 4, 4), "H": (1, 1, 2, 4, 4, 4)}
"""… and how many blocks there are."""


def masked(mask: int, x: int, y: int) -> bool:
    return (
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (x // 3 + y // 2) % 2,
        x * y % 2 + x * y % 3,
        (x * y % 2 + x * y % 3) % 2,
        ((x + y) % 2 + x * y % 3) % 2,
    )[mask] == 0


def fixed(size: int, x: int, y: int) -> bool:
    """Corners, lines between them, the small square: nothing is written there."""
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    square = size > 21 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return corner or square or 6 in (x, y)


def bits(dots: list[list[int]], mask: int) -> Iterator[int]:
    """Up and down in columns of two, from the right."""
    size = len(dots)
    for right in range(size - 1, 0, -2):
        at = right - 1 if right <= 6 else right
        for step in range(size):
            y = size - 1 - step if (at + 1) & 2 == 0 else step
            for x in (at, at - 1):
                if not fixed(size, x, y):
                    yield dots[y][x] ^ masked(mask, x, y)


def read(picture: list[list[int]]) -> str:
    edge = [*picture[:QUIET], *picture[-QUIET:], *(row[:QUIET] + row[-QUIET:] for row in picture)]
    assert not any(map(any, edge)), "there must be light around it"
    dots = [row[QUIET:-QUIET] for row in picture[QUIET:-QUIET]]
    version = (len(dots) - 17) // 4
    assert 1 <= version <= 6
    around = [dots[y][8] for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [dots[8][x] for x in (7, 5, 4, 3, 2, 1, 0)]
    about = sum(bit << place for place, bit in enumerate(around)) ^ 0x5412
    level, mask = LEVELS[about >> 13], about >> 10 & 7
    found = list(bits(dots, mask))
    words = [int("".join(map(str, found[at : at + 8])), 2) for at in range(0, len(found) - 7, 8)]
    many, spare = BLOCKS[level][version - 1], SPARE[level][version - 1]
    sizes = [len(words) // many - spare + (block >= many - len(words) % many) for block in range(many)]
    blocks: list[list[int]] = [[] for _ in sizes]
    taken = iter(words)
    for place in range(max(sizes)):
        for block, size in enumerate(sizes):
            if place < size:
                blocks[block].append(next(taken))
    told = "".join(f"{word:08b}" for block in blocks for word in block)
    assert told[:4] == "0100", "bytes"
    length = int(told[4:12], 2)
    return bytes(int(told[12 + 8 * n : 20 + 8 * n], 2) for n in range(length)).decode()
