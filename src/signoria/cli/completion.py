"""Tab completion, where the terminal has readline."""

from signoria.cli.commands import COMMANDS
from signoria.cli.session import Session
from signoria.cli.typed import words_of

WITH_THINGS = ("help", "why")
WITH_MOVES = ("why", "preview")


def completions(moves: list[list[str]], things: list[str], before: list[str], text: str) -> list[str]:
    """Words that can follow those before: parts of legal moves, by their words, commands, names of things."""
    found: list[str] = []
    if not before:
        found += [*COMMANDS, *things]
    if before and before[0] in WITH_THINGS and len(before) == 1:
        found += things
    if before and before[0] in WITH_MOVES:
        before = before[1:]
    for words in moves:
        if words[: len(before)] == before and len(words) > len(before):
            found.append(words[len(before)])
    return sorted({word for word in found if word.startswith(text)})


def half_a_line() -> bool:
    """Whether something stands on the line that is being typed."""
    try:
        import readline
    except ImportError:
        return False
    return bool(readline.get_line_buffer().strip())


def complete_with(session: Session, seat: int) -> None:
    """Let Tab complete what this seat can type now."""
    if not session.console.is_terminal:
        return
    try:
        import readline
    except ImportError:
        return
    moves = [words_of(move) for move in session.m.legal(seat)]
    things = session.board.thing_names()

    def complete(text: str, i: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()].split()
        found = completions(moves, things, before, text)
        return found[i] + " " if i < len(found) else None

    readline.set_completer_delims(" \t")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
