"""Points by source as a table, and the ranking at the end."""

from rich.text import Text

from signoria import Match
from signoria.cli.screen import SEAT_STYLES, fit, fit_text
from signoria.kernel.game import Result
from signoria.kernel.text import Words


def score_table(m: Match, words: Words, width: int) -> list[Text]:
    """A line for each source that brought anybody points, a column for each player."""
    scores = m.scores()
    names = [words.player(seat, m.names) for seat in range(m.seats)]
    column = min(14, max(6, (width - 20) // m.seats))
    first = width - column * m.seats if width < 20 + column * m.seats else 20
    head = Text(fit(words.word("cli-points"), first), style="bold")
    for seat, name in enumerate(names):
        head.append(fit(f"{seat + 1} {name}", column - 1).rstrip().rjust(column), style=SEAT_STYLES[seat])
    lines = [head]
    for source in scores[0]:
        if any(points[source] for points in scores):
            line = Text(fit(words.word(f"points-{source}"), first))
            for points in scores:
                line.append(str(points[source]).rjust(column))
            lines.append(line)
    total = Text(fit(words.word("cli-total"), first), style="bold")
    for points in scores:
        total.append(str(sum(points.values())).rjust(column))
    lines.append(total)
    return [fit_text(line, min(width, first + column * m.seats)) for line in lines]


def ranking(m: Match, words: Words) -> list[Text]:
    """Who came in which place, those of one place by their points, and what decided where points were equal."""
    result = m.result
    assert result is not None
    lines = [Text(words.word(f"result-{result.reason}"))]
    for seat in sorted(range(m.seats), key=lambda seat: (result.ranks[seat], -result.points[seat])):
        name = words.player(seat, m.names)
        key = "cli-rank-winner" if result.ranks[seat] == 1 else "cli-rank"
        lines.append(
            Text(
                words.word(key, rank=result.ranks[seat], name=name, points=result.points[seat]), style=SEAT_STYLES[seat]
            )
        )
    decided = f"cli-tie-{m.game.name}"
    if words.has(decided) and is_tie_decided(result):
        lines.append(Text(words.word(decided)))
    return lines


def is_tie_decided(result: Result) -> bool:
    """Whether two have the same points and not the same place, unless allies have won by what they have together."""
    if not result.by_points and result.ranks.count(1) > 1:
        return False
    return len(set(zip(result.points, result.ranks, strict=True))) > len(set(result.points))
