"""What a preview shows of a move, and where it ends."""

import pytest

import signoria


def buying() -> signoria.Match:
    """Phase 4 of the only buyer who has anything: seat 0 with Arthur at Blaye."""
    return signoria.from_position(
        {
            "game": "fief",
            "seats": 3,
            "turn": 2,
            "phase": 4,
            "lords": {"arthur": {"seat": 0, "at": "blaye"}},
            "players": [{"money": 9, "troops": {"blaye": {"men": 1, "knights": 0}}}, {}, {}],
        },
        seed=1,
    )


def test_a_preview_ends_where_the_move_is_done() -> None:
    """A player who looked at what a mill would change was shown the end of the turn: being done is the default."""
    m = buying()
    assert m.waiting == [0]
    preview = m.preview(0, "mill blaye")
    fields = [field for field, _, _ in preview.changes]
    assert preview.waiting == [0]
    assert not {"turn", "phase", "first"} & set(fields)
    assert ("players[0].money", 9, 6) in preview.changes


def test_a_move_may_be_json_text() -> None:
    m = buying()
    assert m.move('{"verb": "mill", "village": "blaye"}') == m.move("mill blaye")
    for damaged in ('{"verb": "mill"', "{}", '{"verb": 7}'):
        with pytest.raises(signoria.BadMove):
            m.move(damaged)
