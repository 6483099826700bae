"""The application: every door of the server in one place, as Litestar routes."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from msgspec.inspect import Type

import signoria
from signoria.server import metrics, wire
from signoria.server.admin import ADMIN_ROUTES
from signoria.server.asking import house_of, provide_who
from signoria.server.errors import AWAY, Refusal, TryLater, database_away, is_away
from signoria.server.guard import Guard, Headers, retry_after
from signoria.server.house import House
from signoria.server.openapi import ApiDocument
from signoria.server.parking import in_one_line
from signoria.server.routes.games import GAME_ROUTES
from signoria.server.routes.line import socket
from signoria.server.routes.pages import page
from signoria.server.routes.people import PEOPLE_ROUTES
from signoria.server.routes.play import PLAY_ROUTES
from signoria.server.routes.private import PRIVATE_ROUTES
from signoria.server.routes.tables import TABLE_ROUTES
from signoria.server.settings import Settings
from signoria.server.wording import described, explained, kinds_at, type_of

logger = structlog.get_logger()
DOCUMENT = "/api/docs/openapi.json"
READY_SECONDS = 1.0  # for which one answer to whether the server is ready is good
READY_WITHIN = 5.0
HUNG_UP = "client disconnected prematurely"  # what Litestar says when half a body has come and no more will
NO_BODY = "'data'"  # what Litestar says of a body that is missing


@get("/health")
async def health() -> dict[str, str]:
    """Whether the server is alive: it answers."""
    return {"status": "ok", "version": signoria.__version__}


@get("/ready")
async def ready(state: State) -> dict[str, str]:
    """Whether the server can do its work: the database reads and writes, and the server is not ending."""
    pulse = house_of(state).hall.pulse
    if state.get("is_ending"):
        raise TryLater("The server is ending.")
    if time.monotonic() - pulse.beaten > READY_SECONDS:
        try:
            await asyncio.wait_for(pulse.beat(), READY_WITHIN)
        except TimeoutError as error:
            raise database_away() from error
    return {"status": "ready", "version": signoria.__version__}


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[wire.Problem]:
    metrics.REFUSALS.labels(error.code).inc()
    headers = {"Retry-After": retry_after(error)} if error.wait else None
    problem = wire.Problem(code=error.code, message=error.message, reasons=error.reasons)
    return Response(problem, status_code=error.status, headers=headers)


def bad_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    if error.detail == HUNG_UP:
        return Response(wire.Problem(code="bad-request", message="The body has not arrived."), status_code=400)
    if error.status_code >= 500:
        return broken(request, error)
    code = {404: "not-found", 405: "bad-method", 413: "too-large"}.get(error.status_code, "bad-request")
    return Response(wire.Problem(code=code, message=what_to_do(request, error)), status_code=error.status_code)


def what_to_do(request: Request[Any, Any, Any], error: HTTPException) -> str:
    """What is wrong with a request that reached no door, or did not fit through it."""
    if error.status_code == 404:
        return f"There is nothing at {request.url.path}: {DOCUMENT} lists every address."
    if error.status_code == 405:
        return f"{request.method} is not answered at {request.url.path}: {DOCUMENT} lists what is."
    if error.status_code == 413:
        return f"This is too large: send at most {house_of(request.app.state).settings.most_body} bytes."
    if not isinstance(error.extra, list):
        is_body = isinstance(error.__cause__, SerializationException)
        return f"The body is not valid JSON: {error.detail}." if is_body else error.detail
    kind = type_of(request.route_handler.signature_model)
    found = [(one["key"], one["message"], one["source"] == "body") for one in error.extra]
    return "; ".join(misfit(kind, key, message, is_body) for key, message, is_body in found)


def misfit(kind: Type, key: str, message: str, is_body: bool) -> str:
    """What is wrong with a field of the body, or with a parameter."""
    if not is_body:
        return explained(kind, key, message)
    if message == NO_BODY:
        return f"Send a JSON body: {described(*kinds_at(kind, ['data']))}."
    path = "data" if key == "data" else f"data.{key}"
    return explained(kind, path, message, root="body")


def no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[wire.Problem]:
    message = f"The body is not valid UTF-8: {error.reason}."
    return Response(wire.Problem(code="bad-request", message=message), status_code=400)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    """Brackets within brackets: the decoder gives up."""
    logger.warning("too-deep", error=str(error))
    return Response(wire.Problem(code="bad-request", message="This goes too deep."), status_code=400)


def away(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """The database is away or cannot write: nothing was changed."""
    if not is_away(error):
        return broken(request, error)
    logger.error("database-away", path=request.url.path, error=in_one_line(error))
    return refused(request, database_away())


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    logger.exception("request-failed", path=request.url.path, exc_info=error)
    return Response(wire.Problem(code="internal", message="Something went wrong here. It is noted."), status_code=500)


ROUTES: list[Any] = [
    *PEOPLE_ROUTES, *GAME_ROUTES, *TABLE_ROUTES, *PLAY_ROUTES, *PRIVATE_ROUTES, health, ready, socket, *ADMIN_ROUTES,
    page,
]  # fmt: skip


def other_pages(settings: Settings) -> CORSConfig | None:
    """Pages of other sites that may ask from a browser, as if they were ours."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.origins),
        allow_methods=["GET", "POST", "PUT", "DELETE"],
        allow_headers=["Authorization", "Content-Type", "X-CSRF-Token"],
        allow_credentials=True,
        expose_headers=["Retry-After", "X-Request-Id"],
    )


def make_app(settings: Settings) -> Litestar:
    guard = Guard(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, guard.limits)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        dependencies={"who": Provide(provide_who)},
        exception_handlers={
            Refusal: refused,
            HTTPException: bad_http,
            UnicodeDecodeError: no_text,
            RecursionError: too_deep,
            **dict.fromkeys(AWAY, away),
            Exception: broken,
        },
        request_max_body_size=settings.most_body,
        middleware=[guard],
        cors_config=other_pages(settings),
        logging_config=None,  # logs.py does that
        before_send=[Headers(settings)],
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=signoria.__version__,
            path="/api/docs",
            render_plugins=[ApiDocument()],
            use_handler_docstrings=True,
        ),
    )


__all__ = ["House", "make_app"]
