"""The examples of docs/positions.md run as they stand, and its errors are those one gets."""

import re
from pathlib import Path
from typing import Any

import pytest

import signoria

PAGE = (Path(__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
PLAYED = ("lorenzo", "princes", "fief")
FAULTS: dict[str, dict[str, Any]] = {
    "players[1].coin": {"players": [{}, {"coin": "many"}]},
    "towers.territory[2]": {"towers": {"territory": [None, None, "castle"]}},
    "players[0].territories[0]": {
        "towers": {"territory": ["woods"]},
        "players": [{"territories": ["woods"]}],
    },
    "players[0].money": {"game": "princes", "players": [{"money": 150}]},
    "players[1].buildings.tower": {"game": "princes", "players": [{}, {"buildings": {"tower": ["a1", "b1", "b2"]}}]},
    "lords.arthur.at": {"game": "fief", "lords": {"arthur": {"seat": 0, "at": "paris"}}},
    "players[0].troops.sigy.men": {
        "game": "fief",
        "players": [{"troops": {"blaye": {"men": 9}, "sigy": {"men": 9}}}],
    },
    "fiefs.blaye.holder": {
        "game": "fief",
        "lords": {"arthur": {"seat": 0, "at": "blaye"}},
        "fiefs": {"blaye": {"holder": "arthur"}},
    },
    "decks.events": {"game": "fief", "decks": {"events": 20}, "players": [{"hand": ["tunnel"]}]},
    "pope": {"game": "fief", "lords": {"blanche": {"seat": 0, "at": "sigy"}}, "pope": "blanche"},
}


def indented(text: str) -> list[str]:
    return [line.removeprefix("    ") for line in text.splitlines() if line.startswith("    ")]


def test_the_examples_run() -> None:
    code = "\n".join(indented(PAGE.split("## Where play goes on")[0]))
    names: dict[str, Any] = {"null": None}
    exec(compile(code, "positions.md", "exec"), names)
    assert [name for name in PLAYED if f'"game": "{name}"' in code] == list(PLAYED)
    assert names["m"].game.name == "fief"
    assert "mill blaye" in [move.text for move in names["m"].legal(1)]


def test_the_errors_are_those_one_gets() -> None:
    errors = indented(PAGE.split("## Errors")[1])
    assert [error.partition(": ")[0] for error in errors] == list(FAULTS)
    for error, fault in zip(errors, FAULTS.values(), strict=True):
        with pytest.raises(signoria.BadPosition, match=re.escape(error)):
            signoria.from_position({"game": "lorenzo", **fault})


@pytest.mark.parametrize(("name", "section"), [(name, f"Fields of {name.title()}") for name in PLAYED])
def test_every_field_is_explained(name: str, section: str) -> None:
    """Fields of a position, and of its players, stand in the tables of their game."""
    explained = set(re.findall(r"`(\w+)`", PAGE.split(f"## {section}")[1].partition("\n## ")[0]))
    options = {option.name: option.values[-1] for option in signoria.GAMES[name].options}
    position: Any = signoria.new(name, options=options, seed=1).position()
    assert set(position) - {"rules_version", "steps"} <= explained
    assert set(position["players"][0]) <= explained
