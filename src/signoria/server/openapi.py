"""The OpenAPI document, with every message typed from `wire`, those of the WebSocket included.

`python -m signoria.server.openapi` writes it; with `--types` it writes TypeScript types made from it.
"""

import json
import sys
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import inspect

from signoria.server import wire
from signoria.server.asking import SESSION
from signoria.server.codes import CODES
from signoria.server.typescript import declarations
from signoria.table.picture import Drawn, Part
from signoria.table.pictures import DRAWN

REF = "#/components/schemas/{name}"
FACTS = "/api/games/{game}/facts"
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
    for name in ("Update", "PlaceOut"):
        components[name]["properties"]["picture"] = one_of_games("Picture")
    of_games = {name: schema for game, drawn in DRAWN.items() for name, schema in game_schemas(game, drawn).items()}
    whole = {**schemas, **components, **of_games}
    document = {**document, "components": {"schemas": whole, "securitySchemes": SECURITY}}
    constant = document["paths"][FACTS]["get"]["responses"]["200"]["content"]["application/json"]
    constant["schema"] = one_of_games("Facts")
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


def one_of_games(kind: str) -> dict[str, Any]:
    """What differs by game."""
    return {"anyOf": [{"$ref": REF.format(name=f"{game}.{kind}")} for game in DRAWN]}


def game_schemas(game: str, drawn: Drawn) -> dict[str, dict[str, Any]]:
    """The documents of one game that boards read: facts, views and the two parts of its pictures."""
    here = f"{game}.{{name}}"
    kinds = (drawn.facts, drawn.view, drawn.table_type, drawn.mine_type)
    roots, found = msgspec.json.schema_components(kinds, ref_template=REF.format(name=here))
    types = {kind.__name__: kind for kind in parts_of(kinds)}
    for name, schema in found.items():
        schema["required"] = [field for field in schema["properties"] if field not in left_out(types[name])]
    whole = {
        "title": "Picture",
        "type": "object",
        "description": "A moment of the game for a board: what everybody knows, and what one seat knows besides.",
        "properties": {"table": roots[2], "mine": {"anyOf": [roots[3], {"type": "null"}]}},
        "required": ["table", "mine"],
    }
    return {here.format(name=name): schema for name, schema in {**found, "Picture": whole}.items()}


def parts_of(kinds: tuple[type[Part], ...]) -> list[type[msgspec.Struct]]:
    """These types and all that they are made of. Two of one name would be one type in the document."""
    found: dict[str, type[msgspec.Struct]] = {}
    for kind in kinds:
        collect(inspect.type_info(kind), found)
    return list(found.values())


def collect(kind: inspect.Type, into: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(kind, inspect.StructType):
        known = into.get(kind.cls.__name__)
        if known is not None:
            assert known is kind.cls, f"two types are called {kind.cls.__name__}"
            return
        into[kind.cls.__name__] = kind.cls
        for field in kind.fields:
            collect(field.type, into)
    for inner in inner_types(kind):
        collect(inner, into)


def inner_types(kind: inspect.Type) -> list[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        return list(kind.types)
    if isinstance(kind, inspect.ListType):
        return [kind.item_type]
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types)
    return [kind.value_type] if isinstance(kind, inspect.DictType) else []


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
