"""Bots under soak: at every table one bot thinks for 20 milliseconds a move among quick ones, and games are soon over.

Every move is held against the rules before it is made, and the time of every move is taken.
"""

import random
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.table import Table

import signoria
from signoria.arena.matches import decide
from signoria.arena.report import decimal
from signoria.bots import make_bot
from signoria.cli.soaking import SOAKED
from signoria.cli.soaking.plans import plan
from signoria.games import GAMES
from signoria.kernel.contract import Broken
from signoria.kernel.domains import Json
from signoria.kernel.errors import BadMove, IllegalMove, SignoriaError
from signoria.kernel.match import Match
from signoria.kernel.text import Words

SEARCHER = "search:20ms"
OTHERS = ("random", "novice", "greedy")
GAMES_OF_BOTS = 1_000
MOST_CPU = 30.0  # milliseconds of a move, in 999 of 1,000: one and a half times what the searcher may think
FEWEST_MOVES = 1_000  # of which that can be said
FROM_THE_START = 19  # one game in so many begins at its beginning; a prime, as those of the plans
MOST_MOVES = 5_000  # a game that is longer has no end

Times = dict[str, list[float]]  # milliseconds of CPU of each move that had a choice, by bot


@dataclass
class BotPlan:
    """The game that a number stands for."""

    number: int
    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    bots: list[str]
    is_late: bool

    def match(self) -> Match:
        if not self.is_late:
            return signoria.new(self.game, seats=self.seats, options=self.options, seed=self.seed)
        soaked = SOAKED[self.game]
        position = {**soaked.rich_position(self.seats, self.options, self.seed), **soaked.late}
        return signoria.from_position(position, seed=self.seed)


def bot_plan(seed: int, number: int) -> BotPlan:
    """The games of other soaks, with options that make them short, and bots at the table."""
    base = plan(seed, number)
    dice = random.Random(base.seed)
    bots = [dice.choice(OTHERS) for _ in range(base.seats)]
    bots[dice.randrange(base.seats)] = SEARCHER
    options = {**base.options, **SOAKED[base.game].short}
    is_late = number % FROM_THE_START != FROM_THE_START - 1
    return BotPlan(number, base.game, base.seats, options, base.seed, bots, is_late)


def play_bots(one: BotPlan) -> tuple[int, Times]:
    """Play to the end: how many moves, and the times of the bots. Whatever a bot does wrong is Broken."""
    m = one.match()
    bots = [make_bot(name, one.seed + seat) for seat, name in enumerate(one.bots)]
    times: Times = {name: [] for name in one.bots}
    moves = 0
    while not m.over:
        seat = m.waiting[0]
        try:
            if moves == MOST_MOVES:
                raise SignoriaError(f"the game is not over after {moves} moves")
            spent = decide(m, bots[seat], seat)
        except Exception as error:
            what = f"{one.bots[seat]}: {type(error).__name__}: {error}"
            raise Broken(what, m.record(secret=True)) from error
        moves += 1
        if spent is not None:
            times[one.bots[seat]].append(spent[0])
    return moves, times


def is_illegal(error: Broken) -> bool:
    """Whether a bot wanted to make a move that it may not, or that is none."""
    return isinstance(error.__cause__, IllegalMove | BadMove)


def uncovered_bots(plans: list[BotPlan]) -> list[str]:
    """Who should have played which game, at tables of which size, in a whole soak and has not."""
    if len(plans) < GAMES_OF_BOTS:
        return []
    tables = [(game, seats) for game in SOAKED for seats in range(GAMES[game].fewest, GAMES[game].most + 1)]
    played = {(one.game, one.seats, bot) for one in plans for bot in one.bots}
    wanted = [(*table, bot) for table in tables for bot in (SEARCHER, *OTHERS)]
    return [f"{game} seats={seats} bot={bot}" for game, seats, bot in wanted if (game, seats, bot) not in played]


# ---------------------------------------------------------------- times


def all_times(played: list[Times]) -> Times:
    """The times of many games in order of size, for every bot there is."""
    return {name: sorted([spent for one in played for spent in one.get(name, [])]) for name in (SEARCHER, *OTHERS)}


def in_a_thousand(ordered: list[float], n: int) -> float:
    """The smallest number that so many in a thousand do not exceed."""
    return ordered[max(0, -(-len(ordered) * n // 1000) - 1)]


def pace(times: Times, is_native: bool) -> str:
    """Whether the searcher keeps its time: `kept`, `slow`, or `unknown` after few moves or uncompiled."""
    ordered = times[SEARCHER]
    if not is_native or len(ordered) < FEWEST_MOVES:
        return "unknown"
    return "kept" if in_a_thousand(ordered, 999) <= MOST_CPU else "slow"


def times_table(times: Times, words: Words) -> Table:
    table = Table(title=words.word("soak-bots-title"), title_justify="left", box=SIMPLE_HEAD)
    table.add_column(words.word("arena-bot"), no_wrap=True)
    for key in ("arena-moves", "soak-bots-half", "soak-bots-99", "soak-bots-999", "soak-bots-most"):
        table.add_column(words.word(key), justify="right")
    for name, ordered in times.items():
        spent = [in_a_thousand(ordered, n) for n in (500, 990, 999, 1000)] if ordered else []
        table.add_row(name, str(len(ordered)), *[decimal(one, words) for one in spent])
    return table
