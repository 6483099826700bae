"""The board in the terminal: towers, council, market, work areas and the Church."""

from rich.text import Text

from signoria.cli.lorenzo.members import standing
from signoria.cli.screen import WIDE, fit, fit_text, flow, fold, seat_mark, seat_name
from signoria.games.lorenzo.actions import is_closed
from signoria.games.lorenzo.describe import BRIEF, TINY, cost, floor_bonus, goods, short
from signoria.games.lorenzo.pieces import (
    CARD,
    CARDS,
    CHURCH_DEMAND,
    COUNCIL,
    COUNCIL_GAIN,
    FLOOR_VALUE,
    HARVEST_LARGE,
    HARVEST_SINGLE,
    LARGE_SPACE_PENALTY,
    MARKET,
    MARKET_GAIN,
    PRODUCTION_LARGE,
    PRODUCTION_SINGLE,
    TILE,
)
from signoria.games.lorenzo.state import DICE, DRAWN_TILES, FLOORS, MARKERS, ORDER, ROUND
from signoria.table.lorenzo.scene import Scene

TOWERS = ("territory", "character", "building", "venture")
AREAS = ("council", "market", "harvest", "production")
PERIODS = ("I", "II", "III")
REACHABLE = "›"


def title(scene: Scene, width: int) -> list[Text]:
    """Round, dice and turn order."""
    words, cells = scene.words, scene.table.cells
    parts: list[Text] = []
    if cells[ROUND]:
        parts.append(Text(words.word("table-round", round=int(cells[ROUND]), period=int(scene.table.period()) + 1)))
    if cells[DICE]:
        dice = [int(cells[DICE + die]) for die in range(3)]
        parts.append(Text(words.word("cli-dice", black=dice[0], white=dice[1], orange=dice[2])))
    order = [int(cells[ORDER + i]) for i in range(scene.seats) if cells[ORDER + i] >= 0]
    if order:
        parts.append(Text.assemble(words.word("cli-order"), " ", Text(" ").join([seat_mark(seat) for seat in order])))
    lines = flow(Text(""), parts, width, gap=" · ", indent=1)
    for line in lines:
        line.stylize("reverse")
    return [fit_text(line, width) for line in lines]


def towers(scene: Scene, width: int, lines: int) -> list[Text]:
    """Four towers side by side, floors from top to bottom, each floor on so many lines."""
    column = (width - 3) // 4
    rows = [[Text(fit(scene.words.word(f"table-tower-{name}"), column), style="bold underline") for name in TOWERS]]
    for floor in (3, 2, 1, 0):
        cells = [floor_lines(scene, tower * 4 + floor, column, lines) for tower in range(4)]
        rows += [list(line) for line in zip(*cells, strict=True) if any(cell.plain.strip() for cell in line)]
    return [Text("│").join(row) for row in rows]


def floor_lines(scene: Scene, space: int, width: int, lines: int) -> list[Text]:
    """One floor: its value and card or who stands there, then what the card costs and does."""
    words = scene.words
    value = str(FLOOR_VALUE[space & 3])
    card = int(scene.table.cells[FLOORS + space])
    bonus = floor_bonus(words, space, TINY)
    head = Text(REACHABLE if scene.is_reachable(space) else " ") + Text(value, style="bold") + Text(" ")
    tail = Text(f" +{bonus}" if bonus else "")
    if card < 0:
        there = Text(" ").join([Text.assemble("[", who, "]") for who in standing(scene, space)]) or Text("–")
        body = [Text.assemble(fit_text(head + there, width - tail.cell_len), tail)]
        return body + [Text(" " * width)] * (lines - 1)
    name = Text(words.word(CARD.key(card)), style="bold")
    if lines == 2 or head.cell_len + name.cell_len + tail.cell_len <= width:
        first = Text.assemble(fit_text(head + name, width - tail.cell_len), tail)
        prefix = ""
    else:
        first = fit_text(head + name, width)
        prefix = f"+{bonus} · " if bonus else ""
    text = card_lines(scene, card, prefix, width - 1, lines - 1)
    return [first] + [Text(" " + fit(line, width - 1)) for line in text]


def card_lines(scene: Scene, card: int, prefix: str, width: int, lines: int) -> list[str]:
    """What a card costs and does, in as many words as fit on so many lines."""
    folded: list[str] = []
    for size in (BRIEF, TINY):
        does = short(scene.words, card, size)
        whole = f"{cost(scene.words, card, size)}: {does}" if CARDS[card].costs else does
        folded = fold(prefix + whole, width)
        if len(folded) <= lines:
            return folded + [""] * (lines - len(folded))
    return [*folded[: lines - 1], fit(" ".join(folded[lines - 1 :]), width)]


def in_brackets(members: list[Text]) -> Text:
    return Text.assemble("[", Text(" ").join(members) if members else Text("–"), "]")


def spaces(scene: Scene, width: int, tight: bool) -> list[Text]:
    """Council, market, harvest and production, with who stands there."""
    words = scene.words
    size = BRIEF if width >= WIDE else TINY
    labels = {area: Text(words.word(f"cli-area-{area}"), style="bold") for area in AREAS}
    single, large = words.word("cli-single"), words.word("cli-large", penalty=LARGE_SPACE_PENALTY)
    numbered = "{}:{}" if tight else "{}: {}"
    market = [numbered.format(i + 1, goods(words, MARKET_GAIN[i], size)) for i in range(4)]
    spots = {
        "council": [spot(scene, COUNCIL, goods(words, COUNCIL_GAIN, size), tight)],
        "market": [spot(scene, MARKET + i, what, tight) for i, what in enumerate(market)],
        "harvest": [spot(scene, HARVEST_SINGLE, single, tight), spot(scene, HARVEST_LARGE, large, tight)],
        "production": [spot(scene, PRODUCTION_SINGLE, single, tight), spot(scene, PRODUCTION_LARGE, large, tight)],
    }
    indent = max(label.cell_len for label in labels.values()) + 2
    gap = "  " if tight else "   "
    lines: list[Text] = []
    for first, second in (("council", "market"), ("harvest", "production")):
        beside = [*spots[first], Text.assemble(labels[second], " ", spots[second][0]), *spots[second][1:]]
        together = flow(labels[first], beside, width, gap=gap, indent=0 if tight else indent)
        if len(together) == 1 and (tight or first == "harvest"):
            lines += together
        else:
            for area in (first, second):
                lines += flow(labels[area], spots[area], width, gap=gap, indent=0 if tight else indent)
    return lines


def spot(scene: Scene, space: int, what: str, tight: bool) -> Text:
    """`1: 5 coin [W2]`"""
    if is_closed(scene.table, space):
        what = what.partition(":")[0]
        return Text(f"{what} [{scene.words.word('table-closed')}]", style="dim")
    mark = REACHABLE if scene.is_reachable(space) else ""
    return Text.assemble(mark, what, "" if tight else " ", in_brackets(standing(scene, space)))


def church(scene: Scene, width: int, lines: bool, tight: bool) -> list[Text]:
    """The excommunication tiles and who suffers: a line each or side by side; if tight, without later ones."""
    words, cells = scene.words, scene.table.cells
    items: list[Text] = []
    for period in range(3):
        suffering = [seat for seat in range(scene.seats) if cells[MARKERS + seat] >> period & 1]
        if cells[DRAWN_TILES + period] < 0 or (tight and not suffering and period > scene.table.period()):
            continue
        tile = words.word(TILE.key(cells[DRAWN_TILES + period]))
        head = words.word("cli-church-tile", period=PERIODS[period], faith=int(CHURCH_DEMAND[period]))
        marks = Text(" ").join([seat_name(scene, seat) if lines else seat_mark(seat) for seat in suffering])
        items.append(Text.assemble(f"{head} {tile}", Text.assemble(" [", marks, "]") if suffering else Text("")))
    if not items:
        return []
    label = Text(words.word("table-area-church"), style="bold")
    if not lines:
        return flow(label, items, width, gap=" · ")
    indent = max(len(words.word(f"cli-area-{area}")) for area in AREAS) + 2
    return [
        Text.assemble(fit_text(label if i == 0 else Text(""), indent), fit_text(item, width - indent))
        for i, item in enumerate(items)
    ]
