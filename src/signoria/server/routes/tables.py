"""Tables: making one, sitting down, leaving, playing again."""

from typing import Any

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from signoria.server import wire
from signoria.server.asking import Link, Origin, SeatNumber, TableId, Who, house_of, make_table, pay
from signoria.server.limits import client_address, household


@get("/api/tables")
async def lobby(who: Who, state: State) -> wire.LobbyOut:
    """Public tables that wait for players or are played."""
    return await house_of(state).tables.lobby(who)


@get("/api/me/tables")
async def my_tables(who: Who, state: State) -> wire.OwnTablesOut:
    """Tables where I sit, or which I have made: first where it is my turn; last the 50 that ended latest."""
    return await house_of(state).tables.mine(who)


@post("/api/tables", status_code=201)
async def create(
    data: JSONBody[wire.NewTable], request: Request[Any, Any, Any], who: Who, state: State
) -> wire.TableOut:
    """Make a table. It begins when every seat is claimed."""
    make_table(request, who, state)
    return await house_of(state).tables.create(data, who)


@get("/api/tables/{table:str}")
async def table_out(table: TableId, who: Who, state: State, link: Link = "") -> wire.TableOut:
    """What anybody who may look at a table knows about it. A private one needs a link, of either kind."""
    return await house_of(state).tables.out(table, who, link)


@get("/api/tables/{table:str}/invitation")
async def invitation(table: TableId, who: Who, state: State, origin: Origin = "") -> wire.InvitationOut:
    """What to give to people who should sit down: an address, its QR code, and six letters."""
    house = house_of(state)
    return await house.tables.invitation(table, who, house.settings, origin)


@post("/api/codes", status_code=200)
async def of_code(data: JSONBody[wire.CodeIn], request: Request[Any, Any, Any], state: State) -> wire.CodeOut:
    """The table of a code that somebody was told. Each address may try as many a minute as it may log in."""
    house = house_of(state)
    house.limits.codes.take(household(client_address(request.scope, house.settings)))
    return await house.tables.of_code(data.code)


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim(table: TableId, data: JSONBody[wire.Claim], who: Who, state: State) -> wire.TableOut:
    """Sit down, with the commitment of a nonce that is to be mixed into the chance of the game."""
    return await house_of(state).tables.claim(table, data, who)


@post("/api/tables/{table:str}/reveal", status_code=200)
async def reveal(table: TableId, data: JSONBody[wire.Reveal], who: Who, state: State) -> wire.TableOut:
    """Everybody sits: reveal the nonce one promised. The game begins when all are revealed, or after a minute."""
    return await house_of(state).tables.reveal(table, data, who)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(table: TableId, data: JSONBody[wire.Leave], who: Who, state: State) -> wire.TableOut:
    """Stand up before the game begins; the host may free any seat."""
    return await house_of(state).tables.leave(table, data.seat, who)


@post("/api/tables/{table:str}/close", status_code=200)
async def close(table: TableId, who: Who, state: State) -> wire.TableOut:
    """The host no longer waits for players."""
    return await house_of(state).tables.close(table, who)


@post("/api/tables/{table:str}/talk", status_code=200)
async def let_talk(table: TableId, data: JSONBody[wire.TalkIn], who: Who, state: State) -> wire.TableOut:
    """The host says whether spectators may talk once the game has begun."""
    return await house_of(state).tables.let_talk(table, data.spectators, who)


@post("/api/tables/{table:str}/bots", status_code=200)
async def seat_bot(table: TableId, data: JSONBody[wire.SeatBot], who: Who, state: State) -> wire.TableOut:
    """Add a bot on a free seat, or let one play for you. Only a host who plays alone exchanges bots in mid-game."""
    return await house_of(state).tables.seat_bot(table, data, who)


@post("/api/tables/{table:str}/back", status_code=200)
async def come_back(table: TableId, data: JSONBody[wire.Leave], who: Who, state: State) -> wire.TableOut:
    """Take one's seat back from the bot."""
    return await house_of(state).tables.come_back(table, data.seat, who)


@post("/api/tables/{table:str}/seats/{seat:int}/token", status_code=201)
async def seat_token(table: TableId, seat: SeatNumber, who: Who, state: State) -> wire.Token:
    """A token with which a program plays my seat, and nothing else."""
    return await house_of(state).tables.seat_token(table, seat, who)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(table: TableId, request: Request[Any, Any, Any], who: Who, state: State) -> wire.TableOut:
    """The same table again, the same one for whoever asks of those who played."""
    make_table(request, who, state)
    return await house_of(state).tables.rematch(table, who)


@post("/api/tables/{table:str}/fork", status_code=201)
async def fork(
    table: TableId, data: JSONBody[wire.Fork], request: Request[Any, Any, Any], who: Who, state: State
) -> wire.TableOut:
    """A new table from a position of a finished game."""
    pay(request, state)
    make_table(request, who, state)
    return await house_of(state).tables.fork(table, data, who)


@get("/api/tables/{table:str}/notes")
async def notes(table: TableId, who: Who, state: State) -> wire.Notes:
    """What I have written down for myself at a table where I play. Nobody else can read it."""
    return await house_of(state).notes.read(table, who)


@put("/api/tables/{table:str}/notes", status_code=204)
async def keep_notes(
    table: TableId, data: JSONBody[wire.NotesIn], request: Request[Any, Any, Any], who: Who, state: State
) -> None:
    """Write something down for myself, instead of what stood there."""
    pay(request, state)
    await house_of(state).notes.write(table, data.text, who)


TABLE_ROUTES: list[Any] = [
    lobby, my_tables, create, table_out, claim, reveal, leave, close, let_talk, seat_bot, come_back, seat_token,
    rematch, fork, notes, keep_notes, invitation, of_code,
]  # fmt: skip
