"""What happened since a seat was last asked, as much as there is room for: whole sentences, what matters first."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from signoria import Match
from signoria.cli.board import Board
from signoria.cli.screen import SEAT_STYLES, paragraph
from signoria.kernel.text import Words

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


def news_for(m: Match, board: Board[Any], seat: int, words: Words, since: int) -> list[News]:
    """The events from a number on, as a seat may see them."""
    told: list[News] = []
    joined: list[str] = []
    before = ""
    lists = dict(board.joined_events)
    events = m.log(seat, since)
    for event, sentence in zip(events, m.sentences(seat, words.lang, since), strict=True):
        kind, who = str(event["event"]), event.get("seat")
        if kind in board.seen_events:
            continue
        rank = MATTERS if kind in board.weighty_events else OWN if who == seat else OTHERS
        if kind in lists and isinstance(who, int):  # a sentence for each player becomes one for all
            if joined:
                told.pop()
            joined.append(words.player(who, m.names))
            told.append(News(None, rank, [f"{words.word(lists[kind])} {words.join(joined)}"]))
            continue
        joined = []
        is_same = bool(told) and isinstance(who, int) and (told[-1].who, told[-1].rank) == (who, rank)
        goes_on = is_same or (bool(told) and kind in board.running_events and told[-1].rank != MATTERS)
        opens = board.begins_news(before, kind)
        before = kind
        if goes_on and not opens:
            told[-1] = News(told[-1].who, max(rank, told[-1].rank), [*told[-1].sentences, sentence])
        else:
            told.append(News(who if isinstance(who, int) else None, rank, [sentence]))
    return told


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
