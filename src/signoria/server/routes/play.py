"""Playing over HTTP, and finished games: record, replay, and what bots thought."""

import asyncio
import time
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, Parameter

from signoria.server import plans, wire
from signoria.server.asking import AnySeat, HowShown, Lang, Link, TableId, Who, house_of, identified, pay
from signoria.server.automatic_answers import held_back
from signoria.server.errors import BadRequest
from signoria.server.keys import check_key, entry_of, marked
from signoria.server.limits import PATIENCE, PAYER, timed
from signoria.server.manner import Manner
from signoria.server.parking import PARKED
from signoria.server.room import Lines, Room
from signoria.server.sight import thoughts_out
from signoria.server.sockets import is_long_work, lines_of, price_of
from signoria.server.tables import check_holds, check_plays, check_watches


@get("/api/tables/{table:str}/update")
async def update(
    table: TableId,
    who: Who,
    state: State,
    seat: AnySeat = None,
    since: Annotated[int, Parameter(ge=-1, le=2**31)] = -1,
    link: Link = "",
    lang: Lang = "en",
    shown: HowShown = "",
    picture: FromQuery[bool] = False,
) -> wire.Update:
    """The table as my seat, or a spectator, sees it: what the WebSocket sends as `update`."""

    async with house_of(state).hall.fresh(table) as room:
        if seat is not None:
            check_holds(room, who, seat)
            house_of(state).hall.presence.touch(room, seat)
        else:
            check_watches(room, who, link)
        room.check_begun()
        with timed():
            told = room.update(seat, since, Manner(lang, shown, picture=picture), time.time())
        room.were_told()
        return told


@post("/api/tables/{table:str}/moves", status_code=200)
async def play(
    table: TableId,
    data: JSONBody[wire.PlayIn],
    request: Request[Any, Any, Any],
    who: Who,
    state: State,
    lang: Lang = "en",
) -> wire.Done:
    """Make a move. Sent again with the same key it is answered with the same number and made once.

    Whoever has used up their allowance waits for up to two seconds, and is refused if that is not enough.
    """
    message = wire.PlayMove(table=table, seat=data.seat, at=data.at, key=data.key, move=data.move, then=data.then)
    message.plan, message.loses = data.plan, data.loses
    done, mark = wire.Done(seq=-1), marked(message)

    def check(room: Room) -> None:
        check_holds(room, who, data.seat)
        check_key(room, message, mark)
        room.tell_dropped(done, entry_of(room, message, mark), lang)

    limits, payer = house_of(state).limits, request.scope["state"][PAYER]
    has_waited = await limits.paid(payer, price_of(message), PATIENCE)
    if await held_back(house_of(state).hall, table, data.seat, check) or has_waited:
        who = await identified(request, house_of(state), True)  # who was logged out meanwhile does nothing any more

    def command(room: Room) -> Lines:
        if not is_long_work(message):
            return room.play(data.seat, data.at, data.move, lang, data.then)
        with limits.long_work(payer):
            lines = lines_of(room, message, lang)
        room.tell_dropped(done, room.seq + 1, lang)
        return lines

    done.seq = await house_of(state).hall.do(table, command, who.id or "token", data.seat, mark, check)
    await plans.tell_change(house_of(state).hall, table, data.seat)
    return done


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(table: TableId, request: Request[Any, Any, Any], who: Who, state: State, link: Link = "") -> str:
    """The record of a finished game, with the secret of its chance: `signoria verify` checks it."""
    pay(request, state)
    async with house_of(state).hall.fresh(table) as room:
        check_watches(room, who, link)
        if room.row.status == PARKED:
            check_plays(room, who)
        entries = await house_of(state).store.entries(table, 0) if room.row.trouble else []
        return room.written(entries).text()


@get(
    "/api/tables/{table:str}/replay",
    responses={200: ResponseSpec(wire.PlaceOut, generate_examples=False, description="That moment")},
)
async def replayed(
    table: TableId,
    line: Annotated[int, Parameter(ge=0, le=2**31)],
    request: Request[Any, Any, Any],
    who: Who,
    state: State,
    seat: AnySeat = None,
    link: Link = "",
    lang: Lang = "en",
    shown: HowShown = "",
) -> Response[Any]:
    """A finished game after a number of lines of its record, from any seat."""
    house = house_of(state)
    pay(request, state)
    async with house.hall.fresh(table) as room:
        check_watches(room, who, link)
        if seat is not None:
            room.check_seat(seat)
        match = room.ended("It can be replayed")
        lines = len(match.lines)
        if line > lines:
            raise BadRequest(f"line: the record has {lines}", "bad-line")
        moment = (room.replayed_as, line, seat, lang, shown)
    place = await house.replays.at(moment, lambda: match.record().text())
    return Response(place, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/thoughts")
async def thoughts(
    table: TableId, request: Request[Any, Any, Any], who: Who, state: State, link: Link = "", lang: Lang = "en"
) -> wire.ThoughtsOut:
    """What bots thought before their moves in a finished game, by the lines of its record."""
    house = house_of(state)
    pay(request, state)
    async with house.hall.fresh(table) as room:
        check_watches(room, who, link)
        names = room.ended("What bots thought can be read").names
    async with house.replays.thoughts:  # of a long game many sentences: one at a time leaves time for others
        last, told = room.told.get(lang, (-1, None))
        if told is None or last != room.seq:
            found, entries = await house.store.thoughts(table), await house.store.entries(table, 0)
            told = await asyncio.to_thread(thoughts_out, room, found, entries, lang)
            if room.match is not None and room.match.names == names:  # nobody is called otherwise meanwhile
                room.told[lang] = room.seq, told
        return told


PLAY_ROUTES: list[Any] = [update, play, record, replayed, thoughts]
