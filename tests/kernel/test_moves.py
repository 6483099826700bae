"""Moves: packing, notation, JSON, and every way to write a move badly."""

import json
import random

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.contract import all_moves
from signoria.kernel.domains import Amounts, Labels, Names, Numbers, Seats
from signoria.kernel.game import Game
from signoria.kernel.moves import Verb, Verbs, argument, pack, verb_of

VERBS = GAMES["lorenzo"].verbs


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_move_of_a_game_reads_back(name: str) -> None:
    verbs = GAMES[name].verbs
    for code in all_moves(GAMES[name]):
        assert verbs.is_well_formed(code)
        assert verbs.parse(verbs.text(code)) == code
        assert verbs.read_json(json.loads(json.dumps(verbs.json(code)))) == code


def test_packing() -> None:
    code = pack(7, 2, 16, 1023)
    assert (verb_of(code), argument(code, 0), argument(code, 1), argument(code, 2)) == (7, 2, 16, 1023)


def test_an_argument_may_say_its_name() -> None:
    assert VERBS.parse("place member=white space=territory.3") == VERBS.parse("place white territory.3")
    assert VERBS.parse("  servants   number=2 ") == VERBS.parse("servants 2")


def test_an_unknown_verb_is_told_those_of_players() -> None:
    """The list had chance's own too, which nobody can play."""
    with pytest.raises(signoria.BadMove) as caught:
        VERBS.parse("dance")
    assert str(caught.value).startswith("verb: 'dance' is not a verb: one of choose_tile, keep, place, pass, ")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_verbs_of_chance_come_first(game: Game) -> None:
    match = signoria.new(game.name, game.most, seed=1)
    chance = random.Random(1)
    for _ in range(200):
        if not match.waiting:
            break
        seat = match.waiting[0]
        match.play(seat, chance.choice(list(match.legal(seat))))
    players = {verb.name for verb in game.verbs.of_players}
    for who, what in match.lines:
        assert (what.split()[0] in players) is (who != "chance"), (who, what)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "move: an empty line is not a move"),
        ("   ", "move: an empty line is not a move"),
        ("dance", "verb: 'dance' is not a verb"),
        ("place white", "move: place takes <member> <space>, not 1 words"),
        ("pass now", "move: pass takes no arguments, not 1 words"),
        ("place red council", "member: 'red' is no member: one of black, white, orange, neutral"),
        ("place white moon", "space: 'moon' is no space"),
        ("servants -1", "number: '-1' is no number: a whole number from 0 to"),
        ("servants 1024", "number: '1024' is no number"),
        ("servants 99999999999999999999", "is no number"),
        ("servants ²", "number: '²' is no number"),
        ("servants ٣", "number: '٣' is no number"),
        ("servants 1.5", "number: '1.5' is no number"),
        ("roll black 7", "value: '7' is no value: a whole number from 1 to 6"),
        ("roll black 0", "value: '0' is no value"),
        ("PASS", "verb: 'PASS' is not a verb"),
    ],
)
def test_bad_text_is_refused_with_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(signoria.BadMove) as caught:
        VERBS.parse(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (None, "move: must be a Move, its text or an object"),
        ([], "move: must be a Move, its text or an object"),
        (7, "move: must be a Move, its text or an object"),
        ({}, "verb: a move names its verb"),
        ({"verb": 7}, "verb: a move names its verb"),
        ({"verb": "dance"}, "verb: 'dance' is not a verb"),
        ({"verb": "place", "member": "white"}, "space: missing, place needs it"),
        ({"verb": "pass", "why": "tired"}, "why: pass has no such argument"),
        ({"verb": "servants", "number": "2"}, "number: '2' is no number"),
        ({"verb": "servants", "number": True}, "number: True is no number"),
        ({"verb": "servants", "number": 2.0}, "number: 2.0 is no number"),
        ({"verb": "servants", "number": -1}, "number: -1 is no number"),
        ({"verb": "servants", "number": 10**30}, "is no number"),
        ({"verb": "place", "member": 1, "space": "council"}, "member: 1 is no member"),
        ({"verb": "place", "member": ["white"], "space": "council"}, "is no member"),
    ],
)
def test_bad_json_is_refused_with_what_is_wrong(document: object, message: str) -> None:
    with pytest.raises(signoria.BadMove) as caught:
        VERBS.read_json(document)
    assert message in str(caught.value)


@pytest.mark.parametrize("code", [-1, 255, pack(8, 1), pack(7, 4, 0), pack(7, 0, 25), pack(7, 0, 0, 1), 1 << 60])
def test_numbers_that_are_no_moves(code: int) -> None:
    assert not VERBS.is_well_formed(code)


def test_the_schema_has_every_verb() -> None:
    forms = VERBS.schema()["oneOf"]
    assert isinstance(forms, list)
    assert [form["properties"]["verb"]["const"] for form in forms] == [verb.name for verb in VERBS.verbs]
    assert all(form["required"] == list(form["properties"]) for form in forms)


def test_a_verb_has_at_most_five_arguments() -> None:
    six = tuple((f"n{i}", Numbers("n", 0, 2)) for i in range(6))
    with pytest.raises(ValueError, match="more than 5"):
        Verb("much", six)
    five = Verbs((Verb("much", six[:5]),))
    assert five.parse(five.text(five.pack("much", [1, 0, 1, 0, 1]))) == five.pack("much", [1, 0, 1, 0, 1])


def test_domains_outside_their_range() -> None:
    names = Names("color", ("red", "blue"))
    assert (names.text(5), names.json(5), names.key(5), names.parse("5")) == ("?", None, "color-unknown", -1)
    labels = Labels("cell", ("a1", "b1"))
    assert (labels.text(1), labels.json(1), labels.key(1), labels.parse("b1"), labels.parse("c1")) == (
        "b1", "b1", "", 1, -1
    )  # fmt: skip
    seats = Seats()
    assert (seats.parse("chance"), seats.text(8), seats.parse("9"), seats.key(8)) == (8, "chance", -1, "seat-chance")


def test_amounts_read_back() -> None:
    goods = Amounts("goods", ("wood", "stone"))
    packed = goods.read_json({"wood": 2, "stone": 5})
    assert goods.json(packed) == {"wood": 2, "stone": 5}
    assert goods.text(packed) == "2 wood + 5 stone"
    wrong: list[object] = [None, [], {"gold": 1}, {"wood": -1}, {"wood": 500}, {"wood": True}, {"wood": "2"}]
    assert [goods.read_json(value) for value in wrong] == [-1] * len(wrong)


def test_moves_of_a_match() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    seat = m.waiting[0]
    moves = m.legal(seat)
    first = moves[0]
    assert first in moves
    assert moves[-1] == moves[len(moves) - 1]
    assert first == m.move(first.text) == m.move(first.json)
    assert hash(first) == hash(m.move(first.text))
    assert first != first.text
    assert m.move("support") not in moves
    with pytest.raises(IndexError):
        moves[len(moves)]
    with pytest.raises(signoria.SignoriaError, match="no seat 7"):
        m.legal(7)


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    before = m.digest
    seat = m.waiting[0]
    for who, what, key in [(1 - seat, "pass", "not-asked"), (seat, "pass", "must-place"), (seat, "support", "not-now")]:
        with pytest.raises(signoria.IllegalMove) as caught:
            m.play(who, what)
        (why,) = caught.value.reasons
        assert isinstance(why, signoria.Why)
        assert why.key == key
        assert why.sentence() in str(caught.value)
    assert m.digest == before
    assert m.record().lines[-1][0] == "chance"
