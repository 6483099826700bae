"""Which games have free letters, and how they are read."""

from signoria.kernel.flow import State
from signoria.table.fief.letters import Written as Written
from signoria.table.fief.letters import read_letter as read_letter_of_fief


def read_letter(game: str, s: State, moves: list[str]) -> Written | None:
    """A whole letter, or None if it is none, or the game has none."""
    return read_letter_of_fief(s, moves) if game == "fief" else None
