"""Running the server: one uvicorn process, which `signoria serve` and `python -m signoria.server.running` start."""

import socket
from contextlib import suppress

import uvicorn

from signoria.server.app import make_app
from signoria.server.logs import prepare_logs
from signoria.server.settings import Settings, load

SPARE_CONNECTIONS = 100  # for requests, beside as many WebSockets as are allowed


def listen(settings: Settings) -> socket.socket:
    """The place where the server listens, taken; OSError if it is not to be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family)


def run(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until somebody ends it; where `listening` is given, there."""
    prepare_logs(settings.log_level)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.most_body,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # limits.address_of reads them, as far as they can be believed
        limit_concurrency=settings.most_connections + SPARE_CONNECTIONS,
    )
    with suppress(KeyboardInterrupt):  # uvicorn has ended politely, and says so with the signal
        uvicorn.Server(config).run(sockets=None if listening is None else [listening])


if __name__ == "__main__":
    run(load())
