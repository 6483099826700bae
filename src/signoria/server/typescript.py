"""TypeScript types of every message and every path, from the OpenAPI document; those of a game in its namespace."""

import json
import re
from typing import Any

Schema = dict[str, Any]
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
METHODS = ("get", "post", "put", "patch", "delete")


def declarations(document: Schema) -> str:
    """A file of types: one for each message, and `Paths` with query, body and answer of each request."""
    lines = ["// Made from openapi.json by `make api`: do not edit.", ""]
    schemas = sorted(document["components"]["schemas"].items())
    for name, schema in schemas:
        if "." not in name:
            lines += declaration(name, schema)
    for game in dict.fromkeys(name.partition(".")[0] for name, _ in schemas if "." in name):
        lines += namespace(game, {name: schema for name, schema in schemas if name.startswith(f"{game}.")})
    lines += ["export interface Paths {"]
    for path, item in sorted(document["paths"].items()):
        lines += [request(path, method, item[method]) for method in METHODS if method in item]
    return "\n".join([*lines, "}", ""])


def namespace(game: str, schemas: dict[str, Schema]) -> list[str]:
    """The types of one game: `fief.Table` is `Fief.Table`."""
    inner = [line for name, schema in schemas.items() for line in declaration(name.partition(".")[2], schema)]
    indented = [f"  {line}".rstrip() for line in inner[:-1]]
    return [f"export declare namespace {game.capitalize()} {{", *indented, "}", ""]


def type_name(name: str) -> str:
    """`Update`, `Fief.Table`."""
    return name[:1].upper() + name[1:] if "." in name else name


def declaration(name: str, schema: Schema) -> list[str]:
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    if "properties" in schema:
        return [*lines, f"export interface {name} {{", *fields(schema, "  "), "}", ""]
    return [*lines, f"export type {name} = {type_of(schema)};", ""]


def fields(schema: Schema, indent: str) -> list[str]:
    required = schema.get("required", ())
    return [
        f"{indent}{property_name(name)}{'' if name in required else '?'}: {type_of(field)};"
        for name, field in schema["properties"].items()
    ]


def property_name(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)


def type_of(schema: Schema) -> str:
    """The type of a value; `unknown` where anything may stand."""
    if "$ref" in schema:
        return type_name(str(schema["$ref"]).rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(one) for one in schema[key]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**schema, "type": one}) for one in kind)
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return object_type(schema)
    return PRIMITIVES.get(kind or "", "unknown")


def object_type(schema: Schema) -> str:
    if "properties" in schema:
        return "{ " + " ".join(fields(schema, "")) + " }"
    values = schema.get("additionalProperties", {})
    return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"


def request(path: str, method: str, operation: Schema) -> str:
    """One request: what goes into its address and its body, and what is answered."""
    asked = [one for one in operation.get("parameters", ()) if one["in"] in ("path", "query")]
    inner = " ".join(
        f"{property_name(one['name'])}{'' if one.get('required') else '?'}: {type_of(one.get('schema', {}))};"
        for one in asked
    )
    body = content_type(operation.get("requestBody", {}))
    answer = " | ".join(
        dict.fromkeys(content_type(one) for code, one in operation["responses"].items() if code.startswith("2"))
    )
    parts = [f"parameters: {{ {inner} }};" if inner else "parameters: {};", f"body: {body};", f"answer: {answer};"]
    return f"  {json.dumps(f'{method.upper()} {path}')}: {{ {' '.join(parts)} }};"


def content_type(message: Schema) -> str:
    """The type of a body; `undefined` where there is none."""
    for content in message.get("content", {}).values():
        return type_of(content.get("schema", {}))
    return "undefined"
