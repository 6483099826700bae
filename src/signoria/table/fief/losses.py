"""What a move of Fief costs its player for certain: villages, titles, offices, lords, prisoners, sieges."""

from signoria.games.fief.control import besiegers, controller, villages_of
from signoria.games.fief.elections import KING_OFFICE, POPE_OFFICE
from signoria.games.fief.messages_crown import OFFICE
from signoria.games.fief.pieces import BISHOPRICS, BIT, FIEF, FIEFS, LORD, LORDS, VILLAGE, VILLAGES
from signoria.games.fief.state import BISHOP, CAPTOR, ESTATE_SEAT, KING, POPE, Table
from signoria.kernel.domains import Json

OFFICE_CELLS = {**{i: BISHOP + i for i in range(BISHOPRICS)}, POPE_OFFICE: POPE, KING_OFFICE: KING}


def lost(before: Table, after: Table, seat: int) -> dict[str, Json]:
    """What a player has before and not after, by kinds; kinds of which nothing is lost are left out."""
    gone: dict[str, list[str]] = {
        "villages": of_mask(VILLAGE.names, int(villages_of(before, seat) & ~villages_of(after, seat))),
        "titles": [FIEF.names[fief] for fief in range(FIEFS) if is_title_lost(before, after, seat, fief)],
        "offices": [
            OFFICE.names[office]
            for office, cell in OFFICE_CELLS.items()
            if holds(before, seat, cell) and not holds(after, seat, cell)
        ],
        "lords": of_mask(LORD.names, int(before.family(seat) & ~after.family(seat))),
        "captured": of_mask(LORD.names, int(before.free_family(seat) & after.family(seat) & ~after.free_family(seat))),
        "prisoners": [LORD.names[lord] for lord in range(LORDS) if is_freed(before, after, seat, lord)],
        "sieges": [
            VILLAGE.names[village]
            for village in range(VILLAGES)
            if besiegers(before, village) & ~besiegers(after, village) & BIT[seat]
            and not is_won(before, after, seat, village)
        ],
    }
    return {kind: [*names] for kind, names in gone.items() if names}


def of_mask(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for i, name in enumerate(names) if mask & BIT[i]] if mask else []


def holds(table: Table, seat: int, cell: int) -> bool:
    """Whether a lord of a family holds an office."""
    lord = table.cells[cell]
    return bool(lord >= 0 and table.owner(lord) == seat)


def is_title_lost(before: Table, after: Table, seat: int, fief: int) -> bool:
    """Whether a fief title leaves a family; while its heir is not named it may stay. [F-4.4.4]"""
    held, left = before.holder(fief), after.holder(fief)
    if held < 0 or before.owner(held) != seat or (left >= 0 and after.owner(left) == seat):
        return False
    return bool(left >= 0 or after.cells[ESTATE_SEAT + fief] != seat)


def is_won(before: Table, after: Table, seat: int, village: int) -> bool:
    """Whether a siege ends because nobody is left inside, even while it is still asked who gets the village."""
    besieged = int(controller(before, village))
    is_held = besieged >= 0 and after.is_present(besieged, village)
    return bool(villages_of(after, seat) & BIT[village] or (after.is_present(seat, village) and not is_held))


def is_freed(before: Table, after: Table, seat: int, lord: int) -> bool:
    """Whether a player has lost a prisoner."""
    return bool(before.cells[CAPTOR + lord] == seat and after.cells[CAPTOR + lord] != seat)
