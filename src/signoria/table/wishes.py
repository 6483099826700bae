"""What a player wants answered without being asked, and what follows from it at one moment.

The rules that say which answers those are belong to each game (`table/<game>/automatic.py`). Server and terminal follow
the same ones. Wishes are private: whoever keeps them tells nobody but the player who gave them.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct, field

from signoria.kernel.seen import Seen

When = Literal["playable", "battles", "never", "always"]
AskAt = Literal["usual", "battles", "always", "never"]
Until = Literal["phase", "turn", "game"]
Quiet = Literal["", "same", "battle", "phase", "turn"]
Reply = Literal["accept", "refuse"]
Why = Literal["one-answer", "nothing-playable", "card-wish", "wish", "can-wait"]

Key = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_]*$")]


class LetterWish(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The answer to letters on a subject, from one player or from everybody."""

    matter: Key
    answer: Reply
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    until: Until = "game"
    given: Annotated[str, Meta(max_length=20)] = ""  # when it was: the server says it


class BidWish(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How far to bid for a thing this round; 0 passes immediately. An empty thing means all without their own wish."""

    thing: Key = ""
    hundreds: Annotated[int, Meta(ge=0, le=999)]
    given: Annotated[str, Meta(max_length=20)] = ""


class Wishes(Struct, kw_only=True, forbid_unknown_fields=True):
    """All that one player wants answered at one table. What is not named is as usual.

    `quiet`: no reactions at all for the rest of this battle, phase or turn; or in this phase as long as just the same
    can be played.
    """

    reactions: Annotated[dict[Key, When], Meta(max_length=20)] = field(default_factory=dict)
    moments: Annotated[dict[Key, AskAt], Meta(max_length=20)] = field(default_factory=dict)
    letters: Annotated[list[LetterWish], Meta(max_length=60)] = field(default_factory=list)
    bids: Annotated[list[BidWish], Meta(max_length=20)] = field(default_factory=list)
    quiet: Quiet = ""
    quiet_since: Annotated[str, Meta(max_length=40)] = ""  # the server says it

    @property
    def is_usual(self) -> bool:
        return not (self.reactions or self.moments or self.letters or self.bids or self.quiet)

    @property
    def may_end(self) -> bool:
        """Whether any of them ends before the game does."""
        return bool(self.quiet or self.bids) or any(one.until != "game" for one in self.letters)


class Unasked(NamedTuple):
    """An answer that is given without asking, and why. What follows from public knowledge is given immediately."""

    code: int
    why: Why

    @property
    def is_public(self) -> bool:
        return self.why == "one-answer"

    @property
    def hangs_on_hand(self) -> bool:
        """Whether it tells something of a hand that others cannot see, to whoever knows that it was given."""
        return self.why in ("nothing-playable", "card-wish", "can-wait")

    @property
    def is_for_one(self) -> bool:
        """Whether it is given only to a person alone with bots: others would have to agree to take it back."""
        return self.why == "can-wait"


class Choosable(NamedTuple):
    """What can be wished for in a game: by name the key of its words."""

    reactions: dict[str, str]
    moments: dict[str, str]
    matters: dict[str, str]
    bids: dict[str, str]


class Reacting(NamedTuple):
    """A moment at which several are asked whether they react: its name, the key of its words, the move that passes."""

    moment: str
    words: str
    passing: str


class Rules(NamedTuple):
    """How a game answers by itself: for what a seat sees and wishes; what may be wished for; when wishes end."""

    unasked: Callable[[Seen, Wishes], Unasked | None]
    choosable: Choosable
    moment: Callable[[Seen], str]  # by it a wish knows whether its phase, turn or round is over
    quiet_key: Callable[[Quiet, Seen], str]  # and by this one not to react
    reacting: Callable[[Seen], Reacting | None]  # what anybody may see of such a moment
    silent: tuple[str, ...] = ()  # steps in which a seat may not be asked for what only it knows
    unoffered: tuple[str, ...] = ()  # verbs that tables do not offer: wishes and free letters do better what they do


NO_WISHES = Wishes()


def merged(stood: Wishes, was: Wishes, wished: Wishes) -> Wishes:
    """What stands, with what somebody has changed who thought that `was` stood: others may have changed the rest."""
    quiet = stood if is_alike(was, wished) else wished
    return Wishes(
        reactions=changed(stood.reactions, was.reactions, wished.reactions),
        moments=changed(stood.moments, was.moments, wished.moments),
        letters=list(changed(*[{(x.matter, x.seat): x for x in one.letters} for one in (stood, was, wished)]).values()),
        bids=list(changed(*[{x.thing: x for x in one.bids} for one in (stood, was, wished)]).values()),
        quiet=quiet.quiet,
        quiet_since=quiet.quiet_since,
    )


def is_alike(was: Wishes, wished: Wishes) -> bool:
    return (was.quiet, was.quiet_since) == (wished.quiet, wished.quiet_since)


def changed(stood: dict[Any, Any], was: dict[Any, Any], wished: dict[Any, Any]) -> dict[Any, Any]:
    new = {name for name in was.keys() | wished.keys() if was.get(name) != wished.get(name)}
    left = {name: value for name, value in stood.items() if name not in new}
    return left | {name: value for name, value in wished.items() if name in new}


def unasked_of_none(seen: Seen, wishes: Wishes) -> Unasked | None:
    return None


def no_moment(seen: Seen) -> str:
    return ""


def never_quiet(quiet: Quiet, seen: Seen) -> str:
    return ""


def never_reacting(seen: Seen) -> Reacting | None:
    return None


NO_RULES = Rules(unasked_of_none, Choosable({}, {}, {}, {}), no_moment, never_quiet, never_reacting)


def is_over(until: Until, given: str, now: str) -> bool:
    """Whether a wish that was given at one moment has ended at another: moments are a turn and a phase."""
    if until == "game" or not given:
        return False
    return given.split()[:1] != now.split()[:1] if until == "turn" else given != now


def lasting(wishes: Wishes, now: str) -> Wishes:
    """The wishes that have not ended."""
    return Wishes(
        reactions=wishes.reactions,
        moments=wishes.moments,
        letters=[one for one in wishes.letters if not is_over(one.until, one.given, now)],
        bids=[one for one in wishes.bids if not is_over("turn", one.given, now)],
        quiet=wishes.quiet,
        quiet_since=wishes.quiet_since,
    )


def wished_reply(wishes: Wishes, matter: str, sender: int) -> Reply | None:
    """How letters on a subject are answered; a wish about the sender comes before one about everybody."""
    found = [one for one in wishes.letters if one.matter == matter and one.seat in (None, sender)]
    return max(found, key=lambda one: one.seat is not None).answer if found else None


def unknown(wishes: Wishes, can: Choosable, seats: int) -> str:
    """The first wish that this game does not know, as the path of its field, or ''."""
    for name in wishes.reactions:
        if name not in can.reactions:
            return f"reactions.{name}"
    for name in wishes.moments:
        if name not in can.moments:
            return f"moments.{name}"
    for i, letter in enumerate(wishes.letters):
        if letter.matter not in can.matters:
            return f"letters[{i}].matter"
        if letter.seat is not None and letter.seat >= seats:
            return f"letters[{i}].seat"
    for i, bid in enumerate(wishes.bids):
        if bid.thing not in can.bids:
            return f"bids[{i}].thing"
    return ""
