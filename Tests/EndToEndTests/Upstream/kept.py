"""What the scripted upstream keeps, as OpenAI does for whoever has the key: answers, conversations, files and their like.

Nothing here knows of users: whoever names an id gets what lies under it.
"""

import re

import shapes


# The beginning of an id of each kind, and the name of its objects.
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

    def answer(self, method, path, asked):
        """The status and the document that answer a request; None for what is not kept."""
        path = path.split("?")[0]
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
        mine = [each for each in self.objects.values() if each["object"] == word]
        return 200, {"object": "list", "data": mine, "has_more": False}

    def keep(self, prefix, document):
        name = f"{prefix}_{len(self.objects) + 1}_{id(document)}"
        self.objects[name] = {**document, "id": name}
        return self.objects[name]
