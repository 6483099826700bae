"""The legal moves of Fief on the screen: moves that differ in one thing side by side in a row."""

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from signoria import Move
from signoria.cli.choices import list_choices
from signoria.cli.screen import flow, hang, paragraph
from signoria.games.fief.moves import BALLOT
from signoria.games.fief.pieces import (
    BISHOPRIC,
    CASTLE_PRICE,
    FIEF,
    FIEF_OF,
    KIND,
    KNIGHT,
    KNIGHT_PRICE,
    LORD,
    MAN_PRICE,
    MILL_PRICE,
    RELIC,
    UNIT,
    VILLAGE,
)
from signoria.kernel.moves import argument
from signoria.table.choices import Choice, groups_of, heading
from signoria.table.fief.choices import GOODS
from signoria.table.fief.scene import Scene

# Verbs whose moves stand in a row, with what tells them apart: the argument it names or a whole word.
ROW_OF_FIRST = ("lay", "marry", "assassinate")  # a row for each first argument
ROW_OF_VERB = (
    "mill", "castle", "harvest", "weather", "place", "excommunicate", "d_arc", "make_cardinal", "revolt", "free",
    "justice", "ambush", "revive", "offer", "talk", "pass_until", "road", "successor", "discard", "pillage", "land_tax",
    "reroll",
)  # fmt: skip
SIDE_BY_SIDE = ("fief-end", "fief-talks")  # groups that are one paragraph wherever others are lists
TITLED = ("fief-give", "fief-take")
FOLDABLE = ("assassinate", "fief-talks", "fief-surprises")  # a verb with many pairs, groups that can wait
HEADED: dict[str, Callable[[Scene, int], str]] = {
    "settle": Scene.village,
    "march": Scene.lord,
    "step": Scene.village,
}  # their headings say what is done
MOST_PAIRS = 4
SIGN = ")"  # behind a number
INDENT = 16


# ---------------------------------------------------------------- rows


def row_of(scene: Scene, move: Move) -> str:
    """What moves of one row share, in words; '' for a move that has a line of its own."""
    words, verb, a = scene.words, move.verb, int(argument(move.code, 0))
    if verb == "settle":
        return scene.fief(int(FIEF_OF[a]))
    if verb == "hire":
        return scene.village(int(argument(move.code, 1)))
    if verb in ROW_OF_FIRST:
        name = words.word(BALLOT.key(a)) if verb == "lay" else scene.lord(a)
        return words.word(f"cli-fief-row-{verb}", what=name)
    if verb in GOODS and scene.step != "ransoming":
        return words.word(f"cli-fief-row-{verb}")
    return words.word(f"cli-fief-row-{verb}") if verb in ROW_OF_VERB else ""


def item_of(scene: Scene, move: Move) -> str:
    """What tells a move from the others in its row."""
    words, verb = scene.words, move.verb
    a, b = int(argument(move.code, 0)), int(argument(move.code, 1))
    if verb == "hire":
        price = KNIGHT_PRICE if a == KNIGHT else MAN_PRICE
        return f"{words.word(UNIT.key(a))} {words.word('table-fief-price', n=int(price))}"
    if verb == "lay":
        return words.word(BALLOT.key(b))
    if verb == "marry":
        return scene.owned_lord(b)
    if verb == "assassinate":
        return scene.lord(b)
    if verb in ("mill", "castle"):
        price = MILL_PRICE if verb == "mill" else CASTLE_PRICE
        return f"{scene.village(a)} {words.word('table-fief-price', n=int(price))}"
    if verb in ("harvest", "weather", "reroll"):
        return words.word(BISHOPRIC.key(a))
    if verb == "land_tax":
        return words.word(FIEF.key(a))
    if verb == "discard":
        return words.word(KIND.key(a))
    if verb in ("settle", "place", "revolt", "road", "pillage"):
        return scene.village(a)
    if verb in ("offer", "talk", "successor"):
        return scene.player(a)
    if verb == "pass_until":
        return words.word(f"until-{next(iter(move.arguments.values()))}")
    return good(scene, move) if verb in GOODS else scene.owned_lord(a)


def good(scene: Scene, move: Move) -> str:
    """A thing that goes into an offer."""
    words, what = scene.words, int(argument(move.code, 1))
    if move.verb == "money":
        return words.word("table-fief-price", n=what)
    if move.verb == "kind":
        return words.word(KIND.key(what))
    if move.verb == "village":
        return words.word(VILLAGE.key(what))
    if move.verb == "prisoner":
        return words.word(LORD.key(what))
    return f"{words.word(RELIC.key(what))} ({scene.lord(int(argument(move.code, 2)))})"


# ---------------------------------------------------------------- menus


def numbered(choice: Choice, text: str) -> Text:
    """`4) Charolles`: what belongs to which number is seen without colours too."""
    return Text.assemble((f"{choice.label}{SIGN}", "bold"), f" {text}")


def menu(scene: Scene, made: list[Choice], width: int) -> list[Text]:
    """Every choice under the heading of its group: those of a row side by side, others with sentence and note."""
    lines: list[Text] = []
    several = len(groups_of(made)) > 1
    for group in groups_of(made):
        some = [choice for choice in made if choice.group == group]
        if several and group in SIDE_BY_SIDE:
            label = Text(heading(scene.words, group), style="bold")
            lines += flow(label, brief_items(scene, some), width, gap="  ", indent=max(INDENT, label.cell_len + 1))
            continue
        if several:
            lines.append(Text(heading(scene.words, group), style="underline"))
        lines += rows(scene, some, width)
    return lines


def rows(scene: Scene, some: list[Choice], width: int) -> list[Text]:
    """The choices of a group; what stands in rows begins in the same column."""
    found: dict[str, list[Choice]] = {}
    for choice in some:
        found.setdefault(row_of(scene, choice.move) or f"\0{choice.label}", []).append(choice)
    indent = max([INDENT, *[cell_len(name) + 3 for name in found if not name.startswith("\0")]])
    lines: list[Text] = []
    for name, row in found.items():
        if name.startswith("\0"):
            lines += list_choices(row, scene.words, width, SIGN)
        else:
            items = [numbered(choice, item_of(scene, choice.move)) for choice in row]
            lines += flow(Text(f" {name}:"), items, width, gap="  ", indent=indent)
    return lines


def short_menu(scene: Scene, made: list[Choice], width: int, hint: str, folded: tuple[str, ...] = ()) -> list[Text]:
    """A paragraph for each group with numbers and a word or two for each choice; of what is folded the numbers only."""
    lines: list[Text] = []
    short: list[Text] = []
    for group in groups_of(made):
        some = [choice for choice in made if choice.group == group]
        if group in folded:
            short.append(span(some, heading(scene.words, group)))
        else:
            label = Text(heading(scene.words, group), style="bold")
            lines += hang(label, brief_items(scene, some, is_headed=True, folded=folded), width, gap="  ")
    if short:
        lines += flow(Text(""), short, width, gap="  ", indent=1)
    return lines + paragraph(hint, width)


def span(some: list[Choice], name: str) -> Text:
    """`4–18) At any time`: choices by their numbers and what they are together."""
    numbers = some[0].label if len(some) == 1 else f"{some[0].label}–{some[-1].label}"
    return Text.assemble((f"{numbers}{SIGN}", "bold"), f" {name}")


def brief_items(scene: Scene, some: list[Choice], is_headed: bool = False, folded: tuple[str, ...] = ()) -> list[Text]:
    """Choices by number and name; of a row the first says what they share, unless a heading does."""
    items: list[Text] = []
    before = ""
    for choice in some:
        verb = choice.move.verb
        alike = [other for other in some if other.move.verb == verb] if verb in folded else []
        if len(alike) > MOST_PAIRS:
            if before != verb:
                items.append(span(alike, scene.words.word("kind-assassination")))
            before = verb
            continue
        row, text = brief(scene, choice, is_headed)
        item = Text(choice.label, style="bold") if choice.speaks else numbered(choice, text)
        items.append(Text.assemble(f"{row}: ", item) if row and row != before else item)
        before = row
    return items


def brief(scene: Scene, choice: Choice, is_headed: bool) -> tuple[str, str]:
    """What a choice shares with others beside it, and what tells it from them."""
    verb, a = choice.move.verb, int(argument(choice.move.code, 0))
    if verb in HEADED:
        return "" if is_headed else scene.words.word(f"cli-fief-row-{verb}"), HEADED[verb](scene, a)
    row = row_of(scene, choice.move)
    return row, item_of(scene, choice.move) if row else choice.sentence


def fitted_menu(scene: Scene, made: list[Choice], width: int, room: int, most: int, hint: str) -> list[Text]:
    """As many words as there is room for: the hint, then what may be done at any time gives way first.

    Many pairs of victim and assassin are always told by their numbers: nothing else may give way to them.
    """
    for n in range(1, len(FOLDABLE) + 1):
        for told in (hint, ""):
            lines = short_menu(scene, made, width, told, FOLDABLE[:n])
            if len(lines) <= room:
                return lines
    return least_menu(scene, made, width, most, hint)


def least_menu(scene: Scene, made: list[Choice], width: int, most: int, hint: str) -> list[Text]:
    """As many groups in words as fit in so many lines, the rest by their numbers only."""
    named = groups_of(made)
    lines: list[Text] = []
    for spelled in range(len(named), -1, -1):
        items: list[Text] = []
        for i, group in enumerate(named):
            some = [choice for choice in made if choice.group == group]
            if i < spelled:
                spelt = brief_items(scene, some)
                if group in TITLED:  # the same things go both ways
                    spelt[0] = Text.assemble((f"{heading(scene.words, group)}: ", "bold"), spelt[0])
                items += spelt
            else:
                items.append(span(some, heading(scene.words, group)))
        lines = flow(Text(""), items, width, gap="  ", indent=1)
        if len(lines) <= most:
            is_short = spelled < len(named)
            told = paragraph(hint, width) if is_short else []
            return lines + told if len(lines) + len(told) <= most else lines
    return lines
