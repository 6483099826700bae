"""A seat at a table of a server, for programs and remote bots.

from signoria.client import Client
with Client("http://127.0.0.1:8000") as me:
    me.guest("Ann")
    seat = me.create("lorenzo", seats=2, bots={1: "club"}).claim(0)
    for turn in seat.turns():
        turn.play(turn.legal[0])
    print(seat.result)

A client belongs to one thread. It waits while the server restarts, goes on where it was, and makes no move twice.
"""

from signoria.client.bots import Chooser, play_bot
from signoria.client.client import Client
from signoria.client.errors import Illegal, LostConnection, Refused, Stale, Unfair
from signoria.client.promises import Promise
from signoria.client.seats import Seat, Spectator, Turn
from signoria.client.tables import Table

__all__ = [
    "Chooser",
    "Client",
    "Illegal",
    "LostConnection",
    "Promise",
    "Refused",
    "Seat",
    "Spectator",
    "Stale",
    "Table",
    "Turn",
    "Unfair",
    "play_bot",
]
