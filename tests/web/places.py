"""Where the built client and the browser are, and what a test says when one is missing."""

import os
import shutil
from pathlib import Path

import pytest

import signoria.server
from signoria.cli.benching.web import chromium

__all__ = ["FIRST_LOAD_MOST", "FONTS_MOST", "built", "chromium", "needs_browser", "needs_build", "windowless"]

FIRST_LOAD_MOST = 250_000  # bytes after gzip: the shell, one board and one language
FONTS_MOST = 150_000
IS_REQUIRED = "CI" in os.environ or os.environ.get("SIGNORIA_BROWSER") == "require"  # then what is missing is a failure


def windowless() -> str | None:
    """The same Chromium without windows, which takes half the time to start a page; the usual one where there is none.

    It shows no notifications, and the soak, the screenshots and the benchmark use the usual one.
    """
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or chromium()


def built() -> Path:
    """The client as the server that is imported serves it."""
    return Path(signoria.server.__file__).parent / "static"


needs_build = pytest.mark.skipif(
    not IS_REQUIRED and not (built() / "index.html").exists(),
    reason="the browser client is not built: run `make ready`",
)
needs_browser = pytest.mark.skipif(
    not IS_REQUIRED and chromium() is None,
    reason="there is no Chromium: apt install chromium, or set CHROMIUM to the path of one",
)
