"""A hint in the terminal: the best moves by their numbers, what they are worth, and why."""

import re

import pytest

import signoria
from signoria import Match
from signoria.cli.commands import COMMANDS, command_named
from signoria.cli.loop import run
from signoria.cli.speech import speech
from signoria.kernel.streams import Streams, secret_from_seed
from signoria.kernel.text import LANGUAGES
from tests.cli.terminals import NAMES, RAW_KEY, fresh, new_session, session_on
from tests.contract.toy import Auction

WORTH = {"en": "chances about", "pl": "szanse około", "de": "Chancen etwa", "cs": "šance asi"}


def after(typed: str, text: str) -> str:
    """What was shown after a line was typed, up to the next question."""
    return text.partition(f"> {typed}\n")[2].partition("> ")[0]


def game(name: str) -> Match:
    return signoria.new(name, seats=3, seed=5, names=NAMES[:3])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(signoria.GAMES))
def test_a_hint_shows_up_to_three_moves_with_their_numbers_and_why(name: str, lang: str) -> None:
    m = game(name)
    before = m.digest
    session, out = new_session(m, ["hint"], humans=3, lang=lang)
    run(session)
    told = after("hint", out.getvalue())
    seat = session.last_human
    assert seat is not None
    labels = [choice.label for choice in session.board.choices(session.scene(seat))]
    shown = re.findall(r"^ {0,3}(\S+) ", told, re.MULTILINE)
    numbers = [label for label in shown if label in labels]
    assert 1 <= len(numbers) <= 3
    assert told.count(WORTH[lang]) == len(numbers)
    assert re.search(r"[+−]\d", told), "what is better or worse, by how much"
    assert not RAW_KEY.search(told)
    assert "feature-" not in told
    assert m.digest == before, "a hint moves nothing"


def test_the_first_of_them_can_be_played_by_its_number() -> None:
    m = fresh()
    session, out = new_session(m, ["?!"])
    run(session)
    (number, *_) = re.findall(r"^ +(\d+) ", after("?!", out.getvalue()), re.MULTILINE)
    moves = len(m.lines)
    session_on(m, number)
    assert len(m.lines) > moves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_asked_for_in_each_language_and_by_two_signs(lang: str) -> None:
    words = speech(lang, "lorenzo")
    for typed in (*words.word("cli-words-hint").split(", "), "hint", "?!"):
        assert command_named(typed, words) == "hint"
    spoken = [word for name in COMMANDS for word in words.word(f"cli-words-{name}").split(", ")]
    assert len(spoken) == len(set(spoken)), "no word means two commands"


def test_words_behind_it_are_a_mistake() -> None:
    assert "Type it so: hint" in session_on(fresh(), "hint please")


def test_a_game_without_an_evaluation_gives_a_plain_hint() -> None:
    toy = Auction()
    session, out = new_session(Match(toy, toy.begin(3, {}), Streams(secret_from_seed(31), [])), ["hint"], humans=3)
    run(session)
    assert re.search(r"^ +\d+ ", after("hint", out.getvalue()), re.MULTILINE)
