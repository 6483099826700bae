"""Every page in both themes: no rule of axe broken, every word can be read, nothing wider than the screen."""

import pytest
from playwright.sync_api import expect

from tests.web import visits
from tests.web.conftest import ComeIn
from tests.web.looks import check_looks, scrolls
from tests.web.people import PHONE, Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.visits import Way, board, fief, home, princes, refusal, replay, the_end

pytestmark = [needs_build, needs_browser]
FIXED: list[Way] = [board, refusal, princes, fief, replay]  # in one view, without scrolling the page
OTHERS: list[Way] = [visits.new_table, visits.about, visits.rules, visits.settings, visits.waiting_room, visits.account]


@pytest.mark.parametrize("way", [home, *OTHERS, *FIXED, the_end], ids=lambda way: way.__name__)
def test_a_page_on_a_desktop(ann: Person, way: Way) -> None:
    way(ann)
    check_looks(ann.page)
    assert not scrolls(ann.page) or way not in FIXED


@pytest.mark.parametrize("way", [home, board, princes, the_end, visits.account], ids=lambda way: way.__name__)
def test_a_page_on_a_phone(come_in: ComeIn, way: Way) -> None:
    ann = come_in("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    way(ann)
    check_looks(ann.page)


def test_a_page_that_does_not_exist_says_so(ann: Person) -> None:
    ann.forgive("404|no-table")
    ann.go("/table/nowhere-at-all")
    expect(ann.page.get_by_role("heading", name=said("no-table"))).to_be_visible()
    check_looks(ann.page)
