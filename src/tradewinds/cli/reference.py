"""The yardstick of speed: a loop whose cost changes with the machine and its noise, and with nothing of ours."""

from __future__ import annotations


def reference_loop(iterations: int) -> int:
    x = 1
    for _ in range(iterations):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return x
