"""Tables for elections: the worked example of Sigy, and short ways to stand, to vote and to look."""

from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import (
    AFTERMATH,
    CANDIDACY,
    ELECTION,
)
from tests.fief.tables import (
    answers,
    asked,
    begin,
    bishop,
    controls,
    hand,
    legal,
    lord,
    lord_of,
    play,
    rule,
    running,
    table,
    to_discard,
    told,
)

B5 = 4


def sigy(first: int = 0, simultaneous: bool = False) -> Table:
    """T-05: Maks (0) has St Paul and Sigy, Anna (1) St Ciers and Beaujeu, Franek (2) the bishop of Bourg.

    Charles of seat 0 and François of seat 1 could stand, Thierry of seat 3 has no votes but could stand, too.
    """
    s = table(4, first=first, without=(AFTERMATH,), simultaneous_votes=simultaneous)
    lord(s, "charles", 0, "sigy")
    controls(s, 0, "st_paul")
    lord(s, "francois", 1, "beaujeu")
    controls(s, 1, "st_ciers_d_abzac")
    lord(s, "gauvain", 2, "bourg")
    bishop(s, "gauvain", "b4")
    lord(s, "thierry", 3, "tournus")
    return s


def candidacies(s: Table, *names: str) -> None:
    """These stand, nobody else does."""
    while running(s) == CANDIDACY:
        seat = asked(s)[0]
        mine = [name for name in legal(s, seat, "stand") if name in names]
        play(s, seat, f"stand {mine[0]}" if mine else "done")


def ballots(s: Table, *moves: str) -> list[int]:
    """Ballots in turn order, as `for against`; who laid them."""
    return answers(s, *[f"lay {move}" for move in moves])


def counted(s: Table) -> dict[str, int]:
    """The votes of the candidates in the last count."""
    return {event["lord"]: event["votes"] for event in told(s, "counted")}


def why_stand(s: Table, office: int, name: str) -> str:
    """Id of the rule that keeps a lord from standing, '' if he may."""
    begin(s, ELECTION, office)
    while running(s) == CANDIDACY and asked(s) != [int(s.owner(lord_of(name)))]:
        play(s, asked(s)[0], "done")
    found = "not-asked" if running(s) != CANDIDACY else rule(s, asked(s)[0], f"stand {name}")
    while s.top >= 0:
        s.pop()
    return found


def with_cards(s: Table, *seats: int) -> None:
    """These hold a card each; revolts are all gone, so that only men and women can be struck."""
    to_discard(s, *["revolt"] * 4)
    for seat in seats:
        hand(s, seat, "tunnel" if seat else "assassination")
