"""What can be typed at the table of The Princes of Florence."""

import re

import pytest

from signoria import Match
from signoria.cli.commands import help_
from signoria.cli.completion import completions
from signoria.cli.loop import run
from signoria.cli.princes.places import places_menu
from signoria.cli.princes.table import draw
from signoria.cli.speech import speech
from signoria.cli.tables import table_of
from signoria.cli.typed import words_of
from signoria.kernel.text import LANGUAGES
from signoria.table.princes.choices import choices, question
from signoria.table.princes.scene import scene
from signoria.table.princes.things import kinds
from tests.cli.princes_games import at, fresh, plain
from tests.cli.terminals import RAW_KEY, new_session, signoria_command
from tests.princes.tables import EXPANDED, TOGETHER, own, table


def put_hospital() -> Match:
    m = table({"money": 3500})
    m.play(0, "build hospital")
    return m


def answers(m: Match, *lines: str, lang: str = "en") -> str:
    """What is shown from the first line typed on."""
    session, out = new_session(m, list(lines), lang=lang)
    run(session)
    return out.getvalue().partition("> ")[2]


def test_a_square_shows_what_fits_there() -> None:
    m = put_hospital()
    text = answers(m, "d3").partition("> ")[0]
    assert "That could mean several moves" in text
    corners = re.findall(r"\d+ ([a-g]\d)", text)
    assert len(corners) == 8
    assert set(corners) == {"d3"}
    assert "turn 5" in text
    assert not [line for _, line in m.lines if line.startswith("put")]


def test_a_square_and_a_turn_place_the_piece() -> None:
    m = put_hospital()
    answers(m, "d3 5")
    assert ("0", "put d3 5") in m.lines


def test_a_square_that_is_no_corner_shows_what_covers_it() -> None:
    m = put_hospital()
    now = scene(m, 0, speech("en", "princes"))
    made = table_of(m.game).matching(now, choices(now), "g7")
    assert {choice.move.text.split()[1] for choice in made} == {"e5"}


def test_moves_of_a_turn() -> None:
    text = answers(put_hospital(), "moves 1").partition("> ")[0]
    assert "turn 1" in text
    assert "turn 0" not in text


def test_a_place_is_previewed_as_a_picture() -> None:
    m = put_hospital()
    text = answers(m, "preview d3 0").partition("> ")[0]
    assert "3 ·  ·  ·  ·  ▓▓ ▓▓ ·" in text
    assert "4 ·  ·  ·  ▓▓ ▓▓ ·  ·" in text
    assert "florins: 3500 → 2800" in text
    assert "prestige points: 0 → 3" in text


def test_why_not_there() -> None:
    text = answers(put_hospital(), "why a3", "why g7").partition("> ")
    assert "[P-5.3.5]" in text[0]
    assert "[P-5.3.3]" in text[2].partition("> ")[0]


def test_squares_a_building_may_not_cover_are_marked() -> None:
    text = plain(draw(scene(put_hospital(), 0, speech("en", "princes")), 80, 24))
    assert "5 ×  ×  ×  ·" in text
    assert "6 Pl Pl Pl ×" in text


def test_places_are_drawn_by_their_turns() -> None:
    m = put_hospital()
    now = scene(m, 0, speech("en", "princes"))
    text = plain(table_of(m.game).short_menu(now, choices(now), 80))
    assert text.count("■") == 8 * 5
    assert len(re.findall(r"turn \d: \d+ places", text)) == 8
    whole = plain(places_menu(now, choices(now), 80))
    assert [int(n) for n in re.findall(r"(\d+) [a-g]\d", whole)] == list(range(1, len(now.moves) + 1))


@pytest.mark.parametrize("line", ["build tower", "b tow", "tower"])
def test_a_thing_may_be_shortened(line: str) -> None:
    m = table({"money": 3500})
    answers(m, line)
    assert ("0", "build tower") in m.lines


def test_things_may_be_named_in_the_language_that_is_spoken() -> None:
    m = table({"money": 3500})
    answers(m, "wieża", lang="pl")
    assert ("0", "build tower") in m.lines


def test_a_verb_alone_says_what_is_missing() -> None:
    """`build` once meant the organ builder."""
    m = table({"money": 3500})
    assert "Missing: building" in answers(m, "build").partition("> ")[0]
    assert "That is allowed now: Build a university" in answers(m, "why build").partition("> ")[0]


def test_bids_are_typed_in_florins() -> None:
    m = at(fresh(3, **EXPANDED), "characters")
    answers(m, "muse 500")
    assert ("0", "bid muse 5") in m.lines


def test_bids_are_listed_by_character() -> None:
    m = at(fresh(3, **EXPANDED), "characters")
    now = scene(m, 0, speech("en", "princes"))
    made = choices(now)
    board = table_of(m.game)
    assert len(board.menu(now, made, 120)) < 20
    assert re.search(r"\d+–\d+ Muse 300–1500", plain(board.short_menu(now, made, 120)))


def test_prestige_points_are_numbered_by_how_many_they_are() -> None:
    owner = {**own("theatre"), "freedoms": ["travel"], "jesters": 2, "professions": ["poet", "jurist", "painter"]}
    m = table(owner, round=3)
    text = answers(m, "work poet", "7")
    assert "(leaves you with 0 florins and 7 prestige points)" in " ".join(text.split())
    assert ("0", "change 7") in m.lines


def test_sums_are_numbered_in_florins() -> None:
    m = table({"money": 3500}, {"money": 900}, options=TOGETHER)
    m.play(0, "propose right tower")
    m.play(0, m.legal(0)[0])
    session, _ = new_session(m)
    m.play(0, session.understand(0, "400").legal[0])
    assert "you pay 400 florins." in question(scene(m, 1, speech("en", "princes")))


def test_a_proposal_shows_both_principalities() -> None:
    m = table({"money": 3500}, {"money": 900}, options=TOGETHER)
    m.play(0, "propose right tower")
    m.play(0, "put f2 0")
    now = scene(m, 0, speech("en", "princes"))
    assert "2 · · · · · ▓▓▓▓▓▓▓" in plain(draw(now, 80, 24))


def test_moves_can_be_filtered() -> None:
    text = answers(table({"money": 3500}), "moves build tower").partition("> ")[0]
    assert re.findall(r"^ *\d+ (.*?) \(", text, re.MULTILINE) == ["Build a tower"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("why poet", "[P-5.2.1]"),
        ("why university", "[P-5.1.4]"),
        ("help jester", "+2 to the value"),
        ("help university", "■ ■ ■"),
        ("help muse", "number of the round"),
        ("moves xyzzy", "No move matches"),
        ("help xyzzy", "Nothing is called"),
        ("why xyzzy", "not a move or a command"),
        ("h3", "not a move or a command"),
        ("rule 5.2.2", "P-5.2.2"),
        ("preview learn", "What would happen: Buy a profession card"),
    ],
)
def test_questions_are_answered(line: str, said: str) -> None:
    m = table({"money": 500})
    text = answers(m, line).partition("> ")[0]
    assert said in text
    assert not RAW_KEY.search(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_knows_every_card_piece_object_and_character(lang: str) -> None:
    session, out = new_session(fresh(), lang=lang)
    names = [name for domain, _, _ in kinds() for name in domain.names]
    for name in names:
        out.truncate(0)
        help_(session, 0, name)
        text = out.getvalue()
        assert text.count("\n") >= 3, name
        assert not RAW_KEY.search(text), text
    assert len(names) == len(set(names)) == 55 + 10 + 3 + 3 + 5 + 2 + 6


def test_the_rules_things_refer_to_exist(capsys: pytest.CaptureFixture[str]) -> None:
    for domain, _, rule in kinds():
        for i in range(domain.size):
            code, _ = signoria_command(capsys, "rules", "princes", rule(i))
            assert code == 0, rule(i)


def test_completion_knows_moves_commands_and_things() -> None:
    m = table({"money": 3500})
    moves = [words_of(move) for move in m.legal(0)]
    things = table_of(m.game).thing_names()
    assert "build" in completions(moves, things, [], "bu")
    assert completions(moves, things, ["build"], "to") == ["tower"]
    assert completions(moves, things, ["preview", "build"], "to") == ["tower"]
    assert "poet" in completions(moves, things, ["help"], "po")
