"""Lords and forces in the terminal, in the colours of their players."""

from rich.text import Text

from signoria.cli.screen import SEAT_STYLES, seat_mark
from signoria.table.fief.scene import Force, Scene


def owned_lord(scene: Scene, lord: int) -> Text:
    """`Arthur (Pazzi)`."""
    seat, name = int(scene.table.owner(lord)), scene.lord(lord)
    return Text.assemble(f"{name} (", (scene.player(seat), SEAT_STYLES[seat]), ")") if seat >= 0 else Text(name)


def force_text(scene: Scene, force: Force) -> Text:
    """`2:ArBl 3m1k`."""
    return Text.assemble(seat_mark(force.seat), scene.force(force).removeprefix(str(force.seat + 1)))
