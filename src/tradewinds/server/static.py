"""The built web client: files with a hash in their name for ever, the page itself never from a cache.

Every address that is no file and not ours is a place inside the client and gets its page.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from tradewinds.server.errors import NotFound
from tradewinds.server.words import language_of, say

FOREVER = "public, max-age=31536000, immutable"
CHECK = "no-cache"
TEXTUAL = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest+json",
)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "SAMEORIGIN",
}


@dataclass(frozen=True)
class Asset:
    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    stamp: tuple[int, int]


class Assets:
    """The files, read when first asked for and again when they have changed."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.known: dict[str, Asset] = {}

    def get(self, name: str) -> Asset | None:
        try:
            path = (self.root / name.lstrip("/")).resolve()
            if not path.is_relative_to(self.root) or not path.is_file():
                return None
            found = path.stat()
        except (OSError, ValueError):
            return None
        stamp = (found.st_mtime_ns, found.st_size)
        asset = self.known.get(name)
        if asset is None or asset.stamp != stamp:
            body = path.read_bytes()
            media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            packed = gzip.compress(body, 6, mtime=0) if media.startswith(TEXTUAL) and len(body) > 500 else None
            tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            asset = self.known[name] = Asset(body, packed, media, tag, stamp)
        return asset


def send(request: Request[object, object, State], asset: Asset, cache: str) -> Response[bytes]:
    headers = {**HEADERS, "ETag": asset.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    body = asset.body
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=asset.media_type)


def not_built(request: Request[object, object, State]) -> Response[bytes]:
    """A friendly page instead of a blank one, while the client has not been built."""
    language = language_of(request.headers.get("accept-language", ""))
    title, text = (html.escape(say(language, f"client-missing-{part}")) for part in ("title", "text"))
    page = f"""<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tradewinds</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font: 1.2rem/1.6 "EB Garamond", Georgia, "Noto Serif TC", serif; max-width: 36rem; margin: 15vh auto;
  padding: 0 1.5rem; background: #f3e9d2; color: #3a3020 }}
code {{ font-size: .9em; background: #0001; padding: .1em .4em; border-radius: .3em }}
@media (prefers-color-scheme: dark) {{ body {{ background: #1d2329; color: #e8dfc8 }} code {{ background: #fff2 }} }}
</style>
<h1>{title}</h1><p>{text}</p><p><code>make play</code></p></html>
"""
    headers = {**HEADERS, "Cache-Control": "no-store"}
    return Response(page.encode(), status_code=503, headers=headers, media_type="text/html")


def answer(request: Request[object, object, State], name: str) -> Response[bytes]:
    assets: Assets = request.app.state.assets
    if name == "/api" or name.startswith("/api/"):
        raise NotFound("error-not-found")
    asset = assets.get(name)
    if asset is not None and not name.endswith("/index.html"):
        return send(request, asset, FOREVER if "/assets/" in name else CHECK)
    if "." in name.rsplit("/", 1)[-1] and not name.endswith(".html"):
        raise NotFound("error-not-found")
    page = assets.get("/index.html")
    return send(request, page, CHECK) if page is not None else not_built(request)


METHODS = [HttpMethod.GET, HttpMethod.HEAD]


@route("/", http_method=METHODS, include_in_schema=False, sync_to_thread=False)
def home(request: Request[object, object, State]) -> Response[bytes]:
    return answer(request, "/index.html")


@route("/{name:path}", http_method=METHODS, include_in_schema=False, sync_to_thread=False)
def anywhere(request: Request[object, object, State], name: FromPath[str]) -> Response[bytes]:
    return answer(request, name)
