"""What callers hand in: the same clear error in both builds, beginning with the name of the argument."""

from collections.abc import Callable
from typing import Any

import pytest

import signoria
from signoria.kernel.documents import MOST_DEPTH
from signoria.kernel.domains import whole_number
from tests.lorenzo.tables import table


class Whole:
    """A whole number of another library, such as numpy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Several:
    """An array of several numbers: it looks like a number and is none."""

    def __index__(self) -> int:
        raise TypeError("only arrays of one number can be an index")


def test_chance_is_played_by_its_name() -> None:
    """Promised since the first version, but the compiled build took numbers only."""
    m = signoria.new("lorenzo", seats=2, chance="manual")
    assert [move.text for move in m.legal("chance")] == ["seat_next 0", "seat_next 1"]
    assert m.why_not("chance", "seat_next 1") == []
    m.play("chance", "seat_next 1")
    assert m.lines == [("chance", "seat_next 1")]


@pytest.mark.parametrize("seat", [True, False, -1, 2, 7, 9, 1.0, "0", "one", None, [0], 10**30, Several()])
def test_what_is_no_seat_is_refused_by_name(seat: Any) -> None:
    """True once was seat 1. A game for two has seats 0 and 1."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    calls: list[Callable[[], object]] = [
        lambda: m.legal(seat),
        lambda: m.play(seat, "pass"),
        lambda: m.why_not(seat, "pass"),
        lambda: m.preview(seat, "pass"),
        lambda: m.undo(seat),
        lambda: m.barrier(seat),
    ]
    if seat is not None:  # a spectator
        calls += [lambda: m.view(seat), lambda: m.log(seat), lambda: m.sentences(seat)]
    for call in calls:
        with pytest.raises(signoria.SignoriaError, match=r"^seat: no seat .* at this table: seats are 0 to 1"):
            call()
    assert m.lines == signoria.new("lorenzo", seats=2, seed=1).lines


@pytest.mark.parametrize("seat", ["chance", signoria.CHANCE])
def test_chance_sees_nothing_and_takes_nothing_back(seat: Any) -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    for call in (m.view, m.log, m.sentences, m.undo, m.barrier):
        with pytest.raises(signoria.SignoriaError, match=r"^seat: chance is not a player"):
            call(seat)


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    m = signoria.new("lorenzo", seats=Whole(2), seed=Whole(5))
    same = signoria.new("lorenzo", seats=2, seed=5)
    assert m.digest == same.digest
    seat = m.waiting[0]
    m.play(Whole(seat), m.legal(Whole(seat))[Whole(1)])
    same.play(seat, same.legal(seat)[1])
    assert m.digest == same.digest
    assert m.lines == same.lines  # "0 place ...", whatever the number was
    assert m.log(Whole(0), Whole(2)) == same.log(0, 2)
    assert m.copy(Whole(3)).digest == m.copy(3).digest
    assert signoria.new("fief", seats=3, options={"turn_limit": Whole(8)}, seed=1).options["turn_limit"] == 8


def test_numpy_integers_are_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    m = signoria.new("lorenzo", seats=numpy.int64(2), seed=numpy.int32(5))
    assert m.digest == signoria.new("lorenzo", seats=2, seed=5).digest
    assert len(m.legal(numpy.uint8(m.waiting[0]))) > 0
    for value in (numpy.bool_(True), numpy.float64(1), numpy.array([0, 1])):
        with pytest.raises(signoria.SignoriaError, match=r"^seat: "):
            m.legal(value)


def test_numbers_of_other_libraries_stand_in_moves_and_positions() -> None:
    m = table({"servant": 3}, dice=(4, 1, 1))
    m.play(0, "place black market.1")
    m.play(0, {"verb": "servants", "number": Whole(1)})
    assert m.lines[-1] == ("0", "servants 1")
    m = signoria.from_position(
        {"game": "lorenzo", "seats": Whole(3), "players": ({"wood": Whole(2)},)}, chance="manual"
    )
    assert m.record().position == {"game": "lorenzo", "seats": 3, "players": [{"wood": 2}]}
    assert signoria.replay(m.record().text()).digest == m.digest


@pytest.mark.parametrize("value", [None, True, 1.0, "1", [1], Several()])
def test_what_is_no_whole_number(value: object) -> None:
    assert whole_number(value) is None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"name": 3}, "name: no game is called 3"),
        ({"name": "chess"}, "name: no game is called 'chess'; there is lorenzo"),
        ({"seats": True}, "seats: lorenzo is for 2 to 4 players, not True"),
        ({"seats": 10**30}, "seats: lorenzo is for 2 to 4 players, not 1000"),
        ({"options": [True]}, "options: must be an object of names and values"),
        ({"options": {1: True}}, "options: an option is named by a text, not 1"),
        ({"options": {"advanced": {(1,): 2}}}, "options.advanced: {} is not one of false, true"),
        ({"seed": "x"}, "seed: must be a whole number, not 'x'"),
        ({"seed": True}, "seed: must be a whole number, not True"),
        ({"seed": 1.5}, "seed: must be a whole number, not 1.5"),
        ({"chance": None}, "chance: must be 'streams' or 'manual', not None"),
        ({"names": "Ana"}, "names: must be a list of texts, not 'Ana'"),
        ({"names": ["Ana", 2]}, "names: must be a list of texts, not ['Ana', 2]"),
        ({"names": ["Ana"]}, "names: must be 4 texts, one a seat, not ['Ana']"),
        ({"nonces": [1, 2, 3, 4]}, "nonces: must be a list of texts, not [1, 2, 3, 4]"),
        ({"nonces": "salt"}, "nonces: must be a list of texts, not 'salt'"),
        ({"nonces": [1, 2, 3, 4], "chance": "manual"}, "nonces: must be a list of texts"),
    ],
)
def test_a_new_game_names_the_argument_that_is_wrong(arguments: dict[str, Any], message: str) -> None:
    """Nonces that were numbers once made a game whose own record was refused."""
    with pytest.raises(signoria.SignoriaError) as caught:
        signoria.new(**{"name": "lorenzo", **arguments})
    assert str(caught.value).startswith(message)


def test_other_arguments_are_named_too() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    seat = m.waiting[0]
    move = m.legal(seat)[0]
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: m.log(0, "x"), "since: must be a whole number, not 'x'"),  # type: ignore[arg-type]
        (lambda: m.sentences(0, since=None), "since: must be a whole number"),  # type: ignore[arg-type]
        (lambda: m.copy("x"), "seed: must be a whole number, not 'x'"),  # type: ignore[arg-type]
        (lambda: m.legal(seat)["first"], "index: must be a whole number, not 'first'"),  # type: ignore[call-overload]
        (lambda: m.preview(seat, move).sentences(names=[1]), "names: must be a list of texts"),  # type: ignore[list-item]
        (lambda: signoria.replay(m.record(), chance="dice"), "chance: must be 'streams' or 'manual', not 'dice'"),
        (lambda: signoria.from_position(m.position(), seed="x"), "seed: must be"),  # type: ignore[arg-type]
        (lambda: signoria.verify(m.record(), commitment=b"5f"), "commitment: must be a text"),  # type: ignore[arg-type]
        (lambda: signoria.verify(m.record(), nonces=["salt"]), "nonces: must be texts by seat"),  # type: ignore[arg-type]
        (lambda: signoria.verify(m.record(), nonces={0: 7}), "nonces: must be texts by seat"),  # type: ignore[dict-item]
        (lambda: signoria.verify(m.record(), nonces={"0": "a"}), "nonces: must be a whole number"),  # type: ignore[dict-item]
        (lambda: m.seen("first"), "seat: no seat 'first' at this table"),
        (lambda: m.seen(True), "seat: no seat True at this table"),
        (lambda: m.undo(seat, consent="no"), "consent: must be True or False, not 'no'"),  # type: ignore[arg-type]
        (lambda: m.undo(seat, consent=1), "consent: must be True or False, not 1"),  # type: ignore[arg-type]
        (lambda: m.record(secret="no"), "secret: must be True or False, not 'no'"),  # type: ignore[arg-type]
        (lambda: m.record(secret=None), "secret: must be True or False, not None"),  # type: ignore[arg-type]
        (lambda: m.note(7), "text: must be one line of text, not 7"),  # type: ignore[arg-type]
        (lambda: m.note("two\nlines"), "text: must be one line of text, not 'two\\nlines'"),
        (lambda: m.note("undo 1"), "text: a note cannot undo: call undo"),
        (lambda: signoria.replay(7), "record: must be a Record, its text or its JSON, not 7"),
        (lambda: signoria.verify(None), "record: must be a Record, its text or its JSON, not None"),
        (lambda: signoria.replay({**m.record().json(), "game": "chess"}), "game: no game is called 'chess'"),
        (lambda: signoria.from_position(7), "position: must be an object, not 7"),
    ]
    for call, message in wrong:
        with pytest.raises(signoria.SignoriaError) as caught:
            call()
        assert str(caught.value).startswith(message)
    assert m.lines == signoria.new("lorenzo", seats=2, seed=1).lines


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (None, "move: must be"),
        (7, 'move: must be a Move, its text or an object such as {"verb": "pass"}, not 7'),
        (True, "move: must be"),
        (b"pass", "move: must be"),
        ([7], "move: must be"),
        ([["pass"]], "move: must be"),
        ("", "move: an empty line is not a move"),
        ("pass now", "move: pass takes no arguments"),
        ("{oops", "move: this JSON cannot be read"),
        ("dance about", "verb: 'dance' is not a verb: one of"),
        ("place red council", "member: 'red' is no member: one of"),
        (signoria.new("princes", seats=2, seed=1).legal(0)[0], "move: return mathematician is a move of princes"),
        ({}, "verb: a move names its verb"),
        ({"verb": 1}, "verb: a move names its verb"),
        ({1: 2}, "verb: a move names its verb"),
        ({"verb": "dance"}, "verb: 'dance' is not a verb: one of"),
        ({"verb": "pass", 1: 2}, "1: pass has no such argument"),
        ({"verb": "place", "member": "red", "space": "council"}, "member: 'red' is no member"),
    ],
)
def test_what_is_no_move_is_a_bad_move(move: object, message: str) -> None:
    """The message begins with the argument, or the part of the move that is wrong, in text and JSON alike."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    for call in (m.play, m.why_not, m.preview):
        with pytest.raises(signoria.BadMove) as caught:
            call(m.waiting[0], move)
        assert str(caught.value).startswith(message)
    with pytest.raises(signoria.BadMove, match=r"^move: 'dance' is neither a verb nor a thing that a move can name"):
        m.why_not(m.waiting[0], "dance")


# ---------------------------------------------------------------- moves as a sequence


def test_legal_moves_are_a_sequence() -> None:
    """`m.legal(0)[:3]` was an error."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    moves = m.legal(m.waiting[0])
    every = list(moves)
    assert len(moves) == len(every) > 3
    assert list(moves[:3]) == every[:3]
    assert list(moves[::-2]) == every[::-2]
    assert moves[1:][0] == every[1]
    assert list(moves[5:5]) == list(moves[len(every) :]) == []
    assert moves[-1] == moves[len(every) - 1] == every[-1]
    assert every[2] in moves
    assert every[2] not in moves[:2]
    assert moves.index(every[2]) == 2
    assert list(reversed(moves)) == every[::-1]
    for beyond in (len(every), -len(every) - 1):
        with pytest.raises(IndexError):
            moves[beyond]


# ---------------------------------------------------------------- spaces, languages, keys, JSON text


def test_why_not_and_play_read_a_move_alike() -> None:
    """`play(0, "end ")` was a move, `why_not(0, "end ")` an error; JSON without a space was taken for a thing."""
    m = table({"coin": 0}, dice=(4, 1, 1))
    m.play(0, "place black market.1")
    m.play(0, "servants 0")
    for text in ("pass", " pass", "pass ", "\tpass\n", '{"verb":"pass"}', ' {"verb": "pass"} '):
        (why,) = m.why_not(1, text)
        with pytest.raises(signoria.IllegalMove) as caught:
            m.play(1, text)
        assert str(caught.value) == f"pass: {why.sentence()}"
    assert m.why_not(1, " market.2 ") == m.why_not(1, "market.2") == []
    for text in ("", "  "):
        with pytest.raises(signoria.BadMove, match=r"^move: an empty line is not a move"):
            m.why_not(1, text)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    """It once spoke English without a word about it."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    seat = m.waiting[0]
    move = m.legal(seat)[0]
    (why,) = m.why_not(seat, "servants 1")
    speakers: list[Callable[[Any], object]] = [
        lambda lang: m.sentences(seat, lang),
        move.describe,
        why.sentence,
        why.json,
        lambda lang: m.preview(seat, move, "default").sentences(lang),
    ]
    for speak in speakers:
        for lang in ("xx", "", "english", "fr-FR"):
            with pytest.raises(signoria.SignoriaError, match=r"^lang: .*languages are en, pl, de, cs"):
                speak(lang)
        with pytest.raises(signoria.SignoriaError, match=r"^lang: must be the name of a language"):
            speak(None)
        assert speak("pl") == speak("pl-PL") == speak("PL_pl.UTF-8") != speak("en")


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({1: 2}, "position: a field is named by a text, not 1"),
        ({"players": [{}, {3: 4}]}, "players[1]: a field is named by a text, not 3"),
        ({"towers": {None: []}}, "towers: a field is named by a text, not None"),
        ({"waiting": {1, 2}}, "waiting: {1, 2} cannot be written as JSON"),
        ({"round": b"1"}, "round: b'1' cannot be written as JSON"),
        ({"round": 1.0}, "round: must be a whole number"),
        ({"options": {"speed": 1}}, "options.speed: lorenzo has no such option"),
    ],
)
def test_what_json_cannot_hold_is_named_by_its_path(document: dict[object, object], message: str) -> None:
    with pytest.raises(signoria.BadPosition) as caught:
        signoria.from_position({"game": "lorenzo", **document})
    assert str(caught.value).startswith(message)


def test_a_document_without_end_is_refused() -> None:
    endless: dict[str, object] = {"game": "lorenzo"}
    endless["waiting"] = endless
    with pytest.raises(signoria.BadPosition, match=rf"deeper than {MOST_DEPTH} objects and lists"):
        signoria.from_position(endless)


def test_a_position_may_be_json_text() -> None:
    text = '{"game": "lorenzo", "seats": 2,\n "players": [{"wood": 3}]}'
    m = signoria.from_position(text, seed=1)
    assert m.record().position == {"game": "lorenzo", "seats": 2, "players": [{"wood": 3}]}
    for wrong, message in (
        ('{"game":\n oops}', "position: line 2: damaged JSON"),
        ("", "position: line 1: damaged JSON"),
        ("[]", "position: must be an object, not []"),
        ('"lorenzo"', "position: must be an object, not 'lorenzo'"),
        ("[" * 100_000, "position: "),
    ):
        with pytest.raises(signoria.BadPosition) as caught:
            signoria.from_position(wrong)
        assert str(caught.value).startswith(message)


def test_a_match_does_not_change_with_the_document_it_began_with() -> None:
    document: dict[str, Any] = {"game": "lorenzo", "seats": 2, "players": [{"wood": 3}]}
    m = signoria.from_position(document, seed=1)
    document["players"][0]["wood"] = 9
    assert signoria.replay(m.record(secret=True).text()).digest == m.digest
