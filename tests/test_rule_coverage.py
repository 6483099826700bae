"""Every rule is cited by code and by a test, and the coverage page says so."""

import pytest

from tests.rule_coverage import GAMES, gaps, page, page_path


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_code_and_tests(game: str) -> None:
    assert gaps(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_coverage_page_is_up_to_date(game: str) -> None:
    assert page_path(game).read_text(encoding="utf-8") == page(game), "run make coverage"
