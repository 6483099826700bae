"""One server and one browser for all browser tests of a process; whoever comes has a context of their own.

Playwright keeps an event loop running in the thread while it is there, in which no other test could run its own: hence
the scope, which ends with the last test of this folder.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.servers import Server
from tests.web.people import Person, person
from tests.web.places import built, chromium, windowless

ComeIn = Callable[..., Person]


@pytest.fixture(scope="package")
def web_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (built() / "index.html").exists(), "the browser client is not built: run `make ready`"
    folder = tmp_path_factory.mktemp("web")
    with Server(f"sqlite:///{folder / 'signoria.db'}", folder) as running:
        yield running


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, windowless())


@pytest.fixture
def browser_with_windows(playwright: Playwright) -> Iterator[Browser]:
    """For what only a browser with windows does, such as notifications."""
    yield from launched(playwright, chromium())


def launched(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    assert path is not None, "there is no Chromium: apt install chromium, or set CHROMIUM to the path of one"
    running = playwright.chromium.launch(executable_path=path, args=sandbox())
    yield running
    running.close()


def sandbox() -> list[str]:
    """Chromium does not run in its sandbox as root, which continuous integration often is."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


@pytest.fixture
def come_in(browser: Browser, web_server: Server) -> Iterator[ComeIn]:
    """Somebody comes in with a browser of their own. At the end nobody's browser has complained."""
    yield from comings(browser, web_server)


@pytest.fixture
def come_in_with_windows(browser_with_windows: Browser, web_server: Server) -> Iterator[ComeIn]:
    yield from comings(browser_with_windows, web_server)


def comings(browser: Browser, web_server: Server) -> Iterator[ComeIn]:
    people: list[Person] = []
    with ExitStack() as stack:

        def enter(name: str = "Ann", **settings: Any) -> Person:
            one = stack.enter_context(person(browser, web_server.url, name, **settings))
            people.append(one)
            return one

        yield enter
        complaints = {one.name: one.complaints for one in people if one.complaints}
    assert complaints == {}


@pytest.fixture
def ann(come_in: ComeIn) -> Person:
    return come_in("Ann")
