"""The OpenAPI document, with every message typed from `wire`, those of the WebSocket included.

`python -m signoria.server.openapi` writes it; with `--types` it writes TypeScript types made from it.
"""

import json
import sys
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from signoria.server import wire
from signoria.server.asking import SESSION
from signoria.server.codes import CODES
from signoria.server.typescript import declarations

REF = "#/components/schemas/{name}"
METHODS = ("get", "post", "put", "patch", "delete")
WEBSOCKET = (
    "One connection for any number of tables: `watch` one, then every change of it is sent as `update` or `table`. "
    "Who connects is told by the session cookie or by `Authorization: Bearer <token>`, of a session or of a seat. "
    "After a lost connection `watch` with `since` sends what was missed; what was sent with a `key` may be sent again."
)
SECURITY = {
    "session": {"type": "apiKey", "in": "cookie", "name": SESSION, "description": "The session of a browser"},
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "X-CSRF-Token",
        "description": "`csrf` of /api/me: beside the cookie in every request that changes something",
    },
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a session (/api/tokens) or of one seat: instead of cookie and X-CSRF-Token",
    },
}
READING: list[dict[str, list[str]]] = [{}, {"session": []}, {"bearer": []}]  # nobody may ask for what is public
CHANGING: list[dict[str, list[str]]] = [{"session": [], "csrf": []}, {"bearer": []}]
ENTERING = ("/api/accounts", "/api/login", "/api/guests")  # who asks there is not known yet
PROBLEM = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
REFUSALS = {
    "4XX": {
        "description": "Nothing was changed: `code`, one of `x-error-codes`, says why to programs, `message` to people",
        "content": PROBLEM,
    },
    "429": {
        "description": "Beyond a limit, and nothing was changed: ask again after so many seconds",
        "headers": {"Retry-After": {"description": "Seconds", "schema": {"type": "integer", "minimum": 1}}},
        "content": PROBLEM,
    },
}


class ApiDocument(JsonRenderPlugin):
    """Serves the document, completed once."""

    made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self.made = self.made or written(completed(openapi_schema)).encode()
        return self.made


TOLD = wire.Out | wire.Sent | wire.Shown | wire.Panel | wire.Row | wire.Group | wire.MoveShown  # what is only ever sent


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """What the framework finds by itself, with the messages exactly as they are decoded and encoded."""
    schemas = document["components"]["schemas"]
    kinds = [kind for kind in vars(wire).values() if isinstance(kind, type) and kind.__name__ in schemas]
    messages = [wire.FromClient, wire.ToClient, wire.Problem, *kinds]
    found, components = msgspec.json.schema_components(messages, ref_template=REF)
    for name, schema in components.items():
        if issubclass(getattr(wire, name), TOLD):
            schema["required"] = [field for field in schema["properties"] if field not in left_out(getattr(wire, name))]
    components["FromClient"], components["ToClient"] = found[0], found[1]
    document = {**document, "components": {"schemas": {**schemas, **components}, "securitySchemes": SECURITY}}
    document["paths"] = {path: described(path, item) for path, item in document["paths"].items()}
    document["x-error-codes"] = CODES
    document["x-websocket"] = {
        "/api/ws": {
            "description": WEBSOCKET,
            "send": {"$ref": REF.format(name="FromClient")},
            "receive": {"$ref": REF.format(name="ToClient")},
        }
    }
    return document


def left_out(kind: type[msgspec.Struct]) -> set[str]:
    """What the server does not send unless it was asked for. It leaves out nothing else, defaults neither."""
    return {field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}


def described(path: str, item: dict[str, Any]) -> dict[str, Any]:
    """The requests of an address: what each is for, who may ask, and that every refusal is a Problem."""
    whole = dict(item)
    for method in METHODS:
        if method in item:
            operation = item[method]
            good = {code: answer for code, answer in operation["responses"].items() if code < "400"}
            summary = operation["description"].partition("\n")[0].partition(". ")[0].rstrip(".")
            security = [{}, *CHANGING] if path in ENTERING else READING if method == "get" else CHANGING
            added = {"summary": summary, "security": security, "responses": {**good, **REFUSALS}}
            whole[method] = {**operation, **added}
    return whole


def written(document: dict[str, Any]) -> str:
    plain = msgspec.to_builtins(document)  # defaults that are messages themselves
    return json.dumps(plain, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def document() -> dict[str, Any]:
    """The document of this version."""
    from signoria.server.app import make_app
    from signoria.server.settings import Settings

    whole: dict[str, Any] = json.loads(written(completed(make_app(Settings()).openapi_schema.to_schema())))
    return whole


if __name__ == "__main__":
    sys.stdout.write(declarations(document()) if "--types" in sys.argv else written(document()))
