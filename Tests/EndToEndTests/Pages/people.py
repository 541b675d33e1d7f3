"""Sends messages of users whose pages are tested."""

import json
import time
import urllib.error
import urllib.request


def say(edge, user):
    """Sends a message and returns the status of the answer. If the limiter is late, because other tests keep the
    machine busy, the message is sent again."""
    body = json.dumps({"model": "demo", "messages": [{"role": "user", "content": "Hello!"}]}).encode()
    fields = {"x-user-id": user, "Content-Type": "application/json"}
    end = time.monotonic() + 30
    while True:
        request = urllib.request.Request(f"{edge}/v1/chat/completions", body, fields)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status
        except urllib.error.HTTPError as answer:
            if b"limiter_unavailable" not in answer.read() or time.monotonic() > end:
                return answer.code
        time.sleep(0.1)
