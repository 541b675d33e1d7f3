"""Tests what a page of another origin can request from a real edge and read of its answers. Prints the name of
each step that passed."""

import argparse
import json

from chromium import Chromium, Trouble

# Sends a request. Returns the status, the body, and those header fields of the answer that the page can read.
ASK = """
async (address, user, message) => {
    const fields = { authorization: `Bearer ${user}`, "content-type": "application/json" };
    const asked = message ? { method: "POST", body: JSON.stringify(message) } : {};
    const answer = await fetch(address, { ...asked, headers: fields });
    const told = Object.fromEntries(answer.headers);
    return { status: answer.status, told, body: await answer.text() };
}
"""

# Reads a stream until a word has arrived. Returns the text that was received until then.
FOLLOW = """
async (address, user, message, word) => {
    const fields = { authorization: `Bearer ${user}`, "content-type": "application/json", accept: "text/event-stream" };
    const asked = message ? { method: "POST", body: JSON.stringify(message) } : {};
    const answer = await fetch(address, { ...asked, headers: fields });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "", pieces = 0;
    while (!text.includes(word)) {
        const { done, value } = await reader.read();
        if (done) break;
        text += value;
        pieces += 1;
    }
    await reader.cancel();
    return { status: answer.status, type: answer.headers.get("content-type"), text, pieces };
}
"""


def true(claim, *facts):
    if not claim:
        raise Trouble(f"not true: {' '.join(map(str, facts))}")


def call(page, function, *arguments):
    return page.run(f"({function})({', '.join(json.dumps(one) for one in arguments)})")


def words(stream=False):
    return {"model": "any", "stream": stream, "messages": [{"role": "user", "content": "Hello!"}]}


def reads_usage(page, given):
    answer = call(page, ASK, f"{given.edge}/v1/usage", "demo-premium", None)
    true(answer["status"] == 200 and json.loads(answer["body"])["message_count"] == 160, answer)
    for name in ("ratelimit", "ratelimit-policy"):
        true(name in answer["told"], name, "cannot be read:", answer["told"])


def streams_an_answer(page, given):
    answer = call(page, FOLLOW, f"{given.edge}/v1/chat/completions", "demo-premium", words(True), "[DONE]")
    true(answer["status"] == 200 and answer["type"].startswith("text/event-stream"), answer)
    true(answer["text"].count("data: ") > 3 and answer["text"].rstrip().endswith("[DONE]"), answer)
    true(answer["pieces"] > 1, "it came as one piece:", answer)


def follows_usage(page, given):
    answer = call(page, FOLLOW, f"{given.edge}/v1/usage/stream", "demo-premium", None, "message_count")
    true(answer["status"] == 200 and '"message_count":161' in answer["text"], answer)


def hears_a_refusal(page, given):
    address = f"{given.edge}/v1/chat/completions"
    true(call(page, ASK, address, "demo-almost", words())["status"] == 200, "the last message is answered")
    answer = call(page, ASK, address, "demo-almost", words())
    true(answer["status"] == 429 and "a lot of great conversations" in answer["body"], answer)
    for name in ("retry-after", "x-should-retry", "ratelimit"):
        true(name in answer["told"], name, "cannot be read:", answer["told"])


def another_origin_hears_nothing(page, given):
    # `localhost` and `127.0.0.1` are the same machine, but different origins. The edge allows only one of them.
    page.open(f"http://localhost:{given.port}/")
    heard = page.run(f"({ASK})('{given.edge}/v1/usage', 'demo-premium', null).catch(error => error.name)")
    true(heard == "TypeError", heard)


def main():
    reading = argparse.ArgumentParser()
    for name in ("edge", "port", "artifacts"):
        reading.add_argument(f"--{name}", required=True)
    given = reading.parse_args()
    with Chromium() as browser:
        page = browser.page()
        page.open(f"http://127.0.0.1:{given.port}/")
        for step in (reads_usage, streams_an_answer, follows_usage, hears_a_refusal, another_origin_hears_nothing):
            step(page, given)
            print(step.__name__, flush=True)


main()
