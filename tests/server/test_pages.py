"""The browser client is served as it was built; without it a page says how to build it."""

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from signoria.server.app import refused
from signoria.server.errors import Refusal
from signoria.server.guard import Headers
from signoria.server.kept import Kept
from signoria.server.routes import pages
from signoria.server.routes.pages import Pages, page
from signoria.server.settings import Settings

SCRIPT = "console.log('signoria');\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    (static / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (static / "assets/main-abc.js").write_text(SCRIPT)
    (static / "assets/main-abc.js.br").write_bytes(b"packed with brotli")
    (static / "assets/font-abc.woff2").write_bytes(b"\0" * 5_000)
    (tmp_path / "secret.txt").write_text("not for anybody")
    return static


@pytest.fixture
def client(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(pages, "PAGES", Pages(folder))
    app = Litestar(route_handlers=[page], before_send=[Headers(Settings())], exception_handlers={Refusal: refused})
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/rules/lorenzo", "/nothing.png"])
def test_addresses_of_the_client_give_its_first_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "client" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/main-abc.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["cache-control"].endswith("immutable")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == SCRIPT
    assert "immutable" not in client.get("/icon.svg").headers["cache-control"]


def test_files_packed_when_they_were_built_are_sent_so(client: TestClient[Litestar]) -> None:
    packed = client.get("/assets/main-abc.js", headers={"Accept-Encoding": "br;q=1, gzip"})
    assert packed.headers["content-encoding"] == "br"
    assert client.get("/assets/main-abc.js", headers={"Accept-Encoding": "br;q=0"}).text == SCRIPT
    assert client.get("/assets/main-abc.js.br").status_code == 404, "it is no file of its own"
    font = client.get("/assets/font-abc.woff2", headers={"Accept-Encoding": "gzip"})
    assert (font.headers["content-type"], "content-encoding" in font.headers) == ("font/woff2", False)


def test_a_browser_that_has_a_file_is_told_so(client: TestClient[Litestar]) -> None:
    first = client.get("/")
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_client_built_meanwhile_is_served(client: TestClient[Litestar], folder: Path) -> None:
    before = client.get("/").headers["etag"]
    (folder / "index.html").write_text("<!doctype html><title>another</title>")
    after = client.get("/", headers={"If-None-Match": before})
    assert "another" in after.text


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing", "/admin/nothing", "/metrics/x", "/health/x"])
def test_what_is_no_page_is_not_found(client: TestClient[Litestar], path: str) -> None:
    """A script that is gone must not be answered with a page: a browser would try to run it."""
    assert client.get(path).status_code == 404
    assert "client" not in client.get(path).text


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00b"])
def test_nothing_outside_the_folder_is_served(client: TestClient[Litestar], path: str) -> None:
    assert "not for anybody" not in client.get(path).text


SPELLINGS = [
    "/x{}/%2e%2e/assets/main-abc.js",
    "/x{}/..%2fassets/main-abc.js",
    "/assets/./x{}/%2e%2e/main-abc.js",
    "/%2e%2e/x{}/main-abc.js",
    "/assets/x{}/../main-abc.js",
]


@pytest.mark.parametrize("spelling", SPELLINGS[:4])
def test_another_spelling_of_a_file_is_no_file(client: TestClient[Litestar], spelling: str) -> None:
    answer = client.get(spelling.format(1))
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_a_file_is_kept_once_however_it_is_asked_for(client: TestClient[Litestar]) -> None:
    """Each spelling of one file was read, packed and kept for ever: 560 of them took 124 MiB, without an account."""
    for number in range(20):
        for spelling in SPELLINGS:
            client.get(spelling.format(number))
        assert client.get("/assets" + "/" * (number + 1) + "main-abc.js").text == SCRIPT
    client.get("/assets/main-abc.js")
    assert set(pages.PAGES.kept) <= {"assets/main-abc.js", "index.html"}


def test_a_file_is_packed_once_for_all_who_ask_at_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = []

    def counted(path: Path) -> Kept:
        read.append(path)
        return reading(path)

    reading = pages.read
    monkeypatch.setattr(pages, "read", counted)

    async def ask_at_once() -> None:
        found = Pages(folder)
        await asyncio.gather(*[found.find("assets/main-abc.js") for _ in range(20)])

    asyncio.run(ask_at_once())
    assert len(read) == 1


def test_files_that_come_and_go_are_noticed(folder: Path) -> None:
    async def look() -> None:
        found = Pages(folder)
        assert await found.find("assets/new.js") is None
        (folder / "assets/new.js").write_text("new")
        assert await found.find("assets/new.js") is not None
        (folder / "assets/new.js").unlink()
        assert await found.find("assets/new.js") is None
        assert set(found.kept) == set()

    asyncio.run(look())


def test_pages_allow_only_what_is_ours(client: TestClient[Litestar]) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "connect-src 'self'" in policy
    assert "unsafe" not in policy


def test_without_a_built_client_a_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: TestClient[Litestar]
) -> None:
    monkeypatch.setattr(pages, "PAGES", Pages(tmp_path / "nothing"))
    answer = client.get("/")
    assert answer.status_code == 200
    assert "make play" in answer.text
    assert answer.headers["cache-control"] == "no-store"


def test_the_bytes_of_a_packed_file(folder: Path) -> None:
    file = asyncio.run(Pages(folder).find("assets/main-abc.js"))
    assert file is not None
    assert gzip.decompress(file.packed["gzip"]).decode() == SCRIPT
