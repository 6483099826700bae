"""What the stories of the browser's boards are recorded with still fits the documents that boards are sent."""

import json
import runpy
from pathlib import Path

import msgspec
import pytest

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


def test_the_controls_of_lorenzo_are_tested_with_what_the_engine_has() -> None:
    """A story: the recorded decisions were compared with nothing; a new verb or space would have had no control."""
    record = runpy.run_path(str(RECORD))
    recorded = json.loads(record["RECORDED"].read_text("utf-8"))
    assert recorded == {**json.loads(msgspec.json.encode(record["drawn"]())), "decisions": recorded["decisions"]}


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_the_controls_of_lorenzo_are_tested_with_every_kind_of_decision(seed: int) -> None:
    record = runpy.run_path(str(RECORD))
    recorded = json.loads(record["RECORDED"].read_text("utf-8"))["decisions"]
    kinds = {frozenset(move["verb"] for move in moves) for moves in recorded}
    assert {frozenset(move.verb for move in moves) for moves in record["decisions_of"](seed)} - kinds == set()
