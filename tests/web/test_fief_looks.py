"""Everything at the table of Fief can be seen and read, however much there is."""

from typing import Any

import pytest

from tests.web.conftest import ComeIn
from tests.web.fief_looks import unseen
from tests.web.fief_page import FiefPage
from tests.web.places import needs_browser, needs_build
from tests.web.plans import IN_THE_DARK
from tests.web.tables import sampled
from tests.web.test_legible import read_on_every_screen

pytestmark = [needs_build, needs_browser]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("de", 3, {}),
    ("pl", 4, {}),
    ("en-GB", 6, IN_THE_DARK),
    ("cs", 6, IN_THE_DARK),
]


@pytest.mark.parametrize(("language", "seats", "options"), GAMES)
def test_a_full_table_is_in_sight_and_can_be_read(
    come_in: ComeIn, language: str, seats: int, options: dict[str, Any]
) -> None:
    """The fullest moment of a game; the soak looks at 300. No counter lies over a name, a blazon or a number."""
    ann = come_in("Ann", locale=language)
    fullest = sampled("fief", seats, 1, 1, **options)[0]
    ann.sit(ann.table(game="fief", seats=seats, hot_seat=True, position=fullest), *range(seats))
    FiefPage(ann).wait_for_turn()
    assert unseen(ann) == {}
    assert read_on_every_screen(ann) == {}
