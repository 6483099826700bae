"""The client in a browser is measured, and every figure comes out. No speed is ever asserted."""

import pytest

pytest.importorskip("litestar")

from signoria.cli import bench
from signoria.cli.benching import WEB_KEYS, WEB_MOST, web
from tests.web.places import needs_browser, needs_build


@needs_build
@needs_browser
def test_a_short_visit_has_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "LOADS", 1)
    monkeypatch.setattr(web, "LEAST_MOVES", 3)
    found = web.measure(0, lambda what: None)
    assert set(found) == set(WEB_KEYS)
    assert all(value > 0 for key, value in found.items() if not key.endswith("layout_shift")), found


def test_a_figure_of_the_browser_is_met_from_below() -> None:
    found = bench.figures({"web.move_p95_ms": 80.0, "web.interactive_ms": 1200.0}, 1)
    lines = {line[0]: line[1:] for line in bench.rows(found, "en")}
    assert lines["web.move_p95_ms"] == ["80", "", "≤ 100", "yes"]
    assert lines["web.interactive_ms"] == ["1,200", "", "≤ 1000", "no"]
    assert lines["web.first_paint_ms"] == ["", "", "", ""]
    assert set(WEB_MOST) <= set(WEB_KEYS)


def test_without_a_browser_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "chromium", lambda: None)
    assert bench.run(seconds=0, games=["web"]) == 0
    assert "chromium" in capsys.readouterr().err
