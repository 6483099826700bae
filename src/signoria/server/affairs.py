"""What the table itself has decided besides the rules: resignations, questions put to the table, bots, standing orders.

Everything is a line of the record (`! resign 2`, `! ask undo 0`, `! agree 1`), so it survives a crash, replays with the
game and can be read by people.
"""

import json
from typing import Any, Literal

from signoria.server.wire import AskOut

Question = Literal["undo", "end"]
UNDO: Question = "undo"
END: Question = "end"


class Order:
    """A standing order: the first of these moves that is legal, so many times, until one of these events."""

    def __init__(self, moves: list[str], until: list[str], times: int) -> None:
        self.moves = moves
        self.until = until
        self.times = times

    def text(self) -> str:
        return json.dumps({"moves": self.moves, "until": self.until, "times": self.times}, separators=(",", ":"))


class Affairs:
    """Lines of the table, added up."""

    def __init__(self) -> None:
        self.resigned: list[int] = []
        self.ask: AskOut | None = None
        self.orders: dict[int, Order] = {}
        self.bots: dict[int, str] = {}  # bots that play on for people: who left, was out of time or has resigned
        self.ended = ""  # why the table ended the game: agreed, resigned

    def fold(self, line: str) -> None:
        """Take account of a line of the table."""
        verb, _, rest = line.partition(" ")
        if verb == "resign":
            self.resigned.append(int(rest))
        elif verb == "ask":
            what, _, seat = rest.partition(" ")
            self.ask = AskOut(what=UNDO if what == UNDO else END, by=int(seat), agreed=[int(seat)])
        elif verb == "agree" and self.ask is not None:
            self.ask.agreed.append(int(rest))
        elif verb == "decline":
            self.ask = None
        elif verb == "undo":
            self.ask = None
            self.orders.pop(int(rest), None)  # else the order would make the move again
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
        elif verb == "back":
            self.bots.pop(int(rest), None)

    def fold_order(self, seat: int, text: str) -> None:
        if text == "off":
            self.orders.pop(seat, None)
        else:
            order: dict[str, Any] = json.loads(text)
            self.orders[seat] = Order(order["moves"], order["until"], order["times"])

    def fold_move(self, seat: int, by: str, events: list[str]) -> None:
        """A move was made: a question about taking back lapses, and orders are used up or ended by what happened."""
        if self.ask is not None and self.ask.what == UNDO:
            self.ask = None
        for owner, order in list(self.orders.items()):
            if owner == seat:
                order.times -= 1 if by == "order" else order.times  # whoever moves by hand takes his order back
            if order.times <= 0 or any(name in order.until for name in events):
                del self.orders[owner]
