"""Golden games of Fief: every office won and lost, every card and relic played, every way to fight and to win."""

from collections import Counter
from typing import Any

import signoria
from signoria.cli.soaking.fief import LIKED, rich_position
from signoria.games import GAMES
from signoria.kernel.answers import Move
from signoria.kernel.flow import CHANCE
from signoria.kernel.match import Match
from tests.golden.coverage import Shown, Wanted, events_of, names, wanted_of_every_game
from tests.golden.fief.scripted import SCRIPTED

FIEF = GAMES["fief"]

# name, seats, options; what is neither scripted nor plain begins late, with titles, sieges, prisoners and full hands
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    *[(name, position["seats"], position["options"]) for name, (position, _) in SCRIPTED.items()],
    ("three", 3, {"turn_limit": 2}),
    ("four", 4, {"turn_limit": 1, "beginners": True}),
    ("five", 5, {"turn_limit": 1, "relics": True}),
    ("six", 6, {"turn_limit": 1, "simultaneous_votes": True}),
    ("three-rich", 3, {"turn_limit": 2, "open_diplomacy": True}),
    ("four-rich", 4, {"turn_limit": 2}),
    ("five-rich", 5, {"turn_limit": 1, "simultaneous_votes": True}),
    ("six-rich", 6, {"turn_limit": 1}),
    ("three-hidden", 3, {"turn_limit": 3, "hidden_money": True}),
    ("four-fog", 4, {"turn_limit": 2, "fog_of_war": True}),
    ("five-fog", 5, {"turn_limit": 2, "fog_of_war": True, "hidden_money": True}),
    ("four-relics", 4, {"turn_limit": 2, "relics": True}),
    ("five-relics", 5, {"turn_limit": 2, "relics": True, "open_diplomacy": True}),
    ("six-all", 6, {"turn_limit": 2, "relics": True, "fog_of_war": True, "hidden_money": True}),
)
PLAIN = ("three", "four", "five", "six")
ENDS = ("victory_alone", "victory_together", "turn_limit")
WANTED: Wanted = {
    **wanted_of_every_game(FIEF),
    "options": tuple(f"{option.name}={value}" for option in FIEF.options for value in option.tried),
    "cards": tuple(kind for kind in names(FIEF, "discard", "kind") if kind not in names(FIEF, "stand", "lord")),
    "ends": ENDS,
    "seats": ("3", "4", "5", "6"),
}
HARD = ("events", "ends")
TRIES = 300

# Which card an event plays.
CARD_PLAYED = {
    "d-arc": "d_arc",
    "card-made-cardinal": "cardinal",
    "harvest": "good_harvest",
    "fine-weather": "fine_weather",
    "land-tax": "tax",
    "tithe": "tax",
    "tithe-all": "tax",
    "revolt": "revolt",
    "tunnel-frees": "tunnel",
    "tunnel-under-walls": "tunnel",
    "dug": "tunnel",
    "assassinated": "assassination",
    "justice": "justice",
    "ambushed": "ambush",
}


def shown_by(m: Match) -> Shown:
    """What a finished game shows of Fief."""
    shown: Shown = {kind: Counter() for kind in ("cards", "ends", "seats")}
    shown["cards"].update(CARD_PLAYED[told["event"]] for told in events_of(m) if told["event"] in CARD_PLAYED)
    result = m.result
    assert result is not None
    shown["ends"][result.reason] += 1
    shown["seats"][str(m.seats)] += 1
    return shown


def begin(name: str, seats: int, options: dict[str, Any], seed: int, shown: Shown) -> Match:
    if name in SCRIPTED:
        return script(name)
    if name in PLAIN:
        return signoria.new("fief", seats, options, chance="manual")
    return signoria.from_position(rich_position(seats, FIEF.whole_options(options), seed), chance="manual")


def script(name: str) -> Match:
    """A scripted game, as far as its script goes."""
    position, moves = SCRIPTED[name]
    m = signoria.from_position(position, chance="manual")
    for line in moves:
        who, _, what = line.partition(" ")
        m.play(CHANCE if who == "chance" else int(who), what)
    return m


# How much a verb is liked where nothing new can be shown; others 1, those of LIKED 4.
LESS = {
    "offer": 0.1,
    "talk": 0.1,
    "money": 0.2,
    "kind": 0.2,
    "village": 0.3,
    "prisoner": 0.3,
    "withdraw": 0.3,
    "refuse": 0.3,
    "pass": 0.3,
    "pass_until": 0.05,
    "attend": 0.05,
    "hire": 0.5,
    "surrender": 0.1,
    "lift_siege": 0.1,
    "stop": 0.3,
}
NEW = 20  # what was never shown is liked so many times as well


def tastes(m: Match, seat: int, moves: list[Move], shown: Shown) -> list[float]:
    """How much each move is liked; chance decides by lot."""
    if seat == CHANCE:
        return []
    return [taste(move, shown) for move in moves]


def taste(move: Move, shown: Shown) -> float:
    liked = LESS.get(move.verb, 4.0 if move.verb in LIKED else 1.0)
    return liked if shown["moves"][move.verb] else liked * NEW
