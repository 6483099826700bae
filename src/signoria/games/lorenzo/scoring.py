"""Points, ties and the end. [L-11]"""

from mypy_extensions import i64

from signoria.games.lorenzo.messages import E_ENDED, E_LOST, E_SCORED
from signoria.games.lorenzo.pieces import (
    BUILDING,
    CHARACTER,
    CHARACTER_POINTS,
    COIN,
    COST,
    END_VICTORY,
    FAITH_END,
    FAITH_POINTS,
    LOSE_FIFTH,
    LOSE_PER_BUILDING_COST,
    LOSE_PER_MILITARY,
    LOSE_PER_RESOURCE,
    MILITARY,
    NO_CHARACTER_SCORE,
    NO_TERRITORY_SCORE,
    NO_VENTURE_SCORE,
    POINTS_PER_LOSS,
    SERVANT,
    STONE,
    TERRITORY,
    TERRITORY_POINTS,
    VENTURE,
    VICTORY,
    WOOD,
    amount,
)
from signoria.games.lorenzo.state import (
    BY_CHARACTERS,
    BY_MILITARY,
    BY_TERRITORIES,
    BY_TILES,
    BY_VENTURES,
    ORDER,
    POINTS,
    SEATS,
    SOURCE_NAMES,
    SOURCES,
    ZERO_MILITARY_SCORES,
    Table,
)
from signoria.kernel.game import Result


def faith_points(faith: i64) -> i64:
    """Victory points by the faith track; beyond its end (option) as at its end. [L-9.2.5]"""
    return FAITH_POINTS[faith if faith < FAITH_END else FAITH_END]


def territory_points(s: Table, seat: i64) -> i64:
    """1, 4, 10, 20 for 3 to 6 territories. [L-5.1.5] [L-14.3.3]"""
    return 0 if s.suffers(seat, NO_TERRITORY_SCORE) else TERRITORY_POINTS[s.cards(seat, TERRITORY)]


def character_points(s: Table, seat: i64) -> i64:
    """1, 3, 6, 10, 15, 21 for 1 to 6 characters. [L-5.3.9] [L-14.3.1]"""
    return 0 if s.suffers(seat, NO_CHARACTER_SCORE) else CHARACTER_POINTS[s.cards(seat, CHARACTER)]


def venture_points(s: Table, seat: i64) -> i64:
    """The sum of the ventures' own points. [L-11.2.1] [L-14.3.2]"""
    if s.suffers(seat, NO_VENTURE_SCORE):
        return 0
    points: i64 = 0
    for slot in range(s.cards(seat, VENTURE)):
        points += END_VICTORY[s.card_in_row(seat, VENTURE, slot)]
    return points


def military_points(s: Table, seat: i64) -> i64:
    """Most 5, second 2; all who tie get the points, and a tie for first leaves no second. [L-11.2.2] [L-11.2.7]"""
    own = s.owned(seat, MILITARY)
    if own == 0 and not s.cells[ZERO_MILITARY_SCORES]:
        return 0  # [L-11.2.3]
    ahead: i64 = 0
    for other in range(s.cells[SEATS]):
        if s.owned(other, MILITARY) > own:
            ahead += 1
    if ahead == 0:
        return 5
    return 2 if ahead == 1 else 0


def resources(s: Table, seat: i64) -> i64:
    """Wood, stone, servants and coins together."""
    return s.owned(seat, WOOD) + s.owned(seat, STONE) + s.owned(seat, SERVANT) + s.owned(seat, COIN)


def building_cost(s: Table, seat: i64) -> i64:
    """Wood and stone printed on the own buildings, whatever was paid. [L-14.3.6]"""
    n: i64 = 0
    for slot in range(s.cards(seat, BUILDING)):
        printed = COST[s.card_in_row(seat, BUILDING, slot) * 2]
        n += amount(printed, WOOD) + amount(printed, STONE)
    return n


def loss(s: Table, seat: i64, tile: i64) -> i64:
    """What one tile of period 3 takes from a seat. [L-14.3.4] [L-14.3.5] [L-14.3.6] [L-14.3.7]"""
    if not s.suffers(seat, tile):
        return 0
    if tile == LOSE_FIFTH:
        return max(0, s.owned(seat, VICTORY)) // POINTS_PER_LOSS
    if tile == LOSE_PER_MILITARY:
        return s.owned(seat, MILITARY)
    if tile == LOSE_PER_BUILDING_COST:
        return building_cost(s, seat)
    return resources(s, seat)


def end_points(s: Table, seat: i64, source: i64) -> i64:
    """What a source brings in the final scoring; nothing is used up by any count. [L-11.2.5]

    Buildings and leaders bring nothing. [L-11.2.6] [L-12.2.3]
    """
    if source == BY_TERRITORIES:
        return territory_points(s, seat)
    if source == BY_CHARACTERS:
        return character_points(s, seat)
    if source == BY_VENTURES:
        return venture_points(s, seat)
    if source == BY_MILITARY:
        return military_points(s, seat)
    return resources(s, seat) // 5  # [L-11.2.4]


def score_the_end(s: Table) -> None:
    """First the loss of a fifth, then the final scoring with the other tiles of period 3. [L-11.1.1]"""
    for seat in range(s.cells[SEATS]):
        lose(s, seat, LOSE_FIFTH)
    for seat in range(s.cells[SEATS]):
        for source in range(BY_TERRITORIES, BY_TILES):
            points = end_points(s, seat, source)
            s.score(seat, source, points)
            if points:
                s.tell(E_SCORED, seat, points, source - BY_TERRITORIES)
        for tile in range(LOSE_PER_MILITARY, LOSE_PER_RESOURCE + 1):
            lose(s, seat, tile)
    for seat in range(s.cells[SEATS]):
        s.tell(E_ENDED, seat, s.owned(seat, VICTORY))


def lose(s: Table, seat: i64, tile: i64) -> None:
    points = loss(s, seat, tile)
    if points:
        s.score(seat, BY_TILES, -points)
        s.tell(E_LOST, seat, points, tile)


def scores(s: Table) -> list[dict[str, int]]:
    """Points of each seat by source, as if the final scoring came now."""
    final = s
    if s.top >= 0:
        final = s.copy()
        score_the_end(final)
    return [
        {name: int(final.cells[POINTS + seat * SOURCES + i]) for i, name in enumerate(SOURCE_NAMES)}
        for seat in range(s.cells[SEATS])
    ]


def result(s: Table) -> Result | None:
    """Most points; of those who tie, whoever is earlier in the turn order after the last phase D. [L-11.3.1]"""
    if s.top >= 0:
        return None
    order = [int(s.cells[ORDER + i]) for i in range(s.cells[SEATS])]
    points = [int(s.owned(seat, VICTORY)) for seat in range(s.cells[SEATS])]
    best = sorted([(-points[seat], place, seat) for place, seat in enumerate(order)])
    ranks = [0] * len(points)
    for rank, (_, _, seat) in enumerate(best):
        ranks[seat] = rank + 1
    return Result(points, ranks, "six_rounds")
