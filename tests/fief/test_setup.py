"""Setup: what lies on the table, first lords, first villages, relics. [F-0] [F-11.1]"""

import pytest

from signoria.games.fief import cards, relics
from signoria.games.fief.control import fortifications_left, mills_left
from signoria.games.fief.pieces import CALAMITIES, CASTLE, FORTIFICATIONS, GRAIL, KNIGHT, LANCE, MAN, RELICS, VILLAGES
from signoria.games.fief.setup import OPTIONS, lay_out, new_table, options_of
from signoria.games.fief.state import (
    CHARACTERS_LEFT,
    COUNTED,
    DECK_CALAMITIES,
    EVENTS_LEFT,
    FIRST,
    FORT_IN,
    MOST_SEATS,
    NO_BACK,
    RELIC_AT,
    TOKENS,
    TOP_BACK,
    TURN,
    Table,
)
from signoria.games.fief.steps.kinds import COURSE, TURN_STEP, TURNING_UP
from signoria.games.fief.units import in_supply
from signoria.kernel.domains import Json
from signoria.kernel.flow import CHANCE
from signoria.kernel.game import Option
from tests.fief.tables import (
    army,
    asked,
    begin,
    chance,
    controller,
    default,
    deniers,
    legal,
    play,
    rule,
    runs,
    seat_of,
    table,
    told,
    village,
    where,
    why,
)


def defaults(**changes: Json) -> dict[str, Json]:
    whole: dict[str, Json] = {option.name: option.values[0] for option in OPTIONS}
    return whole | changes


def at_setup(seats: int = 4, relics: bool = False) -> Table:
    """The game begins; the back of the top card is left out, at the first turn it stops."""
    s = table(seats, turn=0, phase=0, without=(TURNING_UP,), halting=(TURN_STEP,), relics=relics)
    begin(s, COURSE)
    return s


# ---------------------------------------------------------------- what lies on the table


def test_f0_1_25_events_and_10_calamities_and_22_characters() -> None:
    s = lay_out(3, defaults())
    assert (s.cells[EVENTS_LEFT], s.cells[DECK_CALAMITIES], s.cells[CHARACTERS_LEFT]) == (25, CALAMITIES, 22)
    assert sum([int(cards.unseen(s, kind)) for kind in range(28)]) == 47


def test_f0_1_everybody_sees_the_back_of_the_top_card_before_anything_else() -> None:
    s = table(3, turn=0, halting=(TURNING_UP,))
    s.cells[TOP_BACK] = NO_BACK
    begin(s, COURSE)
    assert runs(s) == "TURNING_UP"


def test_f0_2_everybody_has_13_men_8_knights_and_5_deniers() -> None:
    s = lay_out(6, defaults())
    assert deniers(s) == [5] * 6
    assert all(in_supply(s, seat, MAN) == 13 and in_supply(s, seat, KNIGHT) == 8 for seat in range(6))
    assert [int(s.cells[TOKENS + seat]) for seat in range(6)] == [3] * 6
    assert (mills_left(s), fortifications_left(s)) == (15, 12)


def test_f0_6_hidden_money_is_counted_from_the_first_denier() -> None:
    s = lay_out(3, defaults(hidden_money=True))
    assert [int(s.cells[COUNTED + viewer * MOST_SEATS + seat]) for viewer in range(3) for seat in range(3)] == [5] * 9


def test_f11_3_open_diplomacy_needs_no_tokens() -> None:
    s = lay_out(4, defaults(open_diplomacy=True))
    assert [int(s.cells[TOKENS + seat]) for seat in range(4)] == [0] * 4


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_options_are_kept_by_the_table(option: Option) -> None:
    for value in option.values:
        assert options_of(new_table(4, defaults(**{option.name: value}))) == defaults(**{option.name: value})


def test_f13_1_a_turn_limit_is_one_of_a_short_list_and_off_by_default() -> None:
    limit = next(option for option in OPTIONS if option.name == "turn_limit")
    assert limit.values == (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30)
    assert all(option.values == (False, True) for option in OPTIONS if option is not limit)


# ---------------------------------------------------------------- first lords


def test_f0_3_everybody_is_dealt_one_lord_and_no_hand() -> None:
    s = at_setup(3)
    assert (runs(s), asked(s)) == ("DEALING", [CHANCE])
    chance(s, "card thierry", "card alienor", "card arthur")
    assert [seat_of(s, name) for name in ("thierry", "alienor", "arthur")] == [0, 1, 2]
    assert [int(s.hand_size(seat)) for seat in range(3)] == [0, 0, 0]
    assert s.cells[CHARACTERS_LEFT] == 19
    assert told(s, "dealt")[1] == {"event": "dealt", "rule": "F-0.3", "seat": 1, "lord": "alienor"}


def test_f0_3_cardinals_and_d_arc_are_shuffled_back_so_only_lords_are_dealt() -> None:
    s = at_setup(3)
    assert len(legal(s, CHANCE)) == 18
    assert rule(s, CHANCE, "card cardinal") == rule(s, CHANCE, "card d_arc") == rule(s, CHANCE, "card tax") == "F-0.3"


def test_f0_3_a_lord_is_dealt_once() -> None:
    s = at_setup(3)
    chance(s, "card eric")
    assert why(s, CHANCE, "card eric") == "not-a-lord-left"
    assert len(legal(s, CHANCE)) == 17


# ---------------------------------------------------------------- first player, first villages


def settled(seats: int = 4, first: int = 0, relics: bool = False) -> Table:
    """Lords are dealt in the order of their names, the first player is drawn."""
    s = at_setup(seats, relics)
    chance(s, *[f"card {name}" for name in ("arthur", "baudoin", "charles", "eric", "francois", "gauvain")[:seats]])
    assert runs(s) == "FIRST_PLAYER"
    chance(s, f"first {first}")
    return s


def test_f0_4_the_first_player_is_drawn_among_those_who_play() -> None:
    s = at_setup(3)
    chance(s, "card arthur", "card baudoin", "card charles")
    assert legal(s, CHANCE) == ["first 0", "first 1", "first 2"]
    assert why(s, CHANCE, "first 3") == "nobody-sits-there"
    assert why(s, CHANCE, "first chance") == "nobody-sits-there"
    chance(s, "first 2")
    assert s.cells[FIRST] == 2


def test_t01_f0_4_green_is_first_and_takes_st_medard() -> None:
    """Setup: Green is first and takes St Médard: 1 knight, 3 men-at-arms, castle, lord there."""
    s = settled(4, first=2)
    assert asked(s) == [2]
    play(s, 2, "settle st_medard")
    assert army(s, 2, "st_medard") == (3, 1)
    assert where(s, "charles") == "st_medard"
    assert s.cells[FORT_IN + village("st_medard")] == CASTLE
    assert controller(s, "st_medard") == 2
    assert deniers(s) == [5, 5, 5, 5]


def test_f0_4_everybody_settles_clockwise_from_the_first_player() -> None:
    s = settled(5, first=3)
    order = []
    for name in ("blaye", "bourg", "sigy", "tournus", "pugnac"):
        order += asked(s)
        play(s, asked(s)[0], f"settle {name}")
    assert order == [3, 4, 0, 1, 2]
    assert runs(s) == "TURN_STEP"
    assert fortifications_left(s) == FORTIFICATIONS - 5


def test_f0_4_a_village_takes_one_player() -> None:
    s = settled(3)
    assert len(legal(s, 0)) == VILLAGES
    play(s, 0, "settle blaye")
    assert (why(s, 1, "settle blaye"), rule(s, 1, "settle blaye")) == ("occupied", "F-0.4")
    assert len(legal(s, 1)) == VILLAGES - 1


def test_f0_4_only_the_one_whose_turn_it_is_settles_and_nothing_else() -> None:
    s = settled(3)
    assert why(s, 1, "settle blaye") == "not-asked"
    assert why(s, 0, "done") == "not-now"
    assert why(s, 0, "offer 1") == "not-now"


def test_f0_4_who_says_nothing_settles_in_a_free_village() -> None:
    s = settled(3)
    first = default(s, 0)
    play(s, 0, first)
    assert default(s, 1) != first
    play(s, 1, default(s, 1))


def test_f0_4_where_he_settles_depends_on_the_lord_that_chance_dealt() -> None:
    """A default must be the same for everybody who replays it, so no die is thrown for it."""
    found = set()
    for seat in range(6):
        s = settled(6)
        s.cells[FIRST] = seat
        found.add(default(s, seat))
    assert len(found) == 6


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_f0_after_the_setup_the_first_turn_begins(seats: int) -> None:
    s = settled(seats)
    for _ in range(seats):
        play(s, asked(s)[0], default(s, asked(s)[0]))
    assert runs(s) == "TURN_STEP"
    assert s.cells[TURN] == 0


# ---------------------------------------------------------------- relics


def test_f11_1_relics_are_laid_one_in_each_capital() -> None:
    s = settled(3, relics=True)
    for name in ("pugnac", "sennecy", "st_paul"):
        play(s, asked(s)[0], f"settle {name}")
    assert (runs(s), asked(s)) == ("RELIQUARY", [CHANCE])
    chance(s, "relic lance", "relic grail")
    assert why(s, CHANCE, "relic grail") == "relic-laid"
    chance(s, "relic eyes", "relic tooth")  # the last one has no choice
    laid = [(event["relic"], event["village"]) for event in told(s, "relic-laid")]
    assert laid == [
        ("lance", "blaye"),
        ("grail", "tournus"),
        ("eyes", "st_gerome"),
        ("tooth", "bourg"),
        ("radegund", "sigy"),
    ]
    assert runs(s) == "TURN_STEP"
    assert [int(relics.village_of(s, relic)) for relic in (LANCE, GRAIL)] == [village("blaye"), village("tournus")]
    assert [int(relics.carrier(s, relic)) for relic in range(RELICS)] == [-1] * RELICS


def test_f11_1_without_the_option_there_are_no_relics() -> None:
    s = settled(3)
    for name in ("pugnac", "sennecy", "st_paul"):
        play(s, asked(s)[0], f"settle {name}")
    assert runs(s) == "TURN_STEP"
    assert [int(s.cells[RELIC_AT + relic]) for relic in range(5)] == [-1] * 5
