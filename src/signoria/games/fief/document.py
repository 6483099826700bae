"""A position as a document people can read. See docs/positions.md; `reading.py` reads it back.

What follows from other fields (decks, families, who stands where) is not written twice. Null stands for what the viewer
cannot know. `knowledge` keeps what each viewer knows about others' hands and money.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief import offers, relics, roads, taxes
from signoria.games.fief.dealing import row_of
from signoria.games.fief.moves import BACK, UNTIL
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRICS,
    BIT,
    CALAMITY,
    CARDS,
    COPIES,
    COPY_FIRST,
    FIEF,
    FIEFS,
    FORT,
    GATES_END,
    GATES_FROM,
    KIND,
    KINDS,
    KNIGHT,
    LORD,
    LORDS,
    MAN,
    NEIGHBOUR_AT,
    NO_FORT,
    RELIC,
    RELICS,
    STAND,
    STANDS,
    VILLAGE,
    VILLAGES,
)
from signoria.games.fief.setup import options_of
from signoria.games.fief.state import (
    ADMITTED,
    AGREED,
    ASSASSINS,
    BISHOP,
    CALAMITY_DISCARDS,
    CALAMITY_IN,
    CAPTOR,
    CARDINAL_BY,
    CHARACTERS_LEFT,
    CONTROL,
    COUNTED,
    D_ARC_LORD,
    DAUPHIN,
    DECK_CALAMITIES,
    DISCARDS,
    ENGINE_AT,
    ENGINE_FRESH,
    ENGINE_SIDE,
    ESTATE_SEAT,
    ESTATE_SPOUSE,
    EVENTS_LEFT,
    EXCOMMUNICATED,
    EXPOSED_LORDS,
    FACE_DOWN,
    FIRST,
    FOG,
    FOG_LEAST,
    FOG_MOST,
    FORT_IN,
    HARVEST_IN,
    HAS_STRUCK,
    HEIR_BORN,
    HIDDEN_MONEY,
    IS_REGENT,
    KING,
    KNOWN_CARD,
    MILLS_IN,
    MONEY,
    MOST_SEATS,
    MOST_TAXES,
    NEW_BISHOPS,
    NEW_UNITS_IN,
    NO_CARDINAL,
    NO_STANDING,
    PHASE,
    POPE,
    QUEEN,
    RANK_IN,
    RELICS_IN_PLAY,
    ROADS_NOTED,
    SEATS,
    SPOUSE,
    STAND_OF,
    STANDING,
    STEPS_MADE,
    TAXES,
    TOKENS,
    TOP_BACK,
    TURN,
    UNSEEN_DISCARDS,
    UNSURE,
    WEATHER_IN,
    WINNERS,
    Table,
)
from signoria.games.fief.steps.turns import MOVING
from signoria.games.fief.units import MOST_STEPS, counted, has_troops, on_board, row
from signoria.kernel.documents import own_steps, steps_document
from signoria.kernel.domains import Domain, Json, Names
from signoria.kernel.flow import ALL_SEEING, SPECTATOR, UNKNOWN
from signoria.kernel.game import OwnParts

TAX_WAY: Final = Names("tax_way", ("land", "royal_land", "bishop_tithe", "cardinal_tithe", "papal_tithe"))
CARDINAL_WAY: Final = Names("cardinal_way", ("no", "card", "purchase"))
# Lords in a role, by the name of the field.
ROLES: Final = (
    ("king", KING),
    ("queen", QUEEN),
    ("dauphin", DAUPHIN),
    ("pope", POPE),
    ("excommunicated", EXCOMMUNICATED),
    ("d_arc", D_ARC_LORD),
)
FLAGS: Final = (("regent", IS_REGENT), ("heir_born", HEIR_BORN), ("pope_has_struck", HAS_STRUCK), ("agreed", AGREED))
GROUPS_OF_LORDS: Final = (("new_bishops", NEW_BISHOPS), ("assassins", ASSASSINS))


def name(domain: Domain, value: i64) -> Json:
    return None if value < 0 else domain.json(value)


def names(domain: Domain, mask: i64) -> list[Json]:
    return [domain.json(i) for i in range(domain.size) if mask & BIT[i]]


def seats_of(mask: i64) -> list[Json]:
    return [seat for seat in range(MOST_SEATS) if mask & BIT[seat]]


def seat_or_null(number: i64) -> Json:
    return None if number < 0 else int(number)


def viewers(s: Table) -> list[int]:
    """Whose knowledge a state holds: everybody's, or that of its viewer."""
    return list(range(SPECTATOR, s.cells[SEATS])) if s.viewer == ALL_SEEING else [int(s.viewer)]


def viewer_name(viewer: i64) -> str:
    return str(viewer) if viewer >= 0 else "spectator"


def are_kinds_hidden(s: Table, seat: i64) -> bool:
    """Whether a state shows of a seat's troops the tokens only. [F-11.2]"""
    return bool(s.cells[FOG]) and s.viewer != ALL_SEEING and s.viewer != seat


def write(s: Table) -> dict[str, Json]:
    """The whole state; what its viewer cannot know is null."""
    document: dict[str, Json] = {
        "seats": int(s.cells[SEATS]),
        "options": options_of(s),
        "turn": int(s.cells[TURN]),
        "phase": int(s.cells[PHASE]),
        "first": int(s.cells[FIRST]),
    }
    if s.cells[WINNERS]:
        document["winners"] = seats_of(s.cells[WINNERS])
    for field, cell in ROLES:
        if s.cells[cell] >= 0:
            document[field] = LORD.json(s.cells[cell])
    for field, cell in FLAGS:
        if s.cells[cell]:
            document[field] = True
    for field, cell in GROUPS_OF_LORDS:
        if s.cells[cell]:
            document[field] = names(LORD, s.cells[cell])
    document["decks"] = write_decks(s)
    document["discards"] = {KIND.text(i): int(s.cells[DISCARDS + i]) for i in range(KINDS) if s.cells[DISCARDS + i]}
    document["taxes"] = [write_tax(s.cells[TAXES + i]) for i in range(MOST_TAXES) if s.cells[TAXES + i] >= 0]
    document["bishoprics"] = filled({BISHOPRIC.text(i): write_bishopric(s, i) for i in range(BISHOPRICS)})
    document["fiefs"] = filled({FIEF.text(i): write_fief(s, i) for i in range(FIEFS)})
    document["lords"] = {LORD.text(i): write_lord(s, i) for i in range(LORDS) if s.owner(i) >= 0}
    document["villages"] = filled({VILLAGE.text(i): write_village(s, i) for i in range(VILLAGES)})
    if s.cells[RELICS_IN_PLAY]:
        document["relics"] = filled({RELIC.text(i): write_relic(s, i) for i in range(RELICS)})
    document["players"] = [write_player(s, i) for i in range(s.cells[SEATS])]
    document["knowledge"] = filled({viewer_name(viewer): write_knowledge(s, viewer) for viewer in viewers(s)})
    document["steps"] = steps_document(s)
    if s.viewer != ALL_SEEING:
        document["viewer"] = int(s.viewer)
    return document


def write_own(s: Table, public: Table) -> OwnParts:
    """What a viewer knows and a spectator does not: the own hand, troops and instructions, and others' money."""
    own = own_steps(s, public)
    own["knowledge"] = filled({viewer_name(viewer): write_knowledge(s, viewer) for viewer in viewers(s)})
    players: dict[int, Json] = {}
    for seat in range(s.cells[SEATS]):
        if seat == s.viewer or s.cells[MONEY + seat] != public.cells[MONEY + seat]:
            players[int(seat)] = write_player(s, seat)
    return own, players


def filled(objects: dict[str, dict[str, Json]]) -> dict[str, Json]:
    """Those about which there is something to say."""
    return {key: value for key, value in objects.items() if value}


def write_decks(s: Table) -> dict[str, Json]:
    """How many cards are left, the back of the top card, and calamities on the track or out of the deck."""
    seen = {CALAMITY.text(i): int(s.cells[CALAMITY_DISCARDS + i]) for i in range(3) if s.cells[CALAMITY_DISCARDS + i]}
    return {
        "events": int(s.cells[EVENTS_LEFT]),
        "characters": int(s.cells[CHARACTERS_LEFT]),
        "calamities": int(s.cells[DECK_CALAMITIES]),
        "top": BACK.json(s.cells[TOP_BACK]),
        "face_down": int(s.cells[FACE_DOWN]),
        "discarded_unseen": int(s.cells[UNSEEN_DISCARDS]),
        "discarded_calamities": seen,
    }


def write_tax(tax: i64) -> dict[str, Json]:
    """Who levied it by which right, on a fief or bishopric or (the pope) on several, and by which lord."""
    way = taxes.way_of(tax)
    document: dict[str, Json] = {"seat": int(taxes.seat_of(tax)), "way": TAX_WAY.json(way)}
    if way == taxes.TITHE_BY_POPE:
        document["on"] = names(BISHOPRIC, taxes.bishoprics_of(tax))
    else:
        zone = FIEF if way <= taxes.LAND_BY_RULER else BISHOPRIC
        document["on"] = zone.json(taxes.target_of(tax))
    document["lord"] = LORD.json(taxes.lord_of(tax))
    return document


def write_bishopric(s: Table, bishopric: i64) -> dict[str, Json]:
    document: dict[str, Json] = {}
    if s.cells[BISHOP + bishopric] >= 0:
        document["bishop"] = LORD.json(s.cells[BISHOP + bishopric])
    struck = [CALAMITY.json(i) for i in range(3) if s.cells[CALAMITY_IN + 3 * bishopric + i]]
    if struck:
        document["calamities"] = struck
    for field, cell in (("good_harvest", HARVEST_IN), ("fine_weather", WEATHER_IN)):
        if s.cells[cell + bishopric]:
            document[field] = True
    return document


def write_fief(s: Table, fief: i64) -> dict[str, Json]:
    """Its lord, or the family and spouse of a dead one while it has no heir. [F-4.4.4]"""
    document: dict[str, Json] = {}
    if s.holder(fief) >= 0:
        document["holder"] = LORD.json(s.holder(fief))
    if s.cells[ESTATE_SEAT + fief] >= 0:
        document["estate_of"] = int(s.cells[ESTATE_SEAT + fief])
    if s.cells[ESTATE_SPOUSE + fief] >= 0:
        document["estate_spouse"] = LORD.json(s.cells[ESTATE_SPOUSE + fief])
    return document


def write_lord(s: Table, lord: i64) -> dict[str, Json]:
    document: dict[str, Json] = {"seat": int(s.owner(lord)), "at": name(STAND, s.cells[STAND_OF + lord])}
    if s.is_captive(lord):
        document["captor"] = int(s.cells[CAPTOR + lord])
    if s.cells[SPOUSE + lord] >= 0:
        document["spouse"] = LORD.json(s.cells[SPOUSE + lord])
    if s.cells[CARDINAL_BY + lord] != NO_CARDINAL:
        document["cardinal"] = CARDINAL_WAY.json(s.cells[CARDINAL_BY + lord])
    if s.cells[STEPS_MADE + lord]:
        document["steps"] = int(s.cells[STEPS_MADE + lord])
    if s.cells[EXPOSED_LORDS] & BIT[lord]:
        document["exposed"] = True
    return document


def write_village(s: Table, village: i64) -> dict[str, Json]:
    document: dict[str, Json] = {}
    present = arrivals(s, village)
    if present or s.cells[CONTROL + village] >= 0:
        document["controller"] = seat_or_null(s.cells[CONTROL + village])
    if len(present) > 1:
        document["present"] = present
    if s.cells[FORT_IN + village] != NO_FORT:
        document["fort"] = FORT.json(s.cells[FORT_IN + village])
    if s.cells[MILLS_IN + village]:
        document["mills"] = int(s.cells[MILLS_IN + village])
    if s.cells[PHASE] == MOVING and s.cells[ROADS_NOTED + village]:
        document["came_by"] = write_roads(s, village)
    elif s.cells[NEW_UNITS_IN + village]:
        document["new_units"] = int(s.cells[NEW_UNITS_IN + village])
    if s.cells[ADMITTED + village]:
        document["admitted"] = seats_of(s.cells[ADMITTED + village])
    return document


def write_roads(s: Table, village: i64) -> dict[str, Json]:
    """For each seat of which it is noted, the villages from which it came this turn. [F-5.1.5]"""
    return {
        str(seat): [
            VILLAGE.json(NEIGHBOUR_AT[stand])
            for stand in range(GATES_FROM[village], GATES_END[village])
            if roads.is_noted(s, seat, stand)
        ]
        for seat in range(s.cells[SEATS])
        if roads.is_noted(s, seat, village)
    }


def arrivals(s: Table, village: i64) -> list[Json]:
    """The seats in a village in the order in which they came. [F-5.2.5]"""
    ranks: list[tuple[int, int]] = []
    for seat in range(s.cells[SEATS]):
        if s.cells[RANK_IN + village * MOST_SEATS + seat]:
            ranks.append((s.cells[RANK_IN + village * MOST_SEATS + seat], seat))
    if len(ranks) > 1:
        ranks.sort()
    return [seat for _, seat in ranks]


def write_relic(s: Table, relic: i64) -> dict[str, Json]:
    """With a lord, in its church, or on the ground, where a seat may keep it."""
    if relics.village_of(s, relic) < 0:
        return {}
    if relics.carrier(s, relic) >= 0:
        return {"lord": LORD.json(relics.carrier(s, relic))}
    at = VILLAGE.json(relics.village_of(s, relic))
    if relics.is_in_church(s, relic):
        return {"church": at}
    return {"lies_in": at, "keeper": seat_or_null(relics.keeper(s, relic))}


# ------------------------------------------------------------ players


def write_player(s: Table, seat: i64) -> dict[str, Json]:
    player: dict[str, Json] = {
        "money": None if s.money(seat) == UNKNOWN else int(s.money(seat)),
        "tokens": int(s.cells[TOKENS + seat]),
        "hand": write_hand(s, seat),
        "troops": {STAND.text(i): write_troops(s, seat, i) for i in range(STANDS) if has_troops(s, seat, i)},
    }
    if are_kinds_hidden(s, seat):
        player["knights"] = int(on_board(s, seat, KNIGHT))
    if s.cells[FOG]:
        player["fog"] = {STAND.text(i): write_fog(s, seat, i) for i in range(STANDS) if has_troops(s, seat, i)}
    engines = [write_engine(s, 2 * seat + i) for i in range(2)]
    if engines != [None, None]:
        player["engines"] = engines
    if s.cells[STANDING + seat] > NO_STANDING:
        player["passes_until"] = UNTIL.json(s.cells[STANDING + seat])
    made = write_offers(s, seat)
    if made:
        player["offers"] = made
    return player


def write_offers(s: Table, seat: i64) -> dict[str, Json]:
    """By matter, how many offers a seat has made to each other in this phase. [F-13.4]"""
    document: dict[str, Json] = {}
    for i, matter in enumerate(offers.LIMITED):
        made = [int(s.cells[offers.counter(i, seat, other)]) for other in range(s.cells[SEATS])]
        if any(made):
            document[matter] = made
    return document


def write_hand(s: Table, seat: i64) -> list[Json]:
    """The cards of a hand, or as many nulls."""
    if s.hand(seat, 0) == UNKNOWN:
        return [None] * s.hand_size(seat)
    return [KIND.json(kind) for kind in range(KINDS) for _ in range(s.hand(seat, kind))]


def write_troops(s: Table, seat: i64, stand: i64) -> Json:
    """Tokens at a stand; a list where they differ in steps made or in having met the plague."""
    groups: list[Json] = []
    for exposed in range(2):
        for steps in range(MOST_STEPS + 1):
            packed = s.cells[row(seat, stand, exposed)]
            men, knights = counted(packed, MAN, steps), counted(packed, KNIGHT, steps)
            if men + knights:
                groups.append(write_group(men, knights, are_kinds_hidden(s, seat), steps, exposed))
    packed = s.cells[row(seat, stand, 0)]
    is_plain = len(groups) == 1 and counted(packed, MAN, 0) + counted(packed, KNIGHT, 0) > 0
    return groups[0] if is_plain else groups


def write_group(men: i64, knights: i64, is_hidden: bool, steps: i64, exposed: i64) -> dict[str, Json]:
    group: dict[str, Json] = {}
    if is_hidden:
        group["tokens"] = int(men + knights)
    else:
        group["men"] = int(men)
        group["knights"] = int(knights)
    if steps:
        group["steps"] = int(steps)
    if exposed:
        group["exposed"] = True
    return group


def write_fog(s: Table, seat: i64, stand: i64) -> list[Json]:
    """The fewest and most knights there by what everybody has seen. [F-11.2]"""
    return [int(s.cells[FOG_LEAST + seat * STANDS + stand]), int(s.cells[FOG_MOST + seat * STANDS + stand])]


def write_engine(s: Table, engine: i64) -> Json:
    if s.cells[ENGINE_AT + engine] < 0:
        return None
    document: dict[str, Json] = {
        "at": VILLAGE.json(s.cells[ENGINE_AT + engine]),
        "dice": int(s.cells[ENGINE_SIDE + engine]),
    }
    if s.cells[ENGINE_FRESH + engine]:
        document["fresh"] = True
    return document


def write_knowledge(s: Table, viewer: i64) -> dict[str, Json]:
    """Cards a viewer knows to be with one of some seats; what it counts others to have, and whom it is not sure of."""
    number = row_of(s, viewer)
    document: dict[str, Json] = {}
    cards: dict[str, Json] = {}
    for kind in range(KINDS):
        first = KNOWN_CARD + number * CARDS + COPY_FIRST[kind]
        copies = [seats_of(s.cells[first + i]) for i in range(COPIES[kind]) if s.cells[first + i]]
        if copies:
            cards[KIND.text(kind)] = copies
    if cards:
        document["cards"] = cards
    if not s.cells[HIDDEN_MONEY]:
        return document
    sums = [int(s.cells[COUNTED + number * MOST_SEATS + i]) for i in range(s.cells[SEATS])]
    if sums != [int(s.cells[MONEY + i]) for i in range(s.cells[SEATS])]:
        document["counted"] = sums
    if s.cells[UNSURE + number]:
        document["unsure"] = seats_of(s.cells[UNSURE + number])
    return document
