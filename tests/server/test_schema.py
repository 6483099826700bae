"""schemathesis over the whole API, with tables and seats that exist: nothing it thinks of is answered with 5xx."""

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath
from schemathesis import GenerationMode
from websockets.sync.client import connect

from signoria.games import GAMES
from signoria.server.app import make_app
from signoria.server.settings import Settings
from tests.server.servers import WITHOUT_LIMITS, Server, free_port

EXAMPLES = 10  # of each operation, for each way of generating
STATUSES = ("open", "playing", "over")
ENTRANCES = (  # they end the session one comes with
    "/api/logout", "/api/login", "/api/guests", "/api/accounts", "/api/me/delete",
)  # fmt: skip


class Found(Exception):
    """The server has an error of its own."""


class Explorer:
    """Somebody with open, running and finished tables, who lets schemathesis fill in everything else."""

    def __init__(self, url: str, client: httpx.Client, statuses: tuple[str, ...] = STATUSES) -> None:
        self.url = url
        self.client = client
        me = client.post("/api/guests", json={"name": "Explorer"}).json()
        client.headers["X-CSRF-Token"] = me["csrf"]
        self.headers = {"X-CSRF-Token": me["csrf"], "Cookie": f"signoria_session={client.cookies['signoria_session']}"}
        self.tables = [self.table(game, status) for game in GAMES for status in statuses]
        self.links = [link for table in self.tables for link in (table["invite"], table["watch"])]
        self.random = random.Random(1)
        self.statuses: Counter[int] = Counter()
        self.answered: set[str] = set()  # operations that had an answer below 400

    def table(self, game: str, status: str) -> dict[str, Any]:
        """One table for oneself alone."""
        fewest = GAMES[game].fewest
        wanted = {"game": game, "seats": fewest, "hot_seat": True, "access": "private", "hints": True}
        table: dict[str, Any] = self.client.post("/api/tables", json=wanted).json()
        for seat in range(1 if status == "open" else fewest):
            claimed = self.client.post(f"/api/tables/{table['id']}/claim", json={"seat": seat})
            assert claimed.status_code == 200, claimed.text
        if status == "over":
            for seat in range(1 if fewest == 2 else fewest):  # between two one is enough
                self.resign(table["id"], seat)
        return table

    def resign(self, table: str, seat: int) -> None:
        address = self.url.replace("http", "ws") + "/api/ws"
        with connect(address, additional_headers={"Cookie": self.headers["Cookie"]}) as socket:
            socket.send(json.dumps({"type": "resign", "table": table, "seat": seat, "key": "enough"}))
            while '"done"' not in str(socket.recv(timeout=60)):
                pass

    def ask(self, case: Any) -> None:
        """One request with real ids in it."""
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = self.random.choice(self.tables)["id"]
            if "seat" in case.path_parameters and self.random.randrange(2):
                case.path_parameters["seat"] = self.random.randrange(3)
        if isinstance(case.query, dict) and "link" in case.query and self.random.randrange(2):
            case.query["link"] = self.random.choice(self.links)
        if isinstance(case.query, dict) and "seat" in case.query and self.random.randrange(2):
            case.query["seat"] = self.random.randrange(2)
        if isinstance(case.body, dict) and "seat" in case.body and self.random.randrange(2):
            case.body["seat"] = self.random.randrange(3)
        headers = {} if case.operation.path in ENTRANCES else self.headers
        answer = case.call(base_url=self.url, headers=headers, timeout=60)
        self.statuses[answer.status_code] += 1
        if answer.status_code < 400:
            self.answered.add(case.operation.label)
        if answer.status_code >= 500:
            raise Found(f"{answer.status_code} {case.as_curl_command(headers=headers)}: {answer.text}")

    def explore(self, document: dict[str, Any], examples: int, only: str = "") -> int:
        """So many examples of each operation; how many operations there are."""
        found = 0
        for result in schemathesis.openapi.from_dict(document).get_all_operations():
            operation: Any = result.ok()  # type: ignore[union-attr]
            if only and only not in operation.path:
                continue
            found += 1
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                self.explore_one(operation, mode, examples)
        return found

    def explore_one(self, operation: Any, mode: GenerationMode, examples: int) -> None:
        @seed(1)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def asked(case: Any) -> None:
            self.ask(case)

        with suppress(Unsatisfiable):  # nothing can be wrong with a request that takes nothing
            asked()


def test_nothing_it_thinks_of_is_an_error_of_ours(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        explorer = Explorer(server.url, client)
        document = client.get("/api/docs/openapi.json").json()
        assert explorer.explore(document, EXAMPLES) >= 20
    assert {200, 201, 400, 404} <= set(explorer.statuses), explorer.statuses
    for operation in (
        "GET /api/tables/{table}/update",
        "GET /api/tables/{table}/record",
        "POST /api/tables/{table}/seats/{seat}/token",
    ):
        assert operation in explorer.answered, explorer.answered


# ---------------------------------------------------------------- a planted error


@get("/api/tables/{table:str}/planted")
async def planted(table: FromPath[str], state: State) -> dict[str, int]:
    """An error that only an existing table shows."""
    return {"tables": 1 // (1 - sum(name == table for name in state.house.hall.rooms))}


@contextmanager
def planted_server(folder: Path) -> Iterator[str]:
    port = free_port()
    limits: dict[str, Any] = {**WITHOUT_LIMITS}
    app = make_app(Settings(database=f"sqlite:///{folder / 'planted.db'}", port=port, bot_processes=0, **limits))
    app.register(planted)
    running = uvicorn.Server(uvicorn.Config(app, port=port, log_config=None, ws="none", limit_concurrency=100))
    thread = threading.Thread(target=running.run)
    thread.start()
    while not running.started and thread.is_alive():
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        thread.join()


def test_a_planted_error_is_found(tmp_path: Path) -> None:
    with planted_server(tmp_path) as url, httpx.Client(base_url=url, timeout=60) as client:
        explorer = Explorer(url, client, ("open",))
        document = client.get("/api/docs/openapi.json").json()
        assert explorer.explore(document, 3, only="/health") == 1
        with pytest.raises(Found, match="planted"):
            explorer.explore(document, 3, only="/planted")
