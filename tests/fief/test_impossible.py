"""Positions no game can come to are refused by the path of a field, and those of the engine are all taken."""

import json
import random
from typing import Any

import pytest

from signoria.cli.soaking.fief import rich_position
from signoria.games.fief.checks_of_rules import rule_problems
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import VILLAGE
from signoria.games.fief.state import Table
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import legal, optional, play, seats_of, settle, waiting

LORDS: dict[str, Any] = {
    "arthur": {"seat": 0, "at": "blaye"},
    "alienor": {"seat": 0, "at": "blaye"},
    "henri": {"seat": 0, "at": "blaye"},
    "baudoin": {"seat": 1, "at": "bourg"},
    "blanche": {"seat": 1, "at": "bourg"},
    "charles": {"seat": 2, "at": "sigy"},
    "jeanne": {"seat": 2, "at": "sigy"},
}
BISHOPS = {"b1": {"bishop": "arthur"}, "b2": {"bishop": "baudoin"}}
COURSE = {"step": "course", "stage": 5}
SETTLING, SETTLED = {"step": "course", "stage": 4}, {"step": "settle", "settled": 1}
MARRIAGES, AFTERMATH = {"step": "marriages"}, {"step": "aftermath"}
RISING = ({"step": "battles"}, {"step": "fighting", "seat": 0})
GRANTING = {"step": "granting", "seat": 0, "fief": "blaye", "way": "inherited"}
REVOLT = {"step": "revolt", "village": "blaye", "player": 1, "cards": 1}


def at(stage: int, *steps: dict[str, Any]) -> list[dict[str, Any]]:
    """Steps of a game in some stage of a turn."""
    return [COURSE, {"step": "turn", "stage": stage}, *steps]


def lords(**more: dict[str, Any]) -> dict[str, Any]:
    return {"lords": {name: {**said, **more.get(name, {})} for name, said in LORDS.items()}}


def siege(at: str, **said: Any) -> dict[str, Any]:
    """Seat 1 has Baudoin before Blaye, whose castle is Arthur's, and lays an engine somewhere."""
    document = lords(baudoin={"at": "blaye/charolles"})
    engine = {"at": at, "dice": 1}
    return {
        **document,
        "villages": {"blaye": {"fort": "castle"}, "bourg": {"fort": "castle"}, "sigy": {}},
        "players": [{}, {"troops": {"blaye/charolles": {"men": 1}}, "engines": [engine], **said}, {}],
    }


def relics(**said: dict[str, Any]) -> dict[str, Any]:
    """The five in their churches, but for some."""
    churches = zip(("grail", "eyes", "tooth", "lance", "radegund"), ("blaye", "tournus", "st_gerome", "bourg", "sigy"))
    whole: dict[str, Any] = {relic: {"church": church} for relic, church in churches} | said
    placed = {relic: place for relic, place in whole.items() if place}
    return {**lords(), "options": {"relics": True}, "relics": placed}


def setup(stage: int, step: dict[str, Any] | None = None, settled: int = 0, dealt: int = 3) -> dict[str, Any]:
    """Before the first turn; so many seats have their lord, and so many of these a village."""
    families = list(zip(("arthur", "baudoin", "charles"), ("blaye", "bourg", "sigy"), strict=True))[:dealt]
    return {
        "turn": 0,
        "phase": 0,
        "lords": {
            name: {"seat": seat, "at": village if seat < settled else None}
            for seat, (name, village) in enumerate(families)
        },
        "steps": [{"step": "course", "stage": stage}, *([step] if step else [])],
    }


def read(document: dict[str, Any]) -> Table:
    s = GAME.from_document(json.loads(json.dumps({"game": "fief", "seats": 3, "turn": 2, **document})))
    assert isinstance(s, Table)
    return s


POSSIBLE: dict[str, dict[str, Any]] = {
    "three families": lords(),
    "three cards in hand": {"players": [{"hand": ["tax", "tax", "revolt"]}, {}, {}]},
    "allies": lords(arthur={"spouse": "blanche"}),
    "king and queen": {**lords(arthur={"spouse": "blanche"}), "king": "arthur", "queen": "blanche"},
    "a regent": {**lords(), "queen": "blanche", "regent": True},
    "a dauphin": {**lords(), "king": "arthur", "dauphin": "baudoin"},
    "a pope who is bishop": {**lords(), "bishoprics": BISHOPS, "pope": "arthur"},
    "a cardinal": {**lords(baudoin={"cardinal": "purchase"}), "bishoprics": BISHOPS},
    "an excommunicated lord": {**lords(), "bishoprics": BISHOPS, "pope": "arthur", "excommunicated": "charles"},
    "a siege": siege("blaye"),
    "a city and its title": {
        **lords(),
        "fiefs": {"blaye": {"holder": "henri"}},
        "villages": {"blaye": {"fort": "city"}},
    },
    "calamities before income": {"phase": 3, "bishoprics": {"b1": {"calamities": ["famine", "plague"]}}},
    "a good harvest before income": {"phase": 3, "bishoprics": {"b1": {"good_harvest": True, "fine_weather": True}}},
    "the last turn": {"options": {"turn_limit": 2}, "phase": 7},
    "a game that is over": {"options": {"turn_limit": 2}, "phase": 7, "steps": []},
    "nobody has a lord yet": setup(0, dealt=0),
    "two have been dealt a lord": setup(2, {"step": "deal", "dealt": 2}, dealt=2),
    "the first player is drawn": setup(3, {"step": "first_player"}),
    "one has settled": setup(4, {"step": "settle", "settled": 1}, settled=1),
    "a title is inherited": {**lords(), "phase": 1, "steps": at(1, MARRIAGES, AFTERMATH, GRANTING | {"dead": 1})},
    "a revolt strikes": {**lords(), "phase": 6, "steps": at(12, *RISING, REVOLT | {"stage": 3, "victim": 1})},
    "relics": relics(),
    "the Tooth is used up": relics(tooth={}),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_what_can_be_is_taken(name: str) -> None:
    """Each neighbour of something impossible below."""
    read(POSSIBLE[name])


TAX = {"seat": 0, "way": "land", "on": "blaye", "lord": "arthur"}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "four cards in hand": ({"players": [{"hand": ["tax", "tax", "tax", "revolt"]}, {}, {}]}, "players[0].hand"),
    "too many cards of a kind": ({"players": [{"hand": ["justice"]}, {"hand": ["justice"]}, {}]}, "players[0].hand"),
    "a family of five": (
        {"lords": {n: {"seat": 0, "at": "blaye"} for n in ("arthur", "henri", "charles", "eric", "jeanne")}},
        "lords.jeanne.seat",
    ),
    # marriages [F-1.1.1] [F-1.1.2]
    "marriage within a family": (lords(arthur={"spouse": "alienor"}), "lords.arthur.spouse"),
    "two marriages of a family": (
        lords(arthur={"spouse": "blanche"}, henri={"spouse": "jeanne"}),
        "lords.henri.spouse",
    ),
    "two women": (lords(alienor={"spouse": "blanche"}), "lords.alienor.spouse"),
    "a married bishop": ({**lords(arthur={"spouse": "blanche"}), "bishoprics": BISHOPS}, "lords.arthur.spouse"),
    "d'Arc is married": ({**lords(arthur={"spouse": "blanche"}), "d_arc": "blanche"}, "lords.blanche.spouse"),
    # the crown [F-1.8.2] [F-1.9]
    "a king who is bishop": ({**lords(), "bishoprics": BISHOPS, "king": "arthur"}, "king"),
    "a dauphin who is bishop": (
        {**lords(), "bishoprics": BISHOPS, "king": "charles", "dauphin": "arthur"},
        "dauphin",
    ),
    "a king's wife who is not queen": ({**lords(arthur={"spouse": "blanche"}), "king": "arthur"}, "queen"),
    "a queen without a king": ({**lords(), "queen": "blanche"}, "queen"),
    "a queen who is not his wife": ({**lords(), "king": "arthur", "queen": "blanche"}, "queen"),
    "a regent beside a king": ({**lords(), "king": "arthur", "queen": "blanche", "regent": True}, "regent"),
    "a regent who is nobody": ({**lords(), "regent": True}, "regent"),
    "a dauphin without a king": ({**lords(), "dauphin": "baudoin"}, "dauphin"),
    "a dauphin who is king": ({**lords(), "king": "arthur", "dauphin": "arthur"}, "dauphin"),
    "an heir of no marriage": ({**lords(), "king": "arthur", "heir_born": True}, "heir_born"),
    "a queen as king": ({**lords(), "king": "blanche"}, "king"),
    # the church [F-1.2.2] [F-1.5] [F-1.6] [F-1.7]
    "a pope who is no bishop": ({**lords(), "pope": "charles"}, "pope"),
    "a cardinal who is no bishop": (lords(charles={"cardinal": "card"}), "lords.charles.cardinal"),
    "two bought cardinals": (
        {**lords(arthur={"cardinal": "purchase"}, baudoin={"cardinal": "purchase"}), "bishoprics": BISHOPS},
        "lords.baudoin.cardinal",
    ),
    "a bishop of two bishoprics": (
        {**lords(), "bishoprics": {"b1": {"bishop": "arthur"}, "b2": {"bishop": "arthur"}}},
        "bishoprics.b2.bishop",
    ),
    "a ban without a pope": ({**lords(), "excommunicated": "charles"}, "excommunicated"),
    "an excommunicated bishop": (
        {**lords(), "bishoprics": BISHOPS, "pope": "arthur", "excommunicated": "baudoin"},
        "excommunicated",
    ),
    "an excommunicated pope": (
        {**lords(), "bishoprics": BISHOPS, "pope": "arthur", "excommunicated": "arthur"},
        "excommunicated",
    ),
    "a new bishop who is none": ({**lords(), "new_bishops": ["charles"]}, "new_bishops"),
    # fiefs [F-4.3.2] [F-4.3.3]
    "a title without a city": ({**lords(), "fiefs": {"blaye": {"holder": "arthur"}}}, "fiefs.blaye.holder"),
    "a title whose city is another's": (
        {**lords(), "fiefs": {"blaye": {"holder": "charles"}}, "villages": {"blaye": {"fort": "city"}}},
        "fiefs.blaye.holder",
    ),
    "two cities in a fief": (
        {**lords(), "villages": {"blaye": {"fort": "city"}, "beaujeu": {"fort": "city"}}},
        "villages.blaye.fort",
    ),
    "three titles of a lord": (
        {
            **lords(),
            "fiefs": {fief: {"holder": "arthur"} for fief in ("blaye", "epervier", "tournus")},
            "villages": {city: {"fort": "city"} for city in ("blaye", "l_epervier", "tournus")},
        },
        "fiefs.tournus.holder",
    ),
    "an estate nobody settles": ({**lords(), "fiefs": {"blaye": {"estate_of": 0}}}, "fiefs.blaye.estate_of"),
    "too many mills": ({"villages": {village: {"mills": 2} for village in VILLAGE.names[:8]}}, "villages"),
    # who is where [F-5.2.1] [F-6.4.4] [F-6.5.2]
    "nobody controls where somebody is": (
        {**lords(), "villages": {"blaye": {"controller": None}}},
        "villages.blaye.controller",
    ),
    "a controller who is not there": ({**lords(), "villages": {"sigy": {"controller": 0}}}, "villages.sigy.controller"),
    "a stranger at the centre": (
        {**lords(), "players": [{}, {"troops": {"blaye": {"men": 1}}}, {}], "villages": {"blaye": {"controller": 0}}},
        "villages.blaye.controller",
    ),
    "a controller at the gate": (
        {**lords(), "players": [{"troops": {"blaye/charolles": {"men": 1}}}, {}, {}]},
        "villages.blaye.controller",
    ),
    "a guest who is not there": (
        {**lords(), "villages": {"blaye": {"fort": "castle", "admitted": [2]}}},
        "villages.blaye.admitted",
    ),
    "a prisoner without captors": (lords(charles={"captor": 0}), "lords.charles.captor"),
    "a prisoner beside his captors": (
        lords(charles={"at": "blaye/charolles", "captor": 0}),
        "lords.charles.at",
    ),
    # sieges [F-6.5.1] [F-6.5.3] [F-6.5.4]
    "an engine at one's own castle": (siege("bourg"), "players[1].engines[0].at"),
    "an engine where there are no walls": (siege("sigy"), "players[1].engines[0].at"),
    "an engine without a lord": (
        {**siege("blaye"), **lords()},
        "players[1].engines[0].at",
    ),
    "two engines in one siege": (
        siege("blaye", engines=[{"at": "blaye", "dice": 1}, {"at": "blaye", "dice": 2}]),
        "players[1].engines[1].at",
    ),
    "an engine laid this turn in phase 4": (
        siege("blaye", engines=[{"at": "blaye", "dice": 1, "fresh": True}]) | {"phase": 4},
        "players[1].engines[0].fresh",
    ),
    # the time of the turn [F-2] [F-3.6] [F-7.1] [F-13.1]
    "a good harvest and famine": (
        {"phase": 3, "bishoprics": {"b1": {"good_harvest": True, "calamities": ["famine"]}}},
        "bishoprics.b1.good_harvest",
    ),
    "fine weather and bad": (
        {"phase": 3, "bishoprics": {"b1": {"fine_weather": True, "calamities": ["bad_weather"]}}},
        "bishoprics.b1.fine_weather",
    ),
    "calamities in phase 1": ({"bishoprics": {"b1": {"calamities": ["famine"]}}}, "bishoprics.b1.calamities"),
    "calamities before they strike": (
        {"phase": 2, "bishoprics": {"b1": {"calamities": ["famine"]}}},
        "bishoprics.b1.calamities",
    ),
    "calamities of beginners": (
        {"turn": 1, "phase": 3, "options": {"beginners": True}, "bishoprics": {"b1": {"calamities": ["plague"]}}},
        "bishoprics.b1.calamities",
    ),
    "calamities face down in phase 4": ({"phase": 4, "decks": {"face_down": 1}}, "decks.face_down"),
    "a good harvest in phase 4": (
        {"phase": 4, "bishoprics": {"b1": {"good_harvest": True}}},
        "bishoprics.b1.good_harvest",
    ),
    "a tax in phase 4": ({**lords(), "phase": 4, "taxes": [TAX]}, "taxes"),
    "two land taxes on a fief": ({**lords(), "phase": 3, "taxes": [TAX, TAX]}, "taxes[1].on"),
    "four taxes of a seat": (
        {
            **lords(),
            "phase": 3,
            "taxes": [TAX | {"on": fief} for fief in ("blaye", "bourg", "sigy", "tournus")],
        },
        "taxes[3].seat",
    ),
    "exposed to no plague": (lords(arthur={"exposed": True}), "lords.arthur.exposed"),
    "troops exposed to no plague": (
        {"players": [{"troops": {"blaye": [{"men": 1, "exposed": True}]}}, {}, {}]},
        "players[0].troops.blaye",
    ),
    "steps in phase 4": ({**lords(arthur={"steps": 1}), "phase": 4}, "lords.arthur.steps"),
    "new units in phase 1": ({**lords(), "villages": {"blaye": {"new_units": 1}}}, "villages.blaye.new_units"),
    "a turn beyond the limit": ({"turn": 4, "phase": 2, "options": {"turn_limit": 3}}, "turn"),
    "no steps although it is not over": ({"phase": 3, "steps": []}, "steps"),
    "winners who have not won": ({"phase": 7, "winners": [0], "steps": []}, "winners"),
    "winners while it goes on": ({"phase": 3, "winners": [0]}, "winners"),
    "a turn is missing": ({"phase": 3, "steps": [COURSE]}, "steps"),
    "a step of another stage": ({"phase": 6, "steps": at(12, {"step": "marriages"})}, "steps[2].step"),
    "a turn in the setup": (
        {"turn": 0, "phase": 1, "steps": [{"step": "course", "stage": 3}, {"step": "turn", "stage": 1}]},
        "steps[0].stage",
    ),
    "an answer nobody waits for": ({"agreed": True}, "agreed"),
    "passing until the end of no battle": (
        {"players": [{"passes_until": "battle"}, {}, {}]},
        "players[0].passes_until",
    ),
    # before the first turn [F-0.3] [F-0.4]
    "lords before they are dealt": (setup(0), "steps[0].stage"),
    "settling without a lord": (setup(4, {"step": "settle"}, dealt=2), "steps[0].stage"),
    "a first player without a lord": (setup(3, {"step": "first_player"}, dealt=0), "steps[0].stage"),
    "settling with a lord on the board": (setup(4, {"step": "settle"}, settled=1), "steps[1].settled"),
    "nobody on the board when one has settled": (setup(4, {"step": "settle", "settled": 1}), "steps[1].settled"),
    "a step of the setup is missing": (setup(3), "steps"),
    "something happens before the first turn": (setup(2, {"step": "aftermath"}), "steps[1].step"),
    "somebody dies while all settle": (
        {
            **setup(4, {"step": "settle", "settled": 1}, settled=1),
            "steps": [SETTLING, SETTLED, {"step": "saving", "dying": 1}],
        },
        "steps[2].step",
    ),
    # whom a step asks
    "a revolt that hits nobody": (
        {**lords(), "phase": 6, "steps": at(12, *RISING, REVOLT | {"stage": 3})},
        "steps[4].victim",
    ),
    "a title of a family that is none": (
        {**lords(), "phase": 1, "steps": at(1, MARRIAGES, AFTERMATH, GRANTING | {"dead": 3})},
        "steps[4].dead",
    ),
    # tokens and offers [F-11.3] [F-13.4]
    "tokens with open diplomacy": (
        {"options": {"open_diplomacy": True}, "players": [{"tokens": 1}, {}, {}]},
        "players[0].tokens",
    ),
    "five offers": ({"players": [{"offers": {"trade": [0, 5, 0]}}, {}, {}]}, "players[0].offers.trade[1]"),
    "offers to oneself": ({"players": [{"offers": {"trade": [1, 0, 0]}}, {}, {}]}, "players[0].offers.trade[0]"),
    # relics [F-11.1]
    "two relics in a church": (relics(eyes={"church": "blaye"}), "relics.eyes.church"),
    "a relic in no capital": (relics(eyes={"church": "beaujeu"}), "relics.eyes.church"),
    "a relic nowhere": (relics(grail={}), "relics.grail"),
    "a keeper who is not there": (relics(grail={"lies_in": "beaujeu", "keeper": 0}), "relics.grail.keeper"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused_by_its_field(name: str) -> None:
    """Story: many of these were accepted, and mistakes across fields began with `position:`."""
    document, path = IMPOSSIBLE[name]
    with pytest.raises(BadPosition) as caught:
        read(document)
    assert str(caught.value).split(": ")[0] == path


@pytest.mark.parametrize("seed", range(6))
def test_what_the_engine_comes_to_is_possible(seed: int) -> None:
    """At every node of random play, with all options, from the beginning and from late in a game; also in views."""
    dice = random.Random(seed)
    options = {option.name: dice.choice(option.tried) for option in GAME.options}
    seats = 3 + seed % 4
    if seed % 2:
        s = GAME.from_document(rich_position(seats, GAME.whole_options(options), seed))
        settle(s)
    else:
        s = GAME.begin(seats, options)
    for node in range(120):
        if s.top < 0:
            break
        seat = dice.choice(seats_of(waiting(s)))
        others = [other for other in seats_of(optional(s)) if len(legal(s, other))]
        if others and dice.random() < 0.1:
            seat = dice.choice(others)
        play(s, seat, dice.choice(list(legal(s, seat).items)))
        assert isinstance(s, Table)
        assert rule_problems(s) == []
        if node % 20 == 0:
            known = GAME.known(s, dice.randrange(-1, seats))
            assert GAME.from_document(json.loads(json.dumps(GAME.document(known)))).same(known)
            assert GAME.from_document(json.loads(json.dumps(GAME.document(s)))).same(s)
