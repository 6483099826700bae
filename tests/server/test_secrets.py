"""Nothing secret in any message to a wrong seat; and leaks planted in a room are found."""

import asyncio
import json
from collections.abc import Iterable

import msgspec
import pytest

from signoria.games import GAMES, game
from signoria.kernel.flow import legal
from signoria.kernel.preview import Preview
from signoria.kernel.seen import Seen
from signoria.server import wire
from signoria.server.grace import SHORTEST
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.server.shown import shown_at
from signoria.server.standing import Decision
from signoria.table.pictures import DRAWN
from tests.server.secrecy import Leak, Recorded, look_for_leaks


@pytest.mark.parametrize("name", list(GAMES))
def test_nothing_secret_is_sent(name: str) -> None:
    """`look_for_leaks(name, 200)` plays whole games: that is for a soak."""
    most = game(name).most
    assert look_for_leaks(name, 2, most_moves=30, dear_every=15, first=most) > 500


# ---------------------------------------------------------------- planted leaks


class WholeView(Room):
    """The update is built from the whole state."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        assert self.match is not None
        message.view = self.match.position()
        return message


class UnmaskedEvents(Room):
    """Events are sent as somebody who sees all would have them."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        assert self.match is not None
        kinds = self.game.events
        message.events = [
            {"event": kinds[event.kind].name, "numbers": [int(number) for number in event.numbers]}
            for event in self.match.events[message.first :]
        ]
        return message


class SomebodysPanels(Room):
    """The table in words is made once, as the first player knows it."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        if message.shown is not msgspec.UNSET:
            assert self.match is not None
            message.shown, _ = shown_at(self.match, self.match.seen(0), "en", "panels", [], [], self.is_over)
        return message


class SomebodysPicture(Room):
    """The part of a picture that is for everybody is made as the first player knows the table."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        assert self.match is not None
        drawn = DRAWN[self.game.name]
        message.picture = [drawn.mine(self.match, self.match.seen(0)), drawn.table(self.match, self.match.seen(0))]
        return message


class TruePicture(Room):
    """One's own part of a picture is made from the whole state."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        assert self.match is not None
        everything = self.match.state.copy()
        everything.viewer = 0
        message.picture = DRAWN[self.game.name].mine(self.match, Seen(self.game, everything, 0))
        return message


class SomebodysNews(Room):
    """What happened as one player was told it goes to all."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        if message.news is not msgspec.UNSET:
            message.news = self.news.actions(0, 0, "en")
        return message


class EverybodysMoves(Room):
    """Moves of whoever is asked go to all."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        if self.waiting:
            message.legal = self.legal(self.waiting[0], manner.lang)
        return message


class HowManyMoves(Room):
    """Only a number, but it counts what others could do with cards nobody sees."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        assert self.match is not None
        message.at = sum(len(legal(self.match.state, other).items) for other in self.waiting)
        return message


class OrderOfMoves(Room):
    """One's own moves, all of them, in an order that depends on cards nobody sees."""

    def decision(self, seat: int) -> Decision | None:
        found = super().decision(seat)
        assert self.match is not None
        if found is None or int(self.match.digest[:8], 16) % 2:
            return found
        return (*found[:2], found[2][::-1])


class TrueHints(Room):
    """A bot that gives hints is told the whole state."""

    def known(self, seat: int) -> str:
        return json.dumps(self.game.document(self.playing.state))


class OthersOrders(Room):
    """Standing orders of all seats."""

    def update(self, seat: int | None, since: int, manner: Manner, now: float, viewed: int = -1) -> wire.Update:
        message = super().update(seat, since, manner, now, viewed)
        message.order = [move for order in self.affairs.orders.values() for move in order.moves]
        return message


class SecretOut(Room):
    """The table as it is shown holds the secret of its chance."""

    def out(self, me: str, here: Iterable[int] = (), shortest_grace: float = SHORTEST) -> wire.TableOut:
        message = super().out(me)
        message.commitment = self.row.secret
        return message


class InviteOut(Room):
    """Everybody is told the invitation link."""

    def out(self, me: str, here: Iterable[int] = (), shortest_grace: float = SHORTEST) -> wire.TableOut:
        message = super().out(me)
        message.invite = self.row.invite
        return message


class TrueReasons(Room):
    """A question why not is answered with the whole state in mind."""

    def why(self, seat: int, what: object, lang: str) -> list[wire.Reason]:
        assert self.match is not None
        numbers = {"digest": self.match.digest}
        return [*super().why(seat, what, lang), wire.Reason(key="why", rule="", numbers=numbers, sentence="")]


class TruePreview(Room):
    """A preview looks ahead in the true state."""

    def preview_out(self, table: str, id: str, parts: list[Preview], lang: str) -> wire.PreviewOut:
        found = super().preview_out(table, id, parts, lang)
        assert self.match is not None
        found.sentences.append(self.match.digest)
        return found


LEAKS = [
    WholeView, UnmaskedEvents, EverybodysMoves, HowManyMoves, OthersOrders, SecretOut, InviteOut, TrueReasons,
    TruePreview, SomebodysPanels, SomebodysNews, SomebodysPicture, TruePicture, OrderOfMoves, TrueHints,
]  # fmt: skip


@pytest.mark.parametrize("kind", LEAKS, ids=lambda kind: kind.__name__)
def test_a_planted_leak_is_found(kind: type[Room]) -> None:
    with pytest.raises(Leak):
        look_for_leaks("princes", 4, most_moves=40, dear_every=8, kind=kind)


class Talking(Room):
    """The rules open private talk to everybody at any time."""

    def may_talk(self, seat: int | None, others: list[int]) -> bool:
        return seat is not None


def private_talk(kind: type[Room], overhears: bool) -> Recorded:
    """Some moves with private talk after each; a hall that passes everything on to all is the planted leak."""
    recorded = Recorded(GAMES["lorenzo"], 3, {}, 1, kind)
    if overhears:
        say = recorded.hall.connections.say

        def say_to_all(spoken: wire.Said) -> None:
            spoken.to = []
            say(spoken)

        recorded.hall.connections.say = say_to_all  # type: ignore[method-assign]
    asyncio.run(recorded.play(8, 4))
    return recorded


def test_private_talk_is_heard_by_who_takes_part() -> None:
    recorded = private_talk(Talking, overhears=False)
    assert recorded.talks
    for text, heard in recorded.talks.items():
        for seat in (None, 0, 1, 2):
            shown = asyncio.run(recorded.clients[seat].send("watch", seat=seat))
            said = [json.loads(one)["text"] for one in shown if b'"type":"said"' in one]
            assert (text in said) == (seat in heard)


def test_private_talk_that_is_overheard_is_found() -> None:
    with pytest.raises(Leak, match="between us"):
        private_talk(Talking, overhears=True)
