"""Free letters of Fief: bargains, gifts, releases and talks that stop nobody, read from the moves they contain."""

from typing import NamedTuple

from signoria.games.fief import offers
from signoria.games.fief.messages_offers import R_OFFER_OPEN
from signoria.games.fief.moves import OFFER, PROPOSE, SPEND_TOKEN, TALK, VERBS
from signoria.games.fief.state import OPEN_DIPLOMACY, Table
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import LEGAL, State
from signoria.kernel.moves import argument, verb_of

GOODS = ("money", "kind", "village", "prisoner", "relic_for", "token")


class Written(NamedTuple):
    """What a letter is: to whom, its moves, whether others may read it, and whether it wants goods of its receiver."""

    receiver: int
    codes: list[int]
    matter: str
    sealed: bool
    asks: bool = False


def read_letter(s: State, moves: list[str]) -> Written | None:
    """A whole letter, or None if it is not one: `offer` first, goods, `propose` last; or `talk` alone."""
    try:
        codes = [VERBS.parse(text) for text in moves]
    except SignoriaError:
        return None
    first, rest = codes[0], codes[1:]
    if verb_of(first) == TALK and not rest:
        return Written(int(argument(first, 0)), codes, "talk", False)
    if verb_of(first) != OFFER or not rest or verb_of(rest[-1]) != PROPOSE:
        return None
    if any(VERBS.verbs[verb_of(code)].name not in GOODS for code in rest[:-1]):
        return None
    is_sealed = any(verb_of(code) == SPEND_TOKEN for code in rest) or s.cells[OPEN_DIPLOMACY] != 0
    asks = any(text.split()[1:2] == ["take"] for text in moves)
    return Written(int(argument(first, 0)), codes, "trade", is_sealed, asks)


def opened(known: State, seat: int, code: int) -> State | None:
    """The table with an empty letter on it, though the game takes none just now; None if none in this phase."""
    assert isinstance(known, Table)
    if verb_of(code) != OFFER or offers.refusal(known, seat, code)[0] not in (LEGAL, R_OFFER_OPEN):
        return None
    s = known.copy()
    offers.apply(s, seat, code)
    return s
