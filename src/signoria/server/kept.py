"""Cached responses with ETags: made and compressed once, and not sent again to clients that have them."""

import gzip
import hashlib
from typing import Any

from litestar import Request, Response

REVALIDATE = "no-cache"  # keep it, but ask each time whether it is still the same
FOREVER = "public, max-age=31536000, immutable"
LEAST_PACKED = 1_000  # bytes; below that packing brings nothing
WAYS = ("br", "gzip")  # of packing, the best first


class Kept:
    """Bytes with their type, a mark by which a browser knows whether it has them, and the same bytes packed."""

    def __init__(self, body: bytes, media_type: str, packed: dict[str, bytes] | None = None) -> None:
        self.body = body
        self.media_type = media_type
        self.mark = hashlib.sha256(body).hexdigest()[:32]
        self.packed = dict(packed or {})

    def pack(self) -> "Kept":
        """Packed here, where it was not packed before."""
        if len(self.body) >= LEAST_PACKED and "gzip" not in self.packed:
            self.packed["gzip"] = gzip.compress(self.body, mtime=0)
        return self

    def answer(self, request: Request[Any, Any, Any], caching: str = REVALIDATE) -> Response[Any]:
        """The bytes, or 304 if the client has the same."""
        way = next((way for way in WAYS if way in self.packed and takes(request, way)), "")
        mark = f'"{self.mark}{way}"'
        said = {"ETag": mark, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if mark in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
            return Response(b"", status_code=304, headers=said, media_type=self.media_type)
        if not way:
            return Response(self.body, headers=said, media_type=self.media_type)
        return Response(self.packed[way], headers={**said, "Content-Encoding": way}, media_type=self.media_type)


def takes(request: Request[Any, Any, Any], way: str) -> bool:
    """Whether a client can unpack what is packed so."""
    offered = [one.split(";") for one in request.headers.get("accept-encoding", "").lower().split(",")]
    return any(name.strip() == way and "q=0" not in [more.strip() for more in weight] for name, *weight in offered)
