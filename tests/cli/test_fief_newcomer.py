"""What a newcomer to the table of Fief typed, each story once."""

import io
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import Match
from signoria.bots import Bot, Choice, Seen, make_bot
from signoria.cli import files, replay
from signoria.cli.completion import completions
from signoria.cli.loop import run, volunteers
from signoria.cli.screen import make_console
from signoria.cli.session import Session
from signoria.cli.speech import speech
from signoria.cli.tables import table_of
from signoria.cli.typed import fold, notation, words_of
from signoria.games.fief.cards import trade_card
from signoria.games.fief.pieces import KIND
from signoria.games.fief.steps import kinds
from signoria.kernel.record import read_record
from signoria.kernel.text import LANGUAGES
from tests.cli.fief_games import course, fresh, plain, positions, rich, shown, step_of
from tests.cli.terminals import new_session, signoria_command
from tests.fief import tables
from tests.fief.election_tables import sigy

MEEK = ("done", "pass", "go_on", "refuse", "halt")


class MeekBot(Bot):
    """Does as little as possible."""

    def __init__(self) -> None:
        super().__init__("meek", 0)

    def choose(self, asked: Seen) -> Choice:
        moves = asked.legal
        return Choice(next((move for move in moves if move.verb in MEEK), moves[0]))


def until(m: Match, seat: int, step: str) -> Match:
    """Others do as little as possible until a seat is asked by a step."""
    while step_of(m) != step or seat not in m.waiting:
        m.play(m.waiting[0], MeekBot().choose(m.seen(m.waiting[0])).move)
    return m


def buying() -> Match:
    return until(shown(course(rich(4), 10, kinds.PURCHASES)), 0, "buying")


def moving() -> Match:
    return until(shown(course(rich(5), 11, kinds.MOVEMENT)), 0, "moving")


def fighting(seat: int = 0) -> Match:
    return until(shown(course(rich(6), 12, kinds.BATTLES)), seat, "fighting")


def voting() -> Match:
    """Everybody who may stands for bishop of Sigy, and the first player is asked for markers."""
    m = shown(course(sigy(), 2, kinds.ELECTIONS))
    while step_of(m) != "ballots":
        bold = [move for move in m.legal(m.waiting[0]) if move.verb in ("stand", "done", "pass")]
        m.play(m.waiting[0], bold[0])
    return m


def at_table(m: Match, *typed: str, lang: str = "en", seat: int = 0) -> tuple[Session, str]:
    """A session after these lines, with meek bots in the other seats, and what it showed after the first."""
    session, out = new_session(m, list(typed), lang=lang)
    session.bots = {other: MeekBot() for other in range(m.seats) if other != seat}
    run(session)
    return session, out.getvalue().partition(f"{m.names[seat]}> ")[2]


def said(m: Match, *typed: str, lang: str = "en", seat: int = 0) -> str:
    text = at_table(m, *typed, lang=lang, seat=seat)[1]
    return " ".join(text.partition("\n")[2].split())


def meant(m: Match, text: str, lang: str = "en", seat: int = 0) -> list[str]:
    """The legal moves a line can mean, in notation."""
    session, _ = new_session(m, lang=lang)
    return [move.text for move in session.understand(seat, text).legal]


def made(m: Match) -> list[str]:
    """The moves of the record."""
    return [f"{who} {what}" for who, what in m.lines]


# ---------------------------------------------------------------- players by number and name


@pytest.mark.parametrize("text", ["offer 2", "offer pazzi", "offer paz", "offer Pazzi"])
def test_a_player_is_typed_by_the_number_on_the_screen_or_by_name(text: str) -> None:
    """`offer 2`, as help teaches, made an offer to the player shown as 3."""
    assert meant(buying(), text) == ["offer 1"]


def test_every_move_with_a_player_counts_from_one() -> None:
    assert meant(buying(), "talk 4") == ["talk 3"]
    assert meant(buying(), "offer 5") == []
    assert meant(buying(), "offer 0") == []
    m = fighting(2)
    assert meant(m, "attack bourg 2", seat=2) == meant(m, "attack bourg pazzi", seat=2) == ["attack bourg 1"]
    assert meant(m, "bourg pazzi", seat=2) == ["attack bourg 1"]


def test_the_record_counts_from_zero() -> None:
    session, _ = at_table(buying(), "offer albizzi", "money give 1", "propose")
    assert session.letters[0].moves[0] == "offer 2"


@pytest.mark.parametrize("text", ["moves 3", "moves albizzi"])
def test_moves_are_found_by_the_player(text: str) -> None:
    """`moves 3` listed the offers to player 4."""
    told = said(buying(), text)
    assert "Albizzi" in told
    assert "Rucellai" not in told


def test_examples_are_typed_as_they_are_shown() -> None:
    """The example of an offer, and Tab, used the numbers of the record."""
    assert "Missing: player. For example: offer 2" in said(buying(), "offer")
    assert [move.text for move in buying().legal(0) if notation(move) == "offer 2"] == ["offer 1"]
    assert completions([words_of(move) for move in buying().legal(0)], [], ["offer"], "") == ["2", "3", "4"]


def test_every_move_may_be_typed_as_it_is_shown() -> None:
    for m, seat in positions():
        session, _ = new_session(m)
        for move in list(m.legal(seat))[::11]:
            assert session.board.read(m, session.scene(seat), notation(move)).legal == [move]


def test_refusals_call_players_by_their_names() -> None:
    assert "Pazzi" in said(moving(), "attack bourg 2")


def test_a_player_may_be_looked_at_by_name() -> None:
    assert said(buying(), "player pazzi").startswith("2 Pazzi")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "club",
            "Club. Plays the best-looking move without thinking ahead. Quick and solid. Keeps bargains: spares",
        ),
        ("opportunist", "Keeps a bargain only while it pays: an ally is just another rival."),
        ("search:200", "search:200"),
    ],
)
def test_of_a_bot_it_is_said_who_it_is_and_whether_it_keeps_bargains(name: str, told: str) -> None:
    """Whom one can trust was nowhere to be seen."""
    session, out = new_session(buying(), ["player 2", "players"], humans=4)
    session.bots[1] = make_bot(name, 1)
    run(session)
    assert " ".join(out.getvalue().split()).count(told) == 2


def test_a_game_that_goes_on_begins_with_its_table() -> None:
    """Into a pipe the table is drawn only where much has changed, and once it was not drawn at all."""
    m = buying()
    m.play(0, "offer 1")
    assert step_of(m) == "offer"
    session, out = new_session(m, humans=4)
    session.present(0)
    first = out.getvalue()
    session.present(0)
    assert len(out.getvalue()) < 1.5 * len(first)


# ---------------------------------------------------------------- names of several words


@pytest.mark.parametrize(
    ("text", "village"),
    [("castle la salle", "La Salle"), ("why castle st gérôme", "St Gérôme"), ("why castle St Gerome", "St Gérôme"),
     ("castle l'épervier", "L’Épervier"), ("castle L’Epervier", "L’Épervier"), ("castle la_salle", "La Salle")],
)  # fmt: skip
def test_names_with_a_space_are_understood(text: str, village: str) -> None:
    """The screen prints `La Salle`, but only `la_salle` was understood."""
    assert f"You do not control {village}." in said(buying(), text)


def test_names_with_a_space_stand_in_moves_with_and_without_their_verb() -> None:
    m = moving()
    m.play(0, "march arthur")
    assert meant(m, "step la salle") == meant(m, "la salle") == meant(m, "step la sal") == ["step la_salle"]


def test_verbs_of_several_words_may_be_typed_so() -> None:
    m = until(fighting(), 0, "window")
    assert meant(m, "pass until phase") == ["pass_until phase"]


def test_accents_do_not_matter() -> None:
    assert fold("St Gérôme") == "st_gerome"
    assert fold("L'Épervier") == "l_epervier"


# ---------------------------------------------------------------- passing


def windows_asked(m: Match, *typed: str) -> list[tuple[int, str, bool]]:
    """Phase and step of every question, and whether it was asked in turn."""
    session, _ = new_session(m)
    session.bots = {seat: MeekBot() for seat in range(1, m.seats)}
    lines = iter(typed)
    seen: list[tuple[int, str, bool]] = []

    def read(prompt: str) -> str:
        view: Any = m.view(0)
        seen.append((view["phase"], step_of(m), 0 in m.waiting))
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    session.read = read
    run(session)
    return seen


def test_f13_5_who_has_passed_in_a_window_is_not_asked_the_same_out_of_turn() -> None:
    """After `pass until the end of the phase` the next screen asked about the same cards."""
    for text in ("pass", "pass until phase"):
        m = until(fighting(), 0, "window")
        session, _ = new_session(m, [text])
        session.bots = {seat: MeekBot() for seat in range(1, m.seats)}
        chances = session.board.chances(m, 0)
        assert chances
        run(session)
        assert set(chances) <= set(session.let_go[0])


def test_f13_5_a_standing_instruction_silences_questions_out_of_turn() -> None:
    m = fighting(2)
    assert volunteers(new_session(m)[0]) == [0]
    document: Any = m.position()
    document["players"][0]["passes_until"] = "phase"
    assert volunteers(new_session(signoria.from_position(document, seed=1))[0]) == []


@pytest.mark.parametrize("text", ["pass", "done", "Pass"])
def test_pass_lets_a_chance_out_of_turn_go_by(text: str) -> None:
    """`pass` and `done` were refused there: it is not your decision now."""
    seen = windows_asked(fighting(), "done", text)
    assert seen == [(6, "fighting", True), (6, "fighting", False), (6, "pillaging", True)]


@pytest.mark.parametrize("text", ["pass until phase", "pass_until phase", "Pass until the end of the phase"])
def test_pass_until_the_end_of_the_phase_may_be_said_out_of_turn(text: str) -> None:
    seen = windows_asked(fighting(), "done", text, "done")
    assert seen[2:] == [(6, "pillaging", True), (7, "window", True)]


def test_pass_until_the_end_of_the_turn_holds_in_its_windows_too() -> None:
    seen = windows_asked(fighting(), "done", "pass until turn", "done")
    assert [phase for phase, _, _ in seen][:3] == [6, 6, 6]
    assert (7, "window", True) not in seen


def test_the_question_out_of_turn_says_how_to_pass() -> None:
    for lang in LANGUAGES:
        _, text = at_table(fighting(), "done", lang=lang)
        assert "pass until phase" in " ".join(text.split())


# ---------------------------------------------------------------- bots


def test_a_bot_that_there_is_not_is_refused_at_the_start(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`--bots` with a bot that Fief did not have failed after the game had begun, and left a save."""
    code, text = signoria_command(capsys, "play", "fief", "--bots", "genius", "--humans", "0")
    assert code == 2
    there = "Available: random, novice, club, opportunist, master"
    assert f"fief has no bot genius. {there}" in " ".join(text.split())
    assert not list(tmp_path.rglob("*.txt"))


def test_help_names_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    _, text = signoria_command(capsys, "play", "--help")
    assert "random, novice, club, master, or opportunist in Fief" in " ".join(text.replace("│", " ").split())


# ---------------------------------------------------------------- why


def test_why_of_a_card_that_can_be_played_says_so() -> None:
    """`why revolt` answered about “Add a Revolt card”."""
    s = rich(4)
    trade_card(s, 0, 3, KIND.parse("tax"), 0)
    tables.hand(s, 0, "revolt")
    m = until(shown(course(s, 10, kinds.PURCHASES)), 0, "buying")
    told = said(m, "why revolt")
    assert "That is allowed now: " in told
    assert "Add" not in told


def test_why_of_a_verb_that_comes_later_says_when() -> None:
    """`That is not the question now.` had no when."""
    told = said(buying(), "march arthur")
    assert "The question now: Buy what you like. You have 14 deniers." in told
    assert "You can do that in another phase: movement." in told
    assert "Start an offer first" in said(buying(), "propose")
    assert "Hear ye" in said(buying(), "why marry")
    assert "Arthur and Arthur" not in said(buying(), "why marry")


def test_why_of_a_word_of_the_rules_shows_them() -> None:
    assert "F-1.8.2 Who may stand for king" in said(buying(), "why king")


# ---------------------------------------------------------------- help


@pytest.mark.parametrize(
    "word",
    ["king", "pope", "marriage", "title", "mill", "siege", "siege engine", "token", "offer", "talk", "duchy", "event",
     "price", "marry", "ransom"],
)  # fmt: skip
def test_help_falls_back_on_the_rules(word: str) -> None:
    """`help` knew only pieces."""
    told = said(buying(), f"help {word}")
    assert "F-" in told
    assert "Nothing is called" not in told


@pytest.mark.parametrize(
    ("lang", "word"), [("pl", "król"), ("de", "König"), ("cs", "král"), ("de", "Belagerungsgerät")]
)
def test_help_knows_words_of_the_rules_in_every_language(lang: str, word: str) -> None:
    assert "F-" in said(buying(), f"help {word}", lang=lang)
    assert "F-" in said(buying(), f"rule {word}", lang=lang)


def test_every_language_has_the_same_words_of_the_rules() -> None:
    lists = {lang: speech(lang, "fief").word("cli-fief-topics").split(", ") for lang in LANGUAGES}
    assert len({len(words) for words in lists.values()}) == 1
    session, _ = new_session(buying())
    for word in lists["en"]:
        assert "F-" in said(buying(), f"help {word}"), word
    assert session.board.topic(session.scene(0), "xyzzy") == "xyzzy"


def test_help_explains_commands_players_and_verbs() -> None:
    assert "why X" in said(buying(), "help why")
    assert said(buying(), "help pazzi").startswith("2 Pazzi")
    assert "march <lord>" in said(buying(), "help march")


def test_help_says_what_is_the_case_now() -> None:
    """`help blaye` and `help arthur` said nothing of the game under way."""
    blaye = said(buying(), "help blaye")
    assert "Now: controlled by Strozzi; castle; mills: 2; Strozzi Arthur Aliénor 3m2k" in blaye
    assert "Now: family of Strozzi; Blaye; married to Isabelle (Pazzi)." in said(buying(), "help arthur")
    assert "title of the fief: Henri (Pazzi); bishop: Gauvain (Pazzi)" in said(buying(), "help bourg")
    assert "not in play" in said(buying(), "help baudoin")


# ---------------------------------------------------------------- short answers


def test_done_is_whatever_stands_under_be_done() -> None:
    """`Be done 5 Halt here`, yet `done` was not what is asked now."""
    m = moving()
    m.play(0, "march arthur")
    assert meant(m, "done") == ["halt"]
    assert meant(until(fighting(), 0, "window"), "done") == ["pass"]


def loading() -> Match:
    m = moving()
    m.play(0, "march arthur")
    m.play(0, "step charolles")
    return m


def test_all_is_as_many_as_can_go_along() -> None:
    """`all` at “how many men?” was answered with the tithe of the pope."""
    m = loading()
    assert meant(m, "all") == ["along alienor"]
    m.play(0, "along alienor")
    assert meant(m, "all") == meant(m, "alle", lang="de") == ["men 3"]
    m.play(0, "men 3")
    assert meant(m, "all") == ["knights 2"]


@pytest.mark.parametrize("text", ["all", "baud", "everybody"])
def test_no_move_out_of_place_is_guessed_from_a_name(text: str) -> None:
    told = said(buying(), text)
    for guess in ("tithes", "xcommunicate"):
        assert guess not in told


def test_f1_3_2_half_a_vote_suggests_the_plainest_whole() -> None:
    """`lay charles` suggested `lay charles charles`, `charles` an excommunication."""
    for text in ("lay charles", "charles"):
        told = said(voting(), text)
        assert "For example: lay charles nobody" in told
        assert "xcommunicate" not in told


def test_the_hint_fits_what_is_asked() -> None:
    """`(step bourg)` stood everywhere, also when settling and voting."""
    for m, verb in ((fresh(3), "settle"), (voting(), "lay"), (buying(), "hire"), (moving(), "march")):
        board = table_of(m.game)
        now = board.scene(m, m.waiting[0], speech("en", "fief"))
        hint = plain(board.short_menu(now, board.choices(now), 100)).rpartition("Type a number or a move (")[2]
        assert hint.startswith(f"{verb} ")
        example = hint.partition(")")[0]
        assert len(board.read(m, now, example).legal) == 1


# ---------------------------------------------------------------- several at once


@pytest.mark.parametrize("text", ["hire knight blaye 2", "hire 2 knights blaye", "hire knight blaye 2 "])
def test_several_troops_may_be_bought_in_one_line(text: str) -> None:
    m = buying()
    at_table(m, text)
    assert made(m).count("0 hire knight blaye") == 2


def test_what_cannot_all_be_bought_is_not_bought_in_part() -> None:
    m = buying()
    assert "Only 4 of 9 are possible" in said(m, "hire knight blaye 9")
    assert "0 hire knight blaye" not in made(m)


@pytest.mark.parametrize(("text", "parts"), [("money give 3", [2, 1]), ("give 8", [5, 2, 1]), ("money give 2", [2])])
def test_a_sum_is_put_together(text: str, parts: list[int]) -> None:
    """`money give 3` was refused though it can be put together from 1 and 2."""
    session, _ = at_table(buying(), "offer 2", text, "propose")
    assert session.letters[0].moves[1:-1] == [f"money give {part}" for part in parts]


def test_a_sum_nobody_has_is_refused() -> None:
    m = buying()
    assert "money" not in " ".join(made(m))
    assert "are possible" in said(m, "offer 2", "money give 33")
    assert "money" not in " ".join(made(m))


# ---------------------------------------------------------------- replay


def test_captions_of_a_replay_are_sentences_with_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`Move 852 of 852: 1 pass_until turn` was a move of player 2."""
    m = fresh(3)
    m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    seat = m.waiting[0]
    m.play(seat, "settle bourg")
    record = read_record(files.save(m, tmp_path / "game.txt").read_text())
    typed = iter(["2", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    replay.walk(make_console(False), record, None, speech("en", "fief"))
    last = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Move 2 of 2: ")]
    assert last
    assert m.names[seat] in last[0]
    assert "Bourg" in last[0]
    assert "settle" not in last[0]


def test_captions_of_a_replay_tell_no_secrets(tmp_path: Path) -> None:
    """What is answered in a window is sealed."""
    m = until(fighting(), 0, "window")
    m.play(0, "pass_until phase")
    record = read_record(files.save(m, tmp_path / "game.txt").read_text())
    n = max(i for i, (_, what) in enumerate(record.lines, 1) if what == "pass_until phase")
    words = speech("en", "fief")
    assert replay.caption(record, n, None, words) == "Strozzi (hidden from you)"
    assert replay.caption(record, n, 0, words) == "Strozzi: Pass until the end of the phase"


# ---------------------------------------------------------------- the page of news


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_what_is_typed_at_the_page_of_news_answers_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Text typed at “[Enter] to continue” was swallowed."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", "24")
    out, prompts = Screen(), []
    typed = iter(["3", "help bourg"])

    def read(prompt: str) -> str:
        prompts.append(prompt)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    m = buying()
    session = Session(m, {}, make_console(False, file=out), read, "en")
    session.tell_first([])
    assert prompts == ["[Enter] to continue "] * 2
    assert "so 3 doesn’t count as one yet" in " ".join(out.getvalue().split())
    assert session.next_line("Strozzi> ") == "help bourg"
    assert "Strozzi> help bourg" in out.getvalue()
    with pytest.raises(EOFError):
        session.next_line("Strozzi> ")
