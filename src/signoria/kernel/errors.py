"""What can be wrong with what the outside hands in. Each error says what to do; none of them changes a game."""


class SignoriaError(Exception):
    """Base of every error a caller can mend."""


class UnknownGame(SignoriaError):
    """No game of that name, or an option or number of seats it does not have."""


class BadMove(SignoriaError):
    """A move that cannot be read: unknown verb, missing argument, a name outside its domain."""


class IllegalMove(SignoriaError):
    """A move that can be read but is not allowed now; `reasons` says why. Of a chain, `move` is the refused one."""

    def __init__(self, message: str, reasons: list[object], move: str = "") -> None:
        super().__init__(message)
        self.reasons = reasons
        self.move = move

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.reasons, self.move)


class BadPosition(SignoriaError):
    """A position that cannot be; the message begins with the path of the field."""


class BadRecord(SignoriaError):
    """A record that cannot be read or replayed; the message names the line.

    Where a move does not replay, `move` is its place among the lines of the game, from 0; else it is -1.
    """

    def __init__(self, message: str, move: int = -1) -> None:
        super().__init__(message)
        self.move = move

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.move)


class CannotUndo(SignoriaError):
    """The last move of a seat cannot be taken back freely; `key` names the barrier."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, str(self))
