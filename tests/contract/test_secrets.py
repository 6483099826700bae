"""Secrets: what nobody but their owner may learn, and planted leaks that the checks must catch."""

from typing import Any

import pytest
from mypy_extensions import i64

from signoria.games import GAMES
from signoria.kernel.answers import Move
from signoria.kernel.contract import Broken, Referee, check_game, secret_problems, viewers
from signoria.kernel.domains import Json
from signoria.kernel.flow import ALL_SEEING, UNKNOWN, State
from signoria.kernel.game import Game, Result
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.contract.toy import play_ten

LORENZO = GAMES["lorenzo"]


@pytest.mark.parametrize(
    "fault",
    [
        "card not hidden",
        "bid not hidden",
        "card told to all",
        "bid told to all",
        "sigh heard by all",
        "who has bid shows",
        "sample peeks",
        "view grows with a secret",
        "who may act is a secret",
        "reason tells a card",
    ],
)
def test_a_planted_leak_is_caught(fault: str) -> None:
    with pytest.raises(Broken):
        play_ten(fault)


class Leaky(Game):
    """Lorenzo with one leak. Compiled games cannot be inherited from, so every question is passed on."""

    def __init__(self, leak: str = "") -> None:
        inner = LORENZO
        tables = (inner.options, inner.verbs, inner.events, inner.reasons, inner.steps)
        super().__init__(inner.name, inner.rules_version, inner.fewest, inner.most, *tables)
        self.ledger = inner.ledger
        self.leak = leak
        self.true_hand = 0

    def new(self, seats: int, options: dict[str, Json]) -> State:
        return LORENZO.new(seats, options)

    def seats(self, s: State) -> int:
        return LORENZO.seats(s)

    def options_of(self, s: State) -> dict[str, Json]:
        return LORENZO.options_of(s)

    def known(self, s: State, viewer: i64) -> State:
        k = LORENZO.known(s, viewer)
        hidden = [i for i in range(len(s.cells)) if k.cells[i] == UNKNOWN and s.cells[i] != UNKNOWN]
        if self.leak == "one hidden number shows" and hidden:
            k.cells[hidden[0]] = s.cells[hidden[0]]
        if self.leak == "secret answers show":
            for i in range(s.used):
                k.stack[i] = s.stack[i]
        if s.viewer == ALL_SEEING:
            self.true_hand = sum(s.cells[i] for i in hidden)
        return k

    def sample(self, known: State, rng: Rng) -> State:
        if self.leak == "sample peeks":
            return LORENZO.sample(known, Rng(self.true_hand))
        return LORENZO.sample(known, rng)

    def document(self, s: State) -> dict[str, Json]:
        return LORENZO.document(s)

    def from_document(self, document: Json) -> State:
        return LORENZO.from_document(document)

    def scores(self, s: State) -> list[dict[str, int]]:
        return LORENZO.scores(s)

    def result(self, s: State) -> Result | None:
        return LORENZO.result(s)

    def problems(self, s: State) -> list[str]:
        return LORENZO.problems(s)


def test_lorenzo_passed_on_keeps_the_contract() -> None:
    check_game(Leaky(), 3, {"advanced": True}, 4)


@pytest.mark.parametrize("leak", ["one hidden number shows", "secret answers show", "sample peeks"])
def test_a_leak_planted_in_lorenzo_is_caught(leak: str) -> None:
    with pytest.raises(Broken):
        check_game(Leaky(leak), 3, {"advanced": True}, 4, dear_every=5)


def test_worlds_differ_where_something_is_hidden() -> None:
    """A sampler that always finds the true world would know it."""
    referee = Referee(LORENZO, LORENZO.begin(4, {"advanced": True}), 8)
    while referee.match.state.steps[referee.match.state.stack[referee.match.state.top]].name != "turn":
        referee.match.play(*play_of(referee))
    s = referee.match.state
    for viewer in viewers(LORENZO, s):
        worlds = {LORENZO.digest(LORENZO.sample(LORENZO.known(s, viewer), Rng(seed))) for seed in range(20)}
        assert len(worlds) > 10


def play_of(referee: Referee) -> tuple[int, Move]:
    seat, code = referee.choice()
    return seat, Move(referee.game, code)


def advanced_game(seed: int, moves: int) -> Match:
    """Some way into an advanced game for three."""
    referee = Referee(LORENZO, LORENZO.begin(3, {"advanced": True}), 2 * seed)
    for _ in range(moves):
        referee.match.play(*play_of(referee))
    return referee.match


@pytest.mark.parametrize("moves", [9, 21, 24, 60, 110, 150])
def test_no_hidden_leader_is_named_anywhere(moves: int) -> None:
    """Views, logs, sentences, previews and reasons of a seat never name a leader that only others hold."""
    m = advanced_game(3, moves)
    players: Any = m.position()["players"]
    for viewer in [None, 0, 1, 2]:
        shown = m.view(viewer)
        own = set() if viewer is None else named(shown["players"][viewer])  # type: ignore[index]
        public = {leader for player in players for leader in player["played"] + player["discarded"]}
        hidden = {leader for player in players for leader in player["hand"] or []} - own - public
        text = repr(shown) + repr(m.log(viewer))
        if viewer is not None:
            for move in list(m.legal(viewer))[:10]:
                text += repr(m.preview(viewer, move).json())
        assert not [leader for leader in hidden if f"'{leader}'" in text]


def named(player: Any) -> set[str]:
    """Leaders a player has seen or holds."""
    return {leader for look in player["seen"] for leader in look or []} | set(player["hand"] or [])


def test_blank_events_keep_their_sentence() -> None:
    m = advanced_game(5, 30)
    for viewer in [None, 0, 1, 2]:
        for event, sentence in zip(m.log(viewer), m.sentences(viewer), strict=True):
            assert sentence
            if event["event"] in ("dealt", "kept"):
                assert (event["leader"] is None) == (event["seat"] != viewer)


def test_a_view_is_as_long_whatever_others_hold() -> None:
    """The view of a seat has the same text in every world it cannot tell apart, so its length tells nothing."""
    m = advanced_game(7, 60)
    for viewer in viewers(LORENZO, m.state):
        k = LORENZO.known(m.state, viewer)
        texts = {repr(LORENZO.document(LORENZO.known(LORENZO.sample(k, Rng(seed)), viewer))) for seed in range(10)}
        assert texts == {repr(LORENZO.document(k))}


@pytest.mark.parametrize("seed", range(4))
def test_the_draft_tells_nothing_at_any_answer(seed: int) -> None:
    """Every node of setup and draft, in every order of answers."""
    referee = Referee(LORENZO, LORENZO.begin(2 + seed % 3, {"advanced": True}), 2 * seed)
    step = ""
    while step != "turn":
        referee.play(*referee.choice())
        s = referee.match.state
        step = s.steps[s.stack[s.top]].name
        if step in ("deal", "draft"):
            assert secret_problems(LORENZO, s, s, seed) == []
