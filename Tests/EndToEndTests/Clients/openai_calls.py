"""Sends requests through the edge with the official OpenAI client.

openai_calls.py BASE_URL prints the name of each call that passed."""

import sys

import openai
from openai import DefaultHttpxClient, OpenAI

base = sys.argv[1]
sent = []


def client(user):
    hooks = {"request": [lambda request: sent.append(request)]}
    return OpenAI(base_url=f"{base}/v1", api_key=user, http_client=DefaultHttpxClient(event_hooks=hooks))


def words(model="gpt-any"):
    return {"model": model, "messages": [{"role": "user", "content": "Hello!"}]}


def chat():
    answer = client("demo-premium").chat.completions.create(**words())
    assert answer.choices[0].message.content == "Well done, keep going."
    assert answer.usage.total_tokens == 15


def chat_stream():
    # This client does not ask for the usage, but the edge does. The edge must remove the chunk with the
    # usage. Its list of choices is empty, so `choices[0]` would fail below.
    stream = client("demo-premium").chat.completions.create(**words(), stream=True)
    text = "".join(chunk.choices[0].delta.content or "" for chunk in stream)
    assert text == "Well done, keep going.", text


def chat_stream_with_usage():
    options = {"include_usage": True}
    stream = client("demo-premium").chat.completions.create(**words(), stream=True, stream_options=options)
    last = list(stream)[-1]
    assert last.choices == [] and last.usage.total_tokens == 15, last


def responses():
    answer = client("demo-premium").responses.create(model="gpt-any", input="Hello!")
    assert answer.output_text == "Well done, keep going."
    assert answer.usage.total_tokens == 15


def responses_stream():
    stream = client("demo-premium").responses.create(model="gpt-any", input="Hello!", stream=True)
    text = "".join(event.delta for event in stream if event.type == "response.output_text.delta")
    assert text == "Well done, keep going.", text


def embeddings():
    answer = client("demo-premium").embeddings.create(model="any", input="Hello!", encoding_format="float")
    assert answer.data[0].embedding == [0.25, -0.5]


def models():
    assert [model.id for model in client("demo-premium").models.list()] == ["gpt-any"]


def files_are_refused():
    for ask in (lambda c: c.files.list(), lambda c: c.batches.list(), lambda c: c.responses.retrieve("resp_1")):
        try:
            ask(client("demo-premium"))
        except openai.NotFoundError as error:
            assert error.code == "unknown_url" and "routes:" in error.body["advice"], error.body
        else:
            raise AssertionError("a caller saw what belongs to the whole service")


def last_message():
    raw = client("demo-almost").chat.completions.with_raw_response.create(**words())
    assert raw.headers["x-ratelimit-limit-requests"] == "800", raw.headers
    assert raw.headers["x-ratelimit-remaining-requests"] == "0", raw.headers
    assert "Usher-Notice" in raw.headers, raw.headers


def used_up_is_not_retried():
    sent.clear()
    try:
        client("demo-almost").chat.completions.create(**words())
    except openai.RateLimitError as error:
        body = error.body
        assert body["message"].startswith("We've had a lot of great conversations this month!"), body
        assert body["code"] == "insufficient_quota" and error.code == "insufficient_quota", body
        assert (body["limit"], body["used"], body["limit_kind"]) == (800, 800, "month"), body
        assert body["gate"] == "messages_exhausted" and body["resets_at"].endswith("-01T00:00:00Z"), body
        assert error.response.headers["x-should-retry"] == "false"
        assert int(error.response.headers["retry-after"]) > 0
    else:
        raise AssertionError("the 801st message was answered")
    assert len(sent) == 1, f"asked {len(sent)} times"


def closed_is_not_retried():
    sent.clear()
    try:
        client("demo-expired").chat.completions.create(**words(), stream=True)
    except openai.PermissionDeniedError as error:
        assert error.body["message"] == "You've used your trial sessions — ready to continue?", error.body
        assert error.body["gate"] == "trial_expired", error.body
    else:
        raise AssertionError("an expired trial was answered")
    assert len(sent) == 1, f"asked {len(sent)} times"


def unknown_caller():
    sent.clear()
    try:
        client("nobody").chat.completions.create(**words())
    except openai.AuthenticationError as error:
        assert error.code == "invalid_api_key", error.body
    else:
        raise AssertionError("a stranger was answered")
    assert len(sent) == 1, f"asked {len(sent)} times"


def broken_upstream_is_retried():
    sent.clear()
    try:
        client("demo-premium").chat.completions.create(**words(model="fail-500"))
    except openai.InternalServerError:
        pass
    else:
        raise AssertionError("a broken upstream answered")
    assert len(sent) == 3, f"asked {len(sent)} times"


for call in [
    chat,
    chat_stream,
    chat_stream_with_usage,
    responses,
    responses_stream,
    embeddings,
    models,
    files_are_refused,
    last_message,
    used_up_is_not_retried,
    closed_is_not_retried,
    unknown_caller,
    broken_upstream_is_retried,
]:
    call()
    print(call.__name__, flush=True)
