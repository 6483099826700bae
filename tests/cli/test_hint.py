"""A hint in the terminal: the best moves by their numbers, what they are worth, and why."""

import random
import re
from functools import cache
from io import StringIO

import pytest

import signoria
from signoria import Match, Move
from signoria.bots import Bot, Choice, Seen, make_bot
from signoria.bots.choice import Because, Considered
from signoria.cli.commands import COMMANDS, command_named
from signoria.cli.hint import hint
from signoria.cli.loop import run, volunteers
from signoria.cli.session import Session
from signoria.cli.speech import speech
from signoria.kernel.streams import Streams, secret_from_seed
from signoria.kernel.text import LANGUAGES
from signoria.table.thoughts import answered
from tests.cli import fief_games
from tests.cli.terminals import NAMES, RAW_KEY, FakeBot, fresh, new_session, session_on
from tests.contract.toy import Auction

STEADY = "search:20"  # the strongest bot with so many iterations a move: on a busy machine its time ends after one

WORTH = {
    "en": r"best move\b|best in the long run|about as good|slightly weaker|clearly weaker",
    "pl": r"najlepszy ruch|tak samo dobry|słabszy",
    "de": r"bester Zug|der beste Zug|gleich gut|schwächer",
    "cs": r"nejlepší tah|stejně dobrý|slabší",
}


@pytest.fixture(autouse=True)
def _steady_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "signoria.cli.hint.make_bot", lambda name, seed: make_bot(STEADY if name == "master" else name, 1)
    )


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
    assert len(re.findall(WORTH[lang], " ".join(told.split()))) == len(numbers)
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
    assert "Usage: hint" in session_on(fresh(), "hint please")


def test_a_game_without_an_evaluation_gives_a_plain_hint() -> None:
    toy = Auction()
    session, out = new_session(Match(toy, toy.begin(3, {}), Streams(secret_from_seed(31), [])), ["hint"], humans=3)
    run(session)
    assert re.search(r"^ +\d+ ", after("hint", out.getvalue()), re.MULTILINE)


def test_a_hint_asked_for_twice_is_the_same_until_something_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot draws other worlds each time it thinks: asked twice it once praised two different moves."""
    m = game("lorenzo")
    session, out = new_session(m, humans=3)
    seat, thoughts = m.waiting[0], iter(m.legal(m.waiting[0]))
    monkeypatch.setattr("signoria.cli.hint.thought", lambda *_: Choice(next(thoughts), []))
    told = []
    for _ in range(3):
        hint(session, seat, "")
        told.append(out.getvalue())
        out.truncate(out.seek(0))
        if len(told) == 2:
            m.note("somebody has gone")
    assert told[0] == told[1] != told[2]


def test_a_hint_that_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    m = game("lorenzo")
    session, out = new_session(m, humans=3)
    thoughts = iter([None, Choice(m.legal(m.waiting[0])[0])])
    monkeypatch.setattr("signoria.cli.hint.thought", lambda *_: next(thoughts))
    hint(session, m.waiting[0], "")
    failed = out.getvalue()
    hint(session, m.waiting[0], "")
    assert out.getvalue() != failed + failed


# ---------------------------------------------------------------- out of turn

WAIT = {"en": "Better to wait", "pl": "lepiej poczekać", "de": "besser zu warten", "cs": "lepší počkat"}


@cache
def out_of_turn() -> tuple[Match, int]:
    """A game of Fief in which somebody may act although others are waited for."""
    m, chance = fief_games.fresh(4, 3, turn_limit=4), random.Random(3)
    while True:
        for seat in m.optional:
            if seat not in m.waiting and len(m.legal(seat)) > 3:
                return m, seat
        fief_games.lively(m, chance)


def asked_out_of_turn(lang: str = "en") -> tuple[str, Match, int]:
    """What is told to a seat that may act out of turn and asks for a hint."""
    m, seat = out_of_turn()
    session, out = new_session(m.copy(), humans=4, lang=lang)
    hint(session, seat, "")
    return out.getvalue(), m, seat


def test_a_hint_out_of_turn_is_about_the_moves_of_that_seat() -> None:
    """It once looked for the moves of whoever was waited for, and the terminal ended in a traceback."""
    for _ in range(3):
        told, m, seat = asked_out_of_turn()
        session, _ = new_session(m, humans=4)
        labels = [choice.label for choice in session.board.choices(session.scene(seat))]
        numbers = re.findall(r"^ {0,3}(\S+) ", told, re.MULTILINE)
        assert 1 <= len([label for label in numbers if label in labels]) <= 3
        assert not RAW_KEY.search(told)


def alone(m: Match, seat: int, *typed: str) -> tuple[Session, StringIO]:
    """A person at one seat, and bots at all others."""
    session, out = new_session(m, list(typed), humans=4)
    session.bots = {other: FakeBot(other) for other in range(4) if other != seat}
    return session, out


def test_who_is_asked_about_a_surprise_may_ask_for_a_hint_first() -> None:
    """Alone at the screen: among others nobody is called for what they hold."""
    m, chance = fief_games.fresh(4, 3, turn_limit=4), random.Random(4)
    while not (found := [seat for seat in range(4) if volunteers(alone(m, seat)[0])]):
        fief_games.lively(m, chance)
    assert not volunteers(new_session(m, humans=4)[0])
    before = m.digest
    session, out = alone(m, found[0], "hint")
    assert run(session) == 0
    told = after("hint", out.getvalue())
    assert "A bot’s best moves:" in told or WAIT["en"] in told
    assert m.digest == before


class Patient(Bot):
    """Weighs all it could do, and would rather do nothing."""

    def think(self, asked: Seen) -> Choice:
        ranked = [Considered(move, -1.0 - i) for i, move in enumerate(asked.legal)]
        ranked[0].reasons = [Because("money", -120)]
        choice = Choice(ranked[0].move, ranked)
        choice.better_wait = True
        return choice


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_it_is_better_to_wait_a_hint_says_so_before_what_was_weighed(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.cli.hint.make_bot", Patient)
    told, m, seat = asked_out_of_turn(lang)
    first, *rest = " ".join(told.split()).partition(WAIT[lang])[1:]
    assert first == WAIT[lang]
    assert "−1" in rest[0]
    session, _ = new_session(m, humans=4, lang=lang)
    assert session.board.choices(session.scene(seat))[0].sentence.split()[0] in rest[0]


def test_a_real_bot_acts_out_of_turn_only_if_that_promises_something() -> None:
    m, seat = out_of_turn()
    choice = make_bot("club", 1).choose(m.seen(seat))
    assert choice.move in m.legal(seat)
    assert choice.better_wait or choice.ranked[0].worth > 0


def test_an_offer_is_not_taken_back_for_want_of_another_move() -> None:
    """Out of turn to do nothing is always another choice; the only move was once told as the best one."""
    m, chance = fief_games.fresh(3, 5, turn_limit=4), random.Random(6)
    while not (only := [seat for seat in m.optional if seat not in m.waiting and len(m.legal(seat)) == 1]):
        fief_games.lively(m, chance)
    choice = answered(make_bot(STEADY, 1), m.seen(only[0]))
    assert choice.better_wait or choice.ranked[0].worth > 0
    assert choice.ranked


class Fallible(Bot):
    """Falls over, as any program may."""

    def choose(self, asked: Seen) -> Choice:
        raise IndexError("list index out of range")


class Dreamer(Bot):
    """Wants what nobody may do now."""

    def choose(self, asked: Seen) -> Choice:
        return Choice(Move(asked.game, asked.game.verbs.parse("place white market.4")))


@pytest.mark.parametrize("bot", [Fallible, Dreamer])
def test_whatever_a_bot_does_a_hint_is_a_sentence_and_the_game_goes_on(
    bot: type[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.cli.hint.make_bot", bot)
    m = fresh()
    session, out = new_session(m, ["hint", "1"])
    moves = len(m.lines)
    assert run(session) == 0
    assert after("hint", out.getvalue()).strip().startswith("The bot has no hint for this moment.")
    assert len(m.lines) > moves


class Certain(Bot):
    """Has one move, and says why."""

    def choose(self, asked: Seen) -> Choice:
        only = Considered(asked.legal[0], 1.2)
        only.reasons = [Because("coins_to_use", 120)]
        return Choice(only.move, [only])


def test_a_single_move_is_shown_with_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.cli.hint.make_bot", Certain)
    session, out = new_session(fresh(), ["hint"])
    run(session)
    told = after("hint", out.getvalue())
    assert len(re.findall(r"^ {0,3}\d+ ", told, re.MULTILINE)) == 1
    assert "only option considered: coins to spend +1.2" in told
