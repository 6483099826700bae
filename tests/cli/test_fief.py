"""The table of Fief fits its screen and shows what matters."""

import io
from typing import Any

import pytest

from signoria import Match, from_position
from signoria.cli.fief.deals import offer_lines
from signoria.cli.fief.maps import LEAST_HEIGHT, SMALL_HEIGHT, large, large_labels, road_cells, small, small_labels
from signoria.cli.fief.people import whole_player
from signoria.cli.fief.table import draw
from signoria.cli.fief.votes import election_lines
from signoria.cli.fief.war import battle_lines
from signoria.cli.loop import run, volunteers
from signoria.cli.screen import make_console
from signoria.cli.session import Session
from signoria.cli.speech import speech
from signoria.cli.tables import table_of
from signoria.games.fief.pieces import LORD, ROAD_TABLE, ROADS, VILLAGES
from signoria.games.fief.steps import kinds
from signoria.kernel.text import LANGUAGES
from signoria.table.fief.choices import choices
from signoria.table.fief.notes import question
from signoria.table.fief.scene import scene
from signoria.table.fief.war import rounds
from tests.cli.fief_games import course, fresh, plain, positions, rich, shown, step_of
from tests.cli.terminals import RAW_KEY, new_session, session_on
from tests.fief import tables
from tests.fief.election_tables import sigy
from tests.fief.test_purchases import duke

LEAST_MENU = 3


def seen(m: Match, seat: int | None = 0, lang: str = "en") -> Any:
    return scene(m, seat, speech(lang, "fief"))


def pass_until(m: Match, seat: int, step: str) -> Match:
    """Others are done or pass until a seat is asked by a step."""
    while step_of(m) != step or m.waiting[0] != seat:
        meek = [move for move in m.legal(m.waiting[0]) if move.verb in ("done", "pass", "go_on")]
        m.play(m.waiting[0], meek[0])
    return m


def test_lively_games_meet_most_questions() -> None:
    asked = {step_of(m) for m, _ in positions()}
    assert asked >= {"settle", "marriages", "discarding", "drawing", "playing", "buying", "moving", "group", "loading"}
    assert asked >= {"fighting", "pillaging", "window", "offer", "talk"}


# ---------------------------------------------------------------- room


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 20), (120, 36)])
def test_no_line_is_wider_than_the_screen(lang: str, width: int, height: int) -> None:
    for number, (m, seat) in enumerate(positions()):
        for viewer in (seat, None)[: 2 - number % 2]:
            now = seen(m, viewer, lang)
            made = choices(now)
            board = table_of(m.game)
            lines = draw(now, width, height) + board.menu(now, made, width) + board.short_menu(now, made, width)
            lines += board.least_menu(now, made, width) + whole_player(now, m.seats - 1, width)
            assert [line.plain for line in lines if line.cell_len > width] == []
            assert [line.plain for line in lines if RAW_KEY.search(line.plain)] == []
            assert len(board.least_menu(now, made, width)) <= LEAST_MENU
            assert not RAW_KEY.search(question(now))


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_everything_fits_the_screen(lang: str, width: int, height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With six players, in a battle and in an election too."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", str(height))
    some = positions() if width == 80 else positions()[::3]  # what fits a small screen seldom fails on a large one
    for m, seat in [*some, (siege(), 1), (vote(), 1)]:
        out = Screen()
        session = Session(m, {}, make_console(file=out), lambda prompt: "", lang)
        session.told[seat] = max(0, len(m.log(seat)) - 6)
        session.present(seat)
        page = out.getvalue().rpartition("\x1b[2J")[2]
        assert page.count("\n") < height, page


def test_a_scene_is_what_the_seat_knows() -> None:
    for m, seat in positions():
        assert seen(m, seat).table.same(m.game.known(m.state, seat))


# ---------------------------------------------------------------- the map


@pytest.mark.parametrize(("width", "height"), [(110, 19), (120, 19), (120, 21), (140, 23)])
def test_the_large_map_shows_every_village_and_every_road(width: int, height: int) -> None:
    now = seen(shown(course(rich(5), 11, kinds.MOVEMENT)))
    text = plain(large(now, width, height))
    for village in range(VILLAGES):
        assert now.village(village) in text
    grid, at = large_labels(now, width, height)
    assert [road for road in range(ROADS) if not road_cells(grid, at, road)] == []
    assert max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize("height", [SMALL_HEIGHT, LEAST_HEIGHT])
def test_the_small_map_shows_every_village_and_every_road(height: int) -> None:
    now = seen(shown(course(rich(5), 11, kinds.MOVEMENT)))
    text = plain(small(now, 79, height))
    names = [now.short_village(village) for village in range(VILLAGES)]
    assert len(set(names)) == VILLAGES
    assert [name for name in names if name not in text] == []
    grid, at = small_labels(now, 79, height)
    assert [road for road in range(ROADS) if not road_cells(grid, at, road)] == []
    assert len(ROAD_TABLE) == ROADS == 31


def test_the_map_says_who_is_where() -> None:
    now = seen(shown(course(rich(5), 11, kinds.MOVEMENT)))
    text = plain(large(now, 120, 19))
    assert "1^Blaye+**" in text  # player 1, a castle, a capital, two mills
    assert "A1 1:ArAl 3m2k" in text  # fief A, bishopric 1, Arthur and Aliénor with 3 men-at-arms and 2 knights
    assert "2#Bourg+" in text  # a fortified city
    assert "3@Ville:Mi 3m2k !1" in text  # before its walls, with a siege engine of one die
    assert "4:Ot 2m2k (Ch)" in text  # Charles is a prisoner
    assert "FAMINE" in plain(draw(now, 120, 100))


def test_two_letters_tell_lords_apart() -> None:
    assert len({name[:2] for name in LORD.names}) == LORD.size


# ---------------------------------------------------------------- battles, elections, offers


def siege() -> Match:
    """Player 3 has fought a round before Bourg."""
    m = pass_until(shown(course(rich(6), 12, kinds.BATTLES)), 2, "fighting")
    m.play(2, "attack bourg 1")
    return pass_until(m, 1, "after_round")


def test_a_battle_is_explained() -> None:
    m = siege()
    now = seen(m, 1)
    text = " ".join(plain(battle_lines(now, 100)).split())
    assert text.startswith("Battle of Bourg, round 1 Attacker 3 Albizzi: Mireille, ")
    assert "d’Arc +1, fortified city −2, siege engines +1" in text  # [F-6.2.2] [F-6.5.4] [F-9.3]
    fought = rounds(now.battle_log)[0]
    told = {event["seat"]: event["damage"] for event in m.log() if event["event"] == "damage"}
    assert fought.damage == told
    assert f"(damage {told[2]})" in text
    assert f"(damage {told[1]})" in text
    assert ("Losses:" in text) == bool(fought.lost or fought.dead)


def vote() -> Match:
    """Everybody who may stands for bishop of Sigy; player 1 has laid markers."""
    m = shown(course(sigy(), 2, kinds.ELECTIONS))
    while step_of(m) != "ballots":
        bold = [move for move in m.legal(m.waiting[0]) if move.verb in ("stand", "done", "pass")]
        m.play(m.waiting[0], bold[0])
    m.play(0, "lay charles francois")
    return m


def test_an_election_shows_candidates_votes_and_markers() -> None:
    """Others see where the markers lie and not which is which. [F-1.3.3]"""
    m = vote()
    own, others = plain(election_lines(seen(m, 0), 100)), plain(election_lines(seen(m, 1), 100))
    assert "bishop of Sigy" in own
    assert "1 Strozzi: 3 · 2 Pazzi: 2" in own
    assert "Charles (Strozzi) [+Strozzi] · François (Pazzi) [-Strozzi] · Thierry (Rucellai)" in own
    assert "Charles (Strozzi) [?Strozzi] · François (Pazzi) [?Strozzi] · Thierry (Rucellai)" in others


def bargain() -> Match:
    """Player 1 offers player 2 money and a card in secret for control of Villeneuve."""
    s = rich(4)
    tables.troops(s, 0, "villeneuve/charolles", men=1)
    m = shown(course(s, 10, kinds.PURCHASES))
    for move in ("offer 1", "token", "money give 2", "money give 1", "kind give tax", "village take villeneuve"):
        m.play(0, move)
    return m


def test_an_offer_is_a_sentence() -> None:
    m = bargain()
    m.play(0, "propose")
    text = " ".join(plain(offer_lines(seen(m, 1), 100)).split())
    assert "1 Strozzi sends 2 Pazzi a trade offer." in text
    assert "1 Strozzi gives 2 Pazzi 3 deniers and the Tax card and gets control of Villeneuve." in text
    third = " ".join(plain(offer_lines(seen(m, 2), 100)).split())
    assert third == "1 Strozzi sends 2 Pazzi a trade offer. Private: nobody else sees this."
    assert " ".join(question(seen(m, 1)).split()) == f"{text} Do you agree?"


def test_a_question_about_an_offer_says_what_it_is_about() -> None:
    """Somebody was asked whether he accepts an offer, and could not see that it was for the prisoner he held."""
    m = shown(course(rich(4), 9, kinds.RANSOMS))
    m.play(2, "prisoner take charles")
    about = "a request to free Charles (Albizzi) for less than the ransom of 2 deniers"
    asked = f"You are about to send Rucellai {about}. What do you give, and what do you ask for?"
    assert question(seen(m, 2)) == asked
    m.play(2, "propose")
    offer = f"3 Albizzi sends 4 Rucellai {about}. Nothing else is offered or asked for."
    assert question(seen(m, 3)) == f"{offer} Do you agree?"


def test_who_must_ransom_is_told_from_whom() -> None:
    m = shown(course(rich(4), 9, kinds.RANSOMS))
    asked = "Ransom your captured lords: offer less, or pay. (Charles: prisoner of 4 Rucellai, ransom 2)"
    assert question(seen(m, 2)) == asked, "he cannot be done: he has the money"


def test_who_chooses_a_fortified_city_is_not_asked_for_a_lord() -> None:
    """The title was given already, and the answers were castles."""
    s = duke(castles=("blaye", "charolles"))
    tables.money(s, 0, 20)
    m = shown(course(s, 10, kinds.PURCHASES))
    m.play(0, "title blaye")
    assert question(seen(m, 0)) == "Which of your lords takes the title of Blaye?"
    m.play(0, "grant baudoin")
    assert question(seen(m, 0)) == "Which castle becomes the fortified city of the fief of Blaye?"


def test_what_goes_into_an_offer_stands_in_rows() -> None:
    now = seen(bargain(), 0)
    text = plain(table_of(fresh().game).menu(now, choices(now), 80))
    assert len(text.splitlines()) < len(choices(now))
    assert "You give" in text
    assert "You ask for" in text


# ---------------------------------------------------------------- choices


def test_every_legal_move_has_a_label_of_its_own() -> None:
    for m, seat in positions():
        made = choices(seen(m, seat))
        assert sorted(choice.move.text for choice in made) == sorted(move.text for move in m.legal(seat))
        assert len({choice.label for choice in made}) == len(made)


def test_offers_and_talks_are_one_line() -> None:
    now = seen(shown(course(rich(5), 11, kinds.MOVEMENT)))
    board = table_of(fresh().game)
    lines = [line.plain for line in board.menu(now, choices(now), 120)]
    assert [line for line in lines if "Pazzi" in line] == [line for line in lines if line.startswith("Diplomacy")]
    groups = list(dict.fromkeys(choice.group for choice in choices(now)))
    assert groups == ["fief-marches", "fief-end", "fief-surprises", "fief-talks"]


def test_a_march_says_how_many_steps_are_left_and_who_is_there() -> None:
    m = shown(course(rich(5), 11, kinds.MOVEMENT))
    notes = {choice.move.text: choice.note for choice in choices(seen(m))}
    assert notes["march arthur"] == "Blaye, 3m2k, 2 steps remaining"
    m.play(0, "march arthur")
    assert question(seen(m)) == "Where does Arthur go from Blaye? (3m2k, 2 steps remaining)"
    notes = {choice.move.text: choice.note for choice in choices(seen(m))}
    assert notes["step charolles"] == "1:1m"
    m.play(0, "step charolles")
    assert "with Arthur to Charolles" in question(seen(m))
    m.play(0, "along alienor")
    labels = [choice.label for choice in choices(seen(m)) if choice.move.verb == "men"]
    assert labels == ["0", "1", "2", "3"]  # a number is how many


def test_prices_stand_with_purchases() -> None:
    m = shown(course(rich(4), 10, kinds.PURCHASES))
    text = session_on(m, "moves")
    assert "man-at-arms 1d" in text
    assert "knight 3d" in text
    assert "Castle" in text
    assert "Charolles 10d" in text


def test_points_and_dice_stand_with_attacks() -> None:
    m = pass_until(shown(course(rich(6), 12, kinds.BATTLES)), 2, "fighting")
    notes = {choice.move.text: choice.note for choice in choices(seen(m, 2))}
    yours = "you: 10 points, dice: 2 = 2, d’Arc +1, fortified city −2, siege engines +1"
    assert notes["attack bourg 1"] == f"{yours}; they: 8 points, dice: 2"


# ---------------------------------------------------------------- out of turn


def test_who_has_no_surprise_card_passes_unasked() -> None:
    """A window asks everybody who could have one; with empty hands there is nothing to think about. [F-9.5]"""
    found = [(m, seat) for m, seat in positions() if step_of(m) == "window"]
    assert found
    for m, seat in found:
        silent = table_of(m.game).unasked(m, seat)
        surprises = [choice for choice in choices(seen(m, seat)) if choice.group == "fief-surprises"]
        annulments = [choice for choice in surprises if choice.move.verb == "ask_annulment"]
        assert (silent is None) == (len(surprises) > len(annulments))
        assert silent is None or silent.text == "pass"


def test_an_ally_is_asked_before_the_victory_whether_he_wants_to_be_free() -> None:
    """A wish that can be told at any time is no reason to be asked, but this moment is the last. [F-1.7.10]"""
    lords = {"arthur": {"seat": 0, "at": "sigy", "spouse": "blanche"}, "blanche": {"seat": 1, "at": "tournus"}}
    church = {"pope": "henri", "bishoprics": {"b2": {"bishop": "henri"}}}
    henri = {"henri": {"seat": 3, "at": "st_andre"}}
    hands = [{"hand": ["tax"]}, {}, {}, {}]
    document = {"game": "fief", "seats": 4, "turn": 3, "lords": lords | henri, "players": hands, **church}
    m = from_position({**document, "phase": 7})
    assert (step_of(m), table_of(m.game).unasked(m, 0)) == ("window", None)
    m = from_position({**document, "phase": 3})
    silent = table_of(m.game).unasked(m, 0)
    assert (step_of(m), silent and silent.text) == ("window", "pass")


def test_a_person_is_asked_out_of_turn_once_for_each_kind_of_card_in_a_phase() -> None:
    """Offers could be made at any time and are no reason to ask; Tunnel and Assassination are."""
    m = pass_until(shown(course(rich(6), 12, kinds.BATTLES)), 2, "fighting")
    session, _ = new_session(m)
    assert volunteers(session) == [0]
    session.let_go[0] = session.board.chances(m, 0)
    assert volunteers(session) == []
    tables_turned = shown(course(rich(6), 12, kinds.BATTLES))
    session.m = tables_turned
    assert volunteers(session) == []  # asked for a decision of his own
    session.m = m
    assert volunteers(session) == []  # and not again for the same


def test_who_is_not_asked_is_told_whose_decision_it_is() -> None:
    m = pass_until(shown(course(rich(6), 12, kinds.BATTLES)), 2, "fighting")
    assert question(seen(m, 0)) == "Albizzi is choosing whom to attack. You may act meanwhile."


# ---------------------------------------------------------------- secrets and commands


def test_hands_money_and_kinds_of_troops_of_others_stay_hidden() -> None:
    s = tables.table(3, turn=1, phase=5, fog_of_war=True)
    tables.lord(s, "arthur", 0, "blaye")
    tables.lord(s, "henri", 1, "bourg")
    tables.troops(s, 0, "blaye", men=2, knights=1)
    tables.troops(s, 1, "bourg", men=2, knights=1)
    tables.hand(s, 1, "justice")
    m = shown(course(s, 11, kinds.MOVEMENT))
    text = plain(draw(seen(m, 0), 120, 100)) + plain(whole_player(seen(m, 0), 1, 120))
    assert "1:Ar 2m1k" in text
    assert "2:He 3?" in text
    assert "Justice" not in text
    assert "1 card, face down" in text


def test_a_player_in_full() -> None:
    text = session_on(shown(course(rich(5), 11, kinds.MOVEMENT)), "player 2", "player 3", "player")
    assert "duke of Bourg" in text
    assert "king" in text
    assert "married to Arthur (Strozzi)" in text
    assert "bishop of Sigy" in text
    assert "prisoner of 4 Rucellai, ransom 2" in text
    assert "d’Arc" in text
    assert "Tunnel! · Assassination!" in text


def test_help_and_why() -> None:
    text = " ".join(
        session_on(shown(course(rich(5), 11, kinds.MOVEMENT)), "help blaye", "help tunnel", "help ar").split()
    )
    assert "Roads to: La Salle, Charolles." in text
    assert "Fief Blaye. Rank: duchy." in text
    assert "Bishopric Blaye." in text
    assert "A group leaves a siege" in text
    text = session_on(
        shown(course(rich(4), 10, kinds.PURCHASES)), "why castle blaye", "why hire knight bourg", "why title bourg"
    )
    assert "already has a fortification" in text
    assert "F-4.2" in text
    assert "holds the title" in text


def test_names_may_be_typed_in_the_language_that_is_spoken() -> None:
    m = shown(course(rich(5), 11, kinds.MOVEMENT))
    session, out = new_session(m, ["march aliénor", "step charo"], lang="pl")
    run(session)
    assert step_of(m) == "loading"
    assert "Aliénor" in out.getvalue()
