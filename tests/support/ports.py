"""Ports for servers that are processes of their own."""

from __future__ import annotations

import os
import random
import socket

SHARES = 8
given: set[int] = set()


def free_port() -> int:
    """One that is still free when the server has started.

    Whoever asks for any port, or dials out, gets one above these; of such a port another test's server may have taken
    hold meanwhile, and then it answers instead. Workers of pytest have ports of their own, and none is given twice.
    """
    share = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % SHARES
    while True:
        port = random.SystemRandom().randrange(20_000 + share, 32_768, SHARES)
        if port in given:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            given.add(port)
            return port
