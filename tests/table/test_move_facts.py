"""What a board shows with a legal move stands on a page, and is nothing that the seat cannot know."""

import json
import re
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from signoria import Match
from signoria.games import GAMES
from signoria.kernel.rng import Rng
from signoria.table.fief.move_facts import TOLD as FIEF
from signoria.table.lorenzo.move_facts import TOLD as LORENZO
from signoria.table.princes.move_facts import TOLD as PRINCES
from tests.table.move_moments import Moment, Told, elsewhere, facts_of, moments
from tests.table.test_move_facts_fief import crafted

TOLD: dict[str, dict[str, Any]] = {"lorenzo": LORENZO, "princes": PRINCES, "fief": FIEF}
CRAFTED: dict[str, Callable[[], Iterable[Moment]]] = {"fief": crafted}
PAGE = (Path(__file__).parents[2] / "docs" / "move-facts.md").read_text(encoding="utf-8")


def section(name: str) -> dict[str, set[str]]:
    """The verbs the page lists for a game, each with the names of its facts."""
    text = PAGE.split(f"## {name.title()}")[1].partition("\n## ")[0]
    rows = [line.split("|")[1:3] for line in text.splitlines() if line.startswith("| `")]
    listed: dict[str, set[str]] = {}
    for verbs, facts in rows:
        for verb in re.findall(r"`(\w+)`", verbs):
            assert verb not in listed
            listed[verb] = set(re.findall(r"`(\w+)`", facts))
    return listed


@pytest.mark.parametrize("name", list(GAMES))
def test_the_page_lists_every_verb_with_facts_and_no_other(name: str) -> None:
    assert set(section(name)) == set(TOLD[name])
    assert set(TOLD[name]) <= {verb.name for verb in GAMES[name].verbs.of_players}


@pytest.mark.parametrize("name", list(GAMES))
def test_the_page_names_every_fact_and_no_other(name: str) -> None:
    """Facts are plain JSON; every one that play shows is listed, and every one that is listed shows in play."""
    seen: dict[str, set[str]] = {}
    for _, _, told in chain(moments(name, 12), CRAFTED.get(name, list)()):
        for move, facts in told:
            assert json.loads(json.dumps(facts)) == facts
            seen.setdefault(move.verb, set()).update(facts)
    assert {verb: facts for verb, facts in seen.items() if facts} == section(name)


# ---------------------------------------------------------------- secrets


def told_apart(m: Match, seat: int, told: Callable[[Match, int], Told] = facts_of) -> bool:
    """Whether facts are others in a world the seat cannot tell from the true one."""
    here = [(move.text, facts) for move, facts in told(m, seat)]
    for i in range(3):
        there = told(Match(m.game, m.seen(seat).world(Rng(i)), None), seat)
        if [(move.text, facts) for move, facts in there] != here:
            return True
    return False


def peeking(m: Match, seat: int) -> Told:
    """Facts with a leak: they tell what others hold."""
    return [(move, facts | {"leak": m.game.document(m.state)["players"]}) for move, facts in facts_of(m, seat)]


@pytest.mark.parametrize("name", list(GAMES))
def test_facts_tell_nothing_that_the_seat_cannot_know(name: str) -> None:
    """The facts are the same in every world the seat cannot tell apart; a planted leak would be noticed."""
    looked = [(elsewhere(m), seat) for i, (m, seat, _) in enumerate(moments(name, 4)) if i % 4 == 0]
    assert not [m.seen(seat) for m, seat in looked if told_apart(m, seat)]
    assert any(told_apart(m, seat, peeking) for m, seat in looked)
