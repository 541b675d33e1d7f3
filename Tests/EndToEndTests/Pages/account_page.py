"""Tests the account page of a real edge in a browser, as a user of an app uses it. Prints the name of each step
that passed."""

import argparse
import contextlib
import os
import sys
import time
import urllib.request

from account_states import STATES, goes_offline, opened, seen, tells, visited
from chromium import Chromium, Trouble
from people import say
from edge_setup import running_edge


def true(claim, *facts):
    if not claim:
        raise Trouble(f"not true: {' '.join(map(str, facts))}")


def named(name):
    return next(state for state in STATES if state.name == name)


def part(element, selector):
    return f"document.querySelector('{element}').shadowRoot.querySelector('{selector}')"


def fits(page, *allowed):
    # An element that is still fading in does not have its final colours yet, so the check is repeated.
    end = time.monotonic() + 5
    while flaws := page.flaws():
        true(time.monotonic() < end, *flaws)
    true(not page.is_too_wide(), "too wide")
    found = [text for text in page.complaints() if not any(word in text for word in allowed)]
    true(found == [], *found)


def states(browser, made, artifacts, preset="coach"):
    for place, state in enumerate(state for state in STATES if state.preset == preset):
        if state.user:
            state.prepare(made, state.user)
        away = made.without_redis() if state.is_away else contextlib.nullcontext()
        try:
            with away:
                # The pages alternate between the light and the dark colour scheme.
                page = visited(browser, made, state, scheme=("light", "dark")[place % 2])
                shown = seen(page)
                for text in state.hides:
                    true(text not in shown, f"{text!r} is hidden, but:", shown)
                page.picture(os.path.join(artifacts, f"account-{state.name}.png"))
                fits(page, *state.allowed)
        except Trouble as trouble:
            raise Trouble(f"{state.name}: {trouble}") from None
        page.close()


def follows(browser, made, _):
    state = named("silent")
    page = visited(browser, made, state)
    true(say(made.url, state.user) == 200, "a message is answered")
    tells(page, "161 of 800 messages used")
    # While the page is open, it must show a cancellation and a block without being loaded again.
    made.sell(state.user, cancelled=True)
    tells(page, "Cancelled")
    made.operate("user", "block", state.user)
    tells(page, "everything we've talked about stays here for you.")


def counts_at_once(browser, made, _):
    made.sell("ann")
    made.use("ann", 638)
    page = browser.page(390, 844)
    page.call("Network.setExtraHTTPHeaders", headers={"x-user-id": "ann"})
    page.open(f"{made.url}/usage")
    tells(page, "638 of 800 messages used")
    true("left this month" not in seen(page), "silent below 80 %")
    page.run("document.querySelector('usher-usage').account.messageSent()")
    page.run("document.querySelector('usher-usage').account.messageSent()")
    true("You have 160 conversations left this month" in seen(page), "in the server's words, at once:", seen(page))
    page.run("document.querySelector('usher-usage').account.messageFailed()")
    true("639 of 800 messages used" in seen(page), seen(page))
    true(say(made.url, "ann") == 200, "the other is answered")
    tells(page, "639 of 800 messages used")
    # The shown count must not exceed the limit of 800, even if more messages are sent.
    made.use("ann", 799)
    tells(page, "799/800")
    page.run("for (let i = 0; i < 5; i += 1) document.querySelector('usher-usage').account.messageSent()")
    true("800 of 800 messages used" in seen(page) and "801" not in seen(page), seen(page))


def stands_elsewhere(browser, made, _):
    """Tests the custom elements without the account page around them, as an app puts them into its own pages."""
    made.sell("bea")
    made.use("bea", 800)
    page = browser.page(390, 844)
    page.call("Network.setExtraHTTPHeaders", headers={"x-user-id": "bea"})
    page.open(f"{made.url}/usage")
    tells(page, "We've had a lot of great conversations this month!")
    tells(page, "Manage subscription")
    page.run(
        "document.getElementById('main').replaceChildren(...['line', 'banner', 'detail'].map(view => {"
        " const e = document.createElement('usher-usage'); e.setAttribute('view', view); return e; }), document.createElement('usher-gate'))"
    )
    cards = "[...document.querySelectorAll('usher-usage')].map(e => e.shadowRoot.firstElementChild.innerText)"
    line, banner, detail = page.run(cards)
    true("great conversations" in line and "messages used" not in line, line)
    sheet = "document.querySelector('usher-usage').shadowRoot.querySelector('dialog')"
    page.run("document.querySelector('usher-usage').shadowRoot.querySelector('button').click()")
    page.until(f"{sheet}?.open", "a press opens the detail")
    tells(page, "800 of 800 messages used")
    page.run(f"{sheet}.querySelector('button').click()")
    page.until(f"!{sheet}.open", "and closes it")
    page.run("addEventListener('usher-usage-open', event => { event.preventDefault(); window.opened = true; }); null")
    page.run("document.querySelector('usher-usage').shadowRoot.querySelector('button').click()")
    true(page.run(f"window.opened && !{sheet}.open"), "an app may open its own")
    true("great conversations" in banner and "Manage subscription" in banner, "blocked, with its next step:", banner)
    true("800 of 800 messages used" in detail and "great conversations" not in detail, detail)
    true("Manage subscription" in page.run("document.querySelector('usher-gate').shadowRoot.firstElementChild.innerText"), "the gate")
    fits(page)


def goes_by_keyboard(browser, made, _):
    state = named("check-ins-on")
    page = opened(browser, made, state)
    tells(page, "How often")
    tells(page, "Manage subscription")
    reached = []
    inner = "(() => { let e = document.activeElement; while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement; return e.getAttribute('role') || e.type || e.textContent; })()"
    for _ in range(8):
        page.press("Tab")
        reached.append(page.run(inner))
        # "Help" is the last element that the Tab key reaches. After it, the focus would return to the first one.
        if reached[-1] == "Help":
            break
        if reached[-1] == "switch":
            page.press(" ")
            page.until(f"{part('usher-check-ins', '[role=switch]')}.getAttribute('aria-checked') === 'false'", "a space turns it off")
            page.press(" ")
            page.until(f"{part('usher-check-ins', '[role=switch]')}.getAttribute('aria-checked') === 'true'", "and on again")
            page.until(f"{part('usher-check-ins', 'fieldset')}.checkVisibility()", "the choice is back")
    wanted = ["Manage subscription", "switch", "radio", "Back to the app", "Help"]
    true([one for one in reached if one in wanted] == wanted, reached)


def speaks_of(page, *wanted):
    """Waits until the accessibility tree contains these pairs of role and name. The browser builds this tree only
    after it has drawn the page."""
    end = time.monotonic() + 10
    while True:
        nodes = page.call("Accessibility.getFullAXTree")["nodes"]
        found = {(n.get("role", {}).get("value"), n.get("name", {}).get("value")) for n in nodes if not n.get("ignored")}
        if found.issuperset(wanted):
            return
        true(time.monotonic() < end, set(wanted) - found, sorted(str(one) for one in found))
        time.sleep(0.05)


def speaks(browser, made, _):
    page = visited(browser, made, named("gentle"))
    bar = part("usher-usage", "[role=progressbar]")
    true(page.run(f"{bar}.getAttribute('aria-valuetext')") == "640 of 800 messages used this month", "the bar is spoken")
    true(page.run(f"{bar}.getAttribute('aria-valuenow')") == "80", "and has its figure")
    true(page.run(f"{part('usher-usage', '.lead')}.getAttribute('role')") == "status", "what is told is a live region")
    speaks_of(
        page, ("heading", "Your account"), ("heading", "Usage"), ("region", "Usage"), ("region", "Subscription"), ("region", "Check-ins"),
        ("switch", "Check in with me between sessions"), ("link", "Manage subscription"), ("progressbar", "Usage"),
    )


def keeps_the_zone(browser, made, _):
    state = named("silent")
    made.operate("user", "unblock", state.user)
    page = browser.page(390, 844)
    page.call("Emulation.setTimezoneOverride", timezoneId="Pacific/Honolulu")
    page.call("Network.setExtraHTTPHeaders", headers={"x-user-id": state.user})
    page.open(f"{made.url}/usage")
    # The plan's month begins at midnight in UTC. In Honolulu it is then still the previous day, so a date computed
    # in the browser's time zone would be wrong.
    tells(page, "Your subscription is active until")
    said = made.ask("GET", "/v1/usage", state.user)[1]["detail"]["turn_sentence"]
    tells(page, said) if said else None
    dates = page.run(f"{part('usher-subscription', '.banner')}.textContent")
    true(dates == made.ask("GET", "/v1/subscription", state.user)[1]["sentence"], dates)


def fits_everywhere(browser, made, _):
    for name in ("gentle", "trial-used-up", "cancelled", "check-ins-on", "german", "billing-issue", "blocked"):
        page = opened(browser, made, named(name))
        tells(page, named(name).tells[0])
        for width in (320, 768, 1440):
            page.shape(width, 844, "light")
            # The text has its normal size first, and then twice this size.
            for size in ("100%", "200%"):
                page.run(f"document.documentElement.style.fontSize = '{size}'")
                true(not page.is_too_wide(), name, width, size)
        page.close()


def rests(browser, made, _):
    page = browser.page(390, 844)
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    page.call("Network.setExtraHTTPHeaders", headers={"x-user-id": named("gentle").user})
    page.open(f"{made.url}/usage")
    tells(page, "640/800")
    card = "document.querySelector('usher-usage').shadowRoot"
    true(page.run(f"{card}.getAnimations().length") == 0, "nothing moves")
    true(page.run(f"getComputedStyle({part('usher-usage', '.fill')}).transitionProperty") in ("none", "all"), "no transition")
    true(page.run(f"getComputedStyle({part('usher-usage', '.fill')}).transitionDuration") == "0s", "no transition")


def bears_a_brand(browser, made, _):
    for scheme, colour in (("light", "rgb(138, 43, 99)"), ("dark", None)):
        page = opened(browser, made, named("exhausted"), scheme=scheme)
        tells(page, "Manage subscription")
        true(page.text("#name") == "Coach" and "Coach" in page.run("document.title"), "the name")
        links = page.run("[...document.querySelectorAll('footer a')].map(a => a.textContent + ' ' + a.href)")
        true(links[:2] == ["Back to the app https://example.com/app", "Help https://example.com/help"], links)
        shown = page.run(f"getComputedStyle({part('usher-gate', '.button')}).backgroundColor")
        true(shown == colour or (scheme == "dark" and shown != "rgb(127, 205, 189)"), "the accent", shown)
        fits(page)
        true(page.hosts() == {made.url.split("/")[2]}, page.hosts())
    with running_edge(made.usher, made.ctl, BRAND + '\n  logo: "https://example.com/logo.svg"') as other:
        policy = urllib.request.urlopen(other.url + "/usage", timeout=20).headers["Content-Security-Policy"]
        true("img-src 'self' https://example.com/logo.svg; connect-src 'self'" in policy and "unsafe" not in policy, policy)
        true(other.ask("GET", "/v1/words")[1]["brand"]["logo"] == "https://example.com/logo.svg", "the page is told of it")


def says_what_the_catalogue_says(browser, made, _):
    page = opened(browser, made, named("silent"))
    tells(page, "Your account")
    own = page.run("import('./usage/words.js').then(m => m.fallback)")
    catalogue = made.ask("GET", "/v1/words")[1]["words"]
    true(len(own) > 4 and all(catalogue.get(name) == text for name, text in own.items()), own)


def counts_by_model_class(browser, made, artifacts):
    """Tests the element `usher-model-class`. It shows the use of one class of models, and a press on it shows the
    next class."""
    with running_edge(made.usher, made.ctl, BRAND, "pages") as other:
        states(browser, other, artifacts, "pages")
        page = visited(browser, other, named("model-class"))
        line = "document.querySelector('usher-model-class').shadowRoot.firstElementChild.innerText.trim()"
        button = part("usher-model-class", "button")
        speaks_of(page, ("button", "Standard: 12/100"))
        page.run(f"{button}.focus()")
        for shown in ("Pro AI: 41/50", "Standard: 12/100"):
            page.press("Enter")
            page.until(f"{line} === '{shown}'", f"a press shows {shown}, not {page.run(line)}")
        true(page.run(f"document.querySelector('usher-model-class').shadowRoot.activeElement === {button}"), "the focus stays")
        page.run("document.querySelector('usher-model-class').setAttribute('provider', 'other')")
        true(page.run(line) == "AI: 12/100" and not page.run(f"{button}.checkVisibility()"), "one class:", page.run(line))
        true(say(other.url, "demo-pro") == 200, "a call is answered")
        page.until(f"{line} === 'AI: 13/100'", "it is live")
        page.close()
        page = opened(browser, other, named("model-class"))
        named("model-class").act(page, other, "demo-pro")
        tells(page, "Standard: 13/100")
        title = "document.querySelector('usher-model-class')"
        # The element counts a sent message in the class of its model at once, before the edge reports it.
        page.run(f"{title}.account.messageSent('pro')")
        page.run(f"{title}.setAttribute('model-class', 'pro')")
        true(page.run(line) == "Pro AI: 42/50", page.run(line))
        page.run(f"{title}.account.messageFailed()")
        page.run(f"{title}.setAttribute('conversation', 'A walk')")
        true(page.run(line) == "Pro AI: 41/50", page.run(line))
        page.run(f"{button}.click()")
        true(page.run(line) == "A walk", "the conversation's name:", page.run(line))
        page.close()
    page = opened(browser, made, named("nobody"))
    tells(page, "Free")
    page.run("document.querySelector('header').append(document.createElement('usher-model-class')); null")
    page.until("document.querySelector('usher-model-class').hasAttribute('empty')", "plans of messages have no classes")


def forgets_what_was_overtaken(browser, made, _):
    """Two requests are open at the same time. The first one fails, or gets its answer, only after the answer to the
    second has arrived. The page must then keep the second answer."""
    state = named("prominent")
    page = visited(browser, made, state)
    used = made.ask("GET", "/v1/usage", state.user)[1]["message_count"]
    true(f"{used}/800" in seen(page), seen(page))
    page.call("Fetch.enable", patterns=[{"urlPattern": "*v1/usage?ahead=3", "requestStage": "Response"}])
    page.run("window.asked = document.querySelector('usher-usage').account; null")

    def held(count):
        """Sends one more request, and waits until the browser holds back this many answers. Returns their ids."""
        page.run("void asked.refresh()")
        end = time.monotonic() + 30
        while True:
            page.run("null")
            found = [e["params"]["requestId"] for e in browser.events if e["method"] == "Fetch.requestPaused" and e.get("sessionId") == page.session]
            if len(found) >= count:
                return found
            true(time.monotonic() < end, "a request is held")
            time.sleep(0.05)

    held(1)
    first, second = held(2)
    page.call("Fetch.continueRequest", requestId=second)
    page.until("asked.state.usage.phase === 'ready'", "the second is here")
    page.call("Fetch.failRequest", requestId=first, errorReason="ConnectionReset")
    page.run("new Promise(done => setTimeout(done, 300))")
    true(page.run("asked.state.usage.phase") == "ready", "the first says nothing:", seen(page))
    true(say(made.url, state.user) == 200, "a message is answered")
    tells(page, f"{used + 1}/800")
    third = held(3)[2]
    true(say(made.url, state.user) == 200, "another is answered")
    tells(page, f"{used + 2}/800")
    page.call("Fetch.continueRequest", requestId=third)
    page.run("new Promise(done => setTimeout(done, 300))")
    true(f"{used + 2}/800" in seen(page), "an older answer sets nothing back:", seen(page))


def comes_back(browser, made, _):
    state = named("gentle")
    page = visited(browser, made, state)
    goes_offline(page, made, state.user)
    tells(page, "You're offline right now")
    page.call("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    tells(page, "You have 160 conversations left this month")
    true(say(made.url, state.user) == 200, "a message is answered")
    tells(page, "641/800", 60)


BRAND = """  name: Coach
  color: "#8a2b63"
  links: { home: "https://example.com/app", help: "https://example.com/help", sign_in: "https://example.com/sign-in" }"""
STEPS = [
    states, follows, counts_at_once, stands_elsewhere, goes_by_keyboard, speaks, keeps_the_zone, fits_everywhere, rests,
    bears_a_brand, says_what_the_catalogue_says, counts_by_model_class,
    forgets_what_was_overtaken, comes_back,
]


def main():
    reading = argparse.ArgumentParser()
    for name in ("usher", "usherctl", "artifacts"):
        reading.add_argument(f"--{name}", required=True)
    given = reading.parse_args()
    with running_edge(given.usher, given.usherctl, BRAND) as made, Chromium() as browser:
        for step in STEPS:
            try:
                step(browser, made, given.artifacts)
            except Trouble as trouble:
                sys.exit(f"{step.__name__}: {trouble}")
            print(step.__name__, flush=True)


main()
