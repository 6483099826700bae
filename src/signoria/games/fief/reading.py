"""Reading positions written by people or by `document.py`: whole or in part, every mistake named by its field.

What is left out is as at the beginning: cards in their decks, 5 deniers, nobody on the board. Who is first in a village
controls it. Without `steps` play goes on where `phase` of `turn` begins. `reading_players.py` reads players and what
they know.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief import relics, roads, taxes
from signoria.games.fief.cards import unseen
from signoria.games.fief.checks import calamities_elsewhere, problems
from signoria.games.fief.checks_of_rules import rule_problems
from signoria.games.fief.document import CARDINAL_WAY, FLAGS, GROUPS_OF_LORDS, ROLES, TAX_WAY
from signoria.games.fief.moves import BACK
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRICS,
    BIT,
    CALAMITIES,
    CALAMITY,
    CALAMITY_COPIES,
    COPIES,
    FIEF,
    FIEFS,
    FIRST_EVENT,
    FORT,
    KIND,
    KINDS,
    LORD,
    LORDS,
    MILLS_PER_VILLAGE,
    NEW_UNITS,
    NO_FORT,
    RELIC,
    RELICS,
    STAND,
    VILLAGE,
    VILLAGE_AT,
    VILLAGES,
    gate,
)
from signoria.games.fief.reading_players import lords_mask, read_knowledge, read_player, seats_mask
from signoria.games.fief.setup import lay_out
from signoria.games.fief.state import (
    ADMITTED,
    BISHOP,
    CALAMITY_DISCARDS,
    CALAMITY_IN,
    CAPTIVES,
    CAPTOR,
    CARDINAL_BY,
    CHARACTERS_LEFT,
    CONTROL,
    DECK,
    DECK_CALAMITIES,
    DISCARDS,
    ESTATE_SEAT,
    ESTATE_SPOUSE,
    EVENTS_LEFT,
    EXPOSED_LORDS,
    FACE_DOWN,
    FAMILY_OF,
    FIRST,
    FORT_IN,
    HARVEST_IN,
    HOLDER,
    LORDS_IN,
    MILLS_IN,
    MOST_SEATS,
    MOST_TAXES,
    NEW_UNITS_IN,
    NO_BACK,
    NO_CARDINAL,
    NONE,
    OWNER,
    PHASE,
    RANK_IN,
    RELIC_AT,
    RELICS_IN_PLAY,
    ROADS_NOTED,
    SEATS,
    SPOUSE,
    STAND_OF,
    STEPS_MADE,
    TOP_BACK,
    TURN,
    UNREVEALED,
    UNSEEN_DISCARDS,
    WEATHER_IN,
    WINNERS,
    Table,
)
from signoria.games.fief.steps.kinds import COURSE, TURN_STEP
from signoria.games.fief.steps.setup import PLAYING
from signoria.games.fief.steps.turns import MOVING, PHASE_AT, stage_before
from signoria.games.fief.units import SPENT, is_at
from signoria.kernel.documents import Fields, read_steps, refuse_flaws
from signoria.kernel.domains import Json
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import ALL_SEEING, FIRST_FIELD, UNKNOWN

MOST_TURNS: Final = 9999


def read(whole_options: dict[str, Json], seats: i64, fields: Fields) -> Table:
    """A table from a whole or partial document; `fields` is the document, game, seats and options already read."""
    s = lay_out(seats, whole_options)
    has_steps = "steps" in fields.document
    s.viewer = fields.number("viewer", ALL_SEEING, ALL_SEEING, seats - 1)
    s.cells[TURN] = fields.number("turn", 0 if has_steps else 1, 0, MOST_TURNS)
    s.cells[PHASE] = fields.number("phase", 0 if has_steps else 1, 0, 7)
    s.cells[FIRST] = fields.number("first", 0, 0, seats - 1)
    s.cells[WINNERS] = seats_mask(s, fields, "winners")
    read_lords(s, fields.fields("lords"))
    for field, cell in ROLES:
        s.cells[cell] = lord_in_play(s, fields, field)
    for field, cell in FLAGS:
        s.cells[cell] = 1 if fields.flag(field, False) else 0
    for field, cell in GROUPS_OF_LORDS:
        s.cells[cell] = lords_mask(fields, field)
    read_zones(s, fields)
    read_taxes(s, fields)
    read_discards(s, fields.fields("discards"))
    players = fields.items("players", seats)
    for seat in range(seats):
        read_player(s, seat, Fields(players[seat] if seat < len(players) else {}, f"players[{seat}]"))
    read_knowledge(s, fields.fields("knowledge"))
    read_villages(s, fields.fields("villages"))
    read_relics(s, fields)
    if has_steps:
        read_steps(s, fields, [step.name for step in s.steps if not step.on and step.name != "course"])
    else:
        begin(s, fields)
    read_decks(s, fields.fields("decks"))
    fields.has("steps")
    fields.done()
    for what in problems(s):
        raise BadPosition(what)
    refuse_flaws(s)
    for what in rule_problems(s):
        raise BadPosition(what)
    return s


def begin(s: Table, fields: Fields) -> None:
    """Play goes on where a phase begins."""
    if s.cells[TURN] == 0 or s.cells[PHASE] == 0:
        field = "turn" if s.cells[TURN] == 0 else "phase"
        raise fields.refuse(field, "must be at least 1; a game before its first turn is a new game")
    f = s.push(COURSE)
    s.stack[f + FIRST_FIELD] = PLAYING
    g = s.push(TURN_STEP)
    stage = stage_before(s.cells[PHASE])
    s.stack[g + FIRST_FIELD] = stage
    if stage == 0:
        s.cells[TURN] -= 1
    s.cells[PHASE] = PHASE_AT[stage]


# ------------------------------------------------------------ lords and titles


def read_lords(s: Table, lords: Fields) -> None:
    """Lords in play: family, stand, captor, spouse and whether cardinal."""
    for lord in range(LORDS):
        if lords.has(LORD.text(lord)):
            read_lord(s, lord, lords.fields(LORD.text(lord)))
    lords.done()
    for lord in range(LORDS):
        spouse = s.cells[SPOUSE + lord]
        if spouse >= 0 and s.cells[SPOUSE + spouse] == NONE:
            s.cells[SPOUSE + spouse] = lord
    for lord in range(LORDS):
        spouse = s.cells[SPOUSE + lord]
        if spouse >= 0 and (s.cells[SPOUSE + spouse] != lord or s.owner(lord) < 0):
            raise lords.refuse(f"{LORD.text(lord)}.spouse", "both must be in play and married to each other")


def read_lord(s: Table, lord: i64, fields: Fields) -> None:
    seat = fields.number("seat", NONE, 0, s.cells[SEATS] - 1)
    if seat < 0:
        raise fields.refuse("seat", "say whose lord this is")
    s.cells[OWNER + lord] = seat
    s.cells[FAMILY_OF + seat] |= BIT[lord]
    stand = fields.one("at", STAND, NONE)
    if stand < 0 and s.cells[TURN] > 0:
        raise fields.refuse("at", "say where this lord stands")
    s.cells[STAND_OF + lord] = stand
    if stand >= 0:
        s.cells[LORDS_IN + VILLAGE_AT[stand]] |= BIT[lord]
    captor = fields.number("captor", NONE, 0, s.cells[SEATS] - 1)
    if captor == seat:
        raise fields.refuse("captor", "nobody holds his own lords")
    s.cells[CAPTOR + lord] = captor
    s.cells[CAPTIVES] |= BIT[lord] if captor >= 0 else 0
    s.cells[SPOUSE + lord] = fields.one("spouse", LORD, NONE)
    s.cells[CARDINAL_BY + lord] = max(NO_CARDINAL, fields.one("cardinal", CARDINAL_WAY, NO_CARDINAL))
    s.cells[STEPS_MADE + lord] = fields.number("steps", 0, 0, SPENT)
    s.cells[EXPOSED_LORDS] |= BIT[lord] if fields.flag("exposed", False) else 0
    fields.done()


def lord_in_play(s: Table, fields: Fields, field: str) -> i64:
    """A lord named by a field, who must be in play; NONE for nobody."""
    lord = fields.one(field, LORD, NONE)
    if lord >= 0 and s.owner(lord) < 0:
        raise fields.refuse(field, f"{LORD.text(lord)} is not among the lords in play")
    return lord


def read_zones(s: Table, fields: Fields) -> None:
    """Bishoprics with what lies on them, and fief titles."""
    bishoprics = fields.fields("bishoprics")
    for i in range(BISHOPRICS):
        zone = bishoprics.fields(BISHOPRIC.text(i))
        s.cells[BISHOP + i] = lord_in_play(s, zone, "bishop")
        for calamity in zone.many("calamities", CALAMITY, 3):
            if calamity < 0 or s.cells[CALAMITY_IN + 3 * i + calamity]:
                raise zone.refuse("calamities", "each calamity is named once")
            s.cells[CALAMITY_IN + 3 * i + calamity] = 1
        s.cells[HARVEST_IN + i] = 1 if zone.flag("good_harvest", False) else 0
        s.cells[WEATHER_IN + i] = 1 if zone.flag("fine_weather", False) else 0
        zone.done()
    bishoprics.done()
    fiefs = fields.fields("fiefs")
    for i in range(FIEFS):
        zone = fiefs.fields(FIEF.text(i))
        s.cells[HOLDER + i] = lord_in_play(s, zone, "holder")
        s.cells[ESTATE_SEAT + i] = zone.number("estate_of", NONE, 0, s.cells[SEATS] - 1)
        s.cells[ESTATE_SPOUSE + i] = zone.one("estate_spouse", LORD, NONE)
        zone.done()
    fiefs.done()


def read_taxes(s: Table, fields: Fields) -> None:
    for i, item in enumerate(fields.items("taxes", MOST_TAXES)):
        tax = Fields(item, fields.at(f"taxes[{i}]"))
        seat = tax.number("seat", NONE, 0, s.cells[SEATS] - 1)
        way = tax.one("way", TAX_WAY, NONE)
        if seat < 0 or way < 0:
            raise tax.refuse("seat" if seat < 0 else "way", "say who levied it by which right")
        lord = tax.one("lord", LORD, NONE)
        if lord < 0:
            raise tax.refuse("lord", "say by which lord it was levied")
        if way == taxes.TITHE_BY_POPE:
            taxes.lay_everywhere(s, seat, lord, tithed_by_pope(s, tax))
        else:
            target = tax.one("on", FIEF if way <= taxes.LAND_BY_RULER else BISHOPRIC, NONE)
            if target < 0:
                raise tax.refuse("on", "say on which fief or bishopric it lies")
            taxes.lay(s, seat, way, target, lord)
        tax.done()


def tithed_by_pope(s: Table, tax: Fields) -> i64:
    """Mask of the bishoprics the pope tithes; where they are not named, those that are governed."""
    if not tax.has("on"):
        return taxes.governed(s)
    mask: i64 = 0
    for bishopric in tax.many("on", BISHOPRIC, BISHOPRICS):
        if bishopric < 0 or mask & BIT[bishopric]:
            raise tax.refuse("on", "each bishopric is named once")
        mask |= BIT[bishopric]
    return mask


# ------------------------------------------------------------ villages


def read_villages(s: Table, villages: Fields) -> None:
    for village in range(VILLAGES):
        read_village(s, village, villages.fields(VILLAGE.text(village)))
    villages.done()


def read_village(s: Table, village: i64, fields: Fields) -> None:
    """Walls, mills, who came first and who controls it; where nothing is said, whoever is first at the centre."""
    s.cells[FORT_IN + village] = max(NO_FORT, fields.one("fort", FORT, NO_FORT))
    s.cells[MILLS_IN + village] = fields.number("mills", 0, 0, MILLS_PER_VILLAGE)
    if s.cells[PHASE] == MOVING:
        read_roads(s, village, fields.fields("came_by"))
    else:
        s.cells[NEW_UNITS_IN + village] = fields.number("new_units", 0, 0, NEW_UNITS)
    s.cells[ADMITTED + village] = seats_mask(s, fields, "admitted")
    order = read_arrivals(s, village, fields)
    for i, seat in enumerate(order):
        s.cells[RANK_IN + village * MOST_SEATS + seat] = i + 1
    s.cells[CONTROL + village] = NONE
    if fields.has("controller"):
        if fields.get("controller") is not None:
            s.cells[CONTROL + village] = fields.number("controller", NONE, 0, s.cells[SEATS] - 1)
    else:
        for seat in reversed(order):
            if is_at(s, seat, village):
                s.cells[CONTROL + village] = seat
    fields.done()


def read_roads(s: Table, village: i64, fields: Fields) -> None:
    """The villages from which seats came this turn, of those of which it is noted. [F-5.1.5]"""
    for seat in range(s.cells[SEATS]):
        name = str(seat)
        if fields.has(name):
            s.cells[ROADS_NOTED + village] |= roads.noted_bit(seat, village)
        for neighbour in fields.many(name, VILLAGE, roads.BITS_EACH - 1):
            if neighbour < 0 or gate(village, neighbour) < 0:
                raise fields.refuse(name, f"name villages with a road to {VILLAGE.text(village)}")
            s.cells[ROADS_NOTED + village] |= roads.noted_bit(seat, gate(village, neighbour))
    fields.done()


def read_arrivals(s: Table, village: i64, fields: Fields) -> list[i64]:
    """The seats with units there in the order in which they came, by their numbers where nothing is said."""
    present: list[i64] = []
    for seat in range(s.cells[SEATS]):
        if s.is_present(seat, village):
            present.append(seat)
    if not fields.has("present"):
        return present
    order: list[i64] = []
    for i, item in enumerate(fields.items("present", s.cells[SEATS])):
        order.append(Fields({f"present[{i}]": item}, fields.path).number(f"present[{i}]", 0, 0, s.cells[SEATS] - 1))
    if sorted(order) != present:
        raise fields.refuse("present", "must name each seat that has units there, and no other")
    return order


def read_relics(s: Table, fields: Fields) -> None:
    """With a lord, in a church, or on the ground."""
    if not s.cells[RELICS_IN_PLAY]:
        return
    all_relics = fields.fields("relics")
    for relic in range(RELICS):
        if not all_relics.has(RELIC.text(relic)):
            continue
        one = all_relics.fields(RELIC.text(relic))
        lord, church = lord_in_play(s, one, "lord"), one.one("church", VILLAGE, NONE)
        ground = one.one("lies_in", VILLAGE, NONE)
        keeper = one.number("keeper", NONE, 0, s.cells[SEATS] - 1) if one.get("keeper") is not None else NONE
        if (1 if lord >= 0 else 0) + (1 if church >= 0 else 0) + (1 if ground >= 0 else 0) != 1:
            raise one.refuse("lord", "a relic is with a lord, in a church, or lies in a village")
        if ground >= 0:
            s.cells[RELIC_AT + relic] = relics.LYING + ground + VILLAGES * (keeper + 1)
        else:
            s.cells[RELIC_AT + relic] = lord if lord >= 0 else relics.IN_CHURCH + church
        one.done()
    all_relics.done()


# ------------------------------------------------------------ decks


def read_discards(s: Table, discards: Fields) -> None:
    for kind in range(KINDS):
        s.cells[DISCARDS + kind] = discards.number(KIND.text(kind), 0, 0, COPIES[kind])
    discards.done()


def read_decks(s: Table, decks: Fields) -> None:
    """What is left in the decks follows from what is elsewhere; where it is named it must agree."""
    for kind in range(KINDS):
        left = unseen(s, kind)
        for seat in range(s.cells[SEATS]):
            left -= max(0, s.hand(seat, kind))
        if left < 0:
            cards = (
                f"is only 1 {KIND.text(kind)} card"
                if COPIES[kind] == 1
                else f"are only {COPIES[kind]} {KIND.text(kind)} cards"
            )
            raise BadPosition(f"{surplus(s, kind)}: there {cards}")
        s.cells[DECK + kind] = left
    events = deck_size(s, FIRST_EVENT, KINDS)
    characters = deck_size(s, 0, FIRST_EVENT)
    if s.viewer == ALL_SEEING:
        s.cells[EVENTS_LEFT] = must_be(decks, "events", events)
        s.cells[CHARACTERS_LEFT] = must_be(decks, "characters", characters)
    else:
        read_hidden_decks(s, decks, events, characters)
    s.cells[TOP_BACK] = max(NO_BACK, decks.one("top", BACK, NO_BACK))
    read_calamities(s, decks)
    decks.done()


def surplus(s: Table, kind: i64) -> str:
    """The field where cards of a kind, of which there are too many, are named."""
    if s.cells[DISCARDS + kind]:
        return f"discards.{KIND.text(kind)}"
    for seat in range(s.cells[SEATS]):
        if s.hand(seat, kind) > 0:
            return f"players[{seat}].hand"
    return "decks"


def deck_size(s: Table, first: i64, end: i64) -> i64:
    n: i64 = 0
    for kind in range(first, end):
        n += s.cells[DECK + kind]
    return n


def must_be(fields: Fields, field: str, n: i64) -> i64:
    if fields.number(field, n, 0, 99) != n:
        raise fields.refuse(field, f"with what lies elsewhere, {n} must be left")
    return n


def read_hidden_decks(s: Table, decks: Fields, events: i64, characters: i64) -> None:
    """In a view hands are unknown: their cards are among those that are not seen."""
    hidden: i64 = 0
    for seat in range(s.cells[SEATS]):
        hidden += s.hand_size(seat) if seat != s.viewer else 0
    s.cells[EVENTS_LEFT] = decks.number("events", max(0, events - hidden), 0, events)
    in_deck = events + characters - hidden - s.cells[EVENTS_LEFT]
    if not 0 <= in_deck <= characters:
        raise decks.refuse("events", f"{hidden} cards are in hands, so this cannot be")
    s.cells[CHARACTERS_LEFT] = must_be(decks, "characters", in_deck)
    for kind in range(KINDS):
        s.cells[DECK + kind] = UNKNOWN


def read_calamities(s: Table, decks: Fields) -> None:
    """Those that nobody has seen are in the deck, face down on the track or discarded unseen. [F-2.1.3]"""
    seen = decks.fields("discarded_calamities")
    left: i64 = 0
    for kind in range(3):
        s.cells[CALAMITY_DISCARDS + kind] = seen.number(CALAMITY.text(kind), 0, 0, CALAMITY_COPIES[kind])
        s.cells[UNREVEALED + kind] = CALAMITY_COPIES[kind] - calamities_elsewhere(s, kind)
        if s.cells[UNREVEALED + kind] < 0:
            raise seen.refuse(CALAMITY.text(kind), f"there are only {CALAMITY_COPIES[kind]}")
        left += s.cells[UNREVEALED + kind]
    seen.done()
    s.cells[FACE_DOWN] = decks.number("face_down", 0, 0, 3)
    s.cells[UNSEEN_DISCARDS] = decks.number("discarded_unseen", 0, 0, CALAMITIES)
    left -= s.cells[FACE_DOWN] + s.cells[UNSEEN_DISCARDS]
    if left < 0:
        raise decks.refuse("discarded_unseen", "there are not so many calamities")
    s.cells[DECK_CALAMITIES] = must_be(decks, "calamities", left)
