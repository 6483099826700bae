"""The scheme of chance is written down completely: a checker written from the page alone agrees with whole records."""

import random
from typing import Any

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.streams import Streams, nonce_commitment, secret_from_seed
from tests.kernel.second_chance import Wrong, check, lists_of, verbs_of

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
    """A game with nonces in other scripts, and one seat that was late."""
    nonces = [f"n-{seat}-é☃𝄞" for seat in range(seats)]
    promised = [nonce_commitment(nonce) for nonce in nonces]
    rules = GAMES[game]
    streams = Streams(secret_from_seed(seed), [*nonces[:-1], promised[-1]])
    m = signoria.Match(rules, rules.begin(seats, options), streams)
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


def test_it_finds_what_is_wrong() -> None:
    m = played("lorenzo", 2, {})
    text = m.record().text()
    rolled = next(what for _, what in m.lines if what.startswith("roll black"))
    other = f"roll black {int(rolled[-1]) % 6 + 1}"
    for old, new in (
        (f"chance {rolled}", f"chance {other}"),
        ("n-0-", "n-1-"),
        ("unrevealed 1", "unrevealed 0"),
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
