"""Checks answers against an OpenAPI document: web/openapi.json, or web/openapi-app.json.

check.py DOCUMENT ANSWERS [closed]

ANSWERS has one JSON object per line (method, path, status, type, body). The script prints one line for each answer
that does not match the document, and then `covered` with the operations that occurred. With `closed` it also reports
members that the document does not describe.
"""

import functools
import json
import re
import sys

import jsonschema

document = json.load(open(sys.argv[1]))
checker = jsonschema.FormatChecker()


def close(node):
    if isinstance(node, dict):
        if "properties" in node:
            node.setdefault("additionalProperties", False)
        node = node.values()
    for part in node if not isinstance(node, str) else ():
        if isinstance(part, (dict, list)):
            close(part)


if sys.argv[3:] == ["closed"]:
    close(document["components"]["schemas"])


@checker.checks("date-time", raises=ValueError)
def is_time(text):
    if not isinstance(text, str) or re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)", text):
        return True
    raise ValueError(text)


def pattern(path):
    return re.compile(re.sub(r"\\{[a-z_]+\\}", "[^/]+", re.escape(path)) + "$")


paths = [(pattern(path), path) for path in sorted(document["paths"], key=lambda path: path.count("{"))]


def resolve(node):
    while "$ref" in node:
        found = document
        for step in node["$ref"].split("/")[1:]:
            found = found[step]
        node = found
    return node


@functools.cache
def validator(name, method, status, kind):
    """Makes a validator for one kind of answer. The result is cached, because making it takes a pass through the whole
    document."""
    responses = document["paths"][name][method]["responses"]
    content = resolve(responses.get(status) or responses["default"])["content"]
    schema = {**content[kind]["schema"], "components": document["components"]}
    return jsonschema.Draft202012Validator(schema, format_checker=checker)


def mistakes(answer):
    path = answer["path"].split("?")[0]
    name = next((name for shape, name in paths if shape.match(path)), None)
    if name is None:
        return None, [] if answer["status"] in (401, 404) else [f"{path} is not described"]
    method = answer["method"].lower().replace("head", "get")
    operation = document["paths"][name].get(method)
    if operation is None:
        return None, [] if answer["status"] in (401, 405) else [f"{method} {name} is not described"]
    responses = operation["responses"]
    response = responses.get(str(answer["status"])) or responses.get("default")
    if response is None or (str(answer["status"]) not in responses and answer["status"] < 400):
        return name, [f"the status {answer['status']} is not described"]
    content = resolve(response)["content"]
    kind = answer["type"].split(";")[0]
    if kind not in content:
        return name, [f"{kind} is not described"]
    if not kind.endswith("json") or answer["method"] == "HEAD":
        return name, []
    found = []
    for error in validator(name, method, str(answer["status"]), kind).iter_errors(json.loads(answer["body"])):
        place = "/".join(str(step) for step in error.absolute_path)
        found.append(f"{place}: {error.message[:300]}")
    return name, found


seen = set()
for line in open(sys.argv[2]):
    answer = json.loads(line)
    name, found = mistakes(answer)
    if name and answer["status"] < 400:
        seen.add(f"{answer['method'].lower()} {name}")
    for mistake in found:
        print(f"{answer['method']} {answer['path']} {answer['status']}: {mistake}")
print("covered", json.dumps(sorted(seen)))
