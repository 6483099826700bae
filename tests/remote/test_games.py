"""A game through the protocol is the game through the library: the same states, and only the seat's view is told."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import Match
from signoria.bots import Bot, make_bot
from signoria.bots.evaluation import only
from signoria.games import GAMES
from signoria.remote import RemoteBot
from tests.remote.programs import FIRST_BOT, a_question, built_in, spied

# Options that hide more, and one turn of a game that would take long.
OPTIONS: dict[str, dict[str, Any]] = {
    "lorenzo": {"advanced": True},
    "princes": {"muse_and_princess": True},
    "fief": {"turn_limit": 1, "hidden_money": True, "simultaneous_votes": True},
}
EXAMPLE = [sys.executable, "-I", "-S", str(FIRST_BOT)]  # it finds no package, and needs none


def new(game: str) -> Match:
    return signoria.new(game, seats=GAMES[game].fewest, options=OPTIONS[game], seed=3)


class Played:
    """A game between bots: the digest after every move, and what each seat saw where it had a choice."""

    def __init__(self, m: Match, bots: list[Bot]) -> None:
        self.digests: list[str] = []
        self.questions: list[list[Any]] = [[] for _ in bots]  # views and legal moves
        self.ranked: list[Any] = []
        try:
            while not m.over:
                self.decide(m, bots)
        finally:
            for bot in bots:
                bot.close()

    def decide(self, m: Match, bots: list[Bot]) -> None:
        seat = m.waiting[0]
        legal = [move.text for move in m.legal(seat)]
        if len(legal) > 1:
            self.questions[seat].append(json.loads(json.dumps([m.view(seat), legal])))
        choice = bots[seat].choose(m.seen(seat))
        self.ranked.append(choice.json())
        m.play(seat, choice.move)
        self.digests.append(m.digest)


def told(notes: Path, kind: str) -> list[Any]:
    lines = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["type"] == kind]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_through_the_protocol_is_the_game_through_the_library(game: str, tmp_path: Path) -> None:
    """Every seat is played by the built-in greedy bot in a process of its own, and here, with the same seeds."""
    seats = range(GAMES[game].fewest)
    notes = [tmp_path / f"seat-{seat}.jsonl" for seat in seats]
    far = Played(new(game), [RemoteBot(spied(built_in("greedy"), notes[seat]), seed=seat) for seat in seats])
    near = Played(new(game), [make_bot("greedy", seat) for seat in seats])
    assert far.digests == near.digests
    assert far.ranked == near.ranked  # reasons too
    for seat in seats:
        (hello,) = told(notes[seat], "hello")
        assert hello == {
            "type": "hello", "protocol": 1, "game": game, "seats": len(seats), "seat": seat, "seed": seat,
            "options": GAMES[game].whole_options(OPTIONS[game]),
        }  # fmt: skip
        questions = told(notes[seat], "choose")
        assert [[one["view"], one["legal"]] for one in questions] == near.questions[seat]
        assert [one["n"] for one in questions] == list(range(1, len(questions) + 1))
        assert len(questions) > 3


@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_finishes_a_game_and_gets_worlds_its_seat_could_be_in(game: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    example = RemoteBot(spied(EXAMPLE, notes), seed=5)
    m = new(game)
    played = Played(m, [example, *[make_bot("random", seat) for seat in range(1, m.seats)]])
    assert m.over
    assert example.name == "first"
    lines = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    assert lines[-1] == {"type": "bye"}
    rules, views, worlds = GAMES[game], [view for view, _ in played.questions[0]], 0
    for line in lines:
        if line["type"] == "choose":
            known = rules.from_document(line["view"])
            assert line["view"] == views.pop(0)
        elif line["type"] == "world":
            world = signoria.from_position(line["position"]).state
            assert rules.known(world, 0).same(known)
            worlds += 1
    assert worlds == 2 * len(played.questions[0]) > 10
    positions = [json.dumps(one["position"]) for one in lines if one["type"] == "world"]
    assert any(one != other for one, other in zip(positions[::2], positions[1::2], strict=True))


def test_the_same_seed_plays_the_same() -> None:
    def digests(seed: int) -> list[str]:
        bots: list[Bot] = [RemoteBot(shlex.join(EXAMPLE), seed), make_bot("random", 1)]
        return Played(new("lorenzo"), bots).digests

    assert digests(1) == digests(1) != digests(2)


def test_a_program_is_asked_nothing_where_there_is_one_move() -> None:
    """Nobody thinks there, in this process or in another: the program is not even started."""
    bot = RemoteBot(shlex.join(EXAMPLE), seed=1)
    question = a_question()
    question._moves = only(question.moves.items[0])
    assert bot.choose(question).move == question.legal[0]
    assert bot.program is None


def test_another_seat_is_another_program() -> None:
    """A program is told once which seat it plays; a bot that is asked for another one starts it again."""
    bot = RemoteBot(shlex.join(EXAMPLE), seed=1)
    bot.choose(a_question())
    before = bot.program
    bot.choose(a_question())
    assert bot.program is before
    assert bot.questions == 2
    bot.choose(a_question(seat=1))
    assert bot.program is not before
    assert bot.questions == 1
    assert before is not None
    assert before.process.returncode == 0
    bot.close()
