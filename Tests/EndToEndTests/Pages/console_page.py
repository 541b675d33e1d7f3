"""Tests the operators' page of a real edge in a browser, as an operator uses it. Prints the name of each step that
passed."""

import argparse
import json
import os
import signal
import sys
import urllib.error
import urllib.request

from chromium import Chromium, Trouble
from people import say

PARTS = ["", "/console.css", "/console.js", "/chart.js", "/actions.js", "/icon.svg"]
TYPES = {"": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def true(claim, *facts):
    if not claim:
        raise Trouble(f"not true: {' '.join(map(str, facts))}")


def ask(url, method="GET", body=None, **fields):
    request = urllib.request.Request(url, method=method, data=body, headers=fields)
    try:
        return urllib.request.urlopen(request, timeout=20)
    except urllib.error.HTTPError as answer:
        return answer


def files(admin):
    """Checks the header fields with which the edge serves each file of the page."""
    for part in PARTS:
        answer = ask(f"{admin}/console{part}")
        fields, bytes = answer.headers, answer.read()
        true(answer.status == 200 and fields["Content-Type"].startswith(TYPES[os.path.splitext(part)[1]]), part, fields)
        policy = fields["Content-Security-Policy"]
        for rule in ("default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"):
            true(rule in policy, part, policy)
        true("unsafe" not in policy and "http" not in policy, policy)
        true("no-store" in fields["Cache-Control"] and fields["X-Content-Type-Options"] == "nosniff", part, fields)
        head = ask(f"{admin}/console{part}", "HEAD")
        true(head.headers["Content-Length"] == str(len(bytes)) and head.read() == b"", part, head.headers)
        again = ask(f"{admin}/console{part}", **{"If-None-Match": fields["ETag"]})
        true(fields["ETag"] and again.status == 304 and again.read() == b"", part, again.status)
    true(ask(f"{admin}/console/nothing.js").status == 404, "a file that is not there")


def enters(page, admin, token):
    page.open(f"{admin}/console")
    page.until("!document.getElementById('gate').hidden", "the page asks for a token")
    true(page.focus() == "token", "the focus is in the form", page.focus())
    true(page.flaws() == [], *page.flaws())
    page.type("a-wrong-token-of-some-length")
    page.press("Enter")
    page.until("document.getElementById('token-error').textContent !== ''", "a wrong token is refused")
    page.type(token)
    page.press("Enter")
    page.until("!document.getElementById('desk').hidden", "the right token opens the desk")
    page.until("document.getElementById('live').dataset.state === 'live'", "the figures are live")
    true(token not in page.run("document.documentElement.outerHTML + location.href"), "the token is nowhere to be seen")


def counts(page, edge):
    for user, status in (("demo-premium", 200), ("demo-premium", 200), ("demo-expired", 403)):
        heard = say(edge, user)
        true(heard == status, user, heard)
    page.until("/admitted/.test(document.getElementById('feed').innerText)", "admitted messages come by")
    page.until("document.querySelectorAll('#reasons li:not(.empty)').length > 0", "a reason of refusal is shown")
    page.until("Number(document.getElementById('tile-requests').textContent) > 0", "the rate is above nothing")
    label = page.run("document.querySelector('#chart-decisions > svg').getAttribute('aria-label')")
    true("admitted" in label and "at most" in label, label)


def finds(page):
    page.run("document.getElementById('top-form').requestSubmit()")
    page.until("document.querySelector('#top-result ol button')", "the top users are listed")
    true("demo-premium" in page.text("#top-result"), page.text("#top-result"))
    page.run("[...document.querySelectorAll('#top-result button')].find(b => b.textContent === 'demo-premium').click()")
    page.until("document.querySelector('#user-body .answer')", "the user is explained")
    shown = page.text("#user")
    true("Premium" in shown and "162 of 800" in shown, shown)
    true(page.focus() == "user", page.focus())
    true(page.run("location.hash") == "#user=demo-premium", page.run("location.hash"))
    # The test opens another user with the search field, and later returns with the browser's history.
    page.run("document.getElementById('search-user').value = ''; document.getElementById('search-user').focus()")
    page.type("demo-expired")
    page.press("Enter")
    page.until("document.querySelector('#user-body .headline')", "the newest refusal is the headline")
    true("Refused last" in page.text("#user-body .headline"), page.text("#user-body .headline"))
    page.run("document.querySelector('#user-body .headline a').click()")
    page.until("location.hash.includes('at=')", "a refusal can be opened")
    page.until("document.querySelector('#user-body .answer .help')?.innerText.startsWith('At ')", "it is explained as it was")
    true("403" in page.text("#user-body .answer"), page.text("#user-body .answer"))
    page.run("history.go(-2)")
    page.until("document.getElementById('user-title').textContent === 'demo-premium'", "the address before opens that user again")


def opens_an_address(browser, admin, token, user):
    """Opens the address of a user in a new tab, as an operator does who has received the address."""
    page = browser.page()
    page.open(f"{admin}/console#token={token}&user={user}")
    page.until("document.querySelector('#user-body .answer')", "the address opens the user")
    true(page.run("location.hash") == f"#user={user}", page.run("location.hash"))
    return page


ACT = """
((title, fields) => {
    const place = [...document.querySelectorAll('details')].find(one => one.querySelector('summary').textContent === title);
    place.open = true;
    place.querySelector('[name=reason]').value = 'they wrote to us';
    for (const [name, value] of Object.entries(fields)) place.querySelector(`[name=${name}]`).value = value;
    place.querySelector('form').requestSubmit();
})
"""


def do(page, title, wanted, **fields):
    """Opens an action and gives a reason. Checks the preview of the action, and then performs it."""
    place = f"[...document.querySelectorAll('details')].find(one => one.querySelector('summary').textContent === '{title}')"
    page.until(place, f"there is an action {title}")
    page.run(f"{ACT}('{title}', {json.dumps(fields)})")
    page.until(f"!{place}.querySelector('.buttons button:last-child').hidden", f"{title} is previewed")
    told = page.run(f"{place}.querySelector('[role=status]').textContent")
    true(wanted in told, told)
    page.run(f"window.before = {place}; window.before.querySelector('.buttons button:last-child').click()")
    page.until("!document.contains(window.before)", f"{title} is done, and shown")


def acts(browser, edge, admin, token, artifacts):
    page = opens_an_address(browser, admin, token, "demo-trial")
    do(page, "Grant more", "12 of 150 used")
    page.tells("Given by operators")
    page.tells("of 150")
    do(page, "Reset a count", "0 of 150")
    page.tells("0 of 150")
    do(page, "Override an amount", "0 of 200", amount="150")
    page.tells("override")
    do(page, "Override an amount", "0 of 150")
    do(page, "Change the entitlement", "Plan premium, active", plan="premium", status="active")
    page.tells("Premium")
    do(page, "Change the entitlement", "Plan trial", plan="trial")
    do(page, "Block", "would be refused")
    page.tells("blocked")
    page.until("[...document.querySelectorAll('summary')].some(one => one.textContent === 'Unblock')", "a block can be taken back")
    true(say(edge, "demo-trial") == 403, "a blocked user is refused")
    page.run("document.querySelectorAll('details').forEach(one => { one.open = true })")
    page.picture(os.path.join(artifacts, "console-user.png"))
    true(page.flaws() == [], *page.flaws())
    do(page, "Unblock", "answered again")
    page.until("[...document.querySelectorAll('summary')].some(one => one.textContent === 'Block')", "the block is gone")
    heard = say(edge, "demo-trial")
    true(heard == 200, heard)
    shown = page.text("#user-body")
    for word in ("they wrote to us", "grant", "reset", "block"):
        true(word in shown.lower(), word, shown)
    do(page, "Stop all spending", "would be refused")
    page.until("document.getElementById('switch-body').innerText.includes('stopped since')", "the switch is on")
    true(say(edge, "demo-trial") == 503, "nothing is spent")
    do(page, "Allow spending again", "answered again")
    page.until("!document.getElementById('switch-body').innerText.includes('stopped since')", "the switch is off")
    true(page.complaints() == [], *page.complaints())


def reads_charts_by_key(page):
    # The curve needs a point for each of the two steps to the left.
    page.until(
        "(document.querySelector('#chart-decisions > svg > .line')?.getAttribute('d') ?? '').split('L').length > 2",
        "the curve has three points",
    )
    page.run("document.querySelector('#chart-decisions > svg').focus()")
    now = page.run("document.activeElement.getAttribute('aria-valuetext')")
    true(now.startswith("now: admitted "), now)
    for _ in range(2):
        page.press("ArrowLeft")
    then = page.run("document.activeElement.getAttribute('aria-valuetext')")
    true(then.startswith("at ") and "refused " in then, then)
    page.press("End")
    true(page.run("document.activeElement.getAttribute('aria-valuetext')").startswith("now: "), "End is now")


def hears_of_trouble(page, redis):
    os.kill(redis, signal.SIGSTOP)
    try:
        page.until("!document.getElementById('alarm').hidden", "the page tells that Redis is away")
        true("Redis" in page.text("#alarm"), page.text("#alarm"))
    finally:
        os.kill(redis, signal.SIGCONT)
    page.until("document.getElementById('alarm').hidden", "and that it is back")


def goes_by_keyboard(page):
    page.run("document.querySelector('.skip').focus()")
    seen = [page.focus()]
    for _ in range(24):
        page.press("Tab")
        seen.append(page.focus())
    wanted = ["Skip to the figures", "search-user", "Look up", "pause", "leave", "top-by", "top-period", "Ask"]
    places = [seen.index(name) for name in wanted if name in seen]
    true(len(places) == len(wanted) and places == sorted(places), seen)


def looks_well(browser, admin, token, artifacts):
    for scheme in ("light", "dark"):
        for width in (1280, 390):
            page = browser.page(width, 900, scheme)
            page.open(f"{admin}/console#token={token}")
            page.until("!document.getElementById('desk').hidden", "a token in the fragment opens the desk")
            true("token" not in page.run("location.href"), "the fragment is taken away")
            page.until("document.querySelector('#health tbody tr')", "the parts are listed")
            page.run("document.getElementById('top-form').requestSubmit()")
            page.until("document.querySelector('#top-result ol')", "the top users are listed")
            page.picture(os.path.join(artifacts, f"console-{scheme}-{width}.png"))
            true(not page.is_too_wide(), "too wide", scheme, width)
            true(page.flaws() == [], scheme, width, *page.flaws())
            # On a narrow screen, the tables of a user must scroll instead of making the page too wide.
            page.run("location.hash = '#user=demo-premium'")
            page.until("document.querySelector('#user-body .answer')", "the user is explained")
            page.picture(os.path.join(artifacts, f"console-user-{scheme}-{width}.png"))
            true(page.flaws() == [], scheme, width, *page.flaws())
            true(page.complaints() == [], *page.complaints())


def leaves(page, admin):
    page.call("Page.reload")
    page.until("document.readyState === 'complete' && !document.getElementById('desk').hidden", "the tab keeps the token")
    page.run("document.getElementById('leave').click()")
    page.until("!document.getElementById('gate').hidden", "signing out asks for a token again")
    true(page.run("JSON.stringify(sessionStorage)") == "{}", "the token is forgotten")
    true(page.hosts() == {admin.split("/")[2]}, page.hosts())


def main():
    reading = argparse.ArgumentParser()
    for name in ("edge", "admin", "token", "artifacts"):
        reading.add_argument(f"--{name}", required=True)
    reading.add_argument("--redis", type=int, required=True)
    given = reading.parse_args()
    files(given.admin)
    print("files")
    with Chromium() as browser:
        page = browser.page()
        steps = {
            "enters": lambda: enters(page, given.admin, given.token),
            "counts": lambda: counts(page, given.edge),
            "finds": lambda: finds(page),
            "reads_charts_by_key": lambda: reads_charts_by_key(page),
            "acts": lambda: acts(browser, given.edge, given.admin, given.token, given.artifacts),
            "looks_well": lambda: looks_well(browser, given.admin, given.token, given.artifacts),
            "goes_by_keyboard": lambda: goes_by_keyboard(page),
            "hears_of_trouble": lambda: hears_of_trouble(page, given.redis),
            "leaves": lambda: leaves(page, given.admin),
        }
        for name, step in steps.items():
            try:
                step()
            except Trouble as trouble:
                page.picture(os.path.join(given.artifacts, "console-trouble.png"))
                sys.exit(f"{name}: {trouble}")
            print(name, flush=True)


main()
