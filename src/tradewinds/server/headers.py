"""What every answer says to the browser about itself, whatever it is: sent by uvicorn with all of them."""

from __future__ import annotations

import base64
import hashlib

MISSING_STYLE = """
:root { color-scheme: light dark }
body { font: 1.2rem/1.6 "EB Garamond", Georgia, "Noto Serif TC", serif; max-width: 36rem; margin: 15vh auto;
  padding: 0 1.5rem; background: #f3e9d2; color: #3a3020 }
code { font-size: .9em; background: #0001; padding: .1em .4em; border-radius: .3em }
@media (prefers-color-scheme: dark) { body { background: #1d2329; color: #e8dfc8 } code { background: #fff2 } }
"""
"""Of the page that stands in for a client that is not built: the only style that is not in a file."""


def digest(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        f"style-src 'self' {digest(MISSING_STYLE)}",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
