"""Ports for servers that are processes of their own."""

from __future__ import annotations

import random
import socket


def free_port() -> int:
    """One that is still free when the server has started.

    Whoever asks for any port, or dials out, gets one above these; of such a port another test's server may have taken
    hold meanwhile, and then it answers instead.
    """
    while True:
        port = random.SystemRandom().randrange(20_000, 32_768)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
