"""Nothing a player must read is cut off or under 12 pixels, in any language, on any screen."""

import pytest

from tests.web.conftest import ComeIn
from tests.web.looks import scrolls, unreadable_words
from tests.web.people import Person, until
from tests.web.places import needs_browser, needs_build
from tests.web.table_page import TablePage
from tests.web.tables import sampled
from tests.web.visits import at_table

pytestmark = [needs_build, needs_browser]

SCREENS = ((1366, 768), (1920, 1080), (820, 1180), (390, 844), (390, 664), (360, 640), (683, 384))  # the last: at 200 %
LANGUAGES = ("en-GB", "de", "pl", "cs")
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"


def on_every_screen(ann: Person) -> dict[str, list[str]]:
    """What cannot be read, by screen; the page is laid out anew and need not be loaded again."""
    found = {}
    for width, height in SCREENS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate(DRAWN)
        if not until(ann.page, lambda: not unreadable_words(ann.page)):
            found[f"{width}x{height}"] = unreadable_words(ann.page)
    return found


def read_on_every_screen(ann: Person) -> dict[str, list[str]]:
    ann.page.wait_for_load_state("networkidle")
    return on_every_screen(ann)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_read(come_in: ComeIn, language: str) -> None:
    """With leaders in hand, which have the longest words, and as full as it gets; the soak reads 300 positions."""
    ann = come_in("Ann", locale=language)
    at_table(ann, "lorenzo", 4, after=0.3, offering="place", advanced=True)
    assert read_on_every_screen(ann) == {}
    fullest = sampled("lorenzo", 4, 1, 1, advanced=True)[0]
    ann.sit(ann.table(game="lorenzo", seats=4, hot_seat=True, position=fullest), *range(4))
    TablePage(ann).wait_for_turn()
    assert read_on_every_screen(ann) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_princes_can_be_read(come_in: ComeIn, language: str) -> None:
    """As full as it gets with five players and both expansions; the soak reads 300 positions."""
    ann = come_in("Ann", locale=language)
    fullest = sampled("princes", 5, 1, 1, muse_and_princess=True, cooperative_building=True)[0]
    ann.sit(ann.table(game="princes", seats=5, hot_seat=True, position=fullest), *range(5))
    TablePage(ann).wait_for_turn()
    assert read_on_every_screen(ann) == {}


def test_a_larger_screen_has_larger_type(ann: Person) -> None:
    """1920x1080 is 1.4 times 1366x768, and both show the whole table."""
    at_table(ann, "lorenzo", 2, after=0.5, offering="place")
    sizes = []
    for width, height in SCREENS[:2]:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert not scrolls(ann.page)
        sizes.append(ann.page.locator(".card .name").first.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)"))
    assert sizes[1] / sizes[0] == pytest.approx(1.4, abs=0.02)
