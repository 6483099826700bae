"""What lies on the board, and which steps run, at each time of a turn: for positions written by people.

As in `checks_of_rules.py` each problem begins with the path of the field that cannot be.
"""

from mypy_extensions import i64

from signoria.games.fief import scoring, taxes
from signoria.games.fief.offers import ACCEPTED, IS_MADE
from signoria.games.fief.pieces import (
    BAD_WEATHER,
    BISHOPRIC,
    BISHOPRICS,
    BIT,
    CALAMITY,
    FAMINE,
    LORD,
    LORDS,
    PLAGUE,
    STAND,
    STANDS,
    TAXES_EACH,
)
from signoria.games.fief.state import (
    AGREED,
    BEGINNERS,
    EXPOSED_LORDS,
    FACE_DOWN,
    HARVEST_IN,
    MOST_TAXES,
    NONE,
    PHASE,
    RELICS_IN_PLAY,
    SEATS,
    STEPS_MADE,
    TAXES,
    TURN,
    TURN_LIMIT,
    WEATHER_IN,
    WINNERS,
    Table,
)
from signoria.games.fief.steps.kinds import BATTLE, COURSE, INCOME, OFFER_STEP, TALK_STEP, TURN_STEP
from signoria.games.fief.steps.setup import PLAYING, SETUP_AT
from signoria.games.fief.steps.turns import (
    AT_CALAMITIES,
    AT_CARDS,
    AT_INCOME,
    AT_PILLAGE,
    AT_PLAYING,
    MOVING,
    STEP_AT,
)
from signoria.games.fief.units import row
from signoria.kernel.flow import BELOW, FIRST_FIELD


def runs(s: Table, kind: i64) -> i64:
    """Where the uppermost frame of a kind begins, or NONE."""
    f = s.top
    while f >= 0 and s.stack[f] != kind:
        f = s.stack[f + BELOW]
    return f


def stage(s: Table) -> i64:
    """Stage of the turn; 0 before it begins, NONE during the setup and after the end."""
    f = runs(s, TURN_STEP)
    return s.stack[f + FIRST_FIELD] if f >= 0 else NONE


def turn_problems(s: Table) -> list[str]:
    """A game without steps is over, and only such a one; nothing is held before it has begun. [F-7.8] [F-13.1]"""
    found: list[str] = []
    if s.cells[TURN_LIMIT] and s.cells[TURN] > s.cells[TURN_LIMIT]:
        found.append(f"turn: the game ends with turn {s.cells[TURN_LIMIT]}")
    if s.top < 0 and not scoring.is_over(s):
        found.append("steps: a game that is not over waits for something")
    if s.cells[WINNERS] and (s.top >= 0 or s.cells[WINNERS] != scoring.winners(s)):
        found.append("winners: follow from who holds what when the last turn ends")
    found += frame_problems(s)
    if s.cells[AGREED]:
        found.append("agreed: no step waits for an answer that has been given")
    return found


def frame_problems(s: Table) -> list[str]:
    """Each stage has its step; there is one battle and one talk, and no offer before the last is answered. [F-8.1]"""
    found: list[str] = []
    frames: list[i64] = []
    f = s.top
    while f >= 0:
        frames.append(f)
        f = s.stack[f + BELOW]
    frames.reverse()
    once: list[i64] = []
    for i, f in enumerate(frames):
        kind = s.stack[f]
        is_open = kind == BATTLE or kind == TALK_STEP or (kind == OFFER_STEP and s.stack[f + IS_MADE] != ACCEPTED)
        if is_open and kind in once:
            found.append(f"steps[{i}].step: there is another {s.steps[kind].name} below")
        if is_open:
            once.append(kind)
        if i > 0 and s.steps[kind].on == () and s.stack[frames[1]] != TURN_STEP:
            found.append(f"steps[{i}].step: {s.steps[kind].name} is a part of a turn")
        if i == 0 or s.steps[kind].on == ():
            continue
        below = frames[i - 1]
        if s.stack[below] == TURN_STEP and STEP_AT[s.stack[below + FIRST_FIELD]] != kind:
            found.append(f"steps[{i}].step: {s.steps[kind].name} is not of this stage of the turn")
        elif s.stack[below] == COURSE and SETUP_AT[s.stack[below + FIRST_FIELD]] != kind and kind != TURN_STEP:
            found.append(f"steps[{i}].step: {s.steps[kind].name} is not of this stage of the game")
        elif s.stack[below] == COURSE and kind == TURN_STEP and s.stack[below + FIRST_FIELD] != PLAYING:
            found.append(f"steps[{i - 1}].stage: turns are played at stage {PLAYING}")
    if len(frames) == 1 and s.stack[s.top + FIRST_FIELD] == PLAYING:
        found.append("steps: a turn is missing")
    elif len(frames) == 1 and s.stack[s.top + FIRST_FIELD] > 0:
        found.append("steps: a step of the setup is missing")
    return found


def season_problems(s: Table) -> list[str]:
    """What lies on the board only for a part of the turn. [F-2.1.3] [F-3.6] [F-7.1] [F-0.7]"""
    found: list[str] = []
    at = stage(s)
    has_plague = False
    is_before_income = AT_PLAYING <= at <= AT_INCOME or runs(s, INCOME) >= 0
    for bishopric in range(BISHOPRICS):
        path = f"bishoprics.{BISHOPRIC.text(bishopric)}"
        is_spared = s.cells[BEGINNERS] and s.cells[TURN] <= 1
        for kind in range(3):
            if s.has_calamity(bishopric, kind) and (not AT_CALAMITIES <= at <= AT_PILLAGE or is_spared):
                found.append(f"{path}.calamities: {CALAMITY.text(kind)} does not lie there at this time of the turn")
        has_plague = has_plague or s.has_calamity(bishopric, PLAGUE)
        for field, cell in (("good_harvest", HARVEST_IN), ("fine_weather", WEATHER_IN)):
            if s.cells[cell + bishopric] and not is_before_income:
                found.append(f"{path}.{field}: lies there only until income")
            is_barred = s.has_calamity(bishopric, FAMINE)
            if s.has_calamity(bishopric, BAD_WEATHER) and not s.cells[RELICS_IN_PLAY]:  # the Eyes may move it there
                is_barred = True
            if s.cells[cell + bishopric] and is_barred:
                found.append(f"{path}.{field}: cannot lie beside a calamity of seasons")
    if s.cells[TAXES] >= 0 and not is_before_income:
        found.append("taxes: lie there only until income")
    if s.cells[FACE_DOWN] and not AT_CARDS <= at <= AT_CALAMITIES:
        found.append("decks.face_down: calamities are turned up when all have drawn")
    if not has_plague and at <= AT_PILLAGE:
        found += exposure_problems(s)
    for lord in range(LORDS):
        if s.cells[STEPS_MADE + lord] and s.cells[PHASE] != MOVING:
            found.append(f"lords.{LORD.text(lord)}.steps: nobody moves in this phase")
    return found + tax_problems(s)


def exposure_problems(s: Table) -> list[str]:
    """Nobody has met the plague where there is none. [F-2.2.7]"""
    found: list[str] = []
    for lord in range(LORDS):
        if s.cells[EXPOSED_LORDS] & BIT[lord]:
            found.append(f"lords.{LORD.text(lord)}.exposed: there is no plague")
    for seat in range(s.cells[SEATS]):
        for stand in range(STANDS):
            if s.cells[row(seat, stand, 1)]:
                found.append(f"players[{seat}].troops.{STAND.text(stand)}: there is no plague")
    return found


def tax_problems(s: Table) -> list[str]:
    """Three markers each, and one land tax on a fief. [F-0.2] [F-2.3.10]"""
    found: list[str] = []
    for i in range(MOST_TAXES):
        tax = s.cells[TAXES + i]
        if tax < 0:
            break
        is_land = taxes.way_of(tax) <= taxes.LAND_BY_RULER
        laid = 0
        for k in range(i):
            other = s.cells[TAXES + k]
            laid += 1 if taxes.seat_of(other) == taxes.seat_of(tax) else 0
            is_same = taxes.way_of(other) <= taxes.LAND_BY_RULER and taxes.target_of(other) == taxes.target_of(tax)
            if is_land and is_same:
                found.append(f"taxes[{i}].on: there is a land tax already")
        if laid >= TAXES_EACH:
            found.append(f"taxes[{i}].seat: has only {TAXES_EACH} markers")
    return found
