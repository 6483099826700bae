"""What the greedy bot does in small positions, and what its features say."""

from typing import Any

import pytest

import signoria
from signoria.bots import make_bot
from signoria.bots.greedy import evaluation_of
from signoria.bots.lorenzo import EVALUATION, WEIGHTS
from signoria.kernel.answers import Move
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from tests.lorenzo.tables import play, table


def choice(m: Match, seat: int = 0) -> str:
    return make_bot("greedy", 1).choose(m.seen(seat)).move.text


def worth(**player: Any) -> int:
    """What a seat with these things is worth in round 3."""
    return EVALUATION.value(table(player, round=3).state, 0)


def test_the_value_is_the_sum_of_its_named_features() -> None:
    m = table({"coin": 3, "faith": 2}, round=3)
    named = EVALUATION.named(m.state, 0)
    assert list(named) == [name for name, _ in WEIGHTS]
    assert sum(named.values()) == EVALUATION.value(m.state, 0)


@pytest.mark.parametrize("good", ["wood", "stone", "servant", "coin", "military", "faith", "victory"])
def test_more_goods_are_better(good: str) -> None:
    assert worth(**{good: 3}) > worth(**{good: 2})


def test_at_the_end_only_points_count() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    bot = make_bot("random", 1)
    while not m.over:
        m.play(m.waiting[0], bot.choose(m.seen(m.waiting[0])).move)
    assert m.result is not None
    assert [EVALUATION.value(m.state, seat) for seat in range(2)] == [100 * points for points in m.result.points]


def test_no_servants_are_wasted_on_the_market() -> None:
    m = table({"servant": 3}, dice=(4, 1, 1))
    play(m, 0, "place black market.1")
    assert choice(m) == "servants 0"


def looked_at(m: Match) -> list[str]:
    """The moves that a bot looks at, also one that searches."""
    question = m.seen(0)
    return [m.game.verbs.text(move) for move in EVALUATION.worth_trying(question.known, 0, question.moves).items]


def test_servants_that_buy_nothing_are_not_looked_at() -> None:
    """A master once paid two for a floor that it reached without, after a few looks at worlds that did not differ."""
    tower: dict[str, list[str | None]] = {"territory": ["woods", "village", None, None]}
    m = table({"servant": 3}, dice=(4, 2, 1), towers=tower)
    play(m, 0, "place black territory.1")
    assert looked_at(m) == ["servants 0"]
    m = table({"servant": 3}, dice=(4, 2, 1), towers=tower)
    play(m, 0, "place white territory.2")
    assert looked_at(m) == ["servants 1"]


def test_for_work_the_servants_that_reach_one_more_card_are_looked_at() -> None:
    """From 2, with a card of 3 and one of 6: one servant, or four; a card of 1 is reached anyway."""
    m = table({"servant": 6, "territories": ["commercial_hub", "village", "city"]}, dice=(2, 1, 1))
    play(m, 0, "place black harvest.single")
    assert looked_at(m) == ["servants 0", "servants 1", "servants 4"]


def placed(m: Match) -> set[str]:
    """The placements that the bot looks at."""
    question = m.seen(0)
    tried = EVALUATION.worth_trying(question.known, 0, question.moves)
    return {Move(m.game, move).text for move in tried.items} & {move.text for move in m.legal(0)}


def test_no_stronger_member_is_tried_than_a_space_needs() -> None:
    """Black 6, white 4, orange 2: floors need 1, 3, 5 and 7. The neutral one is always something else."""
    cards: list[str | None] = ["commercial_hub", "woods", "village", "gravel_pit"]
    tried = placed(table({"servant": 9}, dice=(6, 4, 2), towers={"territory": cards}))
    colors = {
        space: {move.split()[1] for move in tried if move.endswith(f" {space}")}
        for space in ("territory.1", "territory.2", "territory.3", "territory.4", "market.1", "council")
    }
    assert colors == {
        "territory.1": {"orange", "neutral"},
        "territory.2": {"white", "neutral"},
        "territory.3": {"black", "neutral"},
        "territory.4": {"black", "neutral"},
        "market.1": {"orange", "neutral"},
        "council": {"orange", "neutral"},
    }


def test_for_harvest_and_production_every_member_is_tried() -> None:
    tried = placed(table({"servant": 9}, dice=(6, 4, 2)))
    for space in ("harvest.single", "production.large"):
        assert {move.split()[1] for move in tried if move.endswith(space)} == {"black", "white", "orange", "neutral"}


def test_servants_are_paid_to_reach_one_more_card() -> None:
    """Three servants lift a production from 3 to 6: the Theater scores a point for each of six characters."""
    characters = ["warlord", "stonemason", "dame", "knight", "farmer", "abbess"]
    m = table({"servant": 5, "buildings": ["theater"], "characters": characters}, round=6, dice=(3, 1, 1))
    play(m, 0, "place black production.single")
    assert choice(m) == "servants 3"


def test_an_exchange_that_pays_is_made() -> None:
    m = table({"coin": 5, "servant": 0, "buildings": ["treasury"]}, round=6, dice=(6, 1, 1))
    play(m, 0, "place black production.single")
    assert choice(m) == "exchange treasury 2"


def test_the_church_is_supported() -> None:
    """In the last report faith scores anyway, so refusing would only bring the tile."""
    spaces = ("territory", "character", "building", "venture")
    members = ("black", "white", "orange", "neutral")
    people: list[dict[str, Any]] = [
        {"members": {member: f"{space}.{seat + 1}" for member, space in zip(members, spaces, strict=True)}}
        for seat in range(4)
    ]
    people[0]["members"]["neutral"] = None  # who has no servants and must pass
    people[0].update({"servant": 0, "faith": 6, "victory": 50})
    m = table(*people, round=6, tiles=["fewer_coins", "market_ban", "lose_fifth"])
    assert {move.text for move in m.legal(0)} == {"support", "refuse"}
    assert choice(m) == "support"


@pytest.mark.parametrize("tile", ["no_character_score", "no_venture_score", "lose_fifth"])
def test_the_church_is_supported_with_a_member_left_at_home(tile: str) -> None:
    """The member counted as a turn before the report, so supporting, which costs faith, seemed to bring the tile."""
    people: list[dict[str, Any]] = [
        {"members": dict.fromkeys(("black", "white", "orange"), "council")} for _ in range(4)
    ]
    for person in people:
        person["members"]["neutral"] = None
        person.update({"servant": 0, "faith": 6})
    people[0].update({"faith": 10, "victory": 60, "ventures": ["crusade"], "characters": ["dame", "knight"]})
    m = table(*people, round=6, tiles=["fewer_coins", "market_ban", tile])
    assert {move.text for move in m.legal(0)} == {"support", "refuse"}
    assert choice(m) == "support"


def test_the_church_is_supported_for_a_single_point() -> None:
    """Faith was weighed a little more than the points it brings either way, so to keep it seemed worth a tile."""
    people: list[dict[str, Any]] = [
        {"members": dict.fromkeys(("black", "white", "orange", "neutral"), "council"), "faith": 6} for _ in range(4)
    ]
    people[0]["members"]["neutral"] = None  # who has no servants and must pass
    people[0].update({"servant": 0, "faith": 15, "territories": ["forest", "woods", "village"]})
    m = table(*people, round=6, tiles=["fewer_coins", "market_ban", "no_territory_score"])
    assert {move.text for move in m.legal(0)} == {"support", "refuse"}
    assert choice(m) == "support"


def test_the_smallest_die_that_reaches_is_used() -> None:
    m = table({"coin": 0, "wood": 0, "stone": 0}, dice=(6, 2, 6))
    assert choice(m).split()[1] in ("white", "neutral")


def test_a_game_without_an_evaluation_is_refused() -> None:
    lorenzo = signoria.new("lorenzo", seats=2, seed=1).game
    with pytest.raises(signoria.SignoriaError, match="no evaluation for chess; there is one for lorenzo"):
        evaluation_of(Game("chess", 1, 2, 2, (), lorenzo.verbs, (), lorenzo.reasons, []))
