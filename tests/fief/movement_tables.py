"""Short ways to play phase 5 in tests."""

from signoria.games.fief.moves import FIRST_OUT_OF_TURN, VERBS
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import ENTERING, MOVEMENT
from tests.fief.tables import asked, begin, chance, default, field, legal, lord, play, runs, table, troops


def choices(s: Table, seat: int) -> list[str]:
    """What a seat that is asked can answer, without what it could do out of turn."""
    return [text for text in legal(s, seat) if VERBS.parse(text) & 255 < FIRST_OUT_OF_TURN]


def phase_5(seats: int = 3, fog: bool = False) -> Table:
    """An empty board in phase 5; lords who are set free stay where they are."""
    return table(seats, phase=5, without=(ENTERING,), fog_of_war=fog)


def baudoin_at_blaye(men: int = 0, knights: int = 0, seats: int = 3, fog: bool = False) -> Table:
    """Seat 0 has Baudoin and troops in Blaye."""
    s = phase_5(seats, fog)
    lord(s, "baudoin", 0, "blaye")
    troops(s, 0, "blaye", men, knights)
    return s


def march(s: Table, seat: int, name: str, *moves: str) -> None:
    """The phase begins if it has not; whoever comes before is done, then a lord marches."""
    if not runs(s):
        begin(s, MOVEMENT)
    while asked(s) != [seat]:
        play(s, asked(s)[0], "done")
    play(s, seat, f"march {name}", *moves)


def grant(s: Table, *seats: int) -> None:
    """Leave has been asked for: the asker proposes and each of these accepts."""
    for seat in seats:
        play(s, asked(s)[0], "propose")
        assert asked(s) == [seat]
        play(s, seat, "accept")


def refuse(s: Table, seat: int) -> None:
    """Leave has been asked for: the asker proposes and this one refuses."""
    play(s, asked(s)[0], "propose")
    assert asked(s) == [seat]
    play(s, seat, "refuse")


def two_knights(men: int = 0, knights: int = 2, seats: int = 3, fog: bool = False) -> Table:
    """Seat 0 (Baudoin, knights) goes from Blaye to Charolles, where seat 1 has a man-at-arms; so in L'Épervier."""
    s = baudoin_at_blaye(men, knights, seats, fog)
    troops(s, 1, "charolles", men=1)
    troops(s, 1, "l_epervier", men=1)
    return s


def ride(s: Table, knights: int = 2, to: str = "l_epervier") -> None:
    """Baudoin goes to Charolles with his knights and declares a cavalcade; all of them ride."""
    march(s, 0, "baudoin", "step charolles", f"knights {knights}", f"cavalcade {to}")
    if runs(s) == "LOADING":
        play(s, 0, f"knights {knights}")


def fight(s: Table, attack: int, defence: int) -> None:
    """A round: the first die of each side shows so much, the others nothing; losses as proposed."""
    assert runs(s) == "ROUND", runs(s)
    dice = [attack] + [0] * (field(s, "attack_dice") - 1) + [defence] + [0] * (field(s, "defence_dice") - 1)
    for hits in dice:
        chance(s, f"hit {hits}")
    while runs(s) == "LOSSES":
        play(s, asked(s)[0], default(s, asked(s)[0]))
