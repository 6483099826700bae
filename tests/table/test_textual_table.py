"""The textual table: what is under way first, headings and prices in words, questions that say what they are about."""

import random
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import signoria
from signoria import Match
from signoria.games import GAMES
from signoria.games.fief import offers
from signoria.kernel.text import words_for
from signoria.table.games import in_words
from signoria.table.panels import Panel
from signoria.table.scene import who_is_asked
from signoria.table.shown import Shown, shown
from tests.cli import fief_games
from tests.server.test_mailbox import marching

SIGNS = re.compile(r"@|!\d|\d[mkzrd]\b|\b[1-4] Family")  # gate, engine, troops, price, player by number
LANGUAGES = ("en", "pl", "de", "cs")


def told(m: Match, seat: int | None, lang: str = "en") -> Shown:
    """What a seat or a spectator is shown, panels included."""
    seen = m.seen(seat)
    moves = [] if seat is None else list(seen.legal)
    found, _ = shown(in_words(m.game.name), m, seen, words_for(m.game.name, lang), moves, True, m.over)
    return found


def said(m: Match, seat: int, lang: str = "en") -> dict[str, str]:
    """The words of each legal move at this moment."""
    seen = m.seen(seat)
    _, sentences = shown(in_words(m.game.name), m, seen, words_for(m.game.name, lang), list(seen.legal), False, m.over)
    return sentences


def moments(game: str, moves: int, seed: int, seats: int = 0, **options: Any) -> Iterator[tuple[Match, int]]:
    """Each question of a random game, with who is asked."""
    chance = random.Random(seed)
    m = signoria.new(game, seats=seats or GAMES[game].most, seed=seed, options=options)
    m.names = [f"Family{seat}" for seat in range(seats or GAMES[game].most)]
    for _ in range(moves):
        if m.over:
            return
        seat = chance.choice(m.waiting)
        yield m, seat
        m.play(seat, chance.choice(m.legal(seat)))


def until(game: str, step: str, seats: int = 0, **options: Any) -> tuple[Match, int]:
    """The first question of a kind."""
    for seed in range(30):
        for m, seat in moments(game, 900, seed, seats, **options):
            if m.seen(seat).step == step:
                return m, seat
    raise AssertionError(f"{step} was never asked")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_under_way_comes_first_then_ones_own(game: str) -> None:
    met = 0
    for m, seat in moments(game, 250, 2):
        panels = told(m, seat).panels
        ranks = [rank_of(panel, seat) for panel in panels]
        assert ranks == sorted(ranks)
        assert {1, 2} <= set(ranks)
        met += 0 in ranks
    assert met or game == "lorenzo"


def rank_of(panel: Panel, seat: int) -> int:
    """What is under way, round or turn, one's own, the rest."""
    if panel.under_way:
        return 0
    return 1 if panel.key in ("round", "turn") else 2 if panel.seat == seat else 3


@pytest.mark.parametrize("game", GAMES)
def test_players_keep_their_rows(game: str) -> None:
    """Who plays first changes every round; the table of players does not."""
    for m, seat in moments(game, 120, 3):
        for panel in told(m, seat).panels:
            if panel.key == "players":
                assert [row.key for row in panel.rows] == [f"player-{i}" for i in range(GAMES[game].most)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_headings_are_words(lang: str) -> None:
    """No key and no verb as it is typed stands above a group: `turn-0` was one."""
    for game in GAMES:
        for m, seat in moments(game, 150, 5):
            for group in told(m, seat, lang).groups:
                assert group.title != group.key
                assert "_" not in group.title
                assert group.title[0] == group.title[0].upper()


def test_turns_of_a_piece_are_headings_in_words() -> None:
    m, seat = until("princes", "put")
    titles = {group.key: group.title for group in told(m, seat).groups}
    assert titles["turn-0"] == "Unrotated"
    assert titles.get("turn-1", "Rotated 90° clockwise") == "Rotated 90° clockwise"


def test_each_turn_of_a_piece_is_drawn_at_its_heading_and_its_places_are_named_briefly() -> None:
    """All there was to see of a turn was `turned 270°`, and the list of 194 sentences began anew with each."""
    m, seat = building("opera")
    shown_now = told(m, seat)
    shapes = {group.key: group.shape for group in shown_now.groups}
    assert shapes["turn-0"] == ["■·■", "■■■"]
    assert shapes["turn-1"] == ["■■", "■·", "■■"]
    for group in shown_now.groups:
        for text in group.moves:
            assert shown_now.moves[text].brief == text.split()[1]


def building(name: str) -> tuple[Match, int]:
    """Somebody who is asked where a building shall lie."""
    players = [{"money": 3000, "buildings": {"tower": ["e1", "f1", "g1"]}}]
    m = signoria.from_position({"game": "princes", "seats": 3, "round": 3, "turn": 0, "players": players}, seed=1)
    m.play(0, f"build {name}")
    return m, 0


def test_where_a_piece_is_being_laid_comes_first() -> None:
    """One's own principality was off the screen while one chose a square of it."""
    m, seat = building("opera")
    first = told(m, seat).panels[0]
    assert (first.key, first.kind, first.under_way) == (f"map-{seat}", "grid", True)
    assert first.note.startswith("Closed squares")
    for other in (1, 2):
        assert not any(panel.under_way for panel in told(m, other).panels)


def test_who_talks_about_a_joint_building_sees_both_principalities_first() -> None:
    m, seat = until("princes", "proposal", 3, cooperative_building=True)
    first, second = told(m, seat).panels[:2]
    assert {first.kind, second.kind} == {"grid"}
    assert seat in (first.seat, second.seat)
    steps: Any = m.view(None)["steps"]
    partners = {step["active"] for step in steps if step["step"] == "proposal"} | {first.seat, second.seat}
    assert len(partners) == 2


def test_squares_of_two_pieces_of_a_kind_read_differently() -> None:
    """So that a grid can outline the pieces: two forests side by side were one."""
    lies = [{"type": "lake", "cells": [f"{a}{i}" for a in pair for i in (1, 2)]} for pair in ("ab", "cd")]
    m = signoria.from_position(
        {"game": "princes", "seats": 3, "round": 3, "turn": 0, "players": [{"landscapes": lies}]}, seed=1
    )
    court = next(panel for panel in told(m, 0).panels if panel.key == "map-0")
    assert court.rows[0].cells[1:6] == ["lake", "lake", "lake 2", "lake 2", ""]
    assert court.rows[0].things[1:6] == ["landscape:lake"] * 4 + [None]


def test_selling_prestige_points_never_stands_beside_passing() -> None:
    """`Sell 1 prestige point` stood as a third button beside `Bid` and `Pass`."""
    bids = ((m, seat) for m, seat in moments("princes", 900, 1) if m.seen(seat).step == "bid")
    m, seat = next((m, seat) for m, seat in bids if "cash" in [move.text for move in m.legal(seat)])
    last = told(m, seat).groups[-1]
    assert (last.title, last.moves, last.aside) == ("Sell prestige points", ["cash"], True)
    assert not any(group.aside for group in told(m, seat).groups[:-1])


def test_letters_of_fief_stand_aside_at_the_end() -> None:
    """Six to ten offers stood below `Done` at every question."""
    for m, seat in moments("fief", 200, 6, 4):
        groups = told(m, seat).groups
        for group in groups:
            assert group.aside == all(text.startswith(("offer", "talk")) for text in group.moves)
        assert [group.aside for group in groups] == sorted(group.aside for group in groups)


def test_bids_on_characters_stand_by_character() -> None:
    m, seat = until("princes", "characters", muse_and_princess=True)
    shown_now = told(m, seat)
    assert [group.title for group in shown_now.groups][:2] == ["Muse", "Cardinal"]
    assert shown_now.groups[0].note.startswith("Adds the number of the round to the value of each of your works")
    for group in shown_now.groups[:2]:
        assert [shown_now.moves[text].brief for text in group.moves] == [f"{text.split()[2]}00" for text in group.moves]
    assert shown_now.panels[0].key == "characters"
    assert "number of the round" in shown_now.panels[0].rows[0].cells[-1]


def test_a_bid_says_who_leads_and_what_one_would_bid() -> None:
    m, seat = until("princes", "bid")
    question = told(m, seat).question
    assert "leads with" in question
    assert "or pass?" in question
    assert not any(f"{i} Family" in question for i in range(1, 6))
    assert said(m, seat)["raise"].startswith("Bid ")


def test_who_pays_for_a_joint_building_is_said_to_whom_it_concerns() -> None:
    """The partner was told `The partner pays 300 florins`, who was himself."""
    checked = set()
    for seed in range(8):
        for m, seat in moments("princes", 400, seed, 3, cooperative_building=True):
            sums = {text: words for text, words in said(m, seat).items() if text.startswith("sum ")}
            if sums:
                proposer = told_proposer(m)
                assert all(words.startswith("You pay") == (seat != proposer) for words in sums.values())
                checked.add(seat == proposer)
        if checked == {True, False}:
            return
    raise AssertionError(f"only {checked}")


def told_proposer(m: Match) -> int:
    steps: Any = m.view(None)["steps"]
    return int(next(step["active"] for step in steps if step["step"] == "proposal"))


def test_purchases_of_fief_have_their_prices() -> None:
    prices = {"hire": "denier", "mill": "3 deniers", "castle": "deniers"}
    met = set()
    for m, seat in moments("fief", 900, 1, 3):
        if m.seen(seat).step == "buying":
            found = told(m, seat)
            assert "You have " in found.question
            for text, move in found.moves.items():
                verb = text.split()[0]
                assert prices.get(verb, "") in move.note
                met.add(verb)
    assert met >= set(prices)


def test_an_offer_names_its_receiver_and_an_election_its_office() -> None:
    m, seat = until("fief", "candidacy", 4)
    assert "Election: bishop of" in told(m, seat).question or "Election: king" in told(m, seat).question
    m, seat = until("fief", "ballots", 4)
    assert "counts for nothing" in told(m, seat).question
    assert any(words.startswith("Vote for ") for words in said(m, seat).values())
    election = told(m, seat).panels[0]
    assert election.key == "election"
    assert election.title.startswith("Election: bishop of ")
    assert election.note.endswith("is a bluff and counts for nothing.")
    votes = [row for row in election.rows if row.key.startswith("votes-")]
    assert [row.cells[1] for row in votes] == [f"Family{i}" for i in range(4)]
    assert all(row.cells[2][0].isdigit() for row in votes)
    for made, who in offers_begun():
        assert re.match(r"What do you give Family\d|You are about to send Family\d ", told(made, who).question)
        assert told(made, who).panels[0].key == "offer"
        return
    raise AssertionError("nobody has made an offer")


@pytest.mark.parametrize(
    ("lang", "one", "several", "joined"),
    [
        ("en", "A is deciding ", "{} are deciding ", " and "),
        ("pl", "A decyduje o ", "{} decydują o ", " i "),
        ("de", "A entscheidet über ", "{} entscheiden über ", " und "),
        ("cs", "A rozhoduje o ", "{} rozhodují o ", " a "),
    ],
)
def test_several_who_decide_are_told_in_the_plural(lang: str, one: str, several: str, joined: str) -> None:
    """Polish, German and Czech said "decides: A, B, C, D"."""
    for n in range(1, 6):
        seen: Any = SimpleNamespace(step="marriages", seats=6, waiting=[*range(n)])
        asked = who_is_asked(seen, words_for("fief", lang), list("ABCDEF"))
        together = ", ".join("ABCDE"[: n - 1]) + joined + "ABCDE"[n - 1]
        assert asked.startswith(one if n == 1 else several.format(together))


def offers_begun() -> Iterator[tuple[Match, int]]:
    """Offers that are being put together."""
    for seed in range(10):
        for m, seat in moments("fief", 600, seed, 4):
            steps: Any = m.view(seat)["steps"]
            if steps[-1]["step"] == "offer" and not steps[-1]["made"]:
                yield m, seat


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fief_is_told_without_the_signs_of_the_terminal(lang: str) -> None:
    """`{2:Ch, 3@Médar:Ga 3k}` and `2 Bardi makes 1 Lapo an offer` are for who knows the terminal's key."""
    for m, seat in moments("fief", 260, 4, 4):
        found = told(m, seat, lang)
        texts = [found.question, *[move.note for move in found.moves.values()], *said(m, seat, lang).values()]
        texts += [cell for panel in found.panels for row in panel.rows for cell in row.cells]
        for text in texts:
            assert not SIGNS.search(text), text


def test_markers_of_an_election_are_told_in_words() -> None:
    """`?Pazzi` and `+Pazzi` are for who knows the terminal's key."""
    m, seat = until("fief", "ballots", 4)
    own = next(move.text for move in m.legal(seat) if move.text.startswith("lay ") and "nobody" not in move.text)
    m.play(seat, own)
    who = f"Family{seat}"
    for viewer, sides in ((seat, (f"vote of {who}", f"decoy of {who}")), (None, (f"marker of {who}",))):
        seen = m.seen(viewer)
        found, _ = shown(in_words("fief"), m, seen, words_for("fief", "en"), [], True, False)
        laid = [row.cells[2] for row in found.panels[0].rows if row.key.startswith("candidate-")]
        assert {side for text in laid for side in text.split(", ")} <= {*sides, "–"}
        assert any(text != "–" for text in laid)


def test_who_may_act_meanwhile_is_told_what_others_decide() -> None:
    """`Waiting for Bardi. You may act meanwhile.` did not say what for."""
    met = set()
    for m, _ in moments("fief", 300, 4, 4):
        for seat in range(4):
            if seat not in m.waiting and m.legal(seat):
                step = m.seen(seat).step
                doing = " send " if step == "offer" else words_for("fief", "en").word(f"doing-{step}")
                assert doing in re.sub(" (has|have) sent ", " send ", told(m, seat).question)
                assert told(m, seat).question.endswith("You may act meanwhile.")
                met.add(step)
    assert len(met) > 2


def test_who_waits_for_an_answer_is_told_who_considers_whose_offer_about_what() -> None:
    """Everybody waits for the answer to a letter that a step needs, and read only `Family1 is negotiating.`"""
    m = fief_games.shown(marching())
    m.names = [f"Family{seat}" for seat in range(m.seats)]
    m.play(0, ["march baudoin", "step charolles", "men 2", "ask_leave l_epervier"])
    about = "a request to let Baudoin go to L’Épervier"
    assert told(m, 1).question.startswith(f"Family0 is about to send you {about}.")
    m.play(0, "propose")
    assert told(m, 1).question.startswith(f"Family0 sends you {about}.")
    assert told(m, 0).question.startswith(f"You have sent Family1 {about}, and Family1 is considering it.")
    for viewer in (2, None):
        assert told(m, viewer).question.startswith(f"Family0 has sent Family1 {about}, and Family1 is considering it.")


def test_who_marries_whom_is_told_to_nobody_else_before_it_is_agreed() -> None:
    """[F-1.1.6] That two negotiate about a marriage everybody knows."""
    for seed in range(30):
        for m, seat in moments("fief", 900, seed, 4):
            s, f = m.state, m.state.top
            if m.seen(None).step != "offer" or not s.stack[f + offers.IS_MADE]:
                continue
            if s.stack[f + offers.ABOUT] != offers.MARRIAGE:
                continue
            giver = int(s.stack[f + offers.GIVER])
            others = [told(m, other).question for other in (0, 1, 2, 3, None) if other not in (giver, seat)]
            assert {text.partition(" You may")[0] for text in others} == {
                f"Family{giver} has sent Family{seat} a marriage proposal, and Family{seat} is considering it."
            }
            assert " a proposal of marriage between " in told(m, giver).question
            return
    raise AssertionError("nobody has proposed")


def test_the_terminal_keeps_its_signs() -> None:
    from signoria.table.fief.notes import there
    from signoria.table.fief.scene import scene

    m, seat = until("fief", "moving", 4)
    now = scene(m, seat, words_for("fief", "en"))
    villages = [i for i in range(24) if now.forces(i)]
    assert any(f"{now.forces(i)[0].seat + 1}:" in there(now, i) for i in villages)
