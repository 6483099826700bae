"""What a newcomer to the table of The Princes of Florence typed and saw, each story once."""

import io
import re

import pytest

from signoria import Match
from signoria.cli.loop import run
from signoria.cli.princes.people import players_table
from signoria.cli.princes.table import supply
from signoria.cli.screen import make_console
from signoria.cli.session import Session
from signoria.cli.speech import speech
from signoria.cli.tables import table_of
from signoria.kernel.text import LANGUAGES
from signoria.table.princes.choices import choices, question
from signoria.table.princes.scene import scene
from tests.cli.princes_games import at, fresh, plain, positions, said
from tests.cli.terminals import new_session
from tests.princes.tables import EXPANDED, FULL, TOGETHER, auction, table


def meant(m: Match, text: str, lang: str = "en") -> list[str]:
    """The legal moves a line can mean."""
    session, _ = new_session(m, lang=lang)
    return [move.text for move in session.understand(m.waiting[0], text).legal]


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def page(m: Match, monkeypatch: pytest.MonkeyPatch, lang: str = "en", news: int = 6, height: int = 24) -> str:
    """A screen of 80 columns, as whoever is asked sees it."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", str(height))
    out, seat = Screen(), m.waiting[0]
    session = Session(m, {}, make_console(color=False, file=out), lambda prompt: "", lang)
    session.told[seat] = max(0, len(m.log(seat)) - news)
    session.present(seat)
    return re.sub(r"\x1b\[[\d;]*[A-Za-z]", "", out.getvalue().rpartition("\x1b[2J")[2])


def raising() -> Match:
    """The jester stands at 300 florins, and the first player is asked."""
    m = auction({}, {}, {}, {})
    for seat, move in [(0, "name jester"), (1, "raise"), (2, "pass"), (3, "pass")]:
        m.play(seat, move)
    return m


# ---------------------------------------------------------------- names and beginnings


@pytest.mark.parametrize(
    ("text", "lang", "move"),
    [
        ("prestige card", "en", "name prestige_card"),
        ("Recruiting Card", "en", "name recruiting_card"),
        ("name prestige card", "en", "name prestige_card"),
        ("put a park up for auction", "en", "name park"),
        ("karta Prestiżu", "pl", "name prestige_card"),
        ("Prestigekarte", "de", "name prestige_card"),
        ("take no object", "en", "refuse"),
    ],
)
def test_names_of_the_auction_may_be_typed(text: str, lang: str, move: str) -> None:
    assert meant(auction({}, {}, {}, {}), text, lang) == [move]


@pytest.mark.parametrize(
    ("text", "lang", "move"),
    [
        ("bonus card", "en", "buy_bonus"),
        ("profession card", "en", "learn"),
        ("freedom of travel", "en", "introduce travel"),
        ("introduce freedom of travel", "en", "introduce travel"),
        ("end", "en", "done"),
        ("end turn", "en", "done"),
        ("End the turn", "en", "done"),
        ("move back", "en", "cash"),
        ("swoboda wyznania", "pl", "introduce religion"),
        ("wyznanie", "pl", "introduce religion"),
        ("karta Premii", "pl", "buy_bonus"),
        ("zakończ ruch", "pl", "done"),
        ("Zug beenden", "de", "done"),
        ("ukončit tah", "cs", "done"),
    ],
)
def test_names_of_actions_may_be_typed(text: str, lang: str, move: str) -> None:
    assert meant(table({"money": 3500, "prestige": 3}), text, lang) == [move]


@pytest.mark.parametrize(("text", "lang"), [("podbij", "pl"), ("erhöhen", "de"), ("raise", "en"), ("zvýšit", "cs")])
def test_a_raise_may_be_typed_in_every_language(text: str, lang: str) -> None:
    assert meant(raising(), text, lang) == ["raise"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_of_every_choice_may_be_typed(lang: str) -> None:
    for m, seat in positions()[::3]:
        session, _ = new_session(m, lang=lang)
        for choice in session.board.choices(session.scene(seat))[:40]:
            assert choice.move in session.understand(seat, choice.sentence).legal, choice.sentence


def test_move_back_is_no_command_and_mov_is_one() -> None:
    m = table({"money": 300, "prestige": 3})
    said(m, "move back")
    assert ("0", "cash") in m.lines
    assert "Also possible" in said(table({"money": 300, "prestige": 3}), "mov")


def test_a_beginning_that_fits_several_choices_asks_which() -> None:
    assert said(table({"money": 3500}), "freedom of").startswith("That could mean several moves: introduce travel")


def test_help_explains_the_cards_that_are_bought() -> None:
    assert "top 5 cards" in said(table(), "help bonus card")
    assert "top 5 cards" in said(table(), "help profession card")


# ---------------------------------------------------------------- the screen


def test_choices_by_name_come_before_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """In German with five players five lines of the log stood above `1–10 Bauen  11–30 Gemeinsam`."""
    m = at(fresh(5, 3, **TOGETHER), "turn", 3)
    text = page(m, monkeypatch, "de", news=20)
    assert "8 Theater" in text
    assert "Zug beenden" in text
    assert text.count("\n") <= 23


def test_no_choice_is_hidden_while_lines_are_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """After an undo five lines stood empty below a short menu."""
    for m, _ in positions():
        text = page(m, monkeypatch, news=0)
        if re.search(r"^ \d+–\d+ [A-Z]", text, re.MULTILINE):  # a group of which only the numbers are shown
            assert text.count("\n") >= 22, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_piece_to_be_placed_is_always_drawn(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In German four turns side by side were 82 columns wide, and no shape was shown."""
    m = table({"money": 3500}, seats=5)
    m.play(0, "build theatre")
    assert page(m, monkeypatch, lang).count("■") == 4 * 5


def test_works_stay_on_the_screen_in_the_auction(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = {"professions": ["poet", "jurist", "painter", "botanist"], "prestige": 4, "bonus": ["each_lake"]}
    m = auction(hand, {}, {}, {}, {}, seats=5)
    text = page(m, monkeypatch)
    for name in ("Poet", "Jurist", "Painter", "Botanist"):
        assert name in text


def test_names_are_whole_on_a_narrow_screen() -> None:
    now = scene(fresh(5), 0, speech("en", "princes"))
    lines = players_table(now, 60)
    assert "4 Rucellai" in plain(lines)
    assert max(line.cell_len for line in lines) <= 60


def test_the_supply_says_how_many_of_the_other_buildings_are_left() -> None:
    now = scene(table({"buildings": {"chapel": ["a1", "a2", "b2"]}}), 0, speech("en", "princes"))
    text = " ".join(plain(supply(now, 120)).split())
    assert "chapel 2 · all other buildings 3" in text


def test_the_first_question_shows_the_professions(monkeypatch: pytest.MonkeyPatch) -> None:
    m = fresh(4)
    text = page(m, monkeypatch)
    assert text.startswith(" Setup")
    assert "one of which goes back" in text


# ---------------------------------------------------------------- why


@pytest.mark.parametrize(
    ("text", "not_said"),
    [
        ("why jester", "Recruit"),
        ("fewest", "Return"),
        ("back", "character"),
        ("bid 500", "hundreds"),
        ("why works", "shop"),
    ],
)
def test_a_verb_is_not_paired_with_the_wrong_kind_of_thing(text: str, not_said: str) -> None:
    assert not_said not in said(table({"money": 500, "professions": ["poet"]}), text)


def test_why_works_is_about_the_works_in_hand() -> None:
    assert "Complete a work with the Poet" in said(table({"professions": ["poet"]}), "why works")


def test_a_list_that_is_cut_says_so() -> None:
    m = table({"money": 3500})
    assert "and 2 more" in said(m, "why build")
    assert "und noch 2" in said(m, "bauen", lang="de")


# ---------------------------------------------------------------- florins


def test_p3_2_2_the_next_bid_may_be_typed_and_no_other() -> None:
    assert meant(raising(), "400") == meant(raising(), "bid 400") == ["raise"]
    assert said(raising(), "500") == "Bids go up by exactly 100 florins: the next is 400 florins."


def test_p7_7_bids_on_characters_are_whole_hundreds() -> None:
    m = at(fresh(3, **EXPANDED), "characters")
    assert "whole hundreds" in said(m.copy(), "muse 550")
    assert "55000" not in said(m.copy(), "why muse 550")
    assert "florins. For example: Muse 300" in said(m.copy(), "muse")
    assert said(at(fresh(3, **EXPANDED), "turn"), "muse 500").startswith("Not possible now: Bid 500 florins")


def test_many_bids_say_how_they_are_typed_and_begin_with_the_lowest_number(monkeypatch: pytest.MonkeyPatch) -> None:
    text = page(at(fresh(3, **EXPANDED), "characters"), monkeypatch)
    assert "You can type bids in florins (Muse 300)" in text
    assert re.search(r"^Bids +1–13 Muse", text, re.MULTILINE)


def test_p7_1_what_costs_prestige_comes_last_and_shows_its_price() -> None:
    m = table({"money": 300, "prestige": 8})
    now = scene(m, 0, speech("en", "princes"))
    made = choices(now)
    assert [choice.move.text for choice in made][-2:] == ["done", "cash"]
    (chapel,) = [choice.note for choice in made if choice.move.text == "build chapel"]
    assert chapel.startswith("300 florins + 4 PP")
    assert "(300 florins + 4 PP)" in plain(table_of(m.game).short_menu(now, made, 80))


def test_p5_1_4_without_actions_the_end_of_the_turn_is_number_1() -> None:
    m = table({"money": 1400})
    for building in ("tower", "chapel"):
        m.play(0, f"build {building}")
        m.play(0, m.legal(0)[0])
    made = choices(scene(m, 0, speech("en", "princes")))
    assert [choice.move.text for choice in made] == ["done", "cash"]


def test_p5_3_3_a_building_with_one_place_left_says_where_it_will_lie() -> None:
    full = {**FULL, "buildings": {name: cells for name, cells in FULL["buildings"].items() if name != "tower"}}
    m = table({**full, "money": 3500, "architects": 3})
    now = scene(m, 0, speech("en", "princes"))
    (tower,) = [choice.note for choice in choices(now) if choice.move.text == "build tower"]
    assert "only place left: a3, rotated 90° clockwise" in tower


# ---------------------------------------------------------------- cards, proposals, two people


def test_p4_4_2_cards_go_under_the_stack_by_a_list_or_by_enter() -> None:
    m = fresh(3)
    at(m, "look")
    m.play(0, m.legal(0)[0])
    cards = [move.text for move in m.legal(0) if move.verb == "under"]
    order = [*range(len(cards), 0, -1)]
    listed, entered = m.copy(), m.copy()
    said(listed, " ".join(str(n) for n in order))
    assert [line for _, line in listed.lines if line in cards] == list(reversed(cards))[:-1]
    now = scene(m, 0, speech("en", "princes"))
    assert "Enter: in this order" in plain(table_of(m.game).menu(now, choices(now), 80))
    said(entered, "")
    assert [line for _, line in entered.lines if line in cards] == cards[:-1]


def proposed() -> Match:
    """The neighbour makes another proposal."""
    m = table({"money": 3500}, {"money": 900}, options=TOGETHER)
    for seat, move in [(0, "propose right tower"), (0, "put f2 0"), (0, "sum 4"), (1, "counter")]:
        m.play(seat, move)
    return m


def test_p11_2_whoever_answers_with_another_proposal_sees_the_first_one() -> None:
    m = proposed()
    assert "original proposal: f2, unrotated, 400 florins" in question(scene(m, 1, speech("en", "princes")))
    m.play(1, "put f2 0")
    assert question(scene(m, 1, speech("en", "princes"))).startswith("How much do you pay Player 1 towards the tower")


def test_an_offer_may_be_withdrawn_while_the_place_is_chosen() -> None:
    """`withdraw` once stood among the places, as one of them."""
    m = table({"money": 3500}, {"money": 900}, options=TOGETHER)
    m.play(0, "propose right tower")
    made = choices(scene(m, 0, speech("en", "princes")))
    assert [choice.move.verb for choice in made].count("withdraw") == 1
    assert made[-1].move.text == "withdraw"
    assert meant(m, "withdraw") == ["withdraw"]
    assert "Withdraw the proposal" in plain(table_of(m.game).menu(scene(m, 0, speech("en", "princes")), made, 80))


def test_moves_may_be_filtered_by_a_neighbour() -> None:
    m = at(fresh(2, **TOGETHER), "turn")
    text = said(m, "moves pazzi")
    assert "neighbour: university (2 Pazzi" in text
    assert "Build a tower" not in text


def test_an_open_raise_needs_no_change_of_places() -> None:
    session, out = new_session(fresh(2), humans=2, width=80)
    prompts: list[tuple[str, bool]] = []

    def read(prompt: str) -> str:
        if "press Enter" in prompt:
            prompts.append(("over", session.is_open))
            return ""
        assert session.last_human is not None
        now = session.scene(session.last_human)
        prompts.append((now.step, session.is_open))
        if now.step == "bid" and session.is_open:
            raise EOFError
        return session.board.choices(now)[0].label

    session.read = read
    run(session)
    assert prompts[-1] == ("bid", True)
    assert prompts[-2][0] != "over"
    shown = out.getvalue().rpartition("Raise or pass")[0].rpartition("Round 1")[2]
    assert "Players" in shown
    assert "Works (minimum" not in shown


@pytest.mark.parametrize(
    ("line", "is_private"),
    [
        ("hint", True), ("moves", True), ("board", True), ("log", True), ("why pass", True), ("preview pass", True),
        ("help jester", True), ("nonsense", True), ("", True), ("help", False), ("rule P-1.7", False), ("save", False),
    ],
)  # fmt: skip
def test_at_an_open_raise_others_look_away_before_anything_private_is_shown(line: str, is_private: bool) -> None:
    """A hint there once told everybody at the screen which profession was in hand."""
    session, _ = new_session(fresh(2), humans=2, width=80)
    prompts: list[str] = []

    def read(prompt: str) -> str:
        if "press Enter" in prompt:
            prompts.append("over")
            return ""
        assert session.last_human is not None
        now = session.scene(session.last_human)
        if "open" in prompts:
            raise EOFError
        if now.step == "bid" and session.is_open:
            prompts.clear()
            prompts.append("open")
            return line
        return session.board.choices(now)[0].label

    session.read = read
    run(session)
    assert prompts == (["open", "over"] if is_private else ["open"])
    assert session.is_open is not is_private
