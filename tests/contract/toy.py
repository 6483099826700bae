"""Auction: a toy game with everything the kernel can do, so that its paths are tested before a real game needs them.

Three rounds. Each player is dealt a hidden card (1 to 3), a prize is drawn, everybody bids in secret at the same time,
the highest bid (the lower seat of equal ones) may take the prize or leave it. While it thinks, the others may cheer
out of turn by showing a card of 3, once each, for a point. `fault` plants one fault on purpose.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.contract import check_game
from signoria.kernel.documents import Fields, read_steps, steps_document
from signoria.kernel.domains import SEAT, Json, Numbers
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import (
    ALL_SEEING,
    BELOW,
    CHANCE,
    EVERYBODY,
    FIRST_FIELD,
    FIRST_REASON,
    LEGAL,
    NOT_NOW,
    UNKNOWN,
    Moves,
    Refusal,
    State,
    Step,
)
from signoria.kernel.game import Game, Option, Result
from signoria.kernel.moves import Verb, Verbs, argument, pack, verb_of
from signoria.kernel.rng import Rng
from signoria.kernel.tables import Entry, EventKind, Reason, Reasons
from signoria.kernel.text import Words, source

SEATS, ROUND, PRIZE, WINNER = range(4)
SHORT = 4  # option: one round only
SMUGGLED = 5  # always 0 but for a planted fault
COINS, POINTS, CARD = 6, 10, 14
CELLS = 18
STACK = 40

DEAL, DRAW, BID, TAKE, LEAVE, CHEER = range(6)
VERBS = Verbs(
    (
        Verb("deal", (("card", Numbers("card", 1, 3)),)),
        Verb("draw", (("prize", Numbers("prize", 1, 4)),)),
        Verb("bid", (("coins", Numbers("coins", 0, 10)),)),
        Verb("take", ()),
        Verb("leave", ()),
        Verb("cheer", ()),
    ),
    chance=BID,
)
TOO_DEAR, NO_CHEER, SPENT = range(FIRST_REASON, FIRST_REASON + 3)
NUMBER = Numbers("number", 0, 100)
REASONS = Reasons(
    (
        Reason("too-dear", "", (("need", NUMBER), ("have", NUMBER))),
        Reason("no-cheer", "", (("card", NUMBER),)),
        Reason("spent", "", ()),
    )
)
E_DEALT, E_DRAWN, E_BID, E_OPENED, E_TOOK, E_LEFT, E_CHEERED, E_SIGHED = range(8)
WHO = ("seat", SEAT)
EVENTS = (
    EventKind("dealt", "", (WHO, ("card", NUMBER)), ("card",)),
    EventKind("drawn", "", (("prize", NUMBER),)),
    EventKind("bid", "", (WHO, ("coins", NUMBER)), ("coins",)),
    EventKind("opened", "", (WHO, ("coins", NUMBER))),
    EventKind("took", "", (WHO, ("prize", NUMBER), ("coins", NUMBER))),
    EventKind("left", "", (WHO,)),
    EventKind("cheered", "", (WHO, ("points", NUMBER))),
    EventKind("sighed", "", (WHO,), secret=True),
)
AUDIBLE = (*EVENTS[:E_SIGHED], EventKind("sighed", "", (WHO,)))
TEXT = """
move-deal = A card of { $card } is dealt
move-draw = The prize is { $prize }
move-bid = Bid { $coins }
move-take = Take the prize
move-leave = Leave the prize
move-cheer = Cheer
why-too-dear = That takes { $need } coins, you have { $have }.
why-no-cheer = Only a card of 3 cheers.
why-spent = You have cheered already.
event-dealt = { $seat } is dealt a { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-drawn = The prize is { $prize }.
event-bid = { $seat } bids { $coins }.
event-bid-hidden = { $seat } has made a bid.
event-opened = { $seat } has bid { $coins }.
event-took = { $seat } takes the prize of { $prize } for { $coins }.
event-left = { $seat } leaves the prize.
event-cheered = { $seat } shows a 3 and cheers for { $points }.
event-sighed = { $seat } sighs, unheard.
"""
WORDS = Words("en", [source("signoria.kernel", "en"), TEXT])
LEDGER = (
    Entry("took", "seat", "points", 1, "prize"),
    Entry("took", "seat", "coins", -1, "coins"),
    Entry("cheered", "seat", "points", 1, "points"),
)
COURSE, DEALING, DRAWING, BIDDING, HAGGLE = range(5)


class Board(State):
    """The table of the auction."""

    def copy(self) -> "Board":
        other = Board(self.steps, self.cells[:], self.stack[:])
        self.copy_flow(other)
        return other


class Course(Step[Board]):
    def __init__(self) -> None:
        super().__init__("course", ("stage",))

    def advance(self, s: Board, f: i64) -> None:
        stage = s.stack[f + FIRST_FIELD]
        s.stack[f + FIRST_FIELD] = (stage + 1) % 4
        if stage == 0 and s.cells[ROUND] == (1 if s.cells[SHORT] else 3):
            s.pop()
            return
        if stage == 0:
            s.cells[ROUND] += 1
            for seat in range(s.cells[SEATS]):
                s.cells[CARD + seat] = 0
        s.push((DEALING, DRAWING, BIDDING, HAGGLE)[stage])


class Dealing(Step[Board]):
    def __init__(self, fault: str) -> None:
        super().__init__("dealing", ("dealt",), on=("course",))
        self.fault = fault

    def waiting(self, s: Board, f: i64) -> i64:
        return 1 << CHANCE if s.stack[f + FIRST_FIELD] < s.cells[SEATS] else 0

    def candidates(self, s: Board, f: i64, seat: i64, into: Moves) -> None:
        for card in (1, 2, 3):
            into.add(pack(DEAL, card))

    def refusal(self, s: Board, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL, 0, 0, 0) if verb_of(move) == DEAL else (NOT_NOW, 0, 0, 0)

    def apply(self, s: Board, f: i64, seat: i64, move: i64) -> None:
        to = s.stack[f + FIRST_FIELD]
        s.stack[f + FIRST_FIELD] += 1
        s.cells[CARD + to] = argument(move, 0)
        if self.fault == "card told to all":
            s.tell_only(EVERYBODY, E_DEALT, to, argument(move, 0))
        else:
            s.tell_only(1 << to, E_DEALT, to, argument(move, 0))

    def odds(self, s: Board, f: i64, move: i64) -> i64:
        return 4 - argument(move, 0)


class Drawing(Step[Board]):
    def __init__(self) -> None:
        super().__init__("drawing", (), on=("course",))

    def waiting(self, s: Board, f: i64) -> i64:
        return 1 << CHANCE

    def candidates(self, s: Board, f: i64, seat: i64, into: Moves) -> None:
        for prize in (1, 2, 3, 4):
            into.add(pack(DRAW, prize))

    def refusal(self, s: Board, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL, 0, 0, 0) if verb_of(move) == DRAW else (NOT_NOW, 0, 0, 0)

    def apply(self, s: Board, f: i64, seat: i64, move: i64) -> None:
        s.cells[PRIZE] = argument(move, 0)
        s.tell(E_DRAWN, argument(move, 0))
        s.pop()


class Bidding(Step[Board]):
    """Per seat: 0, or 1 + its bid; to others 0 until all have bid."""

    def __init__(self, fault: str) -> None:
        super().__init__("bidding", ("bid_0", "bid_1", "bid_2", "bid_3"), on=("course",), open=False, sealed=True)
        self.fault = fault

    def waiting(self, s: Board, f: i64) -> i64:
        mask = 0
        for seat in range(s.cells[SEATS]):
            if s.stack[f + FIRST_FIELD + seat] == 0:
                mask |= 1 << seat
        return mask

    def candidates(self, s: Board, f: i64, seat: i64, into: Moves) -> None:
        for coins in range(s.cells[COINS + seat] + (0 if self.fault == "move not offered" else 1)):
            into.add(pack(BID, coins))
        if self.fault == "move offered twice":
            into.add(pack(BID, 0))

    def refusal(self, s: Board, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != BID:
            return (NOT_NOW, 0, 0, 0)
        if argument(move, 0) <= s.cells[COINS + seat]:
            return (LEGAL, 0, 0, 0)
        have = s.cells[COINS + seat]
        if self.fault == "reason tells a card":
            have = s.cells[CARD + (seat + 1) % s.cells[SEATS]] & 3
        return (99 if self.fault == "reason without words" else TOO_DEAR, argument(move, 0), have, 0)

    def apply(self, s: Board, f: i64, seat: i64, move: i64) -> None:
        s.stack[f + FIRST_FIELD + seat] = 1 + argument(move, 0)
        mask = EVERYBODY if self.fault == "bid told to all" else 1 << seat
        s.tell_only(mask, E_BID, seat, argument(move, 0))
        if argument(move, 0) == 0:
            s.tell_only(1 << seat, E_SIGHED, seat)

    def advance(self, s: Board, f: i64) -> None:
        bids = [s.stack[f + FIRST_FIELD + seat] - 1 for seat in range(s.cells[SEATS])]
        s.cells[WINNER] = bids.index(max(bids))
        for seat, coins in enumerate(bids):
            s.tell(E_OPENED, seat, coins)
        s.pop()
        s.stack[s.top + FIRST_FIELD] = 3
        h = s.push(HAGGLE)
        s.stack[h + FIRST_FIELD] = max(bids)
        s.stack[s.stack[h + BELOW] + FIRST_FIELD] = 0


class Haggle(Step[Board]):
    """The winner takes or leaves the prize at its bid; the others may cheer meanwhile."""

    def __init__(self, fault: str) -> None:
        super().__init__("haggle", ("price", "cheered"), on=("course",))
        self.fault = fault

    def waiting(self, s: Board, f: i64) -> i64:
        return 1 << s.cells[WINNER]

    def optional(self, s: Board, f: i64) -> i64:
        mask = 0
        for seat in range(s.cells[SEATS]):
            if seat != s.cells[WINNER] and not s.stack[f + FIRST_FIELD + 1] >> seat & 1:
                if self.fault != "who may act is a secret" or s.cells[CARD + seat] == 3:
                    mask |= 1 << seat
        return mask

    def candidates(self, s: Board, f: i64, seat: i64, into: Moves) -> None:
        into.add(TAKE)
        into.add(LEAVE)
        into.add(CHEER)

    def refusal(self, s: Board, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if seat == s.cells[WINNER]:
            return (LEGAL, 0, 0, 0) if verb in (TAKE, LEAVE) else (NOT_NOW, 0, 0, 0)
        if verb != CHEER:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL, 0, 0, 0) if s.cells[CARD + seat] == 3 else (NO_CHEER, max(0, s.cells[CARD + seat]), 0, 0)

    def default(self, s: Board, f: i64, seat: i64) -> i64:
        return CHEER if self.fault == "answer that is not legal meant" else LEAVE

    def apply(self, s: Board, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == CHEER:
            s.stack[f + FIRST_FIELD + 1] |= 1 << seat
            s.cells[CARD + seat] = 0
            s.cells[POINTS + seat] += 1
            s.tell(E_CHEERED, seat, 1)
            return
        if verb_of(move) == TAKE:
            price = s.stack[f + FIRST_FIELD]
            s.cells[COINS + seat] -= price
            s.cells[POINTS + seat] += s.cells[PRIZE] + (1 if self.fault == "points from nowhere" else 0)
            s.tell(E_TOOK, seat, s.cells[PRIZE], price)
        else:
            s.tell(E_LEFT, seat)
        s.pop()


class Auction(Game):
    """The toy game, whole or with one fault."""

    def __init__(self, fault: str = "", name: str = "auction") -> None:
        steps: list[Step[Any]] = [Course(), Dealing(fault), Drawing(), Bidding(fault), Haggle(fault)]
        events = AUDIBLE if fault == "sigh heard by all" else EVENTS
        super().__init__(name, 1, 2, 4, (Option("short", (False, True), ""),), VERBS, events, REASONS, steps)
        self.ledger = LEDGER
        self.fault = fault
        self.truth: State | None = None

    def new(self, seats: int, options: dict[str, Json]) -> State:
        s = Board(self.steps, vec[i64]([0] * CELLS), vec[i64]([0] * STACK))
        s.cells[SEATS] = seats
        s.cells[SHORT] = 1 if options["short"] else 0
        for seat in range(seats):
            s.cells[COINS + seat] = 6
        s.push(COURSE)
        return s

    def seats(self, s: State) -> int:
        return s.cells[SEATS]

    def options_of(self, s: State) -> dict[str, Json]:
        return {"short": bool(s.cells[SHORT])}

    def known(self, s: State, viewer: i64) -> State:
        if s.viewer == ALL_SEEING:
            self.truth = s
        k = s.copy()
        k.viewer = viewer
        for seat in range(s.cells[SEATS]):
            if seat != viewer and k.cells[CARD + seat] and not (self.fault == "card not hidden" and seat == 0):
                if self.fault == "view grows with a secret":
                    k.cells[SMUGGLED] += k.cells[CARD + seat]
                k.cells[CARD + seat] = UNKNOWN
        f = k.top
        while f >= 0:
            if k.stack[f] == BIDDING and self.fault != "bid not hidden":
                for seat in range(s.cells[SEATS]):
                    if seat != viewer and k.stack[f + FIRST_FIELD + seat]:
                        k.stack[f + FIRST_FIELD + seat] = UNKNOWN if self.fault == "who has bid shows" else 0
            f = k.stack[f + BELOW]
        return k

    def sample(self, known: State, rng: Rng) -> State:
        if self.fault == "sample peeks" and self.truth is not None:
            return self.truth.copy()
        s = known.copy()
        s.viewer = ALL_SEEING
        s.cells[SMUGGLED] = 0
        for seat in range(s.cells[SEATS]):
            if s.cells[CARD + seat] == UNKNOWN:
                s.cells[CARD + seat] = 1 + rng.below(3)
        f = s.top
        if f >= 0 and s.stack[f] == BIDDING and self.fault == "who has bid shows":
            for seat in range(s.cells[SEATS]):
                if s.stack[f + FIRST_FIELD + seat] == UNKNOWN:
                    s.stack[f + FIRST_FIELD + seat] = 1 + rng.below(s.cells[COINS + seat] + 1)
        return s

    def document(self, s: State) -> dict[str, Json]:
        document: dict[str, Json] = {
            "seats": s.cells[SEATS],
            "options": self.options_of(s),
            "round": s.cells[ROUND],
            "prize": s.cells[PRIZE],
            "winner": s.cells[WINNER],
            "players": [
                {
                    "coins": s.cells[COINS + seat],
                    "points": s.cells[POINTS + seat],
                    "card": None if s.cells[CARD + seat] == UNKNOWN else s.cells[CARD + seat],
                }
                for seat in range(s.cells[SEATS])
            ],
            "steps": steps_document(s),
        }
        if s.viewer != ALL_SEEING:
            document["viewer"] = s.viewer
            if s.cells[SMUGGLED]:
                document["padding"] = "." * s.cells[SMUGGLED]
        return document

    def from_document(self, document: Json) -> State:
        fields = Fields(document, "")
        for field in ("game", "rules_version", "waiting", "optional", "over"):
            fields.get(field)
        options = fields.fields("options")
        s = self.new(fields.number("seats", 2, 2, 4), {"short": options.flag("short", False)})
        options.done()
        while s.top >= 0:
            s.pop()
        s.cells[ROUND] = fields.number("round", 0, 0, 3)
        s.cells[PRIZE] = fields.number("prize", 0, 0, 4)
        s.cells[WINNER] = fields.number("winner", 0, 0, 3)
        s.viewer = fields.number("viewer", ALL_SEEING, ALL_SEEING, 3)
        if fields.has("padding"):
            s.cells[SMUGGLED] = len(str(fields.get("padding")))
        for seat, item in enumerate(fields.items("players", 4)):
            player = Fields(item, f"players[{seat}]")
            s.cells[COINS + seat] = player.number("coins", 6, 0, 6)
            s.cells[POINTS + seat] = player.number("points", 0, 0, 99)
            s.cells[CARD + seat] = UNKNOWN if player.get("card") is None else player.number("card", 0, 0, 3)
            player.done()
        read_steps(s, fields)
        fields.done()
        if self.fault == "position refused" and s.top >= 0 and s.stack[s.top] == HAGGLE and s.cells[ROUND] == 3:
            raise BadPosition("steps[1].price: nobody can have bid that")
        if self.fault == "view refused" and s.viewer == 1 and s.top >= 0 and s.stack[s.top] == HAGGLE:
            raise BadPosition("steps[1].price: nobody can have bid that")
        return s

    def scores(self, s: State) -> list[dict[str, int]]:
        return [{"points": s.cells[POINTS + seat]} for seat in range(s.cells[SEATS])]

    def result(self, s: State) -> Result | None:
        if s.top >= 0:
            return None
        points = [int(s.cells[POINTS + seat]) for seat in range(s.cells[SEATS])]
        return Result(points, [1 + sum(other > own for other in points) for own in points], "rounds")

    def problems(self, s: State) -> list[str]:
        return [f"seat {seat} owes coins" for seat in range(s.cells[SEATS]) if s.cells[COINS + seat] < 0]


def play_ten(fault: str) -> None:
    """Ten games with one fault, each checked."""
    for seed in range(10):
        check_game(Auction(fault), 3, {}, seed, dear_every=5, words=WORDS)
