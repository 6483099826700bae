"""What stands before every door: limits, a number for each request, and headers that tell browsers what not to do."""

import math
import secrets
import time
from typing import Any

import msgspec
import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server import metrics, wire
from signoria.server.errors import Refusal, TooMany
from signoria.server.limits import PAYER, Limits, client_address, household, spending
from signoria.server.settings import Settings

YEAR = 365 * 86_400
PAGE_POLICY = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"  # answers of the API are not pages
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # invitation links are in addresses
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
UNSTORED = ("/api", "/admin", "/metrics", "/health", "/ready", "/confirm")


class Guard:
    """Middleware: every request has a number, which its log lines carry, and is counted against its address."""

    def __init__(self, settings: Settings) -> None:
        self.limits = Limits(settings)
        self.settings = settings

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            address = household(client_address(scope, self.settings))
            request = secrets.token_hex(6)
            scope["state"]["request"] = request
            with structlog.contextvars.bound_contextvars(request=request):
                if scope["type"] == ScopeType.HTTP:
                    self.limits.requests.take(address)
                    await self.answer(app, scope, receive, send)
                else:
                    await self.connect(app, address, scope, receive, send)

        return guarded

    async def answer(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """A request. How long it took is counted, and how long its answer is charged to whoever asked."""
        began, sent = time.perf_counter(), 0

        async def counted(message: Message) -> None:
            nonlocal sent
            if message["type"] == "http.response.body":
                sent += len(message["body"])
            await send(message)

        with spending() as spent:
            try:
                await app(scope, receive, counted)
            finally:
                metrics.REQUEST_SECONDS.labels(scope["path_template"]).observe(time.perf_counter() - began)
                if PAYER in scope["state"]:
                    self.limits.charge(scope["state"][PAYER], sent, spent.seconds)

    async def connect(self, app: ASGIApp, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.limits.requests.take(address)
            with self.limits.connection(address):
                await app(scope, receive, send)
        except TooMany as error:
            metrics.REFUSALS.labels(error.code).inc()
            await turn_away(error, receive, send)


async def turn_away(error: TooMany, receive: Receive, send: Any) -> None:
    """Answer a WebSocket that is not let in like any other request."""
    await receive()
    body = msgspec.json.encode(wire.Problem(code=error.code, message=error.message))
    headers = [(b"content-type", b"application/json"), (b"retry-after", retry_after(error).encode())]
    await send({"type": "websocket.http.response.start", "status": error.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


def retry_after(error: Refusal) -> str:
    return str(max(1, math.ceil(error.wait)))


class Headers:
    """A hook on every answer, also those to addresses that do not exist."""

    def __init__(self, settings: Settings) -> None:
        self.is_secure = settings.public_url.startswith("https:")
        self.subdomains = "; includeSubDomains" if settings.hsts_subdomains else ""

    async def __call__(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        metrics.REQUESTS.labels(str(message["status"])).inc()
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        path = scope["path"]
        headers.setdefault("Content-Security-Policy", DATA_POLICY if path.startswith(UNSTORED) else PAGE_POLICY)
        if path.startswith(UNSTORED):
            headers.setdefault("Cache-Control", "no-store")  # what may be kept says so
        if self.is_secure:
            headers["Strict-Transport-Security"] = f"max-age={YEAR}{self.subdomains}"
        if "request" in scope["state"]:
            headers["X-Request-Id"] = scope["state"]["request"]
