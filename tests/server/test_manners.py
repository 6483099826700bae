"""Bots write free letters into the mailbox and not into the game, and have manners in what they write to people."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import signoria
from signoria.bots import make_bot
from signoria.cli import post
from signoria.cli.loop import let_play
from signoria.games.fief.steps import kinds
from signoria.kernel.flow import settle
from signoria.server.automatic import Automatic
from signoria.server.thinkers import Thinkers
from signoria.server.thoughts import Thought
from signoria.table.letters import FreeLetter, begins_letter, composing, unwelcome, without
from tests.cli import fief_games
from tests.cli.terminals import new_session
from tests.fief import tables
from tests.fief.movement_tables import baudoin_at_blaye
from tests.fief.tables import pope
from tests.fief.test_marriages import houses
from tests.server.rooms import Desk
from tests.server.test_automatic_answers import in_a_window
from tests.server.test_mailbox import buying, marching, placed

GIFT = ["offer 1", "money give 1", "propose"]


class Scripted(Thinkers):
    """Bots that want to make these moves, one after the other, where they may."""

    def __init__(self, *moves: str) -> None:
        super().__init__(0, 1.0)
        self.moves = list(moves)
        self.asked: list[list[str]] = []

    async def think(
        self,
        game: str,
        known: str,
        seat: int,
        bot: str,
        seed: int,
        is_watched: bool = True,
        avoided: Sequence[str] = (),
    ) -> Thought | None:
        self.asked.append(list(avoided))
        move = self.moves.pop(0) if self.moves else None
        return None if move is None or move in avoided else Thought(move=move)


def test_a_bots_free_letter_waits_in_the_mailbox_and_the_bot_plays_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            place = await placed(desk, buying())
            async with desk.hall.room(place.table) as room:
                room.chairs[0].person, room.chairs[0].bot = None, "club"
                before = [room.legal(seat, "en") for seat in (1, 2, 3)]
            thinkers = Scripted(*GIFT, "done")
            automatic = Automatic(desk.hall, thinkers)
            await automatic.answer(place.table, 0)
            await automatic.stop()
            room = await place.room()
            [letter] = room.private.letters
            assert (letter.sender, letter.receiver, letter.moves, letter.status) == (0, 1, GIFT, "open")
            assert [line for line in room.playing.lines if line[0] == "0"] == [("0", "done")]
            assert "offer 1" in thinkers.asked[-1], "it does not think of it again"
            assert [room.seen(seat).step for seat in (1, 2, 3)] == ["buying"] * 3
            assert [room.legal(seat, "en") for seat in (2, 3)] == before[1:]

    asyncio.run(run())


def test_what_a_bot_tears_up_is_not_sent(tmp_path: Path) -> None:
    async def run() -> None:
        async with Desk(f"sqlite:///{tmp_path / 'signoria.db'}", processes=0) as desk:
            place = await placed(desk, buying())
            async with desk.hall.room(place.table) as room:
                room.chairs[0].person, room.chairs[0].bot = None, "club"
            automatic = Automatic(desk.hall, Scripted("offer 1", "withdraw", "done"))
            await automatic.answer(place.table, 0)
            await automatic.stop()
            room = await place.room()
            assert (room.private.letters, room.playing.lines[-1]) == ([], ("0", "done"))

    asyncio.run(run())


def test_a_letter_is_written_on_what_the_bot_knows() -> None:
    m = fief_games.shown(buying())
    writing = composing(m.game, m.game.known(m.state, 0), 0, "offer 1")
    state = next(writing)
    assert state.viewer == 0
    writing.send("money give 1")
    with pytest.raises(StopIteration) as end:
        writing.send("propose")
    assert end.value.value == GIFT
    assert [begins_letter("fief", move) for move in ("offer 1", "talk 1", "propose", "marry arthur isabelle")] == [
        True, True, False, False,
    ]  # fmt: skip
    assert not begins_letter("princes", "propose left opera")


def letter(sender: int, receiver: int, status: str, moment: str = "3 4") -> FreeLetter:
    moves = [f"offer {receiver}", *GIFT[1:]]
    return FreeLetter(n=1, sender=sender, receiver=receiver, moves=moves, moment=moment, status=status)


PEOPLE = [1]


@pytest.mark.parametrize(
    ("letters", "forbidden"),
    [
        ([], []),
        ([letter(0, 1, "refused")], ["offer 1"]),
        ([letter(0, 1, "open")], ["offer 1"]),
        ([letter(0, 1, "accepted")], []),
        ([letter(0, 2, "refused")], ["offer 2"]),  # a bot does not repeat itself to a bot either
        ([letter(0, 1, "refused", "2 4")], []),
        ([letter(2, 1, "refused"), letter(3, 1, "refused"), letter(3, 1, "accepted")], ["offer 1", "talk 1"]),
        ([letter(1, 1, "refused")] * 3, []),  # people may write as they like
    ],
)
def test_nothing_refused_is_repeated_in_a_turn_and_nobody_is_flooded(
    letters: list[FreeLetter], forbidden: list[str]
) -> None:
    assert unwelcome(fief_games.shown(buying()), 0, PEOPLE, letters) == forbidden


def test_a_refused_proposal_is_not_made_again_in_the_turn_and_the_rest_can_still_be_seen() -> None:
    """Also letters that stop the game: whom one may marry is asked once."""
    s = fief_games.course(houses(), 1, kinds.MARRIAGES)
    settle(s)
    m = fief_games.shown(s)
    seat = m.waiting[0]
    first = next(move for move in m.legal(seat) if move.verb == "marry")
    other = int(s.owner(first.number("spouse")))
    people = [other]
    assert first.text not in unwelcome(m, seat, people, [])
    m.play(seat, [first, "propose"])
    m.play(other, "refuse")
    again = unwelcome(m, seat, people, [])
    assert first.text in again
    left = [move.text for move in without(m.seen(seat), again).legal]
    assert "done" in left
    assert not set(left) & set(again)


def test_nobody_is_written_to_amid_their_own_movement() -> None:
    """[F-5.1] Seat 0 moves: others may offer something at any time, but a bot does not."""
    m = fief_games.shown(marching())
    m.play(0, "march baudoin")
    assert {"offer 0", "talk 0", "offer 2"} <= {move.text for move in m.legal(1)}
    assert unwelcome(m, 1, [0], []) == ["offer 0", "talk 0"]
    assert unwelcome(m, 1, [2], []) == []


def test_leave_is_not_asked_for_again_of_whoever_gave_it_for_nothing() -> None:
    """Story: with seat 2 not to be written to, a bot asked seat 1 for leave, had it and gave up, without end."""
    s = baudoin_at_blaye()
    tables.troops(s, 2, "charolles", men=1)
    tables.troops(s, 1, "charolles/l_epervier", men=1)
    fief_games.course(s, 11, kinds.MOVEMENT)
    settle(s)
    m = fief_games.shown(s)
    m.play(0, ["march baudoin", "step charolles"])
    assert "ask_leave l_epervier" not in unwelcome(m, 0, [1], [])
    m.play(0, ["ask_leave l_epervier", "propose"])
    m.play(1, "accept")
    m.play(0, "withdraw")
    assert unwelcome(m, 0, [], []) == ["ask_leave l_epervier"]


def test_three_clubs_keep_their_manners_in_a_game_of_a_person_who_refuses_everything() -> None:
    """At most three letters in a turn, and nothing that was refused in it is asked for again; at the terminal too."""
    m = signoria.new("fief", seats=4, seed=1, options={"turn_limit": 2})
    session, _ = new_session(m)
    session.bots = {seat: make_bot("club", 10 + seat) for seat in (1, 2, 3)}
    person = make_bot("club", 10)
    while not m.over:
        seat = m.waiting[0]
        if post.settle(session):
            continue
        if seat:
            let_play(session, seat)
            continue
        answers = [move for move in m.legal(0) if move.verb == "refuse"]
        m.play(0, answers[0] if answers else person.choose(m.seen(0)).moves)
    names = [kind.name for kind in m.game.events]
    asked: Counter[int] = Counter()
    refused: set[tuple[int, int]] = set()
    turn = 0
    for event in m.events:
        name, numbers = names[event.kind], event.numbers
        if name == "turn":
            turn, refused = int(numbers[0]), set()
        elif name == "asks" and numbers[1] == 0:
            assert (numbers[0], numbers[2]) not in refused
            asked[turn] += 1
        elif name == "refused" and numbers[0] == 0:
            refused.add((int(numbers[1]), int(numbers[2])))
    asked.update(int(letter.moment.split()[0]) for letter in session.letters if letter.receiver == 0)
    assert 0 < max(asked.values()) <= 3


def test_consent_to_a_cardinal_is_asked_once_in_a_turn() -> None:
    """Played in a window, the card lays its letter before nobody yet: a bot asked nine times in a turn."""
    s = in_a_window("cardinal")
    pope(s, "thierry")
    m = fief_games.shown(s)
    assert unwelcome(m, 1, [2], []) == []
    for seat, move in ((1, "make_cardinal gauvain"), (2, "pass"), (1, "propose"), (2, "refuse")):
        m.play(seat, move)
    assert m.seen(1).step == "window"
    assert unwelcome(m, 1, [2], []) == ["make_cardinal gauvain"]
