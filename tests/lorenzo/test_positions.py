"""Positions as documents: what is written is read again, what is left out is the setup, what cannot be is refused."""

import copy
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import signoria
from signoria.games import game
from signoria.kernel.match import Match
from tests.lorenzo.helpers_b import set_up_round
from tests.lorenzo.tables import player, texts

Document = dict[str, Any]
LORENZO = game("lorenzo")


PATH = r"^[\w.\[\]]+: "


def problems(m: Match) -> list[str]:
    return LORENZO.problems(m.state)


def random_games(seed: int, seats: int, advanced: bool) -> Iterator[Match]:
    """The same match after each of its moves."""
    rng = random.Random(seed)
    m = signoria.new("lorenzo", seats, {"advanced": advanced}, seed=seed, chance="manual")
    while not m.over:
        yield m
        m.play(m.waiting[0], rng.choice(list(m.legal(m.waiting[0]))))
    yield m


def play_on(m: Match, moves: int, seed: int = 0) -> None:
    """Random play; nothing may be lost, doubled or out of range at any moment."""
    rng = random.Random(seed)
    assert problems(m) == []
    for _ in range(moves):
        if m.over:
            return
        m.play(m.waiting[0], rng.choice(list(m.legal(m.waiting[0]))))
        assert problems(m) == []


# ---------------------------------------------------------------- round trip


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_is_read_as_it_was_written(seats: int, advanced: bool) -> None:
    """At moments all over a random game, in the middle of effects too, the document gives the same state again."""
    rng = random.Random(seats)
    steps: set[str] = set()
    for i, m in enumerate(random_games(seats * 7, seats, advanced)):
        if i < 30 or rng.random() < 0.12 or m.over:
            document = json.loads(json.dumps(m.position()))
            again = signoria.from_position(document, chance="manual")
            assert again.position() == document
            assert again.digest == m.digest
            assert again.waiting == m.waiting
            if document["steps"]:
                steps.add(document["steps"][-1]["step"])
    expected = {"reveal", "dice", "turn", "action", "gain"}
    assert expected | ({"draft", "deal", "bonus_tiles"} if advanced else set()) <= steps


def test_play_goes_on_the_same_after_a_round_trip() -> None:
    """The same moves from the same document lead to the same digest."""
    moments = [m.position() for i, m in enumerate(random_games(3, 3, True)) if i % 40 == 0]
    for document in moments:
        digests = set()
        for _ in range(2):
            m = signoria.from_position(document, seed=5)
            play_on(m, 30, seed=1)
            digests.add(m.digest)
        assert len(digests) == 1


def test_a_bonus_action_is_written_and_read_in_its_middle() -> None:
    """A bonus action has no member and perhaps any type: both come back, so nobody is placed by it."""
    m = signoria.from_position(
        {
            **START,
            "towers": {"character": ["abbess"], "territory": ["woods", "village"]},
            "players": [{"coin": 9}],
        },
        chance="manual",
    )
    for move in ("place black character.1", "servants 0", "resolve action", "take territory.2", "servants 1"):
        assert signoria.from_position(m.position(), chance="manual").digest == m.digest
        m.play(0, move)
    assert player(m, 0)["members"] == {"black": "character.1", "white": None, "orange": None, "neutral": None}
    assert player(m, 0)["territories"] == ["village"]


def test_options_and_end_are_part_of_a_position() -> None:
    """All options come back, and a finished game stays finished with its result."""
    options = {
        "advanced": True,
        "large_space_min_result": False,
        "members_need_value_1": True,
        "bonus_surcharge_for_own_members": False,
        "tile_1_4_both": "each",
        "santa_rita_doubles_privileges": True,
        "zero_military_scores": False,
        "track_caps": False,
    }
    m = signoria.new("lorenzo", 2, options, seed=1)
    assert signoria.from_position(m.position()).options == options
    rng = random.Random(1)
    while not m.over:
        m.play(m.waiting[0], rng.choice(list(m.legal(m.waiting[0]))))
    again = signoria.from_position(m.position())
    assert again.over
    assert m.result is not None
    assert again.result is not None
    assert again.result.json() == m.result.json()


# ---------------------------------------------------------------- partial documents


START: Document = {
    "game": "lorenzo",
    "seats": 2,
    "round": 1,
    "turn": 0,
    "dice": {"black": 1, "white": 2, "orange": 3},
}
ADVANCED_START: Document = {
    **START,
    "options": {"advanced": True},
    "players": [{"bonus_tile": "coins_two"}, {"bonus_tile": "servants_two"}],
}


def test_an_empty_document_is_the_first_round_of_four() -> None:
    """Left out is the setup: 4 seats, order by seat, 5 to 8 coins, 2 wood, 2 stone, 3 servants, basic tiles."""
    m = signoria.from_position({"game": "lorenzo"}, chance="manual")
    assert m.seats == 4
    assert m.waiting == [signoria.CHANCE]
    position = m.position()
    assert (position["round"], position["order"]) == (1, [0, 1, 2, 3])
    for seat in range(4):
        person = player(m, seat)
        stock = (person["wood"], person["stone"], person["servant"], person["coin"])
        assert stock == (2, 2, 3, 5 + seat)
        assert (person["military"], person["faith"], person["victory"]) == (0, 0, 0)
        assert person["bonus_tile"] == "basic"
        assert set(person["members"].values()) == {None}
        assert person["excommunicated"] == []
    assert m.options == LORENZO.whole_options({})
    set_up_round(m)
    assert m.waiting == [0]


@pytest.mark.parametrize("order", [[1, 0], [0, 1]])
def test_coins_left_out_follow_the_turn_order(order: list[int]) -> None:
    """First 5, second 6; a player who is named keeps what is named."""
    m = signoria.from_position({**START, "order": order, "players": [{"wood": 9}]}, chance="manual")
    assert [player(m, seat)["coin"] for seat in order] == [5, 6]
    assert (player(m, 0)["wood"], player(m, 0)["stone"]) == (9, 2)


def test_with_a_turn_the_towers_not_named_are_empty() -> None:
    """A round under way has its dice, the cards that are named and no others."""
    m = signoria.from_position({**START, "towers": {"building": ["mint", None, "chapel"]}}, chance="manual")
    towers = m.position()["towers"]
    assert isinstance(towers, dict)
    assert towers["building"] == ["mint", None, "chapel", None]
    assert towers["territory"] == [None, None, None, None]
    assert m.waiting == [0]


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_cards_not_named_lie_where_the_round_implies(round: int) -> None:
    """Earlier periods are out of the game, this and later ones in their decks, apart from what lies open."""
    period = (round - 1) // 2
    names = {0: ("woods", "farmer"), 1: ("gold_mine", "captain"), 2: ("farm", "noble")}[period]
    m = signoria.from_position(
        {**START, "round": round, "towers": {"territory": [names[0]]}, "players": [{"characters": [names[1]]}]},
        chance="manual",
    )
    out = m.position()["revealed"]
    assert isinstance(out, list)
    assert len(out) == 32 * period + 2
    assert set(names) <= set(out)
    m = signoria.from_position({"game": "lorenzo", "round": round}, chance="manual")
    assert len(texts(m, signoria.CHANCE)) == 8
    first = {0: "reveal commercial_hub", 1: "reveal gold_mine", 2: "reveal trading_town"}[period]
    assert texts(m, signoria.CHANCE)[0] == first


def test_members_in_the_council_line_up() -> None:
    """The list says the order; members that only say so themselves stand behind."""
    m = signoria.from_position(
        {**START, "players": [{"members": {"white": "council"}}], "council": ["1.neutral", "1.black"]}, chance="manual"
    )
    assert m.position()["council"] == ["1.neutral", "1.black", "0.white"]
    assert player(m, 1)["members"]["neutral"] == "council"


def test_seats_before_the_turn_have_placed_in_this_lap() -> None:
    """Seat 1 must pass, but seat 0 had its placement in this lap, so the laps go on and seat 0 is asked."""
    stuck = {"servant": 0, "members": dict.fromkeys(("black", "white", "orange"), "council")}
    m = signoria.from_position({**START, "turn": 1, "players": [{}, stuck]}, chance="manual")
    assert m.waiting == [0]


def test_points_without_a_source_count_as_other() -> None:
    """Named sources stay, what no source explains is `other`."""
    m = signoria.from_position({**START, "players": [{"victory": 9, "points": {"church": 5}}]}, chance="manual")
    assert player(m, 0)["points"] == {"church": 5, "other": 4}
    assert problems(m) == []


def test_the_caller_keeps_its_document() -> None:
    """Reading and playing change nothing in the document that was handed in."""
    document = signoria.new("lorenzo", 3, {"advanced": True}, seed=2).position()
    before = copy.deepcopy(document)
    play_on(signoria.from_position(document, seed=1), 30)
    assert document == before


# ---------------------------------------------------------------- impossible documents


def changed(base: Document, path: str, value: Any) -> Document:
    """The document with one field set; lists grow as far as needed."""
    document = copy.deepcopy(base)
    at: Any = document
    keys = [int(word) if word.isdecimal() else word for word in re.findall(r"\w+", path)]
    for key, following in zip(keys, [*keys[1:], None]):
        empty: Any = value if following is None else [] if isinstance(following, int) else {}
        if isinstance(key, int):
            while len(at) <= key:
                at.append({} if isinstance(empty, dict) or following is not None else None)
            if following is None:
                at[key] = empty
        elif following is None or key not in at:
            at[key] = empty
        at = at[key]
    return document


def two(first: Any, second: Any, base: Document = START) -> Document:
    """Both players, on top of what the base says of them."""
    people = base.get("players", [{}, {}])
    return {**base, "players": [{**people[0], **first}, {**people[1], **second}]}


HAND_OF_FIVE = ["sisto_iv", "santa_rita", "ludovico_ariosto", "cesare_borgia", "cosimo_de_medici"]

REFUSED: list[tuple[str, Document]] = [
    ("game", {"game": "chess"}),
    ("game", {"seats": 2}),
    ("game", {"game": 7}),
    ("seats", changed(START, "seats", 5)),
    ("seats", changed(START, "seats", 1)),
    ("seats", changed(START, "seats", True)),
    ("seats", changed(START, "seats", "2")),
    ("options", changed(START, "options", [])),
    ("options.foo", changed(START, "options.foo", True)),
    ("options.advanced", changed(START, "options.advanced", 1)),
    ("options.tile_1_4_both", changed(START, "options.tile_1_4_both", "all")),
    ("round", changed(START, "round", 7)),
    ("round", changed(START, "round", 0)),
    ("round", changed(START, "round", -1)),
    ("round", changed(START, "round", "1")),
    ("turn", changed(START, "turn", 2)),
    ("turn", changed(START, "turn", None)),
    ("turn", {key: value for key, value in START.items() if key != "turn"}),
    ("turn", two({"members": dict.fromkeys(("black", "white", "orange", "neutral"), "council")}, {})),
    ("order", changed(START, "order", [1])),
    ("order[1]", changed(START, "order", [0, 0])),
    ("order[1]", changed(START, "order", [0, 2])),
    ("order", changed(START, "order", [0, 1, 2])),
    ("dice.black", changed(START, "dice.black", 7)),
    ("dice.black", changed(START, "dice.black", 0)),
    ("dice.white", changed(START, "dice.white", "six")),
    ("dice.green", changed(START, "dice.green", 3)),
    ("dice", changed(START, "dice", [1, 2, 3])),
    ("dice.orange", changed(START, "dice", {"black": 1, "white": 2})),
    ("tiles", changed(START, "tiles", ["fewer_coins", None, None, None])),
    ("tiles[0]", changed(START, "tiles", ["lose_fifth"])),
    ("tiles[1]", changed(START, "tiles", [None, "bad_luck"])),
    ("towers.territory[2]", changed(START, "towers.territory", [None, None, "castle"])),
    ("towers.territory[0]", changed(START, "towers.territory", ["farmer"])),
    ("towers.territory[0]", changed(START, "towers.territory", ["atlantis"])),
    ("towers.territory", changed(START, "towers.territory", [None] * 5)),
    ("towers.harbour", changed(START, "towers.harbour", [])),
    ("towers.venture[1]", changed(START, "towers.venture", ["hiring_recruits", "hiring_recruits"])),
    ("players[0].territories[0]", changed(two({"territories": ["woods"]}, {}), "towers.territory", ["woods"])),
    ("players[1].ventures[0]", two({"ventures": ["military_campaign"]}, {"ventures": ["military_campaign"]})),
    ("players[0].ventures[1]", two({"ventures": ["military_campaign", "military_campaign"]}, {})),
    ("players[1].buildings[0]", two({}, {"buildings": ["woods"]})),
    ("players[1].buildings[1]", two({}, {"buildings": ["mint", None]})),
    ("players[0].characters", two({"characters": ["farmer"] * 7}, {})),
    ("players", changed(START, "players", [{}, {}, {}])),
    ("players", changed(START, "players", {})),
    ("players[1]", changed(START, "players", [{}, 5])),
    ("players[1].coin", two({}, {"coin": "many"})),
    ("players[1].coin", two({}, {"coin": -1})),
    ("players[1].coin", two({}, {"coin": 1.0})),
    ("players[1].coin", two({}, {"coin": 10**30})),
    ("players[1].coin", two({}, {"coin": True})),
    ("players[0].gold", two({"gold": 3}, {})),
    ("players[0].points.luck", two({"points": {"luck": 3}}, {})),
    ("players[0].bonus_tile", two({"bonus_tile": "huge"}, {})),
    ("players[0].bonus_tile", two({"bonus_tile": None}, {})),
    ("players[0].members.black", two({"members": {"black": "moon"}}, {})),
    ("players[0].members.red", two({"members": {"red": "council"}}, {})),
    ("players[0].members", two({"members": ["council"]}, {})),
    ("players[0].excommunicated[0]", two({"excommunicated": [4]}, {})),
    ("players[0].hand", two({"hand": ["sisto_iv"]}, {})),
    ("council[0]", changed(START, "council", ["2.black"])),
    ("council[0]", changed(START, "council", ["black"])),
    ("council[0]", changed(two({"members": {"black": "market.1"}}, {}), "council", ["0.black"])),
    ("council[1]", changed(START, "council", ["0.black", "0.black"])),
    ("council[0]", changed(START, "council", [["0.black"]])),
    ("revealed[0]", changed(START, "revealed", ["atlantis"])),
    ("revealed", changed(START, "revealed", "woods")),
    ("turns", changed(START, "turns", 0)),
    ("viewer", changed(START, "viewer", 9)),
    ("steps", changed(START, "steps", {})),
    ("steps[2].step", {"game": "lorenzo", "steps": [{"step": "course"}, {"step": "round"}, {"step": "dance"}]}),
    ("steps[0].step", {"game": "lorenzo", "steps": [{}]}),
    ("steps[0].step", {"game": "lorenzo", "steps": [{"step": ["course"]}]}),
    ("steps[0].stages", {"game": "lorenzo", "steps": [{"step": "course", "stages": 1}]}),
    ("steps[0].stage", {"game": "lorenzo", "steps": [{"step": "course", "stage": "x"}]}),
    ("steps[0]", {"game": "lorenzo", "steps": ["course"]}),
    ("turn", {**START, "steps": [{"step": "course", "stage": 5}]}),
    ("players[0].bonus_tile", {**START, "options": {"advanced": True}}),
    ("players[1].bonus_tile", two({"bonus_tile": "coins_two"}, {"bonus_tile": "coins_two"}, ADVANCED_START)),
    ("players[1].hand", two({"hand": ["sisto_iv"]}, {"hand": ["sisto_iv"]}, ADVANCED_START)),
    ("players[0].played", two({"hand": ["sisto_iv"], "played": ["sisto_iv"]}, {}, ADVANCED_START)),
    ("players[1].discarded", two({"played": ["sisto_iv"]}, {"discarded": ["sisto_iv"]}, ADVANCED_START)),
    ("players[0].hand", two({"hand": ["sisto_iv", "sisto_iv"]}, {}, ADVANCED_START)),
    ("players[0].hand[0]", two({"hand": ["napoleon"]}, {}, ADVANCED_START)),
    ("players[0].hand_size", two({"hand": ["sisto_iv"], "hand_size": 2}, {}, ADVANCED_START)),
    ("players[0].used", two({"used": ["sandro_botticelli"]}, {}, ADVANCED_START)),
    ("players[0].played", two({"played": None}, {}, ADVANCED_START)),
    ("players[0].copy", two({"copy": "sisto_iv"}, {"played": ["sisto_iv"]}, ADVANCED_START)),
    ("players[0].copy", two({"played": ["lorenzo_de_medici"]}, {"played": ["sisto_iv"]}, ADVANCED_START)),
    ("players[0].named", two({"named": "red"}, {}, ADVANCED_START)),
    ("players[0].seen[0][0]", two({"seen": [["napoleon"]]}, {}, ADVANCED_START)),
    ("players[0].seen", two({"seen": [[], [], [], [], []]}, {}, ADVANCED_START)),
]


@pytest.mark.parametrize(("path", "document"), REFUSED, ids=[f"{i}-{path}" for i, (path, _) in enumerate(REFUSED)])
def test_what_cannot_be_is_refused_by_its_field(path: str, document: Document) -> None:
    """BadPosition, and its message begins with the path of the field."""
    with pytest.raises(signoria.BadPosition) as error:
        signoria.from_position(document, chance="manual")
    assert str(error.value).startswith(f"{path}: ")


FLOOR = {"black": "territory.1"}
WORKER = {"black": "harvest.single"}
MONTEFELTRO = ["federico_da_montefeltro"]
WAITING = {"members": dict.fromkeys(("black", "white", "orange"), "council"), "excommunicated": [2]}
PERIOD_1 = ["commercial_hub", "woods", "village", "gravel_pit", "forest"]

# Documents whose every field is well formed, but that no game can come to.
CONTRADICTORY: list[tuple[str, Document]] = [
    # beyond the end of a track [L-0.2.4]; a gain would take points away
    ("players[0].faith", two({"faith": 16}, {})),
    ("players[0].military", two({"military": 26}, {})),
    # two members on one space, or a space that is covered [L-4.1.3] [L-6.1.1] [L-7.1] [L-1.3]
    ("players[1].members.black", two({"members": FLOOR}, {"members": FLOOR})),
    ("players[1].members.black", two({"members": {"black": "market.1"}}, {"members": {"black": "market.1"}})),
    ("players[1].members.black", two({"members": WORKER}, {"members": WORKER})),
    ("players[0].members.black", two({"members": {"black": "market.3"}}, {})),
    ("players[0].members.black", two({"members": {"black": "harvest.large"}}, {})),
    # two colored members of a player in a tower or an area [L-4.1.4] [L-6.1.2]
    ("players[0].members.white", two({"members": {"black": "territory.1", "white": "territory.2"}}, {})),
    ("players[0].members.white", {**START, "seats": 3, "players": [{"members": {**WORKER, "white": "harvest.large"}}]}),
    # a member stands where the card still lies [L-4.1.5]
    ("towers.territory[0]", changed(two({"members": FLOOR}, {}), "towers.territory", ["woods"])),
    # bonus tiles of the other game [L-1.4] [L-12.1.1]
    ("players[0].bonus_tile", two({"bonus_tile": "coins_two"}, {})),
    ("players[0].bonus_tile", two({"bonus_tile": "basic"}, {}, ADVANCED_START)),
    # more than four leaders [L-12.1.3]
    ("players[0].hand", two({"hand": HAND_OF_FIVE}, {}, ADVANCED_START)),
    ("players[0].hand", two({"hand": HAND_OF_FIVE[:3], "played": HAND_OF_FIVE[3:]}, {}, ADVANCED_START)),
    # a copy of what nobody has played [L-13.15]; a permanent leader turned down [L-12.2.2]
    ("players[0].copy", two({"played": ["lorenzo_de_medici"], "copy": "sisto_iv"}, {}, ADVANCED_START)),
    ("players[0].copy", two({"played": ["lorenzo_de_medici"], "copy": "lorenzo_de_medici"}, {}, ADVANCED_START)),
    ("players[0].used", two({"played": ["sisto_iv"], "used": ["sisto_iv"]}, {}, ADVANCED_START)),
    # a member that counts 6 without Montefeltro, or the neutral one [L-13.4]
    ("players[0].named", two({"named": "black"}, {}, ADVANCED_START)),
    ("players[0].named", two({"played": MONTEFELTRO, "used": MONTEFELTRO, "named": "neutral"}, {}, ADVANCED_START)),
    # cards of periods that have not come, or more of one than rounds have shown [L-2.3]
    ("players[0].territories[0]", two({"territories": ["farm"]}, {})),
    ("revealed[0]", changed(START, "revealed", [None])),
    ("revealed[1]", changed(START, "revealed", ["woods", "woods"])),
    ("revealed[0]", changed(START, "revealed", ["farm"])),
    ("revealed", changed(START, "revealed", PERIOD_1)),
    ("players", {"game": "lorenzo", "players": [{"territories": PERIOD_1}]}),
    # twice on a tile; a viewer who has no seat
    ("players[0].excommunicated[1]", changed(two({"excommunicated": [1, 1]}, {}), "tiles", ["fewer_coins"])),
    ("viewer", changed(START, "viewer", 3)),
    # the tile of the skipped turn lets this seat wait with its last member, so it cannot have the turn [L-14.2.7.4]
    ("turn", {**two(WAITING, {}), "round": 5, "tiles": [None, "skip_first_turn", None]}),
    # without steps under way the game is over, so all six rounds have been [L-2.1]
    ("steps", {"game": "lorenzo", "steps": []}),
    ("steps", {"game": "lorenzo", "round": 5, "steps": []}),
]


@pytest.mark.parametrize(
    ("path", "document"), CONTRADICTORY, ids=[f"{i}-{path}" for i, (path, _) in enumerate(CONTRADICTORY)]
)
def test_what_contradicts_the_rules_is_refused(path: str, document: Document) -> None:
    """Once these loaded silently or failed with another error; the path leads to the mistake, more or less near."""
    with pytest.raises(signoria.BadPosition, match=PATH) as error:
        signoria.from_position(document, chance="manual")
    assert str(error.value).startswith(re.split(r"[.\[]", path)[0])


# The turn of seat 0 in the middle of a round, as `position` writes it.
IN_A_TURN: list[Document] = [
    {"step": "course", "stage": 6},
    {"step": "round", "stage": 3},
    {"step": "laps", "lap": 0, "index": 1},
    {"step": "turn", "seat": 0, "stage": 1},
]
WITH_STEPS: Document = {**{key: value for key, value in START.items() if key != "turn"}, "steps": IN_A_TURN}
WITH_STEPS["players"] = [{"members": {"black": "production.single"}}]


def step_on_top(**frame: Any) -> Document:
    return {**WITH_STEPS, "steps": [*IN_A_TURN, frame]}


BAD_STEPS: list[tuple[str, Document]] = [
    ("steps[0].stage", changed(WITH_STEPS, "steps[0].stage", -5)),
    ("steps[0].stage", changed(WITH_STEPS, "steps[0].stage", 99)),
    ("steps[1].stage", changed(WITH_STEPS, "steps[1].stage", -1)),
    ("steps[1].stage", changed(WITH_STEPS, "steps[1].stage", 9)),
    ("steps[2].index", changed(WITH_STEPS, "steps[2].index", 99)),
    ("steps[2].index", changed(WITH_STEPS, "steps[2].index", -1)),
    ("steps[3].seat", changed(WITH_STEPS, "steps[3].seat", 7)),
    ("steps[3].seat", changed(WITH_STEPS, "steps[3].seat", -1)),
    ("steps[3].seat", changed(WITH_STEPS, "steps[3].seat", 1)),
    ("steps[3].kind", changed(WITH_STEPS, "steps[3].kind", 9)),
    ("steps[3].stage", changed(WITH_STEPS, "steps[3].stage", 5)),
    ("steps[0].step", {**WITH_STEPS, "steps": IN_A_TURN[1:]}),
    ("steps[0].step", {**WITH_STEPS, "steps": IN_A_TURN[3:]}),
    ("steps[1].step", {**WITH_STEPS, "steps": [IN_A_TURN[0]] * 2}),
    ("steps[0].step", {**WITH_STEPS, "steps": [{"step": "work"}] * 60}),
    ("steps[4].step", step_on_top(step="dice", die=0)),
    ("steps[4].seat", step_on_top(step="gain", seat=1, goods={"privilege": 1})),
    ("steps[4].seat", step_on_top(step="work", seat=5, work="production", value=3)),
    ("steps[4].slot", step_on_top(step="work", work="production", value=3, slot=7)),
    ("steps[4].slot", step_on_top(step="work", work="production", value=3, slot=-5)),
    ("steps[4].space", step_on_top(step="payment", space="council")),
    ("steps[4].space", step_on_top(step="payment", space=None)),
    ("steps[4].goods", step_on_top(step="gain", goods={"privilege": 6})),
    ("order", {**WITH_STEPS, "order": [0]}),
]


def test_the_steps_that_the_bad_ones_are_made_of_are_good() -> None:
    """The document that the next cases spoil is read and plays on."""
    m = signoria.from_position(WITH_STEPS, chance="manual")
    assert m.waiting == [1]  # nothing is left to do for seat 0
    play_on(signoria.from_position(WITH_STEPS, seed=1), 20)
    m = signoria.from_position(step_on_top(step="work", work="production", value=1), chance="manual")
    assert player(m, 0)["coin"] == 5 + 2
    m = signoria.from_position(step_on_top(step="gain", goods={"privilege": 1}), chance="manual")
    assert len(texts(m, 0)) == 5


@pytest.mark.parametrize(("path", "document"), BAD_STEPS, ids=[f"{i}-{path}" for i, (path, _) in enumerate(BAD_STEPS)])
def test_steps_that_cannot_be_are_refused(path: str, document: Document) -> None:
    """Each number of a step is in its range, and each step stands on one it can stand on.

    A slot of 7 once was an endless loop, other numbers an IndexError, a ValueError or a dead end.
    """
    with pytest.raises(signoria.BadPosition, match=PATH) as error:
        signoria.from_position(document, chance="manual")
    assert str(error.value).startswith(re.split(r"[.]", path)[0])


# ---------------------------------------------------------------- strange types and random changes


JUNK: list[Any] = [None, True, -1, 10**30, 1.5, float("nan"), "", "woods", [], [None], [[]], {}, {"a": 1}, b"x", (1,)]


def paths(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every field of a document, objects and lists included."""
    found = [path] if path else []
    items = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in items:
        found += paths(value, (*path, key))
    return found


def put(document: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        document = document[key]
    document[path[-1]] = value


def rich() -> Document:
    """A whole position in the middle of the advanced game, every field in use, that says by `turn` where it goes on."""
    for m in random_games(11, 3, True):
        document = m.position()
        if document["round"] == 5 and m.waiting != [signoria.CHANCE] and m.legal(m.waiting[0])[0].verb == "place":
            break
    whole: Document = json.loads(json.dumps(document))
    del whole["steps"]
    whole["turn"] = m.waiting[0]
    return whole


def read_or_refuse(document: Document) -> bool:
    """Whether it is refused, by a path; otherwise it must play on."""
    try:
        m = signoria.from_position(document, seed=1)
    except signoria.BadPosition as error:
        if not re.match(PATH, str(error)):
            raise AssertionError(f"no path: {error}") from error
        return True
    play_on(m, 2)
    return False


def test_strange_types_everywhere_are_refused_or_harmless() -> None:
    """Any field replaced by any junk: BadPosition with a path, or a position that plays on; never another error."""
    base = rich()
    refused = 0
    for i, path in enumerate(paths(base)):
        for junk in JUNK[i % 3 :: 3]:  # each field meets a third of the junk, each junk a third of the fields
            document = copy.deepcopy(base)
            put(document, path, copy.deepcopy(junk))
            refused += read_or_refuse(document)
    assert refused > 500


def test_every_field_can_be_left_out() -> None:
    """Without any one field the document is refused by a path or plays on."""
    base = rich()
    for path in paths(base):
        if isinstance(path[-1], str):
            document = copy.deepcopy(base)
            at: Any = document
            for key in path[:-1]:
                at = at[key]
            del at[path[-1]]
            read_or_refuse(document)


@pytest.mark.parametrize("junk", JUNK, ids=[f"{i}" for i in range(len(JUNK))])
def test_a_document_of_any_type(junk: Any) -> None:
    """What is no object, or an object of junk, is refused."""
    with pytest.raises(signoria.BadPosition):
        signoria.from_position(junk)
    with pytest.raises(signoria.BadPosition):
        signoria.from_position({"game": junk})
    with pytest.raises(signoria.BadPosition):
        signoria.from_position({"game": "lorenzo", "banana": junk})


def mutated(document: Document, rng: random.Random) -> Document:
    """One to three fields taken away, doubled, or given the value of another field or a small number."""
    changed_one = copy.deepcopy(document)
    for _ in range(rng.choice([1, 1, 2, 3])):
        path = rng.choice(paths(changed_one))
        at: Any = changed_one
        for key in path[:-1]:
            at = at[key]
        kind = rng.randrange(4)
        if kind == 0:
            del at[path[-1]]
        elif kind == 1 and isinstance(at, list):
            at.append(copy.deepcopy(rng.choice(at)))
        elif kind == 2:
            source: Any = changed_one
            for key in rng.choice(paths(changed_one)):
                source = source[key]
            at[path[-1]] = copy.deepcopy(source)
        else:
            at[path[-1]] = rng.choice([0, 1, 2, 5, 12, 40, 99])
    return changed_one


def mistakes(base: list[Document], tries: int, seed: int) -> list[str]:
    """What went wrong with random changes of documents: neither refused nor playable."""
    rng = random.Random(seed)
    found: list[str] = []
    for _ in range(tries):
        document = mutated(rng.choice(base), rng)
        try:
            play_on(signoria.from_position(document, seed=1), 25)
        except signoria.BadPosition:
            continue
        except Exception as error:
            found.append(f"{type(error).__name__}: {error}")
    return found


def test_random_changes_are_refused_or_playable() -> None:
    """Any change of a valid document either loads into a sound state that plays on or raises BadPosition."""
    assert mistakes([rich()], 400, seed=3) == []


def test_random_changes_of_steps_are_refused_or_playable() -> None:
    """The same for one number of a step, at moments all over a game of each kind."""
    found: list[str] = []
    rng = random.Random(4)
    for advanced in (False, True):
        for i, m in enumerate(random_games(2, 2, advanced)):
            document = m.position()
            frames = document["steps"]
            assert isinstance(frames, list)
            if i % 3 or not frames or frames[-1]["step"] in SETTING_UP:
                continue
            frame = rng.choice(frames)
            field = rng.choice([key for key in frame if key != "step"])
            frame[field] = rng.choice([None, -1, 0, 1, 2, 5, 12, 99, "council", "woods", {}, {"privilege": 6}])
            try:
                play_on(signoria.from_position(document, seed=1), 10)
            except signoria.BadPosition:
                continue
            except Exception as error:
                found.append(f"{frame}: {type(error).__name__}: {error}")
    assert found == []


# Steps that set up a game or a round: how far each has come must agree with what lies on the table.
SETTING_UP = ("order", "tiles", "bonus_tiles", "deal", "draft", "reveal")


def setting_up(step: str, number: int) -> Document:
    """The position after so many answers to a step of the setup, in an advanced game of 3."""
    for m in random_games(5, 3, True):
        document = m.position()
        frames = document["steps"]
        assert isinstance(frames, list)
        if frames[-1]["step"] == step:
            number -= 1
            if number < 0:
                return document
    raise AssertionError(step)


@pytest.mark.parametrize(
    ("step", "number", "path", "value"),
    [
        ("reveal", 6, "steps[2].floor", 2),  # cards are revealed twice, and later there are too few: a dead end
        ("reveal", 6, "steps[2].floor", 9),  # floors stay empty
        ("deal", 6, "steps[1].dealt", 2),  # more than four leaders for a seat
        ("deal", 6, "steps[1].dealt", 9),  # fewer, and a pick without an answer
        ("bonus_tiles", 1, "steps[0].stage", 1),  # tiles are drawn and chosen again
        ("draft", 1, "steps[0].stage", 3),  # leaders are dealt again
        ("draft", 1, "steps[1].answer_1", -1),  # ValueError: an unknown answer, although nobody is the viewer
    ],
)
def test_steps_of_the_setup_agree_with_the_table(step: str, number: int, path: str, value: int) -> None:
    """A setup that would be done twice, or not to its end, is refused."""
    document = setting_up(step, number)
    assert signoria.from_position(document, chance="manual").position() == document
    with pytest.raises(signoria.BadPosition, match=PATH):
        signoria.from_position(changed(document, path, value), chance="manual")
