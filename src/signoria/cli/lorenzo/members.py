"""Members in the terminal, in the colours of their players."""

from rich.text import Text

from signoria.cli.screen import SEAT_STYLES
from signoria.games.lorenzo.pieces import MEMBER
from signoria.table.lorenzo.scene import Scene


def standing(scene: Scene, space: int) -> list[Text]:
    """`W2`, the white member of player 2: those on a space."""
    return [
        Text(f"{MEMBER.names[member][0].upper()}{seat + 1}", style=SEAT_STYLES[seat])
        for seat, member in scene.standing(space)
    ]


def at_home(scene: Scene, seat: int) -> Text:
    """`B4 W2 -- N0`: the members a player can still place, each with its value."""
    parts: list[str] = []
    for member in range(4):
        value = scene.value_of(seat, member)
        letter = MEMBER.names[member][0].upper()
        parts.append(f"{letter}{'?' if value is None else value}" if scene.is_home(seat, member) else "--")
    return Text(" ".join(parts))
