"""Victory points, who wins, and how the game ends. [F-7] [F-13.1]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.control import villages_of
from signoria.games.fief.messages_frame import E_POINTS, E_TIED, E_TIME_IS_UP, E_WON, E_WON_TOGETHER
from signoria.games.fief.people import ally_of, fief_titles_of, size
from signoria.games.fief.pieces import BISHOPRICS, BIT, CITY, VILLAGES, VP_ALLIED, VP_ALONE
from signoria.games.fief.purse import show_money
from signoria.games.fief.state import (
    BISHOP,
    CONTROL,
    FORT_IN,
    IS_REGENT,
    KING,
    OWNER,
    POPE,
    QUEEN,
    SEATS,
    TURN,
    TURN_LIMIT,
    WINNERS,
    Table,
)
from signoria.kernel.game import Result

PAIRS_FROM: Final = 4  # players [F-7.4]


def has(s: Table, seat: i64, lord: i64) -> bool:
    """Whether a lord (NONE: no lord) belongs to a family."""
    return lord >= 0 and s.cells[OWNER + lord] == seat


def is_kings(s: Table, seat: i64) -> bool:
    return has(s, seat, s.cells[KING])


def is_popes(s: Table, seat: i64) -> bool:
    return has(s, seat, s.cells[POPE])


def is_regents(s: Table, seat: i64) -> bool:
    return s.cells[IS_REGENT] != 0 and has(s, seat, s.cells[QUEEN])


def victory_points(s: Table, seat: i64) -> i64:
    """1 for each fief title, 1 for the king, 1 for the pope, prisoners' titles too. [F-7.2] [F-6.4.3]"""
    return fief_titles_of(s, seat) + (1 if is_kings(s, seat) else 0) + (1 if is_popes(s, seat) else 0)


def bishop_titles_of(s: Table, seat: i64) -> i64:
    """How many bishop titles a family holds."""
    n: i64 = 0
    for bishopric in range(BISHOPRICS):
        if has(s, seat, s.cells[BISHOP + bishopric]):
            n += 1
    return n


def tie_break(s: Table, party: i64) -> tuple[i64, i64, i64, i64, i64, i64]:
    """What decides between those who reach the mark, the more important first; a pair counts as one family.

    King, pope, regent, fief titles, bishop titles, villages. [F-7.6] [F-7.9]
    """
    king: i64 = 0
    pope: i64 = 0
    regent: i64 = 0
    fiefs: i64 = 0
    bishops: i64 = 0
    villages: i64 = 0
    for seat in range(s.cells[SEATS]):
        if party & BIT[seat]:
            king += 1 if is_kings(s, seat) else 0
            pope += 1 if is_popes(s, seat) else 0
            regent += 1 if is_regents(s, seat) else 0
            fiefs += fief_titles_of(s, seat)
            bishops += bishop_titles_of(s, seat)
            villages += size(villages_of(s, seat))
    return (king, pope, regent, fiefs, bishops, villages)


def may_win_alone(s: Table, seat: i64) -> bool:
    """With 3 VP, if not allied; of three players everybody wins only alone. [F-7.3] [F-7.5] [F-1.1.4]"""
    is_free = s.cells[SEATS] < PAIRS_FROM or ally_of(s, seat) < 0
    return is_free and victory_points(s, seat) >= VP_ALONE


def may_win_together(s: Table, seat: i64, ally: i64) -> bool:
    """An allied pair with 4 VP together, of four players or more. [F-7.4]"""
    if s.cells[SEATS] < PAIRS_FROM or ally < 0:
        return False
    return victory_points(s, seat) + victory_points(s, ally) >= VP_ALLIED


def parties(s: Table) -> list[i64]:
    """Masks of those who reach the mark: single families or, if there is none, pairs. [F-7.6] [F-7.7]"""
    seats = range(s.cells[SEATS])
    alone = [BIT[seat] for seat in seats if may_win_alone(s, seat)]
    if alone:
        return alone
    pairs: list[i64] = []
    for seat in seats:
        ally = ally_of(s, seat)
        if seat < ally and may_win_together(s, seat, ally):
            pairs.append(BIT[seat] | BIT[ally])
    return pairs


def winners(s: Table) -> i64:
    """Mask of the winners: the one party that is first by the tie-break, 0 if there is none. [F-7.8]"""
    best: i64 = 0
    is_tied = False
    for party in parties(s):
        if best == 0 or tie_break(s, party) > tie_break(s, best):
            best = party
            is_tied = False
        elif tie_break(s, party) == tie_break(s, best):
            is_tied = True
    return 0 if is_tied else best


def gifts_for(s: Table, party: i64) -> i64:
    """How many cities others could still give to a family or pair: it has troops there. [F-5.2.3]"""
    n: i64 = 0
    for village in range(VILLAGES):
        controller = s.cells[CONTROL + village]
        if s.cells[FORT_IN + village] == CITY and controller >= 0 and not party & BIT[controller]:
            for seat in range(s.cells[SEATS]):
                if party & BIT[seat] and s.troops(seat, village) > 0:
                    n += 1
                    break
    return n


def is_at_stake(s: Table) -> bool:
    """Whether a deal could decide the game: somebody has the points to win, or could have by the cities given to him.

    In the last turn every city that can be given counts. [F-7.2] [F-13.1]
    """
    for seat in range(s.cells[SEATS]):
        party, missing = BIT[seat], VP_ALONE - victory_points(s, seat)
        ally = ally_of(s, seat)
        if ally >= 0 and s.cells[SEATS] >= PAIRS_FROM:
            party |= BIT[ally]
            missing = VP_ALLIED - victory_points(s, seat) - victory_points(s, ally)
        if gifts_for(s, party) >= missing or (is_last_turn(s) and gifts_for(s, BIT[seat]) > 0):
            return True
    return False


def judge(s: Table) -> None:
    """The turn is over: has somebody won, or is it the last one? [F-7.2] [F-13.1]"""
    s.cells[WINNERS] = winners(s)
    if s.cells[WINNERS]:
        announce(s, s.cells[WINNERS])
    elif parties(s):
        s.tell(E_TIED)
    if is_over(s):
        if not s.cells[WINNERS]:
            s.tell(E_TIME_IS_UP, s.cells[TURN])
            show_money(s)
        for seat in range(s.cells[SEATS]):
            s.tell(E_POINTS, seat, victory_points(s, seat))


def announce(s: Table, party: i64) -> None:
    """Who has won, alone or with an ally."""
    for seat in range(s.cells[SEATS]):
        if party == BIT[seat]:
            s.tell(E_WON, seat, victory_points(s, seat))
        elif party & BIT[seat] and party >= BIT[seat + 1]:
            ally = ally_of(s, seat)
            s.tell(E_WON_TOGETHER, seat, ally, victory_points(s, seat) + victory_points(s, ally))


def is_last_turn(s: Table) -> bool:
    """Whether the game ends with this turn even if nobody wins. [F-13.1]"""
    return 0 < s.cells[TURN_LIMIT] <= s.cells[TURN]


def is_over(s: Table) -> bool:
    """Somebody has won, or the last turn has been played; asked between turns. [F-13.1]"""
    return s.cells[WINNERS] != 0 or is_last_turn(s)


def scores(s: Table) -> list[dict[str, int]]:
    """Victory points of each seat by source. [F-7.2]"""
    return [
        {
            "fief_titles": int(fief_titles_of(s, seat)),
            "king": 1 if is_kings(s, seat) else 0,
            "pope": 1 if is_popes(s, seat) else 0,
        }
        for seat in range(s.cells[SEATS])
    ]


def standing(s: Table, seat: i64) -> tuple[int, ...]:
    """What ranks a family when time is up: VP, the tie-break, money. [F-13.1]"""
    return (int(victory_points(s, seat)), *[int(part) for part in tie_break(s, BIT[seat])], int(s.money(seat)))


def result(s: Table) -> Result | None:
    """None while the game goes on. The book knows winners only: all others share the place behind them. [F-7.8]"""
    if s.top >= 0:
        return None
    seats = range(s.cells[SEATS])
    points = [int(victory_points(s, seat)) for seat in seats]
    won = s.cells[WINNERS]
    if won:
        ranks = [1 if won & BIT[seat] else 1 + int(size(won)) for seat in seats]
        return Result(points, ranks, "victory_alone" if size(won) == 1 else "victory_together", by_points=False)
    standings = [standing(s, seat) for seat in seats]
    ranks = [1 + sum([other > standings[seat] for other in standings]) for seat in seats]
    return Result(points, ranks, "turn_limit")
