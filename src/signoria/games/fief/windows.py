"""Response windows: fixed points at which everybody who could play a surprise card is asked. [F-9.1] [F-9.5]

Papal powers are used at the same moments; where one could decide something their owners are asked too. [F-1.7.10]

Who is asked follows from public knowledge alone, so that silence tells nothing.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.moves import VERBS
from signoria.games.fief.out_of_turn import annulment_refusal, could_ban
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import (
    MOST_SEATS,
    NO_STANDING,
    SEATS,
    STANDING,
    Table,
)
from signoria.games.fief.steps.kinds import WINDOW
from signoria.games.fief.targets import could_play
from signoria.kernel.domains import Domain, Json, Names
from signoria.kernel.errors import BadMove
from signoria.kernel.flow import FIRST_FIELD, LEGAL

CANDIDACIES_CLOSED: Final = 0
BALLOTS_LAID: Final = 1
TAX_LAID: Final = 2
BEFORE_INCOME: Final = 3
BATTLE_DECLARED: Final = 4
BEFORE_ROLL: Final = 5
AFTER_ROUND: Final = 6
CONTROL_CHANGED: Final = 7
PRISONER_TAKEN: Final = 8
BEFORE_VICTORY: Final = 9
POINT: Final = Names(
    "point",
    (
        "candidacies_closed",
        "ballots_laid",
        "tax_laid",
        "before_income",
        "battle_declared",
        "before_roll",
        "after_round",
        "control_changed",
        "prisoner_taken",
        "before_victory",
    ),
)

AT: Final = FIRST_FIELD  # the point
ASKED: Final = FIRST_FIELD + 1  # mask of seats
PLAYED: Final = FIRST_FIELD + 2  # 1 once a card has been played, so that everybody is asked again
ANSWER: Final = FIRST_FIELD + 3  # per seat: NO_ANSWER, PASSES, or FIRST_MOVE + the move
NO_ANSWER: Final = 0
PASSES: Final = 1
FIRST_MOVE: Final = 2
RESOLVED: Final = ANSWER + MOST_SEATS  # how many seats in turn order have had their answers carried out


class Answers(Domain):
    """An answer in a window: none, a pass or a move in notation."""

    def __init__(self) -> None:
        super().__init__("answer", 0, 1 << 40)

    def json(self, value: i64) -> Json:
        if value < FIRST_MOVE:
            return None if value < 0 else ("" if value == NO_ANSWER else "pass")
        return VERBS.text(value - FIRST_MOVE)

    def read_json(self, value: Json) -> i64:
        if value == "" or value == "pass":
            return PASSES if value else NO_ANSWER
        if not isinstance(value, str):
            return -1
        try:
            return FIRST_MOVE + VERBS.parse(value)
        except BadMove:
            return -1


ANSWERS: Final = Answers()


def asked(s: Table, point: i64) -> i64:
    """Mask of the seats that could play a surprise card or use the pope, by what everybody knows. [F-9.1]"""
    mask: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if is_papal(s, point, seat) or could_play(s, seat):
            mask |= BIT[seat]
        seat += 1
    return mask


def is_papal(s: Table, point: i64, seat: i64) -> bool:
    """Whether a seat could use a papal power where it decides something, by what everybody knows. [F-1.7.10]

    A ban changes elections [F-1.3.6], tithes [F-2.3.8] and, by the bishops' titles, ties [F-7.6]; before the victory
    is looked for a spouse may still wish to be free of an ally. [F-1.7.3] [F-7.3]
    """
    if point == BEFORE_VICTORY:
        return could_ban(s, seat) or annulment_refusal(s, seat)[0] == LEGAL
    is_ban_felt = point == CANDIDACIES_CLOSED or point == BALLOTS_LAID or point == BEFORE_INCOME
    return is_ban_felt and could_ban(s, seat)


def open_window(s: Table, point: i64) -> None:
    """Ask everybody who could do something; nothing happens if nobody could."""
    mask = asked(s, point)
    if mask == 0:
        return
    f = s.push(WINDOW)
    s.stack[f + AT] = point
    s.stack[f + ASKED] = mask


def end_standing(s: Table, until: i64) -> None:
    """A battle, phase or turn is over: instructions that lasted no longer than it end. [F-13.5]"""
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if s.cells[STANDING + seat] <= until:
            s.cells[STANDING + seat] = NO_STANDING
        seat += 1
