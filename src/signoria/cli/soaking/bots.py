"""Bots under soak: at every table one bot thinks for 20 milliseconds a move among quick ones.

Most games begin in the last round, the others at the beginning or in the middle. Every move is held against the rules
before it is made, and the time of every move is taken. Now and then somebody is asked who may act out of turn.
"""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.box import SIMPLE_HEAD
from rich.table import Table

import signoria
from signoria.arena.matches import decide
from signoria.arena.report import decimal
from signoria.bots import Bot, make_bot
from signoria.cli.soaking import SOAKED
from signoria.cli.soaking.plans import plan
from signoria.games import GAMES
from signoria.kernel.contract import Broken
from signoria.kernel.domains import Json
from signoria.kernel.errors import BadMove, IllegalMove
from signoria.kernel.match import Match
from signoria.kernel.text import Words

SEARCHER = "search:20ms"
OTHERS = ("random", "novice", "greedy")
GAMES_OF_BOTS = 1_000
MOST_CPU = 30.0  # milliseconds of a move, in 999 of 1,000: one and a half times what the searcher may think
FEWEST_MOVES = 1_000  # of which that can be said
START, MIDDLE, LATE = "start", "middle", "late"
BEGINS = (*[LATE] * 7, START, MIDDLE, START, MIDDLE)  # in turn; as many as a prime, as those of the plans
MOST_MOVES = 5_000  # a game that is longer has no end
ASKED_OUT_OF_TURN = 8  # one move in so many is followed by a question to a seat that may act out of turn,
MEANT = 10  # and one answer in so many is played

Times = dict[str, list[float]]  # milliseconds of CPU of each move that had a choice, by bot
ALL = "all"  # games together


@dataclass
class BotPlan:
    """The game that a number stands for."""

    number: int
    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    bots: list[str]
    begins: str

    def match(self) -> Match:
        if self.begins == LATE:
            soaked = SOAKED[self.game]
            position = {**soaked.rich_position(self.seats, self.options, self.seed), **soaked.late}
            return signoria.from_position(position, seed=self.seed)
        return half_way(self) if self.begins == MIDDLE else self.beginning()

    def beginning(self) -> Match:
        return signoria.new(self.game, seats=self.seats, options=self.options, seed=self.seed)


def half_way(one: BotPlan) -> Match:
    """The middle of a game of random moves."""
    moves = len(list(random_moves(one.beginning(), one.seed)))
    m = one.beginning()
    for _ in itertools.islice(random_moves(m, one.seed), moves // 2):
        pass
    return m


def random_moves(m: Match, seed: int) -> Iterator[int]:
    """Whoever is asked makes any legal move, again and again, to the end."""
    dice = random.Random(seed)
    while not m.over:
        seat = m.waiting[0]
        m.play(seat, dice.choice(m.legal(seat)))
        yield seat


def bot_plan(seed: int, number: int) -> BotPlan:
    """The games of other soaks, with options that make them short, and bots at the table."""
    base = plan(seed, number)
    dice = random.Random(base.seed)
    bots = [dice.choice((*OTHERS, *SOAKED[base.game].bots)) for _ in range(base.seats)]
    bots[dice.randrange(base.seats)] = SEARCHER
    short = {name: dice.choice(values) for name, values in SOAKED[base.game].short.items()}
    begins = BEGINS[number % len(BEGINS)]
    return BotPlan(number, base.game, base.seats, {**base.options, **short}, base.seed, bots, begins)


@dataclass
class Played:
    """What bots did in a game."""

    moves: int = 0
    out_of_turn: int = 0  # answers where nobody waited for them
    times: Times = field(default_factory=dict)


def play_bots(one: BotPlan) -> Played:
    """Play to the end. Whatever a bot does wrong is Broken."""
    m, dice = one.match(), random.Random(one.seed)
    bots = [make_bot(name, one.seed + seat) for seat, name in enumerate(one.bots)]
    played = Played(times={name: [] for name in one.bots})
    while not m.over:
        seat = m.waiting[0]
        if played.moves == MOST_MOVES:
            raise Broken(f"the game is not over after {played.moves} moves", m.record(secret=True))
        played.times[one.bots[seat]] += asked(m, m, bots[seat], seat)
        played.moves += 1
        seat = volunteer(m, dice)
        if seat >= 0:
            where = m if dice.randrange(MEANT) == 0 else m.copy()
            played.times[one.bots[seat]] += asked(m, where, bots[seat], seat)
            played.out_of_turn += 1
    return played


def volunteer(m: Match, dice: random.Random) -> int:
    """A seat that may act out of turn, if one is to be asked now; else -1."""
    if not m.optional or dice.randrange(ASKED_OUT_OF_TURN):
        return -1
    found = [seat for seat in m.optional if seat not in m.waiting and len(m.legal(seat)) > 0]
    return dice.choice(found) if found else -1


def asked(m: Match, where: Match, bot: Bot, seat: int) -> list[float]:
    """A bot moves in the match, or in a copy, where only legality counts. The time it took, if it had a choice."""
    try:
        spent = decide(where, bot, seat)
    except Exception as error:
        raise Broken(f"{bot.name}: {type(error).__name__}: {error}", m.record(secret=True)) from error
    return [] if spent is None else [spent[0]]


def is_illegal(error: Broken) -> bool:
    """Whether a bot wanted to make a move that it may not, or that is none."""
    return isinstance(error.__cause__, IllegalMove | BadMove)


def uncovered_bots(plans: list[BotPlan]) -> list[str]:
    """Who should have played which game, at tables of which size and from where, in a whole soak and has not."""
    if len(plans) < GAMES_OF_BOTS:
        return []
    missing: list[str] = []
    for game, soaked in SOAKED.items():
        for seats in range(GAMES[game].fewest, GAMES[game].most + 1):
            here = [one for one in plans if (one.game, one.seats) == (game, seats)]
            played, begun = {bot for one in here for bot in one.bots}, {one.begins for one in here}
            names = (SEARCHER, *OTHERS, *soaked.bots)
            missing += [f"{game} seats={seats} bot={name}" for name in names if name not in played]
            missing += [f"{game} seats={seats} from={where}" for where in (START, MIDDLE, LATE) if where not in begun]
    return missing


# ---------------------------------------------------------------- times

TimesOf = dict[str, Times]  # by game, and of ALL together


def all_times(played: list[tuple[str, Times]]) -> TimesOf:
    """The times of many games, each with its name, in order of size, for every bot there is."""
    names = (SEARCHER, *OTHERS, *[bot for soaked in SOAKED.values() for bot in soaked.bots])
    return {
        which: {
            name: sorted([spent for game, one in played if which in (game, ALL) for spent in one.get(name, [])])
            for name in names
        }
        for which in (ALL, *SOAKED)
    }


def in_a_thousand(ordered: list[float], n: int) -> float:
    """The smallest number that so many in a thousand do not exceed."""
    return ordered[max(0, -(-len(ordered) * n // 1000) - 1)]


def pace(times: TimesOf, is_native: bool) -> str:
    """Whether the searcher keeps its time: `kept`, `slow`, or `unknown` after few moves or uncompiled."""
    if not is_native:
        return "unknown"
    if slow_games(times):
        return "slow"
    moves = [len(one[SEARCHER]) for one in times.values()]  # none where a game was not played
    return "unknown" if max(moves) == 0 or any([0 < n < FEWEST_MOVES for n in moves]) else "kept"


def slow_games(times: TimesOf) -> list[str]:
    """The games in which the searcher does not keep its time, and ALL if it does not in all together."""
    enough = {which: one[SEARCHER] for which, one in times.items() if len(one[SEARCHER]) >= FEWEST_MOVES}
    return [which for which, ordered in enough.items() if in_a_thousand(ordered, 999) > MOST_CPU]


def times_table(times: TimesOf, words: Words) -> Table:
    """Every bot over all games, and the searcher in each of them."""
    table = Table(title=words.word("soak-bots-title"), title_justify="left", box=SIMPLE_HEAD)
    table.add_column(words.word("arena-bot"), no_wrap=True)
    for key in ("arena-moves", "soak-bots-half", "soak-bots-99", "soak-bots-999", "soak-bots-most"):
        table.add_column(words.word(key), justify="right")
    rows = dict(times[ALL].items())
    rows |= {f"{SEARCHER}, {which}": one[SEARCHER] for which, one in times.items() if which != ALL}
    for name, ordered in rows.items():
        spent = [in_a_thousand(ordered, n) for n in (500, 990, 999, 1000)] if ordered else []
        table.add_row(name, str(len(ordered)), *[decimal(one, words) for one in spent])
    return table
