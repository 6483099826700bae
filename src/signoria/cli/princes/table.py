"""The whole table of Princes, as large as the screen allows."""

from rich.text import Text

from signoria.cli.princes.auction import bidding, character_lines, stacks
from signoria.cli.princes.maps import (
    LARGE_WIDTH,
    MIDDLE_WIDTH,
    SMALL_WIDTH,
    boards_beside,
    in_row,
    large,
    middle,
    small,
    strip,
)
from signoria.cli.princes.people import BESIDE, beside, players_table
from signoria.cli.princes.works import card_lines, pack_lines, work_lines
from signoria.cli.screen import WIDE, fit_text, flow, hang, seat_name
from signoria.games.princes.actions import minimum
from signoria.games.princes.pieces import BUILDING, BUILDINGS_EACH, FREEDOM
from signoria.games.princes.shapes import COLUMNS
from signoria.games.princes.state import BUILDINGS_LEFT, FREEDOMS_LEFT, START
from signoria.table.princes.maps import are_joined, closed_for, offered, partners, squares
from signoria.table.princes.scene import AUCTION_STEPS, Scene

GAP = 3  # between principalities side by side


def draw(scene: Scene, width: int, height: int) -> list[Text]:
    """The table in at most `height` lines where that is possible: first the roomy layouts, then the tight ones."""
    lines: list[Text] = []
    for roominess in (4, 3, 2, 1, 0) if width >= WIDE else (2, 1, 0):
        lines = layout(scene, width, roominess)
        if len(lines) <= height:
            return lines
    return lines


def layout(scene: Scene, width: int, roominess: int) -> list[Text]:
    """From 4, with the own principality large and all others beside each other, to 0, as tight as can be.

    3 has no other principalities, 2 the own one small with the others, 1 without them, 0 cuts what stands beside it.
    """
    lines = title(scene, width)
    if scene.is_under_way("proposal"):
        lines += negotiation(scene, width)
    elif scene.seat is not None:
        lines += own(scene, scene.seat, width, roominess)
    else:
        lines += bidding(scene, width) + phase(scene, width)
    if (roominess in (2, 4) or scene.seat is None) and not scene.is_under_way("proposal"):
        lines += others(scene, width)
    return lines + players_table(scene, width)


def title(scene: Scene, width: int) -> list[Text]:
    """Round, minimum of works, start player."""
    words, parts = scene.words, []
    if scene.round:
        parts.append(Text(words.word("table-princes-round", round=scene.round, minimum=int(minimum(scene.table)))))
        parts.append(Text(words.word(f"phase-{scene.phase}")))
    else:
        parts.append(Text(words.word("table-princes-setup")))
    parts.append(Text.assemble(words.word("table-princes-start"), " ", seat_name(scene, int(scene.table.cells[START]))))
    lines = flow(Text(""), parts, width, gap=" · ", indent=1)
    for line in lines:
        line.stylize("reverse")
    return [fit_text(line, width) for line in lines]


def own(scene: Scene, seat: int, width: int, roominess: int) -> list[Text]:
    """The own principality, and beside it the auction or the supply, works and cards."""
    found = squares(scene, seat, closed=closed_for(scene, seat))
    is_large = roominess >= 3
    picture = large(found, boards_beside(scene, seat)) if is_large else middle(found)
    column = LARGE_WIDTH if is_large else MIDDLE_WIDTH
    room = width - column - BESIDE
    panels = [bidding(scene, room), phase(scene, room)]
    if "pack" not in scene.fields(seat):
        panels += [work_lines(scene, seat, room), card_lines(scene, seat, room)]
    else:
        panels.append(pack_lines(scene, seat, room))
    if roominess == 0:
        panels = cut(panels, len(picture))
    return beside(picture, [line for panel in panels for line in panel], column)


GIVES_WAY = (1, 3, 2, 0)  # what stands in the menu too, then cards, before the works


def cut(panels: list[list[Text]], height: int) -> list[list[Text]]:
    """So many lines at most: panels lose their last lines, those that can best be done without first."""
    shown = [list(panel) for panel in panels]
    for i in [i for i in GIVES_WAY if i < len(shown)]:
        over = sum(len(panel) for panel in shown) - height
        if over > 0 and shown[i]:
            kept = max(0, len(shown[i]) - over - 1)
            shown[i] = [*shown[i][:kept], Text("…", style="dim")] if over < len(shown[i]) else []
    return shown


def phase(scene: Scene, width: int) -> list[Text]:
    """What the phase is about: the stacks and the bids, the characters, or what can still be built and introduced."""
    if scene.is_under_way(*AUCTION_STEPS):
        return stacks(scene, width) + character_lines(scene, width)
    if scene.is_under_way("characters"):
        return character_lines(scene, width)
    return supply(scene, width) + character_lines(scene, width) if scene.round else []


def supply(scene: Scene, width: int) -> list[Text]:
    """Freedoms and buildings that are left; buildings of which none is gone are counted together."""
    words, cells = scene.words, scene.table.cells
    gone = [
        Text(f"{words.word(BUILDING.key(i))} {cells[BUILDINGS_LEFT + i]}")
        for i in range(BUILDING.size)
        if cells[BUILDINGS_LEFT + i] < BUILDINGS_EACH
    ]
    if len(gone) < BUILDING.size:
        key = "cli-princes-other-buildings" if gone else "cli-princes-every-building"
        gone.append(Text(words.word(key, n=int(BUILDINGS_EACH))))
    freedoms = [
        Text(f"{words.word(f'short-{FREEDOM.text(i)}')} {cells[FREEDOMS_LEFT + i]}") for i in range(FREEDOM.size)
    ]
    return hang(Text(words.word("table-princes-left"), style="bold"), freedoms + gone, width)


def others(scene: Scene, width: int) -> list[Text]:
    """The other principalities side by side, joined where they border on each other."""
    if are_joined(scene):
        seats = in_row(scene)
        most = max(1, (width - 2) // (2 * COLUMNS + 1))
        return strip(scene, seats[:most])
    lines: list[Text] = []
    for seat in range(scene.seats):
        if seat != scene.seat:
            picture = small(squares(scene, seat), seat_name(scene, seat))
            lines = beside_all(lines, picture)
    return [line for line in lines if line.cell_len <= width]


def beside_all(lines: list[Text], more: list[Text]) -> list[Text]:
    if not lines:
        return more
    return [
        Text.assemble(fit_text(one, one.cell_len), " " * GAP, fit_text(other, SMALL_WIDTH))
        for one, other in zip(lines, more, strict=True)
    ]


def negotiation(scene: Scene, width: int) -> list[Text]:
    """The two principalities of a proposal, with the building where it is to lie, and the supply beside them."""
    left, right = partners(scene)
    picture = strip(scene, [left, right], offered(scene))
    column = 2 + 2 * (2 * COLUMNS + 1)
    room = width - column - BESIDE
    panel = supply(scene, room)
    if scene.seat is not None:
        panel += work_lines(scene, scene.seat, room) + card_lines(scene, scene.seat, room)
    return beside(picture, panel[: len(picture)], column)
