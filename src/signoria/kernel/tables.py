"""Tables of what a game can say: events and reasons, each with its rule and its numbers."""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.domains import Domain, Json
from signoria.kernel.flow import EVERYBODY, FIRST_REASON, SPECTATOR, Event, Refusal


@final
class EventKind:
    """A kind of event: key of its sentence, rule it follows from, its numbers, and which of them are private.

    One that reveals turns up what was hidden: afterwards everybody may know more than the move itself shows. Of a
    secret one nobody outside its mask learns even that it happened.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        numbers: tuple[tuple[str, Domain], ...],
        private: tuple[str, ...] = (),
        reveals: bool = False,
        secret: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.numbers = numbers
        self.private = private
        self.reveals = reveals
        self.secret = secret


@final
class Entry:
    """A line of a game's ledger: a kind of event changes what a player has.

    `stock` is the field of the player's document that changes. `whose` and `number` are numbers of the event: the seat,
    and how much (1 if ''; of an amount of several goods the one called `stock`), which counts so many `times`.
    """

    def __init__(self, event: str, whose: str, stock: str, times: int, number: str = "") -> None:
        self.event = event
        self.whose = whose
        self.stock = stock
        self.times = times
        self.number = number


@final
class Reason:
    """Why a move is refused: key of its sentence, the rule that forbids it, and the names of its numbers."""

    def __init__(self, name: str, rule: str, numbers: tuple[tuple[str, Domain], ...]) -> None:
        self.name = name
        self.rule = rule
        self.numbers = numbers


KERNEL_REASONS: Final = (
    Reason("legal", "", ()),
    Reason("is-over", "", ()),
    Reason("not-asked", "", ()),
    Reason("not-now", "", ()),
    Reason("no-choice", "", ()),
    Reason("chance-first", "", ()),
    Reason("shown-first", "", ()),
    Reason("others-first", "", ()),
)


@final
class Reasons:
    """The kernel's reasons and those of a game behind them, in the order in which rules are checked."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        self.reasons = reasons

    def reason(self, code: i64) -> Reason:
        if code < FIRST_REASON:
            return KERNEL_REASONS[code]
        return self.reasons[code - FIRST_REASON]

    def numbers(self, refusal: Refusal) -> list[i64]:
        """The numbers of a refusal, as many as its reason has."""
        return [refusal[1], refusal[2], refusal[3]][: len(self.reason(refusal[0]).numbers)]


def event_json(kind: EventKind, event: Event, viewer: i64) -> dict[str, Json]:
    """An event as its viewer may see it: private numbers are blank outside the mask."""
    document: dict[str, Json] = {"event": kind.name, "rule": kind.rule}
    for i, (name, domain) in enumerate(kind.numbers):
        if name in kind.private and not may_see(event, viewer):
            document[name] = None
        else:
            document[name] = domain.json(event.numbers[i])
    return document


def may_see(event: Event, viewer: i64) -> bool:
    """Whether a viewer is inside the mask; a spectator sees what everybody sees, the all-seeing viewer (-2) all."""
    if viewer < SPECTATOR or event.mask == EVERYBODY:
        return True
    return viewer >= 0 and bool(event.mask >> viewer & 1)


def heard(kinds: tuple[EventKind, ...], events: list[Event], viewer: i64) -> list[Event]:
    """The events a viewer learns of: all but secret ones outside whose mask it is."""
    return [event for event in events if not kinds[event.kind].secret or may_see(event, viewer)]
