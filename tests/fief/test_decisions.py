"""What players are asked in random games is known to the drawn table, whose own test finds a control for each of it."""

import pytest

from tests.fief.decisions import OPTIONS, pairs_of, recorded, verbs

RARE = {
    "ask_waiver",
    "pass_title",
    "declare",
    "tithe_all",
}  # which take a king, a pope or a dauphin at the right moment


@pytest.mark.parametrize("seed", [4 * number + number % 4 for number in range(len(OPTIONS))])
def test_every_pair_of_step_and_verb_is_known_to_the_table(seed: int) -> None:
    assert set(pairs_of(seed)) - recorded() == set()


def test_every_verb_of_the_game_is_among_them() -> None:
    assert set(verbs()) - {verb for _, verb in recorded()} <= RARE
