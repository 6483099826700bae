"""The administrator's page: tables, load and errors. Only for the addresses of the setting `admin`: this machine.

A page without scripts, the same as JSON, and numbers for Prometheus.
"""

import base64
import hashlib
import hmac
import ipaddress
import os
import resource
import sys
import time
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, func, select

import signoria
from signoria.server import logs, metrics, wire
from signoria.server.errors import Forbidden
from signoria.server.gate import Gate
from signoria.server.hall import Hall
from signoria.server.limits import client_address, is_forwarded
from signoria.server.memory import bytes_of
from signoria.server.mistakes import networks
from signoria.server.open_files import most_open, open_now
from signoria.server.replays import Replays
from signoria.server.routes.pages import PAGES
from signoria.server.settings import Settings
from signoria.server.storage import Store, schema
from signoria.server.thinkers import Thinker, Thinkers

MOST_TABLES = 50
STATUSES = ("open", "playing", "over", "closed", "parked")
STYLE = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff }
table { border-collapse: collapse; margin: .5rem 0 1.5rem } td, th { text-align: left; padding: .15rem .8rem .15rem 0 }
"""
STYLE_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'"


class TableLine(wire.Out):
    """A table as its administrator sees it: whose turn it is, never a card."""

    id: str
    game: str
    seats: int
    status: str
    created: float


class Status(wire.Out):
    """The server at a glance."""

    version: str
    uptime: float
    tables: dict[str, int]
    latest: list[TableLine]
    connections: int
    people: int
    rooms: int
    messages_per_second: float
    saves_per_second: float
    memory: int
    bots: list[str]
    errors: list[dict[str, Any]]


class Admin:
    def __init__(self, settings: Settings, hall: Hall, thinkers: Thinkers, replays: Replays) -> None:
        self.settings = settings
        self.hall = hall
        self.thinkers = thinkers
        self.replays = replays
        self.store: Store = hall.store
        self.allowed = networks(settings.admin)
        self.began = time.time()

    # ------------------------------------------------------------ who may look

    def check(self, request: Request[Any, Any, Any]) -> None:
        """Only from the addresses that the settings name."""
        if not self.is_near(request):
            raise Forbidden("This page is only for the administrator: see the setting `admin`.", "not-the-admin")

    def check_metrics(self, request: Request[Any, Any, Any]) -> None:
        """From there, or from anywhere with the token."""
        token = self.settings.metrics_token
        given = request.headers.get("authorization", "")
        if not (token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())):
            self.check(request)

    def is_near(self, request: Request[Any, Any, Any]) -> bool:
        """A proxy on this machine that was not declared would make everybody look near: what it forwards is far.

        The name in the address must be ours too: any site may give its name to 127.0.0.1 and let a browser here ask.
        Behind proxies who asks without them calls this machine by its own name, not by the one they are for.
        """
        proxies, host = self.settings.proxies, host_name(request.headers.get("host", ""))
        is_passed_on = is_forwarded(request.scope)
        if is_passed_on and not proxies:
            return False
        if proxies and not is_passed_on and not is_local_name(host):
            return False
        return self.is_own_name(host) and self.is_allowed(client_address(request.scope, self.settings))

    def is_allowed(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.allowed)

    def is_own_name(self, name: str) -> bool:
        return is_local_name(name) or (name != "" and name == urlsplit(self.settings.public_url).hostname)

    # ------------------------------------------------------------ what there is to see

    async def status(self) -> Status:
        counts, latest = await self.store.read(tables_now)
        return Status(
            version=signoria.__version__,
            uptime=round(time.time() - self.began, 1),
            tables=counts,
            latest=latest,
            connections=len(self.hall.connections.all),
            people=len({connection.person for connection in self.hall.connections.all} - {""}),
            rooms=len(self.hall.rooms),
            messages_per_second=metrics.HEARD_PACE.per_second,
            saves_per_second=metrics.SAVED_PACE.per_second,
            memory=memory(),
            bots=[worker(thinker) for thinker in self.thinkers.all],
            errors=list(logs.last_errors),
        )

    async def measure(self, gate: Gate | None) -> bytes:
        """Everything counted, as Prometheus reads it."""
        counts, _ = await self.store.read(tables_now)
        for status in STATUSES:
            metrics.TABLES.labels(status).set(counts.get(status, 0))
        metrics.CONNECTIONS.set(len(self.hall.connections.all))
        metrics.ROOMS.set(len(self.hall.rooms))
        metrics.MEMORY.set(memory())
        metrics.OPEN_FILES.set(open_now())
        metrics.MOST_OPEN_FILES.set(most_open())
        metrics.BOT_QUESTIONS.labels("waiting").set(self.thinkers.waiting)
        metrics.BOT_QUESTIONS.labels("thinking").set(self.thinkers.busy)
        held = {
            "rooms": sum(map(bytes_of, self.hall.rooms.values())),
            "queues": sum(connection.waiting_bytes for connection in self.hall.connections.all),
            "replays": self.replays.kept.bytes,
            "files": PAGES.bytes,
        }
        if gate is not None:
            held["buffers"] = gate.buffered
            metrics.TCP.set(len(gate.stays))
            metrics.CUT.set(gate.cut)
            metrics.TURNED_AWAY.set(gate.turned_away)
        for kind, bytes_held in held.items():
            metrics.HELD.labels(kind).set(bytes_held)
        return metrics.text()


def host_name(host: str) -> str:
    """The name in a Host header, without its port; empty if it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_local_name(name: str) -> bool:
    return name == "localhost" or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def tables_now(connection: Connection) -> tuple[dict[str, int], list[TableLine]]:
    """How many tables there are by status, and the latest."""
    t = schema.tables.c
    counts = {row[0]: row[1] for row in connection.execute(select(t.status, func.count()).group_by(t.status))}
    query = select(t.id, t.game, t.seats, t.status, t.created).order_by(t.created.desc()).limit(MOST_TABLES)
    return counts, [TableLine(**row._mapping) for row in connection.execute(query)]


def worker(thinker: Thinker) -> str:
    """A process that thinks for bots; it is started when it is needed."""
    process = thinker.process
    if process is None:
        return "not started"
    return f"process {process.pid}" if process.returncode is None else f"ended with {process.returncode}"


def memory() -> int:
    """Bytes of this process that are in memory; where the system does not tell, the most there were."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
    return pages * os.sysconf("SC_PAGE_SIZE")


# ---------------------------------------------------------------- the page


def page(status: Status) -> str:
    load = [
        ("version", status.version),
        ("up for", f"{status.uptime:.0f} s"),
        ("connections", status.connections),
        ("people connected", status.people),
        ("tables in memory", status.rooms),
        ("messages a second", status.messages_per_second),
        ("saves a second", status.saves_per_second),
        ("memory", f"{status.memory / 2**20:.0f} MiB"),
    ]
    tables = [(name, status.tables.get(name, 0)) for name in STATUSES]
    latest = [(one.id, one.game, one.seats, one.status, moment(one.created)) for one in status.latest]
    errors = [(moment(one["at"]), one["event"], one["error"], one["request"]) for one in reversed(status.errors)]
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta http-equiv=refresh content=10><title>Signoria</title>",
        f"<style>{STYLE}</style><h1>Signoria</h1>",
        table("Load", (), load),
        table("Tables", ("status", "how many"), tables),
        table("Bots", (), [(bot,) for bot in status.bots]),
        table("Errors", ("when", "what", "kind", "request"), errors),
        table("Latest tables", ("id", "game", "seats", "status", "made"), latest),
    ]
    return "".join(parts)


def table(title: str, heads: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in line) + "</tr>" for line in lines)
    return f"<h2>{escape(title)}</h2><table><tr>{head}</tr>{body or '<tr><td>none</td></tr>'}</table>"


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at))


# ---------------------------------------------------------------- the doors


def admin_of(state: State) -> Admin:
    admin: Admin = state.house.admin
    return admin


@get("/admin", media_type=MediaType.HTML, include_in_schema=False)
async def admin_page(request: Request[Any, Any, Any], state: State) -> Response[str]:
    """Tables, load and errors at a glance."""
    admin = admin_of(state)
    admin.check(request)
    return Response(page(await admin.status()), headers={"Content-Security-Policy": POLICY})


@get("/admin/status", include_in_schema=False)
async def admin_status(request: Request[Any, Any, Any], state: State) -> Status:
    admin = admin_of(state)
    admin.check(request)
    return await admin.status()


@get("/metrics", include_in_schema=False)
async def measures(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """What Prometheus reads."""
    admin = admin_of(state)
    admin.check_metrics(request)
    return Response(await admin.measure(state.get("gate")), media_type=CONTENT_TYPE_LATEST)


ADMIN_ROUTES = [admin_page, admin_status, measures]
