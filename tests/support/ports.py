"""Ports for servers that are processes of their own."""

from __future__ import annotations

import os
import random
import re
import socket

BELOW = 32_768
"""Whoever asks for any port, or dials out, gets one above."""
AT_ONCE = 16
"""Processes that may test beside each other, each with ports of its own."""
_given: set[int] = set()


def free_port() -> int:
    """One that is still free when the server has started.

    Of any port another test's server may have taken hold meanwhile, and then it answers instead: so nobody is given one
    that somebody else, here or in another process of the tests, was given before.
    """
    number = int("0" + re.sub(r"\D", "", os.environ.get("PYTEST_XDIST_WORKER", ""))) % AT_ONCE
    dice = random.SystemRandom()
    while True:
        port = dice.randrange(20_000 + number, BELOW, AT_ONCE)
        if port in _given:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        _given.add(port)
        return port
