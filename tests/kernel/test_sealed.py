"""Sealed steps: until the last answer has come, nobody else can notice that there is one."""

import json
from random import Random
from typing import Any

import pytest

import signoria
from signoria.cli.soaking import SOAKED
from signoria.games import game as game_named
from signoria.kernel.flow import stays_sealed
from signoria.kernel.match import RETRACT, Match
from signoria.kernel.record import read_record
from signoria.kernel.replay import replay
from tests.contract.toy import Auction
from tests.kernel.test_undo import auction, refused


def sealed_step(m: Match) -> str:
    """The name of the sealed step that several seats have to answer now, or ''."""
    step = m.state.steps[m.state.stack[m.state.top]] if not m.over else None
    return step.name if step is not None and step.sealed and len(m.waiting) > 1 else ""


def late_fief(options: dict[str, Any], seed: int) -> Match:
    """Four players with full hands, so that windows open."""
    position = SOAKED["fief"].rich_position(4, game_named("fief").whole_options(options), seed)
    return signoria.from_position(position, seed=seed)


def noticed(m: Match, seat: int | None) -> str:
    """All that a viewer can ask a match about, as text."""
    found: dict[str, Any] = {"view": m.view(seat), "log": m.log(seat), "sentences": m.sentences(seat)}
    if seat is not None:
        moves = m.legal(seat)
        found["legal"] = [move.text for move in moves]
        found["previews"] = [m.preview(seat, move).json() for move in moves[:3]]
        found["why"] = [why.json() for why in m.why_not(seat, moves[0].text if len(moves) else "pass")]
    return json.dumps(found)


def compare_worlds(m: Match, seat: int, text: str) -> None:
    """What everybody else can ask about is the same whether a seat has answered, has not, or has taken it back."""
    viewers = [viewer for viewer in [None, *range(m.seats)] if viewer != seat]
    before = [noticed(m, viewer) for viewer in viewers]
    m.play(seat, text)
    assert seat not in m.waiting
    assert seat not in m.view(seat)["waiting"]  # type: ignore[operator]
    assert [noticed(m, viewer) for viewer in viewers] == before
    digest = m.digest
    m.undo(seat)
    assert m.lines[-1] == ("!", f"{RETRACT} {seat}")
    assert [noticed(m, viewer) for viewer in viewers] == before
    m.play(seat, text)
    assert m.digest == digest


@pytest.mark.parametrize(
    ("name", "options", "steps"),
    [
        ("lorenzo", {"advanced": True}, {"draft"}),
        ("princes", {}, {"return"}),
        ("fief", {"simultaneous_votes": True, "turn_limit": 1}, {"window", "sealed_ballots"}),
    ],
)
def test_s2_nobody_notices_a_sealed_answer(name: str, options: dict[str, Any], steps: set[str]) -> None:
    """A story: whoever passed quickly in a window of Fief was no longer waited for, and so had no card in hand."""
    seen: set[str] = set()
    for seed in range(12):
        random = Random(seed)
        m = late_fief(options, seed) if name == "fief" else signoria.new(name, 4, options, seed=seed)
        for _ in range(150 if name == "fief" else 12):
            if m.over:
                break
            seat = random.choice(m.waiting)
            text = random.choice(list(m.legal(seat))).text
            if sealed_step(m):
                seen.add(sealed_step(m))
                compare_worlds(m, seat, text)
            else:
                m.play(seat, text)
        if seen == steps:
            return
    raise AssertionError(f"only {seen} were played")


def test_a_view_shows_everybody_who_was_asked_until_the_last_answer() -> None:
    m = auction(3)
    m.play(1, "bid 2")
    assert m.waiting == [0, 2]
    assert [m.view(viewer)["waiting"] for viewer in (None, 0, 1, 2)] == [[0, 1, 2], [0, 1, 2], [0, 2], [0, 1, 2]]
    m.play(2, "bid 4")
    assert [m.view(viewer)["waiting"] for viewer in (None, 0, 1, 2)] == [[0, 1, 2], [0, 1, 2], [0, 2], [0, 1]]
    m.play(0, "bid 1")
    assert m.waiting == [2]
    assert [m.view(viewer)["waiting"] for viewer in (None, 0, 1, 2)] == [[2]] * 4


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_answers_are_told_by_seat_when_the_last_has_come(order: tuple[int, ...]) -> None:
    """Neither during the step nor afterwards does the log tell who answered when."""
    m = auction(3)
    before = len(m.events)
    for seat in order[:2]:
        m.play(seat, f"bid {seat}")
        assert len(m.events) == before
    m.play(order[2], f"bid {order[2]}")
    told = m.log(None, before)
    assert [(event["event"], event["seat"]) for event in told] == [
        *[("bid", seat) for seat in range(3)],
        *[("opened", seat) for seat in range(3)],
    ]


def test_a_preview_of_a_sealed_answer_tells_what_it_is() -> None:
    m = auction(3)
    m.play(1, "bid 2")
    assert [event["event"] for event in m.preview(0, "bid 3").events] == ["bid"]


def test_one_answer_is_taken_back_and_the_others_stand() -> None:
    m = auction(4)
    for seat, coins in ((2, 3), (0, 1), (1, 4)):
        m.play(seat, f"bid {coins}")
    m.undo(2)
    assert m.waiting == [2, 3]
    m.undo(0, consent=True)  # nobody needs to be asked
    assert m.waiting == [0, 2, 3]
    assert [entry.seat for entry in m.entries if entry.sealed] == [1]
    m.play(3, "bid 0")
    m.play(0, "bid 6")
    m.play(2, "bid 5")
    opened = [event["coins"] for event in m.log() if event["event"] == "opened"]
    assert opened == [6, 4, 5, 0]
    refused(m, 2, "shown")


def test_the_move_before_a_sealed_step_is_taken_back_whoever_has_answered() -> None:
    """Seat 0 opens a window; whether it may take that back freely must not tell whether somebody has answered."""
    m = late_fief({"turn_limit": 1}, 1)
    random = Random(1)
    mover, opened = -1, False
    while not opened:
        before, mover = m.digest, random.choice(m.waiting)
        m.play(mover, random.choice(list(m.legal(mover))))
        opened = bool(sealed_step(m)) and not m.entries[-1].sealed and m.entries[-1].seat == mover
    barrier, others = m.barrier(mover), [seat for seat in m.waiting if seat != mover]
    m.play(others[0], "pass")
    assert m.barrier(mover) == barrier == ""
    m.undo(mover)
    assert m.digest == before


def test_a_record_with_answers_taken_back_replays() -> None:
    m = auction(3)
    m.play(1, "bid 2")
    m.play(2, "bid 4")
    m.undo(1)
    m.play(1, "bid 3")
    again = replay(Auction(), read_record(m.record().text()))
    assert again.digest == m.digest
    assert again.waiting == [0]
    with pytest.raises(signoria.BadRecord, match="a note cannot undo"):
        m.note(f"{RETRACT} 1")
    record = m.record()
    record.lines.append(("!", f"{RETRACT} 0"))
    with pytest.raises(signoria.BadRecord, match="nothing to take back"):
        replay(Auction(), record)


def test_only_an_answer_that_leaves_others_to_answer_stays_sealed() -> None:
    m = auction(3)
    m.play(0, "bid 1")
    assert [stays_sealed(m.state, seat) for seat in range(3)] == [False, True, True]
    m.play(1, "bid 2")
    assert [stays_sealed(m.state, seat) for seat in range(3)] == [False, False, False]


def test_every_game_here_has_its_sealed_steps_listed() -> None:
    """A new sealed step belongs into the comparison above."""
    sealed = {step.name for name in ("lorenzo", "princes", "fief") for step in game_named(name).steps if step.sealed}
    assert sealed == {"draft", "return", "window", "sealed_ballots"}
