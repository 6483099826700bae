"""One match between bots, and what is noted of it."""

import time
from dataclasses import dataclass, field

import signoria
from signoria.arena.plans import Plan
from signoria.bots import Bot
from signoria.kernel.errors import SignoriaError
from signoria.kernel.match import Match
from signoria.remote import make_any_bot

MOST_DECISIONS = 50_000  # a match that is longer has no end
DIGITS = 3  # of milliseconds


@dataclass
class Finished:
    """A match that was played: one line of the file. Lists are by seat; a match that failed has empty ones."""

    number: int
    ranks: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)  # points by source
    decisions: int = 0
    cpu: list[list[float]] = field(default_factory=list)  # milliseconds of each decision that had a choice
    wall: list[list[float]] = field(default_factory=list)
    digest: str = ""
    failure: str = ""

    @property
    def shares(self) -> list[float]:
        """A win, shared by those who come first together."""
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]


def play_match(plan: Plan) -> Finished:
    """Play to the end. Whatever a bot does, an illegal move too, fails this match and no other."""
    m = signoria.new(plan.game, seats=len(plan.bots), options=plan.options, seed=plan.chance)
    try:
        bots = [make_any_bot(name, seed) for name, seed in zip(plan.bots, plan.seeds, strict=True)]
    except SignoriaError as error:  # the program of a bot is not there any more
        return Finished(plan.number, failure=str(error))
    try:
        return played(plan, m, bots)
    finally:
        for bot in bots:
            bot.close()


def played(plan: Plan, m: Match, bots: list[Bot]) -> Finished:
    """The match from its beginning to its end."""
    cpu: list[list[float]] = [[] for _ in bots]
    wall: list[list[float]] = [[] for _ in bots]
    decisions = 0
    while not m.over:
        seat = m.waiting[0]
        try:
            if decisions == MOST_DECISIONS:
                raise SignoriaError(f"the match is not over after {decisions} decisions; does an option limit it?")
            spent = decide(m, bots[seat], seat)
        except Exception as error:
            return Finished(plan.number, failure=f"{plan.bots[seat]}: {type(error).__name__}: {error}")
        decisions += 1
        if spent is not None:
            cpu[seat].append(spent[0])
            wall[seat].append(spent[1])
    result = m.result
    assert result is not None
    return Finished(plan.number, result.ranks, result.points, m.scores(), decisions, cpu, wall, m.digest)


def decide(m: Match, bot: Bot, seat: int) -> tuple[float, float] | None:
    """One decision. The milliseconds of CPU and clock it took; None if there was nothing to choose between."""
    choices = len(m.legal(seat))
    cpu, wall = time.thread_time(), time.perf_counter()
    choice = bot.choose(m.seen(seat))
    cpu, wall = time.thread_time() - cpu, time.perf_counter() - wall
    m.play(seat, choice.moves if choice.then else choice.move)
    return (round(1000 * cpu, DIGITS), round(1000 * wall, DIGITS)) if choices > 1 else None
