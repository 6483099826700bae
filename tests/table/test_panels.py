"""The table in words: every legal move in a group, whole panels in every language, and nothing left without words."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import signoria
from signoria import Match
from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.text import LANGUAGES, words_for
from signoria.table.games import in_words
from signoria.table.panels import Panel
from signoria.table.shown import Shown, shown
from signoria.table.things import every_thing

MOMENTS = 12  # of a game that are looked at
MOVES = 500  # made at random, to come through most steps of a game
RICH: dict[str, dict[str, Any]] = {
    "lorenzo": {"advanced": True},
    "princes": {"muse_and_princess": True, "cooperative_building": True},
    "fief": {"relics": True, "fog_of_war": True, "hidden_money": True, "turn_limit": 3},
}


def moments(name: str, seats: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Some moments of a random game that begins late, and who is asked."""
    chance = random.Random(seed)
    match = signoria.from_position(
        SOAKED[name].rich_position(seats, GAMES[name].whole_options(RICH[name]), seed), seed=seed
    )
    match.names = [f"P{seat}" for seat in range(seats)]
    for number in range(MOMENTS * 5):
        if match.over:
            return
        seat = chance.choice(match.waiting)
        if number % 5 == 0:
            yield match, seat
        moves = match.legal(seat)
        match.play(seat, moves[chance.randrange(len(moves))])


def seen(match: Match, seat: int | None, lang: str, may_move: bool = True) -> Shown:
    name = match.game.name
    moves = list(match.legal(seat)) if seat is not None and may_move else []
    told, said = shown(in_words(name), match, match.seen(seat), words_for(name, lang), moves, True, match.over)
    assert sorted(said) == sorted(move.text for move in moves)
    return told


def texts(panel: Panel) -> list[str]:
    return [panel.title, panel.note, *panel.head, *[text for row in panel.rows for text in (*row.cells, row.mark)]]


@pytest.mark.parametrize("name", list(GAMES))
def test_panels_are_whole_and_have_words_in_every_language(name: str) -> None:
    shapes: dict[int, set[tuple[str, ...]]] = {}
    known = {f"{thing.kind}:{thing.name}" for thing in every_thing(in_words(name).kinds(), words_for(name, "en"))}
    for i, (match, seat) in enumerate(moments(name, GAMES[name].most - 1, 3)):
        for lang in LANGUAGES if i % 4 == 0 else ("en",):
            for viewer in (None, seat):
                panels = seen(match, viewer, lang).panels
                shapes.setdefault(i, set()).add(tuple(panel.key for panel in panels)) if viewer == seat else None
                assert len({panel.key for panel in panels}) == len(panels)
                for panel in panels:
                    check_panel(panel, known)
    assert all(len(found) == 1 for found in shapes.values()), "the same panels in every language"


def check_panel(panel: Panel, known: set[str]) -> None:
    assert panel.title
    assert len({row.key for row in panel.rows}) == len(panel.rows), panel
    for row in panel.rows:
        assert len(row.things) == len(row.cells)
        assert not panel.head or len(panel.head) == len(row.cells), (panel.key, row)
        assert {thing for thing in row.things if thing} <= known, row
    for text in texts(panel):
        assert not text.startswith(("table-", "cli-")), (panel.key, text)
        assert "-unknown" not in text, (panel.key, text)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_legal_move_stands_in_one_group_with_its_note(name: str) -> None:
    for match, seat in moments(name, GAMES[name].fewest, 4):
        found = seen(match, seat, "en")
        legal = sorted(move.text for move in match.legal(seat))
        assert sorted(text for group in found.groups for text in group.moves) == legal
        assert sorted(found.moves) == legal
        assert all(group.title and not group.title.startswith("table-") for group in found.groups)
        assert found.question
        assert not found.question.startswith(("ask-", "table-"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_who_is_not_asked_is_told_what_others_are_doing(name: str, lang: str) -> None:
    words, chance = words_for(name, lang), random.Random(2)
    match = signoria.new(name, seats=3, seed=2, options=RICH[name])
    for _ in range(MOVES):
        if match.over:
            break
        seat = chance.choice(match.waiting)
        public = match.seen(None)
        if public.step != "offer":  # of whose offer to whom, see `test_textual_table.py`
            doing = words.word(f"doing-{public.step}", n_id="one" if len(public.waiting) == 1 else "several")
            assert doing in seen(match, None, lang).question
            assert not doing.startswith("doing-")
        match.play(seat, chance.choice(list(match.legal(seat))).text)


def test_who_is_not_asked_is_told_who_is() -> None:
    match = signoria.new("lorenzo", seats=2, seed=1, names=["Ann", "Ben"])
    other = 1 - match.waiting[0]
    assert seen(match, other, "en").question == f"{match.names[1 - other]} is choosing an action."
    assert seen(match, None, "en").question == f"{match.names[1 - other]} is choosing an action."
    assert seen(match, other, "en").groups == []


def test_a_placement_says_how_many_servants_it_needs() -> None:
    """So that a board can write it on the space; the same number the note tells people."""
    match = signoria.from_position(
        {
            "game": "lorenzo",
            "seats": 2,
            "round": 1,
            "turn": 0,
            "dice": {"black": 3, "white": 5, "orange": 6},
            "players": [{"servant": 5}, {}],
            "towers": {"territory": ["forest", "woods", "city", "village"]},
        },
        seed=1,
    )
    moves = seen(match, 0, "en").moves
    assert moves["place black territory.3"].facts == {
        "space": "territory.3",
        "servants": 2,
        "value": 3,
        "rate": 1,
        "member": "black",
        "card": "city",
        "surcharge": 0,
        "gains": {"wood": 1},
        "costs": [],
    }
    assert "you must spend 2 servants" in moves["place black territory.3"].note
    assert moves["place white territory.3"].facts["servants"] == 0


def test_a_piece_says_which_squares_it_would_cover() -> None:
    match = signoria.from_position(
        {"game": "princes", "seats": 3, "round": 3, "turn": 0, "players": [{"money": 3000}]}, seed=1
    )
    match.play(0, "build tower")
    found = seen(match, 0, "en").moves["put a1 0"]
    assert found.facts["covers"] == {"0": ["a1", "b1", "c1"]}


def test_a_hand_of_another_is_a_number() -> None:
    match = signoria.from_position(
        {
            "game": "fief",
            "seats": 3,
            "turn": 1,
            "players": [{"hand": ["ambush"]}, {"hand": ["justice", "tunnel"]}, {}],
        },
        seed=1,
    )
    mine = {panel.key: panel for panel in seen(match, 0, "en", may_move=False).panels}
    assert "Ambush" in texts(mine["player-0"])
    assert not {"Justice", "Tunnel"} & set(texts(mine["player-1"]))
    assert "2 cards, face down" in texts(mine["player-1"])
