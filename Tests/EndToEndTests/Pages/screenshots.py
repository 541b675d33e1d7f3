"""Pictures of the account page in every state, at two widths, light and dark, of a real edge in a real Chromium."""

import argparse
import contextlib
import os
import sys

from account_states import STATES, visited
from chromium import Chromium
from edge_setup import running_edge


def main():
    reading = argparse.ArgumentParser()
    for name in ("usher", "usherctl", "folder"):
        reading.add_argument(f"--{name}", required=True)
    reading.add_argument("--only", help="the states whose names begin so")
    given = reading.parse_args()
    states = [state for state in STATES if state.name.startswith(given.only or "")]
    with contextlib.ExitStack() as open_until_done:
        browser = open_until_done.enter_context(Chromium())
        presets = sorted({state.preset for state in states})
        edges = {one: open_until_done.enter_context(running_edge(given.usher, given.usherctl, preset=one)) for one in presets}
        for state in states:
            made = edges[state.preset]
            for width, height in ((390, 844), (1280, 800)):
                for scheme in ("light", "dark"):
                    taken(browser, made, state, width, height, scheme, given.folder)
            print(state.name, flush=True)
    return 0


def taken(browser, made, state, width, height, scheme, folder):
    # A person for each picture: what is done on the page changes them.
    state.name, name = f"{state.name}-{width}-{scheme}", state.name
    if state.user:
        state.prepare(made, state.user)
    away = made.without_redis() if state.is_away else contextlib.nullcontext()
    with away:
        page = visited(browser, made, state, width, scheme, height)
        page.run("new Promise(done => setTimeout(done, 700))")
        page.picture(os.path.join(folder, f"{name}-{width}-{scheme}.png"))
    page.close()
    state.name = name


sys.exit(main())
