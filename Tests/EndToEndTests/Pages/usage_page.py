"""The usage page of a real edge, as an app's user meets it. Prints a word for each thing that was found true."""

import argparse
import os
import signal
import sys

from chromium import Chromium, Trouble
from people import say


def true(claim, *facts):
    if not claim:
        raise Trouble(f"not true: {' '.join(map(str, facts))}")


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
    page.tells("160 of 800 messages used")
    true(page.run("document.getElementById('sentence').hidden"), "a paid user below 80 % hears nothing")
    fits(page)
    true(say(given.edge, "demo-premium") == 200, "a message is answered")
    page.tells("161 of 800 messages used")


def refuses_kindly(browser, given):
    true(say(given.edge, "demo-almost") == 200, "the last message is answered")
    for scheme in ("light", "dark"):
        page = opened(browser, given.edge, "demo-almost", scheme=scheme)
        page.tells("a lot of great conversations")
        true(page.run("document.getElementById('record').dataset.level") == "blocked", "the bar says so")
        true(page.run("document.getElementById('bar').getAttribute('aria-valuenow')") == "100", "and says it aloud")
        fits(page)
        page.picture(os.path.join(given.artifacts, f"usage-{scheme}.png"), whole=False)
    page = opened(browser, given.edge, "demo-expired")
    page.tells("You've used your trial sessions — ready to continue?")
    true(page.text("#plan") == "Expired", "nobody whose plan ended is called a free user:", page.text("#plan"))
    true(page.run("document.getElementById('record').hidden"), "nothing is shown of a plan that holds nothing")


def shows_a_trial(browser, given):
    page = opened(browser, given.edge, "demo-trial", width=1280)
    page.tells("12 of 100 messages used")
    page.tells("88 of 100 trial messages remaining")
    fits(page)
    page.picture(os.path.join(given.artifacts, "usage-trial.png"), whole=False)


def comes_back(browser, given):
    os.kill(given.redis, signal.SIGSTOP)
    try:
        page = opened(browser, given.edge, "demo-premium")
        page.tells("I couldn't check your usage right now")
    finally:
        os.kill(given.redis, signal.SIGCONT)
    page.tells("161 of 800 messages used")
    fits(page)


def stranger(browser, given):
    page = opened(browser, given.edge, None)
    true(page.text("#sentence"), page.text("main"))
    fits(page, "401")


def main():
    reading = argparse.ArgumentParser()
    for name in ("edge", "artifacts"):
        reading.add_argument(f"--{name}", required=True)
    reading.add_argument("--redis", type=int, required=True)
    given = reading.parse_args()
    with Chromium() as browser:
        for step in (follows, refuses_kindly, shows_a_trial, comes_back, stranger):
            try:
                step(browser, given)
            except Trouble as trouble:
                sys.exit(f"{step.__name__}: {trouble}")
            print(step.__name__, flush=True)


main()
