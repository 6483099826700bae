"""The invariants: nothing is wrong with random games, and every planted fault is found."""

from collections.abc import Callable

import pytest

from signoria.games.fief import roads
from signoria.games.fief.checks import problems
from signoria.games.fief.pieces import BIT, CARDS, COPY_FIRST, STANDS, VILLAGES
from signoria.games.fief.state import (
    ADMITTED,
    BISHOP,
    CALAMITY_IN,
    CAPTIVES,
    CAPTOR,
    CONTROL,
    COUNTED,
    DECK,
    DECK_CALAMITIES,
    DISCARDS,
    ENGINE_AT,
    EVENTS_LEFT,
    FACE_DOWN,
    FAMILY_OF,
    FOG_LEAST,
    FOG_MOST,
    FORT_IN,
    HAND_OF,
    HAND_SIZE,
    HOLDER,
    KING,
    KNIGHTS_IN,
    KNOWN_CARD,
    LORDS_IN,
    MEN_IN,
    MILLS_IN,
    MONEY,
    MOST_SEATS,
    NEW_UNITS_IN,
    OWNER,
    PHASE,
    RANK_IN,
    RELIC_AT,
    ROADS_NOTED,
    SPOUSE,
    STAND_OF,
    TAXES,
    TOKENS,
    TOP_BACK,
    UNREVEALED,
    UNSURE,
    Table,
)
from signoria.games.fief.steps.kinds import AFTERMATH
from signoria.games.fief.units import COUNTER, row
from tests.fief.mid_games import moments
from tests.fief.tables import (
    castle,
    hand,
    kind_of,
    lord,
    lord_of,
    married,
    prisoner,
    push,
    table,
    title,
    troops,
    village,
)

ARTHUR, BAUDOIN, BLANCHE = lord_of("arthur"), lord_of("baudoin"), lord_of("blanche")
BLAYE, SIGY = village("blaye"), village("sigy")
TAX = kind_of("tax")


def full_table() -> Table:
    """Two families, troops, a prisoner, a marriage and cards; money and troops are hidden."""
    s = table(3, fog_of_war=True, hidden_money=True)
    lord(s, "arthur", 0, "blaye")
    lord(s, "blanche", 1, "sigy")
    lord(s, "baudoin", 1, "blaye/charolles")
    troops(s, 0, "blaye", men=3, knights=1)
    troops(s, 1, "blaye/charolles", men=1)
    castle(s, "blaye")
    prisoner(s, "baudoin", 0)
    married(s, "arthur", "blanche")
    title(s, "arthur", "blaye")
    hand(s, 0, "tax", "tax")
    hand(s, 1, "tunnel")
    s.cells[KNOWN_CARD + 2 * CARDS + COPY_FIRST[TAX]] = BIT[0] | BIT[1]
    return s


def test_a_sound_table_has_no_problems() -> None:
    assert problems(full_table()) == []


Fault = Callable[[Table], None]


def set_cell(cell: int, value: int) -> Fault:
    def fault(s: Table) -> None:
        assert s.cells[cell] != value
        s.cells[cell] = value

    return fault


def add(cell: int, n: int) -> Fault:
    def fault(s: Table) -> None:
        s.cells[cell] += n

    return fault


FAULTS: dict[str, Fault] = {
    "a card is lost": add(DECK + TAX, -1),
    "a card is doubled": add(DISCARDS + TAX, 1),
    "a hand has a card too many": add(HAND_OF + TAX, 1),
    "a hand has another size": add(HAND_SIZE, 1),
    "the event deck is shorter": add(EVENTS_LEFT, -1),
    "a calamity is lost": add(UNREVEALED, -1),
    "a calamity is doubled": set_cell(CALAMITY_IN, 1),
    "a calamity lies on the track and in the deck": add(FACE_DOWN, 1),
    "a calamity is missing in the deck": add(DECK_CALAMITIES, -1),
    "a calamity on top is not in the deck": lambda s: empty_of_calamities(s),
    "a lord is in no family": set_cell(FAMILY_OF, 0),
    "a lord is in two families": add(FAMILY_OF + 2, int(BIT[ARTHUR])),
    "a lord changes hands": set_cell(OWNER + ARTHUR, 2),
    "a lord is nowhere": set_cell(STAND_OF + ARTHUR, -1),
    "a lord is in two villages": add(LORDS_IN + SIGY, int(BIT[ARTHUR])),
    "a dead lord leaves something": set_cell(SPOUSE + lord_of("eric"), 3),
    "a prisoner is forgotten": set_cell(CAPTIVES, 0),
    "a prisoner holds himself": set_cell(CAPTOR + BAUDOIN, 1),
    "a prisoner is held from afar": set_cell(CAPTOR + BAUDOIN, 2),
    "a marriage is one-sided": set_cell(SPOUSE + BLANCHE, -1),
    "a woman is king": set_cell(KING, BLANCHE),
    "a bishop has two bishoprics": lambda s: make_bishop_twice(s),
    "a title has a lord who is not in play": set_cell(HOLDER + 1, lord_of("eric")),
    "a lord has three titles": lambda s: title(s, "arthur", "bourg", "sigy"),
    "a man-at-arms is not counted": add(MEN_IN + BLAYE, -1),
    "a knight is not counted": add(KNIGHTS_IN + BLAYE, 1),
    "troops have moved outside phase 5": lambda s: tire(s),
    "there are fourteen men-at-arms": lambda s: troops(s, 0, "bourg", men=11),
    "somebody has no rank": set_cell(RANK_IN + BLAYE * MOST_SEATS, 0),
    "ranks have a gap": set_cell(RANK_IN + BLAYE * MOST_SEATS + 1, 3),
    "an absent seat has a rank": set_cell(RANK_IN + SIGY * MOST_SEATS + 2, 2),
    "an absent seat controls": set_cell(CONTROL + BLAYE, 2),
    "nobody's seat controls": set_cell(CONTROL + BLAYE, 3),
    "strangers are admitted": set_cell(ADMITTED + BLAYE, 8),
    "five new units": set_cell(NEW_UNITS_IN + BLAYE, 5),
    "an empty seat came by a road": lambda s: come_from_nowhere(s),
    "three mills": set_cell(MILLS_IN + BLAYE, 3),
    "thirteen fortifications": lambda s: fortify(s),
    "a siege engine without a side": set_cell(ENGINE_AT, BLAYE),
    "four diplomacy tokens": set_cell(TOKENS, 4),
    "a tax behind nothing": set_cell(TAXES + 1, 0),
    "a relic with a dead lord": set_cell(RELIC_AT, lord_of("eric")),
    "debts": lambda s: owe(s),
    "a miscount": add(COUNTED + MOST_SEATS, 1),
    "a miscount of the spectator": add(COUNTED + 3 * MOST_SEATS, 1),
    "a wrong sum of those one is not sure of": lambda s: miscount_two(s),
    "a viewer not sure of himself": set_cell(UNSURE, 1),
    "a card known where it is not": set_cell(KNOWN_CARD + 2 * CARDS + COPY_FIRST[TAX], int(BIT[1])),
    "a card known out of order": lambda s: disorder(s),
    "a card known of in the own hand": set_cell(KNOWN_CARD + COPY_FIRST[TAX], 1),
    "more knights than the fog allows": set_cell(FOG_MOST + BLAYE, 0),
    "fewer knights than the fog allows": set_cell(FOG_LEAST + BLAYE, 2),
    "fog where nobody is": set_cell(FOG_MOST + 2 * STANDS + BLAYE, 1),
}


def empty_of_calamities(s: Table) -> None:
    s.cells[TOP_BACK] = 2
    s.cells[DECK_CALAMITIES] = 0
    for kind in range(3):
        s.cells[UNREVEALED + kind] = 0
        s.cells[UNREVEALED + 3 + kind] = (4, 4, 2)[kind]  # all of them were discarded


def make_bishop_twice(s: Table) -> None:
    s.cells[BISHOP] = ARTHUR
    s.cells[BISHOP + 1] = ARTHUR


def tire(s: Table) -> None:
    s.cells[row(0, BLAYE, 0)] += COUNTER[1] - COUNTER[0]


def come_from_nowhere(s: Table) -> None:
    s.cells[PHASE] = 5
    s.cells[ROADS_NOTED + BLAYE] = roads.noted_bit(s.seats(), BLAYE)


def fortify(s: Table) -> None:
    for i in range(VILLAGES):
        s.cells[FORT_IN + i] = 1 if i < 13 else 0


def owe(s: Table) -> None:
    for viewer in range(4):
        s.cells[COUNTED + viewer * MOST_SEATS] -= 7
    s.cells[MONEY] -= 7


def miscount_two(s: Table) -> None:
    s.cells[UNSURE + 2] = 3
    s.cells[COUNTED + 2 * MOST_SEATS] += 1


def disorder(s: Table) -> None:
    first = KNOWN_CARD + 2 * CARDS + COPY_FIRST[TAX]
    s.cells[first] = 0
    s.cells[first + 1] = BIT[0]


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_a_planted_fault_is_found(fault: Fault) -> None:
    s = full_table()
    fault(s)
    assert problems(s) != []


def test_f13_6_two_of_whom_one_is_not_sure_may_have_it_the_other_way_round() -> None:
    s = full_table()
    s.cells[UNSURE + 2] = 3
    s.cells[COUNTED + 2 * MOST_SEATS] += 2
    s.cells[COUNTED + 2 * MOST_SEATS + 1] -= 2
    assert problems(s) == []


def test_f5_2_5_who_controls_is_asked_again_when_what_follows_is_settled() -> None:
    s = full_table()
    s.cells[CONTROL + BLAYE] = 2
    push(s, AFTERMATH)
    assert problems(s) == []


@pytest.mark.parametrize("seed", range(3))
def test_random_games_stay_sound(seed: int) -> None:
    options = {"fog_of_war": seed == 1, "hidden_money": seed == 2, "relics": seed == 0}
    for s in moments(3 + seed, 30 + seed, 800, 1, **options):
        assert problems(s) == []
