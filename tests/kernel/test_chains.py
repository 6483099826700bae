"""Several moves with one gesture: the same as one by one, one undo, and nothing learnt from having one refused."""

import random
from typing import Any

import pytest
from mypy_extensions import i64

import signoria
from signoria.games import GAMES
from signoria.kernel.flow import FIRST_FIELD, LEGAL, SPECTATOR, Refusal, State
from signoria.kernel.match import Match
from signoria.kernel.moves import verb_of
from signoria.kernel.rng import Rng
from signoria.kernel.streams import Streams, secret_from_seed
from tests.contract.toy import (
    CHEER,
    COINS,
    HAGGLE,
    SMUGGLED,
    TAKE,
    TOO_DEAR,
    WINNER,
    Auction,
    Board,
    Haggle,
)
from tests.lorenzo.tables import play, table


def auction(seats: int = 2, seed: int = 1) -> Match:
    game = Auction()
    return Match(game, game.begin(seats, {}), Streams(secret_from_seed(seed), []))


def low_dice() -> Match:
    """A card on the second territory floor, which takes 3, for members of 1."""
    return table({"servant": 3}, dice=(1, 1, 1), towers={"territory": [None, "forest", None, None]})


def told(m: Match) -> dict[str, Any]:
    """Everything about a match that anybody could compare."""
    viewers = [None, *range(m.seats)]
    return {
        "digest": m.digest,
        "lines": list(m.lines),
        "views": [m.view(viewer) for viewer in viewers],
        "logs": [m.log(viewer) for viewer in viewers],
        "waiting": m.waiting,
    }


def refused(m: Match, seat: int, moves: list[str], key: str) -> None:
    """The chain is refused for this reason, and nothing has changed."""
    before = told(m)
    with pytest.raises(signoria.IllegalMove) as caught:
        m.play(seat, moves)
    assert [why.key for why in m.why_not(seat, moves)] == [key]
    assert [getattr(why, "key", "") for why in caught.value.reasons] == [key]
    assert told(m) == before


def test_a_placement_with_its_servants_is_one_gesture() -> None:
    m = low_dice()
    one_by_one = low_dice()
    assert m.play(0, ["place black territory.2", "servants 2"]) is None
    play(one_by_one, 0, "place black territory.2", "servants 2")
    assert told(m) == told(one_by_one)


def test_it_is_taken_back_with_one_undo_and_a_line_for_each_move() -> None:
    m = low_dice()
    before = m.digest
    m.play(0, ["place black territory.2", "servants 2"])
    m.undo(0)
    assert m.digest == before
    assert m.lines[-2:] == [("!", "undo 0"), ("!", "undo 0")]
    assert signoria.replay(m.record().text()).digest == before


def test_single_moves_are_taken_back_one_by_one() -> None:
    m = low_dice()
    m.play(0, "place black territory.2")
    middle = m.digest
    m.play(0, "servants 2")
    m.undo(0)
    assert m.digest == middle


def test_a_later_move_that_is_not_legal_refuses_all_of_it() -> None:
    m = low_dice()
    refused(m, 0, ["place black territory.2", "servants 9"], "not-enough-servants")


def test_it_ends_where_somebody_else_decides() -> None:
    m = table(dice=(6, 6, 6))
    refused(m, 0, ["place black market.1", "servants 0", "place white council"], "others-first")


def test_it_ends_where_chance_is_drawn() -> None:
    m = auction()
    m.play(0, "bid 3")
    m.play(1, "bid 2")
    refused(m, 0, ["take", "bid 1"], "chance-first")


def test_a_sealed_answer_is_the_last_move() -> None:
    refused(auction(), 0, ["bid 3", "take"], "others-first")


def test_defaults_follow_if_one_says_so() -> None:
    m = low_dice()
    m.play(0, "place black territory.2", then="default")
    assert [what for _, what in m.lines[-2:]] == ["place black territory.2", "servants 2"]
    m.undo(0)
    assert m.waiting == [0]
    assert not m.why_not(0, "place black territory.2")


def test_servants_are_asked_for_where_more_would_activate_another_card() -> None:
    """The rule that no servants are paid where more bring nothing exists once, in the engine."""
    for territories, asks in ((["forest"], True), (["commercial_hub"], False), ([], False)):
        m = table({"servant": 6, "territories": territories}, dice=(2, 1, 1))
        m.play(0, "place black harvest.single", then="default")
        assert (m.waiting == [0]) == asks, territories


def test_servants_of_bonus_actions_are_asked_for_only_where_they_bring_something() -> None:
    """A card taken as a bonus action, and a harvest, where more servants bring nothing."""
    m = table(
        {"servant": 6, "coin": 9, "military": 9},
        round=3,
        dice=(6, 6, 6),
        towers={"character": ["captain", None, None, None], "territory": [None, "gold_mine", None, None]},
    )
    play(m, 0, "place black character.1", "servants 0", "resolve gain")
    m.play(0, "take territory.2", then="default")
    assert ("0", "servants 0") in [(str(who), what) for who, what in m.lines[-3:]]
    assert m.waiting != [0]
    for territories, asks in ((["forest"], True), ([], False)):
        m = table(
            {"servant": 6, "coin": 9, "territories": territories},
            round=5,
            dice=(6, 6, 6),
            towers={"character": ["cardinal", None, None, None]},
        )
        m.play(0, "place black character.1", then="default")
        assert ("decline" in [move.text for move in m.legal(0)]) == asks, territories


def test_then_must_be_one_of_two() -> None:
    with pytest.raises(signoria.SignoriaError, match=r"^then: "):
        table().play(0, "place black council", then="all")


@pytest.mark.parametrize("moves", [[], ["place black council"] * 65])
def test_a_chain_has_a_length(moves: list[str]) -> None:
    with pytest.raises(signoria.BadMove, match="1 to 64 moves"):
        table().play(0, moves)


def test_a_preview_of_an_unfinished_chain_asks_the_next_question() -> None:
    m = low_dice()
    preview = m.preview(0, ["place black territory.2"])
    assert preview.next is not None
    assert preview.next.step == "action"
    assert preview.json()["legal"] == ["servants 2", "servants 3"]
    whole = m.preview(0, ["place black territory.2", "servants 2"])
    assert whole.next is None
    assert whole.json()["legal"] == []
    assert whole.waiting == [1]
    assert m.preview(0, "place black territory.2", then="default").json() == whole.json()


def test_a_preview_says_whether_the_gesture_can_be_taken_back_freely() -> None:
    m = auction()
    assert m.preview(0, "bid 3").free
    m.play(0, "bid 3")
    m.play(1, "bid 2")
    assert not m.preview(0, "take").free  # the next cards are dealt


# ------------------------------------------------------------ answers nobody asks for


def test_an_answer_without_a_choice_is_left_out_and_another_is_refused() -> None:
    m = table({"servant": 0}, dice=(6, 6, 6))
    assert m.preview(0, "place black market.1").next is None  # no servants, so nothing is asked
    refused(m, 0, ["place black market.1", "servants 1"], "no-choice")
    m.play(0, ["place black market.1", "servants 0"])
    assert [what for _, what in m.lines] == ["place black market.1"]


# ------------------------------------------------------------ whole games


def a_gesture(m: Match, seat: int, choice: random.Random) -> list[str]:
    """A random move, and random answers to what it leads into."""
    moves = [choice.choice(m.legal(seat)).text]
    while len(moves) < 12 and (seen := m.preview(seat, moves).next) is not None:
        moves.append(choice.choice(seen.legal).text)
    return moves


@pytest.mark.parametrize(("game", "seats"), [("lorenzo", 2), ("princes", 3), ("fief", 3)])
def test_whole_games_of_gestures_are_the_same_move_by_move(game: str, seats: int) -> None:
    """Digests, events, draws and views; every tenth gesture is taken back with one undo where that is free."""
    options = {"turn_limit": 2} if game == "fief" else {}
    chained, single = (signoria.new(game, seats=seats, options=options, seed=3) for _ in range(2))
    choice, longest = random.Random(5), 0
    for n in range(60 if game == "fief" else 120):
        if chained.over:
            break
        seat = choice.choice(chained.waiting)
        moves = a_gesture(chained, seat, choice)
        longest = max(longest, len(moves))
        before = chained.digest
        if chained.play(seat, moves) is not None:
            moves = [what for who, what in chained.lines[len(single.lines) :] if who == str(seat)]
        for move in moves:
            single.play(seat, move)
        assert told(chained) == told(single)
        if n % 10 == 9 and not chained.barrier(seat):
            chained.undo(seat)
            assert chained.digest == before
            for _ in moves:
                single.undo(seat)
            assert told(chained) == told(single)
    assert longest > 1


# ------------------------------------------------------------ probing


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_a_chain_depends_on_what_its_seat_knows_alone(game: str) -> None:
    """In worlds the seat cannot tell apart the same chains are refused for the same reasons, with the same previews."""
    rules = GAMES[game]
    m = signoria.new(game, options={"turn_limit": 3} if game == "fief" else {}, seed=8)
    choice = random.Random(2)
    for _ in range(25):
        for _ in range(choice.randrange(1, 9)):
            if not m.over:
                seat = choice.choice(m.waiting)
                m.play(seat, choice.choice(m.legal(seat)))
        if m.over:
            break
        seat = choice.choice(m.waiting)
        seen = m.seen(seat)
        other = Match(rules, seen.world(Rng(choice.randrange(99))), None)
        first = choice.choice(m.legal(seat)).text
        for second in [move.text for move in m.legal(seat)][:6]:
            chain = [first, second]
            answers = [[why.json() for why in one.why_not(seat, chain)] for one in (m, other)]
            assert answers[0] == answers[1]
            if not answers[0]:
                assert m.preview(seat, chain).json() == other.preview(seat, chain).json()


def test_a_seen_is_made_from_what_its_seat_knows() -> None:
    m = signoria.new("lorenzo", seats=2, options={"advanced": True}, seed=7)
    seen = m.seen(0)
    assert seen.view == m.view(0)
    assert list(seen.legal) == list(m.legal(0))
    assert m.seen().viewer == SPECTATOR
    assert len(m.seen().legal) == 0
    with pytest.raises(signoria.SignoriaError, match=r"^seat: "):
        signoria.Seen(m.game, m.game.known(m.state, 1), 0)


def test_a_move_gives_its_arguments_by_name() -> None:
    move = table().move("place white territory.3")
    assert move.arguments == {"member": "white", "space": "territory.3"}
    assert move.number("space") == 2
    with pytest.raises(signoria.SignoriaError, match="place has no argument 'card'"):
        move.number("card")


class Rising(Haggle):
    """The winner may cheer too. Should something be smuggled, the price rises by that, which nobody can know before."""

    def refusal(self, s: Board, f: i64, seat: i64, move: i64) -> Refusal:
        if seat == s.cells[WINNER] and verb_of(move) == CHEER:
            return (LEGAL, 0, 0, 0)
        price = s.stack[f + FIRST_FIELD]
        if seat == s.cells[WINNER] and verb_of(move) == TAKE and price > s.cells[COINS + seat]:
            return (TOO_DEAR, price, s.cells[COINS + seat], 0)
        return super().refusal(s, f, seat, move)

    def apply(self, s: Board, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == CHEER:
            s.stack[f + FIRST_FIELD] += s.cells[SMUGGLED]
            s.cells[SMUGGLED] = 0
        super().apply(s, f, seat, move)


class Smuggling(Auction):
    """That anything is smuggled is so rare that no world has it which a seat thinks of."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[HAGGLE] = Rising("")

    def known(self, s: State, viewer: i64) -> State:
        k = super().known(s, viewer)
        k.cells[SMUGGLED] = 0
        return k


@pytest.mark.parametrize("smuggled", [0, 50])
def test_what_the_table_refuses_because_of_something_hidden_is_dropped(smuggled: int) -> None:
    """The moves before it stand, as one gesture, and the rest comes back with the reason."""
    game = Smuggling()
    m = Match(game, game.begin(2, {}), Streams(secret_from_seed(1), []))
    m.play(0, "bid 2")
    m.play(1, "bid 1")
    m.state.cells[SMUGGLED] = smuggled
    before = len(m.entries)
    dropped = m.play(0, ["cheer", "take"])
    assert (dropped is None) == (smuggled == 0)
    if dropped is not None:
        assert [move.text for move in dropped.moves] == ["take"]
        assert (dropped.why.key, dropped.why.numbers) == ("too-dear", {"need": 52, "have": 6})
        assert m.waiting == [0]
        assert [entry.code for entry in m.entries[before:]] == [CHEER]
