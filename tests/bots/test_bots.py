"""Bots play whole games, repeat themselves by seed, and see only what their seat knows."""

import pytest

import signoria
from signoria.bots import Bot, Choice, Seen, make_bot
from signoria.kernel.domains import Json
from signoria.kernel.flow import legal
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.lorenzo.tables import table

QUICK = ("random", "novice", "club", "search:5")
CHECKED = 60  # decisions of a game, or fewer of a bot that searches: the contract plays many more
OPTIONS: dict[str, dict[str, Json]] = {  # with as many secrets as there can be
    "lorenzo": {"advanced": True},
    "princes": {"muse_and_princess": True, "cooperative_building": True},
    "fief": {"fog_of_war": True, "turn_limit": 3},
}


def play_whole(names: list[str], seed: int, advanced: bool = True) -> Match:
    m = signoria.new("lorenzo", seats=len(names), options={"advanced": advanced}, seed=seed)
    bots = [make_bot(name, seed + i) for i, name in enumerate(names)]
    while not m.over:
        seat = m.waiting[0]
        m.play(seat, bots[seat].choose(m.seen(seat)).move)
    return m


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_finishes_a_game_and_the_same_seed_plays_it_again(name: str, seats: int) -> None:
    m = play_whole([name] * seats, seed=seats, advanced=seats != 3)
    assert m.game.problems(m.state) == []
    assert play_whole([name] * seats, seed=seats, advanced=seats != 3).digest == m.digest


def test_greedy_beats_three_random_players() -> None:
    for seat in range(4):
        names = ["random"] * 4
        names[seat] = "greedy"
        result = play_whole(names, seed=seat).result
        assert result is not None
        assert result.winners == [seat]
        assert result.points[seat] >= 40


def test_random_plays_every_legal_move_sooner_or_later() -> None:
    m = table({"servant": 0}, dice=(1, 1, 1))
    bot = make_bot("random", 1)
    assert {bot.choose(m.seen(0)).move.text for _ in range(300)} == {move.text for move in m.legal(0)}


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(signoria.SignoriaError, match="random, novice, club, master"):
        make_bot("genius", 1)


def test_a_seat_that_is_not_asked_has_nothing_to_choose() -> None:
    with pytest.raises(signoria.SignoriaError, match="seat 1 has nothing to choose"):
        make_bot("random", 1).choose(table().seen(1))


def test_any_seed_will_do() -> None:
    for seed in (0, -1, 2**80):
        make_bot("random", seed).choose(table().seen(0))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", list(OPTIONS))
def test_a_choice_depends_only_on_what_the_seat_knows(game: str, name: str) -> None:
    """Two worlds that the seat cannot tell apart: the same bot chooses the same, for the same reasons."""
    rng = Rng(5)
    m = signoria.new(game, seats=4, options=OPTIONS[game], seed=5)
    drive = make_bot("random", 5)
    compared, most = 0, CHECKED // 3 if name.startswith("search") else CHECKED
    while compared < most:
        seat = m.waiting[compared % len(m.waiting)]
        other = m.copy(seed=1)
        other.state = m.game.sample(m.game.known(m.state, seat), rng)
        if not other.state.same(m.state):
            choices = [make_bot(name, 9).choose(one.seen(seat)).json() for one in (m, other, m)]
            assert choices[0] == choices[1] == choices[2]
            compared += 1
        m.play(seat, drive.choose(m.seen(seat)).move)


@pytest.mark.parametrize("name", QUICK)
def test_who_is_asked_out_of_turn_weighs_its_own_moves_or_waits(name: str) -> None:
    """In Fief one may play cards and make offers while others are asked. Hints crashed there, or said others' moves."""
    m = signoria.new("fief", seats=4, options=OPTIONS["fief"], seed=3)
    drive, bot = make_bot("random", 3), make_bot(name, 3)
    answers: list[Choice] = []
    while len(answers) < 60:
        for seat in [seat for seat in m.optional if seat not in m.waiting and m.legal(seat)]:
            question = m.seen(seat)
            assert question.is_out_of_turn
            answers.append(bot.choose(question))
            assert answers[-1].move.code in question.moves.items
        assert not m.seen(m.waiting[0]).is_out_of_turn
        m.play(m.waiting[0], drive.choose(m.seen(m.waiting[0])).move)
    weighed = [one for one in answers if one.ranked]
    assert all([one.better_wait == (one.ranked[0].worth <= 0) for one in weighed])
    assert any([one.better_wait for one in weighed]) or name == "random"


def test_a_bot_is_not_asked_with_what_others_know() -> None:
    m = signoria.new("lorenzo", seats=4, options={"advanced": True}, seed=3)
    for known in (m.state, m.game.known(m.state, 1), m.game.known(m.state, -1)):
        with pytest.raises(signoria.SignoriaError, match="what another viewer knows"):
            Seen(m.game, known, 0)


def test_the_thinking_part_is_handed_no_secret() -> None:
    class Spy(Bot):
        """Keeps what it is handed."""

        def __init__(self) -> None:
            super().__init__("spy", 1)
            self.seen: list[Seen] = []

        def choose(self, asked: Seen) -> Choice:
            self.seen.append(asked)
            return Choice(asked.legal[0])

    m = signoria.new("lorenzo", seats=4, options={"advanced": True}, seed=3)
    spy = Spy()
    while not m.over:
        seat = m.waiting[0]
        move = spy.choose(m.seen(seat)).move
        assert spy.seen[-1].known.same(m.game.known(m.state, seat))
        assert spy.seen[-1].known.viewer == seat
        assert spy.seen[-1].view == m.view(seat)
        m.play(seat, move)


@pytest.mark.parametrize("name", QUICK)
def test_a_choice_changes_nothing(name: str) -> None:
    m = signoria.new("lorenzo", seats=4, options={"advanced": True}, seed=4)
    bot = make_bot(name, 4)
    for _ in range(30):
        seat = m.waiting[0]
        before = m.state.copy()
        move = bot.choose(m.seen(seat)).move
        assert m.state.same(before)
        assert move.code in legal(m.state, seat).items
        m.play(seat, move)
