"""Sends requests through the edge with the official Anthropic client.

anthropic_calls.py BASE_URL prints the name of each call that passed."""

import sys

import anthropic
from anthropic import Anthropic, DefaultHttpxClient

base = sys.argv[1]
sent = []


def client(user):
    hooks = {"request": [lambda request: sent.append(request)]}
    return Anthropic(base_url=base, api_key=user, http_client=DefaultHttpxClient(event_hooks=hooks))


def words(model="claude-any"):
    return {"model": model, "max_tokens": 64, "messages": [{"role": "user", "content": "Hello!"}]}


def messages():
    answer = client("demo-premium").messages.create(**words())
    assert answer.content[0].text == "Well done, keep going."
    assert answer.usage.output_tokens == 6


def messages_stream():
    with client("demo-premium").messages.stream(**words()) as stream:
        text = "".join(stream.text_stream)
        last = stream.get_final_message()
    assert text == "Well done, keep going.", text
    assert last.usage.output_tokens == 6


def counts_tokens():
    counted = client("demo-expired").messages.count_tokens(model="claude-any", messages=words()["messages"])
    assert counted.input_tokens > 10, counted


def last_message():
    raw = client("demo-almost").messages.with_raw_response.create(**words())
    assert raw.headers["anthropic-ratelimit-requests-limit"] == "800", raw.headers
    assert raw.headers["anthropic-ratelimit-requests-remaining"] == "0", raw.headers
    assert raw.headers["anthropic-ratelimit-requests-reset"].endswith("-01T00:00:00Z"), raw.headers


def used_up_is_not_retried():
    sent.clear()
    try:
        client("demo-almost").messages.create(**words())
    except anthropic.RateLimitError as error:
        body = error.body["error"]
        assert error.body["type"] == "error" and body["type"] == "rate_limit_error", error.body
        assert body["message"].startswith("We've had a lot of great conversations this month!"), body
        assert (body["limit"], body["used"], body["limit_kind"]) == (800, 800, "month"), body
        assert body["gate"] == "messages_exhausted" and body["resets_at"].endswith("-01T00:00:00Z"), body
        assert error.response.headers["x-should-retry"] == "false"
    else:
        raise AssertionError("the 801st message was answered")
    assert len(sent) == 1, f"asked {len(sent)} times"


def closed_is_not_retried():
    sent.clear()
    try:
        with client("demo-expired").messages.stream(**words()) as stream:
            stream.get_final_message()
    except anthropic.PermissionDeniedError as error:
        assert error.body["error"]["message"] == "You've used your trial sessions — ready to continue?", error.body
        assert error.body["error"]["gate"] == "trial_expired", error.body
    else:
        raise AssertionError("an expired trial was answered")
    assert len(sent) == 1, f"asked {len(sent)} times"


def broken_upstream_is_retried():
    sent.clear()
    try:
        client("demo-premium").messages.create(**words("fail-529"))
    except anthropic.APIStatusError:
        pass
    else:
        raise AssertionError("a broken upstream answered")
    assert len(sent) == 3, f"asked {len(sent)} times"


for call in [
    messages,
    messages_stream,
    counts_tokens,
    last_message,
    used_up_is_not_retried,
    closed_is_not_retried,
    broken_upstream_is_retried,
]:
    call()
    print(call.__name__, flush=True)
