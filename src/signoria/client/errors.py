"""What can go wrong between a program and a server. `code` is for programs, the message for people."""

from signoria.kernel.errors import SignoriaError
from signoria.server.wire import Reason


class Refused(SignoriaError):
    """The server did not do what was asked, and nothing was changed."""

    def __init__(self, code: str, message: str, reasons: list[Reason] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.reasons = reasons or []


class Stale(Refused):
    """The decision that was answered no longer stands: look at the newest turn and decide again."""


class Illegal(Refused):
    """The rules do not allow the move; `reasons` says why."""


class LostConnection(SignoriaError):
    """The server could not be reached for as long as the client is patient."""


def refusal(code: str, message: str, reasons: list[Reason] | None = None) -> Refused:
    """The error for a code of the server."""
    kind = {"stale": Stale, "illegal": Illegal}.get(code, Refused)
    return kind(code, message, reasons)


class Unfair(SignoriaError):
    """The server did not keep what it promised about chance. `record` is the record that shows it, after the end."""

    def __init__(self, message: str, record: str = "") -> None:
        super().__init__(message)
        self.record = record
