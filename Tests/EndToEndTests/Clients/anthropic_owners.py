"""Stores objects as two users, with the official Anthropic client. A user must not get the objects of the other.

anthropic_owners.py BASE_URL prints the name of each step that passed."""

import sys
import time

import anthropic
from anthropic import Anthropic

base = sys.argv[1]


def client(user):
    return Anthropic(base_url=base, api_key="unused", default_headers={"x-user-id": user}, max_retries=0)


ann, bob = client("ann"), client("bob")


def in_time(call):
    """Repeats a call until it succeeds, and returns its answer. The edge records the owner of a new object in the
    background, so the first calls can fail."""
    for _ in range(100):
        try:
            return call()
        except anthropic.NotFoundError:
            time.sleep(0.02)
    return call()


def is_unknown(call):
    try:
        call()
    except anthropic.NotFoundError as error:
        assert error.body["error"]["type"] == "not_found_error", error.body
        return
    raise AssertionError("somebody else's object was there")


def files():
    mine = ann.files.upload(file=("a.txt", b"words", "text/plain"))
    theirs = bob.files.upload(file=("b.txt", b"words", "text/plain"))
    assert in_time(lambda: ann.files.retrieve_metadata(mine.id)).id == mine.id
    in_time(lambda: bob.files.retrieve_metadata(theirs.id))
    assert [file.id for file in ann.files.list()] == [mine.id]
    assert [file.id for file in bob.files.list(limit=1)] == [theirs.id]
    is_unknown(lambda: bob.files.retrieve_metadata(mine.id))
    is_unknown(lambda: bob.files.delete(mine.id))
    source = {"type": "file", "file_id": mine.id}
    words = [{"role": "user", "content": [{"type": "document", "source": source}]}]
    is_unknown(lambda: bob.messages.create(model="claude-any", max_tokens=9, messages=words))
    assert ann.messages.create(model="claude-any", max_tokens=9, messages=words).id
    assert ann.files.delete(mine.id).id == mine.id


def batches():
    params = {"model": "claude-any", "max_tokens": 64, "messages": [{"role": "user", "content": "Hello!"}]}
    mine = ann.messages.batches.create(requests=[{"custom_id": "1", "params": params}])
    found = in_time(lambda: ann.messages.batches.retrieve(mine.id))
    assert found.processing_status == "ended" and found.results_url == f"/v1/messages/batches/{mine.id}/results", found
    assert [each.id for each in ann.messages.batches.list()] == [mine.id]
    assert list(bob.messages.batches.list()) == []
    # The client reads the results at `results_url`, which must therefore be an address of the edge.
    results = list(ann.messages.batches.results(mine.id))
    assert [each.result.message.usage.output_tokens for each in results] == [6], results
    is_unknown(lambda: bob.messages.batches.retrieve(mine.id))
    is_unknown(lambda: bob.messages.batches.cancel(mine.id))
    is_unknown(lambda: bob.messages.batches.delete(mine.id))
    ann.messages.batches.delete(mine.id)


for call in [files, batches]:
    call()
    print(call.__name__)
