"""How much a seat may write into the log of one game of its own accord.

No rule of a game: what is legal stays legal, and whoever is asked can always answer. Only what could be done again and
again without the game going on comes to an end: the log would grow for ever, and with it memory and the time it takes
to open the table. Honest players are far from it: in eight whole games of Fief between bots no seat made more than 536
moves, nor more than 19 in offers.
"""

from collections import Counter

from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import LEGAL, State, legal, play, refusal
from signoria.kernel.game import Game
from signoria.kernel.match import RETRACT, UNDO, Match
from signoria.server.errors import Refusal

ORDERS = "orders"  # lines about standing orders
QUESTIONS = "questions"  # that a seat puts to the table
OFFERS = "offers"  # moves that begin an offer or put something into it
UNDOS = "undos"  # moves and sealed answers taken back
BOTS = "bots"  # how often a bot sits down at a seat
MOST = {ORDERS: 500, QUESTIONS: 200, OFFERS: 2000, UNDOS: 1000, BOTS: 500}  # of one seat in one game

KIND = {"order": ORDERS, "ask": QUESTIONS, UNDO: UNDOS, RETRACT: UNDOS, "bot": BOTS}  # by the first word of a line
SENTENCE = {
    ORDERS: "You have left too many orders in this game.",
    QUESTIONS: "You have asked the table too often in this game.",
    OFFERS: "You have begun too many offers in this game. You can still answer those of others.",
    UNDOS: "You have taken back too many moves in this game.",
    BOTS: "People and bots have taken turns at this seat too often in this game.",
}


class Budget:
    """What each seat has written, by kind."""

    def __init__(self) -> None:
        self.written: dict[str, Counter[int]] = {kind: Counter() for kind in MOST}

    def fold(self, line: str) -> None:
        """Take account of a line of the table."""
        verb, _, rest = line.partition(" ")
        if verb in KIND:
            seat = rest.split()[1 if verb == "ask" else 0]
            self.written[KIND[verb]][int(seat)] += 1

    def has(self, kind: str, seat: int, times: int = 1) -> bool:
        """Whether a seat may write more of a kind; `times` stretches the limit."""
        return self.written[kind][seat] < times * MOST[kind]

    def check(self, kind: str, seat: int, times: int = 1) -> None:
        if not self.has(kind, seat, times):
            raise Refusal(SENTENCE[kind], f"too-many-{kind}")

    def allows(self, match: Match, seat: int, move: object) -> bool:
        """Whether a move begins no offer, or one more may be begun, or the seat is asked and has no other answer.

        What is not legal is refused by its rule.
        """
        if self.has(OFFERS, seat):
            return True
        s = match.state.copy()
        for one in move if isinstance(move, list) else [move]:
            try:
                code = match.code(one)
            except SignoriaError:
                return True
            if refusal(s, seat, code)[0] != LEGAL:
                return True
            if begins_offer(match.game, s, seat, code):
                is_asked = one is move and seat in match.waiting
                return is_asked and all(begins_offer(match.game, s, seat, other) for other in legal(s, seat).items)
            play(s, seat, code)
        return True


def begins_offer(game: Game, s: State, seat: int, code: int) -> bool:
    """Whether a seat begins to put an offer together with a legal move."""
    if game.offering_seat(s) == seat:
        return False
    after = s.copy()
    play(after, seat, code)
    return game.offering_seat(after) == seat
