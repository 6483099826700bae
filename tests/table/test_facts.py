"""The constant tables for boards are those of the rules, whole."""

import json
import re
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria.games import GAMES
from signoria.games.fief.pieces import BISHOPRIC, FIEF, ROAD_TABLE, STAND, VILLAGE, VILLAGE_TABLE, VILLAGES
from signoria.games.lorenzo.actions import member_value, servant_rate, take_bonus, work_penalty
from signoria.games.lorenzo.effects import after_tiles, must_choose_loss
from signoria.games.lorenzo.pieces import BLACK, CARDS, LEADERS, LOSE_FIFTH, SOME_GOODS, SPACE, TILES, one
from signoria.games.lorenzo.pieces import amount as amount_of
from signoria.games.lorenzo.scoring import loss
from signoria.games.lorenzo.setup import lay_out
from signoria.games.lorenzo.state import DRAWN_TILES, MARKERS, STOCK
from signoria.games.lorenzo.steps.setup import LEADERS_EACH
from signoria.games.princes.pieces import PROFESSIONS
from signoria.games.princes.shapes import DRAWINGS
from signoria.table.fief.facts import Point, layout
from signoria.table.fief.facts import facts as fief
from signoria.table.games import in_words
from signoria.table.lorenzo.facts import facts as lorenzo
from signoria.table.pictures import DRAWN
from signoria.table.princes.facts import facts as princes

CLIENT = Path(__file__).parents[2] / "web/src/games"
ENGINE = Path(__file__).parents[2] / "src/signoria/games"


def plain(facts: object) -> Any:
    """As boards receive them."""
    return json.loads(msgspec.json.encode(facts))


@pytest.mark.parametrize("name", list(GAMES))
def test_facts_are_plain_json_and_name_their_game(name: str) -> None:
    found = in_words(name).facts()
    assert msgspec.json.decode(msgspec.json.encode(found), type=DRAWN[name].facts) == found
    found = plain(found)
    assert (found["game"], found["rules_version"]) == (name, GAMES[name].rules_version)


@pytest.mark.parametrize("name", list(GAMES))
def test_no_list_of_the_facts_is_kept_in_the_client_as_well(name: str) -> None:
    """Phases of Fief, the parts of its sums, landscapes of Princes and goods of Lorenzo stood there too, by hand."""
    told = [frozenset(one) for one in lists_in(plain(in_words(name).facts()))]
    kept = [
        f"{path.name}: {items}"
        for path, text in written(name)
        for items in re.findall(r"\[((?:\s*(?:\"\w+\"|\d+),?)+)\s*\]", text)
        if any(is_copy(set(re.findall(r"\w+", items)), all_of_them) for all_of_them in told)
    ]
    assert told
    assert kept == []


@pytest.mark.parametrize("name", list(GAMES))
def test_no_number_of_the_rules_is_kept_in_the_client_as_well(name: str) -> None:
    """The rounds after which a battle of Fief ends stood there too, under the name that they have in the engine."""
    engine = "\n".join(path.read_text("utf-8") for path in sorted((ENGINE / name).rglob("*.py")))
    numbers = set(re.findall(r"^([A-Z_]+): Final(?:\[\w+\])? = (\d+)\b", engine, re.MULTILINE))
    kept = [
        f"{path.name}: {constant} = {number}"
        for path, text in written(name)
        for constant, number in re.findall(r"\bconst ([A-Z_]+)(?:: \w+)? = (\d+);", text)
        if (constant, number) in numbers
    ]
    assert len(numbers) > 20
    assert kept == []


def written(name: str) -> list[tuple[Path, str]]:
    """What is written by hand for a game in the client."""
    paths = [CLIENT / "index.ts", *sorted((CLIENT / name).rglob("*"))]
    kept = [path for path in paths if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return [(path, path.read_text("utf-8")) for path in kept]


def lists_in(facts: Any) -> list[list[str]]:
    """Every list of names or of numbers, and the names of a table of names."""
    if not isinstance(facts, list | dict):
        return []
    found = [list(map(str, facts))] if all(isinstance(one, str | int) for one in facts) and len(facts) > 1 else []
    return found + [one for part in (facts.values() if isinstance(facts, dict) else facts) for one in lists_in(part)]


def is_copy(names: set[str], all_of_them: frozenset[str]) -> bool:
    return len(names - all_of_them) < 2 and len(names & all_of_them) > max(2, len(all_of_them) / 2)


def test_every_card_of_lorenzo_is_there_with_its_numbers() -> None:
    found = plain(lorenzo())
    cards = found["cards"]
    assert isinstance(cards, dict)
    assert list(cards) == [card.name for card in CARDS]
    for card in CARDS:
        row = cards[card.name]
        assert (row["period"], row["activation"], row["end_victory"]) == (
            int(card.period),
            int(card.activation),
            int(card.end_victory),
        )
        assert len(row["immediate"]) == len(card.immediate)
        assert (row["permanent"] is None) == (card.permanent is None)
    assert cards["carpenters_shop"]["permanent"] == {
        "kind": "exchange",
        "arrows": [{"pay": {"wood": 1}, "gain": {"coin": 3}}, {"pay": {"wood": 2}, "gain": {"coin": 5}}],
    }
    assert cards["stonemason"]["permanent"] == {
        "kind": "raise_take",
        "type": "building",
        "value": 2,
        "discounts": [{"wood": 1}, {"stone": 1}],
    }
    assert cards["support_to_the_bishop"]["costs"] == [
        {"pay": {"military": 2}, "need": 4},
        {"pay": {"wood": 1, "stone": 1, "coin": 2}, "need": 0},
    ]


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_says_what_its_rule_does(tile: str) -> None:
    """[L-14] What is told of each excommunication is measured on a table whose first player suffers from it."""
    effect, number = plain(lorenzo())["tiles"][tile]["effect"], TILES.index(tile)
    calm = lay_out(2, GAMES["lorenzo"].whole_options({}))
    struck = calm.copy()
    struck.cells[MARKERS] |= 1 << number // 7
    struck.cells[DRAWN_TILES + number // 7] = number
    for s in (calm, struck):
        for good in range(7):
            s.cells[STOCK + good] = 20
    amount, goods = effect.get("amount", 0), [SOME_GOODS.names.index(name) for name in effect.get("goods", ())]
    source = sum(one(good, 3) for good in range(7))
    lost = [3 - int(amount_of(after_tiles(struck, 0, source), good)) for good in range(7)]
    by_choice = bool(must_choose_loss(struck, 0, source))
    told = effect["kind"] == "fewer_goods"
    assert by_choice == (told and len(goods) > 1)
    assert lost == [amount if told and goods == [good] else 0 for good in range(7)]
    assert member_value(calm, 0, BLACK) - member_value(struck, 0, BLACK) == (
        amount if effect["kind"] == "weaker_members" else 0
    )
    assert [int(work_penalty(struck, 0, work)) for work in range(2)] == [
        amount if effect.get("work") == name else 0 for name in ("harvest", "production")
    ]
    takes = effect["kind"] == "weaker_taking"
    assert [int(take_bonus(struck, 0, kind)) for kind in range(4)] == [
        -amount if takes and effect["type"] == name else 0 for name in lorenzo().types
    ]
    assert servant_rate(struck, 0) == (amount if effect["kind"] == "costly_servants" else 1)
    held = 20 * len(goods) // amount if effect["kind"] == "lose_points" and "type" not in effect else 0
    assert sum(int(loss(struck, 0, number)) for number in range(LOSE_FIFTH, len(TILES))) == held


def test_leaders_tiles_and_spaces_of_lorenzo() -> None:
    found = plain(lorenzo())
    assert list(found["leaders"]) == [leader.name for leader in LEADERS]
    assert list(found["tiles"]) == list(TILES)
    assert found["leaders_each"] == LEADERS_EACH
    spaces = found["spaces"]
    assert isinstance(spaces, dict)
    assert list(spaces) == list(SPACE.names)
    assert spaces["venture.4"] == {
        "area": "tower",
        "tower": "venture",
        "floor": 4,
        "value": 7,
        "gain": {"coin": 2},
        "seats": [2, 3, 4],
    }
    assert spaces["market.3"]["seats"] == [4]
    assert spaces["harvest.large"] == {"area": "harvest", "value": 1, "penalty": 3, "seats": [3, 4]}


def test_the_map_of_fief() -> None:
    found = plain(fief())
    villages, roads = found["villages"], found["roads"]
    assert list(villages) == [village.name for village in VILLAGE_TABLE]
    assert [road["ends"] for road in roads] == [[VILLAGE.text(road.a), VILLAGE.text(road.b)] for road in ROAD_TABLE]
    assert set(found["gates"]) == set(STAND.names[VILLAGES:])
    for number, village in enumerate(VILLAGE_TABLE):
        drawn = villages[village.name]
        assert dist(drawn["at"], (village.x, village.y)) <= 24.5
        assert (drawn["fief"], drawn["bishopric"]) == (FIEF.text(village.fief), BISHOPRIC.text(village.bishopric))
        assert village.name in found["fiefs"][drawn["fief"]]["villages"], number
        assert village.name in found["bishoprics"][drawn["bishopric"]]["villages"]


def test_what_is_drawn_of_fief_fits_together() -> None:
    """Every village lies inside the outlines of its fief and bishopric and no other; names and gates on the board."""
    found = fief()
    for village in found.villages.values():
        for regions, own in ((found.fiefs, village.fief), (found.bishoprics, village.bishopric)):
            around = [name for name, region in regions.items() if is_inside(village.at, region.outline)]
            assert around == [own]
    points = [*found.gates.values(), *[village.label.at for village in found.villages.values()]]
    points += [fief.label_at for fief in found.fiefs.values()] + [one.mitre_at for one in found.bishoprics.values()]
    assert all(0 <= x <= found.board.width and 0 <= y <= found.board.height for x, y in points)


def test_the_river_of_fief_crosses_the_roads_with_a_bridge_and_no_other() -> None:
    found = fief()
    for road in found.roads:
        start, end = (found.villages[name].at for name in road.ends)
        curve = [along(start, road.control, end, i / 60) for i in range(61)]
        crossings = sum(
            do_cross(a, b, c, d) for arm in found.river for a, b in pairwise(arm) for c, d in pairwise(curve)
        )
        assert (crossings > 0) == (road.bridge is not None), road.ends
    assert sum(road.bridge is not None for road in found.roads) == 5


def test_where_the_layout_of_fief_comes_from_is_said() -> None:
    told = layout()
    assert set(told.provenance) == {"villages", "roads", "gates", "river", "fiefs", "bishoprics", "labels"}
    assert all(re.match("SOURCED_1|INVENTED|as in", text) for text in told.provenance.values())


def is_inside(point: Point, outline: list[Point]) -> bool:
    """Whether a ray from a point crosses an outline an odd number of times."""
    (x, y), inside = point, False
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def along(start: Point, control: Point, end: Point, part: float) -> Point:
    """A point of a curve with one control point."""
    left = 1 - part
    x, y = (
        left * left * a + 2 * left * part * c + part * part * b for a, c, b in zip(start, control, end, strict=True)
    )
    return x, y


def do_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def test_pieces_and_professions_of_princes() -> None:
    found = plain(princes())
    assert found["pieces"] == {name: list(drawing) for name, drawing in DRAWINGS}
    assert list(found["professions"]) == [card.name for card in PROFESSIONS]
    assert all(one["lowest"] < one["highest"] for one in found["characters"].values())
    assert [one["turn"] for one in found["turns"]["tower"]] == [0, 1]
    assert found["turns"]["tower"][1]["squares"] in ([[0, 0], [0, 1], [0, 2]], [[0, 0], [1, 0], [2, 0]])
