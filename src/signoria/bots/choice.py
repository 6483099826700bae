"""What a bot answers: its move, what else it looked at, and why, in terms that a player understands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.evaluation import Evaluation
from signoria.kernel.answers import Move
from signoria.kernel.domains import Json
from signoria.kernel.flow import State, legal, try_out, waiting
from signoria.kernel.seen import Seen

MOST_REASONS: Final = 4
EXPLAINED: Final = 3  # the best moves have reasons
LEAST_REASON: Final = 10  # hundredths of a point: less is no reason
DIGITS: Final = 4
TRIES: Final = 16  # of follow-ups, for the reasons of one move
POINTS: Final = "points"  # what the worth of a move is: points by which the seat stands better after it,
SHARE: Final = "share"  # or its share of the win, from 0 to 1


@final
class Because:
    """A feature that a move makes better or worse, in hundredths of a point."""

    def __init__(self, feature: str, points: int) -> None:
        self.feature = feature
        self.points = points

    def json(self) -> dict[str, Json]:
        return {"feature": self.feature, "points": self.points}


@final
class Considered:
    """A move that was looked at: what it promises the seat, how much that varies, how often it was tried.

    `Choice.unit` says in what the promise is counted.
    """

    def __init__(self, move: Move, worth: float, spread: float = 0.0, looks: int = 1) -> None:
        self.move = move
        self.worth = worth
        self.spread = spread
        self.looks = looks
        self.reasons: list[Because] = []  # what weighs most first; only the best moves have them
        self.at_once: float = 0.0  # points by which those of them look better at first sight

    def json(self) -> dict[str, Json]:
        return {
            "move": self.move.text,
            "worth": round(self.worth, DIGITS),
            "spread": round(self.spread, DIGITS),
            "looks": self.looks,
            "reasons": [one.json() for one in self.reasons],
        }


@final
class Choice:
    """The move of a bot, with what it thought of."""

    def __init__(self, move: Move, ranked: list[Considered] | None = None, unit: str = POINTS) -> None:
        self.move = move
        self.ranked = ranked or []  # the best first
        self.unit = unit  # of what they are worth
        self.better_wait = False  # whether a seat that may act out of turn had better do nothing
        self.then: list[Move] = []  # what follows it with the same gesture

    @property
    def moves(self) -> list[Move]:
        """The whole gesture."""
        return [self.move, *self.then]

    @property
    def reasons(self) -> list[Because]:
        """Why this move."""
        for one in self.ranked:
            if one.move == self.move:
                return one.reasons
        return []

    def best(self, most: int) -> list[Considered]:
        """The move itself first, then others, the better before the worse, so many in all; none if none were weighed.

        Where it is better to wait there is no such move, and what would change nothing tells nothing.
        """
        if self.better_wait:
            return self.changing()[:most]
        mine = [one for one in self.ranked if one.move.code == self.move.code]
        others = [one for one in self.ranked if one.move.code != self.move.code]
        return (mine + sorted(others[: most - len(mine)], key=by_worth, reverse=True))[:most]

    def changing(self) -> list[Considered]:
        """The moves that make anything better or worse, or all of them if none does."""
        return [one for one in self.ranked if one.worth != 0.0] or self.ranked

    def json(self) -> dict[str, Json]:
        told: dict[str, Json] = {"move": self.move.text, "unit": self.unit}
        if self.better_wait:
            told["better_wait"] = True
        if self.then:
            told["then"] = [move.text for move in self.then]
        told["ranked"] = [one.json() for one in self.ranked]
        return told


def plain_choice(seen: Seen, move: i64) -> Choice:
    """A move without a thought."""
    return Choice(Move(seen.game, move))


def explained(evaluation: Evaluation, world: State, seat: i64, move: i64, ranked: list[Considered]) -> Choice:
    """A choice in which the moves that are told of it have their reasons.

    They are what sets the moves apart from each other, or from waiting where the seat is not asked. Where nothing sets
    them apart at first sight each is told with all that it changes; where nothing else is worth a look there is none.
    """
    choice = Choice(Move(ranked[0].move.game, move), ranked)
    told = choice.best(EXPLAINED)
    is_asked = waiting(world) & (i64(1) << seat) != 0
    if not is_asked:
        told += [one for one in choice.changing()[:EXPLAINED] if one not in told]
    changes = [changed(evaluation, world, seat, one.move.code) for one in told]
    apart = [name for name in changes[0] if not is_asked or differs(name, changes)] or list(changes[0])
    for place, one in enumerate(told):
        one.at_once = sum(changes[place].values()) / 100
        if len(ranked) > 1 or not is_asked:
            one.reasons = weightiest([Because(name, changes[place][name]) for name in apart])
    return choice


def changed(evaluation: Evaluation, world: State, seat: i64, move: i64) -> dict[str, int]:
    """What a move, with the best own follow-ups, changes in how the state looks to the seat, by feature."""
    before = evaluation.named(world, seat)
    s = world.copy()
    try_out(s, seat, move)
    after = evaluation.named(followed_up(evaluation, s, seat, Tries()), seat)
    return {name: after[name] - before[name] for name in before}


@final
class Tries:
    """How many follow-ups may still be tried for a reason: it must not cost more than the choice itself."""

    def __init__(self) -> None:
        self.left: i64 = TRIES


def followed_up(evaluation: Evaluation, s: State, seat: i64, tries: Tries) -> State:
    """The state once the seat has made its own best follow-ups, up to anybody else's decision.

    Where there are too many of them it goes on with the plainest.
    """
    while waiting(s) == i64(1) << seat and not evaluation.is_settled(s):
        moves = evaluation.follow_ups(s, seat, legal(s, seat)).items
        if 1 < len(moves) <= tries.left:
            return best_of(evaluation, s, seat, moves, tries)
        try_out(s, seat, moves[0])
    return s


def best_of(evaluation: Evaluation, s: State, seat: i64, moves: vec[i64], tries: Tries) -> State:
    """Where the best of some follow-ups leads; of equals the first."""
    best: State | None = None
    most: i64 = 0
    tries.left -= len(moves)
    for move in moves:
        end = s.copy()
        try_out(end, seat, move)
        end = followed_up(evaluation, end, seat, tries)
        worth = evaluation.value(end, seat)
        if best is None or worth > most:
            best = end
            most = worth
    assert best is not None
    return best


def differs(name: str, changes: list[dict[str, int]]) -> bool:
    """Whether a feature sets moves apart. What they all change alike speaks for none of them."""
    points = [change[name] for change in changes]
    return max(points) - min(points) >= LEAST_REASON


def weightiest(found: list[Because]) -> list[Because]:
    found = [one for one in found if abs(one.points) >= LEAST_REASON]
    found.sort(key=by_weight)
    return found[:MOST_REASONS]


def by_weight(one: Because) -> int:
    return -abs(one.points)


def by_worth(one: Considered) -> float:
    return one.worth
