"""The families: a line each, and one in full."""

from rich.text import Text

from signoria.cli.fief.marks import force_text
from signoria.cli.screen import fit, fit_text, flow, hang, seat_name
from signoria.games.fief.control import villages_of as controlled
from signoria.games.fief.people import ally_of, bishopric_of, is_cardinal, is_d_arc
from signoria.games.fief.pieces import (
    BIT,
    FIEFS,
    HAND,
    IS_SURPRISE,
    KIND,
    KNIGHT,
    MAN,
)
from signoria.games.fief.scoring import victory_points
from signoria.games.fief.state import (
    ASSASSINS,
    CAPTOR,
    DAUPHIN,
    EXCOMMUNICATED,
    FIRST,
    FOG,
    IS_REGENT,
    KING,
    POPE,
    QUEEN,
    SPOUSE,
    TOKENS,
)
from signoria.games.fief.units import in_supply
from signoria.table.fief.people import bearings, forces_of, money
from signoria.table.fief.scene import FIEF_LETTERS, Scene, lords_of, short_lord, villages_of
from signoria.table.panels import NONE

# Columns of the table of families and how wide they are.
COLUMNS = (("money", 5), ("points", 4), ("tokens", 4), ("cards", 5), ("villages", 4))
NAME = 13


# ------------------------------------------------------------ lords


def marks(scene: Scene, lord: int) -> list[str]:
    """What a lord is and bears, in few letters: `A` is the title of fief A, `b1` the bishop's of bishopric 1."""
    words, s = scene.words, scene.table
    found = [FIEF_LETTERS[fief] for fief in range(FIEFS) if s.holder(fief) == lord]
    if bishopric_of(s, lord) >= 0:
        found.append(f"b{bishopric_of(s, lord) + 1}")
    queen = "regent" if s.cells[IS_REGENT] else "queen"
    for name, cell in (("king", KING), (queen, QUEEN), ("dauphin", DAUPHIN), ("pope", POPE)):
        if s.cells[cell] == lord:
            found.append(words.word(f"cli-fief-mark-{name}"))
    if is_cardinal(s, lord):
        found.append(words.word("cli-fief-mark-cardinal"))
    if is_d_arc(s, lord):
        found.append(words.word("kind-d_arc"))
    if s.cells[SPOUSE + lord] >= 0:
        found.append(f"={short_lord(int(s.cells[SPOUSE + lord]))}")
    if s.cells[EXCOMMUNICATED] == lord:
        found.append(words.word("cli-fief-mark-excommunicated"))
    if s.cells[ASSASSINS] & BIT[lord]:
        found.append(words.word("cli-fief-mark-assassin"))
    return found


def short_family(scene: Scene, seat: int) -> list[Text]:
    """`Ar Blaye A,king,=Is`: lords by two letters, with where they are and what they bear."""
    s, items = scene.table, []
    for lord in lords_of(int(s.family(seat))):
        item = Text(short_lord(lord), style="bold")
        if scene.place_of(lord) >= 0:
            item.append(f" {scene.short_village(scene.place_of(lord))}", style="not bold")
        if s.is_captive(lord):
            item.append(f" ({scene.words.word('cli-fief-held', number=int(s.cells[CAPTOR + lord]) + 1)})")
        if marks(scene, lord):
            item.append(f" {','.join(marks(scene, lord))}", style="not bold")
        items.append(item)
    return items


def marked_lord(scene: Scene, lord: int) -> str:
    """`Ar(A,king)`: a lord among troops."""
    found = marks(scene, lord)
    return f"{short_lord(lord)}({','.join(found)})" if found else short_lord(lord)


def short_forces(scene: Scene, seat: int) -> list[Text]:
    """`Blaye Ar(A,king) 3m1k`: a family with its troops, where the map does not show them; prisoners behind lords."""
    s = scene.table
    led: list[Text] = []
    alone: list[Text] = []
    for village, force in forces_of(scene, seat):
        lords = [marked_lord(scene, lord) for lord in force.lords]
        item = Text.assemble((scene.short_village(village), "bold"), scene.company(force, lords))
        (led if force.lords else alone).append(item)
    for lord in lords_of(int(s.family(seat))):
        if s.is_captive(lord):
            held = scene.words.word("cli-fief-held", number=int(s.cells[CAPTOR + lord]) + 1)
            led.append(Text(f"{scene.short_village(int(s.village_of(lord)))} {marked_lord(scene, lord)} ({held})"))
        elif scene.place_of(lord) < 0:
            led.append(Text(scene.lord(lord)))
    return led + alone


# ------------------------------------------------------------ the table of families


def values(scene: Scene, seat: int) -> list[str]:
    """The cells of a line, as COLUMNS names them."""
    s = scene.table
    return [
        money(scene, seat),
        str(victory_points(s, seat)),
        str(s.cells[TOKENS + seat]),
        f"{s.hand_size(seat)}/{HAND}",
        str(len(villages_of(int(controlled(s, seat))))),
    ]


def players_table(
    scene: Scene, width: int, with_troops: bool, tightness: int = 0, has_heading: bool = True
) -> list[Text]:
    """Everybody in turn order: money, victory points, tokens, cards, villages, and the family.

    With a tightness of 1 others have a line each, with 2 oneself too.
    """
    words, s = scene.words, scene.table
    indent = NAME + sum(size for _, size in COLUMNS) + 2
    heading = Text(fit(words.word("table-players"), NAME), style="bold")
    for name, size in COLUMNS:
        heading.append(words.word(f"cli-fief-column-{name}")[: size - 1].rjust(size))
    heading.append("  " + words.word("cli-fief-column-family"))
    heading = fit_text(heading, width)
    heading.stylize("underline")
    lines = [heading] if has_heading else []
    for i in range(scene.seats):
        seat = int((s.cells[FIRST] + i) % scene.seats)
        line = fit_text(Text.assemble("*" if seat == scene.seat else " ", seat_name(scene, seat)), NAME)
        for (_, size), value in zip(COLUMNS, values(scene, seat), strict=True):
            line.append(value.rjust(size))
        family = short_forces(scene, seat) if with_troops else short_family(scene, seat)
        rows = flow(line, family, width, gap=" · ", indent=indent)
        is_cut = len(rows) > 1 and tightness >= (2 if seat == scene.seat else 1)
        lines += [cut(rows[0], width)] if is_cut else rows
    return lines


def cut(line: Text, width: int) -> Text:
    """A line of which more is not shown."""
    if line.cell_len > width - 2:
        return fit_text(Text.assemble(line, " …"), width)
    return Text.assemble(line, " …")


# ------------------------------------------------------------ hands and armies


def hand_line(scene: Scene, seat: int, width: int) -> list[Text]:
    """The cards of a hand that may be seen; `!` marks those that may be played at any time."""
    words = scene.words
    cards = [KIND.parse(name) for name in scene.fields(seat)["hand"] if name is not None]
    hidden = sum(name is None for name in scene.fields(seat)["hand"])
    items = [Text(words.word(KIND.key(kind)) + ("!" if IS_SURPRISE[kind] else "")) for kind in cards]
    if hidden:
        items.append(Text(words.word("table-fief-hidden-cards", n=hidden), style="dim"))
    key = "cli-fief-hand" if seat == scene.seat else "table-fief-hand-of-another"
    return hang(Text(words.word(key), style="bold"), items or [Text(NONE)], width)


def army_line(scene: Scene, seat: int, width: int) -> list[Text]:
    """Where a seat has troops and lords, and prisoners."""
    items = [
        Text.assemble(f"{scene.short_village(village)} ", force_text(scene, force))
        for village, force in forces_of(scene, seat)
    ]
    return flow(Text(scene.words.word("table-fief-armies"), style="bold"), items or [Text(NONE)], width, gap="  ")


def whole_player(scene: Scene, seat: int, width: int) -> list[Text]:
    """One player in full, for `player N`."""
    words, s = scene.words, scene.table
    lines = [seat_name(scene, seat)]
    numbers = [
        Text(words.word(f"cli-fief-has-{name}", n=value))
        for (name, _), value in zip(COLUMNS, values(scene, seat), strict=True)
    ]
    lines += flow(Text(" "), numbers, width, gap=" · ", indent=2)
    ally = int(ally_of(s, seat))
    if ally >= 0:
        lines.append(fit_text(Text(f"  {words.word('cli-fief-ally', player=scene.name(ally))}"), width))
    for lord in lords_of(int(s.family(seat))):
        village = scene.place_of(lord)
        place = scene.village(village) if village >= 0 else words.word("table-fief-not-on-board")
        what = [Text(text) for text in [place, *bearings(scene, lord)]]
        lines += flow(Text(f"  {scene.lord(lord)}", style="bold"), what, width, gap=" · ", indent=14)
    lines += army_line(scene, seat, width)
    if not s.cells[FOG] or seat == scene.seat:
        supply = words.word(
            "table-fief-supply", men=int(in_supply(s, seat, MAN)), knights=int(in_supply(s, seat, KNIGHT))
        )
        lines.append(fit_text(Text(f"  {supply}"), width))
    names = [Text(scene.village(village)) for village in villages_of(int(controlled(s, seat)))]
    lines += flow(Text(words.word("table-fief-controls"), style="bold"), names or [Text(NONE)], width, gap=", ")
    return lines + hand_line(scene, seat, width)
