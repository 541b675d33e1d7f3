"""Stores objects as two users, with the official google-genai client. A user must not get the objects of the other.

gemini_owners.py BASE_URL prints the name of each step that passed."""

import io
import sys
import time

from google import genai
from google.genai import errors, types

base = sys.argv[1]


def client(user):
    options = types.HttpOptions(base_url=base, headers={"x-user-id": user})
    return genai.Client(api_key="unused", http_options=options)


ann, bob = client("ann"), client("bob")
plain = types.UploadFileConfig(mime_type="text/plain")


def in_time(call):
    """Repeats a call until it succeeds, and returns its answer. The edge records the owner of a new object in the
    background, so the first calls can fail."""
    for _ in range(100):
        try:
            return call()
        except errors.ClientError:
            time.sleep(0.02)
    return call()


def is_unknown(call):
    try:
        call()
    except errors.ClientError as error:
        assert error.code == 404, error
        return
    raise AssertionError("somebody else's object was there")


def files():
    # The second step of an upload bypasses the edge, so the edge learns the file's owner from the first step.
    mine = ann.files.upload(file=io.BytesIO(b"words"), config=plain)
    theirs = bob.files.upload(file=io.BytesIO(b"words"), config=plain)
    assert in_time(lambda: ann.files.get(name=mine.name)).name == mine.name
    in_time(lambda: bob.files.get(name=theirs.name))
    assert [file.name for file in ann.files.list()] == [mine.name]
    assert [file.name for file in bob.files.list(config={"page_size": 1})] == [theirs.name]
    is_unknown(lambda: bob.files.get(name=mine.name))
    is_unknown(lambda: bob.files.delete(name=mine.name))
    is_unknown(lambda: bob.models.generate_content(model="gemini-any", contents=[mine]))
    assert ann.models.generate_content(model="gemini-any", contents=[mine]).text == "Well done, keep going."
    ann.files.delete(name=mine.name)


def names_are_refused():
    try:
        ann.files.upload(file=io.BytesIO(b"words"), config={"mime_type": "text/plain", "name": "theirs"})
    except errors.ClientError as error:
        assert error.code == 400 and "no name" in str(error), error
        return
    raise AssertionError("a caller has named a file")


def batches_are_refused():
    """Checks that the edge refuses requests about batches, because it records no owners of Gemini's batches."""
    for call in [lambda: list(ann.batches.list()), lambda: ann.batches.get(name="batches/1")]:
        is_unknown(call)


for call in [files, names_are_refused, batches_are_refused]:
    call()
    print(call.__name__)
