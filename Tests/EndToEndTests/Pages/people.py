"""What the people do whose pages are looked at."""

import json
import time
import urllib.error
import urllib.request


def say(edge, user):
    """The status of the answer to a message. A limiter that is late is asked again, as it tells its clients to: other
    tests may keep the machine busy."""
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
