"""The screen: colour or none, width and height, and lines that never run over."""

import codecs
import os
import re
import sys
import unicodedata
from typing import TextIO

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from signoria.kernel.text import UNPRINTABLE
from signoria.table.scene import Scene

SEAT_STYLES = (
    "bold cyan", "bold yellow", "bold green", "bold magenta", "bold red", "bold blue", "bold white", "bold",
)  # fmt: skip
NARROWEST = 60
WIDE = 100  # columns from which cards are described in words rather than two letters


# One sign for one, so that columns stay; what a terminal lacks beyond these loses its accent.
STAND_INS = {
    **dict(zip("›▪→│−–·…“”„’Łłß", '>*>|--.~"""\'Lls', strict=True)),
    **dict(zip("×■▓", "x##", strict=True)),
    **dict(zip("─╶╴╵╷", "---||", strict=True)),
    **dict.fromkeys("┌┐└┘├┤┬┴┼", "+"),
}


def printable(text: object) -> str:
    """What somebody else wrote, in one line and without signs that a terminal would obey."""
    return re.sub(f"[{UNPRINTABLE}]", "\ufffd", str(text))


def stand_in(error: UnicodeError) -> tuple[str, int]:
    """What is written for signs that the encoding of the output lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    plain = [STAND_INS.get(sign, unicodedata.normalize("NFD", sign)[0]) for sign in lacking]
    return "".join(sign if sign.isascii() else "?" for sign in plain), error.end


codecs.register_error("signoria", stand_in)


def is_ascii_only() -> bool:
    """Whether the environment asks for plain ASCII. An LC_CTYPE of C.UTF-8 is Python's own."""
    kind = os.environ.get("LC_CTYPE", "")
    asked = os.environ.get("LC_ALL") or ("" if kind == "C.UTF-8" else kind) or os.environ.get("LANG", "")
    return asked in ("C", "POSIX")


def make_console(color: bool = True, file: TextIO | None = None, width: int | None = None) -> Console:
    """A console for this terminal. Without colour it writes no styles; everything else is as with colour."""
    out = file or sys.stdout
    if hasattr(out, "reconfigure"):
        out.reconfigure(encoding="ascii" if is_ascii_only() else None, errors="signoria")
    plain = not color or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb" or not out.isatty()
    return Console(
        file=out,
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
        no_color=plain,
        color_system=None if plain else "auto",
        force_terminal=out.isatty(),
    )


def width_of(console: Console) -> int:
    return max(NARROWEST, console.width)


def fit(text: str, width: int) -> str:
    """Exactly so many columns: padded, or cut with an ellipsis."""
    if width <= 0:
        return ""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return fit(set_cell_size(text, width - 1).rstrip() + "…", width)


def fit_text(text: Text, width: int) -> Text:
    """The same for styled text."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def fold(text: str, width: int) -> list[str]:
    """Words on lines of so many columns; a word that is too long by itself is cut."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and cell_len(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    if line:
        lines.append(line)
    return [item if cell_len(item) <= width else fit(item, width) for item in lines]


def flow(label: Text, items: list[Text], width: int, gap: str = "   ", indent: int = 0) -> list[Text]:
    """A label and items side by side, on as many lines as they need; later lines are indented below the first item."""
    indent = indent or label.cell_len + 1
    lines: list[Text] = []
    line = fit_text(label, indent)
    empty = True
    for item in items:
        room = width - indent
        if item.cell_len > room:
            item = fit_text(item, room)
        if not empty and line.cell_len + len(gap) + item.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
            empty = True
        line = Text.assemble(line, "" if empty else gap, item)
        empty = False
    lines.append(line)
    return lines


def hang(label: Text, items: list[Text], width: int, gap: str = " · ", indent: int = 2) -> list[Text]:
    """The same with a label of any length; later lines are indented by little."""
    if not items:
        return [fit_text(label, min(width, label.cell_len))]
    lines: list[Text] = []
    line = Text.assemble(label, " ", items[0])
    for item in items[1:]:
        if line.cell_len + len(gap) + item.cell_len > width:
            lines.append(line)
            line = Text.assemble(" " * indent, item)
        else:
            line = Text.assemble(line, gap, item)
    return [fit_text(whole, min(width, whole.cell_len)) for whole in [*lines, line]]


def paragraph(text: str, width: int, indent: int = 0, first: int = 0) -> list[Text]:
    """A sentence on as many lines as it needs: the first after `first` columns, later ones after `indent`."""
    folded = fold(text, width - max(first, indent))
    return [Text(" " * (indent if i else first) + line) for i, line in enumerate(folded)]


def seat_mark(seat: int) -> Text:
    """The number of a seat, in its colour."""
    return Text(str(seat + 1), style=SEAT_STYLES[seat])


def seat_name(scene: Scene, seat: int) -> Text:
    """`2 Pazzi`, in the colour of the seat."""
    return Text(scene.name(seat), style=SEAT_STYLES[seat])
