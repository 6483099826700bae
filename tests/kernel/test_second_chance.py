"""The scheme of chance is written down completely: a checker written from the page alone agrees with whole records."""

import random
import re
from typing import Any

import pytest

import signoria
from signoria.games import GAMES
from signoria.games.fief.pieces import CALAMITY, CALAMITY_COPIES, COPIES, KIND
from signoria.kernel.streams import Streams, nonce_commitment, secret_from_seed
from tests.kernel.second_chance import PAGE, Wrong, check, lists_of, verbs_of

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "lorenzo": [(2, {"advanced": False}), (4, {"advanced": True})],
    "princes": [(2, {}), (5, {})],
    "fief": [(3, {"turn_limit": 4}), (6, {"turn_limit": 3, "relics": True})],
}


def to_the_end(m: signoria.Match, seed: int) -> signoria.Match:
    """Played at random, with undos by consent."""
    choice = random.Random(seed)
    while not m.over:
        seat = choice.choice(m.waiting)
        m.play(seat, choice.choice(m.legal(seat)))
        if choice.random() < 0.03:
            m.undo(seat, consent=True)
    return m


def played(game: str, seats: int, options: dict[str, Any], seed: int = 1) -> signoria.Match:
    """A game with nonces that no server takes, signs in names that elsewhere break lines, and one late seat."""
    nonces = [f'n-{seat}-é☃𝄞 "/\\\t\x01\x7f' for seat in range(seats)]
    promised = [nonce_commitment(nonce) for nonce in nonces]
    rules = GAMES[game]
    streams = Streams(secret_from_seed(seed), [*nonces[:-1], promised[-1]])
    m = signoria.Match(rules, rules.begin(seats, options), streams)
    m.names = [f"Ann\u2028Bo\x85{seat}" for seat in range(seats)]
    m.nonce_commitments = promised
    m.note(f"unrevealed {seats - 1}")
    return to_the_end(m, seed)


@pytest.mark.parametrize("game", GAMES)
def test_it_agrees_with_whole_games(game: str) -> None:
    """Together they show every kind of draw that the page names."""
    verbs = set()
    for seats, options in TABLES[game]:
        for seed in range(3):
            m = played(game, seats, options, seed)
            text = m.record().text()
            signoria.verify(text)
            drawn = [what for who, what in m.lines if who == "chance"]
            assert check(text) == len(drawn)
            verbs |= {what.split()[0] for what in drawn}
    assert verbs == verbs_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_it_agrees_with_a_game_that_began_with_a_position(game: str) -> None:
    seats, options = TABLES[game][0]
    m = signoria.new(game, seats=seats, options=options, seed=5)
    for _ in range(20):
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    m = to_the_end(signoria.from_position(m.position(), seed=6), seed=6)
    assert check(m.record().text()) > 0


@pytest.mark.parametrize("seats", [3, 4])
def test_it_agrees_with_games_of_fief_that_began_in_the_setup(seats: int) -> None:
    """Lords are dealt from a stream of their own up to the line `first`; the page once said: not after a position."""
    for before in range(seats + 2):
        begun = signoria.new("fief", seats=seats, options={"turn_limit": 2}, chance="manual")
        for _ in range(before):
            begun.play("chance", begun.outcomes()[0][0])
        m = to_the_end(signoria.from_position(begun.position(), seed=before), seed=before)
        drawn = [what for who, what in m.lines if who == "chance"]
        assert [what.split()[0] for what in drawn].count("first") == 1
        assert check(m.record().text()) == len(drawn)


def test_it_agrees_with_a_game_in_which_sealed_answers_were_taken_back() -> None:
    """Of three who choose their cards at once, two change their minds; what the others chose stands."""
    m = signoria.new("princes", seats=3, seed=1)
    assert m.waiting == [0, 1, 2]
    for seat in (0, 1):
        m.play(seat, m.legal(seat)[0])
    m.undo(0)
    m.play(0, m.legal(0)[1])
    m.undo(1)
    text = to_the_end(m, seed=1).record().text()
    assert text.index("! retract 0") < text.index("! retract 1")
    signoria.verify(text)
    assert check(text) == text.count("\nchance ")
    with pytest.raises(Wrong):
        check(text.replace("! retract 0", "! retract 2", 1))


def test_it_finds_what_is_wrong() -> None:
    m = played("lorenzo", 2, {})
    text = m.record().text()
    rolled = next(what for _, what in m.lines if what.startswith("roll black"))
    other = f"roll black {int(rolled[-1]) % 6 + 1}"
    for old, new in (
        (f"chance {rolled}", f"chance {other}"),
        ("n-0-", "n-1-"),
        ("unrevealed 1", "unrevealed 0"),
        ("! unrevealed 1", "! unrevealed 1\n! unrevealed 0"),
        (f"secret: {m.record().secret[:8]}", "secret: 00000000"),
    ):
        assert old in text
        with pytest.raises(Wrong):
            check(text.replace(old, new, 1))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_every_name_that_chance_can_draw(game: str) -> None:
    """In the order of the engine; what no list holds is a number, a seat, or is never drawn."""
    rules = GAMES[game]
    lists = lists_of(game)
    listed = {name for names in lists.values() for name in names}
    for verb in rules.verbs.verbs:
        for _, domain in verb.arguments:
            names = [domain.text(value) for value in range(domain.low, domain.low + domain.size)]
            if not listed.isdisjoint(names):
                for title, own in lists.items():
                    if set(own) <= set(names):
                        assert [name for name in names if name in own] == own, (verb.name, title)


def test_the_page_counts_the_cards_of_fief() -> None:
    """Odds count cards; a name that has no number there has one card."""
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    (told,) = re.findall(r"There is one card of each name, but (.*?)\.", text)
    counted = {name: int(number) for number, name in re.findall(r"(\d) (\w+)", told)}
    there = {KIND.text(kind): int(COPIES[kind]) for kind in range(KIND.size)}
    there |= {CALAMITY.text(kind): int(CALAMITY_COPIES[kind]) for kind in range(CALAMITY.size)}
    assert counted == {name: number for name, number in there.items() if number > 1}
