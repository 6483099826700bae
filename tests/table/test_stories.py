"""What the stories of the browser's boards are recorded with still fits the documents that boards are sent."""

import runpy
from pathlib import Path

import msgspec

import signoria
from signoria.table.lorenzo.picture import Mine, Table

RECORD = Path(__file__).parents[2] / "web" / "stories" / "record.py"


def test_a_recorded_moment_is_what_a_board_draws() -> None:
    m = signoria.new("lorenzo", seats=2, seed=7)
    seat = m.waiting[0]
    recorded = msgspec.json.decode(msgspec.json.encode(runpy.run_path(str(RECORD))["moment"](m, seat)))
    msgspec.convert(recorded["picture"]["table"], Table)
    assert msgspec.convert(recorded["picture"]["mine"], Mine).seat == seat
    assert [move["text"] for move in recorded["legal"]] == [move.text for move in m.legal(seat)]
    assert all(move["words"] for move in recorded["legal"])
