"""How strong the bots are: the tournaments that show it, and the page that is made of them. `signoria ladder`

Three parts: the levels at one table, one greedy player among random ones, and one that searches among greedy ones.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from statistics import fmean
from textwrap import fill
from typing import NamedTuple

from signoria.arena.intervals import Mean, mean_of
from signoria.arena.kept import Kept
from signoria.arena.matches import Finished
from signoria.arena.plans import Lineup, Tournament, tournament
from signoria.arena.report import decimal, percent, rating, share, verdict
from signoria.arena.standings import Standing, Standings, standings
from signoria.bots.registry import BOTS, GREEDY
from signoria.games import game as game_named
from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError
from signoria.kernel.text import Words, words_for

LADDER, RANDOM, SEARCH = PARTS = ("ladder", "random", "search")
SEARCHER = "search:200ms"
AHEAD = 0.95  # share of comparisons in which a greedy player should be ahead of a random one
HALF = 0.5
LEVEL_GAMES = 100  # between the levels
GREEDY_GAMES = 200  # of a greedy player among random ones, for each number of players
SEED = 1
WIDTH = 118  # columns of the page
MILLISECONDS = {"random": 1, "novice": 5, "club": 10, GREEDY: 10, "master": 800, SEARCHER: 200}  # a move, roughly

Rate = Callable[[Standings], None]


class Course(NamedTuple):
    """How a game is played here."""

    options: dict[str, Json]
    searched: tuple[int, ...]  # numbers of players at the tables of one that searches
    search_games: int  # at each of those
    is_whole: bool  # else a limit of turns cuts it short: more points and wins are asked for, not comparisons
    decisions: int  # of a seat, roughly: the time left is reckoned from it


COURSES = {
    "lorenzo": Course({}, (2, 3, 4), 200, True, 50),
    "princes": Course({}, (2, 3, 4, 5), 200, True, 60),
    "fief": Course({"turn_limit": 8}, (4,), 100, False, 250),
}


@dataclass(eq=False)
class Contest:
    """A tournament of the ladder, so many matches of it, and what came of it once all of them are played."""

    part: str
    tournament: Tournament
    matches: int
    kept: Kept
    found: Standings | None = None

    @property
    def name(self) -> str:
        return f"{self.part} {self.tournament.game} {self.tournament.seats}"

    @property
    def course(self) -> Course:
        return COURSES[self.tournament.game]

    @property
    def work(self) -> int:
        """Milliseconds of thinking in a match, roughly."""
        return self.course.decisions * sum([MILLISECONDS[bot] for bot in self.tournament.bots])

    @property
    def done(self) -> list[Finished]:
        return [one for one in self.kept.done.values() if one.number < self.matches]

    def take_up(self, rate: Rate) -> None:
        """What was finished before."""
        if self.kept.file.exists():
            self.kept.open(fresh=False)
            self.sum_up(rate)

    def sum_up(self, rate: Rate) -> None:
        """Nothing is said before all matches are played."""
        if len(self.done) == self.matches:
            self.found = standings(self.tournament, self.done)
            if self.part == LADDER:
                rate(self.found)


def all_contests(number: int | None = None) -> list[Contest]:
    """Everything that is on the page, in its order; with so many matches each, or with the usual numbers."""
    found = [contest(LADDER, game, BOTS, number or LEVEL_GAMES) for game in COURSES]
    for game in COURSES:
        rules = game_named(game)
        for seats in range(rules.fewest, rules.most + 1):
            found.append(contest(RANDOM, game, one_among(GREEDY, "random", seats), number or GREEDY_GAMES))
    for game, course in COURSES.items():
        for seats in course.searched:
            found.append(contest(SEARCH, game, one_among(SEARCHER, GREEDY, seats), number or course.search_games))
    return found


def one_among(one: str, other: str, seats: int) -> Lineup:
    return (one, *[other] * (seats - 1))


def contest(part: str, game: str, bots: Lineup, number: int) -> Contest:
    """With as many seats as bots the lineup is turned until each of them was in every seat."""
    t = tournament(game, list(bots), len(bots), COURSES[game].options, SEED)
    return Contest(part, t, t.whole(number), Kept(t))


def chosen(contests: list[Contest], games: list[str], parts: list[str]) -> list[Contest]:
    """Those of some games and parts, or all where none is named. The quickest first."""
    for part in parts:
        if part not in PARTS:
            raise SignoriaError(f"part: there is no {part!r}; there is {', '.join(PARTS)}")
    for game in games:
        if game_named(game).name not in COURSES:
            raise SignoriaError(f"games: {game} has no ladder; there is one of {', '.join(COURSES)}")
    found = [one for one in contests if one.part in (parts or PARTS) and one.tournament.game in (games or COURSES)]
    return sorted(found, key=lambda one: one.matches * one.work)


# ---------------------------------------------------------------- one among others


def lead(one: Contest) -> Mean:
    """By how many points the first bot ends before the others, on average over the deals."""
    deals: dict[int, list[float]] = {}
    for match in one.done:
        if not match.failure:
            plan = one.tournament.plan(match.number)
            own = plan.bots.index(one.tournament.bots[0])
            others = [points for seat, points in enumerate(match.points) if seat != own]
            deals.setdefault(plan.deal, []).append(match.points[own] - fmean(others))
    return mean_of([fmean(leads) for leads in deals.values()])


def is_met(one: Contest, first: Standing, equal_share: float) -> bool:
    """Whether the first bot plays as well as it should."""
    wins_more = first.wins.low > equal_share
    if one.part == SEARCH:
        return wins_more
    if one.course.is_whole:
        return first.ahead[one.tournament.bots[1]].value >= AHEAD
    return wins_more and lead(one).low > 0


# ---------------------------------------------------------------- the page

LEVEL_HEADS: tuple[str, ...] = (
    "ladder-game", "ladder-games", "arena-bot", "arena-wins", "arena-rating", "arena-points", "ladder-below",
    "arena-against",
)  # fmt: skip
AMONG_HEADS: tuple[str, ...] = (
    "ladder-game", "ladder-players", "ladder-games", "ladder-ahead", "arena-wins", "ladder-equal", "arena-points",
    "ladder-lead", "ladder-met",
)  # fmt: skip


def page(contests: list[Contest], circumstances: str, lang: str) -> str:
    """All of it, in Markdown. What is not played yet is marked so."""
    words = words_for(next(iter(COURSES)), lang)
    numbers = {"seats": len(BOTS), "share": percent(AHEAD, words), "bot": SEARCHER}
    text = [f"# {words.word('ladder-title')}", folded(words.word("ladder-about")), folded(circumstances)]
    for part in PARTS:
        keys, rows_of = (LEVEL_HEADS, level_rows) if part == LADDER else (AMONG_HEADS, among_rows)
        heads = [words.word(key, share=percent(HALF, words)) for key in keys]
        rows = [row for one in contests if one.part == part for row in rows_of(one, lang)]
        about = words.word(f"ladder-{part}-about", **numbers)
        text += [f"## {words.word(f'ladder-{part}-title')}", folded(about), table(heads, rows)]
    return "\n\n".join(text) + "\n"


def level_rows(one: Contest, lang: str) -> list[list[str]]:
    """A row for each level, the weakest first."""
    words = words_for(one.tournament.game, lang)
    head = [game_cell(one, words), games_cell(one, words)]
    if one.found is None or one.found.matches == 0:
        return [whole(head, LEVEL_HEADS)]
    rows: list[list[str]] = []
    for place, level in enumerate(one.found.bots):
        cells = [level.bot, share(level.wins, words), rating(level.rating, words), decimal(level.points, words)]
        if place > 0:
            ahead = level.ahead[one.found.bots[place - 1].bot]
            cells += [share(ahead, words), words.word(f"arena-{verdict(ahead, HALF)}")]
        rows.append(whole([*head, *cells], LEVEL_HEADS))
    return rows


def among_rows(one: Contest, lang: str) -> list[list[str]]:
    """The row of one bot among others."""
    words = words_for(one.tournament.game, lang)
    head = [game_cell(one, words), str(one.tournament.seats), games_cell(one, words)]
    if one.found is None or one.found.matches == 0:
        return [whole(head, AMONG_HEADS)]
    first, equal = one.found.bots[0], one.found.equal_share
    return [
        [
            *head,
            share(first.ahead[one.tournament.bots[1]], words),
            share(first.wins, words),
            percent(equal, words),
            decimal(first.points, words),
            mean_cell(lead(one), words),
            words.word("ladder-yes" if is_met(one, first, equal) else "ladder-no"),
        ]
    ]


def game_cell(one: Contest, words: Words) -> str:
    """`Fief, turn_limit=8`: the game, with options that are not the usual ones."""
    return ", ".join([words.word("game-name"), *[f"{name}={value}" for name, value in one.course.options.items()]])


def games_cell(one: Contest, words: Words) -> str:
    """How many matches were played, or that they are still to be played."""
    if one.found is None:
        played = len(one.done)
        return words.word("ladder-under-way", games=played, all=one.matches) if played else words.word("ladder-waiting")
    if one.found.failures:
        return words.word("ladder-failures", games=one.found.matches, n=len(one.found.failures))
    return str(one.found.matches)


def mean_cell(one: Mean, words: Words) -> str:
    value = decimal(one.value, words)
    if not isfinite(one.low):
        return value
    return words.word("arena-between", value=value, low=decimal(one.low, words), high=decimal(one.high, words))


def whole(cells: list[str], heads: tuple[str, ...]) -> list[str]:
    """A row with its last cells empty."""
    return [*cells, *[""] * (len(heads) - len(cells))]


def table(heads: list[str], rows: list[list[str]]) -> str:
    return "\n".join([f"| {' | '.join(cells)} |" for cells in [heads, ["---"] * len(heads), *rows]])


def folded(text: str) -> str:
    return fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
