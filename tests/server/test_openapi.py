"""The OpenAPI document: every message typed, those of the WebSocket included, and TypeScript types made from it."""

import ast
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar.testing import TestClient

from signoria.server import openapi, wire
from signoria.server.app import make_app
from signoria.server.budget import MOST
from signoria.server.errors import Refusal
from signoria.server.openapi import document, written
from signoria.server.parking import NEWER_RULES, PARKED
from signoria.server.settings import Settings
from signoria.server.typescript import declarations, type_of
from signoria.table.pictures import DRAWN
from tests.server.servers import Server

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TSC = ROOT / "web/node_modules/.bin/tsc"
REFUSALS = ["Refusal", *[kind.__name__ for kind in Refusal.__subclasses__()]]
SERVER = Path(wire.__file__).parent.parent


@pytest.fixture(scope="module")
def api() -> dict[str, Any]:
    return document()


def test_the_document_in_docs_is_the_one_the_server_has(api: dict[str, Any], server: Server) -> None:
    """`make api` writes it again."""
    assert (DOCS / "openapi.json").read_text(encoding="utf-8") == written(api)
    assert httpx.get(f"{server.url}/api/docs/openapi.json").json() == api


def test_the_document_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of 600 requests, which nobody paid for, took 22 ms."""
    made = []
    monkeypatch.setattr(openapi, "completed", lambda found: made.append(found) or found)  # type: ignore[func-returns-value]
    with TestClient(make_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", bot_processes=0))) as client:
        assert client.get("/api/docs/openapi.json").content == client.get("/api/docs/openapi.json").content
    assert len(made) == 1


def test_the_types_in_docs_are_made_from_the_document(api: dict[str, Any]) -> None:
    assert (DOCS / "openapi.d.ts").read_text(encoding="utf-8") == declarations(api)


@pytest.mark.parametrize(("name", "union"), [("FromClient", wire.FromClient), ("ToClient", wire.ToClient)])
def test_every_message_of_the_websocket_is_described(api: dict[str, Any], name: str, union: Any) -> None:
    schemas = api["components"]["schemas"]
    described = {one["$ref"].rpartition("/")[2] for one in schemas[name]["anyOf"]}
    assert described == {kind.__name__ for kind in get_args(union)}
    for kind in get_args(union):
        schema = schemas[kind.__name__]
        assert schema["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
        assert set(schema["properties"]) == {"type", *kind.__struct_fields__}
    directions = api["x-websocket"]["/api/ws"]
    assert f"#/components/schemas/{name}" in (directions["send"]["$ref"], directions["receive"]["$ref"])


def test_every_reference_leads_somewhere(api: dict[str, Any]) -> None:
    text = json.dumps(api)
    found = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert found <= set(api["components"]["schemas"])


def test_every_request_has_typed_answers_and_problems(api: dict[str, Any]) -> None:
    for path, item in api["paths"].items():
        for method, operation in item.items():
            answers = operation["responses"]
            problem = answers["4XX"]["content"]["application/json"]["schema"]
            assert (path, method, problem) == (path, method, {"$ref": "#/components/schemas/Problem"})
            assert any(code.startswith("2") for code in answers), (path, method)


def test_every_request_says_what_it_is_for_and_who_may_ask(api: dict[str, Any]) -> None:
    """Requests were called by the names of functions, and nothing said how one shows who one is."""
    schemes = api["components"]["securitySchemes"]
    assert (schemes["session"]["name"], schemes["csrf"]["name"]) == ("signoria_session", "X-CSRF-Token")
    assert schemes["bearer"]["scheme"] == "bearer"
    for path, item in api["paths"].items():
        for method, operation in item.items():
            assert operation["description"].startswith(operation["summary"]), (path, method)
            assert " " in operation["summary"], (path, method)
            assert {name for way in operation["security"] for name in way} <= set(schemes)
            assert "Retry-After" in operation["responses"]["429"]["headers"]
    assert {} in api["paths"]["/api/guests"]["post"]["security"]
    assert api["paths"]["/api/tables"]["post"]["security"] == [{"session": [], "csrf": []}, {"bearer": []}]


def test_every_code_of_a_refusal_is_listed(api: dict[str, Any]) -> None:
    """In the document, and in the table of docs/server.md."""
    raised = set()
    for file in SERVER.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        raised |= {code for node in ast.walk(tree) if isinstance(node, ast.Call) for code in codes_of(node)}
    raised |= {kind.code for kind in Refusal.__subclasses__()} | {NEWER_RULES, PARKED, "bad-method", "too-large"}
    raised |= {f"undo-{barrier}" for barrier in ("nothing", "answered", "chance", "shown", "long")}
    raised |= {f"too-many-{kind}" for kind in MOST}
    assert set(api["x-error-codes"]) == raised
    section = (DOCS / "server.md").read_text(encoding="utf-8").split("### Codes")[1]
    assert dict(re.findall(r"^\| `(.*?)` \| (.*) \|$", section, re.MULTILINE)) == api["x-error-codes"]


def codes_of(call: ast.Call) -> list[str]:
    """The code with which a call refuses something, if it does."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name == "Problem":
        given = [keyword.value for keyword in call.keywords if keyword.arg == "code"]
    else:
        given = call.args[1:2] if name in REFUSALS else []
    return [str(one.value) for one in given if isinstance(one, ast.Constant)]


def test_what_the_server_sends_leaves_nothing_out(api: dict[str, Any]) -> None:
    """A field with a default is sent all the same, so readers need not ask whether it is there.

    Only what costs much is left out where nobody asked for it, or it is not time for it.
    """
    update = api["components"]["schemas"]["Update"]
    of_deltas = {"view", "base", "changes", "check", "done"}
    of_deltas |= {"picture", "picture_changes", "picture_check"}
    assert set(update["properties"]) - set(update["required"]) == {
        "shown", "news", "scores", "sources", "reaction", *of_deltas,
    }  # fmt: skip
    assert "since" not in api["components"]["schemas"]["Watch"]["required"]


@pytest.mark.parametrize(
    ("schema", "typescript"),
    [
        ({}, "unknown"),
        ({"type": "integer"}, "number"),
        ({"type": ["string", "null"]}, "string | null"),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({"const": "a"}, '"a"'),
        ({"type": "array", "items": {"$ref": "#/components/schemas/Seat"}}, "Seat[]"),
        ({"type": "array", "prefixItems": [{"type": "number"}, {"type": "string"}]}, "[number, string]"),
        ({"anyOf": [{"$ref": "#/components/schemas/fief.Table"}, {"type": "null"}]}, "Fief.Table | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({"type": "object", "properties": {"a-b": {"type": "string"}}}, '{ "a-b"?: string; }'),
    ],
)
def test_types_of_schemas(schema: dict[str, Any], typescript: str) -> None:
    assert type_of(schema) == typescript


@pytest.mark.skipif(not TSC.exists(), reason="the packages of the browser client are not installed")
def test_typescript_takes_the_types(tmp_path: Path) -> None:
    use = tmp_path / "use.ts"
    shutil.copy(DOCS / "openapi.d.ts", tmp_path / "openapi.d.ts")
    use.write_text(
        'import type { FromClient, Paths, ToClient } from "./openapi";\n'
        'export const watch: FromClient = { type: "watch", table: "a", since: 3 };\n'
        'export const made: Paths["POST /api/tables"]["body"] = { game: "lorenzo", seats: 2 };\n'
        'export const seq = (m: ToClient) => (m.type === "update" ? m.seq : -1);\n'
    )
    done = subprocess.run([TSC, "--strict", "--noEmit", str(use)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_what_boards_read_has_types_by_game(api: dict[str, Any]) -> None:
    schemas = api["components"]["schemas"]
    for game in DRAWN:
        assert {f"{game}.{name}" for name in ("Facts", "View", "Table", "Mine", "Picture")} <= set(schemas)
        assert {"$ref": f"#/components/schemas/{game}.Picture"} in schemas["Update"]["properties"]["picture"]["anyOf"]
    types = declarations(api)
    assert "export declare namespace Princes {" in types
    assert "villages: Record<string, Fief.Village>;" in types
