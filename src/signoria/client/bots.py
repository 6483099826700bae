"""Bots that play a seat from afar."""

from collections.abc import Callable

from signoria.bots import Bot, Seen
from signoria.client.client import Client
from signoria.client.errors import Refused
from signoria.client.seats import Playable, Seat, Turn
from signoria.games import game as game_named
from signoria.server.wire import Json, LegalMove

Chooser = Callable[[Json, list[LegalMove]], Playable]
OVERTAKEN = ("stale", "over", "not-asked")  # while one was thinking the table went on, or ended


def play_bot(url: str, token: str, bot: Bot | Chooser, agree: bool = True, patience: float = 60.0) -> Json:
    """Let a bot, or a function of view and legal moves, play the seat of a token to the end; the result of the game.

    `agree` is what it answers when the table is asked to take a move back or to end the game.
    """
    with Client(url, token, patience=patience) as client:
        seat = client.seat()
        for turn in seat.updates():
            try:
                answer(seat, turn, bot, agree)
            except Refused as error:
                if error.code not in OVERTAKEN:
                    raise
        return seat.result


def answer(seat: Seat, turn: Turn, bot: Bot | Chooser, agree: bool) -> None:
    """What a turn asks of the bot: its consent, or a move."""
    if turn.ask is not None and seat.seat in turn.ask.missing:
        seat.consent(agree, turn.ask.seq)
    elif seat.seat in turn.waiting and not turn.unasked:
        turn.play(chosen(bot, seat.table.info.game, seat.seat, turn))


def chosen(bot: Bot | Chooser, name: str, seat: int, turn: Turn) -> Playable:
    """A built-in bot thinks in the state that the view describes; it is all that its seat knows."""
    if not isinstance(bot, Bot):
        return bot(turn.view, turn.legal)
    game = game_named(name)
    return bot.choose(Seen(game, game.from_document(turn.view), seat)).move.text
