"""Records: text and JSON, what replays and what is damaged."""

import json

import pytest

import signoria
from signoria.kernel.record import FIRST_LINE, Record, read_record

HEAD = f"{FIRST_LINE}\ngame: lorenzo\nrules_version: 1\nseats: 2\n"


def finished(seed: int = 3) -> signoria.Match:
    m = signoria.new("lorenzo", seats=2, seed=seed, names=["Ana", "Łukasz"], nonces=["salt", "pepper"])
    while not m.over:
        seat = m.waiting[0]
        m.play(seat, m.legal(seat)[0])
    return m


def test_text_and_json_read_back_and_replay() -> None:
    m = finished()
    record = m.record()
    for form in (record.text(), json.dumps(record.json()), record.json(), record):
        again = read_record(form)
        assert again.text() == record.text()
        replayed = signoria.replay(form)
        assert replayed.digest == m.digest
        assert replayed.names == ["Ana", "Łukasz"]
        assert replayed.log() == m.log()
        assert replayed.record().text() == record.text()


def test_a_record_of_a_game_under_way_keeps_its_secret() -> None:
    m = signoria.new("lorenzo", seats=2, seed=3)
    assert m.record().secret == ""
    assert m.record().commitment
    assert m.record(secret=True).secret
    again = signoria.replay(m.record().text())
    assert again.digest == m.digest
    assert again.waiting == m.waiting


def test_with_its_secret_a_record_goes_on_as_it_was_promised() -> None:
    m = signoria.new("lorenzo", seats=2, seed=3)
    again = signoria.replay(m.record(secret=True))
    for match in (m, again):
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, match.legal(seat)[0])
    assert again.digest == m.digest
    assert again.record().text() == m.record().text()


def test_a_record_may_begin_with_a_position() -> None:
    position = signoria.new("lorenzo", seats=3, seed=1).position()
    m = signoria.from_position(position, chance="manual")
    m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    again = signoria.replay(m.record().text())
    assert again.digest == m.digest
    assert again.record().position == position


def test_lines_of_the_table_and_undo_replay() -> None:
    m = signoria.new("lorenzo", seats=2, seed=5)
    seat = m.waiting[0]
    m.note("a bot takes seat 1")
    m.play(seat, m.legal(seat)[0])
    m.undo(seat)
    m.play(seat, m.legal(seat)[1])
    again = signoria.replay(m.record().text())
    assert again.digest == m.digest
    assert again.lines == m.lines
    assert ("!", "a bot takes seat 1") in again.lines
    assert ("!", f"undo {seat}") in again.lines
    for text in ("", "  ", "two\nlines"):
        with pytest.raises(signoria.BadRecord):
            m.note(text)


def test_comments_and_blank_lines_are_skipped() -> None:
    record = finished().record()
    first, *rest = record.text().splitlines()
    assert read_record("\n".join([first, "# a failure", "", *rest])).text() == record.text()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: a record begins with"),
        ("hello", "line 1: a record begins with"),
        (f"{FIRST_LINE}\n", "header: game: must be the name of a game"),
        (f"{FIRST_LINE}\ngame: lorenzo\nrules_version: one\n", "line 3: rules_version must be a whole number"),
        (f"{FIRST_LINE}\ngame: lorenzo\nrules_version: 1\nseats: -2\n", "line 4: seats must be a whole number"),
        (HEAD + "seats: 2\n", "line 5: seats: stands twice"),
        (HEAD + "colour: red\n", "line 5: no field of a record is called 'colour'"),
        (HEAD + "options: advanced=maybe\n", "line 5: 'maybe' cannot be read"),
        (HEAD + "names: [1, 2\n", "line 5: '[1, 2' cannot be read"),
        (HEAD + "names: [1, 2]\n", "header: names: must be a list of texts"),
        (HEAD + "secret: xyz\n", "header: secret: must be hexadecimal"),
        (HEAD + "\nnobody pass\n", "line 6: begins with a field, a seat, 'chance' or '!', not 'nobody'"),
        (HEAD + "\n12 pass\n", "line 6: begins with a field, a seat"),
    ],
)
def test_damaged_text_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(signoria.BadRecord) as caught:
        read_record(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "other"}, "format: must be"),
        ({"game": 7}, "game: must be the name of a game"),
        ({"rules_version": True}, "rules_version: must be a whole number"),
        ({"seats": "2"}, "seats: must be a whole number"),
        ({"options": []}, "options: must be an object"),
        ({"lines": "pass"}, "lines: must be a list"),
        ({"lines": [["0"]]}, "lines[0]: must be a pair of who and what"),
        ({"lines": [["0", "pass"], [0, "pass"]]}, "lines[1]: must be a pair"),
        ({"digest": 5}, "digest: must be text"),
        ({"secret": "0"}, "secret: must be hexadecimal"),
        ({"nonces": "salt"}, "nonces: must be a list of texts"),
    ],
)
def test_damaged_json_is_refused_with_its_field(change: dict[str, object], message: str) -> None:
    document = {**Record("lorenzo", 1, 2, {}).json(), **change}
    for form in (document, json.dumps(document)):
        with pytest.raises(signoria.BadRecord) as caught:
            read_record(form)
        assert message in str(caught.value)


@pytest.mark.parametrize("source", [7, None, [], b"signoria record 1"])
def test_what_is_no_record(source: object) -> None:
    with pytest.raises(signoria.BadRecord, match="a record is text or an object"):
        read_record(source)


def test_damaged_json_text_names_its_line() -> None:
    with pytest.raises(signoria.BadRecord, match="line 2: damaged JSON"):
        read_record('{"format":\n oops}')


@pytest.mark.parametrize(
    ("head", "message"),
    [
        (HEAD.replace("lorenzo", "chess"), "no game is called 'chess'"),
        (HEAD.replace("seats: 2", "seats: 9"), "lorenzo is for 2 to 4 players, not 9"),
        (HEAD.replace("rules_version: 1", "rules_version: 999"), "rules_version: the record has 999"),
        (HEAD + "options: speed=true\n", "options.speed: lorenzo has no such option"),
        (HEAD + 'options: advanced="yes"\n', 'options.advanced: "yes" is not one of false, true'),
        (HEAD + 'position: {"game": "lorenzo", "round": 7}\n', "round: must be a whole number from 0 to 6"),
        (HEAD + "\nchance dance\n", "move 1 (chance dance): unknown verb"),
        (HEAD + "\n0 pass\n", "move 1 (0 pass): "),
        (HEAD + "\n5 pass\n", "move 1 (5 pass): seat: no seat 5"),
        (HEAD + "\nchance seat_next 0\nchance seat_next 0\n", "move 2 (chance seat_next 0): "),
        (HEAD + "\n! undo 0\n", "move 1 (! undo 0): "),
        (HEAD + "\n! undo\n", "move 1 (! undo): "),
        (HEAD + "\n! undo seven\n", "move 1 (! undo seven): "),
        (HEAD + "\nchance seat_next 0\n\ndigest: 0123456789abcdef\n", "digest: the record says 0123456789abcdef"),
    ],
)
def test_records_that_do_not_replay_say_where(head: str, message: str) -> None:
    with pytest.raises(signoria.BadRecord) as caught:
        signoria.replay(head)
    assert message in str(caught.value)
