"""How a tournament stands: everything that is reported, from the matches finished so far."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from signoria.arena.intervals import Mean, Share, Tally, mean_of, share_of
from signoria.arena.matches import Finished
from signoria.arena.plans import Plan, Tournament

Deals = dict[int, Tally]
Numbers = dict[int, list[float]]  # by deal
Played = list[tuple[Plan, Finished]]


@dataclass
class Times:
    """Milliseconds of a decision with a choice: half of them take no longer than `p50`, 99 % no longer than `p99`."""

    p50: float
    p99: float
    most: float
    decisions: int


@dataclass
class Rating:
    """In Elo points around 0, with its 95 % interval; after a single deal there is none."""

    value: float
    low: float | None
    high: float | None


@dataclass
class Standing:
    """One bot. Shares and means are for each seat it fills."""

    bot: str
    wins: Share
    ahead: dict[str, Share]  # of each other bot
    mean_points: Mean
    sources: dict[str, Mean]  # points by source, where they are known
    cpu: Times
    wall: Times
    rating: Rating | None = None

    @property
    def points(self) -> float:
        return self.mean_points.value


@dataclass
class Standings:
    """A whole tournament. While a match of a deal has failed, no match of this deal counts.

    In a deal every bot is in every seat equally often. If the others counted, a bot that fails where it loses gained.
    """

    tournament: Tournament
    matches: int  # that count
    failures: dict[int, str]
    left_out: int  # deals
    equal_share: float
    bots: list[Standing]
    seats: list[Share]  # wins of each seat, whoever sat there
    shortest: int
    mean_length: float
    longest: int
    ahead: list[list[list[float]]] = field(default_factory=list, repr=False)  # by deal: row ahead of column

    def json(self) -> dict[str, Any]:
        document = asdict(self)
        del document["ahead"]
        return document


def standings(tournament: Tournament, done: Iterable[Finished]) -> Standings:
    finished = sorted(done, key=lambda one: one.number)
    good = counted(tournament, finished)
    failures = {one.number: one.failure for one in finished if one.failure}
    names = tournament.contestants
    lengths = [one.decisions for _, one in good] or [0]
    return Standings(
        tournament=tournament,
        matches=len(good),
        failures=failures,
        left_out=len({tournament.plan(number).deal for number in failures}),
        equal_share=1 / tournament.seats,
        bots=[standing(name, names, good) for name in names],
        seats=[seat_share(seat, good) for seat in range(tournament.seats)],
        shortest=min(lengths),
        mean_length=sum(lengths) / len(lengths),
        longest=max(lengths),
        ahead=ahead_by_deal(names, good),
    )


def counted(tournament: Tournament, finished: Iterable[Finished]) -> Played:
    """Matches with their plans, of deals in which no match has failed."""
    played = [(tournament.plan(one.number), one) for one in finished]
    broken = {plan.deal for plan, one in played if one.failure}
    return [(plan, one) for plan, one in played if plan.deal not in broken]


def standing(name: str, names: list[str], played: Played) -> Standing:
    wins: Deals = {}
    ahead: dict[str, Deals] = {other: {} for other in names if other != name}
    points: Numbers = {}
    sources: dict[str, Numbers] = {source: {} for source in sources_in(played)}
    cpu: list[float] = []
    wall: list[float] = []
    for plan, one in played:
        own = [seat for seat, bot in enumerate(plan.bots) if bot == name]
        for seat in own:
            points.setdefault(plan.deal, []).append(one.points[seat])
            for source, numbers in sources.items():
                numbers.setdefault(plan.deal, []).append(one.sources[seat][source])
            cpu += one.cpu[seat] if one.cpu else []
            wall += one.wall[seat]
        add(wins, plan.deal, [one.shares[seat] for seat in own])
        for other, deals in ahead.items():
            theirs = [seat for seat, bot in enumerate(plan.bots) if bot == other]
            add(deals, plan.deal, [before(one.ranks[a], one.ranks[b]) for a in own for b in theirs])
    return Standing(
        bot=name,
        wins=share_of(list(wins.values())),
        ahead={other: share_of(list(deals.values())) for other, deals in ahead.items()},
        mean_points=mean_of(list(points.values())),
        sources={source: mean_of(list(numbers.values())) for source, numbers in sources.items()},
        cpu=times(cpu),
        wall=times(wall),
    )


def sources_in(played: Played) -> list[str]:
    """Where points come from in this game; nothing where only the points themselves were kept."""
    return list(played[0][1].sources[0]) if played and played[0][1].sources else []


def seat_share(seat: int, played: Played) -> Share:
    deals: Deals = {}
    for plan, one in played:
        add(deals, plan.deal, [one.shares[seat]])
    return share_of(list(deals.values()))


def ahead_by_deal(names: list[str], played: Played) -> list[list[list[float]]]:
    """For each deal how often each bot was ahead of each other."""
    deals: dict[int, list[list[float]]] = {}
    for plan, one in played:
        counts = deals.setdefault(plan.deal, [[0.0] * len(names) for _ in names])
        for a, first in enumerate(plan.bots):
            for b, second in enumerate(plan.bots):
                if first != second:
                    counts[names.index(first)][names.index(second)] += before(one.ranks[a], one.ranks[b])
    return list(deals.values())


def add(deals: Deals, deal: int, won: list[float]) -> None:
    if won:
        tally = deals.setdefault(deal, Tally())
        tally.won += sum(won)
        tally.of += len(won)
        tally.matches += 1


def before(rank: int, other: int) -> float:
    """1 for a better rank, a half for the same."""
    return 0.5 if rank == other else float(rank < other)


def times(spent: list[float]) -> Times:
    ordered = sorted(spent) or [0.0]
    return Times(nearest(ordered, 50), nearest(ordered, 99), ordered[-1], len(spent))


def nearest(ordered: list[float], percent: int) -> float:
    """The smallest number that so many percent do not exceed."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]
