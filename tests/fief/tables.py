"""Small tables for rule cases: positions of Fief put down piece by piece, and short ways to play and look.

Things are called by their names (`arthur`, `blaye`, `blaye/charolles`, `b1`, `good_harvest`); a village stands for its
centre. Builders go through the engine's own modules, so a table is always consistent. Chance is played by hand.

    s = table(4, phase=4, fog_of_war=True)
    lord(s, "arthur", 0, "blaye"); troops(s, 0, "blaye", men=3, knights=1); castle(s, "blaye")
    begin(s, INCOME)                            # push a step with its numbers, then go on until somebody must answer
    play(s, 0, "hire knight blaye", "done")     # asserts that each is legal
    chance(s, "die 4")
    legal(s, 0, "hire")                         # ['knight blaye', ...]
    why(s, 1, "done")                           # name of the reason, '' if legal; `rule` gives the id of the rule
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief import cards, control, purse, taxes, units
from signoria.games.fief.messages import EVENTS, REASONS
from signoria.games.fief.moves import VERBS
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BIT,
    CALAMITY,
    CARDINAL,
    CASTLE,
    CITY,
    D_ARC,
    FIEF,
    FIRST_EVENT,
    KIND,
    KNIGHT,
    LORD,
    MAN,
    STAND,
    VILLAGE,
)
from signoria.games.fief.setup import OPTIONS, lay_out
from signoria.games.fief.state import (
    ADMITTED,
    BISHOP,
    BY_CARD,
    BY_PURCHASE,
    CALAMITY_IN,
    CARDINAL_BY,
    CHARACTERS_LEFT,
    CONTROL,
    D_ARC_LORD,
    DAUPHIN,
    DECK,
    DECK_CALAMITIES,
    DISCARDS,
    ENGINE_AT,
    ENGINE_SIDE,
    EVENT_BACK,
    EVENTS_LEFT,
    EXCOMMUNICATED,
    FIRST,
    FORT_IN,
    HARVEST_IN,
    HOLDER,
    IS_REGENT,
    KING,
    MILLS_IN,
    MONEY,
    NEW_BISHOPS,
    PHASE,
    POPE,
    QUEEN,
    SPOUSE,
    STAND_OF,
    TOP_BACK,
    TURN,
    UNREVEALED,
    WEATHER_IN,
    Table,
)
from signoria.games.fief.steps import kinds
from signoria.games.fief.steps.registry import STEPS
from signoria.kernel import flow
from signoria.kernel.domains import Domain, Json
from signoria.kernel.flow import CHANCE, FIRST_FIELD, Step
from signoria.kernel.tables import event_json


class Nothing(Step[Table]):
    """Stands for a step that is left out: it is over at once."""

    def __init__(self, step: Step[Any]) -> None:
        super().__init__(step.name, step.fields, step.domains)

    def advance(self, s: Table, f: i64) -> None:
        s.pop()


class Halt(Nothing):
    """Stands for a step at which the game stops, so that a test can look at its numbers; `leave` ends it."""

    def is_open(self, s: Table, f: i64) -> bool:
        return False

    def waiting(self, s: Table, f: i64) -> i64:
        return 1 << 7  # a seat nobody sits on


# ---------------------------------------------------------------- positions


def table(
    seats: int = 4,
    turn: int = 1,
    phase: int = 1,
    first: int = 0,
    without: tuple[int, ...] = (),
    halting: tuple[int, ...] = (),
    **options: Json,
) -> Table:
    """An empty board with full decks and 5 deniers each, an event card on top; no step runs.

    Steps named in `without` are left out, at those of `halting` the game stops; the rest are options of the game.
    """
    whole: dict[str, Json] = {option.name: option.values[0] for option in OPTIONS}
    assert set(options) <= set(whole), options
    s = lay_out(seats, whole | options)
    s.steps = list(STEPS)
    for kind in without:
        s.steps[kind] = Nothing(STEPS[kind])
    for kind in halting:
        s.steps[kind] = Halt(STEPS[kind])
    s.cells[TURN] = turn
    s.cells[PHASE] = phase
    s.cells[FIRST] = first
    s.cells[TOP_BACK] = EVENT_BACK
    s.events = []
    return s


def number(domain: Domain, name: str) -> int:
    """The number of a name."""
    found = int(domain.parse(name))
    assert found >= 0, f"{name} is no {domain.name}"
    return found


def village(name: str) -> int:
    return number(VILLAGE, name)


def stand(name: str) -> int:
    return number(STAND, name)


def lord_of(name: str) -> int:
    return number(LORD, name)


def fief(name: str) -> int:
    return number(FIEF, name)


def bishopric(name: str) -> int:
    return number(BISHOPRIC, name)


def kind_of(name: str) -> int:
    return number(KIND, name)


def lord(s: Table, name: str, seat: int, at: str) -> int:
    """A lord of a family at a stand; takes control of a village nobody is in."""
    who = lord_of(name)
    from_deck(s, who)
    units.enter_play(s, who, seat, stand(at))
    occupy(s, seat, at)
    return who


def troops(s: Table, seat: int, at: str, men: int = 0, knights: int = 0) -> None:
    """Troops at a stand; they take control of a village nobody is in."""
    units.put_troops(s, seat, stand(at), MAN, men)
    units.put_troops(s, seat, stand(at), KNIGHT, knights)
    occupy(s, seat, at)


def occupy(s: Table, seat: int, at: str) -> None:
    here = village(at.split("/")[0])
    if control.first_present(s, here) == seat and s.cells[CONTROL + here] < 0 and "/" not in at:
        control.set_control(s, here, seat)


def controls(s: Table, seat: int, *names: str) -> None:
    """A seat controls villages; where it has no unit it gets a man-at-arms."""
    for name in names:
        if not s.is_present(seat, village(name)):
            units.put_troops(s, seat, stand(name), MAN, 1)
        control.set_control(s, village(name), seat)


def admit(s: Table, seat: int, at: str) -> None:
    """A friend is inside the fortification of a village. [F-6.5.2]"""
    s.cells[ADMITTED + village(at)] |= BIT[seat]


def prisoner(s: Table, name: str, captor: int) -> None:
    """A lord who is on the board is held by a seat with units where he stands."""
    units.capture(s, lord_of(name), captor)


def castle(s: Table, *names: str) -> None:
    for name in names:
        s.cells[FORT_IN + village(name)] = CASTLE


def city(s: Table, *names: str) -> None:
    for name in names:
        s.cells[FORT_IN + village(name)] = CITY


def mills(s: Table, at: str, n: int = 1) -> None:
    s.cells[MILLS_IN + village(at)] = n


def engine(s: Table, seat: int, at: str, side: int = 1, which: int = 0) -> None:
    """A siege engine lies at a village."""
    s.cells[ENGINE_AT + 2 * seat + which] = village(at)
    s.cells[ENGINE_SIDE + 2 * seat + which] = side


def money(s: Table, seat: int, sum: int) -> None:
    """A seat has so many deniers, and everybody knows it."""
    purse.receive(s, seat, sum - s.cells[MONEY + seat])


def title(s: Table, name: str, *fiefs: str) -> None:
    """A lord holds fief titles."""
    for one in fiefs:
        s.cells[HOLDER + fief(one)] = lord_of(name)


def bishop(s: Table, name: str, of: str, new: bool = False) -> None:
    s.cells[BISHOP + bishopric(of)] = lord_of(name)
    if new:
        s.cells[NEW_BISHOPS] |= BIT[lord_of(name)]


def cardinal(s: Table, name: str, bought: bool = False) -> None:
    s.cells[CARDINAL_BY + lord_of(name)] = BY_PURCHASE if bought else BY_CARD
    if not bought:
        from_deck(s, CARDINAL)


def pope(s: Table, name: str) -> None:
    s.cells[POPE] = lord_of(name)


def king(s: Table, name: str) -> None:
    s.cells[KING] = lord_of(name)


def queen(s: Table, name: str, regent: bool = False) -> None:
    s.cells[QUEEN] = lord_of(name)
    s.cells[IS_REGENT] = 1 if regent else 0


def dauphin(s: Table, name: str) -> None:
    s.cells[DAUPHIN] = lord_of(name)


def excommunicated(s: Table, name: str) -> None:
    s.cells[EXCOMMUNICATED] = lord_of(name)


def d_arc(s: Table, name: str) -> None:
    s.cells[D_ARC_LORD] = lord_of(name)
    from_deck(s, D_ARC)


def married(s: Table, name: str, spouse: str) -> None:
    s.cells[SPOUSE + lord_of(name)] = lord_of(spouse)
    s.cells[SPOUSE + lord_of(spouse)] = lord_of(name)


def calamity(s: Table, name: str, *where: str) -> None:
    """A revealed calamity lies on bishoprics."""
    for one in where:
        s.cells[CALAMITY_IN + 3 * bishopric(one) + number(CALAMITY, name)] = 1
        s.cells[UNREVEALED + number(CALAMITY, name)] -= 1
        s.cells[DECK_CALAMITIES] -= 1


def harvest(s: Table, *where: str) -> None:
    for one in where:
        s.cells[HARVEST_IN + bishopric(one)] = 1
        to_discard(s, "good_harvest")


def fine_weather(s: Table, *where: str) -> None:
    for one in where:
        s.cells[WEATHER_IN + bishopric(one)] = 1
        to_discard(s, "fine_weather")


def land_tax(s: Table, seat: int, on: str) -> None:
    """A seat has laid a land tax on a fief, as holder of its title or as king. [F-2.3.6]"""
    to_discard(s, "tax")
    holder = s.holder(fief(on))
    if holder >= 0 and s.owner(holder) == seat:
        taxes.lay(s, seat, taxes.LAND_BY_HOLDER, fief(on), holder)
    else:
        taxes.lay(s, seat, taxes.LAND_BY_RULER, fief(on), s.cells[KING])


def tithe(s: Table, seat: int, name: str, on: str) -> None:
    """A seat has laid a tithe on a bishopric by its bishop or by a cardinal. [F-2.3.7]"""
    to_discard(s, "tax")
    is_bishop = s.cells[BISHOP + bishopric(on)] == lord_of(name)
    way = taxes.TITHE_BY_BISHOP if is_bishop else taxes.TITHE_BY_CARDINAL
    taxes.lay(s, seat, way, bishopric(on), lord_of(name))


def tithe_all(s: Table, seat: int) -> None:
    """The pope's family has laid a tithe on all governed bishoprics. [F-1.7.4]"""
    to_discard(s, "tax")
    taxes.lay_everywhere(s, seat, s.cells[POPE], taxes.governed(s))


def hand(s: Table, seat: int, *names: str) -> None:
    """A seat draws these cards."""
    for name in names:
        assert s.cells[DECK + kind_of(name)] > 0, f"no {name} is left in the deck"
        cards.draw_card(s, seat, kind_of(name))


def to_discard(s: Table, *names: str) -> None:
    """Cards of the deck go to the discard pile."""
    for name in names:
        from_deck(s, kind_of(name))
        s.cells[DISCARDS + kind_of(name)] += 1


def from_deck(s: Table, kind: int) -> None:
    """A card leaves its deck."""
    assert s.cells[DECK + kind] > 0, f"no {KIND.text(kind)} is left in the deck"
    s.cells[DECK + kind] -= 1
    s.cells[EVENTS_LEFT if kind >= FIRST_EVENT else CHARACTERS_LEFT] -= 1


def empty_decks(s: Table) -> None:
    """Everything still in the decks goes to the discard piles."""
    for kind in range(len(KIND.names)):
        for _ in range(int(s.cells[DECK + kind])):
            to_discard(s, KIND.names[kind])


# ---------------------------------------------------------------- playing


def begin(s: Table, kind: int, *numbers: int) -> None:
    """Push a step with its first numbers and go on until somebody must answer."""
    push(s, kind, *numbers)
    flow.settle(s)


def push(s: Table, kind: int, *numbers: int) -> int:
    """Push a step with its first numbers; where its frame begins."""
    f = s.push(kind)
    for i, one in enumerate(numbers):
        s.stack[f + FIRST_FIELD + i] = one
    return int(f)


def settle(s: Table) -> None:
    flow.settle(s)


def leave(s: Table) -> None:
    """The uppermost step is over; go on below it."""
    s.pop()
    flow.settle(s)


def play(s: Table, seat: int, *moves: str) -> None:
    """A seat makes moves, each of which must be legal and among its candidates."""
    for text in moves:
        assert why(s, seat, text) == "", f"seat {seat}: {text} is refused: {why(s, seat, text)}, {rule(s, seat, text)}"
        assert text in legal(s, seat), f"seat {seat}: {text} is legal, but no candidate"
        flow.play(s, seat, VERBS.parse(text))


def chance(s: Table, *moves: str) -> None:
    """Dice fall and cards are drawn so."""
    play(s, CHANCE, *moves)


def answers(s: Table, *moves: str) -> list[int]:
    """Whoever is asked makes the next move; who that was, in order."""
    seats: list[int] = []
    for text in moves:
        seats.append(asked(s)[0])
        play(s, seats[-1], text)
    return seats


def everybody(s: Table, move: str) -> list[int]:
    """As long as whoever is asked may answer so he does; who that was, in order."""
    seats: list[int] = []
    while asked(s) and move in legal(s, asked(s)[0]):
        seats += answers(s, move)
    return seats


# ---------------------------------------------------------------- looking


def asked(s: Table) -> list[int]:
    """The seats that must answer now, CHANCE too."""
    return flow.seats_of(flow.waiting(s))


def running(s: Table) -> int:
    """Kind of the uppermost step, -1 when nothing runs."""
    return int(s.stack[s.top]) if s.top >= 0 else -1


def runs(s: Table) -> str:
    """Name in `kinds.py` of the uppermost step, '' when nothing runs."""
    for name, kind in vars(kinds).items():
        if name.isupper() and kind == running(s):
            return name
    return ""


def field(s: Table, name: str) -> int:
    """A number of the uppermost step."""
    step = s.steps[s.stack[s.top]]
    return int(s.stack[s.top + FIRST_FIELD + step.fields.index(name)])


def numbers(s: Table, n: int) -> list[int]:
    """The first numbers of the uppermost step."""
    return [int(s.stack[s.top + FIRST_FIELD + i]) for i in range(n)]


def legal(s: Table, seat: int, verb: str = "") -> list[str]:
    """The legal moves of a seat, as text; with a verb only those, without the verb."""
    texts = [VERBS.text(move) for move in flow.legal(s, seat).items]
    assert len(texts) == len(set(texts)), f"candidates repeat: {texts}"
    return [text.removeprefix(verb).strip() for text in texts if text.split()[0] == verb] if verb else texts


def verbs(s: Table, seat: int) -> list[str]:
    """The verbs a seat can use, each once."""
    return list(dict.fromkeys([text.split()[0] for text in legal(s, seat)]))


def why(s: Table, seat: int, move: str) -> str:
    """Name of the reason why a seat may not make a move, '' if it may."""
    code = flow.refusal(s, seat, VERBS.parse(move))[0]
    return REASONS.reason(code).name if code else ""


def rule(s: Table, seat: int, move: str) -> str:
    """Id of the rule that forbids a move (or the kernel's own reason, as not-now), '' if it is allowed."""
    code = flow.refusal(s, seat, VERBS.parse(move))[0]
    return (REASONS.reason(code).rule or REASONS.reason(code).name) if code else ""


def default(s: Table, seat: int) -> str:
    """The move that is meant if a seat says nothing, '' for none."""
    move = s.steps[s.stack[s.top]].default(s, s.top, seat)
    return VERBS.text(move) if move >= 0 else ""


def told(s: Table, name: str, viewer: int = flow.ALL_SEEING) -> list[dict[str, Any]]:
    """Events of a kind since the table was made, as a viewer sees them."""
    found = [event for event in s.events or [] if EVENTS[event.kind].name == name]
    return [event_json(EVENTS[event.kind], event, viewer) for event in found]


def deniers(s: Table) -> list[int]:
    """What everybody has."""
    return [int(s.money(seat)) for seat in range(s.seats())]


def controller(s: Table, at: str) -> int:
    """Who controls a village, -1 for nobody."""
    return int(control.controller(s, village(at)))


def army(s: Table, seat: int, at: str) -> tuple[int, int]:
    """Men-at-arms and knights of a seat in a village or, with a slash in the name, at one gate."""
    if "/" in at:
        return int(units.standing(s, seat, stand(at), MAN)), int(units.standing(s, seat, stand(at), KNIGHT))
    return int(s.men(seat, village(at))), int(s.knights(seat, village(at)))


def where(s: Table, name: str) -> str:
    """The stand of a lord, '' if he is not on the board."""
    at = s.cells[STAND_OF + lord_of(name)]
    return STAND.text(at) if at >= 0 else ""


def seat_of(s: Table, name: str) -> int:
    """Family of a lord, -1 if he is not in play."""
    return int(s.owner(lord_of(name)))


def same_cells(s: Table, before: vec[i64]) -> bool:
    """Whether nothing on the table changed."""
    return s.cells == before
