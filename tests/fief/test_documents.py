"""Positions: every state and view reads back as itself, parts are enough, and each mistake is named by its field."""

import json
from typing import Any

import pytest

from signoria.games.fief.document import write
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import KNIGHT, MAN
from signoria.games.fief.state import CONTROL, EVENTS_LEFT, PHASE, SPOUSE, TURN, Table
from signoria.games.fief.steps.setup import PLAYING
from signoria.games.fief.units import standing
from signoria.games.fief.view import known
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import ALL_SEEING, SPECTATOR, settle
from signoria.kernel.rng import Rng
from tests.fief.mid_games import moments
from tests.fief.tables import army, asked, controller, deniers, legal, lord_of, play, stand, village


def read(**document: Any) -> Table:
    """A position of three players, as if read from a file."""
    s = GAME.from_document(json.loads(json.dumps({"game": "fief", "seats": 3, **document})))
    assert isinstance(s, Table)
    return s


def again(s: Table) -> Table:
    t = GAME.from_document(json.loads(json.dumps(write(s))))
    assert isinstance(t, Table)
    return t


# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (3, 11, {}),
        (4, 12, {"hidden_money": True, "simultaneous_votes": True}),
        (5, 13, {"fog_of_war": True}),
        (6, 14, {"fog_of_war": True, "hidden_money": True, "open_diplomacy": True}),
        (4, 15, {"relics": True}),
    ],
)
def test_in_the_middle_of_anything_positions_and_views_read_back(
    seats: int, seed: int, options: dict[str, bool]
) -> None:
    for s in moments(seats, seed, 1200, 40, **options):
        assert again(s).same(s)
        for viewer in range(SPECTATOR, seats):
            k = known(s, viewer)
            assert again(k).same(k)


# ---------------------------------------------------------------- parts


def test_a_position_of_nothing_is_a_table_before_its_first_turn() -> None:
    s = read()
    assert deniers(s) == [5, 5, 5]
    assert s.cells[EVENTS_LEFT] == 25
    settle(s)
    assert s.cells[TURN] == 1
    assert s.cells[PHASE] == 2  # nobody can marry or be elected


def test_a_phase_begins_where_the_position_says() -> None:
    s = read(
        turn=3,
        phase=4,
        first=1,
        lords={"arthur": {"seat": 1, "at": "blaye"}},
        villages={"blaye": {"fort": "castle"}},
        players=[{}, {"money": 9, "troops": {"blaye": {"men": 2}}}],
    )
    settle(s)
    assert (s.cells[TURN], s.cells[PHASE]) == (3, 4)
    assert asked(s) == [1]
    assert controller(s, "blaye") == 1
    play(s, 1, "hire knight blaye", "mill blaye")
    assert deniers(s) == [5, 3, 5]
    assert army(s, 1, "blaye") == (2, 1)


def test_f5_2_5_who_is_first_at_the_centre_controls_a_village() -> None:
    troops = [{"troops": {"blaye": {"men": 1}}}, {"troops": {"blaye/charolles": {"knights": 1}}}]
    assert controller(read(players=troops), "blaye") == 0
    s = read(players=troops, villages={"blaye": {"present": [1, 0]}})
    assert s.cells[CONTROL + village("blaye")] == 0
    assert standing(s, 1, stand("blaye/charolles"), KNIGHT) == 1


def test_f5_1_2_troops_that_have_moved_or_met_the_plague_are_told_apart() -> None:
    groups = [{"men": 1, "steps": 2}, {"men": 2, "exposed": True}]
    zones = {"b5": {"calamities": ["plague"]}}
    steps = [{"step": "course", "stage": PLAYING}, {"step": "turn", "stage": 11}]
    s = read(phase=5, steps=steps, turn=1, bishoprics=zones, players=[{"troops": {"sigy": groups}}])
    assert standing(s, 0, stand("sigy"), MAN) == 3
    assert write(s)["players"][0]["troops"]["sigy"] == [  # type: ignore[index]
        {"men": 1, "knights": 0, "steps": 2},
        {"men": 2, "knights": 0, "exposed": True},
    ]


def test_f1_1_1_one_spouse_is_enough() -> None:
    s = read(lords={"arthur": {"seat": 0, "at": "blaye", "spouse": "alienor"}, "alienor": {"seat": 1, "at": "sigy"}})
    assert s.cells[SPOUSE + lord_of("alienor")] == lord_of("arthur")


def test_f1_7_4_the_popes_tithe_lies_where_the_position_says_or_where_there_is_a_bishop() -> None:
    lords = {"arthur": {"seat": 0, "at": "blaye"}}
    tithe = {"seat": 0, "way": "papal_tithe", "lord": "arthur"}
    bishops = {"b2": {"bishop": "arthur"}}
    laid = [tithe, tithe | {"on": ["b1", "b4"]}]
    s = read(phase=3, lords=lords, pope="arthur", bishoprics=bishops, taxes=laid)
    assert [entry["on"] for entry in write(s)["taxes"]] == [["b2"], ["b1", "b4"]]  # type: ignore[attr-defined]


def test_a_position_can_be_played() -> None:
    s = read(phase=2, players=[{"hand": ["tax", "arthur"]}])
    settle(s)
    assert "discard tax" in legal(s, 0)


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ({"turn": "three"}, "turn"),
        ({"turn": 0}, "turn"),
        ({"phase": 8}, "phase"),
        ({"phase": 0}, "phase"),
        ({"first": 3}, "first"),
        ({"kings": "arthur"}, "kings"),
        ({"king": "arthur"}, "king"),
        ({"king": "louis"}, "king"),
        ({"lords": {"louis": {"seat": 0}}}, "lords.louis"),
        ({"lords": {"arthur": {"at": "blaye"}}}, "lords.arthur.seat"),
        ({"lords": {"arthur": {"seat": 0}}}, "lords.arthur.at"),
        ({"lords": {"arthur": {"seat": 0, "at": "paris"}}}, "lords.arthur.at"),
        ({"lords": {"arthur": {"seat": 0, "at": "blaye", "captor": 0}}}, "lords.arthur.captor"),
        ({"lords": {"arthur": {"seat": 0, "at": "blaye", "spouse": "blanche"}}}, "lords.blanche.spouse"),
        ({"bishoprics": {"b1": {"bishop": "arthur"}}}, "bishoprics.b1.bishop"),
        ({"bishoprics": {"b1": {"calamities": ["famine", "famine"]}}}, "bishoprics.b1.calamities"),
        ({"fiefs": {"blaye": {"holder": "arthur"}}}, "fiefs.blaye.holder"),
        ({"taxes": [{"seat": 0}]}, "taxes[0].way"),
        (
            {"taxes": [{"seat": 0, "way": "papal_tithe", "lord": "arthur", "on": ["b1", "b1"]}]},
            "taxes[0].on",
        ),
        ({"villages": {"blaye": {"mills": 3}}}, "villages.blaye.mills"),
        ({"villages": {"blaye": {"present": [0]}}}, "villages.blaye.present"),
        ({"villages": {"blaye": {"admitted": [1, 1]}}}, "villages.blaye.admitted[1]"),
        ({"discards": {"tax": 6}}, "discards.tax"),
        ({"decks": {"events": 7}}, "decks.events"),
        ({"decks": {"face_down": 4}}, "decks.face_down"),
        ({"decks": {"calamities": 3}}, "decks.calamities"),
        ({"players": [{}, {}, {}, {}]}, "players"),
        ({"players": [{"money": -1}]}, "players[0].money"),
        ({"players": [{"money": None}]}, "players[0].money"),
        ({"players": [{"hand": [None]}]}, "players[0].hand[0]"),
        ({"players": [{"hand": ["excalibur"]}]}, "players[0].hand[0]"),
        ({"players": [{"troops": {"blaye": {"men": 14}}}]}, "players[0].troops.blaye.men"),
        ({"players": [{"troops": {"blaye": {"men": 9}, "sigy": {"men": 9}}}]}, "players[0].troops.sigy.men"),
        ({"players": [{"troops": {"blaye": {"elephants": 1}}}]}, "players[0].troops.blaye.elephants"),
        ({"players": [{"engines": [{"dice": 2}]}]}, "players[0].engines[0].at"),
        ({"players": [{"passes_until": "easter"}]}, "players[0].passes_until"),
        ({"knowledge": {"0": {"cards": {"tax": [[3]]}}}}, "knowledge.0.cards.tax[0][0]"),
        ({"steps": [{"step": "waltz"}]}, "steps[0].step"),
        ({"steps": [{"step": "course", "stage": 5}, {"step": "course"}]}, "steps[1].step"),
        ({"options": {"relics": True}, "relics": {"grail": {}}}, "relics.grail.lord"),
        ({"options": {"fog_of_war": True}, "players": [{"fog": {"blaye": [0, 1]}}]}, "players[0].fog.blaye[1]"),
    ],
)
def test_a_mistake_is_named_by_its_field(document: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(**document)
    assert str(caught.value).startswith(f"{field}:")


@pytest.mark.parametrize(
    ("document", "what"),
    [
        (
            {"discards": {"justice": 1}, "players": [{"hand": ["justice"]}]},
            "discards.justice: there is only 1 justice card",
        ),
        ({"discards": {"tax": 5}, "players": [{"hand": ["tax"]}]}, "there are only 5 tax cards"),
        (
            {"lords": {"eric": {"seat": 0, "at": "blaye"}}, "excommunicated": "eric"},
            "excommunicated: only a pope excommunicates, and there is none",
        ),
        ({"lords": {"blanche": {"seat": 0, "at": "blaye"}}, "pope": "blanche"}, "pope: cannot be blanche"),
        ({"villages": {"blaye": {"controller": 1}}}, "villages.blaye.controller: seat 1 has nobody there"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(document: dict[str, Any], what: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(**document)
    assert what in str(caught.value)


def test_a_step_may_hold_a_mask_of_all_villages_and_an_offer_stands_on_any_step() -> None:
    """Numbers of steps had to be below a million, and a step without a place of its own could only be the lowest."""
    steps: list[dict[str, Any]] = [
        {"step": "course", "stage": 5},
        {"step": "turn", "stage": 12},
        {"step": "battles", "index": 1},
        {"step": "fighting", "seat": 0, "attacked_1": (1 << 24) - 1},
        {"step": "offer", "giver": 0, "taker": 1},
    ]
    s = read(turn=1, phase=6, steps=steps)
    assert again(s).same(s)
    with pytest.raises(BadPosition, match="offer cannot stand on nothing"):
        read(turn=1, phase=6, steps=steps[-1:])


def test_no_slip_in_a_position_is_worse_than_a_refusal() -> None:
    """Single values of whole positions are replaced by others: they are refused by name, or play can go on."""
    rng = Rng(7)
    slips: list[Any] = [-1, 0, 2, 7, 30, 999, 10**20, (1 << 24) - 1, None, "x", [], {}, True]
    for s in moments(4, 9, 900, 60, fog_of_war=True, hidden_money=True):
        for view in (s, known(s, 1)):
            for _ in range(12):
                document = json.loads(json.dumps(write(view)))
                spoil(document, slips[rng.below(len(slips))], rng)
                try:
                    read_back = GAME.from_document(document)
                except BadPosition:
                    continue
                assert GAME.problems(read_back) == []
                assert GAME.from_document(json.loads(json.dumps(GAME.document(read_back)))).same(read_back)
                if read_back.viewer == ALL_SEEING:
                    settle(read_back)


def spoil(document: Any, slip: Any, rng: Rng) -> None:
    """Put a slip in the place of one value, wherever it is."""
    while True:
        keys = list(document) if isinstance(document, dict) else list(range(len(document)))
        key = keys[rng.below(len(keys))]
        inner = document[key]
        if not isinstance(inner, dict | list) or not inner:
            document[key] = slip
            return
        document = inner
