"""Pages of other sites: those in `origins` may ask over HTTP too, no other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.servers import Server

FRIEND, STRANGER = "https://friend.example", "https://friend.example.evil.test"


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("origins")
    more: dict[str, Any] = {"origins": FRIEND, "public_url": "https://play.example", "hsts_subdomains": True}
    with Server(f"sqlite:///{folder / 'signoria.db'}", folder, **more) as running:
        yield running


def test_a_listed_page_may_read_answers(open_server: Server) -> None:
    """Only its WebSocket worked: a browser threw away every answer to it, for want of headers."""
    with httpx.Client(base_url=open_server.url, headers={"Origin": FRIEND}, timeout=30) as page:
        answer = page.post("/api/guests", json={"name": "Ann"})
        assert answer.status_code == 201
        assert answer.headers["Access-Control-Allow-Origin"] == FRIEND
        assert answer.headers["Access-Control-Allow-Credentials"] == "true"
        refused = page.post("/api/tables", json={})
        assert refused.headers["Access-Control-Allow-Origin"] == FRIEND, "what is refused can be read too"


def test_a_listed_page_is_told_what_it_may_send(open_server: Server) -> None:
    asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-csrf-token, content-type"}
    answer = httpx.options(f"{open_server.url}/api/tables", headers={"Origin": FRIEND, **asked}, timeout=30)
    assert answer.status_code == 204
    assert answer.headers["Access-Control-Allow-Origin"] == FRIEND
    assert "x-csrf-token" in answer.headers["Access-Control-Allow-Headers"].lower()


def test_another_page_reads_nothing(open_server: Server) -> None:
    with httpx.Client(base_url=open_server.url, headers={"Origin": STRANGER}, timeout=30) as page:
        assert "Access-Control-Allow-Origin" not in page.get("/api/games").headers
        assert page.post("/api/guests", json={"name": "Eve"}).status_code == 403
        asked = page.options("/api/tables", headers={"Access-Control-Request-Method": "POST"})
        assert asked.status_code == 400


def test_subdomains_are_pinned_to_tls_only_if_the_operator_says_so(open_server: Server) -> None:
    answer = httpx.get(f"{open_server.url}/health", timeout=30)
    assert answer.headers["Strict-Transport-Security"] == "max-age=31536000; includeSubDomains"
