"""Everything there is can be described, in every language."""

from importlib import resources

import pytest

from signoria.games.fief import describe
from signoria.games.fief.pieces import (
    BISHOPRIC,
    CALAMITY,
    FIEF,
    FORT,
    KIND,
    LORD,
    RELIC,
    UNIT,
    VILLAGE,
)
from signoria.kernel.text import LANGUAGES, Words, source
from tests.fief.tables import fief, kind_of, village

THINGS = (
    (VILLAGE, describe.long_village),
    (FIEF, describe.long_fief),
    (BISHOPRIC, describe.long_bishopric),
    (LORD, describe.long_lord),
    (KIND, describe.long_card),
    (CALAMITY, describe.long_calamity),
    (RELIC, describe.long_relic),
    (UNIT, describe.long_unit),
    (FORT, describe.long_fort),
)


def words(lang: str) -> Words:
    """The words of Fief, also those that still stand in parts."""
    sources = [source(place, lang) for place in ("signoria.kernel", "signoria.games.fief")]
    parts = resources.files("signoria.games.fief") / "text" / "parts"
    if parts.is_dir():
        found = [part for part in parts.iterdir() if part.name.endswith(f".{lang}.ftl")]
        sources += [part.read_text(encoding="utf-8") for part in found]
    return Words(lang, sources)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_described(lang: str) -> None:
    spoken = words(lang)
    for domain, long in THINGS:
        for value in range(domain.size):
            lines = long(spoken, value)
            assert len(lines) > 1
            for line in lines:
                assert line
                assert "{" not in line
                assert not line.startswith(("about-", "card-", "zone-", "village-", "relic-", "rank-"))


def test_f5_1_1_a_village_names_its_roads() -> None:
    lines = describe.long_village(words("en"), village("beaujeu"))
    assert lines[:3] == [
        "Beaujeu",
        "Village. Fief: Blaye (duchy); bishopric: Sigy.",
        "Roads to: La Salle, St Ciers d’Abzac.",
    ]


def test_f4_3_1_a_fief_names_its_price_and_villages() -> None:
    lines = describe.long_fief(words("en"), fief("mazilles"))
    assert "4 deniers" in lines[1]
    assert lines[2] == "Villages: Mazilles, St Andromy."


def test_f9_1_a_card_says_when_it_is_played() -> None:
    assert describe.long_card(words("en"), kind_of("tunnel"))[1:3] == [
        "Event card; there are 3.",
        "Surprise: played at any moment at which no cards are drawn.",
    ]
