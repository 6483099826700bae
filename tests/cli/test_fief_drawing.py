"""What a newcomer at the table of Fief could not read: each test tells what was seen and is seen now."""

import io
import re
from pathlib import Path
from typing import Any

import pytest

from signoria import Match
from signoria.cli import files
from signoria.cli.fief.maps import LEAST_HEIGHT, SMALL_HEIGHT, road_cells, small, small_labels
from signoria.cli.fief.people import players_table, whole_player
from signoria.cli.fief.table import draw
from signoria.cli.fief.war import battle_lines
from signoria.cli.fief.zones import title
from signoria.cli.loop import run
from signoria.cli.news import MATTERS, news_for
from signoria.cli.scores import is_tie_decided, ranking
from signoria.cli.screen import make_console
from signoria.cli.session import Session
from signoria.cli.speech import speech
from signoria.cli.tables import table_of
from signoria.games.fief.pieces import ROADS, VILLAGES
from signoria.games.fief.state import DECK_CALAMITIES, EVENTS_LEFT, MILLS_IN, NO_BACK, TOP_BACK
from signoria.games.fief.steps import kinds
from signoria.kernel.game import Result
from signoria.kernel.text import LANGUAGES
from signoria.table.digest import GRAVE
from signoria.table.fief.choices import choices
from signoria.table.fief.digest import WEIGHTS
from signoria.table.fief.notes import question
from signoria.table.fief.scene import scene
from signoria.table.fief.war import rounds
from tests.cli.fief_games import course, fresh, plain, rich, shown, step_of
from tests.cli.terminals import new_session, reader_that_plays, signoria_command
from tests.fief.election_tables import sigy

SMALL_SCREEN = (80, 24)


def seen(m: Match, seat: int | None = 0, lang: str = "en") -> Any:
    return scene(m, seat, speech(lang, "fief"))


def meekly(m: Match, seat: int, step: str) -> Match:
    """Others are done or pass until a seat is asked by a step."""
    while step_of(m) != step or m.waiting[0] != seat:
        m.play(m.waiting[0], next(m_ for m_ in m.legal(m.waiting[0]) if m_.verb in ("done", "pass", "go_on")))
    return m


def marching() -> Match:
    return shown(course(rich(5), 11, kinds.MOVEMENT))


def buying() -> Match:
    return shown(course(rich(4), 10, kinds.PURCHASES))


def attacking() -> Match:
    """Player 3 could attack Bourg."""
    return meekly(shown(course(rich(6), 12, kinds.BATTLES)), 2, "fighting")


def besieged() -> Match:
    """Player 3 has fought a round before Bourg, player 2 is asked."""
    m = attacking()
    m.play(2, "attack bourg 1")
    return meekly(m, 1, "after_round")


def voting() -> Match:
    """Three men stand for bishop of Sigy, and player 1 is asked for his markers."""
    m = shown(course(sigy(), 2, kinds.ELECTIONS))
    while step_of(m) != "ballots":
        m.play(m.waiting[0], next(m_ for m_ in m.legal(m.waiting[0]) if m_.verb in ("stand", "done", "pass")))
    return m


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def page(m: Match, seat: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch, lang: str = "en") -> list[str]:
    """The screen of a player without colours, with what happened last."""
    for name, value in (("TERM", "xterm-256color"), ("COLUMNS", str(size[0])), ("LINES", str(size[1]))):
        monkeypatch.setenv(name, value)
    out = Screen()
    session = Session(m, {}, make_console(False, file=out), lambda prompt: "", lang)
    session.told[seat] = max(0, len(m.log(seat)) - 6)
    session.present(seat)
    text = out.getvalue().rpartition("\x1b[2J")[2]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).splitlines()


# ---------------------------------------------------------------- battles


def test_losses_of_a_surrender_are_those_of_no_round() -> None:
    """All troops of the defender who gave up were told as losses of the last round, for which nobody had rolled."""
    m = besieged()
    fought = rounds(seen(m, 1).battle_log)
    m.play(1, "surrender")
    log = seen(m, m.waiting[0]).battle_log
    assert rounds(log)[:-1] == fought
    assert rounds(log)[-1].surrendered == 1
    text = " ".join(plain(battle_lines(seen(m, m.waiting[0]), 100)).split())
    assert "Pazzi surrenders in Bourg. Losses: Pazzi" in text


def test_who_comes_out_begins_a_battle_of_its_own() -> None:
    """The rounds of the attack before were told again, with attacker and defender changed. [F-6.3.2]"""
    m = besieged()
    while "stop" not in [move.verb for move in m.legal(m.waiting[0])]:
        m.play(m.waiting[0], next(m_ for m_ in m.legal(m.waiting[0]) if m_.verb in ("done", "pass", "go_on")))
    m.play(2, "stop")
    while "come_out" not in [move.verb for move in m.legal(m.waiting[0])]:
        m.play(m.waiting[0], next(m_ for m_ in m.legal(m.waiting[0]) if m_.verb in ("done", "pass")))
    m.play(1, "come_out")
    assert rounds(seen(m, 1).battle_log) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_round_has_the_number_0(lang: str) -> None:
    """Before the first dice the screen said `Battle of Bourg, round 0`."""
    m = attacking()
    m.play(2, "attack bourg 1")
    head = battle_lines(seen(m, 2, lang), 100)[0].plain
    assert "0" not in head
    if lang == "en":
        assert head == "Battle of Bourg, before the first round"


def test_odds_are_the_dice_that_will_be_rolled() -> None:
    """`dice 3; castle −1` stood with an attack for which 2 dice were rolled: now the sum comes first. [F-6.2.5]"""
    m = attacking()
    note = next(choice.note for choice in choices(seen(m, 2)) if choice.move.verb == "attack")
    m.play(2, "attack bourg 1")
    meekly(m, 1, "after_round")
    told = next(event for event in m.log() if event["event"] == "round")
    assert f"you: 10 points, dice: {told['attack']} = " in note
    assert note.endswith(f"they: 8 points, dice: {told['defence']}")


# ---------------------------------------------------------------- families


def test_nobody_stands_in_a_village_before_settling() -> None:
    """Before they had settled all lords stood in St Ciers d'Abzac, the last village."""
    m = fresh()
    now = seen(m, m.waiting[0])
    lines = players_table(now, 120, False)[1:] + players_table(now, 120, True)[1:]
    assert [line.plain for line in lines if "Ciers" in line.plain] == []
    assert "not yet on the board" in plain(whole_player(now, 0, 100))


def test_only_your_own_hand_is_yours() -> None:
    """`player 3` headed the cards of somebody else with `Your hand`."""
    now = seen(marching(), 0)
    assert "Your hand Tax" in plain(whole_player(now, 0, 100))
    others = plain(whole_player(now, 2, 100))
    assert "Your hand" not in others
    assert "Hand 1 card, face down" in others


def test_a_king_comes_before_garrisons_where_a_line_is_cut() -> None:
    """In 80 columns one saw one's villages with a man-at-arms each, and an ellipsis where the king was."""
    lines = [line.plain for line in players_table(seen(marching(), 1), 80, True, tightness=2)]
    pazzi = next(line for line in lines if line.startswith("*2"))
    assert "Bourg He(F,king)" in pazzi
    assert pazzi.endswith("…")
    assert "… …" not in "".join(lines)
    albizzi = next(line for line in lines if line.startswith(" 3"))
    assert "Bourg@Ville Mi(d’Arc) 3m2k" in albizzi  # the larger army first


@pytest.mark.parametrize("size", [SMALL_SCREEN, (140, 50)])
def test_no_bare_number_stands_behind_a_lord(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """`Charles 1 · Gauvain 3` under `Votes 1 Anna 3` looked like counts: a family is named in brackets."""
    for m, seat in ((voting(), 0), (marching(), 0), (besieged(), 1)):
        text = "\n".join(page(m, seat, size, monkeypatch))
        assert re.findall(r"(?:Charles|Gauvain|Henri|Thierry|François|Arthur|Isabelle) \d", text) == []
    assert "Charles (Strozzi)" in plain(draw(seen(voting()), 80, 24))


# ---------------------------------------------------------------- the map, decks and questions


@pytest.mark.parametrize("height", [SMALL_HEIGHT, LEAST_HEIGHT])
def test_the_small_map_shows_capitals_and_mills(height: int) -> None:
    """`help` explained + and *, and the small map had neither; roads are seen even with two mills everywhere."""
    now = seen(marching())
    text = plain(small(now, 79, height))
    assert "1^Blaye+**" in text
    assert "4^Tourn+*" in text
    for village in range(VILLAGES):
        now.table.cells[MILLS_IN + village] = 2
    grid, at = small_labels(now, 79, height)
    assert [road for road in range(ROADS) if not road_cells(grid, at, road)] == []
    assert max(len(line.plain) for line in small(now, 79, height)) <= 79


def test_a_top_card_that_nobody_has_seen_is_not_no_card() -> None:
    """`events 33 (top: no card)` stood there while the next card was not looked at yet."""
    now = seen(marching())
    now.table.cells[TOP_BACK] = NO_BACK
    assert "(top: not yet looked at)" in plain(title(now, 120))
    now.table.cells[EVENTS_LEFT] = now.table.cells[DECK_CALAMITIES] = 0
    assert "events 0 (top: no card)" in plain(title(now, 120))


def test_the_question_for_cards_says_how_many() -> None:
    """`drawn so far: 0` left out that two may be drawn, one of them a character, up to a hand of three."""
    m = fresh(3, turn_limit=1)
    while step_of(m) != "drawing":
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    told = "0 of 2 drawn, at most 1 character; 0 of 3 in hand"
    assert question(seen(m, m.waiting[0])) == f"Which deck do you draw from? ({told})"


# ---------------------------------------------------------------- menus


def test_on_a_small_screen_the_map_and_the_heads_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five lines of `Kill X by Y` took the place of the heads of the columns; a range of numbers is enough."""
    for m in (marching(), buying()):
        lines = page(m, 0, SMALL_SCREEN, monkeypatch)
        assert len(lines) < SMALL_SCREEN[1]
        assert any(line.startswith("Players") for line in lines)
        assert any("Blaye+**" in line for line in lines)
        assert any(re.search(r"\d–\d+\) Assassination", line) for line in lines)
        assert not any("Kill" in line for line in lines)


def test_an_election_fills_a_small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four lines stayed empty while the heads of the columns were left out; every ballot stands on the screen."""
    lines = page(voting(), 0, SMALL_SCREEN, monkeypatch)
    assert len(lines) in (SMALL_SCREEN[1] - 2, SMALL_SCREEN[1] - 1)
    assert any(line.startswith("Players") for line in lines)
    assert any("For Charles, against: 1) Charles  2) François  3) Thierry  4) nobody" in line for line in lines)


def test_villages_to_settle_in_are_named_on_a_small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first screen of all offered `1–24 Settle` and three lines of who had been dealt whom."""
    m = fresh()
    text = "\n".join(page(m, m.waiting[0], SMALL_SCREEN, monkeypatch))
    assert "1) Beaujeu  2) La Salle" in text
    assert "24) St Ciers d’Abzac" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_number_and_text_of_a_choice_stay_together(lang: str, width: int) -> None:
    """`4 Charolles  L'Épervier 5 Sennecy`: without colours nobody saw that 4 is Charolles and 5 Sennecy."""
    board = table_of(fresh().game)
    start = fresh()
    for m, seat in ((start, start.waiting[0]), (marching(), 0), (buying(), 0), (voting(), 0), (besieged(), 1)):
        now = seen(m, seat, lang)
        made = choices(now)
        for lines in (board.menu(now, made, width), board.short_menu(now, made, width)):
            text = "\n".join(line.plain for line in lines)
            for choice in made:
                assert re.search(rf"(?<![\d–]){choice.label}\) \S", text), (choice, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_begin_in_one_column(lang: str) -> None:
    """In Polish the name of a row ran over, so that its choices stood further to the right than those below."""
    now = seen(buying(), 0, lang)
    made = [choice for choice in choices(now) if choice.group == "fief-surprises"]
    starts = {re.search(r"\d+\)", line.plain).start() for line in table_of(fresh().game).menu(now, made, 120)}  # type: ignore[union-attr]
    assert len(starts) == 1


def test_a_heading_is_not_said_again_with_each_choice() -> None:
    """`March 1 Arthur marches`, `Go 1 Go to La Salle`; and in a menu without headings each thing is said once."""
    m = marching()
    board = table_of(m.game)
    assert "March 1) Arthur  2) Aliénor" in plain(board.short_menu(seen(m), choices(seen(m)), 80))
    assert "March: 1) Arthur  2) Aliénor" in plain(board.least_menu(seen(m), choices(seen(m)), 80))
    m.play(0, "march arthur")
    assert "Steps 1) La Salle  2) Charolles" in plain(board.short_menu(seen(m), choices(seen(m)), 80))


def test_to_be_asked_again_is_no_diplomacy() -> None:
    """`Be asked again` stood under Diplomacy, though it is about surprise cards."""
    m = meekly(shown(course(rich(6), 12, kinds.BATTLES)), 2, "fighting")
    m.play(2, "attack bourg 1")
    while "pass_until" not in [move.verb for move in m.legal(0)]:
        m.play(m.waiting[0], next(m_ for m_ in m.legal(m.waiting[0]) if m_.verb in ("done", "pass", "go_on")))
    m.play(0, "pass_until turn")
    while "attend" not in [move.verb for move in m.legal(0)]:
        m.play(m.waiting[0], next(m_ for m_ in m.legal(m.waiting[0]) if m_.verb in ("done", "pass", "go_on", "lose")))
    again = [choice for choice in choices(seen(m, 0)) if choice.move.verb == "attend"]
    assert [(choice.group, choice.sentence) for choice in again] == [
        ("fief-besides", "Ask me about surprise cards again")
    ]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Withdraw the offer"),
        ("de", "Das Angebot zurückziehen"),
        ("pl", "Wycofaj ofertę"),
        ("cs", "Stáhnout nabídku"),
    ],
)
def test_an_offer_does_not_retreat(lang: str, words: str) -> None:
    """One verb takes back an offer and leads a group back; in German the offer was to `fall back` like an army."""
    m = buying()
    m.play(0, "offer 1")
    assert [choice.sentence for choice in choices(seen(m, 0, lang)) if choice.move.verb == "withdraw"] == [words]


# ---------------------------------------------------------------- words


def test_two_markers_on_one_candidate_are_told_naturally() -> None:
    """`lays two markers, on Charles and Charles` [F-1.3.3]."""
    m = voting()
    m.play(0, "lay charles charles")
    assert "Strozzi lays a marker on Charles and another on Charles." in m.sentences(1, "en")


@pytest.mark.parametrize(
    ("lang", "turn", "battle"),
    [("de", "Runde 3 von 6", "Kampfrunde 1"), ("cs", "3. kolo ze 6", "1. kolo bitvy"), ("pl", "Tura 3 z 6", "runda 1")],
)
def test_a_turn_is_not_called_as_a_move_or_as_a_round_of_battle(lang: str, turn: str, battle: str) -> None:
    """German called a turn and a move `Zug`, Czech a turn and a round of battle `kolo`."""
    text = plain(draw(seen(besieged(), 1, lang), 120, 100))
    assert turn in text
    assert battle in text
    assert "Bitwa, " not in text
    assert "Bitva, " not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_private_talk_has_one_name(lang: str) -> None:
    words = speech(lang, "fief")
    private = {"en": "private talk", "pl": "poufn", "de": "vertraulich", "cs": "soukrom"}[lang]
    assert private in words.word("table-fief-about-talk")
    assert private in words.word("matter-talk")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_fief_is_explained_in_a_sentence(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`signoria games` showed the English heading of a rule for each option of Fief, in every language."""
    words = speech(lang, "fief")
    _, text = signoria_command(capsys, "games", "--lang", lang)
    whole = " ".join(text.split())
    for option in table_of(fresh().game).game.options:
        assert words.word(f"table-option-about-{option.name}").endswith(".")
        assert words.word(f"table-option-about-{option.name}") in whole


def test_what_matters_is_told_before_refusals() -> None:
    """A new bishop, a false alarm and a surrender were left out while refused offers were told."""
    assert [WEIGHTS[kind] for kind in ("bishop", "false-alarm", "surrendered")] == [GRAVE] * 3
    m = besieged()
    before = len(m.log(2))
    m.play(1, "surrender")
    news = news_for(m, 2, speech("en", "fief"), before)
    assert "Pazzi surrenders in Bourg." in [s for item in news if item.rank == MATTERS for s in item.sentences]


# ---------------------------------------------------------------- the end


def ended() -> Match:
    session, _ = new_session(fresh(3, turn_limit=1))
    session.read = reader_that_plays(session, 3, [])
    run(session)
    return session.m


def test_the_ranking_says_what_decided_between_equal_points() -> None:
    """`1. Albizzi wins with 0 points. 2. Rucellai: 0 points`, and nobody knew why. [F-13.1]"""
    m = ended()
    assert m.result is not None
    told = plain(ranking(m, speech("en", "fief")))
    assert is_tie_decided(m.result) == ("king, pope, regent, fief titles" in told)
    assert is_tie_decided(Result([0, 0, 0], [2, 1, 3], "turn_limit"))
    assert is_tie_decided(Result([3, 3, 1], [2, 1, 2], "victory_alone", by_points=False))
    assert not is_tie_decided(Result([3, 2, 1], [1, 2, 2], "victory_alone", by_points=False))
    assert not is_tie_decided(Result([3, 2, 3], [1, 1, 3], "victory_together", by_points=False))
    assert not is_tie_decided(Result([1, 1, 0], [1, 1, 3], "turn_limit"))


def test_those_who_share_a_place_stand_by_their_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a winner all share the second place, and stood there in the order of their seats."""
    m = ended()
    monkeypatch.setattr(Match, "result", Result([0, 2, 3], [2, 2, 1], "victory_alone", by_points=False))
    places = [line.plain for line in ranking(m, speech("en", "fief"))][1:]
    assert [place.split()[1].rstrip(":") for place in places] == ["Albizzi", "Pazzi", "Strozzi"]


def test_a_record_ends_with_its_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The log that `signoria replay` prints ended with points and named no winner."""
    m = ended()
    path = files.save(m, tmp_path / "game.txt")
    places = [line.plain for line in ranking(m, speech("en", "fief"))]
    for options in ([], ["--at", "100000"]):
        _, text = signoria_command(capsys, "replay", path, *options)
        whole = " ".join(text.split())
        assert " ".join(places) in whole
