"""The browser client: its files as they were built, and its first page for every address that is its own."""

import mimetypes
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from signoria.server.errors import NotFound
from signoria.server.kept import FOREVER, REVALIDATE, Kept

INDEX = "index.html"
HASHED = "assets/"  # files whose names change with what is in them
NOT_PAGES = ("api", "health", "metrics", "admin", "confirm")  # addresses that are no page of the client
PACKED = {"br": ".br", "gzip": ".gz"}  # files that were packed when they were built
TEXTS = ("text/", "application/json", "application/manifest+json", "text/javascript", "image/svg+xml")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Signoria</title>
<h1>Signoria</h1>
<p>The server is running, but its browser client has not been built yet. In the folder of the project type
<code>make play</code>, which builds it and starts the server again.</p>
<p>Programs can play already: <a href="/api/docs/openapi.json">what they can ask</a>.</p>
</html>
"""


class Pages:
    """The files of a built client. They are read again when they have changed, so that it can be built meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.kept: dict[str, tuple[int, Kept]] = {}

    def find(self, name: str) -> Kept | None:
        """A file by its name below the folder, and none outside it."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file() or path.suffix in PACKED.values():
                return None
            changed = path.stat().st_mtime_ns
            known = self.kept.get(name)
            if known is None or known[0] != changed:
                known = self.kept[name] = changed, read(path)
        except (OSError, ValueError):  # a name no file can have, or one that has just gone
            return None
        return known[1]


def read(path: Path) -> Kept:
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_text = media_type.startswith(TEXTS)
    beside = {way: path.with_name(path.name + ending) for way, ending in PACKED.items()}
    packed = {way: file.read_bytes() for way, file in beside.items() if is_text and file.is_file()}
    kept = Kept(path.read_bytes(), media_type, packed)
    return kept.pack() if is_text else kept


PAGES = Pages(Path(str(resources.files("signoria.server"))) / "static")


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """A file of the client; its first page where there is none, since the client has addresses of its own."""
    name = path.strip("/")
    if name.split("/")[0] in NOT_PAGES:
        raise NotFound("There is nothing at this address.", "not-found")
    file = PAGES.find(name) if name else None
    if file is not None:
        return file.answer(request, FOREVER if name.startswith(HASHED) else REVALIDATE)
    if name.startswith(HASHED):
        raise NotFound("There is no such file: load the page again.", "not-found")
    index = PAGES.find(INDEX)
    return index.answer(request) if index is not None else Response(UNBUILT, headers={"Cache-Control": "no-store"})
