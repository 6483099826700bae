"""Invariants of a table: every card, token and lord accounted for, no number doubled or out of step with another.

Each problem begins with the path of the field where it shows, since positions written by people are checked here too.

Who controls a village and who holds prisoners is set right when a battle, a revolt or a plague is over, so while one
is under way that is not asked. What viewers know is checked in `checks_of_knowledge.py`, what the rules exclude in
`checks_of_rules.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief import roads, taxes
from signoria.games.fief.cards import unseen
from signoria.games.fief.checks_of_knowledge import fog_problems, known_card_problems, money_problems
from signoria.games.fief.people import fief_titles
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRICS,
    BIT,
    CALAMITY,
    CALAMITY_COPIES,
    DIPLOMACY_EACH,
    FAMILY,
    FIEF,
    FIEF_TITLES_EACH,
    FIEFS,
    FIRST_EVENT,
    FORTIFICATIONS,
    HAND,
    IS_WOMAN,
    KIND,
    KINDS,
    KNIGHT,
    KNIGHTS_EACH,
    LORD,
    LORDS,
    MAN,
    MEN_EACH,
    MILLS,
    MILLS_PER_VILLAGE,
    NEW_UNITS,
    NO_FORT,
    RELIC,
    RELICS,
    SLOTS,
    STAND,
    STANDS,
    VILLAGE,
    VILLAGE_AT,
    VILLAGES,
)
from signoria.games.fief.relics import LYING
from signoria.games.fief.state import (
    ADMITTED,
    ASSASSINS,
    BISHOP,
    CALAMITY_BACK,
    CALAMITY_DISCARDS,
    CALAMITY_IN,
    CAPTIVES,
    CAPTOR,
    CARDINAL_BY,
    CHARACTERS_LEFT,
    CONTROL,
    D_ARC_LORD,
    DAUPHIN,
    DECK,
    DECK_CALAMITIES,
    ENGINE_AT,
    ENGINE_SIDE,
    ESTATE_SEAT,
    EVENT_BACK,
    EVENTS_LEFT,
    EXCOMMUNICATED,
    EXPOSED_LORDS,
    FACE_DOWN,
    FAMILY_OF,
    FIRST,
    FORT_IN,
    HOLDER,
    IS_REGENT,
    KING,
    KNIGHTS_IN,
    LORDS_IN,
    MEN_IN,
    MILLS_IN,
    MOST_SEATS,
    MOST_TAXES,
    NEW_BISHOPS,
    NEW_UNITS_IN,
    NO_CARDINAL,
    NONE,
    PHASE,
    POPE,
    QUEEN,
    RANK_IN,
    RELIC_AT,
    SEATS,
    SPOUSE,
    STAND_OF,
    STEPS_MADE,
    TAXES,
    TOKENS,
    TOP_BACK,
    TURN,
    UNREVEALED,
    UNSEEN_DISCARDS,
    Table,
)
from signoria.games.fief.steps.kinds import AFTERMATH, BATTLE, PLAGUE_STEP, REVOLT_STEP, SAVING, STRIKING
from signoria.games.fief.units import COUNTER, counted, on_board, row, standing
from signoria.kernel.flow import ALL_SEEING, BELOW, FIRST_FIELD

UNSETTLED: Final = vec[i64]([AFTERMATH, BATTLE, PLAGUE_STEP, REVOLT_STEP, SAVING])
MOVEMENT_PHASE: Final = 5
A_MAN: Final = 0
A_WOMAN: Final = 1
ANYBODY: Final = 2


def problems(s: Table) -> list[str]:
    """What is wrong with a table; nothing, if it is sound."""
    found = table_problems(s) + card_problems(s) + calamity_problems(s)
    found += lord_problems(s) + title_problems(s)
    for seat in range(s.cells[SEATS]):
        found += troop_problems(s, seat)
    for village in range(VILLAGES):
        found += village_problems(s, village)
    return found + known_card_problems(s) + money_problems(s) + fog_problems(s)


def is_settled(s: Table) -> bool:
    """Whether nothing is under way after which control and prisoners are looked at again."""
    f = s.top
    while f >= 0:
        for kind in UNSETTLED:
            if s.stack[f] == kind:
                return False
        f = s.stack[f + BELOW]
    return True


def table_problems(s: Table) -> list[str]:
    """Numbers of the table and what all share. [F-12.2]"""
    found: list[str] = []
    if not 0 <= s.cells[PHASE] <= 7 or s.cells[TURN] < 0 or not 0 <= s.cells[FIRST] < s.cells[SEATS]:
        found.append(f"turn: {s.cells[TURN]}, phase {s.cells[PHASE]}, first player {s.cells[FIRST]} cannot be")
    mills: i64 = 0
    forts: i64 = 0
    for village in range(VILLAGES):
        mills += s.cells[MILLS_IN + village]
        forts += 1 if s.cells[FORT_IN + village] != NO_FORT else 0
    if mills > MILLS or forts > FORTIFICATIONS:
        found.append(f"villages: there are {mills} mills and {forts} fortifications")
    for seat in range(s.cells[SEATS]):
        if not 0 <= s.cells[TOKENS + seat] <= DIPLOMACY_EACH:
            found.append(f"players[{seat}].tokens: are {s.cells[TOKENS + seat]}")
    for engine in range(2 * MOST_SEATS):
        at, side = s.cells[ENGINE_AT + engine], s.cells[ENGINE_SIDE + engine]
        if (at < 0) != (side == 0) or not NONE <= at < VILLAGES or not 0 <= side <= 2:
            found.append(f"players[{engine // 2}].engines[{engine % 2}]: lies at {at} with {side} dice")
    for relic in range(RELICS):
        at = s.cells[RELIC_AT + relic]
        if not NONE <= at < LYING + VILLAGES * (1 + s.cells[SEATS]) or (0 <= at < LORDS and s.owner(at) < 0):
            found.append(f"relics.{RELIC.text(relic)}: is nowhere")
    return found + tax_problems(s)


def tax_problems(s: Table) -> list[str]:
    """Taxes stand side by side, each of a seat at the table. [F-2.3.5]"""
    for i in range(MOST_TAXES):
        tax = s.cells[TAXES + i]
        if tax >= 0 and ((i > 0 and s.cells[TAXES + i - 1] < 0) or taxes.seat_of(tax) >= s.cells[SEATS]):
            return [f"taxes[{i}]: cannot lie there"]
    return []


# ------------------------------------------------------------ cards


def card_problems(s: Table) -> list[str]:
    """Every card is in its deck, in a hand, discarded, or with a lord. [F-0.1]"""
    found: list[str] = []
    for seat in range(s.cells[SEATS]):
        if not 0 <= s.hand_size(seat) <= HAND + 1:  # a card taken back may be one too many
            found.append(f"players[{seat}].hand: has {s.hand_size(seat)} cards")
        if s.viewer != ALL_SEEING and s.viewer != seat:
            continue
        n: i64 = 0
        for kind in range(KINDS):
            n += s.hand(seat, kind)
            if s.hand(seat, kind) < 0:
                found.append(f"players[{seat}].hand: has {s.hand(seat, kind)} cards {KIND.text(kind)}")
        if n != s.hand_size(seat):
            found.append(f"players[{seat}].hand: has {n} cards, not {s.hand_size(seat)}")
    if s.viewer != ALL_SEEING:
        return found + hidden_card_problems(s)
    events: i64 = 0
    characters: i64 = 0
    for kind in range(KINDS):
        deck = s.cells[DECK + kind]
        if kind < FIRST_EVENT:
            characters += deck
        else:
            events += deck
        left = unseen(s, kind) - deck
        for seat in range(s.cells[SEATS]):
            left -= s.hand(seat, kind)
        if deck < 0 or left != 0:
            found.append(f"decks: {left} cards {KIND.text(kind)} are missing, {deck} are in the deck")
    if events != s.cells[EVENTS_LEFT] or characters != s.cells[CHARACTERS_LEFT]:
        found.append(f"decks: have {events} and {characters} cards, not as many as they say")
    return found


def hidden_card_problems(s: Table) -> list[str]:
    """In a view others' hands and both decks together hold what is not seen."""
    hidden: i64 = 0
    hands: i64 = 0
    for kind in range(KINDS):
        hidden += unseen(s, kind) - (s.hand(s.viewer, kind) if s.viewer >= 0 else 0)
    for seat in range(s.cells[SEATS]):
        hands += s.hand_size(seat) if seat != s.viewer else 0
    if hidden != hands + s.cells[EVENTS_LEFT] + s.cells[CHARACTERS_LEFT]:
        return [f"decks: {hidden} cards are not seen, but hands and decks have another number"]
    return []


def calamities_elsewhere(s: Table, kind: i64) -> i64:
    """How many calamities of a kind everybody has seen: on bishoprics, discarded, or just turned up."""
    n: i64 = s.cells[CALAMITY_DISCARDS + kind]
    for bishopric in range(BISHOPRICS):
        n += s.cells[CALAMITY_IN + 3 * bishopric + kind]
    f = s.top
    while f >= 0:
        is_new = s.stack[f] == STRIKING and s.stack[f + FIRST_FIELD + 1] == 0
        if is_new and s.stack[f + FIRST_FIELD] == kind:
            n += 1
        f = s.stack[f + BELOW]
    return n


def calamity_problems(s: Table) -> list[str]:
    """Unrevealed calamities are in the deck, on the track, or discarded unseen. [F-2.1.3]"""
    found: list[str] = []
    hidden: i64 = 0
    for kind in range(3):
        hidden += s.cells[UNREVEALED + kind]
        if s.cells[UNREVEALED + kind] < 0 or (
            s.cells[UNREVEALED + kind] + calamities_elsewhere(s, kind) != CALAMITY_COPIES[kind]
        ):
            found.append(f"decks.calamities: cards of {CALAMITY.text(kind)} are lost or doubled")
    if hidden != s.cells[DECK_CALAMITIES] + s.cells[FACE_DOWN] + s.cells[UNSEEN_DISCARDS]:
        found.append(f"decks.calamities: {hidden} are not revealed, but other numbers lie face down")
    if not 0 <= s.cells[FACE_DOWN] <= SLOTS:
        found.append(f"decks.face_down: {s.cells[FACE_DOWN]} calamities lie on the track")
    back = s.cells[TOP_BACK]
    if (back == EVENT_BACK and s.cells[EVENTS_LEFT] == 0) or (back == CALAMITY_BACK and s.cells[DECK_CALAMITIES] == 0):
        found.append("decks.top: no such card is in the deck")
    return found


# ------------------------------------------------------------ lords


def lord_problems(s: Table) -> list[str]:
    """Each lord is in one family, at one stand, and held by somebody else if at all. [F-2.3.2] [F-6.4.1]"""
    found: list[str] = []
    family = vec[i64]([0] * MOST_SEATS)
    here = vec[i64]([0] * VILLAGES)
    captives: i64 = 0
    for lord in range(LORDS):
        stand, captor = s.cells[STAND_OF + lord], s.cells[CAPTOR + lord]
        if s.owner(lord) < 0:
            if is_marked(s, lord):
                found.append(f"lords.{LORD.text(lord)}: is not in play and leaves something behind")
            continue
        if s.owner(lord) >= s.cells[SEATS]:
            found.append(f"lords.{LORD.text(lord)}.seat: nobody sits there")
            continue
        family[s.owner(lord)] |= BIT[lord]
        if stand >= 0:
            here[VILLAGE_AT[stand]] |= BIT[lord]
        elif s.cells[TURN] > 0:
            found.append(f"lords.{LORD.text(lord)}.at: stands nowhere")
        if captor >= 0:
            captives |= BIT[lord]
            if captor == s.owner(lord) or captor >= s.cells[SEATS] or stand < 0:
                found.append(f"lords.{LORD.text(lord)}.captor: cannot be seat {captor}")
            elif is_settled(s) and not s.is_present(captor, VILLAGE_AT[stand]):
                found.append(f"lords.{LORD.text(lord)}.captor: has nobody there")
    for seat in range(MOST_SEATS):
        n: i64 = 0
        last = ""
        for lord in range(LORDS):
            if family[seat] & BIT[lord]:
                n += 1
                last = f".{LORD.text(lord)}.seat"
        if s.cells[FAMILY_OF + seat] != family[seat] or n > FAMILY:
            found.append(f"lords{last}: the family of seat {seat} is another or too large")
    for village in range(VILLAGES):
        if s.cells[LORDS_IN + village] != here[village]:
            found.append(f"villages.{VILLAGE.text(village)}: the lords there are others")
    if s.cells[CAPTIVES] != captives:
        found.append("lords: the prisoners are others")
    return found


def is_marked(s: Table, lord: i64) -> bool:
    """Whether anything lies with a lord, or says that he is somewhere."""
    markers = s.cells[CAPTIVES] | s.cells[ASSASSINS] | s.cells[EXPOSED_LORDS] | s.cells[NEW_BISHOPS]
    return bool(
        markers & BIT[lord]
        or s.cells[STAND_OF + lord] >= 0
        or s.cells[CAPTOR + lord] >= 0
        or s.cells[SPOUSE + lord] >= 0
        or s.cells[CARDINAL_BY + lord] != NO_CARDINAL
        or s.cells[STEPS_MADE + lord] != 0
    )


def title_problems(s: Table) -> list[str]:
    """Titles and marriages: who may hold them, and not too many of them. [F-1.1.1] [F-1.2.2]"""
    found: list[str] = []
    found += role_problem(s, "king", s.cells[KING], A_MAN)
    found += role_problem(s, "queen", s.cells[QUEEN], A_WOMAN)
    found += role_problem(s, "dauphin", s.cells[DAUPHIN], A_MAN)
    found += role_problem(s, "pope", s.cells[POPE], A_MAN)
    found += role_problem(s, "excommunicated", s.cells[EXCOMMUNICATED], ANYBODY)
    found += role_problem(s, "d_arc", s.cells[D_ARC_LORD], A_WOMAN)
    for fief in range(FIEFS):
        found += role_problem(s, f"fiefs.{FIEF.text(fief)}.holder", s.holder(fief), ANYBODY)
        if s.cells[HOLDER + fief] >= 0 and s.cells[ESTATE_SEAT + fief] >= 0:
            found.append(f"fiefs.{FIEF.text(fief)}.estate_of: the title has a lord and waits for an heir")
    for bishopric in range(BISHOPRICS):
        bishop = s.cells[BISHOP + bishopric]
        found += role_problem(s, f"bishoprics.{BISHOPRIC.text(bishopric)}.bishop", bishop, A_MAN)
        for other in range(bishopric):
            if bishop >= 0 and s.cells[BISHOP + other] == bishop:
                found.append(f"bishoprics.{BISHOPRIC.text(bishopric)}.bishop: {LORD.text(bishop)} is bishop twice")
    for lord in range(LORDS):
        spouse = s.cells[SPOUSE + lord]
        if fief_titles(s, lord) > FIEF_TITLES_EACH:
            found.append(f"fiefs.{FIEF.text(last_title(s, lord))}.holder: {LORD.text(lord)} has too many fief titles")
        if s.cells[CARDINAL_BY + lord] != NO_CARDINAL and IS_WOMAN[lord]:
            found.append(f"lords.{LORD.text(lord)}.cardinal: is a woman")
        if spouse >= 0 and (s.cells[SPOUSE + spouse] != lord or IS_WOMAN[spouse] == IS_WOMAN[lord]):
            found.append(f"lords.{LORD.text(lord)}.spouse: is not a man and a woman married to each other")
    if s.cells[IS_REGENT] and (s.cells[QUEEN] < 0 or s.cells[KING] >= 0):
        found.append("regent: is a queen without a king")
    return found


def last_title(s: Table, lord: i64) -> i64:
    """The last of the fiefs a lord holds."""
    last: i64 = 0
    for fief in range(FIEFS):
        if s.cells[HOLDER + fief] == lord:
            last = fief
    return last


def role_problem(s: Table, role: str, lord: i64, who: i64) -> list[str]:
    """A role, named by its field, is free, or held by a lord in play who may hold it."""
    if lord < 0:
        return []
    if s.owner(lord) < 0 or (who != ANYBODY and IS_WOMAN[lord] != who):
        return [f"{role}: cannot be {LORD.text(lord)}"]
    return []


# ------------------------------------------------------------ units and villages


def troop_problems(s: Table, seat: i64) -> list[str]:
    """Troops where they stand add up to those in villages, and to no more than there are. [F-12.2]"""
    found: list[str] = []
    men = vec[i64]([0] * VILLAGES)
    knights = vec[i64]([0] * VILLAGES)
    for stand in range(STANDS):
        men[VILLAGE_AT[stand]] += standing(s, seat, stand, MAN)
        knights[VILLAGE_AT[stand]] += standing(s, seat, stand, KNIGHT)
        for exposed in range(2):
            packed = s.cells[row(seat, stand, exposed)]
            at_rest = counted(packed, MAN, 0) + counted(packed, KNIGHT, 0) * COUNTER[4]
            if packed < 0 or packed >= 16 * COUNTER[7] or (packed != at_rest and s.cells[PHASE] != MOVEMENT_PHASE):
                found.append(f"players[{seat}].troops.{STAND.text(stand)}: have made steps that cannot be")
    for village in range(VILLAGES):
        at = seat * VILLAGES + village
        if s.cells[MEN_IN + at] != men[village] or s.cells[KNIGHTS_IN + at] != knights[village]:
            found.append(f"players[{seat}].troops: in {VILLAGE.text(village)} do not add up")
    if on_board(s, seat, MAN) > MEN_EACH or on_board(s, seat, KNIGHT) > KNIGHTS_EACH:
        found.append(f"players[{seat}].troops: are more than there are tokens")
    return found


def village_problems(s: Table, village: i64) -> list[str]:
    """Who is present came in some order; its controller is among them unless it follows from a title. [F-4.3.5]"""
    found: list[str] = []
    path = f"villages.{VILLAGE.text(village)}"
    ranks: i64 = 0
    present: i64 = 0
    for seat in range(MOST_SEATS):
        rank = s.cells[RANK_IN + village * MOST_SEATS + seat]
        if (rank > 0) != (seat < s.cells[SEATS] and s.is_present(seat, village)) or not 0 <= rank <= MOST_SEATS:
            found.append(f"{path}.present: the rank of seat {seat} is {rank}")
            return found
        if rank > 0:
            ranks |= BIT[rank - 1]
            present += 1
    if ranks != BIT[present] - 1:
        found.append(f"{path}.present: those who are there came in no order")
    seat = s.cells[CONTROL + village]
    if not NONE <= seat < s.cells[SEATS]:
        found.append(f"{path}.controller: is seat {seat}")
    elif seat >= 0 and is_settled(s) and not s.is_present(seat, village):
        found.append(f"{path}.controller: seat {seat} has nobody there")
    if not 0 <= s.cells[MILLS_IN + village] <= MILLS_PER_VILLAGE:
        found.append(f"{path}.mills: are {s.cells[MILLS_IN + village]}")
    most = BIT[roads.BITS_EACH * s.cells[SEATS]] - 1 if s.cells[PHASE] == MOVEMENT_PHASE else NEW_UNITS
    if not 0 <= s.cells[NEW_UNITS_IN + village] <= most:
        found.append(f"{path}.new_units: are too many, or strangers came there")
    if not 0 <= s.cells[ADMITTED + village] < BIT[s.cells[SEATS]]:
        found.append(f"{path}.admitted: strangers")
    return found
