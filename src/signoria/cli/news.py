"""What happened since a seat was last asked, as much as there is room for: whole sentences, what matters first."""

from dataclasses import dataclass

from rich.text import Text

from signoria import Match
from signoria.cli.screen import SEAT_STYLES, paragraph
from signoria.kernel.text import Words
from signoria.table.digest import ASIDE, GRAVE, Action, actions_of, folded, news, reader_of
from signoria.table.games import grouping_of

# What is told first where there is little room.
OTHERS = 0
OWN = 1
MATTERS = 2


@dataclass(frozen=True)
class News:
    """Sentences that stand together: those of one player's action."""

    who: int | None
    rank: int
    sentences: list[str]


def news_for(m: Match, seat: int, words: Words, since: int) -> list[News]:
    """What a seat has been told from an event on, without what the picture shows anyway."""
    told: list[News] = []
    grouping = grouping_of(m.game.name)
    for action in news(m, grouping, seat, words, since):
        is_old = action.first < since and action.sentences == as_it_was(m, seat, words, action, since)
        if action.weight > ASIDE and not is_old:
            rank = MATTERS if action.weight == GRAVE else OWN if action.seat == seat else OTHERS
            told.append(News(action.seat, rank, action.sentences))
    return told


def as_it_was(m: Match, seat: int, words: Words, action: Action, since: int) -> list[str]:
    """What an action said before it grew."""
    events = m.heard(m.viewer(seat))[action.first : since]
    return actions_of(grouping_of(m.game.name), reader_of(m, seat, words), events)[-1].sentences


def news_lines(news: list[News], width: int) -> list[Text]:
    """A mark in the player's colour and the sentences, for each action."""
    lines: list[Text] = []
    for item in news:
        style = "" if item.who is None else SEAT_STYLES[item.who]
        for i, line in enumerate(paragraph(" ".join(item.sentences), width - 2)):
            lines.append(Text.assemble(("  " if i else "▪ ", style), line))
    return lines


def latest(news: list[News], room: int, width: int, more: str) -> list[Text]:
    """The weightiest and newest news that fit; where some are left out an ellipsis, and `more` if there is a line."""
    shown: dict[int, News] = {}
    for i in sorted(range(len(news)), key=lambda i: (-news[i].rank, -i)):
        for n in range(len(news[i].sentences), 0, -1):
            part = News(news[i].who, news[i].rank, news[i].sentences[:n])
            if len(news_lines(in_order({**shown, i: part}), width)) <= room:
                shown[i] = part
                break
        if shown.get(i) != news[i]:
            break
    lines = news_lines(in_order(shown), width)
    if in_order(shown) == news:
        return lines
    if len(lines) < room:
        return [*paragraph(f"… {more}", width)[:1], *lines]
    return [Text.assemble("… ", lines[0][2:]), *lines[1:]]


def in_order(shown: dict[int, News]) -> list[News]:
    return [shown[i] for i in sorted(shown)]


# ---------------------------------------------------------------- the log

DEEPEST = 2  # headings that earlier rounds and turns are folded to


def whole_log(m: Match, seat: int | None, words: Words, width: int) -> list[Text]:
    """Everything a seat has been told, action by action."""
    return log_lines(news(m, grouping_of(m.game.name), seat, words), width)


def folded_log(m: Match, seat: int | None, words: Words, width: int) -> list[Text]:
    """The round or turn under way in full, and earlier ones folded to their headings."""
    actions = news(m, grouping_of(m.game.name), seat, words)
    now = max((i for i, action in enumerate(actions) if action.level == 1), default=0)
    earlier = [line.action for line in folded(actions[:now], DEEPEST)]
    return log_lines([*earlier, *actions[now:]], width)


def log_lines(actions: list[Action], width: int) -> list[Text]:
    lines: list[Text] = []
    for action in actions:
        made = paragraph(action.text, width, indent=2)
        for line in made if action.level else []:
            line.stylize("bold")
        lines += made
    return lines
