"""Which games answer by themselves, and how."""

from signoria.kernel.seen import Seen
from signoria.table.fief.automatic import RULES as FIEF
from signoria.table.princes.automatic import RULES as PRINCES
from signoria.table.wishes import NO_RULES, NO_WISHES, Rules, Unasked, Wishes

RULES: dict[str, Rules] = {"fief": FIEF, "princes": PRINCES}


def rules_of(game: str) -> Rules:
    return RULES.get(game, NO_RULES)


def unasked(seen: Seen, wishes: Wishes = NO_WISHES) -> Unasked | None:
    """What a seat answers without being asked: it can play nothing, anybody can foresee it, or it wishes so."""
    return rules_of(seen.game.name).unasked(seen, wishes) if seen.is_asked else None
