"""Tax: land taxes and tithes, who may levy and who collects them. [F-2.3.5] to [F-2.3.11]"""

from signoria.games.fief import aftermath, crown, taxes
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import MOST_TAXES, TAXES, Table
from signoria.games.fief.steps.kinds import INCOME, PLAYING, WINDOW
from tests.fief.tables import (
    begin,
    bishop,
    bishopric,
    cardinal,
    controls,
    deniers,
    fief,
    hand,
    kind_of,
    king,
    land_tax,
    legal,
    lord,
    lord_of,
    mills,
    money,
    play,
    pope,
    prisoner,
    queen,
    rule,
    settle,
    table,
    tithe,
    tithe_all,
    title,
    told,
    troops,
    village,
    why,
)

LORDS = ("arthur", "charles", "francois")  # of seats 0, 1 and 2


def court(*cards: str) -> Table:
    """Three families with one lord each; seat 0 holds these cards."""
    s = table(3, phase=2, without=(WINDOW,))
    for seat, name in enumerate(LORDS):
        lord(s, name, seat, ("sennecy", "pugnac", "marcamps")[seat])
        money(s, seat, 0)
    hand(s, 0, *cards)
    return s


def laid(s: Table) -> list[tuple[int, int, int, int]]:
    """Taxes in the order played: seat, way, target, lord."""
    found = [s.cells[TAXES + i] for i in range(MOST_TAXES) if s.cells[TAXES + i] >= 0]
    return [
        (int(taxes.seat_of(tax)), int(taxes.way_of(tax)), int(taxes.target_of(tax)), int(taxes.lord_of(tax)))
        for tax in found
    ]


def die(s: Table, name: str) -> None:
    aftermath.kill(s, BIT[lord_of(name)])
    settle(s)


# ---------------------------------------------------------------- who may levy what


def test_f2_3_6_a_titled_lord_taxes_his_own_fief() -> None:
    s = court("tax")
    title(s, "arthur", "blaye")
    title(s, "charles", "bourg")
    begin(s, PLAYING)
    assert legal(s, 0, "land_tax") == ["blaye"]
    assert (why(s, 0, "land_tax bourg"), rule(s, 0, "land_tax bourg")) == ("not-entitled", "F-2.3.6")
    assert why(s, 0, "land_tax sigy") == "not-entitled"
    play(s, 0, "land_tax blaye")
    assert laid(s) == [(0, taxes.LAND_BY_HOLDER, fief("blaye"), lord_of("arthur"))]
    assert told(s, "land-tax") == [{"event": "land-tax", "rule": "F-2.3.6", "seat": 0, "fief": "blaye"}]


def test_f2_3_6_the_king_taxes_any_ungoverned_fief() -> None:
    s = court("tax", "tax")
    king(s, "arthur")
    title(s, "charles", "bourg")
    begin(s, PLAYING)
    assert "bourg" not in legal(s, 0, "land_tax")
    assert len(legal(s, 0, "land_tax")) == 7
    play(s, 0, "land_tax sigy")
    assert laid(s) == [(0, taxes.LAND_BY_RULER, fief("sigy"), lord_of("arthur"))]


def test_f2_3_6_so_does_the_regent_but_no_queen() -> None:
    s = court("tax")
    lord(s, "jeanne", 0, "blaye")
    queen(s, "jeanne", regent=True)
    begin(s, PLAYING)
    assert "sigy" in legal(s, 0, "land_tax")
    s = court("tax")
    lord(s, "jeanne", 0, "blaye")
    queen(s, "jeanne")
    king(s, "charles")
    begin(s, PLAYING)
    assert legal(s, 0, "land_tax") == []


def test_f2_3_5_an_imprisoned_lord_is_no_bar() -> None:
    s = court("tax")
    title(s, "arthur", "blaye")
    bishop(s, "arthur", "b4")
    troops(s, 1, "sennecy/la_salle", men=1)
    prisoner(s, "arthur", 1)
    begin(s, PLAYING)
    assert legal(s, 0, "land_tax") == ["blaye"]
    assert legal(s, 0, "tithe") == ["arthur b4"]


def test_f2_3_10_no_fief_bears_a_second_land_tax() -> None:
    s = court("tax")
    king(s, "arthur")
    land_tax(s, 0, "sigy")
    begin(s, PLAYING)
    assert (why(s, 0, "land_tax sigy"), rule(s, 0, "land_tax sigy")) == ("already-taxed", "F-2.3.10")


def test_f2_3_10_whichever_tax_was_laid_first() -> None:
    s = court("tax")
    king(s, "arthur")
    land_tax(s, 0, "bourg")
    land_tax(s, 0, "sigy")
    begin(s, PLAYING)
    assert (why(s, 0, "land_tax bourg"), why(s, 0, "land_tax sigy")) == ("already-taxed", "already-taxed")
    assert [int(taxes.land_tax_of(s, fief(name))) for name in ("bourg", "sigy", "blaye")] == [0, 0, -1]


def test_f2_3_7_every_bishop_of_the_family_may_tithe() -> None:
    s = court("tax")
    lord(s, "baudoin", 0, "blaye")
    bishop(s, "arthur", "b1")
    bishop(s, "baudoin", "b5")
    begin(s, PLAYING)
    assert legal(s, 0, "tithe") == ["arthur b1", "baudoin b5"]


def test_f0_2_three_tax_markers_and_no_more() -> None:
    s = court("tax")
    king(s, "arthur")
    for one in ("sigy", "bourg"):
        land_tax(s, 0, one)
    begin(s, PLAYING)
    assert why(s, 0, "land_tax blaye") == ""
    s = court("tax")
    king(s, "arthur")
    for one in ("sigy", "bourg", "tournus"):
        land_tax(s, 0, one)
    begin(s, PLAYING)
    assert (why(s, 0, "land_tax blaye"), rule(s, 0, "land_tax blaye")) == ("no-tax-marker", "F-2.3.5")
    assert legal(s, 0, "land_tax") == []


def test_f0_2_another_player_has_markers_of_his_own() -> None:
    s = court("tax")
    king(s, "charles")
    for one in ("sigy", "bourg", "tournus"):
        land_tax(s, 1, one)
    title(s, "arthur", "blaye")
    begin(s, PLAYING)
    assert why(s, 0, "land_tax blaye") == ""


def test_f2_3_7_a_bishop_tithes_his_bishopric_only() -> None:
    s = court("tax")
    bishop(s, "arthur", "b2")
    bishop(s, "charles", "b3")
    begin(s, PLAYING)
    assert legal(s, 0, "tithe") == ["arthur b2"]
    assert (why(s, 0, "tithe arthur b3"), rule(s, 0, "tithe arthur b3")) == ("no-tithe", "F-2.3.7")
    assert why(s, 0, "tithe arthur b1") == "not-governed"
    assert why(s, 0, "tithe charles b3") == "no-tithe"
    assert why(s, 0, "tithe jeanne b3") == "no-tithe"
    assert why(s, 0, "tithe_all") == "no-tithe"
    play(s, 0, "tithe arthur b2")
    assert laid(s) == [(0, taxes.TITHE_BY_BISHOP, bishopric("b2"), lord_of("arthur"))]


def test_f2_3_7_a_cardinal_tithes_one_governed_bishopric() -> None:
    s = court("tax")
    bishop(s, "arthur", "b2")
    cardinal(s, "arthur")
    bishop(s, "charles", "b3")
    begin(s, PLAYING)
    assert legal(s, 0, "tithe") == ["arthur b2", "arthur b3"]
    play(s, 0, "tithe arthur b3")
    assert laid(s) == [(0, taxes.TITHE_BY_CARDINAL, bishopric("b3"), lord_of("arthur"))]


def test_f1_7_4_the_pope_tithes_all_governed_bishoprics() -> None:
    s = court("tax")
    bishop(s, "arthur", "b2")
    pope(s, "arthur")
    bishop(s, "charles", "b3")
    begin(s, PLAYING)
    play(s, 0, "tithe_all")
    assert [int(taxes.tither(s, b)) for b in range(5)] == [-1, 0, 0, -1, -1]
    assert told(s, "tithe-all") == [{"event": "tithe-all", "rule": "F-2.3.7", "seat": 0, "lord": "arthur"}]


def test_f1_7_4_nobody_tithes_with_another_family_s_pope() -> None:
    s = court("tax")
    bishop(s, "charles", "b2")
    pope(s, "charles")
    begin(s, PLAYING)
    assert why(s, 0, "tithe_all") == "no-tithe"


def test_f2_3_5_the_card_is_discarded() -> None:
    s = court("tax")
    title(s, "arthur", "blaye")
    begin(s, PLAYING)
    play(s, 0, "land_tax blaye")
    assert s.hand_size(0) == 0
    assert s.cells[TAXES] >= 0
    assert s.hand(0, kind_of("tax")) == 0


# ---------------------------------------------------------------- who collects


def test_t15_f2_3_6_the_kings_land_tax_on_bourg() -> None:
    """T-15: Anna, king, taxes the fief of Bourg, 4 villages: she gets 8; Franek has 3 of them, Patryk 1."""
    s = table(3, phase=2, without=(WINDOW,))
    for seat in range(3):
        money(s, seat, 0)
    lord(s, "arthur", 0, "sennecy")
    king(s, "arthur")
    controls(s, 1, "villeneuve", "la_bussiere", "bourg")
    controls(s, 2, "st_vivien")
    hand(s, 0, "tax")
    begin(s, PLAYING)
    play(s, 0, "land_tax bourg")
    begin(s, INCOME)
    assert deniers(s) == [8 + 1, 3, 1]  # Anna has one village, elsewhere


def test_f2_3_7_bishop_before_cardinal_before_pope() -> None:
    s = court()
    for name, see in zip(LORDS, ("b1", "b2", "b3"), strict=True):
        bishop(s, name, see)
    cardinal(s, "charles")
    pope(s, "francois")
    tithe_all(s, 2)
    assert taxes.tither(s, bishopric("b1")) == 2
    tithe(s, 1, "charles", "b1")
    assert taxes.tither(s, bishopric("b1")) == 1
    tithe(s, 0, "arthur", "b1")
    assert taxes.tither(s, bishopric("b1")) == 0
    assert taxes.tither(s, bishopric("b2")) == 2
    assert taxes.tither(s, bishopric("b5")) == -1


def test_f2_3_7_among_cardinals_the_first_who_played() -> None:
    s = court()
    bishop(s, "arthur", "b1")
    bishop(s, "charles", "b2")
    bishop(s, "francois", "b3")
    cardinal(s, "charles")
    cardinal(s, "francois")
    tithe(s, 2, "francois", "b1")
    tithe(s, 1, "charles", "b1")
    assert taxes.tither(s, bishopric("b1")) == 2


def test_f2_3_11_a_cardinal_in_his_own_bishopric_counts_as_its_bishop() -> None:
    s = court("tax")
    bishop(s, "arthur", "b1")
    cardinal(s, "arthur")
    bishop(s, "charles", "b2")
    cardinal(s, "charles")
    tithe(s, 1, "charles", "b1")
    begin(s, PLAYING)
    play(s, 0, "tithe arthur b1")
    assert taxes.tither(s, bishopric("b1")) == 0


def test_f2_3_11_the_pope_in_his_own_bishopric_counts_as_its_bishop() -> None:
    s = court()
    bishop(s, "arthur", "b1")
    pope(s, "arthur")
    bishop(s, "charles", "b2")
    cardinal(s, "charles")
    tithe(s, 1, "charles", "b1")
    tithe_all(s, 0)
    assert taxes.tither(s, bishopric("b1")) == 0
    assert taxes.tither(s, bishopric("b2")) == 0


def test_f2_3_8_a_tithe_is_void_after_the_bishops_death_and_the_next_collects() -> None:
    s = court()
    bishop(s, "arthur", "b1")
    bishop(s, "charles", "b2")
    cardinal(s, "charles")
    tithe(s, 0, "arthur", "b1")
    tithe(s, 1, "charles", "b1")
    assert taxes.tither(s, bishopric("b1")) == 0
    die(s, "arthur")
    assert taxes.tither(s, bishopric("b1")) == 1
    die(s, "charles")
    assert taxes.tither(s, bishopric("b1")) == -1


def test_f2_3_8_an_excommunicated_cardinal_collects_nothing() -> None:
    s = court()
    bishop(s, "arthur", "b1")
    bishop(s, "charles", "b2")
    cardinal(s, "charles")
    tithe(s, 1, "charles", "b1")
    crown.excommunicate(s, lord_of("charles"))
    assert taxes.tither(s, bishopric("b1")) == -1


def test_f2_3_8_the_popes_tithe_stays_on_a_bishopric_whose_bishop_dies() -> None:
    """As a cardinal's does; and a bishopric that gets its bishop later is not tithed."""
    s = court()
    bishop(s, "arthur", "b1")
    bishop(s, "charles", "b2")
    pope(s, "arthur")
    tithe_all(s, 0)
    die(s, "charles")
    lord(s, "gauvain", 1, "sigy")
    bishop(s, "gauvain", "b3")
    assert [taxes.tither(s, bishopric(name)) for name in ("b1", "b2", "b3")] == [0, 0, -1]
    assert [taxes.levied_by(s, village(name)) for name in ("blaye", "tournus", "st_gerome")] == [1, 1, 0]
    assert GAME.document(s)["taxes"] == [{"seat": 0, "way": "papal_tithe", "on": ["b1", "b2"], "lord": "arthur"}]


def test_f2_3_8_the_popes_tithe_is_void_after_his_death() -> None:
    s = court()
    bishop(s, "arthur", "b1")
    bishop(s, "charles", "b2")
    pope(s, "arthur")
    tithe_all(s, 0)
    assert taxes.tither(s, bishopric("b2")) == 0
    die(s, "arthur")
    assert taxes.tither(s, bishopric("b2")) == -1


def test_f2_3_8_a_land_tax_is_collected_if_the_title_stays_in_the_family() -> None:
    s = court()
    lord(s, "baudoin", 0, "blaye")
    title(s, "baudoin", "blaye")
    land_tax(s, 0, "blaye")
    die(s, "baudoin")
    assert s.holder(fief("blaye")) == lord_of("arthur")
    assert taxes.land_tax_of(s, fief("blaye")) == 0


def test_f2_3_8_a_land_tax_is_void_if_the_title_goes() -> None:
    s = court()
    title(s, "arthur", "blaye")
    land_tax(s, 0, "blaye")
    assert taxes.land_tax_of(s, fief("blaye")) == 0
    die(s, "arthur")
    assert taxes.land_tax_of(s, fief("blaye")) == -1


def test_f2_3_8_the_kings_land_tax_goes_with_the_crown() -> None:
    """The regent of another family collects nothing, a king of the same family would."""
    s = court()
    king(s, "arthur")
    lord(s, "jeanne", 1, "blaye")
    queen(s, "jeanne")
    land_tax(s, 0, "sigy")
    assert taxes.land_tax_of(s, fief("sigy")) == 0
    die(s, "arthur")
    assert taxes.land_tax_of(s, fief("sigy")) == -1


def test_f10_1_2_a_void_tax_is_a_cause_of_revolt_until_its_marker_goes() -> None:
    s = court()
    title(s, "arthur", "blaye")
    land_tax(s, 0, "blaye")
    bishop(s, "charles", "b1")
    tithe(s, 1, "charles", "b1")
    assert taxes.levied_by(s, village("blaye")) == 0b011
    assert taxes.levied_by(s, village("sennecy")) == 0b010
    assert taxes.levied_by(s, village("beaujeu")) == 0b001  # of the fief of Blaye, in the bishopric of Sigy
    assert taxes.levied_by(s, village("sigy")) == 0
    die(s, "arthur")
    assert taxes.levied_by(s, village("blaye")) == 0b011
    king(s, "francois")
    land_tax(s, 2, "sigy")
    assert taxes.levied_by(s, village("sigy")) == 0b100
    taxes.clear(s)
    assert taxes.levied_by(s, village("blaye")) == 0
    assert laid(s) == []


def test_f2_3_7_a_tithe_takes_the_mills_of_all() -> None:
    s = court("tax")
    bishop(s, "arthur", "b1")
    controls(s, 1, "charolles")
    mills(s, "charolles", 2)
    begin(s, PLAYING)
    play(s, 0, "tithe arthur b1")
    begin(s, INCOME)
    assert deniers(s) == [4 + 1, 2, 1]
