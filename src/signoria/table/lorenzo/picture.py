"""A moment of Lorenzo as a picture: board, Church and players for everybody, leaders in hand for their owner."""

from collections import Counter
from typing import get_args

from signoria import Match, Seen
from signoria.games.lorenzo.actions import is_closed, member_value
from signoria.games.lorenzo.effects import really_received
from signoria.games.lorenzo.moves import EXCHANGE_MOVE, SKIP, VERBS
from signoria.games.lorenzo.pieces import (
    BONUS_PRODUCTION,
    BONUS_TILE,
    CARD,
    CARD_TYPE,
    COUNCIL,
    DIE,
    GOOD,
    GOODS,
    HOME,
    LEADER,
    LEADER_COUNT,
    LORENZO,
    MEMBER,
    MILITARY,
    NEUTRAL,
    ROW_LIMIT,
    SLOT_MILITARY,
    SPACE,
    SPACES,
    TERRITORY,
    TILE,
)
from signoria.games.lorenzo.scoring import scores
from signoria.games.lorenzo.state import (
    ADVANCED,
    BONUS,
    COPY,
    COUNCIL_ROW,
    DICE,
    DISCARDED,
    DRAWN_TILES,
    FLOORS,
    HAND,
    HAND_SIZE,
    MARKERS,
    NAMED,
    ORDER,
    PLACES,
    PLAYED,
    REVEALED,
    ROUND,
    ROWS,
    SEEN,
    STOCK,
    TURNED,
)
from signoria.games.lorenzo.state import Table as State
from signoria.games.lorenzo.steps.leaders import requirement_refusal
from signoria.games.lorenzo.steps.work import CHOICES, SLOT, Working, arrow_gain, arrow_price, is_exchange
from signoria.kernel.flow import LEGAL
from signoria.kernel.moves import pack
from signoria.table.lorenzo.facts import Facts, MemberName, goods
from signoria.table.lorenzo.view import Dice, Goods, View
from signoria.table.picture import Drawn, Field, Fields, Kept, Part, PerSeat

COUNCIL_PLACES = 16
CARDS_OF_TYPE, CARDS_OF_PERIOD = 24, 8
MEMBERS: tuple[MemberName, ...] = get_args(MemberName)


class Standing(Part):
    """A member on a space."""

    seat: int
    member: MemberName


class Space(Part):
    """A space: the card that lies there, who stands there (in the council from left to right), whether it is shut."""

    card: str | None
    standing: list[Standing]
    closed: bool


class Tile(Part):
    """An excommunication tile, null before it is drawn, and who suffers by it."""

    tile: str | None
    suffers: list[int]


class Member(Part):
    """Where a member stands (null: at home) and what it is worth; no value before the dice are rolled."""

    space: str | None
    value: int | None


class Members(Part):
    black: Member
    white: Member
    orange: Member
    neutral: Member


class Played(Part):
    """A leader on the table, whether it was used in this round, and whom it copies, as Lorenzo de' Medici does."""

    leader: str
    is_used: bool
    copies: str | None


class Leaders(Part):
    """Leaders of a player that all may see: how many are in hand, which are played, which are discarded."""

    in_hand: int
    played: list[Played]
    discarded: list[str]
    named: MemberName | None  # the member that Montefeltro makes count 6 in this round


class Rows(Part):
    """The cards of a player by type, in the order they were taken."""

    territory: list[str]
    character: list[str]
    building: list[str]
    venture: list[str]


class Player(Part):
    """A player. `next_territory` is the military still needed for the next territory, 0 for none, null for no room.

    `score` is what the player would have if the game ended now, by sources; `total` is the sum of it.
    """

    seat: int
    goods: Goods
    bonus_tile: str | None
    members: Members
    cards: Rows
    next_territory: int | None
    excommunicated: list[int]
    leaders: Leaders | None
    score: dict[str, int]
    total: int


class Table(Part):
    """What everybody sees. `next_order` is how the next round would be played if this one ended now.

    `to_come` are the cards of this period that have not been seen, by type.
    """

    round: int
    period: int
    dice: Dice | None
    order: list[int]
    next_order: list[int]
    spaces: dict[str, Space]
    church: list[Tile]
    to_come: dict[str, list[str]]
    players: list[Player]
    step: str
    waiting: list[int]
    over: bool


class InHand(Part):
    """A leader in hand, and whether what it asks for is owned now."""

    leader: str
    is_met: bool


class Exchange(Part):
    """One exchange of a building: the move that chooses it, what it pays and, less what tiles take, brings."""

    move: str
    pays: dict[str, int]
    gains: dict[str, int]


class Building(Part):
    """A building of a production that is still to be decided: its exchanges, and the move that does without."""

    card: str
    exchanges: list[Exchange]
    skip: str


class Production(Part):
    """A production under way. `promised` is what the exchanges already chosen pay; `brings` comes whatever is chosen.

    All is paid before anything is gained. [L-6.2.2]
    """

    buildings: list[Building]
    promised: dict[str, int]
    brings: dict[str, int]


class Mine(Part):
    """What only one player knows: leaders in hand, and while they are drafted, those to choose from.

    `production` is the own one while its exchanges are decided.
    """

    seat: int
    hand: list[InHand]
    draft: list[str]
    production: Production | None


class Now:
    """A moment as a spectator knows it, and the points each player would have if the game ended then."""

    def __init__(self, m: Match, seen: Seen, kept: Kept) -> None:
        s = seen.known
        assert isinstance(s, State)
        self.seen, self.s, self.cells = seen, s, s.cells
        self.points = scores(s)

    @property
    def period(self) -> int:
        return max(int(self.s.period()), 0)

    @property
    def order(self) -> list[int]:
        seats = [int(self.cells[ORDER + i]) for i in range(self.seen.seats)]
        return [seat for seat in seats if seat >= 0]


def dice(now: Now) -> Dice | None:
    black, white, orange = (int(now.cells[DICE + die]) for die in range(DIE.size))
    return Dice(black=black, white=white, orange=orange) if black else None


def next_order(now: Now) -> list[int]:
    first = list(dict.fromkeys(one.seat for one in in_council(now.s)))
    return [*first, *[seat for seat in now.order if seat not in first]]


def spaces(now: Now) -> dict[str, Space]:
    standing = stand(now.s)
    return {SPACE.names[i]: space(now.s, i, standing[i]) for i in range(SPACES)}


def church(now: Now) -> list[Tile]:
    return [church_tile(now.s, period, now.seen.seats) for period in range(3)]


def cards_to_come(now: Now) -> dict[str, list[str]]:
    return {name: to_come(now.s, tower, now.period) for tower, name in enumerate(CARD_TYPE.names)}


def numbers_of_player(now: Now, seat: int) -> object:
    """What is told of a player: goods, cards, members and what they are worth, leaders, tiles, points."""
    cells, row = now.cells, ROWS + seat * CARD_TYPE.size * ROW_LIMIT
    return (
        cells[STOCK + seat * GOODS : STOCK + (seat + 1) * GOODS],
        cells[row : row + CARD_TYPE.size * ROW_LIMIT],
        cells[PLACES + seat * MEMBER.size : PLACES + (seat + 1) * MEMBER.size],
        cells[DICE:ORDER],
        cells[DRAWN_TILES:FLOORS],
        cells[BONUS:SEEN],
        now.points[seat],
    )


def stand(s: State) -> list[list[Standing]]:
    """The family members on each space."""
    found: list[list[Standing]] = [[] for _ in range(SPACES)]
    for seat in range(s.seats()):
        for member in range(MEMBER.size):
            place = int(s.place_of(seat, member))
            if place >= 0 and place != COUNCIL:
                found[place].append(Standing(seat=seat, member=MEMBERS[member]))
    found[COUNCIL] = in_council(s)
    return found


def in_council(s: State) -> list[Standing]:
    """The family members in the council, from left to right."""
    row = [int(s.cells[COUNCIL_ROW + i]) for i in range(COUNCIL_PLACES)]
    return [Standing(seat=who // 4, member=MEMBERS[who % 4]) for who in row if who >= 0]


def space(s: State, i: int, standing: list[Standing]) -> Space:
    card = int(s.cells[FLOORS + i]) if i < CARD_TYPE.size * 4 else -1
    return Space(card=CARD.names[card] if card >= 0 else None, standing=standing, closed=bool(is_closed(s, i)))


def church_tile(s: State, period: int, seats: int) -> Tile:
    tile = int(s.cells[DRAWN_TILES + period])
    suffers = [seat for seat in range(seats) if s.cells[MARKERS + seat] >> period & 1]
    return Tile(tile=TILE.names[tile] if tile >= 0 else None, suffers=suffers)


def to_come(s: State, tower: int, period: int) -> list[str]:
    """Cards of a period that still lie in the deck of a tower."""
    first = period * CARDS_OF_PERIOD
    return [
        CARD.names[tower * CARDS_OF_TYPE + i]
        for i in range(first, first + CARDS_OF_PERIOD)
        if not s.cells[REVEALED + tower] >> i & 1
    ]


def player(s: State, seat: int, score: dict[str, int]) -> Player:
    cells = s.cells
    tile = int(cells[BONUS + seat])
    members = [member_of(s, seat, member) for member in range(MEMBER.size)]
    rows = [
        [CARD.names[s.card_in_row(seat, card_type, i)] for i in range(s.cards(seat, card_type))]
        for card_type in range(CARD_TYPE.size)
    ]
    n = len(rows[TERRITORY])
    missing = max(0, int(SLOT_MILITARY[n] - s.owned(seat, MILITARY))) if n < ROW_LIMIT else None
    return Player(
        seat=seat,
        goods=Goods(**{GOOD.names[i]: int(s.owned(seat, i)) for i in range(GOOD.size)}),
        bonus_tile=BONUS_TILE.names[tile] if tile >= 0 else None,
        members=Members(black=members[0], white=members[1], orange=members[2], neutral=members[3]),
        cards=Rows(territory=rows[0], character=rows[1], building=rows[2], venture=rows[3]),
        next_territory=missing,
        excommunicated=[period + 1 for period in range(3) if cells[MARKERS + seat] >> period & 1],
        leaders=leaders(s, seat) if cells[ADVANCED] else None,
        score={source: points for source, points in score.items() if points},
        total=sum(score.values()),
    )


def member_of(s: State, seat: int, member: int) -> Member:
    place = int(s.place_of(seat, member))
    is_rolled = member == NEUTRAL or s.cells[DICE + member] != 0
    return Member(
        space=None if place == HOME else SPACE.names[place],
        value=int(member_value(s, seat, member)) if is_rolled else None,
    )


def leaders(s: State, seat: int) -> Leaders:
    named = int(s.cells[NAMED + seat])
    return Leaders(
        in_hand=int(s.cells[HAND_SIZE + seat]),
        played=[played(s, seat, leader) for leader in numbers(int(s.cells[PLAYED + seat]))],
        discarded=[LEADER.names[leader] for leader in numbers(int(s.cells[DISCARDED + seat]))],
        named=MEMBERS[named] if named >= 0 else None,
    )


def played(s: State, seat: int, leader: int) -> Played:
    copied = int(s.cells[COPY + seat]) if leader == LORENZO else -1
    return Played(
        leader=LEADER.names[leader],
        is_used=bool(s.cells[TURNED + seat] >> leader & 1),
        copies=LEADER.names[copied] if copied >= 0 else None,
    )


def numbers(mask: int) -> list[int]:
    """Leaders of a mask; none where they are not known."""
    return [i for i in range(LEADER_COUNT) if mask >> i & 1] if mask > 0 else []


def mine(m: Match, seen: Seen) -> Mine:
    """Leaders in hand, from what their owner knows."""
    s, seat = seen.known, seen.viewer
    assert isinstance(s, State)
    held = numbers(int(s.cells[HAND + seat]))
    offered = [move.arguments.get("leader") for move in seen.legal] if seen.step == "draft" else []
    return Mine(
        seat=seat,
        hand=[InHand(leader=LEADER.names[i], is_met=requirement_refusal(s, seat, i)[0] == LEGAL) for i in held],
        draft=[str(leader) for leader in offered],
        production=production(s, seat) if seen.step == "work" and seen.waiting == [seat] else None,
    )


def production(s: State, seat: int) -> Production:
    """All exchanges that are still to be decided."""
    f = s.top
    step = s.steps[s.stack[f]]
    assert isinstance(step, Working)
    undecided, promised = [], 0
    brings = Counter(goods(really_received(s, seat, BONUS_PRODUCTION[s.cells[BONUS + seat]])))
    for slot in range(ROW_LIMIT):
        card = int(step.activated(s, f, slot))
        if card < 0:
            continue
        chosen = int(s.stack[f + CHOICES + slot])
        if not is_exchange(card) or chosen:
            promised += int(arrow_price(card, chosen)) if chosen else 0
            brings.update(goods(really_received(s, seat, step.yields(s, f, card, slot))))
        elif slot >= s.stack[f + SLOT]:
            undecided.append(building(s, seat, card))
    return Production(buildings=undecided, promised=goods(promised), brings=dict(brings))


def building(s: State, seat: int, card: int) -> Building:
    exchanges = [
        Exchange(
            move=VERBS.text(pack(EXCHANGE_MOVE, card, arrow)),
            pays=goods(arrow_price(card, arrow)),
            gains=goods(really_received(s, seat, arrow_gain(card, arrow))),
        )
        for arrow in (1, 2)
        if arrow_price(card, arrow)
    ]
    return Building(card=CARD.names[card], exchanges=exchanges, skip=VERBS.text(pack(SKIP, card)))


def mine_from(seen: Seen) -> tuple[object, ...] | None:
    """Leaders in hand, and what they could ask for; a draft and a production are looked at each time."""
    s, seat = seen.known, seen.viewer
    assert isinstance(s, State)
    if seen.step in ("draft", "work"):
        return None
    cells, row = s.cells, ROWS + seat * CARD_TYPE.size * ROW_LIMIT
    return (
        cells[HAND + seat],
        cells[STOCK + seat * GOODS : STOCK + (seat + 1) * GOODS],
        cells[row : row + CARD_TYPE.size * ROW_LIMIT],
        cells[PLAYED:NAMED],
    )


TABLE: Fields[Now] = Fields(
    Table,
    Now,
    {
        "round": Field(lambda now: int(now.cells[ROUND])),
        "period": Field(lambda now: now.period + 1),
        "dice": Field(dice),
        "order": Field(lambda now: now.order),
        "next_order": Field(next_order),
        "spaces": Field(spaces, lambda now: now.cells[FLOORS : COUNCIL_ROW + COUNCIL_PLACES]),
        "church": Field(church, lambda now: (now.cells[DRAWN_TILES:FLOORS], now.cells[MARKERS:HAND])),
        "to_come": Field(cards_to_come, lambda now: (now.period, now.cells[REVEALED:ADVANCED])),
        "players": PerSeat(lambda now, seat: player(now.s, seat, now.points[seat]), numbers_of_player),
        "step": Field(lambda now: now.seen.step),
        "waiting": Field(lambda now: now.seen.waiting),
        "over": Field(lambda now: now.seen.over),
    },
)
DRAWN = Drawn(Facts, View, Table, Mine, TABLE.table, mine, TABLE.written, mine_from)
