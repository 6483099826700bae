"""What one seat keeps to itself at the terminal: by the rules of a table of the server, and to the same effect."""

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import signoria
from signoria.bots import Bot, Choice, Seen
from signoria.cli import files, post, private
from signoria.cli.loop import run
from signoria.cli.session import Session
from signoria.server import duties
from signoria.table.automatic import kept
from signoria.table.letters import FreeLetter, moment_of
from signoria.table.wishes import LetterWish, Wishes
from tests.cli import fief_games
from tests.cli.princes_games import fresh as princes
from tests.cli.terminals import fresh, new_session, signoria_command
from tests.cli.test_fief_newcomer import MeekBot, made
from tests.server import unasked
from tests.server.test_automatic_answers import in_a_window, room_at
from tests.server.test_mailbox import FAR, buying, far_marching


class Willing(MeekBot):
    """Accepts every letter."""

    def choose(self, asked: Seen) -> Choice:
        return Choice(next((move for move in asked.legal if move.verb == "accept"), super().choose(asked).move))


def at(m: object, *typed: str, seats: tuple[int, ...] = (0,), bot: type[Bot] = MeekBot) -> tuple[Session, str]:
    """A session of people at some seats, with bots at the others, after these lines."""
    session, out = new_session(m, list(typed))  # type: ignore[arg-type]
    session.bots = {other: bot() for other in range(session.m.seats) if other not in seats}  # type: ignore[call-arg]
    run(session)
    return session, " ".join(out.getvalue().split())


def letter(sender: int, receiver: int, moment: str) -> FreeLetter:
    moves = [f"offer {receiver}", "money give 1", "propose"]
    return FreeLetter(n=1, sender=sender, receiver=receiver, moves=moves, moment=moment)


# ---------------------------------------------------------------- what is answered without asking


def replies(matter: str, answer: Any, seat: int | None = None, until: Any = "game") -> Wishes:
    return Wishes(letters=[LetterWish(matter=matter, answer=answer, seat=seat, until=until)])


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("tunnel never", Wishes(reactions={"tunnel": "never"})),
        ("Assassination battles", Wishes(reactions={"assassination": "battles"})),
        ("before the income always", Wishes(moments={"before_income": "always"})),
        ("before_income battles", Wishes(moments={"before_income": "battles"})),
        ("before_income never", Wishes(moments={"before_income": "never"})),
        ("refuse passage pazzi turn", replies("passage", "refuse", 1, "turn")),
        ("refuse trades", replies("trade", "refuse")),
        ("accept passage 3", replies("passage", "accept", 2)),
        ("off", Wishes()),
    ],
)  # fmt: skip
def test_every_wish_can_be_typed(line: str, expected: Wishes) -> None:
    session, _ = at(fief_games.shown(buying()), f"automatic {line}")
    found = session.wishes[0]
    assert (found.reactions, found.moments) == (expected.reactions, expected.moments)
    assert [automatic_answers_without(one) for one in found.letters] == expected.letters
    assert all(one.given == "3 4" for one in found.letters)


def automatic_answers_without(one: LetterWish) -> LetterWish:
    return LetterWish(matter=one.matter, answer=one.answer, seat=one.seat, until=one.until)


def test_what_is_as_usual_again_is_forgotten_and_nonsense_changes_nothing() -> None:
    lines = ["automatic tunnel never", "automatic refuse trade", "automatic tunnel playable", "automatic ask trade"]
    session, text = at(fief_games.shown(buying()), *lines, "automatic dragon never", "automatic")
    assert session.wishes[0].is_usual
    assert "Tunnel: when playable" in text
    assert "Type automatic [X]" in text


def test_limits_are_kept_for_the_round_and_bid() -> None:
    """[P-5.2] Up to the limit a bid is made, beyond it the seat passes: nobody is asked."""
    m = princes()
    session, _ = new_session(m)
    while m.seen(None).step != "bid":
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    seat = m.waiting[0]
    private.automatic(session, seat, "bid 1200")
    assert session.wishes[seat].bids[0].hundreds == 12
    silent = session.board.unasked(m, seat, (), session.wishes_of(seat))
    assert silent is not None
    assert silent.verb == "raise"
    private.automatic(session, seat, "bid 0")
    passes = session.board.unasked(m, seat, (), session.wishes_of(seat))
    assert passes is not None
    assert passes.verb == "pass"


WISHES = [
    Wishes(),
    Wishes(reactions={"revolt": "never"}),
    Wishes(reactions={"revolt": "battles"}),
    Wishes(reactions={"revolt": "always"}),
    Wishes(moments={"before_income": "never"}),
    Wishes(moments={"before_income": "always"}),
    Wishes(reactions={"ambush": "never"}),
]


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("held", ["tax", "revolt"])
@pytest.mark.parametrize("wishes", WISHES)
def test_terminal_and_server_answer_alike(wishes: Wishes, held: str, shared: bool) -> None:
    """The same position and the same wishes lead to the same answer, or to the same question."""
    s = in_a_window(held)
    room = room_at(s, {1: wishes}, hot_seat=shared)
    for seat, person in enumerate("aabc" if shared else "abcd"):
        room.chairs[seat].person = person
    session, _ = new_session(fief_games.shown(s), humans=2 if shared else 4)
    session.bots = {seat: MeekBot() for seat in ((2, 3) if shared else (0, 2, 3))}
    session.wishes[1] = wishes
    silent = session.board.unasked(session.m, 1, (), session.wishes_of(1), session.shares_screen)
    assert ("" if silent is None else silent.text) == duties.given(room, 1)[0]


def test_terminal_and_server_answer_alike_amid_games() -> None:
    """At random moments, with random wishes, at one screen and at several."""
    silent = 0
    for number, scene in enumerate(islice(unasked.scenes(1), 80)):
        scene.bots, shared = {}, number % 2 == 1
        room = scene.room(scene.s)
        if shared:
            for chair in room.chairs:
                chair.person = "a"
        session, _ = new_session(fief_games.shown(scene.s), humans=4 if shared else 1)
        for seat in room.waiting:
            wished = kept(room.seen(seat), scene.wishes(Random(number)), Wishes())
            if number % 3 == 0:
                wished = kept(room.seen(seat), Wishes(quiet=("same", "phase", "turn", "battle")[number % 4]), Wishes())
            room.private.wishes[seat] = session.wishes[seat] = wished
            said = session.board.unasked(session.m, seat, (), session.wishes_of(seat), shared)
            assert ("" if said is None else said.text) == duties.given(room, seat)[0], str(scene)
            silent += said is not None
    assert silent > 20


def test_after_taking_back_one_is_asked_as_at_the_server() -> None:
    """Until they move, whatever they wish: else what was taken back would be played again at once."""
    typed = ["pass", "automatic revolt never", "undo yes"]
    session, _ = at(fief_games.shown(in_a_window("revolt", asked=2)), *typed, seats=(1,))
    assert session.m.lines[-1] == ("!", "undo 1")
    assert session.hands_on == {1}
    session, _ = at(fief_games.shown(in_a_window("revolt", asked=2)), *typed, "pass", seats=(1,))
    assert ("1", "pass") in session.m.lines[session.m.lines.index(("!", "undo 1")) :]
    assert session.hands_on == set()


def loaded(path: Path, seats: tuple[int, ...] = (0,)) -> Session:
    """The session that goes on with a saved game."""
    record = files.read_game(path)
    notes = private.taken_out(record)
    assert all(what.split()[0] not in ("automatic", "letter", "plan") for _, what in record.lines)
    m = signoria.replay(record)
    session, _ = new_session(m, humans=len(seats))
    session.bots = {seat: MeekBot() for seat in range(m.seats) if seat not in seats}
    private.take_back(session, private.kept_in(m, notes))
    return session


def test_a_saved_game_keeps_what_was_wished(tmp_path: Path) -> None:
    session, _ = at(fief_games.shown(buying()), "automatic tunnel never", f"save {tmp_path / 'game.txt'}")
    again = loaded(tmp_path / "game.txt")
    assert again.wishes == session.wishes
    assert again.m.digest == session.m.digest


def test_a_saved_game_keeps_letters(tmp_path: Path) -> None:
    """Open letters were gone without a word once a game was saved and loaded."""
    file = tmp_path / "game.txt"
    m = fief_games.shown(buying())
    session, _ = at(m, "offer 2", "money give 2", "propose", "offer 3", "talk 3", f"save {file}", seats=(0, 1))
    again = loaded(file, (0, 1))
    assert again.letters == session.letters
    assert [letter.status for letter in again.letters][:1] == ["open"]
    assert "Strozzi has written to you: letter 1." in again.notices[1][0]
    assert 0 not in again.notices
    assert private.letters(again, 1, "accept 1")
    again.save(tmp_path / "again.txt")
    assert [letter.status for letter in loaded(tmp_path / "again.txt", (0, 1)).letters][:1] == ["accepted"]


def test_a_saved_game_keeps_a_plan(tmp_path: Path) -> None:
    """It goes on where it was, once its seat is asked again."""
    m, file = fief_games.shown(far_marching()), tmp_path / "game.txt"
    session, _ = at(m, f"plan {'; '.join(FAR)}", f"save {file}", seats=(0, 1, 2))
    assert session.plans
    again = loaded(file, (0, 1, 2))
    assert again.plans == session.plans
    assert not loaded(file, (1,)).plans, "a bot has no plans"


LETTER = '{"n":1,"sender":0,"receiver":1,"moves":["offer 1","propose"],"moment":"3 4","status":"open"}'


@pytest.mark.parametrize(
    "note",
    [
        "letter moo",
        "letter " + LETTER.replace("offer 1", "pass"),
        "letter " + LETTER.replace("offer 1", "offer 7"),
        "letter " + LETTER.replace('"receiver":1', '"receiver":2'),
        "letter " + LETTER.replace("open", "burnt"),
        "letter " + LETTER.replace('"n":1', '"n":3'),
        "letter " + LETTER.replace('"sender":0', '"sender":1'),
        'plan 9 {"moves":["done"],"loses":[],"heard":0,"phase":"3 4"}',
        'plan 0 {"moves":["fly"],"loses":[],"heard":0,"phase":"3 4"}',
        'plan 0 {"moves":["done"],"loses":[],"heard":-1,"phase":"3 4"}',
        'plan 0 {"moves":[],"loses":[],"heard":0,"phase":"3 4"}',
        'automatic 0 {"reactions":{"dragon":"never"}}',
        'automatic x {"reactions":{}}',
    ],
)
def test_a_note_that_does_not_fit_is_refused(note: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another version of the program, or another hand, wrote it: the sentence says where."""
    file = tmp_path / "game.txt"
    text = files.save(fief_games.fresh(), file, notes=[note]).read_text()
    line = 1 + text.splitlines().index(f"! {note}")
    code, told = signoria_command(capsys, "play", "--load", file)
    assert code == 2
    assert f"line {line}: this note does not fit the game" in " ".join(told.split())


# ---------------------------------------------------------------- letters


def test_a_letter_to_a_bot_is_written_sent_and_accepted_as_one_chain() -> None:
    m = fief_games.shown(buying())
    session, text = at(m, "offer 2", "money give 2", "money take 1", "propose", "letters", bot=Willing)
    [letter] = session.letters
    assert (letter.moves, letter.status) == (["offer 1", "money give 2", "money take 1", "propose"], "accepted")
    assert made(m)[-5:] == [*[f"0 {move}" for move in letter.moves], "1 accept"]
    assert "Pazzi accepts your letter 1." in text
    assert "1 to Pazzi (accepted)" in text


def test_a_letter_that_is_refused_or_torn_up_leaves_no_line() -> None:
    m = fief_games.shown(buying())
    before = len(m.lines)
    session, text = at(m, "offer 2", "money give 2", "money take 1", "propose", "offer 3", "withdraw")
    assert [letter.status for letter in session.letters] == ["refused"]
    assert len(m.lines) == before
    assert "Pazzi refuses your letter 1." in text


def test_a_letter_to_another_person_stops_nobody_and_waits_for_an_answer() -> None:
    """Strozzi writes and plays on; Pazzi reads it when asked to buy. A gift is taken at once, whoever is asked then."""
    m = fief_games.shown(buying())
    typed = ["offer 2", "money give 2", "propose", "letters", "done", "", "letters", "letters accept 1"]
    session, text = at(m, *typed, seats=(0, 1))
    assert session.letters[0].status == "accepted"
    lines = made(m)
    assert lines[-3:] == ["0 offer 1", "0 money give 2", "0 propose"]
    assert "0 done" in lines[:-3]
    assert "Letter 1 is on its way to Pazzi; the game goes on." in text
    assert "Strozzi has written to you: letter 1." in text
    assert "1 from Strozzi (not answered yet)" in text
    assert "2 deniers" in text


@pytest.mark.parametrize(("how", "by"), [("withdraw", 0), ("refuse", 1)])
def test_letters_are_withdrawn_and_refused(how: str, by: int) -> None:
    session, _ = new_session(fief_games.shown(buying()), humans=2)
    session.letters.append(letter(0, 1, "3 4"))
    assert private.letters(session, 1 - by, f"{how} 1") is False
    assert session.letters[0].status == "open", "not theirs"
    private.letters(session, by, f"{how} 1")
    assert session.letters[0].status == {"withdraw": "withdrawn", "refuse": "refused"}[how]


def test_a_wish_refuses_letters_for_a_person_and_a_phase_ends_them() -> None:
    m = fief_games.shown(buying())
    session, _ = at(m, "automatic refuse trades 2")
    session.letters.append(letter(1, 0, moment_of(session.m)))
    post.settle(session)
    assert session.letters[0].status == "refused"
    session.wishes[0] = replies("trade", "accept")
    for moves, expected in ((["money take 1"], "open"), (["money give 1"], "accepted")):
        session.letters[0].status, session.letters[0].moves = "open", ["offer 0", *moves, "propose"]
        assert post.settle(session) is (expected == "accepted")
        assert session.letters[0].status == expected, "what asks for something is not given away"
    session.letters[0].status, session.letters[0].moment = "open", "1 1"
    post.settle(session)
    assert session.letters[0].status == "lapsed"


# How Strozzi's and Pazzi's purchases go, Strozzi's first; then Pazzi writes to him, and the phase ends.
LATE = ["done", "", "offer 1", "money give 1", "money take 1", "propose", "done"]


@pytest.mark.parametrize("bots", [(2, 3), ()])
def test_who_has_had_their_turn_reads_a_letter_before_its_phase_ends(bots: tuple[int, ...]) -> None:
    """It lapsed before they were asked anything again."""
    typed = [*LATE, *([] if bots else ["", "done", "", "done"]), "", "letters", "letters accept 1"]
    m = fief_games.shown(buying())
    session, text = at(m, *typed, seats=tuple(seat for seat in range(4) if seat not in bots))
    assert [one.status for one in session.letters] == ["accepted"]
    assert "1 from Pazzi (not answered yet)" in text
    assert "The phase is about to end" in text
    lines = made(m)
    last = lines.index("1 offer 0")
    assert lines[last:][:5] == ["1 offer 0", "1 money give 1", "1 money take 1", "1 propose", "0 accept"]
    assert moment_of(m) != "3 4" or bots == ()


@pytest.mark.parametrize("held", ["", "letters refuse 1"])
def test_who_reads_it_may_leave_it_unanswered_and_is_called_once(held: str) -> None:
    m = fief_games.shown(buying())
    session, text = at(m, *LATE, "", *([held] if held else []), "", seats=(0, 1))
    assert [one.status for one in session.letters] == ["refused" if held else "lapsed"]
    assert text.count("The phase is about to end") == 1
    assert moment_of(m) != "3 4"


def test_a_letter_that_was_seen_calls_nobody() -> None:
    """Strozzi writes before Pazzi's turn: Pazzi was told then."""
    m = fief_games.shown(buying())
    session, text = at(m, "offer 2", "money give 1", "money take 1", "propose", "done", "", "done", seats=(0, 1))
    assert [one.status for one in session.letters] == ["lapsed"]
    assert "The phase is about to end" not in text


class Writer(MeekBot):
    """Writes to the first player, once, when it is asked to buy."""

    def __init__(self) -> None:
        super().__init__()
        self.left = ["offer 0", "money give 1", "propose"]

    def choose(self, asked: Seen) -> Choice:
        found = [move for move in asked.legal if self.left and move.text == self.left[0]]
        if found:
            del self.left[0]
        return Choice(found[0]) if found else super().choose(asked)


def test_alone_with_bots_one_reads_what_they_write_after_ones_turn() -> None:
    m = fief_games.shown(buying())
    session, text = at(m, "done", "pass until phase", "letters accept 1", "letters accept 3", "", bot=Writer)
    assert [letter.status for letter in session.letters] == ["accepted", "lapsed", "accepted"]
    assert "The phase is about to end" in text


# ---------------------------------------------------------------- plans


@pytest.mark.parametrize(("bot", "where"), [(Willing, "sennecy"), (MeekBot, "charolles")])
def test_a_march_that_needs_leave_is_one_plan_here_too(bot: type[Bot], where: str) -> None:
    m = fief_games.shown(far_marching())
    session, text = at(m, f"plan {'; '.join(FAR)}", bot=bot)
    assert session.plans == {}
    mine = [line for line in made(m) if line.startswith("0 ")]
    assert mine[:5] == [f"0 {move}" for move in FAR[:5]]
    assert (mine[5 : len(FAR)] == [f"0 {move}" for move in FAR[5:]]) == (where == "sennecy")
    assert ("The rest of your plan was dropped" in text) == (where == "charolles")
    assert ("Your request was refused." in text) == (where == "charolles")


# ---------------------------------------------------------------- at one screen


def test_at_one_screen_nobody_is_called_for_what_they_hold() -> None:
    """Seat 1 holds a Revolt or a Tax: what all may see is the same, and Enter lets the moment pass for all."""
    told = []
    for held in ("tax", "revolt"):
        m = fief_games.shown(in_a_window(held))
        _, text = at(m, "", seats=(1, 2))
        assert "Before the income: does anybody react? (Pazzi, Albizzi)" in text
        assert made(m)[:2] == ["1 pass", "2 pass"]
        told.append(text.partition("Your game is saved")[0].partition(".txt")[0].rpartition("fief-")[0])
    assert told[0] == told[1]


def test_whoever_wants_to_react_takes_the_screen() -> None:
    m = fief_games.shown(in_a_window("revolt"))
    _, text = at(m, "moo", "save", "pazzi", "", "pass", "pass", seats=(1, 2))
    assert "Type the name of a player who is asked: Pazzi, Albizzi." in text
    assert "Pazzi>" in text
    assert made(m)[:2] == ["1 pass", "2 pass"]


@pytest.mark.parametrize("ask", ["usual", "never"])
def test_every_name_of_the_bar_is_accepted(ask: Any) -> None:
    """To say that a name it shows is not asked told all who look on what that player wishes in private."""
    session, out = new_session(fief_games.shown(in_a_window("revolt")), ["pazzi", "", "", ""])
    session.bots = {seat: MeekBot() for seat in (0, 3)}
    session.wishes[1] = Wishes(moments={} if ask == "usual" else {"before_income": ask})
    run(session)
    bar, screen, again = " ".join(out.getvalue().split()).split("does anybody react? (Pazzi, Albizzi)")[:3]
    assert "Pazzi is next." in screen
    assert ("You have nothing to decide now." in screen) == (ask == "never")
    assert "Type the name" not in bar + screen + again
    assert made(session.m)[:2] == ["1 pass", "2 pass"]


@pytest.mark.parametrize("word", ["seat", "seat moo", "seat rucellai"])
def test_only_people_at_this_screen_can_be_called_to_it(word: str) -> None:
    _, text = at(fief_games.shown(buying()), word, seats=(0, 1))
    assert "Name somebody who plays at this screen: Strozzi, Pazzi." in text


def test_at_one_screen_too_a_surprise_card_can_be_played_in_the_turn_of_another() -> None:
    """Nobody is called for what they hold, and there was no way to come without being called."""
    m = fief_games.shown(buying())
    typed = ["done", "", "seat strozzi", "", "moves tunnel", "assassinate henri arthur", ""]
    _, text = at(m, *typed, seats=(0, 1))
    assert made(m) == ["0 done", "0 assassinate henri arthur"]
    before, _, after = text.partition("Pazzi> seat strozzi Strozzi is next.")
    assert "Tunnel" not in before.rpartition("Pazzi is next.")[2]
    assert "You have nothing to decide now." in after
    assert "Strozzi> assassinate henri arthur Pazzi is next." in after


@pytest.mark.parametrize("game", [fresh, princes, lambda: fief_games.shown(buying())])
def test_who_is_not_asked_may_look_and_give_the_screen_back(game: Any) -> None:
    m = game()
    while len(m.waiting) > 1:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    before, asked = m.digest, m.waiting[0]
    other = next(seat for seat in range(m.seats) if seat not in m.waiting)
    typed = [f"seat {other + 1}", "", "board", "moves", "hint", "letters", "plan", "1x", "", "", "players"]
    session, text = at(m, *typed, seats=(asked, other))
    assert m.digest == before
    assert session.last_human == asked
    assert f"{m.names[asked]}> players" in text


def test_nobody_takes_the_screen_while_a_letter_is_written() -> None:
    session, text = at(fief_games.shown(buying()), "offer 3", "seat pazzi", "withdraw", seats=(0, 1))
    assert "Send your letter or withdraw it first" in text
    assert session.letters == []
