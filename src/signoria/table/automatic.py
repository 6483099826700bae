"""Which games answer by themselves, and how."""

import msgspec

from signoria.kernel.seen import Seen
from signoria.table.fief.automatic import RULES as FIEF
from signoria.table.lorenzo.automatic import RULES as LORENZO
from signoria.table.princes.automatic import RULES as PRINCES
from signoria.table.wishes import NO_RULES, NO_WISHES, BidWish, LetterWish, Rules, Unasked, Wishes, lasting

RULES: dict[str, Rules] = {"fief": FIEF, "lorenzo": LORENZO, "princes": PRINCES}


def rules_of(game: str) -> Rules:
    return RULES.get(game, NO_RULES)


def unasked(seen: Seen, wishes: Wishes = NO_WISHES) -> Unasked | None:
    """What a seat answers without being asked: it can play nothing, anybody can foresee it, or it wishes so."""
    return rules_of(seen.game.name).unasked(seen, wishes) if seen.is_asked else None


def kept(seen: Seen, wishes: Wishes, stood: Wishes) -> Wishes:
    """Wishes with the moment they are given at, seen from their seat; what stood before keeps its own."""
    rules = rules_of(seen.game.name)
    now = rules.moment(seen)
    is_as_before = wishes.quiet_since != "" and wishes.quiet_since == stood.quiet_since and wishes.quiet == stood.quiet
    letters = {without_moment(one): one for one in stood.letters}
    bids = {without_moment(one): one for one in stood.bids}
    found = Wishes(
        reactions=wishes.reactions,
        moments=wishes.moments,
        letters=[letters.get(without_moment(one)) or msgspec.structs.replace(one, given=now) for one in wishes.letters],
        bids=[bids.get(without_moment(one)) or msgspec.structs.replace(one, given=now) for one in wishes.bids],
        quiet=wishes.quiet,
        quiet_since=stood.quiet_since if is_as_before else rules.quiet_key(wishes.quiet, seen) if wishes.quiet else "",
    )
    return lasting(found, now)


def now_of(wishes: Wishes, seen: Seen) -> Wishes:
    """What of the wishes of a seat has not ended."""
    rules, quiet = rules_of(seen.game.name), wishes.quiet
    now = f"{rules.moment(seen)} " if quiet == "same" else rules.quiet_key(quiet, seen) if quiet else ""
    is_over = not wishes.quiet_since.startswith(now) if quiet == "same" else wishes.quiet_since != now
    found = lasting(wishes, rules.moment(seen))
    return msgspec.structs.replace(found, quiet="", quiet_since="") if is_over else found


def without_moment(wish: LetterWish | BidWish) -> LetterWish | BidWish:
    return msgspec.structs.replace(wish, given="")
