"""A turn in Lorenzo ends by itself where nothing is left in it but what can wait: alone with bots, and nowhere else."""

from signoria.server import duties
from signoria.server.manner import Manner
from tests.server.rooms import Logged


def first_turn(people: int) -> tuple[Logged, int]:
    """The first placement of an advanced game is made, four leaders are in hand; and whose turn it is."""
    first = advanced({}).room.waiting[0]
    bots = {seat: "random" for seat in range(3) if (seat - first) % 3 >= people}
    table = advanced(bots)
    assert table.room.waiting[0] == first
    place(table, first)
    assert {text.split()[0] for text in legal(table, first)} == {"end", "discard"}
    return table, first


def advanced(bots: dict[int, str]) -> Logged:
    table = Logged("lorenzo", 3, bots=bots, advanced=True)
    settle(table)
    return table


def settle(table: Logged) -> None:
    """Answer what is asked, whoever it is asked, until somebody has a turn."""
    while table.room.playing.seen(None).step != "turn":
        seat = table.room.waiting[0]
        answer(table, seat, legal(table, seat)[0])


def answer(table: Logged, seat: int, move: str) -> None:
    table.do(lambda room: room.answer(seat, None, move), f"p{seat}")


def legal(table: Logged, seat: int) -> list[str]:
    return [move.text for move in table.room.playing.legal(seat)]


def place(table: Logged, seat: int) -> None:
    """Go to the council palace, which is always open, with any member that can."""
    answer(table, seat, next(text for text in legal(table, seat) if text.startswith("place") and "council" in text))
    settle(table)


def test_a_turn_ends_by_itself_while_leaders_can_only_be_discarded() -> None:
    """A program that played in such a turn came too late: "Something happened meanwhile". Its update says so now."""
    table, first = first_turn(people=1)
    assert duties.given(table.room, first)[0] == "end"
    assert [table.room.update(seat, -1, Manner(), 0.0).unasked for seat in (first, None)] == [True, False]


def test_whoever_plays_with_others_ends_it_by_hand() -> None:
    """What ends a turn can be taken back there only if they agree, and that it ended would tell of the hand."""
    table, first = first_turn(people=2)
    assert duties.given(table.room, first)[0] == ""
    assert not table.room.update(first, -1, Manner(), 0.0).unasked


def test_a_bot_decides_by_itself() -> None:
    table, first = first_turn(people=0)
    assert duties.given(table.room, first)[0] == ""


def test_whoever_took_it_back_is_asked() -> None:
    table, first = first_turn(people=1)
    answer(table, first, "end")
    table.do(lambda room: room.undo(first), f"p{first}")
    assert "end" in legal(table, first)
    assert duties.given(table.room, first)[0] == ""


def test_whoever_has_placed_their_last_member_is_asked() -> None:
    table, first = first_turn(people=1)
    for left in (3, 2, 1, 0):
        assert duties.given(table.room, first)[0] == ("end" if left else ""), left
        if not left:
            return
        answer(table, first, "end")
        while table.room.waiting != [first]:
            seat = table.room.waiting[0]
            answer(table, seat, "end") if "end" in legal(table, seat) else place(table, seat)
        place(table, first)
