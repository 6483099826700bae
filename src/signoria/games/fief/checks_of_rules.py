"""What no game of Fief can come to, though every piece is accounted for: offices, marriages, sieges, seasons.

As in `checks.py` each problem begins with the path of the field that cannot be, and what is set right when a battle, a
revolt, a plague or a death has been settled is not asked while one is under way. This is for positions written by
people: random games show that the engine never comes to any of it.
"""

from mypy_extensions import i64

from signoria.games.fief import aftermath, relics, titles
from signoria.games.fief.checks import is_settled
from signoria.games.fief.checks_of_turns import runs, season_problems, stage, turn_problems
from signoria.games.fief.control import engine_of, is_occupied
from signoria.games.fief.people import bishopric_of, has_church_title, married_lord
from signoria.games.fief.pieces import (
    BISHOPRICS,
    BIT,
    CAPITAL_OF,
    CITY,
    FIEF,
    FIEF_VILLAGES,
    FIEFS,
    GATES_END,
    GATES_FROM,
    HAND,
    LORD,
    LORDS,
    NO_FORT,
    RELIC,
    RELICS,
    STAND,
    TOOTH,
    VILLAGE,
    VILLAGES,
)
from signoria.games.fief.state import (
    ADMITTED,
    BY_PURCHASE,
    CAPTOR,
    CARDINAL_BY,
    CONTROL,
    D_ARC_LORD,
    DAUPHIN,
    ENGINE_AT,
    ENGINE_FRESH,
    ESTATE_SEAT,
    EXCOMMUNICATED,
    FORT_IN,
    HEIR_BORN,
    HOLDER,
    IS_REGENT,
    KING,
    NEW_BISHOPS,
    NEW_UNITS_IN,
    NONE,
    PHASE,
    POPE,
    QUEEN,
    RELIC_AT,
    RELICS_IN_PLAY,
    SEATS,
    SPOUSE,
    STAND_OF,
    STANDING,
    UNTIL_BATTLE_ENDS,
    Table,
)
from signoria.games.fief.steps.kinds import (
    BATTLE,
    COURSE,
    GRANTING,
    TURN_STEP,
)
from signoria.games.fief.steps.turns import AT_BATTLES, AT_MARRIAGES, BUYING, MOVING
from signoria.games.fief.units import is_at


def rule_problems(s: Table) -> list[str]:
    """What is against the rules; nothing, if a game can come to this."""
    settled = is_settled(s)
    found = crown_problems(s) + church_problems(s) + marriage_problems(s) + turn_problems(s) + season_problems(s)
    found += hand_problems(s) + prisoner_problems(s, settled) + land_problems(s, settled)
    for village in range(VILLAGES):
        found += place_problems(s, village, settled)
    for seat in range(s.cells[SEATS]):
        found += siege_problems(s, seat, settled)
    if s.cells[RELICS_IN_PLAY]:
        found += relic_problems(s, settled)
    return found


def name(lord: i64) -> str:
    return LORD.text(lord)


# ------------------------------------------------------------ people


def crown_problems(s: Table) -> list[str]:
    """The king's wife is queen, a regent reigns while there is no king, a dauphin waits for one. [F-1.8] [F-1.9]"""
    found: list[str] = []
    king, queen, dauphin = s.cells[KING], s.cells[QUEEN], s.cells[DAUPHIN]
    wife = s.cells[SPOUSE + king] if king >= 0 else NONE
    if wife >= 0 and queen != wife:
        found.append(f"queen: is {name(wife)}, the king's wife")
    elif queen >= 0 and queen != wife and not s.cells[IS_REGENT]:
        found.append(f"queen: {name(queen)} is neither the king's wife nor regent")
    if s.cells[HEIR_BORN] and wife < 0:
        found.append("heir_born: there is no royal marriage")
    if dauphin >= 0 and (king < 0 or king == dauphin):
        found.append("dauphin: waits for a king to succeed")
    for role, lord in (("king", king), ("dauphin", dauphin)):
        if lord >= 0 and has_church_title(s, lord):
            found.append(f"{role}: {name(lord)} is a man of the church")
    return found


def church_problems(s: Table) -> list[str]:
    """Cardinals and popes are bishops; whom a pope has struck is neither. [F-1.5.3] [F-1.6.2] [F-1.7.6] [F-1.7.7]"""
    found: list[str] = []
    pope, struck = s.cells[POPE], s.cells[EXCOMMUNICATED]
    if pope >= 0 and bishopric_of(s, pope) < 0:
        found.append(f"pope: {name(pope)} is no bishop")
    if struck >= 0 and pope < 0:
        found.append("excommunicated: only a pope excommunicates, and there is none")
    elif struck >= 0 and has_church_title(s, struck):
        found.append(f"excommunicated: {name(struck)} still holds a church title")
    bought = 0
    for lord in range(LORDS):
        by = s.cells[CARDINAL_BY + lord]
        bought += 1 if by == BY_PURCHASE else 0
        if by and bishopric_of(s, lord) < 0:
            found.append(f"lords.{name(lord)}.cardinal: is no bishop")
        elif by == BY_PURCHASE and bought > 1:
            found.append(f"lords.{name(lord)}.cardinal: only one title is for sale")
        if s.cells[NEW_BISHOPS] & BIT[lord] and bishopric_of(s, lord) < 0:
            found.append(f"new_bishops: {name(lord)} is no bishop")
    return found


def marriage_problems(s: Table) -> list[str]:
    """Of two families, one marriage each, no man of the church, never d'Arc. [F-1.1.1] [F-1.1.2]"""
    found: list[str] = []
    for lord in range(LORDS):
        spouse = s.cells[SPOUSE + lord]
        if spouse < 0 or s.owner(lord) < 0:
            continue
        why = ""
        if s.owner(spouse) == s.owner(lord):
            why = "is of the same family"
        elif married_lord(s, s.owner(lord)) != lord:
            why = "the family is married already"
        elif has_church_title(s, lord):
            why = "a man of the church does not marry"
        elif s.cells[D_ARC_LORD] == lord:
            why = "d'Arc never marries"
        if why:
            found.append(f"lords.{name(lord)}.spouse: {why}")
    return found


def hand_problems(s: Table) -> list[str]:
    """At most three cards; in a battle one may pass until its end. [F-2.1.2] [F-13.5]"""
    found: list[str] = []
    for seat in range(s.cells[SEATS]):
        if s.hand_size(seat) > HAND:
            found.append(f"players[{seat}].hand: nobody holds more than {HAND} cards")
        if s.cells[STANDING + seat] == UNTIL_BATTLE_ENDS and runs(s, BATTLE) < 0:
            found.append(f"players[{seat}].passes_until: there is no battle")
    return found


def prisoner_problems(s: Table, settled: bool) -> list[str]:
    """Prisoners are where their captors' units stand. [F-6.4.4]"""
    found: list[str] = []
    for lord in range(LORDS):
        captor = s.cells[CAPTOR + lord]
        if settled and s.owner(lord) >= 0 and captor >= 0 and not is_at(s, captor, s.cells[STAND_OF + lord]):
            found.append(f"lords.{name(lord)}.at: his captor's units stand elsewhere")
    return found


# ------------------------------------------------------------ the land


def land_problems(s: Table, settled: bool) -> list[str]:
    """One city in a fief, of who holds its title. [F-4.3.2] [F-4.3.3]"""
    found: list[str] = []
    for fief in range(FIEFS):
        path = f"fiefs.{FIEF.text(fief)}"
        city, holder = titles.city_of(s, fief), s.cells[HOLDER + fief]
        for village in range(VILLAGES):
            if FIEF_VILLAGES[fief] & BIT[village] and s.cells[FORT_IN + village] == CITY and village != city:
                found.append(f"villages.{VILLAGE.text(village)}.fort: there is another city in {FIEF.text(fief)}")
        if holder >= 0 and city < 0 and runs(s, GRANTING) < 0:
            found.append(f"{path}.holder: the fief has no city")
        elif holder >= 0 and settled and NONE != s.cells[CONTROL + city] != s.owner(holder):
            found.append(f"{path}.holder: somebody else has the city {VILLAGE.text(city)}")
        if s.cells[ESTATE_SEAT + fief] >= 0 and settled:
            found.append(f"{path}.estate_of: heirs are found at once")
    return found


def place_problems(s: Table, village: i64, settled: bool) -> list[str]:
    """Who is at the centre controls the village or was let in; who controls it is there. [F-5.2.1] [F-6.5.2]"""
    found: list[str] = []
    path = f"villages.{VILLAGE.text(village)}"
    seat_there = s.cells[CONTROL + village]
    if s.cells[NEW_UNITS_IN + village] and s.cells[PHASE] != BUYING and s.cells[PHASE] != MOVING:
        found.append(f"{path}.new_units: nobody buys in this phase")
    if not settled:
        return found
    if seat_there < 0 and is_occupied(s, village):
        found.append(f"{path}.controller: somebody is there, so somebody controls it")
    for seat in range(s.cells[SEATS]):
        if s.cells[ADMITTED + village] & BIT[seat] and (seat == seat_there or not s.is_present(seat, village)):
            found.append(f"{path}.admitted: seat {seat} is no guest there")
        if s.is_present(seat, village) and aftermath.is_displaced(s, seat, village):
            found.append(f"{path}.controller: seat {seat} is at the centre and does not control it")
        if seat == seat_there:
            for stand in range(GATES_FROM[village], GATES_END[village]):
                if is_at(s, seat, stand):
                    found.append(f"{path}.controller: seat {seat} stands at the gate {STAND.text(stand)}")
    return found


def siege_problems(s: Table, seat: i64, settled: bool) -> list[str]:
    """Before another's walls, with a lord, one engine each. [F-6.5.1] [F-6.5.3] [F-6.5.4]"""
    found: list[str] = []
    for i in range(2):
        village = s.cells[ENGINE_AT + 2 * seat + i]
        if village < 0:
            continue
        path = f"players[{seat}].engines[{i}]"
        if engine_of(s, seat, village) != i:
            found.append(f"{path}.at: the other engine lies there")
        if s.cells[ENGINE_FRESH + 2 * seat + i] and AT_MARRIAGES <= stage(s) < AT_BATTLES:
            found.append(f"{path}.fresh: nobody has laid sieges in this turn yet")
        if not settled:
            continue
        if s.cells[FORT_IN + village] == NO_FORT:
            found.append(f"{path}.at: there are no walls")
        elif s.cells[CONTROL + village] == seat or s.cells[CONTROL + village] < 0:
            found.append(f"{path}.at: nobody else has these walls")
        elif not s.lords_in(seat, village):
            found.append(f"{path}.at: no lord besieges them")
    return found


def relic_problems(s: Table, settled: bool) -> list[str]:
    """One in each church at most; whoever carries one is free, whoever keeps one is there. [F-11.1] [F-11.4]"""
    found: list[str] = []
    is_laid = runs(s, COURSE) < 0 or runs(s, TURN_STEP) >= 0
    for relic in range(RELICS):
        path = f"relics.{RELIC.text(relic)}"
        if s.cells[RELIC_AT + relic] == NONE:
            if is_laid and relic != TOOTH:
                found.append(f"{path}: is with a lord, in a church, or lies in a village")
            continue
        at, keeper = relics.village_of(s, relic), relics.keeper(s, relic)
        if relics.is_in_church(s, relic):
            is_capital = any([CAPITAL_OF[bishopric] == at for bishopric in range(BISHOPRICS)])
            others = [other for other in range(relic) if s.cells[RELIC_AT + other] == s.cells[RELIC_AT + relic]]
            if not is_capital or others:
                found.append(f"{path}.church: each capital of a bishopric has one")
        elif settled and relics.carrier(s, relic) >= 0 and s.is_captive(relics.carrier(s, relic)):
            found.append(f"{path}.lord: is a prisoner")
        elif settled and keeper >= 0 and not s.is_present(keeper, at):
            found.append(f"{path}.keeper: has nobody there")
    return found
