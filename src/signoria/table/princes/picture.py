"""A moment of Princes as a picture: market, courts and what is under way for everybody, cards for their owner."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Literal, TypeVar

from signoria import Match, Seen
from signoria.games.princes.actions import (
    bid_means,
    bits,
    building_price,
    character_of,
    closed_squares,
    closed_to,
    has_room,
    minimum,
    muse_bonus,
    neighbour,
    opening_bid,
    princess_value,
    stack_left,
    work_value,
)
from signoria.games.princes.cards import AT_HAND, AT_LOOK, AT_PACK, AT_STACK, AT_TABLE, UNDER, in_stack
from signoria.games.princes.messages import (
    E_BONUS,
    E_NAMED,
    E_PAID,
    E_PRINCESS,
    E_RAISED,
    E_RECRUITED,
    E_ROUND,
    E_WON,
    E_WORK,
)
from signoria.games.princes.pieces import (
    BONUS_DECK,
    BUILDING,
    CARD,
    CELL,
    CHARACTER,
    CHARACTERS,
    DECK,
    DECK_END,
    DECK_FIRST,
    FREEDOM,
    LANDSCAPE,
    LANDSCAPE_PIECE,
    LANDSCAPE_TYPE,
    OBJECT,
    PRESTIGE_AT,
    PRESTIGE_DECK,
    PRESTIGES,
    PROFESSION_DECK,
    PROFESSIONS,
)
from signoria.games.princes.scoring import prestige_points
from signoria.games.princes.shapes import (
    BIT,
    BUILDINGS,
    DRAWINGS,
    JOINT_LEFT,
    JOINT_RIGHT,
    MASK,
    PLACES,
    PLACES_OF,
    SQUARES,
    WHOLE_GRID,
)
from signoria.games.princes.state import (
    ARCHITECTS,
    BANK_POT,
    BEST_WORK,
    BUILDINGS_LEFT,
    BUILT,
    COOPERATIVE,
    FACE,
    FREEDOMS,
    FREEDOMS_LEFT,
    JESTERS,
    LAND_MASK,
    LAND_TYPE,
    LANDSCAPES_LEFT,
    MAYBE,
    MONEY,
    MOST_LANDSCAPES,
    OPEN_MONEY,
    PARTNER,
    PLACE,
    POINTS,
    PRESTIGE,
    RECRUITING_HAND,
    RECRUITING_TABLE,
    ROUND,
    SOURCE_NAMES,
    SOURCES,
    START,
)
from signoria.games.princes.state import Table as State
from signoria.games.princes.steps import auction, characters, looking, objects, together, turns, works
from signoria.games.princes.steps.kinds import WORKING
from signoria.games.princes.steps.works import best_value, bonus_now
from signoria.kernel.flow import Event
from signoria.table.picture import Drawn, Field, Fields, Kept, Part, PerSeat, frames_of
from signoria.table.princes.facts import WORTH, Facts
from signoria.table.princes.view import View

Phase = Literal["setup", "auction", "characters", "actions", "end"]
Stage = Literal["placing", "pricing", "answering", "counter_placing", "counter_pricing", "counter_answering"]
STAGES: tuple[Stage, ...] = (
    "placing", "pricing", "answering", "counter_placing", "counter_pricing", "counter_answering",
)  # fmt: skip
OF_SALES = frozenset((E_ROUND, E_WON, E_PAID))
Cards = dict[tuple[int, int], list[int]]  # by place and deck
Way = TypeVar("Way")
Cells = list[str]  # squares of a court by their names, `a1` at the upper left


class Sale(Part):
    """Who has bought an object in a round, and for how many florins."""

    round: int
    seat: int
    florins: int


class Lot(Part):
    """An object of the auction: how many are left, and all sales of it in this game."""

    object: str
    left: int
    sales: list[Sale]


class Bid(Part):
    seat: int
    florins: int


class Bidding(Part):
    """The object that is being auctioned. `next` is the next bid, `asked` who says now whether to make it.

    `bids` are the last bids of each player in the order they were made. `out` are those who take part no more in this
    round.
    """

    object: str | None
    florins: int
    next: int
    leader: int | None
    asked: int | None
    may_raise: list[int]
    passed: list[int]
    out: list[int]
    bids: list[Bid]


class Character(Part):
    """A character of the expansion: the bid on it, or whose it is. [P-10.2]"""

    character: str
    bid: Bid | None
    owner: int | None


class Supply(Part):
    """What is still available; the cards of each stack."""

    buildings: dict[str, int]
    freedoms: dict[str, int]
    cards: dict[str, int]


class Piece(Part):
    """A building or landscape in a court; a building across the border names the partner."""

    piece: str
    cells: Cells
    partner: int | None


class Court(Part):
    """A principality: its pieces, how many squares are empty, and those a building put up alone may not cover."""

    palace: Cells
    pieces: list[Piece]
    empty: int
    closed: Cells


class Player(Part):
    """A player. `florins` are null where money is hidden; cards in hand are numbers. `score` is prestige by sources.

    `recruits` are professions in hand that everybody knows, for they were recruited.
    """

    seat: int
    florins: int | None
    prestige: int
    score: dict[str, int]
    jesters: int
    architects: int
    building_price: int
    freedoms: list[str]
    professions: int
    recruits: list[str]
    bonus_cards: int
    prestige_cards: int
    revealed: list[str]
    recruiting_cards: int
    works: list[str]
    recruited_works: int
    best_work: int
    character: str | None
    left: int | None
    right: int | None
    court: Court


class Turn(Part):
    """Whose turn it is, and how many actions are left."""

    seat: int
    actions: int


class WorkUnderWay(Part):
    """A work that is being completed: its profession (null: the Princess), its value so far, bonus cards played."""

    seat: int
    profession: str | None
    value: int
    bonus_cards: list[str]


class Payment(Part):
    """Florins for a work that may be changed into prestige points."""

    seat: int
    florins: int


class Looking(Part):
    """Somebody looks at cards and keeps one."""

    seat: int
    deck: str
    is_kept: bool


class Laying(Part):
    """Somebody is laying a piece."""

    seat: int
    piece: str


class Offer(Part):
    """Where a building put up together would lie, by seats, and what the partner would pay."""

    covers: dict[str, Cells]
    florins: int | None


class Proposal(Part):
    """Somebody proposes to build together; `before` is what a counter-proposal answers. [P-11.2]"""

    proposer: int
    partner: int
    side: Literal["left", "right"]
    building: str
    stage: Stage
    offer: Offer | None
    before: Offer | None


class Table(Part):
    """What everybody sees; money in florins."""

    round: int
    phase: Phase
    minimum: int
    start: int
    opening_bid: int
    turn: Turn | None
    lots: list[Lot]
    bidding: Bidding | None
    characters: list[Character]
    pot: int
    supply: Supply
    players: list[Player]
    work: WorkUnderWay | None
    payment: Payment | None
    looking: Looking | None
    laying: Laying | None
    proposal: Proposal | None
    step: str
    waiting: list[int]
    over: bool


class Parts(Part):
    """What a work is worth, part by part. [P-5.2.2]"""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    muse: int


class Work(Part):
    """A profession and its work as it would be now: alone, with all bonus cards, and whether that is enough."""

    card: str
    value: int
    best: int
    parts: Parts
    is_enough: bool


class BonusCard(Part):
    """What a bonus card would add to a work now."""

    card: str
    worth: int


class PrestigeCard(Part):
    """What a prestige card would bring if the game ended now, and the most it can."""

    card: str
    now: int
    most: int


class Mine(Part):
    """What only one player knows. `purse` is the player's florins where money is hidden from others, else null.

    `places` holds every place of each of the 13 pieces on the own court: by turns, the squares of its upper left
    corner. `wanted` says of things which professions in hand want them, `room` which landscapes still fit. `under` are
    the cards that the player knows under the stacks, the next ones of each deck first.
    """

    seat: int
    purse: int | None
    most_bid: int
    hand: list[Work]
    pack: list[Work]
    looked_at: list[str]
    under: list[str]
    bonus: list[BonusCard]
    prestige: list[PrestigeCard]
    princess: int | None
    wanted: dict[str, list[str]]
    room: list[str]
    places: dict[str, dict[str, Cells]]


# ---------------------------------------------------------------- for everybody


class Now:
    """A moment as a spectator knows it, with the steps under way."""

    def __init__(self, m: Match, seen: Seen, kept: Kept) -> None:
        s = seen.known
        assert isinstance(s, State)
        self.events, self.seen, self.s, self.cells, self.frames = m.events, seen, s, s.cells, frames_of(s)
        self.cards = kept.edition("cards", cells_of_cards(s))

    @cached_property
    def at(self) -> Cards:
        return cards_at(self.s)

    @cached_property
    def recruits(self) -> dict[int, list[str]]:
        """Professions in hand that everybody knows: recruited, and no work has come of them yet. [P-4.5.2]"""
        found: dict[int, int] = {}
        if any(self.cells[RECRUITING_TABLE : RECRUITING_TABLE + self.seen.seats]):
            for event in self.events:
                if event.kind == E_RECRUITED:
                    found[int(event.numbers[1])] = int(event.a)
                elif event.kind == E_WORK:
                    found.pop(int(event.numbers[1]), None)
        return {seat: [CARD.names[card] for card in found if found[card] == seat] for seat in set(found.values())}

    @property
    def last_sale(self) -> int:
        """The last event that says something of sales. The log only grows."""
        i = len(self.events) - 1
        while i >= 0 and self.events[i].kind not in OF_SALES:
            i -= 1
        return i

    def under_way(self, step: str, made: Callable[[State, int], Way]) -> Way | None:
        return made(self.s, self.frames[step]) if step in self.frames else None


def cells_of_cards(s: State) -> tuple[object, ...]:
    return s.cells[FACE:PLACE], s.cells[PLACE:MAYBE]


def lots(now: Now) -> list[Lot]:
    sales = sales_of(now.events)
    return [lot(now.s, thing, sales) for thing in things_on_offer(now.seen.seats)]


def all_characters(now: Now) -> list[Character]:
    many = CHARACTERS if now.s.is_expanded() else 0
    return [character(now.s, i, now.frames.get("characters", -1)) for i in range(many)]


def supply(now: Now) -> Supply:
    s, cells = now.s, now.cells
    return Supply(
        buildings={name: int(cells[BUILDINGS_LEFT + i]) for i, name in enumerate(BUILDING.names)},
        freedoms={name: int(cells[FREEDOMS_LEFT + i]) for i, name in enumerate(FREEDOM.names)},
        cards={name: int(in_stack(s, i)) for i, name in enumerate(DECK.names)},
    )


def numbers_of_player(now: Now, seat: int) -> object:
    """What is told of a player: means and points, the court with what lies across its borders, cards."""
    cells = now.cells
    return (
        cells[MONEY:BUILT],
        character_of(now.s, seat),
        cells[BUILT:POINTS] if cells[COOPERATIVE] else own_court(now.s, seat),
        cells[POINTS + seat * SOURCES : POINTS + (seat + 1) * SOURCES],
        now.cards,
    )


def own_court(s: State, seat: int) -> tuple[object, ...]:
    """The numbers of what lies in a principality."""
    buildings, landscapes = seat * BUILDINGS, seat * MOST_LANDSCAPES
    return (
        s.cells[BUILT + buildings : BUILT + buildings + BUILDINGS],
        s.cells[PARTNER + buildings : PARTNER + buildings + BUILDINGS],
        s.cells[LAND_TYPE + landscapes : LAND_TYPE + landscapes + MOST_LANDSCAPES],
        s.cells[LAND_MASK + landscapes : LAND_MASK + landscapes + MOST_LANDSCAPES],
    )


def phase_of(s: State, frames: dict[str, int], is_over: bool) -> Phase:
    if is_over:
        return "end"
    if not s.cells[ROUND]:
        return "setup"
    return "auction" if "auction" in frames else "characters" if "characters" in frames else "actions"


def things_on_offer(seats: int) -> list[int]:
    """The stacks of this table: with two players the landscapes are one. [P-9.3]"""
    return [*range(3, 7), LANDSCAPE] if seats == 2 else list(range(7))


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def sales_of(events: list[Event]) -> dict[int, list[Sale]]:
    """What was sold to whom for how much, by object.

    The log is public here: none of these kinds has private numbers.
    """
    sales: dict[int, list[Sale]] = {}
    number, won = 0, None
    for event in events:
        kind = int(event.kind)
        if kind not in OF_SALES:
            continue
        if kind == E_ROUND:
            number = int(event.a)
        elif kind == E_WON:
            won = Sale(round=number, seat=int(event.a), florins=0)
            sales.setdefault(int(event.b), []).append(won)
        elif won is not None and won.seat == event.a:
            won.florins = 100 * int(event.b)
            won = None
    return sales


def bids_of(events: list[Event]) -> list[Bid]:
    """The bids on the last object that was named, the latest of each player."""
    bids: dict[int, Bid] = {}
    for event in reversed(events):
        kind = int(event.kind)
        if kind in (E_NAMED, E_RAISED) and event.a not in bids:
            florins = 100 * int(event.c if kind == E_NAMED else event.b)
            bids[int(event.a)] = Bid(seat=int(event.a), florins=florins)
        if kind == E_NAMED:
            break
    return [*bids.values()][::-1]


def lot(s: State, thing: int, sales: dict[int, list[Sale]]) -> Lot:
    return Lot(object=OBJECT.names[thing], left=int(stack_left(s, thing)), sales=sales.get(thing, []))


def turn(s: State, f: int) -> Turn:
    return Turn(seat=int(s.stack[f + turns.SEAT]), actions=int(s.stack[f + turns.LEFT]))


def bidding(s: State, frames: dict[str, int], events: list[Event]) -> Bidding:
    """What is auctioned now; between two objects, who is out."""
    seats, g, f = int(s.seats()), frames["auction"], frames.get("bid", -1)
    out = seats_in(int(s.stack[g + auction.OUT]), seats)
    if f < 0:
        return Bidding(
            object=None, florins=0, next=0, leader=None, asked=None, may_raise=[], passed=[], out=out, bids=[]
        )
    step = s.steps[s.stack[f]]
    assert isinstance(step, auction.Bidding)
    leader, best = int(s.stack[f + auction.HIGHEST]), int(s.stack[f + auction.BEST])
    return Bidding(
        object=OBJECT.names[s.stack[f + auction.OBJECT]],
        florins=100 * best,
        next=100 * (best + 1),
        leader=leader,
        asked=int(s.stack[f + auction.ASKED]),
        may_raise=[seat for seat in range(seats) if seat != leader and step.is_entitled(s, f, seat)],
        passed=seats_in(int(s.stack[f + auction.PASSED]), seats),
        out=out,
        bids=bids_of(events),
    )


def character(s: State, i: int, f: int) -> Character:
    seats = int(s.seats())
    owner = next((seat for seat in range(seats) if character_of(s, seat) == i), None)
    by = int(s.stack[f + characters.BIDDERS + i]) if f >= 0 else 0
    bid = Bid(seat=by - 1, florins=100 * int(s.stack[f + characters.BIDS + i])) if 0 < by <= seats else None
    return Character(character=CHARACTER.names[i], bid=bid, owner=owner)


@lru_cache(maxsize=5_000)
def squares(mask: int) -> Cells:
    """The squares of a mask by their names; nobody may change the list."""
    return [CELL.names[i] for i in range(SQUARES) if mask & BIT[i]]


def player(s: State, seat: int, at: Cards, recruits: list[str]) -> Player:
    cells = s.cells
    owned = int(character_of(s, seat))
    left, right = (int(neighbour(s, seat, 0)), int(neighbour(s, seat, 1))) if cells[COOPERATIVE] else (-1, -1)
    first = POINTS + seat * SOURCES
    return Player(
        seat=seat,
        florins=100 * int(s.money(seat)) if cells[OPEN_MONEY] else None,
        prestige=int(s.prestige(seat)),
        score={source: int(cells[first + i]) for i, source in enumerate(SOURCE_NAMES) if cells[first + i]},
        jesters=int(cells[JESTERS + seat]),
        architects=int(cells[ARCHITECTS + seat]),
        building_price=100 * int(building_price(s, seat)),
        freedoms=[name for i, name in enumerate(FREEDOM.names) if cells[FREEDOMS + seat] >> i & 1],
        professions=len(at.get((AT_HAND + seat, PROFESSION_DECK), ())),
        recruits=recruits,
        bonus_cards=len(at.get((AT_HAND + seat, BONUS_DECK), ())),
        prestige_cards=len(at.get((AT_HAND + seat, PRESTIGE_DECK), ())),
        revealed=names(at, AT_TABLE + seat, PRESTIGE_DECK),
        recruiting_cards=int(cells[RECRUITING_HAND + seat]),
        works=names(at, AT_TABLE + seat, PROFESSION_DECK),
        recruited_works=int(cells[RECRUITING_TABLE + seat]),
        best_work=int(cells[BEST_WORK + seat]),
        character=CHARACTER.names[owned] if owned >= 0 else None,
        left=left if left >= 0 else None,
        right=right if right >= 0 else None,
        court=court(s, seat),
    )


def cards_at(s: State) -> Cards:
    """Cards by their place and deck, -1 for one that the viewer of a state does not know; those in stacks left out."""
    found: Cards = {}
    cells, tokens = s.cells, DECK_END[DECK.size - 1]
    places, faces = list(cells[PLACE : PLACE + tokens]), list(cells[FACE : FACE + tokens])  # quicker than one by one
    for deck in range(DECK.size):
        for token in range(DECK_FIRST[deck], DECK_END[deck]):
            place = places[token]
            if AT_STACK < place < UNDER:
                found.setdefault((int(place), deck), []).append(int(faces[token]))
    return found


def under_stacks(s: State) -> list[str]:
    """Cards that were put under a stack and are known to the viewer of a state, as they will be drawn."""
    cells = s.cells
    found = sorted((int(cells[PLACE + token]), int(cells[FACE + token])) for token in range(DECK_END[DECK.size - 1]))
    return [CARD.names[card] for place, card in found if place >= UNDER and card >= 0]


def known(at: Cards, place: int, deck: int) -> list[int]:
    """The cards of a deck at a place, as far as they are known."""
    return [card for card in at.get((place, deck), ()) if card >= 0]


def names(at: Cards, place: int, deck: int) -> list[str]:
    return [CARD.names[card] for card in known(at, place, deck)]


def court(s: State, seat: int) -> Court:
    pieces: list[Piece] = []
    for building in range(BUILDINGS):
        mask = int(s.built(seat, building))
        if mask:
            partner = int(s.cells[PARTNER + seat * BUILDINGS + building])
            told = partner if partner >= 0 else None
            pieces.append(Piece(piece=BUILDING.names[building], cells=squares(mask), partner=told))
    for i in range(seat * MOST_LANDSCAPES, (seat + 1) * MOST_LANDSCAPES):
        kind = int(s.cells[LAND_TYPE + i])
        if kind < 0:
            break
        pieces.append(Piece(piece=LANDSCAPE_TYPE.names[kind], cells=squares(int(s.cells[LAND_MASK + i])), partner=None))
    occupied = int(s.occupied(seat))
    return Court(
        palace=squares(int(s.palace())),
        pieces=pieces,
        empty=int(bits(WHOLE_GRID & ~occupied)),
        closed=squares(int(closed_squares(s, seat)) & ~occupied),
    )


# ---------------------------------------------------------------- what is under way


def work(s: State, f: int, events: list[Event]) -> WorkUnderWay:
    """The work that was begun last, with the bonus cards played on it since."""
    profession, played = None, []
    for event in reversed(events):
        if event.kind == E_BONUS:
            played.append(CARD.names[event.numbers[1]])
        elif event.kind in (E_WORK, E_PRINCESS):
            profession = CARD.names[event.numbers[1]] if event.kind == E_WORK else None
            break
    return WorkUnderWay(
        seat=int(s.stack[f + works.SEAT]),
        profession=profession,
        value=int(s.stack[f + works.VALUE]),
        bonus_cards=played[::-1],
    )


def payment(s: State, f: int) -> Payment:
    return Payment(seat=int(s.stack[f + works.SEAT]), florins=100 * int(s.stack[f + works.VALUE]))


def look(s: State, f: int) -> Looking:
    return Looking(
        seat=int(s.stack[f + looking.SEAT]),
        deck=DECK.names[s.stack[f + looking.LOOK_DECK]],
        is_kept=bool(s.stack[f + looking.KEPT]),
    )


def laying(s: State, f: int) -> Laying:
    return Laying(seat=int(s.stack[f + objects.SEAT]), piece=DRAWINGS[s.stack[f + objects.PIECE]][0])


def proposal(s: State, f: int) -> Proposal:
    proposer, side = int(s.stack[f + together.ACTIVE]), int(s.stack[f + together.SIDE])
    partner, stage = int(neighbour(s, proposer, side)), int(s.stack[f + together.STAGE])
    piece = int(s.stack[f + together.PIECE])
    both = (proposer, partner) if side == 1 else (partner, proposer)
    is_placed = stage not in (together.PLACING, together.COUNTER_PLACING)
    is_priced = stage in (together.ANSWERING, together.COUNTER_ANSWERING)
    spot, old = int(s.stack[f + together.SPOT]), int(s.stack[f + together.OLD_SPOT]) - 1
    sums = int(s.stack[f + together.OFFER]), int(s.stack[f + together.OLD_OFFER])
    return Proposal(
        proposer=proposer,
        partner=partner,
        side="right" if side == 1 else "left",
        building=BUILDING.names[piece],
        stage=STAGES[stage],
        offer=offer(piece, spot, both, 100 * sums[0] if is_priced else None) if is_placed else None,
        before=offer(piece, old, both, 100 * sums[1]) if stage >= together.COUNTER_PLACING and old >= 0 else None,
    )


def offer(piece: int, spot: int, both: tuple[int, int], florins: int | None) -> Offer:
    left, right = int(JOINT_LEFT[piece * PLACES + spot]), int(JOINT_RIGHT[piece * PLACES + spot])
    return Offer(covers={str(both[0]): squares(left), str(both[1]): squares(right)}, florins=florins)


# ---------------------------------------------------------------- for one seat


def mine(m: Match, seen: Seen) -> Mine:
    """Cards, means and places, from what their owner knows."""
    s, seat = seen.known, seen.viewer
    assert isinstance(s, State)
    at = cards_at(s)
    hand = known(at, AT_HAND + seat, PROFESSION_DECK)
    looked = [names(at, AT_LOOK + seat, deck) for deck in range(DECK.size)]
    return Mine(
        seat=seat,
        purse=None if s.cells[OPEN_MONEY] else 100 * int(s.money(seat)),
        most_bid=100 * int(bid_means(s, seat)),
        hand=[work_of(s, seat, card) for card in hand],
        pack=[work_of(s, seat, card) for card in known(at, AT_PACK + seat, PROFESSION_DECK)],
        looked_at=[card for deck in looked for card in deck],
        under=under_stacks(s),
        bonus=[
            BonusCard(card=CARD.names[card], worth=int(bonus_now(s, seat, card)))
            for card in known(at, AT_HAND + seat, BONUS_DECK)
        ],
        prestige=[prestige_card(s, seat, card) for card in known(at, AT_HAND + seat, PRESTIGE_DECK)],
        princess=int(princess_value(s, seat)) if s.is_expanded() else None,
        wanted=wanted(hand),
        room=[name for kind, name in enumerate(LANDSCAPE_TYPE.names) if has_room(s, seat, kind)],
        places=places_of(int(closed_to(s, seat, 0)), int(closed_to(s, seat, LANDSCAPE_PIECE))),
    )


def work_of(s: State, seat: int, card: int) -> Work:
    """A work by its parts; the cards are what is left of its value."""
    wants, value, best = PROFESSIONS[card], int(work_value(s, seat, card)), int(best_value(s, seat, card))
    building = WORTH["building"] if s.built(seat, wants.building) else 0
    landscape = WORTH["landscape"] if s.landscapes(seat, wants.landscape) else 0
    freedom = WORTH["freedom"] if s.has_freedom(seat, wants.freedom) else 0
    jesters, muse = WORTH["jester"] * int(s.cells[JESTERS + seat]), int(muse_bonus(s, seat))
    rest = value - building - landscape - freedom - jesters - muse
    parts = Parts(building=building, landscape=landscape, freedom=freedom, jesters=jesters, cards=rest, muse=muse)
    is_enough = bool(s.cells[ROUND]) and best >= int(minimum(s))
    return Work(card=CARD.names[card], value=value, best=best, parts=parts, is_enough=is_enough)


def prestige_card(s: State, seat: int, card: int) -> PrestigeCard:
    most = int(PRESTIGES[card - PRESTIGE_AT].points)
    return PrestigeCard(card=CARD.names[card], now=int(prestige_points(s, seat, card)), most=most)


def wanted(hand: list[int]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for card in hand:
        wants = PROFESSIONS[card]
        for name in (
            BUILDING.names[wants.building],
            LANDSCAPE_TYPE.names[wants.landscape],
            FREEDOM.names[wants.freedom],
        ):
            found.setdefault(name, []).append(CARD.names[card])
    return found


@lru_cache(maxsize=200)
def places_of(closed: int, occupied: int) -> dict[str, dict[str, Cells]]:
    """Every place of each piece beside closed squares; landscapes may lie wherever nothing lies. [P-4.1.6]"""
    return {
        name: places_of_piece(piece, closed if piece < BUILDINGS else occupied)
        for piece, (name, _) in enumerate(DRAWINGS)
    }


def places_of_piece(piece: int, closed: int) -> dict[str, Cells]:
    found: dict[str, Cells] = {}
    for place in PLACES_OF[piece]:
        if not MASK[piece * PLACES + place] & closed:
            found.setdefault(str(place // SQUARES), []).append(CELL.names[place % SQUARES])
    return found


def mine_from(seen: Seen) -> tuple[object, ...]:
    """Whatever a player has and knows, and what others have built and hold: some cards ask for that.

    Nobody's money or points but the own count, nor what is left on the board, nor any step under way but a work.
    """
    s, seat = seen.known, seen.viewer
    assert isinstance(s, State)
    cells = s.cells
    is_working = s.top >= 0 and s.stack[s.top] == WORKING
    own = is_working, cells[ROUND], cells[MONEY + seat], cells[PRESTIGE + seat], character_of(s, seat)
    return own, cells[JESTERS:BEST_WORK], cells[BUILT:POINTS], *cells_of_cards(s)


TABLE: Fields[Now] = Fields(
    Table,
    Now,
    {
        "round": Field(lambda now: int(now.cells[ROUND])),
        "phase": Field(lambda now: phase_of(now.s, now.frames, now.seen.over)),
        "minimum": Field(lambda now: int(minimum(now.s)) if now.cells[ROUND] else 0),
        "start": Field(lambda now: int(now.cells[START])),
        "opening_bid": Field(lambda now: 100 * int(opening_bid(now.s))),
        "turn": Field(lambda now: now.under_way("turn", turn)),
        "lots": Field(lots, lambda now: (now.last_sale, now.cells[LANDSCAPES_LEFT:FREEDOMS_LEFT], now.cards)),
        "bidding": Field(lambda now: bidding(now.s, now.frames, now.events) if "auction" in now.frames else None),
        "characters": Field(all_characters),
        "pot": Field(lambda now: 100 * int(now.cells[BANK_POT])),
        "supply": Field(supply, lambda now: (now.cells[FREEDOMS_LEFT:BANK_POT], now.cards)),
        "players": PerSeat(
            lambda now, seat: player(now.s, seat, now.at, now.recruits.get(seat, [])), numbers_of_player
        ),
        "work": Field(lambda now: work(now.s, now.frames["work"], now.events) if "work" in now.frames else None),
        "payment": Field(lambda now: now.under_way("change", payment)),
        "looking": Field(lambda now: now.under_way("look", look)),
        "laying": Field(lambda now: now.under_way("put", laying)),
        "proposal": Field(lambda now: now.under_way("proposal", proposal)),
        "step": Field(lambda now: now.seen.step),
        "waiting": Field(lambda now: now.seen.waiting),
        "over": Field(lambda now: now.seen.over),
    },
)
DRAWN = Drawn(Facts, View, Table, Mine, TABLE.table, mine, TABLE.written, mine_from)
