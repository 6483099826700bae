"""A match: previews that show only what a seat knows, copies with fresh chance, reasons for things."""

import json

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.answers import differences
from signoria.kernel.flow import CHANCE, State, refusal
from signoria.kernel.match import Match
from signoria.kernel.streams import Streams, secret_from_seed
from signoria.kernel.text import language, language_or_english, words_for
from tests.contract.toy import Auction
from tests.lorenzo.tables import play, table, texts


def test_a_preview_tells_what_a_move_changes_and_changes_nothing() -> None:
    m = table({"coin": 0}, dice=(4, 1, 1))
    play(m, 0, "place black market.1")
    before = m.digest
    preview = m.preview(0, "servants 0")
    assert m.digest == before
    assert ("players[0].coin", 0, 5) in preview.changes
    assert {"event": "gained", "rule": "L-0.2.6", "seat": 0, "goods": {"coin": 5}, "source": "market"} in preview.events
    assert preview.waiting == [1]
    assert json.loads(json.dumps(preview.json()))["waiting"] == [1]
    play(m, 0, "servants 0")
    after: object = m.position()["players"]
    assert isinstance(after, list)
    assert after[0]["coin"] == 5


def test_a_preview_stops_before_chance() -> None:
    game = Auction()
    m = Match(game, game.begin(2, {}), Streams(secret_from_seed(1), []))
    m.play(0, "bid 3")
    m.play(1, "bid 2")
    preview = m.preview(0, "take")
    assert preview.waiting == [CHANCE]
    assert [event["event"] for event in preview.events] == ["took"]


def test_a_preview_of_a_secret_answer_does_not_open_the_others() -> None:
    game = Auction()
    m = Match(game, game.begin(2, {}), Streams(secret_from_seed(1), []))
    m.play(0, "bid 3")
    preview = m.preview(1, "bid 2")
    assert [event["event"] for event in preview.events] == ["bid"]
    assert "3" not in json.dumps(preview.json()["changes"])


def test_a_secret_event_leaves_no_trace_in_what_others_are_told() -> None:
    """Not even a gap in the numbers: what follows has the same number for everybody who did not hear it."""
    game = Auction()
    m = Match(game, game.begin(2, {}), Streams(secret_from_seed(1), []))
    start = len(m.log(1))
    m.play(0, "bid 0")
    assert [event["event"] for event in m.preview(1, "bid 0").events] == ["bid", "sighed"]
    m.play(1, "bid 1")
    assert [event["event"] for event in m.log(0, start)] == ["bid", "sighed", "bid", "opened", "opened"]
    assert [event["event"] for event in m.log(1, start)] == ["bid", "bid", "opened", "opened"]
    assert [event["event"] for event in m.log(None, start)] == ["bid", "bid", "opened", "opened"]
    assert [event["event"] for event in m.log(1, start + 1)] == ["bid", "opened", "opened"]
    assert len(m.sentences(0)) == len(m.log(0)) == len(m.sentences(None)) + 1
    m.undo(1, consent=True)
    assert len(m.log(0)) == len(m.log(1)) == start


def test_a_preview_of_an_illegal_move_says_why() -> None:
    m = table()
    with pytest.raises(signoria.IllegalMove):
        m.preview(0, "pass")
    with pytest.raises(signoria.IllegalMove):
        m.preview(1, "place black council")


def test_a_copy_is_independent_and_has_fresh_chance() -> None:
    """Nobody can look ahead by copying a match and playing on."""
    m = signoria.new("lorenzo", seats=2, seed=4)
    before = m.digest
    futures = {play_to_round_2(m.copy()) for _ in range(4)}
    assert m.digest == before
    assert len(futures) == 4
    assert play_to_round_2(m) not in futures


def test_a_copy_with_a_seed_plays_on_the_same_way() -> None:
    m = signoria.new("lorenzo", seats=2, seed=4)
    assert play_to_round_2(m.copy(seed=1)) == play_to_round_2(m.copy(seed=1)) != play_to_round_2(m.copy(seed=2))


def play_to_round_2(m: Match) -> str:
    while m.position()["round"] == 1:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    return m.digest


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    first, again, other = (signoria.new("lorenzo", seats=4, seed=seed) for seed in (7, 7, 8))
    assert first.digest == again.digest != other.digest
    assert signoria.new("lorenzo", seats=4).digest != signoria.new("lorenzo", seats=4).digest


def test_chance_by_hand() -> None:
    m = signoria.new("lorenzo", seats=2, chance="manual")
    assert m.waiting == [CHANCE]
    m.play(CHANCE, "seat_next 1")
    assert m.record().commitment == ""
    with pytest.raises(signoria.SignoriaError, match="must be 'streams' or 'manual'"):
        signoria.new("lorenzo", chance="dice")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"name": "chess"}, "name: no game is called 'chess'"),
        ({"name": "lorenzo", "seats": 5}, "seats: lorenzo is for 2 to 4 players, not 5"),
        (
            {"name": "lorenzo", "options": {"turbo": True}},
            "options.turbo: lorenzo has no such option; there is advanced",
        ),
        ({"name": "lorenzo", "options": {"advanced": 1}}, "options.advanced: 1 is not one of false, true"),
    ],
)
def test_games_that_cannot_be_begun(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(signoria.UnknownGame) as caught:
        signoria.new(**arguments)  # type: ignore[arg-type]
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (None, "position: must be an object"),
        ({}, "game: must name a game"),
        ({"game": "chess"}, "game: no game is called 'chess'"),
    ],
)
def test_positions_of_no_game(document: object, message: str) -> None:
    with pytest.raises(signoria.BadPosition, match=message):
        signoria.from_position(document)


def test_why_not_for_a_thing() -> None:
    m = table({"servant": 0}, dice=(1, 1, 1), towers={"territory": ["woods", "forest", None, None]})
    assert m.why_not(0, "woods") == []
    (why, *_) = m.why_not(0, "forest")
    assert why.key == "value-too-low"
    assert why.json()["numbers"] == {"need": 3, "have": 1}
    with pytest.raises(signoria.BadMove, match="neither a verb nor a thing"):
        m.why_not(0, "moon")


def test_nobody_moves_after_the_end() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    while not m.over:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    assert m.waiting == []
    assert texts(m, 0) == []
    (why,) = m.why_not(0, "pass")
    assert (why.key, why.rule) == ("is-over", "")
    assert refusal(m.state, 0, 8)[0] != 0
    assert m.result is not None
    assert m.result.json()["winners"] == m.result.winners


def test_a_view_says_who_is_asked_and_whose_it_is() -> None:
    m = signoria.new("lorenzo", seats=2, options={"advanced": True}, seed=1)
    for seat in (None, 0, 1):
        view = m.view(seat)
        assert view["waiting"] == m.waiting
        assert view["viewer"] == (-1 if seat is None else seat)
        assert signoria.GAMES["lorenzo"].from_document(m.position()).same(m.state)


def test_no_number_of_a_view_or_position_is_too_large_for_javascript() -> None:
    """JavaScript holds whole numbers up to 53 bits: packed goods must leave the engine by name."""

    def largest(value: object) -> int:
        if isinstance(value, dict):
            return max([largest(item) for item in value.values()], default=0)
        if isinstance(value, list):
            return max([largest(item) for item in value], default=0)
        return abs(value) if isinstance(value, int) else 0

    m = table(dice=(6, 6, 6))
    play(m, 0, "place black market.4", "servants 0")  # two privileges to choose
    assert largest(m.position()) < 1 << 53
    assert largest(m.view(1)) < 1 << 53


def test_differences_of_documents() -> None:
    found: list[tuple[str, object, object]] = []
    differences("", {"a": 1, "b": [1, 2], "steps": 1}, {"a": 1, "b": [1, 3], "c": 4, "steps": 2}, found)
    assert found == [("b[1]", 2, 3), ("c", None, 4)]


def test_words_fall_back_to_the_key() -> None:
    words = words_for("lorenzo", "en")
    assert words.word("no-such-key") == "no-such-key"
    assert words.player(1) == "Player 2"
    assert words.player(1, ["Ana", "Bo"]) == "Bo"


def test_an_environment_nobody_chose_speaks_english() -> None:
    """LANG=xx is no wish that can be refused: the terminal speaks English then."""
    assert language_or_english("pl_PL.UTF-8") == language("pl_PL.UTF-8") == "pl"
    assert language_or_english("xx") == language_or_english("C.UTF-8") == "en"


def test_a_full_stack_is_an_error_not_a_crash() -> None:
    s: State = GAMES["lorenzo"].begin(2, None)

    def fill() -> None:
        for _ in range(1000):
            s.push(0)

    with pytest.raises(signoria.SignoriaError, match="stack of steps is full"):
        fill()
