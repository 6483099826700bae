"""The constant tables for boards are those of the rules, whole."""

import json

import pytest

from signoria.games import GAMES
from signoria.games.fief.pieces import ROAD_TABLE, VILLAGE_TABLE
from signoria.games.lorenzo.pieces import CARDS, LEADERS, SPACE, TILES
from signoria.games.princes.pieces import PROFESSIONS
from signoria.games.princes.shapes import DRAWINGS
from signoria.table.fief.facts import facts as fief
from signoria.table.games import in_words
from signoria.table.lorenzo.facts import facts as lorenzo
from signoria.table.princes.facts import facts as princes


@pytest.mark.parametrize("name", list(GAMES))
def test_facts_are_plain_json_and_name_their_game(name: str) -> None:
    found = in_words(name).facts()
    assert json.loads(json.dumps(found)) == found
    assert (found["game"], found["rules_version"]) == (name, GAMES[name].rules_version)


def test_every_card_of_lorenzo_is_there_with_its_numbers() -> None:
    found = lorenzo()
    cards = found["cards"]
    assert isinstance(cards, dict)
    assert list(cards) == [card.name for card in CARDS]
    for card in CARDS:
        row = cards[card.name]
        assert (row["period"], row["activation"], row["end_victory"]) == (
            int(card.period),
            int(card.activation),
            int(card.end_victory),
        )
        assert len(row["immediate"]) == len(card.immediate)
        assert (row["permanent"] is None) == (card.permanent is None)
    assert cards["carpenters_shop"]["permanent"] == {
        "kind": "exchange",
        "arrows": [{"pay": {"wood": 1}, "gain": {"coin": 3}}, {"pay": {"wood": 2}, "gain": {"coin": 5}}],
    }
    assert cards["stonemason"]["permanent"] == {
        "kind": "raise_take",
        "type": "building",
        "value": 2,
        "discounts": [{"wood": 1}, {"stone": 1}],
    }
    assert cards["support_to_the_bishop"]["costs"] == [
        {"pay": {"military": 2}, "need": 4},
        {"pay": {"wood": 1, "stone": 1, "coin": 2}, "need": 0},
    ]


def test_leaders_tiles_and_spaces_of_lorenzo() -> None:
    found = lorenzo()
    assert list(found["leaders"]) == [leader.name for leader in LEADERS]  # type: ignore[call-overload]
    assert list(found["tiles"]) == list(TILES)  # type: ignore[call-overload]
    spaces = found["spaces"]
    assert isinstance(spaces, dict)
    assert list(spaces) == list(SPACE.names)
    assert spaces["venture.4"] == {
        "area": "tower",
        "tower": "venture",
        "floor": 4,
        "value": 7,
        "gain": {"coin": 2},
        "seats": [2, 3, 4],
    }
    assert spaces["market.3"]["seats"] == [4]
    assert spaces["harvest.large"] == {"area": "harvest", "value": 1, "penalty": 3, "seats": [3, 4]}


def test_the_map_of_fief() -> None:
    found = fief()
    villages, roads = found["villages"], found["roads"]
    assert isinstance(villages, dict)
    assert isinstance(roads, list)
    assert list(villages) == [village.name for village in VILLAGE_TABLE]
    assert len(roads) == len(ROAD_TABLE)
    assert all(name in villages for road in roads for name in road)


def test_pieces_and_professions_of_princes() -> None:
    found = princes()
    assert found["pieces"] == {name: list(drawing) for name, drawing in DRAWINGS}
    assert list(found["professions"]) == [card.name for card in PROFESSIONS]  # type: ignore[call-overload]
