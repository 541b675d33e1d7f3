"""Stores objects as two users, with the official OpenAI client. A user must not get the objects of the other.

openai_owners.py BASE_URL prints the name of each step that passed."""

import sys
import time

import openai
from openai import OpenAI

base = sys.argv[1]


def client(user):
    # The client's own retries are switched off, because they would only cost time.
    return OpenAI(base_url=f"{base}/v1", api_key="unused", default_headers={"x-user-id": user}, max_retries=0)


ann, bob = client("ann"), client("bob")


def in_time(call):
    """Repeats a call until it succeeds, and returns its answer. The edge records the owner of a new object in the
    background, so the first calls can fail."""
    for _ in range(100):
        try:
            return call()
        except openai.NotFoundError:
            time.sleep(0.02)
    return call()


def is_unknown(call):
    try:
        call()
    except openai.NotFoundError as error:
        assert error.code == "object_not_found", error.body
        return
    raise AssertionError("somebody else's object was there")


def responses():
    first = ann.responses.create(model="kept", input="Hello!")
    second = in_time(lambda: ann.responses.create(model="kept", input="And?", previous_response_id=first.id))
    assert second.previous_response_id == first.id
    assert ann.responses.retrieve(first.id).output_text == "Well done, keep going."
    assert list(ann.responses.input_items.list(first.id)) == []
    for call in [
        lambda: bob.responses.retrieve(first.id),
        lambda: bob.responses.create(model="kept", input="And?", previous_response_id=first.id),
        lambda: bob.responses.input_items.list(first.id),
        lambda: bob.responses.cancel(first.id),
        lambda: bob.responses.delete(first.id),
        lambda: bob.responses.retrieve("resp_of_nobody"),
    ]:
        is_unknown(call)
    assert ann.responses.cancel(second.id).id == second.id
    ann.responses.delete(first.id)
    assert wait_gone(first.id)


def wait_gone(name):
    """Waits until the edge no longer knows this stored answer. Returns False if it still does after 2 s."""
    for _ in range(100):
        try:
            ann.responses.retrieve(name)
        except openai.NotFoundError as error:
            if error.code == "object_not_found":
                return True
        time.sleep(0.02)
    return False


def conversations():
    talk = ann.conversations.create(metadata={"topic": "x"})
    in_time(lambda: ann.responses.create(model="kept", input="Hello!", conversation=talk.id))
    assert ann.conversations.retrieve(talk.id).id == talk.id
    assert list(ann.conversations.items.list(talk.id)) == []
    is_unknown(lambda: bob.conversations.retrieve(talk.id))
    is_unknown(lambda: bob.responses.create(model="kept", input="Hello!", conversation=talk.id))
    is_unknown(lambda: bob.conversations.items.list(talk.id))
    is_unknown(lambda: bob.conversations.delete(talk.id))
    ann.conversations.delete(talk.id)


def files():
    mine = ann.files.create(file=("a.txt", b"words"), purpose="user_data")
    theirs = bob.files.create(file=("b.txt", b"words"), purpose="user_data")
    in_time(lambda: ann.files.retrieve(mine.id))
    in_time(lambda: bob.files.retrieve(theirs.id))
    assert [file.id for file in ann.files.list()] == [mine.id]
    assert [file.id for file in bob.files.list()] == [theirs.id]
    assert [file.id for file in ann.files.list(purpose="user_data", order="asc", limit=1)] == [mine.id]
    assert list(ann.files.list(purpose="batch")) == []
    is_unknown(lambda: bob.files.retrieve(mine.id))
    is_unknown(lambda: bob.files.content(mine.id))
    is_unknown(lambda: bob.files.delete(mine.id))
    part = {"role": "user", "content": [{"type": "input_file", "file_id": mine.id}]}
    is_unknown(lambda: bob.responses.create(model="kept", input=[part]))
    assert ann.responses.create(model="kept", input=[part]).id
    assert ann.files.delete(mine.id).deleted


def uploads():
    mine = ann.uploads.create(bytes=1, filename="a", mime_type="text/plain", purpose="user_data")
    done = in_time(lambda: ann.uploads.complete(mine.id, part_ids=[]))
    assert in_time(lambda: ann.files.retrieve(done.file.id)).id == done.file.id
    is_unknown(lambda: bob.uploads.complete(mine.id, part_ids=[]))
    is_unknown(lambda: bob.files.retrieve(done.file.id))


def vector_stores():
    mine = ann.vector_stores.create(name="a")
    theirs = bob.vector_stores.create(name="b")
    in_time(lambda: ann.vector_stores.retrieve(mine.id))
    in_time(lambda: bob.vector_stores.retrieve(theirs.id))
    assert [each.id for each in ann.vector_stores.list()] == [mine.id]
    assert list(ann.vector_stores.files.list(mine.id)) == []
    is_unknown(lambda: bob.vector_stores.files.list(mine.id))
    is_unknown(lambda: bob.vector_stores.delete(mine.id))
    search = {"type": "file_search", "vector_store_ids": [mine.id]}
    is_unknown(lambda: bob.responses.create(model="kept", input="x", tools=[search]))
    assert ann.responses.create(model="kept", input="x", tools=[search]).id
    ann.vector_stores.delete(mine.id)


def containers():
    mine = ann.containers.create(name="a")
    assert in_time(lambda: ann.containers.retrieve(mine.id)).id == mine.id
    assert [each.id for each in ann.containers.list()] == [mine.id]
    assert list(bob.containers.list()) == []
    assert list(ann.containers.files.list(mine.id)) == []
    is_unknown(lambda: bob.containers.files.list(mine.id))
    tool = {"type": "code_interpreter", "container": mine.id}
    is_unknown(lambda: bob.responses.create(model="kept", input="x", tools=[tool]))
    ann.containers.delete(mine.id)


for call in [responses, conversations, files, uploads, vector_stores, containers]:
    call()
    print(call.__name__)
