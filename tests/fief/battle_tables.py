"""Battles put down and fought in few words: what the tests of battles share."""

from signoria.games.fief.moves import FIRST_OUT_OF_TURN, VERBS
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import BATTLES, ENTERING
from tests.fief.tables import (
    asked,
    begin,
    chance,
    default,
    field,
    legal,
    lord,
    play,
    runs,
    table,
    troops,
)


def choices(s: Table, seat: int) -> list[str]:
    """What a seat that is asked can answer, without what it could do out of turn."""
    return [text for text in legal(s, seat) if VERBS.parse(text) & 255 < FIRST_OUT_OF_TURN]


def two_armies(men: int = 3, knights: int = 1, seats: int = 3) -> Table:
    """Seat 0 (Arthur) stands before Blaye, where seat 1 (Baudoin) has a lord, men-at-arms and a knight."""
    s = table(seats, phase=6, without=(ENTERING,))
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=3, knights=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=men, knights=knights)
    return s


def attack(s: Table) -> None:
    """Phase 6 begins and seat 0 attacks seat 1 in Blaye."""
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")


def roll(s: Table, attacked: int, defended: int) -> None:
    """A round in which the attack and the defence do so much damage; the side with a choice loses what is proposed."""
    attack_dice, defence_dice = dice_of(s)
    for hits in [attacked] + [0] * (attack_dice - 1) + [defended] + [0] * (defence_dice - 1):
        chance(s, f"hit {hits}")
    while runs(s) == "LOSSES":
        play(s, asked(s)[0], default(s, asked(s)[0]))


def dice_of(s: Table) -> tuple[int, int]:
    """Dice of attack and defence in the round that begins."""
    assert runs(s) == "ROUND"
    return field(s, "attack_dice"), field(s, "defence_dice")


def three_armies() -> Table:
    """The same with a bigger attacker, and seat 2 (Charles) at another gate."""
    s = two_armies(men=3, knights=2)
    lord(s, "charles", 2, "blaye/la_salle")
    troops(s, 2, "blaye/la_salle", men=2, knights=1)
    return s
