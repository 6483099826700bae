"""Every card and leader of Lorenzo has a picture of its own."""

import json
import re
from pathlib import Path

from signoria.games.fief.pieces import CALAMITY, FORT, KIND, LORDS, RELIC, UNIT
from signoria.games.lorenzo.pieces import CARD_NAMES, LEADER
from signoria.table.lorenzo.facts import CARDS_OF_TYPE
from tests.web.places import built, needs_build

LORENZO = Path(__file__).parents[2] / "web" / "src" / "games" / "lorenzo"
CARDS_OF_PERIOD = CARDS_OF_TYPE // 3


def chosen() -> dict[str, dict[str, str]]:
    """Icons by card or leader, in the parts in which they are loaded: periods, and leaders."""
    found = json.loads((LORENZO / "pictures.json").read_text(encoding="utf-8"))
    return {**found["cards"], "leaders": found["leaders"]}


def test_every_card_and_leader_has_a_picture() -> None:
    wanted: dict[str, set[str]] = {"1": set(), "2": set(), "3": set(), "leaders": set(LEADER.names)}
    for number, name in enumerate(CARD_NAMES):
        wanted[str(number % CARDS_OF_TYPE // CARDS_OF_PERIOD + 1)].add(name)
    assert {part: set(pictures) for part, pictures in chosen().items()} == wanted


def test_no_two_share_one() -> None:
    icons = [icon for pictures in chosen().values() for icon in pictures.values()]
    icons += re.findall(r'^  \w+: "([a-z0-9-]+)",$', (LORENZO.parents[2] / "icons.mjs").read_text(), re.MULTILINE)
    assert {icon for icon in icons if icons.count(icon) > 1} == set()


def test_the_outlines_are_those_that_were_chosen() -> None:
    """Or `node icons.mjs` has still to be run."""
    for part, pictures in chosen().items():
        text = (LORENZO / f"woodcuts-{part}.ts").read_text(encoding="utf-8")
        drawn = dict(re.findall(r'^  (\w+):\s*"[^"]+", // ([a-z0-9-]+)$', text, re.MULTILINE))
        assert drawn == pictures


@needs_build
def test_pictures_are_loaded_when_a_card_is_drawn() -> None:
    """A period at a time: they are files of their own."""
    names = {re.sub(r"-[\w-]{8}\.js$", "", path.name) for path in built().rglob("woodcuts-*.js")}
    assert names == {f"woodcuts-{part}" for part in chosen()}


def test_everything_in_fief_has_a_sign() -> None:
    """Cards that are no lords, calamities, relics, troops and walls; the card of a cardinal shows the hat."""
    names = {*KIND.names[LORDS:], *CALAMITY.names, *RELIC.names, *UNIT.names, *FORT.names, "hat", "mitre"}
    text = (LORENZO.parent / "fief" / "outlines.ts").read_text(encoding="utf-8")
    assert names - {"cardinal"} <= set(re.findall(r"^  (\w+):", text, re.MULTILINE))
