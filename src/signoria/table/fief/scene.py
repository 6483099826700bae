"""A table of Fief as a seat knows it, and short names of what is on it."""

from dataclasses import dataclass, field, replace
from typing import Any

from signoria import Match, Move, Seen
from signoria.games.fief.control import engine_of
from signoria.games.fief.document import are_kinds_hidden
from signoria.games.fief.pieces import (
    BIT,
    FIEF,
    KNIGHT,
    LORD,
    LORDS,
    MAN,
    NEIGHBOUR_AT,
    VILLAGE,
    VILLAGES,
)
from signoria.games.fief.state import (
    CAPTOR,
    ENGINE_SIDE,
    LORDS_IN,
    STAND_OF,
    Table,
)
from signoria.games.fief.units import lords_at, stand_of, standing, stands_of
from signoria.kernel.flow import BELOW
from signoria.kernel.text import Words
from signoria.table import scene as scenes

ARTICLES = ("St ", "La ", "Les ", "L'")
SHORT_NAME = 5
FIEF_LETTERS = "ABCDEFGH"
WAR_STEPS = ("battle",)


@dataclass(frozen=True)
class Force:
    """What one seat has at one stand of a village."""

    seat: int
    stand: int
    lords: list[int]
    prisoners: list[int]
    men: int
    knights: int
    are_hidden: bool  # of the tokens only their number is known [F-11.2]
    engine: int  # dice of a siege engine, 0 without one


@dataclass(frozen=True)
class Scene(scenes.Scene):
    """What a seat sees, with its table and the events of the battle under way."""

    table: Table
    battle_log: list[dict[str, Any]] = field(default_factory=list)
    found: dict[int, list[Force]] = field(default_factory=dict)  # what `forces` has found out already

    def fields(self, seat: int) -> dict[str, Any]:
        """What the view says of a player."""
        players: Any = self.view["players"]
        fields: dict[str, Any] = players[seat]
        return fields

    def frame(self, *steps: str) -> int:
        """Where the numbers of the uppermost of some steps begin, -1 if none of them is under way."""
        table = self.table
        f = int(table.top)
        while f >= 0 and table.steps[table.stack[f]].name not in steps:
            f = int(table.stack[f + BELOW])
        return f

    # ------------------------------------------------------------ names

    def village(self, village: int) -> str:
        return self.words.word(VILLAGE.key(village))

    def short_village(self, village: int) -> str:
        """`Blaye`, `Ciers`: the beginning of what tells a village from others."""
        name = self.village(village)
        for article in ARTICLES:
            name = name.removeprefix(article)
        return name.split()[0][:SHORT_NAME]

    def fief(self, fief: int, case: str = "") -> str:
        return str(self.words.value(FIEF, fief, case=case))

    def lord(self, lord: int, case: str = "") -> str:
        return str(self.words.value(LORD, lord, case=case))

    def owned_lord(self, lord: int, case: str = "") -> str:
        """`Arthur (Pazzi)`: a lord with the family, by its name, since a number would look like a count or a choice."""
        seat = int(self.table.owner(lord))
        return self.lord(lord, case) if seat < 0 or case == "g" else f"{self.lord(lord, case)} ({self.player(seat)})"

    # ------------------------------------------------------------ who stands where

    def place_of(self, lord: int) -> int:
        """The village a lord is in, -1 for one who is dealt and has not settled yet. [F-0.4]"""
        return int(self.table.village_of(lord)) if self.table.cells[STAND_OF + lord] >= 0 else -1

    def forces(self, village: int) -> list[Force]:
        """Everybody in a village, stand by stand."""
        if village not in self.found:
            self.found[village] = self.look(village)
        return self.found[village]

    def look(self, village: int) -> list[Force]:
        s, found = self.table, []
        if not s.cells[LORDS_IN + village] and not any(s.is_present(seat, village) for seat in range(self.seats)):
            return []
        here = lords_of(int(s.cells[LORDS_IN + village]))
        for seat in range(self.seats):
            engine = int(engine_of(s, seat, village))
            dice = int(s.cells[ENGINE_SIDE + 2 * seat + engine]) if engine >= 0 else 0
            for stand in (int(stand_of(village, i)) for i in range(stands_of(village))):
                lords = lords_of(int(lords_at(s, seat, stand)))
                held = [lord for lord in here if s.cells[CAPTOR + lord] == seat and s.cells[STAND_OF + lord] == stand]
                men, knights = int(standing(s, seat, stand, MAN)), int(standing(s, seat, stand, KNIGHT))
                if lords or held or men or knights:
                    found.append(Force(seat, stand, lords, held, men, knights, are_kinds_hidden(s, seat), dice))
                    dice = 0
        return found

    def troops(self, men: int, knights: int, are_hidden: bool = False) -> str:
        """`3m1k`; under fog `4?`."""
        if are_hidden:
            return f"{men + knights}?" if men + knights else ""
        words = self.words
        return "".join(
            f"{n}{words.word(key)}" for n, key in ((men, "table-fief-men"), (knights, "table-fief-knights")) if n
        )

    def force(self, force: Force) -> str:
        """`2:ArBl 3m1k`, `3@Charo:Th 2m !1 (Ch)`: whose, at which gate, lords, troops, siege engine, prisoners."""
        lords = "".join(short_lord(lord) for lord in force.lords)
        return f"{force.seat + 1}{self.gate(force)}:{self.rest(force, lords)}"

    def company(self, force: Force, lords: list[str]) -> str:
        """The same without its seat, lords by these names."""
        return f"{self.gate(force)} {self.rest(force, ' '.join(lords))}"

    def gate(self, force: Force) -> str:
        neighbour = int(NEIGHBOUR_AT[force.stand])
        return f"@{self.short_village(neighbour)}" if neighbour >= 0 else ""

    def rest(self, force: Force, lords: str) -> str:
        parts = [lords, self.troops(force.men, force.knights, force.are_hidden)]
        parts.append(f"!{force.engine}" if force.engine else "")
        parts.append(f"({''.join(short_lord(lord) for lord in force.prisoners)})" if force.prisoners else "")
        return " ".join(part for part in parts if part)


def short_lord(lord: int) -> str:
    """`Ar`: no two lords begin with the same two letters."""
    return LORD.names[lord][:2].capitalize()


def lords_of(mask: int) -> list[int]:
    return [lord for lord in range(LORDS) if mask & BIT[lord]] if mask else []


def seats_of(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask & BIT[seat]]


def villages_of(mask: int) -> list[int]:
    return [village for village in range(VILLAGES) if mask & BIT[village]]


def scene_of(m: Match, seen: Seen, words: Words, moves: list[Move] | None = None) -> Scene:
    """What was seen of a match."""
    now = scenes.scene_of(m, seen, words, moves)
    assert isinstance(seen.known, Table)
    made = Scene(seen, now.moves, now.names, words, seen.known)
    if made.frame(*WAR_STEPS) >= 0:
        # From the beginning of the last battle on; coming out of the walls begins another. [F-6.3.2]
        made.battle_log.extend(scenes.events_since(m, seen, ("battle", "came-out")))
    return made


def scene(m: Match, seat: int | None, words: Words) -> Scene:
    """What a seat sees now, briefly."""
    return replace(scene_of(m, m.seen(seat), words), is_brief=True)
