"""No position asks somebody who does not sit at the table: the step that would is refused by the path of its field."""

import copy
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from signoria.games import GAMES
from signoria.kernel.domains import Seats
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import BELOW, CHANCE, State, Step, optional, play, seats_of, settle, waiting
from signoria.kernel.record import TABLE, read_record
from tests.golden.make import FOLDER

Document = dict[str, Any]
KEPT = 2  # positions of each step
BEYOND = (7, 9, 23)  # seats that no table has
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 23, 1 << 6)
INHERITING: Document = {  # no golden game has this step
    "game": "fief",
    "seats": 3,
    "turn": 2,
    "phase": 1,
    "lords": {"arthur": {"seat": 0, "at": "blaye"}, "baudoin": {"seat": 1, "at": "bourg"}},
    "steps": [
        {"step": "course", "stage": 5},
        {"step": "turn", "stage": 1},
        {"step": "marriages"},
        {"step": "aftermath"},
        {"step": "inheriting", "seat": 1, "dead": 0, "heir": "baudoin"},
    ],
}


def moments(name: str) -> Iterator[State]:
    """Every moment of the golden games at which somebody, perhaps chance, is asked."""
    game = GAMES[name]
    for path in sorted(FOLDER.glob(f"{name}/*.txt")):
        if path.name == "coverage.txt":
            continue
        record = read_record(path.read_text(encoding="utf-8"))
        position = record.position
        s = game.begin(record.seats, record.options) if position is None else game.from_document(position)
        settle(s)
        for who, what in record.lines:
            yield s
            if who != TABLE:
                play(s, CHANCE if who == "chance" else int(who), game.verbs.parse(what))


def kinds_of(s: State) -> set[str]:
    found, f = set(), s.top
    while f >= 0:
        found.add(s.steps[s.stack[f]].name)
        f = s.stack[f + BELOW]
    return found


@cache
def positions(name: str) -> dict[str, list[Document]]:
    """Some positions for each step under way in them."""
    found: dict[str, list[Document]] = defaultdict(list)
    for s in moments(name):
        short = [kind for kind in kinds_of(s) if len(found[kind]) < KEPT]
        document = GAMES[name].document(s) if short else {}
        for kind in short:
            found[kind].append(document)
    if name == "fief":
        found["inheriting"].append(INHERITING)
    return found


def frames(name: str) -> Iterator[tuple[Step[Any], int, Document]]:
    """Each step of a game, with a place among the steps of a position where it stands."""
    for step in GAMES[name].steps:
        for document in positions(name)[step.name]:
            for i, frame in enumerate(document["steps"]):
                if frame["step"] == step.name:
                    yield step, i, document


def changed(document: Document, i: int, field: str, value: int) -> Document:
    whole = copy.deepcopy(document)
    whole["steps"][i][field] = value
    return whole


def refusal(name: str, document: Document) -> str:
    """Why a position is refused, or nothing."""
    try:
        GAMES[name].from_document(document)
    except BadPosition as error:
        return str(error)
    return ""


def seat_fields(step: Step[Any]) -> list[str]:
    return [field for field in step.fields if field == "seat" or isinstance(step.domains.get(field), Seats)]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_step_with_numbers_is_looked_at(name: str) -> None:
    assert [step.name for step in GAMES[name].steps if step.fields and not positions(name)[step.name]] == []
    for _, _, document in frames(name):
        GAMES[name].from_document(document)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_seat_beyond_the_table_is_refused_by_its_path(name: str) -> None:
    accepted = []
    for step, i, document in frames(name):
        for field in seat_fields(step):
            for seat in (document["seats"], *BEYOND):
                why = refusal(name, changed(document, i, field, seat))
                if not why.startswith(f"steps[{i}].{field}: "):
                    accepted.append((step.name, field, seat, why))
    assert accepted == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_number_of_a_step_makes_it_ask_somebody_who_does_not_play(name: str) -> None:
    asked = []
    for step, i, document in frames(name):
        for field in step.fields:
            for number in NUMBERS:
                beyond = asked_beyond(name, changed(document, i, field, number))
                if beyond:
                    asked.append((step.name, field, number, beyond))
    assert asked == []


def asked_beyond(name: str, document: Document) -> set[int]:
    """Seats beyond the table that a position asks, as it stands and where it leads; none if it is refused."""
    try:
        s = GAMES[name].from_document(document)
    except BadPosition:
        return set()
    asked = waiting(s) | optional(s)
    settle(s)
    asked |= waiting(s) | optional(s)
    return {seat for seat in seats_of(asked) if seat >= document["seats"]} - {CHANCE}
