"""The players of Princes: a line each, and one in full."""

from rich.text import Text

from signoria.cli.princes.maps import LARGE_WIDTH, MIDDLE_WIDTH, boards_beside, large, middle
from signoria.cli.princes.works import card_lines, work_lines
from signoria.cli.screen import WIDE, fit, fit_text, flow, seat_name
from signoria.games.princes.actions import bits, buildings_of, character_of
from signoria.games.princes.describe import legend
from signoria.games.princes.pieces import CHARACTER, FREEDOM, LANDSCAPE_TYPE
from signoria.games.princes.shapes import BUILDINGS, WHOLE_GRID
from signoria.games.princes.state import (
    ARCHITECTS,
    BEST_WORK,
    FREEDOMS,
    JESTERS,
    RECRUITING_HAND,
    RECRUITING_TABLE,
    START,
)
from signoria.table.princes.maps import neighbours_of, squares
from signoria.table.princes.people import building_name, on_table
from signoria.table.princes.scene import Scene
from signoria.table.princes.works import NONE

# Columns of the table of players and how wide they are on a narrow screen; on a wide one each has one more.
COLUMNS = (
    ("florins", 8), ("prestige", 4), ("jesters", 4), ("architects", 4), ("freedoms", 5), ("buildings", 4),
    ("landscapes", 7), ("professions", 5), ("bonus", 4), ("prestige-cards", 4), ("works", 4), ("best", 5),
)  # fmt: skip
DISPENSABLE = ("best", "works", "prestige-cards", "bonus", "landscapes")  # on a narrow screen; `players` has them
WIDEST_NAME = 24
LEAST_NAME = 13
BESIDE = 3


def columns_within(width: int) -> list[tuple[str, int]]:
    """As many columns as there is room for; whole names matter more than the last ones."""
    columns = list(COLUMNS)
    for name in DISPENSABLE:
        if sum(size for _, size in columns) > width:
            columns = [column for column in columns if column[0] != name]
    return columns


def players_table(scene: Scene, width: int) -> list[Text]:
    """What everybody has, in the order of play from the start player on; the star marks the own line."""
    words, more = scene.words, 1 if width >= WIDE else 0
    columns = columns_within(width - LEAST_NAME)
    room = min(WIDEST_NAME, width - sum(size + more for _, size in columns))
    head = Text(fit(words.word("table-players"), room), style="bold")
    for name, size in columns:
        head.append(words.word(f"cli-princes-column-{name}")[: size + more - 1].rjust(size + more))
    head.stylize("underline")
    lines = [head]
    for i in range(scene.seats):
        seat = (int(scene.table.cells[START]) + i) % scene.seats
        line = fit_text(Text.assemble("*" if seat == scene.seat else " ", seat_name(scene, seat)), room)
        shown = dict(zip([name for name, _ in COLUMNS], values(scene, seat), strict=True))
        for name, size in columns:
            line.append(shown[name].rjust(size + more))
        lines.append(line)
    return lines


def values(scene: Scene, seat: int) -> list[str]:
    """The cells of a line, as COLUMNS names them."""
    cells, fields = scene.table.cells, scene.fields(seat)
    freedoms = "".join(
        scene.words.word(f"short-{FREEDOM.text(i)}")[0].upper() if cells[FREEDOMS + seat] >> i & 1 else "·"
        for i in range(FREEDOM.size)
    )
    landscapes = "/".join(str(scene.table.landscapes(seat, kind)) for kind in range(LANDSCAPE_TYPE.size))
    hand = str(len(fields["professions"]))
    if cells[RECRUITING_HAND + seat]:
        hand += f"+{cells[RECRUITING_HAND + seat]}"
    return [
        scene.money(seat),
        str(scene.table.prestige(seat)),
        str(cells[JESTERS + seat]),
        str(cells[ARCHITECTS + seat]),
        freedoms,
        str(buildings_of(scene.table, seat, -1)),
        landscapes,
        hand,
        str(len(fields["bonus"])),
        str(len(fields["prestige_cards"]) + len(fields["revealed"])),
        str(len(fields["table"]) + cells[RECRUITING_TABLE + seat]),
        str(cells[BEST_WORK + seat]) if cells[BEST_WORK + seat] else NONE,
    ]


def beside(left: list[Text], right: list[Text], column: int) -> list[Text]:
    """Two columns of lines; the left one is so wide."""
    lines: list[Text] = []
    for i in range(max(len(left), len(right))):
        one = fit_text(left[i], column) if i < len(left) else Text(" " * column)
        lines.append(Text.assemble(one, " " * BESIDE, right[i]) if i < len(right) else one)
    return lines


def whole_player(scene: Scene, seat: int, width: int) -> list[Text]:
    """One player in full, for `player N`: the principality large, and everything that may be seen."""
    is_wide = width >= WIDE
    found = squares(scene, seat)
    column = LARGE_WIDTH if is_wide else MIDDLE_WIDTH
    told = facts(scene, seat, width - column - BESIDE)
    lines = [
        seat_name(scene, seat),
        *beside(large(found, boards_beside(scene, seat)) if is_wide else middle(found), told, column),
    ]
    return lines + legend_lines(scene, seat, width)


def facts(scene: Scene, seat: int, width: int) -> list[Text]:
    """Goods, buildings, landscapes, freedoms, cards, works."""
    words, cells, table = scene.words, scene.table.cells, scene.table
    empty, character = int(bits(WHOLE_GRID & ~table.occupied(seat))), character_of(table, seat)
    lines = flow(
        Text(words.word("cli-princes-column-florins"), style="bold"),
        [
            Text(scene.money(seat)),
            Text(words.word("cli-princes-points", n=int(table.prestige(seat)))),
            Text(words.word("cli-princes-empty", n=empty)),
        ],
        width,
        gap=" · ",
    )
    lists = {
        "buildings": [building_name(scene, seat, i) for i in range(BUILDINGS) if table.built(seat, i)],
        "landscapes": [
            f"{words.word(LANDSCAPE_TYPE.key(kind))} {table.landscapes(seat, kind)}"
            for kind in range(LANDSCAPE_TYPE.size)
            if table.landscapes(seat, kind)
        ],
        "freedoms": [words.word(FREEDOM.key(i)) for i in range(FREEDOM.size) if cells[FREEDOMS + seat] >> i & 1],
        "jesters": [str(cells[JESTERS + seat])],
        "architects": [str(cells[ARCHITECTS + seat])],
        "table": on_table(scene, seat),
        "character": [words.word(CHARACTER.key(character))] if character >= 0 else [],
    }
    for name, items in lists.items():
        if items:
            label = Text(words.word(f"table-princes-has-{name}"), style="bold")
            lines += flow(label, [Text(item) for item in items], width, gap=" · ")
    if scene.hand(seat, "professions") or not scene.hidden(seat, "professions"):
        lines += work_lines(scene, seat, width)
    for deck in ("professions", "bonus", "prestige_cards"):
        hidden = scene.hidden(seat, deck)
        if hidden:
            lines.append(fit_text(Text(words.word(f"table-princes-hidden-{deck}", n=hidden), style="dim"), width))
    return lines + card_lines(scene, seat, width)


def legend_lines(scene: Scene, seat: int, width: int) -> list[Text]:
    """What the letters on this principality mean, and who borders on it."""
    found = {square.mark for square in squares(scene, seat)}
    items = [Text(f"{letters} {name}") for letters, name in legend(scene.words) if letters in found]
    lines = flow(Text(""), items, width, gap="  ", indent=1)
    for name, other in zip(("left", "right"), neighbours_of(scene, seat), strict=True):
        if other >= 0:
            lines += flow(Text(scene.words.word(f"table-princes-neighbour-{name}")), [seat_name(scene, other)], width)
    return lines
