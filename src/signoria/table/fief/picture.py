"""A moment of Fief as a picture: map, families and what is under way for everybody, hands and letters for one seat."""

from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from signoria import Match, Seen
from signoria.games.fief import relics, taxes
from signoria.games.fief.control import besiegers, controller, engine_of, is_besieged
from signoria.games.fief.dealing import row_of
from signoria.games.fief.document import TAX_WAY, are_kinds_hidden
from signoria.games.fief.elections import OFFICES, votes
from signoria.games.fief.messages_crown import OFFICE
from signoria.games.fief.moves import BACK, UNTIL
from signoria.games.fief.people import ally_of, bishopric_of, fief_titles_of, is_cardinal, is_d_arc, ransom, size
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRIC_OF,
    BISHOPRICS,
    BIT,
    CALAMITY,
    CARDS,
    COPIES,
    COPY_FIRST,
    FIEF,
    FIEF_VILLAGES,
    FIEFS,
    FORT,
    IS_SURPRISE,
    KIND,
    KINDS,
    KNIGHT,
    LORD,
    LORDS,
    MAN,
    NEIGHBOUR_AT,
    RELIC,
    RELICS,
    STAND,
    STANDS,
    VILLAGE,
    VILLAGES,
    VP_ALLIED,
    VP_ALONE,
)
from signoria.games.fief.purchases import title_price
from signoria.games.fief.scoring import PAIRS_FROM, is_kings, is_popes, winners
from signoria.games.fief.state import (
    ADMITTED,
    ASSASSINS,
    BISHOP,
    CALAMITY_IN,
    CAPTOR,
    CELLS,
    CHARACTERS_LEFT,
    CONTROL,
    COUNTED,
    DAUPHIN,
    DECK_CALAMITIES,
    DISCARDS,
    ENGINE_AT,
    ENGINE_SIDE,
    EVENTS_LEFT,
    EXCOMMUNICATED,
    FACE_DOWN,
    FAMILY_OF,
    FIRST,
    FOG,
    FOG_LEAST,
    FOG_MOST,
    FORT_IN,
    HAND_OF,
    HAND_SIZE,
    HARVEST_IN,
    HIDDEN_MONEY,
    IS_REGENT,
    KING,
    KNOWN_CARD,
    LORDS_IN,
    MILLS_IN,
    MONEY,
    MOST_TAXES,
    NO_STANDING,
    PHASE,
    POPE,
    QUEEN,
    RELIC_AT,
    RELICS_IN_PLAY,
    SEATS,
    SPOUSE,
    STAND_OF,
    STANDING,
    TAXES,
    TOKENS,
    TOP_BACK,
    TURN,
    TURN_LIMIT,
    WEATHER_IN,
)
from signoria.games.fief.state import Table as State
from signoria.games.fief.steps import purchases as buying
from signoria.games.fief.steps.income import (
    LAND_TAX_YIELD,
    QUEEN_YIELD,
    VILLAGE_YIELD,
    mill_yield,
    mills_in,
    working_mills,
)
from signoria.games.fief.titles import claim_refusal
from signoria.games.fief.units import has_troops, in_supply, lords_at, stand_of, standing, stands_of
from signoria.kernel.flow import LEGAL, UNKNOWN
from signoria.table.fief.facts import PHASES, Facts
from signoria.table.fief.picture_business import (
    Ballot,
    Battle,
    Election,
    Letter,
    March,
    Offer,
    Revolt,
    Talk,
    Window,
    ballot,
    battle,
    election,
    letter,
    march,
    offer,
    revolt,
    talk,
    window,
)
from signoria.table.fief.view import View
from signoria.table.picture import Drawn, Field, Fields, Kept, Part, frames_of

Way = TypeVar("Way")


class Force(Part):
    """What one seat has at one stand of a village, the centre or a gate.

    `tokens` are men-at-arms and knights together. In the fog which they are is null, and `knights_between` tells how
    many knights there are at least and at most by what everybody has seen. `engine` are the dice of a siege engine.
    """

    seat: int
    stand: str
    gate: str | None
    lords: list[str]
    prisoners: list[str]
    tokens: int
    men: int | None
    knights: int | None
    knights_between: tuple[int, int] | None
    engine: int


class Village(Part):
    """A village. `income` is what it would bring whoever controls it now, taxes not counted."""

    controller: int | None
    fort: str | None
    mills: int
    besiegers: list[int]
    admitted: list[int]
    income: int
    forces: list[Force]


class Lord(Part):
    """A lord in play: place, titles and relics, and for a prisoner the captor and the ransom."""

    seat: int
    village: str | None
    stand: str | None
    titles: list[str]
    bishop_of: str | None
    is_cardinal: bool
    is_d_arc: bool
    is_assassin: bool
    spouse: str | None
    captor: int | None
    ransom: int | None
    relics: list[str]


class Bishopric(Part):
    bishop: str | None
    calamities: list[str]
    good_harvest: bool
    fine_weather: bool


class Crown(Part):
    """Who holds the offices of the realm. A queen who reigns alone is regent."""

    king: str | None
    queen: str | None
    is_regent: bool
    dauphin: str | None
    pope: str | None
    cardinals: list[str]
    excommunicated: str | None


class Tax(Part):
    """A tax that is laid and not yet collected: who gets it, by which right, and on which fief or bishoprics."""

    seat: int
    way: str
    on: list[str]
    lord: str


class Decks(Part):
    """How many cards are left; the back of the top event card; calamities on the track; sizes of the discard piles."""

    events: int
    characters: int
    top: str
    face_down: int
    discarded: int


class Relic(Part):
    """Where a relic is: with a lord, or in a village."""

    lord: str | None
    village: str | None


class Supply(Part):
    men: int
    knights: int


class Player(Part):
    """A family. `money` is null where it is hidden, `supply` in the fog. `votes` are those it would have by office.

    `missing` are the victory points it needs to win, alone or with its ally. `income` is what the next income would
    bring if nothing changed.
    """

    seat: int
    money: int | None
    tokens: int
    cards: int
    points: int
    points_by: dict[str, int]
    missing: int
    ally: int | None
    villages: list[str]
    lords: list[str]
    income: int
    supply: Supply | None
    votes: dict[str, int]


class Table(Part):
    """What everybody sees. `winning` are those who would win if the turn ended now.

    What is under way is null where there is none of it.
    """

    turn: int
    last_turn: int | None
    phase: str
    first: int
    order: list[int]
    winning: list[int]
    villages: dict[str, Village]
    lords: dict[str, Lord]
    fiefs: dict[str, str | None]
    bishoprics: dict[str, Bishopric]
    crown: Crown
    taxes: list[Tax]
    relics: dict[str, Relic]
    decks: Decks
    players: list[Player]
    election: Election | None
    battle: Battle | None
    march: March | None
    offer: Offer | None
    revolt: Revolt | None
    window: Window | None
    talk: Talk | None
    step: str
    waiting: list[int]
    over: bool


class InHand(Part):
    card: str
    is_surprise: bool


class Troops(Part):
    men: int
    knights: int


class KnownCard(Part):
    """A card that one knows one of these seats to hold."""

    card: str
    held_by: list[int]


class DearTitle(Part):
    """A fief title that lacks nothing but the money."""

    fief: str
    price: int


class Mine(Part):
    """What only one player knows.

    `counted` is everybody's money where it is hidden, the own and that of others as far as one can count it; `troops`
    and `in_supply` tell what one has in the fog; `too_dear` are titles one could buy just now with more money.
    """

    seat: int
    hand: list[InHand]
    counted: list[int | None] | None
    troops: dict[str, Troops]
    in_supply: Supply | None
    known_cards: list[KnownCard]
    passes_until: str | None
    ballot: Ballot | None
    letter: Letter | None
    too_dear: list[DearTitle]


# ---------------------------------------------------------------- for everybody


class Now:
    """A moment as a spectator knows it, with the steps under way.

    `board` stands for all that lies open: titles, lords, villages, troops, taxes and what lies in bishoprics.
    """

    def __init__(self, m: Match, seen: Seen, kept: Kept) -> None:
        s = seen.known
        assert isinstance(s, State)
        self.m, self.seen, self.s, self.cells, self.seats = m, seen, s, s.cells, seen.seats
        self.frames = frames_of(s)
        self.board = kept.edition("board", numbers_of_board(s))

    @cached_property
    def control(self) -> list[int]:
        return [int(controller(self.s, village)) for village in range(VILLAGES)]

    def under_way(self, step: str, made: Callable[[State, dict[str, int]], Way]) -> Way | None:
        return made(self.s, self.frames) if step in self.frames else None


def numbers_of_board(s: State) -> tuple[object, ...]:
    cells = s.cells
    return (
        cells[KING:TOP_BACK],
        cells[CALAMITY_IN:MONEY],
        cells[FAMILY_OF:STANDING],
        cells[ENGINE_AT:HAND_SIZE],
        cells[CONTROL : COUNTED if cells[FOG] else FOG_LEAST],
        cells[RELIC_AT:CELLS],
    )


def villages(now: Now) -> dict[str, Village]:
    return {name: village_of(now.s, i, now.control[i], now.seats) for i, name in enumerate(VILLAGE.names)}


def lords(now: Now) -> dict[str, Lord]:
    return {name: lord_of(now.s, i) for i, name in enumerate(LORD.names) if now.s.owner(i) >= 0}


def titles(now: Now) -> dict[str, str | None]:
    return {name: lord_name(int(now.s.holder(i))) for i, name in enumerate(FIEF.names)}


def bishoprics(now: Now) -> dict[str, Bishopric]:
    return {name: bishopric(now.s, i) for i, name in enumerate(BISHOPRIC.names)}


def taxes_played(now: Now) -> list[Tax]:
    return [tax_of(int(now.cells[TAXES + i])) for i in range(MOST_TAXES) if now.cells[TAXES + i] >= 0]


def all_relics(now: Now) -> dict[str, Relic]:
    return {RELIC.names[i]: relic(now.s, i) for i in range(RELICS if now.cells[RELICS_IN_PLAY] else 0)}


def decks(now: Now) -> Decks:
    cells = now.cells
    return Decks(
        events=int(cells[EVENTS_LEFT] + cells[DECK_CALAMITIES]),
        characters=int(cells[CHARACTERS_LEFT]),
        top=BACK.text(cells[TOP_BACK]),
        face_down=int(cells[FACE_DOWN]),
        discarded=sum([int(cells[DISCARDS + i]) for i in range(KINDS)]),
    )


def numbers_of_players(now: Now) -> object:
    """What is told of the families besides what lies open: the turn, money and tokens, how many cards they hold."""
    cells = now.cells
    return now.board, cells[SEATS:RELICS_IN_PLAY], cells[MONEY:FAMILY_OF], cells[HAND_SIZE:HAND_OF]


def lord_name(lord: int) -> str | None:
    return LORD.names[lord] if lord >= 0 else None


def names_in(mask: int) -> list[str]:
    """Lords of a mask."""
    return [name for i, name in enumerate(LORD.names) if mask & BIT[i]] if mask else []


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask & BIT[seat]] if mask else []


# ---------------------------------------------------------------- the map


def village_of(s: State, village: int, seat: int, seats: int) -> Village:
    cells, fort = s.cells, int(s.cells[FORT_IN + village])
    return Village(
        controller=seat if seat >= 0 else None,
        fort=FORT.names[fort] if fort else None,
        mills=int(cells[MILLS_IN + village]),
        besiegers=seats_in(int(besiegers(s, village)), seats),
        admitted=seats_in(int(cells[ADMITTED + village]), seats),
        income=income_of(s, village, seat),
        forces=forces(s, village, seats),
    )


def income_of(s: State, village: int, seat: int) -> int:
    """What a village and its mills bring the controller; a tithe takes the income of mills. [F-3.1] [F-3.4]"""
    if seat < 0 or is_besieged(s, village):
        return 0
    where, found = BISHOPRIC_OF[village], int(VILLAGE_YIELD)
    if s.cells[MILLS_IN + village] and taxes.tither(s, where) < 0:
        found += int(working_mills(s, village) * mill_yield(s, where))
    return found


def forces(s: State, village: int, seats: int) -> list[Force]:
    """Everybody in a village, stand by stand."""
    lords_here = int(s.cells[LORDS_IN + village])
    if not lords_here and not any([s.troops(seat, village) for seat in range(seats)]):
        return []
    found: list[Force] = []
    stands = [int(stand_of(village, i)) for i in range(stands_of(village))]
    held = [lord for lord in range(LORDS) if lords_here & BIT[lord] and s.cells[CAPTOR + lord] >= 0]
    for seat in range(seats):
        captives = [lord for lord in held if s.cells[CAPTOR + lord] == seat]
        if not captives and not s.is_present(seat, village):
            continue
        engine = int(engine_of(s, seat, village))
        dice = int(s.cells[ENGINE_SIDE + 2 * seat + engine]) if engine >= 0 else 0
        for stand in stands:
            here = force_at(s, seat, stand, [lord for lord in captives if s.cells[STAND_OF + lord] == stand], dice)
            if here is not None:
                found.append(here)
                dice = 0  # it belongs to the first stand
    return found


def force_at(s: State, seat: int, stand: int, captives: list[int], dice: int) -> Force | None:
    lords = names_in(int(lords_at(s, seat, stand)))
    men, knights = int(standing(s, seat, stand, MAN)), int(standing(s, seat, stand, KNIGHT))
    if not (lords or captives or men or knights):
        return None
    is_hidden, i, gate = are_kinds_hidden(s, seat), seat * STANDS + stand, int(NEIGHBOUR_AT[stand])
    between = (int(s.cells[FOG_LEAST + i]), int(s.cells[FOG_MOST + i]))
    return Force(
        seat=seat,
        stand=STAND.names[stand],
        gate=VILLAGE.names[gate] if gate >= 0 else None,
        lords=lords,
        prisoners=[LORD.names[lord] for lord in captives],
        tokens=men + knights,
        men=None if is_hidden else men,
        knights=None if is_hidden else knights,
        knights_between=between if is_hidden else None,
        engine=dice,
    )


def bishopric(s: State, i: int) -> Bishopric:
    return Bishopric(
        bishop=lord_name(int(s.cells[BISHOP + i])),
        calamities=[name for kind, name in enumerate(CALAMITY.names) if s.has_calamity(i, kind)],
        good_harvest=bool(s.cells[HARVEST_IN + i]),
        fine_weather=bool(s.cells[WEATHER_IN + i]),
    )


def tax_of(tax: int) -> Tax:
    way = int(taxes.way_of(tax))
    if way == taxes.TITHE_BY_POPE:
        on = [name for i, name in enumerate(BISHOPRIC.names) if taxes.bishoprics_of(tax) & BIT[i]]
    else:
        on = [(FIEF if way <= taxes.LAND_BY_RULER else BISHOPRIC).names[taxes.target_of(tax)]]
    return Tax(seat=int(taxes.seat_of(tax)), way=TAX_WAY.names[way], on=on, lord=LORD.names[taxes.lord_of(tax)])


def relic(s: State, i: int) -> Relic:
    carrier, village = int(relics.carrier(s, i)), int(relics.village_of(s, i))
    return Relic(lord=lord_name(carrier), village=VILLAGE.names[village] if carrier < 0 <= village else None)


# ---------------------------------------------------------------- lords and families


def lord_of(s: State, lord: int) -> Lord:
    cells, stand = s.cells, int(s.cells[STAND_OF + lord])
    where, captor = int(bishopric_of(s, lord)), int(cells[CAPTOR + lord])
    carried = [RELIC.names[i] for i in range(RELICS if cells[RELICS_IN_PLAY] else 0) if relics.carrier(s, i) == lord]
    return Lord(
        seat=int(s.owner(lord)),
        village=VILLAGE.names[s.village_of(lord)] if stand >= 0 else None,
        stand=STAND.names[stand] if stand >= 0 else None,
        titles=[FIEF.names[fief] for fief in range(FIEFS) if s.holder(fief) == lord],
        bishop_of=BISHOPRIC.names[where] if where >= 0 else None,
        is_cardinal=bool(is_cardinal(s, lord)),
        is_d_arc=bool(is_d_arc(s, lord)),
        is_assassin=bool(cells[ASSASSINS] & BIT[lord]),
        spouse=lord_name(int(cells[SPOUSE + lord])),
        captor=captor if captor >= 0 else None,
        ransom=int(ransom(s, lord)) if captor >= 0 else None,
        relics=carried,
    )


def crown(now: Now) -> Crown:
    s, cells = now.s, now.cells
    return Crown(
        king=lord_name(int(cells[KING])),
        queen=lord_name(int(cells[QUEEN])),
        is_regent=bool(cells[IS_REGENT]),
        dauphin=lord_name(int(cells[DAUPHIN])),
        pope=lord_name(int(cells[POPE])),
        cardinals=[name for i, name in enumerate(LORD.names) if s.owner(i) >= 0 and is_cardinal(s, i)],
        excommunicated=lord_name(int(cells[EXCOMMUNICATED])),
    )


def players(now: Now) -> list[Player]:
    """All families, each with what it would have if something were counted now."""
    s, control, seats = now.s, now.control, now.seats
    points = [points_of(s, seat) for seat in range(seats)]
    totals = [sum(by.values()) for by in points]
    income = incomes(s, control, seats)
    is_fog = bool(s.cells[FOG])
    found: list[Player] = []
    for seat in range(seats):
        ally = int(ally_of(s, seat))
        is_paired = ally >= 0 and seats >= PAIRS_FROM
        need = VP_ALLIED - totals[ally] if is_paired else VP_ALONE
        found.append(
            Player(
                seat=seat,
                money=None if s.cells[HIDDEN_MONEY] else int(s.money(seat)),
                tokens=int(s.cells[TOKENS + seat]),
                cards=int(s.hand_size(seat)),
                points=totals[seat],
                points_by=points[seat],
                missing=max(0, int(need) - totals[seat]),
                ally=ally if ally >= 0 else None,
                villages=[VILLAGE.names[i] for i in range(VILLAGES) if control[i] == seat],
                lords=[name for i, name in enumerate(LORD.names) if s.owner(i) == seat],
                income=income[seat],
                supply=None if is_fog else supply_of(s, seat),
                votes={OFFICE.names[office]: int(votes(s, office, seat)) for office in range(OFFICES)},
            )
        )
    return found


def points_of(s: State, seat: int) -> dict[str, int]:
    return {
        "fief_titles": int(fief_titles_of(s, seat)),
        "king": int(is_kings(s, seat)),
        "pope": int(is_popes(s, seat)),
    }


def incomes(s: State, control: list[int], seats: int) -> list[int]:
    """What the next income would bring each family as things stand. [F-3]"""
    found = [0] * seats
    for village, seat in enumerate(control):
        if seat >= 0:
            found[seat] += income_of(s, village, seat)
    for fief in range(FIEFS):
        seat = int(taxes.land_tax_of(s, fief))
        if seat >= 0:
            found[seat] += int(LAND_TAX_YIELD * size(FIEF_VILLAGES[fief]))
    for where in range(BISHOPRICS):
        seat = int(taxes.tither(s, where))
        if seat >= 0:
            found[seat] += int(mill_yield(s, where) * mills_in(s, where))
    queen = int(s.cells[QUEEN])
    if queen >= 0:
        found[s.owner(queen)] += int(QUEEN_YIELD)
    return found


def supply_of(s: State, seat: int) -> Supply:
    return Supply(men=int(in_supply(s, seat, MAN)), knights=int(in_supply(s, seat, KNIGHT)))


# ---------------------------------------------------------------- for one seat


def mine(m: Match, seen: Seen) -> Mine:
    """Hand, hidden means and secrets under way, from what their owner knows."""
    s, seat = seen.known, seen.viewer
    assert isinstance(s, State)
    frames, is_fog = frames_of(s), bool(s.cells[FOG])
    hand = [kind for kind in range(KINDS) for _ in range(s.hand(seat, kind))]
    until = int(s.cells[STANDING + seat])
    return Mine(
        seat=seat,
        hand=[InHand(card=KIND.names[kind], is_surprise=bool(IS_SURPRISE[kind])) for kind in hand],
        counted=[money_of(s, other) for other in range(seen.seats)] if s.cells[HIDDEN_MONEY] else None,
        troops=troops(s, seat) if is_fog else {},
        in_supply=supply_of(s, seat) if is_fog else None,
        known_cards=known_cards(s, seat, seen.seats),
        passes_until=UNTIL.text(until) if until > NO_STANDING else None,
        ballot=ballot(s, frames, seat),
        letter=letter(s, frames["offer"], seat) if "offer" in frames else None,
        too_dear=too_dear(s, frames, seat),
    )


def too_dear(s: State, frames: dict[str, int], seat: int) -> list[DearTitle]:
    """Titles that a player who buys could have but for their price. [F-4.3.1]"""
    f = frames.get("buying", -1)
    if f < 0 or s.stack[f + buying.SEAT] != seat:
        return []
    money, waived = buying.means(s, f, seat), s.stack[f + buying.WAIVED]
    return [
        DearTitle(fief=FIEF.names[fief], price=int(title_price(s, seat, fief, waived)))
        for fief in range(FIEFS)
        if claim_refusal(s, seat, fief)[0] == LEGAL and title_price(s, seat, fief, waived) > money
    ]


def money_of(s: State, seat: int) -> int | None:
    """Deniers, None where the viewer of a state cannot be sure of them. [F-13.6]"""
    return None if s.money(seat) == UNKNOWN else int(s.money(seat))


def troops(s: State, seat: int) -> dict[str, Troops]:
    return {
        STAND.names[stand]: Troops(
            men=int(standing(s, seat, stand, MAN)), knights=int(standing(s, seat, stand, KNIGHT))
        )
        for stand in range(STANDS)
        if has_troops(s, seat, stand)
    }


def known_cards(s: State, seat: int, seats: int) -> list[KnownCard]:
    """Cards of others that a player has seen or given away."""
    first = KNOWN_CARD + row_of(s, seat) * CARDS
    row = list(s.cells[first : first + CARDS])  # quicker than one by one
    if not any(row):
        return []
    found = []
    for kind in range(KINDS):
        for i in range(COPIES[kind]):
            holders = seats_in(int(row[COPY_FIRST[kind] + i]), seats)
            if holders:
                found.append(KnownCard(card=KIND.names[kind], held_by=holders))
    return found


def mine_from(seen: Seen) -> tuple[object, ...]:
    """Cards, money and troops; and what one has laid or written, which is nothing to most and quickly found out."""
    s, seat = seen.known, seen.viewer
    assert isinstance(s, State)
    cells, known, frames = s.cells, KNOWN_CARD + row_of(s, seat) * CARDS, frames_of(s)
    return (
        cells[HAND_OF + seat * KINDS : HAND_OF + (seat + 1) * KINDS],
        cells[known : known + CARDS],
        cells[STANDING + seat],
        cells[MONEY:TOKENS] if cells[HIDDEN_MONEY] else None,
        (cells[LORDS_IN:FOG_LEAST], cells[STAND_OF:CAPTOR]) if cells[FOG] else None,
        ballot(s, frames, seat),
        letter(s, frames["offer"], seat) if "offer" in frames else None,
        too_dear(s, frames, seat),
    )


TABLE: Fields[Now] = Fields(
    Table,
    Now,
    {
        "turn": Field(lambda now: int(now.cells[TURN])),
        "last_turn": Field(lambda now: int(now.cells[TURN_LIMIT]) or None),
        "phase": Field(lambda now: PHASES[now.cells[PHASE]]),
        "first": Field(lambda now: int(now.cells[FIRST])),
        "order": Field(lambda now: [int((now.cells[FIRST] + i) % now.seats) for i in range(now.seats)]),
        "winning": Field(lambda now: seats_in(int(winners(now.s)), now.seats)),
        "villages": Field(villages, lambda now: now.board),
        "lords": Field(lords, lambda now: now.board),
        "fiefs": Field(titles, lambda now: now.board),
        "bishoprics": Field(bishoprics, lambda now: now.board),
        "crown": Field(crown, lambda now: now.board),
        "taxes": Field(taxes_played, lambda now: now.board),
        "relics": Field(all_relics, lambda now: now.board),
        "decks": Field(decks, lambda now: now.cells[TOP_BACK:CALAMITY_IN]),
        "players": Field(players, numbers_of_players),
        "election": Field(lambda now: now.under_way("election", election)),
        "battle": Field(lambda now: battle(now.m, now.seen, now.s, now.frames) if "battle" in now.frames else None),
        "march": Field(lambda now: march(now.s, now.frames) if "group" in now.frames else None),
        "offer": Field(lambda now: offer(now.s, now.frames["offer"]) if "offer" in now.frames else None),
        "revolt": Field(lambda now: now.under_way("revolt", revolt)),
        "window": Field(lambda now: window(now.s, now.frames["window"], now.seats) if "window" in now.frames else None),
        "talk": Field(lambda now: talk(now.s, now.frames["talk"], now.seats) if "talk" in now.frames else None),
        "step": Field(lambda now: now.seen.step),
        "waiting": Field(lambda now: now.seen.waiting),
        "over": Field(lambda now: now.seen.over),
    },
)
DRAWN = Drawn(Facts, View, Table, Mine, TABLE.table, mine, TABLE.written, mine_from)
