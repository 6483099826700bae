"""What can be wrong with what a client asks. Each error has a code for programs and a sentence that says what to do."""

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from signoria.server.wire import Reason

AWAY = (OperationalError, InterfaceError, InternalError, PoolTimeout)  # the database does not answer, or cannot write
OUR_FAULT = ("no such table", "no such column", "has no column")  # what SQLite counts among these


class Refusal(Exception):
    """Nothing was changed."""

    status = 409
    code = "refused"
    wait = 0.0  # seconds after which it is worth trying again, if it is

    def __init__(self, message: str, code: str = "", reasons: list[Reason] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or self.code
        self.reasons = reasons or []


class BadRequest(Refusal):
    status = 400
    code = "bad-request"


class NotLoggedIn(Refusal):
    status = 401
    code = "not-logged-in"


class Forbidden(Refusal):
    status = 403
    code = "forbidden"


class NotFound(Refusal):
    status = 404
    code = "not-found"


class TooMany(Refusal):
    """Beyond a limit; in `wait` seconds it is worth trying again."""

    status = 429
    code = "too-many"

    def __init__(self, message: str, code: str = "", wait: float = 1.0) -> None:
        super().__init__(message, code)
        self.wait = wait


class TryLater(Refusal):
    """The server can't do it now, through no fault of the caller."""

    status = 503
    code = "try-later"
    wait = 5.0


def is_away(error: Exception) -> bool:
    """Whether the database is to blame, and may be well again in a moment."""
    return isinstance(error, AWAY) and not any(what in str(error) for what in OUR_FAULT)


def database_away() -> TryLater:
    return TryLater("The database cannot be reached now: try again in a moment.")


class Stale(Refusal):
    """A move for a decision that no longer stands: look at the newest update and decide again."""

    code = "stale"


class LetterStuck(Refusal):
    """Not everything in a letter can be carried out now; it goes on waiting."""

    code = "letter-stuck"


class DeadEnd(Refusal):
    """The rules do not say how play could go on: only a position that cannot come about leads there."""

    code = "dead-end"

    def __init__(self) -> None:
        super().__init__("Play comes to a dead end there: no rule says how to go on. Choose something else.")


class Illegal(Refusal):
    """The rules do not allow it; `reasons` says why."""

    code = "illegal"
