"""A tournament as tables for people."""

from rich.box import SIMPLE_HEAD
from rich.table import Table

from signoria.arena.intervals import Mean, Share
from signoria.arena.labels import labels
from signoria.arena.standings import Rating, Standing, Standings
from signoria.kernel.text import Words


def tables(found: Standings, words: Words) -> list[Table]:
    made = [ranking(found, words)]
    if len(found.bots) > 1:
        made.append(ahead(found, words))
    return [*made, sources(found, words), seats(found, words), times(found, words)]


def whole_names(found: Standings) -> list[str]:
    """Which bot a shortened label stands for, a line each."""
    return [f"{label} = {name}" for name, label in labels(found).items() if label != name]


def ranking(found: Standings, words: Words) -> Table:
    t = found.tournament
    title = words.word("arena-title", game=words.word("game-name"), seats=t.seats, games=found.matches)
    table = columns(title, ["arena-bot"], ["arena-wins"], words)
    table.add_column(words.word("arena-against", share=percent(found.equal_share, words)))
    table.add_column(words.word("arena-rating"), justify="right")
    table.add_column(words.word("arena-points"), justify="right")
    called = labels(found)
    for one in found.bots:
        table.add_row(
            called[one.bot],
            share(one.wins, words),
            words.word(f"arena-{verdict(one.wins, found.equal_share)}"),
            rating(one.rating, words),
            mean(one.mean_points, words),
        )
    return table


def ahead(found: Standings, words: Words) -> Table:
    table = columns(words.word("arena-ahead-title"), ["arena-bot"], [], words)
    called = labels(found)
    for one in found.bots:
        table.add_column(called[one.bot], justify="right")
    for one in found.bots:
        cells = [share(one.ahead[other.bot], words) if other.bot in one.ahead else "" for other in found.bots]
        table.add_row(called[one.bot], *cells)
    return table


def sources(found: Standings, words: Words) -> Table:
    table = columns(words.word("arena-sources-title"), ["arena-source"], [], words)
    for label in labels(found).values():
        table.add_column(label, justify="right")
    for source in scored(found.bots):
        cells = [mean(one.sources[source], words) for one in found.bots]
        table.add_row(words.word(f"points-{source}"), *cells)
    return table


def seats(found: Standings, words: Words) -> Table:
    table = columns(words.word("arena-seats-title"), ["arena-seat"], ["arena-wins"], words)
    table.add_column(words.word("arena-against", share=percent(found.equal_share, words)))
    for seat, one in enumerate(found.seats):
        table.add_row(str(seat + 1), share(one, words), words.word(f"arena-{verdict(one, found.equal_share)}"))
    return table


def times(found: Standings, words: Words) -> Table:
    heads = ["arena-cpu-half", "arena-cpu-most", "arena-clock-half", "arena-clock-most", "arena-moves"]
    table = columns(words.word("arena-times-title"), ["arena-bot"], heads, words)
    called = labels(found)
    for one in found.bots:
        spent = [one.cpu.p50, one.cpu.p99, one.wall.p50, one.wall.p99]
        table.add_row(called[one.bot], *[decimal(number, words) for number in spent], str(one.cpu.decisions))
    return table


def columns(title: str, left: list[str], right: list[str], words: Words) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for key in left:
        table.add_column(words.word(key), no_wrap=True)
    for key in right:
        table.add_column(words.word(key), justify="right")
    return table


def scored(bots: list[Standing]) -> list[str]:
    """The sources that brought or cost anybody points."""
    return [source for source in bots[0].sources if any([one.sources[source].value for one in bots])]


def verdict(one: Share, equal: float) -> str:
    """Whether a share is surely another than the equal one."""
    if one.low > equal:
        return "above"
    return "below" if one.high < equal else "unclear"


def share(one: Share, words: Words) -> str:
    if one.of == 0:
        return ""
    low, high = decimal(100 * one.low, words), decimal(100 * one.high, words)
    return words.word("arena-between", value=percent(one.value, words), low=low, high=high)


def rating(one: Rating | None, words: Words) -> str:
    if one is None:
        return ""
    if one.low is None or one.high is None:
        return elo(one.value)
    return words.word("arena-between", value=elo(one.value), low=elo(one.low), high=elo(one.high))


def elo(value: float) -> str:
    return with_minus(f"{round(value):+d}").replace("+0", "0")


def mean(one: Mean, words: Words) -> str:
    value = decimal(one.value, words)
    if one.low is None or one.high is None:
        return value
    return words.word("arena-between", value=value, low=decimal(one.low, words), high=decimal(one.high, words))


def percent(value: float, words: Words) -> str:
    return words.word("arena-percent", n=decimal(100 * value, words))


def decimal(value: float, words: Words) -> str:
    return with_minus(words.word("arena-decimal", n=round(value, 1) + 0.0))  # never -0.0


def with_minus(number: str) -> str:
    """With the sign that is as wide as a plus."""
    return number.replace("-", "−")
