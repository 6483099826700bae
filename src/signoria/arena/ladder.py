"""How strong the bots are: the tournaments that show it, and the page that is made of them. `signoria ladder`

Three parts: the levels at one table, one greedy player among random ones, and one that searches among greedy ones.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from textwrap import fill
from typing import NamedTuple

from signoria.arena.intervals import Mean, mean_of
from signoria.arena.kept import FOLDER, Kept
from signoria.arena.matches import Finished
from signoria.arena.plans import Lineup, Plan, Tournament, tournament
from signoria.arena.report import decimal, mean, percent, rating, share, verdict
from signoria.arena.standings import Standing, Standings, counted, standings
from signoria.bots.registry import BOTS, GREEDY
from signoria.games import game as game_named
from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError
from signoria.kernel.text import Words, words_for

LADDER, RANDOM, SEARCH = PARTS = ("ladder", "random", "search")
SEARCHER = "search:200ms"
AHEAD = 0.95  # share of comparisons in which a greedy player should be ahead of a random one
HALF = 0.5
GREEDY_GAMES = 200  # of a greedy player among random ones, for each number of players
SEED = 1
WIDTH = 118  # columns of the page
DIGITS = 2  # of seconds
MILLISECONDS = {"random": 1, "novice": 5, "club": 10, GREEDY: 10, "master": 800, SEARCHER: 200}  # a move, roughly

Rate = Callable[[Standings], None]


class Course(NamedTuple):
    """How a game is played here."""

    options: dict[str, Json]
    level_games: int  # between the levels: more where they are nearer to each other
    searched: tuple[int, ...]  # numbers of players at the tables of one that searches
    search_games: int  # at each of those
    is_whole: bool  # else a limit of turns cuts it short: more points and wins are asked for, not comparisons
    decisions: int  # of a seat, roughly: the time left is reckoned from it


COURSES = {
    "lorenzo": Course({}, 40, (2, 3, 4), 200, True, 50),
    "princes": Course({}, 80, (2, 3, 4, 5), 200, True, 60),
    "fief": Course({"turn_limit": 8}, 60, (4,), 100, False, 250),
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
    def course(self) -> Course:
        return COURSES[self.tournament.game]

    @property
    def work(self) -> int:
        """Milliseconds of thinking in a match, roughly."""
        return self.course.decisions * sum([MILLISECONDS[bot] for bot in self.tournament.bots])

    @property
    def done(self) -> list[Finished]:
        return [one for one in self.kept.done.values() if one.number < self.matches]

    @property
    def left(self) -> list[Plan]:
        return self.kept.left(self.matches)

    def name(self, words: Words) -> str:
        """`Fief, 4 players, search among greedy`."""
        game = words_for(self.tournament.game, words.lang).word("game-name")
        part = words.word(f"ladder-{self.part}-name")
        return words.word("ladder-name", game=game, seats=self.tournament.seats, part=part)

    def take_up(self, rate: Rate) -> None:
        """What was finished before, here or by another process."""
        self.kept.read()
        self.sum_up(rate)

    def sum_up(self, rate: Rate) -> None:
        """Nothing is said before all matches are played."""
        if len(self.done) == self.matches:
            self.found = standings(self.tournament, self.done)
            if self.part == LADDER:
                rate(self.found)


def all_contests(number: int | None = None, folder: Path = FOLDER) -> list[Contest]:
    """Everything that is on the page, in its order; with so many matches each, or with the usual numbers."""
    found: list[Contest] = []

    def add(part: str, game: str, bots: Lineup, usual: int) -> None:
        found.append(contest(part, game, bots, usual if number is None else number, folder))

    for game, course in COURSES.items():
        add(LADDER, game, BOTS, course.level_games)
    for game in COURSES:
        rules = game_named(game)
        for seats in range(rules.fewest, rules.most + 1):
            add(RANDOM, game, one_among(GREEDY, "random", seats), GREEDY_GAMES)
    for game, course in COURSES.items():
        for seats in course.searched:
            add(SEARCH, game, one_among(SEARCHER, GREEDY, seats), course.search_games)
    return found


def one_among(one: str, other: str, seats: int) -> Lineup:
    return (one, *[other] * (seats - 1))


def contest(part: str, game: str, bots: Lineup, number: int, folder: Path = FOLDER) -> Contest:
    """With as many seats as bots the lineup is turned until each of them was in every seat."""
    t = tournament(game, list(bots), len(bots), COURSES[game].options, SEED)
    return Contest(part, t, t.whole(number), Kept(t, folder, is_brief=True))


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
    """By how many points the first bot ends before the others, on average over the matches that count."""
    deals: dict[int, list[float]] = {}
    for plan, match in counted(one.tournament, one.done):
        own = plan.bots.index(one.tournament.bots[0])
        others = [points for seat, points in enumerate(match.points) if seat != own]
        deals.setdefault(plan.deal, []).append(match.points[own] - fmean(others))
    return mean_of(list(deals.values()))


def has_more_points(one: Contest) -> bool:
    """Whether the first bot surely ends before the others."""
    low = lead(one).low
    return low is not None and low > 0


def is_met(one: Contest, first: Standing, equal_share: float) -> bool:
    """Whether the first bot plays as well as it should."""
    wins_more = first.wins.low > equal_share
    if one.part == SEARCH:
        return wins_more
    if one.course.is_whole:
        return first.ahead[one.tournament.bots[1]].value >= AHEAD
    return wins_more and has_more_points(one)


# ---------------------------------------------------------------- the page

LEVEL_HEADS: tuple[str, ...] = (
    "ladder-game", "ladder-games", "arena-bot", "arena-wins", "arena-rating", "arena-points", "ladder-below",
    "arena-against", "ladder-slowest",
)  # fmt: skip
AMONG_HEADS: tuple[str, ...] = (
    "ladder-game", "ladder-players", "ladder-games", "ladder-ahead", "arena-wins", "ladder-equal", "arena-points",
    "ladder-lead", "ladder-met",
)  # fmt: skip
SEARCH_HEADS = (*AMONG_HEADS[:6], "ladder-times", *AMONG_HEADS[6:])
HEADS = {LADDER: LEVEL_HEADS, RANDOM: AMONG_HEADS, SEARCH: SEARCH_HEADS}


def page(contests: list[Contest], circumstances: str, lang: str) -> str:
    """All of it, in Markdown. What is not played yet is marked so."""
    words = words_for(next(iter(COURSES)), lang)
    numbers = {"seats": len(BOTS), "share": percent(AHEAD, words), "bot": SEARCHER}
    text = [f"# {words.word('ladder-title')}", folded(words.word("ladder-about")), folded(circumstances)]
    for part in PARTS:
        rows_of = level_rows if part == LADDER else among_rows
        heads = [words.word(key, share=percent(HALF, words)) for key in HEADS[part]]
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
        below = level.ahead[one.found.bots[place - 1].bot] if place > 0 else None
        rows.append(
            [
                *head,
                level.bot,
                share(level.wins, words),
                rating(level.rating, words),
                decimal(level.points, words),
                share(below, words) if below else "",
                words.word(f"arena-{verdict(below, HALF)}") if below else "",
                seconds(level.cpu.most, words),
            ]
        )
    return rows


def among_rows(one: Contest, lang: str) -> list[list[str]]:
    """The row of one bot among others."""
    words = words_for(one.tournament.game, lang)
    head = [game_cell(one, words), str(one.tournament.seats), games_cell(one, words)]
    if one.found is None or one.found.matches == 0:
        return [whole(head, HEADS[one.part])]
    first, equal = one.found.bots[0], one.found.equal_share
    return [
        [
            *head,
            share(first.ahead[one.tournament.bots[1]], words),
            share(first.wins, words),
            percent(equal, words),
            *([decimal(first.wins.value / equal, words)] if one.part == SEARCH else []),
            decimal(first.points, words),
            mean(lead(one), words),
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
        counts = {"games": one.found.matches, "n": len(one.found.failures), "deals": one.found.left_out}
        return words.word("ladder-failures", **counts)
    return str(one.found.matches)


def seconds(milliseconds: float, words: Words) -> str:
    return words.word("arena-decimal", n=round(milliseconds / 1000, DIGITS))


def whole(cells: list[str], heads: tuple[str, ...]) -> list[str]:
    """A row with its last cells empty."""
    return [*cells, *[""] * (len(heads) - len(cells))]


def table(heads: list[str], rows: list[list[str]]) -> str:
    return "\n".join([f"| {' | '.join(cells)} |" for cells in [heads, ["---"] * len(heads), *rows]])


def folded(text: str) -> str:
    return fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
