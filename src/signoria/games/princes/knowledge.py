"""What viewers have seen, in documents: for a card a mask of the tokens of its deck it may lie on.

Named are only cards about which a viewer knows something special; what lies open or in the own hand needs no word.
The name of a deck stands for its other cards. Without it they may lie on every token whose card is not known, so that
a viewer who knows nothing special is not mentioned at all.
"""

from mypy_extensions import i64

from signoria.games.princes.cards import AT_STACK, conclude, know_nothing, row_of, whole
from signoria.games.princes.fitting import is_single
from signoria.games.princes.pieces import CARD, CARDS, DECK, DECK_END, DECK_FIRST
from signoria.games.princes.shapes import BIT
from signoria.games.princes.state import FACE, PLACE, SEATS, Table
from signoria.games.princes.view import remember
from signoria.kernel.documents import Fields
from signoria.kernel.domains import Json
from signoria.kernel.flow import ALL_SEEING, SPECTATOR


def viewers(s: Table) -> list[int]:
    """Whose knowledge a state holds: everybody's, or that of its viewer."""
    return list(range(SPECTATOR, s.cells[SEATS])) if s.viewer == ALL_SEEING else [int(s.viewer)]


def viewer_name(viewer: i64) -> str:
    return str(viewer) if viewer >= 0 else "spectator"


def forget(s: Table, viewer: i64) -> None:
    """Reduce knowledge to what the places of cards alone give."""
    know_nothing(s, viewer)
    remember(s, viewer)


def unsettled(s: Table, viewer: i64, deck: i64) -> list[i64]:
    """Cards of a deck about which a viewer does not know where they lie."""
    row = row_of(viewer)
    return [card for card in range(DECK_FIRST[deck], DECK_END[deck]) if not is_single(s.cells[row + card])]


def unclaimed(s: Table, viewer: i64, deck: i64) -> i64:
    """Tokens of a deck whose card a viewer does not know."""
    mask = whole(deck)
    for card in range(DECK_FIRST[deck], DECK_END[deck]):
        if is_single(s.cells[row_of(viewer) + card]):
            mask &= ~s.cells[row_of(viewer) + card]
    return mask


# ---------------------------------------------------------------- writing


def write_seen(s: Table) -> dict[str, Json]:
    plain = s.copy()
    seen: dict[str, Json] = {}
    for viewer in viewers(s):
        forget(plain, viewer)
        row: dict[str, Json] = {}
        for deck in range(3):
            write_deck(s, plain, viewer, deck, row)
        if row:
            seen[viewer_name(viewer)] = row
    return seen


def write_deck(s: Table, plain: Table, viewer: i64, deck: i64, row: dict[str, Json]) -> None:
    """Cards that differ from what a reader would assume, then the other cards if they do."""
    first = DECK_FIRST[deck]
    open_cards = unsettled(plain, viewer, deck)
    common = commonest(s, viewer, open_cards)
    for card in range(first, DECK_END[deck]):
        maybe = s.cells[row_of(viewer) + card]
        if maybe != (common if card in open_cards else plain.cells[row_of(viewer) + card]):
            row[CARD.text(card)] = int(maybe >> first)
    if common and common != unclaimed(s, viewer, deck):
        row[DECK.text(deck)] = int(common >> first)


def commonest(s: Table, viewer: i64, some: list[i64]) -> i64:
    """The mask that most of these cards have, known cards aside; 0 if all are known."""
    counts: dict[int, int] = {}
    for card in some:
        mask = s.cells[row_of(viewer) + card]
        if not is_single(mask):
            counts[mask] = counts.get(mask, 0) + 1
    best: i64 = 0
    most = 0
    for mask, n in counts.items():
        if n > most:
            best = mask
            most = n
    return best


# ---------------------------------------------------------------- reading


def read_seen(s: Table, seen: Fields) -> None:
    for viewer in viewers(s):
        forget(s, viewer)
        row = seen.fields(viewer_name(viewer))
        for field in row.document:
            if CARD.parse(field) < 0 and DECK.parse(field) < 0:
                raise row.refuse(field, "is no card and no deck")
        for deck in range(3):
            read_deck(s, viewer, deck, row)
    seen.done()
    if s.viewer != ALL_SEEING:
        for deck in range(3):
            if not conclude(s, s.viewer, deck):
                raise seen.refuse(viewer_name(s.viewer), f"the cards of the deck {DECK.text(deck)} can lie nowhere")
        show_concluded(s)


def read_deck(s: Table, viewer: i64, deck: i64, row: Fields) -> None:
    """The cards that are named, then the others whose place is not known."""
    first = DECK_FIRST[deck]
    most = BIT[DECK_END[deck] - first] - 1
    others = unsettled(s, viewer, deck)
    for card in range(first, DECK_END[deck]):
        if CARD.text(card) in row.document:
            s.cells[row_of(viewer) + card] = row.number(CARD.text(card), 0, 1, most) << first
            if card in others:
                others.remove(card)
    rest = row.number(DECK.text(deck), unclaimed(s, viewer, deck) >> first, 1, most) << first
    for card in others:
        s.cells[row_of(viewer) + card] = rest


def show_concluded(s: Table) -> None:
    """Its viewer sees every face it can conclude; a shuffled stack has none."""
    for token in range(CARDS):
        for card in range(CARDS):
            if s.cells[row_of(s.viewer) + card] == BIT[token] and s.cells[PLACE + token] != AT_STACK:
                s.cells[FACE + token] = card
