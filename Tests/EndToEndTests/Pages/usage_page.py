"""The usage page of a real edge, as an app's user meets it. Prints a word for each thing that was found true."""

import argparse
import json
import os
import sys
import urllib.request

from chromium import Chromium, Trouble


def true(claim, *facts):
    if not claim:
        raise Trouble(f"not true: {' '.join(map(str, facts))}")


def say(edge, user):
    body = json.dumps({"model": "demo", "messages": [{"role": "user", "content": "Hello!"}]}).encode()
    fields = {"x-user-id": user, "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{edge}/v1/chat/completions", body, fields), timeout=20) as answer:
        true(answer.status == 200, answer.status)


def opened(browser, edge, user, width=390, scheme="light"):
    page = browser.page(width, 640, scheme)
    # A gateway in front of the edge names who asks, in every request of the page.
    if user:
        page.call("Network.setExtraHTTPHeaders", headers={"x-user-id": user})
    page.open(f"{edge}/usage")
    page.until("!document.getElementById('main').hasAttribute('aria-busy')", "the page has something to say")
    return page


def fits(page, *allowed):
    true(page.flaws() == [], *page.flaws())
    true(not page.is_too_wide(), "too wide")
    found = [text for text in page.complaints() if not any(word in text for word in allowed)]
    true(found == [], *found)


def follows(browser, given):
    page = opened(browser, given.edge, "demo-premium")
    true("160 of 800 messages used" in page.text("main"), page.text("main"))
    true(page.run("document.getElementById('sentence').hidden"), "a paid user below 80 % hears nothing")
    fits(page)
    say(given.edge, "demo-premium")
    page.until("document.getElementById('row').textContent.startsWith('161 of 800')", "the page follows the count")


def refuses_kindly(browser, given):
    say(given.edge, "demo-almost")
    for scheme in ("light", "dark"):
        page = opened(browser, given.edge, "demo-almost", scheme=scheme)
        true("a lot of great conversations" in page.text("main"), page.text("main"))
        true(page.run("document.getElementById('record').dataset.level") == "blocked", "the bar says so")
        true(page.run("document.getElementById('bar').getAttribute('aria-valuenow')") == "100", "and says it aloud")
        fits(page)
        page.picture(os.path.join(given.artifacts, f"usage-{scheme}.png"), whole=False)


def shows_a_trial(browser, given):
    page = opened(browser, given.edge, "demo-trial", width=1280)
    true("12 of 100 messages used" in page.text("main"), page.text("main"))
    true("88 of 100 trial messages remaining" in page.text("main"), page.text("main"))
    fits(page)
    page.picture(os.path.join(given.artifacts, "usage-trial.png"), whole=False)


def stranger(browser, given):
    page = opened(browser, given.edge, None)
    true(page.text("#sentence"), page.text("main"))
    fits(page, "401")


def main():
    reading = argparse.ArgumentParser()
    for name in ("edge", "artifacts"):
        reading.add_argument(f"--{name}", required=True)
    given = reading.parse_args()
    with Chromium() as browser:
        for step in (follows, refuses_kindly, shows_a_trial, stranger):
            try:
                step(browser, given)
            except Trouble as trouble:
                sys.exit(f"{step.__name__}: {trouble}")
            print(step.__name__, flush=True)


main()
