"""The browser client: its files as they were built, and its first page for every address that is its own."""

import asyncio
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
NOT_PAGES = ("api", "health", "ready", "metrics", "admin", "confirm")  # addresses that are not pages of the client
STRANGE = {"", ".", ".."}  # parts of an address that only a wrong spelling has
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
    """The files of a built client, by their exact names in the folder; any other spelling is not found.

    What has changed in the folder is noticed, so that the client can be built while the server runs.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.folders: dict[Path, int] = {}  # each with the time of its last change
        self.files: dict[str, Path] = {}
        self.kept: dict[str, tuple[int, Kept]] = {}
        self.reading = asyncio.Lock()

    async def find(self, name: str) -> Kept | None:
        """A file by its name below the folder. It is read and packed once, outside the event loop."""
        if name not in self.files and self.has_changed():
            self.look()
        try:
            path = self.files[name]
            changed = path.stat().st_mtime_ns
        except (KeyError, OSError):
            self.kept.pop(name, None)
            return None
        if self.is_newer(name, changed):
            async with self.reading:
                if self.is_newer(name, changed):
                    self.kept[name] = changed, await asyncio.to_thread(read, path)
        return self.kept[name][1]

    @property
    def bytes(self) -> int:
        """How much is kept in memory."""
        return sum(len(kept.body) + sum(map(len, kept.packed.values())) for _, kept in self.kept.values())

    def is_newer(self, name: str, changed: int) -> bool:
        return name not in self.kept or self.kept[name][0] != changed

    def has_changed(self) -> bool:
        """Whether files have come or gone."""
        try:
            return not self.folders or any(path.stat().st_mtime_ns != at for path, at in self.folders.items())
        except OSError:
            return True

    def look(self) -> None:
        """Learn which files there are. What a link leads to outside the folder is none of them."""
        self.folders, self.files = {}, {}
        for path in (self.folder, *self.folder.rglob("*")):
            if path.is_dir():
                self.folders[path] = path.stat().st_mtime_ns
            elif path.is_file() and path.suffix not in PACKED.values() and path.resolve().is_relative_to(self.folder):
                self.files[path.relative_to(self.folder).as_posix()] = path
        self.kept = {name: kept for name, kept in self.kept.items() if name in self.files}


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
    parts = name.split("/")
    if parts[0] in NOT_PAGES or (name and not STRANGE.isdisjoint(parts)):
        raise NotFound("There is nothing at this address.", "not-found")
    file = await PAGES.find(name) if name else None
    if file is not None:
        return file.answer(request, FOREVER if name.startswith(HASHED) else REVALIDATE)
    if name.startswith(HASHED):
        raise NotFound("There is no such file: load the page again.", "not-found")
    index = await PAGES.find(INDEX)
    return index.answer(request) if index is not None else Response(UNBUILT, headers={"Cache-Control": "no-store"})
