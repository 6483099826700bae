"""What the table itself has decided besides the rules: resignations, questions put to the table, bots, standing orders.

Everything is a line of the record (`! resign 2`, `! ask undo 0`, `! agree 1`), so it survives a crash, replays with the
game and can be read by people.
"""

import json
from collections.abc import Callable
from typing import Any, Literal

from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game, Result
from signoria.kernel.match import RETRACT, Match
from signoria.server.errors import BadRequest
from signoria.server.storage.rows import ORDER, PLAN, UNASKED, Entry
from signoria.server.wire import AskOut, DeclinedOut

Question = Literal["undo", "end", "replace", "pause"]
UNDO: Question = "undo"
END: Question = "end"
REPLACE: Question = "replace"
PAUSE: Question = "pause"
QUESTIONS: dict[str, Question] = {UNDO: UNDO, END: END, REPLACE: REPLACE, PAUSE: PAUSE}
RESUME = "resume"  # the first word of the line that ends a pause


class Order:
    """A standing order: the first of these moves that is legal, up to `times` times, until one of these events."""

    def __init__(self, moves: list[str], until: list[str], times: int) -> None:
        self.moves = moves
        self.until = until
        self.times = times

    def check(self, game: Game) -> None:
        """Moves and events that there are."""
        try:
            for text in self.moves:
                game.verbs.parse(text)
        except SignoriaError as error:
            raise BadRequest(str(error), "bad-move") from error
        kinds = {kind.name for kind in game.events}
        for name in self.until:
            if name not in kinds:
                raise BadRequest(f"until: no event is called {name!r}", "bad-event")

    def text(self) -> str:
        return json.dumps({"moves": self.moves, "until": self.until, "times": self.times}, separators=(",", ":"))


class Affairs:
    """Lines of the table, added up."""

    def __init__(self) -> None:
        self.resigned: list[int] = []
        self.ask: AskOut | None = None
        self.declined: DeclinedOut | None = None  # the last question that came to nothing, until the game goes on
        self.paused = False
        self.orders: dict[int, Order] = {}
        self.bots: dict[int, str] = {}  # bots that play on for people: who left, was out of time or has resigned
        self.ended = ""  # why the table ended the game: agreed, abandoned, resigned

    def result(self, match: Match) -> Result:
        """How a game ended, by the rules or early. Players who have resigned rank behind all others."""
        result = match.result if match.over else None
        if result is None:
            points = [sum(sources.values()) for sources in match.scores()]
            result = Result(points, [1 + sum(one > mine for one in points) for mine in points], self.ended)
        order = [(seat in self.resigned, rank) for seat, rank in enumerate(result.ranks)]
        ranks = [1 + sum(one < mine for one in order) for mine in order]
        return Result(result.points, ranks, result.reason, result.by_points and not self.resigned)

    def fold(self, line: str, seq: int) -> None:
        """Take account of a line of the table, in entry `seq`."""
        verb, _, rest = line.partition(" ")
        if verb == "resign":
            self.resigned.append(int(rest))
        elif verb == "ask":
            what, seat, *of = rest.split()
            of_seat = int(of[0]) if of else None
            self.ask = AskOut(what=QUESTIONS[what], by=int(seat), seq=seq, agreed=[int(seat)], of=of_seat)
            self.declined = None
        elif verb == "agree" and self.ask is not None:
            self.ask.agreed.append(int(rest))
        elif verb == "decline":
            if self.ask is not None:
                ask = self.ask
                self.declined = DeclinedOut(what=ask.what, by=ask.by, of=ask.of, seat=int(rest), seq=seq)
            self.ask = None
        elif verb == PAUSE:
            self.paused, self.ask = True, None
        elif verb == RESUME:
            self.paused = False
        elif verb == "undo":
            self.ask = None
            self.orders.pop(int(rest), None)  # else the order would make the move again
        elif verb == RETRACT:
            self.orders.pop(int(rest), None)
        elif verb == "end":
            self.ended = rest
            self.ask = None
        elif verb == "order":
            seat, _, order = rest.partition(" ")
            self.fold_order(int(seat), order)
        elif verb == "bot":
            seat, _, bot = rest.partition(" ")
            self.bots[int(seat)] = bot
            self.orders.pop(int(seat), None)
            if self.ask is not None and self.ask.of == int(seat):
                self.ask = None
        elif verb == "back":
            self.bots.pop(int(rest), None)

    def is_ordered(self, seat: int, order: Order) -> bool:
        """Whether an order stands already, or is to be taken back and there is none: then there is nothing to write."""
        standing = self.orders.get(seat)
        if standing is None:
            return not order.moves
        return order.text() == standing.text()

    def fold_order(self, seat: int, text: str) -> None:
        if text == "off":
            self.orders.pop(seat, None)
        else:
            order: dict[str, Any] = json.loads(text)
            self.orders[seat] = Order(order["moves"], order["until"], order["times"])

    def are_back(self, seats: set[int]) -> None:
        """Seats have answered themselves: nobody needs to be asked about a bot for them any more."""
        if self.ask is not None and self.ask.of in seats:
            self.ask = None

    def fold_move(
        self, seat: int, entry: Entry, heard: Callable[[int], set[str]], is_noticed: bool, is_own: bool
    ) -> None:
        """A move was made: a question about taking back lapses, as does one about a seat that has answered itself.

        Orders are used up, or ended by what their seats have heard of: `heard` says which kinds of events those are.
        A sealed answer changes nothing that others could notice.
        """
        if is_noticed and is_own:
            self.are_back({seat})
            self.declined = None
        if is_noticed and self.ask is not None and self.ask.what == UNDO:
            self.ask = None
        for owner, order in list(self.orders.items()):
            if owner == seat and entry.by not in (UNASKED, PLAN) and entry.letter is None:
                order.times -= 1 if entry.by == ORDER else order.times  # a move by hand ends the order
            if order.times <= 0 or not heard(owner).isdisjoint(order.until):
                del self.orders[owner]
