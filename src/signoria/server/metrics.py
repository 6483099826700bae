"""What the server counts: for Prometheus at /metrics, and the last minute for the administrator's page."""

import time
from collections import deque
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()

MOVES = Counter("signoria_moves_saved", "Moves of people, bots, orders and clocks that were saved", registry=REGISTRY)
REFUSALS = Counter("signoria_refusals", "What was refused, by code", ["code"], registry=REGISTRY)
REQUESTS = Counter("signoria_requests", "HTTP requests by status", ["status"], registry=REGISTRY)
ERRORS = Counter("signoria_errors", "Errors in the log", registry=REGISTRY)
CONNECTIONS = Gauge("signoria_connections", "Open WebSockets", registry=REGISTRY)
TABLES = Gauge("signoria_tables", "Tables by status", ["status"], registry=REGISTRY)
ROOMS = Gauge("signoria_rooms", "Tables kept in memory", registry=REGISTRY)
MEMORY = Gauge("signoria_memory_bytes", "Memory in use", registry=REGISTRY)
SAVING = Histogram(
    "signoria_save_seconds",
    "From a command to its commit",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
REQUEST_SECONDS = Histogram(
    "signoria_request_seconds",
    "Time to answer an HTTP request, by route",
    ["route"],
    registry=REGISTRY,
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
LAG = Histogram(
    "signoria_event_loop_lag_seconds",
    "How much later than it should the event loop came round",
    registry=REGISTRY,
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
HELD = Gauge("signoria_held_bytes", "Memory by what holds it, as far as it is counted", ["kind"], registry=REGISTRY)
OPEN_FILES = Gauge("signoria_open_files", "Files and connections that are open", registry=REGISTRY)
MOST_OPEN_FILES = Gauge("signoria_open_files_limit", "How many may be open", registry=REGISTRY)
BOT_QUESTIONS = Gauge(
    "signoria_bot_questions", "Moves and hints that bots were asked for", ["state"], registry=REGISTRY
)
TCP = Gauge("signoria_tcp_connections", "Open TCP connections, WebSockets included", registry=REGISTRY)
CUT = Gauge("signoria_tcp_cut", "TCP connections that kept the server waiting and were cut, so far", registry=REGISTRY)
TURNED_AWAY = Gauge(
    "signoria_tcp_turned_away", "TCP connections for which there was no room, so far", registry=REGISTRY
)
MEASURED = 60  # seconds over which a pace is measured


class Pace:
    """How many a second, over the last minute."""

    def __init__(self) -> None:
        self.seconds: deque[list[int]] = deque()  # pairs of a second and how many there were in it

    def tick(self) -> None:
        now = int(time.monotonic())
        if self.seconds and self.seconds[-1][0] == now:
            self.seconds[-1][1] += 1
        else:
            self.seconds.append([now, 1])
            self.forget(now)

    def forget(self, now: int) -> None:
        while self.seconds and self.seconds[0][0] <= now - MEASURED:
            self.seconds.popleft()

    @property
    def per_second(self) -> float:
        self.forget(int(time.monotonic()))
        return round(sum(many for _, many in self.seconds) / MEASURED, 2)


HEARD_PACE = Pace()
SAVED_PACE = Pace()


class Messages(Collector):
    """WebSocket messages. One thread counts them, so that it needs no lock for each."""

    def __init__(self) -> None:
        self.heard = 0
        self.sent = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("signoria_messages", "WebSocket messages heard and sent", labels=["direction"])
        family.add_metric(["heard"], self.heard)
        family.add_metric(["sent"], self.sent)
        yield family


MESSAGES = Messages()
REGISTRY.register(MESSAGES)


def heard() -> None:
    MESSAGES.heard += 1
    HEARD_PACE.tick()


def saved(seconds: float, is_move: bool) -> None:
    SAVING.observe(seconds)
    SAVED_PACE.tick()
    if is_move:
        MOVES.inc()


def text() -> bytes:
    return generate_latest(REGISTRY)
