"""Cases found by mutation testing: each tells of a change to the rule code that no other test noticed."""

import pytest

from tests.lorenzo.helpers_a import NOTHING, PLENTY, floors, servants_needed, spaces
from tests.lorenzo.tables import play, player, rule, table, texts

TOWERS = ("territory", "character", "building", "venture")
LOWER = {"territory": "woods", "character": "artisan", "building": "mint", "venture": "raising_a_statue"}

# ---------------------------------------------------------------- values and costs


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize(
    ("character", "space", "needed"),
    [
        ("warlord", "territory.2", 1),
        ("dame", "character.2", 1),
        ("stonemason", "building.2", 1),
        ("knight", "venture.2", 1),
        ("farmer", "harvest.single", 0),
        ("artisan", "production.single", 0),
    ],
)
def test_l5_3_4_characters_raise_the_actions_of_every_seat(seat: int, character: str, space: str, needed: int) -> None:
    """[L-5.3.4] [L-5.3.5] A mutant looked for the characters of later seats in other rows, and all cases had seat 0."""
    tower = space.split(".")[0]
    people = [{**PLENTY, "characters": [character]} if i == seat else {} for i in range(4)]
    towers = floors(tower, None, "farmer" if tower == "character" else LOWER[tower]) if tower in TOWERS else {}
    m = table(*people, turn=seat, towers=towers)
    assert servants_needed(m, seat, f"place neutral {space}") == needed


@pytest.mark.parametrize("seat", [0, 1, 3])
@pytest.mark.parametrize("slot", range(6))
def test_l4_3_9_the_stonemason_is_found_wherever_he_lies(seat: int, slot: int) -> None:
    """[L-4.3.9] [L-4.3.3] A mutant saw every other character only: the Stonemason always lay in the first slot."""
    row = ["warlord", "knight", "farmer", "artisan", "abbess"]
    row.insert(slot, "stonemason")
    people = [{**NOTHING, "wood": 1, "military": 18, "characters": row} if i == seat else {} for i in range(4)]
    m = table(*people, turn=seat, towers=floors("building", "chapel"))
    assert spaces(m, seat, "black").count("building.1") == 1
    play(m, seat, "place black building.1")
    assert (player(m, seat)["buildings"], player(m, seat)["wood"]) == (["chapel"], 0)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_l4_3_3_the_dame_makes_characters_cheaper_for_every_seat(seat: int) -> None:
    """[L-4.3.3] [L-5.3.4] A mutant looked for the Dame of later seats in other rows."""
    people = [{**NOTHING, "coin": 2, "characters": ["dame"]} if i == seat else {} for i in range(4)]
    m = table(*people, turn=seat, towers=floors("character", "farmer"))
    play(m, seat, "place black character.1")
    assert player(m, seat)["coin"] == 0


def test_l4_3_9_a_stonemason_takes_nothing_off_coins() -> None:
    """[L-4.3.9] A mutant knew a third option, the number next to his in the table: the Dame's coin."""
    m = table(
        {**PLENTY, "servant": 0, "coin": 1, "characters": ["stonemason"]}, towers=floors("building", "theater")
    )
    assert rule(m, 0, "place black building.1") == "L-4.3.1"


def test_l4_3_9_the_reason_names_the_price_after_a_discount() -> None:
    """[L-4.3.9] A mutant also tried to decline the Stonemason, and the reason named the printed price."""
    m = table({**NOTHING, "characters": ["stonemason"]}, towers=floors("building", "chapel"))
    assert [why.numbers for why in m.why_not(0, "place black building.1")] == [{"need": 1, "have": 0, "good": "wood"}]


@pytest.mark.parametrize(("servants", "refused"), [(2, ""), (1, "L-4.3.1")])
def test_l4_3_1_servants_of_a_cost_are_all_owned(servants: int, refused: str) -> None:
    """[L-4.3.1] A mutant counted one servant too many where none was needed for the value: the Garden costs 2."""
    m = table({**PLENTY, "servant": servants}, towers=floors("building", "garden"))
    assert rule(m, 0, "place black building.1") == refused


def test_l6_1_5_the_german_option_is_for_work_only() -> None:
    """[L-6.1.5] [L-3.3.4] A mutant took market 1 for a work space: the tile lowered what it asks for."""
    m = table(
        {"servant": 3, "excommunicated": [1]},
        round=3,
        tiles=["weaker_production"],
        options={"large_space_min_result": False},
    )
    play(m, 0, "place neutral market.1")
    assert texts(m, 0) == ["servants 1", "servants 2", "servants 3"]


@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_l4_1_4_a_colored_member_keeps_others_out_of_its_own_tower_only(tower: str, floor: int) -> None:
    """[L-4.1.4] Mutants moved the first or last floor of a tower: a neighbour was closed, or the top floor forgotten."""
    free = 2 if floor == 1 else 1
    towers = {name: [None] * 4 for name in TOWERS}
    for name in TOWERS:
        towers[name] = [LOWER[name] if i + 1 == free else None for i in range(4)]
    m = table({**PLENTY, "members": {"black": f"{tower}.{floor}"}}, dice=(6, 6, 6), towers=towers)
    assert {space.split(".")[0] for space in spaces(m, 0, "white")} & set(TOWERS) == set(TOWERS) - {tower}
