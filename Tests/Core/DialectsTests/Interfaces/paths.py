"""Prints every path that the official clients request, as JSON: `[{"client": "openai", "method": "POST",
"path": "/v1/responses"}, …]`.

A variable part of a path is printed as `x`. If the script cannot read a path from a client's source code, it
reports the place on standard error and fails, so that no path is overlooked.
"""

import ast
import importlib.util
import json
import pathlib
import re
import sys

CALLS = {
    "_get": "GET", "_post": "POST", "_delete": "DELETE", "_put": "PUT", "_patch": "PATCH", "_get_api_list": None,
    "_get_api_list_async": None,
}
# For each module of Google's client, the name of an example object, as it occurs in a path (prefix and id).
STORES = {
    "batches": "batches/x", "caches": "cachedContents/x", "documents": "fileSearchStores/x",
    "file_search_stores": "fileSearchStores/x", "files": "files/x", "models": "models/x", "operations": "operations/x",
    "tunings": "tuningJobs/x", "tokens": "auth_tokens/x",
}
BASES = {"openai": "/v1", "anthropic": "", "google": "/v1beta"}


def folder(name):
    return pathlib.Path(importlib.util.find_spec(name).submodule_search_locations[0])


def text(node):
    """Returns the text of an argument, with `x` in the place of inserted values. The result is None if the argument is
    not a text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.sub(r"\{[^}]*\}", "x", node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "x" for part in node.values)
    if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", "") in ("path_template", "maybe_transform"):
        return text(node.args[0])
    if isinstance(node, ast.IfExp):
        return text(node.body)
    return None


def method(call, node):
    """Returns the HTTP method of a call. An argument can name it. Otherwise it follows from the called function."""
    found = CALLS[call]
    for keyword in node.keywords:
        if keyword.arg == "method" and isinstance(keyword.value, ast.Constant):
            found = keyword.value.value.upper()
    return found or "GET"


def generated(client, root):
    """Finds the paths in a client that Stainless has generated. Its calls look like
    `self._post("/chat/completions", …)`."""
    found, unread = set(), []
    for file in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            name = getattr(node.func, "attr", "") if isinstance(node, ast.Call) else ""
            if name not in CALLS or not isinstance(node.func.value, ast.Name) or node.func.value.id != "self":
                continue
            # The path of a batch's results is skipped, because the client takes this path from a provider's answer.
            if node.args and "results_url" in ast.unparse(node.args[0]):
                continue
            path = text(node.args[0]) if node.args else None
            if path is None:
                unread.append(f"{file}:{node.lineno}")
            else:
                found.add((client, method(name, node), BASES[client] + path.split("?")[0]))
    return found, unread


def google(root):
    """Finds the paths in Google's own client. A path is set by `path = '{model}:generateContent'.format_map(…)`, and
    used by `request('post', path, …)`. If a function also has a path for Vertex, that path is set first and is
    skipped."""
    found = set()
    for file in sorted(root.glob("*.py")):
        for function in ast.walk(ast.parse(file.read_text())):
            if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                continue
            paths, methods = [], []
            for node in ast.walk(function):
                name = getattr(node.func, "attr", "") if isinstance(node, ast.Call) else ""
                if name == "format_map" and isinstance(node.func.value, ast.Constant):
                    paths.append((node.lineno, node.func.value.value))
                if name in ("request", "async_request", "request_streamed", "async_request_streamed") and node.args:
                    methods += [word.upper() for word in [text(node.args[0])] if word]
            for _, path in sorted(paths)[-1:]:
                store = STORES.get(file.stem, "{name}")
                path = re.sub("^{(name|parent|operationName)}", store, path.replace("{file_search_store_name}", store))
                # This template is formatted twice, so its braces are doubled.
                if match := re.match("upload/{+api_version}+/(.*)", path):
                    whole = "/upload/v1beta/" + shown(match[1])
                else:
                    whole = "/v1beta/" + shown(path)
                found |= {("google", verb, whole) for verb in methods[:1]}
    return found


def described(root):
    """Finds the paths of Google's newer APIs, whose client Speakeasy has generated. Its calls look like
    `method="POST", path="/{api_version}/agents"`."""
    found = set()
    for file in sorted(root.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call):
                continue
            words = {part.arg: part.value.value for part in node.keywords if isinstance(part.value, ast.Constant)}
            path = words.get("path")
            if isinstance(path, str) and "{api_version}" in path:
                found.add(("google", words.get("method", "GET"), shown(path.replace("{api_version}", "v1beta"))))
    return found


def shown(path):
    """Returns the path without its query, with `models/x` for `{model}` and `x` for all other variable parts."""
    path = path.split("?")[0].replace("{model}", "models/x")
    return re.sub(r"\{[^}]*\}", "x", path)


def main():
    found, unread = set(), []
    for client in ("openai", "anthropic"):
        more, missed = generated(client, folder(client) / "resources")
        found |= more
        unread += missed
    root = folder("google.genai")
    found |= google(root)
    found |= described(root / "_gaos")
    for place in unread:
        print(f"no text: {place}", file=sys.stderr)
    print(json.dumps([{"client": c, "method": m, "path": p} for c, m, p in sorted(found)]))
    return 1 if unread else 0


if __name__ == "__main__":
    sys.exit(main())
