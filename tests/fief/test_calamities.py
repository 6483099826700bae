"""Calamities are turned up and strike; the plague. [F-2.2]"""

from signoria.games.fief.moves import VERBS
from signoria.games.fief.state import (
    CALAMITY_DISCARDS,
    DECK_CALAMITIES,
    FACE_DOWN,
    UNREVEALED,
    UNSEEN_DISCARDS,
    Table,
)
from signoria.games.fief.steps.kinds import CALAMITIES
from signoria.kernel.flow import CHANCE
from tests.fief.tables import (
    asked,
    begin,
    bishopric,
    calamity,
    chance,
    legal,
    running,
    table,
    told,
    why,
)


def lay(s: Table, n: int) -> None:
    """So many calamities lie face down on the track."""
    s.cells[FACE_DOWN] += n
    s.cells[DECK_CALAMITIES] -= n


def reveal(s: Table, *moves: str) -> None:
    """One calamity is turned up and strikes."""
    if s.top < 0:
        lay(s, 1)
        begin(s, CALAMITIES)
    chance(s, *moves)


def lies(s: Table, name: str, where: str) -> bool:
    kinds = {"bad_weather": 0, "famine": 1, "plague": 2}
    return s.has_calamity(bishopric(where), kinds[name])


def discarded(s: Table) -> list[int]:
    return [int(s.cells[CALAMITY_DISCARDS + kind]) for kind in range(3)]


# ---------------------------------------------------------------- where they strike


def test_f2_2_1_calamities_are_turned_up_one_by_one() -> None:
    s = table(3, phase=2)
    lay(s, 2)
    begin(s, CALAMITIES)
    assert asked(s) == [CHANCE]
    step = s.steps[s.stack[s.top]]
    assert [int(step.odds(s, s.top, VERBS.parse(text))) for text in legal(s, CHANCE)] == [4, 4, 2]
    assert why(s, CHANCE, "die 3") == "not-now"
    chance(s, "reveal famine")
    assert legal(s, CHANCE, "die") == ["1", "2", "3", "4", "5", "6"]
    assert why(s, CHANCE, "reveal famine") == "not-now"
    chance(s, "die 3")
    assert lies(s, "famine", "b3")
    assert [int(step.odds(s, s.top, VERBS.parse(text))) for text in legal(s, CHANCE)] == [4, 3, 2]
    chance(s, "reveal bad_weather", "die 5")
    assert lies(s, "bad_weather", "b5")
    assert running(s) < 0
    assert (s.cells[FACE_DOWN], s.cells[UNREVEALED], s.cells[UNREVEALED + 1]) == (0, 3, 3)


def test_f2_2_1_six_is_a_false_alarm() -> None:
    s = table(3, phase=2)
    reveal(s, "reveal plague", "die 6")
    assert discarded(s) == [0, 0, 1]
    assert told(s, "false-alarm") == [{"event": "false-alarm", "rule": "F-2.2.1", "calamity": "plague"}]
    assert running(s) < 0


def test_f2_2_1_a_second_of_the_kind_is_discarded_another_kind_stays() -> None:
    s = table(3, phase=2)
    calamity(s, "famine", "b2")
    lay(s, 2)
    begin(s, CALAMITIES)
    chance(s, "reveal famine", "die 2")
    assert discarded(s) == [0, 1, 0]
    assert [(event["calamity"], event["bishopric"]) for event in told(s, "already-there")] == [("famine", "b2")]
    chance(s, "reveal bad_weather", "die 2")
    assert lies(s, "famine", "b2")
    assert lies(s, "bad_weather", "b2")
    assert [(event["calamity"], event["bishopric"]) for event in told(s, "struck")] == [("bad_weather", "b2")]
    assert discarded(s) == [0, 1, 0]


def test_f0_7_beginners_discard_those_of_the_first_turn_unseen() -> None:
    s = table(3, phase=2, beginners=True)
    lay(s, 2)
    begin(s, CALAMITIES)
    assert running(s) < 0
    assert (s.cells[FACE_DOWN], s.cells[UNSEEN_DISCARDS], discarded(s)) == (0, 2, [0, 0, 0])
    assert told(s, "spared") == [{"event": "spared", "rule": "F-0.7", "number": 2}]


def test_f0_7_beginners_meet_them_in_the_second_turn() -> None:
    s = table(3, turn=2, phase=2, beginners=True)
    lay(s, 1)
    begin(s, CALAMITIES)
    assert asked(s) == [CHANCE]


def test_f0_7_without_calamities_nobody_is_spared() -> None:
    s = table(3, phase=2, beginners=True)
    begin(s, CALAMITIES)
    assert told(s, "spared") == []
