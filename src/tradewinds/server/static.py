"""The built web client: files with a hash in their name for ever, the page itself never from a cache.

Every address that is no file and not ours is a place inside the client and gets its page. Only files that were there
when the client was last built are known; they are sent from disk, with Brotli or gzip as the build left them there.
"""

from __future__ import annotations

import hashlib
import html
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import HttpMethod, Request, Response, Router, route
from litestar.datastructures import ETag, State
from litestar.params import FromPath
from litestar.response import File

from tradewinds.server import gate, guests
from tradewinds.server.errors import NotFound
from tradewinds.server.headers import MISSING_STYLE
from tradewinds.server.words import language_of, say

FOREVER = "public, max-age=31536000, immutable"
CHECK = "private, no-cache"
"""These carry the guest's cookie, so nobody but the guest's own browser may keep them."""
PAGE = "/index.html"
ASSETS = "/assets/"
PACKED = {"br": ".br", "gzip": ".gz"}
"""Best first."""
PIECE = 64 * 1024
AnyRequest = Request[object, object, State]
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class Asset:
    path: Path
    media_type: str
    tag: str
    packed: dict[str, Path]


class Assets:
    """Which files there are: looked up when the page has changed, that is after a build."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.files: dict[str, Asset] = {}
        self.stamp: tuple[int, int] | None = None

    def get(self, name: str) -> Asset | None:
        return self.files.get(name)

    def page(self) -> Asset | None:
        try:
            found = (self.root / PAGE[1:]).stat()
            stamp = (found.st_mtime_ns, found.st_size)
        except OSError:
            stamp = None
        if stamp != self.stamp:
            self.files = self.look() if stamp is not None else {}
            self.stamp = stamp
        return self.files.get(PAGE)

    def look(self) -> dict[str, Asset]:
        paths = {"/" + path.relative_to(self.root).as_posix(): path for path in self.root.rglob("*") if path.is_file()}
        found = {}
        for name, path in paths.items():
            if name.endswith(tuple(PACKED.values())):
                continue
            packed = {how: paths[name + end] for how, end in PACKED.items() if name + end in paths}
            content = name.encode() if name.startswith(ASSETS) else path.read_bytes()  # an asset's name has its hash
            media = mimetypes.guess_type(name)[0] or "application/octet-stream"
            found[name] = Asset(path, media, hashlib.sha256(content).hexdigest()[:20], packed)
        return found


def accepts(request: AnyRequest) -> set[str]:
    """The encodings that the reader takes."""
    given = (part.partition(";") for part in request.headers.get("accept-encoding", "").lower().split(","))
    return {name.strip() for name, _, weight in given if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00")}


def send(request: AnyRequest, asset: Asset, cache: str) -> Response[bytes] | File:
    # Weak, since it is the same for every encoding.
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if f'"{asset.tag}"' in request.headers.get("if-none-match", ""):
        headers["ETag"] = f'W/"{asset.tag}"'
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    path = asset.path
    taken = accepts(request)
    for how, packed in asset.packed.items():
        if how in taken:
            path = packed
            headers["Content-Encoding"] = how
            break
    return File(
        path,
        filename=asset.path.name,
        media_type=asset.media_type,
        headers=headers,
        etag=ETag(value=asset.tag, weak=True),
        content_disposition_type="inline",
        chunk_size=PIECE,
    )


def not_built(request: AnyRequest) -> Response[bytes]:
    """A friendly page instead of a blank one, while the client has not been built."""
    language = language_of(request.headers.get("accept-language", ""))
    title, text = (html.escape(say(language, f"client-missing-{part}")) for part in ("title", "text"))
    page = f"""<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tradewinds</title>
<style>{MISSING_STYLE}</style>
<h1>{title}</h1><p>{text}</p><p><code>make play</code></p></html>
"""
    headers = {"Cache-Control": "no-store", "Retry-After": "60"}
    return Response(page.encode(), status_code=503, headers=headers, media_type="text/html")


METHODS = [HttpMethod.GET, HttpMethod.HEAD]


@route(ASSETS + "{name:path}", http_method=METHODS, include_in_schema=False, sync_to_thread=False)
def asset_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes] | File:
    assets: Assets = request.app.state.assets
    asset = assets.get(ASSETS + name.lstrip("/"))
    if asset is None:
        assets.page()  # perhaps the client was built just now
        asset = assets.get(ASSETS + name.lstrip("/"))
    if asset is None:
        raise NotFound("error-not-found")
    return send(request, asset, FOREVER)


def place(request: AnyRequest, name: str) -> Response[bytes] | File:
    assets: Assets = request.app.state.assets
    page = assets.page()
    if name == "/api" or name.startswith("/api/"):
        raise NotFound("error-not-found")
    if name != PAGE and not name.startswith(ASSETS):
        asset = assets.get(name)
        if asset is not None:
            return send(request, asset, CHECK)
    if "\0" in name or ("." in name.rsplit("/", 1)[-1] and not name.endswith(".html")):
        raise NotFound("error-not-found")
    return send(request, page, CHECK) if page is not None else not_built(request)


@route("/", http_method=METHODS, include_in_schema=False, sync_to_thread=False)
def home(request: AnyRequest) -> Response[bytes] | File:
    return place(request, PAGE)


@route("/{name:path}", http_method=METHODS, include_in_schema=False, sync_to_thread=False)
def anywhere(request: AnyRequest, name: FromPath[str]) -> Response[bytes] | File:
    return place(request, name)


ROUTERS = [
    Router("/", route_handlers=[asset_file], middleware=[gate.pages]),
    Router("/", route_handlers=[home, anywhere], middleware=[gate.pages, guests.at_the_door]),
]
