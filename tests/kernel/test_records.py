"""Records: text and JSON, what replays and what is damaged."""

import json

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.record import FIRST_LINE, Record, read_record

VERSION = GAMES["lorenzo"].rules_version
HEAD = f"{FIRST_LINE}\ngame: lorenzo\nrules_version: {VERSION}\nseats: 2\n"


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
        (f"{FIRST_LINE}\n", "game: must be the name of a game"),
        (f"{FIRST_LINE}\ngame: lorenzo\nrules_version: one\n", "line 3: rules_version must be a whole number"),
        (f"{FIRST_LINE}\ngame: lorenzo\nrules_version: 1\nseats: -2\n", "line 4: seats must be a whole number"),
        (HEAD + "seats: 2\n", "line 5: seats: stands twice"),
        (HEAD + "colour: red\n", "line 5: no field of a record is called 'colour'"),
        (HEAD + "options: advanced=maybe\n", "line 5: 'maybe' cannot be read"),
        (HEAD + "names: [1, 2\n", "line 5: '[1, 2' cannot be read"),
        (HEAD + "names: [1, 2]\n", "line 5: names: must be a list of texts"),
        (HEAD + "secret: xyz\n", "line 5: secret: must be hexadecimal"),
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
    with pytest.raises(signoria.BadRecord, match=r"^record: must be a Record, its text or its JSON"):
        read_record(source)


def test_damaged_json_text_names_its_line() -> None:
    with pytest.raises(signoria.BadRecord, match="line 2: damaged JSON"):
        read_record('{"format":\n oops}')


@pytest.mark.parametrize(
    ("head", "message"),
    [
        (HEAD.replace("lorenzo", "chess"), "line 2: game: no game is called 'chess'"),
        (HEAD.replace("seats: 2", "seats: 9"), "header: seats: lorenzo is for 2 to 4 players, not 9"),
        (HEAD.replace(f"rules_version: {VERSION}", "rules_version: 999"), "rules_version: the record has 999"),
        (HEAD + "options: speed=true\n", "header: options.speed: lorenzo has no such option"),
        (HEAD + 'options: advanced="yes"\n', 'header: options.advanced: "yes" is not one of false, true'),
        (HEAD + 'position: {"game": "lorenzo", "round": 7}\n', "line 5: position: round: must be a whole number"),
        (HEAD + 'position: {"game": "lorenzo", "seats": 3}\n', "line 5: position: has other seats or options"),
        (HEAD + "\nchance dance\n", "line 6 (chance dance): verb: 'dance' is not a verb"),
        (HEAD + "\n# why not\n\n0 pass\n", "line 8 (0 pass): "),
        (HEAD + "\n5 pass\n", "line 6 (5 pass): seat: no seat 5"),
        (HEAD + "\nchance seat_next 0\nchance seat_next 0\n", "line 7 (chance seat_next 0): "),
        (HEAD + "\n! undo 0\n", "line 6 (! undo 0): "),
        (HEAD + "\n! undo\n", "line 6 (! undo): "),
        (HEAD + "\n! undo seven\n", "line 6 (! undo seven): "),
    ],
)
def test_records_that_do_not_replay_say_where(head: str, message: str) -> None:
    """The line of the file: once it was the number of the move, which nobody can find."""
    with pytest.raises(signoria.BadRecord) as caught:
        signoria.replay(f"{head}\ndigest: none\n")
    assert str(caught.value).startswith(message)


def test_another_end_than_the_digest_says_is_refused() -> None:
    with pytest.raises(signoria.BadRecord, match=r"^line 8: digest: the record says 0123456789abcdef, replaying"):
        signoria.replay(HEAD + "\nchance seat_next 0\n\ndigest: 0123456789abcdef\n")


def test_objects_and_records_in_hand_say_where_in_their_own_way() -> None:
    record = read_record(HEAD + "\nchance seat_next 0\n0 pass\n\ndigest: none\n")
    document = record.json()
    for form in (document, json.dumps(document)):
        with pytest.raises(signoria.BadRecord, match=r"^lines\[1\] \(0 pass\): ") as caught:
            signoria.replay(form)
        assert caught.value.move == 1
    by_hand = Record("lorenzo", VERSION, 2, {})
    by_hand.lines = [("0", "pass")]
    with pytest.raises(signoria.BadRecord, match=r"^move 1 \(0 pass\): "):
        signoria.replay(by_hand)


# ---------------------------------------------------------------- cut off


@pytest.mark.parametrize("is_over", [True, False], ids=["over", "under way"])
def test_a_record_cut_off_anywhere_is_refused(is_over: bool) -> None:
    """It once gave an earlier moment of the game, and nobody could tell that the rest was lost."""
    m = finished() if is_over else signoria.new("lorenzo", seats=2, seed=3, nonces=["salt", "pepper"])
    text = m.record(secret=True).text()
    assert signoria.replay(text).digest == m.digest
    assert signoria.replay(text.rstrip("\n")).digest == m.digest  # nothing but the end of the last line is missing
    step = max(1, len(text) // 250)
    for end in {*range(0, len(text) - 1, step), *range(len(text) - 200, len(text) - 1)}:
        with pytest.raises(signoria.BadRecord):
            signoria.replay(text[:end])
    document = json.dumps(m.record(secret=True).json())
    for end in range(0, len(document), step):
        with pytest.raises(signoria.BadRecord):
            signoria.replay(document[:end])


def test_what_was_cut_off_is_said_with_the_last_line() -> None:
    lines = finished().record().text().splitlines()
    with pytest.raises(
        signoria.BadRecord, match=r"^line 40: the record ends here without its digest, so it was cut off"
    ):
        signoria.replay("\n".join(lines[:40]) + "\n")


def test_older_records_whose_secret_stands_last_are_read() -> None:
    m = finished()
    *before, secret, digest = m.record().text().splitlines()
    assert (secret.split()[0], digest.split()[0]) == ("secret:", "digest:")
    assert signoria.verify("\n".join([*before, digest, secret])).digest == m.digest


def test_a_record_written_by_hand_says_that_it_has_no_digest() -> None:
    text = HEAD + "\nchance seat_next 0\n\ndigest: none\n"
    record = read_record(text)
    assert record.digest == ""
    assert signoria.replay(record).lines == [("chance", "seat_next 0")]
    assert record.text().endswith("\ndigest: none\n")
    assert read_record(record.text()).json() == record.json()


def test_a_record_replays_by_the_rules_its_last_line_about_them_names() -> None:
    """A game that was begun under older rules and went on by newer ones."""
    m = signoria.new("lorenzo", 2, seed=1)
    now = m.game.rules_version
    for lines, header, fails in (
        ([f"rules {now}"], now - 1, ""),
        ([f"rules {now - 1}", f"rules {now}"], now - 2, ""),
        ([f"rules {now + 1}"], now, "rules_version: the record has"),
        ([], now - 1, "rules_version: the record has"),
        (["rules new"], now - 1, "not a version of the rules"),
    ):
        record = m.record()
        record.rules_version = header
        record.lines += [("!", line) for line in lines]
        if fails:
            with pytest.raises(signoria.BadRecord, match=fails):
                signoria.replay(record, chance="manual")
        else:
            assert signoria.replay(record, chance="manual").digest == m.digest
