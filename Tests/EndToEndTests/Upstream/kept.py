"""The objects that the scripted upstream stores: answers, conversations, files and batches. As at a provider, every
caller with the team's key gets every object whose id they send. The upstream does not know the edge's users.
"""

import json
import re

import shapes


# For each kind of object, the prefix of its ids and the value of its member `object`.
KINDS = {
    "responses": ("resp", "response"),
    "conversations": ("conv", "conversation"),
    "files": ("file", "file"),
    "uploads": ("upload", "upload"),
    "vector_stores": ("vs", "vector_store"),
    "containers": ("cntr", "container"),
}


class Kept:
    def __init__(self):
        self.objects = {}
        # The URL of this upstream itself. A client that uses it bypasses the edge.
        self.url = ""

    def answer(self, method, path, asked, fields):
        """Returns the status, the document and the header lines of an answer. The result is None for a path that does not
        concern stored objects."""
        path, _, query = path.partition("?")
        if re.match(r"/upload/|/v1beta/files|/v1/files/u-", path):
            return self.gemini(method, path, query, asked)
        if "anthropic-version" in fields and re.match(r"/v1/(files|messages/batches)", path):
            return self.anthropic(method, path, asked)
        if path == "/v1/responses" and method == "POST":
            return self.respond(asked) if asked.get("model") == "kept" else None
        match = re.fullmatch(rf"/v1/({'|'.join(KINDS)})(?:/([^/]+)(/[a-z_]+)?)?", path)
        if not match:
            return None
        kind, name, part = match.groups()
        if name is None:
            return self.collection(kind, method)
        if name not in self.objects:
            return 404, {"error": {"message": f"no {name}", "type": "invalid_request_error", "param": None, "code": None}}
        if method == "DELETE":
            del self.objects[name]
            return 200, {"id": name, "object": f"{kind}.deleted", "deleted": True}
        if part == "/complete":
            file = self.keep("file", {"object": "file", "bytes": 1, "created_at": 1, "filename": "a", "purpose": "x"})
            return 200, {**self.objects[name], "status": "completed", "file": file}
        if part in ("/input_items", "/items", "/files"):
            return 200, {"object": "list", "data": [], "first_id": None, "last_id": None, "has_more": False}
        return 200, self.objects[name]

    def respond(self, asked):
        earlier = asked.get("previous_response_id")
        if earlier and earlier not in self.objects:
            return 404, {"error": {"message": f"no {earlier}", "type": "invalid_request_error", "param": None, "code": None}}
        return 200, self.keep("resp", {**shapes.response("kept"), "previous_response_id": earlier})

    def collection(self, kind, method):
        if method == "POST" and kind == "files":
            document = {"object": "file", "bytes": 1, "created_at": 1, "filename": "a.txt", "purpose": "user_data"}
            return 200, self.keep("file", {**document, "status": "processed"})
        prefix, word = KINDS[kind]
        if method == "POST":
            return 200, self.keep(prefix, {"object": word, "created_at": 1, "metadata": {}})
        mine = [each for each in self.objects.values() if each.get("object") == word]
        return 200, {"object": "list", "data": mine, "has_more": False}

    def anthropic(self, method, path, asked):
        """Answers requests for Anthropic's files and batches. Every batch has already ended."""
        kind, name, part = re.fullmatch(r"/v1/(files|messages/batches)(?:/([^/]+)(/[a-z_]+)?)?", path).groups()
        time = "2026-11-01T00:00:00Z"
        if name is None and method == "POST" and kind == "files":
            file = {"type": "file", "created_at": time, "filename": "a.txt", "mime_type": "text/plain", "size_bytes": 1}
            return 200, self.keep("file", file)
        if name is None and method == "POST":
            batch = {"type": "message_batch", "processing_status": "in_progress", "results_url": None}
            times = {"created_at": time, "expires_at": time}
            counts = {"processing": 1, "succeeded": 0, "errored": 0, "canceled": 0, "expired": 0}
            made = self.keep("msgbatch", {**batch, **times, "request_counts": counts})
            self.objects[made["id"]] = {
                **made, "processing_status": "ended", "results_url": f"{self.url}{path}/{made['id']}/results",
            }
            return 200, made
        if name is None:
            kinds = "file" if kind == "files" else "message_batch"
            mine = [each for each in self.objects.values() if each.get("type") == kinds]
            return 200, {"data": mine, "has_more": False, "first_id": None, "last_id": None, "next_page": None}
        if name not in self.objects:
            return 404, {"type": "error", "error": {"type": "not_found_error", "message": f"no {name}"}}
        if part == "/results":
            result = {"type": "succeeded", "message": shapes.message("claude-any")}
            return 200, json.dumps({"custom_id": "1", "result": result}) + "\n"
        if method == "DELETE":
            del self.objects[name]
            return 200, {"id": name, "type": "file_deleted" if kind == "files" else "message_batch_deleted"}
        return 200, self.objects[name]

    def gemini(self, method, path, query, asked):
        """Answers requests for Gemini's files. The second step of an upload goes to the provider's own URL and needs no
        key."""
        if path.startswith("/upload/") and not query.startswith("upload_id="):
            name = asked.get("file", {}).get("name", f"files/unnamed-{len(self.objects)}")
            return 200, {}, f"X-Goog-Upload-URL: {self.url}{path}?upload_id={name}\r\nX-Goog-Upload-Status: active\r\n"
        if path.startswith("/upload/"):
            name = query.removeprefix("upload_id=")
            file = {"name": name, "uri": f"{self.url}/v1beta/{name}", "mimeType": "text/plain", "state": "ACTIVE"}
            self.objects[name] = {"object": "gemini", **file}
            return 200, {"file": file}, "X-Goog-Upload-Status: final\r\n"
        name = path.removeprefix("/v1beta/").removeprefix("/v1/")
        if name == "files":
            return 200, {"files": [each for each in self.objects.values() if each.get("object") == "gemini"]}
        if name not in self.objects:
            return 404, {"error": {"code": 404, "message": f"no {name}", "status": "NOT_FOUND"}}
        return 200, self.objects.pop(name) if method == "DELETE" else self.objects[name]

    def keep(self, prefix, document):
        name = f"{prefix}_{len(self.objects) + 1}_{id(document)}"
        self.objects[name] = {**document, "id": name}
        return self.objects[name]
