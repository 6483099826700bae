"""How a state of Lorenzo looks to a seat: named features and one table of weights, in hundredths of a point.

The clock of all features is the number of own turns left, 24 at the beginning: goods, cards and leaders are worth what
can still be made of them. Only the own hand and what lies on the table is looked at.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.evaluation import Evaluation, by_hand, only
from signoria.bots.lorenzo_leaders import ALL_TURNS, leaders_in_hand, leaders_played
from signoria.bots.lorenzo_worth import KIND, arrow_worth, work_yield
from signoria.games.lorenzo.actions import bought, member_value, minimum, value_on
from signoria.games.lorenzo.moves import (
    ACTIVATE,
    DISCARD,
    EXCHANGE_MOVE,
    PLACE,
    PLAY,
    PRIVILEGE_MOVE,
    RESOLVE,
    SERVANTS,
    SKIP,
)
from signoria.games.lorenzo.pieces import (
    ACTIVATION,
    BUILDING,
    CHARACTER,
    CHURCH_DEMAND,
    COIN,
    FAITH,
    GOODS,
    HARVEST,
    HARVEST_SINGLE,
    HOME,
    LOSE_FIFTH,
    LOSE_PER_BUILDING_COST,
    LOSE_PER_MILITARY,
    LOSE_PER_RESOURCE,
    MARKET,
    MILITARY,
    NEUTRAL,
    NO_CHARACTER_SCORE,
    NO_TERRITORY_SCORE,
    NO_VENTURE_SCORE,
    PRIVILEGE_GAIN,
    PRODUCTION,
    RAISE_TAKE,
    RAISE_WORK,
    RAISED_BY,
    ROW_LIMIT,
    SERVANT,
    SLOT_MILITARY,
    SPACES,
    STONE,
    TERRITORY,
    VICTORY,
    WOOD,
    amount,
)
from signoria.games.lorenzo.scoring import (
    building_cost,
    character_points,
    faith_points,
    loss,
    military_points,
    resources,
    territory_points,
    venture_points,
)
from signoria.games.lorenzo.state import (
    COUNCIL_ROW,
    DICE,
    DRAWN_TILES,
    MARKERS,
    ROUND,
    Table,
)
from signoria.games.lorenzo.steps import turns as placing
from signoria.games.lorenzo.steps import work as working
from signoria.games.lorenzo.steps.kinds import ACTION, BONUS_WORK, REPORT, REVEALING, TURN
from signoria.kernel.flow import Moves, State
from signoria.kernel.moves import argument, verb_of

# ---------------------------------------------------------------- features and weights

POINTS: Final = 0
TERRITORIES: Final = 1
CHARACTERS: Final = 2
VENTURES: Final = 3
GROWING_ROWS: Final = 4
RESOURCES: Final = 5
WOOD_TO_USE: Final = 6
STONE_TO_USE: Final = 7
SERVANTS_TO_USE: Final = 8
COINS_TO_USE: Final = 9
MILITARY_TO_USE: Final = 10
SLOT_GAP: Final = 11
RANK: Final = 12
FAITH_SCORE: Final = 13
CHURCH_DANGER: Final = 14
BURDEN: Final = 15
LOSSES: Final = 16
HARVESTS: Final = 17
PRODUCTIONS: Final = 18
HELPERS: Final = 19
MEMBERS: Final = 20
LEADERS_PLAYED: Final = 21
LEADERS_IN_HAND: Final = 22
FIRST_PLACE: Final = 23

# fmt: off
WEIGHTS: Final = (
    ("points",          100),  # victory points owned
    ("territories",     100),  # points of the row at the end
    ("characters",      100),
    ("ventures",        100),
    ("growing_rows",      5),  # territories and characters, times turns left: rows score more the longer they are
    ("resources",        30),  # wood, stone, servants and coins: five make a point at the end, and some serve before
    ("wood_to_use",       3),  # goods times turns left, hoards counted less
    ("stone_to_use",      3),
    ("servants_to_use",   4),
    ("coins_to_use",      3),
    ("military_to_use",   4),
    ("slot_gap",         -2),  # military missing for the next territory, times turns left
    ("rank",              6),  # points by military rank, times turns gone
    ("faith_score",     100),  # what the faith owned scores
    ("church_danger",    -1),  # cost of the next excommunication, as likely as faith is missing
    ("burden",           -1),  # what excommunication tiles will still cost
    ("losses",         -100),  # points the tiles of period 3 take
    ("harvests",          2),  # yield of all territories, times turns left / 24: harvests in a game
    ("productions",       2),
    ("helpers",           5),  # characters that raise actions, times turns left
    ("members",          45),  # pips of members not placed
    ("leaders_played",    2),
    ("leaders_in_hand",   2),
    ("first_place",      90),  # first in the council, if the order of another round hangs on it
)

# What an excommunication costs in all: tiles of periods 1 and 2; those of period 3 are counted exactly.
TILE_BURDEN: Final = vec[i64]([
    300, 500, 450, 450, 500, 500, 900,
    400, 400, 400, 400, 400, 500, 600,
])
# fmt: on


# ---------------------------------------------------------------- reading a state


def turns_left(s: Table, seat: i64) -> i64:
    """Turns a seat still has. After the laps of a round its unplaced members have none; the report comes then."""
    in_laps = s.cells[ROUND] > 0 and (s.top < 0 or s.stack[s.top] != REPORT)
    this_round = s.unplaced(seat) if in_laps else 0
    return (6 - s.cells[ROUND]) * 4 + this_round


def to_use(n: i64) -> i64:
    """A hoard is not worth its number: beyond 7 a half, beyond 14 nothing."""
    if n <= 7:
        return n
    return 7 + (n - 7) // 2 if n < 14 else 10


def helpers(s: Table, seat: i64) -> i64:
    """Pips that characters add to every taking of a type."""
    pips: i64 = 0
    slot: i64 = 0
    while slot < ROW_LIMIT:
        card = s.card_in_row(seat, CHARACTER, slot)
        if card < 0:
            break
        if KIND[card] == RAISE_TAKE:
            pips += RAISED_BY[card]
        elif KIND[card] == RAISE_WORK:
            pips += 1  # the rest is in what harvests and productions reach
        slot += 1
    return pips


def tile_burden(s: Table, seat: i64, period: i64, turns: i64) -> i64:
    """What the excommunication tile of a period costs a seat that has it, from now on."""
    tile = s.cells[DRAWN_TILES + period]
    if tile < 0:
        return 0
    if period < 2:
        return TILE_BURDEN[tile] * turns // ALL_TURNS
    if tile == NO_CHARACTER_SCORE:
        return 100 * character_points(s, seat)
    if tile == NO_VENTURE_SCORE:
        return 100 * venture_points(s, seat)
    if tile == NO_TERRITORY_SCORE:
        return 100 * territory_points(s, seat)
    if tile == LOSE_FIFTH:
        return 20 * s.owned(seat, VICTORY)
    if tile == LOSE_PER_MILITARY:
        return 100 * s.owned(seat, MILITARY)
    if tile == LOSE_PER_BUILDING_COST:
        return 100 * building_cost(s, seat)
    return 100 * resources(s, seat)


def church_danger(s: Table, seat: i64, turns: i64) -> i64:
    """What the next report threatens: the burden of its tile, the likelier the more faith is missing and the sooner."""
    report = (ALL_TURNS - turns) // 8
    if report > 2 or s.cells[MARKERS + seat] >> report & 1:
        return 0
    gap = CHURCH_DEMAND[report] - s.owned(seat, FAITH)
    if gap <= 0:
        return 0
    turns_to_report = 8 - (ALL_TURNS - turns) % 8
    burden = tile_burden(s, seat, report, turns - turns_to_report)
    return burden * 2 * gap // (2 * gap + turns_to_report)


def pips_at_home(s: Table, seat: i64) -> i64:
    """Values of the members that can still be placed in this round."""
    if s.cells[DICE] == 0:
        return 0
    pips: i64 = 0
    for member in range(4):
        if s.place_of(seat, member) == HOME:
            pips += member_value(s, seat, member)
    return pips


def leads_council(s: Table, seat: i64) -> i64:
    """Whether the own member stands first in the council."""
    first = s.cells[COUNCIL_ROW]
    return 1 if first >= 0 and first // 4 == seat else 0


def features(s: Table, seat: i64) -> vec[i64]:
    """The features of a seat, in the order of WEIGHTS; after the end only the points count."""
    f = vec[i64]([0] * len(WEIGHTS))
    f[POINTS] = s.owned(seat, VICTORY)
    if s.top < 0:
        return f
    turns = turns_left(s, seat)
    military = s.owned(seat, MILITARY)
    f[TERRITORIES] = territory_points(s, seat)
    f[CHARACTERS] = character_points(s, seat)
    f[VENTURES] = venture_points(s, seat)
    f[GROWING_ROWS] = (s.cards(seat, TERRITORY) + s.cards(seat, CHARACTER)) * turns
    f[RESOURCES] = resources(s, seat)
    f[WOOD_TO_USE] = to_use(s.owned(seat, WOOD)) * turns
    f[STONE_TO_USE] = to_use(s.owned(seat, STONE)) * turns
    f[SERVANTS_TO_USE] = to_use(s.owned(seat, SERVANT)) * turns
    f[COINS_TO_USE] = to_use(s.owned(seat, COIN)) * turns
    f[MILITARY_TO_USE] = to_use(military) * turns
    territories = s.cards(seat, TERRITORY)
    if territories < ROW_LIMIT and SLOT_MILITARY[territories] > military:
        f[SLOT_GAP] = (SLOT_MILITARY[territories] - military) * turns
    f[RANK] = military_points(s, seat) * (ALL_TURNS - turns)
    if s.cells[ROUND] == 6 and s.stack[s.top] == REPORT:
        f[POINTS] += faith_points(s.owned(seat, FAITH))  # certain: whoever refuses scores it too
    else:
        f[FAITH_SCORE] = faith_points(s.owned(seat, FAITH))
    f[CHURCH_DANGER] = church_danger(s, seat, turns)
    for period in range(2):
        if s.cells[MARKERS + seat] >> period & 1:
            f[BURDEN] += tile_burden(s, seat, period, turns)
    for tile in range(LOSE_FIFTH, LOSE_PER_RESOURCE + 1):
        f[LOSSES] += loss(s, seat, tile)
    f[HARVESTS] = work_yield(s, seat, HARVEST, turns) * turns // ALL_TURNS
    f[PRODUCTIONS] = work_yield(s, seat, PRODUCTION, turns) * turns // ALL_TURNS
    f[HELPERS] = helpers(s, seat) * turns
    f[MEMBERS] = pips_at_home(s, seat)
    f[LEADERS_PLAYED] = leaders_played(s, seat, turns)
    f[LEADERS_IN_HAND] = leaders_in_hand(s, seat, turns)
    f[FIRST_PLACE] = leads_council(s, seat) if s.cells[ROUND] < 6 else 0
    return f


# ---------------------------------------------------------------- the evaluation


@final
class LorenzoEvaluation(Evaluation):
    """Weighted features, and a little sense for the small decisions on the way."""

    def features(self, s: State, seat: i64) -> vec[i64]:
        assert isinstance(s, Table)
        return features(s, seat)

    def weighing(self, weights: dict[str, int]) -> Evaluation:
        return LorenzoEvaluation(weights, self.scale, rollout=int(self.rollout), patience=int(self.patience))

    def is_free(self, s: State, move: i64) -> bool:
        """Leader actions cost no turn."""
        verb = verb_of(move)
        return verb == PLAY or verb == ACTIVATE or verb == DISCARD

    def is_settled(self, s: State) -> bool:
        """Back in the turn: what follows are leader actions."""
        return s.stack[s.top] == TURN

    def is_horizon(self, s: State) -> bool:
        """A new round: its cards and dice are not known."""
        return s.stack[s.top] == REVEALING

    def follow_ups(self, s: State, seat: i64, moves: Moves) -> Moves:
        assert isinstance(s, Table)
        verb = verb_of(moves.items[0])
        if verb == SERVANTS:
            return useful_servants(s, seat, moves)
        if verb == EXCHANGE_MOVE or verb == SKIP:
            return only(best_exchange(s, seat, moves))
        if verb == PRIVILEGE_MOVE:
            return only(self.best_privilege(s, seat, moves))
        if verb == RESOLVE:
            return only(moves.items[0])  # what is gained first may pay for the action
        return moves

    def worth_trying(self, s: State, seat: i64, moves: Moves) -> Moves:
        assert isinstance(s, Table)
        if s.stack[s.top] == TURN:
            return sparing(s, seat, moves)
        return useful_servants(s, seat, moves) if verb_of(moves.items[0]) == SERVANTS else moves

    def best_privilege(self, s: Table, seat: i64, moves: Moves) -> i64:
        """The privilege whose goods look best."""
        t = s.copy()
        best: i64 = -1
        most: i64 = 0
        for move in moves.items:
            goods = PRIVILEGE_GAIN[argument(move, 0)]
            for good in range(GOODS):
                t.add(seat, good, amount(goods, good))
            worth = self.value(t, seat)
            for good in range(GOODS):
                t.add(seat, good, -amount(goods, good))
            if best < 0 or worth > most:
                best = move
                most = worth
        return best


def sparing(s: Table, seat: i64, moves: Moves) -> Moves:
    """On each space the colored member that it costs least, and the neutral one; for work all, the best brings most."""
    cheapest = vec[i64]([-1] * SPACES)
    for move in moves.items:
        if is_one_of_many(move):
            space = argument(move, 1)
            if cheapest[space] < 0 or is_cheaper(s, seat, space, argument(move, 0), argument(cheapest[space], 0)):
                cheapest[space] = move
    tried = Moves()
    for move in moves.items:
        if not is_one_of_many(move) or move == cheapest[argument(move, 1)]:
            tried.add(move)
    return tried


def is_one_of_many(move: i64) -> bool:
    """Whether other members would do the same on the same space."""
    if verb_of(move) != PLACE or argument(move, 0) == NEUTRAL:
        return False
    space = argument(move, 1)
    return space < HARVEST_SINGLE or space >= MARKET


def is_cheaper(s: Table, seat: i64, space: i64, member: i64, other: i64) -> bool:
    """Whether a member needs fewer servants on a space than another, or none either and is the weaker one."""
    value = value_on(s, seat, member, space)
    value_of_other = value_on(s, seat, other, space)
    needed = minimum(space)
    return value < value_of_other if value >= needed and value_of_other >= needed else value > value_of_other


def useful_servants(s: Table, seat: i64, moves: Moves) -> Moves:
    """As few servants as allowed; for harvest and production also the numbers that just reach one thing more."""
    f = s.top
    value: i64 = 0
    kind: i64 = -1
    if s.stack[f] == BONUS_WORK:
        kind = s.stack[f + working.KIND]
        value = s.stack[f + working.VALUE]
    elif s.stack[f] == ACTION and HARVEST_SINGLE <= s.stack[f + placing.SPACE] < MARKET:
        kind = HARVEST if s.stack[f + placing.SPACE] < HARVEST_SINGLE + 2 else PRODUCTION
        value = s.stack[f + placing.VALUE]
    useful = only(moves.items[0])
    if kind < 0:
        return useful
    row: i64 = TERRITORY if kind == HARVEST else BUILDING
    i: i64 = 1
    while i < len(moves.items):
        move = moves.items[i]
        if verb_of(move) != SERVANTS or activates(s, seat, row, value + bought(s, seat, argument(move, 0))):
            useful.add(move)  # one of them is to decline
        i += 1
    return useful


def activates(s: Table, seat: i64, row: i64, value: i64) -> bool:
    """Whether work of this value brings more than work of one less: a card of the row, or its bonus tile at all."""
    if value == 1:
        return True
    for slot in range(ROW_LIMIT):
        card = s.card_in_row(seat, row, slot)
        if card >= 0 and ACTIVATION[card] == value:
            return True
    return False


def best_exchange(s: Table, seat: i64, moves: Moves) -> i64:
    """The arrow that brings most beyond its price, or none."""
    turns = turns_left(s, seat)
    best = moves.items[len(moves.items) - 1]  # to skip
    most: i64 = 0
    for move in moves.items:
        if verb_of(move) == EXCHANGE_MOVE:
            worth = arrow_worth(argument(move, 0), argument(move, 1) - 1, turns)
            if worth > most:
                best = move
                most = worth
    return best


EVALUATION: Final = LorenzoEvaluation(by_hand(WEIGHTS), scale=1000.0, rollout=120, patience=3)
